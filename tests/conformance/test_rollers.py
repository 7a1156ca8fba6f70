"""Whose die is whose: the log colours it, and counts it, for the side that threw it."""

from __future__ import annotations

import pytest

from grognard.games import PLAYABLE, entry, load
from grognard.kernel.cite import cites
from grognard.kernel.narration import story
from grognard.kernel.rollers import visible_rolls
from grognard.kernel.texts import texts
from grognard.testing.table import Situation, situation

BATTLE = {"FestungW": "1110", "S795": "1418", "150DF": "1518", "S343": "0308", "9DFG": "0408"}


def thrown(t: Situation, *act: str, dice: tuple[int, ...]) -> list[tuple[str, int]]:
    """Every die that an act brings about, as the log tells it: whose it is, and its face."""
    before = t.pos
    t.act(act[0], act[1] if len(act) > 1 else None, dice=dice)
    words = texts("en", entry(t.game.id).package)
    lines = story(t.log, before, t.pos, words, 0)
    told = [(line.side, line.face) for line in lines if line.face]
    assert told == [(side, roll.face) for side, roll in visible_rolls(t.log, before, t.pos, 0)]
    return [(t.game.sides[side] if side >= 0 else "", face) for side, face in told]


@cites("VL 6.3c", "VL 6.4d")
def test_the_defender_throws_for_the_quality_of_his_own() -> None:
    """The log once gave all three dice of a combat to whoever had declared it."""
    t = situation("vl", "soviet-combat", units=BATTLE).act("target", "0308")
    for unit in t.may("join"):
        t.act("join", unit)
    assert thrown(t, "attack", dice=(3, 4, 2)) == [("soviet", 3), ("german", 4), ("soviet", 2)]


@cites("TS IX.fear.3")
def test_the_red_player_throws_for_the_fear_of_his_units() -> None:
    """The die falls in a phase of White, and by an act of White."""
    t = situation("ts", "white-movement", W_TK1="0714", R37_3="0711").acts("unit W-TK1", "to 0712")
    t = t.act("done") if t.may("done") else t
    assert thrown(t, "end_phase", dice=(2,)) == [("red", 2)]


@cites("VL 2.1.A")
def test_the_weather_is_nobodys_die() -> None:
    t = situation("vl", "german-combat", turn=2, units=BATTLE)
    assert ("", 5) in thrown(t, "end_phase", dice=(5,))


@pytest.mark.parametrize("game", [*PLAYABLE, "toy"])
def test_what_is_said_of_a_throw_is_a_message_of_the_game(game: str) -> None:
    loaded = load(game)
    for lang in ("en", "fr"):
        words = texts(lang, entry(game).package)
        assert [what for what in loaded.hooks.die_rollers if not words.has(what)] == []
    assert all(-3 < side < len(loaded.sides) for side in loaded.hooks.die_rollers.values())
