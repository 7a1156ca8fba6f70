# Sudden Storm : les mots de ce jeu.

side-axis = l'Axe
side-soviet = les Soviétiques

## Cases

box-germany = dans la case Allemagne
box-urals = dans la case Oural
box-conditional = parmi les renforts conditionnels
box-delayed_axis = parmi les renforts retardés de l'Axe
box-delayed_soviet = parmi les renforts retardés soviétiques
box-whole_axis = parmi les divisions dispersées de l'Axe
box-whole_soviet = parmi les divisions dispersées soviétiques
box-parts_axis = parmi les pions de dispersion de l'Axe
box-parts_soviet = parmi les pions de dispersion soviétiques
box-converted = parmi les conversions à venir
box-returning = en retrait, retour prévu

## Unités

kind-infantry = infanterie
kind-airlanding = infanterie aéroportée
kind-parachute = parachutistes
kind-light = Jäger (infanterie légère)
kind-mountain = montagne
kind-ski = skieurs
kind-marine = fusiliers marins
kind-security = sûreté
kind-static = infanterie statique
kind-cavalry = cavalerie
kind-mountain_cavalry = cavalerie de montagne
kind-motorized = infanterie motorisée
kind-mechanized = mécanisé
kind-armor = blindés
kind-light_armor = chars légers
kind-artillery = artillerie
kind-mot_artillery = artillerie motorisée
kind-rocket = lance-roquettes
kind-mot_rocket = lance-roquettes motorisés
kind-antitank = antichars
kind-mot_heavy_aa = DCA lourde motorisée
kind-truck = camions
kind-intrinsic = défense intrinsèque

## Nations

nation-german = allemand
nation-foreign = contingent étranger
nation-finnish = finlandais
nation-hungarian = hongrois
nation-italian = italien
nation-rumanian = roumain
nation-slovak = slovaque
nation-soviet = soviétique
nation-ss = SS
nation-luftwaffe = Luftwaffe
nation-guards = Garde
nation-nkvd = NKVD

## Phases

phase-surprise-movement = tour surprise : mouvement
phase-surprise-combat = tour surprise : combat
phase-weather = météo
phase-axis-initial = phase initiale allemande
phase-soviet-initial = phase initiale soviétique
phase-axis-movement = mouvement allemand
phase-soviet-movement = mouvement soviétique
phase-axis-combat = combat allemand
phase-soviet-combat = combat soviétique
phase-axis-exploitation = exploitation allemande
phase-soviet-exploitation = exploitation soviétique

## Marques

mark-done = a bougé
mark-unsupplied = 1er tour de non-ravitaillement
mark-starving = 2e tour de non-ravitaillement ou plus
mark-by_soviet = compte ouvert en phase soviétique
mark-fed = ravitaillement spécial
mark-isolated = isolement
mark-strategic = rail stratégique : n'attaque pas ce tour
mark-fought = a attaqué
mark-beaten = repli dans cet hex ou attaque subie
mark-stronger = face 4-6
mark-empty = camion vide
mark-reserve = unité en réserve
mark-eastern = entrée par l'Est ce tour
mark-minimum = mouvement minimum d'un hex

## Options

option-setup = Mise en place
option-setup-ready_made = toute faite
option-setup-free = à la main, armée par armée
option-run_of_links = Conversion d'une même voie en un tour
option-run_of_links-four = quatre hex d'affilée au plus (erratum)
option-run_of_links-any = sans limite
option-double_work = Travaux par mauvais temps
option-double_work-time = temps doublé
option-double_work-points = temps et points doublés

ss-draw = Partie nulle.

## Possession, zones, empilement, météo, théâtres

ss-excess = surempilement : choisissez une unité à éliminer.
verb-disband = éliminer une unité en surempilement
removed-crowded = Surempilement en { $from }, unité éliminée : { $unit }.
ss-taken-axis = Prise de l'Axe : { $hex }.
ss-taken-soviet = Prise des Soviétiques : { $hex }.
ss-stocks-taken = Points de ressources en { $hex } : { $points } capturés, { $lost } détruits.
ss-fort-gone = Fort retiré en { $hex }.
ss-fortress-destroyed = Forteresse détruite en { $hex }.
ss-work-lost = { $kind ->
    [fort] Fort en construction perdu en { $hex }.
   *[airfield] Aérodrome en construction perdu en { $hex }.
}
ss-factory-taken = Usine capturée en { $hex } : les points qu'elle gardait sont perdus.
ss-capital-taken = La capitale soviétique est capturée en { $hex }.
ss-capacity-lost = La capacité ferroviaire soviétique baisse pour de bon de { $re } RE.
ss-bessarabia = La Bessarabie redevient roumaine.
ss-die-weather = Dé de météo : { $face }.
ss-weather = Météo, { $die } au dé : { ss-zones }.
ss-zones = A { $a ->
    [clear] clair
    [mud] pluie
    [frost] gel
   *[snow] neige
}, B { $b ->
    [clear] clair
    [mud] pluie
    [frost] gel
   *[snow] neige
}, C { $c ->
    [clear] clair
    [mud] pluie
    [frost] gel
   *[snow] neige
}, D { $d ->
    [clear] clair
    [mud] pluie
    [frost] gel
   *[snow] neige
}, G { $g ->
    [clear] clair
    [mud] pluie
    [frost] gel
   *[snow] neige
}
ss-join = La Finlande et la Hongrie entrent en guerre aux côtés de l'Axe.
ss-iran = Les Soviétiques occupent l'Iran.
ss-limit-raised = Helsinki est menacée : la limite des Allemands dans le théâtre finlandais monte de { $re } RE.
ss-limits-lifted = Leningrad est tombée : plus de limite pour les Allemands dans le théâtre finlandais, ni pour les Finlandais dans l'Arctique.
ss-why-outside-area = Hors de la zone de ce scénario : { $hex }.
ss-why-neutral = Territoire neutre : { $hex }.
ss-why-neutral-finland = Tant que la Finlande est neutre, aucune unité allemande n'entre de là en URSS ni ne l'attaque.
ss-why-neutral-attack = Le pays de cette unité est neutre : pas d'attaque.
ss-why-stays-home = Le pays de cette unité est neutre : elle y reste.
ss-why-arctic-cavalry = La cavalerie n'opère pas dans l'Arctique.
ss-why-eastern-zones = Les unités hongroises, italiennes, roumaines et slovaques n'opèrent que dans les zones météo C, D et G.
ss-why-finnish-zones = Les unités finlandaises n'opèrent que dans les zones météo A et B.
ss-why-rivals-land = Aucune unité hongroise n'entre en Roumanie ou en Slovaquie, aucune unité roumaine ou slovaque en Hongrie.
ss-why-reserve = Hors de la zone de cette unité de réserve.
ss-why-german-limit = Plus de place pour cette unité dans la limite de RE allemands du théâtre finlandais.
ss-why-finnish-limit = Plus de place pour cette unité dans la limite de RE finlandais de l'Arctique hors de Finlande.
ss-why-war-aims = Hors des théâtres finlandais et arctique, où s'arrêtent les buts de guerre finlandais : pas d'attaque.

## Mouvement

ss-move = choisissez une unité à déplacer, ou terminez la phase.
ss-exploit = choisissez une unité c/m ou un camion à déplacer, ou terminez la phase.
ss-moving = choisissez un hex pour { $unit }. { $half ->
    [0] PM restants : { $points }
   *[other] PM restants : { $points } ½
}.
verb-admin = mouvement administratif vers un hex
moved-admin = { $unit } : mouvement administratif de { $from } à { $to }.
ss-why-intrinsic = Une défense intrinsèque ne se déplace pas : { $unit }.
ss-why-not-in-surprise = Pendant le tour de surprise, seules bougent les unités allemandes qui commencent en Grande Allemagne : { $unit }.
ss-why-not-owned-at-start = Hors de possession au début du tour de joueur : { $hex }.
ss-why-admin-unsupplied = Pas de mouvement administratif sans ravitaillement.
ss-why-beside-enemy = { $hex } est adjacent à l’ennemi : { $units }.
ss-why-prohibited = Terrain interdit sur tous les chemins vers { $hex }.
ss-why-zoc-cost = Pas assez de PM pour quitter la zone de contrôle ennemie en { $hex }.
ss-why-not-cm = Ni unité c/m, ni camion : { $unit }.
ss-why-arctic-exploitation = Pas d’exploitation dans l’Arctique : { $unit }.
ss-why-railed = Mouvement ferroviaire stratégique pendant ce tour : { $unit }.
ss-why-slow = Une division c/m soviétique qui commence la phase dans une zone de contrôle allemande, ou qui a attaqué, n’exploite pas : { $unit }.
verb-rail = aller par rail dans un hex
verb-strategic = mouvement ferroviaire stratégique vers un hex
moved-rail = { $unit } : par rail de { $from } à { $to }.
moved-strategic = { $unit } : mouvement ferroviaire stratégique de { $from } à { $to }.
ss-why-rail-zoc = Aucun train n’entre dans une zone de contrôle ennemie ni n’en sort : { $hex }.
ss-why-no-train = Aucun train ne va jusque-là avec les moyens de cette unité.
ss-why-no-capacity = Capacité ferroviaire restante insuffisante pour cette unité.
ss-why-keeps-line = Un train a emprunté la ligne que cette unité garde ouverte ; elle reste en place jusqu’à la fin de la phase : { $unit }.
ss-regauged = Ligne recalibrée jusqu’en { $hex }.
ss-capacity-bought = Un point de ressources dépensé en { $hex } : { $re } RE de capacité ferroviaire de plus ce tour.
verb-regauge = recalibrer une ligne jusqu’à un hex
verb-buy_rail = dépenser un point de ressources pour la capacité ferroviaire
ss-why-not-at-railhead = Aucune voie large ne relie cet hex à un hex à voie standard.
ss-why-not-regauged = Hors de possession de l’Axe au début de la phase, ou sans ravitaillement régulier.
ss-why-all-laid = Tous les hexs du tour sont déjà recalibrés.
ss-why-zone-laid = La moitié des hexs du tour se trouve déjà dans cette zone météo.
ss-why-run-laid = Trop d’hexs recalibrés à la suite en un seul tour.
ss-why-no-point-there = Pas de point de ressources de ce camp dans cet hex.
ss-why-point-off-net = Hors du réseau ferré, ou isolé.
ss-why-no-more-capacity = Plus de capacité à acheter sur ce réseau pendant ce tour.
