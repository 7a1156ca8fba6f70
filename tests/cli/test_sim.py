"""`grognard sim` as it is typed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

SIM = ("sim", "toy", "--games", "4", "--workers", "1", "--seed", "2")


def test_pairs_are_told_in_words(cli: Any) -> None:
    told = cli(*SIM, "--players", "greedy,random", "--swap")
    assert re.search(r"greedy: won \d, drawn \d, lost \d, or \d+%? ?.*of the points", told)
    assert re.search(r"2 pairs with the same dice: \d for greedy, \d for random, \d even", told)
    assert re.search(
        r"Difference a game: [+−]\d\.\d\d \(at 95%, from [+−]\d\.\d\d to [+−]\d\.\d\d\); exact paired test: "
        r"p = \d",
        told,
    )
    told = cli(*SIM, "--players", "greedy,random", "--swap", lang="fr")
    assert re.search(r"2 paires aux mêmes dés\u00a0: \d pour greedy, \d pour random, \d à égalité", told)
    assert re.search(r"Écart par partie\u00a0: [+−]\d,\d\d", told)


def test_json_is_the_summary_and_nothing_else(cli: Any) -> None:
    told = cli.json(*SIM, "--players", "greedy,random", "--swap", "--out", "o")
    assert cli.err == ""
    assert told == json.loads(Path("o/summary.json").read_text(encoding="utf-8"))
    assert told["pairs"]["played"] == 2
    assert [row["player"] for row in told["by_player"]] == ["greedy", "random"]


def test_a_batch_goes_on_in_its_folder(cli: Any) -> None:
    cli(*SIM, "--players", "random,random", "--out", "o", "--journals", "--format", "csv")
    lines = Path("o/games.jsonl").read_bytes().splitlines(keepends=True)
    Path("o/games.jsonl").write_bytes(b"".join(lines[:2]) + lines[2][:40])
    told = cli.json(*SIM, "--players", "random,random", "--out", "o", "--journals", "--format", "csv")
    assert told["games"] == 4
    assert len(Path("o/games.jsonl").read_bytes().splitlines()) == 4
    kept = sorted(path.name for path in Path("o/journals").iterdir())
    assert kept == [f"{n:06}.jsonl{more}" for n in range(4) for more in ("", ".reasons")]
    assert not Path("o/games.json").exists()


@pytest.mark.parametrize(
    ("words", "en", "fr"),
    [
        (("--games", "3", "--swap"), "an even number is required", "il en faut un nombre pair"),
        (
            ("--format", "xls"),
            '--format: "xls" is not one of csv, json, parquet',
            "--format\u00a0: «\u00a0xls\u00a0» n'est pas parmi",
        ),
        (("--workers", "0"), "workers: at least 1", "workers"),
        (
            ("--out", "o", "--seed", "3"),
            "o: seed: this folder holds a batch with 2, not 3",
            "o\u00a0: seed\u00a0: ce dossier contient une série avec 2",
        ),
    ],
)
def test_what_makes_no_sense_is_one_line(cli: Any, words: tuple[str, ...], en: str, fr: str) -> None:
    cli(*SIM, "--players", "random,random", "--out", "o")
    assert en in cli.bad(*SIM, "--players", "random,random", *words)
    assert fr in cli.bad(*SIM, "--players", "random,random", *words, lang="fr")


BILLIONS = str(10**30)


@pytest.mark.parametrize(
    ("words", "en", "fr"),
    [
        (
            ("--games", BILLIONS),
            f"games: at most 1,000,000 ({BILLIONS} given)",
            "games\u00a0: au plus 1\u202f000\u202f000",
        ),
        (
            ("--games", f"-{BILLIONS}"),
            f"games: at least 1 (-{BILLIONS} given)",
            f"games\u00a0: au moins 1 (-{BILLIONS} donné)",
        ),
        (
            ("--workers", BILLIONS),
            f"workers: at most 1,024 ({BILLIONS} given)",
            "workers\u00a0: au plus 1\u202f024",
        ),
        (("--workers", f"-{BILLIONS}"), f"workers: at least 1 (-{BILLIONS} given)", f"(-{BILLIONS} donné)"),
        (("--out", ""), "--out: a value is required", "--out\u00a0: une valeur est attendue"),
        (
            ("--format", ""),
            '--format: "" is not one of csv, json, parquet',
            "--format\u00a0: «\u00a0\u00a0» n'est pas parmi",
        ),
        (
            ("--compare", "x=1,2", "--out", ""),
            "--out: a value is required",
            "--out\u00a0: une valeur est attendue",
        ),
    ],
)
def test_what_is_beyond_all_measure_is_one_line_and_leaves_nothing(
    cli: Any, words: tuple[str, ...], en: str, fr: str
) -> None:
    common = ("sim", "toy", "--players", "random,random", "--games", "2", "--workers", "1", "--out", "o")
    assert en in cli.bad(*common, *words)
    assert fr in cli.bad(*common, *words, lang="fr")
    assert list(cli.folder.iterdir()) == []


def test_a_damaged_game_is_told_in_the_readers_language(cli: Any) -> None:
    cli(*SIM, "--players", "random,random", "--out", "o")
    lines = Path("o/games.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    lines[1] = json.dumps(json.loads(lines[1]) | {"turn": None}) + "\n"
    Path("o/games.jsonl").write_text("".join(lines), encoding="utf-8")
    told = cli.bad(*SIM, "--players", "random,random", "--out", "o")
    assert told == "grognard: o/games.jsonl:2: turn: does not match this batch"
    told = cli.bad(*SIM, "--players", "random,random", "--out", "o", lang="fr")
    said = "turn\u00a0: ne correspond pas à cette série"
    assert told == f"grognard: o/games.jsonl:2: {said}"
    Path("o/batch.json").write_text('{"grognard": 1,\n"game": "toy"}', encoding="utf-8")
    assert "o/batch.json:1: scenario: not a valid setting of a batch" in cli.bad(
        *SIM, "--players", "random,random", "--out", "o"
    )
