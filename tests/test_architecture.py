"""Imports go one way, nothing below the surface is random or looks at the clock, files and functions stay small."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "grognard"

# A part may import those named here, and itself.
MAY_IMPORT = {
    "kernel": set(),
    "rules": {"kernel"},
    "games": {"kernel", "rules"},
    "texts": set(),
    "testing": {"kernel", "rules", "games"},
    "ai": {"kernel", "rules", "games"},
    "ml": {"kernel", "rules", "games", "ai"},
    "draw": {"kernel", "rules", "games"},
    "lab": {"kernel", "rules", "games", "ai", "draw"},
    "server": {"kernel", "rules", "games", "ai", "draw", "lab"},
    "cli": {"kernel", "rules", "games", "ai", "draw", "lab", "server"},
}
PURE = ("kernel", "rules", "games")  # the same question always has the same answer
BANNED = {"random", "time", "datetime", "secrets", "uuid", "socket", "threading"}
# The scrambler is handed a random.Random: these may name the type, and nothing else.
NAME_RANDOM = ("kernel/game.py", "games/*/views.py")
LINES, FUNCTION = 400, 60
EXCEPTIONS: dict[str, str] = {}  # "path" or "path:function" to the reason


class Import(NamedTuple):
    path: str
    line: int
    module: str
    for_types: bool


FILES = sorted(SRC.rglob("*.py"))


def shown(path: Path) -> str:
    return path.relative_to(SRC).as_posix()


def imports(path: Path) -> list[Import]:
    """Every import of a file, those inside functions too; and whether it is only for type checkers."""
    found: list[Import] = []

    def visit(node: ast.AST, for_types: bool) -> None:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for child in node.body:
                visit(child, True)
            for child in node.orelse:
                visit(child, for_types)
            return
        if isinstance(node, ast.Import):
            found.extend(Import(shown(path), node.lineno, alias.name, for_types) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{shown(path)}:{node.lineno}: relative import"
            base = node.module or ""
            found.extend(Import(shown(path), node.lineno, f"{base}.{alias.name}", for_types) for alias in node.names)
        for child in ast.iter_child_nodes(node):
            visit(child, for_types)

    visit(ast.parse(path.read_text(encoding="utf-8")), False)
    return found


ALL = [found for path in FILES for found in imports(path)]


def part_of(path: str) -> str:
    return path.split("/")[0] if "/" in path else ""


def test_there_is_something_to_look_at():
    assert len(FILES) > 30
    assert {part_of(shown(p)) for p in FILES} - {""} <= MAY_IMPORT.keys()


def test_imports_go_one_way():
    wrong = []
    for found in ALL:
        here = part_of(found.path)
        words = found.module.split(".")
        if not here or words[0] != "grognard" or len(words) < 2:
            continue
        there = words[1]
        if there in MAY_IMPORT and there != here and there not in MAY_IMPORT[here]:
            wrong.append(f"{found.path}:{found.line}: {here} imports {found.module}")
    assert wrong == []


def test_nothing_imports_the_package_as_a_whole_from_within():
    """`import grognard` in a part would let it reach everything."""
    assert [f"{i.path}:{i.line}" for i in ALL if i.module == "grognard" and part_of(i.path) in PURE] == []


def test_games_never_import_each_other():
    wrong = []
    for found in ALL:
        path, words = found.path.split("/"), found.module.split(".")
        if path[0] == "games" and len(path) > 2 and words[:2] == ["grognard", "games"] and len(words) > 2 and words[2] != path[1]:
            wrong.append(f"{found.path}:{found.line}: {found.module}")
    assert wrong == []


def test_the_kernel_names_no_game():
    games = {p.name for p in (SRC / "games").iterdir() if p.is_dir() and not p.name.startswith("_")}
    wrong = []
    for path in (SRC / "kernel").glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} | {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)}
        wrong += [f"{shown(path)}: {name}" for name in names & games]
    assert wrong == []


@pytest.mark.parametrize("part", PURE)
def test_rules_use_neither_chance_nor_clock(part):
    wrong = []
    for found in ALL:
        if part_of(found.path) != part or found.module.split(".")[0] not in BANNED:
            continue
        named = any(Path(found.path).match(pattern) for pattern in NAME_RANDOM)
        if not (found.module == "random" and found.for_types and named):
            wrong.append(f"{found.path}:{found.line}: imports {found.module}")
    assert wrong == []


def test_the_type_of_a_scrambler_is_named_for_type_checkers_only():
    """The exception is used as it was meant: under TYPE_CHECKING, in the files that may."""
    users = {i.path for i in ALL if i.module.split(".")[0] == "random" and part_of(i.path) in PURE}
    assert users
    assert all(any(Path(user).match(pattern) for pattern in NAME_RANDOM) for user in users)


def test_files_are_small():
    long = {shown(p): n for p in FILES if (n := len(p.read_text(encoding="utf-8").splitlines())) > LINES}
    assert {path: n for path, n in long.items() if path not in EXCEPTIONS} == {}


def test_functions_are_small():
    long = {}
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                many = (node.end_lineno or node.lineno) - node.lineno + 1
                if many > FUNCTION:
                    long[f"{shown(path)}:{node.name}"] = many
    assert {name: many for name, many in long.items() if name not in EXCEPTIONS} == {}


def test_every_exception_has_a_reason_and_is_needed():
    assert all(len(reason) > 20 for reason in EXCEPTIONS.values())
    assert all((SRC / name.split(":")[0]).exists() for name in EXCEPTIONS)
