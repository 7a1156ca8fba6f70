"""What the examples are asked on the command line: a game and how many; what makes no sense gets one line."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from grognard.kernel.errors import BadInput


def asking(about: str) -> argparse.ArgumentParser:
    said = argparse.ArgumentParser(description=about.split("\n")[0])
    said.add_argument("--game", default="ts")
    said.add_argument("--scenario", default="training")
    said.add_argument("--seed", type=int, default=1)
    return said


def some(text: str) -> int:
    """A number of games."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number}: at least 1 is required")
    return number


def answered(said: argparse.ArgumentParser, run: Callable[[argparse.Namespace], None]) -> None:
    given = said.parse_args()
    try:
        run(given)
    except BadInput as e:
        said.error(str(e))
