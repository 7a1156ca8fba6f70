"""The command: one map, or all."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from grognard.kernel.errors import BadInput
from mapmaker.definition import Definition, read_definition
from mapmaker.draft import Draft
from mapmaker.geodata import Geodata
from mapmaker.ground import lay_ground
from mapmaker.rivers import lay_rivers
from mapmaker.settle import (
    build_bridges,
    dry_towns,
    hand_areas,
    hand_ground,
    hand_realms,
    hand_sides,
    hand_towns,
    pinned,
)
from mapmaker.ways import lay_ways
from mapmaker.write import files, written

HERE = Path(__file__).resolve().parent
GAMES = HERE.parent.parent / "src" / "grognard" / "games"


def make(definition: Definition, geo: Geodata) -> Draft:
    """The map, layer upon layer: what is laid later may look at what lies below."""
    draft = lay_ground(definition, geo)
    hand_ground(definition, draft)
    hand_towns(definition, draft)
    dry_towns(definition, draft)
    pinned(definition, draft, ("terrain", "feature"))
    lay_rivers(definition, draft, geo)
    hand_sides(definition, draft)
    pinned(definition, draft, ("side",))
    lay_ways(definition, draft, geo)
    pinned(definition, draft, ("line",))
    build_bridges(definition, draft)
    pinned(definition, draft, ("side",))
    hand_realms(definition, draft)
    pinned(definition, draft, ("attribute",))
    hand_areas(definition, draft)
    return draft


def report(name: str, draft: Draft, changed: list[str]) -> None:
    for remark in draft.remarks:
        print(f"{name}: {remark}", file=sys.stderr)
    terrain = ", ".join(f"{kind} {n}" for kind, n in Counter(draft.terrain).most_common())
    sides = Counter(feature for marks in draft.sides.values() for feature in marks)
    print(f"{name}: {len(draft.lattice)} hexes ({terrain})")
    print(
        f"{name}: sides {dict(sides)}, lines {len(draft.ways)}, places {len(draft.places)}, areas "
        f"{len(draft.areas)}"
    )
    print(f"{name}: {', '.join(changed) or 'nothing'} written")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="mapmaker", description=__doc__)
    parser.add_argument("game", help="a folder of maps/, or all")
    parser.add_argument("--geo", type=Path, help="the folder with the geodata")
    parser.add_argument("--out", type=Path, help="write there instead of into the game")
    args = parser.parse_args(argv)
    try:
        if args.geo is not None and not args.geo.is_dir():
            raise BadInput(f"{args.geo}: no such folder")
        names = (
            sorted(p.name for p in (HERE / "maps").iterdir() if p.is_dir())
            if args.game == "all"
            else [args.game]
        )
        geo = Geodata(args.geo)
        for name in names:
            definition = read_definition(HERE / "maps" / name, GAMES)
            draft = make(definition, geo)
            report(name, draft, written(args.out or definition.data, files(definition, draft)))
    except BadInput as e:
        print(e, file=sys.stderr)
        return 2
    return 0
