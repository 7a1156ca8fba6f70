"""What the table shows of the air forces: counters, tracks, boxes, and what a position file says of them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.aircraft import (
    HELSINKI,
    INDEX,
    KIEV,
    KONIGSBERG,
    MINSK,
    MOSCOW,
    at,
    idle,
    inactive,
)
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered
from tests.games.sudden_storm.still_situations import hexes, still, unit

from grognard.games.sudden_storm.law import allies
from grognard.games.sudden_storm.law.names import SOVIET, Flight
from grognard.games.sudden_storm.table.position_file import invariants
from grognard.kernel.cite import cites
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position
from grognard.kernel.texts import LANGUAGES, texts
from grognard.server import presentation

FAR = {"S73Rif": "7A:4801", "G603ArtR": "1B:3830"}


def test_an_air_unit_shows_what_its_counter_prints() -> None:
    printed = {
        name: GAME.hooks.printed_text(GAME, INDEX[name], 0) for name in ("LMe109E01", "LJu88A01", "VPe3bis01")
    }
    assert printed == {"LMe109E01": "7F5 1-0/7", "LJu88A01": "5B4 3-5/26", "VPe3bis01": "5NF4 0-0/13"}


def test_a_ship_shows_its_guns_and_what_it_carries() -> None:
    assert GAME.hooks.printed_text(GAME, INDEX["SMarat"], 0) == "10-0-2 (2)"
    assert GAME.hooks.printed_text(GAME, INDEX["GTr1"], 0) == "(2)"


def test_the_tracks_count_who_can_fly_and_who_lies_in_the_boxes() -> None:
    units = {**FAR, "VMiG301": MINSK, "VMiG302": idle(MINSK), "VIL201": "eft", "VPe201": "remnants"}
    ref = still({**units, "LMe109F01": KONIGSBERG})
    found = {one.id: one for one in GAME.hooks.tracks(ref.pos, SOVIET)}
    soviet = found["air-soviet"]
    assert (soviet.value, soviet.of, soviet.args) == (1, 2, (("eft", 1), ("remnants", 1)))
    assert (found["air-axis"].value, found["air-axis"].of) == (1, 1)
    assert dict(found["rail-soviet"].args) == {"lost": 0}
    for lang in LANGUAGES:
        words = presentation.words_for(GAME, lang)
        assert [
            one for one in found if not words.has(f"track-{one}") or not words.has(f"track-{one}-hint")
        ] == []
        assert "4" in words.say("track-rail-soviet-hint", lost=4)


def test_every_box_mark_and_way_of_coming_and_going_has_words() -> None:
    wanted = [
        *(f"box-{box}" for box in ("aside", "eft", "remnants")),
        *(f"mark-{mark}" for mark in ("inactive", "flown")),
        *(f"marked-inactive-{end}" for end in ("on", "off")),
        *(f"placed-{how}" for how in ("based", "lands")),
        *(
            f"removed-{how}"
            for how in (
                "shot-down",
                "air-lost",
                "air-comes",
                "air-returns",
                "to-remnants",
                "air-gone",
                "convoy",
            )
        ),
        *(f"phase-{side}-air-setup" for side in ("soviet", "axis")),
    ]
    for lang in LANGUAGES:
        assert [word for word in wanted if not texts(lang, "grognard.games.sudden_storm").has(word)] == []


# -- position files


def test_a_position_file_tells_of_bases_inactive_units_boxes_and_flights() -> None:
    flight = {"unit": "VPe201", "mission": "support", "base": MINSK, "extended": True}
    units = {**FAR, "VMiG301": idle(KIEV), "VPe201": "1B:3012", "VIL201": "remnants", "VYak101": "eft"}
    t = drawn("soviet-movement", units, {"flights": [flight], "takeoffs": [[MINSK, 1]]}, turn=4)
    assert inactive(t, ["VMiG301", "VPe201"]) == ["VMiG301"]
    assert [at(t, name) for name in ("VIL201", "VYak101")] == ["remnants", "eft"]
    found = remembered(t)
    assert [(one.unit, one.mission, one.extended) for one in found.flights] == [
        (unit("VPe201"), "support", True)
    ]
    assert found.takeoffs == ((GAME.map.hex(MINSK), 1),)
    assert not invariants(t.pos)


@pytest.mark.parametrize(
    ("units", "own", "told"),
    [
        ({"VMiG301": KONIGSBERG}, {}, "an air unit at no base of its side"),
        ({"VMiG301": "1B:3411"}, {}, "an air unit at no base of its side"),
        ({"VMiG301": "dead"}, {}, "an air unit that is nowhere"),
        ({"S14Rif": "eft"}, {}, "no air unit, in a box of theirs"),
        ({"VMiG301": idle("eft")}, {}, "an inactive unit in a box"),
        (
            {"VMiG301": "eft"},
            {"flights": [["VMiG301", "escort", MOSCOW]]},
            "a flight of a unit that is not on the map",
        ),
        (
            {"VMiG301": MINSK, "VMiG302": MINSK},
            {"flights": [["VMiG302", "escort", MOSCOW], ["VMiG301", "escort", MOSCOW]]},
            "flights that are out of order, or two of one unit",
        ),
    ],
)
def test_what_no_position_holds(units: dict[str, Any], own: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        still({**FAR, **units}, own)


def test_a_unit_in_the_air_may_be_over_the_enemy() -> None:
    flight = {"unit": "LJu87B01", "mission": "support", "base": KONIGSBERG}
    ref = still({**FAR, "S14Rif": MINSK, "LJu87B01": MINSK}, {"flights": [flight]})
    assert remembered_flight(ref.pos).base == GAME.map.hex(KONIGSBERG)
    assert hexes(MINSK) & ref.pos.hexes_of(DATA.planes_of["german"])


def remembered_flight(pos: Position) -> Flight:
    found: Flight = pos.state.own.flights[0]
    return found


# -- surrender


@cites("SS 31.2")
def test_the_aircraft_of_a_nation_that_surrenders_are_gone() -> None:
    units = {**FAR, "FAMS40601": HELSINKI, "FAHawk7501": "eft", "LMe109F01": KONIGSBERG}
    ref = still(units, turn=6)
    allies.surrender(ref, "finnish", "SS 31B3")
    assert [at(ref, name) for name in ("FAMS40601", "FAHawk7501", "LMe109F01")] == [
        "gone",
        "gone",
        KONIGSBERG,
    ]
    assert not [n for n in bits(DATA.planes_of["finnish"]) if ref.pos.state.where[n] >= 0]
