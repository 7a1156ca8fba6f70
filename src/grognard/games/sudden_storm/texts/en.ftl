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
mark-rebuilt = 3-6 side

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
option-retreats = Retreats (37A)
option-retreats-plain = never into the enemy
option-retreats-overrun = may overrun the enemy

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
ss-work-lost = { $work ->
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

## Garrisons

ss-garrison-released = { $garrison ->
    [finland] The garrison of the Finnish border is released for good.
    [hungary] The garrison of the Hungarian border is released for good.
    [turkey] The garrison of the Turkish border is released for good.
    [iran_border] The garrison of the Iranian border is released for good.
   *[iran] The garrison of Iran is released for good.
}
ss-garrison-short = Soviet garrisons: { $re } RE missing, { $lines ->
    [one] 1 line uncovered
   *[other] { $lines } lines uncovered
} at neutral borders; as many infantry points are owed.
ss-garrison-debt = Infantry points owed for garrisons: { $points }. Choose the district that pays.
verb-pay = pay what is owed from a district's points
ss-why-no-infantry-points = The district has no infantry points.
ss-city-unguarded = No garrison in { $hex }: one victory point lost, and the city is closed to Axis supply.
ss-why-transit = The unit in Sweden has to go on to Finland by strategic rail.
ss-why-no-works-yet = The Soviets begin no forts or airfields on the first turn.

## Set-up by hand

ss-set-up = set-up: choose a unit, fill up an army, or finish; { $many } still to place.
ss-setting-up = choose a hex for { $unit }.
placed-set-up = Set up in { $to }: { $unit }
verb-fill = place the rest of an army as in the ready-made set-up
verb-ready_made = set everything up as in the ready-made set-up
verb-end_setup = finish this part of the set-up
phase-soviet-setup = Soviet set-up: border districts
phase-axis-setup = Axis set-up
phase-soviet-setup-interior = Soviet set-up: other forces
ss-why-other-zone = Outside the zone of its army.
ss-why-not-with-its-district = Set up with another unit of its district, or in a city or fortress of the district.
ss-why-zone-full = Beyond what its army may have there.
ss-why-no-room = No room: the stacking limit counts in the set-up, too.
ss-why-there-already = It stands there.
ss-why-stands-ready-made = Everything stands as in the ready-made set-up.
ss-why-not-broken-down = Divisions begin broken down in weather zones A and G only.
ss-why-crowded-set-up = Overstacked: { $units }.
ss-why-army-set-up = This army stands already.
ss-why-set-up-later = Not in this part of the set-up: { $unit }.
ss-why-not-set-up = Still to be set up: { $units }.
ss-why-too-few = The order of battle wants more of an army around { $hex }.
ss-why-lonely = Without another unit of the district: { $units }.
ss-why-border-open = The border must be occupied or in a Soviet ZOC, also in { $hex }.
value-axis_18th_army = 18th Army
value-axis_4th_panzer_group = 4th Panzer Group
value-axis_16th_army = 16th Army
value-axis_reserves_north = Army Group North: reserves
value-axis_3rd_panzer_group = 3rd Panzer Group
value-axis_9th_army = 9th Army
value-axis_4th_army = 4th Army
value-axis_2nd_panzer_group = 2nd Panzer Group
value-axis_reserves_center = Army Group Centre: reserves
value-axis_6th_army = 6th Army
value-axis_1st_panzer_group = 1st Panzer Group
value-axis_17th_army = 17th Army
value-axis_reserves_south = Army Group South: reserves
value-army_of_norway = Army of Norway
value-finnish_forces = Finnish forces
value-hungary = Hungarian forces
value-axis_11th_army = 11th Army
value-rumanian_3rd_army = 3rd Rumanian Army
value-rumanian_4th_army = 4th Rumanian Army
value-rumanian_reserve = Rumanian reserves
value-soviet_14th_army = 14th Army
value-kandalaksha = Kandalaksha
value-soviet_7th_army = 7th Army
value-soviet_23rd_army = 23rd Army
value-hango = Hango
value-leningrad_reserves = Leningrad district: reserves
value-nondiv_leningrad = Leningrad district: non-divisional units
value-soviet_8th_army = 8th Army
value-soviet_11th_army = 11th Army
value-soviet_27th_army = 27th Army
value-tallinn = Tallinn
value-narva = Narva
value-baltic_islands = Baltic islands
value-riga = Riga
value-nondiv_baltic = Baltic district: non-divisional units
value-soviet_3rd_army = 3rd Army
value-soviet_10th_army = 10th Army
value-soviet_4th_army = 4th Army
value-soviet_13th_army = 13th Army
value-western_reserves = Western district: reserves
value-nondiv_western = Western district: non-divisional units
value-soviet_5th_army = 5th Army
value-soviet_6th_army = 6th Army
value-soviet_26th_army = 26th Army
value-soviet_12th_army = 12th Army
value-kiev_reserves = Kiev district: reserves
value-nondiv_kiev = Kiev district: non-divisional units
value-soviet_9th_army = 9th Army
value-soviet_7th_rifle_corps = 7th Rifle Corps
value-soviet_9th_rifle_corps = 9th Rifle Corps
value-nondiv_odessa = Odessa district: non-divisional units
value-soviet_16th_army = 16th Army
value-soviet_16th_army_kiev = 16th Army, at Kiev
value-soviet_19th_army = 19th Army
value-soviet_20th_army = 20th Army
value-soviet_21st_army = 21st Army
value-soviet_22nd_army = 22nd Army
value-soviet_41st_rifle_corps = 41st Rifle Corps
value-soviet_arkhangelsk = Arkhangelsk district
value-moscow_md = Moscow district
value-north_caucasus_md = North Caucasus district
value-orel_md = Orel district
value-interior_artillery = interior districts: artillery
value-leningrad_or_kronshtadt = naval infantry
value-area = all units
value-leningrad = Leningrad
value-baltic = Baltic
value-western = Western
value-kiev = Kiev
value-odessa = Odessa
value-kharkov = Kharkov
value-orel = Orel
value-moscow = Moscow
value-arkhangelsk = Arkhangelsk
value-north_caucasus = North Caucasus
value-transcaucasus = Transcaucasus
value-volga = Volga
value-eastern = Eastern districts

## Combat

ss-combat = choose a hex to attack, or end the phase.
ss-assemble = attack on { $hex }: add units, then declare the attack.
ss-attack = Attack on { $hex }: { $units } against { $foes }.
ss-defence = defence of { $hex }: declare excess artillery and neutral units, or go on.
ss-odds = { $attack } to { $defence }, { $column ->
    [none] odds under 1-4
   *[other] odds { $column }
}.
ss-modifier = { $what ->
    [terrain-forest] Forest
    [terrain-rough] Rough
    [terrain-wooded_rough] Wooded rough
    [terrain-mountain] Mountain
    [terrain-swamp] Swamp
    [terrain-full_city] Full city hex
    [terrain-partial_city] Partial city hex
    [terrain-fort] Fort
    [terrain-fortress] Fortress
    [aeca] AECA
    [aecd] AECD
    [atec] ATEC
    [winter-axis] First winter, Axis attack
    [winter-equipment] Winterisation
   *[other] { $what }
}: { $value } to the die.
ss-die-combat = Combat die: { $face }.
ss-result = Result { $result }: { $result ->
    [AE] attacker eliminated
    [AH] attacker half eliminated, survivors retreat
    [AR] attacker retreats
    [NE] no effect
    [EX] exchange
    [HX] half exchange
    [DR] defender retreats
    [DH] defender half eliminated, survivors retreat
   *[DE] defender eliminated
}.
ss-provision = attack on { $hex }: choose where its resource point comes from.
ss-losses = { $left ->
    [one] choose a unit to lose: 1 point of strength to take.
   *[other] choose a unit to lose: { $left } points of strength to take.
}
ss-go-back = To retreat: { $units }.
ss-break-out = retreat: choose a hex to overrun, or retreat as usual: { $units }.
ss-burden = retreat from { $hexes }: choose units to carry off resource points, or go on.
ss-retreat-who = choose the next unit to retreat.
ss-retreat = choose a hex to retreat to: { $units }.
ss-advance = { $hex } is vacant: choose units to advance.
verb-lose = lose a unit
verb-overrun = overrun a hex
verb-carry = carry off as many resource points as it can
verb-carry_one = carry off one resource point
verb-go = retreat
verb-provide = spend a resource point
verb-excess = name excess artillery
verb-in_line = take back excess artillery
verb-neutral = treat a unit as neutral
verb-count = count a unit again
verb-decline = do without AECA
verb-use = use AECA after all
verb-ready = go on
removed-overrun = Overrun in { $from }: { $unit }.
removed-lone-truck = Truck without other units, eliminated in { $from }: { $unit }.
removed-zone = Retreat into an enemy ZOC, eliminated in { $from }: { $unit }.
removed-overstacked = Full hexes all along the retreat, eliminated in { $from }: { $unit }.
removed-out-of-zone = Retreat out of its zone, eliminated in { $from }: { $unit }.
removed-off-map = Retreat off the map, eliminated in { $from }: { $unit }.
placed-substitute = Takes its place in the replacement pool: { $unit }.
ss-why-no-part = Not a unit of this attack, or lost: { $unit }.
ss-why-rooted = An intrinsic defence does not attack: { $unit }.
ss-why-no-surprise = In the surprise turn only German units that start in Greater Germany move and attack: { $unit }.
ss-why-strategic = It moved by strategic rail this turn: { $unit }.
ss-why-refugees = Only units that retreated in this phase are there: { $hex }.
ss-why-prohibited-attack = Prohibited terrain for every unit beside { $hex }.
ss-why-prohibited-unit = Prohibited terrain between this unit and the hex attacked: { $unit }.
ss-why-no-nation = No unit beside { $hex } may fight there.
ss-why-rivals = Hungarians do not attack with Rumanians or Slovaks: { $unit }.
ss-why-too-many = More units would attack from this hex than the hex attacked could hold: { $unit }.
ss-why-trucks-alone = Trucks do not attack alone.
ss-why-no-line = No overland line from this unit to a resource point for the attack: { $unit }.
ss-why-no-provision = No resource point that every attacker can reach: { $hex }.
ss-why-no-point = An attack in the Arctic takes a resource point that every attacker can reach.
ss-why-no-excess = Not artillery in excess: { $unit }.
ss-why-not-neutral = Not a unit that can be treated as neutral: { $unit }.
ss-why-in-vain = The loss of this unit would leave a duty unmet, or another loss in vain: { $unit }.
ss-why-prohibited-retreat = Prohibited terrain: { $hex }.
ss-why-circle = This unit has come from there: { $hex }.
ss-why-better-retreat = A hex with room and without an enemy ZOC comes first: not { $hex }.
ss-why-retreat-zone = In an enemy ZOC: { $hex }.
ss-why-no-break-out = No enemies there that this stack can overrun: { $hex }.
ss-why-no-burden = No resource points for this unit to carry off: { $unit }.
ss-why-no-room = No room under the stacking limit: { $unit }.
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
ss-why-point-off-net = Off the rail net, or isolated.
ss-why-no-more-capacity = No more rail capacity to be bought on this net this turn.
## Victory

ss-victory = Victory.
ss-decisive = Decisive victory.
ss-substantial = Substantial victory.
ss-marginal = Marginal victory.
ss-score = German victory points: { $points }.
ss-match = In a match of two games with the sides exchanged, it takes { $points ->
    [one] 1 German point
   *[other] { $points } German points
} in the other game to win.
ss-early = German victory points for an early capture: { $points }.

## Arrivals

ss-arrive = Reinforcements that can come: { $many }.
ss-arriving = Choose where it comes in.
ss-goods = Resource points arrive: { $points }. Choose their hex.
verb-next = next
removed-called = Conditional reinforcement called: { $unit }.
removed-place-lost = Its place of arrival is lost; a replacement only: { $unit }.
removed-to-replacements = Added to the replacement pool: { $unit }.
removed-delayed = Delayed: { $unit }.
ss-why-not-coming = It does not arrive this turn.
ss-why-no-place = No hex where it may come in is open.
ss-why-must-come = Every unit that has a place must come in.
ss-why-not-there = It does not come in there.
ss-why-no-goods-there = Resource points do not arrive there.
ss-why-not-open = Units come in on hexes of their own side, outside enemy ZOCs.

## 12. Supply

ss-trucks = name trucks as sources of supply, or continue.
verb-feed = use a truck as a source of supply
ss-truck-feeds = Truck used as a source, now empty: { $unit }.
ss-why-no-truck = Not a truck: { $unit }.
ss-why-truck-empty = Empty truck: { $unit }.
ss-why-nobody-draws = No unit out of supply can draw from this truck: { $unit }.

ss-stocks-destroyed = Resource points destroyed by their owner in { $hex }: { $points }.
ss-oil = Oil: { NUMBER($points) ->
    [one] one resource point
   *[other] { $points } resource points
} in { $hex }.

## 14A. Works

ss-works = choose where to build a fort or an airfield, or continue.
verb-fort = begin a fort
verb-airfield = begin an airfield
verb-fort_workers = begin a fort, with workers
verb-airfield_workers = begin an airfield, with workers
ss-work-begun = { $work ->
    [fort] Fort begun in { $hex }.
   *[airfield] Airfield begun in { $hex }.
}
ss-work-done = { $work ->
    [fort] Fort completed in { $hex }.
   *[airfield] Airfield completed in { $hex }.
}
ss-why-no-site = { $work ->
    [fort] No fort can be built there: water, or a hex that already has a fort or fortress, complete or under construction.
   *[airfield] No airfield can be built there: unsuitable terrain, or a hex that already has one, complete or under construction.
}
ss-why-work-not-owned = The player did not own this hex at the start of the phase.
ss-why-work-not-supplied = The hex is not in regular supply.
ss-why-no-points-near = No supply line leads from this hex to a resource point.
ss-why-no-workers = No major city with workers to spare within 4 hexes.

# Results of combat, and the odds before them
result-AE = attacker eliminated
result-AH = attacker half eliminated, survivors retreat
result-AR = attacker retreats
result-NE = no effect
result-EX = exchange
result-HX = half exchange
result-DR = defender retreats
result-DH = defender half eliminated, survivors retreat
result-DE = defender eliminated
odds-terrain-forest = terrain: forest, die
odds-terrain-rough = terrain: rough, die
odds-terrain-wooded_rough = terrain: wooded rough, die
odds-terrain-mountain = terrain: mountain, die
odds-terrain-swamp = terrain: swamp, die
odds-terrain-full_city = terrain: full city hex, die
odds-terrain-partial_city = terrain: partial city hex, die
odds-terrain-fort = fort, die
odds-terrain-fortress = fortress, die
odds-aeca = AECA, die
odds-aecd = AECD, die
odds-atec = ATEC, die
odds-winter-axis = first winter, Axis attack, die
odds-winter-equipment = winterisation, die
ss-policy = the defender declares nothing, losses are borne by the units worth least, nobody carries off resource points, each unit retreats to the first of the best hexes, and the strongest attacker advances.
## Replacement points, factories, capital

ss-special = Special replacements to give to military districts: { $points }.
ss-why-district-full = The district takes no more, or its cities are lost.
verb-district = give points to a military district
ss-die-convoy = convoy
ss-no-port = No open Arctic port: lend-lease does not arrive.
ss-sunk = Lend-lease sunk on its way.
ss-factories = Factories: prepare, move to the Urals, or cancel.
ss-factory-now = Factory: { $hex }.
ss-factory-destroyed = Factory destroyed: { $hex }.
verb-prepare = prepare a move
verb-evacuate = move a factory to the Urals
verb-cancel = cancel the move of a factory
ss-capital = The capital: prepare a move, or move it.
ss-capital-prepared = The capital prepares to move.
ss-capital-moved = The capital has moved.
verb-seat = move the capital to a city
verb-urals = move the capital to the Urals

## Surrender

ss-surrender-rumanian = Rumania surrenders.
ss-surrender-finnish = Finland surrenders.
ss-surrender-bulgaria = Bulgaria surrenders.
removed-surrender = Lost in the surrender: { $unit }.

## Cadres

verb-raise = raise a cadre to full strength
ss-why-no-cadre = It is not a cadre of yours.
ss-why-no-quarters = A cadre is raised in a city or fortress outside enemy ZOCs.
ss-why-no-points = There are not enough replacement points.
ss-why-no-line = No supply line to a replacement source.

## Withdrawals

ss-withdraw = Choose a unit to withdraw.
verb-withdraw = withdraw a unit
removed-withdrawn = Withdrawn: { $unit }.
ss-why-not-withdrawn = The order of battle calls for a unit of another nation, type, size or strength.
marked-empty-off = Truck refilled: { $units }.
marked-unsupplied-on = First turn out of supply: { $units }.
marked-unsupplied-off = No longer in the first turn out of supply: { $units }.
marked-starving-on = Second turn out of supply or later: { $units }.
marked-starving-off = In supply again: { $units }.
marked-isolated-on = Isolated: { $units }.
marked-isolated-off = No longer isolated: { $units }.
marked-fed-on = Supplied by a truck: { $units }.
marked-reserve-on = In reserve: { $units }.
marked-reserve-off = Released from reserve: { $units }.
placed-arrives = Arrives in { $to }: { $unit }.
ss-why-prohibited = Prohibited terrain: { $hex }.
ss-why-no-point-there = No resource point in this hex: { $hex }.

## Table

track-points = Victory points
track-points-hint = German points as they stand now
track-rail-soviet = Soviet railways
track-rail-standard = Axis railways
track-rail-finnish = Finnish railways
track-rail-soviet-hint = RE left this turn
track-rail-standard-hint = RE left this turn
track-rail-finnish-hint = RE left this turn
track-rp-german-infantry = German infantry RP
track-rp-foreign-infantry = foreign infantry RP
track-rp-finnish-infantry = Finnish infantry RP
track-rp-hungarian-infantry = Hungarian infantry RP
track-rp-italian-infantry = Italian infantry RP
track-rp-rumanian-infantry = Rumanian infantry RP
track-rp-slovak-infantry = Slovak infantry RP
track-rp-axis-armor = Axis armour RP
track-rp-soviet-armor = Soviet armour RP
track-rp-soviet-artillery = Soviet artillery RP
track-rp-leningrad-infantry = Infantry RP: Leningrad
track-rp-baltic-infantry = Infantry RP: Baltic
track-rp-western-infantry = Infantry RP: Western
track-rp-kiev-infantry = Infantry RP: Kiev
track-rp-odessa-infantry = Infantry RP: Odessa
track-rp-kharkov-infantry = Infantry RP: Kharkov
track-rp-orel-infantry = Infantry RP: Orel
track-rp-moscow-infantry = Infantry RP: Moscow
track-rp-arkhangelsk-infantry = Infantry RP: Arkhangelsk
track-rp-north_caucasus-infantry = Infantry RP: North Caucasus
track-rp-transcaucasus-infantry = Infantry RP: Transcaucasus
track-rp-volga-infantry = Infantry RP: Volga
track-rp-eastern-infantry = Infantry RP: Eastern districts
track-garrison-debt = Infantry RP owed for garrisons
marker-fort = Fort
marker-airfield = Airfield
marker-razed = Destroyed fortress: a reference city in combat
marker-building-fort = Fort under construction
marker-building-airfield = Airfield under construction
marker-resource = Resource points: { $n }
marker-factory-producing = Factory
marker-factory-prepared = Factory prepared for its move
marker-factory-cancelled = Factory, its move cancelled
marker-capital-seated = Soviet capital
marker-capital-prepared = Soviet capital prepared for its move
marker-closed = No garrison: closed to Axis supply
standing-table-weather_a = weather, zone A
standing-table-weather_b = weather, zone B
standing-table-weather_c = weather, zone C
standing-table-weather_d = weather, zone D
standing-table-weather_g = weather, zone G
standing-table-nations = nations
value-weather-clear = clear
value-weather-mud = mud
value-weather-frost = frost
value-weather-snow = snow
value-finland-axis = Finland: with the Axis
value-finland-out = Finland: has surrendered
value-hungary-axis = Hungary: with the Axis
value-hungary-out = Hungary: has surrendered
value-rumania-axis = Rumania: with the Axis
value-rumania-out = Rumania: has surrendered
value-bulgaria-axis = Bulgaria: with the Axis
value-bulgaria-out = Bulgaria: has surrendered
value-iran-neutral = Iran: neutral
value-iran-soviet = Iran: occupied by the Soviets
overlay-reach = reach
overlay-reach-text = the hexes where this unit can go, and at what cost.
overlay-supply = supply
overlay-supply-text = { $n ->
    [0] hexes in regular supply.
    [one] hexes in regular supply, and one line to a source.
   *[other] hexes in regular supply, and { $n } lines to a source.
}
overlay-supply-cut = out of supply
overlay-supply-trucks = fed by trucks
overlay-zone = zone of control
overlay-zone-text = the hexes in this side's ZOC.
overlay-zone-reduced = reduced ZOC
overlay-threat = threat
overlay-threat-text = { $n ->
    [0] the hexes that this side could attack next.
    [one] the hexes that this side could attack next, one of them occupied.
   *[other] the hexes that this side could attack next, { $n } of them occupied.
}
overlay-isolated = isolation
overlay-isolated-text = land found isolated at the last check.
overlay-control = possession
overlay-control-text = what each side owns.
overlay-garrisons = garrisons
overlay-garrisons-text = garrisons due at neutral borders, in Iran and in captured cities.
overlay-garrisons-border = { $garrison ->
    [finland] Finnish border
    [hungary] Hungarian border
    [turkey] Turkish border
    [iran_border] Iranian border
   *[iran] Iran
}: { $here } of { $re } RE
overlay-garrisons-bare = garrison missing
overlay-garrisons-guarded = major cities held by the Axis
overlay-objectives = objectives
overlay-objectives-text = what scores for the Germans, and how much.
ss-undone-over = Overstacked: { $units }
ss-undone-over-short = { $n ->
    [one] 1 unit too many
   *[other] { $n } units overstacked
}
ss-undone-over-note = the surplus is eliminated when the phase ends
ss-undone-isolated = Isolated: { $units }
ss-undone-isolated-short = { $n ->
    [one] 1 isolated unit
   *[other] { $n } isolated units
}
ss-undone-hungry = Without a supply line: { $units }
ss-undone-hungry-short = { $n ->
    [one] 1 unit without a line
   *[other] { $n } units without a line
}
ss-undone-hungry-note = checked in the next initial phase
ss-undone-threatened = Isolated and within reach of the enemy: { $units }
ss-undone-threatened-short = { $n ->
    [one] 1 unit threatened
   *[other] { $n } units threatened
}
ss-undone-city = No garrison: { $hexes }
ss-undone-city-short = { $n ->
    [one] 1 city without garrison
   *[other] { $n } city hexes without garrison
}
ss-undone-city-note = one victory point each, and closed to Axis supply
ss-undone-garrison = Garrisons of neutral borders: { $re } RE missing
ss-undone-garrison-short = garrisons short
ss-undone-garrison-note = one infantry point for each RE in the next Soviet initial phase
## Overruns

ss-overrun = overrun of { $hex }: add units of the stack, then declare it.
ss-overrun-begins = Overrun of { $hex }: { $units } against { $foes }.
ss-overrun-entry = { $hex } is overrun: choose units to enter it.
verb-gather = add the whole stack
ss-why-no-overrun = No enemies beside this unit there: { $hex }.
ss-why-not-in-stack = Not in the hex from which the overrun is made: { $unit }.
ss-why-unarmed = No attack strength for an overrun: { $unit }.
ss-why-cannot-pay = Too few MPs for terrain, zones of control and the overrun: { $unit }.
ss-why-overrun-points = Overrun of { $hex }: { $needed } MPs needed, { $left } left.
ss-why-overrun-odds = Not at 10 to 1, even with all who can take part: { $hex }.
ss-why-odds-are = Odds of { $odds } to 1; an overrun needs 10 to 1.

## Breakdown

verb-break_down = break a division down
removed-broken-down = Broken down: { $unit }.
placed-part = Regiment in { $to }: { $unit }.
removed-last-part = Last regiment lost: { $unit }.
ss-assembling = choose regiments to assemble, or go on.
verb-assemble = assemble a division
removed-assembled = Back in its set: { $unit }.
placed-assembled = Assembled in { $to }: { $unit }.
step-assembled = Assembled as a cadre: { $unit }.
ss-why-no-breakdown = Not a division that can break down: { $unit }.
ss-why-cadre-whole = A cadre does not break down: { $unit }.
ss-why-no-set = No set of regiments left for this division: { $unit }.
ss-why-part-not-cm = Only c/m divisions break down in exploitation: { $unit }.
ss-why-not-together = No regiment of a division that can be assembled here: { $unit }.

## Resource points on the move

verb-load = take up as many resource points as it can
verb-load_one = take up one resource point
verb-unload = set its resource points down
verb-ship = send resource points by rail
verb-deliver = to a hex
verb-fewer = one point fewer
verb-destroy = destroy the resource points of a hex
ss-freight = { $points ->
    [one] choose where { $points } resource point goes by rail from { $hex }.
   *[other] choose where { $points } resource points go by rail from { $hex }.
}
ss-shipped = Resource points by rail from { $hex } to { $to }: { $points }.
ss-why-shipped = Already sent by rail this turn: the resource points of { $hex }.
ss-why-no-freight = No train with room takes resource points there: { $hex }.
## Rebuilding

ss-rebuild = Rebuild, convert or disband units, or continue.
ss-buying = Choose where the replaced unit comes in.
ss-converting = Choose what it becomes.
verb-fill = bring in all the rest
verb-buy = replace a unit at full strength
verb-buy_cadre = replace a unit as a cadre
verb-convert = convert a unit
verb-into = choose the new unit
verb-strengthen = raise a 3-6 rifle division to 4-6
verb-demobilize = demobilise a unit
placed-rebuilt = Replaced, enters at { $to }: { $unit }.
placed-converted = New unit in { $to }: { $unit }.
removed-converted = Converted in { $from }: { $unit }.
removed-demobilized = Demobilised in { $from }: { $unit }.
step-rebuilt = { $left ->
    [one] Comes back as a cadre: { $unit }.
   *[other] Comes back at full strength: { $unit }.
}
marked-stronger-on = Raised to 4-6: { $units }.
marked-stronger-off = Back to 3-6: { $units }.
ss-why-not-bought = Not in your replacement pool: { $unit }.
ss-why-not-bought-there = The points that pay for it do not bring it in there.
ss-why-not-paid = No account has the points and an open place to bring it in: { $unit }.
ss-why-limit = The limit for such units is used up: { $unit }.
ss-why-not-converted = The order of battle offers no conversion: { $unit }.
ss-why-not-into = It cannot become this unit: { $unit }.
ss-why-not-weak = Not a 3-6 rifle division with a 4-6 side: { $unit }.
ss-why-no-more-stronger = No more rifle divisions may be raised to 4-6 this turn.
ss-why-not-demobilized = It may not be demobilised this turn: { $unit }.
ss-why-in-zone = In an enemy ZOC.
ss-why-isolated = Isolated, cannot be withdrawn: { $unit }.
step-raised = Raised to full strength: { $unit }.
