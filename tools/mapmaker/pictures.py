"""A drawn picture of every layer of a map, for proofreading: `python tools/mapmaker/pictures.py GAME DIR
[--lang fr] [--wide 1800]`.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from grognard.draw.art import load_art
from grognard.draw.layers import layer_sheet
from grognard.draw.png import svg_to_png
from grognard.draw.svg import map_svg
from grognard.games.boards import board


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", default="en", choices=("fr", "en"))
    parser.add_argument("--wide", type=int, default=1800, help="pixels across")
    parser.add_argument("--only", default="", help="layers whose name begins so")
    asked = parser.parse_args()
    found = board(asked.game)
    art = load_art(found.files)
    asked.folder.mkdir(parents=True, exist_ok=True)
    pictures = {"map": map_svg(found.map, asked.lang, art=art), **layer_sheet(found.map, art, asked.lang)}
    for name, svg in pictures.items():
        if name.startswith(asked.only):
            path = asked.folder / f"{asked.game}-{name}.png"
            path.write_bytes(svg_to_png(svg, min(1.0, asked.wide / width(svg))))
            print(path)


def width(svg: str) -> float:
    found = re.search(r'width="([\d.]+)"', svg)
    return float(found[1]) if found else 1.0


if __name__ == "__main__":
    main()
