"""A box beside the map as the noun of an act: in journals, menus and refusals, at the table, for players."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from grognard.ai.officer import Officer
from grognard.ai.planning import survey_moves
from grognard.ai.player import decide
from grognard.cli.main import main
from grognard.cli.screen import acts_text
from grognard.games import MODULES, load
from grognard.kernel.acts import read_act, write_act
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.menu import BOX, Act
from grognard.kernel.narration import cause_text, visible_act
from grognard.kernel.places import DEAD, GONE, POOL, box_number
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.texts import texts
from grognard.kernel.views import menu_view
from grognard.ml.spaces import acts, head_sizes
from grognard.server import presentation, why_view, wire
from grognard.testing.giant_toy.names import NORTH, SOUTH

WORDS = {lang: texts(lang, "grognard.testing.giant_toy") for lang in ("fr", "en")}
TO_POOL, TO_GONE = Act("send", box_number(POOL)), Act("send", box_number(GONE))


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "giant", "grognard.testing.giant_toy")


@pytest.fixture
def pos() -> Position:
    """N1 in hand, which stands on the railway."""
    first = begin(load("giant"), FixedDice([]))[0]
    return step(first, Act("unit", first.game.roster.index["N1"]), FixedDice([])).pos


def test_a_box_is_written_and_read_by_its_name(pos: Position) -> None:
    assert write_act(pos, TO_POOL) == ["send", "pool"]
    assert read_act(pos, "send", "gone") == TO_GONE
    with pytest.raises(BadInput, match='send: "pol" is not a box of this game'):
        read_act(pos, "send", "pol")
    with pytest.raises(BadInput, match='"0102" is not a box'):
        read_act(pos, "send", "0102")


def test_a_unit_goes_to_the_box_that_was_named(pos: Position) -> None:
    n1 = pos.game.roster.index["N1"]
    for act, at in ((TO_POOL, POOL), (TO_GONE, GONE)):
        assert step(pos, act, FixedDice([])).pos.state.where[n1] == at


def test_the_menu_names_boxes(pos: Position) -> None:
    found = [(a["noun"], a["kind"]) for a in menu_view(pos, NORTH)["acts"] if a["verb"] == "send"]
    assert found == [("pool", BOX), ("gone", BOX)]


def test_a_box_that_is_no_choice_is_refused_with_a_sentence(pos: Position) -> None:
    (cause,) = choices(pos).causes(Act("send", box_number(DEAD)))
    assert cause_text(pos.game, cause, WORDS["en"]).endswith("not there: eliminated.")
    (cause,) = choices(pos).causes(Act("send", 99))
    assert cause.what == "why-nothing-such"


def test_everybody_sees_into_which_box_a_unit_goes(pos: Position) -> None:
    assert visible_act(["send", "pool"], pos, SOUTH) == ["send", "pool"]


# -- players


def test_learners_have_a_number_for_each_box(pos: Position) -> None:
    space = acts(pos.game)
    mask = space.mask(choices(pos))
    assert {space.act(int(n)) for n in np.flatnonzero(mask)} == set(choices(pos).acts())
    assert [space.act(space.number(act, BOX)) for act in (TO_POOL, TO_GONE)] == [TO_POOL, TO_GONE]
    assert head_sizes(space)[BOX] == len(pos.game.boxes)


def test_an_officer_sends_to_the_rear_what_is_worth_more_there() -> None:
    """A cadre attacks with one, and counts two in the rear: who finds no town to stand in is sent there."""
    first = begin(load("giant"), FixedDice([]))[0]
    line = range(*first.game.roster.spans[NORTH])
    steps = tuple(1 if u in line else left for u, left in enumerate(first.state.steps))
    pos = Position(first.game, first.state._replace(steps=steps))
    assert survey_moves(pos)[line[0]].boxes == (("send", POOL), ("send", GONE))
    bot, luck = Officer(1), Random(1)
    while choices(pos).prompt in ("giant-move", "giant-moving") and choices(pos).who == NORTH:
        pos = step(pos, decide(bot, pos, luck), FixedDice([1])).pos
    places = [pos.state.where[u] for u in line]
    assert POOL in places
    assert GONE not in places


# -- the table


@pytest.mark.parametrize(("lang", "waiting"), [("en", "pool (waiting)"), ("fr", "pool (en attente)")])
def test_the_terminal_lists_boxes_in_words(pos: Position, lang: str, waiting: str) -> None:
    lines = acts_text(pos, WORDS[lang])
    assert any(waiting in line for line in lines)
    assert any(line.startswith(f"  send {'BOX' if lang == 'en' else 'CASE'}") for line in lines)


def test_the_terminal_gives_the_paragraph_that_permits_each_verb(pos: Position) -> None:
    heads = [line for line in acts_text(pos, WORDS["en"]) if not line.startswith("      ")]
    assert [line.rsplit(" ", 2)[-2:] for line in heads] == [
        ["(BIG", f"{n})"] for n in ("3.1", "3.3", "3.1", "3.4")
    ]


def test_a_box_is_typed_at_the_terminal(
    tmp_path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = iter(["unit N1", "why send dead", "send pool", "unit N2", "gone", "quit"])
    monkeypatch.setattr("builtins.input", lambda _="": next(typed))
    assert main(["table", "giant", "--players", "human,random", "--lang", "en", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "not allowed: send dead: Units are sent off the map to wait or for good" in out
    assert "1. corps (N1): sent off the map (waiting). (BIG 3.4)" in out
    assert "2. corps (N2): sent off the map (out of the game). (BIG 3.4)" in out


def test_the_server_names_boxes_in_the_readers_words(pos: Position) -> None:
    words = presentation.words_for(pos.game, "fr")
    verb = next(v for v in presentation.menu(pos, NORTH, words).verbs if v.verb == "send")
    assert (verb.kind, verb.nouns) == (BOX, ["pool", "gone"])
    assert verb.names == {"pool": "En attente", "gone": "Hors jeu"}


def test_the_server_says_why_a_box_is_not_to_be_chosen(pos: Position) -> None:
    for ask in (wire.Why(id=1, verb="send", noun="dead"), wire.Why(id=1, noun="dead")):
        answer = why_view.why(pos, NORTH, ask, "en")
        assert not answer.legal
        assert answer.about.lower().endswith("eliminated")
        assert any(reason.text.endswith("not there: eliminated.") for reason in answer.reasons)
    assert why_view.why(pos, NORTH, wire.Why(id=1, noun="pool"), "en").legal
