"""The folder of a batch: each game is on disk when it is finished, so that a batch cut short at any moment
goes on where it was.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, replace
from io import BufferedRandom, BufferedReader
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any

import msgspec

from grognard.kernel.errors import BadInput
from grognard.lab import file_locks
from grognard.lab.batch import Batch
from grognard.lab.finished import JOURNALS, Lines, field_of, journal_name
from grognard.lab.match import GameResult
from grognard.lab.reasons import reasons_path

BATCH, GAMES, FAILURES, COMPARISON = "batch.json", "games.jsonl", "failures", "comparison.json"
HALVES = ("a", "b")  # the folders of a comparison's two batches
FORMAT = 1


class Laid(msgspec.Struct, forbid_unknown_fields=True):
    """What batch.json holds."""

    grognard: int
    game: str
    scenario: str
    options: dict[str, str]
    players: list[str]
    seed: int
    swap: bool
    journals: bool
    chronicle: bool
    version: str
    rules: str
    data: str
    code: str
    games: Annotated[int, msgspec.Meta(ge=1)]


class BatchStore:
    """Games of one batch, kept as they are finished. Without a folder, in memory only."""

    def __init__(self, batch: Batch, out: Path | None) -> None:
        self.batch, self.out = batch, out
        self.results: dict[int, GameResult] = {}
        self.file: BufferedRandom | None = None
        self.lock = ExitStack()
        if out is not None:
            self.file = open_games(out, batch, self.lock)
            try:
                if (out / BATCH).exists():  # it may have come between the first look and the lock
                    agree(out, batch)
                self.recall()
                write_batch(out, batch)
            except BaseException:
                self.close()
                raise

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
        self.lock.close()

    def __enter__(self) -> BatchStore:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def games_left(self) -> list[int]:
        """The games that are still to be played."""
        return [n for n in range(self.batch.games) if n not in self.results]

    def recall(self) -> None:
        """Read the results again from disk, and cut off a line that was not written whole: a process that was
        interrupted does not know what it wrote last.
        """
        if self.out is not None and self.file is not None:
            self.file.seek(0)
            self.results, whole = read_finished(self.file, self.out / GAMES, self.batch)
            self.file.truncate(whole)  # what was written of a game when the process died

    def add(self, found: GameResult) -> None:
        """A finished game. It is on disk when this returns; one that is there already is
        not counted twice.
        """
        if found.number in self.results:
            return
        if self.out is not None and self.file is not None:
            found = self._beside(found, self.out)
            append(self.file, self.out / GAMES, asdict(found))
        self.results[found.number] = found

    def _beside(self, found: GameResult, out: Path) -> GameResult:
        """The journal and the trace in files of their own, before the line that names them."""
        if found.trace:
            replace_file(out / FAILURES / f"{found.number:06}.txt", found.trace.encode())
        if found.journal:
            path = out / journal_name(found.number)
            replace_file(reasons_path(path), found.reasons.encode())
            replace_file(path, found.journal.encode())
            found = replace(found, journal=journal_name(found.number), reasons="")
        return found


def unwritable(path: Path, error: OSError) -> BadInput:
    return BadInput(
        f"{path}: cannot be written ({error.strerror})",
        "file-unwritable",
        path=str(path),
        why=str(error.strerror),
    )


def replace_file(path: Path, content: bytes) -> None:
    """A file whole or not at all, in the place of what was there."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with open(part, "wb") as f:
                f.write(content)
                f.flush()
                os.fsync(f.fileno())
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as e:
        raise unwritable(path, e) from None


def check_results(out: Path, batch: Batch) -> dict[int, GameResult]:
    """The games that a folder holds of a batch. What could not go on there is refused, and nothing is
    touched.
    """
    check_folder(out, batch)
    try:
        with lock(out), open(out / GAMES, "rb") as file:
            return read_finished(file, out / GAMES, batch)[0]
    except FileNotFoundError:
        return {}
    except OSError as e:
        raise unwritable(out, e) from None


def check_folder(out: Path, batch: Batch) -> None:
    """Another batch's folder is refused, and that of anything else."""
    if (out / BATCH).exists():
        agree(out, batch)
    elif holds_results(out):
        raise BadInput(f"{out}: there are results in this folder already", "file-exists", path=str(out))
    elif any((out / name).exists() for name in (COMPARISON, *(f"{half}/{BATCH}" for half in HALVES))):
        raise BadInput(
            f"{out}: a comparison is kept in this folder, not a batch", "sim-comparison-there", path=str(out)
        )


def holds_results(out: Path) -> bool:
    return any((out / name).exists() for name in ("games.csv", JOURNALS)) or has_text(out / GAMES)


def check_comparison(out: Path) -> None:
    """A comparison has its batches in folders of their own: it is none of a folder that has one itself."""
    if (out / BATCH).exists() or holds_results(out):
        raise BadInput(
            f"{out}: a batch is kept in this folder, not a comparison", "compare-batch-there", path=str(out)
        )


def open_games(out: Path, batch: Batch, held: ExitStack) -> BufferedRandom:
    """The file of games, which no other process adds to meanwhile. Another batch's folder
    is left as it is.
    """
    check_folder(out, batch)
    try:
        out.mkdir(parents=True, exist_ok=True)
        file = open(out / GAMES, "a+b")  # noqa: SIM115 - the keeper closes it
    except OSError as e:
        raise unwritable(out, e) from None
    try:
        held.enter_context(lock(out))
    except BadInput:
        file.close()
        raise
    return file


@contextmanager
def lock(out: Path) -> Iterator[None]:
    try:
        with file_locks.lock_file(out / GAMES):
            yield
    except file_locks.LockHeld:
        raise BadInput(f"{out}: another process is playing this batch", "sim-locked", path=str(out)) from None


def has_text(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def laid_down(out: Path) -> dict[str, Any]:
    """What a folder says is played in it."""
    path = out / BATCH
    try:
        text = path.read_text(encoding="utf-8")
        found = json.loads(text)
    except (OSError, ValueError) as e:
        raise BadInput(
            f"{path}: cannot be read ({e})", "sim-unreadable", path=str(path), why=str(e)
        ) from None
    except RecursionError:
        found = None
    if not isinstance(found, dict) or found.get("grognard") != FORMAT:
        raise BadInput(f"{path}: this is not what a batch leaves", "sim-not-a-batch", path=str(path))
    try:
        msgspec.convert(found, Laid)
    except msgspec.ValidationError as e:
        field = field_of(e) or "?"
        complaint = BadInput(f"{field}: not as a batch lays it down", "sim-bad-batch", field=field)
        raise complaint.located_at(f"{path}:{line_of(field, text)}") from None
    return found


def line_of(field: str, text: str) -> int:
    """Where a field stands in batch.json; one that is missing, at the beginning."""
    key = json.dumps(re.split(r"[.\[]", field)[0])
    return next((n for n, line in enumerate(text.split("\n"), 1) if line.lstrip().startswith(key)), 1)


def agree(out: Path, batch: Batch) -> None:
    """The batch must be the one that is played in this folder; only its length may grow."""
    there = laid_down(out)
    for key, value in batch.to_dict().items():
        if there.get(key) == value or (key == "games" and value > there["games"]):
            continue
        was, now = value_text(there.get(key)), value_text(value)
        text = f"{out}: {key}: {was} is played in this folder, not {now}"
        raise BadInput(text, "sim-other-batch", path=str(out), key=key, was=was, now=now)


def value_text(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{k}={v}" for k, v in value.items()) or "–"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def write_batch(out: Path, batch: Batch) -> None:
    """Lay down what is played here."""
    text = json.dumps({"grognard": FORMAT, **batch.to_dict()}, ensure_ascii=False, indent=1) + "\n"
    replace_file(out / BATCH, text.encode())


def append(file: BufferedRandom, path: Path, row: dict[str, Any]) -> None:
    """One line more, on disk when this returns; or the file is as it was."""
    before = file.seek(0, os.SEEK_END)
    try:
        file.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())
    except OSError as e:
        file.truncate(before)
        raise unwritable(path, e) from None


def read_finished(
    file: BufferedRandom | BufferedReader, path: Path, batch: Batch
) -> tuple[dict[int, GameResult], int]:
    """The games whose lines are whole, and how many bytes those are."""
    found: dict[int, GameResult] = {}
    lines, whole = Lines(batch), 0
    for line, text in enumerate(file.readlines(), 1):
        if not text.endswith(b"\n"):
            break
        try:
            game = lines.read(text)
        except BadInput as e:
            raise e.located_at(f"{path}:{line}") from None
        if game.number in found:
            raise BadInput(
                f"{path}:{line}: game {game.number} is there twice",
                "sim-twice",
                where=f"{path}:{line}",
                number=game.number,
            )
        found[game.number] = game
        whole += len(text)
    return found, whole
