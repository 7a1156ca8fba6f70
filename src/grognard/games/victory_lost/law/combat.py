"""9. Combat: who attacks whom, the die, and what it asks of both sides."""

from __future__ import annotations

import re
from typing import Any

from grognard.games.victory_lost.law import odds, why_not
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.data import COLUMNS
from grognard.games.victory_lost.law.movement import side_units
from grognard.games.victory_lost.law.names import ACTIVE, FOUGHT, Battle, Own
from grognard.games.victory_lost.law.supply import units_on_map
from grognard.games.victory_lost.law.zoc import line, occupied_hexes
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Marked, Message, Removed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds, one_of
from grognard.kernel.menu import Allowed, Bar, Cause, hexes, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact
from grognard.rules.assault import Assault, Cites, Prompts
from grognard.rules.losses import Debt, LossRule, owe
from grognard.rules.losses import living_units as living_units
from grognard.rules.why_not import fixed_words, no_enemy_there, out_of_range_words

RESULT = re.compile(r"(?:A([1-4])|([1-4])?(DR2|DR)?)")


# -- who may attack


@rule("AVL 9.0a", "AVL 9.1.1a", "AVL 9.1.1b", "AVL 9.1.2", "AVL 7.0", "AVL 2.3.1")
@fact
def able(pos: Position, side: int) -> Allowed:
    """Activated combat units on the map that have not fought in this segment; nobody must."""
    data, marks = book(pos).data, pos.state.marks
    mine = data.of_side[side] & units_on_map(pos)
    found = units(mine, "AVL 9.0a", why_not.not_movable_cause(pos, "AVL 9.0a"))
    found.less("AVL 2.3.1", mine & data.hqs, "avl-why-hq-fights-not")
    found.less("AVL 9.1.1b", mine & ~marks[ACTIVE], "avl-why-not-activated")
    return found.less("AVL 9.1.1a", marks[FOUGHT], "why-fought")


@rule("AVL 9.0a", "AVL 9.0b", "AVL 9.1.4a", "AVL 9.1.6", "AVL 12.1b")
@fact
def target_hexes(pos: Position, side: int) -> Allowed:
    """Hexes with enemy combat units next to one's own, each once in a segment; an HQ alone is no target."""
    own: Own = pos.state.own
    grid, foes, ready = pos.game.map.grid, line(pos, 1 - side), able(pos, side).set
    here, spent = pos.hexes_of(ready), pos.hexes_of(side_units(pos, side) & pos.state.marks[FOUGHT])
    near, around = grid.spread(here, book(pos).data.passable), grid.adjacent(here)
    allowed = hexes(foes, "AVL 9.0a", no_enemy_there("AVL 9.0b")).less(
        "AVL 9.1.4a", own.attacked, "why-attacked"
    )
    allowed.less("AVL 9.1.6", foes & around & ~near, "avl-why-wall")
    allowed.less("AVL 9.1.1a", foes & grid.adjacent(spent) & ~around, "avl-why-neighbours-fought")
    allowed.less("AVL 9.0a", foes & ~(around | grid.adjacent(spent)), "why-no-unit-beside")
    lone = occupied_hexes(pos, 1 - side) & ~foes
    return allowed.relaxing(
        lambda: [Bar("AVL 12.1b", lone, "avl-why-lone-hq"), Bar("AVL 9.0b", lone, "avl-why-lone-hq")]
    )


@rule("AVL 9.1.3a", "AVL 9.1.3b", "AVL 9.1.4b", "AVL 9.1.6")
def joins(pos: Position, battle: Battle) -> Allowed:
    """Units next to the hex, from any number of hexes; stacked units may attack different hexes."""
    grid, hex_, side = pos.game.map.grid, 1 << battle.target, pos.frame.who
    near, around = grid.spread(hex_, book(pos).data.passable), grid.adjacent(hex_)
    mine = side_units(pos, side) & units_on_map(pos)
    allowed = able(pos, side).copy("AVL 9.0a")
    allowed.less("AVL 9.1.6", pos.units_in(around & ~near) & mine, "avl-why-wall")
    return allowed.less("AVL 9.0a", mine & ~pos.units_in(around), out_of_range_words(pos, battle.target))


# -- the question of a combat segment


@rule("AVL 12.2b", "AVL 12.3", "AVL 12.4a")
def open_segment(ref: Referee, _: Frame) -> None:
    """Whom each HQ is stacked with now is what counts until the segment ends."""
    pos, hqs = ref.pos, book(ref.pos).data.hqs
    stacks = tuple((hq, pos.at(pos.state.where[hq]) & ~hqs) for hq in bits(hqs) if pos.state.where[hq] >= 0)
    ref.note("AVL 12.2b", escorts=tuple((hq, units) for hq, units in stacks if units))


def escort(pos: Position, hq: int) -> UnitSet:
    own: Own = pos.state.own
    return dict(own.escorts).get(hq, 0)


# -- the question of one attack


@rule("AVL 9.3.4a")
def require_odds(pos: Position, battle: Battle, attack: Allowed) -> Allowed:
    """Below 1-1 after terrain no attack is declared."""
    sum_ = odds.compute_odds(pos, battle)
    weak = (("attack", sum_.attack), ("defence", sum_.defence))
    return attack.less("AVL 9.3.4a", int(not odds.is_possible(sum_)), fixed_words("avl-why-odds", weak))


@rule("AVL 9.1.4a", "AVL 9.1.5")
def spent_fields(pos: Position, battle: Battle) -> dict[str, Any]:
    """The hex is not attacked again in this segment."""
    return {"attacked": pos.state.own.attacked | 1 << battle.target}


ASSAULT = Assault(
    Cites(
        question="AVL 9.2b",
        join="AVL 9.1.3a",
        twice="AVL 9.1.3a",
        attack="AVL 9.2b",
        announce="AVL 9.2b",
        cancel="AVL 9.1.2",
        mark="AVL 9.1.1a",
        close="AVL 9.1.1a",
    ),
    Prompts("avl-combat", "avl-assemble", "avl-attack"),
    Battle,
    target_hexes,
    joins,
    odds.defenders,
    spent_fields,
    mark=FOUGHT,
    reset={"attacked": 0, "escorts": ()},
    restrain=require_odds,
)


# -- 9.4: the die and its result


@rule("AVL 9.4.1a", "AVL 9.4.1b", "AVL 9.2d", "AVL 1.2b")
def roll_combat(ref: Referee, frame: Frame) -> None:
    battle: Battle = frame.memo
    sum_ = odds.compute_odds(ref.pos, battle)
    args = (("attack", sum_.attack), ("defence", sum_.defence), ("column", COLUMNS[sum_.column]))
    ref.do(Message("avl-odds", args, "AVL 9.3.2a"))
    die = ref.roll(6, "avl-die", "AVL 9.4.1a")
    result = book(ref.pos).data.crt.cell(die, sum_.column)
    cite = "AVL 9.4.1b" if result == "-" else "AVL 9.4.1a"
    ref.do(Message("avl-result", (("die", die), ("result", result), ("word", word(result))), cite))
    ref.remember(battle._replace(result=result))


def word(result: str) -> str:
    """A result as a name that texts can choose by."""
    return "none" if result == "-" else f"s{result}" if result[0].isdigit() else result


@rule("AVL 9.4.1b", "AVL 9.4.1c", "AVL 9.4.1d", "AVL 9.4.1e", "AVL 9.4.1f", "AVL 9.4.1g")
def parse_result(result: str) -> tuple[int, int, int]:
    """(steps the attacker loses, steps the defender loses, hexes he falls back)."""
    found = RESULT.fullmatch("" if result == "-" else result)
    if found is None:
        raise ValueError(f"no result is called {result}")
    attacker, defender, retreat = found.groups()
    return int(attacker or 0), int(defender or 0), {"DR": 1, "DR2": 2}.get(retreat or "", 0)


@rule("AVL 9.4.1c", "AVL 9.4.1d", "AVL 9.4.1g")
def take_losses(ref: Referee, frame: Frame) -> None:
    """Losses come before any retreat."""
    battle: Battle = frame.memo
    mine, theirs, _ = parse_result(battle.result)
    for units_, steps, cite in (
        (battle.attackers, mine, "AVL 9.4.1c"),
        (battle.defenders, theirs, "AVL 9.4.1d"),
    ):
        if steps:
            side = ref.game.roster[one_of(units_)].side
            owe(ref, side, Debt(units_, steps, cite), BEARING)


@rule("AVL 9.4.2b")
def eligible_for_loss(pos: Position, debt: Debt) -> Allowed:
    """Their owner shares them out as he likes."""
    return units(living_units(pos, debt.units), "AVL 9.4.2b", lambda unit: no_loss(pos, unit))


@rule("AVL 12.2a", "AVL 9.4.1d")
def no_loss(pos: Position, unit: int) -> Cause:
    """Of who bears no loss: an HQ never does, and others only in their own combat."""
    mine = pos.game.roster[unit].side == pos.frame.who
    if mine and holds(book(pos).data.hqs, unit) and pos.state.where[unit] >= 0:
        return Cause("AVL 12.2a", "avl-why-hq-no-loss", (("unit", Units(1 << unit)),))
    if mine and pos.state.where[unit] >= 0:
        return Cause("AVL 9.4.1d", "why-no-loss", (("unit", Units(1 << unit)),))
    return why_not.not_on_map_cause(pos, unit, "AVL 9.4.1d")


@rule("AVL 2.2.3c", "AVL 9.4.2a", "AVL 9.4.2c")
def lose_step(ref: Referee, unit: int, cite: str) -> None:
    """Turned over, or off the map when there is no other side."""
    left = ref.state.steps[unit] - 1
    if left:
        ref.do(StepsChanged(unit, left, cite))
    else:
        lose_all(ref, unit, cite)


def lose_all(ref: Referee, unit: int, cite: str) -> None:
    eliminate(ref, unit, "combat", cite)


def eliminate(ref: Referee, unit: int, how: str, cite: str) -> None:
    ref.do(Removed(unit, DEAD, how, cite))
    bit = 1 << unit
    ref.note(cite, fallen=ref.state.own.fallen | bit)
    for mark, units_ in enumerate(ref.state.marks):
        if units_ & bit:
            ref.do(Marked(mark, bit, False, cite, quiet=True))


BEARING = LossRule("avl-losses", "AVL 9.4.2b", eligible_for_loss, lose_step, lose_all)
