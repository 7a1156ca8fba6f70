# A Victory Lost: the words of this game.

side-soviet = the Soviets
side-axis = the Axis
hidden-unit = { $side ->
    [soviet] a Soviet unit
   *[axis] an Axis unit
}

## Units: a letter before the number tells the nation

unit-ref = { $id }
unit-brief = { $id }
unit-plain = { $id }
nation-hungarian = Hungarians
nation-italian = Italians
nation-romanian = Romanians
kind-tank = tanks
kind-mountain = mountain infantry
kind-luftwaffe = Luftwaffe infantry
kind-security = security unit
kind-mechanised = mechanised unit
kind-motorised = motorised infantry

## Phases

phase-soviet-chits = choice of the Soviet chits
phase-soviet-selection = Soviet selection
phase-axis-selection = Axis selection
phase-soviet-special = Soviet special combat
phase-axis-designation = first Axis chit
phase-draw = draw from the bag
phase-axis-manstein = Manstein
phase-soviet-movement = Soviet movement
phase-soviet-combat = Soviet combat
phase-axis-movement = Axis movement
phase-axis-combat = Axis combat
phase-supply = supply
phase-axis-reinforcement = Axis reinforcements
phase-soviet-reinforcement = Soviet reinforcements
phase-end = end of turn

## Marks

mark-active = activated
mark-moved = has moved
mark-fought = has fought
mark-unsupplied = out of supply
mark-isolated = isolated

## Chits: the two Mansteins are alike

value-STAVKA = STAVKA, all HQs
value-40A = 40A, 40th Army
value-6A = 6A, 6th Army
value-1GdA = 1GdA, 1st Guards Army
value-3GdA = 3GdA, 3rd Guards Army
value-5TkA = 5TkA, 5th Tank Army
value-5ShA = 5ShA, 5th Shock Army
value-2GdA = 2GdA, 2nd Guards Army
value-51A = 51A, 51st Army
value-3TkA = 3TkA, 3rd Tank Army
value-28A = 28A, 28th Army
value-Popov = Popov, mobile group
value-H2A = H2A, Hungarian 2nd Army
value-It8A = It8A, Italian 8th Army
value-Hollidt = Hollidt, army detachment
value-R3A = R3A, Romanian 3rd Army
value-4PzA = 4PzA, 4th Panzer Army
value-F-Pico = F-Pico, army detachment
value-1PzA = 1PzA, 1st Panzer Army
value-Kempf = Kempf, army detachment
value-Manstein-1 = Manstein
value-Manstein-2 = Manstein

## Questions

avl-choose =
    { $left ->
        [0] all five chits are chosen for the game: return one, or confirm.
        [one] choose 1 more chit for the game, besides STAVKA.
       *[other] choose { $left } more chits for the game, besides STAVKA.
    }
avl-select =
    { $left ->
        [0] this turn's chits are selected: return one, or put them in the bag.
        [one] select 1 more chit for this turn.
       *[other] select { $left } more chits for this turn.
    }
avl-select-ahead = { $left ->
    [0] the next turn's chits are selected: take one back, or end the selection.
    [one] select the next turn's chits: one more.
   *[other] select the next turn's chits: { $left } more.
}
avl-manstein-drawn = Manstein drawn: choose an HQ to activate.
avl-special = special combat before the first draw: choose a Soviet HQ, or pass.
avl-designate = which chit do you play, without a draw?
avl-move =
    { $waiting ->
        [0] select an activated unit to move, or end the phase.
        [one] select an activated unit to move; 1 unit in the reinforcement box must enter this phase.
       *[other] select an activated unit to move; { $waiting } units in the reinforcement box must enter this phase.
    }
avl-moving =
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
avl-combat = choose a target hex, or end the phase.
avl-assemble = attack on { $hex }: add units, then declare the attack.
avl-losses =
    { $left ->
        [one] 1 step loss to take: choose a unit.
       *[other] { $left } step losses to take: choose a unit.
    }
avl-falling = retreat from { $hex }: choose the next unit.
avl-retreat = retreat { $unit }: choose a hex.
avl-following = the stack has split: choose a hex for { $unit }.
avl-advance = { $hex } is vacant: choose units to advance.
avl-advance-on = second hex of the advance: { $unit }.
avl-displaced = which hex in the rear for { $unit }?
avl-reinforce = { $left ->
    [one] one reinforcement to place.
   *[other] { $left } reinforcements to place.
}
avl-placing = choose a rail hex for { $unit }.

## Acts

verb-choose = choose a chit for the whole game
verb-give_back = give a chit back
verb-historical = take one of the historical five
verb-end_choice = confirm the chits for the whole game
verb-pick = select a chit for the bag
verb-unpick = take a chit back
verb-end_selection = end the selection
verb-activate = activate an HQ
verb-refuse = put Manstein back into the bag
verb-pass = decline the special combat
verb-designate = play a chit without a draw
verb-by_road = use strategic movement
verb-lose = lose a step
verb-fall = retreat a unit
verb-with = follow into a hex

## What happens

moved-road = By road from { $from } to { $to }: { $unit }.
placed-box = Entry at { $to }: { $unit }.
placed-into-box = Reinforcement off the map, { $to }: { $unit }.
placed-many-into-box = { $n } reinforcements off the map: { $where }.
placed-rail = Reinforcement in { $to }: { $unit }.
placed-displaced = HQ displaced to { $to }: { $unit }.
removed-displaced = HQ displaced from { $from }: { $unit }.
removed-waiting = No legal hex to displace to, returns next turn as a reinforcement: { $unit }.
removed-nobody = No unit in its command radius, HQ removed from { $from }: { $unit }.
removed-no-way = No legal retreat, eliminated in { $from }: { $unit }.
removed-shut-out = No legal entry hex, eliminated: { $unit }.
removed-cut-off = Out of supply at the end, counted as eliminated in { $from }: { $unit }.
marked-unsupplied-on = Out of supply: { $units }.
marked-unsupplied-off = In supply again: { $units }.
marked-isolated-on = Isolated: { $units }.
marked-isolated-off = In supply again: { $units }.

avl-selected = { $side ->
    [soviet] The Soviets put { $n ->
        [one] one chit
       *[other] { $n } chits
    } into the bag, STAVKA among them.
   *[axis] The Axis puts { $n ->
        [one] one chit
       *[other] { $n } chits
    } into the bag.
}
avl-drawn = { $side ->
    [soviet] Soviet chit
   *[axis] Axis chit
}: { $chit }.
avl-no-effect = No effect: the HQ of { $chit } is not on the map.
avl-activated = HQ { $hqs }: { $n ->
    [0] no unit activated.
    [one] one unit activated.
   *[other] { $n } units activated.
}
avl-manstein = The Axis receives a Manstein chit.
avl-refused = Manstein goes back into the bag.
avl-city = { $side ->
    [soviet] The Soviets take
   *[axis] The Axis takes
} { $hex }.
avl-attack = Attack on { $hex }: { $units } against { $foes }.
avl-odds = { $attack } to { $defence }: column { $column } after terrain.
avl-result = { $word ->
    [none] No effect.
    [A1] A1: { result-A1 }.
    [DR] DR: { result-DR }.
    [DR2] DR2: { result-DR2 }.
    [s1DR] 1DR: { result-1DR }.
    [s1DR2] 1DR2: { result-1DR2 }.
    [s2DR2] 2DR2: { result-2DR2 }.
    [s3DR2] 3DR2: { result-3DR2 }.
    [s4DR2] 4DR2: { result-4DR2 }.
   *[other] { $result }.
}
avl-points = Victory points: Soviets { $soviet }, Axis { $axis }.

avl-die = Combat die: { $face }.
avl-die-draw = Draw: number { $face } of the { $sides } chits in the bag.

avl-soviet-sudden = Sudden death: the Soviets are thirty points ahead and win.
avl-axis-sudden = Sudden death: the Axis is thirty points ahead and wins.
avl-soviet-points = The Soviets win on points.
avl-axis-points = The Axis wins on points.
avl-draw = A draw: as many points on both sides.
avl-bad-cities = { $key }: hexes on land are required, of which some may be Soviet

## Combat

odds-terrain-clear = clear terrain
odds-terrain-rough = rough terrain
odds-terrain-town = town
odds-terrain-city = city
odds-terrain-victory_city = victory city
result-- = no effect
result-A1 = the attacker loses one step
result-DR = defender retreats 1 hex
result-DR2 = defender retreats 2 hexes
result-1DR = defender loses 1 step and retreats 1 hex
result-1DR2 = defender loses 1 step and retreats 2 hexes
result-2DR2 = defender loses 2 steps and retreats 2 hexes
result-3DR2 = defender loses 3 steps and retreats 2 hexes
result-4DR2 = defender loses 4 steps and retreats 2 hexes
outcome-displaced = HQ displaced: { $units }
avl-policy = assumes that each side takes losses on its weakest units and retreats along the first legal path, and that one attacking unit advances into a vacated hex.

## How things stand

own-points = Victory points: Soviets { $soviet }; Axis { $axis } (AVL 14.0.1a).
own-cities = Victory cities: { $soviet_n ->
    [0] the Soviets hold none
   *[other] the Soviets hold { $soviet }
}; { $axis_n ->
    [0] the Axis holds none
   *[other] the Axis holds { $axis }
} (AVL 14.0.1a).
own-bag = { $value ->
    [0] The bag is empty.
    [one] One chit is in the bag.
   *[other] { $value } chits are in the bag.
}
own-played = { $n ->
    [0] No chit has been played this turn.
   *[other] Chits played this turn: { $list }.
}
own-known = { $n ->
    [0] No Soviet chit has been seen yet.
   *[other] Soviet chits seen so far: { $list }.
}
own-axis_pool = { $n ->
    [0] The Axis has no chit.
   *[other] Chits of the Axis: { $list }.
}
own-returning = { $n ->
    [0] No HQ is waiting to come back.
   *[other] HQs that come back as reinforcements: { $list }.
}
own-eliminated = { $n ->
    [0] No unit has been eliminated.
   *[other] Eliminated: { $list }.
}

## What everybody has before him

standing = chits
standing-mine-chits = yours
standing-mine-picked = selected this turn
standing-mine-ahead = for the next turn
standing-played = played this turn
standing-returned = put back into the bag
standing-known = Soviet, seen so far
standing-axis_pool = the Axis's

## Off the map

box-1pza = 1PzA box
box-28a = 28A box
box-returning = HQs back next turn

## Options

option-chits = the Soviets' five chits
option-chits-free = of their choice
option-chits-historical = the historical ones
option-mech_points = option: points for a German mechanised unit destroyed
option-mech_points-three = three
option-mech_points-five = five
option-administrative = option: one MP more for Soviets out of enemy ZOCs
option-late_1pza = option: 1PzA comes on turn 5
option-early_manstein = option: a Manstein may be selected on the turn it comes
option-preselection = option: the Soviets select their chits a turn ahead
option-free_chit = option: on turn 1 the Axis plays its first chit without a draw
option-supply_distance = what "closer to a source" is measured by
option-supply_distance-straight = straight, to a source of your choice
option-supply_distance-nearest = straight, to the nearest source
option-supply_distance-path = along the line of supply
option-grace = an HQ with no units to command, just displaced
option-grace-none = leaves the game like any other
option-grace-one_turn = is spared this turn
option-rifles = Soviet rifle divisions
option-rifles-thinned = as many as the map has room for
option-rifles-all = every division of the order of battle

## Overlays and tracks

overlay-reach = reach
overlay-reach-text = where this unit can go, and at what cost.
overlay-command = command
overlay-command-text = around an HQ, its radius: the units it commands and those it does not; for a unit, the HQs that reach it.
overlay-command-hq = the radius of this HQ.
overlay-command-boxed = this HQ is in its box, off the map: it activates only those in the box.
overlay-command-unit = { $n ->
    [0] no HQ reaches this unit.
    [one] the HQ that reaches this unit.
   *[other] the HQs that reach this unit.
}
overlay-command-command = it commands them
overlay-command-radius = its radius
overlay-command-foreign = in reach, but of another nation
overlay-command-able = HQ that commands it
overlay-command-unable = HQ in reach, but of another nation
overlay-zoc = zones of control
overlay-zoc-text = the hexes this side controls around its units.
overlay-supply = supply
overlay-supply-text = { $n ->
    [0] the hexes joined to this side's sources; not one of its units is.
   *[other] the hexes joined to this side's sources, and the lines of its units.
}
overlay-supply-cut = without a line
overlay-threat = threat
overlay-threat-text = the hexes this side could attack after moving, if all its units were activated.
overlay-rail = railways
overlay-rail-text = the railway hexes where this side's reinforcements may come.
overlay-control = control
overlay-control-text = hexes that only one side occupies or has in its ZOC.
overlay-objectives = objectives
overlay-objectives-text = the victory cities, and who holds them.
track-points-soviet = Soviet points
track-points-soviet-hint = five a city, and Germans destroyed; 30 ahead at the end of a turn wins
track-points-axis = Axis points
track-points-axis-hint = five a city, and Soviet mechanised units destroyed; 30 ahead at the end of a turn wins
track-bag = chits in the bag
track-bag-hint = when the last one is drawn and played, the turn goes on to supply

## On the shelf

game-subtitle = From the Don to Kharkov, 1942-1943
game-scale = 1 hex = 13 km
game-units = divisions, corps; HQs
game-length = 9 turns
game-complexity = 3
game-edition = French rulebook, with its options
game-special = Only the army whose chit is drawn from the bag may move and fight.
aim-soviet = Take cities with a star and destroy German units: thirty points ahead wins at once.
aim-axis = Save what can be saved, then strike back: hold or retake the cities.
option-chits-about = The historical five need no choice on the first turn.
option-mech_points-about = A higher price helps the Soviets.
option-administrative-about = Soviet units far from the enemy move one point more. Helps the Soviets.
option-late_1pza-about = The 1st Panzer Army arrives on turn 5 only. Helps the Soviets.
option-early_manstein-about = A Manstein chit may go into the bag on the turn it arrives. Helps the Axis.
option-preselection-about = The Soviets choose their chits one turn ahead. Helps the Axis.
option-free_chit-about = On turn 1 the Axis acts first. Helps the Axis.
option-supply_distance-about = Decides which way some units must retreat.
option-grace-about = Whether an HQ without units may stay one turn more.
option-rifles-about = More divisions make the Soviets stronger and the map fuller.

## Acts, with what they are done to

act-choose = choose { $noun }
act-give_back = give back { $noun }
act-pick = select { $noun }
act-unpick = take back { $noun }
act-activate = activate { $noun }
act-designate = play { $noun }
act-lose = { $noun } loses a step
act-fall = retreat { $noun }
act-with = follow into { $noun }

## The guided first turn

tour-welcome = This is the Don, December 1942. You lead the Soviets, in red, in the north and east; the computer leads the Axis: Germans in grey, Italians, Hungarians and Romanians in colours of their own. Five cities with a star are worth five points each.
tour-chits = Armies are activated by command chits, each named after an HQ. Add the five historical chits, or choose five of your own, then confirm. The choice holds for the whole game and is hidden from the Axis.
tour-select = Each turn, three of your five chits go into the bag with STAVKA, which activates every Soviet HQ. Select three, then end the selection. The Axis does the same, and chits are then drawn one at a time at random.
tour-special = Before the first draw, one of your HQs may activate units to fight without moving. Choose one next to the Italians or Romanians, or forgo it.
tour-target = The possible targets are highlighted: choose one.
tour-join = Add the units adjacent to the target, one by one. Attacking across a river halves their strength.
tour-odds = Before you roll, everything is shown: the strengths, the odds column, the terrain shifts with their rules, and the chance of each result.
tour-attack = When the odds suit you, declare the attack: it cannot be undone.
tour-end-combat = A unit attacks only once per segment, and a hex is attacked only once. Attack again if you like, then end the phase: what is marked "final" cannot be undone.
tour-overlays = These buttons lay an overlay on the map. Choose an HQ and try Command (Q key): its command radius and the units it activates.
tour-pick = When one of your chits is drawn, its HQ and the units within its radius can act: they are marked by four gold corners. Choose one.
tour-go = The highlighted hexes are within reach; the number is the MP cost. Entering or leaving an enemy ZOC costs 2 extra MP. Strategic movement, by road, goes far, away from the enemy.
tour-undo = A mistake? The arrow (or the U key) undoes your actions, back to the last die roll or draw.
tour-log = The log records every chit, every action and every die roll. Click § to open the summary of the rule. A letter before a unit's number shows its nationality: S Soviet, G German, H Hungarian, It Italian, R Romanian.
tour-sequence = This is the sequence of play, with the current phase marked. When the bag is empty, supply and reinforcements follow. Right-click or long-press anywhere to see why an action is not allowed. Your turn!
tour-training = A small fight for learning, around Slavyansk. You lead the Soviets, in red; the computer leads the Axis, in grey. There are four turns and five cities of 5 VP each. Eliminated units also score. The side with more VP wins.
tour-training-select = Armies are activated by command chits, each named after an HQ. Each turn, your two chits go into the bag with STAVKA, which activates every Soviet HQ. Select them, then end the selection. The Axis does the same, and chits are then drawn one at a time at random.
tour-end-move = Move other activated units: several units attacking one hex get better odds. Then end the phase: what is marked "final" cannot be undone.

## Refusals

avl-why-not-activated = It has not been activated.
avl-why-out-of-radius = { $far ->
    [one] 1 hex
   *[other] { $far } hexes
} from { $hq }, whose command radius is { $radius }.
avl-why-radius-cut = { $far ->
    [one] 1 hex
   *[other] { $far } hexes
} from { $hq }, but its radius of { $radius } does not get there: over an unbridged major river it reaches only the first hex.
avl-why-other-hq = An HQ activates no other HQ.
avl-why-other-nation = The active HQ commands only Germans and units of its own nation.
avl-why-came-later = It was not within the command radius when the HQ was activated.
avl-why-hq-boxed = The active HQ is in its box and activates only units in the box.
avl-why-box-apart = Units in a box are activated only by the HQ of their box.
avl-why-boxed = Still in its reinforcement box: { $unit }.
avl-why-no-hq = Not an HQ: { $unit }.
avl-why-must-enter = Units in the box still have to enter: { $units }.
avl-why-foreign = Nations that do not stack together in { $hex }: { $units }.
avl-why-hq-halts = The move must stop in { $hex }, where it overruns an HQ: { $units }.
avl-why-river-between-zones = No crossing of a major river from ZOC to ZOC: { $hexes }.
avl-why-ford = An unbridged major river is crossed only as the first step, and ends the move: { $hexes }.
avl-why-across = It has crossed an unbridged major river: its move is over.
avl-why-impassable = Impassable hexside between { $hexes }.
avl-why-pocket = The Stalingrad pocket is closed until turn 5.
avl-why-water = { $hex } is water.
avl-why-water-there = Water is closed to all units.
avl-why-wall = The hexside is impassable.
avl-why-wall-or-water = Water, or an impassable hexside.
avl-why-under-way = Strategic movement must use the road from the first step.
avl-why-off-road = Strategic movement never leaves the road.
avl-why-no-road-here = No road leads through its hex.
avl-why-no-road-in = No road hex next to its box can be entered.
avl-why-hq-on-road = It would have to overrun an HQ and stop there.
avl-why-no-rails = Railways do not serve strategic movement.
avl-why-entry = Entry is only possible by a hex next to the box: { $hexes }.
avl-why-hq-fights-not = An HQ is not a combat unit.
avl-why-neighbours-fought = All the units next to it have already attacked.
avl-why-lone-hq = An HQ alone is not attacked: it is overrun.
avl-why-odds = { $attack } to { $defence }: below 1-1 after terrain.
avl-why-hq-no-loss = An HQ takes no step loss: { $unit }.
avl-why-no-railway = No railway in { $hex }.
avl-why-rails-apart = The railway in { $hex } leads to no friendly supply source.
avl-why-railway-cut = The enemy cuts the railway between there and a supply source.
avl-why-no-place = No railway hex can take this unit.
avl-why-been-there = The retreat has already passed this hex.
avl-why-river-later = An unbridged major river is crossed only with the first hex of a retreat.
avl-why-no-way-out = No retreat can be completed through this hex.
avl-why-more-zones = Enemy ZOCs entered this way: { $these }; { $least } another way.
avl-why-not-closer = Hexes that lead no closer to a supply source this way: { $these }; { $least } another way.
avl-why-crowded = The retreat would end overstacked there.
avl-why-no-supply = No supply line can be traced from there.
avl-why-no-nearer = That hex is no closer to a supply source.
avl-why-distance = { $far ->
    [one] 1 hex away
   *[other] { $far } hexes away
}: the nearest hex allowed is at { $nearest }, and never less than { $least }.
avl-why-hq-follows = An HQ advances only after a unit of its stack.
avl-why-hq-two = An HQ advances 2 hexes only with mechanised units of its stack.
avl-why-one-hex = Only mechanised units advance 2 hexes.
avl-why-river-crossed = It crossed an unbridged major river: it advances 1 hex only.
avl-why-river-second = The second hex is across an unbridged major river.
avl-why-second-hex = { $hex } is not next to { $target }.
avl-why-their-chit = A chit of the other side.
avl-why-chosen = This chit cannot be chosen: it is chosen already, or given anyway.
avl-why-not-chosen = This chit is not among those chosen.
avl-why-chits-enough = All the chits allowed are chosen.
avl-why-chits-missing = { $n ->
    [one] 1 chit is still to be chosen.
   *[other] { $n } chits are still to be chosen.
}
avl-why-chit-unavailable = This chit is selected already, or not available.
avl-why-chit-not-in-the-bag = This chit is not in the bag.
avl-why-refused-before = A Manstein was returned on the draw before.
charge-minor_river = minor river

## Before a phase ends

undone-idle = { $rest ->
    [0] Activated, unmoved: { $unit }
   *[other] { $n } activated units have not moved: { $unit }, …
}
undone-idle-short = { $n ->
    [one] 1 activated, unmoved
   *[other] { $n } activated, unmoved
}
avl-undone-hq = { $n ->
    [one] HQ unmoved: { $units }
   *[other] HQs unmoved: { $units }
}
avl-undone-hq-short = { $n ->
    [one] 1 HQ unmoved
   *[other] { $n } HQs unmoved
}
avl-undone-hq-note = the next chit activates the units within its radius then
avl-undone-box = Waiting in the reinforcement box: { $units }
avl-undone-box-short = { $n ->
    [one] 1 unit must enter
   *[other] { $n } units must enter
}
avl-undone-box-note = they must enter before the phase ends
avl-undone-aim = { $n ->
    [one] HQ without a target: { $units }
   *[other] HQs without a target: { $units }
}
avl-undone-aim-short = { $n ->
    [one] 1 HQ without a target
   *[other] { $n } HQs without a target
}
avl-undone-aim-note = no activated unit is adjacent to an enemy: no combat would follow
avl-undone-special = { $n ->
    [one] HQ with a target: { $units }
   *[other] HQs with a target: { $units }
}
avl-undone-special-short = { $n ->
    [one] 1 HQ has a target
   *[other] { $n } HQs have a target
}
avl-undone-special-note = the combat before the first draw does not come again
avl-waste-aim = { $units }: no unit in its radius is adjacent to an enemy
avl-waste-aim-short = no target
avl-waste-aim-note = the combat before the first draw would be lost
avl-waste-alone = { $units }: no unit in its radius
avl-waste-alone-short = commands no unit
avl-waste-alone-note = the HQ alone would be activated
avl-waste-absent = The HQ of this chit is not in play
avl-waste-absent-short = HQ not in play
avl-waste-absent-note = the chit would have no effect

## Phases passed over

skipped-soviet-combat = no activated unit is adjacent to an enemy
skipped-soviet-reinforcement = no reinforcements this turn
skipped-axis-combat = no activated unit is adjacent to an enemy
skipped-axis-reinforcement = no reinforcements this turn

## The steps of a combat

combat-step-battle = attackers and declaration
combat-step-throw = die
combat-step-losses_first = losses
combat-step-then_retreat = retreat
combat-step-pursue = advance after combat
combat-closing-pursuit = battle

## A chit drawn

avl-drawn-one = HQ in { $hex }, radius { $radius }: activates { $n ->
    [one] 1 unit
   *[other] { $n } units
}.
avl-drawn-many = Every HQ is activated, with { $n ->
    [one] 1 unit
   *[other] { $n } units
}.
avl-drawn-none = No unit is activated yet.
## Armies from afar

army-h2a = Hungarian 2nd Army
army-h2a-code = 2 H
army-it8a = Italian 8th Army
army-it8a-code = 8 It
army-hollidt = Army Detachment Hollidt
army-hollidt-code = Hol
army-r3a = Romanian 3rd Army
army-r3a-code = 3 R
army-4pza = 4th Panzer Army
army-4pza-code = 4 Pz
army-1pza = 1st Panzer Army
army-1pza-code = 1 Pz
army-40a = 40th Army
army-40a-code = 40
army-6a = 6th Army
army-6a-code = 6
army-1gda = 1st Guards Army
army-1gda-code = 1 Gd
army-3gda = 3rd Guards Army
army-3gda-code = 3 Gd
army-5tka = 5th Tank Army
army-5tka-code = 5 Tk
army-5sha = 5th Shock Army
army-5sha-code = 5 Sh
army-2gda = 2nd Guards Army
army-2gda-code = 2 Gd
army-51a = 51st Army
army-51a-code = 51
army-28a = 28th Army
army-28a-code = 28

## What came of each step of a combat, in a few words

came-avl-attack = { $units-many ->
    [one] { $units-many } unit
   *[other] { $units-many } units
} against { $foes-many }
came-avl-odds = column { $column }
came-avl-result = { $word ->
    [none] no effect
    [s1DR] 1DR
    [s1DR2] 1DR2
    [s2DR2] 2DR2
    [s3DR2] 3DR2
    [s4DR2] 4DR2
   *[other] { $word }
}
came-none-losses_first = none
came-none-then_retreat = none
came-removed-displaced = HQ displaced: { $units }
came-removed-no-way = { came-removed-combat }
