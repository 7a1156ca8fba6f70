"""Looking back, playing on from there, and journals brought from elsewhere."""

from __future__ import annotations

import json
import random

import pytest
from tests.server.harness import verified

from grognard.games import load
from grognard.kernel.chain import chain_hash
from grognard.kernel.dice import FixedDice, SeededDice, commitment
from grognard.kernel.engine import choices
from grognard.kernel.journal import Journal, header_for, write_record
from grognard.kernel.position import begin

pytestmark = pytest.mark.anyio


async def play(eyes, many, seed):
    luck = random.Random(seed)
    for _ in range(many):
        await eyes.act(*luck.choice(eyes.acts()))
    return eyes


def text_of(header, lines):
    return "".join(line + "\n" for line in [write_record(header), *lines])


def forged(header=None, *records):
    """A journal whose sums are right, whatever it says."""
    pos, _ = begin(load("ts", {"setup": "ready_made"}), FixedDice([]))
    first = {**header_for(pos, {"mode": "live", "commit": commitment(b"x")}), **(header or {})}
    del first["sum"]
    first["sum"] = sum = chain_hash("", first)
    lines = []
    for record in records:
        sum = chain_hash(sum, record)
        lines.append(write_record({**record, "sum": sum}))
    return text_of(first, lines)


def whole_game(game="ts", **options):
    """A game played to its end, with its seed revealed."""
    seed, luck = b"\7" * 32, random.Random(5)
    pos, rolls = begin(load(game, options), SeededDice(seed))
    journal = Journal(header_for(pos, {"mode": "live", "commit": commitment(seed)}, rolls=rolls), pos)
    while journal.pos.state.result is None:
        journal.play(luck.choice(choices(journal.pos).acts()), SeededDice(seed, journal.dice_count))
    journal.reveal(seed)
    return text_of(journal.header, journal.lines), len(journal.entries)


# -- branches


async def test_playing_on_from_an_act(company, tmp_path):
    anna, table, eyes = await company.alone()
    await eyes.does("unit W2-1", "to 0708", "end_phase", "end_phase")  # dice
    await play(eyes, 40, 1)
    n = 20
    there = await anna.ask("GET", f"/api/tables/{table}/replay/{n}")
    made = (await anna.ask("POST", f"/api/tables/{table}/branch", {"n": n}, 201))["table"]
    assert (made["acts"], made["status"], made["private"], made["role"]) == (n, "playing", True, "player")
    branch = await company.sits(anna, made["id"])
    assert branch.seq == n + 1
    assert sorted(branch.units.values(), key=lambda u: u["id"]) == sorted(
        there["units"], key=lambda u: u["id"]
    )
    await play(branch, 30, 2)
    assert len(await anna.journal(table)) > 0
    assert (await anna.ask("GET", f"/api/tables/{table}"))["acts"] == 44  # the first game is as it was
    # of a branch, another
    again = (await anna.ask("POST", f"/api/tables/{made['id']}/branch", {"n": n + 10}, 201))["table"]
    twig = await play(await company.sits(anna, again["id"]), 10, 3)
    for name, end in (("branch", branch), ("twig", twig)):
        if end.update["status"] == "playing":
            await end.ask("resign")
        id = made["id"] if end is branch else again["id"]
        journal = await anna.journal(id)
        assert json.loads(journal.splitlines()[0])["dice"]["inherited"] > 0
        assert "revealed" in verified(tmp_path, name, journal)
        assert (await anna.ask("GET", f"/api/tables/{id}/replay"))["verified"] == "true"


async def test_where_nobody_can_play_on(company):
    anna, table, eyes = await company.alone()
    await eyes.does("unit W2-1")
    await anna.ask("POST", f"/api/tables/{table}/branch", {"n": 2}, 404)
    await eyes.ask("resign")
    assert (await anna.ask("POST", f"/api/tables/{table}/branch", {"n": 2}, 409))[
        "error"
    ] == "the game is over"
    await anna.ask("POST", f"/api/tables/{table}/branch", {"n": 1}, 201)
    for n in ("3", "-1", "x", "1.5", "99999999999"):
        await anna.ask("GET", f"/api/tables/{table}/replay/{n}", status=404)
    boris = await company.person("Boris")
    await boris.ask("POST", f"/api/tables/{table}/branch", {"n": 0}, 404)


async def test_a_replay_is_the_game(company):
    duel = await company.duel()
    await duel.white.does("unit W2-1", "to 0708")
    anna = duel.people[0]
    replay = await anna.ask("GET", f"/api/tables/{duel.table}/replay")
    assert [move["n"] for move in replay["moves"]] == [0, 1, 2]
    assert replay["verified"] == "sealed"
    now = await anna.ask("GET", f"/api/tables/{duel.table}/replay/2")
    assert {unit["id"]: unit for unit in now["units"]} == duel.white.units
    assert [event["kind"] for event in now["events"]] == ["moved"]


# -- journals brought along


async def test_a_game_that_is_not_over_is_played_on_with_new_dice(company, tmp_path):
    anna, table, eyes = await company.alone()
    await eyes.does("end_phase", "end_phase")
    made = (await anna.ask("POST", "/api/tables/import", {"journal": await anna.journal(table)}, 201))[
        "table"
    ]
    assert (made["acts"], made["status"]) == (2, "playing")
    assert made["dice"]["commit"] != eyes.update["dice"]["commit"]
    here = await company.sits(anna, made["id"])
    assert here.units == eyes.units
    await play(here, 20, 4)
    await here.ask("resign")
    assert "revealed" in verified(tmp_path, "brought", await anna.journal(made["id"]))


async def test_a_whole_game_is_there_to_be_looked_at(company, tmp_path):
    anna = await company.person("Anna")
    text, acts = whole_game(setup="ready_made")
    made = (await anna.ask("POST", "/api/tables/import", {"journal": text}, 201))["table"]
    assert (made["acts"], made["status"], made["yours"]) == (acts, "over", False)
    assert made["result"]["text"]
    assert await anna.journal(made["id"]) == text
    replay = await anna.ask("GET", f"/api/tables/{made['id']}/replay")
    assert (replay["verified"], len(replay["moves"])) == ("true", acts + 1)
    assert any(move["luck"] for move in replay["moves"])
    branch = (await anna.ask("POST", f"/api/tables/{made['id']}/branch", {"n": acts - 5}, 201))["table"]
    await (await company.sits(anna, branch["id"])).ask("resign")
    verified(tmp_path, "last", await anna.journal(branch["id"]))


async def test_a_game_with_dice_thrown_by_hand_goes_on_so(company, tmp_path):
    anna, table, eyes = await company.alone(dice="manual")
    await eyes.does("unit W2-1")
    await eyes.ask("undo", seq=eyes.seq)
    text = await anna.journal(table)
    made = (await anna.ask("POST", "/api/tables/import", {"journal": text}, 201))["table"]
    assert await anna.journal(made["id"]) == text
    here = await company.sits(anna, made["id"])
    await here.ask("redo", seq=here.seq)
    assert here.update["menu"]["held"] == "W2-1"
    assert "rolled by hand" in verified(tmp_path, "hand", await anna.journal(made["id"]))


@pytest.mark.parametrize(
    "journal",
    [
        "x",
        "\n",
        "{}\n",
        "[]\n",
        forged()[:-1],
        forged().replace('"ts"', '"toy"'),
        forged({"game": "toy"}),
        forged({"game": "none"}),
        forged({"game": 7}),
        forged({"game": ["ts"]}),
        forged({"options": {"setup": "none"}}),
        forged({"options": 7}),
        forged({"options": {"setup": ["free"]}}),
        forged({"scenario": 7}),
        forged({"rolls": [[6, 3, "x"]]}),
        forged({"rolls": 7}),
        forged({"position": 7}),
        forged({"position": {"turn": 10**30}}),
        forged({"dice": 7}),
        forged({"dice": {}}),
        forged({"dice": {"mode": "live"}}),
        forged({"dice": {"mode": "live", "commit": "x", "inherited": "1"}}),
        forged({"dice": {"mode": "live", "commit": "x", "inherited": -1}}),
        forged({"dice": {"mode": ["live"], "commit": "x"}}),
        forged({"rules": 0}),
        forged({}, {"undo": 1}),
        forged({}, {"back": 1}),
        forged({}, {"back": "x"}),
        forged({}, {"nothing": 1}),
        forged({}, {"n": 1, "as": "white", "act": ["end_phase"], "rolls": [], "hash": ""}),
        forged({}, {"n": 1, "as": "white", "act": [["end_phase"]], "rolls": [], "hash": ""}),
        forged({}, {"n": 1, "as": "white", "act": ["unit", 7], "rolls": [], "hash": ""}),
        forged({}, {"n": 1, "as": "white", "close": "resigned", "winner": "nobody", "hash": ""}),
        forged({}, {"n": 1, "as": "white", "close": ["resigned"], "winner": "red", "hash": ""}),
        forged({}, {"seed": 7}, {"n": 1, "as": 7, "close": 7, "winner": 7, "hash": ""}),
        forged({}, {"rules": 7, "data": None}),
    ],
)
async def test_what_is_no_journal_of_ours_is_refused_in_one_line(company, journal):
    anna = await company.person("Anna")
    for lang in ("fr", "en"):
        answer = await anna.http.post("/api/tables/import", json={"journal": journal}, params={"lang": lang})
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"]
        assert "\n" not in answer.json()["error"]
    assert (await anna.ask("GET", "/api/tables"))["tables"] == []


async def test_a_false_seed_is_found(company):
    anna = await company.person("Anna")
    text, _ = whole_game(setup="ready_made")
    *lines, last = text.splitlines()
    before = json.loads(lines[-1])["sum"]
    for seed in ("00" * 32, "", "00", 7, "xyz", [1]):
        line = write_record({"seed": seed, "sum": chain_hash(before, {"seed": seed})})
        found = await anna.ask("POST", "/api/tables/import", {"journal": "\n".join([*lines, line, ""])}, 400)
        assert seed != "00" * 32 or found["error"] == "the secret does not match the commitment"
    assert json.loads(last)["seed"]
    # not revealed: sealed for ever
    await anna.ask("POST", "/api/tables/import", {"journal": "\n".join([*lines, ""])}, 201)
