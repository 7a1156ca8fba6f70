# Coming by a link: to take a seat, or to watch.

join-title = You are invited to a table
join-text = A name is enough to take your seat.
join-known = You will take your seat under the name of { $name }.
join-go = Take the seat
watch-title = You are invited to watch a game
watch-text = You will see only what is public.
watch-go = Watch
join-incomplete = This link is incomplete. Ask the sender for the full link.
