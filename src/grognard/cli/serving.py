"""`grognard play` and `grognard serve`: the table in the browser, for oneself and for everybody."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import time
import webbrowser
from argparse import Namespace
from pathlib import Path
from urllib.request import urlopen

import uvicorn
from platformdirs import user_data_dir

from grognard.cli.command_context import DONE, CommandContext
from grognard.games import entry
from grognard.kernel.errors import BadInput
from grognard.server.app import has_client
from grognard.server.doorway import BACKLOG, Doorway, SocketDoor
from grognard.server.logs import logging_config
from grognard.server.settings import Settings, from_env
from grognard.server.site import Site

USUAL = 8000


def play(args: Namespace, desk: CommandContext) -> int:
    """A table of one's own: SQLite under the user's data, a free port, the browser opened."""
    if args.game:
        entry(args.game)
    if not has_client():
        raise BadInput("the table in the browser was not built: make setup", "client-missing")
    port = args.port if args.port is not None else free_port()
    db = args.db or os.environ.get("GROGNARD_DB") or f"sqlite:///{games_folder()}"
    settings = from_env(os.environ, {"db": db, "host": "127.0.0.1", "port": port, "workers": 1})
    address = f"{settings.base_address}/{'?game=' + args.game if args.game else ''}"
    desk.say("serving-play", address=address)
    if not args.no_browser and not os.environ.get("GROGNARD_NO_BROWSER"):
        threading.Thread(target=show, args=(settings.base_address, address), daemon=True).start()
    return run(settings)


def serve(args: Namespace, desk: CommandContext) -> int:
    given = {
        "db": args.db,
        "host": args.host,
        "port": args.port,
        "workers": args.workers,
        "https": args.https,
    }
    settings = from_env(os.environ, given)
    desk.say("serving-address", address=settings.base_address)
    return run(settings)


def run(settings: Settings) -> int:
    check(settings)
    sys.stdout.flush()
    os.environ.update(GROGNARD_DB=settings.db, GROGNARD_HOST=settings.host, GROGNARD_PORT=str(settings.port))
    os.environ.update(GROGNARD_WORKERS=str(settings.workers), GROGNARD_HTTPS="1" if settings.secure else "0")
    uvicorn.run(
        "grognard.server.asgi:app",
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        http=Doorway,
        ws=SocketDoor,
        backlog=BACKLOG,
        ws_max_size=settings.max_message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=logging_config(settings.log),
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the guard reads them itself, where it is told to trust them
        timeout_graceful_shutdown=2,
    )
    return DONE


def check(settings: Settings) -> None:
    """Complain before the first process is started: of the address, then of the database."""
    try:
        with socket.create_server((settings.host, settings.port)):
            pass
    except OSError as e:
        where = f"{settings.host}:{settings.port}"
        raise BadInput(
            f"{where}: cannot be listened on ({e.strerror})", "port-taken", where=where, why=str(e.strerror)
        ) from None
    asyncio.run(open_browser(settings))


async def open_browser(settings: Settings) -> None:
    site = await Site.open(settings)
    await site.close()


def games_folder() -> Path:
    """Where one's own games are kept."""
    folder = Path(user_data_dir("grognard", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise BadInput(
            f"{folder}: cannot be written ({e.strerror})",
            "file-unwritable",
            path=str(folder),
            why=str(e.strerror),
        ) from None
    return folder / "tables.db"


def free_port() -> int:
    for port in (USUAL, 0):
        try:
            with socket.create_server(("127.0.0.1", port)) as held:
                return int(held.getsockname()[1])
        except OSError:
            continue
    return USUAL


def show(home: str, address: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(200):
        try:
            with urlopen(f"{home}/api/health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
