study-open = Étudier cette partie
study-kicker = Étude
study-page = Étude : { $title }
study-turn = Tour { $turn }, { $phase }
study-not-yet = Disponible quand la partie sera finie.

study-replay = Relecture
study-replay-text = Chaque action sur la carte, en avant et en arrière, avec les dés, la chance et vos notes.
study-share = Toute personne qui a le lien peut revoir la partie
study-share-on = La partie est finie et ses joueurs le permettent : le lien s'ouvre pour tous.
study-share-later = Le lien s'ouvrira pour tous quand la partie sera finie.
study-share-waits = Votre adversaire n'a pas encore donné son accord : d'ici là, le lien ne s'ouvre que pour les joueurs et ceux qui peuvent regarder.
study-share-off = Le lien ne s'ouvre que pour les joueurs et ceux qui peuvent regarder. Les notes n'en font jamais partie.

study-report = Compte rendu
study-report-over = Toute la partie sur une page : une carte par tour, les combats et leurs chances, les tournants, les pertes, les dés.
study-report-own = La partie jusqu'ici sur une page, telle que votre camp l'a vue : une carte par tour, les combats, les pertes. La chance et les tournants suivront à la fin de la partie.
study-report-go = Ouvrir le compte rendu

study-trial = Et si ?
study-trial-text = Rejouez à partir de n'importe quelle position dans une partie à vous, avec de nouveaux dés. Cette partie n'est pas modifiée.
study-dealt = Vous jouez les deux camps d'une partie à vous, à partir de la position telle que vous la connaissez. Ce qui vous est caché est redistribué au hasard et les dés sont nouveaux : rien de la partie en cours n'est révélé.
study-branch-now = Rejouer à partir de la position actuelle
study-branch-choose = Choisir une position dans la relecture
study-branch-go = Rejouer d'ici
study-rated = Une partie classée ne s'exporte ni ne se rejoue avant sa fin.

study-file = Fichier de partie
study-file-go = Télécharger le fichier
study-file-text = Chaque action et chaque dé, à garder, à vérifier ou à ouvrir avec le programme.
study-file-own = La position telle que vous la connaissez, ce qui est caché étant redistribué, avec de nouveaux dés. La partie entière se télécharge quand elle est finie.

study-lab = Laboratoire
study-lab-text = Le programme joue des centaines de parties entre joueurs-ordinateurs et rapporte qui gagne, combien de fois et pourquoi. Installez-le sur votre ordinateur et tapez :
study-lab-batch = 100 parties avec ce scénario et ces options
study-lab-report = Le compte rendu de cette partie, à partir de son fichier
