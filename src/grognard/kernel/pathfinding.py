"""Where can it go, and for how much: one question, three interchangeable bodies.

A `Network` says what every step costs a class of mover on a map; it is made once. `MoveTerms` say what
holds in this phase: where the enemy stands, where one must stop, what zones of control charge.
What depends on the path is a *mode*: each leg leads to a mode, and each mode has its own legs.
"A crossing only as the first step" is two modes; "the road rate only if the whole move keeps to
the road" is a mode that nothing leads back to. See DECISIONS.md, "Movement and the path".

A *place* is a mode and a hex, numbered mode * size + hex: a set of places is an integer too, and a
step that changes the mode is a longer shift. The bodies are: sets of places by cost (`reach_by_sets`),
lists by cost (`reach_by_lists`), and the same in C (`native.by_native`, optional). They agree hex for
hex; tests hold them to it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from grognard.kernel import native
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.network import (
    DIGITS,
    UNLIMITED,
    Layers,
    Leg,
    MoveTerms,
    Network,
    Under,
    enter_zones,
    shift_set,
    tolls,
)
from grognard.kernel.reach import Reach

LARGE = 20_000  # places beyond which lists beat sets, as measured with two and three modes on 12,000 hexes


def search_layers(under: Under, at: dict[int, int], layers: Layers, seen: int, points: int) -> int:
    """Add to `layers` the places first reached for each cost, `at` holding what waits to be reached; all
    places seen.

    `enter_zones` is written out here: calling it for each layer would cost a short move a third of its time.
    """
    jumps, going, least = under.folded
    k = under.net.grid.stride
    down = k - 1
    take, waiting = at.pop, at.get
    for spent in range(points + 1):
        front = take(spent, 0) & ~seen
        if front:
            seen |= front
            layers.append((spent, front))
            room = points - spent
            if room >= least:
                front &= going
                for jump, legs in jumps:
                    s = front if not jump else shift_set(front, jump)
                    n, ne, se, so, sw, nw = s >> 1, s << down, s << k, s << 1, s >> down, s >> k
                    for cost, in_n, in_ne, in_se, in_so, in_sw, in_nw in legs:
                        if cost > room:
                            break
                        new = n & in_n | ne & in_ne | se & in_se | so & in_so | sw & in_sw | nw & in_nw
                        if new:
                            cost += spent
                            at[cost] = waiting(cost, 0) | new
        if not at:
            break
    return seen


def reach_by_sets(
    net: Network, start: HexSet, points: int, terms: MoveTerms, always: bool = False, mode: int = 0
) -> Reach:
    """Layer by layer, all places of a layer at once: its price depends on the map, not on the reach."""
    under, places = net.under(terms), start << mode * net.grid.size
    layers, first = [(0, places)], under.first(places)
    seen = search_layers(under, first.copy(), layers, places, points)
    if always:
        granted = exceeds_points(first, points) & ~seen
        layers.append((points if points > 0 else 1, granted))
        seen |= granted
    return Reach(
        net, terms, start, points, always, mode, seen if len(net.modes) == 1 else net.flat(seen), layers
    )


def exceeds_points(first: dict[int, int], points: int) -> int:
    """The places one step away that cost more than one has."""
    places = 0
    for cost, new in first.items():
        if cost > points:
            places |= new
    return places


def reach_by_lists(
    net: Network, start: HexSet, points: int, terms: MoveTerms, always: bool = False, mode: int = 0
) -> Reach:
    """Place by place, in buckets of equal cost: its price depends on the reach, not on the map."""
    under, size, limit = net.under(terms), net.grid.size, points if points > 0 else 0
    onward, go_on, far = under.onward, under.go_on, limit + 2
    spent = {mode * size + h: 0 for h in bits(start)}
    buckets: dict[int, list[int]] = {}
    for place in list(spent):
        for cost, to in onward.get(place) or under.steps(place):
            if cost > limit and not always:
                break
            t = cost if cost <= limit else limit or 1
            if t < spent.get(to, far):
                spent[to] = t
                buckets.setdefault(t, []).append(to)
    for now in range(1, limit):
        for place in buckets.pop(now, ()):
            if spent[place] != now:
                continue
            for cost, to in onward.get(place) or go_on(place):
                t = now + cost
                if t > limit:
                    break
                if t < spent.get(to, far):
                    spent[to] = t
                    if t in buckets:
                        buckets[t].append(to)
                    else:
                        buckets[t] = [to]
        if not buckets:
            break
    hexes = hexes_of(spent if len(net.modes) == 1 else {place % size for place in spent})
    return Reach(net, terms, start, points, always, mode, hexes, spent)


def hexes_of(hexes: Collection[int]) -> HexSet:
    """A set from its members. One string of digits is linear; a shift for each hex is quadratic."""
    low = min(hexes, default=0)
    marks = bytearray(max(hexes, default=0) - low + 1)
    for h in hexes:
        marks[h - low] = 1
    return int(marks.translate(DIGITS)[::-1], 2) << low


Body = Callable[..., Reach]


def reach(
    net: Network, start: HexSet, points: int, terms: MoveTerms, always: bool = False, mode: int = 0
) -> Reach:
    """What a mover with so many points can reach; `always` grants one hex whatever it costs."""
    if native.available:
        return native.reach_by_native(net, start, points, terms, always, mode)
    return pure(net)(net, start, points, terms, always, mode)


def pure(net: Network) -> Body:
    """The better body without the compiled one."""
    return reach_by_sets if net.grid.size * len(net.modes) <= LARGE else reach_by_lists


def threat(
    net: Network,
    starts_by_points: Mapping[int, HexSet],
    terms: MoveTerms,
    always: bool = False,
    mode: int = 0,
) -> HexSet:
    """Every hex that one of these movers can reach, in one search: who has fewer points sets out later."""
    if native.available:
        return native.threat(net, starts_by_points, terms, always, mode)
    return threat_by_sets(net, starts_by_points, terms, always, mode)


def threat_by_sets(
    net: Network,
    starts_by_points: Mapping[int, HexSet],
    terms: MoveTerms,
    always: bool = False,
    mode: int = 0,
) -> HexSet:
    under = net.under(terms)
    jumps, going, _ = under.folded
    most = max([0, *starts_by_points])
    at: dict[int, int] = {}
    granted = 0
    for points, hexes in starts_by_points.items():
        begin, places = most - max(points, 0), hexes << mode * net.grid.size
        first = enter_zones(places if always else places & ~going, net.grid.stride, jumps)
        granted |= exceeds_points(first, points) if always else 0
        for cost, new in ((0, places), *first.items()):
            at[begin + cost] = at.get(begin + cost, 0) | new
    return net.flat(granted | search_layers(under, at, [], 0, most))


__all__ = [
    "UNLIMITED",
    "Body",
    "Leg",
    "MoveTerms",
    "Network",
    "Reach",
    "pure",
    "reach",
    "reach_by_lists",
    "reach_by_sets",
    "threat",
    "threat_by_sets",
    "tolls",
]
