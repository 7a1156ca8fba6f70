side-blue = Blue
side-red = Red
hidden-unit = { $side ->
    [blue] blue
   *[red] red
} counter, face down

phase-blue-setup = Blue deployment
phase-red-setup = Red deployment
phase-blue-movement = Blue movement
phase-red-movement = Red movement
phase-blue-combat = Blue combat
phase-red-combat = Red combat

verb-deploy = Deploy
verb-bugle = Sound the bugle

mark-moved = has moved
mark-fought = has attacked
mark-known = turned up

kind-foot = foot
kind-horse = horse
terrain-field = field
terrain-hill = hill
terrain-pond = pond
hexside-stream = stream
line-road = lane

option-length = Number of turns
option-hill = Hill
option-hill-gentle = gentle
option-hill-steep = steep

value-north = to the north
value-south = to the south

result-AS = the attacker loses a step
result-DS = the defender loses a step
result-DR = defender retreats
toy-policy = supposing that a retreat takes the first hex the rules allow.
outcome-rallies = rallies: { $units }
odds-hill = Hill

toy-deploy = Place your foot in the north or in the south; the horse takes the other hex.
toy-move = Take a counter to move, or end the phase.
toy-moving = Where does the counter of { $hex } go?
toy-fight = Take a counter that attacks, or end the phase.
toy-target = Choose a target for the counter of { $hex }.
toy-attack = Attack { $hex }?
toy-retreat = Retreat from { $hex }: choose a hex.

toy-drawn = { $side ->
    [blue] Blue
   *[red] Red
} draws a chit in secret.
toy-bugle = { $side ->
    [blue] Blue's
   *[red] Red's
} bugle sounds.
toy-attacks = From { $hex_from }, { $hex } is attacked.
toy-result = Result: { $result }.
toy-rallies = { $unit } rally.
toy-die-chit-blue = Blue's draw: { $face }.
toy-die-chit-red = Red's draw: { $face }.
toy-die-combat = Combat: { $face }.
toy-die-rally = Rally: { $face }.

toy-wiped-out = One side has no counter left.
toy-holds-hill = The hill is held.
toy-empty-hill = Nobody holds the hill.

toy-why-pond = The pond is impassable.
toy-why-no-enemy-beside = No enemy is next to it.
toy-why-silent = No bugle to sound.
charge-field = field
charge-hill = hill
charge-stream = stream

## The guided first game

tour-welcome = This is The Hill. The side that holds the hill at the end wins.
tour-pick = Choose one of your counters.
tour-go = The highlighted hexes are within reach: choose one adjacent to the enemy.
tour-fight = A counter may attack an adjacent enemy: choose it.
aim-blue = Hold the hill at the end.
aim-red = Hold the hill at the end.
