side-north = Nord
side-south = Sud
box-cup = dans le gobelet
box-hand = en main

phase-north-movement = Mouvement du Nord
phase-south-movement = Mouvement du Sud
phase-north-combat = Combat du Nord
phase-south-combat = Combat du Sud

verb-rail = aller par rail dans un hexagone
verb-support = ajouter un appui à l'attaque

mark-fought = a attaqué

kind-corps = corps
kind-guard = garde
kind-support = appui

moved-rail = { $unit } : par rail de { $from } à { $to }.
removed-drawn = Appui tiré : { $unit }.
removed-spent = Appui dépensé : { $unit }.

giant-move = Prenez une unité à déplacer, ou terminez la phase.
giant-moving = Où va cette unité, à pied ou par rail ?
giant-fight = Choisissez un hexagone à attaquer, ou terminez la phase.
giant-attack = Ajoutez des appuis, puis attaquez.
giant-draw = Tirage d'un appui : { $face }.
giant-die = Combat : { $face }.
giant-result = Résultat : { $result }.
giant-over = Les trois tours sont joués.

track-towns-north = villes du Nord
track-towns-south = villes du Sud
track-supports = appuis dans le gobelet
