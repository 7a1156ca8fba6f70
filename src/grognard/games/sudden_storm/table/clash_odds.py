"""What an air combat comes to on the whole, before it is fought: to fight or to abort, to jettison, to attack
the screen or to pass it.

Units are matched as the policy of air_forecast matches them, by the rules' own steps; what befalls each is
then reckoned exactly, as every exchange hangs on no other but by who has got past the screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from grognard.games.sudden_storm.law.air import charts, duels, matching
from grognard.games.sudden_storm.law.air.charts import ABORT, BACK, KILL, NOTHING
from grognard.games.sudden_storm.law.air.clash import (
    Clash,
    Pairs,
    bypassing_units,
    interceptors,
    mission_force,
    screen,
    units_in_fight,
)
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.table.air_forecast import weakest
from grognard.kernel.arguments import Arguments
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.menu import Act
from grognard.kernel.state import Position, UnitSet

Told = Mapping[str, Mapping[int, tuple[str, Arguments]]]
Fates = dict[int, dict[str, float]]  # by unit: the chance of each result
FACES = range(1, charts.DIE + 1)
BUTTON = 0  # the noun of a button


def shot_chances(pos: Position, firer: int, target: int) -> dict[str, float]:
    """Of one shot, each result."""
    column = book(pos).data.tables.air.column(duels.difference(pos, firer, target))
    more = sum(item.value for item in duels.dice_items(pos, firer, target))
    found = dict.fromkeys((KILL, ABORT, BACK, NOTHING), 0.0)
    for a, b in product(FACES, FACES):
        found[column.result(a + b + more)] += 1 / len(FACES) ** 2
    return found


def percent(chance: float) -> int:
    return round(100 * chance)


# -- who meets whom


def paired(
    pos: Position, clash: Clash, done: UnitSet, choosers: matching.Choosers, foes: matching.Choosers
) -> Clash:
    """A step of matching, each unit against the weakest foe that it may take."""
    while (some := choosers(pos, clash) & ~done) and (others := foes(pos, clash) & ~done):
        unit, foe = matching.first_unit(some), weakest(pos, others)
        mine = interceptors(pos, clash) >> unit & 1
        clash = clash._replace(pairs=(*clash.pairs, (unit, foe) if mine else (foe, unit)))
    return clash


# -- what befalls them


def fire(pos: Position, fates: Fates, pairs: Pairs, answers: bool = True) -> UnitSet:
    """The exchanges of a step; all who took part."""
    done = unitset(unit for pair in pairs for unit in pair)
    while pairs:
        exchange = matching.next_exchange(pairs, answers)
        play(pos, fates, exchange.lone, exchange.many, answers)
        both = exchange.many | 1 << exchange.lone
        pairs = tuple(pair for pair in pairs if not (both >> pair[0] & 1 and both >> pair[1] & 1))
    return done


def play(pos: Position, fates: Fates, lone: int, many: UnitSet, answers: bool) -> None:
    """The many fire one by one, the strongest first, until one of them scores; the lone one at the weakest of
    them. Who has been turned back at the screen is not there.
    """
    present = {unit: fates[unit][NOTHING] for unit in bits(many)}
    alive, miss = fates[lone][NOTHING], 1.0
    for unit in sorted(present, key=lambda one: (-duels.strengths(pos, one)[0], one)):
        shot = shot_chances(pos, unit, lone)
        for code in (KILL, ABORT, BACK):
            fates[lone][code] += alive * miss * present[unit] * shot[code]
        miss *= 1 - present[unit] * (1 - shot[NOTHING])
    fates[lone][NOTHING] = alive * miss
    nobody = 1.0  # of those who are weaker
    for unit in sorted(present, key=lambda one: (duels.strengths(pos, one)[1], one)) if answers else ():
        shot, aimed = shot_chances(pos, lone, unit), nobody * present[unit]
        for code in (KILL, ABORT, BACK):
            fates[unit][code] += aimed * shot[code]
        fates[unit][NOTHING] -= aimed * (1 - shot[NOTHING])
        nobody *= 1 - present[unit]


def fates_of_all(pos: Position, clash: Clash) -> Fates:
    """The whole combat of a hex, as the interceptors are divided now."""
    if not screen(pos, clash):
        clash = clash._replace(bypass=interceptors(pos, clash))
    all_there = units_in_fight(pos, clash, clash.side) | interceptors(pos, clash)
    fates = {unit: {KILL: 0.0, ABORT: 0.0, BACK: 0.0, NOTHING: 1.0} for unit in bits(all_there)}
    met = paired(pos, clash, 0, matching.unmatched_facing, matching.escorts_to_face)
    met = paired(pos, met, 0, matching.spare_escorts, matching.units_attacking_screen)
    done = fire(pos, fates, met.pairs)
    met = paired(pos, clash, done, matching.free_escorts, bypassing_units)
    fire(pos, fates, met.pairs, answers=False)
    met = paired(pos, clash, done, matching.units_past_screen, mission_force)
    fire(pos, fates, met.pairs)
    return fates


# -- in a few figures


class Outlook(NamedTuple):
    """Shares, in percent: of the mission force that can go on with its mission; of the mission's side that is
    eliminated or aborted; and of the interceptors.
    """

    through: int
    lost: int
    shot: int
    killed: int
    hurt: int


def outlook(pos: Position, clash: Clash) -> Outlook:
    fates, foes = fates_of_all(pos, clash), interceptors(pos, clash)
    mine = units_in_fight(pos, clash, clash.side)

    def share(some: UnitSet, code: str) -> int:
        return percent(sum(fates[unit][code] for unit in bits(some)) / max(1, some.bit_count()))

    through = share(mission_force(pos, clash), NOTHING)
    return Outlook(through, share(mine, KILL), share(mine, ABORT), share(foes, KILL), share(foes, ABORT))


def divided(pos: Position) -> tuple[str, Arguments]:
    return words(pos, pos.memo(Clash))


def words(pos: Position, clash: Clash) -> tuple[str, Arguments]:
    """As the interceptors are divided now."""
    found = outlook(pos, clash)
    bombers = mission_force(pos, clash).bit_count()
    return "ss-foretold-clash", (("bombers", bombers), *zip(found._fields, found, strict=True))


def fight_words(pos: Position) -> tuple[str, Arguments]:
    """He who commands the mission does not know yet who will pass his screen: nobody, or all of them."""
    clash = pos.memo(Clash)
    if not screen(pos, clash):
        return words(pos, clash)
    met = outlook(pos, clash)
    passed = outlook(pos, clash._replace(bypass=interceptors(pos, clash)))
    bombers = mission_force(pos, clash).bit_count()
    more = (("through_past", passed.through), ("lost_past", passed.lost), ("killed_past", passed.killed))
    return "ss-foretold-fight", (("bombers", bombers), *zip(met._fields, met, strict=True), *more)


def abort_words(pos: Position) -> tuple[str, Arguments]:
    """Nobody fires, and all fly home: every one has come from within its range."""
    clash = pos.memo(Clash)
    return "ss-foretold-abort", (("many", units_in_fight(pos, clash, clash.side).bit_count()),)


def after(pos: Position, verb: str, unit: int) -> Position:
    return step(pos, Act(verb, unit), FixedDice(())).pos


@lru_cache(4)
def foretold(pos: Position) -> Told:
    """Of the choices of who commands the mission, and of who commands the interceptors."""
    verbs = {verb: allowed.set for verb, allowed in choices(pos).verbs.items() if allowed.set}
    if "abort" in verbs:
        jettison = {one: fight_words(after(pos, "jettison", one)) for one in bits(verbs.get("jettison", 0))}
        return {
            "fight": {BUTTON: fight_words(pos)},
            "abort": {BUTTON: abort_words(pos)},
            "jettison": jettison,
        }
    if "ready" not in verbs:
        return {}
    moved = {
        verb: {unit: divided(after(pos, verb, unit)) for unit in bits(verbs.get(verb, 0))}
        for verb in ("bypass", "face")
    }
    return {"ready": {BUTTON: divided(pos)}, **moved}
