"""11. Reinforcements."""

from __future__ import annotations

from grognard.games.victory_lost.law import chits, movement, victory, why_not
from grognard.games.victory_lost.law.book import book, schedule
from grognard.games.victory_lost.law.names import ARMY_BOXES, AXIS, RETURNING, Own
from grognard.games.victory_lost.law.stacking import foreign_hexes, full
from grognard.games.victory_lost.law.supply import sources
from grognard.games.victory_lost.law.zoc import closed_pocket, occupied_hexes, zoc
from grognard.kernel.arguments import At
from grognard.kernel.changes import Placed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, holds, unitset
from grognard.kernel.menu import Allowed, Bar, Cause, Menu, button, hexes, units
from grognard.kernel.places import POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact
from grognard.rules.supply import joined_hexes
from grognard.rules.why_not import enemy_unit


@rule("AVL 11.0", "AVL 2.2.2c", "AVL 2.2.2f", "AVL 12.7g")
def due(pos: Position, side: int) -> UnitSet:
    """Units whose turn it is, and HQs that found no place a turn ago."""
    own: Own = pos.state.own
    back, coming = (
        pos.at(RETURNING) & ~own.displaced,
        pos.at(POOL) & schedule(book(pos)).units_on(pos.state.turn),
    )
    return book(pos).data.of_side[side] & (back | coming)


@rule("AVL 11.2.1a", "AVL 11.2.1b", "AVL 11.1.2a", "AVL 11.1.2b", "AVL 4.3a", "AVL 2.2.2d", "AVL 3.0o")
def arrive(ref: Referee, frame: Frame) -> None:
    """Two armies go to their boxes; the chits of Axis HQs that come, and a Manstein, to the Axis."""
    side, data = frame.who, book(ref.pos).data
    coming = due(ref.pos, side)
    for unit in bits(coming & data.box_units & ~ref.pos.at(RETURNING)):
        ref.do(Placed(unit, ARMY_BOXES[data.more(unit).box], "into-box", "AVL 11.2.1a"))
    if side == AXIS:
        own: Own = ref.state.own
        new = sum(1 << data.chit_of[hq] for hq in bits(coming & data.hqs))
        ref.note("AVL 11.1.2b", axis=own.axis | new)
        chits.receive_mansteins(ref)


# -- by rail


@rule("AVL 11.1.1b", "AVL 11.1.1c", "AVL 11.1.1f", "AVL 13.0a", "AVL 13.0d")
@fact
def railhead(pos: Position, side: int) -> HexSet:
    """Rail hexes joined by rail to a friendly source: through no enemy, HQs included, nor any zone of his,
    friends there or not.
    """
    data, foe = book(pos).data, 1 - side
    return hexes_joined_by_rail(
        pos, side, data.railway & ~occupied_hexes(pos, foe) & ~zoc(pos, foe) & ~closed_pocket(pos)
    )


def hexes_joined_by_rail(pos: Position, side: int, clear: HexSet) -> HexSet:
    return joined_hexes(pos.game.map.grid, sources(pos, side), clear, book(pos).data.lines["rail"])


@rule("AVL 11.1.1b", "AVL 11.1.1d", "AVL 11.1.1e", "AVL 5.0.4a", "AVL 5.0.3b")
def places(pos: Position, unit: int) -> Allowed:
    """Anywhere along such a line where there is room; no radius of command matters."""
    data, side = book(pos).data, pos.game.roster[unit].side
    hq = holds(data.hqs, unit)
    found = hexes(railhead(pos, side), "AVL 11.1.1b", lambda h: no_railway(pos, h)).less(
        "AVL 5.0.1b" if hq else "AVL 5.0.1a",
        full(pos, side, hq),
        lambda h: why_not.full_hex(pos, unit, h),
    )
    found.less(
        "AVL 5.0.3b", foreign_hexes(pos, data.more(unit).nation), lambda h: why_not.foreign_hex(pos, unit, h)
    )
    return found.relaxing(lambda: cut_off_cities(pos, unit))


def no_railway(pos: Position, h: int) -> Cause:
    """Of a hex that neither the enemy nor the pocket keeps from a source: no railway is there, or none that
    leads to one.
    """
    on_rails = book(pos).data.railway >> h & 1
    return Cause(
        "AVL 11.1.1b", "avl-why-rails-apart" if on_rails else "avl-why-no-railway", (("hex", At(h)),)
    )


def cut_off_cities(pos: Position, unit: int) -> list[Bar]:
    """What the enemy, or the closed pocket, keeps from the railways."""
    side = pos.game.roster[unit].side
    data, foe = book(pos).data, 1 - side
    enemy, zone, now = occupied_hexes(pos, foe), zoc(pos, foe), railhead(pos, side)
    if_free = hexes_joined_by_rail(pos, side, data.railway & ~closed_pocket(pos)) & ~now & ~enemy & ~zone
    if_open = hexes_joined_by_rail(pos, side, data.railway & ~enemy & ~zone) & ~now
    return [
        Bar("AVL 11.1.1e", zone, lambda h: why_not.zone_at(pos, unit, h)),
        Bar("AVL 13.0a", closed_pocket(pos) | if_open, "avl-why-pocket"),
        Bar("AVL 11.1.1c", enemy, lambda h: why_not.enemy_hex(pos, side, h)),
        Bar("AVL 11.1.1c", if_free, "avl-why-railway-cut"),
    ]


def placeable(pos: Position, side: int) -> UnitSet:
    return unitset(u for u in bits(due(pos, side)) if places(pos, u).set)


def may_place(pos: Position) -> bool:
    return bool(placeable(pos, pos.frame.who))


def menu(pos: Position, side: int, _: str = "") -> Menu:
    waiting, able = due(pos, side), placeable(pos, side)
    choice = units(waiting, "AVL 11.0", lambda unit: not_due_cause(pos, unit))
    verbs = {"unit": choice.less("AVL 11.1.1b", waiting & ~able, "avl-why-no-place")}
    return Menu(side, "avl-reinforce", "AVL 11.1.1b", verbs, {"left": able.bit_count()})


@rule("AVL 11.1.1a")
def not_due_cause(pos: Position, unit: int) -> Cause:
    """Why a unit is no reinforcement of this segment: each side has its own, the Axis first."""
    if pos.game.roster[unit].side != pos.frame.who:
        return Cause("AVL 11.1.1a", *enemy_unit(pos, unit))
    return why_not.not_on_map_cause(pos, unit, "AVL 11.0")


def take(ref: Referee, unit: int) -> None:
    ref.ask("placing", ref.frame.who, unit)


def placing_menu(pos: Position) -> Menu:
    unit = pos.frame.memo
    verbs = {"at": places(pos, unit), "drop": button("AVL 11.1.1b")}
    return Menu(pos.frame.who, "avl-placing", "AVL 11.1.1b", verbs, hand=unit)


@rule("AVL 11.1.1g", "AVL 2.2.3d")
def place_selected(ref: Referee, to: int) -> None:
    unit = ref.frame.memo
    ref.finish()
    ref.do(Placed(unit, to, "rail", "AVL 11.1.1b"))
    victory.take_cities(ref, unit, (to,))


@rule("AVL 11.1.3")
def close(ref: Referee, frame: Frame) -> None:
    """Who could not be placed is lost."""
    for unit in bits(due(ref.pos, frame.who)):
        movement.shut_out(ref, unit, "AVL 11.1.3")
