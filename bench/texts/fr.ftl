side-west = l'Ouest
side-east = l'Est
phase-west-movement = mouvement de l'Ouest
phase-west-combat = combat de l'Ouest
phase-east-movement = mouvement de l'Est
phase-east-combat = combat de l'Est
mark-moved = a bougé
mark-fought = a combattu
mark-lost = perdue
syn-move = prenez une unité à déplacer, ou terminez la phase.
syn-moving = où va { $unit } ?
syn-fight = désignez une cible, ou terminez la phase.
syn-retreat = par où la pile recule-t-elle ?
syn-die = Combat : { $face }.
syn-result = Résultat : { $result }.
syn-over = { $winner ->
    [""] Partie nulle.
   *[other] Victoire : { $winner }.
}
overlay-reach = Portée
overlay-reach-text = Ce que l'unité peut atteindre.
overlay-zoc = Zones de contrôle
overlay-zoc-text = Les zones de contrôle d'un camp.
game-subtitle = Un front inventé
army-plain = armée { $code }
