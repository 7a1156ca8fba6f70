# Tsaritsyn: the words of this game.

side-white = the Whites
side-red = the Reds
hidden-unit = { $side ->
    [red] a Red unit
   *[white] a White unit
}

## Phases

phase-red-setup = Red set-up
phase-white-setup = White set-up
phase-white-reinforcement = White reinforcements
phase-white-movement = White movement
phase-white-combat = White combat
phase-white-mechanised = White mechanised movement
phase-red-reinforcement = Red reinforcements
phase-red-movement = Red movement
phase-red-combat = Red combat
phase-red-mechanised = Red mechanised movement

## Marks

mark-moved = has moved
mark-stopped = stopped in a ZOC
mark-fought = has fought
mark-flipped = panicked
mark-broken = broken down

## Questions

ts-length = set the length of the game, from 7 to 14 turns.
ts-side = the length is known: take a side.
ts-setup =
    { $left ->
        [0] all units are placed: pick one up or end set-up.
        [one] 1 unit left to set up.
       *[other] { $left } units left to set up.
    }
ts-placing = choose a hex for { $unit }.
ts-reinforce = { $left ->
    [0] no reinforcement waits; try to raise militia, or end the phase.
    [one] one reinforcement waits: bring it in.
   *[other] { $left } reinforcements wait: bring them in.
}
ts-move = select a unit to move, or end the phase.
ts-move-mechanised = take a cavalry, tank or train unit to move once more, or end the phase.
ts-moving =
    move { $unit }. { $points ->
        [99] Unlimited movement.
        [one] 1 MP left.
       *[other] { $points } MP left.
    }
ts-combat = choose a target hex, or end the phase.
ts-assemble = attack on { $hex }: add units, then declare the attack.
ts-reroll = combat in { $hex }, die roll { $die }: use the commissar's re-roll?
ts-loss = exchange: choose the unit to lose.
ts-advance = { $hex } is vacant: choose units to advance.
ts-retreat-who = choose the next unit to retreat.
ts-retreat-where =
    retreat { $unit }: choose a hex. { $left ->
        [one] 1 hex to go.
       *[other] { $left } hexes to go.
    }
ts-fear = tank fear: choose a unit to roll for.

## Acts

verb-ready_made = place the remaining units automatically
verb-lift = pick up a placed unit
verb-end_setup = end the set-up
verb-raise = try to raise militia in a town
verb-exit = exit the north edge
verb-disband = eliminate an overstacked unit
verb-target_ship = attack a ship
verb-keep = keep the roll
verb-reroll = re-roll (the second roll is final)
verb-lose = eliminate a unit
verb-retreat = retreat a unit
verb-test = roll for tank fear
verb-length = set the length
verb-side = take a side
value-white = the Whites
value-red = the Reds

## What happens

placed-raised = Raised in { $to }: { $unit }.
removed-crowded = Overstacked, eliminated in { $from }: { $unit }.
removed-exit = Exit by the north edge from { $from }: { $unit }.
removed-no-place = No legal entry hex, eliminated: { $unit }.
marked-flipped-on = Panic: { $units }.
marked-flipped-off = Rallied: { $units }.
marked-broken-on = Breakdown: { $units }.
ts-runs = No breakdown: { $unit }.
ts-attack = Attack on { $hex }: { $units } against { $foes }.
ts-odds = { $column ->
    [AE] { $attack } to { $defence }: below 1-2, no die.
    [DE] { $attack } to { $defence }: nothing defends, no die.
   *[other] { $attack } to { $defence }: column { $column } after shifts.
}
ts-result = { $result ->
    [DR] DR: { result-DR }.
    [AR] AR: { result-AR }.
    [DE] DE: { result-DE }.
    [AE] AE: { result-AE }.
   *[EX] EX: { result-EX }.
}
ts-no-effect = { $result ->
    [DR] DR, no effect: the defender ignores the retreat.
   *[other] { $result }, no effect: no attacker is adjacent.
}
ts-taken = { $side ->
    [white] The Whites take { $hexes }.
   *[red] The Reds take { $hexes }.
}
ts-raised = { $hex } has given its militia.
ts-not-raised = No militia raised in { $hex }; White may try again next turn.
ts-exit-counts = Exit counted ({ $exits } of 4): { $unit }.
ts-exit-void = Exit not counted, no clear line or too late (still { $exits } of 4): { $unit }.
ts-militia-panics = Automatic panic, militia on its own: { $unit }.
ts-stands = No panic: { $unit }.
ts-chooser = { $side ->
    [white] The first player sets the length.
   *[red] The second player sets the length.
}
ts-length-set = The game will last { $turns } turns.

ts-coin = Heads or tails: { $face ->
    [1] tails.
   *[other] heads.
}
ts-die-combat = Combat die: { $face }.
ts-die-reroll = Re-roll: { $face }.
ts-die-breakdown = Breakdown die: { $face }.
ts-die-fear = Tank fear roll: { $face }.
ts-die-militia = Militia die: { $face }.

ts-white-wins = The Whites win: Tsaritsyn is theirs, and the line to the south is free.
ts-draw = A draw: enough White cavalry has broken out to the north.
ts-red-wins = The Reds win: to the end the Whites have found neither victory nor draw.
ts-goal-taken = The Whites win: the goal is theirs, and the line to the south is free.
ts-goal-held = The Reds win: to the end the Whites have not reached their goal.

## Combat

result-DR = defender retreats 2 hexes
result-AR = adjacent attackers retreat 2 hexes
result-DE = the defender is eliminated
result-AE = adjacent attackers are eliminated
result-EX = exchange, one unit of each side
ts-policy = supposing that each side retreats by the first path the rules allow and loses its weakest unit in an exchange, that one attacking unit enters a vacated hex, and that an HQ that can have the die rolled again does so after a result against its side.
odds-rough = rough ground
odds-fort = fort
odds-tsaritsyn = Tsaritsyn
odds-river = all adjacent attackers across a river
odds-combined-arms = combined arms
odds-collapse = Red collapse

## How things stand

own-control = Towns and hexes of Tsaritsyn, occupied or last passed through: { $white_n ->
    [0] the Whites hold none
   *[other] the Whites hold { $white }
}; { $red_n ->
    [0] the Reds hold none
   *[other] the Reds hold { $red }
}.
own-exits = White cavalry that has left and counts: { $value } of 4.
own-collapse = { $value ->
    [true] The Reds have collapsed (TS IX.collapse.1).
   *[false] The Reds have not collapsed (TS IX.collapse.1).
}

## Options

option-length = length in turns
option-length-bid = set by a player when the game begins
option-chooser = who sets the length, unless it is agreed
option-chooser-coin = at random
option-chooser-white = the first player
option-chooser-red = the second player
option-setup = set-up
option-setup-free = by hand
option-setup-ready_made = ready-made
option-free_deployment = variant: free set-up on either side of the line
option-no_allied_support = variant: no Allied support, a single White tank unit
option-more_white_support = variant: no Red militia
option-white_flexibility = variant: cavalry that leaves counts at any time
option-red_tactical_advantage = variant: the Reds set up face down
option-more_red_support = variant: no White militia
option-exit_clock = when cavalry that leaves counts
option-exit_clock-deadline = until the end of turn 7
option-exit_clock-from_turn_7 = from turn 7 on
option-train_escort = who escorts a train
option-train_escort-land = a land unit that is no train
option-train_escort-any = any friendly unit
option-entry = where reinforcements enter
option-entry-edge = by the edge of the map
option-entry-half = anywhere in their half
option-stacking = when stacking is checked
option-stacking-move = at every move
option-stacking-phase = at the end of the phase
ts-bad-owner = white_last: only towns and hexes of Tsaritsyn have an owner
ts-bad-raised = raised: only Red towns give militia (TS IX.militia.2)
ts-bad-length = length: from 7 to 14 turns (TS II.2)
ts-bad-goal = hexes: one to { $most } towns or hexes of Tsaritsyn are required
ts-bad-turn = turn { $turn }: set-up is turn 0, the other phases from 1 to the length of the game (TS IV.1)

## Overlays and tracks

overlay-reach = reach
overlay-reach-text = where this unit can go, and at what cost.
overlay-zoc = zones of control
overlay-zoc-text = the hexes this side controls around its units.
overlay-line = clear line
overlay-line-text = { $n ->
    [0] no clear line joins Tsaritsyn to the south.
   *[other] a clear line of { $n } hexes joins Tsaritsyn to the south.
}
overlay-threat = threat
overlay-threat-text = the hexes this side could attack after moving.
overlay-control = control
overlay-control-text = hexes that only one side occupies or has in its ZOC.
overlay-objectives = objectives
overlay-objectives-text = towns and hexes of Tsaritsyn, and who was last in them.
track-tsaritsyn = Tsaritsyn
track-tsaritsyn-hint = three hexes and a clear line: the Whites win
track-goal = Goal
track-goal-hint = all its hexes and a clear line: the Whites win
track-towns = towns
track-towns-hint = seven towns: the Reds collapse
track-exits = cavalry exited north
track-exits-hint = four in time: a draw

## On the shelf

game-subtitle = Russian Civil War, June 1919
game-scale = 1 hex = 2.4 km
game-units = battalions, regiments
game-length = 7 to 14 turns
game-complexity = 2
game-edition = rulebook of 2004, with its variants
game-special = Tanks that spread panic, armoured trains, militia that rises in the towns.
aim-white = Take the three hexes of Tsaritsyn and keep a clear line to the south.
aim-red = Hold the city and the trenches until the last turn.
aim-training-white = Take Beketovka within four turns and hold it.
aim-training-red = Keep Beketovka in your zone of control, or cut its line to the south.
option-length-about = The longer the game, the better the Whites' chances.
option-chooser-about = Used only if the length is set when the game begins.
option-setup-about = Ready-made: play at once. By hand: each side places its own units.
option-free_deployment-about = Both sides may start anywhere on their side of the line.
option-no_allied_support-about = The Whites have one tank unit instead of three. Helps the Reds.
option-more_white_support-about = No town raises militia for the Reds. Helps the Whites.
option-white_flexibility-about = Four cavalry units off the north edge draw the game on any turn. Helps the Whites.
option-red_tactical_advantage-about = The Whites set up without seeing Red units. Helps the Reds.
option-more_red_support-about = No town raises militia for the Whites. Helps the Reds.
option-exit_clock-about = When cavalry that leaves by the north edge counts for a draw.
option-train_escort-about = Which unit must be near an armoured train.
option-entry-about = Where the White cavalry of turn 3 enters.
option-stacking-about = When a stack that is too large is refused.

## Guided first turn

tour-welcome = This is Tsaritsyn, June 1919. You lead the Whites, in pale blue; the computer leads the Reds and holds the city, in the north-east. Everything is already set up.
tour-pick = Units with gold corners can move. Click one south of the Red line.
tour-go = The highlighted hexes are within reach; the number is the MP cost, and an octagon marks a hex where the unit must stop. Move next to a Red counter.
tour-undo = A mistake? The arrow (or the U key) undoes your actions, back to the last die roll.
tour-overlays = These buttons lay an overlay on the map. Try Zones of control (Z key): the hexes that the enemy controls.
tour-end-move = Move other units if you like: several units attacking one hex get better odds. Then end the phase: what is marked "final" cannot be undone.
tour-target = Combat phase. The possible targets are highlighted: choose one.
tour-join = Add the units adjacent to the target, one by one.
tour-odds = Before you roll, everything is shown: the strengths, the odds column, each modifier with its rule, and the chance of each result.
tour-attack = When you are happy with the odds, declare the attack. The die is rolled and cannot be undone.
tour-log = The log records every action and every die roll. Click § to open the summary of the rule.
tour-sequence = This is the sequence of play, with the current phase marked. End your phases and the computer plays next. Right-click or long-press anywhere to see why an action is not allowed. Your turn!
tour-training = A small fight for learning. You lead six White regiments, in pale blue; two Red units, led by the computer, come down the Volga. Take Beketovka (1009) within four turns and hold it out of Red zones of control, with a clear line to the south edge.
tour-training-go = The highlighted hexes are within reach; the number is the MP cost, and an octagon marks a hex where the unit must stop. Move towards Beketovka: the enemy is too far to fight this turn.

## Acts, with what they are done to

act-lift = take back { $noun }
act-raise = raise militia in { $noun }
act-disband = eliminate { $noun }
act-target_ship = attack { $noun }
act-lose = lose { $noun }
act-retreat = retreat { $noun }
act-test = roll the die of { $noun }

## Refusals

ts-why-left-north = Left by the north edge, and does not return: { $unit }.
ts-why-not-raised = This militia is still to be raised.
ts-why-tank-river = No tank crosses the river between { $hexes }.
ts-why-off-rails = No railway between { $hexes }.
ts-why-ashore = A gunboat stays on the Volga.
ts-why-volga = { $hex } is the Volga: closed to land units.
ts-why-train-alone = There is no friendly unit within 4 hexes of that hex.
ts-why-not-at-the-edge = Not on the north edge: { $unit }.
ts-why-only-cavalry-exits = Only White cavalry leaves by the north edge.
ts-why-not-mechanised = Only cavalry, tanks and armoured trains move in this phase.
ts-why-panicked = The unit is panicked.
ts-why-broken = The tank has broken down for this phase.
ts-why-bound = Its hex has attacked { $hex } and may attack no other.
ts-why-bound-elsewhere = The units near it are in hexes that have attacked another hex.
ts-why-beaten = The units there have already been attacked in this phase.
ts-why-struck = It has already been attacked in this phase.
ts-why-gun-hampered = No fire at 2 hexes for { $unit }, next to an enemy: { $units }.
ts-why-nobody-in-range = No unit is adjacent, and no gun within 2 hexes.
ts-why-idle-beside = Within reach of { $hex }, but cannot attack: { $units }.
ts-why-only-guns = Only artillery, armoured trains and gunboats attack a gunboat.
ts-why-no-gun-near = No gun is within 2 hexes of it.
ts-why-ship-apart = Only a gunboat is there: attack it as a gunboat.
ts-why-attack-the-hex = Land units are attacked together: attack { $hex }.
ts-why-fired-from-afar = It attacked from 2 hexes away.
ts-why-no-fear = No tank fear roll is due for { $unit }.
ts-why-retreat-unfinished = { $steps ->
    [one] The retreat cannot end in { $hex }.
   *[other] A retreat of { $steps } hexes cannot be completed through { $hex }.
}
ts-why-forts-empty = The fortifications on the line must be manned first: { $hexes }.
ts-why-beside-red = { $hex } is next to the enemy: { $units }.
ts-why-militia-alone = Militia are set up alone in a hex; in { $hex }: { $units }.
ts-why-militia-last = Militia are set up last.
ts-why-militia-there = A militia unit is already in { $hex }.
ts-why-militia-waits = Militia still to be placed: { $units }.
ts-why-no-entry = The unit can enter nowhere.
ts-why-not-a-town-taken = Militia are raised only in a Red town taken and occupied by White.
ts-why-raised = This town has already given its militia.
ts-why-tried = This town has already been tried in this phase.
ts-why-no-militia-left = No militia counter is left.
charge-tsaritsyn = Tsaritsyn

## Before a phase ends

undone-idle-short = { $n ->
    [one] 1 unit unmoved
   *[other] { $n } units unmoved
}
undone-raise = { $rest ->
    [0] militia may be raised in { $hex }
   *[other] militia may be raised in { $n } towns, { $hex } among them
}
undone-raise-short = { $n ->
    [one] militia to raise
   *[other] militia to raise in { $n } towns
}
ts-undone-militia = { $n ->
    [one] Militia waiting: { $units }
   *[other] { $n } militia units waiting: { $units }
}
ts-undone-militia-short = { $n ->
    [one] 1 militia unit waiting
   *[other] { $n } militia units waiting
}
ts-undone-militia-note = eliminated if not placed this turn

## Phases passed over

skipped-white-combat = no unit is adjacent to an enemy
skipped-white-reinforcement = no reinforcements this turn
skipped-white-mechanised = no mechanised unit can move
skipped-red-combat = no unit is adjacent to an enemy
skipped-red-reinforcement = no reinforcements this turn
skipped-red-mechanised = no mechanised unit can move

## The steps of a combat

combat-step-battle = attackers and declaration
combat-step-throw = die
combat-step-reroll = re-roll
combat-step-result = result
combat-step-advance = advance after combat
## Armies from afar

army-37 = 37th Division
army-38 = 38th Division
army-D = Dumenko's cavalry
army-2 = 2nd Infantry Division
army-2KC = 2nd Kuban Cavalry
army-3K = 3rd Kuban Infantry
army-3KC = 3rd Kuban Cavalry

## What came of each step of a combat, in a few words

came-ts-attack = { $units-many ->
    [one] { $units-many } unit
   *[other] { $units-many } units
} against { $foes-many }
came-ts-odds = { $column ->
    [AE] no die
    [DE] no die
   *[other] column { $column }
}
came-ts-result = { $result }
came-ts-no-effect = no effect
came-none-reroll = none
