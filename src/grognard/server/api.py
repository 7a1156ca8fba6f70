"""REST in one table: a route names its types; decoding, errors and the OpenAPI document follow from it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from grognard.kernel.errors import BadInput
from grognard.server.faults import Fault, bad_input_text, malformed_fault
from grognard.server.table import Late
from grognard.server.wire import Done
from grognard.server.wire import Fault as FaultOut

if TYPE_CHECKING:
    from grognard.server.site import Site
    from grognard.server.store import User

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
BODY_SECONDS = 30.0  # for a request's body to arrive
LIMIT = 64 * 1024  # bytes of a request's body, unless its route allows more
Method = Literal["GET", "POST", "PATCH", "DELETE"]


@dataclass(frozen=True)
class Param:
    """Something after the question mark, or in the path."""

    name: str
    schema: dict[str, Any]
    required: bool = False


LANG = Param("lang", {"type": "string", "enum": ["fr", "en"]})


@dataclass
class Call:
    """One request, with what it carries already checked."""

    site: Site
    request: Request
    lang: str
    user: User | None = None
    session: str = ""  # the hash of the session's token
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)  # for the answer
    cookies: list[str] = field(default_factory=list)  # besides that of the session

    @property
    def path(self) -> dict[str, str]:
        return dict(self.request.path_params)

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name)

    @property
    def me(self) -> User:
        """Return the signed-in user; 401 if there is none."""
        if self.user is None:
            raise Fault(401, "who-are-you")
        return self.user


@dataclass(frozen=True)
class Route:
    method: Method
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    reply: type = Done
    body: type | None = None
    summary: str = ""
    status: int = 200
    query: Sequence[Param] = ()
    limit: int = LIMIT
    media: str = "application/json"  # of the answer
    cost: float = 1.0  # how much of the rate limit it takes
    faults: Sequence[int] = ()

    def endpoint(self, site: Site) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            with site.metrics.request_seconds.time():
                found = await self.answer(Call(site, request, language_of(request)))
            site.metrics.requests[self.method, found.status_code] += 1
            return found

        return answer

    async def answer(self, call: Call) -> Response:
        try:
            await call.site.guard.admit(call, self)
            if self.limit > LIMIT:
                _ = call.me  # so much is read from nobody whom we do not know
            call.body = await self.read(call.request)
            found = await self.handler(call)
        except Exception as e:
            return fault_response(e, call)
        if isinstance(found, Response):
            return found
        response = Response(msgspec.json.encode(found), self.status, call.headers, "application/json")
        for cookie in call.cookies:
            response.headers.append("set-cookie", cookie)
        return response

    async def read(self, request: Request) -> Any:
        """The body as the type the route takes; Fault 400, 413 or 415 otherwise."""
        if self.body is None:
            return None
        kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != "application/json":
            raise Fault(415, "json-wanted")
        data = b""
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for piece in request.stream():
                    data += piece
                    if len(data) > self.limit:
                        raise Fault(413, "too-long")
        except TimeoutError:
            raise Fault(408, "too-slow", headers={"Connection": "close"}) from None
        try:
            return msgspec.json.decode(data, type=self.body)
        except UNREADABLE as e:
            raise malformed_fault(e) from None


def language_of(request: Request) -> str:
    """The language to answer in: as asked, then as the browser says, then English."""
    asked = request.query_params.get("lang")
    if asked in ("fr", "en"):
        return asked
    for part in request.headers.get("accept-language", "").split(","):
        first = part.strip().lower()[:2]
        if first in ("fr", "en"):
            return first
    return "en"


def fault_of(error: Exception, site: Site, lang: str) -> Fault:
    """What to say of an error; anything unforeseen is logged whole and told as a 500 without details."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, BadInput):
        return Fault(400, error.message, text=bad_input_text(error, lang))
    if isinstance(error, Late):
        return Fault(409, "too-late")
    if isinstance(error, ClientDisconnect):  # nobody is there to be told, and nothing is wrong here
        return Fault(400, "too-slow")
    return site.unforeseen_fault(error)


def fault_response(error: Exception, call: Call) -> Response:
    """One clear line."""
    found = fault_of(error, call.site, call.lang)
    body = FaultOut(error=found.as_text(call.lang), field=found.field)
    return Response(
        msgspec.json.encode(body), found.status, {**call.headers, **found.headers}, "application/json"
    )


# -- the document


def openapi(routes: Sequence[Route], version: str) -> dict[str, Any]:
    """The OpenAPI document of these routes."""
    types = list(dict.fromkeys([t for r in routes for t in (r.body, r.reply) if t is not None] + [FaultOut]))
    schemas, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    known = dict(zip(types, schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Grognard", "version": version, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "grognard"},
                "csrf": {"type": "apiKey", "in": "header", "name": "X-CSRF-Token"},
            },
        },
    }


def operation(route: Route, known: dict[type, Any]) -> dict[str, Any]:
    where = re.findall(r"\{(\w+)\}", route.path)
    params: list[dict[str, Any]] = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "minLength": 1, "maxLength": 64},
        }
        for name in where
    ]
    params += [
        {"name": p.name, "in": "query", "required": p.required, "schema": p.schema} for p in route.query
    ]
    content = {
        route.media: {"schema": known[route.reply]}
        if route.media == "application/json"
        else {"schema": {"type": "string"}}
    }
    fault = {
        "description": "What was wrong, in one line",
        "content": {"application/json": {"schema": known[FaultOut]}},
    }
    codes = (
        {429, 503, *route.faults}
        | ({400, 408, 413, 415} if route.body else set())
        | ({403} if route.method != "GET" else set())
    )
    codes |= {404} if where else set()
    found: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "parameters": params,
        "responses": {
            str(route.status): {"description": "Done", "content": content},
            **{str(c): fault for c in sorted(codes)},
        },
        "security": [{"session": [], "csrf": []} if route.method != "GET" else {"session": []}, {}],
    }
    if route.body is not None:
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": known[route.body]}},
        }
    return found
