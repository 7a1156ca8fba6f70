"""The course of a river as one line on the plane, from the geodata or as drawn."""

from __future__ import annotations

import re

import numpy as np
import shapely
from shapely.geometry import LineString, MultiLineString
from shapely.ops import linemerge

from grognard.kernel.load import Row
from mapmaker.geodata import Geodata
from mapmaker.lattice import Points
from mapmaker.where import Where

BOX = re.compile(r"^(.*?)\s*(?:\[([-\d.,\s]+)\])?$")
GAP = 4.0  # hexes between two pieces of a river that still are one river (a lake lies between)


def course(row: Row, where: Where, geo: Geodata) -> Points:
    word, _, rest = row["course"].partition(" ")
    if word == "path":
        return where.plane(row, rest, "course")
    if word == "geo":
        return from_geodata(row, rest, where, geo)
    raise row.bad("course", f'"{word}" is none of geo, path, sides')


def from_geodata(row: Row, text: str, where: Where, geo: Geodata) -> Points:
    found = BOX.match(text)
    assert found is not None
    names = [name.strip() for name in found[1].split(",")]
    lines = [line for name in names for line in geo.rivers.get(name, [])]
    if not lines:
        raise row.bad("course", f'the geodata know no river "{found[1]}"')
    if found[2]:
        south, west, north, east = (float(x) for x in found[2].split(","))
        lines = [
            part for line in lines for part in _parts(shapely.clip_by_rect(line, west, south, east, north))
        ]
    projection = where.definition.projection
    assert projection is not None
    flat = [
        LineString(projection.to_plane(np.array(line.coords)[:, 1::-1]))
        for line in lines
        if len(line.coords) > 1
    ]
    if not flat:
        raise row.bad("course", "nothing of this river lies there")
    return joined([np.array(part.coords) for part in _parts(linemerge(MultiLineString(flat)))])


def _parts(shape: object) -> list[LineString]:
    return [g for g in getattr(shape, "geoms", [shape]) if isinstance(g, LineString) and not g.is_empty]


def joined(pieces: list[Points]) -> Points:
    """One line: the longest piece, and at its ends whatever piece lies near, longest first."""
    pieces = sorted(pieces, key=lambda p: -float(LineString(p).length))
    line, rest = pieces[0], pieces[1:]
    while rest:
        best = None
        for i, piece in enumerate(rest):
            for at_end in (True, False):
                for turned in (False, True):
                    other = piece[::-1] if turned else piece
                    gap = (
                        float(np.hypot(*(other[0] - line[-1])))
                        if at_end
                        else float(np.hypot(*(other[-1] - line[0])))
                    )
                    gain = float(LineString(piece).length) - 2 * gap
                    if gap < GAP and gain > 0 and (best is None or gain > best[0]):
                        best = (gain, i, at_end, other)
        if best is None:
            return line
        _, i, at_end, other = best
        line = np.concatenate((line, other) if at_end else (other, line))
        rest.pop(i)
    return line
