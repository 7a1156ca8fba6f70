"""30H and 32 for the eye: which garrisons are due, and what is in them."""

from __future__ import annotations

from grognard.games.sudden_storm.law import garrisons, occupation
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import SOVIET, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.sizes import total
from grognard.kernel.arguments import Arguments
from grognard.kernel.hexes import HexSet
from grognard.kernel.preview import Area, Overlay
from grognard.kernel.state import Position


def show_garrisons(pos: Position, _: int) -> Overlay:
    """The Soviet garrisons of borders and of Iran, with their RE; cities that the Axis must guard."""
    found = [border(pos, n) for n in garrisons.due(pos)]
    bare = unguarded_cities(pos)
    taken = occupation.occupied_cities(pos) if book(pos).data.scene.is_on("32") else 0
    if bare:
        found.append(Area(bare, "cross", "overlay-garrisons-bare"))
    if taken & ~bare:
        found.append(Area(taken & ~bare, "full", "overlay-garrisons-guarded"))
    return Overlay(n=len(found), areas=tuple(found))


def border(pos: Position, number: int) -> Area:
    one = book(pos).data.tables.garrisons[number]
    here = total(pos, garrisons.members(pos, one))
    args: Arguments = (("garrison", one.name), ("here", here), ("re", one.re))
    short = garrisons.points_short(pos, one, garrisons.members(pos, one))
    return Area(
        one.hexes & owned_hexes(pos, SOVIET), "cross" if short else "edge", "overlay-garrisons-border", args
    )


def unguarded_cities(pos: Position) -> HexSet:
    """Cities whose garrison is due this turn and does not stand there now."""
    data, found = book(pos).data, 0
    if not data.scene.is_on("32"):
        return 0
    for city in data.great_cities:
        if city & own(pos).occupied & occupation.occupied_cities(pos) and not occupation.is_garrisoned(
            pos, city
        ):
            found |= city
    return found
