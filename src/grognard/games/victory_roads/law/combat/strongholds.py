"""13.2 and 13.3. Advanced fortifications and major cities of Germany, until the Soviets capture them."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import own
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, holds
from grognard.kernel.state import Position


@rule("VR 13.0", "VR 13.2.1")
def fortresses(pos: Position) -> HexSet:
    return pos.game.map.features["fortress"] & ~own(pos).captured if book(pos).strongholds else 0


@rule("VR 13.0")
def german_cities(pos: Position) -> HexSet:
    """Major cities of Germany."""
    data = book(pos).data
    found = data.map.features["city"] & data.country("germany") & ~own(pos).captured
    return found if book(pos).strongholds else 0


@rule("VR 13.2.4", "VR 13.3.1")
def no_exploitation(pos: Position, h: int) -> str:
    """The paragraph by which no exploitation is possible there; none elsewhere."""
    return "VR 13.2.4" if holds(fortresses(pos), h) else "VR 13.3.1" if holds(german_cities(pos), h) else ""


@rule("VR 13.2.5", "VR 13.3.2")
def no_advance(pos: Position, h: int) -> str:
    """The paragraph by which the Soviets advance only after a final S or DR; none elsewhere."""
    return "VR 13.2.5" if holds(fortresses(pos), h) else "VR 13.3.2" if holds(german_cities(pos), h) else ""
