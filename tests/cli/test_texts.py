"""Every message in both languages, and nothing told by its bare id."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from grognard.cli import catalogue
from grognard.cli.catalogue import faults, read_catalogue, required_ids, used_ids
from grognard.cli.screen import acts_text, heading, prompt, stacks_text, standing_text
from grognard.games import MODULES, entry, load
from grognard.kernel.changes import (
    Marked,
    Moved,
    PhaseStarted,
    Placed,
    Removed,
    Revealed,
    Rolled,
    SidesAssigned,
    StepsChanged,
)
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.narration import narrate, story
from grognard.kernel.position import begin
from grognard.kernel.texts import LANGUAGES, SHARED, Texts, language, texts

BARE = re.compile(
    r"\b(ts|toy|vl|verb|kind|mark|phase|moved|placed|removed|marked|side|noun|prompt|own)-[a-z_]"
)


@pytest.mark.parametrize("game", MODULES)
def test_the_catalogues_of_a_game_are_whole(game):
    known = entry(game)
    wanted = required_ids(load(game), known.options) | used_ids(known.package, load(game))
    assert faults(known.package, wanted) == []


def test_what_a_game_asks_for_is_found_in_its_code():
    wanted = used_ids("grognard.games.tsaritsyn", load("ts"))
    assert {
        "ts-move",
        "ts-fear",
        "ts-die-combat",
        "ts-white-wins",
        "moved-retreat",
        "placed-entry",
        "placed-set-up",
    } <= wanted
    assert {"removed-no-retreat", "marked-broken-on", "marked-flipped-off"} <= wanted
    assert "marked-moved-on" not in wanted  # quiet marks are not told


def test_a_missing_message_is_found():
    assert "fr.ftl: message ts-nothing is missing (grognard.games.tsaritsyn)" in faults(
        "grognard.games.tsaritsyn", {"ts-nothing"}
    )


def test_a_message_given_twice_is_found(monkeypatch):
    monkeypatch.setattr(catalogue, "source", lambda lang, package: "a = one\nb = two\na = three\n")
    found = faults("grognard.games.tsaritsyn", set())
    assert "games/tsaritsyn/texts/fr.ftl:3: a is given twice" in found


def command_messages():
    """Every message that the command line and the kernel name in full: told, or given to a complaint."""
    found = set()
    for package in ("grognard.cli", "grognard.kernel", "grognard.games", "grognard.ai", "grognard.lab"):
        for path in files(package).iterdir():
            if path.name.endswith(".py"):
                calls = [
                    node
                    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                    if isinstance(node, ast.Call)
                ]
                for call in calls:
                    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
                    at = {"say": 0, "tell": 0, "BadInput": 1, "reason_line": 2, "line": 1}.get(name)
                    match call.args[at : at + 1] if at is not None else []:
                        case [ast.Constant(value=str(value))]:
                            found.add(value)
    return found


def test_every_message_that_commands_name_exists():
    named = command_messages()
    assert {"heading", "undo-barrier", "dice-wanted", "bad-option-value", "table-help"} <= named
    for lang in LANGUAGES:
        known = set().union(
            *(
                read_catalogue(lang, part).messages
                for part in (SHARED, "grognard.games.tsaritsyn", "grognard.lab")
            )
        )
        assert named - known == set()


def patterns(lang, package):
    """The text of every message, without what stands in braces."""
    source = (
        files(package)
        .joinpath(f"{lang}.ftl" if package == SHARED else f"texts/{lang}.ftl")
        .read_text(encoding="utf-8")
    )
    for message in FluentParser().parse(source).body:
        if isinstance(message, ftl.Message):
            assert message.span is not None
            yield message.id.name, source[message.span.start : message.span.end]


TEXTS = [
    SHARED,
    "grognard.ai",
    "grognard.lab",
    "grognard.server",
    *(f"grognard.games.{name}" for name in ("tsaritsyn", "velikiye_luki", "victory_lost", "victory_roads")),
]


@pytest.mark.parametrize("package", TEXTS)
def test_french_typography(package):
    """No-break spaces before : ; ? ! and inside « »; the English has none of that."""
    for name, text in patterns("fr", package):
        words = re.sub(r"\{[^{}\"]*\}|script:|style:|Digits:", "", text.split("=", 1)[1])
        assert not re.search(r" [:;?!»]|« ", words), f"{name}: a breaking space"
        assert not re.search(r"[^\u00a0\u202f\s:][:;?!](\s|$)", words), f"{name}: no space"
    for name, text in patterns("en", package):
        assert "\u00a0" not in text, name


def test_the_surroundings_tell_the_language():
    assert language({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert language({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}) == "en"
    assert language({"LC_MESSAGES": "fr", "LANG": "en_US"}) == "fr"
    assert language({}) == "en"


# -- whole games in words


def narrate_game(game_id, seed, lang, **options):
    """Play at random and say everything there is to say; gives the kinds of change that were told."""
    game, luck, dice = load(game_id, options), random.Random(seed), SeededDice(bytes([seed]) * 32)
    words: Texts = texts(lang, entry(game_id).package)
    pos, _ = begin(game, dice)
    seen: Counter[str] = Counter()
    while pos.state.result is None:
        asked = [heading(pos, words), prompt(pos, words, choices(pos).who)]
        if luck.random() < 0.05:
            asked += acts_text(pos, words) + stacks_text(pos, words, 0) + standing_text(pos, words, 1)
        outcome = step(pos, luck.choice(choices(pos).acts()), dice)
        for viewer in (0, 1, -1):
            lines = story(outcome.changes, pos, outcome.pos, words, viewer)
            for line in lines:
                asked.append(str(line))
                seen[line.kind] += 1
                assert re.match(rf"{game_id.upper()} \S+$", line.cite), line
                assert line.text[0] == line.text[0].upper()
        for text in asked:
            assert text
            assert not BARE.search(text), text
        pos = outcome.pos
    return seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_tsaritsyn_in_words(lang):
    seen = narrate_game("ts", 3, lang, length="bid", red_tactical_advantage="yes")
    assert {
        "moved",
        "placed",
        "removed",
        "marked",
        "roll",
        "told",
        "turn",
        "phase",
        "revealed",
        "end",
    } <= seen.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_velikie_louki_in_words(lang):
    seen = narrate_game("vl", 5, lang, setup="ready_made")
    assert {
        "moved",
        "placed",
        "removed",
        "step",
        "marked",
        "roll",
        "told",
        "turn",
        "phase",
        "end",
    } <= seen.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_the_toy_in_words(lang):
    assert narrate_game("toy", 1, lang)["phase"] > 0


def line_of(change, pos, words, viewer):
    found = narrate(change, pos, pos, words, viewer)
    assert found is not None
    return found


def test_a_hidden_unit_is_one_of_its_side():
    game = load("ts", {"red_tactical_advantage": "yes"})
    pos, _ = begin(game, SeededDice(b"x" * 32))
    unit, there = game.roster.index["R37-1"], game.map.index["0306"]
    change = Placed(unit, there, "set-up", "TS X.red.3")
    fr, en = (texts(lang, "grognard.games.tsaritsyn") for lang in LANGUAGES)
    assert line_of(change, pos, fr, 0).to_dict() == {
        "text": "En place en 0306\u00a0: une unité rouge.",
        "cite": "TS XI.5",
        "kind": "placed",
        "face": 0,
    }
    assert str(narrate(change, pos, pos, en, 1)) == "Set up in 0306: 37/1 (R37-1). (TS X.red.3)"
    assert line_of(change, pos, en, -1).text == "Set up in 0306: a Red unit."


@pytest.mark.parametrize(
    ("change", "fr", "en"),
    [
        (
            lambda g: Moved(0, (g.map.index["0909"], g.map.index["0908"]), "retreat", "TS VIII.r1"),
            "2/1 (W2-1)\u00a0: recul de 0909 à 0908.",
            "2/1 (W2-1): retreat from 0909 to 0908.",
        ),
        (
            lambda g: Placed(0, g.map.index["0805"], "entry", "TS X.white.9"),
            "Entrée en 0805 Voroponovo\u00a0: 2/1 (W2-1).",
            "Entry at 0805 Voroponovo: 2/1 (W2-1).",
        ),
        (
            lambda g: Removed(0, -2, "combat", "TS VIII.r3"),
            "Unité éliminée au combat en 0909\u00a0: 2/1 (W2-1).",
            "Eliminated in combat in 0909: 2/1 (W2-1).",
        ),
        (
            lambda g: StepsChanged(0, 1, "TS VIII.r3"),
            "Un pas perdu, il en reste un\u00a0: 2/1 (W2-1).",
            "One step lost, one left: 2/1 (W2-1).",
        ),
        (
            lambda g: Marked(g.mark("flipped"), 3, True, "TS IX.fear.4"),
            "Panique\u00a0: 2/1 (W2-1) et 2/2 (W2-2).",
            "Panic: 2/1 (W2-1) and 2/2 (W2-2).",
        ),
        (lambda g: Rolled(6, 5, "ts-die-fear", "TS IX.fear.3"), "Dé de peur\u00a0: 5.", "Tank fear roll: 5."),
        (
            lambda g: PhaseStarted("red-combat", 1, "TS IV.9"),
            "Phase\u00a0: combat rouge.",
            "Phase: Red combat.",
        ),
        (lambda g: Revealed(3, "TS XI.5"), "2 unités sont dévoilées.", "2 units are revealed."),
        (
            lambda g: SidesAssigned((1, 0), "TS II.3"),
            "Les joueurs échangent leurs camps.",
            "The players change sides.",
        ),
    ],
)
def test_each_kind_of_change_is_a_sentence(change, fr, en):
    from grognard.testing.table import situation

    pos = situation("ts", "white-movement", W2_1="0909", W2_2="0909", R38_1="0902").pos
    said = [
        line_of(change(pos.game), pos, texts(lang, "grognard.games.tsaritsyn"), 0).text for lang in LANGUAGES
    ]
    assert said == [fr, en]


def test_quiet_marks_say_nothing():
    from grognard.testing.table import situation

    pos = situation("ts", "white-movement", W2_1="0909", R38_1="0902").pos
    words = texts("en", "grognard.games.tsaritsyn")
    assert narrate(Marked(pos.game.mark("moved"), 1, True, "TS V.1", quiet=True), pos, pos, words, 0) is None
    assert narrate(Marked(pos.game.mark("flipped"), 0, True, "TS IX.fear.4"), pos, pos, words, 0) is None
