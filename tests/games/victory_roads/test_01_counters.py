"""1 and 2. What the counters say, what becomes of them, and the order of the phases."""

from __future__ import annotations

import pytest
from tests.games.victory_roads.drawn import DATA, GAME, drawn, moving, past_orders

from grognard.games import load
from grognard.games.victory_roads.law.corps import standardise
from grognard.games.victory_roads.law.names import AXIS, CORPS_POOL
from grognard.games.victory_roads.law.stacking import overstacked_units
from grognard.games.victory_roads.law.unit_losses import lose_step
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import bits
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.testing.table import Situation


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def after(t: Situation, what: object) -> Position:
    """The position after a change that some rule makes."""
    ref = Referee(t.pos, FixedDice([]))
    what(ref)  # type: ignore[operator]
    return ref.pos


# -- 0: rule sets


@cites("VR 0c")
@pytest.mark.parametrize(
    ("scenario", "last", "on", "off"),
    [
        ("budapest_wien", 8, "", "theatres corps_modes stavka satisfaction replacements withdrawals warsaw"),
        ("bessarabia", 17, "theatres corps_modes stavka satisfaction replacements", "withdrawals warsaw"),
        ("bagration", 18, "theatres corps_modes stavka satisfaction replacements withdrawals", "warsaw"),
        ("campaign", 19, "theatres corps_modes stavka satisfaction replacements withdrawals warsaw", ""),
    ],
)
def test_each_scenario_has_its_chapters(scenario: str, last: int, on: str, off: str) -> None:
    rules = load("vr", scenario=scenario).rules
    assert rules.data.scene.chapters == frozenset(range(1, last + 1))
    assert all(getattr(rules, name) for name in on.split())
    assert not any(getattr(rules, name) for name in off.split())


@cites("VR 1.1.4e")
def test_scenarios_of_the_first_turn_begin_with_the_units_of_june() -> None:
    """What stands in Bagration stands in the same hexes in the campaign."""
    small, large = (load("vr", scenario=name).rules.data.scenario.where for name in ("bagration", "campaign"))
    both = [(small[unit], large[unit]) for unit in bits(DATA.units) if small[unit] >= 0]
    assert len(both) > 100
    assert all(a == b for a, b in both)


# -- 1.1: kinds of counters


@cites("VR 1.1.1")
def test_supports_and_theatre_markers_are_no_units() -> None:
    """They bar no way."""
    t = moving("G96", "2256", {"TOS": "2356", "engineers-1": "2356"})
    assert t.can("to", "2356")
    assert moving("G96", "2256", {"S30": "2356"}).refusals("to", "2356") == ["VR 6.1.7"]


@cites("VR 1.1.4b", "VR 1.1.4c")
def test_armour_is_what_shows_a_vehicle_or_a_soviet_horse() -> None:
    kinds: dict[str, set[int]] = {}
    for n, unit in enumerate(GAME.roster.units):
        kinds.setdefault(unit.kind, set()).add(DATA.armour >> n & 1)
    assert all(kinds[kind] == {1} for kind in ("panzer", "panzergrenadier", "tank", "mechanised"))
    assert all(kinds[kind] == {0} for kind in ("infantry", "jager", "static", "volkssturm"))
    horses = [n for n, unit in enumerate(GAME.roster.units) if unit.kind == "cavalry"]
    classes = {(GAME.roster[n].more.type, DATA.armour >> n & 1) for n in horses}
    assert classes == {("corps", 1), ("division", 0)}, "that of the Axis and of turned allies is infantry"


@cites("VR 1.1.4d")
def test_other_symbols_have_no_effect() -> None:
    """Jäger, mountain troops and plain infantry march alike."""
    costs = []
    for kind in ("infantry", "jager", "mountain"):
        alike = (u for u in GAME.roster.units if u.kind == kind and u.side == AXIS)
        unit = next(u.id for u in alike if u.faces[0].move == 4)
        costs.append(moving(unit, "1346").costs(unit))
    assert costs[0] == costs[1] == costs[2]


@cites("VR 1.7.1a", "VR 1.7.1c")
def test_colours_are_branches_and_nations() -> None:
    colours = {(GAME.roster[n].more.nation, GAME.roster[n].more.branch) for n in bits(DATA.divisions)}
    soviet = {pair for pair in colours if pair[0] in ("soviet", "polish", "czech", "bulgarian")}
    assert {("soviet", "guards"), ("soviet", "army")} <= soviet
    nations = {pair[0] for pair in colours}
    assert nations >= {"german", "hungarian", "romanian", "polish", "czech", "bulgarian"}


@cites("VR 1.7.2", "VR 1.7.3")
def test_allies_of_the_axis_are_led_by_their_own() -> None:
    german, hungarian, turned = (DATA.commands[number(u)] for u in ("G96", "H24", "SR2"))
    assert (german, hungarian, turned) == ("german", "hungarian", "soviet")


@cites("VR 1.7.4")
def test_every_land_hex_lies_in_a_country() -> None:
    names = ("germany", "ussr", "baltic", "poland", "hungary", "romania", "abroad")
    known = sum(DATA.country(name) for name in names if name in DATA.map.attributes["country"])
    rest = DATA.land & ~known
    assert not rest & ~sum(DATA.map.attributes["country"].values())


# -- 1.3: steps


@cites("VR 1.3.1c")
def test_a_lost_step_flips_a_unit_and_the_last_one_eliminates_it() -> None:
    t = drawn("axis-movement", {"G96": "2256"})
    once = after(t, lambda ref: lose_step(ref, number("G96"), "combat", "VR 1.3.1c"))
    assert (once.state.steps[number("G96")], once.state.where[number("G96")]) == (1, GAME.map.index["2256"])
    t.pos = once
    twice = after(t, lambda ref: lose_step(ref, number("G96"), "combat", "VR 1.3.1c"))
    assert twice.state.where[number("G96")] == DEAD


@cites("VR 1.1.3c", "VR 1.3.1b", "VR 1.3.1d")
def test_the_two_faces_of_a_rifle_corps_are_its_modes() -> None:
    """Standard mode is put up as a step is lost, and is none."""
    units = {"S30": {"at": "5528", "steps": 2}}
    t = drawn("soviet-movement", units, turn=3, scenario="campaign")
    now = after(t, lambda ref: standardise(ref, 1 << number("S30"), "VR 10.1.4d"))
    assert (now.state.steps[number("S30")], now.state.where[number("S30")]) == (1, GAME.map.index["5528"])


@cites("VR 1.3.3a", "VR 1.3.3b")
@pytest.mark.parametrize(
    ("scenario", "turn", "at", "box"),
    [("budapest_wien", 20, "2256", DEAD), ("campaign", 3, "5528", CORPS_POOL)],
)
def test_eliminated_rifle_corps_go_back_to_their_pool(scenario: str, turn: int, at: str, box: int) -> None:
    t = drawn("soviet-movement", {"S30": {"at": at, "steps": 1}}, turn=turn, scenario=scenario)
    now = after(t, lambda ref: lose_step(ref, number("S30"), "combat", "VR 1.3.1c"))
    assert now.state.where[number("S30")] == box


# -- 1.4, 1.11: markers and stacks


@cites("VR 1.4.1")
def test_markers_are_seen_by_all() -> None:
    own = {"holding": ["5426"], "bridgeheads": ["5528"]}
    t = drawn("axis-movement", {"G11": "5426", "S30": "5528"}, own, turn=3, scenario="campaign")
    for viewer in (0, 1, 2):
        seen = GAME.hooks.own_view(t.pos, viewer)
        assert (seen["holding"], seen["bridgeheads"]) == (["5426"], ["5528"])


@cites("VR 1.11.1")
def test_friends_in_one_hex_are_a_stack_and_its_room_is_limited() -> None:
    four = dict.fromkeys(("G96", "G357", "G46", "G76"), "2256")
    apart = {**four, "G76": "2356"}
    assert bits(overstacked_units(drawn("axis-movement", four).pos, AXIS))
    assert not overstacked_units(drawn("axis-movement", apart).pos, AXIS)


@cites("VR 6.1.1b")
def test_the_units_of_a_stack_go_the_same_way_one_after_the_other() -> None:
    three = dict.fromkeys(("G96", "G357", "G46"), "2256")
    t = past_orders(drawn("axis-movement", {**three, "Q6": "2557"}))
    for unit in three:
        t.act("unit", unit).act("to", "2257")
        if t.can("done"):
            t.act("done")
    assert {t.at(unit) for unit in three} == {"2257"}


# -- 2: the sequence


def phases(side: str) -> list[str]:
    """The phases of a side in their order, as the compiled sequence comes to them."""
    found: dict[str, None] = {}
    name = GAME.program["turn"].body
    while name is not None and name != "turn":
        found[GAME.program[name].phase] = None
        name = GAME.program[name].after
    return [phase for phase in found if phase.startswith(side) or (phase == "stavka" and side == "soviet")]


@cites("VR 2b", "VR 2e", "VR 2f")
def test_the_soviet_player_turn() -> None:
    names = ("supply", "supports", "stavka", "movement", "combat", "exploitation", "reinforcements")
    order = [phase.removeprefix("soviet-") for phase in phases("soviet")]
    assert [phase for phase in order if phase in names] == list(names)


@cites("VR 2c", "VR 2j", "VR 2k", "VR 2l")
def test_the_axis_player_turn() -> None:
    names = ("supply", "supports", "movement", "combat", "exploitation", "reinforcements")
    order = [phase.removeprefix("axis-") for phase in phases("axis")]
    assert [phase for phase in order if phase in names] == list(names)
    exploiting = [name for name, node in GAME.program.items() if node.phase.startswith("axis-exploitation")]
    assert any("objectives" in name for name in exploiting), "objectives are checked in it"
