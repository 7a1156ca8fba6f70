"""The tables that say how a game's map looks: art.toml, over the usual looks of draw/art.toml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files as resources
from typing import Any, NamedTuple

from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, only_keys, parse_toml

WATERS = ("volga", "lake", "sea")
TEXTURES = ("clear", "woods", "forest", "rough", "wooded_rough", "mountain", "swamp", "sand", "city", *WATERS)
SIGNS = ("city", "minor_city", "town", "village", "fort", "fortress", "bank", "none")
STYLES: dict[str, tuple[str, ...]] = {
    "terrain": TEXTURES,
    "feature": SIGNS,
    "side": ("ribbon", "bridge", "barrier"),
    "line": ("rail", "road"),
    "area": ("objective", "front", "outline", "label"),
}
BANDS = ("plain", "chevrons", "bias", "bars", "dots", "rules", "line")
BADGES = ("star", "chevron", "cross", "letters")
UNITS = {"km": 1000.0, "mile": 1609.344, "verst": 1066.8}


class Look(NamedTuple):
    """How one terrain, feature, hexside, line or area is drawn and called."""

    style: str
    words: Mapping[str, str]
    fill: str = "none"
    ink: str = "#3d3527"
    letter: str = " "
    width: tuple[float, float] = (1.0, 4.0)

    def word(self, lang: str) -> str:
        return self.words.get(lang) or self.words.get("en", "")


class NameStyle(NamedTuple):
    size: float = 9.6
    italic: bool = False
    caps: bool = False
    tracking: float = 0.0


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
    name: Mapping[str, NameStyle]
    faces: tuple[Face, ...]
    isles: tuple[Isle, ...] = ()
    sub: Mapping[str, str] = field(default_factory=dict)
    note: Mapping[str, str] = field(default_factory=dict)
    bars: tuple[str, ...] = ("km",)
    metres: float | None = None  # from one hex to the next
    north: str = "top"

    def word(self, key: str, lang: str) -> str:
        words = self.words[key]
        return words.get(lang) or words["en"]

    def of_terrain(self, name: str) -> Look:
        return self.terrain.get(name) or self.terrain["clear"]._replace(words=_plain(name), letter="?")

    def of_feature(self, name: str) -> Look:
        return self.feature.get(name) or Look("none", _plain(name), letter="+")

    def of_side(self, name: str) -> Look:
        return self.side.get(name) or self.side["river"]._replace(words=_plain(name))

    def of_line(self, name: str) -> Look:
        return self.line.get(name) or self.line["road"]._replace(words=_plain(name))

    def of_name(self, kind: str) -> NameStyle:
        return self.name.get(kind) or self.name["other"]

    def face(self, side: int) -> Face:
        return self.faces[side % len(self.faces)]


def _plain(name: str) -> dict[str, str]:
    word = name.replace("_", " ")
    return {"fr": word, "en": word}


TOP = ("palette", "words", "terrain", "feature", "side", "line", "area", "name", "counter", "isle", "frame")


@cache
def default_art() -> Art:
    """The usual looks, for a map without an art.toml."""
    return _art(_usual(), {}, "draw/art.toml")


def load_art(files: Files) -> Art:
    """A game's looks: its art.toml if it has one, and the scale of its map.toml."""
    own: dict[str, Any] = {}
    shown = "art.toml"
    if shown in files.names():
        own, shown = files.toml("art.toml"), files.read("art.toml")[1]
    scale = files.toml("map.toml").get("scale", {})
    return _art(_merged(_usual(), own, shown), scale, shown)


def _usual() -> dict[str, Any]:
    return parse_toml(resources("grognard.draw").joinpath("art.toml").read_text(encoding="utf-8"), "draw/art.toml")


def _merged(base: dict[str, Any], own: dict[str, Any], shown: str) -> dict[str, Any]:
    """A game's entry changes what it names and keeps the rest; lists (counters, isles) stand as a whole."""
    only_keys(own, TOP, shown)
    out = dict(base)
    for key, value in own.items():
        if not isinstance(value, dict):
            out[key] = value
            continue
        table = dict(base.get(key, {}))
        for name, entry in value.items():
            known = table.get(name)
            table[name] = {**known, **entry} if isinstance(known, dict) and isinstance(entry, dict) else entry
        out[key] = table
    return out


def _art(top: dict[str, Any], scale: dict[str, Any], shown: str) -> Art:
    only_keys(top, TOP, shown)
    frame = top.get("frame", {})
    only_keys(frame, ("sub", "note", "bars"), f"{shown}: [frame]")
    bars = tuple(frame.get("bars", ("km",)))
    for bar in bars:
        if bar not in UNITS:
            raise BadInput(f'{shown}: [frame]: "{bar}" is not a unit of length ({", ".join(UNITS)})')
    looks = {kind: {name: _look(kind, name, entry, shown) for name, entry in top.get(kind, {}).items()} for kind in STYLES}
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
        name=names,
        faces=tuple(_face(entry, shown) for entry in top["counter"]),
        isles=tuple(isles),
        sub=frame.get("sub", {}),
        note=frame.get("note", {}),
        bars=bars,
        metres=scale.get("metres"),
        north=scale.get("north", "top"),
    )


def _look(kind: str, name: str, entry: dict[str, Any], shown: str) -> Look:
    where = f"{shown}: [{kind}.{name}]"
    call = "texture" if kind in ("terrain", "feature") else "style"
    only_keys(entry, (call, "fill", "ink", "letter", "width", "fr", "en"), where)
    style = entry.get(call)
    if style not in STYLES[kind]:
        raise BadInput(f'{where}: {call} "{style}" is not known ({", ".join(STYLES[kind])})')
    given: dict[str, Any] = {key: entry[key] for key in ("fill", "ink", "letter") if key in entry}
    words: dict[str, str] = {str(lang): entry[lang] for lang in ("fr", "en") if lang in entry} or _plain(name)
    if "width" in entry:
        given["width"] = tuple(entry["width"])
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
