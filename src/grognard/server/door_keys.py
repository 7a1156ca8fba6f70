"""Letters with a link that opens a door once: to prove an address, to choose a new password."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from grognard.server.faults import Fault
from grognard.server.security import digest, new_token
from grognard.server.store import User
from grognard.server.store.keys import RESET, VERIFY

if TYPE_CHECKING:
    from grognard.server.site import Site

HOUR, DAY = 3600.0, 86_400.0
LASTING = {VERIFY: 3 * DAY, RESET: HOUR}


async def send_key(site: Site, user: User, purpose: str) -> None:
    """The sending itself is not waited for: how long it takes tells nobody anything."""
    token = new_token()
    until = site.clock() + LASTING[purpose]
    await site.store.add_key(digest(token), user.id, purpose, user.email, until)
    site.spawn(site.notices.send_key(user, purpose, token))


async def ask_whose(site: Site, user: User | None) -> None:
    """A letter to an address that was just given, unless it was proved already, or too many went there."""
    if user is None or not user.email or user.verified or site.settings.smtp is None:
        return
    with suppress(Fault):
        for who in (user.id, user.email.lower()):
            site.guard.pay(site.guard.letters, who)
        await send_key(site, user, VERIFY)
