"""What the server keeps: people, tables, journals, notices; in SQLite or PostgreSQL."""

from grognard.server.store.database import ANYTHING, StoreDown, Taken
from grognard.server.store.rows import (
    AuditRow,
    ChatRow,
    MotiveRow,
    NoticeRow,
    OrderRow,
    PlanRow,
    SeatRow,
    Session,
    TableRow,
    User,
)
from grognard.server.store.store import Store

__all__ = [
    "ANYTHING",
    "AuditRow",
    "ChatRow",
    "MotiveRow",
    "NoticeRow",
    "OrderRow",
    "PlanRow",
    "SeatRow",
    "Session",
    "Store",
    "StoreDown",
    "TableRow",
    "Taken",
    "User",
]
