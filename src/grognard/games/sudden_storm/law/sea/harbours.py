"""27A3 and 27E. The hexes that are ports of ships, or of flotillas, whoever owns them."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.sea import waters
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet


@rule("SS 27A3.1")
@lru_cache(4)
def harbours(data: Data) -> HexSet:
    """Cities and fortresses on the coast; one that was destroyed is a city still (30A5a)."""
    found = 0
    for hexes in data.ports.values():
        found |= hexes
    return found


@rule("SS 27E.6")
@lru_cache(4)
def river_ports(data: Data) -> HexSet:
    """Those on rivers and lakes, where flotillas alone go."""
    return (data.cities | data.features("fortress")) & waters.inland_hexes(data)
