"""3E. Possession of every hex, and the one place where all that follows from a capture happens."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.captures import SPOILS, cut_capacity
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.games.sudden_storm.law.presence import held, side_of
from grognard.games.sudden_storm.law.zoc import uncontested, zoc, zone_from, zones_of
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

Gain = tuple[int, HexSet]  # a side, and the hexes that it gains


def owned(pos: Position, side: int) -> HexSet:
    """The land hexes that a side owns; neutral land and water have no owner."""
    now = own(pos)
    return now.soviet if side == SOVIET else book(pos).data.land & ~now.soviet & ~now.neutral


@rule("SS 3E.3")
def by_entry_alone(pos: Position) -> HexSet:
    """Cities and airbases, fortresses among them (SS-P37): a ZOC does not gain them."""
    data = book(pos).data
    return data.cities | data.features("fortress") | own(pos).airfields


# -- the one place


@rule("SS 3E.1")
def gained(ref: Referee, side: int, won: HexSet) -> None:
    """A side gains hexes, however that came about, and all that hangs on them."""
    if not won:
        return
    now = own(ref.pos)
    if side == SOVIET:
        ref.note("SS 3E.1", soviet=now.soviet | won)
    else:
        ref.note("SS 3E.1", soviet=now.soviet & ~won, ever_axis=now.ever_axis | won)
    cut_capacity(ref, side, won & ~now.ever_axis)
    for spoil in SPOILS:
        spoil(ref, side, won)


def cede(ref: Referee, land: HexSet, side: int, cite: str) -> None:
    """Land becomes a side's without being captured: a country joins it, or surrenders to it."""
    now = own(ref.pos)
    if side == SOVIET:
        ref.note(cite, soviet=now.soviet | land, neutral=now.neutral & ~land)
    else:
        ref.note(cite, soviet=now.soviet & ~land, neutral=now.neutral & ~land, ever_axis=now.ever_axis | land)


# -- along a path


@rule("SS 3E.1", "SS 3E.2")
def pass_through(ref: Referee, unit: int, path: Sequence[int]) -> None:
    """A unit has gone along a path, the hex it came from first: after each step its side owns the hex
    entered and what it alone controls, and the enemy what is left to him (SS-P33).
    """
    for side, won in merged(gains_along(ref.pos, unit, path)):
        gained(ref, side, won)


def gains_along(pos: Position, unit: int, path: Sequence[int]) -> list[Gain]:
    """What changes hands step by step, wherever the unit stands now."""
    grid, side = pos.game.map.grid, side_of(pos, unit)
    way = sum(1 << h for h in set(path))
    near = grid.disc(way, 1)
    mine, theirs = owned(pos, side), owned(pos, 1 - side)
    foes, foes_zone = held(pos, 1 - side), zoc(pos, 1 - side)
    if not near & theirs and not near & foes_zone:
        return []
    friends = pos.units_in(grid.disc(near, 1)) & book(pos).data.of_side[side] & ~(1 << unit)
    rest = sum(zones_of(pos, side, friends))  # one without the other
    beside, closed = pos.hexes_of(friends), by_entry_alone(pos)
    found: list[Gain] = []
    before = zone_from(pos, unit, path[0]) | 1 << path[0]
    for h in path[1:]:
        here, zone = 1 << h, zone_from(pos, unit, h)
        touched = before | zone | here
        control = (rest | zone) & ~foes_zone & ~foes & ~closed
        won = touched & theirs & (here | control)
        mine, theirs = mine | won, theirs & ~won
        alone = foes_zone & ~rest & ~zone & ~beside & ~here & ~closed
        lost = touched & mine & alone
        mine, theirs = mine & ~lost, theirs | lost
        found += [(side, won), (1 - side, lost)]
        before = zone | here
    return found


def merged(gains: list[Gain]) -> list[Gain]:
    """The same in order, with as few parts as there can be: one for each side where no hex falls twice."""
    totals, many = [0, 0], 0
    for side, won in gains:
        totals[side] |= won
        many += won.bit_count()
    if many == (totals[AXIS] | totals[SOVIET]).bit_count():
        return [(side, won) for side, won in enumerate(totals) if won]
    return [gain for gain in gains if gain[1]]


# -- all at once


@rule("SS 3E.1", "SS 3E.2", "SS 3E.3")
def settle(ref: Referee) -> None:
    """Bring possession up to date: after advances, retreats, losses, falls to cadre, arrivals, and whatever
    else changes who stands where or whose ZOC reaches how far.
    """
    pos = ref.pos
    closed, gains = by_entry_alone(pos), list[Gain]()
    for side in (AXIS, SOVIET):
        control = uncontested(pos, side) & ~closed
        gains.append((side, owned(pos, 1 - side) & (held(pos, side) | control)))
    for side, won in gains:
        gained(ref, side, won)


def settled(ref: Referee, _: Frame) -> None:
    """The same as a step of the sequence."""
    settle(ref)


@rule("SS 6B.4")
def begin_turn(ref: Referee, frame: Frame) -> None:
    """A player turn begins: what its side owns now may carry trains and administrative movement."""
    settle(ref)
    ref.note("SS 6B.4", at_start=owned(ref.pos, frame.who))
