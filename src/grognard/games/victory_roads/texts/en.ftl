# Victory Roads: the words of this game.

side-soviet = the Soviets
side-axis = the Axis
hidden-unit = { $side ->
    [soviet] a Soviet support
   *[axis] an Axis support
}

## Boxes

box-corps_pool = in the corps pool
box-stavka = in the Stavka box
box-capitulation = changing sides
box-kg_armour = in the pool of armoured Kampfgruppen
box-kg_infantry = in the pool of infantry Kampfgruppen
box-next_turn = returns next turn
box-soviet_supports = in the Soviet support pool
box-axis_supports = in the German support pool
box-end_supports = End of the Reich, not in the pool yet
box-available_soviet = available to the Soviets
box-available_axis = available to the Axis
box-available_n = available to TO North
box-available_cn = available to TO Centre North
box-available_cs = available to TO Centre South
box-available_s = available to TO South
box-available_soviet-title = Soviet supports
box-available_axis-title = Axis supports
box-available_n-title = TO North
box-available_cn-title = TO Centre North
box-available_cs-title = TO Centre South
box-available_s-title = TO South
box-spent_soviet = spent by the Soviets
box-spent_axis = spent by the Axis

## Units

kind-motorised = motorised infantry
kind-mountain = mountain infantry
kind-volksgrenadier = Volksgrenadiers
kind-volkssturm = Volkssturm
kind-static = static infantry
kind-parachute = paratroops
kind-feldersatz = field replacement unit
kind-flak = anti-aircraft unit
kind-security = security unit
kind-jager = Jäger
kind-ski_jager = ski Jäger
kind-panzer = armour
kind-panzergrenadier = Panzergrenadiers
kind-mechanised = mechanised corps
kind-kg_armour = armoured Kampfgruppe
kind-kg_infantry = infantry Kampfgruppe
kind-hiwis = Hiwis
kind-haltebefehl = garrison
kind-theatre = TO marker
kind-support = support

## Phases

phase-weather = weather
phase-soviet-supports = Soviet supports
phase-soviet-movement = Soviet movement
phase-axis-supports = Axis supports
phase-axis-movement = Axis movement

mark-moved = has moved

## Questions

vr-surplus = { $many ->
    [one] return 1 support to the pool.
   *[other] return { $many } supports to the pool.
}
vr-move = { $rail ->
    [-1] choose a unit to move, or end the phase.
    [0] choose a unit to move, or end the phase. No rail capacity left.
    [one] choose a unit to move, or end the phase. Rail capacity: 1 point.
   *[other] choose a unit to move, or end the phase. Rail capacity: { $rail } points.
}
vr-moving = choose a hex for { $unit }. { $half ->
    [0] { $points ->
        [0] No MP left.
       *[other] { $points } MP left.
    }
   *[other] { $points ->
        [0] ½ MP left.
       *[other] { $points }½ MP left.
    }
}
vr-excess = overstacked: choose a unit to eliminate.

## Acts

verb-strategic = move strategically to a hex
verb-rail = move by rail to a hex
verb-spend = spend a support for strategic movement
verb-give_back = return a support to the pool
verb-disband = eliminate an overstacked unit

## What happens

moved-strategic = { $unit }: strategic movement from { $from } to { $to }.
moved-rail = { $unit }: by rail from { $from } to { $to }.
removed-drawn = Drawn: { $unit }.
removed-support-back = Support returned to the pool: { $unit }.
removed-support-spent = Support spent: { $unit }.
removed-crowded = Overstacked in { $from }, eliminated: { $unit }.
vr-weather = Weather roll { $roll }: { $weather ->
    [fair] fair
    [mud] mud
   *[snow] snow
}, { $sky ->
    [clear] clear sky
   *[overcast] overcast sky
}.
vr-supports = { $side ->
    [soviet] The Soviets draw
   *[axis] The Axis draws
} { $many ->
    [one] 1 support.
   *[other] { $many } supports.
}
vr-die-weather = Weather die: { $face }.
vr-die-supports = Supports to draw: { $face }.
vr-die-draw-soviet = Soviet draw: { $face }.
vr-die-draw-axis = Axis draw: { $face }.
vr-soviet-decisive = Decisive victory of the Soviets.
vr-soviet-marginal = Marginal victory of the Soviets.
vr-axis-decisive = Decisive victory of the Axis.
vr-axis-marginal = Marginal victory of the Axis.

## Options

option-cities = Objective of several hexes (Budapest)
option-cities-all = held if all its hexes are held
option-cities-any = held if one of its hexes is held
option-ports = Blockade of a Baltic port
option-ports-four = four adjacent hexes occupied
option-ports-all = all adjacent land hexes occupied

## Refusals

vr-why-no-unit = Not a combat unit: { $unit }.
vr-why-immobile = A unit with 0 MP may not move: { $unit }.
vr-why-pontoon-stays = A pontoon HQ may not move: { $unit }.
vr-why-other-manner = The unit has begun another kind of move in this phase.
vr-why-hq-unsupplied = An HQ may not end its move in a hex where it would be out of supply.
vr-why-no-hq = An HQ may not move strategically.
vr-why-mud = Strategic movement is not allowed in mud.
vr-why-no-support-spent = Strategic movement needs a support, and none has been spent in this phase.
vr-why-paid = A support has already been spent for strategic movement in this phase.
vr-why-not-available = Not an available support: { $unit }.
vr-why-no-railway = No railway leads from { $from } to { $hex }.
vr-why-no-capacity = { $needed } rail points needed, { $left } left.
vr-why-no-command = { $hex } is outside the command radius of every supplied HQ of the unit's nationality.
vr-why-beside-enemy = { $hex } is adjacent to { $units }.
vr-why-uncaptured = The Soviets have not captured the fortification or German city in { $hex }.
vr-why-no-line = No supply line to a German source passes through { $hex }.
vr-why-lost-city = The Soviets have already captured the major city in { $hex } once.
vr-why-closed-country = While allied to the Axis, Hungarian units may not enter Romania, nor Romanian units Hungary.
vr-why-outside-area = The hex is outside the area of this scenario.
vr-why-water = Lakes and sea are impassable.
vr-why-mud-crossing = In mud a unit may not cross an unbridged river into a hex adjacent to an enemy: { $hexes }.
vr-why-moment =
    { $moment ->
        [supply] Only in one's own supply phase.
        [withdrawal] Only at the end of the German supply phase.
        [orders] Only at the start of the German movement phase.
        [movement] Only in one's own movement phase, or in exploitation with a marker.
        [own-movement] Only in one's own movement phase.
        [axis-movement] Only in the German movement phase.
        [combat] Only in one's own combat phase, or in exploitation with a marker.
        [result] Only after a combat whose result allows it.
       *[stacking] Only where a hex is overstacked at the end of a phase.
    }
vr-why-unit-first = The unit that moves must be chosen first.
vr-why-hex-first = The hex to attack must be chosen first.
vr-why-orders-first = The Haltebefehl orders must be finished first.
vr-why-in-hand = Another unit's move must be finished first: { $unit }.
vr-why-announced = The attack on { $hex } has been announced: hex and attackers are final.
vr-why-axis-only = Only the German player may do this.
vr-why-basic-rules = This rule is not in force in this scenario.
vr-why-on-foot = Strategic, rail and naval movement are not allowed in exploitation.
vr-why-hurrah-moment = Only the Soviet player declares a Hurrah attack, in the Soviet combat phase.
vr-why-attacker-only = Only the attacker may declare this.
vr-why-no-result = The attacker has no tactical result in this combat: an elite bonus would choose nothing.
vr-why-siege-stops = A move ends in a besieged city: { $hex }.
vr-why-no-help = Eliminating this unit does not end any overstacking.

charge-forest = forest
charge-mountain = mountain
charge-fortress = fortress
charge-major_river = major river
charge-rail = railway

## On the table

game-subtitle = From Bagration to Berlin
game-scale = 1 hex = 25 km
game-units = divisions, corps; HQs
game-length = 2 to 23 turns
game-complexity = 4
game-edition = French rulebook, with reconstructed tables
game-special = Hidden supports in each hand, and a Führer to keep satisfied.
aim-soviet = Break the front and take the objectives of the scenario in time.
aim-axis = Hold the objectives, and give up ground slowly.
aim-training-soviet = Take Bratislava in two turns.
aim-training-axis = Hold Bratislava for two turns.
option-setup-about = Default set-up: play at once. By hand: units move up to three hexes from their list.
option-ports-about = How hard it is to cut a Baltic port off from supply.
option-bridges-about = Attacks over a bridge are stronger when not halved. Helps the Soviets.
option-cities-about = What it takes to hold a city of several hexes.
option-medals-about = Which units fight as elite units.
marker-bridgehead = Bridgehead
marker-order = Haltebefehl
marker-order-sign = HALT
marker-besieged = Haltebefehl, besieged
marker-besieged-sign = SIEGE
marker-hollow = Haltebefehl of a fortress order, without a division: defence 1
marker-captured = Soviet Control: these fortifications no longer protect
marker-hollow-sign = HALT 1
marker-uprising = Uprising
marker-refugees = Refugees: German units may not use roads or railways here
marker-theatre-offensive = offensive mode, radius of { $n } hexes
marker-theatre-offensive-sign =
    { $of ->
        [TON] TO N
        [TOCN] TO CN
        [TOCS] TO CS
       *[TOS] TO S
    }
    { $n } OFF
marker-theatre-moving = movement mode, radius of { $n } hexes
marker-theatre-moving-sign =
    { $of ->
        [TON] TO N
        [TOCN] TO CN
        [TOCS] TO CS
       *[TOS] TO S
    }
    { $n } MOV
mark-stayed = may not move again
mark-offensive = offensive mode
mark-in_movement = movement mode
mark-priority = priority TO
mark-secondary = secondary TO
mark-pontoon = pontoon side
mark-supported = bears a support
mark-supported-sign = +
mark-abandoning = abandons its equipment
track-mood = Hitler's mood
track-mood-hint = { $box ->
    [0] Dismissal
    [4] Call from Jodl
    [5] Intervention
    [6] Directives
    [7] Advice
    [8] Satisfaction
    [9] Approval
    [10] Sehr gut!
   *[other] Box { $box }
}: { $supports ->
    [0] no supports
    [one] 1 support
   *[other] { $supports } supports
}, { $pr } RP; maximum { $most }; freedom of action { $freedom }, the next withdrawal costs { $cost }{ $dismissals ->
    [0] { "" }
    [one] {", "}1 dismissal
   *[other] {", "}{ $dismissals } dismissals
}
track-reich = End of the Reich
track-reich-hint = objectives the Axis holds{ $bonus ->
    [0] { "" }
   *[other] {", "}1 more support at each draw
}{ $added ->
    [0] { "" }
    [one] {", "}1 End of the Reich support put into the pool by this box
   *[other] {", "}{ $added } End of the Reich supports put into the pool by this box
}
track-rail = Rail points
track-rail-hint = points of this turn, Axis only
track-naval = Naval points
track-naval-hint = points of this turn, Axis only
track-points-soviet = Soviet RP
track-points-german = German RP
track-points-hungarian = Hungarian RP
track-points-romanian = Romanian RP
track-orders = Haltebefehl markers
track-orders-hint = markers on the map; every three take 1 from Stalin's die
own-weather = weather: { $value ->
    [fair] fair
    [mud] mud
   *[snow] snow
}
own-sky = { $value ->
    [clear] clear sky
   *[overcast] overcast
}
own-mood = Hitler's mood: { $value }
own-objectives = objectives the Axis holds: { $value }
own-rail = rail points: { $value }
own-holding = { $n ->
    [0] no Haltebefehl
   *[other] Haltebefehl: { $list }
}
standing = situation
standing-table-sky = weather
standing-table-priority = priority TO
standing-table-secondary = secondary TO
standing-table-grand = grand offensive
standing-table-remote = remote from the front
standing-table-allies = allies of the Axis
standing-table-curbs = End of the Reich, this turn
value-weather-fair = fair weather
value-weather-mud = mud
value-weather-snow = snow
value-sky-clear = clear sky
value-sky-overcast = overcast
value-romania-axis = Romania: with the Axis
value-romania-soviet = Romania: with the Soviets
value-hungary-axis = Hungary: with the Axis
value-hungary-soviet = Hungary: with the Soviets
value-hungary-armistice = Hungary: has signed the armistice
value-hungary-out = Hungary: out of the war
value-curb-reich_fuel = Fuel shortage
value-curb-reich_no_rail = Lines cut
value-curb-reich_desertion = Desertions
value-curb-reich_no_pr = Factories destroyed
value-curb-reich_refugees = Refugees
value-curb-reich_lost = Depot lost
value-curb-reich_meddling = Meddling
value-curb-reich_ammunition = Ammunition shortage
overlay-reach = reach
overlay-reach-text = the hexes this unit can reach, and their cost.
overlay-command = command
overlay-command-text = for an HQ, its radius and the units it commands; for a unit, the HQs that command it.
overlay-command-hq = { $n ->
    [0] the radius of this HQ; it commands no unit.
    [one] the radius of this HQ and the unit it commands.
   *[other] the radius of this HQ and the { $n } units it commands.
}
overlay-command-cut = this HQ has no supply line: it commands no unit.
overlay-command-nowhere = nothing to command off the map.
overlay-command-unit = { $n ->
    [0] this unit is out of command: no HQ of its nationality reaches it.
    [one] the HQ of its nationality that commands this unit.
   *[other] the { $n } HQs of its nationality that command this unit.
}
overlay-command-led = commanded
overlay-command-fed = supplied by this HQ, another nationality
overlay-command-foreign = in the radius, another nationality
overlay-command-radius = command radius
overlay-command-lost = radius lost, HQ without a line
overlay-command-leads = HQ that commands it
overlay-command-feeds = German HQ that supplies it
overlay-supply = supply
overlay-supply-text = { $n ->
    [0] the hexes in supply; no HQ has a line to trace.
    [one] the hexes in supply, and the line of the HQ to its source.
   *[other] the hexes in supply, and the lines of the HQs to their sources.
}
overlay-supply-cut = out of supply
overlay-theatres = TOs
overlay-theatres-text = { $n ->
    [0] no TO in this scenario.
    [one] the radius of the TO.
   *[other] the radius of each of the { $n } TOs.
}
overlay-theatres-offensive = { $unit }, offensive: { $radius }
overlay-theatres-moving = { $unit }, movement: { $radius }
overlay-theatres-remote = { $unit }, remote from the front: draws no supports
overlay-threat = threat
overlay-threat-text = { $n ->
    [0] the hexes this side can attack after moving; none is enemy-occupied.
    [one] the hexes this side can attack after moving; 1 is enemy-occupied.
   *[other] the hexes this side can attack after moving; { $n } are enemy-occupied.
}
overlay-strategic = strategic hexes
overlay-strategic-text = the strategic hexes the Axis still holds, and what their loss costs in satisfaction.
overlay-objectives = objectives
overlay-objectives-text = the hexes victory depends on, and the side that holds them.
overlay-control = control
overlay-control-text = the hexes each side controls.
overlay-retreat = retreat
overlay-retreat-text = { $n ->
    [one] the first hex of this stack's retreat.
   *[other] the hexes where this stack's retreat may begin.
}
overlay-retreat-none = no adjacent enemy can make this stack retreat.
overlay-retreat-shut = this stack has no hex to retreat to: a retreat would eliminate it.
overlay-retreat-way = retreat hex
overlay-retreat-foe = adjacent enemy
nation-guards = Guards
nation-ss = Waffen-SS
nation-luftwaffe = Luftwaffe
nation-hungarian = Hungarians
nation-romanian = Romanians
nation-polish = Poles
nation-czech = Czechoslovaks
nation-bulgarian = Bulgarians
army-narwa = Army Detachment Narva
army-narwa-code = Nar
army-army_16 = 16th Army
army-army_16-code = 16
army-army_18 = 18th Army
army-army_18-code = 18
army-army_2 = 2nd Army
army-army_2-code = 2
army-army_4 = 4th Army
army-army_4-code = 4
army-army_6 = 6th Army
army-army_6-code = 6
army-army_8 = 8th Army
army-army_8-code = 8
army-army_9 = 9th Army
army-army_9-code = 9
army-panzer_1 = 1st Panzer Army
army-panzer_1-code = 1 Pz
army-panzer_3 = 3rd Panzer Army
army-panzer_3-code = 3 Pz
army-panzer_4 = 4th Panzer Army
army-panzer_4-code = 4 Pz
army-hungarian_1 = Hungarian 1st Army
army-hungarian_1-code = 1 H
army-romanian_3 = Romanian 3rd Army
army-romanian_3-code = 3 R
army-romanian_4 = Romanian 4th Army
army-romanian_4-code = 4 R
army-leningrad = Leningrad Front
army-leningrad-code = Len
army-baltic_1 = 1st Baltic Front
army-baltic_1-code = 1 Balt
army-baltic_2 = 2nd Baltic Front
army-baltic_2-code = 2 Balt
army-baltic_3 = 3rd Baltic Front
army-baltic_3-code = 3 Balt
army-belorussian_1 = 1st Belorussian Front
army-belorussian_1-code = 1 Bel
army-belorussian_1l = 1st Belorussian Front, left wing
army-belorussian_1l-code = 1 Bel l
army-belorussian_2 = 2nd Belorussian Front
army-belorussian_2-code = 2 Bel
army-belorussian_3 = 3rd Belorussian Front
army-belorussian_3-code = 3 Bel
army-ukrainian_1 = 1st Ukrainian Front
army-ukrainian_1-code = 1 Ukr
army-ukrainian_2 = 2nd Ukrainian Front
army-ukrainian_2-code = 2 Ukr
army-ukrainian_3 = 3rd Ukrainian Front
army-ukrainian_3-code = 3 Ukr
vr-policy = assumes that no player adds a support or an elite bonus; that the defender chooses the best terrain; that each side loses the steps that cost it least, takes a Kampfgruppe when it can, answers an S with a retreat if a hex is free, and retreats along the first legal path; and that the strongest attacking unit enters a vacated hex.
vr-cell-losses = losses: attacker { $attacker }, defender { $defender }
result-AR = the attacker retreats one hex
result-D1 = the defender loses one more step
result-E = one unit may exploit
result-E2 = two units may exploit
result-E3 = three units may exploit
result-E4 = four units may exploit
result-Eng = engagement: roll again on the same column, losses only
result-S = the defender loses a step or retreats one hex
result-DR = the defender retreats one hex
result-DR2 = the defender retreats two hexes
result-DR3 = the defender retreats three hexes
outcome-exploit = { $n ->
    [one] one unit may exploit
   *[other] { $n } units may exploit
}
outcome-standard = { $n ->
    [one] to standard mode: { $units }
   *[other] { $n } corps to standard mode: { $units }
}
outcome-kampfgruppe = a Kampfgruppe takes its place
outcome-taken = { $role ->
    [defender] the defender advances
   *[attacker] the attacker enters the hex
}
odds-terrain-clear = clear
odds-terrain-forest = forest
odds-terrain-marsh = marsh
odds-terrain-mountain = mountain
odds-terrain-minor_city = minor city
odds-terrain-city = major city
odds-terrain-fort = basic fortification
odds-terrain-fortress = advanced fortification
odds-terrain-bridgehead = bridgehead
odds-support-artillery_2 = Artillery [1]/+2
odds-support-artillery_3 = Artillery [1]/+3
odds-support-katyusha = Katyusha
odds-support-aviation_s = Soviet Aviation
odds-support-aviation_g = German Aviation
odds-support-rybalko = Rybalko
odds-support-katukov = Katukov
odds-support-bogdanov = Bogdanov
odds-support-flotilla = Flotilla
odds-support-artillery_g = Nebelwerfer
odds-support-navy = Kriegsmarine
order-defender_supports = supports for the defence
order-ground = terrain of the defence
order-elite_defence = elite bonus of the defence
order-choose_defence = result chosen by the elite in defence
order-river = river or terrain for the attacker's result
order-kampfgruppe = Kampfgruppe replaces a division
order-tiger = Tiger battalion takes a loss
order-shaken = S: a step or a hex
order-stand = Schörner: steps lost instead of a retreat
order-survivor = Romanians: the unit that survives
order-further = retreat continued out of a full hex
order-heinrici = Heinrici: a stack retreats before an attack
order-counterattack = Counter-attack
order-displaced = displaced TOs
combat-step-battle = target hex and attackers
combat-step-check_supply = defender's supply
combat-step-ratio = odds and supports
combat-step-declare = declarations, dice and losses
skipped-soviet-supply = no HQ can place a pontoon
skipped-axis-supply = no HQ can place a pontoon
skipped-soviet-supports = no support to play
skipped-axis-supports = no support to play
skipped-soviet-combat = no unit is adjacent to an enemy
skipped-axis-combat = no unit is adjacent to an enemy
skipped-soviet-exploitation = no unit is exploiting
skipped-axis-exploitation = no unit is exploiting
skipped-soviet-exploitation-combat = no exploiting unit is adjacent to an enemy
skipped-axis-exploitation-combat = no exploiting unit is adjacent to an enemy
vr-drawn-support = { $n ->
    [one] one support drawn, { $place }
   *[other] { $n } supports drawn, each { $place }
}
vr-drawn-corps = infantry corps drawn { $place }
vr-drawn-kampfgruppe = Kampfgruppe drawn, in { $place }
vr-undone-supports = { $n ->
    [one] A support may still be played: { $unit }
   *[other] { $n } supports may still be played: { $unit }, …
}
vr-undone-supports-short = { $n ->
    [one] 1 support to play
   *[other] { $n } supports to play
}
vr-undone-supports-note = supports available: { $hand }; beyond { $kept } in a box, the surplus returns to the pool
vr-undone-over = Overstacked: { $units }
vr-undone-over-short = { $n ->
    [one] 1 unit too many
   *[other] { $n } units too many
}
vr-undone-over-note = the surplus is eliminated when the phase ends
vr-undone-line = No supply line: { $units }
vr-undone-line-short = { $n ->
    [one] 1 HQ without a line
   *[other] { $n } HQs without a line
}
vr-undone-line-note = an HQ without a line in its supply phase leaves the map
terrain-clear = clear
combat-step-results = tactical results, retreats, advance
combat-step-exploit = exploitation markers
terrain-forest = forest
terrain-marsh = marsh
terrain-mountain = mountain
terrain-lake = lake
terrain-sea = sea
hexside-river = river
hexside-major_river = major river
line-rail = railway
line-road = road

## 4. Supply

phase-soviet-supply = Soviet supply
phase-axis-supply = Axis supply
mark-unsupplied = out of supply
box-waiting_soviet = returning in the reinforcements phase
box-waiting_axis = returning in the reinforcements phase
box-played_soviet = Soviet supports in play
box-played_axis = Axis supports in play
vr-pontoons = choose an HQ to place or take up a pontoon, or finish.
vr-pontoon = pontoon from { $hex }: choose the far bank for { $unit }.
vr-airlift = { $many ->
    [one] Ju-52 available: choose a stack to supply by air, or finish.
   *[other] { $many } Ju-52s available: choose a stack to supply by air, or finish.
}
verb-pontoon = place a pontoon with an HQ
verb-take_up = take up the pontoon of an HQ
verb-across = bridge the hexside to a hex
verb-airlift = supply a stack by air
removed-no-line = HQ without a supply line, back as a reinforcement: { $unit }.
removed-support-played = Support played: { $unit }.
placed-support = Support placed in { $to }: { $unit }.
vr-pontoon-set = Pontoon to { $hex }: { $unit }.
vr-pontoon-taken-up = Pontoon taken up: { $unit }.
vr-why-no-headquarters = Not an HQ: { $unit }.
vr-why-hq-no-line = HQ without a supply line: { $unit }.
vr-why-no-river = The hex has no river or major river on its hexsides: { $unit }.
vr-why-on-pontoons = Already a pontoon HQ: { $unit }.
vr-why-no-pontoon = Not a pontoon HQ: { $unit }.
vr-why-no-watercourse = The hexside to this hex has no river or major river.
vr-why-nobody-to-supply = The hex has no Axis unit that is out of supply.
vr-why-out-of-flight = The hex is more than { $range } hexes from a German supply source.
vr-why-overcast = The sky is overcast: no air support may be placed.
marked-unsupplied-on = Out of supply: { $units }.
marked-unsupplied-off = Back in supply: { $units }.

## Combat: from the declaration to the losses

option-bridges = Attacks over a bridge
option-bridges-halve = halved like any attack across a major river
option-bridges-carry = not halved, except in mud
option-medals = Elite units
option-medals-axis = divisions with a medal, all German
option-medals-guards = Soviet Guards corps as well
phase-soviet-combat = Soviet combat
phase-axis-combat = Axis combat
mark-fought = has attacked

vr-combat = choose a hex to attack, or end the phase.
vr-assemble = attack on { $hex }: add units, then declare the attack.
vr-ground = defence of { $hex }: choose the terrain that counts.
vr-supporting = { $role ->
    [attacker] attack on { $hex }, column { $column }: add supports, or continue.
   *[defender] defence of { $hex }, column { $column }: add supports, or continue.
}
vr-declare = attack on { $hex }, column { $column }: make your declarations, then roll the dice.
vr-declare-defence = defence of { $hex }, column { $column }: use the elite bonus of a unit, or continue.
vr-choose-cell = combat in { $hex }: choose your tactical result.
vr-losses = { $left ->
    [one] choose a unit to lose a step: 1 loss to take.
   *[other] choose a unit to lose a step: { $left } losses to take.
}
vr-kampfgruppe = combat in { $hex }, replace by a Kampfgruppe: { $unit }?

verb-ground = choose the terrain of the defence
verb-support = add a support
verb-ready = continue without another support
verb-elite = use the elite bonus of a unit
verb-armoured = declare an armoured exploitation
verb-hurrah = declare a Hurrah attack
verb-undeclare = withdraw all declarations
verb-throw = roll the dice
verb-plain = continue without the elite bonus
verb-choose = choose a tactical result
verb-lose = choose a unit to lose a step
verb-replace = take a Kampfgruppe
verb-forgo = take no Kampfgruppe

value-clear = clear terrain
value-forest = forest
value-marsh = marsh
value-mountain = mountain
value-minor_city = minor city
value-city = major city
value-fort = basic fortification
value-fortress = advanced fortification
value-bridgehead = bridgehead
value-- = no result
value-AR = AR, the attackers retreat
value-D1 = D1, the defender loses one more step
value-E = E, one unit exploits
value-E2 = E2, two units exploit
value-E3 = E3, three units exploit
value-Eng = Eng, a second roll for losses
value-S = S, a step or a hex
value-DR = DR, retreat 1 hex
value-DR2 = DR2, retreat 2 hexes
value-DR3 = DR3, retreat 3 hexes

vr-attack = Attack on { $hex }: { $units } against { $foes }.
vr-besieged = Besieged defenders in { $hex }.
vr-ground-counts = Terrain of the defence: { $ground ->
    [clear] clear terrain
    [forest] forest
    [marsh] marsh
    [mountain] mountain
    [minor_city] minor city
    [city] major city
    [fort] basic fortification
    [fortress] advanced fortification
   *[bridgehead] bridgehead
}, { $value ->
    [1] no bonus.
   *[other] defence × { $value }.
}
vr-reduced = { $why ->
    [supply] Out of supply, strength divided by { $divisor }: { $units }.
    [river] All attackers cross a river, strength divided by { $divisor }: { $units }.
    [bridge] Attack over a bridge in mud, strength divided by { $divisor }: { $units }.
   *[retreat] Retreated in this phase, defence 1: { $units }.
}
vr-ratio = Odds { $ratio }: { $attack } against { $defence }.
vr-support-named = Support used in the combat: { $support }.
vr-shift = { $what ->
    [support-artillery_2] Artillery [1]/+2
    [support-artillery_3] Artillery [1]/+3
    [support-katyusha] Katyusha
    [support-aviation_s] Soviet Aviation
    [support-aviation_g] German Aviation
    [support-artillery_g] Nebelwerfer
    [support-flotilla] Flotilla
    [support-navy] Kriegsmarine
    [uprising] Warsaw uprising
   *[other] Leader
}: { $columns ->
    [0] no shift, the two Aviations cancel each other.
   *[other] column shift { $columns }.
}
vr-column = Combat in column { $column }.
vr-cancelled = Odds under 1/2: the attack on { $hex } is cancelled.
vr-elite-declared = Elite bonus: { $unit }.
vr-armoured-declared = Armoured exploitation declared.
vr-hurrah-declared = Hurrah attack declared.
vr-die-combat = Combat die: { $face }.
vr-cell = { $roll } in column { $column }: losses { $attacker }/{ $defender }, { $attack ->
    [none] no attacker result
   *[other] attacker { $attack }
}, { $defence ->
    [none] no defender result.
   *[other] defender { $defence }.
}
vr-cell-chosen = Tactical result chosen: { $code ->
    [none] none.
   *[other] { $code }.
}
vr-loss-spared = Weak Romanian stack: the attacker loses 1 fewer step.
vr-loss-harsh = Soviet armour outside every TO radius: the attacker loses one more step.
vr-die-kampfgruppe = Kampfgruppe drawn: { $face }.
placed-kampfgruppe = Kampfgruppe in { $to }: { $unit }.
removed-hiwis = Drawn and removed from the game: { $unit }.

vr-why-hq-fights-not = An HQ may not attack.
vr-why-garrison-stays = A garrison may not attack.
vr-why-besieged = Besieged units may not attack.
vr-why-withdrawn = The unit has made an unauthorised withdrawal this turn.
vr-why-water-between = A lake or the sea, without a road or railway, lies between the two hexes.
vr-why-mud-river = In mud an attack may cross a river only over a bridge.
vr-why-not-together = Romanian and Hungarian units may not attack together.
vr-why-autonomous = This ally has already made its autonomous attack this turn.
vr-why-no-combat-support = Not a support for this combat: { $unit }.
vr-why-not-placed = This support must be placed in the supports phase first.
vr-why-support-elsewhere = This support cannot be used in this combat: its place or its target does not suit.
vr-why-no-mud = This support may not be used in mud.
vr-why-ammunition = Ammunition shortage: this support may not be used this turn.
vr-why-named = This support is already used in this combat.
vr-why-same-name = A support of the same name is already used in this combat.
vr-why-two-leaders = A leader is already used in this combat.
vr-why-not-elite = Not an elite unit in this combat: { $unit }.
vr-why-no-medal = An event denies this unit the elite bonus.
vr-why-two-armoured = An armoured exploitation needs at least 2 armoured units in the attack.
vr-why-declared = This has already been declared.
vr-why-nothing-declared = Nothing has been declared yet.
vr-why-outside-theatres = The attacked hex is outside the radius of every TO.
vr-why-hurrah-mud = A Hurrah attack is not allowed in mud.
vr-why-hurrah-city = A Hurrah attack is not allowed against an advanced fortification or a major city in Germany.
vr-why-garrison-last = A garrison takes a loss only when it is alone in its hex.
vr-why-hq-last = An HQ takes a loss only when no division is left in its hex.
vr-why-all-once = Every unit must take one loss before any unit takes a second.
vr-why-major-first = German or Soviet attackers take losses before their allies.
vr-why-first-loss = Another unit must take this loss: it is not for { $unit }.

## Combat: tactical results, retreats, advances, exploitation

phase-soviet-exploitation-combat = Soviet exploitation combat
phase-axis-exploitation-combat = Axis exploitation combat
mark-retreated = has retreated

vr-exploitation-combat = choose a hex to attack with exploiting units, or end the phase.
vr-river = combat in { $hex }: choose what changes the attacker's result { $code }.
vr-survivor = combat in { $hex }, the Romanians collapse: choose the unit that survives.
vr-stand = combat in { $hex }: { $steps ->
    [one] lose 1 step instead of retreating?
   *[other] lose { $steps } steps instead of retreating?
}
vr-shaken = combat in { $hex }: choose a unit to lose a step, or retreat 1 hex with all units.
vr-retreat-who = choose the next unit or stack to retreat.
vr-retreat = { $left ->
    [0] choose a hex to continue the retreat: { $units }.
    [one] choose a hex to retreat to: { $units }. 1 hex to go.
   *[other] choose a hex to retreat to: { $units }. { $left } hexes to go.
}
vr-retreat-further = { $hex } is overstacked: stay, or continue the retreat of { $units }.
vr-advance = { $hex } is vacant: choose units to advance.
vr-mark-exploiting = choose units to exploit, or finish. Markers left: { $left }.

verb-convert = choose what changes the result
verb-keep = choose the unit that survives
verb-stand = lose steps and hold
verb-fall_back = retreat
verb-apart = retreat a unit separately
verb-on = continue the retreat
verb-exploit = place an Exploitation marker on a unit
verb-unexploit = remove an Exploitation marker

act-keep = keep { $noun }
act-apart = retreat { $noun } separately
act-exploit = exploit with { $noun }
act-unexploit = do not exploit with { $noun }

value-river = the major river
value-ground = the terrain of the hex
vr-cell-becomes = { $code ->
    [none] no effect here
   *[other] here: { $code }
}
vr-hold-worth = lost with the order: −{ $held }; without: −{ $unheld }

vr-converted = { $role ->
    [attacker] Attacker's result
   *[defender] Defender's result
}: { $before ->
    [none] none
   *[other] { $before }
} becomes { $after ->
    [none] none
   *[other] { $after }
}.
vr-results = Tactical results: attacker { $attack ->
    [none] none
   *[other] { $attack }
}, defender { $defence ->
    [none] none
   *[other] { $defence }
}.
vr-engaged = Eng, { $roll } in column { $column }: losses { $attacker }/{ $defender }.
vr-no-advance = No advance into { $hex }: its defenders had neither S nor DR.
vr-may-exploit = { $many ->
    [one] 1 unit may exploit.
   *[other] { $many } units may exploit.
}
marked-exploiting-on = Exploitation marker: { $units }.
marked-exploiting-off = Exploitation marker removed: { $units }.
removed-collapsed = Collapse, eliminated in { $from }: { $unit }.
removed-rooted = No MP to retreat, eliminated in { $from }: { $unit }.

vr-why-not-away = The hex is neither in a direction of retreat nor farther from every enemy in the combat.
vr-why-rear-soviet = A retreat goes north, north-east or south-east, if possible away from the enemies in the combat.
vr-why-rear-axis = A retreat goes south, south-west or north-west, if possible away from the enemies in the combat.
vr-why-not-the-stack = Another unit of the stack may not retreat there.
vr-why-too-near = The retreat must end { $hexes ->
    [one] at least 1 hex
   *[other] at least { $hexes } hexes
} from { $start }, which is no longer possible that way.
vr-why-through-order = A German unit may not retreat through a hex with a Haltebefehl.
vr-why-not-collapsing = Not one of the collapsing units: { $unit }.
vr-why-no-part = Took no part in the combat, or is no longer there: { $unit }.
vr-why-hq-follows-not = An HQ may not advance after combat.
vr-why-advanced = The unit has already advanced.
vr-why-no-room = The hex has no room for this unit.
vr-why-must-advance = At least one unit must advance into the city of the uprising.
vr-why-no-more-exploitation = The result does not allow another unit of this kind to exploit.
vr-why-exploiting = The unit already has an Exploitation marker.
vr-why-no-marker = No Exploitation marker from this combat: { $unit }.
vr-why-not-marked = Only units with an Exploitation marker may attack in this phase.

## 6. Movement: by sea, orders to hold, abandoned equipment

mark-exploiting = exploiting
vr-orders = { $left ->
    [0] no Haltebefehl marker left: lift one, or finish.
    [one] place a Haltebefehl (1 left), lift one, or finish.
   *[other] place a Haltebefehl ({ $left } left), lift one, or finish.
}
vr-laying = { $left ->
    [one] abandoning equipment: choose 1 more support to place. HQ: { $unit }.
   *[other] abandoning equipment: choose { $left } supports to place. HQ: { $unit }.
}
vr-abandoning = abandoning equipment: choose a unit to move strategically, or finish. HQ: { $unit }.
vr-exploit = choose an exploiting unit to move, or continue to the exploitation combats.
verb-hold = place a Haltebefehl on a city
verb-lift = lift a Haltebefehl
verb-naval = move by sea to a port
verb-abandon = abandon equipment around an HQ
verb-lay = place a support on the HQ
verb-end_segment = continue to the exploitation combats
moved-naval = { $unit }: by sea from { $from } to { $to }.
placed-garrison = Garrison in { $to }: { $unit }.
removed-garrison = Garrison removed from { $from }: { $unit }.
removed-support-laid = Support placed on an HQ: { $unit }.
removed-support-kept = Support taken back: { $unit }.
removed-evacuation = Eliminated in the evacuation of { $from }: { $unit }.
vr-order-placed = Haltebefehl placed in { $hex }.
vr-order-lifted = Haltebefehl lifted in { $hex }.
vr-die-evacuation = Evacuation die: { $face }.
vr-evacuation = Evacuation, roll { $die }, { $outcome ->
    [stays-hurt] cancelled, one step lost
    [stays] cancelled
    [sails-hurt] carried out, one step lost
   *[sails] carried out
}: { $unit }.
vr-why-bound = At least 1 German division must stay under a Haltebefehl with a Soviet division adjacent: { $unit }.
vr-why-stayed = Its evacuation was called off: it may not move again this turn: { $unit }.
vr-why-hq-bears-an-order = This HQ has abandoned equipment this turn and may not move: { $unit }.
vr-why-hq-has-moved = Already moved in this phase: { $unit }.
vr-why-has-abandoned = Equipment has already been abandoned around this HQ this turn: { $unit }.
vr-why-too-few-supports = { $needed } available supports are required.
vr-why-dismissed = No unit may move strategically in the movement phase after a dismissal.
vr-why-out-of-that-radius = Not a unit of the HQ's nationality within its radius when the supports were placed: { $unit }.
vr-why-away-from-supply = A unit out of supply may only move towards a friendly supply source or HQ.
vr-why-no-baltic-port = The hex is not a Baltic port.
vr-why-not-in-a-port = The unit is not in a Baltic port.
vr-why-no-naval-capacity = { $needed } naval points needed, { $left } left.
vr-why-port-not-held = The Axis does not control this port.
vr-why-port-shut-in = Soviet units occupy every land hex around this port.
vr-why-port-captured = The Soviets have already captured this port once.
vr-why-no-city-to-hold = The hex is neither a major city nor a Baltic port.
vr-why-no-german-division = No German division is in this hex.
vr-why-held-already = A Haltebefehl marker is already in this hex.
vr-why-no-marker-left = All { $most } Haltebefehl markers are on the map.
vr-why-no-order-there = There is no Haltebefehl marker in this hex.
vr-why-watched = A Soviet division is adjacent: the marker may not be lifted.
vr-why-not-exploiting = The unit has no Exploitation marker.
charge-partisans = partisans
phase-soviet-exploitation = Soviet exploitation
phase-axis-exploitation = Axis exploitation

## Theatres, supports, rifle corps, the Stavka

phase-stavka = Stavka phase
skipped-stavka = no TO can act

vr-recall = choose supports to return from the map, or continue.
vr-theatres-remote = remoteness: choose a TO to move without payment, or continue.
vr-theatres-shift = choose a TO in movement mode to move, or continue.
vr-shifting = { $points ->
    [0] no hexes left for { $unit }.
    [one] choose a hex (1 left) for { $unit }.
   *[other] choose a hex ({ $points } left) for { $unit }.
}
vr-modes = choose a TO to change mode, or continue.
vr-name-priority = choose the priority TO of this turn.
vr-name-secondary = choose the secondary TO of this turn: it receives no supports.
vr-grand = declare a grand offensive with this TO: { $unit }?
vr-gift = { $many ->
    [one] choose 1 support from the pool.
   *[other] choose { $many } supports from the pool.
}
vr-receive = choose a TO in movement mode to receive a support and stay in place, or continue.
vr-forced = mandatory supports: choose the first to play.
vr-place = { $side ->
    [soviet] choose a support to play or to spend, or continue.
   *[axis] choose a support to play, or continue.
}
vr-placing = choose where to play this support: { $unit }.
vr-refit = choose a reduced armoured corps to restore, or continue.
vr-reinforcing = choose an infantry corps to reinforce with a support of { $unit }.
vr-displaced = displacement: choose a city for { $unit }.
vr-stavka = choose a TO: it calls on the strategic reserve or moves.
vr-stavka-die = { $what ->
    [move] Stavka phase move
   *[reserve] call on the strategic reserve
}: return supports to the pool for a bonus on the die, or roll for { $unit }. { $more ->
    [0] No modifier.
   *[other] Modifier: +{ $more }.
}
vr-leaving = { $points ->
    [one] choose a unit to leave the Stavka box (1 point left) for { $unit }.
   *[other] choose a unit to leave the Stavka box ({ $points } points left) for { $unit }.
}
vr-deploying = choose a hex for { $unit }.
vr-entering = { $left ->
    [one] choose a unit to enter the Stavka box, or continue: 1 more at most.
   *[other] choose a unit to enter the Stavka box, or continue: { $left } more at most.
}

verb-next = continue
verb-play = play a support as an event
verb-place_on = place the support on a hex
verb-give_to = place the support with a unit or a TO
verb-take_back = return a support to the pool
verb-choose_support = choose a support from the pool
verb-receive_support = draw one support for a TO
verb-grand_offensive = declare a grand offensive
verb-no_offensive = declare no grand offensive
verb-priority = name the priority TO
verb-secondary = name the secondary TO
verb-reinforce = spend a support to reinforce infantry corps
verb-reinforce_corps = put an infantry corps in reinforced mode
verb-refit = restore an armoured corps to full strength
verb-bonus = spend a support for a bonus
verb-change_mode = change the mode of a TO
verb-call_reserve = call on the strategic reserve for a TO
verb-move_theatre = move a TO by a Stavka roll
verb-skip_theatre = do nothing with a TO
verb-roll_stavka = roll on the Stavka table
verb-enter_stavka = move a unit to the Stavka box

moved-theatre = { $unit }: from { $from } to { $to }.
placed-displaced = { $unit }: displaced to { $to }.
placed-deployed = From the Stavka box to { $to }: { $unit }.
removed-to-stavka = To the Stavka box from { $from }: { $unit }.
step-standard = Standard mode: { $unit }.
step-reinforced = Reinforced mode: { $unit }.
step-refitted = Restored to full strength: { $unit }.
vr-priority = Priority TO: { $unit }.
vr-secondary = Secondary TO: { $unit }.
vr-grand-declared = Grand offensive: { $unit }.
vr-remote = Remote from the front, more than 10 hexes from any supplied enemy and any Haltebefehl: { $units }.
vr-mode = { $mode ->
    [movement] { $unit }: movement mode.
   *[offensive] { $unit }: offensive mode.
}
vr-theatre-draw = { $unit }: { $roll } on 2 dice, halved, modifier { $more }: { $many ->
    [0] no supports.
    [one] 1 support.
   *[other] { $many } supports.
}
vr-stavka-units = { $unit }, { $die } on the Stavka table: { $many ->
    [0] no units.
    [one] 1 unit.
   *[other] { $many } units.
}
vr-stavka-hexes = { $unit }, { $die } on the Stavka table: { $many ->
    [0] no hexes.
    [one] 1 hex.
   *[other] { $many } hexes.
}
vr-die-theatre = Support die: { $face }.
vr-die-stavka = Stavka die: { $face }.
vr-die-corps = Corps drawn: { $face }.

vr-why-no-theatre = Not a TO in play: { $unit }.
vr-why-priority = This TO already has priority.
vr-why-secondary = The secondary TO receives no supports.
vr-why-offensive-mode = A TO in offensive mode does not move.
vr-why-offensive-draws = A TO in offensive mode draws its supports by a dice roll.
vr-why-movement-mode = The TO is not in offensive mode.
vr-why-not-remote = The TO is within 10 hexes of a supplied enemy or of a Haltebefehl.
vr-why-grand-offensive = A grand offensive has been declared: no other TO moves or receives supports.
vr-why-grand-reserve = Only the TO of the grand offensive may receive reinforcements this turn.
vr-why-supports-received = The TO has received supports this turn.
vr-why-mud-no-support = In mud a TO in movement mode receives no support.
vr-why-mud-theatres = In mud TOs do not move in the Stavka phase.
vr-why-no-theatre-line = A TO needs a supply line in every hex it enters.
vr-why-theatre-far = { $left ->
    [0] No hexes left.
    [one] { $hex } is { $needed } hexes away along roads and railways; 1 hex is left.
   *[other] { $hex } is { $needed } hexes away along roads and railways; { $left } hexes are left.
}
vr-why-bonus-first = Supports are spent before the TO moves.
vr-why-bonus-most = { $most ->
    [one] 1 support at most may be spent on a TO's move.
   *[other] { $most } supports at most may be spent on a TO's move.
}
vr-why-no-city = The TO is not in a city.
vr-why-fired = The TO has placed artillery this turn.
vr-why-grand-mode = The TO has declared a grand offensive this turn.
vr-why-zhukov = The TO may not change mode while Zhukov is with it.
vr-why-flipped = The TO has already changed mode in this phase.
vr-why-not-nearest = The TO moves to the nearest Soviet major city with a supply line, to the east if there is one.
vr-why-end-of-reich = An End of the Reich support may not be spent generically.
vr-why-not-in-pool = Not in the support pool: { $unit }.
vr-why-not-forced = Not mandatory now: { $unit }.
vr-why-not-staying = Does not stay on the map: { $unit }.
vr-why-not-surplus = Not in a box that holds too many supports: { $unit }.
vr-why-other-phase = This support is played in another phase.
vr-why-not-in-mud = This support may not be played in mud.
vr-why-too-late = A support that comes later in the order of placement has already been placed.
vr-why-used-up = The TO has used all the supports allowed in this phase.
vr-why-outside-radius = The target is outside the radius of the TO the support comes from.
vr-why-leader = There is already a leader there.
vr-why-no-refit = Not a reduced armoured corps in the radius: { $unit }.
vr-why-no-corps = The TO has no infantry corps to reinforce.
vr-why-reinforced-enough = The TO has spent all the supports allowed on reinforcing corps.
vr-why-no-rifle-corps = Not a Soviet infantry corps on the map: { $unit }.
vr-why-reinforced = The corps is already in reinforced mode.
vr-why-unsupplied = The unit is out of supply.
vr-why-no-way-to-theatre = No road or railway free of enemies links the unit to the TO.
vr-why-moving-theatre = The unit is within the radius of a TO in movement mode.
vr-why-not-stacked = The second corps must be stacked with the first.
vr-why-tested = The TO has already acted in this phase.
vr-why-not-in-turn = The priority TO goes first, the secondary TO last.
vr-why-not-in-stavka = Not in the Stavka box: { $unit }.
vr-why-too-dear = { $left ->
    [one] The unit counts as 2, and 1 point is left.
   *[other] The unit counts as 2, and { $left } points are left.
}
vr-why-stavka-minimum = The Stavka box never holds fewer than 4 infantry corps and 3 armoured corps.
vr-why-nowhere-to-deploy = The TO has no hex where a unit could be placed.
vr-why-hex-outside-radius = The hex is outside the radius of the TO.
vr-why-no-friend-beside = No friendly unit adjacent to the hex was on the map when the phase began.
vr-why-hex-unsupplied = A unit would be out of supply in this hex.
vr-why-not-soviet = Not a Soviet unit on the map: { $unit }.
vr-why-hq-there = Another HQ stands in { $hex }: { $units }.
vr-why-strangers = Hungarian and Romanian units never stack together. In { $hex }: { $units }.
vr-why-hq-no-line-there = No road or railway leads from this hex to a supply source: an HQ would be out of supply.
vr-why-hq-stays = An HQ may not enter the Stavka box.
vr-why-enemy-beside = The unit is adjacent to an enemy.
vr-why-no-hq-there = The unit is not stacked with an HQ.
vr-why-entered = { $most ->
    [one] 1 unit at most enters the Stavka box in a turn.
   *[other] { $most } units at most enter the Stavka box in a turn.
}

## 4.7 Unauthorised withdrawal

mark-withdrawn = unauthorised withdrawal: may not attack this turn
vr-withdrawal = place the Withdrawal marker for an unauthorised withdrawal, or finish.
vr-withdrawing = withdrawal around { $hex }: choose a unit within the marker's radius, or finish.
vr-going-back = { $left ->
    [one] choose a withdrawal hex (1 hex left) for { $unit }.
   *[other] choose a withdrawal hex ({ $left } hexes left) for { $unit }.
}
moved-withdrawal = { $unit }: unauthorised withdrawal from { $from } to { $to }.
vr-why-nobody-near = No unit within the radius of a marker there may withdraw.
vr-why-out-of-radius = Outside the radius of the marker: { $unit }.
vr-why-withdrawn-already = Already withdrawn: { $unit }.
vr-why-nobody-withdrawn = No unit has withdrawn yet.
vr-why-has-withdrawn = A unit has already withdrawn.
vr-why-far-enough = The unit has already withdrawn as far as it may.

## Set-up by hand

phase-axis-setup = Axis set-up
phase-soviet-setup = Soviet set-up
option-setup = Set-up
option-setup-ready_made = default set-up
option-setup-free = by hand, within three hexes of the list
vr-set-up = choose a unit to place elsewhere, or end the set-up.
vr-setting-up = choose a hex, within three of the listed one, for { $unit }.
moved-set-up = { $unit }: set up in { $to }.
verb-end_setup = end the set-up
vr-why-wrong-side-of-the-front = The hex is on the other side of the front.
vr-why-there = The unit is already there.
vr-why-crowd = Overstacked: { $units }.
vr-why-hungry = Out of supply there: { $units }.
vr-why-front-open = The front must be held in { $hexes }.

## Supports as events

verb-pass = pass
verb-unbridge = remove a Bridgehead marker
verb-counter = counter-attack with a stack
verb-evade = retreat a stack before the attack
verb-refrain = retreat no stack in this phase
verb-spare = take the loss on the Tiger battalion
verb-order = impose Stalin on a TO
verb-desert = choose a division to lose a step
verb-flee = place refugees around a city
verb-appoint = place Himmler with an HQ
verb-fortify = give a city a fortress order
verb-politruks = play Political officers

act-unbridge = remove the Bridgehead in { $noun }
act-counter = counter-attack from { $noun }
act-evade = retreat the stack in { $noun }
act-order = impose Stalin on { $noun }
act-desert = { $noun } loses a step
act-flee = place refugees around { $noun }
act-appoint = place Himmler with { $noun }
act-fortify = fortress order for { $noun }

vr-surprise = surprise attack: move units of the stack, choose a hex to attack with them, or pass.
vr-countering = counter-attack: move units of the stack, choose a hex to attack with them, or pass.
vr-counterattack = { $many ->
    [one] Counter-attack available: choose an armoured stack, or pass.
   *[other] { $many } Counter-attacks available: choose an armoured stack, or pass.
}
vr-heinrici = Heinrici: choose a stack to retreat 1 hex before the Soviets attack, or pass.
vr-tiger = take this loss on the Tiger battalion: { $unit }?
vr-handed = Stalin: choose the TO that must play him this turn, or pass.
vr-penalty = { $left ->
    [one] Stalin's order not followed: return 1 support to the pool. TO: { $unit }.
   *[other] Stalin's order not followed: return { $left } supports to the pool. TO: { $unit }.
}
vr-desertion = Desertions: choose a German infantry division to lose a step.
vr-refugees = Refugees: choose a German city. Within { $range } hexes German units may not use roads or railways this turn.
vr-himmler = Himmler: choose the German HQ he joins.

vr-widened = Lend-Lease, radius +{ $many }: { $unit }.
vr-bridgehead = Bridgehead in { $hex }.
vr-bridgehead-gone = Bridgehead marker removed from { $hex }.
vr-surprise-attack = Surprise attack from { $hex }.
vr-counterattacked = Counter-attack from { $hex }.
vr-evades = Heinrici retreats the stack in { $hex } before the attack.
vr-stood = Schörner: steps lost in { $hex } instead of a retreat.
vr-tiger-lost = The Tiger battalion takes the loss: { $unit }.
vr-attached = { $support }: support for { $unit }.
vr-die-stalin = Stalin's die: { $face }.
vr-stalin = Stalin, result { $total }, { $effect ->
    [must_attack] adjacent Haltebefehl hexes must be attacked this turn if odds of 1/2 are possible
    [two_more] 2 more supports
   *[nothing] no effect
}: { $unit }.
vr-stalin-in-vain = Grand offensive of another TO, no supports: { $unit }.
vr-stalin-secondary = Secondary TO, no supports: { $unit }.
vr-stalin-remote = Remote TO in offensive mode, no supports: { $unit }.
vr-stalin-orders = Stalin's order, hexes to attack in this phase: { $hexes }.
vr-stalin-penalty = Stalin's order not followed in { $hexes }, { $many ->
    [one] 1 support returns
   *[other] { $many } supports return
} to the pool: { $unit }.
vr-more-rail = Rail priority: { $many ->
    [one] 1 more rail point.
   *[other] { $many } more rail points.
}
vr-more-ships = Kriegsmarine: { $many ->
    [one] 1 more naval point.
   *[other] { $many } more naval points.
}
vr-reich-fuel = Fuel shortage: the movement of German armour is halved this turn.
vr-reich-no-rail = Lines cut: no rail movement this turn.
vr-reich-no-pr = Factories destroyed: no German replacement points this turn.
vr-reich-ammunition = Ammunition shortage: neither Nebelwerfer nor Kriegsmarine this turn.
vr-refugees-flee = Refugees around { $hex }: German units may not use roads or railways there this turn.
vr-die-lost = Support lost: { $face }.
removed-deserted = Desertions, eliminated in { $from }: { $unit }.

vr-why-no-target-there = This support is { $target ->
    [soviet_hex] placed on a hex with Soviet units.
    [axis_hex] placed on a hex with Axis units.
    [axis_railway] placed on a railway hex that the Axis controls, without an Axis unit in it.
    [riverside] placed on a hex with supplied Soviet corps beside a river.
    [theatre] placed on a TO.
    [axis_railway] placed on a railway hex that the Axis controls.
    [riverside] placed on a hex with Soviet units beside a river.
    [theatre] placed on a TO.
    [soviet_stack] placed on a hex with Soviet corps.
    [armoured_corps] given to a Soviet armoured corps.
    [armoured_unit] given to an armoured unit of the Axis.
    [armoured_stack] played on a stack with Axis armour.
    [supplied_hq] given to a supplied German HQ.
    [hq] given to a German HQ.
    [axis_city] placed on a major city or Baltic port that the Axis controls.
    [german_city] played on a German city that the Axis controls.
    [deserting] played on a German infantry division.
   *[other] not placed on the map.
}
vr-why-no-target = No legal target: it must be { $target ->
    [soviet_hex] placed on a hex with Soviet units.
    [axis_hex] placed on a hex with Axis units.
    [axis_railway] placed on a railway hex that the Axis controls, without an Axis unit in it, in the USSR, the Baltic states or Poland.
    [riverside] placed on a hex with supplied Soviet corps beside a river, and there are 4 Bridgehead markers.
    [theatre] placed on a TO.
    [axis_railway] placed on a railway hex that the Axis controls, in the USSR, the Baltic states or Poland.
    [riverside] placed on a hex with Soviet units beside a river, and there are 4 Bridgehead markers.
    [theatre] placed on a TO.
    [soviet_stack] placed on a hex with Soviet corps.
    [armoured_corps] given to a Soviet armoured corps without a leader.
    [armoured_unit] given to an armoured unit of the Axis.
    [supplied_hq] given to a supplied German HQ without a leader.
    [cut_off_stack] placed on a stack out of supply, in range of a German supply source.
   *[other] played in another way.
}
vr-why-no-partisans = Partisans may be placed only in the USSR, the Baltic states and Poland.
vr-why-widened = This TO already has Lend-Lease.
vr-why-tiger = This unit already has a Tiger battalion.
vr-why-bridgehead = The hex already has a Bridgehead marker.
vr-why-no-bridgehead-left = All { $most } Bridgehead markers are on the map.
vr-why-no-bridgehead = The hex has no Bridgehead marker.
vr-why-not-striking = Not in the stack this support has been played on: { $unit }.
vr-why-too-far-to-counter = No Soviet unit is within { $range } hexes.
vr-why-no-ju52 = No Ju-52 is available.
vr-why-no-counterattack = No Counter-attack is available.
vr-why-not-heinrici = No Axis stack in Heinrici's radius: { $hex }.
vr-why-nothing-to-evade = No enemy is adjacent to this stack.
vr-why-rooted = The units of the stack have no MP.
vr-why-stack-bound = A Soviet division is adjacent to the Haltebefehl: its Germans stay.
vr-why-no-way-back = The stack has no hex to retreat to.
vr-why-no-hurrah = Political officers go with a declared Hurrah attack.
vr-why-lines-cut = The lines are cut: no rail movement this turn.
vr-why-no-ships = This scenario has no naval capacity.
vr-why-division-there = A division is in this city: it takes an ordinary Haltebefehl.
vr-why-no-fortress-order = No Fortress order is available.
vr-why-himmler = No strategic movement within the radius of Himmler's HQ.
vr-why-refugees = Refugees fill the roads and railways here this turn.
vr-why-not-of-theatre = Not a support of this TO: { $unit }.

## The Führer, arrivals, allies, Warsaw, victory

phase-soviet-reinforcements = Soviet reinforcements and replacements
phase-axis-reinforcements = Axis reinforcements and replacements
skipped-soviet-reinforcements = no unit arrives and no replacement point can be spent
skipped-axis-reinforcements = no unit arrives and no replacement point can be spent

vr-arrive = { $many ->
    [one] choose a unit to bring in: 1 can arrive.
   *[other] choose a unit to bring in: { $many } can arrive.
}
vr-arriving = choose an arrival hex for { $unit }.
vr-entraining = { $rail ->
    [one] choose a hex to reach by rail for { $unit }, or leave the unit there. Rail capacity: 1 point.
   *[other] choose a hex to reach by rail for { $unit }, or leave the unit there. Rail capacity: { $rail } points.
}
vr-mobilising = { $many ->
    [one] last mobilisations: choose 1 eliminated infantry division.
   *[other] last mobilisations: choose { $many } eliminated infantry divisions.
}
vr-departing = { $kind ->
    [armour] { $many ->
        [one] choose 1 armoured division to withdraw: attack { $attack } or more.
       *[other] choose { $many } armoured divisions to withdraw: attack { $attack } or more.
    }
   *[infantry] { $many ->
        [one] choose 1 infantry division to withdraw: attack { $attack } or more.
       *[other] choose { $many } infantry divisions to withdraw: attack { $attack } or more.
    }
}
vr-replace-soviet = choose an armoured corps or an HQ to restore or rebuild, or continue. Replacement points: { $soviet }.
vr-replace-axis = choose a unit to restore or rebuild, or continue. Replacement points: German { $german }, Hungarian { $hungarian }, Romanian { $romanian }.
vr-replacing = { $paid ->
    [0] { $unit }: spend a support, or cancel.
    [one] { $unit }: 1 step paid for.
   *[other] { $unit }: { $paid } steps paid for.
}
vr-corps = { $points ->
    [one] draw an infantry corps, or continue: 1 replacement point left, { $many } in the pool.
   *[other] draw an infantry corps, or continue: { $points } replacement points left, { $many } in the pool.
}
vr-romania = play Capitulation of an Axis ally against Romania?
vr-hungary = play Capitulation of an Axis ally against Hungary?
vr-defecting = { $nation ->
    [romanian] { $many ->
        [one] choose 1 Romanian unit to remove from the game.
       *[other] choose { $many } Romanian units to remove from the game.
    }
   *[hungarian] { $many ->
        [one] choose 1 Hungarian unit to remove from the game.
       *[other] choose { $many } Hungarian units to remove from the game.
    }
}
vr-uprising-loss = Warsaw uprising: choose the unit that loses a step.

verb-box = place the unit in a box
verb-raise = raise a reduced division
verb-withdraw = withdraw a division from the game
verb-restore = restore a step of a unit
verb-rebuild = rebuild an eliminated unit
verb-pay = spend a support on the unit
verb-more = pay for another step
verb-draw = draw an infantry corps
verb-capitulate = roll for the capitulation
verb-remove = remove a unit from the game
verb-suffer = choose a unit to lose a step

vr-mood-up = { $by ->
    [one] Hitler's mood: 1 point up, now { $box }.
   *[other] Hitler's mood: { $by } points up, now { $box }.
}
vr-mood-down = { $by ->
    [one] Hitler's mood: 1 point down, now { $box }.
   *[other] Hitler's mood: { $by } points down, now { $box }.
}
vr-freedom = Freedom of action: box { $box }.
vr-dismissal = Dismissal no. { $number }: the front commander is replaced. Hitler's mood: { $box }.
vr-strategic-lost = { $points ->
    [one] { $hex } lost: satisfaction down 1 point.
   *[other] { $hex } lost: satisfaction down { $points } points.
}
vr-strategic-retaken = { $points ->
    [one] { $hex } retaken: satisfaction up 1 point.
   *[other] { $hex } retaken: satisfaction up { $points } points.
}
vr-objectives = { $many ->
    [one] End of the Reich: 1 strategic objective left.
   *[other] End of the Reich: { $many } strategic objectives left.
}
vr-reich-supports = { $many ->
    [one] 1 End of the Reich support enters the German pool.
   *[other] { $many } End of the Reich supports enter the German pool.
}
vr-die-reich = End of the Reich draw: { $face }.
vr-points-soviet = { $soviet ->
    [one] Soviet replacements: 1 point.
   *[other] Soviet replacements: { $soviet } points.
}
vr-points-axis = Axis replacements: German { $german }, Hungarian { $hungarian }, Romanian { $romanian }.
vr-forfeited = Not enough divisions to withdraw: no more replacement points for the Axis.
vr-die-capitulation = Capitulation die: { $face }.
vr-romania-turns = Result { $result } against { $lost ->
    [one] 1 eliminated division
   *[other] { $lost } eliminated divisions
}: Romania declares war on Germany.
vr-romania-stays = Result { $result } against { $lost ->
    [one] 1 eliminated division
   *[other] { $lost } eliminated divisions
}: Romania stays with Germany.
vr-hungary-turns = Result { $result }: Hungary declares war on Germany.
vr-hungary-armistice = Result { $result }: armistice. All Hungarian units leave at the start of the Axis turn.
vr-hungary-never = Result { $result }: Hungary will never surrender.
vr-hungary-stays = Result { $result }: no effect on Hungary.
vr-die-defection = Die for units removed: { $face }.
vr-defection = { $nation ->
    [romanian] { $many ->
        [one] 1 Romanian unit to remove from the game.
       *[other] { $many } Romanian units to remove from the game.
    }
   *[hungarian] { $many ->
        [one] 1 Hungarian unit to remove from the game.
       *[other] { $many } Hungarian units to remove from the game.
    }
}
vr-die-returns = Die for returning units: { $face }.
vr-returns = { $nation ->
    [romanian] { $many ->
        [one] Up to 1 Romanian unit may return.
       *[other] Up to { $many } Romanian units may return.
    }
   *[hungarian] { $many ->
        [one] Up to 1 Hungarian unit may return.
       *[other] Up to { $many } Hungarian units may return.
    }
}
vr-warsaw-rises = Warsaw rises.
vr-warsaw-over = The Warsaw uprising is over.
vr-die-warsaw = Warsaw die: { $face }.
vr-warsaw-roll = Warsaw uprising: result { $total }.
vr-draw = Draw.

removed-support-new = New support in the pool: { $unit }.
removed-support-handed = Support handed to the German player: { $unit }.
removed-place-lost = Place of arrival lost, removed from the game: { $unit }.
removed-mobilised = Last mobilisations: { $unit }.
removed-withdrawn = Withdrawn from { $from }: { $unit }.
removed-transformed = Replaced by the new unit: { $unit }.
removed-joins-box = New unit in the box of the old one: { $unit }.
removed-armistice = Armistice, removed from the game: { $unit }.
removed-defects = Change of sides, removed from the game: { $unit }.
removed-changes-sides = Leaves the Axis side: { $unit }.
removed-joins = Joins the Soviet side: { $unit }.
removed-uprising = Eliminated by the uprising: { $unit }.
removed-rebuilt = Rebuilt: { $unit }.
removed-arrives = Reinforcement in the Stavka box: { $unit }.
placed-arrives = Reinforcement in { $to }: { $unit }.
placed-transformed = New unit in { $to }: { $unit }.
placed-rebuilt = Rebuilt in { $to }: { $unit }.
step-reduced = Reduced: { $unit }.
step-restored = Restored to full strength: { $unit }.
step-rebuilt = { $left ->
    [one] Rebuilt with 1 step: { $unit }.
   *[other] Rebuilt with { $left } steps: { $unit }.
}

vr-goal-budapest_wien-1 = Vienna is Soviet.
vr-goal-budapest_wien-2 = Győr, Szombathely and Bratislava are Soviet.
vr-goal-budapest_wien-3 = Vienna and Győr are held.
vr-goal-budapest_wien-4 = No other victory condition is met.
vr-goal-bessarabia-1 = Romania has changed sides, and Ploesti or Bucharest is Soviet.
vr-goal-bessarabia-2 = Romania has changed sides.
vr-goal-bessarabia-3 = Iasi and Chisinau are held.
vr-goal-bessarabia-4 = No other victory condition is met.
vr-goal-bagration-1 = At least five of Minsk, Vilnius, Grodno, Bialystok, Brest-Litovsk and Kaunas are Soviet.
vr-goal-bagration-2 = At least three of Minsk, Vilnius, Grodno, Bialystok, Brest-Litovsk and Kaunas are Soviet, Minsk among them.
vr-goal-bagration-3 = Minsk is held.
vr-goal-bagration-4 = No other victory condition is met.
vr-goal-campaign-1 = All six objectives are lost before the last turn.
vr-goal-campaign-2 = At least five objectives are lost, Berlin among them.
vr-goal-campaign-3 = Five objectives are lost, but Berlin holds.
vr-goal-campaign-4 = Four objectives are lost.
vr-goal-campaign-5 = Fewer than four objectives are lost.
vr-goal-training-1 = Bratislava is Soviet after the first turn.
vr-goal-training-2 = Bratislava is Soviet.
vr-goal-training-3 = Bratislava is held and Győr retaken.
vr-goal-training-4 = No other victory condition is met.

vr-why-not-coming = Does not arrive now: { $unit }.
vr-why-no-place = No hex can take this unit now, so it waits: { $unit }.
vr-why-must-come = Every reinforcement that can arrive must arrive.
vr-why-no-soviet-city = { $hex } is not a major city of the Soviet Union under Soviet control.
vr-why-no-german-entry = { $hex } is neither a German city nor an advanced fortification held by the Axis.
vr-why-no-german-city = { $hex } is not a German city held by the Axis.
vr-why-no-hungarian-city = { $hex } is not a Hungarian city held by the Axis.
vr-why-not-its-place = { $hex } is not the place named for this unit.
vr-why-no-home-city = { $hex } is not a major city of this HQ's nation held by its side.
vr-why-no-homecoming = The unit returns to a hex of its own country, on or adjacent to a supplied Soviet unit: not to { $hex }.
vr-why-no-hq-of-nation = No supplied HQ of the unit's nationality is in { $hex }.
vr-why-to-stavka = Rebuilt armour goes to the Stavka box, not to { $hex }.
vr-why-next-turn = A rebuilt elite unit arrives next turn, not now in { $hex }.
vr-why-other-box = The unit may not be placed in this box.
vr-why-no-recruit = Not an eliminated German infantry division with a reduced attack of 0 or 1: { $unit }.
vr-why-no-departure = Not a German division of the kind to be withdrawn: { $unit }.
vr-why-cut-off = A division out of supply cannot be withdrawn.
vr-why-whole = Already at full strength: { $unit }.
vr-why-by-support-only = Infantry corps are reinforced only with supports, in the supports phase.
vr-why-turned = A country that has changed sides receives no replacements.
vr-why-ss = SS infantry receives no replacements.
vr-why-no-points = No replacement points are left for this unit.
vr-why-no-support = An armoured unit needs a support for each step, and none can be spent on this one.
vr-why-out-of-command = The unit is outside the command radius of every supplied HQ of its side.
vr-why-outside-every-theatre = The unit is outside the radius of every TO.
vr-why-in-fortress = The unit is in an advanced fortification.
vr-why-facing-enemy = The unit is adjacent to an enemy unit.
vr-why-not-eliminated = Not an eliminated unit: { $unit }.
vr-why-no-place-to-rebuild = No hex can take the rebuilt unit.
vr-why-named-already = This support is already being spent on the unit.
vr-why-outside-theatre = The unit is outside the radius of the TO that holds this support.
vr-why-paid-up = Nothing more can be paid for this unit.
vr-why-unpaid = No step has been paid for yet.
vr-why-no-corps-left = The corps pool is empty.
vr-why-no-capitulation = Capitulation of an Axis ally is not available to TO South.
vr-why-not-defecting = Not a unit of the country that changes sides: { $unit }.
vr-why-full-first = Units at full strength are removed first.
vr-why-not-in-warsaw = Not an Axis unit in Warsaw: { $unit }.
vr-why-others-first = Another unit in Warsaw must take the loss first.
vr-why-turned-country = The country has changed sides: no rail movement there.

vr-why-besieged-city = The unit is besieged under a Haltebefehl: it receives no replacements.
act-remove = remove { $noun } from the game

## Actions, with their object

act-join = add { $noun }
act-leave = remove { $noun }
act-to = move to { $noun }
act-back = retreat to { $noun }
act-unit = select { $noun }
act-strategic = move strategically to { $noun }
act-rail = move by rail to { $noun }
act-naval = move by sea to { $noun }
act-spend = spend { $noun }
act-give_back = return { $noun }
act-disband = eliminate { $noun }
act-pontoon = bridge a river with { $noun }
act-take_up = take up the pontoon of { $noun }
act-across = bridge to { $noun }
act-airlift = supply { $noun } by air
act-hold = hold { $noun }
act-lift = lift the order in { $noun }
act-abandon = abandon equipment around { $noun }
act-lay = place { $noun }
act-pull_back = place the Withdrawal marker in { $noun }
act-withdraw = withdraw { $noun }
act-support = add { $noun }
act-elite = elite bonus with { $noun }
act-lose = { $noun } loses a step
act-play = play { $noun }
act-place_on = place the support in { $noun }
act-give_to = place the support with { $noun }
act-take_back = return { $noun }
act-choose_support = choose { $noun }
act-receive_support = draw a support for { $noun }
act-priority = give priority to { $noun }
act-secondary = secondary TO: { $noun }
act-reinforce = reinforce corps with { $noun }
act-reinforce_corps = reinforce { $noun }
act-refit = restore { $noun }
act-bonus = spend { $noun }
act-change_mode = change the mode of { $noun }
act-call_reserve = call on the reserve for { $noun }
act-move_theatre = move { $noun }
act-skip_theatre = do nothing with { $noun }
act-enter_stavka = move { $noun } to the Stavka box
act-raise = raise { $noun }
act-restore = restore a step of { $noun }
act-rebuild = rebuild { $noun }
act-pay = spend { $noun }
act-suffer = { $noun } loses a step

## Buttons

verb-end_phase = end the phase
verb-at = place the unit in a hex
verb-to = move the unit to a hex
verb-back = retreat to a hex
verb-unit = select a unit
verb-drop = deselect the unit
verb-target = choose a target hex
verb-cancel = cancel
verb-done = finish
verb-halt = end the advance
verb-attack = declare the attack
verb-join = add a unit to the attack
verb-leave = remove a unit from the attack
verb-pull_back = place the Withdrawal marker

## The guided tour

tour-welcome = March 1945: you play the Soviets, who march on Vienna; the computer plays the Axis. Three turns, with the basic rules. Everything is set up: Vienna (1952) lies to the west, behind a long line of worn divisions.
tour-training = A short training scenario. You command eight Soviet corps and their HQ; the computer plays the Axis. You have two turns to take Bratislava (2252), two hexes behind the line: if you do so on the first turn, the victory is decisive.
tour-supply = Supply phase. A unit is in supply within the radius of an HQ, and the HQ along a road or railway that is free as far as a source. Out of supply, a unit has its attack, defence and movement halved. An HQ may also place a pontoon across a river, but then cannot move: finish for now.
tour-overlays = These buttons lay an overlay on the map. Try Supply (key L): the hexes in supply and the lines of your HQs. There are no zones of control; a unit only cuts enemy lines in adjacent hexes.
tour-supports = Supports phase. You have just drawn supports, which your opponent cannot see. Play some if you like: Artillery is placed on a hex of yours, Aviation on an Axis hex, and either will shift an attack to the right on the table. Up to 6 stay available from turn to turn. Then continue.
tour-pick = Movement phase. Units marked by four corners can move. Select one near the Axis line.
tour-go = The highlighted hexes are within reach; the number is the cost in MP. Along a road or railway a hex costs ½ MP; an unbridged minor river costs 1 MP more, a major river 2. Move the unit adjacent to the enemy.
tour-undo = A mistake? The arrow (or key U) undoes your actions, back to the last die roll or draw.
tour-end-move = Move other units: several together attack more strongly. Keep to 3 corps per hex, and within the radius of your HQ. Then end the phase: what is marked "final" cannot be undone.
tour-target = Combat phase. Possible targets are highlighted: choose one.
tour-join = Add the units adjacent to the target, one by one. If all of them attack across a river, their strength is halved; forests, cities and fortifications multiply the defence.
tour-odds = Before the dice you see everything: the strengths, the odds, each column shift with its rule, and the probability of each result.
tour-attack = When the odds suit you, declare the attack: it cannot be undone. Then you may add a support placed nearby and make declarations before rolling the dice.
tour-results = The dice give the losses first, then the tactical results. DR: the defender retreats. S: the defender loses a step or retreats. E, E2, E3: one, two or three of your units receive an Exploitation marker. A vacated hex may be entered at once.
tour-end-combat = A unit attacks only once per phase, and a hex is attacked only once. Attack again if you like, then end the phase.
tour-exploit = Exploitation comes next: only the marked units move again, with half their MP, then attack. This is how a breakthrough reaches a city.
tour-log = The log records every action and every die roll. Click § to open the summary of the rule.
tour-sequence = Here are the sequence of play and the current phase. End your phases, and the computer plays next. Right-click or long-press anywhere to see why an action is not allowed. Your turn!

## What came of each step of a combat, in a few words

came-vr-attack = { $units-many ->
    [one] { $units-many } unit
   *[other] { $units-many } units
} against { $foes-many }
came-marked-unsupplied = out of supply: { $units ->
    [many] { $n } units
   *[other] { $units }
}
came-none-check_supply = in supply
came-vr-besieged = besieged
came-vr-ratio = { $ratio }, { $attack } against { $defence }
came-vr-column = column { $column }
came-vr-cancelled = attack cancelled
came-vr-elite-declared = elite: { $unit }
came-vr-armoured-declared = armoured exploitation
came-vr-hurrah-declared = Hurrah
came-vr-cell = losses { $attacker }/{ $defender }
came-vr-engaged = Eng, losses { $attacker }/{ $defender }
came-vr-results = attacker { $attack ->
    [none] none
   *[other] { $attack }
}, defender { $defence ->
    [none] none
   *[other] { $defence }
}
came-vr-may-exploit = { $many ->
    [one] { $many } unit may exploit
   *[other] { $many } units may exploit
}
came-placed-kampfgruppe = Kampfgruppe: { $units }
came-removed-collapsed = { came-removed-combat }
came-removed-rooted = { came-removed-combat }
came-marked-exploiting = { $units ->
    [many] { $n } units
   *[other] { $units }
}
