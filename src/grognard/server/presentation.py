"""What one reader is shown of a position: built from his view, in his language, in the types of the wire."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random

from grognard.ai.player import sample_hidden
from grognard.games import entry
from grognard.kernel.acts import read_act
from grognard.kernel.arguments import Points
from grognard.kernel.changes import (
    Change,
    Moved,
    PhaseStarted,
    Placed,
    Removed,
    Rolled,
    StepsChanged,
    TurnStarted,
)
from grognard.kernel.dice import FixedDice, NeedRoll
from grognard.kernel.engine import NOBODY, choices, step
from grognard.kernel.finality import is_final
from grognard.kernel.flow import HAND, Ask
from grognard.kernel.game import Game, Marker
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BOX, BUTTON, HEX, OPTION, UNIT, Act, Allowed, Menu
from grognard.kernel.narration import (
    argument_words,
    place_text,
    side_name,
    story,
)
from grognard.kernel.paragraphs import paragraphs
from grognard.kernel.places import box_place, place_name
from grognard.kernel.state import Position, Result
from grognard.kernel.texts import Texts, texts
from grognard.kernel.views import UNKNOWN, known_units, marks_on, noun_name, phase, seen_change
from grognard.server import wire
from grognard.server.ending import ending, foresee, wire_undone
from grognard.server.wording import capital as capital
from grognard.server.wording import points as points

SERVER = "grognard.server"  # its own words, under those of the game
LUCK = 20  # a fixed number: whatever is asked of what is hidden, the same is supposed each time


def words_for(game: Game, lang: str) -> Texts:
    return texts(lang, SERVER, entry(game.id).package)


def phase_text(game: Game, name: str, words: Texts) -> str:
    return capital(words.say(f"phase-{name}")) if words.has(f"phase-{name}") else name


def reason(game: Game, cite: str, lang: str, text: str = "") -> wire.Reason:
    found = paragraphs(game.files).get(cite)
    title, summary = (found.title(lang), found.summary(lang)) if found else ("", "")
    return wire.Reason(cite=cite, title=title, summary=summary, text=capital(text))


def role_of(pos: Position, verb: str) -> str:
    """The role of a verb; none where it stands on the menu only to say why it cannot be done."""
    declared = ask_of(pos).verbs.get(verb)
    return declared.role if declared is not None else ""


def ask_of(pos: Position) -> Ask:
    """The question that is open."""
    ask = pos.game.program[pos.frame.step].step
    assert isinstance(ask, Ask)
    return ask


# -- what is hidden


@lru_cache(maxsize=16)
def supposed_position(pos: Position, viewer: int) -> Position:
    """A position that the viewer cannot tell from the true one; the same for all that
    look the same to him.
    """
    return sample_hidden(pos, viewer, Random(LUCK))


def may_see_odds(pos: Position, viewer: int) -> bool:
    """Whether a viewer may know all that an attack is reckoned from: whoever puts it together, the others
    when nothing is hidden.
    """
    return viewer == choices(pos).who or supposed_position(pos, viewer) is pos


# -- the position


@lru_cache(maxsize=16)
def units(pos: Position, viewer: int) -> tuple[list[wire.UnitNow], list[wire.Hidden]]:
    """Worked out once for all who see with the same eyes; not kept with the position, of which a journal
    holds every one.
    """
    game, state = pos.game, pos.state
    known, concealed = known_units(pos, viewer)
    marks = marks_on(pos)
    units = [
        wire.UnitNow(
            id=game.roster[unit].id,
            at=place_name(game, state.where[unit]),
            steps=state.steps[unit],
            marks=marks.get(unit, []),
        )
        for unit in known
    ]
    return units, [wire.Hidden(side=side, at=at) for side, at in concealed]


def marker_sign(marker: Marker, words: Texts) -> str:
    """What is written on it, if anything."""
    message = f"marker-{marker.kind}-sign"
    return words.say(message, n=marker.n, of=marker.of) if words.has(message) else ""


def markers(pos: Position, viewer: int, words: Texts) -> list[wire.Marker]:
    game = pos.game
    return [
        wire.Marker(
            at=game.map.label(m.hex),
            kind=m.kind,
            text=words.say(
                f"marker-{m.kind}", side=words.say(f"side-{game.sides[m.side]}") if m.side >= 0 else "", n=m.n
            ),
            side=game.sides[m.side] if m.side >= 0 else "",
            n=m.n,
            sign=words.say(sign, n=m.n, of=m.of) if words.has(sign := f"marker-{m.kind}-sign") else "",
            above=m.above,
        )
        for m in game.hooks.markers(pos, viewer)
    ]


def tracks(pos: Position, viewer: int, words: Texts) -> list[wire.Track]:
    return [
        wire.Track(
            id=t.id,
            label=words.say(f"track-{t.id}"),
            value=t.value,
            of=t.of,
            cite=t.cite,
            hint=words.say(f"track-{t.id}-hint", **argument_words(pos.game, t.args, words))
            if words.has(f"track-{t.id}-hint")
            else "",
            side=pos.game.sides[t.side] if t.side >= 0 else "",
            look=t.look,  # type: ignore[arg-type]
            scores=t.scores,
        )
        for t in pos.game.hooks.tracks(pos, viewer)
    ]


def weather(pos: Position, words: Texts) -> list[wire.WeatherNow]:
    """Of each zone; the year of a date is told only where it is not this turn's."""
    game, turn = pos.game, pos.state.turn
    year = game.hooks.date(game, turn, words.lang).rpartition(" ")[2]

    def date(turn: int) -> str:
        return game.hooks.date(game, turn, words.lang).removesuffix(f" {year}") if turn else ""

    return [
        wire.WeatherNow(
            zone=one.zone,
            sign=one.sign,  # type: ignore[arg-type]
            text=capital(words.say(one.what)),
            cite=one.cite,
            until=date(one.until),
        )
        for one in game.hooks.weather(pos)
    ]


def result(pos: Position, words: Texts) -> wire.Result | None:
    found = pos.state.result
    return None if found is None else wire_result(pos.game, found, words)


def wire_result(game: Game, found: Result, words: Texts) -> wire.Result:
    won = side_name(game, found.winner, words) if found.winner >= 0 else ""
    side = game.sides[found.winner] if found.winner >= 0 else "draw"
    return wire.Result(winner=side, text=capital(words.say(found.how, winner=won)), cite=found.cite)


# -- the menu


def menu(pos: Position, viewer: int, words: Texts) -> wire.Menu:
    """The question and every verb for the side asked; the others read who must decide."""
    asked, game = choices(pos), pos.game
    if asked.who == NOBODY:
        return wire.Menu(
            who=None, yours=False, prompt=capital(words.say("game-is-over")), cite=asked.cite, verbs=[]
        )
    who = game.sides[asked.who]
    if viewer != asked.who:
        prompt = words.say(
            "waiting-for", side=side_name(game, asked.who, words), phase=words.say(f"phase-{phase(pos)}")
        )
        return wire.Menu(who=who, yours=False, prompt=capital(prompt), cite=asked.cite, verbs=[])
    prompt = words.say(asked.prompt, **argument_words(game, asked.args.items(), words))
    verbs = [menu_verb(pos, viewer, verb, allowed, words) for verb, allowed in asked.verbs.items()]
    return wire.Menu(
        who=who,
        yours=True,
        prompt=capital(prompt),
        cite=asked.cite,
        verbs=verbs,
        held=game.roster[asked.hand].id if asked.hand >= 0 else None,
        left=answers_left(asked),
        ending=ending(pos, supposed_position(pos, viewer), words),
    )


def answers_left(asked: Menu) -> int | None:
    """How often it may still be answered at most, where the question says so."""
    match asked.args.get("left"):
        case int(many):
            return many
        case Points(value, per):
            return -(-value // per)
    return None


def menu_verb(pos: Position, viewer: int, verb: str, allowed: Allowed, words: Texts) -> wire.MenuVerb:
    nouns = [noun_name(pos, allowed, noun) or "" for noun in bits(allowed.set)]
    found: dict[str, wire.Lit] = {}
    if allowed.kind == HEX:
        lit = pos.game.hooks.move_costs(pos)
        found = {
            pos.game.map.label(h): wire.Lit(cost=points(at.cost), stop=at.stop)
            for h, at in lit.items()
            if allowed.set >> h & 1
        }
    return wire.MenuVerb(
        verb=verb,
        label=capital(words.say(f"verb-{verb}")),
        act=capital(words.say(f"act-{verb}", noun="{}")) if words.has(f"act-{verb}") else "",
        kind=allowed.kind,  # type: ignore[arg-type]
        cite=allowed.under,
        final=allowed.kind == BUTTON
        and bool(allowed.set)
        and foresee(supposed_position(pos, viewer), Act(verb)).final,
        finals=finals(pos, viewer, verb, allowed),
        role=role_of(pos, verb),  # type: ignore[arg-type]
        nouns=nouns,
        names=names(pos, allowed, words),
        lit=found,
        takes=does_only_take(supposed_position(pos, viewer), verb, allowed),
        wasted=wasteful_nouns(supposed_position(pos, viewer), verb, allowed, words),
        foretold=forecasts(supposed_position(pos, viewer), verb, allowed, words),
    )


def wasteful_nouns(pos: Position, verb: str, allowed: Allowed, words: Texts) -> dict[str, wire.Undone]:
    """The nouns whose act would use something up for nothing, and why."""
    found = pos.game.hooks.wasteful_acts(pos).get(verb, {})
    return {
        noun_name(pos, allowed, noun) or "": wire_undone(pos, one, words)
        for noun, one in found.items()
        if allowed.set >> noun & 1
    }


def forecasts(pos: Position, verb: str, allowed: Allowed, words: Texts) -> dict[str, str]:
    """What the choice of a noun would come to."""
    found = pos.game.hooks.forecast_choices(pos).get(verb, {})
    return {
        noun_name(pos, allowed, noun) or "": words.say(what, **argument_words(pos.game, args, words))
        for noun, (what, args) in found.items()
        if allowed.set >> noun & 1
    }


def finals(pos: Position, viewer: int, verb: str, allowed: Allowed) -> list[str]:
    """The options and boxes, which are few, whose act could not be undone."""
    if allowed.kind not in (OPTION, BOX):
        return []
    seen = supposed_position(pos, viewer)
    return [noun_name(pos, allowed, n) or "" for n in bits(allowed.set) if is_final(seen, Act(verb, n))]


def names(pos: Position, allowed: Allowed, words: Texts) -> dict[str, str]:
    """The nouns that are not on the map, in words: options and boxes."""
    found = {noun_name(pos, allowed, noun) or "": noun for noun in bits(allowed.set)}
    if allowed.kind == BOX:
        return {name: capital(place_text(pos.game, box_place(box), words)) for name, box in found.items()}
    return {name: option_name(words, name) for name in found} if allowed.kind == OPTION else {}


TAKES: dict[tuple[str, str, str], bool] = {}  # by game, question and verb


def does_only_take(pos: Position, verb: str, allowed: Allowed) -> bool:
    """Does a verb nothing but take its unit in hand? Found out by playing it, once for each question."""
    key = pos.game.id, pos.frame.step, verb
    if not allowed.set or allowed.kind != UNIT or role_of(pos, verb) != HAND:
        return False  # the same answer in every process, whatever it has seen before
    if key not in TAKES:
        noun = bits(allowed.set)[0]
        try:
            out = step(pos, Act(verb, noun), FixedDice(()))
        except NeedRoll:
            TAKES[key] = False
        else:
            TAKES[key] = choices(out.pos).hand == noun and out.pos.state.where == pos.state.where
    return TAKES[key]


def is_final_act(pos: Position, verb: str, noun: str | None) -> bool:
    """Is this a legal act that could not be undone, as far as whoever is asked can know?"""
    asked = choices(pos)
    if asked.who == NOBODY:
        return False
    act = read_act(pos, verb, noun)
    return act in asked and is_final(supposed_position(pos, asked.who), act)


def option_name(words: Texts, value: str) -> str:
    return capital(words.say(f"value-{value}")) if words.has(f"value-{value}") else value


# -- the log and the picture of what happened


def log_lines(
    changes: Iterable[Change], before: Position, after: Position, words: Texts, viewer: int
) -> list[wire.Line]:
    return [
        wire.Line(
            text=x.text,
            cite=x.cite,
            kind=x.kind,
            face=x.face,
            side=after.game.sides[x.side] if x.side >= 0 else "",
            phase=x.phase,
        )
        for x in story(changes, before, after, words, viewer)
    ]


def events(
    changes: Iterable[Change], before: Position, after: Position, viewer: int, words: Texts
) -> list[wire.Event]:
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
            return wire.Event(
                kind="moved",
                unit=id_of(game, seen.unit),
                path=[game.map.label(h) for h in seen.path],
                how=seen.how,
            )
        case Placed():
            return wire.Event(
                kind="placed", unit=id_of(game, seen.unit), path=[place_name(game, seen.to)], how=seen.how
            )
        case Removed():
            return wire.Event(kind="removed", unit=id_of(game, seen.unit), how=seen.how)
        case StepsChanged():
            return wire.Event(kind="step", unit=id_of(game, seen.unit))
        case Rolled():
            return wire.Event(
                kind="rolled",
                face=seen.face,
                sides=seen.sides,
                text=words.say(seen.what, face=seen.face, sides=seen.sides),
            )
        case PhaseStarted():
            return wire.Event(kind="phase", text=phase_text(game, seen.step, words))
        case TurnStarted():
            return wire.Event(kind="turn", text=capital(words.say("turned", turn=seen.turn)))
        case _:
            return None


def id_of(game: Game, unit: int) -> str | None:
    return None if unit == UNKNOWN else game.roster[unit].id
