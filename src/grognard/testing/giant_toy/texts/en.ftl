side-north = North
side-south = South
box-cup = in the cup
box-hand = in hand

phase-north-movement = Movement of the North
phase-south-movement = Movement of the South
phase-north-combat = Combat of the North
phase-south-combat = Combat of the South

verb-rail = go by rail to a hex
verb-send = send it off the map
verb-support = add a support to the attack
verb-withdraw = take a support out of the attack
verb-spend = spend a support on a forced march
verb-fall = retreat a unit

mark-fought = has attacked
mark-unfed = is out of supply
marked-unfed-on = Out of supply: { $units }.
marked-unfed-off = In supply again: { $units }.

kind-corps = corps
kind-guard = guard
kind-support = support

moved-rail = { $unit }: by rail from { $from } to { $to }.
placed-sent = { $unit }: sent off the map ({ $to }).
removed-drawn = Support drawn: { $unit }.
removed-spent = Support spent: { $unit }.

giant-move = Take a unit to move, or end the phase.
giant-moving = Where does this unit go, on foot or by rail?
giant-fight = Choose a hex to attack, or end the phase.
giant-retreat = Choose a hex to retreat to.
giant-advance = { $hex } is vacant: choose a unit to advance.
giant-exploit = Advance { $unit } another hex?
giant-attack = Add units, then attack.
giant-draw = Draw of a support: { $face }.
giant-die = Combat: { $face }.
giant-result = Result: { $result }.
giant-over = The three turns are over.
giant-attacks = { $units } attack { $foes } in { $hex }.
giant-losses = { $left -> 
    [one] Choose a unit to lose the last step.
   *[other] Choose a unit to lose a step: { $left } to lose.
 }
giant-why-guards-first = A guard loses the first step.
giant-why-spread = Every unit loses a step before one loses a second.
giant-why-forced = A forced march is paid for already.

giant-why-box = Units are sent off the map to wait or for good, not there: { $box }.
giant-why-no-train = Only a unit that has not moved and stands on a railway is sent off the map.
giant-why-unfed = A unit out of supply does not attack.

track-towns-north = towns of the North
track-towns-south = towns of the South
track-supports = supports in the cup
