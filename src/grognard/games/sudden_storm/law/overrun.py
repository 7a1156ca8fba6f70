"""13. Overruns: units of one hex run over the enemies beside it, in movement and in exploitation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations

from grognard.games.sudden_storm.law import (
    marching,
    movers,
    possession,
    stacking,
    step_costs,
    stocks,
    territory,
    unit_losses,
    zoc,
)
from grognard.games.sudden_storm.law.air.harassment import harassed_hexes
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat.forces import are_trucks_alone, defenders, units_at
from grognard.games.sudden_storm.law.combat.odds import OVERRUN, overrun_odds
from grognard.games.sudden_storm.law.combat.strength import strength
from grognard.games.sudden_storm.law.crossings import is_kronshtadt_open
from grognard.games.sudden_storm.law.faces import face
from grognard.games.sudden_storm.law.names import MP, STRENGTH, Battle, Moving, own
from grognard.games.sudden_storm.law.presence import occupied_hexes, side_of
from grognard.games.sudden_storm.law.weather_areas import area_weather
from grognard.kernel.arguments import At, Points
from grognard.kernel.changes import Moved
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step, Verb
from grognard.kernel.hexes import HexSet, bits, hexset, holds, unitset
from grognard.kernel.menu import HEX, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.network import UNLIMITED
from grognard.kernel.pathfinding import reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules import assault
from grognard.rules.advances import Advance, AdvanceRule, question
from grognard.rules.answers import Choice
from grognard.rules.assault import Assault, Cites, Prompts
from grognard.rules.why_not import Closure, fixed_words, known_units, not_among_cause, unit_words

HAND_ONLY = "ss-why-not-in-stack"

# -- the stack


def selected_move(pos: Position) -> Moving:
    """The unit in hand, or that was so when the overrun was begun."""
    found: Moving = next(one.memo for one in reversed(pos.state.frames) if type(one.memo) is Moving)
    return found


def points_left(pos: Position, unit: int) -> int:
    """Half points that a unit has left in this phase."""
    moving = selected_move(pos)
    return moving.left if unit == moving.unit else marching.begin_unit_move(pos, unit).left


def ready(pos: Position, moving: Moving) -> Allowed:
    """Who may move in this phase at all."""
    find = movers.exploiters if moving.exploiting else movers.movable
    return find(pos, side_of(pos, moving.unit))


@rule("SS 13.2", "SS 14D.2")
def armed_units(pos: Position, some: UnitSet) -> UnitSet:
    """Units with an attack strength (SS-P52): against trucks alone any will do (D6)."""
    some &= book(pos).data.combat_units
    return unitset(unit for unit in bits(some) if face(pos, unit).attack)


# -- what it costs


@rule("SS 13.2")
def closures(pos: Position, unit: int, target: int) -> list[Closure]:
    """What closes the hex to a unit, but for the enemies in it."""
    return [one for one in territory.closed_hexes(pos, unit) if holds(one.hexes, target)]


@rule("SS 13.4", "SS 13.7", "SS 6.8")
def price(pos: Position, unit: int, target: int) -> int | None:
    """Half points for the step, by road where there is one, with the ZOC of all but those overrun; none: no
    way. The move of one hex whatever it costs is no overrun.
    """
    data, side, h = book(pos).data, side_of(pos, unit), pos.state.where[unit]
    ends = 1 << h | 1 << target
    foes = units_at(pos, 1 - side, target)
    terms = zoc.terms_without(pos, side, data.movers[unit], foes, ends)
    terms = terms._replace(free=ends, shut=territory.shut(pos, side))
    mover, crossing = marching.mover(pos, unit), is_kronshtadt_open(pos, side)
    net = step_costs.march_network(data, mover, area_weather(pos), crossing, harassed_hexes(pos, side))
    found = reach(net, 1 << h, UNLIMITED, terms)
    return found.cost(target) if holds(found.hexes, target) else None


@rule("SS 13.5")
def charge(pos: Position, unit: int, odds: int) -> int:
    """Half points that an overrun costs besides, by its odds."""
    data = book(pos).data
    kind = "cm" if data.movers[unit] == "cm" else "foot"
    rows = data.tables.overrun
    return next((costs[kind] for least, costs in reversed(rows) if least <= odds), rows[0][1][kind])


def best_odds(pos: Position) -> int:
    """The odds from which an overrun is cheapest."""
    return book(pos).data.tables.overrun[-1][0]


def spare(pos: Position, unit: int, target: int) -> int | None:
    """What a unit would have left after the step, before it pays for the overrun; none: it cannot go."""
    step = None if closures(pos, unit, target) else price(pos, unit, target)
    return None if step is None else points_left(pos, unit) - step


@rule("SS 13.5")
def can_afford(pos: Position, unit: int, target: int, odds: int) -> bool:
    """Terrain, ZOC and the overrun are all paid, by a unit that has not moved too."""
    rest = spare(pos, unit, target)
    return rest is not None and rest >= charge(pos, unit, odds)


# -- whom


@rule("SS 13.2", "SS 8B.3", "SS 31A.2")
def fits_together(pos: Position, some: UnitSet, target: int) -> bool:
    """The limit of either hex binds those who take part (D4)."""
    here = min(bits(pos.hexes_of(some)))
    return stacking.can_stack(pos, some, here) and stacking.can_stack(pos, some, target)


@rule("SS 13.3")
def is_enough(pos: Position, odds: int) -> bool:
    return odds >= book(pos).data.constant("overrun.odds")


def can_overrun(pos: Position, some: UnitSet, target: int) -> bool:
    """Could just these overrun a hex?"""
    if not fits_together(pos, some, target):
        return False
    odds = overrun_odds(pos, some, target)
    return is_enough(pos, odds) and all(can_afford(pos, unit, target, odds) for unit in bits(some))


def may_be_strong_enough(pos: Position, some: UnitSet, target: int) -> bool:
    """A bound that is soon found: nothing adds to a printed attack."""
    foes = defenders(pos, Battle(target, some))
    if are_trucks_alone(pos, foes):
        return True
    attack = sum(face(pos, unit).attack for unit in bits(some)) * STRENGTH
    return is_enough(pos, attack // max(1, strength(pos, Battle(target, some, foes, OVERRUN), False)))


def stack(pos: Position, moving: Moving, target: int) -> UnitSet:
    """The units beside the one in hand, and itself, that could take part with good enough odds."""
    unit, data = moving.unit, book(pos).data
    here = pos.at(pos.state.where[unit]) & data.of_side[side_of(pos, unit)] & ready(pos, moving).set
    some = armed_units(pos, here) & ~own(pos).in_column
    if not holds(some, unit) or not may_be_strong_enough(pos, some, target):
        return 0
    odds = best_odds(pos)
    return unitset(one for one in bits(some) if can_afford(pos, one, target, odds))


def parties(some: UnitSet, unit: int) -> Iterator[UnitSet]:
    """The parts of a stack with one unit in them, the largest first."""
    others = [one for one in bits(some) if one != unit]
    for many in range(len(others), -1, -1):
        for chosen in combinations(others, many):
            yield unitset(chosen) | 1 << unit


def is_possible(pos: Position, moving: Moving, target: int) -> bool:
    some = stack(pos, moving, target)
    if not holds(some, moving.unit):
        return False
    return any(can_overrun(pos, party, target) for party in parties(some, moving.unit))


@rule("SS 13.1", "SS 13.2", "SS 6.8")
def targets(pos: Position, moving: Moving) -> Allowed | None:
    """The hexes with enemies that the unit in hand, alone or with others of its hex, can overrun."""
    side = side_of(pos, moving.unit)
    near = pos.game.map.grid.adjacent(1 << pos.state.where[moving.unit]) & occupied_hexes(pos, 1 - side)
    if not near:
        return None
    found = hexset(h for h in bits(near) if is_possible(pos, moving, h))
    return hexes(found, "SS 13.1", lambda h: why_not(pos, moving, h, near))


def why_not(pos: Position, moving: Moving, target: int, near: HexSet) -> list[Cause]:
    unit, at = moving.unit, ("hex", At(target))
    if not holds(near, target):
        return [Cause("SS 13.2", "ss-why-no-overrun", (at,))]
    if not armed_units(pos, 1 << unit):
        return [Cause("SS 13.2", "ss-why-unarmed", (("unit", known_units(pos, 1 << unit)),))]
    rest = spare(pos, unit, target)
    return shut_out(pos, unit, target) if rest is None else wanting(pos, moving, target, moving.left - rest)


@rule("SS 13.2", "SS 6.5")
def shut_out(pos: Position, unit: int, target: int) -> list[Cause]:
    """What keeps a unit out of the hex, enemies and points apart."""
    shut = [Cause(one.cite, *one.words(target)) for one in closures(pos, unit, target)]
    return shut or [Cause("SS 6.5", "ss-why-prohibited", (("hex", At(target)),))]


@rule("SS 13.3")
def best_party(pos: Position, moving: Moving, target: int) -> tuple[int, UnitSet]:
    """The best odds of units of the hex that fit together and may enter, whatever points they have."""
    here = pos.at(pos.state.where[moving.unit]) & ready(pos, moving).set & ~own(pos).in_column
    some = unitset(
        one
        for one in bits(armed_units(pos, here))
        if not closures(pos, one, target) and price(pos, one, target) is not None
    )
    able = (party for party in parties(some, moving.unit) if fits_together(pos, party, target))
    return max(((overrun_odds(pos, party, target), party) for party in able), default=(0, 0))


@rule("SS 13.3", "SS 13.5")
def wanting(pos: Position, moving: Moving, target: int, step: int) -> list[Cause]:
    """What is wanting: the points of the unit in hand, strength, or the points of others."""
    at, (odds, party) = ("hex", At(target)), best_party(pos, moving, target)
    weak, found = not is_enough(pos, odds), list[Cause]()
    needed = step + charge(pos, moving.unit, best_odds(pos) if weak else odds)
    if needed > moving.left:
        points = ("needed", Points(needed, MP)), ("left", Points(moving.left, MP))
        found.append(Cause("SS 13.5", "ss-why-overrun-points", (at, *points)))
    if weak:
        found.append(Cause("SS 13.3", "ss-why-overrun-odds", (at, ("odds", odds))))
    poor = unitset(one for one in bits(party) if not can_afford(pos, one, target, odds))
    return found or [Cause("SS 13.5", "ss-why-cannot-pay", (("unit", known_units(pos, poor)),))]


# -- with whom


@rule("SS 13.2", "SS 13.5")
def joins(pos: Position, battle: Battle) -> Allowed:
    """Units of the same hex that may move, can enter the hex and can pay."""
    moving = selected_move(pos)
    unit, side = moving.unit, pos.frame.who
    found = ready(pos, moving).copy("SS 13.2")
    here = pos.at(pos.state.where[unit]) & book(pos).data.of_side[side]
    found.less("SS 13.2", found.set & ~here, unit_words(HAND_ONLY, pos))
    found.less("SS 13.2", found.set & ~armed_units(pos, found.set), unit_words("ss-why-unarmed", pos))
    for one in bits(found.set):
        rest, toll = spare(pos, one, battle.target), charge(pos, one, best_odds(pos))
        if rest is None:
            for cause in shut_out(pos, one, battle.target):
                found.less(cause.cite, 1 << one, fixed_words(cause.what, cause.args))
        elif rest < toll:
            needed, has = Points(points_left(pos, one) - rest + toll, MP), Points(points_left(pos, one), MP)
            args = ("unit", known_units(pos, 1 << one)), ("needed", needed), ("left", has)
            found.less("SS 13.5", 1 << one, fixed_words("ss-why-overrun-unit", args))
    full = unitset(
        one
        for one in bits(found.set & ~battle.attackers)
        if not fits_together(pos, battle.attackers | 1 << one, battle.target)
    )
    return found.less("SS 13.2", full, stacking.told(pos, "ss-why-no-room", battle.target))


@rule("SS 13.3", "SS 13.5")
def restrain_overrun(pos: Position, battle: Battle, go: Allowed) -> Allowed:
    odds = overrun_odds(pos, battle.attackers, battle.target)
    words = ("ss-why-odds-are", (("odds", odds),))
    go.less("SS 13.3", int(not is_enough(pos, odds)), lambda _: words)
    poor = unitset(one for one in bits(battle.attackers) if not can_afford(pos, one, battle.target, odds))
    return go.less(
        "SS 13.5", int(bool(poor)), lambda _: ("ss-why-cannot-pay", (("unit", known_units(pos, poor)),))
    )


def whole_stack(pos: Position, battle: Battle) -> Allowed | None:
    """All at once, where all fit."""
    some = joins(pos, battle).set | battle.attackers
    more = some & ~battle.attackers
    return button("SS 13.2") if more & more - 1 and fits_together(pos, some, battle.target) else None


def gather(ref: Referee, _: int) -> None:
    battle = ref.pos.memo(Battle)
    ref.remember(battle._replace(attackers=battle.attackers | joins(ref.pos, battle).set))


CITES = Cites(
    question="SS 13.2",
    join="SS 13.2",
    twice="SS 13.2",
    attack="SS 13.3",
    announce="SS 13.6",
    cancel="SS 13.1",
    mark="SS 13.6",
    close="SS 13.6",
)
ASSAULT: Assault[Battle] = Assault(
    CITES,
    Prompts("ss-moving", "ss-overrun", "ss-overrun-begins"),
    Battle,
    targets=lambda pos, side: hexes(occupied_hexes(pos, 1 - side), "SS 13.2"),
    joins=joins,
    defenders=defenders,
    spent=lambda pos, battle: {},
    restrain=restrain_overrun,
    name=OVERRUN,
)


def aim(ref: Referee, target: int) -> None:
    """The unit in hand takes part, as long as its owner does not say otherwise."""
    ref.ask(OVERRUN, ref.frame.who, Battle(target, 1 << ref.pos.memo(Moving).unit, kind=OVERRUN))


CHOICE: Choice[Moving] = Choice(targets, Verb(aim, HEX))

# -- the overrun


@rule("SS 13.5", "SS 13.6")
def resolve_overrun(ref: Referee, frame: Frame) -> None:
    """Everybody pays; all enemies are gone with their cadres; who took part may enter."""
    battle: Battle = frame.memo
    pos, target = ref.pos, battle.target
    odds = overrun_odds(pos, battle.attackers, target)
    rest = {
        unit: (spare(pos, unit, target) or 0) - charge(pos, unit, odds) for unit in bits(battle.attackers)
    }
    ref.amend(Battle, result=OVERRUN)
    for foe in bits(battle.defenders):
        unit_losses.lose(ref, foe, OVERRUN, "SS 13.6")
    for unit, points in rest.items():
        spend(ref, unit, points, "SS 13.5")
    possession.resolve_possession(ref)
    ref.ask("overrun_entry", frame.who, Advance(target, battle.attackers))


def spend(ref: Referee, unit: int, points: int, cite: str) -> None:
    """A unit of an overrun has so many half points left."""
    marching.note_manner(ref, unit, marching.MARCH)
    if unit == selected_move(ref.pos).unit:
        ref.amend(Moving, left=points, how=marching.MARCH, fresh=False)
    else:
        marching.keep_points(ref, unit, points, "" if points > 0 else cite)


def followers(pos: Position, chase: Advance) -> Allowed:
    found = units(chase.units, "SS 13.6", not_among_cause(pos, "SS 13.6", "ss-why-no-part"))
    gone = chase.units & pos.at(chase.target)
    return found.less("SS 13.6", gone, "ss-why-no-part")


def entry_menu(pos: Position) -> Menu:
    chase = pos.memo(Advance)
    verbs = {"advance": followers(pos, chase), "halt": button("SS 13.6")}
    return Menu(pos.frame.who, "ss-overrun-entry", "SS 13.6", verbs, {"hex": At(chase.target)})


@rule("SS 13.6", "SS 29.2")
def enter(ref: Referee, to: int) -> bool:
    """In exploitation a unit that enters the Arctic goes no farther."""
    unit = ref.pos.memo(Advance).unit
    path = (ref.state.where[unit], to)
    ref.do(Moved(unit, path, "advance", "SS 13.6"))
    stocks.go_along(ref, unit)
    possession.pass_through(ref, unit, path)
    if selected_move(ref.pos).exploiting and holds(book(ref.pos).data.arctic, to):
        spend(ref, unit, 0, "SS 29.2")
    return False


@rule("SS 13.6")
def end_overrun(ref: Referee, _: Frame) -> None:
    """The unit in hand goes on with what it has left, if it has anything."""
    moving = ref.pos.memo(Moving)
    if moving.left <= 0:
        marching.put_down(ref, moving, "SS 13.5")


ANY_LENGTH = question("overrun_entry", AdvanceRule(followers, enter), entry_menu, Advance)
ENTRY: Ask = replace(
    ANY_LENGTH,
    verbs={"advance": ANY_LENGTH.verbs["advance"]._replace(role=""), "halt": ANY_LENGTH.verbs["halt"]},
)
PROCEDURES: Mapping[str, Step] = {
    OVERRUN: assault.battle(
        ASSAULT,
        Do("run_over_hex", resolve_overrun),
        Do("overrun_over", end_overrun),
        more={"gather": Choice(whole_stack, Verb(gather))},
    ),
    "overrun_entry": ENTRY,
}
