"""What must hold of any game: at every position, and after every act."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from math import isclose, prod
from random import Random

from grognard.kernel.acts import verbs_of
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Revealed
from grognard.kernel.checkpoint import read_state, write_state
from grognard.kernel.dice import Dice, FixedDice, NeedRoll, Roll
from grognard.kernel.engine import ALL_FACES_UP_TO, Outcome, choices, expand, faces_to_try, step
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.finality import deciding_seat, is_final
from grognard.kernel.flow import ROLES, Ask
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.journal import Journal, Scene, read_act, state_hash
from grognard.kernel.menu import OPTION, Act, Allowed, Menu, exists
from grognard.kernel.narration import argument_words, cause_text, story
from grognard.kernel.paragraphs import paragraphs
from grognard.kernel.state import Position
from grognard.kernel.texts import LANGUAGES, SHARED, Texts
from grognard.kernel.views import OBSERVER, phase
from grognard.testing.blind import check_facts

sys.set_int_max_str_digits(0)  # a set of hexes of a large map has more digits than Python writes unasked

MOST_BRANCHES = 216  # of an act that is expanded: three dice are all told apart
HUGE = (1 << 12, 10**6, 1 << 70)


class StrictTexts(Texts):
    """Texts that do not put up with a missing message."""

    def say(self, message: str, **args: object) -> str:
        assert self.has(message), f"{self.lang}: no message {message}"
        return super().say(message, **args)


@cache
def texts_in_both_languages(package: str) -> list[StrictTexts]:
    return [StrictTexts(lang, (SHARED, package)) for lang in LANGUAGES]


def check_citations(game: Game, cites: list[str], whose: str) -> None:
    """Every paragraph cited is one of rules.csv."""
    lost = [c for c in cites if c not in paragraphs(game.files)]
    assert cites, f"{whose}: no paragraph is cited"
    assert not lost, f"{whose}: no paragraph {lost[0]} in rules.csv"


# -- a position


def position(pos: Position) -> None:
    """Nothing is broken, units are conserved, and somebody must act unless the game is over."""
    game, state = pos.game, pos.state
    broken = game.hooks.invariants(pos)
    assert not broken, f"invariant broken: {broken}"
    many = len(game.roster)
    assert len(state.where) == len(state.steps) == many, "units came or went"
    assert all(at >= -len(game.boxes) and (at < 0 or game.map.grid.board >> at & 1) for at in state.where), (
        "a unit is off the board"
    )
    assert all(0 <= left <= game.roster[u].steps for u, left in enumerate(state.steps)), (
        "a unit has too many steps, or too few"
    )
    assert all(0 <= s < 1 << many for s in state.marks), "a mark on no unit"
    assert all(game.map.grid.board >> m.hex & 1 for m in game.hooks.markers(pos, OBSERVER)), (
        "a marker off the map"
    )
    assert sorted(state.seats) == list(range(len(game.sides))), "seats were lost"
    menu(pos)


def menu(pos: Position) -> None:
    """The menu is empty only at the end, and all it holds can be played and is cited."""
    now = choices(pos)
    if pos.state.result is not None:
        assert not now.acts(), "the game is over and something can still be done"
        return
    assert now.acts(), f"{now.prompt}: nothing can be done"
    assert 0 <= now.who < len(pos.game.sides), f"{now.prompt}: asked of nobody"
    ask = pos.game.program[pos.frame.step].step
    assert isinstance(ask, Ask)
    unplayed = {verb for verb, allowed in now.verbs.items() if allowed.set} - ask.verbs.keys()
    assert not unplayed, f"{now.prompt}: verbs that nothing plays: {unplayed}"
    for verb, allowed in now.verbs.items():
        if verb in ask.verbs:
            assert allowed.kind == ask.verbs[verb].noun, f"{ask.name}: {verb} is declared with another noun"
            assert ask.verbs[verb].role in ROLES, f"{ask.name}: {verb} has a role that there is not"
    memo = pos.frame.memo
    assert ask.memo is None or type(memo) is ask.memo, f"{ask.name}: {type(memo).__name__} remembered"
    cites = [
        now.cite,
        *(a.under for a in now.verbs.values()),
        *(bar.cite for a in now.verbs.values() for bar in a.barred),
    ]
    check_citations(pos.game, cites, now.prompt)


def check_afresh(pos: Position) -> None:
    """Facts carried over from the position before say the same as facts worked out anew."""

    def menu_parts(now: Menu) -> object:
        return (
            now.who,
            now.prompt,
            now.cite,
            now.args,
            {verb: (a.kind, a.set, a.names, [bar[:2] for bar in a.barred]) for verb, a in now.verbs.items()},
        )

    anew = Position(pos.game, pos.state)
    assert menu_parts(choices(pos)) == menu_parts(choices(anew)), (
        "the menu hangs on how the position was come to"
    )
    score = pos.game.hooks.score
    for side in range(len(pos.game.sides)):
        assert score(pos, side) == score(anew, side), "the score hangs on how the position was come to"
    for name, spec in pos.game.hooks.overlay_specs.items():
        overlay = pos.game.hooks.overlays[name]
        for asked in range(len(pos.game.sides)) if spec.per == "side" else (0,) if spec.per == "all" else ():
            assert overlay(pos, asked) == overlay(anew, asked), f"overlay {name} hangs on how it was come to"
    check_facts(pos)


def check_words(pos: Position, texts: list[StrictTexts]) -> None:
    """The prompt, the verbs and the values of a question can be said in every language."""
    now = choices(pos)
    for lang in texts:
        assert lang.say(now.prompt, **argument_words(pos.game, now.args.items(), lang))
        if now.who >= 0:
            assert lang.say(f"phase-{phase(pos)}") if phase(pos) else True
            assert lang.say(f"side-{pos.game.sides[now.who]}")
        for marker in pos.game.hooks.markers(pos, OBSERVER):
            lang.say(f"marker-{marker.kind}", side="", n=marker.n)
        for verb, allowed in now.verbs.items():
            lang.say(f"verb-{verb}")
            if allowed.kind == OPTION:
                assert all(name.isdigit() or lang.has(f"value-{name}") for name in allowed.names), (
                    f"{verb}: a value without a message"
                )


# -- an act


def act(before: Position, played: Act, entry: Scene) -> None:
    """An act changes something, the log accounts for it, and it is a barrier for the reasons there are."""
    after, what = entry.pos, " ".join(entry.act)
    assert after.state != before.state, f"{what}: led to the very same state"
    check_citations(
        after.game,
        [c.cite for c in entry.changes] + [r.cite for r in entry.rolls] + [choices(before).cite],
        what,
    )
    told = before.state
    for change in entry.changes:
        told = change.apply(told)
    for field in ("turn", "where", "steps", "marks", "own", "seats", "result"):
        assert getattr(told, field) == getattr(after.state, field), (
            f"{what}: the log does not account for {field}"
        )
    passed = deciding_seat(before) != deciding_seat(after)
    derived = bool(entry.rolls) or passed or any(isinstance(c, Revealed) for c in entry.changes)
    assert entry.barrier == derived, f"{what}: barrier {entry.barrier}"
    assert is_final(before, played) == entry.barrier, f"{what}: called final wrongly"


def check_hash(entry: Scene) -> None:
    """The hash worked out from that of the position before is the hash of the state, and the state can be
    written down.
    """
    state = entry.pos.state
    assert entry.hash == state_hash(Position(entry.pos.game, state)), (
        "the hash hangs on how the position was come to"
    )
    again = read_state(write_state(state))
    assert repr(again) == repr(state), "a state read again is another state"


def narration(before: Position, entry: Scene, texts: list[StrictTexts]) -> None:
    """What happened can be told to everybody in every language."""
    for lang in texts:
        for viewer in (*range(len(before.game.sides)), OBSERVER):
            for line in story(entry.changes, before, entry.pos, lang, viewer):
                assert line.text.strip(), f"{lang.lang}: nothing is said of {line}"
                check_citations(before.game, [line.cite], line.text)


def undoing(journal: Journal) -> None:
    """Undo and redo come back to the same state; a barrier is not crossed."""
    last = journal.scene(len(journal.entries) - 1)
    if last.barrier:
        kept = journal.sum, len(journal.lines)
        with expect_refusal(BadInput):
            journal.undo()
        assert (journal.pos.state, journal.sum, len(journal.lines)) == (last.pos.state, *kept), (
            "a refused undo left a trace"
        )
        return
    journal.undo()
    assert journal.pos.state == last.before.state, "undo led to another state"
    again = journal.redo()
    assert (again.hash, again.changes, again.barrier) == (last.hash, last.changes, last.barrier), (
        "redo led to another state"
    )


def check_branches(pos: Position, played: Act, out: Outcome) -> None:
    """The branches of an act are all there are (or a sample, of many dice or dice with many faces), and each
    is what its dice lead to.
    """
    branches = expand(pos, played, MOST_BRANCHES)
    assert len(branches) <= MOST_BRANCHES, "too many branches"
    assert isclose(sum(chance for chance, _ in branches), 1), "the chances do not add up to 1"
    faces = [tuple(r.face for r in branch.rolls) for _, branch in branches]
    assert len(set(faces)) == len(faces), "a branch comes twice"
    apart: dict[tuple[Roll, ...], float] = {}
    for chance, branch in branches:
        first = first_rolls(branch.rolls)
        apart[first] = apart.get(first, 0.0) + chance
        again = step(pos, played, FixedDice([r.face for r in branch.rolls]))
        assert state_hash(again.pos) == state_hash(branch.pos), "a branch is not what its dice lead to"
        assert again.changes == branch.changes
    for first, chance in apart.items():
        shares = [dict(faces_to_try(r.sides)).get(r.face, 0.0) for r in first]
        assert isclose(chance, prod(shares)), "a chance is not that of its dice"
    if prod(r.sides for r in out.rolls) <= MOST_BRANCHES and all(
        r.sides <= ALL_FACES_UP_TO for r in out.rolls
    ):
        assert tuple(r.face for r in out.rolls) in faces, "what was thrown is no branch"


def first_rolls(rolls: list[Roll]) -> tuple[Roll, ...]:
    """The first dice of a branch, as many as there is room to tell apart."""
    room = MOST_BRANCHES
    for n, roll in enumerate(rolls):
        room //= len(faces_to_try(roll.sides))
        if not room:
            return tuple(rolls[:n])
    return tuple(rolls)


# -- acts that must be refused


@contextmanager
def expect_refusal(
    kinds: type[Exception] | tuple[type[Exception], ...], what: str = "", game: Game | None = None
) -> Iterator[None]:
    """Something must be refused in one of these ways; with a game, by a paragraph that it has."""
    try:
        yield
    except kinds as e:
        if game is not None and isinstance(e, Refused):
            check_citations(game, e.cites, what)
        return
    raise AssertionError(f"not refused: {what}")


def refusals(journal: Journal, live: Dice, luck: Random, texts: list[StrictTexts]) -> None:
    """Nothing that is not on the menu can be played, whatever its shape, and nothing comes of trying."""
    pos = journal.pos
    before = state_hash(pos), journal.sum, len(journal.lines), len(journal.entries)
    for wrong in wrong_acts(journal, choices(pos), luck):
        check_explanation(pos, wrong, texts)
        with expect_refusal(Refused, f"why not {wrong}", pos.game):
            step(pos, wrong, live)
        with expect_refusal(Refused):
            journal.play(wrong, live)
    legal = luck.choice(choices(pos).acts())
    for side in (*range(len(pos.game.sides)), OBSERVER, 7):
        if side != choices(pos).who:
            with expect_refusal(Refused, f"{legal} out of turn", pos.game):
                journal.play(legal, live, as_side=side)
    for word in wrong_words(pos, luck):
        with expect_refusal((BadInput, Refused), str(word)):
            step(pos, read_act(pos, *word), live)
    without_dice(journal, legal)
    assert (state_hash(journal.pos), journal.sum, len(journal.lines), len(journal.entries)) == before, (
        "a refusal left a trace"
    )


def check_explanation(pos: Position, wrong: Act, texts: list[StrictTexts]) -> None:
    """A refusal names what forbids, never only what permits; its sentence can be said and names nobody
    unknown.
    """
    menu = choices(pos)
    allowed, causes = menu.verbs.get(wrong.verb), menu.causes(wrong)
    real = allowed is not None and is_noun(pos.game, allowed, wrong.noun)
    if allowed is not None and real and allowed.permits_only(wrong.noun):
        raise AssertionError(f"{wrong.verb}: {causes[0].cite} permits, and is all that refuses {wrong.noun}")
    if allowed is not None and real and all(cause.cite == allowed.under for cause in causes):
        assert all(cause.what for cause in causes), (
            f"{wrong.verb}: {allowed.under} permits and refuses {wrong.noun}, and says not why"
        )
    for cause in causes:
        for lang in texts:
            said = cause_text(pos.game, cause, lang)
            assert bool(said.strip()) == bool(cause.what), f"{lang.lang}: nothing is said of {cause}"
        secret = sum(v.set for _, v in cause.args if isinstance(v, Units))
        sees = pos.game.hooks.can_see
        assert all(sees(pos, menu.who, u) for u in bits(secret)), f"{cause} names an unknown unit"


def is_noun(game: Game, allowed: Allowed, noun: int) -> bool:
    """Could somebody mean this noun: a hex, unit or box that there is, or one of the options?"""
    return exists(game, allowed.kind, noun) and (allowed.kind != OPTION or 0 <= noun < len(allowed.names))


def wrong_acts(journal: Journal, now: Menu, luck: Random) -> list[Act]:
    """Verbs and nouns that are not on the menu: out of range, of other questions, of another moment."""
    game = journal.game
    acts = [Act("", 0), Act("no such verb", 3)]
    acts += [
        Act(verb, luck.randrange(game.map.grid.size)) for verb in verbs_of(game) if verb not in now.verbs
    ]
    for verb, allowed in now.verbs.items():
        acts += [Act(verb, noun) for noun in (-1, -(1 << 65), *HUGE)]
        limit = max(game.map.grid.size, len(game.roster))
        acts += [
            Act(verb, noun)
            for noun in luck.sample(range(limit), min(limit, 6))
            if not allowed.set >> noun & 1
        ]
    if journal.entries:
        stale = choices(journal.position_at(luck.randrange(len(journal.entries)))).acts()
        acts += luck.sample(stale, min(len(stale), 5))
    return [a for a in acts if a not in now]


def wrong_words(pos: Position, luck: Random) -> list[tuple[str, str | None]]:
    """What somebody may type that means nothing."""
    some = luck.choice(list(pos.game.map.index))
    junk: list[str | None] = [
        "",
        " ",
        "zzzz",
        "-1",
        some + " ",
        some.lower() + "x",
        "é\u202e\0",
        "9" * 5000,
        json.dumps({"a": 1}),
    ]
    words: list[tuple[str, str | None]] = [("", None), ("zzzz", None), ("__class__", "x")]
    for verb, allowed in choices(pos).verbs.items():
        words += [(verb, noun) for noun in junk]
        words.append((verb, None if allowed.kind != "button" else some))
        words.append((verb.upper() + "!", None))
    return words


def without_dice(journal: Journal, legal: Act) -> None:
    """An act whose dice fail is not played; one that needs none is not tried."""
    for faces, wrong in (([], NeedRoll), ([99], BadInput)):
        try:
            step(journal.pos, legal, FixedDice([]))
        except NeedRoll:
            with expect_refusal(wrong):
                journal.play(legal, FixedDice(faces))
