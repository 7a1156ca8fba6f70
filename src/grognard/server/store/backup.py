"""Everything the server keeps as one file, whichever database it came from; and back into an empty one.

Lines of JSON, compressed: a head, a line for each table of the schema, its rows, and at the end how many lines
there were with their sum. What was cut short or changed is refused, and nothing of it is kept.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grognard.kernel.errors import BadInput
from grognard.server.store.database import Database, Do, Many, Work
from grognard.server.store.migrate import list_migrations, migrating

FORMAT = 1
# In the order in which rows refer to each other.
TABLES = (
    "settings",
    "users",
    "sessions",
    "tables",
    "seats",
    "lines",
    "chat",
    "seen",
    "notices",
    "audit",
    "motives",
    "checkpoints",
    "orders",
    "keys",
    "reports",
    "plans",
)
TOGETHER = 500  # rows in one statement


async def back_up(db: Database, path: Path, version: str, at: float) -> int:
    """Write a backup, whole or not at all; the server may run meanwhile. Gives the number of rows."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        rows = 0
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed:
                told = LineReader(packed)
                schema = max(n for n, _ in list_migrations())
                told.line({"grognard-backup": FORMAT, "schema": schema, "version": version, "at": at})
                async for name, columns, row in db.everything(TABLES):
                    if told.table != name:
                        told.table = name
                        told.line({"table": name, "columns": columns})
                    told.line(list(row))
                    rows += 1
                told.line({"lines": told.many, "sum": told.sum.hexdigest()})
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, path)
        return rows
    except OSError as e:
        why = str(e.strerror)
        raise BadInput(
            f"{path}: cannot be written ({why})", "file-unwritable", path=str(path), why=why
        ) from None
    finally:
        part.unlink(missing_ok=True)


class LineReader:
    """Lines on their way out, counted and summed up."""

    def __init__(self, to: gzip.GzipFile) -> None:
        self.to, self.sum, self.many, self.table = to, hashlib.sha256(), 0, ""

    def line(self, value: Any) -> None:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self.sum.update(text)
        self.many += 1
        self.to.write(text)


def read(path: Path) -> Iterator[Any]:
    """The lines of a backup, checked: BadInput at the end when they are not those that were written."""
    told, many, last = hashlib.sha256(), 0, None
    try:
        with gzip.open(path, "rb") as packed:
            for text in packed:
                if last is not None:
                    told.update(last)
                    many += 1
                    yield json.loads(last)
                last = text
        end = json.loads(last) if last else None
    except FileNotFoundError:
        raise BadInput(f"{path}: no such file", "file-missing", path=str(path)) from None
    except (OSError, EOFError, ValueError):
        raise damaged_backup(path) from None
    if not isinstance(end, dict) or end.get("lines") != many or end.get("sum") != told.hexdigest():
        raise damaged_backup(path)


def damaged_backup(path: Path) -> BadInput:
    return BadInput(f"{path}: not a complete backup", "backup-damaged", path=str(path))


def head_of(path: Path) -> dict[str, Any]:
    head = next(read(path), None)
    if not isinstance(head, dict) or head.get("grognard-backup") != FORMAT:
        raise damaged_backup(path)
    newest = max(n for n, _ in list_migrations())
    if head["schema"] > newest:
        there, here = str(head["schema"]), str(newest)
        raise BadInput(
            f"the database is of a newer program: schema {there}, here {here}",
            "store-newer",
            there=there,
            here=here,
        )
    return head


async def restore(db: Database, path: Path) -> int:
    """Fill an empty database, in one transaction: the tables of the program that made the backup, its rows,
    then what has changed since. Gives the number of rows.
    """
    schema = head_of(path)["schema"]

    def work() -> Work[int]:
        yield Do("CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY)")
        there = yield Do("SELECT COUNT(*) FROM schema")
        if there.rows[0][0]:
            users = yield Do("SELECT (SELECT COUNT(*) FROM users) + (SELECT COUNT(*) FROM tables)")
            if users.rows[0][0]:
                raise BadInput("restore: the database is not empty", "restore-not-empty")
            for name in reversed(TABLES):
                yield Do(f"DROP TABLE IF EXISTS {name}")
            yield Do("DELETE FROM schema")
        yield from migrating(schema)
        rows = yield from fill_rows(path)
        yield from migrating()
        return rows

    return await db.write(work)


def fill_rows(path: Path) -> Work[int]:
    """Every row of a backup."""
    rows, sql, waiting = 0, "", list[list[Any]]()
    lines = read(path)
    next(lines)
    for line in lines:
        if isinstance(line, dict):
            yield from insert_rows(sql, waiting)
            if line.get("table") not in TABLES:
                raise damaged_backup(path)
            columns = [str(name) for name in line["columns"]]
            if not all(name.replace("_", "").isalnum() for name in columns):
                raise damaged_backup(path)
            sql = (
                f"INSERT INTO {line['table']} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
            )
            continue
        waiting.append(line)
        rows += 1
        if len(waiting) >= TOGETHER:
            yield from insert_rows(sql, waiting)
    yield from insert_rows(sql, waiting)
    return rows


def insert_rows(sql: str, waiting: list[list[Any]]) -> Work[None]:
    if waiting:
        yield Many(sql, list(waiting))
        waiting.clear()
