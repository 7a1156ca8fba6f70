"""Long games at a table: checkpoints written beside the journal, believed when it is opened again, and worth
nothing to others.
"""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from grognard.games import load
from grognard.kernel.acts import write_act
from grognard.kernel.checkpoint import EVERY
from grognard.kernel.dice import SeededDice, commitment
from grognard.kernel.engine import choices
from grognard.kernel.entries import NEAR
from grognard.kernel.journal import Journal, header_for, write_record
from grognard.kernel.position import begin
from grognard.server import table as tables
from grognard.server.program import program
from grognard.server.store import SeatRow, TableRow
from grognard.server.study_api import branch_journal, read_import
from grognard.server.table import GameTable, encode
from grognard.server.upgrade import open_table
from grognard.testing.conformance import pick_act

pytestmark = pytest.mark.anyio
SEED, ACTS = b"seed" * 8, EVERY + NEAR + 50


def played(acts: int) -> Journal:
    live, luck = SeededDice(SEED), Random(2)
    pos, rolls = begin(load("ts", {"setup": "ready_made", "length": "14"}), live)
    journal = Journal(
        header_for(pos, {"mode": "live", "commit": commitment(SEED)}, rolls=rolls), pos, program()
    )
    while len(journal.entries) < acts:
        journal.play(pick_act(choices(journal.pos), luck, False), live)
    assert journal.pos.state.result is None
    return journal


@pytest.fixture(scope="module")
def journal():
    return played(ACTS)


async def put(store, journal: Journal, checkpoints=()) -> None:
    state, game = journal.pos.state, journal.game
    row = TableRow(
        "t1", "ts", game.scenario, encode(dict(game.options)), encode(journal.header["dice"]), SEED.hex(),
        rules=game.version, data=game.digest, status="playing", turn=state.turn, acts=len(journal.entries),
        pace='{"kind":"none"}',
    )  # fmt: skip
    seats = [SeatRow("t1", n, "person", None, "", "x") for n in range(2)]
    await store.add_table(row, seats, [write_record(journal.header), *journal.lines], checkpoints)


async def test_a_long_game_is_written_down_once_and_opened_at_once_after(sqlite_url, open_store, journal):
    store = await open_store(sqlite_url)
    await put(store, journal)
    first = await open_table(store, "t1", 0.0)
    assert not first.journal.resumed
    assert len(await store.checkpoints("t1")) == ACTS // EVERY
    second = await open_table(store, "t1", 0.0)
    assert second.journal.resumed
    assert second.pos.state == first.pos.state == journal.pos.state


async def test_what_another_program_wrote_is_not_believed_and_written_again(
    sqlite_url, open_store, journal, monkeypatch
):
    store = await open_store(sqlite_url)
    await put(store, journal, [(one.line, one.text()) for one in journal.checkpoints])
    assert (await open_table(store, "t1", 0.0)).journal.resumed
    monkeypatch.setattr(tables, "program", lambda: "the next one")
    assert not (await open_table(store, "t1", 0.0)).journal.resumed
    assert (await open_table(store, "t1", 0.0)).journal.resumed
    assert all("the next one" in text for text in await store.checkpoints("t1"))


async def test_a_checkpoint_is_written_with_the_act_that_is_due_for_one(sqlite_url, open_store):
    store, journal = await open_store(sqlite_url), played(EVERY - 1)
    await put(store, journal)
    table = await open_table(store, "t1", 0.0)
    both, luck = (0, 1), Random(3)
    for _ in range(3):
        act = pick_act(choices(table.pos), luck, False)
        verb, noun = [*write_act(table.pos, act), None][:2]
        await table.keep(store, 0.0, partial(table.act, both, table.length, (verb, noun), []))
    (text,) = await store.checkpoints("t1")
    assert text.startswith(f"[{EVERY + 1}, {EVERY}, ")
    assert not table.journal.checkpoints
    row, lines = await store.table("t1"), await store.lines("t1")
    assert GameTable(row, table.seats, lines).pos.state == table.pos.state


async def test_a_game_that_is_brought_or_branched_comes_with_its_checkpoints(journal):
    text = "".join(line + "\n" for line in (write_record(journal.header), *journal.lines))
    found, _ = read_import(text, ("ts",), b"")
    assert [one.acts for one in found.checkpoints] == [EVERY]
    branch, _ = branch_journal(journal, EVERY + 3)
    assert [one.acts for one in branch.checkpoints] == [EVERY]
    assert branch.pos.state == journal.position_at(EVERY + 3).state
