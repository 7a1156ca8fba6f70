"""The door: what a link says before one sits down, who is awaited since when, what games are like."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.harness import READY_MADE, SEATS, served

from grognard.games import PLAYABLE, entry, load
from grognard.server.shelf import game_info

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"))


def table(**more):
    return {"game": "ts", "options": READY_MADE, "seats": [SEATS["me"], SEATS["open"]], **more}


# -- the shelf


@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_scenario_says_how_long_it_takes_and_how_hard_it_is(game, lang):
    told = game_info(load(game), lang)
    assert [one.id for one in told.scenarios] == list(entry(game).offered)
    assert all(0 < one.minutes[0] <= one.minutes[1] and 1 <= one.level <= 5 for one in told.scenarios)
    assert all(one.about for one in told.scenarios)
    assert len({one.title for one in told.scenarios}) == len(told.scenarios), "each is shown once"
    assert told.special
    assert all(one.about for one in told.options)


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_training_scenario_is_the_shortest_of_its_game(game):
    minutes = {one.id: one.minutes for one in game_info(load(game), "en").scenarios}
    assert minutes["training"] == min(minutes.values())


def test_the_first_guided_game_takes_about_ten_minutes():
    (training,) = [one for one in game_info(load("ts"), "en").scenarios if one.id == "training"]
    assert training.guided
    assert training.minutes[0] <= 10
    assert training.level == 1


# -- invitations


async def test_a_link_says_game_side_pace_and_host_before_one_sits_down(company):
    anna, boris = await company.person("Anna"), await company.person("Boris")
    options = {**READY_MADE, "length": "9", "white_flexibility": "yes"}
    made = await anna.ask(
        "POST", "/api/tables", table(options=options, pace="daily", hours=24, timeout="steward")
    )
    id, seat, watch = made["table"]["id"], made["invitations"][0], made["invitations"][1]
    told = await boris.ask("POST", f"/api/tables/{id}/invitation", {"token": seat["token"]})
    assert (told["game"], told["title"], told["turns"]) == ("ts", "Tsaritsyn, 1919", 9)
    assert (told["seat"], told["side"], told["side_text"], told["host"]) == (1, "red", "The Reds", "Anna")
    assert told["aim"] == "Hold the city and the trenches until the last turn."
    assert (told["pace"], told["size"], told["timeout"]) == ("daily", 24, "steward")
    assert [(one["cite"], one["value"]) for one in told["changed"]] == [("TS XI.4", "")]
    assert told["minutes"][0] > 0
    assert told["art"]["face"]
    only_watching = await boris.ask("POST", f"/api/tables/{id}/invitation", {"token": watch["token"]})
    assert (only_watching["seat"], only_watching["side"]) == (None, "")
    now = await anna.ask("GET", f"/api/tables/{id}")
    assert [one["kind"] for one in now["seats"]] == ["person", "open"], "nobody sat down by reading"


async def test_the_host_says_a_word_to_whoever_is_invited(company):
    anna, boris = await company.person("Anna"), await company.person("Boris")
    made = await anna.ask("POST", "/api/tables", table(message=" No  hurry!\n"))
    id, token = made["table"]["id"], made["invitations"][0]["token"]
    told = await boris.ask("POST", f"/api/tables/{id}/invitation", {"token": token})
    assert told["message"] == "No hurry!"
    await anna.ask("POST", "/api/tables", table(message="x" * 201), 400)


# -- tables that are open to everybody


async def listed(person):
    return (await person.ask("GET", "/api/open"))["tables"]


async def test_an_open_table_is_listed_with_its_side_and_pace_and_anybody_sits_down(company):
    anna, boris = await company.person("Anna"), await company.person("Boris")
    await anna.ask("POST", "/api/tables", table())
    order = table(listed=True, pace="daily", hours=24, message="Welcome")
    id = (await anna.ask("POST", "/api/tables", order))["table"]["id"]
    (told,) = await listed(boris)
    assert (told["table"], told["side_text"], told["host"]) == (id, "The Reds", "Anna")
    assert (told["pace"], told["size"], told["message"]) == ("daily", 24, "Welcome")
    assert await listed(anna) == [], "one's own is not among them"
    now = await boris.ask("POST", f"/api/tables/{id}/seat", {"seat": told["seat"]})
    assert (now["status"], now["role"]) == ("playing", "player")
    assert await listed(await company.person("Clara")) == []


async def test_no_seat_is_taken_that_is_not_offered_to_everybody(company):
    anna, boris = await company.person("Anna"), await company.person("Boris")
    hidden = (await anna.ask("POST", "/api/tables", table()))["table"]["id"]
    shown = (await anna.ask("POST", "/api/tables", table(listed=True)))["table"]["id"]
    alone = {**table(listed=True), "seats": [SEATS["me"], SEATS["me"]]}
    nobody_wanted = (await anna.ask("POST", "/api/tables", alone))["table"]["id"]
    assert [one["table"] for one in await listed(boris)] == [shown]
    await boris.ask("POST", f"/api/tables/{hidden}/seat", {"seat": 1}, 409)
    await boris.ask("POST", f"/api/tables/{nobody_wanted}/seat", {"seat": 1}, 409)
    await boris.ask("POST", f"/api/tables/{shown}/seat", {"seat": 0}, 409)
    await anna.ask("POST", f"/api/tables/{shown}/seat", {"seat": 1}, 409)
    await boris.ask("POST", f"/api/tables/{shown}/seat", {"seat": 1})
    clara = await company.person("Clara")
    fault = await clara.ask("POST", f"/api/tables/{shown}/seat", {"seat": 1}, 409)
    assert fault["error"] == "this seat is no longer open"


async def test_an_invitation_needs_its_token(company):
    anna, boris = await company.person("Anna"), await company.person("Boris")
    made = await anna.ask("POST", "/api/tables", table())
    id, token = made["table"]["id"], made["invitations"][0]["token"]
    fault = await boris.ask("POST", f"/api/tables/{id}/invitation", {"token": "x" * 24}, 403)
    assert fault["error"] == "this link is no longer valid"
    await boris.ask("POST", "/api/tables/nosuchtable/invitation", {"token": token}, 404)
    await boris.ask("POST", f"/api/tables/{id}/join", {"token": token})
    again = await boris.ask("POST", f"/api/tables/{id}/invitation", {"token": token})
    assert (again["yours"], again["side"]) == (True, "red"), "his own old link still leads him there"
    clara = await company.person("Clara")
    await clara.ask("POST", f"/api/tables/{id}/invitation", {"token": token}, 403)


async def test_a_training_scenario_has_an_aim_of_its_own(company):
    anna, boris = await company.person("Anna"), await company.person("Boris", "fr")
    made = await anna.ask("POST", "/api/tables", table(scenario="training", options={}))
    id, token = made["table"]["id"], made["invitations"][0]["token"]
    told = await boris.ask("POST", f"/api/tables/{id}/invitation", {"token": token})
    assert told["scenario"] == "École\u00a0: la course à Beketovka"
    assert "Beketovka" in told["aim"]
    assert told["turns"] == 4


# -- coming back


async def test_the_lobby_says_whose_turn_it_is_and_since_when(company):
    anna, boris = await company.person("Anna"), await company.person("Boris")
    made = await anna.ask("POST", "/api/tables", table(pace="live", minutes=60, increment=10))
    id, token = made["table"]["id"], made["invitations"][0]["token"]
    (waiting,) = (await anna.ask("GET", "/api/tables"))["tables"]
    assert (waiting["status"], waiting["to_act"], waiting["left"]) == ("open", None, None)
    await boris.ask("POST", f"/api/tables/{id}/join", {"token": token})
    (mine,) = (await anna.ask("GET", "/api/tables"))["tables"]
    (theirs,) = (await boris.ask("GET", "/api/tables"))["tables"]
    assert (mine["to_act"], mine["yours"], theirs["yours"]) == (0, True, False)
    assert mine["scenario_title"] == "The battle of Tsaritsyn, June 1919"
    assert mine["turns"] == 12
    assert 0 < mine["left"] <= 3600
    begun = mine["since"]
    assert begun >= waiting["since"]
    eyes = await anna.sits(id)
    await eyes.act("unit", eyes.nouns("unit")[0])
    await eyes.close()
    (after,) = (await anna.ask("GET", "/api/tables"))["tables"]
    assert after["since"] == begun, "it is still her turn, since the same hour"
    assert after["touched"] > begun


async def test_news_tell_what_the_others_did_and_the_picture_shows_it(company):
    anna = await company.person("Anna")
    seats = [SEATS["greedy"], SEATS["me"]]
    made = await anna.ask("POST", "/api/tables", table(seats=seats))
    id = made["table"]["id"]
    while not (await anna.ask("GET", f"/api/tables/{id}"))["yours"]:
        await asyncio.sleep(0.1)
    (mine,) = (await anna.ask("GET", "/api/tables"))["tables"]
    assert mine["yours"]
    assert mine["unseen"] == mine["acts"] > 0
    told = await anna.ask("GET", f"/api/tables/{id}/news")
    assert told["acts"] == mine["acts"]
    assert 1 <= len(told["lines"]) <= 3
    assert all(line["text"] for line in told["lines"])
    picture = await anna.http.get(f"/api/tables/{id}/picture.svg", params={"theme": "dark"})
    assert picture.status_code == 200
    assert picture.headers["content-type"].startswith("image/svg")
    assert "g-stack" in picture.text
    stranger = await company.person("Boris")
    assert (await stranger.http.get(f"/api/tables/{id}/picture.svg")).status_code == 404
    await stranger.ask("GET", f"/api/tables/{id}/news", None, 404)
