"""Standing orders on either database."""

from __future__ import annotations

import pytest

from grognard.server.store import OrderRow, SeatRow, TableRow, User

pytestmark = pytest.mark.anyio


async def test_orders_are_kept_changed_and_revoked(store):
    user = User("clara", "Clara", guest=True, created=1.0)
    await store.add_user(user)
    await store.add_table(TableRow("t1", "ts"), [SeatRow("t1", 0), SeatRow("t1", 1)], ["{}"])
    assert await store.orders("t1") == []
    one, other = OrderRow("t1", 0, user.id, '{"until":3}'), OrderRow("t1", 1, user.id, "{}")
    await store.keep_orders(one)
    await store.keep_orders(other)
    assert await store.orders("t1") == [one, other]
    await store.keep_orders(OrderRow("t1", 0, user.id, '{"until":4}'))
    assert (await store.orders("t1"))[0].text == '{"until":4}'
    assert [row["text"] for row in (await store.export(user.id))["orders"]] == ['{"until":4}', "{}"]
    await store.keep_orders(OrderRow("t1", 0, user.id, ""))
    assert await store.orders("t1") == [other]
    await store.erase_user(user.id, 2.0)
    assert await store.orders("t1") == []
