"""The pages of the laboratory: figures that are right, drawn so that they can be read, in both languages."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.lab import heat
from grognard.lab.compare import read_compare
from grognard.lab.compare_page import compare_page
from grognard.lab.differences import difference
from grognard.lab.effects import correlation, mean, newcombe, paired_share, quantile
from grognard.lab.plots import Bar, Point, Series, bars, curves, ticks
from grognard.lab.report import Report, page
from grognard.lab.report_cities import cities, first_falls
from grognard.lab.report_data import (
    by_odds,
    fortune,
    gains,
    lengths,
    luck_stacks,
    per_turn,
    ratio,
    read_played,
)
from grognard.lab.report_map import Ground
from grognard.lab.report_page import PAPER, Reader, contrast, readable
from grognard.lab.results import rows
from grognard.lab.sim import simulate

SHORT = {"length": "7", "setup": "ready_made"}


@cache
def batch(more: str = "no") -> tuple[dict[str, Any], list[dict[str, Any]]]:
    options = {**SHORT, "more_white_support": more}
    summary = simulate("ts", options, games=4, seed=5, swap=True, chronicle=True, progress=False)
    return summary.to_dict(), rows(summary)


class Seen(HTMLParser):
    """What a page holds and refers to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.ids += [value for name, value in attrs if name == "id"]
        self.links += [value for name, value in attrs if name in ("href", "src")]


def complete(text: str) -> None:
    """A page in which nothing is missing: no message without words, nothing outside, no picture part that is
    not there.
    """
    seen = Seen(text)
    assert len(seen.ids) == len(set(seen.ids))
    assert {link.removeprefix("#") for link in seen.links} <= set(seen.ids)
    assert set(re.findall(r"url\(#([\w-]+)\)", text)) <= set(seen.ids)
    assert not re.search(r">\s*(lab|aar|compare|side|track|option)-[a-z-]+\s*<", text)
    assert "nan" not in re.sub(r"<style>.*?</style>", "", text, flags=re.S).lower().split()


@pytest.mark.parametrize(("lang", "said"), [("en", "Who held what"), ("fr", "Qui tenait quoi")])
def test_a_batch_report_has_every_chapter_and_needs_nothing_else(lang: str, said: str) -> None:
    told, games = batch()
    text = page(told, games, lang)
    complete(text)
    assert said in text
    assert {"winners", "ends", "endings", "points", "losses", "control", "luck", "games"} <= set(
        Seen(text).ids
    )
    assert "<script" not in text


def test_without_chronicles_a_report_tells_what_it_can() -> None:
    told, games = batch()
    bare = [{k: v for k, v in game.items() if k != "chronicle"} for game in games]
    text = page(told, bare)
    complete(text)
    found = set(Seen(text).ids)
    assert {"winners", "games"} <= found
    assert not {"points", "control", "luck"} & found
    assert page(told, bare, "en", [game["chronicle"] for game in games]) == page(told, games)


# -- the figures


def game(number: int, winner: str, values: list[int], held: str = "0", luck: float = 0.0) -> dict[str, Any]:
    turns = [{"turn": n, "track_points": value} for n, value in enumerate(values)]
    throw = {"turn": 1, "side": "red", "odds": "2-1", "expected": -1.0, "luck": luck, "ends": 0}
    decisive = {**throw, "luck": 500.0, "ends": 0.5}
    control = [{"turn": n, "held": [held, "0"]} for n in range(len(values))]
    told = {"sides": ["white", "red"], "turns": turns, "throws": [throw, decisive], "control": control}
    return {"number": number, "winner": winner, "turn": len(values) - 1, "failure": "", "chronicle": told}


def test_a_game_that_is_over_keeps_its_last_figure() -> None:
    found = per_turn(read_played([game(0, "white", [0, 4]), game(1, "red", [0, 0, 2])], None), "track_points")
    assert [(p.x, p.y) for p in found] == [(0, 0), (1, 2), (2, 3)]
    assert found[2].low == pytest.approx(2.2)
    assert found[2].high == pytest.approx(3.8)
    assert [(p.x, p.y) for p in gains(found)] == [(1, 2), (2, 1)]


def test_throws_that_could_end_the_game_are_not_luck() -> None:
    one = read_played([game(0, "white", [0, 1], luck=3.0)], None)[0]
    assert (fortune(one).expected, fortune(one).luck) == (-1.0, 3.0)
    row = by_odds([one])[0]
    assert (row.odds, row.many, row.expected, row.actual) == (
        "2-1",
        1,
        1.0,
        -2.0,
    )  # for the attacker, who is not the first side


def test_games_are_stacked_by_who_won_them() -> None:
    some = [
        game(0, "white", [0, 1], luck=2.0),
        game(1, "red", [0, 1], luck=-2.0),
        game(2, "draw", [0, 1, 2], luck=2.0),
    ]
    assert [(s.at, s.parts) for s in lengths(some, ["white", "red"])] == [(1, (1, 1, 0)), (2, (0, 0, 1))]
    stacks = luck_stacks(
        [fortune(one) for one in read_played(some, None)], ["white", "red"], Reader("toy", "fr").number
    )
    assert (stacks[0].parts, stacks[-1].parts) == ((0, 1, 0), (1, 0, 1))


def test_heat_counts_who_was_last_in_a_hex() -> None:
    chronicles = [
        game(0, "white", [0, 1, 2], held="5")["chronicle"],
        game(1, "red", [0, 1], held="1")["chronicle"],
    ]
    chronicles[1]["control"][-1] = {"turn": 1, "held": ["0", "1"]}
    assert heat.control_counts(chronicles, 0).counts == {0: (2, 0), 2: (1, 0)}
    assert heat.control_counts(chronicles, None).counts == {0: (1, 1), 2: (1, 0)}
    assert heat.control_counts(chronicles, 2) == heat.control_counts(chronicles, None)._replace(turn=2)
    assert [heat.kind(share) for share in (1.0, 0.8, 0.79, 0.5, 0.3, 0.0)] == [0, 0, 1, 2, 3, 4]


def test_a_heat_map_tells_shares_without_colour() -> None:
    game_ = load("ts")
    at = game_.map.index["0606"]
    drawn = heat.heat_map(
        Ground(game_, "en"), heat.ControlCounts(3, 4, {at: (1, 3)}), "x", ["A", "B"], Reader("ts", "en")
    )
    assert "<title>0606: A 1, B 3</title>" in drawn
    assert 'class="hh"' in drawn  # hatched, for it is mostly the second side's
    assert ">25</text>" in drawn


# -- statistics


def test_newcombe_is_as_in_the_paper() -> None:
    """56/70 against 48/80, the first example of Newcombe 1998: 0.2000, from 0.0524 to 0.3339."""
    found = newcombe(48, 80, 56, 70)
    assert [round(x, 4) for x in found] == [0.2, 0.0524, 0.3339]
    assert found.is_certain
    assert not newcombe(5, 10, 5, 10).is_certain


def test_means_have_students_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.value == 3
    assert found.high - 3 == pytest.approx(2.776 * (2.5 / 5) ** 0.5, rel=0.01)  # t with 4 degrees of freedom
    assert mean([2.0]).low == float("-inf")
    assert quantile([1, 2, 3, 4], 0.5) == 2.5


def test_pairs_that_all_agree_leave_some_doubt() -> None:
    found = paired_share([(0.0, 1.0)] * 8)
    assert found.value == 1
    assert 0.4 < found.low < found.high == 1
    assert not paired_share([(1.0, 1.0)] * 5).is_certain


def test_correlation_of_a_line_is_one_and_of_nothing_unknown() -> None:
    found = correlation([(n, 2.0 * n) for n in range(9)])
    assert found is not None
    assert found.value == pytest.approx(1, abs=1e-5)
    assert correlation([(n, 1.0) for n in range(9)]) is None
    assert correlation([(1, 1), (2, 2)]) is None


# -- plots and numbers


def test_ticks_are_round_and_inside() -> None:
    assert ticks(0, 100) == [0, 20, 40, 60, 80, 100]
    assert ticks(-1.3, 2.2) == [-1, 0, 1, 2]
    assert ticks(0, 1, least=1) == [0, 1]


def test_a_plot_shows_every_point_when_pointed_at() -> None:
    drawn = curves(
        "x", [Series("A", 0, [Point(0, 1, 0, 2), Point(1, 3, 1, 4)])], "turn", "", lambda v: f"{v:g}"
    )
    assert "<title>A, 1: 3 (1–4)</title>" in drawn
    assert 'class="b0"' in drawn
    assert curves("x", [Series("A", 0, [Point(0, 0)])], "turn", "", str) == ""
    assert 'class="over"' in bars("x", [Bar("B", 1, 0.5, 0.4, 0.6, "")])  # the second side is hatched


def test_numbers_are_written_as_the_reader_writes_them() -> None:
    french, english = Reader("ts", "fr"), Reader("ts", "en")
    assert (french.number(-1.25, 2), english.number(-1.25, 2)) == ("−1,25", "−1.25")
    assert (french.percent(0.333), english.percent(0.333)) == ("33\u202f%", "33%")
    assert english.number(-0.001, 1, True) == "0.0"
    assert english.number(float("inf")) == "–"


def test_sides_can_be_told_from_the_paper() -> None:
    assert contrast("#c3d6eb", PAPER) < 3  # White's own counters could not
    assert contrast(readable("#c3d6eb", PAPER, "#6d87a6"), PAPER) >= 3


# -- two halves


def test_differences_are_of_games_with_the_same_number() -> None:
    def row(number: int, winner: str, turn: int, failure: str = "") -> dict[str, Any]:
        return {
            "number": number,
            "winner": winner,
            "turn": turn,
            "failure": failure,
            "player": None,
            "players": "a,a",
            "chronicle": {},
        }

    a = [row(0, "red", 7), row(1, "red", 7), row(2, "draw", 7), row(3, "red", 7)]
    b = [row(0, "white", 5), row(1, "red", 6), row(2, "white", 7), row(3, "white", 5, "broken")]
    white, red, turns = difference(a, b, ["white", "red"])
    assert (white.what, white.of) == ("wins", "white")
    assert white.a == pytest.approx(1 / 6)
    assert white.b == pytest.approx(2 / 3)
    assert white.apart.value == pytest.approx(0.5) == -red.apart.value
    assert white.alone == newcombe(0.5, 3, 2, 3)
    assert (turns.what, turns.a, turns.b, turns.apart.value) == ("turns", 7, 6, -1)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_page_of_a_comparison_is_whole(lang: str) -> None:
    (told_a, games_a), (told_b, games_b) = batch(), batch("yes")
    text = compare_page(told_a, games_a, told_b, games_b, lang)
    complete(text)
    assert {"difference", "control"} <= set(Seen(text).ids)


@pytest.mark.parametrize("given", ["length", "length=7", "length=7,8,9", "=7,8", "length=7,7", "length=7,"])
def test_a_comparison_wants_two_values(given: str) -> None:
    with pytest.raises(BadInput, match="--compare"):
        read_compare(given, {})


def test_an_option_cannot_be_fixed_and_compared() -> None:
    assert read_compare("length=7,8", {"setup": "x"}) == ("length", ("7", "8"))
    with pytest.raises(BadInput, match="too"):
        read_compare("length=7,8", {"length": "7"})


def test_a_players_wins_are_compared_where_no_game_was_drawn() -> None:
    def row(number: int, player: int) -> dict[str, Any]:
        return {
            "number": number,
            "winner": "red",
            "turn": 7,
            "failure": "",
            "player": player,
            "players": "greedy,random",
            "chronicle": {},
        }

    found = difference([row(0, 1), row(1, 1)], [row(0, 2), row(1, 1)], ["white", "red"])
    assert [(one.of, one.a, one.b) for one in found if one.what == "player"] == [("greedy", 1.0, 0.5)]


def test_columns_stand_from_the_worst_to_the_best() -> None:
    columns = ["<1-3", "1-3", "1/2", "1-1", "1.5-1", "2:1", "10-1+"]
    assert [ratio(odds) for odds in columns] == sorted({ratio(odds) for odds in columns})
    assert sorted(["+1", "0", "-2", "−1"], key=ratio) == ["-2", "−1", "0", "+1"]
    assert [ratio(odds) for odds in ("", "?", "1-0", "..")] == [0.0] * 4


def test_labels_of_luck_are_written_as_the_reader_writes_them_and_differ() -> None:
    some = [game(0, "white", [0, 1], luck=0.4), game(1, "red", [0, 1], luck=-0.4)]
    labels = [
        s.name
        for s in luck_stacks(
            [fortune(one) for one in read_played(some, None)], ["white", "red"], Reader("toy", "fr").number
        )
    ]
    assert len(set(labels)) == len(labels) == 15
    assert (labels[0], labels[7]) == ("−0,37", "0,00")


def test_an_end_that_both_can_win_has_neither_colour() -> None:
    told = {**batch()[0], "results": {**batch()[0]["results"], "how": {"ts-draw": 2, "ts-red-wins": 2}}}
    games = [
        {**game(n, who, [0, 1]), "how": how}
        for n, (who, how) in enumerate(
            [("white", "ts-draw"), ("red", "ts-draw"), ("red", "ts-red-wins"), ("red", "ts-red-wins")]
        )
    ]
    text = Report(told, games, "en").ends()
    first, second = text.split("</figure>")[:2]
    assert ("f2" in first, "f1" in first) == (True, False)
    assert ("f2" in second, "f1" in second) == (False, True)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_nothing_is_escaped_twice(lang: str) -> None:
    (told_a, games_a), (told_b, games_b) = batch(), batch("yes")
    for text in (page(told_a, games_a, lang), compare_page(told_a, games_a, told_b, games_b, lang)):
        assert "&amp;#x27;" not in text
        assert "&amp;amp;" not in text
    reader = Reader("avl", "fr")
    assert reader.say("compare-lost", of=reader.side("axis")).endswith("L&#x27;Axe")


# -- cities


def fallen(number: int, *falls: tuple[int, str, str]) -> dict[str, Any]:
    captures = [{"turn": turn, "place": place, "side": side} for turn, place, side in falls]
    told = {"sides": ["soviet", "axis"], "turns": [{"turn": 1}], "captures": captures}
    return {"number": number, "winner": "soviet", "turn": 22, "failure": "", "chronicle": told}


def test_of_cities_that_fell_the_first_time_in_each_game_counts() -> None:
    """Minsk falls in two of three games, in one of them twice; Warsaw in one."""
    games = [
        fallen(0, (2, "minsk", "soviet"), (3, "minsk", "axis"), (5, "minsk", "soviet")),
        fallen(1, (4, "minsk", "soviet"), (17, "warsaw", "soviet")),
        fallen(2),
    ]
    found = read_played(games, None)
    assert first_falls(found) == {
        ("minsk", "soviet"): [2, 4],
        ("minsk", "axis"): [3],
        ("warsaw", "soviet"): [17],
    }
    text, _ = cities(Reader("vr", "en"), load("vr", None, "campaign"), found)
    lines = [re.sub(r"<[^>]+>", "|", row) for row in text.split("<tr>")]
    assert [re.sub(r"\|+", "|", line).strip("|\n") for line in lines][2:5] == [
        "5426 Minsk|The Soviets|67%|2 · Jul I 44|2 · Jul I 44|4 · Jul III 44",
        "5426 Minsk|The Axis|33%|3 · Jul II 44|3 · Jul II 44|3 · Jul II 44",
        "3535 Warsaw|The Soviets|33%|17 · Jan II 45|17 · Jan II 45|17 · Jan II 45",
    ]
    assert cities(Reader("vr", "en"), load("vr"), read_played([fallen(3)], None)) == []
