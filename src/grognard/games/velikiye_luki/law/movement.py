"""3. Movement, and what 1.7 lets divisions do when it begins."""

from __future__ import annotations

from grognard.games.velikiye_luki.law import why_not
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import (
    MOVED,
    MP,
    SOVIET,
    UNSUPPLIED,
    Moving,
    Own,
)
from grognard.games.velikiye_luki.law.stacking import is_cadre
from grognard.games.velikiye_luki.law.supply import mark_supply, supply_level
from grognard.games.velikiye_luki.law.zoc import closed_city, line, occupied_hexes, side_units, zones
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Marked, Placed, Removed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, Verb
from grognard.kernel.hexes import HexSet, bits, only, unitset
from grognard.kernel.menu import BUTTON, UNIT, Allowed, Bar, Cause, Menu, button, hexes, units
from grognard.kernel.pathfinding import MoveTerms, Network, Reach, reach, tolls
from grognard.kernel.places import ABSENT, DEAD, GONE, POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact, side_fact
from grognard.rules import march
from grognard.rules.answers import Choice
from grognard.rules.march import Manner, March, Way
from grognard.rules.why_not import Trip


def mover(pos: Position, unit: int) -> str:
    """The class a unit moves as."""
    return book(pos).data.movers[unit]


@side_fact()
def motor_hexes(pos: Position, side: int) -> HexSet:
    data = book(pos).data
    return pos.hexes_of(data.motor & data.of_side[side])


@rule("VL 3.2b", "VL 3.2c")
def traffic(pos: Position, unit: int) -> HexSet:
    """The hexes where another motor unit of its side stands, HQs and rockets too."""
    data, side = book(pos).data, pos.game.roster[unit].side
    if pos.state.where[unit] < 0 or not data.motor >> unit & 1:
        return motor_hexes(pos, side)
    return pos.hexes_of(data.motor & data.of_side[side] & ~(1 << unit))


def network(pos: Position, unit: int) -> Network:
    return book(pos).ground.network(mover(pos, unit), traffic(pos, unit))


@rule("VL 4.2.1a", "VL 4.2.1b", "VL 4.2.1c", "VL 4.2.1f", "VL 4.4a", "VL 4.4b", "VL 1.5a", "VL 6.1a")
@side_fact("encircled")
def terms_against(pos: Position, foe: int) -> tuple[MoveTerms, MoveTerms]:
    """What a side makes of its enemy's movement, that of skiers last.

    No hex of an enemy; a zone ends the move and costs 2 points to leave, friends in it or not;
    skiers are held only by hard ones. Nothing here hangs on the units that move.
    """
    free = pos.game.map.grid.board & ~occupied_hexes(pos, foe) & ~closed_city(pos, 1 - foe)
    found, toll = zones(pos, foe), tolls(leave=why_not.LEAVING)
    return (
        MoveTerms(free, found.all, (found.all,), toll, found.bars),
        MoveTerms(free, found.hard, (found.all,), toll, found.hard_bars),
    )


def terms_for(pos: Position, unit: int) -> MoveTerms:
    return terms_against(pos, 1 - pos.game.roster[unit].side)[mover(pos, unit) == "ski"]


@rule("VL 8.3d", "VL 8.3b")
def allowance(pos: Position, unit: int) -> int:
    """Half of it when unsupplied; the isolated move as usual."""
    move = pos.game.roster[unit].move
    return move // 2 if pos.state.marks[UNSUPPLIED] >> unit & 1 else move


@rule("VL 3.1a", "VL 3.1b")
@fact
def movement_reach(pos: Position, moving: Moving) -> Reach:
    """What the points left allow; nobody is granted a hex he cannot pay for."""
    where = 1 << pos.state.where[moving.unit]
    return reach(network(pos, moving.unit), where, moving.left, terms_for(pos, moving.unit))


def destinations(pos: Position, moving: Moving) -> Allowed:
    here = 1 << pos.state.where[moving.unit]
    allowed = hexes(movement_reach(pos, moving).hexes & ~here, "VL 3.1a", lambda h: no_way(pos, moving, h))
    return allowed.relaxing(lambda: shut_hexes(pos, moving.unit))


def no_way(pos: Position, moving: Moving, h: int) -> list[Cause]:
    """Why a hex is not in reach."""
    unit, how = moving.unit, mover(pos, moving.unit)
    more = pos.game.roster[unit].move - allowance(pos, unit)
    trip = Trip(network(pos, unit), 1 << pos.state.where[unit], moving.left, terms_for(pos, unit))
    return why_not.no_way(pos, moving, trip, how, traffic(pos, unit), more, h)


def shut_hexes(pos: Position, unit: int) -> list[Bar]:
    """The hexes that nobody of its class may enter."""
    side, open_ = pos.game.roster[unit].side, book(pos).ground.open_to(mover(pos, unit))
    return [
        *enemy_hexes(pos, 1 - side),
        Bar("VL 1.6b", closed_city(pos, side), "vl-why-festung"),
        Bar("VL T.terr.12", pos.game.map.grid.board & ~open_, "vl-why-lake"),
    ]


@rule("VL 6.1a", "VL 1.4k", "VL 1.5m")
def enemy_hexes(pos: Position, foe: int) -> list[Bar]:
    """The hexes nobody enters, for they are attacked from beside them; where HQs or rockets are alone, their
    own paragraphs say so.
    """
    of, mine = book(pos).data.units_of_kind, book(pos).data.of_side[foe]
    alone = occupied_hexes(pos, foe) & ~line(pos, foe)
    return [
        Bar("VL 6.1a", line(pos, foe), why_not.enemy_here(pos, 1 - foe)),
        Bar("VL 1.4k", alone & pos.hexes_of(of["hq"] & mine), why_not.enemy_here(pos, 1 - foe)),
        Bar("VL 1.5m", alone & pos.hexes_of(of["rocket"] & mine), why_not.enemy_here(pos, 1 - foe)),
    ]


# -- the question of a movement phase


@rule("VL 3.1c", "VL 2.1.C", "VL 2.1.F")
def movable(pos: Position, side: int) -> Allowed:
    """Any of the units, each once; what a unit does not spend is lost."""
    cite = ("VL 2.1.C", "VL 2.1.F")[side]
    allowed = units(side_units(pos, side), cite, why_not.not_movable_cause(pos, cite))
    return allowed.less("VL 3.1c", pos.state.marks[MOVED], "why-moved")


@rule("VL 1.7.2a", "VL 1.7.2b", "VL 2.1.Ca", "VL 1.7.3c")
def detaching(pos: Position, side: int) -> Allowed:
    """Soviet divisions at full strength that have not moved; there is always a cadre counter."""
    divisions = side_units(pos, side) & book(pos).data.divisions
    worn = unitset(u for u in bits(divisions) if pos.state.steps[u] < 3)
    allowed = units(divisions, "VL 1.7.2a", why_not.not_among_cause(pos, "VL 1.7.2a", "vl-why-no-division"))
    return allowed.less("VL 1.7.2a", worn, "vl-why-not-whole").less(
        "VL 1.7.2b", started_units(pos), "vl-why-begun"
    )


def started_units(pos: Position) -> UnitSet:
    """Units whose movement is no longer at its start: they have moved, or have regrouped already."""
    own: Own = pos.state.own
    return pos.state.marks[MOVED] | own.regrouped


@rule("VL 1.7.3a")
def cadres_for(pos: Position, unit: int) -> UnitSet:
    """Cadres in its hex, of its quality or a better one, that have not moved."""
    data = book(pos).data
    quality = data.more(unit).quality
    here = pos.at(pos.state.where[unit]) & ~(1 << unit) & ~pos.state.marks[MOVED]
    return unitset([u for u in bits(here) if is_cadre(pos, u) and data.more(u).quality <= quality])


@rule("VL 1.7.3a", "VL 1.7.3b", "VL 2.1.Ca")
def absorbing(pos: Position, side: int) -> Allowed:
    """Reduced divisions with a cadre beside them; a cadre by itself does not grow."""
    divisions = side_units(pos, side) & book(pos).data.divisions
    other = unitset(u for u in bits(divisions) if pos.state.steps[u] != 2)
    alone = unitset(u for u in bits(divisions & ~other) if not cadres_for(pos, u))
    found = units(divisions, "VL 1.7.3a", why_not.not_among_cause(pos, "VL 1.7.3a", "vl-why-no-division"))
    found.less("VL 1.7.3a", other, "vl-why-not-reduced").less("VL 1.7.3a", alone, "vl-why-no-cadre")
    return found.less("VL 1.7.2b", started_units(pos), "vl-why-begun")


@rule("VL 1.7.2c", "VL 1.7.1b")
def detach(ref: Referee, unit: int) -> None:
    """The division is turned over and a cadre of its quality put beside it, supplied as the division is."""
    cadre = spare_cadre(ref.pos, book(ref.pos).data.more(unit).quality)
    ref.do(StepsChanged(unit, 2, "VL 1.7.2c", "detached"))
    ref.do(Placed(cadre, ref.state.where[unit], "detached", "VL 1.7.2c"))
    mark_supply(ref, cadre, supply_level(ref.pos, unit), "VL 1.7.2c")
    regroup(ref, unit)


@rule("VL 1.7.2c", "VL 6.6.1j")
def spare_cadre(pos: Position, quality: str) -> int:
    """A counter that nobody uses; one that was thrown off the map and comes back is a
    regiment, and in use.
    """
    data, where = book(pos).data, pos.state.where
    coming = {one.unit for one in pos.state.own.back}
    fit = [
        u for u in bits(data.units_of_kind["cadre"]) if data.more(u).quality == quality and u not in coming
    ]
    return next(u for box in (POOL, ABSENT, DEAD) for u in fit if where[u] == box)


def regroup(ref: Referee, unit: int) -> None:
    ref.note("VL 1.7.1a", regrouped=ref.state.own.regrouped | 1 << unit)


def absorb(ref: Referee, unit: int) -> None:
    found = cadres_for(ref.pos, unit)
    if found.bit_count() == 1:
        take_in(ref, unit, only(found))
    else:
        ref.ask("absorbing", ref.frame.who, unit)


def absorbing_menu(pos: Position) -> Menu:
    return Menu(
        pos.frame.who,
        "vl-absorb",
        "VL 1.7.3a",
        {
            "take_in": units(
                cadres_for(pos, pos.frame.memo),
                "VL 1.7.3a",
                why_not.not_among_cause(pos, "VL 1.7.3a", "vl-why-cadre"),
            )
        },
        {"unit": Units(1 << pos.frame.memo)},
    )


def absorb_this(ref: Referee, cadre: int) -> None:
    unit = ref.frame.memo
    ref.finish()
    take_in(ref, unit, cadre)


@rule("VL 1.7.3b")
def take_in(ref: Referee, unit: int, cadre: int) -> None:
    """The division is whole again, the cadre gone; of two states of supply the worse remains."""
    box = POOL if ref.game.roster[cadre].kind == "cadre" else DEAD
    mark_supply(ref, unit, max(supply_level(ref.pos, unit), supply_level(ref.pos, cadre)), "VL 1.7.3a")
    mark_supply(ref, cadre, 0, "VL 1.7.3a")
    ref.do(Removed(cadre, box, "absorbed", "VL 1.7.3b"))
    ref.do(StepsChanged(unit, 3, "VL 1.7.3b", "restored"))
    regroup(ref, unit)


# -- the question of a unit in hand


@rule("VL 13.3.1d", "VL 8.1e")
def leaving(pos: Position, moving: Moving) -> Allowed:
    """Soviet tank and mechanised brigades may leave by the west for one point, if the last supply phase found
    them supplied.
    """
    data, unit = book(pos).data, moving.unit
    counter = pos.game.roster[unit]
    brigade = counter.side == SOVIET and counter.size == "X" and counter.kind in ("tank", "mechanised")
    at_the_edge = data.map.areas["exit_west"] >> pos.state.where[unit] & 1
    found = button("VL 13.3.1d").less("VL 13.3.1d", int(not brigade), "vl-why-only-brigades-exit")
    found.less("VL 13.3.1d", int(not at_the_edge), "vl-why-not-at-the-edge")
    found.less("VL 3.1a", int(moving.left < MP), "why-spent")
    return found.less("VL 13.3.1d", int(supply_level(pos, unit) > 0), "vl-why-unsupplied-exit")


@rule("VL 4.2.1a", "VL 3.1a")
def continue_move(pos: Position, moving: Moving, way: Way) -> tuple[Moving, str]:
    """A unit goes on until a zone stops it or its points are spent."""
    left = moving.left - way.cost
    stops = terms_for(pos, moving.unit).stop >> way.to & 1
    return Moving(moving.unit, left, True), "VL 4.2.1a" if stops else "VL 3.1a" if left < 1 else ""


def put_down(ref: Referee, moving: Moving, _: str) -> None:
    ref.do(Marked(MOVED, 1 << moving.unit, True, "VL 3.1c", quiet=True))
    ref.finish()


@rule("VL 13.3.1d", "VL 13.3.1e")
def leave(ref: Referee, _: int) -> None:
    """Gone for good; whether it counts is known at the end."""
    unit, own = ref.frame.memo.unit, ref.state.own
    ref.finish()
    ref.do(Removed(unit, GONE, "exit", "VL 13.3.1d"))
    exits = own.exits | 1 << unit
    args = (("unit", Units(1 << unit)), ("exits", exits.bit_count()))
    ref.note("VL 13.3.1d", "vl-exit", args, exits=exits)


@rule("VL 3.1c")
def close(ref: Referee, _: Frame) -> None:
    """What was not spent is lost."""
    march.clear_marks(ref, "VL 3.1c", MOVED)
    ref.note("VL 3.1c", entered=(), regrouped=0)


# -- the law of movement, and its questions

MARCH = March(
    memo=Moving,
    take=lambda pos, unit: Moving(unit, allowance(pos, unit), False),
    manners={"to": Manner("VL 3.1a", destinations, movement_reach, continue_move)},
    put_down=put_down,
)


def moving_menu(pos: Position, moving: Moving, verbs: dict[str, Allowed]) -> Menu:
    args = march.points_args(moving.left, MP)
    return Menu(pos.frame.who, "vl-moving", "VL 3.1a", verbs, args, moving.unit)


MOVING = march.moving(
    MARCH,
    moving_menu,
    drop="VL 3.1c",
    done=lambda pos, moving: button("VL 3.1c") if moving.begun else None,
    more={"exit": Choice(leaving, Verb(leave, BUTTON, GO))},
)

REGROUPING: dict[str, Choice[int]] = {
    "detach": Choice(lambda pos, side: detaching(pos, side) if side == SOVIET else None, Verb(detach, UNIT)),
    "absorb": Choice(lambda pos, side: absorbing(pos, side) if side == SOVIET else None, Verb(absorb, UNIT)),
}
