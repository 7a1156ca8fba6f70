"""Maps that can be looked at: those of the games, and those whose games have no rules yet."""

from __future__ import annotations

import hashlib
import logging
from functools import lru_cache
from typing import NamedTuple

from grognard import __version__
from grognard.draw.art import Art, load_art
from grognard.draw.board import art_of
from grognard.games import COMING, MODULES, entry, load
from grognard.games.boards import board
from grognard.kernel.game import Game
from grognard.kernel.load import Files
from grognard.kernel.maps import Map
from grognard.server.faults import Fault

log = logging.getLogger("grognard")


class Chart(NamedTuple):
    """A map with its looks, and one short name for all that its picture depends on."""

    id: str
    package: str
    map: Map
    art: Art
    digest: str


def chart(game: str) -> Chart | None:
    """The map of a game; none where there is none, or where its data cannot be read."""
    if game in COMING:
        return chart_of_board(game)
    return chart_of(load(game)) if game in MODULES else None


def need(game: str) -> Chart:
    found = chart(game)
    if found is None:
        raise Fault(404, "no-such-game", game=game)
    return found


def chart_of(game: Game) -> Chart:
    return Chart(
        game.id, entry(game.id).package, game.map, art_of(game), picture_digest(game.files, game.digest)
    )


@lru_cache(maxsize=16)
def chart_of_board(game: str) -> Chart | None:
    """Whatever is wrong with the files of a map that nobody plays on, the others are there: it is told once,
    in the log.
    """
    try:
        found = board(game)
        return Chart(
            game,
            found.package,
            found.map,
            load_art(found.files),
            picture_digest(found.files, found.files.digest()),
        )
    except Exception as e:
        log.warning("the map of %s cannot be shown: %s", game, e)
        return None


def picture_digest(files: Files, data: str) -> str:
    looks = files.read("art.toml")[0] if "art.toml" in files.names() else ""
    return hashlib.blake2b(f"{__version__} {data} {looks}".encode(), digest_size=8).hexdigest()
