"""Lists that lead: formations with what has moved, who waits, is isolated or threatened, who is next."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.state import Position
from grognard.server.lists import formations
from grognard.server.presentation import words_for

pytestmark = pytest.mark.anyio


async def listed(eyes):
    await eyes.send("lists", id=6)
    return await eyes.next("lists", id=6)


async def test_formations_say_what_has_moved(company):
    _, _, eyes = await company.alone()
    before = {row["code"]: row for row in (await listed(eyes))["formations"]}
    assert before[""]["moved"] == 0
    assert before["3KC"]["able"] == len(before["3KC"]["units"]) == 5
    await eyes.does("unit W3KC-1", "to 0108", "done")
    after = {row["code"]: row for row in (await listed(eyes))["formations"]}
    assert (after["3KC"]["moved"], after["3KC"]["able"]) == (1, 4)
    assert after[""]["moved"] == 1


async def test_the_threatened_come_first_and_only_who_can_act_is_next(company):
    _, _, eyes = await company.alone()
    told = await listed(eyes)
    threats = [row for row in told["watch"] if row["kind"] == "threatened"]
    ratios = [row["attack"] / max(row["defence"], 1) for row in threats]
    assert ratios == sorted(ratios, reverse=True)
    assert told["next"][0] in threats[0]["units"]
    assert set(told["next"]) == set(eyes.verb("unit")["nouns"])
    await eyes.does(f"unit {told['next'][0]}")
    assert (await listed(eyes))["next"] == []  # one is in hand: nobody else is next


async def test_units_that_wait_beside_the_map(company):
    _, _, eyes = await company.alone(game="vl")
    for _ in range(60):
        enter = eyes.verb("enter")
        if enter and enter["nouns"]:
            break
        await eyes.does("end_phase")
    waiting = [row for row in (await listed(eyes))["watch"] if row["kind"] == "waiting"]
    assert sorted(waiting[0]["units"]) == sorted(eyes.verb("enter")["nouns"])
    assert waiting[0]["hex"] is None


async def test_each_is_told_of_his_own_side_only(duel):
    roster = {unit for row in (await listed(duel.red))["formations"] for unit in row["units"]}
    assert roster
    assert all(unit.startswith("R") for unit in roster)
    assert (await listed(duel.red))["next"] == []
    told = await listed(duel.watcher)
    assert (told["formations"], told["watch"], told["next"]) == ([], [], [])


@pytest.mark.parametrize(
    ("id", "lang", "code", "name"),
    [
        ("ts", "en", "3KC", "3rd Kuban Cavalry"),
        ("ts", "fr", "3KC", "3e cavalerie du Kouban"),
        ("vl", "en", "8 Pz", "8th Panzer Division"),
        ("vl", "fr", "8 Pz", "8e division panzer"),
        ("avl", "en", "1 Pz", "1st Panzer Army"),
        ("avl", "fr", "1 Pz", "1re armée panzer"),
    ],
)
def test_a_formation_goes_by_its_name(id, lang, code, name):
    game = load(id)
    start = game.start(game)
    everybody = Position(game, start._replace(where=tuple(0 for _ in game.roster.units)))
    rows = [row for side in (0, 1) for row in formations(everybody, side, 0, words_for(game, lang))]
    assert not any(row.name.lower().startswith("formation") for row in rows)
    found = next(row for row in rows if row.code == code)
    assert found.name == name
    assert len(found.units) > 1
