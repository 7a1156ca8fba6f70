"""Dice rolled by hand, and dice that are sealed."""

from __future__ import annotations

import json

import pytest
from tests.server.harness import verified

pytestmark = pytest.mark.anyio


async def give_faces(eyes, die, face=3):
    """Say what every die shows that is asked for, until the act is played."""
    while die["t"] == "die":
        die = await eyes.act(die["verb"], die["noun"], [*die["faces"], face], die["seq"])
    return die


async def bots_die(eyes):
    """Play whatever is one's own, until a die is asked for that the bot throws."""
    while True:
        if eyes.update["menu"]["yours"]:
            acts = eyes.acts()
            await give_faces(
                eyes, await eyes.act(*next((a for a in acts if a[0] in ("end_phase", "attack")), acts[0]))
            )
        elif (message := await eyes.frame())["t"] == "die":
            return message


async def test_dice_are_asked_for_one_by_one(company, tmp_path):
    duel = await company.duel(dice="manual")
    white = duel.white
    await white.does("end_phase")
    await duel.all_see()
    die = await white.act("end_phase")
    assert {key: die[key] for key in ("t", "seq", "verb", "noun", "sides", "faces", "cite")} == {
        "t": "die",
        "seq": 2,
        "verb": "end_phase",
        "noun": None,
        "sides": 6,
        "faces": [],
        "cite": "TS IX.tank.2",
    }
    assert die["text"] == "Roll a d6 and enter the result."
    assert (await white.act("end_phase", None, [2]))["faces"] == [2]
    assert (await white.act("end_phase", None, [7]))["message"].startswith(
        "dice: 7 is not a face of a die of 6"
    )
    assert (await white.act("end_phase", None, [1] * 20))["message"].startswith("20 dice given")
    assert (await duel.red.act("end_phase", None, [1]))["t"] == "refused"  # they are not his to throw
    await duel.all_see()
    assert {eyes.seq for eyes in duel.all} == {2}
    update = await give_faces(white, die, 5)
    assert update["seq"] == 3
    assert {event["face"] for event in update["events"] if event["kind"] == "rolled"} == {5}
    assert {line["face"] for line in update["log"][-1]["lines"] if line["face"]} == {5}
    await white.ask("resign")
    journal = await duel.people[0].journal(duel.table)
    assert "rolled by hand" in verified(tmp_path, "manual", journal)
    assert all("seed" not in json.loads(line) for line in journal.splitlines())


async def test_a_bots_dice_are_thrown_by_whoever_sits_opposite(company):
    anna, clara = await company.person("Anna"), await company.person()
    made = await anna.opens("random", "me", dice="manual")
    await clara.watches(made["id"], made[None])
    watcher, red = await company.sits(clara, made["id"]), await company.sits(anna, made["id"])
    die = await bots_die(red)
    assert (await watcher.act(die["verb"], die["noun"], [3], die["seq"]))["t"] != "die"
    await red.close()
    red = await company.sits(anna, made["id"])  # whoever comes again is asked again
    again = await red.next("die")
    assert again == die
    assert (await red.act("unit", "R37-1", [3]))["t"] == "refused"  # another act is not the bot's
    update = await give_faces(red, die, 4)
    assert update["t"] == "update"
    assert update["log"][-1]["side"] == "white"
    assert (await bots_die(red))["seq"] > die["seq"]  # it goes on, and asks for more


async def test_sealed_dice_are_not_given_by_hand(company):
    _, _, eyes = await company.alone()
    assert (await eyes.act("unit", "W2-1", [3]))["message"] == "this game does not take dice rolled by hand"
    dice = eyes.update["dice"]
    assert (dice["mode"], len(dice["commit"]), dice["seed"]) == ("live", 32, "")
    assert eyes.seq == 1


async def test_a_bid_for_length_and_the_first_die(company):
    """A game that begins with a die: sealed it falls by itself, by hand it must be told first."""
    anna = await company.person("Anna")
    options = {"length": "bid", "chooser": "coin"}
    made = await anna.opens("me", "me", options=options)
    eyes = await company.sits(anna, made["id"])
    assert eyes.update["dice"]["thrown"] == 1
    body = {"game": "ts", "options": options, "seats": [{"kind": "me"}, {"kind": "me"}], "dice": "manual"}
    wanted = await anna.ask("POST", "/api/tables", body, 400)
    assert "before the first choice" in wanted["error"]
    made = await anna.ask("POST", "/api/tables", {**body, "faces": [2]})
    eyes = await company.sits(anna, made["table"]["id"])
    assert eyes.update["dice"]["thrown"] == 1
    await eyes.does("length 12")
