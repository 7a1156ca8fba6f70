"""What we depend on: every package pinned by hash, under a licence we may ship, without known holes.

The first two are checked here and always. The last asks the registries' advisories; where they
cannot be reached it is printed as not asked.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).parent.parent
FREE = re.compile(
    r"\b(MIT|MIT-0|BSD|0BSD|Apache|ISC|PSF|Python|Unlicense|MPL|LGPL|OFL|CC0|CC-BY|BlueOak|Zlib|HPND|Public "
    r"Domain)",
    re.I,
)
# GPL, measured against in the bench and never shipped; MIT, said in its licence file alone
DEVELOPING = {"chess", "resvg-py"}


def python_faults() -> list[str]:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    blocks = re.split(r"\n(?=[a-z0-9])", text.replace("\\\n", " "))
    faults = []
    for block in filter(None, (b.strip() for b in blocks)):
        name = re.split(r"[=\[ ]", block, maxsplit=1)[0]
        if "==" not in block or "--hash=sha256:" not in block:
            faults.append(f"requirements.lock: {name} is not pinned by hash")
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
            faults.append(f"requirements.lock: {name}: licence not known to be free")
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


def advisories() -> list[str]:
    """Known holes, as the registries tell them."""
    found = []
    asked = subprocess.run(
        [
            sys.executable,
            "-m",
            "pip_audit",
            "-r",
            str(ROOT / "requirements.lock"),
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
    if not any("vulns" in d for d in told):
        print("SKIPPED: the advisories on Python packages cannot be reached")
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
        print("SKIPPED: the advisories on npm packages cannot be reached")
    return found


def main() -> int:
    faults = python_faults() + client_faults() + advisories()
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"dependencies: {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
