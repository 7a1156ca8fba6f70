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
box-available_n = available to theatre North
box-available_cn = available to theatre Centre North
box-available_cs = available to theatre Centre South
box-available_s = available to theatre South
box-available_soviet-title = Soviet supports
box-available_axis-title = Axis supports
box-available_n-title = Theatre North
box-available_cn-title = Theatre Centre North
box-available_cs-title = Theatre Centre South
box-available_s-title = Theatre South
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
kind-theatre = theatre marker
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
verb-disband = eliminate a unit of an overstacked hex

## What happens

moved-strategic = { $unit }: strategic movement from { $from } to { $to }.
moved-rail = { $unit }: by rail from { $from } to { $to }.
removed-drawn = Support drawn: { $unit }.
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
vr-decisive = Decisive victory.
vr-marginal = Marginal victory.

## Options

option-cities = An objective of several hexes
option-cities-all = held while all its hexes are held
option-cities-any = held while one of its hexes is held
option-ports = Blockade of a Baltic port
option-ports-four = four adjacent hexes occupied
option-ports-all = all adjacent land hexes occupied

## Refusals

vr-why-no-unit = Not a combat unit: { $unit }.
vr-why-immobile = It has no movement points, or is an HQ on its pontoon side.
vr-why-other-manner = It has begun to move in another way in this phase.
vr-why-hq-unsupplied = An HQ may not end its move there: it would be out of supply.
vr-why-no-hq = An HQ may not move strategically.
vr-why-mud = Strategic movement is not allowed in mud.
vr-why-no-support-spent = No support has been spent for strategic movement in this phase.
vr-why-paid = A support has already been spent for this phase.
vr-why-not-available = Not an available support: { $unit }.
vr-why-no-capacity = { $needed } rail points needed, { $left } left.
vr-why-no-command = The hex is outside the command radius of every supplied HQ of its nationality.
vr-why-beside-enemy = { $hex } is adjacent to { $units }.
vr-why-uncaptured = The Soviets have not captured this fortification or German city.
vr-why-no-line = No supply line to a German source passes through this hex.
vr-why-lost-city = The Soviets have captured this major city before.
vr-why-closed-country = Hungarian units may not enter Romania, nor Romanian units Hungary.
vr-why-outside-area = The hex is outside the area of this scenario.
vr-why-water = Lakes and sea are impassable.
vr-why-mud-crossing = In mud a unit may not cross an unbridged river next to an enemy: { $hexes }.
vr-why-no-help = Eliminating this unit does not cure any overstacking.

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
marker-bridgehead = Bridgehead
marker-order = Haltebefehl
marker-order-sign = HALT
marker-besieged = Haltebefehl, besieged
marker-besieged-sign = SIEGE
marker-hollow = Haltebefehl of a fortress order, without a division: defence 1
marker-hollow-sign = HALT 1
marker-captured = Soviet Control: these works protect nobody any more
marker-uprising = Uprising
marker-refugees = Refugees: roads and railways do not help the Axis here
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
    [one] ; one dismissal so far
   *[other] ; { $dismissals } dismissals so far
}
track-reich = End of the Reich
track-reich-hint = objectives that the Axis holds{ $bonus ->
    [0] { "" }
   *[other] : one support more at each draw
}{ $added ->
    [0] { "" }
    [one] ; its box has put 1 End of the Reich support into the pool
   *[other] ; its box has put { $added } End of the Reich supports into the pool
}
track-rail = Rail points
track-rail-hint = of this turn, for the Axis
track-naval = Naval points
track-naval-hint = of this turn, for the Axis
track-points-soviet = Soviet RP
track-points-german = German RP
track-points-hungarian = Hungarian RP
track-points-romanian = Romanian RP
track-orders = Haltebefehle
track-orders-hint = markers placed; each three take 1 from Stalin's die
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
own-objectives = objectives that the Axis holds: { $value }
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
standing-table-remote = far from the front
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
value-curb-reich_fuel = Fuel Shortage
value-curb-reich_no_rail = Railways Cut
value-curb-reich_desertion = Desertions
value-curb-reich_no_pr = Factories Destroyed
value-curb-reich_refugees = Refugees
value-curb-reich_lost = Depot Lost
value-curb-reich_meddling = Meddling
value-curb-reich_ammunition = Ammunition Shortage
overlay-reach = reach
overlay-reach-text = the hexes where this unit can go, and at what cost.
overlay-command = command
overlay-command-text = around an HQ, its radius and whom it leads there; for a unit, the HQs that lead it.
overlay-command-hq = { $n ->
    [0] the radius of this HQ, where nobody is its own.
    [one] the radius of this HQ, and the unit it leads there.
   *[other] the radius of this HQ, and the { $n } units it leads there.
}
overlay-command-cut = this HQ has no supply line: it leads nobody.
overlay-command-nowhere = nothing to lead off the map.
overlay-command-unit = { $n ->
    [0] no HQ of its nation reaches this unit.
    [one] the HQ of its nation that reaches this unit.
   *[other] the { $n } HQs of its nation that reach this unit.
}
overlay-command-led = led
overlay-command-fed = supplied by it, of another nation
overlay-command-foreign = in the radius, of another nation
overlay-command-radius = its radius
overlay-command-lost = radius lost, for want of a line
overlay-command-leads = HQ that leads it
overlay-command-feeds = German HQ that supplies it
overlay-supply = supply
overlay-supply-text = { $n ->
    [0] the supplied hexes; no HQ has a line to trace.
    [one] the supplied hexes, and the line of the HQ to its source.
   *[other] the supplied hexes, and the lines of the HQs to their sources.
}
overlay-supply-cut = out of supply
overlay-theatres = theatres
overlay-theatres-text = { $n ->
    [0] no TO in this scenario.
    [one] the radius of the TO.
   *[other] the radius of each of the { $n } TOs.
}
overlay-theatres-offensive = { $unit }, offensive: { $radius }
overlay-theatres-moving = { $unit }, movement: { $radius }
overlay-theatres-remote = { $unit }, far from the front: draws no supports
overlay-threat = threat
overlay-threat-text = { $n ->
    [0] the hexes this side can attack after moving: the enemy holds none of them.
    [one] the hexes this side can attack after moving; the enemy holds one of them.
   *[other] the hexes this side can attack after moving; the enemy holds { $n } of them.
}
overlay-strategic = strategic hexes
overlay-strategic-text = the strategic hexes that the Axis still holds, and what their loss costs in satisfaction.
overlay-objectives = objectives
overlay-objectives-text = what victory depends on, and who holds it.
overlay-control = control
overlay-control-text = what each side controls.
overlay-retreat = retreat
overlay-retreat-text = { $n ->
    [one] the hex to which this stack would retreat first.
   *[other] the hexes to which this stack could retreat first.
}
overlay-retreat-none = no adjacent enemy could make it retreat.
overlay-retreat-shut = this stack has no hex to retreat to: a retreat would eliminate it.
overlay-retreat-way = where to retreat
overlay-retreat-foe = adjacent enemy
nation-guards = Guards
nation-ss = Waffen-SS
nation-luftwaffe = Luftwaffe
nation-hungarian = Hungarians
nation-romanian = Romanians
nation-polish = Poles
nation-czech = Czechoslovaks
nation-bulgarian = Bulgarians
army-narwa = Army Detachment Narwa
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
vr-policy = supposing that nobody adds a support or an elite unit; that the defender takes the terrain worth most to them; that each side loses the steps that cost it least, replaces with a Kampfgruppe when it can, and meets an S by retreating if there is somewhere to go; that everybody retreats by the first of the ways the rules leave them; and that the strongest attacker enters a hex left empty.
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
outcome-kampfgruppe = a Kampfgruppe takes its place
outcome-taken = { $role ->
    [defender] the defender advances
   *[attacker] the attacker enters the hex
}
odds-terrain-clear = clear
odds-terrain-forest = forest
odds-terrain-marsh = marsh
odds-terrain-mountain = mountains
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
order-choose_defence = what the elite chooses in defence
order-river = river or terrain for the attacker's result
order-kampfgruppe = Kampfgruppe that replaces a division
order-tiger = Tiger Battalion that takes a loss
order-shaken = S: a step or a hex
order-stand = Schörner: pay for a retreat in steps
order-survivor = Romanians: the division that stays
order-further = retreat continued out of a full hex
order-heinrici = Heinrici: a stack retreats before an attack
order-counterattack = Counter-attack
order-displaced = displaced TOs
combat-step-battle = name the hex and the attackers
combat-step-check_supply = supply of the defender
combat-step-ratio = odds and supports
combat-step-declare = declarations, dice and losses
skipped-soviet-supply = no HQ can bridge a river
skipped-axis-supply = no HQ can bridge a river
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
vr-drawn-corps = rifle corps drawn { $place }
vr-drawn-kampfgruppe = Kampfgruppe drawn, in { $place }
vr-undone-supports = { $n ->
    [one] A support may still be played: { $unit }
   *[other] { $n } supports may still be played: { $unit }, …
}
vr-undone-supports-short = { $n ->
    [one] 1 support to play
   *[other] { $n } supports to play
}
vr-undone-supports-note = { $hand } at hand; beyond { $kept } in a box, the surplus returns to the pool
vr-undone-over = Overstacked: { $units }
vr-undone-over-short = { $n ->
    [one] 1 unit too many
   *[other] { $n } units too many
}
vr-undone-over-note = the surplus is eliminated when the phase ends
vr-undone-line = Without a supply line: { $units }
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
box-waiting_soviet = returns in the reinforcements phase
box-waiting_axis = returns in the reinforcements phase
box-played_soviet = Soviet supports in play
box-played_axis = Axis supports in play
vr-pontoons = choose an HQ to bridge a river or take up a pontoon, or continue.
vr-pontoon = choose the hex across the river that { $unit } bridges from { $hex }.
vr-airlift = { $many ->
    [one] Ju-52 available: choose a stack to supply by air, or continue.
   *[other] { $many } Ju-52s available: choose a stack to supply by air, or continue.
}
verb-pontoon = build a pontoon bridge with an HQ
verb-take_up = take up the pontoon of an HQ
verb-across = bridge the hexside to a hex
verb-airlift = supply a stack by air
removed-no-line = No supply line, back as a reinforcement: { $unit }.
removed-support-played = Support played: { $unit }.
placed-support = Support placed in { $to }: { $unit }.
vr-pontoon-set = Pontoon bridge towards { $hex }: { $unit }.
vr-pontoon-taken-up = Pontoon taken up: { $unit }.
vr-why-no-headquarters = Not an HQ: { $unit }.
vr-why-hq-no-line = Out of supply: { $unit }.
vr-why-no-river = No river or major river adjacent to { $unit }.
vr-why-on-pontoons = Already on its pontoon side: { $unit }.
vr-why-no-pontoon = Not on its pontoon side: { $unit }.
vr-why-no-watercourse = No river or major river runs along the hexside to this hex.
vr-why-nobody-to-supply = No Axis unit there is out of supply.
vr-why-out-of-flight = More than { $range } hexes from a German supply source.
vr-why-overcast = The sky is overcast: no air support may be placed.
marked-unsupplied-on = Out of supply: { $units }.
marked-unsupplied-off = Back in supply: { $units }.

## Combat: from the declaration to the losses

option-bridges = Attacks over a bridge
option-bridges-halve = halved like any attack over a river
option-bridges-carry = not halved, except in mud
option-medals = Elite units
option-medals-axis = those with a medal, all German
option-medals-guards = Soviet Guards as well
phase-soviet-combat = Soviet combat
phase-axis-combat = Axis combat
mark-fought = has attacked

vr-combat = choose a hex to attack, or end the phase.
vr-assemble = attack on { $hex }: add units, then declare the attack.
vr-ground = defence of { $hex }: choose the terrain that counts.
vr-supporting = { $role ->
    [attacker] attack on { $hex }, column { $column }: add supports, or go on.
   *[defender] defence of { $hex }, column { $column }: add supports, or go on.
}
vr-declare = attack on { $hex }, column { $column }: make your declarations, then roll the dice.
vr-declare-defence = defence of { $hex }, column { $column }: use the elite bonus, or go on without it.
vr-choose-cell = combat in { $hex }: choose your tactical result.
vr-losses = { $left ->
    [one] choose a unit that loses a step: 1 loss to take.
   *[other] choose a unit that loses a step: { $left } losses to take.
}
vr-kampfgruppe = { $hex }: put a Kampfgruppe in the place of { $unit }?

verb-ground = choose the terrain of the defence
verb-support = add a support
verb-ready = add no more supports
verb-elite = use the elite bonus with a unit
verb-armoured = declare an armoured exploitation
verb-hurrah = declare a Hurrah attack
verb-undeclare = take back all declarations
verb-throw = roll the dice
verb-plain = no elite bonus
verb-choose = choose a tactical result
verb-lose = lose a step
verb-replace = take a Kampfgruppe
verb-forgo = no Kampfgruppe

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
value-D1 = D1, the defender loses one step more
value-E = E, one unit exploits
value-E2 = E2, two units exploit
value-E3 = E3, three units exploit
value-Eng = Eng, a second roll for losses
value-S = S, a step or a hex
value-DR = DR, retreat 1 hex
value-DR2 = DR2, retreat 2 hexes
value-DR3 = DR3, retreat 3 hexes

vr-attack = Attack on { $hex }: { $units } against { $foes }.
vr-besieged = Under siege: { $hex }.
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
   *[other] defence ×{ $value }.
}
vr-reduced = { $why ->
    [supply] Out of supply, factor divided by { $divisor }: { $units }.
    [river] All attackers cross a river, factor divided by { $divisor }: { $units }.
    [bridge] Attack over a bridge in mud, factor divided by { $divisor }: { $units }.
   *[retreat] Retreated in this phase, defence 1: { $units }.
}
vr-ratio = { $attack } to { $defence }, odds { $ratio }.
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
vr-loss-spared = Weak Romanian stack: the attacker loses one step less.
vr-loss-harsh = Soviet armour outside every theatre: the attacker loses one step more.
vr-die-kampfgruppe = Kampfgruppe drawn: { $face }.
placed-kampfgruppe = Kampfgruppe in { $to }: { $unit }.
removed-hiwis = Drawn and removed from the game: { $unit }.

vr-why-hq-fights-not = An HQ may not attack.
vr-why-garrison-stays = A garrison may not attack.
vr-why-besieged = Besieged units may not attack.
vr-why-withdrawn = It has made an unauthorised withdrawal this turn.
vr-why-water-between = Water without a road or railway lies between the two hexes.
vr-why-mud-river = In mud an attack may cross a river only over a bridge.
vr-why-not-together = Romanian and Hungarian units may not attack together.
vr-why-autonomous = This ally has already made its autonomous attack this turn.
vr-why-no-combat-support = Not a support for this combat: { $unit }.
vr-why-not-placed = It must be placed in the supports phase first.
vr-why-support-elsewhere = It cannot be used in this combat: its place or its target does not suit.
vr-why-no-mud = It may not be used in mud.
vr-why-ammunition = Ammunition shortage: it may not be used this turn.
vr-why-named = It is already used in this combat.
vr-why-same-name = A support of the same name is already used in this combat.
vr-why-two-leaders = A leader is already used in this combat.
vr-why-not-elite = Not an elite unit in this combat: { $unit }.
vr-why-no-medal = An event takes the elite bonus away from it.
vr-why-two-armoured = An armoured exploitation needs at least 2 armoured units in the attack.
vr-why-declared = It has already been declared.
vr-why-nothing-declared = Nothing has been declared yet.
vr-why-outside-theatres = The attacked hex is outside the radius of every theatre.
vr-why-hurrah-mud = A Hurrah attack is not allowed in mud.
vr-why-hurrah-city = A Hurrah attack is not allowed against an advanced fortification or a major city in Germany.
vr-why-garrison-last = A garrison takes a loss only when no other unit is left in its hex.
vr-why-hq-last = An HQ takes a loss only when no other unit is left in its hex.
vr-why-all-once = Every unit must take one loss before any unit takes a second.
vr-why-major-first = German or Soviet attackers take losses before their allies.
vr-why-first-loss = Another unit must take this loss, not { $unit }.

## Combat: tactical results, retreats, advances, exploitation

phase-soviet-exploitation-combat = Soviet exploitation combat
phase-axis-exploitation-combat = Axis exploitation combat
mark-retreated = has retreated


vr-exploitation-combat = choose a hex to attack with exploiting units, or end the phase.
vr-river = combat in { $hex }: choose what changes the attacker's result { $code }.
vr-survivor = { $hex }: the Romanians collapse. Choose the unit that survives.
vr-stand = { $hex }: { $steps ->
    [one] lose 1 step instead of retreating?
   *[other] lose { $steps } steps instead of retreating?
}
vr-shaken = { $hex }: choose a unit that loses a step, or retreat 1 hex with all units.
vr-retreat-who = choose the next unit or stack to retreat.
vr-retreat = { $left ->
    [0] choose a hex to retreat on to: { $units }.
    [one] choose a hex to retreat to: { $units }. 1 hex to go.
   *[other] choose a hex to retreat to: { $units }. { $left } hexes to go.
}
vr-retreat-further = { $hex } is overstacked: retreat on, or stay? { $units }
vr-advance = { $hex } is vacant: choose units to advance.
vr-mark-exploiting = choose units to exploit: { $left } left to choose.

verb-convert = choose what changes the result
verb-keep = choose the unit that survives
verb-stand = lose steps and stand
verb-fall_back = retreat
verb-apart = retreat a unit separately
verb-on = retreat on
verb-exploit = put an exploitation marker on a unit
verb-unexploit = take an exploitation marker back

act-keep = keep { $noun }
act-apart = retreat { $noun } separately
act-exploit = exploit with { $noun }
act-unexploit = no exploitation: { $noun }

value-river = the major river
value-ground = the terrain of the hex

vr-cell-becomes = { $code ->
    [none] no effect here
   *[other] here: { $code }
}
vr-hold-worth = lost with the order: −{ $held }; without: −{ $unheld }
act-hold = hold { $noun }
act-lift = lift the order in { $noun }
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
vr-no-advance = No advance into { $hex }: its defenders suffered neither S nor DR.
vr-may-exploit = { $many ->
    [one] 1 unit may exploit.
   *[other] { $many } units may exploit.
}
marked-exploiting-on = Exploits: { $units }.
marked-exploiting-off = Exploitation marker taken back: { $units }.
removed-collapsed = Collapsed in { $from }: { $unit }.
removed-rooted = No movement points to retreat, eliminated in { $from }: { $unit }.

vr-why-not-away = Neither in a direction of retreat nor away from every enemy that took part.
vr-why-rear-soviet = A retreat goes north, north-east or south-east, if possible away from the enemies that took part.
vr-why-rear-axis = A retreat goes south, south-west or north-west, if possible away from the enemies that took part.
vr-why-not-the-stack = Another unit of the stack may not retreat there.
vr-why-too-near = The retreat must end { $hexes ->
    [one] at least 1 hex
   *[other] at least { $hexes } hexes
} from { $start }, and could not from there.
vr-why-through-order = A German unit may not retreat through a hex with a Haltebefehl.
vr-why-not-collapsing = Not one of the collapsing units: { $unit }.
vr-why-no-part = Did not take part in the combat, or is lost: { $unit }.
vr-why-hq-follows-not = An HQ does not advance after combat.
vr-why-advanced = It has already advanced.
vr-why-no-room = The hex has no room for this unit.
vr-why-must-advance = At least one unit must advance into the city of the uprising.
vr-why-no-more-exploitation = The result does not allow one more unit of this kind to exploit.
vr-why-exploiting = It already has an exploitation marker.
vr-why-no-marker = No exploitation marker from this combat: { $unit }.
vr-why-not-marked = Only units with an exploitation marker may attack in this phase.
## 6. Movement: by sea, orders to hold, abandoned equipment

mark-exploiting = exploiting
vr-orders = { $left ->
    [0] no Haltebefehl marker left: lift one, or continue.
    [one] place a Haltebefehl (1 left), lift one, or continue.
   *[other] place a Haltebefehl ({ $left } left), lift one, or continue.
}
vr-laying = { $left ->
    [one] choose 1 more support to lay on { $unit }.
   *[other] choose { $left } supports to lay on { $unit }.
}
vr-abandoning = choose a unit in the radius of { $unit } to move strategically, or finish.
vr-exploit = choose an exploiting unit to move, or go on to the exploitation combats.
verb-hold = place a Haltebefehl on a city
verb-lift = lift a Haltebefehl
verb-naval = move by sea to a port
verb-abandon = abandon equipment around an HQ
verb-lay = lay a support on the HQ
verb-end_segment = go on to the exploitation combats
moved-naval = { $unit }: by sea from { $from } to { $to }.
placed-garrison = Garrison in { $to }: { $unit }.
removed-garrison = Garrison removed from { $from }: { $unit }.
removed-support-laid = Support laid on an HQ: { $unit }.
removed-support-kept = Support taken back: { $unit }.
removed-evacuation = Eliminated in the evacuation of { $from }: { $unit }.
vr-order-placed = Haltebefehl: { $hex } is to be held.
vr-order-lifted = Haltebefehl lifted in { $hex }.
vr-die-evacuation = Evacuation die: { $face }.
vr-evacuation = Evacuation of { $unit }, roll { $die }: { $outcome ->
    [stays-hurt] cancelled, one step lost.
    [stays] cancelled.
    [sails-hurt] at sea, one step lost.
   *[sails] at sea.
}
vr-why-bound = The last German division of a Haltebefehl hex may not leave while a Soviet division is adjacent: { $unit }.
vr-why-hq-bears-an-order = Its units have abandoned their equipment this turn, it may not move: { $unit }.
vr-why-hq-has-moved = Has already moved in this phase: { $unit }.
vr-why-has-abandoned = Has already had equipment abandoned this turn: { $unit }.
vr-why-too-few-supports = { $needed } available supports are required.
vr-why-dismissed = After a dismissal German units may not move strategically.
vr-why-out-of-that-radius = Not a unit of its nationality in its radius when the supports were laid: { $unit }.
vr-why-away-from-supply = A unit out of supply may only move towards a friendly supply source or HQ.
vr-why-no-baltic-port = The hex is not a Baltic port.
vr-why-not-in-a-port = The unit is not in a Baltic port.
vr-why-no-naval-capacity = { $needed } naval points needed, { $left } left.
vr-why-port-not-held = The Axis does not control this port.
vr-why-port-shut-in = Soviet units occupy every land hex around this port.
vr-why-port-captured = The Soviets have captured this port before.
vr-why-no-city-to-hold = The hex is neither a major city nor a Baltic port.
vr-why-no-german-division = No German division is in this hex.
vr-why-held-already = A Haltebefehl marker is already in this hex.
vr-why-no-marker-left = All { $most } Haltebefehl markers are on the map.
vr-why-no-order-there = There is no Haltebefehl marker in this hex.
vr-why-watched = A Soviet division is adjacent: the marker may not be lifted.
vr-why-not-exploiting = The unit has no exploitation marker.
charge-partisans = partisans
phase-soviet-exploitation = Soviet exploitation
phase-axis-exploitation = Axis exploitation

## Theatres, supports, rifle corps, the Stavka

phase-stavka = Stavka phase
skipped-stavka = no theatre can do anything

vr-recall = choose supports to take back from the map, or go on.
vr-theatres-remote = remoteness: choose a theatre to move free of charge, or go on.
vr-theatres-shift = choose a theatre in movement mode to move, or go on.
vr-shifting = { $points ->
    [0] { $unit }: no hexes left.
    [one] choose a hex for { $unit }: 1 hex left.
   *[other] choose a hex for { $unit }: { $points } hexes left.
}
vr-modes = choose a theatre that changes mode, or go on.
vr-name-priority = choose the priority theatre of this turn.
vr-name-secondary = choose the secondary theatre of this turn: it receives no supports.
vr-grand = { $unit }: declare a grand offensive?
vr-gift = { $many ->
    [one] choose 1 support from the pool.
   *[other] choose { $many } supports from the pool.
}
vr-receive = choose a theatre in movement mode that receives a support and stays where it is, or go on.
vr-forced = several supports must be played: choose the first.
vr-place = { $side ->
    [soviet] choose a support to play or to spend on rifle corps, or go on.
   *[axis] choose a support to play, or go on.
}
vr-placing = choose where to play { $unit }.
vr-refit = choose a reduced armoured corps to refit, or go on.
vr-reinforcing = choose a rifle corps to reinforce with a support of { $unit }.
vr-displaced = { $unit } must leave its hex: choose the city it moves to.
vr-stavka = choose a theatre: it calls on the strategic reserve, or moves.
vr-stavka-die = { $what ->
    [move] { $unit } moves: return supports to add to the die, or roll.
   *[reserve] { $unit } calls on the reserve: return supports to add to the die, or roll.
} { $more ->
    [0] No modifier.
   *[other] Modifier: +{ $more }.
}
vr-leaving = { $points ->
    [one] choose a unit to leave the Stavka box for { $unit }: 1 point left.
   *[other] choose a unit to leave the Stavka box for { $unit }: { $points } points left.
}
vr-deploying = choose a hex for { $unit }.
vr-entering = { $left ->
    [one] choose a unit to enter the Stavka box, or go on: 1 more may enter.
   *[other] choose a unit to enter the Stavka box, or go on: { $left } more may enter.
}

verb-next = go on
verb-play = play a support as an event
verb-place_on = place the support on a hex
verb-give_to = place the support on a counter
verb-take_back = take a support back to the pool
verb-choose_support = choose a support from the pool
verb-receive_support = draw one support for a theatre
verb-grand_offensive = declare a grand offensive
verb-no_offensive = no grand offensive
verb-priority = make a theatre the priority theatre
verb-secondary = make a theatre the secondary theatre
verb-reinforce = spend a support to reinforce rifle corps
verb-reinforce_corps = put a rifle corps in reinforced mode
verb-refit = restore an armoured corps to full strength
verb-bonus = spend a support as a bonus
verb-change_mode = change the mode of a theatre
verb-call_reserve = call on the strategic reserve for a theatre
verb-move_theatre = move a theatre by a Stavka roll
verb-skip_theatre = do nothing with a theatre
verb-roll_stavka = roll on the Stavka table
verb-enter_stavka = move a unit to the Stavka box

moved-theatre = { $unit }: from { $from } to { $to }.
placed-displaced = { $unit }: displaced to { $to }.
placed-deployed = From the Stavka box to { $to }: { $unit }.
removed-to-stavka = To the Stavka box from { $from }: { $unit }.
step-standard = Standard mode: { $unit }.
step-reinforced = Reinforced mode: { $unit }.
step-refitted = Restored to full strength: { $unit }.
vr-priority = Priority theatre: { $unit }.
vr-secondary = Secondary theatre: { $unit }.
vr-grand-declared = Grand offensive: { $unit }.
vr-remote = More than 10 hexes from any supplied enemy and any Haltebefehl: { $units }.
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

vr-why-no-theatre = Not a theatre in play: { $unit }.
vr-why-priority = It is already the priority theatre.
vr-why-secondary = The secondary theatre receives no supports.
vr-why-offensive-mode = A theatre in offensive mode does not move.
vr-why-offensive-draws = A theatre in offensive mode receives supports by dice.
vr-why-movement-mode = Its theatre is not in offensive mode.
vr-why-not-remote = It is within 10 hexes of a supplied enemy or of a Haltebefehl.
vr-why-grand-offensive = A grand offensive has been declared: no other theatre moves or receives supports.
vr-why-grand-reserve = Only the theatre of the grand offensive may receive reinforcements this turn.
vr-why-supports-received = It has received supports this turn.
vr-why-mud-no-support = In mud a theatre in movement mode receives no support.
vr-why-mud-theatres = In mud theatres do not move in the Stavka phase.
vr-why-no-theatre-line = A theatre needs a supply line in every hex it enters.
vr-why-theatre-far = { $left ->
    [0] No hexes left.
    [one] { $hex } is { $needed } hexes away along roads and railways; 1 hex is left.
   *[other] { $hex } is { $needed } hexes away along roads and railways; { $left } hexes are left.
}
vr-why-bonus-first = Supports are spent before the theatre moves.
vr-why-bonus-most = { $most ->
    [one] 1 support at most may be spent on a theatre's move.
   *[other] { $most } supports at most may be spent on a theatre's move.
}
vr-why-no-city = It is not on a city.
vr-why-fired = It has placed artillery this turn.
vr-why-grand-mode = It has declared a grand offensive this turn.
vr-why-zhukov = Its mode cannot change while Zhukov is with it.
vr-why-flipped = Its mode has already changed in this phase.
vr-why-not-nearest = It moves to the nearest Soviet major city with a supply line, to the east if there is one.
vr-why-end-of-reich = End of the Reich supports are never spent generically.
vr-why-not-in-pool = Not in the support pool: { $unit }.
vr-why-not-forced = Need not be played now: { $unit }.
vr-why-not-staying = Does not stay on the map: { $unit }.
vr-why-not-surplus = Not in a box that holds too many supports: { $unit }.
vr-why-other-phase = This support is played in another phase.
vr-why-not-in-mud = This support cannot be played in mud.
vr-why-too-late = Supports that come later in the order have been placed already.
vr-why-used-up = Its theatre has used all the supports it may in this phase.
vr-why-outside-radius = It is outside the radius of the theatre the support comes from.
vr-why-leader = It already has a leader.
vr-why-no-refit = Not a reduced armoured corps in the radius: { $unit }.
vr-why-no-corps = Its theatre has no rifle corps to reinforce.
vr-why-reinforced-enough = Its theatre has spent all the supports it may on rifle corps.
vr-why-no-rifle-corps = Not a Soviet rifle corps on the map: { $unit }.
vr-why-reinforced = It is already in reinforced mode.
vr-why-unsupplied = It is out of supply.
vr-why-no-way-to-theatre = No road or railway free of enemies leads from it to the theatre.
vr-why-moving-theatre = It is within the radius of a theatre in movement mode.
vr-why-not-stacked = The second corps must be stacked with the first.
vr-why-tested = This theatre has had its turn in this phase.
vr-why-not-in-turn = The priority theatre goes first, the secondary theatre last.
vr-why-not-in-stavka = Not in the Stavka box: { $unit }.
vr-why-too-dear = { $left ->
    [one] It counts as 2 units, and 1 is left.
   *[other] It counts as 2 units, and { $left } are left.
}
vr-why-stavka-minimum = The Stavka box never holds fewer than 4 rifle corps and 3 armoured corps.
vr-why-nowhere-to-deploy = The theatre has no hex where a unit could be placed.
vr-why-hex-outside-radius = The hex is outside the radius of the theatre.
vr-why-no-friend-beside = No friendly unit adjacent to the hex was on the map when the phase began.
vr-why-hex-unsupplied = A unit would be out of supply in this hex.
vr-why-not-soviet = Not a Soviet unit on the map: { $unit }.
vr-why-hq-stays = HQs do not enter the Stavka box.
vr-why-enemy-beside = It is adjacent to an enemy.
vr-why-no-hq-there = It is not stacked with an HQ.
vr-why-entered = { $most ->
    [one] 1 unit at most enters the Stavka box in a turn.
   *[other] { $most } units at most enter the Stavka box in a turn.
}
## 4.7 Unauthorised withdrawal

mark-withdrawn = withdrew without leave: may not attack this turn
vr-withdrawal = place the Withdrawal marker for an unauthorised withdrawal, or continue.
vr-withdrawing = choose a unit within the radius of the marker in { $hex } to withdraw, or finish.
vr-going-back = { $left ->
    [one] choose a hex for { $unit } to withdraw to: 1 hex left.
   *[other] choose a hex for { $unit } to withdraw to: { $left } hexes left.
}
moved-withdrawal = { $unit }: unauthorised withdrawal from { $from } to { $to }.
vr-why-nobody-near = No unit within the radius of a marker there may withdraw.
vr-why-out-of-radius = Outside the radius of the marker: { $unit }.
vr-why-withdrawn-already = Has already withdrawn: { $unit }.
vr-why-nobody-withdrawn = No unit has withdrawn yet.
vr-why-has-withdrawn = A unit has already withdrawn.
vr-why-far-enough = The unit has gone as far as it may.

## Set-up by hand

phase-axis-setup = Axis set-up
phase-soviet-setup = Soviet set-up
option-setup = Set-up
option-setup-ready_made = ready-made
option-setup-free = by hand, within three hexes of the ready-made one
vr-set-up = choose a unit to set up elsewhere, or finish the set-up.
vr-setting-up = choose a hex for { $unit }, at most three from its listed hex.
moved-set-up = { $unit }: set up in { $to }.
verb-end_setup = finish the set-up
vr-why-wrong-side-of-the-front = The hex is on the other side of the front.
vr-why-there = The unit is already there.
vr-why-crowd = Overstacked: { $units }.
vr-why-hungry = Would be out of supply: { $units }.
vr-why-front-open = The front must be held in { $hexes }.

## Supports as events

verb-pass = pass
verb-unbridge = remove a Bridgehead marker
verb-counter = counter-attack with a stack
verb-evade = retreat a stack before the attack
verb-refrain = retreat no stack in this phase
verb-spare = take the loss on the Tiger battalion
verb-order = make Stalin press a theatre
verb-desert = make a division lose a step
verb-flee = fill the roads around a city with refugees
verb-appoint = put Himmler with an HQ
verb-fortify = give a city a fortress order
verb-politruks = play Political officers

act-unbridge = remove the Bridgehead in { $noun }
act-counter = counter-attack from { $noun }
act-evade = retreat from { $noun }
act-order = press { $noun }
act-desert = a step less: { $noun }
act-flee = refugees around { $noun }
act-appoint = Himmler with { $noun }
act-fortify = fortress order for { $noun }

vr-surprise = surprise attack: move units of the stack, choose a hex to attack with them, or pass.
vr-countering = counter-attack: move units of the stack, choose a hex to attack with them, or pass.
vr-counterattack = { $many ->
    [one] Counter-attack available: choose an armoured stack, or pass.
   *[other] { $many } Counter-attacks available: choose an armoured stack, or pass.
}
vr-heinrici = Heinrici: choose a stack to retreat 1 hex before the Soviets attack, or pass.
vr-tiger = { $unit }: take this loss on the Tiger battalion?
vr-handed = Stalin: choose the theatre that must play him this turn, or pass.
vr-penalty = { $left ->
    [one] { $unit }: return 1 support to the pool.
   *[other] { $unit }: return { $left } supports to the pool.
}
vr-desertion = Desertions: choose a German infantry division that loses a step.
vr-refugees = Refugees: choose a German city. Roads and railways within { $range } hexes do not serve German movement this turn.
vr-himmler = Himmler: choose the German HQ he goes to.

vr-widened = Lend-Lease, radius +{ $many }: { $unit }.
vr-bridgehead = Bridgehead in { $hex }.
vr-bridgehead-gone = No Bridgehead in { $hex } any more.
vr-surprise-attack = Surprise attack from { $hex }.
vr-counterattacked = Counter-attack from { $hex }.
vr-evades = Heinrici lets the stack in { $hex } retreat before the attack.
vr-stood = Schörner: steps are lost in { $hex } instead of retreating.
vr-tiger-lost = The Tiger battalion takes the loss: { $unit }.
vr-attached = { $support }: with { $unit }.
vr-die-stalin = Stalin's die: { $face }.
vr-stalin = Stalin, result { $total }, { $unit }: { $effect ->
    [must_attack] its units must attack every Haltebefehl adjacent to them this turn, if odds of 1/2 can be had.
    [two_more] 2 more supports.
   *[nothing] no effect.
}
vr-stalin-in-vain = Grand offensive of another theatre, no supports: { $unit }.
vr-stalin-orders = Stalin's orders, to be attacked in this phase: { $hexes }.
vr-stalin-penalty = { $unit } has not attacked { $hexes }: { $many } supports go back to the pool.
vr-more-rail = Rail priority: { $many ->
    [one] 1 point more.
   *[other] { $many } points more.
}
vr-more-ships = Kriegsmarine: { $many ->
    [one] 1 naval point more.
   *[other] { $many } naval points more.
}
vr-reich-fuel = Fuel shortage: the movement of German armour is halved this turn.
vr-reich-no-rail = Lines cut: no rail movement this turn.
vr-reich-no-pr = Factories gone: no German replacement points this turn.
vr-reich-ammunition = Ammunition shortage: neither Nebelwerfer nor Kriegsmarine this turn.
vr-refugees-flee = Refugees around { $hex }: its roads and railways do not serve German movement this turn.
vr-die-lost = Support lost: { $face }.
removed-deserted = Desertions, eliminated in { $from }: { $unit }.

vr-why-no-target-there = This support is { $target ->
    [soviet_hex] placed on a hex with Soviet units.
    [axis_hex] placed on a hex with Axis units.
    [axis_railway] placed on a railway hex that the Axis controls.
    [riverside] placed on a hex with Soviet units beside a river.
    [theatre] placed on a theatre.
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
    [axis_railway] placed on a railway hex that the Axis controls, in the USSR, the Baltic states or Poland.
    [riverside] placed on a hex with Soviet units beside a river, and there are 4 Bridgehead markers.
    [theatre] placed on a theatre.
    [soviet_stack] placed on a hex with Soviet corps.
    [armoured_corps] given to a Soviet armoured corps without a leader.
    [armoured_unit] given to an armoured unit of the Axis.
    [supplied_hq] given to a supplied German HQ without a leader.
    [cut_off_stack] placed on a stack out of supply, in range of a German supply source.
   *[other] played in another way.
}
vr-why-no-partisans = Partisans fight in the USSR, the Baltic states and Poland only.
vr-why-widened = This theatre has Lend-Lease already.
vr-why-tiger = It has a Tiger battalion already.
vr-why-bridgehead = There is a Bridgehead marker already.
vr-why-no-bridgehead-left = All { $most } Bridgehead markers are on the map.
vr-why-no-bridgehead = There is no Bridgehead marker.
vr-why-not-striking = Not in the stack this support has been played on: { $unit }.
vr-why-too-far-to-counter = No Soviet unit is within { $range } hexes.
vr-why-no-counterattack = No Counter-attack is available.
vr-why-not-heinrici = No Axis stack in Heinrici's radius: { $hex }.
vr-why-nothing-to-evade = No enemy is adjacent to this stack.
vr-why-rooted = Its units have no movement points, or a Haltebefehl binds them.
vr-why-no-way-back = The stack has no hex to retreat to.
vr-why-no-hurrah = Political officers go with a declared Hurrah attack.
vr-why-lines-cut = The lines are cut: no rail movement this turn.
vr-why-no-ships = This scenario has no naval capacity.
vr-why-division-there = A division is in this city: it takes an ordinary Haltebefehl.
vr-why-no-fortress-order = No Fortress order is available.
vr-why-himmler = No strategic movement within the radius of Himmler's HQ.
vr-why-refugees = Refugees fill the roads and railways here this turn.
vr-why-not-of-theatre = Not a support of this theatre: { $unit }.
## The Führer, arrivals, allies, Warsaw, victory

phase-soviet-reinforcements = Soviet reinforcements and replacements
phase-axis-reinforcements = Axis reinforcements and replacements
skipped-soviet-reinforcements = no unit arrives and no replacement point can be spent
skipped-axis-reinforcements = no unit arrives and no replacement point can be spent

vr-arrive = { $many ->
    [one] choose a unit to bring in: 1 can arrive.
   *[other] choose a unit to bring in: { $many } can arrive.
}
vr-arriving = choose where { $unit } arrives.
vr-entraining = { $rail ->
    [one] choose a hex to move { $unit } to by rail, or leave it there. Rail capacity: 1 point.
   *[other] choose a hex to move { $unit } to by rail, or leave it there. Rail capacity: { $rail } points.
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
vr-replace-soviet = choose an armoured corps or an HQ to restore or rebuild, or go on. Replacement points: { $soviet }.
vr-replace-axis = choose a unit to restore or rebuild, or go on. Replacement points: German { $german }, Hungarian { $hungarian }, Romanian { $romanian }.
vr-replacing = { $paid ->
    [0] { $unit }: spend a support on it, or put it back.
    [one] { $unit }: 1 step paid for.
   *[other] { $unit }: { $paid } steps paid for.
}
vr-corps = { $points ->
    [one] draw a rifle corps, or go on: 1 replacement point left, { $many } in the pool.
   *[other] draw a rifle corps, or go on: { $points } replacement points left, { $many } in the pool.
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

verb-box = place it in a box
verb-raise = raise a reduced division
verb-withdraw = withdraw a division
verb-restore = restore a step of a unit
verb-rebuild = rebuild an eliminated unit
verb-pay = spend a support on the unit
verb-more = pay for one more step
verb-draw = draw a rifle corps
verb-capitulate = roll for the capitulation
verb-remove = remove a unit from the game
verb-suffer = lose a step

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
    [one] { $hex } lost: 1 point of satisfaction.
   *[other] { $hex } lost: { $points } points of satisfaction.
}
vr-strategic-retaken = { $points ->
    [one] { $hex } retaken: 1 point of satisfaction.
   *[other] { $hex } retaken: { $points } points of satisfaction.
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
vr-romania-turns = Result { $result } against { $lost } eliminated divisions: Romania declares war on Germany.
vr-romania-stays = Result { $result } against { $lost } eliminated divisions: Romania stays with Germany.
vr-hungary-turns = Result { $result }: Hungary declares war on Germany.
vr-hungary-armistice = Result { $result }: armistice. All Hungarian units leave at the start of the Axis turn.
vr-hungary-never = Result { $result }: Hungary will never surrender.
vr-hungary-stays = Result { $result }: no effect on Hungary.
vr-die-defection = Die for units removed: { $face }.
vr-defection = { $nation ->
    [romanian] { $many } Romanian units are removed from the game.
   *[hungarian] { $many } Hungarian units are removed from the game.
}
vr-die-returns = Die for returning units: { $face }.
vr-returns = { $nation ->
    [romanian] Up to { $many } Romanian units may return.
   *[hungarian] Up to { $many } Hungarian units may return.
}
vr-warsaw-rises = Warsaw rises.
vr-warsaw-over = The Warsaw uprising is over.
vr-die-warsaw = Warsaw die: { $face }.
vr-warsaw-roll = Warsaw uprising: result { $total }.
vr-draw = Draw.

removed-support-new = New support in the pool: { $unit }.
removed-support-handed = Stalin falls to the German player: { $unit }.
removed-place-lost = The place of arrival is lost, removed from the game: { $unit }.
removed-mobilised = Last mobilisations: { $unit }.
removed-withdrawn = Withdrawn from { $from }: { $unit }.
removed-transformed = Replaced by the new unit: { $unit }.
removed-joins-box = New unit in the box of the old one: { $unit }.
removed-armistice = Armistice, removed from the game: { $unit }.
removed-defects = Change of sides, removed from the game: { $unit }.
removed-changes-sides = Leaves the Axis: { $unit }.
removed-joins = Joins the Soviets: { $unit }.
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
vr-goal-bagration-1 = At least five of Minsk, Vilnius, Grodno, Bialystok, Brest and Kaunas are Soviet.
vr-goal-bagration-2 = At least three of Minsk, Vilnius, Grodno, Bialystok, Brest and Kaunas are Soviet, Minsk among them.
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
vr-why-no-place = No hex can take it now, so it waits: { $unit }.
vr-why-must-come = Every reinforcement that can arrive must arrive.
vr-why-other-box = It may not be placed in this box.
vr-why-no-recruit = Not an eliminated German infantry division with a reduced attack of 0 or 1: { $unit }.
vr-why-no-departure = Not a German division of the kind to be withdrawn: { $unit }.
vr-why-cut-off = A division out of supply cannot be withdrawn.
vr-why-whole = Already at full strength: { $unit }.
vr-why-by-support-only = Rifle corps are reinforced with supports only, in the supports phase.
vr-why-turned = A country that has changed sides receives no replacements.
vr-why-ss = SS infantry receives no replacements.
vr-why-no-points = No replacement points are left for it.
vr-why-no-support = Armour needs a support, and none can be spent on it.
vr-why-out-of-command = It is outside the command radius of every HQ of its nationality.
vr-why-in-fortress = It is in an advanced fortification.
vr-why-facing-enemy = It is adjacent to an enemy unit.
vr-why-not-eliminated = Not an eliminated unit: { $unit }.
vr-why-no-place-to-rebuild = No hex can take it when rebuilt.
vr-why-named-already = This support is already being spent on the unit.
vr-why-outside-theatre = The unit is outside the radius of the theatre that holds this support.
vr-why-paid-up = Nothing more can be paid for this unit.
vr-why-unpaid = No step has been paid for yet.
vr-why-no-corps-left = The corps pool is empty.
vr-why-no-capitulation = Capitulation of an Axis ally is not available to theatre South.
vr-why-not-defecting = Not a unit of the country that changes sides: { $unit }.
vr-why-full-first = Units at full strength are removed first.
vr-why-not-in-warsaw = Not an Axis unit in Warsaw: { $unit }.
vr-why-others-first = Another unit in Warsaw must take the loss first.
vr-why-turned-country = The country has changed sides: no rail movement there.


vr-why-besieged-city = Besieged under a Haltebefehl marker: no replacements.
act-remove = remove the Bridgehead in { $noun }

