"""37C. Administrative movement together with trains and ships."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.ships import GERMAN
from tests.games.sudden_storm.situations import GAME, drawn, remembered

from grognard.kernel.cite import cites
from grognard.testing.table import Situation

WILNO, RIGA, TALLINN, END = "1B:3117", "1B:1816", "1B:0711", "1B:0809"
PLACES = GAME.rules.data.places
COMBINED = {"moves": "combined"}
DIVISION = "G217Inf"  # 7-7-6


def label(place: str) -> str:
    return GAME.map.label(PLACES[place])


def start(options: dict[str, str] | None = COMBINED, **more: Any) -> Situation:
    """All of the Baltic states is Axis, their railways standard; two transports wait at Riga."""
    own = {"axis": "country ussr & zone b | border39 lithuania latvia estonia poland"}
    units = {DIVISION: label("wilno"), GERMAN: label("riga"), "GTr2": label("riga")}
    return drawn("axis-movement", units, {**own, **more}, turn=6, options=options)


def left(t: Situation) -> float:
    return dict(remembered(t).left)[GAME.roster.index[DIVISION]] / 2


@cites("SS 37C")
def test_by_rail_by_sea_and_in_column() -> None:
    """E103: one point to entrain, two to Riga, two to embark, one to 1B:0809."""
    t = start().act("unit", DIVISION).act("rail", label("riga")).act("done")
    assert left(t) == 6 - 3
    t.act("fleet", GERMAN).act("sail_along", "GTr2").act("embark", DIVISION).act("land", label("tallinn"))
    assert left(t) == 1
    t.act("unit", DIVISION).act("admin", END)
    assert t.at(DIVISION) == END


@cites("SS 37C")
def test_without_the_option_a_column_is_all_that_a_unit_does() -> None:
    t = start(None).act("unit", DIVISION).act("rail", label("riga"))
    assert not t.may("admin")
    t = start(None).act("unit", DIVISION)
    t.act("admin", t.may("admin")[0])
    assert not t.may("rail")


@cites("SS 37C")
def test_column_first_then_the_train() -> None:
    t = start().act("unit", DIVISION)
    stations = t.may("rail")
    t.act("admin", next(h for h in t.may("admin") if near(h) and h in stations))
    assert t.may("rail")
    assert not t.may("to")


def near(h: str) -> bool:
    return GAME.map.grid.distance(GAME.map.hex(h), PLACES["wilno"]) == 1


@cites("SS 37C")
def test_ordinary_movement_and_columns_do_not_mix() -> None:
    t = start().act("unit", DIVISION)
    t.act("to", next(h for h in t.may("to") if near(h)))
    assert t.may("admin") == []
    assert "SS 37C" in t.refusals("admin", label("wilno"))
    t = start().act("unit", DIVISION)
    t.act("admin", next(h for h in t.may("admin") if near(h))).act("done").act("unit", DIVISION)
    assert t.may("to") == []
    assert "SS 37C" in t.refusals("to", label("wilno"))
