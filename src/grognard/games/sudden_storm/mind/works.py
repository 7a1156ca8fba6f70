"""Where a computer player builds: forts under stacks that the enemy could attack and in places worth holding.

Most of the map may be built on, and next to none of it is worth a resource point.
"""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import own
from grognard.games.sudden_storm.law.presence import occupied_hexes
from grognard.games.sudden_storm.mind.army import NOBODY, stacks
from grognard.games.sudden_storm.mind.attacks import ALL, attacks
from grognard.games.sudden_storm.mind.column_values import column_value
from grognard.games.sudden_storm.mind.places import DANGER, values
from grognard.games.sudden_storm.mind.weights import PLAIN
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import Position

FORT, WITH_WORKERS = "fort", "fort_workers"
LEAST = 1.5  # what a fort must be worth, in points of strength
KEPT = 4  # resource points that are kept for other things
AHEAD = 0.04  # share of a place that a fort saves there before the enemy has come
DELAY = 0.5  # of a fort that is finished only after the enemy's next turn


def choose_works_act(pos: Position, menu: Menu) -> Act | None:
    """The answer to the question of works; none to others."""
    if menu.prompt != "ss-works":
        return None
    side = menu.who
    if sum(one.points for one in own(pos).stocks if one.side == side) <= KEPT:
        return Act("done")
    found = [*best_places(pos, side, menu, WITH_WORKERS, 1.0), *best_places(pos, side, menu, FORT, DELAY)]
    worth, act = max(found, key=lambda one: one[0], default=(0.0, Act("done")))
    return act if worth >= LEAST else Act("done")


def best_places(pos: Position, side: int, menu: Menu, verb: str, share: float) -> list[tuple[float, Act]]:
    """The best place for a fort, and what it is worth."""
    some = menu.verbs[verb].set if verb in menu.verbs else 0
    rated = [(share * worth, -h) for h, worth in fort_values(pos, side, some).items()]
    return [(worth, Act(verb, -h)) for worth, h in (max(rated),)] if rated else []


def fort_values(pos: Position, side: int, some: HexSet) -> dict[int, float]:
    """What a fort would save in hexes where one is wanted: of a stack that can be attacked, by the odds; of a
    place near the enemy where troops stand.
    """
    data, mine, places = book(pos).data, stacks(pos, side), values(pos)
    found: dict[int, float] = {}
    for one in attacks(pos, 1 - side, ALL):
        if holds(some, one.target):
            now, then = (column_value(data, one.die - less, one.column) for less in (0, 1))
            stake = mine.get(one.target, NOBODY).worth + PLAIN.gain * places.get(one.target, 0.0)
            found[one.target] = stake * (now.theirs - then.theirs + now.leaves - then.leaves)
    near = pos.game.map.grid.disc(occupied_hexes(pos, 1 - side), DANGER)
    for h in bits(some & near):
        if places.get(h) and h in mine:
            found[h] = found.get(h, 0.0) + AHEAD * places[h]
    return found
