"""Journal lines before a checkpoint, parsed only on demand."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from sys import intern
from typing import Any

from grognard.kernel.checkpoint import Checkpoint
from grognard.kernel.dice import Roll
from grognard.kernel.entries import Entry
from grognard.kernel.state import Result


class Past:
    def __init__(
        self, lines: Sequence[str], side: Callable[[str], int], checkpoints: Mapping[int, Checkpoint]
    ) -> None:
        """`lines` from the header on; `checkpoints` by the line they were written at."""
        self.lines, self.side, self.checkpoints = lines, side, checkpoints
        self._read: tuple[list[Entry], list[Roll]] | None = None

    def entries(self) -> list[Entry]:
        return self.read()[0]

    def cast(self) -> list[Roll]:
        return self.read()[1]

    def read(self) -> tuple[list[Entry], list[Roll]]:
        if self._read is None:
            self._read = self._found()
            self.lines = ()
        return self._read

    def _found(self) -> tuple[list[Entry], list[Roll]]:
        entries: list[Entry] = []
        undone: list[Entry] = []
        header = json.loads(self.lines[0])
        cast = [Roll(*r) for r in header.get("rolls", [])]
        for n, line in enumerate(self.lines[1:], 2):
            record = json.loads(line)
            if "undo" in record:
                undone.append(entries.pop())
            elif "redo" in record:
                entries.append(undone.pop())
            elif "back" in record:
                del entries[-record["back"] :]
                undone.clear()
            elif "act" in record or "close" in record:
                entry = self._entry(record)
                entry.state = self.checkpoints.get(n)
                entries.append(entry)
                cast += entry.rolls
                undone.clear()
        return entries, cast

    def _entry(self, record: dict[str, Any]) -> Entry:
        side, how = self.side(record["as"]), record.get("close")
        if how is not None:
            winner = -1 if record["winner"] == "draw" else self.side(record["winner"])
            return Entry(side, [how], (), record["hash"], Result(winner, how, ""))
        return Entry(
            side,
            [intern(word) for word in record["act"]],
            [Roll(*r) for r in record["rolls"]],
            record["hash"],
            joined=bool(record.get("joined")),
        )
