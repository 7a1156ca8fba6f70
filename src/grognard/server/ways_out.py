"""What can be done instead of what is refused: the nearest thing that the menu does allow."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.kernel.flow import CLOSE, GO, HAND, Ask
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BUTTON, HEX, UNIT
from grognard.kernel.menu import Menu as Asked
from grognard.kernel.narration import hex_name, unit_name
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.server import wire
from grognard.server.ending import undone, wire_undone
from grognard.server.wording import capital, points

MOST = 3  # buttons named together


def ways_out(pos: Position, asked: Asked, ask: wire.Why, words: Texts) -> list[wire.WayOut]:
    """For whoever is asked, of something that he may not do."""
    game, noun = pos.game, ask.noun or ""
    if noun in game.map.index:
        return list(near_hex(pos, asked, game.map.index[noun], words))
    if noun in game.roster.index:
        at = pos.state.where[game.roster.index[noun]]
        return list(another_unit(pos, asked, at, game.roster.index[noun], words))
    return list(prior_steps(pos, asked, ask.verb, words))


def near_hex(pos: Position, asked: Asked, h: int, words: Texts) -> Iterator[wire.WayOut]:
    """The allowed hex nearest to the one asked about, the cheapest of them; else who may act nearest to
    it.
    """
    goes = verbs_with_role(pos, GO)
    found = [
        (verb, to) for verb, a in asked.verbs.items() if verb in goes and a.kind == HEX for to in bits(a.set)
    ]
    if not found:
        if asked.hand < 0:
            yield from another_unit(pos, asked, h, -1, words)
        return
    costs, grid = pos.game.hooks.move_costs(pos), pos.game.map.grid
    far = min(grid.distance(h, to) for _, to in found)
    near = [
        (costs[to].cost if to in costs else 0, to, verb) for verb, to in found if grid.distance(h, to) == far
    ]
    cost, to, verb = min(near)
    name = hex_name(pos.game, to, words)
    text = (
        words.say("way-hex", hex=name, cost=points(cost)) if to in costs else words.say("way-place", hex=name)
    )
    yield wire.WayOut(text=capital(text), hex=pos.game.map.label(to), verb=verb, noun=pos.game.map.label(to))


def another_unit(pos: Position, asked: Asked, at: int, but: int, words: Texts) -> Iterator[wire.WayOut]:
    """The unit that can be taken in hand nearest to a place."""
    hands, grid, game = verbs_with_role(pos, HAND), pos.game.map.grid, pos.game
    found = [
        (0 if at < 0 or pos.state.where[u] < 0 else grid.distance(at, pos.state.where[u]), u, verb)
        for verb, a in asked.verbs.items()
        if verb in hands and a.kind == UNIT
        for u in bits(a.set)
        if u != but
    ]
    if not found:
        return
    _, unit, verb = min(found)
    here = pos.state.where[unit]
    name = unit_name(game, unit, words)
    text = (
        words.say("way-unit-in", unit=name, hex=hex_name(game, here, words))
        if here >= 0
        else words.say("way-unit", unit=name)
    )
    yield wire.WayOut(
        text=capital(text),
        hex=game.map.label(here) if here >= 0 else None,
        verb=verb,
        noun=game.roster[unit].id,
    )


def prior_steps(pos: Position, asked: Asked, verb: str | None, words: Texts) -> Iterator[wire.WayOut]:
    """Of a button: what is still to be done before it, or the other buttons."""
    if verb in verbs_with_role(pos, CLOSE):
        for one in undone(pos):
            shown = wire_undone(pos, one, words)
            yield wire.WayOut(text=shown.text, hex=next(iter([*places(pos, shown), *shown.hexes]), None))
            return
    others = [
        capital(words.say(f"verb-{name}"))
        for name, allowed in asked.verbs.items()
        if name != verb and allowed.kind == BUTTON and allowed.set
    ]
    if others:
        yield wire.WayOut(text=words.say("way-buttons", labels=words.words(others[:MOST])))


def places(pos: Position, shown: wire.Undone) -> list[str]:
    at = (pos.state.where[pos.game.roster.index[unit]] for unit in shown.units)
    return [pos.game.map.label(h) for h in at if h >= 0]


def verbs_with_role(pos: Position, role: str) -> tuple[str, ...]:
    ask = pos.game.program[pos.frame.step].step
    assert isinstance(ask, Ask)
    return ask.with_role(role)
