"""35. The beginning of a game: where every counter is, what each side owns, and what else stands there."""

from __future__ import annotations

from grognard.games.sudden_storm.law.cities import Item
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import (
    ASIDE,
    CONDITIONAL,
    CONVERTED,
    MARKS,
    NOBODY,
    PARTS,
    RESERVE,
    SOVIET,
    Capital,
    Factory,
    Own,
    Stock,
)
from grognard.games.sudden_storm.law.scenario_rules import STARTS
from grognard.kernel.cite import rule
from grognard.kernel.flow import Program
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet, leaving
from grognard.kernel.places import ABSENT, POOL
from grognard.kernel.state import Frame, State, UnitSet

NEUTRAL = ("finland", "hungary", "iran", "sweden", "turkey")
FIRST_SOVIET = "soviet-initial"


@rule("SS 35.8")
def start(game: Game) -> State:
    """With the surprise turn, or in a scenario of our own with a Soviet player turn; by hand before it."""
    data: Data = game.rules.data
    turn = data.scenario.turns[0]
    surprise = data.scene.start == "surprise"
    first = surprise or not game.rules.ready_made
    frame = (
        Frame(game.first, game.program[game.first].who_of(SOVIET))
        if first
        else Frame(opening(game.program, FIRST_SOVIET), SOVIET)
    )
    marks = [0] * len(MARKS)
    marks[RESERVE] = reserves(data)
    return State(
        turn - 1 if surprise else turn,
        (frame,),
        tuple(place(data, unit, game.rules.ready_made) for unit in range(len(game.roster))),
        data.scenario.steps,
        tuple(marks),
        first_own(data),
    )


def opening(program: Program, phase: str) -> str:
    """The first step of a phase."""
    return next(name for name, node in program.items() if node.opens and node.opens[0] == phase)


def place(data: Data, unit: int, ready_made: bool) -> int:
    """Where a counter is: on the map, waiting for its turn, or in the box of what units may become."""
    at, one = data.scenario.where[unit], data.more(unit)
    if at != ABSENT:
        return at if ready_made or is_fixed(data, unit) else POOL
    if not data.scene.campaign:
        return small_place(data, unit)
    if one.plane is not None:
        return plane_place(data, unit, ready_made)
    if data.ships >> unit & 1:
        return ship_place(data, unit, ready_made)
    side = data.roster[unit].side
    boxes = {
        "arrives": POOL,
        "pool": POOL,
        "conditional": CONDITIONAL,
        "substitute": CONVERTED,
        "conversion": CONVERTED,
        "component": PARTS[side],
    }
    return boxes.get(one.status, ABSENT)


def small_plane_place(data: Data, unit: int) -> int:
    """Those whose base of the ready-made set-up lies in the area; nothing comes to them."""
    base = data.plane(unit).base
    if data.more(unit).status != "map" or not data.scene.area >> base & 1:
        return ABSENT
    return ASIDE if data.scene.start == STARTS[0] else base


@rule("SS 30F2.1", "SS 35.9", "SS OB-A.2", "SS 26C.2")
def plane_place(data: Data, unit: int, ready_made: bool) -> int:
    """German and Soviet air units wait for the surprise air attack; those of the allies begin at home."""
    one, plane = data.more(unit), data.plane(unit)
    if not data.scene.is_on("16"):
        return ABSENT
    if one.status == "map" and one.nation not in ("german", "soviet"):
        return plane.base if ready_made else POOL
    return {"map": ASIDE, "arrives": POOL, "conversion": CONVERTED}[one.status]


@rule("SS OB-A.8", "SS OB-S.10")
def ship_place(data: Data, unit: int, ready_made: bool) -> int:
    """In its port, or waiting for its turn, or for whoever sets up by hand; all lie in port (D18)."""
    if not data.scene.is_on("27"):
        return ABSENT
    return data.ship(unit).hex if ready_made and data.more(unit).status == "map" else POOL


def is_fixed(data: Data, unit: int) -> bool:
    """Intrinsic defences have their hexes whoever sets up."""
    return data.intrinsic >> unit & 1 == 1


def small_place(data: Data, unit: int) -> int:
    """In a scenario of our own: who comes in it waits, and its chapters bring the rest."""
    status, scene = data.more(unit).status, data.scene
    if data.planes >> unit & 1 and scene.is_on("16"):
        return small_plane_place(data, unit)
    if not data.ground_units >> unit & 1:
        return ABSENT
    if any(unit in one.units for one in scene.coming):
        return CONDITIONAL if status == "conditional" else POOL
    if status == "component" and scene.is_on("15"):
        return PARTS[data.roster[unit].side]
    if status in ("substitute", "conversion") and scene.is_on("33"):
        return CONVERTED
    return ABSENT


def reserves(data: Data) -> UnitSet:
    """Of Hungary and Rumania (31A)."""
    return data.roster.where(lambda unit: unit.more.status == "reserve") if data.scene.is_on("31A") else 0


@rule("SS 35.7", "SS 3G.1")
def owners(data: Data) -> tuple[HexSet, HexSet]:
    """What the Soviets own, and what is neutral; the rest of the land is the Axis's."""
    soviet = (data.ussr | data.area("hango")) & data.land
    neutral = 0
    for country in NEUTRAL:
        neutral |= data.country(country) & data.land
    neutral &= ~soviet
    if data.scene.axis_land is not None:
        soviet &= ~data.scene.axis_land
    return soviet, neutral


@rule("SS OB-S.8")
def first_own(data: Data) -> Own:
    soviet, neutral = owners(data)
    scene = data.scene
    ever_axis = data.land & ~soviet & ~neutral
    regauged = leaving(data.gates_by_gauge["broad"], scene.standard)[:3]
    return Own(
        soviet=soviet,
        neutral=neutral,
        supplied=(data.land, data.land),
        ever_axis=ever_axis,
        standard=regauged,
        weather=scene.first_weather,
        cold=scene.cold,
        forts=standing(data, "fort"),
        airfields=standing(data, "airfield"),
        stocks=stocks(data),
        factories=tuple(Factory(item.hex) for item in listed_items(data, "factory") if scene.is_on("30D")),
        occupied=occupied_cities(data, ever_axis) if scene.is_on("32") else 0,
        capital=seat(data),
    )


@rule("SS 32.1")
def occupied_cities(data: Data, axis: HexSet) -> HexSet:
    """Major cities of the USSR that the Axis holds when a scenario begins."""
    held = (city for city in data.great_cities if city & data.ussr == city == city & axis)
    return sum(held)


def listed_items(data: Data, kind: str) -> tuple[Item, ...]:
    """Things of a kind in the area; in the campaign those beside the map, too."""
    scene = data.scene
    items = (item for item in data.tables.items if item.kind == kind)
    return tuple(
        item for item in items if (scene.campaign if item.hex == NOBODY else scene.area >> item.hex & 1)
    )


@rule("SS 30E.1")
def seat(data: Data) -> Capital:
    """The government begins in Moscow."""
    return Capital(
        next((item.hex for item in listed_items(data, "capital") if data.scene.is_on("30E")), NOBODY)
    )


@rule("SS OB-A.4", "SS OB-S.7")
def standing(data: Data, kind: str) -> HexSet:
    return sum(1 << item.hex for item in listed_items(data, kind))


def stocks(data: Data) -> tuple[Stock, ...]:
    """Resource points."""
    if data.scene.stocks is None:
        found = [Stock(item.hex, item.side, item.many) for item in listed_items(data, "resource")]
    else:
        found = [Stock(data.places[one.where], one.side, one.points) for one in data.scene.stocks]
    return tuple(sorted(found))
