# La porte : le premier écran, le retour, une nouvelle partie.

door-tab = Jouer
door-title = { $count ->
    [5] Cinq jeux de guerre sur carte, de Tsaritsyne à Berlin : vous commandez, la table connaît les règles et les cite.
   *[other] Des jeux de guerre sur carte : vous commandez, la table connaît les règles et les cite.
}
door-guided = Jouer une partie guidée
door-guided-note = { $length }, rien à lire avant
door-choose = Choisir un jeu
door-link = J'ai reçu un lien
door-link-paste = Collez le lien ici
door-link-go = Ouvrir
door-continue = Continuer une partie
door-picture = { $scenario } : le placement de départ.
door-games = { $count ->
    [5] Cinq jeux
   *[other] { $count } jeux
}
door-games-note = du plus court au plus long ; chacun a son école, une petite partie pour apprendre

length-minutes = { $least } à { $most } min
length-hours = { $range ->
    [no] { $most } h
   *[yes] { $least } à { $most } h
}
left-minutes = { $n } min
left-hours = { $n } h

card-first = pour commencer
card-soon = en préparation
card-length = durée
card-scale = échelle
card-units = pions
card-rules = règles
card-counters = { $units } sur { $hexes } hex
complexity = { $level ->
    [1] simple
    [2] abordable
    [3] moyen
    [4] exigeant
   *[5] monstre
}
level-rules = { $level ->
    [1] règles simples
    [2] règles abordables
    [3] règles moyennes
    [4] règles exigeantes
   *[5] règles monstres
}

ways-bot = L'ordinateur
ways-bot-note = du plus faible au plus fort
ways-bot-more = À tous les niveaux, il dit pourquoi il a joué et vous conseille si vous le demandez. Trois styles : équilibré, prudent, offensif.
level-for = { $level ->
    [recruit] pour une première partie
    [officer] pour qui connaît les règles
    [marshal] pour une partie difficile ; il prend son temps
   *[other] pour s'exercer
}
ways-friend = Un ami, par un lien
ways-friend-note = ce qu'il lit avant d'entrer
ways-friend-text = Le lien indique le jeu, son camp, le rythme et votre nom. Votre ami tape un nom et prend place : ni compte, ni installation.
ways-friend-go = Inviter un ami
ways-same = À deux devant l'écran
ways-same-text = La table se tourne à chaque phase. Un voile couvre ce que l'autre joueur ne doit pas voir ; on le lève en cliquant sur son camp.
ways-same-go = Jouer sur un écran
ways-continue-text = Une partie s'enregistre à chaque action et vous attend sur cette page.
ways-device = Mes parties d'un autre appareil

local-title = Cette adresse ne s'ouvre que sur cet ordinateur.
local-text = Un ami ailleurs ne pourra pas entrer : { $host }, c'est toujours la machine du joueur qui clique.
local-how = Comment ouvrir la table aux autres
local-home = Dans la même maison : arrêtez le programme et lancez-le avec
local-home-then = Ouvrez ensuite cette page à l'adresse de cet ordinateur dans votre réseau, par exemple http://192.168.1.20:{ $port }, et invitez de là.
local-internet = Par Internet : installez-le sur un serveur qui a sa propre adresse, en https ; le chapitre sur le serveur explique comment.

lobby-resume = En cours
lobby-resume-note = les vôtres d'abord
lobby-new = Nouvelle partie
resume-title = { $of ->
    [0] { $game }, tour { $turn }
   *[other] { $game }, tour { $turn } sur { $of }
}
resume-yours = À vous depuis { $when } : { $phase }.
resume-theirs = { $name } doit jouer depuis { $when } : { $phase }.
since-day = le { $day }, { $time }
resume-left = Temps restant : { $time }.
resume-unseen = { $count ->
    [one] 1 action adverse à revoir d'abord.
   *[other] { $count } actions adverses à revoir d'abord.
}
resume-open = En attente d'un adversaire.
resume-leaves = Sans activité : cette table sera supprimée le { $when } si personne n'y joue.
resume-held = Suspendue.
resume-watching = Vous regardez ({ $phase }).
table-against = contre { $name }
lead-picture = La position, là où il s'est passé quelque chose
lead-news = { $n ->
    [one] Depuis votre dernière visite : { $n } action
   *[other] Depuis votre dernière visite : { $n } actions
}
lead-play = Jouer
lead-look = Regarder
lead-watch = { $n ->
    [one] Revoir { $n } action
   *[other] Revoir { $n } actions
}

fresh-title = Nouvelle partie : { $game }
fresh-back = Retour
fresh-games = Jeux

lobby-scenario = Scénario
lobby-settled = { $count ->
    [one] Ce scénario fixe une option : elle n'est pas proposée ici.
   *[other] Ce scénario fixe { $count } options : elles ne sont pas proposées ici.
}
lobby-options = Options
lobby-options-note = décochées : le livret tel quel
lobby-readings = Interprétations des règles ({ $count })
lobby-readings-note = ce que le livret ne tranche pas ; les nôtres sont choisies
option-turns = { $turns } tours
option-changed = changé

lobby-sides = Votre camp
sides-label = Votre camp
sides-lot = Au hasard
sides-both = Vous jouez tous les camps.
lobby-opponent = Contre qui
opponent-bot = L'ordinateur
opponent-bot-hint = recrue, officier ou maréchal ; il dit pourquoi il a joué
opponent-level = Niveau de l'ordinateur
opponent-more = Style, temps de réflexion, expériences
opponent-style = Style de l'ordinateur
opponent-seconds = Réflexion par tour
opponent-experiments = Pour des expériences
opponent-training = Entraînement : il explique ce qu'il joue
opponent-friend = Un ami, par un lien
opponent-friend-hint = le lien indique le jeu, son camp, le rythme et votre nom
opponent-same = Même écran
opponent-same-hint = à deux devant la table ; un voile couvre ce qui est secret
together-label = Si les deux joueurs sont d'accord
together-steward = l'ordinateur fait les choix forcés d'un joueur absent
together-hints = conseils de l'ordinateur

pace-label = Rythme
pace-none = Libre
pace-live = Pendule
pace-daily = Par correspondance
pace-hint = { $pace ->
    [live] Chacun a une réserve de temps ; une pause demande l'accord des deux.
    [daily] Tant d'heures pour chaque décision. En votre absence, vos consignes répondent pour les retraites et les pertes.
   *[none] Sans pendule : ensemble, ou chacun à son heure.
}
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
dice-live = Scellés
dice-live-hint = Tirage scellé maintenant, révélé à la fin, et vérifiable par les deux joueurs.
dice-manual = Les vôtres
dice-manual-hint = Vous lancez vos dés et tapez les résultats.
dice-faces = Résultats obtenus, dans l'ordre

sum-turns = { $timed ->
    [no] { $turns } tours.
   *[yes] { $turns } tours, { $length }.
}
sum-side = Votre camp : { $side }.
sum-lot = Votre camp sera tiré au hasard.
sum-both = Vous jouez tous les camps.
sum-bot = Contre : l'ordinateur, { $level }.
sum-friend = { $pace ->
    [live] Contre : un ami que vous inviterez ; { $minutes } min chacun, { $increment } s de plus chaque fois que la main passe.
    [daily] Contre : un ami que vous inviterez ; { $hours } h pour chaque décision.
   *[none] Contre : un ami que vous inviterez ; sans pendule.
}
sum-same = À deux sur cet écran.
sum-changed = { $count ->
    [one] Une option changée.
   *[other] { $count } options changées.
}
sum-training = Partie d'entraînement : il explique ce qu'il joue.
sum-manual = Vous lancez les dés vous-même.
lobby-open = Ouvrir la table
lobby-open-friend = Ouvrir la table et copier le lien
lobby-learn = Avec la visite guidée
lobby-reset = Rétablir les valeurs par défaut

invite-title = La table est ouverte
invite-text = Envoyez ce lien à votre adversaire. Il ne s'affiche qu'une fois : copiez-le maintenant ; vous pourrez en refaire un depuis la table.
invite-seat = Lien d'invitation
invite-watch = Lien pour spectateur
invite-make-watch = Créer un lien pour spectateur
invite-go = Aller à la table
ticket-title = Ce que lit votre ami : { $game }

lobby-past = Parties finies
lobby-past-none = Vos parties finies se revoient ici, action par action.
lobby-import = Ouvrir un fichier de partie
import-large = ce fichier est trop grand pour être une partie
past-replay = Revoir
past-all = Les { $count }
rematch = { $length ->
    [short] Revanche
   *[long] Revanche, camps échangés
}
rematch-join = Accepter la revanche
lobby-credits = Cartes dessinées par Grognard d'après ses propres données.

# tables ouvertes, et le mot de l'hôte
open-tables = Tables ouvertes
open-note = une place vous attend
open-title = { $game }, { $side }
open-sit = Prendre place
open-sit-at = Prendre place : { $title }
said-quoted = « { $text } »
inviting-label = L'invitation
inviting-message = Un mot pour votre invité
inviting-listed = montrer cette table à tous sur la page d'accueil : la place est au premier venu
