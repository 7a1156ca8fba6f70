lab-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
 }
lab-facts = Players by seat: { $players }. Seed { $seed }. { $acts ->
    [one] One action
   *[other] { $acts } actions
 }. { $failures ->
    [0] Every game was finished.
    [one] 1 game was interrupted.
   *[other] { $failures } games were interrupted.
 }
lab-winners = Who won, with the 95% interval
lab-endings = The turn in which games ended
lab-games = Every game
lab-number = Game
lab-winner = Winner
lab-draw = Draw
lab-seat = Seat
lab-how = How
lab-turn = Turn
lab-acts = Actions
lab-journal = Game file
lab-more = { $left } more in games.csv.

# report

lab-options = Options changed: { $options }.
lab-option = { $name }: { $value }
lab-by-player = By player
lab-players-note = A draw counts as half a win in the share; the interval holds for 95 of 100 such runs.
lab-player = Player
lab-with = with
lab-both = both sides
lab-won = Won
lab-drawn = Drawn
lab-lost = Lost
lab-share = Share
lab-pairs = Pair by pair
lab-pairs-told = { $pairs ->
    [one] One pair
   *[other] { $pairs } pairs
 } of games with the same dice and sides swapped: { $one } did better in { $won }, { $other } in { $lost }, { $even } were even. Sign test p { $p }. In points a game { $one } is { $gap } from { $other } (95 %: { $extent }).
lab-ends = How games ended
lab-points = Points
lab-points-plot = Victory points at the end of each turn
lab-score = Evaluation
lab-score-plot = The game's own evaluation of the position ({ $side })
lab-band = Line: the mean of all games. Band: all but the lowest and the highest tenth. A game that was over keeps its last figure.
lab-losses = Losses
lab-losses-each = Steps lost in each turn, mean
lab-losses-total = Steps lost so far
lab-steps-left = Steps on the map
lab-control = Who held what
lab-heat-most = { $side }, 80% of games or more
lab-heat-more = { $side }, 60% or more
lab-heat-even = contested
lab-heat-note = A hex belongs to the side whose unit was last in it. Figures: the share of one side ({ $side }), in per cent, of the games in which a unit was there. Small hexes: a unit was there in less than a quarter of the games.
lab-heat-turn = After turn { $turn }
lab-heat-end = At the end
lab-luck = Luck
lab-luck-note = For every roll, its effect on the game's own evaluation is compared with the mean of all its outcomes; results that still leave a choice are followed through with the choice that looks best at once. Above 0 the dice favoured one side ({ $side }), below 0 the other. Rolls that could end the game at once are left out: victory is worth more than everything else together.
lab-luck-spread = Distribution of luck over the games
lab-luck-axis = luck ({ $side })
lab-luck-cloud = What the dice were expected to give, and what they gave
lab-expected = Expected
lab-actual = Actual
lab-luck-told = Correlation of luck and result ({ $side }): r = { $r } (95%: { $extent }). Luck accounts for about { $share } of the result.
lab-luck-none = These games do not show whether luck was decisive: too few of them, or all with the same result.
lab-luck-n = Luck
lab-by-odds = Attacks by odds
lab-by-odds-note = Mean change of the evaluation, for the attacker: expected before the roll, and actual.
lab-odds = Column
lab-attacks = Attacks
lab-games-n = Games
lab-sides = Players by side
lab-players = Players

lab-cities = Cities taken
lab-city = City
lab-taken-by = Taken by
lab-fall-share = Share of games
lab-first-fall = First
lab-usual-fall = Usually
lab-last-fall = Last
lab-cities-note = The first capture in each game counts. Usually: the median of the games in which the city was taken.

# after-action report

aar-title = after-action report
aar-not-over = Not over: turn { $turn }, { $phase }. As known to { $side }.
aar-turns = Turns
aar-acts = Actions
aar-options = Options
aar-usual = the defaults
aar-rules = Rules
aar-eyes = Seen by
aar-course = The course of the game
aar-strength = Steps on the map
aar-losses = Steps lost so far
aar-score = Evaluation of the position, for { $side }
aar-luck = Luck so far, for { $side }
aar-luck-note = The luck of a roll is the change it made in the game's own evaluation, less the mean of all its outcomes. Above 0 it favoured one side, { $side }, below 0 the other. Rolls that could end the game are not in the curve.
aar-swings = Turning points
aar-swings-note = The rolls that were furthest from what could be expected. Expected and swing are changes of the evaluation, positive for { $side }; a roll that wins the game counts a thousand.
aar-when = Turn
aar-who = Side
aar-where = Where
aar-column = Odds
aar-came = Result
aar-expected = Expected
aar-swing = Swing
aar-setup = Set-up
aar-turn = Turn { $turn }
aar-map-setup = Before the first turn
aar-map = Units at the end of the turn; arrows: their paths, dotted for retreats; stars: attacks, by their number
aar-fights = Combats
aar-why = Why: { $why }.
aar-aims = Purpose of the moves
aar-aim = { $why } ({ $units })
aar-die = dice
aar-good = Good dice for the attacker: { $gave }.
aar-bad = Bad dice for the attacker: { $gave }.
aar-even-luck = Dice about as expected: { $gave }.
aar-others = Other events
aar-arrived = Arrived
aar-lost = Lost
aar-unknown = an unknown unit
aar-cities = Cities taken
aar-taken-by = Taken by
aar-fallen = Units lost
aar-unit = Unit
aar-dice = Dice
aar-mean = Mean
aar-dice-note = Six-sided dice rolled in each side's actions; the mean of many is 3.5.
aar-went = Moved:
aar-went-retreat = Retreated:
aar-went-advance = Advanced:

# comparison

compare-title = { $game }: two times { $games ->
    [one] one game
   *[other] { $games } games
 }
compare-differences = What the option does
compare-decides = The option decides: with B, the share of games won by { $side } changes by { $gap } (95%: { $extent }).
compare-open = These games do not show that the option decides who wins: with B, the share of games won by { $side } changes by { $gap } (95%: { $extent }).
compare-plot = Difference of shares, B less A, with the 95% interval
compare-what = Figure
compare-gap = B − A
compare-extent = 95% interval
compare-clear = clear
compare-unclear = not clear
compare-note = Games with the same number have the same seed in both halves; differences are of such pairs. Clear: 0 lies outside the interval. With so many lines one in twenty may look clear by chance. A draw is half a win.
compare-wins = Won by { $of }
compare-player = Won by { $of } (player)
compare-lost = Steps lost: { $of }
compare-turns = Turns
compare-line = { $what }: { $a } → { $b }, { $apart } (95%: { $extent }), { $clear }
