side-north = North
side-south = South
box-cup = in the cup
box-hand = in hand

phase-north-movement = Movement of the North
phase-south-movement = Movement of the South
phase-north-combat = Combat of the North
phase-south-combat = Combat of the South

verb-rail = go by rail to a hex
verb-support = add a support to the attack

mark-fought = has attacked

kind-corps = corps
kind-guard = guard
kind-support = support

moved-rail = { $unit }: by rail from { $from } to { $to }.
removed-drawn = Support drawn: { $unit }.
removed-spent = Support spent: { $unit }.

giant-move = Take a unit to move, or end the phase.
giant-moving = Where does this unit go, on foot or by rail?
giant-fight = Choose a hex to attack, or end the phase.
giant-attack = Add supports, then attack.
giant-draw = Draw of a support: { $face }.
giant-die = Combat: { $face }.
giant-result = Result: { $result }.
giant-over = The three turns are over.

track-towns-north = towns of the North
track-towns-south = towns of the South
track-supports = supports in the cup
