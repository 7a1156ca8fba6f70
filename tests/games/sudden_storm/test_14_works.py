"""12F, 14A and 30I. Resource points, oil, forts and airfields."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.situations import DATA, GAME
from tests.games.sudden_storm.supplying import checked, finishing, hexes, run, still

from grognard.games.sudden_storm.law import factories, stocks, works
from grognard.games.sudden_storm.law.names import AXIS, NOBODY, SOVIET, Stock, Work, own
from grognard.games.sudden_storm.law.possession import apply_capture
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

MAP, ROSTER = GAME.map, GAME.roster
MOSCOW, KIEV = "2A:3317", MAP.label(DATA.places["kiev"])
NEAR = "2A:3320"


def building(
    turn: int = 4, weather: str = "clear", points: int = 8, begun: tuple[Work, ...] = ()
) -> Position:
    """A Soviet initial phase with points in Moscow, supply checked."""
    pos = still(turn=turn, side=SOVIET, weather=weather)
    kept = (Stock(MAP.hex(MOSCOW), SOVIET, points),) if points else ()
    state = pos.state._replace(own=own(pos)._replace(stocks=kept, works=begun))
    return checked(Position(GAME, state), SOVIET)


def built(pos: Position, verb: str, label: str) -> Position:
    menu = works.verbs(pos, SOVIET)
    assert menu[verb].set & hexes(label), label
    ref = Referee(pos, FixedDice(()))
    works.question(SOVIET).verbs[verb].do(ref, MAP.hex(label))
    return ref.pos


def in_terrain(pos: Position, verb: str, name: str) -> str:
    found = works.verbs(pos, SOVIET)[verb].set & MAP.terrain[name]
    return MAP.label(next(iter(bits(found))))


def later(pos: Position, turn: int) -> Position:
    return Position(GAME, pos.state._replace(turn=turn))


@cites("SS 14A.2", "SS 14A.5")
def test_a_fort_in_woods_takes_two_turns() -> None:
    """E47: begun on Jul I 41, it is complete on Aug I 41."""
    pos = building(turn=2)
    site = in_terrain(pos, "fort", "woods")
    pos = built(pos, "fort", site)
    assert sum(one.points for one in own(pos).stocks) == 7
    assert not own(finishing(later(pos, 3), SOVIET)).forts & hexes(site)
    assert not own(finishing(later(pos, 4), AXIS)).forts & hexes(site)
    assert own(finishing(later(pos, 4), SOVIET)).forts & hexes(site)


@cites("SS 14A.2", "SS 14A1")
@pytest.mark.parametrize(
    ("weather", "terrain", "turns"),
    [
        ("clear", "clear", 1),
        ("clear", "rough", 1),
        ("mud", "clear", 2),
        ("frost", "clear", 2),
        ("snow", "woods", 4),
    ],
)
def test_terrain_and_bad_weather_lengthen_a_work(weather: str, terrain: str, turns: int) -> None:
    """E48: an airfield in clear terrain takes two turns in bad weather."""
    pos = building(weather=weather)
    pos = built(pos, "airfield", in_terrain(pos, "airfield", terrain))
    assert [one.turn for one in own(pos).works] == [4 + turns]


@cites("SS 14A2.1")
def test_workers_halve_the_time_and_may_finish_within_the_player_turn() -> None:
    """E49: a fort at 2A:3320 begun with the workers of Moscow."""
    pos = built(building(), "fort_workers", NEAR)
    if MAP.terrain["clear"] & hexes(NEAR) or MAP.terrain["rough"] & hexes(NEAR):
        assert own(run(pos, SOVIET, works.SAME_TURN)).forts & hexes(NEAR)
    assert not own(finishing(pos, SOVIET)).forts & hexes(NEAR)
    far = works.verbs(building(), SOVIET)["fort_workers"].set
    cities = [c for one in DATA.great_cities for c in bits(one)]
    assert all(min(MAP.grid.distance(h, c) for c in cities) <= 4 for h in bits(far))


@cites("SS 14A2.2")
def test_a_city_speeds_up_so_many_works() -> None:
    """E50: two for Kiev, three for a city of several hexes, one for a partial city."""
    pos = building()
    kiev = DATA.places["kiev"]
    moscow = min(bits(DATA.area("moscow")))
    partial = next(iter(bits(DATA.features("partial_city") & ~DATA.area("moscow") & ~DATA.area("leningrad"))))
    assert [works.workers(pos, city) for city in (kiev, moscow, partial)] == [2, 3, 1]
    busy = tuple(Work(kiev, kind, SOVIET, 6, kiev) for kind in ("airfield", "fort"))
    pos = building(begun=busy)
    assert works.workers(pos, kiev) == 0
    assert kiev not in works.helpers(pos, kiev)


@cites("SS 14A.1", "SS 14A.4")
def test_where_works_may_stand() -> None:
    forts, pos = DATA.features("fortress"), building()
    menu = works.verbs(pos, SOVIET)
    assert not menu["fort"].set & (forts | own(pos).forts)
    allowed = MAP.terrain["clear"] | MAP.terrain["woods"] | MAP.terrain["rough"] | MAP.terrain["wooded_rough"]
    assert menu["airfield"].set & ~allowed == 0
    assert not menu["airfield"].set & own(pos).airfields
    swamp = MAP.hex(in_terrain(pos, "fort", "swamp"))
    assert menu["airfield"].why_not(swamp) == ["SS 14A.4"]
    unfed = menu["fort"].set & ~own(pos).supplied[SOVIET]
    assert not unfed


@cites("SS 14A.5")
def test_without_points_in_reach_nothing_is_built() -> None:
    assert not works.verbs(building(points=0), SOVIET)["fort"].set
    h = MAP.hex(NEAR)
    assert works.verbs(building(points=0), SOVIET)["fort"].why_not(h) == ["SS 14A.5"]


@cites("SS 14A.3")
def test_captured_works_are_lost() -> None:
    ref = Referee(built(building(), "fort", NEAR), FixedDice(()))
    apply_capture(ref, AXIS, hexes(NEAR))
    assert own(ref.pos).works == ()
    assert sum(one.points for one in own(ref.pos).stocks) == 7


# -- points


@cites("SS 30I")
def test_oil_for_the_owner_of_the_field_in_his_own_phase() -> None:
    pos = still(side=SOVIET)
    baku, ploesti = DATA.places["baku"], DATA.places["ploesti"]
    soviet = run(pos, SOVIET, factories.oil(SOVIET))
    axis = run(pos, AXIS, factories.oil(AXIS))

    def more(after: Position, side: int, h: int) -> int:
        return stocks.points_in(after, side, h) - stocks.points_in(pos, side, h)

    assert (more(soviet, SOVIET, baku), more(soviet, AXIS, ploesti)) == (2, 0)
    assert (more(axis, SOVIET, baku), more(axis, AXIS, ploesti)) == (0, 1)


@cites("SS 12F.7")
def test_what_units_and_trucks_carry() -> None:
    """E46: 3 points for a division, 30 for a truck."""
    pos = still({"G1Inf": KIEV, "G1Trk": KIEV})
    assert stocks.limit(pos, ROSTER.index["G1Inf"]) == 3
    assert stocks.limit(pos, ROSTER.index["G1Trk"]) == 30
    ref = Referee(pos, FixedDice(()))
    h, unit = MAP.hex(KIEV), ROSTER.index["G1Inf"]
    ref.note("SS 12F.1", stocks=())
    stocks.change_stock(ref, AXIS, h, 5, "SS 12F.1")
    with pytest.raises(ValueError, match="more points"):
        stocks.take_up(ref, unit, 4)
    stocks.take_up(ref, unit, 3)
    assert (stocks.points_carried(ref.pos, unit), stocks.points_in(ref.pos, AXIS, h)) == (3, 2)
    assert stocks.room(ref.pos, unit) == 0
    stocks.set_down(ref, unit)
    assert own(ref.pos).stocks == (Stock(h, AXIS, 5, NOBODY),)


@cites("SS 12F.2")
def test_points_in_a_hex_are_one_number() -> None:
    ref = Referee(still(own={"stocks": []}), FixedDice(()))
    for _ in range(5):
        stocks.change_stock(ref, SOVIET, MAP.hex(MOSCOW), 1, "SS 12F.1")
    assert own(ref.pos).stocks == (Stock(MAP.hex(MOSCOW), SOVIET, 5),)


@cites("SS 12F.5")
def test_half_of_captured_points_is_kept_rounded_down() -> None:
    """E45, with its corrections: three points left behind, one captured, two destroyed."""
    ref = Referee(still(own={"stocks": []}), FixedDice(()))
    h = MAP.hex(NEAR)
    stocks.change_stock(ref, SOVIET, h, 3, "SS 12F.1")
    apply_capture(ref, AXIS, hexes(NEAR))
    assert own(ref.pos).stocks == (Stock(h, AXIS, 1),)


@cites("SS 12F.4")
def test_a_player_destroys_his_own_points() -> None:
    pos = building()
    allowed = stocks.destroyable(pos, SOVIET)
    assert allowed.set == hexes(MOSCOW)
    assert not stocks.destroyable(pos, AXIS).set & hexes(MOSCOW)
    ref = Referee(pos, FixedDice(()))
    stocks.destroy(ref, MAP.hex(MOSCOW))
    assert not stocks.stock_hexes(ref.pos, SOVIET) & hexes(MOSCOW)


@cites("SS 14A.1")
def test_a_fort_rises_in_supplied_hexes_owned_since_the_phase_began() -> None:
    pos, h = building(), MAP.hex(NEAR)
    now = own(pos)
    for field, value in (("at_start", now.at_start & ~(1 << h)), ("supplied", (0, 0))):
        other = Position(GAME, pos.state._replace(own=now._replace(**{field: value})))
        menu = works.verbs(other, SOVIET)["fort"]
        assert not menu.set >> h & 1
        assert menu.why_not(h) == ["SS 14A.1"]
