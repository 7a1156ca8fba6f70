"""30F2. The surprise air attack, and the deployment of the air forces after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.sudden_storm.law.air.bases import airbases, not_a_base_cause
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import (
    ASIDE,
    AXIS,
    DELAYED,
    EFT,
    INACTIVE,
    REMNANTS,
    SIDES,
    SOVIET,
    Basing,
)
from grognard.games.sudden_storm.law.nationality import rumania
from grognard.games.sudden_storm.law.presence import side_of
from grognard.kernel.arguments import At, Units
from grognard.kernel.changes import Marked, Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, GO, HAND, Ask, Do, Phase, Seq, Step, Verb, While
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.menu import BUTTON, HEX, UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import PUT_DOWN, finish
from grognard.rules.hidden import pick
from grognard.rules.why_not import fixed_words, not_among_cause

AIR_FORCES = {AXIS: "german", SOVIET: "soviet"}
CITE = "SS 30F2.3"


def units_taking_part(data: Data, side: int) -> UnitSet:
    """The air units of the attack, or those that it hits."""
    some = data.planes_of[AIR_FORCES[side]]
    return sum(1 << unit for unit in bits(some) if begins_in_play(data, unit))


@rule("SS 30F.2", "SS 30F2.1")
def begins_in_play(data: Data, unit: int) -> bool:
    """Is it there from the start? In a scenario of our own its base must lie in the area."""
    if not data.scene.is_on("16") or data.more(unit).status != "map":
        return False
    return holds(data.scene.area, data.plane(unit).base)


# -- the attack


@rule("SS 30F2.2")
def share(data: Data, side: int, name: str) -> int:
    """Losses; in a scenario of our own in proportion to the units it has, rounded up."""
    whole = sum(data.more(unit).status == "map" for unit in bits(data.planes_of[AIR_FORCES[side]]))
    return -(-data.constant(name) * units_taking_part(data, side).bit_count() // whole)


@rule("SS 30F2.2")
def attack(ref: Referee, _: Frame) -> None:
    """Lots are drawn: Germans aborted; Soviets eliminated, the first of them for the EFT box; Soviets
    aborted.
    """
    data = book(ref.pos).data
    abort(ref, AXIS, share(data, AXIS, "surprise.german_aborted"))
    killed, in_air = share(data, SOVIET, "surprise.soviet_killed"), share(data, SOVIET, "surprise.soviet_eft")
    for number in range(killed):
        if some := unharmed_units(ref.pos, SOVIET):
            unit = pick(ref, some, "ss-die-surprise", "SS 30F2.2")
            fallen = EFT if number < in_air else REMNANTS
            ref.do(Removed(unit, fallen, "shot-down" if fallen == EFT else "air-lost", "SS 30F2.2"))
    abort(ref, SOVIET, share(data, SOVIET, "surprise.soviet_aborted"))


def unharmed_units(pos: Position, side: int) -> UnitSet:
    """Those set aside that nothing has befallen."""
    return pos.at(ASIDE) & book(pos).data.planes_of[AIR_FORCES[side]] & ~pos.state.marks[INACTIVE]


@rule("SS 30F2.2", "SS 30F2.3")
def abort(ref: Referee, side: int, many: int) -> None:
    """They begin inactive."""
    for _ in range(many):
        if some := unharmed_units(ref.pos, side):
            unit = pick(ref, some, "ss-die-surprise", "SS 30F2.2")
            ref.do(Marked(INACTIVE, 1 << unit, True, "SS 30F2.2"))


# -- deployment


def units_waiting(pos: Position, side: int) -> UnitSet:
    return pos.at(ASIDE) & book(pos).data.planes_of[AIR_FORCES[side]]


@rule("SS 30F2.3")
def places(pos: Position, unit: int) -> Allowed:
    """Soviets at their own bases in the USSR; Germans in Greater Germany and Rumania, a few in Norway."""
    data, side = book(pos).data, side_of(pos, unit)
    land = data.ussr if side == SOVIET else data.greater_germany | rumania(pos) | norway(data)
    found = hexes(airbases(pos, side) & land, CITE, other_base_cause(pos, side))
    if side == AXIS:
        there = pos.units_in(norway(data)) & data.planes_of["german"] & ~(1 << unit)
        if there.bit_count() >= data.constant("surprise.norway"):
            found.less(CITE, norway(data), "ss-why-norway-full")
    return found


def other_base_cause(pos: Position, side: int) -> Callable[[int], Cause]:
    """No base of that side, or one in another country."""
    mine, no_base = airbases(pos, side), not_a_base_cause(pos, side)

    def because(h: int) -> Cause:
        there = holds(mine, h)
        return Cause(CITE, "ss-why-not-deployed-there", (("hex", At(h)),)) if there else no_base(h)

    return because


def norway(data: Data) -> HexSet:
    return data.country("norway") & data.land


def base_as_listed(ref: Referee, unit: int) -> None:
    """At its base of the ready-made set-up; if that is lost at the nearest one, and if all are it waits."""
    home, found = book(ref.pos).data.plane(unit).base, places(ref.pos, unit).set
    grid = ref.game.map.grid
    if found:
        deploy_unit(ref, unit, min(bits(found), key=lambda h: (grid.distance(home, h), h)))
    else:
        ref.do(Removed(unit, DELAYED[side_of(ref.pos, unit)], "air-comes", CITE))


@rule("SS 30F2.3")
def deploy_unit(ref: Referee, unit: int, h: int) -> None:
    if ref.state.where[unit] != h:
        ref.do(Placed(unit, h, "based", CITE))


def deploy(ref: Referee, frame: Frame) -> None:
    """The ready-made set-up."""
    if book(ref.pos).ready_made:
        deploy_the_rest(ref, frame.who)


def deploy_the_rest(ref: Referee, side: int) -> None:
    for unit in bits(units_waiting(ref.pos, side)):
        base_as_listed(ref, unit)


# -- by hand


def units_to_deploy(pos: Position, side: int) -> UnitSet:
    """Those to be put, and those that stand and may be put elsewhere."""
    data = book(pos).data
    return units_waiting(pos, side) | units_taking_part(data, side) & pos.on_map(side)


def menu(pos: Position, side: int) -> Menu:
    left = units_waiting(pos, side)
    ready = button(CITE).less(
        CITE, int(bool(left)), fixed_words("ss-why-not-set-up", (("units", Units(left)),))
    )
    verbs = {
        "unit": units(units_to_deploy(pos, side), CITE, not_among_cause(pos, CITE, "ss-why-set-up-later")),
        "fill": button(CITE).less(CITE, int(not left), "ss-why-army-set-up"),
        "end_setup": ready,
    }
    return Menu(side, "ss-air-set-up", CITE, verbs, {"many": left.bit_count()})


def take(ref: Referee, unit: int) -> None:
    ref.ask("deploying", ref.frame.who, Basing(unit))


def fill(ref: Referee, _: int) -> None:
    deploy_the_rest(ref, ref.frame.who)


def deploying_menu(pos: Position) -> Menu:
    unit = pos.memo(Basing).unit
    found, at = places(pos, unit), pos.state.where[unit]
    if at >= 0:
        found.less(CITE, 1 << at, "ss-why-there-already")
    return Menu(pos.frame.who, "ss-air-landing", CITE, {"base": found, "drop": button(CITE)}, hand=unit)


def deploy_selected(ref: Referee, h: int) -> None:
    unit = ref.pos.memo(Basing).unit
    ref.finish()
    deploy_unit(ref, unit, h)


def deployment(side: int) -> Step:
    def asked(pos: Position) -> Menu:
        return menu(pos, side)

    def when(pos: Position) -> bool:
        return not book(pos).ready_made and bool(units_to_deploy(pos, side))

    verbs = {
        "unit": Verb(take, UNIT, HAND),
        "fill": Verb(fill, BUTTON),
        "end_setup": Verb(finish, BUTTON, CLOSE),
    }
    steps = (Do("deploy", deploy), Ask("air_place", asked, verbs, when=when))
    return Phase(f"{SIDES[side]}-air-setup", side, CITE, Seq(steps))


# The Soviets first; without aircraft there is none of it (SS-P75).
ATTACK = Seq((Do("air_attack", attack), deployment(SOVIET), deployment(AXIS)))
STEPS: tuple[Step, ...] = (While("surprise_from_the_air", lambda pos: bool(pos.at(ASIDE)), ATTACK),)
PROCEDURES: Mapping[str, Step] = {
    "deploying": Ask(
        "deploying", deploying_menu, {"base": Verb(deploy_selected, HEX, GO), "drop": PUT_DOWN}, memo=Basing
    )
}
