"""A small situation on the real map, played by words: what chapter tests are written with.

t = situation("ts", phase="white-movement", W2_1="0910", R37_1="0907")
t.act("unit", "W2-1")
assert "TS V.4" in t.refusals("to", "0905")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grognard.games import load
from grognard.kernel.changes import Change, Message, OwnChanged
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.journal import read_act
from grognard.kernel.menu import Act, Menu
from grognard.kernel.places import place_name
from grognard.kernel.position import begin
from grognard.kernel.preview import Overlay, Preview
from grognard.kernel.state import Position
from grognard.kernel.views import noun_name, phase, winner


class Situation:
    """A position that one plays on in a test."""

    def __init__(self, pos: Position) -> None:
        self.pos = pos
        self.log: list[Change] = []
        self.rolls: list[int] = []

    @property
    def game(self) -> Game:
        return self.pos.game

    # -- playing

    def act(self, verb: str, noun: str | None = None, dice: Sequence[int] = ()) -> Situation:
        """Play an act with these dice; all of them must be used."""
        given = FixedDice(dice)
        outcome = step(self.pos, read_act(self.pos, verb, noun), given)
        assert given.used == len(dice), f"{verb} threw {given.used} of {len(dice)} dice"
        self.pos, self.log = outcome.pos, [c for c in outcome.changes if not is_silent(c)]
        self.rolls = [r.face for r in outcome.rolls]
        return self

    def acts(self, *words: str) -> Situation:
        """Several acts without dice: `t.acts("unit W2-1", "to 0908", "end_phase")`."""
        for word in words:
            verb, _, noun = word.partition(" ")
            self.act(verb, noun or None)
        return self

    # -- asking

    def may(self, verb: str) -> list[str]:
        """The nouns a verb may take now, sorted; [""] for a button that can be pressed."""
        allowed = choices(self.pos).verbs.get(verb)
        if allowed is None:
            return []
        return sorted(noun_name(self.pos, allowed, n) or "" for n in bits(allowed.set))

    def can(self, verb: str, noun: str | None = None) -> bool:
        return self._read(verb, noun) in choices(self.pos)

    def refusals(self, verb: str, noun: str | None = None) -> list[str]:
        """The paragraphs that rule an act out; it must be ruled out."""
        act = self._read(verb, noun)
        assert act not in choices(self.pos), f"{verb} {noun} is allowed"
        return choices(self.pos).why_not(act)

    def _read(self, verb: str, noun: str | None) -> Act:
        try:
            return read_act(self.pos, verb, noun)
        except BadInput as e:
            raise AssertionError(str(e)) from None

    @property
    def who(self) -> str:
        return self.game.sides[choices(self.pos).who]

    @property
    def phase(self) -> str:
        return phase(self.pos)

    @property
    def winner(self) -> str | None:
        return winner(self.pos)

    def at(self, unit: str) -> str:
        """Where a unit is: a hex, or a box by its name."""
        return place_name(self.game, self.pos.state.where[self.game.roster.index[unit]])

    def units_marked(self, mark: str) -> list[str]:
        return self.game.roster.ids(self.pos.state.marks[self.game.mark(mark)])

    def cites(self) -> list[str]:
        """The paragraphs of what the last act changed."""
        return [c.cite for c in self.log]

    def costs(self, unit: str) -> dict[str, float]:
        """The hexes that a unit can reach, and what each costs."""
        found = self.overlay("reach", unit).values
        return {self.game.map.label(h): cost for h, cost in found.items()}

    def hexes(self, overlay: str, of: str) -> list[str]:
        """The hexes of an overlay of a side or a unit."""
        return self.game.map.labels(self.overlay(overlay, of).all_hexes)

    def message(self, what: str) -> dict[str, Any]:
        """The arguments of the line of that name in what the last act told."""
        return message_args(self.log, what)

    def points(self) -> float:
        """The points left of the unit in hand, where its question gives them whole and half."""
        return points_left(choices(self.pos))

    def overlay(self, name: str, of: str) -> Overlay:
        number = self.game.side(of) if of in self.game.sides else self.game.roster.index[of]
        return self.game.hooks.overlays[name](self.pos, number)

    def odds(self) -> Preview:
        found = self.game.hooks.odds(self.pos)
        assert found is not None, "no attack is being put together"
        return found


def situation(
    game: str,
    phase: str,
    turn: int = 4,
    options: Mapping[str, str] | None = None,
    own: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
    units: Mapping[str, Any] | None = None,
    **more: Any,
) -> Situation:
    """A position with these units; keyword names use _ for - (W2_1="0708" or {"at": …, "marks": […]})."""
    placed = {**(units or {}), **{name.replace("_", "-"): spec for name, spec in more.items()}}
    table = {"game": game, "turn": turn, "phase": phase, "units": placed, "own": dict(own or {})}
    pos, _ = begin(load(game, options), FixedDice(dice), table)
    return Situation(pos)


def fresh(game: str, dice: Sequence[int] = (), **options: str) -> Situation:
    """A game at its very beginning."""
    pos, _ = begin(load(game, options), FixedDice(dice))
    return Situation(pos)


def message_args(changes: Iterable[Change], what: str) -> dict[str, Any]:
    """The arguments of the first change that is told under this name."""
    return next(
        dict(change.args)
        for change in changes
        if isinstance(change, (Message, OwnChanged)) and change.what == what
    )


def points_left(menu: Menu) -> float:
    """The points that the question of a unit in hand names, whole and half."""
    whole, half = menu.args["points"], menu.args["half"]
    assert isinstance(whole, int)
    assert isinstance(half, int)
    return whole + half / 2


def is_silent(change: Change) -> bool:
    """Book-keeping of a game that nobody is told of."""
    return isinstance(change, OwnChanged) and not change.what
