"""One game between players, from its first decision to its end; whatever goes wrong is
kept with its journal.
"""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Protocol

from grognard.ai.player import Player, decide, player, reason_of
from grognard.ai.reasons import Reason
from grognard.games import load_written
from grognard.kernel.dice import FixedDice, SeededDice, commitment
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.journal import Journal, header_for, state_hash, verify_dice, write_record
from grognard.kernel.journal_files import write_new
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.kernel.replaying import parse
from grognard.kernel.state import Position
from grognard.kernel.views import winner
from grognard.lab import reasons


class ChronicleLike(Protocol):
    """Whoever follows a game and can tell afterwards what it was like."""

    def begin(self, pos: Position) -> None: ...

    def record_act(self, before: Position, act: Act, outcome: Outcome) -> None: ...

    def to_dict(self) -> dict[str, Any]: ...


@dataclass(frozen=True)
class GameResult:
    seed: int
    players: tuple[str, ...]  # by seat
    winner: str | None  # a side, "draw", or nobody when the game was not finished
    seat: int | None  # the seat that played the winning side
    how: str
    turn: int
    acts: int
    hash: str  # of the last position
    failure: str = ""  # one line, when the game was not finished
    trace: str = ""
    journal: str = ""  # its text, or the file where it is kept
    # why the players acted, where the journal is kept (reasons.py); in a folder it lies beside the journal
    reasons: str = ""
    number: int = 0  # in its batch
    seats: tuple[int, ...] = (0, 1)  # which seat played each side in the end
    order: tuple[int, ...] = (0, 1)  # which of the batch's players sat in each seat
    chronicle: dict[str, Any] = field(default_factory=dict)
    seconds: float = field(default=0.0, compare=False)  # what it took to play
    # of the whole run's time, what passed since the game before was finished
    elapsed: float = field(default=0.0, compare=False)

    @property
    def player(self) -> int | None:
        """Which of the batch's players won."""
        return None if self.seat is None else self.order[self.seat]

    def score(self, player: int) -> float:
        """What a finished game is worth to one of the batch's players: a draw is half a win."""
        return 0.5 if self.player is None else float(self.player == player)

    def side_of(self, player: int) -> int:
        """The side that one of the batch's players held in the end."""
        return self.seats.index(self.order.index(player))


def seed_number(*words: object) -> int:
    """A seed for a part of something bigger; the same words always give the same one."""
    return int.from_bytes(hashlib.blake2b(" ".join(map(str, words)).encode(), digest_size=6).digest(), "big")


def dice_seed(seed: int) -> bytes:
    return hashlib.blake2b(f"grognard game {seed}".encode(), digest_size=32).digest()


def seat_players(names: Sequence[str], seed: int) -> list[Player]:
    """Players by name, each with a seed of its own."""
    return [player(name, seed_number(seed, "seat", seat)) for seat, name in enumerate(names)]


def play_game(
    game: Game,
    players: Sequence[Player],
    seed: int,
    journal: bool | Path = False,
    most: int | None = None,
    chronicle: ChronicleLike | None = None,
) -> GameResult:
    """Play to the end. With a journal the result holds its text, or names the file it was written to.

    A game that breaks holds the text of its journal whether one was asked for or not.
    """
    began = perf_counter()
    playing = Playing(game, players, seed, chronicle, telling=bool(journal))
    failure = trace = ""
    try:
        playing.play(game.longest.game if most is None else most)
    except Exception as e:  # a broken game is a result too: it is reported, and can be replayed
        failure = f"{type(e).__name__}: {e}".split("\n", 1)[0]
        trace = traceback.format_exc()
    kept = (
        playing.write_journal(journal if isinstance(journal, Path) else None)
        if journal or failure
        else ("", "")
    )
    return playing.result(failure, trace, kept, round(perf_counter() - began, 3))


class Playing:
    """A game in progress."""

    def __init__(
        self, game: Game, players: Sequence[Player], seed: int, chronicle: ChronicleLike | None, telling: bool
    ) -> None:
        self.telling = telling  # to find a reason costs something
        self.game, self.players, self.seed, self.chronicle = game, players, seed, chronicle
        self.secret = dice_seed(seed)
        self.dice = SeededDice(self.secret)
        self.start, self.rolls = begin(game, self.dice)
        self.pos = self.start
        self.acts: list[Act] = []
        self.reasons: list[Reason | None] = []

    def play(self, most: int) -> None:
        luck = Random(seed_number(self.seed, "samples"))
        players, dice, chronicle = self.players, self.dice, self.chronicle
        if chronicle is not None:
            chronicle.begin(self.pos)
        while self.pos.state.result is None:
            if len(self.acts) >= most:
                raise RuntimeError(f"no end after {most} acts")
            before = self.pos
            one = players[before.state.seats[choices(before).who]]
            act = decide(one, before, luck)
            outcome = step(before, act, dice)
            self.pos = outcome.pos
            self.acts.append(act)
            self.reasons.append(reason_of(one) if self.telling else None)
            if chronicle is not None:
                chronicle.record_act(before, act, outcome)

    def result(self, failure: str, trace: str, kept: tuple[str, str], seconds: float) -> GameResult:
        state, side = self.pos.state, None
        if state.result is not None and state.result.winner >= 0:
            side = state.result.winner
        return GameResult(
            seed=self.seed,
            players=tuple(p.name for p in self.players),
            winner=winner(self.pos),
            seat=None if side is None else state.seats[side],
            how="" if state.result is None else state.result.how,
            turn=state.turn,
            acts=len(self.acts),
            hash=state_hash(self.pos),
            failure=failure,
            trace=trace,
            journal=kept[0],
            reasons=kept[1],
            seats=state.seats,
            chronicle={} if self.chronicle is None or failure else self.chronicle.to_dict(),
            seconds=seconds,
        )

    def write_journal(self, path: Path | None) -> tuple[str, str]:
        """The journal, with the seed told at its end, and the reasons. Written from the acts: so it costs
        nothing while nobody wants it.
        """
        header = {"mode": "live", "seed": self.secret.hex(), "commit": commitment(self.secret)}
        journal = Journal(header_for(self.start, header, rolls=self.rolls), self.start)
        dice = SeededDice(self.secret, len(self.rolls))
        for act in self.acts:
            journal.play(act, dice)
        journal.reveal(self.secret)
        why = reasons.reasons_text(journal, self.reasons)
        if path is None:
            return "\n".join([write_record(journal.header), *journal.lines]) + "\n", why
        write_new(path, journal)
        return str(path), why


# -- again


def first_position(header: dict[str, Any]) -> Position:
    """From a journal's header to its first position."""
    pack = Path(header["pack"]) if header["pack"] else None
    game = load_written(header["game"], header["options"], header["scenario"], pack)
    return begin(game, FixedDice([roll[1] for roll in header["rolls"]]), header["position"])[0]


@dataclass(frozen=True)
class Replayed:
    winner: str | None
    how: str
    turn: int
    acts: int
    hash: str


def reproduce(path: Path, told: GameResult | None = None) -> Replayed:
    """Play a journal again: every hash and every die must be the same, and so must the
    result that was told.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as e:
        raise BadInput(f"{path}: cannot be read ({e})") from None
    journal = parse(text, str(path), first_position)
    verify_dice(journal, bytes.fromhex(journal.header["dice"]["seed"]))
    state = journal.pos.state
    how = "" if state.result is None else state.result.how
    found = Replayed(winner(journal.pos), how, state.turn, len(journal.entries), state_hash(journal.pos))
    if told is not None:
        for name, value in vars(found).items():
            if getattr(told, name) != value:
                raise BadInput(f"{path}: {name}: {getattr(told, name)} was told, {value} comes out")
    return found
