# The lobby: choose a game, take one up again, look back.

lobby-title = Choose a game
lobby-resume = Resume
resume-title = { $game } · turn { $turn }
resume-yours = your move: { $phase }
resume-unseen =
    { $count ->
        [one] your turn: 1 opponent action to watch first
       *[other] your turn: { $count } opponent actions to watch first
    }
resume-theirs = { $name } is thinking, { $when }
resume-open = waiting for an opponent
resume-held = suspended
resume-watching = you are watching: { $phase }

card-chosen = chosen
card-soon = in preparation
card-scale = scale
card-units = units
card-length = length
card-rules = rules
complexity = { $level ->
    [1] simple
    [2] light
    [3] medium
    [4] demanding
   *[5] monster
}

lobby-scenario = Scenario
lobby-only-scenario = The scenario of the rulebook
lobby-settled = { $count ->
    [one] This scenario settles one option itself; it is not asked here.
   *[other] This scenario settles { $count } options itself; they are not asked here.
}
lobby-preparation = Preparation
lobby-variants = Variants
lobby-readings = Rules interpretations ({ $count })
option-turns = { $turns } turns

lobby-sides = Sides and opponent
sides-label = Your side
sides-lot = Random
sides-both = You play every side.
opponent-label = Opponent
opponent-bot = The computer
opponent-level = Level of the computer
opponent-friend = A friend, by link
opponent-friend-hint = live or correspondence, clock, take-backs by agreement
opponent-same = Same screen
opponent-same-hint = two players, one table

pace-label = Pace
pace-none = Free
pace-live = Clock
pace-daily = Correspondence
pace-none-hint = no clock, together or each in his own time
pace-minutes = Time for each
pace-increment = Added whenever the decision passes to your opponent
pace-hours = For each decision
unit-minutes = min
unit-seconds = s
unit-hours = h
timeout-label = When time is up
timeout-none = wait
timeout-forfeit = the game is lost
timeout-steward = the computer plays instead

lobby-dice = Dice
dice-live = Sealed dice
dice-live-hint = seed committed now, revealed at the end, verifiable by anyone
dice-manual = Your own dice
dice-manual-hint = roll your own dice and type in the results
dice-faces = Faces rolled, in order

sum-turns = { $turns } turns.
sum-side = You: { $side }.
sum-lot = Your side: random.
sum-both = You: every side.
sum-bot = Against: the computer, { $level }.
sum-friend = Against: a friend, whom you will invite by a link.
sum-live = Clock: { $minutes } min each, { $increment } s more whenever the decision passes on.
sum-daily = Correspondence: { $hours } h per decision.
sum-same = Two players on this screen.
sum-changed = { $count ->
    [one] One option changed.
   *[other] { $count } options changed.
}
sum-undo = Undo is free up to the last die.
sum-manual = You roll the dice yourself.
lobby-open = Open the table
lobby-learn = Learn: a guided first turn
lobby-learn-small = Learn: a small guided game, { $turns } turns

invite-title = The table is open
invite-text = Send this link to your opponent. It is shown only once, so copy it now; you can create another at the table.
invite-seat = Invitation link: { $seat }
invite-watch = Link to watch
invite-make-watch = Make a link to watch
invite-go = Go to the table

lobby-past = Finished games
lobby-past-none = Your finished games can be watched again here, act by action.
lobby-import = Import a journal
import-large = this file is too large to be a journal
lobby-rulebook = Rulebook of { $game }, version { $version }
lobby-credits = Maps drawn by Grognard from its own hex data.

opponent-style = Style of the computer
opponent-seconds = Thinking time per turn
opponent-experiments = For experiments
opponent-training = Training: it explains what it plays
together-label = If both agree
together-steward = the computer makes forced choices for an absent player
together-hints = hints from the computer
sum-style = Its style: { $style }.
sum-training = A training game: it explains what it plays.
