"""27F. Repair points: ships mended in port, and lost ones replaced; flotillas that the calendar brings."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import NOBODY, SIDES, SOVIET, Placing, own
from grognard.games.sudden_storm.law.nationality import ussr
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.sea import waters
from grognard.games.sudden_storm.law.sea.harbours import harbours, river_ports
from grognard.games.sudden_storm.law.sea.ports import is_flotilla, is_in_port, owned_ports, ships_of
from grognard.kernel.changes import Placed, Removed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, GO, HAND, Ask, Do, Step, Verb
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import HEX, UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.places import DEAD, POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import PUT_DOWN, finish
from grognard.rules.why_not import not_among_cause, unit_words

# -- points


@rule("SS 27F.1", "SS OB-S.13", "SS 3C4")
def receive(ref: Referee, frame: Frame) -> None:
    """They are kept until they are spent."""
    data, side = book(ref.pos).data, frame.who
    if not data.scene.campaign or not data.scene.is_on("27"):
        return
    more = sum(one.many for one in data.events(ref.state.turn, side, "repair"))
    if more:
        ref.note(
            "SS 27F.1", "ss-repair-points", (("points", more),), repairs=with_points(ref.pos, side, more)
        )


def with_points(pos: Position, side: int, more: int) -> tuple[int, ...]:
    found = list(own(pos).repairs)
    found[side] += more
    return tuple(found)


def spend(ref: Referee, side: int, points: int, cite: str) -> None:
    ref.note(cite, repairs=with_points(ref.pos, side, -points))


# -- what they buy


def damaged_ships(pos: Position, side: int) -> UnitSet:
    roster, steps = pos.game.roster, pos.state.steps
    return sum(1 << ship for ship in bits(ships_of(pos, side)) if steps[ship] < roster[ship].steps)


@rule("SS 27F.1")
def mendable(pos: Position, side: int) -> Allowed:
    """Damaged ships in port, a point for each point of damage."""
    some = damaged_ships(pos, side)
    found = units(some, "SS 27F.1", not_among_cause(pos, "SS 27F.1", "ss-why-not-damaged"))
    out = sum(1 << ship for ship in bits(some) if not is_in_port(pos, ship))
    found.less("SS 27F.1", out, unit_words("ss-why-ship-out", pos))
    return found.less("SS 27F.1", -1 if not own(pos).repairs[side] else 0, "ss-why-no-repair-points")


@rule("SS 27F.2")
def replaceable(pos: Position, side: int) -> Allowed:
    """Sunk transports, flotillas and destroyers."""
    data = book(pos).data
    sunk = pos.at(DEAD) & data.ships & data.all_of_side[side]
    found = units(sunk, "SS 27F.2", not_among_cause(pos, "SS 27F.2", "ss-why-never-replaced"))
    few = own(pos).repairs[side] < data.constant("naval.replace")
    found.less("SS 27F.2", sunk if few else 0, "ss-why-no-repair-points")
    nowhere = sum(1 << ship for ship in bits(found.set) if not slips(pos, ship))
    return found.less("SS 27F.2", nowhere, unit_words("ss-why-no-slip", pos))


@rule("SS 27F.2", "SS 31A2.4", "SS 31B.4")
def slips(pos: Position, ship: int) -> HexSet:
    """Own ports of the sea where it went down; of flotillas any Soviet port in the USSR."""
    data, side = book(pos).data, pos.game.roster[ship].side
    if is_flotilla(pos, ship):
        return (harbours(data) | river_ports(data)) & owned_hexes(pos, SOVIET) & ussr(pos)
    name = sea_where_sunk(pos, ship)
    return sum(1 << h for h in bits(owned_ports(pos, side)) if waters.sea_of(data, h) == name)


def sea_where_sunk(pos: Position, ship: int) -> str:
    """By its own sea, where no more is known."""
    sea = dict(own(pos).sunk).get(ship, NOBODY)
    return waters.SEAS[sea] if 0 <= sea < len(waters.SEAS) else book(pos).data.ship(ship).sea


@rule("SS 27F.1")
def mend(ref: Referee, ship: int) -> None:
    """It neither moves nor fires in this player turn."""
    side = ref.game.roster[ship].side
    spend(ref, side, 1, "SS 27F.1")
    ref.do(StepsChanged(ship, ref.state.steps[ship] + 1, "SS 27F.1", "mended"))
    ref.note("SS 27F.1", mended=own(ref.pos).mended | 1 << ship)


def take(ref: Referee, ship: int) -> None:
    ref.ask("launching", ref.frame.who, Placing(ship))


@rule("SS 27F.2")
def launch(ref: Referee, h: int) -> None:
    """A ship in the place of a sunk one is whole, and can be used at once."""
    ship = ref.pos.memo(Placing).unit
    side, whole = ref.game.roster[ship].side, ref.game.roster[ship].steps
    spend(ref, side, book(ref.pos).data.constant("naval.replace"), "SS 27F.2")
    if ref.state.steps[ship] != whole:
        ref.do(StepsChanged(ship, whole, "SS 27F.2", "mended"))
    ref.do(Placed(ship, h, "launched", "SS 27F.2"))
    ref.note("SS 27F.2", sunk=tuple(one for one in own(ref.pos).sunk if one[0] != ship))
    ref.finish()


# -- the calendar


@rule("SS OB-S.13", "SS OB-S.10", "SS 33A2.2")
def arrive(ref: Referee, frame: Frame) -> None:
    """Flotillas come in their hexes; one whose hex is lost can only be replaced."""
    data, side = book(ref.pos).data, frame.who
    if not data.scene.campaign or not data.scene.is_on("27"):
        return
    for event in data.events(ref.state.turn, side, "arrive_naval"):
        if ref.state.where[event.unit] != POOL:
            continue
        h = data.ship(event.unit).hex
        if owned_hexes(ref.pos, side) >> h & 1:
            ref.do(Placed(event.unit, h, "arrives", "SS OB-S.13"))
        else:
            ref.do(Removed(event.unit, DEAD, "place-lost", "SS 33A2.2"))


# -- the questions


def menu_of(side: int) -> Step:
    def menu(pos: Position) -> Menu:
        verbs = {"mend": mendable(pos, side), "relaunch": replaceable(pos, side), "done": button("SS 27F.1")}
        return Menu(side, "ss-repairs", "SS 27F.1", verbs, {"points": own(pos).repairs[side]})

    def some(pos: Position) -> bool:
        return bool(mendable(pos, side).set or replaceable(pos, side).set)

    verbs = {"mend": Verb(mend, UNIT), "relaunch": Verb(take, UNIT, HAND), "done": Verb(finish, role=CLOSE)}
    return Ask(f"{SIDES[side]}_yards", menu, verbs, when=some)


def launching(pos: Position) -> Menu:
    ship = pos.memo(Placing).unit
    found = hexes(slips(pos, ship), "SS 27F.2", lambda _: Cause("SS 27F.2", "ss-why-other-port"))
    return Menu(
        pos.frame.who, "ss-launching", "SS 27F.2", {"at": found, "drop": button("SS 27F.2")}, hand=ship
    )


def steps(side: int) -> tuple[Step, ...]:
    return (Do("naval_arrivals", arrive), Do("repair_points", receive), menu_of(side))


PROCEDURES: Mapping[str, Step] = {
    "launching": Ask("launching", launching, {"at": Verb(launch, HEX, GO), "drop": PUT_DOWN}, memo=Placing)
}
