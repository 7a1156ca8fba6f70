"""11.0 and 11.2.1: who comes on which turn, by rail or into a box, and what the turn track says."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.games.victory_lost.law.supply import boxed_units
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

AXIS = {
    1: "G3Mt G304 G213Sec",
    2: "F-Pico G19Pz G7Pz GWik",
    3: "G320 G16Mot",
    4: "GGD G302",
    5: "Kempf GDR GLAH G335 G333",
    6: "G57",
    7: "GTot G15 G167",
    8: "G332 G106",
    9: "",
}
SOVIET = {
    1: "S2Tk S57G",
    2: "3TkA S12Tk S15Tk S7C S48G S62G S180 S184",
    3: "Popov S4Tk S161 S309",
    4: "S3Tk S10Tk S4GTk S23Tk",
    5: "S1GC S3GTk S244 S78G",
    6: "S2GTk S11C S303",
    7: "S252 S253",
    8: "S1G S113",
    9: "",
}
PANZERS = "1PzA G3Pz G13Pz G111 G370 G444Sec G454Sec"
ARMY_28 = "28A S34G S248 S130 S6G"
COUNTERS = {  # attack and defence of each face, where there are two, and movement
    **{
        "G3Mt": "5 2 m4",
        "G304": "4 2 m4",
        "G213Sec": "2 1 m4",
        "G19Pz": "7-5 4-3 m8",
        "G7Pz": "8-6 4-3 m8",
        "GWik": "7-6 4-3 m8",
    },
    **{
        "G320": "4 2 m4",
        "G16Mot": "5-5 3-3 m8",
        "GGD": "10-8 5-4 m8",
        "G302": "4 2 m4",
        "G3Pz": "8-6 4-3 m8",
        "G13Pz": "6-5 3-3 m8",
    },
    **{
        "G111": "4 2 m4",
        "G370": "4 2 m4",
        "G444Sec": "2 1 m4",
        "G454Sec": "2 1 m4",
        "GDR": "10-8 5-4 m8",
        "GLAH": "10-8 5-4 m8",
    },
    **{
        "G335": "5 2 m4",
        "G333": "5 2 m4",
        "G57": "4 2 m4",
        "GTot": "10-8 5-4 m8",
        "G15": "5 2 m4",
        "G167": "4 2 m4",
    },
    **{
        "G332": "5 2 m4",
        "G106": "5 2 m4",
        "S2Tk": "7-4 4-2 m7",
        "S57G": "5 3 m4",
        "S12Tk": "7-4 4-2 m7",
        "S15Tk": "7-4 4-2 m7",
    },
    **{
        "S7C": "5 3 m6",
        "S48G": "5 3 m4",
        "S62G": "5 3 m4",
        "S180": "4 2 m4",
        "S184": "4 2 m4",
        "S4Tk": "7-4 4-2 m7",
    },
    **{
        "S161": "4 2 m4",
        "S309": "4 2 m4",
        "S34G": "5 3 m4",
        "S248": "4 2 m4",
        "S130": "4 2 m4",
        "S6G": "5 3 m4",
    },
    **{
        "S3Tk": "7-4 4-2 m7",
        "S10Tk": "7-4 4-2 m7",
        "S4GTk": "8-5 4-3 m7",
        "S23Tk": "7-4 4-2 m7",
        "S1GC": "6 3 m6",
    },
    **{
        "S3GTk": "8-5 4-3 m7",
        "S244": "4 2 m4",
        "S78G": "5 3 m4",
        "S2GTk": "8-5 4-3 m7",
        "S11C": "5 3 m6",
        "S303": "4 2 m4",
    },
    **{"S252": "4 2 m4", "S253": "4 2 m4", "S1G": "5 3 m4", "S113": "4 2 m4"},
}
# radius and movement
HQS = {"F-Pico": (4, 6), "1PzA": (6, 7), "Kempf": (6, 7), "3TkA": (5, 6), "28A": (3, 5), "Popov": (4, 7)}


def names(listed: str) -> list[str]:
    return sorted(listed.split())


def segment(side: str, turn: int) -> Situation:
    """The reinforcement segment of a turn with everybody waiting who ever comes."""
    everybody = " ".join([*AXIS.values(), *SOVIET.values(), PANZERS, ARMY_28]).split()
    units = {**dict.fromkeys(everybody, "pool"), "G168": "2010", "S25G": "4110"}
    return situation("avl", f"{side}-reinforcement", turn=turn, units=units)


@cites("AVL 11.0", "AVL 2.2.2f", "AVL 2.2.2c")
@pytest.mark.parametrize("turn", range(1, 9))
def test_the_turn_on_the_counter_is_the_turn_it_comes(turn: int) -> None:
    assert segment("axis", turn).may("unit") == names(AXIS[turn])
    assert segment("soviet", turn).may("unit") == names(SOVIET[turn])


@cites("AVL 11.0")
def test_nobody_comes_on_turn_9() -> None:
    t = segment("axis", 9)
    assert t.winner is not None


@cites("AVL 11.0", "AVL 2.2.2g", "AVL 2.2.2h")
def test_the_counters_are_those_of_the_chart() -> None:
    found = {}
    for unit in load("avl").roster.units:
        if unit.arrives and unit.kind != "hq":
            found[unit.id] = (
                " ".join(f"{a}-{d}" if unit.more.mechanised else f"{a}" for a, d, _ in unit.faces)
                + f" m{unit.move // 2}"
            )
    assert found == COUNTERS
    assert {
        u.id: (u.more.radius, u.move // 2) for u in load("avl").roster.units if u.arrives and u.kind == "hq"
    } == HQS


@cites("AVL 7.1.2c", "AVL 2.1.1e")
def test_the_turn_track() -> None:
    assert load("avl").rules.data.axis_chits == (3, 3, 4, 4, 5, 5, 6, 6, 6)


# -- the two armies beside the map


def boxes(t: Situation) -> list[str]:
    return t.game.roster.ids(boxed_units(t.pos))


@cites("AVL 11.2.1a", "AVL 2.2.2d", "AVL 2.1.1g")
def test_the_1st_panzer_army_goes_to_its_box_on_turn_4() -> None:
    t = segment("axis", 4)
    assert sorted(boxes(t)) == names(PANZERS)
    assert {t.at(u) for u in names(PANZERS)} == {"1pza"}
    assert not set(names(PANZERS)) & set(t.may("unit"))
    assert boxes(segment("axis", 3)) == []


@cites("AVL 11.2.1a", "AVL 2.2.2d", "AVL 11.1.2c")
def test_the_28th_army_goes_to_its_box_on_turn_3() -> None:
    t = segment("soviet", 3)
    assert sorted(boxes(t)) == names(ARMY_28)
    assert not set(names(ARMY_28)) & set(t.may("unit"))
    assert boxes(segment("soviet", 2)) == []
    assert t.pos.state.own.five == segment("soviet", 2).pos.state.own.five


@cites("AVL 11.2.1b")
def test_the_chit_of_the_1st_panzer_army_comes_with_it() -> None:
    chit = 1 << load("avl").rules.data.chit_index["1PzA"]
    assert segment("axis", 4).pos.state.own.axis & chit
    assert not segment("axis", 3).pos.state.own.axis & chit


@cites("AVL 11.2.1a")
def test_a_box_needs_no_railway() -> None:
    """All black hexes are in Soviet zones: whoever comes by rail is lost, the 1st Panzer Army is not."""
    shut = {"S219": "0116", "S270": "0126", "S160": "0132", "S127": "0210"}
    units = {**dict.fromkeys([*names(PANZERS), "GGD"], "pool"), **shut}
    t = situation("avl", "axis-reinforcement", turn=4, units=units)
    assert (t.at("GGD"), sorted(boxes(t))) == ("dead", names(PANZERS))
    assert t.units_marked("unsupplied") == []
    t = situation(
        "avl",
        "supply",
        turn=5,
        units={**dict.fromkeys(names(PANZERS), "1pza"), **shut},
    )
    assert (sorted(boxes(t)), t.units_marked("unsupplied"), t.at("1PzA")) == (
        names(PANZERS),
        [],
        "1pza",
    )  # in supply, and nothing takes it away
