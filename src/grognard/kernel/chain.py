"""Lines of a journal: one way to write them, each chained to the one before it."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from grognard.kernel.errors import BadInput


def chain_hash(before: str, record: dict[str, Any]) -> str:
    text = before + json.dumps(record, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def write_record(record: dict[str, Any]) -> str:
    """The one way a record is written: anything else in a journal was put there by another hand."""
    return json.dumps(record, ensure_ascii=False)


def read_line(at: str, line: str) -> dict[str, Any]:
    changed = BadInput("this line was changed after it was written", "journal-changed").located_at(at)
    try:
        record = json.loads(line, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise changed from None
    if not isinstance(record, dict) or write_record(record) != line:
        raise changed
    return record


def no_game_file() -> BadInput:
    return BadInput("not a Grognard game file, or one of a newer program", "journal-format")


def bad_entry() -> BadInput:
    return BadInput("not a line of a Grognard game file", "journal-entry")


def read_header(at: str, line: str) -> dict[str, Any]:
    """The first line. Whatever else lies in a folder is told apart from a game that was tampered with."""
    if not line.startswith('{"grognard":'):
        raise BadInput("not a Grognard game file", "journal-header").located_at(at)
    return read_line(at, line)


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def check_sum(at: str, before: str, record: dict[str, Any]) -> None:
    bare = {k: v for k, v in record.items() if k != "sum"}
    if record.get("sum") != chain_hash(before, bare):
        raise BadInput("this line was changed after it was written", "journal-changed").located_at(at)
