"""The browser tests, in a real Chromium: `python tools/browser.py [playwright's own arguments]`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).parent.parent / "client"


def main() -> int:
    if not shutil.which("chromium"):
        print("SKIPPED: no chromium, no browser tests")
        return 1 if os.environ.get("CI") == "true" else 0
    return subprocess.run(["npx", "--no-install", "playwright", "test", *sys.argv[1:]], cwd=CLIENT).returncode


if __name__ == "__main__":
    sys.exit(main())
