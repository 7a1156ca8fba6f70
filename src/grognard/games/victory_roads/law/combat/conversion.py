"""7.9. What becomes of a tactical result: by terrain or river, mud, snow, siege, fortresses and Hurrah, in
their order, with the paragraph of each change.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_roads.law.combat_tables import EXPLOITATIONS, NONE, RETREATS
from grognard.games.victory_roads.law.names import FAIR, MUD, SNOW
from grognard.games.victory_roads.law.tables import Tables
from grognard.kernel.cite import rule

Codes = tuple[str, ...]  # a result may come to two: the defender loses a step, and units exploit
LEVELS = (
    "",
    *EXPLOITATIONS,
    "E4",
)  # by the units that may be marked; the last by a Hurrah attack alone (C-27)
ENGAGED = "Eng"


class Setting(NamedTuple):
    """What tells on the results of a combat."""

    ground: str  # the row of the terrain table that the defender has chosen
    weather: int = FAIR
    besieged: bool = False
    by_river: bool = False  # does the major river take the place of the ground for the attacker?
    stronghold: str = ""  # the paragraph by which no exploitation is possible
    hurrah: bool = False


class Change(NamedTuple):
    before: Codes
    after: Codes
    cite: str


def codes_of(code: str) -> Codes:
    return () if code in ("", NONE) else (code,)


def final_codes(code: str, changes: list[Change]) -> Codes:
    """The result in the end."""
    return changes[-1].after if changes else codes_of(code)


# -- the attacker's


@rule("VR 3.2.2d", "VR 3.2.2e", "VR 3.2.2f")
def convert_in_mud(code: str) -> tuple[str, str]:
    """In mud D1 is nothing, exploitation costs the attacker alone, and the rest stays (C-07, K-19)."""
    if code in EXPLOITATIONS:
        return ENGAGED, "VR 3.2.2e"
    return (NONE, "VR 3.2.2d") if code == "D1" else (code, "VR 3.2.2f")


@rule("VR 7.9.2a", "VR 7.9.4", "VR 3.2.3c")
def convert_by_ground(tables: Tables, setting: Setting, code: str) -> tuple[str, str]:
    """Exploitation has a row; no other result of the attacker changes with the ground (K-18)."""
    if setting.by_river:
        return tables.convert("major_river", code), "VR 7.9.4"
    return tables.convert(row_of(setting), code), "VR 7.9.2a"


def row_of(setting: Setting) -> str:
    frozen = setting.weather == SNOW and setting.ground == "marsh"
    return "forest" if frozen else setting.ground


@rule("VR 13.2.4", "VR 13.3.1")
def convert_at_stronghold(setting: Setting, code: str) -> tuple[str, str]:
    return (NONE if setting.stronghold and code in EXPLOITATIONS else code), setting.stronghold


@rule("VR 3.2.3a")
def convert_in_snow(setting: Setting, code: str) -> tuple[str, str]:
    """After the terrain, E3 is E2."""
    return ("E2" if setting.weather == SNOW and code == "E3" else code), "VR 3.2.3a"


@rule("VR 7.9.5b", "VR 3.2.3b", "VR 13.2.4", "VR 13.3.1")
def convert_by_hurrah(setting: Setting, codes: Codes) -> Codes:
    """One level more, or an E besides the result, after all else."""
    if not setting.hurrah or setting.stronghold:
        return codes
    level = next((LEVELS.index(code) for code in codes if code in LEVELS), 0)
    return (*(code for code in codes if code not in LEVELS), LEVELS[level + 1])


@rule("VR 3.2.2c")
def attack_changes(tables: Tables, setting: Setting, code: str) -> list[Change]:
    """In mud neither ground nor fortress counts."""
    if setting.weather == MUD:
        return list_change(code, convert_in_mud(code))
    found = list_change(code, convert_by_ground(tables, setting, code))
    for change in (convert_at_stronghold, convert_in_snow):
        now = final_codes(code, found)
        found += list_change(now[0], change(setting, now[0])) if now else []
    before = final_codes(code, found)
    after = convert_by_hurrah(setting, before)
    return [*found, Change(before, after, "VR 7.9.5b")] if after != before else found


def list_change(code: str, step: tuple[str, str]) -> list[Change]:
    """One change, if it is one."""
    after, cite = step
    return [] if after == code else [Change(codes_of(code), codes_of(after), cite)]


# -- the defender's


@rule("VR 6.7.5d", "VR 6.7.5e")
def convert_under_siege(code: str) -> tuple[str, str]:
    """The besieged have nowhere to go."""
    if code == RETREATS[0]:
        return NONE, "VR 6.7.5d"
    return (ENGAGED if code in RETREATS else code), "VR 6.7.5e"


@rule("VR 7.9.2a", "VR 3.2.3c")
def defence_changes(tables: Tables, setting: Setting, code: str) -> list[Change]:
    """By the ground in any weather (C-07); a siege takes its place."""
    if setting.besieged:
        return list_change(code, convert_under_siege(code))
    return list_change(code, (tables.convert(row_of(setting), code), "VR 7.9.2a"))
