"""Nobody can tell what is hidden from him: in a thousand states, all of it dealt anew, he
is shown the same.
"""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.games.victory_lost.secret_states import MANY, moments

from grognard.games.victory_lost.law import chits
from grognard.kernel.changes import Message
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.flow import Ask, Verb
from grognard.kernel.menu import OPTION
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER, menu_view, view
from grognard.testing import secrecy

SOVIET, AXIS = 0, 1
VIEWERS = (SOVIET, AXIS, OBSERVER)
PHASES = {
    *(
        "soviet-chits",
        "soviet-selection",
        "axis-selection",
        "soviet-special",
        "axis-designation",
        "axis-manstein",
    ),
    *(
        "soviet-movement",
        "soviet-combat",
        "axis-movement",
        "axis-combat",
        "axis-reinforcement",
        "soviet-reinforcement",
    ),
}


def everything_visible(pos: Position, viewer: int) -> dict[str, Any]:
    """All that somebody is shown of a position; reasons why not, of his own menu."""
    menu = choices(pos)
    why = (
        [(verb, allowed.why_not(n)) for verb, allowed in menu.verbs.items() for n in range(0, 22, 3)]
        if menu.who == viewer
        else []
    )
    odds = pos.game.hooks.odds(pos)
    return {
        "view": view(pos, viewer),
        "menu": menu_view(pos, viewer),
        "tracks": pos.game.hooks.tracks(pos, viewer),
        "odds": (odds, odds and odds.rows),  # told to all: no chit bears on an attack
        "why": why,
    }


@cites("AVL 3.0j", "AVL 3.0l", "AVL 7.1.2a", "AVL 7.1.2d", "AVL 7.1.3a", "AVL 7.1.3b", "AVL ANX.S1Ac")
def test_a_thousand_states_look_the_same_whatever_is_hidden() -> None:
    luck, other, fought = Random(1), dict.fromkeys(VIEWERS, 0), 0
    assert len(moments()) == MANY == 1000
    assert {m.phase for m in moments()} == PHASES
    for pos, _, _ in moments():
        for viewer in VIEWERS:
            dealt = secrecy.deal_hidden(pos, viewer, luck)
            other[viewer] += dealt.state != pos.state
            assert everything_visible(dealt, viewer) == everything_visible(pos, viewer), (
                f"viewer {viewer} in {pos.state.own}"
            )
        fought += pos.game.hooks.odds(pos) is not None
    assert min(other.values()) > 300  # most deals are other states indeed
    assert fought > 20


def test_what_is_supposed_can_be_and_tells_nothing_of_the_truth() -> None:
    """With the same luck the same is supposed of all states that look the same."""
    luck = Random(2)
    for pos, _, _ in moments():
        for viewer in VIEWERS:
            twin, seed = secrecy.deal_hidden(pos, viewer, luck), luck.getrandbits(32)
            assert pos.game.hooks.invariants(twin) == []
            assert (
                secrecy.deal_hidden(twin, viewer, Random(seed)).state
                == secrecy.deal_hidden(pos, viewer, Random(seed)).state
            )


@cites("AVL 7.1.2a", "AVL 7.1.3a")
def test_the_log_says_the_same_whatever_is_hidden() -> None:
    """Where an act of one state, done in another that looks the same, ends up looking the same, it is told
    the same.
    """
    luck, quiet = Random(3), 0
    for pos, act, out in moments()[::9]:
        secrecy.log(pos, act, out, luck)
        if act.verb in ("choose", "give_back", "historical", "pick", "unpick"):
            quiet += 1
            assert all(secrecy.visible_changes(pos, out, viewer) == [] for viewer in VIEWERS)
    assert quiet > 9


def test_overlays_are_the_same_whatever_is_hidden() -> None:
    luck, asked = Random(4), 0
    for pos, _, _ in moments()[::50]:
        twin = secrecy.deal_hidden(pos, OBSERVER, luck)
        for name, show in pos.game.hooks.overlays.items():
            if name == "threat":  # of all units: slow, and the sum of what "reach" says of each
                continue
            many = len(pos.game.roster) if pos.game.hooks.overlay_specs[name].per == "unit" else 2
            for arg in range(0, many, 29 if many > 2 else 1):
                asked += 1
                assert show(twin, arg) == show(pos, arg)
    assert asked > 200


@cites("AVL 3.0l", "AVL 7.1.3b")
def test_no_view_names_a_chit_that_its_viewer_may_not_know() -> None:
    """Found by name in what the others are shown: only chits that were drawn, that the rules give, or whose
    HQ it is.
    """
    named = 0
    for pos, _, _ in moments()[::3]:
        own = view(pos, AXIS)["own"]
        secret = set(view(pos, SOVIET)["own"]["mine"]["chits"]) - {"STAVKA"} - set(own["known"])
        open_to_all = {key: own[key] for key in ("bag", "played", "known", "returned", "drawn")}
        for name in secret:
            named += 1
            for viewer in (AXIS, OBSERVER):
                assert json.dumps(name) not in json.dumps({**view(pos, viewer)["own"]["mine"], **open_to_all})
                assert (
                    json.dumps(name) not in json.dumps(menu_view(pos, viewer)["acts"])
                    or choices(pos).who == viewer
                )
    assert named > 200


def test_a_log_that_told_a_choice_would_be_found() -> None:
    """The check itself: with a pick that is told by its name it must not pass."""

    def tell_pick(ref: Referee, chit: int) -> None:
        chits.pick(ref, chit)
        ref.do(Message("avl-drawn", (("chit", str(chit)),), "AVL 7.1.2a"))

    pos, act, _ = next(
        m
        for m in moments()
        if m.phase == "soviet-selection" and m.act.verb == "pick" and len(choices(m.pos).acts()) > 4
    )
    node = pos.game.program[pos.frame.step]
    assert isinstance(node.step, Ask)
    loud = replace(node, step=replace(node.step, verbs={**node.step.verbs, "pick": Verb(tell_pick, OPTION)}))
    spoiled = Position(replace(pos.game, program={**pos.game.program, pos.frame.step: loud}), pos.state)
    with pytest.raises(AssertionError, match="told in two ways"):
        secrecy.log(spoiled, act, step(spoiled, act, FixedDice([])), Random(1))
    secrecy.log(pos, act, step(pos, act, FixedDice([])), Random(1))
