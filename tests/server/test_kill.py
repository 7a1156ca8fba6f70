"""The server is killed under load, again and again: what it acknowledged stands, and the games go on.

GROGNARD_KILLS says how often; `make fuzz` kills it fifty times.
"""

from __future__ import annotations

import asyncio
import os
import random
import re

import pytest
from tests.server.crowd import Crowd, Habits, lost, unproved
from tests.server.harness import PATIENCE, verified
from tests.server.nursery import Nursery

pytestmark = pytest.mark.anyio
KILLS = {"sqlite": 10, "postgres": 4}
GAMES = 8
# What a process for computer players says that was just being started when the server was killed.
WORKER = re.compile(
    r'Traceback.*\n  File "<string>", line 1, in <module>\n(  .*\n)+EOFError: Ran out of input\n?|^\n'
)


@pytest.fixture(params=list(KILLS))
def database(request):
    return request.param, request.getfixturevalue(f"{request.param}_url")


@pytest.fixture
def nursery(database, tmp_path):
    found = Nursery(database[1], tmp_path)
    # which sweeps up after those that were killed
    found.server.expected += ("resource_tracker", "warnings.warn")
    found.server.start()
    yield found
    found.close()
    complaints = WORKER.sub("", "\n".join(found.server.complaints()))
    assert not complaints, complaints


async def test_nothing_acknowledged_is_lost(nursery, database, tmp_path, anyio_backend):
    kills = int(os.environ.get("GROGNARD_KILLS", KILLS[database[0]]))
    server, luck = nursery.server, random.Random(3)
    crowd = Crowd(server.home, GAMES, Habits(pause=0.02, leave=0.0, patience=PATIENCE, windows=False))
    await crowd.seat()
    crowd.begin()
    for _ in range(kills):
        before = len(crowd.report.acts)
        while len(crowd.report.acts) < before + 3:  # they are playing
            await asyncio.sleep(luck.uniform(0.05, 0.25))
        server.kill()
        await asyncio.to_thread(server.start)
    await crowd.end()
    await crowd.compare()
    await crowd.resign()
    journals = await crowd.journals()
    await crowd.leave()
    assert len(crowd.report.acts) >= 3 * kills
    assert crowd.report.again >= kills
    assert crowd.report.wrong == []
    assert crowd.report.problems == []
    assert lost(crowd.report, journals) == []
    assert unproved(journals) == []
    table = crowd.report.tables[0]
    assert "revealed" in verified(tmp_path, table, journals[table])
