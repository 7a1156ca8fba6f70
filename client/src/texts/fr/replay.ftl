# Revoir une partie. Les phrases du jeu viennent du serveur.

replay-title = Revoir
replay-page = Revoir : { $title }
replay-turns = { $n ->
    [0] mise en place
    [one] un tour
   *[other] { $n } tours
}
replay-goes-on = partie en cours
replay-you = { $name } (vous)
replay-open = place libre
replay-to-table = Aller à la table
replay-journal = Télécharger le fichier de partie
replay-panel = Actions, notes, dés

## Où l'on se trouve

replay-beginning = Le début
replay-setup = Mise en place
replay-place = Tour { $turn }, { $phase }
replay-act = action { $n }
replay-act-of = action { $n } sur { $of }
replay-eyes = Partie en cours, telle que votre camp la voit.
replay-eyes-public = Partie en cours : seul ce qui est public est montré.
replay-refresh = Mettre à jour

## La carte

replay-view = Vue
replay-zoom-in = Rapprocher
replay-zoom-out = Éloigner
replay-front = Cadrer le front
replay-whole = Carte entière
replay-hide = Cacher les pions

## Les actes

replay-acts = Actions de la phase
replay-nothing = Rien à voir dans cette phase.
replay-go-act = Aller à l'action { $n }
replay-die = Dé : { $face }
replay-chances = Chances dans la colonne { $column }
replay-came = (obtenu)
replay-luck-of = { $side } : chance { $luck }
replay-because = Pourquoi :{" "}
replay-by-steward = joué par l'ordinateur pour le joueur absent

## Les notes

replay-note = Note
replay-note-where = action { $n }
replay-note-add = Ajouter une note ici
replay-note-empty = Signet sans texte
replay-note-edit = Modifier la note
replay-note-remove = Retirer la note
replay-note-remove-at = Retirer la note de l'action { $n }
replay-note-label = Note à l'action { $n }
replay-note-hint = Laissez vide pour un simple signet. La note reste dans ce navigateur.
replay-note-keep = Garder
replay-notes-none = Aucune note. La touche N en ajoute une à l'action affichée ; elle apparaît comme un drapeau sur le déroulé.

## Jouer d'ici, partager

replay-branch = Et si… ? Rejouer à partir d'ici
replay-branch-not = Pas encore possible d'ici
replay-branch-playing = Une partie d'essai dévoile toute la position et les dés à venir. Tant que vous jouez contre quelqu'un, elle reste donc fermée ; elle s'ouvrira à la fin de la partie.
replay-branch-meanwhile = En attendant, vous pouvez ajouter une note à chaque action.
replay-branch-over = Après cette action, la partie est finie : il n'y a plus rien à jouer. Reculez d'une action au moins.
replay-share = Partager
replay-share-what = Que partager ?
replay-share-act = Cette action
replay-share-phase = Cette phase
replay-share-turn = Ce tour
replay-share-send = Envoyer
replay-link = Lien
replay-copy = Copier
replay-copied = Le lien est copié.

## Dés, chance, victoire, pile

replay-panes = Que montrer ?
replay-pane-acts = Actions
replay-pane-dice = Dés
replay-pane-tracks = Victoire
replay-pane-notes = Notes
replay-pane-stack = Pile
replay-dice = dés
replay-dice-key = Résultats obtenus ; le nombre attendu en pointillé.
replay-dice-of = { $side }, { $n ->
    [0] aucun dé
    [one] un dé
   *[other] { $n } dés
}
replay-faces = { $side }, { $n ->
    [0] aucun dé
    [one] un dé
   *[other] { $n } dés
}. Résultats : { $faces }. Attendu pour chacune : { $expected }.
replay-luck = Chance
replay-luck-table = Chance de chaque camp
replay-mean = résultat moyen
replay-own = ses dés
replay-others = les autres
replay-total = en tout
replay-sum = cumul
replay-turn = tour
replay-by-turn = Tour par tour
replay-by-turn-of = Chance par tour : { $side }
replay-go-turn = Aller à la fin du tour { $turn }
replay-luck-how = Comment la chance est calculée
replay-luck-how-text = À chaque jet, l'ordinateur estime la position obtenue, et la moyenne de toutes celles que les dés pouvaient donner. L'écart est la chance du jet, en points de cette estimation : une unité, une ville, une victoire y ont chacune leur poids. Elle mesure les dés, et non la qualité du coup.
replay-luck-how-band = La bande est tracée d'après la dispersion exacte de chaque jet : à tout moment, avec les mêmes jets, environ 9 parties sur 10 y resteraient.
replay-luck-unit = en points de l'estimation de l'ordinateur
replay-luck-all = Chance sur toute la partie
replay-luck-here = chance { $luck }
replay-stack-none = Choisissez un hex de la carte pour voir ce qui s'y trouvait.
replay-stack-empty = Aucune unité.
replay-hidden = Unité cachée

## La sincérité des dés

replay-dice-true = dés vérifiés : { $n } sur { $n }
replay-dice-false = dés : la vérification échoue
replay-dice-sealed = dés scellés : { $n }
replay-dice-manual = dés lancés à la main : { $n }
replay-dice-seed = dés d'une graine connue : { $n }
replay-dice-script = dés écrits d'avance : { $n }
replay-dice-how-live = Une graine secrète a été tirée au début de la partie, et son empreinte publiée. Chaque dé en découle : personne, pas même le serveur, ne peut plus rien y changer.
replay-dice-how-manual = Les joueurs ont lancé leurs propres dés et saisi les résultats. Ils sont tous dans le fichier de partie ; rien ne permet de les vérifier.
replay-dice-how-seed = Les dés de cette partie découlent d'une graine connue.
replay-dice-how-script = Les dés de cette partie étaient écrits d'avance.
replay-dice-later = La graine sera révélée à la fin de la partie. Chacun pourra alors refaire chaque jet.
replay-dice-commit = Empreinte
replay-dice-seed-is = Graine
replay-dice-verify = Pour refaire tous les jets chez vous :{" "}

## Le déroulé

replay-course = Déroulé
replay-slider = Action affichée
replay-luck-title = Chance : { $side }
replay-turn-n = Tour { $turn }
replay-key-more = plus de chance que prévu
replay-key-less = moins
replay-key-band = environ 9 parties sur 10 dans la bande
replay-vcr = Pas à pas
replay-first = Début
replay-last = Fin
replay-back-act = Action précédente
replay-back-phase = Phase précédente
replay-back-turn = Tour précédent
replay-on-act = Action suivante
replay-on-phase = Phase suivante
replay-on-turn = Tour suivant
replay-play = Lire
replay-pause = Pause
replay-step = Pas
replay-step-act = action
replay-step-phase = phase
replay-step-turn = tour
replay-speed = Vitesse
replay-speed-now = Vitesse : { $speed }

## Touches

replay-keys = Touches
replay-key-home = Début
replay-key-end = Fin
replay-keys-act = action précédente, suivante
replay-keys-phase = phase précédente, suivante
replay-keys-turn = tour précédent, suivant (Alt aussi)
replay-keys-ends = aller au début, à la fin
replay-keys-play = lire, arrêter
replay-keys-note = ajouter une note à l'action affichée
replay-keys-front = cadrer le front
replay-keys-whole = carte entière
replay-keys-zoom = rapprocher, éloigner
replay-keys-hide = cacher les pions
replay-keys-map = jusqu'à la carte : les flèches y déplacent le curseur, Entrée montre la pile, Échap revient au déroulé
replay-keys-help = cette aide

# A game that cannot be played again.
replay-unplayable = Les règles de ce jeu ont été corrigées depuis, et la partie ne peut plus être montrée sur la carte. Voici ses actions et ses dés, tels qu'ils ont été écrits.
replay-unplayable-held = Les règles de ce jeu ont été corrigées depuis, et la partie ne peut être poursuivie pour l'instant. Voici ses actions et ses dés, tels qu'ils ont été écrits ; ceux de l'autre camp restent cachés.
replay-written = Actions telles qu'écrites
