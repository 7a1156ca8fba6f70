"""Sentences fit whatever stands in them: a unit named in the plural, a list with nothing in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from grognard.cli.catalogue import read_catalogue, variables
from grognard.cli.screen import own_args
from grognard.games import PLAYABLE, entry, load
from grognard.kernel.changes import Change, Moved, Placed, Removed, StepsChanged
from grognard.kernel.dice import SeededDice
from grognard.kernel.narration import narrate, unit_name
from grognard.kernel.position import begin
from grognard.kernel.texts import LANGUAGES, SHARED, source
from grognard.kernel.views import view
from grognard.server.presentation import capital, words_for

NAMED = {"unit", "units", "foes"}
UNIT_LINES = ("moved-", "placed-", "removed-", "step-")
BEFORE = {  # what a unit's name may follow: a colon, a preposition, a verb that has it for its object
    "fr": r": |\b(contre|dans|de|par|pour|avancer|déplacer|entrer|mener|placer|reculer|repositionner) "
    r"|reposer, vers l'arrière, ",
    "en": r": |\b(against|for|into|of|through|to|advance|bring on|displace|move|place|rebuild|retreat|with"
    r"|take|test) ",
}
AFTER = {"fr": r"$| contre |[.,;?]|\u00a0[:;?]", "en": r"$| against |[.,:;?]"}
GAP = re.compile(r"[: ][ \u00a0]*[.;,(]")  # where a list would have stood
games = pytest.mark.parametrize("game", PLAYABLE)
both = pytest.mark.parametrize("lang", LANGUAGES)


def sentences(node: Any) -> Iterator[str]:
    """Every pattern of a message, with its variables as they are written."""
    if isinstance(node, ftl.Pattern):
        yield "".join(map(written, node.elements))
    parts: Any = vars(node).values() if isinstance(node, ftl.BaseNode) else node
    for part in parts if isinstance(node, ftl.BaseNode | list) else ():
        yield from sentences(part)


def written(part: Any) -> str:
    if isinstance(part, ftl.TextElement):
        return part.value
    return f"${part.expression.id.name}$" if isinstance(part.expression, ftl.VariableReference) else "…"


def messages(lang: str, package: str) -> Iterator[ftl.Message]:
    yield from (m for m in FluentParser().parse(source(lang, package)).body if isinstance(m, ftl.Message))


def disagreeing(lang: str, package: str) -> list[str]:
    found = []
    for message in messages(lang, package):
        for sentence in sentences(message):
            for name in re.finditer(rf"\$({'|'.join(NAMED)})\$", sentence):
                before, after = sentence[: name.start()], sentence[name.end() :]
                fits = re.search(rf"(?:{BEFORE[lang]}|^)$", before) and re.match(AFTER[lang], after)
                if not fits:
                    found.append(f"{message.id.name}: {sentence}")
    return found


@both
@pytest.mark.parametrize("package", [SHARED, "grognard.ai", *(entry(game).package for game in PLAYABLE)])
def test_no_verb_agrees_with_the_name_of_a_unit(package: str, lang: str) -> None:
    """ "Autos blindées" and "2/1" must fit the same sentence."""
    assert any(NAMED & set(variables(message)) for message in messages(lang, package))
    apart = ("unit-", "bad-", "games-size")  # about a file, where a unit has its id, and how many there are
    assert [line for line in disagreeing(lang, package) if not line.startswith(apart)] == []


def changes(unit: int, lines: set[str], way: tuple[int, int]) -> Iterator[Change]:
    for line in sorted(lines):
        kind, _, how = line.partition("-")
        match kind:
            case "moved":
                yield Moved(unit, way, how, "")
            case "placed":
                yield Placed(unit, way[1], how, "")
            case "removed":
                yield Removed(unit, -2, how, "")
            case "step":
                yield StepsChanged(unit, 1, "", how)


@both
@games
def test_every_line_about_a_unit_fits_every_unit(game: str, lang: str) -> None:
    """The name stands at the head of its line before a colon, or at its end after one."""
    found = load(game)
    pos, _ = begin(found, SeededDice(b"words" * 6))
    words = words_for(found, lang)
    known = {m for package in (SHARED, entry(game).package) for m in read_catalogue(lang, package).messages}
    lines = {m for m in known if m.startswith(UNIT_LINES) and not m.startswith("placed-many-")}
    assert {"moved-move", "moved-advance", "placed-set-up", "removed-combat", "step-lost"} <= lines
    here, there, *_ = found.map.names
    colon = "\u00a0: " if lang == "fr" else ": "
    wrong = []
    for unit in range(len(found.roster)):
        name = unit_name(found, unit, words)
        for change in changes(unit, lines, (here, there)):
            told = narrate(change, pos, pos, words, found.roster[unit].side)
            assert told is not None
            first, last = capital(name) + colon, f"{colon}{name.removesuffix('.')}."
            if not told.text.startswith(first) and not told.text.endswith(last):
                wrong.append(told.text)
    assert wrong == []


@both
@games
def test_a_list_with_nothing_in_it_is_a_sentence(game: str, lang: str) -> None:
    pos, _ = begin(load(game), SeededDice(b"words" * 6))
    words = words_for(pos.game, lang)
    own = {f"own-{key}": emptied(value) for key, value in view(pos, 0)["own"].items()}
    told = [
        words.say(key, **own_args(pos.game, value, words)) for key, value in own.items() if words.has(key)
    ]
    assert told
    assert [line for line in told if GAP.search(re.sub(r"(?<=\w) (?=\()", "", line))] == []


def emptied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: emptied(part) for key, part in value.items()}
    return [] if isinstance(value, list) else value
