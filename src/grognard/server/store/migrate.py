"""The schema: numbered files of SQL, applied in order and written down."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from grognard.kernel.errors import BadInput
from grognard.server.store.database import Database, Do, Work

LOCK = 0x67726F67  # of this program, among the advisory locks of a PostgreSQL server


@cache
def list_migrations() -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Every migration this program knows: its number and its statements."""
    found = []
    for path in files("grognard.server.store").joinpath("migrations").iterdir():
        if path.name.endswith(".sql"):
            found.append((int(path.name.split("_")[0]), statements(path.read_text(encoding="utf-8"))))
    return tuple(sorted(found))


def statements(text: str) -> tuple[str, ...]:
    """Each ends with a semicolon at the end of a line; lines that begin with -- are comments."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("--")]
    parts = ("\n".join(lines) + "\n").split(";\n")
    if parts.pop().strip():
        raise ValueError("a migration ends in the middle of a statement")
    return tuple(parts)


async def migrate(database: Database) -> int:
    """Bring the database up to date, all in one transaction; several processes may do so at once."""

    def work() -> Work[int]:
        if database.dialect == "postgres":  # SQLite lets one transaction write at a time anyway
            yield Do("SET LOCAL statement_timeout = 0")
            yield Do("SET LOCAL lock_timeout = 0")
            yield Do("SELECT pg_advisory_xact_lock(?)", [LOCK])
        return (yield from migrating())

    return await database.write(work)


def migrating(goal: int = 0) -> Work[int]:
    """Every migration that was not made yet, up to `goal`, or all there are."""
    yield Do("CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY)")
    found = yield Do("SELECT version FROM schema")
    done = {row[0] for row in found.rows}
    newest = max(n for n, _ in list_migrations())
    if max(done, default=0) > newest:
        there = max(done)
        raise BadInput(
            f"the database is of a newer program: schema {there}, here {newest}",
            "store-newer",
            there=str(there),
            here=str(newest),
        )
    for n, parts in list_migrations():
        if n not in done and n <= (goal or newest):
            for part in parts:
                yield Do(part)
            yield Do("INSERT INTO schema (version) VALUES (?)", [n])
    return newest
