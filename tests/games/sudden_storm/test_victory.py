"""36. Points and levels."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, drawn, remembered, until_so
from tests.games.sudden_storm.still_situations import still

from grognard.games.sudden_storm.law import superiority, victory
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

LAST = 19
# The cities behind the line of March 1942.
TAKEN = (
    *("tallinn", "riga", "liepaja", "kaunas", "pskov", "wilno", "vitebsk", "smolensk", "mogilev", "minsk"),
    *("brest_litovsk", "bryansk", "orel", "gomel", "chernigov", "kursk", "lwow", "zhitomir", "kiev"),
    *("vinnitsa", "kharkov", "poltava", "cernauti", "kremenchug", "kirovograd", "dnepropetrovsk"),
    *("krivoy_rog", "kishinev", "stalino", "zaporozhye", "nikolayev", "odessa", "kherson", "taganrog"),
    *("mariupol", "simferopol", "viipuri", "petrozavodsk"),
)
PLACES = " | ".join(f"place {name}" for name in TAKEN)
CUT_OFF = "area leningrad | place kronshtadt | place sevastopol"


def march(units: dict[str, Any] | None = None, scenario: str = "campaign", **own: Any) -> Situation:
    return drawn("soviet-initial", units or {}, own, turn=LAST, scenario=scenario)


def points(t: Situation) -> int:
    return victory.total(t.pos)


@cites("SS 36D.1")
def test_the_historical_line_is_worth_57() -> None:
    t = march(axis=PLACES, cut_off=[[], CUT_OFF], points=1)
    assert points(t) == 57


@cites("SS 36B.1")
@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("hex 2A:2224", 5),
        ("area moscow", 15),  # 3 for the full hex, 2 for each of six partial ones
        ("place bryansk", 2),
        ("place tikhvin", 2),
        ("place kalinin", 1),
        ("place sevastopol", 1),
        ("place kiev", 3),
        ("hex 2A:2225", 0),
    ],
)
def test_what_a_hex_is_worth(where: str, expected: int) -> None:
    assert points(march(axis=where)) == expected


@cites("SS 36B.1")
def test_cities_outside_the_ussr_are_worth_nothing() -> None:
    assert points(march(axis="place helsinki | place warsaw")) == 0


@cites("SS 36B.1")
def test_kishinev_scores_though_bessarabia_is_rumanian_again() -> None:
    assert points(march(axis="place kishinev", bessarabia=True)) == 1


@cites("SS 36B.2")
def test_an_isolated_city_scores_half() -> None:
    assert points(march(cut_off=[[], "place kuybyshev"])) == 1
    assert points(march(axis="place kuybyshev", cut_off=[[], "place kuybyshev"])) == 2


@cites("SS 36B.5")
def test_fractions_are_dropped_from_the_total_alone() -> None:
    both = "place kronshtadt | place sevastopol"
    assert points(march(cut_off=[[], both])) == 1
    assert points(march(cut_off=[[], both + " | place kalinin"])) == 1


@cites("SS 36B.3")
def test_points_for_events_count() -> None:
    assert points(march(axis="place kiev", points=-2)) == 1


# -- military superiority


@cites("SS 36B.4")
@pytest.mark.parametrize(
    ("axis", "soviet", "expected"),
    [(1154, 925, 6), (1099, 1000, 0), (1100, 1000, 3), (1000, 1100, 0)],  # the first is the rulebook's
)
def test_superiority_is_three_points_for_each_full_tenth(axis: int, soviet: int, expected: int) -> None:
    t = march(pools=[["german infantry", axis * 20], ["moscow infantry", soviet * 20]])
    assert points(t) == expected


@cites("SS 36B.4")
def test_what_counts_as_strength_in_play() -> None:
    units = {
        "G15Inf": "1B:3830",
        "G86Inf": {"at": "1B:3830", "steps": 1},
        "G106Inf": "germany",
        "G112Inf": "dead",
        "S18Rif": "urals",
        "S137Rif": "delayed_soviet",
    }
    t = march(units, pools=[["axis armor", 20]], stores=[["2A:0931", "infantry", 40]])
    roster = t.game.roster
    full = [roster[roster.index[name]].faces for name in ("G15Inf", "G86Inf", "G106Inf", "S18Rif")]
    axis = full[0][0].attack + full[1][1].attack + full[2][0].attack + 1
    assert superiority.strength(t.pos, AXIS) == axis * 20
    assert superiority.strength(t.pos, SOVIET) == (full[3][0].attack + 2) * 20


@cites("SS 36B.4")
def test_debts_are_taken_off() -> None:
    t = march(pools=[["german infantry", 100]], debts=[["german infantry", 40]])
    assert superiority.strength(t.pos, AXIS) == 60


@cites("SS 36B.4")
def test_points_of_every_store_count_those_for_later_turns_too() -> None:
    """SS-P74: what was demobilized on the last turn, what an isolated factory keeps."""
    works = {"hex": "2A:4118", "state": "producing", "since": 0, "armour": 2, "artillery": 1}
    pos = still({}, own={"later": [["soviet armor", 60], ["german infantry", 80]], "factories": [works]}).pos
    assert superiority.strength(pos, SOVIET) == (3 + 2 + 1) * 20
    assert superiority.strength(pos, AXIS) == 4 * 20


# -- levels


@cites("SS 36C")
@pytest.mark.parametrize(
    ("total", "winner", "how"),
    [
        (75, "axis", "ss-decisive"),
        (74, "axis", "ss-substantial"),
        (68, "axis", "ss-substantial"),
        (67, "axis", "ss-marginal"),
        (61, "axis", "ss-marginal"),
        (60, "", "ss-draw"),
        (54, "", "ss-draw"),
        (53, "soviet", "ss-marginal"),
        (47, "soviet", "ss-marginal"),
        (46, "soviet", "ss-substantial"),
        (40, "soviet", "ss-substantial"),
        (39, "soviet", "ss-decisive"),
    ],
)
def test_levels(total: int, winner: str, how: str) -> None:
    found = victory.level(march().pos, total)
    assert found == (-1 if not winner else ("axis", "soviet").index(winner), how)


@cites("SS 36A")
def test_the_game_ends_with_the_second_turn_of_march() -> None:
    t = until_so(march(points=54), lambda: False)
    assert t.pos.state.turn == DATA.scenario.turns[1] == LAST
    assert t.pos.state.result is not None
    assert t.pos.state.result.how == "ss-draw"


@cites("SS 36D.2")
def test_a_match_of_two_games_goes_to_the_higher_score_as_the_german() -> None:
    assert victory.match(57, 58) == 1
    assert victory.match(58, 57) == 0
    assert victory.match(57, 57) == -1


@cites("SS 36D.2")
def test_the_end_tells_what_the_other_game_must_reach() -> None:
    t = until_so(march(points=54), lambda: False)
    assert t.message("ss-match")["points"] == t.message("ss-score")["points"] + 1


# -- scenarios of our own


def test_the_dvina_counts_towns_and_losses() -> None:
    t = drawn("soviet-initial", {}, {"axis": "place kaunas | place dvinsk"}, turn=2, scenario="dvina")
    assert points(t) == 3
    t = drawn("soviet-initial", {}, {"fallen": [12, 44]}, turn=2, scenario="dvina")
    assert points(t) == 44 // 15 - 12 // 6
    assert victory.level(t.pos, 10) == (AXIS, "ss-victory")
    assert victory.level(t.pos, 9) == (-1, "ss-draw")
    assert victory.level(t.pos, 7) == (SOVIET, "ss-victory")


def test_dvinsk_scores_more_when_it_falls_at_once() -> None:
    t = drawn("soviet-initial", {}, {"axis": "place dvinsk"}, turn=1, scenario="dvina")
    until_so(t, lambda: False)
    assert remembered(t).points == 2
    assert points(t) == 4
