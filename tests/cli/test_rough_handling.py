"""Words too long, terminals too poor, files forged: one clear line, and nothing half done."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Cli

from grognard.kernel.chain import chain_hash
from grognard.kernel.journal import write_record

LONG = "x" * 3000


def command(*words: str, typed: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    """In a process of its own, where its streams matter."""
    return subprocess.run(
        [sys.executable, "-m", "grognard.cli.main", *words],
        env={**os.environ, **env},
        input=typed,
        capture_output=True,
        timeout=60,
    )


@pytest.fixture
def path(cli: Cli) -> Path:
    """A game of Tsaritsyn with everybody in place."""
    cli("new", "ts", "--seed", "1", "--option", "setup=ready_made", "-o", cli.path())
    return Path(cli.path())


def forged(path: Path, n: int, **changed: object) -> None:
    """Change a line and reckon every sum again, as somebody who knows the format would."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    lines[n].update(changed)
    before, out = "", []
    for line in lines:
        bare = {k: v for k, v in line.items() if k != "sum"}
        before = chain_hash(before, bare)
        out.append(write_record({**bare, "sum": before}))
    path.write_text("\n".join(out) + "\n", encoding="utf-8")


@pytest.mark.parametrize(
    "words",
    [("act", "G", "unit", LONG), ("act", "G", LONG), ("show", "G", "--as", LONG), ("rules", "ts", LONG)],
)
def test_a_word_of_three_thousand_letters_is_refused_in_one_line(
    cli: Cli, path: Path, words: tuple[str, ...]
) -> None:
    before = path.read_bytes()
    said = cli.bad(*(str(path) if word == "G" else word for word in words))
    assert len(said.strip().splitlines()) == 1
    assert path.read_bytes() == before


def test_a_terminal_without_the_letters_still_plays_and_tells(path: Path) -> None:
    done = command("act", str(path), "unit", "W2-1", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout
    assert len(path.read_text().splitlines()) == 2


@pytest.mark.parametrize(
    "dice",
    [
        None,
        [],
        "x",
        {},
        {"mode": "script"},
        {"mode": "script", "faces": [9]},
        {"mode": "zz"},
        {"mode": "live"},
    ],
)
def test_a_header_with_dice_of_no_known_kind_is_refused(cli: Cli, path: Path, dice: object) -> None:
    forged(path, 0, dice=dice)
    before = path.read_bytes()
    for words in (("show",), ("replay", "--verify"), ("undo",)):
        assert f"{path}:1: " in cli.bad(words[0], str(path), *words[1:])
    assert path.read_bytes() == before


@pytest.mark.parametrize("scenario", [10**30, -(10**30), 1e30, pytest.param(10**1000, id="10^1000")])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_number_beyond_all_measure_is_quoted(cli: Cli, path: Path, scenario: float, lang: str) -> None:
    forged(path, 0, scenario=scenario)
    said = cli.bad("show", str(path), lang=lang)
    assert f"{path}:1: " in said
    assert str(scenario)[:700] in said


def test_rolls_that_are_none_are_refused(cli: Cli, path: Path) -> None:
    forged(path, 0, rolls=[[]])
    assert f"{path}:1: " in cli.bad("show", str(path))


@pytest.mark.parametrize(("turn", "phase"), [(0, "white-movement"), (99, "white-movement"), (3, "red-setup")])
def test_a_position_at_an_impossible_turn_is_refused(cli: Cli, turn: int, phase: str) -> None:
    file = cli.position(phase, {"W2-1": "0910"}, turn)
    words = ("new", "ts", "--position", file, "-o", cli.path())
    assert "turn" in cli.bad(*words)
    assert "placement" in cli.bad(*words, lang="fr")
    assert not Path(cli.path()).exists()


def test_a_file_name_that_is_too_long_is_refused(cli: Cli, tmp_path: Path) -> None:
    cli.bad("new", "ts", "-o", cli.path("a" * 300))
    assert list(tmp_path.iterdir()) == []


def test_dice_by_hand_are_read_from_a_pipe_too(tmp_path: Path) -> None:
    """The end of White's combat phase throws a die for each of three tanks."""
    path = tmp_path / "g.jsonl"
    words = (
        "table",
        "ts",
        "--dice",
        "manual",
        "--players",
        "human,human",
        "--option",
        "setup=ready_made",
        "--journal",
        str(path),
        "--plain",
    )
    assert command(*words, typed=b"end_phase\nend_phase\n3\n4\n5\nquit\n").returncode == 0
    acts = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    assert [roll[1] for act in acts for roll in act["rolls"]] == [3, 4, 5]


@pytest.mark.parametrize(
    ("column", "lang", "said"),
    [("sside", "fr", "colonne inconnue"), ("sside", "en", "unknown column")],
)
def test_a_spoilt_data_pack_is_refused_in_the_readers_language(
    cli: Cli, column: str, lang: str, said: str, tmp_path: Path
) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "units.csv").write_text(
        f"id,{column},formation,kind,size,strength,move,fr,en,setup,arrives,source\n"
    )
    told = cli.bad("check", "ts", "--data-pack", str(pack), lang=lang)
    assert f"{pack / 'units.csv'}:1: {said}" in told
    assert column in told
