"""What is hidden stays on the server: every frame and every answer to those who may not know is looked
through.
"""

from __future__ import annotations

import json
import random
import re

import pytest
from tests.server.harness import verified

from grognard.games import load

pytestmark = pytest.mark.anyio

OPTIONS = {"setup": "free", "red_tactical_advantage": "yes"}
ROSTER = load("ts").roster
RED = [unit for unit in ROSTER.units if unit.side == 1]
# A name that a White counter has too, or that is part of one, gives nothing away.
SHARED = {unit.name(lang) for unit in ROSTER.units for lang in ("fr", "en") if unit.side == 0}
NAMES = {unit.id for unit in RED} | {unit.name(lang) for unit in RED for lang in ("fr", "en")} - SHARED
TOLD = re.compile(
    "|".join(rf"(?<![\w/-]){re.escape(name)}(?![\w/-])" for name in sorted(NAMES, key=len, reverse=True))
)


def names_in(text):
    """The Red counters that a text names: no quotation marks or escapes get in the way of a look."""
    return {
        found
        for found in TOLD.findall(json.dumps(json.loads(text), ensure_ascii=False))
        if not found.isdigit()
    }


async def set_up_red(red, luck):
    """Red lays out all counters, changing his mind a few times."""
    while (end := red.verb("end_setup")) is None or not end["nouns"]:
        if red.update["undo"]["undo"] and luck.random() < 0.1:
            await red.ask("undo", seq=red.seq)
            continue
        acts = [act for act in red.acts() if act[0] not in ("ready_made", "lift", "drop")]
        await red.act(*luck.choice(acts or red.acts()))


async def all_answers(person, table):
    """Everything that can be asked about a table."""
    n = (await person.ask("GET", f"/api/tables/{table}"))["acts"]
    paths = ["", "/replay", "/replay/0", *(f"/replay/{k}" for k in range(1, n + 1, 5)), f"/replay/{n}"]
    return [
        (await person.http.get(f"/api/tables/{table}{path}", params={"lang": lang})).text
        for path in paths
        for lang in ("fr", "en")
    ]


async def questions(eyes, label):
    await eyes.send("overlay", id=1, name="zoc", side="red")
    await eyes.send("overlay", id=2, name="reach", unit="W2-1")
    await eyes.send("why", id=3, noun=label)
    await eyes.send("hex", id=4, hex=label)
    await eyes.send("past", id=5, before=10_000)
    await eyes.send("lang", lang="fr")
    await eyes.catch_up()


async def test_nobody_but_red_learns_who_lies_where(company):
    duel = await company.duel(options=OPTIONS)
    anna, boris, clara = duel.people
    luck = random.Random(7)
    assert TOLD.search("R37-1")
    await set_up_red(duel.red, luck)
    late = [await company.sits(who, duel.table) for who in (anna, clara)]
    await duel.all_see()
    placed = {
        unit: at["at"]
        for unit, at in duel.red.units.items()
        if unit in NAMES and at["at"] not in ("pool", "gone")
    }
    assert len(placed) > 20
    for eyes in (duel.white, duel.watcher, *late):
        await questions(eyes, next(iter(placed.values())))
        assert len(eyes.frames) > 5
        for text in eyes.frames:
            assert names_in(text) == set(), text[:2000]
        assert {hidden["side"] for hidden in eyes.hidden} == {"red"}
        assert sorted(h["at"] for h in eyes.hidden if h["at"] != "pool") == sorted(
            placed.values()
        )  # that something lies there is seen
        assert not set(eyes.units) & NAMES
    assert any(names_in(text) for text in duel.red.frames)  # Red does see them
    for person in (anna, clara):
        for text in await all_answers(person, duel.table):
            assert names_in(text) == set(), text[:2000]
        await person.ask("GET", f"/api/tables/{duel.table}/journal", status=409)
        if person is anna:
            await person.ask("POST", f"/api/tables/{duel.table}/branch", {"n": 0}, 409)
    assert any(names_in(text) for text in await all_answers(boris, duel.table))
    # it tells White's secrets too, one day
    await boris.ask("GET", f"/api/tables/{duel.table}/journal", status=409)


async def test_white_cannot_tell_two_set_ups_apart(company):
    """The same places, other counters: what White and the onlooker receive is the same to the letter."""
    received = []
    for first, second in (("R37-1", "R37-A1"), ("R37-A1", "R37-1")):
        duel = await company.duel(options=OPTIONS)
        await duel.red.does(f"unit {first}")
        nouns = duel.red.verb("at")["nouns"]
        await duel.red.does(f"at {nouns[0]}", f"unit {second}")
        other = next(noun for noun in duel.red.verb("at")["nouns"] if noun != nouns[0])
        await duel.red.does(f"at {other}")
        await duel.all_see()
        frames = [json.loads(text) for eyes in (duel.white, duel.watcher) for text in eyes.frames]
        updates = [frame for frame in frames if frame["t"] == "update"]
        assert len(updates) > 8
        for update in updates:
            del update["dice"]
        received.append(updates)
    assert received[0] == received[1]


async def test_what_is_revealed_is_seen_by_all(company, tmp_path):
    duel = await company.duel(options=OPTIONS)
    await duel.red.does("ready_made", "end_setup")
    await duel.all_see()
    assert names_in(json.dumps(list(duel.white.units))) == set()
    await duel.white.does("ready_made")
    await duel.all_see()
    assert duel.white.hidden
    while duel.white.update["turn"] == 0:
        await duel.white.does("end_setup")
    await duel.all_see()
    for eyes in duel.all:
        assert eyes.hidden == []
        assert {unit.id for unit in RED} <= set(eyes.units)
        assert eyes.units == duel.red.units
    replay = await duel.people[0].http.get(f"/api/tables/{duel.table}/replay/1")
    assert names_in(replay.text) == set()  # looking back does not help: it was hidden then
    await duel.red.ask("resign")
    assert "revealed" in verified(tmp_path, "hidden", await duel.people[0].journal(duel.table))


async def test_a_bot_gets_no_more_than_its_side_knows(company):
    """The bot sets White up against hidden Reds, and plays on."""
    boris = await company.person("Boris")
    table = (await boris.opens("random", "me", options=OPTIONS))["id"]
    red = await company.sits(boris, table)
    await red.does("ready_made", "end_setup")
    while red.update["turn"] == 0:
        await red.frame()
    assert red.update["turn"] == 1
