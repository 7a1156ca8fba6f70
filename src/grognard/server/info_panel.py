"""What one reader has before him besides the board: what only his game remembers, where its catalogue has a
heading for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.narration import unit_name
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.server import wire
from grognard.server.presentation import capital


def build_info_panel(pos: Position, viewer: int, words: Texts) -> wire.Standing | None:
    """Rows of names, under the messages standing-<key>; what is empty, or was said already, is left out."""
    if not words.has("standing"):
        return None
    rows: list[wire.StandingRow] = []
    for key, value in flat(pos.game.hooks.own_view(pos, viewer)):
        if not value or not words.has(f"standing-{key}"):
            continue
        items = [item_name(pos.game, item, words) for item in value]
        if items not in [row.items for row in rows]:
            rows.append(wire.StandingRow(id=key, label=capital(words.say(f"standing-{key}")), items=items))
    return wire.Standing(title=capital(words.say("standing")), rows=rows)


def flat(own: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Every list of names; what is the reader's own comes first."""
    for key in sorted(own, key=lambda k: k != "mine"):
        value = own[key]
        parts = value.items() if isinstance(value, Mapping) else [("", value)]
        yield from (
            ("-".join(filter(None, (key, part))), names) for part, names in parts if isinstance(names, list)
        )


def item_name(game: Game, item: str, words: Texts) -> str:
    if item in game.roster.index:
        return unit_name(game, game.roster.index[item], words)
    return capital(words.say(item)) if item.startswith("value-") and words.has(item) else item
