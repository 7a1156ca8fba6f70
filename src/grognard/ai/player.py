"""Who decides: anything with a name that picks an act from a menu.

A player gets what a person at the table gets: the view of its side, built only when it is asked
for, the menu, and a sampler of positions that agree with all its side can see. It never gets the
true position where something is hidden from it.

A name is a level, a style if one is wanted, and for those who search the seconds they may take for
a turn: `officer`, `recruit-cautious`, `marshal-aggressive:5`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from grognard.ai.greedy import ONLY, Greedy
from grognard.ai.marshal import Marshal
from grognard.ai.officer import Officer
from grognard.ai.random_player import RandomPlayer
from grognard.ai.reasons import Reason
from grognard.ai.recruit import Recruit
from grognard.ai.style import SECONDS, STYLES, PlayStyle
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.menu import Act, Menu
from grognard.kernel.spelling import nearest
from grognard.kernel.state import Frame, Position
from grognard.kernel.views import view

View = Callable[[], dict[str, Any]]
Sampler = Callable[[], Position]


class Player(Protocol):
    name: str

    def choose(self, view: View, menu: Menu, sample: Sampler) -> Act: ...


PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": Greedy}
LEVELS: dict[str, Callable[[int, PlayStyle], Player]] = {
    "recruit": Recruit,
    "officer": Officer,
    "marshal": Marshal,
}
NAME = re.compile(r"(?P<level>\w+)(?:-(?P<style>\w+))?(?::(?P<seconds>[0-9]{1,4}))?")


def player_names() -> list[str]:
    """The levels that a person may want to play against, the weakest first; then those for experiments."""
    return [*LEVELS, *PLAYERS]


def player(name: str, seed: int) -> Player:
    """A player by name; the same seed makes the same choices, but for those who are given
    seconds to think.
    """
    if name in PLAYERS:
        return PLAYERS[name](seed)
    found = NAME.fullmatch(name)
    level = found["level"] if found else name
    if found is None or level not in LEVELS or (found["style"] or "") not in ("", *STYLES):
        raise unknown_player(name)
    least, most = SECONDS
    if found["seconds"] is not None and (
        level != "marshal" or found["seconds"] not in map(str, range(least, most + 1))
    ):
        raise BadInput(
            f'"{name}": seconds are for the marshal, from {least} to {most}',
            "bad-seconds",
            name=name,
            least=least,
            most=most,
        )
    return LEVELS[level](seed, PlayStyle.from_name(name, found["style"] or "", found["seconds"]))


def unknown_player(name: str) -> BadInput:
    near, known = nearest(name, player_names()), ", ".join(player_names())
    hint = f"; did you mean {near}?" if near else ""
    return BadInput(
        f'no player is called "{name}" (players: {known}){hint}',
        "bad-player",
        name=name,
        names=known,
        near=near or "none",
    )


def reason_of(one: Player) -> Reason | None:
    """Why a player last chose what it chose; those who choose without one have none."""
    return getattr(one, "reason", None)


class UnfinishedPlan(NamedTuple):
    """What a player is about: the rest of a line of acts, each with the questions it answers, and why it was
    begun.
    """

    plan: list[tuple[tuple[Frame, ...], Act]]
    reason: Reason | None


def unfinished_plan(one: Player) -> UnfinishedPlan | None:
    plan = getattr(one, "plan", None)
    return UnfinishedPlan(list(plan), reason_of(one)) if plan else None


def take_up(one: Player, unfinished: UnfinishedPlan) -> None:
    """Go on with what another of the same name began."""
    if isinstance(one, Greedy):
        one.plan, one.because = list(unfinished.plan), lambda: unfinished.reason or ONLY


def sample_hidden(pos: Position, viewer: int, luck: Random) -> Position:
    """A position that the viewer cannot tell from this one: all that is hidden from him is dealt anew."""
    state = pos.game.hooks.scramble(pos.game, pos.state, viewer, luck)
    return pos if state is pos.state else Position(pos.game, state)


def decide(player: Player, pos: Position, luck: Random) -> Act:
    """Ask a player for the next act, letting it know what its side may know."""
    menu = choices(pos)
    who = menu.who
    return player.choose(lambda: view(pos, who), menu, lambda: sample_hidden(pos, who, luck))
