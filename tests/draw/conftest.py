"""Maps to draw: the Tsaritsyn sheet, and small ones made on the spot."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from grognard.draw.art import Art, load_art
from grognard.kernel.hexes import Layout, hexset
from grognard.kernel.load import Files
from grognard.kernel.maps import Line, Map, Place, Sheet, labelled, load_map

Maker = Callable[..., Map]


@pytest.fixture(scope="session")
def ts() -> Map:
    files = Files("grognard.games.tsaritsyn")
    return load_map(files, ("clear", "rough", "tsaritsyn", "volga"), ("town", "fort", "bank"), ("river",), ("rail",))


@pytest.fixture(scope="session")
def ts_art() -> Art:
    return load_art(Files("grognard.games.tsaritsyn"))


@pytest.fixture(scope="session")
def make() -> Maker:
    def made(
        columns: int,
        rows: int,
        layout: Layout | None = None,
        terrain: dict[str, str] | None = None,
        features: dict[str, str] | None = None,
        rivers: Iterable[tuple[str, str, str]] = (),  # (hex, hex, name)
        rails: Iterable[str] = (),
        places: Iterable[tuple[str, str, str]] = (),  # (hex, kind, name)
        sheets: Iterable[Sheet] = (),
    ) -> Map:
        layout = layout or Layout()
        grid, index, names, spot = labelled(layout, list(sheets) or [Sheet("", columns, rows)], "CCRR")
        sets = {name: hexset(index[x] for x in labels.split()) for name, labels in (terrain or {}).items()}
        rest = grid.board
        for s in sets.values():
            rest &= ~s
        sides = tuple((index[a], index[b], "river", name, "reconstructed") for a, b, name in rivers)
        return Map(
            title={"fr": "Essai", "en": "Trial"},
            layout=layout,
            grid=grid,
            index=index,
            names=names,
            spot=spot,
            terrain={"clear": rest, **sets},
            features={name: hexset(index[x] for x in labels.split()) for name, labels in (features or {}).items()},
            sides={"river": grid.gate([(a, b) for a, b, *_ in sides])},
            side_names=sides,
            lines=tuple(Line(str(i), "rail", tuple(index[x] for x in line.split()), "reconstructed") for i, line in enumerate(rails)),
            places=tuple(Place(f"p{i}", index[h], kind, name, name, "reconstructed") for i, (h, kind, name) in enumerate(places)),
            areas={},
            sources={},
        )

    return made
