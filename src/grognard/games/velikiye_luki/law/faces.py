"""1.3. What is printed on a counter: it depends on the steps left."""

from __future__ import annotations

from grognard.games.velikiye_luki.law.book import Rulebook
from grognard.games.velikiye_luki.law.support import ROCKET_RANGE
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.hexes import holds


@rule("VL 1.3h", "VL 1.3i", "VL 1.3a", "VL 1.3e", "VL 1.3f", "VL 7a", "VL 15.2")
def printed_text(game: Game, unit: int, lost: int) -> str:
    """Value and quality, a star for the armour bonus on the full side, a dot against tanks; an HQ's supports
    and range; the levels of a Festung."""
    rules: Rulebook = game.rules
    counter, more = game.roster[unit], rules.data.more(unit)
    if counter.kind == "festung":
        return str(counter.steps - lost)
    if counter.kind == "hq":
        return f"{more.supports} ({more.range})"
    if counter.kind == "rocket":
        return f"+1 ({ROCKET_RANGE})"
    star = more.star and not holds(rules.plain, unit) and not lost
    return f"{counter.faces[lost].attack}{'*' if star else ''}-{more.quality}{'·' if more.dot else ''}"
