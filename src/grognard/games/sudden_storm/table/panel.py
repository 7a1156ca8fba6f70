"""What is told beside the board of what the game remembers."""

from __future__ import annotations

from typing import Any

from grognard.games.sudden_storm.law import secrecy
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import WEATHERS, ZONES, own
from grognard.games.sudden_storm.law.scenario_rules import CLEAR_SKIES
from grognard.games.sudden_storm.law.tables import SAME
from grognard.kernel.game import Weather
from grognard.kernel.state import Position

SIGNS = {"clear": "sun", "mud": "rain", "frost": "frost", "snow": "snow"}
COUNTRIES = ("finland", "hungary", "rumania", "bulgaria", "iran")


def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    """Nothing is hidden; in lists, what the panel of the table shows (texts standing-…)."""
    now, data = own(pos), book(pos).data
    area = data.scene.area & data.land
    told: dict[str, list[str]] = {
        "weather": [
            f"value-zone-{zone}-{WEATHERS[one]}"
            for zone, hexes, one in zip(ZONES, data.weather_zones, now.weather, strict=True)
            if hexes & area
        ]
    }
    if now.surprise:
        told["surprise"] = ["value-surprise"]
    if data.scene.campaign:
        told["nations"] = [f"value-{country}-{getattr(now, country)}" for country in COUNTRIES]
    return {**secrecy.own_view(pos, viewer), "table": told}


def weather(pos: Position) -> list[Weather]:
    """That of each zone in play."""
    now, data = own(pos), book(pos).data
    area = data.scene.area & data.land
    return [
        Weather(
            f"value-weather-{WEATHERS[one]}",
            SIGNS[WEATHERS[one]],
            "SS 28B",
            zone.upper(),
            change(pos, zone, one),
        )
        for zone, hexes, one in zip(ZONES, data.weather_zones, now.weather, strict=True)
        if hexes & area
    ]


def change(pos: Position, zone: str, now: int) -> int:
    """The first turn for which the table has another weather; nought where none is to come."""
    data, turn = book(pos).data, pos.state.turn
    if data.scene.weather == CLEAR_SKIES:
        return 0
    later = sorted(t for t, where in data.tables.weather if where == zone and t > turn)
    return next((t for t in later if set(data.tables.weather[t, zone]) - {now, SAME}), 0)
