"""The terminal table: what the computer would do in one's place, and why it did what it last did."""

from __future__ import annotations

import io
import re

import pytest

from grognard.cli.main import main


@pytest.fixture
def table(tmp_path, monkeypatch, capsys):
    """Sits down, types these lines, and gets up; gives what was printed."""
    monkeypatch.chdir(tmp_path)

    def sit(*lines, game="ts", players="human,greedy", options=("setup=ready_made",), lang="en"):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        words = [word for option in options for word in ("--option", option)]
        capsys.readouterr()
        assert (
            main(["table", game, "--players", players, "--seed", "3", "--plain", *words, "--lang", lang]) == 0
        )
        return capsys.readouterr().out

    return sit


HINTS = [("hint", "en", "The computer would play: "), ("conseil", "fr", "L'ordinateur jouerait\u00a0: ")]


@pytest.mark.parametrize(("word", "lang", "says"), HINTS)
def test_a_hint_is_told_and_nothing_is_played(table, tmp_path, word, lang, says):
    told = table(word, "quit", lang=lang)
    found = re.search(re.escape(says) + r"(\w+ [\w-]+)\.", told)
    assert found is not None
    act = found[1]
    assert f"{act}\u00a0: " in told if lang == "fr" else f"{act}: " in told  # and why
    assert len((tmp_path / "grognard-ts-1.jsonl").read_text().splitlines()) == 1
    assert ": from " in table(act, "hint", "0908", "quit")  # it may be played


def test_why_alone_asks_about_the_computers_last_act(table):
    assert 'why: name the action, as in "why to 0708"' in table("why", "quit")  # it has done nothing yet
    told = table("end_phase", "end_phase", "end_phase", "end_phase", "why", "quit")
    assert re.search(r"^> end_phase: no remaining action here improves the position\.$", told, re.M)


def test_why_a_secret_choice_was_made_is_not_told(table):
    """A Victory Lost: the Axis picks its chits out of sight; that it has ended the choice is seen."""
    picks = ["choose 1GdA", "choose 2GdA", "choose 3GdA", "choose 40A", "choose 6A", "end_choice"]
    told = table(
        *picks, "pick 1GdA", "pick 40A", "pick 6A", "end_selection", "why", "quit", game="avl", options=()
    )
    assert re.search(r"^> end_selection: ", told, re.M)


def test_whoever_follows_a_hint_is_told_how_it_goes_on(table):
    """The officer sends a unit somewhere: taken up, it goes there, for the same reason."""

    def hinted(*before):
        told = table(*before, "hint", "quit")
        (*_, act) = re.findall(r"The computer would play: ([^.]+)\.", told)
        (*_, reason) = re.findall(rf"^(?:> )?{re.escape(act)}: (.+)\.$", told, re.M)
        return act, reason

    first, why = hinted()
    second, still = hinted("hint", first)
    assert (first.split()[0], second.split()[0], still) == ("unit", "to", why)


def test_a_number_that_is_none_is_told_of(table):
    assert 'unknown command "²"' in table("²", "quit")
    assert 'unknown command "999999999999"' in table("999999999999", "quit")
