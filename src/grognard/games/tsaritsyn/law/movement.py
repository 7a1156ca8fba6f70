"""V. Movement, with what IX says of the movement of each kind of unit."""

from __future__ import annotations

from grognard.games.tsaritsyn.law import control, why_not
from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.data import Data
from grognard.games.tsaritsyn.law.names import BROKEN, FLIPPED, MOVED, STOPPED, WHITE, Moving, Put
from grognard.games.tsaritsyn.law.stacking import crowd, overfull, room_for
from grognard.games.tsaritsyn.law.zoc import land, ships, zoc
from grognard.kernel.arguments import Hexes
from grognard.kernel.changes import Marked, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, Verb
from grognard.kernel.hexes import Gate, Grid, HexSet, bits, hexset, holds, leaving, unite_gates
from grognard.kernel.menu import BUTTON, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.pathfinding import UNLIMITED, Leg, MoveTerms, Network, Reach, reach
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact, side_fact
from grognard.kernel.units import Unit
from grognard.rules import march
from grognard.rules.answers import Choice
from grognard.rules.costs import Costs, Layers
from grognard.rules.march import Manner, March, Way
from grognard.rules.readers import gates
from grognard.rules.why_not import Trip

# -- what a step costs


@rule("TS V.2", "TS V.5", "TS IX.river.1")
def costs(data: Data) -> Costs[str]:
    """Clear 1, rough 2, a fort 1 more; a river 1 more. Rails change nothing but for trains."""
    map = data.map
    layers = Layers(
        [*map.terrain.items(), ("town", map.terrain["clear"] & data.towns)],
        features=[("fort", map.features["fort"])],
        sides=[("river", map.sides["river"])],
    )
    return Costs(map, lambda: layers, lambda row, column: data.effects[row].move[column])


@rule("TS V.8", "TS IX.train.2", "TS IX.train.6")
def rails(grid: Grid, data: Data) -> Gate:
    """Along the rails, and between the hexes of Tsaritsyn."""
    city = data.tsaritsyn
    return unite_gates(gates(data.map, ("rail",))["rail"], leaving(grid.toward(city), city))


@rule("TS V.10", "TS IX.gunboat.1", "TS IX.gunboat.3")
def sailing(grid: Grid, data: Data) -> Network:
    """Full or partial hexes of the Volga, any distance."""
    return Network(grid, ((Leg(1, grid.toward(data.volga)),),))


@rule("TS IX.cav.3", "TS IX.river.3", "TS IX.tank.5", "TS IX.river.2")
def networks(costs: Costs[str], data: Data) -> dict[str, Network]:
    """Cavalry crosses rivers at no cost, tanks do not cross them at all."""
    grid, foot = data.map.grid, costs.network("move")
    own = {kind: costs.network(kind) for kind in ("cavalry", "tank")}
    own["train"] = Network(grid, ((Leg(1, rails(grid, data)),),))
    own["gunboat"] = sailing(grid, data)
    return {kind: own.get(kind, foot) for kind in ("infantry", "sailors", "artillery", "militia", "hq", *own)}


# -- where a unit can go


@rule("TS V.4", "TS V.9", "TS VII.3", "TS VII.6", "TS IX.train.3")
@side_fact("flipped")
def land_terms(pos: Position, foe: int) -> MoveTerms:
    """Never into an enemy's hex; an enemy zone of control ends the move."""
    return MoveTerms(free=book(pos).data.land & ~land(pos, foe), stop=zoc(pos, foe))


@rule("TS V.11", "TS IX.gunboat.2")
@side_fact()
def water_terms(pos: Position, foe: int) -> MoveTerms:
    """Ships heed neither zones nor what stands on land."""
    return MoveTerms(free=book(pos).data.volga & ~ships(pos, foe))


def terms(pos: Position, counter: Unit) -> MoveTerms:
    return (water_terms if counter.kind == "gunboat" else land_terms)(pos, 1 - counter.side)


@rule("TS V.6", "TS V.7", "TS V.1")
@fact
def movement_reach(pos: Position, moving: Moving) -> Reach:
    """What a unit can reach with the points it has left; a unit that has not moved may always go one hex."""
    unit = pos.game.roster[moving.unit]
    where = 1 << pos.state.where[moving.unit]
    return reach(book(pos).networks[unit.kind], where, moving.left, terms(pos, unit), not moving.begun)


@rule("TS IX.train.7")
def hexes_without_escort(pos: Position, unit: int) -> HexSet:
    """Where a train may not end: more than four hexes from a friendly unit that can keep it company."""
    rules, side = book(pos), pos.game.roster[unit].side
    friends = rules.escorts & rules.data.of_side[side] & ~(1 << unit)
    return ~pos.game.map.grid.disc(pos.hexes_of(friends), 4)


@rule("TS V.3", "TS IX.train.7")
def prizes_on_the_way(pos: Position, unit: int, area: HexSet) -> HexSet:
    """Objectives that a train may take and run on from: only where it ends must it have company."""
    rules, side = book(pos), pos.game.roster[unit].side
    data, last = rules.data, control.own(pos).last
    prizes = area & (data.towns | data.tsaritsyn) & (~last if side == WHITE else last) & ~zoc(pos, 1 - side)
    ends, now = ~hexes_without_escort(pos, unit), land_terms(pos, 1 - side)
    return hexset(
        h for h in bits(prizes) if reach(rules.networks["train"], 1 << h, UNLIMITED, now).hexes & ends
    )


def destinations(pos: Position, moving: Moving) -> Allowed:
    unit, kind = moving.unit, pos.game.roster[moving.unit].kind
    here = 1 << pos.state.where[unit]
    allowed = hexes(movement_reach(pos, moving).hexes & ~here, "TS V.2", lambda h: no_way(pos, moving, h))
    if book(pos).full_bars_entry:
        full = allowed.set & ~room_for(pos, unit)
        allowed.less("TS VI.2", full, why_not.full_hex(pos, pos.game.roster[unit].side) if full else "")
    if kind == "train":
        far = allowed.set & hexes_without_escort(pos, unit)
        allowed.less("TS IX.train.7", far & ~prizes_on_the_way(pos, unit, far), "ts-why-train-alone")
    return allowed


def no_way(pos: Position, moving: Moving, h: int) -> list[Cause]:
    counter = pos.game.roster[moving.unit]
    net, here = book(pos).networks[counter.kind], 1 << pos.state.where[moving.unit]
    trip = Trip(net, here, moving.left, terms(pos, counter), not moving.begun)
    return why_not.no_way(pos, moving, trip, h)


# -- the question of a movement phase


def side_units(pos: Position, side: int) -> UnitSet:
    """A side's units on the map."""
    return pos.on_map(side)


@rule("TS V.3", "TS V.12", "TS IX.cav.2", "TS IX.fear.10", "TS IX.tank.2")
def movable(pos: Position, side: int, mechanised: bool) -> Allowed:
    """Some, all or none of the units; in the second phase only cavalry, tanks and trains."""
    marks, rules = pos.state.marks, book(pos)
    allowed = units(side_units(pos, side), "TS V.1", why_not.not_movable_cause(pos, "TS V.1"))
    if mechanised:
        allowed.less(
            "TS V.12",
            allowed.set
            & ~(
                rules.data.units_of_kind["cavalry"]
                | rules.data.units_of_kind["tank"]
                | rules.data.units_of_kind["train"]
            ),
            "ts-why-not-mechanised",
        )
    return (
        allowed.less("TS V.4", marks[STOPPED], "why-stopped")
        .less("TS V.1", marks[MOVED], "why-moved")
        .less("TS IX.fear.10", marks[FLIPPED], "ts-why-panicked")
        .less("TS IX.tank.2", marks[BROKEN], "ts-why-broken")
    )


def phase_menu(pos: Position, side: int, mechanised: bool, cite: str) -> Menu:
    choice = movable(pos, side, mechanised)
    last: Put | None = pos.frame.memo
    onward, leaving = hexes(0, cite, no_unit), NO_EXIT
    if last is not None:
        onward.less(last.cite, ~0, ENDED[last.cite])
        if is_at_exit(pos, last.unit):
            leaving = button("TS IX.cav.4").less(last.cite, 1, ENDED[last.cite])
    over = overfull(pos, side)
    verbs = {"unit": choice, "to": onward, "exit": leaving}
    verbs["end_phase"] = button(cite).less(
        "TS VI.2", int(over != 0), lambda _: ("why-overfull", (("hexes", Hexes(over)),))
    )
    if over:
        verbs["disband"] = stuck_units(pos, side, choice.set)
    return Menu(side, "ts-move-mechanised" if mechanised else "ts-move", cite, verbs)


def no_unit(_: int) -> Cause:
    return Cause("TS V.1", "why-no-unit")


ENDED = {"TS V.4": "why-stopped", "TS V.2": "why-spent", "TS V.1": "why-moved"}  # why a move is over


def stuck_units(pos: Position, side: int, movable: UnitSet) -> Allowed:
    """Units over the limit of which none can go anywhere: the owner gives some up, for no
    rule lets him stay.
    """
    over, able = crowd(pos, side), 0
    for u in bits(over & movable):
        if destinations(pos, Moving(u, pos.game.roster[u].move, False)).set:
            able |= pos.at(pos.state.where[u])
    return units(over, "TS VI.2", why_not.not_among_cause(pos, "TS VI.2", "why-not-crowded")).less(
        "TS VI.2", able, "why-can-move-off"
    )


def disband(ref: Referee, unit: int) -> None:
    ref.do(Removed(unit, DEAD, "crowded", "TS VI.2"))


# -- the question of a unit in hand


def may_stop(pos: Position, moving: Moving) -> Allowed | None:
    """Once it has moved, a unit may stop where it is; a train only where it has company."""
    if not moving.begun:
        return None
    found, here = button("TS V.3"), pos.state.where[moving.unit]
    if pos.game.roster[moving.unit].kind == "train":
        found.less("TS IX.train.7", hexes_without_escort(pos, moving.unit) >> here & 1, "ts-why-train-alone")
    return found


@rule("TS IX.cav.4")
def exit_north(pos: Position, moving: Moving) -> Allowed:
    """White cavalry on the north edge may leave for one point."""
    if not is_at_exit(pos, moving.unit):
        return button("TS IX.cav.4").less("TS IX.cav.4", 1, lambda _: why_not.no_exit(pos, moving.unit))
    return button("TS IX.cav.4").less("TS V.2", int(moving.begun and moving.left < 1), "why-spent")


NO_EXIT = button("TS IX.cav.4").less("TS IX.cav.4", 1, "ts-why-only-cavalry-exits")


def is_at_exit(pos: Position, unit: int) -> bool:
    data, here = book(pos).data, pos.state.where[unit]
    return (
        holds(data.units_of_kind["cavalry"] & data.of_side[WHITE], unit)
        and here >= 0
        and holds(data.map.areas["north_edge"], here)
    )


def continue_move(pos: Position, moving: Moving, way: Way) -> tuple[Moving, str]:
    """A train runs on from what it takes on the way. All others go on until a zone stops them or their points
    are spent, and whoever pays none goes once.
    """
    unit, counter = moving.unit, pos.game.roster[moving.unit]
    if counter.kind == "train" and prizes_on_the_way(pos, unit, 1 << way.to):
        return Moving(unit, UNLIMITED, True), ""
    left = moving.left - way.cost
    stops = counter.kind != "gunboat" and zoc(pos, 1 - counter.side) >> way.to & 1
    over = "TS V.4" if stops else "TS V.2" if left < 1 else "TS V.1" if moving.left == UNLIMITED else ""
    return Moving(unit, left, True), over


def record_entry(ref: Referee, moving: Moving, way: Way) -> None:
    control.record_control(ref, moving.unit, way.path[1:])


@rule("TS V.4", "TS VII.3")
def put_down(ref: Referee, moving: Moving, cite: str) -> None:
    """A unit's move is over for this phase: it has met a zone of control, has spent its points, or has moved
    as it wished.
    """
    ref.do(Marked(MOVED, 1 << moving.unit, True, "TS V.1", quiet=True))
    if cite == "TS V.4":
        ref.do(Marked(STOPPED, 1 << moving.unit, True, "TS V.4", quiet=True))
    ref.finish()
    ref.remember(Put(moving.unit, cite or "TS V.1"))


@rule("TS IX.cav.5")
def leave(ref: Referee, _: int) -> None:
    """Cavalry that has left never returns; whether it counts is judged at this moment."""
    unit = ref.frame.memo.unit
    here = ref.state.where[unit]
    counts = control.does_exit_count(ref.pos, here)
    ref.do(Removed(unit, GONE, "exit", "TS IX.cav.4"))
    control.left_north(ref, unit, counts)
    ref.finish()


@rule("TS IV.2")
def close(ref: Referee, _: Frame) -> None:
    """What a phase marks is wiped before the next begins."""
    march.clear_marks(ref, "TS IV.2", MOVED, STOPPED, BROKEN)


# -- the law of movement, and the question of a unit in hand

MARCH = March(
    memo=Moving,
    take=lambda pos, unit: Moving(unit, pos.game.roster[unit].move, False),
    manners={"to": Manner("TS V.2", destinations, movement_reach, continue_move, record_entry)},
    put_down=put_down,
)


def moving_menu(pos: Position, moving: Moving, verbs: dict[str, Allowed]) -> Menu:
    args: march.Args = {"points": min(moving.left, 99)}
    return Menu(pos.frame.who, "ts-moving", "TS V.2", verbs, args, moving.unit)


MOVING = march.moving(
    MARCH,
    moving_menu,
    drop="TS V.3",
    done=may_stop,
    more={"exit": Choice(exit_north, Verb(leave, BUTTON, GO))},
)
