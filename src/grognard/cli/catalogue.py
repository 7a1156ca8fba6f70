"""The catalogues of messages: both languages say the same, and say all that is asked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files as resources
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from grognard.kernel.acts import verbs_of
from grognard.kernel.game import Game, Option
from grognard.kernel.texts import LANGUAGES, SHARED, source

HOWS = {"Moved": "moved", "Placed": "placed", "Removed": "removed"}  # changes whose `how` names a message


class Catalogue(NamedTuple):
    shown: str
    messages: dict[str, tuple[int, frozenset[str]]]  # id to (line, the variables it uses)
    junk: list[int]  # lines that are no message
    again: list[tuple[int, str]] = []  # messages that were there already, by line


def read_catalogue(lang: str, package: str) -> Catalogue:
    text = source(lang, package)
    folder = package.removeprefix("grognard.").replace(".", "/")
    shown = f"{folder}/{'' if package == SHARED else 'texts/'}{lang}.ftl"
    messages: dict[str, tuple[int, frozenset[str]]] = {}
    junk, again = list[int](), list[tuple[int, str]]()
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start) + 1 if entry.span is not None else 1
        if isinstance(entry, ftl.Message):
            again += [(line, entry.id.name)] if entry.id.name in messages else []
            messages[entry.id.name] = (line, frozenset(variables(entry)))
        elif isinstance(entry, ftl.Junk):
            junk.append(line)
    return Catalogue(shown, messages, junk, again)


def variables(node: object) -> Iterator[str]:
    """The variables a message uses."""
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            yield from variables(value)
    elif isinstance(node, list):
        for value in node:
            yield from variables(value)


def faults(package: str, wanted: set[str]) -> list[str]:
    """What is wrong with a game's catalogues and the shared ones, by file and line."""
    found: list[str] = []
    have: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for part in (SHARED, package):
        both = {lang: read_catalogue(lang, part) for lang in LANGUAGES}
        for lang, mine in both.items():
            have[lang] |= mine.messages.keys()
            found += [f"{mine.shown}:{line}: not a message" for line in mine.junk]
            found += [f"{mine.shown}:{line}: {name} is given twice" for line, name in mine.again]
        found += differences(both["fr"], both["en"]) + differences(both["en"], both["fr"])
    for lang in LANGUAGES:
        found += [
            f"{lang}.ftl: message {name} is missing ({package})" for name in sorted(wanted - have[lang])
        ]
    return found


def differences(mine: Catalogue, other: Catalogue) -> list[str]:
    found = []
    for name, (line, used) in mine.messages.items():
        if name not in other.messages:
            found.append(f"{mine.shown}:{line}: {name} is not in {other.shown}")
        elif extra := used - other.messages[name][1]:
            found.append(f"{mine.shown}:{line}: {name}: ${min(extra)} is not used in {other.shown}")
    return found


# -- what is asked for


def required_ids(game: Game, options: tuple[Option, ...]) -> set[str]:
    """The messages a game needs because of what it is: sides, phases, verbs, marks, kinds, options."""
    phases = {node.phase for node in game.program.values() if node.phase}
    wanted = (
        {f"side-{s}" for s in game.sides}
        | {f"phase-{p}" for p in phases}
        | {f"verb-{v}" for v in verbs_of(game)}
    )
    wanted |= {f"mark-{m}" for m in game.marks} | {f"kind-{u.kind}" for u in game.roster.units}
    wanted |= {f"option-{o.name}" for o in options}
    for option in options:
        for value in option.values:
            if not value.isdigit() and value not in ("yes", "no"):
                wanted.add(f"option-{option.name}-{value}")
    return wanted | {"phase-over", "hidden-unit"}


def used_ids(package: str, game: Game) -> set[str]:
    """The messages a game's code names: prompts, what it tells, dice, endings, and how things happen."""
    own = re.compile(rf"{game.id}(-[a-z0-9]+)+")
    found: set[str] = set()
    for path in sorted(Path(str(resources(package))).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        parts = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found |= called_ids(node, node.func.id, game.marks)
            elif (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and id(node) not in parts
                and own.fullmatch(node.value)
            ):
                found.add(node.value)
    return found


def called_ids(call: ast.Call, name: str, marks: tuple[str, ...]) -> set[str]:
    """The messages that follow from making a change: Removed(unit, DEAD, "combat", …) is told by
    removed-combat.
    """
    if name in HOWS and len(call.args) > 2:
        hows = [
            n.value
            for n in ast.walk(call.args[2])
            if isinstance(n, ast.Constant) and isinstance(n.value, str)
        ]
        return {f"{HOWS[name]}-{how}" for how in hows}
    if name == "Marked" and len(call.args) > 2 and not any(k.arg == "quiet" for k in call.keywords):
        mark, on = call.args[0], call.args[2]
        if isinstance(mark, ast.Name) and mark.id.lower() in marks and isinstance(on, ast.Constant):
            return {f"marked-{mark.id.lower()}-{'on' if on.value else 'off'}"}
    return set()
