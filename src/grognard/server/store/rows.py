"""What is kept, row by row. Times are seconds since 1970, given by the caller."""

from __future__ import annotations

from functools import cache

from msgspec import Struct


class User(Struct, frozen=True):
    """A person. Guests may share a name; the names of accounts differ in more than capitals."""

    id: str
    name: str
    guest: bool
    password: str = ""  # argon2, or none
    lang: str = ""
    email: str = ""
    webhook: str = ""
    webhook_key: str = ""
    notify_email: bool = False
    notify_webhook: bool = False
    created: float = 0.0
    deleted: float = 0.0  # when; nought while he is here
    verified: bool = False  # a letter to his address was answered
    banned: float = 0.0  # since when he is shut out; nought: he is not
    muted: float = 0.0  # since when he may not talk


class Session(Struct, frozen=True):
    """A log-in: the hash of its token only."""

    hash: str
    user: str
    agent: str
    created: float
    seen: float


class TableRow(Struct, frozen=True):
    """A table. `options`, `dice`, `pace`, `clock`, `offer` and `terms` are JSON."""

    id: str
    game: str
    scenario: str = ""
    options: str = "{}"
    dice: str = "{}"
    secret: str = ""  # the seed in hexadecimal, until the end
    rules: str = ""
    data: str = ""
    status: str = "open"  # open, playing, over, held
    private: bool = False
    owner: str | None = None
    pace: str = "{}"
    clock: str = "null"
    offer: str = "null"
    turn: int = 0
    phase: str = ""
    acts: int = 0
    to_act: int | None = None  # a seat
    held: str = ""
    result: str = "null"  # JSON: who won, how, by which paragraph
    watch_hash: str = ""
    created: float = 0.0
    touched: float = 0.0
    revision: int = 0  # raised by every change of the row or its seats
    length: int = 0  # lines of the journal; kept by the store
    terms: str = "{}"  # what was agreed besides the rules
    warned: float = 0.0  # when its people were told that it will go
    since: float = 0.0  # when the seat that must decide got to; nought: not known
    rematch: str = ""  # the table at which the players play again
    message: str = ""  # what the host says to whoever is invited
    listed: bool = False  # the lobby shows it to everybody while a seat is open


class SeatRow(Struct, frozen=True):
    table: str
    n: int
    kind: str = "open"  # person, bot, open
    user: str | None = None
    bot: str = ""
    name: str = ""
    invite_hash: str = ""


class MotiveRow(Struct, frozen=True):
    """Why a computer did entry `n`, counted from one; it holds as long as that entry leads to this hash."""

    table: str
    n: int
    hash: str
    done_by: str  # bot, steward
    reason: str = "null"  # JSON


class CheckpointRow(Struct, frozen=True):
    """A state beside the journal: after which line, and the text of `kernel/checkpoint.py`."""

    table: str
    line: int
    text: str


class OrderRow(Struct, frozen=True):
    """What the person on a seat has ordered beforehand; JSON. It holds as long as he sits there."""

    table: str
    seat: int
    user: str
    text: str


class PlanRow(Struct, frozen=True):
    """What the person on a seat has drawn on the map for himself; JSON. Another who sits there has his own."""

    table: str
    seat: int
    user: str
    text: str


class ChatRow(Struct, frozen=True):
    table: str
    n: int
    user: str | None
    seat: int | None
    name: str
    text: str
    at: float


class NoticeRow(Struct, frozen=True):
    """A your-turn notice; `seq` says of which moment of the table, so that nobody is told twice."""

    id: str
    user: str
    table: str
    channel: str
    status: str = "waiting"  # waiting, sent, failed
    tries: int = 0
    next: float = 0.0
    at: float = 0.0
    error: str = ""
    seq: int = 0


class AuditRow(Struct, frozen=True):
    at: float
    event: str
    user: str | None
    detail: str


RESERVED = {"user": "user_id", "table": "table_id"}  # words that SQL keeps for itself


def column(field: str) -> str:
    return RESERVED.get(field, field)


@cache
def columns(kind: type[Struct]) -> str:
    """The columns of a row, in the order of its fields."""
    return ", ".join(column(field) for field in kind.__struct_fields__)


def values(row: Struct) -> list[object]:
    return [getattr(row, field) for field in row.__struct_fields__]


@cache
def insertion(table: str, kind: type[Struct], *more: str) -> str:
    """The statement that inserts a row, with some columns after it that the row does not show."""
    names = [columns(kind), *more]
    marks = ", ".join("?" * (len(kind.__struct_fields__) + len(more)))
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"
