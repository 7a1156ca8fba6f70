"""8. Supply: lines to the edge, what cuts them, and what becomes of those without."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.arguments import Units
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation, situation

# Around 1312, clockwise from the north: 1311 1411 1412 1313 1212 1211. Three units at every other hex close
# it.
RING = {"S343": "1311", "S591": "1412", "S795": "1212"}
GERMANS = ("S343", "S591", "S795", "S663", "Giehl", "Meyer")
SOVIETS = ("31BF", "26BF", "100BF", "32BF", "184BC", "92BC")


def checked(side: str, units: dict[str, Any], **options: str) -> Situation:
    """The position after the supply phase of a side."""
    t = situation("vl", f"{side}-supply", turn=8, units={"FestungE": "1210", **units}, options=options)
    assert t.phase == f"{side}-movement"
    return t


def isolated(side: str, units: dict[str, Any], **options: str) -> list[str]:
    return checked(side, units, **options).units_marked("isolated")


def beside(label: str) -> list[str]:
    c, r = int(label[:2]), int(label[2:])
    up = r - 1 if c % 2 else r
    return [
        f"{x:02}{y:02}"
        for x, y in ((c, r - 1), (c, r + 1), (c - 1, up), (c - 1, up + 1), (c + 1, up), (c + 1, up + 1))
    ]


# -- 8.1: the line


@cites("VL 8.1a", "VL 8.1c", "VL 8.2a")
def test_a_line_may_be_as_long_as_the_map() -> None:
    assert isolated("soviet", {"357DF": "0211"}) == []
    assert isolated("german", {"S343": "1513"}) == []


@cites("VL 8.1b")
def test_zones_and_enemies_all_around_cut_it() -> None:
    assert isolated("soviet", {"357DF": "1312", **RING}) == ["357DF"]
    assert isolated("soviet", {"357DF": "1312", "S343": "1311", "S591": "1412"}) == []  # 1212 is open


@cites("VL 8.1b")
def test_an_enemy_hq_holds_its_hex_and_no_more() -> None:
    """With HQs in 1412 and 1212 in place of units, 1313 is left open."""
    assert isolated("soviet", {"357DF": "1312", "S343": "1311", "QGWohler": "1412", "QG83": "1212"}) == []
    hqs = {"QG83": "1211", "QGWohler": "1212", "QGChevalerie": "1313"}
    assert isolated("soviet", {"357DF": "1312", "S343": "1411", **hqs}) == ["357DF"]
    assert isolated("soviet", {"357DF": "1312", "S343": "1411", **hqs, "QGChevalerie": "1314"}) == []


@cites("VL 8.1b", "VL 4.2.1e")
@pytest.mark.parametrize("friend", ["46DFG", "27RC", "QG3C", "38G"])
def test_a_friend_in_the_zone_keeps_the_line_open_there(friend: str) -> None:
    """By 1411, in the zones of 1311 and 1412, and on to 1511, which is in neither."""
    assert isolated("soviet", {"357DF": "1312", friend: "1411", **RING}) == []
    assert isolated("soviet", {"357DF": "1312", friend: "1313", **RING}) == []
    assert (
        isolated("german", {"S343": "1312", "QG83": "1411", "31BF": "1311", "26BF": "1412", "32BF": "1212"})
        == []
    )


@cites("VL 8.1d")
def test_rivers_do_not_cut_it() -> None:
    """From 1014 all that Klatt in 0914 leaves open lies across the Lovat, without a bridge."""
    assert isolated("soviet", {"357DF": "1014", "Klatt": "0914"}) == []


@cites("VL 8.1a")
def test_lakes_do() -> None:
    """1320 has three neighbours: HQs hold two, and the third is a lake. Where lakes are as printed the line
    goes over it.
    """
    shut = {"357DF": "1320", "QG83": "1219", "QGWohler": "1419"}
    assert isolated("soviet", shut) == ["357DF"]
    assert isolated("soviet", shut, lakes="printed") == []


@cites("VL 8.1a")
def test_a_unit_on_a_lake_has_its_line_from_the_shore_or_from_the_edge_it_stands_on() -> None:
    assert isolated("soviet", {"357DF": "1319"}) == []
    hqs = {"QG83": "1402", "QGWohler": "1403", "QGChevalerie": "1504"}
    assert isolated("soviet", {"357DF": "1503", **hqs}) == []
    assert isolated("german", {"S343": "1503", "QG3C": "1402", "QG5G": "1403", "QG2M": "1504"}) == ["S343"]


@cites("VL 8.1b", "VL 1.6b")
def test_the_hexes_of_the_garrison_are_an_enemys() -> None:
    """1111 has the city to the north and north-east; HQs and a zone close the rest. Once the east has fallen
    1210 is open.
    """
    shut = {"357DF": "1111", "Klatt": "1012", "QG83": "1211", "QGWohler": "1010", "FestungW": "1110"}
    for units, lost in (({**shut, "FestungE": "1210"}, ["357DF"]), (shut, [])):
        t = situation("vl", "soviet-supply", turn=8, units=units, own={"encircled": True})
        assert t.units_marked("isolated") == lost


# -- 8.2: the edges


def walled(side: str, at: str) -> list[str]:
    """A unit with an enemy in every hex beside it."""
    unit, foes = ("32BF", GERMANS) if side == "soviet" else ("Giehl", SOVIETS)
    t = situation("vl", "soviet-movement", turn=8, units={})
    near = [h for h in beside(at) if h in t.game.map.index]
    return isolated(side, {unit: at, **dict(zip([f for f in foes if f != unit], near, strict=False))})


@cites("VL 8.2b", "VL 8.2a")
@pytest.mark.parametrize("at", ["0101", "0107", "0120", "0301", "0501", "0219", "0320", "0520"])
def test_german_edges(at: str) -> None:
    assert walled("german", at) == []
    assert walled("soviet", at) == ["32BF"]


@cites("VL 8.2c", "VL 8.2a")
@pytest.mark.parametrize("at", ["0701", "1001", "1301", "1605", "1610", "1619", "0819", "1019", "1219"])
def test_soviet_edges(at: str) -> None:
    assert walled("soviet", at) == []
    assert walled("german", at) == ["Giehl"]


@cites("VL 8.2b", "VL 8.2c")
@pytest.mark.parametrize("at", ["0601", "0619", "0720", "1320", "1419"])
def test_edges_of_nobody(at: str) -> None:
    assert walled("soviet", at) == ["32BF"]
    assert walled("german", at) == ["Giehl"]


@cites("VL 8.2d", "VL 4.2.1e")
def test_an_enemy_or_his_zone_cancels_a_hex_of_the_edge() -> None:
    """357 DF in 0919: the zones of 0818 and 1018 close all but 0920, an edge hex; a German in 1019 cancels
    that too.
    """
    pocket = {"357DF": "0919", "S343": "0818", "S591": "1018"}
    assert isolated("soviet", pocket) == []
    assert isolated("soviet", {**pocket, "S795": "1019"}) == ["357DF"]
    assert isolated("soviet", {**pocket, "QG83": "0920"}) == ["357DF"]
    assert (
        isolated("soviet", {**pocket, "S795": "1019", "27RC": "0920"}) == []
    )  # a friend there undoes the zone


# -- 8.3: what becomes of them


@cites("VL 8.3a", "VL 8.3c", "VL 2.1.B")
def test_first_isolated_then_unsupplied() -> None:
    t = checked("soviet", {"357DF": "1312", **RING})
    assert (t.units_marked("isolated"), t.units_marked("unsupplied")) == (["357DF"], [])
    t = checked("soviet", {"357DF": {"at": "1312", "marks": ["isolated"]}, **RING})
    assert (t.units_marked("isolated"), t.units_marked("unsupplied")) == ([], ["357DF"])
    t = checked("soviet", {"357DF": {"at": "1312", "marks": ["unsupplied"]}, **RING})
    assert (t.units_marked("isolated"), t.units_marked("unsupplied")) == ([], ["357DF"])


@cites("VL 8.2a", "VL 8.3a", "VL 8.3c", "VL 2.1.E")
@pytest.mark.parametrize("mark", ["isolated", "unsupplied"])
def test_a_line_takes_any_mark_away(mark: str) -> None:
    for side, unit in (("soviet", "357DF"), ("german", "Klatt")):
        t = checked(side, {unit: {"at": "1312", "marks": [mark]}})
        assert t.units_marked("isolated") == t.units_marked("unsupplied") == []


@cites("VL 8.1e", "VL 2.1.B", "VL 2.1.E")
def test_each_side_is_looked_at_in_its_own_phase() -> None:
    """A Soviet and a German unit, each shut in by the other side; and one of each that
    need no mark any more.
    """
    units = {
        **{"357DF": "1312", **RING, "46DFG": {"at": "1606", "marks": ["isolated"]}},
        **{
            "Klatt": "0308",
            "31BF": "0307",
            "26BF": "0309",
            "32BF": "0208",
            "184BC": "0408",
            "Giehl": {"at": "0101", "marks": ["isolated"]},
        },
    }
    t = checked("soviet", units)
    assert sorted(t.units_marked("isolated")) == ["357DF", "Giehl"]
    t = checked("german", units)
    assert sorted(t.units_marked("isolated")) == ["46DFG", "Klatt"]


@cites("VL 8.1e")
def test_between_supply_phases_nothing_changes() -> None:
    t = situation(
        "vl",
        "soviet-movement",
        turn=8,
        units={"357DF": {"at": "1312", "marks": ["isolated"]}, "27RC": "1415"},
    )
    t.acts("unit 357DF", "to 1310", "done")
    assert t.units_marked("isolated") == ["357DF"]


@cites("VL 8.3b", "VL 8.3e")
def test_the_isolated_attack_at_half_rounded_up_and_defend_and_move_as_usual() -> None:
    """EX-VL-17: 27 RC is worth 3, so 2; S 343 is worth 3 in defence all the same."""
    alone = {"at": "1312", "marks": ["isolated"]}
    t = situation(
        "vl", "soviet-combat", turn=8, units={"27RC": alone, "S343": {"at": "1313", "marks": ["isolated"]}}
    )
    t.acts("target 1313", "join 27RC")
    assert (t.odds().attack, t.odds().defence) == (2, 3)
    assert [s.cite for s in t.odds().strengths] == ["VL 8.3b", "VL 6.1c"]
    t = situation("vl", "soviet-movement", turn=8, units={"27RC": alone}).act("unit", "27RC")
    assert choices(t.pos).args["points"] == 8


@cites("VL 8.3e", "VL 8.3b")
def test_each_unit_is_halved_by_itself() -> None:
    """Two regiments of 3: 2 + 2, not 3."""
    units = {u: {"at": "1312", "marks": ["isolated"]} for u in ("27RC", "36RC")}
    t = situation("vl", "soviet-combat", turn=8, units={**units, "S343": "1313"}).acts(
        "target 1313", "join 27RC", "join 36RC"
    )
    assert t.odds().attack == 4


@cites("VL 8.3d", "VL 8.3e")
def test_the_unsupplied_do_not_attack_and_defend_at_half() -> None:
    worn = {"at": "1312", "marks": ["unsupplied"]}
    t = situation(
        "vl",
        "soviet-combat",
        turn=8,
        units={"27RC": worn, "357DF": "1312", "S343": {"at": "1313", "marks": ["unsupplied"]}},
    )
    t.act("target", "1313")
    assert t.refusals("join", "27RC") == ["VL 8.3d"]
    t.act("join", "357DF")
    assert (t.odds().attack, t.odds().defence) == (7, 2)


@cites("VL 8.3d")
@pytest.mark.parametrize(
    ("unit", "points"), [("357DF", 3), ("44S", 3), ("184BC", 4), ("QG3C", 4), ("38G", 4)]
)
def test_the_unsupplied_have_half_their_points(unit: str, points: int) -> None:
    t = situation("vl", "soviet-movement", turn=8, units={unit: {"at": "1312", "marks": ["unsupplied"]}}).act(
        "unit", unit
    )
    assert choices(t.pos).args == {"unit": Units(1 << t.game.roster.index[unit]), "points": points, "half": 0}
    assert t.can("to", "1309" if points == 3 else "1308")
    assert "VL 8.3d" in t.refusals("to", "1307")


# -- what the table shows


@cites("VL 8.1a", "VL 8.2a")
def test_the_overlay_shows_the_hexes_with_a_line_the_lines_and_who_has_none() -> None:
    t = checked("soviet", {"357DF": "1312", "46DFG": "1411", **RING})
    fed, drawn = set(t.hexes("supply", "soviet")), t.overlay("supply", "soviet")
    (line,) = [[t.game.map.label(h) for h in one] for one in drawn.lines]
    assert {"1312", "1411", "1511"} <= fed
    assert not {"1311", "1410", "1313", "1319"} & fed
    assert line[:2] == ["1312", "1411"]
    assert set(line) <= fed
    assert drawn.classes == {"cut": 0}
    cut = checked("soviet", {"357DF": "1312", **RING}).overlay("supply", "soviet")
    assert (t.game.map.labels(cut.classes["cut"]), cut.lines, cut.n) == (["1312"], (), 0)


@cites("VL 8.3d", "VL 4.1a")
def test_the_threat_is_that_of_units_that_may_attack() -> None:
    for marks, threatens in (([], True), (["isolated"], True), (["unsupplied"], False)):
        t = situation(
            "vl", "soviet-movement", turn=8, units={"357DF": {"at": "1312", "marks": marks}, "QG3C": "0308"}
        )
        assert ("1311" in t.hexes("threat", "soviet")) is threatens
        assert "0308" not in t.hexes("threat", "soviet")


@cites("VL 8.2a", "VL 8.1e")
def test_who_is_off_the_map_loses_the_mark() -> None:
    """An HQ that was taken off while isolated comes back without it."""
    t = checked("german", {"QG83": {"at": "pool", "marks": ["isolated"]}, "Klatt": "0308"})
    assert t.units_marked("isolated") == []
