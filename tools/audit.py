"""What we depend on: every package pinned by hash, under a licence we may ship, without known holes.

The first two are checked here and always. The last asks the registries' advisories; where they cannot be
reached the last line says that they were not asked, and with GROGNARD_ADVISORIES=1 that is a fault.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

import locks

ROOT = Path(__file__).parent.parent
LOCK = "requirements-dev.lock"  # what runs is cut out of it
FREE = re.compile(
    r"\b(MIT|MIT-0|BSD|0BSD|Apache|ISC|PSF|Python|Unlicense|MPL|LGPL|OFL|CC0|CC-BY|BlueOak|Zlib|HPND|Public "
    r"Domain)",
    re.I,
)
# GPL, measured against in the bench and never shipped; MIT, said in its licence file alone
DEVELOPING = {"chess", "resvg-py"}


def python_faults() -> list[str]:
    faults = locks.faults()
    for name, block in locks.blocks((ROOT / LOCK).read_text(encoding="utf-8")).items():
        if "==" not in block or "--hash=sha256:" not in block or "://" in block:
            faults.append(f"{LOCK}: {name} is not pinned by hash alone")
        try:
            told = metadata(name)
        except PackageNotFoundError:
            continue
        words = " ".join(
            [
                told.get("License-Expression") or "",
                (told.get("License") or "")[:200],
                *(told.get_all("Classifier") or []),
            ]
        )
        if not FREE.search(words.replace("Programming Language :: Python", "")) and name not in DEVELOPING:
            faults.append(f"{LOCK}: {name}: licence not known to be free")
    return faults


def client_faults() -> list[str]:
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    faults = []
    for path, package in lock["packages"].items():
        if not path:
            continue
        name = path.removeprefix("node_modules/")
        if "resolved" in package:
            faults.append(f"package-lock.json: {name} names a download address")
        if "integrity" not in package:
            faults.append(f"package-lock.json: {name} is not pinned by hash")
        if not FREE.search(str(package.get("license", ""))):
            faults.append(
                f"package-lock.json: {name}: licence not known to be free ({package.get('license')})"
            )
    return faults


def advisories() -> tuple[list[str], list[str]]:
    """Known holes, as the registries tell them, and which registries told nothing."""
    found: list[str] = []
    silent: list[str] = []
    asked = subprocess.run(
        [
            sys.executable,
            "-m",
            "pip_audit",
            "-r",
            str(ROOT / LOCK),
            "--disable-pip",
            "--require-hashes",
            "-f",
            "json",
        ],
        capture_output=True,
        text=True,
    )
    try:
        told = json.loads(asked.stdout)["dependencies"]
    except (ValueError, KeyError):
        told = []
    if not told or not all("vulns" in d for d in told):
        silent.append("Python")
    found += [f"{d['name']} {d['version']}: {v['id']}" for d in told for v in d.get("vulns", [])]
    asked = subprocess.run(
        ["npm", "audit", "--omit=dev", "--json"], cwd=ROOT / "client", capture_output=True, text=True
    )
    try:
        report = json.loads(asked.stdout)["vulnerabilities"]
        found += [
            f"{name}: {v['severity']}" for name, v in report.items() if v["severity"] in ("high", "critical")
        ]
    except (ValueError, KeyError, TypeError):
        silent.append("npm")
    return found, silent


def main() -> int:
    holes, silent = advisories()
    faults = python_faults() + client_faults() + holes
    for fault in faults:
        print(fault, file=sys.stderr)
    unasked = f"; SKIPPED: advisories on {' and '.join(silent)} packages, which could not be asked for"
    print(f"dependencies: {len(faults)} faults{unasked if silent else ''}")
    return 1 if faults or (silent and os.environ.get("GROGNARD_ADVISORIES") == "1") else 0


if __name__ == "__main__":
    sys.exit(main())
