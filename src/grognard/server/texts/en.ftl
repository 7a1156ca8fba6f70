# At the table in the browser a unit is seen and clicked: its name is enough, without the mark that is typed at the terminal. A game in which units share a name says what to call them.
unit-ref = { $name }
unit-brief = { $name }

# A game that cannot be played again, read as it was written.
unread-act = plays a hidden action
written-die = a die: { $face } of { $sides }

## The button that ends a phase

ending-yours = then you: { $phase }
ending-other = then { $side }: { $phase }
ending-die = then: { $phase }
ending-over = the game ends here
ending-skips = skipped, nothing can be done: { $phases }
undone-idle = { $rest ->
    [0] May still act: { $unit }
   *[other] { $n } units may still act: { $unit }, …
}
undone-idle-short = { $n ->
    [one] 1 unit idle
   *[other] { $n } units idle
}
undone-waits = { $rest ->
    [0] May still enter: { $unit }
   *[other] { $n } units may still enter: { $unit }, …
}
undone-waits-short = { $n ->
    [one] 1 reinforcement waiting
   *[other] { $n } reinforcements waiting
}
undone-places = { $rest ->
    [0] Still to place: { $unit }
   *[other] { $n } counters still to place: { $unit }, …
}
undone-places-short = { $n ->
    [one] 1 counter to place
   *[other] { $n } counters to place
}
undone-target = { $rest ->
    [0] { $hex } may still be attacked
    [one] { $hex } and 1 other hex may still be attacked
   *[other] { $hex } and { $rest } other hexes may still be attacked
}
undone-target-short = { $n ->
    [one] 1 attack possible
   *[other] { $n } attacks possible
}

## Why not, and what instead

why-too-far-brief = { $needed } MP needed, { $left } left.
bill-over = { $n } too many
why-empty-box = No unit there can be moved.
way-hex = { $hex }, for { $cost } MP
way-place = { $hex }
way-unit = select { $unit }
way-unit-in = select { $unit } in { $hex }
way-buttons = { $labels }
# A group of units.
group-final = This move cannot be undone: play it by itself.
group-busy = Finish the current move first.
group-there = Already in this hex.
group-no-nearer = It cannot come any nearer.
group-has-final = one of these moves cannot be undone: play it by itself

# Standing orders: kinds of questions that may be answered beforehand.
order-policy = as the odds assume
order-retreat = retreats
order-falling = retreats
order-fall_back = retreats
order-following = HQ moves with a retreating stack
order-displaced = displaced HQs
order-loss = losses in an exchange
order-losses = step losses
order-toll = step losses when retreating into an enemy ZOC
order-ordeal = combat results: step loss or retreat
order-reroll = the HQ's re-roll
order-advance = advance after combat
order-pursuit = advance after combat
order-defender_support = support for the defence
bad-order = unknown answer "{ $how }" to "{ $kind }"

# Lists.
list-all = all units

danger-levels = danger in the enemy turn: light, can be attacked; medium, at 1:1 or more; heavy, at { $times }:1 or more
danger-cut =
    { $n ->
        [one] 1 unit has no supply line
       *[other] { $n } units have no supply line
    }
danger-risk =
    { $n ->
        [one] if { $hex } falls, 1 unit loses its supply line
       *[other] if { $hex } falls, { $n } units lose their supply line
    }

## What came of each step of a combat, in a few words

came-step-lost = { $units ->
    [many] { $times } steps lost, { $n } units ({ $side })
   *[other] { $times ->
        [one] one step lost
       *[other] { $times } steps lost
    }: { $units }
}
came-removed-combat = { $units ->
    [many] { $n } units eliminated ({ $side })
   *[other] eliminated: { $units }
}
came-removed-exchange = { came-removed-combat }
came-removed-no-retreat = { came-removed-combat }
came-moved-retreat = { $far ->
    [one] retreat of one hex
   *[other] retreat of { $far } hexes
}: { $units ->
    [many] { $n } units ({ $side })
   *[other] { $units }
}
came-moved-advance = advance: { $units ->
    [many] { $n } units
   *[other] { $units }
}
