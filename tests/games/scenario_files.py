"""A scenario's file with one line changed, and what is said of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game


def complaint_of(game: Game, folder: Path, old: str, new: str) -> tuple[str, str]:
    """Where the line stands that was changed, and the complaint about the file."""
    text = game.files.read(f"scenarios/{game.scenario}.toml")[0]
    assert text.count(old) == 1
    file = folder / "scenarios" / f"{game.scenario}.toml"
    file.parent.mkdir()
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadInput) as e:
        load(game.id, scenario=game.scenario, pack=folder)
    line = text[: text.index(old)].count("\n") + 1
    return f"{file}:{line}", str(e.value)
