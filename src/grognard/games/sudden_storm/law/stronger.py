"""33F3. Rifle divisions raised from 3-6 to 4-6."""

from __future__ import annotations

from grognard.games.sudden_storm.law import limits
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.faces import face
from grognard.games.sudden_storm.law.names import REBUILT, SOVIET, STRONGER, own
from grognard.games.sudden_storm.law.pools import INFANTRY, with_value
from grognard.games.sudden_storm.law.possession import resolve_possession
from grognard.games.sudden_storm.law.presence import land_units
from grognard.games.sudden_storm.law.rebuilding_sites import rebuilding_hexes, units_with_line
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Allowed, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules.why_not import not_among_cause

CITE = "SS 33F3.1"


@fact
@rule("SS 33F3.1")
def weak_units(pos: Position) -> UnitSet:
    """Those on the map that have a 4-6 side and do not show it."""
    some = land_units(pos, SOVIET) & book(pos).data.two_sided
    return sum(1 << unit for unit in bits(some) if face(pos, unit) < best_strength(pos, unit))


def best_strength(pos: Position, unit: int) -> tuple[int, ...]:
    one = pos.game.roster[unit]
    return tuple(max(one.faces[0], one.more.other))


@rule("SS 33F3.1")
def strengthenings_left(pos: Position) -> int:
    """So many in a turn, from one on; what is not used is not saved (SS-P65)."""
    data = book(pos).data
    if pos.state.turn < data.constant("stronger.from"):
        return 0
    return data.constant("stronger.turn") - limits.limit_used(pos, limits.STRONGER)


def units_to_strengthen(pos: Position) -> Allowed:
    """Under the conditions of a conversion, for no points (D30)."""
    some = weak_units(pos)
    found = units(some, CITE, not_among_cause(pos, CITE, "ss-why-not-weak"))
    if strengthenings_left(pos) <= 0:
        return found.less(CITE, some, "ss-why-no-more-stronger")
    found.less("SS 33B.3", some & ~pos.units_in(rebuilding_hexes(pos, SOVIET)), "ss-why-no-quarters")
    now = found.set
    return found.less(
        "SS 33B.4", now & ~units_with_line(pos, now, INFANTRY) if now else 0, "ss-why-no-source-line"
    )


@rule("SS 33F3.1")
def strengthen(ref: Referee, unit: int) -> None:
    now = limits.limit_used(ref.pos, limits.STRONGER) + 1
    ref.note(CITE, quotas=with_value(own(ref.pos).quotas, limits.STRONGER, now))
    ref.do(Marked(STRONGER, 1 << unit, True, CITE))
    ref.do(Marked(REBUILT, 1 << unit, False, CITE, quiet=True))
    resolve_possession(ref)
