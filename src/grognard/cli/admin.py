"""`grognard admin`: what an operator does to the database of a server, whether it is running or not.

A running server hears of it at once through PostgreSQL, and within some seconds through SQLite.
"""

from __future__ import annotations

import asyncio
import os
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from grognard import __version__
from grognard.cli.command_context import DONE, CommandContext
from grognard.kernel.errors import BadInput
from grognard.lab.resume import replace_file
from grognard.server.alone import hold
from grognard.server.faults import Fault
from grognard.server.security import digest, new_token
from grognard.server.settings import Settings, from_env
from grognard.server.store import Store, User
from grognard.server.store.backup import back_up, restore
from grognard.server.store.keys import RESET
from grognard.server.table import Late
from grognard.server.upgrade import open_table

DAY = 86_400.0
DID = {"unban": "admin-unbanned", "mute": "admin-muted", "unmute": "admin-unmuted"}
NAMELESS = ("people", "reports")  # what needs nobody's name


def admin(args: Namespace, desk: CommandContext) -> int:
    settings = from_env(os.environ, {"db": args.db})
    if args.who is None and args.action not in NAMELESS:
        raise BadInput("admin: say whom, or which", "admin-whom", action=args.action)
    if args.action == "restore":
        return asyncio.run(restore_backup(settings, Path(args.who), desk))
    work = Office(settings, desk, args)
    return asyncio.run(work.count_done())


async def restore_backup(settings: Settings, path: Path, desk: CommandContext) -> int:
    """Only while no server runs on the file, and only into an empty database."""
    with hold(settings.db):
        db = await Store.open_empty(settings.db)
        try:
            rows = await restore(db, path)
        finally:
            await db.close()
    desk.say("admin-restored", path=str(path), rows=rows)
    return DONE


class Office:
    """One command."""

    def __init__(self, settings: Settings, desk: CommandContext, args: Namespace) -> None:
        self.settings, self.desk, self.args = settings, desk, args
        self.who: str = args.who or ""
        self.store: Store

    async def count_done(self) -> int:
        self.store = await Store.open(self.settings.db)
        action: Callable[[], Awaitable[None]] = getattr(self, f"do_{self.args.action}")
        try:
            await action()
        finally:
            await self.store.close()
        return DONE

    def say(self, message: str, **more: Any) -> None:
        self.desk.say(message, **more)

    async def report_change(self, event: str, user: User | None, message: str, **more: Any) -> None:
        """Noted, told to whoever serves, and said."""
        await self.store.audit(time.time(), f"operator-{event}", user.id if user else None)
        await self.store.tell_server()
        self.say(message, **more)

    # -- people

    async def person(self) -> User:
        """By id, or by a name that one alone goes by."""
        found = await self.store.people_named(self.who)
        named = [user for user in found if not user.guest]
        if len(found) != 1 and len(named) == 1:  # guests may be called like an account
            found = named
        if not found:
            raise BadInput(f'nobody is called "{self.who}"', "admin-nobody", who=self.who)
        if len(found) > 1:
            ids = ", ".join(user.id for user in found)
            raise BadInput(f'several are called "{self.who}": {ids}', "admin-several", who=self.who, ids=ids)
        return found[0]

    async def do_people(self) -> None:
        found = await self.store.people_named(self.who)
        if self.desk.json:
            hidden = {"password", "webhook_key"}
            self.desk.dump(
                [{k: v for k, v in msgspec.to_builtins(user).items() if k not in hidden} for user in found]
            )
            return
        for user in found:
            kind = "banned" if user.banned else "muted" if user.muted else "guest" if user.guest else "member"
            since = time.strftime("%Y-%m-%d", time.gmtime(user.created))
            self.say("admin-person", id=user.id, name=user.name, kind=kind, since=since)

    async def do_reset(self) -> None:
        """A link by which a person chooses a new password; for whoever cannot be reached by mail."""
        user = await self.person()
        if user.guest:
            raise BadInput(f"{user.name}: a guest has no password", "admin-guest", who=user.name)
        token = new_token()
        await self.store.add_key(digest(token), user.id, RESET, "", time.time() + DAY)
        link = f"{self.settings.base_address}/account#reset={token}"
        await self.report_change("reset", user, "admin-reset-link", who=user.name, link=link)

    async def do_ban(self) -> None:
        user = await self.person()
        await self.store.change_user(user.id, banned=time.time())
        await self.store.drop_sessions(user.id)
        await self.report_change("ban", user, "admin-banned", who=user.name)

    async def do_unban(self) -> None:
        await self.flag("unban", banned=0.0)

    async def do_mute(self) -> None:
        await self.flag("mute", muted=time.time())

    async def do_unmute(self) -> None:
        await self.flag("unmute", muted=0.0)

    async def flag(self, event: str, **fields: float) -> None:
        user = await self.person()
        await self.store.change_user(user.id, **fields)
        await self.report_change(event, user, DID[event], who=user.name)

    async def do_export(self) -> None:
        user = await self.person()
        told = msgspec.json.format(msgspec.json.encode(await self.store.export(user.id)), indent=2)
        if self.args.output is None:
            print(told.decode())
            return
        replace_file(Path(self.args.output), told + b"\n")
        self.say("admin-exported", who=user.name, path=self.args.output)

    async def do_remove(self) -> None:
        """The person with all that is kept of him; games he played stay, without his name."""
        user = await self.person()
        await self.store.erase_user(user.id, time.time())
        await self.report_change("remove", user, "admin-removed", who=user.name)

    # -- tables

    async def do_close(self) -> None:
        """The game ends, and nobody has won; it can be read as any that is over."""
        try:
            table = await open_table(self.store, self.who, time.time())
            await table.keep(self.store, time.time(), lambda: table.journal.close(0, "closed", -1))
        except Fault as e:
            raise BadInput(e.as_text(self.desk.lang)) from None
        except Late:
            raise BadInput("admin: somebody acted meanwhile; again", "too-late") from None
        await self.report_change("close", None, "admin-closed", table=self.who)

    async def do_delete(self) -> None:
        if not await self.store.delete_table(self.who):
            raise BadInput("no such table", "no-such-table")
        await self.report_change("delete", None, "admin-deleted", table=self.who)

    # -- reports and backups

    async def do_reports(self) -> None:
        found = await self.store.reports()
        if self.desk.json:
            self.desk.dump([one._asdict() for one in found])
            return
        for one in found:
            user = await self.store.user(one.user) if one.user else None
            at = time.strftime("%Y-%m-%d %H:%M", time.gmtime(one.at))
            who = f"{user.name} ({user.id})" if user else "–"
            self.say("admin-report", id=one.id, at=at, who=who, table=one.table, text=one.text)
        if not found:
            self.say("admin-no-reports")

    async def do_done(self) -> None:
        if not await self.store.close_report(self.who, time.time()):
            raise BadInput("no such report", "admin-no-report", id=self.who)
        self.say("admin-report-done", id=self.who)

    async def do_backup(self) -> None:
        rows = await back_up(self.store.db, Path(self.who), __version__, time.time())
        size = Path(self.who).stat().st_size
        self.say("admin-backed-up", path=self.who, rows=rows, size=f"{size / 1e6:.1f}")
