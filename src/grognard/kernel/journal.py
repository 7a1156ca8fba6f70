"""The journal is the game: JSON Lines, append-only, every line chained to the one before it.

{"grognard": 1, "game": "ts", "rules": …, "options": …, "dice": …, "rolls": …, "hash": …, "sum": …}
{"n": 1, "as": "white", "act": ["to", "0708"], "rolls": [[6, 3, "TS VIII.p4"]], "hash": …, "sum": …}
{"undo": 1, "sum": …}
{"back": 3, "sum": …}                    three acts taken back by agreement, past whatever barrier
{"n": 9, "as": "red", "close": "resigned", "winner": "white", "hash": …, "sum": …}
{"rules": …, "data": …, "sum": …}        played on under other rules that lead to the same positions
{"seed": …, "sum": …}
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, NamedTuple

from grognard.kernel.acts import read_act, write_act
from grognard.kernel.changes import Change, Ended, Revealed
from grognard.kernel.dice import Dice, Given, Live, NeedRoll, Roll, commitment
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.game import Game
from grognard.kernel.menu import Act
from grognard.kernel.state import Position, Result, State

FORMAT = 1
CLOSED = ("resigned", "agreed", "overtime")  # how players end a game that the rules would let go on

__all__ = ["Entry", "Journal", "follow", "header_for", "parse", "read_act", "state_hash", "verify_dice", "write_act", "written"]


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
        self.cast = [Roll(*r) for r in header.get("rolls", [])]  # every die ever thrown, those taken back too
        self.pin = (header["rules"], header["data"])
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
    def thrown(self) -> int:
        """How many dice fell: a die taken back is spent, and is not thrown again."""
        return len(self.cast)

    @property
    def free(self) -> int:
        """How many of the last acts may be undone."""
        return next((n for n, entry in enumerate(reversed(self.entries)) if entry.barrier), len(self.entries))

    # -- playing

    def play(self, act: Act, dice: Dice, as_side: int | None = None) -> Entry:
        """Play an act; the caller writes `lines` to where they are kept."""
        menu = choices(self.pos)
        if as_side is not None and menu.who >= 0 and as_side != menu.who:
            raise Refused(act.verb, [menu.cite])
        if act not in menu:
            raise Refused(act.verb, menu.why_not(act))
        entry = self._entry(act, dice)
        self._stands(entry)
        rolls = [list(r) for r in entry.rolls]
        self._write({"n": len(self.entries), "as": self.game.sides[entry.side], "act": entry.act, "rolls": rolls, "hash": entry.hash})
        return entry

    def _entry(self, act: Act, dice: Dice) -> Entry:
        before = self.pos
        outcome = step(before, act, dice)
        words, who = write_act(before, act), choices(before).who
        return Entry(who, words, outcome.rolls, state_hash(outcome.pos.state), outcome.pos, outcome.changes, is_barrier(before, outcome))

    def _stands(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.cast += entry.rolls
        self.undone.clear()

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

    def take_back(self, many: int) -> None:
        """Take back acts that both sides agreed to unmake: the dice they threw stay spent."""
        self._take_back(many)
        self._write({"back": many})

    def _take_back(self, many: int) -> None:
        if not isinstance(many, int) or not 0 < many <= len(self.entries):
            raise BadInput("undo: nothing has been played", "undo-nothing")
        del self.entries[-many:]
        self.undone.clear()

    def close(self, side: int, how: str, winner: int) -> Entry:
        """End the game otherwise than by its rules: one resigns, both agree, or time runs out."""
        entry = self._close(side, how, winner)
        told = "draw" if winner < 0 else self.game.sides[winner]
        self._write({"n": len(self.entries), "as": self.game.sides[side], "close": how, "winner": told, "hash": entry.hash})
        return entry

    def _close(self, side: int, how: str, winner: int) -> Entry:
        if self.pos.state.result is not None or how not in CLOSED:
            raise BadInput("the game is over", "game-is-over")
        end = Ended(Result(winner, how, ""), "")
        state = end.apply(self.pos.state)
        entry = Entry(side, [how], [], state_hash(state), Position(self.game, state), [end], True)
        self._stands(entry)
        return entry

    def adopt(self, rules: str, data: str) -> None:
        """Every position was reached again under these rules and data: from here on they are the game's."""
        self.pin = (rules, data)
        self._write({"rules": rules, "data": data})

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

MALFORMED = (KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError)  # what comes of words in the wrong places
Opener = Callable[[dict[str, Any]], Position]


def parse(text: str, shown: str, opener: Opener, verify: bool = True, any_rules: bool = False) -> Journal:
    """A journal from its text: every line's chain is checked, every act played again.

    With `any_rules` a game played under other rules or data is played again under those of today:
    it is refused at the first position that differs.
    """
    try:
        return _parsed(text, shown, opener, verify, any_rules)
    except RecursionError:
        raise BadInput("not a journal of this program", "journal-format").under(shown) from None


def _parsed(text: str, shown: str, opener: Opener, verify: bool, any_rules: bool) -> Journal:
    lines = text.split("\n")
    if lines.pop() or not lines:
        what = (
            BadInput("cut short: the last line is not whole", "journal-cut") if text else BadInput("empty, not a journal", "journal-empty")
        )
        raise what.under(f"{shown}:{len(lines) + 1}" if text else shown)
    records = [_line(f"{shown}:{n}", line) for n, line in enumerate(lines, 1)]
    journal = _opened(f"{shown}:1", records[0], opener)
    pinned = [record for record in records if "rules" in record][-1]
    if not any_rules and (pinned["rules"], pinned.get("data")) != (journal.game.version, journal.game.digest):
        played, here = f"{pinned['rules']}/{pinned.get('data')}", f"{journal.game.version}/{journal.game.digest}"
        text = f"played with rules and data {played}; here they are {here}"
        raise BadInput(text, "journal-data", played=played, here=here).under(f"{shown}:1")
    for n, record in enumerate(records[1:], 2):
        _follow(journal, record, f"{shown}:{n}", verify)
    return journal


def follow(journal: Journal, line: str, at: str) -> None:
    """Play on by a line that another hand has written."""
    _follow(journal, _line(at, line), at, True)


def _follow(journal: Journal, record: dict[str, Any], at: str, verify: bool) -> None:
    _check_sum(at, journal.sum, record)
    try:
        _replay(journal, record, verify)
    except (Refused, NeedRoll) as e:
        raise BadInput(f"act: {e}").under(at) from None
    except BadInput as e:
        raise e.under(at) from None
    except MALFORMED:
        raise BadInput("not an entry of a journal", "journal-entry").under(at) from None
    journal.sum = record["sum"]


def _opened(at: str, header: dict[str, Any], opener: Opener) -> Journal:
    """The journal before its first act: the same rules, the same data, the same beginning."""
    if header.get("grognard") != FORMAT:
        raise BadInput("not a journal of this program", "journal-format").under(at)
    _check_sum(at, "", header)
    try:
        journal = Journal(header, opener(header))
        if header["hash"] != state_hash(journal.start.state):
            raise BadInput("hash: the game begins with another position here", "journal-start")
    except BadInput as e:
        raise e.under(at) from None
    except MALFORMED:
        raise BadInput("not the header of a journal", "journal-header").under(at) from None
    except NeedRoll as e:
        raise BadInput(f"{at}: rolls: {e}") from None
    return journal


def _line(at: str, line: str) -> dict[str, Any]:
    changed = BadInput("this line was changed after it was written", "journal-changed").under(at)
    try:
        record = json.loads(line, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise changed from None
    if not isinstance(record, dict) or written(record) != line:
        raise changed
    return record


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _check_sum(at: str, before: str, record: dict[str, Any]) -> None:
    bare = {k: v for k, v in record.items() if k != "sum"}
    if record.get("sum") != chained(before, bare):
        raise BadInput("this line was changed after it was written", "journal-changed").under(at)


def _replay(journal: Journal, record: dict[str, Any], verify: bool) -> None:
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
        journal.pin = (record["rules"], record["data"])
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
        journal._stands(entry)


def _replay_close(journal: Journal, record: dict[str, Any], verify: bool) -> None:
    sides = journal.game.sides
    winner = -1 if record["winner"] == "draw" else sides.index(record["winner"])
    entry = journal._close(sides.index(record["as"]), record["close"], winner)
    for key, value in (("n", len(journal.entries)), ("hash", entry.hash)):
        if verify and record[key] != value:
            raise BadInput(f"{key}: the act leads to something else here", "journal-differs", field=key)


def verify_dice(journal: Journal, seed: bytes) -> None:
    """The seed is the one committed to, and every die is the one it throws."""
    if journal.header["dice"].get("commit") != commitment(seed):
        raise BadInput("dice: the seed is not the one committed to", "dice-commit")
    inherited = journal.header["dice"].get("inherited", 0)  # of the game that this one branched off
    live = Live(seed, inherited)
    for n, (sides, face, cite) in enumerate(journal.cast[inherited:], inherited + 1):
        if live.roll(sides, cite) != face:
            raise BadInput(f"dice: die {n} is not the one that the seed throws ({cite})", "dice-seed", n=n, cite=cite)
