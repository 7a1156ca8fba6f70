"""6.5. What a result asks, in which order, and who chooses.

The columns used below: 9 to 3 is 3/1, 16 to 3 is 5/1, 18 to 3 is 6/1, 25 to 3 is 8/1. Quality dice of 3
change nothing for A, B and C.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.velikiye_luki.law.combat_results import parse_result
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation


def fight(
    die: int, target: str = "0308", phase: str = "soviet-combat", dice: Any = (3, 3), **units: Any
) -> Situation:
    """Everybody beside the target attacks it, with these dice. Another pair is in contact far away, so that
    the phase goes on.
    """
    t = situation("vl", phase, units={"FestungW": "1110", "S795": "1418", "150DF": "1518", **units}).act(
        "target", target
    )
    for unit in t.may("join"):
        t.act("join", unit)
    return t.act("attack", dice=[*dice, die])


def result(t: Situation) -> str:
    return str(t.message("vl-result")["result"])


def steps(t: Situation, unit: str) -> int:
    index = t.game.roster.index[unit]
    return t.pos.state.steps[index] if t.pos.state.where[index] >= 0 else 0


NINE: dict[str, Any] = {"9DFG": "0408"}
SIXTEEN: dict[str, Any] = {"9DFG": "0408", "257DF": "0407"}
EIGHTEEN: dict[str, Any] = {"9DFG": "0408", "21DFG": "0407"}
TWENTY_FIVE: dict[str, Any] = {"9DFG": "0408", "21DFG": "0407", "257DF": "0407"}


@pytest.mark.parametrize(
    ("text", "must", "left"),
    [("-", False, 0), ("R", True, 0), ("R1", True, 1), ("R4", True, 4), ("1", False, 1), ("2", False, 2)],
)
@cites("VL 6.5a", "VL 6.5b", "VL 6.5c", "VL T.trc.9")
def test_what_the_letters_and_numbers_mean(text: str, must: bool, left: int) -> None:
    assert parse_result(text) == (must, left)


# -- numbers and R, the defender


@cites("VL 6.5c", "VL 6.5d")
def test_a_number_is_a_step_or_a_hex_as_its_owner_likes() -> None:
    """EX-VL-09: -/1."""
    t = fight(3, S343="0308", **NINE)
    assert (result(t), t.who) == ("-/1", "german")
    assert t.may("lose") == ["S343"]
    assert t.can("fall_back")
    stays = fight(3, S343="0308", **NINE).act("lose", "S343")
    assert (stays.at("S343"), steps(stays, "S343"), stays.may("target")) == ("0308", 1, ["1418"])
    t.acts("fall_back", "back 0208")
    assert (t.at("S343"), steps(t, "S343")) == ("0208", 2)


@cites("VL 6.5b", "VL 6.5a")
def test_R_is_one_hex_that_must_be_gone_back() -> None:
    t = fight(5, S343="0308", **NINE)
    assert result(t) == "-/R"
    assert t.may("hold") == []
    assert t.may("back") == ["0207", "0208"], "quality C in the open: no choice but the hex"
    t.act("back", "0207")
    assert (t.at("S343"), steps(t, "S343")) == ("0207", 2)


@cites("VL 6.5b", "VL 6.5d")
def test_first_the_compulsory_hex_then_the_numbers() -> None:
    t = fight(6, S343="0308", **NINE)
    assert result(t) == "-/R1"
    assert t.may("lose") == [], "not before the hex that is due"
    t.act("back", "0208")
    assert t.may("lose") == ["S343"]
    assert t.can("fall_back")
    t.act("lose", "S343")
    assert (t.at("S343"), steps(t, "S343")) == ("0208", 1)


@cites("VL 6.5d")
def test_losses_come_before_the_hexes_one_may_choose() -> None:
    t = fight(5, S343="0308", **EIGHTEEN)
    assert result(t) == "-/R2"
    one_of_each = t.act("back", "0208")
    lost = fight(5, S343="0308", **EIGHTEEN).act("back", "0208").act("lose", "S343")
    assert lost.can("fall_back")
    assert lost.may("lose") == ["S343"]
    one_of_each.act("fall_back").act("back", "0108")
    assert one_of_each.may("lose") == []
    assert one_of_each.may("back") == ["0107", "0109"], "having gone back by choice it goes on"
    one_of_each.act("back", "0107")
    assert (one_of_each.at("S343"), steps(one_of_each, "S343")) == ("0107", 2)


@cites("VL 6.5e")
def test_the_defender_suffers_before_the_attacker() -> None:
    t = fight(1, S343="0308", **NINE)
    assert (result(t), t.who) == ("1/1", "german")
    t.act("lose", "S343")
    assert (t.who, t.may("lose")) == ("soviet", ["9DFG"])


# -- the retreat turned into a loss


@cites("VL 6.5n", "VL T.trc.7")
def test_quality_A_or_B_may_lose_a_step_instead() -> None:
    """16 to 5 is 3/1, a 5: -/R."""
    t = fight(5, **{"505-291": "0308"}, **SIXTEEN)
    assert (result(t), t.may("hold")) == ("-/R", ["505-291"])
    assert t.can("fall_back")
    t.act("hold", "505-291")
    assert (t.at("505-291"), steps(t, "505-291")) == ("0308", 1)
    away = fight(5, **{"505-291": "0308"}, **SIXTEEN).acts("fall_back", "back 0207")
    assert (away.at("505-291"), steps(away, "505-291")) == ("0207", 2)


@cites("VL 6.5n")
def test_lesser_units_in_the_stack_stay_with_it_and_may_bear_the_loss() -> None:
    """AMB-VL-23: 25 to 8 is 3/1; the loss is the stack's, on any unit with the most steps."""
    t = fight(5, S343="0308", **{"505-291": "0308"}, **TWENTY_FIVE)
    assert (result(t), t.may("hold")) == ("-/R", ["505-291", "S343"])
    t.act("hold", "S343")
    assert (t.at("505-291"), t.at("S343"), steps(t, "S343"), steps(t, "505-291")) == ("0308", "0308", 1, 2)


@pytest.mark.parametrize(("at", "origin", "dice"), [("0508", "0608", (3, 4)), ("0211", "0311", (6, 4))])
@cites("VL 6.5o", "VL 6.5n")
def test_any_unit_in_a_village_or_city_may_hold(at: str, origin: str, dice: tuple[int, int]) -> None:
    """9 to 2 is 4/1. The village takes a column; the city takes two and the Soviet 6 for quality gives one
    back: 3/1.
    """
    t = fight(6, at, dice=dice, S663=at, **{"9DFG": origin})
    assert (result(t), t.may("hold")) == ("-/R1", ["S663"])
    t.act("hold", "S663")
    assert (t.at("S663"), steps(t, "S663")) == (at, 1)
    assert "VL 6.5o" in t.cites()


@cites("VL 6.5n", "VL 6.5o")
def test_quality_C_in_the_open_may_not() -> None:
    t = fight(5, S343="0308", **NINE)
    assert t.may("hold") == []
    assert t.may("back") == ["0207", "0208"]


# -- bold results


@cites("VL 6.5f", "VL T.trc.8")
def test_the_attacker_says_how_the_last_obligation_of_a_bold_result_is_met() -> None:
    """EX-VL-11, -/R3: the hex that is due, two of the defender's choice, the last by the attacker."""
    t = fight(4, S343="0308", **TWENTY_FIVE)
    assert result(t) == "-/R3"
    t.act("back", "0208").act("lose", "S343").act("fall_back").act("back", "0108")
    assert (t.who, t.may("impose_step"), t.may("impose_hex")) == ("soviet", [""], [""])
    step = Situation(t.pos).act("impose_step")
    assert (step.who, step.may("lose"), step.can("fall_back")) == ("german", ["S343"], False)
    assert step.act("lose", "S343").at("S343") == "dead"
    back = Situation(t.pos).act("impose_hex")
    assert (back.who, back.may("lose"), back.may("back")) == ("german", [], ["0107", "0109"]), (
        "where to is the owner's choice"
    )


@cites("VL 6.5f")
def test_two_hexes_by_choice_do_not_forbid_the_step_that_the_attacker_imposes() -> None:
    t = fight(4, S343="0308", **TWENTY_FIVE)
    t.act("back", "0208").act("fall_back").act("back", "0108").act("back", "0107")
    assert t.who == "soviet"
    t.act("impose_step").act("lose", "S343")
    assert (t.at("S343"), steps(t, "S343")) == ("0107", 1)


@cites("VL 6.5f", "VL T.trc.8")
def test_in_plain_results_the_last_one_is_the_owners_too() -> None:
    """1/R2 of the rulebook's first combat is not bold."""
    t = fight(4, S343="0308", **EIGHTEEN)
    assert result(t) == "1/R2"
    t.act("back", "0208").act("lose", "S343")
    assert (t.who, t.may("lose"), t.can("fall_back")) == ("german", ["S343"], True)


# -- the attacker's own result


@cites("VL 6.5h", "VL 6.5c")
def test_a_single_1_is_a_step_or_a_hex_for_the_attacker() -> None:
    """7 to 3 is 2/1, a 1: 1/-."""
    t = fight(1, S343="0308", **{"357DF": "0408"})
    assert (result(t), t.who, t.may("lose"), t.can("fall_back")) == ("1/-", "soviet", ["357DF"], True)
    t.act("fall_back")
    assert t.may("back") == ["0508", "0509"]
    assert t.act("back", "0508").at("357DF") == "0508"


@cites("VL 6.5h", "VL 6.5b")
def test_a_single_R_is_a_hex_for_the_attacker() -> None:
    """3 to 7 is 1/3, a 3: R/-."""
    t = fight(3, "0408", "german-combat", S343="0308", **{"357DF": "0408"})
    assert (result(t), t.who, t.may("back")) == ("R/-", "german", ["0207", "0208"])


@cites("VL 6.5c", "VL 6.5g")
def test_R1_for_the_attacker_is_a_hex_and_then_what_he_likes() -> None:
    """EX-VL-08 and AMB-VL-22: nobody bled on the other side, so he may go back two hexes."""
    t = fight(2, "0408", "german-combat", S343="0308", **{"357DF": "0408"})
    assert result(t) == "R1/-"
    t.act("back", "0207")
    assert t.may("lose") == ["S343"]
    assert t.can("fall_back")
    t.act("fall_back").act("back", "0107")
    assert (t.at("S343"), steps(t, "S343")) == ("0107", 2)


@cites("VL 6.5n", "VL T.trc.7")
def test_attackers_of_quality_B_or_in_a_village_may_hold_too_each_stack_for_itself() -> None:
    """AMB-VL-23. 8 to 9 is 1/2, a 2: R/-. The Kampfgruppe of quality B chooses, the security regiment goes,
    whichever is asked first.
    """
    for steady, first in (("Klatt", True), ("505-291", False)):
        t = fight(2, "0308", "german-combat", S343="0208", **{steady: "0207", "9DFG": "0308"})
        assert result(t) == "R/-"
        if not first:
            t.act("back", "0109")
        assert t.may("hold") == [steady]
        t.act("hold", steady)
        if first:
            t.act("back", "0109")
        assert (t.at(steady), steps(t, steady), t.at("S343"), steps(t, "S343")) == ("0207", 1, "0109", 2)
    t = fight(3, "0408", "german-combat", S343="0508", **{"357DF": "0408"})
    assert (result(t), t.may("hold")) == ("R/-", ["S343"]), "0508 is a village"


@cites("VL 6.5g", "VL 6.5d")
def test_against_a_defender_who_stands_and_bleeds_one_of_two_is_a_step() -> None:
    """AMB-VL-22: 5 to 9 is 1/2, a 5: 2/1."""
    t = fight(5, "0308", "german-combat", **{"505-291": "0207", "9DFG": "0308"})
    assert (result(t), t.who) == ("2/1", "soviet")
    t.act("lose", "9DFG")
    assert (t.who, t.may("lose"), t.refusals("fall_back")) == ("german", ["505-291"], ["VL 6.5g"])
    t.act("lose", "505-291")
    assert t.can("fall_back"), "the second as he likes"


@cites("VL 6.5i", "VL 6.5g")
def test_when_the_defender_goes_back_the_attacker_may_too() -> None:
    t = fight(5, "0308", "german-combat", **{"505-291": "0207", "9DFG": "0308"})
    t.act("fall_back").act("back", t.may("back")[0])
    assert (t.who, t.may("lose")) == ("german", ["505-291"])
    assert t.can("fall_back")


@cites("VL 6.5g")
def test_a_defender_who_dies_does_not_stand() -> None:
    """1 to 3 is 1/3, a 6: 2/1; the cadre has one step."""
    isolated = {"at": "0207", "marks": ["isolated"]}
    t = fight(6, "0308", "german-combat", dice=(4, 3), S663=isolated, CB1="0308")
    assert result(t) == "2/1"
    t.act("lose", "CB1")
    assert (t.who, t.can("fall_back")) == ("german", True)


# -- who loses the step


@cites("VL 6.5j")
def test_the_first_loss_is_on_the_unit_with_the_most_steps() -> None:
    """11 to 3 is 3/1, a 1: 1/1."""
    t = fight(1, S343="0308", **{"357DF": "0408", "31BF": "0407"}).act("lose", "S343")
    assert t.may("lose") == ["357DF"]
    assert t.refusals("lose", "31BF") == ["VL 6.5j"]
    equal = fight(
        1, S343="0308", **{"357DF": {"at": "0408", "steps": 2}, "31BF": "0407", "26BF": "0407"}
    ).act("lose", "S343")
    assert equal.may("lose") == ["26BF", "31BF", "357DF"], (
        "all have two: 13 to 3 is 4/1, and a 1 is 1/1 as well"
    )


@cites("VL 6.5j", "VL 6.5d")
def test_after_the_first_loss_the_owner_is_free() -> None:
    """25 to 5 is 5/1; integrity and the defender's tanks cancel; a 6: -/R2. The division still has two steps
    when the battalion may die.
    """
    hungry = {unit: {"at": "0308", "marks": ["unsupplied"]} for unit in ("357DF", "146")}  # 4 + 1
    force = {"504-291": "0207", "505-291": "0207", "506-291": "0207", "76-20M": "0208", "90-20M": "0208"}
    t = fight(6, "0308", "german-combat", **hungry, **force)
    assert result(t) == "-/R2"
    t.act("back", "0408")
    assert t.may("lose") == ["357DF"]
    t.act("lose", "357DF")
    assert (steps(t, "357DF"), t.may("lose")) == (2, ["146", "357DF"])


@cites("VL 6.5k")
def test_the_unit_whose_quality_was_used_need_not_bear_the_first_loss() -> None:
    """The engineers give their B, the division bears the loss; and of two equals either."""
    t = fight(1, S343="0308", **{"357DF": "0408", "225": "0408"}).act("lose", "S343")
    assert t.may("lose") == ["357DF"]
    t = fight(1, S343="0308", **{"505-291": "0308"}, **TWENTY_FIVE)
    assert t.may("lose") == ["505-291", "S343"]


@cites("VL 6.5l", "VL 6.5j")
def test_armour_on_both_sides_bears_the_first_loss() -> None:
    """10 to 4 is 2/1, a column for infantry and armour: 3/1, a 1: 1/1."""
    t = fight(1, **{"10-8Pz": "0308", "357DF": "0408", "27RC": "0408"})
    assert result(t) == "1/1"
    t.act("lose", "10-8Pz")
    assert t.may("lose") == ["27RC"]
    assert t.refusals("lose", "357DF") == ["VL 6.5l"]
    alone = fight(1, S343="0308", **{"357DF": "0408", "27RC": "0407"}).act("lose", "S343")
    assert alone.may("lose") == ["357DF"], "no German armour: the largest"


@pytest.mark.parametrize("foe", ["10-8Pz", "StuG459", "43-8Pz"])
@pytest.mark.parametrize("mine", ["27RC", "515LF", "18-2M"])
@cites("VL 6.5l")
def test_what_counts_as_armour(foe: str, mine: str) -> None:
    """Of the defender's side, with infantry of as many steps or more beside it; a star never forces."""
    t = situation(
        "vl",
        "german-combat",
        units={foe: "0308", "8-8Pz": "0207", "28-8Pz": "0208", mine: "0408", "257DF": "0408"},
    )
    t.act("target", "0408").act("join", foe).act("attack", dice=[3, 3, 6])
    assert t.who == "soviet"
    if mine == "515LF":
        assert t.may("lose") == ["257DF", "515LF"]
    else:
        assert t.may("lose") == [mine]


@cites("VL 6.5m", "VL 6.5l")
def test_a_star_is_not_obliged_but_may() -> None:
    """AMB-VL-55."""
    t = fight(1, **{"10-8Pz": "0308", "357DF": "0408", "515LF": "0408"}).act("lose", "10-8Pz")
    assert t.may("lose") == ["357DF", "515LF"]
    t = fight(2, **{"10-8Pz": "0308", "357DF": "0408", "515LF": "0408", "27RC": "0407"}).act("hold", "10-8Pz")
    assert t.may("lose") == ["27RC", "515LF"], "armour without a star is obliged; a star may step in for it"


# -- HQs and rockets whose defenders fall


@cites("VL 1.4k", "VL 1.5m", "VL 6.5d")
def test_hqs_and_rockets_never_bear_a_loss_and_fall_with_their_last_defender() -> None:
    t = situation(
        "vl",
        "soviet-combat",
        units={"S343": {"at": "0308", "steps": 1}, "QG83": "0308", "sWR3": "0308", **NINE},
    )
    t.acts("target 0308", "join 9DFG", "attack").act("ready", dice=[3, 3, 1])  # 9:1 is 8/1, a 1: -/R1
    t.act("back", t.may("back")[0])
    assert t.may("lose") == ["S343"]
    assert (t.at("QG83"), t.at("sWR3")) == (t.at("S343"), t.at("S343")), "they went back with it"
    t = situation(
        "vl",
        "german-combat",
        units={"CB1": "0308", "QG5G": "0308", "38G": "0308", "505-291": "0207", "506-291": "0207"},
    )
    # 10:3 is 3/1, integrity 4/1, a 3: 1/R
    t.acts("target 0308", "join 505-291", "join 506-291", "attack").act("ready", dice=[3, 3, 3])
    t.act("hold", "CB1")
    assert [t.at(u) for u in ("CB1", "QG5G", "38G")] == ["dead", "pool", "dead"]


@cites("VL 6.5c", "VL 6.5b")
def test_a_hex_for_a_number_is_told_apart_from_the_one_that_is_due() -> None:
    t = fight(4, S343="0308", **TWENTY_FIVE)
    assert result(t) == "-/R3"
    t.act("back", "0208")
    assert "VL 6.5b" in t.cites()
    t.act("fall_back").act("back", "0108")
    assert "VL 6.5c" in t.cites()
