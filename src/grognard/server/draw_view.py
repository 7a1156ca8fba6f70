"""What is shown besides the board of what has just happened: a chit drawn."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.kernel.changes import OwnChanged, Placed, Removed, TurnStarted
from grognard.kernel.game import Drawn, Game
from grognard.kernel.hexes import bits
from grognard.kernel.journal import Journal, Scene
from grognard.kernel.narration import argument_words, unit_name
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.kernel.views import seen_change
from grognard.server import wire
from grognard.server.wording import capital

BACK = 40  # acts that are searched for the last draw when somebody comes to a table


# -- a chit


def draw(journal: Journal, since: int, viewer: int, words: Texts) -> wire.Draw | None:
    """The last chit drawn since an entry of the journal; counters drawn by one act are told together."""
    first = max(since, len(journal.entries) - BACK)
    found: tuple[int, Position, Drawn] | None = None
    for n, scene in enumerate(journal.scenes(first), first + 1):
        for change in visible_draws(scene, viewer):
            before = found[2] if found is not None and found[0] == n else None
            found = (n, scene.pos, change if before is None else merge_draws(before, change, scene.pos.game))
    return None if found is None else wire_draw(*found, viewer, words)


def merge_draws(one: Drawn, other: Drawn, game: Game) -> Drawn:
    """Both as one draw, where counters of one kind went to one place; else the later one."""
    if other.chit not in game.roster.index or (one.what, one.args) != (other.what, other.args):
        return other
    return other._replace(units=one.units | other.units, hexes=one.hexes | other.hexes)


def visible_draws(scene: Scene, viewer: int) -> Iterator[Drawn]:
    """What an act drew, as a viewer may see it."""
    hook = scene.pos.game.hooks.read_draw
    for change in scene.changes:
        if isinstance(change, OwnChanged | Placed | Removed):
            seen = seen_change(change, scene.before, scene.pos, viewer)
            found = None if seen is None else hook(seen, scene.pos)
            if found is not None:
                yield found
        elif isinstance(change, TurnStarted):
            return


def wire_draw(n: int, pos: Position, found: Drawn, viewer: int, words: Texts) -> wire.Draw:
    game = pos.game
    args = {"n": found.units.bit_count(), **dict(found.args)}
    mark, name = chit_words(game, found.chit, words)
    return wire.Draw(
        n=n,
        side=game.sides[found.side],
        yours=found.side == viewer,
        mark=mark,
        name=capital(name or mark),
        text=capital(words.say(found.what, **argument_words(game, args.items(), words))),
        cite=found.cite,
        counters=found.chit in game.roster.index and found.units > 0 and not found.hqs,
        hqs=[game.roster[u].id for u in bits(found.hqs)],
        units=[game.roster[u].id for u in bits(found.units)],
        hexes=[game.map.label(h) for h in bits(found.hexes)],
        out=[
            wire.DrawnOut(
                unit=game.roster[one.unit].id,
                text=capital(words.say(one.what, **argument_words(game, one.args, words))),
                cite=one.cite,
            )
            for one in found.left_out
        ],
        nth=found.nth,
        of=found.of,
    )


def chit_words(game: Game, chit: str, words: Texts) -> tuple[str, str]:
    """What stands on a chit, and its name; a counter that was drawn has its own."""
    unit = game.roster.index.get(chit)
    if unit is None or words.has(f"value-{chit}"):
        told = words.say(f"value-{chit}") if words.has(f"value-{chit}") else chit
        mark, _, name = told.partition(", ")
        return mark, name
    return game.faces(unit)[0], unit_name(game, unit, words)
