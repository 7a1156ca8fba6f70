"""A journal as it is written, act by act, where nobody can play it again: other rules, another program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from grognard.kernel.chain import bad_entry, check_sum, read_line
from grognard.kernel.dice import Roll


class Record(NamedTuple):
    """What a line says of an act: the side, the words, the dice."""

    side: str
    act: list[str]
    rolls: list[Roll]


def records(lines: Sequence[str], shown: str) -> list[Record]:
    """The acts that stand; the chain of the lines is checked, and nothing else."""
    found: list[Record] = []
    undone: list[Record] = []
    before = ""
    for n, line in enumerate(lines, 1):
        record = read_line(f"{shown}:{n}", line)
        check_sum(f"{shown}:{n}", before, record)
        before = record["sum"]
        try:
            _follow(found, undone, record)
        except (KeyError, TypeError, ValueError, IndexError):
            raise bad_entry().located_at(f"{shown}:{n}") from None
    return found


def _follow(found: list[Record], undone: list[Record], record: dict[str, Any]) -> None:
    if "undo" in record:
        undone.append(found.pop())
    elif "redo" in record:
        found.append(undone.pop())
    elif "back" in record:
        del found[-record["back"] :]
        undone.clear()
    elif "act" in record or "close" in record:
        act = [str(word) for word in record.get("act") or [record["close"]]]
        found.append(Record(str(record["as"]), act, [Roll(*r) for r in record.get("rolls", [])]))
        undone.clear()
