"""6.2.7, 10 and 12. Support: artillery and aircraft through the HQs, and rockets."""

from __future__ import annotations

from grognard.games.velikiye_luki.law import odds, why_not
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.combat import is_defenceless
from grognard.games.velikiye_luki.law.names import SIDES, UNSUPPLIED, USED, Battle, Own
from grognard.kernel.arguments import Argument, At, Units
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.flow import COMMIT, Verb
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.menu import BUTTON, UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import finish
from grognard.rules.why_not import out_of_range_words

MOST_GUNS, MOST_AIR = 2, 1  # for each side in a combat
ROCKET_RANGE = 2
EVERYBODY = ("3C", "all")  # the colours of HQs that support any unit of their side


def supporter(pos: Position) -> tuple[int, int]:
    """The side that is asked for its support, and its place: 0 the attacker, 1 the defender."""
    battle: Battle = pos.frame.memo
    attacker = odds.attacking_side(pos, battle)
    place = 1 if pos.frame.step.endswith("defender_support") else 0
    return (1 - attacker if place else attacker), place


@rule("VL 1.4b", "VL 1.4a")
def supports_left(pos: Position, hq: int) -> int:
    own: Own = pos.state.own
    return book(pos).data.more(hq).supports - dict(own.supports).get(hq, 0)


@rule("VL 1.4d", "VL 1.4e", "VL 1.4f", "VL 1.4g", "VL 1.4h", "VL 1.4i")
def units_to_support(pos: Position, hq: int, part: UnitSet) -> UnitSet:
    """The units of a combat that an HQ may support."""
    data = book(pos).data
    colour = data.more(hq).colour
    if colour in EVERYBODY:
        return part
    return unitset(u for u in bits(part) if data.more(u).colour == colour)


@rule("VL 1.4c", "VL 0.4", "VL 1.3i")
def is_in_range(pos: Position, hq: int, target: int, part: UnitSet) -> bool:
    """Within its range of the defender's hex (or, where the players so chose, of a unit it supports)."""
    grid, where, reach = pos.game.map.grid, pos.state.where, book(pos).data.more(hq).range
    if book(pos).range_to_target:
        return grid.distance(where[hq], target) <= reach
    return any(grid.distance(where[hq], where[u]) <= reach for u in bits(units_to_support(pos, hq, part)))


@rule("VL 1.4a", "VL 1.4c", "VL 1.4d")
def hqs(pos: Position) -> Allowed:
    """The HQs that may support this combat."""
    battle: Battle = pos.frame.memo
    side, place = supporter(pos)
    data = book(pos).data
    # an HQ supports others, not itself
    part = (battle.defenders if place else battle.attackers) & data.combat
    mine = unitset(u for u in bits(data.units_of_kind["hq"] & data.of_side[side]) if pos.state.where[u] >= 0)
    found = units(mine, "VL 1.4a", why_not.not_among_cause(pos, "VL 1.4a", "vl-why-no-hq"))
    for hq in bits(mine):
        if supports_left(pos, hq) < 1:
            found.less("VL 1.4b", 1 << hq, "vl-why-no-support-left")
        if not units_to_support(pos, hq, part):
            found.less("VL 1.4d", 1 << hq, "vl-why-colour")
        if not is_in_range(pos, hq, battle.target, part):
            found.less("VL 1.4c", 1 << hq, out_of_range_words(pos, battle.target))
    return found


@rule("VL 6.2.7a", "VL 6.2.7b", "VL 12a")
def artillery(pos: Position) -> Allowed:
    """A point of artillery through an HQ; two at most in a combat."""
    battle, (side, place) = pos.frame.memo, supporter(pos)
    found = hqs(pos)
    if battle.guns[place] >= MOST_GUNS:
        found.less("VL 6.2.7b", ~0, "vl-why-two-points")
    return found if pos.state.own.guns[side] else found.less("VL 12a", ~0, "vl-why-no-points")


@rule("VL 6.2.7d", "VL 6.2.7e", "VL 10.1a", "VL 10.1c", "VL 10.2a", "VL 10.2b")
def aviation(pos: Position) -> Allowed:
    """An air mission through an HQ; one at most in a combat."""
    battle, (side, place), data = pos.frame.memo, supporter(pos), book(pos).data
    found = hqs(pos)
    if battle.air[place] >= MOST_AIR:
        found.less("VL 6.2.7e", ~0, "vl-why-one-mission")
    if pos.state.own.air[side]:
        return found
    grounded = not data.air[pos.state.own.weather][side]  # rather than spent
    cite = ("VL 10.2a", "VL 10.2b")[side] if grounded else "VL 10.1a"
    return found.less(cite, ~0, "vl-why-grounded" if grounded else "vl-why-no-missions")


@rule("VL 1.5h", "VL 1.5k", "VL 6a", "VL 6.2.7c", "VL 8.3d")
def rockets(pos: Position) -> Allowed:
    """Rocket units within two hexes of the defender that have not fired this turn; unsupplied ones take part
    in no attack.
    """
    battle, (side, place) = pos.frame.memo, supporter(pos)
    data, grid = book(pos).data, pos.game.map.grid
    mine = data.units_of_kind["rocket"] & data.of_side[side]
    there = unitset(u for u in bits(mine) if pos.state.where[u] >= 0)
    near = pos.units_in(grid.disc(1 << battle.target, ROCKET_RANGE))
    found = units(there, "VL 1.5h", why_not.not_among_cause(pos, "VL 1.5h", "vl-why-no-rockets"))
    found.less("VL 1.5k", pos.state.marks[USED], "vl-why-fired")
    found.less("VL 1.5h", there & ~near, out_of_range_words(pos, battle.target))
    return found if place else found.less("VL 8.3d", pos.state.marks[UNSUPPLIED], "vl-why-unsupplied")


@rule("VL 6.2.7f")
def may_support(pos: Position) -> bool:
    """The attacker first, then the defender; nobody is asked who has nothing to give."""
    if is_defenceless(pos, pos.frame.memo):
        return False
    battle, (_, place) = pos.frame.memo, supporter(pos)
    # who has given something says himself when he is done
    begun = battle.guns[place] or battle.air[place] or battle.rockets[place]
    return bool(begun or artillery(pos).set or aviation(pos).set or rockets(pos).set)


def menu(pos: Position) -> Menu:
    battle: Battle = pos.frame.memo
    side, place = supporter(pos)
    own: Own = pos.state.own
    verbs = {
        "artillery": artillery(pos),
        "aviation": aviation(pos),
        "rockets": rockets(pos),
        "ready": button("VL 6.2.7f"),
    }
    args: dict[str, Argument] = {"hex": At(battle.target), "guns": own.guns[side], "air": own.air[side]}
    return Menu(side, ("vl-support-attack", "vl-support-defence")[place], "VL 6.2.7f", verbs, args)


def with_points(pair: tuple[int, int], place: int, more: int) -> tuple[int, int]:
    return (pair[0] + more, pair[1]) if place == 0 else (pair[0], pair[1] + more)


def use_support(ref: Referee, hq: int, left: int, what: str, cite: str, **spent: tuple[int, int]) -> None:
    """One of the HQ's supports besides the point itself."""
    used = dict(ref.state.own.supports)
    used[hq] = used.get(hq, 0) + 1
    args = (("unit", Units(1 << hq)), ("side", SIDES[ref.game.roster[hq].side]), ("left", left))
    ref.note(cite, what, args, supports=tuple(sorted(used.items())), **spent)


def give_artillery(ref: Referee, hq: int) -> None:
    battle, (side, place), own = ref.frame.memo, supporter(ref.pos), ref.state.own
    guns = with_points(own.guns, side, -1)
    use_support(ref, hq, guns[side], "vl-guns", "VL 6.2.7a", guns=guns)
    ref.remember(battle._replace(guns=with_points(battle.guns, place, 1)))


def give_aviation(ref: Referee, hq: int) -> None:
    battle, (side, place), own = ref.frame.memo, supporter(ref.pos), ref.state.own
    air = with_points(own.air, side, -1)
    use_support(ref, hq, air[side], "vl-air", "VL 6.2.7d", air=air)
    ref.remember(battle._replace(air=with_points(battle.air, place, 1)))


@rule("VL 1.5k", "VL 1.5h")
def give_rockets(ref: Referee, unit: int) -> None:
    """It has served for this turn."""
    battle, (_, place) = ref.frame.memo, supporter(ref.pos)
    given = list(battle.rockets)
    given[place] |= 1 << unit
    ref.do(Marked(USED, 1 << unit, True, "VL 1.5k"))
    ref.remember(battle._replace(rockets=tuple(given)))


VERBS = {
    "artillery": Verb(give_artillery, UNIT),
    "aviation": Verb(give_aviation, UNIT),
    "rockets": Verb(give_rockets, UNIT),
    "ready": Verb(finish, BUTTON, COMMIT),
}
