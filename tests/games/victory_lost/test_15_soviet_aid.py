"""15.0.1: what may be agreed on in favour of the Soviets: the worth of German armour, and a later 1st Panzer
Army.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.victory_lost.law import victory
from grognard.games.victory_lost.law.supply import boxed_units
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

FIVE = {"mech_points": "five"}
LATE = {"late_1pza": "yes"}
ARMY = ["1PzA", "G3Pz", "G13Pz", "G111", "G370", "G444Sec", "G454Sec"]


@cites("AVL 15.0.1a", "AVL 15.0")
@pytest.mark.parametrize(
    ("dead", "usual", "option"),
    [
        (["G6Pz"], (3, 25), (5, 25)),
        (["G16Mot"], (3, 25), (5, 25)),
        (["G6Pz", "G17Pz", "G168"], (7, 25), (11, 25)),
        (["G168"], (1, 25), (1, 25)),
        (["S17Tk"], (0, 26), (0, 26)),
        (["H1Tk"], (0, 25), (0, 25)),
        (["R1Mot"], (0, 25), (0, 25)),
    ],
)
def test_german_armour_is_worth_five(
    dead: list[str], usual: tuple[int, int], option: tuple[int, int]
) -> None:
    def points(options: dict[str, str] | None) -> tuple[int, int]:
        units = {**dict.fromkeys(dead, "dead"), "S25G": "4110"}
        return victory.points(
            situation(
                "avl", "soviet-movement", turn=6, units=units, own={"eliminated": dead}, options=options
            ).pos
        )

    assert (points(None), points(FIVE)) == (usual, option)


@cites("AVL 15.0.1a")
def test_the_last_count_uses_it_too() -> None:
    ring = {"S25G": "2109", "S107": "2112", "S141": "1810"}
    for options, soviet in ((None, 3), (FIVE, 5)):
        t = situation("avl", "supply", turn=9, units={"G6Pz": "2010", **ring}, options=options)
        assert victory.points(t.pos) == (soviet, 25)


def arriving(turn: int, options: dict[str, str] | None) -> Situation:
    waiting: dict[str, Any] = dict.fromkeys([*ARMY, "GGD", "G302", "GDR"], "pool")
    return situation(
        "avl", "axis-reinforcement", turn=turn, units={**waiting, "S25G": "4110"}, options=options
    )


@cites("AVL 15.0.1c", "AVL 15.0")
def test_the_1st_panzer_army_comes_on_turn_5() -> None:
    """Its HQ and its chit with it; everybody else of turn 4 comes as ever."""
    chit = arriving(4, None).game.rules.data.chit_index["1PzA"]
    for turn, options, there in ((4, None, True), (5, None, False), (4, LATE, False), (5, LATE, True)):
        t = arriving(turn, options)
        own = t.pos.state.own
        assert sorted(t.game.roster.ids(boxed_units(t.pos))) == (sorted(ARMY) if there else [])
        assert bool(own.axis >> chit & 1) == there
        assert t.may("unit") == (["G302", "GGD"] if turn == 4 else ["GDR"])


@cites("AVL 15.0.1c")
def test_nobody_of_it_is_lost_by_waiting() -> None:
    t = arriving(4, LATE).acts("unit GGD", "at 1112", "unit G302", "at 1112")
    assert t.pos.state.turn == 5
    assert {t.at(u) for u in ARMY} == {"pool"}
    assert victory.points(t.pos) == (0, 25)
