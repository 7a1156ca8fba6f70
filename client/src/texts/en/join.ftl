# Coming by a link: to take a seat, or to watch.

join-title = You are invited to a table
join-letter = { $known ->
    [no] You are invited to play { $game }.
   *[yes] { $host } invites you to play { $game }.
}
join-name = Your name, and nothing else
join-text = No account, nothing to install. The seat stays with this browser.
join-known = You will take your seat under the name of { $name }.
join-go = Take the seat
join-learn = Learn first, with a guided game
join-decline = Not now
watch-title = You are invited to watch a game
watch-letter = { $known ->
    [no] You are invited to watch { $game }.
   *[yes] { $host } invites you to watch { $game }.
}
watch-text = You will see only what is public.
watch-go = Watch
join-incomplete = This link is incomplete. Ask the sender for the full link.

told-game = game
told-side = side
told-your-side = your side
told-pace = pace
told-host = host
told-here = { $here ->
    [yes] at the table now
   *[no] not at the table now; the game waits for each player
}
told-changed = changed
pace-told = { $pace ->
    [live] { $size } min each, { $increment } s more each time play passes to the other side; { $timeout ->
        [forfeit] when time is up, the game is lost
        [steward] when time is up, the computer plays instead
       *[none] when time is up, the table waits
    }
    [daily] { $size } h for each decision; { $timeout ->
        [forfeit] beyond that, the game is lost
        [steward] beyond that, the computer plays instead
       *[none] beyond that, the table waits
    }
   *[none] no clock: together, or each in their own time
}
