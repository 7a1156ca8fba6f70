"""9. Combat: who attacks whom, the die, and what it asks of both sides."""

from __future__ import annotations

import re

from grognard.games.victory_lost import odds
from grognard.games.victory_lost.data import COLUMNS
from grognard.games.victory_lost.movement import side_units
from grognard.games.victory_lost.rulebook import book
from grognard.games.victory_lost.state import ACTIVE, FOUGHT, Battle, Own, Toll
from grognard.games.victory_lost.zoc import held, line
from grognard.kernel.changes import Marked, Removed, StepLost, Told
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Allowed, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import DEAD, Frame, Position, UnitSet, fact
from grognard.rules import assembling

RESULT = re.compile(r"(?:A([1-4])|([1-4])?(DR2|DR)?)")


# -- who may attack


@rule("AVL 9.0a", "AVL 9.1.1a", "AVL 9.1.1b", "AVL 9.1.2", "AVL 7.0", "AVL 2.3.1")
@fact
def able(pos: Position, side: int) -> Allowed:
    """Activated combat units on the map that have not fought in this segment; nobody must."""
    data, marks = book(pos).data, pos.state.marks
    mine = side_units(pos, side) & ~pos.state.own.boxed
    found = units(mine, "AVL 9.0a").less("AVL 2.3.1", mine & data.hqs).only("AVL 9.1.1b", marks[ACTIVE])
    return found.less("AVL 9.1.1a", marks[FOUGHT])


@rule("AVL 9.0a", "AVL 9.0b", "AVL 9.1.4a", "AVL 9.1.6", "AVL 12.1b")
@fact
def target_hexes(pos: Position, side: int) -> Allowed:
    """Hexes with enemy combat units next to one's own, each once in a segment; an HQ alone is no target."""
    own: Own = pos.state.own
    grid, foes, ready = pos.game.map.grid, line(pos, 1 - side), able(pos, side).set
    here, spent = pos.hexes_of(ready), pos.hexes_of(side_units(pos, side) & pos.state.marks[FOUGHT])
    near, around = grid.spread(here, book(pos).data.passable), grid.around(here)
    allowed = hexes(foes, "AVL 9.0b").less("AVL 9.1.4a", own.attacked).less("AVL 9.1.6", around & ~near)
    allowed.less("AVL 9.1.1a", grid.around(spent) & ~around)
    lone = held(pos, 1 - side) & ~foes
    return allowed.only("AVL 9.0a", around | grid.around(spent)).but_for(lambda: [("AVL 12.1b", lone), ("AVL 9.0b", lone)])


@rule("AVL 9.1.3a", "AVL 9.1.3b", "AVL 9.1.4b", "AVL 9.1.6")
def against(pos: Position, side: int, target: int) -> Allowed:
    """Whoever stands next to the hex, from as many hexes as you like; stacked units may go their own ways."""
    ready = able(pos, side)
    allowed = units(ready.set, "AVL 9.0a")
    allowed.barred = list(ready.barred)
    grid, hex_ = pos.game.map.grid, 1 << target
    near, around = grid.spread(hex_, book(pos).data.passable), grid.around(hex_)
    return allowed.less("AVL 9.1.6", pos.units_in(around & ~near)).only("AVL 9.0a", pos.units_in(around))


# -- the question of a combat segment


def may_fight(pos: Position) -> bool:
    return bool(target_hexes(pos, pos.frame.who).set)


@rule("AVL 4.1.2c", "AVL 9.2a", "AVL 9.0c", "AVL 9.1.2")
def phase_menu(pos: Position, side: int, cite: str) -> Menu:
    """One attack after another, in the order the attacker likes."""
    return Menu(side, "avl-combat", cite, {"target": target_hexes(pos, side), "end_phase": button(cite)})


@rule("AVL 12.2b", "AVL 12.3", "AVL 12.4a")
def open_segment(ref: Referee, _: Frame) -> None:
    """Whom each HQ is stacked with now is what counts until the segment ends."""
    pos, hqs = ref.pos, book(ref.pos).data.hqs
    stacks = tuple((hq, pos.at(pos.state.where[hq]) & ~hqs) for hq in bits(hqs) if pos.state.where[hq] >= 0)
    own: Own = ref.state.own
    ref.state = ref.state._replace(own=own._replace(escorts=tuple((hq, units) for hq, units in stacks if units)))


def escort(pos: Position, hq: int) -> UnitSet:
    own: Own = pos.state.own
    return dict(own.escorts).get(hq, 0)


def aim(ref: Referee, target: int) -> None:
    ref.ask("battle", ref.frame.who, Battle(target))


def close(ref: Referee, _: Frame) -> None:
    own: Own = ref.state.own
    if ref.state.marks[FOUGHT]:
        ref.do(Marked(FOUGHT, ref.state.marks[FOUGHT], False, "AVL 9.1.1a", quiet=True))
    ref.state = ref.state._replace(own=own._replace(attacked=0, escorts=()))


# -- the question of one attack


@rule("AVL 9.2b", "AVL 9.3.4a", "AVL 9.1.4b")
def assemble_menu(pos: Position) -> Menu:
    """Below 1-1 after terrain no attack is declared."""
    battle: Battle = pos.frame.memo
    side = pos.frame.who
    join = against(pos, side, battle.target).less("AVL 9.1.3a", battle.attackers)
    ready = button("AVL 9.2b").less("AVL 9.2b", int(not battle.attackers))
    if battle.attackers:
        ready.less("AVL 9.3.4a", int(not odds.possible(odds.reckon(pos, battle))))
    verbs = {"join": join, "leave": units(battle.attackers, "AVL 9.1.3a"), "attack": ready, "cancel": button("AVL 9.1.2")}
    return Menu(side, "avl-assemble", "AVL 9.2b", verbs, {"hex": battle.target})


@rule("AVL 9.1.1a", "AVL 9.1.4a", "AVL 9.1.5")
def announce(ref: Referee, _: int) -> None:
    """None of them attacks again in this segment, nor is the hex attacked again."""
    battle: Battle = ref.frame.memo
    battle = battle._replace(defenders=odds.defenders(ref.pos, battle))
    own: Own = ref.state.own
    ref.do(Marked(FOUGHT, battle.attackers, True, "AVL 9.1.1a", quiet=True))
    assembling.announced(ref, "avl-attack", battle, own._replace(attacked=own.attacked | 1 << battle.target), "AVL 9.2b")


# -- 9.4: the die and its result


@rule("AVL 9.4.1a", "AVL 9.2d", "AVL 1.2b")
def throw(ref: Referee, frame: Frame) -> None:
    battle: Battle = frame.memo
    sum_ = odds.reckon(ref.pos, battle)
    args = (("attack", sum_.attack), ("defence", sum_.defence), ("column", COLUMNS[sum_.column]))
    ref.do(Told("avl-odds", args, "AVL 9.3.2a"))
    die = ref.roll(6, "avl-die", "AVL 9.4.1a")
    result = book(ref.pos).data.crt.cell(die, sum_.column)
    ref.do(Told("avl-result", (("die", die), ("result", result), ("word", word(result))), "AVL 9.4.1a"))
    ref.remember(battle._replace(result=result))


def word(result: str) -> str:
    """A result as a name that texts can choose by."""
    return "none" if result == "-" else f"s{result}" if result[0].isdigit() else result


@rule("AVL 9.4.1b", "AVL 9.4.1c", "AVL 9.4.1d", "AVL 9.4.1e", "AVL 9.4.1f", "AVL 9.4.1g")
def parsed(result: str) -> tuple[int, int, int]:
    """(steps the attacker loses, steps the defender loses, hexes he falls back)."""
    found = RESULT.fullmatch("" if result == "-" else result)
    if found is None:
        raise ValueError(f"no result is called {result}")
    attacker, defender, retreat = found.groups()
    return int(attacker or 0), int(defender or 0), {"DR": 1, "DR2": 2}.get(retreat or "", 0)


def alive(pos: Position, units: UnitSet) -> UnitSet:
    return sum(1 << u for u in bits(units) if pos.state.where[u] >= 0)


@rule("AVL 9.4.1c", "AVL 9.4.1d", "AVL 9.4.1g")
def take_losses(ref: Referee, frame: Frame) -> None:
    """Losses come before any retreat."""
    battle: Battle = frame.memo
    mine, theirs, _ = parsed(battle.result)
    for units_, steps, cite in ((battle.attackers, mine, "AVL 9.4.1c"), (battle.defenders, theirs, "AVL 9.4.1d")):
        if steps:
            side = ref.game.roster[units_.bit_length() - 1].side
            exact(ref, Toll(units_, steps, cite), side)


def exact(ref: Referee, toll: Toll, side: int) -> None:
    """Ask for steps, unless there is nothing to choose."""
    pos = ref.pos
    bearing = alive(pos, toll.units)
    if sum(pos.state.steps[u] for u in bits(bearing)) <= toll.left:
        for unit in bits(bearing):
            kill(ref, unit, "combat", toll.cite)
    elif bearing.bit_count() == 1:
        for _ in range(toll.left):
            lose_step(ref, bearing.bit_length() - 1, toll.cite)
    else:
        ref.ask("losses", side, toll._replace(units=bearing))


@rule("AVL 9.4.2b")
def losses_menu(pos: Position) -> Menu:
    """Their owner shares them out as he likes."""
    toll: Toll = pos.frame.memo
    verbs = {"lose": units(alive(pos, toll.units), "AVL 9.4.2b")}
    return Menu(pos.frame.who, "avl-losses", "AVL 9.4.2b", verbs, {"left": toll.left})


def lose(ref: Referee, unit: int) -> None:
    toll: Toll = ref.frame.memo
    owner = ref.frame.who
    ref.finish()
    lose_step(ref, unit, toll.cite)
    if toll.left > 1:
        exact(ref, toll._replace(left=toll.left - 1), owner)


@rule("AVL 2.2.3c", "AVL 9.4.2a", "AVL 9.4.2c")
def lose_step(ref: Referee, unit: int, cite: str) -> None:
    """Turned over, or off the map when there is no other side."""
    left = ref.state.steps[unit] - 1
    if left:
        ref.do(StepLost(unit, left, cite))
    else:
        kill(ref, unit, "combat", cite)


def kill(ref: Referee, unit: int, how: str, cite: str) -> None:
    ref.do(Removed(unit, DEAD, how, cite))
    bit = 1 << unit
    own: Own = ref.state.own
    ref.state = ref.state._replace(own=own._replace(fallen=own.fallen | bit))
    for mark, units_ in enumerate(ref.state.marks):
        if units_ & bit:
            ref.do(Marked(mark, bit, False, cite, quiet=True))
