"""When something goes that nobody comes back to."""

from __future__ import annotations

from grognard.server.store import TableRow

DAY = 86_400.0
NOTICE = 14 * DAY  # from telling people that their table will go until it goes


def removal(days: int, row: TableRow) -> float:
    """When a table will go where those stay so many days that nobody touches; nought: that was not said."""
    said = days > 0 and row.warned > 0 and row.warned >= row.touched
    return max(row.warned + NOTICE, row.touched + days * DAY) if said else 0.0
