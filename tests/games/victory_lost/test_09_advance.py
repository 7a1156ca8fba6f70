"""9.6. The advance after combat; 12.4: HQs in it are in test_09_advance_hq.

5505 lies in the open, with 5404, 5405, 5504, 5506, 5604 and 5605 around it. H 7 and H 13 have one step: a 6
costs it at 3-1 or more. The Don is between 3811 and 3711, 3911 and 3912, and has a bridge from 3811 to 3810;
3712 and 3812 lie on its own bank.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.victory_lost.fighting import assembled, awake, played_on, redrawn, witnesses

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

AROUND = ["5404", "5405", "5504", "5506", "5604", "5605"]


def cleared(
    *attackers: str, target: str = "5505", phase: str = "soviet-combat", turn: int = 4, **units: Any
) -> Situation:
    """The defenders of a hex are dead: a 6 costs a step at least."""
    t = assembled(situation("avl", phase, turn=turn, units={**witnesses(phase), **units}), target, *attackers)
    t.act("attack", dice=[6])
    assert t.may("halt") == [""], "an advance"
    return t


def result(t: Situation) -> str:
    return str(t.message("avl-result")["result"])


# -- who, and when


@cites("AVL 9.6.1a")
def test_the_attackers_may_enter_a_hex_whose_defenders_died() -> None:
    t = cleared(S1GM=awake("5604"), S305=awake("5605"), H7="5505")
    assert t.may("advance") == ["S1GM", "S305"]
    assert t.act("advance", "S305").at("S305") == "5505"


@cites("AVL 9.6.1a", "AVL 9.6.1c")
def test_they_may_when_the_defenders_fell_back() -> None:
    """13 to 4 is 3-1, a 3: DR."""
    t = assembled(
        situation(
            "avl",
            "soviet-combat",
            units={**witnesses("soviet"), "S1GM": awake("5604"), "S305": awake("5605"), "G168": "5505"},
        ),
        "5505",
    )
    t.act("attack", dice=[3])
    assert result(t) == "DR"
    while t.may("back"):
        t.act("back", t.may("back")[0])
    assert (t.who, t.may("advance")) == ("soviet", ["S1GM", "S305"])


@pytest.mark.parametrize("die", [1, 3])
@cites("AVL 9.6.1a")
def test_nobody_advances_while_the_defenders_stand(die: int) -> None:
    """4 to 4 is 1-1: A1, or nothing."""
    t = assembled(
        situation(
            "avl", "soviet-combat", units={**witnesses("soviet"), "S305": awake("5605"), "G168": "5505"}
        ),
        "5505",
    )
    t.act("attack", dice=[die])
    assert (t.may("advance"), t.may("target")) == ([], ["4504"])


@cites("AVL 9.6.1a")
def test_only_those_who_attacked_advance() -> None:
    """S 15G is stacked with them and activated, S 35G stands beside the hex."""
    t = cleared("S1GM", S1GM=awake("5604"), S15G=awake("5604"), S35G=awake("5605"), H7="5505")
    assert t.may("advance") == ["S1GM"]
    assert t.refusals("advance", "S15G") == ["AVL 9.6.1a"]
    assert t.refusals("advance", "S35G") == ["AVL 9.6.1a"]


@cites("AVL 9.6.2a")
def test_one_several_or_none_may_go() -> None:
    t = cleared(S1GM=awake("5604"), S305=awake("5605"), S107=awake("5605"), H7="5505")
    none = Situation(t.pos).act("halt")
    assert (none.at("S1GM"), none.at("S305"), none.may("target")) == ("5604", "5605", ["4504"])
    one = Situation(t.pos).act("advance", "S107").act("halt")
    assert (one.at("S107"), one.at("S305"), one.may("target")) == ("5505", "5605", ["4504"])
    two = t.act("advance", "S107").act("advance", "S305").act("halt")
    assert (two.at("S107"), two.at("S305"), two.at("S1GM")) == ("5505", "5505", "5604")


@cites("AVL 9.6.2b")
def test_it_costs_no_points_and_zones_do_not_count() -> None:
    """Enemies on three sides: the second hex is in the zones of all of them, as the first was."""
    t = cleared(S1GM=awake("5604", "moved"), H7="5505", G168="5304", G26="5406", G298="5403")
    t.act("advance", "S1GM")
    assert t.may("to") == AROUND
    t.act("to", "5405")
    assert t.at("S1GM") == "5405"


# -- how far


@pytest.mark.parametrize("unit", ["S305", "S8C"])
@cites("AVL 9.6.1b", "AVL 9.6.3c")
def test_who_is_not_mechanised_goes_one_hex(unit: str) -> None:
    """Infantry, and cavalry with its single strength."""
    t = cleared(S1GM=awake("5604"), H7="5505", **{unit: awake("5605")})
    t.act("advance", unit)
    assert (t.at(unit), t.may("to"), t.may("advance")) == ("5505", [], ["S1GM"])


@pytest.mark.parametrize("unit", ["S1GM", "S17Tk"])
@cites("AVL 9.6.1c", "AVL 9.6.3b")
def test_mechanised_units_go_one_hex_or_two(unit: str) -> None:
    """Any second hex, even the one it came from."""
    t = cleared(H7="5505", **{unit: awake("5604")}).act("advance", unit)
    assert (t.at(unit), t.may("to"), t.can("stay")) == ("5505", AROUND, True)
    assert Situation(t.pos).act("stay").at(unit) == "5505"
    for hex_ in ("5404", "5604"):
        done = Situation(t.pos).act("to", hex_)
        assert (done.at(unit), done.may("to"), done.may("advance")) == (hex_, [], [])


@cites("AVL 9.6.1c")
def test_two_hexes_even_after_a_retreat_of_one() -> None:
    """14 to 4 is 3-1, a 3: DR. The enemy who fell back stands in one of the hexes, which is closed."""
    units = {**witnesses("soviet"), "S17Tk": awake("5604"), "S18Tk": awake("5604"), "G168": "5505"}
    t = assembled(situation("avl", "soviet-combat", units=units), "5505").act("attack", dice=[3])
    assert result(t) == "DR"
    t.act("back", "5405").act("advance", "S17Tk")
    assert t.may("to") == ["5404", "5504", "5506", "5604", "5605"]
    assert t.refusals("to", "5405") == ["AVL 5.0.2"]
    assert t.act("to", "5404").at("S17Tk") == "5404"


@cites("AVL 9.6.3a")
def test_the_attacked_hex_comes_first() -> None:
    """No unit is asked for a hex before it stands in the attacked one; from there on one hex, no more."""
    t = cleared(S1GM=awake("5604"), H7="5505")
    assert t.may("to") == []
    t.act("advance", "S1GM")
    assert t.at("S1GM") == "5505"
    assert t.refusals("to", "5304") == ["AVL 9.6.1c"], "two hexes beyond the attacked one"


@cites("AVL 9.6.3c", "AVL 9.6.1b")
def test_mechanised_units_may_end_in_different_hexes() -> None:
    t = cleared(S1GM=awake("5604"), S17Tk=awake("5604"), S5M=awake("5605"), S305=awake("5605"), H7="5505")
    t.acts("advance S1GM", "to 5404", "advance S17Tk", "to 5506", "advance S305", "advance S5M", "stay")
    assert (t.at("S1GM"), t.at("S17Tk"), t.at("S5M"), t.at("S305")) == ("5404", "5506", "5505", "5505")


# -- where not


@cites("AVL 9.6.3b")
def test_not_into_the_water() -> None:
    """2835 lies on the Sea of Azov: 2836 and 2936 are water."""
    t = cleared(target="2835", S1GM=awake("2834"), H7="2835").act("advance", "S1GM")
    assert t.may("to") == ["2735", "2736", "2834", "2935"]
    assert t.refusals("to", "2836") == ["AVL 9.6.3b"]


@cites("AVL 9.6.3b")
def test_not_off_the_map() -> None:
    """5501 lies on the edge: it has three neighbours."""
    t = cleared(target="5501", S1GM=awake("5502"), H7="5501").act("advance", "S1GM")
    assert t.may("to") == ["5401", "5502", "5601"]


@cites("AVL 9.6.3b")
def test_not_over_an_impassable_side(tmp_path: Path) -> None:
    game = redrawn(tmp_path, sides=[("5505", "5404", "impassable")])
    t = assembled(
        played_on(game, "soviet-combat", {**witnesses("soviet"), "S1GM": awake("5604"), "H7": "5505"}), "5505"
    )
    t.act("attack", dice=[6]).act("advance", "S1GM")
    assert t.may("to") == ["5405", "5504", "5506", "5604", "5605"]
    assert t.refusals("to", "5404") == ["AVL 9.6.3b"]


@cites("AVL 9.6.3b", "AVL 5.0.2")
def test_not_among_enemy_troops() -> None:
    """AMB-AVL-21."""
    t = cleared(S1GM=awake("5604"), H7="5505", G168="5404").act("advance", "S1GM")
    assert t.may("to") == ["5405", "5504", "5506", "5604", "5605"]
    assert t.refusals("to", "5404") == ["AVL 5.0.2"]


@pytest.mark.parametrize(("turn", "open_"), [(4, False), (5, True)])
@cites("AVL 9.6.3b", "AVL 13.0a", "AVL 13.0c")
def test_not_into_the_pocket_before_turn_5(turn: int, open_: bool) -> None:
    """AMB-AVL-21: 6022 and 6023 of the pocket are next to 5923."""
    t = cleared(target="5923", turn=turn, S1GM=awake("5922"), H7="5923").act("advance", "S1GM")
    assert ("6022" in t.may("to"), "6023" in t.may("to")) == (open_, open_)
    if not open_:
        assert t.refusals("to", "6022") == ["AVL 13.0a"]


# -- stacking


@cites("AVL 5.0.4a", "AVL 5.0.1a", "AVL 9.6.1c")
def test_two_stay_and_a_third_has_no_room() -> None:
    t = cleared(S305=awake("5604"), S107=awake("5604"), S141=awake("5605"), H7="5505")
    t.acts("advance S305", "advance S107")
    assert t.may("advance") == [], "the advance is over"
    assert (t.at("S141"), t.may("target")) == ("5605", ["4504"])
    t = cleared(S305=awake("5604"), S107=awake("5604"), S141=awake("5605"), S1GM=awake("5605"), H7="5505")
    t.acts("advance S305", "advance S107")
    assert t.refusals("advance", "S141") == ["AVL 5.0.4a"]


@cites("AVL 5.0.4b", "AVL 5.0.4a", "AVL 9.6.1c")
def test_who_goes_on_may_pass_through_a_full_hex() -> None:
    t = cleared(S305=awake("5604"), S107=awake("5604"), S1GM=awake("5605"), H7="5505")
    t.acts("advance S305", "advance S107", "advance S1GM")
    assert t.at("S1GM") == "5505"
    assert t.refusals("stay") == ["AVL 5.0.4a"]
    assert t.act("to", "5405").at("S1GM") == "5405"


@cites("AVL 5.0.4a", "AVL 5.0.1a")
def test_the_second_hex_must_have_room() -> None:
    """S 340 and S 270 fill 5404; S 160 alone in 5405 leaves room for one."""
    t = cleared(
        S1GM=awake("5604"),
        S17Tk=awake("5604"),
        H7="5505",
        S340="5404",
        S270="5404",
        S160="5405",
        S219="5504",
        S127="5504",
    )
    t.act("advance", "S1GM")
    assert t.may("to") == ["5405", "5506", "5604", "5605"]
    assert t.refusals("to", "5404") == ["AVL 5.0.4a"]
    t.act("to", "5405").act("advance", "S17Tk")
    assert t.may("to") == ["5506", "5604", "5605"]


@cites("AVL 5.0.3b", "AVL 5.0.4a")
def test_nations_that_do_not_stack_do_not_in_an_advance() -> None:
    """9, 3 and 3 to 2 or more, the Romanians first: the Hungarians may pass, and a Hungarian infantry may not
    enter.
    """
    force = {"R1Mot": awake("5604"), "H1Tk": awake("5605"), "H20": awake("5504"), "GGD": awake("5506")}
    t = cleared(phase="axis-combat", S305={"at": "5505", "steps": 1}, **force)
    t.act("advance", "R1Mot").act("stay")
    assert t.may("advance") == ["GGD", "H1Tk"]
    assert t.refusals("advance", "H20") == ["AVL 5.0.4a"]
    t.act("advance", "H1Tk")
    assert t.refusals("stay") == ["AVL 5.0.4a"]
    assert "5404" in t.may("to")
    t.act("to", "5404").act("advance", "GGD").act("stay")
    assert (t.at("R1Mot"), t.at("GGD")) == ("5505", "5505"), "Germans stack with all"


# -- rivers


@cites("AVL 9.6.5a")
def test_over_an_unbridged_major_river_one_stops() -> None:
    t = cleared(target="3811", S1GM=awake("3911"), S2GM=awake("3911"), H7="3811").act("advance", "S1GM")
    assert (t.at("S1GM"), t.may("to"), t.may("advance")) == ("3811", [], ["S2GM"])


@cites("AVL 9.6.5a", "AVL 9.6.5b")
def test_the_illustration_of_the_advance_over_the_don() -> None:
    """In place of the missing illustration of 9.6.5: from the bridge, from the other bank and from the same
    bank into 3811.

    Who came over the bridge, or had no river to cross, may go on, but over the bridge only: 3711, 3911 and
    3912 lie across the water.
    """
    dry = ["3712", "3810", "3812"]
    t = cleared(target="3811", S1GM=awake("3810"), S17Tk=awake("3712"), S5M=awake("3711"), H7="3811")
    over_bridge = Situation(t.pos).act("advance", "S1GM")
    assert over_bridge.may("to") == dry
    for hex_ in ("3711", "3911", "3912"):
        assert over_bridge.refusals("to", hex_) == ["AVL 9.6.5b"]
    assert Situation(t.pos).act("advance", "S17Tk").may("to") == dry
    assert Situation(t.pos).act("advance", "S5M").may("to") == [], "it crossed without a bridge and stops"


@cites("AVL 9.6.5a", "AVL 5.0.4a")
def test_who_must_stop_cannot_pass_through_a_full_hex() -> None:
    t = cleared(
        target="3811",
        S305=awake("3712"),
        S107=awake("3712"),
        S1GM=awake("3911"),
        S2GM=awake("3810"),
        H7="3811",
    )
    t.acts("advance S305", "advance S107")
    assert t.may("advance") == ["S2GM"]
    assert t.refusals("advance", "S1GM") == ["AVL 5.0.4a"]


@cites("AVL 9.6.5a", "AVL 9.6.1c")
def test_a_minor_river_stops_nobody() -> None:
    """0521: small rivers to 0520, with a bridge, and to 0620, without."""
    t = cleared(target="0521", S1GM=awake("0620"), H13="0521").act("advance", "S1GM")
    assert t.may("to") == ["0420", "0421", "0520", "0522", "0620", "0621"]


# -- HQs overrun, cities taken


@cites("AVL 9.6.4", "AVL 12.1a")
def test_an_advance_overruns_an_hq_alone() -> None:
    """In the second hex; its owner puts it in the rear at once, then the advance goes on."""
    t = cleared(S1GM=awake("5604"), S17Tk=awake("5605"), H7="5505", Hollidt="5405").act("advance", "S1GM")
    assert "5405" in t.may("to")
    t.act("to", "5405")
    assert (t.at("S1GM"), t.at("Hollidt"), t.who) == ("5405", "pool", "axis")
    assert t.may("at")
    t.act("at", t.may("at")[0])
    assert t.at("Hollidt") != "5405"
    assert (t.who, t.may("advance")) == ("soviet", ["S17Tk"])


@cites("AVL 9.6.4")
def test_not_one_with_troops() -> None:
    t = cleared(S1GM=awake("5604"), H7="5505", Hollidt="5405", G168="5405").act("advance", "S1GM")
    assert t.refusals("to", "5405") == ["AVL 5.0.2"]


@cites("AVL 9.6.4", "AVL 9.6.1a", "AVL 12.1a")
def test_an_hq_left_in_the_attacked_hex_is_overrun_by_the_first_who_enters() -> None:
    """It was not stacked with them when the segment began, so it does not go with them."""
    units = {**witnesses("soviet"), "S1GM": awake("5604"), "S305": awake("5604"), "H7": "5505", "H2A": "5505"}
    t = situation("avl", "soviet-combat", units=units)
    own = t.pos.state.own
    t = Situation(type(t.pos)(t.game, t.pos.state._replace(own=own._replace(escorts=()))))
    assembled(t, "5505").act("attack", dice=[6])
    assert (t.at("H7"), t.at("H2A"), t.may("advance")) == ("dead", "5505", ["S1GM", "S305"])
    foot = Situation(t.pos).act("advance", "S305")
    assert (foot.at("H2A"), foot.who) == ("pool", "axis")
    foot.act("at", foot.may("at")[0])
    assert (foot.at("S305"), foot.may("advance")) == ("5505", ["S1GM"])
    tanks = t.act("advance", "S1GM")
    assert (tanks.at("H2A"), tanks.who) == ("pool", "axis"), "sent back before the tanks go on"
    tanks.act("at", tanks.may("at")[0])
    assert (tanks.who, tanks.may("to")) == ("soviet", AROUND)


@cites("AVL 14.0.1a", "AVL 9.6.1c")
def test_a_city_passed_through_in_an_advance_is_taken() -> None:
    """Kharkov; the tanks do not stay in it. 18 to 2 is 9-1, the city makes it 8-1."""
    t = cleared(target="1112", S1GM=awake("1111"), S2GM=awake("1111"), H7="1112")
    assert not t.pos.state.own.control >> t.game.map.index["1112"] & 1
    t.act("advance", "S1GM").act("to", "1113")
    assert t.pos.state.own.control >> t.game.map.index["1112"] & 1
