## Groupes d'unités

group-title = Groupe sélectionné
group-count = { $n ->
    [one] { $n } sur { $of } à déplacer
   *[other] { $n } sur { $of } à déplacer
}
group-member = { $unit }, { $hex }
group-attack = en attaque
group-slowest = le plus lent
group-mp = PM
group-add = Ajouter une pile
group-add-hint = Cliquez sur une pile pour l'ajouter (ou Maj et clic)
group-drop = Désélectionner le groupe
group-prompt = { $n ->
    [one] Déplacez cette unité : choisissez un hex en surbrillance.
   *[other] Déplacez ces { $n } unités : choisissez un hex en surbrillance.
}
group-move-all = { $n ->
    [one] Déplacer une unité en { $hex }
   *[other] Déplacer les { $n } en { $hex }
}
group-move-some = Déplacer { $n } sur { $of } en { $hex }
group-move-towards = { $n ->
    [one] Rapprocher une unité de { $hex }
   *[other] Rapprocher les { $n } de { $hex }
}
group-near-some = Rapprocher { $n } sur { $of } de { $hex }
group-end = { $n } en { $hex }
group-how = Façon de se déplacer
group-together = Ensemble
group-best = Chacun au mieux
group-none = { $of ->
    [one] Cette unité ne peut pas aller en { $hex }
   *[other] Aucune des { $of } ne peut aller en { $hex }
}
group-why = { $n ->
    [one] { $n } sur { $of } ne peut pas y aller
   *[other] { $n } sur { $of } ne peuvent pas y aller
}
group-why-rest = { $n ->
    [one] Pourquoi pas l'autre ?
   *[other] Pourquoi pas les { $n } autres ?
}
group-take = Sélectionner toute la pile ({ $n })
group-in = Avec le groupe

## Un hex sous le pointeur

peek-title = Hex { $hex }
peek-cost = { $cost } PM
peek-cost-of = { $cost } / { $left } PM
peek-stop = arrêt obligatoire
peek-attack = attaque
peek-defence = défense
peek-threat = { $n ->
    [one] Menacé par une pile, { $attack } contre { $defence } au plus
   *[other] Menacé par { $n } piles, { $attack } contre { $defence } au plus
}
peek-strike = { $n ->
    [one] À portée d'une de vos piles, { $attack } contre { $defence } au plus
   *[other] À portée de { $n } de vos piles, { $attack } contre { $defence } au plus
}
peek-unseen = (sans les unités cachées)
peek-pin = Espace : épingler

## Consignes

orders-title = Consignes
orders-open = Consignes…
orders-what = Des réponses données d'avance, pour quand vous êtes absent ou ne voulez pas être interrogé. Vous pouvez les changer ou les retirer à tout moment.
orders-ask = Me demander
orders-pass = Passer mes propres phases
orders-pass-no = non
orders-pass-until = jusqu'au tour { $turn }
orders-policy = Comme le supposent les chances affichées :
orders-secret = L'adversaire n'est pas informé qu'une consigne existe ; le journal ne montre que l'action. Une réponse immédiate peut toutefois le lui laisser deviner.
orders-revoke = Tout retirer
orders-count = { $n ->
    [one] Une consigne
   *[other] { $n } consignes
}

## Listes qui mènent

lists-watch = À voir
lists-tab = Tab : unité suivante
lists-formations = Vos unités
lists-moved = déplacées
lists-formation = { $name } : { $moved } sur { $n } ont bougé, { $able } peuvent encore agir
lists-threatened = { $hex } menacé, { $attack } contre { $defence } au plus
lists-isolated = { $n ->
    [one] { $hex } : une unité isolée ou non ravitaillée
   *[other] { $hex } : { $n } unités isolées ou non ravitaillées
}
lists-waiting = { $n ->
    [one] Une unité attend d'entrer
   *[other] { $n } unités attendent d'entrer
}
table-odds-support = Appuis
table-odds-support-later = Appuis, une fois l'attaque annoncée
table-odds-give = Donner
table-odds-give-of = Donner : { $what }

## Dans les airs

table-card-air = Interception
air-title = Missions
air-ready = { $ready } prêtes, { $idle ->
    [one] 1 inactive
   *[other] { $idle } inactives
}
air-missions = Missions annoncées
air-targets = Objectifs
air-their-targets = Objectifs ennemis
air-none = Aucune mission annoncée.
air-escort = escorte
air-may-meet = { $n ->
    [one] 1 chasseur peut l'intercepter
   *[other] { $n } chasseurs peuvent l'intercepter
}
air-nobody-meets = Aucun chasseur ne peut l'intercepter.
air-can-meet = { $n ->
    [one] 1 de vos chasseurs à portée
   *[other] { $n } de vos chasseurs à portée
}
air-none-of-yours = Aucun de vos chasseurs à portée.
air-bases = Bases
air-takeoffs = décollages / capacité
air-base-of = { $name } : { $used } décollages sur { $capacity }
air-lanes = Combat aérien
air-out = rentre
air-question = { $n ->
    [one] Interception : une mission à portée
   *[other] Interception : { $n } missions
}
air-send-to = Chasseurs envoyés, { $name }
air-fewer = Un chasseur de moins, { $name }
air-more = Un chasseur de plus, { $name }
air-raid = { $escorts ->
    [0] { $units ->
        [one] Une unité sans escorte.
       *[other] { $units } unités sans escorte.
    }
   *[other] { $units ->
        [one] Une unité et { $escorts } d'escorte.
       *[other] { $units } unités et { $escorts } d'escorte.
    }
}
air-in-reach = { $n ->
    [one] Un de vos chasseurs est à portée.
   *[other] { $n } de vos chasseurs sont à portée.
}
air-out-of-reach = Aucun de vos chasseurs n'est à portée.
air-sent = Chasseurs qui interceptent
air-intercept = { $n ->
    [one] Intercepter une mission
   *[other] Intercepter { $n } missions
}
air-let-pass = Laisser passer
air-orders = Consignes
air-ask-again = Répondre à l'interception

## Mise en place par armées

muster-title = Vos armées
muster-placed = { $placed } pions sur { $n }
muster-army = { $name } : { $placed } pions placés sur { $n }
muster-zone = { $n ->
    [one] zone d'un hex
   *[other] zone de { $n } hex
}
muster-on-map = Sur la carte : { $n }
muster-lacks = Ce qui manque
muster-left = { $n ->
    [one] Un pion à placer
   *[other] { $n } pions à placer
}
muster-fill = Compléter : { $name }, { $n }
muster-next = Armée suivante
