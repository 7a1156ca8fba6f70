# Velikiye Luki: the words of this game.

side-soviet = the Soviets
side-german = the Germans
hidden-unit = { $side ->
    [soviet] a Soviet unit
   *[german] a German unit
}

## Units

kind-tank = tanks
kind-mountain = mountain infantry
kind-parachute = paratroops
kind-security = security unit
kind-cadre = cadre
kind-ski = ski troops
kind-engineer = engineers
kind-antitank = antitank guns
kind-mechanised = mechanised infantry
kind-assault_gun = assault guns
kind-portee = self-propelled antitank guns
kind-flame = flame tanks
kind-recon = reconnaissance
kind-motorised = motorised infantry
kind-rocket = rocket launchers
kind-festung = garrison

## Phases

phase-german-setup = German set-up
phase-soviet-setup = Soviet set-up
phase-weather = weather
phase-soviet-supply = Soviet supply
phase-soviet-movement = Soviet movement
phase-soviet-combat = Soviet combat
phase-german-supply = German supply
phase-german-movement = German movement
phase-german-combat = German combat
phase-end = end of turn

## Marks

mark-moved = has moved
mark-fought = has fought
mark-isolated = isolated
mark-unsupplied = unsupplied
mark-used = has fired

## Questions

vl-setup = { $left ->
    [0] everything is in place: take a unit back, or end the set-up.
    [one] one unit is left to place.
   *[other] { $left } units are left to place.
}
vl-placing = choose a hex for { $unit }.
vl-move = { $waiting ->
    [0] choose a unit to move, or end the phase.
    [one] choose a unit to move; one reinforcement is waiting. Or end the phase.
   *[other] choose a unit to move; { $waiting } reinforcements are waiting. Or end the phase.
}
vl-moving =
    move { $unit }. { $half ->
        [0]
            { $points ->
                [0] No MP left.
               *[other] { $points } MP left.
            }
       *[other]
            { $points ->
                [0] ½ MP left.
               *[other] { $points }½ MP left.
            }
    }
vl-entering = where to bring on { $unit }?
vl-absorb = rebuild { $unit }: choose a cadre.
vl-excess = overstacked hex: choose a unit to eliminate.
vl-siege-only = no attacks left: make the siege roll, or end the phase.
vl-combat = choose a target hex, or end the phase.
vl-assemble = attack on { $hex }: add units, then declare the attack.
vl-support-attack = attack on { $hex }: your support? { $guns ->
    [0] No artillery left
    [1] One artillery point
   *[other] { $guns } artillery points
}, { $air ->
    [0] no aircraft left.
    [1] one air point.
   *[other] { $air } air points.
}
vl-support-defence = defence of { $hex }: your support? { $guns ->
    [0] No artillery left
    [1] One artillery point
   *[other] { $guns } artillery points
}, { $air ->
    [0] no aircraft left.
    [1] one air point.
   *[other] { $air } air points.
}
vl-must-retreat = combat in { $hex }: forced retreat. Retreat 1 hex, or lose a step to hold.
vl-obligation =
    combat in { $hex }: { $left ->
        [1] 1 hit to take.
       *[other] { $left } hits to take.
    } Lose a step or retreat 1 hex.
vl-impose = combat in { $hex }: choose how the enemy takes the last hit.
vl-toll = retreat into an enemy ZOC: choose a unit to lose a step.
vl-retreat =
    { $many ->
        [1] choose a hex to retreat to from { $hex }.
       *[other] choose a hex to retreat to from { $hex }. The { $many } units retreat together unless you split one off.
    }
vl-advance = { $hex } is vacant: choose units to advance.
vl-advance-on =
    advance { $unit }? { $left ->
        [1] 1 more hex allowed.
       *[other] { $left } more hexes allowed.
    }
vl-siege-which = one level is lost: which Festung counter is reduced?
vl-occupy = { $hex } has fallen: choose a unit to occupy it.

## Acts

verb-ready_made = place the remaining units automatically
verb-lift = pick up a placed unit
verb-end_setup = end the set-up
verb-enter = bring on a reinforcement
verb-exit = exit the west edge
verb-detach = detach a cadre from a division
verb-absorb = fill up a reduced division with a cadre
verb-take_in = choose the cadre
verb-disband = eliminate an overstacked unit
verb-besiege = make the siege roll
verb-besiege_rockets = make the siege roll with the Katyushas
verb-artillery = add artillery support through an HQ
verb-aviation = add air support through an HQ
verb-rockets = fire rocket launchers
verb-ready = finish allocating support
verb-hold = hold and lose a step
verb-lose = lose a step
verb-fall_back = retreat 1 hex
verb-impose_step = force a step loss
verb-impose_hex = force a 1-hex retreat
verb-apart = retreat a unit separately
verb-reduce = reduce a Festung by one level
verb-occupy = occupy the hex

## What happens

placed-setup = Set up in { $to }: { $unit }.
placed-many-setup = { $n ->
    [one] One unit is set up: { $where }.
   *[other] { $n } units are set up: { $where }.
}
placed-enters = Entry at { $to }: { $unit }.
placed-detached = Cadre detached in { $to }: { $unit }.
removed-absorbed = Cadre taken into its division in { $from }: { $unit }.
removed-crowded = Overstacked, eliminated in { $from }: { $unit }.
removed-exit = Exit by the west edge from { $from }: { $unit }.
removed-off-map = Back off the map from { $from }, may return next turn: { $unit }.
removed-hq = HQ overrun in { $from }, may return next turn: { $unit }.
removed-rockets = Rocket launchers destroyed in { $from }: { $unit }.
removed-garrison = The garrison of { $from } is destroyed: { $unit }.
step-detached = Division reduced, a cadre leaves it: { $unit }.
step-restored = Division whole again: { $unit }.
step-level = { $left ->
    [1] One level lost, one is left: { $unit }.
   *[other] One level lost, { $left } are left: { $unit }.
}
marked-isolated-on = Isolated, attack halved: { $units }.
marked-isolated-off = In supply again: { $units }.
marked-unsupplied-on = Unsupplied: { $units }.
marked-unsupplied-off = In supply again: { $units }.
marked-used-on = Rockets, one column: { $units }.

value-sky-clear = clear sky
value-sky-cloudy = cloudy
value-sky-overcast = overcast
vl-weather = { $weather ->
    [clear] Clear
    [cloudy] Cloudy
   *[overcast] Overcast
} skies. Air points: Soviets { $soviet }, Germans { $german }. Artillery points: Soviets { $guns }, Germans { $foe }.
vl-attack = Attack on { $hex }: { $units } against { $foes }.
vl-guns = { $side ->
    [soviet] Soviet artillery
   *[german] German artillery
}, { $left } left, through { $unit }.
vl-air = { $side ->
    [soviet] Soviet aircraft
   *[german] German aircraft
}, { $left } left, through { $unit }.
vl-odds = { $attack } to { $defence }: column { $column } before quality.
vl-result = Quality { $mine } ({ $up }) against { $theirs } ({ $down }): column { $column }. Die { $die }, { $result }: { $attacker ->
    [none] attacker: no effect
    [s1] attacker: 1 hit
    [s2] attacker: 2 hits
    [R] attacker: forced retreat
    [R1] attacker: forced retreat, then 1 hit
   *[R2] attacker: forced retreat, then 2 hits
}; { $defender ->
    [none] defender: no effect.
    [s1] defender: 1 hit.
    [R] defender: forced retreat.
    [R1] defender: forced retreat, then 1 hit.
    [R2] defender: forced retreat, then 2 hits.
    [R3] defender: forced retreat, then 3 hits.
   *[R4] defender: forced retreat, then 4 hits.
}
vl-siege = Siege, die { $die } and modifier { $plus }: { $total }. { $levels ->
    [0] The garrison holds.
    [1] The garrison loses one level.
   *[other] The garrison loses two levels.
}
vl-encircled = Velikiye Luki is encircled.
vl-relieved = Velikiye Luki is no longer encircled.
vl-exit = Brigades exited: { $exits }, the latest: { $unit }.
vl-points = Soviet victory points: { $points }.

vl-die-weather = Weather die: { $face }.
vl-die-quality-attack = Attacker's quality die: { $face }.
vl-die-quality-defence = Defender's quality die: { $face }.
vl-die-combat = Combat die: { $face }.
vl-die-siege = Siege roll: { $face }.

vl-soviet-strategic = Soviet strategic victory: the German front is broken.
vl-soviet-operational = Soviet operational victory: the German front has bent.
vl-soviet-tactical = Soviet tactical victory: the advance was dear, but it counts.
vl-draw = A draw: no breakthrough, no relief.
vl-german-tactical = German tactical victory: what mattered most has held.
vl-german-operational = German operational victory: the offensive has failed.
vl-goal-reached = The Soviets win: they have the points they were asked for.
vl-goal-missed = The Germans win: the Soviets lack points.
vl-bad-points = points: from 1 to { $most }, as many as there are to be had

## Combat

odds-column = Column before quality: { $column }
odds-terrain-clear = clear terrain
odds-terrain-woods = woods
odds-terrain-marsh = marsh
odds-terrain-lake = lake
odds-terrain-village = village
odds-terrain-city = city
odds-river = minor river before an attacker
odds-major_river = major river before an attacker
odds-bridge = bridge over a major river
odds-height = height above an attacker
odds-integrity = divisional integrity
odds-combined = infantry and armour together
odds-antitank = antitank guns against armour
odds-armour-bonus = armour bonus
odds-engineers = engineers or flame-throwers in a city or village
odds-artillery = artillery and rockets
odds-aviation = aircraft
odds-concentric = concentric attack
odds-besieging = besieging unit takes part
outcome-steps-city = { $n ->
    [one] driven against the Festung, a step lost: { $units }
   *[other] driven against the Festung, { $n } steps lost: { $units }
}
outcome-eliminated-city = driven against the Festung, eliminated: { $units }
outcome-off-map = retreat off the map, may return next turn: { $units }
outcome-hq = HQ overrun, may return next turn: { $units }
outcome-rockets = rocket launchers eliminated: { $units }
outcome-crowded = overstacked in { $hex }, eliminated when the phase ends: { $units }
vl-policy = supposing that each side retreats while it can do so out of enemy ZOCs into a hex with room, and otherwise loses steps on its weakest units; that an attacker whose enemy has gone takes losses rather than retreat, and advances; that an imposed obligation is a step.

result-R2_- = attacker: forced retreat, then 2 hits
result-R1_- = attacker: forced retreat, then 1 hit
result-R_- = attacker: forced retreat
result-1_- = attacker: 1 hit
result-2_1 = attacker takes 2 hits, defender 1
result-1_1 = each side: 1 hit
result--_1 = defender: 1 hit
result-1_R = attacker: 1 hit; defender: forced retreat
result--_R = defender: forced retreat
result-1_R1 = attacker: 1 hit; defender: forced retreat, then 1 hit
result--_R1 = defender: forced retreat, then 1 hit
result-1_R2 = attacker takes 1 hit; defender retreats and takes 2 hits
result--_R2 = defender: forced retreat, then 2 hits
result-1_R3 = attacker: 1 hit; defender: forced retreat, then 3 hits
result--_R3 = defender: forced retreat, then 3 hits
result--_R4 = defender: forced retreat, then 4 hits

## How things stand

own-weather = { $value ->
    [clear] Clear skies.
    [cloudy] Cloudy skies.
   *[overcast] Overcast skies.
}
own-air = Air points left: Soviets { $soviet }; Germans { $german }.
own-artillery = Artillery points left: Soviets { $soviet }; Germans { $german }.
own-encircled = { $value ->
    [true] Velikiye Luki has been encircled since the end of the last turn (VL 7.1b).
   *[false] Velikiye Luki is not encircled (VL 7.1b).
}
own-points = Soviet victory points: { $value } (VL 13.3.1a).
own-exits = { $n ->
    [0] No brigade has gone by the west.
   *[other] Brigades gone by the west: { $list }.
}

## Options

option-setup = set-up of the free units
option-setup-free = by hand
option-setup-ready_made = ready-made
option-first_turn = option: on turn 1 Soviet dice gain 1
option-plain_t34 = option: the T-34s of 8 Pz without armour bonus
option-corps = 2nd Mechanised Corps
option-corps-limited = two brigades at most in an attack
option-corps-free = freely committed
option-hq_range = to where an HQ's range is counted
option-hq_range-target = to the defender's hex
option-hq_range-unit = to a unit it supports
option-roads = what a road costs motor units
option-roads-whole = one MP
option-roads-half = ½ MP
option-lakes = who crosses lakes
option-lakes-foot = foot units
option-lakes-printed = motor units, as printed
option-foot_advance = advance on foot after combat
option-foot_advance-two = two hexes at most
option-foot_advance-any = as far as the result allows
option-limits = when the odds are brought back into the table
option-limits-end = once, at the end
option-limits-each = after each modifier
option-siege_bonus = what further units bring to the siege
option-siege_bonus-each = each one counts
option-siege_bonus-one = one of each sort only
option-siege_double = two levels lost when a single Festung is left
option-siege_double-lost = the second one does not count
option-siege_double-survivor = the Festung left loses both
vl-bad-weather = weather: "{ $given }" is not one of clear, cloudy, overcast (VL 9a)

## Overlays and tracks

overlay-reach = reach
overlay-reach-text = where this unit can go, and at what cost.
overlay-zoc = zones of control
overlay-zoc-text = the hexes this side controls around its units.
overlay-supply = supply
overlay-supply-text = { $n ->
    [0] the hexes joined to this side's sources; not one of its units is.
   *[other] the hexes joined to this side's sources, and the lines of its units.
}
overlay-supply-cut = without a line
overlay-threat = threat
overlay-threat-text = the hexes this side could attack after moving.
overlay-siege = siege
overlay-siege-text = the encirclement of Velikiye Luki: what the Soviets close, and what is open.
overlay-control = control
overlay-control-text = hexes that only one side occupies or has in its ZOC.
overlay-objectives = objectives
overlay-objectives-text = the places worth victory points, and who holds them.
track-points = victory points
track-points-hint = 11: the Soviets win; 16: strategically; 9 or fewer: the Germans win
track-goal = victory points
track-goal-hint = so many at the end of the last turn: the Soviets win
track-festung-west = Festung West
track-festung-west-hint = each level lost is a victory point
track-festung-east = Festung East
track-festung-east-hint = each level lost is a victory point
track-air-soviet = Soviet aircraft
track-air-soviet-hint = points left this turn
track-air-german = German aircraft
track-air-german-hint = points left this turn
track-guns-soviet = Soviet artillery
track-guns-soviet-hint = points left this turn
track-guns-german = German artillery
track-guns-german-hint = points left this turn

## On the shelf

game-subtitle = The encircled city, winter 1942-1943
game-scale = 1 hex = 2.5 km
game-units = companies to divisions
game-length = 11 turns
game-complexity = 3
game-edition = rulebook with clarifications and optional rules
game-special = An encirclement to close, a siege roll every turn, relief that arrives piecemeal.
aim-soviet = Encircle the city, wear down its garrison, stop the relief.
aim-german = Hold the city and bring relief to it from the west and the south.
option-setup-about = Ready-made: play at once. By hand: each side places its free units.
option-first_turn-about = Every Soviet die of turn 1 gains one. Helps the Soviets.
option-plain_t34-about = The captured T-34s fight like other tanks. Helps the Soviets.
option-corps-about = How many brigades of this corps may attack together.
option-hq_range-about = Where the range of an HQ ends when it supports a combat.
option-roads-about = Cheaper roads make motorised units faster.
option-lakes-about = Which units may cross frozen lakes.
option-foot_advance-about = How far infantry follows a defender that retreats.
option-limits-about = Matters only for very strong or very weak attacks.
option-siege_bonus-about = More bonuses wear the garrison down faster.
option-siege_double-about = What happens to a second loss when one garrison counter is left.

## Acts, with what they are done to

act-lift = take back { $noun }
act-enter = bring on { $noun }
act-detach = detach a cadre from { $noun }
act-absorb = fill up { $noun }
act-take_in = take in { $noun }
act-disband = eliminate { $noun }
act-artillery = artillery through { $noun }
act-aviation = aircraft through { $noun }
act-rockets = fire { $noun }
act-hold = hold: { $noun } loses a step
act-lose = { $noun } loses a step
act-apart = retreat { $noun } alone
act-reduce = reduce { $noun }
act-occupy = occupy with { $noun }

## The guided first turn

tour-welcome = This is Velikiye Luki, November 1942. You lead the Soviets, in red, in the east; the computer leads the Germans and holds the city. Everything is already set up: encircle the garrison, then wear it down.
tour-pick = Units with four gold corners can move. Choose one near the Lovat.
tour-go = The highlighted hexes are within reach; the number is the MP cost, often less by road. An octagon marks a hex where the unit must stop. Move next to a grey counter, outside the city.
tour-undo = A mistake? The arrow (or the U key) undoes your actions, back to the last die roll.
tour-overlays = These buttons lay an overlay on the map. Try Siege (S key): the hexes to occupy around the city for an encirclement.
tour-end-move = Move other units next to the same counter: infantry and armour together gain a column. Then end the phase: what is marked "final" cannot be undone.
tour-target = Combat phase. The possible targets are highlighted: choose one.
tour-join = Commit the units next to the target, one by one.
tour-odds = Before you roll, everything is shown: the strengths, the odds column, each modifier with its rule, and the chance of each result on three dice.
tour-attack = When the odds suit you, declare the attack: it cannot be undone.
tour-support = Your HQs can add artillery or air support, one column per point. When you have added enough, press the button: the defender responds and the dice are rolled.
tour-log = The log records every action and every die roll. Click § to open the summary of the rule.
tour-sequence = This is the sequence of play, with the current phase marked. End your phases and the computer plays next. Right-click or long-press anywhere to see why an action is not allowed. Your turn!
tour-training = A small siege for learning. You lead the Soviets, in red, who have encircled the city. Four German units, led by the computer, come from the west and have three turns to break the encirclement. You win if the garrison loses one level.
tour-training-go = The highlighted hexes are within reach; the number is the MP cost, and an octagon marks a hex where the unit must stop. Keep the encirclement closed: a gap lifts the siege.
tour-siege = Combat phase. While the city is encircled you may make a siege roll: the garrison may lose a level.

## Refusals

vl-why-left-west = Left by the west edge: { $unit }.
vl-why-cadre-waits = A cadre comes onto the map only for a division that loses two steps or detaches it: { $unit }.
vl-why-garrison = The garrison neither moves nor attacks: { $unit }.
vl-why-festung = The Festung stands there: only the siege can reach it.
vl-why-lake = This kind of unit cannot enter a lake hex.
vl-why-same-zone = Between { $hexes } both hexes are in the ZOC of { $units }.
vl-why-no-division = Not a Soviet division on the map: { $unit }.
vl-why-not-whole = The division is not at full strength.
vl-why-not-reduced = The division is not one step short.
vl-why-no-cadre = No cadre of its quality or better, not yet moved, is in its hex.
vl-why-cadre = Not a cadre that the division can take back: { $unit }.
vl-why-begun = It has already moved or regrouped in this phase.
vl-why-only-brigades-exit = Only Soviet tank and mechanised brigades leave by the west edge.
vl-why-not-at-the-edge = It is not on the west edge.
vl-why-unsupplied-exit = It was not in supply in the last supply phase.
vl-why-not-combat = It is not a combat unit.
vl-why-unsupplied = It is out of supply.
vl-why-corps = Two units of the 2nd Mechanised Corps already take part.
vl-why-off-the-path = The defender did not retreat through that hex.
vl-why-advanced = { $hexes ->
    [one] It has already advanced 1 hex, as far as it may.
   *[other] It has already advanced { $hexes } hexes, as far as it may.
}
vl-why-second-zone = It stops in the second enemy ZOC.
vl-why-armour-first = The first loss falls on armour: both sides have some.
vl-why-largest-first = The first loss falls on a unit with most steps: { $most }.
vl-why-cannot-hold = No unit of quality A or B, and neither city nor village: the stack must retreat.
vl-why-already-back = A unit has already retreated: losses come first.
vl-why-imposed-hex = The attacker has chosen a hex of retreat.
vl-why-imposed-step = The attacker has chosen a step loss.
vl-why-loss-first = The defender held: one step must be lost before any retreat.
vl-why-not-west = That hex is not towards the west edge, and another is.
vl-why-not-east = That hex is not towards the east edge, and another is.
vl-why-nearer-enemy = Another hex is farther from the enemy.
vl-why-no-entry = The unit can enter nowhere.
vl-why-entry-cost = { $needed } MP needed to enter there, { $left } left.
vl-why-out-of-order = A unit listed after it has already entered there.
vl-why-no-help = Eliminating it would not make room.
vl-why-no-hq = Not an HQ that can give support: { $unit }.
vl-why-no-support-left = It has no support left this turn.
vl-why-colour = It supports only units of its own colour.
vl-why-two-points = This combat already has 2 artillery points.
vl-why-no-points = No artillery point is left.
vl-why-one-mission = This combat already has 1 air point.
vl-why-no-missions = No air point is left.
vl-why-grounded = The weather allows no air support.
vl-why-no-rockets = Not a rocket unit that can fire: { $unit }.
vl-why-no-rockets-ready = No rocket unit near the city can fire.
vl-why-fired = It has already fired this turn.
vl-why-soviet-only = Only the Soviet player besieges the city.
vl-why-not-encircled = The city was not encircled at the end of the last turn.
vl-why-besieged = The siege roll of this phase is made, or no Festung is left.
vl-why-no-festung = Not a standing Festung: { $unit }.
vl-why-no-occupant = Cannot occupy the hex: { $unit }.
vl-why-other-hex = It is the only unit that can occupy the other hex.
charge-lake = lake
charge-rail = rail
charge-major_river = major river
charge-bridge = bridge

## Before a phase ends

undone-idle-short = { $n ->
    [one] 1 unit unmoved
   *[other] { $n } units unmoved
}
vl-undone-over = Overstacked: { $units }
vl-undone-over-short = { $n ->
    [one] 1 overstacked unit
   *[other] { $n } units overstacked
}
vl-undone-over-note = the surplus is eliminated when the phase ends

## Phases passed over

skipped-soviet-combat = no unit is adjacent to an enemy
skipped-german-combat = no unit is adjacent to an enemy

## The steps of a combat

combat-step-battle = attackers and declaration
combat-step-attacker_support = the attacker's support
combat-step-defender_support = the defender's support
combat-step-throw = dice
combat-step-defender = what the defender takes
combat-step-attacker = what the attacker takes
combat-step-pursue = advance after combat
combat-closing-pursuit = battle
## Armies from afar

army-1SS = 1st SS Brigade
army-1SS-code = 1 SS
army-205 = 205th Infantry Division
army-20M = 20th Motorised Division
army-20M-code = 20 M
army-291 = 291st Infantry Division
army-331 = 331st Infantry Division
army-6L = 6th Luftwaffe Field Division
army-6L-code = 6 L
army-8Pz = 8th Panzer Division
army-8Pz-code = 8 Pz
army-Festung = garrison of Velikiye Luki
army-Festung-code = VL
army-2M = 2nd Mechanised Corps
army-2M-code = 2 M

# -- what counters say, and what support comes to

vl-about-hq = { $supports } { $supports ->
        [one] support
       *[other] supports
    } a turn (artillery or air) within { $range } hexes, { $whom ->
        [all] for any unit of its side
        [guards] for the 5th Guards Corps
        [mechanised] for the 2nd Mechanised Corps
       *[infantry] for the 83rd ID
    }
vl-about-rocket = 1 column in a combat within { $range } hexes, once a turn
vl-about-festung = { $levels } levels, lost one by one
vl-about-unit = combat strength, then quality { $quality } (A best, D worst){ $star ->
        [yes] ; * armour bonus
       *[no] {""}
    }{ $dot ->
        [yes] ; · antitank
       *[no] {""}
    }
vl-support-worth = column { $column }{ $left ->
        [-1] {""}
        [0] , then no support left for this HQ this turn
        [one] , then 1 support left for this HQ this turn
       *[other] , then { $left } supports left for this HQ this turn
    }

## What came of each step of a combat, in a few words

came-vl-attack = { $units-many ->
    [one] { $units-many } unit
   *[other] { $units-many } units
} against { $foes-many }
came-vl-guns = artillery: { $unit }
came-vl-air = aircraft: { $unit }
came-vl-result = column { $column }, { $result }
came-none-attacker_support = none
came-none-defender_support = none
came-none-defender = no effect
came-none-attacker = no effect
came-removed-off-map = off the map: { $units ->
    [many] { $n } units
   *[other] { $units }
}
came-removed-hq = HQ overrun: { $units }
came-removed-rockets = { came-removed-combat }
