side-north = Nord
side-south = Sud
box-cup = dans le gobelet
box-hand = en main

phase-north-movement = Mouvement du Nord
phase-south-movement = Mouvement du Sud
phase-north-combat = Combat du Nord
phase-south-combat = Combat du Sud

verb-rail = aller par rail dans un hexagone
verb-send = l'envoyer hors de la carte
verb-support = ajouter un appui à l'attaque
verb-withdraw = retirer un appui de l'attaque
verb-spend = dépenser un appui pour une marche forcée
verb-fall = faire reculer une unité

mark-fought = a attaqué
mark-unfed = n'est plus ravitaillé
marked-unfed-on = Sans ravitaillement : { $units }.
marked-unfed-off = De nouveau ravitaillés : { $units }.

kind-corps = corps
kind-guard = garde
kind-support = appui

moved-rail = { $unit } : par rail de { $from } à { $to }.
placed-sent = { $unit } : hors de la carte ({ $to }).
removed-drawn = Appui tiré : { $unit }.
removed-spent = Appui dépensé : { $unit }.

giant-move = Prenez une unité à déplacer, ou terminez la phase.
giant-moving = Où va cette unité, à pied ou par rail ?
giant-fight = Choisissez un hexagone à attaquer, ou terminez la phase.
giant-retreat = Choisissez un hexagone où reculer.
giant-advance = { $hex } est vide : choisissez une unité qui avance.
giant-exploit = Avancer { $unit } d'un hexagone encore ?
giant-attack = Ajoutez des unités, puis attaquez.
giant-draw = Tirage d'un appui : { $face }.
giant-die = Combat : { $face }.
giant-result = Résultat : { $result }.
giant-over = Les trois tours sont joués.
giant-attacks = { $units } attaquent { $foes } en { $hex }.
giant-losses = { $left -> 
    [one] Choisissez qui perd le dernier pas.
   *[other] Choisissez qui perd un pas : il en reste { $left }.
 }
giant-why-guards-first = La garde perd le premier pas.
giant-why-spread = Chaque unité perd un pas avant qu'une autre en perde un second.
giant-why-forced = Une marche forcée est déjà payée.

giant-why-box = On quitte la carte pour attendre ou pour de bon, pas ainsi : { $box }.
giant-why-no-train = Seule une unité qui n'a pas bougé et se trouve sur une voie ferrée quitte la carte.
giant-why-unfed = Une unité sans ravitaillement n'attaque pas.

track-towns-north = villes du Nord
track-towns-south = villes du Sud
track-supports = appuis dans le gobelet
