"""Why players did what they did: kept beside a journal, for whoever reads about the game afterwards.

Beside `g.jsonl` lies `g.jsonl.reasons`: a line for each act that had a reason, with the hash of the position
that the act led to. A line whose hash is not that of its act any more speaks of something that was taken
back, and is passed over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from grognard.ai.reasons import Reason, reason_sentence, reason_texts
from grognard.games import entry
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.journal import Journal

ENDING = ".reasons"


class ReasonRecord(msgspec.Struct, frozen=True):
    """A reason with printed names: numbers of hexes and units are another program's tomorrow."""

    what: str
    hex: str = ""
    unit: str = ""
    odds: str = ""
    gain: float = 0.0


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reason of act `n`, counted from one."""

    n: int
    hash: str
    why: ReasonRecord


def to_record(game: Game, reason: Reason) -> ReasonRecord:
    hex = game.map.label(reason.hex) if reason.hex >= 0 else ""
    unit = game.roster[reason.unit].id if reason.unit >= 0 else ""
    return ReasonRecord(reason.what, hex, unit, reason.odds, reason.gain)


def from_record(game: Game, found: ReasonRecord) -> Reason:
    return Reason(
        found.what,
        game.map.index.get(found.hex, -1),
        game.roster.index.get(found.unit, -1),
        found.odds,
        found.gain,
    )


def reasons_text(journal: Journal, reasons: Sequence[Reason | None]) -> str:
    """The text of the file, given a reason or none for each act."""
    acts = enumerate(zip(journal.entries, reasons, strict=True), 1)
    rows = [Row(n, done.hash, to_record(journal.game, why)) for n, (done, why) in acts if why is not None]
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)


def reasons_path(journal: Path) -> Path:
    return journal.with_name(journal.name + ENDING)


def read(journal: Journal, path: Path) -> dict[int, Reason]:
    """The reasons that are kept in a file, by the number of the act; nothing when there is no such file."""
    found: dict[int, Reason] = {}
    try:
        lines = path.read_bytes().splitlines()
    except FileNotFoundError:
        return found
    except OSError as e:
        raise BadInput(
            f"{path}: cannot be read ({e.strerror})", "file-unreadable", path=str(path), why=str(e.strerror)
        ) from None
    for number, line in enumerate(lines, 1):
        try:
            row = msgspec.json.decode(line, type=Row)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadInput("this is not the reason of an act", "reasons-line").located_at(
                f"{path}:{number}"
            ) from None
        if 0 < row.n <= len(journal.entries) and journal.entries[row.n - 1].hash == row.hash:
            found[row.n] = from_record(journal.game, row.why)
    return found


def reason_clause(game: Game, reason: Reason, lang: str) -> str:
    """A sentence without its capital and its stop; empty when there are no words for it."""
    words = reason_texts(lang, entry(game.id).package)
    return reason_sentence(reason, game, words) if words.has(f"reason-{reason.what}") else ""


Reasons = Mapping[int, Reason]
