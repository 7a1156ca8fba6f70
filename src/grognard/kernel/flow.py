"""The sequence of play as data, in the rulebook's own order.

`Do` acts by itself, `Ask` waits for a player, `Seq` is one after the other, `Each` repeats a part
for every side, `While` repeats while a test holds, `Phase` gives a part its name in the sequence.
Compiled to named nodes, so that a frame is a name and a half-finished battle can be saved.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from grognard.kernel.menu import BUTTON

if TYPE_CHECKING:
    from grognard.kernel.menu import Menu
    from grognard.kernel.referee import Referee
    from grognard.kernel.state import Frame, Position

Test = Callable[["Position"], bool]


@dataclass(frozen=True)
class Do:
    """An automatic step."""

    name: str
    run: Callable[[Referee, Frame], None]


# What a verb is to whoever reads the question without knowing the game.
HAND = "hand"  # takes its noun in hand
GO = "go"  # moves what is in hand
BACK = "back"  # only leads back
CLOSE = "close"  # leaves the question as it stands: enough moved, enough fought
COMMIT = "commit"  # what was put together is done
JOIN = "join"  # adds its noun to what is being put together
SPEND = "spend"  # uses its noun up, for what that adds or makes possible
ROLES = ("", HAND, GO, BACK, CLOSE, COMMIT, JOIN, SPEND)


class Verb(NamedTuple):
    """An answer: what it does, what its noun is, and its role."""

    do: Callable[[Referee, int], None]
    noun: str = BUTTON
    role: str = ""


@dataclass(frozen=True)
class Ask:
    """A question: what may be answered, and what each answer does. Nothing else changes state."""

    name: str
    menu: Callable[[Position], Menu]
    verbs: Mapping[str, Verb]
    when: Test | None = None  # otherwise the question is passed over
    memo: type | None = None  # what its frame must remember
    found: dict[tuple[str, str | None], tuple[str, ...]] = field(
        default_factory=dict, compare=False, repr=False
    )

    def with_role(self, role: str, noun: str | None = None) -> tuple[str, ...]:
        """The verbs that have a role, and a kind of noun."""
        found = self.found.get((role, noun))
        if found is None:
            named = self.verbs.items()
            found = tuple(v for v, verb in named if verb.role == role and noun in (None, verb.noun))
            self.found[role, noun] = found
        return found


@dataclass(frozen=True)
class Seq:
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Each:
    sides: tuple[int, ...]
    step: Callable[[int], Step]


@dataclass(frozen=True)
class While:
    name: str
    test: Test
    step: Step


@dataclass(frozen=True)
class Phase:
    """A part of the turn that players know by name."""

    name: str
    who: int
    cite: str
    step: Step


Step = Do | Ask | Seq | Each | While | Phase


@dataclass
class Node:
    step: Do | Ask | While
    who: int | None
    phase: str
    after: str | None = None
    body: str | None = None  # of a While
    opens: tuple[str, int, str] | None = None  # (phase, who, cite) announced on coming here

    def who_of(self, default: int) -> int:
        return default if self.who is None else self.who


Program = dict[str, Node]


@dataclass
class _Compiler:
    program: Program = field(default_factory=dict)

    def lay(self, step: Step, prefix: str, who: int | None, phase: str, after: str | None) -> str | None:
        """Lay a step before `after`; gives the name of its first node."""
        match step:
            case Do() | Ask():
                return self.add(prefix + step.name, Node(step, who, phase, after))
            case While():
                name = self.add(prefix + step.name, Node(step, who, phase, after))
                self.program[name].body = self.lay(step.step, prefix, who, phase, name)
                return name
            case Seq():
                for part in reversed(step.steps):
                    after = self.lay(part, prefix, who, phase, after)
                return after
            case Each():
                for side in reversed(step.sides):
                    after = self.lay(step.step(side), prefix, side, phase, after)
                return after
            case Phase():
                first = self.lay(step.step, f"{step.name}.", step.who, step.name, after)
                if first is not None and first != after:
                    self.program[first].opens = (step.name, step.who, step.cite)
                return first

    def add(self, name: str, node: Node) -> str:
        if name in self.program:
            raise ValueError(f"two steps are called {name}")
        self.program[name] = node
        return name


def compile_program(main: Step, procedures: Mapping[str, Step] | None = None) -> tuple[str, Program]:
    """The name of the first node, and all nodes; procedures are laid beside the main sequence.

    A procedure is asked for by its own name: its first step must carry it.
    """
    laying = _Compiler()
    first = laying.lay(main, "", None, "", None)
    for name, step in (procedures or {}).items():
        if laying.lay(step, "", None, "", None) != name:
            raise ValueError(f"the first step of procedure {name} must bear its name")
    if first is None:
        raise ValueError("an empty sequence of play")
    return first, laying.program
