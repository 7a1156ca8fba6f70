"""Plans on either database."""

from __future__ import annotations

import pytest

from grognard.server.store import PlanRow, SeatRow, TableRow, User

pytestmark = pytest.mark.anyio


async def test_plans_are_kept_changed_and_rubbed_out(store):
    clara, boris = User("clara", "Clara", guest=True, created=1.0), User("boris", "Boris", guest=True)
    await store.add_user(clara)
    await store.add_user(boris)
    await store.add_table(TableRow("t1", "ts"), [SeatRow("t1", 0), SeatRow("t1", 1)], ["{}"])
    assert await store.plan("t1", 0, "clara") == ""
    await store.keep_plan(PlanRow("t1", 0, "clara", "one"))
    await store.keep_plan(PlanRow("t1", 1, "boris", "two"))
    await store.keep_plan(PlanRow("t1", 0, "clara", "three"))
    assert await store.plan("t1", 0, "clara") == "three"
    assert await store.plan("t1", 0, "boris") == "", "it is of the person, not of the seat alone"
    assert await store.plan("t1", 1, "clara") == ""
    assert [row["text"] for row in (await store.export("clara"))["plans"]] == ["three"]
    await store.keep_plan(PlanRow("t1", 0, "clara", ""))
    assert await store.plan("t1", 0, "clara") == ""
    await store.erase_user("boris", 2.0)
    assert await store.plan("t1", 1, "boris") == ""


async def test_who_sits_down_after_another_has_a_plan_of_his_own(store):
    for name in ("clara", "boris"):
        await store.add_user(User(name, name, guest=True))
    await store.add_table(TableRow("t1", "ts"), [SeatRow("t1", 0), SeatRow("t1", 1)], ["{}"])
    await store.keep_plan(PlanRow("t1", 0, "clara", "hers"))
    await store.keep_plan(PlanRow("t1", 0, "boris", "his"))
    assert [await store.plan("t1", 0, who) for who in ("clara", "boris")] == ["", "his"]
