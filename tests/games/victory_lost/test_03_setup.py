"""3: who stands where when the game begins, whose cities they are, and who has which chits."""

from __future__ import annotations

import pytest
from tests.games.victory_lost.passing import AXIS, NOBODY, SOVIET, bag, own_view, pass_to
from tests.games.victory_lost.plain import AREAS, rows

from grognard.games import load
from grognard.games.victory_lost.law.victory import points
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.views import view
from grognard.testing.table import Situation, fresh, situation

GAME = load("avl")
UNITS = {row["id"]: row for row in rows("units")}
SOVIET_HQS = sorted(["40A", "6A", "1GdA", "3GdA", "5TkA", "5ShA", "2GdA", "51A", "3TkA", "28A", "Popov"])
HISTORY = ["1GdA", "2GdA", "3GdA", "5TkA", "Popov"]
FIRST = ["4PzA", "Hollidt", "It8A", "H2A", "R3A"]


def chosen(*five: str) -> Situation:
    return fresh("avl").acts(*(f"choose {chit}" for chit in five), "end_choice")


# -- the map


@cites("AVL 3.0a")
def test_two_players_take_the_axis_and_the_soviets() -> None:
    assert sorted(GAME.sides) == ["axis", "soviet"]
    assert {GAME.sides[u.side] for u in GAME.roster.units} == {"axis", "soviet"}


@cites("AVL 3.0c", "AVL 2.1.1b", "AVL 2.2.2b", "AVL 2.3.2c", "AVL ANX.P1")
def test_everybody_with_a_hex_stands_in_it_and_it_is_one_of_his_army() -> None:
    t = fresh("avl", rifles="all")
    placed = {unit: row["setup"] for unit, row in UNITS.items() if row["setup"]}
    assert len(placed) > 100
    for unit, at in placed.items():
        assert t.at(unit) == at
        assert at in AREAS[f"setup_{UNITS[unit]['army']}"]
    hqs = {unit: at for unit, at in placed.items() if UNITS[unit]["kind"] == "hq"}
    assert sorted(hqs) == sorted([*FIRST, "40A", "6A", "1GdA", "3GdA", "5TkA", "5ShA", "2GdA", "51A"])
    assert all(at in AREAS[f"setup_{hq.lower()}"] for hq, at in hqs.items())
    assert not t.game.hooks.invariants(t.pos)


@cites("AVL 2.2.2c", "AVL 2.2.2f", "AVL 3.0c")
def test_everybody_else_waits_for_his_turn() -> None:
    t = fresh("avl", rifles="all")
    late = [unit for unit, row in UNITS.items() if not row["setup"]]
    assert {t.at(unit) for unit in late} == {"pool"}
    assert all(1 <= int(UNITS[unit]["arrives"]) <= 9 for unit in late)


@cites("AVL 2.2.2k")
def test_the_2nd_guards_army_is_there_from_the_beginning() -> None:
    t = fresh("avl", rifles="all")
    army = [unit for unit, row in UNITS.items() if row["army"] == "2gda"]
    assert {"2GdA", "S2GM", "S6M"} <= set(army)
    assert all(t.at(unit) in AREAS["setup_2gda"] and not UNITS[unit]["arrives"] for unit in army)


def test_the_thinned_order_of_battle_leaves_out_rifle_divisions_and_nobody_else() -> None:
    thin, whole = fresh("avl"), fresh("avl", rifles="all")
    out = [unit for unit in UNITS if thin.at(unit) != whole.at(unit)]
    assert sorted(out) == sorted(row["unit"] for row in rows("thinned"))
    assert len(out) == 25
    assert {thin.at(unit) for unit in out} == {"absent"}
    assert {(UNITS[unit]["side"], UNITS[unit]["kind"]) for unit in out} == {("soviet", "infantry")}
    armies = {row["army"] for row in UNITS.values() if row["side"] == "soviet" and row["setup"]}
    assert all(
        any(
            UNITS[unit]["army"] == army and UNITS[unit]["kind"] != "hq" and thin.at(unit) != "absent"
            for unit in UNITS
        )
        for army in armies
    )
    assert not thin.game.hooks.invariants(thin.pos)


@cites("AVL 2.2.3d", "AVL 3.0p", "AVL ANX.S0")
def test_all_begin_at_full_strength_and_in_supply() -> None:
    t = fresh("avl")
    steps = {u.id: n for u, n in zip(t.game.roster.units, t.pos.state.steps, strict=True)}
    assert steps == {unit: len(row["values"].split()) for unit, row in UNITS.items()}
    assert t.units_marked("unsupplied") == t.units_marked("isolated") == []


@cites("AVL 3.0p")
def test_they_are_in_supply_whatever_their_lines_until_the_first_check() -> None:
    """No line for a unit shut in on turn 1: it attacks with all its strength."""
    ring = {"G168": "2017", "G26": "2019", "G298": "1918", "G385": "1919", "G387": "2118", "H13": "2119"}
    t = situation("avl", "soviet-special", turn=1, units={"S25G": "2018", "40A": "2018", **ring})
    t.acts("activate 40A", "target 2119", "join S25G")
    assert t.odds().attack == 5


@cites("AVL 3.0e", "AVL 2.5a", "AVL ANX.P1", "AVL 2.1.1e")
def test_the_first_turn_is_turn_1_and_the_track_has_nine() -> None:
    t = chosen(*HISTORY)
    assert (t.phase, t.pos.state.turn, view(t.pos, AXIS)["turn"]) == ("soviet-selection", 1, 1)
    assert len(rows("turns")) == t.game.hooks.turns(t.pos) == 9


@cites("AVL 3.0f", "AVL 3.0g", "AVL 14.0.1g", "AVL 2.5b", "AVL ANX.P1")
def test_the_axis_begins_with_five_cities_and_25_points() -> None:
    """EX-AVL-13."""
    t = fresh("avl")
    stars = sorted(row["hex"] for row in rows("hexes") if "victory_city" in row["features"].split())
    assert len(stars) == 5
    for viewer in (SOVIET, AXIS, NOBODY):
        assert own_view(t, viewer)["cities"] == {"soviet": [], "axis": stars}
        assert own_view(t, viewer)["points"] == {"soviet": 0, "axis": 25}
    assert points(t.pos) == (0, 25)


# -- the Soviet chits


@cites("AVL 3.0h", "AVL 3.0i", "AVL ANX.P2a")
def test_the_soviets_choose_five_of_eleven_those_of_hqs_to_come_among_them() -> None:
    t = fresh("avl")
    assert (t.phase, t.who, t.may("choose")) == (
        "soviet-chits",
        "soviet",
        SOVIET_HQS,
    )  # STAVKA comes by itself
    for n, chit in enumerate(("Popov", "28A", "3TkA", "40A", "51A")):
        assert t.at(chit) == ("pool" if n < 3 else UNITS[chit]["setup"])
        assert t.refusals("end_choice") == ["AVL 3.0h"]
        t.act("choose", chit)
    assert t.may("choose") == []
    assert t.refusals("choose", "6A") == ["AVL 3.0h"]
    t.act("end_choice")
    assert t.may("pick") == sorted(["Popov", "28A", "3TkA", "40A", "51A"])


@cites("AVL 3.0h")
def test_until_the_choice_is_ended_it_may_be_changed() -> None:
    t = fresh("avl").acts(
        "choose 40A", "choose 6A", "choose 51A", "choose 28A", "choose 3TkA", "give_back 40A"
    )
    assert t.refusals("end_choice") == ["AVL 3.0h"]
    assert t.refusals("give_back", "40A") == ["AVL 3.0h"]
    t.acts("choose 1GdA", "end_choice")
    assert t.may("pick") == sorted(["6A", "51A", "28A", "3TkA", "1GdA"])


@cites("AVL 3.0h")
@pytest.mark.parametrize("by", ["button", "option"])
def test_the_historical_five_are_a_button_or_an_option_away(by: str) -> None:
    t = (
        fresh("avl", chits="historical")
        if by == "option"
        else fresh("avl").acts(*["historical"] * 5, "end_choice")
    )
    assert (t.phase, t.may("pick")) == ("soviet-selection", sorted(HISTORY))


@cites("AVL 3.0j", "AVL 3.0l", "AVL ANX.P2a")
def test_the_axis_never_learns_what_was_chosen_nor_what_was_left() -> None:
    """Not while it is chosen, nor after, nor from its own menu."""
    one, two = fresh("avl"), fresh("avl")
    for a, b in zip(HISTORY, ("40A", "6A", "51A", "28A", "3TkA"), strict=True):
        one.act("choose", a)
        two.act("choose", b)
        for viewer in (AXIS, NOBODY):
            assert view(one.pos, viewer) == view(two.pos, viewer)
    for t in (one, two):
        t.act("end_choice")
        t.acts(*(f"pick {chit}" for chit in t.may("pick")[:3]), "end_selection")
    assert view(one.pos, AXIS) == view(two.pos, AXIS)
    assert choices(one.pos).acts() == choices(two.pos).acts()
    assert sorted(own_view(one, SOVIET)["mine"]["chits"]) == sorted(["STAVKA", *HISTORY])


@cites("AVL 3.0k", "AVL 11.1.2c")
def test_no_other_chit_comes_to_the_soviets_in_nine_turns() -> None:
    """Popov, the 3rd Tank Army and the 28th Army come on; their chits were not chosen."""
    five = ["40A", "6A", "1GdA", "3GdA", "5TkA"]
    t = chosen(*five)
    seen = set()
    for turn in range(1, 6):
        pass_to(t, "soviet-selection", turn)
        assert set(t.may("pick")) <= set(five)
        seen |= set(t.may("pick"))
        pass_to(t, "axis-selection", turn)
        assert {c for c in bag(t) if c != "STAVKA"} <= set(five)
    assert seen == set(five)
    assert t.at("3TkA") not in ("pool", "dead")


# -- the chits of the Axis


@cites("AVL 3.0n", "AVL ANX.P2b")
def test_the_axis_begins_with_five_chits() -> None:
    t = chosen(*HISTORY).acts("pick 1GdA", "pick 2GdA", "pick Popov", "end_selection")
    assert t.may("pick") == sorted(FIRST)
    assert own_view(t, AXIS)["mine"]["chits"] == sorted(
        own_view(t, AXIS)["axis_pool"], key=[r["id"] for r in rows("chits")].index
    )


@cites("AVL 3.0o", "AVL 4.3a", "AVL 11.1.2a", "AVL 11.1.2b")
@pytest.mark.parametrize(
    ("turn", "chit"), [(2, "F-Pico"), (3, "Manstein-1"), (4, "1PzA"), (5, "Kempf"), (6, "Manstein-2")]
)
def test_its_other_chits_come_at_the_end_of_their_turn(turn: int, chit: str) -> None:
    """Not to be selected on the turn itself, but on the next."""
    units = {"Hollidt": "2018", "G62": "2017", "40A": "3302", "S25G": "3303"}
    units |= {u: "pool" for u in (chit,) if u in UNITS}
    if chit == "1PzA":
        units["G3Pz"] = "pool"
    t = situation("avl", "axis-selection", turn=turn, own={"bag": ["STAVKA"]}, units=units)
    assert chit not in t.may("pick")
    if chit in ("F-Pico", "Kempf"):  # within reach of G62, or it would leave again
        pass_to(t, "axis-reinforcement", turn)
        t.act("unit", chit)
        t.act(
            "at",
            next(
                h
                for h in t.may("at")
                if t.game.map.grid.distance(t.game.map.hex(h), t.game.map.hex("2017")) <= 3
            ),
        )
    pass_to(t, "axis-selection", turn + 1)
    assert chit in t.may("pick")
