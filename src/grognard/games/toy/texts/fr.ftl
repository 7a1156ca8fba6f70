side-blue = Bleus
side-red = Rouges
hidden-unit = pion { $side ->
    [blue] bleu
   *[red] rouge
} face cachée

phase-blue-setup = Déploiement des Bleus
phase-red-setup = Déploiement des Rouges
phase-blue-movement = Mouvement des Bleus
phase-red-movement = Mouvement des Rouges
phase-blue-combat = Combats des Bleus
phase-red-combat = Combats des Rouges

verb-deploy = Déployer
verb-bugle = Sonner le clairon

mark-moved = a bougé
mark-fought = a attaqué
mark-known = retourné

kind-foot = fantassins
kind-horse = cavaliers
terrain-field = champ
terrain-hill = colline
terrain-pond = étang
hexside-stream = ruisseau
line-road = chemin

option-length = Nombre de tours
option-hill = Colline
option-hill-gentle = douce
option-hill-steep = raide

value-north = au nord
value-south = au sud

result-AS = l'attaquant perd un pas
result-DS = le défenseur perd un pas
result-DR = le défenseur recule
toy-policy = on suppose que le recul se fait dans le premier hex permis.
outcome-rallies = ralliement : { $units }
odds-hill = Colline

toy-deploy = Placez vos fantassins au nord ou au sud, les cavaliers iront à l'autre place.
toy-move = Prenez un pion à déplacer, ou terminez la phase.
toy-moving = Où va le pion de { $hex } ?
toy-fight = Prenez un pion qui attaque, ou terminez la phase.
toy-target = Qui le pion de { $hex } attaque-t-il ?
toy-attack = Attaquer { $hex } ?
toy-retreat = Le pion de { $hex } doit reculer : où ?

toy-drawn = { $side ->
    [blue] Les Bleus
   *[red] Les Rouges
} tirent un jeton en secret.
toy-bugle = { $side ->
    [blue] Le clairon des Bleus
   *[red] Le clairon des Rouges
} sonne.
toy-attacks = De { $hex_from }, on attaque { $hex }.
toy-result = Résultat : { $result }.
toy-rallies = { $unit } se rallient.
toy-die-chit-blue = Tirage des Bleus : { $face }.
toy-die-chit-red = Tirage des Rouges : { $face }.
toy-die-combat = Combat : { $face }.
toy-die-rally = Ralliement : { $face }.

toy-wiped-out = Un camp n'a plus de pion.
toy-holds-hill = La colline est tenue.
toy-empty-hill = Personne ne tient la colline.

toy-why-pond = L'étang est infranchissable.
toy-why-no-enemy-beside = Aucun ennemi n'est à côté.
toy-why-silent = Pas de clairon à sonner.
charge-field = champ
charge-hill = colline
charge-stream = ruisseau

## La première partie guidée

tour-welcome = Voici La Colline. Le camp qui tient la colline à la fin gagne.
tour-pick = Choisissez un de vos pions.
tour-go = Les hex éclairés sont à sa portée : choisissez-en un, adjacent à l'ennemi.
tour-fight = Un pion peut attaquer un ennemi adjacent : choisissez-le.
aim-blue = Tenir la colline à la fin.
aim-red = Tenir la colline à la fin.
