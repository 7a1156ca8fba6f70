"""What must not get out: seeds, links, what lies face down; and who is shown the door when he may no longer
look.
"""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from tests.server.harness import served
from tests.server.test_socket_branch import forged

from grognard.kernel.dice import commitment
from grognard.server.faults import Fault
from grognard.server.settings import Settings
from grognard.server.site import Site
from grognard.server.store import SeatRow, TableRow, User
from grognard.server.table import encode
from grognard.server.upgrade import open_table
from grognard.server.visibility import visible

pytestmark = pytest.mark.anyio
HIDDEN = {"setup": "free", "red_tactical_advantage": "yes"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"), GROGNARD_GAMES="toy")


def everything(*lookers):
    return "\n".join(frame for eyes in lookers for frame in eyes.frames)


# -- dice


async def test_the_seed_is_told_to_nobody_before_the_end_and_to_everybody_after_it(company):
    duel = await company.duel()
    anna, boris, clara = duel.people
    (secret, dice), *_ = company.server.sql("SELECT secret, dice FROM tables WHERE id = ?", duel.table)
    assert json.loads(dice) == {"mode": "live", "commit": commitment(bytes.fromhex(secret))}
    await duel.white.does("unit W2-1", "to 0708", "end_phase", "end_phase")
    await duel.white.ask("offer", what="takeback", to=1)
    await duel.red.next("update")
    await duel.red.ask("answer", yes=True)
    asked = ["/api/me/export", "/api/tables", f"/api/tables/{duel.table}", f"/api/tables/{duel.table}/replay"]
    before = [(await who.http.get(path)).text for who in (anna, boris, clara) for path in asked]
    await duel.all_see()
    for text in (*before, everything(*duel.all), company.server.log.read_text()):
        assert secret not in text
    await duel.red.ask("resign")
    await duel.all_see()
    assert {eyes.update["dice"]["seed"] for eyes in duel.all} == {secret}
    assert company.server.sql("SELECT secret FROM tables WHERE id = ?", duel.table) == [("",)]


async def test_dice_taken_back_are_spent(company):
    """The next die is another one: nobody tries the same attack until it succeeds."""
    _, table, eyes = await company.alone()
    thrown = []
    for _ in range(3):
        while not (cast := [e for e in eyes.update["events"] if e["kind"] == "rolled"]):
            await eyes.does("end_phase")
        thrown.append((eyes.update["dice"]["thrown"], len(cast)))
        await eyes.ask("offer", what="takeback", to=0)
    assert [n for n, _ in thrown] == [sum(many for _, many in thrown[: k + 1]) for k in range(3)]
    (line,) = company.server.sql(
        "SELECT count(*) FROM lines WHERE table_id = ? AND line LIKE '{\"back\"%'", table
    )
    assert line == (3,)


# -- an attack that hangs on what is hidden


async def test_only_the_attacker_reckons_with_what_he_hides(company):
    """In this game one does not know what comes, nor whether the bugle will sound."""
    luck, reckoned, played = random.Random(4), 0, 0
    while reckoned < 3 and played < 30:  # the server throws dice of its own: some games see no attack at all
        played += 1
        duel = await company.duel(game="toy", options={})
        for _ in range(60):
            if duel.white.update["result"]:
                break
            mover, other = (
                (duel.white, duel.red) if duel.white.update["menu"]["yours"] else (duel.red, duel.white)
            )
            await mover.act(
                *luck.choice(
                    [act for act in mover.acts() if act[0] != "end_phase" or luck.random() < 0.3]
                    or mover.acts()
                )
            )
            for eyes in duel.all:
                await eyes.sees(mover.seq)
            if mover.update["odds"] is not None and mover.update["menu"]["yours"]:
                reckoned += 1
                assert other.update["odds"] is duel.watcher.update["odds"] is None
        looked_back = [
            await who.ask("GET", f"/api/tables/{duel.table}/replay/{n}")
            for who in duel.people[2:]
            for n in range(1, 9)
        ]
        assert all(position["odds"] is None for position in looked_back)
    assert reckoned >= 3


async def test_whoever_throws_a_computers_die_is_not_told_what_for(company):
    """Blue lays out his counters face down, then Red's die falls."""
    boris = await company.person("Boris")
    table = (await boris.opens("random", "me", game="toy", options={}, dice="manual", faces=[3]))["id"]
    red = await company.sits(boris, table)
    die = await red.next("die")
    assert (die["verb"], die["noun"]) == ("deploy", None)
    assert (await red.act("deploy", "north", [3], die["seq"]))["t"] == "refused"  # nor may he choose
    update = await red.act(die["verb"], die["noun"], [3], die["seq"])
    assert (update["t"], update["menu"]["yours"]) == ("update", True)
    assert {hidden["side"] for hidden in update["hidden"]} == {"blue"}
    told = "".join(red.frames[:-1])  # in the last one he is asked himself
    assert '"north"' not in told
    assert '"south"' not in told


# -- a game that stands still


async def test_why_a_game_is_held_tells_only_where(sqlite_url, open_store):
    """The act that cannot be played again may have been done face down."""
    store = await open_store(sqlite_url)
    text = forged(None, {"n": 1, "as": "red", "act": ["unit", "R37-1"], "rolls": [], "hash": ""})
    row = TableRow(
        "t1", "ts", "standard", encode({"setup": "ready_made"}), status="playing", rules="0", data="0"
    )
    await store.add_table(row, [SeatRow("t1", n, "open") for n in range(2)], text.splitlines())
    with pytest.raises(Fault) as fault:
        await open_table(store, "t1", 0.0)
    held = await store.table("t1")
    assert (held.status, held.held, fault.value.details) == ("held", "t1:2", {"why": "t1:2"})
    site = Site(store, Settings(), b"k" * 32)
    await store.add_user(User("u1", "Anna", True))
    await store.set_seat("t1", 0, kind="person", user="u1")
    for user, status in (("u1", "409"), ("u2", "404")):  # to others there is no such table
        with pytest.raises(Fault, match=status):
            await visible(site, "t1", User(user, "x", True), {})


# -- who may come in


def routes(table):
    """Everything that can be asked of one table."""
    yield "GET", f"/api/tables/{table}", None
    yield "GET", f"/api/tables/{table}/replay", None
    yield "GET", f"/api/tables/{table}/replay/0", None
    yield "GET", f"/api/tables/{table}/journal", None
    yield "POST", f"/api/tables/{table}/branch", {"n": 0}
    yield "POST", f"/api/tables/{table}/links", {"seat": None}
    yield "POST", f"/api/tables/{table}/links", {"seat": 1}
    yield "POST", f"/api/tables/{table}/join", {"token": "not the right one"}
    yield "POST", f"/api/tables/{table}/watch", {"token": "not the right one"}


async def statuses(person, table):
    return [
        (await person.http.request(method, path, json=body)).status_code
        for method, path, body in routes(table)
    ]


async def test_what_each_may_ask_of_a_table(company):
    duel = await company.duel()
    anna, _, clara = duel.people
    named, nobody = await company.person("Dora"), await company.person()
    assert await statuses(nobody, duel.table) == [404, 404, 404, 404, 404, 401, 401, 401, 403]
    assert await statuses(named, duel.table) == [404, 404, 404, 404, 404, 404, 404, 403, 403]
    assert await statuses(clara, duel.table) == [200, 200, 200, 409, 401, 401, 401, 401, 403]  # she watches
    assert await statuses(anna, duel.table) == [200, 200, 200, 409, 409, 200, 409, 200, 403]


async def test_links_are_used_up_and_made_anew(company):
    anna, boris, clara = await company.person("Anna"), await company.person("Boris"), await company.person()
    made = await anna.opens("me", "open")
    again = await anna.ask("POST", f"/api/tables/{made['id']}/links", {"seat": 1})
    await boris.joins(made["id"], made[1], 403)  # worth nothing since there is a new one
    await boris.joins(made["id"], again["token"])
    dora = await company.person("Dora")
    await dora.joins(made["id"], again["token"], 403)
    await clara.watches(made["id"], made[None])
    eyes = await company.sits(clara, made["id"])
    passed = dict(clara.http.cookies)
    fresh = await boris.ask("POST", f"/api/tables/{made['id']}/links", {"seat": None})
    assert await eyes.closed() == 4000
    await clara.ask("GET", f"/api/tables/{made['id']}", status=404)
    await clara.watches(made["id"], made[None], 403)
    other = (await anna.opens("me", "open"))["id"]
    dora.http.cookies.set(f"watch_{other}", passed[f"watch_{made['id']}"])
    await dora.ask("GET", f"/api/tables/{other}", status=404)  # a pass is for one table
    await clara.watches(made["id"], fresh["token"])
    told = [json.dumps(await who.ask("GET", f"/api/tables/{made['id']}")) for who in (anna, boris, clara)]
    for token in (made[1], made[None], again["token"], fresh["token"]):
        assert all(token not in text for text in told)
        assert company.server.sql("SELECT count(*) FROM seats WHERE invite_hash = ?", token) == [(0,)]


# -- who must leave


ENDS = {
    "logged out": ("POST", "/api/logout", None),
    "logged out everywhere": ("POST", "/api/logout-everywhere", None),
    "forgotten": ("DELETE", "/api/me", None),
}


@pytest.mark.parametrize("end", ENDS)
async def test_a_socket_does_not_outlive_its_session(company, end):
    duel = await company.duel(options=HIDDEN)
    boris = duel.people[1]
    second = await company.sits(boris, duel.table)  # in another tab
    cookies = dict(boris.http.cookies)
    method, path, body = ENDS[end]
    await boris.ask(method, path, body)
    assert {await duel.red.closed(), await second.closed()} == {4000}
    boris.http.cookies.update(cookies)  # whoever kept the cookie
    assert (await boris.ask("GET", "/api/me"))["id"] is None
    await boris.ask("GET", f"/api/tables/{duel.table}", status=404)
    await duel.white.catch_up()  # nobody else was shown out


async def test_other_browsers_are_logged_out_by_a_new_password(company):
    anna = await company.person()
    me = await anna.ask(
        "POST", "/api/accounts", {"name": f"Anna {random.random()}"[:30], "password": "long enough"}
    )
    anna.http.headers["x-csrf-token"] = me["csrf"]
    table = (await anna.opens("me", "me"))["id"]
    elsewhere = await company.person()
    there = await elsewhere.ask("POST", "/api/login", {"name": me["name"], "password": "long enough"})
    elsewhere.http.headers["x-csrf-token"] = there["csrf"]
    eyes = [await company.sits(who, table) for who in (anna, elsewhere)]
    await anna.ask("POST", "/api/password", {"old": "long enough", "new": "longer still"})
    assert await eyes[1].closed() == 4000
    await eyes[0].catch_up()


async def test_whoever_left_holds_no_seat_and_his_words_are_gone(company):
    duel = await company.duel(options=HIDDEN)
    await duel.red.send("say", text="remember me")
    await duel.white.next("chat")
    await duel.people[1].ask("DELETE", "/api/me")
    await duel.red.closed()
    while duel.white.update["seats"][1]["kind"] != "open":
        await duel.white.frame()
    assert duel.white.update["seats"][1]["name"] == ""
    late = await company.sits(duel.people[2], duel.table)
    await late.catch_up()
    assert "remember me" not in everything(late)


# -- what every answer says


async def test_every_kind_of_answer_keeps_the_browser_in_line(company):
    anna, table, _ = await company.alone()
    picture = (await anna.ask("GET", "/api/games/ts/board"))["digest"]
    paths = [
        "/",
        "/table/x",
        "/assets/none.js",
        "/api/none",
        "/api/me",
        "/api/tables/none",
        f"/api/tables/{table}/journal",
    ]
    paths += [
        f"/api/maps/ts/{picture}/light/near/en/0-0.svg",
        "/api/games/ts/thumbnail.svg",
        "/api/openapi.json",
        "/%00",
        "/api/%ff",
    ]
    for method in ("GET", "POST", "OPTIONS"):
        for path in paths:
            answer = await anna.http.request(method, path)
            assert answer.status_code < 500, path
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe-eval" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "script-src 'self'" in policy or answer.headers["content-type"].startswith("image/svg")
    for path in (
        "/api/me",
        "/api/tables",
        f"/api/tables/{table}",
        f"/api/tables/{table}/journal",
        "/api/me/export",
        "/api/sessions",
    ):
        assert (await anna.http.get(path)).headers["cache-control"] == "no-store"
    fresh = await company.person()
    given = (await fresh.http.post("/api/guest", json={"name": "Eva"})).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(given.split("; "))


async def test_nobody_hears_of_a_table_that_he_does_not_sit_at(company):
    """Two tables at once, two people each: every frame is of one's own."""
    first, second = await company.duel(), await company.duel()
    await asyncio.gather(first.white.does("unit W2-1"), second.white.does("unit W2-2"))
    await first.all_see()
    await second.all_see()
    assert second.table not in everything(*first.all)
    assert first.table not in everything(*second.all)
