"""Who may ask, and how often.

An unsafe request must come from our own pages: its Origin, or lacking that its Referer, must be this
host or one that the settings allow. Browsers always send one of them; a program that sends neither is
let in only without a session's cookie, so that nothing a browser was made to do can act for anybody.
With a session, the page must also send the token that GET /api/me gave it. Sockets: a foreign Origin
is refused; a program that sends none is no browser, and nobody's cookie came along by itself.

The buckets of the rate limits belong to one process: with several workers each allows that much.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from grognard.kernel.texts import LANGUAGES
from grognard.server.faults import Fault
from grognard.server.security import (
    COOKIE,
    LASTING,
    csrf,
    digest,
    is_same,
    new_token,
    seal,
    set_cookie,
    unseal,
)
from grognard.server.settings import Settings, origin_of

if TYPE_CHECKING:
    from grognard.server.api import Call, Route
    from grognard.server.store import Session, Store, User

DEVICE = "grognard_device"  # the cookie of a device from which somebody has logged in
TOUCH = 600  # seconds between two notes of a session's being used
SOCKETS = 200  # open at once from one address
DOORS = {
    "/api/guest",
    "/api/accounts",
    "/api/login",
    "/api/password",
    "/api/password/forgotten",
    "/api/password/new",
    "/api/email/confirm",
}  # where somebody may try his luck


def network_of(told: str) -> str:
    """An address; of IPv6 the network: a household has as many addresses as it likes."""
    try:
        found = ipaddress.ip_address(told.partition("%")[0])
    except ValueError:
        return told[:64]
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Buckets:
    """So many at once, so many a second: one bucket for each name."""

    def __init__(self, burst: float, each: float, most: int = 20_000) -> None:
        self.burst, self.each, self.most = burst, each, most
        self.left: dict[str, tuple[float, float]] = {}  # what was in it, and when

    def take(self, name: str, cost: float, now: float) -> float:
        """Nought when granted, else the seconds until it would be."""
        level, cost = self.level(name, now), min(cost, self.burst)
        if level < cost:
            return (cost - level) / self.each
        if len(self.left) >= self.most and name not in self.left:
            self.forget(now)
        self.left[name] = (level - cost, now)
        return 0.0

    def give(self, name: str, cost: float, now: float) -> None:
        self.left[name] = (min(self.burst, self.level(name, now) + cost), now)

    def level(self, name: str, now: float) -> float:
        held, at = self.left.get(name, (self.burst, now))
        return min(self.burst, held + max(0.0, now - at) * self.each)

    def forget(self, now: float) -> None:
        """Full buckets need no keeping; should too few be full, half of all go, the oldest first."""
        self.left = {name: held for name, held in self.left.items() if self.level(name, now) < self.burst}
        if len(self.left) > self.most // 2:
            newest = sorted(self.left.items(), key=lambda item: item[1][1])[-self.most // 2 :]
            self.left = dict(newest)


class Guard:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        key: bytes,
        clock: Callable[[], float],
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store, self.settings, self.key, self.clock, self.ticks = store, settings, key, clock, ticks
        rate = settings.rate
        self.addresses = Buckets(200 * rate, 40 * rate)  # many people may share one
        self.sessions = Buckets(60 * rate, 15 * rate)
        self.doors = Buckets(20 * rate, rate / 5)
        self.names = Buckets(10 * rate, rate / 10)  # tries at a name, from one address or a known device
        self.strangers = Buckets(200 * rate, rate / 30)  # tries at a name, from everywhere
        self.letters = Buckets(5 * rate, rate / 120)
        self.messages = Buckets(60 * rate, 20 * rate)
        self.openings = Buckets(40 * rate, rate / 30)  # tables of one person
        self.hints = Buckets(12 * rate, rate / 5)  # a computer thinks about each
        self.crowds = Buckets(200 * rate, rate / 5)  # tables from one address
        self.sockets: Counter[str] = Counter()  # by address

    # -- requests

    async def admit(self, call: Call, route: Route) -> None:
        """Sets who calls; 403 or 429 when he may not, or not so often."""
        request, unsafe = call.request, route.method != "GET"
        where = self.address(request)
        self.pay(self.addresses, where, route.cost)
        if route.path in DOORS:
            self.pay(self.doors, where)
        if unsafe:
            self.check_origin(request)
        found = await self.find(request)
        if found is None:
            if COOKIE in request.cookies:
                call.headers["set-cookie"] = set_cookie("", self.settings.secure)
            return
        call.user, session = found
        call.session = session.hash
        if call.user.lang in LANGUAGES and call.query("lang") not in LANGUAGES:
            call.lang = call.user.lang
        if unsafe and not is_same(request.headers.get("x-csrf-token", ""), csrf(self.key, session.hash)):
            raise Fault(403, "csrf-wanted")
        self.pay(self.sessions, session.hash, route.cost)
        if self.clock() - session.seen >= TOUCH:
            await self.store.touch_session(session.hash, self.clock())
            call.headers["set-cookie"] = set_cookie(request.cookies[COOKIE], self.settings.secure)

    def check_origin(self, request: HTTPConnection) -> None:
        told = request.headers.get("origin") or request.headers.get("referer")
        if told is None and COOKIE not in request.cookies:
            return
        if not self.is_ours(request, told or ""):
            raise Fault(403, "foreign-origin")

    def is_ours(self, request: HTTPConnection, address: str) -> bool:
        """Whether a page of this address is one of ours."""
        origin, host = origin_of(address), request.headers.get("host", "")
        schemes = ("https",) if self.settings.secure else ("http", "https")
        return bool(origin) and (
            origin in self.settings.own
            or any(origin == origin_of(f"{scheme}://{host}") for scheme in schemes)
        )

    async def find(self, request: HTTPConnection) -> tuple[User, Session] | None:
        """Whose cookie this is; nobody's when it was not ours, is too old, or was logged out."""
        token = unseal(self.key, request.cookies.get(COOKIE, ""))
        session = await self.store.session(digest(token)) if token else None
        if session is None:
            return None
        if self.clock() - session.seen > LASTING:
            await self.store.drop_session(session.hash, session.user)
            return None
        user = await self.store.user(session.user)
        return None if user is None or user.deleted or user.banned else (user, session)

    # -- sockets

    async def admit_socket(self, socket: HTTPConnection) -> tuple[User | None, str] | None:
        """Who opens a socket and the hash of his session, (None, "") for a stranger; None: refuse it."""
        told = socket.headers.get("origin")
        if told is not None and not self.is_ours(socket, told):
            return None
        if self.wait(self.addresses, self.address(socket), 1.0):
            return None
        found = await self.find(socket)
        return (None, "") if found is None else (found[0], found[1].hash)

    @contextmanager
    def count_socket(self, socket: HTTPConnection) -> Iterator[bool]:
        """While a socket is open: whether there is room for one more from its address."""
        where = self.address(socket)
        self.sockets[where] += 1
        try:
            yield not self.settings.rate or self.sockets[where] <= SOCKETS
        finally:
            self.sockets[where] -= 1
            if not self.sockets[where]:
                del self.sockets[where]

    async def is_valid_session(self, session: str) -> bool:
        """Whether a session still holds: a socket outlives the request that opened it."""
        return await self.store.session(session) is not None

    def is_within_pace(self, name: str, cost: float = 1.0) -> bool:
        """Whether one more message may come from a session, or from the strangers of one address."""
        return not self.wait(self.messages, name, cost)

    # -- rates

    def wait(self, buckets: Buckets, name: str, cost: float) -> float:
        return buckets.take(name, cost, self.ticks()) if self.settings.rate else 0.0

    def pay(self, buckets: Buckets, name: str, cost: float = 1.0) -> None:
        seconds = math.ceil(self.wait(buckets, name, cost))
        if seconds:
            raise Fault(429, "too-fast", headers={"Retry-After": str(seconds)}, seconds=seconds)

    def pay_for_opening(self, call: Call, cost: float = 1.0) -> None:
        """One more table: it takes room on disk for good, and time whenever it is opened."""
        self.pay(self.openings, call.me.id, cost)
        self.pay(self.crowds, self.address(call.request), cost)

    def hint(self, name: str) -> None:
        """A computer is to think for somebody."""
        self.pay(self.hints, name)

    def reads(self, call: Call, lines: int) -> None:
        """A whole game is read: the longer it is, the more it takes."""
        self.pay(self.addresses, self.address(call.request), lines / 500)

    def try_name(self, call: Call, name: str) -> str:
        """One more password is tried for this name: counted by the address it is tried from, so that
        strangers shut nobody out. A device from which its owner has come before is counted by itself.
        Gives what it is counted by.
        """
        told = call.request.cookies.get(DEVICE, "")
        token = unseal(self.key, told, f"{DEVICE} {name}")
        by = f"{DEVICE} {name} {token}" if token else f"{name} {self.address(call.request)}"
        self.pay(self.names, by)
        if not token:
            self.pay(self.strangers, name)
        return by

    def right_name(self, name: str, by: str) -> None:
        """It was the right one: it does not count."""
        if self.settings.rate:
            self.names.give(by, 1.0, self.ticks())
            if not by.startswith(DEVICE):
                self.strangers.give(name, 1.0, self.ticks())

    def known_device(self, name: str) -> str:
        """A cookie that says only that the owner of this name has logged in here."""
        value = seal(self.key, new_token(), f"{DEVICE} {name}")
        return set_cookie(value, self.settings.secure, name=DEVICE)

    def address(self, request: HTTPConnection) -> str:
        """Where a request comes from."""
        told = request.client.host if request.client else ""
        if self.settings.trust_proxy:
            # the proxy may have added a line of its own after those it was sent
            lines = request.headers.getlist("x-forwarded-for")
            told = (lines[-1].rpartition(",")[2].strip() if lines else "") or told
        return network_of(told)

    # -- sessions begun

    def cookie(self, token: str) -> str:
        return set_cookie(seal(self.key, token), self.settings.secure)
