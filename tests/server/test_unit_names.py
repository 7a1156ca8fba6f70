"""Units in the browser's log: by their name where it tells them apart, in A Victory Lost by nation and
number.
"""

from __future__ import annotations

import random
import re

import pytest
from tests.games.victory_lost.moving import moving

from grognard.kernel.changes import Moved, Placed, Removed, StepsChanged
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.server import odds_view, presentation
from grognard.testing.table import fresh, situation


def log_texts(t, lang):
    return [
        line.text
        for line in presentation.log_lines(t.log, t.pos, t.pos, presentation.words_for(t.game, lang), 0)
    ]


def test_a_move_by_road_names_the_nation_and_the_number():
    t = moving("S1", "3821").acts("by_road", "to 3816")
    assert log_texts(t, "fr") == ["Mouvement stratégique de 3821 Millerovo à 3816\u00a0: S1."]
    assert log_texts(t, "en") == ["By road from 3821 Millerovo to 3816: S1."]


def test_an_attack_and_its_odds_name_both_sides():
    units = {"S35G": {"at": "3811", "marks": ["active"]}, "G298": "3712", "1GdA": "4110", "It8A": "3515"}
    t = situation("avl", "soviet-combat", units=units).acts("target 3712", "join S35G")
    odds = odds_view.odds(t.pos, 0, presentation.words_for(t.game, "fr"))
    assert odds is not None
    assert [item.text for item in (*odds.attackers, *odds.defenders)] == ["S35G", "G298"]
    t.act("attack", dice=[6])
    assert log_texts(t, "fr")[0] == "Attaque sur 3712\u00a0: S35G contre G298."


def test_no_line_of_a_game_names_a_unit_by_its_number_alone():
    """Two turns played at random: whoever moves, comes, leaves or loses a step is named as nobody else is."""
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
    t, named, dice = fresh("avl"), 0, SeededDice(b"words")
    words = presentation.words_for(t.game, "fr")
    while t.pos.state.turn < 3:
        menu = choices(t.pos)
        verbs = [verb for verb, allowed in menu.verbs.items() if allowed.set]
        verb = rng.choices(verbs, [weights.get(v, 1.0) for v in verbs])[0]
        done = step(t.pos, Act(verb, rng.choice(bits(menu.verbs[verb].set))), dice)
        text = "\n".join(
            line.text for line in presentation.log_lines(done.changes, t.pos, done.pos, words, menu.who)
        )
        for change in done.changes:
            if isinstance(change, Moved | Placed | Removed | StepsChanged):
                named += 1
                assert re.search(rf"(?<![\w-]){re.escape(t.game.roster[change.unit].id)}(?![\w-])", text), (
                    text
                )
        t.pos = done.pos
    assert named > 50


@pytest.mark.parametrize(
    ("lang", "line"),
    [("fr", "Autos blindées\u00a0: de 1009 Beketovka à "), ("en", "Armoured cars: from 1009 Beketovka to ")],
)
def test_where_names_differ_the_name_is_enough(lang, line):
    t = situation("ts", "red-movement", R_TK="1009", W2_1="0210").act("unit", "R-TK")
    t.act("to", t.may("to")[0])
    assert log_texts(t, lang)[0].startswith(line)
