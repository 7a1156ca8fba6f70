"""What is told beside the board of what the game remembers."""

from __future__ import annotations

from typing import Any

from grognard.games.sudden_storm.law import secrecy
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import WEATHERS, ZONES, own
from grognard.kernel.state import Position

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
