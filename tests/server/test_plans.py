"""The plan layer: kept for one seat and told to nobody else; danger and supply lines in the enemy's turn."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.harness import Company, served

from grognard.kernel.cite import cites
from grognard.server import danger, wire
from grognard.testing.table import Situation, situation

pytestmark = pytest.mark.anyio
PLAN = {
    "arrows": [{"kind": "attack", "way": ["0708", "0707"], "unit": "W2-1"}],
    "marks": [{"hex": "0709", "sign": "hold"}],
    "notes": [{"hex": "0710", "text": "wait for the tanks"}],
}
NOTHING: dict[str, Any] = {"arrows": [], "marks": [], "notes": []}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"), GROGNARD_GAMES="toy")


async def planned(eyes, plan=None):
    """Draw a plan, or with none ask for it."""
    await eyes.send("plan", id=8, **({"plan": plan} if plan is not None else {}))
    return await eyes.next("plan", id=8)


def drawn(answer):
    return {key: answer[key] for key in NOTHING}


async def test_a_plan_is_kept_for_its_seat(company):
    anna, table, eyes = await company.alone()
    assert drawn(await planned(eyes)) == NOTHING
    assert drawn(await planned(eyes, PLAN)) == PLAN
    again = await company.sits(anna, table)
    assert drawn(await planned(again)) == PLAN, "after coming back"
    await eyes.does("unit W2-1", "to 0708")
    assert drawn(await planned(eyes)) == PLAN, "whatever is played"
    await planned(eyes, {})
    assert drawn(await again.next("plan", id=0)) == NOTHING, "the other window of the same player follows"


async def test_nobody_else_learns_of_a_plan(company):
    """Neither the other seat nor whoever watches; nor is it part of the game, its replay or its file."""
    duel = await company.duel()
    anna, boris, clara = duel.people
    await duel.all_see()
    before = [len(eyes.frames) for eyes in (duel.red, duel.watcher)]
    await planned(duel.white, PLAN)
    await duel.all_see()
    for eyes, n in zip((duel.red, duel.watcher), before, strict=True):
        assert "wait for the tanks" not in "".join(eyes.frames[n:])
        assert {json.loads(frame)["t"] for frame in eyes.frames[n:]} <= {"hex", "presence"}
    assert drawn(await planned(duel.red)) == NOTHING
    await duel.watcher.send("plan", id=8)
    assert (await duel.watcher.next("problem"))["id"] == 8
    await duel.red.ask("resign")
    await duel.all_see()
    for who in (anna, boris, clara):
        for path in ("", "/replay", "/replay/1", "/journal", "/report"):
            assert "wait for the tanks" not in (await who.http.get(f"/api/tables/{duel.table}{path}")).text
    mine = (await anna.http.get("/api/me/export")).text
    assert "wait for the tanks" in mine, "of what the server keeps of her, it is part"
    assert "wait for the tanks" not in (await boris.http.get("/api/me/export")).text


@pytest.mark.parametrize(
    "plan",
    [
        {"arrows": [{"kind": "attack", "way": ["0708", "9999"]}]},
        {"arrows": [{"kind": "attack", "way": ["0708"]}]},
        {"arrows": [{"kind": "move", "way": ["0708", "0707"], "unit": "nobody"}]},
        {"marks": [{"hex": "nowhere", "sign": "hold"}]},
        {"marks": [{"hex": "0708", "sign": "skull"}]},
        {"notes": [{"hex": "0708", "text": ""}]},
        {"notes": [{"hex": "0708", "text": "x" * 121}]},
        {"notes": [{"hex": "0708", "text": "\u202e"}]},
        {"pages": []},
    ],
)
async def test_a_plan_that_makes_no_sense_is_refused_and_the_old_one_stays(company: Company, plan):
    _, _, eyes = await company.alone()
    await planned(eyes, PLAN)
    await eyes.send("plan", id=8, plan=plan)
    assert (await eyes.next("problem"))["message"]
    assert drawn(await planned(eyes)) == PLAN


# -- danger


def warned(t: Situation, side: int) -> wire.DangerAnswer:
    return danger.answer(t.pos, side, wire.AskDanger(id=1), "en")


# of the ring that closes 1312, the third unit is still on its way
OPEN = {"357DF": "1312", "S343": "1311", "S591": "1412", "S795": "1011", "FestungE": "1210"}


@pytest.mark.parametrize("at", ["1011", "0912", "1114"])
@cites("VL 8.1b")
def test_a_line_that_hangs_on_a_hex_is_told_before_it_is_cut(at: str) -> None:
    t = situation("vl", "soviet-movement", turn=8, units={**OPEN, "S795": at})
    told = warned(t, 0)
    assert told.cut == []
    assert [risk.units for risk in told.risks] == [["357DF"]]
    (risk,) = told.risks
    assert risk.text == f"If {risk.hex} falls, 1 unit loses its supply line"
    units = {**OPEN, "S795": at}
    after = [
        situation("vl", "soviet-supply", turn=8, units={**units, taker: risk.hex}).units_marked("isolated")
        for taker in ("S343", "S591", "S795")
    ]
    assert ["357DF"] in after, "and so it is, by the rules"


@cites("VL 8.1b")
def test_a_line_that_is_cut_is_told_as_such() -> None:
    t = situation("vl", "soviet-movement", turn=8, units={**OPEN, "S795": "1212"})
    told = warned(t, 0)
    assert (told.cut, told.cut_text) == (["357DF"], "1 unit has no supply line")
    assert told.risks == []


@cites("TS VIII.1")
def test_danger_is_in_three_steps() -> None:
    """By how much those who could attack it outdo who stands there; an empty hex is in the least."""
    stacks = {"R37-3": "0706", "R37-1": "0706", "R38-1": "0607", "R38-2": "0607", "R37-2": "0807"}
    steps = []
    for n in (1, 2, 5):
        foes = dict(list(stacks.items())[:n])
        t = situation("ts", "white-movement", units={"W2-1": "0708", **foes})
        strength = sum(t.game.roster[t.game.roster.index[unit]].attack for unit in foes)
        ratio = strength / t.game.roster[t.game.roster.index["W2-1"]].defence
        told = warned(t, 0).hexes
        assert told["0708"] == (1 if ratio < 1 else 2 if ratio < 2 else 3)
        assert told["0608"] == 1
        steps.append(told["0708"])
    assert steps == sorted(set(steps)) == [1, 2, 3]


async def test_who_only_watches_is_warned_of_nothing(company):
    duel = await company.duel()
    await duel.watcher.send("danger", id=9)
    told = await duel.watcher.next("danger", id=9)
    assert (told["hexes"], told["cut"], told["risks"]) == ({}, [], [])
    await duel.white.send("danger", id=9)
    assert (await duel.white.next("danger", id=9))["hexes"]
