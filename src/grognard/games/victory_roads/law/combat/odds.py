"""7.5. Step 3 of a combat: what both sides are worth, and the column that comes of it."""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import NamedTuple

from grognard.games.victory_roads.law import warsaw
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import attacking_side, defenders
from grognard.games.victory_roads.law.combat.check import cut_off
from grognard.games.victory_roads.law.combat.ground import ground_of, origins_of
from grognard.games.victory_roads.law.combat.rivers import is_halved, origins_over_bridge
from grognard.games.victory_roads.law.events import combat as events
from grognard.games.victory_roads.law.names import RETREATED, UNSUPPLIED, Battle
from grognard.kernel.arguments import At, Units
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do
from grognard.kernel.hexes import bits, holds
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.kernel.tables import Item, Shift, odds_for_defender

ONE_TO_TWO = 0  # the column 1/2; that of n/1 is n, that of 1/n is 2 - n
HOPELESS = -98  # of an attack without any strength
FLED = 1  # what a unit is worth that has retreated in this phase
HUNGER, WATER, BRIDGE = 2, 2, 3  # divisors
REDUCED = {"VR 4.6.2": "supply", "VR EX-19a": "river", "VR 3.2.2o": "bridge", "VR 7.10.12": "retreat"}


class OddsCalculation(NamedTuple):
    attack: int
    defence: int
    strengths: list[Item]  # by the id of the unit: printed factors, and what divides them
    ground: list[Item]  # what multiplies the defence, and what tells on whole sides
    raw: int  # the number of the column before shifts, on the table or beyond it
    shifts: list[Shift]
    column: int  # the column at last: on the table, or below it


# -- strengths


@rule("VR 7.10.12", "VR 10.1.1a", "VR 10.1.1b")
def printed_strength(pos: Position, battle: Battle, unit: int, attacking: bool) -> int:
    """The factor of the face that is up with what a counter adds to it (K-17); one, whatever is printed, of a
    unit that has retreated in this phase (D-08).
    """
    face = pos.game.roster[unit].face(pos.state.steps[unit])
    if not attacking and holds(pos.state.marks[RETREATED], unit):
        return FLED
    return (face.attack if attacking else face.defence) + events.added_strength(pos, battle, unit)


def unsupplied_units(pos: Position, battle: Battle) -> UnitSet:
    """Units out of supply; before step 2, also those that it will find so."""
    marked = pos.state.marks[UNSUPPLIED]
    return marked if battle.origins else marked | cut_off(pos, battle.defenders)


@rule("VR 7.5.3", "VR 4.6.2", "VR EX-19a", "VR 3.2.2o", "VR 1.8.1d")
def attackers(pos: Position, battle: Battle) -> list[Item]:
    """The attack factors; want of supply halves them, water halves them all, a bridge in mud leaves a third
    of those of its units. Divisors are multiplied (J-10).
    """
    side, origins, where = attacking_side(pos, battle), origins_of(pos, battle), pos.state.where
    wet, bridge = (
        is_halved(pos, side, battle.target, origins),
        origins_over_bridge(pos, battle.target, origins),
    )
    found, starved = [], unsupplied_units(pos, battle)
    for unit in bits(battle.attackers):
        divisor, cite = 1, "VR 7.5.3"
        if wet:
            divisor, cite = WATER, "VR EX-19a"
        if holds(bridge, where[unit]):
            divisor, cite = BRIDGE, "VR 3.2.2o"
        if holds(starved, unit):
            divisor, cite = divisor * HUNGER, "VR 4.6.2"
        id = pos.game.roster[unit].id
        found.append(Item(id, printed_strength(pos, battle, unit, True), cite, divisor))
    return found


@rule("VR 7.5.2", "VR 4.6.2", "VR 7.10.12", "VR 6.7.8a")
def defences(pos: Position, battle: Battle) -> list[Item]:
    """The defence factors of all, HQ (C-32) and garrison among them; want of supply halves them."""
    found, starved = [], unsupplied_units(pos, battle)
    for unit in bits(battle.defenders):
        cite = "VR 7.10.12" if holds(pos.state.marks[RETREATED], unit) else "VR 7.5.2"
        divisor = HUNGER if holds(starved, unit) else 1
        id, value = pos.game.roster[unit].id, printed_strength(pos, battle, unit, False)
        found.append(Item(id, value, "VR 4.6.2" if divisor > 1 else cite, divisor))
    return found


@rule("VR 1.9.1", "VR 1.9.2a", "VR 1.9.2b")
def total(items: list[Item], multiplier: int = 1) -> int:
    """Added up first, then multiplied and divided, and rounded up once at the end."""
    return ceil(multiplier * sum((Fraction(item.value, item.divisor) for item in items), Fraction()))


@rule("VR 7.5.2", "VR 13.1.1b", "VR 13.2.2")
def ground(pos: Position, battle: Battle) -> Item:
    """What the terrain of the defender makes of his strength."""
    row = ground_of(pos, battle)
    cite = {"fort": "VR 13.1.1b", "fortress": "VR 13.2.2"}.get(row, "VR 7.5.2")
    return Item(f"terrain-{row}", book(pos).data.tables.strength[row].multiplier, cite)


# -- the ratio


@rule("VR 7.5.4", "VR 7.5.5", "VR 7.5.7")
def number(attack: int, defence: int) -> int:
    """The column of a ratio rounded for the defender: beyond the table too, 1/3 is -1 and 7/1 is 7 (K-12)."""
    if not attack:
        return HOPELESS
    high, low = odds_for_defender(attack, max(defence, 1))
    return high if low == 1 else 2 - low


def name(column: int) -> str:
    return f"{column}/1" if column > 0 else f"1/{2 - column}"


@rule("VR 7.5.8a", "VR 7.5.8b")
def clamp_column(column: int, last: int) -> int:
    """Above the last column the last; less than the first is no combat at all."""
    return min(column, last)


@rule("VR 7.5.1", "VR 7.2.1c", "VR 7.5.6", "VR 7.5.7")
def compute_odds(pos: Position, battle: Battle) -> OddsCalculation:
    """Both totals, their ratio, the sum of all shifts, and last the limits of the table (K-12)."""
    if not battle.defenders:
        battle = battle._replace(defenders=defenders(pos, battle))
    terrain = ground(pos, battle)
    mine, theirs = attackers(pos, battle), defences(pos, battle)
    attack, defence = total(mine), total(theirs, terrain.value)
    raw, shifts = number(attack, defence), [*events.shifts(pos, battle), *warsaw.shifts(pos, battle)]
    net = raw + sum(shift.columns for shift in shifts) if attack else raw
    last = len(book(pos).data.tables.crt.columns) - 1
    return OddsCalculation(attack, defence, mine + theirs, [terrain], raw, shifts, clamp_column(net, last))


# -- the steps


def reduced_units(pos: Position, sum_: OddsCalculation) -> dict[tuple[str, int], UnitSet]:
    """The units that do not count in full, by the paragraph and the divisor."""
    found: dict[tuple[str, int], UnitSet] = {}
    for item in sum_.strengths:
        if item.divisor > 1 or item.cite == "VR 7.10.12":
            key = item.cite, item.divisor
            found[key] = found.get(key, 0) | 1 << pos.game.roster.index[item.what]
    return found


def state_ratio(ref: Referee, frame: Frame) -> None:
    """Both know the ratio before supports are named (K-11)."""
    sum_ = compute_odds(ref.pos, frame.memo)
    for item in sum_.ground:
        terrain = (("ground", item.what.removeprefix("terrain-")), ("value", item.value))
        ref.do(Message("vr-ground-counts", terrain, item.cite))
    for (cite, divisor), units in reduced_units(ref.pos, sum_).items():
        told = (("why", REDUCED[cite]), ("units", Units(units)), ("divisor", divisor))
        ref.do(Message("vr-reduced", told, cite))
    args = (("attack", sum_.attack), ("defence", sum_.defence), ("ratio", name(sum_.raw)))
    ref.do(Message("vr-ratio", args, "VR 7.5.4"))


@rule("VR 7.5.8a", "VR 7.3.3b")
def fix_column(ref: Referee, frame: Frame) -> None:
    """The final column, at which supports are spent; under 1/2 the combat is cancelled, and all that was
    chosen for it is used up (C-11).
    """
    battle: Battle = frame.memo
    sum_ = compute_odds(ref.pos, battle)
    for shift in sum_.shifts:
        args = (("what", shift.what), ("columns", shift.columns))
        ref.do(Message("vr-shift", args, shift.cite))
    events.use_up(ref, battle)
    ref.remember(battle._replace(odds=sum_.column))
    if sum_.column < ONE_TO_TWO:
        ref.do(Message("vr-cancelled", (("hex", At(battle.target)),), "VR 7.5.8a"))
        ref.goto("combat_over")


RATIO, COLUMN = Do("ratio", state_ratio), Do("column", fix_column)
