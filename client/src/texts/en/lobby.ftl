# The door: the first screen, coming back, a new game.

door-tab = Play
door-title = { $count ->
    [5] Five wargames on the map, from Tsaritsyn to Berlin: you command, the table knows the rules and cites them.
   *[other] Wargames on the map: you command, the table knows the rules and cites them.
}
door-guided = Play a guided game
door-guided-note = { $length }, nothing to read first
door-choose = Choose a game
door-link = I was sent a link
door-link-paste = Paste the link here
door-link-go = Open
door-continue = Continue a game
door-picture = { $scenario }: the starting set-up.
door-games = { $count ->
    [5] Five games
   *[other] { $count } games
}
door-games-note = shortest first; each has a training scenario, a small game to learn by

length-minutes = { $least } to { $most } min
length-hours = { $range ->
    [no] { $most } h
   *[yes] { $least } to { $most } h
}
left-minutes = { $n } min
left-hours = { $n } h

card-first = start here
card-soon = in preparation
card-length = length
card-scale = scale
card-units = counters
card-rules = rules
card-counters = { $units } on { $hexes } hexes
complexity = { $level ->
    [1] simple
    [2] light
    [3] medium
    [4] demanding
   *[5] monster
}
level-rules = { $level ->
    [1] simple rules
    [2] light rules
    [3] medium rules
    [4] demanding rules
   *[5] monster rules
}

ways-bot = The computer
ways-bot-note = weakest to strongest
ways-bot-more = At every level it says why it moved and advises you if you ask. Three styles: balanced, cautious, aggressive.
level-for = { $level ->
    [recruit] for a first game
    [officer] for a player who knows the rules
    [marshal] for a hard game; it takes its time
   *[other] for practice
}
ways-friend = A friend, by link
ways-friend-note = what they read before joining
ways-friend-text = The link names the game, their side, the pace and you. Your friend types a name and sits down: no account, nothing to install.
ways-friend-go = Invite a friend
ways-same = Two at one screen
ways-same-text = The table turns with each phase. A veil covers what the other player may not see; click your side and it lifts.
ways-same-go = Play at one screen
ways-continue-text = A game saves itself after every action and waits for you on this page.
ways-device = My games from another device

local-title = This address opens on this computer only.
local-text = A friend elsewhere cannot join: { $host } always means the machine of the player who clicks.
local-how = How to open the table to others
local-home = In the same home: stop the program and start it with
local-home-then = Then open this page at the address of this computer in your network, for example http://192.168.1.20:{ $port }, and invite from there.
local-internet = Over the Internet: run it on a server with an address of its own, with https; the chapter on running a server explains how.

lobby-resume = In progress
lobby-resume-note = yours first
lobby-new = New game
resume-title = { $of ->
    [0] { $game }, turn { $turn }
   *[other] { $game }, turn { $turn } of { $of }
}
resume-yours = Your turn since { $when }: { $phase }.
resume-theirs = { $name } to play since { $when }: { $phase }.
since-day = { $day }, { $time }
resume-left = Time left: { $time }.
resume-unseen = { $count ->
    [one] 1 opponent action to watch first.
   *[other] { $count } opponent actions to watch first.
}
resume-open = Waiting for an opponent.
resume-leaves = Not used: this table will be deleted on { $when } unless someone plays.
resume-held = Suspended.
resume-watching = You are watching ({ $phase }).
table-against = against { $name }
lead-picture = The position where something last happened
lead-news = { $n ->
    [one] Since you last looked: 1 action
   *[other] Since you last looked: { $n } actions
}
lead-play = Play
lead-look = Look
lead-watch = { $n ->
    [one] Watch 1 action
   *[other] Watch { $n } actions
}

fresh-title = New game: { $game }
fresh-back = Back
fresh-games = Games

lobby-scenario = Scenario
lobby-settled = { $count ->
    [one] This scenario fixes 1 option; it is not offered here.
   *[other] This scenario fixes { $count } options; they are not offered here.
}
lobby-options = Options
lobby-options-note = unticked: the rulebook as printed
lobby-readings = Rules interpretations ({ $count })
lobby-readings-note = what the rulebook leaves open; ours are chosen
option-turns = { $turns } turns
option-changed = changed

lobby-sides = Your side
sides-label = Your side
sides-lot = Random
sides-both = You play every side.
lobby-opponent = Against
opponent-bot = The computer
opponent-bot-hint = recruit, officer or marshal; it says why it moved
opponent-level = Level of the computer
opponent-more = Style, thinking time, experiments
opponent-style = Style of the computer
opponent-seconds = Thinking time per turn
opponent-experiments = For experiments
opponent-training = Training: it explains what it plays
opponent-friend = A friend, by link
opponent-friend-hint = the link names the game, their side, the pace and you
opponent-same = Same screen
opponent-same-hint = two players, one table; a veil covers what is secret
together-label = If both agree
together-steward = the computer makes forced choices for an absent player
together-hints = hints from the computer

pace-label = Pace
pace-none = Free
pace-live = Clock
pace-daily = Correspondence
pace-hint = { $pace ->
    [live] Each player has a bank of time; a pause needs both.
    [daily] So many hours for each decision. While you are away, your standing orders answer for retreats and losses.
   *[none] No clock: together, or each in their own time.
}
pace-minutes = Time for each
pace-increment = Added each time play passes to your opponent
pace-hours = For each decision
unit-minutes = min
unit-seconds = s
unit-hours = h
timeout-label = When time is up
timeout-none = wait
timeout-forfeit = the game is lost
timeout-steward = the computer plays instead

lobby-dice = Dice
dice-live = Committed
dice-live-hint = A seed is committed now and revealed at the end; both players can verify it.
dice-manual = Your own
dice-manual-hint = Roll your own dice and type in the results.
dice-faces = Numbers rolled, in order

sum-turns = { $timed ->
    [no] { $turns } turns.
   *[yes] { $turns } turns, { $length }.
}
sum-side = You play { $side }.
sum-lot = Your side is random.
sum-both = You play every side.
sum-bot = Against: the computer, { $level }.
sum-friend = { $pace ->
    [live] Against: a friend you will invite; { $minutes } min each, { $increment } s more each time play passes to the other side.
    [daily] Against: a friend you will invite; { $hours } h for each decision.
   *[none] Against: a friend you will invite; no clock.
}
sum-same = Two players on this screen.
sum-changed = { $count ->
    [one] One option changed.
   *[other] { $count } options changed.
}
sum-training = A training game: it explains what it plays.
sum-manual = You roll the dice yourself.
lobby-open = Open the table
lobby-open-friend = Open the table and copy the link
lobby-learn = With the guided tour
lobby-reset = Reset to defaults

invite-title = The table is open
invite-text = Send this link to your opponent. It is shown only once, so copy it now; you can create another at the table.
invite-seat = Invitation link
invite-watch = Spectator link
invite-make-watch = Create a spectator link
invite-go = Go to the table
ticket-title = What your friend reads: { $game }

lobby-past = Finished games
lobby-past-none = Your finished games can be watched again here, action by action.
lobby-import = Open a game file
import-large = this file is too large to be a game
past-replay = Replay
past-all = All { $count }
rematch = { $length ->
    [short] Rematch
   *[long] Rematch, sides swapped
}
rematch-join = Accept the rematch
lobby-credits = Maps drawn by Grognard from its own hex data.

# open tables, and the host's words
open-tables = Open tables
open-note = a seat is waiting
open-title = { $game }, { $side }
open-sit = Take the seat
open-sit-at = Take the seat: { $title }
said-quoted = “{ $text }”
inviting-label = The invitation
inviting-message = A message for your guest
inviting-listed = show this table to everyone on the home page: first come, first served
