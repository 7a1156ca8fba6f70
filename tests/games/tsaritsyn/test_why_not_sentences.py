"""Refusals of Tsaritsyn, read at the table and in the terminal, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.why_cases import Case, check_table, check_terminal

from grognard.kernel.cite import cites
from grognard.testing.table import situation

FAR = {"R38-1": "0902"}  # somebody must stand for Red, far from everything
GARRISON = ("R37-2", "R37-3", "R37-4", "R37-5", "R37-6", "R37-A1", "R37-A2")

CASES = {
    # Three points; 0909 is rough (2), 0908 is clear (1) across the Elshanka (+1).
    "too far": Case(
        "white-movement",
        {"W2-1": "0910", **FAR},
        ["unit W2-1", "to 0909"],
        "to 0908",
        "TS V.2",
        "2 MP needed, 1 left: clear 1, river +1.",
        "Il faut 2 PM, il en reste 1\u00a0: clair 1, rivière +1.",
    ),
    "an enemy stands there": Case(
        "white-movement",
        {"W2-1": "0908", "R37-5": "0907"},
        ["unit W2-1"],
        "to 0907",
        "TS VII.6",
        "An enemy is in 0907: {R37-5}.",
        "Un ennemi se trouve en 0907\u00a0: {R37-5}.",
    ),
    # Three points for two clear hexes, but 0811 lies in a zone, and so does every other way.
    "a zone stops the way": Case(
        "white-movement",
        {"W2-1": "0812", "R37-5": "0711", "R37-6": "1011"},
        ["unit W2-1"],
        "to 0810",
        "TS V.4",
        "The move must stop in 0811, in the ZOC of {R37-5}.",
        "Le mouvement doit s'arrêter en 0811, en ZdC ennemie\u00a0: {R37-5}.",
    ),
    "a tank and a river": Case(
        "white-movement",
        {"W-TK1": "0909", **FAR},
        ["unit W-TK1"],
        "to 0908",
        "TS IX.tank.5",
        "No tank crosses the river between 0908 and 0909.",
        "Aucun tank ne franchit la rivière entre 0908 et 0909.",
    ),
    "only cavalry leaves": Case(
        "white-movement",
        {"W2-1": "0101", **FAR},
        ["unit W2-1"],
        "exit",
        "TS IX.cav.4",
        "Only White cavalry leaves by the north edge.",
        "Seule la cavalerie blanche sort par le nord.",
    ),
    "it has left": Case(
        "white-movement",
        {"W2KC-1": "0101", "W2-1": "0710", **FAR},
        ["unit W2KC-1", "exit"],
        "unit W2KC-1",
        "TS IX.cav.5",
        "Left by the north edge, and does not return: {W2KC-1}.",
        "Sortie par le nord, sans retour\u00a0: {W2KC-1}.",
    ),
    "it comes later": Case(
        "white-reinforcement",
        {"W-AT2": "pool", "W2-1": "0811", "R37-1": "0101"},
        [],
        "unit W2KC-1",
        "TS X.white.9",
        "Arrives on turn 3: {W2KC-1}.",
        "Arrivée au tour 3\u00a0: {W2KC-1}.",
        turn=2,
    ),
    "another's unit": Case(
        "white-movement",
        {"W2-1": "0908", "R37-5": "0907"},
        [],
        "unit R37-5",
        "TS V.1",
        "A unit of the other side: {R37-5}.",
        "Unité de l'autre camp\u00a0: {R37-5}.",
    ),
    "a full hex": Case(
        "white-movement",
        {"W2-1": "0909", "W2-2": "0909", "W2-3": "0909", "W2-4": "0910", **FAR},
        ["unit W2-4"],
        "to 0909",
        "TS VI.2",
        "0909 is full: {W2-1}, {W2-2} and {W2-3}.",
        "0909 est plein\u00a0: {W2-1}, {W2-2} et {W2-3}.",
        options={"stacking": "move"},
    ),
    "a gun with an enemy beside it": Case(
        "white-combat",
        {"W2-A": "0909", "R37-5": "0908", "R37-6": "0907"},
        [],
        "target 0907",
        "TS IX.range.1",
        "No fire at 2 hexes for {W2-A}, next to an enemy: {R37-5}.",
        "Pas de tir à 2 hex pour {W2-A}, adjacente à un ennemi\u00a0: {R37-5}.",
    ),
    "in an enemy zone": Case(
        "white-reinforcement",
        {"W2KC-1": "pool", "R37-5": "0513"},
        ["unit W2KC-1"],
        "at 0514",
        "TS VII.5",
        "0514 is in the ZOC of {R37-5}.",
        "0514 est en ZdC ennemie\u00a0: {R37-5}.",
        turn=3,
    ),
    "too many in a hex": Case(
        "white-movement",
        {"W2-1": "0909", "W2-2": "0909", "W2-3": "0909", "W2-4": "0909", **FAR},
        [],
        "end_phase",
        "TS VI.2",
        "Overstacked: 0909.",
        "Empilement dépassé\u00a0: 0909.",
    ),
    "units still to be set up": Case(
        "white-setup",
        {"R37-1": "0306", "W2-1": "pool", "W2-2": "pool"},
        [],
        "end_setup",
        "TS X.white.1",
        "2 units are still to be set up.",
        "Il reste 2 unités à placer.",
        turn=0,
    ),
    "not where the label says": Case(
        "white-setup",
        {"R37-1": "0306", "W2-1": "pool"},
        ["unit W2-1"],
        "at 0711",
        "TS X.white.3",
        "Possible only in 0809, 0810, 0909, 0910, 0911, 1009 Beketovka and 1010.",
        "Possible seulement en 0809, 0810, 0909, 0910, 0911, 1009 Beketovka et 1010.",
        turn=0,
    ),
    "the line comes first": Case(
        "red-setup",
        {"R37-1": "0306", **dict.fromkeys(GARRISON, "pool")},
        ["unit R37-2"],
        "at 0306",
        "TS X.red.4",
        "The fortifications on the line must be manned first: 0406, 0507, 0606, 0707, 0806, 0907 and 1007.",
        "Les fortifications de la ligne doivent d'abord être garnies\u00a0: "
        "0406, 0507, 0606, 0707, 0806, 0907 et 1007.",
        turn=0,
    ),
    # Its name ends with a full stop of its own.
    "not in this scenario": Case(
        "white-combat",
        {"W2-1": "0909", "R37-5": "0908"},
        ["target 0908"],
        "join W2-A",
        "TS VIII.1",
        "Not used in this scenario or variant: {W2-A}",
        "Absent de ce scénario ou de cette variante\u00a0: {W2-A}",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_table_says_why(name: str) -> None:
    check_table("ts", CASES[name])


@pytest.mark.parametrize("name", CASES)
def test_the_terminal_says_why(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check_terminal("ts", CASES[name], tmp_path, capsys)


@cites("TS V.4", "TS VII.6")
def test_two_rules_that_bar_the_way_together_are_both_named() -> None:
    """The train meets the zone in 0308 and the infantry on the rails in 0407: neither alone would let it
    through.
    """
    t = situation("ts", "white-movement", W_AT1="0208", W_M1="0308", R37_1="0407").act("unit", "W-AT1")
    assert t.refusals("to", "0507") == ["TS VII.6", "TS V.4"]


@cites("TS VIII.4")
def test_a_target_two_hexes_from_a_gun_that_has_fired_names_the_spent_gun() -> None:
    """2 to 1 at range, die 1: an exchange, and the gun loses nothing."""
    t = situation("ts", "white-combat", W2_A="0812", R_M1="0810", R_M2="0814", W2_1="0507", R_M3="0506")
    t.acts("target 0810", "join W2-A").act("attack", dice=[1])
    assert t.refusals("target", "0814") == ["TS VIII.4"]
