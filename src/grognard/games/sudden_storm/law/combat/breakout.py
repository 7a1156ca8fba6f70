"""37A (advanced). A stack that must retreat may overrun an enemy in its way."""

from __future__ import annotations

from grognard.games.sudden_storm.law import possession, stacking, stocks, unit_losses
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat.forces import units_at
from grognard.games.sudden_storm.law.combat.odds import overrun_odds
from grognard.games.sudden_storm.law.combat.paths import steps_from
from grognard.games.sudden_storm.law.combat.retreat_state import Retreating, arrive
from grognard.games.sudden_storm.law.presence import occupied_hexes
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.arguments import At, Units
from grognard.kernel.changes import Moved
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, Ask, Verb
from grognard.kernel.hexes import HexSet, bits, hexset, holds, one_of
from grognard.kernel.menu import HEX, Cause, Menu, button, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet


def stack(pos: Position, fleeing: Retreating) -> UnitSet:
    """The units of one hex that can still break out together; none where there is nobody to ask."""
    rest = fleeing.units & ~pos.units_in(fleeing.tried)
    while rest:
        h = pos.state.where[one_of(rest)]
        here = rest & pos.at(h)
        if targets(pos, here):
            return here
        rest &= ~here
    return 0


@rule("SS 37A.1")
def targets(pos: Position, some: UnitSet) -> HexSet:
    """The hexes next to a stack where it can overrun all enemies."""
    side = pos.game.roster[one_of(some)].side
    here = pos.state.where[one_of(some)]
    reached = -1
    for unit in bits(some):
        reached &= steps_from(pos, unit, here)
    return hexset(h for h in bits(reached & occupied_hexes(pos, 1 - side)) if can_overrun(pos, some, h))


@rule("SS 37A.1", "SS 37A.2")
def can_overrun(pos: Position, some: UnitSet, h: int) -> bool:
    """An enemy ZOC in the hex tells first: on cadres the odds are reckoned anew."""
    after = weakened_position(pos, some, h)
    left = sum(1 << unit for unit in bits(some) if after.state.where[unit] >= 0)
    if not left or not stacking.can_stack(after, left, h):
        return False
    return overrun_odds(after, left, h) >= book(pos).data.constant("overrun.odds")


@rule("SS 37A.2")
def weakened_position(pos: Position, some: UnitSet, h: int) -> Position:
    """The position as it would be once an enemy ZOC in the hex has told on a stack."""
    side = pos.game.roster[one_of(some)].side
    if not holds(zoc(pos, 1 - side), h):
        return pos
    steps, where = list(pos.state.steps), list(pos.state.where)
    for unit in bits(some):
        if unit_losses.has_cadre(pos, unit):
            steps[unit] = 1
        else:
            where[unit] = unit_losses.eliminated_box(book(pos).data, unit)
    return Position(pos.game, pos.state._replace(steps=tuple(steps), where=tuple(where)), pos)


def may_break_out(pos: Position) -> bool:
    fleeing: Retreating = pos.frame.memo
    return book(pos).retreat_overruns and not fleeing.group and bool(stack(pos, fleeing))


def menu(pos: Position) -> Menu:
    some = stack(pos, pos.memo(Retreating))
    found = hexes(targets(pos, some), "SS 37A.1", no_target)
    verbs = {"overrun": found, "go": button("SS 37A.1")}
    return Menu(pos.frame.who, "ss-break-out", "SS 37A.1", verbs, {"units": Units(some)})


def no_target(h: int) -> Cause:
    return Cause("SS 37A.1", "ss-why-no-break-out", (("hex", At(h)),))


@rule("SS 37A.1", "SS 37A.2")
def break_out(ref: Referee, h: int) -> None:
    fleeing = ref.pos.memo(Retreating)
    some = stack(ref.pos, fleeing)
    side = ref.game.roster[one_of(some)].side
    if holds(zoc(ref.pos, 1 - side), h):
        for unit in bits(some):
            unit_losses.flip(ref, unit, "SS 37A.2")
    for foe in bits(units_at(ref.pos, 1 - side, h)):
        unit_losses.lose(ref, foe, "overrun", "SS 37A.1")
    for unit in bits(some):
        at = ref.state.where[unit]
        if at < 0:
            ref.amend(Retreating, units=ref.pos.memo(Retreating).units & ~(1 << unit))
            continue
        ref.do(Moved(unit, (at, h), "retreat", "SS 37A.1"))
        stocks.go_along(ref, unit)
        arrive(ref, unit, (at, h))
    possession.resolve_possession(ref)
    ref.finish()


def go_on(ref: Referee, _: int) -> None:
    """They retreat as usual."""
    fleeing = ref.pos.memo(Retreating)
    here = ref.pos.hexes_of(stack(ref.pos, fleeing))
    ref.remember(fleeing._replace(tried=fleeing.tried | here))
    ref.finish()


QUESTION = Ask(
    "break_out",
    menu,
    {"overrun": Verb(break_out, HEX), "go": Verb(go_on, role=CLOSE)},
    may_break_out,
    Retreating,
)
