"""The surprise attack: EX-26 played whole, and what it does not use up (K-21)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.combats import answers, asked, memo, odds_of, strength, told
from tests.games.victory_roads.drawn import drawn as basic
from tests.games.victory_roads.events import (
    closed,
    messages,
    own,
    press,
    soviet_supports,
    until,
)
from tests.games.victory_roads.theatre_situations import GAME, hexes, in_box

from grognard.games.victory_roads.law.theatres import radius
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.testing.table import Situation

STACK = ["S16G", "S2GT", "S8G"]
CN = "available_cn"


# -- EX-26


def grand_offensive() -> Situation:
    """Turn 1: Centre North declares a grand offensive, and holds twelve supports; ten are those of EX-26."""
    t = closed(Situation(begin(GAME, SeededDice(b"abc"))[0]))  # no pontoons
    t.act("priority", "TOCN").act("secondary", "TOS").act("grand_offensive")
    pool = [id for id in in_box(t, "soviet_supports") if id != "artillery_2-2"]
    aircraft = next(id for id in pool if id.startswith("aviation_s"))
    dice = []
    for wanted in (aircraft, "rybalko-1", "partisans-1", "engineers-1", "politruks-1"):
        dice.append(pool.index(wanted) + 1)
        pool.remove(wanted)
    return t.act("choose_support", "artillery_2-2", [1, 1, *dice])


def played(t: Situation, support: str, *targets: str) -> Situation:
    t.act("play", support)
    if asked(t) == "placing":
        t.act("give_to" if "give_to" in answers(t) else "place_on", *targets)
    return t


def surprise(t: Situation) -> Situation:
    return played(t, "surprise_attack-1", "6221")


@cites("VR EX-26a", "VR EX-26b", "VR 11.5.2b", "VR 11.5.2c", "VR 11.5.2d", "VR 13.1.1b")
def test_ex_26_a_surprise_attack_on_turn_1() -> None:
    t = grand_offensive()
    assert len(in_box(t, CN)) == 12
    before = radius(t.pos, GAME.roster.index["TOCN"])
    played(t, "lend_lease-1", "TOCN")
    assert radius(t.pos, GAME.roster.index["TOCN"]) == before + 3

    surprise(t)
    assert (t.who, asked(t), t.phase, t.may("unit")) == ("soviet", "surprise", "soviet-supports", STACK)
    t.act("target", "6222")
    assert t.may("join") == STACK, "nobody else, whoever is adjacent"
    for unit in STACK:
        t.act("join", unit)
    sum_ = odds_of(t)
    assert (sum_.attack, sum_.defence, sum_.column) == (16, 4, 4), "32 / 2 over the river, 2 x 2 in the works"

    press(t, Act("attack"), 3, 4)
    assert told(t, "vr-cell")[-1]["roll"] == 7
    t.act("lose", "S8G")
    until(t, "advance")
    assert t.at("G256") == "dead", "the breakthrough"
    assert strength(t, "S8G") == 1
    t.act("halt")
    assert asked(t) == "soviet-supports.place", "the others follow, in any order"
    assert "VR 11.5.2b" in t.refusals("play", "lend_lease-2") or t.at("lend_lease-2") != CN
    played(t, "partisans-1", "5526")
    played(t, "artillery_2-1", "6221")
    played(t, "aviation_s-1", "6120")
    played(t, "artillery_3-1", "6221")
    played(t, "rybalko-1", "S2GT")
    played(t, "aviation_s-2", "6122")
    played(t, "artillery_2-2", "6221")
    played(t, next(id for id in in_box(t, CN) if id.startswith("aviation_s")), "6121")
    assert in_box(t, CN) == ["engineers-1", "politruks-1"], "ten have been played"

    until(t, "soviet-movement.move")
    assert t.can("unit", "S8G"), "they act normally later in the turn"
    t.act("unit", "S2GT")
    assert "6222" in hexes(t, "to"), "the troops pour through"


@cites("VR EX-26a", "VR 7.1.8", "VR 7.1.9")
def test_it_uses_up_neither_hexes_nor_units() -> None:
    t = surprise(grand_offensive()).act("target", "6222").act("join", "S8G")
    press(t, Act("attack"), 1, 1)
    finish(t)
    assert (own(t).attacked, t.units_marked("fought"), t.units_marked("retreated")) == (0, [], [])


@cites("VR 1.10.1b", "VR 7.13.2")
def test_who_advances_holds_the_hex_at_once() -> None:
    """For the movement phase that follows."""
    t = surprise(grand_offensive()).act("target", "6222")
    for unit in STACK:
        t.act("join", unit)
    until(press(t, Act("attack"), 3, 4), "advance").act("advance", "S8G").act("halt")
    assert asked(t) == "soviet-supports.place"
    assert own(t).control >> t.game.map.index["6222"] & 1


def finish(t: Situation) -> None:
    while any(frame.step.startswith("surprise") for frame in t.pos.state.frames):
        closed(t)


# -- moving first

FIELD = {"S30G": "6424", "S5T": "6424", "S33": "6423", "Q2BF": "6424"}


def ready(own_: dict[str, Any] | None = None, **more: Any) -> Situation:
    """A stack at 6424, two hexes from the enemy at 6224."""
    units = {**FIELD, "G96": "6224", "G71": "6221", "surprise_attack__1": CN, "engineers__1": CN, **more}
    return soviet_supports(own_, **units)


@cites("VR 11.5.4")
def test_it_is_placed_on_a_stack_of_corps_in_the_radius() -> None:
    t = ready(S8E="5018", Q1BF="6425").act("play", "surprise_attack-1")
    assert hexes(t, "place_on") == {"6424", "6423"}
    assert t.refusals("place_on", "5018") == ["VR 11.5.5"]
    assert t.refusals("place_on", "6425") == ["VR 11.5.4"], "an HQ alone"


@cites("VR 3.2.2k")
def test_not_in_mud() -> None:
    assert "VR 3.2.2k" in ready({"weather": "mud"}).refusals("play", "surprise_attack-1")


@cites("VR EX-26a")
def test_the_stack_may_move_as_in_a_movement_phase_and_then_attack() -> None:
    t = ready().act("play", "surprise_attack-1").act("place_on", "6424")
    assert t.may("unit") == ["S30G", "S5T"], "the HQ stays"
    assert t.refusals("unit", "S33") == ["VR EX-26a"]
    assert t.may("target") == []
    t.act("unit", "S5T").act("to", "6324").act("done")
    assert "VR 6.1.3" in t.refusals("unit", "S5T")
    assert t.may("target") == ["6224"]
    t.act("target", "6224")
    assert t.may("join") == ["S5T"], "the others stand too far away"
    t.act("cancel").act("unit", "S30G").act("to", "6325").act("done").act("target", "6224")
    assert set(t.may("join")) == {"S30G", "S5T"}
    press(t.act("join", "S5T").act("join", "S30G"), Act("attack"), 6, 6)
    assert asked(t) != "declare" or "hurrah" not in answers(t)
    finish(t)
    assert asked(t) == "soviet-supports.place"
    assert t.units_marked("moved") == []
    until(t, "soviet-movement.move")
    assert t.can("unit", "S5T")


@cites("VR 7.6.4a")
def test_it_is_no_hurrah() -> None:
    """K-21: it belongs to no combat phase."""
    t = ready(S1T="6424").act("play", "surprise_attack-1").act("place_on", "6424")
    for unit, h in (("S5T", "6324"), ("S1T", "6324")):
        t.act("unit", unit).act("to", h).act("done")
    t.act("target", "6224").act("join", "S5T").act("join", "S1T").act("attack")
    assert (asked(t), memo(t).kind) == ("declare", "surprise")
    assert "hurrah" not in answers(t)
    assert "armoured" in answers(t)


@cites("VR EX-26a", "VR 8.3.3")
def test_an_exploitation_is_kept_for_its_phase() -> None:
    """An E in open ground."""
    t = ready(G96="5220", S5T="5219", G58="6121", TOCN="6115").act("play", "surprise_attack-1")
    t.act("place_on", "5219") if asked(t) == "placing" else None
    t.act("target", "5220").act("join", "S5T")
    press(t, Act("attack"), 3, 4)
    while asked(t) != "exploit":
        closed(t)
    t.act("exploit", "S5T").act("done")
    finish(t)
    until(t, "soviet-movement.move")
    assert t.units_marked("exploiting") == ["S5T"]


@cites("VR 11.5.1b")
def test_it_may_come_to_nothing() -> None:
    t = ready().act("play", "surprise_attack-1").act("place_on", "6424").act("pass")
    assert asked(t) == "soviet-supports.place"
    assert t.at("surprise_attack-1") == "played_soviet"


@pytest.mark.parametrize("support", ["surprise_attack-1"])
def test_why_nothing_can_be_surprised(support: str) -> None:
    t = ready(S30G="dead", S5T="dead", S33="dead", engineers__1="soviet_supports")
    assert t.pos.frame.step != "soviet-supports.place" or messages(t, "play", support) == ["vr-why-no-target"]


@cites("VR 5.4.3", "VR EX-26a")
def test_by_the_basic_rules_no_theatre_bounds_it() -> None:
    units = {
        "S30": "2856",
        "G96": "2756",
        "surprise_attack-1": "available_soviet",
        "engineers-1": "available_soviet",
    }
    t = basic("soviet-supports", units, dice=[1])
    assert asked(t) == "soviet-supports.place"
    played(t, "surprise_attack-1", "2856")
    assert (asked(t), t.may("unit")) == ("surprise", ["S30"])
