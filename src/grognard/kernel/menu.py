"""What may be done now. The menu is the only source of legality."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from grognard.kernel.hexes import bits

HEX, UNIT, OPTION, BUTTON = "hex", "unit", "option", "button"


class Act(NamedTuple):
    """A verb and at most one noun: a hex, a unit or an option by its number."""

    verb: str
    noun: int = 0


_ACTS: dict[str, list[Act]] = {}  # acts are values: each is made once and handed out again


def acts_of(verb: str, nouns: int) -> list[Act]:
    """The acts of one verb with each of a set of nouns."""
    known = _ACTS.get(verb)
    if known is None or len(known) < nouns.bit_length():
        known = _ACTS[verb] = [Act(verb, noun) for noun in range(nouns.bit_length())]
    return [known[noun] for noun in bits(nouns)]


class Allowed:
    """A set that remembers what was ruled out, and why.

    `outside` is the paragraph that anything never considered fails. `relaxed` are sets worked out
    only when somebody asks: what would be allowed but for one paragraph.
    """

    __slots__ = ("barred", "kind", "names", "outside", "relaxed", "set")

    def __init__(self, kind: str, base: int, outside: str, names: tuple[str, ...] = ()) -> None:
        self.kind, self.set, self.outside, self.names = kind, base, outside, names
        self.barred: list[tuple[str, int]] = []
        self.relaxed: Callable[[], list[tuple[str, int]]] | None = None

    def less(self, cite: str, out: int) -> Allowed:
        """Rule out a set."""
        if out:
            self.barred.append((cite, out))
            self.set &= ~out
        return self

    def only(self, cite: str, kept: int) -> Allowed:
        """Rule out all but a set."""
        self.barred.append((cite, ~kept))
        self.set &= kept
        return self

    def but_for(self, relaxed: Callable[[], list[tuple[str, int]]]) -> Allowed:
        """Say, when asked, what single paragraphs rule out: each with what dropping it would allow."""
        self.relaxed = relaxed
        return self

    def why_not(self, noun: int) -> list[str]:
        """The paragraphs that rule a noun out; none when it is allowed."""
        if noun < 0:
            return [self.outside]
        if self.set >> noun & 1:
            return []
        found = [cite for cite, out in self.barred if out >> noun & 1]
        if self.relaxed is not None:
            found += [cite for cite, wider in self.relaxed() if wider >> noun & 1]
        return list(dict.fromkeys(found)) or [self.outside]


def hexes(base: int, outside: str) -> Allowed:
    return Allowed(HEX, base, outside)


def units(base: int, outside: str) -> Allowed:
    return Allowed(UNIT, base, outside)


def options(names: tuple[str, ...], outside: str) -> Allowed:
    return Allowed(OPTION, (1 << len(names)) - 1, outside, names)


def button(cite: str) -> Allowed:
    """An act without a noun."""
    return Allowed(BUTTON, 1, cite)


class Menu:
    """Who must decide, what is asked, and every verb with its nouns.

    A verb may stand here with an empty set: it cannot be done, and says why.
    """

    __slots__ = ("args", "cite", "prompt", "verbs", "who")

    def __init__(self, who: int, prompt: str, cite: str, verbs: dict[str, Allowed], args: dict[str, int] | None = None) -> None:
        self.who, self.prompt, self.cite, self.verbs = who, prompt, cite, verbs
        self.args = args or {}

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

    def why_not(self, act: Act) -> list[str]:
        """The paragraphs that rule an act out; none when it is on the menu."""
        allowed = self.verbs.get(act.verb)
        return [self.cite] if allowed is None else allowed.why_not(act.noun)
