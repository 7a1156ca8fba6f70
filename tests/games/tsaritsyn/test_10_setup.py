"""X. The set-up: Red first, where he is told to; then White, away from him."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, fresh, situation

GAME = load("ts")
FORTS = ["0306", "0406", "0507", "0606", "0707", "0806", "0907", "1007"]
FULL_VOLGA = [f"12{row:02}" for row in range(1, 15)] + [f"11{row}" for row in range(10, 15)]
BANKS = [f"11{row:02}" for row in (1, 2, 3, 5, 6, 7, 8, 9)] + [f"10{row}" for row in range(10, 15)]
R37 = ["R37-1", "R37-2", "R37-3", "R37-4", "R37-5", "R37-6", "R37-A1", "R37-A2"]
R38 = ["R38-1", "R38-2", "R38-3", "R38-4", "R38-A", "R38-S1", "R38-S2"]


def taken(t: Situation, unit: str) -> list[str]:
    """Where a unit may be put; it stays in hand."""
    return t.act("unit", unit).may("at")


def white_setup(reds: dict[str, str] | None = None, **whites: str) -> Situation:
    """White's turn to set up against these Reds; what is not named of White's waits."""
    waiting = {u.id: "pool" for u in GAME.roster.units if u.side == 0 and (u.setup or u.arrives)}
    placed = {name.replace("_", "-"): at for name, at in whites.items()}
    return situation("ts", "white-setup", turn=0, units={**waiting, **(reds or {"RD-1": "0304"}), **placed})


def red_line() -> Situation:
    """Red's set-up with the 37th on its line."""
    t = fresh("ts")
    for unit, fort in zip(R37, FORTS, strict=True):
        t.acts(f"unit {unit}", f"at {fort}")
    return t


# -- Red


@cites("TS X.red.1", "TS X.white.1")
def test_red_sets_up_first_and_all_of_it_before_white() -> None:
    t = fresh("ts")
    assert (t.phase, t.who) == ("red-setup", "red")
    assert all(GAME.roster[GAME.roster.index[u]].side == 1 for u in t.may("unit"))
    assert t.refusals("unit", "W2-1") == ["TS X.red.1"]
    assert len(t.may("unit")) == 22  # 8 of the 37th, 7 of the 38th, 4 horse, tank, HQ, gunboat
    t.act("ready_made")
    t.act("lift", "R-GB")
    assert t.refusals("end_setup") == ["TS X.red.1"]
    t.acts("unit R-GB", "at 1201", "end_setup")
    assert (t.phase, t.who) == ("white-setup", "white")


@cites("TS X.red.1")
def test_red_sets_up_without_stacking_limit() -> None:
    t = fresh("ts")
    for unit in R38:
        t.acts(f"unit {unit}", "at 0903")
    assert t.pos.at(t.game.map.hex("0903")).bit_count() == 7


@cites("TS X.red.1")
def test_red_land_units_stay_north_of_the_start_line() -> None:
    t = fresh("ts")
    north = set(t.game.map.labels(t.game.map.areas["north"]))
    for unit in [u for u in t.may("unit") if u != "R-GB"]:
        assert set(taken(t, unit)) <= north
        t.act("drop")


@cites("TS X.red.2")
@pytest.mark.parametrize("unit", ["R-TK", "R-HQ"])
def test_the_red_tank_and_staff_start_in_tsaritsyn(unit: str) -> None:
    t = fresh("ts")
    assert taken(t, unit) == ["1003", "1004", "1104"]
    assert t.refusals("at", "1005") == ["TS X.red.2"]
    counted = [u.kind for u in GAME.roster.units if u.setup == "tsaritsyn"]
    assert sorted(counted) == ["hq", "tank"]


@cites("TS X.red.3")
def test_the_37th_starts_in_the_forts_on_the_line_and_nowhere_else() -> None:
    """AMB-TS-24: 0704 and 0905 are forts too, but lie behind."""
    t = fresh("ts")
    for unit in R37:
        assert taken(t, unit) == FORTS
        assert t.refusals("at", "0704") == ["TS X.red.3"]
        assert t.refusals("at", "0905") == ["TS X.red.3"]
        t.act("drop")


@cites("TS X.red.4")
def test_every_fort_on_the_line_is_manned() -> None:
    """Eight units for eight forts: none of them can be doubled."""
    t = fresh("ts").acts("unit R37-1", "at 0306", "unit R37-2")
    assert t.may("at") == FORTS[1:]
    assert t.refusals("at", "0306") == ["TS X.red.4"]
    t = red_line()
    t.acts("lift R37-4", "unit R37-4")
    assert t.may("at") == ["0606"]


@cites("TS X.red.4")
def test_with_more_units_than_forts_only_the_last_ones_are_bound() -> None:
    """A position where somebody else mans 0306 already: one of the 37th is now free to double."""
    units = dict.fromkeys(R37, "pool") | {"R38-1": "0306"}
    t = situation("ts", "red-setup", turn=0, units=units)
    assert taken(t, "R37-1") == FORTS
    t.acts("at 0306", "unit R37-2")
    assert t.may("at") == FORTS[1:]


@cites("TS X.red.5")
def test_dumenkos_horse_starts_in_or_beside_its_label() -> None:
    t = fresh("ts")
    for unit in ("RD-1", "RD-2", "RD-3", "RD-4"):
        assert taken(t, unit) == ["0203", "0204", "0303", "0304", "0305", "0403", "0404"]
        assert t.refusals("at", "0306") == ["TS X.red.5"]
        t.act("drop")
    assert {u.id for u in GAME.roster.units if u.formation == "D"} == {"RD-1", "RD-2", "RD-3", "RD-4"}


@cites("TS X.red.6")
def test_the_38th_starts_in_or_beside_its_label() -> None:
    t = fresh("ts")
    for unit in R38:
        assert taken(t, unit) == ["0802", "0803", "0902", "0903", "0904", "1002", "1003"]
        assert t.refusals("at", "0905") == ["TS X.red.6"]
        t.act("drop")
    assert {u.id for u in GAME.roster.units if u.formation == "38"} == set(R38)


@cites("TS X.red.7")
def test_the_flotilla_starts_anywhere_on_the_volga() -> None:
    """AMB-TS-33: full or partial hexes, south of the line too, and no other river."""
    t = fresh("ts")
    assert taken(t, "R-GB") == sorted(FULL_VOLGA + BANKS)
    assert t.refusals("at", "0908") == ["TS X.red.7"]
    assert t.refusals("at", "1104") == ["TS X.red.7"]


# -- White


@cites("TS X.white.1")
def test_white_sets_up_second_and_all_of_it() -> None:
    t = fresh("ts").acts("ready_made", "end_setup")
    assert (t.phase, t.who) == ("white-setup", "white")
    assert t.refusals("unit", "R37-1") == ["TS X.white.1"]
    t.act("ready_made")
    t.act("lift", "W-TK1")
    assert t.refusals("end_setup") == ["TS X.white.1"]
    t.acts("unit W-TK1", "at 0510", "end_setup")
    assert (t.phase, t.pos.state.turn) == ("white-movement", 1)


@cites("TS X.white.1", "TS VI.2")
def test_white_keeps_the_stacking_limit_at_set_up() -> None:
    t = white_setup(W2_1="0909", W2_2="0909", W2_3="0909").act("unit", "W2-4")
    assert t.refusals("at", "0909") == ["TS VI.2"]
    assert white_setup(W2_1="0909", W2_2="0909").act("unit", "W2-4").can("at", "0909")
    t = white_setup(W3K_1="0511", W3K_2="0511", W3K_3="0511").act("unit", "W-TK1")
    assert t.can("at", "0511")  # tanks do not count


@cites("TS X.white.1")
def test_white_starts_south_of_the_line() -> None:
    t = white_setup()
    south = set(GAME.map.labels(GAME.map.areas["south"])) - set(FULL_VOLGA)
    for unit in ("W2-1", "W3K-1", "W3KC-1", "W-TK1", "W-AT1"):
        assert set(taken(t, unit)) <= south
        t.act("drop")


@cites("TS X.white.1")
def test_no_white_unit_starts_beside_a_red_one() -> None:
    """A lone Red at 0306 keeps 0307 free of Whites; the flotilla at 1010 does the same to its shore."""
    placed = {
        u.id.replace("-", "_"): "dead"
        for u in GAME.roster.units
        if u.side == 0 and u.setup and u.kind != "militia"
    }
    t = white_setup({"R37-1": "0306"}, **placed).act("unit", "W-M1")
    assert t.refusals("at", "0307") == ["TS X.white.1"]
    assert t.can("at", "0308")
    t = white_setup({"R-GB": "1010"}).act("unit", "W2-1")
    assert t.may("at") == ["0809", "0810", "0909"]
    for beside in ("0910", "0911", "1009", "1010"):
        assert t.refusals("at", beside) == ["TS X.white.1"]


@cites("TS X.white.2")
def test_the_white_train_starts_at_bassargino_or_on_the_rails_beside_it() -> None:
    t = white_setup()
    assert taken(t, "W-AT1") == ["0108", "0208", "0308"]
    assert t.refusals("at", "0209") == ["TS X.white.2"]  # beside it, but no rails
    assert sum(u.kind == "train" and u.side == 0 and bool(u.setup) for u in GAME.roster.units) == 1


@cites("TS X.white.3")
@pytest.mark.parametrize("unit", ["W2-1", "W2-2", "W2-3", "W2-4", "W2-A"])
def test_the_2nd_starts_in_or_beside_its_label(unit: str) -> None:
    t = white_setup()
    assert taken(t, unit) == ["0809", "0810", "0909", "0910", "0911", "1009", "1010"]
    assert t.refusals("at", "0912") == ["TS X.white.3"]


@cites("TS X.white.4")
@pytest.mark.parametrize("unit", ["W3KC-1", "W3KC-2", "W3KC-3", "W3KC-4", "W3KC-5"])
def test_the_3kc_starts_in_or_beside_its_label(unit: str) -> None:
    t = white_setup()
    assert taken(t, unit) == ["0208", "0209", "0308", "0309", "0310", "0408", "0409"]
    assert t.refusals("at", "0307") == ["TS X.white.4"]


@cites("TS X.white.5")
@pytest.mark.parametrize("unit", ["W3K-1", "W3K-2", "W3K-3", "W3K-4", "W3K-A"])
def test_the_3k_starts_in_or_beside_its_label(unit: str) -> None:
    t = white_setup()
    assert taken(t, unit) == ["0510", "0511", "0609", "0610", "0611", "0710", "0711"]
    assert t.refusals("at", "0509") == ["TS X.white.5"]


@cites("TS X.white.6")
@pytest.mark.parametrize("unit", ["W-TK1", "W-TK2", "W-TK3"])
def test_the_three_tanks_start_in_or_beside_yelchi(unit: str) -> None:
    t = white_setup()
    assert taken(t, unit) == ["0410", "0411", "0510", "0511", "0512", "0610", "0611"]
    assert t.refusals("at", "0509") == ["TS X.white.6"]
    assert sum(u.kind == "tank" and u.side == 0 for u in GAME.roster.units) == 3


@cites("TS X.white.7")
def test_five_militia_start_anywhere_south_each_in_a_hex_of_its_own() -> None:
    placed = {
        u.id.replace("-", "_"): "dead"
        for u in GAME.roster.units
        if u.side == 0 and u.setup and u.kind != "militia"
    }
    placed |= {"W2_1": "0909", "W_TK1": "0511", "W_AT1": "0308"}
    t = white_setup(None, **placed)
    assert t.may("unit") == ["W-M1", "W-M2", "W-M3", "W-M4", "W-M5"]
    t.act("unit", "W-M1")
    for occupied in ("0909", "0511", "0308"):  # infantry, tanks, a train: all of them occupy a hex
        assert t.refusals("at", occupied) == ["TS X.white.7"]
    south = set(GAME.map.labels(GAME.map.areas["south"])) - set(FULL_VOLGA)
    assert set(t.may("at")) == south - {"0909", "0511", "0308"}
    t.acts("at 0714", "unit W-M2")
    assert t.refusals("at", "0714") == ["TS X.white.7"]


@cites("TS X.white.7")
def test_militia_wait_until_the_others_are_placed_and_are_joined_by_nobody() -> None:
    t = white_setup()
    assert t.refusals("unit", "W-M1") == ["TS X.white.7"]
    t.act("ready_made")
    assert t.at("W-M4") == "0809"
    t.acts("lift W2-1", "unit W2-1")
    assert t.refusals("at", "0809") == ["TS X.white.7"]
