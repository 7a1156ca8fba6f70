"""How the scenarios end (K-39): rows of the table in order, early ends, and the words for them."""

from __future__ import annotations

import csv
from io import StringIO

import pytest
from tests.games.victory_roads.campaign import DATA, Words, acting, campaign, ended

from grognard.games import load
from grognard.games.packages import PACKAGES
from grognard.games.victory_roads.law.victory import end_of_turn
from grognard.kernel.changes import Message
from grognard.kernel.cite import cites
from grognard.kernel.referee import Referee
from grognard.kernel.texts import texts

MINSK, VILNIUS, GRODNO, BIALYSTOK, BREST, KAUNAS = "5426", "4724", "4328", "4131", "4335", "4323"
PLOESTI, BUCHAREST, IASI, CHISINAU = "5366", "5368", "5756", "6256"
VIENNA, GYOR, SZOMBATHELY, BRATISLAVA = (
    DATA.map.label(place.hex)
    for name in ("vienna", "gyor", "szombathely", "bratislava")
    for place in DATA.map.places
    if place.id == name
)
BUDA, BERLIN, MEMEL = "2855", "1133", "3519"
SILESIA = ["2843", "2541"]
FOOTHOLD = DATA.map.labels(DATA.tables.objectives[1].hexes)
FOUR_LOST = [MEMEL, *SILESIA, PLOESTI, BUDA]  # with the German cities
FIVE_LOST = [*FOUR_LOST, *FOOTHOLD]
TURNED = {"romania": "soviet"}


def judged(scenario: str, turn: int, soviet: list[str], own: Words | None = None) -> Referee:
    """The end of a turn in which the Soviets control these hexes besides their own."""
    t = campaign("axis-movement", {}, {"soviet": soviet, **(own or {})}, turn, scenario=scenario)
    ref = acting(t)
    end_of_turn(ref, ref.frame)
    return ref


def result(ref: Referee) -> tuple[str, str]:
    found = ref.state.result
    if found is None:
        return "", ""
    return ("draw" if found.winner < 0 else ref.game.sides[found.winner]), found.how.rpartition("-")[2]


@cites("VR 0a")
@pytest.mark.parametrize(
    ("scenario", "soviet", "own", "end"),
    [
        ("budapest_wien", [VIENNA], {}, ("soviet", "decisive")),
        ("budapest_wien", [GYOR, SZOMBATHELY, BRATISLAVA], {}, ("soviet", "marginal")),
        ("budapest_wien", [SZOMBATHELY, BRATISLAVA], {}, ("axis", "decisive")),
        ("budapest_wien", [GYOR], {}, ("axis", "marginal")),
        ("bessarabia", [PLOESTI], TURNED, ("soviet", "decisive")),
        ("bessarabia", [BUCHAREST, IASI], TURNED, ("soviet", "decisive")),
        ("bessarabia", [IASI, CHISINAU], TURNED, ("soviet", "marginal")),
        ("bessarabia", [PLOESTI], {}, ("axis", "decisive")),
        ("bessarabia", [IASI], {}, ("axis", "marginal")),
        ("bagration", [MINSK, VILNIUS, GRODNO, BREST, KAUNAS], {}, ("soviet", "decisive")),
        ("bagration", [VILNIUS, GRODNO, BIALYSTOK, BREST, KAUNAS], {}, ("soviet", "decisive")),
        ("bagration", [MINSK, VILNIUS, GRODNO], {}, ("soviet", "marginal")),
        ("bagration", [BREST, VILNIUS, GRODNO], {}, ("axis", "decisive")),
        ("bagration", [MINSK, VILNIUS], {}, ("axis", "marginal")),
        ("campaign", [*FIVE_LOST, BERLIN], {}, ("soviet", "marginal")),  # all six, but on the last turn
        ("campaign", [*FOUR_LOST, BERLIN], {}, ("soviet", "marginal")),
        ("campaign", FIVE_LOST, {}, ("draw", "draw")),
        ("campaign", FOUR_LOST, {}, ("axis", "marginal")),
        ("campaign", [PLOESTI, BUDA, MEMEL], {}, ("axis", "decisive")),
    ],
)
def test_who_wins_at_the_end(scenario: str, soviet: list[str], own: Words, end: tuple[str, str]) -> None:
    last = load("vr", scenario=scenario).rules.data.scenario.turns[1]
    assert result(judged(scenario, last, soviet, own)) == end


@cites("VR 0a")
@pytest.mark.parametrize(
    ("scenario", "turn", "soviet", "own", "end"),
    [
        ("budapest_wien", 20, [VIENNA], {}, ("soviet", "decisive")),
        ("budapest_wien", 20, [GYOR, SZOMBATHELY, BRATISLAVA], {}, ("", "")),
        ("bessarabia", 6, [PLOESTI], TURNED, ("soviet", "decisive")),
        ("bessarabia", 6, [], TURNED, ("", "")),
        ("bagration", 4, [MINSK, VILNIUS, GRODNO, BREST, KAUNAS], {}, ("", "")),
        ("campaign", 22, [*FIVE_LOST, BERLIN], {}, ("soviet", "decisive")),
        ("campaign", 22, FIVE_LOST, {}, ("", "")),
    ],
)
def test_who_wins_before_the_end(
    scenario: str, turn: int, soviet: list[str], own: Words, end: tuple[str, str]
) -> None:
    assert result(judged(scenario, turn, soviet, own)) == end


@cites("VR 0a", "VR DN8")
def test_objectives_count_by_control_and_not_by_the_marker() -> None:
    assert result(judged("campaign", 23, [], {"objectives": 0})) == ("axis", "decisive")
    assert result(judged("campaign", 23, [*FOUR_LOST, BERLIN], {"objectives": 6}))[0] == "soviet"


@cites("VR 0a")
def test_it_is_tested_after_the_reinforcements_of_the_axis() -> None:
    t = ended(campaign("axis-movement", {}, {"soviet": FIVE_LOST, "objectives": 0}, 23))
    assert t.phase == "over"
    assert [c.what for c in t.log if isinstance(c, Message)][-1] == "vr-goal-campaign-3"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_row_has_words_and_every_level_a_name(lang: str) -> None:
    told = texts(lang, PACKAGES["vr"])
    text, _ = load("vr").files.read("victory.csv")
    for row in csv.DictReader(StringIO(text)):
        assert told.has(f"vr-goal-{row['scenario']}-{row['order']}")
        winner = "" if row["winner"] == "draw" else f"{row['winner']}-"
        assert told.has(f"vr-{winner}{row['level']}")
