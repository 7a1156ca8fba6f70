"""Set-up by hand (K-40): within three hexes of the ready-made one, the front held, everybody in supply."""

from __future__ import annotations

from tests.games.victory_roads.drawn import until

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import bits
from grognard.kernel.position import begin
from grognard.testing.table import Situation, fresh


def by_hand() -> Situation:
    return fresh("vr", setup="free")


@cites("VR 0a")
def test_the_axis_sets_up_first_then_the_soviets() -> None:
    t = by_hand()
    assert (t.who, t.phase) == ("axis", "axis-setup")
    t.act("end_setup")
    assert (t.who, t.phase) == ("soviet", "soviet-setup")
    assert until(t, "soviet-supply").pos.state.turn == 20


@cites("VR 0a")
def test_ready_made_by_default() -> None:
    assert fresh("vr", dice=[1, 1]).phase == "soviet-supply"


@cites("VR 0a", "VR 1.7.5")
def test_three_hexes_on_ones_own_side_of_the_front() -> None:
    t = by_hand()
    unit = next(u for u in t.may("unit") if u.startswith("G"))
    at = t.at(unit)
    t.act("unit", unit)
    grid, index = t.game.map.grid, t.game.map.index
    assert all(grid.distance(index[h], index[at]) <= 3 for h in t.may("at"))
    assert not {index[h] for h in t.may("at")} & set(bits(t.pos.state.own.control))
    t.act("at", t.may("at")[0])
    assert t.at(unit) != at


@cites("VR 0a")
def test_a_front_that_is_not_held_is_refused() -> None:
    t = by_hand()
    alone = [
        u
        for u in t.may("unit")
        if t.pos.at(t.game.map.index[t.at(u)]).bit_count() == 1 and _beside_soviets(t, t.at(u))
    ]
    t.act("unit", alone[0])
    back = [h for h in t.may("at") if not _beside_soviets(t, h)]
    t.act("at", back[0])
    assert "VR 0a" in t.refusals("end_setup")


def _beside_soviets(t: Situation, label: str) -> bool:
    near = t.game.map.grid.adjacent(1 << t.game.map.index[label])
    return bool(near & t.pos.state.own.control & t.game.rules.data.area)


@cites("VR 1.11.2a", "VR 1.11.3")
def test_an_overstacked_hex_is_refused() -> None:
    t = by_hand()
    index, grid = t.game.map.index, t.game.map.grid
    target = next(t.at(u) for u in t.may("unit") if u.startswith("G"))
    near = [
        u for u in t.may("unit") if u.startswith("G") and grid.distance(index[t.at(u)], index[target]) <= 3
    ]
    moved = 0
    for unit in near:
        if t.at(unit) != target and t.act("unit", unit).can("at", target):
            t.act("at", target)
            moved += 1
        elif t.can("drop"):
            t.act("drop")
    assert moved
    assert t.pos.at(index[target]).bit_count() > 3
    assert "VR 1.11.3" in t.refusals("end_setup")


@cites("VR 0a")
def test_nobody_is_set_up_outside_the_area_or_farther_than_three_hexes() -> None:
    t = by_hand()
    grid, index = t.game.map.grid, t.game.map.index
    area = t.game.rules.data.area
    edge = next(
        u for u in t.may("unit") if grid.disc(1 << index[t.at(u)], 3) & ~area & t.game.rules.data.land
    )
    at = t.at(edge)
    t.act("unit", edge)
    beyond = grid.disc(1 << index[at], 3) & ~area & t.game.rules.data.land
    for h in t.game.map.labels(beyond):
        assert "VR 0a" in t.refusals("at", h)
    far = next(h for h in bits(area) if grid.distance(h, index[at]) == 4)
    assert t.refusals("at", t.game.map.label(far)) == ["VR 0a"]


@cites("VR 1.7.5", "VR 0a")
def test_a_hungarian_is_not_set_up_in_romania() -> None:
    t = Situation(begin(load("vr", {"setup": "free"}, "campaign"), FixedDice([]))[0])
    shut = t.game.rules.data.country("romania")
    grid, index = t.game.map.grid, t.game.map.index
    near = [u for u in t.may("unit") if u[0] == "H" and grid.disc(1 << index[t.at(u)], 3) & shut]
    assert near, "somebody stands near the border"
    t.act("unit", near[0])
    assert not {index[h] for h in t.may("at")} & set(bits(shut))
    there = t.game.map.labels(grid.disc(1 << index[t.at(near[0])], 3) & shut)
    assert all("VR 1.7.5" in t.refusals("at", h) for h in there)


@cites("VR 4.2.2", "VR 4.1.1a", "VR 0a")
def test_nobody_is_set_up_out_of_supply() -> None:
    """An HQ off roads and railways has no line, wherever its units are."""
    t = by_hand()
    data, roster = t.game.rules.data, t.game.roster
    grid, index = t.game.map.grid, t.game.map.index
    ways = grid.spread(grid.board, data.ways)
    hq = next(u for u in t.may("unit") if data.of_type["hq"] >> roster.index[u] & 1)
    t.act("unit", hq)
    off = next(h for h in t.may("at") if not ways >> index[h] & 1)
    t.act("at", off)
    assert "VR 4.2.2" in t.refusals("end_setup")
