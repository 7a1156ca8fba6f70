// Positions of Victory Roads in which several tests begin: the combats of the booklet.

/** An elite division attacks out of three hexes a stack in a forest (EX-19). */
export const ELITE = `
game = "vr"
scenario = "campaign"
turn = 3
phase = "axis-combat"
[units]
G14 = "5027"
GFHH = "4926"
G12P = "4927"
G211V = "5025"
S36 = {at = "5026", steps = 1}
S65 = {at = "5026", steps = 1}
S16G = "5624"
`;

/** Minsk is held by order and besieged (EX-20). */
export const SIEGE = `
game = "vr"
scenario = "campaign"
turn = 3
phase = "soviet-combat"
[own]
holding = ["5426"]
held_order = ["5426"]
[units]
S36G = "5425"
S65 = "5526"
S36 = "5527"
S30G = "5427"
S5T = "5326"
S2GT = "5425"
G211S = "5426"
G5P = {at = "5426", steps = 1}
KI1 = "5426"
KA1 = "kg_armour"
KA6 = "kg_armour"
TOCN = "6325"
`;

/** The priority theatre may call on the reserve, in whose box lie rifle and armoured corps (EX-27). */
export const RESERVE = `
game = "vr"
scenario = "campaign"
turn = 3
phase = "stavka"
[own]
priority = "TOCS"
secondary = "TON"
moving = ["TON"]
[units]
TON = "6115"
TOCN = "6721"
TOCS = "5141"
TOS = "6958"
Q1UF = "5241"
Q1BR = "6621"
Q2BR = "6115"
Q3UF = "6857"
S11G = {at = "stavka", steps = 1}
S13G = {at = "stavka", steps = 1}
S54 = {at = "stavka", steps = 1}
S1G = {at = "stavka", steps = 1}
S10 = {at = "stavka", steps = 1}
S19T = "stavka"
S20T = "stavka"
S8M = "stavka"
S1GM = "stavka"
S7GM = "stavka"
G11 = "4940"
`;

/** A German division stands in Minsk, another in Riga, a third beside. */
export const CITIES = `
game = "vr"
scenario = "campaign"
turn = 3
phase = "axis-movement"
[units]
G11 = "5426"
G58 = "4314"
G122 = "5526"
S36G = "6026"
`;
