"""What a position file says of Velikié Louki, and what no position may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.data import TURNS
from grognard.games.velikiye_luki.law.names import GERMAN, OVERCAST, SOVIET, WEATHERS, Own
from grognard.games.velikiye_luki.law.zoc import closed_city, occupied_hexes
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet, bits, unitset
from grognard.kernel.load import only_keys
from grognard.kernel.state import Position, State
from grognard.rules.own_words import number_of, read_flag, read_list

MOST = 99  # points of artillery or missions that a position may give a side


def read_own(game: Game, table: Mapping[str, Any], state: State) -> Own:
    """What a position file says of this game: weather, points to spend, the encirclement, brigades gone."""
    only_keys(dict(table), ("weather", "air", "artillery", "encircled", "besieged", "exits"), "[own]")
    sky = table.get("weather", WEATHERS[OVERCAST])
    if sky not in WEATHERS:
        raise BadInput(
            f'weather: "{sky}" is not one of {", ".join(WEATHERS)} (VL 9a)', "vl-bad-weather", given=str(sky)
        )
    found = game.rules.data
    now, turn = WEATHERS.index(sky), max(1, min(TURNS, state.turn))
    exits = unitset({number_of("exits", name, game.roster.index) for name in read_list(table, "exits")})
    return Own(
        weather=now,
        air=pair(table, "air", found.air[now]),
        guns=pair(table, "artillery", found.guns[turn - 1]),
        encircled=read_flag(table, "encircled", False),
        besieged=read_flag(table, "besieged", False),
        exits=exits,
    )


def pair(table: Mapping[str, Any], key: str, usual: tuple[int, int]) -> tuple[int, int]:
    """What each side has left of something."""
    value = read_list(table, key) if key in table else list(usual)
    if len(value) != 2 or any(type(n) is not int or not 0 <= n <= MOST for n in value):
        raise BadInput(
            f"{key}: two numbers, Soviet and German, from 0 to {MOST}", "data-kind", key=key, given=str(value)
        )
    return value[0], value[1]


def invariants(pos: Position) -> list[str]:
    """What must never be seen on this map."""
    rules, label = book(pos), pos.game.map.labels
    broken = []

    def never(what: str, where: HexSet) -> None:
        if where:
            broken.append(f"{what}: {' '.join(label(where))}")

    never("both sides in a hex", occupied_hexes(pos, SOVIET) & occupied_hexes(pos, GERMAN))
    never("Soviets in a hex of the garrison", occupied_hexes(pos, SOVIET) & closed_city(pos, SOVIET))
    on_map = [u for u in range(len(pos.game.roster)) if pos.state.where[u] >= 0]
    for how, kinds in (("foot", rules.data.foot), ("motor", rules.data.motor)):
        stand = pos.hexes_of(unitset(on_map) & kinds)
        never(f"{how} units where they cannot be", stand & ~rules.ground.open_to(how))
    festungs = bits(rules.data.units_of_kind["festung"])
    never("a Festung away from the city", pos.hexes_of(unitset(festungs)) & ~rules.data.city)
    return broken
