# La carte : ce qui est écrit dessus, et ce qui en est dit à voix haute.
board-label = Carte : { $title }
board-minimap = Carte d'ensemble
board-stack = { $hex } : { $units }
board-hidden = unité cachée, { $side }
board-cost = coût { $cost }
board-may = accessible
board-stop = arrêt obligatoire
board-target = cible possible
board-held = sélectionnée
board-ready = peut agir
board-taken = hex pris { $chance }
board-army = { $army } : { $units ->
    [one] { $units } unité
   *[other] { $units } unités
  }, { $attack } d'attaque
board-reserves = réserves : { $side }
