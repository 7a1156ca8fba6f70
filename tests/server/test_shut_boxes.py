"""A box that is shut to a viewer: he sees how many lie in it, and not which; in views, on the wire, in the
log, and in what is supposed.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from grognard.games import load
from grognard.kernel.changes import Placed
from grognard.kernel.game import Game
from grognard.kernel.narration import story
from grognard.kernel.places import BOXES, DEAD, Box, sees_open_boxes
from grognard.kernel.state import Position
from grognard.kernel.texts import texts
from grognard.kernel.views import OBSERVER, view
from grognard.rules.hidden import shuffle_hidden
from grognard.server import presentation
from grognard.server.board import box
from grognard.testing.table import fresh

BLUE, RED = 0, 1
RESERVE, CELLAR = -5, -6
OTHERS = frozenset({RED, OBSERVER})


def with_shut_boxes() -> Game:
    """The Hill with two boxes that only Blue looks into; nothing else hides a counter."""
    game = load("toy")
    boxes = (*BOXES, Box("reserve", BLUE, OTHERS), Box("cellar", BLUE, OTHERS))
    hooks = replace(
        game.hooks,
        can_see=sees_open_boxes,
        scramble=lambda game, state, viewer, rng: shuffle_hidden(
            game, state, viewer, sees_open_boxes, lambda unit: game.roster[unit].side, rng
        ),
    )
    return replace(game, boxes=boxes, hooks=hooks)


@pytest.fixture
def pos() -> Position:
    """Foot in the reserve, horse in the cellar; Red waits where all can see it."""
    state = fresh("toy", dice=[6]).pos.state
    where = list(state.where)
    game = with_shut_boxes()
    where[game.roster.index["B-F"]], where[game.roster.index["B-H"]] = RESERVE, CELLAR
    return Position(game, state._replace(where=tuple(where)))


@pytest.mark.parametrize("viewer", sorted(OTHERS))
def test_how_many_and_not_which(pos: Position, viewer: int) -> None:
    seen = view(pos, viewer)
    assert seen["hidden"] == [{"side": "blue", "at": "cellar"}, {"side": "blue", "at": "reserve"}]
    assert [unit["id"] for unit in seen["units"]] == ["R-F", "R-H"]
    known, hidden = presentation.units(pos, viewer)
    assert ([(one.side, one.at) for one in hidden], [one.id for one in known]) == (
        [("blue", "cellar"), ("blue", "reserve")],
        ["R-F", "R-H"],
    )


def test_its_owner_sees_all(pos: Position) -> None:
    seen = view(pos, BLUE)
    assert seen["hidden"] == []
    assert {unit["id"]: unit["at"] for unit in seen["units"]} == {
        "B-F": "reserve",
        "B-H": "cellar",
        "R-F": "pool",
        "R-H": "pool",
    }


def moved(pos: Position, unit: str, to: int) -> tuple[Position, Placed]:
    change = Placed(pos.game.roster.index[unit], to, "set-up", "TOY 2.2")
    return Position(pos.game, change.apply(pos.state)), change


@pytest.mark.parametrize(
    ("to", "viewer", "told"),
    [(CELLAR, RED, False), (CELLAR, OBSERVER, False), (CELLAR, BLUE, True), (DEAD, RED, True)],
)
def test_the_log_and_the_wire_name_nobody_who_goes_from_one_to_another(
    pos: Position, to: int, viewer: int, told: bool
) -> None:
    """Out of a shut box, into an open one, a counter is seen."""
    after, change = moved(pos, "B-F", to)
    words = texts("en", "grognard.games.toy")
    (line,) = story([change], pos, after, words, viewer)
    assert line.text.endswith("B-F)." if told else "blue counter, face down.")
    (event,) = presentation.events([change], pos, after, viewer, words)
    assert (event.unit, event.path) == ("B-F" if told else None, ["cellar" if to == CELLAR else "dead"])


def test_the_board_says_to_whom_it_is_shut(pos: Position) -> None:
    found = box(pos.game, 4, texts("en", "grognard.games.toy"))
    assert (found.id, found.kind, found.owner, found.shut) == ("reserve", "own", "blue", [None, "red"])


@pytest.mark.parametrize("viewer", sorted(OTHERS))
def test_what_is_supposed_of_it_looks_the_same_and_does_not_tell_the_truth(
    pos: Position, viewer: int
) -> None:
    crossed = pos.state._replace(
        where=tuple({RESERVE: CELLAR, CELLAR: RESERVE}.get(at, at) for at in pos.state.where)
    )
    dealt = set()
    for seed in range(12):
        state = pos.game.hooks.scramble(pos.game, pos.state, viewer, Random(seed))
        dealt.add(state)
        assert view(Position(pos.game, state), viewer) == view(pos, viewer)
        assert pos.game.hooks.scramble(pos.game, crossed, viewer, Random(seed)) == state
    assert dealt == {pos.state, crossed}
    assert pos.game.hooks.scramble(pos.game, pos.state, BLUE, Random(1)) is pos.state
