"""What a scenario switches on and off, and where its tracks begin."""

from __future__ import annotations

import re
from typing import NamedTuple

from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import TomlTable
from grognard.kernel.maps import Map
from grognard.rules.scenario import Scenario

STANCES = ("axis", "soviet", "absent")  # of Romania and Hungary
HIGHEST = 10  # box of the tracks
OBJECTIVES = 6
DRAWS = re.compile(r"1d6|\d+")  # of supports

# The chapters that bring the advanced rules; a scenario may say otherwise of any of these switches.
CHAPTERS = {
    "theatres": 9,
    "corps_modes": 10,
    "stavka": 12,
    "satisfaction": 15,
    "replacements": 17,
    "withdrawals": 18,
    "warsaw": 19,
}
KEYS = (
    *CHAPTERS,
    *("control_file", "area", "haltebefehl", "naval", "romania", "hungary", "rail", "mood", "maximum"),
    *("freedom", "dismissals", "objectives_held", "pr_first_turn", "axis_entry", "soviet_supports"),
    "axis_supports",
)


class ScenarioRules(NamedTuple):
    chapters: frozenset[int]  # in force
    area: HexSet  # outside which no unit goes
    theatres: bool
    corps_modes: bool
    satisfaction: bool
    haltebefehl: bool
    naval: int  # points of each turn
    stavka: bool
    replacements: bool
    withdrawals: bool
    warsaw: bool
    romania: str
    hungary: str
    rail: int | None  # capacity of each turn; none: by the calendar
    mood: int
    maximum: int
    freedom: int
    dismissals: int
    objectives_held: int
    pr_first_turn: bool  # does the Axis receive replacement points on the first turn?
    axis_entry: HexSet  # where German units arrive, if in no German city (K-37)
    soviet_supports: str  # drawn each turn by the basic rules: a number or 1d6; none: by theatres
    axis_supports: str  # none: by the satisfaction track


@rule("VR 0c")
def read_scenario_rules(scenario: Scenario, map: Map) -> ScenarioRules:
    table = scenario.table
    switches = {
        name: read_flag(table, name, scenario.is_in_force(chapter)) for name, chapter in CHAPTERS.items()
    }
    track = switches["satisfaction"]
    return ScenarioRules(
        chapters=scenario.chapters or frozenset(range(1, 20)),
        area=area(table, map),
        haltebefehl=read_flag(table, "haltebefehl", True),
        naval=read_natural(table, "naval", 0),
        romania=table.one_of("romania", STANCES),
        hungary=table.one_of("hungary", STANCES),
        rail=read_natural(table, "rail") if "rail" in table else None,
        mood=read_natural(table, "mood", None if track else 0, HIGHEST),
        maximum=read_natural(table, "maximum", None if track else HIGHEST, HIGHEST),
        freedom=read_natural(table, "freedom", None if track else 0, HIGHEST),
        dismissals=read_natural(table, "dismissals", None if track else 0),
        objectives_held=read_natural(table, "objectives_held", None if track else 0, OBJECTIVES),
        pr_first_turn=read_flag(table, "pr_first_turn", True),
        axis_entry=entry(table, map),
        soviet_supports="" if switches["theatres"] else draws(table, "soviet_supports"),
        axis_supports="" if track else draws(table, "axis_supports"),
        **switches,
    )


def read_flag(table: TomlTable, key: str, usual: bool) -> bool:
    found: bool = table.need(key, bool) if key in table else usual
    return found


def read_natural(table: TomlTable, key: str, usual: int | None = None, most: int = 99) -> int:
    """A number from nought up; where nothing is usual, it must be given."""
    found: int = table.need(key, int) if usual is None or key in table else usual
    if not 0 <= found <= most:
        text = f"{key}: from 0 to {most}"
        raise BadInput(text, "data-kind", key=key, given=str(found)).located_at(table.spot(key))
    return found


def area(table: TomlTable, map: Map) -> HexSet:
    """An area of the map, or all of it."""
    return {**map.areas, "all": map.grid.board}[table.one_of("area", ("all", *map.areas))]


def entry(table: TomlTable, map: Map) -> HexSet:
    labels = table.need("axis_entry", list) if "axis_entry" in table else []
    for label in labels:
        if label not in map.index:
            text = f'axis_entry: "{label}" is not a hex of this map'
            raise BadInput(text, "bad-hex", hex=str(label)).located_at(table.spot("axis_entry"))
    return map.hexes(labels)


def draws(table: TomlTable, key: str) -> str:
    found: str = table.need(key, str)
    if not DRAWS.fullmatch(found):
        text = f'{key}: "{found}" is neither a number nor 1d6'
        raise BadInput(text, "data-kind", key=key, given=found).located_at(table.spot(key))
    return found
