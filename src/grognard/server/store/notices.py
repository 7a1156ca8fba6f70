"""Your-turn notices: made once, sent by whoever takes them first, tried again until they arrive."""

from __future__ import annotations

from grognard.server.store.database import Database, Do, Work
from grognard.server.store.rows import NoticeRow, columns, insertion, values

LEASE = 60.0  # seconds in which whoever took a notice should have sent it


class Notices:
    db: Database

    async def add_notice(self, row: NoticeRow) -> bool:
        """False when this person was already told of this moment of this table by this channel."""

        def work() -> Work[bool]:
            added = yield Do(insertion("notices", NoticeRow) + " ON CONFLICT DO NOTHING", values(row))
            return added.changed == 1

        return await self.db.write(work)

    async def due_notices(self, now: float, most: int, lease: float = LEASE) -> list[NoticeRow]:
        """Take the notices that are due: nobody else gets them until the lease is over. Counts as a try."""

        def work() -> Work[list[NoticeRow]]:
            # The condition stands twice: another worker may take a row between the choice and the change.
            taken = yield Do(
                "UPDATE notices SET next = ?, tries = tries + 1 WHERE status = 'waiting' AND next <= ? AND id IN "
                "(SELECT id FROM notices WHERE status = 'waiting' AND next <= ? ORDER BY next, id LIMIT ?) "
                f"RETURNING {columns(NoticeRow)}",
                [now + lease, now, now, most],
            )
            return sorted((NoticeRow(*row) for row in taken.rows), key=lambda row: (row.at, row.id))

        return await self.db.write(work)

    async def notice_done(self, id: str, status: str, error: str = "", next: float = 0.0) -> bool:
        """How it went: sent, failed for good, or waiting for another try at `next`."""

        def work() -> Work[bool]:
            done = yield Do(
                "UPDATE notices SET status = ?, error = ?, next = ? WHERE id = ?", [status, error, next, id]
            )
            return done.changed == 1

        return await self.db.write(work)

    async def notices(self, user: str, most: int) -> list[NoticeRow]:
        """The newest first."""
        rows = await self.db.fetch(
            f"SELECT {columns(NoticeRow)} FROM notices WHERE user_id = ? ORDER BY at DESC, id LIMIT ?",
            [user, most],
        )
        return [NoticeRow(*row) for row in rows]
