"""What is told of attacks, works, lines and breakdowns that are refused: the paragraph that forbids."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.fights import EAST, PLAIN, facing
from tests.games.sudden_storm.situations import DATA, drawn, moving

from grognard.games.sudden_storm.law import rail, regauging
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.journal import read_act
from grognard.testing.table import Situation

MAP, GRID = DATA.map, DATA.map.grid
LATER = {"G58Inf": "1B:3016", "S168Rif": "1B:3015"}  # keeps the phase open
FOOT, RIFLE, CAVALRY = "G1Inf", "S14Rif", "S6Cav"
GERMAN = {"axis": "country ussr", "at_start": "country ussr | country germany", "neutral": []}
MOSCOW = "2A:3317"


def why(t: Situation, verb: str, noun: str | None = None) -> tuple[list[str], dict[str, Any]]:
    """The paragraphs, and what the first cause says."""
    found = choices(t.pos).causes(read_act(t.pos, verb, noun))
    return [cause.cite for cause in found], dict(found[0].args)


def into_the_arctic() -> tuple[str, str]:
    """Two land hexes of the USSR, the second in the Arctic, with no water between them."""
    for a in bits(DATA.ussr & ~DATA.arctic):
        for d, b in GRID.neighbours(a):
            water = any(gate[d] >> a & 1 for gate in MAP.sides.values())
            if (DATA.arctic & DATA.ussr) >> b & 1 and not water:
                return MAP.label(a), MAP.label(b)
    raise AssertionError


# -- attacks


@cites("SS 29.3")
def test_cavalry_before_the_arctic_is_told_that_it_does_not_fight_there() -> None:
    a, b = into_the_arctic()
    own = {"axis": [b], "stocks": [{"hex": a, "side": 1, "points": 2}]}
    alone = drawn("soviet-combat", {CAVALRY: a, FOOT: b, **LATER}, own, turn=6)
    assert alone.refusals("target", b) == ["SS 29.3"]
    t = drawn("soviet-combat", {CAVALRY: a, RIFLE: a, FOOT: b, **LATER}, own, turn=6).act("target", b)
    assert t.refusals("join", CAVALRY) == ["SS 29.3"]
    assert t.can("join", RIFLE)


@cites("SS 30A2.1")
def test_a_unit_beyond_kerch_is_told_of_the_strait_when_others_attack() -> None:
    over, target = "4A:3526", "4A:3525"
    beside = next(
        MAP.label(n)
        for d, n in GRID.neighbours(MAP.hex(target))
        if DATA.land >> n & 1
        and MAP.label(n) != over
        and not any(gate[d] >> MAP.hex(target) & 1 for gate in MAP.sides.values())
    )
    own = {"axis": [beside, over], "neutral": []}
    t = drawn("axis-combat", {FOOT: over, "G11Inf": beside, RIFLE: target, **LATER}, own, turn=6)
    assert t.act("target", target).refusals("join", FOOT) == ["SS 30A2.1"]


@cites("SS 9.1", "SS 13.1", "SS 15A.1", "SS 9F2.2")
def test_what_belongs_to_another_phase_is_refused_under_its_own_paragraph() -> None:
    t = drawn("axis-movement", {FOOT: PLAIN, RIFLE: EAST}, {"axis": "country ussr", "neutral": []}, turn=6)
    assert t.refusals("target", EAST) == ["SS 9.1"]
    t = facing(FOOT, RIFLE, others=LATER)
    assert t.refusals("overrun", PLAIN) == ["SS 13.1"]
    assert t.refusals("break_down", FOOT) == ["SS 15A.1"]
    assert t.refusals("advance", FOOT) == ["SS 9F2.2"]
    assert t.refusals("fort", PLAIN) == ["SS 14A.1"]


@cites("SS 15A.1")
def test_divisions_that_would_break_down_after_a_move_are_told_so() -> None:
    own = {"axis": "country ussr", "neutral": [], "left": [["G11Inf", 4]]}
    t = drawn("axis-movement", {FOOT: PLAIN, "G11Inf": EAST}, own, turn=6)
    assert t.refusals("break_down", FOOT) == ["SS 15A.1"]
    held = drawn("axis-movement", {FOOT: PLAIN}, GERMAN, turn=6).act("unit", FOOT)
    assert held.refusals("break_down", FOOT) == ["SS 6.3"]
    assert choices(held.pos).causes(read_act(held.pos, "regauge", PLAIN))[0].what == "ss-only-in-hand"


@cites("SS 12F.7")
@pytest.mark.parametrize(("steps", "most"), [(2, 3), (1, 1)])
def test_who_can_carry_no_more_is_told_how_much_he_carries(steps: int, most: int) -> None:
    stocks = [{"hex": PLAIN, "side": 0, "points": 5}]
    at = {"at": PLAIN, "steps": steps}
    t = moving(FOOT, at, own={"axis": "country ussr", "neutral": [], "stocks": stocks}, turn=6).act("load")
    cites_, args = why(t, "load")
    assert cites_ == ["SS 12F.7"]
    assert (args["points"], args["most"]) == (most, most)
    assert t.act("unload").refusals("unload") == ["SS 12F.7"]


# -- regauging, capacity


@cites("SS 7A3.7", "SS 7A3.8", "SS 7A3.9")
def test_links_that_are_not_laid_say_why() -> None:
    t = drawn("axis-movement", {FOOT: "1B:3027"}, GERMAN)
    at = t.may("regauge")[0]
    for own, message in (
        ({"at_start": []}, "ss-why-not-owned-at-start"),
        ({"supplied": [[], []]}, "ss-why-rails-unsupplied"),
    ):
        found = choices(drawn("axis-movement", {FOOT: "1B:3027"}, {**GERMAN, **own}).pos)
        cause = found.causes(read_act(t.pos, "regauge", at))[0]
        assert (cause.cite, cause.what) == ("SS 7A3.7", message)
    finns = DATA.country("finland") & regauging.gate_hexes(DATA.gates_by_gauge["broad"])
    cause = choices(t.pos).causes(read_act(t.pos, "regauge", MAP.label(min(bits(finns)))))[0]
    assert (cause.cite, cause.what) == ("SS 7A3.7", "ss-why-finnish-rails")
    while any(DATA.weather_zones[1] >> MAP.hex(to) & 1 for to in t.may("regauge")):
        t.act("regauge", next(to for to in t.may("regauge") if DATA.weather_zones[1] >> MAP.hex(to) & 1))
    left = next(MAP.label(h) for h in regauging.candidates(t.pos) if regauging.full_zones(t.pos) >> h & 1)
    cites_, args = why(t, "regauge", left)
    assert ("SS 7A3.9" in cites_, args["most"]) == (True, 12)


@cites("SS 7A4.6")
def test_a_point_off_the_net_and_an_isolated_one_are_two_reasons() -> None:
    off = next(
        MAP.label(h) for h in bits(DATA.ussr39 & ~DATA.arctic) if not any(g >> h & 1 for g in DATA.ways)
    )
    found = []
    for at, cut in ((off, []), (MOSCOW, [MOSCOW])):
        own = {"stocks": [{"hex": at, "side": 1, "points": 1}], "cut_off": [[], cut]}
        t = drawn("soviet-movement", {RIFLE: "2A:3201"}, own)
        cause = choices(t.pos).causes(read_act(t.pos, "buy_rail", at))[0]
        found.append((cause.cite, cause.what))
    assert found == [("SS 7A4.6", "ss-why-point-off-net"), ("SS 7A4.6", "ss-why-point-isolated")]


@cites("SS 7A4.5", "SS 19D1.1")
def test_capacity_bought_counts_in_full_however_much_was_bombed_away() -> None:
    """No capacity falls below nothing before that (SS-P77)."""
    own = {"yards_hit": [80, 30, 0], "rail_more": [8, 8, 0]}
    pos = drawn("soviet-movement", {RIFLE: "2A:3201"}, own, turn=6).pos
    assert [rail.capacity(pos, rail.net_of(side, False)) for side in (SOVIET, AXIS)] == [8, 8]


@cites("SS 7A1.6")
def test_of_two_units_that_keep_a_line_open_one_may_go() -> None:
    gorkiy = MAP.hex("2A:3201")
    near = min(bits(GRID.spread(1 << gorkiy, DATA.lines["rail"])))
    foe = next(MAP.label(h) for _, h in GRID.neighbours(near) if GRID.distance(h, gorkiy) == 2)
    units = {RIFLE: MAP.label(near), "S71Rif": MAP.label(near), "S70Rif": MAP.label(near), FOOT: foe}
    t = drawn("soviet-movement", units, turn=6).act("unit", RIFLE).act("rail", "2A:3201").act("done")
    assert t.can("unit", "S71Rif")
    t.act("unit", "S71Rif").act("to", "2A:3201").act("done")
    assert t.refusals("unit", "S70Rif") == ["SS 7A1.6"]


# -- stacking


@cites("SS 9B7", "SS 8A3", "SS 9F2.1", "SS 13.2")
def test_who_finds_no_room_is_told_what_the_hex_holds() -> None:
    """Two units in the Arctic, one of them a division, and an artillery unit besides; six, three and two
    elsewhere.
    """
    a, b = next(
        (MAP.label(a), MAP.label(b))
        for b in bits(MAP.terrain["clear"] & DATA.ussr & DATA.arctic & ~DATA.cities)
        for d, a in GRID.neighbours(b)
        if DATA.ussr >> a & 1 and not any(gate[d] >> b & 1 for gate in MAP.sides.values())
    )
    own = {"axis": [a], "neutral": [], "stocks": [{"hex": a, "side": 0, "points": 3}]}
    units = {FOOT: a, "G11Inf": a, RIFLE: b, **LATER}
    t = drawn("axis-combat", units, own, turn=6).act("target", b).act("join", FOOT)
    cites_, args = why(t, "join", "G11Inf")
    assert cites_ == ["SS 9B7"]
    assert [args[what] for what in ("many", "divisions", "guns")] == [2, 1, 1]
    tanks = dict.fromkeys(["G6Pz", "G8Pz", "G7Pz", "G9Pz"], PLAIN)
    land = {"axis": "country ussr", "neutral": []}
    t = drawn("axis-movement", {**tanks, "S33LTkC": EAST}, land, turn=6).act("unit", "G6Pz")
    t.act("overrun", EAST).act("join", "G8Pz").act("join", "G7Pz")
    cites_, args = why(t, "join", "G9Pz")
    assert (cites_, args["divisions"]) == (["SS 13.2"], 3)
