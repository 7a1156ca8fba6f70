"""X. Reinforcements: when, where, and what becomes of those who find no place."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

GAME = load("ts")
MILITIA = [f"R-M{n}" for n in range(1, 8)]
RIDERS = [f"W2KC-{n}" for n in range(1, 6)]
SOUTH_EDGE = [f"{c:02}14" for c in range(1, 11)]
# the four Red towns and the three hexes of the city, and all land around them
AROUND = {
    "0604": "0603 0605 0504 0505 0704 0705",
    "0902": "0901 0903 0801 0802 1001 1002",
    "0805": "0804 0806 0705 0706 0905 0906",
    "1006": "1005 1007 0906 0907 1106 1107",
    "1003": "1002 1004 0903 0904 1103 1104",
    "1004": "1003 1005 0904 0905 1104 1105",
    "1104": "1103 1105 1003 1004",
}
FAR = {"W2-1": "0712"}  # a White far from all this
# White infantry in three towns and two hexes of the city; two Reds fill the third one
PRESSED = {
    "W3K-1": "0604",
    "W3K-2": "0902",
    "W2-2": "0805",
    "W2-1": "1004",
    "W2-4": "1003",
    "R38-1": "1104",
    "R38-2": "1104",
}


def red_turn_2(units: dict[str, Any] | None = None, turn: int = 2, militia: int = 7) -> Situation:
    waiting = dict.fromkeys(MILITIA[:militia], "pool")
    return situation(
        "ts", "red-reinforcement", turn=turn, units={**waiting, **(FAR if units is None else units)}
    )


def white_turn(turn: int, names: list[str], units: dict[str, Any], **options: str) -> Situation:
    return situation(
        "ts",
        "white-reinforcement",
        turn=turn,
        units={**dict.fromkeys(names, "pool"), **units},
        options=options,
    )


# -- Red militia, turn 2


@cites("TS X.red.8")
def test_seven_red_militia_appear_on_turn_2_and_not_before() -> None:
    t = red_turn_2(turn=1)
    assert t.phase == "red-movement"  # nothing to bring in yet
    t = red_turn_2()
    assert t.phase == "red-reinforcement"
    assert t.may("unit") == MILITIA
    assert t.refusals("end_phase") == ["TS X.red.8"]  # they appear, all of them
    for unit, at in zip(MILITIA, ["0604", "0902", "0805", "1006", "1003", "1004", "1104"], strict=True):
        assert t.phase == "red-reinforcement"
        t.acts(f"unit {unit}", f"at {at}")
    assert t.phase == "red-movement"


@cites("TS X.red.8")
def test_they_appear_in_or_beside_a_city_north_of_the_line() -> None:
    """AMB-TS-25: Tsaritsyn is a city here; Beketovka, Bassargino and Yelchi lie south."""
    t = red_turn_2().act("unit", "R-M1")
    every = set(AROUND) | {h for hexes in AROUND.values() for h in hexes.split()}
    assert set(t.may("at")) == every
    for other in ("1009", "0208", "0511", "0303"):
        assert t.refusals("at", other) == ["TS X.red.8"]


@cites("TS X.red.8")
def test_a_city_that_white_occupies_gives_none() -> None:
    """A tank has no zone of control: only its city is lost. Around 0604 only what touches 0805 stays open."""
    t = red_turn_2({"W-TK1": "0604"}).act("unit", "R-M1")
    assert t.refusals("at", "0604") == ["TS X.red.8", "TS VII.6"]
    for lost in ("0603", "0605", "0504", "0505", "0704"):
        assert t.refusals("at", lost) == ["TS X.red.8"]
    assert t.can("at", "0705")


@cites("TS X.red.8")
def test_one_to_a_hex() -> None:
    t = red_turn_2().acts("unit R-M1", "at 0604", "unit R-M2")
    assert t.refusals("at", "0604") == ["TS X.red.8"]
    assert t.can("at", "0605")


@cites("TS X.red.8", "TS VI.2")
@pytest.mark.parametrize(("already", "room"), [(1, True), (2, False)])
def test_they_keep_the_stacking_limit(already: int, room: bool) -> None:
    t = red_turn_2({**FAR, **dict.fromkeys(["R38-1", "R38-2"][:already], "0604")}).act("unit", "R-M1")
    assert t.can("at", "0604") is room
    assert room or t.refusals("at", "0604") == ["TS VI.2"]


@cites("TS X.red.8", "TS VII.5")
def test_they_do_not_appear_in_a_white_zone() -> None:
    """White infantry at 0603 holds 0604 and 0704 and what else it touches."""
    t = red_turn_2({"W2-1": "0603"}).act("unit", "R-M1")
    for held in ("0604", "0704", "0504"):
        assert t.refusals("at", held) == ["TS VII.5"]
    assert t.refusals("at", "0603") == ["TS VII.6"]
    assert t.can("at", "0605")


@cites("TS X.red.8")
def test_those_without_a_place_are_lost() -> None:
    """Red's last hex of the city is full; of 1006 and around it four hexes are free for seven militia."""
    t = red_turn_2({**PRESSED, "W-M1": "1107"})
    places = set(t.act("unit", "R-M1").may("at"))
    # of 1006 and its neighbours: 1005 is held from 1004, 0906 from 0805, 1107 is taken
    assert places == {"1006", "1007", "0907", "1106"}
    t.acts("at 1006", "unit R-M2", "at 1007", "unit R-M3", "at 0907", "unit R-M4", "at 1106")
    assert t.phase == "red-movement"
    assert [t.at(u) for u in MILITIA[4:]] == ["dead"] * 3
    assert "TS X.red.8" in t.cites()


@cites("TS X.red.8")
def test_they_are_lost_at_once_when_nothing_is_left_at_all() -> None:
    t = red_turn_2({**PRESSED, "W3K-3": "1006"})
    assert t.phase == "red-movement"
    assert {t.at(u) for u in MILITIA} == {"dead"}


@cites("TS X.red.8", "TS IX.collapse.1")
def test_militia_that_appear_in_a_town_take_it_back() -> None:
    """White rode through Gumrak and left it: Red is there last now."""
    t = situation(
        "ts", "red-reinforcement", turn=2, units={"R-M1": "pool", **FAR}, own={"white_last": ["0604", "0208"]}
    )
    assert t.game.hooks.own_view(t.pos, 1)["control"]["white"] == ["0208", "0604"]
    t.acts("unit R-M1", "at 0604")
    assert t.game.hooks.own_view(t.pos, 1)["control"]["white"] == ["0208"]


# -- the Red train, turn 3


@cites("TS X.red.9")
def test_the_red_train_enters_by_the_northern_rail_on_turn_3() -> None:
    """AMB-TS-26: the edge of the map; only 1001 has rails there."""
    early = situation("ts", "red-reinforcement", turn=2, R_AT="pool", W2_1="0712")
    assert early.phase == "red-movement"
    t = situation("ts", "red-reinforcement", turn=3, R_AT="pool", W2_1="0712").act("unit", "R-AT")
    assert t.may("at") == ["1001"]
    assert t.refusals("at", "1002") == ["TS X.red.9"]
    assert sum(u.kind == "train" and u.side == 1 for u in GAME.roster.units) == 1


@cites("TS X.red.9")
def test_by_the_other_reading_it_enters_anywhere_on_the_rails_of_the_north() -> None:
    t = situation("ts", "red-reinforcement", turn=3, R_AT="pool", W2_1="0712", options={"entry": "half"}).act(
        "unit", "R-AT"
    )
    north = "0407 0507 0606 0605 0604 0704 0803 0903 1003 1002 1001 1004 1005 1006 1007"
    assert set(t.may("at")) == set(north.split())


@cites("TS X.red.9", "TS VII.5", "TS VII.6")
@pytest.mark.parametrize(("white", "at"), [("W2-1", "0901"), ("W-TK1", "1001"), ("W2-1", "1002")])
def test_a_train_that_finds_its_rail_taken_waits(white: str, at: str) -> None:
    """AMB-TS-39: delayed to Red's next reinforcement phase, as often as needed, and not lost."""
    t = situation("ts", "red-reinforcement", turn=3, units={"R-AT": "pool", white: at, "RD-1": "0304"})
    assert t.phase == "red-movement"
    assert t.at("R-AT") == "pool"
    t = situation("ts", "red-reinforcement", turn=5, units={"R-AT": "pool", "W2-1": "0712"})
    assert t.act("unit", "R-AT").may("at") == ["1001"]


# -- White trains, turn 2


@cites("TS X.white.8")
def test_two_white_trains_come_to_bassargino_on_turn_2() -> None:
    trains = ["W-AT2", "W-AT3"]
    assert white_turn(1, trains, {"RD-1": "0304", "W2-1": "0712"}).phase == "white-movement"
    t = white_turn(2, trains, {"RD-1": "0304"})
    assert t.may("unit") == trains
    assert t.act("unit", "W-AT2").may("at") == ["0208"]
    assert t.refusals("at", "0308") == ["TS X.white.8"]
    t.acts("at 0208", "unit W-AT3", "at 0208")
    assert t.at("W-AT2") == t.at("W-AT3") == "0208"
    assert {u.id for u in GAME.roster.units if u.kind == "train" and u.arrives == "2"} == set(trains)


@cites("TS X.white.8", "TS VI.3")
def test_trains_come_in_over_a_full_stack() -> None:
    t = white_turn(2, ["W-AT2"], {"W2-1": "0208", "W2-2": "0208", "W2-3": "0208", "RD-1": "0304"})
    assert t.act("unit", "W-AT2").can("at", "0208")


@cites("TS X.white.8", "TS VII.5", "TS VII.6")
@pytest.mark.parametrize(
    ("red", "at", "leaves"), [("RD-1", "0207", ["to 0205", "done"]), ("R-M1", "0208", ["to 0206"])]
)
def test_trains_wait_while_bassargino_is_held_or_watched(red: str, at: str, leaves: list[str]) -> None:
    """They come in on the first turn that it is free (AMB-TS-39)."""
    t = white_turn(2, ["W-AT2", "W-AT3"], {red: at, "W2-1": "0712"})
    assert t.phase == "white-movement"
    assert t.at("W-AT2") == "pool"
    t.acts("end_phase", f"unit {red}", *leaves)
    while t.who == "red":
        t.act("end_phase")
    assert (t.phase, t.pos.state.turn) == ("white-reinforcement", 3)
    assert t.may("unit") == ["W-AT2", "W-AT3", *RIDERS]


@cites("TS VII.5", "TS VII.6")
@pytest.mark.parametrize(("red", "at", "why"), [("RD-1", "0207", "TS VII.5"), ("R-M1", "0208", "TS VII.6")])
def test_a_train_that_must_wait_is_told_why(red: str, at: str, why: str) -> None:
    t = white_turn(3, ["W-AT2", "W2KC-1"], {red: at})
    assert t.may("unit") == ["W2KC-1"]
    assert t.refusals("unit", "W-AT2") == [why]


@cites("TS X.white.8", "TS IX.collapse.1")
def test_a_train_that_comes_to_bassargino_takes_it_back() -> None:
    t = situation(
        "ts",
        "white-reinforcement",
        turn=2,
        units={"W-AT2": "pool", "RD-1": "0101"},
        own={"white_last": ["0511"]},
    )
    t.acts("unit W-AT2", "at 0208")
    assert t.game.hooks.own_view(t.pos, 0)["control"]["white"] == ["0208", "0511"]


# -- White cavalry, turn 3


@cites("TS X.white.9")
def test_the_2kc_comes_in_by_the_south_edge_on_turn_3() -> None:
    """AMB-TS-26."""
    assert white_turn(2, RIDERS, {"RD-1": "0304", "W2-1": "0712"}).phase == "white-movement"
    t = white_turn(3, RIDERS, {"RD-1": "0304"})
    assert t.may("unit") == RIDERS
    assert t.act("unit", "W2KC-1").may("at") == SOUTH_EDGE
    assert t.refusals("at", "0713") == ["TS X.white.9"]
    assert {u.id for u in GAME.roster.units if u.formation == "2KC"} == set(RIDERS)
    t.acts("at 0714", "end_phase")  # who enters is White's choice
    assert [t.at(u) for u in RIDERS] == ["0714", "pool", "pool", "pool", "pool"]


@cites("TS X.white.9")
def test_those_who_held_back_may_come_later_and_move_at_once() -> None:
    t = white_turn(6, ["W2KC-1"], {"RD-1": "0304"}).acts("unit W2KC-1", "at 0714")
    assert t.phase == "white-movement"
    assert t.act("unit", "W2KC-1").can("to", "0711")


@cites("TS X.white.9")
def test_by_the_other_reading_it_comes_in_anywhere_in_the_south() -> None:
    t = white_turn(3, ["W2KC-1"], {"RD-1": "0304"}, entry="half").act("unit", "W2KC-1")
    found = set(t.may("at"))
    assert {"0108", "0714", "0808", "1010"} <= found
    assert not {h for h in found if int(h[2:]) < 8}
    assert not {"1110", "1214"} & found  # the open Volga is nobody's half


@cites("TS X.white.9", "TS VI.2")
def test_the_riders_keep_the_stacking_limit() -> None:
    t = white_turn(3, RIDERS, {"RD-1": "0304", "W-M1": "0714"}, stacking="move").acts(
        "unit W2KC-1", "at 0714", "unit W2KC-2", "at 0714", "unit W2KC-3"
    )
    assert t.refusals("at", "0714") == ["TS VI.2"]
    assert t.can("at", "0614")


@cites("TS X.white.9", "TS VI.2")
def test_they_may_crowd_in_and_must_spread_out_in_moving() -> None:
    t = white_turn(3, RIDERS, {"RD-1": "0304"})
    for unit in RIDERS:
        t.acts(f"unit {unit}", "at 0714")
    assert t.phase == "white-movement"
    assert t.refusals("end_phase") == ["TS VI.2"]
    t.acts("unit W2KC-1", "to 0713", "done")
    assert t.refusals("end_phase") == ["TS VI.2"]
    t.acts("unit W2KC-2", "to 0713", "done")
    assert t.can("end_phase")


@cites("TS X.red.8", "TS VI.2")
def test_red_militia_keep_the_limit_all_the_same() -> None:
    units = {"R-M1": "pool", "R38-1": "0604", "R38-2": "0604", **FAR}
    t = situation("ts", "red-reinforcement", turn=2, units=units).act("unit", "R-M1")
    assert t.refusals("at", "0604") == ["TS VI.2"]


# -- militia that White raises


@cites("TS VII.5", "TS IX.militia.2")
def test_militia_are_raised_in_red_towns_that_white_holds_out_of_red_zones() -> None:
    """AMB-TS-21: not in towns that were White's, not in Tsaritsyn, not under a Red zone of control."""
    held = {"W2-1": "0604", "W2-2": "1003", "W2-3": "1009", "W2-4": "0902"}
    pool = {f"W-M{n}": "pool" for n in range(6, 13)}
    t = situation("ts", "white-reinforcement", turn=5, units={**held, **pool, "RD-1": "0801"})
    assert t.may("raise") == ["0604"]
    assert t.refusals("raise", "0902") == ["TS VII.5"]
    assert t.refusals("raise", "1003") == ["TS IX.militia.2"]
    assert t.refusals("raise", "1009") == ["TS IX.militia.2"]
