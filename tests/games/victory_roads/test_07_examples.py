"""The combats of the booklet, played whole with its dice, each step asserted."""

from __future__ import annotations

from typing import Any

from tests.games.victory_roads.fighting import set_up

from grognard.games.victory_roads.law.combat.battle import battle_of
from grognard.games.victory_roads.law.names import own
from grognard.kernel.changes import Message, OwnChanged
from grognard.kernel.cite import cites
from grognard.testing.table import Situation


def steps(t: Situation, unit: str) -> int:
    return t.pos.state.steps[t.game.roster.index[unit]]


def told(t: Situation, what: str) -> dict[str, Any]:
    """What a line of the last act speaks of."""
    found = (one for one in t.log if isinstance(one, Message | OwnChanged) and one.what == what)
    return dict(next(found).args)


def attack(t: Situation, target: str, attackers: str) -> Situation:
    t.act("target", target)
    for unit in attackers.split():
        t.act("join", unit)
    return t.act("attack")


# -- EX-17

ROMANIANS = {"R5": "6060", "R6": "6061", "R7": "6061", "R11": "6162"}
GERMANS = {"G14": "6060", "G78": "6061", "G21": "6162"}


def romanian_attack() -> Situation:
    soviets = {"S36": {"at": "6161", "steps": 1}, "S36G": {"at": "6161", "steps": 1}, "Q2UF": "6359"}
    t = set_up({**ROMANIANS, **GERMANS, **soviets}, phase="axis-combat")
    return attack(t, "6161", " ".join((*ROMANIANS, *GERMANS)))


@cites("VR EX-17a", "VR EX-17b", "VR 7.11.2", "VR 7.11.3b", "VR 7.10.6")
def test_ex_17_an_autonomous_attack_of_the_romanians() -> None:
    t = romanian_attack()
    assert own(t.pos).autonomous == 1, "six German steps, eight Romanian"
    assert told(t, "vr-ratio") == {"attack": 23, "defence": 11, "ratio": "2/1"}
    t.act("throw", dice=(3, 4))
    cell = told(t, "vr-cell")
    assert [cell[key] for key in ("attacker", "defender", "attack", "defence")] == [1, 1, "E", "S"]
    assert (t.who, t.may("lose")) == ("axis", ["G14", "G21", "G78"])
    assert "VR 7.11.2" in t.refusals("lose", "R6")
    t.act("lose", "G78")
    assert (t.who, t.may("lose")) == ("soviet", ["S36", "S36G"])
    t.act("lose", "S36")
    assert (t.at("S36"), t.who, t.may("lose")) == ("corps_pool", "soviet", ["S36G"])
    t.act("fall_back")
    assert t.at("S36G") == "6260", "neither 6160 nor 6261 is away from all of them"
    assert (t.who, t.may("advance")) == ("axis", sorted((*ROMANIANS, *GERMANS)))
    t.act("halt").act("exploit", "G14")
    assert t.refusals("exploit", "G21") == ["VR 7.14.2"], "E is one unit"
    t.act("done")
    assert (t.phase, t.units_marked("exploiting")) == ("axis-exploitation", ["G14"]), (
        "nothing is left to attack"
    )
    assert t.units_marked("retreated") == [], "that ends with the combat phase"


# -- EX-19

ATTACK_ON_5026 = {"G14": "5027", "GFHH": "4926", "G12P": "4927", "G211V": "5025"}


@cites("VR EX-19a", "VR EX-19b", "VR 7.9.3", "VR 7.9.2a", "VR 7.14.3a")
def test_ex_19_combat_example_1() -> None:
    corps = {"S36": {"at": "5026", "steps": 1}, "S65": {"at": "5026", "steps": 1}}
    t = attack(set_up({**ATTACK_ON_5026, **corps}, phase="axis-combat"), "5026", " ".join(ATTACK_ON_5026))
    assert set(t.units_marked("unsupplied")) == {"S36", "S65"}, "step 2"
    assert told(t, "vr-ratio") == {"attack": 22, "defence": 10, "ratio": "2/1"}, "the 14th crosses no river"
    t.act("elite", "GFHH").act("armoured").act("throw", dice=(4, 6))
    assert told(t, "vr-cell")["defence"] == "DR2"
    assert (t.who, t.may("choose")) == ("axis", ["E", "E2"])
    t.act("choose", "E2")
    assert (t.who, t.may("lose")) == ("soviet", ["G12P", "GFHH"]), "both declared: the Soviet player picks"
    t.act("lose", "GFHH")
    assert (steps(t, "GFHH"), t.at("S36"), t.at("S65")) == (1, "corps_pool", "corps_pool"), "step 4"
    assert told(t, "vr-results") == {"attack": "E", "defence": "DR"}, "step 5: forest"
    assert (t.who, t.may("advance")) == ("axis", ["G12P", "G14", "G211V", "GFHH"])
    t.act("advance", "G14").act("halt")
    assert t.at("G14") == "5026"
    t.act("exploit", "GFHH").act("exploit", "G12P")
    assert t.refusals("exploit", "G14") == ["VR 7.14.2"]
    t.act("done")
    assert set(t.units_marked("exploiting")) == {"GFHH", "G12P"}
    assert battle_of(t.pos) is None


# -- EX-20 and EX-21

RED_ARMY = {
    **{"S36G": "5425", "S65": "5526", "S36": "5527", "S30G": "5427"},
    **{"S5T": "5326", "S2GT": "5425"},
}
GARRISON = {"G211S": "5426", "G5P": {"at": "5426", "steps": 1}, "KI1": "5426"}
POOL = {"KA1": "kg_armour", "KA6": "kg_armour"}


def minsk() -> Situation:
    """Theatre Centre North at Smolensk reaches it."""
    t = set_up({})
    h = t.game.map.index["5426"]
    return set_up(
        {**RED_ARMY, **GARRISON, **POOL, "TOCN": "6325"},
        phase="soviet-combat",
        holding=1 << h,
        held_order=1 << h,
    )


@cites(
    "VR EX-20a", "VR EX-20b", "VR EX-20c", "VR 6.7.5e", "VR 7.9.5a", "VR 7.9.5b", "VR 7.14.3b", "VR 7.15.1"
)
def test_ex_20_combat_example_2_and_ex_21_exploitation() -> None:
    t = attack(minsk(), "5426", " ".join(RED_ARMY))
    assert set(t.units_marked("unsupplied")) == {"G211S", "G5P", "KI1"}, "step 2"
    assert battle_of(t.pos).besieged  # type: ignore[union-attr]
    assert told(t, "vr-ratio") == {"attack": 59, "defence": 8, "ratio": "7/1"}
    t.act("hurrah").act("throw")
    t.act("plain", dice=(1, 2))
    assert told(t, "vr-column")["column"] == "6/1"
    cell = told(t, "vr-cell")
    assert told(t, "vr-column")["column"] == cell["column"] == "6/1", "7/1 is beyond the table"
    assert [cell[key] for key in ("attacker", "defender", "attack", "defence")] == [1, 1, "D1", "DR2"]
    t.act("lose", "S36G").act("lose", "G211S")
    assert (steps(t, "S36G"), t.at("G211S")) == (1, "dead"), "step 4"
    assert told(t, "vr-results") == {"attack": "D1+E", "defence": "Eng"}
    assert (t.who, t.may("lose")) == ("axis", ["G5P", "KI1"]), "step 5: D1"
    t.act("lose", "KI1")
    assert (t.at("KI1"), t.who) == ("gone", "soviet"), "then Hurrah"
    t.act("lose", "S65", dice=(2, 4))
    assert (steps(t, "S65"), told(t, "vr-engaged")["attacker"], told(t, "vr-engaged")["defender"]) == (
        1,
        1,
        2,
    )
    t.act("lose", "S65")
    assert (t.at("S65"), t.at("G5P")) == ("corps_pool", "dead")
    t.act("replace", dice=(1,))
    assert (t.at("KA1"), steps(t, "KA1")) == ("5426", 1), "it bears the second loss at once"
    assert (t.who, t.may("advance")) == ("soviet", [])
    t.act("exploit", "S5T").act("exploit", "S2GT")
    assert t.refusals("exploit", "S36") == ["VR 7.14.2"], "step 6: E by Hurrah is two armoured corps"
    t.act("done")
    assert set(t.units_marked("exploiting")) == {"S5T", "S2GT"}


@cites("VR 8.3.1", "VR 8.3.2a", "VR 8.1.2", "VR 7.14.4", "VR 8.3.3")
def test_ex_21_exploitation() -> None:
    """It begins where example 2 ends."""
    t = set_up({})
    h = t.game.map.index["5426"]
    marked = {"marks": ["exploiting"]}
    left = {**RED_ARMY, "S5T": {"at": "5326", **marked}, "S2GT": {"at": "5425", **marked}}
    left |= {"KA1": {"at": "5426", "steps": 1, "marks": ["unsupplied"]}, "TOCN": "6325"}
    del left["S65"]
    t = set_up(left, phase="soviet-exploitation", holding=1 << h, held_order=1 << h)
    assert (t.phase, t.may("unit")) == ("soviet-exploitation", ["S2GT", "S5T"])
    t.act("unit", "S5T").act("to", "5125")
    if t.can("done"):
        t.act("done")
    t.act("end_segment")
    assert (t.phase, t.may("target")) == ("soviet-exploitation-combat", ["5426"])
    t.act("target", "5426")
    assert t.may("join") == ["S2GT"]
    assert t.refusals("join", "S36") == ["VR 8.3.1"], "the infantry has no marker"
    t.act("join", "S2GT").act("attack", dice=(3, 4, 1, 3))
    assert told(t, "vr-ratio") == {"attack": 12, "defence": 2, "ratio": "6/1"}
    assert told(t, "vr-cell")["attack"] == told(t, "vr-results")["attack"] == "none"
    assert told(t, "vr-engaged")["attacker"] == 0, "Eng, though nobody is left (VR 7.9.1b)"
    assert (t.at("KA1"), t.who, t.may("advance")) == ("gone", "soviet", ["S2GT"])
    t.act("advance", "S2GT")
    assert (t.at("S2GT"), t.at("S5T")) == ("5426", "5125")
    assert (own(t.pos).control >> h & 1, own(t.pos).holding, t.units_marked("exploiting")) == (1, 0, [])
