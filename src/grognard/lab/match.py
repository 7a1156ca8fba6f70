"""One game between players, from its first decision to its end; whatever goes wrong is kept with its journal."""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from grognard.ai.player import Player, decide, player
from grognard.games import load
from grognard.kernel.dice import Given, Live, commitment
from grognard.kernel.engine import choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.journal import Journal, header_for, parse, state_hash, verify_dice, written
from grognard.kernel.journal_files import write_new
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.views import winner

MOST_ACTS = 200_000  # a game that is longer has lost its way


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


def seed_number(*words: object) -> int:
    """A seed for a part of something bigger; the same words always give the same one."""
    return int.from_bytes(hashlib.blake2b(" ".join(map(str, words)).encode(), digest_size=6).digest(), "big")


def dice_seed(seed: int) -> bytes:
    return hashlib.blake2b(f"grognard game {seed}".encode(), digest_size=32).digest()


def seated(names: Sequence[str], seed: int) -> list[Player]:
    """Players by name, each with a seed of its own."""
    return [player(name, seed_number(seed, "seat", seat)) for seat, name in enumerate(names)]


def play_game(game: Game, players: Sequence[Player], seed: int, journal: bool | Path = False, most: int = MOST_ACTS) -> GameResult:
    """Play to the end. With a journal the result holds its text, or names the file it was written to."""
    playing = Playing(game, players, seed, journal is not False)
    failure = trace = ""
    try:
        playing.play(most)
    except Exception as e:  # a broken game is a result too: it is reported, and can be replayed
        failure = f"{type(e).__name__}: {e}".split("\n", 1)[0]
        trace = traceback.format_exc()
    return playing.result(failure, trace, journal if isinstance(journal, Path) else None)


class Playing:
    """A game in progress."""

    def __init__(self, game: Game, players: Sequence[Player], seed: int, journal: bool) -> None:
        self.game, self.players, self.seed = game, players, seed
        self.secret = dice_seed(seed)
        self.acts = 0
        self.dice = Live(self.secret)
        self.pos, rolls = begin(game, self.dice)
        header = {"mode": "live", "seed": self.secret.hex(), "commit": commitment(self.secret)}
        self.journal = Journal(header_for(self.pos, header, rolls=rolls), self.pos) if journal else None

    def play(self, most: int) -> None:
        luck = Random(seed_number(self.seed, "samples"))
        players, dice, journal = self.players, self.dice, self.journal
        while self.pos.state.result is None:
            if self.acts >= most:
                raise RuntimeError(f"no end after {most} acts")
            pos = self.pos
            act = decide(players[pos.state.seats[choices(pos).who]], pos, luck)
            self.pos = step(pos, act, dice).pos if journal is None else journal.play(act, dice).pos
            self.acts += 1

    def result(self, failure: str, trace: str, path: Path | None) -> GameResult:
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
            acts=self.acts,
            hash=state_hash(state),
            failure=failure,
            trace=trace,
            journal=self._kept(path),
        )

    def _kept(self, path: Path | None) -> str:
        """The journal, with the seed told at its end."""
        if self.journal is None:
            return ""
        self.journal.reveal(self.secret)
        if path is None:
            return "\n".join([written(self.journal.header), *self.journal.lines]) + "\n"
        write_new(path, self.journal)
        return str(path)


# -- again


def first_position(header: dict[str, Any]) -> Position:
    """From a journal's header to its first position."""
    pack = Path(header["pack"]) if header["pack"] else None
    game = load(header["game"], header["options"], header["scenario"], pack)
    return begin(game, Given([roll[1] for roll in header["rolls"]]), header["position"])[0]


@dataclass(frozen=True)
class Replayed:
    winner: str | None
    how: str
    turn: int
    acts: int
    hash: str


def reproduce(path: Path, told: GameResult | None = None) -> Replayed:
    """Play a journal again: every hash and every die must be the same, and so must the result that was told."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as e:
        raise BadInput(f"{path}: cannot be read ({e})") from None
    journal = parse(text, str(path), first_position)
    verify_dice(journal, bytes.fromhex(journal.header["dice"]["seed"]))
    state = journal.pos.state
    how = "" if state.result is None else state.result.how
    found = Replayed(winner(journal.pos), how, state.turn, len(journal.entries), state_hash(state))
    if told is not None:
        for name, value in vars(found).items():
            if getattr(told, name) != value:
                raise BadInput(f"{path}: {name}: {getattr(told, name)} was told, {value} comes out")
    return found
