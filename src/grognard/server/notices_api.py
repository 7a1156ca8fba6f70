"""What a person is told of his notices, and a try of each channel."""

from __future__ import annotations

import msgspec

from grognard.kernel.texts import texts
from grognard.server.api import LANG, Call, Route
from grognard.server.faults import Fault
from grognard.server.notices import why_undelivered
from grognard.server.store import NoticeRow
from grognard.server.wire import Notice

SHOWN = 50  # notices in a list


async def list_notices(call: Call) -> list[Notice]:
    return [notice_of(row, call.lang) for row in await call.site.store.notices(call.me.id, SHOWN)]


async def try_notices(call: Call) -> list[Notice]:
    """One test by each channel that is turned on, at once and only once; says how each fared."""
    me, guard = call.me, call.site.guard
    for who in (
        me.id,
        guard.address(call.request),
        *call.site.notices.channels(me).values(),
    ):  # nobody is buried in letters
        guard.pay(guard.letters, who)
    rows = await call.site.notices.trial(me)
    if not rows:
        raise Fault(409, "no-channel")
    return [notice_of(row, call.lang) for row in rows]


def notice_of(row: NoticeRow, lang: str) -> Notice:
    error = why_undelivered(row.error, texts(lang))
    return msgspec.convert(
        {
            "id": row.id,
            "table": row.table,
            "channel": row.channel,
            "status": row.status,
            "tries": row.tries,
            "at": row.at,
            "error": error,
        },
        Notice,
    )


NOTICES: list[Route] = [
    Route(
        "GET",
        "/api/notices",
        list_notices,
        list[Notice],
        summary="Your notices and how they fared",
        query=[LANG],
        faults=[401],
    ),
    Route(
        "POST",
        "/api/notices/test",
        try_notices,
        list[Notice],
        summary="Send a test by every channel",
        query=[LANG],
        cost=5,
        faults=[401, 409],
    ),
]
