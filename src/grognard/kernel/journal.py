"""The journal is the game: JSON Lines, append-only, every line chained to the one before it.

    {"grognard": 1, "game": "ts", "rules": …, "options": …, "dice": …, "hash": …, "sum": …}
    {"n": 1, "as": "white", "act": ["to", "0708"], "rolls": [[6, 3, "TS VIII.p4"]], "hash": …, "sum": …}
    {"undo": 1, "sum": …}
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from grognard.kernel.changes import Change, Revealed
from grognard.kernel.dice import Dice, Given, Live, NeedRoll, Roll, commitment
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.game import Game
from grognard.kernel.menu import BUTTON, HEX, OPTION, UNIT, Act
from grognard.kernel.state import Position, State

FORMAT = 1


def plain(value: Any) -> Any:
    """A state as lists, numbers and strings: what is hashed, whatever Python runs it."""
    if isinstance(value, tuple):
        return [plain(v) for v in value]
    if isinstance(value, frozenset):
        return sorted(plain(v) for v in value)
    return hex(value) if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > 53 else value


def state_hash(state: State) -> str:
    text = json.dumps(plain(state), separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def write_act(pos: Position, act: Act) -> list[str]:
    """An act as it stands in the journal: the verb and the printed name of its noun."""
    allowed = choices(pos).verbs[act.verb]
    if allowed.kind == HEX:
        return [act.verb, pos.game.map.label(act.noun)]
    if allowed.kind == UNIT:
        return [act.verb, pos.game.roster[act.noun].id]
    return [act.verb, allowed.names[act.noun]] if allowed.kind == OPTION else [act.verb]


def read_act(pos: Position, verb: str, noun: str | None = None) -> Act:
    """An act from what somebody typed or sent. BadInput when its words mean nothing at all."""
    game, allowed = pos.game, choices(pos).verbs.get(verb)
    kind = allowed.kind if allowed is not None else None
    if noun is None:
        if kind not in (None, BUTTON):
            raise BadInput(f"{verb}: a {kind} is wanted")
        return Act(verb, 0)
    if kind == BUTTON:
        raise BadInput(f'{verb}: takes no noun ("{noun}" given)')
    if kind == OPTION:
        assert allowed is not None
        if noun not in allowed.names:
            raise BadInput(f"{verb}: {noun} is none of {', '.join(allowed.names)}")
        return Act(verb, allowed.names.index(noun))
    if kind in (HEX, None) and noun in game.map.index:
        return Act(verb, game.map.index[noun])
    if kind in (UNIT, None) and noun in game.roster.index:
        return Act(verb, game.roster.index[noun])
    raise BadInput(f'{verb}: "{noun}" is not a {kind or "hex or unit"} of this game')


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


def is_barrier(before: Position, outcome: Outcome) -> bool:
    if outcome.rolls or any(isinstance(c, Revealed) for c in outcome.changes):
        return True
    return choices(before).who != choices(outcome.pos).who


class Journal:
    """A game being played: its header, what stands, and what was undone."""

    def __init__(self, header: dict[str, Any], start: Position) -> None:
        self.header, self.start = header, start
        self.entries: list[Entry] = []
        self.undone: list[tuple[list[str], int]] = []
        self.sum = header["sum"]
        self.lines: list[str] = []
        self.revealed: str | None = None

    # -- what stands

    @property
    def pos(self) -> Position:
        return self.entries[-1].pos if self.entries else self.start

    @property
    def game(self) -> Game:
        return self.start.game

    @property
    def thrown(self) -> int:
        return sum(len(e.rolls) for e in self.entries)

    # -- playing

    def play(self, act: Act, dice: Dice, as_side: int | None = None) -> Entry:
        """Play an act; the caller writes `lines` to where they are kept."""
        menu = choices(self.pos)
        if as_side is not None and menu.who >= 0 and as_side != menu.who:
            raise Refused(act.verb, [menu.cite])
        if act not in menu:
            raise Refused(act.verb, menu.why_not(act))
        entry = self._entry(act, dice)
        self._add(entry)
        self.undone.clear()
        record = {"n": len(self.entries), "as": self.game.sides[entry.side], "act": entry.act, "rolls": [list(r) for r in entry.rolls], "hash": entry.hash}
        self._write(record)
        return entry

    def _entry(self, act: Act, dice: Dice) -> Entry:
        before = self.pos
        words, who = write_act(before, act), choices(before).who
        outcome = step(before, act, dice)
        return Entry(who, words, outcome.rolls, state_hash(outcome.pos.state), outcome.pos, outcome.changes, is_barrier(before, outcome))

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)

    def undo(self) -> Entry:
        """Take back the last act, unless it threw a die, revealed something or passed the decision on."""
        if not self.entries:
            raise BadInput("undo: nothing has been played")
        last = self.entries[-1]
        if last.barrier:
            raise BadInput("undo: the last act threw dice, revealed something or passed the decision on")
        self._undo()
        self._write({"undo": 1})
        return last

    def _undo(self) -> None:
        last = self.entries.pop()
        self.undone.append((last.act, last.side))

    def redo(self) -> Entry:
        if not self.undone:
            raise BadInput("redo: nothing has been undone")
        entry = self._redo()
        self._write({"redo": 1})
        return entry

    def _redo(self) -> Entry:
        words, _ = self.undone.pop()
        entry = self._entry(read_act(self.pos, *words), Given([]))
        self._add(entry)
        return entry

    def reveal(self, seed: bytes) -> None:
        """After the end: the seed behind the dice, for everybody to check."""
        self.revealed = seed.hex()
        self._write({"seed": seed.hex()})

    def _write(self, record: dict[str, Any]) -> None:
        self.sum = chained(self.sum, record)
        self.lines.append(json.dumps({**record, "sum": self.sum}, ensure_ascii=False))


def header_for(pos: Position, dice: dict[str, Any], position: dict[str, Any] | None = None, pack: str | None = None) -> dict[str, Any]:
    game = pos.game
    record: dict[str, Any] = {
        "grognard": FORMAT,
        "game": game.id,
        "rules": game.version,
        "data": game.digest,
        "scenario": game.scenario,
        "options": dict(game.options),
        "dice": dice,
        "position": position,
        "pack": pack,
        "hash": state_hash(pos.state),
    }
    return {**record, "sum": chained("", record)}


# -- files

Opener = Callable[[dict[str, Any]], Position]


def parse(text: str, shown: str, opener: Opener, verify: bool = True) -> Journal:
    """A journal from its text: every line's chain is checked, every act played again."""
    records = [_line(shown, n, line) for n, line in enumerate(text.splitlines(), 1)]
    if not records:
        raise BadInput(f"{shown}: empty, not a journal")
    header = records[0]
    if header.get("grognard") != FORMAT:
        raise BadInput(f"{shown}:1: not a journal of this program")
    _check_sum(shown, 1, "", header)
    try:
        journal = Journal(header, opener(header))
    except KeyError as e:
        raise BadInput(f"{shown}:1: {e.args[0]} is missing") from None
    if header["hash"] != state_hash(journal.start.state):
        raise BadInput(f"{shown}:1: hash: this program starts another position (rules {journal.game.version}, data {journal.game.digest})")
    for n, record in enumerate(records[1:], 2):
        _check_sum(shown, n, journal.sum, record)
        journal.sum = record["sum"]
        try:
            _replay(journal, record, verify)
        except (Refused, NeedRoll) as e:
            raise BadInput(f"{shown}:{n}: act: {e}") from None
        except BadInput as e:
            raise BadInput(f"{shown}:{n}: {e}") from None
        except (KeyError, TypeError, ValueError) as e:
            raise BadInput(f"{shown}:{n}: not a journal entry ({e})") from None
    return journal


def _line(shown: str, n: int, line: str) -> dict[str, Any]:
    try:
        record = json.loads(line)
    except ValueError as e:
        raise BadInput(f"{shown}:{n}: not JSON ({e})") from None
    if not isinstance(record, dict):
        raise BadInput(f"{shown}:{n}: not a journal entry")
    return record


def _check_sum(shown: str, n: int, before: str, record: dict[str, Any]) -> None:
    bare = {k: v for k, v in record.items() if k != "sum"}
    if record.get("sum") != chained(before, bare):
        raise BadInput(f"{shown}:{n}: sum: this line was changed after it was written")


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
        if verify and (entry.hash != record["hash"] or [list(r) for r in entry.rolls] != record["rolls"]):
            raise BadInput("hash: the act leads to another position here")
        journal._add(entry)
        journal.undone.clear()


def verify_dice(journal: Journal, seed: bytes) -> None:
    """The seed is the one committed to, and every die is the one it throws."""
    if journal.header["dice"].get("commit") != commitment(seed):
        raise BadInput("dice: the seed is not the one committed to")
    live = Live(seed)
    for n, entry in enumerate(journal.entries, 1):
        for sides, face, cite in entry.rolls:
            if live.roll(sides, cite) != face:
                raise BadInput(f"dice: entry {n}: not the die that the seed throws ({cite})")


def write_new(path: Path, journal: Journal) -> None:
    """Write a whole new journal, or nothing."""
    text = "\n".join([json.dumps(journal.header, ensure_ascii=False), *journal.lines]) + "\n"
    temporary = path.with_name(path.name + ".part")
    with open(temporary, "w", encoding="utf-8") as f:
        f.write(text)
        f.flush()
        os.fsync(f.fileno())
    os.replace(temporary, path)
    journal.lines.clear()


def append_lines(path: Path, journal: Journal) -> None:
    """Add what was played; it is on disk when this returns."""
    with open(path, "a", encoding="utf-8") as f:
        f.write("".join(line + "\n" for line in journal.lines))
        f.flush()
        os.fsync(f.fileno())
    journal.lines.clear()
