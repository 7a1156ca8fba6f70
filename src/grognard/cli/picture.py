"""The map for the terminal and for files, with the counters a viewer may see."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from grognard.draw.art import load_art
from grognard.draw.counters import Counter
from grognard.draw.png import print_scale, svg_to_png, usual_scale
from grognard.draw.svg import LAYERS, map_svg
from grognard.draw.text import hex_text, map_text, window
from grognard.games.boards import Board
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position

USUAL = (100, 40)  # columns and lines, where the terminal does not say
ROOM = 12  # lines left for the question and its answers


def counters(pos: Position, viewer: int) -> list[Counter]:
    """The counters on the map as a viewer sees them, the strongest of a stack on top."""
    found: list[tuple[int, Counter]] = []
    for unit, at in enumerate(pos.state.where):
        if at < 0:
            continue
        counter = pos.game.roster[unit]
        if not pos.game.hooks.can_see(pos, viewer, unit):
            found.append((0, Counter(at, counter.side, "hidden", "?")))
            continue
        marks = tuple(name for i, name in enumerate(pos.game.marks) if pos.state.marks[i] >> unit & 1)
        values = pos.game.face(unit, pos.state.steps[unit]).replace("-", "–")
        nation = pos.game.hooks.nation(pos.game, unit)
        found.append(
            (
                counter.attack,
                Counter(
                    at,
                    counter.side,
                    pos.game.hooks.drawing(pos.game, unit),
                    counter.id,
                    values,
                    marks,
                    counter.size,
                    nation,
                ),
            )
        )
    return [one for _, one in sorted(found, key=lambda f: (f[1].hex, f[0], f[1].label))]


def map_lines(
    pos: Position,
    viewer: int,
    lang: str,
    colour: bool = False,
    lit: Mapping[int, str] | None = None,
    only: HexSet | None = None,
) -> list[str]:
    """The map, or some hexes of it, with its counters in letters."""
    drawn = map_text(
        pos.game.map,
        counters(pos, viewer),
        colour=colour,
        lit=lit or {},
        only=only,
        lang=lang,
        art=load_art(pos.game.files),
    )
    return drawn.split("\n")


def part(pos: Position, centre: int) -> HexSet:
    """As much of the map as the terminal holds around a hex."""
    columns, lines = shutil.get_terminal_size(USUAL)
    return window(pos.game.map, centre, columns, max(lines - ROOM, ROOM))


def blank_map(game: Game | Board, lang: str) -> list[str]:
    return map_text(game.map, colour=False, lang=lang, art=load_art(game.files)).split("\n")


def describe_hex(game: Game | Board, h: int, lang: str) -> str:
    return hex_text(game.map, h, lang, load_art(game.files))


def draw_file(
    game: Game | Board, path: Path, layers: tuple[str, ...] | None, lang: str, dpi: float | None = None
) -> None:
    """The map as a picture; the ending of the name says which kind."""
    for layer in layers or ():
        if layer not in LAYERS:
            names = ", ".join(LAYERS)
            raise BadInput(
                f'--layers: "{layer}" is not one of {names}', "bad-layer", layer=layer, names=names
            )
    kind = path.suffix.lower()
    if kind not in (".svg", ".png"):
        raise BadInput(f"{path}: neither .svg nor .png", "bad-picture", path=str(path))
    if dpi is not None and kind != ".png":
        raise BadInput(f"{path}: only a .png has dots per inch", "dpi-png", path=str(path))
    art = load_art(game.files)
    svg = map_svg(game.map, lang, layers, art=art, embed_fonts=kind == ".svg")
    content = (
        svg.encode()
        if kind == ".svg"
        else svg_to_png(svg, print_scale(art, dpi) if dpi else usual_scale(svg))
    )
    try:
        path.write_bytes(content)
    except OSError as e:
        raise BadInput(
            f"{path}: cannot be written ({e.strerror})",
            "file-unwritable",
            path=str(path),
            why=str(e.strerror),
        ) from None
