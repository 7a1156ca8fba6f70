"""A finished game as its line in the folder of a batch has it. Anybody may have changed the file: every field
is looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from grognard.ai.player import player
from grognard.games import entry, load
from grognard.kernel.errors import BadInput
from grognard.kernel.position import LATEST
from grognard.kernel.texts import texts
from grognard.lab.batch import Batch
from grognard.lab.match import GameResult
from grognard.lab.summary import DRAW

JOURNALS = "journals"
FAR = 10**12  # no figure of a game comes near, and sums of such figures are still numbers
COUNTED = ("units", "steps", "lost", "held")  # of each side, in every turn that a chronicle tells of

Turn = Annotated[int, Meta(ge=0, le=LATEST)]
Figure = Annotated[int, Meta(ge=-FAR, le=FAR)] | Annotated[float, Meta(ge=-FAR, le=FAR)]
Seconds = Annotated[float, Meta(ge=0, le=FAR)]
Word = Annotated[str, Meta(max_length=80)]


class Counted(msgspec.Struct, forbid_unknown_fields=True):
    id: Word
    side: str
    of: Annotated[int, Meta(ge=-FAR, le=FAR)]


class ControlRow(msgspec.Struct, forbid_unknown_fields=True):
    turn: Turn
    held: tuple[Annotated[str, Meta(pattern=r"^[0-9a-f]+\Z")], ...]


class ThrowRow(msgspec.Struct, forbid_unknown_fields=True):
    turn: Turn
    side: str
    verb: Word
    hex: Word
    odds: Word
    expected: Figure
    luck: Figure
    spread: Figure
    ends: Annotated[float, Meta(ge=0, le=1)]


class CaptureRow(msgspec.Struct, forbid_unknown_fields=True):
    turn: Turn
    place: Word
    side: str


class ChronicleData(msgspec.Struct, forbid_unknown_fields=True):
    """What Chronicle.to_dict writes."""

    sides: tuple[str, ...]
    points: list[Counted]
    turns: Annotated[list[dict[str, Figure | None]], Meta(min_length=1)]
    control: list[ControlRow]
    throws: list[ThrowRow]
    captures: list[CaptureRow] = []  # chronicles of earlier versions have none


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A GameResult none of whose fields may be left out."""

    seed: int
    players: tuple[str, ...]
    winner: str | None
    seat: int | None
    how: str
    turn: Turn
    acts: Annotated[int, Meta(ge=0)]
    hash: Annotated[str, Meta(pattern=r"^[0-9a-f]{24}\Z")]
    failure: str
    trace: str
    journal: str
    reasons: str
    number: int
    seats: tuple[int, ...]
    order: tuple[int, ...]
    chronicle: dict[str, Any]
    seconds: Seconds
    elapsed: Seconds


def journal_name(number: int) -> str:
    """Where a game's journal is kept, in the folder of its batch."""
    return f"{JOURNALS}/{number:06}.jsonl"


def faulty(field: str) -> BadInput:
    return BadInput(f"{field}: not as a finished game of this batch has it", "sim-bad-field", field=field)


def unreadable() -> BadInput:
    return BadInput("this is not a finished game", "sim-bad-line")


def field_of(error: msgspec.ValidationError) -> str:
    """The field that a complaint of msgspec is about; empty when it is about the whole."""
    found = re.search(r"(?:field `|at `\$\.)([^`]*)`\Z", str(error))
    return found[1] if found else ""


class Lines:
    """Reads the finished games of one batch."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.game = load(batch.game, dict(batch.options), batch.scenario)
        self.names = tuple(player(name, 0).name for name in batch.players)
        self.words = texts("en", entry(batch.game).package)

    def read(self, text: bytes) -> GameResult:
        try:
            line = msgspec.json.decode(text, type=Line)
        except msgspec.ValidationError as e:
            raise (faulty(field_of(e)) if field_of(e) else unreadable()) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise unreadable() from None
        for fault in self._faults(line):
            raise faulty(fault)
        return GameResult(**msgspec.structs.asdict(line))

    def _faults(self, line: Line) -> Iterator[str]:
        """Fields that are of the right kind and cannot be so in this batch, one after the other: each relies
        on those before it.
        """
        batch, sides = self.batch, self.game.sides
        if not 0 <= line.number < batch.games:
            yield "number"
        order = batch.order_of(line.number)
        if line.seed != batch.seed_of(line.number):
            yield "seed"
        if line.order != order:
            yield "order"
        if line.acts > self.game.longest.game:
            yield "acts"
        if line.players != tuple(self.names[n] for n in order):
            yield "players"
        if sorted(line.seats) != list(range(len(sides))):
            yield "seats"
        if line.winner not in ((None, DRAW, *sides) if line.failure else (DRAW, *sides)):
            yield "winner"
        if line.seat != (line.seats[sides.index(line.winner)] if line.winner in sides else None):
            yield "seat"
        if not (self._says(line.how) if line.winner is not None else line.how == ""):
            yield "how"
        yield from self._file_faults(line)

    def _file_faults(self, line: Line) -> Iterator[str]:
        """What is kept of a game, besides how it ended."""
        if "\n" in line.failure:
            yield "failure"
        if bool(line.trace) != bool(line.failure):
            yield "trace"
        if line.journal != (journal_name(line.number) if self.batch.journals or line.failure else ""):
            yield "journal"
        if line.reasons:  # they lie beside the journal
            yield "reasons"
        if bool(line.chronicle) != (self.batch.chronicle and not line.failure):
            yield "chronicle"
        if line.chronicle:
            yield from (f"chronicle{part}" for part in self._chronicle_faults(line.chronicle))

    def _says(self, message: str) -> bool:
        """Whether there are words for it, and whole ones."""
        try:
            return self.words.has(message) and bool(self.words.say(message))
        except ValueError:
            return False

    def _chronicle_faults(self, chronicle: dict[str, Any]) -> Iterator[str]:
        """Parts of a chronicle that it cannot have told of this game."""
        try:
            told = msgspec.convert(chronicle, ChronicleData)
        except msgspec.ValidationError as e:
            yield f".{field_of(e)}"
            return
        sides = self.game.sides
        if told.sides != sides:
            yield ".sides"
        for n, point in enumerate(told.points):
            if point.side not in (*sides, "") or not self._says(f"track-{point.id}"):
                yield f".points[{n}]"
        for n, row in enumerate(told.turns):
            if not is_whole_row(row, sides, [point.id for point in told.points]):
                yield f".turns[{n}]"
        if [held.turn for held in told.control] != [row["turn"] for row in told.turns]:
            yield ".control"
        for n, held in enumerate(told.control):
            if len(held.held) != len(sides) or any(
                int(text, 16) >> self.game.map.grid.size for text in held.held
            ):
                yield f".control[{n}]"
        for n, throw in enumerate(told.throws):
            if throw.side not in sides:
                yield f".throws[{n}]"
        places = {place.id for place in self.game.map.places}
        for n, capture in enumerate(told.captures):
            if capture.side not in sides or capture.place not in places:
                yield f".captures[{n}]"


def is_whole_row(row: dict[str, Any], sides: tuple[str, ...], tracks: list[str]) -> bool:
    """A turn of a chronicle with all its figures, and no others."""
    counts = ["turn", *(f"{what}_{side}" for side in sides for what in COUNTED)]
    others = row.keys() - {*counts, "score"}
    return (
        "score" in row
        and all(type(row.get(key)) is int and row[key] >= 0 for key in counts)
        and row["turn"] <= LATEST
        and {f"track_{track}" for track in tracks} <= others
        and all(key.startswith("track_") and type(row[key]) is int for key in others)
    )
