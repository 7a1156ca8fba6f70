"""K-26. A thousand states of random play: supports, draws and boxes dealt anew wherever a viewer cannot know
them change nothing of what he is shown, told, or may ask for.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from grognard.games import load
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER
from grognard.testing import secrecy
from grognard.testing.conformance import pick_act

VIEWERS = (SOVIET, AXIS, OBSERVER)
QUICK = ("command", "supply", "theatres", "strategic", "objectives", "control", "retreat")
DEAR = 12  # of so many states, one is asked for what takes long as well
SHARES = {"campaign": 400, "bagration": 250, "bessarabia": 250, "budapest_wien": 100}


def states(game: Game, seed: int, many: int) -> Iterator[tuple[Position, Act, Outcome]]:
    """Random acts; long phases of movement are often cut short, so that supports are drawn and played."""
    luck, dice = Random(seed), SeededDice(bytes([seed, 7]))
    pos = begin(game, dice)[0]
    for _ in range(many):
        menu = choices(pos)
        away = "end_phase" in menu.verbs and luck.random() < 0.7
        act = Act("end_phase") if away else pick_act(menu, luck, by_verb=True)
        out = step(pos, act, dice)
        yield pos, act, out
        pos = out.pos if out.pos.state.result is None else begin(game, dice)[0]


def shown(pos: Position, viewer: int, dear: bool) -> dict[str, Any]:
    """All that a viewer is shown of a position, or may ask about either side."""
    hooks, side = pos.game.hooks, viewer % 2
    found: dict[str, Any] = secrecy.view_and_menu(pos, viewer)
    found["tracks"], found["markers"] = hooks.tracks(pos, viewer), hooks.markers(pos, viewer)
    found["signs"] = {name: some(pos) for name, some in hooks.signs.items()}
    for name in QUICK:
        found[name] = [hooks.overlays[name](pos, one) for one in numbers(pos, name)]
    if dear:
        found["threat"] = [hooks.overlays["threat"](pos, one) for one in (SOVIET, AXIS)]
        found["reach"] = [hooks.overlays["reach"](pos, one) for one in bits(pos.on_map(1 - side))[:3]]
        found["goals"] = hooks.hints.objectives(pos, side)
    odds = hooks.odds(pos)
    if odds is not None:
        found["odds"] = (odds.attack, odds.defence, odds.column, odds.faces, odds.chances)
        found["rows"] = odds.rows if dear else ()
    return found


def numbers(pos: Position, overlay: str) -> tuple[int, ...]:
    """What an overlay is asked of: a side, a unit in hand, or nothing."""
    per = pos.game.hooks.overlay_specs[overlay].per
    if per == "unit":
        return tuple(bits(pos.on_map(SOVIET) & pos.game.rules.data.units)[:1])
    return (SOVIET, AXIS) if per == "side" else (0,)


@cites("VR 5.1.2", "VR 5.1.4", "VR 5.4.1a", "VR 11.5.1a")
@pytest.mark.parametrize("scenario", SHARES)
def test_what_a_viewer_is_shown_and_told_does_not_hang_on_what_is_hidden_from_him(scenario: str) -> None:
    luck, dealt = Random(5), 0
    for n, (pos, act, out) in enumerate(states(load("vr", {}, scenario), 3, SHARES[scenario])):
        decides = choices(pos).who
        viewer = (OBSERVER, 1 - decides)[n % 2] if decides in (SOVIET, AXIS) else VIEWERS[n % 3]
        other = secrecy.deal_hidden(pos, viewer, luck)
        dealt += other.state is not pos.state
        dear = n % DEAR == 0
        assert shown(other, viewer, dear) == shown(pos, viewer, dear), (n, viewer)
        secrecy.unknown_stay_unknown(pos, out, viewer)
        if not secrecy.does_reveal(out):
            faces = [roll.face for roll in out.rolls]
            secrecy.compare_with(other, pos, act, out, faces, viewer)
    assert dealt > SHARES[scenario] * 0.8
