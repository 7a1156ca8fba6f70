## Groups of units

group-title = Selected group
group-count = { $n ->
    [one] 1 of { $of } to move
   *[other] { $n } of { $of } to move
}
group-member = { $unit }, { $hex }
group-attack = attack
group-slowest = slowest
group-mp = MP
group-add = Add a stack
group-add-hint = Click a stack to add it (or Shift and click)
group-drop = Deselect the group
group-prompt = { $n ->
    [one] Move this unit: choose a highlighted hex.
   *[other] Move these { $n } units: choose a highlighted hex.
}
group-move-all = { $n ->
    [one] Move 1 unit to { $hex }
   *[other] Move all { $n } to { $hex }
}
group-move-some = Move { $n } of { $of } to { $hex }
group-none = { $of ->
    [one] This unit cannot move to { $hex }
   *[other] None of the { $of } can move to { $hex }
}
group-why = { $n } of { $of } cannot move there
group-why-rest = { $n ->
    [one] Why not the other?
   *[other] Why not the other { $n }?
}
group-take = Select the whole stack ({ $n })
group-in = Moves with the group

## Pointing at a hex

peek-title = Hex { $hex }
peek-cost = { $cost } MP
peek-cost-of = { $cost } / { $left } MP
peek-stop = must stop here
peek-attack = attack
peek-defence = defence
peek-threat = { $n ->
    [one] Threatened by 1 stack, { $attack } : { $defence } at most
   *[other] Threatened by { $n } stacks, { $attack } : { $defence } at most
}
peek-strike = { $n ->
    [one] Within reach of 1 of your stacks, { $attack } : { $defence } at most
   *[other] Within reach of { $n } of your stacks, { $attack } : { $defence } at most
}
peek-unseen = (hidden units not counted)
peek-pin = Space: pin
