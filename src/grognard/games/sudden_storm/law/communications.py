"""37E (advanced). Lines of communications: detailed isolation, and ground that a pocket loses."""

from __future__ import annotations

from grognard.games.sudden_storm.law import lengths
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.crossings import is_kronshtadt_open
from grognard.games.sudden_storm.law.names import AXIS, NOBODY, SOVIET, own
from grognard.games.sudden_storm.law.possession import apply_capture, owned_hexes, resolve_possession
from grognard.games.sudden_storm.law.presence import occupied_hexes
from grognard.games.sudden_storm.law.supply import free, passable
from grognard.games.sudden_storm.law.weather_areas import area_weather
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.hexes import HexSet
from grognard.kernel.network import MoveTerms
from grognard.kernel.pathfinding import reach
from grognard.kernel.reach import Reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position


@rule("SS 37E.1")
def lines(pos: Position, side: int, start: HexSet) -> Reach:
    """Lines of communications, away from where they end: traced as overland supply is, and equally long in
    any weather.
    """
    data = book(pos).data
    net = lengths.overland(data, area_weather(pos), is_kronshtadt_open(pos, side))
    ways, where = passable(pos, side), free(pos, side)
    return reach(net, start & ways, data.constant("communications"), MoveTerms(where, where & ~ways))


@rule("SS 37E1a")
def connected_hexes(pos: Position, side: int, ends: HexSet) -> HexSet:
    """The hexes from which such a line leads to one of some."""
    return (lines(pos, side, ends).hexes | ends) & free(pos, side)


@rule("SS 37E1b")
def city_of(pos: Position, h: int) -> int:
    """The Soviet replacement city nearest to a hex along such a line; none: NOBODY."""
    mine = owned_hexes(pos, SOVIET)
    found = []
    for one in book(pos).data.tables.soviet_replacements:
        if one.hex != NOBODY and mine >> one.hex & 1:
            way = lines(pos, SOVIET, 1 << one.hex)
            if h == one.hex or way.hexes >> h & 1:
                found.append((0 if h == one.hex else way.way(h)[0], one.hex))
    return min(found)[1] if found else NOBODY


# -- ground that a pocket loses


@rule("SS 37E2")
def isolated_ground(pos: Position, side: int) -> HexSet:
    """Hexes of a side that were isolated at the last check, have no line to a unit of it, and have one to an
    enemy unit; neither major cities nor hexes where somebody stands.
    """
    some = owned_hexes(pos, side) & own(pos).cut_off[side] & ~book(pos).data.major_cities
    some &= ~(occupied_hexes(pos, AXIS) | occupied_hexes(pos, SOVIET))
    if not some:
        return 0
    friends, foes = (connected_hexes(pos, who, occupied_hexes(pos, who)) for who in (side, 1 - side))
    return some & ~friends & foes


@rule("SS 37E2")
def forfeit_ground(ref: Referee, _: Frame) -> None:
    """As a player turn begins, once possession is as 3E has it (D38)."""
    if not book(ref.pos).detailed_isolation:
        return
    resolve_possession(ref)
    lost = [isolated_ground(ref.pos, side) for side in (AXIS, SOVIET)]
    for side, hexes in enumerate(lost):
        apply_capture(ref, 1 - side, hexes)


POCKETS: tuple[Step, ...] = (Do("pockets", forfeit_ground),)
