"""What a game tells of a set-up by hand, for the eye: its groups, where each may stand, what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from grognard.kernel.arguments import Arguments
    from grognard.kernel.hexes import HexSet
    from grognard.kernel.state import UnitSet


class SetUpGroup(NamedTuple):
    """Counters that are set up together; the option of a verb places all that are left."""

    verb: str
    option: str
    units: UnitSet
    zone: HexSet


class SetUpNeed(NamedTuple):
    """Something that the set-up must have: its words are the message <what>, or <what>-kept while it has."""

    what: str
    hexes: HexSet = 0
    cite: str = ""
    args: Arguments = ()
    missing: bool = True


class SetUpView(NamedTuple):
    groups: tuple[SetUpGroup, ...]
    needs: tuple[SetUpNeed, ...] = ()
