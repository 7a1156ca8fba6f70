"""Numbers for whoever operates the server, in the text format of Prometheus. Each process tells its own."""

from __future__ import annotations

import math
import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hmac import compare_digest
from typing import TYPE_CHECKING

from starlette.responses import PlainTextResponse, Response

from grognard.server.doorway import doors
from grognard.server.faults import Fault
from grognard.server.settings import LOOPBACK

if TYPE_CHECKING:
    from grognard.server.api import Call
    from grognard.server.site import Site

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
FORMAT = "text/plain; version=0.0.4; charset=utf-8"
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Histogram:
    """How long something took, time after time."""

    def __init__(self) -> None:
        self.counts, self.total, self.many = [0] * (len(BOUNDS) + 1), 0.0, 0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds
        self.many += 1

    @contextmanager
    def time(self) -> Iterator[None]:
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)

    def lines(self, name: str) -> Iterator[str]:
        so_far = 0
        for bound, many in zip((*BOUNDS, math.inf), self.counts, strict=True):
            so_far += many
            yield f'{name}_bucket{{le="{"+Inf" if bound == math.inf else bound}"}} {so_far}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {self.many}"


class Metrics:
    """What one process has counted since it began."""

    def __init__(self) -> None:
        self.begun = time.time()
        self.requests: Counter[tuple[str, int]] = Counter()  # by method and status
        self.request_seconds = Histogram()
        self.acts = Histogram()  # from having a table's lock to the commit
        self.thoughts = Histogram()  # of computer players
        self.events: Counter[str] = Counter()

    def count(self, event: str) -> None:
        self.events[event] += 1


# Each with what it means; `event` is whatever else is counted.
MEANINGS = {
    "grognard_info": ("gauge", "The version that runs."),
    "grognard_uptime_seconds": ("gauge", "Since the process began."),
    "grognard_requests_total": ("counter", "Requests answered, by method and status."),
    "grognard_request_seconds": ("histogram", "Time from a request to its answer."),
    "grognard_act_seconds": ("histogram", "Time to play an act and put it on disk."),
    "grognard_thought_seconds": ("histogram", "Time a computer player thought."),
    "grognard_events_total": ("counter", "Faults of ours, wrong passwords, notices, and so on."),
    "grognard_tables_open": ("gauge", "Tables in memory."),
    "grognard_sockets": ("gauge", "People and spectators at tables."),
    "grognard_connections": ("gauge", "Connections of any kind."),
    "grognard_connections_refused_total": ("counter", "Connections for which there was no room."),
    "grognard_tasks": ("gauge", "What goes on by itself."),
    "process_resident_memory_bytes": ("gauge", "Memory of this process."),
    "process_cpu_seconds_total": ("counter", "Processor time of this process."),
}


def as_text(site: Site) -> str:
    """All of it as text."""
    metrics = site.metrics
    found = {
        "grognard_info": [f'grognard_info{{version="{site.version}"}} 1'],
        "grognard_uptime_seconds": [f"grognard_uptime_seconds {time.time() - metrics.begun:.0f}"],
        "grognard_requests_total": [
            f'grognard_requests_total{{method="{method}",status="{status}"}} {many}'
            for (method, status), many in sorted(metrics.requests.items())
        ],
        "grognard_request_seconds": list(metrics.request_seconds.lines("grognard_request_seconds")),
        "grognard_act_seconds": list(metrics.acts.lines("grognard_act_seconds")),
        "grognard_thought_seconds": list(metrics.thoughts.lines("grognard_thought_seconds")),
        "grognard_events_total": [
            f'grognard_events_total{{event="{event}"}} {many}'
            for event, many in sorted(metrics.events.items())
        ],
        **{name: [f"{name} {value}"] for name, value in gauges(site).items()},
    }
    lines: list[str] = []
    for name, (kind, meaning) in MEANINGS.items():
        lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", *found[name]]
    return "\n".join(lines) + "\n"


def gauges(site: Site) -> dict[str, float]:
    return {
        "grognard_tables_open": len(site.tables),
        "grognard_sockets": sum(len(room) for room in site.rooms.here.values()),
        "grognard_connections": len(doors().all),
        "grognard_connections_refused_total": doors().refused,
        "grognard_tasks": len(site.tasks),
        "process_resident_memory_bytes": resident(),
        "process_cpu_seconds_total": round(time.process_time(), 3),
    }


def resident() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * PAGE
    except OSError:  # not Linux
        return 0


async def read_metrics(call: Call) -> Response:
    """For whoever has the token, or asks on this very machine; to others there is no such page."""
    token = call.site.settings.metrics_token
    if token:
        given = call.request.headers.get("authorization", "").removeprefix("Bearer ")
        if not compare_digest(given.encode(), token.encode()):
            raise Fault(404, "not-here")
    elif not is_local(call):
        raise Fault(404, "not-here")
    return PlainTextResponse(as_text(call.site), headers={"content-type": FORMAT})


def is_local(call: Call) -> bool:
    """Whether somebody on this machine asks, and not through a proxy."""
    client = call.request.client
    return client is not None and client.host in LOOPBACK and "x-forwarded-for" not in call.request.headers
