"""Pointing at a hex: the way there, the stack, who threatens it; from what the asker may know."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.harness import READY_MADE

from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.position import begin
from grognard.server import peek, wire

pytestmark = pytest.mark.anyio


async def peeked(eyes, hex, units=()):
    await eyes.send("peek", id=8, hex=hex, units=list(units))
    return await eyes.next("peek", id=8)


async def test_the_way_of_the_unit_in_hand_with_what_each_part_costs(company):
    _, _, eyes = await company.alone()
    assert (await peeked(eyes, "0611"))["way"] is None  # nobody in hand
    await eyes.does("unit W3K-4")
    way = (await peeked(eyes, "0611"))["way"]
    assert way["path"] == ["0510", "0511", "0611"]
    assert (way["cost"], way["left"], way["stop"]) == ("3", "3", False)
    assert [(part["text"], part["cost"]) for part in way["parts"]] == [
        ("clear", "1"),
        ("town", "1"),
        ("river", "+1"),
    ]
    assert (await peeked(eyes, "0101"))["way"] is None  # out of reach


async def test_the_way_of_a_group_is_that_of_its_strongest(company):
    _, _, eyes = await company.alone()
    way = (await peeked(eyes, "0510", ["W3K-1", "W3K-2"]))["way"]
    assert way["unit"] == "W3K-1"
    assert way["path"] == ["0609", "0510"]
    assert eyes.update["menu"]["held"] is None  # nothing was played


async def test_a_stack_is_added_up_and_its_threats_are_told(company):
    _, _, eyes = await company.alone()
    told = await peeked(eyes, "0609")
    assert told["stack"] == {"side": "white", "attack": 9, "defence": 9}
    threat = told["threat"]
    assert threat["side"] == "red"
    assert "0707" in threat["hexes"]
    assert threat["attack"] > 0
    assert threat["defence"] == 9
    assert not threat["unseen"]


async def test_who_is_not_asked_learns_no_way(duel):
    await duel.white.does("unit W3K-4")
    await duel.all_see()
    assert (await peeked(duel.red, "0611"))["way"] is None
    assert (await peeked(duel.watcher, "0611"))["way"] is None
    answer = await peeked(duel.watcher, "0609")
    assert answer["stack"]["attack"] == 9


async def test_units_whose_faces_are_hidden_are_neither_added_up_nor_feared(company):
    """While White sets up, Red's counters lie face down: he learns nothing of them by pointing."""
    duel = await company.duel(options={"red_tactical_advantage": "yes"})
    await duel.red.does("ready_made", "end_setup")
    await duel.all_see()
    assert duel.white.update["phase"] == "white-setup"
    assert duel.white.hidden
    for hidden in duel.white.hidden[:5]:
        told = await peeked(duel.white, hidden["at"])
        assert told["stack"] is None
        assert told["threat"] is None
    assert (await peeked(duel.red, duel.white.hidden[0]["at"]))["stack"]["side"] == "red"


async def test_others_are_served_while_threats_are_worked_out(monkeypatch):
    """After each enemy looked at, when that took long."""
    monkeypatch.setattr(peek, "SLICE", -1.0)
    pos = begin(load("ts", READY_MADE), FixedDice(()))[0]
    turns = 0

    async def others():
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    watch = asyncio.ensure_future(others())
    await peek.prepare(pos, 0, wire.Peek(id=1, hex="0609"))
    watch.cancel()
    near = list(peek.suspects(pos, 0, peek.visible_units(pos, 0), pos.game.map.index["0609"]))
    assert len(near) > 3
    assert turns >= len(near)
