"""The words of A Victory Lost: whatever happens is said, in sentences that fit every unit's name."""

from __future__ import annotations

import ast
import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

from grognard.cli.screen import acts_text, heading, prompt, standing_text
from grognard.games import entry, load
from grognard.kernel.dice import FixedDice, SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.narration import result_message, story
from grognard.kernel.position import begin
from grognard.kernel.texts import LANGUAGES, source, texts
from grognard.kernel.views import OBSERVER
from grognard.server import presentation
from grognard.testing.table import fresh, situation

PACKAGE = entry("avl").package
FR, EN = (texts(lang, PACKAGE) for lang in LANGUAGES)
both = pytest.mark.parametrize("words", [FR, EN], ids=LANGUAGES)
HOW = {
    "Moved": "moved",
    "Placed": "placed",
    "Removed": "removed",
    "eliminate": "removed",
    "StepsChanged": "step",
}


def calls():
    """Every call in the code of this game."""
    for path in Path(str(files(PACKAGE))).rglob("*.py"):
        tree = (
            ast.parse(path.read_text(encoding="utf-8")) if path.name.endswith(".py") else ast.Module([], [])
        )
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def name_of(call):
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def values(node):
    """What a word in the code may be: itself, or either branch of a choice."""
    if isinstance(node, ast.IfExp):
        return values(node.body) | values(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def test_french_signs_stand_after_a_space_that_does_not_break():
    assert re.findall(r".{9} [:;!?»]|« .{9}|[^ \u00a0\n](?:[;!?»]|:(?= )).{0,9}", source("fr", PACKAGE)) == []


# -- everything has its words


@both
def test_every_message_that_the_code_names_has_words(words):
    named = {
        value for call in calls() for arg in call.args for value in values(arg) if value.startswith("avl-")
    }
    assert {"avl-choose", "avl-moving", "avl-drawn", "avl-city", "avl-draw"} <= named
    assert [message for message in sorted(named) if not words.has(message)] == []


@both
def test_every_way_of_moving_coming_and_going_has_words(words):
    hows = {
        f"{HOW[name_of(call)]}-{how}"
        for call in calls()
        if name_of(call) in HOW and len(call.args) > 2
        for how in values(call.args[2])
    }
    assert {
        "moved-road",
        "moved-retreat",
        "placed-rail",
        "placed-box",
        "removed-no-way",
        "removed-nobody",
    } <= hows
    assert [how for how in sorted(hows) if not words.has(how)] == []
    assert all(
        words.has(f"marked-{mark}-{now}") for mark in ("unsupplied", "isolated") for now in ("on", "off")
    )


@both
def test_every_result_has_words_and_the_log_says_them(words):
    results = {result for row in load("avl").rules.data.crt.rows for result in row}
    assert len(results) == 9
    for result in results:
        word = "none" if result == "-" else f"s{result}" if result[0].isdigit() else result
        told = words.say("avl-result", die=1, result=result, word=word)
        assert words.has(result_message(result))
        assert (
            words.say(result_message(result)) in told.lower()
            if result == "-"
            else words.say(result_message(result)) in told
        )


@both
def test_all_terrain_that_shifts_columns_has_words(words):
    game = load("avl")
    names = [*(name for name in game.map.terrain if name != "sea"), "victory_city", "city", "town"]
    assert [name for name in names if not words.has(f"odds-terrain-{name}")] == []


@both
def test_every_track_overlay_and_value_of_an_option_has_words(words):
    pos, _ = begin(load("avl"), FixedDice([]))
    assert [
        t.id
        for t in pos.game.hooks.tracks(pos, 0)
        if not words.has(f"track-{t.id}") or not words.has(f"track-{t.id}-hint")
    ] == []
    assert [
        name
        for name in pos.game.hooks.overlay_specs
        if not words.has(f"overlay-{name}") or not words.has(f"overlay-{name}-text")
    ] == []
    offered = [
        f"option-{o.name}-{value}"
        for o in entry("avl").options
        for value in o.values
        if value not in ("yes", "no")
    ]
    assert len(offered) > 8
    assert [option for option in offered if not words.has(option)] == []


@both
def test_every_chit_has_a_name_that_begins_with_what_is_printed_on_it(words):
    for chit in load("avl").rules.data.chit_names:
        assert words.say(f"value-{chit}").partition(",")[0] == (
            "Manstein" if chit.startswith("Manstein") else chit
        )


@both
def test_every_verb_with_an_object_says_it(words):
    """What is done to a unit, a hex or a chit is a sentence of its own on the table."""
    verbs = "choose give_back pick unpick activate designate lose fall with advance"
    verbs += " unit to at target join leave back"
    assert [verb for verb in verbs.split() if "{}" not in words.say(f"act-{verb}", noun="{}")] == []


# -- questions


@pytest.mark.parametrize(
    ("points", "half", "fr", "en"),
    [
        (6, 0, "Il reste 6 PM.", "6 MP left."),
        (1, 0, "Il reste un PM.", "1 MP left."),
        (5, 1, "Il reste 5½ PM.", "5½ MP left."),
        (0, 1, "Il reste ½ PM.", "½ MP left."),
        (0, 0, "Plus un PM.", "No MP left."),
    ],
)
def test_half_points_are_written_as_fractions(points, half, fr, en):
    assert FR.say("avl-moving", unit="G6Pz", points=points, half=half) == f"où mener G6Pz\u00a0? {fr}"
    assert EN.say("avl-moving", unit="G6Pz", points=points, half=half) == f"move G6Pz. {en}"


def test_the_choice_of_chits_counts_down():
    t = fresh("avl")
    assert "encore 5 à choisir." in prompt(t.pos, FR, 0)
    t.acts("choose 40A", "choose 6A", "choose 3TkA", "choose 28A")
    assert prompt(t.pos, EN, 0).endswith("choose 1 more chit for the game, besides STAVKA. (AVL 3.0h)")
    t.act("choose", "Popov")
    assert "vos cinq pions de commandement sont choisis" in prompt(t.pos, FR, 0)


def test_both_mansteins_are_the_same_to_the_eye():
    t = situation(
        "avl",
        "axis-selection",
        turn=7,
        own={"axis_chits": ["4PzA", "Manstein-1", "Manstein-2"]},
        units={"4PzA": "5431", "40A": "3302"},
    )
    pick = next(
        verb
        for verb in presentation.menu(t.pos, 1, presentation.words_for(t.game, "en")).verbs
        if verb.verb == "pick"
    )
    assert pick.names == {"4PzA": "4PzA, 4th Panzer Army", "Manstein-1": "Manstein", "Manstein-2": "Manstein"}
    assert "Manstein-1 (Manstein)" in "\n".join(acts_text(t.pos, FR))


# -- what a player reads


def log_texts(t, words):
    return [line.text for line in story(t.log, t.pos, t.pos, words, 0)]


UNITS = {
    "S35G": {"at": "3811", "marks": ["active"]},
    "S267": {"at": "3711", "marks": ["active"]},
    "ItRav": "3712",
    "1GdA": "4110",
    "It8A": "3515",
}


def test_a_combat_is_told_from_the_odds_to_the_advance():
    t = situation("avl", "soviet-combat", units=UNITS)
    t.acts("target 3712", "join S35G").act("attack", dice=[6])
    lines = {words.lang: log_texts(t, words) for words in (FR, EN)}
    assert lines["fr"][:4] == [
        "Attaque sur 3712\u00a0: S35G contre ItRav.",
        "5 contre 2\u00a0: colonne 2-1 après le terrain.",
        "Dé de combat\u00a0: 6.",
        "DR2\u00a0: le défenseur recule de deux hex.",
    ]
    assert lines["en"][3] == "DR2: defender retreats 2 hexes."
    assert prompt(t.pos, FR, t.pos.frame.who).startswith(
        ("L'Axe\u00a0: par où faire reculer ItRav", "Les Soviétiques\u00a0: 3712 est libre")
    )


def test_what_a_chit_brings_about_is_told():
    t = situation(
        "avl",
        "axis-manstein",
        turn=7,
        own={"axis_chits": ["4PzA", "Manstein-1"], "bag": ["4PzA"]},
        units={"4PzA": "5431", "G6Pz": "5432", "40A": "3302"},
    )
    assert prompt(t.pos, EN, 1) == "The Axis: Manstein drawn: choose an HQ to activate. (AVL 7.2.2d)"
    t.act("activate", "4PzA")
    assert log_texts(t, EN)[0] == "HQ 4PzA: one unit activated."
    assert log_texts(t, FR)[0] == "QG 4PzA\u00a0: une unité activée."


def test_how_things_stand_is_the_same_sentence_for_everyone():
    pos = fresh("avl").pos
    for viewer in (0, 1, OBSERVER):
        lines = standing_text(pos, FR, viewer)
        assert lines[0] == "  Points de victoire\u00a0: Soviétiques 0\u00a0; Axe 25 (AVL 14.0.1a)."
        assert "1112 Kharkov" in lines[1]
        assert len(lines) == len(standing_text(pos, EN, viewer)) > 5


def test_the_heading_tells_the_last_turn():
    pos = situation("avl", "soviet-movement", turn=8, units={"40A": "3302", "H2A": "2705"}).pos
    assert heading(pos, FR).endswith("tour 8 sur 9 · mouvement soviétique")


def test_a_stretch_of_play_leaves_no_message_without_words():
    """Whatever comes, by luck: sentences, questions and buttons, in both languages."""
    rng = random.Random(6)
    weights = {
        "attack": 99.0,
        "join": 4.0,
        "target": 4.0,
        "end_phase": 0.3,
        "leave": 0.01,
        "cancel": 0.01,
        "drop": 0.01,
        "unpick": 0.01,
    }
    t, lines, dice = fresh("avl"), list[str](), SeededDice(b"words")
    while t.pos.state.turn < 3:
        menu = choices(t.pos)
        verbs = [verb for verb, allowed in menu.verbs.items() if allowed.set]
        verb = rng.choices(verbs, [weights.get(v, 1.0) for v in verbs])[0]
        done = step(t.pos, Act(verb, rng.choice(bits(menu.verbs[verb].set))), dice)
        for words in (FR, EN):
            lines += [line.text for line in story(done.changes, t.pos, done.pos, words, menu.who)]
            lines += [prompt(t.pos, words, menu.who), *acts_text(t.pos, words)]
        t.pos = done.pos
    assert len(lines) > 999
    assert [
        line
        for line in lines
        if re.search(r"\b(avl|moved|placed|removed|marked|step|verb|phase|mark|kind)-[a-z]", line)
    ] == []


@pytest.mark.parametrize("how", ["soviet-sudden", "axis-sudden", "soviet-points", "axis-points", "draw"])
def test_every_ending_says_who_has_won(how):
    told = EN.say(f"avl-{how}")
    assert ("Soviets" in told, "Axis" in told) == (how.startswith("soviet"), how.startswith("axis"))
    assert told.endswith(".")
    assert FR.say(f"avl-{how}") != f"avl-{how}"
