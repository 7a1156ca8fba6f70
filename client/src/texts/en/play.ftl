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
group-move-towards = { $n ->
    [one] Move 1 unit towards { $hex }
   *[other] Move all { $n } towards { $hex }
}
group-near-some = Move { $n } of { $of } towards { $hex }
group-end = { $n } in { $hex }
group-how = How the group moves
group-together = Together
group-best = Each its best
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

## Standing orders

orders-title = Standing orders
orders-open = Standing orders…
orders-what = Answers you give in advance, for when you are away or do not want to be asked. You can change or revoke them at any time.
orders-ask = Ask me
orders-pass = Pass my own phases
orders-pass-no = no
orders-pass-until = until turn { $turn }
orders-policy = As the odds assume:
orders-secret = Your opponent is not told that an order exists; the log shows only the action. An answer that comes at once may still let them guess.
orders-revoke = Revoke all
orders-count = { $n ->
    [one] 1 standing order
   *[other] { $n } standing orders
}

## Lists that lead

lists-watch = To watch
lists-tab = Tab: next unit
lists-formations = Your units
lists-moved = moved
lists-formation = { $name }: { $moved } of { $n } moved, { $able } can still act
lists-threatened = { $hex } threatened, { $attack } : { $defence } at most
lists-isolated = { $n ->
    [one] { $hex }: 1 unit isolated or out of supply
   *[other] { $hex }: { $n } units isolated or out of supply
}
lists-waiting = { $n ->
    [one] 1 unit waits to enter
   *[other] { $n } units wait to enter
}
table-odds-support = Support
table-odds-support-later = Support, once the attack is declared
table-odds-give = Give
table-odds-give-of = Give: { $what }

## In the air

table-card-air = Interception
air-title = Missions
air-ready = { $ready } ready, { $idle } inactive
air-missions = Missions announced
air-targets = Targets
air-their-targets = Enemy targets
air-none = No mission announced.
air-escort = escort
air-may-meet = { $n ->
    [one] 1 fighter may intercept
   *[other] { $n } fighters may intercept
}
air-nobody-meets = No fighter can intercept.
air-can-meet = { $n ->
    [one] 1 of your fighters in range
   *[other] { $n } of your fighters in range
}
air-none-of-yours = None of your fighters in range.
air-bases = Bases
air-takeoffs = take-offs / capacity
air-base-of = { $name }: { $used } of { $capacity } take-offs
air-lanes = Air combat
air-out = returns
air-question = { $n ->
    [one] Interception: one mission in range
   *[other] Interception: { $n } missions
}
air-send-to = Fighters sent, { $name }
air-fewer = One fighter fewer, { $name }
air-more = One fighter more, { $name }
air-raid = { $escorts ->
    [0] { $units ->
        [one] One unit without escort.
       *[other] { $units } units without escort.
    }
   *[other] { $units ->
        [one] One unit and { $escorts } escorting.
       *[other] { $units } units and { $escorts } escorting.
    }
}
air-in-reach = { $n ->
    [one] One of your fighters is in range.
   *[other] { $n } of your fighters are in range.
}
air-out-of-reach = None of your fighters is in range.
air-sent = Fighters that intercept
air-intercept = { $n ->
    [one] Intercept one mission
   *[other] Intercept { $n } missions
}
air-let-pass = Let them pass
air-orders = Standing orders
air-ask-again = Answer the interception

## Set-up by armies

muster-title = Your armies
muster-placed = { $placed } of { $n } counters
muster-army = { $name }: { $placed } of { $n } counters placed
muster-zone = { $n ->
    [one] zone of 1 hex
   *[other] zone of { $n } hexes
}
muster-on-map = On the map: { $n }
muster-lacks = What is missing
muster-left = { $n ->
    [one] 1 counter to place
   *[other] { $n } counters to place
}
muster-fill = Fill up: { $name }, { $n }
muster-next = Next army
