"""11. Reinforcements."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.victory_lost import chits, movement, victory
from grognard.games.victory_lost.data import Data
from grognard.games.victory_lost.rulebook import Rulebook, book
from grognard.games.victory_lost.stacking import foreign, full
from grognard.games.victory_lost.state import AXIS, Own
from grognard.games.victory_lost.supply import sources
from grognard.games.victory_lost.zoc import closed, held, zoc
from grognard.kernel.changes import Placed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import Allowed, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import POOL, Frame, Position, UnitSet, fact


@rule("AVL 15.0.1c", "AVL 2.2.2f")
def arrival(rules: Rulebook, unit: int) -> int:
    """The turn printed on a counter, none for who was there from the first; with the option the 1st Panzer Army comes on turn 5."""
    printed = int(rules.data.roster[unit].arrives or 0)
    return max(printed, rules.panzers) if rules.data.more(unit).box == "1pza" else printed


@lru_cache(maxsize=64)
def arriving(rules: Rulebook, turn: int) -> UnitSet:
    return sum(1 << u for u in range(len(rules.data.roster)) if arrival(rules, u) == turn)


@rule("AVL 11.0", "AVL 2.2.2c", "AVL 2.2.2f", "AVL 12.7g")
def due(pos: Position, side: int) -> UnitSet:
    """Units whose turn it is, and HQs that found no place a turn ago."""
    own: Own = pos.state.own
    where = pos.state.where
    back, coming = own.returning & ~own.displaced, arriving(book(pos), pos.state.turn) & ~own.returning
    waiting = book(pos).data.of_side[side] & (back | coming) & ~own.boxed
    return sum([1 << u for u in bits(waiting) if where[u] == POOL])


@rule("AVL 11.2.1a", "AVL 11.2.1b", "AVL 11.1.2a", "AVL 11.1.2b", "AVL 4.3a", "AVL 2.2.2d", "AVL 3.0o")
def arrive(ref: Referee, frame: Frame) -> None:
    """Two armies go to their boxes; the chits of Axis HQs that come, and a Manstein, to the Axis."""
    side, data = frame.who, book(ref.pos).data
    coming = due(ref.pos, side)
    own: Own = ref.state.own
    boxed = coming & data.box_units & ~own.returning
    chits.keep(ref, boxed=own.boxed | boxed)
    for unit in bits(boxed):
        ref.do(Placed(unit, POOL, "into-box", "AVL 11.2.1a"))
    if side == AXIS:
        own = ref.state.own
        new = sum(1 << data.chit_of[hq] for hq in bits(coming & data.hqs))
        chits.keep(ref, axis=own.axis | new)
        chits.receive_mansteins(ref)


# -- by rail


@rule("AVL 11.1.1b", "AVL 11.1.1c", "AVL 11.1.1f", "AVL 13.0a", "AVL 13.0d")
@fact
def railhead(pos: Position, side: int) -> HexSet:
    """Rail hexes joined by rail to a friendly source: through no enemy, HQs included, nor any zone of his, friends there or not."""
    data, foe = book(pos).data, 1 - side
    return joined_by_rail(data, sources(pos, side), data.railway & ~held(pos, foe) & ~zoc(pos, foe) & ~closed(pos))


@lru_cache(maxsize=1024)
def joined_by_rail(data: Data, start: HexSet, clear: HexSet) -> HexSet:
    """Kept by the railways that are clear: few marches change them."""
    return data.map.grid.flood(start, clear, data.lines["rail"])


@rule("AVL 11.1.1b", "AVL 11.1.1d", "AVL 11.1.1e", "AVL 5.0.4a", "AVL 5.0.3b")
def places(pos: Position, unit: int) -> Allowed:
    """Anywhere along such a line where there is room; no radius of command matters."""
    data, side = book(pos).data, pos.game.roster[unit].side
    found = hexes(railhead(pos, side), "AVL 11.1.1b").less("AVL 5.0.4a", full(pos, side, bool(data.hqs >> unit & 1)))
    found.less("AVL 5.0.3b", foreign(pos, data.more(unit).nation))
    return found.but_for(lambda: cut_off(pos, side))


def cut_off(pos: Position, side: int) -> list[tuple[str, HexSet]]:
    """What the enemy, or the closed pocket, keeps from the railways."""
    data, foe = book(pos).data, 1 - side
    enemy, zone, now = held(pos, foe), zoc(pos, foe), railhead(pos, side)
    if_free = joined_by_rail(data, sources(pos, side), data.railway & ~closed(pos)) & ~now & ~enemy & ~zone
    if_open = joined_by_rail(data, sources(pos, side), data.railway & ~enemy & ~zone) & ~now
    return [("AVL 11.1.1e", zone), ("AVL 13.0a", closed(pos) | if_open), ("AVL 11.1.1c", enemy | if_free)]


def placeable(pos: Position, side: int) -> UnitSet:
    return sum(1 << u for u in bits(due(pos, side)) if places(pos, u).set)


def may_place(pos: Position) -> bool:
    return bool(placeable(pos, pos.frame.who))


def menu(pos: Position, side: int, _: str = "") -> Menu:
    waiting = due(pos, side)
    able = placeable(pos, side)
    verbs = {"unit": units(waiting, "AVL 11.0").less("AVL 11.1.1b", waiting & ~able)}
    return Menu(side, "avl-reinforce", "AVL 11.1.1b", verbs, {"left": able.bit_count()})


def take(ref: Referee, unit: int) -> None:
    ref.ask("placing", ref.frame.who, unit)


def placing_menu(pos: Position) -> Menu:
    unit = pos.frame.memo
    verbs = {"at": places(pos, unit), "drop": button("AVL 11.1.1b")}
    return Menu(pos.frame.who, "avl-placing", "AVL 11.1.1b", verbs, {"unit": unit})


@rule("AVL 11.1.1g", "AVL 2.2.3d")
def put(ref: Referee, to: int) -> None:
    unit = ref.frame.memo
    own: Own = ref.state.own
    ref.finish()
    chits.keep(ref, returning=own.returning & ~(1 << unit))
    ref.do(Placed(unit, to, "rail", "AVL 11.1.1b"))
    victory.take_cities(ref, unit, (to,))


@rule("AVL 11.1.3")
def close(ref: Referee, frame: Frame) -> None:
    """Who could not be placed is lost."""
    for unit in bits(due(ref.pos, frame.who)):
        movement.shut_out(ref, unit, "AVL 11.1.3")
        own: Own = ref.state.own
        chits.keep(ref, returning=own.returning & ~(1 << unit))
