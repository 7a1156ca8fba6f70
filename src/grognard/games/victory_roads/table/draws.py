"""What was drawn blindly, as the table shows it to those who may see it: supports, corps, Kampfgruppen."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import SOVIET, SUPPORT_POOL
from grognard.kernel.arguments import At
from grognard.kernel.changes import Change, Placed, Removed
from grognard.kernel.game import Drawn
from grognard.kernel.state import Position
from grognard.kernel.views import UNKNOWN

KAMPFGRUPPE = "kampfgruppe"


def read_draw(change: Change, pos: Position) -> Drawn | None:
    """Of a change as a viewer may see it: he is shown what he knows, and nothing of other draws."""
    match change:
        case Placed(unit, to, how, cite) if unit != UNKNOWN and how in ("drawn", KAMPFGRUPPE):
            return card(pos, unit, to, how, cite)
        case Removed(unit, to, "drawn" as how, cite) if unit != UNKNOWN and to not in SUPPORT_POOL:
            return card(pos, unit, to, how, cite)
    return None


def card(pos: Position, unit: int, to: int, how: str, cite: str) -> Drawn | None:
    """The counter, and where it went."""
    data, side = book(pos).data, pos.game.roster[unit].side
    kind = "support" if data.of_type["support"] >> unit & 1 else "corps" if side == SOVIET else KAMPFGRUPPE
    return Drawn(
        what=f"vr-drawn-{kind}",
        chit=pos.game.roster[unit].id,
        side=side,
        cite=cite,
        units=1 << unit,
        hexes=1 << to if to >= 0 else 0,
        args=(("place", At(to)),),
    )
