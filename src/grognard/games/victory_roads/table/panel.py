"""What is told beside the board of what the game remembers."""

from __future__ import annotations

from typing import Any

from grognard.games.victory_roads.law import secrecy
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import NOBODY, SKIES, WEATHERS, own
from grognard.kernel.game import Weather
from grognard.kernel.state import Position

SIGNS = {"mud": "rain", "snow": "snow"}


def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    """All that a viewer may know, and in lists what the panel of the table shows (texts standing-…)."""
    now, rules, roster = own(pos), book(pos), pos.game.roster
    weather, sky = WEATHERS[now.weather], SKIES[now.sky]
    told: dict[str, list[str]] = {"sky": [f"value-weather-{weather}", f"value-sky-{sky}"]}
    if rules.theatres:
        for name, one in (("priority", now.priority), ("secondary", now.secondary), ("grand", now.grand)):
            told[name] = [roster[one].id] if one != NOBODY else []
        told["remote"] = roster.ids(now.remote)
    told["allies"] = [
        f"value-{country}-{getattr(now, country)}"
        for country in ("romania", "hungary")
        if getattr(rules.data.scene, country) != "absent"
    ]
    told["curbs"] = [f"value-curb-{one}" for one in sorted(now.curbs)]
    return {**secrecy.own_view(pos, viewer), "table": told}


def weather(pos: Position) -> list[Weather]:
    """The ground, then the sky."""
    ground, sky = WEATHERS[own(pos).weather], SKIES[own(pos).sky]
    over = "sun" if sky == "clear" else "cloud"
    return [
        Weather(f"value-weather-{ground}", SIGNS.get(ground, "sun"), "VR 3.1.2"),
        Weather(f"value-sky-{sky}", over, "VR 3.1.2"),
    ]
