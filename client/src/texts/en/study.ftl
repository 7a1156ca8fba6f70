study-open = Study this game
study-kicker = Study
study-page = Study: { $title }
study-turn = Turn { $turn }, { $phase }
study-not-yet = Available when the game is over.

study-replay = Replay
study-replay-text = Every action on the map, forwards and backwards, with the dice, the luck and your notes.
study-share = Anyone with the link may see the replay
study-share-on = The game is over and its players allow it: the link opens for everyone.
study-share-later = The link will open for everyone when the game is over.
study-share-waits = Your opponent has not agreed yet: until then the link opens only for the players and for those who may watch.
study-share-off = The link opens only for the players and for those who may watch. Notes are never part of it.

study-report = After-action report
study-report-over = The whole game on one page: a map for each turn, fights and their odds, turning points, losses, dice.
study-report-own = The game so far on one page, as your side saw it: a map for each turn, fights, losses. Luck and turning points follow when the game is over.
study-report-go = Open the report

study-trial = What if?
study-trial-text = Play on from any position in a game of your own, with new dice. This game is not changed.
study-dealt = You play both sides of a game of your own, from the position as you know it. Whatever is hidden from you is dealt again at random, and the dice are new: nothing about the game in progress is revealed.
study-branch-now = Play on from the current position
study-branch-choose = Choose a position in the replay
study-branch-go = Play on
study-rated = A rated game cannot be exported or branched before it ends.

study-file = Game file
study-file-go = Download the file
study-file-text = Every action and every die, to keep, to check or to open with the program.
study-file-own = The position as you know it, with hidden information dealt again and new dice. The whole game can be downloaded when it is over.

study-lab = Laboratory
study-lab-text = The program plays hundreds of games between computer players and reports who wins, how often and why. Install it on your computer and type:
study-lab-batch = 100 games with this scenario and these options
study-lab-report = The report of this game, from its file
