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

mark-fought = has attacked

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
giant-attack = Add supports, then attack.
giant-draw = Draw of a support: { $face }.
giant-die = Combat: { $face }.
giant-result = Result: { $result }.
giant-over = The three turns are over.

giant-why-box = Units are sent off the map to wait or for good, not there: { $box }.
giant-why-no-train = Only a unit that has not moved and stands on a railway is sent off the map.
