"""VI. Stacking: three Whites or two Reds, free passage, the kinds that do not count, retreats onto a full
hex.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.changes import Moved
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

FAR = {"RD-1": "0101"}
AT_ONCE = {"stacking": "move"}  # the option: a full hex is not entered at all
THREE = {"W2-1": "0712", "W2-2": "0712", "W2-3": "0712"}
TWO = {"R38-1": "0503", "R38-2": "0503"}


def white(
    phase: str = "white-movement",
    options: dict[str, str] | None = None,
    dice: tuple[int, ...] = (),
    **units: Any,
) -> Situation:
    placed = {name.replace("_", "-"): at for name, at in units.items()}
    return situation("ts", phase, units={**THREE, **FAR, **placed}, options=options, dice=dice)


def path(t: Situation) -> list[str]:
    """The hexes of the last move."""
    step = [c for c in t.log if isinstance(c, Moved)][-1]
    return [t.game.map.label(h) for h in step.path]


# -- VI.1: passing through


@cites("TS VI.1")
def test_any_number_may_pass_through_a_full_hex() -> None:
    """The three hexes north of 0113 and beside it are full; the way out of the corner leads through them."""
    crowd = {
        f"W{n}": at
        for n, at in zip(
            ("2-1", "2-2", "2-3", "3K-1", "3K-2", "3K-3"), ["0113"] * 3 + ["0214"] * 3, strict=True
        )
    }
    crowd |= {"W3KC-1": "0213", "W3KC-2": "0213", "W3KC-3": "0213"}
    t = situation("ts", "white-movement", units={**crowd, "W2-4": "0114", **FAR}, options=AT_ONCE).act(
        "unit", "W2-4"
    )
    assert t.refusals("to", "0113") == ["TS VI.2"]
    assert t.refusals("to", "0213") == ["TS VI.2"]
    assert t.can("to", "0112")
    t.act("to", "0212")  # every way there leads through one of them
    assert path(t)[1] in ("0113", "0213")


# -- VI.2: the limits


@cites("TS VI.2")
@pytest.mark.parametrize(("already", "room"), [(2, True), (3, False)])
def test_three_white_units_to_a_hex(already: int, room: bool) -> None:
    stack = dict(list(THREE.items())[:already])
    t = situation("ts", "white-movement", units={**stack, "W2-4": "0713", **FAR}).acts(
        "unit W2-4", "to 0712", "done"
    )
    assert t.can("end_phase") is room
    assert room or t.refusals("end_phase") == ["TS VI.2"]
    t = situation("ts", "white-movement", units={**stack, "W2-4": "0713", **FAR}, options=AT_ONCE).act(
        "unit", "W2-4"
    )
    assert t.can("to", "0712") is room
    assert room or t.refusals("to", "0712") == ["TS VI.2"]


@cites("TS VI.2")
@pytest.mark.parametrize(("already", "room"), [(1, True), (2, False)])
def test_two_red_units_to_a_hex(already: int, room: bool) -> None:
    stack = dict(list(TWO.items())[:already])
    t = situation("ts", "red-movement", units={**stack, "R38-3": "0504", "W2-1": "0712"}).acts(
        "unit R38-3", "to 0503", "done"
    )
    assert t.can("end_phase") is room
    assert room or t.refusals("end_phase") == ["TS VI.2"]


@cites("TS VI.2", "TS X.red.1")
def test_red_sorts_his_set_up_out_by_the_end_of_his_first_movement_phase() -> None:
    """AMB-TS-05: four in a hex through White's phases; then two must go before Red's phase can end."""
    four = {"R38-1": "0903", "R38-2": "0903", "R38-3": "0903", "R38-4": "0903"}
    t = situation("ts", "white-movement", turn=1, units={**four, "W2-1": "0712"}).act("end_phase")
    assert (t.phase, t.who) == ("red-movement", "red")
    assert t.refusals("end_phase") == ["TS VI.2"]
    t.acts("unit R38-1", "to 0902", "done")
    assert t.refusals("end_phase") == ["TS VI.2"]
    t.acts("unit R38-2", "to 0902", "done", "end_phase")
    assert t.pos.state.turn == 2


@cites("TS VI.2", "TS IX.fear.10")
def test_red_units_that_panic_has_nailed_down_in_a_crowd_are_given_up() -> None:
    """Flipped units cannot move (AMB-TS-30): while one of the crowd still can, nobody is lost."""
    flipped = {u: {"at": "0903", "marks": ["flipped"]} for u in ("R38-1", "R38-2", "R38-3")}
    t = situation(
        "ts", "red-movement", turn=1, units={**flipped, "R38-4": "0903", "R38-A": "0802", "W2-1": "0712"}
    )
    assert t.refusals("end_phase") == ["TS VI.2"]
    assert t.may("disband") == []
    t.acts("unit R38-4", "to 0902", "done")
    assert t.refusals("end_phase") == ["TS VI.2"]
    assert t.may("disband") == ["R38-1", "R38-2", "R38-3"]  # and not the lone gun at 0802
    t.act("disband", "R38-2")
    assert t.at("R38-2") == "dead"
    assert t.cites() == ["TS VI.2"]
    assert t.may("disband") == []
    assert t.can("end_phase")


@cites("TS VI.2")
def test_nobody_is_given_up_without_need() -> None:
    t = situation("ts", "red-movement", turn=1, R38_1="0903", R38_2="0903", W2_1="0712")
    assert t.may("disband") == []
    assert t.can("end_phase")


@cites("TS VI.2")
def test_after_a_combat_no_more_advance_than_the_hex_can_hold() -> None:
    """Four Reds have driven the enemy from 0712; two may follow, and a tank besides."""
    around = {"R38-1": "0711", "R38-2": "0711", "R38-3": "0611", "R38-4": "0611", "R-TK": "0811"}
    t = situation("ts", "red-combat", units={**around, "W-M1": "0712"}).act("target", "0712")
    for unit in around:
        t.act("join", unit)
    t.act("attack", dice=[1])  # above 6-1, with the armoured car: DE
    assert t.may("advance") == sorted(around)
    t.acts("advance R38-1", "advance R38-3")
    assert t.may("advance") == ["R-TK"]
    assert t.refusals("advance", "R38-2") == ["TS VI.2"]
    # nobody is left to advance; the next phase tests the tank for breakdown
    t.act("advance", "R-TK", dice=[2])
    assert t.at("R-TK") == "0712"


# -- only the end of the phase counts


@cites("TS VI.2", "TS VI.1")
def test_a_full_hex_may_be_entered_and_left_in_order() -> None:
    t = white(W2_4="0713")
    t.acts("unit W2-4", "to 0712", "done")
    assert t.refusals("end_phase") == ["TS VI.2"]
    assert t.may("disband") == []
    t.acts("unit W2-1", "to 0711", "done")
    t.act("end_phase")
    assert t.phase == "red-movement"


@cites("TS VI.1", "TS VI.2")
def test_two_full_stacks_may_change_places() -> None:
    other = {"W3K_1": "0711", "W3K_2": "0711", "W3K_3": "0711"}
    t = white(**other)
    for unit in ("W2-1", "W2-2", "W2-3"):
        t.acts(f"unit {unit}", "to 0711", "done")
    for unit in ("W3K-1", "W3K-2", "W3K-3"):
        assert t.refusals("end_phase") == ["TS VI.2"]
        t.acts(f"unit {unit}", "to 0712", "done")
    assert t.can("end_phase")


@cites("TS VI.1", "TS IX.cav.4")
def test_cavalry_leaves_the_map_through_a_full_hex() -> None:
    full = {"W2-1": "0501", "W2-2": "0501", "W2-3": "0501", "R37-1": "0301", "R37-2": "0701", "R37-3": "1003"}
    t = situation("ts", "white-movement", turn=5, units={**full, "W3KC-1": "0502"}).acts(
        "unit W3KC-1", "to 0501", "exit"
    )
    assert t.pos.state.own.exits == 1


@cites("TS VI.2")
def test_the_mechanised_phase_does_not_end_on_a_crowd() -> None:
    """The last horseman of the phase rides into a full hex: nobody there can leave, so one is given up."""
    t = white("white-mechanised", W3KC_1="0713")
    t.acts("unit W3KC-1", "to 0712", "done")
    assert t.phase == "white-mechanised"
    assert t.refusals("end_phase") == ["TS VI.2"]
    assert t.may("disband") == ["W2-1", "W2-2", "W2-3", "W3KC-1"]
    t.act("disband", "W3KC-1")
    assert t.phase == "red-movement"


# -- VI.3: what does not count


@cites("TS VI.3")
def test_tanks_and_trains_enter_a_full_hex_and_take_no_room() -> None:
    three = {"W2-1": "0308", "W2-2": "0308", "W2-3": "0308"}
    t = situation(
        "ts",
        "white-movement",
        units={**three, "W-TK1": "0309", "W-TK2": "0309", "W-AT1": "0208", "W2-4": "0307", **FAR},
    )
    t.acts("unit W-TK1", "to 0308", "done", "unit W-TK2", "to 0308", "done", "unit W-AT1", "to 0308")
    assert t.can("end_phase")
    t.acts("unit W2-4", "to 0308", "done")
    assert t.refusals("end_phase") == ["TS VI.2"]
    t = situation(
        "ts",
        "white-movement",
        W_TK1="0712",
        W_TK2="0712",
        W_TK3="0712",
        W2_1="0712",
        W2_2="0712",
        W2_3="0713",
        RD_1="0101",
    )
    assert t.act("unit", "W2-3").can("to", "0712")  # the third that counts


@cites("TS VI.3")
def test_the_commissar_enters_a_full_hex_and_takes_no_room() -> None:
    t = situation("ts", "red-movement", units={**TWO, "R-HQ": "0504", "W2-1": "0712"}).act("unit", "R-HQ")
    t.acts("to 0503", "done")
    assert t.can("end_phase")
    t = situation("ts", "red-movement", R_HQ="0503", R_TK="0503", R38_1="0503", R38_2="0504", W2_1="0712")
    assert t.act("unit", "R38-2").can("to", "0503")


@cites("TS VI.3")
@pytest.mark.parametrize("unit", ["R37-A1", "R-M1", "R38-S1", "RD-1", "R37-3"])
def test_all_other_kinds_count(unit: str) -> None:
    t = situation("ts", "red-movement", units={**TWO, unit: "0504", "W2-1": "0712"}).acts(
        f"unit {unit}", "to 0503", "done"
    )
    assert t.refusals("end_phase") == ["TS VI.2"]


@cites("TS VI.3")
def test_a_ship_takes_no_room_and_needs_none() -> None:
    """AMB-TS-38: two Reds and the flotilla at 1105, however they come together."""
    t = situation("ts", "red-movement", R38_1="1105", R38_2="1105", R_GB="1206", W2_1="0712").act(
        "unit", "R-GB"
    )
    t.act("to", "1105")
    assert t.can("end_phase")
    t = situation("ts", "red-movement", R38_1="1105", R38_2="1106", R_GB="1105", W2_1="0712").act(
        "unit", "R38-2"
    )
    assert t.can("to", "1105")


# -- VI.4: retreats


CORNER = {"R38-2": "0101", "W2-A": "0201", "W3K-A": "0201"}  # Red's only way back is 0102, then 0103 or 0202


def driven_back(others: dict[str, str], unit: str = "R38-2", column: str = "2-1") -> Situation:
    """White guns at 0201, who have no zone of control, drive Red from the corner: a two at 2-1 or 1-1, DR."""
    placed = {unit if u == "R38-2" else u: at for u, at in CORNER.items()}
    t = situation("ts", "white-combat", units={**placed, **others}).acts(
        "target 0101", "join W2-A", "join W3K-A"
    )
    assert t.odds().column == column
    return t.act("attack", dice=[2])


@cites("TS VI.4", "TS VI.2")
def test_a_retreat_that_can_only_end_on_full_hexes_is_the_end_of_the_unit() -> None:
    full = {"R37-1": "0103", "R37-2": "0103", "R37-3": "0202", "R37-4": "0202"}
    assert driven_back(full).at("R38-2") == "dead"
    assert driven_back({**full, "R37-2": "0205"}).at("R38-2") == "0103"  # room for one


@cites("TS VI.4")
def test_a_retreat_may_pass_a_full_hex_but_not_end_on_one() -> None:
    t = driven_back({"R37-1": "0102", "R37-2": "0102", "R37-3": "0202", "R37-4": "0202"})
    assert t.at("R38-2") == "0103"
    t = driven_back({"R37-1": "0103", "R37-2": "0103"})
    assert t.at("R38-2") == "0202"  # 0103 was full


@cites("TS VI.3")
def test_what_does_not_count_may_retreat_onto_a_full_hex() -> None:
    t = driven_back({"R37-1": "0103", "R37-2": "0103", "R37-3": "0202", "R37-4": "0202"}, "R-TK")
    assert t.may("back") == ["0103", "0202"]
    t.act("back", "0103")
    assert t.at("R-TK") == "0103"


@cites("TS VI.4")
def test_of_two_that_retreat_to_one_place_the_second_is_lost() -> None:
    t = driven_back({"R37-1": "0103", "R37-3": "0202", "R37-4": "0202", "R-M1": "0101"}, column="1-1")
    assert t.may("retreat") == ["R-M1", "R38-2"]
    t.act("retreat", "R-M1")
    assert t.at("R-M1") == "0103"
    assert t.at("R38-2") == "dead"


@cites("TS VI.4", "TS VI.2")
@pytest.mark.parametrize(("already", "end"), [(2, "0103"), (3, "dead")])
def test_white_retreats_onto_two_but_not_onto_three(already: int, end: str) -> None:
    """Militia in the corner attacks a gun at 0201, 1 to 1, and is thrown back."""
    others = dict.fromkeys(("W2-1", "W2-2", "W2-3"), "0202") | dict.fromkeys(
        ("W3K-1", "W3K-2", "W3K-3")[:already], "0103"
    )
    t = situation("ts", "white-combat", units={"W-M1": "0101", "R37-A1": "0201", **others}).acts(
        "target 0201", "join W-M1"
    )
    assert t.odds().column == "1-1"
    t.act("attack", dice=[3])  # AR
    assert t.at("W-M1") == end


@cites("TS VI.4")
def test_the_refusal_of_a_full_hex_names_the_paragraph() -> None:
    """Red goes back from 0404 by 0403; the full 0402 is no place to end."""
    t = situation(
        "ts",
        "white-combat",
        R38_2="0404",
        W2_A="0405",
        W3K_A="0405",
        W_M1="0405",
        R38_1="0402",
        R38_3="0402",
        R_GB="1201",
    )
    t.acts("target 0404", "join W2-A", "join W3K-A")
    t.act("attack", dice=[2])
    t.act("back", "0403")
    assert t.refusals("back", "0402") == ["TS VI.4"]
    assert t.can("back", "0503")
