"""What a position file says of Sudden Storm, and what no position may hold."""

from __future__ import annotations

from collections.abc import Mapping
from types import GenericAlias
from typing import Any, get_args, get_type_hints

from grognard.games.sudden_storm.law import sets
from grognard.games.sudden_storm.law.air import bases
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import (
    ASIDE,
    AXIS,
    CONVERTED,
    DELAYED,
    EFT,
    FIGHTING,
    INACTIVE,
    PARTS,
    REMNANTS,
    SIDES,
    SOVIET,
    WEATHERS,
    WHOLE,
    ZONES,
    Own,
    own,
)
from grognard.games.sudden_storm.law.setup import first_own
from grognard.games.sudden_storm.table import ship_faults
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet, bits, occupied_hexes, unitset
from grognard.kernel.load import only_keys
from grognard.kernel.places import ABSENT, GONE, POOL
from grognard.kernel.state import Position, State, UnitSet

# Every field is read by its type, as names.py writes it.
WORDS: dict[str, str] = {name: kind.__forward_arg__ for name, kind in Own.__annotations__.items()}
TYPES = get_type_hints(Own)
GROUND = ("soviet", "axis", "neutral")
HEXES, UNITS, MANY_HEXES = "HexSet", "UnitSet", "tuple[HexSet, ...]"
JOINED, IRAN_ENTERED = 2, 5  # the turns from which Finland and Hungary, and Iran, are neutral no more


def read_own(game: Game, table: Mapping[str, Any], state: State) -> Own:
    """`soviet` and `axis` are hexes that change hands from the start of the scenario on, and units hold
    theirs; every other field goes by its name. What is not given is as the scenario begins, but for the
    countries that have joined by then.
    """
    only_keys(dict(table), (*WORDS, "axis"), "[own]")
    data: Data = game.rules.data
    first = nations_joined(data, first_own(data), state.turn)
    neutral = hexes(data, "neutral", table["neutral"]) if "neutral" in table else first.neutral
    gained, lost = (hexes(data, name, table.get(name, [])) for name in ("soviet", "axis"))
    stood = [standing(game, state, side) for side in (AXIS, SOVIET)]
    neutral &= ~gained & ~lost
    soviet = (first.soviet | gained | stood[SOVIET] & ~neutral) & ~lost & ~(stood[AXIS] & ~gained)
    axis = data.land & ~soviet & ~neutral
    given: dict[str, Any] = {
        "soviet": soviet & data.land,
        "neutral": neutral,
        "ever_axis": first.ever_axis | axis,
        "at_start": axis if state.frames[-1].who == AXIS else soviet,
    }
    for name in table:
        if name not in GROUND:
            given[name] = field(game, name, table[name], read_length(first, name))
    return first._replace(**given)


def read_places(game: Game, table: Mapping[str, Any], state: State) -> State:
    """Regiments that a file places nowhere lie in their box: divisions break down into those (15B)."""
    data: Data = game.rules.data
    if not data.scene.is_on("15"):
        return state
    where = list(state.where)
    for unit in bits(sets.all_parts(data)):
        if where[unit] == ABSENT:
            where[unit] = PARTS[game.roster[unit].side]
    return state._replace(where=tuple(where))


def nations_joined(data: Data, first: Own, turn: int) -> Own:
    """30B: who is no longer neutral on a turn."""
    if not data.scene.campaign:
        return first
    if turn >= JOINED:
        allies = data.country("finland") | data.country("hungary")
        first = first._replace(
            finland=SIDES[AXIS],
            hungary=SIDES[AXIS],
            neutral=first.neutral & ~allies,
            ever_axis=first.ever_axis | first.neutral & allies,
        )
    if turn >= IRAN_ENTERED:
        iran = first.neutral & data.country("iran")
        first = first._replace(iran=SIDES[SOVIET], neutral=first.neutral & ~iran, soviet=first.soviet | iran)
    return first


def standing(game: Game, state: State, side: int) -> HexSet:
    """The hexes where a side's units on land are: aircraft and ships hold none."""
    found = 0
    for group in FIGHTING[side]:
        first, end = game.roster.spans[group]
        found |= occupied_hexes(state.where, first, end, game.roster.hex_count)
    return found


def read_length(first: Own, name: str) -> int | None:
    """How many a row of fixed length has."""
    found = getattr(first, name)
    fixed = WORDS[name] in (MANY_HEXES, "tuple[int, ...]")
    return len(found) if fixed and isinstance(found, tuple) else None


def bad(name: str, wanted: str, given: object) -> BadInput:
    return BadInput(f"{name}: {wanted}", "data-kind", key=name, given=str(given))


def hexes(data: Data, name: str, given: Any) -> HexSet:
    """A list of labels, or an expression as in zones.csv."""
    if isinstance(given, str):
        return data.select(given)
    if not isinstance(given, list) or not all(isinstance(label, str) for label in given):
        raise bad(name, "a list of hexes is required", given)
    return data.map.hexes(given)


def field(game: Game, name: str, given: Any, many: int | None) -> Any:
    kind = WORDS[name]
    if kind == HEXES:
        return hexes(game.rules.data, name, given)
    if kind == UNITS:
        return sum(1 << number(game, name, unit) for unit in set(items(name, given)))
    if name == "weather" and isinstance(given, str):
        given = [given] * len(ZONES)
    found = (
        tuple(hexes(game.rules.data, name, one) for one in items(name, given))
        if kind == MANY_HEXES
        else value(game, name, TYPES[name], given)
    )
    if many is not None and len(found) != many:
        raise bad(name, f"{many} are required", given)
    return found


def items(name: str, given: Any) -> list[Any]:
    if not isinstance(given, list):
        raise bad(name, "a list is required", given)
    return given


def value(game: Game, name: str, kind: Any, given: Any) -> Any:
    """A value of a type: hexes and units by their names, records as tables or lists."""
    if kind is int:
        return number(game, name, given)
    if kind in (bool, str):
        if not isinstance(given, kind):
            raise bad(name, f"a {kind.__name__} is required", given)
        return given
    if hasattr(kind, "_fields"):
        return record(game, name, kind, given)
    if isinstance(kind, GenericAlias):
        wanted = get_args(kind)
        if wanted[-1] is Ellipsis:
            return tuple(value(game, name, wanted[0], one) for one in items(name, given))
        if len(items(name, given)) != len(wanted):
            raise bad(name, f"{len(wanted)} values are required", given)
        return tuple(value(game, name, *pair) for pair in zip(wanted, given, strict=True))
    raise bad(name, "this field cannot be given", given)


def record(game: Game, name: str, kind: Any, given: Any) -> Any:
    if isinstance(given, list):
        given = dict(zip(kind._fields, given, strict=False))
    if not isinstance(given, Mapping):
        raise bad(name, "a table is required", given)
    only_keys(dict(given), kind._fields, name)
    hints = get_type_hints(kind)
    return kind(**{key: value(game, name, hints[key], one) for key, one in given.items()})


def number(game: Game, name: str, given: Any) -> int:
    """A number; or a hex, a unit, a side or a weather by its name."""
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    for names in (game.map.index, game.roster.index, *NUMBERED):
        if isinstance(given, str) and given in names:
            return names[given]
    raise BadInput(f'{name}: "{given}" is not known', "data-unknown", given=str(given), near="none")


NUMBERED = tuple({name: n for n, name in enumerate(names)} for names in (SIDES, WEATHERS))


def invariants(pos: Position) -> list[str]:
    """What must never be seen on this map."""
    data, now, label, broken = book(pos).data, own(pos), pos.game.map.labels, list[str]()

    def never(what: str, where: HexSet) -> None:
        if where:
            broken.append(f"{what}: {' '.join(label(where))}")

    held = [standing(pos.game, pos.state, side) for side in (AXIS, SOVIET)]
    never("both sides in a hex", held[AXIS] & held[SOVIET])
    never("a unit outside the area", (held[AXIS] | held[SOVIET]) & ~data.scene.area)
    never("a unit in the water", (held[AXIS] | held[SOVIET]) & ~data.land)
    never("a neutral hex that is owned", now.neutral & now.soviet)
    never("water that is owned", (now.neutral | now.soviet) & ~data.land)
    if any(stock.points <= 0 for stock in now.stocks):
        broken.append("a stock without points")
    for division, letter in now.parted:
        boxed = pos.state.where[division] in WHOLE
        if not boxed or not sets.regiments_left(pos, division):
            broken.append(f"{pos.game.roster[division].id}, broken down into set {letter}, without regiments")
    return broken + air_faults(pos) + ship_faults.ship_faults(pos)


AIR_BOXES = (ASIDE, EFT, REMNANTS, CONVERTED, *DELAYED, POOL, GONE, ABSENT)


def air_faults(pos: Position) -> list[str]:
    """What must never be seen of air units: each is at a base of its side, on a flight, or in one of their
    boxes, and nothing else is in the boxes that are for them alone.
    """
    data, now, roster, broken = book(pos).data, own(pos), pos.game.roster, list[str]()

    def never(what: str, units: UnitSet) -> None:
        if units:
            broken.append(f"{what}: {' '.join(roster[unit].id for unit in bits(units))}")

    flying = unitset(one.unit for one in now.flights)
    here = pos.on_map(AXIS) | pos.on_map(SOVIET)
    boxed = sum(pos.at(box) for box in AIR_BOXES)
    never("an air unit that is nowhere", data.planes & ~here & ~boxed)
    never("no air unit, in a box of theirs", (pos.at(ASIDE) | pos.at(EFT) | pos.at(REMNANTS)) & ~data.planes)
    never("a flight of a unit that is not on the map", flying & ~(data.planes & here))
    for side in (AXIS, SOVIET):
        lost = bases.units_at_base(pos, side) & ~pos.units_in(bases.airbases(pos, side)) & ~now.escaping
        never("an air unit at no base of its side", lost)
    never("an inactive unit in a box", pos.state.marks[INACTIVE] & ~here & ~pos.at(ASIDE))
    if len(now.flights) != flying.bit_count() or list(now.flights) != sorted(now.flights):
        broken.append("flights that are out of order, or two of one unit")
    return broken
