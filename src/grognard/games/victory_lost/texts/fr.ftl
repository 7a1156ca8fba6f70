# A Victory Lost : les mots de ce jeu.

side-soviet = les Soviétiques
side-axis = l'Axe
hidden-unit = { $side ->
    [soviet] une unité soviétique
   *[axis] une unité de l'Axe
}

## Unités : une lettre devant le numéro dit la nation

unit-ref = { $id }
unit-brief = { $id }
unit-plain = { $id }
nation-hungarian = Hongrois
nation-italian = Italiens
nation-romanian = Roumains
kind-tank = chars
kind-mountain = infanterie de montagne
kind-luftwaffe = infanterie de la Luftwaffe
kind-security = unité de sécurité
kind-mechanised = unité mécanisée
kind-motorised = infanterie motorisée

## Phases

phase-soviet-chits = choix des pions de commandement soviétiques
phase-soviet-selection = sélection soviétique
phase-axis-selection = sélection de l'Axe
phase-soviet-special = séquence spéciale de combat
phase-axis-designation = premier pion de l'Axe
phase-draw = tirage
phase-axis-manstein = Manstein
phase-soviet-movement = mouvement soviétique
phase-soviet-combat = combat soviétique
phase-axis-movement = mouvement de l'Axe
phase-axis-combat = combat de l'Axe
phase-supply = ravitaillement
phase-axis-reinforcement = renforts de l'Axe
phase-soviet-reinforcement = renforts soviétiques
phase-end = fin du tour

## Marques

mark-active = activation en cours
mark-moved = a bougé
mark-fought = a combattu
mark-unsupplied = sans ravitaillement
mark-isolated = en isolement

## Pions de commandement : les deux Manstein sont pareils

value-STAVKA = STAVKA, tous les QG
value-40A = 40A, 40ᵉ armée
value-6A = 6A, 6ᵉ armée
value-1GdA = 1GdA, 1ʳᵉ armée de la Garde
value-3GdA = 3GdA, 3ᵉ armée de la Garde
value-5TkA = 5TkA, 5ᵉ armée de chars
value-5ShA = 5ShA, 5ᵉ armée de choc
value-2GdA = 2GdA, 2ᵉ armée de la Garde
value-51A = 51A, 51ᵉ armée
value-3TkA = 3TkA, 3ᵉ armée de chars
value-28A = 28A, 28ᵉ armée
value-Popov = Popov, groupe mobile
value-H2A = H2A, 2ᵉ armée hongroise
value-It8A = It8A, 8ᵉ armée italienne
value-Hollidt = Hollidt, détachement d'armée
value-R3A = R3A, 3ᵉ armée roumaine
value-4PzA = 4PzA, 4ᵉ armée blindée
value-F-Pico = F-Pico, détachement d'armée
value-1PzA = 1PzA, 1ʳᵉ armée blindée
value-Kempf = Kempf, détachement d'armée
value-Manstein-1 = Manstein
value-Manstein-2 = Manstein

## Questions

avl-choose =
    { $left ->
        [0] vos cinq pions de commandement sont choisis pour toute la partie : rendez-en un, ou terminez le choix.
        [one] pions de commandement pour toute la partie, en plus de STAVKA : encore un à choisir.
       *[other] pions de commandement pour toute la partie, en plus de STAVKA : encore { $left } à choisir.
    }
avl-select =
    { $left ->
        [0] les pions de commandement du tour sont choisis : reprenez-en un, ou terminez la sélection.
        [one] pions de commandement du tour : encore un à choisir.
       *[other] pions de commandement du tour : encore { $left } à choisir.
    }
avl-select-ahead = { $left ->
    [0] les pions du tour prochain sont choisis : reprenez-en un, ou terminez la sélection.
    [one] choisissez les pions du tour prochain : encore un.
   *[other] choisissez les pions du tour prochain : encore { $left }.
}
avl-manstein-drawn = Manstein sort du sac : quel QG active-t-il ?
avl-special = séquence spéciale de combat : quel QG soviétique activer ? Ses unités attaquent sans se déplacer.
avl-designate = quel pion jouez-vous, sans tirage ?
avl-move =
    { $waiting ->
        [0] choisissez une unité activée à déplacer, ou terminez la phase.
        [one] choisissez une unité activée à déplacer ; une unité en zone de renfort doit entrer avant la fin de la phase.
       *[other] choisissez une unité activée à déplacer ; { $waiting } unités en zone de renfort doivent entrer avant la fin de la phase.
    }
avl-moving = où mener { $unit } ? { $half ->
    [0] { $points ->
        [0] Plus un PM.
        [1] Il reste un PM.
       *[other] Il reste { $points } PM.
    }
   *[other] { $points ->
        [0] Il reste ½ PM.
       *[other] Il reste { $points }½ PM.
    }
}
avl-combat = désignez un hex à attaquer, ou terminez la phase.
avl-assemble = attaque sur { $hex } : engagez des unités, puis annoncez l'attaque.
avl-losses = { $left ->
    [one] un pas à perdre : qui le perd ?
   *[other] { $left } pas à perdre : qui les perd ?
}
avl-falling = retraite depuis { $hex } : quelle unité recule d'abord ?
avl-retreat = par où faire reculer { $unit } ?
avl-following = la pile s'est séparée : dans quel hex placer { $unit } ?
avl-advance = { $hex } est libre : qui avance ?
avl-advance-on = un second hex pour { $unit } ?
avl-displaced = où repositionner { $unit } ?
avl-reinforce = { $left ->
    [one] un renfort à placer.
   *[other] { $left } renforts à placer.
}
avl-placing = sur quel hex de rail placer { $unit } ?

## Actes

verb-choose = choisir un pion pour toute la partie
verb-give_back = rendre un pion
verb-historical = prendre un des cinq pions historiques
verb-end_choice = finir le choix : il vaut pour toute la partie
verb-pick = choisir un pion pour le sac
verb-unpick = reprendre un pion
verb-end_selection = finir la sélection
verb-activate = activer un QG
verb-refuse = remettre Manstein au sac
verb-pass = renoncer à ce combat
verb-designate = jouer un pion sans tirage
verb-by_road = aller par la route, en mouvement stratégique
verb-lose = perdre un pas
verb-fall = faire reculer une unité
verb-with = suivre dans un hex

## Ce qui arrive

moved-road = Mouvement stratégique de { $from } à { $to } : { $unit }.
placed-box = Entrée en { $to } : { $unit }.
placed-into-box = Renforts hors carte, { $to } : { $unit }.
placed-many-into-box = { $n } unités de renfort hors carte : { $where }.
placed-rail = Renfort en { $to } : { $unit }.
placed-displaced = QG repositionné en { $to } : { $unit }.
removed-displaced = QG à repositionner, il quitte { $from } : { $unit }.
removed-waiting = Repositionnement impossible, retour en renfort au tour suivant : { $unit }.
removed-nobody = Aucune unité dans son rayon, QG retiré du jeu en { $from } : { $unit }.
removed-no-way = Retraite impossible en { $from }, unité éliminée : { $unit }.
removed-shut-out = Perte faute d'entrée : { $unit }.
removed-cut-off = Sans ravitaillement à la fin de la partie, perte en { $from } : { $unit }.
marked-unsupplied-on = Marqueur Non ravitaillé : { $units }.
marked-unsupplied-off = Ravitaillement rétabli : { $units }.
marked-isolated-on = Marqueur Isolé : { $units }.
marked-isolated-off = Ravitaillement rétabli : { $units }.

avl-selected = { $side ->
    [soviet] Les Soviétiques mettent { $n ->
        [1] un pion
       *[other] { $n } pions
    } au sac, dont STAVKA.
   *[axis] L'Axe met { $n ->
        [1] un pion
       *[other] { $n } pions
    } au sac.
}
avl-drawn =
    { $side ->
        [soviet] Pion de commandement soviétique
       *[axis] Pion de commandement de l'Axe
    } : { $chit }.
avl-no-effect = Sans effet, QG absent de la carte : { $chit }.
avl-activated = QG { $hqs } : { $n ->
    [0] aucune unité activée.
    [one] une unité activée.
   *[other] { $n } unités activées.
}
avl-manstein = L'Axe reçoit un pion Manstein.
avl-refused = Manstein retourne au sac.
avl-city = { $side ->
    [soviet] Les Soviétiques prennent
   *[axis] L'Axe prend
} { $hex }.
avl-attack = Attaque sur { $hex } : { $units } contre { $foes }.
avl-odds = { $attack } contre { $defence } : colonne { $column } après le terrain.
avl-result = { $word ->
    [none] Sans effet.
    [A1] A1 : { result-A1 }.
    [DR] DR : { result-DR }.
    [DR2] DR2 : { result-DR2 }.
    [s1DR] 1DR : { result-1DR }.
    [s1DR2] 1DR2 : { result-1DR2 }.
    [s2DR2] 2DR2 : { result-2DR2 }.
    [s3DR2] 3DR2 : { result-3DR2 }.
    [s4DR2] 4DR2 : { result-4DR2 }.
   *[other] { $result }.
}
avl-points = Points de victoire : Soviétiques { $soviet }, Axe { $axis }.

avl-die = Dé de combat : { $face }.
avl-die-draw = Tirage : pion { $face } sur { $sides }.

avl-soviet-sudden = Mort subite : trente points d'avance, les Soviétiques l'emportent.
avl-axis-sudden = Mort subite : trente points d'avance, l'Axe l'emporte.
avl-soviet-points = Les Soviétiques l'emportent aux points.
avl-axis-points = L'Axe l'emporte aux points.
avl-draw = Partie nulle : autant de points de part et d'autre.
avl-bad-cities = { $key } : il faut des hex de terre, dont certains peuvent être soviétiques

## Combat

odds-terrain-clear = terrain clair
odds-terrain-rough = terrain accidenté
odds-terrain-town = bourg
odds-terrain-city = ville
odds-terrain-victory_city = ville à étoile
result-- = sans effet
result-A1 = l'attaquant perd un pas
result-DR = le défenseur recule d'un hex
result-DR2 = le défenseur recule de deux hex
result-1DR = le défenseur perd un pas et recule d'un hex
result-1DR2 = le défenseur perd un pas et recule de deux hex
result-2DR2 = le défenseur perd deux pas et recule de deux hex
result-3DR2 = le défenseur perd trois pas et recule de deux hex
result-4DR2 = le défenseur perd quatre pas et recule de deux hex
outcome-displaced = QG délogé : { $units }
avl-policy = on suppose que chacun perd des pas sur ses unités les plus faibles, recule par le premier des chemins que les règles lui laissent, et qu'une unité de l'attaquant entre dans l'hex vidé et s'y tient.

## Où l'on en est

own-points = Points de victoire : Soviétiques { $soviet } ; Axe { $axis } (AVL 14.0.1a).
own-cities = Villes à étoile : { $soviet_n ->
    [0] les Soviétiques n'en tiennent aucune
   *[other] les Soviétiques tiennent { $soviet }
} ; { $axis_n ->
    [0] l'Axe n'en tient aucune
   *[other] l'Axe tient { $axis }
} (AVL 14.0.1a).
own-bag =
    { $value ->
        [0] Le sac est vide.
        [one] Il reste un pion de commandement dans le sac.
       *[other] Il reste { $value } pions de commandement dans le sac.
    }
own-played = { $n ->
    [0] Aucun pion n'a été joué ce tour.
   *[other] Pions joués ce tour : { $list }.
}
own-known = { $n ->
    [0] Aucun pion soviétique n'a encore été vu.
   *[other] Pions soviétiques déjà vus : { $list }.
}
own-axis_pool = { $n ->
    [0] L'Axe n'a aucun pion.
   *[other] Pions de l'Axe : { $list }.
}
own-returning = { $n ->
    [0] Aucun QG n'attend de revenir.
   *[other] QG qui reviendront en renfort : { $list }.
}
own-eliminated = { $n ->
    [0] Aucune unité n'a été éliminée.
   *[other] Pertes : { $list }.
}

## Ce que chacun a devant lui

standing = pions
standing-mine-chits = à vous
standing-mine-picked = choisis ce tour
standing-mine-ahead = au tour prochain
standing-played = joués ce tour
standing-returned = remis au sac
standing-known = soviétiques, déjà vus
standing-axis_pool = à l'Axe

## Hors carte

box-1pza = zone de renfort de la 1PzA
box-28a = zone de renfort de la 28A
box-returning = QG de retour au prochain tour

## Options

option-chits = les cinq pions soviétiques
option-chits-free = à leur choix
option-chits-historical = ceux de l'histoire
option-mech_points = option : points par mécanisé allemand détruit
option-mech_points-three = trois
option-mech_points-five = cinq
option-administrative = option : un PM de plus aux Soviétiques hors des ZdC ennemies
option-late_1pza = option : la 1PzA arrive au tour 5
option-early_manstein = option : un Manstein se choisit dès le tour de son arrivée
option-preselection = option : les Soviétiques choisissent leurs pions un tour d'avance
option-free_chit = option : au tour 1, l'Axe joue son premier pion sans tirage
option-supply_distance = ce que veut dire « plus près d'une source »
option-supply_distance-straight = à vol d'oiseau, d'une source au choix
option-supply_distance-nearest = à vol d'oiseau, de la source la plus proche
option-supply_distance-path = le long de la ligne de ravitaillement
option-grace = un QG sans personne à commander, qui vient d'être repositionné
option-grace-none = sort du jeu comme les autres
option-grace-one_turn = est épargné ce tour
option-rifles = divisions de fusiliers soviétiques
option-rifles-thinned = autant que la carte en demande
option-rifles-all = toutes celles de l'ordre de bataille

## Calques et compteurs

overlay-reach = portée
overlay-reach-text = où cette unité peut aller, et à quel prix.
overlay-command = commandement
overlay-command-text = autour d'un QG, son rayon : qui il commande, et qui non ; pour une unité, les QG qui la joignent.
overlay-command-hq = le rayon de ce QG.
overlay-command-boxed = ce QG est en case, hors carte : il n'active que ceux de sa case.
overlay-command-unit = { $n ->
    [0] aucun QG ne joint cette unité.
    [one] le QG qui joint cette unité.
   *[other] les QG qui joignent cette unité.
}
overlay-command-command = il les commande
overlay-command-radius = son rayon
overlay-command-foreign = à portée, mais d'une autre nation
overlay-command-able = QG qui la commande
overlay-command-unable = QG à portée, mais d'une autre nation
overlay-zoc = zones de contrôle
overlay-zoc-text = les hex que ce camp contrôle autour de ses unités.
overlay-supply = ravitaillement
overlay-supply-text = { $n ->
    [0] les hex joints aux sources de ce camp ; aucune de ses unités ne l'est.
   *[other] les hex joints aux sources de ce camp, et les lignes de ses unités.
}
overlay-supply-cut = sans ligne
overlay-threat = menace
overlay-threat-text = les hex que ce camp pourrait attaquer après avoir bougé, si toutes ses unités étaient activées.
overlay-rail = voies ferrées
overlay-rail-text = les hex de rail où peuvent arriver les renforts de ce camp.
overlay-control = contrôle
overlay-control-text = ce que chaque camp tient ou surveille seul.
overlay-objectives = objectifs
overlay-objectives-text = les villes à étoile et le camp qui les tient.
track-points-soviet = points soviétiques
track-points-soviet-hint = cinq par ville, et les Allemands détruits ; 30 d'avance en fin de tour : victoire
track-points-axis = points de l'Axe
track-points-axis-hint = cinq par ville, et les mécanisés soviétiques détruits ; 30 d'avance en fin de tour : victoire
track-bag = pions dans le sac
track-bag-hint = le dernier tiré et joué, on passe au ravitaillement

## Sur l'étagère

game-subtitle = Du Don à Kharkov, 1942-1943
game-scale = 1 hex = 13 km
game-units = divisions, corps ; QG
game-length = 9 tours
game-complexity = 3
game-edition = livret français, avec ses options
game-special = Seule bouge et combat l'armée dont le pion sort du sac.
aim-soviet = Prendre les villes à étoile et détruire des unités allemandes : trente points d'avance gagnent aussitôt.
aim-axis = Sauver ce qui peut l'être, puis contre-attaquer : tenir ou reprendre les villes.
option-chits-about = Les cinq historiques épargnent un choix au premier tour.
option-mech_points-about = Un prix plus haut aide les Soviétiques.
option-administrative-about = Loin de l'ennemi, les unités soviétiques ont un point de plus. Aide les Soviétiques.
option-late_1pza-about = La 1re armée de panzers n'arrive qu'au tour 5. Aide les Soviétiques.
option-early_manstein-about = Un pion Manstein peut aller au sac le tour où il arrive. Aide l'Axe.
option-preselection-about = Les Soviétiques choisissent leurs pions un tour d'avance. Aide l'Axe.
option-free_chit-about = Au tour 1, l'Axe agit en premier. Aide l'Axe.
option-supply_distance-about = Décide par où certaines unités doivent faire retraite.
option-grace-about = Si un QG sans unité peut rester un tour de plus.
option-rifles-about = Plus de divisions renforcent les Soviétiques et remplissent la carte.

## Actes, avec leur objet

act-choose = choisir { $noun }
act-give_back = rendre { $noun }
act-pick = choisir { $noun }
act-unpick = reprendre { $noun }
act-activate = activer { $noun }
act-designate = jouer { $noun }
act-lose = un pas perdu par { $noun }
act-fall = faire reculer { $noun }
act-with = suivre en { $noun }

## Le premier tour guidé

tour-welcome = Voici le Don, décembre 1942. Vous menez les Soviétiques, en rouge, au nord et à l'est ; l'ordinateur mène l'Axe : Allemands en gris, Italiens, Hongrois et Roumains à leurs couleurs. Cinq villes à étoile valent cinq points chacune.
tour-chits = Chaque pion de commandement active le QG d'une armée. Prenez les cinq pions historiques, un à un, ou cinq autres, puis terminez le choix : il vaut pour toute la partie et reste secret.
tour-select = À chaque tour, trois de vos cinq pions vont dans le sac avec STAVKA, qui active tous les QG soviétiques. Sélectionnez-les, puis terminez la sélection. L'Axe fait de même, et les pions sont tirés un à un au hasard.
tour-special = Avant le premier tirage, un de vos QG peut activer des unités pour combattre sans se déplacer. Choisissez-en un face aux Italiens ou aux Roumains, ou renoncez.
tour-target = Les cibles possibles sont éclairées : choisissez-en une.
tour-join = Engagez les unités adjacentes à la cible, une à une. Attaquer à travers un cours d'eau divise leur potentiel par deux.
tour-odds = Avant le dé, vous voyez tout : les potentiels, la colonne, les décalages du terrain avec leur règle, et la probabilité de chaque résultat.
tour-attack = Quand le rapport de force vous convient, annoncez l'attaque : elle ne s'annule plus.
tour-end-combat = Une unité n'attaque qu'une fois, et un hex n'est attaqué qu'une fois. Attaquez encore si vous voulez, puis terminez la phase : ce qui est marqué « définitif » ne s'annule pas.
tour-overlays = Ces boutons posent un calque sur la carte. Choisissez un QG et essayez Commandement (touche Q) : son rayon de commandement et les unités qu'il active.
tour-pick = Quand un de vos pions de commandement est tiré, son QG et les unités de son rayon peuvent agir : quatre coins dorés les marquent. Choisissez-en une.
tour-go = Les hex éclairés sont à sa portée ; le chiffre donne le coût en PM. Entrer dans une ZdC ennemie ou la quitter coûte 2 PM de plus. Le mouvement stratégique, par la route, mène loin, à l'écart de l'ennemi.
tour-undo = Une erreur ? La flèche (ou la touche U) annule vos actions, jusqu'au dernier jet de dé ou au dernier tirage.
tour-log = Le journal note chaque pion de commandement, chaque action et chaque jet de dé. Un clic sur § ouvre le résumé de la règle. Une lettre précède le numéro d'une unité : S soviétique, G allemande, H hongroise, It italienne, R roumaine.
tour-sequence = Voici la séquence du tour et la phase en cours. Quand le sac est vide, viennent le ravitaillement et les renforts. Un clic droit ou un appui long, n'importe où, explique pourquoi une action est interdite. À vous de jouer !
tour-training = Un petit combat pour apprendre, autour de Slaviansk. Vous menez les Soviétiques, en rouge ; l'ordinateur mène l'Axe, en gris. Il y a quatre tours et cinq villes à 5 PV chacune. Les unités éliminées donnent aussi des PV. Le camp qui a le plus de PV gagne.
tour-training-select = Chaque pion de commandement active le QG d'une armée. À chaque tour, vos deux pions vont dans le sac avec STAVKA, qui active tous les QG soviétiques. Sélectionnez-les, puis terminez la sélection. L'Axe fait de même, et les pions sont tirés un à un au hasard.
tour-end-move = Déplacez d'autres unités activées : à plusieurs, l'attaque sera plus forte. Puis terminez la phase : ce qui est marqué « définitif » ne s'annule pas.

## Refus

avl-why-not-activated = L'unité n'est pas activée.
avl-why-out-of-radius = À { $far ->
    [one] 1 hex
   *[other] { $far } hex
} de { $hq }, dont le rayon de commandement est de { $radius }.
avl-why-radius-cut = À { $far ->
    [one] 1 hex
   *[other] { $far } hex
} de { $hq }, mais son rayon de { $radius } n'y mène pas : passé un fleuve sans pont, il n'atteint que le premier hex.
avl-why-other-hq = Un QG n'active aucun autre QG.
avl-why-other-nation = Le QG actif ne commande que les Allemands et les unités de sa nation.
avl-why-came-later = L'unité n'était pas dans le rayon de commandement quand le QG a été activé.
avl-why-hq-boxed = Le QG actif est dans sa zone de renfort et n'active que les unités qui s'y trouvent.
avl-why-box-apart = Les unités d'une zone de renfort ne sont activées que par le QG de cette zone.
avl-why-boxed = Encore en zone de renfort : { $unit }.
avl-why-no-hq = N'est pas un QG : { $unit }.
avl-why-must-enter = Des unités de la zone de renfort doivent encore entrer : { $units }.
avl-why-foreign = Nations qui ne s'empilent pas ensemble en { $hex } : { $units }.
avl-why-hq-halts = Le mouvement doit s'arrêter en { $hex }, où il écrase un QG : { $units }.
avl-why-river-between-zones = Pas de franchissement d'un fleuve d'une ZdC à une autre : { $hexes }.
avl-why-ford = Un fleuve sans pont ne se franchit qu'au premier pas, qui achève le mouvement : { $hexes }.
avl-why-across = L'unité a franchi un fleuve sans pont : son mouvement est achevé.
avl-why-impassable = Côté d'hex infranchissable entre { $hexes }.
avl-why-pocket = La poche de Stalingrad est fermée jusqu'au tour 5.
avl-why-water = { $hex } est de l'eau.
avl-why-water-there = L'eau est interdite à toutes les unités.
avl-why-wall = Le côté d'hex est infranchissable.
avl-why-wall-or-water = De l'eau, ou un côté d'hex infranchissable.
avl-why-under-way = Un mouvement stratégique suit la route dès le premier pas.
avl-why-off-road = Un mouvement stratégique ne quitte jamais la route.
avl-why-no-road-here = Aucune route ne passe par son hex.
avl-why-no-road-in = Aucun hex de route adjacent à sa zone de renfort ne permet d'entrer.
avl-why-hq-on-road = L'unité devrait écraser un QG et s'arrêter là.
avl-why-no-rails = Les voies ferrées ne servent pas au mouvement stratégique.
avl-why-entry = On n'entre que par un hex adjacent à la zone de renfort : { $hexes }.
avl-why-hq-fights-not = Un QG n'est pas une unité de combat.
avl-why-neighbours-fought = Toutes les unités adjacentes ont déjà attaqué.
avl-why-lone-hq = Un QG seul ne s'attaque pas : il s'écrase.
avl-why-odds = { $attack } contre { $defence } : moins de 1-1 après terrain.
avl-why-hq-no-loss = Un QG ne subit aucune perte : { $unit }.
avl-why-no-railway = Pas de voie ferrée en { $hex }.
avl-why-rails-apart = La voie ferrée de { $hex } ne mène à aucune source de ravitaillement amie.
avl-why-railway-cut = L'ennemi coupe la voie ferrée vers une source de ravitaillement.
avl-why-no-place = Aucun hex ferré ne peut recevoir cette unité.
avl-why-been-there = La retraite est déjà passée par cet hex.
avl-why-river-later = Un fleuve sans pont ne se franchit qu'au premier hex d'une retraite.
avl-why-no-way-out = Aucune retraite ne peut s'achever par cet hex.
avl-why-more-zones = ZdC ennemies traversées par ce chemin : { $these } ; { $least } par un autre.
avl-why-not-closer = Hex qui ne rapprochent pas d'une source de ravitaillement par ce chemin : { $these } ; { $least } par un autre.
avl-why-crowded = La retraite finirait là en surempilement.
avl-why-no-supply = Aucune ligne de ravitaillement ne peut se tracer de là.
avl-why-no-nearer = Cet hex n'est pas plus près d'une source de ravitaillement.
avl-why-distance = À { $far ->
    [one] 1 hex
   *[other] { $far } hex
} : l'hex permis le plus proche est à { $nearest }, et jamais à moins de { $least }.
avl-why-hq-follows = Un QG n'avance qu'après une unité de sa pile.
avl-why-hq-two = Un QG n'avance de 2 hex qu'avec des unités mécanisées de sa pile.
avl-why-one-hex = Seules les unités mécanisées avancent de 2 hex.
avl-why-river-crossed = L'unité a franchi un fleuve sans pont : elle n'avance que de 1 hex.
avl-why-river-second = Le second hex est au-delà d'un fleuve sans pont.
avl-why-second-hex = { $hex } n'est pas adjacent à { $target }.
avl-why-their-chit = Un pion de l'autre camp.
avl-why-chosen = Ce pion ne peut pas être choisi : il l'est déjà, ou il est donné d'office.
avl-why-not-chosen = Ce pion n'est pas parmi ceux qui sont choisis.
avl-why-chits-enough = Tous les pions permis sont choisis.
avl-why-chits-missing = { $n ->
    [one] Il reste 1 pion à choisir.
   *[other] Il reste { $n } pions à choisir.
}
avl-why-chit-unavailable = Ce pion est déjà sélectionné, ou n'est pas disponible.
avl-why-chit-not-in-the-bag = Ce pion n'est pas dans le sac.
avl-why-refused-before = Un Manstein a été remis dans le sac au tirage précédent.
charge-minor_river = rivière

## Avant la fin d'une phase

undone-idle = { $rest ->
    [0] activée, sans bouger : { $unit }
   *[other] { $n } unités activées, sans bouger : { $unit }, …
}
undone-idle-short = { $n ->
    [1] une activée sans bouger
   *[other] { $n } activées sans bouger
}
avl-undone-hq = { $n ->
    [1] QG sans bouger : { $units }
   *[other] QG sans bouger : { $units }
}
avl-undone-hq-short = { $n ->
    [1] un QG sans bouger
   *[other] { $n } QG sans bouger
}
avl-undone-hq-note = le prochain pion de commandement active les unités qui seront alors dans son rayon
avl-undone-box = en zone de renfort : { $units }
avl-undone-box-short = { $n ->
    [1] une unité doit entrer
   *[other] { $n } unités doivent entrer
}
avl-undone-box-note = entrée obligatoire avant la fin de la phase
avl-undone-aim = { $n ->
    [1] QG sans cible : { $units }
   *[other] QG sans cible : { $units }
}
avl-undone-aim-short = { $n ->
    [1] un QG sans cible
   *[other] { $n } QG sans cible
}
avl-undone-aim-note = aucune unité activée n'est adjacente à l'ennemi : il n'y aurait pas de combat
avl-undone-special = { $n ->
    [1] QG avec une cible : { $units }
   *[other] QG avec une cible : { $units }
}
avl-undone-special-short = { $n ->
    [1] un QG a une cible
   *[other] { $n } QG ont une cible
}
avl-undone-special-note = le combat d'avant le premier tirage ne se représentera pas
avl-waste-aim = { $units } : aucune unité de son rayon n'est adjacente à l'ennemi
avl-waste-aim-short = sans cible
avl-waste-aim-note = le combat d'avant le premier tirage serait perdu
avl-waste-alone = { $units } : aucune unité dans son rayon
avl-waste-alone-short = aucune unité à commander
avl-waste-alone-note = seul le QG serait activé
avl-waste-absent = Le QG de ce pion n'est pas en jeu
avl-waste-absent-short = QG absent
avl-waste-absent-note = le pion serait sans effet

## Phases passées

skipped-soviet-combat = aucune unité activée n'est adjacente à l'ennemi
skipped-soviet-reinforcement = pas de renforts ce tour-ci
skipped-axis-combat = aucune unité activée n'est adjacente à l'ennemi
skipped-axis-reinforcement = pas de renforts ce tour-ci

## Les étapes d'un combat

combat-step-battle = unités et annonce
combat-step-throw = dé
combat-step-losses_first = pertes
combat-step-then_retreat = retraite
combat-step-pursue = avance après combat
combat-closing-pursuit = battle

## Un pion de commandement tiré

avl-drawn-one = QG en { $hex }, rayon { $radius } : active { $n ->
    [1] une unité
   *[other] { $n } unités
}.
avl-drawn-many = Tous les QG sont activés, avec { $n ->
    [1] une unité
   *[other] { $n } unités
}.
avl-drawn-none = Aucune unité n'est encore activée.
## Armées vues de loin

army-h2a = 2e armée hongroise
army-h2a-code = 2 H
army-it8a = 8e armée italienne
army-it8a-code = 8 It
army-hollidt = détachement d'armée Hollidt
army-hollidt-code = Hol
army-r3a = 3e armée roumaine
army-r3a-code = 3 R
army-4pza = 4e armée panzer
army-4pza-code = 4 Pz
army-1pza = 1re armée panzer
army-1pza-code = 1 Pz
army-40a = 40e armée
army-40a-code = 40
army-6a = 6e armée
army-6a-code = 6
army-1gda = 1re armée de la Garde
army-1gda-code = 1 Gd
army-3gda = 3e armée de la Garde
army-3gda-code = 3 Gd
army-5tka = 5e armée de chars
army-5tka-code = 5 Ch
army-5sha = 5e armée de choc
army-5sha-code = 5 Choc
army-2gda = 2e armée de la Garde
army-2gda-code = 2 Gd
army-51a = 51e armée
army-51a-code = 51
army-28a = 28e armée
army-28a-code = 28

## What came of each step of a combat, in a few words

came-avl-attack = { $units-many ->
    [one] { $units-many } unité
   *[other] { $units-many } unités
} contre { $foes-many }
came-avl-odds = colonne { $column }
came-avl-result = { $word ->
    [none] sans effet
    [s1DR] 1DR
    [s1DR2] 1DR2
    [s2DR2] 2DR2
    [s3DR2] 3DR2
    [s4DR2] 4DR2
   *[other] { $word }
}
came-none-losses_first = aucune
came-none-then_retreat = aucune
came-removed-displaced = QG déplacé : { $units }
came-removed-no-way = { came-removed-combat }
