"""7A3. The Germans lay Soviet lines to standard gauge, link by link, and both sides buy capacity."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import rail
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.marching import other_hex_cause
from grognard.games.sudden_storm.law.names import AXIS, NETS, SOVIET, WEATHERS, ZONES, own
from grognard.games.sudden_storm.law.weather_areas import zone_of
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Verb
from grognard.kernel.hexes import Gate, HexSet, bits
from grognard.kernel.menu import HEX, Allowed, Cause, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, fact
from grognard.rules.answers import Choice
from grognard.rules.why_not import fixed_words, hex_words

Link = tuple[int, int]  # from a standard hex to the hex that the link reaches


def gate_hexes(gate: Gate) -> HexSet:
    """The hexes from which a step of a gate leads."""
    found = 0
    for steps in gate:
        found |= steps
    return found


# -- how much


@rule("SS 7A3.8")
def most_links(pos: Position) -> int:
    """Links a turn, by the weather of zone B."""
    data = book(pos).data
    if data.scene.regauge is not None:
        return data.scene.regauge
    return data.constant(f"rail.regauge.{WEATHERS[own(pos).weather[ZONES.index('b')]]}")


def links_done(pos: Position) -> int:
    return len(own(pos).laid)


@rule("SS 7A3.9")
def full_zones(pos: Position) -> HexSet:
    """Zones of weather in which half of the turn's links lie already."""
    data, found = book(pos).data, 0
    for number, zone in enumerate(data.weather_zones):
        here = sum(1 for _, h in own(pos).laid if zone_of(data, h) == number)
        found |= zone if here >= most_links(pos) // 2 else 0
    return found


# -- which


@rule("SS 7A3.7", "SS 7A3.11")
@fact
def candidates(pos: Position) -> dict[int, Link]:
    """By the hex that is reached, the link that would be laid: from a hex of standard gauge, over a broad
    link, and not in the Finnish net (SS-P40). Of several one that makes no run too long.
    """
    grid, run = pos.game.map.grid, book(pos).run_of_links
    broad, standard = rail.gauges(pos)
    sources, finns = gate_hexes(standard), rail.finnish_net(pos)
    found: dict[int, list[Link]] = {}
    for d, steps in enumerate(broad):
        for a in bits(steps & sources & ~finns):
            b = next(n for way, n in grid.neighbours(a) if way == d)
            if not finns >> b & 1:
                found.setdefault(b, []).append((a, b))
    return {b: shortest(pos, some, run) for b, some in found.items()}


def shortest(pos: Position, some: list[Link], run: int | None) -> Link:
    """The first link to a hex that the run allows; else the first."""
    if run is None or len(some) == 1:
        return some[0]
    return next((link for link in some if joined_links(pos, link) <= run), some[0])


@rule("SS 7A3.11")
def joined_links(pos: Position, link: Link) -> int:
    """How many of this turn's links would hang together with one, itself included."""
    grid = pos.game.map.grid
    gate = rail.links(book(pos).data, own(pos).fresh)
    joined = grid.flood(1 << link[0] | 1 << link[1], grid.board, gate)
    return 1 + sum((steps & joined).bit_count() for steps in gate) // 2


def eligible(pos: Position, side: int) -> Allowed | None:
    """For the Germans, hexes in regular supply that were theirs when the phase began."""
    if side != AXIS or own(pos).surprise:
        return None
    some, now, limit = candidates(pos), own(pos), (("most", most_links(pos)),)
    found = hexes(sum(1 << h for h in some), "SS 7A3.7", lambda h: no_railhead(pos, h))
    found.less("SS 7A3.7", found.set & ~now.at_start, hex_words("ss-why-not-owned-at-start", pos))
    found.less("SS 7A3.7", found.set & ~now.supplied[AXIS], hex_words("ss-why-rails-unsupplied", pos))
    if links_done(pos) >= most_links(pos):
        return found.less("SS 7A3.8", found.set, fixed_words("ss-why-all-laid", limit))
    half = (("most", most_links(pos) // 2),)
    found.less("SS 7A3.9", found.set & full_zones(pos), fixed_words("ss-why-zone-laid", half))
    run = book(pos).run_of_links
    if run is not None:
        long = sum(1 << h for h in bits(found.set) if joined_links(pos, some[h]) > run)
        found.less("SS 7A3.11", long, fixed_words("ss-why-run-laid", (("most", run),)))
    return found


@rule("SS 7A3.3", "SS 7A3.7")
def no_railhead(pos: Position, h: int) -> Cause:
    """Of a hex that no link would reach: the Finnish net stays as it is (SS-P40)."""
    finns = rail.finnish_net(pos) & gate_hexes(rail.gauges(pos)[0])
    what = "ss-why-finnish-rails" if finns >> h & 1 else "ss-why-not-at-railhead"
    return Cause("SS 7A3.7", what, (("hex", At(h)),))


@rule("SS 7A3.7")
def regauge(ref: Referee, to: int) -> None:
    a, b = candidates(ref.pos)[to]
    d = ref.pos.game.map.grid.direction(a, b)
    h = a if d < rail.OPPOSITE else b
    now = own(ref.pos)
    standard, fresh = (
        tuple(steps | (1 << h if n == d % rail.OPPOSITE else 0) for n, steps in enumerate(kept))
        for kept in (now.standard, now.fresh)
    )
    ref.do(Message("ss-regauged", (("hex", At(b)),), "SS 7A3.7"))
    ref.note("SS 7A3.7", standard=standard, fresh=fresh, laid=(*now.laid, (a, b)))


# -- more capacity for resource points


@rule("SS 7A4.6")
def net_at(pos: Position, side: int, h: int) -> int | None:
    """The net that a hex lies on."""
    if side == SOVIET:
        broad, standard = rail.gauges(pos)
        return rail.SOVIET_NET if (gate_hexes(broad) | gate_hexes(standard)) >> h & 1 else None
    broad, standard = rail.usable(pos, AXIS)
    if gate_hexes(broad) >> h & 1:
        return rail.FINNISH_NET
    return rail.STANDARD_NET if gate_hexes(standard) >> h & 1 else None


@rule("SS 7A4.5", "SS 30G.1")
def most_capacity(pos: Position, net: int) -> int:
    """RE that may be bought in a turn; none for the Soviets in the first."""
    data, scene = book(pos).data, book(pos).data.scene.rail
    if net == rail.SOVIET_NET and pos.state.turn <= 1:
        return 0
    if scene is not None and net != rail.FINNISH_NET:
        return scene[SOVIET if net == rail.SOVIET_NET else AXIS].more
    return data.constant(f"rail.capacity.{NETS[net]}.more")


@rule("SS 7A4.5", "SS 7A4.6")
def points_for_sale(pos: Position, side: int) -> Allowed | None:
    """Resource points on a net, and not isolated."""
    mine = [one.hex for one in own(pos).stocks if one.side == side and one.points and one.hex >= 0]
    if not mine or own(pos).surprise:
        return None
    found = hexes(
        sum(1 << h for h in set(mine)), "SS 7A4.5", other_hex_cause("SS 7A4.5", "ss-why-no-point-there")
    )
    nets = {h: net_at(pos, side, h) for h in bits(found.set)}
    off = sum(1 << h for h, net in nets.items() if net is None)
    found.less("SS 7A4.6", off, hex_words("ss-why-point-off-net", pos))
    found.less("SS 7A4.6", own(pos).cut_off[side], hex_words("ss-why-point-isolated", pos))
    bought = own(pos).rail_more
    for h, net in nets.items():
        if net is not None and bought[net] >= (limit := most_capacity(pos, net)):
            early = net == rail.SOVIET_NET and pos.state.turn <= 1
            cite = "SS 30G.1" if early else "SS 7A4.5"
            found.less(cite, 1 << h, fixed_words("ss-why-no-more-capacity", (("most", limit),)))
    return found


@rule("SS 7A4.5", "SS 7A4.6")
def buy(ref: Referee, h: int) -> None:
    """One point, so many RE, in this turn alone."""
    pos, side = ref.pos, ref.frame.who
    now, net = own(pos), net_at(pos, side, h)
    assert net is not None
    stocks, paid = [], False
    for one in now.stocks:
        mine = not paid and one.hex == h and one.side == side and one.points > 0
        left = one._replace(points=one.points - 1) if mine else one
        paid = paid or mine
        stocks += [left] if left.points else []
    more = min(
        now.rail_more[net] + book(pos).data.constant("rail.per_resource_point"), most_capacity(pos, net)
    )
    bought = tuple(more if n == net else old for n, old in enumerate(now.rail_more))
    ref.do(Message("ss-capacity-bought", (("hex", At(h)), ("re", more - now.rail_more[net])), "SS 7A4.5"))
    ref.note("SS 7A4.5", stocks=tuple(stocks), rail_more=bought)


MORE: Mapping[str, Choice[int]] = {
    "regauge": Choice(eligible, Verb(regauge, HEX)),
    "buy_rail": Choice(points_for_sale, Verb(buy, HEX)),
}
