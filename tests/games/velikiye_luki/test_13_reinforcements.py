"""13.2: who comes on when and where, in what order and at what price."""

from __future__ import annotations

import pytest

from grognard.games.velikiye_luki.law.names import Back
from grognard.kernel.cite import cites
from grognard.kernel.state import Position
from grognard.testing.table import Situation, situation

SW = ["0119", "0120", "0219"]
WEST = ["0116", "0117", "0118", *SW]
EAST = ["1606", "1607", "1608", "1609", "1610"]
CORPS = ["1610", "1611", "1612", "1613", "1614", "1615"]


def each(hexes: list[str], *units: str) -> dict[str, list[str]]:
    return dict.fromkeys(units, hexes)


LISTS: dict[str, tuple[str, int, dict[str, list[str]]]] = {
    "VL 13.2.1a": ("german", 1, {"K8": ["0101", "0201", "0301", "0401", "0501"]}),
    "VL 13.2.1b": ("german", 2, {"76-20M": ["0219"], "90-20M": ["0219"], "WLR1": ["0219"]}),
    "VL 13.2.1c": ("german", 2, {"505-291": ["0119"], "506-291": ["0119"], "8-29-12Pz": ["0119"]}),
    "VL 13.2.1d": ("german", 2, each(["0119", "0219"], *("1Jg", "Kraft", "StuG459"))),
    "VL 13.2.1e": ("german", 2, each(["0101"], *("10-8Pz", "T34-8Pz", "8-8Pz", "28-8Pz", "43-8Pz"))),
    "VL 13.2.1f": ("german", 3, each(["0219"], *("1-1SS", "2-1SS", "FKD", "1-6L", "2-6L", "Pi743"))),
    "VL 13.2.1g": ("german", 4, {"504-291": SW}),
    "VL 13.2.1h": ("german", 5, {"1-15Pz": SW, "QGWohler": SW}),
    "VL 13.2.1i": ("german", 7, {"PzAbt18": SW}),
    "VL 13.2.1j": ("german", 9, each(WEST, *("335-205", "358-205", "558-331", "559-331"))),
    "VL 13.2.1k": ("german", 10, each(WEST, *("353-205", "AA331"))),
    "VL 13.2.1l": ("german", 11, {"FR1-7": WEST}),
    "VL 13.2.2a": ("soviet", 2, each(["1607"], *("44S", "45S", "26BF"))),
    "VL 13.2.2b": ("soviet", 2, each(CORPS, *("34-2M", "43-2M", "33-2M", "36-2M", "QG2M"))),
    "VL 13.2.2c": ("soviet", 4, each(EAST, *("7EDF", "249EDF", "19DFG", "37RC", "38RC", "45RC"))),
    "VL 13.2.2d": ("soviet", 6, each(EAST, *("92BC", "515LF", "350DF", "100BF"))),
    "VL 13.2.2e": ("soviet", 7, {"47BM": EAST}),
    "VL 13.2.2f": ("soviet", 10, {"32BF": EAST}),
    "VL 13.2.2g": ("soviet", 11, {"150DF": EAST}),
}


def coming(side: str, turn: int, **units: str) -> Situation:
    """Movement of a side with nobody on the map but two units in the middle, and everybody yet to come."""
    waiting = {u: "pool" for _, at, found in LISTS.values() if at >= turn for u in found}
    return situation(
        "vl", f"{side}-movement", turn=turn, units={**waiting, "Klatt": "0512", "381DF": "1103", **units}
    )


@cites(
    "VL 13.2.1a",
    "VL 13.2.1b",
    "VL 13.2.1c",
    "VL 13.2.1d",
    "VL 13.2.1e",
    "VL 13.2.1f",
    "VL 13.2.1g",
    "VL 13.2.1h",
    "VL 13.2.1i",
    "VL 13.2.1j",
    "VL 13.2.1k",
    "VL 13.2.1l",
    "VL 13.2.2a",
    "VL 13.2.2b",
    "VL 13.2.2c",
    "VL 13.2.2d",
    "VL 13.2.2e",
    "VL 13.2.2f",
    "VL 13.2.2g",
    "VL 13.2a",
)
@pytest.mark.parametrize("paragraph", LISTS)
def test_each_list_comes_on_its_turn_by_its_hexes(paragraph: str) -> None:
    side, turn, found = LISTS[paragraph]
    before = coming(side, turn - 1) if turn > 1 else None
    for unit, hexes in found.items():
        t = coming(side, turn)
        assert unit in t.may("enter")
        assert t.act("enter", unit).may("at") == hexes
        if before is not None:
            assert before.refusals("enter", unit) == ["VL 13.2a"]


@cites("VL 13.2.1a", "VL 13.2.1e")
def test_there_are_two_units_called_8_of_the_8th_panzer() -> None:
    """The motorcycle battalion comes on turn 1, whatever its counter says; five other counters of the
    division on turn 2.
    """
    assert "K8" in coming("german", 1).may("enter")
    assert {"10-8Pz", "T34-8Pz", "8-8Pz", "28-8Pz", "43-8Pz"} <= set(coming("german", 2).may("enter"))


@cites("VL 13.2.1k")
def test_regiments_505_and_506_come_once() -> None:
    assert [u.id for u in coming("german", 10).game.roster.units if u.formation == "291"] == [
        "505-291",
        "506-291",
        "504-291",
    ]


def left(t: Situation) -> int:
    """Half points left to the unit in hand."""
    return int(t.pos.frame.memo.left)


@cites("VL 13.2b")
def test_the_second_by_the_same_hex_pays_the_listed_penalty() -> None:
    """0219 is wooded and has the railway: half a point for a motor unit that finds it free, two points for
    the next.
    """
    t = coming("german", 2).acts("enter 76-20M", "at 0219")
    assert left(t) == 16 - 1
    t.act("done")
    t.acts("enter 90-20M", "at 0219")
    assert left(t) == 16 - 4 - 2  # the woods, for the railway is taken, and one point of penalty
    t.act("done")
    t.acts("enter WLR1", "at 0219")
    assert left(t) == 16 - 4 - 4


@cites("VL 13.2b")
def test_the_first_by_a_hex_pays_no_penalty() -> None:
    t = coming("german", 2).acts("enter 90-20M", "at 0219")
    assert left(t) == 16 - 1


@cites("VL 13.2b")
def test_the_order_of_the_list_is_kept() -> None:
    t = coming("german", 2).acts("enter 90-20M", "at 0219", "done")
    assert t.refusals("enter", "76-20M") == ["VL 13.2b"]
    t = coming("german", 2).acts("enter Kraft", "at 0219", "done", "enter 1Jg")
    assert (t.may("at"), t.refusals("at", "0219")) == (["0119"], ["VL 13.2b"])


TOGETHER = [  # as the lists of 13.2.1 and 13.2.2 give them: in one breath
    ("german", 3, "0219", ["1-1SS", "2-1SS"]),
    ("german", 3, "0219", ["1-6L", "2-6L"]),
    ("german", 9, "0118", ["335-205", "358-205"]),
    ("german", 9, "0118", ["558-331", "559-331"]),
    ("soviet", 2, "1607", ["44S", "45S"]),
    ("soviet", 2, "1612", ["34-2M", "43-2M", "33-2M", "36-2M", "QG2M"]),
    ("soviet", 4, "1608", ["37RC", "38RC", "45RC"]),
]


@cites("VL 13.2b")
@pytest.mark.parametrize(("side", "turn", "at", "units"), TOGETHER)
def test_counters_that_the_list_gives_together_come_in_any_order(
    side: str, turn: int, at: str, units: list[str]
) -> None:
    t = coming(side, turn)
    for unit in reversed(units):
        t.acts(f"enter {unit}", f"at {at}", "done")
        assert t.at(unit) == at


@cites("VL 13.2b")
@pytest.mark.parametrize(
    ("side", "turn", "at", "first", "then"),
    [
        ("german", 3, "0219", "FKD", "2-1SS"),
        ("german", 3, "0219", "1-6L", "FKD"),
        ("german", 9, "0118", "558-331", "358-205"),
        ("german", 2, "0101", "28-8Pz", "8-8Pz"),  # one by one, each with its penalty
        ("soviet", 2, "1607", "26BF", "45S"),
        ("soviet", 4, "1608", "37RC", "19DFG"),
    ],
)
def test_between_them_and_the_others_the_order_is_kept(
    side: str, turn: int, at: str, first: str, then: str
) -> None:
    t = coming(side, turn).acts(f"enter {first}", f"at {at}", "done")
    if t.can("enter", then):
        t.act("enter", then)
        assert t.refusals("at", at) == ["VL 13.2b"]
    else:
        assert t.refusals("enter", then) == ["VL 13.2b"]


def thrown_off(t: Situation, unit: str, by: str) -> Situation:
    """Somebody who may come back now by the hex he left."""
    back = Back(t.game.roster.index[unit], t.pos.state.turn, t.game.map.hex(by))
    t.pos = Position(t.game, t.pos.state._replace(own=t.pos.state.own._replace(back=(back,))))
    return t


@cites("VL 6.6.1j", "VL 3.2a")
def test_who_cannot_go_on_a_lake_comes_back_beside_it() -> None:
    """1504 and what is beside it on the edge is German but for the lake of 1503: foot takes it, tanks go to
    the next.
    """
    units = {
        "184BC": "pool",
        "31BF": "pool",
        "257DF": "1508",
        "S343": "1504",
        "Klatt": "1505",
        "Kraft": "1605",
        "FestungE": "1210",
    }
    t = thrown_off(situation("vl", "soviet-movement", turn=5, units=units), "31BF", "1504").act(
        "enter", "31BF"
    )
    assert "1503" in t.may("at")
    t = thrown_off(situation("vl", "soviet-movement", turn=5, units=units), "184BC", "1504").act(
        "enter", "184BC"
    )
    assert t.may("at")
    assert "1503" not in t.may("at")


@cites("VL 13.2b", "VL 6.6.1j")
def test_who_comes_back_is_on_no_list() -> None:
    """Neither has he to wait for those listed before him, nor they for him, and he pays no penalty of an
    earlier turn.
    """
    for first, then in (("7EDF", "357DF"), ("357DF", "7EDF")):
        units = {"357DF": "pool", "7EDF": "pool", "257DF": "1508", "Klatt": "0512"}
        t = thrown_off(situation("vl", "soviet-movement", turn=4, units=units), "357DF", "1607")
        t.acts(f"enter {first}", "at 1607", "done", f"enter {then}")
        assert "1607" in t.may("at")
    units = {"76-20M": "pool", "90-20M": "pool", "Klatt": "0512", "381DF": "1103"}
    t = thrown_off(situation("vl", "german-movement", turn=4, units=units), "90-20M", "0219").acts(
        "enter 90-20M", "at 0219", "done"
    )
    assert t.act("enter", "76-20M").can("at", "0219"), "of its list, but back from the map"
    units = {"1Jg": "pool", "Kraft": "pool", "Klatt": "0512", "381DF": "1103"}
    costs = []
    for listed in (False, True):
        t = situation("vl", "german-movement", turn=4, units=units)
        t = t if listed else thrown_off(t, "Kraft", "0119")
        costs.append(left(t.acts("enter 1Jg", "at 0119", "done", "enter Kraft", "at 0119")))
    assert costs[0] - costs[1] == 6, "three points, for one of the list"


@cites("VL 13.2b")
def test_lists_of_different_turns_have_no_order_between_them() -> None:
    units = {"76-20M": "pool", "90-20M": "pool", "1-1SS": "pool", "Klatt": "0512", "381DF": "1103"}
    t = situation("vl", "german-movement", turn=3, units=units).acts(
        "enter 1-1SS", "at 0219", "done", "enter 76-20M"
    )
    assert t.may("at") == ["0219"]
    t.acts("drop", "enter 90-20M", "at 0219", "done")
    assert t.refusals("enter", "76-20M") == ["VL 13.2b"], "of its own list one has come that is to follow it"


@cites("VL 13.2a")
def test_entry_may_be_delayed() -> None:
    t = situation("vl", "german-movement", turn=6, units={"76-20M": "pool", "Klatt": "0512", "381DF": "1103"})
    assert "76-20M" in t.may("enter")


@cites("VL 13.2a")
def test_an_enemy_in_the_hex_shifts_the_entry_to_the_nearest_free_edge() -> None:
    t = coming("german", 2, **{"44S": "0101"}).act("enter", "10-8Pz")
    assert "0101" not in t.may("at")
    assert set(t.may("at")) <= {"0102", "0201"}
    assert t.may("at")


@cites("VL 13.2a", "VL 4.2.1a")
def test_an_enemy_zone_stops_who_comes_on() -> None:
    t = coming("german", 2, **{"44S": "0103"}).acts("enter 10-8Pz")
    t.act("at", "0101")
    assert left(t) > 0  # 0101 is two hexes from it
    t = coming("german", 2, **{"44S": "0102"}).acts("enter 10-8Pz", "at 0101")
    assert t.at("10-8Pz") == "0101"
    assert t.refusals("unit", "10-8Pz") == ["VL 3.1c"]


@cites("VL 1.4l", "VL 1.4k")
def test_an_hq_taken_off_comes_back_a_turn_later_by_its_own_edges() -> None:
    t = situation(
        "vl",
        "soviet-combat",
        units={"357DF": "1410", "QG83": "1409", "Klatt": "0512", "FestungW": "1110", "FestungE": "1210"},
    )
    t.acts("target 1409", "join 357DF", "attack")
    assert t.at("QG83") == "pool"
    t.act("halt")
    assert t.phase == "german-movement"
    assert t.refusals("enter", "QG83") == ["VL 1.4l"]
    t.act("end_phase", dice=[3])
    t.act("end_phase")
    assert (t.phase, t.pos.state.turn) == ("german-movement", 5)
    t.act("enter", "QG83")
    assert {"0101", "0120", "0219", "0401"} <= set(t.may("at"))
    assert "1607" not in t.may("at")


@cites("VL 1.4l")
def test_an_hq_does_not_come_back_into_an_enemy_zone() -> None:
    units = {
        "357DF": "1410",
        "31BF": "0103",
        "QG83": "1409",
        "Klatt": "0512",
        "FestungW": "1110",
        "FestungE": "1210",
    }
    t = situation("vl", "soviet-combat", units=units).acts("target 1409", "join 357DF", "attack", "halt")
    t.act("end_phase", dice=[3])  # nobody stands beside an enemy: on to the weather of the next turn
    t.act("end_phase")
    assert (t.phase, t.pos.state.turn) == ("german-movement", 5)
    t.act("enter", "QG83")
    assert {"0101", "0105"} <= set(t.may("at"))
    assert not {"0102", "0103", "0104"} & set(t.may("at"))
