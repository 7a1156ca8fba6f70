# What a player reads, apart from the words of one game.

## Words

list-and = { $first } and { $last }
list-break = { "; " }
unit-ref = { $name } ({ $id })
unit-brief = { $id }
unit-plain = { $name }
hex-ref = { $hex } { $place }
hidden-unit = an unknown unit
hidden-units = { $n ->
    [one] an unknown unit
   *[other] { $n } unknown units
}
box-pool = waiting
box-dead = eliminated
box-gone = out of the game
box-absent = not in this scenario
marker-control = Control: { $side }
unit-in = in { $hex }
value-yes = yes
value-no = no
cost = { $points } MP

noun-hex = { " HEX" }
noun-unit = { " UNIT" }
noun-box = { " BOX" }
noun-option = { " VALUE" }
noun-button = { "" }

kind-infantry = infantry
kind-cavalry = cavalry
kind-artillery = artillery
kind-tank = tanks
kind-hq = HQ
kind-sailors = sailors
kind-gunboat = gunboat
kind-train = armoured train
kind-militia = militia

phase-before = before the game
phase-over = game over

## A position in words

heading = { $title } · { $turn } · { $phase }
turn-setup = set-up
turn-of = turn { $turn } of { $length }
turn-is = turn { $turn }
prompt = { $side }: { $asked } ({ $cite })
prompt-waiting = Waiting for { $side } ({ $cite }).
prompt-over = The game is over. { $result } ({ $cite })
waiting = Waiting for the other side.
game-over = The game is over.
verb-line = { $verb }{ $kind }: { $means } ({ $cite })
stack-line = { $hex }: { $units }

## What happens

moved-move = { $unit }: from { $from } to { $to }.
moved-retreat = { $unit }: retreat from { $from } to { $to }.
moved-advance = { $unit }: advance from { $from } to { $to }.
placed-set-up = Set up in { $to }: { $unit }.
placed-entry = Entry at { $to }: { $unit }.
placed-many-set-up = { $n ->
    [one] One unit is set up: { $where }.
   *[other] { $n } units are set up: { $where }.
}
removed-combat = Eliminated in combat in { $from }: { $unit }.
removed-exchange = Eliminated in an exchange in { $from }: { $unit }.
removed-no-retreat = No legal retreat, eliminated in { $from }: { $unit }.
removed-lifted = Set-up taken back: { $unit }.
step-lost = { $left ->
    [one] One step lost, one left: { $unit }.
   *[other] One step lost, { $left } left: { $unit }.
}
revealed = { $n ->
    [one] One unit is revealed.
   *[other] { $n } units are revealed.
}
turned = Turn { $turn }.
phased = Phase: { $phase }.
skipped = Phase skipped: { $phase }, { $why }.
skipped-why = nothing can be done in it
seated = The players change sides.

## Acts

verb-unit = select a unit
verb-at = place the unit in a hex
verb-drop = deselect the unit
verb-to = move to a hex
verb-done = stop here
verb-end_phase = end the phase
verb-target = choose a target hex
verb-join = add a unit to the attack
verb-leave = remove a unit from the attack
verb-attack = declare the attack
verb-cancel = cancel the attack
verb-back = retreat to a hex
verb-advance = advance a unit
verb-stay = stop here
verb-halt = end the advance

## Refusals and reasons

refused = not allowed: { $act }. { $cite } { $title }: { $summary }
refused-side = not allowed: { $act }. This decision belongs to the other side ({ $side }). { $cite } { $title }: { $summary }
refused-over = not allowed: { $act }. The game is over. { $cite } { $title }: { $summary }
act-because = { $act }: { $why }
why-legal = allowed: { $act }. { $cite } { $title }: { $summary }
why-not = not allowed: { $act }. { $cite } { $title }: { $summary }
why-not-yours = This decision belongs to { $side }.
why-over = The game is over.

why-no-noun = This action takes neither hex nor unit.
why-not-now = This action is not possible at this point.
why-nothing-such = There is no such hex or unit.
why-number = A number from { $least } to { $most } is required.
why-eliminated = Eliminated: { $unit }.
why-left-the-game = Out of the game: { $unit }.
why-not-in-this-game = Not used in this scenario or variant: { $unit }.
why-comes-later = Arrives on turn { $turn }: { $unit }.
why-in-a-box = { $unit }: { $place }.
why-off-map = Not on the map: { $unit }.
why-enemy-unit = A unit of the other side: { $unit }.
why-own-unit = A unit of your own side: { $unit }.
why-on-map = Already on the map: { $unit }.
why-no-unit = No unit is selected.
why-moved = It has already moved in this phase.
why-stopped = It stopped in an enemy ZOC in this phase.
why-spent = It has no MP left.
why-fought = It has already attacked in this phase.
why-no-strength = It has no attack strength.
why-already-there = It is already in { $hex }.
why-no-way = No path leads to { $hex }.
why-too-far = { $needed } MP needed, { $left } left: { $charges }.
why-enemy-there = An enemy is in { $hex }: { $units }.
why-enemy-on-the-way = An enemy bars the way in { $hex }: { $units }.
why-zoc-stops = The move must stop in { $hex }, in the ZOC of { $units }.
why-in-zoc = { $hex } is in the ZOC of { $units }.
why-full = { $hex } is full: { $units }.
why-overfull = Overstacked: { $hexes }.
why-not-crowded = Not in an overstacked hex: { $unit }.
why-can-move-off = A unit of that hex can still move off.
why-only-in = Possible only in { $hexes }.
why-outside-area = { $hex } is outside the area allowed.
why-placed = Already set up in { $hex }: { $unit }.
why-not-placed = Not set up yet: { $unit }.
why-nothing-to-place = No unit left can be set up.
why-units-left = { $many ->
    [one] 1 unit is still to be set up.
   *[other] { $many } units are still to be set up.
}
why-out-of-range = { $far ->
    [one] 1 hex from { $hex }: { $unit }.
   *[other] { $far } hexes from { $hex }: { $unit }.
}
why-no-unit-beside = No unit that can attack is adjacent.
why-attacked = This hex has already been attacked in this phase.
why-no-enemy-there = No enemy that can be attacked is in { $hex }.
why-in-the-attack = It already takes part in this attack.
why-not-in-the-attack = Takes no part in this attack: { $unit }.
why-no-attackers = No unit takes part in the attack yet.
why-no-loss = Cannot take this loss: { $unit }.
why-not-an-attacker = Not one of the surviving attackers: { $unit }.
why-not-vacated = The attacked hex has not been vacated.
why-cannot-enter = This kind of unit cannot enter the hex.
why-no-retreat = Does not have to retreat: { $unit }.
why-retreat-adjacent = { $hex } is { $far } hexes away: a retreat goes from hex to adjacent hex.
why-advance-adjacent = { $hex } is { $far } hexes away: an advance goes from hex to adjacent hex.

charge-ground = terrain
charge-clear = clear
charge-rough = rough
charge-woods = woods
charge-marsh = marsh
charge-town = town
charge-city = city
charge-village = village
charge-fort = fort
charge-river = river
charge-road = road
charge-zoc = enemy ZOC

## Odds

odds-head = attack on { $hex }: { $attack } to { $defence }
odds-strength = { $unit }: { $value } ({ $cite })
odds-terrain = { $what }: defence doubled ({ $cite })
odds-terrain-no = { $what }: does not apply ({ $cite })
odds-before = Column before shifts: { $column }
odds-shift = { $what }: { $columns } ({ $cite })
odds-shift-no = { $what }: does not apply ({ $cite })
odds-column = Column used: { $column }
odds-quality = quality: { $mine } against { $theirs }, a die each
odds-sixths = { $n }/{ $of }
odds-result = { $result }, { $means }: { $sixths }, { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-outlook = Expected step losses: attacker { NUMBER($attacker, minimumFractionDigits: 1, maximumFractionDigits: 1) }, defender { NUMBER($defender, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Chance of taking the hex: { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }
odds-reroll = A re-roll is possible ({ $cite }); the chances shown are for one roll.
outcome-none = no effect
outcome-back = { $whole ->
    [attacker] { $n ->
        [one] the attacker retreats one hex
       *[other] the attacker retreats { $n } hexes
    }
    [defender] { $n ->
        [one] the defender retreats one hex
       *[other] the defender retreats { $n } hexes
    }
   *[part] { $n ->
        [one] retreat of one hex: { $units }
       *[other] retreat of { $n } hexes: { $units }
    }
}
outcome-steps = { $role ->
    [attacker] { $n ->
        [one] the attacker loses a step
       *[other] the attacker loses { $n } steps
    }
   *[defender] { $n ->
        [one] the defender loses a step
       *[other] the defender loses { $n } steps
    }
}
outcome-steps-zone = { $role ->
    [attacker] { $n ->
        [one] the attacker loses a step retreating into an enemy ZOC
       *[other] the attacker loses { $n } steps retreating into enemy ZOCs
    }
   *[defender] { $n ->
        [one] the defender loses a step retreating into an enemy ZOC
       *[other] the defender loses { $n } steps retreating into enemy ZOCs
    }
}
outcome-steps-hold = { $role ->
    [attacker] { $n ->
        [one] the attacker loses a step instead of the forced retreat
       *[other] the attacker loses { $n } steps instead of the forced retreat
    }
   *[defender] { $n ->
        [one] the defender loses a step instead of the forced retreat
       *[other] the defender loses { $n } steps instead of the forced retreat
    }
}
outcome-eliminated = { $whole ->
    [attacker] the attacker is eliminated
    [defender] the defender is eliminated
   *[part] eliminated: { $units }
}
outcome-eliminated-zone = { $whole ->
    [attacker] the attacker is eliminated retreating into an enemy ZOC
    [defender] the defender is eliminated retreating into an enemy ZOC
   *[part] eliminated retreating into an enemy ZOC: { $units }
}
outcome-eliminated-hold = { $whole ->
    [attacker] the attacker is eliminated instead of the forced retreat
    [defender] the defender is eliminated instead of the forced retreat
   *[part] eliminated instead of the forced retreat: { $units }
}
outcome-no-retreat = { $whole ->
    [attacker] the attacker cannot retreat and is eliminated
    [defender] the defender cannot retreat and is eliminated
   *[part] no legal retreat, eliminated: { $units }
}
outcome-taken = the attacker enters the hex
outcome-ends = the game ends
no-odds = no attack is being put together: give the target hex and the units, or begin with "target"

## Commands

help-grognard = Hex wargames with every rule enforced, cited and explained.
help-metavar = COMMAND
help-help = show this help
help-version = show the version
help-usage = usage:
help-positionals = arguments
help-options = options
help-lang = language of the texts (from LC_ALL or LANG, else English)
help-play = open the table in the browser
help-games = the games, their scenarios and options
help-new = start a new game file
help-show = the view and the menu of a side
help-act = play an action
help-why = explain why an action is legal or not
help-odds = show the exact odds of the attack in preparation
help-undo = undo the last action
help-redo = redo the last undone action
help-replay = replay a game and verify it
help-sim = let bots play each other
help-map = draw the map, or describe a hex
help-rules = our summaries of the rules, and their coverage
help-check = check data files and texts
help-new-game = begin a new game as a copy of the toy

help-arg-game = the game, ts for example
help-arg-journal = the game file
help-arg-journal-play = the game file to continue, or to create
help-arg-players = who plays, in the order of the sides: human or the name of a bot
help-arg-players-sim = who plays, in the order of the sides: two computer players by name, marshal:5 with its seconds a turn
help-arg-data-pack = folder of data files that override the built-in ones
help-arg-scenario = the scenario
help-arg-option = an option and its value; may be repeated
help-arg-seed = public seed for the dice
help-arg-dice = manual: roll your own dice; script:3,1,6: dice from a list
help-arg-roll = the results of the dice rolled by hand
help-arg-plain = no map, no colours: everything in words
help-arg-json = answer in JSON
help-arg-all = the test game too
help-arg-position = TOML file of a situation to start from
help-arg-output = the file to write
help-arg-new_id = the id of the new game
help-arg-folder = the name of its folder, if it is not the id
new-game-made = { $game }: { $n } files in games/{ $folder } and tests/games/{ $folder }. Next: grognard check { $game }
new-game-where = new-game works only in the program's repository
new-game-name = "{ $name }": small letters, digits and underscores, beginning with a letter
new-game-taken = a game called "{ $game }" exists already
help-arg-as = the side to show, or to play
help-arg-verb = the verb of the action
help-arg-noun = the noun of the action: a hex, a unit or a value
help-arg-words = the target hex (or ship), then the attacking units
help-arg-verify = verify the chain, the positions and the dice
help-arg-games = number of games
help-arg-workers = number of processes
help-arg-out = folder for the results; an interrupted batch is resumed in it
help-arg-dpi = dots per inch of a .png: a hex then has its printed size
help-arg-layers = the layers to draw
help-arg-at = the hex around which a large map is shown
help-arg-whole = all of a large map, and every stack
help-arg-hex = a hex to describe in words
help-arg-id = a paragraph (TS V.4) or a chapter (V)
help-arg-coverage = paragraph by paragraph, code and tests
help-arg-strict = fail when something is missing
help-arg-counts = the map in numbers
help-arg-pins = pin by pin, what the rulebook says of the map

args-required = missing: { $names }
args-unknown = unknown arguments: { $names }
args-choice = { $name }: { $given } is not one of { $names }
args-value = { $name }: a value is required
args-number = { $name }: { $given } is not a whole number
args-ambiguous = { $name } could be any of { $names }

new-done = { $path }: a new game, { $dice }
dicemode-live = dice from a secret kept beside the journal and revealed at the end
dicemode-seed = dice from a public seed
dicemode-script = dice from a script
dicemode-manual = dice rolled by hand
undone = Undone: { $act }.
redone = Redone: { $act }.
replay-act = { $n }. { $side }: { $act }
replay-verified = Verified: { $acts ->
    [0] no action
    [one] one action
   *[other] { $acts } actions
}, { $dice ->
    [0] no die
    [one] one die
   *[other] { $dice } dice
}. The chain and the positions are correct.
verified-manual = The dice were rolled by hand: nothing to verify.
verified-script = The dice are those of the script.
verified-open = The dice follow from the public seed given at the start.
verified-sidecar = The dice follow from the secret kept beside the journal, and that secret matches the commitment.
verified-revealed = The dice follow from the revealed secret, and that secret matches the commitment.
verified-sealed = The secret of the dice is not revealed yet: the commitment cannot be verified.
map-done = { $path }: map drawn
hex-labels = labels: { $labels }
hex-ground = ground: { $ground } ({ $source })
hex-attribute = { $name }: { $value }
hex-side = { $way } ({ $hex }): { $what } ({ $source })
hex-called = { $what }, { $name }
hex-gauge = { $kind }, { $gauge }
hex-line = { $kind } "{ $line }": { $ways } ({ $source })
hex-place = place: { $name }, { $kind } ({ $source })
hex-area = area: { $area } ({ $source })
counts-hexes = { $many } hexes, { $areas } areas
counts-terrain = hexes by terrain: { $counted }
counts-features = hexes by feature: { $counted }
counts-sides = hexsides: { $counted }
counts-lines = hexes on lines: { $counted }
counts-places = places: { $counted }
counts-source = rows, { $name }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
source-rulebook = rulebook
source-derived = derived from the rulebook
source-found = found
source-reconstructed = reconstructed
source-reconstructed-chart = our charts
source-reconstructed-hand = drawn by hand
source-reconstructed-geodata = geodata
attribute-country = country
attribute-district = district
attribute-weather = weather zone
attribute-theatre = theatre
gauge-broad = broad gauge
gauge-standard = standard gauge
gauge-narrow = narrow gauge
place-city = city
place-town = town
place-village = village
place-river = river
place-region = region
place-sea = sea
place-lake = lake
place-height = height
place-station = station
attribute-border39 = borders of 1939
attribute-zone = weather zone
attribute-sea = sea
attribute-start = at the start
place-full_city = full city
place-partial_city = partial city
place-dot_city = dot city
place-reference_city = reference city
place-minor_city = minor city
country-germany = Germany
country-ussr = USSR
country-baltic = Baltic states
country-poland = Poland
country-lithuania = Lithuania
country-latvia = Latvia
country-estonia = Estonia
country-finland = Finland
country-sweden = Sweden
country-norway = Norway
country-slovakia = Slovakia
country-hungary = Hungary
country-romania = Romania
country-rumania = Rumania
country-bulgaria = Bulgaria
country-yugoslavia = Yugoslavia
country-greece = Greece
country-turkey = Turkey
country-iran = Iran
country-italy = Italy
country-abroad = abroad
zone-a = A
zone-b = B
zone-c = C
zone-d = D
zone-g = G
theatre-finnish = Finnish
theatre-arctic = Arctic
start-axis = the Axis
start-soviet = the Soviets
sea-arctic = Arctic Ocean
sea-baltic = Baltic Sea
sea-black = Black Sea
sea-caspian = Caspian Sea
district-leningrad = Leningrad
district-baltic = Baltic
district-western = Western
district-kiev = Kiev
district-odessa = Odessa
district-kharkov = Kharkov
district-orel = Orel
district-moscow = Moscow
district-arkhangelsk = Arkhangelsk
district-north_caucasus = North Caucasus
district-transcaucasus = Transcaucasus
district-volga = Volga

games-title = { $id } · { $title }
games-scenario = scenario { $id }: { $title }
games-sides = sides: { $sides }
games-size = map of { $columns } by { $rows } ({ $hexes } hexes), { $units } units
games-reconstructed = reconstructed data: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
games-options = options (*: the default)
games-option = { $name } = { $values }: { $text } ({ $cite })
games-map-only = map only, the rules are to come: { $names } (grognard map { $first })
rules-row = { $id } { $title }: { $summary }
rules-ruling = Ruling: { $ruling }
coverage-sum = { $game }: { $rows } paragraphs, { $wanted } to enforce, { $enforced } enforced and tested
coverage-no-tests = No tests found: run this in the program's repository.
coverage-lacks-both = { $id }: neither code nor test
coverage-lacks-code = { $id }: no code
coverage-lacks-tests = { $id }: no test
coverage-unknown = citation of an unknown paragraph: { $where }
check-good = { $game }: no faults found. { $rows } rows of data, { $reconstructed } of them reconstructed ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }).
check-file = { $file }: { $rows } rows, { $reconstructed } reconstructed
check-good-map = { $game }: no faults found. { $rows } rows of the map, { $reconstructed } of them reconstructed ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }).
check-pins = { $many ->
    [one] one pin of the rulebook holds
   *[other] { $many } pins of the rulebook hold
}
check-pin-head = { $game }: { $held } of { $many } pins hold
pin-pass = holds: { $claim } { $at }{ $value } ({ $source })
pin-fail = FAILS: { $claim } { $at }{ $value }: { $found } is found ({ $source })
check-pack-game = check: name the game that the data pack belongs to

## Errors

internal-error = internal error ({ $what }). Set GROGNARD_DEBUG=1 for details.
bad-game = no game is called "{ $game }" (games: { $names })
bad-option = option "{ $name }" is not known (options: { $names })
bad-option-value = option { $name }: "{ $value }" is not one of { $names } ({ $cite })
bad-option-settled = option { $name }: fixed by the scenario { $scenario }; { $value } would have no effect
bad-scenario = unknown scenario "{ $scenario }" (scenarios: { $names })
bad-hex = "{ $hex }" is not a hex of this map
bad-place = "{ $place }" is neither a hex of this map nor a box
bad-verb = no action is called "{ $verb }"{ $near ->
    [none] { "" }
   *[other] { " (did you mean \"" }{ $near }{ "\"?)" }
}
bad-button = { $verb } takes no noun ("{ $noun }")
bad-no-noun = { $verb }: { $kind ->
    [hex] a hex
    [unit] a unit
    [box] a box
   *[option] a value
} is required
bad-choice = { $verb }: "{ $noun }" is not one of { $names }
bad-noun = { $verb }: "{ $noun }" is not { $kind ->
    [hex] a hex
    [box] a box
   *[unit] a unit
} of this game{ $near ->
    [none] { "" }
   *[other] { " (did you mean \"" }{ $near }{ "\"?)" }
}
bad-side = --as: "{ $side }" is not one of { $names }
bad-setting = --option: "{ $word }" is not NAME=VALUE
setting-twice = --option: { $name } is given twice
bad-paragraph = no paragraph is called "{ $id }"{ $near ->
    [none] { "" }
   *[other] { " (near: " }{ $near })
}
bad-layer = --layers: "{ $layer }" is not one of { $names }
dpi-png = { $path }: only a .png has dots per inch
bad-picture = { $path }: neither .svg nor .png
bad-player = no player is called "{ $name }" (players: { $names }){ $near ->
    [none] { "" }
   *[other] { "; did you mean \"" }{ $near }{ "\"?" }
}
bad-count = { $what }: at least 1 ({ $number } given)
bad-count-most = { $what }: at most { $most } ({ $number } given)
journal-entry = not a line of a Grognard game file
journal-header = not a Grognard game file
dice-header = dice: the header does not say where the dice come from
dice-unrevealed = dice: the game is over and its secret was not revealed
data-number = "{ $given }" is not a whole number
data-unknown = "{ $given }" is not known{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean "{ $near }"?)
 }
data-source = "{ $given }" names no source (rulebook …, derived …, found …, reconstructed)
data-no-folder = no such folder
data-no-such-file = a data pack has no such file{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
 }
data-columns = { $many } columns where { $wanted } are required
data-unknown-column = unknown column "{ $column }"{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean "{ $near }"?)
 }
data-missing-column = column "{ $column }" is missing
data-column-twice = a column is given twice
data-missing-key = { $key } is missing
data-kind = { $key }: "{ $given }" is of the wrong kind
data-none-of = { $key }: "{ $given }" is not one of { $names }
data-too-deep = nested too deeply
data-twice = { $given } is given twice
data-negative = a negative number
data-die-rows = rows run from { $first } to { $last }
data-rows = { $many } rows are required
data-no-row = no row for { $name }
map-size = { $key }: from 1 to 99
map-apart = { $a } and { $b } do not touch
map-chain = two hexes of the chain do not touch
no-rules-yet = { $game }: the rules of this game are not there yet, only its map
no-board = { $game }: the map of this game is not there ({ $file } is missing)
pin-fails = { $claim } { $at }: { $value ->
    [unsaid] it
   *[other] { $value }
} is required, { $found ->
    [none] nothing
   *[other] { $found }
} is found ({ $source })
pin-hexes = { $many } hexes where { $wanted } are required
pin-side = "{ $given }" is no hexside of this map
pin-route = "{ $given }" is not a kind and a length, as in rail 15..16
map-side-twice = { $feature } { $side } is given twice
map-side-both = { $side } is both { $one } and { $other }
map-bridge-dry = { $feature } { $side } crosses no river
map-river-parts = { $name } is in { $pieces } pieces: { $side } does not join the rest
map-river-orphan = river { $side } joins nothing
map-line-short = { $line } leads nowhere
map-line-twice = { $line } repeats { $side }
map-unbridged = { $line } crosses an unbridged river: { $side }
map-rail-lone = { $line } ({ $hex } …) joins no two places and reaches no edge
map-area-empty = area { $area } has no hex
map-area-missing = there is no area { $area }
map-place-missing = there is no place { $place }
map-land-apart = { $many ->
    [one] a land hex
   *[other] { $many } land hexes
} cut off at { $hex }
map-no-island = { $hex } is no island
map-attribute-missing = { $many ->
    [one] a hex has
   *[other] { $many } hexes have
} no { $name } ({ $hex } is the first)
bad-players = --players: { $many } names are required
bad-key = unknown key: "{ $key }"{ $near ->
    [none] { "" }
   *[other] { " (did you mean \"" }{ $near }{ "\"?)" }
}
bad-kind = { $key } is of the wrong kind
missing-key = { $key } is missing
bad-turn = turn: from 0 to { $most }
bad-phase = phase: "{ $phase }" is not one of { $names }
bad-phase-side = side: { $phase } is not a phase of { $side }
bad-unit = unit "{ $unit }" is not known{ $near ->
    [none] { "" }
   *[other] { " (did you mean \"" }{ $near }{ "\"?)" }
}
unit-hex-wanted = unit { $unit }: a hex is required
unit-bad-hex = unit { $unit }: "{ $hex }" is not a hex of this map
unit-steps = unit { $unit }: steps: from 1 to { $most }
scenario-turns = turns: the first and the last, from 1 to { $most }, are required
scenario-settles = settles: "{ $option }" is not one of { $names }
unit-marks = unit { $unit }: marks: a list is required
unit-bad-mark = unit { $unit }: no mark is called "{ $mark }" (marks: { $names })
position-game = a position of { $of }, not of { $game }
file-exists = { $path }: this file already exists
file-missing = { $path }: no such file
file-unreadable = { $path }: cannot be read ({ $why })
file-unwritable = { $path }: cannot be written ({ $why })
file-not-text = not UTF-8 text
file-locked = { $path }: another process is playing this game
journal-cut = file cut short: the last line is incomplete
journal-empty = an empty file, not a Grognard game file
journal-format = not a Grognard game file, or one of a newer program
journal-changed = this line was changed after it was written
journal-data = played with rules and data { $played }; here they are { $here }
journal-start = with this program the game starts differently
journal-differs = { $field }: with this program the action has another result
journal-other-game = { $path }: a game of { $game }
undo-nothing = undo: nothing has been played
undo-barrier = cannot undo: the last action rolled a die, revealed something or passed play to the other side
redo-nothing = redo: nothing has been undone
dice-both = --seed and --dice exclude each other
dice-spec = --dice: "{ $given }" is neither manual nor script:3,1,6
dice-face = dice: "{ $face }" is not a face from 1 to 6
dice-not-manual = --roll: this game does not take dice by hand
dice-wanted = a die of { $sides } is required ({ $cite }): give it with --roll
dice-too-many = --roll: { $given } dice given, { $thrown } rolled
dice-script-over = dice: the script is used up; a die of { $sides } is required ({ $cite })
dice-script-differs = dice: they differ from the script
dice-commit = dice: the secret does not match the commitment
dice-seed = dice: die { $n } does not follow from the secret ({ $cite })
dice-not-face = dice: { $face } is not a face of a die of { $sides } ({ $cite })
dice-ask = Die of { $sides }, { $cite } { $title }:

## The table in the terminal

table-input = >
table-saved = The game is saved in { $path }.
table-resumed = Game resumed: { $path }.
table-bye = The game is saved in { $path }; "grognard table --journal" resumes it.
table-choice = [{ $n }] { $act }
table-bot = { $side } play ({ $name }).
table-empty = { $hex }: no units
table-no-number = no action has the number { $n } (from 1 to { $most })
table-one-noun = an action has one noun at most
table-unknown = unknown command "{ $word }"; type "help" for a list
table-which = { $word }: which action? ({ $verbs })
table-why = why: name the action, as in "why to 0708"
table-hex = a hex is required
table-part = The part of the map around { $hex }; "map" and a hex show another, "map all" the whole.
table-all = all
table-help = Type the number of an action, the action in words (to 0708, unit W2-1), or just the hex or unit. And:
cmd-why = why
cmd-odds = odds
cmd-undo = undo
cmd-redo = redo
cmd-hex = hex
cmd-stack = stack
cmd-units = units
cmd-map = map
cmd-acts = actions
cmd-log = log
cmd-rules = rules
cmd-save = save
cmd-help = help
cmd-quit = quit
table-help-why = why an action is legal or not (why to 0708); alone, why the computer played its last action
table-help-odds = the chances of the attack, prepared or supposed (odds 0907 W2-1 W2-2)
table-help-undo = undo the last action
table-help-redo = redo the last undone action
table-help-hex = the terrain of a hex
table-help-stack = the units in a hex
table-help-units = all units and their hexes
table-help-map = the map; of a large one the part around a hex (map 5426), or all of it (map all)
table-help-acts = the legal actions, numbered
table-help-log = the events of the game
table-help-rules = a paragraph or a chapter (rules TS V.4)
table-help-save = where the game is saved; with a name, makes a copy
table-help-help = this help
table-help-quit = leave the table; the game stays saved

## Simulation

sim-head = { $games ->
    [one] One game
   *[other] { $games } games
}: { $players } (seed { $seed })
sim-wins = { $who }: { $won }, or { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (at 95%, from { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
sim-draw = Draws
sim-how = { $n } × { $how }
sim-speed = { $acts } actions in { $seconds } s ({ $speed } a second)
sim-out = { $path }: games, tables and report
sim-failure = game { $seed } was interrupted: { $what }

## Ended by the players

resigned = Resignation. The winner: { $winner }.
agreed = A draw, by agreement.
overtime = Time has run out. The winner: { $winner }.
game-is-over = the game is over

## Database

store-url = database: "{ $given }" is neither sqlite:///file.db nor postgresql://…
store-unusable = { $url }: cannot open the database ({ $why })
store-driver = PostgreSQL's driver is not installed: the extra is called `postgres`
store-newer = the database comes from a newer program: schema { $there }, here { $here }
store-text = text that cannot be kept: it contains invalid characters

## The table: questions and refusals

waiting-for = waiting for { $side } ({ $phase }).
why-what = why not: a verb or a noun is required
why-noun = "{ $noun }" is no hex, unit or box of this game
bad-overlay = no overlay is called "{ $name }"
who-are-you = a name is required first
json-wanted = a JSON body is required (application/json)
too-long = the request is too long
bad-json = the request is malformed
body-missing = { $name } is missing
body-unknown = { $name } is not known here
body-short = { $name }: too short (at least { $least })
body-long = { $name }: too long (at most { $most })
body-wrong = { $name }: this value is not allowed
bad-method = this cannot be done at this address
too-late = another player acted first; the position has been updated
faces-unwanted = this game does not take dice rolled by hand
faces-too-many = { $given } dice given, { $thrown } rolled
journal-dice = the header does not say where the dice come from
journal-seed = the secret does not match the commitment
no-such-table = there is no such table
no-such-game = no game is called "{ $game }"
not-here = there is nothing at this address
not-yours = this belongs to another player
no-seat = you have no seat at this table
bad-link = this link is no longer valid
seat-taken = this seat is no longer open
seats-wanted = { $n } seats are required
bad-bot = no computer player is called "{ $name }"
not-over = the game is not over
no-such-act = the game has no action { $n }
table-held = the game is suspended
table-paused = the game is paused
offer-none = no offer is waiting for an answer
offer-standing = an offer is already waiting for an answer
offer-own = the other player must answer this offer
undo-not-yours = you can undo only your own actions; ask for a take-back
unforeseen = the server ran into an unexpected error; it has been logged ({ $id })
foreign-host = this server does not go by that name
too-slow = the request took too long to arrive
journal-long = the journal has { $n } lines; this server accepts at most { $most }
store-taken = { $url }: another server is running on this file
backup-damaged = { $path }: not a complete backup
restore-not-empty = restore: there are people or tables in this database already; an empty one is required
banned = the operator has banned this account
muted = the operator has muted you: you cannot write in the chat
link-over = this link is no longer valid: ask for a new one
closed = The operator has closed the table: no winner.
letter-verify-subject = Grognard: is this your address?
letter-verify = Hello { $name },

    someone, probably you, asked Grognard to send notices to this address. Open this link to confirm:

    { $link }

    If it was not you, ignore this e-mail: nothing will be sent.
letter-reset-subject = Grognard: a new password
letter-reset = Hello { $name },

    someone, probably you, has forgotten the password of this account. This link, valid for one hour, lets you choose a new one:

    { $link }

    If it was not you, do nothing: your password stays as it is.
data-broken = these data are inconsistent ({ $what })
store-down = the database does not answer; try again
rules-changed = the rules or data of this game have changed, and the game does not replay to the same positions ({ $why })

## People and notices

setting-number = { $name }: a number from { $low } to { $high } is required
setting-flag = { $name }: 0 or 1 is required
setting-choice = { $name }: one of { $names } is required
setting-address = { $name }: an address such as https://example.org is required
setting-email = { $name }: an e-mail address is required
foreign-origin = this request does not come from this site
csrf-wanted = this page is out of date; load it again
too-fast = too many requests; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
bad-name = a name must have 1 to 40 visible characters
name-taken = this name is taken
already-account = you are logged in to an account
login-wrong = wrong name or password
password-wrong = wrong current password
no-password = a guest has no password; create an account first
bad-email = not a valid e-mail address
email-wanted = an e-mail address is required for this
bad-webhook = a webhook is a public address that begins with https://, without a name or password in it
webhook-wanted = a webhook address is required for this
no-mail = this server sends no mail
no-channel = no notices are turned on
no-such-session = no such session
notice-subject = Your turn: { $title }
notice-line = { $name }, it is your turn: { $title }, turn { $turn }, { $phase }. { $link }
notice-body = Hello { $name },

    it is your turn to play: { $title }, turn { $turn }, { $phase }.

    { $link }
notice-settings = You asked for these notices. To change this: { $link }
farewell-subject = { $title }: unused table
farewell-line = { $name }, this table has not been used for a long time; it will be deleted in two weeks unless someone plays or writes there: { $title }. { $link }
farewell-body = Hello { $name },

    this table has not been used for a long time: { $title }.
    It will be deleted in two weeks unless someone plays or writes there. Until then its game file can be downloaded.

    { $link }
notice-test-subject = Grognard: a test
notice-test-line = { $name }, this is a test: your notices arrive. { $link }
notice-test-body = Hello { $name },

    this is a test: your notices arrive.

    { $link }
undelivered-off = not sent: these notices have been turned off
undelivered-moot = not sent: it is no longer your turn
undelivered-refused = the mail server does not accept this address ({ $detail })
undelivered-mail = the mail server refused the message ({ $detail })
undelivered-tls = no secure connection could be made
undelivered-slow = no answer in time
undelivered-unreachable = the server cannot be reached
undelivered-unknown-host = no such host
undelivered-private = this address is not public
undelivered-status = the answer was { $detail }
undelivered-broken = the connection was interrupted
undelivered-unsupported = the mail server does not support this request
undelivered-unforeseen = an unexpected error

## The table: server

help-serve = serve the table to several players, in the browser
help-table = play a game in the terminal
help-admin = operator commands: people, tables, reports, backups
help-arg-action = people, reset, ban, unban, mute, unmute, export, remove; close, delete (a table); reports, done (a report); backup, restore (a file)
help-arg-who = a person by name or id, a table, a report, or a file
admin-whom = admin { $action }: give a name or a number
admin-nobody = nobody is called "{ $who }"
admin-several = { $who } is not unique; use one of these ids: { $ids }
admin-guest = { $who }: a guest has no password
admin-no-report = no report is called "{ $id }"
admin-restored = { $path }: { $rows } rows restored
admin-backed-up = { $path }: { $rows } rows, { $size } MB
admin-person = { $id }  { $name }  { $kind ->
    [guest] guest
    [banned] banned
    [muted] muted
   *[member] account
} since { $since }
admin-reset-link = { $who } chooses a new password here, once, within a day: { $link }
admin-banned = { $who }: banned, and logged out everywhere
admin-unbanned = { $who }: no longer banned
admin-muted = { $who }: muted at every table
admin-unmuted = { $who }: no longer muted
admin-exported = { $path }: all data kept about { $who }
admin-removed = { $who }: removed, with all data kept about them
admin-closed = table { $table }: closed, without a winner
admin-deleted = table { $table }: deleted with its game file
admin-report = { $id }  { $at }  { $who }, table { $table }: { $text }
admin-no-reports = no reports
admin-report-done = report { $id }: done
help-arg-db = database: sqlite:///file.db or postgresql://…
help-arg-host = address to listen on
help-arg-port = port to listen on
help-arg-no-browser = do not open the browser
help-arg-https = the server is reached by https
serving-play = The table is open: { $address } (Ctrl+C to close)
serving-address = The table is served: { $address } (Ctrl+C to stop)
client-missing = this installation lacks the table in the browser; in a source tree, `make setup` builds it
port-taken = { $where }: cannot listen there ({ $why })
workers-postgres = --workers: several processes need PostgreSQL (--db postgresql://…)
throw-die = Roll a d{ $sides } and enter the result.
refused-act = This is not allowed.
bot-plays-on = the computer would rather play to the end
dice-first = a die of { $sides } is to be rolled before the first choice ({ $cite }): give its face
bot-random = chance
bot-random-hint = plays any legal action; to learn the interface
bot-greedy = the cadet
bot-greedy-hint = looks one action ahead and takes the best

## Acts, with what they are done to

act-unit = select { $noun }
act-at = place in { $noun }
act-to = move to { $noun }
act-target = attack { $noun }
act-join = add { $noun }
act-leave = remove { $noun }
act-back = retreat to { $noun }
act-advance = advance { $noun }

## Computers at the table: levels, reasons, hints, stewards

bot-recruit = the recruit
bot-recruit-hint = plays sensibly and makes a beginner's mistakes
bot-officer = the officer
bot-officer-hint = plans the whole phase, then carries it out
bot-marshal = the marshal
bot-marshal-hint = tries out several plans and plays the best
bot-seconds = { $seconds } s
style-even = balanced
style-even-hint = weighs losses and gains alike
style-cautious = { $level ->
   *[other] cautious
}
style-cautious-hint = keeps its line and its units; attacks when that is safe
style-aggressive = { $level ->
   *[other] aggressive
}
style-aggressive-hint = looks for battle and accepts losses
bad-bot-seconds = { $name }: seconds are for the marshal, from { $least } to { $most } per turn
setting-bot = { $name }: no computer player is called "{ $bot }"
training-alone = a training game is unrated, and nobody can be invited to it
dice-nobody = dice rolled by hand need someone at the table to roll them
training-hints = hints cannot be turned off in a training game
rated-no-takeback = no take-backs against the computer in a rated game
rated-no-hints = there are no hints in a rated game
rated-no-study = a rated game cannot be exported or branched before it ends
snapshot-unknown = the file begins from a position that is not one of this game
snapshot-foreign = the file begins from a position exported by another server: open it with the program, or import it there
hint-off = hints are off at this table
hint-not-yours = only the active player gets hints
hint-late = the position has changed meanwhile; ask again
no-reason = no reason was kept for action { $n }
cmd-hint = hint
table-help-hint = what the computer would do in your place, and why
table-hint = The computer would play: { $act }.
table-because = { $act }: { $reason }.

## Simulation: batches

help-arg-workers-sim = number of processes; by default all cores of this machine
help-arg-swap = play the games in pairs, with the same dice and sides swapped
help-arg-journals = keep the game file of every game, not only of those that were interrupted
help-arg-format = tables to write: csv, json, parquet; by default all
help-arg-no-chronicle = do not follow games turn by turn: quicker, but no curves in the report
help-arg-cluster = address of a Dask scheduler whose workers play the games
sim-player = { $who }: won { $won }, drawn { $drawn }, lost { $lost }, or { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the points (at 95%, from { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
sim-pairs = { $pairs ->
    [one] One pair
   *[other] { $pairs } pairs
} with the same dice: { $first } for { $one }, { $second } for { $other }, { $even } even
sim-difference = Difference a game: { $mean } (at 95%, from { $low } to { $high }); exact paired test: { $p }
sim-p = p = { NUMBER($p, maximumFractionDigits: 4) }
sim-p-small = p < 0.0001
sim-interrupted = Interrupted after { $done } of { $wanted } games.
sim-goes-on = The same command resumes the batch.
sim-rate = { $rate } games/h
sim-seconds-left = { $seconds } s left
sim-time-left = { $hours ->
    [0] { $minutes } min left
   *[other] { $hours } h { $minutes } min left
}
sim-odd = games: an even number is required where sides are swapped ({ $number } given)
sim-bad-format = --format: "{ $name }" is not one of { $names }
sim-no-parquet = --format: parquet needs pyarrow (pip install "grognard[parquet]")
sim-no-dask = --cluster: Dask is needed for this (pip install "grognard[cluster]")
sim-no-cluster = --cluster: { $url }: no cluster answers ({ $why })
sim-other-program = --cluster: { $url }: a worker has another program: { $theirs }, here { $ours } ({ $worker })
sim-locked = { $path }: another process is playing this batch
sim-unreadable = { $path }: cannot be read ({ $why })
sim-not-a-batch = { $path }: not the folder of a batch
sim-other-batch = { $path }: { $key }: this folder holds a batch with { $was }, not { $now }
sim-twice = { $where }: game { $number } appears twice
sim-bad-line = not a finished game
sim-bad-field = { $field }: does not match this batch
sim-bad-batch = { $field }: not a valid setting of a batch
sim-comparison-there = { $path }: this folder holds a comparison, not a batch

## report and comparison

help-report = write an after-action report of a game: a page to read and to print
help-arg-compare = play both values of an option with the same seeds, and report the difference
report-out = { $path }: written
report-not-over = the game is not over: say whose report it is (--as { $names })
reasons-line = not a reason for an action
bad-compare = --compare: "{ $given }" is not OPTION=A,B
compare-twice = --compare: { $name } is given with --option too
compare-batch-there = { $path }: this folder holds a batch, not a comparison
compare-head = { $option }: { $a } against { $b }, { $games ->
    [one] one game
   *[other] { $games } games
} for each, with the same seeds

# levels of computer players
bad-seconds = "{ $name }": seconds are for the marshal, from { $least } to { $most }

## Armies from afar

army-plain = formation { $code }

# -- the door: playing again, the end of a game
rematch-taken = this seat is taken
end-attack = { $side }: attack on { $hex } at { $odds }
end-roll = { $side }: a die is rolled
end-story-won = Turn { $turn }, { $side }: the attack on { $hex } at { $odds } succeeded ({ $chance }% chance).
end-story-lost = Turn { $turn }, { $side }: the attack on { $hex } at { $odds } failed ({ $chance }% chance).
end-story-taken = Turn { $turn }, { $side }: { $place } taken.
end-story-cost = { $side }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
end-story-losses = Losses: { $costs }.
end-story-points = { $track }: { $first } at first, { $last } at the end.
