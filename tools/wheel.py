"""The packages that are given out, in `dist/`: a wheel with the compiled body for this version of Python, one
for every system, and the sources with the client's and the tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent
PAGE = "grognard/server/static/index.html"
BODY = "grognard/kernel/_reach"


def built(tree: Path, what: str, folder: Path, pure: bool) -> Path:
    """A wheel or an sdist of a tree. What an earlier build left in `build/` would get into it."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(tree / "build", ignore_errors=True)
    env = {**os.environ, "GROGNARD_PURE": "1" if pure else "0"}
    call = f"from setuptools import build_meta; print(build_meta.build_{what}({str(folder)!r}))"
    done = subprocess.run([sys.executable, "-c", call], cwd=tree, env=env, capture_output=True, text=True)
    shutil.rmtree(tree / "build", ignore_errors=True)
    if done.returncode:
        raise SystemExit((done.stdout + done.stderr).strip().splitlines()[-1])
    return folder / done.stdout.strip().splitlines()[-1]


def wheel(tree: Path, folder: Path, pure: bool) -> Path | None:
    """None when there is no compiler here: the wheel for every system does everything too, only slower."""
    found = built(tree, "wheel", folder, pure)
    with ZipFile(found) as held:
        names = held.namelist()
    if PAGE not in names:
        raise SystemExit(f"{found.name}: the client is not in it")
    if not pure and not any(name.startswith(BODY) and name.endswith((".so", ".pyd")) for name in names):
        found.unlink()
        return None
    return found


def main() -> int:
    folder = ROOT / "dist"
    with tempfile.TemporaryDirectory() as kept:
        place = Path(kept)
        made = [wheel(ROOT, place, False), wheel(ROOT, place, True), built(ROOT, "sdist", place, True)]
        if made[0] is None:
            print("SKIPPED: no C compiler, no wheel with the compiled body")
        for path in filter(None, made):
            folder.mkdir(exist_ok=True)
            where = shutil.copy(path, folder)
            print(f"{Path(where).relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
