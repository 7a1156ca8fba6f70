"""People, their sessions, what is noted of them, and their leaving."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

import msgspec

from grognard.server.store.database import Database, Do, Taken, Tell, Work
from grognard.server.store.rows import (
    AuditRow,
    ChatRow,
    NoticeRow,
    OrderRow,
    PlanRow,
    SeatRow,
    Session,
    User,
    column,
    columns,
    insertion,
    values,
)

FIXED = {"id", "created", "deleted"}


def fold_name(name: str) -> str:
    """A name as it is compared: without regard to capitals, width or the way accents are typed."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def _key(user: User) -> str | None:
    return None if user.guest else fold_name(user.name)


class People:
    db: Database

    async def do(self, sql: str, *args: Any) -> int:
        """One statement by itself; says how many rows it changed."""

        def work() -> Work[int]:
            return (yield Do(sql, args)).changed

        return await self.db.write(work)

    # -- the server's own

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """A value made once and kept: whoever asks, of whatever process, gets the same."""
        found = await self.db.fetch("SELECT value FROM settings WHERE name = ?", [name])
        if found:
            return str(found[0][0])
        value = make()

        def work() -> Work[str]:
            yield Do("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", [name, value])
            kept = yield Do("SELECT value FROM settings WHERE name = ?", [name])
            return str(kept.rows[0][0])

        return await self.db.write(work)

    # -- people

    async def add_user(self, user: User) -> bool:
        """False when there is an account of that name."""
        try:
            return await self.do(insertion("users", User, "folded"), *values(user), _key(user)) == 1
        except Taken:
            return False

    async def user(self, id: str) -> User | None:
        """Also one who has left: `deleted` says when."""
        rows = await self.db.fetch(f"SELECT {columns(User)} FROM users WHERE id = ?", [id])
        return User(*rows[0]) if rows else None

    async def account(self, name: str) -> User | None:
        rows = await self.db.fetch(f"SELECT {columns(User)} FROM users WHERE folded = ?", [fold_name(name)])
        return User(*rows[0]) if rows else None

    async def change_user(self, id: str, **fields: Any) -> bool:
        """False when he is not here, or the name is taken. A guest becomes an account with guest=False."""
        wrong = [name for name in fields if name in FIXED or name not in User.__struct_fields__]
        if wrong or not fields:
            raise TypeError(f"change_user: {wrong}")

        def work() -> Work[bool]:
            found = yield Do(f"SELECT {columns(User)} FROM users WHERE id = ? AND deleted = 0", [id])
            if not found.rows:
                return False
            user = msgspec.structs.replace(User(*found.rows[0]), **fields)
            sets = ", ".join(f"{name} = ?" for name in fields)
            done = yield Do(
                f"UPDATE users SET {sets}, folded = ? WHERE id = ? AND deleted = 0",
                [*fields.values(), _key(user), id],
            )
            return done.changed == 1

        try:
            return await self.db.write(work)
        except Taken:
            return False

    async def erase_user(self, id: str, at: float) -> bool:
        """Forget a person: his games stay, without his name; a seat he leaves in a
        running game falls open.
        """

        def work() -> Work[bool]:
            gone = yield Do(
                "UPDATE users SET name = '', folded = NULL, guest = TRUE, password = '', lang = '', email = '', webhook = '', "
                "webhook_key = '', notify_email = FALSE, notify_webhook = FALSE, verified = FALSE, deleted = ? WHERE id = ? AND deleted = 0",
                [at, id],
            )
            if not gone.changed:
                return False
            running = "table_id IN (SELECT id FROM tables WHERE status <> 'over')"
            found = yield Do("SELECT DISTINCT table_id FROM seats WHERE user_id = ? ORDER BY table_id", [id])
            yield Do(
                f"UPDATE seats SET kind = 'open', invite_hash = '' WHERE user_id = ? AND {running}", [id]
            )
            yield Do("UPDATE seats SET user_id = NULL, name = '' WHERE user_id = ?", [id])
            yield Do("UPDATE tables SET owner = NULL WHERE owner = ?", [id])
            yield Do("UPDATE chat SET user_id = NULL, name = '', text = '' WHERE user_id = ?", [id])
            yield Do("UPDATE audit SET detail = '' WHERE user_id = ?", [id])
            yield Do("UPDATE reports SET user_id = NULL WHERE user_id = ?", [id])
            for table in ("sessions", "seen", "notices", "orders", "plans", "keys"):
                yield Do(f"DELETE FROM {table} WHERE user_id = ?", [id])
            yield Tell(f"user:{id}")
            for (table,) in found.rows:
                yield Do("UPDATE tables SET revision = revision + 1 WHERE id = ?", [table])
                yield Tell(f"table:{table}")
            return True

        return await self.db.write(work)

    # -- sessions

    async def add_session(self, session: Session) -> None:
        await self.do(insertion("sessions", Session), *values(session))

    async def session(self, hash: str) -> Session | None:
        rows = await self.db.fetch(f"SELECT {columns(Session)} FROM sessions WHERE hash = ?", [hash])
        return Session(*rows[0]) if rows else None

    async def sessions(self, user: str) -> list[Session]:
        """The last used first."""
        rows = await self.db.fetch(
            f"SELECT {columns(Session)} FROM sessions WHERE user_id = ? ORDER BY seen DESC, hash", [user]
        )
        return [Session(*row) for row in rows]

    async def touch_session(self, hash: str, seen: float) -> None:
        await self.do("UPDATE sessions SET seen = ? WHERE hash = ?", seen, hash)

    async def drop_session(self, hash: str, user: str) -> bool:
        return await self._log_out(user, "hash = ?", hash) == 1

    async def drop_sessions(self, user: str, but: str | None = None) -> int:
        """Log out everywhere, but for the session named; says how many there were."""
        return await self._log_out(user, "hash <> ?", but or "")

    async def _log_out(self, user: str, which: str, hash: str) -> int:
        def work() -> Work[int]:
            gone = yield Do(f"DELETE FROM sessions WHERE user_id = ? AND {which}", [user, hash])
            if gone.changed:
                yield Tell(f"user:{user}")
            return gone.changed

        return await self.db.write(work)

    # -- what is noted

    async def audit(self, at: float, event: str, user: str | None, detail: str = "") -> None:
        await self.do(
            "INSERT INTO audit (at, event, user_id, detail) VALUES (?, ?, ?, ?)", at, event, user, detail
        )

    async def audits(self, user: str) -> list[AuditRow]:
        rows = await self.db.fetch(
            f"SELECT {columns(AuditRow)} FROM audit WHERE user_id = ? ORDER BY at, event", [user]
        )
        return [AuditRow(*row) for row in rows]

    async def export(self, id: str) -> dict[str, Any]:
        """Everything kept of a person, but for what opens a door: passwords, keys, hashes of tokens."""
        user = await self.user(id)
        if user is None:
            return {}
        hidden = {"password", "webhook_key", "hash", "invite_hash"}

        async def all_of(kind: type[msgspec.Struct], table: str, order: str) -> list[dict[str, Any]]:
            fields = [name for name in kind.__struct_fields__ if name not in hidden]
            names = ", ".join(map(column, fields))
            rows = await self.db.fetch(
                f"SELECT {names} FROM {table} WHERE user_id = ? ORDER BY {order}", [id]
            )
            return [dict(zip(fields, row, strict=True)) for row in rows]

        owned = await self.db.fetch("SELECT id FROM tables WHERE owner = ? ORDER BY created, id", [id])
        seen = await self.db.fetch("SELECT table_id, n FROM seen WHERE user_id = ? ORDER BY table_id", [id])
        return {
            "user": {name: value for name, value in msgspec.to_builtins(user).items() if name not in hidden},
            "sessions": await all_of(Session, "sessions", "created"),
            "tables": [row[0] for row in owned],
            "seats": await all_of(SeatRow, "seats", "table_id, n"),
            "seen": dict(seen),
            "chat": await all_of(ChatRow, "chat", "at, table_id, n"),
            "notices": await all_of(NoticeRow, "notices", "at, id"),
            "orders": await all_of(OrderRow, "orders", "table_id, seat"),
            "plans": await all_of(PlanRow, "plans", "table_id, seat"),
            "audit": await all_of(AuditRow, "audit", "at, event"),
        }
