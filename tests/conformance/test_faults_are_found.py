"""The suite itself: a game with a fault of each kind must not pass."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grognard.games import load
from grognard.games.toy.law import secrecy, setup
from grognard.games.toy.law.movement import side_units
from grognard.games.toy.law.names import SIDES
from grognard.kernel.arguments import At, Units
from grognard.kernel.changes import Message, Placed
from grognard.kernel.flow import Ask
from grognard.kernel.hexes import bits
from grognard.kernel.menu import HEX, Cause, Menu, button, hexes, units
from grognard.kernel.state import side_fact
from grognard.testing import checks, conformance
from grognard.testing.conformance import Failure, cases, examine, open_game


def hooked(**hooks):
    """The toy with another hook."""
    return lambda game: replace(game, hooks=replace(game.hooks, **hooks))


def asking(name, **changed):
    """The toy with another question."""

    def spoil(game):
        program = {
            step: replace(node, step=replace(node.step, **changed))
            if isinstance(node.step, Ask) and step.endswith(name)
            else node
            for step, node in game.program.items()
        }
        return replace(game, program=program)

    return spoil


def playing(name, verb, handler):
    """The toy with another answer to a question."""

    def spoil(game):
        step = next(node.step for step, node in game.program.items() if step.endswith(name))
        return asking(name, verbs={**step.verbs, verb: step.verbs[verb]._replace(do=handler)})(game)

    return spoil


def declaring(name, verb, **fields):
    """The toy with a verb declared otherwise."""

    def spoil(game):
        step = next(node.step for step, node in game.program.items() if step.endswith(name))
        return asking(name, verbs={**step.verbs, verb: step.verbs[verb]._replace(**fields)})(game)

    return spoil


def leaky_chits(pos, viewer):
    return {"chits": list(pos.state.own.drawn)}


def named(pos, viewer):
    return {**secrecy.own_view(pos, viewer), "all": [u.id for u in pos.game.roster.units]}


def doubled(game, state, viewer, luck):
    where = [state.where[0] if at >= 0 else at for at in state.where]
    return state._replace(where=tuple(where))


def in_order_of_the_counters(ref, south):
    """Foot first: the order tells which of the two counters it is."""
    side = ref.frame.who
    foot, horse = range(*ref.game.roster.spans[side])
    north_hex, south_hex = bits(ref.game.map.areas[f"{SIDES[side]}_home"])
    ref.do(Placed(foot, south_hex if south else north_hex, "set-up", "TOY 2.2"))
    ref.do(Placed(horse, north_hex if south else south_hex, "set-up", "TOY 2.2"))
    ref.finish()


def unlogged(ref, south):
    setup.deploy(ref, south)
    ref._state = ref.state._replace(steps=(1, *ref.state.steps[1:]))


def wordless(ref, south):
    setup.deploy(ref, south)
    ref.do(Message("toy-nothing-of-the-kind", (), "TOY 2.2"))


def uncited(ref, south):
    setup.deploy(ref, south)
    ref.do(Message("toy-result", (("result", "-"),), "TOY 99"))


@side_fact()
def stale(pos, side):
    """Units that have not moved: kept with the places of a side, though it hangs on a mark."""
    return units(side_units(pos, side) & ~pos.state.marks[0], "TOY 4.1", "TOY 4.1")


def permitting(pos):
    """The counters of a side; of the others only what permits is named."""
    side = pos.frame.who
    verbs = {"unit": units(side_units(pos, side), "TOY 4.1"), "end_phase": button("TOY 3.2")}
    return Menu(side, "toy-move", "TOY 4.1", verbs)


def mute(pos):
    """The same paragraph permits and refuses, without a word."""
    side = pos.frame.who
    verbs = {"unit": units(side_units(pos, side), "TOY 4.1", "TOY 4.1"), "end_phase": button("TOY 3.2")}
    return Menu(side, "toy-move", "TOY 4.1", verbs)


def speechless(pos):
    side = pos.frame.who
    choice = units(side_units(pos, side), "TOY 4.1", lambda unit: Cause("TOY 4.1", "toy-why-nothing"))
    return Menu(side, "toy-move", "TOY 4.1", {"unit": choice, "end_phase": button("TOY 3.2")})


def telling(pos):
    """Why a counter of the other side cannot be moved, with its name."""
    side = pos.frame.who

    def outside(unit):
        return Cause("TOY 4.1", "why-enemy-unit", (("unit", Units(1 << unit)),))

    choice = units(side_units(pos, side), "TOY 4.1", outside)
    return Menu(side, "toy-move", "TOY 4.1", {"unit": choice, "end_phase": button("TOY 3.2")})


FAULTS = {
    "faces are seen by all": (hooked(can_see=lambda pos, viewer, unit: True), "can tell two deals apart"),
    "chits are seen by all": (hooked(own_view=leaky_chits), "can tell two deals apart"),
    "the secret die is told": (hooked(conceal=lambda change, pos, viewer: change), "what he may not know"),
    "a deal that cannot be": (hooked(scramble=doubled), "two deals apart|cannot be"),
    "names in the view": (hooked(own_view=named), "is named to viewer"),
    "the order of placing tells": (playing("deploy", "deploy", in_order_of_the_counters), "told in two ways"),
    "an invariant": (
        hooked(invariants=lambda pos: ["ouch"] if pos.state.turn == 2 else []),
        "invariant broken",
    ),
    "a wrong noun declared": (declaring("move", "unit", noun=HEX), "declared with another noun"),
    "a role that there is not": (declaring("move", "unit", role="dance"), "a role that there is not"),
    "a wrong memo": (asking("battle", memo=int), "Battle remembered"),
    "an act that does nothing": (playing("moving", "drop", lambda ref, noun: None), "the very same state"),
    "nothing to do": (
        asking("move", menu=lambda pos: Menu(pos.frame.who, "toy-move", "TOY 4.1", {})),
        "nothing can be done",
    ),
    "a verb nobody plays": (
        asking(
            "move", menu=lambda pos: Menu(pos.frame.who, "toy-move", "TOY 4.1", {"dance": button("TOY 4.1")})
        ),
        "verbs that nothing plays",
    ),
    "a menu that cites nothing": (
        asking(
            "moving",
            menu=lambda pos: Menu(
                pos.frame.who, "toy-moving", "TOY 0", {"to": hexes(1, "TOY 0")}, {"hex": At(0)}
            ),
        ),
        "no paragraph TOY 0",
    ),
    "a prompt without words": (
        asking(
            "move",
            menu=lambda pos: Menu(pos.frame.who, "toy-dance", "TOY 4.1", {"end_phase": button("TOY 3.2")}),
        ),
        "no message toy-dance",
    ),
    "a change outside the log": (playing("deploy", "deploy", unlogged), "does not account for steps"),
    "a change without words": (playing("deploy", "deploy", wordless), "no message toy-nothing-of-the-kind"),
    "a change that cites nothing": (playing("deploy", "deploy", uncited), "no paragraph TOY 99"),
    "a fact kept too long": (
        asking(
            "move",
            menu=lambda pos: Menu(
                pos.frame.who,
                "toy-move",
                "TOY 4.1",
                {"unit": stale(pos, pos.frame.who), "end_phase": button("TOY 3.2")},
            ),
        ),
        "reads mark moved, which it does not declare",
    ),
    "a refusal by what permits": (
        asking("move", menu=permitting),
        "TOY 4.1 permits, and is all that refuses",
    ),
    "a refusal that says nothing": (
        asking("move", menu=mute),
        "TOY 4.1 permits and refuses .*, and says not why",
    ),
    "a refusal without words": (asking("move", menu=speechless), "no message toy-why-nothing"),
    "a refusal that names the unknown": (asking("move", menu=telling), "names an unknown unit"),
    "a handler that breaks": (playing("moving", "to", lambda ref, noun: {}[noun]), "KeyError"),
}


def examine_all():
    for case in cases("toy", 12):
        examine(case, thorough=10)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found_and_its_journal_kept(fault, monkeypatch, tmp_path):
    spoil, said = FAULTS[fault]
    monkeypatch.setattr(conformance, "load", lambda *args: spoil(load(*args)))
    monkeypatch.setattr(conformance, "OUT", tmp_path)
    with pytest.raises(Failure, match=said) as failed:
        examine_all()
    assert f"journal {tmp_path}" in str(failed.value)
    assert "seed" in str(failed.value)
    saved = list(tmp_path.glob("failed-toy-*.jsonl"))
    assert len(saved) == 1
    assert saved[0].read_text().startswith('{"grognard": 2, "game": "toy"')


@pytest.mark.parametrize("answer", [True, False])
def test_an_act_called_final_that_can_be_undone_is_found_and_one_that_cannot(answer, monkeypatch, tmp_path):
    """Finality, found out beforehand, is compared with the barrier that the journal keeps."""
    monkeypatch.setattr(conformance, "OUT", tmp_path)
    monkeypatch.setattr(checks, "is_final", lambda pos, act: answer)
    with pytest.raises(Failure, match="called final wrongly"):
        examine_all()


def test_a_game_that_is_another_when_read_again_is_found(monkeypatch, tmp_path):
    monkeypatch.setattr(conformance, "OUT", tmp_path)
    monkeypatch.setattr(
        conformance,
        "open_game",
        lambda header: open_game({**header, "options": {**header["options"], "length": "5"}}),
    )
    with pytest.raises(Failure, match=r"hash: the act leads to something else"):
        examine_all()


def test_the_toy_itself_passes(monkeypatch, tmp_path):
    """The same way of asking finds nothing where nothing was spoilt."""
    monkeypatch.setattr(conformance, "OUT", tmp_path)
    assert secrecy.can_see is not None
    for case in cases("toy", 6):
        assert examine(case, thorough=3).pos.state.result is not None
    assert list(tmp_path.iterdir()) == []
