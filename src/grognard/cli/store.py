"""Journals on disk: opened, locked, written; and the dice that go with them."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grognard.games import load, load_written
from grognard.kernel.blame import blame_data
from grognard.kernel.dice import Dice, FixedDice, NeedRoll, SeededDice, commitment, derive_seed
from grognard.kernel.engine import step
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.journal import Journal, Scene, header_for, verify_dice
from grognard.kernel.journal_files import append_lines, pack_name, write_new
from grognard.kernel.menu import Act
from grognard.kernel.position import begin, check_text, read_table
from grognard.kernel.replaying import parse
from grognard.kernel.state import Position
from grognard.lab import file_locks

PATIENCE = 10.0  # seconds to wait for another process that is acting on the same journal
LIVE, SEED, SCRIPT, MANUAL = "live", "seed", "script", "manual"
AskDie = Callable[[NeedRoll], int]


# -- reading


def read_text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as e:
        raise BadInput("not UTF-8 text", "file-not-text").located_at(
            f"{path}:{e.object[: e.start].count(10) + 1}"
        ) from None
    except FileNotFoundError:
        raise BadInput(f"{path}: no such file", "file-missing", path=str(path)) from None
    except OSError as e:
        raise BadInput(
            f"{path}: cannot be read ({e.strerror})", "file-unreadable", path=str(path), why=str(e.strerror)
        ) from None


def opener(folder: Path, pack: Path | None = None) -> Callable[[dict[str, Any]], Position]:
    """From the header of a journal in this folder to its first position; another data folder may stand in for
    the one named.
    """

    def first(header: dict[str, Any]) -> Position:
        check_dice(header["dice"])
        data = pack or (folder / header["pack"] if header["pack"] else None)
        game = load_written(header["game"], header["options"], header["scenario"], data)
        with blame_data(data):
            pos, rolls = begin(game, FixedDice([r[1] for r in header["rolls"]]), header["position"])
        if [list(r) for r in rolls] != header["rolls"]:
            raise BadInput("rolls: the game begins with other dice here", "journal-start")
        return pos

    return first


def check_dice(dice: Any) -> None:
    """Refuse a header whose dice this program does not write."""
    match dice:
        case (
            {"mode": "live", "commit": str()}
            | {"mode": "seed", "seed": int(), "commit": str()}
            | {"mode": "manual"}
        ):
            return
        case {"mode": "script", "faces": [*faces]} if all(face in range(1, 7) for face in faces):
            return
    raise BadInput("dice: the header does not say what dice these are", "dice-header")


@dataclass
class Saved:
    """A journal and where it is kept."""

    path: Path
    journal: Journal

    @property
    def pos(self) -> Position:
        return self.journal.pos

    @property
    def dice(self) -> dict[str, Any]:
        found: dict[str, Any] = self.journal.header["dice"]
        return found

    # -- acting

    def play(
        self, act: Act, side: int | None = None, faces: list[int] | None = None, ask: AskDie | None = None
    ) -> Scene:
        """Play an act and put it on disk."""
        entry = self.journal.play(act, self.source(act, faces, ask), side)
        self.write()
        return entry

    def source(self, act: Act, faces: list[int] | None, ask: AskDie | None) -> Dice:
        """The dice this journal is played with."""
        mode = self.dice["mode"]
        if mode == MANUAL:
            return FixedDice(self.read_faces(act, list(faces or []), ask))
        if faces:
            raise BadInput("--roll: this game does not take dice by hand", "dice-not-manual")
        if mode == SCRIPT:
            return Script(self.dice["faces"][self.journal.dice_count :])
        return Sealed(self.seed, self.journal.dice_count)

    def read_faces(self, act: Act, faces: list[int], ask: AskDie | None) -> list[int]:
        """Faces for every die an act throws: those given, the others asked for. All must be used."""
        while True:
            given = FixedDice(faces)
            try:
                step(self.pos, act, given)
            except NeedRoll as need:
                if ask is None:
                    raise missing_rolls(need) from None
                faces.append(ask(need))
                continue
            if given.used < len(faces):
                raise too_many(len(faces), given.used)
            return faces

    def undo(self) -> Scene:
        entry = self.journal.undo()
        self.write()
        return entry

    def redo(self) -> Scene:
        entry = self.journal.redo()
        self.write()
        return entry

    def write(self) -> None:
        """What was played goes to disk; at the end the seed is revealed and the secret removed."""
        over = (
            self.pos.state.result is not None and self.dice["mode"] == LIVE and self.journal.revealed is None
        )
        if over:
            self.journal.reveal(self.seed())
        append_lines(self.path, self.journal)
        if over:
            secret_of(self.path).unlink(missing_ok=True)

    # -- the seed

    def seed(self) -> bytes:
        """The seed behind the dice; BadInput when it is neither open, revealed nor beside the journal."""
        if self.dice["mode"] == SEED:
            return derive_seed(self.dice["seed"])
        text = self.journal.revealed or read_text(secret_of(self.path)).strip()
        try:
            seed = bytes.fromhex(text)
        except (ValueError, TypeError):
            raise BadInput("dice: the seed is not the one committed to", "dice-commit").located_at(
                str(secret_of(self.path))
            ) from None
        if commitment(seed) != self.dice["commit"]:
            raise BadInput("dice: the seed is not the one committed to", "dice-commit").located_at(
                str(secret_of(self.path))
            )
        return seed

    def verify_dice_text(self) -> str:
        """Check every die against its source; says which source that was, or that it is still sealed."""
        mode = self.dice["mode"]
        if mode == MANUAL:
            return MANUAL
        if mode == SCRIPT:
            faces = [r.face for r in self.journal.cast]
            if faces != self.dice["faces"][: len(faces)]:
                raise BadInput("dice: they are not those of the script", "dice-script-differs").located_at(
                    str(self.path)
                )
            return SCRIPT
        if mode == LIVE and self.journal.revealed is None and not secret_of(self.path).exists():
            if self.pos.state.result is not None:
                raise BadInput(
                    "dice: the game is over and its seed was not revealed", "dice-unrevealed"
                ).located_at(str(self.path))
            return "sealed"
        try:
            verify_dice(self.journal, self.seed())
        except BadInput as e:
            raise e.located_at(str(self.path)) from None
        return "open" if mode == SEED else "revealed" if self.journal.revealed else "sidecar"


class Script:
    """Faces written down before the game, used up in order."""

    def __init__(self, faces: list[int]) -> None:
        self.given = FixedDice(faces)

    def roll(self, sides: int, cite: str) -> int:
        try:
            return self.given.roll(sides, cite)
        except NeedRoll:
            raise BadInput(
                f"dice: the script is used up; a die of {sides} is required ({cite})",
                "dice-script-over",
                sides=sides,
                cite=cite,
            ) from None


class Sealed:
    """Live dice whose seed is looked up when the first die is thrown: acts without dice need no secret."""

    def __init__(self, seed: Callable[[], bytes], thrown: int) -> None:
        self.seed, self.thrown = seed, thrown
        self.live: SeededDice | None = None

    def roll(self, sides: int, cite: str) -> int:
        if self.live is None:
            self.live = SeededDice(self.seed(), self.thrown)
        return self.live.roll(sides, cite)


def secret_of(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


# -- opening: one of another version goes on if today's rules play it again; they are its rules from the next
# act on


def open_journal(path: Path, pack: Path | None = None) -> Saved:
    return Saved(path, parse(read_text(path), str(path), opener(path.parent, pack), any_rules=True))


@contextmanager
def lock_journal(path: Path, pack: Path | None = None, patience: float = PATIENCE) -> Iterator[Saved]:
    """A journal that no other process of this program changes meanwhile."""
    read_text(path)  # complains of a missing file in its own words
    try:
        with file_locks.lock_file(path, patience):
            yield open_journal(path, pack)
    except file_locks.LockHeld:
        raise BadInput(
            f"{path}: another process is playing this game", "file-locked", path=str(path)
        ) from None


# -- beginning


def dice_spec(text: str | None, seed: int | None) -> dict[str, Any]:
    """What the header says of the dice: live, from a number, from a script, or by hand."""
    if text is not None and seed is not None:
        raise BadInput("--seed and --dice exclude each other", "dice-both")
    if seed is not None:
        return {"mode": SEED, "seed": seed, "commit": commitment(derive_seed(seed))}
    if text is None:
        return {"mode": LIVE}
    if text == MANUAL:
        return {"mode": MANUAL}
    if not text.startswith("script:"):
        raise BadInput(f'--dice: "{text}" is neither manual nor script:3,1,6', "dice-spec", given=text)
    return {"mode": SCRIPT, "faces": read_faces(text.removeprefix("script:"))}


def read_faces(text: str) -> list[int]:
    """Faces of dice as typed: 3,1,6."""
    words = [word.strip() for word in text.split(",")] if text else []
    for word in words:
        if word not in ("1", "2", "3", "4", "5", "6"):
            raise BadInput(f'dice: "{word}" is not a face from 1 to 6', "dice-face", face=word)
    return [int(word) for word in words]


def create(
    path: Path,
    game_id: str,
    scenario: str | None,
    options: Mapping[str, str],
    dice: dict[str, Any],
    position: Path | None = None,
    pack: Path | None = None,
    faces: list[int] | None = None,
) -> Saved:
    """A new game and its journal; nothing is written unless all is well."""
    if path.exists():
        raise BadInput(f"{path}: there is such a file already", "file-exists", path=str(path))
    pack = pack.resolve() if pack is not None else None
    game, table = _settle_options(game_id, scenario, options, position, pack)
    secret = secrets.token_bytes(32) if dice["mode"] == LIVE else b""
    if secret:
        dice = {**dice, "commit": commitment(secret)}
    try:
        with blame_data(pack):
            pos, rolls = begin(game, _first_dice(dice, secret, faces), table)
    except NeedRoll as need:
        raise missing_rolls(need) from None
    if dice["mode"] == MANUAL and len(rolls) < len(faces or []):
        raise too_many(len(faces or []), len(rolls))
    if dice["mode"] != MANUAL and faces:
        raise BadInput("--roll: this game does not take dice by hand", "dice-not-manual")
    saved = Saved(path, Journal(header_for(pos, dice, table, pack_name(pack, path), rolls), pos))
    _put_down(saved, secret)
    return saved


def _settle_options(
    game_id: str, scenario: str | None, options: Mapping[str, str], position: Path | None, pack: Path | None
) -> tuple[Game, dict[str, Any] | None]:
    """The game with all that was settled beforehand; what is typed stands over what a position file says."""
    if position is None:
        return load(game_id, options, scenario, pack), None
    text = read_text(position)
    table = read_table(text, str(position))
    if table["game"] != game_id:
        raise BadInput(
            f"a position of {table['game']}, not of {game_id}",
            "position-game",
            of=table["game"],
            game=game_id,
        ).located_at(str(position))
    options = {**{k: str(v) for k, v in table.get("options", {}).items()}, **options}
    game = load(game_id, options, scenario or table.get("scenario"), pack)
    check_text(game, text, str(position))
    return game, table


def missing_rolls(need: NeedRoll) -> BadInput:
    return BadInput(
        f"a die of {need.sides} is required ({need.cite}): --roll",
        "dice-wanted",
        sides=need.sides,
        cite=need.cite,
    )


def too_many(given: int, thrown: int) -> BadInput:
    return BadInput(
        f"--roll: {given} dice given, {thrown} thrown", "dice-too-many", given=given, thrown=thrown
    )


def _first_dice(dice: dict[str, Any], secret: bytes, faces: list[int] | None) -> Dice:
    match dice["mode"]:
        case "manual":
            return FixedDice(faces or [])
        case "script":
            return Script(dice["faces"])
        case "seed":
            return SeededDice(derive_seed(dice["seed"]))
        case _:
            return SeededDice(secret)


def _put_down(saved: Saved, secret: bytes) -> None:
    """The secret first: a live journal without it could not be played."""
    beside = secret_of(saved.path)
    if secret and saved.pos.state.result is None:
        try:
            with open(
                os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii"
            ) as f:
                f.write(secret.hex() + "\n")
                f.flush()
                os.fsync(f.fileno())
        except FileExistsError:
            raise BadInput(
                f"{beside}: there is such a file already", "file-exists", path=str(beside)
            ) from None
        except OSError as e:
            raise BadInput(
                f"{beside}: cannot be written ({e.strerror})",
                "file-unwritable",
                path=str(beside),
                why=str(e.strerror),
            ) from None
    elif secret:
        saved.journal.reveal(secret)
    try:
        write_new(saved.path, saved.journal)
    except BadInput:
        if secret:
            beside.unlink(missing_ok=True)
        raise
