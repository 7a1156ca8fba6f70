"""The few rules that all parts of a map share. Every class begins with g-, so that a page
may hold the map.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.draw.art import WATERS, Art
from grognard.draw.fonts import FIGURES, SERIF


def stylesheet(art: Art) -> str:
    p = art.palette
    halo = f"paint-order:stroke;stroke:{p['halo']};stroke-linejoin:round"
    wet = {
        style: next((look.fill for look in art.terrain.values() if look.style == style), p["halo"])
        for style in WATERS
    }
    rules = {
        ".g-paper": f"fill:{p['margin']}",
        ".g-ln": "fill:none;stroke:currentColor;stroke-width:.7;stroke-linecap:round;stroke-opacity:.85",
        ".g-lk": "fill:none;stroke:currentColor;stroke-width:1.3;stroke-linecap:round",
        ".g-dt": "fill:none;stroke:currentColor;stroke-width:1.1;stroke-linecap:round;stroke-opacity:.85",
        ".g-fl": "fill:currentColor;stroke:none;fill-opacity:.88",
        ".g-bed": f"fill:none;stroke:{p['halo']};stroke-width:4;stroke-opacity:.55",
        ".g-wall": "fill:none;stroke:currentColor;stroke-width:1.5",
        ".g-star": "stroke:currentColor;stroke-width:2",
        ".g-grid": f"fill:none;stroke:{p['grid']};stroke-width:.75;stroke-opacity:.62",
        ".g-faint": f"fill:none;stroke:{p['grid']};stroke-width:1;stroke-opacity:.34",
        ".g-cell": f"fill:none;stroke:{p['grid']};stroke-width:1.2",
        **_drawn_lines(p, halo),
        ".g-num": f"font-family:{FIGURES};font-weight:500;font-size:8.4px;letter-spacing:.4px;text-anchor:middle",
        ".g-num text": f"fill:{p['num']};{halo};stroke-width:2.4;stroke-opacity:.86",
        **{f".g-wet-{style} text": f"stroke:{fill}" for style, fill in wet.items()},
        ".g-name": f"font-family:{SERIF};font-weight:600;fill:{p['name']};{halo};stroke-width:3",
        ".g-italic": f"font-family:{SERIF};font-weight:500;font-style:italic;{halo};stroke-width:2.6",
        ".g-water": f"font-family:{SERIF};font-weight:500;font-style:italic",
        ".g-setup": f"font-family:{SERIF};font-weight:500;font-style:italic;fill:{p['startline']};{halo};stroke-width:2.6",
        ".g-rule": f"fill:none;stroke:{p['frame']}",
        ".g-ink": f"fill:{p['frame']};stroke:{p['frame']};stroke-width:.4",
        ".g-blank": f"fill:{p['margin']};stroke:{p['frame']};stroke-width:.6",
        ".g-title": f"font-family:{SERIF};font-weight:600;fill:{p['name']}",
        ".g-keyword": f"font-family:{SERIF};font-weight:600;fill:{p['name']}",
        ".g-sub,.g-small": f"font-family:{SERIF};font-weight:500;font-style:italic;fill:{p['num']}",
        ".g-effect": f"font-family:{SERIF};font-weight:500;font-style:italic;fill:{p['num']}",
        ".g-region": f"font-family:{SERIF};font-weight:500;font-style:italic;fill:{p['region']};{halo};stroke-width:2;stroke-opacity:.6",
        ".g-count": f"font-family:{FIGURES};font-weight:500;fill:{p['num']}",
        ".g-bold": f"font-family:{FIGURES};font-weight:700;text-anchor:middle",
        ".g-sy": "fill:none;stroke-width:1.6",
        ".g-sf": "fill:currentColor;stroke:none",
        ".g-badge circle": f"fill:{p['badge']};stroke:{p['badge_ink']};stroke-width:1",
        ".g-badge text": f"fill:{p['badge_ink']}",
    }
    return "".join(f"{name}{{{rule}}}" for name, rule in rules.items())


def _drawn_lines(p: Mapping[str, str], halo: str) -> dict[str, str]:
    """Ways, areas, borders and the edges of sheets."""
    return {
        ".g-waybed": f"fill:none;stroke:{p['halo']};stroke-width:6;stroke-opacity:.5",
        ".g-rail": "fill:none;stroke-width:3.6",
        ".g-gap": "fill:none;stroke-width:1.9;stroke-dasharray:7.5 6.5",
        ".g-link": "fill:none;stroke-width:1.7;stroke-dasharray:3 2",
        ".g-line": "fill:none;stroke-width:2.2",
        ".g-ties-two": "fill:none;stroke-width:7.4;stroke-dasharray:1.3 1.9 1.3 8.5",
        ".g-thin": "fill:none;stroke-width:1.5",
        ".g-ties": "fill:none;stroke-width:6.2;stroke-dasharray:1.2 8.4",
        ".g-hair": "fill:none;stroke-width:.9",
        ".g-ties-few": "fill:none;stroke-width:4.2;stroke-dasharray:.9 11",
        ".g-track": "fill:none;stroke-width:1.5;stroke-dasharray:4.5 2.6",
        ".g-road": "fill:none;stroke-width:3",
        ".g-roadtop": "fill:none;stroke-width:1.3",
        ".g-objective": f"fill:none;stroke:{p['objective']};stroke-width:2.4;stroke-linejoin:round",
        ".g-objective-bed": f"fill:none;stroke:{p['halo']};stroke-width:5.4;stroke-opacity:.8",
        ".g-front": f"fill:none;stroke:{p['startline']};stroke-width:2.6;stroke-dasharray:11 4 2.6 4",
        ".g-front-bed": f"fill:none;stroke:{p['halo']};stroke-width:5;stroke-opacity:.75",
        ".g-outline": f"fill:none;stroke:{p['startline']};stroke-width:1.8;stroke-dasharray:5 3",
        ".g-outline-bed": f"fill:none;stroke:{p['halo']};stroke-width:4;stroke-opacity:.75",
        ".g-setting": "fill:none;stroke-width:1.7;stroke-dasharray:1.6 3;stroke-linecap:round",
        ".g-setting-bed": f"fill:none;stroke:{p['halo']};stroke-width:4;stroke-opacity:.7",
        ".g-disc,.g-arrow": "stroke-width:1.4;stroke-linejoin:round",
        ".g-band": "fill:none;stroke-linejoin:round;stroke-opacity:.42",
        ".g-border": "fill:none;stroke-linejoin:round",
        ".g-borderbed": f"fill:none;stroke:{p['halo']};stroke-opacity:.55",
        ".g-edge": f"fill:none;stroke:{p['frame']};stroke-width:.9;stroke-opacity:.75",
        ".g-edge-far": f"fill:none;stroke:{p['frame']};stroke-width:2.4;stroke-opacity:.6",
        ".g-sheet": f"font-family:{SERIF};font-weight:600;font-size:9px;text-anchor:middle;{halo};stroke-width:2.4",
        ".g-halo": f"fill:{p['halo']};fill-opacity:.78;stroke:none",
    }
