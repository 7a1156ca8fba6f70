"""The rivers, railways and roads of Victory Roads: whole, on the right bank, and leading somewhere."""

from __future__ import annotations

import math
from collections import deque

import pytest

from grognard.games.boards import board
from grognard.mapcheck.hexsides import corners, river_sides, side_of
from grognard.testing.survey import Survey

MAP = board("vr").map
SURVEY = Survey(MAP)
PLACE, near, featured = SURVEY.places, SURVEY.neighbours, SURVEY.feature_sides
RAILS, ROADS = SURVEY.steps("rail"), SURVEY.steps("road")
WET = MAP.terrain["sea"] | MAP.terrain["lake"]


def centre(label: str) -> tuple[float, float]:
    c, r = int(label[:2]), int(label[2:])
    return c * math.sqrt(3) / 2, r + (0 if c % 2 else 0.5)


# -- rivers, railways, roads

GREAT = "dvina dnieper niemen vistula oder danube dniester wbug"


@pytest.mark.parametrize("name", GREAT.split())
def test_great_rivers_are_whole(name: str) -> None:
    """The sides of a river share corners from head to mouth; lake and sea do not count."""
    sides = {s for s in river_sides(MAP, name) if s in featured("major_river")}
    ends = {s: set(corners(MAP.grid, *s)) for s in sides}
    found, queue = {min(sides)}, deque([min(sides)])
    while queue:
        a = queue.popleft()
        for b in sides - found:
            if ends[a] & ends[b]:
                found.add(b)
                queue.append(b)
    assert found == sides


@pytest.mark.parametrize(
    ("name", "towns"),
    [
        ("vistula", "cracow sandomierz pulawy warsaw thorn graudenz danzig"),
        ("oder", "oppeln breslau glogau frankfurt kustrin stettin"),
        ("danube", "vienna bratislava komarom buda ujvidek belgrade turnu_severin ruse braila galati"),
        ("dvina", "vitebsk polotsk dunaburg jekabpils riga"),
        ("dnieper", "smolensk orsha mogilev rogachev zhlobin rechitsa kiev"),
        ("niemen", "grodno alytus kaunas tilsit"),
        ("dniester", "mogilev_podolsk bendery cetatea_alba"),
        ("wbug", "brest"),
        ("tisza", "szolnok szeged"),
        ("berezina", "borisov bobruisk"),
    ],
)
def test_towns_stand_on_their_rivers(name: str, towns: str) -> None:
    wet = {h for s in river_sides(MAP, name) for h in s}
    assert [id for id in towns.split() if PLACE[id] not in wet] == []


BANKS = """
    warsaw vistula E, cracow vistula S, modlin vistula S, sandomierz vistula E, pulawy vistula W, graudenz vistula W, danzig vistula E,
    frankfurt oder E, kustrin oder W, stettin oder E, breslau oder E, kaunas niemen S, tilsit niemen N, polotsk dvina S, dunaburg dvina S,
    riga dvina S, orsha dnieper E, mogilev dnieper E, kiev dnieper E, brest wbug W, bobruisk berezina E, borisov berezina W,
    bendery dniester E, tiraspol dniester W, vienna danube N, bratislava danube S, komarom danube N, buda danube E, pest danube W,
    belgrade danube N, belgrade sava W, ruse danube N, braila danube E, galati danube S, szeged tisza E, szolnok tisza E, narva narva E,
    pskov velikaya W, magdeburg elbe E, prague vltava W, ostroleka narew N, alytus niemen E
"""


@pytest.mark.parametrize("fact", [" ".join(fact.split()) for fact in BANKS.split(",")])
def test_towns_are_on_their_own_bank(fact: str) -> None:
    """Where the river is, seen from the town: what decides who must cross it."""
    town, river, towards = fact.split()
    x, y = centre(MAP.label(PLACE[town]))
    across = [n for n in near(PLACE[town]) if side_of(PLACE[town], n) in river_sides(MAP, river)]
    pull = [sum(centre(MAP.label(n))[i] - (x, y)[i] for n in across) for i in (0, 1)]
    assert {"E": pull[0], "W": -pull[0], "S": pull[1], "N": -pull[1]}[towards] > 0.2


@pytest.mark.parametrize("name", ["vistula", "oder", "dvina", "danube", "dniester", "niemen"])
def test_they_reach_the_sea(name: str) -> None:
    hexes = {h for s in river_sides(MAP, name) for h in s}
    assert any(MAP.terrain["sea"] >> n & 1 for h in hexes for n in near(h))


def test_bridges_are_where_lines_cross_rivers_except_where_the_examples_have_none() -> None:
    crossed = featured("river", "major_river") & (RAILS | ROADS)
    assert featured("bridge") == crossed


@pytest.mark.parametrize(
    ("start", "end"),
    [
        *(
            ("velikie_luki", "riga"),
            ("warsaw", "berlin"),
            ("smolensk", "warsaw"),
            ("konigsberg", "berlin"),
            ("lvov", "breslau"),
        ),
        *(
            ("iasi", "bucharest"),
            ("bucharest", "constanta"),
            ("buda", "vienna"),
            ("kiev", "kovel"),
            ("reval", "riga"),
        ),
        ("vienna", "prague"),
    ],
)
def test_railways_join_the_great_towns_without_detours(start: str, end: str) -> None:
    length = SURVEY.way(PLACE[start], PLACE[end], RAILS)
    straight = MAP.grid.distance(PLACE[start], PLACE[end])
    assert straight < length <= 1.5 * straight + 3


def test_all_railways_of_the_continent_are_one_net() -> None:
    on = {h for s in RAILS for h in s}
    known, queue = {PLACE["warsaw"]}, deque([PLACE["warsaw"]])
    while queue:
        a = queue.popleft()
        for b in near(a):
            if b not in known and side_of(a, b) in RAILS:
                known.add(b)
                queue.append(b)
    assert on == known


def test_no_line_runs_through_water() -> None:
    assert not any(WET >> h & 1 for s in RAILS | ROADS for h in s)
