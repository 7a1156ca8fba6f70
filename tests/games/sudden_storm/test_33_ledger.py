"""33. Every point and every counter is accounted for, whatever the players do in their initial phases.

Points are reckoned from the charts, and acts from what the counters print, not from what the law says.
"""

from __future__ import annotations

import csv
import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, GAME, closing, drawn

from grognard.games.sudden_storm.law.buying import Buying
from grognard.games.sudden_storm.law.conversions import Converting
from grognard.games.sudden_storm.law.names import (
    BOXES,
    CONVERTED,
    MARKS,
    NOBODY,
    Own,
    own,
)
from grognard.kernel.changes import Change, Removed
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.menu import Act
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.state import Position, State

POINT = 20
ROSTER = GAME.roster
LEFT = "special"  # in the quotas: special points that no district has yet

EARNED = ("SS 33C.3", "SS 33F1", "SS 33F2", "SS 33F4.2")
SPENT = ("SS 33B.1", "SS 33C.2", "SS 33D2", "SS 33F4.2")
RECEIVED = ("SS 33B1.1", "SS 33B2.1", "SS 33B2.3", "SS 33B2.5", "SS 33B2.6", "SS 33B3.3", "SS 34.2")
LOST = ("SS 33B2.5", "SS 33B2.6", "SS 33B3.3", "SS 30D.1", "SS 31.2", "SS 33F1")


def table(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(GAME.files.read(name)[0].splitlines()))


COUNTERS = {row["id"]: row for row in table("units.csv")}
TURNS = {int(row["turn"]): row for row in table("turns.csv")}
AXIS_POINTS, CITIES = table("axis_replacements.csv"), table("soviet_replacements.csv")


def total(now: Own) -> int:
    """All points of both sides, wherever they lie, less what is owed."""
    rows = [*now.pools, *now.later, *((name, -many) for name, many in now.debts)]
    found = sum(many for _, many in rows) + sum(many for _, _, many in now.stores)
    found += sum(one.armour + one.artillery for one in now.factories) * POINT
    return found + dict(now.quotas).get(LEFT, 0)


# -- what the charts say


def due_to_axis(turn: int) -> int:
    if TURNS[turn]["axis_rp"] != "yes":
        return 0
    rows = [row for row in AXIS_POINTS if turn >= int(row["from_turn"])]
    return int(sum(Fraction(row["rp"]) for row in rows) * POINT)


def due_to_soviets(now: Own, turn: int) -> int:
    found = 0
    for row in CITIES if TURNS[turn]["soviet_infantry_rp"] == "yes" else ():
        h = DATA.map.hex(row["hex"]) if row["hex"] else NOBODY
        waits = dict(now.retaken).get(h, -99) + 6 > turn
        if h == NOBODY or (now.soviet >> h & 1 and not waits):
            found += int(row["rp"]) * POINT
    halved = now.penalty or (now.capital.since == turn and now.capital.state in ("prepared", "urals"))
    return found // 2 if halved else found


def due_from_factories(now: Own, turn: int) -> int:
    kinds = [TURNS[turn][f"soviet_{kind}_rp"] == "yes" for kind in ("armor", "artillery")]
    here = (one for one in now.factories if one.hex == NOBODY or now.soviet >> one.hex & 1)
    return sum(one.state == "producing" for one in here) * sum(kinds) * POINT


def special(state: State, changes: tuple[Change, ...]) -> int:
    """For the losses that some changes settle: a quarter for Germans and Finns, a fifth for others."""
    parts, found = {"german": 4, "foreign": 4, "finnish": 4}, 0
    for change in changes:
        after = change.apply(state)
        for nation, many in state.own.losses:
            settled = nation not in dict(after.own.losses)
            found += int(Fraction(many, parts.get(nation, 5)) * POINT) if settled else 0
        state = after
    return found


# -- what the counters print


def printed(unit: int) -> tuple[int, int]:
    """Attack strengths: of the unit as it is replaced, and of its cadre."""
    row = COUNTERS[ROSTER[unit].id]
    full = 4 if row["kind"] == "truck" else int(row["attack"])
    if row["other_face"]:
        full = min(full, int(row["other_face"].split("-")[0]))
    return full, int(row["cadre"].split("-")[0]) if row["cadre"] else full


def shown(pos: Position, unit: int) -> int:
    row, marks = COUNTERS[ROSTER[unit].id], pos.state.marks
    full, cadre = int(row["attack"]), printed(unit)[1]
    if row["other_face"]:
        faces = sorted([full, int(row["other_face"].split("-")[0])])
        strong = marks[MARKS.index("stronger")] >> unit & 1
        return faces[1] if strong else faces[0] if marks[MARKS.index("rebuilt")] >> unit & 1 else full
    return cadre if pos.state.steps[unit] < ROSTER[unit].steps else full


def cost(pos: Position, act: Act, after: Position) -> int:
    """Points that an act spends, by the faces of what goes and what comes; negative if it earns some."""
    name, memo = pos.frame.step.split(".")[-1], pos.frame.memo
    if isinstance(memo, Buying) and act.verb == "at":
        full, cadre = printed(memo.unit)
        return full if memo.steps == ROSTER[memo.unit].steps else cadre
    if name not in ("rebuild", "converting"):
        return 0
    if act.verb == "demobilize":
        return -shown(pos, act.noun) - (COUNTERS[ROSTER[act.noun].id]["branch"] == "Mil")
    if act.verb in ("raise", "convert", "into"):
        old = memo.unit if isinstance(memo, Converting) else act.noun
        return exchanged(pos, old, after, act.verb == "raise")
    return 0


def exchanged(pos: Position, old: int, after: Position, raised: bool) -> int:
    if after.state.where[old] == pos.state.where[old]:
        full, cadre = printed(old)
        return full - cadre if after.state.steps[old] > pos.state.steps[old] else 0
    at = pos.state.where[old]
    (new,) = (unit for unit in range(len(ROSTER)) if after.state.where[unit] == at != pos.state.where[unit])
    if raised:
        return max(0, printed(new)[0] - printed(old)[1])
    if COUNTERS[ROSTER[new].id]["side"] == "soviet":
        return printed(new)[0] - shown(pos, old) - 1
    upgrade = next(row for row in table("schedule.csv") if row["unit"] == ROSTER[new].id)
    return int(upgrade["cost"].split()[0]) if upgrade["cost"] else 0


# -- the game


def in_winter(seed: int) -> Position:
    """The campaign's set-up in November, with many units lost and many at cadre strength."""
    rng = random.Random(seed)
    start = GAME.start(GAME)
    units: dict[str, Any] = {}
    for number, at in enumerate(start.where):
        one = ROSTER[number]
        if at >= 0:
            units[one.id] = DATA.map.label(at)
            if one.steps > 1 and rng.random() < 0.3:
                units[one.id] = {"at": DATA.map.label(at), "steps": 1}
            elif rng.random() < 0.2 and one.more.rp not in ("never", "") and not one.more.substitute:
                units[one.id] = "dead"
        elif at == CONVERTED or one.more.status == "pool":
            units[one.id] = "converted" if at == CONVERTED else "dead"
        elif 10 <= one.more.arrives <= 13 and one.more.status == "arrives":
            units[one.id] = "pool"
    losses = [["german", 37], ["rumanian", 11], ["finnish", 3], ["soviet", 181]]
    given = {"pools": [["german infantry", 200], ["axis armor", 300]], "losses": losses}
    return drawn("axis-initial", units, given, turn=10, dice=[6] * 50).pos


def playing(pos: Position, seed: int, until: int) -> list[tuple[Position, Act, Position, tuple[Change, ...]]]:
    """Any acts in initial phases, none in the others."""
    rng, dice, found = random.Random(seed), SeededDice(bytes([seed]) * 32), []
    while pos.state.turn < until:
        acts = choices(pos).acts()
        act = rng.choice(acts) if "initial" in pos.frame.step or "." not in pos.frame.step else None
        if act is not None and act.verb in ("next", "done") and rng.random() < 0.8:
            act = rng.choice(acts)
        here = Situated(pos)
        act = act or closing(here)  # type: ignore[arg-type]
        outcome = step(pos, act, dice)
        found.append((pos, act, outcome.pos, tuple(outcome.changes)))
        pos = outcome.pos
    return found


class Situated:
    """What `closing` looks at."""

    def __init__(self, pos: Position) -> None:
        self.pos, self.game = pos, pos.game


def ledger(state: State, changes: tuple[Change, ...]) -> tuple[Counter[tuple[str, bool]], dict[str, State]]:
    """What went in and out by paragraph, and the state before the first of each."""
    found: Counter[tuple[str, bool]] = Counter()
    first: dict[str, State] = {}
    for change in changes:
        after = change.apply(state)
        if many := total(after.own) - total(state.own):
            found[change.cite, many > 0] += many
            first.setdefault(change.cite, state)
        state = after
    return found, first


@pytest.fixture(scope="module", params=[1])
def game(request: pytest.FixtureRequest) -> list[tuple[Position, Act, Position, tuple[Change, ...]]]:
    return playing(in_winter(request.param), request.param, 13)


Played = list[tuple[Position, Act, Position, tuple[Change, ...]]]


@cites("SS 33B.1", "SS 33B.2", "SS 33D2", "SS 33E1.2", "SS 33F1", "SS 33F2", "SS 33F4.2")
def test_every_act_costs_what_the_counters_say(game: Played) -> None:
    verbs: Counter[str] = Counter()
    for pos, act, after, changes in game:
        paid = cost(pos, act, after)
        if not paid:
            continue
        verbs[act.verb] += 1
        found, _ = ledger(pos.state, changes)
        spent = sum(many for (cite, _), many in found.items() if cite in (*SPENT, *EARNED))
        assert spent == -paid * POINT, (act, found)
    assert {"at", "raise", "demobilize"} <= set(verbs)
    assert verbs["convert"] + verbs["into"]


@cites("SS 33B1.1", "SS 33B2.1", "SS 33B2.3", "SS 33B2.5", "SS 33B3.1", "SS 33B3.2")
def test_what_is_received_is_what_the_charts_give(game: Played) -> None:
    phases = 0
    for pos, _, _, changes in game:
        found, first = ledger(pos.state, changes)
        if "SS 33B1.1" in first:
            assert found["SS 33B1.1", True] == due_to_axis(first["SS 33B1.1"].turn)
            phases += 1
        if "SS 33B2.1" in first:
            state = next(first[one] for one in ("SS 33B2.5", "SS 33B2.1") if one in first)
            came = sum(found[cite, True] for cite in ("SS 33B2.1", "SS 33B2.5", "SS 33B2.6"))
            assert came == due_to_soviets(state.own, state.turn)
        if "SS 33B2.3" in first:
            state = first["SS 33B2.3"]
            came = found["SS 33B2.3", True] + found["SS 33B2.3", False]
            assert came == due_from_factories(state.own, state.turn)
        if settled := special(pos.state, changes):
            assert found["SS 33B3.3", True] == settled
            phases += 1
    assert phases > 2


@cites("SS 33B.1", "SS 33B2.6", "SS 33C.2")
def test_received_is_spent_kept_or_lost(game: Played) -> None:
    """Nothing comes or goes under any other paragraph, and no account is overdrawn."""
    sums: Counter[str] = Counter()
    for pos, _, after, changes in game:
        for (cite, more), many in ledger(pos.state, changes)[0].items():
            assert cite in ((*RECEIVED, *EARNED, *SPENT, *LOST) if more else (*SPENT, *LOST, *RECEIVED)), cite
            sums["in" if more else "out"] += many
        now = own(after)
        assert all(many > 0 for _, many in (*now.pools, *now.later, *now.debts))
        assert all(many > 0 and now.soviet >> h & 1 for h, _, many in now.stores)
        assert all(one.armour >= 0 and one.artillery >= 0 for one in now.factories)
    kept = total(own(game[-1][2])) - total(own(game[0][0]))
    assert sums["in"] + sums["out"] == kept


@cites("SS 33D1", "SS 33E1.1", "SS 33F4.1", "SS OB-S.11")
def test_every_counter_is_somewhere_and_for_a_reason(game: Played) -> None:
    owners = {-1 - n: box.owner for n, box in enumerate(BOXES)}
    disbanded = 0
    for pos, act, after, changes in game:
        for unit, at in enumerate(after.state.where):
            if at < 0:
                assert owners[at] in (NOBODY, ROSTER[unit].side), ROSTER[unit].id
        marked = 0
        for name in ("stronger", "rebuilt", "unsupplied", "starving"):
            marked |= after.state.marks[MARKS.index(name)]
        assert not marked & ~(after.on_map(0) | after.on_map(1))
        for change in changes:
            fragile = isinstance(change, Removed) and bool(ROSTER[change.unit].more.substitute)
            disbanded += (
                fragile and isinstance(change, Removed) and change.how in ("demobilized", "withdrawn")
            )
        came = [u for u, at in enumerate(pos.state.where) if at == CONVERTED != after.state.where[u]]
        went = [u for u, at in enumerate(pos.state.where) if at >= 0 > after.state.where[u]]
        if act.verb in ("convert", "into", "raise") and went:
            assert len([u for u in came if after.state.where[u] >= 0]) == len(went) == 1
        if act.verb in ("strengthen", "at", "next"):
            assert not [u for u in went if u not in came]
    last = game[-1][2].state
    start = game[0][0].state
    used = [u for u, at in enumerate(start.where) if at == CONVERTED != last.where[u]]
    substitutes = [u for u in used if ROSTER[u].more.status == "substitute"]
    lost = [
        u for u, at in enumerate(last.where) if ROSTER[u].more.substitute and at == GONE != start.where[u]
    ]
    assert len(substitutes) == len(lost) - disbanded
    assert substitutes
    assert all(last.where[u] == DEAD or last.where[u] >= 0 or last.where[u] == GONE for u in substitutes)
