"""A position as text: who stands where, by the printed rows."""

from __future__ import annotations

from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER, phase, view
from grognard.ml.spaces import paper

MODES = ("ansi",)
WIDE = 5


def told(pos: Position, mode: str) -> str:
    """The map as an onlooker sees it: for each hex the side's first letter and the number of its counters."""
    seen, sheet = view(pos, OBSERVER), paper(pos.game)
    held: dict[str, dict[str, int]] = {}
    sides = {unit.id: pos.game.sides[unit.side] for unit in pos.game.roster.units}
    for one in (*seen["units"], *seen["hidden"]):
        side = one["side"] if "side" in one else sides[one["id"]]
        counts = held.setdefault(one["at"], {})
        counts[side] = counts.get(side, 0) + 1
    rows = []
    for row in range(sheet.rows):
        cells = sheet.hex_of[row * sheet.columns : (row + 1) * sheet.columns]
        words = ["" if h < 0 else _word(held.get(pos.game.map.label(h), {})) for h in cells]
        rows.append("".join(word.ljust(WIDE) for word in words).rstrip())
    result = f" {seen['result']['winner']}" if seen["result"] else ""
    head = f"{pos.game.id} turn {seen['turn']} {phase(pos)}{result} ({seen['to_act'] or '-'} to act)"
    return "\n".join([head, *rows])


def _word(counts: dict[str, int]) -> str:
    return "/".join(f"{side[0].upper()}{many}" for side, many in counts.items()) or "."
