"""Closures: hexes that rules close to a mover, each of which can be lifted by itself."""

from __future__ import annotations

from grognard.kernel.arguments import Points
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Cause
from grognard.kernel.pathfinding import MoveTerms
from grognard.rules.why_not import Closure, Trip, closing_hindrance, hindrances, too_far
from grognard.testing.giant_toy import GAME

MAP = GAME.build({}, "").map
NET = GAME.build({}, "").rules.costs.network("corps")
CAUSE = "why-test"


def hexes(labels: str) -> int:
    return MAP.hexes(labels)


def trip(*closed: Closure, points: int = 40, start: str = "0101") -> Trip:
    return Trip(NET, hexes(start), points, MoveTerms(MAP.grid.board), closed=closed)


def column(number: int) -> int:
    """A column of the map from top to bottom: a wall."""
    return sum(1 << h for label, h in MAP.index.items() if label.startswith(f"{number:02}"))


def causes(to: str, *closed: Closure, points: int = 40) -> list[Cause]:
    limit = too_far("T 0", Points(points, 2), lambda a, b: ())
    return hindrances(
        trip(*closed, points=points), [closing_hindrance(one) for one in closed], limit, MAP.index[to]
    )


def test_closed_hexes_are_neither_entered_nor_left() -> None:
    wall = Closure("T 1", column(3))
    assert not trip(wall).reach().hexes & ~(column(1) | column(2))
    assert trip(Closure("T 1", hexes("0101"))).reach().hexes == 0
    assert trip().reach().hexes == trip(Closure("T 1", 0)).reach().hexes


def test_the_rule_that_bars_the_way_is_named_with_the_hex_where_it_does() -> None:
    wall = Closure("T 1", column(3), lambda h: (CAUSE, (("hex", h),)))
    other = Closure("T 2", hexes("0707"), CAUSE)
    (cause,) = causes("0501", wall, other)
    assert (cause.cite, cause.what) == ("T 1", CAUSE)
    assert dict(cause.args)["hex"] in bits(column(3))


def test_two_rules_that_close_the_same_hex_bar_it_together() -> None:
    both = Closure("T 1", column(3), CAUSE), Closure("T 2", column(3), CAUSE)
    assert [cause.cite for cause in causes("0501", *both)] == ["T 1", "T 2"]
    apart = Closure("T 1", column(3), CAUSE), Closure("T 2", column(4), CAUSE)
    assert [cause.cite for cause in causes("0501", *apart)] == ["T 1", "T 2"]
