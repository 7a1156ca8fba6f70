"""27A3 and 27B1. How ports in inlets are joined to the sea, and where land bars a passage."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from grognard.kernel.cite import rule
from grognard.kernel.load import Files
from grognard.kernel.maps import Map

LINK, BARRED = "link", "barred"
PASSAGE = 3  # hexes of a passage that is barred: from one to the other through the middle


class SeaLinks(NamedTuple):
    links: tuple[tuple[int, ...], ...]
    barred: tuple[tuple[int, int, int], ...]


@rule("SS 27A3.1", "SS 27B1.1")
def read_sea_links(files: Files, map: Map) -> SeaLinks:
    links, barred = [], []
    for row in files.rows("sea_links.csv", ("kind", "place", "hexes", "source", "note")):
        row.source()
        for label in row["hexes"].split():
            if label not in map.index:
                raise row.bad("hexes", f"{label} is not on the map", "data-unknown", given=label)
        chain = tuple(map.index[label] for label in row["hexes"].split())
        if len(chain) < 2 or any(map.grid.distance(a, b) != 1 for a, b in pairwise(chain)):
            raise row.bad("hexes", "each hex touches the next")
        if row.one_of("kind", (LINK, BARRED)) == LINK:
            links.append(chain)
        elif len(chain) == PASSAGE:
            barred.append((chain[0], chain[1], chain[2]))
        else:
            raise row.bad("hexes", f"{PASSAGE} hexes are wanted", "data-number", given=row["hexes"])
    return SeaLinks(tuple(links), tuple(barred))
