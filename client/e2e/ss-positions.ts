// Positions of Sudden Storm in which several tests begin.

/** July: German aircraft at Minsk and Wilno, Soviet ones about Smolensk; the weather is clear. */
export const AIR = `
game = "ss"
turn = 4
phase = "axis-air"
[own]
weather = "clear"
axis = ["1B:3611", "1B:3016", "1B:3508", "1B:3408", "1B:3506"]
airfields = ["1B:3508"]
[units]
G3Pz = "1B:3505"
G7Pz = "1B:3505"
G20Mot = "1B:3407"
S14Rif = "1B:3504"
S54Rif = "1B:3504"
S1Tk = "1B:3603"
S73Rif = "1B:3403"
LJu87B01 = "1B:3611"
LJu87B02 = "1B:3611"
LMe109F01 = "1B:3611"
LMe109F02 = "1B:3611"
LMe109E02 = {at = "1B:3611", marks = ["inactive"]}
LJu88A01 = "1B:3016"
LJu88A02 = "1B:3016"
LMe110E01 = "1B:3508"
VMiG301 = "2A:3532"
VMiG302 = "2A:3532"
VLaGG301 = "1B:3203"
VLaGG302 = "1B:3203"
VIL201 = {at = "1B:3504", marks = ["inactive"]}
`;

/** Autumn: the 16th division can leave Tallinn aboard two battleships, a cruiser with them. */
export const CONVOY = `
game = "ss"
turn = 6
phase = "soviet-movement"
[own]
weather = "clear"
axis = ["1B:1011", "1B:1512", "1B:1816"]
[units]
SMarat = "1B:0711"
SOktyabrskayaRevolyutsiya = "1B:0711"
SKirov = "1B:0711"
S16Rif = "1B:0711"
S99Rif = "2A:0931"
G1Inf = "1B:1011"
G21Inf = "1B:1512"
`;
