"""What the table is told of the air, of voyages and of a set-up by hand."""

from __future__ import annotations

from functools import cache

from tests.games.sudden_storm.air_situations import FIELD, MINSK, WILNO, aloft, fly
from tests.games.sudden_storm.ships import KIROV, MARAT, RIFLES, fleet, soviets
from tests.games.sudden_storm.situations import GAME

from grognard.games import load
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.texts import LANGUAGES
from grognard.server import air, lists, wire
from grognard.server.presentation import words_for
from grognard.testing.table import Situation

OCTOBER, TALLINN, KRONSHTADT = "SOktyabrskayaRevolyutsiya", "1B:0711", "2A:0832"
BESIDE = "1B:3612"


def raided() -> Situation:
    """Two raids from two bases; three fighters at Minsk."""
    bombers = dict.fromkeys(("LJu87B01", "LJu87B02", "LMe109F01"), WILNO)
    fighters = dict.fromkeys(("VMiG301", "VMiG302", "VLaGG301"), MINSK)
    t = aloft({**bombers, "LJu88A01": FIELD, **fighters, "S14Rif": BESIDE})
    fly(t, "bomb", MINSK, "LJu87B01", "LJu87B02")
    fly(t, "escort", MINSK, "LMe109F01")
    return fly(t, "bomb", BESIDE, "LJu88A01")


def asked(t: Situation, side: int, **meet: int) -> wire.AirAnswer:
    return air.answer(t.pos, side, wire.AskAir(id=1, meet=meet), "en")


# -- flights and bases


def test_flights_of_one_base_to_one_hex_are_drawn_as_one() -> None:
    found = {(one.to, one.manner): one for one in air.sorties(raided().pos, words_for(GAME, "en"))}
    assert found[MINSK, "mission"].units == ["LJu87B01", "LJu87B02"]
    assert found[MINSK, "escort"].units == ["LMe109F01"]
    assert found[BESIDE, "mission"].start == FIELD
    assert {one.side for one in found.values()} == {"axis"}


def test_every_mission_has_a_word() -> None:
    missions = ("bombing", "escort", "interception", "transfer", "yard", "bases", "support", "naval")
    for lang in LANGUAGES:
        words = words_for(GAME, lang)
        assert [one for one in (*missions, "defence", "harassment") if not words.has(f"sortie-{one}")] == []


def test_the_board_of_bases_tells_take_offs_and_who_is_away() -> None:
    found = {one.at: one for one in asked(raided(), AXIS).bases}
    assert (found[WILNO].used, found[WILNO].capacity, found[WILNO].ready) == (3, 3, [])
    assert sorted(found[WILNO].away) == ["LJu87B01", "LJu87B02", "LMe109F01"]
    assert [one.at for one in asked(raided(), SOVIET).bases] == [MINSK]


def test_a_ring_shows_how_far_the_unit_in_hand_flies_and_where_enemies_intercept() -> None:
    t = aloft({"LJu87B01": WILNO, "VMiG301": MINSK}).act("unit", "LJu87B01")
    own, foe = asked(t, AXIS).rings
    grid, at = GAME.map.grid, GAME.map.hex
    assert max(grid.distance(at(WILNO), at(hex)) for hex in own.hexes) == 9
    assert max(grid.distance(at(MINSK), at(hex)) for hex in foe.hexes) == 6
    assert foe.foe
    assert not own.foe


# -- one question for all raids


def test_so_many_fighters_as_are_asked_for_rise_by_acts_of_the_menu() -> None:
    t = raided().act("end_phase")
    found = asked(t, SOVIET, **{MINSK: 2, BESIDE: 1})
    assert found.asked
    assert {one.at: len(one.sent) for one in found.raids} == {MINSK: 2, BESIDE: 1}
    for act in found.acts:
        t.act(act.verb, act.noun)
    risen = [one for one in air.sorties(t.pos, words_for(GAME, "en")) if one.manner == "interception"]
    assert sorted((one.to, len(one.units)) for one in risen) == sorted([(MINSK, 2), (BESIDE, 1)])


def test_no_more_rise_than_there_are() -> None:
    found = asked(raided().act("end_phase"), SOVIET, **{MINSK: 9, BESIDE: 9})
    assert sum(len(one.sent) for one in found.raids) == 3


def test_only_who_is_asked_sends_fighters() -> None:
    t = raided()
    assert not asked(t, SOVIET, **{MINSK: 1}).acts
    t.act("end_phase")
    assert not asked(t, AXIS, **{MINSK: 1}).acts
    assert not air.answer(soviets({MARAT: TALLINN}).pos, SOVIET, wire.AskAir(id=1), "en").open


# -- a voyage


def test_a_voyage_tells_how_far_it_leads_outside_the_safety_zone_and_who_may_be_sunk() -> None:
    t = soviets(
        {**dict.fromkeys((MARAT, OCTOBER, KIROV), TALLINN), RIFLES: TALLINN}, own={"soviet": [TALLINN]}
    )
    fleet(t, MARAT, OCTOBER, KIROV).act("embark", RIFLES)
    what, args = GAME.hooks.forecast_choices(t.pos)["land"][GAME.map.hex(KRONSHTADT)]
    told = dict(args)
    assert what == "ss-foretold-voyage-risk"
    assert (told["hexes"], told["outside"], told["chance"]) == (12, 9, 17)
    assert GAME.roster.ids(told["units"].set) == [KIROV]  # type: ignore[union-attr]


def test_who_carries_nothing_is_told_nothing() -> None:
    assert not GAME.hooks.forecast_choices(fleet(soviets({MARAT: TALLINN}), MARAT).pos)


# -- a set-up by hand


@cache
def bare() -> Position:
    return begin(load("ss", {"setup": "free"}, "campaign"), FixedDice(()))[0]


def test_the_set_up_is_told_army_by_army_with_what_is_missing() -> None:
    found = lists.answer(bare(), SOVIET, wire.AskLists(id=1), "en")
    army = next(one for one in found.musters if one.noun == "soviet_14th_army")
    assert (army.name, army.code, len(army.units), len(army.waiting)) == ("14th Army", "14", 4, 4)
    menu = choices(bare())
    assert sum(len(one.units) for one in found.musters) == menu.args["many"]
    border = next(one for one in found.lacks if one.cite == "SS 35.5")
    assert border.missing
    assert len(border.hexes) > 50


def test_a_filled_army_waits_no_more() -> None:
    t = Situation(bare()).act("fill", "soviet_14th_army")
    found = {one.noun: one for one in lists.answer(t.pos, SOVIET, wire.AskLists(id=1), "fr").musters}
    assert found["soviet_14th_army"].waiting == []
    assert all(t.at(unit) in found["soviet_14th_army"].zone for unit in found["soviet_14th_army"].units)


def test_a_ready_made_set_up_lacks_nothing() -> None:
    t = Situation(bare()).act("ready_made")
    found = lists.answer(t.pos, SOVIET, wire.AskLists(id=1), "fr")
    assert not [one.text for one in found.lacks if one.missing]
    assert not [one for one in found.musters if one.waiting]


# -- an air combat


def test_lanes_tell_who_meets_whom() -> None:
    t = raided().act("end_phase")
    fly(t, "to", MINSK, "VMiG301").act("end_phase")
    lanes = {one.text: one.units for one in asked(t, AXIS).lanes}
    assert lanes == {
        "interceptors": ["VMiG301"],
        "screen": ["LMe109F01"],
        "mission force": ["LJu87B01", "LJu87B02"],
    }
