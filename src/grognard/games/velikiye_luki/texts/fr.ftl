# Velikié Louki : les mots de ce jeu.

side-soviet = les Soviétiques
side-german = les Allemands
hidden-unit = { $side ->
    [soviet] une unité soviétique
   *[german] une unité allemande
}

## Unités

kind-tank = chars
kind-mountain = infanterie de montagne
kind-parachute = parachutistes
kind-security = unité de sécurité
kind-cadre = cadre
kind-ski = skieurs
kind-engineer = génie
kind-antitank = antichars
kind-mechanised = infanterie mécanisée
kind-assault_gun = canons d'assaut
kind-portee = antichars portés
kind-flame = chars lance-flammes
kind-recon = reconnaissance
kind-motorised = infanterie motorisée
kind-rocket = lance-roquettes
kind-festung = garnison

## Phases

phase-german-setup = placement allemand
phase-soviet-setup = placement soviétique
phase-weather = météo
phase-soviet-supply = ravitaillement soviétique
phase-soviet-movement = mouvement soviétique
phase-soviet-combat = combat soviétique
phase-german-supply = ravitaillement allemand
phase-german-movement = mouvement allemand
phase-german-combat = combat allemand
phase-end = fin du tour

## Marques

mark-moved = a bougé
mark-fought = a combattu
mark-isolated = en isolement
mark-unsupplied = sans ravitaillement
mark-used = a tiré

## Questions

vl-setup = { $left ->
    [0] tout est en place : reprenez une unité, ou terminez le placement.
    [one] il reste une unité à placer.
   *[other] il reste { $left } unités à placer.
}
vl-placing = où placer { $unit } ?
vl-move = { $waiting ->
    [0] choisissez une unité à déplacer, ou terminez la phase.
    [one] choisissez une unité à déplacer ; un renfort attend. Ou terminez la phase.
   *[other] choisissez une unité à déplacer ; { $waiting } renforts attendent. Ou terminez la phase.
}
vl-moving = où mener { $unit } ? { $half ->
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
vl-entering = par où faire entrer { $unit } ?
vl-absorb = quel cadre réintégrer dans { $unit } ?
vl-excess = surempilement : quelle unité éliminez-vous ?
vl-siege-only = aucune attaque possible : lancez le dé contre la Festung, ou terminez la phase.
vl-combat = désignez un hex à attaquer, ou terminez la phase.
vl-assemble = attaque sur { $hex } : engagez des unités, puis annoncez l'attaque.
vl-support-attack = attaque sur { $hex } : vos appuis ? { $guns ->
    [0] Plus d'artillerie
    [1] Un point d'artillerie
   *[other] { $guns } points d'artillerie
}, { $air ->
    [0] plus d'aviation.
    [1] un point d'aviation.
   *[other] { $air } points d'aviation.
}
vl-support-defence = défense de { $hex } : vos appuis ? { $guns ->
    [0] Plus d'artillerie
    [1] Un point d'artillerie
   *[other] { $guns } points d'artillerie
}, { $air ->
    [0] plus d'aviation.
    [1] un point d'aviation.
   *[other] { $air } points d'aviation.
}
vl-must-retreat = combat en { $hex } : recul obligatoire. Reculez d'un hex, ou tenez en perdant un pas.
vl-obligation =
    combat en { $hex } : { $left ->
        [1] encore une obligation.
       *[other] encore { $left } obligations.
    } Perdez un pas ou reculez d'un hex.
vl-impose = combat en { $hex } : choisissez la dernière obligation de l'adversaire, un pas ou un hex.
vl-toll = recul en ZdC ennemie : quelle unité perd un pas ?
vl-retreat = { $many ->
    [1] où reculer depuis { $hex } ?
   *[other] où reculer depuis { $hex } ? Les { $many } unités vont ensemble, à moins d'en détacher une.
}
vl-advance = { $hex } est libre : qui avance ?
vl-advance-on = jusqu'où faire avancer { $unit } ? { $left ->
    [1] Encore un hex possible.
   *[other] Encore { $left } hex possibles.
}
vl-siege-which = un niveau est perdu : laquelle des deux Festung est réduite ?
vl-occupy = la place est libre en { $hex } : qui l'occupe ?

## Actes

verb-ready_made = placer tout le reste d'après le placement automatique
verb-lift = reprendre une unité placée
verb-end_setup = finir le placement
verb-enter = faire entrer un renfort
verb-exit = quitter la carte par l'ouest
verb-detach = ventiler un régiment
verb-absorb = réintégrer un cadre dans une division réduite
verb-take_in = choisir le cadre
verb-disband = éliminer une unité en surempilement
verb-besiege = lancer le dé contre la Festung
verb-besiege_rockets = lancer le dé de siège avec les Katiouchas
verb-artillery = donner un point d'artillerie par un QG
verb-aviation = donner un point d'aviation par un QG
verb-rockets = faire tirer des lance-roquettes
verb-ready = ne rien donner de plus
verb-hold = tenir en perdant un pas
verb-lose = perdre un pas
verb-fall_back = reculer d'un hex
verb-impose_step = exiger un pas
verb-impose_hex = exiger un hex de recul
verb-apart = faire reculer une unité à part
verb-reduce = réduire une Festung d'un niveau
verb-occupy = occuper l'hex

## Ce qui arrive

placed-setup = En place en { $to } : { $unit }.
placed-many-setup = { $n ->
    [one] Une unité prend place : { $where }.
   *[other] { $n } unités prennent place : { $where }.
}
placed-enters = Entrée en { $to } : { $unit }.
placed-detached = Cadre placé en { $to } : { $unit }.
removed-absorbed = Cadre réintégré en { $from } : { $unit }.
removed-crowded = Surempilement en { $from }, une perte : { $unit }.
removed-exit = Hors de la carte par l'ouest, en { $from } : { $unit }.
removed-off-map = Recul hors de la carte en { $from }, retour possible au prochain tour : { $unit }.
removed-hq = QG délogé de { $from }, retour possible au prochain tour : { $unit }.
removed-rockets = Lance-roquettes détruits en { $from } : { $unit }.
removed-garrison = La garnison de { $from } est détruite : { $unit }.
step-detached = Régiment ventilé, division réduite : { $unit }.
step-restored = Division de nouveau complète : { $unit }.
step-level = { $left ->
    [1] Un niveau perdu, il en reste un : { $unit }.
   *[other] Un niveau perdu, il en reste { $left } : { $unit }.
}
marked-isolated-on = Marqueur Isolé, attaque à demi : { $units }.
marked-isolated-off = Ravitaillement rétabli : { $units }.
marked-unsupplied-on = Marqueur Non ravitaillé, plus d'attaque : { $units }.
marked-unsupplied-off = Ravitaillement rétabli : { $units }.
marked-used-on = Tir de roquettes, une colonne : { $units }.

value-sky-clear = ciel clair
value-sky-cloudy = ciel nuageux
value-sky-overcast = ciel couvert
vl-weather =
    Temps { $weather ->
        [clear] clair
        [cloudy] nuageux
       *[overcast] couvert
    }. Points d'aviation : Soviétiques { $soviet }, Allemands { $german }. Points d'artillerie : Soviétiques { $guns }, Allemands { $foe }.
vl-attack = Attaque sur { $hex } : { $units } contre { $foes }.
vl-guns =
    { $side ->
        [soviet] Artillerie soviétique
       *[german] Artillerie allemande
    } : +1 colonne par { $unit } ; points restants : { $left }.
vl-air =
    { $side ->
        [soviet] Aviation soviétique
       *[german] Aviation allemande
    } : +1 colonne par { $unit } ; points restants : { $left }.
vl-odds = { $attack } contre { $defence } : colonne { $column } avant la qualité.
vl-result =
    Qualité { $mine } ({ $up }) contre { $theirs } ({ $down }) : colonne { $column }. Dé { $die }, { $result } : { $attacker ->
        [none] attaquant indemne
        [s1] attaquant, un pas ou un hex
        [s2] attaquant, deux pas ou hex
        [R] attaquant, recul obligatoire
        [R1] attaquant, recul obligatoire puis un pas ou un hex
       *[R2] attaquant, recul obligatoire puis deux pas ou hex
    } ; { $defender ->
        [none] défenseur indemne.
        [s1] défenseur, un pas ou un hex.
        [R] défenseur, recul obligatoire.
        [R1] défenseur, recul obligatoire puis un pas ou un hex.
        [R2] défenseur, recul obligatoire puis deux pas ou hex.
        [R3] défenseur, recul obligatoire puis trois pas ou hex.
       *[R4] défenseur, recul obligatoire puis quatre pas ou hex.
    }
vl-siege = Siège, dé { $die } et modificateur { $plus } : { $total }. { $levels ->
    [0] La garnison tient.
    [1] La garnison perd un niveau.
   *[other] La garnison perd deux niveaux.
}
vl-encircled = Velikié Louki est encerclée.
vl-relieved = Velikié Louki n'est plus encerclée.
vl-exit = Brigades sorties par l'ouest, { $exits } en tout. La dernière : { $unit }.
vl-points = Points de victoire soviétiques : { $points }.

vl-die-weather = Dé de météo : { $face }.
vl-die-quality-attack = Dé de qualité de l'attaquant : { $face }.
vl-die-quality-defence = Dé de qualité du défenseur : { $face }.
vl-die-combat = Dé de combat : { $face }.
vl-die-siege = Dé de siège : { $face }.

vl-soviet-strategic = Victoire stratégique soviétique : le front allemand est enfoncé.
vl-soviet-operational = Victoire opérationnelle soviétique : le front allemand a plié.
vl-soviet-tactical = Victoire tactique soviétique : l'avance a coûté, mais elle compte.
vl-draw = Partie nulle : ni rupture, ni secours.
vl-german-tactical = Victoire tactique allemande : l'essentiel a tenu.
vl-german-operational = Victoire opérationnelle allemande : l'offensive a échoué.
vl-goal-reached = Victoire soviétique : les points demandés y sont.
vl-goal-missed = Victoire allemande : il manque des points aux Soviétiques.
vl-bad-points = points : de 1 à { $most }, autant qu'on peut en avoir

## Combat

odds-column = Colonne avant la qualité : { $column }
odds-terrain-clear = terrain clair
odds-terrain-woods = boisé
odds-terrain-marsh = marais
odds-terrain-lake = lac
odds-terrain-village = village
odds-terrain-city = ville
odds-river = attaque à travers une rivière mineure
odds-major_river = rivière majeure devant un attaquant
odds-bridge = pont sur une rivière majeure
odds-height = hauteur au-dessus d'un attaquant
odds-integrity = intégrité divisionnaire
odds-combined = infanterie + blindés
odds-antitank = infanterie + antichars
odds-armour-bonus = bonus blindé
odds-engineers = génie ou lance-flammes dans une localité
odds-artillery = artillerie et roquettes
odds-aviation = aviation
odds-concentric = attaque concentrique
odds-besieging = participation à l'encerclement
outcome-steps-city = { $n ->
    [one] acculement à la Festung, un pas perdu : { $units }
   *[other] acculement à la Festung, { $n } pas perdus : { $units }
}
outcome-eliminated-city = acculement à la Festung, élimination : { $units }
outcome-off-map = recul hors de la carte, retour possible au prochain tour : { $units }
outcome-hq = QG délogé, retour possible au prochain tour : { $units }
outcome-rockets = lance-roquettes éliminés : { $units }
outcome-crowded = surempilement en { $hex }, élimination en fin de phase : { $units }
vl-policy = on suppose que chacun recule tant qu'il le peut hors des ZdC ennemies dans un hex où il a la place, et perd sinon des pas sur ses unités les plus faibles ; qu'un attaquant dont l'ennemi est parti préfère les pertes au recul, et entre ; qu'une obligation imposée l'est en pas.

result-R2_- = attaquant : recul obligatoire, puis deux pas ou hex
result-R1_- = attaquant : recul obligatoire, puis un pas ou un hex
result-R_- = attaquant : recul obligatoire
result-1_- = attaquant : un pas ou un hex
result-2_1 = attaquant : deux pas ou hex ; défenseur : un pas ou un hex
result-1_1 = chaque camp : un pas ou un hex
result--_1 = défenseur : un pas ou un hex
result-1_R = attaquant : un pas ou un hex ; défenseur : recul obligatoire
result--_R = défenseur : recul obligatoire
result-1_R1 = attaquant : un pas ou un hex ; défenseur : recul obligatoire, puis un pas ou un hex
result--_R1 = défenseur : recul obligatoire, puis un pas ou un hex
result-1_R2 = attaquant : un pas ou un hex ; défenseur : recul obligatoire, puis deux pas ou hex
result--_R2 = défenseur : recul obligatoire, puis deux pas ou hex
result-1_R3 = attaquant : un pas ou un hex ; défenseur : recul obligatoire, puis trois pas ou hex
result--_R3 = défenseur : recul obligatoire, puis trois pas ou hex
result--_R4 = défenseur : recul obligatoire, puis quatre pas ou hex

## Où l'on en est

own-weather = { $value ->
    [clear] Ciel clair.
    [cloudy] Ciel nuageux.
   *[overcast] Ciel couvert.
}
own-air = Points d'aviation restants : Soviétiques { $soviet } ; Allemands { $german }.
own-artillery = Points d'artillerie restants : Soviétiques { $soviet } ; Allemands { $german }.
own-encircled = { $value ->
    [true] Velikié Louki est encerclée depuis la fin du tour précédent (VL 7.1b).
   *[false] Velikié Louki n'est pas encerclée (VL 7.1b).
}
own-points = Points de victoire soviétiques : { $value } (VL 13.3.1a).
own-exits = { $n ->
    [0] Aucune brigade n'est sortie par l'ouest.
   *[other] Brigades sorties par l'ouest : { $list }.
}

## Options

option-setup = placement des unités libres
option-setup-free = à la main
option-setup-ready_made = automatique
option-first_turn = option : au tour 1, les dés soviétiques gagnent 1
option-plain_t34 = option : les T-34 de la 8 Pz sans bonus blindé
option-corps = 2ᵉ corps mécanisé
option-corps-limited = deux brigades au plus dans une attaque
option-corps-free = engagé librement
option-hq_range = jusqu'où se compte la portée d'un QG
option-hq_range-target = jusqu'à l'hex du défenseur
option-hq_range-unit = jusqu'à une unité qu'il appuie
option-roads = coût d'une route pour les motorisés
option-roads-whole = un PM
option-roads-half = ½ PM
option-lakes = qui passe les lacs
option-lakes-foot = les unités à pied
option-lakes-printed = les unités motorisées, comme imprimé
option-foot_advance = avance à pied après combat
option-foot_advance-two = deux hex au plus
option-foot_advance-any = aussi loin que le permet le résultat
option-limits = quand le rapport de force est ramené dans la table
option-limits-end = une fois, à la fin
option-limits-each = après chaque modificateur
option-siege_bonus = aide au siège des unités en plus
option-siege_bonus-each = chacune compte
option-siege_bonus-one = une seule de chaque sorte
option-siege_double = deux niveaux perdus quand une seule Festung reste
option-siege_double-lost = le second ne compte pas
option-siege_double-survivor = la Festung restante perd les deux
vl-bad-weather = weather : « { $given } » n'est ni clear, ni cloudy, ni overcast (VL 9a)

## Calques et compteurs

overlay-reach = portée
overlay-reach-text = où cette unité peut aller, et à quel prix.
overlay-zoc = zones de contrôle
overlay-zoc-text = les hex que ce camp contrôle autour de ses unités.
overlay-supply = ravitaillement
overlay-supply-text = { $n ->
    [0] les hex joints aux sources de ce camp ; aucune de ses unités ne l'est.
   *[other] les hex joints aux sources de ce camp, et les lignes de ses unités.
}
overlay-supply-cut = sans ligne
overlay-threat = menace
overlay-threat-text = les hex que ce camp pourrait attaquer après avoir bougé.
overlay-siege = siège
overlay-siege-text = l'encerclement de Velikié Louki : ce que les Soviétiques ferment, ce qui reste ouvert.
overlay-control = contrôle
overlay-control-text = ce que chaque camp tient ou surveille seul.
overlay-objectives = objectifs
overlay-objectives-text = les lieux qui valent des points de victoire, et qui les tient.
track-points = points de victoire
track-points-hint = 11 : victoire soviétique ; 16 : stratégique ; 9 ou moins : victoire allemande
track-goal = points de victoire
track-goal-hint = autant à la fin du dernier tour : les Soviétiques gagnent
track-festung-west = Festung ouest
track-festung-west-hint = chaque niveau perdu vaut un point de victoire
track-festung-east = Festung est
track-festung-east-hint = chaque niveau perdu vaut un point de victoire
track-air-soviet = aviation soviétique
track-air-soviet-hint = points restants ce tour
track-air-german = aviation allemande
track-air-german-hint = points restants ce tour
track-guns-soviet = artillerie soviétique
track-guns-soviet-hint = points restants ce tour
track-guns-german = artillerie allemande
track-guns-german-hint = points restants ce tour

## Sur l'étagère

game-subtitle = La ville encerclée, hiver 1942-1943
game-scale = 1 hex = 2,5 km
game-units = compagnies à divisions
game-length = 11 tours
game-complexity = 3
game-edition = livret avec précisions et règles optionnelles
game-special = Un encerclement à fermer, un dé de siège à chaque tour, des secours au compte-gouttes.
aim-soviet = Encercler la ville, user sa garnison, arrêter les secours.
aim-german = Tenir la ville et la secourir par l'ouest et par le sud.
option-setup-about = Automatique : on joue aussitôt. À la main : chacun place ses unités libres.
option-first_turn-about = Chaque dé soviétique du tour 1 gagne un. Aide les Soviétiques.
option-plain_t34-about = Les T-34 pris à l'ennemi combattent comme les autres chars. Aide les Soviétiques.
option-corps-about = Combien de brigades de ce corps attaquent ensemble.
option-hq_range-about = Où s'arrête la portée d'un QG qui appuie un combat.
option-roads-about = Des routes moins chères font aller plus vite les motorisés.
option-lakes-about = Quelles unités passent les lacs gelés.
option-foot_advance-about = Jusqu'où l'infanterie suit un défenseur qui recule.
option-limits-about = Ne compte que pour les attaques très fortes ou très faibles.
option-siege_bonus-about = Plus de bonus usent la garnison plus vite.
option-siege_double-about = Ce que devient une seconde perte quand il reste un seul pion de garnison.

## Actes, avec leur objet

act-lift = reprendre { $noun }
act-enter = faire entrer { $noun }
act-detach = détacher un cadre : { $noun }
act-absorb = compléter { $noun }
act-take_in = verser { $noun }
act-disband = éliminer { $noun }
act-artillery = artillerie par { $noun }
act-aviation = aviation par { $noun }
act-rockets = faire tirer { $noun }
act-hold = tenir, un pas perdu par { $noun }
act-lose = retirer un pas à { $noun }
act-apart = faire reculer à part { $noun }
act-reduce = réduire { $noun }
act-occupy = occuper avec { $noun }

## Le premier tour guidé

tour-welcome = Voici Velikié Louki, novembre 1942. Vous menez les Soviétiques, en rouge, à l'est ; l'ordinateur mène les Allemands et tient la ville. Tout est déjà placé : encerclez la garnison, puis usez-la.
tour-pick = Les unités marquées de quatre coins dorés peuvent se déplacer. Choisissez-en une près de la Lovat.
tour-go = Les hex éclairés sont à sa portée ; le chiffre donne le coût en PM, souvent moindre par la route. L'octogone indique un arrêt obligatoire. Amenez l'unité sur un hex adjacent à un pion gris, hors de la ville.
tour-undo = Une erreur ? La flèche (ou la touche U) annule vos actions, jusqu'au dernier jet de dé.
tour-overlays = Ces boutons posent un calque sur la carte. Essayez Siège (touche S) : les hex à occuper autour de la ville pour l'encercler.
tour-end-move = Amenez d'autres unités à côté du même pion : infanterie et blindés ensemble donnent une colonne. Puis terminez la phase : ce qui est marqué « définitif » ne s'annule pas.
tour-target = Phase de combat. Les cibles possibles sont éclairées : choisissez-en une.
tour-join = Engagez les unités adjacentes à la cible, une à une.
tour-odds = Avant les dés, vous voyez tout : les forces, la colonne, chaque modificateur avec sa règle, et la probabilité de chaque résultat sur trois dés.
tour-attack = Quand le rapport de force vous convient, annoncez l'attaque : elle ne s'annule plus.
tour-support = Vos QG peuvent ajouter un appui d'artillerie ou d'aviation, une colonne par point. Quand l'appui suffit, cliquez sur le bouton : le défenseur répond et les dés sont lancés.
tour-log = Le journal note chaque action et chaque jet de dé. Un clic sur § ouvre le résumé de la règle.
tour-sequence = Voici la séquence du tour et la phase en cours. Terminez vos phases, l'ordinateur jouera ensuite. Un clic droit ou un appui long, n'importe où, explique pourquoi une action est interdite. À vous de jouer !
tour-training = Un petit siège pour apprendre. Vous menez les Soviétiques, en rouge, qui ont encerclé la ville. Quatre unités allemandes, menées par l'ordinateur, arrivent de l'ouest et ont trois tours pour rompre l'encerclement. Vous gagnez si la garnison perd un niveau.
tour-training-go = Les hex éclairés sont à sa portée ; le chiffre donne le coût en PM, l'octogone un arrêt obligatoire. Gardez l'encerclement fermé : une brèche lève le siège.
tour-siege = Phase de combat. Tant que la ville est encerclée, vous pouvez lancer le dé de siège : la garnison peut perdre un niveau.

## Refus

vl-why-left-west = Sortie par l'ouest : { $unit }.
vl-why-cadre-waits = Un cadre n'apparaît que pour une division qui perd deux pas ou le ventile : { $unit }.
vl-why-garrison = La garnison ne bouge pas et n'attaque pas : { $unit }.
vl-why-festung = La Festung s'y trouve : seul le siège peut l'atteindre.
vl-why-lake = Ce type d'unité ne peut pas entrer dans un hex de lac.
vl-why-same-zone = Entre { $hexes }, les deux hex sont dans la même ZdC : { $units }.
vl-why-no-division = N'est pas une division soviétique sur la carte : { $unit }.
vl-why-not-whole = La division n'est pas à plein potentiel.
vl-why-not-reduced = Il ne manque pas un pas à la division.
vl-why-no-cadre = Aucun cadre de sa qualité ou meilleur, qui n'ait pas bougé, n'est dans son hex.
vl-why-cadre = N'est pas un cadre que la division puisse réintégrer : { $unit }.
vl-why-begun = L'unité a déjà bougé ou s'est déjà regroupée dans cette phase.
vl-why-only-brigades-exit = Seules les brigades soviétiques blindées et mécanisées sortent par l'ouest.
vl-why-not-at-the-edge = L'unité n'est pas au bord ouest.
vl-why-unsupplied-exit = L'unité n'était pas ravitaillée à la dernière phase de ravitaillement.
vl-why-not-combat = Ce n'est pas une unité de combat.
vl-why-unsupplied = L'unité n'est pas ravitaillée.
vl-why-corps = Deux unités du 2e corps mécanisé participent déjà.
vl-why-off-the-path = Le défenseur n'a pas reculé par cet hex.
vl-why-advanced = { $hexes ->
    [one] L'unité a déjà avancé de 1 hex, autant qu'elle le peut.
   *[other] L'unité a déjà avancé de { $hexes } hex, autant qu'elle le peut.
}
vl-why-second-zone = L'unité s'arrête dans la seconde ZdC ennemie.
vl-why-armour-first = La première perte revient aux blindés : les deux camps en ont.
vl-why-largest-first = La première perte revient à une unité qui a le plus de pas : { $most }.
vl-why-cannot-hold = Ni unité de qualité A ou B, ni ville ni village : la pile doit reculer.
vl-why-already-back = Une unité a déjà reculé : les pertes viennent d'abord.
vl-why-imposed-hex = L'attaquant a choisi un hex de recul.
vl-why-imposed-step = L'attaquant a choisi un pas de perte.
vl-why-loss-first = Le défenseur a tenu : un pas doit être perdu avant tout recul.
vl-why-not-west = Cet hex n'est pas vers l'ouest, et un autre l'est.
vl-why-not-east = Cet hex n'est pas vers l'est, et un autre l'est.
vl-why-nearer-enemy = Un autre hex est plus loin de l'ennemi.
vl-why-no-entry = L'unité ne peut entrer nulle part.
vl-why-entry-cost = Il faut { $needed } PM pour y entrer, il en reste { $left }.
vl-why-out-of-order = Une unité placée après elle dans la liste y est déjà entrée.
vl-why-no-help = L'éliminer ne ferait pas de place.
vl-why-no-hq = N'est pas un QG qui puisse donner un appui : { $unit }.
vl-why-no-support-left = Il ne lui reste plus d'appui ce tour.
vl-why-colour = Il n'appuie que les unités de sa couleur.
vl-why-two-points = Ce combat a déjà 2 points d'artillerie.
vl-why-no-points = Il ne reste plus de point d'artillerie.
vl-why-one-mission = Ce combat a déjà 1 mission aérienne.
vl-why-no-missions = Il ne reste plus de mission aérienne.
vl-why-grounded = La météo n'autorise aucun appui aérien.
vl-why-no-rockets = N'est pas une unité de lance-roquettes qui puisse tirer : { $unit }.
vl-why-no-rockets-ready = Aucun lance-roquettes près de la ville ne peut tirer.
vl-why-fired = L'unité a déjà tiré ce tour.
vl-why-soviet-only = Seul le joueur soviétique assiège la ville.
vl-why-not-encircled = La ville n'était pas encerclée à la fin du dernier tour.
vl-why-besieged = Le tir de siège de cette phase est fait, ou il ne reste plus de Festung.
vl-why-no-festung = N'est pas une Festung encore debout : { $unit }.
vl-why-no-occupant = Ne peut pas occuper l'hex : { $unit }.
vl-why-other-hex = C'est la seule unité qui puisse occuper l'autre hex.
charge-lake = lac
charge-rail = rail
charge-major_river = rivière majeure
charge-bridge = pont

## Avant la fin d'une phase

undone-idle-short = { $n ->
    [1] une unité sans bouger
   *[other] { $n } unités sans bouger
}
vl-undone-over = surempilement : { $units }
vl-undone-over-short = { $n ->
    [1] une unité en surempilement
   *[other] { $n } unités en surempilement
}
vl-undone-over-note = le surplus est éliminé à la fin de la phase

## Phases passées

skipped-soviet-combat = aucune unité n'est adjacente à l'ennemi
skipped-german-combat = aucune unité n'est adjacente à l'ennemi

## Les étapes d'un combat

combat-step-battle = unités et annonce
combat-step-attacker_support = appui de l'attaquant
combat-step-defender_support = appui du défenseur
combat-step-throw = dés
combat-step-defender = résultat pour le défenseur
combat-step-attacker = résultat pour l'attaquant
combat-step-pursue = avance après combat
combat-closing-pursuit = battle
## Armées vues de loin

army-1SS = 1re brigade SS
army-1SS-code = 1 SS
army-205 = 205e division d'infanterie
army-20M = 20e division motorisée
army-20M-code = 20 M
army-291 = 291e division d'infanterie
army-331 = 331e division d'infanterie
army-6L = 6e division de campagne de la Luftwaffe
army-6L-code = 6 L
army-8Pz = 8e division panzer
army-8Pz-code = 8 Pz
army-Festung = garnison de Velikié Louki
army-Festung-code = VL
army-2M = 2e corps mécanisé
army-2M-code = 2 M

# -- ce que disent les pions, et ce que donne un appui

vl-about-hq = { $supports } { $supports ->
        [one] appui
       *[other] appuis
    } par tour (artillerie ou aviation), à { $range } hex au plus, { $whom ->
        [all] pour toute unité de son camp
        [guards] pour le 5e corps de la Garde
        [mechanised] pour le 2e corps mécanisé
       *[infantry] pour la 83e DI
    }
vl-about-rocket = 1 colonne dans un combat à { $range } hex au plus, une fois par tour
vl-about-festung = { $levels } niveaux, perdus un à un
vl-about-unit = force de combat, puis qualité { $quality } (A la meilleure, D la moins bonne){ $star ->
        [yes] {""} ; * bonus blindé
       *[no] {""}
    }{ $dot ->
        [yes] {""} ; · antichar
       *[no] {""}
    }
vl-support-worth = colonne { $column }{ $left ->
        [-1] {""}
        [0] , puis plus d'appui à ce QG ce tour
        [one] , puis encore 1 appui à ce QG ce tour
       *[other] , puis encore { $left } appuis à ce QG ce tour
    }

## What came of each step of a combat, in a few words

came-vl-attack = { $units-many ->
    [one] { $units-many } unité
   *[other] { $units-many } unités
} contre { $foes-many }
came-vl-guns = artillerie : { $unit }
came-vl-air = aviation : { $unit }
came-vl-result = colonne { $column }, { $result }
came-none-attacker_support = aucun
came-none-defender_support = aucun
came-none-defender = sans effet
came-none-attacker = sans effet
came-removed-off-map = hors de la carte : { $units ->
    [many] { $n } unités
   *[other] { $units }
}
came-removed-hq = QG débordé : { $units }
came-removed-rockets = { came-removed-combat }
