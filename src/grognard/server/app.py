"""The ASGI application: routes, headers, the built client."""

from __future__ import annotations

import gc
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, WebSocketRoute, compile_path
from starlette.routing import Route as StarletteRoute
from starlette.types import Receive, Scope, Send

from grognard import __version__
from grognard.games import PLAYABLE
from grognard.server import wire
from grognard.server.api import Call, Route, fault_response, language_of, openapi
from grognard.server.faults import Fault
from grognard.server.game_end import ENDS
from grognard.server.games_api import GAMES
from grognard.server.gate import Gate
from grognard.server.invitation import INVITATIONS
from grognard.server.maps_api import MAPS
from grognard.server.metrics import read_metrics
from grognard.server.news import NEWS
from grognard.server.notices_api import NOTICES
from grognard.server.packed import pack, packed_response
from grognard.server.people import PEOPLE
from grognard.server.recovery import RECOVERY
from grognard.server.rematch import REMATCHES
from grognard.server.replay_api import REPLAYS
from grognard.server.security import Headers
from grognard.server.settings import Settings
from grognard.server.site import Site
from grognard.server.socket import serve_socket
from grognard.server.study_api import STUDIES
from grognard.server.tables_api import TABLES

STATIC = Path(str(files("grognard.server").joinpath("static")))
HASHED = {"cache-control": "public, max-age=31536000, immutable"}
FRESH = {"cache-control": "no-cache"}
PACKED = {".js": "text/javascript", ".css": "text/css"}  # of the hashed files: those worth keeping compressed
OPENAPI = "/api/openapi.json"
# A large map stays as it is: looking through it for garbage every few acts costs tens of milliseconds.
SELDOM = (50_000, 20, 20)
# Seconds until a thread that draws a map lets an act go on; each act waits for that several times.
SWITCH_INTERVAL = 0.0005
Endpoint = Callable[[Request], Awaitable[Response]]


async def health(call: Call) -> wire.Health:
    """Well is a server that can put something on disk."""
    await call.site.pulse.check()
    return wire.Health(ok=True, version=__version__, games=len(PLAYABLE))


ROUTES: list[Route] = [
    Route("GET", "/api/health", health, wire.Health, summary="Is the server well?", cost=0.1),
    Route(
        "GET", "/api/metrics", read_metrics, media="text/plain", summary="Numbers, for who may", faults=(404,)
    ),
    *GAMES,
    *MAPS,
    *PEOPLE,
    *NOTICES,
    *TABLES,
    *INVITATIONS,
    *REPLAYS,
    *RECOVERY,
    *STUDIES,
    *NEWS,
    *ENDS,
    *REMATCHES,
]
METHODS = [(compile_path(route.path)[0], route.method) for route in ROUTES] + [
    (compile_path(OPENAPI)[0], "GET")
]
DOCUMENT = msgspec.json.encode(openapi(ROUTES, __version__))


async def document(_: Request) -> Response:
    return Response(DOCUMENT, 200, FRESH, "application/json")


async def no_such_route(request: Request) -> Response:
    """No route has this address, or none with this method."""
    allowed = {method for pattern, method in METHODS if pattern.match(request.scope["path"])}
    fault = Fault(404, "not-here")
    if allowed:
        allow = {
            "allow": ", ".join(sorted(allowed | {"OPTIONS"} | ({"HEAD"} if "GET" in allowed else set())))
        }
        if request.method == "OPTIONS":
            return Response(None, 204, allow)
        fault = Fault(405, "bad-method", headers=allow)
    return fault_response(fault, Call(request.app.state.site, request, language_of(request)))


class AnyMethod:
    """Starlette lets an endpoint that is no function be asked by any method."""

    def __init__(self, answer: Endpoint) -> None:
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.answer(Request(scope, receive))
        await response(scope, receive, send)


async def page(request: Request) -> Response:
    """The client's files; any other address is a page of the one-page client."""
    name = request.path_params.get("path", "")
    if (wanted := file_named(name)) is not None:
        if name.startswith("assets/") and wanted.suffix in PACKED:
            return packed_response(request, packed_file(wanted), HASHED, PACKED[wanted.suffix])
        return FileResponse(wanted, headers=HASHED if name.startswith("assets/") else FRESH)
    if name.startswith("assets/") or not has_client():
        return PlainTextResponse("not found\n" if name else "the client is not built: make setup\n", 404)
    return FileResponse(STATIC / "index.html", headers=FRESH)


def has_client() -> bool:
    """Whether there is a page to show: a tree from which nothing was built has none."""
    return (STATIC / "index.html").is_file()


@lru_cache(maxsize=64)
def packed_file(path: Path) -> bytes:
    """A file whose name is a digest of what it holds: read once."""
    return pack(path.read_bytes())


def file_named(name: str) -> Path | None:
    """A file of the client; none for a name that no file can have."""
    try:
        wanted = (STATIC / name).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):
        return None


def application(settings: Settings) -> Starlette:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        gc.set_threshold(*SELDOM)
        sys.setswitchinterval(SWITCH_INTERVAL)
        site = await Site.open(settings)
        app.state.site = site
        for slot, route in slots:
            slot.append(route.endpoint(site))
        await site.start()
        try:
            yield
        finally:
            await site.close()

    slots: list[tuple[list[Endpoint], Route]] = [([], route) for route in ROUTES]
    routes: list[BaseRoute] = [starlette_route(slot, route) for slot, route in slots]
    routes += [
        StarletteRoute(OPENAPI, document),
        *(StarletteRoute(path, AnyMethod(no_such_route)) for path in ("/api", "/api/{rest:path}")),
        WebSocketRoute("/ws/tables/{id}", serve_socket),
        StarletteRoute("/", page),
        StarletteRoute("/{path:path}", page),
    ]
    middleware = [
        Middleware(Gate, settings=settings),
        Middleware(Headers, secure=settings.secure),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
    ]
    return Starlette(routes=routes, middleware=middleware, lifespan=life)


def starlette_route(slot: list[Endpoint], route: Route) -> StarletteRoute:
    async def endpoint(request: Request) -> Response:
        return await slot[0](request)

    return StarletteRoute(route.path, endpoint, methods=[route.method])
