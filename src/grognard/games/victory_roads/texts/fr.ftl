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

marker-bridgehead = Tête de pont
track-supports-soviet = Supports soviétiques
track-supports-axis = Supports de l'Axe
track-rail = Capacité ferroviaire
overlay-command = Rayon de commandement
terrain-clear = clair
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
