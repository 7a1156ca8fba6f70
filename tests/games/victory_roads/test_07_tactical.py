"""VR 7.9, 7.11.2, 7.12.2 and 3.2: tactical results applied, the attacker's and then the defender's."""

from __future__ import annotations

from typing import Any

from tests.games.victory_roads.fighting import at, names, outcome_of, set_up, units

from grognard.games.victory_roads.law.combat.battle import battle_of
from grognard.games.victory_roads.law.names import MUD, RETREATED, SNOW, Battle
from grognard.kernel.changes import Message, Removed, Rolled
from grognard.kernel.cite import cites
from grognard.kernel.state import Frame, Position
from grognard.testing.table import Situation

# Around 5220 lies clear ground without water: N 5219, NE 5320, SE 5321, S 5221, SW 5121, NW 5120.
# Away from all three attackers is only SW.
SOVIETS = {"S36": "5219", "S65": "5320", "S5T": "5321"}


def soviet_attack(defenders: str, dice: tuple[int, ...] = (), **more: Any) -> Situation:
    """Two rifle corps and a tank corps attack 5220 at 2/1."""
    battle = {key: more.pop(key) for key in list(more) if key in Battle._fields}
    others = more.pop("others", {})
    t = set_up({**SOVIETS, **dict.fromkeys(defenders.split(), "5220"), **others}, **more)
    return outcome_of(t, "5220", "S36 S65 S5T", defenders, dice, **battle)


def axis_attack(attackers: str, dice: tuple[int, ...] = (), **more: Any) -> Situation:
    battle = {key: more.pop(key) for key in list(more) if key in Battle._fields}
    others = more.pop("others", {})
    t = set_up({"S36": "5220", **dict.fromkeys(attackers.split(), "5221"), **others}, **more)
    return outcome_of(t, "5220", attackers, "S36", dice, **battle)


def steps(t: Situation, unit: str) -> int:
    return t.pos.state.steps[t.game.roster.index[unit]]


def told(t: Situation) -> list[tuple[str, str]]:
    return [(change.what, change.cite) for change in t.log if isinstance(change, Message)]


def results(t: Situation) -> dict[str, Any]:
    found = (one for one in t.log if isinstance(one, Message) and one.what == "vr-results")
    return dict(next(found).args)


def gone(t: Situation) -> list[tuple[str, str, str]]:
    return [(t.game.roster[one.unit].id, one.how, one.cite) for one in t.log if isinstance(one, Removed)]


def over(t: Situation) -> bool:
    return battle_of(t.pos) is None


# -- the attacker's result


@cites("VR EX-20b", "VR 7.9.6", "VR 7.9.1a", "VR 7.2.1e")
def test_d1_costs_the_defender_a_step_of_his_choice() -> None:
    t = soviet_attack("G11 G58", attack_code="D1")
    assert (t.who, t.may("lose")) == ("axis", ["G11", "G58"])
    t.act("lose", "G58")
    assert (steps(t, "G11"), steps(t, "G58"), t.cites()) == (2, 1, ["VR 7.9.6"])
    assert over(t)


@cites("VR 7.9.6")
def test_losses_of_tactical_results_need_not_be_spread_nor_spare_an_hq() -> None:
    t = soviet_attack("G11 G58 Q9", attack_code="D1", borne=units(set_up({}), "G11"))
    assert t.may("lose") == ["G11", "G58", "Q9"], "who has borne one already, and the HQ"
    t = soviet_attack("G11 HB1", attack_code="D1")
    assert steps(t, "G11") == 1, "a garrison bears none while another unit is left (VR 6.7.8)"


@cites("VR 7.9.1b")
def test_results_are_applied_though_nobody_is_left() -> None:
    t = soviet_attack("", attack_code="E2", defence_code="DR")
    assert results(t) == {"attack": "E2", "defence": "DR"}
    assert t.may("advance") == ["S36", "S5T", "S65"]
    t.act("halt")
    assert t.may("exploit") == ["S36", "S5T", "S65"]


@cites("VR EX-20a")
def test_an_engagement_is_thrown_on_the_same_column_and_costs_both() -> None:
    """At 2/1 a seven is 1/1; its E and S are not applied (C-10). The attacker bears his loss first."""
    t = soviet_attack("G11 G58", (3, 4), attack_code="Eng")
    assert ("vr-engaged", "VR EX-20a") in told(t)
    assert [change.cite for change in t.log if isinstance(change, Rolled)] == ["VR EX-20a"] * 2
    assert (t.who, t.may("lose")) == ("soviet", ["S36", "S5T", "S65"])
    t.act("lose", "S36")
    assert (t.who, t.may("lose")) == ("axis", ["G11", "G58"])
    t.act("lose", "G11")
    assert over(t)
    assert not t.pos.state.marks[RETREATED]
    t = soviet_attack("G11 G58", (6, 6), attack_code="Eng", odds=6)
    assert gone(t) == [], "0/3 at 6/1 with four steps: the defender chooses"
    assert t.who == "axis"


@cites("VR 3.2.2e", "VR 3.2.2c", "VR 3.2.2d")
def test_in_mud_exploitation_is_an_engagement_of_the_attacker_alone() -> None:
    t = soviet_attack("G11", (3, 4), attack_code="E2", weather=MUD, ground="forest")
    assert results(t)["attack"] == "Eng"
    assert ("vr-converted", "VR 3.2.2e") in told(t)
    t.act("lose", "S65")
    assert (steps(t, "S65"), steps(t, "G11"), over(t)) == (1, 2, True), "C-08"
    t = soviet_attack("G11", attack_code="D1", weather=MUD)
    assert (results(t)["attack"], steps(t, "G11")) == ("none", 2)


@cites("VR EX-20a", "VR 6.7.5e")
def test_two_engagements_are_two_throws_the_attackers_first() -> None:
    """C-09: mud makes one of E, a siege one of DR2. At 2/1 a twelve is 0/2, a three 1/0."""
    t = soviet_attack("G11 G58", (2, 1), attack_code="E", defence_code="DR2", weather=MUD, besieged=True)
    assert told(t)[-1] == ("vr-engaged", "VR 3.2.2e")
    t.act("lose", "S36", dice=(6, 6))
    assert told(t)[-1] == ("vr-engaged", "VR EX-20a")
    t.act("lose", "G11")
    assert (t.who, t.may("lose")) == ("axis", ["G11", "G58"])
    t.act("lose", "G11")
    assert (t.at("G11"), over(t)) == ("dead", True), "both on one unit, as it pleases its owner"


@cites("VR 7.9.5a", "VR 7.9.5b")
def test_hurrah_costs_a_step_and_gives_an_e() -> None:
    t = soviet_attack("G11", attack_code="D1", hurrah=True)
    assert results(t)["attack"] == "D1+E"
    assert (steps(t, "G11"), t.who, t.may("lose")) == (1, "soviet", ["S36", "S5T", "S65"])
    t.act("lose", "S65")
    assert (steps(t, "S65"), t.cites()[0]) == (1, "VR 7.9.5a")
    assert t.may("exploit") == ["S36", "S5T", "S65"]
    t = soviet_attack("G11", attack_code="D1", hurrah=True, spared=True)
    assert t.may("exploit") == ["S36", "S5T", "S65"], "political officers: no step"
    assert steps(t, "S36") == steps(t, "S65") == steps(t, "S5T") == 2


@cites("VR 7.11.2")
def test_germans_bear_tactical_losses_before_their_allies() -> None:
    """J-03. At 2/1 a two costs the attacker two steps."""
    t = axis_attack("G11 R6", (1, 1), attack_code="Eng")
    assert (t.at("G11"), steps(t, "R6")) == ("dead", 2)
    t = axis_attack("G11 G58 R6", (1, 1), attack_code="Eng")
    assert t.may("lose") == ["G11", "G58"]
    assert "VR 7.11.2" in t.refusals("lose", "R6")


@cites("VR 7.10.3", "VR 7.10.1")
def test_ar_throws_every_attacker_back_a_hex() -> None:
    stack = {"S5T": "5219", "Q1BF": "5219", "S36G": "5219"}
    t = soviet_attack("G11", attack_code="AR", others=stack, ground="mountain")
    assert (t.who, t.may("apart")) == ("soviet", ["S36", "S5T", "S65"]), "which stack first?"
    t.act("apart", "S65")
    assert t.may("back") == ["5319", "5419", "5420"]
    t.act("back", "5420")
    assert t.may("back") == ["5218", "5319"], "N and NE, away from 5220"
    t.act("back", "5218")
    assert (t.at("S36"), t.at("S5T"), t.at("S65")) == ("5218", "5218", "5420")
    assert (t.at("Q1BF"), t.at("S36G")) == ("5219", "5219"), "K-15, and who took no part"
    assert t.units_marked("retreated") == names(t, units(t, "S36 S5T S65"))


@cites("VR 7.10.5a", "VR 7.9.1b")
def test_without_a_defender_it_is_away_from_the_attacked_hex() -> None:
    """J-05: from 5219, N and NE, not SE."""
    t = set_up({"S36": "5219"})
    assert outcome_of(t, "5220", "S36", attack_code="AR").may("back") == ["5218", "5319"]


# -- 7.9.4: river or ground


def over_the_river(code: str, **more: Any) -> Situation:
    """From 1530 and 1531 every attacker of 1430 crosses a major river; the defender sits on a mountain."""
    own = {key: more.pop(key) for key in list(more) if key in ("weather",)}
    t = set_up({"S36": "1530", "S65": "1531", "S5T": more.pop("third", "1530"), "G11": "1430"}, **own)
    return outcome_of(t, "1430", "S36 S65 S5T", "G11", attack_code=code, **{"ground": "mountain", **more})


@cites("VR 7.9.4")
def test_the_defender_chooses_between_river_and_ground() -> None:
    t = over_the_river("E2")
    assert (t.who, t.may("convert")) == ("axis", ["ground", "river"])
    t.act("convert", "river")
    assert (results(t)["attack"], told(t)[0]) == ("E", ("vr-converted", "VR 7.9.4"))
    assert results(over_the_river("E2").act("convert", "ground"))["attack"] == "none"
    assert results(over_the_river("E"))["attack"] == "none", "either way: no question"
    assert results(over_the_river("D1"))["attack"] == "D1"
    assert results(over_the_river("E2", third="1429"))["attack"] == "none", "one of them is on this bank"
    t = set_up({"S36": "1530", "G11": "1430"}, weather=MUD)
    t = outcome_of(t, "1430", "S36", "G11", (3, 4), ground="mountain", attack_code="E2")
    assert results(t)["attack"] == "Eng", "not asked in mud (K-19)"


@cites("VR 3.2.3a")
def test_snow_counts_in_the_comparison_of_river_and_ground() -> None:
    """E3 by forest or by the river is E2: nothing to choose."""
    t = over_the_river("E3", ground="forest", weather=SNOW)
    assert results(t)["attack"] == "E2"


# -- the defender's result


@cites("VR EX-17a", "VR 7.9.2b")
def test_s_is_a_step_of_one_unit_or_a_hex_of_all() -> None:
    t = soviet_attack("G11 G58", defence_code="S")
    assert (t.who, t.may("lose"), t.may("fall_back")) == ("axis", ["G11", "G58"], [""])
    t.act("lose", "G11")
    assert (steps(t, "G11"), steps(t, "G58"), t.at("G58"), over(t)) == (1, 2, "5220", True)
    t = soviet_attack("G11 G58", defence_code="S").act("fall_back")
    assert t.at("G11") == t.at("G58") == "5121", "the only hex away from all"
    assert t.units_marked("retreated") == ["G11", "G58"]


@cites("VR EX-17a", "VR 7.10.13")
def test_who_cannot_move_answers_s_with_a_step() -> None:
    t = soviet_attack("HB1", defence_code="S")
    assert t.at("HB1") == "pool"
    t = soviet_attack("HB1 G11", defence_code="S").act("fall_back")
    assert (gone(t), t.at("G11")) == ([("HB1", "rooted", "VR 7.10.13")], "5121")


@cites("VR 7.10.3", "VR 7.10.9")
def test_dr_throws_every_defender_back_as_far_as_it_says() -> None:
    t = soviet_attack("G11 Q9", defence_code="DR")
    assert t.at("G11") == t.at("Q9") == "5121", "the HQ with its stack (C-32)"
    t = soviet_attack("G11", defence_code="DR3", ground="forest")
    assert (results(t)["defence"], t.at("G11")) == ("DR2", "5021"), "SW twice"


@cites("VR 6.7.5d", "VR 6.7.5e", "VR EX-20a")
def test_the_besieged_do_not_give_ground() -> None:
    t = soviet_attack("G11", defence_code="S", besieged=True)
    assert (results(t)["defence"], t.at("G11"), steps(t, "G11")) == ("none", "5220", 2)
    t = soviet_attack("G11", (3, 4), defence_code="DR", besieged=True)
    t.act("lose", "S36")
    assert (steps(t, "G11"), t.at("G11")) == (1, "5220")


@cites("VR 8.3.2a")
def test_a_cell_without_a_result_leaves_nothing_to_do() -> None:
    t = soviet_attack("G11", attack_code="-", defence_code="-", kind="exploitation")
    assert results(t) == {"attack": "none", "defence": "none"}
    assert over(t)


# -- Romanians


@cites("VR 7.12.2a")
def test_romanians_alone_do_not_survive_dr2() -> None:
    """Whatever the ground makes of it (C-19)."""
    for code in ("DR2", "DR3"):
        t = soviet_attack("R6 R7", defence_code=code, ground="mountain")
        assert gone(t) == [("R6", "collapsed", "VR 7.12.2a"), ("R7", "collapsed", "VR 7.12.2a")]
    t = soviet_attack("R6 R7", defence_code="DR")
    assert (t.at("R6"), t.at("R7")) == ("5121", "5121")


@cites("VR 7.12.2b")
def test_beside_germans_one_of_them_survives_and_goes_back_with_them() -> None:
    t = soviet_attack("R6 R7 G11", defence_code="DR2", ground="forest")
    assert (t.who, t.may("keep")) == ("axis", ["R6", "R7"])
    t.act("keep", "R7")
    assert gone(t) == [("R6", "collapsed", "VR 7.12.2a")]
    assert (t.at("R7"), t.at("G11")) == ("5121", "5121"), "DR in a forest"
    t = soviet_attack("R6 G11", defence_code="DR2", ground="forest")
    assert (t.at("R6"), gone(t)) == ("5121", []), "the only one survives"
    t = soviet_attack("R6 Q9", defence_code="DR2")
    assert t.at("R6") == "dead", "an HQ is no division"


@cites("VR 7.12.2a", "VR 1.7.3")
def test_romanians_of_the_soviets_do_not_collapse() -> None:
    t = set_up({"SR6": "5220", "SR7": "5220", "G11": "5221", "G58": "5121"})
    t = outcome_of(t, "5220", "G11 G58", "SR6 SR7", defence_code="DR2")
    assert gone(t) == []
    assert t.may("back")


# -- Schörner


def asked_to_stand(answer: str, defenders: str, **more: Any) -> Situation:
    """The question as the event puts it."""
    t = set_up({**SOVIETS, **dict.fromkeys(defenders.split(), "5220")}, **more)
    mine = units(t, "S36 S65 S5T")
    battle = Battle(
        t.game.map.index["5220"],
        mine,
        units(t, defenders),
        origins=at(t, "5219 5320"),
        ground="clear",
        odds=2,
        answer=answer,
    )
    frames = (*t.pos.state.frames, Frame("stand", 0, battle))
    return Situation(Position(t.game, t.pos.state._replace(frames=frames)))


@cites("VR 7.9.6")
def test_a_retreat_may_be_paid_for_with_a_step_for_each_hex() -> None:
    t = asked_to_stand("DR2", "G11 G58")
    assert (t.who, t.may("stand"), t.may("pass")) == ("axis", [""], [""])
    t.act("stand").act("lose", "G11").act("lose", "G11")
    assert (t.at("G11"), steps(t, "G58"), t.at("G58"), over(t)) == ("dead", 2, "5220", True)
    t = asked_to_stand("DR", "G11 G58").act("pass")
    assert t.at("G11") == t.at("G58") == "5121"
