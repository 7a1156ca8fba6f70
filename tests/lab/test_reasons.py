"""Why computer players acted: kept beside the journal of a game, and told in its after-action report to
whoever may know.
"""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from pathlib import Path

import pytest

from grognard.ai.reasons import Reason
from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Journal
from grognard.kernel.replaying import parse
from grognard.lab import reasons
from grognard.lab.after_action import UNTOLD, sum_up
from grognard.lab.after_action_page import report
from grognard.lab.match import GameResult, first_position, play_game, seat_players
from grognard.lab.report_page import Reader
from grognard.lab.sim import simulate


@cache
def played(game: str = "ts", seed: int = 3) -> GameResult:
    return play_game(load(game, scenario="training"), seat_players(("officer", "greedy"), seed), seed, True)


@cache
def journal(game: str = "ts") -> Journal:
    return parse(played(game).journal, "game", first_position)


@cache
def read_reasons(folder: Path) -> dict[int, Reason]:
    path = folder / "g.jsonl.reasons"
    path.write_text(played().reasons, encoding="utf-8")
    return reasons.read(journal(), path)


def test_every_act_of_players_that_give_reasons_has_one(tmp_path: Path) -> None:
    found = read_reasons(tmp_path)
    assert sorted(found) == list(range(1, len(journal().entries) + 1))
    assert all(
        reasons.reason_clause(journal().game, why, lang) for why in found.values() for lang in ("fr", "en")
    )


def test_a_batch_keeps_them_beside_its_journals_and_not_in_its_tables(tmp_path: Path) -> None:
    found = simulate(
        "ts",
        scenario="training",
        players=("greedy", "random"),
        games=1,
        out=tmp_path,
        journals=True,
        progress=False,
    )
    name = found.results[0].journal
    again = parse((tmp_path / name).read_text(encoding="utf-8"), name, first_position)
    # whoever plays at random gives no reasons
    mine = {n for n, entry in enumerate(again.entries, 1) if entry.side == 0}
    assert set(reasons.read(again, reasons.reasons_path(tmp_path / name))) == mine
    assert '"why"' not in (tmp_path / "games.jsonl").read_text(encoding="utf-8")


def test_without_journals_nothing_is_kept() -> None:
    assert play_game(load("toy"), seat_players(("random", "random"), 1), 1).reasons == ""


def test_what_was_taken_back_is_passed_over(tmp_path: Path) -> None:
    lines = played().reasons.splitlines()
    lines[1] = lines[1].replace(f'"hash":"{journal().entries[1].hash}"', '"hash":"0"')
    lines.append(lines[0].replace('"n":1,', '"n":9999,'))
    path = tmp_path / "g.jsonl.reasons"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    found = reasons.read(journal(), path)
    assert set(found) == set(range(1, len(journal().entries) + 1)) - {2}


@pytest.mark.parametrize("bad", ["{", '{"n":1}', '{"n":"x","hash":"","why":{"what":"only"}}', "\udcff"])
def test_a_line_that_is_none_is_refused_by_its_number(tmp_path: Path, bad: str) -> None:
    path = tmp_path / "g.jsonl.reasons"
    path.write_bytes(
        played().reasons.splitlines()[0].encode() + b"\n" + bad.encode(errors="surrogateescape") + b"\n"
    )
    with pytest.raises(BadInput) as e:
        reasons.read(journal(), path)
    assert str(e.value) == f"{path}:2: this is not the reason of an act"


# -- the report


def why_sentences(page: str) -> list[str]:
    """The sentences that say why: of attacks, and of moves."""
    return [
        unescape(re.sub("<[^>]+>", "", text))
        for text in re.findall(r'<p class="why">.*?</p>|<ul class="why">.*?</ul>', page)
    ]


@pytest.mark.parametrize(("lang", "word"), [("en", "Why: "), ("fr", "Pourquoi\u00a0: ")])
def test_attacks_and_moves_say_why(tmp_path: Path, lang: str, word: str) -> None:
    why = read_reasons(tmp_path)
    attacks = [n for n, entry in enumerate(journal().entries, 1) if entry.act == ["attack"]]
    page = report(journal(), lang, reasons=why)
    found = why_sentences(page)
    assert attacks
    for n in attacks:
        assert f"{word}{reasons.reason_clause(journal().game, why[n], lang)}." in found
    moves = [text for text in found if not text.startswith(word)]
    aim = next(one for one in why.values() if one.what not in UNTOLD)
    assert any(reasons.reason_clause(journal().game, aim, lang) in text for text in moves)
    assert why_sentences(report(journal(), lang)) == []


def test_units_that_moved_for_the_same_end_are_told_together(tmp_path: Path) -> None:
    tale = sum_up(journal(), Reader("ts", "en").texts, reasons=read_reasons(tmp_path))
    aims = [(key, units) for turn in tale.turns for key, units in turn.aims.items()]
    assert aims
    for (side, why), units in aims:
        assert why.what not in UNTOLD
        assert {journal().game.roster[unit].side for unit in units} == {side}
        assert len(set(units)) == len(units)


@pytest.mark.parametrize("side", [0, 1])
def test_a_report_for_one_side_tells_its_own_plans_alone(tmp_path: Path, side: int) -> None:
    tale = sum_up(journal(), Reader("ts", "en").texts, side, reasons=read_reasons(tmp_path))
    assert {who for turn in tale.turns for who, _ in turn.aims} == {side}
    fights = [event for turn in tale.turns for event in turn.events if event.odds]
    assert all(event.side == side for event in fights if event.why is not None)


def test_of_a_game_that_is_not_over_too(tmp_path: Path) -> None:
    lines = played().journal.splitlines(keepends=True)
    half = parse("".join(lines[: len(lines) // 2]), "game", first_position)
    path = tmp_path / "g.jsonl.reasons"
    path.write_text(played().reasons, encoding="utf-8")
    why = reasons.read(half, path)
    assert max(why) == len(half.entries)
    tale = sum_up(half, Reader("ts", "en").texts, 1, reasons=why)
    assert {who for turn in tale.turns for who, _ in turn.aims} <= {1}
