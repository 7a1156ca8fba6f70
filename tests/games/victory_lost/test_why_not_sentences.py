"""Refusals of A Victory Lost, read at the table and in the terminal, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.why_cases import Case, check_table, check_terminal


def active(at: str, *marks: str) -> dict[str, Any]:
    return {"at": at, "marks": ["active", *marks]}


CASES = {
    "chits still to be chosen": Case(
        "axis-selection",
        {"Hollidt": "2018", "G62": "2017", "1GdA": "2005"},
        [],
        "end_selection",
        "AVL 7.1.2c",
        "4 chits are still to be chosen.",
        "Il reste 4 pions à choisir.",
    ),
    # Four points, and five clear hexes from 5505 to 5510.
    "too far": Case(
        "soviet-movement",
        {"S25G": active("5505")},
        ["unit S25G"],
        "to 5510",
        "AVL 8.1.2d",
        "5 MP needed, 4 left: clear 5.",
        "Il faut 5 PM, il en reste 4\u00a0: clair 5.",
        turn=5,
    ),
    # Isolated, it has half of its four points; to leave the zone of 4514 costs two, and 4315 is clear.
    "out of a zone": Case(
        "soviet-movement",
        {"S25G": active("4414", "isolated"), "G168": "4514"},
        ["unit S25G"],
        "to 4315",
        "AVL 8.2.1b",
        "3 MP needed, 2 left: clear 1, enemy ZOC +2.",
        "Il faut 3 PM, il en reste 2\u00a0: clair 1, ZdC ennemie +2.",
        turn=5,
    ),
    "an enemy stands there": Case(
        "soviet-movement",
        {"S25G": active("5505"), "G168": "5506"},
        ["unit S25G"],
        "to 5506",
        "AVL 5.0.2",
        "An enemy is in 5506: {G168}.",
        "Un ennemi se trouve en 5506\u00a0: {G168}.",
        turn=5,
    ),
    "a full hex": Case(
        "soviet-movement",
        {"S25G": active("5505"), "S305": "5506", "S4M": "5506"},
        ["unit S25G"],
        "to 5506",
        "AVL 5.0.1a",
        "5506 is full: {S305} and {S4M}.",
        "5506 est plein\u00a0: {S305} et {S4M}.",
        turn=5,
    ),
    "not in command": Case(
        "soviet-movement",
        {"1GdA": active("5505"), "S305": "5512"},
        [],
        "unit S305",
        "AVL 7.3.3a",
        "7 hexes from {1GdA}, whose command radius is 5.",
        "À 7 hex de {1GdA}, dont le rayon de commandement est de 5.",
        turn=5,
    ),
    "radius over a river": Case(
        "soviet-movement",
        {"1GdA": active("4011"), "S305": "4014"},
        [],
        "unit S305",
        "AVL 7.3.3a",
        "3 hexes from {1GdA}, but its radius of 5 does not get there: over an unbridged major river "
        "it reaches only the first hex.",
        "À 3 hex de {1GdA}, mais son rayon de 5 n'y mène pas\u00a0: passé un fleuve sans pont, "
        "il n'atteint que le premier hex.",
        turn=5,
    ),
    "the sea": Case(
        "soviet-movement",
        {"S25G": active("2835")},
        ["unit S25G"],
        "to 2836",
        "AVL 8.1.5b",
        "2836 is water.",
        "2836 est de l'eau.",
        turn=5,
    ),
    "the pocket": Case(
        "soviet-movement",
        {"S17Tk": active("5925")},
        ["unit S17Tk"],
        "to 6024",
        "AVL 13.0a",
        "The Stalingrad pocket is closed until turn 5.",
        "La poche de Stalingrad est fermée jusqu'au tour 5.",
        turn=4,
    ),
    # The Don runs between 4414 and 4315; from 4514 it would be the second step.
    "a major river": Case(
        "soviet-movement",
        {"S25G": active("4514")},
        ["unit S25G"],
        "to 4315",
        "AVL 8.1.3b",
        "An unbridged major river is crossed only as the first step, and ends the move: 4315 and 4414.",
        "Un fleuve sans pont ne se franchit qu'au premier pas, qui achève le mouvement\u00a0: 4315 et 4414.",
        turn=5,
    ),
    # The rulebook's own case: 4 against 5 in the open.
    "odds": Case(
        "soviet-combat",
        {"S305": active("5604"), "G26": "5505"},
        ["target 5505", "join S305"],
        "attack",
        "AVL 9.3.4a",
        "4 to 5: below 1-1 after terrain.",
        "4 contre 5\u00a0: moins de 1-1 après terrain.",
    ),
    "an HQ in an attack": Case(
        "soviet-combat",
        {"S305": active("5604"), "1GdA": active("5604"), "G26": "5505"},
        ["target 5505"],
        "join 1GdA",
        "AVL 2.3.1",
        "An HQ is not a combat unit.",
        "Un QG n'est pas une unité de combat.",
    ),
    "another's reinforcement": Case(
        "axis-reinforcement",
        {"G19Pz": "pool", "S270": "0126"},
        [],
        "unit S161",
        "AVL 11.1.1a",
        "A unit of the other side: {S161}.",
        "Unité de l'autre camp\u00a0: {S161}.",
        turn=2,
    ),
    "a full railhead": Case(
        "axis-reinforcement",
        {
            **{"G19Pz": "pool", "G168": "0115", "G26": "0115"},
            **{"S270": "0126", "S160": "0132", "S127": "0210", "S25G": "0412", "S107": "0417"},
        },
        ["unit G19Pz"],
        "at 0115",
        "AVL 5.0.1a",
        "0115 is full: {G168} and {G26}.",
        "0115 est plein\u00a0: {G168} et {G26}.",
        turn=2,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_table_says_why(name: str) -> None:
    check_table("avl", CASES[name])


@pytest.mark.parametrize("name", CASES)
def test_the_terminal_says_why(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check_terminal("avl", CASES[name], tmp_path, capsys)
