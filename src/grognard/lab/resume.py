"""The folder of a batch: each game is on disk when it is finished, so that a batch cut short at any moment goes on where it was."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Mapping
from dataclasses import asdict, replace
from io import BufferedRandom
from pathlib import Path
from types import TracebackType
from typing import Any

from grognard.kernel.errors import BadInput
from grognard.lab.batch import Batch
from grognard.lab.match import GameResult
from grognard.lab.reasons import beside

BATCH, GAMES, JOURNALS, FAILURES = "batch.json", "games.jsonl", "journals", "failures"
FORMAT = 1


class Keeper:
    """Games of one batch, kept as they are finished. Without a folder, in memory only."""

    def __init__(self, batch: Batch, out: Path | None) -> None:
        self.batch, self.out = batch, out
        self.results: dict[int, GameResult] = {}
        self.file: BufferedRandom | None = None
        if out is not None:
            self.file = opened(out, batch)
            try:
                if (out / BATCH).exists():  # it may have come between the first look and the lock
                    agree(out, batch)
                self.recall()
                settle(out, batch)
            except BaseException:
                self.file.close()
                raise

    def __enter__(self) -> Keeper:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.file is not None:
            self.file.close()

    @property
    def left(self) -> list[int]:
        """The games that are still to be played."""
        return [n for n in range(self.batch.games) if n not in self.results]

    def recall(self) -> None:
        """What is on disk is what is so: whoever was interrupted may not know what he wrote last."""
        if self.out is not None and self.file is not None:
            self.results = recalled(self.file, self.out / GAMES)

    def add(self, found: GameResult) -> None:
        """A finished game. It is on disk when this returns; one that is there already is not counted twice."""
        if found.number in self.results:
            return
        if self.out is not None and self.file is not None:
            found = self._beside(found, self.out)
            append(self.file, self.out / GAMES, asdict(found))
        self.results[found.number] = found

    def _beside(self, found: GameResult, out: Path) -> GameResult:
        """The journal and the trace in files of their own, before the line that names them."""
        name = f"{found.number:06}"
        if found.trace:
            put(out / FAILURES / f"{name}.txt", found.trace.encode())
        if found.journal:
            put(beside(out / JOURNALS / f"{name}.jsonl"), found.reasons.encode())
            put(out / JOURNALS / f"{name}.jsonl", found.journal.encode())
            found = replace(found, journal=f"{JOURNALS}/{name}.jsonl", reasons="")
        return found


def unwritable(path: Path, error: OSError) -> BadInput:
    return BadInput(f"{path}: cannot be written ({error.strerror})", "file-unwritable", path=str(path), why=str(error.strerror))


def put(path: Path, content: bytes) -> None:
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


def opened(out: Path, batch: Batch) -> BufferedRandom:
    """The file of games, which no other process adds to meanwhile. Another batch's folder is left as it is."""
    if (out / BATCH).exists():
        agree(out, batch)
    elif any((out / name).exists() for name in ("games.csv", JOURNALS)) or has_text(out / GAMES):
        raise BadInput(f"{out}: there are results in this folder already", "file-exists", path=str(out))
    try:
        out.mkdir(parents=True, exist_ok=True)
        file = open(out / GAMES, "a+b")  # noqa: SIM115 - the keeper closes it
    except OSError as e:
        raise unwritable(out, e) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadInput(f"{out}: another process is playing this batch", "sim-locked", path=str(out)) from None
    return file


def has_text(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def laid_down(out: Path) -> dict[str, Any]:
    """What a folder says is played in it."""
    path = out / BATCH
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as e:
        raise BadInput(f"{path}: cannot be read ({e})", "sim-unreadable", path=str(path), why=str(e)) from None
    if not isinstance(found, dict) or found.get("grognard") != FORMAT or not isinstance(found.get("games"), int):
        raise BadInput(f"{path}: this is not what a batch leaves", "sim-not-a-batch", path=str(path))
    return found


def agree(out: Path, batch: Batch) -> None:
    """The batch must be the one that is played in this folder; only its length may grow."""
    there = laid_down(out)
    for key, value in batch.written().items():
        if there.get(key) == value or (key == "games" and value > there["games"]):
            continue
        was, now = shown(there.get(key)), shown(value)
        text = f"{out}: {key}: {was} is played in this folder, not {now}"
        raise BadInput(text, "sim-other-batch", path=str(out), key=key, was=was, now=now)


def shown(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{k}={v}" for k, v in value.items()) or "–"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def settle(out: Path, batch: Batch) -> None:
    """Lay down what is played here."""
    text = json.dumps({"grognard": FORMAT, **batch.written()}, ensure_ascii=False, indent=1) + "\n"
    put(out / BATCH, text.encode())


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


def recalled(file: BufferedRandom, path: Path) -> dict[int, GameResult]:
    """The games that were finished; what was written of one when the process died is cut off."""
    file.seek(0)
    found: dict[int, GameResult] = {}
    whole = 0
    for line, text in enumerate(file.readlines(), 1):
        if not text.endswith(b"\n"):
            break
        game = read_result(text, f"{path}:{line}")
        if game.number in found:
            raise BadInput(f"{path}:{line}: game {game.number} is there twice", "sim-twice", where=f"{path}:{line}", number=game.number)
        found[game.number] = game
        whole += len(text)
    file.truncate(whole)
    return found


def read_result(text: bytes, where: str) -> GameResult:
    try:
        row = json.loads(text)
        tuples = {name: tuple(row[name]) for name in ("players", "seats", "order")}
        return GameResult(**{**row, **tuples})
    except (ValueError, TypeError, KeyError) as e:
        raise BadInput(f"{where}: this is not a finished game ({e})", "sim-bad-line", where=where) from None
