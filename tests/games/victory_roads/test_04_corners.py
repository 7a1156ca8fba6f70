"""4 where its paragraphs meet: HQs in works, capitals as goals, called-off evacuations and what follows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads import combats
from tests.games.victory_roads.drawn import drawn, past_orders, until

from grognard.games.victory_roads.law.names import AXIS
from grognard.games.victory_roads.law.supply import hq_hexes, hqs_in_supply, radius_of, supplied_units
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

Units = dict[str, Any]
MOOD = {"mood": 8}
WORKS = "3326"  # south of Königsberg: advanced fortifications, and no city
RING = {"S8E": "3325", "S30G": "3425", "S109": "3426", "S117": "3327", "S112": "3226", "S122": "3225"}
HUNGARIAN_WORKS = "3055"
BUDAPEST_RING = {
    **{"S8E": "3054", "S30G": "3155", "S109": "3156"},
    **{"S117": "3056", "S112": "2956", "S122": "2955"},
}


def axis(phase: str, units: Units, own: Units | None = None) -> Situation:
    return drawn(f"axis-{phase}", units, {**MOOD, **(own or {})}, turn=5, scenario="campaign")


# -- works


@cites("VR 4.4.3", "VR 4.1.2", "VR 1.1.2a")
@pytest.mark.parametrize("fallen", [False, True])
def test_a_german_hq_in_works_is_in_supply_and_supplies(fallen: bool) -> None:
    """An HQ is a unit: shut in on all sides it stays while the works stand, and feeds whoever is with it."""
    own = {"captured": [WORKS]} if fallen else {}
    t = axis("supply", {"Q3P": WORKS, "H7": WORKS, "G11": WORKS, **RING}, own)
    assert (t.at("Q3P") == WORKS) is not fallen
    assert t.units_marked("unsupplied") == (["G11", "H7"] if fallen else [])


@cites("VR 4.4.3")
def test_works_do_not_supply_the_hq_of_an_ally() -> None:
    t = axis("movement", {"QH1": HUNGARIAN_WORKS, "G11": HUNGARIAN_WORKS, **BUDAPEST_RING})
    assert not hqs_in_supply(t.pos, AXIS)
    assert t.game.roster.ids(supplied_units(t.pos, AXIS)) == ["G11"]
    one = axis("movement", {"QH1": "3256", "Q8": "3256", **BUDAPEST_RING})
    h = one.game.map.hex(HUNGARIAN_WORKS)
    roster = one.game.roster.index
    assert hq_hexes(one.pos, roster["Q8"]) >> h & 1
    assert not hq_hexes(one.pos, roster["QH1"]) >> h & 1


@cites("VR 4.4.3", "VR 6.1.10a")
def test_a_german_hq_may_end_its_move_in_works_that_no_line_reaches() -> None:
    ring = {id: h for id, h in RING.items() if h != "3425"}
    t = past_orders(axis("movement", {"Q3P": WORKS, "G11": "3425", **ring}))
    hq = t.game.roster.index["Q3P"]
    assert hq_hexes(t.pos, hq) >> t.game.map.hex(WORKS) & 1
    assert not hq_hexes(t.pos, hq) >> t.game.map.hex("3425") & 1


# -- goals of units out of supply


@cites("VR 4.6.4a", "VR 4.5.2")
@pytest.mark.parametrize("loyal", [True, False])
def test_romanians_without_supply_may_make_for_bucharest_while_it_is_a_source(loyal: bool) -> None:
    """5168 is nearer to Bucharest, and to no source of the Germans and to no HQ."""
    units = {"R3": {"at": "5067", "marks": ["unsupplied"]}, "R4": "5368", "S8E": "6257"}
    own: Units = {} if loyal else {"soviet": ["5268", "5367", "5467"]}
    if not loyal:
        units |= {"S30G": "5267", "S109": "5467", "S117": "5268", "S112": "5369"}
        del units["R4"]
    t = past_orders(axis("movement", units, own)).act("unit", "R3")
    if loyal:
        assert t.can("to", "5168")
    else:
        assert t.refusals("to", "5168") == ["VR 4.6.4a"]


@cites("VR 4.6.4a", "VR 4.5.2")
def test_germans_without_supply_may_not_make_for_bucharest() -> None:
    units = {"G11": {"at": "5067", "marks": ["unsupplied"]}, "R4": "5368", "S8E": "6257"}
    t = past_orders(axis("movement", units)).act("unit", "G11")
    assert t.refusals("to", "5168") == ["VR 4.6.4a"]


# -- an evacuation that is called off

REVAL, LIBAU = "4402", "3516"
OUTSIDE = "4403"


# Somebody exploits far away, and so the question is asked.
ELSEWHERE = {"G12P": {"at": "5125", "marks": ["exploiting"]}}


@cites("VR 6.5.3c", "VR 8.2.1", "VR 7.13.2")
@pytest.mark.parametrize("die", [1, 2])
def test_who_stays_behind_moves_no_more_this_turn(die: int) -> None:
    """Neither after its combat nor in exploitation; it may attack, and in the next turn it moves again."""
    enemies = {"S8E": {"at": OUTSIDE, "steps": 1}, "S134": "5725"}
    t = past_orders(axis("movement", {"GFHH": REVAL, **ELSEWHERE, **enemies}))
    t.act("unit", "GFHH").act("naval", LIBAU, [die])
    assert t.at("GFHH") == REVAL
    until(t, "axis-combat")
    combats.announced(t, OUTSIDE, "GFHH")
    t.act("throw", dice=(6, 6))
    assert t.at("S8E") != OUTSIDE, "the hex is empty"
    assert combats.asked(t) == "exploit", "nobody could advance"
    t.act("exploit", "GFHH").act("done")
    assert t.phase == "axis-exploitation"
    assert t.refusals("unit", "GFHH") == ["VR 6.5.3c"]


@cites("VR 6.5.3c")
def test_the_call_to_stay_ends_with_the_turn() -> None:
    t = axis("exploitation", {"GFHH": REVAL, **ELSEWHERE, "S134": "5126"}, {"stayed": ["GFHH"]})
    t.act("end_segment")
    assert (t.phase, t.may("target")) == ("axis-exploitation-combat", ["5126"])
    assert t.pos.state.own.stayed
    until(t, "soviet-movement", 3, 4)
    assert t.pos.state.own.stayed == 0


@cites("VR 6.5.3d", "VR 6.5.3e")
def test_who_sails_is_not_called_to_stay() -> None:
    t = past_orders(axis("movement", {"G11": REVAL, "S8E": OUTSIDE})).act("unit", "G11")
    t.act("naval", LIBAU, [4])
    assert t.pos.state.own.stayed == 0
    assert [t.game.roster[u].id for u in bits(t.pos.state.marks[0])] == ["G11"]


# -- the command radius

PERNAU, OESEL = "4407", "3907"


@cites("VR 1.2.2a", "VR 4.2.1b")
def test_no_command_radius_passes_over_the_sea_or_a_lake() -> None:
    """E-06. Five hexes of sea lie between Pernau and Ösel; Lake Peipus between 4707 and 5204."""
    t = axis("movement", {"Q18": PERNAU, "G11": OESEL, "G58": "4506", "S8E": "5725"})
    assert t.game.roster.ids(supplied_units(t.pos, AXIS)) == ["G58", "Q18"]
    roster, index = t.game.roster.index, t.game.map.index
    over = axis("movement", {"Q18": "4707", "G58": "5204", "S8E": "5725"})
    found = radius_of(over.pos, roster["Q18"])
    assert not found >> index["5204"] & 1
    assert not found & ~over.game.rules.data.land


@cites("VR 1.7.5", "VR 1.2.2a")
def test_the_radius_of_an_ally_ends_at_the_closed_border() -> None:
    """E-06: Romania is impassable for Hungarians in every respect, for Germans it is not."""
    t = axis("movement", {"QH1": "3857", "Q8": "3857", "S8E": "5725"})
    romania = t.game.rules.data.country("romania")
    hungarian, german = (radius_of(t.pos, t.game.roster.index[hq]) for hq in ("QH1", "Q8"))
    assert german & romania
    assert not hungarian & romania
    assert hungarian
