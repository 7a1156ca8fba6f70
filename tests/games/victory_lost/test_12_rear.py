"""12.7, 12.5 and 10.3. Where an HQ goes that must leave its hex.

An HQ is run over in 3020. The hexes four away and closer to the sources in the west: five in column 26, two
each in 27, 28 and 29, one at each end of the half circle. 3016 and 3024, four away to the north and south,
are as far from every source as 3020 is.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.victory_lost.fighting import awake
from tests.games.victory_lost.plain import (
    AREAS,
    FOE,
    LAND,
    UNITS,
    Placing,
    has_line,
    hq,
    pocket,
    room,
    stands,
    zone,
)
from tests.games.victory_lost.test_09_retreat_oracle import corner, steps_to

from grognard.games.victory_lost.law import displacement
from grognard.games.victory_lost.law.names import Displaced
from grognard.kernel.cite import cites
from grognard.kernel.places import POOL
from grognard.kernel.state import Position
from grognard.testing.table import Situation, situation

FOUR = ["2618", "2619", "2620", "2621", "2622", "2718", "2723", "2817", "2823", "2917", "2924"]
FIVE = [*(f"25{r}" for r in range(18, 24)), "2617", "2623", "2717", "2724", "2816", "2824", "2916", "2925"]


INNER = ("2719", "2721", "2722", "2818", "2822", "2918", "2923")  # three hexes from 3020


def overrun(
    hq: str = "Hollidt", at: str = "3020", by: str = "3121", turn: int = 4, options: Any = None, **units: Any
) -> Situation:
    t = situation("avl", "soviet-movement", turn, options, units={"S17Tk": awake(by), hq: at, **units})
    t.acts("unit S17Tk", f"to {at}")
    assert t.at(hq) in ("pool", "returning")
    return t


def own(t: Situation) -> Any:
    return t.pos.state.own


@cites("AVL 12.7b", "AVL 12.7c", "AVL 12.7a")
def test_four_hexes_back_and_closer_to_a_source() -> None:
    t = overrun()
    assert (t.who, t.may("at")) == ("axis", FOUR)
    assert t.refusals("at", "2820") == ["AVL 12.7b"], "too near"
    assert t.refusals("at", "2520") == ["AVL 12.7b"], "farther than need be"
    for side in ("3016", "3024", "3420"):
        assert t.refusals("at", side) == ["AVL 12.7c"]
    assert t.act("at", "2917").at("Hollidt") == "2917", "as its owner likes"


@cites("AVL 12.7d")
def test_not_in_an_enemy_zone() -> None:
    """A division in 2519 has 2618 and 2619 in its zone, friends there or not."""
    t = overrun(S270="2519", G168="2619")
    assert t.may("at") == FOUR[2:]
    assert "AVL 12.7d" in t.refusals("at", "2619")


@cites("AVL 12.7e")
def test_only_where_a_supply_line_can_be_traced() -> None:
    """2717, 2720 and 2418 have all six hexes around 2618 in their zones, not 2618 itself; and 2619, 2620,
    2718 and 2817.
    """
    t = overrun(S270="2717", S160="2720", S127="2418")
    assert t.may("at") == ["2621", "2622", "2723", "2823", "2917", "2924"]
    assert t.refusals("at", "2618") == ["AVL 12.7e"]


@cites("AVL 12.7b")
def test_a_hex_further_when_there_is_none_at_four() -> None:
    """Seven divisions three hexes away have all of the half circle in their zones, and nothing beyond it."""
    foes = dict(zip(("S270", "S160", "S127", "S172", "S350", "S267", "S219"), INNER, strict=True))
    t = overrun(**foes)
    assert t.may("at") == sorted(FIVE)


@cites("AVL 12.7b", "AVL 5.0.1b", "AVL 5.0.3b")
def test_where_there_is_room_for_an_hq_of_its_nation() -> None:
    """Two combat units leave room for an HQ, another HQ does not; Romanians do not for a Hungarian one."""
    t = overrun("H2A", **{"G168": "2618", "G26": "2618", "4PzA": "2619", "R7": "2620", "H7": "2621"})
    assert t.may("at") == [h for h in FOUR if h not in ("2619", "2620")]
    assert t.refusals("at", "2619") == ["AVL 5.0.1b"]
    assert t.refusals("at", "2620") == ["AVL 5.0.3b"]


@pytest.mark.parametrize(("turn", "open_"), [(4, False), (5, True)])
@cites("AVL 12.7b", "AVL 13.0a")
def test_not_into_the_closed_pocket(turn: int, open_: bool) -> None:
    """2GdA is run over in 6027: 6023 is four hexes north, closer to the northern sources,
    and in the pocket.
    """
    units = {"G6Pz": awake("5927"), "2GdA": "6027"}
    t = situation("avl", "axis-movement", turn, units=units).acts("unit G6Pz", "to 6027")
    assert t.can("at", "6023") == open_
    if not open_:
        assert "AVL 13.0a" in t.refusals("at", "6023")


@cites("AVL 12.7c")
def test_any_one_source_will_do_unless_the_nearest_is_asked_for() -> None:
    """6031 is four hexes from 6027, closer to 6533 and farther from all others; 6529 is
    the nearest to 6027.
    """
    units = {"G6Pz": awake("5927"), "2GdA": "6027"}
    t = situation("avl", "axis-movement", 5, units=units).acts("unit G6Pz", "to 6027")
    assert t.can("at", "6031")
    t = situation("avl", "axis-movement", 5, {"supply_distance": "nearest"}, units=units).acts(
        "unit G6Pz", "to 6027"
    )
    assert t.refusals("at", "6031") == ["AVL 12.7c"]


@cites("AVL 12.7a", "AVL 10.3b")
def test_its_markers_go() -> None:
    t = overrun(Hollidt={"at": "3020", "marks": ["unsupplied"]}).act("at", "2620")
    assert t.units_marked("unsupplied") == []


@cites("AVL 12.7a", "AVL 14.0.1a")
def test_it_takes_a_city_it_is_put_into() -> None:
    """Stalino, 2129, in Soviet hands but empty, four hexes west of 2529."""
    units = {"S17Tk": awake("2629"), "Hollidt": "2529"}
    t = situation("avl", "soviet-movement", own={"cities": ["2129"]}, units=units).acts(
        "unit S17Tk", "to 2529"
    )
    assert t.game.map.labels(own(t).control) == ["2129"]
    assert own(t.act("at", "2129")).control == 0


# -- nowhere to go


SOURCES = dict(zip(("S270", "S160", "S127", "S172"), ("0115", "0125", "0131", "0209"), strict=True))


@cites("AVL 12.7g")
def test_without_a_place_it_waits_for_the_next_turn() -> None:
    t = overrun(**SOURCES)
    assert (t.at("Hollidt"), t.who) == ("returning", "soviet"), "nobody is asked"
    assert "AVL 12.7g" in t.cites()
    assert own(t).lost == 0, "its chit stays"


@cites("AVL 12.7g")
def test_it_does_not_come_back_in_the_same_turn() -> None:
    """0114 is cut off from 0115, a hex away. With the option only the other sources are closer to one, and in
    each of them is an HQ. By rail a division can come in this turn, the HQ cannot."""
    staffs = {"4PzA": "0125", "F-Pico": "0131", "Kempf": "0209"}
    foes = {"S270": "0112", "S160": "0314", "S127": "0116"}
    units = {"Hollidt": "0114", "G57": "pool", **staffs, **foes}
    t = situation("avl", "supply", 6, {"supply_distance": "nearest"}, units=units)
    assert (t.phase, t.at("Hollidt")) == ("axis-reinforcement", "returning")
    assert t.may("unit") == ["G57"]


@cites("AVL 12.7g", "AVL 11.0")
def test_it_comes_as_a_reinforcement_of_the_next() -> None:
    t = situation(
        "avl",
        "axis-reinforcement",
        7,
        units={"Hollidt": "returning", "G168": "0125"},
    )
    assert t.may("unit") == ["Hollidt"]
    t.acts("unit Hollidt", "at 0125")
    assert t.at("Hollidt") == "0125"


# -- 10.3, 12.5: without supply


RING = {"S270": "2717", "S160": "2720", "S127": "2418"}  # all six hexes around 2618 in their zones


@cites("AVL 10.3a", "AVL 10.3b", "AVL 12.5", "AVL 12.7a")
def test_an_hq_out_of_supply_goes_to_the_rear_and_its_troops_stay() -> None:
    t = situation(
        "avl", "supply", 9, units={"Hollidt": "2618", "G168": "2618", "G26": "2218", "4PzA": "2218", **RING}
    )
    assert (t.who, t.at("Hollidt"), t.at("G168")) == ("axis", "pool", "2618")
    assert t.units_marked("unsupplied") == ["G168"]
    assert "2218" not in t.may("at"), "there is an HQ"
    assert "2217" in t.may("at"), "four hexes, closer, in supply"


@cites("AVL 10.3a", "AVL 12.5")
def test_an_hq_in_supply_stays() -> None:
    t = situation("avl", "supply", 9, units={"Hollidt": "2618", "G168": "2618"})
    assert t.at("Hollidt") == "2618"


@cites("AVL 10.3a", "AVL 10.0")
def test_all_are_judged_before_any_goes() -> None:
    """Two HQs, each in a ring of its own: both are off the map when the first is asked for."""
    second = {"S172": "2327", "S350": "2330", "S267": "2028", "G26": "2228", "4PzA": "2228"}
    t = situation("avl", "supply", 9, units={"Hollidt": "2618", "G168": "2618", **RING, **second})
    assert (t.at("Hollidt"), t.at("4PzA")) == ("pool", "pool")
    for _ in range(2):
        t.act("at", t.may("at")[0])
    assert {t.at("Hollidt"), t.at("4PzA")}.isdisjoint({"2618", "2228", "pool"})


# -- hex by hex


def expected(placing: Placing, unit: str, origin: str, turn: int, reading: str) -> list[str]:
    """The same by the plain text: every hex of the map looked at."""
    side = UNITS[unit]["side"]
    each = [steps_to(s) for s in sorted(AREAS[f"{side}_supply"])]
    if reading == "nearest":
        each = [{h: min(one[h] for one in each) for h in each[0]}]
    bad = zone(placing, FOE[side]) | stands(placing, FOE[side]) | pocket(turn)
    far = steps_to(origin)
    for distance in range(4, max(far.values()) + 1):
        ring = [
            h for h in sorted(LAND - bad) if far[h] == distance and any(one[h] < one[origin] for one in each)
        ]
        good = [h for h in ring if room(placing, unit, h) and has_line(unit, {**placing, unit: h}, turn)]
        if good:
            return good
    return []


@cites("AVL 12.7b", "AVL 12.7c", "AVL 12.7d", "AVL 12.7e")
@pytest.mark.parametrize("reading", ["straight", "nearest"])
def test_the_menu_is_every_hex_that_the_rules_allow(reading: str) -> None:
    rng = random.Random(reading)
    seen = 0
    for _ in range(25):
        turn = rng.choice((4, 5))
        placing = corner(rng, turn) | corner(rng, turn)
        t = situation("avl", "soviet-movement", turn, {"supply_distance": reading}, units=dict(placing))
        for unit in [u for u in sorted(placing) if hq(u)][:2]:
            index, where = t.game.roster.index[unit], t.pos.state.where
            pos = Position(t.game, t.pos.state._replace(where=(*where[:index], POOL, *where[index + 1 :])))
            others = {u: h for u, h in placing.items() if u != unit}
            found = displacement.displacement_hexes(pos, Displaced(index, where[index]))
            assert t.game.map.labels(found) == expected(others, unit, placing[unit], turn, reading), (
                placing,
                unit,
                turn,
            )
            seen += 1
    assert seen > 15
