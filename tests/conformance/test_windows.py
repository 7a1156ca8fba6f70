"""Windows of random play over the recorded games: every question, phase and value of an option comes up in
one.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.games.sudden_storm.test_windows import BY_CHAPTERS, BY_SCENES
from tests.games.victory_roads.test_windows import ADVANCED, EVENTS, MOVES, RARE, of_arrivals

from grognard.games import FINISHED, entry, load
from grognard.kernel.errors import BadInput
from grognard.kernel.flow import Ask
from grognard.kernel.game import Game
from grognard.kernel.replaying import parse
from grognard.testing import conformance, windows
from grognard.testing.conformance import Failure, open_game
from grognard.testing.windows import LENGTH, OFTEN, Visits, examine_windows, lay

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDED = ("toy", *FINISHED)  # a game that is being written has no games yet
LAID = {game: lay(sorted((GOLDEN / game).glob("*.jsonl"))) for game in RECORDED}
games = pytest.mark.parametrize("game", RECORDED)

# Verbs of a question that both sides are asked, and only the other may use.
NEVER = {
    "ts": {("red-combat.fight", "target_ship"), ("red-reinforcement.enter", "raise")},
    "vl": {
        ("german-combat.fight", "besiege"),
        ("german-combat.fight", "besiege_rockets"),
        ("german-movement.move", "absorb"),
        ("german-movement.move", "detach"),
    },
    "vr": {
        ("axis-reinforcements.arrive", "next"),  # only allies that changed sides may stay away
        ("axis-supports.place", "reinforce"),  # Soviet corps alone have modes
        ("axis-supports.recall", "unbridge"),  # bridgeheads are Soviet
        ("soviet-reinforcements.arrive", "play"),  # rail priority is German
        (
            "soviet-supports.order",
            "play",
        ),  # of two supports that must be played: Stalin is the only Soviet one
    },
}
# What needs a position that no recorded game came to: chapter 6 of Velikie Luki, chapter 9 of A Victory Lost
# have it.
SELDOM = {
    "vl": {("toll", "lose"), ("attacker_support", "rockets")},
    "avl": {("following", "with")},
    # By sea, by air and in exploitation the Axis hardly goes (chapters 4, 6 and 8 of Victory Roads have it).
    "vr": {("moving", "naval"), ("axis-supply.airlift", "done")},
}


# A giant's windows cost much; its own chapters look at stretches of play besides.
RARER = {"vr": 0.5, "ss": 0.25}


def elsewhere(game: str, question: str, verb: str) -> bool:
    """Questions that need one support of many, a capture or a turn that hardly any recorded game comes to:
    their answers are counted in stretches of play that begin where they are asked.
    """
    if game == "ss":
        return (question, verb) in BY_SCENES | BY_CHAPTERS
    special = EVENTS | ADVANCED | MOVES | RARE
    return game == "vr" and (question in special or of_arrivals(question))


def options_of(path: Path) -> dict[str, str]:
    with open(path, encoding="utf-8") as f:
        return dict(json.loads(f.readline())["options"])


@games
def test_windows_of_play(game: str) -> None:
    """All that grognard.testing.checks looks at, and then: what has not come up?"""
    asked: set[str] = set()
    seen = Visits(set(), set())
    programs: dict[str, Ask] = {}
    for path, laid in LAID[game].items():
        examine_windows(path, laid, asked, seen, RARER.get(game, OFTEN))
        program = load(game, options_of(path)).program
        programs |= {name: node.step for name, node in program.items() if isinstance(node.step, Ask)}
    wanted = {(name, verb) for name, ask in programs.items() for verb in ask.verbs}
    never, seldom = NEVER.get(game, set()), SELDOM.get(game, set())
    assert never.isdisjoint(seen.answers)
    missing = {pair for pair in wanted - seen.answers if pair in never or not elsewhere(game, *pair)}
    assert missing == never | seldom
    assert {node.phase for node in load(game).program.values() if node.phase} - seen.phases == set()


@games
def test_windows_are_laid_under_every_value_of_every_option(game: str) -> None:
    played = {pair for path in LAID[game] for pair in options_of(path).items()}
    assert played == {(o.name, value) for o in entry(game).options for value in o.values}
    assert all(len(laid) >= windows.LEAST for laid in LAID[game].values())


def test_a_window_is_the_same_every_time_and_short() -> None:
    path, laid = next(iter(LAID["ts"].items()))
    recorded = parse(path.read_text(encoding="utf-8"), path.name, open_game, verify=False)
    first, again = (
        [windows.examine_window(window, recorded, set(), often) for window in laid[:2]]
        for often in (0.0, 1.0)
    )
    assert [[e.hash for e in j.entries] for j in first] == [[e.hash for e in j.entries] for j in again]
    assert {len(j.entries) for j in first} == {LENGTH}


def test_a_fault_is_found_and_its_journal_can_be_opened(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A rule that breaks only late in the game: the journal holds the recorded acts too, up to the fault."""

    def spoilt(*args: object) -> Game:
        game = load(*args)  # type: ignore[arg-type]
        broken = lambda pos: ["ouch"] if pos.state.turn == 3 else []  # noqa: E731
        return replace(game, hooks=replace(game.hooks, invariants=broken))

    path, laid = next(iter(LAID["ts"].items()))
    monkeypatch.setattr(conformance, "OUT", tmp_path)
    with monkeypatch.context() as context:
        context.setattr(conformance, "load_written", spoilt)
        with pytest.raises(Failure, match=r"invariant broken.*\n.*window ts-100-random act \d+"):
            examine_windows(path, laid, set(), Visits(set(), set()))
    (saved,) = tmp_path.glob("failed-ts-*.jsonl")
    journal = parse(saved.read_text(encoding="utf-8"), saved.name, open_game)
    assert journal.pos.state.turn == 3
    with pytest.raises(BadInput):
        parse(saved.read_text(encoding="utf-8").replace('"n": 3', '"n": 4'), saved.name, open_game)
