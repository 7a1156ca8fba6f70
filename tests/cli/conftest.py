"""The command line as a person uses it: words in, an exit status and text out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.cli.main import main


class Cli:
    """Runs the entry function in this process. `code` is the exit status that is expected."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.capsys, self.folder = capsys, folder
        self.err = ""

    def __call__(self, *args: str, code: int = 0, lang: str | None = None) -> str:
        self.capsys.readouterr()
        status = main([*args, *(["--lang", lang] if lang else [])])
        out, self.err = self.capsys.readouterr()
        assert status == code, f"{' '.join(args)} gave {status}: {out}{self.err}"
        return out

    def json(self, *args: str) -> Any:
        return json.loads(self(*args, "--json"))

    def bad(self, *args: str, lang: str | None = None) -> str:
        """Refused or bad input: status 2, nothing on standard output, one line on standard error."""
        out = self(*args, code=2, lang=lang)
        assert out == ""
        lines = self.err.splitlines()
        assert len(lines) == 1, lines
        assert "Traceback" not in self.err
        return lines[0]

    # -- games

    def path(self, name: str = "g.jsonl") -> str:
        return str(self.folder / name)

    def position(
        self, phase: str, units: dict[str, str], turn: int = 4, own: str = "", game: str = "ts"
    ) -> str:
        """A position file; `units` are by id."""
        lines = [f'game = "{game}"', f"turn = {turn}", f'phase = "{phase}"', "[units]"]
        lines += [f'"{unit}" = "{at}"' for unit, at in units.items()]
        file = self.folder / "position.toml"
        file.write_text("\n".join([*lines, "[own]", own, ""]), encoding="utf-8")
        return str(file)

    def situation(
        self, phase: str, units: dict[str, str], dice: str = "script:", turn: int = 4, own: str = ""
    ) -> str:
        """A game begun from a position; gives the journal's path."""
        path = self.path()
        self("new", "ts", "--position", self.position(phase, units, turn, own), "--dice", dice, "-o", path)
        return path

    def play(self, path: str, *acts: str) -> str:
        """Several acts; gives what the last one printed."""
        out = ""
        for words in acts:
            out = self("act", path, *words.split())
        return out

    def standing(self, path: str) -> dict[str, str]:
        """Where every unit is."""
        return {unit["id"]: unit["at"] for unit in self.json("show", path)["view"]["units"]}


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Cli:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "XDG_DATA_HOME", "GROGNARD_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return Cli(capsys, tmp_path)


@pytest.fixture
def started(cli: Cli) -> str:
    """A game of Tsaritsyn with everybody in place: White is to move."""
    path = cli.path()
    cli("new", "ts", "--seed", "4", "--option", "setup=ready_made", "-o", path)
    return path
