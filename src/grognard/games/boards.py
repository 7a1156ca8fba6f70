"""The boards, by the id of the game: a map can be read, checked and drawn before the rules of its game are
written.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from grognard.games.packages import PACKAGES
from grognard.kernel.blame import blame_data
from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files
from grognard.kernel.maps import Map, load_map
from grognard.kernel.spelling import nearest
from grognard.mapcheck.map_checks import MapConventions

BOARDS = PACKAGES
FILES = ("map.toml", "hexes.csv", "hexsides.csv", "lines.csv", "places.csv", "areas.csv")


@dataclass(frozen=True, eq=False)
class Board:
    id: str
    package: str
    files: Files
    map: Map
    customs: MapConventions


def board(game: str, pack: Path | None = None) -> Board:
    """The board of a game; the same one for the same question."""
    if game not in BOARDS:
        near = nearest(game, BOARDS)
        names = ", ".join(BOARDS)
        hint = f"; did you mean {near}?" if near else ""
        raise BadInput(
            f'no game is called "{game}" (games: {names}){hint}', "bad-game", game=game, names=names
        )
    return _board(game, pack, stamp(pack) if pack is not None else ())


def stamp(pack: Path) -> tuple[tuple[str, int, int], ...]:
    """What a data pack holds just now: a pack that was changed since is another one."""
    held = sorted(p for p in pack.rglob("*") if p.is_file())
    return tuple((str(p.resolve()), p.stat().st_mtime_ns, p.stat().st_size) for p in held)


@lru_cache(maxsize=16)
def _board(game: str, pack: Path | None, stamped: tuple[Any, ...]) -> Board:
    package = BOARDS[game]
    try:
        words = import_module(f"{package}.map_types")
    except ModuleNotFoundError as e:
        if e.name not in (package, f"{package}.map_types"):
            raise
        raise no_board(game, "map_types.py") from None
    files = Files(package, pack)
    for name in FILES:
        if not files.base.joinpath(name).is_file():
            raise no_board(game, f"data/{name}")
    with blame_data(pack):
        found = load_map(files, words.TERRAINS, words.FEATURES, words.SIDES, words.LINES)
    return Board(game, package, files, found, MapConventions.from_words(vars(words)))


def no_board(game: str, file: str) -> BadInput:
    return BadInput(
        f"{game}: the map of this game is not there ({file} is missing)", "no-board", game=game, file=file
    )
