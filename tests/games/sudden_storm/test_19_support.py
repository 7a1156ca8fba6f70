"""19D2b to 19D2d, 9A, 9D.3 and 13.3: aircraft over the war on the ground."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.air_situations import MINSK, WILNO, aloft, flight, fly, on_ground, prompt
from tests.games.sudden_storm.fights import BESIDE, CRT, PLAIN, WEST, attack, odds, strengths
from tests.games.sudden_storm.situations import DATA, GAME, drawn, moving, remembered, until_so

from grognard.games.sudden_storm.law import freight, rail
from grognard.games.sudden_storm.law.air import harassment
from grognard.games.sudden_storm.law.combat.odds import overrun_odds
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, STRENGTH, Moving
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation

MAP, GRID = GAME.map, GAME.map.grid
JU88, JU87, STUKA, HE = "LJu88A01", "LJu87B01", "LJu87B02", "LJu88A02"
MIG, PE, RIFLE, INF = "VMiG301", "VPe201", "S54Rif", "G1Inf"


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def away(mission: str, **more: bool) -> Any:
    return lambda unit: {"unit": unit, "mission": mission, "base": WILNO, **more}


def over(mission: str, *units: str, **more: Any) -> dict[str, Any]:
    """Units on a mission, in the order of their numbers."""
    return {"flights": [away(mission, **more)(one) for one in sorted(units, key=number)]}


def helped(mission: str, *units: str, own: dict[str, Any] | None = None, attackers: str = INF) -> Situation:
    """An attack on the plain with aircraft over it."""
    base = {"weather": "clear", **over(mission, *units), **(own or {})}
    return attack(attackers, RIFLE, PLAIN, others=dict.fromkeys(units, PLAIN), own=base)


# -- ground support


@cites("SS 9A1", "SS 19D2b.1")
def test_ground_support_adds_to_the_attack() -> None:
    bare, helped_ = strengths(helped("support")), strengths(helped("support", JU87))
    assert helped_[0] - bare[0] == 4
    assert helped_[1] == bare[1]


@cites("SS 19D2b.1")
def test_it_helps_over_the_hex_attacked_alone() -> None:
    base = {"weather": "clear", **over("support", JU87)}
    t = attack(INF, RIFLE, PLAIN, others={JU87: BESIDE[2], "S8RifB": BESIDE[2]}, own=base)
    assert strengths(t)[0] == strengths(helped("support"))[0]


@cites("SS 19D2b.1")
def test_it_stays_until_the_combat_phase_is_over() -> None:
    t = aloft({JU88: WILNO, INF: WILNO, RIFLE: MINSK, "G11Inf": west_of_minsk()})
    fly(t, "bomb", MINSK, JU88).act("end_phase").act("bombard", MINSK).act("support")
    assert (t.phase, t.at(JU88)) == ("axis-combat", MINSK)
    t.act("target", MINSK).act("join", "G11Inf")
    assert any(item.what == JU88 for item in odds(t).attackers)
    t.act("cancel").act("end_phase")
    assert (t.phase, prompt(t)) == ("axis-combat", "ss-landing")
    t.act("home")
    assert on_ground(t, JU88)
    assert t.phase == "axis-exploitation"


def west_of_minsk() -> str:
    return MAP.label(GRID.line(MAP.hex(MINSK), MAP.hex(WILNO))[1])


@cites("SS 19D2b.1")
def test_unused_support_flies_home() -> None:
    """SS-P76: over a hex that nobody attacks."""
    t = aloft({JU88: WILNO, INF: WILNO, RIFLE: MINSK})
    fly(t, "bomb", MINSK, JU88).act("end_phase").act("bombard", MINSK).act("support")
    assert prompt(t) == "ss-landing"
    assert flight(t, JU88).mission == "support"


@cites("SS 19D2b.1")
def test_support_wants_enemies_on_the_ground() -> None:
    t = fly(aloft({JU88: WILNO, INF: WILNO}), "bomb", MINSK, JU88).act("end_phase").act("bombard", MINSK)
    assert "SS 19D2b.1" in t.refusals("support")
    assert t.can("defend")


@cites("SS 19D2b.2")
def test_printed_bombing_counts_up_to_the_printed_attack() -> None:
    """A cadre of 3 with three Stukas of 4: three points, and the rest is ignored."""
    t = attack(
        INF,
        RIFLE,
        PLAIN,
        as_={INF: {"at": WEST, "steps": 1}},
        others=dict.fromkeys((JU87, STUKA), PLAIN),
        own={"weather": "clear", **over("support", JU87, STUKA)},
    )
    printed = GAME.roster[number(INF)].faces[1].attack
    items = {item.what: item for item in odds(t).attackers}
    assert items[JU87].value + items[STUKA].value == printed
    assert [items[one].cite for one in (JU87, STUKA)].count("SS 19D2b.2") >= 1


@cites("SS 19D2b.2", "SS 23B.1")
def test_what_is_left_out_is_what_is_divided_most() -> None:
    flights = [away("support", extended=True)(JU87), away("support")(STUKA)]
    t = attack(
        INF,
        RIFLE,
        PLAIN,
        as_={INF: {"at": WEST, "steps": 1}},
        others=dict.fromkeys((JU87, STUKA), PLAIN),
        own={"weather": "clear", "flights": flights},
    )
    printed = GAME.roster[number(INF)].faces[1].attack
    items = {item.what: item for item in odds(t).attackers}
    assert items[STUKA].value == min(4, printed)
    assert items[JU87].value == printed - items[STUKA].value


@cites("SS 28C.3", "SS 9A1")
def test_support_is_halved_in_mud() -> None:
    """The weather of the target hex, and whole again in frost."""
    clear, mud = (
        strengths(helped("support", JU87)),
        strengths(helped("support", JU87, own={"weather": "mud"})),
    )
    bare = strengths(helped("support", own={"weather": "mud"}))
    assert clear[0] - strengths(helped("support"))[0] == 4
    assert mud[0] - bare[0] == 2


# -- defensive support


def defended(*units: str, as_: dict[str, Any] | None = None, own: dict[str, Any] | None = None) -> Situation:
    """Soviet aircraft over a Soviet division that is attacked."""
    stay = [{"unit": one, "mission": "defence", "base": MINSK} for one in sorted(units, key=number)]
    more = {"weather": "clear", "flights": stay, **(own or {})}
    return attack("G1Inf G11Inf", RIFLE, PLAIN, others=dict.fromkeys(units, PLAIN), as_=as_ or {}, own=more)


@cites("SS 9A2", "SS 19D2c.2")
def test_defensive_support_adds_to_the_defence() -> None:
    unit = bomber_of("soviet")
    tactical = DATA.plane(number(unit)).tactical
    assert strengths(defended(unit))[1] - strengths(defended())[1] == tactical
    assert strengths(defended(unit))[0] == strengths(defended())[0]
    mud = {"weather": "mud"}
    assert strengths(defended(unit, own=mud))[1] - strengths(defended(own=mud))[1] == tactical / 2


def bomber_of(nation: str) -> str:
    """The strongest tactical bomber."""
    some = [u for u in range(len(GAME.roster)) if DATA.planes_of[nation] >> u & 1]
    return GAME.roster[max(some, key=lambda u: DATA.plane(u).tactical)].id


@cites("SS 19D2c.2")
def test_it_counts_up_to_the_printed_defence() -> None:
    unit = bomber_of("soviet")
    more = [one for one in GAME.roster.ids(DATA.planes_of["soviet"]) if one != unit][:6]
    t = defended(unit, *more)
    printed = GAME.roster[number(RIFLE)].faces[0].defence
    assert strengths(t)[1] == 2 * printed


@cites("SS 19D2c.2")
def test_terrain_does_not_touch_it() -> None:
    """Over a major city too, where ground support is halved."""
    unit = bomber_of("soviet")
    stay = [{"unit": unit, "mission": "defence", "base": MINSK}]
    beside = west_of_minsk()
    t = attack(
        INF,
        RIFLE,
        MINSK,
        from_=beside,
        others={unit: MINSK},
        own={"weather": "clear", "flights": stay},
    )
    item = next(item for item in odds(t).defenders if item.what == unit)
    assert (item.value, item.divisor) == (DATA.plane(number(unit)).tactical, 1)


@cites("SS 19D2c.1")
def test_it_is_flown_over_any_hex_and_stays_over_the_enemy_turn() -> None:
    """Over an empty hex; home at the beginning of the next initial phase of its side."""
    empty = MAP.label(GRID.line(MAP.hex(WILNO), MAP.hex(MINSK))[4])
    t = aloft({JU88: WILNO, INF: WILNO, RIFLE: MINSK})
    fly(t, "bomb", empty, JU88).act("end_phase").act("bombard", empty).act("defend")
    until_so(t, lambda: t.phase == "soviet-movement")
    assert (t.at(JU88), flight(t, JU88).mission) == (empty, "defence")
    until_so(t, lambda: t.phase == "axis-initial" and prompt(t) == "ss-landing")
    assert t.who == "axis"
    until_so(t, lambda: t.phase == "axis-movement")
    assert on_ground(t, JU88)
    assert t.at(JU88) == WILNO


@cites("SS 13.3", "SS 19D2c.2")
def test_overruns_do_not_feel_it() -> None:
    unit = bomber_of("soviet")
    stay = {"flights": [{"unit": unit, "mission": "defence", "base": MINSK}], "weather": "clear"}
    some = ("G6Pz", "G8Pz", "G1Pz")
    units = {**dict.fromkeys(some, WEST), "S8RifB": PLAIN}
    bare, covered = (
        drawn("axis-movement", units | extra, own)
        for extra, own in (({}, {"weather": "clear"}), ({unit: PLAIN}, stay))
    )
    mine, at = sum(1 << number(one) for one in some), MAP.hex(PLAIN)
    both = [overrun_odds(t.pos, mine, at) for t in (bare, covered)]
    assert both[0] == both[1] >= 10


@cites("SS 9D.3")
def test_support_is_not_lost_and_counts_for_no_losses() -> None:
    """In an exchange the printed strengths on the ground alone decide who is the weaker: a cadre with two
    Stukas over it.
    """
    field = BESIDE[1]
    t = attack(
        INF,
        RIFLE,
        PLAIN,
        as_={INF: {"at": WEST, "steps": 1}},
        others=dict.fromkeys((JU87, STUKA), PLAIN),
        own={"weather": "clear", "axis": [field], "airfields": [field], **over("support", JU87, STUKA)},
    )
    cadre, rifle = GAME.roster[number(INF)].faces[1].attack, GAME.roster[number(RIFLE)].faces[0].defence
    assert cadre < rifle < odds(t).attack / STRENGTH
    column = odds(t).column
    die = next(die for die in range(1, 7) if CRT.cell(die + odds(t).modifier, column) == "EX")
    t.act("attack", dice=[die])
    assert t.pos.state.where[number(INF)] < 0
    assert t.at(JU87) == t.at(STUKA) == field


# -- harassment


def harassed(*units: str, at: str = PLAIN, **more: Any) -> dict[str, Any]:
    """Soviet rifles are to move from the plain; the Axis harasses it."""
    return {"weather": "clear", **over("harassment", *units), **more}


@cites("SS 19D2d.1")
@pytest.mark.parametrize(("units", "points"), [((JU88,), 1), ((JU87,), 2), ((JU87, STUKA), 2), ((), 0)])
def test_two_points_of_bombing_make_one_and_two_are_the_most(units: tuple[str, ...], points: int) -> None:
    t = drawn("soviet-movement", {RIFLE: PLAIN, **dict.fromkeys(units, PLAIN)}, harassed(*units))
    assert harassment.points_at(t.pos, SOVIET, MAP.hex(PLAIN)) == points


@cites("SS 19D2d.1")
def test_weather_halves_it_first() -> None:
    t = drawn("soviet-movement", {RIFLE: PLAIN, JU88: PLAIN}, harassed(JU88, weather="mud"))
    assert harassment.points_at(t.pos, SOVIET, MAP.hex(PLAIN)) == 0


@cites("SS 19D2d.2")
def test_leaving_the_hex_costs_a_point_more_each() -> None:
    free = moving(RIFLE, PLAIN, own={"weather": "clear"})
    hard = moving(RIFLE, PLAIN, {JU87: PLAIN}, own=harassed(JU87))
    cost = {label: hard.costs(RIFLE)[label] - free.costs(RIFLE)[label] for label in BESIDE}
    assert set(cost.values()) == {2}
    entered = moving(RIFLE, WEST, {JU87: PLAIN}, own=harassed(JU87))
    assert entered.costs(RIFLE)[PLAIN] == moving(RIFLE, WEST, own={"weather": "clear"}).costs(RIFLE)[PLAIN]


@cites("SS 19D2d.2")
def test_only_enemies_suffer() -> None:
    free = moving(INF, PLAIN, own={"weather": "clear"})
    mine = moving(INF, PLAIN, {JU87: PLAIN}, own=harassed(JU87))
    assert free.costs(INF) == mine.costs(INF)
    assert harassment.harassed_hexes(mine.pos, AXIS) == ()


@cites("SS 19D2d.2")
def test_the_bill_names_it() -> None:
    hard = moving(RIFLE, PLAIN, {JU87: PLAIN}, own=harassed(JU87))
    far = next(label for label in free_only(hard))
    assert "SS 6.3" in hard.refusals("to", far)
    causes = choices(hard.pos).verbs["to"].causes(MAP.hex(far))
    charges = dict(causes[0].args)["charges"]
    assert any(item.what == "harassment" for item in charges.items)  # type: ignore[union-attr]


def free_only(hard: Situation) -> list[str]:
    free = moving(RIFLE, PLAIN, own={"weather": "clear"})
    return sorted(set(free.may("to")) - set(hard.may("to")))


@cites("SS 19D2d.2")
def test_trains_pay_too() -> None:
    """A movement point by operational rail, 20 hexes by strategic, and 5 for resource points."""
    moscow = MAP.label(DATA.places["moscow"])
    stocks = {"stocks": [{"hex": moscow, "side": "soviet", "points": 1}]}
    free = moving(RIFLE, moscow, own={"weather": "clear", **stocks})
    hard = moving(RIFLE, moscow, {JU88: moscow}, own=harassed(JU88, **stocks))
    one = free.pos.memo(Moving)
    parts = rail.parts(DATA)
    for trip, each in ((rail.rail_trip, parts), (rail.strategic_trip, 20)):
        usual, paid = trip(free.pos, one).reach(), trip(hard.pos, one).reach()
        h = next(h for h in range(usual.hexes.bit_length()) if paid.hexes >> h & 1 and h != MAP.hex(moscow))
        assert paid.cost(h) - usual.cost(h) == each
    points = freight.Freight(MAP.hex(moscow), 1)
    usual, paid = (freight.trip(t.pos, points).reach() for t in (free, hard))
    h = next(h for h in range(usual.hexes.bit_length()) if paid.hexes >> h & 1 and h != MAP.hex(moscow))
    assert paid.cost(h) - usual.cost(h) == 5


@cites("SS 19D2d.1")
def test_harassment_stays_until_the_next_friendly_initial_phase() -> None:
    t = aloft({JU88: WILNO, INF: WILNO, RIFLE: MINSK})
    fly(t, "bomb", MINSK, JU88).act("end_phase").act("bombard", MINSK).act("harass")
    until_so(t, lambda: t.phase == "soviet-movement")
    assert harassment.points_at(t.pos, SOVIET, MAP.hex(MINSK)) == 1
    until_so(t, lambda: t.phase == "axis-movement")
    assert remembered(t).flights == ()
