"""What the results of a combat come to, if both owners choose as said here: each is played out by the rules
themselves.

The policy, which the table shows beside the figures: an owner goes back as long as all of his can do so out
of enemy zones into a hex with room, and loses steps otherwise, on the weakest unit that may bear them; an
attacker whose enemy has left the hex loses steps rather than go back, and one unit enters it; the last
obligation of a bold result is made a step. Where a hex is too full when the phase ends, the weakest unit in
it goes.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.velikiye_luki.law import combat_results, odds, retreat, stacking, supply
from grognard.games.velikiye_luki.law.battle import battle_of
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import GERMAN, SOVIET, Battle, PendingResult
from grognard.games.velikiye_luki.law.zoc import effective_zoc, occupied_hexes
from grognard.kernel.changes import Removed
from grognard.kernel.hexes import bits, holds
from grognard.kernel.menu import Act, Menu
from grognard.kernel.places import DEAD
from grognard.kernel.preview import PreviewRow, Tone
from grognard.kernel.state import Position, UnitSet
from grognard.rules import combat_forecast
from grognard.rules.combat_forecast import Ending, Fight, Wording

POLICY = "vl-policy"  # the text that says it
AFTER_THE_DICE = "defender"
# what may be answered beforehand, and how
ORDERS = {
    "falling": ("policy",),
    "ordeal": ("policy", "fall_back"),
    "toll": ("policy",),
    "defender_support": ("ready",),
    "pursuit": ("policy", "halt"),
}
TONES: Mapping[Tone, tuple[str, ...]] = {
    "good": ("-/1", "-/R", "-/R1", "-/R2", "-/R3", "-/R4"),
    "bad": ("R2/-", "R1/-", "R/-", "1/-", "2/1"),
}
WORDING = Wording(reasons={"VL 6.6.1f": "zone", "VL 6.5n": "hold", "VL 6.5o": "hold", "VL 6.6.1i": "city"})


def rows(pos: Position, battle: Battle, chances: Mapping[str, float]) -> tuple[PreviewRow, ...]:
    fight = Fight(battle.target, odds.attacking_side(pos, battle), battle.attackers, battle.defenders)
    return combat_forecast.rows(
        pos,
        fight,
        chances,
        (),  # a face of the last die alone says nothing
        lambda code: play_out_result(pos, battle, code),
        tone,
        WORDING,
        book(pos).data.combat,
    )


def play_out_result(pos: Position, battle: Battle, result: str) -> list[Ending]:
    """From the moment the dice lie to the end of the advance; then who stands over the limit, as the end of
    the phase will find it.
    """
    side = odds.attacking_side(pos, battle)
    found = combat_forecast.endings(pos, AFTER_THE_DICE, side, battle._replace(result=result), choice)
    return [end._replace(changes=[*end.changes, *surplus(pos, end.pos)]) for end in found]


def surplus(before: Position, after: Position) -> list[Removed]:
    """The weakest units of each hex that has become too full, as many as must go when the phase ends."""
    found = []
    for side in (SOVIET, GERMAN):
        for h in bits(stacking.overfull(after, side) & ~stacking.overfull(before, side)):
            stack = stacking.counting(after, side, h)
            while not stacking.can_stack(after, side, stack):
                unit = weakest(after, stacking.surplus(after, side, stack))
                stack &= ~(1 << unit)
                found.append(Removed(unit, DEAD, "crowded", "VL 6.6.1k"))
    return found


def tone(result: str) -> Tone:
    """For the attacker."""
    return next((name for name, results in TONES.items() if result in results), "even")


# -- the policy


def choice(pos: Position, menu: Menu) -> Act:
    verbs = {verb: allowed.set for verb, allowed in menu.verbs.items() if allowed.set}
    if "impose_step" in verbs:
        return Act("impose_step", 0)
    if "fall_back" in verbs:
        step = "hold" if "hold" in verbs else "lose"
        return (
            Act("fall_back", 0)
            if step not in verbs or does_retreat(pos)
            else Act(step, weakest(pos, verbs[step]))
        )
    if "lose" in verbs:
        return Act("lose", weakest(pos, verbs["lose"]))
    if "back" in verbs:
        return Act(
            "back", min(bits(verbs["back"]), key=lambda h: (not has_room(pos, pos.frame.memo.group, h), h))
        )
    if "advance" in verbs and not holds(occupied_hexes(pos, menu.who), pos.frame.memo.target):
        return Act("advance", bits(verbs["advance"])[0])
    return Act("stay" if "stay" in verbs else "halt", 0)


def does_retreat(pos: Position) -> bool:
    """Does the owner of this ordeal go back a hex rather than lose a step?"""
    one: PendingResult = pos.frame.memo
    battle = battle_of(pos)
    if one.role == 0 and not one.must and not pos.at(battle.target) & battle.defenders:
        return False
    going = combat_results.stack_of(pos, one) if one.must else one.units
    stacks = [going & pos.at(h) for h in bits(pos.hexes_of(going))]
    return all(any(has_room(pos, stack, h) for h in calm_retreats(pos, stack)) for stack in stacks)


def calm_retreats(pos: Position, stack: UnitSet) -> list[int]:
    """The hexes around, out of enemy zones, that a stack can enter."""
    return bits(retreat.enterable(pos, stack) & ~effective_zoc(pos, 1 - retreat.side_of(pos, stack)))


def has_room(pos: Position, group: UnitSet, h: int) -> bool:
    """Would a group that goes back to a hex be within the limit there?"""
    side = retreat.side_of(pos, group)
    return stacking.can_stack(
        pos, side, stacking.counting(pos, side, h) | group & ~book(pos).data.units_of_kind["hq"]
    )


def weakest(pos: Position, units: UnitSet) -> int:
    return min(bits(units), key=lambda u: (supply.value(pos, u), u))
