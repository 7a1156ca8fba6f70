"""The letters of the overlays: each game has its own, and none takes a letter the table itself answers to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.games import load
from grognard.games.packages import PLAYABLE

KEYS = Path(__file__).parents[2] / "client" / "src" / "table" / "keys.ts"


def letters_of_the_table() -> set[str]:
    """The commands that are the same in every game, as the client lists them."""
    found = re.search(r"const LETTERS[^{]*\{(.*?)\}", KEYS.read_text(), re.DOTALL)
    assert found
    return set(re.findall(r"^\s*(\w):", found[1], re.MULTILINE))


@pytest.mark.parametrize("game", sorted(PLAYABLE))
def test_an_overlay_has_a_letter_of_its_own(game: str) -> None:
    keys = [spec.key for spec in load(game).hooks.overlay_specs.values()]
    assert all(re.fullmatch("[A-Z]", key) for key in keys)
    assert len(set(keys)) == len(keys)
    taken = letters_of_the_table()
    assert {"U", "R", "G", "I"} <= taken
    assert not taken & set(keys)
