# Sudden Storm: the words of this game.

side-axis = the Axis
side-soviet = the Soviets

## Boxes

box-germany = in the Germany box
box-urals = in the Urals box
box-conditional = among the conditional reinforcements
box-delayed_axis = among the delayed Axis reinforcements
box-delayed_soviet = among the delayed Soviet reinforcements
box-whole_axis = among the broken-down Axis divisions
box-whole_soviet = among the broken-down Soviet divisions
box-parts_axis = among the Axis breakdown counters
box-parts_soviet = among the Soviet breakdown counters
box-converted = among the conversions to come
box-returning = withdrawn, due to return

## Units

kind-infantry = infantry
kind-airlanding = air-landing infantry
kind-parachute = paratroops
kind-light = Jäger (light infantry)
kind-mountain = mountain troops
kind-ski = ski troops
kind-marine = marines
kind-security = security unit
kind-static = static infantry
kind-cavalry = cavalry
kind-mountain_cavalry = mountain cavalry
kind-motorized = motorised infantry
kind-mechanized = mechanised unit
kind-armor = armour
kind-light_armor = light tanks
kind-artillery = artillery
kind-mot_artillery = motorised artillery
kind-rocket = rocket artillery
kind-mot_rocket = motorised rocket artillery
kind-antitank = antitank unit
kind-mot_heavy_aa = motorised heavy anti-aircraft
kind-truck = trucks
kind-intrinsic = intrinsic defence

## Nations

nation-german = German
nation-foreign = foreign contingent
nation-finnish = Finnish
nation-hungarian = Hungarian
nation-italian = Italian
nation-rumanian = Rumanian
nation-slovak = Slovak
nation-soviet = Soviet
nation-ss = SS
nation-luftwaffe = Luftwaffe
nation-guards = Guards
nation-nkvd = NKVD

## Phases

phase-surprise-movement = surprise turn: movement
phase-surprise-combat = surprise turn: combat
phase-weather = weather
phase-axis-initial = German initial phase
phase-soviet-initial = Soviet initial phase
phase-axis-movement = German movement
phase-soviet-movement = Soviet movement
phase-axis-combat = German combat
phase-soviet-combat = Soviet combat
phase-axis-exploitation = German exploitation
phase-soviet-exploitation = Soviet exploitation

## Marks

mark-done = has moved
mark-unsupplied = first turn out of supply
mark-starving = second turn out of supply or later
mark-by_soviet = count begun in a Soviet phase
mark-fed = special supply
mark-isolated = isolated
mark-strategic = strategic rail: no attack this turn
mark-fought = has attacked
mark-beaten = attacked or retreated in this phase
mark-stronger = 4-6 side
mark-empty = empty truck
mark-reserve = in reserve
mark-eastern = entered from the east this turn
mark-minimum = one-hex minimum move

## Options

option-setup = Set-up
option-setup-ready_made = ready-made
option-setup-free = by hand, an army at a time
option-run_of_links = Regauging along one track in a turn
option-run_of_links-four = at most 4 hexes in a row (erratum)
option-run_of_links-any = no limit
option-double_work = Building in bad weather
option-double_work-time = time doubled
option-double_work-points = time and points doubled

ss-draw = Draw.

## Possession, zones, stacking, weather, theatres

ss-excess = overstacked: choose a unit to eliminate.
verb-disband = eliminate a unit of an overstacked hex
removed-crowded = Overstacked in { $from }, eliminated: { $unit }.
ss-taken-axis = Taken by the Axis: { $hex }.
ss-taken-soviet = Taken by the Soviets: { $hex }.
ss-stocks-taken = Resource points in { $hex }: { $points } captured, { $lost } destroyed.
ss-fort-gone = Fort removed in { $hex }.
ss-fortress-destroyed = Fortress destroyed in { $hex }.
ss-work-lost = { $kind ->
    [fort] Fort under construction lost in { $hex }.
   *[airfield] Airfield under construction lost in { $hex }.
}
ss-factory-taken = Factory captured in { $hex }: the points stored there are lost.
ss-capital-taken = The Soviet capital is captured in { $hex }.
ss-capacity-lost = Soviet rail capacity falls by { $re } RE for good.
ss-bessarabia = Bessarabia is Rumanian again.
ss-die-weather = Weather die: { $face }.
ss-weather = Weather, die { $die }: { ss-zones }.
ss-zones = A { $a ->
    [clear] clear
    [mud] mud
    [frost] frost
   *[snow] snow
}, B { $b ->
    [clear] clear
    [mud] mud
    [frost] frost
   *[snow] snow
}, C { $c ->
    [clear] clear
    [mud] mud
    [frost] frost
   *[snow] snow
}, D { $d ->
    [clear] clear
    [mud] mud
    [frost] frost
   *[snow] snow
}, G { $g ->
    [clear] clear
    [mud] mud
    [frost] frost
   *[snow] snow
}
ss-join = Finland and Hungary enter the war on the side of the Axis.
ss-iran = Iran is occupied by the Soviets.
ss-limit-raised = Helsinki threatened: the German limit in the Finnish theatre rises by { $re } RE.
ss-limits-lifted = Leningrad has fallen: no more limits on Germans in the Finnish theatre, nor on Finns in the Arctic.
ss-why-outside-area = Outside the area of this scenario: { $hex }.
ss-why-neutral = Neutral territory: { $hex }.
ss-why-neutral-finland = While Finland is neutral, no German unit goes or attacks from there into the USSR.
ss-why-neutral-attack = The country of this unit is neutral: no attack.
ss-why-stays-home = The country of this unit is neutral: the unit stays in it.
ss-why-arctic-cavalry = Cavalry may not operate in the Arctic.
ss-why-eastern-zones = Hungarian, Italian, Rumanian and Slovak units operate in weather zones C, D and G only.
ss-why-finnish-zones = Finnish units operate in weather zones A and B only.
ss-why-rivals-land = No Hungarian unit enters Rumania or Slovakia, no Rumanian or Slovak unit Hungary.
ss-why-reserve = Outside the area of this reserve unit.
ss-why-german-limit = No room for this unit in the limit of German RE in the Finnish theatre.
ss-why-finnish-limit = No room for this unit in the limit of Finnish RE in the Arctic outside Finland.
ss-why-war-aims = Outside the Finnish and Arctic theatres, where the Finnish war aims end: no attack.

## Movement

ss-move = choose a unit to move, or end the phase.
ss-exploit = choose a c/m unit or a truck to move, or end the phase.
ss-moving = choose a hex for { $unit }. { $half ->
    [0] MPs left: { $points }
   *[other] MPs left: { $points } ½
}.
verb-admin = administrative movement to a hex
moved-admin = { $unit }: administrative movement from { $from } to { $to }.
ss-why-intrinsic = An intrinsic defence does not move: { $unit }.
ss-why-not-in-surprise = In the surprise turn only German units that begin in Greater Germany move: { $unit }.
ss-why-not-owned-at-start = Not owned at the start of the player turn: { $hex }.
ss-why-admin-unsupplied = Out of supply: no administrative movement.
ss-why-beside-enemy = { $hex } is next to the enemy: { $units }.
ss-why-prohibited = Terrain prohibited on every way to { $hex }.
ss-why-zoc-cost = Too few MPs to leave the enemy zone of control in { $hex }.
ss-why-not-cm = Neither a c/m unit nor a truck: { $unit }.
ss-why-arctic-exploitation = No exploitation in the Arctic: { $unit }.
ss-why-railed = Strategic rail movement in this turn: { $unit }.
ss-why-slow = A Soviet c/m division that began the phase in a German zone of control, or attacked, does not exploit: { $unit }.
verb-rail = by rail to a hex
verb-strategic = strategic rail movement to a hex
moved-rail = { $unit }: by rail from { $from } to { $to }.
moved-strategic = { $unit }: strategic rail movement from { $from } to { $to }.
ss-why-rail-zoc = No train enters or leaves an enemy zone of control: { $hex }.
ss-why-no-train = No train goes there with what this unit has.
ss-why-no-capacity = Not enough rail capacity left for this unit.
ss-why-keeps-line = A train used the line that this unit keeps open: it stays until the end of the phase: { $unit }.
ss-regauged = Line regauged to { $hex }.
ss-capacity-bought = A resource point spent in { $hex }: { $re } RE more rail capacity this turn.
verb-regauge = regauge a line to a hex
verb-buy_rail = spend a resource point for rail capacity
ss-why-not-at-railhead = No broad-gauge link joins this hex to a standard-gauge hex.
ss-why-not-regauged = Not Axis-owned at the start of the phase, or not in regular supply.
ss-why-all-laid = Every hex of this turn has been regauged.
ss-why-zone-laid = Half of the hexes of this turn already lie in this weather zone.
ss-why-run-laid = Too many regauged hexes in a row in one turn.
ss-why-no-point-there = No resource point of this side there.
ss-why-point-off-net = Off the rail net, or isolated.
ss-why-no-more-capacity = No more rail capacity to be bought on this net this turn.
