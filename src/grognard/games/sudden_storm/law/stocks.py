"""12F. Resource points: in hexes, carried, spent, destroyed. Their capture is in captures.py."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import BEACHED, HAULED, NOBODY, Stock, own
from grognard.games.sudden_storm.law.possession import owned_hexes
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


def stock_hexes(pos: Position, side: int) -> HexSet:
    """Hexes where a side has points that nobody carries."""
    found = 0
    for one in own(pos).stocks:
        if one.side == side and one.carrier == NOBODY:
            found |= 1 << one.hex
    return found


def merge_stocks(stocks: Iterable[Stock]) -> tuple[Stock, ...]:
    """Points of one side in a hex, with one carrier and one past, are one number."""
    found: dict[tuple[int, int, int, int], int] = {}
    for one in stocks:
        key = one.hex, one.side, one.carrier, one.used
        found[key] = found.get(key, 0) + one.points
    return tuple(
        sorted(Stock(h, side, points, who, used) for (h, side, who, used), points in found.items() if points)
    )


def part(stocks: Iterable[Stock], points: int) -> list[Stock]:
    """So many of some points: first those that have been moved most."""
    found = []
    for one in sorted(stocks, key=lambda one: -one.used):
        if taken := min(points, one.points):
            found.append(one._replace(points=taken))
            points -= taken
    if points:
        raise ValueError("more points are taken than there are")
    return found


def exchange(ref: Referee, old: Iterable[Stock], new: Iterable[Stock], cite: str) -> None:
    """Some points are taken from where they are, others put somewhere."""
    gone = [one._replace(points=-one.points) for one in old]
    ref.note(cite, stocks=merge_stocks((*own(ref.pos).stocks, *gone, *new)))


@rule("SS 12F.2")
def change_stock(ref: Referee, side: int, h: int, more: int, cite: str, carrier: int = NOBODY) -> None:
    """So many points more in a hex, or fewer, however their counters lie."""
    lying = [one for one in own(ref.pos).stocks if (one.hex, one.side, one.carrier) == (h, side, carrier)]
    if more > 0:
        exchange(ref, (), [Stock(h, side, more, carrier)], cite)
    else:
        exchange(ref, part(lying, -more), (), cite)


# -- carrying


@rule("SS 12F.7", "SS 14D.4", "SS 24")
def limit(pos: Position, unit: int) -> int:
    """How many points a unit carries: its RE, and a truck so many. Nothing carries units, and air units carry
    neither.
    """
    data = book(pos).data
    if data.trucks >> unit & 1:
        return data.constant("resource.truck")
    return data.re(unit, pos.state.steps[unit]) if data.combat_units >> unit & 1 else 0


def points_carried(pos: Position, unit: int) -> int:
    return sum(one.points for one in own(pos).stocks if one.carrier == unit)


def just_loaded(pos: Position, unit: int) -> int:
    """Of those the points that have not been anywhere yet."""
    return sum(one.points for one in own(pos).stocks if one.carrier == unit and not one.used & HAULED)


def stocks_at_hand(pos: Position, unit: int) -> list[Stock]:
    """Points where a unit stands that nobody has carried in this phase: each has one carrier (SS-P41)."""
    here = pos.state.where[unit], pos.game.roster[unit].side, NOBODY
    stocks = own(pos).stocks
    return [one for one in stocks if (one.hex, one.side, one.carrier) == here and not one.used & HAULED]


def room(pos: Position, unit: int) -> int:
    """How many points more a unit can take up where it stands."""
    if not own(pos).stocks:
        return 0
    lying = sum(one.points for one in stocks_at_hand(pos, unit))
    return min(limit(pos, unit) - points_carried(pos, unit), lying) if lying else 0


@rule("SS 12F.7")
def take_up(ref: Referee, unit: int, points: int) -> None:
    """From the hex where the unit stands, within its limit."""
    if not 0 < points <= room(ref.pos, unit):
        raise ValueError("more points than the unit can take up")
    some = part(stocks_at_hand(ref.pos, unit), points)
    exchange(ref, some, [one._replace(carrier=unit) for one in some], "SS 12F.7")


@rule("SS 12F.7")
def go_along(ref: Referee, unit: int) -> None:
    """What a unit carries is where it is now: after a march, a ride, a retreat."""
    h = ref.state.where[unit]
    some = [one for one in own(ref.pos).stocks if one.carrier == unit and one.hex != h]
    if some:
        exchange(ref, some, [one._replace(hex=h, used=one.used | HAULED) for one in some], "SS 12F.7")


@rule("SS 12F.7")
def set_down(ref: Referee, unit: int) -> None:
    """All that a unit carries stays in its hex."""
    go_along(ref, unit)
    some = [one for one in own(ref.pos).stocks if one.carrier == unit]
    if some:
        exchange(ref, some, [one._replace(carrier=NOBODY) for one in some], "SS 12F.7")


@rule("SS 12F.3", "SS 12F.7")
def shed(ref: Referee, unit: int) -> None:
    """Who has fallen to a cadre leaves in its hex what is too much for one."""
    over = points_carried(ref.pos, unit) - limit(ref.pos, unit)
    if over > 0:
        some = part([one for one in own(ref.pos).stocks if one.carrier == unit], over)
        exchange(ref, some, [one._replace(carrier=NOBODY) for one in some], "SS 12F.3")


@rule("SS 12F.7")
def release_points(ref: Referee, used: int = HAULED | BEACHED) -> None:
    """At the end of a phase everything is set down, and may be carried again in the next."""
    now = own(ref.pos).stocks
    if any(one.carrier != NOBODY or one.used & used for one in now):
        free = [one._replace(carrier=NOBODY, used=one.used & ~used) for one in now]
        ref.note("SS 12F.7", stocks=merge_stocks(free))


# -- destroying


@rule("SS 12F.4")
def destroyable(pos: Position, side: int) -> Allowed:
    """One's own points, in one's own player turn: a question of that turn offers it."""
    found = hexes(
        stock_hexes(pos, side),
        "SS 12F.4",
        lambda h: Cause("SS 12F.4", "ss-why-no-point-there", (("hex", At(h)),)),
    )
    return found.only("SS 12F.4", owned_hexes(pos, side), "ss-why-no-points-owned")


@rule("SS 12F.4")
def destroy(ref: Referee, h: int) -> None:
    """All the phasing player's points in a hex."""
    side = ref.frame.who
    points = points_in(ref.pos, side, h)
    ref.do(Message("ss-stocks-destroyed", (("hex", At(h)), ("points", points)), "SS 12F.4"))
    change_stock(ref, side, h, -points, "SS 12F.4")


# -- oil


@rule("SS 30I")
def pump(ref: Referee, side: int) -> None:
    """Each oil field gives its owner points in his initial phase, in its own hex."""
    data = book(ref.pos).data
    if not data.scene.is_on("30I"):
        return
    for field in ("baku", "ploesti"):
        h, points = data.places[field], data.constant(f"oil.{field}")
        if owned_hexes(ref.pos, side) >> h & 1:
            ref.do(Message("ss-oil", (("hex", At(h)), ("points", points)), "SS 30I"))
            change_stock(ref, side, h, points, "SS 30I")


def spend(ref: Referee, side: int, h: int, points: int, cite: str) -> None:
    change_stock(ref, side, h, -points, cite)


def payable(pos: Position, side: int, points: int) -> list[int]:
    """Hexes with so many points of a side, the fullest first."""
    found = [h for h in bits(stock_hexes(pos, side)) if points_in(pos, side, h) >= points]
    return sorted(found, key=lambda h: -points_in(pos, side, h))
