"""XI. The variants, each switched on by an option."""

from __future__ import annotations

import json
import random

import pytest

from grognard.kernel.changes import Change, Placed, Revealed
from grognard.kernel.cite import cites
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER, menu_view, seen_change, view
from grognard.testing.table import Situation, fresh, situation

WHITE, RED = 0, 1


def ids(t: Situation, *kinds: str, side: int) -> list[str]:
    return [u.id for u in t.game.roster.units if u.side == side and (not kinds or u.kind in kinds)]


def spots(t: Situation, unit: str) -> list[str]:
    """Where a unit not yet on the map may be put; it stays in the box."""
    t.act("unit", unit)
    found = t.may("at")
    t.act("drop")
    return found


def ready(t: Situation) -> Situation:
    return t.acts("ready_made", "end_setup")


# -- free deployment


@cites("TS XI.1a")
def test_free_deployment_lets_red_stand_anywhere_north_of_the_line() -> None:
    t = fresh("ts", free_deployment="yes")
    north = spots(t, "R37-1")
    assert {"0101", "0306", "0604", "1003", "1107"} <= set(north)
    assert not {"0307", "0207", "1008", "1201"} & set(north)
    assert spots(t, "R-HQ") == spots(t, "RD-1") == north
    t.act("unit", "R37-1")
    assert t.refusals("at", "0308") == ["TS XI.1a"]
    t.act("drop")
    assert spots(fresh("ts"), "R37-1") == ["0306", "0406", "0507", "0606", "0707", "0806", "0907", "1007"]


@cites("TS XI.1a")
def test_free_deployment_leaves_forts_to_reds_own_judgement() -> None:
    """All his land units in one hex, no fort manned, and the set-up may end."""
    t = fresh("ts", free_deployment="yes")
    for unit in t.may("unit"):
        t.acts(f"unit {unit}", "at " + ("1201" if unit == "R-GB" else "0101"))
    assert t.act("end_setup").phase == "white-setup"


@cites("TS XI.1a")
def test_free_deployment_lets_white_stand_anywhere_south_of_the_line_out_of_reds_reach() -> None:
    """His stacking limit and his distance from Red hold as ever; trains and ships keep to their elements."""
    t = ready(fresh("ts", free_deployment="yes"))
    south = spots(t, "W2-1")
    assert {"0114", "0209", "0814", "1014"} <= set(south)
    assert not {"0106", "0307", "0708", "1110"} & set(south)
    assert spots(t, "W-M1") == south
    assert set(spots(t, "W-AT1")) == {"0108", "0208", "0308", "1009", "0910", "0911", "0912", "0913", "0914"}
    for unit in ("W2-1", "W2-2", "W-M1"):
        t.acts(f"unit {unit}", "at 0114")
    assert "0114" not in spots(t, "W2-3")


@pytest.mark.parametrize(
    ("turn", "phase", "unit", "spots_"),
    [
        (2, "white-reinforcement", "W-AT2", ["0208"]),
        (3, "white-reinforcement", "W2KC-1", [f"{c:02}14" for c in range(1, 11)]),
        (3, "red-reinforcement", "R-AT", ["1001"]),
    ],
)
@cites("TS XI.1b")
def test_free_deployment_changes_nothing_for_reinforcements(
    turn: int, phase: str, unit: str, spots_: list[str]
) -> None:
    for free in ("no", "yes"):
        t = situation(
            "ts",
            phase,
            turn=turn,
            options={"free_deployment": free},
            units={"W2-1": "0710", "R37-3": "0703", unit: "pool"},
        )
        assert spots(t, unit) == spots_


@cites("TS XI.1b")
def test_free_deployment_brings_the_red_militia_to_its_towns_on_turn_two() -> None:
    units = {"W2-1": "0114", "R37-3": "0201", **{f"R-M{n}": "pool" for n in range(1, 8)}}
    t = situation("ts", "red-reinforcement", turn=2, options={"free_deployment": "yes"}, units=units)
    assert len(t.may("unit")) == 7
    assert {"0604", "0503", "1104"} - set(spots(t, "R-M1")) == {"0503"}


@cites("TS XI.1c")
def test_free_deployment_keeps_the_conditions_of_victory() -> None:
    options = {"free_deployment": "yes"}
    t = situation(
        "ts",
        "white-movement",
        options=options,
        own={"white_last": ["1003", "1004"]},
        W2_1="1105",
        RD_1="0101",
    )
    assert t.acts("unit W2-1", "to 1104").winner == "white"
    late = situation("ts", "white-movement", turn=8, options=options, W3KC_1="0301", R37_3="1002").acts(
        "unit W3KC-1", "exit"
    )
    assert late.pos.state.own.exits == 0
    for exits, winner in ((3, "red"), (4, "draw")):
        t = situation(
            "ts", "red-mechanised", turn=12, options=options, own={"exits": exits}, RD_1="0101", W2_1="0710"
        ).act("end_phase")
        assert t.winner == winner


# -- no Allied support


@cites("TS XI.2a")
def test_without_allied_support_white_has_one_tank() -> None:
    """AMB-TS-27: tanks only; everybody else is there."""
    t = ready(fresh("ts", no_allied_support="yes"))
    assert [t.at(u) for u in ids(t, "tank", side=WHITE)] == ["pool", "absent", "absent"]
    assert {u for u in ids(t, side=WHITE) if t.at(u) == "absent"} == {"W-TK2", "W-TK3"}
    assert t.at("R-TK") != "absent"
    ready(t)
    assert t.phase == "white-movement"
    assert [u for u in ids(t, "tank", side=WHITE) if t.at(u) not in ("absent", "pool")] == ["W-TK1"]


@cites("TS XI.2b")
def test_without_allied_support_the_second_cavalry_corps_is_there_from_the_start() -> None:
    """AMB-TS-27: anywhere south of the line, but not next to Red; and it does not come a second time."""
    t = ready(fresh("ts", no_allied_support="yes"))
    corps = [f"W2KC-{n}" for n in range(1, 6)]
    assert set(corps) <= set(t.may("unit"))
    assert {"0114", "0814", "0709", "0108"} <= set(spots(t, "W2KC-1"))
    t.act("unit", "W2KC-1")
    assert t.refusals("at", "0102") == ["TS XI.2b"]
    assert t.refusals("at", "0307") == ["TS X.white.1"], "a Red division holds the fort next to it"
    t.act("drop")
    ready(t)
    assert all(t.at(u).isdigit() for u in corps)
    assert not set(corps) & set(fresh("ts", no_allied_support="no", setup="ready_made").may("unit"))
    late = situation(
        "ts",
        "white-reinforcement",
        turn=3,
        options={"no_allied_support": "yes"},
        units={"W2-1": "0710", **dict.fromkeys(corps, "pool")},
    )
    assert (late.phase, late.may("unit")) == ("white-movement", ["W2-1"])


@cites("TS XI.2b")
def test_without_allied_support_the_rest_of_the_set_up_is_as_ever() -> None:
    """Red mans every fort on the line, and White militia stands in hexes of its own and comes last."""
    t = fresh("ts", no_allied_support="yes")
    for n in (1, 2, 3):
        t.acts(f"unit R37-{n}", f"at {('0306', '0406', '0507')[n - 1]}")
    assert not {"0306", "0406", "0507"} & set(spots(t, "R37-4"))
    ready(t)
    assert t.refusals("unit", "W-M1") == ["TS X.white.7"]


# -- more support for one side


@cites("TS XI.3")
def test_more_white_support_means_no_red_militia() -> None:
    t = fresh("ts", more_white_support="yes", setup="ready_made")
    assert {t.at(u) for u in ids(t, "militia", side=RED)} == {"absent"}
    assert [t.at(f"W-M{n}") for n in (1, 5, 6, 12)][2:] == ["pool", "pool"]
    t = situation(
        "ts", "red-reinforcement", turn=2, options={"more_white_support": "yes"}, W2_1="0114", R37_3="0201"
    )
    assert t.phase == "red-movement", "nobody comes on turn 2"
    usual = situation("ts", "red-reinforcement", turn=2, W2_1="0114", R37_3="0201", R_M1="pool")
    assert usual.phase == "red-reinforcement"


@cites("TS XI.3", "TS XI.6")
def test_a_position_file_does_not_bring_removed_militia_back() -> None:
    """Not even one that leaves their counters in the pool."""
    options = {"more_white_support": "yes", "more_red_support": "yes"}
    t = situation("ts", "red-reinforcement", turn=2, options=options, W2_1="0114", R37_3="0201", R_M1="pool")
    assert t.phase == "red-movement"
    t = situation("ts", "white-reinforcement", options=options, W2_1="0604", R37_3="0101", W_M6="pool")
    assert t.phase == "white-movement"


@cites("TS XI.6")
def test_more_red_support_means_no_white_militia_and_none_to_be_raised() -> None:
    t = ready(fresh("ts", more_red_support="yes"))
    assert {t.at(u) for u in ids(t, "militia", side=WHITE)} == {"absent"}
    assert not set(ids(t, "militia", side=WHITE)) & set(t.may("unit"))
    assert ready(t).phase == "white-movement"
    t = situation("ts", "white-reinforcement", options={"more_red_support": "yes"}, W2_1="0604", R37_3="0101")
    assert t.phase == "white-movement", "Gumrak is White's and gives nothing"
    assert situation("ts", "white-reinforcement", W2_1="0604", R37_3="0101").may("raise") == ["0604"]


@cites("TS XI.6")
def test_more_red_support_leaves_the_red_militia_alone() -> None:
    t = fresh("ts", more_red_support="yes")
    assert {t.at(u) for u in ids(t, "militia", side=RED)} == {"pool"}


# -- White flexibility


@pytest.mark.parametrize(
    ("flexible", "clock", "turn", "exits"),
    [
        ("no", "deadline", 9, 0),
        ("yes", "deadline", 9, 1),
        ("yes", "deadline", 1, 1),
        ("yes", "from_turn_7", 2, 1),
        ("no", "from_turn_7", 2, 0),
    ],
)
@cites("TS XI.4")
def test_flexibility_lifts_the_time_limit_on_exits(flexible: str, clock: str, turn: int, exits: int) -> None:
    """AMB-TS-03: whichever way the limit is read."""
    t = situation(
        "ts",
        "white-movement",
        turn=turn,
        options={"white_flexibility": flexible, "exit_clock": clock},
        W3KC_1="0301",
        R37_3="1002",
    )
    assert t.acts("unit W3KC-1", "exit").pos.state.own.exits == exits


@cites("TS XI.4")
def test_flexibility_still_asks_for_the_free_line() -> None:
    t = situation(
        "ts", "white-movement", turn=9, options={"white_flexibility": "yes"}, W3KC_1="0301", R37_3="0401"
    )
    assert t.acts("unit W3KC-1", "exit").pos.state.own.exits == 0


@cites("TS XI.4")
def test_late_exits_make_a_draw_with_flexibility() -> None:
    for flexible, winner in (("yes", "draw"), ("no", "red")):
        units = {"W3KC-1": "0101", "R37-3": "1002"}
        t = situation(
            "ts",
            "white-movement",
            turn=12,
            options={"white_flexibility": flexible},
            own={"exits": 3, "length": 12},
            units=units,
        )
        t.acts("unit W3KC-1", "exit")
        while t.winner is None:
            t.act("end_phase")
        assert t.winner == winner


# -- Red tactical advantage: counters face down


class Watched(Situation):
    """A game whose log is kept as the two others see it."""

    def __init__(self, pos: Position) -> None:
        super().__init__(pos)
        self.told: dict[int, list[Change]] = {WHITE: [], OBSERVER: []}

    def act(self, verb: str, noun: str | None = None, dice: tuple[int, ...] = ()) -> Situation:  # type: ignore[override]
        before = self.pos
        super().act(verb, noun, dice)
        for viewer, log in self.told.items():
            log += [
                c for change in self.log if (c := seen_change(change, before, self.pos, viewer)) is not None
            ]
        return self


def unseen() -> Watched:
    return Watched(fresh("ts", red_tactical_advantage="yes").pos)


def named(t: Situation, viewer: int) -> set[str]:
    """The Red counters whose names a viewer can read anywhere in what he is sent."""
    sent = json.dumps([view(t.pos, viewer), menu_view(t.pos, viewer)])
    return {u for u in ids(t, side=RED) if f'"{u}"' in sent}


@cites("TS XI.5")
def test_red_counters_lie_face_down_until_white_is_placed() -> None:
    t = unseen()
    t.acts("unit R-TK", "at 1004", "unit R-HQ", "at 1003")
    everybody = set(ids(t, side=RED))
    for phase in ("red-setup", "white-setup"):
        assert t.phase == phase
        assert named(t, WHITE) == named(t, OBSERVER) == set()
        assert named(t, RED) == everybody
        ready(t)
    assert named(t, WHITE) >= everybody
    assert named(t, OBSERVER) >= everybody


@cites("TS XI.5")
def test_that_a_face_down_counter_lies_somewhere_is_seen() -> None:
    t = unseen().acts("unit R-TK", "at 1004")
    seen = view(t.pos, WHITE)
    assert [h for h in seen["hidden"] if h["at"] != "pool"] == [{"side": "red", "at": "1004"}]
    assert len(seen["hidden"]) == len(ids(t, side=RED))


@cites("TS XI.5")
def test_the_log_of_the_others_names_no_red_counter_before_the_reveal() -> None:
    """Nor by the paragraph under which it was placed, nor by the order of a ready-made set-up."""
    t = unseen()
    t.acts("unit R-TK", "at 1004", "unit R-HQ", "at 1003", "lift R-HQ", "unit RD-1", "drop")
    ready(t)
    for viewer in (WHITE, OBSERVER):
        placed = [c for c in t.told[viewer] if isinstance(c, Placed)]
        assert len(placed) == 23
        assert {(c.unit, c.cite) for c in placed} == {(-1, "TS XI.5")}
        assert not [c for c in t.told[viewer] if c.cite.startswith("TS X.red") and c.cite != "TS X.red.1"]
    at_once = [c.to for c in t.told[WHITE] if isinstance(c, Placed)][2:]
    assert at_once == sorted(at_once)


@cites("TS XI.5")
def test_the_unit_in_reds_hand_is_not_given_away_by_the_question_asked_of_him() -> None:
    t, in_hand = unseen(), set()
    for unit in ("R-TK", "RD-1", "R-GB"):
        t.act("unit", unit)
        in_hand |= {json.dumps([view(t.pos, v), menu_view(t.pos, v)]) for v in (WHITE, OBSERVER)}
        t.act("drop")
    assert len(in_hand) == 1


@cites("TS XI.5")
def test_all_is_revealed_to_all_once_white_is_placed() -> None:
    t = ready(ready(unseen()))
    assert isinstance(t, Watched)
    for viewer in (WHITE, OBSERVER):
        shown = [c for c in t.told[viewer] if isinstance(c, Revealed)]
        assert [set(t.game.roster.ids(c.units)) for c in shown] == [set(ids(t, side=RED))]
    assert t.phase == "white-movement"


@pytest.mark.parametrize("more", [{}, {"free_deployment": "yes"}, {"no_allied_support": "yes"}])
@cites("TS XI.5")
def test_the_others_see_the_same_however_the_face_down_counters_are_dealt(more: dict[str, str]) -> None:
    t = fresh("ts", (), red_tactical_advantage="yes", **more).acts("ready_made", "end_setup")
    state = t.game.hooks.scramble(t.game, t.pos.state, WHITE, random.Random(7))
    assert state.where != t.pos.state.where
    other = Position(t.game, state)
    assert view(other, WHITE) == view(t.pos, WHITE)
    assert menu_view(other, WHITE) == menu_view(t.pos, WHITE)
    assert t.game.hooks.scramble(t.game, t.pos.state, RED, random.Random(7)) == t.pos.state


@cites("TS XI.5")
def test_without_the_variant_everybody_sees_the_red_set_up() -> None:
    t = fresh("ts").acts("unit R-TK", "at 1004")
    assert named(t, WHITE) >= {"R-TK"}
    assert not any(isinstance(c, Revealed) for c in ready(ready(t)).log)
