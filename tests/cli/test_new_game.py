"""`grognard new-game`: what it makes is checked, covered and passes conformance without a further word."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
IGNORED = shutil.ignore_patterns("__pycache__", "static")


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    """The sources and the toy's tests, in a place of their own."""
    root = tmp_path_factory.mktemp("repository")
    shutil.copytree(ROOT / "src", root / "src", ignore=IGNORED)
    shutil.copytree(ROOT / "tests/games/toy", root / "tests/games/toy", ignore=IGNORED)
    return root


def run(root, *words, code=0):
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "LANG": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, *words], cwd=root, env=env, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def grognard(root, *words, code=0):
    return run(root, "-m", "grognard.cli.main", *words, code=code)


@pytest.fixture(scope="module")
def made(repository):
    assert "games/mill" in grognard(repository, "new-game", "ml1", "--folder", "mill", "--lang", "en")
    return repository


def test_the_new_game_is_sound_and_its_rules_are_covered(made):
    assert "ml1" in grognard(made, "check", "ml1")
    assert "20 enforced and tested" in grognard(made, "rules", "ml1", "--coverage", "--strict")


def test_the_new_game_passes_conformance_and_its_own_tests(made):
    assert "3/3 games, 0 failed" in run(made, "-m", "grognard.testing.conformance", "ml1", "--games", "3")
    said = run(made, "-m", "pytest", "-p", "no:cacheprovider", "--import-mode=importlib", "tests/games/mill")
    assert " passed" in said
    assert "failed" not in said


def test_nothing_of_the_toy_is_left_in_it(made):
    left = [
        path.name
        for path in (made / "src/grognard/games/mill").rglob("*.*")
        if path.suffix in (".py", ".csv", ".ftl", ".toml")
        and any(word in path.read_text(encoding="utf-8") for word in ("TOY ", "toy-", "games.toy", '"toy"'))
    ]
    assert left == []


def test_names_that_cannot_be_are_refused_in_one_line(made):
    assert (
        grognard(made, "new-game", "ts", "--lang", "en", code=2)
        .strip()
        .endswith('a game called "ts" exists already')
    )
    assert "small letters" in grognard(made, "new-game", "Big-Game", "--lang", "en", code=2)
    assert "already" in grognard(made, "new-game", "other", "--folder", "mill", "--lang", "en", code=2)
