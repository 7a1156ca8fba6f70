"""14. Victory points, cities, and how the game ends."""

from __future__ import annotations

from functools import lru_cache, partial

from grognard.games.victory_lost.law.book import Rulebook, book
from grognard.games.victory_lost.law.names import AXIS, ISOLATED, SIDES, SOVIET, UNSUPPLIED, Own
from grognard.kernel.arguments import At
from grognard.kernel.changes import Marked, Message, Removed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.possession import Possession, record_passage

CITY, SUDDEN = 5, 30


@rule("AVL 14.0.1a", "AVL 11.1.1g", "AVL 2.5b", "AVL 3.0f")
def record_city_capture(ref: Referee, side: int, path: tuple[int, ...]) -> None:
    """A city is whose unit or HQ last entered it, passing through too."""
    for h in path:
        args = (("hex", At(h)), ("side", ref.game.sides[side]))
        ref.note("AVL 14.0.1a", "avl-city", args, control=ref.state.own.control ^ 1 << h)


CITIES = Possession("control", SOVIET, lambda game: game.rules.data.cities, record_city_capture)
take_cities = partial(record_passage, possession=CITIES)


@rule("AVL 14.0.1b", "AVL 14.0.1c", "AVL 14.0.1d", "AVL 14.0.1e", "AVL 15.0.1a")
def price(rules: Rulebook, unit: int) -> int:
    """What the enemy has of a unit eliminated: Germans and Soviet mechanised units are worth points, nobody
    else.
    """
    nation, mech = rules.data.more(unit).nation, rules.data.mechanised_units >> unit & 1
    if holds(rules.data.hqs, unit):
        return 0
    if nation == "german":
        return rules.mech_points if mech else 1
    return 1 if nation == "soviet" and mech else 0


@lru_cache(maxsize=1024)
def losses(rules: Rulebook, dead: UnitSet) -> tuple[int, int]:
    """What each side has gained by these. Kept: nobody dies while the armies march."""
    red, grey = (
        sum(price(rules, unit) for unit in bits(dead & rules.data.of_side[foe])) for foe in (AXIS, SOVIET)
    )
    return red, grey


@rule("AVL 3.0g", "AVL 14.0.1a", "AVL 14.0.1g")
def points(pos: Position) -> tuple[int, int]:
    """Soviet and Axis points: five for each city, and the enemy's losses."""
    own: Own = pos.state.own
    cities = own.control.bit_count()
    red, grey = losses(book(pos), own.fallen)
    return CITY * cities + red, CITY * (book(pos).data.cities.bit_count() - cities) + grey


@rule("AVL 14.0.2a", "AVL 4.3c", "AVL ANX.S3b")
def sudden_death(ref: Referee, _: Frame) -> None:
    """Thirty points ahead, here and at no other time, ends the game."""
    red, grey = points(ref.pos)
    if abs(red - grey) >= SUDDEN:
        ref.do(Message("avl-points", (("soviet", red), ("axis", grey)), "AVL 14.0.2a"))
        winner = SOVIET if red > grey else AXIS
        ref.end(winner, f"avl-{SIDES[winner]}-sudden", "AVL 14.0.2a")


@rule("AVL 14.0.1f", "AVL 14.0.2b", "AVL 4.0b", "AVL ANX.END")
def last_count(ref: Referee, _: Frame) -> None:
    """After the last turn, units with a supply marker count as eliminated; more points win, as many are a
    draw.
    """
    if ref.state.turn < book(ref.pos).data.last_turn:
        return
    marks, data = ref.state.marks, book(ref.pos).data
    for unit in bits((marks[UNSUPPLIED] | marks[ISOLATED]) & ~data.hqs):
        for mark in (UNSUPPLIED, ISOLATED):
            if ref.state.marks[mark] >> unit & 1:
                ref.do(Marked(mark, 1 << unit, False, "AVL 14.0.1f", quiet=True))
        ref.do(Removed(unit, DEAD, "cut-off", "AVL 14.0.1f"))
        ref.note("AVL 14.0.1f", fallen=ref.state.own.fallen | 1 << unit)
    red, grey = points(ref.pos)
    ref.do(Message("avl-points", (("soviet", red), ("axis", grey)), "AVL 14.0.2b"))
    winner = -1 if red == grey else SOVIET if red > grey else AXIS
    ref.end(winner, "avl-draw" if winner < 0 else f"avl-{SIDES[winner]}-points", "AVL 14.0.2b")
