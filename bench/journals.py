"""Journals of a great game: memory, opening, hashing, looking back; as they were kept before, and as they are
kept now, in one run.

    python -m bench.journals [acts]

The game is the synthetic one of 12,000 hexes and 1,500 units, which remembers as much as a giant besides its
units. "Before" is how journals were kept until 0.5: every position, one hash of the whole state as JSON, a
copy of the list of acts for each act. It is measured on the first tenth of the game and reckoned up: whole it
would not fit.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from grognard.kernel.chain import write_record
from grognard.kernel.checkpoint import read_checkpoint
from grognard.kernel.dice import FixedDice, SeededDice, commitment
from grognard.kernel.engine import choices, step
from grognard.kernel.game import Game
from grognard.kernel.hashing import state_hash
from grognard.kernel.hexes import bits
from grognard.kernel.journal import Journal, header_for
from grognard.kernel.menu import Act, Menu
from grognard.kernel.position import begin
from grognard.kernel.replaying import replay_lines
from grognard.kernel.state import Position
from grognard.testing.synthetic_game import make

ACTS = 60_000
SECRET, PROGRAM = b"bench" * 6, "bench"
HUGE = 1 << 4096
PREFERRED = ("to", "back", "target", "unit", "end_phase")


def great_game() -> Game:
    return make(turns=1000, vast=True)


def chosen(menu: Menu, luck: Random) -> Act:
    """Whatever brings the game on: units move, then attack some targets."""
    verb = next(
        v
        for v in PREFERRED
        if v in menu.verbs and menu.verbs[v].set and (v != "target" or luck.random() < 0.7)
    )
    allowed = menu.verbs[verb]
    return Act(verb) if allowed.kind == "button" else Act(verb, luck.choice(list(bits(allowed.set))))


def state_hash_before(state: Any) -> str:
    text = json.dumps(_writable(state), separators=(",", ":"), default=sorted)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _writable(value: Any) -> Any:
    if isinstance(value, tuple):
        if set(map(type, value)) == {int} and max(value) < HUGE:
            return value
        return [_writable(v) for v in value]
    return hex(value) if type(value) is int and value >= HUGE else value


def memory() -> float:
    """Megabytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def apart(work: Callable[..., Any], *args: Any) -> Any:
    """Work in a process of its own, so that nobody else's memory is counted."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(work, args)


# -- the game


def recorded(acts: int, folder: str) -> dict[str, float]:
    """Play a game and write it down; what its hashes cost, the old way now and then."""
    game, luck, live = great_game(), Random(1), SeededDice(SECRET)
    pos, rolls = begin(game, live)
    header = header_for(pos, {"mode": "live", "commit": commitment(SECRET)}, rolls=rolls)
    journal, hashing, before, sampled = Journal(header, pos, PROGRAM), 0.0, 0.0, 0
    begun = time.perf_counter()
    for n in range(acts):
        old = journal.pos
        journal.play(chosen(choices(old), luck), live)
        fresh = Position(game, journal.pos.state)  # without the parts that the journal has just worked out
        first = time.perf_counter()
        state_hash(fresh, old)
        hashing += time.perf_counter() - first
        if n % 50 == 0:
            first = time.perf_counter()
            state_hash_before(journal.pos.state)
            before += time.perf_counter() - first
            sampled += 1
    spent = time.perf_counter() - begun
    Path(folder, "lines").write_text("\n".join([write_record(header), *journal.lines]), encoding="utf-8")
    for n, checkpoint in enumerate(journal.checkpoints):
        Path(folder, f"checkpoint-{n:04}").write_text(checkpoint.text(), encoding="utf-8")
    size = (
        sum(len(line) + 1 for line in journal.lines) / 1e6,
        sum(len(c.text()) for c in journal.checkpoints) / 1e6,
    )
    return {
        "hash": hashing / acts,
        "before": before / sampled,
        "spent": spent,
        "journal": size[0],
        "checkpoints": size[1],
    }


def opened(folder: str, checkpoints: bool = True) -> Journal:
    found = (
        [
            read_checkpoint(path.read_text(encoding="utf-8"))
            for path in sorted(Path(folder).glob("checkpoint-*"))
        ]
        if checkpoints
        else []
    )
    lines = Path(folder, "lines").read_text(encoding="utf-8").split("\n")
    return replay_lines(
        lines, "bench", first_position, program=PROGRAM, checkpoints=[c for c in found if c is not None]
    )


GAME: list[Game] = []


def first_position(header: dict[str, Any]) -> Position:
    return begin(GAME[0], FixedDice([r[1] for r in header["rolls"]]))[0]


def warmed(game: Game) -> Game:
    """With all that is worked out once for a game, and is no part of any journal."""
    pos, luck = begin(game, SeededDice(SECRET))[0], Random(3)
    for _ in range(60):
        pos = step(pos, chosen(choices(pos), luck), SeededDice(SECRET)).pos
    return game


# -- as it was


def measure_before(folder: str, acts: int) -> dict[str, float]:
    """The first acts played again with every position, change and hash kept, as journals were."""
    game = warmed(great_game())
    lines = Path(folder, "lines").read_text(encoding="utf-8").split("\n")[: acts + 1]
    header, *records = [json.loads(line) for line in lines]
    pos = begin(game, FixedDice([r[1] for r in header["rolls"]]))[0]
    from grognard.kernel.acts import read_act

    entries: list[Any] = []
    size, begun = memory(), time.perf_counter()
    for record in records:
        out = step(pos, read_act(pos, *record["act"]), FixedDice([r[1] for r in record["rolls"]]))
        choices(out.pos)
        entries.append((record["act"], out.rolls, state_hash_before(out.pos.state), out.pos, out.changes))
        pos = out.pos
    spent = time.perf_counter() - begun
    many = 60_000
    whole = entries * (many // len(entries) + 1)
    return {"memory": memory() - size, "opened": spent, "draft": _each(lambda: list(whole[:many]), 50)}


# -- as it is


def measure_now(folder: str, acts: int, checkpoints: bool) -> dict[str, float]:
    GAME.append(warmed(great_game()))
    first_position({"rolls": []})
    size, begun = memory(), time.perf_counter()
    journal = opened(folder, checkpoints)
    found = {"opened": time.perf_counter() - begun, "memory": memory() - size}
    assert len(journal.entries) == acts
    if not checkpoints:
        return found
    found["draft"] = _each(journal.draft, 2000)
    luck = Random(2)
    begun = time.perf_counter()
    journal.entries[0]
    found["past"] = time.perf_counter() - begun
    some = [luck.randrange(acts) for _ in range(40)]
    found["first look"] = _each_of(journal.position_at, some)
    found["look"] = _each_of(journal.position_at, some)
    found["next"] = _each_of(journal.position_at, range(acts // 2, acts // 2 + 100))
    found["looked"] = memory() - size
    draft = journal.draft()
    found["take back"] = _each_of(draft.take_back, [acts // 3])
    return found


def _each(f: Callable[[], object], times: int) -> float:
    begun = time.perf_counter()
    for _ in range(times):
        f()
    return (time.perf_counter() - begun) / times


def _each_of(f: Callable[[int], object], what: Sequence[int]) -> float:
    begun = time.perf_counter()
    for n in what:
        f(n)
    return (time.perf_counter() - begun) / len(what)


def main(acts: int = ACTS) -> None:
    print(f"\nThe journal of a great game: {acts:,} acts, 1,500 units, 12,000 hexes (before / now)")
    with TemporaryDirectory() as folder:
        played = apart(recorded, acts, folder)
        share = max(1, acts // 10)
        old, now = apart(measure_before, folder, share), apart(measure_now, folder, acts, True)
        whole = apart(measure_now, folder, acts, False)
    scale = acts / share
    rows = [
        ("hash of a state, µs an act", played["before"] * 1e6, played["hash"] * 1e6),
        ("memory of the journal, MB", old["memory"] * scale, now["memory"]),
        ("memory after looking about, MB", old["memory"] * scale, now["looked"]),
        ("memory when played from its first act, MB", old["memory"] * scale, whole["memory"]),
        ("opened, s", old["opened"] * scale, now["opened"]),
        ("every act played again, s", old["opened"] * scale, whole["opened"]),
        ("a draft at 60,000 acts, µs", old["draft"] * 1e6, now["draft"] * 1e6),
    ]
    for name, before, after in rows:
        print(f"{name:44} {before:12,.1f} / {after:10,.1f}   {before / max(after, 1e-9):8,.1f}x")
    print(
        f"journal {played['journal']:.1f} MB, checkpoints {played['checkpoints']:.1f} MB on disk; played in "
        f"{played['spent']:.0f} s"
    )
    print(
        f"lines before the checkpoint read: {now['past']:.2f} s; a position of the past: "
        f"{now['first look'] * 1e3:.0f} ms the first time, "
        f"{now['look'] * 1e3:.0f} ms after, the next one {now['next'] * 1e3:.2f} ms; a third taken back: "
        f"{now['take back'] * 1e3:.0f} ms"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ACTS)
