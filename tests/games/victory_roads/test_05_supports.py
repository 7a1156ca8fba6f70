"""5. Supports: the draw, what a side knows of it, and what becomes of those it has spent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.victory_roads.drawn import DATA, GAME, drawn, until

from grognard.games.victory_roads.law.names import AVAILABLE, AXIS, SOVIET, SUPPORT_POOL
from grognard.kernel.changes import Removed, Rolled
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import MOST_OUTCOMES, expand, step
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.position import opening
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER, seen_change, view
from grognard.testing.table import Situation, fresh

HAND = {f"aviation_s-{n}": "available_soviet" for n in range(1, 5)} | {
    f"artillery_2-{n}": "available_soviet" for n in range(1, 4)
}


def many(t: Situation, box: int) -> int:
    return t.pos.at(box).bit_count()


@cites("VR 1.5.1", "VR 5.1.1")
def test_each_side_has_a_pool_of_its_scenario() -> None:
    where = GAME.start(GAME).where
    pools = [[u for u, at in enumerate(where) if at == box] for box in SUPPORT_POOL]
    assert [len(pool) for pool in pools] == [14, 7]
    assert {GAME.roster[u].side for u in pools[SOVIET]} == {SOVIET}
    assert where[GAME.roster.index["stalin-1"]] == GAME.start(GAME).where[GAME.roster.index["reich_fuel-1"]]
    assert sum(DATA.supports["aviation_s"] >> u & 1 for u in pools[SOVIET]) == 4


@cites("VR 5.1.2", "VR 5.3.1", "VR 5.4.1a", "VR 2b")
def test_the_soviets_draw_as_many_as_a_die_says() -> None:
    t = until(fresh("vr", dice=[1, 1]), "soviet-movement", 3, 14, 13, 1)
    assert (many(t, AVAILABLE[SOVIET]), many(t, SUPPORT_POOL[SOVIET])) == (3, 11)


@cites("VR 5.3.2", "VR 5.1.2", "VR 2c")
def test_the_axis_draws_what_the_scenario_gives() -> None:
    t = until(until(fresh("vr", dice=[1, 1]), "axis-supply"), "axis-movement", 7, 6)
    assert (many(t, AVAILABLE[AXIS]), many(t, SUPPORT_POOL[AXIS])) == (2, 5)


@cites("VR 5.1.2")
def test_an_empty_pool_gives_what_there_is() -> None:
    one = {"flotilla-1": "soviet_supports", "engineers-1": "soviet_supports"}
    t = drawn("soviet-supports", one, dice=[5, 2])  # the last one falls to nobody's luck
    assert many(t, AVAILABLE[SOVIET]) == 2


@cites("VR 5.1.3")
def test_six_are_kept_and_the_owner_chooses_which_go_back() -> None:
    t = drawn("soviet-supports", {**HAND, "flotilla-1": "soviet_supports"}, dice=[1]).act("next")
    assert (t.who, len(t.may("give_back"))) == ("soviet", 8)
    assert t.refusals("give_back", "S30") == ["VR 5.1.3"]
    t.act("give_back", "aviation_s-1")
    assert t.phase == "soviet-supports"
    t.act("give_back", "flotilla-1")
    assert (many(t, AVAILABLE[SOVIET]), t.at("flotilla-1"), t.phase) == (
        6,
        "soviet_supports",
        "soviet-movement",
    )


@cites("VR 5.4.3", "VR 5.4.1b")
def test_by_the_basic_rules_the_mark_to_means_nothing() -> None:
    """No theatre is in play: artillery goes to any Soviet unit, and nobody counts supports."""
    far = {"S8E": "2947", "S30G": "3062"}
    t = drawn("soviet-supports", {**far, **HAND, "artillery_3-1": "available_soviet"}, dice=[1])
    for n in (1, 2, 3):
        t.act("play", f"artillery_2-{n}")
        assert t.may("place_on") == ["2947", "3062"]
        t.act("place_on", "3062" if n == 1 else "2947")
    assert t.can("play", "artillery_3-1")
    assert t.can("play", "aviation_s-1") is False, "there is no enemy"


@cites("VR 5.2.1a")
def test_what_was_spent_goes_back_in_the_next_supports_phase() -> None:
    spent = {"tiger-1": "spent_axis", "tiger-2": "available_axis"}
    t = until(drawn("soviet-movement", spent), "axis-movement")
    assert t.at("tiger-1") == "available_axis", "back in the pool, where it is the only one to draw"
    assert t.at("tiger-2") == "available_axis"


# -- who knows what


def drawing() -> tuple[Position, Position, list[Any]]:
    """The game before and after the first draws, and what happened."""
    before = opening(GAME, FixedDice([1, 1]))[1].pos
    out = step(before, Act("done"), FixedDice([2, 5, 6]))
    return before, out.pos, out.changes


@cites("VR 5.1.2", "VR 5.1.4", "VR 5.4.1a")
def test_the_other_side_learns_how_many_were_drawn_and_not_which() -> None:
    before, after, changes = drawing()
    drawn_units = bits(after.at(AVAILABLE[SOVIET]))
    assert len(drawn_units) == 2
    for viewer, knows in ((SOVIET, True), (AXIS, False), (OBSERVER, False)):
        heard = [seen_change(c, before, after, viewer) for c in changes]
        named = {c.unit for c in heard if isinstance(c, Removed)}
        assert (named == set(drawn_units)) is knows
        draws = [c for c in heard if isinstance(c, Rolled) and c.what == "vr-die-draw-soviet"]
        assert bool(draws) is knows, "the die would tell which"
        text = str(view(after, viewer))
        for unit in drawn_units:
            assert (f"'{GAME.roster[unit].id}'" in text) is knows
        assert sum(one["at"] == "available_soviet" for one in view(after, viewer)["hidden"]) == (
            0 if knows else 2
        )
    assert any(isinstance(c, Rolled) and c.what == "vr-die-supports" for c in changes), "the number is open"


@cites("VR 5.1.4")
def test_deals_for_the_other_side_change_the_hand_and_nothing_else() -> None:
    _, after, _ = drawing()
    deals = {GAME.hooks.scramble(GAME, after.state, AXIS, Random(n)).where for n in range(30)}
    assert len(deals) > 10
    first, end = GAME.roster.spans[GAME.roster.groups.index("soviet support")]
    for where in deals:
        assert sorted(where) == sorted(after.state.where)
        assert where[:first] + where[end:] == after.state.where[:first] + after.state.where[end:]
    assert (
        GAME.hooks.scramble(GAME, after.state, SOVIET, Random(1)).where[first:end]
        == after.state.where[first:end]
    )


@cites("VR 5.1.2", "VR 3.1.1")
def test_the_end_of_a_turn_is_expanded_within_a_budget() -> None:
    """A die for the number of supports, then up to six draws from fourteen counters: the die is told apart,
    the draws are sampled.
    """
    t = fresh("vr", dice=[1, 1])
    pool = t.pos.at(SUPPORT_POOL[SOVIET])
    found = expand(t.pos, Act("done"))
    assert 14 <= len(found) <= MOST_OUTCOMES
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    drawn = [0.0] * 7
    for chance, out in found:
        drawn[(pool & ~out.pos.at(SUPPORT_POOL[SOVIET])).bit_count()] += chance
    assert drawn == pytest.approx([0.0] + [1 / 6] * 6)
    shares = [sum(p for p, out in found if out.pos.state.where[u] == AVAILABLE[SOVIET]) for u in bits(pool)]
    assert all(share == pytest.approx(3.5 / len(shares), abs=0.1) for share in shares)
