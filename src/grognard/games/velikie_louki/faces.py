"""1.3. What is printed on a counter: it depends on the steps left."""

from __future__ import annotations

from grognard.games.velikie_louki.data import LEVELS
from grognard.games.velikie_louki.rulebook import Rulebook
from grognard.games.velikie_louki.support import ROCKET_RANGE
from grognard.kernel.cite import rule
from grognard.kernel.game import Game


@rule("VL 1.3h", "VL 1.3i", "VL 1.3a", "VL 1.3e", "VL 1.3f", "VL 7a", "VL 15.2")
def faces(game: Game, unit: int) -> tuple[str, ...]:
    """Value and quality, a star for the armour bonus, a dot against tanks; an HQ's supports and range; the levels of a Festung."""
    rules: Rulebook = game.rules
    kind, more = game.roster[unit].kind, rules.data.more(unit)
    if kind == "festung":
        return tuple(str(level) for level in range(LEVELS, 0, -1))
    if kind == "hq":
        return (f"{more.supports} ({more.range})",)
    if kind == "rocket":
        return (f"+1 ({ROCKET_RANGE})",)
    star = "*" if more.star and not rules.plain >> unit & 1 else ""
    return tuple(f"{value}{star}-{more.quality}{'·' if more.dot else ''}" for value in more.values)
