"""Rule coverage: paragraph, the code that enforces it, the tests that would fail without it.

Code cites a paragraph by a string that is exactly its id; tests cite it in `@cites(…)`. A row is
enforced when it has both.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Container, Iterator
from importlib.resources import files as resources
from pathlib import Path
from typing import NamedTuple

from grognard.kernel.game import Game
from grognard.kernel.paragraphs import paragraphs

Places = dict[str, list[str]]  # id to "file:line"


class Coverage(NamedTuple):
    game: str
    rows: int
    to_enforce: list[str]
    code: Places
    tests: Places
    unknown: list[str]  # citations that name no row, with their place
    tests_found: bool

    @property
    def enforced(self) -> list[str]:
        return [i for i in self.to_enforce if self.code.get(i) and self.tests.get(i)]

    @property
    def missing(self) -> list[str]:
        return [i for i in self.to_enforce if not (self.code.get(i) and self.tests.get(i))]


def source_folder(package: str) -> Path:
    return Path(str(resources(package)))


def tests_folder(package: str) -> Path | None:
    """The chapter tests of a game, when the program runs from its repository."""
    root = source_folder("grognard").parents[1]
    found = root / "tests" / "games" / package.rsplit(".", 1)[-1]
    return found if found.is_dir() else None


def cover(game: Game, package: str) -> Coverage:
    rows = paragraphs(game.files)
    prefix = next(iter(rows)).split(" ")[0] + " "
    code, code_unknown = gather_citations(source_folder(package) / "law", constants, prefix, rows.keys())
    folder = tests_folder(package)
    tests, tests_unknown = gather_citations(folder, decorators, prefix, rows.keys()) if folder else ({}, [])
    to_enforce = [row.id for row in rows.values() if row.to_enforce]
    return Coverage(
        game.id, len(rows), to_enforce, code, tests, code_unknown + tests_unknown, folder is not None
    )


class Citation(NamedTuple):
    text: str
    line: int
    owner: str  # the function or test it stands in


Reader = Callable[[ast.Module], Iterator[Citation]]


def gather_citations(
    folder: Path, reader: Reader, prefix: str, known: Container[str]
) -> tuple[Places, list[str]]:
    """Where each id is cited, and the citations that name nothing."""
    places: Places = {}
    unknown: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        shown = f"{folder.name}/{path.relative_to(folder).as_posix()}"
        for cite in reader(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{shown}:{cite.line}" + (f" {cite.owner}" if cite.owner else "")
            if cite.text in known:
                places.setdefault(cite.text, []).append(where)
            elif cite.text.startswith(prefix) and " " not in cite.text[len(prefix) :]:
                unknown.append(f"{where}: {cite.text}")
    return places, unknown


def constants(tree: ast.Module) -> Iterator[Citation]:
    """Every string of the code that is not a part of another."""
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    owners = _owners(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
            yield Citation(node.value, node.lineno, owners.get(id(node), ""))


def decorators(tree: ast.Module) -> Iterator[Citation]:
    """What tests say they cite."""
    for node in ast.walk(tree):
        for mark in getattr(node, "decorator_list", []):
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "cites":
                for arg in mark.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        yield Citation(arg.value, arg.lineno, getattr(node, "name", ""))


def _owners(tree: ast.Module) -> dict[int, str]:
    """The function each node stands in; an inner function counts as its own."""
    found: dict[int, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.update((id(part), node.name) for part in ast.walk(node))
    return found
