"""`grognard report`, and `sim --compare`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from filelock import lock_descriptor

from grognard.games import load
from grognard.lab.match import play_game, seat_players


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "g.jsonl"
    play_game(load("toy"), seat_players(("random", "random"), 3), 3, path)
    return path


@pytest.fixture
def unfinished(tmp_path: Path, journal: Path) -> Path:
    path = tmp_path / "part.jsonl"
    path.write_text(
        "".join(journal.read_text(encoding="utf-8").splitlines(keepends=True)[:12]), encoding="utf-8"
    )
    return path


@pytest.mark.parametrize(("lang", "said"), [("en", "written"), ("fr", "écrit")])
def test_a_page_is_written(cli: Any, journal: Path, tmp_path: Path, lang: str, said: str) -> None:
    out = tmp_path / "page.html"
    assert said in cli("report", str(journal), "-o", str(out), lang=lang)
    text = out.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert f'<html lang="{lang}">' in text


def test_a_file_that_is_there_is_left_alone(cli: Any, journal: Path, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    out.write_text("mine", encoding="utf-8")
    assert "page.html" in cli.bad("report", str(journal), "-o", str(out))
    assert out.read_text(encoding="utf-8") == "mine"


def test_a_game_that_goes_on_wants_a_side(cli: Any, unfinished: Path, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    assert "--as blue, red" in cli.bad("report", str(unfinished), "-o", str(out))
    assert not out.exists()
    cli("report", str(unfinished), "--as", "red", "-o", str(out))
    assert out.exists()


def test_what_is_wrong_is_said_in_one_line(cli: Any, journal: Path, tmp_path: Path) -> None:
    out = str(tmp_path / "page.html")
    torn = tmp_path / "torn.jsonl"
    torn.write_text(journal.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert "torn.jsonl" in cli.bad("report", str(torn), "-o", out)
    assert "none.jsonl" in cli.bad("report", str(tmp_path / "none.jsonl"), "-o", out)
    assert "green" in cli.bad("report", str(journal), "--as", "green", "-o", out)
    assert "nowhere" in cli.bad("report", str(journal), "-o", str(tmp_path / "nowhere" / "page.html"))
    assert not Path(out).exists()


SIM = (
    "sim",
    "ts",
    "--players",
    "random,random",
    "--games",
    "2",
    "--workers",
    "1",
    "--option",
    "length=7",
    "--option",
    "setup=ready_made",
)


def test_both_values_of_an_option_are_played_and_compared(cli: Any, tmp_path: Path) -> None:
    out = tmp_path / "two"
    told = cli(*SIM, "--compare", "more_white_support=no,yes", "--out", str(out))
    assert "more_white_support: no against yes" in told
    assert {"a", "b", "comparison.html", "comparison.json"} <= {path.name for path in out.iterdir()}
    found = json.loads((out / "comparison.json").read_text(encoding="utf-8"))
    assert [found[half]["options"]["more_white_support"] for half in "ab"] == ["no", "yes"]
    assert found["a"]["seed"] == found["b"]["seed"]
    assert {row["what"] for row in found["difference"]} == {"wins", "track", "lost", "turns"}
    played = [(out / half / "games.jsonl").read_bytes() for half in "ab"]
    assert cli(*SIM, "--compare", "more_white_support=no,yes", "--out", str(out)) == told
    assert played == [
        (out / half / "games.jsonl").read_bytes() for half in "ab"
    ]  # all was there: nothing is played again


def test_a_comparison_that_makes_no_sense_is_refused(cli: Any, tmp_path: Path) -> None:
    out = tmp_path / "two"
    assert "OPTION=A,B" in cli.bad(*SIM, "--compare", "more_white_support", "--out", str(out))
    assert "perhaps" in cli.bad(*SIM, "--compare", "more_white_support=no,perhaps", "--out", str(out))
    assert "length" in cli.bad(*SIM, "--compare", "length=7,8", "--out", str(out))
    assert not out.exists()


COMPARE = (*SIM, "--compare", "more_white_support=no,yes", "--out", "two")


def everything() -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()}


@pytest.fixture
def half(cli: Any) -> Path:
    """The second half of a comparison, played by itself."""
    out = Path("two/b")
    cli(*SIM, "--option", "more_white_support=yes", "--out", str(out))
    return out


def test_half_a_comparison_is_gone_on_with(cli: Any, half: Path) -> None:
    before = (half / "games.jsonl").read_bytes()
    cli(*COMPARE)
    assert (half / "games.jsonl").read_bytes() == before


def spoilt(half: Path, how: str) -> str:
    """What stands in the way of the second half, and what is said of it."""
    if how == "damaged":
        (half / "games.jsonl").write_text("{}\n", encoding="utf-8")
        return "two/b/games.jsonl:1: seed: "
    if how == "a file":
        shutil.rmtree(half)
        half.write_text("mine", encoding="utf-8")
        return "two/b: cannot be written"
    laid = json.loads((half / "batch.json").read_text(encoding="utf-8"))
    (half / "batch.json").write_text(json.dumps(laid | {"seed": 77}), encoding="utf-8")
    return "two/b: seed: this folder holds a batch with 77, not 1"


@pytest.mark.parametrize("how", ["another batch", "damaged", "a file"])
def test_a_second_half_that_cannot_be_played_is_refused_before_the_first(
    cli: Any, half: Path, how: str
) -> None:
    said = spoilt(half, how)
    before = everything()
    assert said in cli.bad(*COMPARE)
    assert everything() == before
    assert not Path("two/a").exists()


def test_a_second_half_that_somebody_plays_is_refused_before_the_first(cli: Any, half: Path) -> None:
    with open(half / "games.jsonl", "rb") as file:
        assert lock_descriptor(file.fileno(), blocking=False)
        assert "two/b: another process is playing this batch" in cli.bad(*COMPARE)
    assert not Path("two/a").exists()


def test_batches_and_comparisons_keep_to_folders_of_their_own(cli: Any) -> None:
    cli(*SIM, "--out", "one")
    cli(*COMPARE)
    before = everything()
    assert "one: this folder holds a batch, not a comparison" in cli.bad(*COMPARE, "--out", "one")
    assert "one\u00a0: ce dossier garde une série, et non une comparaison" in cli.bad(
        *COMPARE, "--out", "one", lang="fr"
    )
    assert "two: this folder holds a comparison, not a batch" in cli.bad(*SIM, "--out", "two")
    assert "two\u00a0: ce dossier garde une comparaison, et non une série" in cli.bad(
        *SIM, "--out", "two", lang="fr"
    )
    assert everything() == before
    shutil.rmtree("two/b")  # as one has it that was cut short
    Path("two/comparison.json").unlink()
    assert "two: this folder holds a comparison" in cli.bad(*SIM, "--out", "two")
