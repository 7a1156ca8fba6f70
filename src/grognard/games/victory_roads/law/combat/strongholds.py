"""13.2 and 13.3. Advanced fortifications and major cities of Germany, until the Soviets capture them."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.ground import standing_works
from grognard.games.victory_roads.law.names import own
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, holds
from grognard.kernel.state import Position


def is_fortress(pos: Position, h: int) -> bool:
    return book(pos).strongholds and holds(standing_works(pos, "fortress"), h)


@rule("VR 13.0")
def is_german_city(pos: Position, h: int) -> bool:
    """Is it a major city of Germany that never fell?"""
    return book(pos).strongholds and holds(german_cities(pos) & ~own(pos).captured, h)


def german_cities(pos: Position) -> HexSet:
    return pos.game.map.features["city"] & book(pos).data.country("germany")


@rule("VR 13.2.4", "VR 13.3.1")
def no_exploitation(pos: Position, h: int) -> str:
    """The paragraph by which no exploitation is possible there; none elsewhere."""
    return "VR 13.2.4" if is_fortress(pos, h) else "VR 13.3.1" if is_german_city(pos, h) else ""


@rule("VR 13.2.5", "VR 13.3.2")
def no_advance(pos: Position, h: int) -> str:
    """The paragraph by which the Soviets advance only after a final S or DR; none elsewhere."""
    return "VR 13.2.5" if is_fortress(pos, h) else "VR 13.3.2" if is_german_city(pos, h) else ""
