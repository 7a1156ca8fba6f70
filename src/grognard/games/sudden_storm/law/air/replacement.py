"""26A. Eliminated air units are grouped; of each group one, drawn by lot, comes back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.air.air_forces import AIR_FORCES, sort_boxes, units_in_box
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import DELAYED, EFT, REMNANTS
from grognard.games.sudden_storm.law.plane_and_ship import FIGHTERS, PLANE_TYPES
from grognard.games.sudden_storm.law.presence import side_of
from grognard.kernel.arguments import Argument
from grognard.kernel.changes import Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, HAND, JOIN, Ask, Do, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BUTTON, UNIT, Menu, button, units
from grognard.kernel.places import GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import PUT_DOWN, finish
from grognard.rules.hidden import pick
from grognard.rules.why_not import not_among_cause

PAIR, FIVE = 2, 5  # units in a group of the EFT box, and of the Remnants box


class Grouping(NamedTuple):
    """A group that is being put together."""

    units: UnitSet


@rule("SS 26A.1", "SS 23E", "SS 26C.2")
def units_of_type(data: Data, some: UnitSet, kind: str) -> UnitSet:
    """Of some air units those of a type, Guards among them; night types are no others."""
    kinds = FIGHTERS if kind in FIGHTERS else (kind,)
    return sum(1 << unit for unit in bits(some) if data.plane(unit).type in kinds)


def stocks(pos: Position, side: int) -> list[UnitSet]:
    """The air units of each nation and type in the EFT box."""
    data, found = book(pos).data, list[UnitSet]()
    for nation in AIR_FORCES[side]:
        some = units_in_box(pos, nation, EFT)
        found += [units_of_type(data, some, kind) for kind in PLANE_TYPES if kind != "NF"] if some else []
    return found


def remnants(pos: Position, side: int) -> list[UnitSet]:
    return [units_in_box(pos, nation, REMNANTS) for nation in AIR_FORCES[side]]


def choosable(pos: Position, stocks: list[UnitSet], size: int) -> UnitSet:
    """The air units of which the owner chooses a group: there are more than one group takes, and not all
    alike.
    """
    data = book(pos).data
    return sum(
        some
        for some in stocks
        if some.bit_count() > size and len({sort_boxes(data, unit) for unit in bits(some)}) > 1
    )


def pairable(pos: Position, side: int) -> UnitSet:
    return choosable(pos, stocks(pos, side), PAIR)


def fiveable(pos: Position, side: int) -> UnitSet:
    return choosable(pos, remnants(pos, side), FIVE)


# -- the draws


@rule("SS 26A1")
def draw_of_pair(ref: Referee, pair: UnitSet) -> None:
    """One comes back, the other goes to the Remnants box."""
    back = pick(ref, pair, "ss-die-air-group", "SS 26A1")
    return_unit(ref, back, "SS 26A1")
    ref.do(Removed((pair & ~(1 << back)).bit_length() - 1, REMNANTS, "to-remnants", "SS 26A1"))


@rule("SS 26A2")
def draw_of_five(ref: Referee, five: UnitSet) -> None:
    """One comes back, four are eliminated for good."""
    back = pick(ref, five, "ss-die-air-group", "SS 26A2")
    return_unit(ref, back, "SS 26A2")
    for unit in bits(five & ~(1 << back)):
        ref.do(Removed(unit, GONE, "air-gone", "SS 26A2"))


def return_unit(ref: Referee, unit: int, cite: str) -> None:
    """It is put at a base next."""
    ref.do(Removed(unit, DELAYED[side_of(ref.pos, unit)], "air-returns", cite))


def first_units(some: UnitSet, many: int) -> UnitSet:
    return sum(1 << unit for unit in bits(some)[:many])


@rule("SS 26.1", "SS 26A.1")
def pair_the_rest(ref: Referee, frame: Frame) -> None:
    """What leaves no choice: pairs of one type, and then those left over at random, whatever their types."""
    for some in stocks(ref.pos, frame.who):
        while some.bit_count() >= PAIR:
            draw_of_pair(ref, pair := first_units(some, PAIR))
            some &= ~pair
    for nation in AIR_FORCES[frame.who]:
        left = units_in_box(ref.pos, nation, EFT)
        while left.bit_count() >= PAIR:
            one = pick(ref, left, "ss-die-air-pair", "SS 26A.1")
            other = pick(ref, left & ~(1 << one), "ss-die-air-pair", "SS 26A.1")
            draw_of_pair(ref, 1 << one | 1 << other)
            left &= ~(1 << one | 1 << other)


@rule("SS 26.1", "SS 26A.1")
def group_the_rest(ref: Referee, frame: Frame) -> None:
    """Groups of five; those that have just come from the EFT box count (SS-R9)."""
    for some in remnants(ref.pos, frame.who):
        while some.bit_count() >= FIVE:
            draw_of_five(ref, five := first_units(some, FIVE))
            some &= ~five


# -- the questions


def grouping_question(name: str, prompt: str, candidates: Callable[[Position, int], UnitSet]) -> Ask:
    """Which units make a group; the machine takes them as they come, if it is told to."""

    def menu(pos: Position) -> Menu:
        some = candidates(pos, pos.frame.who)
        found = units(some, "SS 26A.1", not_among_cause(pos, "SS 26A.1", "ss-why-not-grouped"))
        return Menu(pos.frame.who, prompt, "SS 26A.1", {"unit": found, "as_they_come": button("SS 26A.1")})

    def take(ref: Referee, unit: int) -> None:
        ref.ask("air_group", ref.frame.who, Grouping(1 << unit))

    verbs = {"unit": Verb(take, UNIT, HAND), "as_they_come": Verb(finish, BUTTON, CLOSE)}
    return Ask(name, menu, verbs, when=lambda pos: bool(candidates(pos, pos.frame.who)))


def units_of_group(pos: Position) -> UnitSet:
    return pos.memo(Grouping).units


def size_of(pos: Position) -> int:
    return PAIR if pos.state.where[bits(units_of_group(pos))[0]] == EFT else FIVE


@rule("SS 26A.1")
def partners(pos: Position) -> UnitSet:
    """Who may join the group that has been begun: in the EFT box one of the same type."""
    side, have = pos.frame.who, units_of_group(pos)
    some = stocks(pos, side) if size_of(pos) == PAIR else remnants(pos, side)
    return next(those for those in some if those & have) & ~have


def group_menu(pos: Position) -> Menu:
    have = units_of_group(pos)
    found = units(partners(pos), "SS 26A.1", not_among_cause(pos, "SS 26A.1", "ss-why-not-in-group"))
    args: dict[str, Argument] = {"left": size_of(pos) - have.bit_count()}
    verbs = {"group": found, "drop": button("SS 26A.1")}
    return Menu(pos.frame.who, "ss-air-group", "SS 26A.1", verbs, args, hand=bits(have)[0])


def join(ref: Referee, unit: int) -> None:
    """The last one makes the group whole, and lots are drawn."""
    size, group = size_of(ref.pos), units_of_group(ref.pos) | 1 << unit
    if group.bit_count() < size:
        ref.remember(Grouping(group))
        return
    ref.finish()
    (draw_of_pair if size == PAIR else draw_of_five)(ref, group)


STEPS: tuple[Step, ...] = (
    grouping_question("air_pairs", "ss-air-pairs", pairable),
    Do("pair_the_rest", pair_the_rest),
    grouping_question("air_fives", "ss-air-fives", fiveable),
    Do("group_the_rest", group_the_rest),
)
PROCEDURES: Mapping[str, Step] = {
    "air_group": Ask(
        "air_group", group_menu, {"group": Verb(join, UNIT, JOIN), "drop": PUT_DOWN}, memo=Grouping
    )
}
