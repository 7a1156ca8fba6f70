"""What a position file says of Victory Roads, and what no position may hold."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.names import (
    AXIS,
    NOBODY,
    PLACE,
    SIDES,
    SKIES,
    SOVIET,
    WEATHERS,
    Own,
    Placement,
    Pontoon,
    own,
)
from grognard.games.victory_roads.law.presence import occupied_hexes, side_units
from grognard.games.victory_roads.law.setup import first_own
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import only_keys
from grognard.kernel.state import Position, State, UnitSet
from grognard.rules.own_words import hexes_named, number_of, read_flag, read_natural

GROUND = ("weather", "sky", "soviet", "axis", "captured", "pontoons", "bridgeheads", "placements")
# Every other field is read by its type, as names.py writes it.
KINDS: dict[str, str] = {name: kind.__forward_arg__ for name, kind in Own.__annotations__.items()}
NAMED = (*GROUND, "control", "romania", "hungary", "curbs")


def fields(kind: str) -> tuple[str, ...]:
    return tuple(name for name, its in KINDS.items() if its == kind and name not in NAMED)


HEXES, UNITS, FLAGS, ROWS = (fields(kind) for kind in ("HexSet", "UnitSet", "bool", "tuple[int, ...]"))
UNIT = tuple(name for name in fields("int") if Own._field_defaults[name] == NOBODY)
NUMBERS = tuple(name for name in fields("int") if name not in UNIT)
KEYS = (*GROUND, *HEXES, *UNITS, *UNIT, *FLAGS, *NUMBERS, *ROWS, "romania", "hungary", "curbs")
MOST = 99
COUNTRIES = ("axis", "soviet", "absent", "armistice", "out")


def read_own(game: Game, table: Mapping[str, Any], state: State) -> Own:
    """Weather, sky, control (`soviet` and `axis` are hexes that change hands from the start of the scenario
    on, and units hold theirs) and every field by its name; what is not given is as the scenario begins.
    """
    only_keys(dict(table), KEYS, "[own]")
    data: Data = game.rules.data
    first = first_own(data)
    gained, lost = (hexes_named(game.map, table, side) for side in SIDES)
    control = (
        (data.first_control | gained | standing_hexes(data, state, SOVIET))
        & ~lost
        & ~standing_hexes(data, state, AXIS)
    )
    given: dict[str, Any] = {
        "weather": number_of("weather", table.get("weather", WEATHERS[0]), number_names(WEATHERS)),
        "sky": number_of("sky", table.get("sky", SKIES[0]), number_names(SKIES)),
        "control": control & data.land,
        "captured": (data.first_control | control | hexes_named(game.map, table, "captured")) & data.land,
        "rail": data.scene.rail or 0,
        "pontoons": read_pontoons(game, table, state),
        "bridgeheads": hexes_named(game.map, table, "bridgeheads"),
        "placements": read_placements(game, table),
        "curbs": frozenset(read_words(table, "curbs", game.rules.data.supports)),
    }
    given |= {name: hexes_named(game.map, table, name) for name in HEXES}
    given |= {name: units_named(game, table, name) for name in UNITS if name in table}
    given |= {name: number_of(name, table[name], game.roster.index) for name in UNIT if name in table}
    given |= {name: read_flag(table, name, False) for name in FLAGS}
    given |= {name: read_natural(table, name, 0, MOST) for name in NUMBERS if name in table}
    given |= {name: row(table, name, len(getattr(first, name))) for name in ROWS if name in table}
    for country in ("romania", "hungary"):
        if country in table:
            given[country] = read_words({country: [table[country]]}, country, COUNTRIES)[0]
    return first._replace(**given)


def read_words(table: Mapping[str, Any], key: str, names: Container[str]) -> list[str]:
    """A list of names that are known."""
    found = table.get(key, [])
    for name in found:
        if name not in names:
            raise BadInput(f"{key}: {name} is not known")
    return list(found)


def units_named(game: Game, table: Mapping[str, Any], key: str) -> UnitSet:
    return sum(1 << number_of(key, name, game.roster.index) for name in set(table[key]))


def row(table: Mapping[str, Any], key: str, many: int) -> tuple[int, ...]:
    found = table[key]
    if not isinstance(found, list) or len(found) != many or not all(isinstance(n, int) for n in found):
        raise BadInput(f"{key}: {many} numbers are expected", "data-kind", key=key, given=str(found))
    return tuple(found)


def read_placements(game: Game, table: Mapping[str, Any]) -> tuple[Placement, ...]:
    """`placements = {tiger-1 = ["G5P", ""]}`: a support, its bearer and its theatre, or nothing."""
    found = []
    for name, (bearer, theatre) in table.get("placements", {}).items():
        of = (
            NOBODY if not one else number_of("placements", one, game.roster.index)
            for one in (bearer, theatre)
        )
        found.append(Placement(number_of("placements", name, game.roster.index), *of))
    return tuple(found)


def number_names(names: tuple[str, ...]) -> dict[str, int]:
    return {name: n for n, name in enumerate(names)}


def standing_hexes(data: Data, state: State, side: int) -> HexSet:
    mine = data.of_side[side] & data.units
    return sum(1 << h for h in {at for unit, at in enumerate(state.where) if at >= 0 and mine >> unit & 1})


def read_pontoons(game: Game, table: Mapping[str, Any], state: State) -> tuple[Pontoon, ...]:
    """`pontoons = {Q6 = "2653"}`: the HQ, and the hex across the side that it bridges."""
    given, found = table.get("pontoons", {}), []
    if not isinstance(given, Mapping):
        raise BadInput("pontoons: HQs and hexes are expected", "data-kind", key="pontoons", given=str(given))
    for name, label in given.items():
        unit, across = number_of("pontoons", name, game.roster.index), game.map.hex(label)
        here = state.where[unit]
        if here < 0 or game.map.grid.distance(here, across) != 1 or game.roster[unit].kind != "hq":
            raise BadInput(f"pontoons: {name} is no HQ next to {label} (VR 4.1.3)")
        found.append(Pontoon(unit, here, across))
    return tuple(found)


def invariants(pos: Position) -> list[str]:
    """What must never be seen on this map."""
    data, label, broken = book(pos).data, pos.game.map.labels, []

    def never(what: str, where: HexSet) -> None:
        if where:
            broken.append(f"{what}: {' '.join(label(where))}")

    never("both sides in a hex", occupied_hexes(pos, SOVIET) & occupied_hexes(pos, AXIS))
    for side in (SOVIET, AXIS):
        never("a unit outside the area", occupied_hexes(pos, side) & ~data.area)
        never("a unit in a country that is shut to it", shut_in(pos, side))
    never("Soviet ground that was never captured", own(pos).control & ~own(pos).captured)
    hidden = [box for box in PLACE.values() if "supports" in pos.game.boxes[-1 - box].id]
    mixed = [box for box in hidden if pos.at(box) & data.units]
    broken += [f"a unit among supports: {pos.game.boxes[-1 - box].id}" for box in mixed]
    if pos.at(PLACE["end_supports"]) & ~data.end_of_reich:
        broken.append("an ordinary support among those of the End of the Reich")
    return broken + (["no rail capacity is left to spend"] if own(pos).rail < 0 else [])


def shut_in(pos: Position, side: int) -> HexSet:
    """Hexes of Romania with Hungarians of the Axis in them, and the other way round."""
    data, found = book(pos).data, 0
    if side == AXIS:
        for nation, country in (("romanian", "hungary"), ("hungarian", "romania")):
            found |= pos.hexes_of(side_units(pos, side) & data.of_nation[nation]) & data.country(country)
    return found
