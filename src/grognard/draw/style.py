"""The few rules that all parts of a map share. Every class begins with g-, so that a page may hold the map."""

from __future__ import annotations

from grognard.draw.art import WATERS, Art
from grognard.draw.fonts import FIGURES, SERIF


def stylesheet(art: Art) -> str:
    p = art.palette
    halo = f"paint-order:stroke;stroke:{p['halo']};stroke-linejoin:round"
    wet = {style: next((look.fill for look in art.terrain.values() if look.style == style), p["halo"]) for style in WATERS}
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
        ".g-waybed": f"fill:none;stroke:{p['halo']};stroke-width:6;stroke-opacity:.5",
        ".g-rail": "fill:none;stroke-width:3.6",
        ".g-gap": "fill:none;stroke-width:1.9;stroke-dasharray:7.5 6.5",
        ".g-link": "fill:none;stroke-width:1.7;stroke-dasharray:3 2",
        ".g-road": "fill:none;stroke-width:3",
        ".g-roadtop": "fill:none;stroke-width:1.3",
        ".g-objective": f"fill:none;stroke:{p['objective']};stroke-width:2.4;stroke-linejoin:round",
        ".g-objective-bed": f"fill:none;stroke:{p['halo']};stroke-width:5.4;stroke-opacity:.8",
        ".g-front": f"fill:none;stroke:{p['startline']};stroke-width:2.6;stroke-dasharray:11 4 2.6 4",
        ".g-front-bed": f"fill:none;stroke:{p['halo']};stroke-width:5;stroke-opacity:.75",
        ".g-outline": f"fill:none;stroke:{p['startline']};stroke-width:1.8;stroke-dasharray:5 3",
        ".g-outline-bed": f"fill:none;stroke:{p['halo']};stroke-width:4;stroke-opacity:.75",
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
        ".g-count": f"font-family:{FIGURES};font-weight:500;fill:{p['num']}",
        ".g-bold": f"font-family:{FIGURES};font-weight:700;text-anchor:middle",
        ".g-sy": "fill:none;stroke-width:1.6",
        ".g-sf": "fill:currentColor;stroke:none",
        ".g-badge circle": f"fill:{p['badge']};stroke:{p['badge_ink']};stroke-width:1",
        ".g-badge text": f"fill:{p['badge_ink']}",
    }
    return "".join(f"{name}{{{rule}}}" for name, rule in rules.items())
