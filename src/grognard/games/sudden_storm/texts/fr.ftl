# Sudden Storm : les mots de ce jeu.

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
mark-by_soviet = compte commencé en phase soviétique
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
option-setup-ready_made = automatique
option-setup-free = à la main, armée par armée
option-run_of_links = Conversion d'une même voie en un tour
option-run_of_links-four = quatre hex contigus au plus (erratum)
option-run_of_links-any = sans limite
option-double_work = Travaux par mauvais temps
option-double_work-time = temps doublé
option-double_work-points = temps et points doublés
option-retreats = Retraites (37A)
option-retreats-plain = jamais chez l'ennemi
option-retreats-overrun = débordement de l'ennemi possible
option-roads = Routes (37B)
option-roads-plain = restent des routes
option-roads-upgraded = peuvent devenir des voies ferrées
option-isolation = Isolement (37E)
option-isolation-plain = chemin de n'importe quelle longueur
option-isolation-detailed = lignes de communications de 14 hex

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
ss-work-lost = { $work ->
    [broad_railway] Voie ferrée en construction perdue en { $hex }.
    [standard_railway] Voie ferrée en construction perdue en { $hex }.
    [fort] Fort en construction perdu en { $hex }.
   *[airfield] Aérodrome en construction perdu en { $hex }.
}
ss-factory-taken = Usine capturée en { $hex } : les points qu'elle gardait sont perdus.
ss-capital-taken = La capitale soviétique est capturée en { $hex }.
ss-capacity-lost = La capacité ferroviaire soviétique baisse définitivement de { $re } RE.
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
ss-why-neutral-finland = Tant que la Finlande est neutre, aucune unité allemande ne peut entrer en URSS ni l'attaquer depuis la Finlande.
ss-why-neutral-attack = Le pays de cette unité est neutre : elle n'attaque pas.
ss-why-stays-home = Le pays de cette unité est neutre : elle ne peut pas en sortir.
ss-why-arctic-cavalry = La cavalerie n'opère pas dans l'Arctique.
ss-why-eastern-zones = Les unités hongroises, italiennes, roumaines et slovaques restent dans les zones météo C, D et G.
ss-why-finnish-zones = Les unités finlandaises n'opèrent que dans les zones météo A et B.
ss-why-rivals-land = Une unité hongroise n'entre pas en Roumanie ou en Slovaquie, ni une unité roumaine ou slovaque en Hongrie.
ss-why-reserve = Hors de la zone de cette unité de réserve.
ss-why-german-limit = Cette unité compte { $re } RE dans le théâtre finlandais, et la limite des Allemands y laisse { $room } RE.
ss-why-finnish-limit = Cette unité compte { $re } RE, et la limite des Finlandais dans l'Arctique hors de Finlande laisse { $room } RE.
ss-why-war-aims = Hors des théâtres finlandais et arctique, les unités finlandaises n'attaquent pas.

## Combat

ss-combat = désignez un hex à attaquer, ou terminez la phase.
ss-assemble = attaque sur { $hex } : ajoutez des unités, puis annoncez l'attaque.
ss-attack = Attaque sur { $hex } : { $units } contre { $foes }.
ss-defence = défense de { $hex } : déclarez l'artillerie en excès et les unités neutres, ou continuez.
ss-odds = { $attack } contre { $defence }, { $column ->
    [none] rapport de force inférieur à 1-4
   *[other] rapport de force { $column }
}.
ss-modifier = { $what ->
    [terrain-forest] Forêt
    [terrain-rough] Accidenté
    [terrain-wooded_rough] Accidenté boisé
    [terrain-mountain] Montagne
    [terrain-swamp] Marais
    [terrain-full_city] Hex de ville complet
    [terrain-partial_city] Hex de ville partiel
    [terrain-fort] Fort
    [terrain-fortress] Forteresse
    [aeca] AECA
    [aecd] AECD
    [atec] ATEC
    [winter-axis] Premier hiver, attaque de l'Axe
    [winter-equipment] Équipement d'hiver
   *[other] { $what }
} : { $value } au dé.
ss-die-combat = Dé de combat : { $face }.
ss-result = Résultat { $result } : { $result ->
    [AE] attaquant éliminé
    [AH] attaquant à moitié éliminé, survivants en retraite
    [AR] retraite de l'attaquant
    [NE] sans effet
    [EX] échange
    [HX] demi-échange
    [DR] retraite du défenseur
    [DH] défenseur à moitié éliminé, survivants en retraite
   *[DE] défenseur éliminé
}.
ss-provision = attaque sur { $hex } : choisissez d'où vient son point de ressources.
ss-losses = { $left ->
    [one] choisissez une unité à éliminer : { $left } point de force à perdre.
   *[other] choisissez une unité à éliminer : { $left } points de force à perdre.
}
ss-go-back = En retraite : { $units }.
ss-break-out = retraite : choisissez un hex à déborder, ou reculez normalement : { $units }.
ss-burden = retraite de { $hexes } : choisissez des unités qui emportent des points de ressources, ou continuez.
ss-retreat-who = choisissez l'unité qui recule ensuite.
ss-retreat = choisissez un hex où reculer : { $units }.
ss-advance = { $hex } est libre : choisissez les unités qui avancent.
verb-lose = éliminer une unité
verb-overrun = déborder un hex
verb-carry = emporter tous les points possibles
verb-carry_one = emporter un point de ressources
verb-go = reculer
verb-provide = dépenser un point de ressources
verb-excess = déclarer de l'artillerie en excès
verb-in_line = ne plus compter l'artillerie en excès
verb-neutral = traiter une unité comme neutre
verb-count = compter de nouveau une unité
verb-decline = renoncer à l'AECA
verb-use = employer l'AECA
verb-ready = continuer
removed-overrun = Débordement en { $from } : { $unit }.
removed-lone-truck = Camion sans autre unité, éliminé en { $from } : { $unit }.
removed-zone = Retraite en ZdC ennemie, unité éliminée en { $from } : { $unit }.
removed-overstacked = Tous les hex de retraite sont pleins, unité éliminée en { $from } : { $unit }.
removed-out-of-zone = Retraite hors de sa zone, unité éliminée en { $from } : { $unit }.
removed-off-map = Retraite hors de la carte, unité éliminée en { $from } : { $unit }.
placed-substitute = Prend sa place en réserve de remplacement : { $unit }.
ss-why-no-part = Pas une unité de cette attaque, ou unité perdue : { $unit }.
ss-why-rooted = Une défense intrinsèque n'attaque pas : { $unit }.
ss-why-no-surprise = Au tour surprise, seules les unités allemandes placées en Grande Allemagne se déplacent et attaquent : { $unit }.
ss-why-strategic = Cette unité a pris le rail stratégique ce tour : { $unit }.
ss-why-refugees = Il n'y a là que des unités repliées dans cette phase : { $hex }.
ss-why-prohibited-attack = Terrain interdit à toutes les unités adjacentes à { $hex }.
ss-why-prohibited-unit = Terrain interdit entre cette unité et l'hex attaqué : { $unit }.
ss-why-strait = On n'attaque pas à travers le détroit de Kertch : { $hex }.
ss-why-rivals = Les Hongrois n'attaquent pas avec des Roumains ou des Slovaques : { $unit }.
ss-why-too-many = Plus d'unités attaqueraient depuis cet hex que n'en admet l'hex attaqué ({ $many } unités, dont { $divisions } divisions au plus, et { $guns } d'artillerie en sus) : { $unit }.
ss-why-trucks-alone = Les camions n'attaquent pas seuls.
ss-why-no-line = Aucune ligne terrestre de cette unité à un point de ressources pour l'attaque : { $unit }.
ss-why-no-provision = Pas de point de ressources que tous les attaquants puissent atteindre : { $hex }.
ss-why-no-point = Une attaque dans l'Arctique coûte un point de ressources que tous les attaquants peuvent atteindre.
ss-why-no-excess = Pas d'artillerie en excès : { $unit }.
ss-why-not-neutral = Cette unité ne peut pas compter comme neutre : { $unit }.
ss-why-in-vain = Éliminer cette unité empêcherait une perte obligatoire, ou rendrait une autre perte inutile : { $unit }.
ss-why-prohibited-retreat = Terrain interdit : { $hex }.
ss-why-circle = Cette unité en est partie : { $hex }.
ss-why-better-retreat = Un hex hors ZdC ennemie et dans la limite d'empilement est prioritaire sur { $hex }.
ss-why-retreat-zone = En ZdC ennemie : { $hex }.
ss-why-no-break-out = Aucun ennemi que cette pile puisse déborder : { $hex }.
ss-why-no-burden = Pas de points de ressources que cette unité puisse emporter : { $unit }.
ss-why-no-room = Plus de place dans la limite d'empilement ({ $many } unités, dont { $divisions } divisions au plus, et { $guns } d'artillerie en sus) : { $unit }.
ss-why-full-hex = Plus de place dans la limite d'empilement ({ $many } unités, dont { $divisions } divisions au plus, et { $guns } d'artillerie en sus) : { $hex }.
## Mouvement

ss-move = choisissez une unité à déplacer, ou terminez la phase.
ss-exploit = choisissez une unité c/m ou un camion à déplacer, ou terminez la phase.
ss-moving = choisissez un hex pour { $unit }. { $half ->
    [0] PM restants : { $points }
   *[other] PM restants : { $points } ½
}.
verb-admin = mouvement administratif vers un hex
moved-admin = { $unit } : mouvement administratif de { $from } à { $to }.
ss-why-intrinsic = Une défense intrinsèque ne se déplace pas : { $unit }.
ss-why-not-in-surprise = Au tour surprise, seules se déplacent les unités allemandes placées en Grande Allemagne : { $unit }.
ss-why-not-owned-at-start = Cet hex n'appartenait pas au camp au début du tour de joueur : { $hex }.
ss-why-admin-unsupplied = Non ravitaillée : pas de mouvement administratif.
ss-why-admin-zones = Dans les zones météo A et G, le mouvement administratif suit les routes : { $hexes }.
ss-why-admin-ground = Le mouvement administratif suit les routes, le terrain clair et les côtés d'hex clairs : { $hexes }.
ss-why-beside-enemy = { $hex } est adjacent à l'ennemi : { $units }.
ss-why-zoc-cost = Pas assez de PM pour quitter la ZdC ennemie en { $hex }.
ss-why-zoc-needs = Pas assez de PM pour quitter la ZdC ennemie en { $hex } : il en faut { $needed } en tout, il en reste { $left }.
ss-why-not-cm = Ni unité c/m, ni camion : { $unit }.
ss-why-arctic-exploitation = Pas d'exploitation dans l'Arctique : { $unit }.
ss-why-railed = Mouvement ferroviaire stratégique pendant ce tour : { $unit }.
ss-why-slow = Une division c/m soviétique qui a commencé la phase en ZdC de l'Axe, ou qui a attaqué, ne peut pas exploiter : { $unit }.
verb-rail = se déplacer par rail vers un hex
verb-strategic = mouvement ferroviaire stratégique vers un hex
moved-rail = { $unit } : par rail de { $from } à { $to }.
moved-strategic = { $unit } : mouvement ferroviaire stratégique de { $from } à { $to }.
ss-why-rail-zoc = Un train ne peut ni entrer en ZdC ennemie, ni en sortir : { $hex }.
ss-why-no-train = Cette unité ne peut pas atteindre l'hex par rail avec ses PM et la capacité restante.
ss-why-no-capacity-left = Capacité ferroviaire insuffisante : { $needed } RE nécessaires, { $left } restants.
ss-why-no-railway = Pas de voie ferrée en { $hex }.
ss-why-no-railway-joins = Aucune voie ferrée ne relie les deux hex : { $hex }.
ss-why-new-rails = La ligne vers { $hex } a été convertie ce tour : aucun train ne l'emprunte avant le prochain.
ss-why-wrong-gauge = La ligne vers { $hex } a un écartement que ces trains ne peuvent pas utiliser.
ss-why-rail-far = Trop loin par rail : { $needed } PM nécessaires avec l'embarquement, { $left } restants.
ss-why-strategic-far = Trop loin par rail : { $needed } hex, { $most } au plus.
ss-why-keeps-line = Un train a emprunté la ligne que cette unité garde ouverte : elle ne peut plus bouger dans cette phase : { $unit }.
ss-regauged = Ligne convertie jusqu'en { $hex }.
ss-capacity-bought = Point de ressources dépensé en { $hex } : { $re } RE de capacité ferroviaire de plus ce tour.
verb-regauge = convertir une ligne jusqu'à un hex
verb-buy_rail = dépenser un point de ressources pour la capacité ferroviaire
ss-why-not-at-railhead = Aucune voie à écartement large ne relie cet hex à un hex à écartement standard.
ss-why-all-laid = Les { $most } hex de ce tour sont déjà convertis.
ss-why-zone-laid = Dans cette zone météo, { $most } hex, la moitié de ceux du tour, sont déjà convertis.
ss-why-run-laid = Plus de { $most } hex contigus seraient convertis en un tour.
ss-why-point-off-net = Hors du réseau ferré : { $hex }.
ss-why-point-isolated = Isolé : { $hex }.
ss-why-rails-unsupplied = Sans ravitaillement régulier : { $hex }.
ss-why-finnish-rails = Les voies du réseau finlandais ne se convertissent pas : { $hex }.
ss-why-no-more-capacity = On n'achète pas plus de { $most } RE de capacité sur ce réseau à ce tour.
ss-only-moving = Les unités ne se déplacent que dans la phase de mouvement ; les unités c/m et les camions aussi dans la phase d'exploitation.
ss-only-movement-admin = Le mouvement administratif n'est possible que dans la phase de mouvement.
ss-only-movement-rail = Les trains ne circulent que dans la phase de mouvement.
ss-only-moving-overrun = On ne déborde que dans les phases de mouvement et d'exploitation.
ss-only-regauging = Seul le joueur allemand convertit des voies, et seulement dans la phase de mouvement.
ss-only-movement-capacity = La capacité ferroviaire ne s'achète que dans la phase de mouvement.
ss-only-breaking-down = Les divisions ne se dispersent qu'au début de la phase, avant tout mouvement.
ss-only-assembling = Une division ne s'assemble qu'à la fin de la phase, avec ses régiments empilés dans un même hex.
ss-only-combat = On n'attaque que dans la phase de combat.
ss-only-advance = Les attaquants n'avancent qu'aussitôt leur attaque résolue, dans un hex laissé libre.
ss-only-initial-works = Les travaux ne commencent que dans la phase initiale, avec un point de ressources à dépenser.
ss-only-no-trains = Aucun train ne circule au tour surprise.
ss-only-admin = Le mouvement administratif est tout le mouvement de cette unité : { $unit }.
ss-only-in-hand = Désélectionnez d'abord l'unité : { $unit }.
ss-only-strategic = Le rail stratégique doit être le seul mouvement de la phase, et cette unité a déjà bougé : { $unit }.
ss-only-whole-move = Le mouvement administratif doit être tout le mouvement de l'unité, et celle-ci a déjà bougé : { $unit }.
ss-only-nothing-carried = Pas de points de ressources à déposer : { $unit }.
ss-only-full-load = Transporte déjà { $points } points de ressources sur { $most } au plus : { $unit }.
ss-only-nothing-to-load = Pas ici de points de ressources que cette unité puisse prendre : { $unit }.

## Victoire

ss-victory = Victoire : { $winner }.
ss-decisive = Victoire décisive : { $winner }.
ss-substantial = Victoire substantielle : { $winner }.
ss-marginal = Victoire marginale : { $winner }.
ss-score = Points de victoire allemands : { $points }.
ss-early = Points de victoire allemands pour une prise rapide : { $points }.

## Arrivées

ss-arrive = choisissez un renfort à faire entrer : { $many } peuvent arriver.
ss-arriving = Choisissez l'hex d'entrée.
ss-goods = Points de ressources reçus : { $points }. Choisissez leur hex.
verb-next = suite
removed-called = Renfort conditionnel appelé : { $unit }.
removed-place-lost = Lieu d'arrivée perdu, disponible seulement en remplacement : { $unit }.
removed-place-lost-for-good = Lieu d'arrivée perdu, éliminée : { $unit }.
removed-to-replacements = Ajouté à la réserve de remplacement : { $unit }.
removed-delayed = Retardé : { $unit }.
ss-why-not-coming = L'unité n'arrive pas ce tour.
ss-why-no-place = Aucun hex d'arrivée n'est libre pour l'unité.
ss-why-must-come = Toute unité qui peut arriver doit arriver.
ss-why-not-there = L'unité ne peut pas arriver à cet endroit.
ss-why-no-goods-there = Des points de ressources ne peuvent pas arriver à cet endroit.
ss-why-entry-unsupplied = Aucune ligne de ravitaillement ne mène de cette ville à une source régulière.
ss-why-one-of-a-type = Une unité exactement de ce type est déjà arrivée dans cette ville pendant cette phase.
ss-why-other-city-first = D'autres villes du district passent avant : villes majeures, puis villes points, puis villes isolées, une unité chacune.
ss-why-not-open = Une unité n'arrive que dans un hex de son camp, hors ZdC ennemie.

## Points de remplacement, usines, capitale

ss-special = Remplacements spéciaux à donner aux districts militaires : { $points }.
ss-why-district-full = Ce district ne peut plus recevoir de points, ou ses villes sont perdues.
verb-district = donner des points à un district militaire
verb-district_point = donner un seul point à un district militaire
ss-die-convoy = convoi
ss-no-port = Aucun port arctique ouvert : le prêt-bail n'arrive pas.
ss-sunk = Prêt-bail coulé en route.
ss-factories = Usines : préparer, transférer dans l'Oural ou annuler.
ss-factory-now = Usine : { $hex }.
ss-factory-destroyed = Usine détruite : { $hex }.
verb-prepare = préparer un transfert
ss-why-no-factory = Pas d'usine soviétique en { $hex }.
ss-why-factory-held = L'ennemi tient { $hex }, et l'usine avec.
ss-why-factory-too-early = Les usines se préparent à partir de juil. I 41.
ss-why-factory-prepared = L'usine est déjà préparée. Elle part dans une phase initiale ultérieure, sauf si son transfert est annulé.
ss-why-factory-called-off = Le transfert a été annulé : l'usine produit à nouveau à la prochaine phase initiale soviétique.
ss-why-factory-not-prepared = L'usine doit avoir été préparée à un tour précédent.
ss-why-factory-unprepared = L'usine n'est pas préparée à un transfert.
ss-why-no-rail-left = Il reste moins de 24 RE de capacité ferroviaire ce tour.
ss-why-no-rail-east = Aucune voie ferrée de votre camp ne mène d'ici au bord est.
ss-why-no-seat = { $hex } n'est pas une ville majeure d'URSS possédée par les Soviétiques.
ss-why-capital-stays = La capitale ne peut être préparée qu'à partir d'août I 41, et seulement tant qu'elle est dans une ville.
ss-why-capital-there = La capitale se trouve dans cette ville.
ss-why-capital-no-rail = Aucune voie ferrée de votre camp n'y mène depuis la capitale.
ss-why-capital-no-room = Il reste moins de 12 RE de capacité ferroviaire ce tour.
ss-why-capital-unprepared = La capitale ne se déplace qu'à un tour postérieur à celui de sa préparation.
ss-why-capital-returns = La capitale doit revenir maintenant.
verb-evacuate = transférer une usine dans l'Oural
verb-call_off = annuler le transfert d'une usine
ss-capital = La capitale : préparer un transfert ou la déplacer.
ss-capital-prepared = La capitale prépare son transfert.
ss-capital-moved = La capitale est transférée.
verb-seat = transférer la capitale dans une ville
verb-urals = transférer la capitale dans l'Oural

## Reddition

ss-surrender-rumanian = La Roumanie se rend.
ss-surrender-finnish = La Finlande se rend.
ss-surrender-bulgaria = La Bulgarie se rend.
removed-surrender = Élimination par la reddition : { $unit }.

## Cadres

verb-raise = reconstruire un cadre
ss-why-no-cadre = Ce n'est pas un cadre de votre camp.
ss-why-no-quarters = Il faut une ville ou une forteresse, hors ZdC ennemie.
ss-why-no-points = Il faut { $points } PR, qu'aucune réserve utilisable ici ne possède.

## Retraits

ss-withdraw = Choisissez une unité à retirer.
verb-withdraw = retirer une unité
removed-withdrawn = Retiré du jeu : { $unit }.
ss-why-not-withdrawn = L'ordre de bataille demande une autre nation, un autre type, une autre taille ou une autre force.
## 12. Ravitaillement

ss-trucks = désignez les camions qui servent de source de ravitaillement, ou continuez.
verb-feed = utiliser un camion comme source de ravitaillement
ss-truck-feeds = Camion employé comme source, désormais vide : { $unit }.
ss-why-no-truck = Pas un camion : { $unit }.
ss-why-truck-empty = Camion vide : { $unit }.
ss-why-nobody-draws = Aucune unité non ravitaillée ne peut se ravitailler à ce camion : { $unit }.

ss-stocks-destroyed = Points de ressources détruits par leur propriétaire en { $hex } : { $points }.
ss-oil = Pétrole : { NUMBER($points) ->
    [one] { $points } point de ressources
   *[other] { $points } points de ressources
} en { $hex }.

## 14A. Constructions

ss-works = choisissez où construire un fort ou un aérodrome, ou continuez.
verb-fort = commencer un fort
verb-airfield = commencer un aérodrome
verb-fort_workers = commencer un fort avec des travailleurs
verb-airfield_workers = commencer un aérodrome avec des travailleurs
verb-broad_railway = transformer la route en voie ferrée large
verb-standard_railway = transformer la route en voie ferrée standard
verb-broad_railway_workers = transformer la route en voie ferrée large avec des travailleurs
verb-standard_railway_workers = transformer la route en voie ferrée standard avec des travailleurs
ss-work-begun = { $work ->
    [broad_railway] Voie ferrée large commencée en { $hex }.
    [standard_railway] Voie ferrée standard commencée en { $hex }.
    [fort] Fort commencé en { $hex }.
   *[airfield] Aérodrome commencé en { $hex }.
}
ss-work-done = { $work ->
    [broad_railway] Route transformée en voie ferrée large en { $hex }.
    [standard_railway] Route transformée en voie ferrée standard en { $hex }.
    [fort] Fort achevé en { $hex }.
   *[airfield] Aérodrome achevé en { $hex }.
}
ss-why-no-site = { $work ->
    [broad_railway] Aucune voie ferrée possible ici : pas de route, Arctique, montagne, ou voie déjà posée ou en construction.
    [standard_railway] Aucune voie ferrée possible ici : pas de route, Arctique, montagne, ou voie déjà posée ou en construction.
    [fort] Aucun fort possible ici : eau, ou hex qui contient déjà un fort ou une forteresse, même en construction.
   *[airfield] Aucun aérodrome possible ici : terrain impropre, ou hex qui en contient déjà un, même en construction.
}
ss-why-work-not-owned = Cet hex n'appartenait pas au joueur au début de la phase.
ss-why-work-not-supplied = L'hex n'est pas en ravitaillement régulier.
ss-why-no-points-near = Aucune ligne de ravitaillement ne mène de cet hex à un point de ressources.
ss-why-no-workers = Aucune ville majeure à 4 hex ou moins dont des travailleurs pourraient venir.
ss-why-workers-busy = Tous les travailleurs des villes majeures à 4 hex ou moins sont occupés.

# Résultats du combat, et rapport de force qui les précède
result-AE = attaquant éliminé
result-AH = attaquant à moitié éliminé, survivants en retraite
result-AR = attaquant : retraite
result-NE = sans effet
result-EX = échange
result-HX = demi-échange
result-DR = défenseur : retraite
result-DH = défenseur à moitié éliminé, survivants en retraite
result-DE = défenseur éliminé
# Ce que paie un pas
charge-forest = forêt
charge-wooded_rough = accidenté boisé
charge-mountain = montagne
charge-swamp = marais
charge-swamp_frozen = marais gelé
charge-sand = sable
charge-major_river = rivière majeure
charge-strait = détroit
charge-causeway = digue
charge-river_frozen = rivière gelée
charge-major_river_frozen = rivière majeure gelée
charge-lake_side_frozen = lac gelé

odds-terrain-forest = terrain : forêt, dé
odds-terrain-rough = terrain : accidenté, dé
odds-terrain-wooded_rough = terrain : accidenté boisé, dé
odds-terrain-mountain = terrain : montagne, dé
odds-terrain-swamp = terrain : marais, dé
odds-terrain-full_city = terrain : hex de ville complet, dé
odds-terrain-partial_city = terrain : hex de ville partiel, dé
odds-terrain-fort = fort, dé
odds-terrain-fortress = forteresse, dé
odds-aeca = AECA, dé
odds-aecd = AECD, dé
odds-atec = ATEC, dé
odds-winter-axis = premier hiver, attaque de l'Axe, dé
odds-winter-equipment = équipement d'hiver, dé
ss-policy = on suppose que le défenseur ne déclare rien, que les pertes vont aux unités qui valent le moins, qu'aucune unité n'emporte de points de ressources, que chacune recule vers le premier hex permis, et que l'attaquant le plus fort avance.
## Retraits

marked-empty-off = Camion rempli : { $units }.
marked-fed-on = Ravitaillé par un camion : { $units }.
marked-reserve-on = En réserve : { $units }.
marked-reserve-off = Sorti de réserve : { $units }.
placed-arrives = Arrivée en { $to } : { $unit }.
ss-why-prohibited = Terrain interdit : { $hex }.
ss-why-no-point-there = Aucun point de ressources dans cet hex : { $hex }.

## À la table

game-subtitle = De Barbarossa à la contre-offensive d'hiver, 1941-1942
game-scale = 1 hex = 25 km
game-units = divisions, corps ; brigades, régiments
game-length = 2 à 19 tours
game-complexity = 5
game-edition = livret français, tableaux reconstitués
game-special = Neuf feuilles de carte ; le rail, l'air, la mer, et le premier hiver.
aim-axis = Prendre les villes du scénario sans user l'armée.
aim-soviet = Céder du terrain, sauver les armées, tenir ou reprendre les villes.
option-setup-about = Automatique : on joue aussitôt. À la main : chaque camp place ses unités, armée par armée.
option-run_of_links-about = Sans limite, l'Axe prolonge plus vite ses voies ferrées.
option-double_work-about = Ce que la pluie, le gel et la neige ajoutent aux travaux.
option-retreats-about = Une pile qui recule peut déborder de faibles unités.
option-roads-about = Les deux camps peuvent changer des routes en voies ferrées.
option-moves-about = Mouvement administratif, trains et navires se combinent dans une phase.
option-search-about = Des avions attendent au-dessus de la mer et bombardent les navires au passage.
option-isolation-about = Les longues lignes en terrain vide ne comptent plus.
marker-fort = fort
marker-fort-sign = FORT
marker-yard-hit = gare de triage touchée : { $n } RE de capacité en moins
marker-yard-hit-sign = triage –{ $n }
marker-port-room = port : peut encore charger ou débarquer { $n } RE
marker-port-room-sign = { $n } RE
marker-airfield = aérodrome
marker-airfield-sign = AÉR.
marker-razed = forteresse prise : elle ne protège plus
marker-closed = ville de l'Axe sans sa garnison : fermée au ravitaillement de l'Axe
marker-closed-sign = GARN.
marker-work-fort = fort en construction, fini au tour { $n }
marker-work-fort-sign = fort, T{ $n }
marker-work-broad_railway = voie ferrée en construction, finie au tour { $n }
marker-work-broad_railway-sign = voie, T{ $n }
marker-work-standard_railway = voie ferrée en construction, finie au tour { $n }
marker-work-standard_railway-sign = voie, T{ $n }
marker-work-airfield = aérodrome en construction, fini au tour { $n }
marker-work-airfield-sign = air, T{ $n }
marker-factory = usine
marker-factory-sign = USINE
marker-factory-prepared = usine préparée à son transfert : elle ne produit rien
marker-factory-prepared-sign = USINE prête
marker-factory-cancelled = usine dont le transfert est annulé : elle ne produit pas encore
marker-factory-cancelled-sign = USINE…
marker-factory-moving = usine en route vers l'Oural
marker-factory-lost = usine perdue
marker-capital = siège du gouvernement soviétique
marker-capital-sign = CAPITALE
marker-points = points de ressources : { $n }
marker-points-sign = RESS. { $n }
track-points = Points de victoire
track-points-hint = de l'Axe, si la partie finissait maintenant
track-rail-soviet = Capacité ferroviaire soviétique
track-rail-soviet-hint = { $lost ->
    [0] RE disponibles ce tour
   *[other] RE disponibles ce tour ; perdus par bombardement : { $lost }
}
track-rail-standard = Capacité à écartement standard
track-rail-standard-hint = { $lost ->
    [0] RE disponibles ce tour
   *[other] RE disponibles ce tour ; perdus par bombardement : { $lost }
}
track-rail-finnish = Capacité ferroviaire finlandaise
track-rail-finnish-hint = { $lost ->
    [0] RE disponibles ce tour
   *[other] RE disponibles ce tour ; perdus par bombardement : { $lost }
}
track-rp-axis-infantry = PR d'infanterie de l'Axe
track-rp-axis-infantry-hint = { $owed ->
    [0] toutes réserves confondues
   *[other] toutes réserves confondues ; dus : { $owed }
 }
track-rp-axis-armor = PR blindés de l'Axe
track-rp-axis-armor-hint = { $owed ->
    [0] toutes réserves confondues
   *[other] toutes réserves confondues ; dus : { $owed }
 }
track-rp-axis-artillery = PR d'artillerie de l'Axe
track-rp-axis-artillery-hint = { $owed ->
    [0] toutes réserves confondues
   *[other] toutes réserves confondues ; dus : { $owed }
 }
track-rp-soviet-infantry = PR d'infanterie soviétiques
track-rp-soviet-infantry-hint = { $owed ->
    [0] toutes réserves confondues
   *[other] toutes réserves confondues ; dus : { $owed }
 }
track-rp-soviet-armor = PR blindés soviétiques
track-rp-soviet-armor-hint = { $owed ->
    [0] toutes réserves confondues
   *[other] toutes réserves confondues ; dus : { $owed }
 }
track-rp-soviet-artillery = PR d'artillerie soviétiques
track-rp-soviet-artillery-hint = { $owed ->
    [0] toutes réserves confondues
   *[other] toutes réserves confondues ; dus : { $owed }
 }
standing = situation
standing-table-weather = météo
value-weather-clear = beau temps
value-weather-mud = pluie
value-weather-frost = gel
value-weather-snow = neige
value-zone-a-clear = A : beau temps
value-zone-a-mud = A : pluie
value-zone-a-frost = A : gel
value-zone-a-snow = A : neige
value-zone-b-clear = B : beau temps
value-zone-b-mud = B : pluie
value-zone-b-frost = B : gel
value-zone-b-snow = B : neige
value-zone-c-clear = C : beau temps
value-zone-c-mud = C : pluie
value-zone-c-frost = C : gel
value-zone-c-snow = C : neige
value-zone-d-clear = D : beau temps
value-zone-d-mud = D : pluie
value-zone-d-frost = D : gel
value-zone-d-snow = D : neige
value-zone-g-clear = G : beau temps
value-zone-g-mud = G : pluie
value-zone-g-frost = G : gel
value-zone-g-snow = G : neige
standing-table-surprise = tour
standing-table-nations = pays
value-surprise = tour surprise
value-finland-neutral = Finlande : neutre
value-finland-axis = Finlande : avec l'Axe
value-finland-out = Finlande : hors de la guerre
value-hungary-neutral = Hongrie : neutre
value-hungary-axis = Hongrie : avec l'Axe
value-hungary-out = Hongrie : hors de la guerre
value-rumania-axis = Roumanie : avec l'Axe
value-rumania-out = Roumanie : hors de la guerre
value-bulgaria-axis = Bulgarie : avec l'Axe
value-bulgaria-out = Bulgarie : hors de la guerre
value-iran-neutral = Iran : neutre
value-iran-soviet = Iran : avec les Soviétiques
ss-undone-over = Surempilement : { $units }
ss-undone-over-short = { $n ->
    [one] 1 en surempilement
   *[other] { $n } en surempilement
 }
ss-undone-over-note = le surplus est éliminé à la fin de la phase
ss-undone-isolated = Isolés : { $units }
ss-undone-isolated-short = { $n ->
    [one] 1 isolé
   *[other] { $n } isolés
 }
ss-undone-isolated-note = une unité isolée qui est éliminée ne laisse ni cadre ni remplacements
ss-undone-line = Sans ligne de ravitaillement : { $units }
ss-undone-line-short = { $n ->
    [one] 1 non ravitaillée
   *[other] { $n } non ravitaillées
 }
ss-undone-line-note = le décompte des tours commence à la prochaine phase initiale
overlay-reach = portée
overlay-reach-text = les hex que cette unité peut atteindre par mouvement normal, et leur coût.
overlay-rail = rail
overlay-rail-text = { $n ->
    [one] 1 hex par le rail.
   *[other] { $n } hex par le rail.
 }
overlay-rail-none = cette unité ne peut pas se déplacer par rail maintenant.
overlay-rail-near = mouvement opérationnel
overlay-rail-far = mouvement stratégique seul
overlay-supply = ravitaillement
overlay-supply-text = { $n ->
    [0] les hex en ravitaillement régulier, et une ligne par pile.
    [one] les hex en ravitaillement régulier, une ligne par pile ; 1 hex occupé non ravitaillé.
   *[other] les hex en ravitaillement régulier, une ligne par pile ; { $n } hex occupés non ravitaillés.
 }
overlay-supply-cut = non ravitaillées
overlay-zones = zones de contrôle
overlay-zones-text = { $n ->
    [one] 1 hex en ZdC.
   *[other] { $n } hex en ZdC.
 }
overlay-zones-reduced = réduite
overlay-isolation = isolement
overlay-isolation-text = { $n ->
    [0] aucun hex n'était isolé au dernier contrôle.
    [one] les hex isolés au dernier contrôle, dont 1 occupé.
   *[other] les hex isolés au dernier contrôle, dont { $n } occupés.
 }
overlay-isolation-pocket = hex isolés
overlay-isolation-units = unités isolées
overlay-threat = menace
overlay-threat-text = { $n ->
    [one] les hex que ce camp peut attaquer après un mouvement, dont 1 pile ennemie.
   *[other] les hex que ce camp peut attaquer après un mouvement, dont { $n } piles ennemies.
 }
overlay-possession = possession
overlay-possession-text = ce que chaque camp possède.
overlay-weather = météo
overlay-weather-text = les zones où le temps n'est pas clair.
overlay-weather-mud = pluie
overlay-weather-frost = gel
overlay-weather-snow = neige
overlay-gauge = voies ferrées
overlay-gauge-text = les voies que les trains de chaque camp peuvent utiliser pendant ce tour de joueur.
overlay-gauge-fresh = convertie ce tour, utilisable au suivant
overlay-objectives = objectifs
overlay-objectives-text = les hex qui rapportent des points à l'Axe à la fin, et combien.
undone-buy_rail = Capacité ferroviaire à acheter : { $n ->
    [one] { $n } hex avec un point de ressources
   *[other] { $n } hex avec des points de ressources
 }
undone-buy_rail-short = capacité ferroviaire à acheter
undone-regauge = Voies à convertir : { $n ->
    [one] { $n } hex
   *[other] { $n } hex
 }
undone-regauge-short = voies à convertir

## Partie guidée

tour-welcome = 22 juin 1941 : vous jouez l'Axe de la Baltique à la mer Noire ; l'ordinateur joue les Soviétiques. Dix-neuf tours, un millier de pions : jouez une armée à la fois. Tout est déjà placé. Pour une première partie, « École : vers la Dvina » est bien plus courte.
tour-training = Un court scénario pour apprendre. Vous commandez le 4e groupe de panzers et de l'infanterie ; l'ordinateur joue la 11e armée soviétique. Deux tours : Kaunas, Wilno et Siauliai valent un point, Dvinsk (à l'est, sur la Dvina) deux, et deux de plus si la ville est à vous à la fin du tour 1. Les pertes soviétiques comptent aussi.
tour-overlays = Ces boutons posent un calque sur la carte. Essayez Zones de contrôle (touche Z) : sortir d'une ZdC ennemie coûte des points de mouvement. Ravitaillement (touche L) montre les hex ravitaillés et les lignes qui y mènent.
tour-pick = Le tour surprise : les Allemands se déplacent et combattent une fois avant le premier tour régulier. Les unités marquées de quatre coins peuvent se déplacer. Choisissez-en une près de la frontière.
tour-go = Les hex éclairés sont à sa portée ; le chiffre donne le coût en PM. Routes et voies ferrées coûtent peu ; forêts et rivières coûtent cher, surtout aux unités motorisées. Amenez l'unité sur un hex adjacent à l'ennemi.
tour-undo = Une erreur ? La flèche (ou la touche U) annule vos actions, jusqu'au dernier jet de dé.
tour-end-move = Déplacez d'autres unités : une attaque forte demande plusieurs piles autour d'un même hex. Puis terminez la phase : ce qui est marqué « définitif » ne s'annule pas.
tour-target = Combat. Les cibles possibles sont éclairées : choisissez-en une.
tour-join = Engagez les unités adjacentes à la cible, une à une. Les forces comptent telles qu'elles sont imprimées ; rivières et forêts réduisent celles des attaquants.
tour-odds = Avant le dé, vous voyez tout : les forces, le rapport de force, chaque modificateur avec sa règle, et la probabilité de chaque résultat. En terrain ouvert, les blindés donnent un bonus au dé (AECA) ; les antichars et les blindés adverses le réduisent.
tour-attack = Quand le rapport de force vous convient, annoncez l'attaque : elle ne s'annule plus.
tour-results = DR : le défenseur recule. DH : il perd la moitié et recule. EX et HX : les deux camps perdent. NE : sans effet. Une division éliminée laisse le plus souvent un cadre. Vous pouvez avancer dans l'hex vidé.
tour-end-combat = Une unité n'attaque qu'une fois par phase. Attaquez encore si vous voulez, puis terminez la phase.
tour-second = Voici le premier tour régulier : mouvement, combat, puis exploitation.
tour-rail = Une unité sur une voie ferrée peut prendre le train : choisissez-la et regardez, dans la barre, les autres types de mouvement. La capacité ferroviaire est limitée, et en URSS il faut convertir les voies derrière vos armées.
tour-exploit = En phase d'exploitation, les unités motorisées se déplacent une seconde fois : c'est ainsi qu'une percée devient une poche. Une unité coupée de son ravitaillement perd d'abord du mouvement, puis la moitié de sa force.
tour-log = Le journal note chaque action et chaque jet de dé. Un clic sur § ouvre le résumé de la règle.
tour-sequence = Voici la séquence du tour et la phase en cours. Terminez vos phases, l'ordinateur jouera ensuite. Un clic droit ou un appui long, n'importe où, explique pourquoi une action est interdite. À vous de jouer !
ss-why-no-source-line = Aucune ligne de ravitaillement ne mène à une source de remplacement.

## Armées

army-army_of_norway = armée de Norvège
army-army_of_norway-code = Nor
army-axis_11th_army = 11e armée
army-axis_11th_army-code = 11
army-axis_16th_army = 16e armée
army-axis_16th_army-code = 16
army-axis_17th_army = 17e armée
army-axis_17th_army-code = 17
army-axis_18th_army = 18e armée
army-axis_18th_army-code = 18
army-axis_1st_panzer_group = 1er groupe de panzers
army-axis_1st_panzer_group-code = 1 Pz
army-axis_2nd_panzer_group = 2e groupe de panzers
army-axis_2nd_panzer_group-code = 2 Pz
army-axis_3rd_panzer_group = 3e groupe de panzers
army-axis_3rd_panzer_group-code = 3 Pz
army-axis_4th_army = 4e armée
army-axis_4th_army-code = 4
army-axis_4th_panzer_group = 4e groupe de panzers
army-axis_4th_panzer_group-code = 4 Pz
army-axis_6th_army = 6e armée
army-axis_6th_army-code = 6
army-axis_9th_army = 9e armée
army-axis_9th_army-code = 9
army-axis_reserves_center = groupe d'armées Centre : réserves
army-axis_reserves_center-code = C rés
army-axis_reserves_north = groupe d'armées Nord : réserves
army-axis_reserves_north-code = N rés
army-axis_reserves_south = groupe d'armées Sud : réserves
army-axis_reserves_south-code = S rés
army-baltic_islands = îles de la Baltique
army-baltic_islands-code = Îles
army-finnish_forces = forces finlandaises
army-finnish_forces-code = Fin
army-hango = Hango
army-hango-code = Han
army-hungary = forces hongroises
army-hungary-code = Hon
army-interior_artillery = intérieur : artillerie
army-interior_artillery-code = Int A
army-kandalaksha = Kandalakcha
army-kandalaksha-code = Kand
army-kiev_reserves = district de Kiev : réserves
army-kiev_reserves-code = Kie rés
army-leningrad_or_kronshtadt = Leningrad ou Kronstadt
army-leningrad_or_kronshtadt-code = Len
army-leningrad_reserves = district de Leningrad : réserves
army-leningrad_reserves-code = Len rés
army-moscow_md = district de Moscou
army-moscow_md-code = Mos
army-narva = Narva
army-narva-code = Nar
army-nondiv_baltic = district de la Baltique : unités non divisionnaires
army-nondiv_baltic-code = Bal ND
army-nondiv_kiev = district de Kiev : unités non divisionnaires
army-nondiv_kiev-code = Kie ND
army-nondiv_leningrad = district de Leningrad : unités non divisionnaires
army-nondiv_leningrad-code = Len ND
army-nondiv_odessa = district d'Odessa : unités non divisionnaires
army-nondiv_odessa-code = Ode ND
army-nondiv_western = district de l'Ouest : unités non divisionnaires
army-nondiv_western-code = Wes ND
army-north_caucasus_md = district du Caucase du Nord
army-north_caucasus_md-code = NCau
army-orel_md = district d'Orel
army-orel_md-code = Orel
army-riga = Riga
army-riga-code = Riga
army-rumanian_3rd_army = 3e armée roumaine
army-rumanian_3rd_army-code = R 3
army-rumanian_4th_army = 4e armée roumaine
army-rumanian_4th_army-code = R 4
army-rumanian_reserve = réserves roumaines
army-rumanian_reserve-code = R rés
army-soviet_10th_army = 10e armée
army-soviet_10th_army-code = 10
army-soviet_11th_army = 11e armée
army-soviet_11th_army-code = 11
army-soviet_12th_army = 12e armée
army-soviet_12th_army-code = 12
army-soviet_13th_army = 13e armée
army-soviet_13th_army-code = 13
army-soviet_14th_army = 14e armée
army-soviet_14th_army-code = 14
army-soviet_16th_army = 16e armée
army-soviet_16th_army-code = 16
army-soviet_16th_army_kiev = 16e armée, Kiev
army-soviet_16th_army_kiev-code = 16
army-soviet_19th_army = 19e armée
army-soviet_19th_army-code = 19
army-soviet_20th_army = 20e armée
army-soviet_20th_army-code = 20
army-soviet_21st_army = 21e armée
army-soviet_21st_army-code = 21
army-soviet_22nd_army = 22e armée
army-soviet_22nd_army-code = 22
army-soviet_23rd_army = 23e armée
army-soviet_23rd_army-code = 23
army-soviet_26th_army = 26e armée
army-soviet_26th_army-code = 26
army-soviet_27th_army = 27e armée
army-soviet_27th_army-code = 27
army-soviet_3rd_army = 3e armée
army-soviet_3rd_army-code = 3
army-soviet_41st_rifle_corps = 41e corps de fusiliers
army-soviet_41st_rifle_corps-code = 41 CF
army-soviet_4th_army = 4e armée
army-soviet_4th_army-code = 4
army-soviet_5th_army = 5e armée
army-soviet_5th_army-code = 5
army-soviet_6th_army = 6e armée
army-soviet_6th_army-code = 6
army-soviet_7th_army = 7e armée
army-soviet_7th_army-code = 7
army-soviet_7th_rifle_corps = 7e corps de fusiliers
army-soviet_7th_rifle_corps-code = 7 CF
army-soviet_8th_army = 8e armée
army-soviet_8th_army-code = 8
army-soviet_9th_army = 9e armée
army-soviet_9th_army-code = 9
army-soviet_9th_rifle_corps = 9e corps de fusiliers
army-soviet_9th_rifle_corps-code = 9 CF
army-soviet_arkhangelsk = district d'Arkhangelsk
army-soviet_arkhangelsk-code = Arkh
army-tallinn = Tallinn
army-tallinn-code = Tal
army-transcaucasus = district de Transcaucasie
army-transcaucasus-code = Tcau
army-western_reserves = district de l'Ouest : réserves
army-western_reserves-code = Wes rés

mark-rebuilt = face 3-6

## Reconstruction

ss-rebuild = choisissez des unités à remplacer, convertir ou démobiliser, ou continuez.
ss-buying = choisissez où arrive l'unité remplacée.
ss-converting = Choisissez ce qu'elle devient.
verb-fill = placer toutes les autres
verb-buy = remplacer une unité à pleine force
verb-buy_cadre = remplacer une unité au niveau cadre
verb-convert = convertir une unité
verb-into = choisir la nouvelle unité
verb-strengthen = porter une division de fusiliers de 3-6 à 4-6
verb-demobilize = démobiliser une unité
placed-rebuilt = Remplacement, entrée en { $to } : { $unit }.
placed-converted = Nouvelle unité en { $to } : { $unit }.
removed-converted = Conversion en { $from } : { $unit }.
removed-demobilized = Démobilisation en { $from } : { $unit }.
step-rebuilt = { $left ->
    [one] Retour au niveau cadre : { $unit }.
   *[other] Retour à pleine force : { $unit }.
}
marked-stronger-on = Passage à 4-6 : { $units }.
marked-stronger-off = Retour à 3-6 : { $units }.
ss-why-not-bought = Absente de votre réserve de remplacement : { $unit }.
ss-why-not-bought-there = Les points qui paient cette unité ne permettent pas qu'elle arrive là.
ss-why-not-paid = Aucune réserve n'a les { $points } PR nécessaires : { $unit }.
ss-why-no-entry = Aucun lieu d'entrée ouvert pour ces points : { $unit }.
ss-why-limit = Limite de { $most } RE dépassée ({ $used } RE utilisés, { $re } de plus nécessaires) : { $unit }.
ss-why-not-converted = L'ordre de bataille n'offre aucune conversion : { $unit }.
ss-why-not-into = Conversion impossible en cette unité : { $unit }.
ss-why-not-weak = Ce n'est pas une division de fusiliers 3-6 à verso 4-6 : { $unit }.
ss-why-no-more-stronger = Plus aucune division de fusiliers ne peut passer à 4-6 ce tour-ci.
ss-why-not-demobilized = Seules les unités c/m, dès juil. II 41, et la milice, dès août I 41, se démobilisent : { $unit }.
ss-why-in-zone = En ZdC ennemie.
ss-why-isolated = Isolée, ne peut pas être retirée : { $unit }.
step-raised = Remise à pleine force : { $unit }.

## Débordements

ss-overrun = débordement de { $hex } : ajoutez des unités de la pile, puis déclarez-le.
ss-overrun-begins = Débordement de { $hex } : { $units } contre { $foes }.
ss-overrun-entry = { $hex } est débordé : choisissez les unités qui y entrent.
verb-gather = ajouter toute la pile
ss-why-no-overrun = Aucune unité ennemie adjacente là : { $hex }.
ss-why-not-in-stack = Hors de l'hex d'où part le débordement : { $unit }.
ss-why-unarmed = Pas de force d'attaque pour un débordement : { $unit }.
ss-why-cannot-pay = Pas assez de PM pour le terrain, les ZdC et le débordement : { $unit }.
ss-why-overrun-unit = Débordement : il faut { $needed } PM, il en reste { $left } : { $unit }.
ss-why-overrun-points = Débordement de { $hex } : il faut { $needed } PM, il en reste { $left }.
ss-why-overrun-odds = Moins de 10 contre 1, au mieux { $odds } contre 1 avec toutes les unités qui peuvent participer : { $hex }.
ss-why-odds-are = Rapport de { $odds } contre 1 ; un débordement demande 10 contre 1.

## Dispersion

verb-break_down = disperser une division
removed-broken-down = Dispersion : { $unit }.
placed-part = Régiment en { $to } : { $unit }.
removed-last-part = Dernier régiment perdu : { $unit }.
ss-assembling = choisissez des régiments à assembler, ou continuez.
verb-assemble = assembler une division
removed-assembled = Retour des pions dans leur jeu : { $unit }.
placed-assembled = Assemblage en { $to } : { $unit }.
step-assembled = Assemblage en cadre : { $unit }.
ss-why-no-breakdown = Division absente des tableaux de dispersion, ou pas une division : { $unit }.
ss-why-cadre-whole = Un cadre ne se disperse pas : { $unit }.
ss-why-no-set = Plus de jeu de régiments pour cette division : { $unit }.
ss-why-part-not-cm = En exploitation, seules les divisions c/m se dispersent : { $unit }.
ss-why-not-together = Pas de régiments d'une division à assembler ici : { $unit }.

## Transport des points de ressources

verb-load = charger tous les points de ressources possibles
verb-load_one = charger un point de ressources
verb-unload = déposer les points de ressources
verb-ship = envoyer des points de ressources par rail
verb-deliver = vers un hex
verb-fewer = un point de moins
verb-destroy = détruire les points de ressources d'un hex
ss-freight = { $points ->
    [one] choisissez où va par rail { $points } point de ressources de { $hex }.
   *[other] choisissez où vont par rail { $points } points de ressources de { $hex }.
}
ss-shipped = Points de ressources envoyés par rail de { $hex } à { $to } : { $points }.
ss-why-shipped = Déjà envoyés par rail ce tour : les points de ressources de { $hex }.
ss-why-no-room-for-points = Plus de capacité ferroviaire pour les points de ressources de { $hex }.
ss-why-no-freight = Aucun train ayant de la place n'emporte de points de ressources jusque-là : { $hex }.
verb-target = attaquer un hex
verb-at = placer l'unité dans un hex
verb-to = se déplacer vers un hex
verb-back = reculer vers un hex
verb-unit = choisir une unité

## Actes

act-admin = mouvement administratif en { $noun }
act-advance = avancer { $noun }
act-broad_railway = commencer une voie ferrée large en { $noun }
act-broad_railway_workers = commencer une voie ferrée large avec des travailleurs en { $noun }
act-standard_railway = commencer une voie ferrée standard en { $noun }
act-standard_railway_workers = commencer une voie ferrée standard avec des travailleurs en { $noun }
act-airfield = commencer un aérodrome en { $noun }
act-airfield_workers = commencer un aérodrome avec des travailleurs en { $noun }
act-assemble = assembler avec { $noun }
act-at = placer en { $noun }
act-back = reculer en { $noun }
act-break_down = disperser { $noun }
act-buy = remplacer à pleine force { $noun }
act-buy_cadre = remplacer en cadre { $noun }
act-buy_rail = acheter de la capacité avec un point de { $noun }
act-call_off = annuler le transfert en { $noun }
act-carry = emporter tous les points avec { $noun }
act-carry_one = emporter un point avec { $noun }
act-convert = convertir { $noun }
act-count = compter de nouveau { $noun }
act-deliver = vers { $noun }
act-demobilize = démobiliser { $noun }
act-destroy = détruire les points en { $noun }
act-disband = éliminer { $noun }
act-evacuate = transférer dans l'Oural l'usine en { $noun }
act-excess = artillerie en excès : { $noun }
act-feed = puiser dans { $noun }
act-fort = commencer un fort en { $noun }
act-fort_workers = commencer un fort avec des travailleurs en { $noun }
act-in_line = reprendre { $noun }
act-into = prendre { $noun }
act-join = engager { $noun }
act-leave = retirer { $noun }
act-lose = perdre { $noun }
act-neutral = traiter comme neutre { $noun }
act-overrun = déborder { $noun }
act-prepare = préparer l'usine en { $noun }
act-provide = dépenser un point de { $noun }
act-rail = par le rail en { $noun }
act-raise = reconstruire { $noun }
act-regauge = convertir la voie jusqu'en { $noun }
act-seat = transférer la capitale en { $noun }
act-ship = envoyer des points de { $noun }
act-strategic = par rail stratégique en { $noun }
act-strengthen = passer à la face 4-6 { $noun }
act-target = attaquer { $noun }
act-to = aller en { $noun }
act-unit = choisir { $noun }
act-withdraw = retirer { $noun }

## Garnisons

ss-garrison-released = { $garrison ->
    [finland] La garnison de la frontière finlandaise est libérée définitivement.
    [hungary] La garnison de la frontière hongroise est libérée définitivement.
    [turkey] La garnison de la frontière turque est libérée définitivement.
    [iran_border] La garnison de la frontière iranienne est libérée définitivement.
   *[iran] La garnison d'Iran est libérée définitivement.
}
ss-garrison-short = Garnisons soviétiques : { $re } RE manquants, { $lines ->
    [one] { $lines } ligne non couverte
   *[other] { $lines } lignes non couvertes
} aux frontières neutres ; autant de points d'infanterie sont dus.
ss-garrison-debt = Points d'infanterie dus pour les garnisons : { $points }. Choisissez le district qui paie.
verb-pay = payer la dette avec les points d'un district
verb-pay_point = en payer un seul point avec ceux d'un district
ss-why-no-infantry-points = Ce district n'a pas de points d'infanterie.
ss-city-unguarded = Pas de garnison à { $hex } : un point de victoire perdu, et la ville est fermée au ravitaillement de l'Axe.
ss-why-whole-in-transit = La division traverse la Suède sans se disperser : { $unit }.
ss-why-transit = L'unité qui traverse la Suède doit atteindre la Finlande par rail stratégique.
ss-why-no-works-yet = Les Soviétiques ne peuvent commencer ni fort ni aérodrome au premier tour.

## Mise en place à la main

ss-set-up = mise en place : choisissez une unité, complétez une armée ou terminez ; encore { $many } à placer.
ss-setting-up = choisissez un hex pour { $unit }.
placed-set-up = Mise en place en { $to } : { $unit }.
verb-ready_made = placer toutes les unités automatiquement
verb-end_setup = terminer cette partie de la mise en place
phase-soviet-setup = mise en place soviétique : districts frontaliers
phase-axis-setup = mise en place de l'Axe
phase-soviet-setup-interior = mise en place soviétique : autres forces
ss-shifting = choisir où le mettre à la place.
ss-shifted = Placé en { $hex } au choix de son propriétaire.
verb-shift_airfield = mettre un aérodrome permanent ailleurs
verb-shift_fort = mettre un fort ailleurs
verb-shift_points = mettre ailleurs les points de ressources d'un hex
verb-shift_point = mettre ailleurs un point de ressources
ss-why-no-thing-there = L'ordre de bataille ne prévoit rien de tel en { $hex }.
ss-why-thing-there = Il y en a déjà un dans cet hex.
ss-why-airfields-apart = À trois hex au plus d'un autre aérodrome soviétique.
ss-why-border-airfields = Sept aérodromes se placent de trois à sept hex de la frontière allemande.
ss-why-too-many-points = L'ordre de bataille répartit autrement les points de ressources : pas davantage là, ou pas moins où ils sont.
ss-why-points-astray = Au nord, les points de ressources allemands se placent avec des unités de l'armée de Norvège : pas en { $hex }.
ss-why-other-zone = Hors de la zone de son armée.
ss-why-not-with-its-district = L'unité se place avec une autre unité de son district, ou dans une ville ou une forteresse du district.
ss-why-zone-full = L'armée ne peut pas y avoir plus d'unités.
ss-why-there-already = Elle s'y trouve déjà.
ss-why-stands-ready-made = Toutes les unités sont déjà à leur place automatique.
ss-why-not-broken-down = Les divisions ne commencent dispersées que dans les zones météo A et G.
ss-why-crowded-set-up = Surempilées : { $units }.
ss-why-army-set-up = Cette armée est déjà en place.
ss-why-set-up-later = Pas dans cette partie de la mise en place : { $unit }.
ss-why-not-set-up = { $many ->
    [one] { $many } unité reste à mettre en place.
   *[other] { $many } unités restent à mettre en place.
}
ss-why-too-few = L'ordre de bataille demande plus d'unités d'une armée près de { $hex }.
ss-why-lonely = Sans autre unité du district : { $units }.
ss-why-border-open = La frontière doit être occupée ou en ZdC soviétique, en { $hex } aussi.
value-axis_18th_army = 18e armée
value-axis_4th_panzer_group = 4e groupe de panzers
value-axis_16th_army = 16e armée
value-axis_reserves_north = groupe d'armées Nord : réserves
value-axis_3rd_panzer_group = 3e groupe de panzers
value-axis_9th_army = 9e armée
value-axis_4th_army = 4e armée
value-axis_2nd_panzer_group = 2e groupe de panzers
value-axis_reserves_center = groupe d'armées Centre : réserves
value-axis_6th_army = 6e armée
value-axis_1st_panzer_group = 1er groupe de panzers
value-axis_17th_army = 17e armée
value-axis_reserves_south = groupe d'armées Sud : réserves
value-army_of_norway = armée de Norvège
value-finnish_forces = forces finlandaises
value-hungary = forces hongroises
value-axis_11th_army = 11e armée
value-rumanian_3rd_army = 3e armée roumaine
value-rumanian_4th_army = 4e armée roumaine
value-rumanian_reserve = réserves roumaines
value-soviet_14th_army = 14e armée
value-kandalaksha = Kandalakcha
value-soviet_7th_army = 7e armée
value-soviet_23rd_army = 23e armée
value-hango = Hango
value-leningrad_reserves = district de Leningrad : réserves
value-nondiv_leningrad = district de Leningrad : unités non divisionnaires
value-soviet_8th_army = 8e armée
value-soviet_11th_army = 11e armée
value-soviet_27th_army = 27e armée
value-tallinn = Tallinn
value-narva = Narva
value-baltic_islands = îles baltes
value-riga = Riga
value-nondiv_baltic = district balte : unités non divisionnaires
value-soviet_3rd_army = 3e armée
value-soviet_10th_army = 10e armée
value-soviet_4th_army = 4e armée
value-soviet_13th_army = 13e armée
value-western_reserves = district de l'Ouest : réserves
value-nondiv_western = district de l'Ouest : unités non divisionnaires
value-soviet_5th_army = 5e armée
value-soviet_6th_army = 6e armée
value-soviet_26th_army = 26e armée
value-soviet_12th_army = 12e armée
value-kiev_reserves = district de Kiev : réserves
value-nondiv_kiev = district de Kiev : unités non divisionnaires
value-soviet_9th_army = 9e armée
value-soviet_7th_rifle_corps = 7e corps de fusiliers
value-soviet_9th_rifle_corps = 9e corps de fusiliers
value-nondiv_odessa = district d'Odessa : unités non divisionnaires
value-soviet_16th_army = 16e armée
value-soviet_16th_army_kiev = 16e armée, à Kiev
value-soviet_19th_army = 19e armée
value-soviet_20th_army = 20e armée
value-soviet_21st_army = 21e armée
value-soviet_22nd_army = 22e armée
value-soviet_41st_rifle_corps = 41e corps de fusiliers
value-soviet_arkhangelsk = district d'Arkhangelsk
value-moscow_md = district de Moscou
value-north_caucasus_md = district du Caucase du Nord
value-orel_md = district d'Orel
value-interior_artillery = districts de l'intérieur : artillerie
value-leningrad_or_kronshtadt = infanterie de marine
value-area = toutes les unités
value-leningrad = Leningrad
value-baltic = Baltique
value-western = Ouest
value-kiev = Kiev
value-odessa = Odessa
value-kharkov = Kharkov
value-orel = Orel
value-moscow = Moscou
value-arkhangelsk = Arkhangelsk
value-north_caucasus = Caucase du Nord
value-transcaucasus = Transcaucasie
value-volga = Volga
value-eastern = districts de l'Est
ss-match = Dans un match en deux parties, camps échangés, il faut { $points ->
    [one] { $points } point allemand
   *[other] { $points } points allemands
} dans l'autre partie pour gagner.
marked-unsupplied-on = 1er tour de non-ravitaillement : { $units }.
marked-unsupplied-off = Fin du 1er tour de non-ravitaillement : { $units }.
marked-starving-on = 2e tour de non-ravitaillement ou plus : { $units }.
marked-starving-off = De nouveau ravitaillées : { $units }.
marked-isolated-on = Isolées : { $units }.
marked-isolated-off = Fin de l'isolement : { $units }.

## Table

overlay-garrisons = garnisons
overlay-garrisons-text = garnisons dues aux frontières neutres, en Iran et dans les villes prises.
overlay-garrisons-border = { $garrison ->
    [finland] frontière finlandaise
    [hungary] frontière hongroise
    [turkey] frontière turque
    [iran_border] frontière iranienne
   *[iran] Iran
} : { $here } RE sur { $re }
overlay-garrisons-bare = garnison manquante
overlay-garrisons-guarded = villes majeures tenues par l'Axe
ss-undone-threatened = Isolées et à portée de l'ennemi : { $units }
ss-undone-threatened-short = { $n ->
    [one] { $n } unité menacée
   *[other] { $n } unités menacées
}
ss-undone-city = Sans garnison : { $hexes }
ss-undone-city-short = { $n ->
    [one] { $n } ville sans garnison
   *[other] { $n } hex de ville sans garnison
}
ss-undone-city-note = un point de victoire chacune, et fermées au ravitaillement de l'Axe
ss-undone-garrison = Garnisons des frontières neutres : { $re } RE manquants
ss-undone-garrison-short = garnisons incomplètes
ss-undone-garrison-note = un point d'infanterie par RE à la prochaine phase initiale soviétique

ss-why-twin = Une unité identique la représente dans la liste : { $unit }.

## Au terminal

own-weather = météo : A { $a ->
    [clear] beau temps
    [mud] pluie
    [frost] gel
   *[snow] neige
 }, B { $b ->
    [clear] beau temps
    [mud] pluie
    [frost] gel
   *[snow] neige
 }, C { $c ->
    [clear] beau temps
    [mud] pluie
    [frost] gel
   *[snow] neige
 }, D { $d ->
    [clear] beau temps
    [mud] pluie
    [frost] gel
   *[snow] neige
 }, G { $g ->
    [clear] beau temps
    [mud] pluie
    [frost] gel
   *[snow] neige
 }
own-forts = { $n ->
    [0] aucun fort
   *[other] forts : { $list }
 }
own-airfields = { $n ->
    [0] aucun aérodrome
   *[other] aérodromes : { $list }
 }
own-points = points de victoire pour des événements : { $value }

## Air: bases

box-aside = de côté pour l'attaque aérienne surprise
box-eft = dans la case Éliminées en territoire ami (EFT)
box-remnants = dans la case Restes
kind-fighter = chasseur
kind-bomber = bombardier
mark-inactive = inactive
mark-flown = mission accomplie
marked-inactive-on = Inactives : { $units }.
marked-inactive-off = De nouveau actives : { $units }.
placed-lands = Atterrissage en { $to } : { $unit }.
removed-shot-down = Élimination en combat aérien, case EFT : { $unit }.
removed-air-lost = Élimination, case Restes : { $unit }.
ss-arctic-flight = Point de ressources dépensé en { $hex } pour les vols des bases de l'Arctique.
ss-why-no-airbase = Pas de base aérienne : { $hex }.
ss-why-enemy-airbase = Base aérienne ennemie : { $hex }.
ss-why-rivals-base = Les unités aériennes hongroises et roumaines ne partagent pas de base ; en { $hex } : { $units }.
ss-why-rumanian-base = Les unités aériennes roumaines se basent en Roumanie, et deux au plus en URSS.
ss-why-rumanian-limit = Deux unités aériennes roumaines sont déjà basées ou en vol en URSS.
ss-why-air-inactive = Unité aérienne inactive : elle reste à sa base jusqu'à sa réparation.
ss-why-base-capacity = { $many ->
    [0] Aucun décollage possible de { $hex }.
    [1] Une seule unité peut décoller de { $hex } par phase aérienne : c'est déjà fait.
   *[other] { $many } unités peuvent décoller de { $hex } par phase aérienne : c'est déjà fait.
}
ss-why-no-arctic-point = Aucun point de ressources en Arctique, non isolé, pour les vols des bases de l'Arctique.
value-arctic_ports = Flotte du Nord
value-baltic_ports = Flotte de la Baltique
value-black_ports = Flotte de la mer Noire
value-caspian_ports = Flotte de la Caspienne
value-german_ports = transports allemands
placed-based = Base en { $to } : { $unit }.
removed-air-comes = Renfort aérien : { $unit }.
removed-air-returns = Retour en jeu : { $unit }.
removed-to-remnants = Vers la case Restes : { $unit }.
removed-air-gone = Élimination définitive : { $unit }.
removed-convoy = Perte avec son convoi : { $unit }.
phase-soviet-air-setup = déploiement aérien soviétique
phase-axis-air-setup = déploiement aérien allemand
value-allied_aircraft = unités aériennes des alliés de l'Axe
ss-die-repair = réparation aérienne
ss-die-air-group = tirage de l'unité aérienne qui revient
ss-die-air-pair = tirage d'une paire d'unités aériennes
ss-die-surprise = tirage d'une perte aérienne
ss-die-escape = fuite de la base perdue
ss-not-repaired = Toujours inactive : { $unit }.
ss-air-ashore = Retenue dans le port isolé { $hex } : { $unit }.
ss-raf-returns = L'unité de la RAF passe à l'aviation soviétique : { $unit }.
ss-raf-guards = Passage à la Garde : { $unit }.
ss-air-land = Unités aériennes à placer sur une base : { $many }.
ss-air-landing = Choisissez sa base.
ss-air-pairs = Case EFT : choisissez la première unité d'une paire.
ss-air-fives = Case Restes : choisissez la première unité d'un groupe de cinq.
ss-air-group = { $left ->
    [0] Le groupe est complet.
    [1] Choisissez la dernière unité du groupe.
   *[other] Choisissez les unités du groupe ; il en manque { $left }.
}
ss-air-guards = Conversions aériennes à la Garde possibles : { $many }. Choisissez une unité, ou continuez.
ss-withdraw-air = Unités aériennes de ce modèle à retirer : { $many }. Choisissez-en une.
ss-air-set-up = Déploiement aérien : choisissez une unité, complétez ou terminez ; encore { $many } à placer.
ss-air-escape = { $many ->
    [0] La base est perdue.
    [1] La base est perdue : choisissez où l'unité atterrit.
   *[other] La base est perdue : choisissez où cette unité atterrit, la première de { $many }.
}
verb-as_they_come = grouper le reste dans l'ordre
verb-group = ajouter une unité au groupe
verb-refuge = voler vers une base
verb-nearest = toutes aux bases les plus proches
act-group = ajouter { $noun }
act-refuge = atterrir en { $noun }
ss-why-base-isolated = Cette base est isolée.
ss-why-no-base = Aucune base amie non isolée : { $unit }.
ss-why-not-grouped = L'unité ne peut pas être groupée : { $unit }.
ss-why-not-in-group = L'unité n'entre pas dans ce groupe : { $unit }.
ss-why-not-regular-air = Ce n'est pas une unité aérienne soviétique ordinaire à sa base : { $unit }.
ss-why-no-guards-counter = Plus de pion de la Garde de ce modèle : { $unit }.
ss-why-inactive-withdrawn = Une unité aérienne doit être active pour être retirée : { $unit }.
ss-why-norway-full = Deux unités aériennes allemandes sont déjà en Norvège.
ss-why-not-deployed-there = Les unités aériennes soviétiques se déploient en URSS, les allemandes en Grande Allemagne, en Roumanie et en Norvège ; pas en { $hex }.
ss-why-escape-range = Hors de portée : l'unité vole au plus { $points } hex.
ss-why-not-at-home = Les unités aériennes des alliés de l'Axe commencent sur des bases de leur pays.
ss-air-provision = Vols des bases de l'Arctique : choisissez l'hex dont un point de ressources paie.
ss-why-no-air-provision = { $hex } : pas de point de ressources en Arctique, non isolé.
track-air-axis = Unités aériennes de l'Axe actives
track-air-axis-hint = case EFT : { $eft } ; case Restes : { $remnants }
track-air-soviet = Unités aériennes soviétiques actives
track-air-soviet-hint = case EFT : { $eft } ; case Restes : { $remnants }
verb-base = la placer sur une base
act-base = baser en { $noun }

## Mer

box-afloat = à bord de navires
kind-warship = bâtiment de guerre
kind-transport = transport
kind-flotilla = flottille fluviale
mark-at_sea = en mer
marked-at_sea-on = Déclarés en mer : { $units }.
marked-at_sea-off = Déclarés au port : { $units }.
value-flotillas = flottilles fluviales
charge-water = hex d'eau
verb-fleet = choisir un navire
act-fleet = choisir { $noun }
verb-sail = naviguer vers un hex
act-sail = naviguer vers { $noun }
verb-land = débarquer la cargaison dans un port
act-land = débarquer la cargaison au port de { $noun }
verb-land_beach = débarquer la cargaison sur une plage
act-land_beach = débarquer la cargaison sur la plage de { $noun }
verb-leave_map = quitter la carte vers un port allemand
verb-sail_along = ajouter un navire au convoi
act-sail_along = ajouter { $noun }
verb-embark = embarquer une unité au port
act-embark = embarquer { $noun } au port
verb-embark_beach = embarquer une unité depuis la plage
act-embark_beach = embarquer { $noun } depuis la plage
verb-load_point = embarquer un point de ressources
verb-load_supply = embarquer du ravitaillement
verb-off_map = placer dans les ports allemands hors carte
verb-fire = soutenir l'attaque avec un navire
act-fire = tirer avec { $noun }
verb-fire_primary = tirer avec l'artillerie primaire seule
act-fire_primary = artillerie primaire de { $noun }
verb-fire_other = tirer sans l'artillerie primaire
act-fire_other = autre artillerie de { $noun }
verb-cease = retirer un navire de l'attaque
act-cease = retirer { $noun }
verb-gunner = choisir un navire pour la défense
act-gunner = choisir { $noun }
verb-cover = soutenir un hex en défense
act-cover = soutenir { $noun }
verb-uncover = libérer un navire
act-uncover = libérer { $noun }
verb-to_sea = déclarer un navire en mer
act-to_sea = en mer : { $noun }
verb-to_port = déclarer un navire au port
act-to_port = au port : { $noun }
verb-mend = réparer un navire
act-mend = réparer { $noun }
verb-relaunch = remplacer un navire coulé
act-relaunch = remplacer { $noun }
verb-draw = ravitailler une unité depuis les navires
act-draw = ravitailler { $noun }
moved-sail = { $unit } : par mer de { $from } à { $to } ({ $steps } hex).
placed-from-west = Entrée sur la carte en { $to } : { $unit }.
placed-to-west = Hors carte, dans un port allemand : { $unit }.
placed-off-map = En attente dans un port allemand hors carte : { $unit }.
placed-embarked = Embarquement : { $unit }.
placed-landed = Débarquement en { $to } : { $unit }.
placed-launched = Remise en service en { $to } : { $unit }.
removed-sunk = Navire coulé en { $from } : { $unit }.
removed-scuttled = Sabordage en { $from } : { $unit }.
removed-no-fuel = Sans carburant pour la deuxième fois, sabordage en { $from } : { $unit }.
removed-at-sea = Perte en mer : { $unit }.
step-damaged = Dégâts, encore { $left } { $left ->
    [one] coup
   *[other] coups
} avant de couler : { $unit }.
step-mended = Réparation, { $left } { $left ->
    [one] coup
   *[other] coups
} avant de couler : { $unit }.
ss-sailing = choisissez où naviguer. { $many ->
    [one] 1 navire
   *[other] { $many } navires
}, { $re } RE à bord, place pour { $room } : { $unit }.
ss-berths = déclarez quels navires sont en mer à la fin du tour.
ss-gunners = choisissez les navires qui soutiendront des hex en défense, ou continuez.
ss-gunning = choisissez l'hex à soutenir pendant cette phase : { $unit }.
ss-repairs = dépensez des points de réparation (il en reste { $points }), ou continuez.
ss-launching = choisissez un port pour { $unit }.
ss-die-ship-escape = fuite hors du port, réussie de 1 à 4 : { $face }.
ss-die-mines = mines et sous-marins : { $face }.
ss-mines = { $unit } : { $hexes } hex hors de la zone de sécurité, { $hits } { $hits ->
    [one] coup
   *[other] coups
}.
ss-ship-escapes = Fuite en mer en { $hex } : { $unit }.
ss-cargo-lost = Cargaison perdue : { $points } points de ressources et { $supply } RE de cargaison de ravitaillement.
ss-covers = Soutien prévu en { $hex } : { $unit }.
ss-covers-no-more = Ne soutient plus aucun hex : { $unit }.
ss-no-fuel = Sans carburant, artillerie divisée par deux, sabordage si cela se répète au tour suivant : { $units }.
ss-point-aboard = Un point de ressources embarque { $place }.
ss-points-landed = { $points } { $points ->
    [one] point de ressources débarque
   *[other] points de ressources débarquent
} { $place }.
ss-points-off-map = { $points } points de ressources attendent dans les ports allemands hors carte.
ss-supply-aboard = { $re } RE de ravitaillement embarquent { $place }.
ss-supply-landed = { $re } RE de ravitaillement débarquent en { $hex }.
ss-naval-supply = Ravitaillées par les navires : { $units }.
ss-repair-points = Points de réparation navale reçus : { $points }.
ss-zone-gone = L'Axe possède tous les ports de la zone de sécurité : elle n'existe plus.
ss-why-no-fleet = Pas un navire du camp en phase sur la carte : { $unit }.
ss-why-ship-done = Ce navire a terminé son mouvement de cette phase : { $unit }.
ss-why-ship-lame = Un navire dont le type est entre parenthèses ne se déplace jamais : { $unit }.
ss-why-ship-mended = Réparé pendant ce tour de joueur, il ne peut ni se déplacer ni tirer : { $unit }.
ss-why-ship-frozen = Son port est gelé, il ne peut pas le quitter : { $unit }.
ss-why-ship-blockaded = Un navire soviétique est en mer dans son hex, il ne peut pas quitter le port : { $unit }.
ss-why-not-along = Pas un navire disponible du même genre au même endroit : { $unit }.
ss-why-no-water = Les navires ne vont ni sur terre ni sur les rivières : { $hex }.
ss-why-other-sea = { $hex } est dans une autre zone maritime.
ss-why-no-sea-way = Aucun chemin par mer ne mène à { $hex }.
ss-why-no-river-way = { $hex } est à plus de 30 PM par les rivières, les lacs et les côtes.
ss-why-frozen-coast = La côte de { $hex } est gelée.
ss-why-neutral-coast = { $hex } est neutre.
ss-why-delta = Astrakhan n'est accessible que si le joueur soviétique possède tous les hex le long de la rivière : { $hex }.
ss-why-safety-zone = Les transports allemands n'entrent pas dans la zone de sécurité soviétique : { $hex }.
ss-why-warship = Un bâtiment de guerre soviétique est en mer en { $hex } : { $units }.
ss-why-enemy-owned = Une flottille ne peut pas entrer dans un hex ennemi : { $hex }.
ss-why-flotilla-deep = Une flottille ne termine pas son mouvement dans un hex entièrement de mer ou de lac.
ss-why-no-port = Un transport allemand doit terminer son mouvement dans un port.
ss-why-not-in-port = Un transport allemand doit terminer son mouvement dans un port.
ss-why-cargo-aboard = Il reste une cargaison à bord : débarquez-la pendant cette phase.
ss-why-foreign-shore = On ne débarque que dans des ports et sur des plages que l'on possède : pas { $hex }.
ss-why-no-beach-there = { $hex } n'est pas une plage : il faut un hex côtier qui ne soit pas de montagne.
ss-why-port-won = Un port ne sert que si on le possédait au début de sa phase initiale : { $hex }.
ss-why-no-harbour = Il n'y a pas de port en { $hex } : un port est une ville ou une forteresse côtière.
ss-why-allies-stay = Les unités alliées à bord ne sortent pas de leur zone d'opérations.
ss-why-cargo-no-beach = Interdit sur une plage : unités c/m, artillerie, unités qui se sont déplacées, points de ressources déjà transportés.
ss-why-not-at-the-quay = Hors de l'hex des navires : { $unit }.
ss-why-carries-points = Déposez d'abord ses points de ressources, ils embarquent à part : { $unit }.
ss-why-no-room-aboard = Pas assez de place à bord : { $unit }.
ss-why-port-full = Un port embarque et débarque 8 RE par tour de joueur.
ss-why-no-points-to-sail = Pas assez de PM pour un transport naval (2, ou 4 pour une unité c/m) : { $unit }.
ss-why-harassed-to-sail = Quitter un hex harcelé coûte des PM de plus : il en reste trop peu pour le transport : { $unit }.
ss-why-zoc-to-sail = Quitter une ZdC ennemie coûte des PM de plus : il en reste trop peu pour le transport : { $unit }.
ss-why-no-beach = Les unités c/m et l'artillerie n'utilisent pas les plages : { $unit }.
ss-why-not-fresh = Une plage coûte tous les PM, et une partie est déjà dépensée : { $unit }.
ss-why-no-landing = Aucun endroit à portée où débarquer : { $unit }.
ss-why-no-gun-in-range = Pas un bâtiment de guerre avec de l'artillerie à portée : { $unit }.
ss-why-guns-silent = Ce navire ne tire pas pendant ce tour de joueur (ravitaillement transporté, ou réparations) : { $unit }.
ss-why-guns-fired = Son artillerie à portée de l'hex a tiré pendant cette phase : { $unit }.
ss-why-one-gun = Aucune autre artillerie à portée de l'hex : { $unit }.
ss-why-not-firing = Ne tire pas : { $unit }.
ss-why-no-warship = Pas un bâtiment de guerre soviétique sur la carte : { $unit }.
ss-why-covers-already = Soutient déjà un hex : { $unit }.
ss-why-nothing-in-range = Aucune unité soviétique à portée : { $unit }.
ss-why-out-of-range = Pas un hex à portée avec des unités soviétiques.
ss-why-not-declared = Pas un navire dans un port ami qu'il pourrait quitter : { $unit }.
ss-why-at-sea = Déjà en mer : { $unit }.
ss-why-in-port = Déjà au port : { $unit }.
ss-why-not-damaged = Pas un navire endommagé : { $unit }.
ss-why-ship-out = N'est pas au port : { $unit }.
ss-why-no-repair-points = Pas assez de points de réparation.
ss-why-never-replaced = Seuls les transports, les flottilles et les torpilleurs coulés sont remplacés : { $unit }.
ss-why-no-slip = Aucun port ami dans la zone maritime du naufrage : { $unit }.
ss-why-other-port = Ce n'est pas un port ami de la zone maritime du naufrage.
ss-why-draws-nothing = Pas une unité non ravitaillée reliée par un élément terrestre au ravitaillement naval : { $unit }.
ss-why-draws-already = Déjà ravitaillée par les navires : { $unit }.
ss-why-supply-short = Pas assez de ravitaillement : { $unit }.
option-moves = Mouvement combiné (37C)
option-moves-plain = mouvement administratif seul
option-moves-combined = administratif, ferroviaire et naval ensemble
ss-why-marched = Mouvement ordinaire déjà fait pendant cette phase : { $unit }.
overlay-sea = mers et ports
overlay-sea-text = les ports de chaque camp, ce qu'ils peuvent encore recevoir, et les navires en mer.
overlay-sea-axis = ports allemands
overlay-sea-soviet = ports soviétiques
overlay-sea-blockade = navires soviétiques en mer
overlay-sea-frozen = côte gelée
overlay-sea-zone = zone de sécurité
ss-landed = choisissez les unités à ravitailler depuis les navires : { $re } RE en tout.
ss-why-in-column = Mouvement administratif déjà fait pendant cette phase : { $unit }.

## Air: missions

phase-axis-air = phase aérienne allemande
phase-soviet-air = phase aérienne soviétique
charge-harassment = harcèlement
ss-fly = choisissez une unité aérienne à faire décoller, ou terminez le mouvement aérien.
ss-aloft = choisissez une mission et un hex pour { $unit }.
ss-staging = choisissez une mission et un hex pour { $unit }, depuis la base de passage.
ss-intercept = missions ennemies au-dessus de { $many ->
    [1] 1 hex
   *[other] { $many } hex
} : choisissez un chasseur pour intercepter, ou terminez l'interception.
ss-rising = choisissez un hex d'interception pour { $unit }.
ss-clash-hex = choisissez l'hex du prochain combat aérien.
ss-clash = combat aérien au-dessus de { $hex } : { $units } contre { $foes }. Combattez, ou abandonnez la mission.
ss-air-groups = combat aérien au-dessus de { $hex } : choisissez les intercepteurs qui contournent l'écran ; les autres l'attaquent.
ss-match-screen = combat aérien au-dessus de { $hex } : choisissez l'escorte à attaquer pour { $unit }.
ss-match-spare = combat aérien au-dessus de { $hex } : choisissez un intercepteur à combattre pour { $unit }, ou gardez cette escorte.
ss-match-bypass = combat aérien au-dessus de { $hex } : choisissez un intercepteur en contournement pour { $unit }.
ss-match-mission = combat aérien au-dessus de { $hex } : choisissez une unité de la force en mission à attaquer pour { $unit }.
ss-fire-at = choisissez une cible pour { $unit }.
ss-shoot = choisissez la prochaine unité qui tire sur { $foe }.
ss-missions = choisissez un hex à bombarder ou à soutenir, ou terminez les missions.
ss-strike = mission au-dessus de { $hex } par { $units } : choisissez ce qui est bombardé ou soutenu.
ss-landing = { $many ->
    [1] 1 unité aérienne rentre
   *[other] { $many } unités aériennes rentrent
} : choisissez-en une pour désigner sa base, ou renvoyez-les toutes d'où elles ont décollé.
ss-inbound = choisissez une base pour { $unit }.
verb-bomb = partir en bombardement vers un hex
verb-bomb_far = partir en bombardement en portée étendue
verb-escort = escorter vers un hex
verb-escort_far = escorter en portée étendue
verb-transfer = transférer vers une base
verb-stage = passer d'abord par une base
verb-dogfight = résoudre le combat aérien d'un hex
verb-fight = combattre
verb-abort = abandonner la mission
verb-jettison = larguer les bombes d'un chasseur
verb-bypass = contourner l'écran
verb-face = attaquer l'écran
verb-against = opposer à une unité
verb-hold = garder l'escorte
verb-fire_at = tirer sur une unité
verb-shoot = tirer ensuite
verb-bombard = résoudre une mission dans un hex
verb-raid = bombarder une unité aérienne à sa base
verb-sink = bombarder un navire
verb-yard = bombarder la gare de triage
verb-support = soutien terrestre
verb-defend = soutien défensif
verb-harass = harcèlement
verb-home = renvoyer toutes les autres à leur base de départ
act-bomb = bombarder { $noun }
act-bomb_far = bombarder { $noun } en portée étendue
act-escort = escorter vers { $noun }
act-escort_far = escorter vers { $noun } en portée étendue
act-transfer = transfert vers { $noun }
act-stage = passer par { $noun }
act-dogfight = combat aérien au-dessus de { $noun }
act-jettison = larguer les bombes : { $noun }
act-bypass = contourner l'écran : { $noun }
act-face = attaquer l'écran : { $noun }
act-against = contre { $noun }
act-fire_at = tirer sur { $noun }
act-shoot = faire tirer { $noun }
act-bombard = résoudre une mission au-dessus de { $noun }
act-raid = bombarder { $noun } à sa base
act-sink = bombarder { $noun }
moved-fly-escort = Escorte de { $from } au-dessus de { $to } : { $unit }.
moved-fly-interception = Interception de { $from } au-dessus de { $to } : { $unit }.
moved-fly-transfer = Transfert de { $from } vers { $to } : { $unit }.
moved-fly-bombing = Bombardement de { $from } au-dessus de { $to } : { $unit }.
placed-stages = Passage par { $to } : { $unit }.
ss-air-clash = Combat aérien au-dessus de { $hex } : { $units }, interception par { $foes }.
ss-air-aborted = Mission abandonnée au-dessus de { $hex } : { $units }.
ss-die-air = Dé de combat aérien : { $face }.
ss-air-shot = { $unit } contre { $foe } : différentiel { $difference }, dés { $dice }{ $modifier ->
    [0] {""}
   *[other] , modificateur { $modifier }
} : { $result ->
    [K] élimination
    [A] endommagée
    [R] retour
   *[other] sans effet
}.
ss-air-turned-back = Retour à la base : { $unit }.
ss-air-shot-up = Endommagée, inactive à l'atterrissage : { $unit }.
ss-bombs = { $mission ->
    [yard] Gare de triage de { $hex } bombardée par { $units }.
    [support] Soutien terrestre au-dessus de { $hex } : { $units }.
    [defence] Soutien défensif au-dessus de { $hex } : { $units }.
   *[harassment] Harcèlement au-dessus de { $hex } : { $units }.
}
ss-bombs-unit = { $foe } en { $hex }, cible de { $units }.
ss-bombs-too-few = Force de bombardement inférieure à 2 : raté.
ss-die-bombing = Dé de bombardement : { $face }.
ss-bombs-hit = Colonne { $column }, dé modifié { $die } : touché.
ss-bombs-miss = Colonne { $column }, dé modifié { $die } : raté.
ss-yard-hit = Gare de triage de { $hex } touchée : { $re } RE de capacité ferroviaire en moins au prochain tour de joueur de son propriétaire.
ss-yard-idle = La gare de triage de { $hex } n'est reliée à aucune source : sans effet.
ss-yard-enough = La gare de triage de { $hex } a déjà reçu tous les coups qui comptent dans une phase aérienne.
odds-at-bomber = chasseur contre type B, dés
odds-at-fighter = type B contre chasseur, dés
odds-superior = supériorité des pilotes de chasse, dés
odds-divers = bombardiers en piqué seuls, dé
ss-why-flown = Cette unité aérienne a déjà fait une mission dans cette phase aérienne : { $unit }.
ss-why-in-the-air = Cette unité aérienne est en mission : { $unit }.
ss-why-no-air-unit = Ce n'est pas une de vos unités aériennes à sa base : { $unit }.
ss-why-too-far-to-fly = { $hex } est à { $far } hex, et le rayon dans cette mission est de { $points } : { $unit }.
ss-why-no-air-way = Aucun chemin vers { $hex } n'évite les terres interdites de survol : { $unit }.
ss-why-fighter-far = Les chasseurs ne bombardent pas en portée étendue.
ss-why-no-bombs = Cette unité aérienne n'a pas de force de bombardement.
ss-why-nothing-to-bomb = Un bombardement vise une terre non neutre, ou des navires ennemis : pas { $hex }.
ss-why-only-fighters = Seuls les chasseurs escortent.
ss-why-nobody-to-escort = { $hex } n'est l'hex cible d'aucune autre unité aérienne de votre camp.
ss-why-same-base = L'unité aérienne y est déjà basée.
ss-why-staging-full = Plus aucune unité aérienne ne peut décoller de cette base dans cette phase aérienne.
ss-why-rivals-flight = Unités aériennes hongroises et roumaines ne volent pas vers le même hex cible, { $hex } : { $units }.
ss-why-no-raid = Aucune unité aérienne ennemie en mission au-dessus de { $hex }.
ss-why-no-fighter = Seuls les chasseurs interceptent : { $unit }.
ss-why-no-raid-near = Aucune mission ennemie à moins de la moitié du rayon de { $unit }.
ss-why-no-clash = Il n'y a pas de combat aérien au-dessus de { $hex }.
ss-why-no-bombs-to-drop = Ce n'est pas un chasseur en bombardement dans ce combat aérien : { $unit }.
ss-why-not-interceptor = Pas un intercepteur de ce groupe : { $unit }.
ss-why-no-such-foe = Cette unité ne peut pas lui être opposée dans cette étape : { $unit }.
ss-why-one-each = Chaque escorte doit être attaquée par un intercepteur avant qu'une autre le soit par deux : { $unit }.
ss-why-not-in-exchange = Cette unité n'est pas dans cet échange de tirs : { $unit }.
ss-why-not-inbound = Cette unité ne rentre pas maintenant : { $unit }.
ss-why-aborted-there = Les unités qui abandonnent n'atterrissent pas dans l'hex de l'abandon : { $hex }.
ss-why-no-bombers = Aucune de vos unités en bombardement au-dessus de { $hex }.
ss-why-no-yard = Pas de gare de triage ennemie dans cet hex : seules les villes points et majeures en ont une.
ss-why-no-strategic = Une de ces unités aériennes n'a pas de force de bombardement stratégique.
ss-why-no-tactical = Une de ces unités aériennes n'a pas de force de bombardement tactique.
ss-why-no-air-target = Ce n'est pas une unité aérienne ennemie à sa base : { $unit }.
ss-why-not-in-target = L'unité n'est pas dans l'hex cible : { $unit }.
ss-why-no-ship = Ce n'est pas un navire ennemi : { $unit }.
ss-why-no-bombers-chosen = Aucune unité aérienne n'est choisie pour l'attaque.
ss-why-no-bomber-there = Ce n'est pas une de vos unités en bombardement au-dessus de cet hex : { $unit }.
ss-why-has-bombed = A déjà bombardé dans cette phase aérienne : { $unit }.
ss-why-sent-back = Renvoyée ou endommagée en combat aérien, elle ne bombarde pas : { $unit }.
ss-why-jettisoned = A largué ses bombes pour rejoindre l'escorte : { $unit }.
ss-why-escorts = En mission d'escorte, elle ne bombarde pas : { $unit }.
ss-why-nobody-below = Aucune unité terrestre ennemie dans cet hex.
ss-why-no-land-below = Il n'y a pas de terre dans cet hex.
ss-why-no-points-owned = Les points de ressources d'un hex que vous ne possédez pas ne peuvent pas être détruits.
ss-air-policy = on suppose que chaque unité aérienne tire sur son adversaire le plus faible et que, de plusieurs unités qui tirent sur une cible, la plus forte tire d'abord.
ss-air-kill = cible éliminée
ss-air-abort = cible endommagée, inactive à l'atterrissage
ss-air-back = retour de la cible à sa base
ss-air-nothing = cible indemne
ss-bombing-hit = touché
ss-bombing-miss = raté
ss-foretold-shot = différentiel { $difference } : élimination { $kill } %, endommagée { $abort } %, retour { $back } %
ss-foretold-bombing = touché { $chance } %
ss-foretold-clash = { $bombers ->
    [0] plus de force en mission
   *[other] { $through } % de la force en mission passe
} ; mission et escorte : { $lost } % éliminées, { $shot } % endommagées ; intercepteurs : { $killed } % éliminés, { $hurt } % endommagés
ss-foretold-fight = tous les intercepteurs contre l'écran : { $bombers ->
    [0] plus de force en mission
   *[other] { $through } % de la force en mission passe
}, { $lost } % de vos unités éliminées, { $killed } % des leurs ; tous en contournement : { $bombers ->
    [0] {""}
   *[other] { $through_past } % passe,{" "}
}{ $lost_past } % des vôtres éliminées, { $killed_past } % des leurs
ss-foretold-abort = aucun tir ; { $many ->
    [one] 1 unité rentre
   *[other] { $many } unités rentrent
} à la base sans mission
outcome-air-back = retour à la base : { $units }
outcome-air-shot = endommagée, inactive à l'atterrissage : { $units }
outcome-air-inactive = inactive : { $units }
outcome-yard = capacité ferroviaire perdue pour le prochain tour de joueur du propriétaire
outcome-yard-idle = coup sans effet
order-intercept = interception des missions ennemies, et tout ce qui en découle
order-rising = hex d'un intercepteur
order-clash_hex = ordre des combats aériens
order-clash = combat aérien accepté, avec ce qui en découle, ou mission abandonnée
order-groups = intercepteurs et écran
order-match_screen = escorte attaquée par un intercepteur
order-match_spare = escorte en trop
order-match_bypass = escorte contre un intercepteur en contournement
order-match_mission = unité attaquée dans la force en mission
order-exchange = cible d'une unité qui en affronte plusieurs
order-next_shot = ordre des tirs sur une même cible
order-landing = retour à la base
order-escape = unités aériennes qui fuient une base perdue
overlay-range = rayon d'action
overlay-range-text = les hex que cette unité aérienne peut atteindre, en portée normale et en portée étendue.
overlay-range-none = pas une unité aérienne sur la carte.
overlay-range-half = interception
overlay-range-whole = rayon d'action
overlay-range-extended = portée étendue
ss-undone-bombers = Bombardiers sans cible : { $units }
ss-undone-bombers-short = { $n ->
    [0] aucun bombardier sans cible
    [1] 1 bombardier sans cible
   *[other] { $n } bombardiers sans cible
}
ss-undone-bombers-note = ils rentrent sans bombarder
option-search = Recherche aéronavale (37D)
option-search-plain = bombardement naval dans la phase aérienne seule
option-search-zones = zones de recherche pendant le mouvement ennemi
verb-search = rechercher autour d'un hex
act-search = rechercher autour de { $noun }
verb-declare = déclarer tous les mouvements navals et laisser bombarder les avions en recherche
verb-shelter = rentrer dans un port
act-shelter = rentrer à { $noun }
moved-fly-search = Recherche de { $from } autour de { $to } : { $unit }.
placed-turned-back = Demi-tour en { $to } : { $unit }.
ss-search = avions en recherche : choisissez ceux qui bombardent ensemble, puis un navire dans leur zone de recherche, ou terminez la recherche.
ss-refuge = choisissez un port pour { $units }.
ss-why-no-sea = Un hex de recherche est un hex de mer, complet ou partiel : pas { $hex }.
ss-why-no-searcher = Ce n'est pas un de vos avions en recherche qui peut encore bombarder : { $unit }.
ss-why-other-search-hex = Seuls des avions d'un même hex de recherche bombardent ensemble : { $unit }.
ss-why-sees-nothing = Aucun navire ennemi en mer dans la zone de recherche : { $unit }.
ss-why-not-seen = Ni en mer, ni en mouvement en mer, dans la zone de recherche de tous les avions choisis : { $unit }.
ss-why-no-refuge = Ces navires ne peuvent y atteindre aucun port ami : { $hex }.
ss-why-refuge-in-zone = Dans la zone de recherche, alors qu'un autre port est accessible : { $hex }.
order-search = avions en recherche
order-refuge = port d'un navire touché

# the air for the eye
sortie-bombing = bombardement
sortie-escort = escorte
sortie-interception = interception
sortie-transfer = transfert
sortie-yard = gare de triage
sortie-bases = bases aériennes
sortie-support = soutien terrestre
sortie-naval = navires
sortie-defence = soutien défensif
sortie-harassment = harcèlement
sortie-search = recherche
ring-range = { $unit } : { $points ->
    [one] 1 hex
   *[other] { $points } hex
} depuis { $hex }
ring-interception = Les chasseurs ennemis interceptent à { $points ->
    [one] 1 hex
   *[other] { $points } hex
} au plus
about-plane = Combat aérien { $attack }, défense { $defence } ; bombardement tactique { $tactical }, stratégique { $strategic } ; rayon d'action { $range } hex
about-ship = Canons { $guns } ; transporte { $cargo } RE
about-ship-unarmed = Sans canons ; transporte { $cargo } RE

# a voyage before it is made
ss-foretold-voyage = { $hexes ->
    [0] au port
    [one] 1 hex
   *[other] { $hexes } hex
}{ $outside ->
    [0] {""}
   *[other] , dont { $outside } hors de la zone de sécurité
}
ss-foretold-voyage-risk = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hex
}, dont { $outside } hors de la zone de sécurité ; coulé à { $chance } % : { $units }
combat-step-clash = combattre ou abandonner
combat-step-groups = écran ou contournement
combat-step-match_screen = l'écran
combat-step-match_bypass = ceux qui contournent
combat-step-match_mission = la mission

# what a set-up lacks
ss-lack-border = { $many ->
    [one] 1 hex de frontière ni occupé ni en ZdC soviétique
   *[other] { $many } hex de frontière ni occupés ni en ZdC soviétique
}
ss-lack-border-kept = Frontière tenue partout
ss-lack-few = Une armée a trop peu d'unités là où il lui en faut
ss-lack-few-kept = Chaque armée a ce qu'il lui faut
ss-lack-crowd = { $many ->
    [one] 1 hex où l'empilement est dépassé
   *[other] { $many } hex où l'empilement est dépassé
}
ss-lack-crowd-kept = Empilement respecté partout
ss-lack-lonely = { $many ->
    [one] 1 hex d'unités non divisionnaires loin de leur district
   *[other] { $many } hex d'unités non divisionnaires loin de leur district
}
ss-lack-lonely-kept = Les unités non divisionnaires sont avec leur district
lane-interceptors = intercepteurs
lane-screen = écran
lane-mission = mission

## What came of each step of a combat, in a few words

combat-step-battle = unités et annonce
combat-step-defence = choix du défenseur
combat-step-throw = dé
combat-step-strike = pertes
combat-step-go_back = retraite, échange
combat-step-advance_due = avance après combat
came-ss-attack = { $units-many ->
    [one] { $units-many } unité
   *[other] { $units-many } unités
} contre { $foes-many }
came-ss-odds = { $column ->
    [none] moins de 1-4
   *[other] rapport { $column }
}
came-ss-result = { $result }
came-none-defence = aucun
came-none-strike = aucune
came-none-go_back = aucune
came-ss-air-clash = { $foes-many ->
    [one] { $foes-many } intercepteur
   *[other] { $foes-many } intercepteurs
} contre { $units-many }
came-ss-air-turned-back = retour à la base : { $unit }
came-ss-air-shot-up = endommagée : { $unit }
came-removed-shot-down = { $units ->
    [many] { $n } unités abattues ({ $side })
   *[other] { $n ->
        [one] unité abattue
       *[other] unités abattues
    } : { $units }
}
came-none-groups = tous contre l'écran
came-none-match_screen = sans effet
came-none-match_bypass = sans effet
came-removed-overrun = { came-removed-combat }
came-removed-lone-truck = { came-removed-combat }
came-removed-zone = { came-removed-combat }
came-removed-overstacked = { came-removed-combat }
came-removed-out-of-zone = { came-removed-combat }
came-removed-off-map = { came-removed-combat }
came-removed-last-part = { came-removed-combat }
