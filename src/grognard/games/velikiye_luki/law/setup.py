"""13.1. Set-up: most of it is given; an HQ and a few Soviet units go where their owner likes."""

from __future__ import annotations

from grognard.games.velikiye_luki.law import festung, why_not
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.data import LEVELS
from grognard.games.velikiye_luki.law.movement import enemy_hexes
from grognard.games.velikiye_luki.law.names import GERMAN, OVERCAST, SOVIET, Own
from grognard.games.velikiye_luki.law.stacking import can_stack, counting
from grognard.games.velikiye_luki.law.zoc import closed_city
from grognard.kernel.changes import Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet, bits, hexset, holds, unitset
from grognard.kernel.menu import Allowed, Bar, Menu, button, hexes, units
from grognard.kernel.places import POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, State, UnitSet
from grognard.rules.scenario import Scenario
from grognard.rules.why_not import fixed_words, outside_area_words

CITES = ("VL 13.1.S12", "VL 13.1.G3")
# a set-up for those who want none
USUAL = {
    "QG83": "0909",
    "QG3C": "1411",
    "38G": "1411",
    "146": "1508",
    "170": "1415",
    "171AT": "1316",
    "225": "1314",
}


@rule(
    *(
        "VL 13.1.G1",
        "VL 13.1.G2",
        "VL 13.1.G4",
        "VL 13.1.G5",
        "VL 13.1.G6",
        "VL 13.1.G7",
        "VL 13.1.G8",
        "VL 13.1.G9",
        "VL 13.1.G10",
        "VL 13.1.G11",
        "VL 13.1.G12",
    ),
    *(
        "VL 13.1.S1",
        "VL 13.1.S2",
        "VL 13.1.S3",
        "VL 13.1.S4",
        "VL 13.1.S5",
        "VL 13.1.S6",
        "VL 13.1.S7",
        "VL 13.1.S8",
        "VL 13.1.S9",
        "VL 13.1.S10",
        "VL 13.1.S11",
    ),
    "VL 13a",
    "VL 13b",
    "VL 1.6a",
    "VL 7a",
)
def start(game: Game) -> State:
    """Everybody whose hex is given stands in it, both Festungs at five, the sky overcast; the others wait."""
    small = game.rules.data.scenario
    if small is not None:
        return small_start(game, small)
    where = [game.map.hex(u.setup) if u.setup.isdigit() else POOL for u in game.roster.units]
    steps = [LEVELS if u.kind == "festung" else u.steps for u in game.roster.units]
    return State(
        0,
        (Frame(game.first, SOVIET),),
        tuple(where),
        tuple(steps),
        (0,) * len(game.marks),
        Own(weather=OVERCAST),
    )


@rule("VL 7.1b")
def small_start(game: Game, small: Scenario) -> State:
    """A scenario begins as if the turn before it had just ended: the city is encircled if it is shut in."""
    own, marks = Own(weather=OVERCAST), (0,) * len(game.marks)
    state = State(small.turns[0] - 1, (Frame("turn", SOVIET),), small.where, small.steps, marks, own)
    return state._replace(own=own._replace(encircled=festung.is_encircled(Position(game, state))))


def free_units(pos: Position, side: int) -> UnitSet:
    return pos.game.roster.where(lambda u: u.side == side and u.setup == "free")


@rule("VL 13.1.G3", "VL 13.1.S12", "VL 5.1sa", "VL 5.1sb", "VL 5.1sc")
def allowed_hexes(pos: Position, unit: int) -> Allowed:
    """The German HQ anywhere but in a Soviet hex; Soviet units from column 13 eastwards, or with a unit of
    the 3rd Shock Army.
    """
    data, map, side = book(pos).data, pos.game.map, pos.game.roster[unit].side
    ground = book(pos).ground.open_to("motor" if holds(data.motor, unit) else "foot")
    army = data.of_side[SOVIET] & data.roster.where(lambda u: u.formation != "2M" and u.setup.isdigit())
    area = map.grid.board if side == GERMAN else map.areas["soviet_free"] | pos.hexes_of(army)
    found = hexes(area, CITES[side], CITES[side]).only(CITES[side], area, outside_area_words(area))
    found.less("VL T.terr.12", map.grid.board & ~ground, "vl-why-lake")
    for bar in (*enemy_hexes(pos, 1 - side), Bar("VL 1.6b", closed_city(pos, side), "vl-why-festung")):
        found.less(*bar)
    if side == SOVIET:
        full = hexset(h for h in bits(area) if not has_room(pos, unit, h))
        divided = full & pos.hexes_of(data.divisions)
        crowd = why_not.full_hex(pos, side)
        found.less("VL 5.1sa", divided, crowd).less("VL 5.1sb", full & ~divided, crowd)
        found.less("VL 5.1sc", full & ~divided, crowd)
    return found


def has_room(pos: Position, unit: int, h: int) -> bool:
    if pos.game.roster[unit].kind == "hq":
        return True
    return can_stack(pos, SOVIET, counting(pos, SOVIET, h) | 1 << unit)


def menu(pos: Position, side: int) -> Menu:
    free = free_units(pos, side)
    waiting = unitset(u for u in bits(free) if pos.state.where[u] == POOL)
    cite = CITES[side]
    verbs = {
        "unit": units(waiting, cite, why_not.not_movable_cause(pos, cite)),
        "lift": units(free & ~waiting, cite, why_not.not_among_cause(pos, cite, "why-not-placed")),
        "ready_made": button(cite).less(cite, int(not waiting), "why-nothing-to-place"),
        "end_setup": button(cite).less(
            cite, int(bool(waiting)), fixed_words("why-units-left", (("many", waiting.bit_count()),))
        ),
    }
    return Menu(side, "vl-setup", cite, verbs, {"left": waiting.bit_count()})


def take(ref: Referee, unit: int) -> None:
    ref.ask("placing", ref.frame.who, unit)


def placing_menu(pos: Position) -> Menu:
    unit = pos.frame.memo
    cite = CITES[pos.game.roster[unit].side]
    return Menu(
        pos.frame.who,
        "vl-placing",
        cite,
        {"at": allowed_hexes(pos, unit), "drop": button(cite)},
        hand=unit,
    )


def place_unit(ref: Referee, at: int) -> None:
    unit = ref.frame.memo
    ref.finish()
    ref.do(Placed(unit, at, "setup", CITES[ref.game.roster[unit].side]))


def lift(ref: Referee, unit: int) -> None:
    ref.do(Removed(unit, POOL, "lifted", CITES[ref.game.roster[unit].side]))


def place_usual(ref: Referee, side: int) -> None:
    """The rest by a ready-made set-up; whoever cannot stand there goes to the first hex
    that will have him.
    """
    for unit in bits(free_units(ref.pos, side)):
        if ref.state.where[unit] == POOL:
            may = allowed_hexes(ref.pos, unit).set
            at = ref.game.map.hex(USUAL[ref.game.roster[unit].id])
            at = at if may >> at & 1 else first_unit(may)
            ref.do(Placed(unit, at, "setup", CITES[side]))


def first_unit(s: HexSet) -> int:
    return (s & -s).bit_length() - 1


def ready_made(ref: Referee, _: int) -> None:
    place_usual(ref, ref.frame.who)
