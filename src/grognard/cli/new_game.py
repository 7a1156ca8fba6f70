"""A new game, begun as a copy of the toy under another name: whole, tested and ready to be changed."""

from __future__ import annotations

import re
from argparse import Namespace
from importlib.resources import files as resources
from pathlib import Path

from grognard.cli.command_context import DONE, CommandContext
from grognard.games.packages import PACKAGES
from grognard.kernel.errors import BadInput

TEMPLATE = "toy"
NAME = re.compile(r"[a-z][a-z0-9_]{1,23}")


def new_game(args: Namespace, desk: CommandContext) -> int:
    """Copy the toy with its tests, rename it throughout, and register it."""
    root = repository()
    game, folder = args.new_id, args.folder or args.new_id
    check_names(root, game, folder)
    made = copy(root / "src/grognard/games" / TEMPLATE, root / "src/grognard/games" / folder, game, folder)
    made += copy(root / "tests/games" / TEMPLATE, root / "tests/games" / folder, game, folder)
    register(root / "src/grognard/games/packages.py", game, folder)
    if desk.json:
        desk.dump({"game": game, "folder": folder, "files": made})
    else:
        print(desk.texts.say("new-game-made", game=game, folder=folder, n=len(made)))
    return DONE


def repository() -> Path:
    """The folder of the sources and their tests: a new game is written there, not into an
    installed package.
    """
    root = Path(str(resources("grognard"))).parents[1]
    if not (root / "tests/games" / TEMPLATE).is_dir():
        raise BadInput("new-game works in the repository of the program alone", "new-game-where")
    return root


def check_names(root: Path, game: str, folder: str) -> None:
    for word in (game, folder):
        if not NAME.fullmatch(word):
            text = f'"{word}": small letters, digits and underscores, beginning with a letter'
            raise BadInput(text, "new-game-name", name=word)
    if game in PACKAGES or (root / "src/grognard/games" / folder).exists():
        raise BadInput(f'there is a game "{game}" already', "new-game-taken", game=game)


def copy(source: Path, target: Path, game: str, folder: str) -> list[str]:
    """Every file of a folder, renamed throughout; the files made."""
    made = []
    for path in sorted(source.rglob("*")):
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        to = target / path.relative_to(source)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(rename_text(path.read_text(encoding="utf-8"), game, folder), encoding="utf-8")
        made.append(to.relative_to(target.parent).as_posix())
    return made


def rename_text(text: str, game: str, folder: str) -> str:
    """The toy's paragraphs, messages, imports and id under the new names."""
    for pattern, new in (
        (r"games\.toy\b", f"games.{folder}"),
        (r"\bTOY (?=\d)", f"{game.upper()} "),
        (r"\btoy-", f"{game}-"),
        (r'"toy"', f'"{game}"'),
    ):
        text = re.sub(pattern, new, text)
    return text


def register(path: Path, game: str, folder: str) -> None:
    text = path.read_text(encoding="utf-8")
    line = f'    "{game}": "grognard.games.{folder}",\n'
    end = text.index("}\n", text.index("PACKAGES = {"))
    path.write_text(text[:end] + line + text[end:], encoding="utf-8")
