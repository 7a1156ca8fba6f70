# À la table du navigateur une unité se montre et se clique : son nom suffit, sans le repère qu'on tape au terminal. Un jeu où des unités ont le même nom dit comment les nommer.
unit-ref = { $name }
unit-brief = { $name }

# Une partie qui ne peut être rejouée, lue comme elle a été écrite.
unread-act = agit ; seul son camp peut lire comment
written-die = un dé : { $face } sur { $sides }

# Un groupe d'unités.
group-final = Ce mouvement ne peut pas être annulé : jouez-le seul.
group-busy = Terminez d'abord le mouvement en cours.
group-there = Déjà dans cet hex.
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
list-formation = formation { $code }
