"""A journal from its lines: every line's chain is checked and every act played again, unless a checkpoint may
be believed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from grognard.kernel.chain import bad_entry, check_sum, no_game_file, read_header, read_line
from grognard.kernel.checkpoint import Checkpoint, read_state
from grognard.kernel.dice import FixedDice, NeedRoll
from grognard.kernel.entries import NEAR, Entry
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.hashing import state_hash
from grognard.kernel.journal import FORMAT, Journal
from grognard.kernel.past import Past
from grognard.kernel.state import Position

# what comes of words in the wrong places
MALFORMED = (KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError)
# In the first, hashes went by the order of fields: a game is judged by its acts and dice alone.
FORMATS = (1, FORMAT)
Opener = Callable[[dict[str, Any]], Position]


def parse(
    text: str, shown: str, opener: Opener, verify: bool = True, any_rules: bool = False, program: str = ""
) -> Journal:
    """A journal from its text.

    With `any_rules` a game played under other rules or data is played again under those of today:
    it is refused at the first position that differs.
    """
    lines = text.split("\n")
    if lines.pop() or not lines:
        what = (
            BadInput("file cut short: the last line is incomplete", "journal-cut")
            if text
            else BadInput("an empty file, not a Grognard game file", "journal-empty")
        )
        raise what.located_at(f"{shown}:{len(lines) + 1}" if text else shown)
    return replay_lines(lines, shown, opener, verify, any_rules, program)


def replay_lines(
    lines: Sequence[str],
    shown: str,
    opener: Opener,
    verify: bool = True,
    any_rules: bool = False,
    program: str = "",
    checkpoints: Sequence[Checkpoint] = (),
) -> Journal:
    """A journal from its lines. Those before a checkpoint that `program` has written are not read until
    somebody asks.
    """
    try:
        journal = _open_journal(f"{shown}:1", read_header(f"{shown}:1", lines[0]), opener, program)
        first = _resume(journal, lines, checkpoints)
        here, pin = (journal.game.version, journal.game.digest), _last_pin(journal, lines[first:])
        packed = journal.header.get("pack") is not None  # a data pack is the players' own: it stays as it was
        if pin != here and (packed or not any_rules):
            played, ours = "/".join(map(str, pin)), "/".join(here)
            said = f"played with rules and data {played}; here they are {ours}"
            raise BadInput(said, "journal-data", played=played, here=ours).located_at(f"{shown}:1")
        for n, line in enumerate(lines[first:], first + 1):
            _follow(journal, read_line(f"{shown}:{n}", line), f"{shown}:{n}", verify)
    except RecursionError:
        raise no_game_file().located_at(shown) from None
    return journal


def _last_pin(journal: Journal, lines: Sequence[str]) -> tuple[Any, Any]:
    """The rules and data under which the game was played last, before any of it is played."""
    for line in reversed(lines):
        if '"rules": ' in line:  # seldom: a line is read twice for it
            record = read_line("", line)
            if "rules" in record:
                return record["rules"], record.get("data")
    return journal.pin


def replay_as_far(lines: Sequence[str], shown: str, opener: Opener) -> Journal | None:
    """As much of a journal as these rules play again; nothing where they do not even begin so."""
    try:
        journal = _open_journal(f"{shown}:1", read_header(f"{shown}:1", lines[0]), opener, "")
    except BadInput:
        return None
    try:
        for n, line in enumerate(lines[1:], 2):
            follow(journal, line, f"{shown}:{n}")
    except BadInput:
        pass
    return journal


def follow(journal: Journal, line: str, at: str) -> None:
    """Play on by a line that another hand has written."""
    _follow(journal, read_line(at, line), at, True)


def _follow(journal: Journal, record: dict[str, Any], at: str, verify: bool) -> None:
    check_sum(at, journal.sum, record)
    try:
        acted = _replay(journal, record, verify)
    except (Refused, NeedRoll) as e:
        raise BadInput(f"act: {e}").located_at(at) from None
    except BadInput as e:
        raise e.located_at(at) from None
    except MALFORMED:
        raise bad_entry().located_at(at) from None
    journal.sum = record["sum"]
    journal.length += 1
    if acted:
        journal.check()


def _open_journal(at: str, header: dict[str, Any], opener: Opener, program: str) -> Journal:
    """The journal before its first act: the same rules, the same data, the same beginning."""
    if header.get("grognard") not in FORMATS:
        raise no_game_file().located_at(at)
    check_sum(at, "", header)
    try:
        rules_and_data(header)
        journal = Journal(header, opener(header), program)
        if journal.format == FORMAT and header["hash"] != state_hash(journal.start):
            raise BadInput("hash: the game begins with another position here", "journal-start")
    except BadInput as e:
        raise e.located_at(at) from None
    except MALFORMED:
        raise BadInput("not a Grognard game file", "journal-header").located_at(at) from None
    except NeedRoll as e:
        raise BadInput(f"{at}: rolls: {e}") from None
    return journal


# -- from a checkpoint on


def _resume(journal: Journal, lines: Sequence[str], checkpoints: Sequence[Checkpoint]) -> int:
    """Stand at the last checkpoint that may be believed and leaves room for what everybody looks at; says at
    which line.
    """
    pin = (journal.game.version, journal.game.digest, journal.program)
    ours = {c.line: c for c in checkpoints if (c.rules, c.data, c.program) == pin and c.line <= len(lines)}
    for checkpoint in sorted(ours.values(), reverse=True):
        if checkpoint.line <= len(lines) - NEAR:
            pos = _is_believed(journal, lines[checkpoint.line - 1], checkpoint)
            if pos is not None:
                journal.resume_at(checkpoint, pos, Past(lines[: checkpoint.line], journal.side, ours))
                return checkpoint.line
    return 1


def _is_believed(journal: Journal, line: str, checkpoint: Checkpoint) -> Position | None:
    """The position of a checkpoint, when it is that of the line it was written at."""
    state = read_state(checkpoint.state)
    try:
        record = json.loads(line)
        if state is None or record["sum"] != checkpoint.sum or record["n"] != checkpoint.acts:
            return None
        pos = Position(journal.game, state)
        return pos if state_hash(pos) == record["hash"] else None
    except MALFORMED:
        return None


# -- line by line


def _replay(journal: Journal, record: dict[str, Any], verify: bool) -> bool:
    """Says whether it was an act."""
    if "undo" in record:
        journal._undo()
    elif "redo" in record:
        journal._redo()
    elif "back" in record:
        journal._take_back(record["back"])
    elif "close" in record:
        _replay_close(journal, record, verify)
    elif "seed" in record:
        journal.revealed = bytes.fromhex(record["seed"]).hex()
    elif "act" not in record:
        journal.pin, journal.format = rules_and_data(record), record.get("grognard", journal.format)
        if journal.format not in FORMATS:
            raise no_game_file()
    else:
        _replay_act(journal, record, verify)
        return True
    return False


def rules_and_data(record: dict[str, Any]) -> tuple[str, str]:
    """The rules and data that a line names."""
    if not isinstance(record["rules"], str) or not isinstance(record["data"], str):
        raise TypeError("rules and data are words")
    return record["rules"], record["data"]


def _replay_act(journal: Journal, record: dict[str, Any], verify: bool) -> None:
    faces, old = (
        FixedDice([r[1] for r in record["rolls"]]),
        record["hash"] if journal.format != FORMAT else "",
    )
    scene = journal._scene(journal.read(journal.pos, record["act"]), faces, old, is_joined(record))
    came = {
        "n": len(journal.entries) + 1,
        "as": scene.side,
        "rolls": [list(r) for r in scene.rolls],
        "hash": scene.hash,
    }
    if verify:
        _compare({**record, "as": journal.side(record["as"])}, came)
    journal._keep_entry(Entry.from_scene(scene))


def is_joined(record: dict[str, Any]) -> bool:
    """Whether a line says that its act was played together with the one before it."""
    found = record.get("joined", False)
    if not isinstance(found, bool):
        raise TypeError("joined is true, or left out")
    return found


def _replay_close(journal: Journal, record: dict[str, Any], verify: bool) -> None:
    winner = -1 if record["winner"] == "draw" else journal.side(record["winner"])
    old = record["hash"] if journal.format != FORMAT else ""
    scene = journal._close(journal.side(record["as"]), record["close"], winner, old)
    if verify:
        _compare(record, {"n": len(journal.entries), "hash": scene.hash})


def _compare(record: dict[str, Any], came: dict[str, Any]) -> None:
    for key, value in came.items():
        if record[key] != value:
            raise BadInput(f"{key}: the act leads to something else here", "journal-differs", field=key)
