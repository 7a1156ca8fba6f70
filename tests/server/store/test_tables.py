"""Tables, seats, the journal and its one condition, chat."""

from __future__ import annotations

import msgspec
import pytest

from grognard.server.store import ChatRow, SeatRow, TableRow, Taken, User

pytestmark = pytest.mark.anyio
SEATS = [SeatRow("t", 0, "person", "anna", name="Anna"), SeatRow("t", 1, "open", invite_hash="h1")]


async def test_a_table_comes_back_as_put(world):
    row = TableRow(
        "x", "ts", "long", '{"é":1}', '{"mode":"live"}', "00ff", "1", "d1", "held", True, "anna", '{"pace":"live"}', "[1]", "{}",
        3, "move", 17, 1, "rules", "null", "wh", 1.25, 2.5, 4,
    )  # fmt: skip
    await world.add_table(row, [SeatRow("x", 0, "bot", bot="greedy", name="Bot")], ["header", "é1", "é2"])
    assert await world.table("x") == msgspec.structs.replace(row, length=3)
    assert await world.seats("x") == [SeatRow("x", 0, "bot", None, "greedy", "Bot", "")]
    assert await world.lines("x") == ["header", "é1", "é2"]
    assert await world.table("none") is None
    assert await world.seats("none") == []


async def test_a_table_is_not_made_twice(world, add_table):
    with pytest.raises(Taken):
        await add_table(world, "t", game="other")
    assert (await world.table("t")).game == "ts"
    assert await world.lines("t") == ["header"]


async def test_a_table_with_a_wrong_seat_is_not_made_at_all(world):
    with pytest.raises(LookupError):
        await world.add_table(TableRow("x", "ts"), [SeatRow("x", 0, "person", "nobody")], ["header"])
    assert await world.table("x") is None
    assert await world.lines("x") == []


async def test_tables_of_a_person(world, add_table):
    await add_table(world, "new", created=9.0, touched=9.0)
    await world.add_table(TableRow("watched", "ts", owner="boris"), [], ["header"])
    await world.add_table(
        TableRow("seated", "ts", touched=4.0), [SeatRow("seated", 0, "person", "anna")], ["header"]
    )
    assert [row.id for row, _ in await world.tables_of("anna", 10)] == ["new", "seated", "t"]
    await world.append("t", 1, ["act"], 20.0)
    found = await world.tables_of("anna", 2)
    assert [row.id for row, _ in found] == ["t", "new"]
    assert found[0][1] == SEATS
    assert [row.id for row, _ in await world.tables_of("boris", 10)] == ["watched"]
    assert (await world.tables_of("boris", 10))[0][1] == []
    assert await world.tables_of("nobody", 10) == []


async def test_tables_that_are_being_played(world, add_table):
    for n, status in enumerate(["playing", "over", "held", "open"]):
        await add_table(world, status, status=status, created=10.0 + n, to_act=n % 2)
    (due,) = await world.playing()
    assert (due.row.id, due.kind, due.people, due.orders) == ("playing", "person", 2, False)


# -- seats


async def test_a_seat_is_claimed_with_its_invitation_and_once(world):
    before = (await world.table("t")).revision
    assert not await world.claim_seat("t", 1, "wrong", "boris", "Boris")
    assert not await world.claim_seat("t", 0, "h1", "boris", "Boris")
    assert not await world.claim_seat("t", 0, "", "boris", "Boris")
    assert not await world.claim_seat("none", 1, "h1", "boris", "Boris")
    assert await world.claim_seat("t", 1, "h1", "boris", "Boris")
    assert (await world.seats("t"))[1] == SeatRow("t", 1, "person", "boris", name="Boris")
    assert not await world.claim_seat("t", 1, "h1", "anna", "Anna")
    assert (await world.seats("t"))[1].user == "boris"
    assert (await world.table("t")).revision == before + 1


async def test_no_invitation_is_no_key(world):
    await world.set_invite_hash("t", 1, "")
    assert not await world.claim_seat("t", 1, "", "boris", "Boris")


async def test_a_taken_seat_is_not_claimed_even_with_a_key(world):
    await world.set_seat("t", 0, invite_hash="h0")
    assert not await world.claim_seat("t", 0, "h0", "boris", "Boris")
    assert (await world.seats("t"))[0].user == "anna"


async def test_a_new_invitation_voids_the_old(world):
    assert await world.set_invite_hash("t", 1, "h2")
    assert not await world.set_invite_hash("t", 0, "h2"), "somebody sits there"
    assert not await world.claim_seat("t", 1, "h1", "boris", "Boris")
    assert await world.claim_seat("t", 1, "h2", "boris", "Boris")


async def test_a_seat_is_set(world):
    assert await world.set_seat("t", 1, kind="bot", bot="greedy", name="Greedy", invite_hash="")
    assert (await world.seats("t"))[1] == SeatRow("t", 1, "bot", None, "greedy", "Greedy")
    assert not await world.set_seat("t", 7, name="x")
    with pytest.raises(TypeError):
        await world.set_seat("t", 1, n=3)


async def test_a_link_to_watch(world):
    assert await world.set_watch_hash("t", "w1")
    assert (await world.table("t")).watch_hash == "w1"
    assert not await world.set_watch_hash("none", "w1")


# -- the journal


async def test_lines_are_appended_with_the_columns(world):
    assert await world.append(
        "t", 1, ["one", "two"], 7.5, turn=2, phase="fire", acts=2, to_act=1, status="playing", clock="[9]"
    )
    row = await world.table("t")
    assert (row.turn, row.phase, row.acts, row.to_act, row.status, row.clock) == (
        2,
        "fire",
        2,
        1,
        "playing",
        "[9]",
    )
    assert (row.touched, row.revision, row.length, row.secret) == (7.5, 1, 3, "ff")
    assert await world.append("t", 3, ["three"], 8.0, to_act=None, secret="")
    row = await world.table("t")
    assert (row.to_act, row.secret, row.revision) == (None, "", 2)
    assert await world.lines("t") == ["header", "one", "two", "three"]
    assert await world.lines("t", 2) == ["two", "three"]
    assert await world.lines("t", 9) == []


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_lines_after_another_count_change_nothing(world, after):
    assert await world.append("t", 1, ["one"], 7.0, turn=1)
    before = await world.table("t")
    assert not await world.append("t", after, ["other"], 8.0, turn=5)
    assert not await world.append("t", after, [], 8.0, turn=5)
    assert not await world.append("none", after, ["other"], 8.0)
    assert await world.table("t") == before
    assert await world.lines("t") == ["header", "one"]


async def test_columns_change_without_lines(world):
    assert await world.append("t", 1, [], 7.0, offer='{"what":"draw"}')
    row = await world.table("t")
    assert (row.offer, row.length, row.revision) == ('{"what":"draw"}', 1, 1)


@pytest.mark.parametrize("field", ["id", "revision", "length", "created", "chats", "no_such"])
async def test_what_the_store_keeps_by_itself_is_not_for_callers(world, field):
    with pytest.raises(TypeError):
        await world.append("t", 1, [], 7.0, **{field: 5})


async def test_thousands_of_lines_at_once(world):
    lines = [f"line {n} " + "x" * 100 for n in range(12_000)]
    assert await world.append("t", 1, lines, 7.0)
    assert (await world.lines("t"))[1:] == lines


# -- chat


async def test_chat(world):
    assert await world.add_chat("t", "anna", 0, "Anna", "bonjour", 5.0) == 1
    assert await world.add_chat("t", None, None, "Visitor", "d'où ? ❤", 6.0) == 2
    assert await world.chat("t") == [
        ChatRow("t", 1, "anna", 0, "Anna", "bonjour", 5.0),
        ChatRow("t", 2, None, None, "Visitor", "d'où ? ❤", 6.0),
    ]
    for n in range(3, 8):
        assert await world.add_chat("t", "anna", 0, "Anna", str(n), 6.0 + n) == n
    assert [line.n for line in await world.chat("t", after=4)] == [5, 6, 7]
    assert [line.n for line in await world.chat("t", most=2)] == [6, 7]
    assert (await world.table("t")).length == 1
    with pytest.raises(LookupError):
        await world.add_chat("none", "anna", 0, "Anna", "hello?", 5.0)


async def test_what_was_seen(world):
    assert await world.seen("t", "anna") == 0
    await world.set_seen("t", "anna", 12)
    await world.set_seen("t", "boris", 3)
    await world.set_seen("t", "anna", 9)
    assert (await world.seen("t", "anna"), await world.seen("t", "boris")) == (9, 3)


async def test_the_same_truth_and_types_on_both(world):
    """Truth values and counts come back as such, not as whatever the database calls them."""
    await world.add_user(User("c", "C", guest=False))
    assert (await world.user("c")).guest is False
    assert (await world.user("boris")).guest is True
    row = await world.table("t")
    assert row.private is True
    assert (type(row.created), type(row.turn)) == (float, int)
