"""Stretches of random play from the fifth step of drawn combats on, with everything checked."""

from __future__ import annotations

from random import Random

from tests.games.victory_roads.fighting import FIRST, set_up, units
from tests.games.victory_roads.test_windows import stretch

from grognard.games.victory_roads.law.combat.outcome import PROCEDURES, STEPS
from grognard.games.victory_roads.law.names import Battle
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import run
from grognard.kernel.flow import Ask
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.testing.conformance import journal_from

SOVIETS = {"S36": "5219", "S65": "5320", "S5T": "5219", "S36G": "5321"}
CROWD = {"G36": "5221", "G361": "5221", "G57": "5221", "G299": "5121"}
FAR = {"S134": "5322", "G12": "5323", "KA1": "kg_armour"}
DEFENDERS = ("G11", "G58", "R6", "R7", "Q9", "H7", "GGD")
ATTACK, DEFENCE = ("AR", "D1", "Eng", "E", "E2", "E3", "-"), ("S", "S", "DR", "DR2", "DR3", "-")


def any_combat(seed: int) -> Position:
    """Soviets attack 5220, or over a river."""
    rng = Random(seed)
    wet = seed % 4 == 3
    target, mine = ("1430", {"S36": "1530", "S65": "1531"}) if wet else ("5220", SOVIETS)
    theirs = rng.sample(DEFENDERS, rng.randint(1, 3)) if seed % 4 else ["R6", "R7", "G11"]
    placed = {**mine, **dict.fromkeys(theirs, target), **CROWD, **FAR}
    t = set_up(placed, phase="soviet-combat", weather=0 if wet else rng.randint(0, 2))
    battle = Battle(
        t.game.map.index[target],
        units(t, " ".join(mine)),
        units(t, " ".join(theirs)),
        origins=t.pos.hexes_of(units(t, " ".join(mine))),
        ground="mountain" if wet else rng.choice(("clear", "forest", "city")),
        odds=rng.randint(1, 6),
        attack_code="E2" if wet else rng.choice(ATTACK),
        defence_code=rng.choice(DEFENCE) if seed % 4 else "DR2",
        hurrah=rng.random() < 0.3,
        armoured=rng.random() < 0.3,
    )
    ref = Referee(t.pos, SeededDice(bytes([seed])))
    ref.ask(FIRST, 0, battle)
    run(ref)
    return ref.pos


def test_stretches_of_combats_and_every_answer_comes_up() -> None:
    seen: set[tuple[str, str]] = set()
    for seed in range(16):
        start = any_combat(seed)
        seen |= stretch(*journal_from(start, seed), lambda _, start=start: start, seed)  # type: ignore[misc]
    asks = [step for step in STEPS if isinstance(step, Ask) and step.name != "stand"]
    asks += [step for step in PROCEDURES.values() if isinstance(step, Ask)]
    wanted = {(ask.name, verb) for ask in asks for verb in ask.verbs} | {
        ("falling", "back"),
        ("falling", "apart"),
    }
    assert wanted <= seen
