"""What the table shows: overlays, tracks, markers, reminders, and the words for all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from tests.games.sudden_storm.drawn import DATA, GAME, drawn

from grognard.games.sudden_storm.law import garrisons, rail, supply, zoc
from grognard.games.sudden_storm.law.names import AXIS, NETS, SOVIET, WEATHERS, ZONES
from grognard.games.sudden_storm.table import guards, overlays, reminders, tracks
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import bits
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.testing.checks import both_languages
from grognard.testing.table import Situation

MAP = GAME.map
PACKAGE = "grognard.games.sudden_storm"
TEXTS = both_languages(PACKAGE)
RIVALS = {"G1Inf": "1B:2623", "S14Rif": "1B:2622"}


@cache
def opening() -> Position:
    return begin(GAME, FixedDice(()))[0]


def table(phase: str = "axis-movement", units: Any = RIVALS, turn: int = 4, **own: Any) -> Situation:
    return drawn(phase, units, own, turn=turn)


def hexes(*labels: str) -> int:
    found: int = MAP.hexes(labels)
    return found


# -- overlays


@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_supply_shows_who_has_it_and_a_line_that_ends_at_a_source(side: int) -> None:
    found = overlays.show_supply(opening(), side)
    assert found.hexes & ~supply.regular(opening(), side) == 0
    assert found.lines
    drawn_ = Counter(h for line in found.lines for h in line)
    railway = supply.railhead(opening(), side) | supply.sources(opening(), side)
    for line in found.lines:
        assert railway >> line[-1] & 1 or drawn_[line[-1]] > 1
        for a, b in pairwise(line):
            assert MAP.grid.distance(a, b) == 1


def test_units_without_supply_are_crossed_out() -> None:
    t = table(units={"G1Inf": "2A:4118", "S14Rif": "2A:3201"})
    found = overlays.show_supply(t.pos, AXIS)
    assert found.classes["cut"] == hexes("2A:4118")
    assert not found.hexes & hexes("2A:4118")


def test_the_zone_of_control_of_a_side() -> None:
    t = table()
    found = overlays.show_zone(t.pos, SOVIET)
    assert found.hexes | found.classes["reduced"] == zoc.zoc(t.pos, SOVIET)
    june = overlays.show_zone(table(turn=3).pos, SOVIET)
    assert june.classes["reduced"]
    assert not june.hexes


def test_the_threat_of_a_side_holds_what_it_can_attack_now() -> None:
    t = table()
    assert overlays.show_threat(t.pos, AXIS).hexes & hexes("1B:2622")
    assert overlays.show_threat(t.pos, SOVIET).hexes & hexes("1B:2623")
    one = overlays.strikes(t.pos, GAME.roster.index["G1Inf"])
    assert one == overlays.show_threat(t.pos, AXIS).hexes


def test_possession_and_isolation_by_side() -> None:
    t = table(cut_off=[[], "place kuybyshev"])
    owned = overlays.show_control(t.pos, 0).classes
    assert owned["axis"] | owned["soviet"] == DATA.land & ~t.pos.state.own.neutral
    assert overlays.show_isolated(t.pos, 0).classes["soviet"] == 1 << DATA.places["kuybyshev"]


def test_garrisons_that_are_due_and_cities_without_theirs() -> None:
    found = guards.show_garrisons(opening_of_july(), 0)
    words = [dict(area.args).get("garrison", area.text) for area in found.areas]
    assert words == ["turkey", "iran_border", "overlay-garrisons-bare"]


def opening_of_july() -> Position:
    every = (1 << len(DATA.tables.garrisons)) - 1
    due = sum(1 << n for n, one in enumerate(DATA.tables.garrisons) if one.name in ("turkey", "iran_border"))
    t = table(turn=2, released=every & ~due, axis="place lwow", occupied="place lwow")
    return t.pos


def test_objectives_have_their_points() -> None:
    values = overlays.show_victory(opening(), 0).values
    assert values[DATA.places["bryansk"]] == 2
    assert sum(values[h] for h in bits(DATA.area("moscow"))) == 15
    small = drawn("soviet-initial", {}, turn=1, scenario="dvina")
    assert overlays.show_victory(small.pos, 0).values


# -- tracks and markers


def test_the_tracks_of_the_campaign() -> None:
    pools = [["german infantry", 45], ["moscow infantry", 2000]]
    t = table(pools=pools, debts=[[garrisons.OWED, 30]], points=3)
    found = {one.id: one for one in tracks.tracks(t.pos, 0)}
    assert found["points"].value == 3
    assert (found["rp-german-infantry"].value, found["rp-moscow-infantry"].side) == (2, SOVIET)
    assert found["garrison-debt"].value == 2
    soviet = found["rail-soviet"]
    assert (soviet.value, soviet.of) == (rail.capacity(t.pos, 0), rail.capacity(t.pos, 0))


def test_what_lies_on_the_map() -> None:
    kinds = {one.kind for one in tracks.markers(opening(), 0)}
    assert kinds == {"fort", "airfield", "resource", "factory-producing", "capital-seated"}
    where = {one.hex for one in tracks.markers(opening(), 0) if one.kind == "capital-seated"}
    assert where == {DATA.places["moscow"]}


def test_the_weather_of_each_zone_is_told() -> None:
    t = table(weather=["snow", "mud", "clear", "clear", "clear"])
    told = tracks.own_view(t.pos, 0)["table"]
    assert told["weather_a"] == ["value-weather-snow"]
    assert told["weather_b"] == ["value-weather-mud"]
    assert tracks.date(GAME, 2, "en") == "Jul I 41"


# -- reminders


def test_what_a_player_is_reminded_of() -> None:
    isolated = {"G1Inf": {"at": "2A:4118", "marks": ["isolated"]}, "S14Rif": "2A:4119"}
    found = {one.what: one for one in reminders.unfinished(table(units=isolated).pos)}
    assert found["ss-undone-isolated"].units == 1 << GAME.roster.index["G1Inf"]
    assert found["ss-undone-threatened"].units == 1 << GAME.roster.index["G1Inf"]
    bare = reminders.unfinished(table(axis="place lwow", occupied="place lwow").pos)
    assert [one.hexes for one in bare if one.what == "ss-undone-city"] == [1 << DATA.places["lwow"]]
    owing = reminders.unfinished(table("soviet-movement", turn=2, released=0).pos)
    assert "ss-undone-garrison" in {one.what for one in owing}
    assert reminders.unfinished(table("axis-combat").pos) == []


# -- words


def wanted() -> Iterator[str]:
    for name in overlays.OVERLAYS:
        yield from (f"overlay-{name}", f"overlay-{name}-text")
    for net in NETS:
        yield f"track-rail-{net}"
    for whose in (*(one.pool for one in DATA.tables.axis_replacements), *garrisons.payers(opening())):
        yield f"track-rp-{whose}-infantry" if whose != "axis" else "track-rp-axis-armor"
    yield from (f"standing-table-weather_{zone}" for zone in ZONES)
    yield from (f"value-weather-{sky}" for sky in WEATHERS)
    for state in ("producing", "prepared", "cancelled"):
        yield f"marker-factory-{state}"
    for unit in DATA.roster.units:
        if unit.more.zone and " " not in unit.more.zone:
            yield f"value-{unit.more.zone}"
    for one in ("over", "isolated", "hungry", "threatened", "city", "garrison"):
        yield from (f"ss-undone-{one}", f"ss-undone-{one}-short")


def test_everything_has_words_in_both_languages() -> None:
    for texts in TEXTS:
        assert [word for word in dict.fromkeys(wanted()) if not texts.has(word)] == []
