# L'accueil : choisir une partie, reprendre, retrouver.

lobby-title = Choisir une partie
lobby-resume = Reprendre
resume-title = { $game } · tour { $turn }
resume-yours = à vous : { $phase }
resume-unseen =
    { $count ->
        [one] à vous : une action adverse à revoir d'abord
       *[other] à vous : { $count } actions adverses à revoir d'abord
    }
resume-theirs = { $name } réfléchit, { $when }
resume-open = attend un adversaire
resume-held = suspendue
resume-watching = vous regardez : { $phase }

card-chosen = choisi
card-soon = en préparation
card-scale = échelle
card-units = unités
card-length = durée
card-rules = règles
complexity = { $level ->
    [1] simple
    [2] abordable
    [3] moyen
    [4] exigeant
   *[5] monstre
}

lobby-scenario = Scénario
lobby-only-scenario = Le scénario du livret
lobby-settled =
    { $count ->
        [one] Ce scénario fixe une option : elle n'est pas proposée ici.
       *[other] Ce scénario fixe { $count } options : elles ne sont pas proposées ici.
    }
lobby-preparation = Préparation
lobby-variants = Variantes
lobby-readings = Points que la règle ne tranche pas ({ $count })
option-turns = { $turns } tours

lobby-sides = Camps et adversaire
sides-label = Votre camp
sides-lot = Au hasard
sides-both = Vous jouez tous les camps.
opponent-label = Adversaire
opponent-bot = L'ordinateur
opponent-level = Niveau de l'ordinateur
opponent-friend = Un ami, par lien
opponent-friend-hint = en direct ou par correspondance, pendule, retours en arrière d'un commun accord
opponent-same = Même écran
opponent-same-hint = à deux devant la table

pace-label = Rythme
pace-none = Libre
pace-live = Pendule
pace-daily = Par correspondance
pace-none-hint = sans pendule, ensemble ou chacun à son heure
pace-minutes = Temps de chacun
pace-increment = Ajouté quand vous passez la main
pace-hours = Pour chaque décision
unit-minutes = min
unit-seconds = s
unit-hours = h
timeout-label = Temps écoulé
timeout-none = on attend
timeout-forfeit = partie perdue
timeout-steward = l'ordinateur joue à sa place

lobby-dice = Dés
dice-live = Dés scellés
dice-live-hint = tirage scellé avant la partie, révélé à la fin : chacun peut le vérifier
dice-manual = Vos dés, sur la table
dice-manual-hint = vous lancez vos dés et saisissez les résultats
dice-faces = Faces tombées, dans l'ordre

sum-turns = { $turns } tours.
sum-side = Vous : { $side }.
sum-lot = Votre camp : au sort.
sum-both = Vous : tous les camps.
sum-bot = Contre : l'ordinateur, { $level }.
sum-friend = Contre : un ami, que vous inviterez par un lien.
sum-live = Pendule : { $minutes } min chacun, { $increment } s de plus chaque fois que la main passe.
sum-daily = Par correspondance : { $hours } h pour chaque décision.
sum-same = À deux sur cet écran.
sum-changed = { $count ->
    [one] Une option changée.
   *[other] { $count } options changées.
}
sum-undo = Annulation libre jusqu'au dernier jet de dé.
sum-manual = Vous lancez les dés vous-même.
lobby-open = Ouvrir la table
lobby-learn = Apprendre : premier tour guidé
lobby-learn-small = Apprendre : une petite partie guidée, { $turns } tours

invite-title = La table est ouverte
invite-text = Envoyez ce lien à qui doit s'asseoir en face. Il ne s'affiche qu'ici : copiez-le maintenant. Vous pourrez en refaire un depuis la table.
invite-seat = Lien d'invitation : { $seat }
invite-watch = Lien pour regarder
invite-make-watch = Faire un lien pour regarder
invite-go = Aller à la table

lobby-past = Parties finies
lobby-past-none = Vos parties terminées se revoient ici, action par action.
lobby-import = Importer un journal
import-large = ce fichier est trop grand pour être un journal
lobby-rulebook = Livret de { $game }, version { $version }
lobby-credits = Cartes dessinées par Grognard d'après ses propres données.

opponent-style = Style de l'ordinateur
opponent-seconds = Réflexion par tour
opponent-experiments = Pour des expériences
opponent-training = Entraînement : il explique ce qu'il joue
together-label = Si les deux en conviennent
together-steward = l'ordinateur décide pour un joueur absent, hors de ses phases
together-hints = conseils de l'ordinateur
sum-style = Style de jeu : { $style }.
sum-training = Partie d'entraînement : il explique ce qu'il joue.
