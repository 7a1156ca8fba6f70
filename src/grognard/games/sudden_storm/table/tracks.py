"""What is counted, and what lies on hexes besides counters."""

from __future__ import annotations

from typing import Any

from grognard.games.sudden_storm.law import garrisons, pools, rail, secrecy, victory
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, NETS, NOBODY, SOVIET, WEATHERS, ZONES, own
from grognard.games.sudden_storm.law.tables import TWENTIETHS
from grognard.kernel.game import Game, Marker, Track
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position

NO_LIMIT = 0


def tracks(pos: Position, _: int) -> list[Track]:
    """Victory points, capacity left on the railways, replacement points by pool, points owed."""
    data = book(pos).data
    most = data.constant("levels.decisive") if data.scene.goals.campaign else data.scene.goals.levels[0]
    found = [Track("points", victory.total(pos), most, "SS 36B.1", AXIS, "bar")]
    for net, name in enumerate(NETS):
        capacity = rail.capacity(pos, net)
        side = SOVIET if net == rail.SOVIET_NET else AXIS
        if capacity:
            found.append(
                Track(f"rail-{name}", max(0, rail.room(pos, net)), capacity, "SS 7A4.1", side, "bar")
            )
    return found + replacements(pos)


def replacements(pos: Position) -> list[Track]:
    now, data = own(pos), book(pos).data
    found = []
    for name, many in now.pools:
        side = pools.side_of(data, name)
        found.append(Track(f"rp-{name.replace(' ', '-')}", many // TWENTIETHS, NO_LIMIT, "SS 33B.1", side))
    debt = -(-dict(now.debts).get(garrisons.OWED, 0) // TWENTIETHS)
    if debt:
        found.append(Track("garrison-debt", debt, NO_LIMIT, "SS 30H.2", SOVIET))
    return found


# -- what lies on hexes


def markers(pos: Position, _: int) -> list[Marker]:
    """Forts, airfields, works begun, destroyed fortresses, resource points, factories and the capital."""
    data, now = book(pos).data, own(pos)
    found = []
    for kind, some in (("fort", now.forts), ("airfield", now.airfields), ("razed", now.razed)):
        found += [Marker(h, kind, side_at(pos, h)) for h in bits(some & data.scene.area)]
    found += [Marker(one.hex, f"building-{one.kind}", one.side) for one in now.works]
    found += [
        Marker(one.hex, "resource", one.side, one.points) for one in now.stocks if one.carrier == NOBODY
    ]
    found += [Marker(one.hex, f"factory-{one.state}", SOVIET) for one in now.factories if one.hex != NOBODY]
    if now.capital.hex != NOBODY:
        found.append(Marker(now.capital.hex, f"capital-{now.capital.state}", SOVIET))
    return found + [Marker(h, "closed", AXIS) for h in bits(now.unguarded)]


def side_at(pos: Position, h: int) -> int:
    return SOVIET if own(pos).soviet >> h & 1 else AXIS


# -- the weather and the nations, in words


def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    """What the panel of the table shows besides (texts standing-…): weather by zone, who is in the war."""
    now, data = own(pos), book(pos).data
    told: dict[str, list[str]] = {}
    for zone, area, sky in zip(ZONES, data.weather_zones, now.weather, strict=True):
        if area & data.scene.area:
            told[f"weather_{zone}"] = [f"value-weather-{WEATHERS[sky]}"]
    if data.scene.campaign:
        told["nations"] = [
            f"value-{country}-{getattr(now, country)}"
            for country in ("finland", "hungary", "rumania", "bulgaria", "iran")
        ]
    return {**secrecy.own_view(pos, viewer), "table": told}


def date(game: Game, turn: int, lang: str) -> str:
    """The month and the half of it, as the turn record has them."""
    turns = game.rules.data.tables.turns
    return turns[turn - 1].names[lang] if 0 < turn <= len(turns) else ""
