# À la table du navigateur une unité se montre et se clique : son nom suffit, sans le repère qu'on tape au terminal. Un jeu où des unités ont le même nom dit comment les nommer.
unit-ref = { $name }
unit-brief = { $name }

# Une partie qui ne peut être rejouée, lue comme elle a été écrite.
unread-act = joue une action cachée
written-die = un dé : { $face } sur { $sides }

## Le bouton qui termine une phase

ending-yours = puis vous : { $phase }
ending-other = puis { $side } : { $phase }
ending-die = puis : { $phase }
ending-over = la partie s'arrête là
ending-skips = phases passées, rien à y faire : { $phases }
undone-idle = { $rest ->
    [0] peut encore agir : { $unit }
   *[other] { $n } unités peuvent encore agir : { $unit }, …
}
undone-idle-short = { $n ->
    [1] une unité sans agir
   *[other] { $n } unités sans agir
}
undone-waits = { $rest ->
    [0] peut encore entrer : { $unit }
   *[other] { $n } unités peuvent encore entrer : { $unit }, …
}
undone-waits-short = { $n ->
    [1] un renfort attend
   *[other] { $n } renforts attendent
}
undone-places = { $rest ->
    [0] reste à placer : { $unit }
   *[other] { $n } pions restent à placer : { $unit }, …
}
undone-places-short = { $n ->
    [one] 1 pion à placer
   *[other] { $n } pions à placer
}
undone-target = { $rest ->
    [0] attaque encore possible sur { $hex }
    [1] attaques encore possibles sur { $hex } et un autre hex
   *[other] attaques encore possibles sur { $hex } et { $rest } autres hex
}
undone-target-short = { $n ->
    [1] une attaque possible
   *[other] { $n } attaques possibles
}

## Pourquoi pas, et quoi d'autre

why-too-far-brief = Il faut { $needed } PM, il en reste { $left }.
bill-over = { $n } de trop
why-empty-box = Aucune unité à déplacer là.
way-hex = { $hex }, pour { $cost } PM
way-place = { $hex }
way-unit = choisir { $unit }
way-unit-in = choisir { $unit } en { $hex }
way-buttons = { $labels }
# Un groupe d'unités.
group-final = Ce mouvement ne peut pas être annulé : jouez-le seul.
group-busy = Terminez d'abord le mouvement en cours.
group-there = Déjà dans cet hex.
group-no-nearer = Impossible de s'en rapprocher.
group-has-final = un de ces mouvements ne peut pas être annulé : jouez-le seul

# Consignes : les questions auxquelles on peut répondre d'avance.
order-policy = comme le supposent les chances affichées
order-retreat = retraites
order-falling = reculs
order-fall_back = retraites
order-following = QG qui suit une pile en retraite
order-displaced = QG repositionnés
order-loss = pertes dans un échange
order-losses = pertes de pas
order-toll = pertes de pas en reculant dans une ZdC ennemie
order-ordeal = résultats de combat : perte d'un pas ou recul
order-reroll = relance du QG
order-advance = avance après combat
order-pursuit = avance après combat
order-defender_support = appui de la défense
bad-order = réponse inconnue « { $how } » à « { $kind } »

# Listes.
list-all = toutes

danger-levels = danger au tour ennemi : léger, attaque possible ; moyen, à 1/1 ou plus ; fort, à { $times }/1 ou plus
danger-cut =
    { $n ->
        [one] 1 unité n'a pas de ligne de ravitaillement
       *[other] { $n } unités n'ont pas de ligne de ravitaillement
    }
danger-risk =
    { $n ->
        [one] si { $hex } tombe, 1 unité perd sa ligne de ravitaillement
       *[other] si { $hex } tombe, { $n } unités perdent leur ligne de ravitaillement
    }

## What came of each step of a combat, in a few words

came-step-lost = { $units ->
    [many] { $times } pas perdus, { $n } unités ({ $side })
   *[other] { $times ->
        [one] un pas perdu
       *[other] { $times } pas perdus
    } : { $units }
}
came-removed-combat = { $units ->
    [many] { $n } unités éliminées ({ $side })
   *[other] { $n ->
        [one] unité éliminée
       *[other] unités éliminées
    } : { $units }
}
came-removed-exchange = { came-removed-combat }
came-removed-no-retreat = { came-removed-combat }
came-moved-retreat = { $far ->
    [one] recul d'un hex
   *[other] recul de { $far } hex
} : { $units ->
    [many] { $n } unités ({ $side })
   *[other] { $units }
}
came-moved-advance = avance : { $units ->
    [many] { $n } unités
   *[other] { $units }
}
