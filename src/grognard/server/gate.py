"""The first thing a request meets: it gets a number, and must have been meant for us.

A page of another site can have its own name point to our address; the browser then lets it read what it is
told. What such a request cannot hide is the name it came by.
"""

from __future__ import annotations

import re
import secrets

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.kernel.texts import texts
from grognard.server import logs
from grognard.server.settings import Settings
from grognard.server.wire import Fault

HEADER = b"x-request-id"
NUMBER = re.compile(r"[A-Za-z0-9_.-]{1,64}")
MISDIRECTED = 421
FOREIGN = 4403


class Gate:
    """Middleware; the outermost."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        number = self.number(headers)
        held = logs.request.set(number)

        async def sent(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message["headers"] = [*message.get("headers", ()), (HEADER, number.encode())]
            await send(message)

        try:
            if self.settings.is_own_host(headers.get("host", "")):
                await self.app(scope, receive, sent)
            else:
                await refuse(scope, receive, sent)
        finally:
            logs.request.reset(held)

    def number(self, headers: Headers) -> str:
        """Its own, or the one a proxy has given it already."""
        told = headers.get(HEADER.decode(), "") if self.settings.trust_proxy else ""
        return told if NUMBER.fullmatch(told) else secrets.token_hex(6)


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": FOREIGN})
        return
    told = msgspec.json.encode(Fault(error=texts("en").say("foreign-host")))
    kind = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": MISDIRECTED, "headers": kind})
    await send({"type": "http.response.body", "body": told})
