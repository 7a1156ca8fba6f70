"""The journal is the game: JSON Lines, append-only, every line chained to the one before it.

{"grognard": 1, "game": "ts", "rules": …, "options": …, "dice": …, "rolls": …, "hash": …, "sum": …}
{"n": 1, "as": "white", "act": ["to", "0708"], "rolls": [[6, 3, "TS VIII.p4"]], "hash": …, "sum": …}
{"undo": 1, "sum": …}
{"seed": …, "sum": …}
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from grognard.kernel.acts import read_act, write_act
from grognard.kernel.changes import Change, Revealed
from grognard.kernel.dice import Dice, Given, Live, NeedRoll, Roll, commitment
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.game import Game
from grognard.kernel.menu import Act
from grognard.kernel.state import Position, State

FORMAT = 1

__all__ = ["Entry", "Journal", "append_lines", "header_for", "parse", "read_act", "state_hash", "verify_dice", "write_act", "write_new"]


HUGE = 1 << 4096  # Python itself writes no decimals much longer than this, and slowly


def state_hash(state: State) -> str:
    """A short name for a state: of its tuples, numbers and strings as JSON, whatever Python runs it."""
    text = json.dumps(_writable(state), separators=(",", ":"), default=sorted)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _writable(value: Any) -> Any:
    """Sets of hexes of the largest maps in hexadecimal; everything else is left alone."""
    if isinstance(value, tuple):
        if set(map(type, value)) == {int} and max(value) < HUGE:
            return value
        return [_writable(v) for v in value]
    return hex(value) if type(value) is int and value >= HUGE else value


class Entry(NamedTuple):
    """One act as played: who, what, the dice, and the position it led to."""

    side: int
    act: list[str]
    rolls: list[Roll]
    hash: str
    pos: Position
    changes: list[Change]
    barrier: bool  # it cannot be undone: a die, something revealed, or the decision passed on


def chained(before: str, record: dict[str, Any]) -> str:
    text = before + json.dumps(record, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def written(record: dict[str, Any]) -> str:
    """The one way a record is written: anything else in a journal was put there by another hand."""
    return json.dumps(record, ensure_ascii=False)


def is_barrier(before: Position, outcome: Outcome) -> bool:
    if outcome.rolls or any(isinstance(c, Revealed) for c in outcome.changes):
        return True
    return choices(before).who != choices(outcome.pos).who


class Journal:
    """A game being played: its header, what stands, and what was undone."""

    def __init__(self, header: dict[str, Any], start: Position) -> None:
        self.header, self.start = header, start
        self.entries: list[Entry] = []
        self.undone: list[list[str]] = []
        self.sum = header["sum"]
        self.lines: list[str] = []  # played and not yet written
        self.revealed: str | None = None

    # -- what stands

    @property
    def pos(self) -> Position:
        return self.entries[-1].pos if self.entries else self.start

    def before(self, n: int) -> Position:
        """The position in which entry `n`, counted from nought, was played."""
        return self.entries[n - 1].pos if n else self.start

    @property
    def game(self) -> Game:
        return self.start.game

    @property
    def rolls(self) -> list[Roll]:
        """Every die thrown: on the way to the first decision, then act by act."""
        first = [Roll(*r) for r in self.header.get("rolls", [])]
        return first + [roll for entry in self.entries for roll in entry.rolls]

    @property
    def thrown(self) -> int:
        return len(self.rolls)

    # -- playing

    def play(self, act: Act, dice: Dice, as_side: int | None = None) -> Entry:
        """Play an act; the caller writes `lines` to where they are kept."""
        menu = choices(self.pos)
        if as_side is not None and menu.who >= 0 and as_side != menu.who:
            raise Refused(act.verb, [menu.cite])
        if act not in menu:
            raise Refused(act.verb, menu.why_not(act))
        entry = self._entry(act, dice)
        self.entries.append(entry)
        self.undone.clear()
        rolls = [list(r) for r in entry.rolls]
        self._write({"n": len(self.entries), "as": self.game.sides[entry.side], "act": entry.act, "rolls": rolls, "hash": entry.hash})
        return entry

    def _entry(self, act: Act, dice: Dice) -> Entry:
        before = self.pos
        outcome = step(before, act, dice)
        words, who = write_act(before, act), choices(before).who
        return Entry(who, words, outcome.rolls, state_hash(outcome.pos.state), outcome.pos, outcome.changes, is_barrier(before, outcome))

    def undo(self) -> Entry:
        """Take back the last act, unless it threw a die, revealed something or passed the decision on."""
        last = self._undo()
        self._write({"undo": 1})
        return last

    def _undo(self) -> Entry:
        if not self.entries:
            raise BadInput("undo: nothing has been played", "undo-nothing")
        if self.entries[-1].barrier:
            raise BadInput("undo: the last act threw dice, revealed something or passed the decision on", "undo-barrier")
        last = self.entries.pop()
        self.undone.append(last.act)
        return last

    def redo(self) -> Entry:
        entry = self._redo()
        self._write({"redo": 1})
        return entry

    def _redo(self) -> Entry:
        if not self.undone:
            raise BadInput("redo: nothing has been undone", "redo-nothing")
        entry = self._entry(read_act(self.pos, *self.undone[-1]), Given([]))
        self.undone.pop()
        self.entries.append(entry)
        return entry

    def reveal(self, seed: bytes) -> None:
        """After the end: the seed behind the dice, for everybody to check."""
        self.revealed = seed.hex()
        self._write({"seed": seed.hex()})

    def _write(self, record: dict[str, Any]) -> None:
        self.sum = chained(self.sum, record)
        self.lines.append(written({**record, "sum": self.sum}))


def header_for(
    pos: Position,
    dice: dict[str, Any],
    position: dict[str, Any] | None = None,
    pack: str | None = None,
    rolls: list[Roll] | None = None,
) -> dict[str, Any]:
    game = pos.game
    record: dict[str, Any] = {
        "grognard": FORMAT,
        "game": game.id,
        "rules": game.version,
        "data": game.digest,
        "scenario": game.scenario,
        "options": dict(game.options),
        "dice": dice,
        "rolls": [list(r) for r in rolls or []],
        "position": position,
        "pack": pack,
        "hash": state_hash(pos.state),
    }
    return {**record, "sum": chained("", record)}


# -- files

Opener = Callable[[dict[str, Any]], Position]


def parse(text: str, shown: str, opener: Opener, verify: bool = True) -> Journal:
    """A journal from its text: every line's chain is checked, every act played again."""
    lines = text.split("\n")
    if lines.pop() or not lines:
        what = (
            BadInput("cut short: the last line is not whole", "journal-cut") if text else BadInput("empty, not a journal", "journal-empty")
        )
        raise what.under(f"{shown}:{len(lines) + 1}" if text else shown)
    records = [_line(f"{shown}:{n}", line) for n, line in enumerate(lines, 1)]
    journal = _opened(f"{shown}:1", records[0], opener)
    for n, record in enumerate(records[1:], 2):
        at = f"{shown}:{n}"
        _check_sum(at, journal.sum, record)
        journal.sum = record["sum"]
        try:
            _replay(journal, record, verify)
        except (Refused, NeedRoll) as e:
            raise BadInput(f"{at}: act: {e}") from None
        except BadInput as e:
            raise e.under(at) from None
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            raise BadInput("not an entry of a journal", "journal-entry").under(at) from None
    return journal


def _opened(at: str, header: dict[str, Any], opener: Opener) -> Journal:
    """The journal before its first act: the same rules, the same data, the same beginning."""
    if header.get("grognard") != FORMAT:
        raise BadInput("not a journal of this program", "journal-format").under(at)
    _check_sum(at, "", header)
    try:
        journal = Journal(header, opener(header))
        game = journal.game
        if (header["rules"], header["data"]) != (game.version, game.digest):
            here = f"{game.version}/{game.digest}"
            played = f"{header['rules']}/{header['data']}"
            raise BadInput(f"played with rules and data {played}; here they are {here}", "journal-data", played=played, here=here)
        if header["hash"] != state_hash(journal.start.state):
            raise BadInput("hash: the game begins with another position here", "journal-start")
    except BadInput as e:
        raise e.under(at) from None
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError):
        raise BadInput("not the header of a journal", "journal-header").under(at) from None
    except NeedRoll as e:
        raise BadInput(f"{at}: rolls: {e}") from None
    return journal


def _line(at: str, line: str) -> dict[str, Any]:
    changed = BadInput("this line was changed after it was written", "journal-changed").under(at)
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        raise changed from None
    if not isinstance(record, dict) or written(record) != line:
        raise changed
    return record


def _check_sum(at: str, before: str, record: dict[str, Any]) -> None:
    bare = {k: v for k, v in record.items() if k != "sum"}
    if record.get("sum") != chained(before, bare):
        raise BadInput("this line was changed after it was written", "journal-changed").under(at)


def _replay(journal: Journal, record: dict[str, Any], verify: bool) -> None:
    if "undo" in record:
        journal._undo()
    elif "redo" in record:
        journal._redo()
    elif "seed" in record:
        journal.revealed = record["seed"]
    else:
        faces = Given([r[1] for r in record["rolls"]])
        entry = journal._entry(read_act(journal.pos, *record["act"]), faces)
        told = {
            "n": len(journal.entries) + 1,
            "as": journal.game.sides[entry.side],
            "rolls": [list(r) for r in entry.rolls],
            "hash": entry.hash,
        }
        for key, value in told.items():
            if verify and record[key] != value:
                raise BadInput(f"{key}: the act leads to something else here", "journal-differs", field=key)
        journal.entries.append(entry)
        journal.undone.clear()


def verify_dice(journal: Journal, seed: bytes) -> None:
    """The seed is the one committed to, and every die is the one it throws."""
    if journal.header["dice"].get("commit") != commitment(seed):
        raise BadInput("dice: the seed is not the one committed to", "dice-commit")
    live = Live(seed)
    for n, (sides, face, cite) in enumerate(journal.rolls, 1):
        if live.roll(sides, cite) != face:
            raise BadInput(f"dice: die {n} is not the one that the seed throws ({cite})", "dice-seed", n=n, cite=cite)


def write_new(path: Path, journal: Journal) -> None:
    """Write a whole new journal, or nothing; never over another file."""
    text = "\n".join([written(journal.header), *journal.lines]) + "\n"
    temporary = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with open(temporary, "w", encoding="utf-8") as f:
            f.write(text)
            f.flush()
            os.fsync(f.fileno())
        os.link(temporary, path)  # unlike a rename, it fails where there is a file
    except FileExistsError:
        raise BadInput(f"{path}: there is such a file already", "file-exists", path=str(path)) from None
    except OSError as e:
        raise BadInput(f"{path}: cannot be written ({e.strerror})", "file-unwritable", path=str(path), why=str(e.strerror)) from None
    finally:
        temporary.unlink(missing_ok=True)
    journal.lines.clear()


def append_lines(path: Path, journal: Journal) -> None:
    """Add what was played; it is on disk when this returns, or the file is as it was."""
    before = path.stat().st_size
    try:
        with open(path, "a", encoding="utf-8") as f:
            f.write("".join(line + "\n" for line in journal.lines))
            f.flush()
            os.fsync(f.fileno())
    except OSError as e:
        if path.stat().st_size > before:
            os.truncate(path, before)
        raise BadInput(f"{path}: cannot be written ({e.strerror})", "file-unwritable", path=str(path), why=str(e.strerror)) from None
    journal.lines.clear()
