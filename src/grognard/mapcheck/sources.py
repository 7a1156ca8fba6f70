"""Where data come from: how many rows there are, and how many of them are our own reconstruction."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.load import WORDS, Files


class Share(NamedTuple):
    """How many rows of the data there are, and how many of them we had to make up."""

    rows: int
    reconstructed: int
    files: dict[str, tuple[int, int]]

    @property
    def part(self) -> float:
        return self.reconstructed / self.rows if self.rows else 0.0


def sourced_rows(files: Files, name: str) -> list[str]:
    """The source of every row of a CSV file."""
    text, shown = files.read(name)
    header = text.split("\n", 1)[0].strip().split(",")
    if "source" not in header:
        raise BadInput(f'{shown}:1: column "source" is missing')
    return files.cells(name, header).sources()


def data_share(game: Game) -> Share:
    """Every data row has a source; this counts those that are reconstructed."""
    return share_of(game.files)


def share_of(files: Files) -> Share:
    """The same for files that no game is made of yet."""
    found: dict[str, tuple[int, int]] = {}
    for name in files.names():
        if name.endswith(".csv") and name not in WORDS:
            sources = sourced_rows(files, name)
            found[name] = (len(sources), sum(s.startswith("reconstructed") for s in sources))
    return Share(sum(a for a, _ in found.values()), sum(b for _, b in found.values()), found)
