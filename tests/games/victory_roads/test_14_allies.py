"""14. Romania and Hungary: capitulation attempts, change of sides, the armistice (EX-28)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.victory_roads.campaign import CAMPAIGN, DATA, Words, campaign, closed, lying, own, steps

from grognard.games.victory_roads.law.names import CAPITULATION, SOVIET
from grognard.games.victory_roads.law.presence import turned_countries
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.state import Position
from grognard.testing.table import Situation

IASI, CHISINAU, GALATI, BUCHAREST, PLOESTI = "5756", "6256", "6063", "5368", "5366"
BUDA, PEST = "2855", "2955"
HELD = {"capitulation-1": "available_s"}


def dead(*names: str) -> Words:
    return {name: {"at": "dead", "steps": 1} for name in names}


FOUR_LOST = dead("R5", "R7", "R11", "R13")


def after_combat(units: Words, own: Words | None = None, turn: int = 5) -> Situation:
    """At the end of the Soviet combat phase."""
    t = campaign("soviet-movement", {"S5T": "5854", **units}, own, turn)
    while t.phase.startswith("soviet") and asked(t) not in ("romania", "hungary"):
        closed(t)
    return t


def asked(t: Situation) -> str:
    return t.pos.frame.step.rpartition(".")[2]


# -- Romania


@cites("VR 14.0a", "VR 14.1a", "VR 14.1b")
def test_romania_is_tried_at_the_end_of_the_soviet_combat_phase() -> None:
    t = after_combat({**HELD, **FOUR_LOST})
    assert (t.who, asked(t)) == ("soviet", "romania")
    assert t.can("capitulate")
    assert t.can("next"), "nobody must"


@cites("VR 14.1a")
def test_only_with_the_support_in_the_box_of_theatre_south() -> None:
    elsewhere = {"capitulation-1": "available_cs", "aviation_s-1": "available_s"}
    t = after_combat({**elsewhere, **FOUR_LOST})
    assert asked(t) == "romania", "that it is asked tells nobody what the theatre has (K-26)"
    assert t.refusals("capitulate") == ["VR 14.1a"]


@cites("VR 14.1a")
@pytest.mark.parametrize("stance", ["soviet", "absent"])
def test_not_when_romania_is_no_ally_of_the_axis(stance: str) -> None:
    assert asked(after_combat(HELD, {"romania": stance})) != "romania"


@cites("VR 14.1c", "VR 14.1d", "VR 14.1e")
@pytest.mark.parametrize(
    ("taken", "die", "turns"),
    [
        ([IASI, CHISINAU], 4, True),  # EX-28: 4 - 1 = 3 is less than 4
        ([IASI, CHISINAU], 5, False),  # 4 is not
        ([IASI], 4, False),
        ([CHISINAU], 4, False),
        ([], 3, True),
        ([], 4, False),
        ([GALATI], 5, True),  # 5 - 2 = 3
        ([GALATI], 6, False),
        ([BUCHAREST], 6, True),  # 6 - 3 = 3
        ([PLOESTI], 6, True),
        ([GALATI, IASI, CHISINAU], 6, True),
    ],
)
def test_a_die_against_the_eliminated_romanian_divisions(taken: list[str], die: int, turns: bool) -> None:
    t = after_combat({**HELD, **FOUR_LOST}, {"soviet": taken})
    t.act("capitulate", None, [die, 1, 1] if turns else [die])
    assert own(t).romania == ("soviet" if turns else "axis")
    assert t.at("capitulation-1") == "soviet_supports", "back to the pool either way"


@cites("VR 14.1d")
def test_only_divisions_that_lie_among_the_eliminated_count() -> None:
    """H-03: no HQ, no Hungarian, nobody on the map."""
    units = {**HELD, **dead("QR3", "H7", "R5"), "R7": "5755"}
    t = after_combat(units).act("capitulate", None, [1])
    assert own(t).romania == "axis", "1 is not less than 1"


@cites("VR 14.1c")
def test_the_oil_field_and_bucharest_count_once() -> None:
    t = after_combat({**HELD, **dead("R5", "R7")}, {"soviet": [BUCHAREST, PLOESTI]})
    t.act("capitulate", None, [5])
    assert own(t).romania == "axis", "5 - 3 = 2 is not less than 2"


@cites("VR 14.1b", "VR 1.10.1b")
def test_what_was_taken_in_the_phase_counts() -> None:
    """J-15: control is settled before the die."""
    units = {**HELD, **dead("R5", "R7", "R11"), "S1T": GALATI}
    t = campaign("soviet-combat", units, {"axis": [GALATI]}, 5)
    while asked(t) != "romania":
        closed(t)
    t.act("capitulate", None, [4, 1, 1])
    assert own(t).romania == "soviet"


@cites("VR 14.0b", "VR 14.0c")
def test_one_support_one_attempt() -> None:
    t = after_combat({**HELD, "capitulation-2": "available_s", "aviation_s-1": "available_s", **FOUR_LOST})
    t.act("capitulate", None, [6])
    assert t.can("capitulate"), "the other copy may be played"
    t.act("capitulate", None, [6])
    assert t.refusals("capitulate") == ["VR 14.1a"]
    assert lying(t, "soviet_supports") == ["capitulation-1", "capitulation-2"]


# -- Hungary


def budapest(*taken: str, die: int, romania: str = "axis", **own_: object) -> Situation:
    units = {**HELD, "H7": "2854"}
    t = after_combat(units, {"soviet": list(taken), "romania": romania, **own_}, turn=14)
    if asked(t) == "romania":
        t.act("next")
    assert asked(t) == "hungary"
    return t.act("capitulate", None, [die])


@cites("VR 14.2.1a", "VR 14.2.1b")
def test_hungary_is_tried_at_the_end_of_the_exploitation_phase_once_a_hex_of_budapest_is_taken() -> None:
    t = after_combat(HELD, {"soviet": [PEST]}, turn=14)
    assert asked(t) == "romania"
    t.act("next")
    assert asked(t) == "hungary"
    t = after_combat(HELD, {}, turn=14).act("next")
    assert asked(t) != "hungary"


@cites("VR 14.2.1c", "VR 14.2.1d", "VR 14.2.1e", "VR 14.2.1f")
@pytest.mark.parametrize(
    ("taken", "romania", "die", "stance", "never"),
    [
        ((BUDA,), "axis", 3, "axis", True),
        ((BUDA,), "axis", 4, "axis", False),
        ((BUDA,), "axis", 5, "axis", False),
        ((BUDA,), "axis", 6, "out", False),
        ((BUDA, PEST), "axis", 3, "axis", False),  # 4
        ((BUDA, PEST), "axis", 5, "out", False),  # 6
        ((BUDA,), "soviet", 6, "axis", False),  # 5
        ((BUDA,), "soviet", 4, "axis", True),  # 3
        ((BUDA, PEST), "soviet", 6, "out", False),  # 6
    ],
)
def test_what_the_die_brings(
    taken: tuple[str, ...], romania: str, die: int, stance: str, never: bool
) -> None:
    t = budapest(*taken, die=die, romania=romania)
    assert (own(t).hungary, own(t).faithful) == (stance, never)
    assert t.at("capitulation-1") == "soviet_supports"


@cites("VR 14.2.1d")
def test_never_means_no_further_attempt() -> None:
    t = after_combat(HELD, {"soviet": [BUDA], "faithful": True}, turn=14).act("next")
    assert asked(t) != "hungary"


@cites("VR 14.2.1f")
def test_the_armistice_begins_with_the_axis_turn() -> None:
    """H-07: all counters leave, HQs too; the railways are still used."""
    units = {**HELD, "H7": "2854", "QH1": "3755", "H16": {"at": "dead", "steps": 1}, "H1A": "pool"}
    units |= {"G6": "2854", "S10T": "pool"}
    t = after_combat(units, {"soviet": [BUDA]}, turn=14).act("next")
    t.act("capitulate", None, [6])
    assert (own(t).hungary, t.at("H7")) == ("armistice", "2854"), "still the Soviet turn"
    assert t.phase == "soviet-reinforcements"
    t.acts("unit S10T", "box stavka")
    assert [t.at(one) for one in ("H7", "QH1", "H16", "H1A")] == ["gone"] * 4
    assert own(t).hungary == "out"
    assert t.at("G6") == "2854"
    assert turned_countries(t.pos) == 0


@cites("VR 14.2.1g")
def test_hungary_declares_war() -> None:
    units = {**HELD, "H7": "2854", "H16": {"at": "2854", "steps": 1}, "QH1": "3755"}
    t = after_combat(units, {"soviet": [BUDA, PEST]}, turn=14).act("next")
    t.act("capitulate", None, [6, 1, 1])
    assert own(t).hungary == "soviet"
    assert own(t).changed == (0, 14)
    assert (t.at("H7"), t.at("H16"), t.at("QH1")) == ("gone", "gone", "gone"), "two dice took both"


# -- change of sides

ROMANIANS = {
    "R5": {"at": "5655", "steps": 1},
    "R7": "5655",
    "R11": "5656",
    "R13": {"at": "5656", "steps": 1},
    "R20": "5657",
    "QR3": "5657",
    "G6": "5657",
}


def turned(*dice: int, units: Words | None = None, **own_: object) -> Situation:
    base = {**HELD, **dead("R1G", "R3", "R4", "R6", "R14", "R15", "R21"), **ROMANIANS, **(units or {})}
    return after_combat(base, own_).act("capitulate", None, [1, *dice])


@cites("VR 14.3c")
def test_the_hqs_of_the_country_are_gone_for_good() -> None:
    t = turned(1, 1, units={"QR4": "dead"})
    assert (t.at("QR3"), t.at("QR4")) == ("gone", "gone")


@cites("VR 14.3d")
def test_the_soviet_player_removes_as_many_as_two_dice_say_whole_ones_first() -> None:
    """H-04."""
    t = turned(2, 2)
    assert (t.who, t.may("remove")) == ("soviet", ["R11", "R20", "R7"])
    assert t.refusals("remove", "R5") == ["VR 14.3d"]
    t.acts("remove R11", "remove R7", "remove R20")
    assert t.may("remove") == ["R13", "R5"], "no whole one is left"
    t.act("remove", "R13")
    assert [t.at(one) for one in ("R11", "R7", "R20", "R13")] == ["gone"] * 4
    assert lying(t, "capitulation") == ["SR5"]


@cites("VR 14.3d")
def test_more_than_there_are_takes_all_without_a_question() -> None:
    t = turned(6, 6)
    assert lying(t, "capitulation") == []
    assert t.at("R5") == "gone"
    assert t.at("R1G") == "dead", "the eliminated do not come back, nor are they counted"


@cites("VR 14.3b", "VR 14.3e")
def test_the_others_go_into_the_box_with_the_steps_they_have() -> None:
    t = turned(1, 1).acts("remove R11", "remove R20")
    assert sorted(lying(t, "capitulation")) == ["SR13", "SR5", "SR7"]
    assert [steps(t, one) for one in ("SR13", "SR5", "SR7")] == [1, 1, 2]
    assert (t.at("G6"), t.at("R5")) == ("5657", "gone")


@cites("VR 14.3b")
def test_ground_stays_whose_it_was() -> None:
    """H-05: and objectives follow control."""
    before = after_combat({**HELD, **ROMANIANS})
    t = turned(6, 6)
    assert own(t).control == own(before).control


@cites("VR 14.3b", "VR 14.3e")
def test_supports_on_those_who_leave_go_back() -> None:
    """K-42."""
    t = turned(1, 1, units={"tiger-1": "played_axis"}, placements={"tiger-1": ["R7", ""]})
    assert t.act("remove", "R7").at("tiger-1") == "axis_supports"


@cites("VR 14.3b")
def test_hungarians_still_to_come_never_come() -> None:
    units = {**HELD, "H1A": "pool", "H7": "2854"}
    t = after_combat(units, {"soviet": [BUDA, PEST]}, turn=7).act("next")
    t.act("capitulate", None, [6, 1, 1])
    assert t.at("H1A") == "gone"
    assert lying(t, "capitulation") == [], "not even on the other side"


@cites("VR 14.3a")
def test_no_axis_railways_in_the_country_any_more() -> None:
    for stance, barred in (("axis", False), ("soviet", True)):
        t = campaign("axis-movement", {"G28J": "5163", "Q6": "5162"}, {"romania": stance, "rail": 3}, turn=8)
        while t.pos.frame.step.rpartition(".")[2] != "move":
            t.act("done")
        t.act("unit", "G28J")
        reached = CAMPAIGN.map.hexes(t.may("rail"))
        assert bool(reached & DATA.country("romania")) is not barred


# -- their return


def coming_back(die: int, units: Words | None = None, turn: int = 6, **own_: object) -> Situation:
    box = {"SR5": {"at": "capitulation", "steps": 1}, "SR7": "capitulation", "SR11": "capitulation"}
    base = {"S5T": "5755", "S1T": {"at": "6164", "marks": ["unsupplied"]}, "G6": "5856", **box}
    since = {"romania": "soviet", "changed": [5, 0], **own_}
    return campaign("soviet-reinforcements", {**base, **(units or {})}, since, turn, dice=[die])


@cites("VR 14.3f")
def test_they_come_back_on_or_beside_a_soviet_unit_in_supply_in_their_country() -> None:
    t = coming_back(1)
    assert own(t).returning == (4, 0)
    t.act("unit", "SR7")
    assert "5755" in t.may("at")
    assert t.refusals("at", "5656") == ["VR 14.3f"], "two hexes away"
    assert t.refusals("at", "6163") == ["VR 14.3f"], "the unit there is out of supply"
    assert set(t.may("at")) <= set(CAMPAIGN.map.labels(DATA.country("romania")))
    t.act("at", "5755")
    assert (t.at("SR7"), steps(t, "SR7"), own(t).returning) == ("5755", 2, (3, 0))
    assert t.can("next"), "they may come"


@cites("VR 14.3f")
def test_no_more_than_the_die_and_three() -> None:
    many = {f"SR{n}": "capitulation" for n in (3, 4, 6, 13, 20)}
    t = coming_back(1, {**many, "S2GT": "5655", "S3GT": "5657"})
    for unit, at in (("SR3", "5755"), ("SR4", "5755"), ("SR6", "5655"), ("SR7", "5655")):
        t.acts(f"unit {unit}", f"at {at}")
    assert own(t).returning == (0, 0)
    assert len(lying(t, "capitulation")) == 4


@cites("VR 14.3f")
def test_not_in_the_turn_of_the_change_itself() -> None:
    base = {"S5T": "5755", "SR7": "capitulation", "S10T": "pool"}
    t = campaign("soviet-reinforcements", base, {"romania": "soviet", "changed": [5, 0]}, 5)
    assert t.may("unit") == ["S10T"]


@cites("VR 14.3f", "VR 1.10.1b")
def test_beside_may_be_ground_of_the_axis_which_is_then_taken() -> None:
    t = coming_back(1).acts("unit SR5", "at 5655", "next")
    assert own(t).control >> CAMPAIGN.map.hex("5655") & 1


# -- the books


def counted(pos: Position, nation: str) -> tuple[int, int]:
    """Divisions and steps of a nation on either side that are in the game."""
    units = [
        unit
        for unit in bits(DATA.of_nation[nation] & DATA.divisions)
        if pos.state.where[unit] >= 0 or pos.state.where[unit] == CAPITULATION
    ]
    return len(units), sum(pos.state.steps[unit] for unit in units)


@cites("VR 14.3d", "VR 14.3e")
@pytest.mark.parametrize("seed", range(15))
def test_counters_and_steps_are_conserved(seed: int) -> None:
    """Through defection and return: what is removed and what goes into the box is what there was."""
    luck, dice = Random(seed), SeededDice(bytes([seed]))
    divisions = CAMPAIGN.roster.ids(DATA.of_nation["romanian"] & DATA.of_side[1] & DATA.divisions)
    there = luck.sample(divisions, 12)
    lost = [name for name in divisions if name not in there][:7]
    where = ["5655", "5656", "5657", "5558"]
    units = {name: {"at": where[n // 3], "steps": luck.choice([1, 2])} for n, name in enumerate(there)}
    t = after_combat({**HELD, **dead(*lost), **units})
    first = counted(t.pos, "romanian")
    t.act("capitulate", None, [1, 2, 2])
    while asked(t) == "defectors_removed":
        t.pos = step(t.pos, luck.choice(choices(t.pos).acts()), dice).pos
    gone = [CAMPAIGN.roster.index[one] for one in there]
    removed = [unit for unit in gone if twin_of(t, unit) not in lying(t, "capitulation")]
    assert len(removed) == 4
    now = counted(t.pos, "romanian")
    assert now[0] == first[0] - 4
    assert now[1] == first[1] - sum(t.pos.state.steps[unit] for unit in removed)
    assert all(t.pos.state.where[unit] == GONE for unit in gone)
    assert all(t.pos.state.where[CAMPAIGN.roster.index[one]] == DEAD for one in lost)
    sides = {CAMPAIGN.roster[unit].side for unit in bits(t.pos.at(CAPITULATION))}
    assert sides <= {SOVIET}


def twin_of(t: Situation, unit: int) -> str:
    return f"S{t.game.roster[unit].id}"
