"""35. Set-up by hand, an army at a time: who is taken, where it is put, and what fills the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.sudden_storm.law import breakdown, set_up_things, sets
from grognard.games.sudden_storm.law.armies import (
    STAGES,
    Stage,
    armies,
    army,
    broken_down_area,
    hex_args,
    home_hex,
    lonely_units,
    places,
    short_hexes,
    uncovered_hexes,
    units_of_stage,
    units_to_set_up,
    units_waiting,
)
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import PARTS, SIDES, SOVIET, Placing, own
from grognard.games.sudden_storm.law.scenario_rules import STARTS
from grognard.games.sudden_storm.law.setup import FIRST_SOVIET, opening
from grognard.games.sudden_storm.law.stacking import overstacked_units
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, GO, HAND, Ask, Do, Phase, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BUTTON, HEX, OPTION, UNIT, Allowed, Menu, button, options, units
from grognard.kernel.places import POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.answers import PUT_DOWN, finish
from grognard.rules.why_not import Words, fixed_words, not_among_cause, unit_words

CITE = "SS 35.4"


# -- who is put where


def place_unit(ref: Referee, unit: int, h: int) -> None:
    if ref.state.where[unit] != h:
        ref.do(Placed(unit, h, "set-up", "SS 35.2"))


def listed_hex(pos: Position, unit: int) -> int:
    """The hex of the ready-made set-up."""
    data = book(pos).data
    return data.plane(unit).base if data.planes >> unit & 1 else home_hex(data, unit)


def fill_army(ref: Referee, stage: Stage, name: str) -> None:
    """The rest of an army is set up as in the ready-made set-up, or as near to it as can be."""
    data, grid = book(ref.pos).data, ref.game.map.grid
    for unit in bits(units_waiting(ref.pos, stage)):
        if army(data, unit) != name:
            continue
        usual, found = listed_hex(ref.pos, unit), places(ref.pos, unit).set
        if found >> usual & 1:
            place_unit(ref, unit, usual)
        elif found:
            place_unit(ref, unit, min(bits(found), key=lambda h: (grid.distance(usual, h), h)))


def fill(stage: Stage) -> Verb:
    def do(ref: Referee, number: int) -> None:
        fill_army(ref, stage, armies(book(ref.pos).data, stage)[number])

    return Verb(do, OPTION)


def ready_made(stage: Stage) -> Verb:
    def do(ref: Referee, _: int) -> None:
        for division, _letter in own(ref.pos).parted:
            for part in bits(sets.regiments_left(ref.pos, division)):
                ref.do(Removed(part, PARTS[stage.side], "assembled", "SS 35.3"))
        ref.note("SS 35.3", parted=())
        for unit in bits(units_of_stage(book(ref.pos).data, stage)):
            place_unit(ref, unit, listed_hex(ref.pos, unit))

    return Verb(do, BUTTON)


def is_ready_made(pos: Position, stage: Stage) -> bool:
    """Does everybody stand as in the ready-made set-up?"""
    return all(
        pos.state.where[unit] == listed_hex(pos, unit) for unit in bits(units_of_stage(book(pos).data, stage))
    )


@rule("SS 35.3")
def breakable(pos: Position, stage: Stage) -> Allowed | None:
    """Divisions that may begin broken down, where they stand now."""
    found = breakdown.breakable(pos, stage.side)
    if found is None:
        return None
    found.less(CITE, found.set & ~units_of_stage(book(pos).data, stage), not_now_words(pos))
    whole = found.set & ~pos.units_in(broken_down_area(book(pos).data))
    return found.less("SS 35.3", whole, "ss-why-not-broken-down")


def not_now_words(pos: Position) -> Callable[[int], Words]:
    return unit_words("ss-why-set-up-later", pos)


# -- the questions


@rule("SS 35.5", "SS 35.6", "SS 35.2")
def ready(pos: Position, stage: Stage) -> Allowed:
    """Everybody stands on the map, no army has too few where it must have some, and the border is covered."""
    found = button(CITE)
    left, gaps = units_waiting(pos, stage), uncovered_hexes(pos) if stage == STAGES[0] else 0
    few, lone = short_hexes(pos, stage), lonely_units(pos, stage)
    found.less(CITE, int(bool(left)), fixed_words("ss-why-not-set-up", (("many", left.bit_count()),)))
    if few:
        found.less("SS 35.2", 1, fixed_words("ss-why-too-few", hex_args(few)))
    crowd = overstacked_units(pos, stage.side)
    found.less("SS 8A1", int(bool(crowd)), fixed_words("ss-why-crowded-set-up", (("units", Units(crowd)),)))
    found.less("SS 35.6", int(bool(lone)), fixed_words("ss-why-lonely", (("units", Units(lone)),)))
    if stray := set_up_things.strayed(pos, stage):
        found.less("SS OB-A.8", 1, fixed_words("ss-why-points-astray", hex_args(stray)))
    if gaps:
        found.less("SS 35.5", 1, fixed_words("ss-why-border-open", hex_args(gaps)))
    return found


def menu(pos: Position, stage: Stage) -> Menu:
    data, left = book(pos).data, units_waiting(pos, stage)
    mine = units(units_to_set_up(pos, stage), CITE, not_among_cause(pos, CITE, "ss-why-set-up-later"))
    names = armies(data, stage)
    some = options(names, CITE)
    whole = {army(data, unit) for unit in bits(left)}
    some.less(CITE, sum(1 << n for n, name in enumerate(names) if name not in whole), "ss-why-army-set-up")
    again = button(CITE).less(CITE, int(is_ready_made(pos, stage)), "ss-why-stands-ready-made")
    verbs = {"unit": mine, "fill": some, "ready_made": again, "end_setup": ready(pos, stage)}
    if (parting := breakable(pos, stage)) is not None:
        verbs["break_down"] = parting
    verbs |= set_up_things.verbs(pos, stage, left)
    return Menu(stage.side, "ss-set-up", CITE, verbs, {"many": left.bit_count()})


def placing_menu(pos: Position) -> Menu:
    unit = pos.memo(Placing).unit
    found, at = places(pos, unit), pos.state.where[unit]
    if at != POOL:
        found.less(CITE, 1 << at, "ss-why-there-already")
    return Menu(
        pos.frame.who, "ss-setting-up", "SS 35.2", {"at": found, "drop": button("SS 35.2")}, hand=unit
    )


def take(ref: Referee, unit: int) -> None:
    ref.ask("setting_up", ref.frame.who, Placing(unit))


def place_selected(ref: Referee, h: int) -> None:
    unit = ref.pos.memo(Placing).unit
    ref.finish()
    place_unit(ref, unit, h)


@rule("SS 35.4")
def phase(stage: Stage) -> Step:
    def asked(pos: Position) -> Menu:
        return menu(pos, stage)

    def when(pos: Position) -> bool:
        return not book(pos).ready_made and bool(units_of_stage(book(pos).data, stage))

    verbs = {
        "unit": Verb(take, UNIT, HAND),
        "fill": fill(stage),
        "ready_made": ready_made(stage),
        "break_down": Verb(breakdown.break_down, UNIT),
        "end_setup": Verb(finish, BUTTON, CLOSE),
        **{what: set_up_things.take(stage, what) for what in set_up_things.VERBS},
    }
    name = f"{SIDES[stage.side]}-setup" if stage != STAGES[-1] else f"{SIDES[SOVIET]}-setup-interior"
    return Phase(name, stage.side, CITE, Ask("place", asked, verbs, when=when))


def begin_late(ref: Referee, _: Frame) -> None:
    """A scenario that begins with a Soviet player turn does so after the set-up, too."""
    if book(ref.pos).data.scene.start == STARTS[1]:
        ref.goto(opening(ref.game.program, FIRST_SOVIET))


# Before the surprise turn.
STEPS: tuple[Step, ...] = tuple(phase(stage) for stage in STAGES)
LATE: tuple[Step, ...] = (Do("begin_late", begin_late),)
PROCEDURES: Mapping[str, Step] = {
    **set_up_things.PROCEDURES,
    "setting_up": Ask(
        "setting_up", placing_menu, {"at": Verb(place_selected, HEX, GO), "drop": PUT_DOWN}, memo=Placing
    ),
}
