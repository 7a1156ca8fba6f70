"""Studying a game: who may look at it when it is over, its report, and what may be taken from one against the
computer while it goes on.
"""

from __future__ import annotations

import json
import random
import secrets

import pytest
from tests.server.harness import served, verified
from tests.server.test_avl_secrets import table_played

from grognard.cli.main import main
from grognard.kernel.chain import chain_hash, write_record
from grognard.kernel.checkpoint import write_state
from grognard.kernel.engine import choices
from grognard.kernel.state import Position
from grognard.kernel.views import view
from grognard.server.store import SeatRow
from grognard.server.study_api import known_position
from grognard.testing.secrecy import deal_hidden

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"), GROGNARD_GAMES="toy")


def paths(table):
    return [f"/api/tables/{table}{rest}" for rest in ("", "/replay", "/replay/1", "/journal", "/report")]


async def shut_out(stranger, table):
    """Nothing is told, not even that there is such a game."""
    gone = (await stranger.http.get("/api/tables/0123456789ab")).json()
    for path in paths(table):
        answer = await stranger.http.get(path)
        assert (answer.status_code, answer.json()) == (404, gone), path
    found = await stranger.http.post(f"/api/tables/{table}/branch", json={"n": 1})
    assert found.status_code in (401, 403, 404)


# -- a stranger with a link


async def test_a_stranger_sees_a_finished_game_only_while_all_who_played_it_allow_it(company):
    duel = await company.duel()
    anna, boris, _ = duel.people
    stranger, guest = await company.person(), await company.person("Doris")
    await duel.white.does("unit W2-1", "to 0708", "end_phase", "end_phase")
    assert (await anna.ask("GET", f"/api/tables/{duel.table}"))["terms"]["replay"] == {
        "on": False,
        "seats": [],
    }

    share = f"/api/tables/{duel.table}/share"
    for who in (anna, boris):  # both allow it: it holds from the end on
        await who.ask("POST", share, {"on": True})
    await shut_out(stranger, duel.table)
    await duel.red.ask("resign")
    await duel.all_see()
    for path in paths(duel.table):
        assert (await stranger.http.get(path)).status_code == 200, path
    told = await stranger.ask("GET", f"/api/tables/{duel.table}/replay")
    assert told["table"]["role"] == "none"
    assert (await guest.ask("POST", f"/api/tables/{duel.table}/branch", {"n": 2}, 201))["table"]["private"]

    await boris.ask("POST", share, {"on": False})  # one of them no longer does
    await shut_out(stranger, duel.table)
    terms = (await anna.ask("GET", f"/api/tables/{duel.table}"))["terms"]["replay"]
    assert terms == {"on": False, "seats": [0]}


async def test_only_who_played_a_game_may_open_it_to_others(company):
    duel = await company.duel()
    _, _, watcher = duel.people
    stranger = await company.person("Doris")
    await duel.red.ask("resign")
    for who, status in ((stranger, 404), (await watcher.named("Clara"), 403)):
        await who.ask("POST", f"/api/tables/{duel.table}/share", {"on": True}, status)
    await shut_out(await company.person(), duel.table)


async def test_a_table_that_is_shown_to_strangers_lets_none_of_them_in(company):
    """Neither the socket nor the chat: only what was played."""
    duel = await company.duel()
    await duel.white.send("say", text="between ourselves")
    await duel.red.ask("resign")
    for who in duel.people[:2]:
        await who.ask("POST", f"/api/tables/{duel.table}/share", {"on": True})
    stranger = await company.person()
    for path in paths(duel.table):
        assert "between ourselves" not in (await stranger.http.get(path)).text
    with pytest.raises(AssertionError):
        await stranger.ask("POST", f"/api/tables/{duel.table}/links", {"seat": None})
    with pytest.raises(Exception):  # noqa: B017 - whichever way the socket is shut
        await stranger.sits(duel.table)


# -- the report


async def test_the_report_of_a_game_that_goes_on_tells_what_its_reader_saw(company):
    duel = await company.duel(game="toy", options={}, dice="manual", faces=[1, 5])
    anna, _, clara = duel.people
    answer = await anna.http.get(f"/api/tables/{duel.table}/report")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "script" not in answer.headers["content-security-policy"]
    assert "<html" in answer.text
    assert (await clara.http.get(f"/api/tables/{duel.table}/report")).status_code == 409


async def test_the_report_is_written_in_the_readers_language(company):
    anna, table, eyes = await company.alone()
    await eyes.ask("resign")
    pages = [
        (await anna.http.get(f"/api/tables/{table}/report", params={"lang": lang})).text
        for lang in ("fr", "en")
    ]
    assert 'lang="fr"' in pages[0]
    assert 'lang="en"' in pages[1]


# -- a game against the computer that goes on


async def against_computer(company, **more):
    anna = await company.person("Anna")
    made = await anna.opens("me", "greedy", **more)
    return anna, made["id"], await company.sits(anna, made["id"])


async def test_a_game_against_the_computer_is_branched_from_the_position_with_new_dice(company):
    anna, table, eyes = await against_computer(company)
    await eyes.does("unit W2-1", "to 0708")
    ((secret, dice),) = company.server.sql("SELECT secret, dice FROM tables WHERE id = ?", table)
    made = (await anna.ask("POST", f"/api/tables/{table}/branch", {"n": 2}, 201))["table"]
    ((other, sealed),) = company.server.sql("SELECT secret, dice FROM tables WHERE id = ?", made["id"])
    assert secret != other
    assert json.loads(dice)["commit"] != json.loads(sealed)["commit"]
    assert [seat["you"] for seat in made["seats"]] == [True, True]
    branch = await company.sits(anna, made["id"])
    assert branch.units == eyes.units
    assert branch.update["phase"] == eyes.update["phase"]
    assert branch.update["menu"]["verbs"], "it is played on where it was left"
    await branch.act(*branch.acts()[0])
    again = await anna.ask("POST", f"/api/tables/{made['id']}/branch", {"n": 1}, 201)
    assert again["table"]["acts"] == 1, "and branched again, as any game of one's own"


async def test_what_is_exported_begins_with_the_position_and_tells_no_seed(company, tmp_path, capsys):
    anna, table, eyes = await against_computer(company)
    await eyes.does("unit W2-1", "to 0708", "end_phase", "end_phase")
    ((secret, dice),) = company.server.sql("SELECT secret, dice FROM tables WHERE id = ?", table)
    text = await anna.journal(table)
    assert secret not in text
    assert json.loads(dice)["commit"] not in text
    assert text.count("\n") == 1, "no act, no die of the game that goes on"
    file = tmp_path / "mine.jsonl"
    file.write_text(text)
    capsys.readouterr()
    assert main(["show", str(file), "--json", "--lang", "en"]) == 0
    assert json.loads(capsys.readouterr().out)["turn"] == 1
    assert verified(tmp_path, "export", text)
    back = (await anna.ask("POST", "/api/tables/import", {"journal": text}, 201))["table"]
    assert back["acts"] == 0
    assert back["status"] == "playing"


@pytest.mark.parametrize("how", ["rated", "people"])
async def test_nobody_tries_things_out_in_a_game_that_counts(company, how):
    if how == "rated":
        anna, table, _ = await against_computer(company, rated=True)
    else:
        duel = await company.duel()
        anna, table = duel.people[0], duel.table
    for verb, path, body in (("GET", "journal", None), ("POST", "branch", {"n": 0})):
        await anna.ask(verb, f"/api/tables/{table}/{path}", body, 409)


async def test_a_position_of_another_server_is_refused_in_one_line(company):
    """It may be anything: only what this server has sealed is played on here."""
    anna, table, _ = await against_computer(company)
    header = json.loads(await anna.journal(table))
    header["position"]["seal"] = "0" * 64
    header["sum"] = chain_hash("", {key: value for key, value in header.items() if key != "sum"})
    answer = await anna.http.post("/api/tables/import", json={"journal": write_record(header) + "\n"})
    assert answer.status_code == 400
    assert "another server" in answer.json()["error"]


def test_what_is_known_of_a_position_hangs_on_nothing_hidden(monkeypatch):
    """With the same luck the same comes of every position that the player cannot tell from the true one."""
    alike = 0
    for n, table in enumerate(table_played(1, 300)):
        if n % 10:
            continue
        table.seats = [SeatRow("t", 0, "person", "anna", "", "Anna"), SeatRow("t", 1, "bot", None, "greedy")]
        monkeypatch.setattr(secrets, "randbits", lambda bits: 7)
        true = table.journal.pos
        twin = deal_hidden(true, 0, random.Random(n))
        found = [write_state(known(table, pos).state) for pos in (true, twin)]
        assert found[0] == found[1]
        assert view(known(table, true), 0) == view(true, 0)
        alike += twin.state != true.state
    assert alike > 5


def known(table, pos: Position) -> Position:
    """What the player of the first side is given of a position."""

    class Standing:
        def position_at(self, _: int) -> Position:
            return pos

    class Seen:
        journal = Standing()

        def seats_of(self, _: str) -> frozenset[int]:
            return frozenset({0})

        def viewer(self, _: frozenset[int]) -> int:
            return 0

    assert choices(pos) is not None
    return known_position(Seen(), 0, "anna")
