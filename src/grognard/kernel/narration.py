"""What happened, in sentences: each visible change in the reader's language, with its paragraph.

    story(entry.changes, before, entry.pos, texts, viewer)   the lines of a whole act
    narrate(change, before, after, texts, viewer)            the line of one change, or None

Message ids follow from the change: moved-<how>, placed-<how>, removed-<how>, marked-<mark>-on and
-off, phase-<name>; what a game tells (OwnChanged, Message, Rolled, Ended) names its own message.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, NamedTuple

from grognard.kernel.arguments import Argument, At, Charge, Charges, Hexes, Points, Units
from grognard.kernel.changes import (
    Change,
    Ended,
    Marked,
    Message,
    Moved,
    OwnChanged,
    PhaseStarted,
    Placed,
    Removed,
    Revealed,
    Rolled,
    SidesAssigned,
    StepsChanged,
    TurnStarted,
)
from grognard.kernel.engine import choices
from grognard.kernel.flow import CLOSE, COMMIT, Ask
from grognard.kernel.game import NEITHER, Game
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BOX, HEX, OPTION, UNIT, Cause
from grognard.kernel.places import place_name
from grognard.kernel.preview import Effect, Preview
from grognard.kernel.rollers import phase_opening, roller_of
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.texts import Texts
from grognard.kernel.views import UNKNOWN, seen_change

MANY = 3  # units placed one after the other that are told in a single line


class Line(NamedTuple):
    """A sentence of the log, the paragraph behind it, and which change it tells."""

    text: str
    cite: str
    kind: str
    face: int = 0  # of a die, where the line tells one
    side: int = NEITHER  # whose die it is
    phase: str = ""  # that begins with it

    def __str__(self) -> str:
        return f"{self.text} ({self.cite})" if self.cite else self.text

    def to_dict(self) -> dict[str, Any]:
        """As the command line writes it in JSON."""
        return {"text": self.text, "cite": self.cite, "kind": self.kind, "face": self.face}


# -- names in the reader's language


def unit_name(game: Game, unit: int, texts: Texts) -> str:
    counter = game.roster[unit]
    name = counter.name(texts.lang)
    return name if name == counter.id else texts.say("unit-ref", name=name, id=counter.id)


def unit_brief(game: Game, unit: int, texts: Texts) -> str:
    """As short as a list of many units wants it."""
    counter = game.roster[unit]
    return texts.say("unit-brief", name=counter.name(texts.lang), id=counter.id)


def unit_plain(game: Game, unit: int, texts: Texts) -> str:
    """By its name alone, where nobody has to type it."""
    counter = game.roster[unit]
    return texts.say("unit-plain", name=counter.name(texts.lang), id=counter.id)


def unit_names(game: Game, units: UnitSet, texts: Texts) -> str:
    return texts.words([unit_name(game, u, texts) for u in bits(units)])


def place_word(game: Game, h: int, texts: Texts) -> str:
    """The name of the town or city in a hex; empty where there is none."""
    names = [
        p.fr if texts.lang == "fr" else p.en for p in game.map.places if p.hex == h and p.kind != "river"
    ]
    return names[0] if names else ""


def hex_name(game: Game, h: int, texts: Texts) -> str:
    label, place = game.map.label(h), place_word(game, h, texts)
    return texts.say("hex-ref", hex=label, place=place) if place else label


def place_text(game: Game, at: int, texts: Texts) -> str:
    """A hex, or a box beside the map, by its name."""
    return hex_name(game, at, texts) if at >= 0 else texts.say(f"box-{place_name(game, at)}")


def side_name(game: Game, side: int, texts: Texts) -> str:
    return texts.say(f"side-{game.sides[side]}")


def argument_words(game: Game, args: Iterable[tuple[str, Argument]], texts: Texts) -> dict[str, Any]:
    """What a message speaks of, in words: units and places are named in full."""
    return {key: argument_word(game, value, texts) for key, value in args}


def argument_word(game: Game, value: Argument, texts: Texts) -> str | int:
    match value:
        case Units():
            names = [unit_name(game, u, texts) for u in bits(value.set)]
            unknown = [texts.say("hidden-units", n=value.hidden)] if value.hidden else []
            return texts.words(names + unknown)
        case Hexes():
            return texts.words([hex_name(game, h, texts) for h in bits(value.set)])
        case At():
            return place_text(game, value.place, texts)
        case Points():
            return str(value)
        case Charges():
            return ", ".join(charge_words(item, texts) for item in value.items)
        case _:
            return value


def charge_words(charge: Charge, texts: Texts) -> str:
    """`rough 2`, or `river +1` for what is paid on top."""
    sign = "+" if charge.extra else ""
    return f"{texts.say(f'charge-{charge.what}')} {sign}{charge.points}"


def cause_text(game: Game, cause: Cause, texts: Texts) -> str:
    """Why something is ruled out, as a sentence; empty where the paragraph says it all."""
    return one_stop(texts.say(cause.what, **argument_words(game, cause.args, texts))) if cause.what else ""


def one_stop(sentence: str) -> str:
    """A sentence that ends with a name may end with its full stop: "2 art.."."""
    return sentence[:-1] if sentence.endswith("..") else sentence


def result_message(result: str) -> str:
    """The message that says what a result of combat means; a message's id has no slash."""
    return f"result-{result.replace('/', '_')}"


def table_words(game: Game, found: Preview, code: str, texts: Texts) -> str:
    """What the table means by a result."""
    if code not in found.words:
        return texts.say(result_message(code))
    return ", ".join(texts.say(what, **argument_words(game, args, texts)) for what, args in found.words[code])


def outcome_lines(game: Game, attacker: int, effects: Iterable[Effect], texts: Texts) -> list[Line]:
    """What a result comes to, one line for each effect with its paragraph."""
    return [Line(outcome_text(game, attacker, one, texts), one.cite, "outcome") for one in effects]


def outcome_text(game: Game, attacker: int, effect: Effect, texts: Texts) -> str:
    role = "" if effect.side < 0 else "attacker" if effect.side == attacker else "defender"
    args: list[tuple[str, Argument]] = [("units", Units(effect.units)), ("n", effect.n), ("role", role)]
    if effect.hex >= 0:
        args.append(("hex", At(effect.hex)))
    whole = role if effect.whole else "part"
    return one_stop(texts.say(f"outcome-{effect.what}", whole=whole, **argument_words(game, args, texts)))


# -- one change


class _Teller:
    def __init__(self, before: Position, after: Position, texts: Texts, viewer: int) -> None:
        self.before, self.after, self.texts, self.viewer = before, after, texts, viewer
        self.game = after.game

    def line(self, kind: str, message: str, cite: str, **args: Any) -> Line:
        text = one_stop(self.texts.say(message, **args))
        return Line(text[:1].upper() + text[1:], cite, kind)

    def someone(self, seen: int, unit: int) -> str:
        """A unit by its name, or as one of its side."""
        if seen != UNKNOWN:
            return unit_name(self.game, seen, self.texts)
        return self.texts.say("hidden-unit", side=self.game.sides[self.game.roster[unit].side])

    def place(self, at: int) -> str:
        return place_text(self.game, at, self.texts)

    def tell(self, change: Change) -> Line | None:
        seen = seen_change(change, self.before, self.after, self.viewer)
        if seen is None:
            return None
        match seen:
            case Moved() | Placed() | Removed() | StepsChanged():
                assert isinstance(change, Moved | Placed | Removed | StepsChanged)
                return self.unit_line(
                    seen, self.someone(seen.unit, change.unit), self.before.state.where[change.unit]
                )
            case Marked():
                return self.marked(seen)
            case OwnChanged(what=""):
                return None
            case OwnChanged() | Message():
                return self.line(
                    "told", seen.what, seen.cite, **argument_words(self.game, seen.args, self.texts)
                )
            case Rolled():
                return self.line("roll", seen.what, seen.cite, face=seen.face, sides=seen.sides)._replace(
                    face=seen.face
                )
            case Revealed():
                return (
                    self.line("revealed", "revealed", seen.cite, n=seen.units.bit_count())
                    if seen.units
                    else None
                )
            case TurnStarted() | PhaseStarted() | SidesAssigned() | Ended():
                return self.milestone(seen)

    def unit_line(self, seen: Moved | Placed | Removed | StepsChanged, unit: str, was: int) -> Line:
        match seen:
            case Moved():
                ends = {
                    "from": self.place(seen.path[0]),
                    "to": self.place(seen.path[-1]),
                    "steps": len(seen.path) - 1,
                }
                return self.line("moved", f"moved-{seen.how}", seen.cite, unit=unit, **ends)
            case Placed():
                return self.line("placed", f"placed-{seen.how}", seen.cite, unit=unit, to=self.place(seen.to))
            case Removed():
                return self.line(
                    "removed", f"removed-{seen.how}", seen.cite, unit=unit, **{"from": self.place(was)}
                )
            case StepsChanged():
                return self.line("step", f"step-{seen.how}", seen.cite, unit=unit, left=seen.left)

    def marked(self, seen: Marked) -> Line | None:
        if seen.quiet or not seen.units:
            return None
        message = f"marked-{self.game.marks[seen.mark]}-{'on' if seen.on else 'off'}"
        return self.line(
            "marked",
            message,
            seen.cite,
            units=unit_names(self.game, seen.units, self.texts),
            n=seen.units.bit_count(),
        )

    def skips(self, change: Change) -> Line:
        """A phase in which nothing can be done, and why, where the game says it."""
        assert isinstance(change, PhaseStarted)
        why = f"skipped-{change.step}"
        return self.line(
            "skipped",
            "skipped",
            change.cite,
            phase=self.texts.say(f"phase-{change.step}"),
            why=self.texts.say(why) if self.texts.has(why) else self.texts.say("skipped-why"),
        )

    def milestone(self, seen: TurnStarted | PhaseStarted | SidesAssigned | Ended) -> Line:
        match seen:
            case TurnStarted():
                return self.line("turn", "turned", seen.cite, turn=seen.turn)
            case PhaseStarted():
                text = self.texts.say(f"phase-{seen.step}")
                return self.line("phase", "phased", seen.cite, phase=text)._replace(phase=seen.step)
            case SidesAssigned():
                return self.line("seated", "seated", seen.cite)
            case Ended():
                won = side_name(self.game, seen.result.winner, self.texts) if seen.result.winner >= 0 else ""
                return self.line("end", seen.result.how, seen.cite, winner=won)


def narrate(change: Change, before: Position, after: Position, texts: Texts, viewer: int) -> Line | None:
    """One change as a viewer may know it, in a sentence; None for what is not told.

    `before` is the position just before the change, `after` the one its act led to.
    """
    return _Teller(before, after, texts, viewer).tell(change)


# -- a whole act


def visible_act(act: list[str], before: Position, viewer: int) -> list[str]:
    """An act as a viewer may know it: another side's choice stays its own where it is not on the map for all
    to see.
    """
    verb, *noun = act
    menu = choices(before)
    allowed = menu.verbs.get(verb)
    if allowed is None or viewer == menu.who:  # or the players ended the game themselves
        return act
    if not noun:
        ask = before.game.program[before.frame.step].step
        told = isinstance(ask, Ask) and ask.verbs[verb].role in (CLOSE, COMMIT)
        # a button that chooses among them names its choice
        aside = any(other.kind == OPTION for other in menu.verbs.values())
        return ["?"] if aside and not told else act
    is_open = allowed.kind in (HEX, BOX) or (
        allowed.kind == UNIT and before.game.hooks.can_see(before, viewer, before.game.roster.index[noun[0]])
    )
    return act if is_open else [verb, "?"]


def story(
    changes: Iterable[Change], before: Position, after: Position, texts: Texts, viewer: int
) -> list[Line]:
    """All that an act brought about, in order. Many units placed at once are one line, told hex by hex."""
    lines: list[Line] = []
    changes = list(changes)
    skipped = skipped_phases(changes, after.game)
    now, (phase_cite, side) = before, phase_opening(before)
    for group, run in groupby(changes, lambda c: isinstance(c, Placed) and c.how):
        together = list(run)
        many = bool(group) and len(together) > MANY and texts.has(f"placed-many-{group}")
        if many:
            placed = [c for c in together if isinstance(c, Placed)]
            lines.append(_placed_together(placed, phase_cite, now, after, texts, viewer))
        for change in together:
            teller = _Teller(now, after, texts, viewer)
            line = None if many else teller.tell(change) if change not in skipped else teller.skips(change)
            if line is not None:
                of = roller_of(change, after.game, side) if isinstance(change, Rolled) else NEITHER
                lines.append(line._replace(side=of))
            if isinstance(change, PhaseStarted):
                phase_cite, side = change.cite, change.who
            now = Position(now.game, change.apply(now.state), now)
    return lines


def skipped_phases(changes: list[Change], game: Game) -> list[PhaseStarted]:
    """The phases with a question that one act led through without its being asked, and in which nothing worth
    a line happened by itself either.
    """
    asks = {node.phase for node in game.program.values() if isinstance(node.step, Ask)}
    found: list[PhaseStarted] = []
    last: PhaseStarted | None = None
    for change in changes:
        if isinstance(change, PhaseStarted):
            if last is not None and last.step in asks:
                found.append(last)
            last = change
        elif not is_quiet(change):
            last = None
    return found


def is_quiet(change: Change) -> bool:
    """Is nobody told of this change?"""
    return getattr(change, "quiet", False) or (isinstance(change, OwnChanged) and not change.what)


def _placed_together(
    placed: list[Placed], cite: str, before: Position, after: Position, texts: Texts, viewer: int
) -> Line:
    """Sorted by hex, so that the order of unknown counters tells nothing of them."""
    teller = _Teller(before, after, texts, viewer)
    stacks: dict[tuple[bool, str], list[str]] = {}
    for change in placed:
        seen = seen_change(change, before, after, viewer)
        if isinstance(seen, Placed):
            name = unit_brief(after.game, seen.unit, texts) if seen.unit != UNKNOWN else "?"
            stacks.setdefault((seen.to >= 0, teller.place(seen.to)), []).append(name)
    where = texts.say("list-break").join(
        f"{at} {', '.join(names)}" if on_map else f"{at} ({', '.join(names)})"
        for (on_map, at), units in sorted(stacks.items())
        for names in [sorted(units)]
    )
    return teller.line(
        "placed", f"placed-many-{placed[0].how}", cite or placed[0].cite, n=len(placed), where=where
    )
