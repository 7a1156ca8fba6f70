"""The greedy player and its score where chits are secret, phases come again in a turn, and some must act."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from grognard.ai.player import decide, player
from grognard.games.victory_lost.law.names import AXIS, SOVIET
from grognard.games.victory_lost.mind.score import score
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.journal import write_act
from grognard.kernel.state import Position
from grognard.kernel.views import phase
from grognard.testing.table import Situation, situation


def awake(at: str) -> dict[str, object]:
    return {"at": at, "marks": ["active"]}


def played(t: Situation, *phases: str, most: int = 60) -> list[str]:
    """Let greedy players play for as long as these phases last; the acts in words."""
    bots, luck, dice, told = (player("greedy", 1), player("greedy", 2)), Random(3), SeededDice(bytes(16)), []
    while phase(t.pos) in phases:
        act = decide(bots[choices(t.pos).who], t.pos, luck)
        told.append(" ".join(write_act(t.pos, act)))
        t.pos = step(t.pos, act, dice).pos
        assert len(told) < most, told
    return told


def test_it_walks_into_an_undefended_city() -> None:
    """AVL 14.0.1a: Rostov is empty, six hexes of open ground away."""
    t = situation("avl", "soviet-movement", turn=6, units={"S17Tk": awake("3332"), "G168": "1112"})
    played(t, "soviet-movement")
    assert t.at("S17Tk") == "3336"


def test_who_must_come_on_comes_on() -> None:
    """AVL 11.2.2a: the phase cannot be left while the army is in its box; stepping back again and again would
    be no answer.
    """
    units = {
        "28A": awake("pool"),
        "S34G": awake("pool"),
        "S248": awake("pool"),
        "S305": awake("3020"),
        "G168": "1112",
    }
    t = situation("avl", "soviet-movement", turn=5, units=units, own={"boxed": ["28A", "S34G", "S248"]})
    told = played(t, "soviet-movement")
    assert "28a" not in {t.at(unit) for unit in ("28A", "S34G", "S248")}
    assert told.count("drop") == 0


def test_reinforcements_are_placed_even_where_an_hq_would_rather_not_go() -> None:
    """AVL 11.1.1b: all that can be placed must be."""
    units = {"Kempf": "pool", "GDR": "pool", "G168": "1112", "S17Tk": "2129"}
    t = situation("avl", "axis-reinforcement", turn=5, units=units)
    told = played(t, "axis-reinforcement")
    assert sum(act.startswith("at ") for act in told) == 2
    assert {t.at("Kempf"), t.at("GDR")} & {"pool", "dead", "gone"} == set()


def test_a_second_activation_in_a_turn_is_played_like_the_first() -> None:
    """AVL 7.3.2b: a tank corps marches from one HQ to another, far behind the front, and
    is called by both.
    """
    units = {"1GdA": "4110", "5TkA": "3508", "S17Tk": "4111", "G168": "1112"}
    t = situation(
        "avl",
        "draw",
        turn=6,
        units=units,
        own={"bag": ["1GdA", "5TkA"], "chits": ["1GdA", "5TkA"]},
        dice=(1,),
    )
    moves = [act for act in played(t, "soviet-movement", "soviet-combat") if act == "unit S17Tk"]
    assert len(moves) == 2


def test_it_sees_who_will_be_cut_off_when_the_game_ends() -> None:
    """AVL 14.0.1f: a panzer division in a ring is three points to the Soviets after turn 9, and little worse
    than before until then.
    """
    ring = {"S107": "2820", "S141": "2919", "S340": "3020", "S270": "2921", "S160": "3019", "S172": "2821"}

    def worse(turn: int) -> float:
        inside, outside = (
            score(
                situation(
                    "avl", "soviet-movement", turn=turn, units={**ring, "G11Pz": at, "S305": awake("4010")}
                ).pos,
                AXIS,
            )
            for at in ("2920", "1112")
        )
        return outside - inside

    assert worse(9) > worse(6) + 5


def test_of_secret_chits_it_weighs_its_own_alone() -> None:
    """What the other side picked is not in the score of a side, and one's own is."""
    units = {"1GdA": "4110", "S17Tk": "4111", "G168": "1112"}
    t = situation("avl", "soviet-selection", turn=4, units=units)
    before = score(t.pos, SOVIET), score(t.pos, AXIS)
    t.act("pick", "1GdA")
    assert score(t.pos, SOVIET) > before[0]
    assert score(t.pos, AXIS) == before[1]


def test_a_lone_reinforcement_is_placed_though_it_seems_to_harm() -> None:
    """It is the only one, so taking it in hand is forced, and putting it down would only force it again."""
    t = situation(
        "avl",
        "axis-reinforcement",
        turn=6,
        units={"40A": "3302", "S25G": "3303", "Hollidt": "2018", "G168": "2018", "G57": "pool"},
    )
    late = t.game.roster.index["G57"]
    hooks = replace(t.game.hooks, score=lambda pos, side: -50.0 * (pos.state.where[late] >= 0))
    t.pos = Position(replace(t.game, hooks=hooks), t.pos.state)
    assert choices(t.pos).count() == 1
    told = played(t, "axis-reinforcement", most=6)
    assert [word.split()[0] for word in told] == ["unit", "at"]
    assert t.pos.state.where[late] >= 0
