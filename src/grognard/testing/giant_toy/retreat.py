"""Retreats by priority, over full hexes too, and the advance after combat, in which a guard exploits."""

from __future__ import annotations

from grognard.kernel.arguments import At
from grognard.kernel.changes import Moved, Removed, StepsChanged
from grognard.kernel.flow import Step
from grognard.kernel.hexes import hexset, holds, only
from grognard.kernel.menu import Allowed, Menu, button, hexes, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules import advances, retreat
from grognard.rules.advances import NOBODY, Advance, AdvanceRule
from grognard.rules.retreat import Priority, Retreat, RetreatRule, narrow
from grognard.testing.giant_toy.movement import zone
from grognard.testing.giant_toy.names import no_way, not_movable_cause


def weaken(ref: Referee, unit: int) -> None:
    left = ref.state.steps[unit] - 1
    ref.do(StepsChanged(unit, left, "BIG 4.3") if left else Removed(unit, DEAD, "combat", "BIG 4.3"))


# -- retreat


def retreat_hexes(pos: Position, falling: Retreat) -> Allowed:
    """Out of enemy zones and to an empty hex; then out of enemy zones; then anywhere without an enemy."""
    side, here = pos.frame.who, 1 << falling.path[-1]
    near, threat = pos.game.map.grid.adjacent(here), zone(pos, 1 - side)
    found = hexes(near, "BIG 4.4", no_way("BIG 4.4")).less("BIG 1.2", near & pos.group_hexes(1 - side))
    found.less("BIG 4.4", near & hexset(falling.path))
    return narrow(found, Priority("BIG 4.5", ~threat & ~pos.group_hexes(side)), Priority("BIG 4.5", ~threat))


def go_back(ref: Referee, to: int) -> None:
    """An enemy zone costs a step; who comes to a full hex must go on."""
    retreat.retreat_one_hex(ref, to)
    group = ref.pos.memo(Retreat).group
    if holds(zone(ref.pos, 1 - ref.frame.who), to):
        weaken(ref, only(group))
    if not ref.pos.at(to) & ~group or not ref.pos.at(to) & group:
        retreat.end_retreat(ref, group, bool(ref.pos.at(to) & group))


def lose(ref: Referee) -> None:
    unit = only(ref.pos.memo(Retreat).group)
    ref.do(Removed(unit, DEAD, "no-retreat", "BIG 4.4"))
    retreat.end_retreat(ref, 1 << unit, lives=False)


def retreat_menu(pos: Position) -> Menu:
    falling = pos.memo(Retreat)
    some = units(falling.units, "BIG 4.4", not_movable_cause(pos, "BIG 4.4"))
    verbs = {"back": retreat_hexes(pos, falling)} if falling.group else {"fall": some}
    return Menu(pos.frame.who, "giant-retreat", "BIG 4.4", verbs)


WAYS = RetreatRule("fall_back", retreat_hexes, retreat.take, go_back, lose)


# -- advance


def followers(pos: Position, chase: Advance) -> Allowed:
    """Attackers that live, into a hex that is empty."""
    found = units(chase.units, "BIG 4.6", not_movable_cause(pos, "BIG 4.6")).less(
        "BIG 4.6", chase.units & pos.off_map
    )
    return found.less("BIG 1.2", chase.units) if pos.at(chase.target) else found


def further_hexes(pos: Position, chase: Advance) -> Allowed:
    """A guard goes two hexes."""
    near = pos.game.map.grid.adjacent(1 << pos.state.where[chase.unit])
    found = hexes(near, "BIG 4.7", no_way("BIG 4.7")).less(
        "BIG 1.2", near & (pos.group_hexes(0) | pos.group_hexes(1))
    )
    ends = chase.gone >= 2 or pos.game.roster[chase.unit].kind != "guard"
    return found.less("BIG 4.7", near) if ends else found


def enter(ref: Referee, to: int) -> bool:
    chase = ref.pos.memo(Advance)
    ref.do(Moved(chase.unit, (ref.state.where[chase.unit], to), "advance", "BIG 4.6"))
    ref.remember(chase._replace(gone=chase.gone + 1))
    return bool(further_hexes(ref.pos, ref.pos.memo(Advance)).set)


def advance_menu(pos: Position) -> Menu:
    chase, who = pos.memo(Advance), pos.frame.who
    if chase.unit == NOBODY:
        verbs = {"advance": followers(pos, chase), "halt": button("BIG 4.6")}
        return Menu(who, "giant-advance", "BIG 4.6", verbs, {"hex": At(chase.target)})
    return Menu(
        who,
        "giant-exploit",
        "BIG 4.7",
        {"to": further_hexes(pos, chase), "stay": button("BIG 4.7")},
        hand=chase.unit,
    )


PURSUIT = AdvanceRule(followers, enter)
PROCEDURES: dict[str, Step] = {
    "falling": retreat.procedure("falling", "falls", WAYS, retreat_menu, Retreat, who="fall"),
    "pursuit": advances.question("pursuit", PURSUIT, advance_menu, Advance),
}


def push_back(ref: Referee, side: int, target: int, attackers: int, retreats: bool) -> None:
    """What follows a result: the defender's retreat, then the attackers' advance."""
    ref.ask("pursuit", side, Advance(target, attackers))
    if retreats:
        ref.ask("falling", 1 - side, Retreat(ref.pos.at(target), 1, "BIG 4.4"))
