"""6.7. Haltebefehl: orders to hold a city."""

from __future__ import annotations

from typing import Any

from tests.games.victory_roads.drawn import drawn, past_orders, until

from grognard.games.victory_roads.law.haltebefehl import besieged_hexes, is_besieged
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

MINSK, KONIGSBERG, RIGA = "5426", "3324", "4314"
MARKERS = {"HB1": "pool", "HB2": "pool"}


def campaign(phase: str, units: dict[str, Any], own: dict[str, Any] | None = None) -> Situation:
    return drawn(phase, units, own, turn=3, scenario="campaign")


def holding(t: Situation) -> list[str]:
    return t.game.map.labels(t.pos.state.own.holding)


def around(t: Situation, label: str) -> list[str]:
    return [t.game.map.label(h) for _, h in t.game.map.grid.neighbours(t.game.map.index[label])]


@cites("VR 6.7.1a")
def test_a_major_city_or_a_baltic_port_with_a_german_division_in_it() -> None:
    t = campaign(
        "axis-movement", {"G11": MINSK, "G58": RIGA, "G122": "5427", "H24": "2855", "KA1": KONIGSBERG}
    )
    assert t.may("hold") == sorted([MINSK, RIGA, KONIGSBERG])
    assert t.refusals("hold", "2855") == ["VR 6.7.1a"], "Hungarians alone"
    assert t.refusals("hold", "5427") == ["VR 6.7.1a"], "no city"


@cites("VR 6.7.1b", "VR 6.7.4", "VR 6.7.2b")
def test_a_plain_marker_covers_all_divisions_of_the_hex() -> None:
    t = campaign("axis-movement", {"G11": MINSK, "G58": MINSK}).act("hold", MINSK)
    assert holding(t) == [MINSK]
    assert t.pos.at(t.game.map.index[MINSK]).bit_count() == 2, "no garrison outside Germany"
    assert t.refusals("hold", MINSK) == ["VR 6.7.1b"]


@cites("VR 6.7.2a", "VR 6.7.8a", "VR 6.7.8c")
def test_in_a_major_city_of_germany_and_in_budapest_it_is_a_garrison() -> None:
    """0-1-0 with one step, which no stacking limit counts."""
    t = campaign(
        "axis-movement", {"G11": KONIGSBERG, "G58": KONIGSBERG, "G122": KONIGSBERG, "G32": "2855", **MARKERS}
    )
    t.act("hold", KONIGSBERG).act("hold", "2855")
    here = bits(t.pos.at(t.game.map.index[KONIGSBERG]) & t.game.rules.data.of_type["garrison"])
    face = t.game.roster[here[0]].face(t.pos.state.steps[here[0]])
    assert (face.attack, face.defence, face.move, t.pos.state.steps[here[0]]) == (0, 1, 0, 1)
    assert t.pos.at(t.game.map.index["2855"]) & t.game.rules.data.of_type["garrison"]
    until(t, "soviet-movement")
    assert t.pos.at(t.game.map.index[KONIGSBERG]).bit_count() == 4


@cites("VR 6.7.3")
def test_ten_markers_at_most() -> None:
    t = campaign("axis-movement", {"G11": MINSK})
    places = [place.hex for place in t.game.map.places if t.game.map.features["city"] >> place.hex & 1]
    ten = [t.game.map.label(h) for h in places if t.game.map.label(h) != MINSK][:10]
    divisions = ("G58", "G122", "G170", "G32", "G121", "G83", "G215", "G126", "G30", "G218")
    units = {"G11": MINSK, **dict(zip(divisions, ten, strict=True))}
    assert campaign("axis-movement", units, {"holding": ten[:9]}).can("hold", MINSK)
    assert campaign("axis-movement", units, {"holding": ten}).refusals("hold", MINSK) == ["VR 6.7.3"]


@cites("VR 6.7.6b")
def test_a_marker_is_lifted_while_no_soviet_division_is_adjacent() -> None:
    held = {"holding": [MINSK]}
    t = campaign("axis-movement", {"G11": MINSK, "S30": "5726"}, held)
    t.act("lift", MINSK)
    assert holding(t) == []
    near = campaign("axis-movement", {"G11": MINSK, "G58": RIGA, "S30": around(t, MINSK)[0]}, held)
    assert near.refusals("lift", MINSK) == ["VR 6.7.6b"]
    hq = campaign("axis-movement", {"G11": MINSK, "Q3UF": around(t, MINSK)[0]}, held)
    assert hq.can("lift", MINSK), "an HQ is no division"


@cites("VR 6.7.6a")
def test_the_last_german_division_stays_while_a_soviet_one_is_adjacent() -> None:
    held = {"holding": [MINSK]}
    two = {"G11": MINSK, "G58": MINSK, "S30": "5526"}
    t = past_orders(campaign("axis-movement", two, held))
    assert set(t.may("unit")) == {"G11", "G58"}
    t.act("unit", "G11").act("to", t.may("to")[0])
    if t.can("done"):
        t.act("done")
    assert t.refusals("unit", "G58") == ["VR 6.7.6a"]
    assert past_orders(campaign("axis-movement", {"G11": MINSK, "S30": "5726"}, held)).can("unit", "G11")


@cites("VR 6.7.9")
def test_a_plain_marker_goes_with_the_last_german_division() -> None:
    t = past_orders(campaign("axis-movement", {"G11": MINSK}, {"holding": [MINSK]})).act("unit", "G11")
    t.act("to", t.may("to")[0])
    if t.can("done"):
        t.act("done")
    assert holding(t) == []


@cites("VR 6.7.9", "VR 6.7.8a")
def test_a_marker_with_factors_stays() -> None:
    t = campaign("axis-movement", {"G11": KONIGSBERG, "HB1": KONIGSBERG}, {"holding": [KONIGSBERG]})
    past_orders(t).act("unit", "G11").act("to", "3224")
    if t.can("done"):
        t.act("done")
    assert holding(t) == [KONIGSBERG]
    assert t.at("HB1") == KONIGSBERG
    assert t.refusals("unit", "HB1") == ["VR 6.1.8b"]


# -- sieges


def besieged(many: int, marks: tuple[str, ...] = ("unsupplied",), hq: bool = False) -> Situation:
    """Minsk with one division, so many Soviet units around it."""
    corps = ("Q3UF" if hq else "S30", "S33", "S50", "S51")
    t = campaign("axis-movement", {"G11": MINSK})
    ring = dict(zip(corps[:many], around(t, MINSK), strict=False))
    units = {"G11": {"at": MINSK, "marks": list(marks)}, **ring}
    return campaign("axis-movement", units, {"holding": [MINSK]})


@cites("VR 6.7.5a")
def test_a_siege_wants_three_hexes_and_no_supply() -> None:
    def shut(t: Situation) -> bool:
        return is_besieged(t.pos, t.game.map.index[MINSK])

    assert [shut(besieged(n)) for n in (2, 3, 4)] == [False, True, True]
    assert not shut(besieged(3, ()))
    assert shut(besieged(3, hq=True)), "an HQ occupies a hex too"
    t = besieged(3)
    state = t.pos.state._replace(own=t.pos.state.own._replace(holding=0))
    assert not is_besieged(type(t.pos)(t.game, state), t.game.map.index[MINSK])


@cites("VR 6.7.5a")
def test_every_division_in_the_city_must_be_out_of_supply() -> None:
    t = besieged(3)
    units = {
        u.id: {"at": t.at(u.id), "marks": ["unsupplied"] if u.id == "G11" else []}
        for n, u in enumerate(t.game.roster.units)
        if t.pos.state.where[n] >= 0
    }
    both = campaign("axis-movement", {**units, "G58": MINSK}, {"holding": [MINSK]})
    assert not is_besieged(both.pos, both.game.map.index[MINSK])


@cites("VR 6.7.5b")
def test_who_is_besieged_may_not_attack() -> None:
    assert [besieged(n).game.map.labels(besieged_hexes(besieged(n).pos)) for n in (2, 3)] == [[], [MINSK]]
    for many, refused in ((2, False), (3, True)):
        t = _fighting(many)
        assert (
            ("VR 6.7.5b" in t.refusals("join", "G11")) is refused if not t.can("join", "G11") else not refused
        )


def _fighting(many: int) -> Situation:
    """Minsk in the Axis combat phase, and a target beside it that another division attacks too."""
    t = besieged(many)
    units: dict[str, Any] = {
        u.id: {"at": t.at(u.id), "marks": ["unsupplied"] if u.id == "G11" else []}
        for n, u in enumerate(t.game.roster.units)
        if t.pos.state.where[n] >= 0
    }
    foe = t.at("S30")
    free = [h for h in around(t, foe) if h != MINSK and t.pos.at(t.game.map.index[h]) == 0]
    t = campaign("axis-combat", {**units, "G5P": free[0]}, {"holding": [MINSK]})
    return t.act("target", foe)


@cites("VR 6.7.7a")
def test_a_unit_that_enters_a_besieged_city_stops_there() -> None:
    """The road from 5326 leads through Minsk."""
    t = besieged(3)
    free = [h for h in around(t, MINSK) if t.pos.at(t.game.map.index[h]) == 0]
    units: dict[str, Any] = {
        u.id: {"at": t.at(u.id), "marks": ["unsupplied"] if u.id == "G11" else []}
        for n, u in enumerate(t.game.roster.units)
        if t.pos.state.where[n] >= 0
    }
    own = {"holding": [MINSK]}
    t = past_orders(campaign("axis-movement", {**units, "G5P": free[0]}, own)).act("unit", "G5P")
    t.act("to", MINSK)
    assert t.refusals("unit", "G5P") == ["VR 6.1.3"], "its move is over"


@cites("VR 6.7.7b", "VR 1.11.2b")
def test_what_that_overstacks_is_eliminated_when_the_phase_ends() -> None:
    t = besieged(3)
    free = [h for h in around(t, MINSK) if t.pos.at(t.game.map.index[h]) == 0]
    ring = {
        u.id: t.at(u.id)
        for n, u in enumerate(t.game.roster.units)
        if t.pos.state.where[n] >= 0 and u.id != "G11"
    }
    inside = {u: {"at": MINSK, "marks": ["unsupplied"]} for u in ("G11", "G58", "G122")}
    t = campaign("axis-movement", {**inside, **ring, "G5P": free[0]}, {"holding": [MINSK]})
    past_orders(t).act("unit", "G5P").act("to", MINSK).act("end_phase")
    assert t.may("disband") == ["G11", "G122", "G58", "G5P"]


@cites("VR 6.7.10")
def test_orders_of_the_start_of_the_soviet_turn_are_remembered() -> None:
    t = past_orders(campaign("axis-movement", {"G11": MINSK}, {"holding": [MINSK]}))
    until(t, "soviet-movement")
    assert t.game.map.labels(t.pos.state.own.held_order) == [MINSK]
