"""The kernel's searches against their by-the-book twins, all measured in one run.

python -m bench.kernels

Twin, pure and compiled take turns, so that a slow moment of the machine hits them alike. A ratio is
given twice: of the best samples, and as the median over the turns; a target must be met by both.
Every answer is compared with the twin's before anything is timed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import cycle
from statistics import median
from time import perf_counter

from grognard.kernel import native
from grognard.kernel.hexes import bits, hexset
from grognard.kernel.pathfinding import MoveTerms, Network, Reach, pure, threat_by_sets
from grognard.testing.oracle import (
    plain_flood,
    plain_gate,
    plain_neighbours,
    plain_network,
    plain_reach,
    plain_set,
    plain_terms,
    plain_threat,
    plain_zoc,
)
from grognard.testing.synthetic import Synthetic, synthetic

SIZES = ((13, 10, 30), (30, 20, 120), (80, 50, 500), (120, 100, 1500))
TURNS = 15
SAMPLE = 0.003  # seconds that a sample lasts at least
ADDITIONS = 200_000
TARGETS = (  # question, least speed-up on the largest map: pure, compiled
    ("supply flood", 10.0, None),
    ("reach, 12 MP", 1.5, 15.0),
    ("reach, 12 MP; twin: lean heap", 1.5, 15.0),
    ("threat of a side", 30.0, 30.0),
)

Kernel = Callable[[], object]


@dataclass(frozen=True)
class Question:
    name: str
    hexes: int
    kernels: dict[str, Kernel]  # twin, pure, compiled
    turns: int = TURNS
    parts: int = 1  # how often a kernel asks when it is called once


@dataclass(frozen=True)
class Result:
    question: Question
    micros: dict[str, list[float]]  # one for each turn

    def ratios(self, kernel: str) -> tuple[float, float]:
        """How much faster than the twin: by the best samples, and in the median turn."""
        twin, ours = self.micros["twin"], self.micros[kernel]
        return min(twin) / min(ours), median(t / o for t, o in zip(twin, ours, strict=True))


def calibrate() -> float:
    """Seconds for a fixed number of additions."""
    begin, total = perf_counter(), 0
    for i in range(ADDITIONS):
        total += i
    return perf_counter() - begin


def measure(question: Question, calibration: list[float]) -> Result:
    """Let the kernels take turns."""
    loops = {name: max(1, int(SAMPLE / _once(kernel, 1))) for name, kernel in question.kernels.items()}
    micros: dict[str, list[float]] = {name: [] for name in question.kernels}
    for _ in range(question.turns):
        calibration.append(calibrate())
        for name, kernel in question.kernels.items():
            micros[name].append(_once(kernel, loops[name]) * 1e6 / question.parts)
    return Result(question, micros)


def _once(kernel: Kernel, loops: int) -> float:
    begin = perf_counter()
    for _ in range(loops):
        kernel()
    return (perf_counter() - begin) / loops


# ---- the questions


def lean_heap(steps: dict[int, list[tuple[int, int]]], start: int, points: int) -> dict[int, int]:
    """A heap and a dictionary over steps with tolls and bans already worked in: as lean as a twin can be."""
    best = {start: 0}
    heap = [(0, start)]
    while heap:
        spent, h = heappop(heap)
        if spent > best[h]:
            continue
        for n, cost in steps[h]:
            total = spent + cost
            if total <= points and total < best.get(n, points + 1):
                best[n] = total
                heappush(heap, (total, n))
    return best


def lean_steps(net: Network, terms: MoveTerms) -> dict[int, list[tuple[int, int]]]:
    plain = plain_terms(net.grid, terms)
    return {
        h: [(n, cost + plain.toll_for(h, n)) for n, cost, _ in steps if n in plain.free]
        for (_, h), steps in plain_network(net).items()
    }


def bodies(net: Network) -> dict[str, Callable[..., Reach]]:
    found: dict[str, Callable[..., Reach]] = {"pure": pure(net)}
    if native.available:
        found["compiled"] = native.reach_by_native
    return found


def for_all(ask: Callable[[int], object], starts: tuple[int, ...]) -> Kernel:
    """Ask from every start: some reach far, some do not, so all kernels must be asked from the same ones."""

    def kernel() -> None:
        for h in starts:
            ask(h)

    return kernel


def flood_questions(world: Synthetic) -> list[Question]:
    grid, through, source = world.grid, world.supplied_hexes(0), world.rear[0]
    steps, plain_through, plain_source = (
        plain_gate(grid, grid.open),
        plain_set(through, grid),
        plain_set(source, grid),
    )
    assert plain_set(grid.flood(source, through, grid.open), grid) == plain_flood(
        steps, plain_source, plain_through
    )
    kernels: dict[str, Kernel] = {
        "twin": lambda: plain_flood(steps, plain_source, plain_through),
        "pure": lambda: grid.flood(source, through, grid.open),
    }
    return [Question("supply flood", grid.board.bit_count(), kernels)]


def zoc_questions(world: Synthetic) -> list[Question]:
    grid, units, held = world.grid, world.units[0], world.held[0]
    neighbours = plain_neighbours(grid)
    assert plain_set(grid.adjacent(held), grid) == plain_zoc(neighbours, units)

    def twin() -> object:
        return plain_zoc(neighbours, units)

    hexes = grid.board.bit_count()
    return [
        Question("ZOC of a side", hexes, {"twin": twin, "pure": lambda: grid.adjacent(held)}),
        Question(
            "ZOC, its hexes gathered anew",
            hexes,
            {"twin": twin, "pure": lambda: grid.adjacent(hexset(units))},
        ),
    ]


def reach_questions(world: Synthetic, net: Network, points: int, toll: int, name: str) -> list[Question]:
    grid, terms, starts = world.grid, world.terms(0, toll), world.units[0][:12]
    steps, plain, lean = plain_network(net), plain_terms(grid, terms), lean_steps(net, terms)
    for h in starts:
        expected = {n: cost for (_, n), cost in plain_reach(steps, [h], points, plain).items()}
        assert lean_heap(lean, h, points) == expected
        for body in bodies(net).values():
            assert body(net, 1 << h, points, terms).costs() == expected
    twin = for_all(lambda h: plain_reach(steps, [h], points, plain), starts)
    heap = for_all(lambda h: lean_heap(lean, h, points), starts)
    ours = {label: for_all(_ask(body, net, points, terms), starts) for label, body in bodies(net).items()}
    fresh = {
        label: for_all(_ask_anew(body, net, points, terms), starts) for label, body in bodies(net).items()
    }
    hexes, parts = grid.board.bit_count(), len(starts)
    return [
        Question(name, hexes, {"twin": twin, **ours}, parts=parts),
        Question(f"{name}; twin: lean heap", hexes, {"twin": heap, **ours}, parts=parts),
        Question(f"{name}; terms new each time", hexes, {"twin": twin, **fresh}, parts=parts),
    ]


def _ask(body: Callable[..., Reach], net: Network, points: int, terms: MoveTerms) -> Callable[[int], object]:
    return lambda h: body(net, 1 << h, points, terms)


def _ask_anew(
    body: Callable[..., Reach], net: Network, points: int, terms: MoveTerms
) -> Callable[[int], object]:
    """Bar another two hexes each time, so that the network has never seen these terms."""
    board = bits(net.grid.board)
    pairs = zip(cycle(board), cycle(board[1:]), strict=False)

    def ask(h: int) -> object:
        a, b = next(pairs)
        return body(net, 1 << h, points, terms._replace(free=terms.free & ~(1 << a | 1 << b)))

    return ask


def threat_questions(world: Synthetic) -> list[Question]:
    """Units of 12, 8 and 4 points, in half points."""
    grid, net, terms = world.grid, world.halves, world.terms(0)
    movers = [(h, (24, 16, 8)[i % 3]) for i, h in enumerate(world.units[0])]
    starts = {points: hexset(h for h, p in movers if p == points) for points in (24, 16, 8)}
    steps, plain = plain_network(net), plain_terms(grid, terms)
    everyone = plain_set(world.held[0], grid)
    single: dict[str, Kernel] = {
        "twin": lambda: plain_threat(steps, movers, plain),
        "pure": lambda: threat_by_sets(net, starts, terms),
    }
    joint: dict[str, Kernel] = {
        "twin": lambda: plain_reach(steps, everyone, 24, plain),
        "pure": lambda: threat_by_sets(net, {24: world.held[0]}, terms),
    }
    if native.available:
        single["compiled"] = lambda: native.threat(net, starts, terms)
        joint["compiled"] = lambda: native.threat(net, {24: world.held[0]}, terms)
    expected = (plain_threat(steps, movers, plain), {n for _, n in plain_reach(steps, everyone, 24, plain)})
    for kernels, answer in zip((single, joint), expected, strict=True):
        for label in kernels.keys() - {"twin"}:
            found = kernels[label]()
            assert isinstance(found, int)
            assert plain_set(found, grid) == answer
    hexes = grid.board.bit_count()
    few = 3 if hexes > 1000 else TURNS  # the twin takes a second and more
    return [
        Question("threat of a side", hexes, single, few),
        Question("threat, all with 12 MP; twin: one heap for all", hexes, joint, few),
    ]


def questions() -> list[Question]:
    found: list[Question] = []
    for columns, rows, units in SIZES:
        world = synthetic(columns, rows, units, seed=1)
        found += flood_questions(world)
        found += zoc_questions(world)
        found += reach_questions(world, world.halves, 24, 2, "reach, 12 MP")
        found += reach_questions(world, world.wholes, 4, 1, "reach, 4 whole points")
        found += threat_questions(world)
    small = synthetic(14, 12, 30, seed=1)
    found += reach_questions(small, small.wholes, 3, 1, "reach, 3 whole points")
    names = list(dict.fromkeys(question.name for question in found))
    return sorted(found, key=lambda question: names.index(question.name))


# ---- the table


def line(result: Result) -> str:
    cells = [result.question.name, f"{result.question.hexes:,}"]
    for kernel in ("twin", "pure", "compiled"):
        micros = result.micros.get(kernel)
        cells.append(f"{min(micros):,.1f} / {median(micros):,.1f}" if micros else "–")
    for kernel in ("pure", "compiled"):
        cells.append("{:,.1f}× / {:,.1f}×".format(*result.ratios(kernel)) if kernel in result.micros else "–")
    return "| " + " | ".join(cells) + " |"


def verdicts(results: list[Result]) -> list[str]:
    largest = max(result.question.hexes for result in results)
    found = []
    for name, *least in TARGETS:
        result = next(r for r in results if r.question.name == name and r.question.hexes == largest)
        for kernel, bound in zip(("pure", "compiled"), least, strict=True):
            if bound is not None and kernel in result.micros:
                best, middle = result.ratios(kernel)
                verdict = "met" if min(best, middle) >= bound else "MISSED"
                found.append(
                    f"{name}, {largest:,} hexes, {kernel}: {best:,.1f}× / {middle:,.1f}×, at least "
                    f"{bound:.1f}×: {verdict}."
                )
    return found


def main() -> None:
    begin = perf_counter()
    calibration: list[float] = []
    print("| question (µs, best / median) | hexes | twin | pure | compiled | twin ÷ pure | twin ÷ compiled |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    results = []
    for question in questions():
        results.append(measure(question, calibration))
        print(line(results[-1]), flush=True)
    print()
    print(
        f"Calibration, {ADDITIONS:,} additions: best {min(calibration) * 1e3:.1f} ms, median "
        f"{median(calibration) * 1e3:.1f} ms, "
        f"worst {max(calibration) * 1e3:.1f} ms ({max(calibration) / min(calibration):.1f}× the best)."
    )
    print("\n".join(verdicts(results)))
    print(f"{perf_counter() - begin:.0f} s in all.")


if __name__ == "__main__":
    main()
