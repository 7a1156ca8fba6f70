"""17 and 12.1. Why a unit is not paid for, and why a hex does not take it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.campaign import campaign
from tests.games.victory_roads.test_12_stavka import called
from tests.games.victory_roads.test_17_replacements import BERLIN, LODZ, REDUCED, SMOLENSK, axis, dead, soviet
from tests.games.victory_roads.theatre_situations import why as whys

from grognard.kernel.cite import cites
from grognard.testing.table import Situation

FULL = {"G11": LODZ, "G12": LODZ, "G58": LODZ}


def refused(t: Situation, verb: str, noun: str) -> tuple[list[str], list[str]]:
    """The paragraphs, and the messages."""
    return t.refusals(verb, noun), whys(t, verb, noun)


# -- points


@cites("VR 17.3.5", "VR 17.3.6", "VR 17.3.7")
@pytest.mark.parametrize(("unit", "cite"), [("G31", "VR 17.3.6"), ("SS4", "VR 17.3.7"), ("Q9", "VR 17.3.5")])
def test_without_points_the_paragraph_of_the_price_refuses(unit: str, cite: str) -> None:
    """One point for the Germans, and it is spent; the Hungarians have one of their own."""
    units = {"G6": REDUCED, "H7": REDUCED, "tiger-1": "available_axis", **dead(unit)}
    t = axis(units, {"mood": 2}, turn=20).act("restore", "G6")
    assert refused(t, "rebuild", unit) == ([cite], ["vr-why-no-points"])


@cites("VR 17.3.3a")
def test_an_ally_without_points_of_its_own_is_not_paid_by_the_germans() -> None:
    t = axis({"G6": REDUCED, "H7": REDUCED}, turn=21)
    assert refused(t, "restore", "H7") == (["VR 17.3.3a"], ["vr-why-no-points"])
    assert t.can("restore", "G6")


@cites("VR 17.3.7", "VR 17.3.3a")
def test_armour_of_an_ally_wants_a_support_though_it_has_points() -> None:
    t = axis({"H2A": {"at": LODZ, "steps": 1}, "H7": {"at": LODZ, "steps": 1}, "QH1": LODZ}, turn=3)
    assert refused(t, "restore", "H2A") == (["VR 17.3.7"], ["vr-why-no-support"])


@cites("VR 17.3.10")
def test_outside_every_theatre_that_is_said() -> None:
    units = {
        "S5T": {"at": SMOLENSK, "steps": 1},
        "TOS": "6958",
        "aviation_s-1": "available_s",
        **dead("Q2BF"),
    }
    assert refused(soviet(units), "restore", "S5T") == (["VR 17.3.10"], ["vr-why-outside-every-theatre"])


# -- places


@cites("VR 17.3.11a", "VR 1.11.3")
def test_a_full_hq_takes_no_division_and_the_paragraph_on_places_says_so() -> None:
    t = axis({**FULL, "G6": REDUCED, **dead("G31")})
    assert refused(t, "rebuild", "G31") == (["VR 17.3.11a"], ["vr-why-no-place-to-rebuild"])
    other = axis({**FULL, "Q9": BERLIN, **dead("G31")}).act("rebuild", "G31")
    assert other.may("at") == [BERLIN]
    assert refused(other, "at", LODZ) == (["VR 1.11.3"], ["why-full"])


@cites("VR 17.3.5", "VR 1.11.4b")
def test_where_an_hq_stands_no_other_is_rebuilt() -> None:
    t = soviet(dead("Q2BF")).act("rebuild", "Q2BF")
    assert refused(t, "at", SMOLENSK) == (["VR 1.11.4b"], ["vr-why-hq-there"])


@cites("VR 17.1a", "VR 1.11.4a", "VR 1.11.4b", "VR 1.11.3")
def test_an_hq_comes_to_a_city_full_of_corps_but_not_to_another_hq() -> None:
    def coming(unit: str, **there: str) -> Situation:
        t = campaign("soviet-reinforcements", {unit: "pool", **there}, turn=5)
        return t.act("unit", unit)

    corps = {"S8E": SMOLENSK, "S30G": SMOLENSK, "S109": SMOLENSK}
    assert coming("Q4UF", **corps).can("at", SMOLENSK), "HQs do not count in stacking"
    assert refused(coming("Q4UF", Q1BF=SMOLENSK), "at", SMOLENSK) == (["VR 1.11.4b"], ["vr-why-hq-there"])
    assert coming("S10T", Q1BF=SMOLENSK).can("at", SMOLENSK)
    assert refused(coming("S10T", **corps), "at", SMOLENSK) == (["VR 1.11.3"], ["why-full"])


@cites("VR 14.3f", "VR 1.11.5", "VR 6.1.7")
def test_turned_romanians_come_back_neither_among_hungarians_nor_upon_the_enemy() -> None:
    units = {"SR5": "capitulation", "S5T": "5756", "SH7": "5756", "G11": "5655"}
    own = {"romania": "soviet", "changed": [5, 6], "hungary": "soviet"}
    t = campaign("soviet-reinforcements", units, own, turn=8, dice=[1]).act("unit", "SR5")
    assert refused(t, "at", "5756") == (["VR 1.11.5"], ["vr-why-strangers"])
    assert refused(t, "at", "5655") == (["VR 6.1.7"], ["why-enemy-there"])
    assert t.may("at")


@cites("VR 17.1a", "VR 17.2.1a", "VR 4.1.2", "VR 14.3f")
def test_another_hex_is_refused_by_saying_where_such_a_unit_arrives() -> None:
    def asked(phase: str, unit: str, at: str, noun: str, **more: Any) -> list[str]:
        units = {unit: at, "Q4": LODZ, "S5T": "5756", "S30": "5560"}
        t = campaign(f"{phase}-reinforcements", units, more.pop("own", {}), **more).act("unit", unit)
        return whys(t, "at", noun)

    riga, minsk, warsaw = "4314", "5426", "3535"
    assert asked("soviet", "S10T", "pool", riga, turn=5) == ["vr-why-no-soviet-city"]
    assert asked("soviet", "S10T", "pool", minsk, turn=5) == ["vr-why-no-soviet-city"], "not Soviet yet"
    assert asked("axis", "G28J", "pool", warsaw, turn=2) == ["vr-why-no-german-entry"]
    assert asked("axis", "H1A", "pool", LODZ, turn=8) == ["vr-why-no-hungarian-city"]
    assert asked("axis", "G21", "next_turn", warsaw, turn=8) == ["vr-why-no-german-city"]
    assert asked("axis", "Q9", "waiting_axis", warsaw, turn=8) == ["vr-why-no-german-entry"]
    assert asked("soviet", "Q2BF", "waiting_soviet", riga, turn=8) == ["vr-why-no-home-city"]
    turned = {"romania": "soviet", "changed": [5, 0]}
    assert asked("soviet", "SR5", "capitulation", "5368", turn=8, own=turned, dice=[6]) == [
        "vr-why-no-homecoming"
    ]


@cites("VR 17.3.5", "VR 17.3.9", "VR 17.3.11a", "VR 17.3.11c")
def test_so_is_a_hex_where_a_rebuilt_unit_does_not_come() -> None:
    hand = {"tiger-1": "available_axis", "artillery_3-1": "available_cn", "TOCN": SMOLENSK}

    def rebuilt(t: Situation, unit: str, noun: str) -> list[str]:
        return whys(t.act("rebuild", unit), "at", noun)

    many = {"Q9": BERLIN, "Q6": "0837", "Q8": "1139", "Q11": "3324", "Q12": "3519"}
    many |= {"Q16": "2725", "Q17": "0633", "Q18": "1251"}
    assert rebuilt(axis({**dead("G31"), **many}), "G31", "3535") == ["vr-why-no-hq-of-nation"]
    assert rebuilt(axis(dead("G21")), "G21", LODZ) == ["vr-why-next-turn"]
    assert rebuilt(axis(dead("Q9")), "Q9", "3535") == ["vr-why-no-home-city"]
    assert rebuilt(soviet({**dead("S5T"), **hand}), "S5T", SMOLENSK) == ["vr-why-to-stavka"]


# -- an HQ out of the Stavka box


def hq_called(**units: str) -> Situation:
    """An HQ that has come to the box by the calendar leaves it for theatre Centre South, at Rovno."""
    t = called("TOCS", 6, {"priority": "TOCS"}, Q4UF="stavka", **units)
    return t.act("unit", "Q4UF")


@cites("VR 12.1.1g", "VR 1.11.4a", "VR 1.11.4b")
def test_an_hq_leaves_the_box_for_a_hex_full_of_corps() -> None:
    t = hq_called(S8E="5142", S30G="5142", S109="5142")
    assert t.can("to", "5142"), "on the railway from Rovno to Zhitomir"
    assert refused(t, "to", "5241") == (["VR 1.11.4b"], ["vr-why-hq-there"]), "the 1st Ukrainian Front"
    corps = t.act("drop").act("unit", "S11G")
    assert refused(corps, "to", "5142") == (["VR 1.11.3"], ["why-full"])
    assert corps.can("to", "5241")


@cites("VR 12.1.1g", "VR 4.1.1a")
def test_an_hq_is_in_supply_only_on_a_line_of_its_own() -> None:
    """5242 lies in the radius of another HQ, without a road or railway."""
    t = hq_called()
    assert refused(t, "to", "5242") == (["VR 4.1.1a"], ["vr-why-hq-no-line-there"])
    assert t.act("drop").act("unit", "S11G").can("to", "5242")
