"""Maps made up on the spot: the files of a map, in memory, for tests that want one fault in them and no
other.

found = paper(5, 5, sides=["0303/0302 river don"], pins=["terrain 0101 = clear"])
load_map(found, *NAMES)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from grognard.kernel.hexes import Layout
from grognard.kernel.load import Files
from grognard.kernel.maps import Map, Sheet, build_grid, load_map
from grognard.mapcheck.map_checks import MapConventions

SOURCE = "reconstructed"
TERRAINS = ("clear", "woods", "sea", "lake")
FEATURES = ("town", "port")
SIDES = ("river", "major_river", "bridge")
LINES = ("rail", "road")
NAMES = (TERRAINS, FEATURES, SIDES, LINES)


class Paper(Files):
    """Files that nobody has written to disk."""

    def __init__(self, made: Mapping[str, str]) -> None:
        self.made, self.pack = dict(made), None

    def names(self) -> list[str]:
        return sorted(self.made)

    def read(self, name: str) -> tuple[str, str]:
        if name not in self.made:
            raise FileNotFoundError(name)
        return self.made[name], name


def paper(
    columns: int = 5,
    rows: int = 5,
    *,
    sheets: Iterable[Sheet] = (),
    missing: str = "",
    terrain: Mapping[str, str] | None = None,  # terrain to labels; clear elsewhere
    features: Mapping[str, str] | None = None,
    attributes: Mapping[str, Mapping[str, str]] | None = None,  # attribute to value to labels
    sides: Iterable[str] = (),  # "0101/0102 river don"
    lines: Iterable[str] = (),  # "west rail broad 0101 0102"; a dash for no gauge
    places: Iterable[str] = (),  # "minsk 0303 town"
    areas: Mapping[str, str] | None = None,
    pins: Iterable[str] = (),  # "terrain 0101 0102 = clear"
) -> Paper:
    """The files of a map of flat hexes, the even columns lower."""
    all_sheets = list(sheets)
    _, _, names, _ = build_grid(Layout(), all_sheets or [Sheet("", columns, rows)], "CCRR", missing.split())
    attributes = attributes or {}
    ground = {label: name for name, labels in (terrain or {}).items() for label in labels.split()}
    columns_of = [
        {x: value for value, labels in values.items() for x in labels.split()}
        for values in attributes.values()
    ]
    hexes = []
    for labels in names.values():
        of = labels[0]
        marks = " ".join(name for name, given in (features or {}).items() if of in given.split())
        hexes.append(
            [of, ground.get(of, "clear"), marks, *(column.get(of, "") for column in columns_of), SOURCE]
        )
    toml = (
        'title = {fr = "Essai", en = "Trial"}\n[grid]\norientation = "flat"\nlow = "even"\nlabel = "CCRR"\n'
    )
    toml += f'missing = ["{missing}"]\n' if missing else ""
    toml += "" if all_sheets else f"columns = {columns}\nrows = {rows}\n"
    toml += (
        "[attributes]\n" + "".join(f"{name} = {list(values)}\n" for name, values in attributes.items())
        if attributes
        else ""
    )
    for sheet in all_sheets:
        toml += f'[[sheet]]\nname = "{sheet.name}"\ncolumns = {sheet.columns}\nrows = {sheet.rows}\n'
        toml += f"column = {sheet.column}\nrow = {sheet.row}\n"
    made = {
        "map.toml": toml,
        "hexes.csv": _csv(["hex", "terrain", "features", *attributes, "source"], hexes),
        "hexsides.csv": _csv(["a", "b", "feature", "name", "source"], [_side(words) for words in sides]),
        "lines.csv": _csv(["line", "kind", "gauge", "hexes", "source"], [_line(words) for words in lines]),
        "places.csv": _csv(["id", "hex", "kind", "fr", "en", "source"], [_place(words) for words in places]),
        "areas.csv": _csv(
            ["area", "hexes", "source"], [[name, labels, SOURCE] for name, labels in (areas or {}).items()]
        ),
    }
    if rows_of := [_pin(words) for words in pins]:
        made["pins.csv"] = _csv(["claim", "at", "value", "source"], rows_of)
    return Paper(made)


def draw_map(found: Paper, **customs: tuple[str, ...]) -> tuple[Map, MapConventions, Paper]:
    """The map of these files, with what soundness wants to know of it."""
    words = {"TERRAINS": TERRAINS, "FEATURES": FEATURES, "SIDES": SIDES, "LINES": LINES}
    return (
        load_map(found, *NAMES),
        MapConventions.from_words({**words, **{name.upper(): value for name, value in customs.items()}}),
        found,
    )


def _csv(header: list[str], rows: Iterable[list[str]]) -> str:
    return "".join(",".join(row) + "\n" for row in [header, *rows])


def _side(words: str) -> list[str]:
    where, feature, *name = words.split()
    return [*where.split("/"), feature, *(name or [""]), SOURCE]


def _line(words: str) -> list[str]:
    name, kind, gauge, *hexes = words.split()
    return [name, kind, gauge.strip("-"), " ".join(hexes), SOURCE]


def _place(words: str) -> list[str]:
    name, at, kind = words.split()
    return [name, at, kind, name.title(), name.title(), SOURCE]


def _pin(words: str) -> list[str]:
    claimed, _, value = words.partition("=")
    claim, *at = claimed.split()
    return [claim, " ".join(at), value.strip(), "rulebook T 1"]
