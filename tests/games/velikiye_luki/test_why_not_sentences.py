"""Refusals of Velikié Louki, read at the table and in the terminal, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.why_cases import Case, check_table, check_terminal

CASES = {
    # Six points; four clear hexes are behind it, and 1209 lies across the Lovat.
    "too far": Case(
        "soviet-movement",
        {"357DF": "1409"},
        ["unit 357DF", "to 1408", "to 1309", "to 1308", "to 1309"],
        "to 1209",
        "VL 3.1a",
        "3 MP needed, 2 left: clear 1, major river +2.",
        "Il faut 3 PM, il en reste 2\u00a0: clair 1, rivière majeure +2.",
        turn=8,
    ),
    "an enemy stands there": Case(
        "soviet-movement",
        {"357DF": "1312", "S343": "1313"},
        ["unit 357DF"],
        "to 1313",
        "VL 6.1a",
        "An enemy is in 1313: {S343}.",
        "Un ennemi se trouve en 1313\u00a0: {S343}.",
        turn=8,
    ),
    "an HQ stands there alone": Case(
        "soviet-movement",
        {"357DF": "1312", "QG83": "1313"},
        ["unit 357DF"],
        "to 1313",
        "VL 1.4k",
        "An enemy is in 1313: {QG83}.",
        "Un ennemi se trouve en 1313\u00a0: {QG83}.",
        turn=8,
    ),
    # An HQ in 1310 and the Lovat bar the way round.
    "a zone stops the way": Case(
        "soviet-movement",
        {"357DF": "1210", "S343": "1312", "QG83": "1310"},
        ["unit 357DF"],
        "to 1410",
        "VL 4.2.1a",
        "The move must stop in 1311, in the ZOC of {S343}.",
        "Le mouvement doit s'arrêter en 1311, en ZdC ennemie\u00a0: {S343}.",
        turn=8,
    ),
    "it has moved": Case(
        "soviet-movement",
        {"357DF": "1409"},
        ["unit 357DF", "to 1408", "done"],
        "unit 357DF",
        "VL 3.1c",
        "It has already moved in this phase.",
        "L'unité a déjà bougé dans cette phase.",
        turn=8,
    ),
    "it comes later": Case(
        "soviet-movement",
        {"357DF": "1409"},
        [],
        "enter 7EDF",
        "VL 13.2a",
        "Arrives on turn 4: {7EDF}.",
        "Arrivée au tour 4\u00a0: {7EDF}.",
        turn=3,
    ),
    "tanks and a lake": Case(
        "soviet-movement",
        {"184BC": "0416"},
        ["unit 184BC"],
        "to 0417",
        "VL T.terr.12",
        "This kind of unit cannot enter a lake hex.",
        "Ce type d'unité ne peut pas entrer dans un hex de lac.",
        turn=8,
    ),
    "only brigades leave": Case(
        "soviet-movement",
        {"357DF": "0104"},
        ["unit 357DF"],
        "exit",
        "VL 13.3.1d",
        "Only Soviet tank and mechanised brigades leave by the west edge.",
        "Seules les brigades soviétiques blindées et mécanisées sortent par l'ouest.",
        turn=8,
    ),
    "out of contact": Case(
        "soviet-combat",
        {"357DF": "1312", "257DF": "1316", "S343": "1313"},
        ["target 1313"],
        "join 257DF",
        "VL 6.1b",
        "3 hexes from 1313: {257DF}.",
        "À 3 hex de 1313\u00a0: {257DF}.",
        turn=8,
    ),
    "not in supply": Case(
        "soviet-combat",
        {"357DF": {"at": "1312", "marks": ["unsupplied"]}, "9DFG": "1312", "S343": "1313"},
        ["target 1313"],
        "join 357DF",
        "VL 8.3d",
        "It is out of supply.",
        "L'unité n'est pas ravitaillée.",
        turn=8,
    ),
    "the garrison": Case(
        "soviet-movement",
        {"184BC": "1111", "FestungW": "1110", "FestungE": "1210"},
        ["unit 184BC"],
        "to 1110",
        "VL 1.6b",
        "The Festung stands there: only the siege can reach it.",
        "La Festung s'y trouve\u00a0: seul le siège peut l'atteindre.",
        turn=8,
    ),
    "the garrison does not attack": Case(
        "german-combat",
        {"357DF": "1109", "S343": "1209", "FestungW": "1110", "FestungE": "1210"},
        ["target 1109"],
        "join FestungW",
        "VL 1.6b",
        "The garrison neither moves nor attacks: {FestungW}.",
        "La garnison ne bouge pas et n'attaque pas\u00a0: {FestungW}.",
        turn=8,
    ),
    "the garrison does not move": Case(
        "german-movement",
        {"S343": "1209", "FestungW": "1110", "FestungE": "1210"},
        [],
        "unit FestungE",
        "VL 1.6b",
        "The garrison neither moves nor attacks: {FestungE}.",
        "La garnison ne bouge pas et n'attaque pas\u00a0: {FestungE}.",
        turn=8,
    ),
    "a cadre is no reinforcement": Case(
        "soviet-movement",
        {"357DF": "1312", "CC3": "pool"},
        [],
        "enter CC3",
        "VL 1.7.1b",
        "A cadre comes onto the map only for a division that loses two steps or detaches it: {CC3}.",
        "Un cadre n'apparaît que pour une division qui perd deux pas ou le ventile\u00a0: {CC3}.",
        turn=8,
    ),
    "another's unit": Case(
        "soviet-movement",
        {"357DF": "1312", "S343": "1313"},
        [],
        "unit S343",
        "VL 2.1.C",
        "A unit of the other side: {S343}.",
        "Unité de l'autre camp\u00a0: {S343}.",
        turn=8,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_table_says_why(name: str) -> None:
    check_table("vl", CASES[name])


@pytest.mark.parametrize("name", CASES)
def test_the_terminal_says_why(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check_terminal("vl", CASES[name], tmp_path, capsys)
