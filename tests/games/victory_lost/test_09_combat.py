"""9.0 to 9.2. Who may attack whom.

5505 and 5506 lie in the open. 5605 is next to both of them; 5404, 5504 and 5604 only to 5505, 5507 and 5606
only to 5506.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.victory_lost.fighting import assembled, awake, played_on, redrawn, witnesses
from tests.games.victory_lost.retreats import struck

from grognard.kernel.arguments import At, Units
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation


def segment(phase: str = "soviet-combat", **units: Any) -> Situation:
    return situation("avl", phase, units={**witnesses(phase), **units})


WITNESS = {"soviet-combat": "4504", "axis-combat": "4503"}


@cites("AVL 9.0a", "AVL 4.1.2c")
def test_only_what_is_next_to_an_activated_unit_may_be_attacked() -> None:
    t = segment(S25G=awake("5604"), G168="5505", G26="5507")
    assert t.may("target") == ["4504", "5505"]
    assert t.refusals("target", "5507") == ["AVL 9.0a"]


@cites("AVL 9.0a", "AVL 9.1.4b")
def test_only_those_next_to_the_hex_take_part() -> None:
    t = segment(S25G=awake("5604"), S15G=awake("5606"), G168="5505").act("target", "5505")
    assert t.may("join") == ["S25G"]
    assert t.refusals("join", "S15G") == ["AVL 9.0a"]


@cites("AVL 9.0b", "AVL 12.1b")
def test_an_empty_hex_and_an_hq_alone_are_no_targets() -> None:
    t = segment(**{"S25G": awake("5604"), "Hollidt": "5505"})
    assert t.may("target") == ["4504"]
    assert set(t.refusals("target", "5505")) == {"AVL 9.0b", "AVL 12.1b"}
    assert t.refusals("target", "5504") == ["AVL 9.0b"]


@cites("AVL 9.0b", "AVL 9.1.5", "AVL 12.2a")
def test_an_hq_with_troops_is_attacked_with_them_and_adds_nothing() -> None:
    t = assembled(segment(**{"S25G": awake("5604"), "Hollidt": "5505", "G168": "5505"}), "5505")
    assert (t.odds().attack, t.odds().defence) == (5, 4)
    assert [s.what for s in t.odds().strengths] == ["S25G", "G168"]


@pytest.mark.parametrize(("phase", "who"), [("soviet-combat", "soviet"), ("axis-combat", "axis")])
@cites("AVL 9.0c")
def test_the_active_side_attacks_and_the_other_defends(phase: str, who: str) -> None:
    """The same two stand face to face; in each segment it is the active side's strength that is divided by
    the other's.
    """
    mine, theirs = ("S5M", "GGD") if who == "soviet" else ("GGD", "S5M")
    t = segment(phase, **{mine: awake("5604"), theirs: "5505"})
    assert (t.who, t.may("target")) == (who, [WITNESS[phase], "5505"])
    shown = assembled(t, "5505").odds()
    assert (shown.attack, shown.defence) == ((8, 8) if who == "soviet" else (10, 6))


# -- 9.1


@cites("AVL 9.1.1a", "AVL 9.1.3a")
def test_a_unit_fights_once_in_a_segment() -> None:
    """5605 is next to both enemies. 5 to 4 is 1-1, a 3 there does nothing."""
    t = assembled(segment(S25G=awake("5605"), G168="5505", G26="5506"), "5505").act("attack", dice=[3])
    assert t.message("avl-result")["result"] == "-"
    assert t.may("target") == ["4504"], "nobody is left to attack 5506"
    t = segment(S25G=awake("5605"), S15G=awake("5606"), G168="5505", G298="5506")
    t.acts("target 5505", "join S25G").act("attack", dice=[3]).act("target", "5506")
    assert t.may("join") == ["S15G"]
    assert t.refusals("join", "S25G") == ["AVL 9.1.1a"]


@cites("AVL 9.1.1a")
def test_in_its_next_segment_it_may_fight_again() -> None:
    t = assembled(segment(S25G=awake("5605"), G168="5505"), "5505").act("attack", dice=[3])
    assert t.units_marked("fought") == ["S25G"]
    assert t.act("end_phase").units_marked("fought") == []


@cites("AVL 9.1.1b", "AVL 7.0")
def test_who_is_not_activated_takes_no_part() -> None:
    t = segment(S25G=awake("5604"), S15G="5605", G168="5505", G26="5506")
    assert t.may("target") == ["4504", "5505"], "5506 is next to S 15G only"
    t.act("target", "5505")
    assert t.may("join") == ["S25G"]
    assert t.refusals("join", "S15G") == ["AVL 9.1.1b"]


@cites("AVL 2.3.1", "AVL 9.0a")
def test_hqs_do_not_attack() -> None:
    t = segment(**{"S25G": awake("5604"), "1GdA": awake("5604"), "G168": "5505"}).act("target", "5505")
    assert "AVL 2.3.1" in t.refusals("join", "1GdA")


@cites("AVL 9.1.2")
def test_nobody_must_attack() -> None:
    t = segment(S25G=awake("5604"), G168="5505")
    assert t.can("end_phase")
    t.acts("target 5505", "join S25G", "leave S25G")
    assert t.refusals("attack") == ["AVL 9.2b"]
    t.act("join", "S25G").act("cancel")
    assert (t.units_marked("fought"), t.may("target")) == ([], ["4504", "5505"])
    assert t.act("end_phase").phase != "soviet-combat"


@cites("AVL 9.1.3a", "AVL 9.1.3b")
def test_a_stack_may_split_over_two_targets() -> None:
    """S 25G and S 15G stand in 5605; each attacks another hex, and none both."""
    t = segment(S25G=awake("5605"), S15G=awake("5605"), G168="5505", G298="5506")
    t.acts("target 5505", "join S25G").act("attack", dice=[3])
    t.act("target", "5506")
    assert t.may("join") == ["S15G"]
    t.act("join", "S15G").act("attack", dice=[3])
    assert sorted(t.units_marked("fought")) == ["S15G", "S25G"]


@cites("AVL 9.1.4a")
def test_a_hex_is_attacked_once_in_a_segment() -> None:
    t = (
        segment(S25G=awake("5604"), S15G=awake("5605"), G168="5505")
        .acts("target 5505", "join S25G")
        .act("attack", dice=[3])
    )
    assert t.may("target") == ["4504"]
    assert t.refusals("target", "5505") == ["AVL 9.1.4a"]


@cites("AVL 9.1.4a", "AVL 9.2a")
def test_not_even_when_others_have_come_into_it() -> None:
    """5506 is attacked in vain; then G 168 is driven from 5505 into it, all other ways being barred. 7 and 7
    to 4 is 3-1, a 3: DR.
    """
    attackers = {
        "S305": awake("5507"),
        "S107": awake("5507"),
        "S17Tk": awake("5504"),
        "S18Tk": awake("5604"),
        "S15G": awake("5606"),
    }
    t = segment(G26="5506", G168="5505", S1="5404", S340="5405", S141="5605", **attackers)
    t.acts("target 5506", "join S305", "join S107").act("attack", dice=[3])
    assert t.message("avl-result")["result"] == "-"
    t.acts("target 5505", "join S17Tk", "join S18Tk").act("attack", dice=[3])
    assert t.at("G168") == "5506"
    t.act("halt")
    assert t.may("target") == ["4504"], "S 15G beside it has not fought"
    assert t.refusals("target", "5506") == ["AVL 9.1.4a"]


@cites("AVL 9.1.4a")
def test_in_the_next_segment_it_may_be_attacked_again() -> None:
    t = assembled(segment(S25G=awake("5605"), G168="5505"), "5505").act("attack", dice=[3])
    assert t.pos.state.own.attacked
    assert not t.act("end_phase").pos.state.own.attacked


@cites("AVL 9.1.4b")
def test_units_of_several_hexes_attack_together() -> None:
    """5 from each of three hexes, one of them a stack of two; a single die."""
    t = segment(S25G=awake("5604"), S15G=awake("5605"), S35G=awake("5504"), S41G=awake("5504"), G168="5505")
    assembled(t, "5505")
    assert t.odds().attack == 20
    t.act("attack", dice=[1])
    assert (t.message("avl-odds")["attack"], t.rolls) == (20, [1])


@cites("AVL 9.1.5")
def test_all_of_the_hex_are_attacked_together() -> None:
    """4 and 5 are 9; 18 to 9 is 2-1, a 4: both must go back."""
    t = assembled(segment(S1GM=awake("5604"), S2GM=awake("5604"), G168="5505", G26="5505"), "5505")
    assert (t.odds().defence, t.odds().column) == (9, "2-1")
    t.act("attack", dice=[4])
    assert t.message("avl-result")["result"] == "DR"
    assert t.may("fall") == ["G168", "G26"]


@cites("AVL 9.1.6")
def test_no_attack_over_an_impassable_side(tmp_path: Path) -> None:
    """Our map has no such side: one is drawn between 5604 and 5505."""
    game = redrawn(tmp_path, sides=[("5505", "5604", "impassable")])
    units = {**witnesses("soviet"), "S25G": awake("5604"), "G168": "5505"}
    t = played_on(game, "soviet-combat", units)
    assert t.may("target") == ["4504"]
    assert t.refusals("target", "5505") == ["AVL 9.1.6"]
    t = played_on(game, "soviet-combat", {**units, "S15G": awake("5605")}).act("target", "5505")
    assert t.may("join") == ["S15G"]
    assert t.refusals("join", "S25G") == ["AVL 9.1.6"]


# -- 9.2


@cites("AVL 9.2a", "AVL 9.2b", "AVL 9.2d")
def test_one_combat_after_the_other_in_the_order_of_the_attacker() -> None:
    """The second is named when the first is over, and either may be the first."""
    for first in ("5505", "4504"):
        t = segment(S25G=awake("5604"), G168="5505")
        assert t.may("target") == ["4504", "5505"]
        assembled(t, first)
        assert t.may("target") == [], "a combat is finished before another begins"
        t.act("cancel")
        assert t.may("target") == ["4504", "5505"]
    t = segment(S25G=awake("5604"), G168="5505")
    assembled(t, "5505").act("attack", dice=[3])
    assert (t.rolls, t.may("target")) == ([3], ["4504"])


@cites("AVL 9.2b", "AVL 9.2c", "AVL 9.2d", "AVL 9.4.1a")
def test_the_steps_of_a_combat_in_their_order() -> None:
    """Hex and attackers, the odds, the die, the result; 5 to 4 is 1-1, and a 1 there is A1."""
    t = assembled(segment(S25G=awake("5604"), G168="5505"), "5505").act("attack", dice=[1])
    named = [getattr(c, "what", type(c).__name__) for c in t.log]
    shown = [n for n in named if n in ("avl-attack", "avl-odds", "avl-die", "avl-result")]
    assert shown == ["avl-attack", "avl-odds", "avl-die", "avl-result"]
    index = t.game.roster.index
    assert t.message("avl-attack") == {
        "hex": At(t.game.map.index["5505"]),
        "units": Units(1 << index["S25G"]),
        "foes": Units(1 << index["G168"]),
    }
    assert t.message("avl-odds") == {"attack": 5, "defence": 4, "column": "1-1"}
    assert t.message("avl-result")["result"] == "A1"


@cites("AVL 9.1.1a", "AVL 9.0a")
def test_an_enemy_beside_who_has_fought_is_refused_for_that() -> None:
    units = {"S25G": awake("3120"), "G168": "3020", "G26": "3119", "S41G": "2520", "G387": "2521"}
    t = situation("avl", "soviet-combat", 5, units={**witnesses("soviet-combat"), **units})
    assert (t.can("target", "3119"), t.refusals("target", "2521")) == (True, ["AVL 9.0a"])
    t = struck(t, "3020", "-", "S25G")
    assert t.refusals("target", "3119") == ["AVL 9.1.1a"]
    assert t.refusals("target", "2521") == ["AVL 9.0a"], "its neighbour was never awake"
