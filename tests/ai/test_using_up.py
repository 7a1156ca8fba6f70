"""Things that are used up: supports added beside the units that join, or spent on a forced march."""

from __future__ import annotations

from random import Random

import pytest

from grognard.ai.greedy import Greedy
from grognard.ai.officer import Officer
from grognard.ai.player import decide
from grognard.games import MODULES, load
from grognard.kernel.dice import FixedDice, SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.places import POOL
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.testing.giant_toy.names import CUP, IN_HAND, SOUTH


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> Position:
    monkeypatch.setitem(MODULES, "giant", "grognard.testing.giant_toy")
    return begin(load("giant"), FixedDice([]))[0]


def placed(first: Position, phase: str, hand: tuple[str, ...], **at: str) -> Position:
    """A phase of the South with these units on the map, these supports in hand and the others in the cup;
    all else waits in the rear.
    """
    roster, index = first.game.roster, first.game.map.index
    where = [CUP if unit.kind == "support" else POOL for unit in map(roster.__getitem__, range(len(roster)))]
    for id in hand:
        where[roster.index[id]] = IN_HAND
    for id, label in at.items():
        where[roster.index[id]] = index[label]
    name = f"{phase}.{'move' if phase == 'south-movement' else 'fight'}"
    frame = first.frame._replace(step=name, who=SOUTH)
    return Position(first.game, first.state._replace(turn=1, frames=(frame,), where=tuple(where)))


def acts(bot: Greedy, pos: Position) -> list[str]:
    """What a player does until the phase is over."""
    dice, luck, found, phase = SeededDice(b"using"), Random(1), list[str](), pos.frame.step
    while pos.state.result is None and pos.state.frames[0].step == phase and choices(pos).who == SOUTH:
        act = decide(bot, pos, luck)
        found.append(act.verb)
        pos = step(pos, act, dice).pos
    return found


@pytest.mark.parametrize("bot", [Greedy, Officer])
def test_a_support_is_added_where_it_changes_the_odds(first: Position, bot: type[Greedy]) -> None:
    """Four against four becomes more than four; the second support would add nothing."""
    pos = placed(first, "south-combat", ("Z1", "Z2"), S1="0606", N1="0605")
    found = acts(bot(1), pos)
    assert found[:4] == ["target", "join", "support", "attack"]


@pytest.mark.parametrize("bot", [Greedy, Officer])
def test_no_support_is_added_to_an_attack_that_is_strong_already(first: Position, bot: type[Greedy]) -> None:
    pos = placed(first, "south-combat", ("Z1", "Z2"), S1="0606", S3="0705", N1="0605")
    found = acts(bot(1), pos)
    assert "attack" in found
    assert "support" not in found


@pytest.mark.parametrize("bot", [Greedy, Officer])
def test_a_forced_march_is_paid_for_where_it_takes_a_town(first: Position, bot: type[Greedy]) -> None:
    """The last town, 1406, is seven hexes off; a corps goes six, and nine by a forced march."""
    held = {"S2": "0504", "S4": "0204", "S5": "0803", "S6": "1402"}
    pos = placed(first, "south-movement", ("Z1", "Z2"), **held, S1="0707", N1="0101")
    found = acts(bot(1), pos)
    assert found[:3] == ["spend", "unit", "to"]
    assert found.count("spend") == 1


@pytest.mark.parametrize("bot", [Greedy, Officer])
def test_no_forced_march_where_it_brings_nothing(first: Position, bot: type[Greedy]) -> None:
    """The corps stands in the town in the middle already."""
    pos = placed(first, "south-movement", ("Z1", "Z2"), S1="0504", N1="1401")
    assert "spend" not in acts(bot(1), pos)
