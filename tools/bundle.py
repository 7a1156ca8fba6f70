"""How much a browser must load before the table stands: at most 300 kB of scripts and styles, gzipped."""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

ASSETS = Path(__file__).parent.parent / "src" / "grognard" / "server" / "static" / "assets"
LIMIT = 300_000


def main() -> int:
    sizes = {
        p.name: len(gzip.compress(p.read_bytes(), 9))
        for p in sorted(ASSETS.iterdir())
        if p.suffix in (".js", ".css")
    }
    fonts = sum(p.stat().st_size for p in ASSETS.iterdir() if p.suffix in (".woff2", ".woff"))
    for name, size in sizes.items():
        print(f"{size:>9,}  {name}")
    total = sum(sizes.values())
    print(f"{total:>9,}  scripts and styles, gzipped (at most {LIMIT:,}); fonts {fonts:,}")
    return 0 if total <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
