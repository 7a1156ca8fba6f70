"""Every registered game: small random games to the end, words in both languages, data with sources.

The real games are played in windows (test_windows.py), and to the end by `make fuzz`.
"""

from __future__ import annotations

import ast
from importlib.resources import files as resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from grognard.games import MODULES, PLAYABLE, entry, load
from grognard.kernel.acts import verbs_of
from grognard.kernel.load import WORDS, Files
from grognard.kernel.paragraphs import paragraphs
from grognard.kernel.texts import LANGUAGES, SHARED, source, texts
from grognard.testing.conformance import Case, cases, examine, option_sets

SMALL = [("toy", None), *((game, "training") for game in PLAYABLE)]
CASES = [case for game, scenario in SMALL for case in cases(game, scenario=scenario)]
games = pytest.mark.parametrize("game", list(MODULES))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_random_game(case: Case) -> None:
    """Invariants, refusals, undo, saving and loading, secrets, chances and words: see
    grognard.testing.checks.
    """
    journal = examine(case)
    assert journal.pos.state.result is not None


@games
def test_whole_games_play_every_value_of_every_option(game: str) -> None:
    played = {pair for case in cases(game) for pair in case.options}
    assert played == {(o.name, value) for o in entry(game).options for value in o.values}
    assert {o.name: o.usual for o in entry(game).options} in [dict(case.options) for case in cases(game)]


def test_option_sets_are_the_same_every_time() -> None:
    options = entry("ts").options
    assert option_sets(options, 20) == option_sets(options, 20)
    assert option_sets(options, 20)[:9] == option_sets(options, 9)


@pytest.mark.parametrize(("game", "scenario"), SMALL)
def test_a_case_is_played_the_same_way_twice_however_it_is_checked(game: str, scenario: str | None) -> None:
    case = cases(game, scenario=scenario)[1]
    first, second = examine(case, thorough=0), examine(case, thorough=0.5)
    assert [e.hash for e in first.entries] == [e.hash for e in second.entries]


# -- options


@games
def test_options_have_a_paragraph_and_a_usual_value(game: str) -> None:
    known = paragraphs(load(game).files)
    for option in entry(game).options:
        assert option.cite in known
        assert option.usual in option.values
        assert len(set(option.values)) == len(option.values) > 1


# -- words


def messages(lang: str, package: str) -> dict[str, set[str]]:
    """Every message of a catalogue, with the variables it uses."""
    found = {}
    for part in FluentParser().parse(source(lang, package)).body:
        assert not isinstance(part, ftl.Junk), f"{lang} {package}: {part.content}"
        if isinstance(part, ftl.Message):
            found[part.id.name] = {
                node.id.name for node in walk(part) if isinstance(node, ftl.VariableReference)
            }
    return found


def walk(node: object) -> list[object]:
    inside = (
        node
        if isinstance(node, list)
        else list(vars(node).values())
        if isinstance(node, ftl.BaseNode)
        else []
    )
    return [node, *(deeper for part in inside for deeper in walk(part))]


@pytest.mark.parametrize("package", [SHARED, *(entry(game).package for game in MODULES)])
def test_both_languages_have_the_same_messages_with_the_same_variables(package: str) -> None:
    first, *others = (messages(lang, package) for lang in LANGUAGES)
    assert first
    for other in others:
        assert other == first


@games
def test_all_that_a_game_names_has_a_message(game: str) -> None:
    found, options = load(game), entry(game).options
    wanted = [f"side-{s}" for s in found.sides] + [f"verb-{v}" for v in verbs_of(found)]
    wanted += [f"phase-{node.phase}" for node in found.program.values() if node.phase] + [
        f"mark-{m}" for m in found.marks
    ]
    wanted += [f"kind-{u.kind}" for u in found.roster.units] + [f"option-{o.name}" for o in options]
    for lang in LANGUAGES:
        said = texts(lang, entry(game).package)
        assert [w for w in dict.fromkeys(wanted) if not said.has(w)] == []


# -- data


@games
def test_every_row_of_data_has_a_source(game: str) -> None:
    data = Files(entry(game).package)
    for name in data.names():
        if name.endswith(".csv") and name not in WORDS:
            header = data.read(name)[0].split("\n")[0].split(",")
            rows = data.rows(name, header)
            assert rows, name
            assert all(row.source() for row in rows)


@games
def test_units_and_hexes_have_names_of_their_own(game: str) -> None:
    found = load(game)
    ids = [u.id for u in found.roster.units]
    assert len(set(ids)) == len(ids)
    assert not set(ids) & set(found.map.index)  # a word is a hex or a unit, never both
    assert all(u.name("fr") and u.name("en") for u in found.roster.units)


@games
def test_code_cites_paragraphs_that_there_are(game: str) -> None:
    """Every "TS …" in a game's code is the id of a row of rules.csv."""
    known = paragraphs(load(game).files)
    prefix = next(iter(known)).split()[0] + " "
    cited = set()
    for path in Path(str(resources(entry(game).package))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and node.value.startswith(prefix)
                and len(node.value) < 24
            ):
                cited.add(node.value)
    assert len(cited) > 10
    assert [c for c in sorted(cited) if c not in known and not c.endswith(".r")] == []
