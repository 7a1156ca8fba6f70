"""Computer players in the air: bombers over what is attacked, fighters with them, nobody in a circle."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from tests.games.sudden_storm.air_situations import MINSK, WILNO, aloft
from tests.games.sudden_storm.situations import DATA, GAME

from grognard.ai.player import player
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.state import Position
from grognard.testing.conformance import numbered_dice
from grognard.testing.table import Situation

JU87, JU88, F1, MIG = "LJu87B01", "LJu88A01", "LMe109F01", "VMiG301"
BESIDE = GAME.map.label(GAME.map.grid.line(GAME.map.hex(MINSK), GAME.map.hex(WILNO))[1])


def same(pos: Position) -> Position:
    """Nothing is hidden."""
    return pos


def played(t: Situation, level: str) -> tuple[Situation, Counter[str]]:
    """The air phase as two players of a level play it."""
    players, dice = [player(level, 1), player(level, 2)], numbered_dice(7)
    assert isinstance(dice, SeededDice)
    done: Counter[str] = Counter()
    while t.phase == "axis-air" and sum(done.values()) < 60:
        menu, pos = choices(t.pos), t.pos
        act = players[menu.who].choose(dict, menu, partial(same, pos))
        done[f"{menu.prompt} {act.verb}"] += 1
        t.pos = step(t.pos, act, dice).pos
    return t, done


@pytest.mark.parametrize("level", ["officer", "recruit"])
def test_an_air_phase_of_two_computer_players(level: str) -> None:
    """Support over the attack that wants it, an escort, interceptors; then the phase is over."""
    units = {JU87: WILNO, JU88: WILNO, F1: WILNO, MIG: MINSK, "G1Inf": BESIDE, "G11Inf": BESIDE}
    t, done = played(aloft({**units, "S54Rif": MINSK}), level)
    assert t.phase == "axis-combat"
    assert done["ss-aloft bomb"] == 2
    assert done["ss-aloft escort"] == 1
    assert done["ss-rising to"] == 1


def test_who_is_far_from_the_enemy_moves_up() -> None:
    """A Stuka in Königsberg, with the enemy in Gomel."""
    far, gomel = (GAME.map.label(DATA.places[name]) for name in ("konigsberg", "gomel"))
    t, done = played(aloft({JU87: far, "G1Inf": WILNO, "S54Rif": gomel}), "officer")
    assert done["ss-aloft transfer"] == 1
    assert t.at(JU87) != far


def test_bombers_that_no_attack_wants_go_for_aircraft_on_the_ground() -> None:
    """A fighter under repair at an airfield behind Minsk, and nobody who could attack."""
    field = GAME.map.label(GAME.map.grid.line(GAME.map.hex(WILNO), GAME.map.hex(MINSK))[-1] + 2)
    foe = {"at": field, "marks": ["inactive"]}
    units = {JU88: WILNO, MIG: foe, "G1Inf": WILNO, "S54Rif": MINSK}
    _, done = played(aloft(units, {"airfields": [field]}), "officer")
    assert done["ss-aloft bomb"] == 1
    assert done["ss-strike raid"] == 1
