"""9.3. What an attack comes to before the die.

5505 lies in the open: 5404, 5405, 5504, 5506, 5604 and 5605 are around it, and no river is near. 3811 has the
Don, with a bridge to 3810, without to 3711 and 3911, and none of it to 3712 and 3812. 4110 and 4210 are
rough; a small river runs between 4110 and 4009.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.victory_lost.fighting import assembled, awake, played_on, redrawn, witnesses

from grognard.games.victory_lost.law import odds
from grognard.kernel.cite import cites
from grognard.kernel.tables import Item
from grognard.testing.table import Situation, situation


def aimed(target: str, phase: str = "soviet-combat", **units: Any) -> Situation:
    """The attack of all who may on a hex."""
    return assembled(situation("avl", phase, units={**witnesses(phase), **units}), target)


def sums(t: Situation) -> tuple[float, float]:
    shown = t.odds()
    return shown.attack, shown.defence


def columns(t: Situation) -> tuple[str, str]:
    """The bare odds, and the column."""
    shown = t.odds()
    return shown.before, shown.column


# -- the sums


@cites("AVL 9.3.1a", "AVL 9.1.4b", "AVL 9.1.5", "AVL 9.2c")
def test_attack_strengths_are_added_and_so_are_defence_strengths() -> None:
    """8-6 attacks with 8 and 10-8 defends with 8; the 4 and the 5 are one strength each."""
    t = aimed("5505", S5M=awake("5604"), S305=awake("5605"), GGD="5505", G26="5505")
    assert sums(t) == (12, 13)


@cites("AVL 9.3.1a")
def test_reduced_units_count_with_their_other_side() -> None:
    t = aimed(
        "5505",
        S5M=awake("5604", steps=1),
        S305=awake("5605", steps=1),
        GGD={"at": "5505", "steps": 1},
        G26={"at": "5505", "steps": 1},
    )
    assert sums(t) == (6, 6), "4 and 2 against 4 and 2"


@pytest.mark.parametrize(
    ("at", "halved"), [("3810", True), ("3711", True), ("3911", True), ("3712", False), ("3812", False)]
)
@cites("AVL 9.3.1b", "AVL 1.3a")
def test_over_a_major_river_one_attacks_with_half_bridge_or_no_bridge(at: str, halved: bool) -> None:
    """EX-AVL-01: half of 5 is 2."""
    t = aimed("3811", S25G=awake(at), ItSfz="3811")
    assert sums(t) == (2 if halved else 5, 1)


@cites("AVL 9.3.1b")
def test_over_a_minor_river_one_attacks_with_half() -> None:
    assert sums(aimed("4110", S25G=awake("4009"), ItSfz="4110")) == (2, 1)
    assert sums(aimed("4110", S25G=awake("4111"), ItSfz="4110")) == (5, 1)


@pytest.mark.parametrize(("at", "halved"), [("0520", True), ("0620", True), ("0420", False)])
@cites("AVL 9.3.1b")
def test_a_bridge_over_a_minor_river_does_not_help(at: str, halved: bool) -> None:
    """0521: a railway bridge to 0520, none to 0620, no river to 0420."""
    assert sums(aimed("0521", S25G=awake(at), ItSfz="0521")) == (2 if halved else 5, 1)


@cites("AVL 9.3.1b")
def test_the_defence_is_not_halved_by_a_river() -> None:
    assert sums(aimed("3811", S25G=awake("3711"), G26="3811"))[1] == 5


@cites("AVL 9.3.1c", "AVL 9.1.4b")
def test_only_those_who_attack_over_the_river_are_halved() -> None:
    """5 over the Don and 5 on its own bank."""
    t = aimed("3811", S25G=awake("3810"), S15G=awake("3712"), G26="3811")
    assert sums(t) == (2 + 5, 5)
    assert {s.what: s.cite for s in t.odds().strengths} == {
        "S25G": "AVL 9.3.1b",
        "S15G": "AVL 9.3.1a",
        "G26": "AVL 9.3.1a",
    }


@cites("AVL 9.3.1d", "AVL 10.2.1")
def test_out_of_supply_one_attacks_with_half_and_defends_with_all() -> None:
    assert sums(aimed("5505", S25G=awake("5604", "unsupplied"), ItSfz="5505"))[0] == 2
    assert sums(aimed("5505", S25G=awake("5604"), G26={"at": "5505", "marks": ["unsupplied"]})) == (5, 5)


@cites("AVL 9.3.1e", "AVL 10.2.2")
def test_isolated_one_attacks_and_defends_with_half() -> None:
    t = aimed("5505", S25G=awake("5604", "isolated"), G26={"at": "5505", "marks": ["isolated"]})
    assert sums(t) == (2, 2)
    assert {s.what: (s.amount, s.cite) for s in t.odds().strengths} == {
        "S25G": ("5/2", "AVL 9.3.1e"),
        "G26": ("5/2", "AVL 9.3.1e"),
    }


@pytest.mark.parametrize("mark", ["unsupplied", "isolated"])
@cites("AVL 9.3.1f", "AVL 1.3a")
def test_a_river_and_want_of_supply_together_make_a_quarter(mark: str) -> None:
    """9 by 4 is 2; EX-AVL-01: 3 by 4 is 0."""
    t = aimed("3811", S1GM=awake("3711", mark), ItSfz="3811")
    assert sums(t) == (2, 1)
    assert t.odds().strengths[0] == Item("S1GM", 9, "AVL 9.3.1f", 4)
    assert sums(aimed("3811", S25G=awake("3711", mark, steps=1), ItSfz="3811")) == (0, 1)


# -- 1.3: rounding


@cites("AVL 1.3b", "AVL 9.3.1g")
def test_a_stack_is_added_up_before_it_is_divided() -> None:
    """EX-AVL-02: 3 and 3 halved are 3."""
    t = aimed("3811", S25G=awake("3711", steps=1), S15G=awake("3711", steps=1), ItSfz="3811")
    assert sums(t)[0] == 3


@cites("AVL 1.3b", "AVL 9.3.1g")
def test_each_hex_is_divided_by_itself() -> None:
    """AMB-AVL-14: 3 and 3 from two hexes are 1 and 1."""
    t = aimed("3811", S25G=awake("3711", steps=1), S15G=awake("3911", steps=1), ItSfz="3811")
    assert sums(t)[0] == 2


@cites("AVL 1.3b", "AVL 9.3.1g", "AVL 9.3.1f")
def test_in_a_hex_those_divided_alike_are_added_whatever_divides_them() -> None:
    """AMB-AVL-14: one out of supply and one isolated are both halved, 3 + 3 by 2; over the river both are
    quartered, 9 + 7 by 4.
    """
    t = aimed(
        "5505",
        S25G=awake("5604", "unsupplied", steps=1),
        S15G=awake("5604", "isolated", steps=1),
        ItSfz="5505",
    )
    assert sums(t)[0] == 3
    t = aimed("3811", S1GM=awake("3711", "unsupplied"), S17Tk=awake("3711", "isolated"), ItSfz="3811")
    assert sums(t)[0] == 4, "rounded one by one they would be 2 + 1"


@cites("AVL 1.3b", "AVL 9.3.1g")
def test_in_a_hex_those_divided_otherwise_are_a_group_of_their_own() -> None:
    """AMB-AVL-14: over the river 5 by 2 and 7 by 4 are 2 + 1; on dry ground 5 and 3 by 2 are 5 + 1."""
    assert sums(aimed("3811", S25G=awake("3711"), S17Tk=awake("3711", "isolated"), ItSfz="3811"))[0] == 3
    assert (
        sums(aimed("5505", S25G=awake("5604"), S15G=awake("5604", "isolated", steps=1), ItSfz="5505"))[0] == 6
    )


@cites("AVL 1.3b", "AVL 9.3.1g", "AVL 9.3.1e")
def test_the_defence_is_divided_in_the_same_manner() -> None:
    """5 + 5 isolated are 5; 5 isolated beside 5 in supply are 2 + 5."""
    isolated = {"at": "5505", "marks": ["isolated"]}
    assert sums(aimed("5505", S25G=awake("5604"), G26=isolated, G336=isolated))[1] == 5
    assert sums(aimed("5505", S25G=awake("5604"), G26=isolated, G336="5505"))[1] == 7


@cites("AVL 9.3.1b", "AVL 9.3.1d", "AVL 9.3.1f", "AVL 9.3.1g", "AVL 9.3.1c")
def test_the_illustration_of_strengths_drawn_on_the_don() -> None:
    """In place of the missing illustration of 9.3.1: three hexes around 3811.

    3810, over the bridge: 5 and 4 are 9, halved 4. 3711, over the river: 9 out of supply and 7 in supply, 9
    by 4 is 2 and 7 by 2 is 3. 3712, on this bank: 8 in supply and 5 out of it, 8 and 2. In all 19, against 4
    and an isolated 5: 4 and 2.
    """
    t = aimed(
        "3811",
        **{
            "S25G": awake("3810"),
            "S305": awake("3810"),
            "S1GM": awake("3711", "unsupplied"),
            "S17Tk": awake("3711"),
        },
        **{
            "S5M": awake("3712"),
            "S15G": awake("3712", "unsupplied"),
            "G168": "3811",
            "G26": {"at": "3811", "marks": ["isolated"]},
        },
    )
    assert sums(t) == (4 + 2 + 3 + 8 + 2, 4 + 2)
    assert columns(t) == ("3-1", "3-1")


# -- the odds


@pytest.mark.parametrize(
    ("attackers", "defenders", "expected"),
    [
        (("S25G", "S15G", "S35G"), ("G26",), (15, 5, "3-1")),
        (("S1GM", "S2GM", "S5M"), ("G26", "G168"), (26, 9, "2-1")),
        (("S305", "S107", "S141"), ("G6Pz",), (12, 7, "1.5-1")),
        (("S1GM", "S2GM"), ("GGD", "G26"), (18, 13, "1-1")),
        (("S25G", "S15G", "S35G", "S41G", "S38G"), ("H7",), (25, 2, "12-1")),
    ],
)
@cites("AVL 9.3.2a", "AVL 9.3.2b", "AVL 9.3.2c")
def test_odds_are_rounded_down(
    attackers: tuple[str, ...], defenders: tuple[str, ...], expected: tuple[int, int, str]
) -> None:
    """EX-AVL-04."""
    places = ("5604", "5604", "5605", "5605", "5504")
    units = {u: awake(at) for u, at in zip(attackers, places, strict=False)}
    t = aimed("5505", **units, **dict.fromkeys(defenders, "5505"))
    assert (*sums(t), columns(t)[0]) == expected


@pytest.mark.parametrize(
    ("attack", "defence", "step"),
    [
        (1, 1, 0),
        (29, 20, 0),
        (30, 20, 1),
        (39, 20, 1),
        (40, 20, 2),
        (59, 20, 2),
        (60, 20, 3),
        (199, 20, 9),
        (200, 20, 10),
        (219, 20, 10),
    ],
)
@cites("AVL 9.3.2b", "AVL 9.3.2c")
def test_the_edges_of_the_columns(attack: int, defence: int, step: int) -> None:
    assert odds.odds_step(attack, defence) == step


@cites("AVL 9.3.4b", "AVL 9.3.2c")
def test_above_ten_to_one_the_last_column_decides() -> None:
    """25 to 2; a 6 there is 4DR2."""
    units = {
        u: awake(at)
        for u, at in (
            ("S25G", "5604"),
            ("S15G", "5604"),
            ("S35G", "5605"),
            ("S41G", "5605"),
            ("S38G", "5504"),
        )
    }
    t = aimed("5505", **units, H7="5505")
    assert columns(t) == ("12-1", "10-1+")
    t.act("attack", dice=[6])
    assert (t.message("avl-odds")["column"], t.message("avl-result")["result"]) == (
        "10-1+",
        "4DR2",
    )


# -- terrain


@pytest.mark.parametrize(
    ("target", "sides", "expected"),
    [
        ("4210", ("4211", "4310"), "2-1"),  # rough
        ("1112", ("1111", "1113"), "2-1"),  # Kharkov
        ("2310", ("2309", "2311"), "3-1"),  # Valuiki, a city without a star
        ("4213", ("4212", "4313"), "3-1"),  # a town
        ("5505", ("5604", "5605"), "3-1"),
    ],
)
@cites("AVL 9.3.3a")
def test_terrain_shifts_the_odds(target: str, sides: tuple[str, str], expected: str) -> None:
    """12 to 4 is 3-1."""
    t = aimed(target, S5M=awake(sides[0]), S305=awake(sides[1]), G168=target)
    assert columns(t) == ("3-1", expected)


@pytest.mark.parametrize(
    ("attackers", "before", "after"),
    [
        (("S305",), "1-1", "<1-1"),
        (("S305", "S38G"), "2-1", "1.5-1"),
        (("S35G", "S38G", "S25G"), "3-1", "2-1"),
    ],
)
@cites("AVL 9.3.3a")
def test_a_shift_leads_to_the_next_column(attackers: tuple[str, ...], before: str, after: str) -> None:
    """Against 4 in the rough."""
    t = aimed(
        "4210",
        **{u: awake(at) for u, at in zip(attackers, ("4211", "4310", "4211"), strict=False)},
        G168="4210",
    )
    assert columns(t) == (before, after)


@cites("AVL 9.3.3c", "AVL 9.3.3a")
def test_shifts_add_up(tmp_path: Path) -> None:
    """EX-AVL-05: a victory city on rough ground; our map has none, so Kharkov's hex is made rough."""
    game = redrawn(tmp_path, terrain={"1112": "rough"})
    units = {**witnesses("soviet"), "S5M": awake("1111"), "S305": awake("1113"), "G168": "1112"}
    t = assembled(played_on(game, "soviet-combat", units), "1112")
    assert columns(t) == ("3-1", "1.5-1")
    assert sorted((s.what, s.columns) for s in t.odds().shifts) == [
        ("terrain-rough", -1),
        ("terrain-victory_city", -1),
    ]


@pytest.mark.parametrize(
    ("attackers", "before", "odds_after", "column"),
    [
        (("S5M", "S305"), "12-1", 11, "10-1+"),
        (("S17Tk", "S305"), "11-1", 10, "10-1+"),
        (("S25G", "S15G"), "10-1", 9, "9-1"),
    ],
)
@cites("AVL 9.3.3b", "AVL 9.3.4b", "AVL 9.3.2c")
def test_above_ten_to_one_a_shift_is_one_whole_step(
    attackers: tuple[str, str], before: str, odds_after: int, column: str
) -> None:
    """EX-AVL-06, in the rough against a 1: the odds are shifted first, and read in the table after."""
    t = aimed("4210", **{attackers[0]: awake("4211"), attackers[1]: awake("4310")}, H13="4210")
    assert odds.compute_odds(t.pos, t.pos.frame.memo).odds == odds_after
    assert columns(t) == (before, column)


# -- what cannot be attacked, and what cannot resist


@cites("AVL 9.3.4a", "AVL 9.2b")
def test_below_one_to_one_there_is_no_attack() -> None:
    """EX-AVL-07: 4 to 4 in the rough; 4 to 5 in the open."""
    t = aimed("4210", S305=awake("4211"), G168="4210")
    assert columns(t) == ("1-1", "<1-1")
    assert t.refusals("attack") == ["AVL 9.3.4a"]
    assert (t.odds().chances, t.odds().faces) == ({}, ())
    assert t.act("cancel").may("target") == ["4210", "4504"], "nothing was attacked"
    assert aimed("5505", S305=awake("5604"), G26="5505").refusals("attack") == ["AVL 9.3.4a"]
    assert aimed("5505", S305=awake("5604"), G168="5505").can("attack"), "1-1 is enough"


@cites("AVL 9.3.4a", "AVL 9.3.4b", "AVL 9.3.3b")
def test_the_illustration_of_final_odds_drawn_on_the_rough_ground() -> None:
    """In place of the missing illustration of 9.3.4: the same attackers against two hexes of rough ground.

    8 and 4 against 10-8 and a 4 are 1-1, below it in the rough; against a 1 they are 12-1, then 11-1, in the
    last column.
    """
    force = {"S5M": awake("4211"), "S305": awake("4211")}
    t = aimed("4210", **force, GGD="4210", G168="4210")
    assert (columns(t), t.refusals("attack")) == (("1-1", "<1-1"), ["AVL 9.3.4a"])
    t = aimed("4311", **force, H13="4311")
    assert columns(t) == ("12-1", "10-1+")
    assert t.act("attack", dice=[1]).at("H13") == "dead", "1DR2"


@cites("AVL 9.3.5", "AVL 1.3a")
def test_no_defence_left_is_the_last_column_whatever_the_ground() -> None:
    """EX-AVL-08: an isolated 1, in the rough and in Kharkov; even a strength of 1 will do."""
    for target, at in (("4210", "4211"), ("1112", "1111")):
        t = aimed(target, S305=awake(at, "isolated", steps=1), H13={"at": target, "marks": ["isolated"]})
        assert sums(t) == (1, 0)
        assert (t.odds().column, t.odds().shifts) == ("10-1+", ())
    t.act("attack", dice=[4])
    assert t.message("avl-result")["result"] == "3DR2"


@cites("AVL 9.3.5", "AVL 9.3.1g")
def test_two_isolated_ones_are_one_and_the_ground_counts_again() -> None:
    """In place of the missing illustration of 9.3.5: alone each would be nothing;
    together 1 + 1 by 2 is 1.
    """
    isolated = {"at": "4210", "marks": ["isolated"]}
    t = aimed("4210", S305=awake("4211"), H13=isolated)
    assert (sums(t), t.odds().column) == ((4, 0), "10-1+")
    t = aimed("4210", S305=awake("4211"), H13=isolated, G7Lw={**isolated, "steps": 1})
    assert (sums(t), columns(t)) == ((4, 1), ("4-1", "3-1"))


@cites("AVL 9.3.4a", "AVL 9.3.5")
def test_without_any_strength_there_is_no_attack_not_even_on_nothing() -> None:
    """AMB-AVL-15: 2 isolated over the river is 0, against an isolated 1, which is 0 too; then against a 1."""
    for marks in (["isolated"], []):
        t = aimed("3811", S305=awake("3711", "isolated", steps=1), H13={"at": "3811", "marks": marks})
        assert sums(t) == (0, 0 if marks else 1)
        assert t.refusals("attack") == ["AVL 9.3.4a"]


@cites("AVL 9.3.4a")
def test_the_axis_is_held_to_the_same() -> None:
    t = aimed("5505", phase="axis-combat", G26=awake("5604"), S305="5505", S25G="5505")
    assert (sums(t), t.refusals("attack")) == ((5, 9), ["AVL 9.3.4a"])
