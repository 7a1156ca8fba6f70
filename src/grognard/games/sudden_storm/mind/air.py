"""What a computer player does with its aircraft: bombers over the attacks that they help most, or over ships,
bases and threatened friends; fighters with them; whoever is too far away to another base; what the other
player asks is answered by the policy.

There are thousands of places to fly to, and few of them are of any use: nobody weighs them one by one.
"""

from __future__ import annotations

from grognard.games.sudden_storm.law.air import flights, missions, reach
from grognard.games.sudden_storm.law.air.bases import units_at_base
from grognard.games.sudden_storm.law.air.bombing import is_halved_by_weather, is_under_flak
from grognard.games.sudden_storm.law.air.raids import Strike
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.presence import occupied_hexes
from grognard.games.sudden_storm.mind import air_staff, raids
from grognard.games.sudden_storm.mind.army import NOBODY, stacks
from grognard.games.sudden_storm.mind.attacks import ALL, attacks
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import Position, UnitSet, fact

FULL = 7.0  # odds beyond which no more help is wanted
LEAST = 0.7  # odds that help can begin with
WORTH = 0.2  # what a unit must add to the odds
QUIET = 3  # hexes from the enemy that a base should have
HALF = 2

# -- bombers


@fact
def odds_by_target(pos: Position, side: int) -> dict[int, tuple[float, float]]:
    """Hexes that a side can attack: the strength that it can bring, with the aircraft over them, and the
    defence.
    """
    mine, theirs = stacks(pos, side), stacks(pos, 1 - side)
    found = {}
    over = flights.units_on_mission(pos, side, flights.BOMB, flights.SUPPORT)
    for one in attacks(pos, side, ALL):
        ground = sum(mine.get(h, NOBODY).attack for h in one.origins)
        helped = min(
            ground, sum(strength_brought(pos, unit, one.target) for unit in bits(over & pos.at(one.target)))
        )
        found[one.target] = ground + helped, max(1.0, theirs[one.target].defence)
    return found


def strength_brought(pos: Position, unit: int, h: int) -> float:
    """What a unit adds to an attack on a hex."""
    data, side = book(pos).data, pos.game.roster[unit].side
    divisor = (HALF if is_halved_by_weather(pos, h) else 1) * (
        HALF if is_under_flak(pos, side, h, flights.SUPPORT) else 1
    )
    return data.plane(unit).tactical / divisor


def help_to(pos: Position, unit: int, h: int) -> float:
    """By how much a unit raises the odds, up to where they are high enough."""
    attack, defence = odds_by_target(pos, pos.game.roster[unit].side)[h]
    if attack < LEAST * defence:
        return 0.0
    return min(FULL, (attack + strength_brought(pos, unit, h)) / defence) - min(FULL, attack / defence)


def best_target(pos: Position, unit: int, near: HexSet) -> int | None:
    some = [h for h in odds_by_target(pos, pos.game.roster[unit].side) if holds(near, h)]
    best = max(some, key=lambda h: (help_to(pos, unit, h), -h), default=None)
    return best if best is not None and help_to(pos, unit, best) >= WORTH else None


# -- fighters


def bare_targets(pos: Position, side: int) -> HexSet:
    """Target hexes with fewer escorts than bombers."""
    bombers = flights.units_on_mission(pos, side) & ~flights.units_on_mission(pos, side, flights.ESCORT)
    escorts = flights.units_on_mission(pos, side, flights.ESCORT)
    return sum(
        1 << h
        for h in bits(pos.hexes_of(bombers))
        if (escorts & pos.at(h)).bit_count() < (bombers & pos.at(h)).bit_count()
    )


# -- bases


def is_out_of_range(pos: Position, unit: int) -> bool:
    """Is no enemy on land within its range?"""
    near = reach.hexes_in_range(pos, unit, pos.state.where[unit], book(pos).data.plane(unit).range)
    return not near & occupied_hexes(pos, 1 - pos.game.roster[unit].side)


def forward_base(pos: Position, unit: int, some: HexSet) -> int | None:
    """Of some bases the quiet one that is nearest to the enemy, and where fewest are."""
    side, grid = pos.game.roster[unit].side, pos.game.map.grid
    foes, mine = occupied_hexes(pos, 1 - side), units_at_base(pos, side)
    quiet = some & ~grid.disc(foes, QUIET)
    far, area = QUIET, grid.disc(foes, QUIET)
    while quiet and not quiet & area and far < grid.stride:
        far, area = far + 1, grid.disc(area, 1)
    near = bits(quiet & area)
    return min(near, key=lambda h: ((mine & pos.at(h)).bit_count(), h), default=None)


# -- answers


def plan(pos: Position, unit: int) -> Act | None:
    """What a unit at its base does in this phase; nothing, where there is nothing to do."""
    aloft = missions.TakingOff(unit)
    if book(pos).data.plane(unit).is_fighter:
        some = missions.escort(pos, aloft, False).set & bare_targets(pos, pos.game.roster[unit].side)
        return Act("escort", bits(some)[0]) if some else None
    near = missions.bombing(pos, aloft, False).set
    target = best_target(pos, unit, near)
    if target is None:
        target = raids.target(pos, unit, near)
    if target is not None:
        return Act("bomb", target)
    bases = missions.transfer(pos, aloft)
    base = forward_base(pos, unit, bases.set) if bases is not None and is_out_of_range(pos, unit) else None
    return None if base is None else Act("transfer", base)


def take_off(pos: Position, some: UnitSet) -> Act:
    """Bombers first; then fighters; when nobody finds anything to do, that is all."""
    data = book(pos).data
    order = sorted(
        bits(some), key=lambda unit: (data.plane(unit).is_fighter, -data.plane(unit).tactical, unit)
    )
    found = next((unit for unit in order if plan(pos, unit) is not None), None)
    return Act("end_phase") if found is None else Act("unit", found)


def strike(pos: Position, menu: Menu) -> Act:
    """Support of an attack; else ships or aircraft below, the yard, or the support of friends."""
    h = pos.memo(Strike).hex
    if menu.verbs["support"].set and h in odds_by_target(pos, menu.who):
        return Act("support")
    if (raid := raids.strike(pos, menu)) is not None:
        return raid
    for verb in ("yard", "support", "defend"):
        if menu.verbs[verb].set:
            return Act(verb)
    return Act("cancel")


def choose_air_act(pos: Position, menu: Menu) -> Act | None:
    """The answer to a question of the air; none to others."""
    match menu.prompt:
        case "ss-fly":
            return take_off(pos, menu.verbs["unit"].set)
        case "ss-aloft" | "ss-staging":
            return plan(pos, menu.hand) or Act("drop")
        case "ss-missions":
            some = menu.verbs["bombard"].set
            return Act("bombard", bits(some)[0]) if some else Act("end_phase")
        case "ss-strike":
            return strike(pos, menu)
    if (at_the_desk := air_staff.choose_staff_act(pos, menu)) is not None:
        return at_the_desk
    policy = pos.game.hooks.policy
    return policy(pos, menu) if policy is not None and menu.cite.partition(" ")[2].startswith(AIR) else None


AIR = ("18", "19", "20", "37D")  # chapters
