"""Stretches of random play in set-ups by hand, withdrawals and overstacked hexes, with everything checked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.games.victory_roads.drawn import GAME, drawn
from tests.games.victory_roads.test_04_withdrawal import LINE, retiring
from tests.games.victory_roads.test_set_up import by_hand
from tests.games.victory_roads.test_windows import MOVES

from grognard.kernel.engine import choices
from grognard.kernel.flow import Ask
from grognard.kernel.menu import Act
from grognard.kernel.state import Position
from grognard.testing.conformance import journal_from, pick_act, play_on, read_again
from grognard.testing.table import Situation


def overstacked() -> Situation:
    crowd = dict.fromkeys(("S30", "S33", "S134", "S109", "S23"), "2856")
    return drawn("soviet-movement", {**crowd, "G96": "2456"})


SCENES: dict[str, Callable[[], Situation]] = {
    "set-up": by_hand,
    "soviet set-up": lambda: by_hand().act("end_setup"),
    "withdrawal": lambda: retiring({**LINE, "G122": "5326"}),
    "overstacked": overstacked,
}


def answers(scene: str, seed: int) -> set[tuple[str, str]]:
    """The answers given in one stretch of random play."""
    start = SCENES[scene]().pos
    luck = Random(seed)
    journal, live = journal_from(start, seed)

    def choose(pos: Position) -> Act:
        menu = choices(pos)
        if "end_phase" in menu.verbs and luck.random() < 0.9:
            return Act("end_phase")
        return pick_act(menu, luck, by_verb=True)

    play_on(journal, live, choose, Random(seed), 1.0, 16)
    read_again(journal, live, lambda _: start, Random(seed))
    return {(one.before.frame.step, one.act[0]) for one in journal.scenes()}


def test_every_answer_comes_up() -> None:
    seen = {answer for scene in SCENES for seed in range(6) for answer in answers(scene, seed)}
    asks = {name: node.step for name, node in GAME.program.items() if isinstance(node.step, Ask)}
    assert {(name, verb) for name in MOVES for verb in asks[name].verbs} - seen == set()
