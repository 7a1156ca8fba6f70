"""An SVG map as a PNG picture, by the optional package resvg_py."""

from __future__ import annotations

import warnings
from importlib import import_module
from importlib.resources import as_file

from grognard.draw import fonts
from grognard.kernel.errors import BadInput


def svg_to_png(svg: str, scale: float | None = None, dpi: float | None = None, *, background: str | None = None) -> bytes:
    """The picture at `scale` pixels per unit, or at `dpi` (96 is scale 1). Our fonts come with it, so it looks the same everywhere."""
    if scale is not None and dpi is not None:
        raise BadInput("give a scale or a number of dots per inch, not both")
    zoom = scale if scale is not None else dpi / 96 if dpi is not None else 1.0
    if not 0.01 <= zoom <= 20:
        raise BadInput(f"a scale of {zoom:g} is out of bounds (0.01 to 20)")
    try:
        resvg = import_module("resvg_py")
    except ImportError:
        raise BadInput('PNG pictures need the package resvg_py: pip install "grognard[png]"; SVG needs nothing') from None
    ours = fonts.shipped()
    if not ours:
        warnings.warn("the fonts of grognard.draw are missing: names take this machine's fonts, or vanish if it has none", stacklevel=2)
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
