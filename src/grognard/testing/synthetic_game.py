"""A game of any size on a made-up front, for measuring: both sides move what they have, then attack.

Costs are in half points and an enemy's zone charges for entering it. An attack is made by all who
stand beside its target and have not fought; a die and the odds tell what comes of it. A stack that
is beaten goes back one hex together, as its owner likes, or is lost. After so many turns the side
with more strength left has won.
"""

from __future__ import annotations

from typing import Any

from grognard.kernel.arguments import At, Charge, Points
from grognard.kernel.changes import Marked, Message, Moved, Removed, TurnStarted
from grognard.kernel.flow import GO, HAND, Ask, Do, Phase, Program, Seq, Step, Verb, While, compile_program
from grognard.kernel.game import Game, Hooks
from grognard.kernel.hexes import HexSet, Layout, bits, hexset
from grognard.kernel.load import Files
from grognard.kernel.maps import Map
from grognard.kernel.menu import HEX, UNIT, Cause, Menu, button, hexes, units
from grognard.kernel.pathfinding import MoveTerms, Network, reach, tolls
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, State, UnitSet, fact, side_fact
from grognard.kernel.units import Face, Roster, Unit
from grognard.rules import why_not
from grognard.rules.answers import ENOUGH, PUT_DOWN
from grognard.rules.why_not import Trip
from grognard.testing.synthetic import Synthetic, synthetic
from grognard.testing.synthetic_own import beginning, record_path

SIDES = ("west", "east")
MARKS = ("moved", "fought", "lost")
MOVED, FOUGHT, LOST = range(3)
TOLL = 2
MOVES = (8, 12, 16, 24)  # half points
RESULTS = ("AE", "AR", "--", "DR", "DR", "EX", "DE", "DE", "DE")  # by the die and the odds together


class Ground:
    """What the rules look up: the networks, the land, and the units of each side."""

    def __init__(self, front: Synthetic, roster: Roster, turns: int) -> None:
        self.network: Network = front.halves
        self.land: HexSet = front.land
        self.turns = turns
        self.of_side = tuple(roster.where(lambda u, s=s: u.side == s) for s in range(2))  # type: ignore[misc]


def ground(pos: Position) -> Ground:
    found: Ground = pos.game.rules
    return found


# -- movement


@side_fact()
def zoc(pos: Position, side: int) -> HexSet:
    return pos.game.map.grid.adjacent(pos.group_hexes(side))


@side_fact()
def terms(pos: Position, foe: int) -> MoveTerms:
    """What the enemy's units make of the map."""
    return MoveTerms(
        free=ground(pos).land & ~pos.group_hexes(foe), zones=(zoc(pos, foe),), toll=tolls(enter=TOLL)
    )


def alive(pos: Position, side: int) -> UnitSet:
    return ground(pos).of_side[side] & ~pos.state.marks[LOST]


def move_menu(pos: Position) -> Menu:
    side = pos.frame.who
    choice = units(alive(pos, side), "SYN 1", lambda unit: not_movable_cause(pos, unit))
    choice.less("SYN 2", pos.state.marks[MOVED], "why-moved")
    return Menu(side, "syn-move", "SYN 1", {"unit": choice, "end_phase": button("SYN 1")})


def take(ref: Referee, unit: int) -> None:
    ref.ask("moving", ref.frame.who, unit)


def moving_menu(pos: Position) -> Menu:
    unit, side = pos.frame.memo, pos.frame.who
    here = 1 << pos.state.where[unit]
    found = reach(ground(pos).network, here, pos.game.roster[unit].move, terms(pos, 1 - side), True)
    pos.facts["reach"] = found
    return Menu(
        side,
        "syn-moving",
        "SYN 3",
        {"to": hexes(found.hexes ^ here, "SYN 3", lambda h: no_way(pos, h)), "drop": button("SYN 1")},
        hand=unit,
    )


def not_movable_cause(pos: Position, unit: int) -> Cause:
    mine = pos.game.roster[unit].side == pos.frame.who
    return Cause("SYN 1", *(why_not.absence_words if mine else why_not.enemy_unit)(pos, unit))


def no_way(pos: Position, h: int) -> list[Cause]:
    unit, foe = pos.frame.memo, 1 - pos.frame.who
    net, limits, zone = ground(pos).network, terms(pos, foe), zoc(pos, foe)
    steps: dict[tuple[int, int], int] = {}

    def price(a: int, b: int) -> list[Charge]:
        steps.update({(a, to): cost for cost, _, to, _ in reversed(net.lists[a])})
        toll = Charge("zoc", Points(TOLL if zone >> b & 1 else 0, 2), True)
        return [Charge("ground", Points(steps[a, b], 2)), toll]

    points = pos.game.roster[unit].move
    trip = Trip(net, 1 << pos.state.where[unit], points, limits, True)
    enemy = why_not.enemy_bars("SYN 3", pos, ground(pos).land, pos.group_hexes(foe), alive(pos, foe))
    found = why_not.hindrances(trip, [enemy], why_not.too_far("SYN 3", Points(points, 2), price), h)
    return found or [Cause("SYN 3", "why-no-way", (("hex", At(h)),))]


def go(ref: Referee, to: int) -> None:
    unit = ref.frame.memo
    path = ref.pos.facts["reach"].path(to)
    ref.finish()
    ref.do(Moved(unit, path, "move", "SYN 3"))
    ref.do(Marked(MOVED, 1 << unit, True, "SYN 2", quiet=True))
    if ref.state.own is not None:
        record_path(ref, unit, ref.pos.game.roster[unit].side, path, len(path))


# -- combat


def ready(pos: Position, side: int) -> UnitSet:
    return alive(pos, side) & ~pos.state.marks[FOUGHT]


@fact
def fight_menu(pos: Position) -> Menu:
    side, grid = pos.frame.who, pos.game.map.grid
    targets = hexes(pos.group_hexes(1 - side), "SYN 4", no_enemy).only(
        "SYN 5", grid.adjacent(pos.hexes_of(ready(pos, side))), "why-no-unit-beside"
    )
    return Menu(side, "syn-fight", "SYN 4", {"target": targets, "end_phase": button("SYN 4")})


def no_enemy(h: int) -> Cause:
    return Cause("SYN 4", "why-no-enemy-there", (("hex", At(h)),))


def attack(ref: Referee, target: int) -> None:
    pos, side = ref.pos, ref.frame.who
    near = pos.units_in(pos.game.map.grid.adjacent(1 << target)) & ready(pos, side)
    defenders = pos.at(target)
    ref.do(Marked(FOUGHT, near, True, "SYN 5", quiet=True))
    odds = strength(pos, near) // max(
        1, 2 * strength(pos, defenders) if is_rough(pos, target) else strength(pos, defenders)
    )
    die = ref.roll(6, "syn-die", "SYN 6")
    result = RESULTS[min(die + min(odds, 3), 9) - 1]
    ref.do(Message("syn-result", (("result", result),), "SYN 6"))
    if result in ("DE", "EX"):
        lose(ref, defenders if result == "DE" else defenders & -defenders)
    if result in ("AE", "EX"):
        lose(ref, near & -near)
    if result == "DR" and retreat_hexes(ref.pos, 1 - side, target):
        ref.ask("retreat", 1 - side, target)
    elif result == "DR":
        lose(ref, defenders)


def strength(pos: Position, some: UnitSet) -> int:
    return sum(pos.game.roster[u].attack for u in bits(some))


def is_rough(pos: Position, h: int) -> bool:
    return bool(pos.game.map.terrain["rough"] >> h & 1)


def lose(ref: Referee, some: UnitSet) -> None:
    for unit in bits(some):
        ref.do(Removed(unit, DEAD, "combat", "SYN 6"))
    ref.do(Marked(LOST, some, True, "SYN 6", quiet=True))


def retreat_hexes(pos: Position, side: int, h: int) -> HexSet:
    return (
        pos.game.map.grid.adjacent(1 << h)
        & ground(pos).land
        & ~pos.group_hexes(1 - side)
        & ~zoc(pos, 1 - side)
    )


def retreat_menu(pos: Position) -> Menu:
    side = pos.frame.who
    ways = hexes(retreat_hexes(pos, side, pos.frame.memo), "SYN 6", "SYN 7")
    return Menu(side, "syn-retreat", "SYN 7", {"back": ways})


def go_back(ref: Referee, to: int) -> None:
    target, side = ref.frame.memo, ref.frame.who
    ref.finish()
    for unit in bits(ref.pos.at(target) & alive(ref.pos, side)):
        ref.do(Moved(unit, (target, to), "retreat", "SYN 7"))


# -- the sequence of play


def clear(ref: Referee, _: Frame) -> None:
    for mark in (MOVED, FOUGHT):
        ref.do(Marked(mark, ref.state.marks[mark], False, "SYN 1", quiet=True))


def new_turn(ref: Referee, _: Frame) -> None:
    ref.do(TurnStarted(ref.state.turn + 1, "SYN 1"))


def end_of_turn(ref: Referee, _: Frame) -> None:
    if ref.state.turn >= ground(ref.pos).turns:
        left = [strength(ref.pos, alive(ref.pos, side)) for side in range(2)]
        ref.end(-1 if left[0] == left[1] else left.index(max(left)), "syn-over", "SYN 8")


def program() -> tuple[str, Program]:
    steps: list[Step] = [Do("new_turn", new_turn)]
    for side, name in enumerate(SIDES):
        move = Ask("move", move_menu, {"unit": Verb(take, UNIT, HAND), "end_phase": ENOUGH})
        fight = Ask(
            "fight",
            fight_menu,
            {"target": Verb(attack, HEX), "end_phase": ENOUGH},
            when=lambda pos: bool(fight_menu(pos).verbs["target"].set),
        )
        steps.append(Phase(f"{name}-movement", side, "SYN 1", Seq((move,))))
        steps.append(Phase(f"{name}-combat", side, "SYN 4", Seq((fight, Do("clear", clear)))))
    steps.append(Do("end_of_turn", end_of_turn))
    main = While("turn", lambda pos: True, Seq(tuple(steps)))
    moving = Ask("moving", moving_menu, {"to": Verb(go, HEX, GO), "drop": PUT_DOWN}, memo=int)
    return compile_program(
        main,
        {
            "moving": moving,
            "retreat": Ask("retreat", retreat_menu, {"back": Verb(go_back, HEX, GO)}, memo=int),
        },
    )


# -- the record


def make(
    columns: int = 120, rows: int = 100, many: int = 1500, turns: int = 3, seed: int = 1, vast: bool = False
) -> Game:
    """A game; the same arguments always make the same one. A `vast` one remembers as much as a giant besides
    its units.
    """
    front = synthetic(columns, rows, many, seed)
    roster = _roster(front)
    places = (*front.units[0], *front.units[1])
    first, nodes = program()
    own = beginning(front) if vast else None

    def start(game: Game) -> State:
        return State(0, (Frame(game.first, 0),), places, (1,) * len(places), (0,) * len(MARKS), own)

    return Game(
        id="synthetic",
        version="1",
        digest=f"{columns}x{rows}/{many}/{seed}{'/vast' * vast}",
        files=Files("grognard.testing"),
        sides=SIDES,
        marks=MARKS,
        map=_map(front),
        roster=roster,
        rules=Ground(front, roster, turns),
        options={},
        scenario="",
        first=first,
        program=nodes,
        start=start,
        judge=lambda ref: None,
        hooks=_hooks(),
        mp=2,
    )


def _roster(front: Synthetic) -> Roster:
    found = [
        Unit(f"{SIDES[side]}-{n}", side, "foot", "X", "", (Face(1 + n % 5, 1 + n % 5, MOVES[n % 4]),), ())
        for side in range(2)
        for n in range(len(front.units[side]))
    ]
    return Roster.of(found, lambda u: SIDES[u.side], SIDES, front.grid.size)


def _map(front: Synthetic) -> Map:
    hard = hexset(h for h in bits(front.land) if h % 5 == 0)  # a fifth of the hexes, for the odds
    return Map(
        title={"en": "Synthetic"},
        layout=Layout("flat", "even"),
        grid=front.grid,
        index={label: h for h, label in front.labels.items()},
        names={h: (label,) for h, label in front.labels.items()},
        spot={},
        terrain={"rough": hard, "clear": front.land & ~hard, "lake": front.grid.board & ~front.land},
        features={},
        sides={},
        side_names=(),
        lines=(),
        places=(),
        areas={},
        sources={},
    )


def _hooks() -> Hooks:
    def score(pos: Position, side: int) -> float:
        return float(strength(pos, alive(pos, side)) - strength(pos, alive(pos, 1 - side)))

    nothing: dict[str, Any] = {}
    return Hooks(
        can_see=lambda pos, viewer, unit: True,
        own_view=lambda pos, viewer: nothing,
        scramble=lambda game, state, viewer, rng: state,
        conceal=lambda change, pos, viewer: change,
        score=score,
        odds=lambda pos: None,
        read_own=lambda game, table, state: None,
        invariants=lambda pos: [],
        overlays=nothing,
    )
