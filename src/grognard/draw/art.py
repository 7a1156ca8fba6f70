"""The tables that say how a game's map looks: art.toml, over the usual looks of draw/art.toml."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files as resources
from typing import Any, NamedTuple

from grognard.draw.effects import Effects, read_effects
from grognard.draw.symbols import Symbol, plain_words, read_symbol
from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, only_keys, parse_toml

WATERS = ("volga", "lake", "sea")
TEXTURES = (
    "clear",
    "steppe",
    "woods",
    "forest",
    "rough",
    "wooded_rough",
    "mountain",
    "swamp",
    "sand",
    "city",
    "off",
    *WATERS,
)
BUILT = ("city", "partial_city", "minor_city", "town", "village")
DOTS = ("dot_city", "reference_city")  # over the railways that meet there
WALLED = ("fort", "fortress")
# beside the counter, in the corners of the hex
SMALL = ("port", "oil", "airfield", "star", "capital", "factory", "height")
SIGNS = (*BUILT, *DOTS, *WALLED, *SMALL, "bank", "none")
RIBBONS = ("ribbon", "wet", "strait")
STYLES: dict[str, tuple[str, ...]] = {
    "terrain": TEXTURES,
    "feature": SIGNS,
    "side": (*RIBBONS, "bridge", "causeway", "barrier", "wall"),
    "line": ("rail", "rail_broad", "rail_standard", "rail_narrow", "road", "track"),
    "area": ("objective", "front", "outline", "setup", "label", "source", "entry"),
    "border": ("country", "district", "zone", "theatre"),
}
BANDS = ("plain", "chevrons", "bias", "bars", "dots", "rules", "line")
BADGES = ("star", "chevron", "cross", "letters")
THEMES = ("light", "dark")
UNITS = {"m": 1.0, "km": 1000.0, "mile": 1609.344, "verst": 1066.8}


class Look(NamedTuple):
    """How one terrain, feature, hexside, line or area is drawn and called."""

    style: str
    words: Mapping[str, str]
    fill: str = "none"
    ink: str = "#3d3527"
    letter: str = " "
    width: tuple[float, float] = (1.0, 4.0)
    key: bool = True  # whether the key explains it

    def word(self, lang: str) -> str:
        return self.words.get(lang) or self.words.get("en", "")


class NameStyle(NamedTuple):
    size: float = 9.6
    italic: bool = False
    caps: bool = False
    tracking: float = 0.0
    rank: int = 5  # the lower, the sooner it finds its place
    tier: int = 4  # on a screen: 1 is shown from afar, 5 only close by


class Face(NamedTuple):
    """The colours of a side's counters, and the band and sign that tell it without colour."""

    name: str
    face: str
    ink: str
    edge: str
    box: str
    symbol: str
    band: str = "plain"
    sign: str = "star"
    letter: str = "*"


class Isle(NamedTuple):
    hex: str
    at: tuple[float, float]
    size: tuple[float, float]
    turn: float


@dataclass(frozen=True)
class Art:
    palette: Mapping[str, str]
    words: Mapping[str, Mapping[str, str]]
    terrain: Mapping[str, Look]
    feature: Mapping[str, Look]
    side: Mapping[str, Look]
    line: Mapping[str, Look]
    area: Mapping[str, Look]
    border: Mapping[str, Look]
    name: Mapping[str, NameStyle]
    faces: tuple[Face, ...]
    nations: Mapping[str, Face]  # every face there is, by name
    symbols: Mapping[str, Symbol] = field(default_factory=dict)
    isles: tuple[Isle, ...] = ()
    sub: Mapping[str, str] = field(default_factory=dict)
    note: Mapping[str, str] = field(default_factory=dict)
    bars: tuple[str, ...] = ("km",)
    metres: float | None = None  # from one hex to the next
    north: str | float = "top"  # an edge of the sheet, or degrees clockwise from its top
    hex_mm: float = 16.0  # printed, from side to side
    effects: Effects | None = None  # what the key says of movement and combat
    dark: Art | None = None  # the same under a lamp

    def with_theme(self, theme: str) -> Art:
        """The looks by daylight or by lamplight."""
        if theme not in THEMES:
            raise BadInput(f'"{theme}" is not a theme ({", ".join(THEMES)})')
        return self.dark if theme == "dark" and self.dark else self

    def word(self, key: str, lang: str) -> str:
        words = self.words[key]
        return words.get(lang) or words["en"]

    def terrain_look(self, name: str) -> Look:
        return self.terrain.get(name) or self.terrain["clear"]._replace(words=plain_words(name), letter="?")

    def feature_look(self, name: str) -> Look:
        return self.feature.get(name) or Look("none", plain_words(name), letter="+")

    def side_look(self, name: str) -> Look:
        return self.side.get(name) or self.side["river"]._replace(words=plain_words(name))

    def line_look(self, name: str, gauge: str = "") -> Look:
        own = self.line.get(f"{name}_{gauge}") if gauge else None
        return own or self.line.get(name) or self.line["road"]._replace(words=plain_words(name))

    def name_style(self, kind: str) -> NameStyle:
        return self.name.get(kind) or self.name["other"]

    def face(self, side: int, nation: str = "") -> Face:
        """The face of a side's counters, or that of one of its nations."""
        return self.nations.get(nation) or self.faces[side % len(self.faces)]

    def symbol_of(self, kind: str) -> Symbol:
        return self.symbols.get(kind) or Symbol("", plain_words(kind))


LOOKS = ("terrain", "feature", "side", "line", "border")
TOP = (
    "palette",
    "words",
    *LOOKS,
    "area",
    "name",
    "face",
    "counter",
    "symbol",
    "isle",
    "frame",
    "key",
    "dark",
)
DARK = ("palette", "face", *LOOKS)


@cache
def default_art() -> Art:
    """The usual looks, for a map without an art.toml."""
    return _both_themes({**_usual(), "border": {}}, {}, "draw/art.toml")


def load_art(files: Files) -> Art:
    """A game's looks: its art.toml if it has one, and the scale of its map.toml."""
    own, shown = _own(files, "art.toml")
    scale = _own(files, "map.toml")[0].get("scale", {})
    top = _merge_entry(_usual(), own, shown)
    # a game says which of its borders are drawn
    top["border"] = {name: top["border"][name] for name in own.get("border", {})}
    found = _both_themes(top, scale, shown)
    if "key" not in top:
        return found
    effects = read_effects(files, top["key"], f"{shown}: [key]")
    return replace(found, effects=effects, dark=found.dark and replace(found.dark, effects=effects))


def _own(files: Files, name: str) -> tuple[dict[str, Any], str]:
    """One of a game's tables, and the name to give in errors; empty when it has none."""
    try:
        return files.toml(name), files.read(name)[1]
    except FileNotFoundError:
        return {}, name


def _usual() -> dict[str, Any]:
    return parse_toml(
        resources("grognard.draw").joinpath("art.toml").read_text(encoding="utf-8"), "draw/art.toml"
    )


def _merge_entry(base: dict[str, Any], own: dict[str, Any], shown: str) -> dict[str, Any]:
    """A game's entry changes what it names and keeps the rest; lists (counters, isles) stand as a whole."""
    only_keys(own, TOP, shown)
    return _overlay(base, own)


def _overlay(base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    out = dict(base)
    for key, value in own.items():
        known = out.get(key)
        out[key] = _overlay(known, value) if isinstance(known, dict) and isinstance(value, dict) else value
    return out


def _both_themes(top: dict[str, Any], scale: dict[str, Any], shown: str) -> Art:
    """The light sheet, which knows its dark one."""
    return replace(_art(top, scale, shown), dark=_art(_night(top, shown), scale, shown))


def _night(top: dict[str, Any], shown: str) -> dict[str, Any]:
    """The same tables with the colours of [dark]: what it does not name takes those of the first thing drawn
    in the same way.
    """
    dark = top.get("dark", {})
    only_keys(dark, DARK, f"{shown}: [dark]")
    out = dict(top)
    for table in ("palette", "face"):
        for name in dark.get(table, {}):
            _require(name, top[table], f"{shown}: [dark.{table}]")
        out[table] = _overlay(top[table], dark.get(table, {}))
    for kind in LOOKS:
        call, colours = _call(kind), dark.get(kind, {})
        like: dict[str, Any] = {}
        for name, entry in colours.items():
            if kind == "border" and name not in top[kind]:
                continue  # one that this game does not draw
            _require(name, top[kind], f"{shown}: [dark.{kind}]")
            only_keys(entry, ("fill", "ink"), f"{shown}: [dark.{kind}.{name}]")
            like.setdefault(top[kind][name].get(call), entry)
        out[kind] = {
            name: {**entry, **like.get(entry.get(call), {}), **colours.get(name, {})}
            for name, entry in top[kind].items()
        }
    return out


def _require(name: str, table: Mapping[str, Any], where: str) -> None:
    if name not in table:
        raise BadInput(f'{where}: "{name}" is not in the light sheet')


def _call(kind: str) -> str:
    return "texture" if kind in ("terrain", "feature") else "style"


def _art(top: dict[str, Any], scale: dict[str, Any], shown: str) -> Art:
    only_keys(top, TOP, shown)
    frame = top.get("frame", {})
    only_keys(frame, ("sub", "note", "bars"), f"{shown}: [frame]")
    bars = tuple(frame.get("bars", ("km",)))
    for bar in bars:
        if bar not in UNITS:
            raise BadInput(f'{shown}: [frame]: "{bar}" is not a unit of length ({", ".join(UNITS)})')
    looks = {
        kind: {name: _look(kind, name, entry, shown, top) for name, entry in top.get(kind, {}).items()}
        for kind in STYLES
    }
    names = {}
    for kind, entry in top["name"].items():
        only_keys(entry, NameStyle._fields, f"{shown}: [name.{kind}]")
        names[kind] = NameStyle(**entry)
    isles = []
    for entry in top.get("isle", []):
        only_keys(entry, Isle._fields, f"{shown}: [[isle]]")
        isles.append(Isle(entry["hex"], tuple(entry["at"]), tuple(entry["size"]), entry.get("turn", 0)))
    return Art(
        palette=top["palette"],
        words=top["words"],
        terrain=looks["terrain"],
        feature=looks["feature"],
        side=looks["side"],
        line=looks["line"],
        area=looks["area"],
        border=looks["border"],
        name=names,
        faces=tuple(
            _face({**top["face"].get(entry.get("name"), {}), **entry}, shown) for entry in top["counter"]
        ),
        nations={name: _face({"name": name, **entry}, shown) for name, entry in top["face"].items()},
        symbols={kind: read_symbol(kind, top["symbol"], shown) for kind in top["symbol"]},
        isles=tuple(isles),
        sub=frame.get("sub", {}),
        note=frame.get("note", {}),
        bars=bars,
        metres=scale.get("metres"),
        north=scale.get("north", "top"),
        hex_mm=float(scale.get("hex_mm", 16.0)),
    )


def _light(rgb: Sequence[float]) -> float:
    """Relative luminance."""
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in rgb))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def _visible_on(colour: str, ground: str) -> str:
    """A colour made darker or paler until a thin line of it is seen on the ground."""
    rgb, under = ([float(int(text[i : i + 2], 16)) for i in (1, 3, 5)] for text in (colour, ground))
    base = _light(under)
    end = 0.0 if base > 0.18 else 255.0
    while True:
        high, low = sorted((_light(rgb), base), reverse=True)
        if (high + 0.05) / (low + 0.05) >= 3.5:
            return "#" + "".join(f"{round(c):02x}" for c in rgb)
        rgb = [c + (end - c) * 0.12 for c in rgb]


def _look(kind: str, name: str, entry: dict[str, Any], shown: str, top: Mapping[str, Any]) -> Look:
    faces, ground, start = top["face"], top["terrain"]["clear"]["fill"], top["palette"]["startline"]
    where = f"{shown}: [{kind}.{name}]"
    call = _call(kind)
    only_keys(
        entry,
        (call, "fill", "ink", "letter", "width", "key", "fr", "en", *(("face",) if kind == "area" else ())),
        where,
    )
    style = entry.get(call)
    if style not in STYLES[kind]:
        raise BadInput(f'{where}: {call} "{style}" is not known ({", ".join(STYLES[kind])})')
    given: dict[str, Any] = {key: entry[key] for key in ("fill", "ink", "letter", "key") if key in entry}
    words: dict[str, str] = {str(lang): entry[lang] for lang in ("fr", "en") if lang in entry} or plain_words(
        name
    )
    if "width" in entry:
        given["width"] = tuple(entry["width"])
    if "face" in entry:  # in the colours of that side's counters
        _require(entry["face"], faces, where)
        worn = faces[entry["face"]]
        ink = worn["ink"]
        if style == "setup":  # an outline on the ground
            ink = _visible_on(worn["face"], ground)
        given = {"fill": worn["face"], "ink": ink, "letter": worn.get("letter", "*"), **given}
    elif style == "setup":
        given.setdefault("ink", start)
    return Look(style, words, **given)


def _face(entry: dict[str, Any], shown: str) -> Face:
    where = f"{shown}: [[counter]]"
    only_keys(entry, Face._fields, where)
    for key in Face._fields[:6]:
        if key not in entry:
            raise BadInput(f'{where}: "{key}" is missing')
    face = Face(**entry)
    if face.band not in BANDS:
        raise BadInput(f'{where}: band "{face.band}" is not known ({", ".join(BANDS)})')
    return face
