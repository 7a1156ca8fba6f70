# Ce que lit un joueur, hors des mots propres à un jeu.

## Mots

list-and = { $first } et { $last }
list-break = { " ; " }
unit-ref = { $name } ({ $id })
unit-brief = { $id }
unit-plain = { $name }
hex-ref = { $hex } { $place }
hidden-unit = une unité inconnue
hidden-units = { $n ->
    [one] une unité inconnue
   *[other] { $n } unités inconnues
}
box-pool = en attente
box-dead = éliminées
box-gone = hors jeu
box-absent = hors du scénario
marker-control = Contrôle : { $side }
unit-in = en { $hex }
value-yes = oui
value-no = non
cost = { $points } PM

noun-hex = { " HEX" }
noun-unit = { " UNITÉ" }
noun-box = { " CASE" }
noun-option = { " VALEUR" }
noun-button = { "" }

kind-infantry = infanterie
kind-cavalry = cavalerie
kind-artillery = artillerie
kind-tank = tanks
kind-hq = QG
kind-sailors = marins
kind-gunboat = canonnière
kind-train = train blindé
kind-militia = milice

phase-before = avant la partie
phase-over = partie terminée

## Une position en mots

heading = { $title } · { $turn } · { $phase }
turn-setup = mise en place
turn-of = tour { $turn } sur { $length }
turn-is = tour { $turn }
prompt = { $side } : { $asked } ({ $cite })
prompt-waiting = On attend { $side } ({ $cite }).
prompt-over = Partie terminée. { $result } ({ $cite })
waiting = On attend l'adversaire.
game-over = La partie est terminée.
verb-line = { $verb }{ $kind } : { $means } ({ $cite })
stack-line = { $hex } : { $units }

## Ce qui arrive

moved-move = { $unit } : de { $from } à { $to }.
moved-retreat = { $unit } : recul de { $from } à { $to }.
moved-advance = { $unit } : avance de { $from } à { $to }.
placed-set-up = En place en { $to } : { $unit }.
placed-entry = Entrée en { $to } : { $unit }.
placed-many-set-up = { $n ->
    [one] Une unité prend place : { $where }.
   *[other] { $n } unités prennent place : { $where }.
}
removed-combat = Unité éliminée au combat en { $from } : { $unit }.
removed-exchange = Unité éliminée à l'échange en { $from } : { $unit }.
removed-no-retreat = Recul impossible, unité éliminée en { $from } : { $unit }.
removed-lifted = Placement annulé : { $unit }.
step-lost = { $left ->
    [one] Un pas perdu, il en reste un : { $unit }.
   *[other] Un pas perdu, il en reste { $left } : { $unit }.
}
revealed = { $n ->
    [one] Une unité est dévoilée.
   *[other] { $n } unités sont dévoilées.
}
turned = Tour { $turn }.
phased = Phase : { $phase }.
skipped = Phase passée : { $phase }, { $why }.
skipped-why = il n'y a rien à y faire
seated = Les joueurs échangent leurs camps.

## Actes

verb-unit = choisir une unité
verb-at = placer l'unité dans un hex
verb-drop = désélectionner l'unité
verb-to = déplacer vers un hex
verb-done = s'arrêter là
verb-end_phase = terminer la phase
verb-target = attaquer un hex
verb-join = engager une unité dans l'attaque
verb-leave = retirer une unité de l'attaque
verb-attack = lancer l'attaque
verb-cancel = annuler l'attaque
verb-back = reculer vers un hex
verb-advance = avancer une unité
verb-stay = s'arrêter là
verb-halt = arrêter les avances

## Refus et raisons

refused = Refusé : { $act }. { $title } ({ $cite }) : { $summary }
refused-side = Refusé : { $act }. C'est à l'autre camp de décider : { $side }. { $title } ({ $cite }) : { $summary }
refused-over = Refusé : { $act }. La partie est terminée. { $title } ({ $cite }) : { $summary }
act-because = { $act } : { $why }
why-legal = Permis : { $act }. { $title } ({ $cite }) : { $summary }
why-not = Interdit : { $act }. { $title } ({ $cite }) : { $summary }
why-not-yours = C'est à l'autre camp de décider : { $side }.
why-over = La partie est terminée.

why-no-noun = Cette action ne prend ni hex ni unité.
why-not-now = Cette action n'est pas possible en ce moment.
why-nothing-such = Cet hex ou cette unité n'existe pas.
why-number = Il faut un nombre de { $least } à { $most }.
why-eliminated = Unité éliminée : { $unit }.
why-left-the-game = Hors jeu : { $unit }.
why-not-in-this-game = Absent de ce scénario ou de cette variante : { $unit }.
why-comes-later = Arrivée au tour { $turn } : { $unit }.
why-in-a-box = { $unit } : { $place }.
why-off-map = Hors de la carte : { $unit }.
why-enemy-unit = Unité de l'autre camp : { $unit }.
why-own-unit = Unité de votre camp : { $unit }.
why-on-map = Déjà sur la carte : { $unit }.
why-no-unit = Aucune unité n'est sélectionnée.
why-moved = L'unité a déjà bougé dans cette phase.
why-stopped = L'unité s'est arrêtée en ZdC ennemie dans cette phase.
why-spent = L'unité n'a plus de PM.
why-fought = L'unité a déjà attaqué dans cette phase.
why-no-strength = L'unité n'a pas de force d'attaque.
why-already-there = L'unité est déjà en { $hex }.
why-no-way = Aucun chemin ne mène en { $hex }.
why-too-far = Il faut { $needed } PM, il en reste { $left } : { $charges }.
why-enemy-there = Un ennemi se trouve en { $hex } : { $units }.
why-enemy-on-the-way = Un ennemi barre le chemin en { $hex } : { $units }.
why-zoc-stops = Le mouvement doit s'arrêter en { $hex }, en ZdC ennemie : { $units }.
why-in-zoc = { $hex } est en ZdC ennemie : { $units }.
why-full = { $hex } est plein : { $units }.
why-overfull = Empilement dépassé : { $hexes }.
why-not-crowded = Hors d'un hex en surempilement : { $unit }.
why-can-move-off = Une unité de cet hex peut encore le quitter.
why-only-in = Possible seulement en { $hexes }.
why-outside-area = { $hex } est hors de la zone permise.
why-placed = Déjà en place en { $hex } : { $unit }.
why-not-placed = Pas encore en place : { $unit }.
why-nothing-to-place = Aucune unité restante ne peut être placée.
why-units-left = { $many ->
    [one] Il reste 1 unité à placer.
   *[other] Il reste { $many } unités à placer.
}
why-out-of-range = { $far ->
    [one] À 1 hex de { $hex } : { $unit }.
   *[other] À { $far } hex de { $hex } : { $unit }.
}
why-no-unit-beside = Aucune unité capable d'attaquer n'est adjacente.
why-attacked = Cet hex a déjà été attaqué dans cette phase.
why-no-enemy-there = Aucun ennemi attaquable ne se trouve en { $hex }.
why-in-the-attack = L'unité participe déjà à cette attaque.
why-not-in-the-attack = Ne participe pas à cette attaque : { $unit }.
why-no-attackers = Aucune unité ne participe encore à l'attaque.
why-no-loss = Ne peut pas subir cette perte : { $unit }.
why-not-an-attacker = N'est pas un attaquant survivant : { $unit }.
why-not-vacated = L'hex attaqué n'est pas vacant.
why-cannot-enter = Ce type d'unité ne peut pas entrer dans l'hex.
why-no-retreat = N'a pas à reculer : { $unit }.
why-retreat-adjacent = { $hex } est à { $far } hex : une retraite va d'un hex à un hex adjacent.
why-advance-adjacent = { $hex } est à { $far } hex : une avance va d'un hex à un hex adjacent.

charge-ground = terrain
charge-clear = clair
charge-rough = accidenté
charge-woods = boisé
charge-marsh = marais
charge-town = ville
charge-city = ville
charge-village = village
charge-fort = fortification
charge-river = rivière
charge-road = route
charge-zoc = ZdC ennemie

## Rapport de forces

odds-head = Attaque sur { $hex } : { $attack } contre { $defence }
odds-strength = { $unit } : { $value } ({ $cite })
odds-terrain = { $what } : défense doublée ({ $cite })
odds-terrain-no = { $what } : sans objet ({ $cite })
odds-before = Colonne avant décalages : { $column }
odds-shift = { $what } : { $columns } ({ $cite })
odds-shift-no = { $what } : sans objet ({ $cite })
odds-column = Colonne lue : { $column }
odds-quality = qualité : { $mine } contre { $theirs }, un dé chacun
odds-sixths = { $n }/{ $of }
odds-result = { $result }, { $means } : { $sixths }, { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-outlook = À attendre, en pas perdus : attaquant { NUMBER($attacker, minimumFractionDigits: 1, maximumFractionDigits: 1) }, défenseur { NUMBER($defender, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Hex pris : { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }
odds-reroll = Une relance est possible ({ $cite }) : ces chances sont celles d'un seul jet.
outcome-none = sans effet
outcome-back = { $whole ->
    [attacker] { $n ->
        [one] l'attaquant recule d'un hex
       *[other] l'attaquant recule de { $n } hex
    }
    [defender] { $n ->
        [one] le défenseur recule d'un hex
       *[other] le défenseur recule de { $n } hex
    }
   *[part] { $n ->
        [one] recul d'un hex : { $units }
       *[other] recul de { $n } hex : { $units }
    }
}
outcome-steps = { $role ->
    [attacker] { $n ->
        [one] l'attaquant perd un pas
       *[other] l'attaquant perd { $n } pas
    }
   *[defender] { $n ->
        [one] le défenseur perd un pas
       *[other] le défenseur perd { $n } pas
    }
}
outcome-steps-zone = { $role ->
    [attacker] { $n ->
        [one] l'attaquant perd un pas en reculant en ZdC ennemie
       *[other] l'attaquant perd { $n } pas en reculant en ZdC ennemie
    }
   *[defender] { $n ->
        [one] le défenseur perd un pas en reculant en ZdC ennemie
       *[other] le défenseur perd { $n } pas en reculant en ZdC ennemie
    }
}
outcome-steps-hold = { $role ->
    [attacker] { $n ->
        [one] l'attaquant perd un pas au lieu du recul obligatoire
       *[other] l'attaquant perd { $n } pas au lieu du recul obligatoire
    }
   *[defender] { $n ->
        [one] le défenseur perd un pas au lieu du recul obligatoire
       *[other] le défenseur perd { $n } pas au lieu du recul obligatoire
    }
}
outcome-eliminated = { $whole ->
    [attacker] l'attaquant est éliminé
    [defender] le défenseur est éliminé
   *[part] élimination : { $units }
}
outcome-eliminated-zone = { $whole ->
    [attacker] l'attaquant est éliminé en reculant en ZdC ennemie
    [defender] le défenseur est éliminé en reculant en ZdC ennemie
   *[part] élimination en reculant en ZdC ennemie : { $units }
}
outcome-eliminated-hold = { $whole ->
    [attacker] l'attaquant est éliminé au lieu du recul obligatoire
    [defender] le défenseur est éliminé au lieu du recul obligatoire
   *[part] élimination au lieu du recul obligatoire : { $units }
}
outcome-no-retreat = { $whole ->
    [attacker] l'attaquant ne peut reculer et est éliminé
    [defender] le défenseur ne peut reculer et est éliminé
   *[part] recul impossible, élimination : { $units }
}
outcome-taken = l'attaquant entre dans l'hex
outcome-ends = la partie prend fin
no-odds = aucune attaque n'est en préparation : donnez l'hex visé et les unités, ou commencez par « target »

## Commandes

help-grognard = Des jeux de guerre à hex dont chaque règle est appliquée, citée et expliquée.
help-metavar = COMMANDE
help-help = montrer cette aide
help-version = montrer la version
help-usage = usage :
help-positionals = arguments
help-options = options
help-lang = langue des textes (d'après LC_ALL ou LANG, sinon l'anglais)
help-play = ouvrir la table dans le navigateur
help-games = les jeux, leurs scénarios et leurs options
help-new = commencer un nouveau fichier de partie
help-show = la vue et le menu d'un camp
help-act = jouer une action
help-why = expliquer pourquoi une action est permise ou non
help-odds = montrer les chances exactes de l'attaque en préparation
help-undo = annuler la dernière action
help-redo = rétablir l'action annulée
help-replay = revoir une partie et la vérifier
help-sim = faire jouer des robots entre eux
help-map = dessiner la carte, ou décrire un hex
help-rules = nos résumés des règles, et leur couverture
help-check = vérifier les fichiers de données et les textes
help-new-game = commencer un nouveau jeu, copie du jouet

help-arg-game = le jeu, par exemple ts
help-arg-journal = le fichier de partie
help-arg-journal-play = le fichier de partie à reprendre ou à créer
help-arg-players = qui joue, dans l'ordre des camps : human ou le nom d'un robot
help-arg-players-sim = qui joue, dans l'ordre des camps : deux robots par leur nom, marshal:5 avec ses secondes par tour
help-arg-data-pack = dossier dont les fichiers remplacent nos données
help-arg-scenario = le scénario
help-arg-option = une option et sa valeur ; peut se répéter
help-arg-seed = graine publique des dés
help-arg-dice = manual : lancer ses propres dés ; script:3,1,6 : dés d'une liste
help-arg-roll = les résultats des dés lancés à la main
help-arg-plain = sans carte ni couleurs : tout en mots
help-arg-json = répondre en JSON
help-arg-all = aussi le jeu d'essai
help-arg-position = fichier TOML d'une situation de départ
help-arg-output = le fichier à écrire
help-arg-new_id = l'identifiant du nouveau jeu
help-arg-folder = le nom de son dossier, si ce n'est pas l'identifiant
new-game-made = { $game } : { $n } fichiers dans games/{ $folder } et tests/games/{ $folder }. Ensuite : grognard check { $game }
new-game-where = new-game ne travaille que dans le dépôt du programme
new-game-name = « { $name } » : des minuscules, des chiffres et des tirets bas, une lettre d'abord
new-game-taken = il y a déjà un jeu « { $game } »
help-arg-as = le camp pour lequel on regarde ou on joue
help-arg-verb = le verbe de l'action
help-arg-noun = le complément de l'action : hex, unité ou valeur
help-arg-words = l'hex visé (ou le navire), puis les unités qui attaquent
help-arg-verify = vérifier la chaîne, les positions et les dés
help-arg-games = nombre de parties
help-arg-workers = nombre de processus
help-arg-out = dossier des résultats ; une série interrompue y reprend
help-arg-dpi = points par pouce d'un .png : un hex a alors sa taille imprimée
help-arg-layers = les couches à dessiner
help-arg-at = l'hex autour duquel une grande carte est montrée
help-arg-whole = toute une grande carte, et chaque pile
help-arg-hex = un hex à décrire en mots
help-arg-id = un paragraphe (TS V.4) ou un chapitre (V)
help-arg-coverage = paragraphe par paragraphe, le code et les tests
help-arg-strict = échouer s'il manque quelque chose
help-arg-counts = la carte en nombres
help-arg-pins = repère par repère, ce que la règle dit de la carte

args-required = il manque : { $names }
args-unknown = arguments inconnus : { $names }
args-choice = { $name } : { $given } n'existe pas ; valeurs possibles : { $names }
args-value = { $name } : une valeur est attendue
args-number = { $name } : { $given } n'est pas un nombre entier
args-ambiguous = { $name } peut se lire de plusieurs façons : { $names }

new-done = { $path } : nouvelle partie, { $dice }
dicemode-live = dés tirés d'un secret gardé à côté du journal et révélé à la fin
dicemode-seed = dés tirés d'une graine publique
dicemode-script = dés pris dans une liste
dicemode-manual = dés lancés à la main
undone = Annulé : { $act }.
redone = Rétabli : { $act }.
replay-act = { $n }. { $side } : { $act }
replay-verified = Vérifié : { $acts ->
    [0] aucune action
    [one] une action
   *[other] { $acts } actions
}, { $dice ->
    [0] aucun dé
    [one] un dé
   *[other] { $dice } dés
}. La chaîne et les positions sont correctes.
verified-manual = Les dés ont été lancés à la main : rien à vérifier.
verified-script = Les dés sont ceux de la liste fournie.
verified-open = Les dés découlent de la graine publique donnée au départ.
verified-sidecar = Les dés découlent du secret gardé à côté du journal, et ce secret correspond à l'empreinte publiée.
verified-revealed = Les dés découlent du secret révélé, et ce secret correspond à l'empreinte publiée.
verified-sealed = Le secret des dés n'est pas encore révélé : l'empreinte publiée ne peut pas être vérifiée.
map-done = { $path } : carte dessinée
hex-labels = numéros : { $labels }
hex-ground = sol : { $ground } ({ $source })
hex-attribute = { $name } : { $value }
hex-side = { $way } ({ $hex }) : { $what } ({ $source })
hex-called = { $what }, { $name }
hex-gauge = { $kind }, { $gauge }
hex-line = { $kind } « { $line } » : { $ways } ({ $source })
hex-place = lieu : { $name }, { $kind } ({ $source })
hex-area = zone : { $area } ({ $source })
counts-hexes = { $many } hex, { $areas } zones
counts-terrain = hex par terrain : { $counted }
counts-features = hex par signe : { $counted }
counts-sides = côtés d'hex : { $counted }
counts-lines = hex sur une ligne : { $counted }
counts-places = lieux : { $counted }
counts-source = lignes, { $name } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
source-rulebook = la règle
source-derived = déduit de la règle
source-found = trouvé
source-reconstructed = reconstitué
source-reconstructed-chart = nos tableaux
source-reconstructed-hand = dessin à la main
source-reconstructed-geodata = données géographiques
attribute-country = pays
attribute-district = district
attribute-weather = zone météo
attribute-theatre = théâtre
gauge-broad = écartement large
gauge-standard = écartement standard
gauge-narrow = écartement étroit
place-city = grande ville
place-town = ville
place-village = village
place-river = rivière
place-region = région
place-sea = mer
place-lake = lac
place-height = hauteur
place-station = gare
attribute-border39 = frontières de 1939
attribute-zone = zone météo
attribute-sea = mer
attribute-start = au départ
place-full_city = hex de ville complet
place-partial_city = hex de ville partiel
place-dot_city = ville point
place-reference_city = ville référence
place-minor_city = ville mineure
country-germany = Allemagne
country-ussr = URSS
country-baltic = États baltes
country-poland = Pologne
country-lithuania = Lituanie
country-latvia = Lettonie
country-estonia = Estonie
country-finland = Finlande
country-sweden = Suède
country-norway = Norvège
country-slovakia = Slovaquie
country-hungary = Hongrie
country-romania = Roumanie
country-rumania = Roumanie
country-bulgaria = Bulgarie
country-yugoslavia = Yougoslavie
country-greece = Grèce
country-turkey = Turquie
country-iran = Iran
country-italy = Italie
country-abroad = hors du jeu
zone-a = A
zone-b = B
zone-c = C
zone-d = D
zone-g = G
theatre-finnish = finlandais
theatre-arctic = arctique
start-axis = l'Axe
start-soviet = les Soviétiques
sea-arctic = océan Arctique
sea-baltic = mer Baltique
sea-black = mer Noire
sea-caspian = mer Caspienne
district-leningrad = Leningrad
district-baltic = Baltique
district-western = Ouest
district-kiev = Kiev
district-odessa = Odessa
district-kharkov = Kharkov
district-orel = Orel
district-moscow = Moscou
district-arkhangelsk = Arkhangelsk
district-north_caucasus = Caucase du Nord
district-transcaucasus = Transcaucasie
district-volga = Volga

games-title = { $id } · { $title }
games-scenario = scénario { $id } : { $title }
games-sides = camps : { $sides }
games-size = carte de { $columns } sur { $rows } ({ $hexes } hex), { $units } unités
games-reconstructed = données reconstituées : { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
games-options = options (* : la valeur par défaut)
games-option = { $name } = { $values } : { $text } ({ $cite })
games-map-only = carte seule, règles à venir : { $names } (grognard map { $first })
rules-row = { $id } { $title } : { $summary }
rules-ruling = Interprétation : { $ruling }
coverage-sum = { $game } : { $rows } paragraphes, { $wanted } à appliquer, { $enforced } appliqués et testés
coverage-no-tests = Aucun test trouvé : lancez la commande dans le dépôt du programme.
coverage-lacks-both = { $id } : ni code ni test
coverage-lacks-code = { $id } : pas de code
coverage-lacks-tests = { $id } : pas de test
coverage-unknown = citation d'un paragraphe inconnu : { $where }
check-good = { $game } : aucune faute. { $rows } lignes de données, dont { $reconstructed } reconstituées ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }).
check-file = { $file } : { $rows } lignes, { $reconstructed } reconstituées
check-good-map = { $game } : aucune faute. { $rows } lignes de la carte, dont { $reconstructed } reconstituées ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }).
check-pins = { $many ->
    [one] un repère de la règle tient
   *[other] { $many } repères de la règle tiennent
}
check-pin-head = { $game } : { $held } repères sur { $many } tiennent
pin-pass = tient : { $claim } { $at }{ $value } ({ $source })
pin-fail = NE TIENT PAS : { $claim } { $at }{ $value } : on trouve { $found } ({ $source })
check-pack-game = check : indiquez le jeu auquel appartient le dossier de données

## Erreurs

internal-error = erreur interne ({ $what }). Avec GROGNARD_DEBUG=1, vous aurez le détail.
bad-game = aucun jeu ne s'appelle « { $game } » (jeux : { $names })
bad-option = l'option « { $name } » est inconnue (options : { $names })
bad-option-value = option { $name } : « { $value } » n'existe pas ; valeurs possibles : { $names } ({ $cite })
bad-option-settled = option { $name } : fixée par le scénario { $scenario } ; { $value } n'aurait aucun effet
bad-scenario = le scénario « { $scenario } » n'existe pas ; scénarios : { $names }
bad-hex = « { $hex } » n'est pas un hex de cette carte
bad-place = « { $place } » n'est ni un hex de cette carte ni une case
bad-verb = aucune action ne s'appelle « { $verb } »{ $near ->
    [none] { "" }
   *[other] { " (vouliez-vous dire « " }{ $near }{ " » ?)" }
}
bad-button = { $verb } ne prend pas de complément (« { $noun } »)
bad-no-noun = { $verb } : il manque { $kind ->
    [hex] un hex
    [unit] une unité
    [box] une case
   *[option] une valeur
}
bad-choice = { $verb } : « { $noun } » n'existe pas ; valeurs possibles : { $names }
bad-noun = { $verb } : « { $noun } » n'est pas { $kind ->
    [hex] un hex
    [box] une case
   *[unit] une unité
} de ce jeu{ $near ->
    [none] { "" }
   *[other] { " (vouliez-vous dire « " }{ $near }{ " » ?)" }
}
bad-side = --as : « { $side } » n'est pas un camp ; camps : { $names }
bad-setting = --option : « { $word } » n'est pas NOM=VALEUR
setting-twice = --option : { $name } est donné deux fois
bad-paragraph = aucun paragraphe ne s'appelle « { $id } »{ $near ->
    [none] { "" }
   *[other] { " (proches : " }{ $near })
}
bad-layer = --layers : « { $layer } » n'existe pas ; couches : { $names }
dpi-png = { $path } : seul un .png a des points par pouce
bad-picture = { $path } : ni .svg ni .png
bad-player = aucun joueur ne s'appelle « { $name } » (joueurs : { $names }){ $near ->
    [none] { "" }
   *[other] { " ; vouliez-vous dire « " }{ $near }{ " » ?" }
}
bad-count = { $what } : au moins 1 ({ $number } donné)
bad-count-most = { $what } : au plus { $most } ({ $number } donné)
journal-entry = ce n'est pas une ligne d'un fichier de partie Grognard
journal-header = ce n'est pas un fichier de partie Grognard
dice-header = dés : l'en-tête ne dit pas d'où viennent les dés
dice-unrevealed = dés : la partie est finie et son secret n'a pas été révélé
data-number = « { $given } » n'est pas un nombre entier
data-unknown = « { $given } » est inconnu{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire « { $near } » ?)
 }
data-source = « { $given } » ne nomme aucune source (rulebook …, derived …, found …, reconstructed)
data-no-folder = ce dossier n'existe pas
data-no-such-file = un dossier de données n'a pas de fichier de ce nom{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire { $near } ?)
 }
data-columns = { $many } colonnes là où il en faut { $wanted }
data-unknown-column = colonne inconnue : « { $column } »{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire « { $near } » ?)
 }
data-missing-column = il manque la colonne « { $column } »
data-column-twice = une colonne est donnée deux fois
data-missing-key = il manque { $key }
data-kind = { $key } : « { $given } » n'est pas du bon type
data-none-of = { $key } : « { $given } » n'existe pas ; valeurs possibles : { $names }
data-too-deep = trop de niveaux imbriqués
data-twice = { $given } est donné deux fois
data-negative = un nombre négatif
data-die-rows = les lignes vont de { $first } à { $last }
data-rows = il faut { $many } lignes
data-no-row = aucune ligne pour { $name }
map-size = { $key } : de 1 à 99
map-apart = { $a } et { $b } ne se touchent pas
map-chain = deux hex de la chaîne ne se touchent pas
no-rules-yet = { $game } : les règles de ce jeu ne sont pas encore là, seulement sa carte
no-board = { $game } : la carte de ce jeu n'est pas là (il manque { $file })
pin-fails = { $claim } { $at } : on attend { $value ->
    [unsaid] cela
   *[other] { $value }
}, on trouve { $found ->
    [none] rien
   *[other] { $found }
} ({ $source })
pin-hexes = { $many } hex où il en faut { $wanted }
pin-side = « { $given } » n'est pas un côté d'hex de cette carte
pin-route = « { $given } » n'est pas une sorte de ligne et une longueur, comme rail 15..16
map-side-twice = { $feature } { $side } est donné deux fois
map-side-both = { $side } est à la fois { $one } et { $other }
map-bridge-dry = { $feature } { $side } ne franchit aucune rivière
map-river-parts = { $name } est en { $pieces } morceaux : { $side } ne rejoint pas le reste
map-river-orphan = la rivière { $side } ne rejoint rien
map-line-short = { $line } ne mène nulle part
map-line-twice = { $line } répète { $side }
map-unbridged = { $line } franchit une rivière sans pont : { $side }
map-rail-lone = { $line } ({ $hex } …) ne joint pas deux lieux et n'atteint aucun bord
map-area-empty = la zone { $area } n'a aucun hex
map-area-missing = il n'y a pas de zone { $area }
map-place-missing = il n'y a pas de lieu { $place }
map-land-apart = { $many ->
    [one] un hex de terre coupé
   *[other] { $many } hex de terre coupés
} du reste en { $hex }
map-no-island = { $hex } n'est pas une île
map-attribute-missing = { $many ->
    [one] un hex n'a
   *[other] { $many } hex n'ont
} pas de { $name } ({ $hex } est le premier)
bad-players = --players : il faut { $many } noms
bad-key = clé inconnue : « { $key } »{ $near ->
    [none] { "" }
   *[other] { " (vouliez-vous dire « " }{ $near }{ " » ?)" }
}
bad-kind = { $key } n'est pas du bon type
missing-key = il manque { $key }
bad-turn = turn : de 0 à { $most }
bad-phase = phase : « { $phase } » n'existe pas ; phases : { $names }
bad-phase-side = side : { $phase } n'est pas une phase de { $side }
bad-unit = l'unité « { $unit } » est inconnue{ $near ->
    [none] { "" }
   *[other] { " (vouliez-vous dire « " }{ $near }{ " » ?)" }
}
unit-hex-wanted = unité { $unit } : il manque un hex
unit-bad-hex = unité { $unit } : « { $hex } » n'est pas un hex de cette carte
unit-steps = unité { $unit } : steps : de 1 à { $most }
scenario-turns = turns : il faut le premier et le dernier, de 1 à { $most }
scenario-settles = settles : « { $option } » n'existe pas ; options : { $names }
unit-marks = unité { $unit } : marks : une liste est attendue
unit-bad-mark = unité { $unit } : aucune marque ne s'appelle « { $mark } » (marques : { $names })
position-game = une position du jeu { $of }, non de { $game }
file-exists = { $path } : ce fichier existe déjà
file-missing = { $path } : ce fichier n'existe pas
file-unreadable = { $path } : illisible ({ $why })
file-unwritable = { $path } : écriture impossible ({ $why })
file-not-text = ce n'est pas du texte UTF-8
file-locked = { $path } : un autre processus joue cette partie
journal-cut = fichier coupé : la dernière ligne n'est pas entière
journal-empty = fichier vide, et non une partie Grognard
journal-format = ce n'est pas un fichier de partie Grognard, ou il vient d'un programme plus récent
journal-changed = cette ligne a été modifiée après avoir été écrite
journal-data = partie jouée avec les règles et données { $played } ; ici ce sont { $here }
journal-start = avec ce programme, la partie commence autrement
journal-differs = { $field } : avec ce programme, l'action a un autre résultat
journal-other-game = { $path } : une partie de { $game }
undo-nothing = undo : rien n'a été joué
undo-barrier = undo : impossible, la dernière action a lancé un dé, dévoilé une information ou rendu la main
redo-nothing = redo : rien n'a été annulé
dice-both = --seed et --dice s'excluent
dice-spec = --dice : « { $given } » n'est ni manual ni script:3,1,6
dice-face = dés : « { $face } » n'est pas une face de 1 à 6
dice-not-manual = --roll : cette partie ne prend pas de dés à la main
dice-wanted = il faut un dé à { $sides } faces ({ $cite }) : donnez-le par --roll
dice-too-many = --roll : { $given } dés donnés, { $thrown } lancés
dice-script-over = dés : la liste est épuisée ; il faut un dé à { $sides } faces ({ $cite })
dice-script-differs = dés : ce ne sont pas ceux de la liste
dice-commit = dés : ce secret ne correspond pas à l'empreinte publiée
dice-seed = dés : le dé { $n } ne découle pas du secret ({ $cite })
dice-not-face = dés : { $face } n'est pas une face d'un dé à { $sides } faces ({ $cite })
dice-ask = Dé à { $sides } faces, { $cite } { $title } :

## La table au terminal

table-input = >
table-saved = La partie est enregistrée dans { $path }.
table-resumed = Partie reprise : { $path }.
table-bye = La partie est enregistrée dans { $path } ; « grognard table --journal » la reprend.
table-choice = [{ $n }] { $act }
table-bot = { $side } : l'ordinateur joue ({ $name }).
table-empty = { $hex } : aucune unité
table-no-number = aucune action n'a le numéro { $n } (de 1 à { $most })
table-one-noun = une action n'a qu'un complément
table-unknown = « { $word } » : commande inconnue ; tapez « aide »
table-which = { $word } : quelle action ? ({ $verbs })
table-why = pourquoi : il manque l'action, par exemple « pourquoi to 0708 »
table-hex = il manque un hex
table-part = La partie de la carte autour de { $hex } ; « carte » et un hex en montre une autre, « carte tout » le tout.
table-all = tout
table-help = Tapez le numéro d'une action, l'action en toutes lettres (to 0708, unit W2-1), ou seulement l'hex ou l'unité. Autres commandes :
cmd-why = pourquoi
cmd-odds = chances
cmd-undo = annuler
cmd-redo = refaire
cmd-hex = hex
cmd-stack = pile
cmd-units = unités
cmd-map = carte
cmd-acts = actions
cmd-log = journal
cmd-rules = règles
cmd-save = enregistrer
cmd-help = aide
cmd-quit = quitter
table-help-why = pourquoi une action est permise ou interdite (pourquoi to 0708) ; seul, pourquoi l'ordinateur a joué son dernière action
table-help-odds = les chances de l'attaque, préparée ou supposée (chances 0907 W2-1 W2-2)
table-help-undo = annuler la dernière action
table-help-redo = rétablir l'action annulée
table-help-hex = le terrain d'un hex
table-help-stack = les unités d'un hex
table-help-units = toutes les unités et leur hex
table-help-map = la carte ; d'une grande, la partie autour d'un hex (carte 5426), ou le tout (carte tout)
table-help-acts = les actions permises, numérotées
table-help-log = les événements de la partie
table-help-rules = un paragraphe ou un chapitre (règles TS V.4)
table-help-save = où la partie est enregistrée ; avec un nom, en fait une copie
table-help-help = cette aide
table-help-quit = quitter la table ; la partie reste enregistrée

## Simulation

sim-head = { $games ->
    [one] Une partie
   *[other] { $games } parties
} : { $players } (graine { $seed })
sim-wins = { $who } : { $won }, soit { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (à 95 %, de { NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
sim-draw = Parties nulles
sim-how = { $n } × { $how }
sim-speed = { $acts } actions en { $seconds } s ({ $speed } par seconde)
sim-out = { $path } : parties, tableaux et rapport
sim-failure = partie { $seed } interrompue : { $what }

## Fin par les joueurs

resigned = Abandon. Vainqueur : { $winner }.
agreed = Partie nulle, d'un commun accord.
overtime = Le temps est écoulé. Vainqueur : { $winner }.
game-is-over = la partie est finie

## Base de données

store-url = base de données : « { $given } » n'est ni sqlite:///fichier.db ni postgresql://…
store-unusable = { $url } : la base de données est inutilisable ({ $why })
store-driver = le pilote de PostgreSQL n'est pas installé : l'extra s'appelle `postgres`
store-newer = la base de données vient d'un programme plus récent : schéma { $there }, ici { $here }
store-text = texte impossible à conserver : il contient des caractères non valides

## La table : questions et refus

waiting-for = on attend { $side } ({ $phase }).
why-what = pourquoi pas : un verbe ou un complément est attendu
why-noun = « { $noun } » n'est ni un hex, ni une unité, ni une case de ce jeu
bad-overlay = aucun calque ne s'appelle « { $name } »
who-are-you = il faut d'abord un nom
json-wanted = un corps en JSON est attendu (application/json)
too-long = la demande est trop longue
bad-json = la demande est mal formée
body-missing = { $name } manque
body-unknown = { $name } est inconnu ici
body-short = { $name } : trop court (au moins { $least })
body-long = { $name } : trop long (au plus { $most })
body-wrong = { $name } : cette valeur n'est pas admise
bad-method = cela ne se fait pas à cette adresse
too-late = la position vient de changer ; regardez à nouveau
faces-unwanted = cette partie ne prend pas de dés lancés à la main
faces-too-many = { $given } dés donnés, { $thrown } lancés
journal-dice = l'en-tête ne dit pas d'où viennent les dés
journal-seed = le secret ne correspond pas à l'empreinte publiée
no-such-table = cette table n'existe pas
no-such-game = aucun jeu ne s'appelle « { $game } »
not-here = il n'y a rien à cette adresse
not-yours = cela ne vous appartient pas
no-seat = vous n'avez pas de place à cette table
bad-link = ce lien n'est plus valable
seat-taken = cette place n'est plus libre
seats-wanted = il faut { $n } places
bad-bot = aucun ordinateur ne s'appelle « { $name } »
not-over = la partie n'est pas finie
no-such-act = la partie n'a pas d'action { $n }
table-held = la partie est suspendue
table-paused = la partie est en pause
offer-none = aucune proposition n'attend de réponse
offer-standing = une proposition attend déjà une réponse
offer-own = l'autre joueur doit répondre à cette proposition
undo-not-yours = seul celui qui a joué une action peut l'annuler librement ; demandez à revenir en arrière
unforeseen = le serveur a rencontré une erreur imprévue ; elle est consignée ({ $id })
foreign-host = ce serveur ne porte pas ce nom
too-slow = la requête a mis trop de temps à arriver
journal-long = le journal a { $n } lignes ; ce serveur en accepte { $most } au plus
store-taken = { $url } : un autre serveur tourne déjà sur ce fichier
backup-damaged = { $path } : ce n'est pas une sauvegarde complète
restore-not-empty = restauration : il y a déjà des personnes ou des tables dans cette base ; il en faut une vide
banned = l'exploitant a exclu ce compte
muted = l'exploitant vous a retiré la parole : vous ne pouvez plus écrire aux tables
link-over = ce lien n'est plus valable : demandez-en un nouveau
closed = L'exploitant a fermé la table : pas de vainqueur.
letter-verify-subject = Grognard : est-ce bien votre adresse ?
letter-verify = Bonjour { $name },

    quelqu'un, sans doute vous, a demandé à recevoir les avis de Grognard à cette adresse. Ouvrez ce lien pour confirmer :

    { $link }

    Si ce n'était pas vous, ne tenez pas compte de ce courriel : rien ne sera envoyé.
letter-reset-subject = Grognard : un nouveau mot de passe
letter-reset = Bonjour { $name },

    quelqu'un, vous sans doute, a oublié le mot de passe de ce compte. Ce lien, valable une heure, permet d'en choisir un nouveau :

    { $link }

    Si ce n'était pas vous, ne faites rien : votre mot de passe reste le même.
data-broken = ces données sont incohérentes ({ $what })
store-down = la base de données ne répond pas ; réessayez
rules-changed = les règles ou les données de ce jeu ont changé, et la partie ne s'y rejoue pas à l'identique ({ $why })

## Personnes et avis

setting-number = { $name } : un nombre de { $low } à { $high } est attendu
setting-flag = { $name } : 0 ou 1 est attendu
setting-choice = { $name } : une valeur parmi { $names } est attendue
setting-address = { $name } : une adresse comme https://example.org est attendue
setting-email = { $name } : une adresse électronique est attendue
foreign-origin = cette demande ne vient pas de ce site
csrf-wanted = cette page n'est plus à jour ; rechargez-la
too-fast = trop de demandes ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
bad-name = un nom compte de 1 à 40 caractères visibles
name-taken = ce nom est déjà pris
already-account = vous êtes connecté à un compte
login-wrong = nom ou mot de passe incorrect
password-wrong = mot de passe actuel incorrect
no-password = un invité n'a pas de mot de passe ; créez d'abord un compte
bad-email = cette adresse électronique n'est pas valable
email-wanted = il faut pour cela une adresse électronique
bad-webhook = un webhook est une adresse publique qui commence par https://, sans nom ni mot de passe
webhook-wanted = il faut pour cela l'adresse d'un webhook
no-mail = ce serveur n'envoie pas de courrier
no-channel = aucun avis n'est activé
no-such-session = cette session est inconnue
notice-subject = À vous de jouer : { $title }
notice-line = { $name }, c'est à vous de jouer : { $title }, tour { $turn }, { $phase }. { $link }
notice-body = Bonjour { $name },

    c'est à vous de jouer : { $title }, tour { $turn }, { $phase }.

    { $link }
notice-settings = Vous avez demandé cet avis. Pour ne plus le recevoir : { $link }
farewell-subject = { $title } : table sans activité
farewell-line = { $name }, cette table est sans activité depuis longtemps ; elle sera supprimée dans deux semaines, sauf si quelqu'un y joue ou y écrit : { $title }. { $link }
farewell-body = Bonjour { $name },

    cette table est sans activité depuis longtemps : { $title }.
    Elle sera supprimée dans deux semaines, sauf si quelqu'un y joue ou y écrit. D'ici là, son fichier de partie peut être téléchargé.

    { $link }
notice-test-subject = Grognard : un essai
notice-test-line = { $name }, ceci est un essai : vos avis arrivent. { $link }
notice-test-body = Bonjour { $name },

    ceci est un essai : vos avis arrivent.

    { $link }
undelivered-off = non envoyé : ces avis ont été désactivés
undelivered-moot = non envoyé : ce n'est plus à vous de jouer
undelivered-refused = le serveur de courrier refuse cette adresse ({ $detail })
undelivered-mail = le serveur de courrier a refusé le message ({ $detail })
undelivered-tls = aucune connexion sûre n'a pu être établie
undelivered-slow = pas de réponse à temps
undelivered-unreachable = le serveur est injoignable
undelivered-unknown-host = ce serveur n'existe pas
undelivered-private = cette adresse n'est pas publique
undelivered-status = la réponse était { $detail }
undelivered-broken = la connexion a été interrompue
undelivered-unsupported = le serveur de courrier ne prend pas en charge cette demande
undelivered-unforeseen = une erreur imprévue

## La table : serveur

help-serve = servir la table à plusieurs, dans le navigateur
help-table = jouer une partie dans le terminal
help-admin = commandes de l'exploitant : personnes, tables, signalements, sauvegardes
help-arg-action = people, reset, ban, unban, mute, unmute, export, remove ; close, delete (une table) ; reports, done (un signalement) ; backup, restore (un fichier)
help-arg-who = une personne par son nom ou son identifiant, une table, un signalement, ou un fichier
admin-whom = admin { $action } : indiquez un nom ou un numéro
admin-nobody = personne ne s'appelle « { $who } »
admin-several = { $who } : plusieurs personnes portent ce nom ; identifiants : { $ids }
admin-guest = { $who } : un invité n'a pas de mot de passe
admin-no-report = aucun signalement ne s'appelle « { $id } »
admin-restored = { $path } : { $rows } lignes restaurées
admin-backed-up = { $path } : { $rows } lignes, { $size } Mo
admin-person = { $id }  { $name }  { $kind ->
    [guest] invité
    [banned] compte exclu
    [muted] compte privé de discussion
   *[member] compte
} depuis le { $since }
admin-reset-link = { $who } choisit un nouveau mot de passe ici, une fois, avant demain : { $link }
admin-banned = { $who } : exclusion, et déconnexion partout
admin-unbanned = { $who } : l'exclusion est levée
admin-muted = { $who } : ne peut plus écrire aux tables
admin-unmuted = { $who } : peut de nouveau écrire aux tables
admin-exported = { $path } : toutes les données conservées sur { $who }
admin-removed = { $who } : effacement du compte et de toutes ses données
admin-closed = table { $table } : fermée, sans vainqueur
admin-deleted = table { $table } : supprimée avec son fichier de partie
admin-report = { $id }  { $at }  { $who }, table { $table } : { $text }
admin-no-reports = aucun signalement
admin-report-done = signalement { $id } : traité
help-arg-db = base de données : sqlite:///fichier.db ou postgresql://…
help-arg-host = adresse où écouter
help-arg-port = port où écouter
help-arg-no-browser = ne pas ouvrir le navigateur
help-arg-https = le serveur est joint par https
serving-play = La table est ouverte : { $address } (Ctrl+C pour fermer)
serving-address = La table est servie : { $address } (Ctrl+C pour arrêter)
client-missing = la table du navigateur manque à cette installation : dans l'arbre des sources, `make setup` la construit
port-taken = { $where } : impossible d'écouter à cette adresse ({ $why })
workers-postgres = --workers : plusieurs processus demandent PostgreSQL (--db postgresql://…)
throw-die = Lancez un dé à { $sides } faces et saisissez le résultat.
refused-act = Ce n'est pas permis.
bot-plays-on = l'ordinateur préfère jouer jusqu'au bout
dice-first = un dé à { $sides } faces est à lancer avant le premier choix ({ $cite }) : donnez sa face
bot-random = le hasard
bot-random-hint = joue n'importe quelle action permise ; pour apprendre l'interface
bot-greedy = l'élève officier
bot-greedy-hint = choisit action par action ce qui rapporte le plus

## Actes, avec leur objet

act-unit = choisir { $noun }
act-at = placer en { $noun }
act-to = déplacer en { $noun }
act-target = attaquer { $noun }
act-join = engager { $noun }
act-leave = retirer { $noun }
act-back = reculer en { $noun }
act-advance = avancer { $noun }

## Les ordinateurs à la table : niveaux, raisons, conseils, intérim

bot-recruit = la recrue
bot-recruit-hint = joue raisonnablement, avec des fautes de débutant
bot-officer = l'officier
bot-officer-hint = fait un plan et s'y tient, action après action
bot-marshal = le maréchal
bot-marshal-hint = compare plusieurs plans en les jouant d'avance et garde le meilleur
bot-seconds = { $seconds } s
style-even = équilibré
style-even-hint = pèse les pertes comme les gains
style-cautious = { $level ->
    [recruit] prudente
   *[other] prudent
}
style-cautious-hint = garde sa ligne et ses unités ; attaque quand c'est sûr
style-aggressive = { $level ->
    [recruit] offensive
   *[other] offensif
}
style-aggressive-hint = cherche la bataille et accepte les pertes
bad-bot-seconds = { $name } : les secondes sont pour le maréchal, de { $least } à { $most } par tour
setting-bot = { $name } : aucun ordinateur ne s'appelle « { $bot } »
training-alone = une partie d'entraînement n'est pas classée, et personne n'y est invité
dice-nobody = des dés lancés à la main demandent quelqu'un à la table pour les lancer
training-hints = dans une partie d'entraînement, les conseils ne se coupent pas
rated-no-takeback = dans une partie classée, l'ordinateur n'accorde pas de reprise
rated-no-hints = il n'y a pas de conseils dans une partie classée
rated-no-study = une partie classée ne s'exporte ni ne se rejoue avant sa fin
snapshot-unknown = le fichier commence par une position qui n'est pas de ce jeu
snapshot-foreign = le fichier commence par une position exportée d'un autre serveur : ouvrez-le avec le programme, ou importez-le là-bas
hint-off = les conseils sont coupés à cette table
hint-not-yours = seul le joueur actif reçoit des conseils
hint-late = la position a changé entre-temps ; redemandez
no-reason = aucune raison n'a été gardée pour l'action { $n }
cmd-hint = conseil
table-help-hint = ce que l'ordinateur ferait à votre place, et pourquoi
table-hint = L'ordinateur jouerait : { $act }.
table-because = { $act } : { $reason }.

## Simulation : les séries

help-arg-workers-sim = nombre de processus ; sans indication, tous les cœurs de la machine
help-arg-swap = parties deux à deux avec les mêmes dés, les joueurs changeant de camp
help-arg-journals = garder le fichier de chaque partie, et pas seulement des parties interrompues
help-arg-format = tableaux à écrire : csv, json, parquet ; sans indication, tous
help-arg-no-chronicle = ne pas suivre les parties tour par tour : plus rapide, mais pas de courbes dans le rapport
help-arg-cluster = adresse d'un ordonnanceur Dask dont les processus jouent les parties
sim-player = { $who } : gagnées { $won }, nulles { $drawn }, perdues { $lost }, soit { NUMBER($share, style: "percent", maximumFractionDigits: 1) } des points (à 95 %, de { NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
sim-pairs = { $pairs ->
    [one] Une paire
   *[other] { $pairs } paires
} aux mêmes dés : { $first } pour { $one }, { $second } pour { $other }, { $even } à égalité
sim-difference = Écart par partie : { $mean } (à 95 %, de { $low } à { $high }) ; test apparié exact : { $p }
sim-p = p = { NUMBER($p, maximumFractionDigits: 4) }
sim-p-small = p < 0,0001
sim-interrupted = Interrompu après { $done } parties sur { $wanted }.
sim-goes-on = La même commande reprend la série.
sim-rate = { $rate } parties/h
sim-seconds-left = encore { $seconds } s
sim-time-left = { $hours ->
    [0] encore { $minutes } min
   *[other] encore { $hours } h { $minutes } min
}
sim-odd = parties : il en faut un nombre pair quand les camps changent ({ $number } indiqué)
sim-bad-format = --format : « { $name } » n'est pas parmi { $names }
sim-no-parquet = --format : parquet demande pyarrow (pip install "grognard[parquet]")
sim-no-dask = --cluster : il faut Dask (pip install "grognard[cluster]")
sim-no-cluster = --cluster : { $url } : aucune grappe ne répond ({ $why })
sim-other-program = --cluster : { $url } : un processus a un autre programme : { $theirs }, ici { $ours } ({ $worker })
sim-locked = { $path } : un autre processus joue cette série
sim-unreadable = { $path } : lecture impossible ({ $why })
sim-not-a-batch = { $path } : ce n'est pas le dossier d'une série
sim-other-batch = { $path } : { $key } : ce dossier contient une série avec { $was }, et non { $now }
sim-twice = { $where } : la partie { $number } y figure deux fois
sim-bad-line = ce n'est pas une partie finie
sim-bad-field = { $field } : ne correspond pas à cette série
sim-bad-batch = { $field } : ce n'est pas un réglage de série
sim-comparison-there = { $path } : ce dossier garde une comparaison, et non une série

## report and comparison

help-report = écrire le compte rendu d'une partie : une page à lire et à imprimer
help-arg-compare = jouer les deux valeurs d'une option avec les mêmes graines, et donner la différence
report-out = { $path } : écrit
report-not-over = la partie n'est pas finie : dire pour quel camp (--as { $names })
reasons-line = ce n'est pas la raison d'une action
bad-compare = --compare : « { $given } » n'est pas OPTION=A,B
compare-twice = --compare : { $name } est donné aussi par --option
compare-batch-there = { $path } : ce dossier garde une série, et non une comparaison
compare-head = { $option } : { $a } contre { $b }, { $games ->
    [one] une partie
   *[other] { $games } parties
} pour chacune, avec les mêmes graines

# niveaux des joueurs ordinateurs
bad-seconds = « { $name } » : les secondes sont pour le maréchal, de { $least } à { $most }

## Armées vues de loin

army-plain = formation { $code }

# -- la porte : la revanche, la fin d'une partie
rematch-taken = la place est déjà prise
end-attack = { $side } : attaque sur { $hex } à { $odds }
end-roll = { $side } : un jet de dé
end-story-won = Tour { $turn }, { $side } : l'attaque sur { $hex } à { $odds } réussit ({ $chance } % de chances).
end-story-lost = Tour { $turn }, { $side } : l'attaque sur { $hex } à { $odds } échoue ({ $chance } % de chances).
end-story-taken = Tour { $turn }, { $side } : ville prise, { $place }.
end-story-cost = { $side }, { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
end-story-losses = Pertes : { $costs }.
end-story-points = { $track } : { $first } au début, { $last } à la fin.
