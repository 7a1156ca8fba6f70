# Tsaritsyne : les mots de ce jeu.

side-white = les Blancs
side-red = les Rouges
hidden-unit = { $side ->
    [red] une unité rouge
   *[white] une unité blanche
}

## Phases

phase-red-setup = mise en place rouge
phase-white-setup = placement blanc
phase-white-reinforcement = renforts blancs
phase-white-movement = mouvement blanc
phase-white-combat = combat blanc
phase-white-mechanised = mouvement mécanisé blanc
phase-red-reinforcement = renforts rouges
phase-red-movement = mouvement rouge
phase-red-combat = combat rouge
phase-red-mechanised = mouvement mécanisé rouge

## Marques

mark-moved = a bougé
mark-stopped = arrêt en ZdC
mark-fought = a combattu
mark-flipped = en panique
mark-broken = en panne

## Questions

ts-length = fixez la durée de la partie, de 7 à 14 tours.
ts-side = la durée est connue : choisissez votre camp.
ts-setup =
    { $left ->
        [0] tout est en place : reprenez une unité pour la déplacer, ou terminez la mise en place.
        [one] il reste une unité à placer.
       *[other] il reste { $left } unités à placer.
    }
ts-placing = où placer { $unit } ?
ts-reinforce = { $left ->
    [0] aucun renfort n'attend ; tentez une levée de milice, ou terminez la phase.
    [one] un renfort attend : faites-le entrer.
   *[other] { $left } renforts attendent : faites-les entrer.
}
ts-move = choisissez une unité à déplacer, ou terminez la phase.
ts-move-mechanised = mouvement mécanisé : choisissez une cavalerie, un tank ou un train blindé, ou terminez la phase.
ts-moving =
    où déplacer { $unit } ? { $points ->
        [0] Plus de PM.
        [99] Mouvement illimité.
        [one] Il reste un PM.
       *[other] Il reste { $points } PM.
    }
ts-combat = désignez une cible, ou terminez la phase.
ts-assemble = attaque sur { $hex } : engagez des unités, puis lancez l'attaque.
ts-reroll = combat en { $hex }, dé { $die } : le QG fait-il relancer ?
ts-loss = échange : quelle unité éliminez-vous ?
ts-advance = { $hex } est vide : qui avance ?
ts-retreat-who = quelle unité recule d'abord ?
ts-retreat-where =
    où faire reculer { $unit } ? { $left ->
        [one] Encore un hex.
       *[other] Encore { $left } hex.
    }
ts-fear = peur des tanks : pour quelle unité lancer le dé ?

## Actes

verb-ready_made = placer le reste automatiquement
verb-lift = reprendre une unité placée
verb-end_setup = finir le placement
verb-raise = tenter une levée de milice dans une ville
verb-exit = quitter la carte par le nord
verb-disband = éliminer une unité en surempilement
verb-target_ship = attaquer un navire
verb-keep = garder le dé
verb-reroll = relancer (second jet définitif)
verb-lose = perdre une unité
verb-retreat = faire reculer une unité
verb-test = lancer le dé de peur d'une unité
verb-length = fixer la durée
verb-side = prendre un camp
value-white = les Blancs
value-red = les Rouges

## Ce qui arrive

placed-raised = Levée en { $to } : { $unit }.
removed-crowded = Surempilement en { $from }, unité éliminée : { $unit }.
removed-exit = Hors de la carte par le nord, en { $from } : { $unit }.
removed-no-place = Perte faute de place : { $unit }.
marked-flipped-on = Panique : { $units }.
marked-flipped-off = Ralliement : { $units }.
marked-broken-on = Panne : { $units }.
ts-runs = Pas de panne : { $unit }.
ts-attack = Attaque sur { $hex } : { $units } contre { $foes }.
ts-odds =
    { $column ->
        [AE] { $attack } contre { $defence } : moins de 1-2, attaquants éliminés sans jet de dé.
        [DE] { $attack } contre { $defence } : défense nulle, défenseurs éliminés sans jet de dé.
       *[other] { $attack } contre { $defence } : colonne { $column } après décalages.
    }
ts-result = { $result ->
    [DR] DR : { result-DR }.
    [AR] AR : { result-AR }.
    [DE] DE : { result-DE }.
    [AE] AE : { result-AE }.
   *[EX] EX : { result-EX }.
}
ts-no-effect = { $result ->
    [DR] DR, sans effet : le défenseur ne tient pas compte de la retraite.
   *[other] { $result }, sans effet : aucun attaquant n'est adjacent.
}
ts-taken = { $side ->
    [white] Les Blancs prennent { $hexes }.
   *[red] Les Rouges prennent { $hexes }.
}
ts-raised = { $hex } : milice levée.
ts-not-raised = { $hex } : levée manquée, nouvel essai possible au tour suivant.
ts-exit-counts = Sortie comptée pour la nulle ({ $exits } sur 4) : { $unit }.
ts-exit-void = Sortie non comptée, sans ligne libre ou hors délai ({ $exits } sur 4) : { $unit }.
ts-militia-panics = Milice sans soutien, panique sans jet : { $unit }.
ts-stands = Pas de panique : { $unit }.
ts-chooser = { $side ->
    [white] Le premier joueur fixe la durée.
   *[red] Le second joueur fixe la durée.
}
ts-length-set = La partie durera { $turns } tours.

ts-coin = Pile ou face : { $face ->
    [1] pile.
   *[other] face.
}
ts-die-combat = Dé de combat : { $face }.
ts-die-reroll = Dé relancé : { $face }.
ts-die-breakdown = Dé de panne : { $face }.
ts-die-fear = Dé de peur : { $face }.
ts-die-militia = Dé de levée : { $face }.

ts-white-wins = Les Blancs gagnent : Tsaritsyne est à eux, et la ligne du sud est libre.
ts-draw = Partie nulle : assez de cavalerie blanche a percé vers le nord.
ts-red-wins = Les Rouges gagnent : jusqu'au bout les Blancs n'ont trouvé ni la victoire ni la nulle.
ts-goal-taken = Les Blancs l'emportent : l'objectif est à eux, et la ligne vers le sud est libre.
ts-goal-held = Les Rouges l'emportent : jusqu'au bout les Blancs n'ont pas atteint leur but.

## Combat

result-DR = le défenseur recule de deux hex
result-AR = les attaquants adjacents reculent de deux hex
result-DE = le défenseur est éliminé
result-AE = les attaquants adjacents sont éliminés
result-EX = échange, une unité de chaque camp
ts-policy = on suppose que chacun recule par le premier chemin permis et perd son unité la plus faible dans un échange, qu'une unité de l'attaquant entre dans l'hex vidé, et que le QG qui peut faire relancer le dé le fait après un résultat contraire à son camp.
odds-rough = terrain accidenté
odds-fort = fortification
odds-tsaritsyn = Tsaritsyne
odds-river = tous les attaquants adjacents franchissent une rivière
odds-combined-arms = armes combinées
odds-collapse = effondrement rouge

## Où l'on en est

own-control = Villes et hex de Tsaritsyne, occupés ou traversés en dernier : { $white_n ->
    [0] les Blancs n'en tiennent aucun
   *[other] les Blancs tiennent { $white }
} ; { $red_n ->
    [0] les Rouges n'en tiennent aucun
   *[other] les Rouges tiennent { $red }
}.
own-exits = Cavalerie blanche sortie et comptée : { $value } sur 4.
own-collapse = { $value ->
    [true] Les Rouges s'effondrent (TS IX.collapse.1).
   *[false] Les Rouges ne s'effondrent pas (TS IX.collapse.1).
}

## Options

option-length = durée en tours
option-length-bid = fixée par un joueur au début de la partie
option-chooser = qui fixe la durée, si elle n'est pas convenue
option-chooser-coin = tirage au sort
option-chooser-white = le premier joueur
option-chooser-red = le second joueur
option-setup = placement
option-setup-free = à la main
option-setup-ready_made = automatique
option-free_deployment = variante : placement libre de chaque côté de la ligne
option-no_allied_support = variante : sans aide alliée, un seul tank blanc
option-more_white_support = variante : pas de milice rouge
option-white_flexibility = variante : la cavalerie sortie compte à tout moment
option-red_tactical_advantage = variante : les Rouges se placent pions cachés
option-more_red_support = variante : pas de milice blanche
option-exit_clock = quand une sortie de cavalerie compte
option-exit_clock-deadline = jusqu'à la fin du tour 7
option-exit_clock-from_turn_7 = à partir du tour 7
option-train_escort = qui escorte un train
option-train_escort-land = une unité terrestre autre qu'un train
option-train_escort-any = toute unité amie
option-entry = où entrent les renforts
option-entry-edge = par le bord de la carte
option-entry-half = n'importe où dans leur moitié
option-stacking = quand l'empilement se vérifie
option-stacking-move = à chaque mouvement
option-stacking-phase = à la fin de la phase
ts-bad-owner = white_last : seuls les villes et les hex de Tsaritsyne ont un propriétaire
ts-bad-raised = raised : seules les villes rouges donnent de la milice (TS IX.militia.2)
ts-bad-length = length : de 7 à 14 tours (TS II.2)
ts-bad-goal = hexes : il faut de une à { $most } villes ou hex de Tsaritsyne
ts-bad-turn = tour { $turn } : le placement est au tour 0, les autres phases vont de 1 à la durée de la partie (TS IV.1)

## Calques et compteurs

overlay-reach = portée
overlay-reach-text = où cette unité peut aller, et à quel prix.
overlay-zoc = zones de contrôle
overlay-zoc-text = les hex que ce camp contrôle autour de ses unités.
overlay-line = ligne libre
overlay-line-text = { $n ->
    [0] aucune ligne libre ne joint Tsaritsyne au sud.
   *[other] une ligne libre de { $n } hex joint Tsaritsyne au sud.
}
overlay-threat = menace
overlay-threat-text = les hex que ce camp pourrait attaquer après avoir bougé.
overlay-control = contrôle
overlay-control-text = ce que chaque camp tient ou surveille seul.
overlay-objectives = objectifs
overlay-objectives-text = villes et hex de Tsaritsyne, et qui y passa en dernier.
track-tsaritsyn = Tsaritsyne
track-tsaritsyn-hint = trois hex et une ligne libre : victoire blanche
track-goal = Objectif
track-goal-hint = tous ses hex et une ligne libre : les Blancs gagnent
track-towns = villes
track-towns-hint = sept villes : effondrement rouge
track-exits = cavalerie sortie au nord
track-exits-hint = quatre à temps : partie nulle

## Sur l'étagère

game-subtitle = Guerre civile russe, juin 1919
game-scale = 1 hex = 2,4 km
game-units = bataillons, régiments
game-length = 7 à 14 tours
game-complexity = 2
game-edition = livret de 2004, avec ses variantes
game-special = Des tanks qui font peur, des trains blindés, des milices qui se lèvent dans les villes.
aim-white = Prendre les trois hex de Tsaritsyne et garder une ligne libre vers le sud.
aim-red = Tenir la ville et les tranchées jusqu'au dernier tour.
aim-training-white = Prendre Beketovka en quatre tours et la tenir.
aim-training-red = Garder Beketovka dans votre zone de contrôle, ou couper sa ligne vers le sud.
option-length-about = Plus la partie est longue, plus les Blancs ont de chances.
option-chooser-about = Ne sert que si la durée se fixe au début de la partie.
option-setup-about = Automatique : on joue aussitôt. À la main : chacun place ses unités.
option-free_deployment-about = Chaque camp part d'où il veut, de son côté de la ligne.
option-no_allied_support-about = Les Blancs ont un tank au lieu de trois. Aide les Rouges.
option-more_white_support-about = Aucune ville ne lève de milice pour les Rouges. Aide les Blancs.
option-white_flexibility-about = Quatre cavaleries sorties par le nord font partie nulle à n'importe quel tour. Aide les Blancs.
option-red_tactical_advantage-about = Les Blancs se placent sans voir les unités rouges. Aide les Rouges.
option-more_red_support-about = Aucune ville ne lève de milice pour les Blancs. Aide les Rouges.
option-exit_clock-about = À quel moment la cavalerie sortie par le nord compte pour la nulle.
option-train_escort-about = Quelle unité doit se trouver près d'un train blindé.
option-entry-about = Où entre la cavalerie blanche du tour 3.
option-stacking-about = À quel moment une pile trop grande est refusée.

## Premier tour guidé

tour-welcome = Voici Tsaritsyne, juin 1919. Vous menez les Blancs, en bleu pâle ; l'ordinateur mène les Rouges et tient la ville, au nord-est. Tout est déjà placé.
tour-pick = Les unités marquées de quatre coins dorés peuvent se déplacer. Choisissez-en une au sud de la ligne rouge.
tour-go = Les hex éclairés sont à sa portée ; le chiffre donne le coût en PM, l'octogone un arrêt obligatoire. Amenez-la sur un hex adjacent à un pion rouge.
tour-undo = Une erreur ? La flèche (ou la touche U) annule vos actions, jusqu'au dernier jet de dé.
tour-overlays = Ces boutons posent un calque sur la carte. Essayez Zones de contrôle (touche Z) : les hex que contrôle l'adversaire.
tour-end-move = Déplacez d'autres unités si vous voulez : à plusieurs, l'attaque sera plus forte. Puis terminez la phase : ce qui est marqué « définitif » ne s'annule pas.
tour-target = Phase de combat. Les cibles possibles sont éclairées : choisissez-en une.
tour-join = Engagez les unités adjacentes à la cible, une à une.
tour-odds = Avant le jet de dé, vous voyez tout : les forces, la colonne, chaque modificateur avec sa règle, et la probabilité de chaque résultat.
tour-attack = Quand le rapport de force vous convient, cliquez sur « Lancer l'attaque » : une fois le dé lancé, elle ne s'annule plus.
tour-log = Le journal note chaque action et chaque jet de dé. Un clic sur § ouvre le résumé de la règle.
tour-sequence = Voici la séquence du tour et la phase en cours. Terminez vos phases, l'ordinateur jouera ensuite. Un clic droit ou un appui long, n'importe où, explique pourquoi une action est interdite. À vous de jouer !
tour-training = Un petit combat pour apprendre. Vous menez six régiments blancs, en bleu pâle ; deux unités rouges, menées par l'ordinateur, descendent la Volga. Prenez Beketovka (1009) en quatre tours et tenez-la hors des zones de contrôle rouges, avec une ligne libre jusqu'au bord sud.
tour-training-go = Les hex éclairés sont à sa portée ; le chiffre donne le coût en PM, l'octogone un arrêt obligatoire. Amenez-la vers Beketovka : l'ennemi est trop loin pour un combat ce tour-ci.

## Actes, avec leur objet

act-lift = reprendre { $noun }
act-raise = lever la milice à { $noun }
act-disband = éliminer { $noun }
act-target_ship = attaquer { $noun }
act-lose = perdre { $noun }
act-retreat = faire reculer { $noun }
act-test = lancer le dé de { $noun }

## Refus

ts-why-left-north = Sortie par le nord, sans retour : { $unit }.
ts-why-not-raised = Cette milice n'est pas encore levée.
ts-why-tank-river = Aucun tank ne franchit la rivière entre { $hexes }.
ts-why-off-rails = Pas de voie ferrée entre { $hexes }.
ts-why-ashore = Une canonnière reste sur la Volga.
ts-why-volga = { $hex } est la Volga : interdit aux unités terrestres.
ts-why-train-alone = Aucune unité amie à 4 hex ou moins de cet hex.
ts-why-not-at-the-edge = N'est pas au bord nord : { $unit }.
ts-why-only-cavalry-exits = Seule la cavalerie blanche sort par le nord.
ts-why-not-mechanised = Seuls la cavalerie, les tanks et les trains blindés bougent dans cette phase.
ts-why-panicked = L'unité est paniquée.
ts-why-broken = Le tank est en panne pour cette phase.
ts-why-bound = Son hex a attaqué { $hex } et ne peut en attaquer un autre.
ts-why-bound-elsewhere = Les unités proches sont dans des hex qui en ont attaqué un autre.
ts-why-beaten = Les unités de cet hex ont déjà été attaquées dans cette phase.
ts-why-struck = L'unité a déjà été attaquée dans cette phase.
ts-why-gun-hampered = Pas de tir à 2 hex pour { $unit }, adjacente à un ennemi : { $units }.
ts-why-nobody-in-range = Aucune unité n'est adjacente, aucune pièce à 2 hex ou moins.
ts-why-idle-beside = À portée de { $hex }, mais sans pouvoir attaquer : { $units }.
ts-why-only-guns = Seuls l'artillerie, les trains blindés et les canonnières attaquent une canonnière.
ts-why-no-gun-near = Aucune pièce n'est à 2 hex ou moins.
ts-why-ship-apart = Il n'y a là qu'une canonnière : elle s'attaque à part.
ts-why-attack-the-hex = Les unités terrestres s'attaquent ensemble : attaquez { $hex }.
ts-why-fired-from-afar = L'unité a attaqué à 2 hex de distance.
ts-why-no-fear = Pas de test de peur des tanks pour { $unit }.
ts-why-retreat-unfinished = { $steps ->
    [one] La retraite ne peut pas finir en { $hex }.
   *[other] Une retraite de { $steps } hex ne peut pas s'achever par { $hex }.
}
ts-why-forts-empty = Les fortifications de la ligne doivent d'abord être garnies : { $hexes }.
ts-why-beside-red = { $hex } est adjacent à l'ennemi : { $units }.
ts-why-militia-alone = Les milices se placent seules dans un hex ; en { $hex } : { $units }.
ts-why-militia-last = Les milices se placent en dernier.
ts-why-militia-there = Une milice se trouve déjà en { $hex }.
ts-why-militia-waits = Milices encore à placer : { $units }.
ts-why-no-entry = L'unité ne peut entrer nulle part.
ts-why-not-a-town-taken = Une milice se lève seulement dans une ville rouge prise et occupée par le Blanc.
ts-why-raised = Cette ville a déjà donné sa milice.
ts-why-tried = Cette ville a déjà été sollicitée dans cette phase.
ts-why-no-militia-left = Il ne reste plus de pion de milice.
charge-tsaritsyn = Tsaritsyne

## Avant la fin d'une phase

undone-idle-short = { $n ->
    [1] une unité sans bouger
   *[other] { $n } unités sans bouger
}
undone-raise = { $rest ->
    [0] milice à lever en { $hex }
   *[other] milice à lever dans { $n } villes, dont { $hex }
}
undone-raise-short = { $n ->
    [1] milice à lever
   *[other] milice à lever dans { $n } villes
}
ts-undone-militia = { $n ->
    [1] milice en attente : { $units }
   *[other] milices en attente : { $units }
}
ts-undone-militia-short = { $n ->
    [1] une milice attend
   *[other] { $n } milices attendent
}
ts-undone-militia-note = éliminée si elle n'est pas placée ce tour-ci

## Phases passées

skipped-white-combat = aucune unité n'est adjacente à l'ennemi
skipped-white-reinforcement = pas de renforts ce tour-ci
skipped-white-mechanised = aucune unité mécanisée ne peut bouger
skipped-red-combat = aucune unité n'est adjacente à l'ennemi
skipped-red-reinforcement = pas de renforts ce tour-ci
skipped-red-mechanised = aucune unité mécanisée ne peut bouger

## Les étapes d'un combat

combat-step-battle = unités et annonce
combat-step-throw = dé
combat-step-reroll = relance
combat-step-result = résultat
combat-step-advance = avance après combat
## Armées vues de loin

army-37 = 37e division
army-38 = 38e division
army-D = cavalerie de Doumenko
army-2 = 2e division d'infanterie
army-2KC = 2e cavalerie du Kouban
army-3K = 3e infanterie du Kouban
army-3KC = 3e cavalerie du Kouban

## What came of each step of a combat, in a few words

came-ts-attack = { $units-many ->
    [one] { $units-many } unité
   *[other] { $units-many } unités
} contre { $foes-many }
came-ts-odds = { $column ->
    [AE] pas de dé
    [DE] pas de dé
   *[other] colonne { $column }
}
came-ts-result = { $result }
came-ts-no-effect = sans effet
came-none-reroll = aucune
