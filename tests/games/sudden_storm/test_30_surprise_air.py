"""30F2. The surprise air attack, and where the air forces are after it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.sudden_storm.aircraft import INDEX, MOSCOW, RIGA, at, inactive
from tests.games.sudden_storm.situations import DATA, GAME, closing, drawn
from tests.games.sudden_storm.still_situations import MAP, labels, still

from grognard.games import load
from grognard.games.sudden_storm.law.air import bases, surprise_attack
from grognard.games.sudden_storm.law.names import ASIDE, AXIS, SOVIET
from grognard.games.sudden_storm.table.position_file import invariants
from grognard.kernel.changes import Marked, PhaseStarted, Placed
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits, holds
from grognard.kernel.places import place_name
from grognard.kernel.position import begin
from grognard.testing.table import Situation

GERMANS = [GAME.roster[n].id for n in bits(surprise_attack.units_taking_part(DATA, AXIS))]
SOVIETS = [GAME.roster[n].id for n in bits(surprise_attack.units_taking_part(DATA, SOVIET))]


def attacked(scenario: str = "campaign", **options: str) -> Situation:
    """The start of a game up to the deployment, or to the first phase after it; nobody has moved."""
    game = load("ss", options or None, scenario)
    dice = SeededDice(b"storm")
    t = Situation(begin(game, dice)[0])
    while "setup" in t.phase or "surprise" in t.phase:
        if t.phase.endswith("air-setup"):
            break
        verbs = choices(t.pos).verbs
        act = "ready_made" if "ready_made" in verbs and verbs["ready_made"].set else ""
        chosen = next((one for one in choices(t.pos).acts() if one.verb == act), None) or closing(t)
        outcome = step(t.pos, chosen, dice)
        t.pos, t.log = outcome.pos, [*t.log, *outcome.changes]
    return t


READY = attacked()


def fates(t: Situation, names: list[str]) -> Counter[str]:
    found = (place_name(t.game, t.pos.state.where[INDEX[name]]) for name in names)
    return Counter(one if ":" not in one else "map" for one in found)


# -- before


@cites("SS 30F2.1", "SS OB-A.2")
def test_the_luftwaffe_and_the_soviet_air_force_wait_beside_the_map() -> None:
    state = GAME.start(GAME)
    assert (len(GERMANS), len(SOVIETS)) == (53, 26)
    assert {state.where[INDEX[name]] for name in (*GERMANS, *SOVIETS)} == {ASIDE}


@cites("SS 30F.2")
def test_all_germans_take_part_and_no_ally_does() -> None:
    begins = [n for n in bits(DATA.planes_of["german"]) if DATA.more(n).status == "map"]
    assert [GAME.roster[n].id for n in begins] == GERMANS
    state = GAME.start(GAME)
    assert place_name(GAME, state.where[INDEX["RAJu87B01"]]) == "3B:3126"


@cites("SS OB-A.2")
def test_the_airfields_of_the_axis() -> None:
    fields = [one for one in DATA.tables.items if one.kind == "airfield" and one.side == AXIS]
    lands = {"germany": 12, "norway": 1, "rumania": 2}
    assert {name: sum(holds(DATA.country(name), one.hex) for one in fields) for name in lands} == lands
    level = DATA.map.terrain["clear"] | DATA.map.terrain["rough"]
    assert all(holds(level, one.hex) for one in fields)


# -- the losses


@cites("SS 30F2.2")
def test_what_the_attack_costs() -> None:
    """12 Soviets eliminated, two of them for the EFT box, six more aborted; five Germans aborted."""
    assert fates(READY, SOVIETS) == {"eft": 2, "remnants": 10, "map": 14}
    assert fates(READY, GERMANS) == {"map": 53}
    marked = [one for one in READY.log if isinstance(one, Marked) and one.cite == "SS 30F2.2"]
    aborted = [GAME.roster[n].id for one in marked for n in bits(one.units)]
    assert (len(set(aborted) & set(GERMANS)), len(set(aborted) & set(SOVIETS))) == (5, 6)


@cites("SS 30F2.2")
def test_each_is_drawn_from_those_that_are_left() -> None:
    """A die with as many faces as there are counters still whole."""
    ref = still({"S73Rif": "7A:4801", **SOME}, {"surprise": True}, 0, "surprise-combat", dice=[2, *[1] * 40])
    surprise_attack.attack(ref, ref.frame)
    sides = [one.sides for one in ref.rolls]
    assert sides[:5] == [7, 6, 5, 4, 3]  # Germans
    assert sides[5:] == [10, 9, 8, 7, 6, 5, 4, 3, 2]  # and Soviets; the last falls to nobody's luck
    first = next(one for one in ref.changes if isinstance(one, Marked))
    assert GAME.roster[bits(first.units)[0]].id == "LJu87B02"


SOME = {
    **dict.fromkeys([f"LJu87B0{n}" for n in range(1, 8)], "aside"),
    **dict.fromkeys([f"VMiG30{n}" for n in range(1, 10)], "aside"),
    "VMiG310": "aside",
}


@cites("SS 30F2.3")
def test_those_aborted_begin_inactive() -> None:
    assert len(inactive(READY, SOVIETS)) == 6
    assert len(inactive(READY, GERMANS)) <= 5  # some are repaired at once, in the German initial phase
    found = attacked(setup="free")
    assert (len(inactive(found, SOVIETS)), len(inactive(found, GERMANS))) == (6, 5)


# -- where they are


@cites("SS 30F2.3")
def test_the_soviets_deploy_first() -> None:
    phases = [one.step for one in READY.log if isinstance(one, PhaseStarted)]
    assert phases.index("soviet-air-setup") < phases.index("axis-air-setup") < phases.index("axis-initial")
    assert not invariants(READY.pos)
    placed = [
        GAME.roster[one.unit].side for one in READY.log if isinstance(one, Placed) and one.how == "based"
    ]
    assert placed == [SOVIET] * 14 + [AXIS] * 53


@cites("SS 30F2.3")
def test_the_ready_made_bases_lie_where_they_may() -> None:
    """Soviets in the USSR; Germans in Greater Germany and Rumania, and two at the most in Norway."""
    homes = [DATA.plane(INDEX[name]).base for name in GERMANS]
    lands = Counter(
        next(one for one in ("germany", "rumania", "norway") if holds(DATA.country(one), h)) for h in homes
    )
    assert lands["norway"] <= 2
    assert sum(lands.values()) == 53
    assert all(holds(DATA.ussr, DATA.plane(INDEX[name]).base) for name in SOVIETS)
    standing = {name: at(READY, name) for name in GERMANS}
    assert standing == {name: MAP.label(DATA.plane(INDEX[name]).base) for name in GERMANS}


@cites("SS 30F2.3")
def test_a_lost_base_is_replaced_by_the_nearest() -> None:
    """All dice show one, so that the last of the roster comes through; the Germans stand at its base."""
    last = SOVIETS[-1]
    home = DATA.plane(INDEX[last]).base
    units = {"G1Inf": MAP.label(home), "S73Rif": "7A:4801", **dict.fromkeys(SOVIETS, "aside")}
    t = drawn("surprise-combat", units, {"surprise": True}, turn=0, dice=[1] * 60)
    near = bits(bases.airbases(t.pos, SOVIET) & DATA.ussr)
    far = MAP.grid.distance(home, MAP.hex(at(t, last)))
    assert far == min(MAP.grid.distance(home, h) for h in near) > 0


# -- by hand


def deploying(**units: Any) -> Situation:
    own = {"surprise": True}
    return drawn(
        "soviet-air-setup",
        {"S14Rif": "2A:3201", "G1Inf": RIGA, **units},
        own,
        turn=0,
        options={"setup": "free"},
    )


@cites("SS 30F2.3", "SS 35.4")
def test_soviets_are_put_by_hand_at_soviet_bases_in_the_ussr() -> None:
    t = deploying(VMiG305="aside", LMe109F01="aside")
    assert t.who == "soviet"
    assert t.refusals("unit", "LMe109F01") == ["SS 30F2.3"]
    assert t.refusals("end_setup") == ["SS 30F2.3"]
    t.act("unit", "VMiG305")
    assert t.refusals("base", RIGA) == ["SS 17.1"]  # the enemy has it
    assert "SS 30F2.3" in t.refusals("base", "1B:0515")  # Hango is theirs, but not in the USSR
    t.act("base", MOSCOW)
    assert at(t, "VMiG305") == MOSCOW
    t.act("end_setup")
    assert t.who == "axis"


@cites("SS 30F2.3")
def test_two_germans_at_the_most_go_to_norway() -> None:
    four = [f"LMe109F0{n}" for n in range(1, 5)]
    t = deploying(**dict.fromkeys(four, "aside"))
    assert t.who == "axis"
    for name, h in zip(four, ("6A:1123", "5B:2532", "3B:3126"), strict=False):
        t.act("unit", name)
        t.act("base", h)
    t.act("unit", four[3])
    assert t.refusals("base", "5B:2228") == ["SS 30F2.3"]
    assert t.refusals("base", RIGA) == ["SS 30F2.3"]  # theirs, but in the USSR
    t.acts("base 1B:2627", f"unit {four[0]}")
    assert t.can("base", "5B:2228")  # it is one of the two
    t.act("drop")
    t.act("end_setup")
    assert t.phase == "axis-initial" or not t.pos.at(ASIDE)


@cites("SS 30F2.3")
def test_the_rest_goes_where_the_ready_made_set_up_has_it() -> None:
    t = deploying(VMiG309="aside", VMiG301="aside")
    t.act("unit", "VMiG301")
    t.act("base", "3B:0607")
    t.act("fill")
    assert [at(t, name) for name in ("VMiG301", "VMiG309")] == ["3B:0607", MOSCOW]
    assert t.refusals("fill") == ["SS 30F2.3"]


# -- scenarios of our own


@cites("SS 30F2.2")
@pytest.mark.parametrize(
    ("name", "forces", "losses"), [("smolensk", (42, 7), (4, 1, 3, 2)), ("leningrad", (19, 7), (2, 1, 3, 2))]
)
def test_a_scenario_has_the_units_based_in_its_area_and_its_share_of_the_losses(
    name: str, forces: tuple[int, int], losses: tuple[int, int, int, int]
) -> None:
    """Seven Soviets of 26: 12 x 7 / 26 is 3.2, so four, and one of them for the EFT box; two aborted."""
    t = attacked(name)
    data = t.game.rules.data
    mine = [
        [t.game.roster[n].id for n in bits(surprise_attack.units_taking_part(data, side))] for side in (0, 1)
    ]
    assert (len(mine[0]), len(mine[1])) == forces
    aborted, eft, remnants, hit = losses
    assert surprise_attack.share(data, AXIS, "surprise.german_aborted") == aborted
    found = fates(t, mine[1])
    assert (found["eft"], found["remnants"], len(inactive(t, mine[1]))) == (eft, remnants, hit)
    area = labels(data.scene.area)
    assert {at(t, one) for one in mine[0]} <= area


@cites("SS 30F2.1")
@pytest.mark.parametrize("name", ["dvina", "kalinin", "training"])
def test_other_scenarios_have_no_aircraft(name: str) -> None:
    """SS-P75: all of it is left out."""
    t = attacked(name)
    assert not bases.planes(t.pos, AXIS) | bases.planes(t.pos, SOVIET) | t.pos.at(ASIDE)
    assert not [one for one in t.log if isinstance(one, PhaseStarted) and "air" in one.step]
