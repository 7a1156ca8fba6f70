"""4. The sequence of play: turns, player turns, and the order inside an initial phase."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from tests.games.sudden_storm.situations import DATA, GAME, closing, drawn, remembered, until_so

from grognard.games import load
from grognard.games.sudden_storm.law import presence, regauging
from grognard.games.sudden_storm.law.names import AXIS, FIGHTING, GROUPS, ISOLATED, SIDES, SOVIET, UNSUPPLIED
from grognard.kernel.changes import PhaseStarted
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.flow import Ask, While
from grognard.kernel.hexes import occupied_hexes
from grognard.kernel.replaying import parse
from grognard.testing.conformance import open_game
from grognard.testing.table import Situation

PROGRAM = GAME.program

# The steps of an initial phase, numbered as the rulings order them (A3, SS-P54, SS-P56, SS-P58).
ORDER = {
    "axis": {
        "begin": "2.0",
        "occupied_cities": "2.2",
        "destroy": "2.2",
        "release_all": "2.2",
        "release_listed": "2.2",
        "raise_limit": "2.2",
        "lift_limits": "2.2",
        "supply_begins": "2.3",
        "supplied_hexes": "2.3",
        "isolation": "2.3",
        "supplied_units": "2.3",
        "fed": "2.3",
        "works_done": "2.4",
        "works": "2.4",
        "air_repair": "2.5",
        "pair_the_rest": "2.5",
        "group_the_rest": "2.5",
        "air_comes": "2.5",
        "air_land": "2.5",
        "axis_points": "2.6",
        "special": "2.6",
        "oil": "2.6",
        "withdrawals": "2.7",
        "withdraw": "2.7",
        "withdraw_air": "2.7",
        "arrive": "2.8",
        "goods_at": "2.8",
    },
    "soviet": {
        "iran": "2.0",
        "begin": "2.0",
        "release_garrisons": "2.2",
        "garrisons": "2.2",
        "call": "2.2",
        "resume": "2.2",
        "factories": "2.2",
        "capital_waits": "2.2",
        "capital": "2.2",
        "supply_begins": "2.3",
        "soviet_trucks": "2.3",
        "city_garrisons": "2.3",
        "axis_trucks": "2.3",
        "supplied_hexes": "2.3",
        "isolation": "2.3",
        "supplied_units": "2.3",
        "fed": "2.3",
        "works_done": "2.4",
        "works": "2.4",
        "air_repair": "2.5",
        "pair_the_rest": "2.5",
        "group_the_rest": "2.5",
        "air_comes": "2.5",
        "air_land": "2.5",
        "raf_return": "2.5",
        "air_guards": "2.5",
        "infantry_points": "2.6",
        "factory_points": "2.6",
        "special": "2.6",
        "oil": "2.6",
        "lend_lease": "2.6",
        "air_convoys": "2.6",
        "pay_garrisons": "2.6",
        "arrive": "2.8",
        "goods_at": "2.8",
    },
}


def chain(phase: str) -> list[str]:
    """The steps of a phase in their order, without its name."""
    step_: str | None = next(name for name, node in PROGRAM.items() if node.phase == phase and node.opens)
    found = []
    while step_ is not None and PROGRAM[step_].phase == phase:
        found.append(step_.partition(".")[2])
        step_ = PROGRAM[step_].after
    return found


def phases(t: Situation, until: int) -> list[str]:
    """The phases that open while nobody does anything, up to a turn."""
    found = []
    dice = FixedDice([1] * 2_000)
    while t.pos.state.turn < until:
        outcome = step(t.pos, closing(t), dice)
        found += [one.step for one in outcome.changes if isinstance(one, PhaseStarted)]
        t.pos = outcome.pos
    return found


PLAYER_TURN = ("initial", "movement", "air", "combat", "exploitation")


@cites("SS 4.1", "SS 4B")
def test_a_game_turn_is_a_german_player_turn_and_then_a_soviet_one() -> None:
    t = drawn("axis-initial", {"G1Inf": "1B:3027", "S14Rif": "2A:3201"}, turn=5)
    found = [one for one in phases(t, 7) if one != "weather"]
    turn = [f"{side}-{part}" for side in SIDES for part in PLAYER_TURN]
    assert found[: len(turn) - 1] == turn[1:]
    assert found[len(turn) - 1 : 2 * len(turn) - 1] == turn
    for name, node in PROGRAM.items():
        if node.phase.startswith(SIDES) and "setup" not in node.phase and isinstance(node.step, Ask):
            both = "trucks" in name or "excess" in name
            assert both or node.who == SIDES.index(node.phase.partition("-")[0]), name


@cites("SS 4C")
def test_nothing_is_done_out_of_its_place() -> None:
    """Each phase offers its own acts and none of another."""
    units = {"G1Inf": "1B:2623", "S14Rif": "1B:2622"}
    own = {"axis": "area greater_germany", "at_start": "area greater_germany"}
    offered = {
        phase: set(choices(drawn(phase, units, own, turn=4).pos).verbs)
        for phase in ("axis-movement", "axis-combat", "axis-exploitation")
    }
    assert "target" in offered["axis-combat"]
    assert "regauge" not in offered["axis-combat"]
    for phase in ("axis-movement", "axis-exploitation"):
        assert "unit" in offered[phase]
        assert "target" not in offered[phase]
    assert "regauge" in offered["axis-movement"]
    assert "regauge" not in offered["axis-exploitation"]


@cites("SS 4A4.2")
def test_in_the_combat_phase_the_phasing_player_attacks() -> None:
    units = {"G1Inf": "1B:2623", "S14Rif": "1B:2622"}
    for side, target in zip(SIDES, ("1B:2622", "1B:2623"), strict=True):
        t = drawn(f"{side}-combat", units, turn=4)
        assert t.who == side
        assert t.may("target") == [target]


@cites("SS 2D6", "SS 4A1.2")
@pytest.mark.parametrize("side", SIDES)
def test_the_order_of_an_initial_phase(side: str) -> None:
    found = chain(f"{side}-initial")
    ours = ORDER[side]
    named = [one for one in found if one in ours]
    assert named == list(ours), "in the order of the table, each once"
    assert all(a <= b for a, b in pairwise(ours[one] for one in named))


RECORDED = Path(__file__).parents[2] / "golden" / "ss" / "1010-campaign-initial.jsonl"


@cites("SS 4A1.2")
def test_a_recorded_campaign_asks_in_this_order() -> None:
    """Its first four turns, in which both sides use whatever their initial phases offer."""
    lines = RECORDED.read_text(encoding="utf-8").splitlines(keepends=True)
    states = [scene.before.state for scene in parse("".join(lines[:150]), RECORDED.name, open_game).scenes()]
    asked = dict.fromkeys((state.turn, state.frames[0].step) for state in states)
    initial = [(turn, step) for turn, step in asked if "-initial." in step]
    assert len(initial) > 20
    for side in SIDES:
        order = [f"{side}-initial.{one}" for one in chain(f"{side}-initial")]
        places = [(turn, order.index(step)) for turn, step in initial if step in order]
        assert places == sorted(places)
    assert {"axis-initial.works", "soviet-initial.factories"} < {step for _, step in initial}


@cites("SS 2D6")
def test_the_start_of_a_game_turn() -> None:
    """Countries join, then the weather, then surrender; then the German player turn."""
    loop = next(
        node for node in PROGRAM.values() if isinstance(node.step, While) and node.step.name == "turn"
    )
    name, found = loop.body, []
    while name is not None and not PROGRAM[name].phase.startswith("axis"):
        found.append(name)
        name = PROGRAM[name].after
    named = [one.partition(".")[2] or one for one in found]
    wanted = ["new_turn", "join_axis", "roll", "surrender"]
    assert [one for one in named if one in wanted] == wanted


REDS = ("S52Rif", "S104Rif", "S122Rif", "S54Rif", "S71Rif", "S168Rif")
GREYS = ("G11Inf", "G21Inf", "G58Inf", "G15Inf", "G86Inf", "G106Inf")


def around(label: str) -> list[str]:
    found: list[str] = DATA.map.labels(DATA.map.grid.adjacent(1 << DATA.map.hex(label)))
    return found


@cites("SS 4A1.2")
@pytest.mark.parametrize("side", SIDES)
def test_in_every_initial_phase_supply_and_isolation_of_both_sides_are_determined(side: str) -> None:
    rings = [*zip(REDS, around("2A:4118"), strict=True), *zip(GREYS, around("1B:3830"), strict=True)]
    t = drawn(f"{side}-initial", {"G1Inf": "2A:4118", "S14Rif": "1B:3830", **dict(rings)}, turn=4)
    until_so(t, lambda: "end_phase" in choices(t.pos).verbs or "fort" in choices(t.pos).verbs)
    for name in ("G1Inf", "S14Rif"):
        number = GAME.roster.index[name]
        assert t.pos.state.marks[UNSUPPLIED] >> number & 1
        assert t.pos.state.marks[ISOLATED] >> number & 1
    assert remembered(t).supplied[AXIS]
    assert remembered(t).supplied[SOVIET]


@cites("SS 3A.1")
def test_units_are_on_the_ground() -> None:
    """Aircraft and ships are forces, and hold no hex."""
    groups = {GROUPS[one] for side in FIGHTING for one in side}
    assert groups == {one for one in GROUPS if not one.endswith((" air", " ship"))}
    t = drawn("axis-movement", {"G1Inf": "1B:2325", "G1Trk": "1B:2324", "GinTilsit": "1B:2524"}, turn=4)
    spans = [GAME.roster.side_spans[AXIS]]
    everybody = sum(occupied_hexes(t.pos.state.where, *span, GAME.roster.hex_count) for span in spans)
    assert (
        presence.occupied_hexes(t.pos, AXIS) == everybody == DATA.map.hexes(["1B:2325", "1B:2324", "1B:2524"])
    )


@cites("SS 3C4")
def test_what_was_not_regauged_is_not_kept_for_the_next_turn() -> None:
    """E4: ten links of 24 this turn, and 24 again the next."""
    laid = [[DATA.map.label(a), DATA.map.label(b)] for a, b in pairs(10)]
    t = drawn("axis-movement", {"G1Inf": "1B:3027"}, {"laid": laid, "weather": "clear"}, turn=4)
    assert regauging.most_links(t.pos) == 24
    assert regauging.links_done(t.pos) == 0


def pairs(many: int) -> list[tuple[int, int]]:
    grid, land = DATA.map.grid, [h for h in range(DATA.map.grid.size) if DATA.land >> h & 1]
    return [(h, next(iter(grid.neighbours(h)))[1]) for h in land[500 : 500 + many]]


# -- where the charts are from


CHARTS = [
    ("crt.csv", "1,AE,AE,AE,AH,AH,AR"),
    ("zoc_costs.csv", "cm,4,2"),
    ("rail_rates.csv", "mud,6"),
    ("supply_lengths.csv", "overland,7"),
    ("constants.csv", "re.capital,12,"),
]


@cites("SS 1.2")
@pytest.mark.parametrize(("file", "row"), CHARTS)
def test_every_row_of_a_chart_says_where_it_is_from(file: str, row: str, tmp_path: Path) -> None:
    line = next(one for one in GAME.files.read(file)[0].splitlines() if one.startswith(row))
    first, _, last = line.rpartition(",")
    assert complaint(tmp_path, file, line, f"{first},hearsay{'' if last else ','}").startswith("source")


def complaint(folder: Path, file: str, old: str, new: str) -> str:
    """What is said of a file of the game in which something was changed."""
    text = GAME.files.read(file)[0]
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as wrong:
        load("ss", pack=folder)
    return str(wrong.value).partition(f"{folder / file}:")[2].partition(": ")[2]


@cites("SS 3B2")
@pytest.mark.parametrize(
    ("column", "is_"),
    [
        ("branch", "axis,german,Gds,1 Inf"),
        ("branch", "axis,german,Mil,1 Inf"),
        ("nation", "axis,soviet,,1 Inf"),
    ],
)
def test_guards_militia_navy_and_nkvd_are_soviet(column: str, is_: str, tmp_path: Path) -> None:
    assert complaint(tmp_path, "units.csv", "axis,german,,1 Inf", is_).startswith(column)
    for one in GAME.roster.units:
        assert (one.more.nation == "soviet") == (one.side == SOVIET)
