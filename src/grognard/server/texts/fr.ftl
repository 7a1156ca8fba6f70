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
