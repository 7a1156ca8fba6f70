"""Each row of the odds says what its result does: thrown two thousand times, the combat comes to what the row
of that die says.

What happened is read from the state before and after, not from the effects' own source.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from math import sqrt
from typing import Any, NamedTuple

import pytest
from tests.games.victory_lost.fighting import awake, witnesses

from grognard.games import load
from grognard.games.tsaritsyn.table import forecast as ts
from grognard.games.velikiye_luki.table import forecast as vl
from grognard.games.victory_lost.table import forecast as avl
from grognard.kernel.changes import Moved, PhaseStarted, Rolled
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice, SeededDice
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.places import DEAD
from grognard.kernel.preview import Preview, PreviewRow
from grognard.kernel.state import Position, State, UnitSet
from grognard.testing.combats import combats_before_dice, position_at_roll, resolve_combat, result_of
from grognard.testing.table import Situation, situation

THROWS, WORST = 2000, 4.4  # standard errors: one in a hundred thousand, fixed before any throw
POLICIES = {"ts": ts.choice, "vl": vl.choice, "avl": avl.choice}
DEADLY = ("eliminated", "no-retreat", "rockets")
AWAY = ("off-map", "hq", "displaced")


# -- what happened, from the states


class Facts(NamedTuple):
    """What became of everybody in a combat: by side, the attacker's first, and where several units are meant,
    as a set.
    """

    dead: UnitSet
    away: UnitSet
    back: dict[int, UnitSet]  # by hexes gone back
    hurt: UnitSet  # alive, with fewer steps
    emptied: bool
    taken: bool


def ended(pos: Position, outcome: Outcome) -> State:
    """The state before another phase begins."""
    state = pos.state
    for change in outcome.changes:
        if isinstance(change, PhaseStarted):
            break
        state = change.apply(state)
    return state


def facts(pos: Position, outcome: Outcome, shown: Preview) -> Facts:
    was, now, roster = pos.state, ended(pos, outcome), pos.game.roster
    there = [u for u, at in enumerate(was.where) if at >= 0]
    walked: Counter[int] = Counter()
    for change in outcome.changes:
        if isinstance(change, Moved) and change.how == "retreat":
            walked[change.unit] += len(change.path) - 1
    back: dict[int, UnitSet] = {}
    for unit, far in walked.items():
        if now.where[unit] >= 0:
            back[far] = back.get(far, 0) | 1 << unit
    inside = [u for u, at in enumerate(now.where) if at == shown.hex]
    defended = [u for u in there if was.where[u] == shown.hex and roster[u].side != shown.attacker]
    return Facts(
        dead=sum(1 << u for u in there if now.where[u] == DEAD),
        away=sum(1 << u for u in there if DEAD != now.where[u] < 0),
        back=back,
        hurt=sum(1 << u for u in there if now.where[u] >= 0 and now.steps[u] < was.steps[u]),
        emptied=not set(defended) & set(inside),
        taken=any(roster[u].side == shown.attacker for u in inside),
    )


def claims(row: PreviewRow) -> Facts:
    """The same, as the row says it."""
    by_what: dict[str, UnitSet] = {}
    back: dict[int, UnitSet] = {}
    for one in row.effects:
        losses = one.what.startswith(("steps", "eliminated"))
        kind = one.what.split("-")[0] if losses else one.what
        by_what[kind] = by_what.get(kind, 0) | one.units
        if one.what == "back":
            back[one.n] = back.get(one.n, 0) | one.units
    dead = sum_of(by_what, DEADLY)
    return Facts(
        dead,
        sum_of(by_what, AWAY),
        back,
        by_what.get("steps", 0) & ~dead,
        row.emptied,
        row.taken,
    )


def sum_of(by_what: dict[str, UnitSet], names: tuple[str, ...]) -> UnitSet:
    found = 0
    for name in names:
        found |= by_what.get(name, 0)
    return found


def check(pos: Position, outcome: Outcome, shown: Preview) -> PreviewRow:
    """The row of what was thrown says what happened: to whom, how far, at what cost, and
    by which paragraphs.
    """
    code = result_of(outcome)
    (row,) = (row for row in shown.rows if row.code == code)
    if shown.dice == 1:
        assert outcome_face(outcome) in row.faces
    happened = facts(pos, outcome, shown)
    said = claims(row)
    assert said._replace(away=0) == happened._replace(away=0), (code, row)
    assert not happened.away & ~said.away, "an HQ that is displaced may be back on the map already"
    log = {change.cite for change in outcome.changes}
    assert all(one.cite in log for one in row.effects if one.what != "crowded" and one.cite), (row, log)
    if row.effects[0].what == "none":
        assert not happened.dead | happened.away | happened.hurt
        assert not happened.back
    return row


def outcome_face(outcome: Outcome) -> int:
    return next(change.face for change in outcome.changes if isinstance(change, Rolled))


# -- drawn situations


class Drawn(NamedTuple):
    game: str
    phase: str
    target: str
    attackers: tuple[str, ...]
    units: dict[str, Any]


def ready(drawn: Drawn) -> Position:
    t = situation(drawn.game, drawn.phase, units=drawn.units).act("target", drawn.target)
    for unit in drawn.attackers:
        t.act("join", unit)
    found = position_at_roll(t.pos)
    assert found is not None
    return found


VL_FAR = {"S795": "1418", "150DF": "1518", "FestungE": "1210"}
WALLED = {"9DFG": "0408", "21DFG": "0407", "31BF": "0307", "26BF": "0309", "44S": "0207", "45S": "0208"}
FULL = {
    # a company, weaker than the rest: it fits beside any three, so its loss would make no room
    "8-29-12Pz": "0208",
    "T34-8Pz": "0207",
    "Kraft": "0208",
    "335-205": "0208",
    "358-205": "0208",
    "504-291": "0207",
    "505-291": "0207",
    "506-291": "0207",
}
NORTH_SOUTH = {"S25G": awake("3120"), "S15G": awake("3120"), "S35G": awake("3121"), "S41G": awake("3121")}
AROUND = {"S270": "2920", "S160": "2921", "S127": "3019", "S172": "3021"}
DON = {"S270": "5530", "S160": "5628", "S127": "5729", "S172": "5730", "S350": "5528", "S267": "5429"}
ALL_FOUR = tuple(NORTH_SOUTH)

SITUATIONS = {
    "ts fort": Drawn(
        "ts", "white-combat", "0707", ("W2-1", "W2-2"), {"R37-3": "0707", "W2-1": "0607", "W2-2": "0607"}
    ),
    "ts fort, two": Drawn(
        "ts",
        "white-combat",
        "0707",
        ("W2-1", "W2-2", "W2-3", "W3KC-1"),
        {"R37-3": "0707", "R-M1": "0707", "W2-1": "0607", "W2-2": "0607", "W2-3": "0607", "W3KC-1": "0606"},
    ),
    "ts open": Drawn(
        "ts", "white-combat", "0711", ("W2-1", "W2-2"), {"R37-3": "0711", "W2-1": "0712", "W2-2": "0712"}
    ),
    "ts surrounded": Drawn(
        "ts",
        "white-combat",
        "0711",
        ("W2-1", "W2-2"),
        {"R37-3": "0711", "W2-1": "0712", "W2-2": "0712", "W2-3": "0709", "W2-4": "0510", "W3K-1": "0910"},
    ),
    "vl blocked": Drawn(
        "vl", "soviet-combat", "0308", ("9DFG", "21DFG"), {**VL_FAR, "S343": "0308", **WALLED}
    ),
    "vl blocked for tanks": Drawn(
        "vl",
        "soviet-combat",
        "0709",
        ("9DFG", "21DFG"),
        {
            **VL_FAR,
            "S343": "0709",
            "10-8Pz": "0709",
            **{"9DFG": "0809", "21DFG": "0808", "31BF": "0608", "26BF": "0609", "44S": "0710"},
        },
    ),
    "vl watched": Drawn(
        "vl",
        "soviet-combat",
        "0308",
        ("9DFG",),
        {**VL_FAR, "S343": "0308", "S663": "0308", "9DFG": "0408", "31BF": "0108", "26BF": "0306"},
    ),
    "vl overstacked": Drawn(
        "vl", "soviet-combat", "0308", ("9DFG",), {**VL_FAR, "S343": "0308", **FULL, "9DFG": "0408"}
    ),
    "avl into zones": Drawn(
        "avl",
        "soviet-combat",
        "3020",
        ALL_FOUR,
        {**witnesses("soviet"), **NORTH_SOUTH, "G168": "3020", "G26": "3020", "S270": "2820"},
    ),
    "avl zones deep": Drawn(
        "avl",
        "soviet-combat",
        "3020",
        ALL_FOUR,
        {
            **witnesses("soviet"),
            **NORTH_SOUTH,
            "G168": "3020",
            "S270": "2820",
            "S160": "2918",
            "S127": "2923",
        },
    ),
    "avl no way": Drawn(
        "avl",
        "soviet-combat",
        "3020",
        ALL_FOUR,
        {**witnesses("soviet"), **NORTH_SOUTH, "G168": "3020", "G26": "3020", **AROUND},
    ),
    "avl the Don": Drawn(
        "avl",
        "soviet-combat",
        "5629",
        ("S17Tk", "S18Tk"),
        {**witnesses("soviet"), "S17Tk": awake("5630"), "S18Tk": awake("5630"), "G168": "5629", **DON},
    ),
}


@pytest.mark.parametrize("title", SITUATIONS)
@cites("TS IX.fort.2", "TS VIII.ret1", "VL 6.6.1h", "VL 6.6.1k", "AVL 9.5.3", "AVL 9.5.8")
def test_two_thousand_throws_come_to_what_the_rows_say(title: str) -> None:
    drawn = SITUATIONS[title]
    many, pos = THROWS, ready(drawn)
    shown = pos.game.hooks.odds(pos)
    assert shown is not None
    dice, found, taken = SeededDice(title.encode()), Counter[str](), 0
    for _ in range(many):
        outcome = resolve_combat(pos, dice, POLICIES[drawn.game])
        row = check(pos, outcome, shown)
        found[row.code] += 1
        taken += row.taken
    assert shown.forecast is not None
    assert sum(row.chance for row in shown.rows if row.taken) == pytest.approx(shown.forecast.taken)
    for chance, came in [(p, found[code]) for code, p in shown.chances.items()] + [
        (shown.forecast.taken, taken)
    ]:
        assert abs(came - chance * many) <= WORST * sqrt(many * chance * max(0.0, 1 - chance)) + 1e-9


@pytest.mark.parametrize("game", ["ts", "vl", "avl"])
def test_every_face_of_combats_from_random_play_comes_to_what_its_row_says(game: str) -> None:
    options = {"setup": "ready_made"} if game == "vl" else {}
    for pos in islice(combats_before_dice(load(game, options), 1919, share=0.3), 25):
        shown = pos.game.hooks.odds(pos)
        assert shown is not None
        for face in range(1, 7):
            check(
                pos,
                resolve_combat(
                    pos,
                    FixedDice((3, 3, face, *[1] * 40) if game == "vl" else (face, *[1] * 40)),
                    POLICIES[game],
                ),
                shown,
            )


# -- the paragraphs that the rulebooks name


def row_of(title: str, code: str) -> PreviewRow:
    pos = ready(SITUATIONS[title])
    shown = pos.game.hooks.odds(pos)
    assert shown is not None
    return next(row for row in shown.rows if row.code == code)


def effects_of(row: PreviewRow) -> list[tuple[str, str]]:
    return [(one.what, one.cite) for one in row.effects]


@cites("TS IX.fort.2")
def test_against_a_fort_a_retreat_is_no_effect_and_the_hex_is_not_taken() -> None:
    row = row_of("ts fort", "DR")
    assert effects_of(row) == [("none", "TS IX.fort.2")]
    assert (row.tone, row.taken, row.emptied) == ("none", False, False)


@cites("TS VIII.r1", "TS VIII.ret1")
def test_a_retreat_that_cannot_be_made_is_an_elimination() -> None:
    assert ("back", "TS VIII.r1") in effects_of(row_of("ts open", "DR"))
    assert effects_of(row_of("ts surrounded", "DR"))[0] == ("no-retreat", "TS VIII.ret1")


@cites("VL 6.6.1h")
def test_who_is_walled_in_is_eliminated_by_a_forced_retreat() -> None:
    assert ("no-retreat", "VL 6.6.1h") in effects_of(row_of("vl blocked", "-/R"))


@cites("VL 6.6.1k", "VL 5.1d")
def test_a_retreat_into_a_full_hex_names_the_unit_that_the_end_of_the_phase_costs() -> None:
    """Both hexes to the west hold three regiments; whoever is the weakest where it goes is eliminated when
    the phase ends.
    """
    row = row_of("vl overstacked", "-/R")
    crowded = next(one for one in row.effects if one.what == "crowded")
    assert (crowded.cite, crowded.n) == ("VL 6.6.1k", 1)
    pos = ready(SITUATIONS["vl overstacked"])
    outcome = next(
        found
        for die in range(1, 7)
        if result_of(found := resolve_combat(pos, FixedDice((3, 3, die)), vl.choice)) == "-/R"
    )
    t = Situation(outcome.pos).act("end_phase")
    after = t.pos
    assert choices(after).verbs["disband"].set >> (crowded.units.bit_length() - 1) & 1
    gone = step(
        after, Act("disband", vl.weakest(after, choices(after).verbs["disband"].set)), FixedDice([])
    ).pos
    dead = sum(1 << u for u in bits(crowded.units) if gone.state.where[u] == DEAD)
    assert dead == crowded.units


@cites("AVL 9.5.3", "AVL 9.5.8")
def test_zones_cost_steps_and_no_way_is_the_end() -> None:
    zones = row_of("avl into zones", "DR")
    assert ("steps-zone", "AVL 9.5.3") in effects_of(zones)
    assert next(one.n for one in zones.effects if one.what == "steps-zone") == 2, (
        "each unit of the stack pays"
    )
    assert ("eliminated-zone", "AVL 9.5.3") in effects_of(row_of("avl zones deep", "DR2"))
    assert effects_of(row_of("avl no way", "DR"))[0] == ("no-retreat", "AVL 9.5.8")
    assert ("steps-zone", "AVL 9.5.3") in effects_of(row_of("avl the Don", "DR"))
    assert effects_of(row_of("avl the Don", "DR2"))[0] == ("no-retreat", "AVL 9.5.8")
