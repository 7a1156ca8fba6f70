# La fin d'une partie.

end-title = Fin de partie : { $title }
end-verdict = { $verdict ->
    [won] Victoire.
    [lost] Défaite.
    [draw] Partie nulle.
   *[over] La partie est finie.
}
end-you = vous : { $side }
end-acts = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
end-report = Compte rendu
end-share = Partager
end-share-text = Toute personne qui a ce lien peut revoir la partie et son résultat. Un nouveau lien remplace le précédent.
end-file = Enregistrer le fichier de partie
end-turning = Tournants
end-turning-note = les jets qui ont le plus changé la position
end-turn = { $turn ->
    [0] avant le tour 1
   *[other] tour { $turn }
}
end-outcome = { $outcome ->
    [success] réussite
   *[failure] échec
}
end-chance = { $chance } de chances de réussir
end-for = { $luck } pour { $side }
end-losses = Pertes
end-losses-note = pas, par tour
end-loss-of = { $side } : { $n }
end-points = Points
end-points-note = sur { $of }, par tour
end-track = { $name } : { $first } au début, { $last } à la fin
end-luck = Chance
end-luck-note = une attaque qui vide l'hex est une réussite
end-attacks = { $side } : { $won } attaques réussies sur { $tried }, { $expected } attendues
end-luck-sum = Chance de tous les jets qui ne pouvaient finir la partie, en points du bilan de l'ordinateur, pour { $side } : { $sum }. Neuf parties sur dix restent dans la bande.
end-front = fin du tour { $turn }
end-front-start = au départ
end-gain = gagné par le vainqueur
end-dice = { $verified ->
    [true] Dés vérifiés : { $n } sur { $n } viennent de la graine fixée au départ.
    [manual] Dés lancés à la main : { $n }.
   *[other] Dés lancés : { $n }.
}
end-see = Comment la partie s'est jouée
