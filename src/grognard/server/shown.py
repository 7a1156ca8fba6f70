"""What one reader is shown of a position: built from his view, in his language, in the types of the wire."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Any

from grognard.ai.player import sampled
from grognard.games import entry
from grognard.kernel.acts import read_act
from grognard.kernel.changes import Change, Moved, Phased, Placed, Removed, Rolled, StepLost, Turned
from grognard.kernel.engine import NOBODY, choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.menu import HEX, OPTION, UNIT, Act, Allowed
from grognard.kernel.menu import Menu as Asked
from grognard.kernel.narration import hex_name, result_message, side_name, story, told_args, unit_name
from grognard.kernel.paragraphs import paragraphs
from grognard.kernel.state import Position, Result
from grognard.kernel.texts import Texts, texts
from grognard.kernel.views import UNKNOWN, noun_name, phase, place_name, seen_change, view
from grognard.server import wire
from grognard.server.forecast import attacker_of, foretold

SERVER = "grognard.server"  # its own words, over those of the game
LUCK = 20  # a fixed number: whatever is asked of what is hidden, the same is supposed each time


def words_for(game: Game, lang: str) -> Texts:
    return texts(lang, entry(game.id).package, SERVER)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def phase_text(game: Game, name: str, words: Texts) -> str:
    return capital(words.say(f"phase-{name}")) if words.has(f"phase-{name}") else name


def reason(game: Game, cite: str, lang: str) -> wire.Reason:
    found = paragraphs(game.files).get(cite)
    return wire.Reason(cite=cite, title=found.title(lang) if found else "", summary=found.summary(lang) if found else "")


# -- what is hidden


@lru_cache(maxsize=16)
def supposed(pos: Position, viewer: int) -> Position:
    """A position that the viewer cannot tell from the true one; the same for all that look the same to him."""
    return sampled(pos, viewer, Random(LUCK))


def reckons(pos: Position, viewer: int) -> bool:
    """Whether a viewer may know all that an attack is reckoned from: whoever puts it together, the others when nothing is hidden."""
    return viewer == choices(pos).who or supposed(pos, viewer) is pos


# -- the position


@lru_cache(maxsize=16)
def units(pos: Position, viewer: int) -> tuple[list[wire.UnitNow], list[wire.Hidden]]:
    """Worked out once for all who see with the same eyes; not kept with the position, of which a journal holds every one."""
    seen = view(pos, viewer)
    known = [wire.UnitNow(id=u["id"], at=u["at"], steps=u["steps"], marks=u["marks"]) for u in seen["units"]]
    return known, [wire.Hidden(side=h["side"], at=h["at"]) for h in seen["hidden"]]


def tracks(pos: Position, viewer: int, words: Texts) -> list[wire.Track]:
    return [
        wire.Track(
            id=t.id,
            label=words.say(f"track-{t.id}"),
            value=t.value,
            of=t.of,
            cite=t.cite,
            hint=words.say(f"track-{t.id}-hint") if words.has(f"track-{t.id}-hint") else "",
            side=pos.game.sides[t.side] if t.side >= 0 else "",
        )
        for t in pos.game.hooks.tracks(pos, viewer)
    ]


def result(pos: Position, words: Texts) -> wire.Result | None:
    found = pos.state.result
    return None if found is None else told_result(pos.game, found, words)


def told_result(game: Game, found: Result, words: Texts) -> wire.Result:
    won = side_name(game, found.winner, words) if found.winner >= 0 else ""
    side = game.sides[found.winner] if found.winner >= 0 else "draw"
    return wire.Result(winner=side, text=capital(words.say(found.how, winner=won)), cite=found.cite)


# -- the menu


def menu(pos: Position, viewer: int, words: Texts) -> wire.Menu:
    """The question and every verb for the side asked; the others read who must decide."""
    asked, game = choices(pos), pos.game
    if asked.who == NOBODY:
        return wire.Menu(who=None, yours=False, prompt=capital(words.say("game-is-over")), cite=asked.cite, verbs=[])
    who = game.sides[asked.who]
    if viewer != asked.who:
        prompt = words.say("waiting-for", side=side_name(game, asked.who, words), phase=words.say(f"phase-{phase(pos)}"))
        return wire.Menu(who=who, yours=False, prompt=capital(prompt), cite=asked.cite, verbs=[])
    prompt = words.say(asked.prompt, **told_args(game, asked.args.items(), words))
    held = asked.args.get("unit")
    final: frozenset[str] = getattr(game.program[pos.frame.step].step, "final", frozenset())
    verbs = [menu_verb(pos, verb, allowed, verb in final, words) for verb, allowed in asked.verbs.items()]
    return wire.Menu(
        who=who, yours=True, prompt=capital(prompt), cite=asked.cite, verbs=verbs, held=game.roster[held].id if held is not None else None
    )


def menu_verb(pos: Position, verb: str, allowed: Allowed, final: bool, words: Texts) -> wire.MenuVerb:
    nouns = [noun_name(pos, allowed, noun) or "" for noun in bits(allowed.set)]
    found: dict[str, wire.Lit] = {}
    if allowed.kind == HEX:
        lit = pos.game.hooks.lit(pos)
        found = {pos.game.map.label(h): wire.Lit(cost=points(at.cost), stop=at.stop) for h, at in lit.items() if allowed.set >> h & 1}
    return wire.MenuVerb(
        verb=verb,
        label=capital(words.say(f"verb-{verb}")),
        act=capital(words.say(f"act-{verb}", noun="{}")) if words.has(f"act-{verb}") else "",
        kind=allowed.kind,  # type: ignore[arg-type]
        cite=allowed.outside,
        final=final,
        nouns=nouns,
        names={n: option_name(words, n) for n in nouns} if allowed.kind == OPTION else {},
        lit=found,
    )


def option_name(words: Texts, value: str) -> str:
    return capital(words.say(f"value-{value}")) if words.has(f"value-{value}") else value


# -- why not


def why(pos: Position, viewer: int, ask: wire.Why, lang: str) -> wire.WhyAnswer:
    """Why a thing cannot be done, or under which paragraph it can."""
    game, asked, words = pos.game, choices(pos), words_for(pos.game, lang)
    about = " ".join(filter(None, (named_verb(ask.verb, words), named_noun(game, ask.noun, words))))
    if asked.who == NOBODY:
        return wire.WhyAnswer(id=ask.id, legal=False, about=capital(words.say("game-is-over")), reasons=[reason(game, asked.cite, lang)])
    if viewer != asked.who:
        told = words.say("why-not-yours", side=side_name(game, asked.who, words))
        return wire.WhyAnswer(id=ask.id, legal=False, about=told, reasons=[reason(game, asked.cite, lang)])
    legal, cites = reasons_for(pos, asked, ask)
    return wire.WhyAnswer(id=ask.id, legal=legal, about=about, reasons=[reason(game, c, lang) for c in cites])


def named_verb(verb: str | None, words: Texts) -> str:
    return capital(words.say(f"verb-{verb}")) if verb and words.has(f"verb-{verb}") else verb or ""


def named_noun(game: Game, noun: str | None, words: Texts) -> str:
    if noun in game.roster.index:
        return unit_name(game, game.roster.index[noun], words)
    return hex_name(game, game.map.index[noun], words) if noun in game.map.index else noun or ""


def reasons_for(pos: Position, asked: Asked, ask: wire.Why) -> tuple[bool, list[str]]:
    """(is it legal, the paragraphs): of one verb, or of all that could be meant by a unit or a hex."""
    if ask.verb is not None:
        allowed = asked.verbs.get(ask.verb)
        if ask.noun is None and allowed is not None:  # the verb as such: whatever rules out each of its nouns
            if allowed.set:
                return True, [allowed.outside]
            return False, list(dict.fromkeys(cite for cite, out in allowed.barred if out)) or [allowed.outside]
        found = asked.why_not(read_act(pos, ask.verb, ask.noun))
        return not found, found or [asked.verbs[ask.verb].outside]
    if ask.noun is None:
        raise BadInput("why: a verb or a noun is wanted", "why-what")
    return noun_reasons(pos, asked, ask.noun)


def noun_reasons(pos: Position, asked: Asked, noun: str) -> tuple[bool, list[str]]:
    kinds = {HEX: pos.game.map.index.get(noun), UNIT: pos.game.roster.index.get(noun)}
    if all(n is None for n in kinds.values()):
        raise BadInput(f'"{noun}" is neither a hex nor a unit of this game', "why-noun", noun=noun)
    cites: list[str] = []
    for allowed in asked.verbs.values():
        number = kinds.get(allowed.kind)
        if number is None:
            continue
        found = allowed.why_not(number)
        if not found:
            return True, [allowed.outside]
        cites += found
    return False, list(dict.fromkeys(cites)) or [asked.cite]


# -- odds


def odds(pos: Position, viewer: int, words: Texts) -> wire.Odds | None:
    """The attack being put together, as the resolver itself reckons it. To those from whom something is hidden it is told of what they
    can suppose, and only in a game that says that nobody's secrets bear on its attacks."""
    if pos.state.result is not None or not pos.state.frames:
        return None
    known = reckons(pos, viewer)
    pos = pos if known else supposed(pos, viewer)
    found = pos.game.hooks.odds(pos)
    if found is None or not (known or found.get("open")):
        return None
    items = [terrain_item(item, words) for item in found["terrain"]] + [shift_item(item, words) for item in found["shifts"]]
    if "qualities" in found:
        items.append(quality_item(found, words))
    strengths = [strength(pos.game, item, words) for item in found["strengths"]]
    mine = pos.game.sides[attacker_of(pos, found)]
    faces: list[str] = found["faces"]
    codes = [code for code in found["results"] if code in faces]
    if found.get("dice", 1) > 1:  # a face of the last die alone says nothing
        faces, codes = [], list(found["results"])
    return wire.Odds(
        hex=found["hex"],
        attack=found["attack"],
        defence=found["defence"],
        attackers=[s for s in strengths if s.side == mine],
        defenders=[s for s in strengths if s.side != mine],
        items=items,
        columns=found.get("columns", [found["column"]]),
        before=found["column_before"],
        column=found["column"],
        results=[
            wire.OddsResult(
                code=code,
                text=capital(words.say(result_message(code))),
                faces=[i for i, c in enumerate(faces, 1) if c == code],
                chance=found["results"][code],
                tone=found.get("tones", {}).get(code, ""),
            )
            for code in codes
        ],
        reroll=found.get("reroll"),
        forecast=foretold(pos, found),
        policy=capital(words.say(found["policy"])) if "policy" in found else "",
        without=columns_without(pos),
    )


def strength(game: Game, item: dict[str, Any], words: Texts) -> wire.OddsItem:
    unit = game.roster.index[item["what"]]
    side = game.sides[game.roster[unit].side]
    return wire.OddsItem(text=game.roster[unit].name(words.lang), value=str(item["value"]), cite=item["cite"], side=side, unit=item["what"])


def terrain_item(item: dict[str, Any], words: Texts) -> wire.OddsItem:
    on = item["value"] > 1
    return wire.OddsItem(text=capital(words.say(f"odds-{item['what']}")), value="×2", cite=item["cite"], applies=on)


def shift_item(item: dict[str, Any], words: Texts) -> wire.OddsItem:
    many = item["columns"]
    return wire.OddsItem(
        text=capital(words.say(f"odds-{item['what']}")), value=f"{many:+d}" if many else "0", cite=item["cite"], applies=bool(many)
    )


def quality_item(found: dict[str, Any], words: Texts) -> wire.OddsItem:
    """What is yet to be thrown for."""
    mine, theirs = found["qualities"]
    return wire.OddsItem(text=capital(words.say("odds-quality", mine=mine, theirs=theirs)), value="±", cite=found["quality_cite"])


def columns_without(pos: Position) -> dict[str, str]:
    """The column the attack would have without each of those in it."""
    leaving = choices(pos).verbs.get("leave")
    found: dict[str, str] = {}
    for unit in bits(leaving.set) if leaving is not None else ():
        told = pos.game.hooks.odds(step(pos, Act("leave", unit), _no_dice).pos)
        if told is not None:
            found[pos.game.roster[unit].id] = told["column"]
    return found


class _NoDice:
    def roll(self, sides: int, cite: str) -> int:
        raise AssertionError("leaving an attack throws no die")


_no_dice = _NoDice()

# -- overlays


def overlay(pos: Position, viewer: int, ask: wire.Overlay, lang: str) -> wire.OverlayAnswer:
    """An overlay of what the viewer can know: it is asked of a position that he cannot tell from the true one."""
    game = pos.game
    known = game.hooks.shown.get(ask.name)
    if known is None:
        raise BadInput(f'no overlay is called "{ask.name}"', "bad-overlay", name=ask.name)
    words, arg = words_for(game, lang), 0
    if known.per == "side":
        arg = overlay_side(game, ask.side)
    elif known.per == "unit":
        arg = overlay_unit(pos, viewer, ask.unit)
    found = game.hooks.overlays[ask.name](supposed(pos, viewer), arg)
    hexes, line = hexes_of(found["hexes"]) | hexes_of(found.get("others", {})), found.get("line", [])
    there = set(hexes.values())
    return wire.OverlayAnswer(
        id=ask.id,
        name=ask.name,
        hexes=hexes,
        line=line,
        text=capital(words.say(found.get("text", f"overlay-{ask.name}-text"), n=found.get("n", len(line)))),
        cite=known.cite,
        lines=found.get("lines", []),
        key=[
            wire.OverlayKey(id=name, text=capital(words.say(f"overlay-{ask.name}-{name}")), look=look)
            for name, look in found.get("looks", {}).items()
            if name in there
        ],
    )


def overlay_side(game: Game, side: str | None) -> int:
    if side not in game.sides:
        names = ", ".join(game.sides)
        raise BadInput(f'"{side}" is none of {names}', "bad-side", side=str(side), names=names)
    return game.side(side)


def overlay_unit(pos: Position, viewer: int, unit: str | None) -> int:
    number = pos.game.roster.index.get(unit or "")
    if number is None or not pos.game.hooks.sees(pos, viewer, number):
        raise BadInput(f'unit "{unit}" is not known', "bad-unit", unit=str(unit), near="none")
    return number


def hexes_of(found: Any) -> dict[str, str]:
    """Hexes with what to write in them: a cost, a side, or nothing."""
    if isinstance(found, list):
        return dict.fromkeys(found, "")
    if all(isinstance(value, list) for value in found.values()):
        return {label: name for name, labels in found.items() for label in labels}
    return {label: points(value) for label, value in found.items()}


def points(cost: float | str) -> str:
    """A cost as it is written on the map, half points too."""
    if not isinstance(cost, float) or cost % 1 != 0.5:
        return str(cost)
    return f"{int(cost) or ''}½"


# -- the log and the picture of what happened


def log_lines(changes: Iterable[Change], before: Position, after: Position, words: Texts, viewer: int) -> list[wire.Line]:
    return [wire.Line(text=x.text, cite=x.cite, kind=x.kind, face=x.face) for x in story(changes, before, after, words, viewer)]


def events(changes: Iterable[Change], before: Position, after: Position, viewer: int, words: Texts) -> list[wire.Event]:
    """What a viewer sees happen, in order, for the eye."""
    found: list[wire.Event] = []
    now = before
    for change in changes:
        seen = seen_change(change, now, after, viewer)
        told = None if seen is None else event(seen, after, words)
        if told is not None:
            found.append(told)
        now = Position(now.game, change.apply(now.state), now)
    return found


def event(seen: Change, pos: Position, words: Texts) -> wire.Event | None:
    game = pos.game
    match seen:
        case Moved():
            return wire.Event(kind="moved", unit=id_of(game, seen.unit), path=[game.map.label(h) for h in seen.path], how=seen.how)
        case Placed():
            return wire.Event(kind="placed", unit=id_of(game, seen.unit), path=[place_name(pos, seen.to)], how=seen.how)
        case Removed():
            return wire.Event(kind="removed", unit=id_of(game, seen.unit), how=seen.how)
        case StepLost():
            return wire.Event(kind="step", unit=id_of(game, seen.unit))
        case Rolled():
            return wire.Event(kind="rolled", face=seen.face, sides=seen.sides, text=words.say(seen.what, face=seen.face, sides=seen.sides))
        case Phased():
            return wire.Event(kind="phase", text=phase_text(game, seen.step, words))
        case Turned():
            return wire.Event(kind="turn", text=capital(words.say("turned", turn=seen.turn)))
        case _:
            return None


def id_of(game: Game, unit: int) -> str | None:
    return None if unit == UNKNOWN else game.roster[unit].id
