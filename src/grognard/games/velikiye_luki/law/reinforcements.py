"""13.2. Reinforcements, and those who come back."""

from __future__ import annotations

from grognard.games.velikiye_luki.law import why_not
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.movement import allowance, mover, put_down, terms_for, traffic
from grognard.games.velikiye_luki.law.names import MP, Back, Entered, Moving, Own
from grognard.games.velikiye_luki.law.zoc import closed_city, occupied_hexes, zoc
from grognard.kernel.arguments import Points
from grognard.kernel.changes import Placed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, hexset, unitset
from grognard.kernel.menu import Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.places import POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, fact
from grognard.rules import schedule
from grognard.rules.why_not import Words, outside_area_words


@rule("VL 6.6.1j", "VL 1.4l")
def plan_return(ref: Referee, unit: int, at: int) -> None:
    """From the next turn on: by the hex it left the map, or, an HQ that was taken off, wherever its side
    comes on.
    """
    own: Own = ref.state.own
    ref.note("VL 6.6.1j", back=(*own.back, Back(unit, ref.state.turn + 1, at)))


@fact
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
    coming = schedule.due(pos, book(pos).data.reinforcements, side)
    for one in returning(pos).values():  # whatever turn the list gave it
        mine = pos.game.roster[one.unit].side == side and pos.state.where[one.unit] == POOL
        coming = coming & ~(1 << one.unit) | (mine and one.turn <= pos.state.turn) << one.unit
    found = units(coming, "VL 13.2a", why_not.not_movable_cause(pos, "VL 13.2a"))
    shut = unitset(u for u in bits(found.set) if not may_enter(pos, u))
    return found.less("VL 13.2b", shut, "vl-why-no-entry")


@rule("VL 13.2a", "VL 6.6.1j", "VL 1.4l")
def entry_hexes(pos: Position, unit: int) -> HexSet:
    """The listed hexes, or the exit hex and its neighbours on the edge; if the enemy holds them all, the
    nearest free ones.
    """
    data, side = book(pos).data, pos.game.roster[unit].side
    back = returning(pos).get(unit)
    edges = data.edges[side]
    if back is None:
        return nearest_free(pos, unit, data.entry_lists[unit], edges)
    if back.hex < 0:
        return edges & ~occupied_hexes(pos, 1 - side) & ~zoc(pos, 1 - side)
    beside = pos.game.map.grid.disc(1 << back.hex, 1)
    return nearest_free(pos, unit, beside & data.rim, edges | data.rim)


def nearest_free(pos: Position, unit: int, listed: HexSet, edges: HexSet) -> HexSet:
    """Of these hexes those that a unit may enter; if there is none, the nearest of the edges."""
    side = pos.game.roster[unit].side
    shut = (
        occupied_hexes(pos, 1 - side) | closed_city(pos, side) | ~book(pos).ground.open_to(mover(pos, unit))
    )
    if listed & ~shut:
        return listed & ~shut
    grid = pos.game.map.grid
    for radius in range(1, 40):
        if found := grid.disc(listed, radius) & edges & ~shut:
            return found
    return 0


@rule("VL 13.2b")
def prices(pos: Position, unit: int, area: HexSet) -> dict[int, int]:
    """What it costs to come on: the hex itself, and the listed penalty if somebody came on there before it
    this turn; who comes back is on no list. Hexes that no points pay for are left out."""
    own: Own = pos.state.own
    rules, how, jam = book(pos), mover(pos, unit), traffic(pos, unit)
    behind = 0 if unit in returning(pos) else hexset(one.hex for one in own.entered)
    penalty = rules.data.more(unit).penalty * MP
    found = {}
    for h in bits(area):
        cost = rules.ground.entry_cost(how, h, bool(jam >> h & 1))
        if cost is not None:
            found[h] = cost + penalty if behind >> h & 1 else cost
    return found


@rule("VL 13.2b")
def hexes_out_of_order(pos: Position, unit: int) -> HexSet:
    """The hexes where one that is listed after it, for the same turn, has already come on."""
    own: Own = pos.state.own
    if not own.entered or unit in returning(pos):
        return 0
    counter, roster, more = pos.game.roster[unit], pos.game.roster, book(pos).data.more
    later = [one for one in own.entered if one.listed and more(one.unit).rank > more(unit).rank]
    return hexset(
        one.hex
        for one in later
        if (roster[one.unit].side, roster[one.unit].arrives) == (counter.side, counter.arrives)
    )


def may_enter(pos: Position, unit: int) -> bool:
    """Is there a hex where it may come on? One will do: the menu asks this of everybody who waits."""
    points = allowance(pos, unit)
    for h in bits(entry_hexes(pos, unit) & ~hexes_out_of_order(pos, unit)):
        if prices(pos, unit, 1 << h).get(h, points + 1) <= points:
            return True
    return False


def entries(pos: Position, unit: int) -> Allowed:
    """The hexes where a unit may come on now: in its turn, and for points it has."""
    area, points = entry_hexes(pos, unit), allowance(pos, unit)
    paid = hexset(h for h, cost in prices(pos, unit, area).items() if cost <= points)
    found = hexes(area, "VL 13.2a", lambda h: Cause("VL 13.2a", *outside_area_words(area)(h)))
    found.less("VL 13.2b", area & ~paid, lambda h: too_dear(pos, unit, h))
    return found.less("VL 13.2b", area & hexes_out_of_order(pos, unit), "vl-why-out-of-order")


def too_dear(pos: Position, unit: int, h: int) -> Words:
    """What it costs to come on in a hex, against the points of the unit."""
    needed = prices(pos, unit, 1 << h).get(h, 0)
    return "vl-why-entry-cost", (("needed", Points(needed, MP)), ("left", Points(allowance(pos, unit), MP)))


def entering_menu(pos: Position) -> Menu:
    unit = pos.frame.memo
    return Menu(
        pos.frame.who,
        "vl-entering",
        "VL 13.2a",
        {"at": entries(pos, unit), "drop": button("VL 13.2a")},
        hand=unit,
    )


def enter(ref: Referee, unit: int) -> None:
    ref.ask("entering", ref.frame.who, unit)


@rule("VL 13.2a", "VL 13.2b")
def enter_map(ref: Referee, at: int) -> None:
    """It comes on and moves on with what is left, unless an enemy zone stops it."""
    unit, own = ref.frame.memo, ref.state.own
    left = allowance(ref.pos, unit) - prices(ref.pos, unit, 1 << at)[at]
    stops = terms_for(ref.pos, unit).stop >> at & 1
    came = Entered(unit, at, unit not in returning(ref.pos))
    back = tuple(b for b in own.back if b.unit != unit)
    ref.note("VL 13.2a", entered=(*own.entered, came), back=back)
    ref.finish()
    ref.do(Placed(unit, at, "enters", "VL 13.2a"))
    ref.ask("moving", ref.frame.who, Moving(unit, left, True))
    if stops or left < 1:
        put_down(ref, ref.frame.memo, "VL 3.1a")
