# Arriver par un lien : prendre place, ou regarder.

join-title = Vous êtes invité à une table
join-letter = { $known ->
    [no] Vous êtes invité à jouer : { $game }.
   *[yes] { $host } vous invite à jouer : { $game }.
}
join-name = Votre nom, et rien d'autre
join-text = Ni compte ni installation. Votre place reste liée à ce navigateur.
join-known = Vous prendrez place sous ce nom : { $name }.
join-go = Prendre place
join-learn = Apprendre d'abord, par une partie guidée
join-decline = Pas maintenant
watch-title = Vous êtes invité à regarder une partie
watch-letter = { $known ->
    [no] Vous êtes invité à regarder : { $game }.
   *[yes] { $host } vous invite à regarder : { $game }.
}
watch-text = Vous ne verrez que ce qui est public.
watch-go = Regarder
join-incomplete = Ce lien est incomplet. Demandez le lien entier à la personne qui vous l'a envoyé.

told-game = jeu
told-side = camp
told-your-side = votre camp
told-pace = rythme
told-host = hôte
told-here = { $here ->
    [yes] à la table en ce moment
   *[no] pas à la table en ce moment ; la partie attend chaque joueur
}
told-changed = changé
pace-told = { $pace ->
    [live] { $size } min chacun, { $increment } s de plus chaque fois que la main passe ; { $timeout ->
        [forfeit] temps écoulé, la partie est perdue
        [steward] temps écoulé, l'ordinateur joue à sa place
       *[none] temps écoulé, on attend
    }
    [daily] { $size } h pour chaque décision ; { $timeout ->
        [forfeit] passé ce délai, la partie est perdue
        [steward] passé ce délai, l'ordinateur joue à sa place
       *[none] passé ce délai, on attend
    }
   *[none] sans pendule : ensemble, ou chacun à son heure
}
