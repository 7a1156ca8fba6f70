"""What runs, cut out of what develops: `requirements.lock` holds of `requirements-dev.lock` what an installed
Grognard needs, and `requirements-postgres.lock` the driver of PostgreSQL.

    python tools/locks.py           # after requirements-dev.lock has changed
    python tools/locks.py --check   # whether they still agree
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
ALL, RUNS, POSTGRES = (ROOT / f"requirements{kind}.lock" for kind in ("-dev", "", "-postgres"))
# Wanted on other systems, or by other versions of Python, than the one that asks.
SYSTEMS = [
    {"sys_platform": platform, "platform_system": system, "os_name": name, "python_version": version}
    for platform, system, name in (
        ("linux", "Linux", "posix"),
        ("win32", "Windows", "nt"),
        ("darwin", "Darwin", "posix"),
    )
    for version in ("3.11", "3.12", "3.13")
]


def blocks(text: str) -> dict[str, str]:
    """Each package of a lock with its hashes, by its name."""
    found = re.split(r"\n(?=[a-z0-9])", text.strip())
    return {re.split(r"[=\[ ;]", block, maxsplit=1)[0]: block.strip() for block in found}


def closure(names: Iterable[str], known: dict[str, str]) -> set[str]:
    """These packages and whatever they want, with what they want it for."""
    found: set[str] = set()
    left = [Requirement(name) for name in names]
    seen: set[str] = set()
    while left:
        wanted = left.pop()
        if str(wanted) in seen:
            continue
        seen.add(str(wanted))
        name = canonicalize_name(wanted.name)
        if name not in known:
            raise SystemExit(f"requirements-dev.lock: {name} is missing")
        found.add(name)
        try:
            told = requires(name) or []
        except PackageNotFoundError:  # of another system
            told = []
        extras = wanted.extras or {""}
        for text in told:
            asked = Requirement(text)
            if asked.marker is None or any(
                asked.marker.evaluate({**system, "extra": extra})
                for system in SYSTEMS
                for extra in extras | {""}
            ):
                left.append(asked)
    return found


def made() -> dict[Path, str]:
    """What the two locks should hold."""
    known = blocks(ALL.read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    plain = closure([*project["project"]["dependencies"], *project["build-system"]["requires"]], known)
    driver = closure(project["project"]["optional-dependencies"]["postgres"], known) - plain
    return {
        path: "\n".join(known[name] for name in sorted(names)) + "\n"
        for path, names in ((RUNS, plain), (POSTGRES, driver))
    }


def faults() -> list[str]:
    return [
        f"{path.name} is not what requirements-dev.lock says: python tools/locks.py"
        for path, text in made().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    if "--check" in sys.argv:
        found = faults()
        print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
        return 1 if found else 0
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {len(blocks(text))} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
