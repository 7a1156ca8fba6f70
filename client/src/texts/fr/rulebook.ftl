# Le livret : nos résumés, paragraphe par paragraphe.

rulebook-title = Livret de { $game }
rulebook-note = Nos résumés, paragraphe par paragraphe, et l'interprétation que le programme applique. Version { $version } des règles.
rulebook-search = Chercher un mot ou un paragraphe
rulebook-kind = Sujet
rulebook-all = tous les sujets
rulebook-count = { $count ->
    [0] aucun paragraphe
    [one] un paragraphe
   *[other] { $count } paragraphes
}
rulebook-none = Aucun résultat dans ce livret.
rulebook-chapters = Chapitres
rulebook-chapter = Chapitre { $chapter }
rulebook-games = Jeux
rulebook-link = Adresse du paragraphe { $cite }
