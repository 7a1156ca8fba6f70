"""The words of Velikié Louki: whatever happens is said, in sentences that fit every unit's name."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from grognard.cli.odds_report import odds_text
from grognard.cli.screen import heading
from grognard.games import entry, load
from grognard.games.velikiye_luki.law import supply
from grognard.games.velikiye_luki.law.names import Battle
from grognard.games.velikiye_luki.law.odds import modifiers
from grognard.games.velikiye_luki.law.victory import automatic_level, level
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.narration import result_message, story
from grognard.kernel.position import begin
from grognard.kernel.referee import Referee
from grognard.kernel.texts import LANGUAGES, texts
from grognard.kernel.views import phase
from grognard.server import odds_view, presentation
from grognard.testing.table import situation

PACKAGE = entry("vl").package
FR, EN = (texts(lang, PACKAGE) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("points", "half", "fr", "en"),
    [
        (6, 0, "Il reste 6 PM.", "6 MP left."),
        (1, 0, "Il reste un PM.", "1 MP left."),
        (5, 1, "Il reste 5½ PM.", "5½ MP left."),
        (1, 1, "Il reste 1½ PM.", "1½ MP left."),
        (0, 1, "Il reste ½ PM.", "½ MP left."),
    ],
)
def test_half_points_are_written_as_fractions(points, half, fr, en):
    assert FR.say("vl-moving", unit="27 RC", points=points, half=half) == f"où mener 27 RC\u00a0? {fr}"
    assert EN.say("vl-moving", unit="27 RC", points=points, half=half) == f"move 27 RC. {en}"
    assert presentation.points(points + half / 2 if half else points) == {(0, 1): "½"}.get(
        (points, half), f"{points}{'½' if half else ''}"
    )


@pytest.mark.parametrize("words", [FR, EN], ids=LANGUAGES)
def test_every_modifier_and_result_has_words(words):
    game = load("vl")
    pos = situation("vl", "soviet-combat", units={"357DF": "1410", "S343": "1409"}).pos
    unit, target = game.roster.index["357DF"], game.map.index["1409"]
    what = {shift.what for shift in modifiers(pos, Battle(target, 1 << unit))}
    what |= {f"terrain-{name}" for name in (*game.map.terrain, "village", "city")} | {
        "river",
        "major_river",
        "bridge",
    }
    results = {result for row in game.rules.data.crt.rows for result in row}
    assert len(what) > 18
    assert len(results) == 16
    assert [name for name in what if not words.has(f"odds-{name}")] == []
    assert [result for result in results if not words.has(result_message(result))] == []


@pytest.mark.parametrize("words", [FR, EN], ids=LANGUAGES)
def test_every_ending_track_and_overlay_has_words(words):
    pos, _ = begin(load("vl"), FixedDice([]))
    endings = {level(vp)[1] for vp in range(25)} | {automatic_level(vp)[0] for vp in range(10, 25)}
    assert len(endings) == 6
    assert [how for how in endings if not words.has(f"vl-{how}")] == []
    assert all(
        words.has(f"track-{track.id}") and words.has(f"track-{track.id}-hint")
        for track in pos.game.hooks.tracks(pos, 0)
    )
    assert all(
        words.has(f"overlay-{name}") and words.has(f"overlay-{name}-text")
        for name in pos.game.hooks.overlay_specs
    )


@pytest.mark.parametrize("words", [FR, EN], ids=LANGUAGES)
def test_every_way_of_changing_steps_has_words(words):
    hows = {"lost"}
    for path in Path(str(files(PACKAGE))).rglob("*.py"):
        for node in (
            ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if path.name.endswith(".py") else ()
        ):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", "") == "StepsChanged"
                and len(node.args) > 3
            ):
                how = node.args[3]
                assert isinstance(how, ast.Constant)
                hows.add(how.value)
    assert {"detached", "restored", "level"} <= hows
    assert [how for how in hows if not words.has(f"step-{how}")] == []


@pytest.mark.parametrize("words", [FR, EN], ids=LANGUAGES)
def test_every_verb_with_an_object_says_it(words):
    """What is done to a unit or a hex is a sentence of its own on the table."""
    verbs = "lift enter detach absorb take_in disband artillery aviation rockets"
    verbs += " hold lose apart advance reduce occupy"
    assert [verb for verb in verbs.split() if "{}" not in words.say(f"act-{verb}", noun="{}")] == []


# -- what a player reads


def log_texts(t, words):
    return [line.text for line in story(t.log, t.pos, t.pos, words, 0)]


def test_a_combat_is_told_with_what_quality_was_worth():
    units = {"357DF": "1410", "27RC": "1410", "S343": "1409", "Meyer": "0808"}
    t = situation("vl", "soviet-combat", turn=8, own={"artillery": [0, 0], "air": [0, 0]}, units=units)
    t.acts("target 1409", "join 357DF", "join 27RC")
    odds = "\n".join(odds_text(t.pos, t.odds(), EN))
    assert "10 to 3" in odds
    assert "Column before quality: 4/1" in odds
    assert "Quality: C against C, a die each (VL 6.3c)" in odds
    assert "/216" in odds
    assert "/6," not in odds
    t.act("attack", dice=[1, 3, 6])
    lines = [line for words in (FR, EN) for line in log_texts(t, words)]
    assert (
        "Qualité C (-2) contre C (0)\u00a0: colonne 2/1. Dé 6, -/R\u00a0: attaquant indemne\u00a0; "
        "défenseur, recul obligatoire." in lines
    )
    assert (
        "Quality C (-2) against C (0): column 2/1. Die 6, -/R: attacker: no effect; "
        "defender: forced retreat." in lines
    )


def test_the_odds_on_the_table_give_every_result_its_chance():
    t = situation("vl", "soviet-combat", turn=8, units={"357DF": "1410", "S343": "1409"}).acts(
        "target 1409", "join 357DF"
    )
    found = odds_view.odds(t.pos, 0, presentation.words_for(t.game, "en"))
    assert found is not None
    assert sum(result.chance for result in found.results) == pytest.approx(1)
    assert all(
        result.faces == [] and result.text[0].isupper() for result in found.results
    )  # a face of one die says nothing
    assert found.items[-1].text == "Quality: C against C, a die each"
    assert [s.text for s in found.attackers] == ["357 RD"]
    assert [s.text for s in found.defenders] == ["S 343"]


def test_an_hq_is_named_and_the_attacker_stays_the_attacker_while_the_defender_is_asked():
    units = {"357DF": "1410", "QG5G": "1411", "S343": "1409", "QG83": "1309"}
    t = situation("vl", "soviet-combat", turn=8, own={"artillery": [1, 1], "air": [0, 0]}, units=units)
    t.acts("target 1409", "join 357DF", "attack", "artillery QG5G")
    assert (
        log_texts(t, FR)[0]
        == "Artillerie soviétique\u00a0: +1 colonne par QG 5G (QG5G)\u00a0; points restants\u00a0: 0."
    )
    t.act("ready")
    assert t.who == "german"
    odds = odds_view.odds(t.pos, 1, presentation.words_for(t.game, "en"))
    assert odds is not None
    assert [s.text for s in odds.attackers] == ["357 RD"]


@cites("VL 8.3c")
def test_who_sinks_from_isolated_to_unsupplied_is_not_told_as_supplied():
    t = situation(
        "vl", "german-combat", turn=8, units={"Klatt": {"at": "1410", "marks": ["isolated"]}, **ring("1410")}
    )
    ref = Referee(t.pos, FixedDice([]))
    supply.check(ref, t.pos.frame._replace(who=1))
    lines = [line.text for line in story(ref.changes, t.pos, ref.pos, EN, 1)]
    assert lines == ["Unsupplied: Klatt."]


def ring(hex):
    game = load("vl")
    around = [game.map.label(h) for _, h in game.map.grid.neighbours(game.map.index[hex])]
    return dict(zip(("357DF", "257DF", "381DF", "28DF", "9DFG", "46DFG"), around, strict=True))


@cites("VL 5.1d")
def test_what_is_over_the_limit_is_asked_before_the_next_phase():
    units = {"257DF": "1508", "36RC": "1508", "146": "1508", "S343": "1109"}
    t = situation("vl", "soviet-movement", turn=8, units=units).act("end_phase")
    assert (t.who, phase(t.pos)) == ("soviet", "soviet-movement")
    t.act("disband", "146")
    assert phase(t.pos) != "soviet-movement"


def test_the_heading_tells_the_last_turn():
    pos = situation("vl", "soviet-movement", turn=8, units={"357DF": "1410", "S343": "1109"}).pos
    assert heading(pos, FR) == "Velikié Louki, 1942-1943 · tour 8 sur 11 · mouvement soviétique"


def test_a_unit_whose_name_is_its_id_is_named_once():
    t = situation(
        "vl", "german-movement", turn=8, units={"Meyer": "0909", "S343": "1109", "357DF": "1510"}
    ).acts("unit Meyer", "to 0908")
    assert log_texts(t, EN) == ["Meyer: from 0909 Chuprovo to 0908."]
