"""12. What is peculiar to HQs: overrun, sent to the rear, taken out of the game."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.victory_lost.law import command, supply, victory, why_not
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.data import Data
from grognard.games.victory_lost.law.names import ACTIVE, ISOLATED, RETURNING, UNSUPPLIED, Displaced, Own
from grognard.games.victory_lost.law.stacking import foreign_hexes, full
from grognard.games.victory_lost.law.zoc import closed_pocket, lone_hq_hexes, zoc
from grognard.kernel.changes import Marked, Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, hexset, holds, only
from grognard.kernel.menu import Allowed, Bar, Cause, Menu, hexes
from grognard.kernel.places import GONE, POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, fact

LEAST = 4  # hexes that an HQ must go


@lru_cache(maxsize=256)
def spread_out(data: Data, source: int) -> tuple[int, ...]:
    """The straight distance of every hex from one."""
    grid = data.map.grid
    return tuple(grid.distance(h, source) if grid.board >> h & 1 else grid.size for h in range(grid.size))


@lru_cache(maxsize=8)
def to_nearest(data: Data, sources: HexSet) -> tuple[int, ...]:
    return tuple(map(min, zip(*(spread_out(data, s) for s in bits(sources)), strict=True)))


@rule("AVL 9.5.2b", "AVL 12.7c")
def distance_scales(pos: Position, side: int) -> list[tuple[int, ...]]:
    """The distances that may count as "closer to a source": to each source by itself, whichever its owner
    likes;

    with the option, to the nearest one, or along the line of supply."""
    rules, sources = book(pos), supply.sources(pos, side)
    if rules.distance == "straight":
        return [spread_out(rules.data, s) for s in bits(sources)]
    if rules.distance == "nearest":
        return [to_nearest(rules.data, sources)]
    return [distances_along_lines(pos, side, supply.open_ways(pos, side))]


def distances_along_lines(pos: Position, side: int, ways: HexSet) -> tuple[int, ...]:
    """Hexes to a source as a supply line runs through open hexes; far for a hex without one."""
    grid, gate = pos.game.map.grid, book(pos).data.bridged_steps
    found = [grid.size] * grid.size
    front = seen = supply.sources(pos, side) & ways
    n = 0
    while front:
        for h in bits(front):
            found[h] = n
        beyond = grid.spread(front, gate) & ~seen
        for h in bits(beyond & ~ways):
            found[h] = min(found[h], n + 1)  # one may stand where a line cannot pass
        front, n = beyond & ways, n + 1
        seen |= beyond
    return tuple(found)


@rule("AVL 12.7b", "AVL 12.7c", "AVL 12.7d", "AVL 12.7e", "AVL 13.0a")
@fact
def displacement_hexes(pos: Position, sent: Displaced) -> HexSet:
    """The nearest hexes, four away at least, that are closer to a source, in supply, out of enemy zones, and
    have room.
    """
    data, side = book(pos).data, pos.game.roster[sent.unit].side
    grid = pos.game.map.grid
    good = supply.supplied_hexes(pos, side) & ~zoc(pos, 1 - side) & ~closed_pocket(pos)
    good &= ~full(pos, side, True) & ~foreign_hexes(pos, data.more(sent.unit).nation)
    scales = distance_scales(pos, side)
    near = grid.disc(1 << sent.origin, LEAST - 1)
    while new := grid.adjacent(near) & ~near:
        found = hexset(h for h in bits(new & good) if any(scale[h] < scale[sent.origin] for scale in scales))
        if found:
            return found
        near |= new
    return 0


@rule("AVL 12.7a", "AVL 12.7g", "AVL 12.5", "AVL 10.3b")
def displace(ref: Referee, hq: int, cite: str) -> None:
    """Off its hex at once, its marker with it; then its owner puts it in the rear. It has no escort there
    that it could lose again.
    """
    origin = ref.state.where[hq]
    bit = 1 << hq
    for mark in (UNSUPPLIED, ISOLATED, ACTIVE):
        if ref.state.marks[mark] & bit:
            ref.do(Marked(mark, bit, False, "AVL 12.7a" if mark == ACTIVE else "AVL 10.3b", quiet=True))
    ref.do(Removed(hq, POOL, "displaced", cite))
    own: Own = ref.state.own
    escorts = tuple(one for one in own.escorts if one[0] != hq)
    ref.note(cite, displaced=own.displaced | bit, escorts=escorts)
    ref.ask("displaced", ref.game.roster[hq].side, Displaced(hq, origin))


@rule("AVL 4.2b", "AVL 10.3a", "AVL 10.3b", "AVL 12.5", "AVL 10.0")
def send_back_hqs(ref: Referee, _: Frame) -> None:
    """HQs without supply go to the rear, the Axis ones first, and lose their marker."""
    data = book(ref.pos).data
    worse = data.hqs & (ref.state.marks[UNSUPPLIED] | ref.state.marks[ISOLATED])
    for side in (0, 1):  # what is asked last is answered first
        for hq in reversed(list(bits(worse & data.of_side[side]))):
            displace(ref, hq, "AVL 10.3a")


def places(pos: Position) -> Allowed:
    sent: Displaced = pos.frame.memo
    side = pos.game.roster[sent.unit].side
    found = hexes(displacement_hexes(pos, sent), "AVL 12.7a", lambda h: too_near_or_far(pos, sent, h))

    def why() -> list[Bar]:
        fed = supply.supplied_hexes(pos, side)
        data = book(pos).data
        good = [
            h
            for h in bits(data.land)
            if any(scale[h] < scale[sent.origin] for scale in distance_scales(pos, side))
        ]
        return [
            Bar("AVL 12.7d", zoc(pos, 1 - side), lambda h: why_not.zone_at(pos, sent.unit, h)),
            Bar("AVL 12.7e", data.land & ~fed, "avl-why-no-supply"),
            Bar("AVL 12.7c", data.land & ~hexset(good), "avl-why-no-nearer"),
            Bar("AVL 5.0.1b", full(pos, side, True), lambda h: why_not.full_hex(pos, sent.unit, h)),
            Bar(
                "AVL 5.0.3b",
                foreign_hexes(pos, data.more(sent.unit).nation),
                lambda h: why_not.foreign_hex(pos, sent.unit, h),
            ),
            Bar("AVL 13.0a", closed_pocket(pos), "avl-why-pocket"),
            Bar("AVL 8.1.5b", data.map.terrain["sea"], "avl-why-water-there"),
        ]

    return found.relaxing(why)


@rule("AVL 12.7b")
def too_near_or_far(pos: Position, sent: Displaced, h: int) -> Cause:
    """Of a hex that would do, but for its distance."""
    far = pos.game.map.grid.distance(sent.origin, h)
    nearest = min(
        (pos.game.map.grid.distance(sent.origin, to) for to in bits(displacement_hexes(pos, sent))), default=0
    )
    return Cause("AVL 12.7b", "avl-why-distance", (("far", far), ("least", LEAST), ("nearest", nearest)))


def menu(pos: Position) -> Menu:
    sent: Displaced = pos.frame.memo
    return Menu(pos.frame.who, "avl-displaced", "AVL 12.7a", {"at": places(pos)}, hand=sent.unit)


def place_displaced(ref: Referee, to: int) -> None:
    sent: Displaced = ref.frame.memo
    ref.do(Placed(sent.unit, to, "displaced", "AVL 12.7a"))
    victory.take_cities(ref, sent.unit, (to,))
    ref.finish()


@rule("AVL 12.7g")
def return_next_turn(ref: Referee, frame: Frame) -> None:
    """No place for it: it comes back as a reinforcement of the next turn."""
    sent: Displaced = frame.memo
    if not displacement_hexes(ref.pos, sent) and ref.state.where[sent.unit] == POOL:
        ref.do(Removed(sent.unit, RETURNING, "waiting", "AVL 12.7g"))


def has_refuge(pos: Position) -> bool:
    return bool(displacement_hexes(pos, pos.frame.memo))


@rule("AVL 12.1a", "AVL 5.0.2", "AVL 8.1.4", "AVL 8.3.1d", "AVL 9.5.7a", "AVL 9.6.4")
def overrun(ref: Referee, unit: int, at: int, cite: str) -> None:
    """A combat unit that enters the hex of an HQ alone sends it to the rear; an HQ overruns nobody."""
    pos, data = ref.pos, book(ref.pos).data
    foe = 1 - pos.game.roster[unit].side
    if holds(lone_hq_hexes(pos, foe), at) and not holds(data.hqs, unit):
        displace(ref, only(pos.at(at) & data.of_side[foe]), cite)


@rule("AVL 4.3b", "AVL 11.3a", "AVL 12.6", "AVL 12.7f", "AVL ANX.S3a")
def withdraw(ref: Referee, _: Frame) -> None:
    """An HQ on the map with nobody to command leaves the game, and its chit too; combat units just placed
    count.
    """
    own: Own = ref.state.own
    data = book(ref.pos).data
    spared = own.displaced if book(ref.pos).grace else 0
    for hq in bits(data.hqs & ~spared):
        if ref.state.where[hq] >= 0 and not command.units_commanded(ref.pos, hq):
            ref.do(Removed(hq, GONE, "nobody", "AVL 11.3a"))
            ref.note("AVL 11.3a", lost=ref.state.own.lost | 1 << data.chit_of[hq])
