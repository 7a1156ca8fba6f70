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
box-end_supports = Fin du Reich, pas encore en pioche
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
    [one] choisissez une unité à déplacer, ou terminez la phase. Capacité ferroviaire : 1 point.
   *[other] choisissez une unité à déplacer, ou terminez la phase. Capacité ferroviaire : { $rail } points.
}
vr-moving = choisissez un hex pour { $unit }. { $half ->
    [0] { $points ->
        [0] Plus de PM.
        [1] Il reste 1 PM.
       *[other] Il reste { $points } PM.
    }
   *[other] { $points ->
        [0] Il reste ½ PM.
       *[other] Il reste { $points }½ PM.
    }
}
vr-excess = surempilement : choisissez une unité à éliminer.

## Actions

verb-strategic = faire un mouvement stratégique vers un hex
verb-rail = se déplacer par rail vers un hex
verb-spend = dépenser un support pour le mouvement stratégique
verb-give_back = remettre un support en pioche
verb-disband = éliminer une unité en surempilement

## Ce qui se passe

moved-strategic = { $unit } : mouvement stratégique de { $from } à { $to }.
moved-rail = { $unit } : par rail de { $from } à { $to }.
removed-drawn = Tirage : { $unit }.
removed-support-back = Support remis en pioche : { $unit }.
removed-support-spent = Support dépensé : { $unit }.
removed-crowded = Surempilement en { $from }, unité éliminée : { $unit }.
vr-weather = Météo, { $roll } aux dés : { $weather ->
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
vr-die-weather = Dé de météo : { $face }.
vr-die-supports = Supports à tirer : { $face }.
vr-die-draw-soviet = Tirage soviétique : { $face }.
vr-die-draw-axis = Tirage de l'Axe : { $face }.
vr-soviet-decisive = Victoire décisive des Soviétiques.
vr-soviet-marginal = Victoire marginale des Soviétiques.
vr-axis-decisive = Victoire décisive de l'Axe.
vr-axis-marginal = Victoire marginale de l'Axe.

## Options

option-cities = Objectif de plusieurs hex (Budapest)
option-cities-all = tenu si tous ses hex le sont
option-cities-any = tenu si un seul de ses hex l'est
option-ports = Blocus d'un port de la Baltique
option-ports-four = quatre hex adjacents occupés
option-ports-all = tous les hex terrestres adjacents occupés

## Refus

vr-why-no-unit = Pas une unité de combat : { $unit }.
vr-why-immobile = Une unité à 0 PM ne se déplace pas : { $unit }.
vr-why-pontoon-stays = Un QG en mode Ponton ne se déplace pas : { $unit }.
vr-why-other-manner = L'unité a commencé un autre type de mouvement dans cette phase.
vr-why-hq-unsupplied = Un QG ne termine pas son mouvement dans un hex où il serait non ravitaillé.
vr-why-no-hq = Un QG ne peut pas faire de mouvement stratégique.
vr-why-mud = Le mouvement stratégique est interdit par temps de boue.
vr-why-no-support-spent = Le mouvement stratégique demande un support, et aucun n'a été dépensé dans cette phase.
vr-why-paid = Un support a déjà été dépensé pour le mouvement stratégique de cette phase.
vr-why-not-available = Pas un support disponible : { $unit }.
vr-why-no-railway = Aucune voie ferrée ne mène de { $from } en { $hex }.
vr-why-no-capacity = { $needed } points de capacité ferroviaire nécessaires, il en reste { $left }.
vr-why-no-command = { $hex } est hors du rayon de commandement de tout QG ravitaillé de la nationalité de l'unité.
vr-why-beside-enemy = Un ennemi est adjacent à { $hex } : { $units }.
vr-why-uncaptured = Les Soviétiques n'ont pas capturé la fortification ou ville allemande en { $hex }.
vr-why-no-line = Aucune ligne de ravitaillement vers une source allemande ne passe par { $hex }.
vr-why-lost-city = Les Soviétiques ont déjà capturé la ville majeure en { $hex }.
vr-why-closed-country = Alliées de l'Axe, les unités hongroises n'entrent pas en Roumanie, ni les roumaines en Hongrie.
vr-why-outside-area = L'hex est hors de la zone de ce scénario.
vr-why-water = Les lacs et la mer sont infranchissables.
vr-why-mud-crossing = Par temps de boue, une unité ne franchit pas un cours d'eau sans pont vers un hex adjacent à un ennemi : { $hexes }.
vr-why-moment =
    { $moment ->
        [supply] Seulement dans sa propre phase de ravitaillement.
        [withdrawal] Seulement à la fin de la phase de ravitaillement allemande.
        [orders] Seulement au début de la phase de mouvement allemande.
        [movement] Seulement dans sa propre phase de mouvement, ou en exploitation avec un marqueur.
        [own-movement] Seulement dans sa propre phase de mouvement.
        [axis-movement] Seulement dans la phase de mouvement allemande.
        [combat] Seulement dans sa propre phase de combat, ou en exploitation avec un marqueur.
        [result] Seulement après un combat dont le résultat le permet.
       *[stacking] Seulement si un hex est en surempilement à la fin d'une phase.
    }
vr-why-unit-first = L'unité à déplacer doit d'abord être choisie.
vr-why-hex-first = L'hex à attaquer doit d'abord être choisi.
vr-why-orders-first = La pose des Haltebefehl doit d'abord être terminée.
vr-why-in-hand = Le mouvement d'une autre unité doit d'abord être terminé : { $unit }.
vr-why-announced = L'attaque sur { $hex } est annoncée : l'hex et les attaquants sont définitifs.
vr-why-axis-only = Réservé au joueur allemand.
vr-why-basic-rules = Cette règle n'est pas en vigueur dans ce scénario.
vr-why-on-foot = Les mouvements stratégique, par rail et naval sont interdits en exploitation.
vr-why-hurrah-moment = Seul le joueur soviétique déclare une attaque « Hourra ! », dans sa phase de combat.
vr-why-attacker-only = Seul l'attaquant peut le déclarer.
vr-why-no-result = L'attaquant n'a pas de résultat tactique dans ce combat : un bonus élite ne choisirait rien.
vr-why-siege-stops = Un mouvement prend fin dans une ville assiégée : { $hex }.
vr-why-no-help = Éliminer cette unité ne corrige aucun surempilement.

charge-forest = forêt
charge-mountain = montagne
charge-fortress = forteresse
charge-major_river = fleuve
charge-rail = voie ferrée

## Sur la table

game-subtitle = De Bagration à Berlin
game-scale = 1 hex = 25 km
game-units = divisions, corps ; QG
game-length = 2 à 23 tours
game-complexity = 4
game-edition = livret français, tables reconstituées
game-special = Des supports cachés dans chaque main, et un Führer à satisfaire.
aim-soviet = Percer le front et prendre à temps les objectifs du scénario.
aim-axis = Tenir les objectifs, et céder le terrain lentement.
aim-training-soviet = Prendre Bratislava en deux tours.
aim-training-axis = Tenir Bratislava deux tours.
option-setup-about = Automatique : on joue aussitôt. À la main : les unités se placent à trois hex de leur liste au plus.
option-ports-about = Combien il faut d'hex pour couper un port de la Baltique.
option-bridges-about = Par un pont, une attaque non divisée est plus forte. Aide les Soviétiques.
option-cities-about = Ce qu'il faut pour tenir une ville de plusieurs hex.
option-medals-about = Quelles unités combattent comme unités d'élite.
marker-bridgehead = Tête de pont
marker-order = Haltebefehl
marker-order-sign = HALT
marker-besieged = Haltebefehl, assiégé
marker-besieged-sign = SIÈGE
marker-hollow = Haltebefehl d'un ordre de forteresse, sans division : défense 1
marker-captured = Contrôle soviétique : ces fortifications ne protègent plus
marker-hollow-sign = HALT 1
marker-uprising = Insurrection
marker-refugees = Réfugiés : les unités allemandes n'y utilisent ni route ni voie ferrée
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
    [one] {", "}1 limogeage
   *[other] {", "}{ $dismissals } limogeages
}
track-reich = Fin du Reich
track-reich-hint = objectifs que l'Axe tient{ $bonus ->
    [0] { "" }
   *[other] {", "}1 support de plus à chaque tirage
}{ $added ->
    [0] { "" }
    [one] {", "}1 support Fin du Reich mis en pioche par cette case
   *[other] {", "}{ $added } supports Fin du Reich mis en pioche par cette case
}
track-rail = Capacité ferroviaire
track-rail-hint = points de ce tour, Axe seulement
track-naval = Capacité navale
track-naval-hint = points de ce tour, Axe seulement
track-points-soviet = PR soviétiques
track-points-german = PR allemands
track-points-hungarian = PR hongrois
track-points-romanian = PR roumains
track-orders = Haltebefehl
track-orders-hint = marqueurs sur la carte ; trois marqueurs retirent 1 au dé de Staline
own-weather = météo : { $value ->
    [fair] beau temps
    [mud] boue
   *[snow] neige
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
standing-table-remote = éloignés du front
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
overlay-reach-text = les hex que cette unité peut atteindre, et leur coût.
overlay-command = commandement
overlay-command-text = pour un QG, son rayon et les unités qu'il commande ; pour une unité, les QG qui la commandent.
overlay-command-hq = { $n ->
    [0] le rayon de ce QG ; il n'y commande aucune unité.
    [one] le rayon de ce QG et l'unité qu'il commande.
   *[other] le rayon de ce QG et les { $n } unités qu'il commande.
}
overlay-command-cut = ce QG n'a pas de ligne de ravitaillement : il ne commande aucune unité.
overlay-command-nowhere = rien à commander hors de la carte.
overlay-command-unit = { $n ->
    [0] cette unité est hors commandement : aucun QG de sa nationalité ne l'atteint.
    [one] le QG de sa nationalité qui commande cette unité.
   *[other] les { $n } QG de sa nationalité qui commandent cette unité.
}
overlay-command-led = commandé
overlay-command-fed = ravitaillé par ce QG, autre nationalité
overlay-command-foreign = dans le rayon, autre nationalité
overlay-command-radius = rayon de commandement
overlay-command-lost = rayon perdu, QG sans ligne
overlay-command-leads = QG qui la commande
overlay-command-feeds = QG allemand qui la ravitaille
overlay-supply = ravitaillement
overlay-supply-text = { $n ->
    [0] les hex ravitaillés ; aucun QG n'a de ligne à tracer.
    [one] les hex ravitaillés, et la ligne du QG jusqu'à sa source.
   *[other] les hex ravitaillés, et les lignes des QG jusqu'à leurs sources.
}
overlay-supply-cut = non ravitaillé
overlay-theatres = TO
overlay-theatres-text = { $n ->
    [0] aucun TO dans ce scénario.
    [one] le rayon du TO.
   *[other] le rayon de chacun des { $n } TO.
}
overlay-theatres-offensive = { $unit }, offensive : { $radius }
overlay-theatres-moving = { $unit }, mouvement : { $radius }
overlay-theatres-remote = { $unit }, éloignement du front : ne tire pas de supports
overlay-threat = menace
overlay-threat-text = { $n ->
    [0] les hex que ce camp peut attaquer après un mouvement ; aucun n'est occupé par l'ennemi.
    [one] les hex que ce camp peut attaquer après un mouvement ; un est occupé par l'ennemi.
   *[other] les hex que ce camp peut attaquer après un mouvement ; { $n } sont occupés par l'ennemi.
}
overlay-strategic = hex stratégiques
overlay-strategic-text = les hex stratégiques que l'Axe tient encore, et ce que leur perte coûte à la satisfaction.
overlay-objectives = objectifs
overlay-objectives-text = les hex dont dépend la victoire, et le camp qui les tient.
overlay-control = contrôle
overlay-control-text = les hex que chaque camp contrôle.
overlay-retreat = recul
overlay-retreat-text = { $n ->
    [one] le premier hex du recul de cette pile.
   *[other] les hex où le recul de cette pile peut commencer.
}
overlay-retreat-none = aucun ennemi adjacent ne peut faire reculer cette pile.
overlay-retreat-shut = cette pile n'a aucun hex où reculer : un recul l'éliminerait.
overlay-retreat-way = hex de recul
overlay-retreat-foe = ennemi adjacent
nation-guards = Garde
nation-ss = Waffen-SS
nation-luftwaffe = Luftwaffe
nation-hungarian = Hongrois
nation-romanian = Roumains
nation-polish = Polonais
nation-czech = Tchécoslovaques
nation-bulgarian = Bulgares
army-narwa = groupement Narva
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
vr-policy = on suppose que personne n'ajoute de support ni de bonus élite, que le défenseur choisit le terrain qui l'avantage le plus, que chacun perd les pas qui lui coûtent le moins, prend un Kampfgruppe quand il le peut, répond à un S par un recul s'il a où reculer et recule par le premier chemin permis, et que l'attaquant le plus fort entre dans l'hex vidé.
vr-cell-losses = pertes : attaquant { $attacker }, défenseur { $defender }
result-AR = l'attaquant recule d'un hex
result-D1 = le défenseur perd un pas de plus
result-E = une unité peut exploiter
result-E2 = deux unités peuvent exploiter
result-E3 = trois unités peuvent exploiter
result-E4 = quatre unités peuvent exploiter
result-Eng = engagement : nouveau jet dans la même colonne, pertes seules
result-S = le défenseur perd un pas ou recule d'un hex
result-DR = le défenseur recule d'un hex
result-DR2 = le défenseur recule de deux hex
result-DR3 = le défenseur recule de trois hex
outcome-exploit = { $n ->
    [one] une unité peut exploiter
   *[other] { $n } unités peuvent exploiter
}
outcome-standard = { $n ->
    [one] en mode standard : { $units }
   *[other] { $n } corps en mode standard : { $units }
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
order-further = recul poursuivi hors d'un hex plein
order-heinrici = Heinrici : une pile recule avant une attaque
order-counterattack = Contre-attaque
order-displaced = TO déplacés
combat-step-battle = désigner l'hex et les attaquants
combat-step-check_supply = ravitaillement du défenseur
combat-step-ratio = rapport de force et supports
combat-step-declare = annonces, dés et pertes
skipped-soviet-supply = aucun QG ne peut lancer de ponton
skipped-axis-supply = aucun QG ne peut lancer de ponton
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
vr-drawn-corps = corps d'infanterie tiré { $place }
vr-drawn-kampfgruppe = Kampfgruppe tiré, en { $place }
vr-undone-supports = { $n ->
    [one] Un support peut encore être joué : { $unit }
   *[other] { $n } supports peuvent encore être joués : { $unit }, …
}
vr-undone-supports-short = { $n ->
    [one] 1 support à jouer
   *[other] { $n } supports à jouer
}
vr-undone-supports-note = supports disponibles : { $hand } ; au-delà de { $kept } par case, le surplus retourne en pioche
vr-undone-over = Surempilement : { $units }
vr-undone-over-short = { $n ->
    [one] 1 unité de trop
   *[other] { $n } unités de trop
}
vr-undone-over-note = le surplus est éliminé à la fin de la phase
vr-undone-line = Sans ligne de ravitaillement : { $units }
vr-undone-line-short = { $n ->
    [one] 1 QG sans ligne
   *[other] { $n } QG sans ligne
}
vr-undone-line-note = un QG sans ligne dans sa phase de ravitaillement quitte la carte
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
phase-axis-supply = ravitaillement de l'Axe
mark-unsupplied = non ravitaillé
box-waiting_soviet = de retour en phase de renforts
box-waiting_axis = de retour en phase de renforts
box-played_soviet = supports soviétiques en jeu
box-played_axis = supports de l'Axe en jeu
vr-pontoons = choisissez un QG qui lance ou replie un ponton, ou terminez.
vr-pontoon = ponton lancé depuis { $hex } : choisissez l'autre rive pour { $unit }.
vr-airlift = { $many ->
    [one] Ju-52 disponible : choisissez une pile à ravitailler par air, ou terminez.
   *[other] { $many } Ju-52 disponibles : choisissez une pile à ravitailler par air, ou terminez.
}
verb-pontoon = lancer un ponton avec un QG
verb-take_up = replier le ponton d'un QG
verb-across = lancer le ponton vers un hex
verb-airlift = ravitailler une pile par air
removed-no-line = QG sans ligne de ravitaillement, retour en renfort : { $unit }.
removed-support-played = Support joué : { $unit }.
placed-support = Support placé en { $to } : { $unit }.
vr-pontoon-set = Ponton lancé vers { $hex } : { $unit }.
vr-pontoon-taken-up = Ponton replié : { $unit }.
vr-why-no-headquarters = Pas un QG : { $unit }.
vr-why-hq-no-line = QG sans ligne de ravitaillement : { $unit }.
vr-why-no-river = L'hex n'a ni rivière ni fleuve sur ses côtés : { $unit }.
vr-why-on-pontoons = Déjà en mode Ponton : { $unit }.
vr-why-no-pontoon = Pas en mode Ponton : { $unit }.
vr-why-no-watercourse = Le côté vers cet hex n'a ni rivière ni fleuve.
vr-why-nobody-to-supply = Cet hex n'a aucune unité de l'Axe non ravitaillée.
vr-why-out-of-flight = L'hex est à plus de { $range } hex d'une source de ravitaillement allemande.
vr-why-overcast = Le ciel est couvert : aucun support aérien ne peut être placé.
marked-unsupplied-on = Marqueur Non ravitaillé : { $units }.
marked-unsupplied-off = De nouveau en ravitaillement : { $units }.

## Combat : de l'annonce aux pertes

option-bridges = Attaques par un pont
option-bridges-halve = divisées par deux comme à travers tout fleuve
option-bridges-carry = à pleine force, sauf par temps de boue
option-medals = Unités d'élite
option-medals-axis = les divisions qui ont une médaille, toutes allemandes
option-medals-guards = aussi les corps de la Garde soviétique
phase-soviet-combat = combat soviétique
phase-axis-combat = combat de l'Axe
mark-fought = a attaqué

vr-combat = désignez un hex à attaquer, ou terminez la phase.
vr-assemble = attaque sur { $hex } : engagez des unités, puis annoncez l'attaque.
vr-ground = défense de { $hex } : choisissez le terrain qui compte.
vr-supporting = { $role ->
    [attacker] attaque sur { $hex }, colonne { $column } : ajoutez des supports, ou continuez.
   *[defender] défense de { $hex }, colonne { $column } : ajoutez des supports, ou continuez.
}
vr-declare = attaque sur { $hex }, colonne { $column } : faites vos annonces, puis lancez les dés.
vr-declare-defence = défense de { $hex }, colonne { $column } : utilisez le bonus élite d'une unité, ou continuez.
vr-choose-cell = combat en { $hex } : choisissez votre résultat tactique.
vr-losses = { $left ->
    [one] choisissez une unité qui perd un pas : encore { $left } perte.
   *[other] choisissez une unité qui perd un pas : encore { $left } pertes.
}
vr-kampfgruppe = combat en { $hex }, remplacer par un Kampfgruppe : { $unit } ?

verb-ground = choisir le terrain de la défense
verb-support = ajouter un support
verb-ready = continuer sans autre support
verb-elite = utiliser le bonus élite d'une unité
verb-armoured = annoncer une exploitation blindée
verb-hurrah = annoncer une attaque « Hourra ! »
verb-undeclare = retirer toutes les annonces
verb-throw = lancer les dés
verb-plain = continuer sans bonus élite
verb-choose = choisir un résultat tactique
verb-lose = retirer un pas à une unité
verb-replace = prendre un Kampfgruppe
verb-forgo = ne pas prendre de Kampfgruppe

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

vr-attack = Attaque sur { $hex } : { $units } contre { $foes }.
vr-besieged = Défenseurs assiégés en { $hex }.
vr-ground-counts = Terrain de la défense : { $ground ->
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
    [supply] Marqueur Non ravitaillé, facteur divisé par { $divisor } : { $units }.
    [river] Tous les attaquants franchissent un cours d'eau, facteur divisé par { $divisor } : { $units }.
    [bridge] Attaque par un pont, par temps de boue, facteur divisé par { $divisor } : { $units }.
   *[retreat] Recul dans cette phase, défense 1 : { $units }.
}
vr-ratio = Rapport de force { $ratio } : { $attack } contre { $defence }.
vr-support-named = Support utilisé dans le combat : { $support }.
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
} : { $columns ->
    [0] aucun décalage, les deux aviations s'annulent.
   *[other] décalage de colonne { $columns }.
}
vr-column = Combat dans la colonne { $column }.
vr-cancelled = Rapport de force inférieur à 1/2, attaque annulée sur { $hex }.
vr-elite-declared = Bonus élite : { $unit }.
vr-armoured-declared = Exploitation blindée annoncée.
vr-hurrah-declared = Attaque « Hourra ! » annoncée.
vr-die-combat = Dé de combat : { $face }.
vr-cell = { $roll } dans la colonne { $column } : pertes { $attacker }/{ $defender }, { $attack ->
    [none] aucun résultat pour l'attaquant
   *[other] attaquant { $attack }
}, { $defence ->
    [none] aucun résultat pour le défenseur.
   *[other] défenseur { $defence }.
}
vr-cell-chosen = Résultat tactique choisi : { $code ->
    [none] aucun.
   *[other] { $code }.
}
vr-loss-spared = Pile roumaine faible : un pas de moins à perdre pour l'attaquant.
vr-loss-harsh = Blindés soviétiques hors de tout TO : un pas de plus à perdre pour l'attaquant.
vr-die-kampfgruppe = Kampfgruppe tiré : { $face }.
placed-kampfgruppe = Kampfgruppe en { $to } : { $unit }.
removed-hiwis = Pion tiré et retiré du jeu : { $unit }.

vr-why-hq-fights-not = Un QG n'attaque pas.
vr-why-garrison-stays = Une garnison n'attaque pas.
vr-why-besieged = Des unités assiégées n'attaquent pas.
vr-why-withdrawn = L'unité a fait un repli non autorisé ce tour.
vr-why-water-between = Un lac ou la mer, sans route ni voie ferrée, sépare les deux hex.
vr-why-mud-river = Par temps de boue, une attaque ne franchit un cours d'eau que par un pont.
vr-why-not-together = Les unités roumaines et hongroises n'attaquent jamais ensemble.
vr-why-autonomous = Cet allié a déjà mené son attaque autonome ce tour.
vr-why-no-combat-support = Pas un support pour ce combat : { $unit }.
vr-why-not-placed = Ce support doit d'abord être placé en phase des supports.
vr-why-support-elsewhere = Ce support ne peut pas servir dans ce combat : sa place ou sa cible ne convient pas.
vr-why-no-mud = Ce support est interdit par temps de boue.
vr-why-ammunition = Pénurie de munitions : support interdit ce tour-ci.
vr-why-named = Ce support sert déjà dans ce combat.
vr-why-same-name = Un support du même nom sert déjà dans ce combat.
vr-why-two-leaders = Un leader sert déjà dans ce combat.
vr-why-not-elite = Pas une unité d'élite de ce combat : { $unit }.
vr-why-no-medal = Un événement prive cette unité du bonus élite.
vr-why-two-armoured = Une exploitation blindée demande au moins 2 unités blindées dans l'attaque.
vr-why-declared = Cette annonce est déjà faite.
vr-why-nothing-declared = Aucune annonce n'a encore été faite.
vr-why-outside-theatres = L'hex attaqué est hors du rayon d'action de tous les TO.
vr-why-hurrah-mud = Une attaque « Hourra ! » est interdite par temps de boue.
vr-why-hurrah-city = Une attaque « Hourra ! » est interdite contre une fortification avancée ou une ville majeure d'Allemagne.
vr-why-garrison-last = Une garnison ne subit une perte que seule dans son hex.
vr-why-hq-last = Un QG ne subit une perte que s'il ne reste aucune division dans son hex.
vr-why-all-once = Chaque unité doit subir une perte avant qu'une autre en subisse une deuxième.
vr-why-major-first = Les attaquants allemands ou soviétiques subissent les pertes avant leurs alliés.
vr-why-first-loss = Une autre unité doit subir cette perte : il ne s'agit pas de { $unit }.

## Combat : résultats tactiques, reculs, avances, exploitation

phase-soviet-exploitation-combat = combats d'exploitation soviétiques
phase-axis-exploitation-combat = combats d'exploitation de l'Axe
mark-retreated = a reculé

vr-exploitation-combat = désignez un hex à attaquer avec des unités en exploitation, ou terminez la phase.
vr-river = combat en { $hex } : choisissez ce qui modifie le résultat { $code } de l'attaquant.
vr-survivor = combat en { $hex }, effondrement des Roumains : choisissez l'unité qui survit.
vr-stand = combat en { $hex } : perdre { $steps } pas au lieu de reculer ?
vr-shaken = combat en { $hex } : choisissez une unité qui perd un pas, ou reculez d'un hex avec toutes les unités.
vr-retreat-who = choisissez l'unité ou la pile qui recule ensuite.
vr-retreat = { $left ->
    [0] choisissez un hex où reculer encore : { $units }.
    [one] choisissez un hex où reculer : { $units }. Encore { $left } hex.
   *[other] choisissez un hex où reculer : { $units }. Encore { $left } hex.
}
vr-retreat-further = surempilement en { $hex } : restez, ou poursuivez le recul pour { $units }.
vr-advance = { $hex } est vacant : choisissez les unités qui avancent.
vr-mark-exploiting = choisissez les unités en exploitation, ou terminez. Marqueurs à placer : { $left }.

verb-convert = choisir ce qui modifie le résultat
verb-keep = choisir l'unité qui survit
verb-stand = tenir en perdant des pas
verb-fall_back = reculer
verb-apart = faire reculer une unité à part
verb-on = poursuivre le recul
verb-exploit = placer un marqueur Exploitation sur une unité
verb-unexploit = retirer un marqueur Exploitation

act-keep = garder { $noun }
act-apart = faire reculer à part { $noun }
act-exploit = exploiter avec { $noun }
act-unexploit = ne pas exploiter avec { $noun }

value-river = le fleuve
value-ground = le terrain de l'hex
vr-cell-becomes = { $code ->
    [none] ici, sans effet
   *[other] ici : { $code }
}
vr-hold-worth = perdue avec l'ordre : −{ $held } ; sans l'ordre : −{ $unheld }

vr-converted = { $role ->
    [attacker] Résultat de l'attaquant
   *[defender] Résultat du défenseur
} : { $before ->
    [none] aucun
   *[other] { $before }
} devient { $after ->
    [none] aucun
   *[other] { $after }
}.
vr-results = Résultats tactiques : attaquant { $attack ->
    [none] aucun
   *[other] { $attack }
}, défenseur { $defence ->
    [none] aucun
   *[other] { $defence }
}.
vr-engaged = Eng, { $roll } dans la colonne { $column } : pertes { $attacker }/{ $defender }.
vr-no-advance = Pas d'avance en { $hex } : ses défenseurs n'ont subi ni S ni DR.
vr-may-exploit = { $many ->
    [one] { $many } unité peut exploiter.
   *[other] { $many } unités peuvent exploiter.
}
marked-exploiting-on = Marqueur Exploitation : { $units }.
marked-exploiting-off = Marqueur Exploitation retiré : { $units }.
removed-collapsed = Effondrement, unité éliminée en { $from } : { $unit }.
removed-rooted = Aucun PM pour reculer, unité éliminée en { $from } : { $unit }.

vr-why-not-away = L'hex n'est ni dans une direction de recul, ni plus loin de tous les ennemis du combat.
vr-why-rear-soviet = Un recul va au nord, au nord-est ou au sud-est, si possible en s'éloignant des ennemis du combat.
vr-why-rear-axis = Un recul va au sud, au sud-ouest ou au nord-ouest, si possible en s'éloignant des ennemis du combat.
vr-why-not-the-stack = Une autre unité de la pile ne peut pas y reculer.
vr-why-too-near = Le recul doit finir à { $hexes } hex au moins de { $start }, ce qui n'est plus possible par là.
vr-why-through-order = Une unité allemande ne recule pas à travers un hex sous Haltebefehl.
vr-why-not-collapsing = N'est pas concernée par l'effondrement : { $unit }.
vr-why-no-part = N'a pas participé au combat, ou n'est plus là : { $unit }.
vr-why-hq-follows-not = Un QG n'avance pas après un combat.
vr-why-advanced = L'unité a déjà avancé.
vr-why-no-room = L'hex n'a plus de place pour cette unité.
vr-why-must-advance = Une unité au moins doit avancer dans la ville insurgée.
vr-why-no-more-exploitation = Le résultat ne permet pas d'exploiter avec une unité de plus de ce type.
vr-why-exploiting = L'unité a déjà un marqueur Exploitation.
vr-why-no-marker = Pas de marqueur Exploitation issu de ce combat : { $unit }.
vr-why-not-marked = Seules les unités en exploitation attaquent dans cette phase.

## 6. Mouvement : par mer, ordres de tenir, abandon du matériel

mark-exploiting = en exploitation
vr-orders = { $left ->
    [0] plus de marqueur Haltebefehl : levez-en un, ou terminez.
    [one] placez un Haltebefehl (il en reste 1), levez-en un, ou terminez.
   *[other] placez un Haltebefehl (il en reste { $left }), levez-en un, ou terminez.
}
vr-laying = { $left ->
    [one] abandon du matériel : choisissez encore 1 support à poser. QG : { $unit }.
   *[other] abandon du matériel : choisissez { $left } supports à poser. QG : { $unit }.
}
vr-abandoning = abandon du matériel : choisissez une unité pour un mouvement stratégique, ou terminez. QG : { $unit }.
vr-exploit = choisissez une unité en exploitation à déplacer, ou passez aux combats d'exploitation.
verb-hold = placer un Haltebefehl sur une ville
verb-lift = lever un Haltebefehl
verb-naval = se déplacer par mer vers un port
verb-abandon = abandonner le matériel autour d'un QG
verb-lay = poser un support sur le QG
verb-end_segment = passer aux combats d'exploitation
moved-naval = { $unit } : par mer de { $from } à { $to }.
placed-garrison = Garnison en { $to } : { $unit }.
removed-garrison = Garnison retirée de { $from } : { $unit }.
removed-support-laid = Support posé sur un QG : { $unit }.
removed-support-kept = Support repris : { $unit }.
removed-evacuation = Unité éliminée dans l'évacuation de { $from } : { $unit }.
vr-order-placed = Haltebefehl placé en { $hex }.
vr-order-lifted = Haltebefehl levé en { $hex }.
vr-die-evacuation = Dé d'évacuation : { $face }.
vr-evacuation = Évacuation, résultat { $die }, { $outcome ->
    [stays-hurt] annulée, un pas perdu
    [stays] annulée
    [sails-hurt] réussie, un pas perdu
   *[sails] réussie
} : { $unit }.
vr-why-bound = Au moins une division allemande doit rester sous un Haltebefehl adjacent à une division soviétique : { $unit }.
vr-why-stayed = Évacuation annulée, l'unité ne se déplace plus de ce tour : { $unit }.
vr-why-hq-bears-an-order = Ce QG a servi à un abandon du matériel ce tour et ne peut plus se déplacer : { $unit }.
vr-why-hq-has-moved = Déjà déplacé dans cette phase : { $unit }.
vr-why-has-abandoned = Un abandon du matériel a déjà eu lieu ce tour autour de ce QG : { $unit }.
vr-why-too-few-supports = Il faut { $needed } supports disponibles.
vr-why-dismissed = Pas de mouvement stratégique dans la phase de mouvement qui suit un limogeage.
vr-why-out-of-that-radius = Pas une unité de la nationalité du QG, dans son rayon quand les supports ont été posés : { $unit }.
vr-why-away-from-supply = Une unité non ravitaillée ne se déplace que vers une source de ravitaillement ou un QG ami.
vr-why-no-baltic-port = L'hex n'est pas un port de la Baltique.
vr-why-not-in-a-port = L'unité n'est pas dans un port de la Baltique.
vr-why-no-naval-capacity = { $needed } points de capacité navale nécessaires, il en reste { $left }.
vr-why-port-not-held = L'Axe ne contrôle pas ce port.
vr-why-port-shut-in = Des unités soviétiques occupent tous les hex terrestres adjacents à ce port.
vr-why-port-captured = Les Soviétiques ont déjà capturé ce port.
vr-why-no-city-to-hold = L'hex n'est ni une ville majeure ni un port de la Baltique.
vr-why-no-german-division = Aucune division allemande dans cet hex.
vr-why-held-already = Un marqueur Haltebefehl est déjà dans cet hex.
vr-why-no-marker-left = Les { $most } marqueurs Haltebefehl sont sur la carte.
vr-why-no-order-there = Aucun marqueur Haltebefehl dans cet hex.
vr-why-watched = Une division soviétique est adjacente : le marqueur ne peut pas être levé.
vr-why-not-exploiting = L'unité n'a pas de marqueur Exploitation.
charge-partisans = partisans
phase-soviet-exploitation = exploitation soviétique
phase-axis-exploitation = exploitation de l'Axe

## Théâtres, supports, corps d'infanterie, Stavka

phase-stavka = phase Stavka
skipped-stavka = aucun TO ne peut agir

vr-recall = choisissez les supports à reprendre sur la carte, ou continuez.
vr-theatres-remote = éloignement du front : choisissez un TO à déplacer sans payer, ou continuez.
vr-theatres-shift = choisissez un TO en mode mouvement à déplacer, ou continuez.
vr-shifting = { $points ->
    [0] plus aucun hex pour { $unit }.
    [one] choisissez un hex (il en reste 1) pour { $unit }.
   *[other] choisissez un hex (il en reste { $points }) pour { $unit }.
}
vr-modes = choisissez un TO qui change de mode, ou continuez.
vr-name-priority = choisissez le TO prioritaire de ce tour.
vr-name-secondary = choisissez le TO secondaire de ce tour : il ne reçoit aucun support.
vr-grand = déclarer une grande offensive avec ce TO : { $unit } ?
vr-gift = { $many ->
    [one] choisissez 1 support dans la pioche.
   *[other] choisissez { $many } supports dans la pioche.
}
vr-receive = choisissez un TO en mode mouvement qui reçoit un support et reste en place, ou continuez.
vr-forced = supports obligatoires : choisissez le premier à jouer.
vr-place = { $side ->
    [soviet] choisissez un support à jouer ou à dépenser, ou continuez.
   *[axis] choisissez un support à jouer, ou continuez.
}
vr-placing = choisissez où jouer ce support : { $unit }.
vr-refit = choisissez un corps blindé réduit à remettre à pleine force, ou continuez.
vr-reinforcing = choisissez un corps d'infanterie à renforcer avec un support payé par { $unit }.
vr-displaced = déplacement forcé : choisissez la ville où placer { $unit }.
vr-stavka = choisissez un TO : il fait appel à la réserve stratégique ou se déplace.
vr-stavka-die = { $what ->
    [move] déplacement en phase Stavka
   *[reserve] appel à la réserve stratégique
}, remettez des supports en pioche pour un bonus au dé, ou lancez le dé pour { $unit }. { $more ->
    [0] Aucun modificateur.
   *[other] Modificateur : +{ $more }.
}
vr-leaving = { $points ->
    [one] choisissez une unité qui quitte la case Stavka (il reste 1 point) pour { $unit }.
   *[other] choisissez une unité qui quitte la case Stavka (il reste { $points } points) pour { $unit }.
}
vr-deploying = choisissez un hex pour { $unit }.
vr-entering = { $left ->
    [one] choisissez une unité qui entre en case Stavka, ou continuez : encore 1 au plus.
   *[other] choisissez une unité qui entre en case Stavka, ou continuez : encore { $left } au plus.
}

verb-next = continuer
verb-play = jouer un support comme événement
verb-place_on = placer le support sur un hex
verb-give_to = placer le support avec une unité ou un TO
verb-take_back = remettre un support en pioche
verb-choose_support = choisir un support dans la pioche
verb-receive_support = tirer un support pour un TO
verb-grand_offensive = déclarer une grande offensive
verb-no_offensive = ne pas déclarer de grande offensive
verb-priority = désigner le TO prioritaire
verb-secondary = désigner le TO secondaire
verb-reinforce = dépenser un support pour renforcer des corps d'infanterie
verb-reinforce_corps = passer un corps d'infanterie en mode renforcé
verb-refit = remettre un corps blindé à pleine force
verb-bonus = dépenser un support pour un bonus
verb-change_mode = changer le mode d'un TO
verb-call_reserve = faire appel à la réserve stratégique pour un TO
verb-move_theatre = déplacer un TO par un jet sur la table Stavka
verb-skip_theatre = ne rien faire avec un TO
verb-roll_stavka = lancer le dé sur la table Stavka
verb-enter_stavka = placer une unité en case Stavka

moved-theatre = { $unit } : de { $from } à { $to }.
placed-displaced = { $unit } : déplacement forcé en { $to }.
placed-deployed = De la case Stavka en { $to } : { $unit }.
removed-to-stavka = De { $from } à la case Stavka : { $unit }.
step-standard = Mode standard : { $unit }.
step-reinforced = Mode renforcé : { $unit }.
step-refitted = Remise à pleine force : { $unit }.
vr-priority = TO prioritaire : { $unit }.
vr-secondary = TO secondaire : { $unit }.
vr-grand-declared = Grande offensive : { $unit }.
vr-remote = Éloignement du front, à plus de 10 hex de tout ennemi ravitaillé et de tout Haltebefehl : { $units }.
vr-mode = { $mode ->
    [movement] { $unit } : mode mouvement.
   *[offensive] { $unit } : mode offensive.
}
vr-theatre-draw = { $unit } : { $roll } aux deux dés, moitié de la somme, modificateur { $more } : { $many ->
    [0] aucun support.
    [one] 1 support.
   *[other] { $many } supports.
}
vr-stavka-units = { $unit }, { $die } sur la table Stavka : { $many ->
    [0] aucune unité.
    [one] 1 unité.
   *[other] { $many } unités.
}
vr-stavka-hexes = { $unit }, { $die } sur la table Stavka : { $many ->
    [0] aucun hex.
    [one] 1 hex.
   *[other] { $many } hex.
}
vr-die-theatre = Dé des supports : { $face }.
vr-die-stavka = Dé de la Stavka : { $face }.
vr-die-corps = Corps tiré : { $face }.

vr-why-no-theatre = Pas un TO en jeu : { $unit }.
vr-why-priority = Ce TO est déjà prioritaire.
vr-why-secondary = Le TO secondaire ne reçoit aucun support.
vr-why-offensive-mode = Un TO en mode offensive ne se déplace pas.
vr-why-offensive-draws = Un TO en mode offensive tire ses supports par un jet de dés.
vr-why-movement-mode = Le TO n'est pas en mode offensive.
vr-why-not-remote = Le TO est à 10 hex au plus d'un ennemi ravitaillé ou d'un Haltebefehl.
vr-why-grand-offensive = Une grande offensive est déclarée : aucun autre TO ne se déplace ni ne reçoit de support.
vr-why-grand-reserve = Seul le TO de la grande offensive peut recevoir des renforts ce tour.
vr-why-supports-received = Le TO a reçu des supports ce tour.
vr-why-mud-no-support = Par temps de boue, un TO en mode mouvement ne reçoit pas de support.
vr-why-mud-theatres = Par temps de boue, les TO ne se déplacent pas en phase Stavka.
vr-why-no-theatre-line = Un TO doit avoir une ligne de ravitaillement dans chaque hex où il entre.
vr-why-theatre-far = { $left ->
    [0] Le TO ne peut plus avancer d'aucun hex.
    [one] { $hex } est à { $needed } hex par les routes et les voies ferrées ; il en reste 1.
   *[other] { $hex } est à { $needed } hex par les routes et les voies ferrées ; il en reste { $left }.
}
vr-why-bonus-first = Les supports se dépensent avant le déplacement du TO.
vr-why-bonus-most = { $most ->
    [one] Au plus 1 support peut être dépensé pour le déplacement d'un TO.
   *[other] Au plus { $most } supports peuvent être dépensés pour le déplacement d'un TO.
}
vr-why-no-city = Le TO n'est pas dans une ville.
vr-why-fired = Le TO a placé de l'artillerie ce tour.
vr-why-grand-mode = Le TO a déclaré une grande offensive ce tour.
vr-why-zhukov = Le mode du TO ne change pas tant que Joukov est avec lui.
vr-why-flipped = Le TO a déjà changé de mode dans cette phase.
vr-why-not-nearest = Le TO va dans la ville majeure soviétique la plus proche qui a une ligne de ravitaillement, à l'est s'il y en a une.
vr-why-end-of-reich = Un support Fin du Reich ne se dépense jamais de manière générique.
vr-why-not-in-pool = Pas dans la pioche des supports : { $unit }.
vr-why-not-forced = Pas obligatoire en ce moment : { $unit }.
vr-why-not-staying = Ne reste pas sur la carte : { $unit }.
vr-why-not-surplus = Pas dans une case qui contient trop de supports : { $unit }.
vr-why-other-phase = Ce support se joue dans une autre phase.
vr-why-not-in-mud = Ce support ne se joue pas par temps de boue.
vr-why-too-late = Un support qui vient après dans l'ordre de placement a déjà été placé.
vr-why-used-up = Le TO a utilisé tous les supports permis dans cette phase.
vr-why-outside-radius = La cible est hors du rayon d'action du TO d'où vient le support.
vr-why-leader = Un leader s'y trouve déjà.
vr-why-no-refit = Pas un corps blindé réduit dans le rayon d'action : { $unit }.
vr-why-no-corps = Le TO n'a aucun corps d'infanterie à renforcer.
vr-why-reinforced-enough = Le TO a dépensé tous les supports permis pour renforcer des corps.
vr-why-no-rifle-corps = Pas un corps d'infanterie soviétique sur la carte : { $unit }.
vr-why-reinforced = Le corps est déjà en mode renforcé.
vr-why-unsupplied = L'unité n'est pas ravitaillée.
vr-why-no-way-to-theatre = Aucune route ni voie ferrée libre d'ennemis ne relie l'unité au TO.
vr-why-moving-theatre = L'unité est dans le rayon d'action d'un TO en mode mouvement.
vr-why-not-stacked = Le second corps doit être empilé avec le premier.
vr-why-tested = Le TO a déjà agi dans cette phase.
vr-why-not-in-turn = Le TO prioritaire passe en premier, le TO secondaire en dernier.
vr-why-not-in-stavka = Pas en case Stavka : { $unit }.
vr-why-too-dear = { $left ->
    [one] L'unité compte pour 2, et il reste 1 point.
   *[other] L'unité compte pour 2, et il reste { $left } points.
}
vr-why-stavka-minimum = La case Stavka ne contient jamais moins de 4 corps d'infanterie et 3 corps blindés.
vr-why-nowhere-to-deploy = Le TO n'a aucun hex où placer une unité.
vr-why-hex-outside-radius = L'hex est hors du rayon d'action du TO.
vr-why-no-friend-beside = Aucune unité amie adjacente à cet hex n'était sur la carte au début de la phase.
vr-why-hex-unsupplied = Une unité ne serait pas ravitaillée dans cet hex.
vr-why-not-soviet = Pas une unité soviétique sur la carte : { $unit }.
vr-why-hq-there = Un autre QG se trouve en { $hex } : { $units }.
vr-why-strangers = Hongrois et Roumains ne s'empilent jamais. En { $hex } : { $units }.
vr-why-hq-no-line-there = Ni route ni voie ferrée ne mène de cet hex à une source de ravitaillement : un QG y serait non ravitaillé.
vr-why-hq-stays = Les QG n'entrent pas en case Stavka.
vr-why-enemy-beside = L'unité est adjacente à un ennemi.
vr-why-no-hq-there = L'unité n'est pas empilée avec un QG.
vr-why-entered = { $most ->
    [one] 1 unité au plus entre en case Stavka par tour.
   *[other] { $most } unités au plus entrent en case Stavka par tour.
}

## 4.7 Repli non autorisé

mark-withdrawn = repli non autorisé : n'attaque pas ce tour
vr-withdrawal = placez le marqueur Repli pour un repli non autorisé, ou terminez.
vr-withdrawing = repli autour de { $hex } : choisissez une unité du rayon du marqueur, ou terminez.
vr-going-back = { $left ->
    [one] choisissez un hex de repli (encore 1 hex) pour { $unit }.
   *[other] choisissez un hex de repli (encore { $left } hex) pour { $unit }.
}
moved-withdrawal = { $unit } : repli non autorisé de { $from } à { $to }.
vr-why-nobody-near = Aucune unité dans le rayon d'un marqueur placé là ne peut se replier.
vr-why-out-of-radius = Hors du rayon du marqueur : { $unit }.
vr-why-withdrawn-already = Repli déjà fait : { $unit }.
vr-why-nobody-withdrawn = Aucune unité ne s'est encore repliée.
vr-why-has-withdrawn = Une unité s'est déjà repliée.
vr-why-far-enough = L'unité s'est déjà repliée aussi loin qu'elle le peut.

## Placement à la main

phase-axis-setup = mise en place de l'Axe
phase-soviet-setup = mise en place soviétique
option-setup = Mise en place
option-setup-ready_made = automatique
option-setup-free = à la main, à trois hex au plus de la liste
vr-set-up = choisissez une unité à placer ailleurs, ou terminez la mise en place.
vr-setting-up = choisissez un hex, à trois au plus de celui de la liste, pour { $unit }.
moved-set-up = { $unit } : placement en { $to }.
verb-end_setup = terminer la mise en place
vr-why-wrong-side-of-the-front = L'hex est de l'autre côté du front.
vr-why-there = L'unité s'y trouve déjà.
vr-why-crowd = Surempilement : { $units }.
vr-why-hungry = Placement non ravitaillé : { $units }.
vr-why-front-open = Le front doit être tenu en { $hexes }.

## Les supports comme événements

verb-pass = passer
verb-unbridge = retirer un marqueur Tête de pont
verb-counter = contre-attaquer avec une pile
verb-evade = faire reculer une pile avant l'attaque
verb-refrain = ne faire reculer aucune pile dans cette phase
verb-spare = donner la perte au bataillon Tigre
verb-order = imposer Staline à un TO
verb-desert = faire perdre un pas à une division
verb-flee = placer des réfugiés autour d'une ville
verb-appoint = placer Himmler avec un QG
verb-fortify = donner un ordre de forteresse à une ville
verb-politruks = jouer Officiers politiques

act-unbridge = retirer la tête de pont en { $noun }
act-counter = contre-attaquer depuis { $noun }
act-evade = faire reculer { $noun }
act-order = imposer Staline à { $noun }
act-desert = retirer un pas à { $noun }
act-flee = placer des réfugiés autour de { $noun }
act-appoint = placer Himmler avec { $noun }
act-fortify = ordre de forteresse pour { $noun }

vr-surprise = attaque surprise : déplacez des unités de la pile, désignez un hex à attaquer avec elles, ou passez.
vr-countering = contre-attaque : déplacez des unités de la pile, désignez un hex à attaquer avec elles, ou passez.
vr-counterattack = { $many ->
    [one] { $many } contre-attaque disponible : choisissez une pile blindée, ou passez.
   *[other] { $many } contre-attaques disponibles : choisissez une pile blindée, ou passez.
}
vr-heinrici = Heinrici : choisissez une pile qui recule d'un hex avant l'attaque soviétique, ou passez.
vr-tiger = donner cette perte au bataillon Tigre : { $unit } ?
vr-handed = Staline : choisissez le TO qui doit le jouer ce tour, ou passez.
vr-penalty = { $left ->
    [one] ordre de Staline non suivi : remettez { $left } support en pioche. TO : { $unit }.
   *[other] ordre de Staline non suivi : remettez { $left } supports en pioche. TO : { $unit }.
}
vr-desertion = Désertions : choisissez une division d'infanterie allemande qui perd un pas.
vr-refugees = Réfugiés : choisissez une ville allemande. À { $range } hex au plus, les unités allemandes n'utilisent ni route ni voie ferrée ce tour.
vr-himmler = Himmler : choisissez le QG allemand qu'il rejoint.

vr-widened = Lend-Lease, rayon +{ $many } : { $unit }.
vr-bridgehead = Tête de pont en { $hex }.
vr-bridgehead-gone = Marqueur Tête de pont retiré de { $hex }.
vr-surprise-attack = Attaque surprise depuis { $hex }.
vr-counterattacked = Contre-attaque depuis { $hex }.
vr-evades = Heinrici fait reculer la pile de { $hex } avant l'attaque.
vr-stood = Schörner : pas perdus en { $hex } au lieu d'un recul.
vr-tiger-lost = Le bataillon Tigre prend la perte : { $unit }.
vr-attached = Support { $support } pour { $unit }.
vr-die-stalin = Dé de Staline : { $face }.
vr-stalin = Staline, résultat { $total }, { $effect ->
    [must_attack] les hex Haltebefehl adjacents sont à attaquer ce tour, si un rapport de force de 1/2 est possible
    [two_more] 2 supports de plus
   *[nothing] aucun effet
} : { $unit }.
vr-stalin-in-vain = Grande offensive d'un autre TO, aucun support : { $unit }.
vr-stalin-secondary = TO secondaire, aucun support : { $unit }.
vr-stalin-remote = TO éloigné en mode offensive, aucun support : { $unit }.
vr-stalin-orders = Ordre de Staline, hex à attaquer dans cette phase : { $hexes }.
vr-stalin-penalty = Ordre de Staline non suivi en { $hexes }, { $many ->
    [one] { $many } support retourne
   *[other] { $many } supports retournent
} en pioche : { $unit }.
vr-more-rail = Priorité ferroviaire : { $many ->
    [one] { $many } point de plus.
   *[other] { $many } points de plus.
}
vr-more-ships = Kriegsmarine : { $many ->
    [one] { $many } point de capacité navale de plus.
   *[other] { $many } points de capacité navale de plus.
}
vr-reich-fuel = Pénurie d'essence : le mouvement des blindés allemands est divisé par deux ce tour.
vr-reich-no-rail = Voies coupées : aucun mouvement par rail ce tour.
vr-reich-no-pr = Usines détruites : aucun point de remplacement allemand ce tour.
vr-reich-ammunition = Pénurie de munitions : ni Nebelwerfer ni Kriegsmarine ce tour.
vr-refugees-flee = Réfugiés autour de { $hex } : les unités allemandes n'y utilisent ni route ni voie ferrée ce tour.
vr-die-lost = Support perdu : { $face }.
removed-deserted = Désertions, unité éliminée en { $from } : { $unit }.

vr-why-no-target-there = Ce support { $target ->
    [soviet_hex] se place sur un hex occupé par des unités soviétiques.
    [axis_hex] se place sur un hex occupé par des unités de l'Axe.
    [axis_railway] se place sur un hex de voie ferrée que l'Axe contrôle sans l'occuper.
    [riverside] se place sur un hex occupé par des corps soviétiques ravitaillés, au bord d'un cours d'eau.
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
vr-why-no-target = Aucune cible possible : il { $target ->
    [soviet_hex] se place sur un hex occupé par des unités soviétiques.
    [axis_hex] se place sur un hex occupé par des unités de l'Axe.
    [axis_railway] se place sur un hex de voie ferrée que l'Axe contrôle sans l'occuper, en URSS, dans les pays baltes ou en Pologne.
    [riverside] se place sur un hex occupé par des corps soviétiques ravitaillés, au bord d'un cours d'eau, et il y a 4 marqueurs Tête de pont.
    [theatre] se place sur un TO.
    [soviet_stack] se place sur un hex occupé par des corps soviétiques.
    [armoured_corps] se donne à un corps blindé soviétique sans leader.
    [armoured_unit] se donne à une unité blindée de l'Axe.
    [supplied_hq] se donne à un QG allemand ravitaillé, sans leader.
    [cut_off_stack] se place sur une pile non ravitaillée, à portée d'une source de ravitaillement allemande.
   *[other] se joue autrement.
}
vr-why-no-partisans = Les partisans ne se placent qu'en URSS, dans les pays baltes et en Pologne.
vr-why-widened = Ce TO a déjà un Lend-Lease.
vr-why-tiger = Cette unité a déjà un bataillon Tigre.
vr-why-bridgehead = L'hex a déjà un marqueur Tête de pont.
vr-why-no-bridgehead-left = Les { $most } marqueurs Tête de pont sont sur la carte.
vr-why-no-bridgehead = L'hex n'a pas de marqueur Tête de pont.
vr-why-not-striking = Pas dans la pile sur laquelle ce support est joué : { $unit }.
vr-why-too-far-to-counter = Aucune unité soviétique à { $range } hex au plus.
vr-why-no-ju52 = Aucun Ju-52 n'est disponible.
vr-why-no-counterattack = Aucune contre-attaque disponible.
vr-why-not-heinrici = Aucune pile de l'Axe dans le rayon de Heinrici : { $hex }.
vr-why-nothing-to-evade = Aucun ennemi n'est adjacent à cette pile.
vr-why-rooted = Les unités de la pile n'ont pas de PM.
vr-why-stack-bound = Une division soviétique est adjacente au Haltebefehl : les Allemands y restent.
vr-why-no-way-back = La pile n'a aucun hex où reculer.
vr-why-no-hurrah = Les officiers politiques accompagnent une attaque « Hourra ! » annoncée.
vr-why-lines-cut = Les voies sont coupées : aucun mouvement par rail ce tour.
vr-why-no-ships = Ce scénario n'a pas de capacité navale.
vr-why-division-there = Une division occupe cette ville : elle reçoit un Haltebefehl ordinaire.
vr-why-no-fortress-order = Aucun ordre de forteresse disponible.
vr-why-himmler = Pas de mouvement stratégique dans le rayon du QG de Himmler.
vr-why-refugees = Les réfugiés encombrent ici routes et voies ferrées ce tour.
vr-why-not-of-theatre = Pas un support de ce TO : { $unit }.

## Le Führer, arrivées, alliés, Varsovie, victoire

phase-soviet-reinforcements = renforts et remplacements soviétiques
phase-axis-reinforcements = renforts et remplacements de l'Axe
skipped-soviet-reinforcements = aucune unité n'arrive et aucun point de remplacement n'est à dépenser
skipped-axis-reinforcements = aucune unité n'arrive et aucun point de remplacement n'est à dépenser

vr-arrive = { $many ->
    [one] choisissez une unité à faire entrer : 1 peut arriver.
   *[other] choisissez une unité à faire entrer : { $many } peuvent arriver.
}
vr-arriving = choisissez le lieu d'arrivée de { $unit }.
vr-entraining = { $rail ->
    [one] choisissez un hex à atteindre par rail pour { $unit }, ou laissez l'unité sur place. Capacité ferroviaire : 1 point.
   *[other] choisissez un hex à atteindre par rail pour { $unit }, ou laissez l'unité sur place. Capacité ferroviaire : { $rail } points.
}
vr-mobilising = { $many ->
    [one] dernières mobilisations : choisissez 1 division d'infanterie éliminée.
   *[other] dernières mobilisations : choisissez { $many } divisions d'infanterie éliminées.
}
vr-departing = { $kind ->
    [armour] { $many ->
        [one] choisissez 1 division blindée à retirer : facteur d'attaque { $attack } au moins.
       *[other] choisissez { $many } divisions blindées à retirer : facteur d'attaque { $attack } au moins.
    }
   *[infantry] { $many ->
        [one] choisissez 1 division d'infanterie à retirer : facteur d'attaque { $attack } au moins.
       *[other] choisissez { $many } divisions d'infanterie à retirer : facteur d'attaque { $attack } au moins.
    }
}
vr-replace-soviet = choisissez un corps blindé ou un QG à remettre à pleine force ou à reconstruire, ou continuez. Points de remplacement : { $soviet }.
vr-replace-axis = choisissez une unité à remettre à pleine force ou à reconstruire, ou continuez. Points de remplacement : allemands { $german }, hongrois { $hungarian }, roumains { $romanian }.
vr-replacing = { $paid ->
    [0] { $unit } : dépensez un support, ou renoncez.
    [one] { $unit } : 1 pas payé.
   *[other] { $unit } : { $paid } pas payés.
}
vr-corps = { $points ->
    [one] tirez un corps d'infanterie, ou continuez : il reste 1 point de remplacement, { $many } en pioche.
   *[other] tirez un corps d'infanterie, ou continuez : il reste { $points } points de remplacement, { $many } en pioche.
}
vr-romania = jouer Capitulation d'un allié de l'Axe contre la Roumanie ?
vr-hungary = jouer Capitulation d'un allié de l'Axe contre la Hongrie ?
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
vr-uprising-loss = insurrection de Varsovie : choisissez l'unité qui perd un pas.

verb-box = placer l'unité dans une case
verb-raise = lever une division sur sa face réduite
verb-withdraw = retirer une division du jeu
verb-restore = reconstruire un pas d'une unité
verb-rebuild = reconstruire une unité éliminée
verb-pay = dépenser un support pour l'unité
verb-more = payer un pas de plus
verb-draw = tirer un corps d'infanterie
verb-capitulate = lancer le dé de la capitulation
verb-remove = retirer une unité du jeu
verb-suffer = retirer un pas à une unité

vr-mood-up = { $by ->
    [one] Humeur de Hitler : 1 point de plus, case { $box }.
   *[other] Humeur de Hitler : { $by } points de plus, case { $box }.
}
vr-mood-down = { $by ->
    [one] Humeur de Hitler : 1 point de moins, case { $box }.
   *[other] Humeur de Hitler : { $by } points de moins, case { $box }.
}
vr-freedom = Liberté d'action : case { $box }.
vr-dismissal = Limogeage n° { $number } du commandant du front. Humeur de Hitler : case { $box }.
vr-strategic-lost = { $points ->
    [one] Perte de { $hex } : 1 point de satisfaction en moins.
   *[other] Perte de { $hex } : { $points } points de satisfaction en moins.
}
vr-strategic-retaken = { $points ->
    [one] Reprise de { $hex } : 1 point de satisfaction en plus.
   *[other] Reprise de { $hex } : { $points } points de satisfaction en plus.
}
vr-objectives = { $many ->
    [0] Fin du Reich : il ne reste aucun objectif stratégique.
    [one] Fin du Reich : il reste 1 objectif stratégique.
   *[other] Fin du Reich : il reste { $many } objectifs stratégiques.
}
vr-reich-supports = { $many ->
    [one] 1 support Fin du Reich entre dans la pioche allemande.
   *[other] { $many } supports Fin du Reich entrent dans la pioche allemande.
}
vr-die-reich = Tirage Fin du Reich : { $face }.
vr-points-soviet = { $soviet ->
    [one] Remplacements soviétiques : 1 point.
   *[other] Remplacements soviétiques : { $soviet } points.
}
vr-points-axis = Remplacements de l'Axe : allemands { $german }, hongrois { $hungarian }, roumains { $romanian }.
vr-forfeited = Pas assez de divisions à retirer : plus aucun point de remplacement pour l'Axe.
vr-die-capitulation = Dé de la capitulation : { $face }.
vr-romania-turns = Résultat { $result } contre { $lost ->
    [one] { $lost } division éliminée
   *[other] { $lost } divisions éliminées
} : la Roumanie déclare la guerre à l'Allemagne.
vr-romania-stays = Résultat { $result } contre { $lost ->
    [one] { $lost } division éliminée
   *[other] { $lost } divisions éliminées
} : la Roumanie reste aux côtés de l'Allemagne.
vr-hungary-turns = Résultat { $result } : la Hongrie déclare la guerre à l'Allemagne.
vr-hungary-armistice = Résultat { $result } : armistice. Tous les pions hongrois partent au début du tour de l'Axe.
vr-hungary-never = Résultat { $result } : la Hongrie ne capitulera jamais.
vr-hungary-stays = Résultat { $result } : sans effet sur la Hongrie.
vr-die-defection = Dé des unités retirées : { $face }.
vr-defection = { $nation ->
    [romanian] { $many ->
        [one] { $many } unité roumaine à retirer du jeu.
       *[other] { $many } unités roumaines à retirer du jeu.
    }
   *[hungarian] { $many ->
        [one] { $many } unité hongroise à retirer du jeu.
       *[other] { $many } unités hongroises à retirer du jeu.
    }
}
vr-die-returns = Dé des unités de retour : { $face }.
vr-returns = { $nation ->
    [romanian] { $many ->
        [one] { $many } unité roumaine au plus peut revenir.
       *[other] { $many } unités roumaines au plus peuvent revenir.
    }
   *[hungarian] { $many ->
        [one] { $many } unité hongroise au plus peut revenir.
       *[other] { $many } unités hongroises au plus peuvent revenir.
    }
}
vr-warsaw-rises = Varsovie se soulève.
vr-warsaw-over = L'insurrection de Varsovie est terminée.
vr-die-warsaw = Dé de Varsovie : { $face }.
vr-warsaw-roll = Insurrection de Varsovie : résultat { $total }.
vr-draw = Partie nulle.

removed-support-new = Nouveau support en pioche : { $unit }.
removed-support-handed = Support remis au joueur allemand : { $unit }.
removed-place-lost = Lieu d'arrivée perdu, retrait du jeu : { $unit }.
removed-mobilised = Dernières mobilisations : { $unit }.
removed-withdrawn = Retrait depuis { $from } : { $unit }.
removed-transformed = Ancienne unité remplacée : { $unit }.
removed-joins-box = Nouvelle unité dans la case de l'ancienne : { $unit }.
removed-armistice = Armistice, retrait du jeu : { $unit }.
removed-defects = Changement de camp, retrait du jeu : { $unit }.
removed-changes-sides = Unité qui quitte le camp de l'Axe : { $unit }.
removed-joins = Unité qui rejoint le camp soviétique : { $unit }.
removed-uprising = Unité éliminée par l'insurrection : { $unit }.
removed-rebuilt = Reconstruction : { $unit }.
removed-arrives = Renfort en case Stavka : { $unit }.
placed-arrives = Renfort en { $to } : { $unit }.
placed-transformed = Nouvelle unité en { $to } : { $unit }.
placed-rebuilt = Reconstruction en { $to } : { $unit }.
step-reduced = Face réduite : { $unit }.
step-restored = Remise à pleine force : { $unit }.
step-rebuilt = { $left ->
    [one] Reconstruction de 1 pas : { $unit }.
   *[other] Reconstruction de { $left } pas : { $unit }.
}

vr-goal-budapest_wien-1 = Vienne est soviétique.
vr-goal-budapest_wien-2 = Győr, Szombathely et Bratislava sont soviétiques.
vr-goal-budapest_wien-3 = Vienne et Győr sont tenues.
vr-goal-budapest_wien-4 = Aucune autre condition de victoire n'est remplie.
vr-goal-bessarabia-1 = La Roumanie a changé de camp, et Ploesti ou Bucarest est soviétique.
vr-goal-bessarabia-2 = La Roumanie a changé de camp.
vr-goal-bessarabia-3 = Iasi et Chisinau sont tenues.
vr-goal-bessarabia-4 = Aucune autre condition de victoire n'est remplie.
vr-goal-bagration-1 = Minsk, Vilnius, Grodno, Bialystok, Brest-Litovsk et Kaunas : cinq au moins sont soviétiques.
vr-goal-bagration-2 = Minsk, Vilnius, Grodno, Bialystok, Brest-Litovsk et Kaunas : trois au moins, dont Minsk, sont soviétiques.
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

vr-why-not-coming = N'arrive pas maintenant : { $unit }.
vr-why-no-place = Aucun hex ne peut recevoir cette unité pour l'instant, elle attend : { $unit }.
vr-why-must-come = Tous les renforts qui peuvent arriver doivent arriver.
vr-why-no-soviet-city = { $hex } n'est pas une ville majeure d'Union soviétique contrôlée par les Soviétiques.
vr-why-no-german-entry = { $hex } n'est ni une ville allemande ni une fortification avancée contrôlée par l'Axe.
vr-why-no-german-city = { $hex } n'est pas une ville allemande contrôlée par l'Axe.
vr-why-no-hungarian-city = { $hex } n'est pas une ville hongroise contrôlée par l'Axe.
vr-why-not-its-place = { $hex } n'est pas le lieu indiqué pour cette unité.
vr-why-no-home-city = { $hex } n'est pas une ville majeure de la nation de ce QG, contrôlée par son camp.
vr-why-no-homecoming = L'unité revient dans un hex de son pays, sur une unité soviétique ravitaillée ou adjacent à une telle unité : pas en { $hex }.
vr-why-no-hq-of-nation = Aucun QG ravitaillé de la nationalité de l'unité en { $hex }.
vr-why-to-stavka = Un blindé reconstruit arrive en case Stavka, pas en { $hex }.
vr-why-next-turn = Une unité d'élite reconstruite arrive au tour suivant, pas maintenant en { $hex }.
vr-why-other-box = L'unité ne peut pas être placée dans cette case.
vr-why-no-recruit = Pas une division d'infanterie allemande éliminée, d'attaque 0 ou 1 sur sa face réduite : { $unit }.
vr-why-no-departure = Pas une division allemande du type à retirer : { $unit }.
vr-why-cut-off = Une division non ravitaillée ne peut pas être retirée.
vr-why-whole = Déjà à pleine force : { $unit }.
vr-why-by-support-only = Un corps d'infanterie n'est renforcé que par des supports, en phase des supports.
vr-why-turned = Un pays qui a changé de camp ne reçoit plus de remplacements.
vr-why-ss = L'infanterie SS ne reçoit pas de remplacements.
vr-why-no-points = Il ne reste aucun point de remplacement pour cette unité.
vr-why-no-support = Un blindé demande un support par pas, et aucun ne peut être dépensé pour cette unité.
vr-why-out-of-command = L'unité est hors du rayon de commandement de tout QG ravitaillé de son camp.
vr-why-outside-every-theatre = L'unité est hors du rayon de tout TO.
vr-why-in-fortress = L'unité est dans une fortification avancée.
vr-why-facing-enemy = L'unité est adjacente à un ennemi.
vr-why-not-eliminated = Pas une unité éliminée : { $unit }.
vr-why-no-place-to-rebuild = Aucun hex ne peut recevoir l'unité reconstruite.
vr-why-named-already = Ce support est déjà dépensé pour l'unité.
vr-why-outside-theatre = L'unité est hors du rayon du TO qui détient ce support.
vr-why-paid-up = Rien de plus ne peut être payé pour cette unité.
vr-why-unpaid = Aucun pas n'est encore payé.
vr-why-no-corps-left = La pioche des corps est vide.
vr-why-no-capitulation = Le TO Sud ne dispose pas de Capitulation d'un allié de l'Axe.
vr-why-not-defecting = Pas une unité du pays qui change de camp : { $unit }.
vr-why-full-first = Les unités à pleine force sont retirées d'abord.
vr-why-not-in-warsaw = Pas une unité de l'Axe à Varsovie : { $unit }.
vr-why-others-first = Une autre unité de Varsovie doit subir la perte d'abord.
vr-why-turned-country = Le pays a changé de camp : le mouvement par rail y est interdit.

vr-why-besieged-city = L'unité est assiégée sous un Haltebefehl : elle ne reçoit aucun remplacement.
act-remove = retirer du jeu { $noun }

## Actions, avec leur objet

act-join = engager { $noun }
act-leave = retirer { $noun }
act-back = reculer en { $noun }
act-to = déplacer en { $noun }
act-unit = choisir { $noun }
act-strategic = mouvement stratégique vers { $noun }
act-rail = déplacer par rail vers { $noun }
act-naval = déplacer par mer vers { $noun }
act-spend = dépenser { $noun }
act-give_back = remettre en pioche { $noun }
act-disband = éliminer { $noun }
act-pontoon = lancer un ponton avec { $noun }
act-take_up = replier le ponton de { $noun }
act-across = lancer le ponton vers { $noun }
act-airlift = ravitailler par air { $noun }
act-hold = tenir { $noun }
act-lift = lever l'ordre en { $noun }
act-abandon = abandonner le matériel autour de { $noun }
act-lay = poser { $noun }
act-pull_back = placer le marqueur Repli en { $noun }
act-withdraw = retirer { $noun }
act-support = ajouter { $noun }
act-elite = bonus élite avec { $noun }
act-lose = retirer un pas à { $noun }
act-play = jouer { $noun }
act-place_on = placer le support en { $noun }
act-give_to = placer le support avec { $noun }
act-take_back = remettre en pioche { $noun }
act-choose_support = choisir { $noun }
act-receive_support = tirer un support pour { $noun }
act-priority = donner la priorité à { $noun }
act-secondary = TO secondaire : { $noun }
act-reinforce = renforcer des corps avec { $noun }
act-reinforce_corps = renforcer { $noun }
act-refit = remettre à pleine force { $noun }
act-bonus = dépenser { $noun }
act-change_mode = changer le mode de { $noun }
act-call_reserve = faire appel à la réserve pour { $noun }
act-move_theatre = déplacer { $noun }
act-skip_theatre = ne rien faire avec { $noun }
act-enter_stavka = placer en case Stavka { $noun }
act-raise = lever { $noun }
act-restore = reconstruire un pas de { $noun }
act-rebuild = reconstruire { $noun }
act-pay = dépenser { $noun }
act-suffer = retirer un pas à { $noun }

## Boutons

verb-join = engager une unité dans l'attaque
verb-leave = retirer une unité de l'attaque
verb-at = placer l'unité dans un hex
verb-to = déplacer l'unité vers un hex
verb-back = reculer vers un hex
verb-unit = choisir une unité
verb-drop = désélectionner l'unité
verb-target = désigner un hex à attaquer
verb-cancel = renoncer
verb-done = terminer
verb-end_phase = terminer la phase
verb-halt = arrêter les avances
verb-attack = annoncer l'attaque
verb-pull_back = placer le marqueur Repli

## Le tour guidé

tour-welcome = Mars 1945 : vous jouez les Soviétiques, qui marchent sur Vienne ; l'ordinateur joue l'Axe. Trois tours, avec les règles de base. Tout est déjà placé : Vienne (1952) est à l'ouest, derrière une longue ligne de divisions usées.
tour-training = Un court scénario pour apprendre. Vous commandez huit corps soviétiques et leur QG ; l'ordinateur joue l'Axe. Deux tours pour prendre Bratislava (2252), à deux hex derrière la ligne : si elle tombe dès le premier tour, la victoire est décisive.
tour-supply = Phase de ravitaillement. Une unité est ravitaillée dans le rayon d'un QG, et le QG par une route ou une voie ferrée libre jusqu'à une source. Non ravitaillée, une unité divise par deux son attaque, sa défense et son mouvement. Un QG peut aussi lancer un ponton sur un cours d'eau, mais il ne peut plus se déplacer : pour cette fois, terminez.
tour-overlays = Ces boutons posent un calque sur la carte. Essayez Ravitaillement (touche L) : les hex ravitaillés et les lignes de vos QG. Il n'y a pas de zones de contrôle ; une unité ne fait que couper les lignes adverses dans les hex adjacents.
tour-supports = Phase des supports. Vous venez de tirer des supports, que l'adversaire ne voit pas. Jouez-en si vous voulez : l'Artillerie se place sur un de vos hex, l'Aviation sur un hex de l'Axe, et chacune décalera une attaque vers la droite de la table. Six au plus restent disponibles d'un tour à l'autre. Puis continuez.
tour-pick = Phase de mouvement. Les unités marquées de quatre coins peuvent se déplacer. Choisissez-en une près de la ligne de l'Axe.
tour-go = Les hex éclairés sont à sa portée ; le chiffre donne le coût en PM. Par la route ou la voie ferrée, un hex coûte ½ PM ; sans pont, une rivière coûte 1 PM de plus, un fleuve 2. Amenez l'unité sur un hex adjacent à l'ennemi.
tour-undo = Une erreur ? La flèche (ou la touche U) annule vos actions, jusqu'au dernier jet de dé ou au dernier tirage.
tour-end-move = Déplacez d'autres unités : à plusieurs, l'attaque sera plus forte. Restez à trois corps au plus par hex, et dans le rayon de votre QG. Puis terminez la phase : ce qui est marqué « définitif » ne s'annule pas.
tour-target = Phase de combat. Les cibles possibles sont éclairées : choisissez-en une.
tour-join = Engagez les unités adjacentes à la cible, une à une. Si toutes attaquent à travers un cours d'eau, leur force est divisée par deux ; forêts, villes et fortifications multiplient la défense.
tour-odds = Avant les dés, vous voyez tout : les forces, le rapport de force, chaque décalage avec sa règle, et la probabilité de chaque résultat.
tour-attack = Quand le rapport de force vous convient, annoncez l'attaque : elle ne s'annule plus. Vous pouvez ensuite ajouter un support placé à proximité et faire des annonces, puis lancez les dés.
tour-results = Les dés donnent d'abord les pertes, puis les résultats tactiques. DR : le défenseur recule. S : il perd un pas ou recule. E, E2, E3 : une, deux ou trois de vos unités reçoivent un marqueur Exploitation. Un hex vidé peut être occupé aussitôt.
tour-end-combat = Une unité n'attaque qu'une fois par phase, et un hex n'est attaqué qu'une fois. Attaquez encore si vous voulez, puis terminez la phase.
tour-exploit = Vient ensuite l'exploitation : seules les unités marquées se déplacent encore avec la moitié de leurs PM, puis attaquent. C'est ainsi qu'une percée atteint une ville.
tour-log = Le journal note chaque action et chaque jet de dé. Un clic sur § ouvre le résumé de la règle.
tour-sequence = Voici la séquence du tour et la phase en cours. Terminez vos phases, l'ordinateur jouera ensuite. Un clic droit ou un appui long, n'importe où, explique pourquoi une action est interdite. À vous de jouer !

## What came of each step of a combat, in a few words

came-vr-attack = { $units-many ->
    [one] { $units-many } unité
   *[other] { $units-many } unités
} contre { $foes-many }
came-marked-unsupplied = non ravitaillé : { $units ->
    [many] { $n } unités
   *[other] { $units }
}
came-none-check_supply = ravitaillé
came-vr-besieged = assiégé
came-vr-ratio = { $ratio }, { $attack } contre { $defence }
came-vr-column = colonne { $column }
came-vr-cancelled = attaque annulée
came-vr-elite-declared = élite : { $unit }
came-vr-armoured-declared = exploitation blindée
came-vr-hurrah-declared = Hourra !
came-vr-cell = pertes { $attacker }/{ $defender }
came-vr-engaged = Eng, pertes { $attacker }/{ $defender }
came-vr-results = attaquant { $attack ->
    [none] aucun
   *[other] { $attack }
}, défenseur { $defence ->
    [none] aucun
   *[other] { $defence }
}
came-vr-may-exploit = { $many ->
    [one] { $many } unité peut exploiter
   *[other] { $many } unités peuvent exploiter
}
came-placed-kampfgruppe = Kampfgruppe : { $units }
came-removed-collapsed = { came-removed-combat }
came-removed-rooted = { came-removed-combat }
came-marked-exploiting = { $units ->
    [many] { $n } unités
   *[other] { $units }
}
