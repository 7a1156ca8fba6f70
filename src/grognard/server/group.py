"""Several units moved as one: who can go to a hex, by which acts, and why the others cannot.

Nothing here knows a rule. Each unit is taken in hand, moved and put down by the verbs that have these roles,
on a position nobody keeps; what the menu refuses there is refused with its causes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grognard.kernel.acts import write_act
from grognard.kernel.dice import FixedDice, NeedRoll
from grognard.kernel.engine import choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.finality import is_barrier
from grognard.kernel.flow import BACK, CLOSE, GO, HAND
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import BUTTON, HEX, UNIT, Act, Cause
from grognard.kernel.narration import cause_text
from grognard.kernel.network import UNLIMITED
from grognard.kernel.state import Position
from grognard.server import wire
from grognard.server.presentation import ask_of, points, reason, supposed_position, words_for

TRIES = 6  # hexes at which a unit tries to end on its way to another
FINAL = Cause("", "group-final")  # what cannot be undone is done alone
BUSY = Cause("", "group-busy")


class Halt(Exception):
    """A unit cannot go on, and why."""

    def __init__(self, causes: Sequence[Cause]) -> None:
        self.causes = list(causes)


class Draft:
    """A position to try acts on, and the acts that led there."""

    def __init__(self, pos: Position) -> None:
        self.pos = pos
        self.acts: list[tuple[str, ...]] = []

    def copy(self) -> Draft:
        found = Draft(self.pos)
        found.acts = list(self.acts)
        return found

    def play(self, act: Act) -> None:
        try:
            out = step(self.pos, act, FixedDice(()))
        except NeedRoll:
            raise Halt([FINAL]) from None
        if is_barrier(self.pos, out):
            raise Halt([FINAL])
        self.acts.append(tuple(write_act(self.pos, act)))
        self.pos = out.pos

    def verbs(self, role: str, kind: str) -> list[str]:
        """The verbs of the open question that have a role and a kind of noun, and stand on its menu."""
        asked = choices(self.pos).verbs
        return [verb for verb in ask_of(self.pos).with_role(role, kind) if verb in asked]

    def press(self, *roles: str) -> bool:
        """Press the first button of these roles that can be pressed; False where there is none."""
        for role in roles:
            for verb in self.verbs(role, BUTTON):
                if choices(self.pos).verbs[verb].set:
                    self.play(Act(verb))
                    return True
        return False

    def noun(self, role: str, kind: str, noun: int) -> None:
        """Play the verb of a role with a noun; why not, where the menu refuses it."""
        causes: list[Cause] = []
        asked = choices(self.pos)
        for verb in self.verbs(role, kind):
            found = asked.causes(Act(verb, noun))
            if not found:
                return self.play(Act(verb, noun))
            causes += found
        raise Halt(causes or [Cause(asked.cite, "why-not-now")])

    def take(self, unit: int) -> None:
        """Take a unit in hand, whatever is in hand now."""
        hand = choices(self.pos).hand
        if hand == unit:
            return
        if hand >= 0 and not self.press(BACK, CLOSE):
            raise Halt([BUSY])
        self.noun(HAND, UNIT, unit)

    def move(self, unit: int, to: int) -> None:
        """Take a unit to a hex and put it down there."""
        self.take(unit)
        self.noun(GO, HEX, to)
        if choices(self.pos).hand == unit and not self.press(CLOSE, BACK):
            raise Halt([BUSY])


UNTOLD = -1  # of a way that is paid for otherwise than in points: by rail, strategically


class Plan(NamedTuple):
    go: dict[int, int]  # where each ends
    stay: dict[int, list[Cause]]
    acts: list[tuple[str, ...]]


def plan(pos: Position, units: Sequence[int], to: int, best: bool = False) -> Plan:
    """As many of these units as can go to a hex, in this order; one that cannot go first may go later. With
    `best` who cannot get there goes as near as it can.
    """
    draft, go, stay = Draft(pos), dict[int, int](), dict[int, list[Cause]]()
    waiting, before = list(units), -1
    while waiting and len(go) != before:
        before = len(go)
        for unit in list(waiting):
            if draft.pos.state.where[unit] == to:
                stay[unit] = [Cause("", "group-there")]
                waiting.remove(unit)
                continue
            trial = draft.copy()
            try:
                trial.move(unit, to)
            except Halt as halt:
                stay[unit] = halt.causes
                continue
            draft = trial
            go[unit] = to
            waiting.remove(unit)
    if best:
        for unit in waiting:
            draft = move_nearest(draft, unit, to, go, stay)
    return Plan(go, {unit: causes for unit, causes in stay.items() if unit not in go}, draft.acts)


def move_nearest(draft: Draft, unit: int, to: int, go: dict[int, int], stay: dict[int, list[Cause]]) -> Draft:
    """Take a unit to the hex nearest to another one where it can end, the cheapest of these; nearer than it
    stands.
    """
    trial = draft.copy()
    try:
        trial.take(unit)
    except Halt as halt:
        stay[unit] = halt.causes
        return draft
    distance, here = trial.pos.game.map.grid.distance, trial.pos.state.where[unit]
    far = distance(here, to) if here >= 0 else UNLIMITED
    costs, found = trial.pos.game.hooks.move_costs(trial.pos), 0
    for verb in trial.verbs(GO, HEX):
        found |= choices(trial.pos).verbs[verb].set
    able = sorted(
        (distance(h, to), costs[h].cost if h in costs else 0, h) for h in bits(found) if distance(h, to) < far
    )
    stay[unit] = [Cause("", "group-no-nearer"), *stay[unit]]
    for _, _, h in able[:TRIES]:
        moved = draft.copy()
        try:
            moved.move(unit, h)
        except Halt:
            continue
        go[unit] = h
        return moved
    return draft


def reach_of(pos: Position, unit: int) -> tuple[HexSet, Position] | list[Cause]:
    """Where a unit could go if it were in hand, and the position in which it is; else why it cannot be."""
    draft = Draft(pos)
    try:
        draft.take(unit)
    except Halt as halt:
        return halt.causes
    found = 0
    for verb in draft.verbs(GO, HEX):
        found |= choices(draft.pos).verbs[verb].set
    return found, draft.pos


# -- as a reader is told it


def strength(pos: Position, unit: int) -> int:
    """What puts a counter on top of its stack: attack and defence of the face that is up."""
    face = pos.game.roster[unit].face(pos.state.steps[unit])
    return face.attack + face.defence


def read_units(pos: Position, viewer: int, names: Sequence[str]) -> list[int]:
    """Units by their names, the strongest first; those of the side that asks only."""
    found = []
    for name in dict.fromkeys(names):
        number = pos.game.roster.index.get(name)
        if number is None or pos.game.roster[number].side != viewer:
            raise BadInput(f'unit "{name}" is not known', "bad-unit", unit=name, near="none")
        found.append(number)
    return sorted(found, key=lambda u: (-strength(pos, u), u))


def answer(pos: Position, viewer: int, ask: wire.Group, lang: str) -> wire.GroupAnswer:
    """Who of a group can go: to a hex, or anywhere at all."""
    game = pos.game
    if viewer != choices(pos).who:
        return wire.GroupAnswer(id=ask.id, hex=ask.hex, go=[], stay=[], acts=[])
    units, known = read_units(pos, viewer, ask.units), supposed_position(pos, viewer)
    if ask.hex is None:
        return whole_reach(known, units, ask, lang)
    if ask.hex not in game.map.index:
        raise BadInput(f'"{ask.hex}" is not a hex of this map', "why-noun", noun=ask.hex)
    found = plan(known, units, game.map.index[ask.hex], ask.best)
    attack, slowest = combined_strength(known, units)
    return wire.GroupAnswer(
        id=ask.id,
        hex=ask.hex,
        attack=attack,
        slowest=slowest,
        go=[game.roster[u].id for u in found.go],
        ends={game.roster[u].id: game.map.label(h) for u, h in found.go.items()},
        stay=stayers(known, found.stay, lang),
        acts=[wire.Step(verb=act[0], noun=act[1] if len(act) > 1 else None) for act in found.acts],
    )


def combined_strength(pos: Position, units: Sequence[int]) -> tuple[int, str]:
    """Their attack added up, and the least of their allowances."""
    game = pos.game
    faces = [game.roster[u].face(pos.state.steps[u]) for u in units]
    moves = [face.move for face in faces if face.move != UNLIMITED]
    least = points(min(moves) / game.mp) if moves else ""
    return sum(face.attack for face in faces), least.removesuffix(".0")


def stayers(pos: Position, stay: dict[int, list[Cause]], lang: str) -> list[wire.Stayer]:
    game, words = pos.game, words_for(pos.game, lang)
    return [
        wire.Stayer(
            unit=game.roster[u].id,
            reasons=[reason(game, c.cite, lang, cause_text(game, c, words)) for c in causes],
        )
        for u, causes in stay.items()
    ]


def whole_reach(pos: Position, units: Sequence[int], ask: wire.Group, lang: str) -> wire.GroupAnswer:
    """The hexes where any of a group could go, each with how many of them and what it costs the slowest."""
    game, lit = pos.game, dict[int, tuple[int, float]]()
    go, stay = [], dict[int, list[Cause]]()
    for unit in units:
        found = reach_of(pos, unit)
        if isinstance(found, list):
            stay[unit] = found
            continue
        go.append(unit)
        costs = game.hooks.move_costs(found[1])
        for h in bits(found[0]):
            many, cost = lit.get(h, (0, UNTOLD))
            lit[h] = (many + 1, max(cost, costs[h].cost if h in costs else UNTOLD))
    attack, slowest = combined_strength(pos, units)
    return wire.GroupAnswer(
        id=ask.id,
        hex=None,
        attack=attack,
        slowest=slowest,
        go=[game.roster[u].id for u in go],
        stay=stayers(pos, stay, lang),
        acts=[],
        reach={
            game.map.label(h): wire.GroupLit(n=many, cost="" if cost == UNTOLD else points(cost))
            for h, (many, cost) in lit.items()
        },
    )
