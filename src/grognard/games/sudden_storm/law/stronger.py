"""33F3. Rifle divisions raised from 3-6 to 4-6."""

from __future__ import annotations

from grognard.games.sudden_storm.law import limits
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.faces import face
from grognard.games.sudden_storm.law.names import REBUILT, SOVIET, STRONGER, own
from grognard.games.sudden_storm.law.pools import INFANTRY, changed
from grognard.games.sudden_storm.law.possession import settle
from grognard.games.sudden_storm.law.presence import on_land
from grognard.games.sudden_storm.law.quarters import fed, quarters
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Allowed, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules.why_not import not_among

CITE = "SS 33F3.1"


@fact
@rule("SS 33F3.1")
def weak(pos: Position) -> UnitSet:
    """Those on the map that have a 4-6 side and do not show it."""
    some = on_land(pos, SOVIET) & book(pos).data.two_sided
    return sum(1 << unit for unit in bits(some) if face(pos, unit) < best(pos, unit))


def best(pos: Position, unit: int) -> tuple[int, ...]:
    one = pos.game.roster[unit]
    return tuple(max(one.faces[0], one.more.other))


@rule("SS 33F3.1")
def left(pos: Position) -> int:
    """So many in a turn, from one on; what is not used is not saved (SS-P65)."""
    data = book(pos).data
    if pos.state.turn < data.constant("stronger.from"):
        return 0
    return data.constant("stronger.turn") - limits.used(pos, limits.STRONGER)


def allowed(pos: Position) -> Allowed:
    """Under the conditions of a conversion, for no points (D30)."""
    some = weak(pos)
    found = units(some, CITE, not_among(pos, CITE, "ss-why-not-weak"))
    if left(pos) <= 0:
        return found.less(CITE, some, "ss-why-no-more-stronger")
    found.less("SS 33B.3", some & ~pos.units_in(quarters(pos, SOVIET)), "ss-why-no-quarters")
    now = found.set
    return found.less("SS 33B.4", now & ~fed(pos, now, INFANTRY) if now else 0, "ss-why-no-source-line")


@rule("SS 33F3.1")
def strengthen(ref: Referee, unit: int) -> None:
    now = limits.used(ref.pos, limits.STRONGER) + 1
    ref.note(CITE, quotas=changed(own(ref.pos).quotas, limits.STRONGER, now))
    ref.do(Marked(STRONGER, 1 << unit, True, CITE))
    ref.do(Marked(REBUILT, 1 << unit, False, CITE, quiet=True))
    settle(ref)
