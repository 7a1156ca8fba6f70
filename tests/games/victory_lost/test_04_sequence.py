"""4: the three phases of a turn, their segments in order, and when the game is over."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_lost.passing import AXIS, bag, die, own_view, pass_to, phases

from grognard.kernel.changes import Marked, Removed, TurnStarted
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, fresh, situation

FIELD = {
    "40A": "3302",
    "S25G": "3303",
    "6A": "3808",
    "S127": "3809",
    "Hollidt": "2018",
    "G62": "2017",
    "4PzA": "1030",
    "G6Pz": "1031",
}
FIVE = ["40A", "6A", "1GdA", "2GdA", "3GdA"]
CITIES = ["0325", "0430", "1112", "2129", "3336"]
TAIL = ["supply", "axis-reinforcement", "soviet-reinforcement", "end"]


def drawing(
    bag: list[str], first: str, units: dict[str, Any] | None = None, turn: int = 6, **own: Any
) -> Situation:
    dice = [die(bag, first)] if len(bag) > 1 else []
    return situation(
        "avl", "draw", turn=turn, own={"chits": FIVE, "bag": bag, **own}, units=units or FIELD, dice=dice
    )


# -- the order of things


@cites(
    "AVL 4.0a",
    "AVL 4.1.1",
    "AVL 4.1.2a",
    "AVL 4.1.2b",
    "AVL 4.1.2c",
    "AVL 4.1.2d",
    "AVL 4.2a",
    "AVL 4.3a",
    "AVL 4.3c",
    "AVL 4.3d",
)
@cites(
    "AVL ANX.S1B1",
    "AVL ANX.S1B2",
    "AVL ANX.S1B3",
    "AVL ANX.S1B4",
    "AVL ANX.S2",
    "AVL ANX.S3a",
    "AVL ANX.S3b",
    "AVL ANX.S3c",
)
def test_a_turn_runs_through_its_phases_in_this_order() -> None:
    """Four chits: each is drawn, moves and fights before the next; then supply, arrivals, the Axis's first,
    and the end.
    """
    t = situation(
        "avl", "soviet-selection", turn=6, own={"chits": FIVE[:2], "axis_chits": ["Hollidt"]}, units=FIELD
    )
    log = pass_to(t, "soviet-selection", 7)
    found = phases(log)
    drawn = {"STAVKA": "soviet", "40A": "soviet", "6A": "soviet", "Hollidt": "axis"}
    assert found[0] == "axis-selection"
    for n in range(len(drawn)):
        draw, movement, combat = found[1 + 3 * n : 4 + 3 * n]
        side = movement.partition("-")[0]
        assert (draw, movement, combat) == ("draw", f"{side}-movement", f"{side}-combat")
    assert found[1 + 3 * len(drawn) :] == [*TAIL, "soviet-selection"]
    assert [c.turn for c in log if isinstance(c, TurnStarted)] == [7]


@cites("AVL 4.1.2b", "AVL 4.1.2c", "AVL ANX.S1B2", "AVL ANX.S1B3")
def test_first_all_movement_then_all_combat_and_neither_is_a_duty() -> None:
    t = drawing(["40A"], "40A", {**FIELD, "H7": "3304"})
    assert (t.phase, t.may("unit")) == ("soviet-movement", ["40A", "S25G"])
    assert t.refusals("target", "3304") == ["AVL 4.1.2b"]
    t.act("end_phase")
    assert (t.phase, t.may("target")) == ("soviet-combat", ["3304"])
    assert t.refusals("unit", "S25G") == ["AVL 4.1.2c"]
    t.act("end_phase")
    assert (t.phase, t.pos.state.turn) == ("soviet-selection", 7)
    assert (t.at("S25G"), t.at("H7")) == ("3303", "3304")


@cites("AVL 4.1.2a", "AVL 4.1.2d")
def test_the_sides_follow_each_other_as_the_chits_come() -> None:
    t = drawing(["40A", "6A", "Hollidt", "4PzA"], "Hollidt")
    order = [t.phase]
    for chit in ("4PzA", "6A", "40A"):
        inside = bag(t)
        t.act("end_phase", dice=[die(inside, chit)] if len(inside) > 1 else [])
        order.append(t.phase)
    assert order == ["axis-movement", "axis-movement", "soviet-movement", "soviet-movement"]


# -- supply and the end of the turn


@cites("AVL 4.2a", "AVL 4.2b", "AVL ANX.S2", "AVL 12.5")
def test_supply_is_determined_for_all_and_then_hqs_without_it_go_to_the_rear() -> None:
    """Hollidt and a Soviet unit are shut in: both are marked, and Hollidt is moved before anybody arrives."""
    ring = {"S25G": "2017", "S107": "2019", "S141": "1918", "S340": "1919", "S305": "2118", "S219": "2119"}
    ring |= {"G168": "1017", "G26": "1019", "G298": "0918", "G385": "0919", "G387": "1118", "G294": "1119"}
    units = {"Hollidt": "2018", "G62": "2018", "S126": "1018", **ring}
    t = situation("avl", "supply", turn=6, own={"chits": FIVE}, units=units)
    assert (t.phase, t.who) == ("supply", "axis")  # where to put Hollidt
    assert sorted(t.units_marked("unsupplied")) == ["G62", "S126"]  # his own marker went with him
    assert t.at("Hollidt") == "pool"
    t.act("at", t.may("at")[0])
    assert [c for c in t.log if isinstance(c, Marked) and c.on] == []
    assert phases(t.log)[:3] == TAIL[1:]


@cites("AVL 4.3a", "AVL ANX.S3a", "AVL 11.1.1a")
def test_the_axis_places_its_reinforcements_before_the_soviets() -> None:
    units = {**FIELD, "G57": "pool", "S303": "pool", "Hollidt": "2018"}
    t = situation("avl", "supply", turn=6, own={"chits": FIVE}, units=units)
    assert (t.phase, t.who, t.may("unit")) == ("axis-reinforcement", "axis", ["G57"])
    t.act("unit", "G57")
    t.act("at", t.may("at")[0])
    assert (t.phase, t.who, t.may("unit")) == ("soviet-reinforcement", "soviet", ["S303"])
    t.act("unit", "S303")
    t.act("at", t.may("at")[0])
    assert t.phase == "soviet-selection"


@cites("AVL 4.3a", "AVL 11.1.2b", "AVL ANX.S3a")
@pytest.mark.parametrize(("turn", "mansteins"), [(2, 0), (3, 1), (4, 0), (6, 1)])
def test_the_axis_receives_the_mansteins_of_the_turn(turn: int, mansteins: int) -> None:
    t = situation("avl", "axis-reinforcement", turn=turn, own={"chits": FIVE}, units=FIELD)
    assert own_view(t, AXIS)["axis_pool"].count("Manstein") == mansteins


@cites("AVL 4.3b", "AVL ANX.S3a", "AVL 11.3a", "AVL 12.6")
def test_hqs_with_nobody_to_command_leave_after_the_arrivals_with_their_chits() -> None:
    """4PzA has nobody, and gets nobody; Hollidt gets G57 in time."""
    units = {"40A": "3302", "S25G": "3303", "Hollidt": "2018", "4PzA": "1030", "G57": "pool"}
    t = situation("avl", "axis-reinforcement", turn=6, own={"chits": FIVE}, units=units)
    assert t.at("4PzA") == "1030"  # not before the reinforcements
    t.act("unit", "G57")
    grid, hexes = t.game.map.grid, t.game.map.hex
    t.act("at", next(h for h in t.may("at") if grid.distance(hexes(h), hexes("2018")) <= 4))
    assert (t.at("4PzA"), t.at("Hollidt")) == ("gone", "2018")
    assert [c.unit for c in t.log if isinstance(c, Removed)] == [t.game.roster.index["4PzA"]]
    pool = own_view(t, AXIS)["axis_pool"]
    assert "4PzA" not in pool
    assert "Hollidt" in pool


@cites("AVL 4.3d", "AVL ANX.S3c", "AVL 2.5a")
@pytest.mark.parametrize("turn", range(1, 9))
def test_the_next_turn_begins_with_the_choice_of_chits(turn: int) -> None:
    t = situation("avl", "end", turn=turn, own={"chits": FIVE}, units=FIELD)
    assert (t.phase, t.pos.state.turn) == ("soviet-selection", turn + 1)


# -- the end of the game


@cites("AVL 4.0b", "AVL ANX.END", "AVL 14.0.2b")
def test_the_game_ends_after_turn_9() -> None:
    t = situation("avl", "end", turn=9, own={"chits": FIVE}, units=FIELD)
    assert t.pos.state.result is not None
    assert (t.winner, t.pos.state.result.cite) == ("axis", "AVL 14.0.2b")
    t = situation("avl", "end", turn=8, own={"chits": FIVE}, units=FIELD)
    assert t.winner is None


@cites("AVL 4.0b", "AVL 4.3c", "AVL ANX.S3b", "AVL ANX.END", "AVL 14.0.2a")
@pytest.mark.parametrize(
    ("lost", "over"), [(["G6Pz", "G62"], False), (["G6Pz", "G62", "G294"], True), (["G6Pz", "G17Pz"], True)]
)
def test_a_lead_of_thirty_ends_it_at_the_end_of_a_turn(lost: list[str], over: bool) -> None:
    """Five cities are 25 points; a panzer division 3 and another German division 1: leads
    of 29, 30 and 31.
    """
    units = {"40A": "3302", "S25G": "3303", "Hollidt": "2018", "G168": "2017", **dict.fromkeys(lost, "dead")}
    own = {"chits": FIVE, "cities": CITIES, "eliminated": lost}
    t = situation("avl", "end", turn=5, own=own, units=units)
    assert t.winner == ("soviet" if over else None)
    assert over or t.phase == "soviet-selection"


@cites("AVL 4.0b", "AVL 4.3c")
def test_not_in_the_midst_of_a_turn() -> None:
    """With 31 points more, the Soviets play on until the turn is over (AMB-AVL-33)."""
    units = {
        "40A": "3302",
        "S25G": "3303",
        "Hollidt": "2018",
        "G168": "2017",
        "G6Pz": "dead",
        "G17Pz": "dead",
    }
    own = {"cities": CITIES, "eliminated": ["G6Pz", "G17Pz"]}
    t = drawing(["40A", "Hollidt"], "40A", units, turn=5, **own)
    assert (t.winner, t.phase) == (None, "soviet-movement")
    t.act("end_phase")
    assert (t.winner, t.phase) == (None, "axis-movement")
    t.act("end_phase")
    assert t.winner == "soviet"


@cites("AVL 4.0a", "AVL 4.0b")
def test_nine_turns_of_nothing_from_the_first_choice_to_the_last_count() -> None:
    t = fresh("avl")
    log = pass_to(t, "nowhere", 0)
    assert [c.turn for c in log if isinstance(c, TurnStarted)] == list(range(1, 10))
    assert phases(log).count("supply") == phases(log).count("end") == 9
    assert phases(log).count("soviet-special") == 1
    assert t.winner is not None
