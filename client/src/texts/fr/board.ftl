# La carte : ce qui est écrit dessus, et ce qui en est dit à voix haute.
board-label = Carte : { $title }
board-minimap = Carte d'ensemble
board-stack = { $hex } : { $units }
board-hidden = unité cachée, { $side }
board-cost = coût { $cost }
board-may = permis
board-stop = arrêt
board-target = cible possible
board-held = en main
board-ready = peut agir
board-taken = hex pris { $chance }
board-army = { $army } : { $units ->
    [one] { $units } unité
   *[other] { $units } unités
  }, { $attack } d'attaque
board-reserves = réserves : { $side }
