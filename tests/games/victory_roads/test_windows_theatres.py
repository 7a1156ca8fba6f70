"""Stretches of random play in the phases of supports and of the Stavka, with everything checked."""

from __future__ import annotations

from random import Random

from tests.games.victory_roads.test_windows import ADVANCED, supports

from grognard.games import load
from grognard.kernel.engine import choices
from grognard.kernel.flow import Ask
from grognard.kernel.menu import Act
from grognard.kernel.state import Position
from grognard.kernel.views import phase
from grognard.testing.conformance import new_journal, open_game, pick_act, play_on, read_again

# Drawn by hand (tests of chapters 9 and 11): two supports that must be played, supports that stay on the map,
# a draw after a dismissal, remote theatres, cities equally near, a refit by Lend-Lease.
BY_HAND = {
    *supports("order", "recall", "gift", "remote"),
    *("displaced", "refit"),
} - {"soviet-supports.gift"}

# Rare in so few turns; test_10_corps.py and test_12_stavka.py ask them.
RARE = {("reinforcing", "done"), ("reinforcing", "drop"), ("stavka_die", "drop")}


def test_stretches_of_play_with_theatres() -> None:
    seen: set[tuple[str, str]] = set()
    for seed, scenario in enumerate(("campaign", "bagration", "bessarabia", "campaign", "bagration")):
        game = load("vr", {}, scenario)
        journal, live = new_journal(game, seed)
        luck = Random(seed)

        def choose(pos: Position, luck: Random = luck) -> Act:
            menu, ours = choices(pos), "supports" in phase(pos) or phase(pos) == "stavka"
            away = [verb for verb in ("end_phase", "done") if verb in menu.verbs and menu.verbs[verb].set]
            if away and not ours and luck.random() < 0.95:
                return Act(away[0])
            return pick_act(menu, luck, by_verb=True)

        play_on(journal, live, choose, Random(seed), 1.0, 220)
        read_again(journal, live, open_game, Random(seed))
        seen |= {(scene.before.frame.step, scene.act[0]) for scene in journal.scenes()}
    asks = {name: node.step for name, node in game.program.items() if isinstance(node.step, Ask)}
    wanted = {(name, verb) for name in ADVANCED - BY_HAND if name in asks for verb in asks[name].verbs}
    assert wanted - seen <= RARE
