"""13: the pocket of Stalingrad, closed to everybody through turn 4."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_lost.plain import AREAS, beside, railheads

from grognard.kernel.cite import cites
from grognard.kernel.errors import BadInput
from grognard.testing.table import Situation, situation

CLOSED, OPEN = (1, 2, 3, 4), (5, 6)
POCKET = AREAS["pocket"]


def active(at: str) -> dict[str, Any]:
    return {"at": at, "marks": ["active"]}


@cites("AVL 13.0a", "AVL 13.0c")
@pytest.mark.parametrize("turn", CLOSED + OPEN)
@pytest.mark.parametrize("unit", ["S2GM", "2GdA", "G6Pz", "4PzA"])
def test_nobody_moves_into_it(unit: str, turn: int) -> None:
    """From 6225, beside 6224: open ground on the south side of it."""
    side = "axis" if unit in ("G6Pz", "4PzA") else "soviet"
    t = situation("avl", f"{side}-movement", turn=turn, units={unit: active("6225")}).act("unit", unit)
    inside = POCKET & set(t.may("to"))
    if turn in CLOSED:
        assert not inside
        assert "AVL 13.0a" in t.refusals("to", "6224")
    else:
        assert "6224" in inside


@cites("AVL 13.0a", "AVL 13.0c")
def test_nobody_moves_through_it() -> None:
    """Seven points are enough to come out on the other side of it, not to go round."""
    reached = {}
    for turn in (4, 5):
        t = situation("avl", "soviet-movement", turn=turn, units={"S2GM": active("6225")}).act("unit", "S2GM")
        reached[turn] = set(t.may("to")) - POCKET
    assert reached[4] < reached[5]


@cites("AVL 13.0a", "AVL 13.0c")
@pytest.mark.parametrize(("turn", "state"), [(1, ["S25G"]), (4, ["S25G"]), (5, []), (6, [])])
def test_no_line_of_supply_runs_through_it(turn: int, state: list[str]) -> None:
    """S25G in 6225: three hexes beside it are of the pocket, the other three in the zones of two Germans, in
    6026 and 6327.
    """
    assert beside("6225") & POCKET == {"6125", "6224", "6325"}
    foes = {"G168": "6026", "G26": "6327"}
    t = situation("avl", "supply", turn=turn, units={"S25G": "6225", **foes})
    assert [u for u in t.units_marked("unsupplied") if u.startswith("S")] == state


@cites("AVL 13.0a", "AVL 13.0d")
@pytest.mark.parametrize("turn", CLOSED + OPEN)
def test_reinforcements_come_by_its_railways_from_turn_5_on(turn: int) -> None:
    """The segment of turn 4 is still turn 4. 6510 is red; the line from there runs through Stalingrad to
    Kotelnikovo and Kalach.

    The other railways into the south are held by two Germans.
    """
    unit = {1: "S57G", 2: "S7C", 3: "S161", 4: "S3Tk", 5: "S1GC", 6: "S303"}[turn]
    blocks = {"G168": "3302", "G26": "5003"}  # 3301 and 5001 give nothing
    t = situation("avl", "soviet-reinforcement", turn=turn, units={unit: "pool", **blocks}).act("unit", unit)
    beyond = {"6423", "6424", "5829", "5532", "4726", "3336"}
    assert "6410" in t.may("at")
    assert beyond & set(t.may("at")) == (set() if turn in CLOSED else beyond)
    if turn in CLOSED:
        assert t.refusals("at", "6423") == ["AVL 13.0a"]


@cites("AVL 13.0d")
def test_an_axis_unit_or_its_zone_bars_the_railway_through_the_pocket() -> None:
    blocks = {"G168": "3302", "G26": "5003"}
    for where in ("6423", "6524", "6322"):  # on the line, and beside it
        t = situation(
            "avl", "soviet-reinforcement", turn=5, units={"S1GC": "pool", **blocks, "G298": where}
        ).act("unit", "S1GC")
        assert not {"6423", "5829", "4726"} & set(t.may("at"))
        assert "6410" in t.may("at")
        assert set(t.may("at")) == railheads("soviet", {**blocks, "G298": where}, 5)


@cites("AVL 13.0b")
@pytest.mark.parametrize("turn", [2, 4, 5])
def test_command_reaches_across_it(turn: int) -> None:
    """2GdA has a radius of 5: from 6220 straight through the pocket to 6225, and not to 6226."""
    t = situation(
        "avl",
        "draw",
        turn=turn,
        units={"2GdA": "6220", "S25G": "6225", "S107": "6226"},
        own={"bag": ["2GdA"]},
    )
    assert sorted(t.units_marked("active")) == ["2GdA", "S25G"]


def driven_out(turn: int) -> Situation:
    """Three Soviet divisions around 6225; the only other hexes beside it are in the pocket. 15 against 2."""
    soviets = {u: active(at) for u, at in (("S25G", "6126"), ("S35G", "6226"), ("S41G", "6326"))}
    t = situation(
        "avl", "soviet-combat", turn=turn, units={**soviets, "2GdA": "6227", "G7Lw": "6225", "4PzA": "5433"}
    )
    t.acts("target 6225", *(f"join {u}" for u in soviets))
    assert t.odds().faces[0] in ("DR", "DR2")
    return t.act("attack", dice=[1])


@cites("AVL 13.0a", "AVL 13.0c")
def test_who_can_fall_back_only_into_it_is_lost_while_it_is_closed() -> None:
    assert driven_out(4).at("G7Lw") == "dead"
    t = driven_out(5)
    while t.may("back"):
        t.act("back", t.may("back")[0])
    assert t.at("G7Lw") in POCKET


@cites("AVL 13.0a", "AVL 13.0c")
@pytest.mark.parametrize("turn", [4, 5])
def test_nobody_advances_into_it_while_it_is_closed(turn: int) -> None:
    """S2GM takes 6225 and may go on: to 6125, 6224 and 6325 only when the pocket is open."""
    units = {"S2GM": active("6226"), "S6M": active("6226"), "G7Lw": "6225", "2GdA": "6328", "4PzA": "5433"}
    t = situation("avl", "soviet-combat", turn=turn, units=units)
    t.acts("target 6225", "join S2GM", "join S6M").act("attack", dice=[6])
    while t.may("back"):
        t.act("back", t.may("back")[0])
    t.act("advance", "S2GM")
    assert set(t.may("to")) & POCKET == (set() if turn == 4 else {"6125", "6224", "6325"})
    assert "6126" in t.may("to")


@cites("AVL 13.0a", "AVL 13.0c")
def test_no_hq_is_put_into_it_while_it_is_closed() -> None:
    """2GdA, cut off in 5922, must go four hexes: to column 63 among others, in the pocket.

    The closed pocket itself cuts it off; when it is open a German in 6122 does.
    """
    t = situation("avl", "supply", turn=4, units={"2GdA": "5922", "G168": "5823", "S25G": "6328"})
    assert (t.at("2GdA"), t.who) == ("pool", "soviet")
    assert t.may("at")
    assert not POCKET & set(t.may("at"))
    t = situation(
        "avl", "supply", turn=5, units={"2GdA": "5922", "G168": "5823", "G26": "6122", "S25G": "6328"}
    )
    assert {"6324", "6325"} & set(t.may("at"))


@cites("AVL 13.0a", "AVL 13.0c")
def test_a_position_with_units_in_the_closed_pocket_is_refused() -> None:
    with pytest.raises(BadInput, match="closed pocket: 6224"):
        situation("avl", "supply", turn=4, units={"S25G": "6224"})
    assert situation("avl", "soviet-movement", turn=5, units={"S25G": "6224"}).at("S25G") == "6224"
