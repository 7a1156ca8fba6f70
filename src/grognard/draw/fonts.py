"""The type of the sheet: Spectral for names, Barlow Condensed for figures (see fonts/OFL.txt), and its
widths.
"""

from __future__ import annotations

import base64
import struct
from functools import cache
from importlib.resources import files as resources
from importlib.resources.abc import Traversable

SERIF = "Spectral,'Iowan Old Style',Palatino,Georgia,'DejaVu Serif Condensed',serif"
FIGURES = "'Barlow Condensed','Roboto Condensed','Arial Narrow','Liberation Sans Narrow','DejaVu Sans Condensed',sans-serif"

# file, family, weight, style
FILES = (
    ("Spectral-SemiBold.ttf", "Spectral", 600, "normal"),
    ("Spectral-MediumItalic.ttf", "Spectral", 500, "italic"),
    ("BarlowCondensed-Medium.ttf", "Barlow Condensed", 500, "normal"),
    ("BarlowCondensed-Bold.ttf", "Barlow Condensed", 700, "normal"),
)
NAMES, ITALIC, NUMBERS, BOLD = (file for file, *_ in FILES)

# a piece of the map carries its own type, cut down to what a sheet has on it: file, family, weight, style,
# the classes that need it
SHEET = (
    ("BarlowCondensed-Digits.ttf", "Barlow Condensed", 500, "normal", ("g-num", "g-count")),
    ("Spectral-SemiBold-Sheet.ttf", "Spectral", 600, "normal", ("g-title", "g-keyword", "g-sheet")),
    ("Spectral-MediumItalic-Sheet.ttf", "Spectral", 500, "italic", ("g-sub", "g-small", "g-effect")),
)


def folder() -> Traversable:
    return resources("grognard.draw").joinpath("fonts")


def are_shipped() -> bool:
    """Whether every font file is there."""
    return all(folder().joinpath(file).is_file() for file, *_ in FILES)


def faces() -> str:
    """The fonts as CSS, to carry inside a file."""
    return "".join(_face(*one) for one in FILES)


def faces_for(svg: str) -> str:
    """As little type as will do for a piece of the map."""
    return "".join(_face(*one) for *one, classes in SHEET if any(f'class="{cls}' in svg for cls in classes))


@cache
def _face(file: str, family: str, weight: int, style: str) -> str:
    path = folder().joinpath(file)
    if not path.is_file():
        return ""
    data = base64.b64encode(path.read_bytes()).decode()
    return f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{style};src:url(data:font/ttf;base64,{data})}}'


@cache
def advances(file: str) -> dict[int, float]:
    """How far each character moves the pen, in ems; nothing when the font is not there."""
    path = folder().joinpath(file)
    if not path.is_file():
        return {}
    data = path.read_bytes()
    tables = {}
    for i in range(struct.unpack(">H", data[4:6])[0]):
        tag, _, offset, _ = struct.unpack(">4sIII", data[12 + 16 * i : 28 + 16 * i])
        tables[tag.decode()] = offset
    em = struct.unpack(">H", data[tables["head"] + 18 : tables["head"] + 20])[0]
    many = struct.unpack(">H", data[tables["hhea"] + 34 : tables["hhea"] + 36])[0]
    wide = [
        struct.unpack(">H", data[tables["hmtx"] + 4 * i : tables["hmtx"] + 4 * i + 2])[0] / em
        for i in range(many)
    ]
    return {code: wide[min(glyph, many - 1)] for code, glyph in _glyphs(data, tables["cmap"]).items()}


def _glyphs(data: bytes, cmap: int) -> dict[int, int]:
    """Characters to glyphs, from a format 4 table (all our characters are of the first plane)."""
    for i in range(struct.unpack(">H", data[cmap + 2 : cmap + 4])[0]):
        at = cmap + struct.unpack(">I", data[cmap + 8 + 8 * i : cmap + 12 + 8 * i])[0]
        if struct.unpack(">H", data[at : at + 2])[0] == 4:
            break
    else:
        return {}
    n = struct.unpack(">H", data[at + 6 : at + 8])[0] // 2
    offsets = (14, 16 + 2 * n, 16 + 4 * n, 16 + 6 * n)
    ends, starts, deltas, ranges = (struct.unpack(f">{n}H", data[at + o : at + o + 2 * n]) for o in offsets)
    found = {}
    for k in range(n):
        for code in range(starts[k], min(ends[k], 0xFFFE) + 1):
            if ranges[k] == 0:
                glyph = (code + deltas[k]) & 0xFFFF
            else:
                spot = at + 16 + 6 * n + 2 * k + ranges[k] + 2 * (code - starts[k])
                glyph = struct.unpack(">H", data[spot : spot + 2])[0]
                glyph = (glyph + deltas[k]) & 0xFFFF if glyph else 0
            if glyph:
                found[code] = glyph
    return found


def width(text: str, size: float, file: str = NAMES, tracking: float = 0.0) -> float:
    known = advances(file)
    return sum(known.get(ord(c), 0.55) * size + tracking for c in text)
