"""4. Movement."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from grognard.games.toy.law.names import MOVED, SIDES
from grognard.kernel.arguments import At, Points
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.hexes import HexSet, only
from grognard.kernel.maps import Map
from grognard.kernel.menu import Allowed, Bar, Cause, Menu, hexes, units
from grognard.kernel.pathfinding import MoveTerms, Reach, reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, side_fact
from grognard.rules import march, why_not
from grognard.rules.costs import Costs, Layers
from grognard.rules.march import Manner, March, Way
from grognard.rules.why_not import Trip, hex_words

if TYPE_CHECKING:
    from grognard.games.toy.law.book import Rulebook


@rule("TOY 4.2")
def costs(map: Map) -> Costs[str]:
    """A field costs 1, the hill 2; the foot pays 1 more to cross the stream."""
    ground = {"field": 1, "hill": 2}
    prices = {"foot": {**ground, "stream": 1}, "horse": {**ground, "stream": 0}}
    layers = Layers(map.terrain.items(), sides=[("stream", map.sides["stream"])])
    return Costs(map, lambda: layers, lambda row, kind: prices[kind].get(row))


# -- what follows from where the counters stand


def side_units(pos: Position, side: int) -> UnitSet:
    """A side's counters on the map."""
    return pos.on_map(side)


@rule("TOY 4.3")
@side_fact()
def zoc(pos: Position, side: int) -> HexSet:
    """The hexes next to a side's counters."""
    return pos.game.map.grid.adjacent(pos.group_hexes(side))


def only_unit(pos: Position, h: int) -> int:
    """The counter of a hex: there is never more than one."""
    return only(pos.at(h))


# -- where a counter can go


@rule("TOY 4.1", "TOY 4.3")
def movement_reach(pos: Position, h: int) -> Reach:
    """One hex may always be entered; beside an enemy one stops; friends are passed, enemies are not."""
    rules: Rulebook = pos.game.rules
    counter = pos.game.roster[only_unit(pos, h)]
    return reach(
        rules.costs.network(counter.kind), 1 << h, counter.move, terms(pos, counter.side), always=True
    )


def terms(pos: Position, side: int) -> MoveTerms:
    rules: Rulebook = pos.game.rules
    return MoveTerms(free=rules.data.land & ~pos.group_hexes(1 - side), stop=zoc(pos, 1 - side))


@rule("TOY 1.3")
def destinations(pos: Position, h: int) -> Allowed:
    """One counter to a hex."""
    rules: Rulebook = pos.game.rules
    counter = pos.game.roster[only_unit(pos, h)]
    allowed = hexes(movement_reach(pos, h).hexes, "TOY 4.1", lambda to: no_way(pos, h, to))
    allowed.less("TOY 1.3", pos.group_hexes(counter.side), hex_words("why-full", pos))
    return allowed.relaxing(
        lambda: [
            Bar("TOY 1.1", rules.data.map.terrain["pond"], "toy-why-pond"),
            Bar("TOY 4.3", pos.group_hexes(1 - counter.side), hex_words("why-enemy-there", pos)),
        ]
    )


def no_way(pos: Position, h: int, to: int) -> list[Cause]:
    """Why a counter does not get so far: the enemies that stop it, or the points."""
    rules: Rulebook = pos.game.rules
    counter = pos.game.roster[only_unit(pos, h)]
    foe = 1 - counter.side
    enemies = side_units(pos, foe)
    trip = Trip(rules.costs.network(counter.kind), 1 << h, counter.move, terms(pos, counter.side), True)
    bars = [
        why_not.enemy_bars("TOY 4.3", pos, rules.data.land, pos.group_hexes(foe), enemies),
        why_not.zone_stops("TOY 4.3", pos, zoc(pos, foe), enemies),
    ]
    limit = why_not.too_far("TOY 4.1", Points(counter.move), rules.costs.items(counter.kind))
    return why_not.hindrances(trip, bars, limit, to) or [Cause("TOY 4.1", "why-no-way", (("hex", At(to)),))]


# -- the question of a movement phase


def movable(pos: Position, side: int) -> Allowed:
    choice = units(side_units(pos, side), "TOY 4.1", not_movable_cause(pos, "TOY 4.1"))
    return choice.less("TOY 4.1", pos.state.marks[MOVED], "why-moved")


def not_movable_cause(pos: Position, cite: str) -> Callable[[int], Cause]:
    """Of a counter that is not one's own, or is on the map no more."""

    def outside(unit: int) -> Cause:
        mine = pos.game.roster[unit].side == pos.frame.who
        return Cause(cite, *(why_not.absence_words if mine else why_not.enemy_unit)(pos, unit))

    return outside


# -- the law of movement, and its questions


def continue_move(pos: Position, here: int, way: Way) -> tuple[int, str]:
    """A counter goes once, as far as it likes."""
    return way.to, "TOY 4.1"


def put_down(ref: Referee, here: int, cite: str) -> None:
    ref.do(Marked(MOVED, 1 << ref.state.where.index(here), True, cite, quiet=True))
    ref.finish()


MARCH = March(
    memo=int,  # the hex of the counter in hand
    take=lambda pos, unit: pos.state.where[unit],
    manners={"to": Manner("TOY 4.1", destinations, movement_reach, continue_move)},
    put_down=put_down,
    unit=only_unit,
)


def moving_menu(pos: Position, here: int, verbs: dict[str, Allowed]) -> Menu:
    return Menu(pos.frame.who, "toy-moving", "TOY 4.1", verbs, {"hex": At(here)})


MOVING = march.moving(MARCH, moving_menu, drop="TOY 4.1")


def movement_phase(side: int) -> Step:
    name, after = (
        f"{SIDES[side]}-movement",
        Do("close", lambda ref, _: march.clear_marks(ref, "TOY 3.2", MOVED)),
    )
    return march.phase(name, side, "TOY 3.2", MARCH, movable, "toy-move", under="TOY 4.1", after=(after,))
