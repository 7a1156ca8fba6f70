"""The server with the largest board and the toy of the giants' kind among its games: uvicorn bench.asgi:app,
GROGNARD_GAMES=big,giant.
"""

from __future__ import annotations

import os

from grognard.games import MODULES, load

MODULES["big"] = "bench.big_game"
MODULES["giant"] = "grognard.testing.giant_toy.record"

from grognard.server.app import application  # noqa: E402
from grognard.server.settings import from_env  # noqa: E402

load("big")  # a server that is up has its games in memory
app = application(from_env(os.environ))
