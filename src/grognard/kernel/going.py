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
from grognard.kernel.hexes import OPPOSITE, SHUT, Gate, Grid, HexSet, bits, both, either, leaving, without

UNLIMITED = 1 << 20
DIGITS = bytes.maketrans(b"\0\1", b"01")
KEPT = 100_000  # hexes' worth of terms that a network remembers
LARGE = 20_000  # places beyond which lists beat sets, as measured with two and three modes on 12,000 hexes

FREE, STICKY, STOP = 1, 2, 4
VALUES = bytes.maketrans(b"01234567", bytes(range(8)))

Layers = list[tuple[int, int]]  # (cost, the places reached for it), rising
Entering = tuple[int, int, int, int, int, int, int]  # a cost, and the places entered for it from each of the six sides
Jumps = tuple[tuple[int, tuple[Entering, ...]], ...]  # by change of mode, as a shift


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

    jumps: Jumps
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
    def arrivals(self) -> tuple[tuple[tuple[int, Gate, int], ...], ...]:
        """The legs of each mode with the hexes entered by each of the six steps, in place of those left."""
        grid = self.grid
        return tuple(tuple((cost, arriving(grid, both(gate, grid.open)), then) for cost, gate, then in legs) for legs in self.modes)

    @cached_property
    def lists(self) -> list[list[tuple[int, int, int, int]]]:
        """For each place, its steps as (cost, place, hex, direction), cheapest first."""
        grid, size = self.grid, self.grid.size
        lists: list[list[tuple[int, int, int, int]]] = [[] for _ in range(size * len(self.modes))]
        for mode, legs in enumerate(self.modes):
            for cost, gate, then in sorted(legs):
                for d, sources in enumerate(gate):
                    for h in bits(sources & grid.open[d]):
                        n = h + grid.shifts[d]
                        lists[mode * size + h].append((cost, then * size + n, n, d))
        return lists


    @cached_property
    def sources(self) -> list[list[tuple[int, int, int, int]]]:
        """For each place, the steps that lead to it as (place, hex, cost, direction), by direction."""
        size = self.grid.size
        found: list[list[tuple[int, int, int, int]]] = [[] for _ in range(size * len(self.modes))]
        for place, steps in enumerate(self.lists):
            for cost, to, _, d in steps:
                found[to].append((place, place % size, cost, d))
        for steps in found:
            steps.sort(key=lambda step: (step[3], step[0]))
        return found


class Under:
    """A network under certain terms, prepared for each body on first use."""

    def __init__(self, net: Network, terms: Terms) -> None:
        if terms.leave < 0 or terms.enter < 0:
            raise ValueError("a toll is not negative")
        self.net, self.terms = net, terms
        self._first: dict[int, dict[int, int]] = {}
        self.onward: dict[int, list[tuple[int, int]]] = {}  # of the places met so far, the ways on

    @cached_property
    def packed(self) -> Packed:
        terms, board, octets = self.terms, self.net.grid.board, self.net.octets
        free, stop, sticky = (s and s.to_bytes(octets, "little") for s in (terms.free & board, terms.stop & board, terms.sticky & board))
        shut = b"".join((s & board).to_bytes(octets, "little") for s in terms.shut) if any(terms.shut) else b""
        return Packed(free or bytes(octets), stop or b"", sticky or b"", terms.leave, terms.enter, shut)

    @cached_property
    def marks(self) -> bytes:
        """For each hex FREE, STICKY and STOP, added up. Read in base 16, the bits of a set are digits that one can add."""
        board, size = self.net.grid.board, self.net.grid.size
        sets = ((FREE, self.terms.free), (STICKY, self.terms.sticky), (STOP, self.terms.stop))
        digits = sum(mark * int(f"{s & board:b}", 16) for mark, s in sets)
        return f"{digits:0{size}x}"[::-1].encode().translate(VALUES)

    @cached_property
    def folded(self) -> Folded:
        net, terms, size = self.net, self.terms, self.net.grid.size
        sets: dict[tuple[int, int], Gate] = {}
        tolled = self._tolled()
        for mode, legs in enumerate(net.arrivals):
            for cost, gate, then in legs:
                for toll, allowed in tolled:
                    key = ((then - mode) * size, cost + toll)
                    new = both(gate, allowed)
                    new = new if not then else raised(new, then * size)
                    sets[key] = either(sets[key], new) if key in sets else new
        jumps: dict[int, tuple[Entering, ...]] = {}
        for (jump, cost), gate in sorted(sets.items()):
            if any(gate):
                jumps[jump] = (*jumps.get(jump, ()), (cost, *gate))
        stopped = sum((terms.stop & net.grid.board) << mode * size for mode in range(len(net.modes)))
        return Folded(tuple(jumps.items()), ~stopped, min((legs[0][0] for legs in jumps.values()), default=UNLIMITED))

    def _tolled(self) -> list[tuple[int, Gate]]:
        """For each toll, the hexes entered for it by each of the six steps."""
        terms, grid = self.terms, self.net.grid
        sources = [(0, ~terms.sticky), (terms.leave, terms.sticky)] if terms.sticky and terms.leave else [(0, grid.board)]
        goals = [(0, ~terms.sticky), (terms.enter, terms.sticky)] if terms.sticky and terms.enter else [(0, grid.board)]
        tolled = []
        for leave, source in sources:
            s = source & grid.board
            out = arriving(grid, without((s, s, s, s, s, s), terms.shut))
            tolled += [(leave + enter, leaving(out, goal & terms.free)) for enter, goal in goals]
        return tolled

    def first(self, places: int) -> dict[int, int]:
        """The places one step from where movers begin, by cost: they may leave a hex that stops others."""
        found = self._first.get(places)
        if found is None:
            if len(self._first) > self.net.grid.size:
                self._first.clear()
            found = self._first[places] = entered(places, self.net.grid.stride, self.folded.jumps)
        return found

    def steps(self, place: int) -> list[tuple[int, int]]:
        """The ways out of a place as (whole cost, place), cheapest first, whether or not one must stop there."""
        marks, enter, shut, h = self.marks, self.terms.enter, self.packed.shut, place % self.net.grid.size
        steps = self.net.lists[place]
        if shut:
            octets = self.net.octets
            steps = [step for step in steps if not shut[step[3] * octets + (h >> 3)] >> (h & 7) & 1]
        toll = self.terms.leave if marks[h] & STICKY else 0
        found = [(toll + cost + enter if marks[n] & STICKY else toll + cost, to) for cost, to, n, _ in steps if marks[n] & FREE]
        found.sort()
        return found

    def go_on(self, place: int) -> list[tuple[int, int]]:
        """The ways on from a place that one has entered."""
        stopped = self.marks[place % self.net.grid.size] & STOP
        found = self.onward[place] = [] if stopped else self.steps(place)
        return found


def shifted(s: int, by: int) -> int:
    return s << by if by >= 0 else s >> -by


def raised(a: Gate, by: int) -> Gate:
    return (a[0] << by, a[1] << by, a[2] << by, a[3] << by, a[4] << by, a[5] << by)


def arriving(grid: Grid, a: Gate) -> Gate:
    """Where the steps of a gate lead, each of the six by itself."""
    k = grid.stride
    return (a[0] >> 1, a[1] << k - 1, a[2] << k, a[3] << 1, a[4] >> k - 1, a[5] >> k)


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
        elif isinstance(found, list):
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
        size = self.net.grid.size
        spent, place = self._cheapest(h)
        way = [h]
        while spent:
            spent, place = self._before(spent, place)
            way.append(place % size)
        return tuple(reversed(way))

    def _spent(self, place: int, unknown: int) -> int:
        """The cost of a place; a few layers are looked through rather than unpacked."""
        found = self._found
        if isinstance(found, list) and len(found) < 6:
            for cost, places in found:
                if places >> place & 1:
                    return cost
            return unknown
        return self.costs().get(place, unknown)

    def _cheapest(self, h: int) -> tuple[int, int]:
        if len(self.net.modes) == 1:
            spent = self._spent(h, -1)
            if spent < 0:
                raise KeyError(f"hex {h} is not in reach")
            return spent, h
        size, costs = self.net.grid.size, self.costs()
        places = [mode * size + h for mode in range(len(self.net.modes))]
        found = [(costs[place], place) for place in places if place in costs]
        if not found:
            raise KeyError(f"hex {h} is not in reach")
        return min(found)

    def _before(self, spent: int, place: int) -> tuple[int, int]:
        """A place from which the last step to this one was made, and its cost. Every step costs, so it cost less."""
        terms = self.terms
        enter = terms.enter if terms.sticky >> place % self.net.grid.size & 1 else 0
        least = max(self.points, 1) if self.always else -1  # the one hex that is granted whatever it costs
        for source, h, cost, d in self.net.sources[place]:
            had = self._spent(source, spent)
            if had >= spent or terms.shut[d] >> h & 1 or (had and terms.stop >> h & 1):
                continue
            t = had + cost + enter + (terms.leave if terms.sticky >> h & 1 else 0)
            if t == spent or (not had and spent == least and t > self.points):
                return had, source
        raise AssertionError("a place in reach that nothing leads to")


def entered(front: int, k: int, jumps: Jumps) -> dict[int, int]:
    """The places one step from `front`, by what the step costs."""
    found: dict[int, int] = {}
    for jump, legs in jumps:
        s = shifted(front, jump)
        n, ne, se, so, sw, nw = s >> 1, s << k - 1, s << k, s << 1, s >> k - 1, s >> k
        for cost, in_n, in_ne, in_se, in_so, in_sw, in_nw in legs:
            new = n & in_n | ne & in_ne | se & in_se | so & in_so | sw & in_sw | nw & in_nw
            if new:
                found[cost] = found.get(cost, 0) | new
    return found


def layered(under: Under, at: dict[int, int], layers: Layers, seen: int, points: int) -> int:
    """Add to `layers` the places first reached for each cost, `at` holding what waits to be reached; all places seen.

    `entered` is written out here: calling it for each layer would cost a short move a third of its time.
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
                    s = front if not jump else shifted(front, jump)
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


def by_sets(net: Network, start: HexSet, points: int, terms: Terms, always: bool = False, mode: int = 0) -> Reach:
    """Layer by layer, all places of a layer at once: its price depends on the map, not on the reach."""
    under, places = net.under(terms), start << mode * net.grid.size
    layers, first = [(0, places)], under.first(places)
    seen = layered(under, first.copy(), layers, places, points)
    if always:
        granted = beyond(first, points) & ~seen
        layers.append((points if points > 0 else 1, granted))
        seen |= granted
    return Reach(net, terms, start, points, always, mode, seen if len(net.modes) == 1 else net.flat(seen), layers)


def beyond(first: dict[int, int], points: int) -> int:
    """The places one step away that cost more than one has."""
    places = 0
    for cost, new in first.items():
        if cost > points:
            places |= new
    return places


def by_lists(net: Network, start: HexSet, points: int, terms: Terms, always: bool = False, mode: int = 0) -> Reach:
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


def reach(net: Network, start: HexSet, points: int, terms: Terms, always: bool = False, mode: int = 0) -> Reach:
    """What a mover with so many points can reach; `always` grants one hex whatever it costs."""
    if native.available:
        return native.by_native(net, start, points, terms, always, mode)
    return pure(net)(net, start, points, terms, always, mode)


def pure(net: Network) -> Body:
    """The better body without the compiled one."""
    return by_sets if net.grid.size * len(net.modes) <= LARGE else by_lists


def threat(net: Network, starts_by_points: Mapping[int, HexSet], terms: Terms, always: bool = False, mode: int = 0) -> HexSet:
    """Every hex that one of these movers can reach, in one search: who has fewer points sets out later."""
    if native.available:
        return native.threat(net, starts_by_points, terms, always, mode)
    return threat_by_sets(net, starts_by_points, terms, always, mode)


def threat_by_sets(net: Network, starts_by_points: Mapping[int, HexSet], terms: Terms, always: bool = False, mode: int = 0) -> HexSet:
    under = net.under(terms)
    jumps, going, _ = under.folded
    most = max([0, *starts_by_points])
    at: dict[int, int] = {}
    granted = 0
    for points, hexes in starts_by_points.items():
        begin, places = most - max(points, 0), hexes << mode * net.grid.size
        first = entered(places if always else places & ~going, net.grid.stride, jumps)
        granted |= beyond(first, points) if always else 0
        for cost, new in ((0, places), *first.items()):
            at[begin + cost] = at.get(begin + cost, 0) | new
    return net.flat(granted | layered(under, at, [], 0, most))


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
    "pure",
    "reach",
    "threat",
    "threat_by_sets",
]
