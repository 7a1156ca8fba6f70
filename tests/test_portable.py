"""Grognard on a system that is not Unix, as far as Unix can pretend: without its own modules and calls."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

# Modules of Unix alone cannot be imported, nor its calls found; then everything of ours is imported, and a
# game begun, played, replayed and simulated, a journal locked twice.
PRETENCE = """
import sys
for name in ("fcntl", "termios", "pwd", "grp", "resource", "readline", "tty", "pty"):
    sys.modules[name] = None
import os, signal
del os.nice, signal.pthread_sigmask
import pkgutil
from importlib import import_module
import grognard
found = [module.name for module in pkgutil.walk_packages(grognard.__path__, "grognard.")]
for name in found:
    if not name.endswith(("__main__", "server.asgi")):
        import_module(name)
assert len(found) > 300, len(found)
from pathlib import Path
from grognard.cli.main import main
from grognard.cli.store import lock_journal
from grognard.kernel.errors import BadInput
def run(words, code=0):
    assert main(words.split()) == code, words
run("new ts --option setup=ready_made --seed 1 -o g.jsonl")
run("act g.jsonl unit W2-1")
with lock_journal(Path("g.jsonl")):
    try:
        with lock_journal(Path("g.jsonl"), patience=0.1):
            raise SystemExit("locked twice")
    except BadInput as e:
        assert "another process" in str(e)
run("undo g.jsonl")
run("replay g.jsonl --verify")
run("sim ts --scenario training --players random,random --games 2 --out batch --workers 1")
assert b"\\r" not in Path("g.jsonl").read_bytes()
print("played")
"""


def test_everything_is_imported_and_a_game_is_played_without_what_only_unix_has(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PRETENCE], cwd=tmp_path, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "played"
