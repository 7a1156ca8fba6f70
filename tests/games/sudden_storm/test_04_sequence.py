"""4: the turn, and what is done in which part of it."""

from __future__ import annotations

from tests.games.sudden_storm.situations import DATA, GAME, closing, drawn, remembered, until_so

from grognard.games.sudden_storm.law import regauging, sequence, supply
from grognard.games.sudden_storm.law.names import AXIS, FIGHTING, GROUPS, SOVIET
from grognard.games.sudden_storm.law.presence import occupied_hexes
from grognard.kernel.changes import PhaseStarted, TurnStarted
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import step
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

MAP, GRID = DATA.map, DATA.map.grid
MINSK = MAP.label(DATA.places["minsk"])
PANZER, TANKS, RIFLE = "G6Pz", "S10Tk", "S14Rif"
GUARDS = "S1GdMoR"
FACING = {PANZER: "1B:1512", TANKS: "1B:1612", GUARDS: "1B:1814"}
SOVIETS = GAME.roster.ids(DATA.divisions & DATA.of_side[SOVIET] & ~DATA.with_cadre)
GERMANS = GAME.roster.ids(DATA.divisions & DATA.of_nation["german"])


def played(t: Situation, many: int) -> list[tuple[str, int]]:
    """The phases that open from here on, and who decides in them; turns in between."""
    found: list[tuple[str, int]] = []
    dice = FixedDice([1] * 500)
    while len(found) < many:
        outcome = step(t.pos, closing(t), dice)
        for change in outcome.changes:
            if isinstance(change, PhaseStarted) and change.step != "weather":
                found.append((change.step, change.who))
            elif isinstance(change, TurnStarted):
                found.append(("turn", change.turn))
        t.pos = outcome.pos
    return found[:many]


@cites("SS 4.1", "SS 4B")
def test_a_turn_is_a_german_player_turn_and_then_a_soviet_one() -> None:
    parts = ("initial", "movement", "air", "combat", "exploitation")
    turn = [(f"{name}-{part}", who) for who, name in enumerate(("axis", "soviet")) for part in parts]
    t = drawn("axis-movement", FACING, turn=6)
    assert played(t, 10) == [*turn[2:], ("turn", 7), turn[0]]


@cites("SS 4B", "SS 4C")
def test_only_the_phasing_player_moves_attacks_and_exploits() -> None:
    """And each in its phase alone."""
    for phase, verb in (("movement", "unit"), ("combat", "target"), ("exploitation", "unit")):
        for side, mine in (("axis", {PANZER}), ("soviet", {TANKS, GUARDS})):
            t = drawn(f"{side}-{phase}", FACING, turn=6)
            assert t.who == side
            assert t.can("end_phase")
            other = "target" if verb == "unit" else "unit"
            assert t.may(verb)
            assert not t.may(other)
            if verb == "unit":
                assert set(t.may("unit")) <= mine


@cites("SS 4A4.2")
def test_attacks_are_made_in_the_combat_phase_by_the_phasing_player() -> None:
    t = drawn("soviet-combat", FACING, turn=6)
    assert t.may("target") == [FACING[PANZER]]
    t.act("target", FACING[PANZER])
    assert t.may("join") == [TANKS]


@cites("SS 4A1.2")
def test_supply_and_isolation_of_both_sides_are_found_in_every_initial_phase() -> None:
    """Each has a unit in a pocket in the other's country."""
    ring = MAP.labels(GRID.ring(1 << MAP.hex(MINSK), 2) & DATA.land)
    soviet_pocket = {**dict(zip(GERMANS, ring, strict=False)), RIFLE: MINSK}
    axis_pocket = {**dict(zip(SOVIETS, ring, strict=False)), "G1Inf": MINSK}
    for phase in ("axis-initial", "soviet-initial"):
        t = past_checks(drawn(phase, soviet_pocket, turn=6, dice=[6] * 9))
        assert RIFLE in t.units_marked("unsupplied")
        assert RIFLE in t.units_marked("isolated")
        axis = past_checks(drawn(phase, axis_pocket, turn=6, dice=[6] * 9))
        assert "G1Inf" in axis.units_marked("unsupplied")
        assert "G1Inf" in axis.units_marked("isolated")
        now = remembered(t)
        assert all(now.supplied)
        assert now.cut_off[SOVIET] >> MAP.hex(MINSK) & 1
        assert not now.supplied[SOVIET] >> MAP.hex(MINSK) & 1


def past_checks(t: Situation) -> Situation:
    return until_so(t, lambda: not t.pos.frame.step.endswith((".factories", ".capital")))


def nodes(phase: str) -> list[str]:
    """The steps of a phase, in their order."""
    program = sequence.PROGRAM
    at: str | None = next(name for name, node in program.items() if node.opens and node.opens[0] == phase)
    found = []
    while at is not None and at.startswith(f"{phase}."):
        found.append(at.removeprefix(f"{phase}."))
        at = program[at].after
    return found


@cites("SS 2D6")
def test_an_initial_phase_goes_in_the_order_of_the_expanded_sequence() -> None:
    """Checks, supply, works, points, withdrawals, arrivals: 2.2 to 2.8 of sequence.csv."""
    soviet = "rail_begins factories capital supplied_hexes isolation works infantry_points oil arrive"
    axis = "destroy release_listed supplied_hexes works_done axis_points oil withdraw arrive rebuild"
    for phase, order in (("soviet-initial", soviet), ("axis-initial", axis)):
        found = nodes(phase)
        places = [found.index(name) for name in order.split()]
        assert places == sorted(places)


@cites("SS 3C4")
def test_what_was_not_regauged_is_not_saved() -> None:
    """Example E4: after 10 of 24 the next turn has 24 again."""
    before = [[MAP.hex("1B:3008"), MAP.hex("1B:3008")]] * 10
    t = drawn("axis-movement", {"G1Inf": "1B:3027"}, {"laid": before, "weather": "clear"}, turn=6)
    assert regauging.most_links(t.pos) - regauging.links_done(t.pos) == 24


@cites("SS 3A.1")
def test_only_ground_units_hold_a_hex() -> None:
    """Forces are ground, naval and air units together; units are those of the ground."""
    kinds = {GROUPS[group].split()[1] for groups in FIGHTING for group in groups}
    assert kinds == {"unit", "truck", "defence"}
    t = drawn("axis-movement", {PANZER: "1B:1512", "G1Trk": "1B:1613"}, turn=6)
    assert occupied_hexes(t.pos, AXIS) == MAP.hexes(["1B:1512", "1B:1613"])


@cites("SS 3B2")
def test_soviet_units_of_all_branches_are_soviet() -> None:
    branches = {DATA.more(unit).branch for unit in bits(DATA.of_nation["soviet"])}
    assert branches == {"", "Gds", "Mil", "NKVD", "Nvl", "w"}
    assert DATA.of_nation["soviet"] == DATA.of_side[SOVIET]


@cites("SS 12E.3")
def test_who_draws_on_a_truck_is_not_in_regular_supply() -> None:
    """A hex is regauged, and a work is begun, only where a line leads to a regular source."""
    ring = MAP.labels(GRID.ring(1 << MAP.hex(MINSK), 2) & DATA.land)
    units = {**dict(zip(SOVIETS, ring, strict=False)), "G1Inf": MINSK, "G1Trk": MINSK}
    own = {"axis": [MINSK], "stocks": [{"hex": MINSK, "side": "axis", "points": 2}]}
    t = drawn("axis-initial", units, own, turn=6, dice=[6] * 9).act("feed", "G1Trk")
    assert "G1Inf" in t.units_marked("fed")
    assert not remembered(t).supplied[AXIS] >> MAP.hex(MINSK) & 1
    assert not supply.regular(t.pos, AXIS) >> MAP.hex(MINSK) & 1
    assert t.may("fort") == []
