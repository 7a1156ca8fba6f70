# The table: what the page says around the map. The sentences of the game come from the server.

## Views

table-tab-map = Map
table-tab-stack = Stack
table-tab-combat = Combat
table-tab-log = Log
table-tab-chat = Chat
table-tab-turn = Turn
table-views = Views
table-left = Turn, sequence, victory
table-right = Stack, combat, log
table-bar = The question asked
table-log-or-chat = Log or chat

## At the top

table-menu = Table
table-rulebook = Rulebook
table-you = { $name } (you)
table-seat-open = open seat
table-seat-on = online
table-seat-off = away
table-seat-bot = computer
table-to-act = This side is to act
table-watching = { $n ->
    [one] one spectator
   *[other] { $n } spectators
}
table-time-left = Time left
table-paused = The game is paused by agreement: the clock stands still.
table-phone-place = Turn { $turn } · { $phase }
table-title-turn = { $game }, turn { $turn }: { $phase }
table-title-yours = ● Your turn · { $place }
table-notice = { $game }: your turn

## Where we are

table-turn-of = Turn { $turn } of { $turns }
table-setup = Set-up
table-turns = Turn track
table-sequence = Sequence of play
table-sequence-more = { $n ->
    [one] and another phase
   *[other] and { $n } more phases
}
table-here = you are here
table-phase-done = (done)
table-victory = Victory
table-coming = Reinforcements to come
table-coming-turn = on turn { $turn }
table-coming-waits = waiting, off the map
table-coming-otherwise = on a condition
table-boxes = Off the map
table-unknown-count = { $n ->
    [one] one unknown unit
   *[other] { $n } unknown units
}
table-losses = Losses
table-no-losses = none
table-lost-count = { $side }: { $n ->
    [0] no losses
    [one] one unit
   *[other] { $n } units
}
table-gone-count = { $n ->
    [one] one left the map
   *[other] { $n } left the map
}
table-minimap = Overview map

## Overlays and view

table-overlays = Overlays
table-overlay-sides = Once: one side; again: the other; a third time: off
table-overlay-of = Overlay for { $unit }
table-overlay-unit = { $overlay }: choose a unit.
table-key = Key
table-key-count = { $n ->
    [one] one hex
   *[other] { $n } hexes
}
table-key-see = Look at { $hex }
table-counter-size = Counter size
table-view = View
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit-front = Fit the front
table-fit-all = Whole map
table-hide-counters = Hide counters

## The question asked

table-undo-group = Undo and redo
table-undo = Undo
table-redo = Redo
table-undo-count =
    { $n ->
        [0] Nothing to undo
        [one] 1 action can be undone
       *[other] { $n } actions can be undone
    }
table-final = no undo
table-confirm = This cannot be undone. Confirm?
table-undoable = can be undone
table-note = { $stop ->
    [yes] { $cost } MP, stop
   *[no] { $cost } MP
}{ $known ->
    [final] { ", final" }
    [undoable] { ", can be undone" }
   *[unknown] { "" }
}
table-act-on = { $label }: { $noun }
table-choose = What do you want to do?
table-tray = Units off the map
table-why = Why not?
table-why-pick = Click a hex, stack or button to see which rule forbids it.
table-why-of = Why not { $what }?
table-why-verb = Why not "{ $what }"?
table-why-legal = It is allowed:
table-why-foe = This unit belongs to the other side: { $side }.
table-why-take-first = No unit selected. Select a unit first.
table-refused-verb = { $label }: not possible now. Why?
table-not-sent = Not connected: your action was not sent.
table-no-answer = The server did not answer.
table-stale = The position changed before your action arrived. It has been updated.
table-tab-free = The Tab key now leaves the map.

## The stack

table-stack-of = Stack { $hex }
table-hex-of = Hex { $hex }
table-units = { $n ->
    [one] one counter
   *[other] { $n } counters
}
table-stack-none = Choose a hex on the map to see what is there.
table-your-units = Your units
table-ready =
    { $n ->
        [one] 1 unit can act:
       *[other] { $n } units can act:
    }
table-ready-see = Look at { $unit } in { $hex }
table-value = Value
table-strength = Strength
table-attack = Attack
table-defence = Defence
table-move = Move
table-steps = Steps
table-in-hand = selected
table-swap = Select it instead
table-swap-for = Select { $unit } instead
table-take = Select { $unit }
table-others = { $n ->
    [one] the other one
   *[other] the other { $n }
}
table-all-able = all { $n }
table-all-of = all { $n } of the stack
table-hidden-unit = Hidden unit

## Combat

table-odds-title = Attack on { $hex }
table-odds-none = No attack in preparation. Choose a target to see the exact odds.
table-odds-against = to
table-odds-nobody = no units yet
table-odds-column = CRT column { $column }
table-odds-before = column before shifts: { $column }
table-odds-nil = { $n ->
    [one] one modifier that does not apply
   *[other] { $n } modifiers that do not apply
}
table-odds-not = , does not apply
table-odds-reroll = a re-roll is possible
table-odds-row = { $code }, { $text }: { $chance }
table-odds-taken = Hex taken
table-odds-losses = Losses, { $side }
table-odds-without = Without { $unit }

## The log

table-log-barrier = Undo limit: a die was rolled or the other side decided. Going further back needs both players' agreement.
table-log-turn = Turn { $turn }
table-log-older = Older actions…
table-log-order = Log, newest first
table-log-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
table-log-mods =
    { $n ->
        [one] { $n } modifier
       *[other] { $n } modifiers
    }
table-log-fold = hide
table-log-unfold = show
table-undo-to =
    { $n ->
        [one] Undo to here (1 action)
       *[other] Undo to here ({ $n } actions)
    }
table-takeback-to = Back to here, by agreement
table-takeback = Take actions back
table-takeback-sure = { $asked ->
    [yes] Ask your opponent to agree to take back { $n ->
        [one] one action
       *[other] { $n } actions
    }? The game file keeps a record of it.
   *[no] Take back { $n ->
        [one] one action
       *[other] { $n } actions
    }? No agreement is needed; the game file keeps a record of it.
}
table-takeback-ask = Ask
table-takeback-do = Take back
table-chat-none = No messages yet.
table-chat-label = Your message
table-chat-send = Send
table-chat-said = { $name }: { $text }
table-chat-unread = { $n ->
    [one] one unread message
   *[other] { $n } unread messages
}

## Dice

table-die-title = Roll the die
table-die-for = Roll the die of the other side: { $side }
table-die-face = Die: { $face }
table-die-before = Rolled already:
table-die-hint = Click the number you rolled, or type it (1 to { $sides }).
table-dice = Dice
table-dice-sealed = committed dice { $commit }
table-dice-open = dice revealed { $seed }
table-dice-manual = dice rolled by hand
table-dice-how-live = A secret seed was drawn at the start and its hash published. Every roll comes from that seed: nobody, not even the server, can change a roll.
table-dice-how-seed = The dice of this game follow from a known seed.
table-dice-how-script = The dice of this game are written beforehand.
table-dice-how-manual = The players roll their own dice and type in the faces. All are in the game file.
table-dice-commit = Hash
table-dice-seed = Seed
table-dice-later = The seed is revealed when the game ends. Anyone can then repeat every roll.
table-dice-thrown = { $n ->
    [0] No dice rolled yet.
    [one] 1 die rolled.
   *[other] { $n } dice rolled.
}
table-dice-verify = Download the game file, then repeat every roll:{" "}

## Banners

table-shut = This table cannot be reached.
table-shut-why = It no longer exists, or you have no seat at it on this device. Open the invitation link, or log in to your account.
table-put-out = You are no longer logged in on this device, or this table is no longer open to you. Nothing is lost: log in, then come back.
table-reconnecting = Connection lost. Reconnecting… Your game is saved.
table-held = The game is suspended.
table-spectator = You are watching: only what is public is shown to you.
table-seat-waits = A seat is open. Send your opponent the invitation.
table-invitation = Link
table-copy-invitation = Copy the invitation
table-copy-watch = Copy a spectator's link
table-link-copied = The link is copied.
table-catch = { $first ->
    [yes] { $n ->
        [one] 1 action before you came.
       *[other] { $n } actions before you came.
    }
   *[no] { $n ->
        [one] 1 action since you left.
       *[other] { $n } actions since you left.
    }
}
table-catch-see = Watch
table-catch-stop = Skip
table-catch-at = { $n } of { $of }
table-offer-takeback = { $n ->
    [one] { $by } asks to take back one action.
   *[other] { $by } asks to take back { $n } actions.
}
table-offer-draw = { $by } offers a draw.
table-offer-pause = { $by } asks to stop the clock.
table-offer-resume = { $by } offers to resume the game.
table-offer-takeback-mine = { $n ->
    [one] You ask to take back one action.
   *[other] You ask to take back { $n } actions.
}
table-offer-draw-mine = You offer a draw.
table-offer-pause-mine = You ask to stop the clock.
table-offer-resume-mine = You offer to resume the game.
table-offer-yes = Accept
table-offer-no = Decline
table-offer-withdraw = Withdraw
table-offer-accepted = Your offer is accepted.
table-offer-refused = Your offer is declined.
table-offer-lapsed = Your offer has lapsed: the game went on.
table-over = Game over
table-over-won = Victory
table-over-lost = Defeat
table-over-draw = A draw
table-replay = Replay
table-verify = Verify the dice
table-journal = Download the game file
table-curtain = Hand over the screen: { $side }
table-curtain-why = Some units are hidden from the other side.
table-curtain-go = I am playing { $side }

## The table's menu

table-menu-view = View
table-menu-game = Game
table-menu-links = Links and help
table-show-counters = Counters
table-show-numbers = Hex numbers
table-show-names = Place names
table-letters = Single-letter shortcuts
table-notify = Tell me when it is my turn
table-notify-refused = The browser refuses notifications from this site.
table-ask-takeback = Take back the last action
table-ask-draw = Offer a draw
table-ask-pause = Ask to stop the clock
table-ask-resume = Offer to resume
table-resign = Resign
table-resign-sure = If you resign, your opponent wins. This cannot be undone.

## Going to a hex, keys

table-goto = Go to a hex
table-goto-label = Number of the hex, or name of a place
table-goto-go = Go
table-goto-none = No hex or place called "{ $what }" on this map.
table-keys = Keys
table-keys-touch = On a touch screen: tap to preview, tap again or press the main button to confirm. Long-press to see a hex and its stack, and why an action is not allowed.
table-key-arrows = the cursor goes north, south, north-west, north-east
table-key-arrows-shift = the cursor goes south-west, south-east
table-key-numpad = the six directions, on the number pad
table-key-enter = choose or confirm the hex of the cursor
table-key-tab = next unit that may act (Shift: the one before)
table-key-leave = leave the map: next region, or Tab after Escape
table-key-space = look at the stack
table-key-esc = one step back
table-key-undo = undo, redo
table-key-why = why not here?
table-key-key = key to the map
table-key-front = fit the front
table-key-whole = whole map
table-key-minimap = overview map
table-key-hide = hide the counters
table-key-zoom = zoom in, out
table-key-goto = go to a hex
table-key-help = this help
table-key-overlay = overlay: { $overlay }

## The tour

table-tour = Guided tour
table-tour-fold = Fold the tour
table-tour-tab = Tour, { $n } of { $of }
table-tour-join = { $n ->
    [one] 1 more unit can still join the attack.
   *[other] { $n } more units can still join the attack.
}
table-tour-waits = The tour goes on in: { $phase }.
table-tour-waits-here = This is not possible yet: the tour goes on when it is. Play as you like, or end the phase.
table-tour-step = Step { $n } of { $of }
table-tour-next = Next
table-tour-skip = Skip this step
table-tour-done = Play
table-tour-end = Leave the tour

## Hints, reasons, what both agree on

table-hint = Hint
table-hint-thinking = Thinking…
table-hint-title = What the computer would do
table-hint-silent = It gives no reason.
table-hint-yours = This is only a suggestion; nothing has been played.
table-key-hint = a hint from the computer
table-by-steward = played by the computer for the absent player
table-because = Why:{" "}
table-because-ask = Why?
table-because-of = Why: { $act }
table-wish-steward = While a player is away, the computer makes their forced choices (losses, retreats)
table-wish-hints = Hints from the computer for the active player
table-wish-both = agreed: either of you may end it
table-wish-you = waiting for the other player
table-wish-other = the other player wants it
table-wish-none = only if both want it
table-wished-steward = { $by } suggests: when one of you is away, the computer makes their forced choices (losses, retreats).
table-wished-hints = { $by } suggests: both of you may ask the computer for hints.

## Cards on the map, the end of a phase

table-cards = Cards
table-card-question = A question
table-card-why = Why not?
table-card-draw = Draw
table-card-end = End of phase
table-card-catch = While you were away
table-card-hint = Hint
table-card-tour = Tour
table-card-roll = Dice
table-roll-title = Dice: { $side }
table-catch-title = { $first ->
    [yes] Before you came
   *[no] While you were away
}
table-catch-play = Play
table-frame = Frame
table-frame-of = Frame: { $what }
table-end-sure = { $label }?
table-end-do = End it
table-end-go-on = Go on
table-undone-next = A click goes to the next one.
table-tools-more = More
table-tools-fewer = Fewer
table-end-and = {"; "}
table-odds-table = table: { $code }
table-odds-outcomes = What will happen
table-why-instead = What can be done:
table-why-show = Show { $hex }
table-draw-yours = { $n ->
    [one] Chit drawn: yours
   *[other] Counters drawn: yours
}
table-draw-theirs = { $n ->
    [one] Chit drawn: { $side }
   *[other] Counters drawn: { $side }
}
table-decides = { $side } to decide
table-tracks = Tracks
table-in-box = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
table-draw-nth = { $n } of { $of }
table-draw-first = First unit
table-steps-of = Steps of the combat
## Distances and armies
table-distance = Distance
table-distance-armies = Armies
table-distance-units = Units
table-distance-detail = Detail
table-distance-hex = hex { $range }
table-tab-army = Army
table-army-units = units
table-army-attack = attack
table-army-stacks = stacks
table-army-ready = can act
table-army-frame = Frame

## Boxes and hands
table-hands = Counters in front of the players
table-backs = { $n ->
    [one] { $n } counter face down: { $side }
   *[other] { $n } counters face down: { $side }
}
table-backs-only = backs only

table-report = Report misuse
table-report-hint = Only the operator of this server reads it.
table-report-what = What has happened
table-report-go = Send
table-reported = The operator will read it.
table-weather = Weather
table-weather-zone = Zone { $zone }: { $weather }
table-weather-until = may change: { $date }
table-odds-rare = { $n } other outcomes, { $chance } in all
table-log-more = { $n } more lines

# the map in words
places-title = The map in words
places-doable = Legal actions on the map
places-none = No legal action on the map at the moment.
places-occupied = Units on the map, hex by hex
places-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
table-said-undone = { $n ->
    [one] Action undone.
   *[other] { $n } actions undone.
}
table-said-odds = Combat in { $hex }: { $attack } against { $defence }, column { $column }.
table-report-short = Report
table-report-message = Report the message from { $name }: { $text }
table-report-quote = { $name }: “{ $text }”
