"""What opens a door once (an address proved, a forgotten password), and what the operator is told and does."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from grognard.server.store.database import ANYTHING, Database, Do, Tell, Work
from grognard.server.store.rows import User, columns

VERIFY, RESET = "verify", "reset"
NEWS = "operator"  # the setting that says how often an operator has changed something behind a server's back


class Key(NamedTuple):
    user: str
    email: str  # the address it was sent to; none when it was given by hand


class Report(NamedTuple):
    id: str
    at: float
    user: str | None
    table: str
    text: str
    closed: float


class Keys:
    db: Database

    async def add_key(self, hash: str, user: str, purpose: str, email: str, until: float) -> None:
        """The newest counts: those before it for the same purpose open nothing any more."""

        def work() -> Work[None]:
            yield Do("DELETE FROM keys WHERE user_id = ? AND purpose = ?", [user, purpose])
            yield Do(
                "INSERT INTO keys (hash, user_id, purpose, email, until) VALUES (?, ?, ?, ?, ?)",
                [hash, user, purpose, email, until],
            )

        await self.db.write(work)

    async def use_key(self, hash: str, purpose: str, now: float) -> Key | None:
        """Whose it is; it is then used up."""

        def work() -> Work[Key | None]:
            found = yield Do(
                "DELETE FROM keys WHERE hash = ? AND purpose = ? AND until >= ? RETURNING user_id, email",
                [hash, purpose, now],
            )
            return Key(*found.rows[0]) if found.rows else None

        return await self.db.write(work)

    # -- reports of misuse

    async def add_report(self, user: str, table: str, text: str, at: float) -> None:
        def work() -> Work[None]:
            yield Do(
                "INSERT INTO reports (id, at, user_id, table_id, text, closed) VALUES (?, ?, ?, ?, ?, 0)",
                [secrets.token_hex(4), at, user, table, text],
            )

        await self.db.write(work)

    async def reports(self) -> list[Report]:
        """Those that are still to be looked at, the oldest first."""
        rows = await self.db.fetch(
            "SELECT id, at, user_id, table_id, text, closed FROM reports WHERE closed = 0 ORDER BY at, id"
        )
        return [Report(*row) for row in rows]

    async def close_report(self, id: str, at: float) -> bool:
        def work() -> Work[bool]:
            return (
                yield Do("UPDATE reports SET closed = ? WHERE id = ? AND closed = 0", [at, id])
            ).changed == 1

        return await self.db.write(work)

    # -- the operator

    async def people_named(self, name: str) -> list[User]:
        """Whoever goes by this name or id, guests too; all who are here when nothing is said."""
        wanted = "deleted = 0 AND (? = '' OR id = ? OR lower(name) = ?)"
        rows = await self.db.fetch(
            f"SELECT {columns(User)} FROM users WHERE {wanted} ORDER BY guest, name, id LIMIT 1000",
            [name, name, name.lower()],
        )
        return [User(*row) for row in rows]

    async def tell_server(self) -> None:
        """An operator's command has changed something: whoever serves this database shall look again at all
        that it holds."""

        def work() -> Work[None]:
            yield Do(
                "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = ?",
                [NEWS, token := secrets.token_hex(8), token],
            )
            yield Tell(ANYTHING)

        await self.db.write(work)

    async def news(self) -> str:
        found = await self.db.fetch("SELECT value FROM settings WHERE name = ?", [NEWS])
        return str(found[0][0]) if found else ""
