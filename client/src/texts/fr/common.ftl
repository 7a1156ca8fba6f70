# Ce que toutes les pages partagent. Une espace ordinaire avant : ; ? ! % suffit : typeset.ts la rend insécable.

close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
again = Réessayer
waiting = Un instant…
just-now = à l'instant
skip = Aller au contenu
home = Grognard, accueil
guest-name = Invité

nav-label = Pages
nav-play = Jouer
nav-rules = Règles
nav-account = Compte

lang-label = Langue
theme-label = Thème
theme-now = Thème : { $theme }
theme-light = Clair
theme-dark = Sombre
theme-auto = Comme le système

lost-title = Page introuvable
lost-text = Le lien est incomplet, ou la page n'existe plus.

ask-name-title = Sous quel nom jouez-vous ?
ask-name-label = Votre nom à la table
ask-name-hint = Aucun compte n'est nécessaire. Ce navigateur se souviendra de vous.
ask-name-go = Continuer

fault-no-server = Le serveur ne répond pas. Rien n'est perdu : réessayez dans un instant.
fault-status = Le serveur a refusé la demande ({ $status }).
fault-busy = Le serveur est surchargé : nouvel essai dans un instant.
fault-here = La page a rencontré une erreur : { $what }

chip-label = Paragraphe { $cite }
chip-none = Ce paragraphe n'est pas dans les règles.
chip-more = Ouvrir dans le livret
ruling = Notre interprétation
rule-kind = { $kind ->
    [advance] avance
    [air] aviation
    [artillery] artillerie
    [combat] combat
    [command] commandement
    [component] matériel
    [movement] mouvement
    [note] note
    [optional] option
    [physical] matériel imprimé
    [reinforcement] renforts
    [retreat] retraite
    [sequence] séquence de jeu
    [setup] mise en place
    [special-unit] unités spéciales
    [stacking] empilement
    [supply] ravitaillement
    [victory] victoire
    [weather] météo
    [zoc] zones de contrôle
   *[other] { $kind }
}
