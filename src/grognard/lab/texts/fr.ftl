lab-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
 }
lab-facts = Joueurs par place : { $players }. Graine { $seed }. { $acts ->
    [one] Une action
   *[other] { $acts } actions
 }. { $failures ->
    [0] Toutes les parties sont allées à leur terme.
    [one] Une partie s'est interrompue.
   *[other] { $failures } parties se sont interrompues.
 }
lab-winners = Qui a gagné, avec l'intervalle à 95 %
lab-endings = Le tour où les parties ont fini
lab-games = Toutes les parties
lab-number = Partie
lab-winner = Vainqueur
lab-draw = Nul
lab-seat = Place
lab-how = Comment
lab-turn = Tour
lab-acts = Actions
lab-journal = Fichier
lab-more = { $left } de plus dans games.csv.

# report

lab-options = Options modifiées : { $options }.
lab-option = { $name } : { $value }
lab-by-player = Par joueur
lab-players-note = Dans la part, un nul compte pour une demi-victoire ; l'intervalle vaut pour 95 séries sur 100.
lab-player = Joueur
lab-with = avec
lab-both = les deux camps
lab-won = Gagnées
lab-drawn = Nulles
lab-lost = Perdues
lab-share = Part
lab-pairs = Paire par paire
lab-pairs-told = { $pairs ->
    [one] Une paire
   *[other] { $pairs } paires
 } de parties aux mêmes dés, camps échangés : { $one } fait mieux dans { $won }, { $other } dans { $lost }, { $even } sont égales. Test des signes p { $p }. En points par partie, { $one } est à { $gap } de { $other } (95 % : { $extent }).
lab-ends = Comment les parties ont fini
lab-points = Points
lab-points-plot = Points de victoire à la fin de chaque tour
lab-score = Évaluation
lab-score-plot = Évaluation de la position par le jeu lui-même ({ $side })
lab-band = Trait : moyenne de toutes les parties. Bande : toutes sauf le dixième le plus bas et le plus haut. Une partie finie garde son dernier chiffre.
lab-losses = Pertes
lab-losses-each = Pas perdus à chaque tour, en moyenne
lab-losses-total = Pas perdus jusque-là
lab-steps-left = Pas sur la carte
lab-control = Qui tenait quoi
lab-heat-most = { $side }, 80 % des parties ou plus
lab-heat-more = { $side }, 60 % ou plus
lab-heat-even = disputé
lab-heat-note = Un hex appartient au camp dont une unité y est passée en dernier. Chiffres : la part d'un camp ({ $side }), en pour cent, des parties où une unité y est passée. Petits hex : une unité y est passée dans moins d'un quart des parties.
lab-heat-turn = Après le tour { $turn }
lab-heat-end = À la fin
lab-luck = Chance
lab-luck-note = Pour chaque jet, son effet sur l'évaluation du jeu est comparé à la moyenne de toutes ses issues ; un résultat qui laisse encore un choix est suivi avec le choix qui paraît le meilleur sur le moment. Au-dessus de zéro, les dés ont favorisé un camp ({ $side }), au-dessous l'autre. Les jets qui pouvaient finir la partie sont laissés de côté : la victoire vaut plus que tout le reste.
lab-luck-spread = Répartition de la chance entre les parties
lab-luck-axis = chance ({ $side })
lab-luck-cloud = Ce qu'on attendait des dés, et ce qu'ils ont donné
lab-expected = Attendu
lab-actual = Obtenu
lab-luck-told = Corrélation entre chance et résultat ({ $side }) : r = { $r } (95 % : { $extent }). La chance explique environ { $share } du résultat.
lab-luck-none = Ces parties ne montrent pas si la chance a décidé : trop peu de parties, ou toutes du même résultat.
lab-luck-n = Chance
lab-by-odds = Attaques par rapport de force
lab-by-odds-note = Changement moyen de l'évaluation, pour l'attaquant : attendu avant le jet, et obtenu.
lab-odds = Colonne
lab-attacks = Attaques
lab-games-n = Parties
lab-sides = Joueurs par camp
lab-players = Joueurs

lab-cities = Villes prises
lab-city = Ville
lab-taken-by = Prise par
lab-fall-share = Part des parties
lab-first-fall = Au plus tôt
lab-usual-fall = En général
lab-last-fall = Au plus tard
lab-cities-note = La première prise de chaque partie compte. En général : la médiane des parties où la ville a été prise.

# after-action report

aar-title = compte rendu
aar-not-over = Pas finie : tour { $turn }, { $phase }. Telle que la connaît ce camp : { $side }.
aar-turns = Tours
aar-acts = Actions
aar-options = Options
aar-usual = celles par défaut
aar-rules = Règles
aar-eyes = Vu par
aar-course = Le cours de la partie
aar-strength = Pas sur la carte
aar-losses = Pas perdus jusque-là
aar-score = Évaluation de la position ({ $side })
aar-luck = Chance cumulée ({ $side })
aar-luck-note = La chance d'un jet est le changement qu'il a causé dans l'évaluation du jeu, moins la moyenne de toutes ses issues. Au-dessus de zéro elle a favorisé un camp, { $side }, au-dessous l'autre. Les jets qui pouvaient finir la partie ne sont pas dans la courbe.
aar-swings = Tournants
aar-swings-note = Les jets les plus éloignés de ce qu'on pouvait attendre. Attendu et écart sont des changements de l'évaluation, positifs pour { $side } ; un jet qui gagne la partie compte mille.
aar-when = Tour
aar-who = Camp
aar-where = Où
aar-column = Rapport
aar-came = Résultat
aar-expected = Attendu
aar-swing = Écart
aar-setup = Mise en place
aar-turn = Tour { $turn }
aar-map-setup = Avant le premier tour
aar-map = Unités à la fin du tour ; flèches : leurs chemins, en pointillé quand elles ont reculé ; étoiles : attaques, par leur numéro
aar-fights = Combats
aar-why = Pourquoi : { $why }.
aar-aims = But des mouvements
aar-aim = { $why } ({ $units })
aar-die = dés
aar-good = Dés favorables à l'attaquant : { $gave }.
aar-bad = Dés défavorables à l'attaquant : { $gave }.
aar-even-luck = Dés à peu près comme attendu : { $gave }.
aar-others = Autres événements
aar-arrived = Arrivées
aar-lost = Pertes
aar-unknown = une unité inconnue
aar-cities = Villes prises
aar-taken-by = Prise par
aar-fallen = Unités perdues
aar-unit = Unité
aar-dice = Dés
aar-mean = Moyenne
aar-dice-note = Dés à six faces lancés dans les actions de chaque camp ; la moyenne d'un grand nombre est 3,5.
aar-went = Déplacées :
aar-went-retreat = Ont reculé :
aar-went-advance = Ont avancé :

# comparison

compare-title = { $game } : deux fois { $games ->
    [one] une partie
   *[other] { $games } parties
 }
compare-differences = Ce que fait l'option
compare-decides = L'option décide : avec B, la part des parties gagnées par { $side } change de { $gap } (95 % : { $extent }).
compare-open = Ces parties ne montrent pas que l'option décide du vainqueur : avec B, la part des parties gagnées par { $side } change de { $gap } (95 % : { $extent }).
compare-plot = Différence des parts, B moins A, avec l'intervalle à 95 %
compare-what = Mesure
compare-gap = B − A
compare-extent = Intervalle à 95 %
compare-clear = net
compare-unclear = pas net
compare-note = Les parties de même numéro ont la même graine dans les deux moitiés ; les différences sont celles de ces paires. Net : zéro est hors de l'intervalle. Avec autant de lignes, une sur vingt peut paraître nette par hasard. Un nul est une demi-victoire.
compare-wins = Gagnées : { $of }
compare-player = Gagnées : { $of } (joueur)
compare-lost = Pas perdus : { $of }
compare-turns = Tours
compare-line = { $what } : { $a } → { $b }, { $apart } (95 % : { $extent }), { $clear }
