"""What the button that ends a phase tells before it is pressed: what follows, and what is left undone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from grognard.kernel.arguments import Units
from grognard.kernel.changes import Ended, PhaseStarted, Revealed
from grognard.kernel.dice import FixedDice, NeedRoll
from grognard.kernel.engine import NOBODY, choices, run
from grognard.kernel.flow import CLOSE, HAND, Ask
from grognard.kernel.game import Unfinished
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.menu import BUTTON, HEX, UNIT, Act
from grognard.kernel.narration import argument_words, cause_text, hex_name, side_name
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.texts import Texts
from grognard.kernel.views import phase
from grognard.server import wire
from grognard.server.wording import capital


class Foresight(NamedTuple):
    """What an act leads to, as far as no die is needed."""

    final: bool  # it could not be undone
    phase: str  # in which somebody decides next, or a die falls
    who: int  # who decides there; nobody, where a die falls first or the game ends
    passed: tuple[PhaseStarted, ...]  # phases with a question that nobody was asked


@lru_cache(maxsize=64)
def foresee(pos: Position, act: Act) -> Foresight:
    """An act played with dice that refuse to fall."""
    ask = pos.game.program[pos.frame.step].step
    assert isinstance(ask, Ask)
    ref, die = Referee(pos, FixedDice(())), False
    try:
        ask.verbs[act.verb].do(ref, act.noun)
        run(ref)
    except NeedRoll:
        die = True
    opened = [c for c in ref.changes if isinstance(c, PhaseStarted)]
    asks = asking_phases(pos)
    passed = tuple(c for c in opened[:-1] if c.step in asks)
    last = opened[-1].step if opened else phase(pos)
    if die:
        return Foresight(True, last, NOBODY, passed)
    who = choices(ref.pos).who
    barrier = who != choices(pos).who or any(isinstance(c, Revealed) for c in ref.changes)
    over = any(isinstance(c, Ended) for c in ref.changes)
    return Foresight(barrier, "" if over else last, who, passed)


def asking_phases(pos: Position) -> frozenset[str]:
    """The phases in which somebody decides."""
    nodes = pos.game.program.values()
    return frozenset(node.phase for node in nodes if isinstance(node.step, Ask) and node.phase)


def ending(pos: Position, known: Position, words: Texts) -> wire.Ending | None:
    """Of the question of a phase, for the player who is asked; `known` is the position as he may suppose
    it. None where a question is no phase's own, or cannot be left.
    """
    asked = choices(pos)
    ask = pos.game.program[pos.frame.step].step
    if len(pos.state.frames) != 1 or asked.hand >= 0 or not isinstance(ask, Ask):
        return None
    verb = next((v for v in ask.with_role(CLOSE, BUTTON) if v in asked.verbs), None)
    if verb is None:
        return None
    allowed = asked.verbs[verb]
    left = [wire_undone(pos, one, words) for one in undone(known)]
    if not allowed.set:
        lacks = [cause_text(pos.game, cause, words) for cause in allowed.causes(0)]
        return wire.Ending(verb=verb, next="", lacks=next(filter(None, lacks), ""), undone=left)
    seen = foresee(known, Act(verb))
    return wire.Ending(
        verb=verb,
        next=capital(following(pos, seen, words)),
        side=pos.game.sides[seen.who] if seen.who >= 0 else None,
        skips=skipped_text(pos, seen, words),
        undone=left,
    )


def skipped_text(pos: Position, seen: Foresight, words: Texts) -> str:
    """The phases that a player might expect and is not asked in."""
    names = [words.say(f"phase-{one.step}") for one in seen.passed if one.who == choices(pos).who]
    return capital(words.say("ending-skips", phases=words.words(names))) if names else ""


def following(pos: Position, seen: Foresight, words: Texts) -> str:
    """Who plays next, and in what."""
    if not seen.phase:
        return words.say("ending-over")
    name = words.say(f"phase-{seen.phase}")
    if seen.who == NOBODY:
        return words.say("ending-die", phase=name)
    if seen.who == choices(pos).who:
        return words.say("ending-yours", phase=name)
    return words.say("ending-other", phase=name, side=side_name(pos.game, seen.who, words))


# -- what is left undone


def undone(pos: Position) -> Iterator[Unfinished]:
    """What the game names first, then who may still be taken in hand, and what may still be done on the
    map.
    """
    ask = pos.game.program[pos.frame.step].step
    assert isinstance(ask, Ask)
    named = pos.game.hooks.unfinished_business(pos)
    yield from named
    if pos.frame.step.rpartition(".")[2] in pos.game.hooks.optional:
        return
    told_already: UnitSet = 0
    for one in named:
        told_already |= one.units
    hands: UnitSet = 0
    for verb in ask.with_role(HAND, UNIT):
        allowed = choices(pos).verbs.get(verb)
        hands |= allowed.set if allowed is not None else 0
    here = unitset(u for u in bits(hands & ~told_already) if pos.state.where[u] >= 0)
    if hands & ~told_already & ~here:
        by_hand = pos.game.hooks.set_up_view(pos) is not None
        yield Unfinished("undone-places" if by_hand else "undone-waits", hands & ~told_already & ~here)
    if here:
        yield Unfinished("undone-idle", units=here)
    for verb, allowed in choices(pos).verbs.items():
        if verb in pos.game.hooks.optional:
            continue
        if allowed.kind == HEX and allowed.set and not ask.verbs[verb].role:
            yield Unfinished(f"undone-{verb}", hexes=allowed.set)


def wire_undone(pos: Position, one: Unfinished, words: Texts) -> wire.Undone:
    game, many = pos.game, one.units.bit_count() or one.hexes.bit_count()
    names = argument_words(game, (("units", Units(one.units)),), words)
    first = next(iter(bits(one.units)), -1)
    rest = {"n": many, "rest": many - 1, **names, **argument_words(game, one.args, words)}
    rest["unit"] = argument_words(game, (("u", Units(1 << first)),), words)["u"] if first >= 0 else ""
    rest["hex"] = hex_name(game, bits(one.hexes)[0], words) if one.hexes else ""
    note = f"{one.what}-note"
    return wire.Undone(
        kind=one.kind,
        text=capital(words.say(one.what, **rest)),
        short=words.say(f"{one.what}-short", **rest),
        note=capital(words.say(note, **rest)) if words.has(note) else "",
        cite=one.cite,
        units=[game.roster[u].id for u in bits(one.units)],
        hexes=[game.map.label(h) for h in bits(one.hexes)],
    )
