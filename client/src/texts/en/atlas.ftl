# The atlas: the map of a game, to look at.

atlas-title = Map of { $game }
atlas-see = See the map
atlas-see-of = See the map of { $game }
atlas-panel = About the map
atlas-other = Another map
atlas-count = { $count ->
    [one] one hex
   *[other] { $count } hexes
}
atlas-search = A place or a hex number
atlas-found = { $count ->
    [0] Nothing found
    [one] 1 result
   *[other] { $count } results
}
atlas-none = No place of that name on this map.
atlas-hex = Hex { $hex }
atlas-no-hex = No hex chosen
atlas-hint = Click a hex, or use the arrow keys: everything known about it is shown here, with its source.
atlas-key = Terrain key
atlas-svg-light = SVG, light
atlas-svg-dark = SVG, dark
