"""What the server writes down: with time and request, and never more than anybody can read."""

from __future__ import annotations

import logging
import time
from contextvars import ContextVar
from typing import Any

LEVELS = ("debug", "info", "warning", "error")
OFTEN = 5  # of lines alike in one
SPELL = 60.0  # seconds
request: ContextVar[str] = ContextVar("request", default="-")


class Sparing(logging.Filter):
    """Adds the request; of lines alike lets the first few of a minute pass, then says how many there were."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[tuple[str, str], tuple[float, int]] = {}  # since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        record.request = request.get()
        kind, now = (record.name, str(record.msg)), time.monotonic()
        since, many = self.told.get(kind, (now, 0))
        if now - since >= SPELL:
            if many > OFTEN:
                record.msg = f"{record.msg} [and {many - OFTEN} such lines before, not shown]"
            since, many = now, 0
        self.told[kind] = (since, many + 1)
        if len(self.told) > 1000:
            self.told.clear()
        return many < OFTEN


def logging_config(level: str) -> dict[str, Any]:
    """For `logging.config`: everything to stderr, in one form."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"sparing": {"()": Sparing}},
        "formatters": {
            "line": {
                "format": "%(asctime)s.%(msecs)03dZ %(levelname)s %(name)s [%(request)s] %(message)s",
                "datefmt": "%Y-%m-%dT%H:%M:%S",
                "()": Utc,
            }
        },
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["sparing"]}
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {"grognard": {"level": level.upper()}, "uvicorn.access": {"level": "CRITICAL"}},
    }


class Utc(logging.Formatter):
    def __init__(self, format: str, datefmt: str) -> None:
        super().__init__(format, datefmt)
        self.converter = time.gmtime
