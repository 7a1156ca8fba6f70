"""Imports go one way, nothing below the surface is random or looks at the clock, files and functions stay
small.
"""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "grognard"

# A part may import those named here, and itself.
MAY_IMPORT = {
    "kernel": set(),
    "mapcheck": {"kernel"},
    "rules": {"kernel"},
    "games": {"kernel", "mapcheck", "rules"},
    "texts": set(),
    "testing": {"kernel", "mapcheck", "rules", "games"},
    "ai": {"kernel", "mapcheck", "rules", "games"},
    "ml": {"kernel", "mapcheck", "rules", "games", "ai"},
    "draw": {"kernel", "mapcheck", "rules", "games"},
    "lab": {"kernel", "mapcheck", "rules", "games", "ai", "draw"},
    "server": {"kernel", "mapcheck", "rules", "games", "ai", "draw", "lab"},
    "cli": {"kernel", "mapcheck", "rules", "games", "ai", "draw", "lab", "server"},
}
PURE = ("kernel", "mapcheck", "rules", "games")  # the same question always has the same answer
BANNED = {"random", "time", "datetime", "secrets", "uuid", "socket", "threading"}
# The scrambler is handed a random.Random: these may name the type, and nothing else.
NAME_RANDOM = ("kernel/game.py", "rules/hidden.py", "games/*/law/secrecy.py")
LINES, FUNCTION = 400, 60
EXCEPTIONS: dict[str, str] = {
    "cli/main.py:command_line": "every command of the program, one after the other"
}  # "path" or "path:function" to the reason

# Imports inside a function: "path:function" to the reason.
OPTIONAL, DRAWS = "an optional package, wanted by those who use it alone", "draws, which is slow to load"
LATE: dict[str, str] = {
    "cli/lab.py:sim": DRAWS,
    "cli/reading.py:show": DRAWS,
    "cli/table.py:play": "line editing, of use at a terminal alone and not there on every system",
    "ml/__init__.py:env": OPTIONAL,
    "ml/__init__.py:gym": OPTIONAL,
    "ml/__init__.py:spiel": OPTIONAL,
    "server/store/store.py:_database": "the driver of PostgreSQL is loaded by those who use it alone",
}


class Import(NamedTuple):
    path: str
    line: int
    module: str
    for_types: bool
    function: str = ""  # the one that it stands in


FILES = sorted(SRC.rglob("*.py"))


def relative_name(path: Path) -> str:
    return path.relative_to(SRC).as_posix()


def imports(path: Path) -> list[Import]:
    """Every import of a file, those inside functions too; and whether it is only for type checkers."""
    found: list[Import] = []

    def visit(node: ast.AST, for_types: bool, function: str) -> None:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for child in node.body:
                visit(child, True, function)
            for child in node.orelse:
                visit(child, for_types, function)
            return
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{relative_name(path)}:{node.lineno}: relative import"
            names = [f"{node.module or ''}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            function = node.name
        line = getattr(node, "lineno", 0)
        found.extend(Import(relative_name(path), line, name, for_types, function) for name in names)
        for part in ast.iter_child_nodes(node):
            visit(part, for_types, function)

    visit(ast.parse(path.read_text(encoding="utf-8")), False, "")
    return found


ALL = [found for path in FILES for found in imports(path)]


def part_of(path: str) -> str:
    return path.split("/")[0] if "/" in path else ""


def test_there_is_something_to_look_at():
    assert len(FILES) > 30
    assert {part_of(relative_name(p)) for p in FILES} - {""} <= MAY_IMPORT.keys()


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


def module_of(path: str) -> str:
    words = ["grognard", *path.removesuffix(".py").split("/")]
    return ".".join(words[:-1] if words[-1] == "__init__" else words)


def import_graph() -> dict[str, set[str]]:
    """Which module imports which, those imported inside functions too."""
    graph: dict[str, set[str]] = {module_of(relative_name(p)): set() for p in FILES}
    for found in ALL:
        here, there = module_of(found.path), found.module
        while there and there not in graph:
            there = there.rpartition(".")[0]
        if there and there != here and not found.for_types:
            graph[here].add(there)
    return graph


def a_cycle(graph: dict[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as e:
        found: list[str] = e.args[1]
        return found
    return []


def test_no_module_imports_one_that_imports_it():
    graph = import_graph()
    assert "grognard.kernel.hexes" in graph["grognard.kernel.state"]
    assert a_cycle(graph) == []
    assert a_cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}}), "one would be found"


def test_imports_stand_at_the_head_of_a_file():
    """One inside a function hides a cycle, or saves time: only the latter, and with its reason."""
    inside = {f"{i.path}:{i.function}": f"line {i.line}: {i.module}" for i in ALL if i.function}
    assert {place: what for place, what in inside.items() if place not in LATE} == {}
    assert LATE.keys() <= inside.keys(), "an exception that is no longer needed"


def test_nothing_imports_the_package_as_a_whole_from_within():
    """`import grognard` in a part would let it reach everything."""
    assert [f"{i.path}:{i.line}" for i in ALL if i.module == "grognard" and part_of(i.path) in PURE] == []


def test_games_never_import_each_other():
    wrong = []
    for found in ALL:
        path, words = found.path.split("/"), found.module.split(".")
        if (
            path[0] == "games"
            and len(path) > 2
            and words[:2] == ["grognard", "games"]
            and len(words) > 2
            and words[2] != path[1]
        ):
            wrong.append(f"{found.path}:{found.line}: {found.module}")
    assert wrong == []


def test_the_kernel_names_no_game():
    games = {p.name for p in (SRC / "games").iterdir() if p.is_dir() and not p.name.startswith("_")}
    wrong = []
    for path in (SRC / "kernel").glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} | {
            n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)
        }
        wrong += [f"{relative_name(path)}: {name}" for name in names & games]
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
    long = {
        relative_name(p): n for p in FILES if (n := len(p.read_text(encoding="utf-8").splitlines())) > LINES
    }
    assert {path: n for path, n in long.items() if path not in EXCEPTIONS} == {}


def test_functions_are_small():
    long = {}
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                many = (node.end_lineno or node.lineno) - node.lineno + 1
                if many > FUNCTION:
                    long[f"{relative_name(path)}:{node.name}"] = many
    assert {name: many for name, many in long.items() if name not in EXCEPTIONS} == {}


def test_every_exception_has_a_reason_and_is_needed():
    assert all(len(reason) > 20 for reason in EXCEPTIONS.values())
    assert all((SRC / name.split(":")[0]).exists() for name in EXCEPTIONS)
