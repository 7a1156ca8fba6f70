"""Several at once: within a process, and as two processes on one database."""

from __future__ import annotations

import asyncio

import pytest

from grognard.server.store import NoticeRow, Session

pytestmark = pytest.mark.anyio


async def test_of_two_appends_one_wins(world, other):
    for n in range(1, 20):
        won = await asyncio.gather(
            world.append("t", n, ["ours"], 1.0, phase="ours"),
            other.append("t", n, ["theirs"], 1.0, phase="theirs"),
        )
        assert sorted(won) == [False, True]
        standing = "ours" if won[0] else "theirs"
        assert await world.lines("t", n) == await other.lines("t", n) == [standing]
        assert (await other.table("t")).phase == standing
    assert (await world.table("t")).revision == 19


async def test_of_many_appends_in_one_process_one_wins(world):
    won = await asyncio.gather(*(world.append("t", 1, [f"line {n}"], 1.0, turn=n) for n in range(30)))
    assert won.count(True) == 1
    assert await world.lines("t", 1) == [f"line {won.index(True)}"]
    assert (await world.table("t")).turn == won.index(True)


async def test_fifty_tables_at_once(world, other, add_table):
    names = [f"t{n}" for n in range(50)]
    await asyncio.gather(*(add_table(world, name) for name in names))

    async def play(name, store):
        for n in range(1, 6):
            assert await store.append(name, n, [f"{name} {n}"], 1.0, acts=n)

    await asyncio.gather(*(play(name, (world, other)[n % 2]) for n, name in enumerate(names)))
    for name in names:
        assert await world.lines(name, 1) == [f"{name} {n}" for n in range(1, 6)]
        assert (await other.table(name)).acts == 5


async def test_one_faulty_write_harms_no_other(world, add_table):
    """They may be committed together; each stands or falls by itself."""
    await asyncio.gather(*(add_table(world, f"t{n}") for n in range(10)))
    waiting = [world.append(f"t{n}", 1, ["act"], 1.0) for n in range(10)]
    waiting[5:5] = [
        world.add_chat("none", None, None, "", "", 1.0),
        world.append("t", 1, ["bad \0"], 1.0, status="playing"),
    ]
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert [d for d in done if d is True] == [True] * 10
    assert isinstance(done[5], LookupError)
    assert (await world.lines("t"), (await world.table("t")).status) == (["header"], "open")


async def test_of_two_claimants_one_sits(world, other, add_table):
    for n in range(10):
        await add_table(world, f"t{n}")
        won = await asyncio.gather(
            world.claim_seat(f"t{n}", 1, "h1", "anna", "Anna"),
            other.claim_seat(f"t{n}", 1, "h1", "boris", "Boris"),
        )
        assert sorted(won) == [False, True]
        assert (await other.seats(f"t{n}"))[1].user == ("anna" if won[0] else "boris")


async def test_chat_lines_are_numbered_without_gaps(world, other):
    said = await asyncio.gather(
        *((world, other)[n % 2].add_chat("t", "anna", 0, "Anna", str(n), 1.0) for n in range(40))
    )
    assert sorted(said) == list(range(1, 41))
    assert [line.n for line in await world.chat("t")] == list(range(1, 41))


async def test_a_notice_is_taken_by_one_worker(world, other):
    for n in range(60):
        await world.add_notice(NoticeRow(f"n{n:02}", "anna", "t", "email", seq=n))
    taken = await asyncio.gather(*((world, other)[n % 2].due_notices(5.0, 10) for n in range(12)))
    ids = [notice.id for batch in taken for notice in batch]
    assert len(ids) == len(set(ids))
    while more := await world.due_notices(5.0, 10):
        ids += [notice.id for notice in more]
    assert sorted(ids) == [f"n{n:02}" for n in range(60)]


async def test_a_notice_is_made_by_one_worker(world, other):
    made = await asyncio.gather(
        *(
            (world, other)[n % 2].add_notice(NoticeRow(f"n{n}", "anna", "t", "email", seq=1))
            for n in range(10)
        )
    )
    assert made.count(True) == 1


async def test_a_setting_is_the_same_for_all(world, other):
    got = await asyncio.gather(
        *((world, other)[n % 2].setting("key", lambda n=n: f"key {n}") for n in range(10))
    )
    assert len(set(got)) == 1


# -- announcements


async def heard(announcements, many=1):
    return [await asyncio.wait_for(anext(announcements), 20) for _ in range(many)]


async def listening(store):
    """Announcements from now on: what was told before may still be on its way."""
    told = store.announcements()
    await store.announce("begin")
    while await heard(told) != ["begin"]:
        pass
    return told


async def test_every_change_of_a_table_is_announced(world):
    told = await listening(world)
    for change in (
        lambda: world.add_chat("t", "anna", 0, "Anna", "bonjour", 1.0),
        lambda: world.set_invite_hash("t", 1, "h2"),
        lambda: world.set_watch_hash("t", "h3"),
        lambda: world.claim_seat("t", 1, "h2", "boris", "Boris"),
        lambda: world.set_seat("t", 1, name="B."),
    ):
        await change()
        assert await heard(told) == ["table:t"]


async def test_an_act_is_announced_to_other_processes_alone(world):
    """This one has played it, and knows."""
    told = await listening(world)
    assert await world.append("t", 1, ["act"], 1.0)
    assert await world.append("t", 2, [], 1.0, offer="{}")
    await world.announce("end")
    assert await heard(told) == ["end"]


async def test_leaving_is_announced_at_every_table(world, add_table):
    await add_table(world, "done", status="over")
    told = await listening(world)
    await world.erase_user("anna", 50.0)
    assert sorted(await heard(told, 3)) == ["table:done", "table:t", "user:anna"]


async def test_the_end_of_a_session_is_announced(world):
    for hash in ("h1", "h2", "h3"):
        await world.add_session(Session(hash, "anna", "", 1.0, 1.0))
    told = await listening(world)
    await world.drop_session("h1", "anna")
    assert await heard(told) == ["user:anna"]
    await world.drop_session("h1", "anna")  # there is none any more
    await world.drop_sessions("anna", "h2")
    await world.announce("end")
    assert await heard(told, 2) == ["user:anna", "end"]


async def test_what_did_not_happen_is_not_announced(world):
    told = await listening(world)
    assert not await world.append("t", 7, ["act"], 1.0)
    assert not await world.claim_seat("t", 1, "wrong", "boris", "Boris")
    with pytest.raises(TypeError):
        await world.append("t", 1, [], 1.0, nothing=1)
    await world.announce("end")
    assert await heard(told) == ["end"]


async def test_all_listeners_hear_and_a_late_one_hears_what_comes(store):
    first = store.announcements()
    await store.announce("a")
    assert await heard(first) == ["a"]
    second = store.announcements()
    await store.announce("b")
    await store.announce("c")
    assert await heard(first, 2) == await heard(second, 2) == ["b", "c"]
    await second.aclose()
    await store.announce("d")
    assert await heard(first) == ["d"]


async def test_listening_ends_with_the_store(database_url, open_store):
    store = await open_store(database_url)
    told = store.announcements()
    await store.announce("last")
    assert await heard(told) == ["last"]
    waiting = asyncio.create_task(anext(told, "over"))
    await asyncio.sleep(0)
    await store.close()
    assert await waiting == "over"
    await store.close()


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
async def test_other_processes_hear(world, other):
    assert (world.many_workers, other.many_workers) == (True, True)
    theirs = await listening(other)
    await world.add_chat("t", "anna", 0, "Anna", "bonjour", 1.0)
    assert await heard(theirs) == ["table:t"]
    ours = await listening(world)
    await other.announce("presence:t")
    assert await heard(ours) == ["presence:t"]


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_sqlite_is_for_one_process(world):
    assert not world.many_workers
