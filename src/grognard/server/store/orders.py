"""Standing orders: one row for each seat that has any."""

from __future__ import annotations

from grognard.server.store.database import Database, Do, Tell, Work
from grognard.server.store.rows import OrderRow, columns, insertion, values

KEEP_ORDERS = (
    f"{insertion('orders', OrderRow)} "
    "ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, text = excluded.text"
)


class StandingOrders:
    db: Database

    async def orders(self, table: str) -> list[OrderRow]:
        rows = await self.db.fetch(
            f"SELECT {columns(OrderRow)} FROM orders WHERE table_id = ? ORDER BY seat", [table]
        )
        return [OrderRow(*row) for row in rows]

    async def keep_orders(self, row: OrderRow) -> None:
        """Without a text they are revoked. Only the processes of the server hear of it."""

        def work() -> Work[None]:
            if row.text:
                yield Do(KEEP_ORDERS, values(row))
            else:
                yield Do("DELETE FROM orders WHERE table_id = ? AND seat = ?", [row.table, row.seat])
            yield Tell(f"orders:{row.table}")

        await self.db.write(work)
