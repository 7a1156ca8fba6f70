"""Computer players at sea: supply and rescue where troops are cut off, guns where they count, no voyage for
nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest
from tests.games.sudden_storm.fights import around
from tests.games.sudden_storm.ships import KIROV, MARAT, PARIS, RIFLES
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered

from grognard.ai.player import player
from grognard.games.sudden_storm.law.names import AXIS, Fire
from grognard.games.sudden_storm.mind import harbours, sea
from grognard.games.sudden_storm.mind.places import values
from grognard.games.sudden_storm.mind.score import score
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position
from grognard.testing.conformance import numbered_dice
from grognard.testing.table import Situation

KAVKAZ, VOROSHILOV = "SKrasnyyKavkaz", "SVoroshilov"
SEVASTOPOL, ODESSA, FEODOSIYA = "3B:3704", "3B:2510", "4A:3630"
HANGO, TUAPSE = (GAME.map.label(DATA.places[name]) for name in ("hango", "tuapse"))
KRONSHTADT = GAME.map.label(DATA.places["kronshtadt"])
SHORE = [one for one in around(ODESSA) if DATA.land >> GAME.map.hex(one) & 1]
FAR_OFF = {"S14Rif": "2A:3317", "G1Inf": "1B:2524"}
STRONG = ["G6Pz", "G11Inf", "G12Inf", "G21Inf"]


def same(pos: Position) -> Position:
    """Nothing is hidden."""
    return pos


def played(t: Situation, phase: str, most: int = 60) -> tuple[Situation, Counter[str]]:
    """A phase as two officers play it."""
    players, dice = [player("officer", 1), player("officer", 2)], numbered_dice(7)
    assert isinstance(dice, SeededDice)
    done: Counter[str] = Counter()
    while t.phase == phase and sum(done.values()) < most:
        menu, pos = choices(t.pos), t.pos
        act = players[menu.who].choose(dict, menu, partial(same, pos))
        done[f"{menu.prompt} {act.verb}"] += 1
        t.pos = step(t.pos, act, dice).pos
    assert sum(done.values()) < most
    return t, done


def sailed(units: Mapping[str, Any], **own: Any) -> tuple[Situation, Counter[str]]:
    """The Soviets' movement phase, with supply in Sevastopol alone."""
    given = {"supplied": [[], [SEVASTOPOL]], **own}
    return played(drawn("soviet-movement", {**FAR_OFF, **units}, given), "soviet-movement")


def test_a_cruiser_brings_supply_to_a_city_that_is_cut_off() -> None:
    t, done = sailed({KAVKAZ: SEVASTOPOL, RIFLES: ODESSA})
    assert [(GAME.map.label(one.hex), one.re) for one in remembered(t).landed] == [(ODESSA, 5)]
    assert done["ss-sailing load_supply"] == 1


def test_a_battleship_keeps_its_guns_free() -> None:
    _, done = sailed({PARIS: SEVASTOPOL, RIFLES: ODESSA})
    assert not done["ss-sailing load_supply"]


def test_whoever_holds_no_place_of_worth_is_taken_off() -> None:
    """A brigade in Feodosiya, two hexes and more from all that scores, without supply."""
    assert not any(h in values(drawn("soviet-movement", FAR_OFF).pos) for h in ring(FEODOSIYA))
    t, done = sailed({KAVKAZ: SEVASTOPOL, "S1NvMarB": FEODOSIYA})
    assert done["ss-sailing embark"] == done["ss-sailing land"] == 1
    assert t.at("S1NvMarB") != FEODOSIYA


SIEGE = dict(zip(STRONG, [SHORE[0], SHORE[0], SHORE[-1], SHORE[-1]], strict=True))


def cut_off(**ships: str) -> tuple[Situation, Counter[str]]:
    """A rifle division in Odessa, without supply, that two attacks of the Germans would drive out."""
    own = {"supplied": [[], [SEVASTOPOL, TUAPSE]], "weather": "clear", "axis": SHORE}
    t = drawn("soviet-movement", {**FAR_OFF, **SIEGE, RIFLES: ODESSA, **ships}, own)
    return played(t, "soviet-movement")


def test_two_cruisers_take_off_a_division_that_neither_could_carry() -> None:
    t, done = cut_off(**{KAVKAZ: SEVASTOPOL, VOROSHILOV: SEVASTOPOL})
    assert done["ss-sailing sail_along"] == done["ss-sailing embark"] == 1
    assert t.at(RIFLES) == t.at(KAVKAZ) == t.at(VOROSHILOV) != ODESSA


def test_a_cruiser_fetches_another_from_its_port_for_that() -> None:
    t, done = cut_off(**{KAVKAZ: SEVASTOPOL, VOROSHILOV: TUAPSE})
    assert done["ss-sailing sail_along"] == done["ss-sailing embark"] == 1
    assert done["ss-sailing sail"] == 2  # to the other, and to Odessa with it
    assert t.at(RIFLES) == t.at(KAVKAZ) == t.at(VOROSHILOV) != ODESSA


def test_one_alone_does_not_set_out_for_what_it_could_not_carry() -> None:
    t, done = cut_off(**{KAVKAZ: SEVASTOPOL})
    assert not done["ss-sailing embark"]
    assert t.at(RIFLES) == ODESSA


def ring(label: str) -> list[int]:
    return bits(GAME.map.grid.disc(1 << GAME.map.hex(label), harbours.AROUND))


def test_nobody_sails_through_mines_for_a_few_men() -> None:
    """A battleship for the marines of Hango, which lies outside the safety zone."""
    t, done = sailed({MARAT: KRONSHTADT, "S1NvMarB": HANGO})
    assert t.at(MARAT) == KRONSHTADT
    assert not done["ss-move fleet"]


def test_where_there_is_nothing_to_do_nobody_sails_nor_weighs_the_sea() -> None:
    t = drawn("soviet-movement", {**FAR_OFF, PARIS: SEVASTOPOL, KAVKAZ: SEVASTOPOL})
    assert "fleet" in choices(t.pos).verbs
    assert sea.weigh_anchor(t.pos, choices(t.pos)) is None
    _, done = played(t, "soviet-movement")
    assert not done["ss-move fleet"]


# -- guns


def test_ships_fire_in_an_attack_that_they_help() -> None:
    units = {
        "G1Inf": {"at": SHORE[0], "steps": 1},
        RIFLES: ODESSA,
        "S14Rif": ODESSA,
        "S25Rif": ODESSA,
        PARIS: ODESSA,
    }
    t = drawn("soviet-combat", units, {"fuelled": [PARIS]})
    _, done = played(t, "soviet-combat")
    assert done["ss-assemble attack"] == done["ss-assemble fire"] == 1


def test_a_battleship_sails_to_a_besieged_city_and_covers_it() -> None:
    """Two divisions in Odessa, in supply, before four of the Germans': it lies within range, and fires for
    the city when they may attack.
    """
    own = {"supplied": [[], [SEVASTOPOL, ODESSA]], "weather": "clear", "axis": SHORE}
    garrison = {RIFLES: ODESSA, "S25Rif": ODESSA}
    t, done = played(
        drawn("soviet-movement", {**FAR_OFF, **SIEGE, **garrison, PARIS: SEVASTOPOL}, own), "soviet-movement"
    )
    assert done["ss-move fleet"] == 1
    there = t.at(PARIS)
    assert GAME.map.grid.distance(GAME.map.hex(there), GAME.map.hex(ODESSA)) <= 2
    ship = {PARIS: {"at": there, "marks": [] if there == ODESSA else ["at_sea"]}}
    t = drawn("axis-combat", {**FAR_OFF, **SIEGE, **garrison, **ship}, own)
    assert choices(t.pos).prompt == "ss-gunners"
    covers: list[Fire] = []
    while choices(t.pos).prompt in ("ss-gunners", "ss-gunning"):
        act = sea.choose_sea_act(t.pos, choices(t.pos))
        assert act is not None
        t.pos = step(t.pos, act, numbered_dice(7)).pos
        covers = list(remembered(t).covers) or covers
    assert [(GAME.roster[one.ship].id, GAME.map.label(one.target)) for one in covers] == [(PARIS, ODESSA)]


# -- harbours


def test_who_lies_in_a_port_about_to_fall_puts_to_sea() -> None:
    units = {KAVKAZ: TUAPSE, **dict.fromkeys(STRONG[:2], beside(TUAPSE)), "S14Rif": "2A:3317"}
    t, done = played(drawn("soviet-movement", units), "soviet-movement")
    assert done["ss-move fleet"] == 1
    assert not harbours.falling(t.pos, 1) >> GAME.map.hex(t.at(KAVKAZ)) & 1


def beside(label: str) -> str:
    return next(one for one in around(label) if DATA.land >> GAME.map.hex(one) & 1)


@pytest.mark.parametrize(("threat", "verb"), [(True, "to_sea"), (False, "to_port")])
def test_ships_are_declared_at_sea_where_their_port_may_fall(threat: bool, verb: str) -> None:
    marks = [] if threat else ["at_sea"]
    foes = dict.fromkeys(STRONG[:2], beside(TUAPSE)) if threat else {}
    t = drawn("soviet-exploitation", {**FAR_OFF, KAVKAZ: {"at": TUAPSE, "marks": marks}, **foes})
    t.act("end_phase")
    assert choices(t.pos).prompt == "ss-berths"
    act = sea.choose_sea_act(t.pos, choices(t.pos))
    assert act is not None
    assert (act.verb, act.noun) == (verb, GAME.roster.index[KAVKAZ])


# -- worth


def test_ships_are_worth_having_the_more_the_more_they_fire_and_less_when_hit() -> None:
    def worth(**ships: Any) -> float:
        return -score(drawn("soviet-movement", {**FAR_OFF, **ships}).pos, AXIS)

    none = worth()
    cruiser, battleship = worth(**{KIROV: KRONSHTADT}), worth(**{MARAT: KRONSHTADT})
    hit = worth(**{MARAT: {"at": KRONSHTADT, "steps": 1}})
    assert battleship > cruiser > none
    assert battleship > hit > none
