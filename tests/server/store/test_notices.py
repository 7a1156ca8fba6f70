"""Notices: once for each moment, taken by one worker, tried again."""

from __future__ import annotations

import pytest

from grognard.server.store import NoticeRow

pytestmark = pytest.mark.anyio


async def test_a_moment_is_told_once_by_each_channel(world):
    assert await world.add_notice(NoticeRow("n1", "anna", "t", "email", at=1.0, seq=4))
    assert not await world.add_notice(NoticeRow("n2", "anna", "t", "email", at=2.0, seq=4))
    assert await world.add_notice(NoticeRow("n3", "anna", "t", "webhook", at=3.0, seq=4))
    assert await world.add_notice(NoticeRow("n4", "anna", "t", "email", at=4.0, seq=5))
    assert await world.add_notice(NoticeRow("n5", "boris", "t", "email", at=5.0, seq=4))
    assert [n.id for n in await world.notices("anna", 9)] == ["n4", "n3", "n1"]
    assert [n.id for n in await world.notices("anna", 2)] == ["n4", "n3"]


async def test_what_is_due_is_taken_for_a_while(world):
    for n in range(4):
        await world.add_notice(NoticeRow(f"n{n}", "anna", "t", "email", next=10.0 * n, at=float(n), seq=n))
    taken = await world.due_notices(25.0, 2, lease=60.0)
    assert [(n.id, n.tries, n.next) for n in taken] == [("n0", 1, 85.0), ("n1", 1, 85.0)]
    assert [n.id for n in await world.due_notices(25.0, 9)] == ["n2"]
    assert await world.due_notices(25.0, 9) == []
    assert [n.id for n in await world.due_notices(85.0, 9)] == ["n0", "n1", "n2", "n3"], (
        "whoever took them sent nothing"
    )


async def test_how_it_went(world):
    for n in range(3):
        await world.add_notice(NoticeRow(f"n{n}", "anna", "t", "email", at=float(n), seq=n))
    await world.due_notices(1.0, 9)
    assert await world.notice_done("n0", "sent")
    assert await world.notice_done("n1", "failed", "no such address")
    assert await world.notice_done("n2", "waiting", "timed out", 50.0)
    assert not await world.notice_done("none", "sent")
    told = {n.id: n for n in await world.notices("anna", 9)}
    assert (told["n0"].status, told["n0"].error) == ("sent", "")
    assert (told["n1"].status, told["n1"].error) == ("failed", "no such address")
    assert await world.due_notices(49.0, 9) == []
    again = await world.due_notices(1e9, 9)
    assert [(n.id, n.tries, n.error) for n in again] == [("n2", 2, "timed out")]
