"""The real command in its own process: status, streams, locks, crashes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from filelock import lock_descriptor

from grognard.cli import main as command
from grognard.cli.store import lock_journal


def run(*args, folder, env=None):
    surroundings = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "LANG": "C.UTF-8",
        "LC_ALL": "",
        **(env or {}),
    }
    return subprocess.run(
        [sys.executable, "-m", "grognard.cli.main", *args],
        cwd=folder,
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_game_by_commands(tmp_path):
    assert (
        run(
            "new", "ts", "--seed", "2", "--option", "setup=ready_made", "-o", "g.jsonl", folder=tmp_path
        ).returncode
        == 0
    )
    played = run("act", "g.jsonl", "unit", "W2-1", folder=tmp_path)
    assert (played.returncode, played.stderr) == (0, "")
    refused = run("act", "g.jsonl", "unit", "R37-1", folder=tmp_path, env={"LC_ALL": "fr_FR.UTF-8"})
    assert (refused.returncode, refused.stdout) == (2, "")
    assert (
        json.loads(run("show", "g.jsonl", "--json", folder=tmp_path).stdout)["menu"]["prompt"] == "ts-moving"
    )


def test_a_reader_who_has_had_enough(tmp_path):
    pipe = f"{sys.executable} -m grognard.cli.main rules ts | head -1; echo ${{PIPESTATUS[0]}}"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8"}
    told = subprocess.run(
        ["bash", "-c", pipe], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=60, check=False
    )
    assert told.stdout.startswith("TS 0.1 ")
    assert told.stderr == ""


def test_two_processes_never_interleave(tmp_path):
    """Four at once name the same unit: one is served, the others find it gone, and the
    journal stays whole.
    """
    run("new", "ts", "--seed", "2", "--option", "setup=ready_made", "-o", "g.jsonl", folder=tmp_path)
    with ThreadPoolExecutor(4) as pool:
        found = list(
            pool.map(lambda _: run("act", "g.jsonl", "unit", "W2-1", folder=tmp_path).returncode, range(4))
        )
    assert sorted(found) == [0, 2, 2, 2]
    verified = run("replay", "g.jsonl", "--verify", "--json", folder=tmp_path)
    assert json.loads(verified.stdout)["acts"] == 1


def test_a_game_in_use(cli, started, monkeypatch):
    monkeypatch.setattr("grognard.cli.store.PATIENCE", 0.1)
    before = Path(started).read_bytes()
    with open(started, "rb") as held:
        assert lock_descriptor(held.fileno(), blocking=False)
        with (
            pytest.raises(Exception, match="another process is playing this game"),
            lock_journal(Path(started), patience=0.1),
        ):
            pass
        cli("show", started)  # looking is always free
    assert Path(started).read_bytes() == before
    cli("act", started, "unit", "W2-1")


def test_our_own_fault_is_one_line(cli, monkeypatch, started):
    def broken(*_):
        raise RuntimeError("the sky\nfell")

    monkeypatch.setattr("grognard.cli.reading.heading", broken)
    assert cli("show", started, code=1) == ""
    assert cli.err == "grognard: internal error (RuntimeError: the sky). Set GROGNARD_DEBUG=1 for details.\n"
    monkeypatch.setenv("GROGNARD_DEBUG", "1")
    cli("show", started, code=1)
    assert "Traceback" in cli.err


def test_a_full_disk_leaves_the_journal_as_it_was(cli, started, monkeypatch):
    before = Path(started).read_bytes()

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("grognard.kernel.journal_files.os.fsync", full)
    assert "cannot be written (No space left on device)" in cli.bad("act", started, "unit", "W2-1")
    assert Path(started).read_bytes() == before
    assert "cannot be written" in cli.bad("new", "ts", "--seed", "1", "-o", cli.path("h.jsonl"))
    assert not Path(cli.path("h.jsonl")).exists()


def test_the_entry_point_exits_with_the_status(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["grognard", "new", "nothing", "-o", "x"])
    with pytest.raises(SystemExit) as stop:
        command.entry()
    assert stop.value.code == 2
    assert capsys.readouterr().err.startswith('grognard: no game is called "nothing"')
