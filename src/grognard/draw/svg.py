"""The map as one SVG file: the same bytes each time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape
from zlib import crc32

from grognard.draw import fonts
from grognard.draw.areas import draw_areas
from grognard.draw.art import Art, default_art
from grognard.draw.counters import Counter, draw_stacks
from grognard.draw.drawing import Drawing
from grognard.draw.frame import Sheet, draw_frame, sheet
from grognard.draw.geometry import num
from grognard.draw.lines import draw_rivers, draw_ways
from grognard.draw.markup import el
from grognard.draw.names import Label
from grognard.draw.style import stylesheet
from grognard.draw.water import far_from_shore
from grognard.kernel.errors import BadInput
from grognard.kernel.maps import Map

LAYERS = ("terrain", "water", "rivers", "rails", "areas", "numbers", "counters", "names", "frame")

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
    embed_fonts: bool = False,
) -> str:
    """The map as SVG text. `layers` names what to draw (all of LAYERS by default)."""
    art = art or default_art()
    shown = LAYERS if layers is None else layers
    for layer in shown:
        if layer not in LAYERS:
            raise BadInput(f'"{layer}" is not a layer of the map ({", ".join(LAYERS)})')
    uid = f"m{crc32((map.title.get('en', '') + str(len(map.index))).encode()):x}"
    made = Drawing(map, lang, art, shown, uid)
    page = sheet(made.plane, map, art, lang, "frame" in shown)
    stacks, badges = draw_stacks(made.plane, art, counters if "counters" in shown else ())
    parts: list[tuple[str, str]] = []
    if "terrain" in shown:
        parts.append(("terrain", made.terrain()))
    if "water" in shown and made.water:
        waves = "".join(made.use(art.of_terrain(name), h) for name, h in far_from_shore(map, art))
        parts.append(("water", made.sea + waves))
    parts.append(("grid", made.grid()))
    if "terrain" in shown:
        parts.append(("towns", made.towns()))
        parts.append(("forts", made.forts()))
    if "rivers" in shown:
        parts.append(("rivers", draw_rivers(made.plane, map, art, made.rivers)))
    if "rails" in shown:
        parts.append(("rails", draw_ways(art, made.ways)))
    if "areas" in shown:
        parts.append(("areas", draw_areas(made.plane, map, art, made.water)))
    if "numbers" in shown:
        parts.append(("numbers", made.numbers()))
    names = made.names() if "names" in shown else []
    parts.append(("names", "".join(label.svg for label in names if label.low)))
    parts.append(("counters", stacks))
    parts.append(("names", "".join(label.svg for label in names if not label.low)))
    parts.append(("counters", badges))
    clip = None if made.even else f"url(#{uid}-board)"
    body = "".join(
        el("g", inside, cls="g-layer", data_layer=name, clip_path=clip if name in ("terrain", "water", "rivers", "rails") else None) + "\n"
        for name, inside in parts
        if inside
    )
    furniture = draw_frame(made.plane, map, art, lang, page, uid) if "frame" in shown else ""
    return _document(made, page, body, furniture, embed_fonts)


def _document(made: Drawing, page: Sheet, body: str, furniture: str, embed_fonts: bool) -> str:
    uid, plane, art = made.uid, made.plane, made.art
    title = made.map.title.get(made.lang) or made.map.title.get("en", "")
    defs = [_wash(f"{uid}-wash-a", art.palette["wash_dark"], ".22"), _wash(f"{uid}-wash-b", art.palette["wash_light"], ".5")]
    defs.append(el("clipPath", el("rect", width=plane.width, height=plane.height), id=f"{uid}-map"))
    if not made.even:
        defs.append(el("clipPath", el("path", d=made.outline()), id=f"{uid}-board"))
    defs += made.defs.values()
    fonts_too = fonts.faces() if embed_fonts else ""
    size = f'width="{num(page.width)}" height="{num(page.height)}" viewBox="0 0 {num(page.width)} {num(page.height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="grognard-map" {size} role="img" lang="{escape(made.lang)}">\n'
        f"<title>{escape(title)}</title>\n<style>{fonts_too}{stylesheet(art)}</style>\n<defs>{''.join(defs)}</defs>\n"
        f"{el('rect', cls='g-paper', width=page.width, height=page.height)}\n"
        f'<g transform="translate({num(page.left)} {num(page.top)})"><g clip-path="url(#{uid}-map)">\n{body}</g></g>\n{furniture}</svg>\n'
    )


def _wash(id: str, colour: str, strong: str) -> str:
    stops = el("stop", offset="0", stop_color=colour, stop_opacity=strong) + el("stop", offset="1", stop_color=colour, stop_opacity="0")
    return el("radialGradient", stops, id=id)
