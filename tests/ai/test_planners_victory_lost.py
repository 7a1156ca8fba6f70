"""What planners of A Victory Lost hope of the attacks to come, and what else they mind.

G168 stands in 2920, on clear ground; a river runs along the western sides of the hex and the southern one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from grognard.games.victory_lost.law import reinforcements
from grognard.games.victory_lost.law.names import AXIS, SOVIET
from grognard.games.victory_lost.mind.army_strength import army_strength, strengths
from grognard.games.victory_lost.mind.attack_forecast import attack_prospects, ground
from grognard.games.victory_lost.mind.command_value import leadership_value
from grognard.games.victory_lost.mind.score import (
    rail_arrival_weight,
    rail_raid_value,
    side_score,
    threat_cost,
)
from grognard.games.victory_lost.mind.weights import PLAIN, Weights
from grognard.testing.table import Situation, situation

WORTH, DRIVEN = 10.0, 0.06
# of its two steps it loses one with a six; it goes back a hex with 3, 4 and 6, and two with 5
THREE_TO_ONE = WORTH * (1 / 6) / 2 + DRIVEN * WORTH * 5 / 6


def awake(at: str) -> dict[str, Any]:
    return {"at": at, "marks": ["active"]}


def drawn(phase: str = "soviet-movement", **units: Any) -> Situation:
    return situation("avl", phase, turn=6, units={"G168": "2920", "S305": awake("4010"), **units})


def hope(t: Situation, *, places: str = "", place: float = 0.0) -> float:
    return attack_prospects(
        t.pos, SOVIET, lambda _: WORTH, 1 << t.game.map.index[places] if places else 0, place, DRIVEN
    )


def test_a_column_promises_the_mean_of_its_faces() -> None:
    """Of 3-1: nothing twice, DR twice, DR2, 1DR. Of 1-1: the attacker loses a step twice, and the defender
    goes once.
    """
    columns = ground(drawn().game.rules.data).columns
    assert columns[3] == pytest.approx((1 / 6, 5 / 6, 4 / 6, 0.0))
    assert columns[0] == pytest.approx((0.0, 1 / 6, 1 / 6, 2 / 6))


def test_three_divisions_next_to_one_may_hope_for_three_to_one() -> None:
    assert hope(drawn(S107=awake("2919"), S141=awake("2919"), S340=awake("3019"))) == pytest.approx(
        THREE_TO_ONE
    )


@pytest.mark.parametrize("asleep", ["S107", "S141", "S340"])
def test_only_the_activated_count(asleep: str) -> None:
    """AVL 9.1.1b: with one of the three asleep it is 2-1, and what the retreats promise is less than the step
    that a one may cost.
    """
    units: dict[str, Any] = {"S107": awake("2919"), "S141": awake("2919"), "S340": awake("3019")}
    units[asleep] = {"at": units[asleep]["at"]}
    assert hope(drawn(**units)) == 0.0


def test_across_a_river_one_counts_half() -> None:
    """AVL 9.3.1b: two from 2820, across the Aidar, are worth one."""
    wet = hope(drawn(S107=awake("2919"), S141=awake("2919"), S340=awake("2820"), S270=awake("2820")))
    assert wet == pytest.approx(THREE_TO_ONE)
    dry = hope(drawn(S107=awake("2919"), S141=awake("2919"), S340=awake("3019"), S270=awake("3019")))
    assert dry > wet + 0.1


def test_nobody_strikes_two_targets() -> None:
    """AVL 9.1.1a: two tank corps have two enemies beside them, each good for 3-1; they promise no more than
    one attack does.
    """
    corps: dict[str, Any] = {"S17Tk": awake("2919"), "S18Tk": awake("2919")}
    one, other = (
        hope(drawn(**corps)),
        hope(situation("avl", "soviet-movement", turn=6, units={**corps, "G62": "2918"})),
    )
    assert one == pytest.approx(THREE_TO_ONE)
    assert other > 0.5
    assert hope(drawn(**corps, G62="2918")) == pytest.approx(max(one, other))


def test_who_cannot_go_back_but_through_zones_stands_to_lose_more() -> None:
    """AVL 9.5.4: the same three, and sleepers all around."""
    three: dict[str, Any] = {"S107": awake("2919"), "S141": awake("2919"), "S340": awake("3019")}
    ring = hope(drawn(**three, S270="2921", S160="3020", S172="2820"))
    assert ring == pytest.approx(THREE_TO_ONE + 2 * DRIVEN * WORTH * 5 / 6)


def test_a_place_is_promised_as_often_as_its_defender_must_leave() -> None:
    three: dict[str, Any] = {"S107": awake("2919"), "S141": awake("2919"), "S340": awake("3019")}
    assert hope(drawn(**three), places="2920", place=12.0) == pytest.approx(THREE_TO_ONE + 12.0 * 4 / 6)


def test_the_hope_is_there_while_they_move_and_for_both_who_judge() -> None:
    hopeful = replace(PLAIN, strike=1.0)
    three: dict[str, Any] = {"S107": awake("2919"), "S141": awake("2919"), "S340": awake("3019")}
    moving, fighting = drawn(**three), drawn("soviet-combat", **three)
    for side, sign in ((SOVIET, 1), (AXIS, -1)):
        assert sign * (side_score(moving.pos, side, hopeful) - side_score(moving.pos, side, PLAIN)) > 0.5
        assert side_score(fighting.pos, side, hopeful) == side_score(fighting.pos, side, PLAIN)


def test_a_city_on_an_open_railway_may_be_raided_and_one_division_in_it_shuts_the_way() -> None:
    """AVL 11.1.1c, 11.1.1g: the Soviets' reinforcements of turn 6 may come by rail into Kharkov, 1112, unless
    somebody is there.
    """
    bare, held = (
        situation("avl", "axis-movement", turn=6, units={"G168": at, "S305": "4010"})
        for at in ("0101", "1112")
    )
    kharkov = bare.game.map.index["1112"]
    assert [reinforcements.railhead(t.pos, SOVIET) >> kharkov & 1 for t in (bare, held)] == [1, 0]
    assert rail_raid_value(bare.pos) >= rail_raid_value(held.pos) + 1
    careful = replace(PLAIN, rails=0.5)
    worse = [side_score(t.pos, AXIS, PLAIN) - side_score(t.pos, AXIS, careful) for t in (bare, held)]
    assert worse[0] >= worse[1] + 0.5 * 2 * 5 * PLAIN.point


def test_who_comes_by_rail_is_reckoned_with_a_turn_ahead() -> None:
    """The last reinforcements come in turn 8."""
    rules = drawn().game.rules
    assert [rail_arrival_weight(rules, SOVIET, turn) for turn in (7, 8, 9)] == [1.0, 1.0, 0.0]


def test_relief_is_wanted_at_the_city_that_an_enemy_is_near_to() -> None:
    """By the score a panzer division stands as well at Zaporozhye, far in the rear; who cares for relief
    wants it at Rostov, 3336.
    """
    caring = replace(PLAIN, relief=(0, 10))

    def nearer(weights: Weights, foe: str) -> float:
        """What Rostov's neighbourhood is better than the rear's for a panzer division."""
        tables = [
            situation("avl", "axis-movement", turn=6, units={"G11Pz": at, "S17Tk": foe})
            for at in ("3236", "0430")
        ]
        there, rear = [side_score(t.pos, AXIS, weights) for t in tables]
        return there - rear

    assert nearer(caring, "3730") > nearer(PLAIN, "3730") + 1.0
    assert nearer(caring, "6010") == nearer(PLAIN, "6010")  # nobody is near to any city


# -- who leads whom


def led(**units: str) -> float:
    """What the Axis HQs of a drawing are worth for whom they lead: ten for a stack, a hundred less for an HQ
    without anybody.
    """
    t = situation("avl", "axis-movement", turn=6, units={"S305": "6010", **units})
    return leadership_value(t.pos, AXIS, replace(PLAIN, led=10.0, idle=100.0))


def test_a_stack_counts_for_each_hq_that_may_call_it() -> None:
    """AVL 7.3.3a: the 4th Panzer Army leads over six hexes, Hollidt over five."""
    assert led(**{"4PzA": "3020", "G168": "3024"}) == 10.0
    assert led(**{"4PzA": "3020", "G168": "3024", "G62": "3024"}) == 10.0
    assert led(**{"4PzA": "3020", "G168": "3024", "G62": "3018"}) == 20.0
    assert led(**{"4PzA": "3020", "Hollidt": "3021", "G168": "3024"}) == 20.0


def test_an_hq_that_has_nobody_to_lead_will_be_lost() -> None:
    """AVL 11.3a: six hexes away is too far for Hollidt, not for the 4th Panzer Army."""
    assert led(Hollidt="3020", G168="3026") == -100.0
    assert led(**{"4PzA": "3020", "G168": "3026"}) == 10.0


def test_allies_lead_their_own_and_germans() -> None:
    """AVL 7.3.5b: no Italian army calls Hungarians."""
    assert led(It8A="3020", H7="3021") == -100.0
    assert (
        led(It8A="3020", ItTor="3021") == led(It8A="3020", G168="3021") == led(H2A="3020", H7="3021") == 10.0
    )


def test_more_than_six_stacks_count_no_more() -> None:
    germans = ["G168", "G62", "G298", "G304", "G306", "G336", "G387", "G385"]
    ring = ["3019", "3021", "3018", "3022", "3017", "3023", "3016", "3024"]
    assert [led(**{"4PzA": "3020"}, **dict(zip(germans[:n], ring, strict=False))) for n in (5, 6, 8)] == [
        50.0,
        60.0,
        60.0,
    ]


# -- who could come


def menaced(**units: str) -> float:
    """What the Axis might lose to those who come on, for each part of its stakes."""
    t = situation("avl", "axis-movement", turn=6, units={"S305": "6010", **units})
    return threat_cost(
        t.pos, AXIS, army_strength(t.pos, AXIS, PLAIN).stacks, army_strength(t.pos, SOVIET, PLAIN), 1.0
    )


def alone(t: Situation, unit: str) -> float:
    return strengths(t.game.rules.data)[t.game.roster.index[unit]][2]


def test_half_of_what_is_five_hexes_off_may_gather_against_a_stack() -> None:
    """Five tank corps, three hexes to the north of G168: nobody touches it yet."""
    five = {"S17Tk": "2917", "S18Tk": "2917", "S24Tk": "3016", "S25Tk": "3016", "S1GM": "2816"}
    t = situation("avl", "axis-movement", turn=6, units={"S305": "6010", "G168": "2920", **five})
    mine = army_strength(t.pos, AXIS, PLAIN).stacks[t.game.map.index["2920"]]
    odds = 0.5 * sum(alone(t, corps) for corps in five) / mine.strength
    assert 1.0 < odds < 7.0
    assert menaced(G168="2920", **five) == pytest.approx(mine.stake * (odds - 1.0))
    assert menaced(G168="2922", **five) == pytest.approx(
        mine.stake * (0.5 * sum(alone(t, c) for c in ("S17Tk", "S18Tk")) / mine.strength - 1.0)
    )
    assert menaced(G168="2923", **five) == 0.0


def test_who_stands_behind_others_is_not_menaced() -> None:
    """AVL 6.0.1a: a line of divisions, whose zones nobody passes, stands between the corps and the panzer
    division.
    """
    corps = {"S17Tk": "2917", "S18Tk": "2917", "S1GM": "2916", "S2GM": "2916"}
    wall = {"G168": "2919", "G62": "2720", "G298": "3119", "G304": "2520", "G306": "3320"}
    assert menaced(G11Pz="2921", **corps) > 0.0
    assert menaced(G11Pz="2921", **wall, **corps) == pytest.approx(menaced(**wall, **corps))


def test_a_city_is_held_whoever_comes() -> None:
    """Rostov, 3336, is no place to leave because many could come; the hex before it is."""
    corps = {"S17Tk": "3333", "S18Tk": "3333", "S1GM": "3433", "S2GM": "3433"}
    assert menaced(G168="3336", **corps) == 0.0
    assert menaced(G168="3236", **corps) > 0.0
