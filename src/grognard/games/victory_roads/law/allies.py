"""14. Allies of the Axis: capitulation and change of sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, CAPITULATION, SOVIET, THEATRE_BOXES, own
from grognard.games.victory_roads.law.placements import to_pool
from grognard.games.victory_roads.law.presence import ALLIED, controlled_hexes
from grognard.games.victory_roads.law.supply import ally_status
from grognard.games.victory_roads.law.unit_losses import leave_map
from grognard.kernel.arguments import Argument, Arguments
from grognard.kernel.changes import Message, Removed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import COMMIT, Ask, Do, Seq, Step, Verb
from grognard.kernel.hexes import HexSet, bits, unitset
from grognard.kernel.menu import UNIT, Allowed, Menu, button, units
from grognard.kernel.places import ABSENT, DEAD, GONE, POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import ENOUGH
from grognard.rules.why_not import not_among_cause

ROMANIAN, HUNGARIAN = ALLIED
SOUTH = THEATRE_BOXES["TOS"]

# -- the support


def modifiers(pos: Position, nation: str) -> Mapping[str, int]:
    return book(pos).data.tables.modifiers[ALLIED[nation]]


@rule("VR 14.0a", "VR 14.1a", "VR 14.2.1a")
def offers(pos: Position) -> UnitSet:
    """The copies of the support that lie in the box of theatre South."""
    return pos.at(SOUTH) & book(pos).data.supports["capitulation"]


def captured_places(pos: Position, *names: str) -> HexSet:
    """Of some places, those that the Soviets control."""
    return sum(book(pos).data.place[name] for name in names) & controlled_hexes(pos, SOVIET)


def may_try_romania(pos: Position) -> bool:
    """Whether it is asked tells nobody which supports the theatre has, only that it has some (K-26)."""
    return ally_status(pos, ROMANIAN) == "axis" and bool(pos.at(SOUTH))


@rule("VR 14.2.1a", "VR 14.2.1d")
def may_try_hungary(pos: Position) -> bool:
    """Only once one hex of Budapest is Soviet, and unless Hungary never surrenders any more."""
    able = ally_status(pos, HUNGARIAN) == "axis" and not own(pos).faithful
    return able and bool(pos.at(SOUTH) and captured_places(pos, "buda", "pest"))


def offer_menu(prompt: str, cite: str, held: str) -> Callable[[Position], Menu]:
    """An attempt may be made, never must (H-01); `held` wants the support in the box of theatre South."""

    def menu(pos: Position) -> Menu:
        attempt = button(cite).less(held, not offers(pos), "vr-why-no-capitulation")
        return Menu(SOVIET, prompt, cite, {"capitulate": attempt, "next": button(cite)})

    return menu


@rule("VR 14.0b", "VR 14.0c")
def use_up(ref: Referee) -> None:
    """One attempt, and the support goes back to the pool."""
    to_pool(ref, bits(offers(ref.pos))[0], "VR 14.0c")


# -- Romania


@rule("VR 14.1c")
def romanian_modifiers(pos: Position) -> dict[str, int]:
    """What of the country has been taken."""
    holding = {
        "iasi_and_chisinau": captured_places(pos, "iasi", "chisinau").bit_count() == 2,
        "galati": bool(captured_places(pos, "galati")),
        "bucharest_or_oil": bool(captured_places(pos, "bucharest", "ploesti")),
    }
    return {case: n for case, n in modifiers(pos, ROMANIAN).items() if holding[case]}


@rule("VR 14.1d")
def count_eliminated(pos: Position) -> int:
    """Romanian divisions that lie among the eliminated now (H-03)."""
    data = book(pos).data
    return (pos.at(DEAD) & data.of_nation["romanian"] & data.divisions).bit_count()


@rule("VR 14.1d", "VR 14.1e")
def try_romania(ref: Referee, _: int) -> None:
    """A die less than the number of eliminated divisions."""
    more, lost = sum(romanian_modifiers(ref.pos).values()), count_eliminated(ref.pos)
    use_up(ref)
    result = ref.roll(6, "vr-die-capitulation", "VR 14.1c") + more
    told: Arguments = (("result", result), ("more", more), ("lost", lost))
    if result < lost:
        ref.do(Message("vr-romania-turns", told, "VR 14.1d"))
        change_sides(ref, ROMANIAN)
    else:
        ref.do(Message("vr-romania-stays", told, "VR 14.1e"))


# -- Hungary


@rule("VR 14.2.1c")
def hungarian_modifiers(pos: Position) -> dict[str, int]:
    """Romania on the Soviet side makes it harder, as printed (H-02)."""
    holding = {
        "both_budapest": captured_places(pos, "buda", "pest").bit_count() == 2,
        "romania_soviet": ally_status(pos, ROMANIAN) == "soviet",
    }
    return {case: n for case, n in modifiers(pos, HUNGARIAN).items() if holding.get(case)}


@rule("VR 14.2.1d", "VR 14.2.1e", "VR 14.2.1f", "VR 14.2.1g")
def try_hungary(ref: Referee, _: int) -> None:
    """War, an armistice, nothing, or never again."""
    more, table = sum(hungarian_modifiers(ref.pos).values()), modifiers(ref.pos, HUNGARIAN)
    use_up(ref)
    result = ref.roll(6, "vr-die-capitulation", "VR 14.2.1c") + more
    told: Arguments = (("result", result), ("more", more))
    if result >= table["war"]:
        ref.do(Message("vr-hungary-turns", told, "VR 14.2.1g"))
        change_sides(ref, HUNGARIAN)
    elif result >= table["armistice"]:
        ref.note("VR 14.2.1f", "vr-hungary-armistice", told, hungary="armistice")
    elif result <= table["never_at_most"]:
        ref.note("VR 14.2.1d", "vr-hungary-never", told, faithful=True)
    else:
        ref.do(Message("vr-hungary-stays", told, "VR 14.2.1e"))


@rule("VR 14.2.1f")
def keep_armistice(ref: Referee, _: Frame) -> None:
    """At the start of the Axis turn all Hungarian counters leave the game, HQs too (H-07)."""
    if ally_status(ref.pos, HUNGARIAN) == "armistice":
        ref.note("VR 14.2.1f", hungary="out")
        for unit in bits(axis_counters(ref.pos, HUNGARIAN)):
            leave_map(ref, unit, GONE, "armistice", "VR 14.2.1f")


# -- change of sides


class Defecting(NamedTuple):
    """A nation that changes sides, and how many of its units must still be removed."""

    nation: str
    left: int


def axis_counters(pos: Position, nation: str) -> UnitSet:
    """The counters of a nation on the side of the Axis that are in the game, or still to come."""
    data = book(pos).data
    mine = data.of_nation[nation] & data.of_side[AXIS]
    return mine & ~pos.at(GONE) & ~pos.at(ABSENT)


@rule("VR 14.3b", "VR 14.3c", "VR 14.3d")
def change_sides(ref: Referee, nation: str) -> None:
    """The HQs leave for good, and who was still to come never comes; two dice are thrown for the units that
    are removed.
    """
    data = book(ref.pos).data
    before = zip(ALLIED, own(ref.pos).changed, strict=True)
    turns = tuple(ref.state.turn if one == nation else turn for one, turn in before)
    ref.note("VR 14.3b", changed=turns)
    if nation == ROMANIAN:
        ref.note("VR 14.3b", romania="soviet")
    else:
        ref.note("VR 14.3b", hungary="soviet")
    counters = axis_counters(ref.pos, nation)
    for unit in bits(counters & data.of_type["hq"]):
        leave_map(ref, unit, GONE, "defects", "VR 14.3c")
    for unit in bits(counters & ~data.of_type["hq"] & ref.pos.at(POOL)):
        leave_map(ref, unit, GONE, "defects", "VR 14.3b")
    dice = book(ref.pos).data.tables.modifiers["defection"]["removed_dice"]
    many = sum(ref.roll(6, "vr-die-defection", "VR 14.3d") for _ in range(dice))
    ref.do(Message("vr-defection", (("nation", nation), ("many", many)), "VR 14.3d"))
    ref.ask("defecting", SOVIET, Defecting(nation, many))


def divisions(pos: Position, nation: str) -> UnitSet:
    """Its units on the map on the side of the Axis, no HQs."""
    data = book(pos).data
    return pos.on_map(AXIS) & data.of_nation[nation] & data.divisions


@rule("VR 14.3d")
def removable(pos: Position, nation: str) -> Allowed:
    """The Soviet player chooses (H-04), but units at full strength go first."""
    mine, roster = divisions(pos, nation), pos.game.roster
    full = unitset(unit for unit in bits(mine) if pos.state.steps[unit] == roster[unit].steps)
    found = units(mine, "VR 14.3d", not_among_cause(pos, "VR 14.3d", "vr-why-not-defecting"))
    return found.prefer("VR 14.3d", full, "vr-why-full-first")


@rule("VR 14.3d")
def remove_without_choice(ref: Referee, frame: Frame) -> None:
    """Where no more remain than must go, all go."""
    nation, left = frame.memo
    some = divisions(ref.pos, nation)
    if some.bit_count() <= left:
        for unit in bits(some):
            leave_map(ref, unit, GONE, "defects", "VR 14.3d")
        ref.remember(Defecting(nation, 0))


def defecting_menu(pos: Position) -> Menu:
    nation, left = pos.memo(Defecting)
    args: dict[str, Argument] = {"nation": nation, "many": left}
    return Menu(SOVIET, "vr-defecting", "VR 14.3d", {"remove": removable(pos, nation)}, args)


def remove(ref: Referee, unit: int) -> None:
    nation, left = ref.pos.memo(Defecting)
    leave_map(ref, unit, GONE, "defects", "VR 14.3d")
    ref.remember(Defecting(nation, left - 1))


@rule("VR 14.3e")
def join_the_soviets(ref: Referee, frame: Frame) -> None:
    """All that remain go into the box with the steps they have: their counters of the other side."""
    nation: str = frame.memo.nation
    waiting = axis_counters(ref.pos, nation) & book(ref.pos).data.divisions & ~ref.pos.at(DEAD)
    for unit in bits(waiting):
        new, steps = soviet_twin(ref.pos, unit), ref.state.steps[unit]
        leave_map(ref, unit, GONE, "changes-sides", "VR 14.3e")
        ref.do(Removed(new, CAPITULATION, "joins", "VR 14.3e"))
        if ref.state.steps[new] != steps:
            ref.do(StepsChanged(new, steps, "VR 14.3e", "reduced"))


def soviet_twin(pos: Position, unit: int) -> int:
    """The counter of the same unit on the other side."""
    data, id = book(pos).data, pos.game.roster[unit].id
    return next(one for one in bits(data.of_side[SOVIET] & data.units) if data.more(one).twin == id)


# -- their return


@rule("VR 14.3f")
def roll_returns(ref: Referee, _: Frame) -> None:
    """From the turn after the change a die and three units in each phase."""
    now, left = own(ref.pos), []
    for nation, turn in zip(ALLIED, now.changed, strict=True):
        waiting = ref.pos.at(CAPITULATION) & book(ref.pos).data.of_nation[nation]
        many = 0
        if waiting and turn < ref.state.turn:
            more = book(ref.pos).data.tables.modifiers["defection"]["back_per_turn_plus_die"]
            many = ref.roll(6, "vr-die-returns", "VR 14.3f") + more
            ref.do(Message("vr-returns", (("nation", nation), ("many", many)), "VR 14.3f"))
        left.append(many)
    ref.note("VR 14.3f", returning=tuple(left))


def count_return(ref: Referee, unit: int) -> None:
    nation = book(ref.pos).data.more(unit).nation
    left = own(ref.pos).returning
    now = tuple(many - (one == nation) for one, many in zip(ALLIED, left, strict=True))
    ref.note("VR 14.3f", returning=now)


# -- when


# At the end of the Soviet combat phase and of the Soviet exploitation phase, when what was taken is settled
# (J-15).
ROMANIA: tuple[Step, ...] = (
    Ask(
        "romania",
        offer_menu("vr-romania", "VR 14.1b", "VR 14.1a"),
        {"capitulate": Verb(try_romania, role=COMMIT), "next": ENOUGH},
        when=may_try_romania,
    ),
)
HUNGARY: tuple[Step, ...] = (
    Ask(
        "hungary",
        offer_menu("vr-hungary", "VR 14.2.1b", "VR 14.2.1a"),
        {"capitulate": Verb(try_hungary, role=COMMIT), "next": ENOUGH},
        when=may_try_hungary,
    ),
)
# At the start of the Axis turn.
ARMISTICE: tuple[Step, ...] = (Do("armistice", keep_armistice),)
PROCEDURES: Mapping[str, Step] = {
    "defecting": Seq(
        (
            Do("defecting", remove_without_choice),
            Ask(
                "defectors_removed",
                defecting_menu,
                {"remove": Verb(remove, UNIT)},
                when=lambda pos: pos.memo(Defecting).left > 0,
                memo=Defecting,
            ),
            Do("join_the_soviets", join_the_soviets),
        )
    )
}
