"""What cannot be undone is said beforehand, and asked back where the player is not sure."""

from __future__ import annotations

from random import Random

import pytest

from grognard.games import load
from grognard.kernel.acts import read_act
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.finality import is_barrier
from grognard.kernel.menu import OPTION
from grognard.kernel.position import begin
from grognard.server import presentation

pytestmark = pytest.mark.anyio


async def ask_unsure(eyes, verb, noun=None):
    await eyes.send("act", seq=eyes.seq, verb=verb, noun=noun, sure=False)


async def test_a_button_is_called_final_when_it_passes_the_decision_on(duel):
    """White's movement is followed by his own combat, or by nothing of his: only then is the end final."""
    seen = []
    while duel.white.update["menu"]["yours"]:
        phase = duel.white.update["phase"]
        final = duel.white.verb("end_phase")["final"]
        await duel.white.does("end_phase")
        seen.append((phase, final, not duel.white.update["undo"]["undo"]))
    assert seen
    assert all(final == barrier for _, final, barrier in seen)
    assert seen[-1][1]


async def test_an_act_without_undo_is_asked_back_and_played_when_sent_again(duel):
    white = duel.white
    while not white.verb("end_phase")["final"]:
        await white.does("end_phase")
    before = white.seq
    await ask_unsure(white, "end_phase")
    answer = await white.next("confirm")
    assert (answer["seq"], answer["verb"], answer["noun"]) == (before, "end_phase", None)
    assert white.seq == before
    await white.does("end_phase")
    assert white.seq == before + 1
    assert not white.update["undo"]["undo"]


async def test_what_can_be_undone_is_played_at_once(duel):
    before = duel.white.seq
    await ask_unsure(duel.white, "unit", "W2-1")
    await duel.white.sees(before + 1)
    assert duel.white.update["menu"]["held"] == "W2-1"


async def test_the_other_player_learns_nothing_by_asking(duel):
    """Whether an act of White's could be undone is White's to know."""
    while not duel.white.verb("end_phase")["final"]:
        await duel.white.does("end_phase")
    await duel.all_see()
    await ask_unsure(duel.red, "end_phase")
    answer = await duel.red.next("refused")
    assert answer["reasons"]


# -- options: each by itself


@pytest.mark.parametrize("chooser", ["white", "red"])
async def test_an_option_that_passes_the_decision_on_is_called_final(company, chooser):
    """Who names the length of the game is followed by the other, who names the sides (TS II.2, II.3)."""
    duel = await company.duel(options={"length": "bid", "chooser": chooser})
    await duel.all_see()
    namer, other = (duel.white, duel.red) if duel.white.update["menu"]["yours"] else (duel.red, duel.white)
    length = namer.verb("length")
    assert length["finals"] == length["nouns"]
    await namer.does("length 7")
    assert not namer.update["undo"]["undo"]
    await other.sees(namer.seq)
    side = other.verb("side")
    await other.does("side white")
    assert ("white" in side["finals"]) == (not other.update["menu"]["yours"])
    assert other.update["undo"]["undo"] == other.update["menu"]["yours"]


@pytest.mark.parametrize(
    ("game", "options", "verbs"),
    [("toy", {}, {"deploy"}), ("ts", {"length": "bid"}, {"length", "side"}), ("avl", {}, {"choose", "pick"})],
)
def test_the_options_called_final_are_those_that_cannot_be_undone(game, options, verbs):
    """Windows of play by luck, each option tried on the true position."""
    tried, can_be_undone = set(), 0
    for seed in range(3):
        luck, dice = Random(seed), SeededDice(bytes([seed]))
        pos, _ = begin(load(game, options), dice)
        words = presentation.words_for(pos.game, "en")
        for _ in range(150):
            menu = choices(pos)
            if pos.state.result is not None:
                break
            for told in presentation.menu(pos, menu.who, words).verbs:
                if told.kind == OPTION:
                    acts = {noun: read_act(pos, told.verb, noun) for noun in told.nouns}
                    outcomes = {noun: step(pos, act, SeededDice(b"x")) for noun, act in acts.items()}
                    assert told.finals == [noun for noun, out in outcomes.items() if is_barrier(pos, out)]
                    tried.add(told.verb)
                    can_be_undone += len(told.nouns) - len(told.finals)
            pos = step(pos, luck.choice(menu.acts()), dice).pos
    assert verbs <= tried, tried
    assert can_be_undone or game != "avl"
