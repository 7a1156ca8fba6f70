"""Playing again with the sides swapped, against everybody one can have played with."""

from __future__ import annotations

import pytest
from tests.server.harness import served

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"))


async def over(person, table):
    """The game ends: this person gives it up."""
    eyes = await person.sits(table)
    assert (await eyes.ask("resign"))["result"]
    await eyes.close()


async def test_against_the_computer_both_change_sides_and_the_game_is_the_same(company):
    anna = await company.person("Anna")
    options = {"setup": "ready_made", "length": "9"}
    old = await anna.opens("me", "greedy", options=options)
    await over(anna, old["id"])
    made = await anna.ask("POST", f"/api/tables/{old['id']}/rematch")
    table = made["table"]
    assert table["id"] != old["id"]
    assert [(s["side"], s["kind"], s["you"]) for s in table["seats"]] == [
        ("white", "bot", False),
        ("red", "person", True),
    ]
    assert (table["game"], table["scenario"]) == ("ts", "standard")
    assert {name: table["options"][name] for name in options} == options
    assert table["dice"]["commit"] != old["table"]["dice"]["commit"], "new dice"
    first = await anna.ask("GET", f"/api/tables/{old['id']}")
    assert first["rematch"] == table["id"]
    again = await anna.ask("POST", f"/api/tables/{old['id']}/rematch")
    assert again["table"]["id"] == table["id"], "asking twice opens one table"


async def test_two_friends_find_each_other_at_one_table(company):
    anna, boris = await company.person("Anna"), await company.person("Boris")
    old = await anna.opens("me", "open", pace="daily", hours=48)
    await boris.joins(old["id"], old[1])
    await over(boris, old["id"])
    asked = await boris.ask("POST", f"/api/tables/{old['id']}/rematch")
    seats = asked["table"]["seats"]
    assert [(s["side"], s["kind"], s["you"]) for s in seats] == [
        ("white", "person", True),
        ("red", "open", False),
    ]
    assert asked["table"]["status"] == "open"
    assert [link["seat"] for link in asked["invitations"]] == [1, None]
    (told,) = [t for t in (await anna.ask("GET", "/api/tables"))["tables"] if t["id"] == old["id"]]
    assert told["rematch"] == asked["table"]["id"], "the lobby shows it to her"
    accepted = await anna.ask("POST", f"/api/tables/{old['id']}/rematch")
    assert accepted["table"]["id"] == asked["table"]["id"]
    assert accepted["table"]["status"] == "playing"
    assert [(s["name"], s["you"]) for s in accepted["table"]["seats"]] == [("Boris", False), ("Anna", True)]
    assert accepted["table"]["pace"] == "daily"


async def test_two_who_ask_at_once_sit_down_at_one_table(company):
    anna, boris = await company.person("Anna"), await company.person("Boris")
    old = await anna.opens("me", "open")
    await boris.joins(old["id"], old[1])
    await over(anna, old["id"])
    one = await anna.ask("POST", f"/api/tables/{old['id']}/rematch")
    other = await boris.ask("POST", f"/api/tables/{old['id']}/rematch")
    assert one["table"]["id"] == other["table"]["id"]
    mine = [t["id"] for t in (await boris.ask("GET", "/api/tables"))["tables"]]
    assert len(mine) == len(set(mine)) == 2


async def test_a_link_to_the_seat_does_as_well_and_who_comes_late_is_told(company):
    anna, boris, clara = [await company.person(name) for name in ("Anna", "Boris", "Clara")]
    old = await anna.opens("me", "open")
    await boris.joins(old["id"], old[1])
    await over(anna, old["id"])
    asked = await anna.ask("POST", f"/api/tables/{old['id']}/rematch")
    token = next(link["token"] for link in asked["invitations"] if link["seat"] is not None)
    await clara.joins(asked["table"]["id"], token)
    fault = await boris.ask("POST", f"/api/tables/{old['id']}/rematch", None, 409)
    assert fault["error"] == "this seat is taken"


async def test_only_its_players_and_only_when_it_is_over(company):
    anna, boris = await company.person("Anna"), await company.person("Boris")
    old = await anna.opens("me", "greedy")
    await anna.ask("POST", f"/api/tables/{old['id']}/rematch", None, 409)
    await over(anna, old["id"])
    await boris.ask("POST", f"/api/tables/{old['id']}/rematch", None, 404)
    await boris.watches(old["id"], old[None])
    await boris.ask("POST", f"/api/tables/{old['id']}/rematch", None, 403)
    assert (await anna.ask("GET", f"/api/tables/{old['id']}"))["rematch"] == ""


async def test_at_one_screen_both_seats_stay_ones_own_and_a_position_begins_again(company):
    anna = await company.person("Anna")
    old = await anna.opens("me", "me", scenario="training", options={})
    await over(anna, old["id"])
    table = (await anna.ask("POST", f"/api/tables/{old['id']}/rematch"))["table"]
    assert [s["you"] for s in table["seats"]] == [True, True]
    assert (table["scenario"], table["turn"], table["acts"]) == ("training", 1, 0)
