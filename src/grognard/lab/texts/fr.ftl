lab-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
 }
lab-facts = Joueurs par place : { $players }. Graine { $seed }. { $acts ->
    [one] Un acte
   *[other] { $acts } actes
 }. { $failures ->
    [0] Toutes les parties sont allées à leur terme.
    [one] Une partie s'est interrompue.
   *[other] { $failures } parties se sont interrompues.
 }
lab-winners = Qui a gagné, avec l'intervalle à 95 %
lab-endings = Le tour où les parties ont fini
lab-games = Toutes les parties
lab-number = Partie
lab-winner = Vainqueur
lab-draw = Nul
lab-seat = Place
lab-how = Comment
lab-turn = Tour
lab-acts = Actes
lab-journal = Journal
lab-more = { $left } de plus dans games.csv.
