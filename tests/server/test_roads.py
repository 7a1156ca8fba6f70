"""Victory Roads over the network: tables of every scenario, a server killed in the middle of combats, windows
answered beforehand.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.victory_roads.test_windows_events import SCENES
from tests.server.harness import Company, Duel, Eyes, Server, served, verified

from grognard.games import entry, fixed_options, load
from grognard.kernel.menu import Act
from grognard.server.orders import Orders, answer_to

pytestmark = pytest.mark.anyio
ME = {"kind": "me"}
RECORDED = Path(__file__).parents[1] / "golden" / "vr" / "930-greedy-training.jsonl"
DRAWN = "VR 5.1.2"  # of the dice, a draw
ASKED = ("lose", "advance", "exploit", "back")  # by some questions of a combat
LINES = [json.loads(line) for line in RECORDED.read_text(encoding="utf-8").splitlines()]
ACTS = [line for line in LINES[1:] if "act" in line]


def faces(rolls: list[list[Any]]) -> list[int]:
    return [roll[1] for roll in rolls]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"), GROGNARD_GAMES="vr")


def option_sets(scenario: str) -> list[dict[str, str]]:
    """As usual, and then each value of an option that the scenario leaves open."""
    fixed = fixed_options("vr", scenario)
    others = [
        {option.name: value}
        for option in entry("vr").options
        for value in option.values
        if option.name not in fixed and value != option.usual
    ]
    return [{}, *others]


@pytest.mark.parametrize("scenario", entry("vr").scenarios)
async def test_a_table_of_every_scenario_with_every_option(company, scenario):
    anna = await company.person("Anna")
    first = load("vr", None, scenario).hooks.first_turn(load("vr", None, scenario))
    for options in option_sets(scenario):
        table = (await anna.opens("me", "me", game="vr", scenario=scenario, options=options))["table"]
        setting_up = options.get("setup") == "free"
        assert (table["scenario"], table["turn"]) == (scenario, first - setting_up)
        assert options.items() <= table["options"].items()
        eyes = await company.sits(anna, table["id"])
        assert eyes.acts()
        assert "problem" not in eyes.update


async def training(company: Company) -> Duel:
    """The recorded game, every die typed in, before its first act."""
    return await company.duel(
        game="vr", scenario="training", options={}, dice="manual", faces=faces(LINES[0]["rolls"])
    )


async def goes_on(duel: Duel, line: dict[str, Any]) -> Eyes:
    """The next act of the recorded game, by whoever is to act."""
    eyes = {"soviet": duel.white, "axis": duel.red}[line["as"]]
    await eyes.sees(line["n"])
    verb, *noun = line["act"]
    answer = await eyes.act(verb, noun[0] if noun else None, faces(line["rolls"]))
    assert (answer["t"], answer["seq"]) == ("update", line["n"] + 1), line
    return eyes


async def test_there_is_no_taking_back_across_a_draw(company):
    duel = await training(company)
    drawn = [line for line in ACTS if any(roll[2] == DRAWN for roll in line["rolls"])]
    assert drawn
    for line in ACTS[: drawn[0]["n"]]:
        eyes = await goes_on(duel, line)
    assert not eyes.update["undo"]["undo"]
    assert (await eyes.ask("undo", seq=eyes.seq))["t"] == "problem"
    assert eyes.seq == drawn[0]["n"] + 1
    # what is drawn is told to its owner alone
    mine = [unit for unit in eyes.units.values() if unit["at"].startswith("available")]
    assert mine
    await duel.all_see()
    for other in duel.all:
        if other is not eyes:
            assert not [unit for unit in other.units.values() if unit["at"].startswith("available")]


def at_hand(eyes: Eyes) -> dict[str, Any]:
    """All that is on a table, but for what differs with every greeting."""
    return {key: eyes.update[key] for key in ("menu", "seq", "turn", "phase", "undo")} | {"units": eyes.units}


async def test_a_game_goes_on_from_the_middle_of_its_combats(tmp_path):
    """Killed when a loss, an advance, an exploitation or a way back is asked, the server resumes there."""
    server = Server(f"sqlite:///{tmp_path}/x.db", tmp_path, GROGNARD_GAMES="vr").start()
    company, met = Company(server), set[str]()
    try:
        async with company.leaving:
            duel = await training(company)
            for line in ACTS:
                await goes_on(duel, line)
                for eyes in (duel.white, duel.red):
                    await eyes.sees(line["n"] + 1)
                if duel.white.update["result"]:
                    break
                mine = next(eyes for eyes in (duel.white, duel.red) if eyes.update["menu"]["yours"])
                asked = mine.update["menu"]["verbs"][0]["verb"]
                if asked in met or asked not in ASKED or not mine.update["steps"]:
                    continue
                met.add(asked)
                before = [at_hand(eyes) for eyes in (duel.white, duel.red)]
                server.kill()
                server.start()
                duel.white, duel.red = [await company.sits(who, duel.table) for who in duel.people[:2]]
                assert [at_hand(eyes) for eyes in (duel.white, duel.red)] == before, asked
            assert duel.white.update["result"]
            journal = await duel.people[0].journal(duel.table)
    finally:
        server.stop()
    assert len(met) > 2, met
    assert len(ACTS) == sum('"act"' in line for line in journal.splitlines())
    verified(tmp_path, "vr", journal)


# -- answered beforehand

PASSED = {"heinrici": "heinrici", "tiger": "tiger", "schorner": "stand", "counter-attack": "counterattack"}


@pytest.mark.parametrize("scene", PASSED)
def test_a_window_in_the_enemys_turn_is_passed_beforehand(scene):
    """A move a day need not wait for whoever has nothing to say."""
    pos = SCENES[scene]().pos
    assert pos.frame.step == PASSED[scene]
    assert answer_to(pos, Orders({PASSED[scene]: "pass"})) == Act("pass")
    assert answer_to(pos, Orders()) is None
