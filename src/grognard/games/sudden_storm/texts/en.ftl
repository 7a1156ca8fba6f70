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
