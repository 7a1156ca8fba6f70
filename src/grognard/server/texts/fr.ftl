# À la table du navigateur une unité se montre et se clique : son nom suffit, sans le repère qu'on tape au terminal. Un jeu où des unités ont le même nom dit comment les nommer.
unit-ref = { $name }
unit-brief = { $name }

# Une partie qui ne peut être rejouée, lue comme elle a été écrite.
unread-act = agit ; seul son camp peut lire comment
written-die = un dé : { $face } sur { $sides }
