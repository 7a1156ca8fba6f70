"""What cannot be undone is said beforehand, and asked back where the player is not sure."""

from __future__ import annotations

import pytest

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
