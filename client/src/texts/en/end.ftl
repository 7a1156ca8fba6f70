# The end of a game.

end-title = End of the game: { $title }
end-verdict = { $verdict ->
    [won] Victory.
    [lost] Defeat.
    [draw] Draw.
   *[over] The game is over.
}
end-you = you: { $side }
end-acts = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
end-report = Report
end-share = Share
end-share-text = Anyone with this link can replay the game and see its result. A new link replaces the previous one.
end-file = Save the game file
end-turning = Turning points
end-turning-note = the rolls that changed the position most
end-turn = { $turn ->
    [0] before turn 1
   *[other] turn { $turn }
}
end-outcome = { $outcome ->
    [success] success
   *[failure] failure
}
end-chance = { $chance } chance of success
end-for = { $luck } for { $side }
end-losses = Losses
end-losses-note = steps, by turn
end-loss-of = { $side }: { $n }
end-points = Points
end-points-note = of { $of }, by turn
end-track = { $name }: { $first } at first, { $last } at the end
end-luck = Luck
end-luck-note = an attack that clears the hex is a success
end-attacks = { $side }: { $won } of { $tried } attacks succeeded, { $expected } expected
end-luck-sum = Luck of all rolls that could not end the game, in points of the computer's rating, for { $side }: { $sum }. Nine games in ten stay within the band.
end-front = end of turn { $turn }
end-front-start = at the start
end-gain = gained by the winner
end-dice = { $verified ->
    [true] Dice verified: { $n } of { $n } come from the seed committed at the start.
    [manual] The dice were rolled by hand: { $n }.
   *[other] Dice rolled: { $n }.
}
end-see = How it went
