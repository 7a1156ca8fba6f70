"""4. Movement."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from grognard.games.toy.law.names import MOVED, SIDES
from grognard.kernel.arguments import At, Charge, Points
from grognard.kernel.changes import Marked, Moved
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, HAND, Ask, Do, Phase, Seq, Step, Verb
from grognard.kernel.hexes import HexSet, both, without
from grognard.kernel.menu import HEX, UNIT, Allowed, Bar, Cause, Menu, button, hexes, units
from grognard.kernel.pathfinding import Leg, MoveTerms, Network, Reach, reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, side_fact
from grognard.rules import why_not
from grognard.rules.answers import ENOUGH, PUT_DOWN
from grognard.rules.why_not import Trip, about_hex

if TYPE_CHECKING:
    from grognard.games.toy.law.book import Rulebook
    from grognard.games.toy.law.data import Data


@rule("TOY 4.2")
def networks(data: Data) -> dict[str, Network]:
    """A field costs 1, the hill 2; the foot pays 1 more to cross the stream."""
    map, grid = data.map, data.map.grid
    stream, field, hill = (
        map.sides["stream"],
        grid.toward(map.terrain["field"]),
        grid.toward(map.terrain["hill"]),
    )
    wading = [
        Leg(1, without(field, stream)),
        Leg(2, both(field, stream)),
        Leg(2, without(hill, stream)),
        Leg(3, both(hill, stream)),
    ]
    return {"foot": Network(grid, (tuple(wading),)), "horse": Network(grid, ((Leg(1, field), Leg(2, hill)),))}


# -- what follows from where the counters stand


def side_units(pos: Position, side: int) -> UnitSet:
    """A side's counters on the map."""
    return pos.on_map(side)


@rule("TOY 4.3")
@side_fact()
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
    return reach(rules.networks[counter.kind], 1 << h, counter.move, terms(pos, counter.side), always=True)


def terms(pos: Position, side: int) -> MoveTerms:
    rules: Rulebook = pos.game.rules
    return MoveTerms(free=rules.data.land & ~pos.held(1 - side), stop=zoc(pos, 1 - side))


@rule("TOY 1.3")
def destinations(pos: Position, h: int) -> Allowed:
    """One counter to a hex."""
    rules: Rulebook = pos.game.rules
    counter = pos.game.roster[only_unit(pos, h)]
    allowed = hexes(reached(pos, h).hexes, "TOY 4.1", lambda to: no_way(pos, h, to))
    allowed.less("TOY 1.3", pos.held(counter.side), about_hex("why-full", pos))
    return allowed.relaxing(
        lambda: [
            Bar("TOY 1.1", rules.data.map.terrain["pond"], "toy-why-pond"),
            Bar("TOY 4.3", pos.held(1 - counter.side), about_hex("why-enemy-there", pos)),
        ]
    )


def no_way(pos: Position, h: int, to: int) -> list[Cause]:
    """Why a counter does not get so far: the enemies that stop it, or the points."""
    rules: Rulebook = pos.game.rules
    counter = pos.game.roster[only_unit(pos, h)]
    foe = 1 - counter.side
    enemies = side_units(pos, foe)
    trip = Trip(rules.networks[counter.kind], 1 << h, counter.move, terms(pos, counter.side), True)
    bars = [
        why_not.enemy_bars("TOY 4.3", pos, rules.data.land, pos.held(foe), enemies),
        why_not.zone_stops("TOY 4.3", pos, zoc(pos, foe), enemies),
    ]
    limit = why_not.too_far("TOY 4.1", Points(counter.move), price(pos, counter.kind))
    return why_not.hindrances(trip, bars, limit, to) or [Cause("TOY 4.1", "why-no-way", (("hex", At(to)),))]


@rule("TOY 4.2")
def price(pos: Position, kind: str) -> why_not.Price:
    """What a step is paid for."""
    map = pos.game.map

    def step(a: int, b: int) -> list[Charge]:
        ground, wet = map.terrain_of(b), map.grid.spread(1 << a, map.sides["stream"]) >> b & 1
        found = [Charge(ground, Points(2 if ground == "hill" else 1))]
        return found + [Charge("stream", Points(1), True)] * int(wet and kind == "foot")

    return step


# -- the question of a movement phase


def phase_menu(pos: Position) -> Menu:
    side = pos.frame.who
    choice = units(side_units(pos, side), "TOY 4.1", not_at_hand(pos, "TOY 4.1"))
    choice.less("TOY 4.1", pos.state.marks[MOVED], "why-moved")
    return Menu(side, "toy-move", "TOY 4.1", {"unit": choice, "end_phase": button("TOY 3.2")})


def not_at_hand(pos: Position, cite: str) -> Callable[[int], Cause]:
    """Of a counter that is not one's own, or is on the map no more."""

    def outside(unit: int) -> Cause:
        mine = pos.game.roster[unit].side == pos.frame.who
        return Cause(cite, *(why_not.absent if mine else why_not.enemy_unit)(pos, unit))

    return outside


def take(ref: Referee, unit: int) -> None:
    ref.ask("moving", ref.frame.who, ref.state.where[unit])


def close(ref: Referee, _: Frame) -> None:
    if ref.state.marks[MOVED]:
        ref.do(Marked(MOVED, ref.state.marks[MOVED], False, "TOY 3.2", quiet=True))


def movement_phase(side: int) -> Step:
    ask = Ask("move", phase_menu, {"unit": Verb(take, UNIT, HAND), "end_phase": ENOUGH})
    return Phase(f"{SIDES[side]}-movement", side, "TOY 3.2", Seq((ask, Do("close", close))))


# -- the question of a counter in hand


def moving_menu(pos: Position) -> Menu:
    here = pos.frame.memo
    verbs = {"to": destinations(pos, here), "drop": button("TOY 4.1")}
    return Menu(pos.frame.who, "toy-moving", "TOY 4.1", verbs, {"hex": At(here)})


def go(ref: Referee, to: int) -> None:
    here = ref.frame.memo
    unit = only_unit(ref.pos, here)
    path = reached(ref.pos, here).path(to)
    ref.finish()
    ref.do(Moved(unit, path, "move", "TOY 4.1"))
    ref.do(Marked(MOVED, 1 << unit, True, "TOY 4.1", quiet=True))


MOVING = Ask("moving", moving_menu, {"to": Verb(go, HEX, GO), "drop": PUT_DOWN}, memo=int)
