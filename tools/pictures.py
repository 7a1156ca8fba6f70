"""Pictures of the table and of the pages beside it at four sizes, light and dark, in both languages, into
out/pictures: `python tools/pictures.py [playwright's own arguments]`. They are looked at, not compared.
GROGNARD_PICTURES narrows them down: a pattern of size, theme and language, such as "390|1440-dark-en".
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).parent.parent / "client"
FAULTS = CLIENT.parent / "out" / "pictures" / "faults.txt"


def main() -> int:
    if not shutil.which("chromium"):
        print("SKIPPED: no chromium, no pictures")
        return 0
    FAULTS.unlink(missing_ok=True)
    words = ["npx", "--no-install", "playwright", "test", "--config", "pictures.config.ts", *sys.argv[1:]]
    return subprocess.run(words, cwd=CLIENT).returncode


if __name__ == "__main__":
    sys.exit(main())
