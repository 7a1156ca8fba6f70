"""Computer players on the ground: whoever comes is put at a base, groups are made, Guards are the best."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.sudden_storm.aircraft import KIEV, MINSK, MOSCOW, at, until_air
from tests.games.sudden_storm.situations import DATA, GAME, drawn, moving, remembered, until_so

from grognard.ai.player import decide, player
from grognard.games.sudden_storm.law.names import SOVIET
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.testing.table import Situation

FAR = {"S73Rif": "7A:4801", "G603ArtR": "1B:3830"}
JULY = [
    GAME.roster[one.unit].id
    for one in DATA.schedule
    if (one.what, one.turn, one.side) == ("arrive_air", 2, SOVIET)
]


def answered(t: Situation, level: str) -> Situation:
    """The open question about aircraft, until another one is put."""
    one, luck, dice, prompt = player(level, 1), Random(1), SeededDice(b"desk"), choices(t.pos).prompt
    for _ in range(20):
        if not choices(t.pos).prompt.startswith("ss-air") or choices(t.pos).prompt != prompt:
            break
        t.pos = step(t.pos, decide(one, t.pos, luck), dice).pos
    return t


@pytest.mark.parametrize("level", ["officer", "recruit"])
def test_whoever_comes_is_put_at_a_base_not_next_to_the_enemy(level: str) -> None:
    """Eleven units and some hundreds of bases: nobody weighs them one by one."""
    enemy = {"G1Inf": "1B:3016"}
    units = {**FAR, **enemy, **dict.fromkeys(JULY, "pool"), "VMiG301": MOSCOW}
    t = answered(until_air(drawn("soviet-initial", units, {"factories": []}, turn=2)), level)
    grid = GAME.map.grid
    for name in JULY:
        assert at(t, name) in GAME.map.index
        assert grid.distance(GAME.map.hex(at(t, name)), GAME.map.hex("1B:3016")) > 3


def test_groups_are_made() -> None:
    some = ("VMiG301", "VMiG302", "VYak101")
    t = until_air(drawn("soviet-initial", {**FAR, **dict.fromkeys(some, "eft")}, {"factories": []}, turn=3))
    t = answered(t, "officer")
    assert [at(t, name) for name in some].count("eft") == 1


def test_the_best_become_guards() -> None:
    units = {"VMiG301": MINSK, "VYak701": MINSK, "VGMiG301": "converted", "VGYak701": "converted"}
    own = {"factories": [], "quotas": [["guards_air", 1]]}
    t = drawn("soviet-initial", {**FAR, **units}, own, turn=11)
    t = until_so(t, lambda: choices(t.pos).prompt == "ss-air-guards", *[6] * 200)
    assert at(answered(t, "officer"), "VGYak701") == MINSK


def test_who_escapes_lands_near() -> None:
    t = moving("G1Inf", "1B:3612", {**FAR, "VMiG301": MINSK}, turn=5)
    t = answered(t.act("to", MINSK, [1]), "officer")
    assert at(t, "VMiG301") not in (MINSK, KIEV)
    assert remembered(t).escaping == 0
