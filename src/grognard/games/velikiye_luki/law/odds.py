"""6.2 to 6.4. The reckoning of a combat: strengths, odds, and every modifier with its paragraph."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from grognard.games.velikiye_luki.law import festung, supply
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import ISOLATED, SOVIET, UNSUPPLIED, Battle
from grognard.games.velikiye_luki.law.zoc import closed_city, occupied_hexes, zoc
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, holds, one_of, unitset
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import Item, Shift

INFANTRY = ("infantry", "mountain", "parachute", "security", "cadre", "ski", "motorised", "mechanised")
TANKS = ("tank", "flame", "assault_gun")
# what antitank guns, first losses and the like look at
ARMOUR = ("tank", "flame", "assault_gun", "portee", "mechanised")
RIVALS = ("tank", "flame", "mechanised")  # what an armour bonus is worth something against
RATIOS = ((1, 3), (1, 2), (1, 1), (3, 2), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (7, 1), (8, 1))
INTEGRAL = ("20M", "1SS", "291", "6L", "205", "331")


class OddsCalculation(NamedTuple):
    attack: int
    defence: int
    strengths: list[Item]
    raw: int  # the column of the bare odds
    shifts: list[Shift]
    column: int  # before quality
    qualities: tuple[str, str]


def attacking_side(pos: Position, battle: Battle) -> int:
    return pos.game.roster[one_of(battle.attackers)].side if battle.attackers else pos.frame.who


@rule("VL 6.1c", "VL 6b", "VL 1.6b")
def defenders(pos: Position, battle: Battle) -> UnitSet:
    """All the units of the hex together, but for the garrison."""
    data = book(pos).data
    return (
        pos.at(battle.target) & data.of_side[1 - attacking_side(pos, battle)] & ~data.units_of_kind["festung"]
    )


def units_of_kinds(pos: Position, units: UnitSet, kinds: tuple[str, ...]) -> UnitSet:
    of = book(pos).data.units_of_kind
    return units & sum(of[kind] for kind in kinds)


@rule("VL 1.3e", "VL 15.2")
def starred_units(pos: Position, units: UnitSet) -> UnitSet:
    """Those whose face has the asterisk: it is printed on the full side alone."""
    rules, roster, steps = book(pos), pos.game.roster, pos.state.steps
    return unitset(
        u for u in bits(units & ~rules.plain) if rules.data.more(u).star and steps[u] == roster[u].steps
    )


# -- 6.2, in the order of the table


@rule(
    "VL 6.2.1a",
    "VL 6.2.1b",
    "VL 6.2.1c",
    "VL T.mod.1",
    "VL 3.2g",
    "VL T.terr.1",
    "VL T.terr.2",
    "VL T.terr.3",
    "VL T.terr.4",
    "VL T.terr.5",
    "VL T.terr.6",
    "VL T.terr.7",
    "VL T.terr.12",
)
def ground(pos: Position, battle: Battle) -> list[Shift]:
    """The best of what is in the hex; a river that any attacker crosses; a height that any attacker is below;
    no road, no rail.
    """
    map, effects, h = pos.game.map, book(pos).ground.effects, battle.target
    froms = pos.hexes_of(battle.attackers)
    here = [name for name, area in map.terrain.items() if area >> h & 1] + [
        f for f in ("village", "city") if map.features[f] >> h & 1
    ]
    if map.terrain["lake"] & froms and "lake" not in here:
        here.append("lake")
    best = min(here, key=lambda name: effects[name].combat)
    found = [Shift(effects[best].combat, "VL 6.2.1c" if len(here) > 1 else "VL 6.2.1a", f"terrain-{best}")]
    found.append(river(pos, battle, froms))
    low = bool(map.features["height"] >> h & 1 and froms & ~map.features["height"])
    found.append(Shift(effects["height"].combat if low else 0, "VL T.terr.11", "height"))
    return found


@rule("VL 6.2.1b", "VL T.terr.8", "VL T.terr.9", "VL T.terr.10", "VL 3.2g")
def river(pos: Position, battle: Battle, froms: HexSet) -> Shift:
    """The worst crossing of any attacker: a bridge takes one column off a major river, nothing off a minor
    one.
    """
    map, effects, grid = pos.game.map, book(pos).ground.effects, pos.game.map.grid
    worst, what = 0, "river"
    for h in bits(froms):
        over = {
            name
            for name in ("river", "major_river", "bridge")
            if grid.spread(1 << h, map.sides[name]) >> battle.target & 1
        }
        name = (
            "bridge"
            if {"major_river", "bridge"} <= over
            else "major_river"
            if "major_river" in over
            else "river"
            if "river" in over
            else ""
        )
        if name and effects[name].combat < worst:
            worst, what = effects[name].combat, name
    return Shift(worst, "VL 6.2.1b", what)


@rule("VL 6.2.2a", "VL 6.2.2b", "VL 6.2.2c", "VL 6.2.2d", "VL 13.2.3c", "VL T.mod.2")
def integrity(pos: Position, battle: Battle) -> Shift:
    """All the regiments of a formation that are in play, at least two; or three brigades of the corps where
    its limit is lifted.
    """
    data, whole, own = book(pos).data, False, pos.state.own
    away = {one.unit for one in own.back}  # thrown off the map: entered, not lost, and not here
    for name in INTEGRAL:
        there = unitset(u for u in bits(data.regiments[name]) if pos.state.where[u] >= 0 or u in away)
        whole = whole or (there.bit_count() > 1 and not there & ~battle.attackers)
    if not book(pos).corps_limit:
        whole = whole or (data.corps & battle.attackers).bit_count() >= 3
    return Shift(int(whole), "VL 6.2.2a", "integrity")


def are_stacked(pos: Position, units: UnitSet, kinds: tuple[str, ...], others: UnitSet) -> bool:
    """Does some unit of these kinds share its hex with one of the others?"""
    return any(
        pos.at(pos.state.where[u]) & others & ~(1 << u) for u in bits(units_of_kinds(pos, units, kinds))
    )


@rule("VL 6.2.3a", "VL 6.2.3b", "VL 1.5d")
def has_combined_arms(pos: Position, units: UnitSet) -> bool:
    """Infantry stacked with tanks or assault guns; Soviet mechanised brigades always."""
    return bool(units_of_kinds(pos, units, ("mechanised",))) or are_stacked(
        pos, units, INFANTRY, units_of_kinds(pos, units, TANKS)
    )


@rule("VL 6.2.3a", "VL T.mod.3")
def infantry_and_armour(pos: Position, battle: Battle) -> Shift:
    """For each side; where both have it they cancel."""
    both = has_combined_arms(pos, battle.attackers) - has_combined_arms(pos, battle.defenders)
    return Shift(both, "VL 6.2.3a", "combined")


@rule("VL 6.2.4a", "VL 6.2.4b", "VL 6.2.4c", "VL 1.3f", "VL T.mod.4")
def antitank(pos: Position, battle: Battle) -> Shift:
    """For a defender whose infantry has antitank guns with it, or a dot, against armour; never for an
    attacker.
    """
    data = book(pos).data
    dotted = unitset(u for u in bits(battle.defenders & ~data.units_of_kind["antitank"]) if data.more(u).dot)
    guns = units_of_kinds(pos, battle.defenders, ("antitank", "portee"))
    has = bool(dotted) or are_stacked(pos, battle.defenders, INFANTRY, guns)
    return Shift(-int(has and bool(units_of_kinds(pos, battle.attackers, ARMOUR))), "VL 6.2.4a", "antitank")


@rule("VL 6.2.5a", "VL 6.2.5b", "VL 1.3e", "VL T.mod.5")
def armour_bonus(pos: Position, battle: Battle) -> Shift:
    """Against tanks, flame tanks or Soviet mechanised infantry none of which has the bonus; antitank guns
    only in defence.
    """

    def earned(mine: UnitSet, theirs: UnitSet, kinds: tuple[str, ...]) -> bool:
        rivals = units_of_kinds(pos, theirs, RIVALS)
        return bool(
            starred_units(pos, units_of_kinds(pos, mine, kinds)) and rivals and not starred_units(pos, rivals)
        )

    attack = earned(battle.attackers, battle.defenders, TANKS)
    defence = earned(battle.defenders, battle.attackers, (*TANKS, "portee", "antitank"))
    return Shift(attack - defence, "VL 6.2.5a" if attack else "VL 6.2.5b", "armour-bonus")


@rule("VL 6.2.6", "VL 1.5b", "VL 1.5f", "VL T.mod.6")
def engineers(pos: Position, battle: Battle) -> Shift:
    """Engineers and flame-throwers against, or in, a city or village."""
    built = (pos.game.map.features["village"] | pos.game.map.features["city"]) >> battle.target & 1
    kinds = ("engineer", "flame")
    both = bool(units_of_kinds(pos, battle.attackers, kinds)) - bool(
        units_of_kinds(pos, battle.defenders, kinds)
    )
    return Shift(both if built else 0, "VL 6.2.6", "engineers")


@rule("VL 6.2.7a", "VL 6.2.7c", "VL 1.5h", "VL 1.5i", "VL T.mod.7")
def artillery(pos: Position, battle: Battle) -> Shift:
    """Every point and every rocket unit spent, less the enemy's."""
    mine, theirs = (battle.guns[i] + battle.rockets[i].bit_count() for i in (0, 1))
    return Shift(mine - theirs, "VL 6.2.7a", "artillery")


@rule("VL 6.2.7d", "VL 10.1b", "VL T.mod.8")
def aviation(pos: Position, battle: Battle) -> Shift:
    return Shift(battle.air[0] - battle.air[1], "VL 6.2.7d", "aviation")


@rule("VL 6.2.8", "VL 4.2.1g", "VL T.mod.9")
def concentric(pos: Position, battle: Battle) -> Shift:
    """Every hex around holds one of the attacker's side, lies in its zone or cannot be entered; the
    defender's friends do not break it.
    """
    side = attacking_side(pos, battle)
    grid, rules = pos.game.map.grid, book(pos)
    around = grid.adjacent(1 << battle.target)
    enterable = rules.ground.open_to("foot") | rules.ground.open_to("motor")
    free = around & enterable & ~closed_city(pos, 1 - side) & ~occupied_hexes(pos, side) & ~zoc(pos, side)
    return Shift(int(not free), "VL 6.2.8", "concentric")


@rule("VL 7.6a", "VL T.mod.10")
def besieging(pos: Position, battle: Battle) -> Shift:
    """A Soviet unit of the encirclement in the combat costs its side a column, in attack and in defence."""
    part = battle.attackers | battle.defenders
    way = -1 if attacking_side(pos, battle) == SOVIET else 1
    return Shift(way * bool(part & festung.participants(pos)), "VL 7.6a", "besieging")


MODIFIERS: tuple[Callable[[Position, Battle], Shift], ...] = (
    *(
        integrity,
        infantry_and_armour,
        antitank,
        armour_bonus,
        engineers,
        artillery,
        aviation,
        concentric,
        besieging,
    ),
)


@rule("VL 6.2a", "VL 6.2b", "VL T.mod.12")
def modifiers(pos: Position, battle: Battle) -> list[Shift]:
    """All of them in the order of the table, each kind once."""
    return [*ground(pos, battle), *(one(pos, battle) for one in MODIFIERS)]


# -- 6.4


@rule("VL 6.4a", "VL 6.4b", "VL 6.4e")
def odds_column(attack: int, defence: int) -> int:
    """The last column whose odds are reached, in the defender's favour; beneath the first it is the first."""
    reached = [i for i, (a, d) in enumerate(RATIOS) if attack * d >= a * defence]
    return reached[-1] if reached else 0


@rule("VL 6.4c", "VL 6.4e")
def shift_column(pos: Position, column: int, shifts: list[int]) -> int:
    """Held within the table once at the end, or after each modifier where the players so chose."""
    last = len(RATIOS) - 1
    if book(pos).clamp_each:
        for n in shifts:
            column = max(0, min(last, column + n))
        return column
    return max(0, min(last, column + sum(shifts)))


@rule("VL 6.3b", "VL 6.3a", "VL 1.3a", "VL 6.2.9")
def best_quality(pos: Position, units: UnitSet) -> str:
    data = book(pos).data
    fighting = units & data.combat
    return min((data.more(u).quality for u in bits(fighting)), default="D")


@rule("VL 6.4a", "VL 6.1c")
def compute_odds(pos: Position, battle: Battle) -> OddsCalculation:
    battle = battle if battle.defenders else battle._replace(defenders=defenders(pos, battle))
    roster = pos.game.roster
    mine = [
        Item(roster[u].id, supply.attack_value(pos, u), cite_of(pos, u, True)) for u in bits(battle.attackers)
    ]
    theirs = [
        Item(roster[u].id, supply.defence_value(pos, u), cite_of(pos, u, False))
        for u in bits(battle.defenders)
    ]
    attack, defence = sum(i.value for i in mine), sum(i.value for i in theirs)
    raw = odds_column(attack, defence) if defence else len(RATIOS) - 1
    shifts = modifiers(pos, battle)
    qualities = best_quality(pos, battle.attackers), best_quality(pos, battle.defenders)
    return OddsCalculation(
        attack,
        defence,
        mine + theirs,
        raw,
        shifts,
        shift_column(pos, raw, [s.columns for s in shifts]),
        qualities,
    )


def cite_of(pos: Position, unit: int, attacking: bool) -> str:
    if holds(pos.state.marks[UNSUPPLIED], unit):
        return "VL 8.3d"
    return "VL 8.3b" if attacking and holds(pos.state.marks[ISOLATED], unit) else "VL 6.1c"


@rule("VL 6.3c", "VL 6.3d", "VL T.mod.11", "VL 6.2.9")
def quality_shift(pos: Position, quality: str, die: int, defending: bool) -> int:
    """Columns by the quality die; the defender's count the other way."""
    found = book(pos).data.quality[quality][die - 1]
    return -found if defending else found


@rule("VL 15.1")
def die_with_luck(pos: Position, side: int, die: int) -> int:
    """With the option, Soviet dice of turn 1 count one more, at most six."""
    return min(6, die + 1) if book(pos).luck and side == SOVIET and pos.state.turn == 1 else die


@rule("VL 6.4c", "VL 6.4d", "VL 6.2.9")
def final_column(pos: Position, battle: Battle, sum_: OddsCalculation) -> int:
    """Quality comes last."""
    mine, theirs, _ = battle.dice
    quality = [
        quality_shift(pos, sum_.qualities[0], mine, False),
        quality_shift(pos, sum_.qualities[1], theirs, True),
    ]
    return shift_column(pos, sum_.raw, [*(s.columns for s in sum_.shifts), *quality])
