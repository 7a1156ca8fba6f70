"""The largest board to come, made up: 12,000 hexes, 1,500 counters, a map with a bit of everything, to be
served as a game.

It is the synthetic game with a drawn map, words in both languages, costs on lit hexes and overlays, so that a
table of it asks as much of server and browser as a real one would.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from grognard.kernel.aliases import Aliases
from grognard.kernel.game import Game, MoveCost, Option, OverlaySpec
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.load import Files
from grognard.kernel.maps import Line, Map, Place
from grognard.kernel.pathfinding import reach
from grognard.kernel.preview import Drawing, Overlay
from grognard.kernel.state import Position
from grognard.kernel.units import Roster
from grognard.testing.synthetic_game import MARKS, SIDES, ground, make, moving_menu, terms, zoc

ID, VERSION, PACKAGE = "big", "1", "bench"
COLUMNS, ROWS, COUNTERS, TURNS = 120, 100, 1500, 3
KINDS = ("infantry", "tank", "artillery", "cavalry", "motorized", "engineer")
ARMIES = 15  # of each side
SIZES = ("III", "X", "XX")
# each up to this height
BELTS = (("swamp", -1.6), ("clear", 0.6), ("woods", 1.2), ("forest", 1.8), ("rough", 9.0))
PARAGRAPHS = {
    "SYN 1": ("Mouvement", "Movement"),
    "SYN 2": ("Une seule fois", "Once only"),
    "SYN 3": ("Coûts", "Costs"),
    "SYN 4": ("Combat", "Combat"),
    "SYN 5": ("Contact", "Contact"),
    "SYN 6": ("Résultat", "Result"),
    "SYN 7": ("Recul", "Retreat"),
    "SYN 8": ("Fin", "End"),
}


class MadeFiles(Files):
    """The data files a server looks for, made up in memory."""

    def __init__(self) -> None:
        self.pack = None
        columns = "id,kind,title_fr,title_en,summary_fr,summary_en,pins,ruling_fr,ruling_en,status"
        rows = [f"{id},rule,{fr},{en},{fr}.,{en}.,,,,done" for id, (fr, en) in PARAGRAPHS.items()]
        self.made = {
            "map.toml": "[scale]\nmetres = 2000\n",
            "rules.csv": "\n".join([columns, *rows]) + "\n",
            "scenarios/standard.toml": 'title = {fr = "Grand front", en = "Great front"}\n',
        }

    def names(self) -> list[str]:
        return sorted(self.made)

    def read(self, name: str) -> tuple[str, str]:
        if name not in self.made:
            raise FileNotFoundError(name)
        return self.made[name], name


def build(options: Mapping[str, str], scenario: str = "standard", pack: Path | None = None) -> Game:
    plain = make(COLUMNS, ROWS, COUNTERS, TURNS)
    start = plain.start(plain)
    hooks = replace(
        plain.hooks, move_costs=lit, turns=lambda pos: TURNS, overlays=OVERLAYS, overlay_specs=SPECS
    )
    return replace(
        plain,
        id=ID,
        version=VERSION,
        files=MadeFiles(),
        map=drawn(plain.map),
        roster=various(plain.roster, [plain.map.label(h) for h in start.where]),
        options=options,
        scenario=scenario,
        hooks=hooks,
    )


def various(roster: Roster, places: Sequence[str]) -> Roster:
    """The same counters, of several kinds, in armies that hold the front side by side; the fifth of each
    side farthest from it belongs to none.
    """
    spots = [tuple(map(int, place.split("."))) for place in places]
    army: dict[int, str] = {}
    for lo, hi in roster.side_spans:
        middle = COLUMNS / 2
        near = sorted(range(lo, hi), key=lambda u: abs(spots[u][0] - middle))[: (hi - lo) * 4 // 5]
        for n, u in enumerate(sorted(near, key=lambda u: spots[u][1])):
            army[u] = str(1 + n * ARMIES // len(near))
    units = [
        replace(
            u,
            kind=KINDS[(n // 9 + n % 2) % len(KINDS)],
            size=SIZES[n % 3],
            formation=army.get(n, ""),
            names=(("fr", f"{n} {KINDS[n % 6][:3]}"), ("en", f"{n} {KINDS[n % 6][:3]}")),
        )
        for n, u in enumerate(roster.units)
    ]
    return Roster.of(units, lambda u: SIDES[u.side], SIDES, roster.hex_count)


# -- the map


def wave(spots: Mapping[int, tuple[int, int]], long: float, phase: float) -> Callable[[int], float]:
    """Hills and hollows, some hexes long."""

    def at(h: int) -> float:
        c, r = spots[h]
        ways = (c, phase), (1.3 * r, 2 * phase), (0.7 * (c + r), 3 * phase), (0.9 * (c - 1.4 * r), phase)
        return sum(math.sin(way / long + off) for way, off in ways)

    return at


def drawn(map: Map) -> Map:
    """The bare map with belts of terrain, rivers, railways, roads, towns and names."""
    spots = {h: (int(c), int(r)) for h in bits(map.grid.board) for c, r in [map.label(h).split(".")]}
    lake = map.terrain["lake"]
    terrain: dict[str, HexSet] = {name: 0 for name, _ in BELTS}
    height = wave(spots, 7, 1)
    for h in spots:
        if not lake >> h & 1:
            terrain[next(name for name, top in BELTS if height(h) < top)] |= 1 << h
    sides = []
    for kind, flow in (("major_river", wave(spots, 11, 2)), ("river", wave(spots, 17, 4))):
        sides += [
            (h, n, kind, kind, "reconstructed")
            for h in spots
            for _, n in map.grid.neighbours(h)
            if flow(h) < 0 <= flow(n)
        ]
    land = map.grid.board & ~lake
    towns = [h for h in bits(land) if h % 41 == 0]
    ways = [
        tuple(map.grid.paths(1 << a, 1 << b, land, map.grid.open))
        for a, b in zip(towns[::7], towns[4::7], strict=False)
    ]
    return replace(
        map,
        title={"fr": "Grand front", "en": "Great front"},
        spot=spots,
        terrain={**terrain, "lake": lake},
        features={
            "town": hexset(h for h in towns if h % 3),
            "village": hexset(h for h in towns if not h % 3),
            "fort": hexset(towns[::5]),
        },
        sides={
            name: map.grid.gate((a, b) for a, b, of, *_ in sides if of == name)
            for name in ("river", "major_river")
        },
        side_names=tuple(sides),
        lines=tuple(
            Line(f"way-{i}", ("rail", "road")[i % 2], way, "reconstructed")
            for i, way in enumerate(ways)
            if len(way) > 1
        ),
        places=tuple(named_place(n, h) for n, h in enumerate(towns)),
        sources=dict.fromkeys(spots, "reconstructed"),
    )


def named_place(n: int, h: int) -> Place:
    """A city now and then, some towns, many villages."""
    kind = (
        "full_city" if n % 40 == 0 else "partial_city" if n % 12 == 0 else "town" if n % 4 == 0 else "village"
    )
    fr, en = {"full_city": ("Ville", "City"), "village": ("Hameau", "Village")}.get(kind, ("Bourg", "Town"))
    return Place(f"p{h}", h, kind, f"{fr} {h}", f"{en} {h}", "reconstructed")


# -- for the eye


def lit(pos: Position) -> Mapping[int, MoveCost]:
    if not pos.state.frames or pos.frame.step != "moving":
        return {}
    if "reach" not in pos.facts:
        moving_menu(pos)
    stops = zoc(pos, 1 - pos.frame.who)
    return {h: MoveCost(cost, bool(stops >> h & 1)) for h, cost in pos.facts["reach"].by_hex().items()}


def show_reach(pos: Position, unit: int) -> Overlay:
    at, counter = pos.state.where[unit], pos.game.roster[unit]
    if at < 0:
        return Overlay()
    found = reach(ground(pos).network, 1 << at, counter.move, terms(pos, 1 - counter.side), False)
    return Overlay(values=found.by_hex())


def show_zoc(pos: Position, side: int) -> Overlay:
    return Overlay(zoc(pos, side))


OVERLAYS: Mapping[str, Drawing] = {"reach": show_reach, "zoc": show_zoc}
SPECS = {
    "reach": OverlaySpec("unit", "reach", "P", "SYN 3"),
    "zoc": OverlaySpec("side", "zone", "Z", "SYN 3"),
}


class GAME:
    """The parts of a game that a server asks for."""

    id, version, package = ID, VERSION, PACKAGE
    options: tuple[Option, ...] = ()
    scenarios = ("standard",)
    aliases = Aliases()
    build = staticmethod(build)


__all__ = ["GAME", "MARKS", "SIDES"]
