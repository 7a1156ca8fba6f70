"""12F. Resource points: in hexes, carried, spent, destroyed. Their capture is in captures.py."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import NOBODY, Stock, own
from grognard.games.sudden_storm.law.possession import owned
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import Allowed, Cause, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


def points_in(pos: Position, side: int, h: int, carrier: int = NOBODY) -> int:
    return sum(
        one.points for one in own(pos).stocks if (one.hex, one.side, one.carrier) == (h, side, carrier)
    )


def stocked(pos: Position, side: int) -> HexSet:
    """Hexes where a side has points that nobody carries."""
    found = 0
    for one in own(pos).stocks:
        if one.side == side and one.carrier == NOBODY:
            found |= 1 << one.hex
    return found


@rule("SS 12F.2")
def changed(ref: Referee, side: int, h: int, more: int, cite: str, carrier: int = NOBODY) -> None:
    """Points of one side and one carrier in a hex are one number, however their counters lie."""
    points = points_in(ref.pos, side, h, carrier) + more
    if points < 0:
        raise ValueError("more points are taken than there are")
    key = h, side, carrier
    rest = [one for one in own(ref.pos).stocks if (one.hex, one.side, one.carrier) != key]
    if points:
        rest.append(Stock(h, side, points, carrier))
    ref.note(cite, stocks=tuple(sorted(rest)))


# -- carrying


@rule("SS 12F.7")
def limit(pos: Position, unit: int) -> int:
    """How many points a unit carries: its RE, and a truck so many."""
    data = book(pos).data
    if data.trucks >> unit & 1:
        return data.constant("resource.truck")
    return data.re(unit, pos.state.steps[unit]) if data.combat_units >> unit & 1 else 0


def carried(pos: Position, unit: int) -> int:
    return sum(one.points for one in own(pos).stocks if one.carrier == unit)


def room(pos: Position, unit: int) -> int:
    """How many points more a unit can take up where it stands."""
    side, h = pos.game.roster[unit].side, pos.state.where[unit]
    return min(limit(pos, unit) - carried(pos, unit), points_in(pos, side, h))


@rule("SS 12F.7")
def take_up(ref: Referee, unit: int, points: int) -> None:
    """From the hex where the unit stands, within its limit."""
    if not 0 < points <= room(ref.pos, unit):
        raise ValueError("more points than the unit can take up")
    side, h = ref.game.roster[unit].side, ref.state.where[unit]
    changed(ref, side, h, -points, "SS 12F.7")
    changed(ref, side, h, points, "SS 12F.7", unit)


def go_along(ref: Referee, unit: int) -> None:
    """What a unit carries is where it is now: after a march, a ride, a retreat."""
    h = ref.state.where[unit]
    moved = tuple(one._replace(hex=h) if one.carrier == unit else one for one in own(ref.pos).stocks)
    if moved != own(ref.pos).stocks:
        ref.note("SS 12F.7", stocks=tuple(sorted(moved)))


def set_down(ref: Referee, unit: int) -> None:
    """All that a unit carries stays in its hex."""
    go_along(ref, unit)
    if points := carried(ref.pos, unit):
        side, h = ref.game.roster[unit].side, ref.state.where[unit]
        changed(ref, side, h, -points, "SS 12F.7", unit)
        changed(ref, side, h, points, "SS 12F.7")


# -- destroying


@rule("SS 12F.4")
def destroyable(pos: Position, side: int) -> Allowed:
    """One's own points, in one's own player turn: a question of that turn offers it."""
    found = hexes(stocked(pos, side), "SS 12F.4", lambda h: Cause("SS 12F.4", "ss-why-no-points"))
    return found.only("SS 12F.4", owned(pos, side))


@rule("SS 12F.4")
def destroy(ref: Referee, h: int) -> None:
    """All the phasing player's points in a hex."""
    side = ref.frame.who
    points = points_in(ref.pos, side, h)
    ref.do(Message("ss-stocks-destroyed", (("hex", At(h)), ("points", points)), "SS 12F.4"))
    changed(ref, side, h, -points, "SS 12F.4")


# -- oil


@rule("SS 30I")
def pump(ref: Referee, side: int) -> None:
    """Each oil field gives its owner points in his initial phase, in its own hex."""
    data = book(ref.pos).data
    if not data.scene.on("30I"):
        return
    for field in ("baku", "ploesti"):
        h, points = data.places[field], data.constant(f"oil.{field}")
        if owned(ref.pos, side) >> h & 1:
            ref.do(Message("ss-oil", (("hex", At(h)), ("points", points)), "SS 30I"))
            changed(ref, side, h, points, "SS 30I")


def spend(ref: Referee, side: int, h: int, points: int, cite: str) -> None:
    changed(ref, side, h, -points, cite)


def payable(pos: Position, side: int, points: int) -> list[int]:
    """Hexes with so many points of a side, the fullest first."""
    found = [h for h in bits(stocked(pos, side)) if points_in(pos, side, h) >= points]
    return sorted(found, key=lambda h: -points_in(pos, side, h))
