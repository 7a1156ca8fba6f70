"""10. Soviet rifle corps: their two modes, the pool, and supports that reinforce them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.theatre_situations import DATA, FRONT, GAME, campaign, hand, many, why

from grognard.games import load
from grognard.games.victory_roads.law import corps
from grognard.games.victory_roads.law.names import CORPS_POOL, STAVKA, own
from grognard.games.victory_roads.law.unit_losses import eliminate, lose_step
from grognard.kernel.changes import Rolled
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import bits
from grognard.kernel.places import POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.kernel.views import seen_change
from grognard.testing.table import Situation


def index(id: str) -> int:
    return GAME.roster.index[id]


def drawn(*corps_in_pool: str) -> Position:
    units = {"TON": "6115", **FRONT, **dict.fromkeys(corps_in_pool, "corps_pool")}
    return campaign("stavka", units, {"priority": "TON"}).pos


# -- modes


@cites("VR 10.1.1a", "VR 10.1.1b")
def test_the_two_faces_are_the_two_modes() -> None:
    t = campaign("stavka", {"TON": "6115", **FRONT, "S8E": "5826", "S30G": {"at": "5728", "steps": 1}})
    assert corps.is_reinforced(t.pos, index("S8E"))
    assert not corps.is_reinforced(t.pos, index("S30G"))
    face = GAME.roster[index("S8E")].face
    assert [(face(n).attack, face(n).defence, face(n).move // 2) for n in (2, 1)] == [(8, 8, 3), (1, 5, 2)]
    assert not corps.is_reinforced(t.pos, index("S2GT")), "armour has ordinary steps"


@cites("VR 10.1.1a")
def test_by_the_basic_rules_they_have_two_ordinary_steps() -> None:
    basic = load("vr")
    pos = Position(basic, basic.start(basic))
    assert corps.reinforced_corps(pos) == 0


@cites("VR 10.1.4a", "VR 10.1.5", "VR 10.2.1b")
def test_a_loss_puts_a_corps_in_standard_mode_and_the_next_one_into_the_pool() -> None:
    t = campaign("stavka", {"TON": "6115", **FRONT, "S8E": "5826", "S5T": "5826"}, {"priority": "TON"})
    ref = Referee(t.pos, FixedDice(()))
    lose_step(ref, index("S8E"), "combat", "VR 7.8.1")
    assert ref.state.steps[index("S8E")] == corps.STANDARD
    lose_step(ref, index("S8E"), "combat", "VR 7.8.1")
    assert ref.state.where[index("S8E")] == CORPS_POOL
    eliminate(ref, index("S5T"), "combat", "VR 1.3.2")
    assert ref.state.where[index("S5T")] != CORPS_POOL, "armour has a box of its own"


# -- the pool


@cites("VR 10.2.1a")
def test_what_is_not_set_up_lies_in_the_pool() -> None:
    """K-43: those of the calendar are not in it yet."""
    state = GAME.start(GAME)
    pooled = {u for u, at in enumerate(state.where) if at == CORPS_POOL}
    assert len(pooled) == 25
    assert all(DATA.rifle_corps >> u & 1 for u in pooled)
    coming = {u for u in DATA.tables.calendar.arrivals if DATA.rifle_corps >> u & 1}
    assert coming
    assert all(state.where[u] == POOL for u in coming)
    basic = load("vr")
    assert CORPS_POOL not in basic.start(basic).where


@cites("VR 10.2.2", "VR 10.1.2")
@pytest.mark.parametrize("to", [STAVKA, GAME.map.hex("6115")])
def test_corps_are_drawn_blindly_and_come_in_standard_mode(to: int) -> None:
    pos = drawn("S8E", "S30G", "S109")
    ref = Referee(pos, FixedDice([2]))
    unit = corps.draw_corps(ref, to, "VR 10.2.2")
    pooled = bits(pos.at(CORPS_POOL))
    assert unit == pooled[1]
    assert (ref.state.where[unit], ref.state.steps[unit]) == (to, corps.STANDARD)
    for viewer in (-1, 0, 1):
        assert all(seen_change(one, pos, ref.pos, viewer) == one for one in ref.changes), "all see it"
    assert any(isinstance(one, Rolled) for one in ref.changes)


@cites("VR 10.2.2")
def test_an_empty_pool_gives_none() -> None:
    ref = Referee(drawn("S8E"), FixedDice(()))
    assert corps.draw_corps(ref, STAVKA, "VR 10.2.2") == index("S8E")
    assert corps.draw_corps(ref, STAVKA, "VR 10.2.2") == -1


# -- reinforcing

# EX-22: CN in Minsk, in offensive mode, N in movement mode.
GUARDS = {"S30G": {"at": "5225", "steps": 1}, "S11G": {"at": "5225", "steps": 1}}
PLAIN = {"S8E": {"at": "5326", "steps": 1}, "S109": {"at": "5326", "steps": 1}}
TWO = {"TON": "4922", "TOCN": "5426", "G11": "4418", "G58": "6021"}


def reinforcing(own_: dict[str, Any] | None = None, **units: Any) -> Situation:
    supports = hand("available_cn", "engineers*2")
    given = {**TWO, **GUARDS, **PLAIN, **supports, **units}
    t = campaign("soviet-supports", given, {"moving": ["TON"], **(own_ or {})})
    t.act("priority", "TOCN", [1, 1])
    assert t.pos.frame.step == "soviet-supports.place"
    return t


@cites("VR 9.2.2", "VR 10.3.2b", "VR 10.3.2c", "VR 10.1.3", "VR 1.5.2c", "VR 11.5.2e")
def test_ex_22_one_support_reinforces_two_corps_of_a_stack() -> None:
    t = reinforcing().act("reinforce", "engineers-1")
    assert t.may("reinforce_corps") == ["S109", "S8E"]
    assert t.refusals("reinforce_corps", "S30G") == ["VR 9.2.2"], "N is in movement mode, five hexes away"
    t.act("reinforce_corps", "S8E")
    assert t.may("reinforce_corps") == ["S109"], "a second corps of the stack for the same support"
    t.act("reinforce_corps", "S109")
    assert corps.reinforced_corps(t.pos) & t.pos.on_map(0) == 1 << index("S8E") | 1 << index("S109")
    assert (many(t, "available_cn"), t.at("engineers-1")) == (1, "spent_soviet")


@cites("VR 10.3.2b")
def test_the_second_corps_must_be_stacked_with_the_first() -> None:
    t = reinforcing({"moving": []}).act("reinforce", "engineers-1")
    assert t.may("reinforce_corps") == ["S109", "S11G", "S30G", "S8E"]
    t.act("reinforce_corps", "S8E")
    assert t.refusals("reinforce_corps", "S30G") == ["VR 10.3.2b"]
    t.act("done")
    assert not corps.is_reinforced(t.pos, index("S109")), "one is enough"


@cites("VR 10.3.2c")
@pytest.mark.parametrize(
    ("change", "why_not"),
    [
        ({"S8E": {"at": "5326", "steps": 1, "marks": ["unsupplied"]}}, "vr-why-unsupplied"),
        ({"S8E": {"at": "6427", "steps": 1}}, "vr-why-outside-radius"),
        ({"S8E": {"at": "5425", "steps": 1}}, "vr-why-no-way-to-theatre"),  # no road, no railway
        ({"G227": "5226", "S109": {"at": "5625", "steps": 1}}, ""),
        ({"S8E": {"at": "5326", "steps": 2}}, "vr-why-reinforced"),
    ],
)
def test_only_supplied_corps_in_the_radius_and_on_the_way(change: dict[str, Any], why_not: str) -> None:
    t = reinforcing(**change).act("reinforce", "engineers-1")
    if why_not:
        assert why(t, "reinforce_corps", "S8E") == [why_not]
    else:
        assert t.can("reinforce_corps", "S8E"), "next to an enemy, but it guards its hex itself"


@cites("VR 10.3.2c")
def test_the_way_is_free_of_enemies() -> None:
    """G-12: 5225 is joined to Minsk through 5326 alone; next to an enemy nobody passes an empty hex."""
    free = {"S8E": {"at": "5125", "steps": 1}, "S109": {"at": "5125", "steps": 1}}
    gone = {"S30G": "dead", "S11G": "dead", "S112": {"at": "5526", "steps": 1}}
    open_ = reinforcing({"moving": []}, **free, **gone).act("reinforce", "engineers-1")
    assert open_.can("reinforce_corps", "S8E")
    barred = reinforcing({"moving": []}, **free, **gone, G227="5226", G61="5024").act(
        "reinforce", "engineers-1"
    )
    assert why(barred, "reinforce_corps", "S8E") == ["vr-why-no-way-to-theatre"]


@cites("VR 10.3.2a")
def test_only_theatres_in_offensive_mode_reinforce() -> None:
    t = reinforcing(**hand("available_n", "katyusha"))
    assert t.may("reinforce") == ["engineers-1", "engineers-2"]
    assert t.refusals("reinforce", "katyusha-1") == ["VR 10.3.2a"]


@cites("VR 10.3.2a", "VR 11.5.3a")
def test_two_supports_a_theatre_and_no_more() -> None:
    """The priority theatre too (11.5.3)."""
    t = reinforcing({"moving": []}, **hand("available_cn", "katyusha"), S112={"at": "5526", "steps": 1})
    for support, unit in (("engineers-1", "S8E"), ("engineers-2", "S30G")):
        t.act("reinforce", support).act("reinforce_corps", unit).act("done")
    assert own(t.pos).reinforcing == (0, 2, 0, 0)
    assert t.refusals("reinforce", "katyusha-1") == ["VR 10.3.2a"]


@cites("VR 10.3.2c")
def test_without_corps_there_is_nothing_to_spend_it_on() -> None:
    t = reinforcing(S8E="dead", S109="dead")
    assert t.refusals("reinforce", "engineers-1") == ["VR 10.3.2c"]


@cites("VR 10.3.2b")
def test_nothing_is_spent_before_a_corps_is_named() -> None:
    t = reinforcing().act("reinforce", "engineers-1").act("drop")
    assert many(t, "available_cn") == 2
    assert own(t.pos).used == (0, 0, 0, 0)
