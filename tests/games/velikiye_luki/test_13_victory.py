"""13.3 and 15: points, levels of victory, and the options."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.velikiye_luki.law.victory import automatic_level, level, points
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

CITY = {"FestungW": "1110", "FestungE": "1210"}
VILLAGES = {
    "opukhiliki": "0319",
    "chernosem": "0517",
    "chusprovo": "0909",
    "gribushino": "0713",
    "gorki": "0804",
}


def worth(own: dict[str, Any] | None = None, **units: Any) -> int:
    return points(
        situation(
            "vl", "soviet-movement", own=own, units={**CITY, "Klatt": "0512", "357DF": "1410", **units}
        ).pos
    )


@cites("VL 13.3.1a")
def test_novosokolniki_is_worth_three() -> None:
    assert worth() == 0
    assert worth(**{"184BC": "0211"}) == 3
    assert worth(Meyer="0211") == 0


@cites("VL 13.3.1b")
@pytest.mark.parametrize("village", VILLAGES)
def test_each_village_is_worth_one_while_a_soviet_unit_is_in_it(village: str) -> None:
    assert worth(**{"184BC": VILLAGES[village]}) == 1


@cites("VL 13.3.1c")
def test_each_level_of_the_garrison_is_worth_one() -> None:
    assert worth(FestungW={"at": "1110", "steps": 3}) == 2
    assert worth(FestungW="dead", FestungE={"at": "1210", "steps": 4}) == 6
    assert worth(FestungW="dead", FestungE="dead") == 10


# -- brigades that leave by the west


def leaving(unit: str, at: str = "0110", **units: Any) -> Situation:
    """A unit in the west, with the way to its edge open or not."""
    return situation("vl", "soviet-movement", units={**CITY, "S663": "0720", unit: at, **units}).act(
        "unit", unit
    )


@cites("VL 13.3.1d")
def test_tank_and_mechanised_brigades_may_leave_by_the_west() -> None:
    for unit in ("184BC", "18-2M", "47BM", "33-2M"):
        assert leaving(unit).can("exit")
    for unit in ("27RC", "31BF", "357DF", "515LF"):
        assert leaving(unit).refusals("exit") == ["VL 13.3.1d"]
    assert leaving("184BC", "0210").refusals("exit") == ["VL 13.3.1d"]
    t = situation("vl", "german-movement", units={"10-8Pz": "0110", "357DF": "1410"}).act("unit", "10-8Pz")
    assert t.refusals("exit") == ["VL 13.3.1d"]


RING = {"Klatt": "0210", "Meyer": "0109", "Giehl": "0111"}  # all around 0110


@cites("VL 13.3.1d", "VL 8.1e", "VL 8.3a", "VL 8.3c")
@pytest.mark.parametrize("mark", ["isolated", "unsupplied"])
def test_only_a_brigade_that_its_last_supply_phase_found_in_supply_may_leave(mark: str) -> None:
    """What the supply phase found holds until the next: a line that has opened since does not help, one cut
    since does no harm.
    """
    worn = situation(
        "vl", "soviet-movement", units={**CITY, "S663": "0720", "184BC": {"at": "0110", "marks": [mark]}}
    )
    assert worn.act("unit", "184BC").refusals("exit") == ["VL 13.3.1d"]
    assert leaving("184BC", **RING).can("exit")


@cites("VL 13.3.1d", "VL 2.1.B")
def test_the_supply_phase_decides_who_may_leave() -> None:
    for ring, may in ((RING, False), ({}, True)):
        t = situation("vl", "soviet-supply", units={**CITY, "S663": "0720", "184BC": "0110", **ring})
        assert t.phase == "soviet-movement"
        assert t.act("unit", "184BC").can("exit") is may


@cites("VL 13.3.1d")
def test_it_costs_a_point_and_nobody_comes_back() -> None:
    t = leaving("184BC").act("exit")
    assert t.at("184BC") == "gone"
    assert t.pos.state.own.exits.bit_count() == 1
    short = situation(
        "vl", "soviet-movement", units={"184BC": {"at": "0110", "marks": ["moved"]}, "S663": "0720"}
    )
    assert short.refusals("unit", "184BC") == ["VL 3.1c"]


@cites("VL 13.3.1e")
def test_exits_count_while_a_hex_of_column_01_is_held_in_supply() -> None:
    gone = {"exits": ["184BC", "92BC"]}
    assert worth(gone) == 0
    assert worth(gone, **{"31BF": "0110"}) == 2
    assert worth(gone, **{"31BF": "0110"}, Meyer="0210", Giehl="0109", S343="0111") == 0  # held, and cut off
    assert worth(gone, **{"31BF": "0210"}) == 0


# -- levels


@cites("VL 13.3.3a", "VL 13.3.3b", "VL 13.3.3c", "VL 13.3.3d", "VL 13.3.3e")
@pytest.mark.parametrize(
    ("vp", "winner", "how"),
    [
        (0, 1, "german-operational"),
        (7, 1, "german-operational"),
        (8, 1, "german-tactical"),
        (9, 1, "german-tactical"),
        (10, -1, "draw"),
        (11, 0, "soviet-tactical"),
        (12, 0, "soviet-tactical"),
        (13, 0, "soviet-operational"),
        (15, 0, "soviet-operational"),
        (16, 0, "soviet-strategic"),
        (20, 0, "soviet-strategic"),
    ],
)
def test_levels_at_the_end_of_the_last_turn(vp: int, winner: int, how: str) -> None:
    assert level(vp)[:2] == (winner, how)


@cites("VL 13.3.2b", "VL 13.3.2c", "VL 13.3.2d")
@pytest.mark.parametrize(
    ("vp", "how"),
    [(10, "tactical"), (12, "tactical"), (13, "operational"), (15, "operational"), (16, "strategic")],
)
def test_levels_when_the_garrison_falls_early(vp: int, how: str) -> None:
    assert automatic_level(vp)[0] == f"soviet-{how}"


@cites("VL 2.1.Hc", "VL 2a", "VL 13a")
def test_the_eleventh_turn_is_the_last() -> None:
    t = situation("vl", "end", turn=10, dice=[3], units={**CITY, "Klatt": "0512", "357DF": "1410"})
    assert (t.winner, t.pos.state.turn) == (None, 11)
    t = situation("vl", "end", turn=11, units={**CITY, "Klatt": "0512", "357DF": "1410"})
    assert (t.winner, t.pos.state.result.how) == ("german", "vl-german-operational")  # type: ignore[union-attr]


@cites("VL 13.3.2a", "VL 2.1.Hb")
def test_a_garrison_destroyed_on_the_last_turn_counts_as_any_other_end() -> None:
    """Ten points on turn 11 are nobody's; on turn 10 they win."""
    fallen = {"Klatt": "0512", "357DF": "1410"}
    early = situation("vl", "end", turn=10, units=fallen)
    late = situation("vl", "end", turn=11, units=fallen)
    assert (early.winner, late.winner) == ("soviet", "draw")


@cites("VL 13.3.1b")
def test_points_of_the_end_are_those_of_the_board() -> None:
    t = situation(
        "vl",
        "end",
        turn=11,
        units={**CITY, "FestungW": "dead", "184BC": "0211", "18-2M": "0804", "Klatt": "0512"},
    )
    assert (t.winner, t.pos.state.result.how) == ("german", "vl-german-tactical")  # type: ignore[union-attr]  # 5 + 3 + 1


# -- 15


@cites("VL 15.1")
def test_with_the_option_soviet_dice_count_one_more_on_turn_1() -> None:
    units = {"357DF": "1410", "Meyer": "1409", "Klatt": "0512"}

    def result(turn: int, phase: str, **options: str) -> tuple[int, int, int]:
        t = situation(
            "vl", phase, turn=turn, own={"air": [0, 0], "artillery": [0, 0]}, options=options, units=units
        )
        foe, mine = ("1409", "357DF") if phase.startswith("soviet") else ("1410", "Meyer")
        t.acts(f"target {foe}", f"join {mine}")
        t.act("attack", dice=[2, 2, 6])
        found: tuple[int, int, int] = next(f.memo.dice for f in t.pos.state.frames if hasattr(f.memo, "dice"))
        return found

    assert result(1, "soviet-combat", first_turn="yes") == (3, 2, 6)  # never more than six
    assert result(1, "german-combat", first_turn="yes") == (2, 3, 6)
    assert result(2, "soviet-combat", first_turn="yes") == (2, 2, 6)
    assert result(1, "soviet-combat") == (2, 2, 6)


@cites("VL 15.2", "VL 6.2.5a")
def test_with_the_option_the_t34_company_has_no_armour_bonus() -> None:
    def bonus(**options: str) -> int:
        units = {"T34-8Pz": "1409", "27RC": "1410", "Klatt": "0512"}
        t = situation(
            "vl", "german-combat", own={"air": [0, 0], "artillery": [0, 0]}, options=options, units=units
        )
        t.acts("target 1410", "join T34-8Pz")
        return next(s.columns for s in t.odds().shifts if s.what == "armour-bonus")

    assert bonus() == 1
    assert bonus(plain_t34="yes") == 0


@cites("VL 13.2.3a", "VL 13.2.3c")
def test_two_units_of_the_corps_in_an_attack_unless_the_players_lift_the_limit() -> None:
    units = {"18-2M": "1410", "34-2M": "1410", "33-2M": "1309", "Meyer": "1409", "Klatt": "0512"}
    t = situation("vl", "soviet-combat", units=units).acts("target 1409", "join 18-2M", "join 34-2M")
    near = t.game.map.grid.distance(t.game.map.hex("1309"), t.game.map.hex("1409")) == 1
    assert near
    assert "VL 13.2.3a" in t.refusals("join", "33-2M")
    t = situation("vl", "soviet-combat", options={"corps": "free"}, units=units).acts(
        "target 1409", "join 18-2M", "join 34-2M", "join 33-2M"
    )
    assert next(s.columns for s in t.odds().shifts if s.what == "integrity") == 1
