"""Maps to draw: the Tsaritsyn sheet, and small ones made on the spot."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from grognard.draw.art import Art, load_art
from grognard.kernel.hexes import Layout, bits, hexset
from grognard.kernel.load import Files
from grognard.kernel.maps import Line, Map, Place, Sheet, build_grid, load_map
from grognard.testing.synthetic_game import make as synthetic_game

Maker = Callable[..., Map]
Wave = Callable[[int], float]


@pytest.fixture(scope="session")
def ts() -> Map:
    files = Files("grognard.games.tsaritsyn")
    return load_map(
        files, ("clear", "rough", "tsaritsyn", "volga"), ("town", "fort", "bank"), ("river",), ("rail",)
    )


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
        grid, index, names, spot = build_grid(layout, list(sheets) or [Sheet("", columns, rows)], "CCRR")
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
            features={
                name: hexset(index[x] for x in labels.split()) for name, labels in (features or {}).items()
            },
            sides={"river": grid.gate([(a, b) for a, b, *_ in sides])},
            side_names=sides,
            lines=tuple(
                Line(str(i), "rail", tuple(index[x] for x in line.split()), "reconstructed")
                for i, line in enumerate(rails)
            ),
            places=tuple(
                Place(f"p{i}", index[h], kind, name, name, "reconstructed")
                for i, (h, kind, name) in enumerate(places)
            ),
            areas={},
            sources={},
        )

    return made


def _front(columns: int, rows: int, phase: float = 1.0) -> Map:
    """A front with a bit of everything: terrain in belts, lakes, two rivers, railways, towns, forts and
    names.
    """
    map = synthetic_game(columns, rows, 10).map
    spots = {h: tuple(int(n) for n in map.label(h).split(".")) for h in bits(map.grid.board)}

    def wave(k: float, p: float) -> Wave:
        def at(h: int) -> float:
            c, r = spots[h]
            return (
                math.sin(c / k + p)
                + math.sin(r / k * 1.3 + p * 2)
                + math.sin((c + r) / k * 0.7 + p * 3)
                + math.sin((c - 1.4 * r) / k * 0.9 + p)
            )

        return at

    belts = (
        ("lake", -1.9),
        ("swamp", -1.6),
        ("clear", 0.6),
        ("woods", 1.2),
        ("forest", 1.8),
        ("rough", 2.4),
        ("mountain", 9.0),
    )
    height = wave(7, phase)
    terrain = {name: 0 for name, _ in belts}
    for h in spots:
        terrain[next(name for name, top in belts if height(h) < top)] |= 1 << h
    sides = []
    for name, flow in (("major_river", wave(11, 2)), ("river", wave(17, 4))):
        sides += [
            (h, n, name, name, "reconstructed")
            for h in spots
            for _, n in map.grid.neighbours(h)
            if flow(h) < 0 <= flow(n)
        ]
    land = map.grid.board & ~terrain["lake"]
    towns = [h for h in bits(land) if h % 41 == 0]
    ways = [
        map.grid.paths(1 << a, 1 << b, land, map.grid.open)
        for a, b in zip(towns[::7], towns[4::7], strict=False)
    ]
    return replace(
        map,
        title={"fr": "Grand essai", "en": "Large trial"},
        terrain=terrain,
        features={
            "town": hexset(h for h in towns if h % 3),
            "village": hexset(h for h in towns if not h % 3),
            "fort": hexset(towns[::5]),
        },
        sides={
            name: map.grid.gate([(a, b) for a, b, of, *_ in sides if of == name])
            for name in ("river", "major_river")
        },
        side_names=tuple(sides),
        lines=tuple(
            Line(str(i), ("rail", "road")[i % 2], tuple(way), "reconstructed")
            for i, way in enumerate(ways)
            if len(way) > 1
        ),
        places=tuple(Place(f"p{h}", h, "town", f"Bourg {h}", f"Town {h}", "reconstructed") for h in towns),
    )


@pytest.fixture(scope="session")
def front() -> Map:
    """Large enough to be cut in six."""
    return _front(44, 28)


@pytest.fixture(scope="session")
def small_front() -> Map:
    return _front(26, 20, 4.75)  # a lake across both cuts


@pytest.fixture(scope="session")
def large() -> Map:
    return _front(120, 100)
