"""What a position file says under [own]: each key read strictly, and what is wrong told under its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import HexSet
from grognard.kernel.maps import Map
from grognard.kernel.spelling import nearest


def read_list(table: Mapping[str, Any], key: str) -> list[Any]:
    value = table.get(key, [])
    if not isinstance(value, list):
        raise BadInput(f"{key}: a list of names is required", "data-kind", key=key, given=str(value))
    return value


def read_flag(table: Mapping[str, Any], key: str, usual: bool) -> bool:
    value = table.get(key, usual)
    if not isinstance(value, bool):
        raise BadInput(f"{key}: true or false", "data-kind", key=key, given=str(value))
    return value


def read_natural(table: Mapping[str, Any], key: str, usual: int, most: int) -> int:
    value = table.get(key, usual)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadInput(f"{key}: a whole number from 0 to {most}", "data-kind", key=key, given=str(value))
    return value


def number_of(key: str, name: Any, names: Mapping[str, int]) -> int:
    if not isinstance(name, str) or name not in names:
        near = nearest(name, names) if isinstance(name, str) else ""
        raise BadInput(f'{key}: "{name}" is not known', "data-unknown", given=str(name), near=near or "none")
    return names[name]


def hexes_named(map: Map, table: Mapping[str, Any], key: str) -> HexSet:
    names = read_list(table, key)
    for name in names:
        if not isinstance(name, str):
            raise BadInput(f"{key}: a list of names is required", "data-kind", key=key, given=str(name))
    return map.hexes(names)
