"""3E. Possession of every hex, and the one place where all that follows from a capture happens."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.captures import SPOILS, cut_capacity
from grognard.games.sudden_storm.law.names import AXIS, SHIPS, SOVIET, own
from grognard.games.sudden_storm.law.presence import occupied_hexes, side_of
from grognard.games.sudden_storm.law.zoc import uncontested_zoc, zoc, zones_from, zones_of
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

Gain = tuple[int, HexSet]  # a side, and the hexes that it gains


def owned_hexes(pos: Position, side: int) -> HexSet:
    """The land hexes that a side owns; neutral land and water have no owner."""
    now = own(pos)
    return now.soviet if side == SOVIET else book(pos).data.land & ~now.soviet & ~now.neutral


@rule("SS 3E.3")
def hexes_gained_by_entry(pos: Position) -> HexSet:
    """Cities and airbases, fortresses among them (SS-P37): a ZOC does not gain them."""
    data = book(pos).data
    return data.cities | data.features("fortress") | own(pos).airfields


# -- the one place


def hexes_at_stake(pos: Position) -> HexSet:
    """The hexes where anything hangs on who owns them; most are plain ground."""
    data, now = book(pos).data, own(pos)
    ships = pos.group_hexes(SHIPS[AXIS]) | pos.group_hexes(SHIPS[SOVIET])
    things = [one.hex for kind in (now.stocks, now.works, now.counts) for one in kind]
    found = data.cities | data.features("fortress") | data.area("bessarabia") | now.forts
    return found | ships | hexset(things)


@rule("SS 3E.1")
def apply_capture(ref: Referee, side: int, won: HexSet) -> None:
    """A side gains hexes, however that came about, and all that hangs on them."""
    if not won:
        return
    now = own(ref.pos)
    if side == SOVIET:
        ref.note("SS 3E.1", soviet=now.soviet | won)
    else:
        ref.note("SS 3E.1", soviet=now.soviet & ~won, ever_axis=now.ever_axis | won)
    if won & hexes_at_stake(ref.pos):
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
    for side, won in merge_gains(gains_along(ref.pos, unit, path)):
        apply_capture(ref, side, won)


def gains_along(pos: Position, unit: int, path: Sequence[int]) -> list[Gain]:
    """What changes hands step by step, wherever the unit stands now."""
    grid, side = pos.game.map.grid, side_of(pos, unit)
    near = grid.disc(hexset(path), 1)
    mine, theirs = owned_hexes(pos, side), owned_hexes(pos, 1 - side)
    foes, foes_zone = occupied_hexes(pos, 1 - side), zoc(pos, 1 - side)
    if not near & theirs and not near & foes_zone:
        return []
    rest, beside = friendly_cover(pos, unit, near)
    free = ~hexes_gained_by_entry(pos)
    mine_alone, theirs_alone = free & ~foes_zone & ~foes, free & foes_zone & ~rest & ~beside
    found: list[Gain] = []
    zones = zones_from(pos, unit, path)
    before = zones[0] | 1 << path[0]
    for h, zone in zip(path[1:], zones[1:], strict=True):
        touched = before | zone | 1 << h
        won = touched & theirs & (1 << h | (rest | zone) & mine_alone)
        mine, theirs = mine | won, theirs & ~won
        lost = touched & mine & theirs_alone & ~zone & ~(1 << h)
        mine, theirs = mine & ~lost, theirs | lost
        found += [(side, won), (1 - side, lost)]
        before = zone | 1 << h
    return found


def friendly_cover(pos: Position, unit: int, near: HexSet) -> tuple[HexSet, HexSet]:
    """The ZOC of a unit's friends in some hexes and around them, and where they stand."""
    side, friends = side_of(pos, unit), 0
    for h in bits(occupied_hexes(pos, side) & pos.game.map.grid.disc(near, 1)):
        friends |= pos.at(h)
    friends &= book(pos).data.of_side[side] & ~(1 << unit)
    reduced, standard = zones_of(pos, side, friends)
    return reduced | standard, pos.hexes_of(friends)


def merge_gains(gains: list[Gain]) -> list[Gain]:
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
def resolve_possession(ref: Referee) -> None:
    """Bring possession up to date: after advances, retreats, losses, falls to cadre, arrivals, and whatever
    else changes who stands where or whose ZOC reaches how far.
    """
    pos = ref.pos
    closed, gains = hexes_gained_by_entry(pos), list[Gain]()
    for side in (AXIS, SOVIET):
        control = uncontested_zoc(pos, side) & ~closed
        gains.append((side, owned_hexes(pos, 1 - side) & (occupied_hexes(pos, side) | control)))
    for side, won in gains:
        apply_capture(ref, side, won)


def resolve_possession_step(ref: Referee, _: Frame) -> None:
    """The same as a step of the sequence."""
    resolve_possession(ref)


@rule("SS 6B.4")
def begin_turn(ref: Referee, frame: Frame) -> None:
    """A player turn begins: what its side owns now may carry trains and administrative movement."""
    resolve_possession(ref)
    ref.note("SS 6B.4", at_start=owned_hexes(ref.pos, frame.who))
