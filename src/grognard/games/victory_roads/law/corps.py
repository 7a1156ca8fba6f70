"""10. Soviet rifle corps: standard and reinforced mode, the pool from which they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import CORPS_POOL, NOBODY, SOVIET, UNSUPPLIED
from grognard.games.victory_roads.law.placements import spend
from grognard.games.victory_roads.law.presence import occupied_hexes, side_units
from grognard.games.victory_roads.law.supply import passable
from grognard.games.victory_roads.law.supports_available import (
    generic_supports,
    support_boxes,
    theatre_of_support,
    usable_supports,
)
from grognard.games.victory_roads.law.theatres import area, moving_area, offensive, theatre_area
from grognard.games.victory_roads.law.uses import (
    count_reinforcing,
    exhausted_theatres,
    fully_reinforced_theatres,
)
from grognard.kernel.changes import StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Step, Verb
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.menu import UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import ENOUGH, PUT_DOWN
from grognard.rules.hidden import draw
from grognard.rules.supply import joined_hexes
from grognard.rules.why_not import not_among_cause

STANDARD, REINFORCED = 1, 2  # steps left: the reduced face is standard mode, the full one reinforced
DIE = "vr-die-corps"
LAST_STAGE = 3  # of the order of placing supports: after it nothing is placed on the map any more

# -- modes


@rule("VR 10.1.1a", "VR 10.1.1b", "VR 1.1.3c", "VR 1.3.1b")
def reinforced_corps(pos: Position) -> UnitSet:
    """The rifle corps in reinforced mode, on the map and beside it."""
    if not book(pos).corps_modes:
        return 0
    steps = pos.state.steps
    return sum(1 << one for one in bits(book(pos).data.rifle_corps) if steps[one] == REINFORCED)


def is_reinforced(pos: Position, unit: int) -> bool:
    mine = book(pos).corps_modes and holds(book(pos).data.rifle_corps, unit)
    return mine and pos.state.steps[unit] == REINFORCED


@rule("VR 1.3.1d")
def standardise(ref: Referee, some: UnitSet, cite: str) -> None:
    """Put the reinforced corps of a set in standard mode: that is no loss."""
    for unit in bits(some):
        if is_reinforced(ref.pos, unit):
            ref.do(StepsChanged(unit, STANDARD, cite, "standard"))


@rule("VR 9.2.4a", "VR 10.1.4b")
def standardise_outside_attackers(ref: Referee, attackers: UnitSet) -> None:
    """Corps that attack from a hex outside every theatre (7.7.9)."""
    standardise(ref, attackers & ~ref.pos.units_in(theatre_area(ref.pos)), "VR 7.7.9")


@rule("VR 9.2.4b", "VR 10.1.4c")
def standardise_retreated(ref: Referee, retreated: UnitSet, attacked: int) -> None:
    """Corps that have retreated from an attacked hex outside every theatre (7.10.14)."""
    if not holds(theatre_area(ref.pos), attacked):
        standardise(ref, retreated, "VR 7.10.14")


@rule("VR 9.2.5")
def armour_outside(pos: Position, some: UnitSet) -> UnitSet:
    """Of some units, the Soviet armoured corps outside every theatre (7.8.4); no turned allies (J-14)."""
    if not book(pos).theatres:
        return 0
    data = book(pos).data
    corps = data.of_type["corps"] & data.armour
    return some & corps & ~pos.units_in(theatre_area(pos))


# -- the pool


@rule("VR 10.2.2", "VR 10.1.2")
def draw_corps(ref: Referee, to: int, cite: str) -> int:
    """A corps drawn blindly from the pool to a hex or a box, in standard mode; -1 where the pool is empty
    (K-27). Everybody sees which.
    """
    unit = draw(ref, CORPS_POOL, to, DIE, cite)
    if unit >= 0 and ref.state.steps[unit] != STANDARD:
        ref.do(StepsChanged(unit, STANDARD, cite, "standard"))
    return unit


# -- reinforcing


class Reinforcing(NamedTuple):
    """A support about to be spent on rifle corps; once it is spent, the hex of the first one."""

    support: int
    theatre: int
    hex: int = NOBODY


@rule("VR 10.3.2c", "VR 9.2.2")
def leading_to(pos: Position, theatre: int) -> HexSet:
    """The hexes on a road or railway that leads to a theatre as lines of supply do (G-12)."""
    ways = passable(pos, SOVIET, occupied_hexes(pos, SOVIET)) | 1 << pos.state.where[theatre]
    data = book(pos).data
    return joined_hexes(pos.game.map.grid, 1 << pos.state.where[theatre], ways, data.ways)


@rule("VR 9.2.2", "VR 10.3.2c")
def reinforceable(pos: Position, theatre: int) -> Allowed:
    """The corps that a support of a theatre can put in reinforced mode."""
    cite = "VR 10.3.2c"
    mine = side_units(pos, SOVIET) & book(pos).data.rifle_corps
    found = units(mine, cite, not_among_cause(pos, cite, "vr-why-no-rifle-corps"))
    found.less("VR 10.1.1b", mine & reinforced_corps(pos), "vr-why-reinforced")
    found.less(cite, mine & pos.state.marks[UNSUPPLIED], "vr-why-unsupplied")
    found.less(cite, mine & ~pos.units_in(area(pos, theatre)), "vr-why-outside-radius")
    found.less(cite, mine & ~pos.units_in(leading_to(pos, theatre)), "vr-why-no-way-to-theatre")
    return found.less("VR 9.2.2", mine & pos.units_in(moving_area(pos)), "vr-why-moving-theatre")


@rule("VR 10.1.3", "VR 10.3.2a", "VR 11.5.3b")
def reinforcing_supports(pos: Position) -> Allowed | None:
    """The supports that can be spent on rifle corps: those of theatres in offensive mode."""
    if not (book(pos).corps_modes and book(pos).theatres):
        return None
    found = generic_supports(pos, usable_supports(pos, SOVIET), "VR 10.3.2a")
    bars = (
        ("VR 10.3.2a", ~offensive(pos), "vr-why-movement-mode"),
        ("VR 10.3.2a", fully_reinforced_theatres(pos), "vr-why-reinforced-enough"),
        ("VR 11.5.3b", exhausted_theatres(pos), "vr-why-used-up"),
        ("VR 10.3.2c", idle_theatres(pos), "vr-why-no-corps"),
    )
    for box, theatre in support_boxes(pos, SOVIET).items():
        for cite, some, why in bars:
            if holds(some, theatre):
                found.less(cite, pos.at(box), why)
    return found


def idle_theatres(pos: Position) -> UnitSet:
    """Theatres in offensive mode that could reinforce nobody."""
    return sum(1 << one for one in bits(offensive(pos)) if not reinforceable(pos, one).set)


def take_support(ref: Referee, support: int) -> None:
    ref.ask("reinforcing", ref.frame.who, Reinforcing(support, theatre_of_support(ref.pos, support)))


def second_corps(pos: Position) -> Allowed:
    """The second corps of a support must be stacked with the first."""
    memo = pos.memo(Reinforcing)
    found = reinforceable(pos, memo.theatre)
    if memo.hex != NOBODY:
        found.less("VR 10.3.2b", found.set & ~pos.at(memo.hex), "vr-why-not-stacked")
    return found


def reinforcing_menu(pos: Position) -> Menu:
    memo = pos.memo(Reinforcing)
    verbs = {"reinforce_corps": second_corps(pos)}
    verbs |= {"drop": button("VR 10.3.2b")} if memo.hex == NOBODY else {"done": button("VR 10.3.2b")}
    return Menu(pos.frame.who, "vr-reinforcing", "VR 10.3.2b", verbs, hand=memo.theatre)


@rule("VR 10.3.2b", "VR 11.5.2e")
def reinforce(ref: Referee, unit: int) -> None:
    """One corps or two of a stack for one support, which is spent with the first. From then on no support is
    placed on the map any more.
    """
    memo = ref.pos.memo(Reinforcing)
    if memo.hex == NOBODY:
        ref.note("VR 11.5.2e", stage=LAST_STAGE)
        spend(ref, memo.support, "VR 10.3.2a")
        count_reinforcing(ref, memo.theatre, "VR 10.3.2a")
    ref.do(StepsChanged(unit, REINFORCED, "VR 10.3.2b", "reinforced"))
    if memo.hex == NOBODY:
        ref.remember(Reinforcing(NOBODY, memo.theatre, ref.state.where[unit]))
    if memo.hex != NOBODY or not second_corps(ref.pos).set:
        ref.finish()


PROCEDURES: Mapping[str, Step] = {
    "reinforcing": Ask(
        "reinforcing",
        reinforcing_menu,
        {
            "reinforce_corps": Verb(reinforce, UNIT),
            "drop": PUT_DOWN,
            "done": ENOUGH,
        },
        memo=Reinforcing,
    )
}
