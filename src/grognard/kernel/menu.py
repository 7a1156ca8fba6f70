"""What may be done now. The menu is the only source of legality."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from grognard.kernel.arguments import Argument, Arguments, Units
from grognard.kernel.hexes import bits

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.state import Position

HEX, UNIT, OPTION, BOX, BUTTON = "hex", "unit", "option", "box", "button"


class Act(NamedTuple):
    """A verb and at most one noun: a hex, a unit, a box or an option by its number."""

    verb: str
    noun: int = 0


_ACTS: dict[str, list[Act]] = {}  # acts are values: each is made once and handed out again


def acts_of(verb: str, nouns: int) -> list[Act]:
    """The acts of one verb with each of a set of nouns."""
    acts = _ACTS.setdefault(verb, [])
    if len(acts) < nouns.bit_length():
        acts += [Act(verb, noun) for noun in range(len(acts), nouns.bit_length())]
    return list(map(acts.__getitem__, bits(nouns)))


class Cause(NamedTuple):
    """Why something is ruled out: the paragraph, and a message with its numbers and names
    where there is one.
    """

    cite: str
    what: str = ""
    args: Arguments = ()


# The message of a cause: the same for all nouns, or found for the noun that somebody asks about.
Because = str | Callable[[int], tuple[str, Arguments]]
Outside = str | Callable[[int], Cause | list[Cause]]  # of a noun never considered


class Bar(NamedTuple):
    """A set that is ruled out by a paragraph."""

    cite: str
    out: int
    because: Because = ""


RuledOut = tuple[str, int, Because]  # a Bar as it is noted: plain, since every menu notes several
Relaxed = tuple[str, int] | Bar


class Allowed:
    """A set that remembers what was ruled out, and why.

    `under` is the paragraph that permits what is in the set, `outside` the one that forbids all that was
    never considered. `relaxed` are sets worked out only when somebody asks: what would be allowed but for
    one paragraph.
    """

    __slots__ = ("kind", "names", "outside", "relaxed", "ruled_out", "set", "under")

    def __init__(
        self, kind: str, base: int, under: str, outside: Outside = "", names: tuple[str, ...] = ()
    ) -> None:
        self.kind, self.set, self.under, self.names = kind, base, under, names
        self.outside = outside
        self.ruled_out: list[RuledOut] = []
        self.relaxed: Callable[[], Sequence[Relaxed]] | None = None

    def less(self, cite: str, out: int, because: Because = "") -> Allowed:
        """Rule out a set."""
        if out:
            self.ruled_out.append((cite, out, because))
            self.set &= ~out
        return self

    def only(self, cite: str, kept: int, because: Because = "") -> Allowed:
        """Rule out all but a set."""
        self.ruled_out.append((cite, ~kept, because))
        self.set &= kept
        return self

    def prefer(self, cite: str, preferred: int, because: Because = "") -> Allowed:
        """Rule out what is not preferred, where something preferred is allowed."""
        return self.less(cite, self.set & ~preferred, because) if self.set & preferred else self

    def copy(self, under: str) -> Allowed:
        """The same set, ruled out by the same paragraphs, to be narrowed further; `under` permits it."""
        found = Allowed(self.kind, self.set, under, self.outside, self.names)
        found.ruled_out = list(self.ruled_out)
        return found

    def relaxing(self, relaxed: Callable[[], Sequence[Relaxed]]) -> Allowed:
        """Say, when asked, what single paragraphs rule out: each with what dropping it would allow."""
        self.relaxed = relaxed
        return self

    @property
    def barred(self) -> list[Bar]:
        """What was ruled out, set by set."""
        return [Bar(*one) for one in self.ruled_out]

    def causes(self, noun: int) -> list[Cause]:
        """What rules a noun out; nothing when it is allowed."""
        if noun < 0 or (self.kind == OPTION and noun >= len(self.names)):
            return self._outside(noun)
        if self.set >> noun & 1:
            return []
        found: dict[str, Cause] = {}
        wider = [Bar(*one) for one in self.relaxed()] if self.relaxed is not None else []
        for bar in (*self.barred, *wider):
            if bar.out >> noun & 1:
                found.setdefault(bar.cite, _cause(bar, noun))
        return list(found.values()) or self._outside(noun)

    def _outside(self, noun: int) -> list[Cause]:
        if self.kind == BUTTON:
            return [Cause(self.under, "why-no-noun")]
        found = self.outside(noun) if callable(self.outside) else Cause(self.outside or self.under)
        return [found] if isinstance(found, Cause) else found

    def permits_only(self, noun: int) -> bool:
        """Is a noun refused without a paragraph that forbids it?"""
        if self.outside or self.kind == BUTTON or noun < 0 or self.set >> noun & 1:
            return False
        wider = [Bar(*one) for one in self.relaxed()] if self.relaxed is not None else []
        return not any(bar.out >> noun & 1 for bar in (*self.barred, *wider))

    def why_not(self, noun: int) -> list[str]:
        """The paragraphs that rule a noun out; none when it is allowed."""
        return [cause.cite for cause in self.causes(noun)]


def _cause(bar: Bar, noun: int) -> Cause:
    what, args = bar.because(noun) if callable(bar.because) else (bar.because, ())
    return Cause(bar.cite, what, args)


def hexes(base: int, under: str, outside: Outside = "") -> Allowed:
    return Allowed(HEX, base, under, outside)


def units(base: int, under: str, outside: Outside = "") -> Allowed:
    return Allowed(UNIT, base, under, outside)


def boxes(base: int, under: str, outside: Outside = "") -> Allowed:
    """Boxes beside the map, by their numbers."""
    return Allowed(BOX, base, under, outside)


def options(names: tuple[str, ...], under: str, outside: Outside = "") -> Allowed:
    return Allowed(OPTION, (1 << len(names)) - 1, under, outside, names)


def button(under: str) -> Allowed:
    """An act without a noun."""
    return Allowed(BUTTON, 1, under)


def exists(game: Game, kind: str, noun: int) -> bool:
    """Is there such a hex, such a unit or such a box?"""
    if kind == HEX:
        return noun >= 0 and bool(game.map.grid.board >> noun & 1)
    if kind == BOX:
        return 0 <= noun < len(game.boxes)
    return kind != UNIT or 0 <= noun < len(game.roster)


class Menu:
    """Who must decide, what is asked, and every verb with its nouns.

    A verb may stand here with an empty set: it cannot be done, and says why. `hand` is the unit that the
    player has in hand, -1 for none.
    """

    __slots__ = ("args", "at", "cite", "hand", "prompt", "verbs", "who")

    def __init__(
        self,
        who: int,
        prompt: str,
        cite: str,
        verbs: dict[str, Allowed],
        args: dict[str, Argument] | None = None,
        hand: int = -1,
    ) -> None:
        self.who, self.prompt, self.cite, self.verbs, self.hand = who, prompt, cite, verbs, hand
        self.args: dict[str, Argument] = args or {}
        self.at: Position | None = None  # set by the engine: the position it was made for
        if hand >= 0:
            self.args = {"unit": Units(1 << hand), **self.args}

    def acts(self) -> list[Act]:
        """Every legal act."""
        found: list[Act] = []
        for verb, allowed in self.verbs.items():
            if allowed.set:
                found += acts_of(verb, allowed.set)
        return found

    def count(self) -> int:
        return sum(allowed.set.bit_count() for allowed in self.verbs.values())

    def __contains__(self, act: Act) -> bool:
        allowed = self.verbs.get(act.verb)
        return allowed is not None and act.noun >= 0 and bool(allowed.set >> act.noun & 1)

    def causes(self, act: Act) -> list[Cause]:
        """What rules an act out; nothing when it is on the menu."""
        allowed = self.verbs.get(act.verb)
        if allowed is None:
            elsewhere = self.at and self.at.game.hooks.not_now(self.at, act)
            return [elsewhere or Cause(self.cite, "why-not-now")]
        if self.at is not None and not exists(self.at.game, allowed.kind, act.noun):
            return [Cause(self.cite, "why-nothing-such")]
        return allowed.causes(act.noun)

    def why_not(self, act: Act) -> list[str]:
        """The paragraphs that rule an act out; none when it is on the menu."""
        return [cause.cite for cause in self.causes(act)]
