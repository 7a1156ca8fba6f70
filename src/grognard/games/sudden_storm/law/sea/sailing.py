"""27B1 and 27C1. Ships in the movement phase: taken in hand, together or alone, sailed, loaded, unloaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AT_SEA, AXIS, DONE, GERMANY, Convoy, Sailing, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.sea import cargo, fuel, mines, ports, rivers, routes, tracks, waters
from grognard.games.sudden_storm.law.sea.harbours import river_ports
from grognard.games.sudden_storm.law.sea.loading import LOADING
from grognard.games.sudden_storm.law.sea.moorings import mooring_bars
from grognard.games.sudden_storm.law.sea.under_way import bind, go, surviving
from grognard.games.sudden_storm.law.sea.unloading import lose_all, unload
from grognard.kernel.arguments import Argument, At
from grognard.kernel.changes import Marked, Placed
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, GO, HAND, JOIN, Ask, Step, Verb
from grognard.kernel.hexes import bits, holds
from grognard.kernel.menu import HEX, UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import PUT_DOWN, Choice
from grognard.rules.why_not import not_among_cause, unit_words

# -- taken in hand


@rule("SS 27A2", "SS 27B1.1", "SS 30F1")
def fleets(pos: Position, side: int) -> Allowed | None:
    """In movement phases; there is no naval transport in the surprise turn."""
    data = book(pos).data
    if own(pos).surprise or not data.scene.is_on("27"):
        return None
    some = afloat(pos, side)
    if not some:
        return None
    found = units(some, "SS 27B1.1", not_among_cause(pos, "SS 27B1.1", "ss-why-no-fleet"))
    for bar in mooring_bars(pos, side):
        found.less(bar.cite, bar.units, unit_words(bar.what, pos))
    return found.less("SS 27C1.2", pos.state.marks[DONE], unit_words("ss-why-ship-done", pos))


def afloat(pos: Position, side: int) -> UnitSet:
    """A side's ships, those off the map among them."""
    data = book(pos).data
    return (pos.on_map(side) | (pos.at(GERMANY) if side == AXIS else 0)) & data.ships & data.all_of_side[side]


def take(ref: Referee, ship: int) -> None:
    """With all that share its cargo."""
    alone = Sailing(1 << ship)
    ships = sum(1 << one for one in cargo.convoy(ref.pos, alone).ships)
    ref.ask("sailing", ref.frame.who, alone._replace(ships=ships))


FLEET: Mapping[str, Choice[int]] = {"fleet": Choice(fleets, Verb(take, UNIT, HAND))}


@rule("SS 27C1.1")
def companions(pos: Position, sailing: Sailing) -> Allowed | None:
    """Others that lie in the same place may sail along, before anything is loaded."""
    side = cargo.side_of(pos, sailing)
    able = fleets(pos, side)
    if able is None or cargo.load(pos, cargo.convoy(pos, sailing)):
        return None
    here = pos.at(cargo.convoy_place(pos, sailing)) & able.set & ~sailing.ships
    boats = ports.flotillas(pos)
    here &= boats if cargo.is_river_convoy(pos, sailing) else ~boats
    here &= ~sum(1 << ship for one in own(pos).convoys for ship in one.ships)
    return units(here, "SS 27C1.1", not_among_cause(pos, "SS 27C1.1", "ss-why-not-along")) if here else None


def join(ref: Referee, ship: int) -> None:
    sailing = ref.pos.memo(Sailing)
    ref.remember(sailing._replace(ships=sailing.ships | 1 << ship))


# -- where they go


@rule("SS 27B1.1", "SS 27B1.3", "SS 27E.4")
def courses(pos: Position, sailing: Sailing) -> Allowed | None:
    """Anywhere within reach; German transports call at ports, and at beaches for who waits there."""
    side, here = cargo.side_of(pos, sailing), cargo.convoy_place(pos, sailing)
    reach = cargo.reach(pos, sailing) & ~(1 << here if here >= 0 else 0)
    found = hexes(reach, "SS 27B1.1", no_course(pos, sailing))
    if cargo.is_river_convoy(pos, sailing):
        return found.less("SS 27E.4", reach & rivers.deep_hexes(pos), "ss-why-flotilla-deep")
    if side == AXIS:
        found.only("SS 27B1.3", cargo.quays(pos, sailing) | cargo.beaches(pos, sailing), "ss-why-no-port")
    return found


def no_course(pos: Position, sailing: Sailing) -> Callable[[int], list[Cause]]:
    """Why ships cannot come to a hex at all."""
    side, data = cargo.side_of(pos, sailing), book(pos).data
    boats = cargo.is_river_convoy(pos, sailing)

    def causes(h: int) -> list[Cause]:
        args = (("hex", At(h)),)
        bars = rivers.closed_waters(pos, side) if boats else routes.closed_waters(pos, side)
        found = [Cause(one.cite, *one.words(h)) for one in bars if one.hexes >> h & 1]
        if found:
            return found
        if boats:
            return [Cause("SS 27E.3", "ss-why-no-river-way", args)]
        wet = waters.waters(data).of_hex
        if h not in wet:
            return [Cause("SS 27B1.1", "ss-why-no-water", args)]
        if waters.sea_of(data, h) not in seas(pos, sailing):
            return [Cause("SS 27A1", "ss-why-other-sea", args)]
        return [Cause("SS 27B1.1", "ss-why-no-sea-way", args)]

    return causes


@rule("SS 27A1", "SS 27B1.2")
def seas(pos: Position, sailing: Sailing) -> set[str]:
    """The seas where the ships in hand may be in this turn."""
    data, h = book(pos).data, cargo.convoy_place(pos, sailing)
    if h != GERMANY:
        return {waters.sea_of(data, h)}
    bound = dict(own(pos).bound).get(cargo.lead_ship(sailing))
    return (
        {waters.SEAS[bound]}
        if bound is not None
        else {waters.sea_of(data, one) for one in bits(waters.exits(data))}
    )


def no_landing_cause(
    pos: Position, sailing: Sailing, now: Convoy, beach: bool
) -> Callable[[int], list[Cause]]:
    """Why a cargo cannot be landed in a hex: it may not be there, or cannot come ashore, or ships do not come
    so far.
    """
    quays = cargo.beaches(pos, sailing) if beach else cargo.quays(pos, sailing)

    def causes(h: int) -> list[Cause]:
        args = (("hex", At(h)),)
        found = [Cause(one.cite, *one.words(h)) for one in cargo.closures(pos, now) if one.hexes >> h & 1]
        if not quays >> h & 1:
            found.append(no_shore(pos, sailing, h, beach))
        elif beach and cargo.side_of(pos, sailing) == AXIS:
            found.append(Cause("SS 27B1.3", "ss-why-no-port"))
        elif beach and not cargo.is_fit_for_beach(pos, now):
            found.append(Cause("SS 27C1b.1", "ss-why-cargo-no-beach", args))
        elif not beach and cargo.quay_room(pos, h) < cargo.load(pos, now):
            found.append(Cause("SS 27A3.1", "ss-why-port-full"))
        return list(dict.fromkeys(found)) or no_course(pos, sailing)(h)

    return causes


@rule("SS 27A3.1", "SS 27A3.3", "SS 27A3.4", "SS 27A4", "SS 27C1.1")
def no_shore(pos: Position, sailing: Sailing, h: int, beach: bool) -> Cause:
    """Why nothing lands in a hex: it is not one's own, has no port or beach, or was won in this turn."""
    args = (("hex", At(h)),)
    if not owned_hexes(pos, cargo.side_of(pos, sailing)) >> h & 1:
        return Cause("SS 27C1.1", "ss-why-foreign-shore", args)
    if beach:
        return Cause("SS 27A4", "ss-why-no-beach-there", args)
    if h == book(pos).data.places["astrakhan"] and not ports.is_delta_open(pos):
        return Cause("SS 27A3.4", "ss-why-delta", args)
    docks = ports.harbours_now(pos) | (
        river_ports(book(pos).data) if cargo.is_river_convoy(pos, sailing) else 0
    )
    won = holds(docks, h)
    return Cause("SS 27A3.3" if won else "SS 27A3.1", "ss-why-port-won" if won else "ss-why-no-harbour", args)


@rule("SS 27B1.3", "SS 27C1.2")
def landing(beach: bool) -> Callable[[Position, Sailing], Allowed | None]:
    def where(pos: Position, sailing: Sailing) -> Allowed | None:
        now = cargo.convoy(pos, sailing)
        if not cargo.load(pos, now):
            return None
        found = cargo.landings(pos, sailing, now, beach)
        return hexes(found, "SS 27C1.1", no_landing_cause(pos, sailing, now, beach))

    return where


@rule("SS 27B1.2", "SS 27A3.2")
def leaving(pos: Position, sailing: Sailing) -> Allowed | None:
    """To the German ports off the map."""
    if cargo.convoy_place(pos, sailing) == GERMANY or not cargo.can_go_home(pos, sailing):
        return None
    allies = cargo.stays_home(pos, cargo.convoy(pos, sailing))
    return button("SS 27B1.2").less("SS 31.1", int(bool(allies)), "ss-why-allies-stay")


# -- under way


def sail(ref: Referee, h: int) -> None:
    """All sail together; who is sunk on the way is in hand no more."""
    go(ref, h)
    end_leg(ref)


def end_leg(ref: Referee) -> None:
    left = surviving(ref)
    if left:
        ref.remember(Sailing(left, True))
    else:
        ref.finish()


@rule("SS 27B1.2")
def leave_map(ref: Referee, _: int) -> None:
    """Ships and what they carry go to the box of Germany; their move ends there."""
    sailing = ref.pos.memo(Sailing)
    here = cargo.convoy_place(ref.pos, sailing)
    way = waters.exits(book(ref.pos).data) & cargo.reach(ref.pos, sailing)
    if not way >> here & 1:
        go(ref, min(bits(way), key=lambda h: ref.game.map.grid.distance(here, h)))
    for ship in bits(sailing.ships):
        bind(ref, ship, ref.state.where[ship])
        ref.do(Placed(ship, GERMANY, "to-west", "SS 27B1.2"))
        ref.note("SS 27B3.1", fuelled=own(ref.pos).fuelled | 1 << ship)
    if out := sailing.ships & ref.state.marks[AT_SEA]:
        ref.do(Marked(AT_SEA, out, False, "SS 27B1.2", quiet=True))
    ref.note("SS 27B1.2", lying=tuple(one for one in own(ref.pos).lying if not holds(sailing.ships, one[0])))
    unload(ref, GERMANY, False)
    finish(ref)


# -- the end of a voyage


@rule("SS 27C1.2", "SS 27B5.3")
def land(beach: bool) -> Callable[[Referee, int], None]:
    """A ship's move ends where it unloads; outside the safety zone it is tested before."""

    def do(ref: Referee, h: int) -> None:
        go(ref, h)
        left = surviving(ref)
        for ship in bits(left):
            mines.end_move(ref, ship)
        left = surviving(ref)
        if left:
            ref.remember(Sailing(left, True))
            land_or_wait(ref, left, h, beach)
        finish(ref)

    return do


@rule("SS 37D.4")
def land_or_wait(ref: Referee, ships: UnitSet, h: int, beach: bool) -> None:
    """Under the eyes of search aircraft nothing comes ashore before they have had their turn."""
    if tracks.has_undeclared_ships(ref.pos, ref.game.roster[bits(ships)[0]].side):
        tracks.defer(ref, ships, h, beach)
    else:
        unload(ref, h, beach)


def stop(ref: Referee, _: int) -> None:
    for ship in bits(ref.pos.memo(Sailing).ships):
        mines.end_move(ref, ship)
    finish(ref)


def finish(ref: Referee) -> None:
    """Ships that have sailed sail no more in this phase."""
    ships = surviving(ref)
    if ships:
        ref.do(Marked(DONE, ships, True, "SS 27C1.2", quiet=True))
    ref.finish()


@rule("SS 27C1.2", "SS 27B1.3")
def end_button(pos: Position, sailing: Sailing) -> Allowed | None:
    """The voyage may end: with nothing aboard that could be landed, and for Germans in port."""
    now, here = cargo.convoy(pos, sailing), cargo.convoy_place(pos, sailing)
    if not sailing.moved:
        return None
    found = button("SS 27B1.1")
    aboard = bool(cargo.load(pos, now)) and cargo.has_landing(pos, sailing, now)
    found.less("SS 27C1.2", int(aboard), "ss-why-cargo-aboard")
    out = (
        cargo.side_of(pos, sailing) == AXIS and here != GERMANY and not cargo.quays(pos, sailing) >> here & 1
    )
    return found.less("SS 27B1.3", int(out), "ss-why-not-in-port")


def drop_button(pos: Position, sailing: Sailing) -> Allowed | None:
    if sailing.moved:
        return None
    now = cargo.convoy(pos, sailing)
    aboard = bool(cargo.load(pos, now)) and cargo.has_landing(pos, sailing, now)
    return button("SS 27B1.1").less("SS 27C1.2", int(aboard), "ss-why-cargo-aboard")


# -- the question

CHOICES: Mapping[str, Choice[Sailing]] = {
    "sail": Choice(courses, Verb(sail, HEX, GO)),
    "land": Choice(landing(False), Verb(land(False), HEX, GO)),
    "land_beach": Choice(landing(True), Verb(land(True), HEX, GO)),
    "leave_map": Choice(leaving, Verb(leave_map)),
    "sail_along": Choice(companions, Verb(join, UNIT, JOIN)),
    **LOADING,
    "done": Choice(end_button, Verb(stop, role=CLOSE)),
    "drop": Choice(drop_button, PUT_DOWN),
}


def menu(pos: Position) -> Menu:
    sailing = pos.memo(Sailing)
    verbs = {verb: found for verb, one in CHOICES.items() if (found := one.allowed(pos, sailing)) is not None}
    args: dict[str, Argument] = {
        "re": cargo.load(pos, cargo.convoy(pos, sailing)),
        "room": cargo.spare(pos, sailing),
        "many": sailing.ships.bit_count(),
    }
    return Menu(pos.frame.who, "ss-sailing", "SS 27B1.1", verbs, args, cargo.lead_ship(sailing))


PROCEDURES: Mapping[str, Step] = {
    "sailing": Ask("sailing", menu, {verb: one.verb for verb, one in CHOICES.items()}, memo=Sailing)
}

# -- the phase


@rule("SS 27A3.1", "SS 27B1.2")
def begin(ref: Referee, side: int) -> None:
    """What ports have taken, and where Germans have sailed, is counted anew."""
    ref.note("SS 27A3.1", port_loads=(), bound=(), outside=(), tested=0)


@rule("SS 27C1.2")
def has_cargo_to_land(pos: Position, side: int) -> bool:
    """Is anything still aboard that could be landed?"""
    for one in own(pos).convoys:
        sailing = Sailing(sum(1 << ship for ship in one.ships))
        planned = tracks.waiting(pos, sailing.ships) is not None
        if not planned and cargo.side_of(pos, sailing) == side and cargo.has_landing(pos, sailing, one):
            return False
    return True


def ready(pos: Position, side: int, cite: str) -> Allowed:
    """No cargo stays at sea: the movement phase ends when all is ashore."""
    return button(cite).less("SS 27C1.2", int(not has_cargo_to_land(pos, side)), "ss-why-cargo-aboard")


@rule("SS 27C1.2")
def close(ref: Referee, frame: Frame) -> None:
    """Cargo that could be landed nowhere is lost; then mines, and fuel."""
    lose_all(ref)
    mines.test_idle(ref, frame.who)
    fuel.close(ref, frame.who)
