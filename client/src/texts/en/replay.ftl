# Looking at a game again. The sentences of the game come from the server.

replay-title = Replay
replay-page = Replay: { $title }
replay-turns = { $n ->
    [0] set-up
    [one] one turn
   *[other] { $n } turns
}
replay-goes-on = game in progress
replay-you = { $name } (you)
replay-open = open seat
replay-to-table = Go to the table
replay-journal = Download the game file
replay-panel = Actions, notes, dice

## Where one stands

replay-beginning = The beginning
replay-setup = Set-up
replay-place = Turn { $turn }, { $phase }
replay-act = action { $n }
replay-act-of = action { $n } of { $of }
replay-eyes = Game in progress, seen with your eyes.
replay-eyes-public = Game in progress: only what is public is shown.
replay-refresh = Update

## The map

replay-view = View
replay-zoom-in = Zoom in
replay-zoom-out = Zoom out
replay-front = Fit the front
replay-whole = Whole map
replay-hide = Hide the counters

## Acts

replay-acts = Actions of the phase
replay-nothing = Nothing to see in this phase.
replay-go-act = Go to action { $n }
replay-die = Die: { $face }
replay-chances = Chances in column { $column }
replay-came = (rolled)
replay-luck-of = { $side }: luck { $luck }
replay-because = Why:{" "}
replay-by-steward = played by the computer for the absent player

## Notes

replay-note = Note
replay-note-where = action { $n }
replay-note-add = Add a note here
replay-note-empty = Bookmark without words
replay-note-edit = Change the note
replay-note-remove = Remove the note
replay-note-remove-at = Remove the note of action { $n }
replay-note-label = Note at action { $n }
replay-note-hint = Leave empty for a plain bookmark. The note stays in this browser.
replay-note-keep = Keep
replay-notes-none = No notes yet. Press N to add one to the action shown; it appears as a flag on the timeline.

## Playing from here, sharing

replay-branch = What if? Play on from here
replay-branch-not = Not possible from here yet
replay-branch-playing = A what-if game would reveal hidden information and the dice. It becomes available when this game is over.
replay-branch-meanwhile = Until then you can add notes to any action.
replay-branch-over = After this action the game is over: there is nothing left to play. Go back one action at least.
replay-share = Share
replay-share-what = Share what?
replay-share-act = This action
replay-share-phase = This phase
replay-share-turn = This turn
replay-share-send = Send
replay-link = Link
replay-copy = Copy
replay-copied = The link is copied.

## Dice, luck, victory, stack

replay-panes = Show what?
replay-pane-acts = Actions
replay-pane-dice = Dice
replay-pane-tracks = Victory
replay-pane-notes = Notes
replay-pane-stack = Stack
replay-dice = dice
replay-dice-key = Results rolled; the expected number is dotted.
replay-dice-of = { $side }, { $n ->
    [0] no dice
    [one] one die
   *[other] { $n } dice
}
replay-faces = { $side }, { $n ->
    [0] no dice
    [one] one die
   *[other] { $n } dice
}. Results: { $faces }. Expected of each: { $expected }.
replay-luck = Luck
replay-luck-table = Luck of each side
replay-mean = mean result
replay-own = own dice
replay-others = others'
replay-total = in all
replay-sum = running
replay-turn = turn
replay-by-turn = Turn by turn
replay-by-turn-of = Luck by turn: { $side }
replay-go-turn = Go to the end of turn { $turn }
replay-luck-how = How luck is calculated
replay-luck-how-text = For each roll the computer compares its rating of the resulting position with the average over all possible rolls. The difference, in rating points, is the luck of that roll. It measures the dice, not the quality of the move.
replay-luck-how-band = The band is drawn from the exact spread of each roll: at any moment, with the same rolls, about 9 games in 10 would be within it.
replay-luck-unit = in points of the computer's rating
replay-luck-all = Luck over the whole game
replay-luck-here = luck { $luck }
replay-stack-none = Choose a hex of the map to see what was there.
replay-stack-empty = No units.
replay-hidden = Hidden unit

## Whether the dice were true

replay-dice-true = dice verified: { $n } of { $n }
replay-dice-false = dice: verification fails
replay-dice-sealed = dice committed: { $n }
replay-dice-manual = dice rolled by hand: { $n }
replay-dice-seed = dice from a known seed: { $n }
replay-dice-script = dice written beforehand: { $n }
replay-dice-how-live = A secret seed was drawn at the start of the game and its hash published. Every die follows from it: nobody, not even the server, can change them.
replay-dice-how-manual = The players rolled their own dice and typed in the results. All are in the game file, and none can be verified.
replay-dice-how-seed = The dice of this game follow from a known seed.
replay-dice-how-script = The dice of this game were written beforehand.
replay-dice-later = The seed will be revealed at the end of the game. Anybody can then repeat every roll.
replay-dice-commit = Hash
replay-dice-seed-is = Seed
replay-dice-verify = To repeat all rolls yourself:{" "}

## The timeline

replay-course = Timeline
replay-slider = Action shown
replay-luck-title = Luck: { $side }
replay-turn-n = Turn { $turn }
replay-key-more = luckier than expected
replay-key-less = less
replay-key-band = about 9 games in 10 within the band
replay-vcr = Step by step
replay-first = Beginning
replay-last = End
replay-back-act = Previous action
replay-back-phase = Previous phase
replay-back-turn = Previous turn
replay-on-act = Next action
replay-on-phase = Next phase
replay-on-turn = Next turn
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-step-act = action
replay-step-phase = phase
replay-step-turn = turn
replay-speed = Speed
replay-speed-now = Speed: { $speed }

## Keys

replay-keys = Keys
replay-key-home = Home
replay-key-end = End
replay-keys-act = previous, next action
replay-keys-phase = previous, next phase
replay-keys-turn = previous, next turn (Alt too)
replay-keys-ends = to the beginning, to the end
replay-keys-play = play, stop
replay-keys-note = add a note to the action shown
replay-keys-front = fit the front
replay-keys-whole = whole map
replay-keys-zoom = zoom in, zoom out
replay-keys-hide = hide the counters
replay-keys-map = to the map: there the arrows move the cursor, Enter shows the stack, Esc goes back to the timeline
replay-keys-help = this help

# A game that cannot be played again.
replay-unplayable = The rules of this game have been corrected since, and it cannot be shown on the map any more. These are its actions and its dice, as they were written.
replay-unplayable-held = The rules of this game have been corrected since, and it cannot be played on for now. These are its actions and its dice, as they were written; the other side's actions stay hidden.
replay-written = Actions as written
