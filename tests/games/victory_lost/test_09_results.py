"""9.4. The die, its result, and steps lost.

5505 lies in the open, the attackers come from 5604 and 5605, and the German way back is to the west.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from tests.games.victory_lost.fighting import assembled, awake, witnesses

from grognard.games.victory_lost.law import combat, odds
from grognard.kernel.changes import Moved, Removed, StepsChanged
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation


def fight(die: int, phase: str = "soviet-combat", **units: Any) -> Situation:
    t = assembled(situation("avl", phase, units={**witnesses(phase), **units}), "5505")
    return t.act("attack", dice=[die])


def result(t: Situation) -> str:
    return str(t.message("avl-result")["result"])


def steps(t: Situation, unit: str) -> int:
    """Steps left on the map."""
    number = t.game.roster.index[unit]
    return t.pos.state.steps[number] if t.pos.state.where[number] >= 0 else 0


# 9, 9 and 7 against 2 is the last column; 7 and 4 against 10-8 is 1-1
CRUSHING: dict[str, Any] = {"S1GM": awake("5604"), "S2GM": awake("5604"), "S17Tk": awake("5605")}


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@cites("AVL 9.4.1a", "AVL 9.2d")
def test_the_die_and_the_column_give_the_result(die: int) -> None:
    """The cells of the table as its file has them: 1-1, 3-1 and 10-1+."""
    text = (files("grognard.games.victory_lost") / "data" / "crt.csv").read_text(encoding="utf-8")
    header, *rows = [line.split(",") for line in text.splitlines()]
    row = rows[die - 1]
    assert row[0] == str(die)
    for units, column in (
        ({"S305": awake("5604"), "G168": "5505"}, "1-1"),
        ({"S305": awake("5604"), "S5M": awake("5605"), "G168": "5505"}, "3-1"),
        ({**CRUSHING, "G168": "5505", "G8Lw": {"at": "5505", "steps": 1}}, "5-1"),
        ({**CRUSHING, "H7": "5505"}, "10-1+"),
    ):
        t = fight(die, **units)
        assert t.message("avl-odds")["column"] == column
        assert result(t) == row[header.index(column)]


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("-", (0, 0, 0)),
        ("A1", (1, 0, 0)),
        ("DR", (0, 0, 1)),
        ("DR2", (0, 0, 2)),
        ("1DR", (0, 1, 1)),
        ("3DR2", (0, 3, 2)),
        ("4DR2", (0, 4, 2)),
        ("2", (0, 2, 0)),
        ("A2", (2, 0, 0)),
    ],
)
@cites("AVL 9.4.1b", "AVL 9.4.1c", "AVL 9.4.1d", "AVL 9.4.1e", "AVL 9.4.1f", "AVL 9.4.1g")
def test_results_are_read(text: str, meaning: tuple[int, int, int]) -> None:
    """EX-AVL-09: what the attacker loses, what the defender loses, and how far he falls back."""
    assert combat.parse_result(text) == meaning


def test_what_is_no_result_is_not_read() -> None:
    with pytest.raises(ValueError, match="no result"):
        combat.parse_result("AR1")


@cites("AVL 9.4.1b")
def test_a_dash_does_nothing() -> None:
    t = fight(3, S305=awake("5604"), G168="5505")
    assert result(t) == "-"
    assert (t.at("S305"), steps(t, "S305"), t.at("G168"), steps(t, "G168")) == ("5604", 2, "5505", 2)
    assert t.may("target") == ["4504"], "and nobody advances"


@cites("AVL 9.4.1c", "AVL 9.4.2b")
def test_a1_costs_the_attackers_one_step_of_their_choice() -> None:
    """EX-AVL-09; AMB-AVL-16. 7 and 4 to 8 is 1-1, a 1: A1. The defender is left alone, and nobody of the
    attackers goes back.
    """
    t = fight(1, S17Tk=awake("5604"), S305=awake("5605"), GGD="5505")
    assert (result(t), t.who, t.may("lose")) == ("A1", "soviet", ["S17Tk", "S305"])
    for unit, other in (("S17Tk", "S305"), ("S305", "S17Tk")):
        done = Situation(t.pos).act("lose", unit)
        assert (steps(done, unit), steps(done, other), steps(done, "GGD")) == (1, 2, 2)
        assert (done.at("S17Tk"), done.at("S305"), done.at("GGD")) == ("5604", "5605", "5505")
        assert done.may("target") == ["4504"], "one step, and the combat is over"


@cites("AVL 9.4.1c")
def test_a1_on_a_single_attacker_asks_nothing() -> None:
    t = fight(1, S305=awake("5604"), G168="5505")
    assert (result(t), steps(t, "S305")) == ("A1", 1)
    t = fight(1, S305=awake("5604", steps=1), G7Lw="5505")
    assert (result(t), t.at("S305"), t.at("G7Lw")) == ("A1", "dead", "5505")


@cites("AVL 9.4.1c")
def test_only_those_who_attacked_pay_for_it() -> None:
    """S 305 is stacked with the attacker and S 107 stands beside the hex: neither took part."""
    t = situation(
        "avl",
        "soviet-combat",
        units={
            **witnesses("soviet"),
            "S17Tk": awake("5604"),
            "S305": awake("5604"),
            "S107": "5605",
            "G6Pz": "5505",
        },
    )
    assembled(t, "5505", "S17Tk").act("attack", dice=[1])
    assert (result(t), steps(t, "S17Tk"), steps(t, "S305"), steps(t, "S107")) == ("A1", 1, 2, 2)


@cites("AVL 9.4.1d")
def test_a_number_is_lost_by_the_defender() -> None:
    """25 to 5 is 5-1, a 4: 1DR."""
    t = fight(4, **CRUSHING, G26="5505")
    assert (result(t), steps(t, "G26")) == ("1DR", 1)
    assert sum(steps(t, u) for u in CRUSHING) == 6


@cites("AVL 9.4.1d", "AVL 9.4.2b")
def test_only_units_of_the_attacked_hex_lose() -> None:
    t = fight(4, **CRUSHING, G168="5505", G8Lw={"at": "5505", "steps": 1}, G298="5405")
    assert (result(t), t.who, t.may("lose")) == ("1DR", "axis", ["G168", "G8Lw"])


@pytest.mark.parametrize(("die", "hexes"), [(3, 1), (5, 2)])
@cites("AVL 9.4.1e", "AVL 9.4.1f", "AVL 9.5a")
def test_dr_is_one_hex_and_dr2_are_two_for_all_of_them(die: int, hexes: int) -> None:
    """EX-AVL-09. 18 to 6 is 3-1: a 3 is DR, a 5 is DR2."""
    t = fight(die, S1GM=awake("5604"), S2GM=awake("5604"), G168="5505", G7Lw="5505")
    assert result(t) == {1: "DR", 2: "DR2"}[hexes]
    while t.may("fall") or t.may("back"):
        verb = "fall" if t.may("fall") else "back"
        t.act(verb, t.may(verb)[0])
    start = t.game.map.index["5505"]
    for unit in ("G168", "G7Lw"):
        assert t.game.map.grid.distance(start, t.pos.state.where[t.game.roster.index[unit]]) == hexes
        assert steps(t, unit) == 2


@cites("AVL 9.4.1g", "AVL 9.4.1d", "AVL 9.4.1f")
def test_losses_come_before_the_retreat() -> None:
    """EX-AVL-09: 3DR2 on two units of two steps. 47 to 4 is 11-1, a 4."""
    force = {**CRUSHING, "S5M": awake("5605"), "S18Tk": awake("5504"), "S24Tk": awake("5504")}
    t = fight(4, **force, G7Lw="5505", G8Lw="5505")
    assert result(t) == "3DR2"
    log = list(t.log)
    for unit in ("G7Lw", "G8Lw", "G8Lw"):
        assert t.may("lose") == ["G7Lw", "G8Lw"]
        log += t.act("lose", unit).log
    while t.may("back"):
        log += t.act("back", t.may("back")[0]).log
    lost = [n for n, c in enumerate(log) if isinstance(c, (StepsChanged, Removed))]
    gone = [n for n, c in enumerate(log) if isinstance(c, Moved)]
    assert max(lost) < min(gone)
    assert (steps(t, "G7Lw"), steps(t, "G8Lw")) == (1, 0)
    assert t.game.map.grid.distance(t.game.map.index["5505"], t.game.map.index[t.at("G7Lw")]) == 2


@cites("AVL 9.4.1g")
def test_who_died_does_not_retreat() -> None:
    """4DR2: nobody is left, and the hex is open to the attackers."""
    t = fight(6, **CRUSHING, H7="5505")
    assert (result(t), t.at("H7")) == ("4DR2", "dead")
    assert t.may("advance") == ["S17Tk", "S1GM", "S2GM"]


# -- 9.4.2


@cites("AVL 9.4.2a", "AVL 9.4.2c")
def test_a_step_turns_a_unit_over_or_takes_it_off_the_map() -> None:
    """25 to 5, 2 and 2: 5-1 and 10-1+. A full unit is turned over, a reduced one and one with a blank back
    are gone.
    """
    t = fight(4, **CRUSHING, G26="5505")
    assert (result(t), steps(t, "G26")) == ("1DR", 1)
    t = fight(1, **CRUSHING, G26={"at": "5505", "steps": 1})
    assert (result(t), t.at("G26")) == ("1DR2", "dead")
    t = fight(1, **CRUSHING, H7="5505")
    assert (result(t), t.at("H7")) == ("1DR2", "dead")
    assert t.pos.state.own.fallen.bit_count() == 1


@cites("AVL 9.4.2a")
def test_the_reduced_side_is_what_counts_from_then_on() -> None:
    t = fight(1, S305=awake("5604"), G168="5505")
    unit = t.game.roster.index["S305"]
    assert (odds.strength(t.pos, unit, True), odds.strength(t.pos, unit, False)) == (2, 2)


@cites("AVL 9.4.2b")
def test_two_steps_on_two_full_units() -> None:
    """EX-AVL-10: both turned over, or one of them gone; nothing else. 40 to 4 is 10-1, a 2: 2DR2."""
    force = {**CRUSHING, "S5M": awake("5605"), "S18Tk": awake("5504")}
    t = fight(2, **force, G7Lw="5505", G8Lw="5505")
    assert (result(t), t.who) == ("2DR2", "axis")
    found = set()
    for first in ("G7Lw", "G8Lw"):
        assert t.may("lose") == ["G7Lw", "G8Lw"]
        once = Situation(t.pos).act("lose", first)
        for second in ("G7Lw", "G8Lw"):
            assert once.may("lose") == ["G7Lw", "G8Lw"]
            done = Situation(once.pos).act("lose", second)
            assert done.may("lose") == []
            found.add((steps(done, "G7Lw"), steps(done, "G8Lw")))
    assert found == {(1, 1), (0, 2), (2, 0)}


@cites("AVL 9.4.2b")
def test_what_leaves_no_choice_is_not_asked() -> None:
    """Three steps on 2 and 1: all gone. Three steps on 2 and 2, one of them dead: the rest is the other's."""
    force = {**CRUSHING, "S5M": awake("5605"), "S18Tk": awake("5504")}
    t = fight(4, **force, G7Lw="5505", G8Lw={"at": "5505", "steps": 1})
    assert (result(t), t.at("G7Lw"), t.at("G8Lw")) == ("3DR2", "dead", "dead")
    t = fight(4, **force, G7Lw="5505", G8Lw="5505").act("lose", "G7Lw").act("lose", "G7Lw")
    assert (t.at("G7Lw"), steps(t, "G8Lw"), t.may("lose")) == ("dead", 1, [])


@cites("AVL 9.4.2b")
def test_the_owner_of_the_hit_units_chooses_whoever_attacks() -> None:
    """The Axis attacks: what the Soviet defender loses is his to share out. 38 to 4 is 9-1, a 3: 2DR2."""
    force = {"GGD": awake("5604"), "GDR": awake("5604"), "GLAH": awake("5605"), "G11Pz": awake("5605")}
    t = fight(3, "axis-combat", **force, S305={"at": "5505", "steps": 1}, S107={"at": "5505", "steps": 1})
    assert (result(t), t.at("S305"), t.at("S107")) == ("2DR2", "dead", "dead")
    t = fight(1, "axis-combat", **force, S305={"at": "5505", "steps": 1}, S107={"at": "5505", "steps": 1})
    assert (result(t), t.who, t.may("lose")) == ("1DR2", "soviet", ["S107", "S305"])
