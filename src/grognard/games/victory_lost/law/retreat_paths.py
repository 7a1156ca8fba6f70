"""9.5.2 to 9.5.8. The ways back: which steps a retreat may take, and which whole retreats are as good as any.

A retreat is judged as a whole by the enemy zones it enters, the hexes that a crowd adds to it included. Of
those with the fewest the hexes of the result come first: how many lead no closer to the one source it makes
for, then whether there is room where they end; only then the hexes that are added, in the same order.
"""

from __future__ import annotations

from functools import partial
from heapq import heappop, heappush
from itertools import pairwise

from grognard.games.victory_lost.law import displacement, why_not
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.names import Retreat
from grognard.games.victory_lost.law.stacking import can_stack
from grognard.games.victory_lost.law.supply import open_ways
from grognard.games.victory_lost.law.zoc import closed_pocket, line, occupied_hexes, zoc
from grognard.kernel.arguments import At, Hexes
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, hexset, holds
from grognard.kernel.menu import Allowed, Cause, hexes
from grognard.kernel.state import Position, fact
from grognard.rules.retreat import Priority, narrow
from grognard.rules.why_not import Words

# Enemy zones entered; of the hexes of the result those that led no closer to supply, and no room at their
# end; the same of hexes added.
Price = tuple[int, int, int, int, int]
FREE: Price = (0, 0, 0, 0, 0)
CLOSER, ROOM = (1, 3), (2, 4)  # where in it, for the hexes of the result and for those added
WORSE = (
    "avl-why-more-zones",
    "avl-why-not-closer",
    "avl-why-crowded",
    "avl-why-not-closer",
    "avl-why-crowded",
)
WHY = ("AVL 9.5.2a", "AVL 9.5.2b", "AVL 9.5.2c", "AVL 9.5.2b", "AVL 9.5.2c")


def with_penalty(price: Price, place: int, by: int) -> Price:
    found = list(price)
    found[place] += by
    return found[0], found[1], found[2], found[3], found[4]


@rule("AVL 9.5.8", "AVL 9.5.6a", "AVL 9.5.6b", "AVL 13.0a", "AVL 5.0.2")
def steps_from(pos: Position, unit: int, h: int, first: bool) -> HexSet:
    """The hexes a retreat may go to from a hex.

    Not off the map, into water, over an impassable side, into the closed pocket or among the enemy, whose HQ
    alone stops only an HQ; over a major river without a bridge only with the first step, and over none from
    zone to zone.
    """
    grid, data, foe = pos.game.map.grid, book(pos).data, 1 - pos.game.roster[unit].side
    zone, here = zoc(pos, foe), 1 << h
    near = grid.spread(here, data.passable if first else data.bridged_steps)
    if zone & here:
        near &= ~(grid.spread(here, data.map.sides["major_river"]) & zone)
    return near & data.land & ~blocking_hexes(pos, unit) & ~closed_pocket(pos)


@rule("AVL 5.0.2", "AVL 9.5.7a")
def blocking_hexes(pos: Position, unit: int) -> HexSet:
    """Enemies whom a unit cannot push aside: their troops; for an HQ, which overruns
    nobody, their HQs too.
    """
    foe = 1 - pos.game.roster[unit].side
    return occupied_hexes(pos, foe) if holds(book(pos).data.hqs, unit) else line(pos, foe)


@rule("AVL 9.5.2b")
def scales(pos: Position, falling: Retreat) -> list[tuple[int, ...]]:
    """The measures of closeness among which a retreat keeps to one, as they were when it began."""
    side, origin = pos.game.roster[falling.unit].side, 1 << falling.origin
    if book(pos).distance != "path":
        return displacement.distance_scales(pos, side)
    at = pos.state.where[falling.unit]
    ways = open_ways(pos, side) | origin
    if not pos.at(at) & ~(1 << falling.unit):  # it opens a line where it goes, but had not gone there yet
        ways &= ~(zoc(pos, 1 - side) & 1 << at) | origin
    return [displacement.distances_along_lines(pos, side, ways)]


@rule("AVL 9.5.2a", "AVL 9.5.2b", "AVL 9.5.2c", "AVL 9.5.2d", "AVL 9.5.4", "AVL 9.5.5", "AVL 9.5.3")
def price_to_finish(
    pos: Position, falling: Retreat, at: int, gone: int, scale: tuple[int, ...]
) -> Price | None:
    """What the rest of a retreat costs at best from a hex, so many hexes gone; nothing when it cannot be
    finished.

    It ends with the hexes of the result where there is room, else as soon after as there is. No hex is
    entered twice.
    """
    zone = zoc(pos, 1 - pos.game.roster[falling.unit].side)
    open_ = [(FREE, at, gone, hexset((falling.origin, at, *falling.path)))]
    seen: set[tuple[int, int]] = set()
    while open_:
        price, h, n, been = heappop(open_)
        if n >= falling.hexes:
            if can_stack(pos, falling.unit, h):
                return price
            price = with_penalty(price, ROOM[n > falling.hexes], 1)
        if (h, min(n, falling.hexes)) in seen:
            continue
        seen.add((h, min(n, falling.hexes)))
        for to in bits(steps_from(pos, falling.unit, h, False) & ~been):
            then = with_penalty(
                with_penalty(price, 0, zone >> to & 1), CLOSER[n >= falling.hexes], int(scale[to] >= scale[h])
            )
            heappush(open_, (then, to, n + 1, been | 1 << to))
    return None


@fact
def retreat_prices(pos: Position, falling: Retreat) -> dict[int, Price]:
    """Each next hex with the price of the best retreat by it, reckoned from the start, for the source that
    suits it best.
    """
    side, gone = pos.game.roster[falling.unit].side, len(falling.path)
    way = (falling.origin, *falling.path)
    at, zone = way[-1], zoc(pos, 1 - side)
    near = bits(steps_from(pos, falling.unit, at, gone == 0) & ~hexset(way))
    found: dict[int, Price] = {}
    for scale in scales(pos, falling):
        strayed = [int(scale[b] >= scale[a]) for a, b in pairwise(way)]
        for to in near:
            whole = price_to_finish(pos, falling, to, gone + 1, scale)
            if whole is not None:
                whole = with_penalty(whole, 0, zone >> to & 1)
                for n, away in enumerate([*strayed, int(scale[to] >= scale[at])]):
                    whole = with_penalty(whole, CLOSER[n >= falling.hexes], away)
                found[to] = min(whole, found.get(to, whole))
    return found


@rule("AVL 9.5.2a", "AVL 9.5.2b", "AVL 9.5.2c", "AVL 9.5.2d")
@fact
def retreat_hexes(pos: Position, falling: Retreat) -> Allowed:
    """The next hexes of the retreats that no other beats, with what rules out each of the others around; none
    when there is no way out.
    """
    side, data = pos.game.roster[falling.unit].side, book(pos).data
    at = falling.path[-1] if falling.path else falling.origin
    grid, here, zone = pos.game.map.grid, 1 << at, zoc(pos, 1 - side)
    near = grid.adjacent(here)
    found = hexes(near, "AVL 9.5a", lambda h: not_adjacent_cause(pos, at, h))
    found.less("AVL 9.5a", near & hexset((falling.origin, *falling.path)), "avl-why-been-there")
    found.less("AVL 9.5.8", near & ~data.land, "avl-why-water-there")
    found.less("AVL 9.5.8", near & data.land & ~grid.spread(here, data.passable), "avl-why-wall")
    found.less("AVL 13.0a", near & closed_pocket(pos), "avl-why-pocket")
    found.less(
        "AVL 5.0.2", near & blocking_hexes(pos, falling.unit), lambda h: why_not.enemy_hex(pos, side, h)
    )
    if falling.path:
        found.less("AVL 9.5.6a", grid.spread(here, data.unbridged_sides), "avl-why-river-later")
    if zone & here:
        found.less(
            "AVL 9.5.6b",
            grid.spread(here, data.map.sides["major_river"]) & zone,
            lambda h: ("avl-why-river-between-zones", (("hexes", Hexes(here | 1 << h)),)),
        )
    prices = retreat_prices(pos, falling)
    found.less("AVL 9.5.8", found.set & ~hexset(prices), "avl-why-no-way-out")
    for n, least in enumerate(min(prices.values(), default=FREE)):
        best = hexset(h for h in bits(found.set) if prices[h][n] == least)
        narrow(found, Priority(WHY[n], best, partial(worse_words, prices, n)))
    return found


def worse_words(prices: dict[int, Price], n: int, h: int) -> Words:
    """By what a hex is dearer than the best."""
    return WORSE[n], (("these", prices[h][n]), ("least", min(prices.values())[n]))


def not_adjacent_cause(pos: Position, at: int, h: int) -> Cause:
    far = pos.game.map.grid.distance(at, h)
    return Cause("AVL 9.5a", "why-retreat-adjacent", (("hex", At(h)), ("far", far)))
