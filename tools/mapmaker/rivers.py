"""Rivers along hexsides, without a gap from head to mouth."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable, Collection
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry import LineString

from grognard.kernel.load import Row
from mapmaker.courses import course
from mapmaker.definition import Definition
from mapmaker.draft import Draft
from mapmaker.geodata import Geodata
from mapmaker.lattice import Points, Side
from mapmaker.where import Where, dense

REACH = 3.0  # hexes between two points a river is led through
SEEK = 7  # sides a river may be led on to find what it runs into


def lay_rivers(definition: Definition, draft: Draft, geo: Geodata) -> None:
    where = Where(definition, draft)
    for row in definition.rows("rivers"):
        if row["course"].startswith("sides "):
            sides = [pair(definition, row, "course", text) for text in row["course"].split()[1:]]
            mark(draft, row, sides)
        else:
            mark(draft, row, led(row, draft, course(row, where, geo)))


def pair(definition: Definition, row: Row, column: str, text: str) -> Side:
    a, slash, b = text.partition("/")
    if not slash:
        raise row.bad(column, f'"{text}" is not a side a/b')
    one, two = definition.hex(row, column, a), definition.hex(row, column, b)
    if two not in definition.lattice.near[one]:
        raise row.bad(column, f"{a} and {b} do not touch")
    return definition.lattice.side(one, two)


def mark(draft: Draft, row: Row, sides: list[Side]) -> None:
    """The sides of a river, except where another took them or where a shore lies."""
    corners = draft.river_corners.setdefault(row["id"], set())
    for side in sides:
        corners.update(draft.lattice.ends[side])
        if not any(draft.wet(h) for h in side) and not draft.sides.get(side):
            draft.mark(side, row["feature"], row["id"], row["source"])


def led(row: Row, draft: Draft, line: Points, directed: bool = False) -> list[Side]:
    """The sides that follow a line, led on at its ends as the row says. A line that is not directed may be
    turned.
    """
    words = row["ends"].split() or ["free", "free"]
    if len(words) != 2:
        raise row.bad("ends", "two words: where it comes from and where it goes")
    goals = [goal(row, draft, word) for word in words]
    line = inside(draft, dense(line, 0.2))
    if len(line) < 2:
        raise row.bad("course", "nothing of this river lies on the map")
    corners = follow(draft, line)
    if not directed and turned(draft, corners, goals):
        corners.reverse()
    corners = stop_at(corners, goals[1])
    corners = stop_at(corners[::-1], goals[0])[::-1]
    corners = lead_on(row, draft, corners, goals[1], words[1])
    corners = lead_on(row, draft, corners[::-1], goals[0], words[0])[::-1]
    return sides_of(draft, straightened(corners))


Goal = Callable[[int], bool]


def goal(row: Row, draft: Draft, word: str) -> Goal | None:
    lattice = draft.lattice
    if word == "free":
        return None
    if word == "edge":
        return lambda k: k in lattice.rim and bool(lattice.sides_at[k])
    if word == "water":
        return lambda k: any(draft.wet(h) for h in lattice.hexes_at[k])
    if word in draft.river_corners:
        known = draft.river_corners[word]
        return lambda k: k in known
    raise row.bad("ends", f'"{word}" is neither free, edge, water nor a river of an earlier row')


def inside(draft: Draft, line: Points) -> Points:
    """The longest part of a line that is on the board."""
    on = draft.lattice.at(line) >= 0
    best, start = (0, 0), None
    for i, here in enumerate([*on, False]):
        if here and start is None:
            start = i
        elif not here and start is not None:
            if i - start > best[1] - best[0] and (not best[1] or i - start > best[1] - best[0]):
                best = (start, i)
            start = None
    first, last = best
    gaps = np.flatnonzero(on)
    if len(gaps) and (last - first) < 0.5 * len(gaps):  # it leaves the board and comes back: keep it whole
        first, last = int(gaps[0]), int(gaps[-1]) + 1
    return line[first:last]


def follow(draft: Draft, line: Points) -> list[int]:
    """Corners of the lattice along a line."""
    lattice = draft.lattice
    length = float(LineString(line).length)
    count = max(2, round(length / REACH) + 1)
    at = np.linspace(0, len(line) - 1, count).astype(int)
    stops = [lattice.corner_near(line[i]) for i in at]
    corners = [stops[0]]
    for n in range(count - 1):
        low, high = max(0, at[n] - 3), min(len(line), at[n + 1] + 4)
        near = LineString(line[low:high])
        corners += shortest(draft, corners[-1], {stops[n + 1]}, near)[1:]
    return straightened(corners)


def shortest(
    draft: Draft, start: int, ends: Collection[int], line: LineString | None, limit: int = 10**9
) -> list[int]:
    """The way along sides from a corner to the nearest of others, keeping to a line; nothing where there is
    none.
    """
    lattice = draft.lattice
    cost, before = {start: 0.0}, {start: -1}
    heap = [(0.0, 0, start)]
    while heap:
        spent, steps, k = heapq.heappop(heap)
        if k in ends:
            return trail(before, k)
        if spent > cost[k] or steps >= limit:
            continue
        for other, side in lattice.sides_at[k]:
            price = 1.0
            if line is not None:
                middle = (lattice.corner[k] + lattice.corner[other]) / 2
                off = float(line.distance(shapely.points(middle)))
                price = 0.12 + off * off * 4
            if draft.wet(side[0]) != draft.wet(side[1]):
                price += 0.15  # a shore is not a river, but may lead to one
            if spent + price < cost.get(other, np.inf):
                cost[other], before[other] = spent + price, k
                heapq.heappush(heap, (spent + price, steps + 1, other))
    return []


def trail(before: dict[int, int], k: int) -> list[int]:
    out = [k]
    while before[out[-1]] >= 0:
        out.append(before[out[-1]])
    return out[::-1]


def straightened(corners: list[int]) -> list[int]:
    """Without loops: where a corner comes again, what lay between is left out."""
    out: list[int] = []
    seen: dict[int, int] = {}
    for k in corners:
        if k in seen:
            for gone in out[seen[k] + 1 :]:
                del seen[gone]
            del out[seen[k] + 1 :]
        else:
            seen[k] = len(out)
            out.append(k)
    return out


def turned(draft: Draft, corners: list[int], goals: list[Goal | None]) -> bool:
    """Whether the line was given from mouth to head: then its first corner is nearer to what it runs into."""
    head, mouth = goals
    first, last = corners[0], corners[-1]
    if mouth is not None:
        return away(draft, first, mouth) < away(draft, last, mouth)
    if head is not None:
        return away(draft, last, head) < away(draft, first, head)
    return False


def away(draft: Draft, corner: int, found: Goal) -> int:
    """How many sides from a corner to what is sought."""
    seen, queue = {corner}, deque([(corner, 0)])
    while queue:
        k, n = queue.popleft()
        if found(k):
            return n
        for other, _ in draft.lattice.sides_at[k]:
            if other not in seen and n < 4 * SEEK:
                seen.add(other)
                queue.append((other, n + 1))
    return 10**6


def stop_at(corners: list[int], found: Goal | None) -> list[int]:
    """Cut where it first meets what it runs into, if that is near its end."""
    if found is None:
        return corners
    hits = [i for i, k in enumerate(corners) if found(k)]
    near = [i for i in hits if i > 0 and i >= len(corners) - SEEK]
    return corners[: near[0] + 1] if near else corners


def lead_on(row: Row, draft: Draft, corners: list[int], found: Goal | None, word: str) -> list[int]:
    if found is None or found(corners[-1]):
        return corners
    if not any(found(k) for k in range(len(draft.lattice.corner))):
        raise row.bad("ends", f'there is no "{word}" on this map')
    here = away(draft, corners[-1], found)
    if here > SEEK:
        draft.remarks.append(
            f"rivers: {row['id']}: {word} is {here if here < 10**6 else 'many'} sides from its end"
        )
        return corners
    seen = {corners[-1]: -1}
    queue = deque([corners[-1]])
    while queue:
        k = queue.popleft()
        if found(k):
            return [*corners, *trail(seen, k)[1:]]
        for other, side in draft.lattice.sides_at[k]:
            if other not in seen and not (draft.wet(side[0]) and draft.wet(side[1])):
                seen[other] = k
                queue.append(other)
    return corners


def sides_of(draft: Draft, corners: list[int]) -> list[Side]:
    by = {(k, other): side for k in corners for other, side in draft.lattice.sides_at[k]}
    return [by[a, b] for a, b in pairwise(corners)]
