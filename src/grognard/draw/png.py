"""An SVG map as a PNG picture, by the optional package resvg_py."""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Collection
from importlib import import_module
from importlib.resources import as_file

from grognard.draw import fonts
from grognard.draw.art import Art, default_art
from grognard.draw.geometry import PITCH
from grognard.draw.svg import map_svg
from grognard.kernel.errors import BadInput
from grognard.kernel.maps import Map

PIXELS = (
    105_000_000  # with its layers the picture takes about 13 bytes for each, the rest 0.1 GB: 1.5 GB in all
)
USUAL = 40_000_000
SIZE_OF = re.compile(r'width="([\d.]+)" height="([\d.]+)"')


def print_scale(art: Art, dpi: float) -> float:
    """Pixels per unit of the map, so that a hex has its printed size at that many dots per inch."""
    if not 10 <= dpi <= 2400:
        raise BadInput(f"{dpi:g} dots per inch is out of bounds (10 to 2400)")
    return dpi / 25.4 * art.hex_mm / PITCH


def usual_scale(svg: str) -> float:
    """Two pixels per unit, or as many as make a picture that is drawn in a minute or so."""
    found = SIZE_OF.search(svg)
    wide, high = (float(n) for n in found.groups()) if found else (1.0, 1.0)
    return min(2.0, math.sqrt(USUAL / (wide * high)))


def map_png(
    map: Map,
    lang: str = "en",
    layers: Collection[str] | None = None,
    art: Art | None = None,
    *,
    dpi: float = 150,
    theme: str = "light",
) -> bytes:
    """The map for print: a hex has the size that map.toml gives it (`hex_mm`, 16 mm between opposite sides
    when it says nothing).
    """
    art = art or default_art()
    return svg_to_png(map_svg(map, lang, layers, art=art, theme=theme), print_scale(art, dpi))


def svg_to_png(
    svg: str, scale: float | None = None, dpi: float | None = None, *, background: str | None = None
) -> bytes:
    """The picture at `scale` pixels per unit, or at `dpi` (96 is scale 1). Our fonts come with it, so it
    looks the same everywhere.
    """
    if scale is not None and dpi is not None:
        raise BadInput("give a scale or a number of dots per inch, not both")
    zoom = scale if scale is not None else dpi / 96 if dpi is not None else 1.0
    if not 0.01 <= zoom <= 20:
        raise BadInput(f"a scale of {zoom:g} is out of bounds (0.01 to 20)")
    _fits(svg, zoom)
    try:
        resvg = import_module("resvg_py")
    except ImportError:
        raise BadInput(
            'PNG pictures need the package resvg_py: pip install "grognard[png]"; SVG needs nothing'
        ) from None
    ours = fonts.are_shipped()
    if not ours:
        warnings.warn(
            "the fonts of grognard.draw are missing: names take this machine's fonts, "
            "or vanish if it has none",
            stacklevel=2,
        )
    try:
        with as_file(fonts.folder()) as folder:
            found = resvg.svg_to_bytes(
                svg_string=svg,
                zoom=zoom,
                background=background,
                skip_system_fonts=ours,
                font_files=[str(folder / file) for file, *_ in fonts.FILES] if ours else None,
                serif_family="Spectral",
                sans_serif_family="Barlow Condensed",
            )
    except ValueError as e:
        raise BadInput(f"the map could not be made into a picture: {e}") from None
    return bytes(found)


def _fits(svg: str, zoom: float) -> None:
    """A picture too large for the memory of most machines is refused before it is begun."""
    found = SIZE_OF.search(svg)
    if not found:
        return
    wide, high = (float(n) * zoom for n in found.groups())
    if wide * high > PIXELS:
        most = zoom * math.sqrt(PIXELS / (wide * high))
        told = f"{wide:.0f} x {high:.0f} pixels"
        part = math.floor(100 * most / zoom)
        raise BadInput(
            f"a picture of {told} needs too much memory: "
            f"ask for at most {part} % of that resolution, or for an SVG"
        )
