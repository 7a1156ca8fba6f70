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

marker-bridgehead = Bridgehead
track-supports-soviet = Soviet supports
track-supports-axis = Axis supports
track-rail = Rail capacity
overlay-command = Command radius
terrain-clear = clear
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
