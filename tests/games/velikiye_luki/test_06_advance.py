"""6.6.2. The advance after combat.

0509 has 0408 and 0409 to the west, 0608 and 0609 to the east. 24 to 3 is 8/1, and a 3 there is -/R2. Quality
dice of 3 change nothing.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.menu import Act
from grognard.kernel.narration import cause_text
from grognard.kernel.state import Position
from grognard.kernel.texts import texts
from grognard.testing.table import Situation, situation

# a pair in contact far away, so that the phase goes on
WITNESSES = {"S795": "1418", "150DF": "1518", "FestungE": "1210"}
FORCE: dict[str, Any] = {"9DFG": "0608", "27RC": "0608", "21DFG": "0609", "44S": "0609"}  # 9 + 3 + 9 + 3


def fight(
    die: int,
    *attackers: str,
    target: str = "0509",
    phase: str = "soviet-combat",
    options: Any = None,
    **units: Any,
) -> Situation:
    t = situation("vl", phase, options=options, units={**WITNESSES, **units}).act("target", target)
    for unit in attackers or t.may("join"):
        t.act("join", unit)
    return t.act("attack", dice=[3, 3, die])


def result(t: Situation) -> str:
    return str(t.message("vl-result")["result"])


def routed(*path: str, options: Any = None, **more: Any) -> Situation:
    """S 343 goes back three hexes before the whole force."""
    t = fight(3, options=options, S343="0509", **FORCE, **more)
    assert result(t) == "-/R2"
    t.act("back", path[0]).act("fall_back").act("back", path[1]).act("back", path[2])
    assert t.at("S343") == path[2]
    return t


PATH = ("0408", "0308", "0208")


# -- who, where and how far


@cites("VL 6.6.2a", "VL 6.6.2b")
def test_those_who_took_part_may_enter_the_vacated_hex() -> None:
    t = fight(5, "9DFG", S343="0509", **FORCE).act("back", "0408")  # 9:3 is 3/1, a 5: -/R
    assert (t.who, t.may("advance")) == ("soviet", ["9DFG"])
    assert "VL 6.6.2b" in t.refusals("advance", "27RC"), "it stood by"
    t.act("advance", "9DFG")
    assert t.at("9DFG") == "0509"
    assert t.may("to") == [], "as far as the enemy went back, the vacated hex included"
    stays = fight(5, "9DFG", S343="0509", **FORCE).act("back", "0408").act("halt")
    assert stays.at("9DFG") == "0608", "nobody must"


@cites("VL 6.6.2a", "VL 6.6.2b")
def test_a_hex_that_is_still_held_is_not_entered() -> None:
    t = fight(3, "9DFG", S343="0509", **FORCE).act("lose", "S343")  # -/1
    assert t.may("advance") == []
    assert t.may("target") == ["1418"], "0509 was attacked already"


@cites("VL 6.6.2b")
def test_along_the_way_the_enemy_went() -> None:
    t = routed(*PATH).act("advance", "9DFG")
    assert t.may("to") == ["0408"]
    assert "VL 6.6.2b" in t.refusals("to", "0409")
    t.act("to", "0408")
    assert t.at("9DFG") == "0408"


@cites("VL 6.6.2b")
def test_step_by_step_and_not_across_a_bend_of_it() -> None:
    """A way that turned back beside the hex it began in: from 0509 only its first step may be followed."""
    t = routed(*PATH)
    bend = tuple((t.game.map.hex(a), t.game.map.hex(b)) for a, b in (("0509", "0408"), ("0408", "0409")))
    frames = t.pos.state.frames
    bent = frames[-1]._replace(memo=frames[-1].memo._replace(trail=bend))
    t.pos = Position(t.game, t.pos.state._replace(frames=(*frames[:-1], bent)))
    assert t.act("advance", "44S").may("to") == ["0408"]


@cites("VL 6.6.2c")
def test_where_a_stack_parted_any_of_its_ways_may_be_followed() -> None:
    """24 to 5 is 4/1, infantry and armour 5/1, a 6: -/R2."""
    t = fight(6, S343="0509", S663="0509", **FORCE)
    assert result(t) == "-/R2"
    t.act("apart", "S343").act("back", "0408").act("back", "0409").act("fall_back")
    while t.may("back"):
        t.act("back", t.may("back")[0])
    assert t.act("advance", "9DFG").may("to") == ["0408", "0409"]


@cites("VL 6.6.2d", "VL 6.6.2f")
def test_a_motor_unit_leaves_the_way_after_the_first_hex() -> None:
    t = routed(*PATH).act("advance", "27RC")
    assert t.at("27RC") == "0509"
    assert t.may("to") == ["0408", "0409", "0508", "0510", "0608", "0609"]
    t.acts("to 0510", "to 0511")
    assert t.at("27RC") == "0511"
    assert t.may("to") == [], "three hexes, as the enemy"


@cites("VL 6.6.2b", "VL 6.6.2d")
def test_nobody_goes_where_he_cannot_nor_into_an_enemy() -> None:
    """The lake 0708: infantry follows, tanks do not. 12 to 3 is 4/1; infantry and armour and the lake cancel;
    a 4: -/R.
    """
    t = fight(4, target="0708", S343="0708", **{"9DFG": "0709", "27RC": "0709"})
    assert (result(t), t.at("S343")) == ("-/R", "0607"), "the only way out of a zone"
    assert t.may("advance") == ["9DFG"]
    assert "VL 6.6.2b" in t.refusals("advance", "27RC")
    t = routed(*PATH, Kraft="0409").act("advance", "27RC")
    assert t.refusals("to", "0409") == ["VL 6.1a"], "Kraft is there"
    # 12:3 is 4/1, infantry and armour 5/1, a 6: -/R2
    t = fight(6, target="0709", S343="0709", **{"9DFG": "0809", "27RC": "0809"})
    while t.may("back") or t.may("fall_back"):
        t.act(*(("back", t.may("back")[0]) if t.may("back") else ("fall_back", None)))
    t.act("advance", "27RC")
    assert "0710" in t.may("to")
    assert t.refusals("to", "0708") == ["VL 6.6.2b"], "the lake beside 0709"


@cites("VL 6.6.2b", "VL 1.6b")
def test_the_garrisons_hex_is_not_entered() -> None:
    """18 to 3 is 6/1, the city takes two columns and the ring gives one: 5/1, a 3: -/R."""
    t = fight(3, target="1110", S343="1110", FestungW="1110", **{"9DFG": "1109", "21DFG": "1111"})
    assert result(t) == "-/R"
    t.act("fall_back")
    while t.may("back"):
        t.act("back", t.may("back")[0])
    assert t.at("S343") != "1110"
    assert t.may("advance") == []


# -- foot units, skiers, motor units


@cites("VL 6.6.2j")
def test_on_foot_two_hexes_at_most() -> None:
    """AMB-VL-14 and EX-VL-11: after a retreat of three hexes."""
    t = routed(*PATH).act("advance", "9DFG").act("to", "0408")
    assert t.at("9DFG") == "0408"
    assert t.may("to") == [], "its advance is over"


@cites("VL 6.6.2j")
def test_by_agreement_foot_units_have_no_such_limit() -> None:
    t = routed(*PATH, options={"foot_advance": "any"}).act("advance", "9DFG").act("to", "0408")
    assert t.may("to") == ["0308"]
    assert t.act("to", "0308").at("9DFG") == "0308"


@cites("VL 6.6.2e", "VL 4.2.1i")
def test_foot_units_stop_at_the_second_enemy_zone_and_not_at_the_first() -> None:
    """Kraft in 0409 watches 0509 and 0408; without it the first zone met is S 343's, in 0308."""
    t = routed(*PATH, options={"foot_advance": "any"}, Kraft="0409").act("advance", "9DFG")
    assert t.may("to") == ["0408"], "one zone does not stop it"
    t.act("to", "0408")
    assert t.may("to") == [], "the second does"


@cites("VL 6.6.2f", "VL 4.2.1i")
def test_skiers_pass_the_zones_of_foot_units_and_are_not_held_to_two_hexes() -> None:
    t = routed(*PATH, Kraft="0409").act("advance", "44S").acts("to 0408", "to 0308")
    assert t.at("44S") == "0308"


@cites("VL 6.6.2f", "VL 6.6.2e")
def test_skiers_stop_at_the_second_zone_of_a_motor_unit() -> None:
    t = routed(*PATH, K8="0409").act("advance", "44S").act("to", "0408")
    assert t.at("44S") == "0408"
    assert t.may("to") == []


@cites("VL 6.6.2f", "VL 4.2.1i")
def test_motor_units_are_not_stopped_by_zones() -> None:
    t = routed(*PATH, Kraft="0409").act("advance", "27RC").acts("to 0408", "to 0308")
    assert t.at("27RC") == "0308"


# -- the attacker's own result


@cites("VL 6.6.2g", "VL 6.5i")
def test_to_advance_the_attacker_takes_all_of_his_result_in_steps() -> None:
    """EX-VL-10, with 1/R: 9 to 3 is 3/1, a 4."""
    t = fight(4, "9DFG", S343="0509", **FORCE).act("back", "0408")
    assert (t.who, t.may("lose"), t.can("fall_back")) == ("soviet", ["9DFG"], True)
    lost = Situation(t.pos).act("lose", "9DFG")
    assert lost.may("advance") == ["9DFG"]
    gone = t.act("fall_back").act("back", t.may("back")[0])
    assert gone.may("advance") == []
    assert gone.may("target"), "who went back does not advance"


@cites("VL 6.6.2h")
def test_the_defender_never_advances() -> None:
    """3 to 7 is 1/3, a 3: R/-."""
    t = fight(3, "S343", target="0308", phase="german-combat", S343="0208", **{"357DF": "0308"})
    t.act("back", "0108")
    assert (t.who, t.may("advance"), t.may("target")) == ("german", [], ["1518"])


# -- obligations that nobody met


@cites("VL 6.6.2i")
def test_what_the_dead_did_not_meet_are_hexes_of_advance() -> None:
    """EX-VL-12: -/R2 on a unit of one step. It goes back the hex that is due and dies: 1 + 1 hexes."""
    t = fight(3, S343={"at": "0509", "steps": 1}, **FORCE)
    assert result(t) == "-/R2"
    t.act("back", "0408").act("lose", "S343")
    assert t.at("S343") == "dead"
    t.act("advance", "9DFG")
    assert t.may("to") == ["0408"], "along the way it went"
    t.act("to", "0408").act("advance", "27RC").act("to", "0510")
    assert (t.at("9DFG"), t.at("27RC"), t.may("to")) == ("0408", "0510", [])


@cites("VL 6.6.2i", "VL 6.6.2b")
def test_where_the_enemy_died_on_the_spot_there_is_no_way_to_follow() -> None:
    """EX-VL-12 with quality B: it turns the retreat into its last step: 0 + 2 hexes, the second wherever one
    can go.
    """
    t = fight(3, **{"505-291": {"at": "0509", "steps": 1}}, **FORCE)
    assert result(t) == "-/R2", "24 to 3 is 8/1; infantry and armour and the dot cancel"
    t.act("hold", "505-291").act("advance", "9DFG")
    assert t.may("to") == ["0408", "0409", "0508", "0510", "0608", "0609"]
    t.act("to", "0409")
    assert t.at("9DFG") == "0409"
    assert t.may("to") == []


@pytest.mark.parametrize(("die", "unit"), [(3, "S343"), (2, "S343")])
@cites("VL 6.6.2i", "VL 6.6.2a")
def test_a_unit_that_met_all_it_owed_in_dying_leaves_one_hex(die: int, unit: str) -> None:
    """AMB-VL-26: one hex at least. 3 to 1 is 3/1: a 3 is -/1, a 2 is 1/1."""
    t = fight(die, "44S", S343={"at": "0509", "steps": 1}, **FORCE).act("lose", unit)
    if die == 2:
        t.act("lose", "44S")
    t.act("advance", "44S")
    assert t.at("44S") == "0509"
    assert t.may("to") == []


@cites("VL 6.6.2a", "VL 6.6.2b", "VL 6.6.2d")
def test_after_1_R1_the_advance_is_as_long_as_the_retreat() -> None:
    """EX-VL-10: 16 to 3 is 5/1, a 4: 1/R1."""
    force = {"9DFG": "0608", "257DF": "0609"}
    t = fight(4, S343="0509", **force)
    assert result(t) == "1/R1"
    one = Situation(t.act("back", "0408").pos).act("lose", "S343").act("lose", "9DFG").act("advance", "9DFG")
    assert one.at("9DFG") == "0509"
    assert one.may("to") == []
    two = t.act("fall_back").act("back", "0308").act("lose", "9DFG").act("advance", "9DFG")
    assert two.may("to") == ["0408"]


@cites("VL 6.6.2b")
@pytest.mark.parametrize(
    ("to", "en", "fr"),
    [
        (
            "1213",
            "1213 is 8 hexes away: an advance goes from hex to adjacent hex.",
            "1213 est à 8 hex\u00a0: une avance va d'un hex à un hex adjacent.",
        ),
        ("0509", "It is already in 0509.", "L'unité est déjà en 0509."),
    ],
)
def test_a_hex_that_is_not_adjacent_is_refused_in_words(to: str, en: str, fr: str) -> None:
    t = routed(*PATH).act("advance", "9DFG")
    (cause,) = choices(t.pos).causes(Act("to", t.game.map.index[to]))
    for lang, said in (("en", en), ("fr", fr)):
        words = texts(lang, "grognard.games.velikiye_luki")
        assert (cause.cite, cause_text(t.game, cause, words)) == ("VL 6.6.2b", said)
