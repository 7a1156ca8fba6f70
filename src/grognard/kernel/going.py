"""Where can it go, and for how much: one question, three interchangeable bodies.

A `Network` says what every step costs a class of mover on a map; it is made once. `Terms` say what
holds in this phase: where the enemy stands, where one must stop, what zones of control charge.
What depends on the path is a *mode*: each leg leads to a mode, and each mode has its own legs.
"A crossing only as the first step" is two modes; "the road rate only if the whole move keeps to
the road" is a mode that nothing leads back to. See DECISIONS.md, "Movement and the path".

A *place* is a mode and a hex, numbered mode * size + hex: a set of places is an integer too, and a
step that changes the mode is a longer shift. The bodies are: sets of places by cost (`by_sets`),
lists by cost (`by_lists`), and the same in C (`native.by_native`, optional). They agree hex for
hex; tests hold them to it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import NamedTuple

from grognard.kernel import native
from grognard.kernel.hexes import OPPOSITE, SHUT, Gate, Grid, HexSet, bits, leaving, without

UNLIMITED = 1 << 20
DIGITS = bytes.maketrans(b"\0\1", b"01")
KEPT = 200_000  # hexes' worth of terms that a network remembers

Layers = tuple[tuple[int, int], ...]  # (cost, the places first reached for it), rising
Entering = tuple[int, int, int, int, int, int, int]  # a cost, and the places entered for it from each of the six sides
Steps = tuple[tuple[int, int], ...]  # (cost, the place it leads to), rising


class Leg(NamedTuple):
    """Steps that cost the same, and the mode one is in after them."""

    cost: int
    gate: Gate
    then: int = 0


class Terms(NamedTuple):
    """What bears on movement in this phase."""

    free: HexSet  # where one may be
    stop: HexSet = 0  # entering one of these ends the move
    sticky: HexSet = 0  # these charge tolls
    leave: int = 0
    enter: int = 0
    shut: Gate = SHUT  # steps nobody may make, as from one hex of a unit's zone to another


class Packed(NamedTuple):
    """Terms as bytes, where one hex is found in constant time on any map. Empty sets but `free` are empty bytes."""

    free: bytes
    stop: bytes
    sticky: bytes
    leave: int
    enter: int
    shut: bytes  # the six sets, one after another


class Folded(NamedTuple):
    """For each change of mode (as a shift) and whole cost, tolls and bans included, the places entered."""

    jumps: tuple[tuple[int, tuple[Entering, ...]], ...]
    going: int  # the places one may go on from
    least: int  # the lowest whole cost


class Network:
    """The legs of each mode on one grid, compiled for each body on first use."""

    def __init__(self, grid: Grid, modes: tuple[tuple[Leg, ...], ...]) -> None:
        if any(leg.cost < 1 for legs in modes for leg in legs):
            raise ValueError("a step costs at least 1; count in smaller parts of a point")
        self.grid, self.modes = grid, modes
        self.octets = (grid.size + 7) // 8
        self.native: native.Graph | None = None
        self._kept: dict[Terms, Under] = {}
        self._last: Under | None = None

    def __reduce__(self) -> tuple[type[Network], tuple[Grid, tuple[tuple[Leg, ...], ...]]]:
        return Network, (self.grid, self.modes)

    def under(self, terms: Terms) -> Under:
        """What these terms make of the network; in a phase they are mostly the very same ones."""
        last = self._last
        if last is not None and last.terms is terms:
            return last
        found = self._kept.get(terms)
        if found is None:
            if len(self._kept) > KEPT // self.grid.size:
                self._kept.clear()
            found = self._kept[terms] = Under(self, terms)
        self._last = found
        return found

    def reached(
        self, terms: Terms, start: HexSet, points: int, always: bool, mode: int, hexes: HexSet, found: Layers | dict[int, int] | bytes
    ) -> Reach:
        return Reach(self, terms, start, points, always, mode, hexes, found)

    def flat(self, places: int) -> HexSet:
        """The hexes of a set of places."""
        size = self.grid.size
        hexes = 0
        while places:
            hexes |= places
            places >>= size
        return hexes & (1 << size) - 1

    @cached_property
    def lists(self) -> list[list[tuple[int, int, int, int]]]:
        """For each place, its steps as (cost, place, hex, direction)."""
        grid, size = self.grid, self.grid.size
        lists: list[list[tuple[int, int, int, int]]] = [[] for _ in range(size * len(self.modes))]
        for mode, legs in enumerate(self.modes):
            for cost, gate, then in legs:
                for d, sources in enumerate(gate):
                    for h in bits(sources & grid.open[d]):
                        n = h + grid.shifts[d]
                        lists[mode * size + h].append((cost, then * size + n, n, d))
        return lists


class Under:
    """A network under certain terms, prepared for each body on first use."""

    def __init__(self, net: Network, terms: Terms) -> None:
        if terms.leave < 0 or terms.enter < 0:
            raise ValueError("a toll is not negative")
        self.net, self.terms = net, terms
        self.onward: dict[int, Steps] = {}  # for each place met so far, the ways on

    @cached_property
    def packed(self) -> Packed:
        terms, board, octets = self.terms, self.net.grid.board, self.net.octets
        free, stop, sticky = (s and s.to_bytes(octets, "little") for s in (terms.free & board, terms.stop & board, terms.sticky & board))
        shut = b"".join((s & board).to_bytes(octets, "little") for s in terms.shut) if any(terms.shut) else b""
        return Packed(free or bytes(octets), stop or b"", sticky or b"", terms.leave, terms.enter, shut)

    @cached_property
    def folded(self) -> Folded:
        net, terms, size = self.net, self.terms, self.net.grid.size
        shifts, tolled = net.grid.shifts, self._tolled()
        sets: dict[tuple[int, int], list[int]] = {}
        for mode, legs in enumerate(net.modes):
            for cost, gate, then in legs:
                for toll, allowed in tolled:
                    mine = sets.setdefault(((then - mode) * size, cost + toll), [0] * 6)
                    for d in range(6):
                        mine[d] |= shifted(gate[d] & allowed[d], then * size + shifts[d])
        jumps: dict[int, tuple[Entering, ...]] = {}
        for (jump, cost), g in sorted(sets.items()):
            if any(g):
                jumps[jump] = (*jumps.get(jump, ()), (cost, g[0], g[1], g[2], g[3], g[4], g[5]))
        stopped = sum((terms.stop & net.grid.board) << mode * size for mode in range(len(net.modes)))
        return Folded(tuple(jumps.items()), ~stopped, min((legs[0][0] for legs in jumps.values()), default=UNLIMITED))

    def _tolled(self) -> list[tuple[int, Gate]]:
        """The steps that each toll is due for."""
        terms, grid = self.terms, self.net.grid
        sources = [(0, ~terms.sticky), (terms.leave, terms.sticky)] if terms.sticky and terms.leave else [(0, -1)]
        goals = [(0, ~terms.sticky), (terms.enter, terms.sticky)] if terms.sticky and terms.enter else [(0, -1)]
        tolled = []
        for enter, goal in goals:
            into = without(grid.toward(goal & terms.free & grid.board), terms.shut)
            tolled += [(leave + enter, leaving(into, source)) for leave, source in sources]
        return tolled

    def steps(self, place: int) -> Steps:
        """The ways out of a place, cheapest first, whether or not one must stop there."""
        free, _, sticky, leave, enter, shut = self.packed
        octets, h = self.net.octets, place % self.net.grid.size
        byte, bit = h >> 3, 1 << (h & 7)
        toll = leave if sticky and sticky[byte] & bit else 0
        steps = []
        for cost, to, n, d in self.net.lists[place]:
            if free[n >> 3] >> (n & 7) & 1 and not (shut and shut[d * octets + byte] & bit):
                steps.append((toll + cost + (enter if sticky and sticky[n >> 3] >> (n & 7) & 1 else 0), to))
        return tuple(sorted(steps))

    def go_on(self, place: int) -> Steps:
        """The ways on from a place that one has entered."""
        found = self.onward.get(place)
        if found is None:
            h, stop = place % self.net.grid.size, self.packed.stop
            found = self.onward[place] = () if stop and stop[h >> 3] >> (h & 7) & 1 else self.steps(place)
        return found


def shifted(s: int, by: int) -> int:
    return s << by if by >= 0 else s >> -by


class Reach:
    """The hexes in reach, what each costs, and how one gets there."""

    __slots__ = ("_found", "always", "hexes", "mode", "net", "points", "start", "terms")

    def __init__(
        self,
        net: Network,
        terms: Terms,
        start: HexSet,
        points: int,
        always: bool,
        mode: int,
        hexes: HexSet,
        found: Layers | dict[int, int] | bytes,
    ) -> None:
        self.net, self.terms, self.start = net, terms, start
        self.points, self.always, self.mode = points, always, mode
        self.hexes = hexes
        self._found = found  # as the body gave it, until someone asks for costs

    def costs(self) -> dict[int, int]:
        """The cost of each place (mode * size + hex) in reach."""
        found = self._found
        if isinstance(found, bytes):
            found = self._found = native.unpack(found)
        elif isinstance(found, tuple):
            found = self._found = {place: cost for cost, places in found for place in bits(places)}
        return found

    def by_hex(self) -> dict[int, int]:
        """The least cost of each hex in reach."""
        size, costs = self.net.grid.size, self.costs()
        best: dict[int, int] = {}
        for place, cost in costs.items():
            h = place % size
            if h not in best or cost < best[h]:
                best[h] = cost
        return best

    def cost(self, h: int) -> int:
        """The least cost of a hex in reach."""
        return self._cheapest(h)[0]

    def path(self, h: int) -> tuple[int, ...]:
        """The cheapest way to a hex in reach, its start first; of equal ways always the same one."""
        size, costs = self.net.grid.size, self.costs()
        _, place = self._cheapest(h)
        way = [h]
        while costs[place]:
            place = self._before(place)
            way.append(place % size)
        return tuple(reversed(way))

    def _cheapest(self, h: int) -> tuple[int, int]:
        size, costs = self.net.grid.size, self.costs()
        places = [mode * size + h for mode in range(len(self.net.modes))]
        found = [(costs[place], place) for place in places if place in costs]
        if not found:
            raise KeyError(f"hex {h} is not in reach")
        return min(found)

    def _before(self, place: int) -> int:
        """A place from which the last step to this one was made. Every step costs, so it cost less."""
        terms, grid, size, costs = self.terms, self.net.grid, self.net.grid.size, self.costs()
        now, h = divmod(place, size)
        enter = terms.enter if terms.sticky >> h & 1 else 0
        for mode, legs in enumerate(self.net.modes):
            for cost, gate, then in legs:
                if then != now:
                    continue
                for d in range(6):
                    n = h - grid.shifts[d]
                    had = costs.get(mode * size + n) if n >= 0 and (gate[d] & grid.open[d] & ~terms.shut[d]) >> n & 1 else None
                    if had is None or (had and terms.stop >> n & 1):
                        continue
                    whole = cost + enter + (terms.leave if terms.sticky >> n & 1 else 0)
                    granted = self.always and not had and whole > self.points
                    if had + whole == costs[place] or (granted and costs[place] == max(self.points, 1)):
                        return mode * size + n
        raise AssertionError("a place in reach that nothing leads to")


def layered(under: Under, starts: dict[int, int], points: int, always: bool) -> tuple[int, Layers]:
    """All places that can be reached, and layer by layer those first reached for each cost.

    `starts` says at which cost movers begin, and where: those may go on although others must stop.
    """
    jumps, going, least = under.folded
    k = under.net.grid.stride
    at, seen, layers = dict(starts), 0, []
    for spent in range((points or 1) + 1):
        front = at.pop(spent, 0) & ~seen
        if front:
            seen |= front
            layers.append((spent, front))
        front = front & going | starts.get(spent, 0)
        if front and (spent + least <= points or (always and not spent)):
            for jump, legs in jumps:
                s = front << jump if jump >= 0 else front >> -jump
                n, ne, se, so, sw, nw = s >> 1, s << k - 1, s << k, s << 1, s >> k - 1, s >> k
                for cost, in_n, in_ne, in_se, in_so, in_sw, in_nw in legs:
                    t = spent + cost
                    if t > points:
                        if spent or not always:
                            break
                        t = points or 1
                    new = n & in_n | ne & in_ne | se & in_se | so & in_so | sw & in_sw | nw & in_nw
                    if new:
                        at[t] = at.get(t, 0) | new
        if not at:
            break
    return seen, tuple(layers)


def by_sets(net: Network, start: HexSet, points: int, terms: Terms, always: bool = False, mode: int = 0) -> Reach:
    """Layer by layer, all places of a layer at once: its price depends on the map, not on the reach."""
    places, layers = layered(net.under(terms), {0: start << mode * net.grid.size}, max(points, 0), always)
    return Reach(net, terms, start, points, always, mode, places if len(net.modes) == 1 else net.flat(places), layers)


def by_lists(net: Network, start: HexSet, points: int, terms: Terms, always: bool = False, mode: int = 0) -> Reach:
    """Place by place, in buckets of equal cost: its price depends on the reach, not on the map."""
    under, size, limit = net.under(terms), net.grid.size, max(points, 0)
    onward, far = under.onward, limit + 2
    spent = {mode * size + h: 0 for h in bits(start)}
    buckets: dict[int, list[int]] = {}
    for place in list(spent):
        for cost, to in under.go_on(place) or under.steps(place):
            t = cost if cost <= limit else (limit or 1)
            if (t == cost or always) and t < spent.get(to, far):
                spent[to] = t
                buckets.setdefault(t, []).append(to)
    for now in range(1, limit):
        for place in buckets.pop(now, ()):
            if spent[place] != now:
                continue
            for cost, to in onward.get(place) or under.go_on(place):
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


def reach(net: Network, start: HexSet, points: int, terms: Terms, always: bool = False, mode: int = 0) -> Reach:
    """What a mover with so many points can reach; `always` grants one hex whatever it costs."""
    if native.available:
        return native.by_native(net, start, points, terms, always, mode)
    return by_sets(net, start, points, terms, always, mode)


def threat(net: Network, starts_by_points: Mapping[int, HexSet], terms: Terms, always: bool = False, mode: int = 0) -> HexSet:
    """Every hex that one of these movers can reach, in one search: who has fewer points sets out later."""
    if native.available:
        return native.threat(net, starts_by_points, terms, always, mode)
    return threat_by_sets(net, starts_by_points, terms, always, mode)


def threat_by_sets(net: Network, starts_by_points: Mapping[int, HexSet], terms: Terms, always: bool = False, mode: int = 0) -> HexSet:
    under, up = net.under(terms), mode * net.grid.size
    most = max(starts_by_points, default=0)
    starts: dict[int, int] = {}
    everyone = 0
    for points, hexes in starts_by_points.items():
        starts[most - max(points, 0)] = starts.get(most - max(points, 0), 0) | hexes << up
        everyone |= hexes << up
    places, _ = layered(under, starts, most, False)
    if always:
        places |= layered(under, {0: everyone}, 0, True)[0]
    return net.flat(places)


__all__ = [
    "OPPOSITE",
    "SHUT",
    "UNLIMITED",
    "Body",
    "Leg",
    "Network",
    "Reach",
    "Terms",
    "by_lists",
    "by_sets",
    "leaving",
    "reach",
    "threat",
    "threat_by_sets",
]
