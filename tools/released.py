"""A database and journals as a released version leaves them: run once for each release, by that version's own
code.

    git worktree add --detach /tmp/old COMMIT
    PYTHONPATH=/tmp/old/src python tools/released.py 0.5 tests/released/0.5

It uses only what every version since 0.2 has. `tests/released/README.md` names the commits.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import sys
import tempfile
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from grognard.games import MODULES, load
from grognard.games import entry as module
from grognard.kernel import dice
from grognard.kernel.engine import choices
from grognard.kernel.journal import Journal, header_for, write_record
from grognard.kernel.position import begin
from grognard.kernel.views import phase
from grognard.server.clock import Pace, new_clock
from grognard.server.store import SeatRow, Store, TableRow, User
from grognard.testing.conformance import pick_act

THEN = 1763200000.0
ENDLESS = 4000  # acts: a game that takes longer is left for another seed


class Recipe(NamedTuple):
    game: str
    name: str
    acts: int  # to be played; nought: to the end by the rules
    options: dict[str, str] = {}
    scenario: str = "standard"
    ends: str = ""  # "resigned", "agreed"; else it goes on


def recipes() -> list[Recipe]:
    """Games in progress and over, with usual options and with unusual ones, of every game of the version."""
    found = []
    for game in MODULES:
        if game == "toy":
            found += [
                Recipe("toy", "going", 6),
                Recipe("toy", "over", 0),
                Recipe("toy", "steep", 0, {"hill": "steep"}),
            ]
            continue
        found += [
            Recipe(game, "new", 0, ends="begun"),
            Recipe(game, "going", 110),
            Recipe(game, "resigned", 60, ends="resigned"),
        ]
        ready = {"setup": "ready_made"} if any(o.name == "setup" for o in module(game).options) else {}
        found.append(Recipe(game, "ready", 160, ready))
        unusual = {
            o.name: next(v for v in o.values if v != o.usual)
            for o in module(game).options
            if o.name not in ("setup", "length")
        }
        found.append(Recipe(game, "options", 110, {**ready, **unusual}))
        if "training" in module(game).scenarios:
            found += [
                Recipe(game, "training", 0, {}, "training"),
                Recipe(game, "lesson", 25, {}, "training", "agreed"),
            ]
    if "training" not in module("ts").scenarios:
        found.append(Recipe("ts", "over", 0, {"length": "7", "setup": "ready_made"}))
    return found


def played(recipe: Recipe, seed: int) -> tuple[Journal, bytes]:
    """A game by any verb and any of its nouns; now and then something is undone, and once three acts are
    taken back.
    """
    secret, luck = blake2b(f"released {recipe} {seed}".encode(), digest_size=32).digest(), Random(seed)
    live = getattr(dice, "SeededDice" if hasattr(dice, "SeededDice") else "Live")(secret)  # Live: until 0.5
    pos, rolls = begin(load(recipe.game, recipe.options, recipe.scenario), live)
    journal = Journal(
        header_for(pos, {"mode": "live", "commit": dice.commitment(secret)}, None, rolls=rolls), pos
    )
    if recipe.ends == "begun":
        return journal, secret
    while journal.pos.state.result is None and len(journal.entries) < (recipe.acts or ENDLESS):
        played = journal.play(pick_act(choices(journal.pos), luck, True), live)
        if not played.barrier and luck.random() < 0.05:
            journal.undo()
            journal.redo()
        if len(journal.entries) == 20 and luck.random() < 0.5:
            journal.take_back(3)
    if recipe.ends and journal.pos.state.result is None:
        journal.close(0, recipe.ends, 1 if recipe.ends == "resigned" else -1)
    if journal.pos.state.result is not None:
        journal.reveal(secret)
    return journal, secret


def ended(recipe: Recipe) -> tuple[Journal, bytes]:
    """The shortest of a few games, where it is played to its end."""
    tries = [played(recipe, seed) for seed in range(1 if recipe.acts or recipe.ends else 6)]
    return min(
        (t for t in tries if recipe.acts or recipe.ends or t[0].pos.state.result),
        key=lambda t: len(t[0].lines),
    )


def row_of(id: str, journal: Journal, secret: bytes) -> TableRow:
    state, game, pace = journal.pos.state, journal.game, Pace()
    over = state.result is not None
    to_act = None if over else state.seats[choices(journal.pos).who]
    return TableRow(
        id=id,
        game=game.id,
        scenario=game.scenario,
        options=encoded(dict(game.options)),
        dice=encoded(journal.header["dice"]),
        secret="" if over else secret.hex(),
        rules=game.version,
        data=game.digest,
        status="over" if over else "playing",
        owner="anna",
        pace=encoded(pace),
        clock=encoded(new_clock(pace, 2)),
        result=encoded(state.result),
        turn=state.turn,
        phase=phase(journal.pos),
        acts=len(journal.entries),
        to_act=to_act,
        created=THEN,
        touched=THEN,
    )


def encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


async def filled(url: str, games: dict[str, tuple[Journal, bytes]]) -> None:
    store = await Store.open(url)
    for id in ("anna", "boris"):
        await store.add_user(User(id, id.title(), False, created=THEN))
    for id, (journal, secret) in games.items():
        seats = [SeatRow(id, n, "person", who, "", who.title()) for n, who in enumerate(("anna", "boris"))]
        await store.add_table(
            row_of(id, journal, secret), seats, [write_record(journal.header), *journal.lines]
        )
    await store.add_chat(next(iter(games)), "anna", 0, "Anna", "Bonjour", THEN)
    await store.close()


def columns_of(journal: Journal) -> dict[str, Any]:
    """The last position by its columns, in words where they have any: what a later
    version must reach again.
    """
    state, game = journal.pos.state, journal.game
    at = {
        u.id: game.map.label(h) if (h := state.where[n]) >= 0 else h for n, u in enumerate(game.roster.units)
    }
    return {"turn": state.turn, "where": at, "steps": list(state.steps), "over": state.result is not None}


def main() -> int:
    version, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    games = {f"{r.game}{r.name}": ended(r) for r in recipes()}  # a table has letters and digits for a name
    with tempfile.TemporaryDirectory() as there:
        path = Path(there) / "grognard.db"
        asyncio.run(filled(f"sqlite:///{path}", games))
        with sqlite3.connect(path) as db:
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("VACUUM")
        db.close()
        (folder / "grognard.db.xz").write_bytes(lzma.compress(path.read_bytes(), preset=9))
    last = {id: columns_of(journal) for id, (journal, _) in games.items()}
    (folder / "last.json.xz").write_bytes(lzma.compress(json.dumps(last).encode(), preset=9))
    for id, (journal, _) in games.items():
        print(
            version,
            id,
            f"{len(journal.lines)} lines, {len(journal.entries)} acts, over: "
            f"{journal.pos.state.result is not None}",
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
