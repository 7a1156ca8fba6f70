"""13.2. Reinforcements, and those who come back."""

from __future__ import annotations

from grognard.games.velikie_louki.movement import allowance, closed, mover, put_down, terms_for, traffic
from grognard.games.velikie_louki.rulebook import book
from grognard.games.velikie_louki.state import MP, SIDES, Back, Entered, Moving, Own
from grognard.games.velikie_louki.zoc import held, zoc
from grognard.kernel.changes import Placed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import Allowed, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import POOL, Position


@rule("VL 6.6.1j", "VL 1.4l")
def comes_back(ref: Referee, unit: int, at: int) -> None:
    """From the next turn on: by the hex it left the map, or, an HQ that was taken off, wherever its side comes on."""
    own: Own = ref.state.own
    ref.state = ref.state._replace(own=own._replace(back=(*own.back, Back(unit, ref.state.turn + 1, at))))


def returning(pos: Position) -> dict[int, Back]:
    own: Own = pos.state.own
    return {one.unit: one for one in own.back}


@rule(
    *(
        "VL 13.2.1a",
        "VL 13.2.1b",
        "VL 13.2.1c",
        "VL 13.2.1d",
        "VL 13.2.1e",
        "VL 13.2.1f",
        "VL 13.2.1g",
        "VL 13.2.1h",
        "VL 13.2.1i",
        "VL 13.2.1j",
        "VL 13.2.1k",
        "VL 13.2.1l",
    ),
    *("VL 13.2.2a", "VL 13.2.2b", "VL 13.2.2c", "VL 13.2.2d", "VL 13.2.2e", "VL 13.2.2f", "VL 13.2.2g"),
    "VL 13.2a",
)
def due(pos: Position, side: int) -> Allowed:
    """The units whose turn has come; they may also come later."""
    data, turn, back = book(pos).data, pos.state.turn, returning(pos)
    waiting, early = 0, 0
    for u in bits(data.of_side[side]):
        counter = pos.game.roster[u]
        if pos.state.where[u] != POOL or (u not in back and not counter.arrives):
            continue
        waiting |= 1 << u
        if (back[u].turn if u in back else int(counter.arrives)) > turn:
            early |= 1 << u
    found = units(waiting, "VL 13.2a").less("VL 13.2a", early)
    return found.less("VL 13.2b", sum(1 << u for u in bits(found.set) if not entries(pos, u).set))


def own_edges(pos: Position, side: int) -> HexSet:
    """Where a side comes on at all: its edges of supply and its entry hexes."""
    areas = book(pos).data.map.areas
    entries = {name for u in book(pos).data.roster.units if u.side == side for name in u.more.entry}
    found = areas[f"{SIDES[side]}_supply"]
    for name in sorted(entries):
        found |= areas[name]
    return found


@rule("VL 13.2a", "VL 6.6.1j", "VL 1.4l")
def entry_hexes(pos: Position, unit: int) -> HexSet:
    """The listed hexes, or the exit hex and its neighbours on the edge; if the enemy holds them all, the nearest free ones."""
    data, side = book(pos).data, pos.game.roster[unit].side
    back = returning(pos).get(unit)
    edges = own_edges(pos, side)
    if back is None:
        listed = 0
        for name in data.more(unit).entry:
            listed |= data.map.areas[name]
    elif back.hex < 0:
        return edges & ~held(pos, 1 - side) & ~zoc(pos, 1 - side)
    else:
        grid = pos.game.map.grid
        rim = sum(1 << h for h in bits(grid.board) if grid.around(1 << h).bit_count() < 6)
        listed, edges = grid.disc(1 << back.hex, 1) & rim, edges | rim
    return nearest_free(pos, unit, listed, edges)


def nearest_free(pos: Position, unit: int, listed: HexSet, edges: HexSet) -> HexSet:
    """Of these hexes those that a unit may enter; if there is none, the nearest of the edges."""
    side = pos.game.roster[unit].side
    shut = held(pos, 1 - side) | closed(pos, side) | ~book(pos).ground.open_to(mover(pos, unit))
    if listed & ~shut:
        return listed & ~shut
    grid = pos.game.map.grid
    for radius in range(1, 40):
        if found := grid.disc(listed, radius) & edges & ~shut:
            return found
    return 0


@rule("VL 13.2b")
def price(pos: Position, unit: int, h: int) -> int | None:
    """The hex itself, and the listed penalty if somebody came on there before it this turn; who comes back is on no list."""
    own: Own = pos.state.own
    rules, how = book(pos), mover(pos, unit)
    cost = rules.ground.entry_cost(how, h, bool(traffic(pos, unit) >> h & 1))
    if cost is None:
        return None
    behind = unit not in returning(pos) and any(one.hex == h for one in own.entered)
    return cost + (rules.data.more(unit).penalty * MP if behind else 0)


@rule("VL 13.2b")
def out_of_order(pos: Position, unit: int, h: int) -> bool:
    """Has one that is listed after it, for the same turn, already come on there?"""
    own: Own = pos.state.own
    if unit in returning(pos):
        return False
    roster, more = pos.game.roster, book(pos).data.more
    later = [one for one in own.entered if one.hex == h and one.listed and more(one.unit).rank > more(unit).rank]
    return any((roster[one.unit].side, roster[one.unit].arrives) == (roster[unit].side, roster[unit].arrives) for one in later)


def entries(pos: Position, unit: int) -> Allowed:
    """The hexes where a unit may come on now: in its turn, and for points it has."""
    area, points = entry_hexes(pos, unit), allowance(pos, unit)
    found = hexes(area, "VL 13.2a")
    for h in bits(area):
        cost = price(pos, unit, h)
        if out_of_order(pos, unit, h) or cost is None or cost > points:
            found.less("VL 13.2b", 1 << h)
    return found


def entering_menu(pos: Position) -> Menu:
    unit = pos.frame.memo
    return Menu(pos.frame.who, "vl-entering", "VL 13.2a", {"at": entries(pos, unit), "drop": button("VL 13.2a")}, {"unit": unit})


def enter(ref: Referee, unit: int) -> None:
    ref.ask("entering", ref.frame.who, unit)


@rule("VL 13.2a", "VL 13.2b")
def come_on(ref: Referee, at: int) -> None:
    """It comes on and moves on with what is left, unless an enemy zone stops it."""
    unit, own = ref.frame.memo, ref.state.own
    left = allowance(ref.pos, unit) - (price(ref.pos, unit, at) or 0)
    stops = terms_for(ref.pos, unit).stop >> at & 1
    came = Entered(unit, at, unit not in returning(ref.pos))
    own = own._replace(entered=(*own.entered, came), back=tuple(b for b in own.back if b.unit != unit))
    ref.state = ref.state._replace(own=own)
    ref.finish()
    ref.do(Placed(unit, at, "enters", "VL 13.2a"))
    ref.ask("moving", ref.frame.who, Moving(unit, left, True))
    if stops or left < 1:
        put_down(ref, unit)
