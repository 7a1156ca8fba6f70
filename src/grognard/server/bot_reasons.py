"""Why a computer did what it did: kept beside the journal, and told to whoever may know it.

A reason may tell of plans, so it is told in training games, when the game is over, and to the side that it
was done for. Whoever sees less of the act than the side that did it is told nothing, nor is a unit named
to one who may not know it.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from grognard.ai.reasons import Reason, reason_sentence
from grognard.games import entry
from grognard.kernel.engine import choices
from grognard.kernel.game import Game
from grognard.kernel.menu import OPTION
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts, texts
from grognard.lab.reasons import ReasonRecord, from_record, to_record
from grognard.server import presentation, table_agreements, why_view, wire
from grognard.server.faults import Fault
from grognard.server.store import MotiveRow
from grognard.server.table import GameTable

BOT, STEWARD = "bot", "steward"


def reason_json(game: Game, reason: Reason | None) -> str:
    return "null" if reason is None else msgspec.json.encode(to_record(game, reason)).decode()


def read(game: Game, text: str) -> Reason | None:
    found = msgspec.json.decode(text, type=ReasonRecord | None)
    return None if found is None else from_record(game, found)


def reason_clause(game: Game, reason: Reason | None, lang: str) -> str:
    """A sentence without its capital and its stop; empty when there is no reason, or no words for it."""
    if reason is None:
        return ""
    words = texts(lang, "grognard.ai", presentation.SERVER, entry(game.id).package)
    return reason_sentence(reason, game, words) if words.has(f"reason-{reason.what}") else ""


def act_words(pos: Position, verb: str, noun: str | None, words: Texts) -> str:
    """An act in words: "Go to 0708", "Take the 3rd Cossacks"."""
    if noun is None:
        return presentation.capital(words.say(f"verb-{verb}"))
    told = (
        presentation.option_name(words, noun)
        if choices(pos).verbs[verb].kind == OPTION
        else why_view.named_noun(pos.game, noun, words)
    )
    return (
        presentation.capital(words.say(f"act-{verb}", noun=told))
        if words.has(f"act-{verb}")
        else f"{why_view.named_verb(verb, words)} · {told}"
    )


def motive_of(table: GameTable, n: int) -> MotiveRow | None:
    """What is known of entry `n`, counted from one, as it stands now."""
    row = table.motives.get(n)
    if (
        row is None
        or not 0 < n <= len(table.journal.entries)
        or table.journal.entries[n - 1].hash != row.hash
    ):
        return None
    return row


def may_read(table: GameTable, n: int, reason: Reason, viewer: int, words: Texts) -> bool:
    """Whether a viewer may be told the reason of entry `n`."""
    if table.is_over or viewer == table.journal.entries[n - 1].side:
        return True
    if not table_agreements.terms_of(table.row).training:
        return False
    done = table.journal.scene(n - 1)
    seen, whole = (
        presentation.log_lines(done.changes, done.before, done.pos, words, eyes)
        for eyes in (viewer, done.side)
    )
    return (
        bool(seen)
        and seen == whole
        and (reason.unit < 0 or table.game.hooks.can_see(done.pos, viewer, reason.unit))
    )


def add_reasons(
    table: GameTable, entries: Iterable[wire.LogEntry], viewer: int, words: Texts
) -> list[wire.LogEntry]:
    """Entries of the log with who did them, and with the reasons that are told unasked."""
    found = list(entries)
    unasked = table_agreements.terms_of(table.row).training
    for line in found:
        row = motive_of(table, line.n)
        if row is None:
            continue
        line.by = row.done_by  # type: ignore[assignment]
        if unasked or viewer == table.journal.entries[line.n - 1].side:
            line.reason = reason_text(table, line.n, viewer, words) or ""
    return found


def reason_text(table: GameTable, n: int, viewer: int, words: Texts) -> str | None:
    """The reason of entry `n` in words, if there is one and the viewer may be told."""
    row = motive_of(table, n)
    reason = None if row is None else read(table.game, row.reason)
    if reason is None or not may_read(table, n, reason, viewer, words):
        return None
    return reason_clause(table.game, reason, words.lang)


def answer(table: GameTable, ask: wire.Because, viewer: int, words: Texts) -> wire.BecauseAnswer:
    found = reason_text(table, ask.n, viewer, words)
    if not found:
        raise Fault(409, "no-reason", n=ask.n)
    return wire.BecauseAnswer(id=ask.id, n=ask.n, text=presentation.capital(found))
