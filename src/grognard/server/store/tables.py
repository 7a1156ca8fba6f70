"""Tables, seats, journals, chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.server.store.database import Database, Do, Many, Tell, Work
from grognard.server.store.rows import (
    ChatRow,
    CheckpointRow,
    MotiveRow,
    SeatRow,
    TableRow,
    column,
    columns,
    insertion,
    values,
)

KEPT = {"id", "created", "touched", "revision", "length", "rematch"}  # by the store itself
CHANGEABLE = frozenset(TableRow.__struct_fields__) - KEPT
SEAT_FIELDS = frozenset(SeatRow.__struct_fields__) - {"table", "n"}
INSERT_LINE = "INSERT INTO lines (table_id, n, at, line) VALUES (?, ?, ?, ?)"
KEEP_MOTIVE = (
    f"{insertion('motives', MotiveRow)} "
    "ON CONFLICT (table_id, n) DO UPDATE SET hash = excluded.hash, done_by = excluded.done_by, reason = excluded.reason"
)


KEEP_CHECKPOINT = f"{insertion('checkpoints', CheckpointRow)} ON CONFLICT (table_id, line) DO NOTHING"


def topic(table: str) -> str:
    """What is announced when something about a table has changed."""
    return f"table:{table}"


def number_lines(
    table: str, after: int, at: float, lines: Sequence[str]
) -> list[tuple[str, int, float, str]]:
    return [(table, n, at, line) for n, line in enumerate(lines, after + 1)]


class Tables:
    db: Database

    # -- tables

    async def add_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[str],
        checkpoints: Sequence[tuple[int, str]] = (),
    ) -> None:
        """A new table with its seats and its journal, the header first. Taken when there
        is one of that id.
        """
        fields = values(row)
        fields[TableRow.__struct_fields__.index("length")] = len(lines)

        def work() -> Work[None]:
            yield Do(insertion("tables", TableRow, "chats"), [*fields, 0])
            yield Many(insertion("seats", SeatRow), [values(seat) for seat in seats])
            yield Many(INSERT_LINE, number_lines(row.id, 0, row.created, lines))
            if checkpoints:
                yield Many(KEEP_CHECKPOINT, [(row.id, *one) for one in checkpoints])
            yield Tell(topic(row.id))

        await self.db.write(work)

    async def table(self, id: str) -> TableRow | None:
        rows = await self.db.fetch(f"SELECT {columns(TableRow)} FROM tables WHERE id = ?", [id])
        return TableRow(*rows[0]) if rows else None

    async def seats(self, id: str) -> list[SeatRow]:
        rows = await self.db.fetch(
            f"SELECT {columns(SeatRow)} FROM seats WHERE table_id = ? ORDER BY n", [id]
        )
        return [SeatRow(*row) for row in rows]

    async def tables_of(self, user: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables he sits at or has opened, the last touched first."""
        return await self._with_seats(
            "owner = ? OR id IN (SELECT table_id FROM seats WHERE user_id = ?) ORDER BY touched DESC, created DESC, id",
            [user, user, most],
        )

    async def open_tables(self, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that everybody may join, the newest first."""
        where = "listed AND status = 'open' AND id IN (SELECT table_id FROM seats WHERE kind = 'open')"
        return await self._with_seats(f"{where} ORDER BY created DESC, id", [most])

    async def _with_seats(self, which: str, given: Sequence[object]) -> list[tuple[TableRow, list[SeatRow]]]:
        rows = await self.db.fetch(f"SELECT {columns(TableRow)} FROM tables WHERE {which} LIMIT ?", given)
        tables = [TableRow(*row) for row in rows]
        seats: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
        if seats:
            marks = ", ".join("?" * len(seats))
            found = await self.db.fetch(
                f"SELECT {columns(SeatRow)} FROM seats WHERE table_id IN ({marks}) ORDER BY n", list(seats)
            )
            for row in found:
                seat = SeatRow(*row)
                seats[seat.table].append(seat)
        return [(table, seats[table.id]) for table in tables]

    async def set_watch_hash(self, table: str, hash: str) -> bool:
        """The hash of the token that lets people watch; empty: nobody new."""

        def work() -> Work[bool]:
            done = yield Do(
                "UPDATE tables SET watch_hash = ?, revision = revision + 1 WHERE id = ?", [hash, table]
            )
            if done.changed:
                yield Tell(topic(table))
            return done.changed == 1

        return await self.db.write(work)

    async def set_rematch(self, table: str, before: str, now: str) -> bool:
        """The table at which they play again, if it is still the one named `before`."""

        def work() -> Work[bool]:
            done = yield Do(
                "UPDATE tables SET rematch = ?, revision = revision + 1 WHERE id = ? AND rematch = ?",
                [now, table, before],
            )
            if done.changed:
                yield Tell(topic(table))
            return done.changed == 1

        return await self.db.write(work)

    # -- seats

    async def claim_seat(self, table: str, n: int, invite_hash: str, user: str, name: str) -> bool:
        """Sit down, if the seat is still open and the invitation is the one for it; it is then used up."""

        def work() -> Work[bool]:
            taken = yield Do(
                "UPDATE seats SET kind = 'person', user_id = ?, name = ?, invite_hash = '' "
                "WHERE table_id = ? AND n = ? AND kind = 'open' AND invite_hash = ? AND invite_hash <> ''",
                [user, name, table, n, invite_hash],
            )
            if taken.changed:
                yield from _revise(table)
            return taken.changed == 1

        return await self.db.write(work)

    async def set_seat(self, table: str, n: int, **fields: Any) -> bool:
        """Change who sits there, or how he is called. False when there is no such seat."""
        wrong = fields.keys() - SEAT_FIELDS
        if wrong or not fields:
            raise TypeError(f"set_seat: {sorted(wrong)}")
        sets = ", ".join(f"{column(name)} = ?" for name in fields)

        def work() -> Work[bool]:
            done = yield Do(
                f"UPDATE seats SET {sets} WHERE table_id = ? AND n = ?", [*fields.values(), table, n]
            )
            if done.changed:
                yield from _revise(table)
            return done.changed == 1

        return await self.db.write(work)

    async def set_invite_hash(self, table: str, n: int, hash: str) -> bool:
        """A new invitation for an open seat: the one before is worth nothing."""

        def work() -> Work[bool]:
            done = yield Do(
                "UPDATE seats SET invite_hash = ? WHERE table_id = ? AND n = ? AND kind = 'open'",
                [hash, table, n],
            )
            if done.changed:
                yield from _revise(table)
            return done.changed == 1

        return await self.db.write(work)

    # -- the journal

    async def lines(self, table: str, after: int = 0) -> list[str]:
        """The journal from line `after` + 1 on; line 1 is the header."""
        rows = await self.db.fetch(
            "SELECT line FROM lines WHERE table_id = ? AND n > ? ORDER BY n", [table, after]
        )
        return [row[0] for row in rows]

    async def append(
        self,
        table: str,
        after: int,
        lines: Sequence[str],
        at: float,
        motive: MotiveRow | None = None,
        shorter: bool = False,
        checkpoints: Sequence[tuple[int, str]] = (),
        **columns: Any,
    ) -> bool:
        """Append lines after line `after` and change columns of the table's row, with a computer player's motive
        and checkpoints, in one transaction. When the game has become `shorter`, the motives of the acts taken
        back are deleted.

        Return False, with nothing changed, when the journal is not `after` lines long: somebody was faster.
        Without lines only the columns are changed, on the same condition.
        """
        wrong = columns.keys() - CHANGEABLE
        if wrong:
            raise TypeError(f"append: {sorted(wrong)}")
        sets = "".join(f", {column(name)} = ?" for name in columns)

        def work() -> Work[bool]:
            # Whoever raises the count holds the row until he commits; another then finds that it differs.
            ours = yield Do(
                f"UPDATE tables SET revision = revision + 1, length = length + ?, touched = ?{sets} WHERE id = ? AND length = ?",
                [len(lines), at, *columns.values(), table, after],
            )
            if not ours.changed:
                return False
            if lines:
                yield Many(INSERT_LINE, number_lines(table, after, at, lines))
            if shorter:
                yield Do("DELETE FROM motives WHERE table_id = ? AND n > ?", [table, columns["acts"]])
            if motive is not None:
                yield Do(KEEP_MOTIVE, values(motive))
            if checkpoints:
                yield Many(KEEP_CHECKPOINT, [(table, *one) for one in checkpoints])
            yield Tell(topic(table), elsewhere=True)
            return True

        return await self.db.write(work)

    async def motives(self, table: str, after: int = 0) -> list[MotiveRow]:
        """Why computers did what they did, from entry `after` + 1 on."""
        rows = await self.db.fetch(
            f"SELECT {columns(MotiveRow)} FROM motives WHERE table_id = ? AND n > ? ORDER BY n",
            [table, after],
        )
        return [MotiveRow(*row) for row in rows]

    async def checkpoints(self, table: str) -> list[str]:
        """The states written down beside the journal, the last first."""
        rows = await self.db.fetch(
            "SELECT text FROM checkpoints WHERE table_id = ? ORDER BY line DESC", [table]
        )
        return [row[0] for row in rows]

    async def keep_checkpoints(self, table: str, found: Sequence[tuple[int, str]]) -> None:
        """Those of another program are worth nothing any more."""

        def work() -> Work[None]:
            yield Do("DELETE FROM checkpoints WHERE table_id = ?", [table])
            yield Many(KEEP_CHECKPOINT, [(table, *one) for one in found])

        await self.db.write(work)

    # -- chat

    async def add_chat(
        self, table: str, user: str | None, seat: int | None, name: str, text: str, at: float
    ) -> int:
        """What somebody said; the number of the line. LookupError when there is no such table."""

        def work() -> Work[int]:
            counted = yield Do("UPDATE tables SET chats = chats + 1 WHERE id = ? RETURNING chats", [table])
            if not counted.rows:
                raise LookupError(table)
            n = int(counted.rows[0][0])
            yield Do(insertion("chat", ChatRow), [table, n, user, seat, name, text, at])
            yield Tell(topic(table))
            return n

        return await self.db.write(work)

    async def chat(self, table: str, after: int = 0, most: int = 200) -> list[ChatRow]:
        """The last lines after line `after`, in order."""
        rows = await self.db.fetch(
            f"SELECT {columns(ChatRow)} FROM chat WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?",
            [table, after, most],
        )
        return [ChatRow(*row) for row in reversed(rows)]

    async def set_seen(self, table: str, user: str, n: int) -> None:
        """The last entry a person saw; it goes back when acts are taken back."""

        def work() -> Work[None]:
            yield Do(
                "INSERT INTO seen (table_id, user_id, n) VALUES (?, ?, ?) ON CONFLICT (table_id, user_id) DO UPDATE SET n = excluded.n",
                [table, user, n],
            )

        await self.db.write(work)

    async def seen(self, table: str, user: str) -> int:
        rows = await self.db.fetch("SELECT n FROM seen WHERE table_id = ? AND user_id = ?", [table, user])
        return int(rows[0][0]) if rows else 0


def _revise(table: str) -> Work[None]:
    """After somebody sat down or got up."""
    yield Do("UPDATE tables SET revision = revision + 1 WHERE id = ?", [table])
    yield Tell(topic(table))
