// Positions in which several tests begin, as position files.

/** An Axis movement: an HQ and two divisions are activated. */
export const MOVE = `
game = "avl"
turn = 3
phase = "axis-movement"
[units]
It8A = {at = "2915", marks = ["active"]}
ItRav = {at = "2914", marks = ["active"]}
G298 = {at = "3016", marks = ["active"]}
R7 = "2817"
S25G = "2109"
`;

/** A Soviet combat by a German division, and a bag from which the next chit comes. */
export const BATTLE = `
game = "avl"
turn = 3
phase = "soviet-combat"
[own]
bag = ["1GdA", "It8A", "3GdA"]
chits = ["1GdA", "3GdA", "40A", "6A", "51A"]
[units]
"3GdA" = {at = "4519", marks = ["active"]}
S17Tk = {at = "4420", marks = ["active"]}
S18Tk = {at = "4420", marks = ["active"]}
S25G = {at = "4319", marks = ["active"]}
G298 = "4320"
It8A = "4122"
"1GdA" = "4011"
S35G = "3811"
S38G = "3912"
S25Tk = "3814"
`;

/** A Soviet combat with guns on both sides. */
export const LUKI = `
game = "vl"
turn = 2
phase = "soviet-combat"
[units]
9DFG = "1112"
46DFG = "1113"
QG5G = "1212"
Giehl = "1012"
QG83 = "0911"
`;
