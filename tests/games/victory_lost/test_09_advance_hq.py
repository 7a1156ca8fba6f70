"""12.4 and 9.6.1. HQs in the advance after combat: with somebody of their stack, and no farther than he.

5505 lies in the open, with 5404, 5405, 5504, 5506, 5604 and 5605 around it. H 7 and H 13 have one step: a 6
costs it at 3-1 or more.
"""

from __future__ import annotations

from typing import Any

from tests.games.victory_lost.fighting import assembled, awake, witnesses

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation


def cleared(*attackers: str, target: str = "5505", phase: str = "soviet-combat", **units: Any) -> Situation:
    t = assembled(situation("avl", phase, units={**witnesses(phase), **units}), target, *attackers)
    return t.act("attack", dice=[6])


HQ: dict[str, Any] = {"1GdA": "5604"}


@cites("AVL 12.4a", "AVL 9.6.1d")
def test_an_hq_follows_somebody_of_its_stack() -> None:
    """Not before him, and not one who stood elsewhere."""
    t = cleared(S305=awake("5604"), S107=awake("5605"), H7="5505", **HQ)
    assert t.may("advance") == ["S107", "S305"]
    assert t.refusals("advance", "1GdA") == ["AVL 12.4a"]
    t.act("advance", "S107")
    assert t.refusals("advance", "1GdA") == ["AVL 12.4a"], "S 107 is not of its stack"
    t.act("advance", "S305")
    assert t.act("advance", "1GdA").at("1GdA") == "5505"


@cites("AVL 12.4a", "AVL 9.6.2a")
def test_it_need_not() -> None:
    t = cleared(S305=awake("5604"), H13="5505", **HQ).act("advance", "S305")
    assert t.may("advance") == ["1GdA"]
    assert t.act("halt").at("1GdA") == "5604"


@cites("AVL 12.4a")
def test_an_hq_stacked_with_nobody_who_attacked_stays() -> None:
    """S 305 of its stack did not attack; another HQ is alone beside the hex."""
    t = cleared("S1GM", S1GM=awake("5605"), S305=awake("5604"), H7="5505", **HQ, **{"3GdA": "5504"})
    t.act("advance", "S1GM").act("stay")
    assert t.may("advance") == []
    assert (t.at("1GdA"), t.at("3GdA"), t.may("target")) == ("5604", "5504", ["4504"])


@cites("AVL 12.4a")
def test_it_does_not_matter_whether_the_hq_was_activated() -> None:
    t = cleared(S305=awake("5604"), H13="5505", **{"1GdA": awake("5604")}).act("advance", "S305")
    assert t.may("advance") == ["1GdA"]


@cites("AVL 12.4b", "AVL 9.6.1d")
def test_with_infantry_it_goes_one_hex() -> None:
    t = cleared(S305=awake("5604"), H13="5505", **HQ).act("advance", "S305").act("advance", "1GdA")
    assert (t.at("1GdA"), t.may("to")) == ("5505", [])


@cites("AVL 12.4b")
def test_with_tanks_that_went_one_hex_it_goes_one_hex() -> None:
    t = cleared(S1GM=awake("5604"), H7="5505", **HQ).acts("advance S1GM", "stay", "advance 1GdA")
    assert (t.at("1GdA"), t.may("to")) == ("5505", [])


@cites("AVL 12.4b")
def test_two_hexes_with_tanks_that_went_two_and_to_where_they_are() -> None:
    """Or one: it may stop in the attacked hex."""
    t = cleared(S1GM=awake("5604"), H7="5505", **HQ).acts("advance S1GM", "to 5404", "advance 1GdA")
    assert (t.at("1GdA"), t.may("to"), t.can("stay")) == ("5505", ["5404"], True)
    assert "AVL 12.4b" in t.refusals("to", "5405")
    assert Situation(t.pos).act("to", "5404").at("1GdA") == "5404"
    assert t.act("stay").at("1GdA") == "5505"


@cites("AVL 12.4b")
def test_where_two_of_its_stack_went_their_own_ways_it_chooses() -> None:
    t = cleared(S1GM=awake("5604"), S17Tk=awake("5604"), S5M=awake("5605"), H7="5505", **HQ)
    t.acts("advance S1GM", "to 5404", "advance S17Tk", "to 5506", "advance S5M", "to 5504", "advance 1GdA")
    assert t.may("to") == ["5404", "5506"], "S 5M was not of its stack"
    assert t.act("to", "5506").at("1GdA") == "5506"


@cites("AVL 12.4b")
def test_with_one_that_stayed_and_one_that_went_on_it_may_do_either() -> None:
    t = cleared(S1GM=awake("5604"), S305=awake("5604"), H7="5505", **HQ)
    t.acts("advance S305", "advance S1GM", "to 5405", "advance 1GdA")
    assert (t.may("to"), t.can("stay")) == (["5405"], True)


@cites("AVL 12.4b")
def test_not_to_one_of_its_stack_that_has_not_moved() -> None:
    """S 1GM could still go two hexes, but stands where it stood."""
    t = cleared(S1GM=awake("5604"), S305=awake("5604"), H7="5505", **HQ).acts("advance S305", "advance 1GdA")
    assert (t.at("1GdA"), t.may("to"), t.may("advance")) == ("5505", [], ["S1GM"])


@cites("AVL 12.4a", "AVL 5.0.1b", "AVL 5.0.4a")
def test_two_hqs_do_not_end_together() -> None:
    """The second may pass through the hex of the first, if it can go on."""
    t = cleared(S1GM=awake("5604"), S305=awake("5605"), H7="5505", **HQ, **{"3GdA": "5605"})
    t.acts("advance S305", "advance 3GdA", "advance S1GM", "stay")
    assert t.may("advance") == []
    t = cleared(S1GM=awake("5604"), S305=awake("5605"), H7="5505", **HQ, **{"3GdA": "5605"})
    t.acts("advance S305", "advance 3GdA", "advance S1GM", "to 5404", "advance 1GdA")
    assert t.refusals("stay") == ["AVL 5.0.4a"]
    assert t.act("to", "5404").at("1GdA") == "5404"


@cites("AVL 12.4a", "AVL 9.6.5a")
def test_over_the_don_it_stops_as_they_do() -> None:
    t = cleared(target="3811", S1GM=awake("3911"), S2GM=awake("3911"), H7="3811", **{"1GdA": "3911"})
    t.act("advance", "S1GM").act("advance", "1GdA")
    assert (t.at("1GdA"), t.may("to")) == ("3811", [])


@cites("AVL 12.4a")
def test_an_hq_that_has_followed_one_does_not_jump_after_another() -> None:
    """It stood with S 1GM and S 305 in 5604; it went with S 1GM to 5404, and S 305 then takes 5605 behind it,
    alone.
    """
    units = {
        "S1GM": awake("5604"),
        "S305": awake("5604"),
        "S17Tk": awake("5606"),
        "H7": "5505",
        "H20": "5605",
        **HQ,
    }
    t = situation("avl", "soviet-combat", units={**witnesses("soviet"), **units})
    assembled(t, "5505", "S1GM").act("attack", dice=[6])
    t.acts("advance S1GM", "to 5404", "advance 1GdA", "to 5404")
    assembled(t, "5605", "S305", "S17Tk").act("attack", dice=[6])
    t.act("advance", "S305")
    assert t.may("advance") == ["S17Tk"]
    assert t.refusals("advance", "1GdA") == ["AVL 9.6.1a"]


@cites("AVL 12.4a")
def test_an_hq_that_stayed_may_follow_the_other_of_its_stack_later() -> None:
    units = {
        "S1GM": awake("5604"),
        "S305": awake("5604"),
        "S17Tk": awake("5606"),
        "H7": "5505",
        "H20": "5605",
        **HQ,
    }
    t = situation("avl", "soviet-combat", units={**witnesses("soviet"), **units})
    assembled(t, "5505", "S1GM").act("attack", dice=[6])
    t.acts("advance S1GM", "to 5404", "halt")
    assembled(t, "5605", "S305", "S17Tk").act("attack", dice=[6])
    assert t.act("advance", "S305").act("advance", "1GdA").at("1GdA") == "5605"
