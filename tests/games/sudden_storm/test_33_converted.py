"""33D, 33F3 and 33F4. Conversions, upgrades, Guards, stronger rifle divisions."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.economy import INDEX, SIXES, amended, asked, cadre, later, points
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until_asked, until_so

from grognard.games.sudden_storm.law import faces
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

MAP = DATA.map
KHARKOV, FIELD = "4A:1124", "4A:1125"
SLOVAKS = {"K1Inf": "1B:3830", "K2Inf": "1B:3830", "K1Infb": "converted", "K2Sec": "converted"}
UPGRADES = {"G9Pzb": "converted", "GLSSAHPzGb": "converted", "G3PzG": "converted"}


# -- the Axis


@cites("SS 33D1", "SS OB-A.9")
def test_a_unit_is_converted_from_its_turn_on() -> None:
    dead = {"G15Inf": "dead"}
    t = asked("axis", {**dead, **SLOVAKS}, {"german infantry": 8}, turn=3)
    assert not t.can("convert", "K1Inf")
    t = asked("axis", {**dead, **SLOVAKS}, {"german infantry": 8}, turn=7)  # and later (SS-P65)
    t.act("convert", "K1Inf")
    assert t.may("into") == ["K1Infb", "K2Sec"]
    t.act("into", "K1Infb")
    assert (t.at("K1Inf"), t.at("K1Infb")) == ("gone", "1B:3830")
    t.act("convert", "K2Inf")  # nothing else is left
    assert (t.at("K2Inf"), t.at("K2Sec")) == ("gone", "1B:3830")


@cites("SS 33.3")
def test_names_are_nothing_in_a_conversion() -> None:
    """The rocket regiment to be converted is the 1st: any other like it will do."""
    units = {"G4RktR": "1B:3830", "G51RktR": "1B:3830", "G1MRkR": "converted"}
    t = asked("axis", {"G15Inf": "dead", **units}, {"german infantry": 8}, turn=17)
    assert t.may("convert") == ["G4RktR", "G51RktR"]
    t.act("convert", "G51RktR")
    assert t.at("G1MRkR") == "1B:3830"


@cites("SS 33D1")
@pytest.mark.parametrize(("at", "why"), [("1B:3831", "SS 33B.3"), ("2A:3532", "SS 33B.4")])
def test_the_conditions_are_those_of_a_cadre(at: str, why: str) -> None:
    """In a city, and with a line to a source: Smolensk is deep in Soviet land."""
    t = asked("axis", {"G15Inf": "dead", **SLOVAKS, "K1Inf": at}, {"german infantry": 8})
    assert t.refusals("convert", "K1Inf") == [why]


@cites("SS 33D2")
@pytest.mark.parametrize(
    ("old", "new", "cost"), [("G9Pz", "G9Pzb", 5), ("GLSSAHPzG", "GLSSAHPzGb", 2), ("G3Mot", "G3PzG", 4)]
)
def test_an_upgrade_costs_armour_points(old: str, new: str, cost: int) -> None:
    units = {**UPGRADES, old: "1B:3830", "G15Inf": "dead"}
    t = asked("axis", units, {"axis armor": cost, "german infantry": 8}, turn=19)
    t.act("convert", old)
    assert (t.at(new), points(t, "axis armor"), points(t, "german infantry")) == ("1B:3830", 0, 8)
    t = asked("axis", units, {"axis armor": cost - 1, "german infantry": 8}, turn=19)
    assert t.refusals("convert", old) == ["SS 33D2"]


@cites("SS 33D1")
def test_a_cadre_is_not_the_unit_that_is_converted() -> None:
    units = {**UPGRADES, "G9Pz": cadre("1B:3830"), "G15Inf": "dead"}
    t = asked("axis", units, {"axis armor": 9, "german infantry": 8}, turn=19)
    assert not t.can("convert", "G9Pz")


# -- Guards


def guards(units: dict[str, object], pools: dict[str, float], turn: int = 7, **own: object) -> Situation:
    made = dict.fromkeys(("S1GdRif", "S5GdRif", "S1GdTkB", "S1GdCav", "S1GdMoR"), "converted")
    more = {"S225Rif": "dead", "S1SubRif": "converted", **made}
    return asked("soviet", {**more, **units}, {"eastern infantry": 9, **pools}, turn, **own)


@cites("SS 33F4.2")
def test_guards_cost_the_difference_and_one_point_less() -> None:
    """E94: a 3-6 in Moscow becomes a 5-6 for one point of the district."""
    t = guards({"S107Rif": "2A:3317"}, {}, turn=7)
    amended(t, pools=(("moscow infantry", 20), ("kiev infantry", 200)))
    t.act("convert", "S107Rif")  # one point does not make a 6-6
    assert (t.at("S5GdRif"), points(t, "moscow infantry")) == ("2A:3317", 0)
    assert points(t, "kiev infantry") == 10
    t = guards({"S107Rif": "2A:3317"}, {}, turn=7)
    amended(t, pools=(("moscow infantry", 40),))
    t.act("convert", "S107Rif")
    assert t.may("into") == ["S1GdRif", "S5GdRif"]
    amended(t, pools=(("kiev infantry", 200),))
    t.act("drop")
    assert t.refusals("convert", "S107Rif") == ["SS 33F4.2"]


@cites("SS 33F4.1")
def test_the_old_unit_can_be_replaced_afterwards() -> None:
    t = guards({"S107Rif": "2A:3317"}, {"moscow infantry": 9})
    t.act("convert", "S107Rif").act("into", "S5GdRif")
    assert t.at("S107Rif") == "dead"
    t = guards({"S54Rif": "2A:3317"}, {"moscow infantry": 9})
    t.act("convert", "S54Rif").act("into", "S5GdRif")
    assert (t.at("S54Rif"), t.at("S1SubRif")) == ("gone", "dead")  # SS-P27


@cites("SS 33F4.1")
def test_who_may_become_guards() -> None:
    """Regular, winterized and naval units; no militia, no NKVD; motorised and light tank cadres, too."""
    places: dict[str, object] = {
        "S107Rif": "2A:3317",
        "S26Rif": "2A:3317",
        "S2MiRif": "2A:3317",
        "S1NkRif": "2A:3317",
    }
    places |= {"S204MotC": "2A:3318", "S33LTkC": "2A:3318", "S29Mec": "2A:3318", "S198Mot": cadre("2A:3318")}
    places |= {"S28Tk": cadre("2A:3417"), "S22NkMot": "2A:3417"}
    t = guards(places, {"moscow infantry": 9, "soviet armor": 9})
    expected = ["S107Rif", "S198Mot", "S204MotC", "S26Rif", "S28Tk", "S29Mec", "S33LTkC", "S73Rif"]
    assert t.may("convert") == expected
    assert not guards(places, {"moscow infantry": 9}, turn=6).may("convert")


@cites("SS 33F4.2")
def test_points_gained_by_a_conversion_come_later() -> None:
    """A 3-2-8 tank brigade gives one point; a 6-6 division that becomes a 5-6 two."""
    t = guards({"S3TkB": "2A:3317", "S100Rif": "2A:3317"}, {"moscow infantry": 9}, turn=10)
    before = remembered(t).pools
    t.act("convert", "S3TkB").act("convert", "S100Rif").act("into", "S5GdRif")
    assert later(t) == {"soviet armor": 1, "moscow infantry": 2}
    assert remembered(t).pools == before
    armour = points(t, "soviet armor")
    until_so(t, lambda: t.phase == "soviet-movement" and t.pos.state.turn == 11, *SIXES)
    assert later(t) == {}
    assert points(t, "soviet armor") == armour + 7 + 1  # seven factories


@cites("SS 33D1")
def test_the_new_unit_shares_the_lot_of_the_old() -> None:
    """SS-P55."""
    t = guards({"S107Rif": {"at": "2A:3317"}}, {"moscow infantry": 1})
    starving = list(t.pos.state.marks)
    starving[GAME.mark("starving")] |= 1 << INDEX["S107Rif"]
    t.pos = type(t.pos)(t.game, t.pos.state._replace(marks=tuple(starving)))
    t.act("convert", "S107Rif").act("into", "S5GdRif")
    assert t.units_marked("starving") == ["S5GdRif"]


@cites("SS 33F4.1")
def test_a_scenario_of_winter_has_the_guards_of_its_own_turns() -> None:
    """Before Kalinin begins those of September to November have been made."""
    made = dict.fromkeys(("S1GdRif", "S5GdRif", "S10GdRif", "S5GdCav"), "converted")
    units = {**made, "S73Rif": "2A:3317", "S225Rif": "dead", "G110Inf": "2A:3032"}
    given = {"pools": [["moscow infantry", 200]]}
    t = drawn("soviet-initial", units, given, turn=14, scenario="kalinin", dice=SIXES)
    t = until_asked(t, "convert", *SIXES)
    t.act("convert", "S73Rif")
    assert t.at("S10GdRif") == "2A:3317"


# -- 3-6 and 4-6


def strengths(t: Situation, *names: str) -> list[int]:
    return [faces.face(t.pos, INDEX[name]).attack for name in names]


@cites("SS 33F3.1")
def test_four_rifle_divisions_a_turn_become_stronger() -> None:
    names = ["S107Rif", "S119Rif", "S133Rif", "S178Rif", "S237Rif"]
    units = dict.fromkeys(names, KHARKOV) | {"S239Rif": FIELD, "S91Rif": KHARKOV}
    t = asked("soviet", {"S225Rif": "dead", **units}, {"eastern infantry": 9}, turn=4)
    assert t.refusals("strengthen", "S91Rif") == ["SS 33F3.1"]  # is one already
    assert t.refusals("strengthen", "S239Rif") == ["SS 33B.3"]
    before = remembered(t).pools
    for name in names[:4]:
        t.act("strengthen", name)
    assert strengths(t, *names) == [4, 4, 4, 4, 3]
    assert t.refusals("strengthen", names[4]) == ["SS 33F3.1"]
    assert remembered(t).pools == before
    t = asked(
        "soviet", {"S225Rif": "dead", **units}, {"eastern infantry": 9}, turn=5, quotas=[["stronger", 4]]
    )
    assert t.can("strengthen", names[4])
    t = asked("soviet", {"S225Rif": "dead", **units}, {"eastern infantry": 9}, turn=3)
    assert t.refusals("strengthen", names[0]) == ["SS 33F3.1"]


@cites("SS 33F3.2")
def test_a_division_rebuilt_at_the_lower_strength_may_be_raised_again() -> None:
    t = asked("soviet", {"S10Rif": "dead"}, {"kharkov infantry": 9}, turn=4)
    t.act("buy", "S10Rif").act("at", KHARKOV)
    assert strengths(t, "S10Rif") == [3]
    t.act("strengthen", "S10Rif")
    assert strengths(t, "S10Rif") == [4]
