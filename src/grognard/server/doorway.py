"""Connections before they have asked for anything: how many there may be, and how long one may dawdle.

A connection costs a descriptor, and a process has few: who opens a thousand and says nothing would leave none
for anybody else. So there is a limit for one address and one for all; when all are taken, whoever has waited
longest without a whole request goes first. Behind a proxy every connection comes from the proxy's address:
there the proxy counts by address.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from grognard.lab.systems import descriptors
from grognard.server.guard import network_of
from grognard.server.settings import Settings, from_env

SECONDS = 10.0  # for a request's head to arrive, from its first byte or from the connection's beginning
SPARE = 160  # descriptors for the database, pipes to processes, files; and for those accepted in one go
BACKLOG = 64  # accepted in one go, before any of them is counted
MOST = 10_000


class Doors:
    """Who is connected to this process."""

    def __init__(self, settings: Settings, room: int) -> None:
        self.most = max(16, min(settings.connections or MOST, room - SPARE))
        counted = settings.rate > 0 and not settings.trust_proxy
        self.each = settings.connections_per_address if counted else 0
        self.addresses: Counter[str] = Counter()
        self.all: dict[Doorway, None] = {}
        self.silent: dict[Doorway, None] = {}  # who has not sent a whole request yet, the oldest first
        self.refused = 0

    def enter(self, door: Doorway) -> bool:
        """Whether there is room; if need be somebody goes who has said nothing for longer."""
        if self.each and self.addresses[door.where] >= self.each:
            self.refused += 1
            return False
        while len(self.all) >= self.most:
            if not self.silent:
                self.refused += 1
                return False
            next(iter(self.silent)).turn_out()
        self.addresses[door.where] += 1
        self.all[door] = None
        return True

    def leave(self, door: Doorway) -> None:
        self.silent.pop(door, None)
        if door in self.all:
            del self.all[door]
            self.addresses[door.where] -= 1
            if not self.addresses[door.where]:
                del self.addresses[door.where]


@cache
def doors() -> Doors:
    """Those of this process."""
    return Doors(from_env(os.environ), descriptors())


class Doorway(H11Protocol):
    """One connection. It has so long for the head of each request, and is let in only where there is room."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.where = ""
        self.patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        remote = get_remote_addr(transport)
        self.where = network_of(remote[0] if remote else "")
        if doors().enter(self):
            self.await_head()
        else:
            self.turn_out()

    def connection_lost(self, exc: Exception | None) -> None:
        self.have_head()
        doors().leave(self)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.their_state is not h11.IDLE:
            self.have_head()
        elif self.patience is None and self.conn.trailing_data[0]:
            self.await_head()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.have_head()
        super().handle_websocket_upgrade(event)
        cast(SocketDoor, self.transport.get_protocol()).left = self.gone

    def gone(self) -> None:
        doors().leave(self)

    # -- waiting for the head of a request

    def await_head(self) -> None:
        doors().silent[self] = None
        self.patience = self.loop.call_later(SECONDS, self.turn_out)

    def have_head(self) -> None:
        doors().silent.pop(self, None)
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def turn_out(self) -> None:
        self.have_head()
        doors().leave(self)
        self.transport.abort()


class SocketDoor(WebSocketsSansIOProtocol):
    """What a connection becomes at a table; it is still one."""

    left: Callable[[], None] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.left is not None:
            self.left()
        super().connection_lost(exc)
