"""Air forces as one reader is shown them: flights, bases, raids, and fighters that rise to meet these.

Nothing here knows a rule: who may meet a raid is what the game tells, and who rises is tried on a draft by
the verbs that take a unit in hand and send it off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from grognard.kernel.air_picture import Airbase, AirPicture, Lane, Raid, Ring
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.narration import argument_words, place_word
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.server import wire
from grognard.server.group import Draft, Halt
from grognard.server.presentation import capital, supposed_position, words_for


def sorties(pos: Position, words: Texts) -> list[wire.Sortie]:
    game = pos.game
    label, ids = game.map.label, game.roster.ids
    return [
        wire.Sortie(
            side=game.sides[one.side],
            units=ids(one.units),
            start=label(one.start),
            to=label(one.to),
            text=capital(words.say(f"sortie-{one.what}")),
            manner=one.manner,
            over=one.over,
        )
        for one in game.hooks.sorties(pos)
        if one.start >= 0
    ]


def answer(pos: Position, viewer: int, ask: wire.AskAir, lang: str) -> wire.AirAnswer:
    known, words = supposed_position(pos, viewer), words_for(pos.game, lang)
    sky = pos.game.hooks.air_picture(known)
    if sky is None:
        return empty_answer(ask.id)
    side = viewer if viewer >= 0 else sky.side
    asked = viewer >= 0 and viewer != sky.side and choices(pos).who == viewer and is_rising(pos, sky)
    acts, sent = rise(known, sky, ask.meet) if asked else ([], {})
    return wire.AirAnswer(
        id=ask.id,
        open=True,
        met=sky.met,
        asked=asked,
        side=pos.game.sides[sky.side],
        ready=(sky.aircraft & ~sky.idle & own(pos, side)).bit_count(),
        idle=(sky.idle & own(pos, side)).bit_count(),
        missions=missions(known, sky.side, words),
        raids=[raid(known, one, sent, words) for one in sky.raids],
        bases=[base(known, sky, one, words) for one in sky.bases if one.side == side],
        foes=[base(known, sky, one, words) for one in sky.bases if one.side != side],
        rings=[ring(known, one, words) for one in sky.rings] if choices(pos).who == viewer else [],
        lanes=[lane(known, one, words) for one in sky.lanes],
        acts=[wire.Step(verb=act[0], noun=act[1] if len(act) > 1 else None) for act in acts],
    )


def empty_answer(number: int) -> wire.AirAnswer:
    return wire.AirAnswer(
        id=number,
        open=False,
        met=False,
        asked=False,
        side="",
        ready=0,
        idle=0,
        missions=[],
        raids=[],
        bases=[],
        foes=[],
        rings=[],
    )


def own(pos: Position, side: int) -> int:
    first, end = pos.game.roster.side_spans[side]
    return (1 << end) - (1 << first)


def is_rising(pos: Position, sky: AirPicture) -> bool:
    """Does the open question let one of the fighters that may meet a raid be taken in hand?"""
    may = {unit for one in sky.raids for unit in one.foes}
    menu = choices(pos)
    if menu.hand >= 0:
        return menu.hand in may
    return any(allowed.kind == "unit" and may & set(bits(allowed.set)) for allowed in menu.verbs.values())


Acts = list[tuple[str, ...]]


def rise(pos: Position, sky: AirPicture, meet: Mapping[str, int]) -> tuple[Acts, dict[int, list[int]]]:
    """So many fighters to each raid, as far as they go round: the raid that fewest can meet comes first."""
    draft, used, sent = Draft(pos), set[int](), dict[int, list[int]]()
    label = pos.game.map.label
    for one in sorted(sky.raids, key=lambda one: len(one.foes)):
        for unit in one.foes:
            if len(sent.setdefault(one.hex, [])) >= meet.get(label(one.hex), 0):
                break
            trial = draft.copy()
            try:
                if unit in used:
                    continue
                trial.move(unit, one.hex)
            except Halt:
                continue
            draft = trial
            used.add(unit)
            sent[one.hex].append(unit)
    return draft.acts, sent


def missions(pos: Position, side: int, words: Texts) -> list[wire.MissionCount]:
    """How many units fly each kind of mission."""
    found: Counter[str] = Counter()
    for one in pos.game.hooks.sorties(pos):
        if one.side == side:
            found[one.what] += one.units.bit_count()
    return [wire.MissionCount(text=capital(words.say(f"sortie-{what}")), n=n) for what, n in found.items()]


def name(pos: Position, h: int, words: Texts) -> str:
    return place_word(pos.game, h, words) or pos.game.map.label(h)


def raid(pos: Position, one: Raid, sent: Mapping[int, list[int]], words: Texts) -> wire.RaidNow:
    roster = pos.game.roster
    return wire.RaidNow(
        at=pos.game.map.label(one.hex),
        name=name(pos, one.hex, words),
        units=roster.ids(one.units),
        escorts=roster.ids(one.escorts),
        foes=[roster[unit].id for unit in one.foes],
        sent=[roster[unit].id for unit in sent.get(one.hex, [])],
    )


def base(pos: Position, sky: AirPicture, one: Airbase, words: Texts) -> wire.AirbaseNow:
    game = pos.game
    here = pos.at(one.hex) & own(pos, one.side)
    flown = sum(s.units for s in game.hooks.sorties(pos) if s.start == one.hex and s.side == one.side)
    return wire.AirbaseNow(
        at=game.map.label(one.hex),
        name=name(pos, one.hex, words),
        used=one.used,
        capacity=one.capacity,
        ready=game.roster.ids(here & sky.aircraft & ~sky.idle & ~flown),
        idle=game.roster.ids(here & sky.idle & ~flown),
        away=game.roster.ids(flown),
    )


def lane(pos: Position, one: Lane, words: Texts) -> wire.AirLane:
    ids = pos.game.roster.ids
    return wire.AirLane(text=words.say(f"lane-{one.what}"), units=ids(one.units), out=ids(one.out))


def ring(pos: Position, one: Ring, words: Texts) -> wire.AirRing:
    game = pos.game
    return wire.AirRing(
        side=game.sides[one.side],
        hexes=[game.map.label(h) for h in bits(one.hexes)],
        text=capital(words.say(one.text, **argument_words(game, one.args, words))),
        foe=one.foe,
    )
