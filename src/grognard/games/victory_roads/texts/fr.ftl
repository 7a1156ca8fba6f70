# Victory Roads : les mots de ce jeu.

side-soviet = les Soviétiques
side-axis = l'Axe
hidden-unit = { $side ->
    [soviet] un support soviétique
   *[axis] un support de l'Axe
}

## Cases

box-corps_pool = dans la pioche des corps
box-stavka = dans la case Stavka
box-capitulation = en changement de camp
box-kg_armour = dans la pioche des Kampfgruppen blindés
box-kg_infantry = dans la pioche des Kampfgruppen d'infanterie
box-next_turn = de retour au prochain tour
box-soviet_supports = dans la pioche des supports soviétiques
box-axis_supports = dans la pioche des supports allemands
box-end_supports = Fin de Reich, pas encore en pioche
box-available_soviet = disponible pour les Soviétiques
box-available_axis = disponible pour l'Axe
box-available_n = disponible pour le TO Nord
box-available_cn = disponible pour le TO Centre Nord
box-available_cs = disponible pour le TO Centre Sud
box-available_s = disponible pour le TO Sud
box-available_soviet-title = Supports soviétiques
box-available_axis-title = Supports de l'Axe
box-available_n-title = TO Nord
box-available_cn-title = TO Centre Nord
box-available_cs-title = TO Centre Sud
box-available_s-title = TO Sud
box-spent_soviet = dépensé par les Soviétiques
box-spent_axis = dépensé par l'Axe

## Unités

kind-motorised = infanterie motorisée
kind-mountain = infanterie de montagne
kind-volksgrenadier = Volksgrenadiers
kind-volkssturm = Volkssturm
kind-static = infanterie statique
kind-parachute = parachutistes
kind-feldersatz = unité de remplacement
kind-flak = défense antiaérienne
kind-security = unité de sécurité
kind-jager = chasseurs
kind-ski_jager = chasseurs à ski
kind-panzer = blindés
kind-panzergrenadier = Panzergrenadiers
kind-mechanised = corps mécanisé
kind-kg_armour = Kampfgruppe blindé
kind-kg_infantry = Kampfgruppe d'infanterie
kind-hiwis = Hiwis
kind-haltebefehl = garnison
kind-theatre = marqueur de TO
kind-support = support

## Phases

phase-weather = météo
phase-soviet-supports = supports soviétiques
phase-soviet-movement = mouvement soviétique
phase-axis-supports = supports de l'Axe
phase-axis-movement = mouvement de l'Axe

mark-moved = a bougé

## Questions

vr-surplus = { $many ->
    [one] remettez un support en pioche.
   *[other] remettez { $many } supports en pioche.
}
vr-move = { $rail ->
    [-1] choisissez une unité à déplacer, ou terminez la phase.
    [0] choisissez une unité à déplacer, ou terminez la phase. Plus de capacité ferroviaire.
    [one] choisissez une unité à déplacer, ou terminez la phase. Capacité ferroviaire : 1 point.
   *[other] choisissez une unité à déplacer, ou terminez la phase. Capacité ferroviaire : { $rail } points.
}
vr-moving = choisissez un hex pour { $unit }. { $half ->
    [0] { $points ->
        [0] Plus de PM.
       *[other] Il reste { $points } PM.
    }
   *[other] { $points ->
        [0] Il reste ½ PM.
       *[other] Il reste { $points }½ PM.
    }
}
vr-excess = surempilement : choisissez une unité à éliminer.

## Actions

verb-strategic = faire un mouvement stratégique vers un hex
verb-rail = se déplacer par rail vers un hex
verb-spend = dépenser un support pour le mouvement stratégique
verb-give_back = remettre un support en pioche
verb-disband = éliminer une unité en surempilement

## Ce qui se passe

moved-strategic = { $unit } : mouvement stratégique de { $from } à { $to }.
moved-rail = { $unit } : par rail de { $from } à { $to }.
removed-drawn = Support tiré : { $unit }.
removed-support-back = Support remis en pioche : { $unit }.
removed-support-spent = Support dépensé : { $unit }.
removed-crowded = Surempilement en { $from }, unité éliminée : { $unit }.
vr-weather = Météo, { $roll } aux dés : { $weather ->
    [fair] beau temps
    [mud] boue
   *[snow] neige
}, { $sky ->
    [clear] ciel dégagé
   *[overcast] ciel couvert
}.
vr-supports = { $side ->
    [soviet] Les Soviétiques tirent
   *[axis] L'Axe tire
} { $many ->
    [one] 1 support.
   *[other] { $many } supports.
}
vr-die-weather = Dé de météo : { $face }.
vr-die-supports = Supports à tirer : { $face }.
vr-die-draw-soviet = Tirage soviétique : { $face }.
vr-die-draw-axis = Tirage de l'Axe : { $face }.
vr-decisive = Victoire décisive.
vr-marginal = Victoire marginale.

## Options

option-cities = Objectif de plusieurs hex
option-cities-all = tenu tant que tous ses hex le sont
option-cities-any = tenu tant qu'un de ses hex l'est
option-ports = Blocus d'un port de la Baltique
option-ports-four = quatre hex adjacents occupés
option-ports-all = tous les hex terrestres adjacents occupés

## Refus

vr-why-no-unit = Pas une unité de combat : { $unit }.
vr-why-immobile = Elle n'a pas de points de mouvement, ou c'est un QG en mode Ponton.
vr-why-other-manner = Elle a commencé un autre type de mouvement dans cette phase.
vr-why-hq-unsupplied = Un QG ne peut pas terminer son mouvement ici : il serait non ravitaillé.
vr-why-no-hq = Un QG ne peut pas faire de mouvement stratégique.
vr-why-mud = Le mouvement stratégique est interdit dans la boue.
vr-why-no-support-spent = Aucun support n'a été dépensé pour le mouvement stratégique dans cette phase.
vr-why-paid = Un support a déjà été dépensé pour cette phase.
vr-why-not-available = Pas un support disponible : { $unit }.
vr-why-no-capacity = { $needed } points de capacité ferroviaire nécessaires, il en reste { $left }.
vr-why-no-command = L'hex est hors du rayon de commandement de tout QG ravitaillé de sa nationalité.
vr-why-beside-enemy = { $hex } est adjacent à { $units }.
vr-why-uncaptured = Les Soviétiques n'ont pas capturé cette fortification ou ville allemande.
vr-why-no-line = Aucune ligne de ravitaillement vers une source allemande ne passe par cet hex.
vr-why-lost-city = Les Soviétiques ont déjà capturé cette ville majeure.
vr-why-closed-country = Les unités hongroises n'entrent pas en Roumanie, ni les roumaines en Hongrie.
vr-why-outside-area = L'hex est hors de la zone de ce scénario.
vr-why-water = Lacs et mer sont infranchissables.
vr-why-mud-crossing = Dans la boue, une unité ne franchit pas une rivière sans pont à côté d'un ennemi : { $hexes }.
vr-why-no-help = Éliminer cette unité ne corrige aucun surempilement.

charge-forest = forêt
charge-mountain = montagne
charge-fortress = forteresse
charge-major_river = fleuve
charge-rail = voie ferrée

## Sur la table

game-subtitle = De Bagration à Berlin
game-scale = 1 hex = 25 km
game-units = divisions, corps ; QG
game-length = 2 à 23 tours
game-complexity = 4
game-edition = livret français, tables reconstituées
marker-bridgehead = Tête de pont
marker-order = Haltebefehl
marker-order-sign = HALT
marker-besieged = Haltebefehl, assiégé
marker-besieged-sign = SIÈGE
marker-hollow = Haltebefehl d'un ordre de forteresse, sans division : défense 1
marker-hollow-sign = HALT 1
marker-captured = Contrôle soviétique : ces ouvrages ne protègent plus personne
marker-uprising = Insurrection
marker-refugees = Réfugiés : routes et voies ferrées n'y servent pas à l'Axe
marker-theatre-offensive = mode offensive, rayon de { $n } hex
marker-theatre-offensive-sign =
    { $of ->
        [TON] TO N
        [TOCN] TO CN
        [TOCS] TO CS
       *[TOS] TO S
    }
    { $n } OFF
marker-theatre-moving = mode mouvement, rayon de { $n } hex
marker-theatre-moving-sign =
    { $of ->
        [TON] TO N
        [TOCN] TO CN
        [TOCS] TO CS
       *[TOS] TO S
    }
    { $n } MVT
mark-stayed = ne bouge plus
mark-offensive = mode offensive
mark-in_movement = mode mouvement
mark-priority = TO prioritaire
mark-secondary = TO secondaire
mark-pontoon = mode Ponton
mark-supported = porte un support
mark-supported-sign = +
mark-abandoning = abandonne son matériel
track-mood = Humeur de Hitler
track-mood-hint = { $box ->
    [0] Limogeage
    [4] Appel de Jodl
    [5] Intervention
    [6] Directives
    [7] Conseils
    [8] Satisfaction
    [9] Approbation
    [10] Sehr gut !
   *[other] Case { $box }
} : { $supports ->
    [0] aucun support
    [one] 1 support
   *[other] { $supports } supports
}, { $pr } PR ; maximum { $most } ; liberté d'action { $freedom }, le prochain repli coûte { $cost }{ $dismissals ->
    [0] { "" }
    [one] {" "}; un limogeage déjà
   *[other] {" "}; { $dismissals } limogeages déjà
}
track-reich = Fin du Reich
track-reich-hint = objectifs que l'Axe tient{ $bonus ->
    [0] { "" }
   *[other] {" "}: un support de plus à chaque tirage
}{ $added ->
    [0] { "" }
    [one] {" "}; sa case a mis en pioche 1 support Fin du Reich
   *[other] {" "}; sa case a mis en pioche { $added } supports Fin du Reich
}
track-rail = Capacité ferroviaire
track-rail-hint = points de ce tour, pour l'Axe
track-naval = Capacité navale
track-naval-hint = points de ce tour, pour l'Axe
track-points-soviet = PR soviétiques
track-points-german = PR allemands
track-points-hungarian = PR hongrois
track-points-romanian = PR roumains
track-orders = Haltebefehle
track-orders-hint = marqueurs posés ; un par trois retire 1 au dé de Staline
own-weather = météo{ $value ->
    [fair] {"\u00A0"}: beau temps
    [mud] {"\u00A0"}: boue
   *[snow] {"\u00A0"}: neige
}
own-sky = ciel { $value ->
    [clear] dégagé
   *[overcast] couvert
}
own-mood = humeur de Hitler : { $value }
own-objectives = objectifs tenus par l'Axe : { $value }
own-rail = capacité ferroviaire : { $value }
own-holding = { $n ->
    [0] aucun Haltebefehl
   *[other] Haltebefehl : { $list }
}
standing = situation
standing-table-sky = météo
standing-table-priority = TO prioritaire
standing-table-secondary = TO secondaire
standing-table-grand = grande offensive
standing-table-remote = loin du front
standing-table-allies = alliés de l'Axe
standing-table-curbs = Fin du Reich, ce tour
value-weather-fair = beau temps
value-weather-mud = boue
value-weather-snow = neige
value-sky-clear = ciel dégagé
value-sky-overcast = ciel couvert
value-romania-axis = Roumanie : avec l'Axe
value-romania-soviet = Roumanie : avec les Soviétiques
value-hungary-axis = Hongrie : avec l'Axe
value-hungary-soviet = Hongrie : avec les Soviétiques
value-hungary-armistice = Hongrie : a signé l'armistice
value-hungary-out = Hongrie : hors de la guerre
value-curb-reich_fuel = Pénurie d'essence
value-curb-reich_no_rail = Voies coupées
value-curb-reich_desertion = Désertions
value-curb-reich_no_pr = Usines détruites
value-curb-reich_refugees = Réfugiés
value-curb-reich_lost = Dépôt perdu
value-curb-reich_meddling = Ingérence
value-curb-reich_ammunition = Pénurie de munitions
overlay-reach = portée
overlay-reach-text = les hex où cette unité peut aller, et à quel prix.
overlay-command = commandement
overlay-command-text = autour d'un QG, son rayon, et qui il y commande ; pour une unité, les QG qui la commandent.
overlay-command-hq = { $n ->
    [0] le rayon de ce QG, où personne n'est à lui.
    [one] le rayon de ce QG, et l'unité qu'il y commande.
   *[other] le rayon de ce QG, et les { $n } unités qu'il y commande.
}
overlay-command-cut = ce QG n'a pas de ligne de ravitaillement : il ne commande personne.
overlay-command-nowhere = rien à commander hors de la carte.
overlay-command-unit = { $n ->
    [0] aucun QG de sa nation n'atteint cette unité.
    [one] le QG de sa nation qui atteint cette unité.
   *[other] les { $n } QG de sa nation qui atteignent cette unité.
}
overlay-command-led = commandé
overlay-command-fed = ravitaillé par lui, d'une autre nation
overlay-command-foreign = dans le rayon, d'une autre nation
overlay-command-radius = son rayon
overlay-command-lost = rayon perdu, faute de ligne
overlay-command-leads = QG qui la commande
overlay-command-feeds = QG allemand qui la ravitaille
overlay-supply = ravitaillement
overlay-supply-text = { $n ->
    [0] les hex ravitaillés ; aucun QG n'a de ligne à tracer.
    [one] les hex ravitaillés, et la ligne du QG jusqu'à sa source.
   *[other] les hex ravitaillés, et les lignes des QG jusqu'à leurs sources.
}
overlay-supply-cut = non ravitaillé
overlay-theatres = théâtres
overlay-theatres-text = { $n ->
    [0] aucun TO dans ce scénario.
    [one] le rayon du TO.
   *[other] le rayon de chacun des { $n } TO.
}
overlay-theatres-offensive = { $unit }, offensive : { $radius }
overlay-theatres-moving = { $unit }, mouvement : { $radius }
overlay-theatres-remote = { $unit }, loin du front : ne tire pas de supports
overlay-threat = menace
overlay-threat-text = { $n ->
    [0] les hex que ce camp peut attaquer après un mouvement : aucun n'est tenu par l'ennemi.
    [one] les hex que ce camp peut attaquer après un mouvement ; l'ennemi en tient un.
   *[other] les hex que ce camp peut attaquer après un mouvement ; l'ennemi en tient { $n }.
}
overlay-strategic = hex stratégiques
overlay-strategic-text = les hex stratégiques que l'Axe tient encore, et ce que leur perte coûte à la satisfaction.
overlay-objectives = objectifs
overlay-objectives-text = ce dont dépend la victoire, et qui le tient.
overlay-control = contrôle
overlay-control-text = ce que chaque camp contrôle.
overlay-retreat = recul
overlay-retreat-text = { $n ->
    [one] l'hex où cette pile reculerait d'abord.
   *[other] les hex où cette pile pourrait reculer d'abord.
}
overlay-retreat-none = aucun ennemi adjacent ne la ferait reculer.
overlay-retreat-shut = cette pile n'a aucun hex où reculer : un recul l'éliminerait.
overlay-retreat-way = où reculer
overlay-retreat-foe = ennemi adjacent
nation-guards = Garde
nation-ss = Waffen-SS
nation-luftwaffe = Luftwaffe
nation-hungarian = Hongrois
nation-romanian = Roumains
nation-polish = Polonais
nation-czech = Tchécoslovaques
nation-bulgarian = Bulgares
army-narwa = groupement Narwa
army-narwa-code = Nar
army-army_16 = 16e armée
army-army_16-code = 16
army-army_18 = 18e armée
army-army_18-code = 18
army-army_2 = 2e armée
army-army_2-code = 2
army-army_4 = 4e armée
army-army_4-code = 4
army-army_6 = 6e armée
army-army_6-code = 6
army-army_8 = 8e armée
army-army_8-code = 8
army-army_9 = 9e armée
army-army_9-code = 9
army-panzer_1 = 1re armée panzer
army-panzer_1-code = 1 Pz
army-panzer_3 = 3e armée panzer
army-panzer_3-code = 3 Pz
army-panzer_4 = 4e armée panzer
army-panzer_4-code = 4 Pz
army-hungarian_1 = 1re armée hongroise
army-hungarian_1-code = 1 H
army-romanian_3 = 3e armée roumaine
army-romanian_3-code = 3 R
army-romanian_4 = 4e armée roumaine
army-romanian_4-code = 4 R
army-leningrad = front de Leningrad
army-leningrad-code = Len
army-baltic_1 = 1er front de la Baltique
army-baltic_1-code = 1 Balt
army-baltic_2 = 2e front de la Baltique
army-baltic_2-code = 2 Balt
army-baltic_3 = 3e front de la Baltique
army-baltic_3-code = 3 Balt
army-belorussian_1 = 1er front de Biélorussie
army-belorussian_1-code = 1 Bié
army-belorussian_1l = 1er front de Biélorussie, aile gauche
army-belorussian_1l-code = 1 Bié g
army-belorussian_2 = 2e front de Biélorussie
army-belorussian_2-code = 2 Bié
army-belorussian_3 = 3e front de Biélorussie
army-belorussian_3-code = 3 Bié
army-ukrainian_1 = 1er front d'Ukraine
army-ukrainian_1-code = 1 Ukr
army-ukrainian_2 = 2e front d'Ukraine
army-ukrainian_2-code = 2 Ukr
army-ukrainian_3 = 3e front d'Ukraine
army-ukrainian_3-code = 3 Ukr
vr-policy = à supposer que personne n'engage de support ni d'unité d'élite de plus ; que le défenseur retient le terrain qui lui vaut le plus ; que chaque camp perd les pas qui lui coûtent le moins, remplace par un Kampfgruppe quand il le peut et répond à un S en reculant s'il a où aller ; que chacun recule par le premier chemin que les règles lui laissent ; et que l'attaquant le plus fort entre dans un hex resté vide.
vr-cell-losses = pertes : attaquant { $attacker }, défenseur { $defender }
result-AR = l'attaquant recule d'un hex
result-D1 = un pas de plus pour le défenseur
result-E = une unité en exploitation
result-E2 = deux unités en exploitation
result-E3 = trois unités en exploitation
result-E4 = quatre unités en exploitation
result-Eng = engagement : nouveau jet dans la même colonne, pertes seules
result-S = un pas ou un hex de recul pour le défenseur
result-DR = le défenseur recule d'un hex
result-DR2 = le défenseur recule de deux hex
result-DR3 = le défenseur recule de trois hex
outcome-exploit = { $n ->
    [one] une unité en exploitation
   *[other] { $n } unités en exploitation
}
outcome-kampfgruppe = un Kampfgruppe prend sa place
outcome-taken = { $role ->
    [defender] le défenseur avance
   *[attacker] l'attaquant entre dans l'hex
}
odds-terrain-clear = clair
odds-terrain-forest = forêt
odds-terrain-marsh = marais
odds-terrain-mountain = montagne
odds-terrain-minor_city = ville mineure
odds-terrain-city = ville majeure
odds-terrain-fort = fortification basique
odds-terrain-fortress = fortification avancée
odds-terrain-bridgehead = tête de pont
odds-support-artillery_2 = Artillerie [1]/+2
odds-support-artillery_3 = Artillerie [1]/+3
odds-support-katyusha = Katioucha
odds-support-aviation_s = Aviation soviétique
odds-support-aviation_g = Aviation allemande
odds-support-rybalko = Rybalko
odds-support-katukov = Katukov
odds-support-bogdanov = Bogdanov
odds-support-flotilla = Flottille
odds-support-artillery_g = Nebelwerfer
odds-support-navy = Kriegsmarine
order-defender_supports = supports de la défense
order-ground = terrain de la défense
order-elite_defence = bonus élite de la défense
order-choose_defence = choix de l'élite en défense
order-river = rivière ou terrain pour le résultat de l'attaquant
order-kampfgruppe = Kampfgruppe qui remplace une division
order-tiger = bataillon Tigre qui prend une perte
order-shaken = S : un pas ou un hex
order-stand = Schörner : payer un recul en pas
order-survivor = Roumains : la division qui reste
order-further = recul prolongé hors d'un hex plein
order-heinrici = Heinrici : une pile recule avant une attaque
order-counterattack = Contre-attaque
order-displaced = TO déplacés
combat-step-battle = désigner l'hex et les attaquants
combat-step-check_supply = ravitaillement du défenseur
combat-step-ratio = rapport de force et supports
combat-step-declare = annonces, dés et pertes
skipped-soviet-supply = aucun QG ne peut jeter de pont
skipped-axis-supply = aucun QG ne peut jeter de pont
skipped-soviet-supports = aucun support à jouer
skipped-axis-supports = aucun support à jouer
skipped-soviet-combat = aucune unité n'est adjacente à un ennemi
skipped-axis-combat = aucune unité n'est adjacente à un ennemi
skipped-soviet-exploitation = aucune unité n'est en exploitation
skipped-axis-exploitation = aucune unité n'est en exploitation
skipped-soviet-exploitation-combat = aucune unité en exploitation n'est adjacente à un ennemi
skipped-axis-exploitation-combat = aucune unité en exploitation n'est adjacente à un ennemi
vr-drawn-support = { $n ->
    [one] un support tiré, { $place }
   *[other] { $n } supports tirés, chacun { $place }
}
vr-drawn-corps = corps de fusiliers tiré { $place }
vr-drawn-kampfgruppe = Kampfgruppe tiré, en { $place }
vr-undone-supports = { $n ->
    [one] Un support peut encore être joué : { $unit }
   *[other] { $n } supports peuvent encore être joués : { $unit }, …
}
vr-undone-supports-short = { $n ->
    [one] 1 support à jouer
   *[other] { $n } supports à jouer
}
vr-undone-supports-note = { $hand } en main ; au-delà de { $kept } par boîte, le surplus retourne en pioche
vr-undone-over = Surempilement : { $units }
vr-undone-over-short = { $n ->
    [one] 1 unité de trop
   *[other] { $n } unités de trop
}
vr-undone-over-note = le surplus est éliminé quand la phase se termine
vr-undone-line = Sans ligne de ravitaillement : { $units }
vr-undone-line-short = { $n ->
    [one] 1 QG sans ligne
   *[other] { $n } QG sans ligne
}
vr-undone-line-note = un QG sans ligne à sa phase de ravitaillement quitte la carte
terrain-clear = clair
combat-step-results = résultats tactiques, reculs, avance
combat-step-exploit = marqueurs Exploitation
terrain-forest = forêt
terrain-marsh = marais
terrain-mountain = montagne
terrain-lake = lac
terrain-sea = mer
hexside-river = rivière
hexside-major_river = fleuve
line-rail = voie ferrée
line-road = route

## 4. Ravitaillement

phase-soviet-supply = ravitaillement soviétique
phase-axis-supply = ravitaillement de l’Axe
mark-unsupplied = non ravitaillé
box-waiting_soviet = revient en phase de renforts
box-waiting_axis = revient en phase de renforts
box-played_soviet = supports soviétiques en jeu
box-played_axis = supports de l’Axe en jeu
vr-pontoons = choisissez un QG qui jette un pont ou replie le sien, ou continuez.
vr-pontoon = choisissez l’hexagone vers lequel { $unit } jette un pont depuis { $hex }.
vr-airlift = { $many ->
    [one] Ju-52 disponible : choisissez une pile à ravitailler par air, ou continuez.
   *[other] { $many } Ju-52 disponibles : choisissez une pile à ravitailler par air, ou continuez.
}
verb-pontoon = jeter un pont avec un QG
verb-take_up = replier le pont d’un QG
verb-across = jeter le pont vers un hexagone
verb-airlift = ravitailler une pile par air
removed-no-line = Sans ligne de ravitaillement, de retour en renfort : { $unit }.
removed-support-played = Support joué : { $unit }.
placed-support = Support placé en { $to } : { $unit }.
vr-pontoon-set = Pont de bateaux vers { $hex } : { $unit }.
vr-pontoon-taken-up = Pont de bateaux replié : { $unit }.
vr-why-no-headquarters = Ce n’est pas un QG : { $unit }.
vr-why-hq-no-line = Non ravitaillé : { $unit }.
vr-why-no-river = Ni rivière ni fleuve au bord de l’hexagone : { $unit }.
vr-why-on-pontoons = Déjà en mode ponton : { $unit }.
vr-why-no-pontoon = Pas en mode ponton : { $unit }.
vr-why-no-watercourse = Ni rivière ni fleuve ne borde le côté vers cet hexagone.
vr-why-nobody-to-supply = Aucune unité de l’Axe n’y est privée de ravitaillement.
vr-why-out-of-flight = À plus de { $range } hexagones d’une source de ravitaillement allemande.
vr-why-overcast = Le ciel est couvert : aucun support aérien ne peut être placé.
marked-unsupplied-on = Sans ravitaillement : { $units }.
marked-unsupplied-off = De nouveau ravitaillé : { $units }.

## Combat : de l'annonce aux pertes

option-bridges = Attaques par un pont
option-bridges-halve = divisées par deux comme à travers tout cours d'eau
option-bridges-carry = en entier, sauf dans la boue
option-medals = Unités d'élite
option-medals-axis = celles qui ont une médaille, toutes allemandes
option-medals-guards = la Garde soviétique aussi
phase-soviet-combat = combat soviétique
phase-axis-combat = combat de l'Axe
mark-fought = a attaqué

vr-combat = désignez un hex à attaquer, ou terminez la phase.
vr-assemble = attaque sur { $hex } : ajoutez des unités, puis annoncez l'attaque.
vr-ground = défense de { $hex } : choisissez le terrain qui compte.
vr-supporting = { $role ->
    [attacker] attaque sur { $hex }, colonne { $column } : ajoutez des supports, ou continuez.
   *[defender] défense de { $hex }, colonne { $column } : ajoutez des supports, ou continuez.
}
vr-declare = attaque sur { $hex }, colonne { $column } : faites vos annonces, puis lancez les dés.
vr-declare-defence = défense de { $hex }, colonne { $column } : utilisez le bonus élite, ou continuez sans lui.
vr-choose-cell = combat en { $hex } : choisissez votre résultat tactique.
vr-losses = { $left ->
    [one] choisissez une unité qui perd un pas : { $left } perte à subir.
   *[other] choisissez une unité qui perd un pas : { $left } pertes à subir.
}
vr-kampfgruppe = { $hex } : mettre un Kampfgruppe à la place de { $unit } ?

verb-ground = choisir le terrain de la défense
verb-support = ajouter un support
verb-ready = ne plus ajouter de support
verb-elite = utiliser le bonus élite d'une unité
verb-armoured = annoncer une exploitation blindée
verb-hurrah = annoncer une attaque « Hourra ! »
verb-undeclare = reprendre toutes les annonces
verb-throw = lancer les dés
verb-plain = pas de bonus élite
verb-choose = choisir un résultat tactique
verb-lose = perdre un pas
verb-replace = prendre un Kampfgruppe
verb-forgo = pas de Kampfgruppe

value-clear = terrain clair
value-forest = forêt
value-marsh = marais
value-mountain = montagne
value-minor_city = ville mineure
value-city = ville majeure
value-fort = fortification basique
value-fortress = fortification avancée
value-bridgehead = tête de pont
value-- = aucun résultat
value-AR = AR, recul des attaquants
value-D1 = D1, un pas de plus perdu en défense
value-E = E, une unité en exploitation
value-E2 = E2, deux unités en exploitation
value-E3 = E3, trois unités en exploitation
value-Eng = Eng, second jet pour les pertes
value-S = S, un pas ou un hex
value-DR = DR, recul d'un hex
value-DR2 = DR2, recul de 2 hex
value-DR3 = DR3, recul de 3 hex

vr-attack = Attaque sur { $hex } : { $units } contre { $foes }.
vr-besieged = Siège : { $hex }.
vr-ground-counts = Terrain de la défense : { $ground ->
    [clear] terrain clair
    [forest] forêt
    [marsh] marais
    [mountain] montagne
    [minor_city] ville mineure
    [city] ville majeure
    [fort] fortification basique
    [fortress] fortification avancée
   *[bridgehead] tête de pont
}, { $value ->
    [1] aucun bonus.
   *[other] défense × { $value }.
}
vr-reduced = { $why ->
    [supply] Non ravitaillé, facteur divisé par { $divisor } : { $units }.
    [river] Tous les attaquants franchissent un cours d'eau, facteur divisé par { $divisor } : { $units }.
    [bridge] Attaque par un pont dans la boue, facteur divisé par { $divisor } : { $units }.
   *[retreat] Recul dans cette phase, défense 1 : { $units }.
}
vr-ratio = { $attack } contre { $defence }, rapport de force { $ratio }.
vr-support-named = Support utilisé dans le combat : { $support }.
vr-shift = { $what ->
    [support-artillery_2] Artillerie [1]/+2
    [support-artillery_3] Artillerie [1]/+3
    [support-katyusha] Katioucha
    [support-aviation_s] Aviation soviétique
    [support-aviation_g] Aviation allemande
    [support-artillery_g] Nebelwerfer
    [support-flotilla] Flottille
    [support-navy] Kriegsmarine
    [uprising] Insurrection de Varsovie
   *[other] Leader
} : { $columns ->
    [0] aucun décalage, les deux aviations s'annulent.
   *[other] décalage de colonne { $columns }.
}
vr-column = Combat dans la colonne { $column }.
vr-cancelled = Rapport de force inférieur à 1/2, attaque annulée sur { $hex }.
vr-elite-declared = Bonus élite : { $unit }.
vr-armoured-declared = Exploitation blindée annoncée.
vr-hurrah-declared = Attaque « Hourra ! » annoncée.
vr-die-combat = Dé de combat : { $face }.
vr-cell = { $roll } dans la colonne { $column } : pertes { $attacker }/{ $defender }, { $attack ->
    [none] aucun résultat pour l'attaquant
   *[other] attaquant { $attack }
}, { $defence ->
    [none] aucun résultat pour le défenseur.
   *[other] défenseur { $defence }.
}
vr-cell-chosen = Résultat tactique choisi : { $code ->
    [none] aucun.
   *[other] { $code }.
}
vr-loss-spared = Pile roumaine faible : un pas de moins à perdre pour l'attaquant.
vr-loss-harsh = Blindés soviétiques hors de tout TO : un pas de plus à perdre pour l'attaquant.
vr-die-kampfgruppe = Kampfgruppe tiré : { $face }.
placed-kampfgruppe = Kampfgruppe en { $to } : { $unit }.
removed-hiwis = Pion tiré et retiré du jeu : { $unit }.

vr-why-hq-fights-not = Un QG n'attaque pas.
vr-why-garrison-stays = Une garnison n'attaque pas.
vr-why-besieged = Des unités assiégées n'attaquent pas.
vr-why-withdrawn = L'unité a fait un repli non autorisé ce tour-ci.
vr-why-water-between = Un plan d'eau sans route ni voie ferrée sépare les deux hex.
vr-why-mud-river = Dans la boue, une attaque ne franchit un cours d'eau que par un pont.
vr-why-not-together = Les unités roumaines et hongroises n'attaquent jamais ensemble.
vr-why-autonomous = Cet allié a déjà mené son attaque autonome ce tour-ci.
vr-why-no-combat-support = Pas un support pour ce combat : { $unit }.
vr-why-not-placed = Il faut d'abord le placer dans la phase des supports.
vr-why-support-elsewhere = Inutilisable dans ce combat : sa place ou sa cible ne convient pas.
vr-why-no-mud = Ce support est interdit dans la boue.
vr-why-ammunition = Pénurie de munitions : support interdit ce tour-ci.
vr-why-named = Ce support sert déjà dans ce combat.
vr-why-same-name = Un support du même nom sert déjà dans ce combat.
vr-why-two-leaders = Un leader sert déjà dans ce combat.
vr-why-not-elite = Pas une unité d'élite de ce combat : { $unit }.
vr-why-no-medal = Un événement prive l'unité du bonus élite.
vr-why-two-armoured = Une exploitation blindée demande au moins 2 unités blindées dans l'attaque.
vr-why-declared = Cette annonce est déjà faite.
vr-why-nothing-declared = Aucune annonce n'a encore été faite.
vr-why-outside-theatres = L'hex attaqué est hors du rayon d'action de tous les TO.
vr-why-hurrah-mud = Une attaque « Hourra ! » est interdite dans la boue.
vr-why-hurrah-city = Une attaque « Hourra ! » est interdite contre une fortification avancée ou une ville majeure d'Allemagne.
vr-why-garrison-last = Une garnison ne subit de perte que si aucune autre unité ne reste dans son hex.
vr-why-hq-last = Un QG ne subit de perte que si aucune autre unité ne reste dans son hex.
vr-why-all-once = Toutes les unités doivent subir une perte avant qu'une unité en subisse une deuxième.
vr-why-major-first = Les attaquants allemands ou soviétiques subissent les pertes avant leurs alliés.
vr-why-first-loss = Cette perte revient à une autre unité, pas à { $unit }.

## Combat : résultats tactiques, reculs, avances, exploitation

phase-soviet-exploitation-combat = combats d'exploitation soviétiques
phase-axis-exploitation-combat = combats d'exploitation de l'Axe
mark-retreated = a reculé


vr-exploitation-combat = désignez un hex à attaquer avec des unités en exploitation, ou terminez la phase.
vr-river = combat en { $hex } : choisissez ce qui modifie le résultat { $code } de l'attaquant.
vr-survivor = { $hex } : les Roumains s'effondrent. Choisissez l'unité qui survit.
vr-stand = { $hex } : { $steps ->
    [one] perdre { $steps } pas au lieu de reculer ?
   *[other] perdre { $steps } pas au lieu de reculer ?
}
vr-shaken = { $hex } : choisissez une unité qui perd un pas, ou reculez d'un hex avec toutes les unités.
vr-retreat-who = choisissez l'unité ou la pile qui recule ensuite.
vr-retreat = { $left ->
    [0] choisissez un hex où reculer encore : { $units }.
    [one] choisissez un hex où reculer : { $units }. Encore { $left } hex.
   *[other] choisissez un hex où reculer : { $units }. Encore { $left } hex.
}
vr-retreat-further = surempilement en { $hex } : reculer encore, ou rester ? { $units }
vr-advance = { $hex } est libre : choisissez les unités qui avancent.
vr-mark-exploiting = choisissez les unités en exploitation : encore { $left } à choisir.

verb-convert = choisir ce qui modifie le résultat
verb-keep = choisir l'unité qui survit
verb-stand = perdre des pas et tenir
verb-fall_back = reculer
verb-apart = faire reculer une unité à part
verb-on = reculer encore
verb-exploit = placer un marqueur Exploitation sur une unité
verb-unexploit = reprendre un marqueur Exploitation

act-keep = garder { $noun }
act-apart = faire reculer à part { $noun }
act-exploit = mettre en exploitation { $noun }
act-unexploit = pas d'exploitation : { $noun }

value-river = le fleuve
value-ground = le terrain de l'hex

vr-cell-becomes = { $code ->
    [none] ici, sans effet
   *[other] ici : { $code }
}
vr-hold-worth = perdue avec l'ordre : −{ $held } ; sans l'ordre : −{ $unheld }
act-hold = tenir { $noun }
act-lift = lever l'ordre en { $noun }
vr-converted = { $role ->
    [attacker] Résultat de l'attaquant
   *[defender] Résultat du défenseur
} : { $before ->
    [none] aucun
   *[other] { $before }
} devient { $after ->
    [none] aucun
   *[other] { $after }
}.
vr-results = Résultats tactiques : attaquant { $attack ->
    [none] aucun
   *[other] { $attack }
}, défenseur { $defence ->
    [none] aucun
   *[other] { $defence }
}.
vr-engaged = Eng, { $roll } dans la colonne { $column } : pertes { $attacker }/{ $defender }.
vr-no-advance = Pas d'avance en { $hex } : ses défenseurs n'ont subi ni S ni DR.
vr-may-exploit = { $many ->
    [one] { $many } unité peut exploiter.
   *[other] { $many } unités peuvent exploiter.
}
marked-exploiting-on = En exploitation : { $units }.
marked-exploiting-off = Marqueur Exploitation repris : { $units }.
removed-collapsed = Effondrement en { $from } : { $unit }.
removed-rooted = Pas de points de mouvement pour reculer, unité éliminée en { $from } : { $unit }.

vr-why-not-away = Ni dans une direction de recul, ni plus loin de tous les ennemis du combat.
vr-why-rear-soviet = Un recul va au nord, au nord-est ou au sud-est, si possible en s'éloignant des ennemis du combat.
vr-why-rear-axis = Un recul va au sud, au sud-ouest ou au nord-ouest, si possible en s'éloignant des ennemis du combat.
vr-why-not-the-stack = Une autre unité de la pile ne peut pas y reculer.
vr-why-too-near = Le recul doit finir { $hexes ->
    [one] à { $hexes } hex au moins
   *[other] à { $hexes } hex au moins
} de { $start }, ce qui n'est plus possible par là.
vr-why-through-order = Une unité allemande ne recule pas à travers un hex sous Haltebefehl.
vr-why-not-collapsing = N'est pas concernée par l'effondrement : { $unit }.
vr-why-no-part = N'a pas participé au combat, ou n'est plus là : { $unit }.
vr-why-hq-follows-not = Un QG n'avance pas après un combat.
vr-why-advanced = Elle a déjà avancé.
vr-why-no-room = L'hex n'a plus de place pour cette unité.
vr-why-must-advance = Une unité au moins doit avancer dans la ville insurgée.
vr-why-no-more-exploitation = Le résultat ne permet pas de mettre en exploitation une unité de plus de ce type.
vr-why-exploiting = Elle a déjà un marqueur Exploitation.
vr-why-no-marker = Pas de marqueur Exploitation issu de ce combat : { $unit }.
vr-why-not-marked = Seules les unités en exploitation attaquent dans cette phase.
## 6. Mouvement : par mer, ordres de tenir, abandon du matériel

mark-exploiting = en exploitation
vr-orders = { $left ->
    [0] plus de marqueur Haltebefehl : levez-en un ou continuez.
    [one] placez un Haltebefehl (1 restant), levez-en un ou continuez.
   *[other] placez un Haltebefehl ({ $left } restants), levez-en un ou continuez.
}
vr-laying = { $left ->
    [one] choisissez encore un support à poser sur { $unit }.
   *[other] choisissez { $left } supports à poser sur { $unit }.
}
vr-abandoning = choisissez une unité dans le rayon de { $unit } pour un mouvement stratégique, ou terminez.
vr-exploit = choisissez une unité en exploitation à déplacer, ou passez aux combats d’exploitation.
verb-hold = placer un Haltebefehl sur une ville
verb-lift = lever un Haltebefehl
verb-naval = aller par mer à un port
verb-abandon = abandonner le matériel autour d’un QG
verb-lay = poser un support sur le QG
verb-end_segment = passer aux combats d’exploitation
moved-naval = { $unit } : par mer de { $from } à { $to }.
placed-garrison = Garnison en { $to } : { $unit }.
removed-garrison = Garnison retirée de { $from } : { $unit }.
removed-support-laid = Support posé sur un QG : { $unit }.
removed-support-kept = Support repris : { $unit }.
removed-evacuation = Perte dans l’évacuation de { $from } : { $unit }.
vr-order-placed = Haltebefehl : { $hex } est à tenir.
vr-order-lifted = Haltebefehl levé en { $hex }.
vr-die-evacuation = Dé d’évacuation : { $face }.
vr-evacuation = Évacuation, { $unit }, résultat { $die } : { $outcome ->
    [stays-hurt] annulée, un pas perdu.
    [stays] annulée.
    [sails-hurt] en mer, un pas perdu.
   *[sails] en mer.
}
vr-why-bound = La dernière division allemande d’un hexagone Haltebefehl ne peut le quitter tant qu’une division soviétique est adjacente : { $unit }.
vr-why-hq-bears-an-order = Ses unités ont abandonné leur matériel ce tour, il ne peut bouger : { $unit }.
vr-why-hq-has-moved = S’est déjà déplacé dans cette phase : { $unit }.
vr-why-has-abandoned = A déjà servi à un abandon du matériel ce tour : { $unit }.
vr-why-too-few-supports = Il faut { $needed } supports disponibles.
vr-why-dismissed = Après un limogeage, les unités allemandes n’ont pas de mouvement stratégique.
vr-why-out-of-that-radius = N’était pas une unité de sa nationalité dans son rayon quand les supports ont été posés : { $unit }.
vr-why-away-from-supply = Une unité non ravitaillée ne se déplace que vers une source de ravitaillement ou un QG ami.
vr-why-no-baltic-port = L’hexagone n’est pas un port de la Baltique.
vr-why-not-in-a-port = L’unité n’est pas dans un port de la Baltique.
vr-why-no-naval-capacity = Il faut { $needed } de capacité navale, il en reste { $left }.
vr-why-port-not-held = L’Axe ne contrôle pas ce port.
vr-why-port-shut-in = Des unités soviétiques occupent tous les hexagones de terre autour de ce port.
vr-why-port-captured = Les Soviétiques ont déjà capturé ce port.
vr-why-no-city-to-hold = L’hexagone n’est ni une ville majeure ni un port de la Baltique.
vr-why-no-german-division = Aucune division allemande dans cet hexagone.
vr-why-held-already = Un marqueur Haltebefehl est déjà dans cet hexagone.
vr-why-no-marker-left = Les { $most } marqueurs Haltebefehl sont sur la carte.
vr-why-no-order-there = Aucun marqueur Haltebefehl dans cet hexagone.
vr-why-watched = Une division soviétique est adjacente : le marqueur ne peut être levé.
vr-why-not-exploiting = L’unité n’a pas de marqueur d’exploitation.
charge-partisans = partisans
phase-soviet-exploitation = exploitation soviétique
phase-axis-exploitation = exploitation de l’Axe

## Théâtres, supports, corps d'infanterie, Stavka

phase-stavka = phase Stavka
skipped-stavka = aucun TO ne peut rien y faire

vr-recall = choisissez les supports à reprendre sur la carte, ou continuez.
vr-theatres-remote = éloignement du front : choisissez un TO à déplacer gratuitement, ou continuez.
vr-theatres-shift = choisissez un TO en mode mouvement à déplacer, ou continuez.
vr-shifting = { $points ->
    [0] { $unit } : plus aucun hex.
    [one] choisissez un hex pour { $unit } : il reste 1 hex.
   *[other] choisissez un hex pour { $unit } : il reste { $points } hex.
}
vr-modes = choisissez un TO qui change de mode, ou continuez.
vr-name-priority = choisissez le TO prioritaire de ce tour.
vr-name-secondary = choisissez le TO secondaire de ce tour : il ne reçoit aucun support.
vr-grand = { $unit } : déclarer une grande offensive ?
vr-gift = { $many ->
    [one] choisissez 1 support dans la pioche.
   *[other] choisissez { $many } supports dans la pioche.
}
vr-receive = choisissez un TO en mode mouvement qui reçoit un support et reste en place, ou continuez.
vr-forced = plusieurs supports doivent être joués : choisissez le premier.
vr-place = { $side ->
    [soviet] choisissez un support à jouer ou à dépenser pour renforcer des corps d'infanterie, ou continuez.
   *[axis] choisissez un support à jouer, ou continuez.
}
vr-placing = choisissez où jouer { $unit }.
vr-refit = choisissez un corps blindé réduit à remettre à pleine force, ou continuez.
vr-reinforcing = choisissez un corps d'infanterie à renforcer avec un support de { $unit }.
vr-displaced = { $unit } doit quitter son hex : choisissez la ville où le placer.
vr-stavka = choisissez un TO : il sollicite la réserve stratégique, ou il se déplace.
vr-stavka-die = { $what ->
    [move] { $unit } se déplace : remettez des supports en pioche pour un bonus au dé, ou lancez le dé.
   *[reserve] { $unit } sollicite la réserve : remettez des supports en pioche pour un bonus au dé, ou lancez le dé.
} { $more ->
    [0] Aucun modificateur.
   *[other] Modificateur : +{ $more }.
}
vr-leaving = { $points ->
    [one] choisissez une unité qui quitte la case Stavka pour { $unit } : il reste 1 point.
   *[other] choisissez une unité qui quitte la case Stavka pour { $unit } : il reste { $points } points.
}
vr-deploying = choisissez un hex pour { $unit }.
vr-entering = { $left ->
    [one] choisissez une unité qui entre en case Stavka, ou continuez : encore 1 au plus.
   *[other] choisissez une unité qui entre en case Stavka, ou continuez : encore { $left } au plus.
}

verb-next = continuer
verb-play = jouer un support comme événement
verb-place_on = placer le support sur un hex
verb-give_to = placer le support sur un pion
verb-take_back = reprendre un support et le remettre en pioche
verb-choose_support = choisir un support dans la pioche
verb-receive_support = tirer un support pour un TO
verb-grand_offensive = déclarer une grande offensive
verb-no_offensive = ne pas déclarer de grande offensive
verb-priority = désigner le TO prioritaire
verb-secondary = désigner le TO secondaire
verb-reinforce = dépenser un support pour renforcer des corps d'infanterie
verb-reinforce_corps = passer un corps d'infanterie en mode renforcé
verb-refit = remettre un corps blindé à pleine force
verb-bonus = dépenser un support comme bonus
verb-change_mode = changer le mode d'un TO
verb-call_reserve = solliciter la réserve stratégique pour un TO
verb-move_theatre = déplacer un TO par un jet sur la table Stavka
verb-skip_theatre = ne rien faire avec un TO
verb-roll_stavka = lancer le dé sur la table Stavka
verb-enter_stavka = placer une unité en case Stavka

moved-theatre = { $unit } : de { $from } à { $to }.
placed-displaced = { $unit } : déplacement forcé en { $to }.
placed-deployed = De la case Stavka en { $to } : { $unit }.
removed-to-stavka = De { $from } à la case Stavka : { $unit }.
step-standard = Mode standard : { $unit }.
step-reinforced = Mode renforcé : { $unit }.
step-refitted = Remise à pleine force : { $unit }.
vr-priority = TO prioritaire : { $unit }.
vr-secondary = TO secondaire : { $unit }.
vr-grand-declared = Grande offensive : { $unit }.
vr-remote = À plus de 10 hex de tout ennemi ravitaillé et de tout Haltebefehl : { $units }.
vr-mode = { $mode ->
    [movement] { $unit } : mode mouvement.
   *[offensive] { $unit } : mode offensive.
}
vr-theatre-draw = { $unit } : { $roll } aux deux dés, divisé par deux, modificateur { $more } : { $many ->
    [0] aucun support.
    [one] 1 support.
   *[other] { $many } supports.
}
vr-stavka-units = { $unit }, { $die } sur la table Stavka : { $many ->
    [0] aucune unité.
    [one] 1 unité.
   *[other] { $many } unités.
}
vr-stavka-hexes = { $unit }, { $die } sur la table Stavka : { $many ->
    [0] aucun hex.
    [one] 1 hex.
   *[other] { $many } hex.
}
vr-die-theatre = Dé des supports : { $face }.
vr-die-stavka = Dé de la Stavka : { $face }.
vr-die-corps = Corps tiré : { $face }.

vr-why-no-theatre = Pas un TO en jeu : { $unit }.
vr-why-priority = C'est déjà le TO prioritaire.
vr-why-secondary = Le TO secondaire ne reçoit aucun support.
vr-why-offensive-mode = Un TO en mode offensive ne se déplace pas.
vr-why-offensive-draws = Un TO en mode offensive reçoit ses supports aux dés.
vr-why-movement-mode = Son TO n'est pas en mode offensive.
vr-why-not-remote = Il est à 10 hex au plus d'un ennemi ravitaillé ou d'un Haltebefehl.
vr-why-grand-offensive = Une grande offensive est déclarée : aucun autre TO ne se déplace ni ne reçoit de support.
vr-why-grand-reserve = Seul le TO de la grande offensive peut recevoir des renforts ce tour.
vr-why-supports-received = Il a reçu des supports ce tour.
vr-why-mud-no-support = Dans la boue, un TO en mode mouvement ne reçoit pas de support.
vr-why-mud-theatres = Dans la boue, les TO ne se déplacent pas en phase Stavka.
vr-why-no-theatre-line = Un TO doit avoir une ligne de ravitaillement dans chaque hex où il entre.
vr-why-theatre-far = { $left ->
    [0] Plus aucun hex.
    [one] { $hex } est à { $needed } hex par les routes et les rails ; il reste 1 hex.
   *[other] { $hex } est à { $needed } hex par les routes et les rails ; il reste { $left } hex.
}
vr-why-bonus-first = Les supports se dépensent avant le déplacement du TO.
vr-why-bonus-most = { $most ->
    [one] Pas plus de 1 support dépensé pour le déplacement d'un TO.
   *[other] Pas plus de { $most } supports dépensés pour le déplacement d'un TO.
}
vr-why-no-city = Il n'est pas sur une ville.
vr-why-fired = Il a placé de l'artillerie ce tour.
vr-why-grand-mode = Il a déclaré une grande offensive ce tour.
vr-why-zhukov = Son mode ne peut pas changer tant que Joukov est avec lui.
vr-why-flipped = Son mode a déjà changé dans cette phase.
vr-why-not-nearest = Il va dans la ville majeure soviétique la plus proche qui a une ligne de ravitaillement, à l'est s'il y en a une.
vr-why-end-of-reich = Les supports Fin de Reich ne se dépensent jamais de manière générique.
vr-why-not-in-pool = Pas dans la pioche des supports : { $unit }.
vr-why-not-forced = Pas obligatoire maintenant : { $unit }.
vr-why-not-staying = Ne reste pas sur la carte : { $unit }.
vr-why-not-surplus = Pas dans une case qui contient trop de supports : { $unit }.
vr-why-other-phase = Ce support se joue dans une autre phase.
vr-why-not-in-mud = Ce support ne se joue pas dans la boue.
vr-why-too-late = Des supports qui viennent plus tard dans l'ordre ont déjà été placés.
vr-why-used-up = Son TO a utilisé tous les supports permis dans cette phase.
vr-why-outside-radius = C'est hors du rayon d'action du TO d'où vient le support.
vr-why-leader = Un leader s'y trouve déjà.
vr-why-no-refit = Pas un corps blindé réduit dans le rayon d'action : { $unit }.
vr-why-no-corps = Son TO n'a aucun corps d'infanterie à renforcer.
vr-why-reinforced-enough = Son TO a dépensé tous les supports permis pour renforcer des corps.
vr-why-no-rifle-corps = Pas un corps d'infanterie soviétique sur la carte : { $unit }.
vr-why-reinforced = Le corps est déjà en mode renforcé.
vr-why-unsupplied = L'unité n'est pas ravitaillée.
vr-why-no-way-to-theatre = Aucune route ni voie ferrée libre d'ennemis ne mène de là au TO.
vr-why-moving-theatre = C'est dans le rayon d'action d'un TO en mode mouvement.
vr-why-not-stacked = Le second corps doit être empilé avec le premier.
vr-why-tested = Ce TO a déjà eu son tour dans cette phase.
vr-why-not-in-turn = Le TO prioritaire passe en premier, le TO secondaire en dernier.
vr-why-not-in-stavka = Pas en case Stavka : { $unit }.
vr-why-too-dear = { $left ->
    [one] L'unité compte pour 2, il reste 1 point.
   *[other] L'unité compte pour 2, il reste { $left } points.
}
vr-why-stavka-minimum = La case Stavka ne contient jamais moins de 4 corps d'infanterie et 3 corps blindés.
vr-why-nowhere-to-deploy = Le TO n'a aucun hex où placer une unité.
vr-why-hex-outside-radius = L'hex est hors du rayon d'action du TO.
vr-why-no-friend-beside = Aucune unité amie adjacente à cet hex n'était sur la carte au début de la phase.
vr-why-hex-unsupplied = Une unité ne serait pas ravitaillée dans cet hex.
vr-why-not-soviet = Pas une unité soviétique sur la carte : { $unit }.
vr-why-hq-stays = Les QG n'entrent pas en case Stavka.
vr-why-enemy-beside = L'unité est adjacente à un ennemi.
vr-why-no-hq-there = L'unité n'est pas empilée avec un QG.
vr-why-entered = { $most ->
    [one] Pas plus de 1 unité entre en case Stavka par tour.
   *[other] Pas plus de { $most } unités entrent en case Stavka par tour.
}
## 4.7 Repli non autorisé

mark-withdrawn = repli non autorisé : n’attaque pas ce tour
vr-withdrawal = placez le marqueur Repli pour un repli non autorisé, ou continuez.
vr-withdrawing = choisissez une unité dans le rayon du marqueur en { $hex } à replier, ou terminez.
vr-going-back = { $left ->
    [one] choisissez un hex de repli pour { $unit } : encore 1 hex.
   *[other] choisissez un hex de repli pour { $unit } : encore { $left } hex.
}
moved-withdrawal = { $unit } : repli non autorisé de { $from } à { $to }.
vr-why-nobody-near = Aucune unité dans le rayon d’un marqueur placé là ne peut se replier.
vr-why-out-of-radius = Hors du rayon du marqueur : { $unit }.
vr-why-withdrawn-already = S’est déjà replié : { $unit }.
vr-why-nobody-withdrawn = Aucune unité ne s’est encore repliée.
vr-why-has-withdrawn = Une unité s’est déjà repliée.
vr-why-far-enough = L’unité est allée aussi loin qu’elle le peut.

## Placement à la main

phase-axis-setup = placement de l’Axe
phase-soviet-setup = placement soviétique
option-setup = Placement
option-setup-ready_made = tout prêt
option-setup-free = à la main, à trois hex au plus du placement tout prêt
vr-set-up = choisissez une unité à placer ailleurs, ou terminez le placement.
vr-setting-up = choisissez un hex pour { $unit }, à trois au plus de celui de la liste.
moved-set-up = { $unit } : placement en { $to }.
verb-end_setup = terminer le placement
vr-why-wrong-side-of-the-front = L’hex est de l’autre côté du front.
vr-why-there = L’unité s’y trouve déjà.
vr-why-crowd = Surempilement : { $units }.
vr-why-hungry = Serait sans ravitaillement : { $units }.
vr-why-front-open = Le front doit être tenu en { $hexes }.

## Les supports comme événements

verb-pass = passer
verb-unbridge = retirer un marqueur Tête de pont
verb-counter = contre-attaquer avec une pile
verb-evade = faire reculer une pile avant l'attaque
verb-refrain = ne faire reculer aucune pile dans cette phase
verb-spare = faire prendre la perte au bataillon Tigre
verb-order = imposer Staline à un TO
verb-desert = faire perdre un pas à une division
verb-flee = encombrer de réfugiés les routes autour d'une ville
verb-appoint = placer Himmler avec un QG
verb-fortify = donner un ordre de forteresse à une ville
verb-politruks = jouer Officiers politiques

act-unbridge = retirer la tête de pont en { $noun }
act-counter = contre-attaquer depuis { $noun }
act-evade = reculer de { $noun }
act-order = imposer Staline : { $noun }
act-desert = un pas de moins : { $noun }
act-flee = des réfugiés autour de { $noun }
act-appoint = Himmler avec { $noun }
act-fortify = ordre de forteresse pour { $noun }

vr-surprise = attaque surprise : déplacez des unités de la pile, désignez un hex à attaquer avec elles, ou passez.
vr-countering = contre-attaque : déplacez des unités de la pile, désignez un hex à attaquer avec elles, ou passez.
vr-counterattack = { $many ->
    [one] { $many } contre-attaque disponible : choisissez une pile blindée, ou passez.
   *[other] { $many } contre-attaques disponibles : choisissez une pile blindée, ou passez.
}
vr-heinrici = Heinrici : choisissez une pile qui recule d'un hex avant l'attaque soviétique, ou passez.
vr-tiger = { $unit } : faire prendre cette perte au bataillon Tigre ?
vr-handed = Staline : choisissez le TO qui doit le jouer ce tour, ou passez.
vr-penalty = { $left ->
    [one] { $unit } : remettez { $left } support en pioche.
   *[other] { $unit } : remettez { $left } supports en pioche.
}
vr-desertion = Désertions : choisissez une division d'infanterie allemande qui perd un pas.
vr-refugees = Réfugiés : choisissez une ville allemande. À { $range } hex au plus, routes et rails ne servent pas au mouvement allemand ce tour.
vr-himmler = Himmler : choisissez le QG allemand où il s'installe.

vr-widened = Lend-Lease, rayon +{ $many } : { $unit }.
vr-bridgehead = Tête de pont en { $hex }.
vr-bridgehead-gone = Plus de tête de pont en { $hex }.
vr-surprise-attack = Attaque surprise depuis { $hex }.
vr-counterattacked = Contre-attaque depuis { $hex }.
vr-evades = Heinrici fait reculer la pile de { $hex } avant l'attaque.
vr-stood = Schörner : en { $hex }, des pas perdus au lieu d'un recul.
vr-tiger-lost = Le bataillon Tigre prend la perte : { $unit }.
vr-attached = { $support } : avec { $unit }.
vr-die-stalin = Dé de Staline : { $face }.
vr-stalin = Staline, résultat { $total }, { $unit } : { $effect ->
    [must_attack] ses unités doivent attaquer ce tour chaque Haltebefehl qui leur est adjacent, si un rapport de 1/2 est possible.
    [two_more] 2 supports de plus.
   *[nothing] aucun effet.
}
vr-stalin-in-vain = Grande offensive d'un autre TO, aucun support : { $unit }.
vr-stalin-orders = Ordre de Staline, à attaquer dans cette phase : { $hexes }.
vr-stalin-penalty = { $unit } n'a pas attaqué { $hexes } : { $many } supports retournent en pioche.
vr-more-rail = Priorité ferroviaire : { $many ->
    [one] { $many } point de plus.
   *[other] { $many } points de plus.
}
vr-more-ships = Kriegsmarine : { $many ->
    [one] { $many } point de capacité navale de plus.
   *[other] { $many } points de capacité navale de plus.
}
vr-reich-fuel = Pénurie d'essence : le mouvement des blindés allemands est divisé par deux ce tour.
vr-reich-no-rail = Voies coupées : aucun mouvement par rail ce tour.
vr-reich-no-pr = Usines détruites : aucun point de remplacement allemand ce tour.
vr-reich-ammunition = Pénurie de munitions : ni Nebelwerfer ni Kriegsmarine ce tour.
vr-refugees-flee = Réfugiés autour de { $hex } : routes et rails n'y servent pas au mouvement allemand ce tour.
vr-die-lost = Support perdu : { $face }.
removed-deserted = Désertions, éliminé en { $from } : { $unit }.

vr-why-no-target-there = Ce support { $target ->
    [soviet_hex] se place sur un hex occupé par des unités soviétiques.
    [axis_hex] se place sur un hex occupé par des unités de l'Axe.
    [axis_railway] se place sur un hex de voie ferrée que l'Axe contrôle.
    [riverside] se place sur un hex occupé par des unités soviétiques, au bord d'un cours d'eau.
    [theatre] se place sur un TO.
    [soviet_stack] se place sur un hex occupé par des corps soviétiques.
    [armoured_corps] se donne à un corps blindé soviétique.
    [armoured_unit] se donne à une unité blindée de l'Axe.
    [armoured_stack] se joue sur une pile avec des blindés de l'Axe.
    [supplied_hq] se donne à un QG allemand ravitaillé.
    [hq] se donne à un QG allemand.
    [axis_city] se place sur une ville majeure ou un port de la Baltique que l'Axe contrôle.
    [german_city] se joue sur une ville allemande que l'Axe contrôle.
    [deserting] se joue sur une division d'infanterie allemande.
   *[other] ne se place pas sur la carte.
}
vr-why-no-target = Aucune cible possible : il { $target ->
    [soviet_hex] se place sur un hex occupé par des unités soviétiques.
    [axis_hex] se place sur un hex occupé par des unités de l'Axe.
    [axis_railway] se place sur un hex de voie ferrée que l'Axe contrôle, en URSS, dans les pays baltes ou en Pologne.
    [riverside] se place sur un hex occupé par des unités soviétiques, au bord d'un cours d'eau, et il y a 4 marqueurs Tête de pont.
    [theatre] se place sur un TO.
    [soviet_stack] se place sur un hex occupé par des corps soviétiques.
    [armoured_corps] se donne à un corps blindé soviétique sans leader.
    [armoured_unit] se donne à une unité blindée de l'Axe.
    [supplied_hq] se donne à un QG allemand ravitaillé, sans leader.
    [cut_off_stack] se place sur une pile non ravitaillée, à portée d'une source de ravitaillement allemande.
   *[other] se joue autrement.
}
vr-why-no-partisans = Les partisans ne combattent qu'en URSS, dans les pays baltes et en Pologne.
vr-why-widened = Ce TO a déjà un Lend-Lease.
vr-why-tiger = Un bataillon Tigre l'accompagne déjà.
vr-why-bridgehead = Un marqueur Tête de pont s'y trouve déjà.
vr-why-no-bridgehead-left = Les { $most } marqueurs Tête de pont sont sur la carte.
vr-why-no-bridgehead = Aucun marqueur Tête de pont ne s'y trouve.
vr-why-not-striking = Pas dans la pile sur laquelle ce support est joué : { $unit }.
vr-why-too-far-to-counter = Aucune unité soviétique à { $range } hex au plus.
vr-why-no-counterattack = Aucune contre-attaque disponible.
vr-why-not-heinrici = Aucune pile de l'Axe dans le rayon de Heinrici : { $hex }.
vr-why-nothing-to-evade = Aucun ennemi n'est adjacent à cette pile.
vr-why-rooted = Ses unités n'ont pas de points de mouvement, ou un Haltebefehl les retient.
vr-why-no-way-back = La pile n'a aucun hex où reculer.
vr-why-no-hurrah = Les officiers politiques accompagnent une attaque « Hourra ! » annoncée.
vr-why-lines-cut = Les voies sont coupées : aucun mouvement par rail ce tour.
vr-why-no-ships = Ce scénario n'a pas de capacité navale.
vr-why-division-there = Une division occupe cette ville : elle reçoit un Haltebefehl ordinaire.
vr-why-no-fortress-order = Aucun ordre de forteresse disponible.
vr-why-himmler = Pas de mouvement stratégique dans le rayon du QG de Himmler.
vr-why-refugees = Les réfugiés encombrent ici routes et rails ce tour.
vr-why-not-of-theatre = Pas un support de ce TO : { $unit }.
## Le Führer, arrivées, alliés, Varsovie, victoire

phase-soviet-reinforcements = renforts et remplacements soviétiques
phase-axis-reinforcements = renforts et remplacements de l'Axe
skipped-soviet-reinforcements = aucune unité n'arrive et aucun point de remplacement n'est à dépenser
skipped-axis-reinforcements = aucune unité n'arrive et aucun point de remplacement n'est à dépenser

vr-arrive = { $many ->
    [one] choisissez une unité à faire entrer : 1 peut arriver.
   *[other] choisissez une unité à faire entrer : { $many } peuvent arriver.
}
vr-arriving = choisissez le lieu d'arrivée de { $unit }.
vr-entraining = { $rail ->
    [one] choisissez un hex où déplacer { $unit } par rail, ou laissez l'unité sur place. Capacité ferroviaire : 1 point.
   *[other] choisissez un hex où déplacer { $unit } par rail, ou laissez l'unité sur place. Capacité ferroviaire : { $rail } points.
}
vr-mobilising = { $many ->
    [one] dernières mobilisations : choisissez 1 division d'infanterie éliminée.
   *[other] dernières mobilisations : choisissez { $many } divisions d'infanterie éliminées.
}
vr-departing = { $kind ->
    [armour] { $many ->
        [one] choisissez 1 division blindée à retirer : facteur d'attaque { $attack } au moins.
       *[other] choisissez { $many } divisions blindées à retirer : facteur d'attaque { $attack } au moins.
    }
   *[infantry] { $many ->
        [one] choisissez 1 division d'infanterie à retirer : facteur d'attaque { $attack } au moins.
       *[other] choisissez { $many } divisions d'infanterie à retirer : facteur d'attaque { $attack } au moins.
    }
}
vr-replace-soviet = choisissez un corps blindé ou un QG à remettre à pleine force ou à reconstruire, ou continuez. Points de remplacement : { $soviet }.
vr-replace-axis = choisissez une unité à remettre à pleine force ou à reconstruire, ou continuez. Points de remplacement : allemands { $german }, hongrois { $hungarian }, roumains { $romanian }.
vr-replacing = { $paid ->
    [0] { $unit } : dépensez un support, ou renoncez.
    [one] { $unit } : 1 pas payé.
   *[other] { $unit } : { $paid } pas payés.
}
vr-corps = { $points ->
    [one] tirez un corps d'infanterie, ou continuez : il reste 1 point de remplacement, { $many } en pioche.
   *[other] tirez un corps d'infanterie, ou continuez : il reste { $points } points de remplacement, { $many } en pioche.
}
vr-romania = jouer Capitulation d'un allié de l'Axe contre la Roumanie ?
vr-hungary = jouer Capitulation d'un allié de l'Axe contre la Hongrie ?
vr-defecting = { $nation ->
    [romanian] { $many ->
        [one] choisissez 1 unité roumaine à retirer du jeu.
       *[other] choisissez { $many } unités roumaines à retirer du jeu.
    }
   *[hungarian] { $many ->
        [one] choisissez 1 unité hongroise à retirer du jeu.
       *[other] choisissez { $many } unités hongroises à retirer du jeu.
    }
}
vr-uprising-loss = insurrection de Varsovie : choisissez l'unité qui perd un pas.

verb-box = placer l'unité dans une case
verb-raise = lever une division réduite
verb-withdraw = retirer une division
verb-restore = reconstruire un pas d'une unité
verb-rebuild = reconstruire une unité éliminée
verb-pay = dépenser un support pour l'unité
verb-more = payer un pas de plus
verb-draw = tirer un corps d'infanterie
verb-capitulate = lancer le dé de la capitulation
verb-remove = retirer une unité du jeu
verb-suffer = perdre un pas

vr-mood-up = { $by ->
    [one] Humeur de Hitler : 1 point de plus, case { $box }.
   *[other] Humeur de Hitler : { $by } points de plus, case { $box }.
}
vr-mood-down = { $by ->
    [one] Humeur de Hitler : 1 point de moins, case { $box }.
   *[other] Humeur de Hitler : { $by } points de moins, case { $box }.
}
vr-freedom = Liberté d'action : case { $box }.
vr-dismissal = Limogeage n° { $number } du commandant du front. Humeur de Hitler : case { $box }.
vr-strategic-lost = { $points ->
    [one] Perte de { $hex } : 1 point de satisfaction.
   *[other] Perte de { $hex } : { $points } points de satisfaction.
}
vr-strategic-retaken = { $points ->
    [one] Reprise de { $hex } : 1 point de satisfaction.
   *[other] Reprise de { $hex } : { $points } points de satisfaction.
}
vr-objectives = { $many ->
    [0] Fin de Reich : plus aucun objectif stratégique.
    [one] Fin de Reich : il reste 1 objectif stratégique.
   *[other] Fin de Reich : il reste { $many } objectifs stratégiques.
}
vr-reich-supports = { $many ->
    [one] 1 support Fin de Reich entre dans la pioche allemande.
   *[other] { $many } supports Fin de Reich entrent dans la pioche allemande.
}
vr-die-reich = Tirage Fin de Reich : { $face }.
vr-points-soviet = { $soviet ->
    [one] Remplacements soviétiques : 1 point.
   *[other] Remplacements soviétiques : { $soviet } points.
}
vr-points-axis = Remplacements de l'Axe : allemands { $german }, hongrois { $hungarian }, roumains { $romanian }.
vr-forfeited = Pas assez de divisions à retirer : plus aucun point de remplacement pour l'Axe.
vr-die-capitulation = Dé de la capitulation : { $face }.
vr-romania-turns = Résultat { $result } contre { $lost } divisions éliminées : la Roumanie déclare la guerre à l'Allemagne.
vr-romania-stays = Résultat { $result } contre { $lost } divisions éliminées : la Roumanie reste aux côtés de l'Allemagne.
vr-hungary-turns = Résultat { $result } : la Hongrie déclare la guerre à l'Allemagne.
vr-hungary-armistice = Résultat { $result } : armistice. Tous les pions hongrois partent au début du tour de l'Axe.
vr-hungary-never = Résultat { $result } : la Hongrie ne se rendra plus.
vr-hungary-stays = Résultat { $result } : sans effet sur la Hongrie.
vr-die-defection = Dé des unités retirées : { $face }.
vr-defection = { $nation ->
    [romanian] { $many } unités roumaines à retirer du jeu.
   *[hungarian] { $many } unités hongroises à retirer du jeu.
}
vr-die-returns = Dé des unités de retour : { $face }.
vr-returns = { $nation ->
    [romanian] { $many } unités roumaines au plus peuvent revenir.
   *[hungarian] { $many } unités hongroises au plus peuvent revenir.
}
vr-warsaw-rises = Varsovie se soulève.
vr-warsaw-over = L'insurrection de Varsovie est terminée.
vr-die-warsaw = Dé de Varsovie : { $face }.
vr-warsaw-roll = Insurrection de Varsovie : résultat { $total }.
vr-draw = Partie nulle.

removed-support-new = Nouveau support en pioche : { $unit }.
removed-support-handed = Staline passe au joueur allemand : { $unit }.
removed-place-lost = Lieu d'arrivée perdu, retrait du jeu : { $unit }.
removed-mobilised = Dernières mobilisations : { $unit }.
removed-withdrawn = Retrait depuis { $from } : { $unit }.
removed-transformed = Ancienne unité remplacée : { $unit }.
removed-joins-box = Nouvelle unité dans la case de l'ancienne : { $unit }.
removed-armistice = Armistice, retrait du jeu : { $unit }.
removed-defects = Changement de camp, retrait du jeu : { $unit }.
removed-changes-sides = Départ du camp de l'Axe : { $unit }.
removed-joins = Passage au camp soviétique : { $unit }.
removed-uprising = Perte due à l'insurrection : { $unit }.
removed-rebuilt = Reconstruction : { $unit }.
removed-arrives = Renfort en case Stavka : { $unit }.
placed-arrives = Renfort en { $to } : { $unit }.
placed-transformed = Nouvelle unité en { $to } : { $unit }.
placed-rebuilt = Reconstruction en { $to } : { $unit }.
step-reduced = Face réduite : { $unit }.
step-restored = Remise à pleine force : { $unit }.
step-rebuilt = { $left ->
    [one] Reconstruction de 1 pas : { $unit }.
   *[other] Reconstruction de { $left } pas : { $unit }.
}

vr-goal-budapest_wien-1 = Vienne est soviétique.
vr-goal-budapest_wien-2 = Győr, Szombathely et Bratislava sont soviétiques.
vr-goal-budapest_wien-3 = Vienne et Győr sont tenues.
vr-goal-budapest_wien-4 = Aucune autre condition de victoire n'est remplie.
vr-goal-bessarabia-1 = La Roumanie a changé de camp, et Ploesti ou Bucarest est soviétique.
vr-goal-bessarabia-2 = La Roumanie a changé de camp.
vr-goal-bessarabia-3 = Iasi et Chisinau sont tenues.
vr-goal-bessarabia-4 = Aucune autre condition de victoire n'est remplie.
vr-goal-bagration-1 = Minsk, Vilnius, Grodno, Bialystok, Brest et Kaunas : cinq au moins sont soviétiques.
vr-goal-bagration-2 = Minsk, Vilnius, Grodno, Bialystok, Brest et Kaunas : trois au moins, dont Minsk, sont soviétiques.
vr-goal-bagration-3 = Minsk est tenue.
vr-goal-bagration-4 = Aucune autre condition de victoire n'est remplie.
vr-goal-campaign-1 = Les six objectifs sont perdus avant le dernier tour.
vr-goal-campaign-2 = Cinq objectifs au moins sont perdus, dont Berlin.
vr-goal-campaign-3 = Cinq objectifs sont perdus, mais Berlin tient.
vr-goal-campaign-4 = Quatre objectifs sont perdus.
vr-goal-campaign-5 = Moins de quatre objectifs sont perdus.
vr-goal-training-1 = Bratislava est soviétique dès le premier tour.
vr-goal-training-2 = Bratislava est soviétique.
vr-goal-training-3 = Bratislava est tenue et Győr reprise.
vr-goal-training-4 = Aucune autre condition de victoire n'est remplie.

vr-why-not-coming = N'arrive pas maintenant : { $unit }.
vr-why-no-place = Aucun hex ne peut recevoir cette unité pour l'instant, elle attend : { $unit }.
vr-why-must-come = Tous les renforts qui peuvent arriver doivent arriver.
vr-why-other-box = L'unité ne peut pas être placée dans cette case.
vr-why-no-recruit = Pas une division d'infanterie allemande éliminée, d'attaque 0 ou 1 sur sa face réduite : { $unit }.
vr-why-no-departure = Pas une division allemande du type à retirer : { $unit }.
vr-why-cut-off = Une division non ravitaillée ne peut pas être retirée.
vr-why-whole = Déjà à pleine force : { $unit }.
vr-why-by-support-only = Un corps d'infanterie n'est renforcé que par des supports, en phase des supports.
vr-why-turned = Un pays qui a changé de camp ne reçoit plus de remplacements.
vr-why-ss = L'infanterie SS ne reçoit pas de remplacements.
vr-why-no-points = Il ne reste aucun point de remplacement pour elle.
vr-why-no-support = Une unité blindée demande un support, et aucun ne peut être dépensé pour elle.
vr-why-out-of-command = Elle est hors du rayon de commandement de tout QG de sa nationalité.
vr-why-in-fortress = Elle est dans une fortification avancée.
vr-why-facing-enemy = Elle est adjacente à une unité ennemie.
vr-why-not-eliminated = Pas une unité éliminée : { $unit }.
vr-why-no-place-to-rebuild = Aucun hex ne peut recevoir l'unité reconstruite.
vr-why-named-already = Ce support est déjà dépensé pour l'unité.
vr-why-outside-theatre = L'unité est hors du rayon du TO qui détient ce support.
vr-why-paid-up = On ne peut rien payer de plus pour cette unité.
vr-why-unpaid = Aucun pas n'est encore payé.
vr-why-no-corps-left = La pioche des corps est vide.
vr-why-no-capitulation = Le TO Sud ne dispose pas de Capitulation d'un allié de l'Axe.
vr-why-not-defecting = Pas une unité du pays qui change de camp : { $unit }.
vr-why-full-first = Les unités à pleine force sont retirées d'abord.
vr-why-not-in-warsaw = Pas une unité de l'Axe à Varsovie : { $unit }.
vr-why-others-first = Une autre unité de Varsovie doit d'abord prendre la perte.
vr-why-turned-country = Le pays a changé de camp : plus de mouvement par rail.


vr-why-besieged-city = Assiégée sous un marqueur Haltebefehl : aucun remplacement.
act-remove = retirer la tête de pont en { $noun }

