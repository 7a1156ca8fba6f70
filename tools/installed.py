"""Whether what npm installed is what `package-lock.json` says, package by package.

`npm ci` sees to that, but refuses a lock that lacks packages for other systems: those that a registry does
not have cannot be locked with their sums. Then `npm install` is used, and this looks after it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

CLIENT = Path(__file__).parent.parent / "client"


def faults() -> list[str]:
    locked = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    there = json.loads((CLIENT / "node_modules" / ".package-lock.json").read_text(encoding="utf-8"))[
        "packages"
    ]
    found = []
    for path, package in there.items():
        wanted = locked.get(path, {})
        for key in ("version", "integrity"):
            if package.get(key) != wanted.get(key):
                found.append(f"{path}: {key} {package.get(key)} is installed, {wanted.get(key)} is locked")
    return found


if __name__ == "__main__":
    told = faults()
    print(*told, sep="\n", end="\n" if told else "", file=sys.stderr)
    sys.exit(1 if told else 0)
