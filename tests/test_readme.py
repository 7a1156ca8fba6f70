"""What the README shows is true."""

from __future__ import annotations

import doctest
import shlex
from pathlib import Path

import pytest

from grognard.cli.main import main

README = Path(__file__).parent.parent / "README.md"
COMMANDS = [
    line.removeprefix("$ grognard ")
    for line in README.read_text(encoding="utf-8").splitlines()
    if line.startswith("$ grognard ")
]


def test_the_examples_in_python() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert failed == 0
    assert tried > 5


@pytest.mark.slow
def test_the_tour_can_be_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command does what its remark says: done, or refused."""
    monkeypatch.chdir(tmp_path)
    assert len(COMMANDS) > 8
    for command in COMMANDS:
        words, _, remark = command.partition("#")
        assert main(shlex.split(words)) == (2 if "refused" in remark else 0), command
    assert (tmp_path / "tour.jsonl").exists()
