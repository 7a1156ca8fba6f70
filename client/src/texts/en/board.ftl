# The map: what is written on it, and what is said of it aloud.
board-label = Map: { $title }
board-minimap = Overview map
board-stack = { $hex }: { $units }
board-hidden = hidden unit, { $side }
board-cost = cost { $cost }
board-may = allowed
board-stop = stop
board-target = possible target
board-held = selected
board-ready = may act
board-taken = hex taken { $chance }
board-army = { $army }: { $units ->
    [one] { $units } unit
   *[other] { $units } units
  }, { $attack } attack
board-reserves = reserves: { $side }
