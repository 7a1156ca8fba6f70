"""`grognard sim`: many games between bots, for statistics."""

from __future__ import annotations

from argparse import Namespace

from grognard.cli.desk import DONE, Desk


def sim(args: Namespace, desk: Desk) -> int:
    return DONE
