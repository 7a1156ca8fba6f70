"""All that the great games ask of the kernel at once: conformance, the officer and the learners carry it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from grognard.ai.officer import Officer
from grognard.ai.planning import survey_moves
from grognard.ai.player import decide
from grognard.games import MODULES, load
from grognard.kernel.changes import Removed
from grognard.kernel.dice import FixedDice, SeededDice
from grognard.kernel.engine import MOST_OUTCOMES, choices, expand, step
from grognard.kernel.flow import Do
from grognard.kernel.game import Game
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.kernel.views import OBSERVER, seen_change, view
from grognard.ml.aec import Raw
from grognard.ml.encoding import encoder
from grognard.ml.spaces import acts
from grognard.testing import checks
from grognard.testing.blind import check_facts
from grognard.testing.conformance import cases, examine
from grognard.testing.giant_toy.combat import draw_support, targets
from grognard.testing.giant_toy.movement import zones
from grognard.testing.giant_toy.names import CUP, IN_HAND, NORTH, SOUTH, UNFED
from grognard.testing.giant_toy.supply import check, supplied_hexes


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "giant", "grognard.testing.giant_toy")


@pytest.fixture
def game(registered: None) -> Game:
    return load("giant")


@pytest.fixture
def pos(game: Game) -> Position:
    return begin(game, FixedDice([]))[0]


def unit(pos: Position, id: str) -> int:
    return pos.game.roster.index[id]


def played(pos: Position, *words: str, dice: tuple[int, ...] = ()) -> Position:
    """`unit N1` or `to 0303`, one act after another."""
    for word in words:
        verb, _, noun = word.partition(" ")
        number = pos.game.roster.index.get(noun, pos.game.map.index.get(noun, 0))
        pos = step(pos, Act(verb, number), FixedDice(dice)).pos
    return pos


@pytest.mark.parametrize("number", range(8))
def test_random_games_pass_conformance(number: int) -> None:
    journal = examine(cases("giant", 8)[number])
    assert journal.pos.state.result is not None


# -- one by one


def test_six_boxes_and_what_lies_in_a_shut_one_is_not_told(game: Game, pos: Position) -> None:
    assert [box.id for box in game.boxes] == ["pool", "dead", "gone", "absent", "cup", "hand"]
    out = step(pos, Act("end_phase"), FixedDice([5]))  # the North is done; the South draws
    drawn = next(c for c in out.changes if isinstance(c, Removed))
    assert (game.roster[drawn.unit].id, out.pos.state.where[drawn.unit]) == ("Z5", IN_HAND)
    for viewer, known in ((NORTH, False), (SOUTH, True), (OBSERVER, False)):
        assert game.hooks.can_see(out.pos, viewer, drawn.unit) is known
        told = seen_change(drawn, pos, out.pos, viewer)
        assert isinstance(told, Removed)
        assert (told.unit == drawn.unit) is known
        assert ("Z5" in str(view(out.pos, viewer))) is known
    deals = {game.hooks.scramble(game, out.pos.state, NORTH, Random(n)).where for n in range(20)}
    assert len(deals) > 5
    assert all(sorted(where) == sorted(out.pos.state.where) for where in deals)


def test_a_draw_from_twenty_four_is_expanded_as_a_sample(pos: Position) -> None:
    found = expand(pos, Act("end_phase"))
    assert len(found) == 12
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    assert all(out.pos.state.where.count(CUP) == 23 for _, out in found)


def test_several_draws_of_one_act_stay_within_the_budget(pos: Position) -> None:
    """Five draws in a row are 12 to the fifth branches; each counter of the cup still gets its share."""

    def draw_five(ref: Referee, frame: Frame) -> None:
        for _ in range(5):
            draw_support(ref, frame)

    name = next(name for name, node in pos.game.program.items() if node.step.name == "draw")
    node = pos.game.program[name]
    program = pos.game.program | {name: replace(node, step=Do("draw", draw_five))}
    many = Position(replace(pos.game, program=program), pos.state)
    found = expand(many, Act("end_phase"))
    assert 200 < len(found) <= MOST_OUTCOMES
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    assert all(out.pos.state.where.count(IN_HAND) == 5 for _, out in found)
    supports = [u for u, at in enumerate(pos.state.where) if at == CUP]
    shares = [sum(p for p, out in found if out.pos.state.where[u] == IN_HAND) for u in supports]
    assert sum(shares) == pytest.approx(5)
    assert min(shares) > 0
    checks.check_branches(many, Act("end_phase"), found[-1][1])


def test_a_step_lost_changes_the_zone_where_the_unit_stands(pos: Position) -> None:
    """The fact is kept while nothing changes that it reads, and worked out anew when steps do."""
    n3 = unit(pos, "N3")
    (cadres, full), theirs = zones(pos, NORTH), zones(pos, SOUTH)
    around = pos.game.map.grid.adjacent(1 << pos.state.where[n3])
    assert (cadres, full & around) == (0, around)
    moved = Position(pos.game, pos.state._replace(turn=2), pos)
    assert zones(moved, NORTH) is zones(pos, NORTH)
    steps = tuple(2 if u == n3 else left for u, left in enumerate(pos.state.steps))
    weaker = Position(pos.game, pos.state._replace(steps=steps), pos)
    assert zones(weaker, NORTH)[0] == around
    assert zones(weaker, SOUTH) is theirs
    assert check_facts(weaker) > 0


def test_a_unit_moves_twice_and_keeps_its_points(pos: Position) -> None:
    """A corps has 6 points: two hexes of clear ground leave 4, with which it goes on later."""
    n1 = unit(pos, "N1")
    then = played(pos, "unit N1", "to 0104")
    assert pos.game.map.label(then.state.where[n1]) == "0104"
    assert then.state.own.marches == ((n1, 12 - 4, 1),)
    other = played(then, "unit N6", "to 0703")
    assert Act("unit", n1) in choices(other)
    again = played(other, "unit N1")
    assert choices(again).verbs["rail"].set == 0, "who has moved takes no train"
    last = played(again, "to 0105")
    assert (n1, 12 - 4 - 2, 2) in last.state.own.marches
    assert Act("unit", n1) not in choices(last), "twice is enough"
    anew = played(last, "end_phase", dice=(1,))
    assert anew.state.own.marches == ()


def test_two_ways_of_going_are_both_surveyed(pos: Position) -> None:
    ways = survey_moves(pos)[unit(pos, "N1")]
    assert [verb for verb, _ in ways.verbs] == ["to", "rail"]
    far, near = pos.game.map.index["1402"], pos.game.map.index["0103"]
    assert [act.verb for act in ways.acts_to(far)] == ["rail"]
    assert [act.verb for act in ways.acts_to(near)] == ["to"]


def test_a_unit_behind_the_enemy_is_out_of_supply_and_does_not_attack(pos: Position) -> None:
    n1, label = unit(pos, "N1"), pos.game.map.label
    where = tuple(pos.game.map.index["0407"] if u == n1 else at for u, at in enumerate(pos.state.where))
    behind = Position(pos.game, pos.state._replace(where=where))
    assert label(pos.state.where[n1]) in pos.game.map.labels(supplied_hexes(pos, NORTH))
    assert "0407" not in pos.game.map.labels(supplied_hexes(behind, NORTH))
    ref = Referee(behind, FixedDice([]))
    check(ref, Frame("", NORTH))
    assert ref.state.marks[UNFED] == 1 << n1
    assert targets(behind, NORTH).set >> pos.game.map.index["0406"] & 1
    assert targets(ref.pos, NORTH).why_not(pos.game.map.index["0406"]) == ["BIG 6.2"]


# -- whole games by players who know nothing of it


def test_officers_play_it_to_the_end(game: Game) -> None:
    """They march, go by rail where that is further, attack, add supports, retreat and advance."""
    verbs = Counter[str]()
    for seed in range(3):
        dice, luck = SeededDice(bytes([seed])), Random(seed)
        pos, bots = begin(game, dice)[0], [Officer(seed), Officer(seed + 9)]
        while pos.state.result is None:
            act = decide(bots[choices(pos).who], pos, luck)
            pos = step(pos, act, dice).pos
            verbs[act.verb] += 1
        assert pos.state.turn == 3
    assert verbs["to"] > 10
    assert verbs["attack"] > 3
    assert verbs["support"]
    assert verbs["rail"]
    assert verbs["back"]
    assert verbs["advance"]


def test_learners_tell_the_two_ways_apart(game: Game, pos: Position) -> None:
    hand = played(pos, "unit N1")
    numbers, menu = acts(game), choices(hand)
    mask = numbers.mask(menu)
    assert int(mask.sum()) == menu.count()
    assert {numbers.act(int(n)) for n in np.flatnonzero(mask)} == set(menu.acts())
    assert {act.verb for act in menu.acts()} == {"to", "rail", "send", "drop"}
    seen = encoder(game).encode(hand, NORTH)
    both = menu.verbs["to"].set | menu.verbs["rail"].set
    may_go = seen.planes[encoder(game).plane_names.index("may_go")]
    assert sorted(np.flatnonzero(may_go.reshape(-1))) == sorted(numbers.paper.places(both))


def test_learners_play_it_to_the_end() -> None:
    table, luck = Raw("giant"), Random(2)
    table.reset(seed=4)
    for agent in table.agent_iter():
        seen, _, over, cut, _ = table.last()
        done = over or cut
        table.step(None if done else luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert agent in ("north", "south")
    assert table.pos.state.result is not None
