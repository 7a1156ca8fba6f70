# L'atlas : la carte d'un jeu, à regarder.

atlas-title = Carte de { $game }
atlas-see = Voir la carte
atlas-see-of = Voir la carte de { $game }
atlas-panel = À propos de la carte
atlas-other = Une autre carte
atlas-count = { $count ->
    [one] un hex
   *[other] { $count } hex
}
atlas-search = Un lieu ou un numéro d'hex
atlas-found = { $count ->
    [0] Aucun résultat
    [one] Un résultat
   *[other] { $count } résultats
}
atlas-none = Aucun lieu de ce nom sur cette carte.
atlas-hex = Hex { $hex }
atlas-no-hex = Aucun hex choisi
atlas-hint = Cliquez sur un hex, ou déplacez-vous avec les flèches : tout ce qu'on en sait s'affiche ici, avec sa source.
atlas-key = Légende du terrain
atlas-svg-light = SVG, clair
atlas-svg-dark = SVG, sombre
