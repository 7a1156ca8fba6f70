"""A set of hexes is an integer, and a rule is set algebra.

Hexes are numbered by axial coordinates in a parallelogram, so that each of the six steps is one
constant shift. `line` is the column of a flat-top map or the row of a pointy-top one; `along` is
the place on that line. Which lines sit half a hex further along is a parameter of `Layout` and
appears nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from grognard.kernel import compiled

HexSet = int  # bit h is set when hex h is in the set
Gate = tuple[HexSet, HexSet, HexSet, HexSet, HexSet, HexSet]  # the hexes one may leave that way

FLAT = ("N", "NE", "SE", "S", "SW", "NW")
POINTY = ("W", "SW", "SE", "E", "NE", "NW")
OPPOSITE = (3, 4, 5, 0, 1, 2)
# lines and places along them, to the way
STEPS = {(0, -1): 0, (1, -1): 1, (1, 0): 2, (0, 1): 3, (-1, 1): 4, (-1, 0): 5}
SHUT: Gate = (0, 0, 0, 0, 0, 0)


OCTET = [tuple(bit for bit in range(8) if octet >> bit & 1) for octet in range(256)]
OCTETS = [[tuple(8 * i + bit for bit in bits) for bits in OCTET] for i in range(64)]


def pure_bits(s: int) -> list[int]:
    """The members of a set, in order: octet by octet where it is dense, by scanning the digits where it is
    not.

    Taking `s & -s` away again and again would be quadratic.
    """
    found: list[int] = []
    if s >> 512 == 0:
        for i, octet in enumerate(s.to_bytes((s.bit_length() + 7) // 8, "little")):
            if octet:
                found += OCTETS[i][octet]
        return found
    low = ((s & -s).bit_length() - 1) & ~7  # a reach is narrow, and far from bit 0
    s >>= low
    octets = (s.bit_length() + 7) // 8
    if s.bit_count() * 6 > octets:
        return [
            low + 8 * i + bit
            for i, octet in enumerate(s.to_bytes(octets, "little"))
            if octet
            for bit in OCTET[octet]
        ]
    digits = bin(s)[:1:-1]
    at = digits.find("1")
    while at >= 0:
        found.append(low + at)
        at = digits.find("1", at + 1)
    return found


bits: Callable[[int], list[int]] = getattr(compiled.module, "members", pure_bits)
compiled_flood: Callable[[bytes, bytes, bytes, int], bytes] | None = getattr(compiled.module, "flood", None)
compiled_places: Callable[[tuple[int, ...], int, int, int], bytes] | None = getattr(
    compiled.module, "places", None
)
GATES = 64  # that a grid keeps packed


def hexset(hexes: Iterable[int]) -> HexSet:
    """The set of the hexes with these numbers."""
    s = 0
    for h in hexes:
        s |= 1 << h
    return s


def unitset(units: Iterable[int]) -> int:
    """The set of the units with these numbers."""
    s = 0
    for u in units:
        s |= 1 << u
    return s


def holds(s: int, n: int) -> bool:
    """Is hex or unit `n` in a set?"""
    return (s >> n & 1) == 1


def only(s: int) -> int:
    """The one member of a set that has one."""
    return s.bit_length() - 1


def one_of(s: int) -> int:
    """A member of a set, where it does not matter which; -1 where there is none."""
    return s.bit_length() - 1


def hexset_of_many(hexes: Iterable[int]) -> HexSet:
    """The same set, by way of octets: for thousands of hexes, where each `|=` would copy the whole board."""
    numbers = list(hexes)
    octets = bytearray(max(numbers, default=0) // 8 + 1)
    for h in numbers:
        octets[h >> 3] |= 1 << (h & 7)
    return int.from_bytes(octets, "little")


def occupied_hexes(where: tuple[int, ...], first: int, end: int, board: int) -> HexSet:
    """The hexes where some units stand, of a board with so many; who is on no hex has a negative number."""
    if compiled_places is None:
        return hexset({h for h in where[first:end] if h >= 0})
    return int.from_bytes(compiled_places(where, first, end, (board + 7) // 8), "little")


def intersect_gates(a: Gate, b: Gate) -> Gate:
    """The steps that two gates allow."""
    return (a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4], a[5] & b[5])


def unite_gates(a: Gate, b: Gate) -> Gate:
    return (a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4], a[5] | b[5])


def subtract_gate(a: Gate, b: Gate) -> Gate:
    """The steps of `a` that `b` does not make."""
    return (a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3], a[4] & ~b[4], a[5] & ~b[5])


def leaving(a: Gate, s: HexSet) -> Gate:
    """The steps of a gate that start in `s`."""
    return (a[0] & s, a[1] & s, a[2] & s, a[3] & s, a[4] & s, a[5] & s)


@dataclass(frozen=True)
class Layout:
    """From a printed column and row to a place in the lattice, for both ways hexes are laid."""

    orientation: str = "flat"  # flat: lines are columns; pointy: lines are rows
    shifted: str = "even"  # the lines that sit half a hex further along (lower, or further east)
    westward: bool = False  # pointy maps whose columns are counted from the east

    @property
    def names(self) -> tuple[str, ...]:
        return FLAT if self.orientation == "flat" else POINTY

    def axial(self, column: int, row: int) -> tuple[int, int]:
        if self.orientation == "flat":
            line, along = column, row
        else:
            line, along = row, -column if self.westward else column
        return line, along - self.shift(line)

    def all_axial(self, spots: Collection[tuple[int, int]]) -> list[tuple[int, int]]:
        """The same for many, each line worked out once."""
        flat, way = self.orientation == "flat", -1 if self.westward else 1
        shift = {line: self.shift(line) for line in {spot[0 if flat else 1] for spot in spots}}
        if flat:
            return [(c, r - shift[c]) for c, r in spots]
        return [(r, way * c - shift[r]) for c, r in spots]

    def shift(self, line: int) -> int:
        """How far along a line lies its first place, in the slanting lattice."""
        odd = line & 1
        return (line + (odd if self.shifted == "even" else -odd)) // 2


@dataclass(frozen=True)
class Grid:
    """The board as a parallelogram of bits."""

    stride: int
    board: HexSet
    names: tuple[str, ...] = FLAT

    @staticmethod
    def from_places(
        places: Iterable[tuple[int, int]], names: tuple[str, ...] = FLAT
    ) -> tuple[Grid, dict[tuple[int, int], int]]:
        """The grid that holds these axial places, and the number of each of them."""
        found = set(places)
        lines, along = {q for q, _ in found}, {r for _, r in found}
        first, low = min(lines), min(along)
        stride = max(along) - low + 1
        number = {(q, r): (q - first) * stride + r - low for q, r in found}
        return Grid(stride, hexset_of_many(number.values()), names), number

    @cached_property
    def size(self) -> int:
        return self.board.bit_length()

    @cached_property
    def shifts(self) -> tuple[int, ...]:
        k = self.stride
        return (-1, k - 1, k, 1, 1 - k, -k)

    @cached_property
    def open(self) -> Gate:
        """Every step that stays on the board."""
        k = self.stride
        lines = self.board.bit_length() // k + 1
        first = sum(1 << i * k for i in range(lines))  # the first place of each line
        last = first << (k - 1)
        b = self.board
        return (
            b & (b & ~last) << 1,
            b & (b & ~last) >> k << 1,
            b & b >> k,
            b & (b & ~first) >> 1,
            b & (b & ~first) << k >> 1,
            b & b << k,
        )

    def spread(self, s: HexSet, gate: Gate) -> HexSet:
        """The hexes one step from `s` through `gate`."""
        n, ne, se, so, sw, nw = gate
        k = self.stride
        return (
            (s & n) >> 1
            | (s & ne) << k - 1
            | (s & se) << k
            | (s & so) << 1
            | (s & sw) >> k - 1
            | (s & nw) >> k
        )

    def adjacent(self, s: HexSet) -> HexSet:
        """The hexes next to `s`."""
        if not self.is_fenced:
            return self.spread(s, self.open)
        s &= self.board
        on, back, k = s << 1, s >> 1, self.stride - 1
        return (on | back | (s | on) << k | (s | back) >> k) & self.board

    @cached_property
    def is_fenced(self) -> bool:
        """Does no step over the end of a line come out on another hex of the board? Then a step need not be
        asked where it starts.
        """
        b = self.board
        every = [b & (b << -shift if shift < 0 else b >> shift) for shift in self.shifts]
        return all(step == gate for step, gate in zip(every, self.open, strict=True))

    def toward(self, s: HexSet) -> Gate:
        """The steps that enter `s`."""
        k = self.stride
        o = self.open
        return (
            o[0] & s << 1,
            o[1] & s >> k - 1,
            o[2] & s >> k,
            o[3] & s >> 1,
            o[4] & s << k - 1,
            o[5] & s << k,
        )

    def flood(self, source: HexSet, through: HexSet, gate: Gate) -> HexSet:
        """The hexes of `through` joined to `source` by steps through `gate`."""
        if compiled_flood is None:
            return self.pure_flood(source, through, gate)
        octets, board = (self.size + 63) // 64 * 8, self.board
        kept = self._gates.get(id(gate))
        if kept is None or kept[0] is not gate:
            if len(self._gates) > GATES:
                self._gates.clear()
            kept = self._gates[id(gate)] = gate, self._entries(gate, octets)
        here, ways = (source & board).to_bytes(octets, "little"), (through & board).to_bytes(octets, "little")
        return int.from_bytes(compiled_flood(here, ways, kept[1], self.stride), "little")

    def pure_flood(self, source: HexSet, through: HexSet, gate: Gate) -> HexSet:
        n, ne, se, so, sw, nw = gate
        k = self.stride
        seen = source & through & self.board
        while True:
            grown = seen | through & (
                (seen & n) >> 1
                | (seen & ne) << k - 1
                | (seen & se) << k
                | (seen & so) << 1
                | (seen & sw) >> k - 1
                | (seen & nw) >> k
            )
            if grown == seen:
                return seen
            seen = grown

    def _entries(self, gate: Gate, octets: int) -> bytes:
        """The hexes that a step of each of the six ways enters."""
        sets = [(s & o, shift) for s, o, shift in zip(gate, self.open, self.shifts, strict=True)]
        return b"".join(
            (s << shift if shift > 0 else s >> -shift).to_bytes(octets, "little") for s, shift in sets
        )

    @cached_property
    def _gates(self) -> dict[int, tuple[Gate, bytes]]:
        """Gates as bytes, by identity: there are few, and they are used again and again."""
        return {}

    def paths(self, source: HexSet, goal: HexSet, through: HexSet, gate: Gate) -> tuple[int, ...]:
        """One shortest way from `source` to `goal` inside `through`, or nothing."""
        rings = [source & through]
        seen = rings[0]
        while rings[-1] and not rings[-1] & goal:
            rings.append(self.spread(rings[-1], gate) & through & ~seen)
            seen |= rings[-1]
        if not rings[-1] & goal:
            return ()
        h = ((rings[-1] & goal) & -(rings[-1] & goal)).bit_length() - 1
        way = [h]
        for ring in reversed(rings[:-1]):
            h = next(
                n for d in range(6) if (n := h - self.shifts[d]) >= 0 and ring >> n & 1 and gate[d] >> n & 1
            )
            way.append(h)
        return tuple(reversed(way))

    def disc(self, s: HexSet, radius: int) -> HexSet:
        """The hexes at most `radius` steps from `s`."""
        for _ in range(radius):
            s |= self.adjacent(s)
        return s

    def ring(self, s: HexSet, radius: int) -> HexSet:
        """The hexes exactly `radius` steps from `s`."""
        return self.disc(s, radius) & ~self.disc(s, radius - 1) if radius else s

    @cached_property
    def _rings(self) -> dict[int, dict[int, HexSet]]:
        return {}

    def ring_of_each(self, s: HexSet, radius: int) -> HexSet:
        """The hexes exactly `radius` steps from some member of `s`, each taken by itself."""
        rings = self._rings.setdefault(radius, {})
        found = 0
        for h in bits(s):
            if h not in rings:
                rings[h] = self.ring(1 << h, radius)
            found |= rings[h]
        return found

    def neighbours(self, h: int) -> Iterator[tuple[int, int]]:
        """(direction, hex) for each hex beside `h`."""
        for d, gate in enumerate(self.open):
            if gate >> h & 1:
                yield d, h + self.shifts[d]

    def direction(self, a: int, b: int) -> int:
        """Which of the six steps leads from `a` to its neighbour `b`."""
        for d, n in self.neighbours(a):
            if n == b:
                return d
        raise ValueError(f"hexes {a} and {b} do not touch")

    def axial(self, h: int) -> tuple[int, int]:
        return divmod(h, self.stride)

    def distance(self, a: int, b: int) -> int:
        (q, r), (s, t) = divmod(a, self.stride), divmod(b, self.stride)
        return max(abs(q - s), abs(r - t), abs(q + r - s - t))

    def line(self, a: int, b: int) -> tuple[int, ...]:
        """The hexes that a straight thread from centre to centre runs through, ends included."""
        n = self.distance(a, b)
        (q, r), (s, t) = self.axial(a), self.axial(b)
        way = []
        for i in range(n + 1):
            f = i / n if n else 0.0
            x, z = q + (s - q) * f + 1e-6, r + (t - r) * f + 2e-6
            y = -x - z
            rx, ry, rz = round(x), round(y), round(z)
            dx, dy, dz = abs(rx - x), abs(ry - y), abs(rz - z)
            if dx > dy and dx > dz:
                rx = -ry - rz
            elif dz >= dy:
                rz = -rx - ry
            way.append(rx * self.stride + rz)
        return tuple(way)

    def gate(self, sides: Iterable[tuple[int, int]]) -> Gate:
        """The steps across these hexsides, both ways."""
        sets: list[list[int]] = [[] for _ in range(6)]
        k = self.stride
        for a, b in sides:
            (q, r), (s, t) = divmod(a, k), divmod(b, k)
            d = STEPS.get((s - q, t - r))
            if d is None:
                raise ValueError(f"hexes {a} and {b} do not touch")
            sets[d].append(a)
            sets[OPPOSITE[d]].append(b)
        n, ne, se, so, sw, nw = (hexset_of_many(found) for found in sets)
        return n, ne, se, so, sw, nw
