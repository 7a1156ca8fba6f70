"""Hexes as the tables name them."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.hexes import HexSet
from grognard.kernel.load import Row
from grognard.kernel.maps import Map


def places_in(row: Row, column: str, map: Map) -> HexSet:
    """Places by their ids, and sets of hexes: "area:baltic_ports/baltic" are those of an area that lie in a
    country, "feature:city" those with a feature; "-berlin" leaves out.
    """
    found = 0
    for word in row[column].split():
        set_ = _named(row, column, map, word.removeprefix("-"))
        found = found & ~set_ if word.startswith("-") else found | set_
    return found


def _named(row: Row, column: str, map: Map, word: str) -> HexSet:
    name, _, country = word.partition("/")
    kind, _, id = name.rpartition(":")
    sets: Mapping[str, Mapping[str, HexSet]] = {
        "": {place.id: 1 << place.hex for place in map.places},
        "area": map.areas,
        "feature": map.features,
    }
    within = {"": map.grid.board, **map.attributes["country"]}
    if kind not in sets or id not in sets[kind] or country not in within:
        raise row.bad(column, f'"{word}" is not known', "data-unknown", given=word, near="none")
    return sets[kind][id] & within[country]
