"""Several units moved as one: who can go and why not the others, played by one message, undone by one
press.
"""

from __future__ import annotations

import json

import pytest

from grognard.games import load
from grognard.kernel.engine import choices
from grognard.kernel.menu import units
from grognard.server import presentation
from grognard.testing.table import situation

pytestmark = pytest.mark.anyio
STACK = ["W3K-1", "W3K-2", "W3K-3"]  # in 0609
MIXED = ["W3KC-1", "W3KC-2", "W3KC-3", "W-AT1"]  # in 0308, with an armoured train


async def ask_group(eyes, units, hex=None, best=False):
    await eyes.send("group", id=9, units=units, hex=hex, best=best)
    return await eyes.next("group", id=9)


async def test_a_stack_goes_by_one_message_and_comes_back_by_one_press(company):
    anna, table, eyes = await company.alone()
    before = {unit: eyes.units[unit]["at"] for unit in STACK}
    found = await ask_group(eyes, STACK, "0510")
    assert sorted(found["go"]) == STACK
    assert found["stay"] == []
    await eyes.ask("acts", seq=eyes.seq, acts=found["acts"])
    assert {eyes.units[unit]["at"] for unit in STACK} == {"0510"}
    assert eyes.update["undo"]["whole"] == 0
    assert eyes.update["undo"]["presses"] == 1
    told = [line["text"] for n in sorted(eyes.log) if n for line in eyes.log[n]["lines"]]
    assert len(told) == len(STACK)  # a line for each unit
    lines = [json.loads(line) for line in (await anna.journal(table)).splitlines()[1:]]
    assert [line.get("joined", False) for line in lines] == [False] + [True] * (len(lines) - 1)

    await eyes.ask("undo", seq=eyes.seq, to=eyes.update["undo"]["whole"])
    assert {unit: eyes.units[unit]["at"] for unit in STACK} == before
    assert eyes.update["undo"]["undo"] is False
    await eyes.ask("redo", seq=eyes.seq, whole=True)
    assert {eyes.units[unit]["at"] for unit in STACK} == {"0510"}
    assert eyes.update["undo"]["presses"] == 1


async def test_the_others_are_told_why_not(company):
    _, _, eyes = await company.alone()
    found = await ask_group(eyes, STACK + MIXED, "0510")
    assert "W-AT1" not in found["go"]
    why = {stay["unit"]: stay["reasons"] for stay in found["stay"]}
    assert why["W-AT1"][0]["cite"].startswith("TS ")
    assert why["W-AT1"][0]["text"]
    await eyes.ask("acts", seq=eyes.seq, acts=found["acts"])
    assert {eyes.units[unit]["at"] for unit in found["go"]} == {"0510"}
    assert eyes.units["W-AT1"]["at"] == "0308"


async def test_where_a_group_could_go(company):
    _, _, eyes = await company.alone()
    found = await ask_group(eyes, MIXED)
    assert sorted(found["go"]) == sorted(MIXED)
    many = {hex: lit["n"] for hex, lit in found["reach"].items()}
    assert many["0108"] == 4
    assert many["0609"] == 3  # the train has no rails there
    assert found["reach"]["0108"]["cost"] == "2"


async def test_one_in_hand_goes_with_the_group_and_comes_back_with_it(company):
    _, _, eyes = await company.alone()
    await eyes.does("unit W3K-2")
    found = await ask_group(eyes, STACK, "0510")
    assert sorted(found["go"]) == STACK
    await eyes.ask("acts", seq=eyes.seq, acts=found["acts"])
    assert eyes.update["undo"]["whole"] == 0
    await eyes.ask("undo", seq=eyes.seq, to=eyes.update["undo"]["whole"])
    assert {eyes.units[unit]["at"] for unit in STACK} == {"0609"}
    assert eyes.update["menu"]["held"] is None


async def test_a_move_of_several_legs_is_one_press(company):
    _, _, eyes = await company.alone()
    await eyes.does("unit W3KC-1", "to 0208", "to 0108", "done", "unit W3KC-2", "to 0208")
    assert eyes.update["undo"]["presses"] == 2
    await eyes.ask("undo", seq=eyes.seq, to=eyes.update["undo"]["whole"])
    assert eyes.units["W3KC-2"]["at"] == "0308"
    assert eyes.units["W3KC-1"]["at"] == "0108"
    await eyes.ask("undo", seq=eyes.seq, to=eyes.update["undo"]["whole"])
    assert eyes.units["W3KC-1"]["at"] == "0308"


async def test_each_its_best_goes_as_near_as_it_can(company):
    """To a hex that nobody reaches nobody goes together; each for itself all come nearer, by one press."""
    _, _, eyes = await company.alone()
    map_ = load("ts").map

    def far(at):
        return map_.grid.distance(map_.index[at], map_.index["0512"])

    together = await ask_group(eyes, STACK, "0512")
    assert (together["go"], together["ends"]) == ([], {})
    found = await ask_group(eyes, STACK, "0512", best=True)
    assert sorted(found["go"]) == STACK
    assert found["stay"] == []
    assert all(far(at) < far("0609") for at in found["ends"].values())
    await eyes.ask("acts", seq=eyes.seq, acts=found["acts"])
    assert {unit: eyes.units[unit]["at"] for unit in STACK} == found["ends"]
    assert eyes.update["undo"]["presses"] == 1


async def test_each_its_best_ends_where_the_others_left_room(company):
    """Who can reach the hex goes there; the others, and the train on its rails, go nearer."""
    _, _, eyes = await company.alone()
    found = await ask_group(eyes, STACK + MIXED, "0109", best=True)
    direct = await ask_group(eyes, STACK + MIXED, "0109")
    assert set(direct["go"]) <= set(found["go"])
    assert {found["ends"][unit] for unit in direct["go"]} == {"0109"}
    more = set(found["go"]) - set(direct["go"])
    assert more
    assert all(found["ends"][unit] != "0109" for unit in more)
    await eyes.ask("acts", seq=eyes.seq, acts=found["acts"])
    assert {unit: eyes.units[unit]["at"] for unit in found["go"]} == found["ends"]


async def test_all_or_nothing(company):
    _, _, eyes = await company.alone()
    seq = eyes.seq
    acts = [{"verb": "unit", "noun": "W3K-1"}, {"verb": "to", "noun": "0510"}, {"verb": "to", "noun": "0101"}]
    assert (await eyes.ask("acts", seq=seq, acts=acts))["t"] == "refused"
    assert eyes.seq == seq
    assert eyes.units["W3K-1"]["at"] == "0609"


async def test_nothing_final_is_played_in_a_group(company):
    _, _, eyes = await company.alone()
    acts = [{"verb": "end_phase", "noun": None}]
    answers = [(await eyes.ask("acts", seq=eyes.seq, acts=acts))["t"] for _ in range(4)]
    assert "problem" in answers  # the decision would pass on, or a die fall
    assert eyes.update["menu"]["who"] == "white"


async def test_nobody_asks_about_or_moves_the_units_of_another(duel):
    answer = await duel.red.ask("acts", seq=duel.red.seq, acts=[{"verb": "unit", "noun": "W3K-1"}])
    assert answer["t"] == "refused"
    assert (await ask_group(duel.red, STACK, "0510"))["go"] == []
    await duel.watcher.send("group", id=9, units=STACK, hex="0510")
    assert (await duel.watcher.next("group", id=9))["go"] == []


def test_what_a_verb_takes_does_not_hang_on_what_the_process_has_seen():
    pos = situation("ts", "white-movement", turn=1, units={"W2-1": "0910", "R37-1": "0907"}).pos
    assert presentation.does_only_take(pos, "unit", choices(pos).verbs["unit"])
    assert not presentation.does_only_take(pos, "unit", units(0, "TS V.1"))
