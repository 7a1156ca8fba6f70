"""A position as an onlooker sees it: in letters by the printed rows, or as a picture."""

from __future__ import annotations

from typing import Any

from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER, phase, view
from grognard.ml.picture import Pixels, draw_picture
from grognard.ml.spaces import paper

MODES = ("ansi", "rgb_array")
WIDE = 5
Held = dict[int, dict[int, int]]  # for each hex, how many counters of each side


def render(pos: Position, mode: str) -> str | Pixels:
    """In one of the modes."""
    seen = view(pos, OBSERVER)
    return board_text(pos, seen) if mode == "ansi" else draw_picture(pos.game, standing(pos, seen))


def standing(pos: Position, seen: dict[str, Any]) -> Held:
    """Who stands in which hex; of a counter that onlookers cannot name, they still see whose it is."""
    game = pos.game
    held: Held = {}
    for one in (*seen["units"], *seen["hidden"]):
        at = game.map.index.get(one["at"], -1)
        if at >= 0:
            side = game.side(one["side"]) if "side" in one else game.roster[game.roster.index[one["id"]]].side
            counts = held.setdefault(at, {})
            counts[side] = counts.get(side, 0) + 1
    return held


def board_text(pos: Position, seen: dict[str, Any]) -> str:
    """For each hex the side's first letter and the number of its counters."""
    sheet, held = paper(pos.game), standing(pos, seen)
    rows = []
    for row in range(sheet.rows):
        cells = sheet.hex_of[row * sheet.columns : (row + 1) * sheet.columns]
        words = ["" if h < 0 else _word(pos.game.sides, held.get(h, {})) for h in cells]
        rows.append("".join(word.ljust(WIDE) for word in words).rstrip())
    result = f" {seen['result']['winner']}" if seen["result"] else ""
    head = f"{pos.game.id} turn {seen['turn']} {phase(pos)}{result} ({seen['to_act'] or '-'} to act)"
    return "\n".join([head, *rows])


def _word(sides: tuple[str, ...], counts: dict[int, int]) -> str:
    return "/".join(f"{sides[side][0].upper()}{many}" for side, many in counts.items()) or "."
