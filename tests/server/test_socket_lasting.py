"""What outlives a server: games after a restart, after a kill, under other rules; and two servers on one
database.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import time
from pathlib import Path

import pytest
import websockets
from tests.server.harness import PATIENCE, Company, Eyes, Server, all_caught_up, served, verified

from grognard.kernel.chain import chain_hash
from grognard.kernel.journal import write_record

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(tmp_path):
    yield from served(tmp_path)


def again(server, kill=False):
    server.kill() if kill else server.stop()
    server.start()


def without_time(update):
    return {
        key: value
        for key, value in update.items()
        if key not in ("clock", "seats", "log", "events", "units", "full", "cut")
    }


# -- restarts


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
async def test_everything_is_there_after_a_restart(company, kill, tmp_path):
    duel = await company.duel()
    await duel.white.does("unit W2-1", "to 0708", "unit W2-2")
    await duel.white.ask("undo", seq=duel.white.seq)
    await duel.white.send("say", text="à vous !")
    await duel.red.send("seen", n=1)
    await duel.red.ask("offer", what="draw")
    await duel.all_see()
    for eyes in duel.all:
        if not eyes.chat:
            await eyes.next("chat")
    again(company.server, kill)
    for eyes in duel.all:
        assert await eyes.closed() in (1012, 1006)  # "service restart", or nothing said
    after = [await company.sits(person, duel.table) for person in duel.people]
    for old, new in zip(duel.all, after, strict=True):
        assert new.units == old.units
        assert new.log == old.log
        assert without_time(new.update) == without_time(old.update)
        await new.next("chat")
        assert new.chat == old.chat
    white, red, _ = after
    assert red.welcome["seen"] == 1
    assert red.update["offer"]["what"] == "draw"
    await white.ask("redo", seq=white.seq)
    assert white.update["menu"]["held"] == "W2-2"
    await white.ask("resign")
    assert "revealed" in verified(tmp_path, "lasting", await duel.people[0].journal(duel.table))


async def test_a_bot_goes_on_by_itself_after_a_kill(company):
    anna = await company.person("Anna")
    table = (await anna.opens("me", "greedy"))["id"]
    white = await company.sits(anna, table)
    while white.update["menu"]["yours"]:
        await white.does("end_phase")
    await white.sees(white.seq + 3)
    workers = [
        pid
        for pid in children(company.server.pid)
        if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]
    assert workers
    company.server.expected += ("resource_tracker", "warnings.warn")  # which sweeps up after a killed server
    company.server.kill()
    ((before,),) = company.server.sql("SELECT acts FROM tables WHERE id = ?", table)
    company.server.start()  # it may be done with its turn before anything else is asked
    assert await gone(workers)  # nobody thinks on for a server that is dead
    deadline = time.monotonic() + PATIENCE
    while not (now := await anna.ask("GET", f"/api/tables/{table}"))["yours"]:  # nobody sits there
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)
    assert now["acts"] > before


def children(pid):
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(path.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(path.parent.name))
    return found


async def gone(pids):
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        alive = []
        for pid in pids:
            with contextlib.suppress(OSError):
                os.kill(pid, 0)
                alive.append(pid)
        if not alive:
            return True
        await asyncio.sleep(0.05)
    return False


async def test_time_that_ran_out_meanwhile(company):
    duel = await company.duel(pace="live", minutes=1, timeout="forfeit")
    company.server.stop()
    clock = json.loads(company.server.sql("SELECT clock FROM tables")[0][0])
    company.server.sql("UPDATE tables SET clock = ?", json.dumps({**clock, "since": clock["since"] - 1000}))
    company.server.start()
    deadline = time.monotonic() + PATIENCE
    while (await duel.people[0].ask("GET", f"/api/tables/{duel.table}"))["status"] != "over":
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


# -- other rules


def rewritten(server, table, change):
    """Let the records of a journal say something else; its sums are right all the same."""
    rows = server.sql("SELECT n, line FROM lines WHERE table_id = ? ORDER BY n", table)
    sum = ""
    for n, line in rows:
        record = json.loads(line)
        del record["sum"]
        change(record)
        sum = chain_hash(sum, record)
        server.sql(
            "UPDATE lines SET line = ? WHERE table_id = ? AND n = ?",
            write_record({**record, "sum": sum}),
            table,
            n,
        )


def older(record):
    if "grognard" in record:
        record.update(rules="0.1", data="0123456789abcdef")


def elsewhere(record):
    older(record)
    if record.get("n") == 2:
        record["hash"] = "0" * 24


async def three_games(company):
    anna = await company.person("Anna")
    tables = [(await anna.opens("me", "me"))["id"] for _ in range(3)]
    for table in tables:
        eyes = await company.sits(anna, table)
        await eyes.does("unit W2-1", "to 0708", "end_phase", "end_phase")
    return anna, *tables


async def test_a_game_that_replays_the_same_goes_on_under_new_rules(company, tmp_path):
    anna, old, other, over = await three_games(company)
    await (await company.sits(anna, over)).ask("resign")
    company.server.stop()
    for table in (old, over):
        rewritten(company.server, table, older)
        company.server.sql("UPDATE tables SET rules = '0.1', data = '0123456789abcdef' WHERE id = ?", table)
    company.server.start()
    eyes = await company.sits(anna, old)
    assert eyes.seq == 6  # one line more
    while eyes.update["status"] == "playing" and eyes.seq < 12:
        await eyes.act(*eyes.acts()[-1])
    await eyes.ask("resign")
    journal = await anna.journal(old)
    records = [json.loads(line) for line in journal.splitlines()]
    assert [n for n, record in enumerate(records) if n and "rules" in record] == [5]
    assert "revealed" in verified(tmp_path, "adopted", journal)
    again(company.server)  # it is adopted once
    assert await anna.journal(old) == journal
    assert (await anna.ask("GET", f"/api/tables/{over}/replay"))[
        "verified"
    ] == "true"  # what is over stays as it was
    assert len((await anna.journal(over)).splitlines()) == 7
    assert (await company.sits(anna, other)).seq == 5


async def test_a_game_that_would_go_elsewhere_is_held_and_the_others_go_on(company):
    anna, bad, worse, good = await three_games(company)
    company.server.expected += ("409 rules-changed",)
    company.server.stop()
    before = company.server.sql("SELECT * FROM lines WHERE table_id = ?", bad)
    rewritten(company.server, bad, elsewhere)
    company.server.sql("UPDATE tables SET rules = '0.1', data = '0123456789abcdef' WHERE id = ?", bad)
    # these rules, other hands
    company.server.sql("UPDATE lines SET line = replace(line, '0708', '0807') WHERE table_id = ?", worse)
    company.server.start()
    assert (await company.sits(anna, good)).seq == 5
    for table in (bad, worse):
        held = await anna.ask("GET", f"/api/tables/{table}", status=200)
        assert (held["status"], bool(held["held"])) == ("held", True)
        eyes = await Eyes.opened(anna, table, "fr")
        assert (await eyes.frame())["message"].startswith("les règles ou les données de ce jeu ont changé")
        assert await eyes.closed() == 4409
    found = {
        table["id"]: (table["status"], bool(table["held"]))
        for table in (await anna.ask("GET", "/api/tables"))["tables"]
    }
    assert found == {bad: ("held", True), worse: ("held", True), good: ("playing", False)}
    company.server.stop()
    for row in before:
        company.server.sql("UPDATE lines SET line = ? WHERE table_id = ? AND n = ?", row[3], bad, row[1])
    company.server.start()  # a program that knows these rules again
    eyes = await company.sits(anna, bad)
    assert (eyes.update["status"], eyes.update["held"]) == ("playing", "")
    await eyes.act(*eyes.acts()[0])


# -- two servers on one database


@pytest.fixture
def two_servers(postgres_url, tmp_path):
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(contextlib.contextmanager(served)(tmp_path, postgres_url)) for _ in range(2)
        ]


@pytest.fixture
async def apart(two_servers, anyio_backend):
    """Anna's games are served by one process, Boris and Clara come by the other."""
    company = Company(two_servers[0])
    async with company.leaving:
        anna = await company.person("Anna", server=two_servers[0])
        boris = await company.person("Boris", server=two_servers[1])
        clara = await company.person(server=two_servers[1])
        made = await anna.opens("me", "open")
        white = await company.sits(anna, made["id"])
        await boris.joins(made["id"], made[1])
        await clara.watches(made["id"], made[None])
        red, watcher = await company.sits(boris, made["id"]), await company.sits(clara, made["id"])
        yield company, (anna, boris, clara), made, white, red, watcher


async def test_what_is_done_here_is_seen_there(apart, tmp_path):
    _, people, made, white, red, watcher = apart
    await white.next("update", status="playing")  # Boris sat down over there
    await white.does("unit W2-1", "to 0708")
    for eyes in (red, watcher):
        await eyes.sees(3)
        assert eyes.units == white.units
        assert eyes.log == white.log
    await red.send("say", text="seen")
    assert (await white.next("chat"))["lines"][0]["text"] == "seen"
    await red.ask("offer", what="pause")
    while white.update["offer"] is None:
        await white.frame()
    await white.send("answer", yes=True)
    while watcher.update["clock"] is None:
        await watcher.frame()
    await red.send("resign")
    for eyes in (white, red, watcher):
        while eyes.update["result"] is None:
            await eyes.frame()
        assert eyes.update["result"]["winner"] == "white"
    assert "revealed" in verified(tmp_path, "apart", await people[2].journal(made["id"]))


async def test_of_two_acts_in_two_processes_one_wins_and_all_see_it(apart, two_servers):
    """Anna has two windows here and one there. The loser's neighbours are told too of what stands."""
    company, people, made, white, red, watcher = apart
    window = await company.sits(people[0], made["id"])
    there = await company.person(server=two_servers[1])
    there.http.cookies = people[0].http.cookies
    far = await company.sits(there, made["id"])
    everybody = (white, window, far, red, watcher)
    for _ in range(12):
        seq = white.seq
        acts = [act for act in white.acts() if act[0] in ("unit", "drop")]
        for eyes, (verb, noun) in ((white, acts[0]), (far, acts[-1])):
            await eyes.send("act", seq=seq, verb=verb, noun=noun)
        for eyes in everybody:
            await eyes.sees(seq + 1)
        await all_caught_up(*everybody)
        assert {eyes.seq for eyes in everybody} == {seq + 1}
        assert [eyes.units == white.units for eyes in everybody] == [True] * 5
        assert [eyes.log == white.log for eyes in (window, far)] == [True] * 2
    late = [json.loads(text) for eyes in (white, far) for text in eyes.frames if '"stale":true' in text]
    assert len(late) == 12


async def test_presence_and_closed_doors_reach_the_other_process(apart):
    company, people, made, white, red, watcher = apart
    while True:
        there = json.loads(white.frames[-1])
        if (
            there["t"] == "presence"
            and there["watching"] == 1
            and all(seat["online"] for seat in there["seats"])
        ):
            break
        await white.frame()
    frames = [json.loads(text) for text in red.frames if '"presence"' in text[:20]]
    while not frames or not all(
        seat["online"] for seat in frames[-1]["seats"]
    ):  # and those who came later know who was there
        frames = [await red.next("presence")]
    await people[0].ask("POST", f"/api/tables/{made['id']}/links", {})
    assert await watcher.closed() == 4000
    await people[2].ask("GET", f"/api/tables/{made['id']}", status=404)
    again = await company.person(server=company.server)
    again.http.cookies, again.http.headers = (
        people[1].http.cookies,
        {**people[1].http.headers, "origin": company.server.home},
    )
    await again.ask("POST", "/api/logout-everywhere")
    assert await red.closed() == 4000


async def test_a_killed_process_leaves_the_other_its_games(apart, two_servers):
    company, people, made, white, red, watcher = apart
    two_servers[0].kill()
    assert await white.closed() == 1006
    there = await company.person(server=two_servers[1])
    there.http.cookies = people[0].http.cookies
    white = await company.sits(there, made["id"])
    await white.does("unit W2-1", "to 0708")
    assert (await red.sees(3))["seq"] == 3
    two_servers[0].start()
    assert (await company.sits(people[0], made["id"])).units == white.units
    await watcher.sees(3)


async def test_several_workers_behind_one_port(postgres_url, tmp_path, anyio_backend):
    for server in served(tmp_path, postgres_url, GROGNARD_WORKERS="2"):
        company = Company(server)
        async with company.leaving:
            duel = await company.duel()
            crowd = [await company.sits(person, duel.table) for person in duel.people for _ in range(4)]
            await duel.white.does("unit W2-1", "to 0708")
            for eyes in crowd:
                await eyes.sees(3)
                assert eyes.units == duel.white.units


async def test_sqlite_is_for_one_process(tmp_path):
    server = Server(f"sqlite:///{tmp_path}/x.db", tmp_path, GROGNARD_WORKERS="2")
    with pytest.raises(RuntimeError, match="need PostgreSQL"):
        server.start()


async def test_a_database_that_goes_away_and_comes_back(own_postgres, tmp_path, anyio_backend):
    """What could not be kept is not played, and is said; then all goes on."""
    for server in served(tmp_path, own_postgres.fresh()):
        server.expected += (
            "store:",
            "terminating connection",
            "connection",
            "pool",
            "terminated abnormally",
            "while processing",
        )
        company = Company(server)
        async with company.leaving:
            duel = await company.duel()
            await duel.white.does("unit W2-1")
            own_postgres.stop(signal.SIGQUIT)
            answer = await duel.white.act("to", "0708")
            assert (answer["t"], answer["message"]) == ("problem", "the database does not answer; try again")
            assert (duel.white.seq, duel.white.update["menu"]["held"]) == (2, "W2-1")
            own_postgres.start()
            deadline = time.monotonic() + PATIENCE
            while True:  # who was sent away comes again, as a browser does
                with contextlib.suppress(AssertionError, websockets.ConnectionClosed):
                    white, red = [await company.sits(person, duel.table) for person in duel.people[:2]]
                    await white.does("to 0708")
                    break
                assert time.monotonic() < deadline
                await asyncio.sleep(0.2)
            assert (await red.sees(3))["seq"] == 3
            later = await company.sits(duel.people[2], duel.table)
            assert later.units == white.units == red.units
