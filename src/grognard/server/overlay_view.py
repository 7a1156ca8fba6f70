"""An overlay as one reader is shown it, with its key and its words."""

from __future__ import annotations

from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.narration import argument_words
from grognard.kernel.preview import Overlay
from grognard.kernel.state import Position
from grognard.server import wire
from grognard.server.presentation import supposed_position, words_for
from grognard.server.wording import capital, points


def overlay(pos: Position, viewer: int, ask: wire.Overlay, lang: str) -> wire.OverlayAnswer:
    """What the viewer can know of it: it is asked of a position that he cannot tell from the true
    one.
    """
    game = pos.game
    known = game.hooks.overlay_specs.get(ask.name)
    if known is None:
        raise BadInput(f'no overlay is called "{ask.name}"', "bad-overlay", name=ask.name)
    words, arg = words_for(game, lang), 0
    if known.per == "side":
        arg = overlay_side(game, ask.side)
    elif known.per == "unit":
        arg = overlay_unit(pos, viewer, ask.unit)
    found = game.hooks.overlays[ask.name](supposed_position(pos, viewer), arg)
    label, drawn = game.map.label, hex_labels(game, found)
    there, line = set(drawn.values()), [label(h) for h in found.line]
    many = len(line) if found.n < 0 else found.n
    return wire.OverlayAnswer(
        id=ask.id,
        name=ask.name,
        hexes=drawn,
        line=line,
        text=capital(words.say(found.text or f"overlay-{ask.name}-text", n=many)),
        cite=known.cite,
        lines=[[label(h) for h in line] for line in found.lines],
        key=[
            wire.OverlayKey(id=name, text=capital(words.say(f"overlay-{ask.name}-{name}")), look=look)
            for name, look in found.looks.items()
            if name in there
        ],
        areas=[
            wire.OverlayArea(
                hexes=[label(h) for h in bits(area.hexes)],
                look=area.look,
                text=capital(words.say(area.text, **argument_words(game, area.args, words))),
                side=game.sides[area.side] if area.side >= 0 else "",
            )
            for area in found.areas
        ],
    )


def overlay_side(game: Game, side: str | None) -> int:
    if side not in game.sides:
        names = ", ".join(game.sides)
        raise BadInput(f'"{side}" is not one of {names}', "bad-side", side=str(side), names=names)
    return game.side(side)


def overlay_unit(pos: Position, viewer: int, unit: str | None) -> int:
    number = pos.game.roster.index.get(unit or "")
    if number is None or not pos.game.hooks.can_see(pos, viewer, number):
        raise BadInput(f'unit "{unit}" is not known', "bad-unit", unit=str(unit), near="none")
    return number


def hex_labels(game: Game, found: Overlay) -> dict[str, str]:
    """Hexes with what to write in them: a cost, a class, or nothing."""
    label = game.map.label
    drawn = {label(h): "" for h in bits(found.hexes)}
    drawn |= {label(h): points(cost) for h, cost in found.values.items()}
    return drawn | {label(h): name for name, some in found.classes.items() for h in bits(some)}
