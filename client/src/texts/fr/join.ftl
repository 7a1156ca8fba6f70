# Arriver par un lien : prendre place, ou regarder.

join-title = Vous êtes invité à une table
join-text = Un nom suffit pour prendre place.
join-known = Vous prendrez place sous ce nom : { $name }.
join-go = Prendre place
watch-title = Vous êtes invité à regarder une partie
watch-text = Vous ne verrez que ce qui est public.
watch-go = Regarder
join-incomplete = Ce lien est incomplet. Demandez-le de nouveau à qui vous l'a envoyé : il doit se copier en entier.
