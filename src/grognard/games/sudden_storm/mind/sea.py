"""What a computer player does with its ships: supply and rescue for troops cut off at a port, guns where they
count, and out of harbours about to fall. Ships sail before anybody marches. Nobody weighs the hexes of a sea
one by one.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import DONE, SOVIET, Sailing, own
from grognard.games.sudden_storm.law.presence import land_units, occupied_hexes
from grognard.games.sudden_storm.law.sea import cargo, guns, loading, ports, rivers, routes
from grognard.games.sudden_storm.law.sea.moorings import mooring_bars
from grognard.games.sudden_storm.law.sea.zone import dangerous
from grognard.games.sudden_storm.law.sizes import transport_size
from grognard.games.sudden_storm.mind import harbours
from grognard.games.sudden_storm.mind.army import unit_value
from grognard.games.sudden_storm.mind.places import pull
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import HexSet, bits, holds, unitset
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import Position, UnitSet, fact

SUPPLY, RESCUE, STATION = "supply", "rescue", "station"
LEAST = 0.6  # what a voyage must gain
BIG = 8  # guns that carry no supply: they would be silent
HUNGER = 0.3  # share of troops that supply saves, and that rescue does
SAVED = 0.7
CONVOY = 8  # ships that sail together at most
SAFE = 10  # hexes from the enemy beyond which a port is as safe as any


class SeaTask(NamedTuple):
    kind: str
    gain: float
    to: int


# -- what for


@fact
def best_task(pos: Position, ship: int) -> SeaTask | None:
    """The best that a ship could do in this phase; nothing, where it lies well."""
    found = [*voyages(pos, ship), *stations(pos, ship)]
    best = max(found, key=lambda one: one.gain, default=None)
    return best if best is not None and best.gain >= LEAST else None


def course(pos: Position, ship: int) -> HexSet:
    """Where a ship can go, or is."""
    at = pos.state.where[ship]
    here = 1 << at if at >= 0 else 0
    some = rivers.flotilla_reach(pos, ship) if ports.is_flotilla(pos, ship) else routes.route(pos, ship)
    return some.hexes | here


def voyages(pos: Position, ship: int) -> list[SeaTask]:
    """With supply to a port, or to take troops off."""
    data, side = book(pos).data, pos.game.roster[ship].side
    wanted = [one for one in harbours.needs(pos, side) if one.re > 0 or one.leave]
    if not wanted or ports.is_flotilla(pos, ship) or not data.ship(ship).cargo:
        return []
    reach, room = course(pos, ship), data.ship(ship).cargo
    sources = reach & ports.ports(pos, side) & own(pos).supplied[side] & ~dangerous(pos, side)
    found = []
    for need in wanted:
        if not holds(reach, need.port):
            continue
        price = harbours.voyage_risk(pos, ship, need.port)
        if need.leave:
            worth, many = best_rescue(pos, ship, need)
            found.append(SeaTask(RESCUE, SAVED * worth - many * price, need.port))
        elif sources and harbours.gunnery(data, ship) < BIG:
            part = min(1.0, room * data.constant("naval.supply") / need.re)
            found.append(SeaTask(SUPPLY, HUNGER * part * need.worth - price, need.port))
    return found


def best_rescue(pos: Position, ship: int, need: harbours.Need) -> tuple[float, int]:
    """The best unit that a ship could take off with those that may sail with it, and how many ships that
    takes.
    """
    room = book(pos).data.ship(ship).cargo
    ships = 1 + (consorts(pos, ship) | fetched(pos, ship, need.port)).bit_count()
    found = [
        (unit_value(pos, unit), -(-transport_size(pos, unit) // room))
        for unit in bits(need.units & pos.at(need.port))
        if transport_size(pos, unit) <= room * ships
    ]
    return max(found, default=(0.0, 1))


def able(pos: Position, side: int) -> UnitSet:
    """Ships of a side that could sail with others: no flotillas, nor who has sailed or carries something."""
    found = ports.ships_of(pos, side) & ~ports.flotillas(pos) & ~pos.state.marks[DONE]
    for bar in mooring_bars(pos, side):
        found &= ~bar.units
    return found & ~unitset(ship for one in own(pos).convoys for ship in one.ships)


def consorts(pos: Position, ship: int) -> UnitSet:
    """Those that lie with a ship."""
    return able(pos, pos.game.roster[ship].side) & pos.at(pos.state.where[ship]) & ~(1 << ship)


def fetched(pos: Position, ship: int, goal: int) -> UnitSet:
    """Those in other harbours that a ship could fetch on its way: with few guns, and not through mines."""
    data, side = book(pos).data, pos.game.roster[ship].side
    reach = course(pos, ship) & ~dangerous(pos, side) & ~(1 << pos.state.where[ship]) & ~(1 << goal)
    some = able(pos, side) & pos.units_in(reach)
    return unitset(one for one in bits(some) if harbours.gunnery(data, one) < BIG)


def stations(pos: Position, ship: int) -> list[SeaTask]:
    """Where its guns would do most, or where it is safe; what it gains by not staying where it is."""
    side, at = pos.game.roster[ship].side, pos.state.where[ship]
    if at < 0:
        return []
    reach, flotilla = course(pos, ship), ports.is_flotilla(pos, ship)
    quays = ports.ports_for(pos, side, flotilla) & reach
    if flotilla or side != SOVIET:
        if not holds(harbours.falling(pos, side), at):
            return []
        safe = quays & ~harbours.falling(pos, side)
        return [SeaTask(STATION, harbours.ship_value(pos, ship), farthest(pos, side, safe))] if safe else []
    grid, far = pos.game.map.grid, book(pos).data.constant("naval.gun.primary")
    field = sum(1 << h for h in harbours.threatened_stacks(pos))
    field |= occupied_hexes(pos, 1 - side) & grid.adjacent(occupied_hexes(pos, side))
    now = harbours.station_value(pos, ship, at)
    some = (quays | reach & grid.disc(field, far)) & ~dangerous(pos, side) if now < 0 or field else 0
    return [SeaTask(STATION, harbours.station_value(pos, ship, h) - now, h) for h in bits(some & ~(1 << at))]


def farthest(pos: Position, side: int, some: HexSet) -> int:
    """Of some ports the one farthest from the enemy."""
    grid, foes = pos.game.map.grid, occupied_hexes(pos, 1 - side)
    far, area = 0, foes
    while far < SAFE and some & ~grid.disc(area, 1):
        far, area = far + 1, grid.disc(area, 1)
    return bits(some & ~area or some)[0]


# -- a voyage, act by act


def weigh_anchor(pos: Position, menu: Menu) -> Act | None:
    """Who sails next, before anybody has marched."""
    side = menu.who
    if "fleet" not in menu.verbs or own(pos).left or pos.state.marks[DONE] & land_units(pos, side):
        return None
    able = bits(menu.verbs["fleet"].set)
    found = [(one.gain, -ship) for ship in able if (one := best_task(pos, ship)) is not None]
    return next(
        (Act("fleet", -ship) for _, ship in sorted(found, reverse=True) if is_worth_sailing(pos, -ship)), None
    )


def is_worth_sailing(pos: Position, ship: int) -> bool:
    """Would it do more than be taken in hand and put down again?"""
    act = Act("fleet", ship)
    for _ in range(CONVOY):
        pos = step(pos, act, FixedDice([])).pos
        act = next_voyage_act(pos, choices(pos))
        if act.verb != "sail_along":
            return act.verb != "drop"
    return False


def offered_set(menu: Menu, verb: str) -> int:
    return menu.verbs[verb].set if verb in menu.verbs else 0


def next_voyage_act(pos: Position, menu: Menu) -> Act:
    """The next act of a voyage."""
    sailing = pos.memo(Sailing)
    now = cargo.convoy(pos, sailing)
    if cargo.load(pos, now):
        return load_or_land(pos, menu, sailing)
    task = best_task(pos, menu.hand)
    if sailing.moved and not is_on_the_way(pos, sailing) and (task is None or task.kind != RESCUE):
        return end_voyage_act(menu)
    if task is not None:
        if task.kind == STATION and holds(offered_set(menu, "sail"), task.to):
            return Act("sail", task.to)
        if task.kind == SUPPLY and (act := to_the_stores(pos, menu, sailing)) is not None:
            return act
        if task.kind == RESCUE and (act := to_the_rescue(pos, menu, sailing, task.to)) is not None:
            return act
    return end_voyage_act(menu)


def is_on_the_way(pos: Position, sailing: Sailing) -> bool:
    """Are the ships where they would load something?"""
    here, side = cargo.convoy_place(pos, sailing), cargo.side_of(pos, sailing)
    return loading.supply_here(pos, sailing) is not None or any(
        one.port == here and one.leave for one in harbours.needs(pos, side)
    )


def to_the_stores(pos: Position, menu: Menu, sailing: Sailing) -> Act | None:
    if offered_set(menu, "load_supply"):
        return Act("load_supply")
    side = cargo.side_of(pos, sailing)
    stores = (
        offered_set(menu, "sail") & ports.ports(pos, side) & own(pos).supplied[side] & ~dangerous(pos, side)
    )
    return Act("sail", bits(stores)[0]) if stores and not sailing.moved else None


def to_the_rescue(pos: Position, menu: Menu, sailing: Sailing, port: int) -> Act | None:
    """With as many ships as the best unit wants, those with the fewest guns; others are fetched first."""
    if cargo.convoy_place(pos, sailing) == port and (act := load_act(pos, menu)) is not None:
        return act
    need = next(one for one in harbours.needs(pos, menu.who) if one.port == port)
    many = best_rescue(pos, menu.hand, need)[1]
    if sailing.ships.bit_count() < many:
        if others := bits(offered_set(menu, "sail_along")):
            data = book(pos).data
            return Act("sail_along", min(others, key=lambda ship: (harbours.gunnery(data, ship), ship)))
        fleet = fetched(pos, menu.hand, port)
        some = offered_set(menu, "sail") & pos.hexes_of(fleet)
        lie = max(bits(some), key=lambda h: ((fleet & pos.at(h)).bit_count(), -h), default=None)
        return None if lie is None else Act("sail", lie)
    return Act("sail", port) if holds(offered_set(menu, "sail"), port) else None


def load_act(pos: Position, menu: Menu) -> Act | None:
    """The best of those who may come aboard."""
    for verb in ("embark", "embark_beach"):
        if some := offered_set(menu, verb):
            return Act(verb, max(bits(some), key=lambda unit: (unit_value(pos, unit), -unit)))
    return None


def load_or_land(pos: Position, menu: Menu, sailing: Sailing) -> Act:
    """More of the same, as far as it is wanted; then ashore."""
    now, side = cargo.convoy(pos, sailing), cargo.side_of(pos, sailing)
    here, wanted = cargo.convoy_place(pos, sailing), harbours.needs(pos, side)
    if now.supply:
        carries = now.supply * book(pos).data.constant("naval.supply")
        quays = [one for one in wanted if holds(offered_set(menu, "land"), one.port)]
        if any(one.re > carries for one in quays) and offered_set(menu, "load_supply"):
            return Act("load_supply")
        if quays:
            return Act("land", max(quays, key=lambda one: (one.worth, -one.port)).port)
    elif any(one.port == here and one.leave for one in wanted) and (act := load_act(pos, menu)) is not None:
        return act
    return landing_act(pos, menu, side)


def landing_act(pos: Position, menu: Menu, side: int) -> Act:
    """Where troops are fed, and safe, and near to where they are wanted."""
    field, fed, bad = pull(pos, side), own(pos).supplied[side], harbours.falling(pos, side)
    for verb in ("land", "land_beach"):
        if some := offered_set(menu, verb):
            rank = {h: (holds(fed, h), not holds(bad, h), field[h], -h) for h in bits(some)}
            return Act(verb, max(rank, key=rank.__getitem__))
    return end_voyage_act(menu)


def end_voyage_act(menu: Menu) -> Act:
    """The end of a voyage."""
    for verb in ("done", "drop", "leave_map"):
        if offered_set(menu, verb):
            return Act(verb)
    verb = next(verb for verb in ("land", "land_beach", "sail") if offered_set(menu, verb))
    return Act(verb, bits(offered_set(menu, verb))[0])


# -- guns and berths


def gunners(pos: Position, menu: Menu) -> Act:
    """Each ship for the hex that it helps most; whoever helps none is silent."""
    able = bits(menu.verbs["gunner"].set)
    found = [(gain, -ship) for ship in able if (gain := aim(pos, ship)[0]) > 0]
    return Act("gunner", -max(found)[1]) if found else Act("done")


def aim(pos: Position, ship: int) -> tuple[float, int]:
    at, some = pos.state.where[ship], guns.coverable(pos, ship)
    return max(((harbours.cover_value(pos, ship, at, h), -h) for h in bits(some)), default=(0.0, 0))


def berths(pos: Position, menu: Menu) -> Act:
    """At sea where the port may fall, where ships are scuttled; otherwise under the guns of the port."""
    bad = harbours.falling(pos, SOVIET)

    def first(verb: str, fall: bool) -> Act | None:
        some: UnitSet = offered_set(menu, verb)
        return next((Act(verb, s) for s in bits(some) if holds(bad, pos.state.where[s]) == fall), None)

    return first("to_sea", True) or first("to_port", False) or Act("done")


def choose_sea_act(pos: Position, menu: Menu) -> Act | None:
    """The answer to a question of the sea; none to others."""
    match menu.prompt:
        case "ss-move":
            return weigh_anchor(pos, menu)
        case "ss-sailing":
            return next_voyage_act(pos, menu)
        case "ss-gunners":
            return gunners(pos, menu)
        case "ss-gunning":
            gain, h = aim(pos, menu.hand)
            return Act("cover", -h) if gain > 0 else Act("drop")
        case "ss-berths":
            return berths(pos, menu)
        case "ss-landed":
            some = offered_set(menu, "draw")
            return (
                Act("draw", max(bits(some), key=lambda unit: unit_value(pos, unit))) if some else Act("done")
            )
    return None
