"""7. Festung Velikié Louki: 1110 in the west, 1210 in the east. Around them: 1009 1109 1209 1310 1311 1211
1111 1010.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.velikiye_luki.law.festung import bonus, modifier
from grognard.kernel.changes import Message, OwnChanged
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation, situation

CITY = {"FestungW": "1110", "FestungE": "1210"}
# 1109 looks into 1009 and 1209, 1311 into 1310 and 1211, 1010 into 1009 and 1111: the ring is closed
RING = {"357DF": "1109", "27RC": "1109", "257DF": "1311", "9DFG": "1010"}
FAR = {"Klatt": "0512"}
SHUT = {"encircled": True}


def end_of_turn(
    turn: int = 4, dice: tuple[int, ...] = (3,), own: dict[str, Any] | None = None, **units: Any
) -> Situation:
    """The end of a turn, up to the movement that opens the next one."""
    return situation("vl", "end", turn=turn, dice=dice, own=own, units={**CITY, **FAR, **units})


def siege(
    turn: int = 4, own: dict[str, Any] | None = None, options: dict[str, str] | None = None, **units: Any
) -> Situation:
    return situation(
        "vl",
        "soviet-combat",
        turn=turn,
        own=own or SHUT,
        options=options,
        units={**CITY, **FAR, **RING, **units},
    )


def encircled(t: Situation) -> bool:
    return bool(t.pos.state.own.encircled)


def levels(t: Situation) -> tuple[int, int]:
    index, steps = t.game.roster.index, t.pos.state.steps
    west, east = (steps[index[u]] if t.at(u) != "dead" else 0 for u in ("FestungW", "FestungE"))
    return west, east


# -- 7.1 and 7.2: the encirclement


@cites("VL 7.1a", "VL 7.1b", "VL 7.2a", "VL 2.1.Ha")
def test_units_and_their_zones_all_around_encircle_the_city() -> None:
    t = end_of_turn(**RING)
    assert encircled(t)
    assert (t.pos.state.turn, t.phase) == (5, "soviet-movement")


@cites("VL 7.1a")
@pytest.mark.parametrize("gone", ["357DF", "257DF", "9DFG"])
def test_one_open_hex_is_enough_to_break_it(gone: str) -> None:
    left = {u: at for u, at in RING.items() if u != gone and not (gone == "357DF" and u == "27RC")}
    strong = {"184BC": "1311"} if gone != "257DF" else {"184BC": "1010"}
    assert not encircled(end_of_turn(**left, **strong, **{"21DFG": next(iter(left.values()))}))


@cites("VL 7.1a", "VL 7.1e")
def test_a_german_in_the_ring_breaks_it_even_in_a_soviet_zone() -> None:
    assert not encircled(end_of_turn(**RING, Meyer="1111"))
    t = end_of_turn(own=SHUT, **RING, Meyer="1111")
    assert not encircled(t)
    assert t.act("end_phase").refusals("besiege") == ["VL 7.1c"]


@cites("VL 7.2a", "VL 7.2c")
def test_two_divisions_and_armour_must_be_in_contact() -> None:
    assert encircled(end_of_turn(**RING))
    assert not encircled(end_of_turn(**{**RING, "27RC": "1108"}))  # the tanks a hex away
    assert not encircled(
        end_of_turn(**{**RING, "27RC": "1409"}, **{"146": "1109"})
    )  # a battalion is no regiment
    assert encircled(end_of_turn(**{**RING, "27RC": "1409"}, **{"184BC": "1109"}))
    assert encircled(end_of_turn(**{**RING, "27RC": "1409"}, **{"18-2M": "1109"}))


@cites("VL 7.2a", "VL 7.2b")
def test_three_brigades_or_cadres_are_worth_a_division() -> None:
    one = {"357DF": "1109", "27RC": "1109"}
    thin = {"31BF": "1311", "26BF": "1010", "44S": "1111"}
    assert encircled(end_of_turn(**one, **thin))  # one division and three brigades, independent ones too
    assert not encircled(end_of_turn(**one, **{**thin, "44S": "1505"}))  # two brigades are worth nothing
    assert encircled(end_of_turn(**one, **{**thin, "44S": "1505"}, **{"CC1": "1010"}))
    worn = {
        "357DF": {"at": "1109", "steps": 2},
        "27RC": "1109",
        "257DF": {"at": "1311", "steps": 2},
        "31BF": "1010",
    }
    assert encircled(end_of_turn(**worn))  # a reduced division still is one
    assert not encircled(end_of_turn(**{**worn, "257DF": {"at": "1311", "steps": 1}}))  # a cadre is not


@cites("VL 7.1b", "VL 7.6c")
def test_the_check_is_made_at_the_end_of_the_turn_for_the_whole_of_the_next() -> None:
    t = end_of_turn(**RING)
    t.acts("unit 257DF", "to 1410", "done", "end_phase")  # the ring is open now
    assert encircled(t)
    assert t.can("besiege")


@cites("VL 7.1c", "VL 7.1d")
def test_the_die_may_be_thrown_the_turn_after_and_once() -> None:
    assert situation("vl", "soviet-combat", units={**CITY, **RING, "S343": "1108"}).refusals("besiege") == [
        "VL 7.1c"
    ]
    t = siege()
    assert t.can("besiege")
    assert choices(t.pos).prompt == "vl-siege-only"  # nobody to attack, and said so
    t = siege(S343="1108").act("besiege", dice=[1])
    assert t.refusals("besiege") == ["VL 7.1d"]


@cites("VL 2.1.Da")
def test_only_the_soviet_throws_for_the_city() -> None:
    t = situation("vl", "german-combat", own=SHUT, units={**CITY, **RING, "Meyer": "1011"})
    assert not t.may("besiege")


@cites("VL 7.2a", "VL 7.4d")
def test_flame_tanks_are_a_regiment_of_armour() -> None:
    """AMB-VL-29: a tank regiment is the armour that is needed; the 515th has its own line of the list
    besides.
    """
    ring = {u: at for u, at in RING.items() if u != "27RC"}
    assert not encircled(end_of_turn(turn=8, **ring))
    assert encircled(end_of_turn(turn=8, **ring, **{"515LF": "1109"}))
    assert [
        n for what, n, _ in bonus(siege(**{"27RC": "1505", "515LF": "1109"}).pos, False) if what == "flame"
    ] == [1]


# -- 7.4: what helps


@cites("VL 7.4a", "VL 7.4b", "VL 7.4c", "VL T.fest.4")
def test_only_units_beyond_the_least_count_and_each_of_them() -> None:
    """The least is two divisions and the tank regiment; the ring has three divisions."""
    assert modifier(siege().pos, False) == 1
    assert modifier(siege(**{"28DF": "1310"}).pos, False) == 2
    assert (
        modifier(siege(**{"184BC": "1310"}).pos, False) == 2
    )  # beside the regiment, which is enough, the brigade is more
    alone = {"27RC": "1505", "184BC": "1310"}
    assert modifier(siege(**alone).pos, False) == 1  # the brigade is the armour that is needed
    assert modifier(siege(**alone, **{"92BC": "1211"}).pos, False) == 2


@cites("VL 7.4a")
def test_with_the_option_each_line_counts_once() -> None:
    more = {"28DF": "1310", "21DFG": "1211"}
    assert modifier(siege(**more).pos, False) == 3
    assert modifier(siege(options={"siege_bonus": "one"}, **more).pos, False) == 1


@cites("VL 7.4d", "VL 7.4e", "VL 7.4f", "VL 1.5c", "VL 1.5g", "VL 1.5j")
def test_flame_tanks_engineers_and_katyushas_help() -> None:
    plain = {what: n for what, n, _ in bonus(siege(**{"515LF": "1310", "225": "1211"}).pos, True)}
    assert (plain["flame"], plain["engineers"], plain["rockets"]) == (1, 1, 1)
    away = {what: n for what, n, _ in bonus(siege(**{"515LF": "1505", "225": "1505"}).pos, False)}
    assert (away["flame"], away["engineers"], away["rockets"]) == (0, 0, 0)


@cites("VL 7.4g")
def test_katyushas_need_only_be_in_range_and_serve_once_a_turn() -> None:
    assert siege(**{"38G": "1408"}).refusals("besiege_rockets") == ["VL 7.4g"]  # three hexes from the city
    near = siege(**{"38G": "1409"})
    assert near.can("besiege_rockets")
    used = siege(**{"38G": {"at": "1409", "marks": ["used"]}})
    assert used.refusals("besiege_rockets") == ["VL 7.4g"]
    t = near.act("besiege_rockets", dice=[1])
    assert t.units_marked("used") == ["38G"]
    t = siege(**{"38G": "1208"}, S343="1108").acts("target 1108", "join 357DF", "attack")
    t.act("rockets", "38G")
    t.act("ready", dice=[3, 3, 4])  # 7 against 3, rockets for and the siege against: 2/1, and nobody retreats
    assert t.units_marked("used") == ["38G"]


@cites("VL 7.4f", "VL 8.3d")
def test_katyushas_without_supply_do_not_fire_at_the_city() -> None:
    assert siege(**{"38G": "1410"}).can("besiege_rockets")
    t = siege(**{"38G": {"at": "1410", "marks": ["unsupplied"]}})
    assert t.refusals("besiege_rockets") == ["VL 8.3d"]
    assert siege(**{"38G": {"at": "1410", "marks": ["isolated"]}}).can("besiege_rockets")
    assert siege(**{"38G": {"at": "1505", "marks": ["unsupplied"]}}).refusals("besiege_rockets") == [
        "VL 7.4g"
    ]


@cites("VL 7.4h", "VL T.fest.4")
@pytest.mark.parametrize(("turn", "plus"), [(6, 1), (7, 0), (8, 0), (9, 0), (10, 1)])
def test_gliders_help_the_garrison_on_turns_7_to_9(turn: int, plus: int) -> None:
    assert modifier(siege(turn=turn).pos, False) == plus


@cites("VL 7.4i", "VL 7.4h")
def test_never_more_than_three_and_the_gliders_count_before_that() -> None:
    great = {"28DF": "1310", "21DFG": "1211", "515LF": "1310", "225": "1211", "184BC": "1111"}
    assert modifier(siege(**great).pos, False) == 3
    assert modifier(siege(turn=8, **great).pos, False) == 3  # five and more, less one
    three = {"28DF": "1310", "21DFG": "1211"}
    assert modifier(siege(turn=8, **three).pos, False) == 2


# -- 7.5: what comes of it


def said(t: Situation) -> dict[str, Any]:
    return dict(next(c.args for c in t.log if isinstance(c, Message) and c.what == "vl-siege"))


@cites("VL T.fest.1", "VL 7a")
def test_up_to_five_nothing_happens() -> None:
    t = siege(S343="1108").act("besiege", dice=[4])  # and one for the third division
    assert said(t)["total"] == 5
    assert levels(t) == (5, 5)


@cites("VL T.fest.2", "VL 7.5a", "VL 13.3.1c")
def test_six_takes_a_level_of_the_festung_the_soviet_chooses() -> None:
    t = siege(S343="1108").act("besiege", dice=[5])
    assert (t.who, t.may("reduce")) == ("soviet", ["FestungE", "FestungW"])
    t.act("reduce", "FestungW")
    assert levels(t) == (4, 5)
    assert t.game.hooks.own_view(t.pos, 0)["points"] == 1


@cites("VL T.fest.3", "VL 7.5b")
def test_seven_takes_a_level_of_each() -> None:
    t = siege(S343="1108").act("besiege", dice=[6])
    assert levels(t) == (4, 4)


@cites("VL 7.5b")
def test_of_two_levels_the_second_is_lost_when_one_festung_is_left() -> None:
    left = {"FestungE": {"at": "1210", "steps": 3}, "FestungW": "dead", "28DF": "1310", "S343": "1108"}
    t = siege(**left).act("besiege", dice=[6])
    assert (levels(t), said(t)["levels"]) == ((0, 2), 1)
    t = siege(options={"siege_double": "survivor"}, **left).act("besiege", dice=[6])
    assert (levels(t), said(t)["levels"]) == ((0, 1), 2)


@cites("VL 7.5c")
def test_a_freed_hex_must_be_entered_by_a_unit_of_the_ring() -> None:
    t = (
        siege(FestungW={"at": "1110", "steps": 1}, S343="1108")
        .act("besiege", dice=[5])
        .act("reduce", "FestungW")
    )
    assert t.at("FestungW") == "dead"
    assert t.may("occupy") == ["27RC", "357DF", "9DFG"]  # 257 DF in 1311 is not beside it
    t.act("occupy", "9DFG")
    assert t.at("9DFG") == "1110"
    assert t.phase == "soviet-combat"


@cites("VL 7.5c", "VL 7.5b")
def test_when_both_fall_each_hex_is_entered_and_the_only_one_beside_a_hex_is_kept_for_it() -> None:
    """257 DF in 1209 is beside both, 357 DF and 27 RC in 1311 beside the eastern one alone, which is asked
    for first.
    """
    last = {"FestungW": {"at": "1110", "steps": 1}, "FestungE": {"at": "1210", "steps": 1}, "38G": "1410"}
    ring = {"357DF": "1311", "27RC": "1311", "31BF": "0910", "100BF": "1112"}
    t = situation("vl", "soviet-combat", own=SHUT, units={**last, **FAR, **ring, "257DF": "1209"}).act(
        "besiege_rockets", dice=[6]
    )
    assert (t.may("occupy"), t.refusals("occupy", "257DF")) == (["27RC", "357DF"], ["VL 7.5c"])
    t.act("occupy", "357DF")
    assert (t.at("357DF"), t.may("occupy")) == ("1210", ["257DF"]), (
        "357 DF is beside 1110 now, and stays where it has just come"
    )
    t.act("occupy", "257DF")
    assert t.at("257DF") == "1110"


@cites("VL 7.5c")
def test_a_freed_hex_that_nobody_can_enter_stays_empty() -> None:
    last = {"FestungW": {"at": "1110", "steps": 1}, "FestungE": {"at": "1210", "steps": 1}, "38G": "1410"}
    t = situation("vl", "soviet-combat", own=SHUT, units={**last, **FAR, "257DF": "1209"}).act(
        "besiege_rockets", dice=[6]
    )
    t.act("occupy", "257DF")
    assert (t.at("257DF"), t.at("FestungW")) == ("1210", "dead")
    assert t.phase != "occupy"
    assert choices(t.pos).acts()


@cites("VL 7.2c", "VL 7.5c")
def test_who_stands_in_the_freed_half_is_in_contact_with_the_other() -> None:
    """The compulsory entry of 357 DF does not lift its own siege, and engineers there help as they did beside
    the city.
    """
    ring = {"27RC": "1109", "257DF": "1311", "31BF": "0910", "100BF": "1112"}
    assert encircled(end_of_turn(FestungW="dead", **{"357DF": "1110"}, **ring))
    assert not encircled(end_of_turn(FestungW="dead", **{"357DF": "1108"}, **ring))
    t = siege(FestungW="dead", **{"225": "1110", "28DF": "1110", "515LF": "1110"})
    assert modifier(t.pos, False) == 3
    t = siege(
        FestungW="dead",
        FestungE={"at": "1210", "steps": 1},
        **{"357DF": "1108", "27RC": "1108", "257DF": "1108", "9DFG": "1110"},
    )
    t.act("besiege", dice=[6])
    assert t.may("occupy") == ["9DFG"]


@cites("VL 1.6b", "VL 7a")
def test_the_city_is_closed_to_soviet_units_while_its_festung_stands() -> None:
    t = situation("vl", "soviet-movement", own=SHUT, units={**CITY, **FAR, "357DF": "1109"}).act(
        "unit", "357DF"
    )
    assert "VL 1.6b" in t.refusals("to", "1110")
    t = situation("vl", "soviet-movement", own=SHUT, units={"FestungE": "1210", **FAR, "357DF": "1109"}).act(
        "unit", "357DF"
    )
    assert t.can("to", "1110")


@cites("VL 1.6b")
def test_the_garrison_is_never_attacked_nor_does_it_attack() -> None:
    t = situation("vl", "soviet-combat", own={}, units={**CITY, "357DF": "1109", "S343": "1108"})
    assert "VL 1.6b" in t.refusals("target", "1110")
    t = situation("vl", "german-combat", own={}, units={**CITY, "357DF": "1109", "S343": "1108"}).act(
        "target", "1109"
    )
    assert t.may("join") == ["S343"]


@cites("VL 1.6b")
def test_germans_in_the_city_are_attacked_like_others() -> None:
    t = (
        situation("vl", "soviet-combat", own=SHUT, units={**CITY, **RING, "Meyer": "1110"})
        .act("target", "1110")
        .act("join", "357DF")
    )
    shown = {s.what: s.columns for s in t.odds().shifts}
    assert shown["terrain-city"] == -2


# -- 7.6: what the siege costs, and zones


@cites("VL 7.6a", "VL T.mod.10")
def test_besiegers_fight_a_column_worse_in_attack_and_defence() -> None:
    def column(t: Situation) -> int:
        return next(s.columns for s in t.odds().shifts if s.what == "besieging")

    assert column(siege(S343="1108").acts("target 1108", "join 357DF")) == -1
    assert column(siege(own={"encircled": False}, S343="1108").acts("target 1108", "join 357DF")) == 0
    assert (
        column(siege(**{"381DF": "1107"}, S343="1108").acts("target 1108", "join 381DF")) == 0
    )  # not in the ring
    t = situation("vl", "german-combat", own=SHUT, units={**CITY, **RING, "Meyer": "1108"}).acts(
        "target 1109", "join Meyer"
    )
    assert column(t) == 1


@cites("VL 4.1b", "VL 4.2.2", "VL 7.6b", "VL 7.6c")
def test_the_festungs_have_a_zone_unless_encircled() -> None:
    """381 DF comes from 1107 towards 1209, beside both Festungs."""
    for own, stops in (({}, True), (SHUT, False)):
        t = situation("vl", "soviet-movement", own=own, units={**CITY, **FAR, "381DF": "1307"}).acts(
            "unit 381DF", "to 1209"
        )
        assert (t.pos.frame.step != "moving") == stops


@cites("VL 7.5d", "VL 13.3.2a", "VL 13.3.2b", "VL 2.1.Hb")
def test_the_fall_of_both_ends_the_game_with_the_turn() -> None:
    weak = {"FestungW": {"at": "1110", "steps": 1}, "FestungE": {"at": "1210", "steps": 1}}
    t = siege(**weak, **{"28DF": "1310"}).act("besiege", dice=[6])
    t.act("occupy", t.may("occupy")[0])
    t.act("occupy", t.may("occupy")[0])
    assert t.winner is None  # the Germans still have their half of the turn
    while t.winner is None:
        t.act("end_phase")
    assert t.pos.state.result is not None
    assert (t.winner, t.pos.state.result.how) == ("soviet", "vl-soviet-tactical")
    assert t.pos.state.turn == 4


@cites("VL 6.1a", "VL 1.6b")
def test_a_freed_half_is_refused_as_an_empty_hex_and_not_for_its_garrison() -> None:
    units = {"357DF": "1010", "28DF": "1111", "S343": "0910", "FestungE": "1210"}
    t = situation("vl", "soviet-combat", turn=5, units=units)
    assert (t.refusals("target", "1110"), t.refusals("target", "1210")) == (["VL 6.1a"], ["VL 1.6b"])


@cites("VL 7.1b", "VL 7.5d")
def test_nobody_is_told_that_a_garrison_which_has_fallen_is_relieved() -> None:
    pair = {"S343": "1109", "257DF": "1108"}
    t = situation("vl", "german-combat", turn=5, own=SHUT, units=pair).act("end_phase")
    assert (t.winner, encircled(t)) == ("soviet", False)
    assert "vl-relieved" not in [c.what for c in t.log if isinstance(c, OwnChanged)]
    t = situation("vl", "german-combat", turn=5, own=SHUT, units={**CITY, **pair}).act("end_phase", dice=[3])
    assert not encircled(t)
    assert "vl-relieved" in [c.what for c in t.log if isinstance(c, OwnChanged)]
