"""The map as one SVG file: the same bytes each time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape
from zlib import crc32

from grognard.draw import fonts
from grognard.draw.art import Art, default_art
from grognard.draw.counters import Counter, draw_stacks
from grognard.draw.curves import num
from grognard.draw.drawing import Drawing
from grognard.draw.frame import Sheet, draw_frame, sheet
from grognard.draw.markup import el
from grognard.draw.names import Label
from grognard.draw.style import stylesheet
from grognard.draw.view import View
from grognard.kernel.errors import BadInput
from grognard.kernel.maps import Map

LAYERS = ("terrain", "water", "borders", "rivers", "rails", "areas", "numbers", "counters", "names", "frame")

__all__ = ["LAYERS", "Counter", "labels", "map_svg"]


def labels(map: Map, lang: str = "en", art: Art | None = None) -> list[Label]:
    """The names as placed, with the boxes they take: for tests and for other hands."""
    return Drawing(map, lang, art or default_art(), LAYERS, "m").names()


def map_svg(
    map: Map,
    lang: str = "en",
    layers: Collection[str] | None = None,
    counters: Sequence[Counter] = (),
    art: Art | None = None,
    *,
    theme: str = "light",
    embed_fonts: bool = False,
) -> str:
    """The map as SVG text. `layers` names what to draw (all of LAYERS by default)."""
    art = (art or default_art()).with_theme(theme)
    shown = LAYERS if layers is None else layers
    for layer in shown:
        if layer not in LAYERS:
            raise BadInput(f'"{layer}" is not a layer of the map ({", ".join(LAYERS)})')
    uid = f"m{crc32((map.title.get('en', '') + str(len(map.index))).encode()):x}"
    made = Drawing(map, lang, art, shown, uid)
    view = View(made)
    page = sheet(made.plane, map, art, "frame" in shown)
    stacks, badges = draw_stacks(made.plane, art, counters if "counters" in shown else ())
    names = made.names() if "names" in shown else []
    parts = view.layers(shown)
    parts.append(("names", "".join(label.svg for label in names if label.low)))
    parts.append(("counters", stacks))
    parts.append(("names", "".join(label.svg for label in names if not label.low)))
    parts.append(("counters", badges))
    pieces = draw_frame(made.plane, map, art, lang, page, uid) if "frame" in shown else []
    furniture = el("g", "".join(piece.svg for piece in pieces), cls="g-furniture") if pieces else ""
    return _document(view, page, view.body(parts), furniture, embed_fonts)


def _document(view: View, page: Sheet, body: str, furniture: str, embed_fonts: bool) -> str:
    made = view.made
    title = made.map.title.get(made.lang) or made.map.title.get("en", "")
    fonts_too = fonts.faces() if embed_fonts else ""
    size = f'width="{num(page.width)}" height="{num(page.height)}" viewBox="0 0 {num(page.width)} {num(page.height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="grognard-map" {size} role="img" lang="{escape(made.lang)}">\n'
        f"<title>{escape(title)}</title>\n<style>{fonts_too}{stylesheet(made.art)}</style>\n<defs>{view.definitions()}</defs>\n"
        f"{el('rect', cls='g-paper', width=page.width, height=page.height)}\n"
        f'<g transform="translate({num(page.left)} {num(page.top)})">\n{body}</g>\n{_margin(view, page)}{furniture}</svg>\n'
    )


def _margin(view: View, page: Sheet) -> str:
    """Paper over what runs off the map. Cutting the map out would do the same, but takes half as much memory
    again in a large picture.
    """
    if not page.left:
        return ""
    wide, high = view.plane.width, view.plane.height
    inner = f"M{num(page.left)} {num(page.top)}h{num(wide)}v{num(high)}h{num(-wide)}Z"
    return (
        el(
            "path",
            cls="g-paper",
            fill_rule="evenodd",
            d=f"M0 0H{num(page.width)}V{num(page.height)}H0Z{inner}",
        )
        + "\n"
    )
