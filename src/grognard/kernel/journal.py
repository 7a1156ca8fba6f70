"""The journal is the game: JSON Lines, append-only, every line chained to the one before it.

{"grognard": 2, "game": "ts", "rules": …, "options": …, "dice": …, "rolls": …, "hash": …, "sum": …}
{"n": 1, "as": "white", "act": ["to", "0708"], "rolls": [[6, 3, "TS VIII.p4"]], "hash": …, "sum": …}
{"n": 2, …, "joined": true, "hash": …, "sum": …}   played together with the act before it
{"undo": 1, "sum": …}
{"back": 3, "sum": …}                    three acts taken back by agreement, past whatever barrier
{"n": 9, "as": "red", "close": "resigned", "winner": "white", "hash": …, "sum": …}
{"grognard": 2, "rules": …, "data": …, "sum": …}   played on under other rules, or in this format
{"seed": …, "sum": …}

Of each act the words, the dice and the hash are kept; positions only of the last ones, and a state now and
then. Whoever wants an earlier position asks `at`, which plays a few acts again.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import Any

from grognard.kernel.acts import read_act, write_act
from grognard.kernel.chain import chain_hash, write_record
from grognard.kernel.changes import Change, Ended
from grognard.kernel.checkpoint import EVERY, Checkpoint, read_state, write_state
from grognard.kernel.dice import Dice, FixedDice, Roll, SeededDice, commitment
from grognard.kernel.engine import choices, step
from grognard.kernel.entries import APART, NEAR, WHOLE, Entry, Scene, Shared, Undone
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.finality import is_barrier
from grognard.kernel.game import Game
from grognard.kernel.hashing import state_hash
from grognard.kernel.menu import Act, Cause
from grognard.kernel.past import Past
from grognard.kernel.state import Position, Result, State

FORMAT = 2
CLOSED = ("resigned", "agreed", "overtime", "closed")  # how players end a game that the rules would let go on

__all__ = [
    "FORMAT",
    "Entry",
    "Journal",
    "Scene",
    "header_for",
    "read_act",
    "state_hash",
    "verify_dice",
    "write_act",
    "write_record",
]


class Journal:
    """A game being played: its header, what stands, and what was undone."""

    def __init__(self, header: dict[str, Any], start: Position, program: str = "") -> None:
        self.header, self.start = header, start
        self.entries: Shared[Entry] = Shared()
        self.undone: list[Undone] = []
        # every die ever thrown, those taken back too
        self.cast: Shared[Roll] = Shared([Roll(*r) for r in header.get("rolls", [])])
        self.pin = (header["rules"], header["data"])
        self.format: int = header["grognard"]
        self.sum = header["sum"]
        self.length = 1  # lines, with the header
        self.lines: list[str] = []  # played and not yet written
        self.program = program  # who writes checkpoints; empty: nobody
        self.checkpoints: list[Checkpoint] = []  # made and not yet written
        self.revealed: str | None = None
        self.resumed = False  # from a checkpoint
        self.pos = start
        self._root = (0, start)  # an act and its position, before which all is left to checkpoints
        self._glance: tuple[Entry, Scene] | None = None  # the last act looked up

    def draft(self) -> Journal:
        """The same game to be played on, or dropped: whoever looks at the first one sees nothing of it."""
        found = copy.copy(self)
        found.entries, found.cast = self.entries.copy(), self.cast.copy()
        found.undone, found.lines, found.checkpoints = (
            list(self.undone),
            list(self.lines),
            list(self.checkpoints),
        )
        return found

    # -- what stands

    def position_at(self, n: int) -> Position:
        """The position after `n` acts; nought is the beginning."""
        return self.pos if n == len(self.entries) else self._position_at(n)

    def scene(self, n: int) -> Scene:
        """Act `n`, counted from nought, with what it changed and the positions on either side."""
        entry, glance = self.entries[n], self._glance
        if entry.scene is not None:
            return entry.scene
        if glance is None or glance[0] is not entry:
            self._glance = glance = (entry, self._play_again(self.position_at(n), entry))
        return glance[1]

    def scenes(self, first: int = 0, end: int | None = None) -> Iterator[Scene]:
        """One act after the other, each played again once where it is far."""
        last = len(self.entries) if end is None else end
        pos: Position | None = None
        for n in range(first, last):
            entry = self.entries[n]
            scene = entry.scene or self._play_again(self.position_at(n) if pos is None else pos, entry)
            self._glance, pos = (entry, scene), scene.pos
            yield scene

    def resume_at(self, checkpoint: Checkpoint, pos: Position, past: Past) -> None:
        """Go on from a checkpoint: what comes before it is left to `past`."""
        self.entries = Shared((), past.entries, checkpoint.acts)
        self.cast = Shared((), past.cast, checkpoint.dice)
        self.pin, self.format = (checkpoint.rules, checkpoint.data), FORMAT
        self.sum, self.length, self.pos = checkpoint.sum, checkpoint.line, pos
        self._root, self.resumed = (checkpoint.acts, pos), True

    @property
    def game(self) -> Game:
        return self.start.game

    def side(self, name: str) -> int:
        """A side by its name in a file."""
        return self.game.side(self.game.aliases.sides.get(name, name))

    @property
    def dice_count(self) -> int:
        """How many dice fell: a die taken back is spent, and is not thrown again."""
        return len(self.cast)

    @property
    def count_undoable(self) -> int:
        """How many of the last acts may be undone."""
        return next(
            (back for back in range(len(self.entries)) if self.is_barrier(len(self.entries) - 1 - back)),
            len(self.entries),
        )

    def is_barrier(self, n: int) -> bool:
        """Whether act `n`, counted from nought, cannot be undone."""
        entry = self.entries[n]
        if entry.barrier is None:
            first = max(0, n + 1 - APART)  # whoever asks of this one asks next of the one before it
            for other, scene in zip(self.entries[first : n + 1], self.scenes(first, n + 1), strict=True):
                other.barrier = scene.barrier
        return bool(entry.barrier)

    @property
    def is_current(self) -> bool:
        """Whether it goes on as it is: in today's format, under the rules and data of the game as loaded."""
        return self.format == FORMAT and self.pin == (self.game.version, self.game.digest)

    # -- positions found again

    def _position_at(self, n: int) -> Position:
        pos, first = self._nearest_position(n)
        for k in range(first, n):
            entry = self.entries[k]
            scene = self._play_again(pos, entry)
            self._glance, pos = (entry, scene), scene.pos
            if (k + 1) % APART == 0 and entry.state is None and entry.scene is None:
                entry.state = pos.state
        return pos

    def _nearest_position(self, n: int) -> tuple[Position, int]:
        """The nearest position at or before act `n` that need not be played for, and how
        many acts led to it.
        """
        glance, (root, rooted) = self._glance, self._root
        for k in range(n, 0, -1):
            if k == root:
                return rooted, k
            entry = self.entries[k - 1]
            if entry.scene is not None:
                return entry.scene.pos, k
            if glance is not None and glance[0] is entry:
                return glance[1].pos, k
            state = read_state(entry.state.state) if isinstance(entry.state, Checkpoint) else entry.state
            if state is not None:
                return Position(self.game, state), k
        return self.start, 0

    def _play_again(self, before: Position, entry: Entry) -> Scene:
        """An act of this journal once more."""
        if entry.ending is not None:
            pos, changes = close_by_players(before, entry.ending)
            return Scene(entry.side, entry.act, [], entry.hash, pos, changes, True, before)
        out = step(before, self.read(before, entry.act), FixedDice([r.face for r in entry.rolls]))
        barrier = is_barrier(before, out) if entry.barrier is None else entry.barrier
        return Scene(
            entry.side, entry.act, out.rolls, entry.hash, out.pos, out.changes, barrier, before, entry.joined
        )

    def read(self, pos: Position, words: Sequence[str]) -> Act:
        """An act by its words in a file: what they were called then."""
        old = self.game.aliases
        verb, *nouns = words
        return read_act(pos, old.verbs.get(verb, verb), *[old.nouns.get(noun, noun) for noun in nouns])

    # -- playing

    def play(self, act: Act, dice: Dice, as_side: int | None = None, joined: bool = False) -> Scene:
        """Play an act, maybe `joined` to the one before; the caller writes `lines` to where they are kept."""
        menu = choices(self.pos)
        if as_side is not None and menu.who >= 0 and as_side != menu.who:
            raise Refused(act.verb, [Cause(menu.cite)])
        if act not in menu:
            raise Refused(act.verb, menu.causes(act))
        scene = self._scene(act, dice, joined=joined)
        self._modern()
        self._keep_entry(Entry.from_scene(scene))
        rolls = [list(r) for r in scene.rolls]
        self._write(
            {
                "n": len(self.entries),
                "as": self.game.sides[scene.side],
                "act": scene.act,
                "rolls": rolls,
                **({"joined": True} if joined else {}),
                "hash": scene.hash,
            }
        )
        self.check()
        return scene

    def _scene(self, act: Act, dice: Dice, hash: str = "", joined: bool = False) -> Scene:
        before = self.pos
        out = step(before, act, dice)
        words, who = write_act(before, act), choices(before).who
        hash = hash or state_hash(out.pos, before)
        barrier = is_barrier(before, out)
        return Scene(who, words, out.rolls, hash, out.pos, out.changes, barrier, before, joined)

    def _keep_entry(self, entry: Entry) -> None:
        self._append(entry)
        for roll in entry.rolls:
            self.cast.append(roll)
        self.undone.clear()

    def _append(self, entry: Entry) -> None:
        assert entry.scene is not None
        self.entries.append(entry)
        self.pos = entry.scene.pos
        for distance in (WHOLE, NEAR):
            far = len(self.entries) - distance
            if far > self._root[0]:
                entry = self.entries[far - 1]
                entry.drop_facts() if distance == WHOLE else entry.drop_scene(far)

    def undo(self) -> Scene:
        """Take back the last act, unless it threw a die, revealed something or passed the decision on."""
        last = self._undo()
        self._modern()
        self._write({"undo": 1})
        return last

    def _undo(self) -> Scene:
        if not self.entries:
            raise BadInput("undo: nothing has been played", "undo-nothing")
        if self.is_barrier(len(self.entries) - 1):
            raise BadInput(
                "undo: the last act threw dice, revealed something or passed the decision on", "undo-barrier"
            )
        last = self.scene(len(self.entries) - 1)
        self._cut(len(self.entries) - 1)
        self.undone.append(Undone(last.act, last.joined))
        return last

    def _cut(self, many: int) -> None:
        self.pos = self._position_at(many)
        if many < self._root[0]:
            self._root = (0, self.start)
        self.entries.cut(many)

    def redo(self) -> Scene:
        scene = self._redo()
        self._modern()
        self._write({"redo": 1})
        return scene

    def _redo(self) -> Scene:
        if not self.undone:
            raise BadInput("redo: nothing has been undone", "redo-nothing")
        again = self.undone[-1]
        scene = self._scene(self.read(self.pos, again.act), FixedDice([]), joined=again.joined)
        self.undone.pop()
        self._append(Entry.from_scene(scene))
        return scene

    def take_back(self, many: int) -> None:
        """Take back acts that both sides agreed to unmake: the dice they threw stay spent."""
        self._take_back(many)
        self._modern()
        self._write({"back": many})

    def _take_back(self, many: int) -> None:
        if not isinstance(many, int) or not 0 < many <= len(self.entries):
            raise BadInput("undo: nothing has been played", "undo-nothing")
        self._cut(len(self.entries) - many)
        self.undone.clear()

    def close(self, side: int, how: str, winner: int) -> Scene:
        """End the game otherwise than by its rules: one resigns, both agree, or time runs out."""
        scene = self._close(side, how, winner)
        self._modern()
        told = "draw" if winner < 0 else self.game.sides[winner]
        self._write(
            {
                "n": len(self.entries),
                "as": self.game.sides[side],
                "close": how,
                "winner": told,
                "hash": scene.hash,
            }
        )
        return scene

    def _close(self, side: int, how: str, winner: int, hash: str = "") -> Scene:
        if self.pos.state.result is not None or how not in CLOSED:
            raise BadInput("the game is over", "game-is-over")
        result = Result(winner, how, "")
        pos, changes = close_by_players(self.pos, result)
        scene = Scene(side, [how], [], hash or state_hash(pos, self.pos), pos, changes, True, self.pos)
        self._keep_entry(Entry.from_scene(scene, result))
        return scene

    def adopt(self) -> None:
        """Every act was played again under the rules and data of today: from here on they are the game's."""
        self.pin, self.format = (self.game.version, self.game.digest), FORMAT
        self._write({"grognard": FORMAT, "rules": self.game.version, "data": self.game.digest})

    def _modern(self) -> None:
        if not self.is_current:
            self.adopt()

    def reveal(self, seed: bytes) -> None:
        """After the end: the seed behind the dice, for everybody to check."""
        self.revealed = seed.hex()
        self._write({"seed": seed.hex()})

    def _write(self, record: dict[str, Any]) -> None:
        self.sum = chain_hash(self.sum, record)
        self.lines.append(write_record({**record, "sum": self.sum}))
        self.length += 1

    def check(self) -> None:
        """Write a checkpoint, now and then."""
        if self.program and self.format == FORMAT and len(self.entries) % EVERY == 0 and self.entries:
            now = (self.length, len(self.entries), self.dice_count, self.sum, *self.pin, self.program)
            self.checkpoints.append(Checkpoint(*now, write_state(self.pos.state)))


def close_by_players(pos: Position, result: Result) -> tuple[Position, list[Change]]:
    """A game that its players ended."""
    end = Ended(result, "")
    state: State = end.apply(pos.state)
    return Position(pos.game, state), [end]


def header_for(
    pos: Position,
    dice: dict[str, Any],
    position: dict[str, Any] | None = None,
    pack: str | None = None,
    rolls: Sequence[Roll] | None = None,
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
        "hash": state_hash(pos),
    }
    return {**record, "sum": chain_hash("", record)}


def verify_dice(journal: Journal, seed: bytes) -> None:
    """The seed is the one committed to, and every die is the one it throws."""
    if journal.header["dice"].get("commit") != commitment(seed):
        raise BadInput("dice: the seed is not the one committed to", "dice-commit")
    inherited = journal.header["dice"].get("inherited", 0)  # of the game that this one branched off
    live = SeededDice(seed, inherited)
    for n, (sides, face, cite) in enumerate(journal.cast[inherited:], inherited + 1):
        if live.roll(sides, cite) != face:
            raise BadInput(
                f"dice: die {n} is not the one that the seed throws ({cite})", "dice-seed", n=n, cite=cite
            )
