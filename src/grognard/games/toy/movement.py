"""4. Movement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.toy.state import MOVED, SIDES
from grognard.kernel.changes import Marked, Moved
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Phase, Seq, Step
from grognard.kernel.going import Leg, Network, Reach, Terms, reach
from grognard.kernel.hexes import HexSet, both, without
from grognard.kernel.menu import Allowed, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, side_fact

if TYPE_CHECKING:
    from grognard.games.toy.data import Data
    from grognard.games.toy.rulebook import Rulebook


@rule("TOY 4.2")
def networks(data: Data) -> dict[str, Network]:
    """A field costs 1, the hill 2; the foot pays 1 more to cross the stream."""
    map, grid = data.map, data.map.grid
    stream, field, hill = map.sides["stream"], grid.toward(map.terrain["field"]), grid.toward(map.terrain["hill"])
    wading = [Leg(1, without(field, stream)), Leg(2, both(field, stream)), Leg(2, without(hill, stream)), Leg(3, both(hill, stream))]
    return {"foot": Network(grid, (tuple(wading),)), "horse": Network(grid, ((Leg(1, field), Leg(2, hill)),))}


# -- what follows from where the counters stand


def side_units(pos: Position, side: int) -> UnitSet:
    """A side's counters on the map."""
    first, end = pos.game.roster.spans[side]
    return sum(1 << u for u in range(first, end) if pos.state.where[u] >= 0)


@rule("TOY 4.3")
@side_fact
def zoc(pos: Position, side: int) -> HexSet:
    """The hexes next to a side's counters."""
    return pos.game.map.grid.around(pos.held(side))


def only_unit(pos: Position, h: int) -> int:
    """The counter of a hex: there is never more than one."""
    return pos.at(h).bit_length() - 1


# -- where a counter can go


@rule("TOY 4.1", "TOY 4.3")
def reached(pos: Position, h: int) -> Reach:
    """One hex may always be entered; beside an enemy one stops; friends are passed, enemies are not."""
    rules: Rulebook = pos.game.rules
    counter = pos.game.roster[only_unit(pos, h)]
    terms = Terms(free=rules.data.land & ~pos.held(1 - counter.side), stop=zoc(pos, 1 - counter.side))
    return reach(rules.networks[counter.kind], 1 << h, counter.move, terms, always=True)


@rule("TOY 1.3")
def destinations(pos: Position, h: int) -> Allowed:
    """One counter to a hex."""
    rules: Rulebook = pos.game.rules
    counter = pos.game.roster[only_unit(pos, h)]
    allowed = hexes(reached(pos, h).hexes, "TOY 4.1").less("TOY 1.3", pos.held(counter.side))
    return allowed.but_for(lambda: [("TOY 1.1", rules.data.map.terrain["pond"]), ("TOY 4.3", pos.held(1 - counter.side))])


# -- the question of a movement phase


def phase_menu(pos: Position) -> Menu:
    side = pos.frame.who
    choice = units(side_units(pos, side), "TOY 4.1").less("TOY 4.1", pos.state.marks[MOVED])
    return Menu(side, "toy-move", "TOY 4.1", {"unit": choice, "end_phase": button("TOY 3.2")})


def take(ref: Referee, unit: int) -> None:
    ref.ask("moving", ref.frame.who, ref.state.where[unit])


def end_phase(ref: Referee, _: int) -> None:
    ref.finish()


def close(ref: Referee, _: Frame) -> None:
    if ref.state.marks[MOVED]:
        ref.do(Marked(MOVED, ref.state.marks[MOVED], False, "TOY 3.2", quiet=True))


def movement_phase(side: int) -> Step:
    ask = Ask("move", phase_menu, {"unit": take, "end_phase": end_phase}, final=frozenset({"end_phase"}))
    return Phase(f"{SIDES[side]}-movement", side, "TOY 3.2", Seq((ask, Do("close", close))))


# -- the question of a counter in hand


def moving_menu(pos: Position) -> Menu:
    here = pos.frame.memo
    verbs = {"to": destinations(pos, here), "drop": button("TOY 4.1")}
    return Menu(pos.frame.who, "toy-moving", "TOY 4.1", verbs, {"hex": here})


def go(ref: Referee, to: int) -> None:
    here = ref.frame.memo
    unit = only_unit(ref.pos, here)
    path = reached(ref.pos, here).path(to)
    ref.finish()
    ref.do(Moved(unit, path, "move", "TOY 4.1"))
    ref.do(Marked(MOVED, 1 << unit, True, "TOY 4.1", quiet=True))


def drop(ref: Referee, _: int) -> None:
    ref.finish()


MOVING = Ask("moving", moving_menu, {"to": go, "drop": drop})
