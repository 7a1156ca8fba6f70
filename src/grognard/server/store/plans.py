"""What players draw on the map for themselves: one row for each seat that has anything."""

from __future__ import annotations

from grognard.server.store.database import Database, Do, Work
from grognard.server.store.rows import PlanRow, insertion, values

KEEP_PLAN = (
    f"{insertion('plans', PlanRow)} "
    "ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, text = excluded.text"
)


class Plans:
    db: Database

    async def plan(self, table: str, seat: int, user: str) -> str:
        """What this person has drawn on this seat; empty where it is nothing, or another's."""
        rows = await self.db.fetch(
            "SELECT text FROM plans WHERE table_id = ? AND seat = ? AND user_id = ?", [table, seat, user]
        )
        return str(rows[0][0]) if rows else ""

    async def keep_plan(self, row: PlanRow) -> None:
        """Without a text it is rubbed out. Nobody hears of it: there is nobody whom it concerns."""

        def work() -> Work[None]:
            if row.text:
                yield Do(KEEP_PLAN, values(row))
            else:
                yield Do("DELETE FROM plans WHERE table_id = ? AND seat = ?", [row.table, row.seat])

        await self.db.write(work)
