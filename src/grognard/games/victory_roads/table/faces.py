"""What is printed on a counter, and in whose colours."""

from __future__ import annotations

from grognard.games.victory_roads.law.counters import More, Support, is_unit
from grognard.kernel.game import Game, attack_and_move

COLOURS = ("hungarian", "romanian", "polish", "czech", "bulgarian")  # nations with a colour of their own
BRANCHES = ("guards", "ss", "luftwaffe")


def printed_text(game: Game, unit: int, lost: int) -> str:
    """The radius of an HQ or of both modes of a theatre, the columns of a support, the factors of a unit."""
    counter = game.roster[unit]
    if not is_unit(counter):
        return columns(counter.more)
    more: More = counter.more
    if more.type == "theatre":
        return "/".join(map(str, more.radii))
    if more.type == "hq":
        face = counter.faces[lost]
        return f"[{more.radii[0]}] {face.defence}-{face.move // game.mp}"
    attack, defence, points = counter.faces[lost]
    if attack == defence:  # two numbers would be read as strength and movement
        return f"{attack}-{defence}-{points // game.mp}"
    return attack_and_move(game, unit, lost)


def columns(support: Support) -> str:
    """By how many columns it shifts a combat, or what else it adds."""
    shift = max(support.shift_attack, -support.shift_defence)
    return f"+{shift}" if shift else f"+{support.amount}" if support.id in ("lend_lease", "tiger") else ""


def drawing(game: Game, unit: int) -> str:
    """Each support has a drawing of its own."""
    counter = game.roster[unit]
    return counter.kind if is_unit(counter) else f"support_{counter.more.id}"


def nation(game: Game, unit: int) -> str:
    """Allies, Guards, SS and Luftwaffe have colours of their own."""
    counter = game.roster[unit]
    if not is_unit(counter):
        return ""
    more: More = counter.more
    return more.nation if more.nation in COLOURS else more.branch if more.branch in BRANCHES else ""


def about(game: Game, unit: int, lang: str) -> str:
    """What a support does when it is played."""
    more = game.roster[unit].more
    return more.words[lang] if isinstance(more, Support) else ""
