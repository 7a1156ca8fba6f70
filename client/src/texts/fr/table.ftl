# La table : ce que dit la page autour de la carte. Les phrases du jeu viennent du serveur.

## Les vues

table-tab-map = Carte
table-tab-stack = Pile
table-tab-combat = Combat
table-tab-log = Journal
table-tab-chat = Discussion
table-tab-turn = Tour
table-views = Vues
table-left = Tour, séquence, victoire
table-right = Pile, combat, journal
table-bar = Question posée
table-log-or-chat = Journal ou discussion

## En haut

table-menu = Table
table-rulebook = Livret de règles
table-you = { $name } (vous)
table-seat-open = place libre
table-seat-on = en ligne
table-seat-off = absent
table-seat-bot = ordinateur
table-to-act = À ce camp de jouer
table-watching = { $n ->
    [one] un spectateur
   *[other] { $n } spectateurs
}
table-time-left = Temps restant
table-paused = La partie est en pause d'un commun accord : la pendule est arrêtée.
table-phone-place = Tour { $turn } · { $phase }
table-title-turn = { $game }, tour { $turn } : { $phase }
table-title-yours = ● À vous · { $place }
table-notice = { $game } : à vous de jouer

## Où nous en sommes

table-turn-of = Tour { $turn } sur { $turns }
table-setup = Mise en place
table-turns = Piste des tours
table-sequence = Séquence de jeu
table-sequence-more = { $n ->
    [one] et une autre phase
   *[other] et { $n } autres phases
}
table-here = vous êtes ici
table-phase-done = (terminée)
table-victory = Victoire
table-coming = Renforts à venir
table-coming-turn = au tour { $turn }
table-coming-waits = en attente, hors carte
table-coming-otherwise = sous condition
table-boxes = Hors carte
table-unknown-count = { $n ->
    [one] une unité inconnue
   *[other] { $n } unités inconnues
}
table-losses = Pertes
table-no-losses = aucune
table-lost-count = { $side } : { $n ->
    [0] aucune perte
    [one] une unité
   *[other] { $n } unités
}
table-gone-count =
    { $n ->
        [one] une unité sortie de la carte
       *[other] { $n } unités sorties de la carte
    }
table-minimap = Carte d'ensemble

## Calques et vue

table-overlays = Calques
table-overlay-sides = Clics successifs : un camp, puis l'autre, puis rien
table-overlay-of = Calque pour { $unit }
table-overlay-unit = { $overlay } : choisissez une unité.
table-key = Légende
table-key-count = { $n } hex
table-key-see = Voir { $hex }
table-counter-size = Taille des pions
table-view = Vue
table-zoom-in = Rapprocher
table-zoom-out = Éloigner
table-fit-front = Cadrer le front
table-fit-all = Carte entière
table-hide-counters = Cacher les pions

## La question posée

table-undo-group = Annuler et rétablir
table-undo = Annuler
table-redo = Rétablir
table-undo-count =
    { $n ->
        [0] Rien à annuler
        [one] Une action annulable
       *[other] { $n } actions annulables
    }
table-final = définitif
table-confirm = C'est définitif : confirmez.
table-undoable = annulable
table-note = { $stop ->
    [yes] { $cost } PM, arrêt
   *[no] { $cost } PM
}{ $known ->
    [final] { ", définitif" }
    [undoable] { ", annulable" }
   *[unknown] { "" }
}
table-act-on = { $label } : { $noun }
table-choose = Que voulez-vous faire ?
table-tray = Unités hors de la carte
table-why = Pourquoi est-ce interdit ?
table-why-pick = Cliquez sur un hex, une pile ou un bouton : la règle qui l'interdit s'affiche.
table-why-of = { $what } : pourquoi est-ce interdit ?
table-why-verb = « { $what } » : pourquoi est-ce interdit ?
table-why-legal = C'est permis :
table-why-foe = Cette unité appartient à l'adversaire : { $side }.
table-why-take-first = Aucune unité n'est sélectionnée : choisissez-en une d'abord.
table-refused-verb = { $label } : impossible pour l'instant. Pourquoi ?
table-not-sent = Pas de connexion : rien n'a été envoyé.
table-no-answer = Le serveur n'a pas répondu.
table-stale = La position a changé avant votre action. Elle est à jour.
table-tab-free = La touche Tab quitte maintenant la carte.

## La pile

table-stack-of = Pile { $hex }
table-hex-of = Hex { $hex }
table-units = { $n ->
    [one] un pion
   *[other] { $n } pions
}
table-stack-none = Choisissez un hex de la carte pour voir ce qui s'y trouve.
table-your-units = Vos unités
table-ready = { $n ->
    [one] Une unité peut agir :
   *[other] { $n } unités peuvent agir :
}
table-ready-see = Voir { $unit } en { $hex }
table-value = Valeur
table-strength = Force
table-attack = Attaque
table-defence = Défense
table-move = Mouvement
table-steps = Pas
table-in-hand = sélectionnée
table-swap = La sélectionner à la place
table-swap-for = Sélectionner { $unit } à la place
table-take = Sélectionner { $unit }
table-others = { $n ->
    [one] l'autre
   *[other] les { $n } autres
}
table-all-able = les { $n }
table-all-of = les { $n } de la pile
table-hidden-unit = Unité cachée

## Le combat

table-odds-title = Attaque sur { $hex }
table-odds-none = Aucune attaque en préparation. Désignez une cible : les chances exactes s'affichent ici.
table-odds-against = contre
table-odds-nobody = aucune unité
table-odds-column = Colonne { $column } de la table
table-odds-before = colonne avant décalages : { $column }
table-odds-nil =
    { $n ->
        [one] un modificateur ne s'applique pas ici
       *[other] { $n } modificateurs ne s'appliquent pas ici
    }
table-odds-not = , sans objet
table-odds-reroll = une relance est possible
table-odds-row = { $code }, { $text } : { $chance }
table-odds-taken = Chances de prendre l'hex
table-odds-losses = Pertes attendues, { $side }
table-odds-without = Sans { $unit }

## Le journal

table-log-barrier = Dernier jet de dé, ou dernier changement de joueur : au-delà, il faut l'accord de l'adversaire.
table-log-turn = Tour { $turn }
table-log-older = Actions plus anciennes…
table-log-order = Journal, le plus récent d'abord
table-log-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
table-log-mods =
    { $n ->
        [one] { $n } modificateur
       *[other] { $n } modificateurs
    }
table-log-fold = masquer
table-log-unfold = afficher
table-undo-to =
    { $n ->
        [one] Revenir ici : annule une action
       *[other] Revenir ici : annule { $n } actions
    }
table-takeback-to = Revenir ici, avec l'accord de l'adversaire
table-takeback = Revenir en arrière
table-takeback-sure =
    { $asked ->
        [yes]
            Demander à votre adversaire de revenir { $n ->
                [one] une action
               *[other] { $n } actions
            } en arrière ? Le journal en gardera la trace.
       *[no]
            Revenir { $n ->
                [one] une action
               *[other] { $n } actions
            } en arrière ? Aucun accord n'est nécessaire ; le journal en gardera la trace.
    }
table-takeback-ask = Demander
table-takeback-do = Revenir
table-chat-none = Aucun message pour l'instant.
table-chat-label = Votre message
table-chat-send = Envoyer
table-chat-said = { $name } : { $text }
table-chat-unread = { $n ->
    [one] un message non lu
   *[other] { $n } messages non lus
}

## Les dés

table-die-title = Lancez le dé
table-die-for = Lancez le dé pour l'adversaire : { $side }
table-die-face = Dé : { $face }
table-die-before = Déjà lancés :
table-die-hint = Cliquez sur le résultat, ou tapez-le, de 1 à { $sides }.
table-dice = Dés
table-dice-sealed = dés scellés { $commit }
table-dice-open = dés révélés { $seed }
table-dice-manual = dés lancés à la main
table-dice-how-live = Une graine secrète a été tirée au début de la partie, et son empreinte publiée. Chaque dé en découle : personne, pas même le serveur, ne peut plus rien y changer.
table-dice-how-seed = Les dés de cette partie découlent d'une graine connue.
table-dice-how-script = Les dés de cette partie sont écrits d'avance.
table-dice-how-manual = Les joueurs lancent leurs propres dés et saisissent les résultats. Ils sont tous dans le fichier de partie.
table-dice-commit = Empreinte
table-dice-seed = Graine
table-dice-later = La graine sera révélée à la fin de la partie. Chacun pourra alors refaire chaque jet.
table-dice-thrown =
    { $n ->
        [0] Aucun dé n'a encore été lancé.
        [one] Un dé a été lancé.
       *[other] { $n } dés ont été lancés.
    }
table-dice-verify = Téléchargez le fichier de partie, puis refaites tous les jets :{" "}

## Bandeaux

table-shut = Cette table n'est pas accessible.
table-shut-why = Elle n'existe plus, ou vous n'y êtes pas assis sur cet appareil. Ouvrez le lien d'invitation, ou connectez-vous à votre compte.
table-put-out = Vous n'êtes plus connecté sur cet appareil, ou cette table ne vous est plus ouverte. Rien n'est perdu : connectez-vous, puis revenez.
table-reconnecting = Connexion perdue. Nouvel essai en cours ; rien n'est perdu.
table-held = La partie est suspendue.
table-spectator = Vous regardez : seul ce qui est public vous est montré.
table-seat-waits = Une place est libre. Envoyez l'invitation à votre adversaire.
table-invitation = Lien
table-copy-invitation = Copier l'invitation
table-copy-watch = Copier un lien pour spectateur
table-link-copied = Le lien est copié.
table-catch = { $first ->
    [yes] { $n ->
        [one] Une action avant votre arrivée.
       *[other] { $n } actions avant votre arrivée.
    }
   *[no] { $n ->
        [one] Une action depuis votre départ.
       *[other] { $n } actions depuis votre départ.
    }
}
table-catch-see = Revoir
table-catch-stop = Passer
table-catch-at = { $n } sur { $of }
table-offer-takeback =
    { $n ->
        [one] { $by } demande à revenir une action en arrière.
       *[other] { $by } demande à revenir { $n } actions en arrière.
    }
table-offer-draw = { $by } propose la partie nulle.
table-offer-pause = { $by } propose d'arrêter la pendule.
table-offer-resume = { $by } propose de reprendre la partie.
table-offer-takeback-mine = { $n ->
    [one] Vous demandez à revenir une action en arrière.
   *[other] Vous demandez à revenir { $n } actions en arrière.
}
table-offer-draw-mine = Vous proposez la partie nulle.
table-offer-pause-mine = Vous demandez d'arrêter la pendule.
table-offer-resume-mine = Vous proposez de reprendre la partie.
table-offer-yes = Accepter
table-offer-no = Refuser
table-offer-withdraw = Retirer
table-offer-accepted = Votre proposition est acceptée.
table-offer-refused = Votre proposition est refusée.
table-offer-lapsed = Votre proposition est tombée : la partie a continué.
table-over = Partie terminée
table-over-won = Victoire
table-over-lost = Défaite
table-over-draw = Partie nulle
table-replay = Revoir la partie
table-verify = Vérifier les dés
table-journal = Télécharger le fichier de partie
table-curtain = Passez l'écran : { $side }
table-curtain-why = Des unités sont cachées à l'autre camp.
table-curtain-go = { $side } : c'est à moi

## Le menu de la table

table-menu-view = Affichage
table-menu-game = Partie
table-menu-links = Liens et aide
table-show-counters = Pions
table-show-numbers = Numéros des hex
table-show-names = Noms des lieux
table-letters = Raccourcis d'une seule lettre
table-notify = Me prévenir quand c'est mon tour
table-notify-refused = Le navigateur refuse les notifications de ce site.
table-ask-takeback = Revenir une action en arrière
table-ask-draw = Proposer la partie nulle
table-ask-pause = Demander d'arrêter la pendule
table-ask-resume = Proposer de reprendre
table-resign = Abandonner
table-resign-sure = Si vous abandonnez, l'adversaire gagne. C'est définitif.

## Aller à un hex, touches

table-goto = Aller à un hex
table-goto-label = Numéro de l'hex, ou nom du lieu
table-goto-go = Y aller
table-goto-none = Aucun hex ni lieu « { $what } » sur cette carte.
table-keys = Touches
table-keys-touch = Au doigt : un toucher montre, un second (ou le bouton principal) valide. Un appui long montre l'hex et sa pile, et dit pourquoi c'est interdit.
table-key-arrows = le curseur va au nord, au sud, au nord-ouest, au nord-est
table-key-arrows-shift = le curseur va au sud-ouest, au sud-est
table-key-numpad = les six directions, sur le pavé numérique
table-key-enter = choisir ou confirmer l'hex du curseur
table-key-tab = unité suivante qui peut agir (Maj : précédente)
table-key-leave = quitter la carte : région suivante, ou Tab après Échap
table-key-space = voir la pile
table-key-esc = un pas en arrière
table-key-undo = annuler, rétablir
table-key-why = pourquoi pas ici ?
table-key-key = légende
table-key-front = cadrer le front
table-key-whole = carte entière
table-key-minimap = carte d'ensemble
table-key-hide = cacher les pions
table-key-zoom = rapprocher, éloigner
table-key-goto = aller à un hex
table-key-help = cette aide
table-key-overlay = calque : { $overlay }

## La visite

table-tour = Visite guidée
table-tour-fold = Replier la visite
table-tour-tab = Visite, { $n } sur { $of }
table-tour-join = { $n ->
    [one] { $n } unité peut encore se joindre à l'attaque.
   *[other] { $n } unités peuvent encore se joindre à l'attaque.
}
table-tour-waits = La visite reprend en phase : { $phase }.
table-tour-waits-here = Ce n'est pas encore possible : la visite reprendra dès que ce le sera. Jouez à votre guise, ou terminez la phase.
table-tour-step = Étape { $n } sur { $of }
table-tour-next = Suivant
table-tour-skip = Passer cette étape
table-tour-done = Jouer
table-tour-end = Quitter la visite

## Conseils, raisons, ce dont on convient

table-hint = Conseil
table-hint-thinking = Réflexion…
table-hint-title = Ce que ferait l'ordinateur
table-hint-silent = Il ne donne pas de raison.
table-hint-yours = Rien n'est joué : le choix vous revient.
table-key-hint = un conseil de l'ordinateur
table-by-steward = joué par l'ordinateur pour le joueur absent
table-because = Pourquoi :{" "}
table-because-ask = Pourquoi ?
table-because-of = Pourquoi : { $act }
table-wish-steward = Quand un joueur est absent, l'ordinateur décide pour lui pendant les phases adverses (pertes, retraites)
table-wish-hints = Conseils de l'ordinateur pour celui qui doit jouer
table-wish-both = accord conclu : chacun peut y mettre fin
table-wish-you = l'autre joueur n'a pas encore répondu
table-wish-other = l'autre joueur le souhaite
table-wish-none = seulement si les deux le veulent
table-wished-steward = { $by } propose : quand l'un de vous est absent, l'ordinateur décide pour lui pendant les phases adverses (pertes, retraites).
table-wished-hints = { $by } propose : chacun peut demander conseil à l'ordinateur.

## Les cartes posées sur le plan, la fin d'une phase

table-cards = Cartes
table-card-question = Une question
table-card-why = Pourquoi pas ?
table-card-draw = Tirage
table-card-end = Fin de phase
table-card-catch = En votre absence
table-card-hint = Conseil
table-card-tour = Visite
table-card-roll = Dés
table-roll-title = Dés : { $side }
table-catch-title = { $first ->
    [yes] Avant votre arrivée
   *[no] En votre absence
}
table-catch-play = Jouer
table-frame = Cadrer
table-frame-of = Cadrer : { $what }
table-end-sure = { $label } ?
table-end-do = Terminer
table-end-go-on = Continuer
table-undone-next = Un clic mène à la suivante.
table-tools-more = Plus
table-tools-fewer = Moins
table-end-and = {" ; "}
table-odds-table = table : { $code }
table-odds-outcomes = Ce qui arrivera
table-why-instead = Ce qui est possible :
table-why-show = Montrer { $hex }
table-draw-yours = { $n ->
    [one] Pion tiré : à vous
   *[other] Pions tirés : à vous
}
table-draw-theirs = { $n ->
    [one] Pion tiré : { $side }
   *[other] Pions tirés : { $side }
}
table-decides = { $side } : à décider
table-tracks = Pistes
table-in-box = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
table-draw-nth = { $n } sur { $of }
table-draw-first = Première unité
table-steps-of = Étapes du combat
## Distances et armées
table-distance = Distance
table-distance-armies = Armées
table-distance-units = Unités
table-distance-detail = Détail
table-distance-hex = hex { $range }
table-tab-army = Armée
table-army-units = unités
table-army-attack = attaque
table-army-stacks = piles
table-army-ready = peuvent agir
table-army-frame = Cadrer

## Boîtes et mains
table-hands = Pions devant les joueurs
table-backs = { $n ->
    [one] { $n } pion face cachée : { $side }
   *[other] { $n } pions face cachée : { $side }
}
table-backs-only = dos seulement

table-report = Signaler un abus
table-report-hint = Seul l'exploitant de ce serveur le lit.
table-report-what = Ce qui s'est passé
table-report-go = Envoyer
table-reported = L'exploitant le lira.
table-weather = Météo
table-weather-zone = Zone { $zone } : { $weather }
table-weather-until = changement possible : { $date }
table-odds-rare = { $n } autres issues, { $chance } en tout
table-log-more = { $n } lignes de plus

# la carte en mots
places-title = La carte en mots
places-doable = Actions possibles sur la carte
places-none = Aucune action possible sur la carte pour l'instant.
places-occupied = Unités sur la carte, hex par hex
places-more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
table-said-undone = { $n ->
    [one] Action annulée.
   *[other] { $n } actions annulées.
}
table-said-odds = Combat en { $hex } : { $attack } contre { $defence }, colonne { $column }.
table-report-short = Signaler
table-report-message = Signaler le message de { $name } : { $text }
table-report-quote = { $name } : « { $text } »
