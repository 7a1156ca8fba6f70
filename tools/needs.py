"""Programs that some tests need and a Python or Node package cannot bring: found, or installed from Debian's
packages.

    python tools/needs.py chromium postgresql

Prints what will be skipped. With CI=true a part that cannot run is a failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from glob import glob

NEEDED = {
    "chromium": lambda: shutil.which("chromium"),
    "postgresql": lambda: glob("/usr/lib/postgresql/*/bin/initdb") or shutil.which("initdb"),
}


def install(package: str) -> None:
    """Only where it is ours to install: as root, with Debian's tools."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print(f"installing Debian's {package}", flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", package]):
        done = subprocess.run(["apt-get", "-q", *words], env=env, capture_output=True, text=True)
        if done.returncode:
            print("\n".join(done.stderr.splitlines()[-3:]), flush=True)


def main() -> int:
    missing = []
    for name in sys.argv[1:]:
        if not NEEDED[name]():
            install(name)
        if not NEEDED[name]():
            missing.append(name)
            print(f"SKIPPED: {name} is missing, and so are the tests that need it", flush=True)
    return 1 if missing and os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
