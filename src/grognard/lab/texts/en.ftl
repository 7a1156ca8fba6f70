lab-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
 }
lab-facts = Players by seat: { $players }. Seed { $seed }. { $acts ->
    [one] One act
   *[other] { $acts } acts
 }. { $failures ->
    [0] Every game was finished.
    [one] One game broke off.
   *[other] { $failures } games broke off.
 }
lab-winners = Who won, with the 95 % interval
lab-endings = The turn in which games ended
lab-games = Every game
lab-number = Game
lab-winner = Winner
lab-draw = Draw
lab-seat = Seat
lab-how = How
lab-turn = Turn
lab-acts = Acts
lab-journal = Journal
lab-more = { $left } more in games.csv.
