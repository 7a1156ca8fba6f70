side-west = the West
side-east = the East
phase-west-movement = West movement
phase-west-combat = West combat
phase-east-movement = East movement
phase-east-combat = East combat
mark-moved = has moved
mark-fought = has fought
mark-lost = lost
syn-move = take a unit to move, or end the phase.
syn-moving = where does { $unit } go?
syn-fight = name a target, or end the phase.
syn-retreat = which way does the stack fall back?
syn-die = Combat: { $face }.
syn-result = Result: { $result }.
syn-over = { $winner ->
    [""] A draw.
   *[other] { $winner } won.
}
overlay-reach = Reach
overlay-reach-text = What the unit can reach.
overlay-zoc = Zones of control
overlay-zoc-text = The zones of control of a side.
game-subtitle = A made-up front
army-plain = Army { $code }
