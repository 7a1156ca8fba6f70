"""Where a unit can be: in a hex of the map, or in a box beside it.

A hex is a number from 0, a box a negative one: box i of `Game.boxes` is place -1 - i.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from grognard.kernel.errors import BadInput
from grognard.kernel.spelling import nearest, suggestion

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.maps import Map
    from grognard.kernel.state import Position


class Box(NamedTuple):
    """A box beside the map; its words are the message box-<id>."""

    id: str
    owner: int = -1
    shut: frozenset[int] = frozenset()  # viewers who see how many lie in it, and not which
    hand: bool = False  # it lies before its owner: the table shows it at the foot of the map


# In every game these come first: who waits for his turn, who was lost, who left for good, and who takes no
# part in a scenario.
POOL, DEAD, GONE, ABSENT = -1, -2, -3, -4
BOXES = (Box("pool"), Box("dead"), Box("gone"), Box("absent"))


def box_at(game: Game, at: int) -> Box:
    return game.boxes[-1 - at]


def box_place(number: int) -> int:
    """The place that box `number` of a game is: as the noun of an act, a box is its number."""
    return -1 - number


def box_number(at: int) -> int:
    return -1 - at


def box_numbers(game: Game) -> dict[str, int]:
    """The number of each box, by its name."""
    return {box.id: n for n, box in enumerate(game.boxes)}


def is_own_box(at: int) -> bool:
    """Is this a box that only this game has?"""
    return at < -len(BOXES)


def place_name(game: Game, at: int) -> str:
    """A place as it is printed: the label of a hex, or the name of a box."""
    return game.map.label(at) if at >= 0 else box_at(game, at).id


def read_place(game: Game, word: str) -> int:
    """The place that a word names; BadInput when it names none."""
    return find_place(game.map, game.boxes, word)


def find_place(map: Map, boxes: Sequence[Box], word: str) -> int:
    """The same where there is no game yet, but its map and its boxes."""
    if word in map.index:
        return map.hex(word)
    names = [box.id for box in boxes]
    if word in names:
        return -1 - names.index(word)
    near = nearest(word, {*map.index, *names})
    text = f'"{word}" is neither a hex of this map nor a box{suggestion(near)}'
    raise BadInput(text, "bad-place", place=word, near=near or "none")


def sees_open_boxes(pos: Position, viewer: int, unit: int) -> bool:
    """What is known where nothing but a shut box hides anything."""
    at = pos.state.where[unit]
    return at >= 0 or viewer not in box_at(pos.game, at).shut
