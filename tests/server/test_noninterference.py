"""Nobody is shown what he may not know: whatever is built for a viewer stays the same when all that is hidden
from him is dealt anew.
"""

from __future__ import annotations

import json
import re
from concurrent.futures import Future
from random import Random

import msgspec
import pytest

from grognard.ai.player import sample_hidden
from grognard.games import load
from grognard.kernel.dice import FixedDice, NeedRoll, SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Entry, header_for, read_act, write_record
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.views import view
from grognard.server import odds_view, overlay_view, presentation, why_view, wire
from grognard.server.bots import Bots
from grognard.server.onlooker import Connection
from grognard.server.replay_api import count, position_now
from grognard.server.store import SeatRow, TableRow
from grognard.server.store.rows import User
from grognard.server.table import GameTable, encode
from grognard.testing.secrecy import act_on_twin, deal_hidden, does_reveal, hidden_from, viewers

HIDDEN = {"red_tactical_advantage": "yes"}
KINDS = {
    "ts": ("ts", {**HIDDEN, "setup": "free"}),
    "ts freely deployed": ("ts", {**HIDDEN, "setup": "free", "free_deployment": "yes"}),
    "ts bid for": ("ts", {**HIDDEN, "setup": "free", "length": "bid"}),
    "toy": ("toy", {}),
}
ACTS = 110
kinds = pytest.mark.parametrize("kind", KINDS)


def table_of(game, options, seed):
    """A table of two people, and a third who watches: nothing on disk."""
    secret = bytes([seed]) * 32
    pos, rolls = begin(load(game, options), SeededDice(secret))
    header = header_for(pos, {"mode": "live", "commit": ""}, rolls=rolls)
    row = TableRow(
        "t", game, pos.game.scenario, encode(dict(pos.game.options)), secret=secret.hex(), status="playing"
    )
    return GameTable(
        row,
        [SeatRow("t", n, "person", name, "", name) for n, name in enumerate(("anna", "boris"))],
        [write_record(header)],
    )


def likely(pos, luck):
    """An act; counters laid out stay where they are, so that a set-up comes to an end, and attacks are gone
    through with.
    """
    acts = [act for act in choices(pos).acts() if act.verb not in ("lift", "drop", "ready_made")] or choices(
        pos
    ).acts()
    return luck.choice(acts)


def played(kind, seed, most=ACTS):
    """The tables of a random game, one act after the other."""
    game, options = KINDS[kind]
    table, luck = table_of(game, options, seed), Random(seed)
    for _ in range(most):
        if table.is_over:
            return
        table.journal.play(
            likely(table.pos, luck), SeededDice(bytes.fromhex(table.row.secret), table.journal.dice_count)
        )
        table.length += 1
        yield table, luck


def seated(table, viewer):
    """Whoever sees with these eyes."""
    user = None if viewer < 0 else table.seats[table.pos.state.seats[viewer]].user
    return Connection(table, User(user or "clara", user or "clara", True), "en", user is None)


def possible_questions(pos, viewer):
    """Questions that somebody might put: of every counter and some hexes, of every verb."""
    game = pos.game
    nouns = [u.id for u in game.roster.units[::5]] + list(game.map.index)[::40]
    found = [wire.Why(id=1, noun=noun) for noun in nouns]
    return found + [
        wire.Why(id=1, verb=verb, noun=noun) for verb in choices(pos).verbs for noun in (None, *nouns[::3])
    ]


def answered(ask, *args):
    try:
        return ask(*args)
    except BadInput as e:
        return str(e)


def overlays(pos, viewer):
    game = pos.game
    for name in game.hooks.overlays:
        for side in game.sides:
            yield wire.Overlay(id=1, name=name, side=side)
        for unit in game.roster.units[::4]:
            yield wire.Overlay(id=1, name=name, unit=unit.id)


def all_views(pos, viewer):
    """All that is said of a position to one viewer, besides what happened."""
    words = presentation.words_for(pos.game, "fr")
    found = [
        presentation.units.__wrapped__(pos, viewer),
        presentation.menu(pos, viewer, words),
        odds_view.odds(pos, viewer, words),
    ]
    found += [presentation.tracks(pos, viewer, words), presentation.result(pos, words)]
    found += [answered(why_view.why, pos, viewer, ask, "en") for ask in possible_questions(pos, viewer)]
    found += [answered(overlay_view.overlay, pos, viewer, ask, "en") for ask in overlays(pos, viewer)]
    return found


def moments(kind):
    """Tables at many moments of random games, with somebody's eyes and a position that he cannot tell from
    the true one.
    """
    short = kind == "toy"
    for seed in range(1, 10 if short else 3):
        for n, (table, luck) in enumerate(played(kind, seed)):
            for viewer in viewers(table.pos) if short or n % 5 == 0 else ():
                other = deal_hidden(table.pos, viewer, luck)
                if other.state != table.pos.state:
                    yield table, viewer, Position(other.game, other.state)


@kinds
def test_what_is_shown_of_a_position(kind):
    many = 0
    for table, viewer, other in moments(kind):
        many += 1
        assert all_views(other, viewer) == all_views(table.pos, viewer)
    assert many > 40


# -- what happened


def frames_of_last_act(table, journal, viewer):
    """Every frame of somebody who looked on while the last act was played, and what he finds when he looks
    back.
    """
    standing = table.journal, table.low
    looker, words = seated(table, viewer), presentation.words_for(table.game, "en")
    try:
        table.journal = journal.draft()
        table.journal._cut(len(journal.entries) - 1)
        frames = [looker.update(0.0, frozenset())]
        table.journal, table.low = journal, len(journal.entries) - 1
        frames += [looker.update(0.0, frozenset()), looker.update(0.0, frozenset(), full=True)]
        frames += [position_now(table, len(journal.entries), viewer, words), dice_counts(journal, viewer)]
    finally:
        table.journal, table.low = standing
    return frames


def dice_counts(journal, viewer):
    found = [wire.DiceCount(side=side, faces=[0] * 6) for side in journal.game.sides]
    for scene in journal.scenes():
        count(found, scene, viewer)
    return found


def twin_of(journal, viewer, luck):
    """The same last act, had it been done in a position that looked the same; None when that is another
    story.
    """
    last = journal.scene(len(journal.entries) - 1)
    before = last.before
    other = deal_hidden(before, viewer, luck)
    act = act_on_twin(before, other, read_act(before, *last.act), viewer)
    if act is None or act not in choices(other):
        return None
    try:
        out = step(other, act, FixedDice([r.face for r in last.rolls]))
    except (NeedRoll, BadInput):
        return None
    if does_reveal(out) or view(out.pos, viewer) != view(last.pos, viewer):
        return None
    many, twin = len(journal.entries), journal.draft()
    scenes = [scene._replace(pos=other) for scene in journal.scenes(max(0, many - 2), many - 1)]
    scenes.append(last._replace(pos=out.pos, changes=out.changes, before=other))
    twin._cut(many - len(scenes))
    for scene in scenes:
        twin._append(Entry.from_scene(scene))
    return twin


def hidden_names(pos, viewer):
    """What counters that somebody does not know go by; not as part of the name of one he knows."""
    hidden = set(hidden_from(pos, viewer))
    known: dict[bool, set[str]] = {True: set(), False: set()}
    for unit, counter in enumerate(pos.game.roster.units):
        known[unit not in hidden] |= {counter.id, counter.name("fr"), counter.name("en")}
    return {
        name
        for name in known[False]
        if not name.isdigit() and not any(name in other for other in known[True])
    }


def named(frames, words):
    text = json.dumps(msgspec.to_builtins(frames), ensure_ascii=False)
    any_word = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)) or "(?!)"
    return re.findall(rf"(?<![\w/-])(?:{any_word})(?![\w/-])", text)


@kinds
def test_what_is_told_of_an_act(kind):
    many = 0
    for n, (table, viewer, _) in enumerate(moments(kind)):
        if len(table.journal.entries) < 2 or (kind == "toy" and n % 5):
            continue
        frames = frames_of_last_act(table, table.journal, viewer)
        assert named(frames, hidden_names(table.pos, viewer)) == []
        if (twin := twin_of(table.journal, viewer, Random(many))) is not None:
            many += 1
            assert frames_of_last_act(table, twin, viewer) == frames
    assert many > 20


def test_dice_thrown_in_secret_are_not_counted():
    table, _ = next(played("toy", 1))
    assert [r.cite for r in table.journal.entries[0].rolls] == ["TOY 2.1"]
    seen = {
        viewer: sum(sum(c.faces) for c in dice_counts(table.journal, viewer)) for viewer in viewers(table.pos)
    }
    assert seen == {0: 0, 1: 1, -1: 0}


# -- an attack being put together


def attacks(kind):
    """Moments in which somebody puts an attack together."""
    for seed in range(1, 60 if kind == "toy" else 4):
        for table, _ in played(kind, seed, 600):
            if table.game.hooks.odds(table.pos) is not None:
                yield table.pos


@kinds
def test_odds_are_for_whoever_may_know_all_of_them(kind):
    """What the attacker has up his sleeve counts already while he thinks it over."""
    many = 0
    for pos in attacks(kind):
        many += 1
        words, who = presentation.words_for(pos.game, "en"), choices(pos).who
        assert odds_view.odds(pos, who, words) is not None
        for viewer in viewers(pos):
            assert presentation.may_see_odds(pos, viewer) == (kind != "toy" or viewer == who)
            assert (odds_view.odds(pos, viewer, words) is not None) == presentation.may_see_odds(pos, viewer)
    assert many > 10


@kinds
def test_what_is_foreseen_is_what_the_attacker_can_know(kind):
    many = 0
    for pos in attacks(kind):
        who = choices(pos).who
        other = deal_hidden(pos, who, Random(many))
        if many % (5 if kind == "toy" else 40) == 0:
            words = presentation.words_for(pos.game, "en")
            assert odds_view.odds(other, who, words) == odds_view.odds(pos, who, words)
        many += 1
    assert many > 10


class Thinking(Bots):
    """Computer players that only note what they are given."""

    def __init__(self):
        super().__init__()
        self.given = []

    def ready(self):
        return self

    def submit(self, work, *asked):
        done: Future[list[str]] = Future()
        self.given.append(asked)
        done.set_result(["given"])
        return done


@kinds
@pytest.mark.anyio
async def test_a_computer_is_given_what_its_side_can_know(kind):
    """The same for every position that it cannot tell from the true one, and one of them."""
    many = 0
    for table, viewer, other in moments(kind):
        if viewer != choices(table.pos).who or not table.journal.entries:
            continue
        many += 1
        bots, standing = Thinking(), table.journal
        chosen: object = await bots.choose(table, "greedy", b"key")
        assert chosen == ["given"]
        table.journal = standing.draft()
        table.journal.pos = other
        await bots.choose(table, "greedy", b"key")
        table.journal = standing
        assert bots.given[0] == bots.given[1]
        assert view(Position(table.game, bots.given[0][3]), viewer) == view(table.pos, viewer)
    assert many > 5


@kinds
def test_a_supposition_says_nothing_of_the_truth(kind):
    """With the same luck the same is supposed, whatever lies face down: nobody who knows the luck can reckon
    back.
    """
    for table, viewer, other in moments(kind):
        for seed in range(2):
            assert (
                sample_hidden(other, viewer, Random(seed)).state
                == sample_hidden(table.pos, viewer, Random(seed)).state
            )
