"""2.2 and 2.3. What is printed on a counter."""

from __future__ import annotations

from grognard.games.victory_lost.law.book import Rulebook
from grognard.games.victory_lost.law.names import MP
from grognard.kernel.cite import rule
from grognard.kernel.game import Game


@rule("AVL 2.2.2g", "AVL 2.2.2h", "AVL 2.2.2i", "AVL 2.2.3a", "AVL 2.3.2b", "AVL 2.3.2d")
def printed_text(game: Game, unit: int, lost: int) -> str:
    """Attack, defence and movement of a mechanised unit, strength and movement of another; an HQ's radius and
    movement.
    """
    rules: Rulebook = game.rules
    counter, more = game.roster[unit], rules.data.more(unit)
    attack, defence, points = counter.faces[lost]
    move = points // MP
    if counter.kind == "hq":
        return f"({more.radius})-{move}"
    return f"{attack}-{defence}-{move}" if more.mechanised else f"{attack}-{move}"


@rule("AVL 2.2.1a")
def nation(game: Game, unit: int) -> str:
    """The colour of a counter tells its nation; Soviets and Germans bear those of their side."""
    rules: Rulebook = game.rules
    found = rules.data.more(unit).nation
    return "" if found in ("soviet", "german") else found


def army(game: Game, unit: int) -> str:
    """The army of a counter's set-up: what it is shown with from afar. It says nothing of who commands it
    (AVL 2.2.2e).
    """
    rules: Rulebook = game.rules
    return rules.data.more(unit).army
