"""An attack: a target is named, units join one by one, the attack is announced, then come the game's own
steps.

The memo of an attack is the game's own named tuple with `target`, `attackers` and `defenders`. An overrun is
an assault whose attackers all stand in one hex: `joins` says so, and `target` is a verb of the movement
question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from grognard.kernel.arguments import At, Units
from grognard.kernel.changes import Marked
from grognard.kernel.flow import BACK, COMMIT, JOIN, Ask, Do, Phase, Seq, Step, Test, Verb
from grognard.kernel.menu import BUTTON, HEX, UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules import phases
from grognard.rules.answers import ENOUGH, Choice
from grognard.rules.why_not import not_among_cause

B = TypeVar("B")


class Cites(NamedTuple):
    """The paragraphs of an attack."""

    question: str  # the attack that is put together
    join: str  # units that join it, and leave it again
    twice: str  # no unit joins twice
    attack: str  # the button that announces it
    announce: str  # what is attacked by whom; an attack has attackers
    cancel: str  # no unit must attack
    mark: str  # the attackers have attacked
    close: str  # the phase ends, and with it what its attacks used up
    end: str = ""  # the button that ends the phase, where the paragraph of the phase does not say it


class Prompts(NamedTuple):
    """The messages of an attack."""

    phase: str  # name a target
    battle: str  # who joins
    attack: str  # the attack as it is announced: hex, units, foes


class Assault(NamedTuple, Generic[B]):
    """Who may attack what, and what an attack uses up."""

    cites: Cites
    prompts: Prompts
    memo: type[B]
    targets: Callable[[Position, int], Allowed]  # the hexes that a side may attack
    joins: Callable[[Position, B], Allowed]  # the units that may take part
    defenders: Callable[[Position, B], UnitSet]  # the units attacked, fixed when the attack is announced
    spent: Callable[[Position, B], Mapping[str, Any]]  # the fields of Own that an announced attack changes
    mark: int | None = None  # the mark of units that have attacked
    reset: Mapping[str, Any] = {}  # the fields of Own at the end of the phase
    restrain: Callable[[Position, B, Allowed], Allowed] = lambda pos, battle, attack: attack  # the button
    aim: Callable[[int], B] | None = None  # the memo of a target, where it is not `memo(target)`
    name: str = "battle"  # the question, and the procedure that begins with it


def phase(
    name: str,
    side: int,
    cite: str,
    assault: Assault[Any],
    more: Mapping[str, Choice[int]] = {},
    before: tuple[Step, ...] = (),
    after: tuple[Step, ...] = (),
    when: Test | None = None,
) -> Phase:
    """The phase in which a side attacks, one attack after the other. It is passed over when nothing can be
    chosen, or when `when` fails.
    """

    def choices(pos: Position, side: int) -> dict[str, Allowed]:
        found = {"target": assault.targets(pos, side)}
        added = ((verb, one.allowed(pos, side)) for verb, one in more.items())
        return found | {verb: allowed for verb, allowed in added if allowed is not None}

    def menu(pos: Position, side: int, cite: str) -> Menu:
        verbs = choices(pos, side) | {"end_phase": button(assault.cites.end or cite)}
        return Menu(side, assault.prompts.phase, cite, verbs)

    def some(pos: Position) -> bool:
        return any(one.set for one in choices(pos, side).values())

    verbs = {"target": target(assault), **{verb: one.verb for verb, one in more.items()}, "end_phase": ENOUGH}
    after = (close(assault), *after)
    return phases.decision_phase(name, side, cite, "fight", menu, verbs, when or some, before, after)


def target(assault: Assault[Any]) -> Verb:
    """The verb that names the hex attacked."""

    def aim(ref: Referee, at: int) -> None:
        ref.ask(assault.name, ref.frame.who, (assault.aim or assault.memo)(at))

    return Verb(aim, HEX)


def close(assault: Assault[Any]) -> Do:
    """The step that ends the phase: units and hexes may be in an attack again."""

    def forget(ref: Referee, _: Frame) -> None:
        mark, cite = assault.mark, assault.cites.close
        if mark is not None and ref.state.marks[mark]:
            ref.do(Marked(mark, ref.state.marks[mark], False, cite, quiet=True))
        ref.note(cite, **assault.reset)

    return Do("close", forget)


def battle(assault: Assault[Any], *after: Step, more: Mapping[str, Choice[Any]] = {}) -> Seq:
    """An attack: put together, announced, then the game's own steps. `more` is what may be added to it
    besides units, and taken out again.
    """

    def menu(pos: Position) -> Menu:
        now, cites = pos.frame.memo, assault.cites
        attackers = now.attackers
        attack = button(cites.attack).less(cites.announce, int(not attackers), "why-no-attackers")
        verbs = {
            "join": assault.joins(pos, now).less(cites.twice, attackers, "why-in-the-attack"),
            **{verb: found for verb, one in more.items() if (found := one.allowed(pos, now)) is not None},
            "leave": units(attackers, cites.join, not_among_cause(pos, cites.join, "why-not-in-the-attack")),
            "attack": assault.restrain(pos, now, attack) if attackers else attack,
            "cancel": button(cites.cancel),
        }
        return Menu(pos.frame.who, assault.prompts.battle, cites.question, verbs, {"hex": At(now.target)})

    def announce(ref: Referee, _: int) -> None:
        now: Any = ref.frame.memo
        now = now._replace(defenders=assault.defenders(ref.pos, now))
        if assault.mark is not None:
            ref.do(Marked(assault.mark, now.attackers, True, assault.cites.mark, quiet=True))
        args = (("hex", At(now.target)), ("units", Units(now.attackers)), ("foes", Units(now.defenders)))
        ref.note(assault.cites.announce, assault.prompts.attack, args, **assault.spent(ref.pos, now))
        ref.remember(now)
        ref.finish()

    verbs = {
        "join": Verb(join, UNIT, JOIN),
        **{verb: one.verb for verb, one in more.items()},
        "leave": Verb(leave, UNIT, BACK),
        "attack": Verb(announce, BUTTON, COMMIT),
        "cancel": Verb(cancel, BUTTON, BACK),
    }
    return Seq((Ask(assault.name, menu, verbs, memo=assault.memo), *after))


def join(ref: Referee, unit: int) -> None:
    now: Any = ref.frame.memo
    ref.remember(now._replace(attackers=now.attackers | 1 << unit))


def leave(ref: Referee, unit: int) -> None:
    now: Any = ref.frame.memo
    ref.remember(now._replace(attackers=now.attackers & ~(1 << unit)))


def cancel(ref: Referee, _: int) -> None:
    """Give the attack up, as if no target had been named."""
    ref.drop()
