"""The rulebook's page of combats, on the map, with its dice; and its examples of results.

EX-VL-04 is in test_06_odds.py, EX-VL-05 in test_06_terrain.py, EX-VL-08 and 09 in test_06_results.py,
EX-VL-10 and 12 in test_06_advance.py.
"""

from __future__ import annotations

from typing import Any

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

# Turn 1. The attackers of the first combat stand in 1208 and 1209, which leaves 1008 out of their zones;
# those of the second in
# 1011. The German HQ is within four hexes of 1109; the rockets of sWR3 are two from 1010 and out of reach of
# 1109.
PAGE: dict[str, Any] = {
    **{"357DF": "1209", "27RC": "1209", "18-2M": "1208", "38G": "1310", "QG3C": "1411", "QG5G": "1411"},
    **{"257DF": "1011", "36RC": "1011", "28DF": "1316", "9DFG": "1312", "381DF": "1103", "31BF": "1001"},
    **{"S343": "1109", "Meyer": "1010", "3-185": "1010", "Giehl": "1012", "3Jg": "1014", "Klatt": "0512"},
    **{"QG83": "0811", "QGChevalerie": "0607", "sWR3": "0811", "FestungW": "1110", "FestungE": "1210"},
}


def page() -> Situation:
    return situation("vl", "soviet-combat", turn=1, units=PAGE)


def shifts(t: Situation) -> dict[str, int]:
    return {s.what: s.columns for s in t.odds().shifts if s.columns}


def result(t: Situation) -> tuple[str, str]:
    told = t.message("vl-result")
    return str(told["column"]), str(told["result"])


def steps(t: Situation, unit: str) -> int:
    return t.pos.state.steps[t.game.roster.index[unit]]


def first_combat() -> Situation:
    """Up to the retreat of S 343."""
    t = page().acts("target 1109", "join 357DF", "join 27RC", "join 18-2M")
    found = t.odds()
    assert (found.attack, found.defence, found.before) == (15, 3, "5/1")
    assert (shifts(t), found.column) == ({"combined": 1}, "6/1")
    t.act("attack").act("rockets", "38G")
    assert t.odds().column == "7/1"
    t.act("ready")
    assert t.who == "german"
    assert t.can("artillery", "QG83")
    t.act("artillery", "QG83")
    assert t.odds().column == "6/1"
    t.act("ready", dice=[3, 4, 4])
    assert result(t) == ("6/1", "1/R2")
    return t


@cites(
    "VL 6.4a",
    "VL 6.4c",
    "VL 6.4d",
    "VL 6.2.3a",
    "VL 1.5h",
    "VL 1.4i",
    "VL 6.3c",
    "VL T.trc.4",
    "VL 6.5b",
    "VL 6.5c",
    "VL 6.5j",
)
def test_combat_1() -> None:
    """EX-VL-06."""
    t = first_combat()
    assert t.who == "german"
    assert t.may("back") == ["1008", "1009"]
    t.act("back", "1008")
    assert t.can("lose", "S343")
    assert t.can("fall_back"), "it could have lost a step"
    t.act("fall_back").act("back", "0909")
    assert (t.at("S343"), steps(t, "S343")) == ("0808", 2)
    assert (t.who, t.may("lose")) == ("soviet", ["357DF"]), "the largest unit"
    t.act("lose", "357DF")
    assert steps(t, "357DF") == 2


@cites("VL 6.5d")
def test_combat_1_had_the_german_stopped_in_0909() -> None:
    """EX-VL-06: one step, and the advance is two hexes long; 0910 would then have been
    free of Soviet zones.
    """
    t = first_combat().act("back", "1008").act("lose", "S343")
    assert steps(t, "S343") == 1
    assert t.can("fall_back")
    t.act("fall_back").act("back", "0909").act("lose", "357DF").act("advance", "18-2M").act("to", "1008")
    assert (t.at("S343"), t.at("18-2M"), t.may("to")) == ("0909", "1008", [])


def advanced() -> Situation:
    """Combat 1 to its end: the division in 1109, the brigade in 0909, the tanks off the path."""
    t = first_combat().act("back", "1008").act("fall_back").act("back", "0909").act("lose", "357DF")
    t.act("advance", "357DF")
    assert t.at("357DF") == "1109"
    assert t.may("to") == ["1008"], "it could have gone on to 1008, and no further"
    t.act("stay").act("advance", "18-2M").acts("to 1008", "to 0909")
    assert t.at("18-2M") == "0909"
    assert t.may("to") == [], "three hexes"
    t.act("advance", "27RC")
    assert len(t.may("to")) > 1
    assert "1108" in t.may("to"), "the tanks need not follow S 343"
    return t.acts("to 1108", "to 1107")


@cites("VL 6.6.2a", "VL 6.6.2b", "VL 6.6.2d", "VL 6.6.2j", "VL 6.6.2f")
def test_combat_1_the_advance() -> None:
    t = advanced()
    assert (t.at("357DF"), t.at("18-2M"), t.at("27RC")) == ("1109", "0909", "1107")


@cites(
    "VL 6.2.3a",
    "VL 6.2.4c",
    "VL 6.2.5b",
    "VL 6.2.7a",
    "VL 6.2.7d",
    "VL 6.4a",
    "VL 6.3c",
    "VL 6.5l",
    "VL 6.5m",
    "VL 6.6.1f",
)
def test_combat_2() -> None:
    """EX-VL-07.

    The booklet does not say where the attackers stand nor where the Germans go. That their retreat costs a
    step means that all around is watched (6.6.1c), and that is a concentric attack (AMB-VL-19), a column the
    booklet does not name: rockets answer it here, so that its columns stand.
    """
    t = advanced().acts("target 1010", "join 257DF", "join 36RC")
    found = t.odds()
    assert (found.attack, found.defence, found.before) == (10, 8, "1/1")
    assert shifts(t) == {"antitank": -1, "armour-bonus": -1, "concentric": 1}, (
        "infantry and armour on both sides cancel"
    )
    t.acts("attack", "artillery QG3C", "aviation QG3C", "ready", "rockets sWR3")
    assert t.odds().column == "1/1"
    t.act("ready", dice=[6, 3, 4])
    assert result(t) == ("3/2", "1/1")
    assert (t.who, t.may("lose")) == ("german", ["3-185", "Meyer"]), (
        "the loss may be the infantry's: the guns have a star"
    )
    t.act("fall_back")
    assert t.may("back") == ["0910", "0911"]
    t.act("back", "0910").act("lose", "Meyer")
    assert (t.at("Meyer"), t.at("3-185"), steps(t, "Meyer")) == ("0910", "0910", 1)
    assert (t.who, t.may("lose")) == ("soviet", ["36RC"]), "a step of armour"
    t.act("lose", "36RC").act("advance", "257DF")
    assert (t.at("257DF"), steps(t, "36RC"), t.may("to")) == ("1010", 1, [])


@cites("VL 6.2.3a", "VL 6.2.4c", "VL 6.2.5b", "VL 6.2.7a", "VL 6.2.7d", "VL 6.4e")
def test_combat_2_the_columns_alone() -> None:
    """The same with the advance of the first combat left out: no ring, and the columns one by one as the
    booklet has them.
    """
    t = page().acts("target 1010", "join 257DF", "join 36RC")
    assert shifts(t) == {"antitank": -1, "armour-bonus": -1}
    assert (t.odds().before, t.odds().column) == ("1/1", "1/3")
    t.acts("attack", "artillery QG3C", "aviation QG3C")
    assert t.odds().column == "1/1"
    t.act("ready").act("ready", dice=[6, 3, 4])
    assert result(t) == ("3/2", "1/1")


@cites("VL 6.5f", "VL T.trc.8", "VL 6.5d", "VL 6.6.2j", "VL 6.6.2d", "VL 6.5g")
def test_the_result_1_R3() -> None:
    """EX-VL-11: 18 to 3 is 6/1, a 6. The hex that is due, two of the owner's choice, the last the attacker's;
    then his own.
    """
    units = {"S343": "0509", "9DFG": "0608", "21DFG": "0609"}

    def shot() -> Situation:
        t = (
            situation("vl", "soviet-combat", units=units)
            .acts("target 0509", "join 9DFG", "join 21DFG")
            .act("attack", dice=[3, 3, 6])
        )
        assert result(t) == ("6/1", "1/R3")
        return t.act("back", "0408")

    lost = shot().act("lose", "S343")
    assert lost.can("fall_back")
    assert lost.may("lose") == ["S343"], "a second step, or a hex"
    stood = lost.act("fall_back").act("back", "0308")
    assert stood.who == "soviet"
    assert stood.can("impose_step")
    assert stood.can("impose_hex")
    far = shot().act("fall_back").act("back", "0308").act("back", "0208")
    assert far.who == "soviet"
    far.act("impose_step").act("lose", "S343")
    assert (far.at("S343"), steps(far, "S343")) == ("0208", 1)
    assert far.can("fall_back")
    assert far.may("lose") == ["21DFG", "9DFG"], "the defender went back: the attacker may too"
    far.act("lose", "9DFG").act("advance", "9DFG").act("to", "0408")
    assert far.may("to") == [], "two hexes for infantry after a retreat of three"
