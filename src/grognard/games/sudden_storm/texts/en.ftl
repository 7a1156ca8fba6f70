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
mark-by_soviet = count started in a Soviet phase
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
option-setup-ready_made = default set-up
option-setup-free = by hand, an army at a time
option-run_of_links = Regauging along one track in a turn
option-run_of_links-four = at most 4 contiguous hexes (erratum)
option-run_of_links-any = no limit
option-double_work = Building in bad weather
option-double_work-time = time doubled
option-double_work-points = time and points doubled
option-retreats = Retreats (37A)
option-retreats-plain = never into the enemy
option-retreats-overrun = may overrun the enemy
option-roads = Roads (37B)
option-roads-plain = stay roads
option-roads-upgraded = can be made railways
option-isolation = Isolation (37E)
option-isolation-plain = any path, however long
option-isolation-detailed = lines of communications of 14 hexes

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
    [broad_railway] Railway under construction lost in { $hex }.
    [standard_railway] Railway under construction lost in { $hex }.
    [fort] Fort under construction lost in { $hex }.
   *[airfield] Airfield under construction lost in { $hex }.
}
ss-factory-taken = Factory captured in { $hex }: the points stored there are lost.
ss-capital-taken = The Soviet capital is captured in { $hex }.
ss-capacity-lost = Soviet rail capacity falls permanently by { $re } RE.
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
ss-limit-raised = Helsinki threatened: the German limit in the Finnish theatre increases by { $re } RE.
ss-limits-lifted = Leningrad has fallen: no more limits on Germans in the Finnish theatre, nor on Finns in the Arctic.
ss-why-outside-area = Outside the area of this scenario: { $hex }.
ss-why-neutral = Neutral territory: { $hex }.
ss-why-neutral-finland = While Finland is neutral, no German unit may enter or attack the USSR from there.
ss-why-neutral-attack = The country of this unit is neutral: the unit may not attack.
ss-why-stays-home = The country of this unit is neutral: the unit may not leave it.
ss-why-arctic-cavalry = Cavalry may not operate in the Arctic.
ss-why-eastern-zones = Hungarian, Italian, Rumanian and Slovak units operate in weather zones C, D and G only.
ss-why-finnish-zones = Finnish units operate in weather zones A and B only.
ss-why-rivals-land = Hungarian units may not enter Rumania or Slovakia, nor Rumanian and Slovak units Hungary.
ss-why-reserve = Outside the area of this reserve unit.
ss-why-german-limit = This unit counts { $re } RE in the Finnish theatre, and the limit of Germans there leaves room for { $room }.
ss-why-finnish-limit = This unit counts { $re } RE, and the limit of Finns in the Arctic outside Finland leaves room for { $room }.
ss-why-war-aims = Outside the Finnish and Arctic theatres Finnish units may not attack.

## Combat

ss-combat = choose a hex to attack, or end the phase.
ss-assemble = attack on { $hex }: add units, then declare the attack.
ss-attack = Attack on { $hex }: { $units } against { $foes }.
ss-defence = defence of { $hex }: declare excess artillery and neutral units, or continue.
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
    [one] choose a unit to eliminate: 1 strength point to lose.
   *[other] choose a unit to eliminate: { $left } strength points to lose.
}
ss-go-back = To retreat: { $units }.
ss-break-out = retreat: choose a hex to overrun, or retreat normally: { $units }.
ss-burden = retreat from { $hexes }: choose units to carry off resource points, or continue.
ss-retreat-who = choose the next unit to retreat.
ss-retreat = choose a hex to retreat to: { $units }.
ss-advance = { $hex } is vacant: choose units to advance.
verb-lose = eliminate a unit
verb-overrun = overrun a hex
verb-carry = carry off as many resource points as possible
verb-carry_one = carry off one resource point
verb-go = retreat
verb-provide = spend a resource point
verb-excess = declare excess artillery
verb-in_line = no longer count artillery as excess
verb-neutral = treat a unit as neutral
verb-count = count a unit again
verb-decline = decline AECA
verb-use = use AECA
verb-ready = continue
removed-overrun = Overrun in { $from }: { $unit }.
removed-lone-truck = Truck without other units, eliminated in { $from }: { $unit }.
removed-zone = Retreat into an enemy ZOC, eliminated in { $from }: { $unit }.
removed-overstacked = Every retreat hex is full, eliminated in { $from }: { $unit }.
removed-out-of-zone = Retreat out of its zone, eliminated in { $from }: { $unit }.
removed-off-map = Retreat off the map, eliminated in { $from }: { $unit }.
placed-substitute = Takes its place in the replacement pool: { $unit }.
ss-why-no-part = Not a unit of this attack, or lost: { $unit }.
ss-why-rooted = An intrinsic defence does not attack: { $unit }.
ss-why-no-surprise = In the surprise turn only German units that start in Greater Germany move and attack: { $unit }.
ss-why-strategic = Moved by strategic rail this turn: { $unit }.
ss-why-refugees = Only units that retreated in this phase are there: { $hex }.
ss-why-prohibited-attack = Prohibited terrain for every unit adjacent to { $hex }.
ss-why-prohibited-unit = Prohibited terrain between this unit and the hex attacked: { $unit }.
ss-why-strait = No attack is made across the Kerch Strait: { $hex }.
ss-why-rivals = Hungarians do not attack with Rumanians or Slovaks: { $unit }.
ss-why-too-many = More would attack from this hex than the attacked hex may hold ({ $many } units, at most { $divisions } of them divisions, and { $guns } artillery besides): { $unit }.
ss-why-trucks-alone = Trucks do not attack alone.
ss-why-no-line = No overland line from this unit to a resource point for the attack: { $unit }.
ss-why-no-provision = No resource point that every attacker can reach: { $hex }.
ss-why-no-point = An attack in the Arctic costs a resource point that every attacker can reach.
ss-why-no-excess = Not artillery in excess: { $unit }.
ss-why-not-neutral = Not a unit that can be treated as neutral: { $unit }.
ss-why-in-vain = The loss of this unit would leave a required loss unmet, or make another loss unnecessary: { $unit }.
ss-why-prohibited-retreat = Prohibited terrain: { $hex }.
ss-why-circle = This unit retreated from there: { $hex }.
ss-why-better-retreat = A hex within the stacking limit and outside enemy ZOCs has priority over { $hex }.
ss-why-retreat-zone = In an enemy ZOC: { $hex }.
ss-why-no-break-out = No enemies there that this stack can overrun: { $hex }.
ss-why-no-burden = No resource points for this unit to carry off: { $unit }.
ss-why-no-room = No room under the stacking limit ({ $many } units, at most { $divisions } of them divisions, and { $guns } artillery besides): { $unit }.
ss-why-full-hex = No room under the stacking limit ({ $many } units, at most { $divisions } of them divisions, and { $guns } artillery besides): { $hex }.
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
ss-why-not-in-surprise = In the surprise turn only German units that start in Greater Germany may move: { $unit }.
ss-why-not-owned-at-start = Not owned at the start of the player turn: { $hex }.
ss-why-admin-unsupplied = Out of supply: no administrative movement.
ss-why-admin-zones = In weather zones A and G administrative movement keeps to roads: { $hexes }.
ss-why-admin-ground = Administrative movement keeps to roads, clear terrain and clear hexsides: { $hexes }.
ss-why-beside-enemy = { $hex } is adjacent to the enemy: { $units }.
ss-why-zoc-cost = Too few MPs to leave the enemy ZOC in { $hex }.
ss-why-zoc-needs = Too few MPs to leave the enemy ZOC in { $hex }: { $needed } needed in all, { $left } left.
ss-why-not-cm = Neither a c/m unit nor a truck: { $unit }.
ss-why-arctic-exploitation = No exploitation in the Arctic: { $unit }.
ss-why-railed = Strategic rail movement in this turn: { $unit }.
ss-why-slow = A Soviet c/m division that started the phase in an Axis ZOC, or attacked, may not exploit: { $unit }.
verb-rail = move by rail to a hex
verb-strategic = strategic rail movement to a hex
moved-rail = { $unit }: by rail from { $from } to { $to }.
moved-strategic = { $unit }: strategic rail movement from { $from } to { $to }.
ss-why-rail-zoc = A train may not enter or leave an enemy ZOC: { $hex }.
ss-why-no-train = This unit cannot reach the hex by rail with the MPs and the capacity it has.
ss-why-no-capacity-left = Not enough rail capacity: { $needed } RE needed, { $left } left.
ss-why-no-railway = No railway in { $hex }.
ss-why-no-railway-joins = No railway joins the two hexes: { $hex }.
ss-why-new-rails = The line to { $hex } was regauged this turn: no train uses it before the next.
ss-why-wrong-gauge = The line to { $hex } has a gauge that these trains cannot use.
ss-why-rail-far = Too far by rail: { $needed } MPs needed with entraining, { $left } left.
ss-why-strategic-far = Too far by rail: { $needed } hexes, at most { $most }.
ss-why-keeps-line = A train has used the line that this unit keeps open, so it may not move this phase: { $unit }.
ss-regauged = Line regauged to { $hex }.
ss-capacity-bought = Resource point spent in { $hex }: { $re } more RE of rail capacity this turn.
verb-regauge = regauge a line to a hex
verb-buy_rail = spend a resource point for rail capacity
ss-why-not-at-railhead = No broad-gauge link joins this hex to a standard-gauge hex.
ss-why-all-laid = All { $most } hexes of this turn have been regauged.
ss-why-zone-laid = { $most } hexes, half of the turn's, have been regauged in this weather zone.
ss-why-run-laid = More than { $most } contiguous hexes would be regauged in one turn.
ss-why-point-off-net = Off the rail net: { $hex }.
ss-why-point-isolated = Isolated: { $hex }.
ss-why-rails-unsupplied = Not in regular supply: { $hex }.
ss-why-finnish-rails = Lines of the Finnish net are not regauged: { $hex }.
ss-why-no-more-capacity = At most { $most } RE of capacity are bought on this net in this turn.
ss-only-moving = Units move only in the movement phase; c/m units and trucks also in the exploitation phase.
ss-only-movement-admin = Administrative movement is possible only in the movement phase.
ss-only-movement-rail = Trains run only in the movement phase.
ss-only-moving-overrun = Overruns are made only in the movement and exploitation phases.
ss-only-regauging = Only the German player regauges lines, and only in the movement phase.
ss-only-movement-capacity = Rail capacity is bought only in the movement phase.
ss-only-breaking-down = Divisions break down only at the start of the phase, before any unit moves.
ss-only-assembling = Divisions are assembled only at the end of the phase, from regiments stacked in one hex.
ss-only-combat = Attacks are made only in the combat phase.
ss-only-advance = Attackers advance only as soon as their attack is resolved, into a hex left vacant.
ss-only-initial-works = Works are begun only in the initial phase, with a resource point to spend.
ss-only-no-trains = No trains run in the surprise turn.
ss-only-admin = Administrative movement is the whole move of this unit: { $unit }.
ss-only-in-hand = Deselect the unit first: { $unit }.
ss-only-strategic = Strategic rail movement must be the only move of the phase, and this unit has moved: { $unit }.
ss-only-whole-move = Administrative movement must be the whole move, and this unit has moved: { $unit }.
ss-only-nothing-carried = No resource points to set down: { $unit }.
ss-only-full-load = Already carrying { $points } of at most { $most } resource points: { $unit }.
ss-only-nothing-to-load = No resource points here that this unit can take up: { $unit }.

## Victory

ss-victory = Victory: { $winner }.
ss-decisive = Decisive victory: { $winner }.
ss-substantial = Substantial victory: { $winner }.
ss-marginal = Marginal victory: { $winner }.
ss-score = German victory points: { $points }.
ss-early = German victory points for an early capture: { $points }.

## Arrivals

ss-arrive = choose a reinforcement to bring in: { $many } can arrive.
ss-arriving = Choose where it comes in.
ss-goods = Resource points arrive: { $points }. Choose their hex.
verb-next = next
removed-called = Conditional reinforcement called: { $unit }.
removed-place-lost = Place of arrival lost, available only as a replacement: { $unit }.
removed-place-lost-for-good = Place of arrival lost, eliminated: { $unit }.
removed-to-replacements = Added to the replacement pool: { $unit }.
removed-delayed = Delayed: { $unit }.
ss-why-not-coming = The unit does not arrive this turn.
ss-why-no-place = No hex where the unit may arrive is open.
ss-why-must-come = Every unit that can arrive must arrive.
ss-why-not-there = The unit may not arrive there.
ss-why-no-goods-there = Resource points may not arrive there.
ss-why-entry-unsupplied = No supply line leads from this city to a regular source.
ss-why-one-of-a-type = A unit of exactly this type has arrived in this city in this phase.
ss-why-other-city-first = Other cities of the district come first: major cities, then dot cities, then isolated ones, one unit each.
ss-why-not-open = Units arrive only in friendly-owned hexes outside enemy ZOCs.

## Replacement points, factories, capital

ss-special = Special replacements to give to military districts: { $points }.
ss-why-district-full = The district can receive no more points, or its cities are lost.
verb-district = give points to a military district
verb-district_point = give a single point to a military district
ss-die-convoy = convoy
ss-no-port = No open Arctic port: lend-lease does not arrive.
ss-sunk = Lend-lease sunk on its way.
ss-factories = Factories: prepare, move to the Urals, or cancel.
ss-factory-now = Factory: { $hex }.
ss-factory-destroyed = Factory destroyed: { $hex }.
verb-prepare = prepare a move
ss-why-no-factory = No Soviet factory in { $hex }.
ss-why-factory-held = The enemy holds { $hex }, and the factory with it.
ss-why-factory-too-early = Factories are prepared from Jul I 41 on.
ss-why-factory-prepared = The factory is prepared already. It moves in a later initial phase, unless its transfer is called off.
ss-why-factory-called-off = The transfer was called off: the factory works again in the next Soviet initial phase.
ss-why-factory-not-prepared = The factory must have been prepared in an earlier turn.
ss-why-factory-unprepared = The factory is not being prepared for a transfer.
ss-why-no-rail-left = Less than 24 RE of rail capacity is left this turn.
ss-why-no-rail-east = No railway of your side leads from here to the east edge.
ss-why-no-seat = { $hex } is not a Soviet-owned major city of the USSR.
ss-why-capital-stays = The capital may be prepared from Aug I 41, and only while it is in a city.
ss-why-capital-there = The capital is in this city.
ss-why-capital-no-rail = No railway of your side leads there from the capital.
ss-why-capital-no-room = Less than 12 RE of rail capacity is left this turn.
ss-why-capital-unprepared = The capital moves only in a later turn than that in which it was prepared.
ss-why-capital-returns = The capital must return now.
verb-evacuate = move a factory to the Urals
verb-call_off = cancel the move of a factory
ss-capital = The capital: prepare a move, or move it.
ss-capital-prepared = The capital prepares to move.
ss-capital-moved = The capital has moved.
verb-seat = move the capital to a city
verb-urals = move the capital to the Urals

## Surrender

ss-surrender-rumanian = Rumania surrenders.
ss-surrender-finnish = Finland surrenders.
ss-surrender-bulgaria = Bulgaria surrenders.
removed-surrender = Eliminated by the surrender: { $unit }.

## Cadres

verb-raise = rebuild a cadre
ss-why-no-cadre = Not a cadre of your side.
ss-why-no-quarters = This takes a city or fortress outside enemy ZOCs.
ss-why-no-points = This takes { $points ->
    [one] 1 replacement point, which no pool has
   *[other] { $points } replacement points, which no pool has
} that serves here.

## Withdrawals

ss-withdraw = Choose a unit to withdraw.
verb-withdraw = withdraw a unit
removed-withdrawn = Withdrawn: { $unit }.
ss-why-not-withdrawn = The order of battle requires another nation, type, size or strength.
## 12. Supply

ss-trucks = choose trucks as supply sources, or continue.
verb-feed = use a truck as a supply source
ss-truck-feeds = Truck used as a source, now empty: { $unit }.
ss-why-no-truck = Not a truck: { $unit }.
ss-why-truck-empty = Empty truck: { $unit }.
ss-why-nobody-draws = No unit that is out of supply can draw supply from this truck: { $unit }.

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
verb-broad_railway = make the road a broad-gauge railway
verb-standard_railway = make the road a standard-gauge railway
verb-broad_railway_workers = make the road a broad-gauge railway, with workers
verb-standard_railway_workers = make the road a standard-gauge railway, with workers
ss-work-begun = { $work ->
    [broad_railway] Broad-gauge railway begun in { $hex }.
    [standard_railway] Standard-gauge railway begun in { $hex }.
    [fort] Fort begun in { $hex }.
   *[airfield] Airfield begun in { $hex }.
}
ss-work-done = { $work ->
    [broad_railway] Road made a broad-gauge railway in { $hex }.
    [standard_railway] Road made a standard-gauge railway in { $hex }.
    [fort] Fort completed in { $hex }.
   *[airfield] Airfield completed in { $hex }.
}
ss-why-no-site = { $work ->
    [broad_railway] No railway can be made there: no road, the Arctic, mountains, or a railway made or begun already.
    [standard_railway] No railway can be made there: no road, the Arctic, mountains, or a railway made or begun already.
    [fort] No fort can be built there: water, or a hex that already has a fort or fortress, complete or under construction.
   *[airfield] No airfield can be built there: unsuitable terrain, or a hex that already has one, complete or under construction.
}
ss-why-work-not-owned = The player did not own this hex at the start of the phase.
ss-why-work-not-supplied = The hex is not in regular supply.
ss-why-no-points-near = No supply line leads from this hex to a resource point.
ss-why-no-workers = No major city within 4 hexes that workers could come from.
ss-why-workers-busy = All the workers of the major cities within 4 hexes are busy.

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
# What a step is paid for
charge-forest = forest
charge-wooded_rough = wooded rough
charge-mountain = mountain
charge-swamp = swamp
charge-swamp_frozen = frozen swamp
charge-sand = sand
charge-major_river = major river
charge-strait = strait
charge-causeway = causeway
charge-river_frozen = frozen river
charge-major_river_frozen = frozen major river
charge-lake_side_frozen = frozen lake

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
ss-policy = assumes that the defender declares nothing, that losses are taken by the units worth least, that no unit carries off resource points, that each unit retreats to the first legal hex, and that the strongest attacker advances.
## Withdrawals

marked-empty-off = Truck refilled: { $units }.
marked-fed-on = Supplied by a truck: { $units }.
marked-reserve-on = In reserve: { $units }.
marked-reserve-off = Released from reserve: { $units }.
placed-arrives = Arrives in { $to }: { $unit }.
ss-why-prohibited = Prohibited terrain: { $hex }.
ss-why-no-point-there = No resource point in this hex: { $hex }.

## On the table

game-subtitle = From Barbarossa to the winter counter-offensive, 1941-1942
game-scale = 1 hex = 25 km
game-units = divisions, corps; brigades, regiments
game-length = 2 to 19 turns
game-complexity = 5
game-edition = French rulebook, with reconstructed charts
game-special = Nine map sheets; rail, air, sea, and the first winter.
aim-axis = Take the cities of the scenario without wearing the army out.
aim-soviet = Give ground, save the armies, hold or retake the cities.
option-setup-about = Default set-up: play at once. By hand: each side places its units army by army.
option-run_of_links-about = Without a limit the Axis can extend its railways faster.
option-double_work-about = How much mud, frost and snow add to construction.
option-retreats-about = A retreating stack may overrun weak units.
option-roads-about = Both sides may turn roads into railways.
option-moves-about = Administrative movement, trains and ships go together in one phase.
option-search-about = Aircraft wait over the sea and bomb ships as they sail.
option-isolation-about = Long lines through empty country no longer count.
marker-fort = fort
marker-fort-sign = FORT
marker-yard-hit = rail yard hit: { $n } RE of capacity less
marker-yard-hit-sign = yard –{ $n }
marker-port-room = port: can still load or land { $n } RE
marker-port-room-sign = { $n } RE
marker-airfield = airfield
marker-airfield-sign = AIR
marker-razed = captured fortress: it no longer protects
marker-closed = Axis city without its garrison: closed to Axis supply
marker-closed-sign = GARR.
marker-work-fort = fort being built, finished on turn { $n }
marker-work-fort-sign = fort, T{ $n }
marker-work-broad_railway = railway being built, finished on turn { $n }
marker-work-broad_railway-sign = rail, T{ $n }
marker-work-standard_railway = railway being built, finished on turn { $n }
marker-work-standard_railway-sign = rail, T{ $n }
marker-work-airfield = airfield being built, finished on turn { $n }
marker-work-airfield-sign = air, T{ $n }
marker-factory = factory
marker-factory-sign = FACT.
marker-factory-prepared = factory prepared for its move: it produces nothing
marker-factory-prepared-sign = FACT. ready
marker-factory-cancelled = factory whose move was called off: it produces nothing yet
marker-factory-cancelled-sign = FACT. …
marker-factory-moving = factory on its way to the Urals
marker-factory-lost = factory lost
marker-capital = seat of the Soviet government
marker-capital-sign = CAPITAL
marker-points = resource points: { $n }
marker-points-sign = RES. { $n }
track-points = Victory points
track-points-hint = of the Axis, if the game ended now
track-rail-soviet = Soviet rail capacity
track-rail-soviet-hint = { $lost ->
    [0] RE left this turn
   *[other] RE left this turn; lost to bombing: { $lost }
}
track-rail-standard = Standard-gauge capacity
track-rail-standard-hint = { $lost ->
    [0] RE left this turn
   *[other] RE left this turn; lost to bombing: { $lost }
}
track-rail-finnish = Finnish rail capacity
track-rail-finnish-hint = { $lost ->
    [0] RE left this turn
   *[other] RE left this turn; lost to bombing: { $lost }
}
track-rp-axis-infantry = Axis infantry RP
track-rp-axis-infantry-hint = { $owed ->
    [0] in all pools
   *[other] in all pools; owed: { $owed }
 }
track-rp-axis-armor = Axis armour RP
track-rp-axis-armor-hint = { $owed ->
    [0] in all pools
   *[other] in all pools; owed: { $owed }
 }
track-rp-axis-artillery = Axis artillery RP
track-rp-axis-artillery-hint = { $owed ->
    [0] in all pools
   *[other] in all pools; owed: { $owed }
 }
track-rp-soviet-infantry = Soviet infantry RP
track-rp-soviet-infantry-hint = { $owed ->
    [0] in all pools
   *[other] in all pools; owed: { $owed }
 }
track-rp-soviet-armor = Soviet armour RP
track-rp-soviet-armor-hint = { $owed ->
    [0] in all pools
   *[other] in all pools; owed: { $owed }
 }
track-rp-soviet-artillery = Soviet artillery RP
track-rp-soviet-artillery-hint = { $owed ->
    [0] in all pools
   *[other] in all pools; owed: { $owed }
 }
standing = situation
standing-table-weather = weather
value-weather-clear = clear
value-weather-mud = mud
value-weather-frost = frost
value-weather-snow = snow
value-zone-a-clear = A: clear
value-zone-a-mud = A: mud
value-zone-a-frost = A: frost
value-zone-a-snow = A: snow
value-zone-b-clear = B: clear
value-zone-b-mud = B: mud
value-zone-b-frost = B: frost
value-zone-b-snow = B: snow
value-zone-c-clear = C: clear
value-zone-c-mud = C: mud
value-zone-c-frost = C: frost
value-zone-c-snow = C: snow
value-zone-d-clear = D: clear
value-zone-d-mud = D: mud
value-zone-d-frost = D: frost
value-zone-d-snow = D: snow
value-zone-g-clear = G: clear
value-zone-g-mud = G: mud
value-zone-g-frost = G: frost
value-zone-g-snow = G: snow
standing-table-surprise = turn
standing-table-nations = countries
value-surprise = surprise turn
value-finland-neutral = Finland: neutral
value-finland-axis = Finland: with the Axis
value-finland-out = Finland: out of the war
value-hungary-neutral = Hungary: neutral
value-hungary-axis = Hungary: with the Axis
value-hungary-out = Hungary: out of the war
value-rumania-axis = Rumania: with the Axis
value-rumania-out = Rumania: out of the war
value-bulgaria-axis = Bulgaria: with the Axis
value-bulgaria-out = Bulgaria: out of the war
value-iran-neutral = Iran: neutral
value-iran-soviet = Iran: with the Soviets
ss-undone-over = Overstacked: { $units }
ss-undone-over-short = { $n ->
    [one] 1 overstacked
   *[other] { $n } overstacked
 }
ss-undone-over-note = the surplus is eliminated when the phase ends
ss-undone-isolated = Isolated: { $units }
ss-undone-isolated-short = { $n ->
    [one] 1 isolated
   *[other] { $n } isolated
 }
ss-undone-isolated-note = an isolated unit that is eliminated leaves no cadre and no replacements
ss-undone-line = Without a supply line: { $units }
ss-undone-line-short = { $n ->
    [one] 1 without supply
   *[other] { $n } without supply
 }
ss-undone-line-note = the count of turns begins with the next initial phase
overlay-reach = reach
overlay-reach-text = the hexes this unit can reach, and their cost.
overlay-rail = rail
overlay-rail-text = { $n ->
    [one] 1 hex by rail.
   *[other] { $n } hexes by rail.
 }
overlay-rail-none = this unit cannot move by rail now.
overlay-rail-near = operational
overlay-rail-far = strategic alone
overlay-supply = supply
overlay-supply-text = { $n ->
    [0] hexes in regular supply, and a line for each stack.
    [one] hexes in regular supply, a line for each stack; 1 hex with units without supply.
   *[other] hexes in regular supply, a line for each stack; { $n } hexes with units without supply.
 }
overlay-supply-cut = out of supply
overlay-zones = zones of control
overlay-zones-text = { $n ->
    [one] 1 hex in a zone of control.
   *[other] { $n } hexes in a zone of control.
 }
overlay-zones-reduced = reduced
overlay-isolation = isolation
overlay-isolation-text = { $n ->
    [0] no hex was isolated at the last check.
    [one] isolated hexes at the last check; 1 of them with units.
   *[other] isolated hexes at the last check; { $n } of them with units.
 }
overlay-isolation-pocket = isolated hexes
overlay-isolation-units = isolated units
overlay-threat = threat
overlay-threat-text = { $n ->
    [one] the hexes this side can attack after moving; 1 enemy stack in them.
   *[other] the hexes this side can attack after moving; { $n } enemy stacks in them.
 }
overlay-possession = possession
overlay-possession-text = what each side owns.
overlay-weather = weather
overlay-weather-text = the zones where the weather is not clear.
overlay-weather-mud = mud
overlay-weather-frost = frost
overlay-weather-snow = snow
overlay-gauge = railways
overlay-gauge-text = the rails that trains of each side can use in this player turn.
overlay-gauge-fresh = regauged this turn, used from the next
overlay-objectives = objectives
overlay-objectives-text = the hexes that score for the Axis at the end, and how much.
undone-buy_rail = Rail capacity can still be bought: { $n ->
    [one] 1 hex with a resource point
   *[other] { $n } hexes with resource points
 }
undone-buy_rail-short = rail capacity for sale
undone-regauge = Lines can still be regauged: { $n ->
    [one] 1 hex
   *[other] { $n } hexes
 }
undone-regauge-short = lines to regauge

## Guided game

tour-welcome = 22 June 1941: you play the Axis from the Baltic to the Black Sea; the computer plays the Soviets. There are 19 turns and a thousand counters: play one army at a time. Everything is set up. For a first game, "Training: to the Dvina" is much shorter.
tour-training = A short training scenario. You command the 4th Panzer Group and some infantry; the computer plays the Soviet 11th Army. Two turns: Kaunas, Wilno and Siauliai score a point each, Dvinsk (east, on the Dvina) two, and two more if it is yours at the end of turn 1. Soviet losses score too.
tour-overlays = These buttons lay an overlay on the map. Try Zones of control (key Z): leaving an enemy ZOC costs movement points. Supply (key L) shows the hexes in supply and the lines that lead there.
tour-pick = The surprise turn: the Germans move and fight once before the first regular turn. Units marked by four corners can move. Select one near the border.
tour-go = The highlighted hexes are within reach; the number is the cost in MP. Roads and railways cost little; forests and rivers cost more, above all for motorised units. Move the unit adjacent to the enemy.
tour-undo = A mistake? The arrow (or key U) undoes your actions, back to the last die roll.
tour-end-move = Move other units: a strong attack needs several stacks around one hex. Then end the phase: what is marked "final" cannot be undone.
tour-target = Combat. Possible targets are highlighted: choose one.
tour-join = Add the units adjacent to the target, one by one. Strengths count as printed; rivers and forests reduce those of the attackers.
tour-odds = Before the die you see everything: strengths, odds, each modifier with its rule, and the probability of each result. In open terrain armour gives a bonus to the die (AECA); antitank guns and enemy armour reduce it.
tour-attack = When the odds suit you, declare the attack: it cannot be undone.
tour-results = DR: the defender retreats. DH: it loses half and retreats. EX and HX: both sides lose. NE: no effect. A division that is eliminated usually leaves a cadre. You may advance into the hex that was vacated.
tour-end-combat = A unit attacks only once per phase. Attack again if you like, then end the phase.
tour-second = Now the first regular turn: movement, combat, then exploitation.
tour-rail = A unit on a railway can move by rail: select it, and look at the other types of movement in the bar. Rail capacity is limited, and in the USSR the gauge has to be converted behind your armies.
tour-exploit = In the exploitation phase motorised units move a second time: this is how a breakthrough becomes a pocket. A unit cut off from supply loses movement first, then half its strength.
tour-log = The log records every action and every die roll. Click § to open the summary of the rule.
tour-sequence = Here are the sequence of play and the current phase. End your phases, and the computer plays next. Right-click or long-press anywhere to see why an action is not allowed. Your turn!
ss-why-no-source-line = No supply line to a replacement source.

## Armies

army-army_of_norway = Army of Norway
army-army_of_norway-code = Nor
army-axis_11th_army = 11th Army
army-axis_11th_army-code = 11
army-axis_16th_army = 16th Army
army-axis_16th_army-code = 16
army-axis_17th_army = 17th Army
army-axis_17th_army-code = 17
army-axis_18th_army = 18th Army
army-axis_18th_army-code = 18
army-axis_1st_panzer_group = 1st Panzer Group
army-axis_1st_panzer_group-code = 1 Pz
army-axis_2nd_panzer_group = 2nd Panzer Group
army-axis_2nd_panzer_group-code = 2 Pz
army-axis_3rd_panzer_group = 3rd Panzer Group
army-axis_3rd_panzer_group-code = 3 Pz
army-axis_4th_army = 4th Army
army-axis_4th_army-code = 4
army-axis_4th_panzer_group = 4th Panzer Group
army-axis_4th_panzer_group-code = 4 Pz
army-axis_6th_army = 6th Army
army-axis_6th_army-code = 6
army-axis_9th_army = 9th Army
army-axis_9th_army-code = 9
army-axis_reserves_center = Army Group Centre: reserves
army-axis_reserves_center-code = C res
army-axis_reserves_north = Army Group North: reserves
army-axis_reserves_north-code = N res
army-axis_reserves_south = Army Group South: reserves
army-axis_reserves_south-code = S res
army-baltic_islands = Baltic Islands
army-baltic_islands-code = Isl
army-finnish_forces = Finnish forces
army-finnish_forces-code = Fin
army-hango = Hango
army-hango-code = Han
army-hungary = Hungarian forces
army-hungary-code = Hun
army-interior_artillery = Interior: artillery
army-interior_artillery-code = Int A
army-kandalaksha = Kandalaksha
army-kandalaksha-code = Kand
army-kiev_reserves = Kiev District: reserves
army-kiev_reserves-code = Kie res
army-leningrad_or_kronshtadt = Leningrad or Kronshtadt
army-leningrad_or_kronshtadt-code = Len
army-leningrad_reserves = Leningrad District: reserves
army-leningrad_reserves-code = Len res
army-moscow_md = Moscow District
army-moscow_md-code = Mos
army-narva = Narva
army-narva-code = Nar
army-nondiv_baltic = Baltic District: non-divisional units
army-nondiv_baltic-code = Bal ND
army-nondiv_kiev = Kiev District: non-divisional units
army-nondiv_kiev-code = Kie ND
army-nondiv_leningrad = Leningrad District: non-divisional units
army-nondiv_leningrad-code = Len ND
army-nondiv_odessa = Odessa District: non-divisional units
army-nondiv_odessa-code = Ode ND
army-nondiv_western = Western District: non-divisional units
army-nondiv_western-code = Wes ND
army-north_caucasus_md = North Caucasus District
army-north_caucasus_md-code = NCau
army-orel_md = Orel District
army-orel_md-code = Orel
army-riga = Riga
army-riga-code = Riga
army-rumanian_3rd_army = Rumanian 3rd Army
army-rumanian_3rd_army-code = R 3
army-rumanian_4th_army = Rumanian 4th Army
army-rumanian_4th_army-code = R 4
army-rumanian_reserve = Rumanian reserves
army-rumanian_reserve-code = R res
army-soviet_10th_army = 10th Army
army-soviet_10th_army-code = 10
army-soviet_11th_army = 11th Army
army-soviet_11th_army-code = 11
army-soviet_12th_army = 12th Army
army-soviet_12th_army-code = 12
army-soviet_13th_army = 13th Army
army-soviet_13th_army-code = 13
army-soviet_14th_army = 14th Army
army-soviet_14th_army-code = 14
army-soviet_16th_army = 16th Army
army-soviet_16th_army-code = 16
army-soviet_16th_army_kiev = 16th Army, Kiev
army-soviet_16th_army_kiev-code = 16
army-soviet_19th_army = 19th Army
army-soviet_19th_army-code = 19
army-soviet_20th_army = 20th Army
army-soviet_20th_army-code = 20
army-soviet_21st_army = 21st Army
army-soviet_21st_army-code = 21
army-soviet_22nd_army = 22nd Army
army-soviet_22nd_army-code = 22
army-soviet_23rd_army = 23rd Army
army-soviet_23rd_army-code = 23
army-soviet_26th_army = 26th Army
army-soviet_26th_army-code = 26
army-soviet_27th_army = 27th Army
army-soviet_27th_army-code = 27
army-soviet_3rd_army = 3rd Army
army-soviet_3rd_army-code = 3
army-soviet_41st_rifle_corps = 41st Rifle Corps
army-soviet_41st_rifle_corps-code = 41 RC
army-soviet_4th_army = 4th Army
army-soviet_4th_army-code = 4
army-soviet_5th_army = 5th Army
army-soviet_5th_army-code = 5
army-soviet_6th_army = 6th Army
army-soviet_6th_army-code = 6
army-soviet_7th_army = 7th Army
army-soviet_7th_army-code = 7
army-soviet_7th_rifle_corps = 7th Rifle Corps
army-soviet_7th_rifle_corps-code = 7 RC
army-soviet_8th_army = 8th Army
army-soviet_8th_army-code = 8
army-soviet_9th_army = 9th Army
army-soviet_9th_army-code = 9
army-soviet_9th_rifle_corps = 9th Rifle Corps
army-soviet_9th_rifle_corps-code = 9 RC
army-soviet_arkhangelsk = Arkhangelsk District
army-soviet_arkhangelsk-code = Arkh
army-tallinn = Tallinn
army-tallinn-code = Tal
army-transcaucasus = Transcaucasus District
army-transcaucasus-code = Tcau
army-western_reserves = Western District: reserves
army-western_reserves-code = Wes res

mark-rebuilt = 3-6 side

## Rebuilding

ss-rebuild = choose units to replace, convert or demobilise, or continue.
ss-buying = choose a hex of arrival for the replaced unit.
ss-converting = Choose what it becomes.
verb-fill = place all the rest
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
ss-why-not-bought-there = The points that pay for the unit do not let it arrive there.
ss-why-not-paid = No pool has the { $points } RP that are needed: { $unit }.
ss-why-no-entry = No place where these points bring units in is open: { $unit }.
ss-why-limit = Over the limit of { $most } RE ({ $used } RE are used, { $re } more needed): { $unit }.
ss-why-not-converted = The order of battle offers no conversion: { $unit }.
ss-why-not-into = The unit may not be converted to this one: { $unit }.
ss-why-not-weak = Not a 3-6 rifle division with a 4-6 side: { $unit }.
ss-why-no-more-stronger = No more rifle divisions may be raised to 4-6 this turn.
ss-why-not-demobilized = Only c/m units, from Jul II 41, and militia, from Aug I 41, may be demobilised: { $unit }.
ss-why-in-zone = In an enemy ZOC.
ss-why-isolated = Isolated, cannot be withdrawn: { $unit }.
step-raised = Raised to full strength: { $unit }.

## Overruns

ss-overrun = overrun of { $hex }: add units of the stack, then declare it.
ss-overrun-begins = Overrun of { $hex }: { $units } against { $foes }.
ss-overrun-entry = { $hex } is overrun: choose units to enter it.
verb-gather = add the whole stack
ss-why-no-overrun = No enemy unit adjacent there: { $hex }.
ss-why-not-in-stack = Not in the hex from which the overrun is made: { $unit }.
ss-why-unarmed = No attack strength for an overrun: { $unit }.
ss-why-cannot-pay = Too few MPs for terrain, ZOCs and the overrun: { $unit }.
ss-why-overrun-unit = Overrun: { $needed } MPs needed, { $left } left: { $unit }.
ss-why-overrun-points = Overrun of { $hex }: { $needed } MPs needed, { $left } left.
ss-why-overrun-odds = Below 10 to 1, at best { $odds } to 1 with every unit that can take part: { $hex }.
ss-why-odds-are = Odds of { $odds } to 1; an overrun needs 10 to 1.

## Breakdown

verb-break_down = break a division down
removed-broken-down = Broken down: { $unit }.
placed-part = Regiment in { $to }: { $unit }.
removed-last-part = Last regiment lost: { $unit }.
ss-assembling = choose regiments to assemble, or continue.
verb-assemble = assemble a division
removed-assembled = Counters returned to their set: { $unit }.
placed-assembled = Assembled in { $to }: { $unit }.
step-assembled = Assembled as a cadre: { $unit }.
ss-why-no-breakdown = Not a division that can break down: { $unit }.
ss-why-cadre-whole = A cadre does not break down: { $unit }.
ss-why-no-set = No set of regiments left for this division: { $unit }.
ss-why-part-not-cm = Only c/m divisions break down in exploitation: { $unit }.
ss-why-not-together = No regiment of a division that can be assembled here: { $unit }.

## Resource points on the move

verb-load = pick up as many resource points as possible
verb-load_one = pick up one resource point
verb-unload = set down the resource points
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
ss-why-no-room-for-points = No rail capacity left for the resource points of { $hex }.
ss-why-no-freight = No train with room takes resource points there: { $hex }.
verb-target = attack a hex
verb-at = place the unit in a hex
verb-to = move to a hex
verb-back = retreat to a hex
verb-unit = select a unit

## Acts

act-admin = administrative movement to { $noun }
act-advance = advance { $noun }
act-broad_railway = begin a broad-gauge railway in { $noun }
act-broad_railway_workers = begin a broad-gauge railway with workers in { $noun }
act-standard_railway = begin a standard-gauge railway in { $noun }
act-standard_railway_workers = begin a standard-gauge railway with workers in { $noun }
act-airfield = begin an airfield in { $noun }
act-airfield_workers = begin an airfield with workers in { $noun }
act-assemble = assemble with { $noun }
act-at = place in { $noun }
act-back = retreat to { $noun }
act-break_down = break down { $noun }
act-buy = replace at full strength { $noun }
act-buy_cadre = replace as a cadre { $noun }
act-buy_rail = buy capacity with a point from { $noun }
act-call_off = cancel the move in { $noun }
act-carry = carry off all points with { $noun }
act-carry_one = carry off one point with { $noun }
act-convert = convert { $noun }
act-count = count again { $noun }
act-deliver = to { $noun }
act-demobilize = demobilise { $noun }
act-destroy = destroy the points in { $noun }
act-disband = eliminate { $noun }
act-evacuate = move to the Urals the factory in { $noun }
act-excess = excess artillery: { $noun }
act-feed = draw on { $noun }
act-fort = begin a fort in { $noun }
act-fort_workers = begin a fort with workers in { $noun }
act-in_line = take back { $noun }
act-into = take { $noun }
act-join = commit { $noun }
act-leave = withdraw { $noun }
act-lose = lose { $noun }
act-neutral = treat as neutral { $noun }
act-overrun = overrun { $noun }
act-prepare = prepare the factory in { $noun }
act-provide = spend a point from { $noun }
act-rail = by rail to { $noun }
act-raise = rebuild { $noun }
act-regauge = regauge the line to { $noun }
act-seat = move the capital to { $noun }
act-ship = send points from { $noun }
act-strategic = by strategic rail to { $noun }
act-strengthen = turn to the 4-6 side { $noun }
act-target = attack { $noun }
act-to = go to { $noun }
act-unit = select { $noun }
act-withdraw = withdraw { $noun }

## Garrisons

ss-garrison-released = { $garrison ->
    [finland] The garrison of the Finnish border is permanently released.
    [hungary] The garrison of the Hungarian border is permanently released.
    [turkey] The garrison of the Turkish border is permanently released.
    [iran_border] The garrison of the Iranian border is permanently released.
   *[iran] The garrison of Iran is permanently released.
}
ss-garrison-short = Soviet garrisons: { $re } RE missing, { $lines ->
    [one] 1 line uncovered
   *[other] { $lines } lines uncovered
} at neutral borders; as many infantry points are owed.
ss-garrison-debt = Infantry points owed for garrisons: { $points }. Choose the district that pays.
verb-pay = pay what is owed from a district's points
verb-pay_point = pay a single point of it from a district
ss-why-no-infantry-points = The district has no infantry points.
ss-city-unguarded = No garrison in { $hex }: one victory point lost, and the city is closed to Axis supply.
ss-why-whole-in-transit = The division crosses Sweden without breaking down: { $unit }.
ss-why-transit = The unit in Sweden must go on to Finland by strategic rail.
ss-why-no-works-yet = The Soviets may not begin forts or airfields on the first turn.

## Set-up by hand

ss-set-up = set-up: choose a unit, fill up an army, or finish; { $many } still to place.
ss-setting-up = choose a hex for { $unit }.
placed-set-up = Set up in { $to }: { $unit }.
verb-ready_made = place all units by the default set-up
verb-end_setup = finish this part of the set-up
phase-soviet-setup = Soviet set-up: border districts
phase-axis-setup = Axis set-up
phase-soviet-setup-interior = Soviet set-up: other forces
ss-shifting = choose where to put it instead.
ss-shifted = Placed in { $hex } by the owner's choice.
verb-shift_airfield = put a permanent airfield elsewhere
verb-shift_fort = put a fort elsewhere
verb-shift_points = put the resource points of a hex elsewhere
verb-shift_point = put one resource point elsewhere
ss-why-no-thing-there = The order of battle has no such place in { $hex }.
ss-why-thing-there = One is in this hex already.
ss-why-airfields-apart = Within three hexes of another Soviet airfield.
ss-why-border-airfields = There must be seven airfields three to seven hexes from the German border.
ss-why-too-many-points = The order of battle shares the resource points out otherwise: no more of them there, or fewer where they lie.
ss-why-points-astray = German resource points in the north are placed with units of the Army of Norway: not in { $hex }.
ss-why-other-zone = Outside the zone of its army.
ss-why-not-with-its-district = The unit must be set up with another unit of its district, or in a city or fortress of the district.
ss-why-zone-full = The army may have no more units there.
ss-why-there-already = It stands there.
ss-why-stands-ready-made = All units are already where the default set-up puts them.
ss-why-not-broken-down = Divisions may start broken down in weather zones A and G only.
ss-why-crowded-set-up = Overstacked: { $units }.
ss-why-army-set-up = This army stands already.
ss-why-set-up-later = Not in this part of the set-up: { $unit }.
ss-why-not-set-up = { $many ->
    [one] { $many } unit still to be set up.
   *[other] { $many } units still to be set up.
}
ss-why-too-few = The order of battle requires more units of an army around { $hex }.
ss-why-lonely = No other unit of the district is with: { $units }.
ss-why-border-open = The border must be occupied or in a Soviet ZOC in { $hex } as well.
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
ss-match = In a match of two games with the sides exchanged, it takes { $points ->
    [one] 1 German point
   *[other] { $points } German points
} in the other game to win.
marked-unsupplied-on = First turn out of supply: { $units }.
marked-unsupplied-off = No longer in the first turn out of supply: { $units }.
marked-starving-on = Second turn out of supply or later: { $units }.
marked-starving-off = Back in supply: { $units }.
marked-isolated-on = Isolated: { $units }.
marked-isolated-off = No longer isolated: { $units }.

## Table

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

ss-why-twin = An identical unit represents it in the list: { $unit }.

## At the terminal

own-weather = weather: A { $a ->
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
own-forts = { $n ->
    [0] no forts
   *[other] forts: { $list }
 }
own-airfields = { $n ->
    [0] no airfields
   *[other] airfields: { $list }
 }
own-points = victory points for events: { $value }

## Air: bases

box-aside = set aside for the surprise air attack
box-eft = in the Eliminated over Friendly Territory (EFT) box
box-remnants = in the Remnants box
kind-fighter = fighter
kind-bomber = bomber
mark-inactive = inactive
mark-flown = has flown its mission
marked-inactive-on = Inactive: { $units }.
marked-inactive-off = Active again: { $units }.
placed-lands = Lands in { $to }: { $unit }.
removed-shot-down = Eliminated in air combat, to the EFT box: { $unit }.
removed-air-lost = Eliminated, to the Remnants box: { $unit }.
ss-arctic-flight = Resource point spent in { $hex } for flights from Arctic bases.
ss-why-no-airbase = No airbase: { $hex }.
ss-why-enemy-airbase = Enemy airbase: { $hex }.
ss-why-rivals-base = Hungarian and Rumanian air units do not share a base, { $hex }: { $units }.
ss-why-rumanian-base = Rumanian air units are based in Rumania, two at most in the USSR.
ss-why-rumanian-limit = Two Rumanian air units are based in the USSR or fly there already.
ss-why-air-inactive = This air unit is inactive and stays at its base until repaired.
ss-why-base-capacity = { $many ->
    [one] Only 1 air unit may take off from { $hex } in an air phase, and 1 has.
   *[other] Only { $many } air units may take off from { $hex } in an air phase, and { $many } have.
}
ss-why-no-arctic-point = No resource point in the Arctic, not isolated, for flights from Arctic bases.
value-arctic_ports = Northern Fleet
value-baltic_ports = Baltic Fleet
value-black_ports = Black Sea Fleet
value-caspian_ports = Caspian Fleet
value-german_ports = German transports
placed-based = Based in { $to }: { $unit }.
removed-air-comes = Air reinforcement: { $unit }.
removed-air-returns = Returns to play: { $unit }.
removed-to-remnants = To the Remnants box: { $unit }.
removed-air-gone = Permanently eliminated: { $unit }.
removed-convoy = Lost with its convoy: { $unit }.
phase-soviet-air-setup = Soviet air deployment
phase-axis-air-setup = German air deployment
value-allied_aircraft = air units of the Axis allies
ss-die-repair = air repair
ss-die-air-group = draw of the air unit that returns
ss-die-air-pair = draw of a pair of air units
ss-die-surprise = draw of an air loss
ss-die-escape = escape from the lost base
ss-not-repaired = Still inactive: { $unit }.
ss-air-ashore = Kept in the isolated port { $hex }: { $unit }.
ss-raf-returns = The RAF unit joins the Soviet air force: { $unit }.
ss-raf-guards = Becomes a Guards unit: { $unit }.
ss-air-land = Air units to place at a base: { $many }.
ss-air-landing = Choose its base.
ss-air-pairs = EFT box: choose the first unit of a pair.
ss-air-fives = Remnants box: choose the first unit of a group of five.
ss-air-group = { $left ->
    [one] Choose the last unit of the group.
   *[other] Choose units for the group: { $left } more.
}
ss-air-guards = Guards air conversions left: { $many }. Choose a unit, or continue.
ss-withdraw-air = Air units of this model to withdraw: { $many }. Choose one.
ss-air-set-up = Air deployment: choose a unit, fill up, or finish; { $many } still to place.
ss-air-escape = { $many ->
    [one] The base is lost: choose where the unit lands.
   *[other] The base is lost: choose where this unit lands, the first of { $many }.
}
verb-as_they_come = group the rest in order
verb-group = add a unit to the group
verb-refuge = fly to a base
verb-nearest = all to the nearest bases
act-group = add { $noun }
act-refuge = land in { $noun }
ss-why-base-isolated = This base is isolated.
ss-why-no-base = No friendly base that is not isolated: { $unit }.
ss-why-not-grouped = The unit cannot be grouped: { $unit }.
ss-why-not-in-group = The unit does not fit this group: { $unit }.
ss-why-not-regular-air = Not a regular Soviet air unit at its base: { $unit }.
ss-why-no-guards-counter = No Guards counter of its model is left: { $unit }.
ss-why-inactive-withdrawn = An air unit must be active to be withdrawn: { $unit }.
ss-why-norway-full = 2 German air units are already in Norway.
ss-why-not-deployed-there = Soviet air units are deployed in the USSR; German ones in Greater Germany, Rumania and Norway: not { $hex }.
ss-why-escape-range = Out of range: the unit can fly at most { $points } hexes.
ss-why-not-at-home = Air units of the Axis allies start at bases of their own country.
ss-air-provision = Flights from Arctic bases: choose the hex whose resource point pays.
ss-why-no-air-provision = { $hex } has no resource point in the Arctic that is not isolated.
track-air-axis = Axis air units that can fly
track-air-axis-hint = EFT box: { $eft }; Remnants box: { $remnants }
track-air-soviet = Soviet air units that can fly
track-air-soviet-hint = EFT box: { $eft }; Remnants box: { $remnants }
verb-base = place it at a base
act-base = base at { $noun }

## Sea

box-afloat = aboard ships
kind-warship = warship
kind-transport = transport
kind-flotilla = river flotilla
mark-at_sea = at sea
marked-at_sea-on = Declared at sea: { $units }.
marked-at_sea-off = Declared in port: { $units }.
value-flotillas = river flotillas
charge-water = water hex
verb-fleet = select a ship
act-fleet = take { $noun }
verb-sail = sail to a hex
act-sail = sail to { $noun }
verb-land = land the cargo in a port
act-land = land the cargo in the port of { $noun }
verb-land_beach = land the cargo on a beach
act-land_beach = land the cargo on the beach of { $noun }
verb-leave_map = sail off the map to a German port
verb-sail_along = add a ship to the convoy
act-sail_along = add { $noun }
verb-embark = load a unit in port
act-embark = load { $noun } in port
verb-embark_beach = load a unit from the beach
act-embark_beach = load { $noun } from the beach
verb-load_point = load a resource point
verb-load_supply = load supply
verb-off_map = place in the German ports off the map
verb-fire = support the attack with a ship
act-fire = fire with { $noun }
verb-fire_primary = fire the primary guns alone
act-fire_primary = primary guns of { $noun }
verb-fire_other = fire all but the primary guns
act-fire_other = other guns of { $noun }
verb-cease = withdraw a ship from the attack
act-cease = withdraw { $noun }
verb-gunner = choose a ship for defence
act-gunner = choose { $noun }
verb-cover = support a hex in defence
act-cover = support { $noun }
verb-uncover = release a ship
act-uncover = release { $noun }
verb-to_sea = declare a ship at sea
act-to_sea = at sea: { $noun }
verb-to_port = declare a ship in port
act-to_port = in port: { $noun }
verb-mend = repair a ship
act-mend = repair { $noun }
verb-relaunch = replace a sunk ship
act-relaunch = replace { $noun }
verb-draw = supply a unit from the ships
act-draw = supply { $noun }
moved-sail = { $unit }: by sea from { $from } to { $to } ({ $steps } { $steps ->
    [one] hex
   *[other] hexes
}).
placed-from-west = Enters the map in { $to }: { $unit }.
placed-to-west = Off the map, in a German port: { $unit }.
placed-off-map = Waits in a German port off the map: { $unit }.
placed-embarked = Embarked: { $unit }.
placed-landed = Landed in { $to }: { $unit }.
placed-launched = Back in service in { $to }: { $unit }.
removed-sunk = Sunk in { $from }: { $unit }.
removed-scuttled = Scuttled in { $from }: { $unit }.
removed-no-fuel = Not refuelled for the second time, scuttled in { $from }: { $unit }.
removed-at-sea = Lost at sea: { $unit }.
step-damaged = Damaged, { $left } { $left ->
    [one] hit
   *[other] hits
} to sink: { $unit }.
step-mended = Repaired, { $left } { $left ->
    [one] hit
   *[other] hits
} to sink: { $unit }.
ss-sailing = choose where to sail. { $many ->
    [one] 1 ship
   *[other] { $many } ships
}, { $re } RE loaded, room for { $room }: { $unit }.
ss-berths = declare which ships are at sea at the end of the turn.
ss-gunners = choose ships to support hexes in defence, or continue.
ss-gunning = choose the hex to support in this phase: { $unit }.
ss-repairs = spend repair points ({ $points } left), or continue.
ss-launching = choose a port for { $unit }.
ss-die-ship-escape = escape from the port, 1 to 4 succeeds: { $face }.
ss-die-mines = mines and submarines: { $face }.
ss-mines = { $unit }: { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} outside the safety zone, { $hits } { $hits ->
    [one] hit
   *[other] hits
}.
ss-ship-escapes = Escape to sea in { $hex }: { $unit }.
ss-cargo-lost = Cargo lost: { $points } resource points and { $supply } RE of supply cargo.
ss-covers = Will support { $hex }: { $unit }.
ss-covers-no-more = No longer supports a hex: { $unit }.
ss-no-fuel = Not refuelled, gunnery halved, scuttled if it happens again next turn: { $units }.
ss-point-aboard = A resource point is loaded { $place }.
ss-points-landed = { $points } { $points ->
    [one] resource point lands
   *[other] resource points land
} { $place }.
ss-points-off-map = { $points } resource points wait in the German ports off the map.
ss-supply-aboard = { $re } RE of supply are loaded { $place }.
ss-supply-landed = { $re } RE of supply land in { $hex }.
ss-naval-supply = Supplied by ships: { $units }.
ss-repair-points = Naval repair points received: { $points }.
ss-zone-gone = The Axis owns every port of the safety zone: it no longer exists.
ss-why-no-fleet = Not a ship of the phasing side on the map: { $unit }.
ss-why-ship-done = This ship has finished its move of this phase: { $unit }.
ss-why-ship-lame = A ship whose type is in parentheses never moves: { $unit }.
ss-why-ship-mended = Repaired this player turn, so it may not move or fire: { $unit }.
ss-why-ship-frozen = Its port is frozen, it cannot leave: { $unit }.
ss-why-ship-blockaded = A Soviet ship is at sea in its hex, it cannot leave port: { $unit }.
ss-why-not-along = Not an available ship of the same kind in the same place: { $unit }.
ss-why-no-water = Ships may not enter land hexes or rivers: { $hex }.
ss-why-other-sea = { $hex } is in another sea area.
ss-why-no-sea-way = No path by sea leads to { $hex }.
ss-why-no-river-way = { $hex } is more than 30 MPs away along rivers, lakes and coasts.
ss-why-frozen-coast = The coast of { $hex } is frozen.
ss-why-neutral-coast = { $hex } is neutral.
ss-why-delta = Astrakhan can be reached only while the Soviet player owns all the hexes along the river: { $hex }.
ss-why-safety-zone = German transports do not enter the Soviet safety zone: { $hex }.
ss-why-warship = A Soviet warship is at sea in { $hex }: { $units }.
ss-why-enemy-owned = A flotilla may not enter an enemy-owned hex: { $hex }.
ss-why-flotilla-deep = A flotilla may not end its move in a full sea or full lake hex.
ss-why-no-port = A German transport must end its move in a port.
ss-why-not-in-port = A German transport must end its move in a port.
ss-why-cargo-aboard = Cargo is still aboard: it must be landed before the end of the phase.
ss-why-foreign-shore = Cargo lands only in ports and on beaches that you own: not { $hex }.
ss-why-no-beach-there = { $hex } is not a beach: beaches are coastal hexes without mountains.
ss-why-port-won = A port can be used only if you owned it when your initial phase began: { $hex }.
ss-why-no-harbour = There is no port in { $hex }: ports are cities and fortresses on the coast.
ss-why-allies-stay = Units of the allies aboard may not leave their zone of operations.
ss-why-cargo-no-beach = Not allowed on a beach: c/m units, artillery, units that have moved, and resource points carried or moved by rail.
ss-why-not-at-the-quay = Not in the hex of the ships: { $unit }.
ss-why-carries-points = Set down its resource points first; they are loaded separately: { $unit }.
ss-why-no-room-aboard = Not enough room aboard: { $unit }.
ss-why-port-full = A port may load and unload 8 RE per player turn.
ss-why-no-points-to-sail = Too few MPs for naval transport (2, or 4 for a c/m unit): { $unit }.
ss-why-harassed-to-sail = Harassment costs extra MPs to leave the hex; too few are left for naval transport: { $unit }.
ss-why-zoc-to-sail = Leaving an enemy ZOC costs extra MPs; too few are left for naval transport: { $unit }.
ss-why-no-beach = C/m units and artillery do not use beaches: { $unit }.
ss-why-not-fresh = Using a beach costs all MPs, and some are already spent: { $unit }.
ss-why-no-landing = No place within reach to land: { $unit }.
ss-why-no-gun-in-range = Not a warship with guns in range: { $unit }.
ss-why-guns-silent = This ship may not fire this player turn (it carried supply, or was repaired): { $unit }.
ss-why-guns-fired = Its guns that reach the hex have fired in this phase: { $unit }.
ss-why-one-gun = None of its other guns reaches the hex: { $unit }.
ss-why-not-firing = Not firing: { $unit }.
ss-why-no-warship = Not a Soviet warship on the map: { $unit }.
ss-why-covers-already = Already supports a hex: { $unit }.
ss-why-nothing-in-range = No Soviet units within range: { $unit }.
ss-why-out-of-range = Not a hex with Soviet units in range.
ss-why-not-declared = Not a ship in a friendly port that it could leave: { $unit }.
ss-why-at-sea = Already at sea: { $unit }.
ss-why-in-port = Already in port: { $unit }.
ss-why-not-damaged = Not a damaged ship: { $unit }.
ss-why-ship-out = Not in port: { $unit }.
ss-why-no-repair-points = Not enough repair points.
ss-why-never-replaced = Only sunk transports, flotillas and destroyers are replaced: { $unit }.
ss-why-no-slip = No friendly port in the sea area where it was sunk: { $unit }.
ss-why-other-port = Not a friendly port in the sea area where it was sunk.
ss-why-draws-nothing = Not a unit out of supply with an overland line to the naval supply: { $unit }.
ss-why-draws-already = Already supplied by ships: { $unit }.
ss-why-supply-short = Not enough supply left: { $unit }.
option-moves = Combined movement (37C)
option-moves-plain = administrative movement alone
option-moves-combined = administrative, rail and sea together
ss-why-marched = Has already made an ordinary move in this phase: { $unit }.
overlay-sea = seas and ports
overlay-sea-text = each side's own ports, what they can still load or land, and the ships at sea.
overlay-sea-axis = German ports
overlay-sea-soviet = Soviet ports
overlay-sea-blockade = Soviet ships at sea
overlay-sea-frozen = frozen coast
overlay-sea-zone = safety zone
ss-landed = choose the units to supply from the ships: { $re } RE in all.
ss-why-in-column = Has already used administrative movement in this phase: { $unit }.

## Air: missions

phase-axis-air = German air phase
phase-soviet-air = Soviet air phase
charge-harassment = harassment
ss-fly = select an air unit to take off, or end air movement.
ss-aloft = choose a mission and a hex for { $unit }.
ss-staging = choose a mission and a hex for { $unit }, from the base where it stages.
ss-intercept = enemy missions over { $many ->
    [one] 1 hex
   *[other] { $many } hexes
}: select a fighter to intercept, or end interception.
ss-rising = interception: choose a hex for { $unit }.
ss-clash-hex = choose the hex where air combat is resolved next.
ss-clash = air combat over { $hex }: { $units } against { $foes }. Fight, or abort the mission.
ss-air-groups = air combat over { $hex }: choose the interceptors that bypass the screen; the others attack it.
ss-match-screen = air combat over { $hex }: choose the escort to attack with { $unit }.
ss-match-spare = air combat over { $hex }: choose an interceptor to fight for { $unit }, or hold it back.
ss-match-bypass = air combat over { $hex }: choose a bypassing interceptor for { $unit }.
ss-match-mission = air combat over { $hex }: choose a unit of the mission force to attack with { $unit }.
ss-fire-at = choose a target for { $unit }.
ss-shoot = choose the next unit to fire at { $foe }.
ss-missions = select a hex to bomb or support, or end the missions.
ss-strike = mission over { $hex }, choose what to bomb or support: { $units }.
ss-landing = { $many ->
    [one] 1 air unit returns
   *[other] { $many } air units return
}: select one to choose its base, or send all back where they took off.
ss-inbound = choose a base for { $unit }.
verb-bomb = fly a bombing mission to a hex
verb-bomb_far = fly a bombing mission at extended range
verb-escort = escort to a hex
verb-escort_far = escort at extended range
verb-transfer = transfer to a base
verb-stage = stage at a base first
verb-dogfight = resolve air combat in a hex
verb-fight = fight
verb-abort = abort the mission
verb-jettison = jettison the bombs of a fighter
verb-bypass = bypass the screen
verb-face = attack the screen
verb-against = match against a unit
verb-hold = hold the escort back
verb-fire_at = fire at a unit
verb-shoot = fire next
verb-bombard = resolve a mission in a hex
verb-raid = bomb an air unit at its base
verb-sink = bomb a ship
verb-yard = bomb the rail yard
verb-support = ground support
verb-defend = defensive air support
verb-harass = harassment
verb-home = return all the others to the bases they took off from
act-bomb = bomb { $noun }
act-bomb_far = bomb { $noun } at extended range
act-escort = escort to { $noun }
act-escort_far = escort to { $noun } at extended range
act-transfer = transfer to { $noun }
act-stage = stage at { $noun }
act-dogfight = air combat over { $noun }
act-jettison = jettison the bombs of { $noun }
act-bypass = bypass the screen with { $noun }
act-face = attack the screen with { $noun }
act-against = against { $noun }
act-fire_at = fire at { $noun }
act-shoot = fire with { $noun }
act-bombard = resolve a mission over { $noun }
act-raid = bomb { $noun } at its base
act-sink = bomb { $noun }
moved-fly-escort = Escort from { $from } over { $to }: { $unit }.
moved-fly-interception = Interception from { $from } over { $to }: { $unit }.
moved-fly-transfer = Transfer from { $from } to { $to }: { $unit }.
moved-fly-bombing = Bombing mission from { $from } over { $to }: { $unit }.
placed-stages = Staging at { $to }: { $unit }.
ss-air-clash = Air combat over { $hex }: intercepted: { $units }; interceptors: { $foes }.
ss-air-aborted = Mission aborted over { $hex }: { $units }.
ss-die-air = Air combat die: { $face }.
ss-air-shot = { $unit } against { $foe }: difference { $difference }, dice { $dice }{ $modifier ->
    [0] {""}
   *[other] , modifier { $modifier }
}: { $result ->
    [K] kill
    [A] abort
    [R] return
   *[other] no effect
}.
ss-air-turned-back = Returns to base: { $unit }.
ss-air-shot-up = Aborted, inactive on landing: { $unit }.
ss-bombs = { $mission ->
    [yard] Rail yard of { $hex } bombed: { $units }.
    [support] Ground support over { $hex }: { $units }.
    [defence] Defensive air support over { $hex }: { $units }.
   *[harassment] Harassment over { $hex }: { $units }.
}
ss-bombs-unit = { $foe } in { $hex } bombed: { $units }.
ss-bombs-too-few = Bombing strength below 2: miss.
ss-die-bombing = Bombing die: { $face }.
ss-bombs-hit = Column { $column }, modified die { $die }: hit.
ss-bombs-miss = Column { $column }, modified die { $die }: miss.
ss-yard-hit = Rail yard of { $hex } hit: { $re } fewer RE of rail capacity in the owner's next player turn.
ss-yard-idle = The rail yard of { $hex } has no rail line to a source: no effect.
ss-yard-enough = The rail yard of { $hex } has already taken the most hits that count in an air phase.
odds-at-bomber = fighter against type B, dice
odds-at-fighter = type B against a fighter, dice
odds-superior = fighter pilot superiority, dice
odds-divers = dive bombers alone, die
ss-why-flown = This air unit has already flown a mission in this air phase: { $unit }.
ss-why-in-the-air = This air unit is on a mission: { $unit }.
ss-why-no-air-unit = Not one of your air units at a base: { $unit }.
ss-why-too-far-to-fly = { $hex } is { $far } hexes away, and the range on this mission is { $points }: { $unit }.
ss-why-no-air-way = No path to { $hex } avoids the land closed to flights: { $unit }.
ss-why-fighter-far = Fighters may not fly bombing missions at extended range.
ss-why-no-bombs = This air unit has no bombing strength.
ss-why-nothing-to-bomb = Bombing missions may target only land that is not neutral, or enemy ships: not { $hex }.
ss-why-only-fighters = Only fighters escort.
ss-why-nobody-to-escort = { $hex } is not the target hex of other air units of your side.
ss-why-same-base = The air unit is already based there.
ss-why-staging-full = No more air units may take off from that base in this air phase.
ss-why-rivals-flight = Hungarian and Rumanian air units do not fly to the same target hex, { $hex }: { $units }.
ss-why-no-raid = No enemy air unit flies a mission over { $hex }.
ss-why-no-fighter = Only fighters intercept: { $unit }.
ss-why-no-raid-near = No enemy mission within half the range of { $unit }.
ss-why-no-clash = There is no air combat over { $hex }.
ss-why-no-bombs-to-drop = Not a fighter on a bombing mission in this air combat: { $unit }.
ss-why-not-interceptor = Not an interceptor in that group: { $unit }.
ss-why-no-such-foe = Not a unit it can be matched against in this step: { $unit }.
ss-why-one-each = Every escort must be attacked by one interceptor before any is attacked by two: { $unit }.
ss-why-not-in-exchange = Not in this exchange of fire: { $unit }.
ss-why-not-inbound = Not one of the units that return now: { $unit }.
ss-why-aborted-there = Units that abort may not land in the hex where they aborted: { $hex }.
ss-why-no-bombers = None of your units on a bombing mission is over { $hex }.
ss-why-no-yard = There is no enemy rail yard in this hex: only dot cities and major cities have one.
ss-why-no-strategic = One of these air units has no strategic bombing strength.
ss-why-no-tactical = One of these air units has no tactical bombing strength.
ss-why-no-air-target = Not an enemy air unit at its base: { $unit }.
ss-why-not-in-target = Not in the target hex: { $unit }.
ss-why-no-ship = Not an enemy ship: { $unit }.
ss-why-no-bombers-chosen = No air unit is chosen for the attack.
ss-why-no-bomber-there = Not one of your units on a bombing mission over this hex: { $unit }.
ss-why-has-bombed = Has already bombed in this air phase: { $unit }.
ss-why-sent-back = Turned back or shot up in air combat, so it may not bomb: { $unit }.
ss-why-jettisoned = Jettisoned its bombs to join the escort: { $unit }.
ss-why-escorts = On an escort mission, so it may not bomb: { $unit }.
ss-why-nobody-below = No enemy land unit is in this hex.
ss-why-no-land-below = There is no land in this hex.
ss-why-no-points-owned = Resource points in a hex you do not own may not be destroyed.
ss-air-policy = assumes that each air unit fires at its weakest opponent and that, of several units firing at one target, the strongest fires first.
ss-air-kill = target eliminated
ss-air-abort = target aborted, inactive on landing
ss-air-back = target returns to base
ss-air-nothing = no effect on the target
ss-bombing-hit = hit
ss-bombing-miss = miss
ss-foretold-shot = difference { $difference }: kill { $kill } %, abort { $abort } %, return { $back } %
ss-foretold-bombing = hit { $chance } %
ss-foretold-clash = { $bombers ->
    [0] no mission force left
   *[other] { $through } % of the mission force gets through
}; of the mission and its escort { $lost } % eliminated, { $shot } % aborted; of the interceptors { $killed } % eliminated, { $hurt } % aborted
ss-foretold-fight = interceptors all against the screen: { $bombers ->
    [0] no mission force left
   *[other] { $through } % of the mission force gets through
}, { $lost } % of your units eliminated, { $killed } % of theirs; all bypassing it: { $bombers ->
    [0] {""}
   *[other] { $through_past } % gets through,{" "}
}{ $lost_past } % of yours eliminated, { $killed_past } % of theirs
ss-foretold-abort = nobody fires; { $many ->
    [one] 1 unit returns
   *[other] { $many } units return
} to base, mission undone
outcome-air-back = returns to base: { $units }
outcome-air-shot = aborted, inactive on landing: { $units }
outcome-air-inactive = inactive: { $units }
outcome-yard = rail capacity lost for the owner's next player turn
outcome-yard-idle = the hit does not count
order-intercept = interception of enemy missions, and all that follows from it
order-rising = hex of an interceptor
order-clash_hex = order of air combats
order-clash = air combat accepted, with all that follows, or mission aborted
order-groups = interceptors and the screen
order-match_screen = escort attacked by an interceptor
order-match_spare = surplus escort
order-match_bypass = escort against a bypassing interceptor
order-match_mission = unit of the mission force attacked
order-exchange = target of a unit that faces several
order-next_shot = order of fire against one target
order-landing = return to base
order-escape = air units that escape from a lost base
overlay-range = flight range
overlay-range-text = the hexes this air unit can fly to, at normal and at extended range.
overlay-range-none = not an air unit on the map.
overlay-range-half = interception
overlay-range-whole = range
overlay-range-extended = extended range
ss-undone-bombers = Bombers without a target: { $units }
ss-undone-bombers-short = { $n ->
    [one] 1 bomber without a target
   *[other] { $n } bombers without a target
}
ss-undone-bombers-note = they return without bombing
option-search = Search aircraft (37D)
option-search-plain = naval bombing in the air phase alone
option-search-zones = search zones in the enemy movement phase
verb-search = search the sea around a hex
act-search = search around { $noun }
verb-declare = declare all naval moves, and let search aircraft bomb
verb-shelter = return to a port
act-shelter = return to { $noun }
moved-fly-search = Search from { $from } around { $to }: { $unit }.
placed-turned-back = Turned back in { $to }: { $unit }.
ss-search = search aircraft: choose those that bomb together, then a ship in their search zone, or end the search.
ss-refuge = choose a port for { $units }.
ss-why-no-sea = Search hexes are full or partial sea hexes: not { $hex }.
ss-why-no-searcher = Not one of your search aircraft that may still bomb: { $unit }.
ss-why-other-search-hex = Only aircraft in the same search hex may bomb together: { $unit }.
ss-why-sees-nothing = No enemy ship at sea in the search zone: { $unit }.
ss-why-not-seen = Not at sea, or moving by sea, in the search zone of all chosen aircraft: { $unit }.
ss-why-no-refuge = These ships can reach no friendly port there: { $hex }.
ss-why-refuge-in-zone = In the search zone, while another port can be reached: { $hex }.
order-search = search aircraft
order-refuge = port of a ship that was hit

# the air for the eye
sortie-bombing = bombing
sortie-escort = escort
sortie-interception = interception
sortie-transfer = transfer
sortie-yard = rail yard
sortie-bases = airbases
sortie-support = ground support
sortie-naval = ships
sortie-defence = defensive support
sortie-harassment = harassment
sortie-search = search
ring-range = { $unit }: { $points ->
    [one] 1 hex
   *[other] { $points } hexes
} from { $hex }
ring-interception = Enemy fighters intercept within { $points ->
    [one] 1 hex
   *[other] { $points } hexes
}
about-plane = Air attack { $attack }, defence { $defence }; tactical bombing { $tactical }, strategic { $strategic }; range { $range } hexes
about-ship = Guns { $guns }; carries { $cargo } RE
about-ship-unarmed = No guns; carries { $cargo } RE

# a voyage before it is made
ss-foretold-voyage = { $hexes ->
    [0] in port
    [one] 1 hex
   *[other] { $hexes } hexes
}{ $outside ->
    [0] {""}
   *[other] , { $outside } outside the safety zone
}
ss-foretold-voyage-risk = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}, { $outside } outside the safety zone; sunk, { $chance } %: { $units }
combat-step-clash = fight or abort
combat-step-groups = screen or bypass
combat-step-match_screen = the screen
combat-step-match_bypass = those who bypass
combat-step-match_mission = the mission force

# what a set-up lacks
ss-lack-border = { $many ->
    [one] 1 border hex neither occupied nor in a Soviet ZOC
   *[other] { $many } border hexes neither occupied nor in a Soviet ZOC
}
ss-lack-border-kept = Border covered everywhere
ss-lack-few = An army has too few units where it must have some
ss-lack-few-kept = Every army has what it must have
ss-lack-crowd = { $many ->
    [one] 1 overstacked hex
   *[other] { $many } overstacked hexes
}
ss-lack-crowd-kept = Stacking respected everywhere
ss-lack-lonely = { $many ->
    [one] 1 hex with non-divisional units away from their district
   *[other] { $many } hexes with non-divisional units away from their district
}
ss-lack-lonely-kept = Non-divisional units stand with their district
lane-interceptors = interceptors
lane-screen = screen
lane-mission = mission force

## What came of each step of a combat, in a few words

combat-step-battle = attackers and declaration
combat-step-defence = the defender's choices
combat-step-throw = die
combat-step-strike = losses
combat-step-go_back = retreat, exchange
combat-step-advance_due = advance after combat
came-ss-attack = { $units-many ->
    [one] { $units-many } unit
   *[other] { $units-many } units
} against { $foes-many }
came-ss-odds = { $column ->
    [none] under 1-4
   *[other] odds { $column }
}
came-ss-result = { $result }
came-none-defence = none
came-none-strike = none
came-none-go_back = none
came-ss-air-clash = { $foes-many ->
    [one] { $foes-many } interceptor
   *[other] { $foes-many } interceptors
} against { $units-many }
came-ss-air-turned-back = returns to base: { $unit }
came-ss-air-shot-up = aborted: { $unit }
came-removed-shot-down = { $units ->
    [many] { $n } units shot down ({ $side })
   *[other] shot down: { $units }
}
came-none-groups = all against the screen
came-none-match_screen = no effect
came-none-match_bypass = no effect
came-removed-overrun = { came-removed-combat }
came-removed-lone-truck = { came-removed-combat }
came-removed-zone = { came-removed-combat }
came-removed-overstacked = { came-removed-combat }
came-removed-out-of-zone = { came-removed-combat }
came-removed-off-map = { came-removed-combat }
came-removed-last-part = { came-removed-combat }
