"""VR 7.10: retreats."""

from __future__ import annotations

from tests.games.victory_roads.fighting import at, go_on, pushed, set_up, units

from grognard.games.victory_roads.law.combat import retreat
from grognard.games.victory_roads.law.names import RETREATED, Pontoon
from grognard.kernel.changes import Removed
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

# Around 5220 lies clear ground without water: N 5219, NE 5320, SE 5321, S 5221, SW 5121, NW 5120.
WHERE = {"N": "5219", "NE": "5320", "SE": "5321", "S": "5221", "SW": "5121", "NW": "5120"}
FOES = ("S36", "S36G", "S65", "S5T", "S1T")


def axis_in_5220(foes: str, others: str = "", hexes: int = 1) -> Situation:
    """An Axis division goes back from enemies in some directions; others did not take part."""
    labels = [WHERE[way] for way in foes.split()]
    here = [*labels, *(WHERE[way] for way in others.split())]
    placed = dict(zip(FOES, here, strict=False))
    return pushed(set_up({"G11": "5220", **placed}), "G11", hexes, " ".join(labels))


def ways(t: Situation) -> set[str]:
    return {way for way, label in WHERE.items() if label in t.may("back")}


def gone(t: Situation) -> list[tuple[str, str, str]]:
    """Who left the map, how, by which paragraph."""
    return [(t.game.roster[one.unit].id, one.how, one.cite) for one in t.log if isinstance(one, Removed)]


# -- which way


@cites("VR 7.10.1", "VR 7.10.2", "VR 7.10.5a", "VR 7.10.7", "VR EX-17b")
def test_an_axis_unit_goes_north_west_south_west_or_south_away_from_the_enemy() -> None:
    t = axis_in_5220("N")
    assert (t.who, ways(t)) == ("axis", {"S", "SW"}), "SE is away too, NW is rear too"
    assert t.refusals("back", WHERE["SE"]) == t.refusals("back", WHERE["NW"]) == ["VR 7.10.5a"]
    assert t.refusals("back", "5122") == ["VR 7.10.7"], "hex by hex"
    assert ways(axis_in_5220("NE")) == {"S", "SW", "NW"}
    assert axis_in_5220("N NE SE").at("G11") == WHERE["SW"], "away from all of them, not only from some"
    assert axis_in_5220("NE SE S").at("G11") == WHERE["NW"]


@cites("VR 7.10.5b")
def test_else_there_without_going_away() -> None:
    t = axis_in_5220("SW")
    assert ways(t) == {"NW", "S"}
    assert t.refusals("back", WHERE["NE"]) == ["VR 7.10.5b"], "away, but not to the rear"


@cites("VR 7.10.5c", "VR 7.10.11")
def test_else_anywhere_away_and_nowhere_else() -> None:
    t = axis_in_5220("SW", others="NW S")
    assert ways(t) == {"N", "NE", "SE"}
    t = axis_in_5220("SW NW S", others="NE")
    assert gone(t) == [("G11", "no-retreat", "VR 7.10.11")], "N and SE are beside one of them"
    assert axis_in_5220("SW NW S").at("G11") == WHERE["NE"]


@cites("VR 7.10.6")
def test_a_soviet_unit_goes_north_north_east_or_south_east() -> None:
    def soviet(foes: str) -> Situation:
        placed = dict(zip(("G11", "G58", "G14"), (WHERE[way] for way in foes.split()), strict=False))
        return pushed(set_up({"S36": "5220", **placed}), "S36", 1, " ".join(WHERE[w] for w in foes.split()))

    assert (soviet("S").who, ways(soviet("S"))) == ("soviet", {"N", "NE"})
    assert soviet("S").refusals("back", WHERE["NW"]) == ["VR 7.10.6"]
    assert ways(soviet("NE")) == {"N", "SE"}
    assert soviet("S SW NW").at("S36") == WHERE["NE"]


# -- where nobody goes


@cites("VR 6.1.7", "VR 7.10.8")
def test_neither_enemies_nor_water_are_entered_but_hexes_beside_enemies_are() -> None:
    t = axis_in_5220("N", others="S")
    assert t.at("G11") == WHERE["SW"], "beside an enemy who did not take part"
    assert "VR 6.1.7" in axis_in_5220("SW").refusals("back", WHERE["SW"])
    assert "VR 7.10.8" in barred(set_up({"G11": "4409"}), "G11", "4310", "4408"), "the sea"


def barred(t: Situation, unit: str, label: str, foes: str) -> list[str]:
    found = retreat.retreat_hexes(t.pos, units(t, unit), at(t, foes))
    return found.why_not(t.game.map.index[label])


@cites("VR 7.10.8")
def test_a_lake_on_a_hexside_parts_two_hexes_unless_a_road_crosses_it() -> None:
    """K-01: 3726 and 3626 have such a side, 2457 and 2458 one with a road."""
    assert "VR 7.10.8" in barred(set_up({"G11": "3726"}), "G11", "3626", "3825")
    assert barred(set_up({"G11": "2457"}), "G11", "2458", "2456") == []


@cites("VR 1.7.5")
def test_a_closed_country_parts_a_stack_of_two_nations() -> None:
    """Romanians of the Axis do not enter Hungary, where all ways to the rear from 5258 lead."""
    t = pushed(set_up({"R6": "5258", "S36": "5257"}), "R6", 1, "5257")
    assert t.at("R6") == "5359", "SE, the only one away from the north"
    assert "VR 1.7.5" in barred(set_up({"R6": "5258"}), "R6", "5259", "5257")
    both = pushed(set_up({"R6": "5258", "G11": "5258", "S36": "5257"}), "R6 G11", 1, "5257")
    assert both.at("R6") == "5359", "they have no way in common: each goes alone"
    assert both.may("back") == ["5159", "5259"], "which the German has to himself"


@cites("VR 0a")
def test_nobody_leaves_the_area_of_a_small_scenario() -> None:
    t = pushed(
        set_up({"G11": "4455", "S36": "4454", "S65": "4554", "S36G": "4555"}, scenario="bessarabia"),
        *("G11", 1, "4454 4554 4555"),
    )
    assert t.at("G11") == "4456"
    small = set_up({"G11": "4455"}, scenario="bessarabia")
    assert "VR 0a" in barred(small, "G11", "4355", "4555")


# -- how far


@cites("VR 7.10.9")
def test_a_retreat_of_two_hexes_ends_two_hexes_away() -> None:
    t = axis_in_5220("N", hexes=2).act("back", WHERE["SW"])
    assert t.may("back") == ["5021", "5122"], "SW and S; 5121's SE, 5221, is beside the start"
    assert t.act("back", "5021").at("G11") == "5021"
    t = axis_in_5220("N", hexes=2).act("back", WHERE["S"])
    assert t.may("back") == ["5122", "5222"]
    assert "VR 7.10.9" in t.refusals("back", WHERE["SW"]), "NW of S, but beside the start"


@cites("VR 7.10.9", "VR 7.10.11")
def test_a_way_that_cannot_be_finished_is_none() -> None:
    """Of the hexes two off, first those behind SW are held by enemies who did not take part."""
    behind = {"S65": "5020", "S5T": "5021", "S1T": "5122", "S4GT": "5120"}
    t = pushed(set_up({"G11": "5220", "S36": "5219", **behind}), "G11", 2, "5219")
    assert t.at("G11") == "5222", "S twice"
    behind |= {"S36G": "5222"}
    t = pushed(set_up({"G11": "5220", "S36": "5219", **behind}), "G11", 2, "5219")
    assert t.at("G11") == "5322", "S, then SE: away, though not to the rear"
    behind |= {"S3GT": "5322"}
    t = pushed(set_up({"G11": "5220", "S36": "5219", **behind}), "G11", 2, "5219")
    assert t.at("G11") == "5421", "by SE, for nothing lies behind S"
    behind |= {"S2GT": "5421"}
    t = pushed(set_up({"G11": "5220", "S36": "5219", **behind}), "G11", 2, "5219")
    assert gone(t) == [("G11", "no-retreat", "VR 7.10.11")]
    assert t.at("G11") == "dead"


@cites("VR 7.10.4")
def test_a_stack_goes_together_unless_its_owner_parts_it() -> None:
    t = pushed(set_up({"G11": "5220", "G58": "5220", "S36": "5219"}), "G11 G58", 1, "5219")
    assert (t.may("back"), t.may("apart")) == (["5121", "5221"], ["G11", "G58"])
    t.act("apart", "G11").act("back", "5121").act("back", "5221")
    assert (t.at("G11"), t.at("G58")) == ("5121", "5221")
    t = pushed(set_up({"G11": "5220", "G58": "5220", "S36": "5219"}), "G11 G58", 1, "5219").act(
        "back", "5121"
    )
    assert (t.at("G11"), t.at("G58")) == ("5121", "5121")


@cites("VR 7.10.2", "VR 7.10.4")
def test_of_several_stacks_their_owner_says_which_goes_first() -> None:
    placed = {"G11": "5220", "G58": "5220", "G14": "5320", "S36": "5219"}
    t = pushed(set_up(placed), "G11 G58 G14", 1, "5219")
    assert t.may("apart") == ["G11", "G14", "G58"]
    t.act("apart", "G58").act("back", "5221")
    assert (t.at("G11"), t.at("G58")) == ("5221", "5221"), "a unit stands for its stack"
    assert t.at("G14") == "5321", "its only way"


@cites("VR 7.10.4")
def test_who_waits_for_a_part_of_his_stack_is_the_next_to_go() -> None:
    """Before any other stack, and without a question."""
    placed = {"G11": "5220", "G58": "5220", "G14": "5320", "G36": "5320", "S36": "5219"}
    t = pushed(set_up(placed), "G11 G58 G14 G36", 1, "5219").act("apart", "G11")
    t.act("apart", "G58").act("back", "5221")
    assert t.may("back") == ["5121", "5221"], "G11"
    t.act("back", "5121")
    assert (t.at("G11"), t.at("G58")) == ("5121", "5221")


# -- full hexes

FULL = {"G11": "5220", "G5J": "5221", "G36": "5221", "G361": "5221"}


@cites("VR 7.10.10")
def test_out_of_a_full_hex_a_retreat_may_go_on() -> None:
    t = pushed(set_up({**FULL, "S36": "5219"}), "G11", 1, "5219").act("back", "5221")
    assert (t.may("on"), t.may("stay")) == ([""], [""])
    t.act("stay")
    assert t.at("G11") == "5221", "the surplus is eliminated when the phase ends (D-07)"
    t = pushed(set_up({**FULL, "S36": "5219"}), "G11", 1, "5219").acts("back 5221", "on")
    assert t.may("back") == ["5122", "5222"], "S and SW once more"
    t = pushed(set_up({**FULL, "S36": "5219"}), "G11", 1, "5219").acts("back 5121")
    assert not t.may("on"), "there is room"


@cites("VR 7.10.10")
def test_a_retreat_goes_on_only_until_there_is_room_and_never_back() -> None:
    crowd = {**FULL, "G57": "5222", "G299": "5222", "G14": "5222"}
    t = pushed(set_up({**crowd, "S36": "5219"}), "G11", 1, "5219").acts("back 5221", "on", "back 5222")
    assert t.may("on") == [""], "full as well"
    t.act("on")
    assert "5221" not in t.may("back")
    t.act("back", t.may("back")[0])
    assert not t.may("on")


@cites("VR 7.10.9", "VR 7.10.10")
def test_going_on_never_brings_a_unit_nearer_than_it_must_be() -> None:
    """The rear is closed, so it goes N and NE, to 5319, which is full. From there 5218 is to the rear, and so
    is 5320; but that is beside the start.
    """
    shut = {"S36": "5221", "S65": "5120", "S5T": "5121", "S1T": "5119"}
    full = {"G5J": "5319", "G36": "5319", "G361": "5319"}
    t = pushed(set_up({"G11": "5220", **shut, **full}), "G11", 2, "5221").act("back", "5219")
    t.act("back", "5319")
    assert (t.at("G11"), t.may("on")) == ("5319", [""])
    assert t.act("on").at("G11") == "5218"


@cites("VR 7.10.10")
def test_going_on_twice_is_not_going_back() -> None:
    """From 5318, full as well, 5319 is to the rear again."""
    shut = {"S36": "5221", "S65": "5120", "S5T": "5121", "S1T": "5119", "S3GT": "5218"}
    full = dict(zip(("G5J", "G36", "G361", "G57", "G299", "G14"), ["5319"] * 3 + ["5318"] * 3, strict=True))
    t = pushed(set_up({"G11": "5220", **shut, **full}), "G11", 2, "5221").act("back", "5219")
    assert (t.at("G11"), t.may("on")) == ("5319", [""])
    t.act("on").act("back", "5318")
    assert (t.at("G11"), t.may("on")) == ("5318", [""])
    assert t.act("on").at("G11") == "5217"


@cites("VR 7.10.10", "VR 7.10.4")
def test_one_of_a_stack_goes_on_and_the_others_stay() -> None:
    placed = {"G11": "5220", "G58": "5220", "G5J": "5221", "G36": "5221", "S36": "5219"}
    t = pushed(set_up(placed), "G11 G58", 1, "5219").act("back", "5221")
    assert t.may("apart") == ["G11", "G58"]
    t.act("apart", "G58").act("on").act("back", "5222")
    assert (t.at("G58"), t.at("G11"), t.may("on")) == ("5222", "5221", [])


# -- orders to hold, pontoons, who cannot move


@cites("VR 6.7.7c")
def test_germans_go_into_a_hex_with_an_order_to_hold_not_through_it() -> None:
    t = set_up({"G11": "5220", "S36": "5219", "S65": "5120"})
    order = at(t, WHERE["S"])
    t = set_up({"G11": "5220", "S36": "5219", "S65": "5120"}, holding=order)
    assert pushed(t, "G11", 1, "5219 5120").at("G11") == WHERE["S"]
    t = set_up({"G11": "5220", "S36": "5219", "S65": "5120"}, holding=order)
    assert pushed(t, "G11", 2, "5219 5120").at("G11") != "5222"
    t = set_up({"H7": "5220", "S36": "5219", "S65": "5120"}, holding=order)
    assert pushed(t, "H7", 2, "5219 5120").at("H7") == "5222", "Germans alone (B-07)"


@cites("VR 6.7.7c")
def test_out_of_a_full_hex_with_an_order_to_hold_no_retreat_goes_on() -> None:
    order = at(set_up({}), "5221")
    t = pushed(set_up({**FULL, "S36": "5219"}, holding=order), "G11", 1, "5219").act("back", "5221")
    assert not t.may("on")


@cites("VR 7.10.13")
def test_who_has_no_movement_points_never_goes_back() -> None:
    t = set_up({"HB1": "5220", "G11": "5220", "S36": "5219"})
    go_on(t, lambda ref: retreat.start_retreat(ref, units(t, "HB1 G11"), 1, at(t, "5219"), "VR 7.10.1"))
    assert gone(t) == [("HB1", "rooted", "VR 7.10.13")]
    assert ways(t) == {"S", "SW"}


@cites("VR 7.10.13")
def test_a_pontoon_hq_goes_back_as_an_ordinary_one() -> None:
    t = set_up({"Q9": "5220", "S36": "5219"})
    hq = t.game.roster.index["Q9"]
    here, across = t.game.map.index["5220"], t.game.map.index["5221"]
    t = set_up({"Q9": "5220", "S36": "5219"}, pontoons=(Pontoon(hq, here, across),))
    go_on(t, lambda ref: retreat.start_retreat(ref, 1 << hq, 1, at(t, "5219"), "VR 7.10.1"))
    assert t.pos.state.own.pontoons == ()
    assert ways(t) == {"S", "SW"}
    assert not t.pos.state.marks[RETREATED], "only in a combat"


@cites("VR 9.1.4c")
def test_who_goes_back_through_the_hex_of_a_theatre_overruns_it() -> None:
    """It has entered the hex, though it does not stay there."""
    t = pushed(set_up({"G11": "5220", "S36": "5320", "TOCN": "5120"}), "G11", 2, "5320")
    t.act("back", "5120")
    assert t.at("TOCN") != "5120"
    t.act("back", t.may("back")[0])
    assert t.at("G11") != "5120"
