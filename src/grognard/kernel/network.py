"""What every step costs a class of mover on a map, and what this phase makes of it."""

from __future__ import annotations

from array import array
from functools import cached_property, lru_cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple
from weakref import proxy

from grognard.kernel.hexes import (
    SHUT,
    Gate,
    Grid,
    HexSet,
    bits,
    hexset,
    intersect_gates,
    leaving,
    subtract_gate,
    unite_gates,
)

if TYPE_CHECKING:
    from grognard.kernel.native import Graph

UNLIMITED = 1 << 20
MOST_POINTS = 1 << 28  # that the compiled body counts, as in _reach.c
DIGITS = bytes.maketrans(b"\0\1", b"01")
KEPT = 100_000  # hexes' worth of terms that a network remembers

FREE, STOP, ZONE = 1, 2, 4  # the zone is the rest: two bits, so that a hex is one hexadecimal digit
MOST_ZONES = 3
VALUES = bytes.maketrans(b"0123456789abcdef", bytes(range(16)))

Layers = list[tuple[int, int]]  # (cost, the places reached for it), rising
# a cost, and the places entered for it from each of the six sides
Entering = tuple[int, int, int, int, int, int, int]
Jumps = tuple[tuple[int, tuple[Entering, ...]], ...]  # by change of mode, as a shift


class Leg(NamedTuple):
    """Steps that cost the same, and the mode one is in after them."""

    cost: int
    gate: Gate
    then: int = 0


Tolls = tuple[tuple[int, ...], ...]  # tolls[left][entered], by zone


def tolls(leave: int = 0, enter: int = 0) -> Tolls:
    """The tolls of one zone: so much to leave any of its hexes, so much to enter one; from one to the next,
    both.
    """
    return (0, enter), (leave, leave + enter)


class MoveTerms(NamedTuple):
    """What bears on movement in this phase."""

    free: HexSet  # where one may be
    stop: HexSet = 0  # entering one of these ends the move
    # the zones that charge tolls, from 1; zone 0 is the rest. Of several the last counts
    zones: tuple[HexSet, ...] = ()
    toll: Tolls = ((0,),)  # toll[left][entered]: what a step costs besides
    shut: Gate = SHUT  # steps nobody may make, as from one hex of a unit's zone to another


class Packed(NamedTuple):
    """MoveTerms as bytes, where one hex is found in constant time on any map. Empty sets but `free` are empty
    bytes.
    """

    free: bytes
    stop: bytes
    zones: bytes  # one set after another
    toll: bytes  # row by row, 32 bits each
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
        self.native: Graph | None = None
        self._kept: dict[MoveTerms, Under] = {}
        self._last: Under | None = None

    def __reduce__(self) -> tuple[type[Network], tuple[Grid, tuple[tuple[Leg, ...], ...]]]:
        return Network, (self.grid, self.modes)

    def under(self, terms: MoveTerms) -> Under:
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
        return tuple(
            tuple((cost, arriving(grid, intersect_gates(gate, grid.open)), then) for cost, gate, then in legs)
            for legs in self.modes
        )

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
    def beside(self) -> list[HexSet]:
        """For each hex, those that a mover who begins there could step into."""
        return [hexset(n for _, _, n, _ in steps) for steps in self.lists[: self.grid.size]]

    @cached_property
    def sources(self) -> Sources:
        return Sources(self)


class Sources(dict[int, list[tuple[int, int, int, int]]]):
    """For each place, the steps that lead to it as (place, hex, cost, direction), by direction.

    Worked out for the places that somebody asks about: those of a whole map take longer than many moves, and
    weather or a bridge makes another network.
    """

    def __init__(self, net: Network) -> None:
        super().__init__()
        self.size, self.shifts, self.open = net.grid.size, net.grid.shifts, net.grid.open
        self.legs = [sorted(legs) for legs in net.modes]

    def __missing__(self, place: int) -> list[tuple[int, int, int, int]]:
        mode, h = divmod(place, self.size)
        found = self[place] = []
        for d, shift in enumerate(self.shifts):
            source = h - shift
            if source < 0 or not self.open[d] >> source & 1:
                continue
            for before, legs in enumerate(self.legs):
                for cost, gate, then in legs:
                    if then == mode and gate[d] >> source & 1:
                        found.append((before * self.size + source, source, cost, d))
        return found


@lru_cache(maxsize=64)
def check_tolls(toll: Tolls, zones: int) -> None:
    """Refuse tolls that do not fit the zones."""
    if zones > MOST_ZONES:
        raise ValueError(f"at most {MOST_ZONES} zones")
    if {len(toll), *map(len, toll)} != {zones + 1}:
        raise ValueError("tolls: a row and a column for each zone, and first those of the rest")
    if min(map(min, toll)) < 0:
        raise ValueError("a toll is not negative")


class Under:
    """A network under certain terms, prepared for each body on first use."""

    def __init__(self, net: Network, terms: MoveTerms) -> None:
        check_tolls(terms.toll, len(terms.zones))
        # a network keeps these: held by them in turn, it would stay until the collector comes
        self.net: Network = proxy(net)
        self.terms = terms
        self._first: dict[int, dict[int, int]] = {}
        self.onward: dict[int, list[tuple[int, int]]] = {}  # of the places met so far, the ways on

    @cached_property
    def packed(self) -> Packed:
        terms, board, octets = self.terms, self.net.grid.board, self.net.octets
        free, stop = (s and s.to_bytes(octets, "little") for s in (terms.free & board, terms.stop & board))
        zones = b"".join((s & board).to_bytes(octets, "little") for s in terms.zones)
        toll = array("i", chain.from_iterable(terms.toll)).tobytes()
        shut = (
            b"".join((s & board).to_bytes(octets, "little") for s in terms.shut) if any(terms.shut) else b""
        )
        return Packed(free or bytes(octets), stop or b"", zones, toll, shut)

    @cached_property
    def marks(self) -> bytes:
        """For each hex FREE, STOP and its zone, added up. Read in base 16, the bits of a set are digits that
        one can add.
        """
        board, size = self.net.grid.board, self.net.grid.size
        zones = [(ZONE * number, zone) for number, zone in enumerate(self.zones) if number]
        sets = [(FREE, self.terms.free), (STOP, self.terms.stop), *zones]
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
                    new = intersect_gates(gate, allowed)
                    new = new if not then else raise_gate(new, then * size)
                    sets[key] = unite_gates(sets[key], new) if key in sets else new
        jumps: dict[int, tuple[Entering, ...]] = {}
        for (jump, cost), gate in sorted(sets.items()):
            if any(gate):
                jumps[jump] = (*jumps.get(jump, ()), (cost, *gate))
        stopped = sum((terms.stop & net.grid.board) << mode * size for mode in range(len(net.modes)))
        return Folded(
            tuple(jumps.items()), ~stopped, min((legs[0][0] for legs in jumps.values()), default=UNLIMITED)
        )

    @cached_property
    def zones(self) -> list[HexSet]:
        """The zones without what they have in common, that of the rest first."""
        found, rest = list[HexSet](), self.net.grid.board
        for zone in reversed(self.terms.zones):
            found.append(zone & rest)
            rest &= ~zone
        return [rest, *reversed(found)]

    def _tolled(self) -> list[tuple[int, Gate]]:
        """For each toll, the hexes entered for it by each of the six steps."""
        terms, grid = self.terms, self.net.grid
        sources: dict[tuple[int, ...], HexSet] = {}  # zones that one leaves for the same
        for row, zone in zip(terms.toll, self.zones, strict=True):
            sources[row] = sources.get(row, 0) | zone
        tolled = []
        for row, s in sources.items():
            out = arriving(grid, subtract_gate((s, s, s, s, s, s), terms.shut))
            goals: dict[int, HexSet] = {}
            for toll, zone in zip(row, self.zones, strict=True):
                goals[toll] = goals.get(toll, 0) | zone
            tolled += [(toll, leaving(out, goal & terms.free)) for toll, goal in goals.items() if s and goal]
        return tolled

    def first(self, places: int) -> dict[int, int]:
        """The places one step from where movers begin, by cost: they may leave a hex that stops others."""
        found = self._first.get(places)
        if found is None:
            if len(self._first) > self.net.grid.size:
                self._first.clear()
            found = self._first[places] = enter_zones(places, self.net.grid.stride, self.folded.jumps)
        return found

    def steps(self, place: int) -> list[tuple[int, int]]:
        """The ways out of a place as (whole cost, place), cheapest first, whether or not
        one must stop there.
        """
        marks, shut, h = self.marks, self.packed.shut, place % self.net.grid.size
        steps = self.net.lists[place]
        if shut:
            octets = self.net.octets
            steps = [step for step in steps if not shut[step[3] * octets + (h >> 3)] >> (h & 7) & 1]
        toll = self.terms.toll[marks[h] // ZONE]
        found = [(cost + toll[marks[n] // ZONE], to) for cost, to, n, _ in steps if marks[n] & FREE]
        found.sort()
        return found

    def go_on(self, place: int) -> list[tuple[int, int]]:
        """The ways on from a place that one has entered."""
        stopped = self.marks[place % self.net.grid.size] & STOP
        found = self.onward[place] = [] if stopped else self.steps(place)
        return found


def shift_set(s: int, by: int) -> int:
    return s << by if by >= 0 else s >> -by


def raise_gate(a: Gate, by: int) -> Gate:
    return (a[0] << by, a[1] << by, a[2] << by, a[3] << by, a[4] << by, a[5] << by)


def arriving(grid: Grid, a: Gate) -> Gate:
    """Where the steps of a gate lead, each of the six by itself."""
    k = grid.stride
    return (a[0] >> 1, a[1] << k - 1, a[2] << k, a[3] << 1, a[4] >> k - 1, a[5] >> k)


def enter_zones(front: int, k: int, jumps: Jumps) -> dict[int, int]:
    """The places one step from `front`, by what the step costs."""
    found: dict[int, int] = {}
    for jump, legs in jumps:
        s = shift_set(front, jump)
        n, ne, se, so, sw, nw = s >> 1, s << k - 1, s << k, s << 1, s >> k - 1, s >> k
        for cost, in_n, in_ne, in_se, in_so, in_sw, in_nw in legs:
            new = n & in_n | ne & in_ne | se & in_se | so & in_so | sw & in_sw | nw & in_nw
            if new:
                found[cost] = found.get(cost, 0) | new
    return found
