"""7.10. Retreats: which way, how far, and what becomes of units that have no way."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.victory_roads.law import theatres, unit_losses
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import battle_of, side_of
from grognard.games.victory_roads.law.combat.forces import immobile
from grognard.games.victory_roads.law.names import AXIS, RETREATED, Battle, own
from grognard.games.victory_roads.law.presence import closed_country, occupied_hexes
from grognard.games.victory_roads.law.stacking import surplus
from grognard.kernel.arguments import Argument, At, Units
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, HAND, Ask, Verb
from grognard.kernel.hexes import FLAT, Grid, HexSet, bits, hexset, one_of
from grognard.kernel.menu import UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules import retreat as retreats
from grognard.rules.retreat import Priority, Retreat, RetreatRule, narrow
from grognard.rules.why_not import fixed_words, hex_words, not_among_cause

# The Soviets go back to the north and east, the Axis to the south and west.
REAR = (("N", "NE", "SE"), ("NW", "SW", "S"))
REARWARD = tuple(frozenset(FLAT.index(way) for way in ways) for ways in REAR)
CITES = (("VR 7.10.6", "VR 7.10.6"), ("VR 7.10.5a", "VR 7.10.5b"))  # of the two priorities


# -- which hexes are open, and which come first


@rule("VR 7.10.5a", "VR 7.10.5b", "VR 7.10.6")
def rearward_hexes(pos: Position, side: int, here: int) -> HexSet:
    """The neighbours in the three directions that a side prefers."""
    return hexset(h for way, h in pos.game.map.grid.neighbours(here) if way in REARWARD[side])


@rule("VR 7.10.5a", "VR EX-17b")
def hexes_away(pos: Position, here: int, foes: HexSet) -> HexSet:
    """The neighbours that are farther than this hex from every hex with an enemy who took part (D-01)."""
    return farther_hexes(pos.game.map.grid, here, foes)


@lru_cache(maxsize=1 << 15)  # players who weigh a fight ask for the same hexes again and again
def farther_hexes(grid: Grid, here: int, foes: HexSet) -> HexSet:
    near = [(foe, grid.distance(here, foe)) for foe in bits(foes)]
    return hexset(
        h for _, h in grid.neighbours(here) if all(grid.distance(h, foe) > far for foe, far in near)
    )


def adjacent_hexes(pos: Position, here: int) -> HexSet:
    """The adjacent hexes: water without a road parts hexes (K-01)."""
    return pos.game.map.grid.spread(1 << here, book(pos).data.touching)


@rule("VR 7.10.8", "VR 6.1.7", "VR 1.7.5")
def closed_hexes(pos: Position, unit: int) -> HexSet:
    """Hexes that a unit never enters: sea and lakes, enemies (D-03), a country that is shut to it, and what
    lies outside the area (K-10).
    """
    data, side = book(pos).data, pos.game.roster[unit].side
    shut = closed_country(pos, side, data.commands[unit])
    return pos.game.map.grid.board & ~data.area | occupied_hexes(pos, 1 - side) | shut


@rule("VR 7.10.5c")
def allowed_directions(pos: Position, side: int, here: int, foes: HexSet) -> HexSet:
    """The neighbours that one of the three priorities allows; any other is no way back (D-02)."""
    return rearward_hexes(pos, side, here) | hexes_away(pos, here, foes)


def open_hexes(pos: Position, unit: int, here: int, foes: HexSet) -> Allowed:
    """The next hexes of a retreat, by whatever priority."""
    grid, data, side = pos.game.map.grid, book(pos).data, pos.game.roster[unit].side
    around, land = grid.adjacent(1 << here), adjacent_hexes(pos, here) & data.land
    found = hexes(around, "VR 7.10.2", lambda h: not_adjacent_cause(pos, here, h))
    found.less("VR 7.10.8", around & ~land, "vr-why-water")
    found.less("VR 0a", land & ~data.area, "vr-why-outside-area")
    found.less("VR 6.1.7", around & occupied_hexes(pos, 1 - side), hex_words("why-enemy-there", pos))
    found.less("VR 1.7.5", closed_country(pos, side, data.commands[unit]), "vr-why-closed-country")
    return found.less("VR 7.10.5c", around & ~allowed_directions(pos, side, here, foes), "vr-why-not-away")


def not_adjacent_cause(pos: Position, here: int, h: int) -> Cause:
    far = pos.game.map.grid.distance(here, h)
    return Cause("VR 7.10.7", "why-retreat-adjacent", (("hex", At(h)), ("far", far)))


def prefer_directions(pos: Position, found: Allowed, side: int, here: int, foes: HexSet) -> Allowed:
    """The best of these hexes: to the rear and away from the enemy, else to the rear, else away."""
    rear, both = CITES[side]
    back, off = rearward_hexes(pos, side, here), hexes_away(pos, here, foes)
    first = Priority(rear, back & off, ("vr-why-rear-soviet", "vr-why-rear-axis")[side])
    return narrow(found, first, Priority(both, back, ("vr-why-rear-soviet", "vr-why-rear-axis")[side]))


@rule("VR 7.10.4")
def common_retreat(pos: Position, group: UnitSet, found: dict[str, Allowed]) -> Allowed:
    """A stack goes where each of its units may go: its nations may have different ways."""
    first, *others = found.values()
    for other in others:
        first.only("VR 7.10.4", other.set, "vr-why-not-the-stack")
    return first


def units_by_nation(pos: Position, group: UnitSet) -> dict[str, int]:
    """A unit of each nation."""
    commands = book(pos).data.commands
    return {commands[unit]: unit for unit in bits(group)}


def retreat_hexes(pos: Position, group: UnitSet, foes: HexSet) -> Allowed:
    """The next hexes of units that stand together and go back from these hexes, without regard to how far."""
    here, side = pos.state.where[one_of(group)], side_of(pos, group)
    found = {
        nation: prefer_directions(pos, open_hexes(pos, unit, here, foes), side, here, foes)
        for nation, unit in units_by_nation(pos, group).items()
    }
    return common_retreat(pos, group, found)


# -- how far


class RetreatCourse(NamedTuple):
    """A retreat of a unit as a whole: whence, how many hexes, from whom."""

    unit: int
    start: int
    hexes: int
    foes: HexSet


@rule("VR 7.10.9", "VR 7.10.11", "VR 6.7.7c")
def finishable_hexes(pos: Position, course: RetreatCourse) -> list[HexSet]:
    """The hexes, by their distance from the start, from which the retreat can be finished: each hex of it
    leads farther (J-04). Germans go into a hex with an order to hold, not through it.
    """
    grid, side = pos.game.map.grid, pos.game.roster[course.unit].side
    shut = closed_hexes(pos, course.unit)
    german = book(pos).data.of_nation["german"] >> course.unit & 1
    passing = shut | (own(pos).holding if german else 0)
    found = [grid.ring(1 << course.start, course.hexes) & ~shut]
    for far in range(course.hexes - 1, 0, -1):
        ring = grid.ring(1 << course.start, far) & ~passing
        goes_on = (h for h in bits(ring) if next_hexes(pos, side, h, course.foes) & found[0])
        found.insert(0, hexset(goes_on))
    return found


def next_hexes(pos: Position, side: int, here: int, foes: HexSet) -> HexSet:
    return adjacent_hexes(pos, here) & allowed_directions(pos, side, here, foes)


def unit_hexes(pos: Position, falling: Retreat, unit: int) -> Allowed:
    """Where a unit may go next, alone."""
    path, foes, side = falling.path, falling.foes, pos.game.roster[unit].side
    here = path[-1]
    found = open_hexes(pos, unit, here, foes)
    if falling.hexes_left > 0:
        course = RetreatCourse(unit, path[0], falling.hexes, foes)
        goals = finishable_hexes(pos, course)[len(path) - 1]
        words = fixed_words("vr-why-too-near", (("hexes", falling.hexes), ("start", At(path[0]))))
        found.less("VR 7.10.9", found.set & ~goals, words)
    else:
        limit_further_hexes(pos, falling, unit, found)
    return prefer_directions(pos, found, side, here, foes)


@rule("VR 7.10.10")
def limit_further_hexes(pos: Position, falling: Retreat, unit: int, found: Allowed) -> None:
    """Out of a full hex a retreat may go on, never nearer to its start than it must be, nor back."""
    grid, start = pos.game.map.grid, falling.path[0]
    near = grid.disc(1 << start, falling.hexes - 1)
    words = fixed_words("vr-why-too-near", (("hexes", falling.hexes), ("start", At(start))))
    found.less("VR 7.10.9", found.set & (near | hexset(falling.path)), words)
    if own(pos).holding >> falling.path[-1] & book(pos).data.of_nation["german"] >> unit & 1:
        found.less("VR 6.7.7c", found.set, "vr-why-through-order")


def ways(pos: Position, falling: Retreat) -> Allowed:
    """The next hexes of the group; none once it is far enough, unless it goes on out of a full hex."""
    if falling.hexes_left <= 0 and not falling.further:
        return hexes(0, "VR 7.10.7")
    nations = units_by_nation(pos, falling.group)
    found = {nation: unit_hexes(pos, falling, unit) for nation, unit in nations.items()}
    return common_retreat(pos, falling.group, found)


# -- the retreat


@rule("VR 7.10.1", "VR 7.10.3", "VR 7.10.13")
def start_retreat(ref: Referee, group: UnitSet, many: int, foes: HexSet, cite: str) -> None:
    """These must go back; who cannot move is eliminated."""
    side = side_of(ref.pos, group)
    for unit in bits(group & immobile(ref.pos, group)):
        unit_losses.eliminate(ref, unit, "rooted", "VR 7.10.13")
        group &= ~(1 << unit)
    for unit in bits(group):
        fold_bridge(ref, unit)
    if group:
        ref.ask("retreat", side, Retreat(group, many, cite, foes=foes))


@rule("VR 7.10.13")
def fold_bridge(ref: Referee, unit: int) -> None:
    """A pontoon HQ goes back as an ordinary one, and its bridge is lost (C-32)."""
    left = tuple(one for one in own(ref.pos).pontoons if one.unit != unit)
    if left != own(ref.pos).pontoons:
        ref.note("VR 7.10.13", "vr-pontoon-taken-up", (("unit", Units(1 << unit)),), pontoons=left)


@rule("VR 7.10.2", "VR 7.10.4")
def next_group(pos: Position, falling: Retreat) -> UnitSet:
    """Who waits for a part of his stack goes on; a stack goes together; of several stacks their owner says
    which goes first.
    """
    stack = retreats.next_stack(pos, falling)
    return waiting(falling) or (stack if stack == falling.units else 0)


def waiting(falling: Retreat) -> UnitSet:
    return next((left for units, _ in falling.parted if (left := units & falling.units)), 0)


@rule("VR 7.10.4")
def take(ref: Referee, group: UnitSet) -> None:
    """The unit that its owner names stands for its stack; when that has begun to go, for itself."""
    falling = ref.pos.memo(Retreat)
    if not falling.group and not waiting(falling):
        group = falling.units & ref.pos.at(ref.state.where[one_of(group)])
    retreats.take(ref, group)


@rule("VR 7.10.12", "VR 7.10.7", "VR 9.1.4c")
def go(ref: Referee, to: int) -> None:
    retreats.retreat_one_hex(ref, to)
    falling = ref.pos.memo(Retreat)
    side = side_of(ref.pos, falling.group)
    if falling.hexes_left <= 0:
        arrive(ref, falling.group)
    if side == AXIS:
        theatres.overrun(ref, 1 << to)  # last: it may put a question of its own


def arrive(ref: Referee, group: UnitSet) -> None:
    """The retreat ends here, unless the hex is too full and its owner has a way on (D-07)."""
    falling = ref.pos.memo(Retreat)
    if is_overfull(ref.pos, group) and ways(ref.pos, falling._replace(further=True)).set:
        ref.ask("further", ref.frame.who)
    else:
        end_group_retreat(ref, group)


def is_overfull(pos: Position, group: UnitSet) -> bool:
    h, side = pos.state.where[one_of(group)], side_of(pos, group)
    return bool(surplus(pos, side, h) & group)


def end_group_retreat(ref: Referee, group: UnitSet) -> None:
    """They have gone back: in a later combat of the phase they defend with one each."""
    retreats.end_retreat(ref, group)
    battle = battle_of(ref.pos)
    if battle is None:
        return
    ref.amend(Battle, retreated=battle.retreated | group)
    if battle.kind in PHASES:
        ref.do(Marked(RETREATED, group, True, "VR 7.10.12", quiet=True))


PHASES = ("", "exploitation")  # combats of a phase in which hexes are attacked one after the other (K-21)


@rule("VR 7.10.11")
def resolve_no_retreat(ref: Referee) -> None:
    """A unit that is far enough stays; who has no way to be so is eliminated."""
    falling = ref.pos.memo(Retreat)
    if falling.hexes_left <= 0:
        arrive(ref, falling.group)
        return
    for unit in bits(falling.group):
        unit_losses.eliminate(ref, unit, "no-retreat", "VR 7.10.11")
    retreats.end_retreat(ref, falling.group, lives=False)


# -- the questions


def retreat_menu(pos: Position) -> Menu:
    falling = pos.memo(Retreat)
    if not falling.group:
        found = units(falling.units, "VR 7.10.2", not_among_cause(pos, "VR 7.10.2", "why-no-retreat"))
        return Menu(pos.frame.who, "vr-retreat-who", "VR 7.10.2", {"apart": found})
    verbs = {"back": ways(pos, falling)}
    if falling.group.bit_count() > 1:
        verbs["apart"] = parting_units(pos, falling)
    args: dict[str, Argument] = {"units": Units(falling.group), "left": falling.hexes_left}
    return Menu(pos.frame.who, "vr-retreat", "VR 7.10.2", verbs, args)


def parting_units(pos: Position, falling: Retreat) -> Allowed:
    return units(falling.group, "VR 7.10.4", not_among_cause(pos, "VR 7.10.4", "why-no-retreat"))


@rule("VR 7.10.10")
def further_menu(pos: Position) -> Menu:
    falling: Retreat = pos.state.frames[-2].memo
    verbs = {"on": button("VR 7.10.10"), "stay": button("VR 7.10.10")}
    if falling.group.bit_count() > 1:
        verbs["apart"] = parting_units(pos, falling)
    args: dict[str, Argument] = {"units": Units(falling.group), "hex": At(falling.path[-1])}
    return Menu(pos.frame.who, "vr-retreat-further", "VR 7.10.10", verbs, args)


def go_on(ref: Referee, _: int) -> None:
    ref.finish()
    ref.amend(Retreat, further=True)


def stay(ref: Referee, _: int) -> None:
    ref.finish()
    end_group_retreat(ref, ref.pos.memo(Retreat).group)


def part_one(ref: Referee, unit: int) -> None:
    ref.finish()
    retreats.take(ref, 1 << unit)
    arrive(ref, 1 << unit)


WAYS = RetreatRule("falling", ways, take, go, resolve_no_retreat, next_group, together=True)
FURTHER = {"on": Verb(go_on), "apart": Verb(part_one, UNIT, HAND), "stay": Verb(stay, role=CLOSE)}
PROCEDURES = {
    "retreat": retreats.procedure("retreat", "fall_back", WAYS, retreat_menu, Retreat, who="apart"),
    "further": Ask("further", further_menu, FURTHER),
}
