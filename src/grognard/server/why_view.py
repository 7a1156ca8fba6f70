"""Why something cannot be done, as one reader is told it."""

from __future__ import annotations

import msgspec

from grognard.kernel.acts import numbers_of, read_act
from grognard.kernel.arguments import Charges, Points
from grognard.kernel.engine import NOBODY, choices
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.menu import BOX, BUTTON, HEX, UNIT, Cause
from grognard.kernel.menu import Menu as Asked
from grognard.kernel.narration import (
    cause_text,
    hex_name,
    place_text,
    side_name,
    unit_name,
)
from grognard.kernel.places import box_numbers, box_place
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.server import wire
from grognard.server.presentation import capital, reason, words_for
from grognard.server.ways_out import ways_out


def why(pos: Position, viewer: int, ask: wire.Why, lang: str) -> wire.WhyAnswer:
    """Why a thing cannot be done, or under which paragraph it can."""
    game, asked, words = pos.game, choices(pos), words_for(pos.game, lang)
    about = " ".join(filter(None, (named_verb(ask.verb, words), named_noun(game, ask.noun, words))))
    if asked.who == NOBODY:
        return wire.WhyAnswer(
            id=ask.id,
            legal=False,
            about=capital(words.say("game-is-over")),
            reasons=[reason(game, asked.cite, lang)],
        )
    if viewer != asked.who:
        told = words.say("why-not-yours", side=side_name(game, asked.who, words))
        return wire.WhyAnswer(id=ask.id, legal=False, about=told, reasons=[reason(game, asked.cite, lang)])
    legal, causes = causes_for(pos, asked, ask)
    reasons = [wire_reason(game, cause, lang, words) for cause in causes]
    ways = [] if legal else ways_out(pos, asked, ask, words)
    return wire.WhyAnswer(id=ask.id, legal=legal, about=about, reasons=reasons, ways=ways)


def wire_reason(game: Game, cause: Cause, lang: str, words: Texts) -> wire.Reason:
    """A cause as a sentence; an itemised bill stands apart from it."""
    charges = next((value for _, value in cause.args if isinstance(value, Charges)), None)
    numbers = {key: value for key, value in cause.args if isinstance(value, Points)}
    if charges is None or not charges.items or not {"needed", "left"} <= numbers.keys():
        return reason(game, cause.cite, lang, cause_text(game, cause, words))
    needed, left = numbers["needed"], numbers["left"]
    brief = words.say(f"{cause.what}-brief", needed=str(needed), left=str(left))
    told = reason(game, cause.cite, lang, brief)
    items = [
        wire.BillItem(value=f"{'+' if c.extra else ''}{c.points}", text=words.say(f"charge-{c.what}"))
        for c in charges.items
    ]
    over = words.say("bill-over", n=str(Points(needed.value - left.value, needed.per)))
    return msgspec.structs.replace(told, bill=wire.Bill(items=items, total=str(needed), over=over))


def named_verb(verb: str | None, words: Texts) -> str:
    return capital(words.say(f"verb-{verb}")) if verb and words.has(f"verb-{verb}") else verb or ""


def named_noun(game: Game, noun: str | None, words: Texts) -> str:
    if noun in game.roster.index:
        return unit_name(game, game.roster.index[noun], words)
    if noun in game.map.index:
        return hex_name(game, game.map.index[noun], words)
    boxes = box_numbers(game)
    return place_text(game, box_place(boxes[noun]), words) if noun in boxes else noun or ""


def causes_for(pos: Position, asked: Asked, ask: wire.Why) -> tuple[bool, list[Cause]]:
    """(is it legal, under what or why not): of one verb, or of all that could be meant by a unit or a hex."""
    if ask.verb is not None:
        allowed = asked.verbs.get(ask.verb)
        if ask.noun is None and allowed is not None:  # the verb as such: whatever rules out each of its nouns
            if allowed.set:
                return True, [Cause(allowed.under)]
            if allowed.kind == BUTTON:
                return False, allowed.causes(0)
            bars = {bar.cite: bar.because for bar in reversed(allowed.barred) if bar.out}
            found = [Cause(cite, why if isinstance(why, str) else "") for cite, why in bars.items()]
            return False, found[::-1] or [Cause(asked.cite)]
        found = asked.causes(read_act(pos, ask.verb, ask.noun))
        return not found, found or [Cause(asked.verbs[ask.verb].under)]
    if ask.noun is None:
        raise BadInput("why: a verb or a noun is required", "why-what")
    return noun_causes(pos, asked, ask.noun)


def noun_causes(pos: Position, asked: Asked, noun: str) -> tuple[bool, list[Cause]]:
    kinds = {kind: numbers_of(pos.game, kind).get(noun) for kind in (HEX, UNIT, BOX)}
    box = kinds[BOX]
    if box is not None and all(allowed.kind != BOX for allowed in asked.verbs.values()):
        return box_causes(pos, asked, box_place(box))
    if all(n is None for n in kinds.values()):
        raise BadInput(f'"{noun}" is no hex, unit or box of this game', "why-noun", noun=noun)
    causes: dict[str, Cause] = {}
    for allowed in asked.verbs.values():
        number = kinds.get(allowed.kind)
        if number is None:
            continue
        found = allowed.causes(number)
        if not found:
            return True, [Cause(allowed.under)]
        for cause in found:
            causes.setdefault(cause.cite, cause)
    return False, list(causes.values()) or [Cause(asked.cite)]


def box_causes(pos: Position, asked: Asked, box: int) -> tuple[bool, list[Cause]]:
    """Of a box: why those of its units that the player knows cannot be taken out of it."""
    causes: dict[tuple[str, str], Cause] = {}
    for unit, at in enumerate(pos.state.where):
        if at != box or not pos.game.hooks.can_see(pos, asked.who, unit):
            continue
        legal, found = noun_causes(pos, asked, pos.game.roster[unit].id)
        if legal:
            return True, found
        for cause in found:
            causes.setdefault((cause.cite, cause.what), cause)
    return False, list(causes.values())[:MOST_OF_A_BOX] or [Cause(asked.cite, "why-empty-box")]


MOST_OF_A_BOX = 4  # causes told of what lies in one
