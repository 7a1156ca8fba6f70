"""What an attack is worth when, after its dice, everybody does what looks best at once.

The dice are the resolver's own, each face with its chance; the choices that follow (what to lose, where
to fall back, who advances) are made one by one for the best score of whoever decides.
"""

from __future__ import annotations

from typing import Any

from grognard.kernel.dice import Given, NeedRoll
from grognard.kernel.engine import NOBODY, choices, expand, step
from grognard.kernel.menu import BUTTON, Act
from grognard.kernel.state import Position
from grognard.kernel.views import phase
from grognard.server import wire

MOST = 12  # choices looked at, and questions followed, before we stop supposing


def forecast(pos: Position) -> wire.Forecast | None:
    """The chance that the hex is empty of defenders, and what each side can expect to lose."""
    found = pos.game.hooks.odds(pos)
    throw = thrown_by(pos)
    if found is None or throw is None:
        return None
    where, attacker = pos.game.map.index[found["hex"]], attacker_of(pos, found)
    taken, losses = 0.0, [0.0] * len(pos.game.sides)
    for chance, outcome in expand(pos, throw):
        after = settled(outcome.pos, phase(pos))
        foes = any(at == where and pos.game.roster[u].side != attacker for u, at in enumerate(after.state.where))
        taken += 0.0 if foes else chance
        for side, lost in enumerate(lost_between(pos, after)):
            losses[side] += chance * lost
    return wire.Forecast(taken=round(taken, 4), losses={pos.game.sides[s]: round(x, 3) for s, x in enumerate(losses)})


def attacker_of(pos: Position, found: dict[str, Any]) -> int:
    """Whose attack it is: the defender too may be asked for something before the dice."""
    return int(found.get("attacker", choices(pos).who))


def foretold(pos: Position, found: dict[str, Any]) -> wire.Forecast | None:
    """What a game says itself of the attack it shows, if it does."""
    outlook = found.get("outlook")
    if outlook is None:
        return None
    attacker = attacker_of(pos, found)
    losses = {name: outlook["attacker" if side == attacker else "defender"] for side, name in enumerate(pos.game.sides)}
    return wire.Forecast(taken=round(outlook["taken"], 4), losses={name: round(lost, 3) for name, lost in losses.items()})


def thrown_by(pos: Position) -> Act | None:
    """The button that throws the dice of what is being put together."""
    ask = pos.game.program[pos.frame.step].step
    final: frozenset[str] = getattr(ask, "final", frozenset())
    buttons = [verb for verb, allowed in choices(pos).verbs.items() if allowed.kind == BUTTON and allowed.set and verb in final]
    return Act(buttons[0]) if len(buttons) == 1 else None


def settled(pos: Position, now: str) -> Position:
    """Follow the questions of this combat, each answered for the best score of whoever is asked."""
    for _ in range(MOST):
        if pos.state.result is not None or not pos.state.frames or phase(pos) != now or pos.frame.memo is None:
            break
        better = best(pos)
        if better is None:
            break
        pos = better
    return pos


def best(pos: Position) -> Position | None:
    who, score = choices(pos).who, pos.game.hooks.score
    if who == NOBODY:
        return None
    found: list[tuple[float, int, Position]] = []
    for n, act in enumerate(choices(pos).acts()[:MOST]):
        try:
            after = step(pos, act, Given([])).pos
        except NeedRoll:
            continue  # more dice: not supposed
        found.append((score(after, who), -n, after))
    return max(found)[2] if found else None


def lost_between(before: Position, after: Position) -> list[int]:
    """Strength points that left the map, by side."""
    lost = [0] * len(before.game.sides)
    for unit, (was, now) in enumerate(zip(before.state.where, after.state.where, strict=True)):
        if was >= 0 > now:
            counter = before.game.roster[unit]
            lost[counter.side] += max(counter.attack, counter.defence)
    return lost
