"""What the server does for itself: it notes that it lives, finds what waits for nobody, and puts away what nobody
comes back to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from grognard.server.store.database import Database, Do, Tell, Work
from grognard.server.store.rows import TableRow, columns
from grognard.server.store.tables import topic

ALIVE = "alive"  # the setting that says when a process last wrote
Moved = Callable[[str, float, float], str]  # a clock, when time stopped, now: the clock as it goes on
OF_A_TABLE = ("lines", "chat", "seen", "notices", "motives", "checkpoints", "orders", "seats")


class Due(NamedTuple):
    """A table that is being played, with what tells whether it waits for a person."""

    row: TableRow
    kind: str  # of the seat to act
    people: int  # seats that are no computer's
    orders: bool  # whether whoever must act has left orders


class Upkeep:
    db: Database

    async def alive(self) -> float:
        """When the last process wrote that it lives; nought: none ever did."""
        found = await self.db.fetch("SELECT value FROM settings WHERE name = ?", [ALIVE])
        return float(found[0][0]) if found else 0.0

    async def beat(self, now: float, least: float, moved: Moved) -> float:
        """Note that the server lives. Where nobody did for longer than `least` seconds, nobody could play:
        that time is taken off every clock that was running. Gives those seconds.
        """

        def work() -> Work[float]:
            found = yield Do("SELECT value FROM settings WHERE name = ?", [ALIVE])
            if not found.rows:
                yield Do(
                    "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
                    [ALIVE, repr(now)],
                )
                return 0.0
            said = found.rows[0][0]
            gone = now - float(said)
            if gone <= 0:
                return 0.0
            ours = yield Do(
                "UPDATE settings SET value = ? WHERE name = ? AND value = ?", [repr(now), ALIVE, said]
            )
            if not ours.changed or gone <= least:
                return 0.0
            running = yield Do("SELECT id, clock FROM tables WHERE status = 'playing' AND clock <> 'null'")
            for id, clock in running.rows:
                again = moved(clock, float(said), now)
                if again != clock:
                    yield Do("UPDATE tables SET clock = ?, revision = revision + 1 WHERE id = ?", [again, id])
                    yield Tell(topic(id))
            return gone

        return await self.db.write(work)

    async def touch(self) -> None:
        """Write something that is of no use but for having been written."""

        def work() -> Work[None]:
            yield Do(
                "INSERT INTO settings (name, value) VALUES ('pulse', '1') ON CONFLICT (name) DO UPDATE "
                "SET value = CASE settings.value WHEN '1' THEN '2' ELSE '1' END"
            )

        await self.db.write(work)

    async def playing(self) -> list[Due]:
        """Tables that are being played and where somebody must act; without opening any."""
        rows = await self.db.fetch(
            f"SELECT {columns(TableRow)}, "
            "(SELECT kind FROM seats WHERE table_id = tables.id AND n = tables.to_act), "
            "(SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND kind <> 'bot'), "
            "(SELECT COUNT(*) FROM orders WHERE table_id = tables.id AND seat = tables.to_act) "
            "FROM tables WHERE status = 'playing' AND to_act IS NOT NULL ORDER BY created, id"
        )
        return [Due(TableRow(*row[:-3]), row[-3] or "", int(row[-2]), row[-1] > 0) for row in rows]

    # -- what nobody comes back to

    async def drop_old_sessions(self, before: float) -> int:
        """Sessions that nobody has used since, and keys that are too old."""

        def work() -> Work[int]:
            gone = yield Do("DELETE FROM sessions WHERE seen < ?", [before])
            yield Do("DELETE FROM keys WHERE until < ?", [before])
            return gone.changed

        return await self.db.write(work)

    async def abandoned_guests(self, before: float, most: int) -> list[str]:
        """Guests of long ago who are nowhere any more: no session leads to them, and they sit at no table."""
        rows = await self.db.fetch(
            "SELECT id FROM users WHERE guest AND deleted = 0 AND banned = 0 AND created < ? "
            "AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id) "
            "AND NOT EXISTS (SELECT 1 FROM seats WHERE user_id = users.id) "
            "AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = users.id) ORDER BY created, id LIMIT ?",
            [before, most],
        )
        return [row[0] for row in rows]

    async def to_warn(self, before: float, most: int) -> list[tuple[str, list[str]]]:
        """Tables that nobody has touched since and whose people were not told yet; and those people."""
        rows = await self.db.fetch(
            "SELECT id FROM tables WHERE touched < ? AND warned < touched ORDER BY touched, id LIMIT ?",
            [before, most],
        )
        found = []
        for (id,) in rows:
            people = await self.db.fetch(
                "SELECT user_id FROM seats WHERE table_id = ? AND user_id IS NOT NULL "
                "UNION SELECT owner FROM tables WHERE id = ? AND owner IS NOT NULL",
                [id, id],
            )
            found.append((id, [row[0] for row in people]))
        return found

    async def warned(self, table: str, at: float) -> None:
        def work() -> Work[None]:
            yield Do("UPDATE tables SET warned = ?, revision = revision + 1 WHERE id = ?", [at, table])
            yield Tell(topic(table))

        await self.db.write(work)

    async def abandoned_tables(self, warned: float, before: float, most: int) -> list[str]:
        """Tables whose people were told long enough ago, and have not come since."""
        rows = await self.db.fetch(
            "SELECT id FROM tables WHERE warned > 0 AND warned < ? AND warned >= touched AND touched < ? "
            "ORDER BY touched, id LIMIT ?",
            [warned, before, most],
        )
        return [row[0] for row in rows]

    async def delete_table(self, id: str) -> bool:
        """A table with everything that was ever said or done at it."""

        def work() -> Work[bool]:
            for name in OF_A_TABLE:
                yield Do(f"DELETE FROM {name} WHERE table_id = ?", [id])
            gone = yield Do("DELETE FROM tables WHERE id = ?", [id])
            if gone.changed:
                yield Tell(topic(id))
            return gone.changed == 1

        return await self.db.write(work)

    # -- one process for what is to be done once

    async def claim(self, name: str) -> bool:
        """Whether this process is the one that does this; it is until it says otherwise, or ends."""
        return await self.db.claim(name)

    async def yield_claim(self, name: str) -> None:
        await self.db.yield_claim(name)
