"""People who send what nobody should: nothing breaks, nothing fills up, nobody else is bothered."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from random import Random

import pytest
from starlette.requests import HTTPConnection
from tests.server.harness import Company, served
from tests.server.test_shown import played, seated
from tests.server.test_socket_branch import forged

from grognard.games import _load, entry, load
from grognard.kernel.dice import Given
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import header_for, state_hash, written
from grognard.kernel.position import begin, read_state
from grognard.server import onlooker, wire
from grognard.server import site as site_module
from grognard.server.api import Call
from grognard.server.faults import Fault
from grognard.server.guard import SOCKETS
from grognard.server.notices import MANY, Notices, is_public
from grognard.server.people import clean_email, clean_line
from grognard.server.replay_api import brought, check_dice
from grognard.server.settings import Settings
from grognard.server.site import Site
from grognard.server.store import SeatRow, Store, TableRow, User
from grognard.server.table import encoded
from grognard.server.tables_api import table_now

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"))


@pytest.fixture
async def company(server, anyio_backend):
    found = Company(server)
    async with found.leaving:
        yield found


@pytest.fixture
async def open_site(sqlite_url, anyio_backend):
    stores = []

    async def opened(**settings):
        stores.append(await Store.open(sqlite_url))
        return Site(stores[-1], Settings(**settings), b"k" * 32)

    yield opened
    for store in stores:
        await store.close()


# -- journals that were never played


def nested(depth):
    return json.loads("[" * depth + "]" * depth)


def begun(position):
    """A journal that begins with a position of one's own making, with the right hash."""
    game = load("ts", {"setup": "ready_made"})
    pos, _ = begin(game, Given([]), position)
    return forged({"position": position, "hash": state_hash(pos.state)})


UNITS = {"W2-1": "0708", "R37-1": "0907"}
POSITION = {"game": "ts", "turn": 3, "phase": "white-movement", "units": UNITS}
FORGED = {
    "rules without data": lambda: forged(None, {"rules": "1"}),
    "rules that are no words": lambda: forged(None, {"rules": {"a": [1]}, "data": None}),
    "a seed that is no seed": lambda: forged(None, {"seed": {"a": 1}}),
    "a seed that is no number": lambda: forged(None, {"seed": "secret"}),
    "no number at all": lambda: forged(None, {"seed": float("nan")}),
    "a number without end": lambda: forged({"position": {**POSITION, "own": {"exits": float("inf")}}}),
    "a commitment as long as a book": lambda: forged({"dice": {"mode": "live", "commit": "f" * 100_000}}),
    "a commitment by hand": lambda: forged({"dice": {"mode": "manual", "commit": "f" * 100_000}}),
}


@pytest.mark.parametrize("kind", FORGED)
def test_a_forged_journal_is_refused(kind):
    with pytest.raises(BadInput):
        brought(FORGED[kind](), ("ts",))


@pytest.mark.parametrize("wrong", [{"turn": 1.5}, {"turn": True}, {"units": []}, {"phase": ["x"]}, {"own": {"exits": 10**30}}, {"own": 5}])
def test_a_position_of_the_wrong_kind(wrong):
    begun(POSITION)
    with pytest.raises(BadInput):
        read_state(load("ts", {"setup": "ready_made"}), {**POSITION, **wrong}, "position")


def test_a_journal_nested_as_deep_as_can_be_read():
    """Somewhere between what is read and what is not lies what is read and cannot be written again."""
    told = set()
    for depth in range(880, 1000):
        try:
            text = forged(None, {"seed": nested(depth)})
        except RecursionError:
            break
        with pytest.raises(BadInput) as refused:
            brought(text, ("ts",))
        told.add(refused.value.message)
    assert "journal-entry" in told


def test_dice_of_our_own_making_are_taken():
    for dice in (
        {"mode": "live", "commit": "0f" * 16},
        {"mode": "seed", "commit": "0f" * 16, "seed": 4, "inherited": 2},
        {"mode": "manual"},
    ):
        check_dice(dice)


async def test_forged_journals_over_the_wire(company):
    anna = await company.person("Anna")
    texts = [make() for make in FORGED.values()] + ["", "\0", "x" * 1_000_000, "\n" * 100_000, '{"grognard": 1}\n', "[" * 100_000 + "\n"]
    for text in texts:
        answer = await anna.http.post("/api/tables/import", json={"journal": text})
        assert answer.status_code == 400, (answer.status_code, text[:100])
    stranger = await company.person()
    answer = await stranger.http.post("/api/tables/import", json={"journal": "x" * 9_000_000})
    assert answer.status_code == 401  # he is not listened to so long


# -- words at the table

ODD = [
    "__class__",
    "-1",
    "0" * 64,
    "'; DROP TABLE lines; --",
    "\u202etxt",
    "\ud83d\ude00" * 16,
    "<b>",
    "../..",
    "%s{0}",
    "W2-1 ",
    "\u0000",
    "NaN",
]
FRAMES = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '{"t":"act"}',
    '{"t":"nothing"}',
    '{"t":"act","seq":NaN,"verb":"unit"}',
    '{"t":"act","seq":1e400,"verb":"unit"}',
    '{"t":"act","seq":1e3,"verb":"unit"}',
    '{"t":"act","seq":-1,"verb":"unit"}',
    '{"t":"act","seq":' + "9" * 5000 + ',"verb":"unit"}',
    '{"t":"act","seq":1,"verb":"unit","faces":[0]}',
    '{"t":"act","seq":1,"verb":"unit","faces":' + json.dumps([6] * 21) + "}",
    '{"t":"act","seq":1,"verb":"","noun":""}',
    '{"t":"act","seq":1,"seq":2,"verb":"unit","verb":"to"}',
    '{"t":"act","seq":1,"verb":"unit","more":1}',
    '{"t":"why","id":1}',
    '{"t":"why","id":1,"verb":"unit"}',
    '{"t":"past","id":1,"before":0}',
    '{"t":"past","id":1,"before":10000000,"most":500}',
    '{"t":"past","id":1,"before":5,"most":501}',
    '{"t":"lang","lang":"tlh"}',
    '{"t":"seen","n":10000000}',
    '{"t":"undo","seq":1,"to":10000000}',
    '{"t":"redo","seq":1}',
    '{"t":"answer","yes":true}',
    '{"t":"offer","what":"takeback"}',
    '{"t":"offer","what":"takeback","to":5}',
    '{"t":"offer","what":"resume","to":5}',
    '{"t":"say","text":"' + "x" * 501 + '"}',
    '{"t":"say","text":"\\u0000"}',
    '{"t":"say","text":"\\ud800"}',
    '{"t":"say","text":"\\u202e"}',
    "[" * 60_000,
    '{"t":' * 9_000,
]


async def test_no_message_breaks_the_table(company):
    duel = await company.duel()
    words = [{"t": t, "id": 1, key: odd} for t, key in (("why", "verb"), ("why", "noun"), ("hex", "hex")) for odd in ODD]
    words += [{"t": "act", "seq": 1, "verb": verb or odd, "noun": odd} for verb in ("", "unit", "to") for odd in ODD]
    words += [{"t": "overlay", "id": 1, "name": name, "side": odd, "unit": odd} for name in ("zoc", "reach", "x") for odd in ODD]
    for eyes in (duel.white, duel.red, duel.watcher):
        for frame in (*FRAMES, *map(json.dumps, words)):
            await eyes.connection.send(frame)
            await eyes.connection.send(frame.encode())
        await eyes.settle()
    assert not duel.white.chat
    assert duel.white.seq == 1
    assert duel.white.update["turn"] == 1
    assert duel.white.update["result"] is None
    await duel.all_see()
    await duel.white.does("unit W2-1")


def test_what_is_said_turns_nobody_elses_words_round():
    assert clean_line("a\u202eb\u2066c\n\td\u2028e\u200d!") == "abc d e\u200d!"
    for nothing in ("\u202e", " \n ", "\x00"):
        with pytest.raises(Fault):
            clean_line(nothing)


# -- addresses

TRICKS = [
    "/..%2f..%2fetc/passwd",
    "/../../../../etc/passwd",
    "//etc/passwd",
    "/assets/..%2f..%2fapp.py",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/%00",
    "/assets/" + "x" * 5000,
    "/api/tables/" + "x" * 5000,
    "/api/tables/%00",
    "/api/tables/%ff%fe",
    "/api/tables/a'b",
    "/api/tables/é",
    "/api/tables/x/replay/-1",
    "/api/tables/x/replay/" + "9" * 5000,
    "/api/tables/x/replay/٣",
    "/api/games/__class__/board",
    "/api/games/..%2fts/board",
    "/api/maps/ts/x/light/near/en/0-0.svg",
    "/api/maps/ts/DIGEST/light/near/en/..%2f0-0.svg",
    "/api/maps/ts/DIGEST/light/near/en/-1-0.svg",
    "/api/maps/ts/DIGEST/light/near/en/0-0-0.svg",
    "/api/maps/ts/DIGEST/light/near/en/%00.svg",
    "/api/maps/ts/DIGEST/light/near/en/99999999999999999999-0.svg",
    "/api/maps/ts/DIGEST/light/near/en/٣-0.svg",
    "/api/me?lang=%00",
]


async def test_no_address_leads_out_or_breaks(company):
    anna = await company.person("Anna")
    picture = (await anna.ask("GET", "/api/games/ts/board"))["digest"]
    for path in TRICKS:
        answer = await anna.http.get(path.replace("DIGEST", picture), params={})
        assert answer.status_code in (200, 400, 404), (path, answer.status_code)
        assert "root:" not in answer.text
        assert "import annotations" not in answer.text
        if path.startswith(("/api/maps", "/api/tables", "/api/games")):
            assert answer.status_code == 404, path


def test_addresses_that_are_nobodys_out_there():
    inside = (
        "127.0.0.1 10.1.2.3 169.254.169.254 100.64.0.1 192.0.0.8 198.18.0.1 0.0.0.0 255.255.255.255 224.0.0.1 ::1 :: fe80::1%eth0 fec0::1"
    )
    inside += " fc00::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:0:127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1:: 2001:db8::1 ff02::1 5f00::1"
    assert [address for address in inside.split() if is_public(address)] == []
    assert all(map(is_public, ("9.9.9.9", "2620:fe::fe", "64:ff9b::909:909", "2002:909:909::")))


@pytest.mark.parametrize(
    "typed", ["=?utf-8?q?victim=40x.org=2C?=@evil.org", "a=?b@c.de", "a\n@b.de", "a@b.de\r\nBcc: c@d.de", "a,b@c.de", "<a@b.de>"]
)
def test_an_address_of_which_a_header_would_make_another(typed):
    with pytest.raises(Fault):
        clean_email(typed)


# -- too much


def call(site, user, address="10.0.0.1", **headers):
    scope = {"type": "http", "client": (address, 5), "headers": [(k.encode(), v.encode()) for k, v in headers.items()]}
    return Call(site, HTTPConnection(scope), "en", user)


async def test_one_person_opens_only_so_many_tables_and_so_does_one_address(open_site):
    site = await open_site()
    guests = [User(f"u{n}", "x", True) for n in range(9)]

    def opened(user, address):
        for n in range(10_000):
            try:
                site.guard.opens(call(site, user, address))
            except Fault:
                return n
        return 10_000

    assert opened(guests[0], "10.0.0.1") == 40
    assert opened(guests[0], "10.0.0.2") == 0
    assert opened(guests[1], "10.0.0.2") == 40
    assert sum(opened(guest, "10.0.0.1") for guest in guests[2:]) == 160  # one who makes himself ever new guests
    with pytest.raises(Fault, match="429"):
        site.guard.opens(call(site, guests[0]))
    with pytest.raises(Fault, match="401"):
        site.guard.opens(call(site, None))


async def test_a_proxy_that_adds_a_line_of_its_own(open_site):
    site = await open_site(trust_proxy=True)
    scope = {"type": "http", "client": ("10.9.9.9", 5), "headers": [(b"x-forwarded-for", b"1.1.1.1"), (b"x-forwarded-for", b"6.6.6.6")]}
    assert site.guard.address(HTTPConnection(scope)) == "6.6.6.6"


async def test_one_address_keeps_only_so_many_sockets_open(open_site):
    site = await open_site()
    one, other = (HTTPConnection({"type": "websocket", "client": (where, 5), "headers": []}) for where in ("10.0.0.1", "10.0.0.2"))
    with ExitStack() as sitting:
        assert all(sitting.enter_context(site.guard.sitting(one)) for _ in range(SOCKETS))
        with site.guard.sitting(one) as room, site.guard.sitting(other) as elsewhere:
            assert (room, elsewhere) == (False, True)
    assert not site.guard.sockets


def test_who_does_not_read_is_let_go_before_he_fills_the_memory():
    table, _ = next(played("ts", 1))
    looker = seated(table, 0)
    long = wire.Problem(message="x" * 1_000_000)
    for _ in range(1000):
        looker.send(long)
    assert looker.gone
    assert looker.queue.qsize() == 1
    assert looker.queue.get_nowait() is None
    looker = seated(table, 0)
    for _ in range(onlooker.WAITING):
        looker.send(wire.Problem(message=""))
    assert not looker.gone
    looker.send(wire.Problem(message=""))
    assert looker.gone


async def test_who_reads_may_be_told_more_than_fits_at_once():
    table, _ = next(played("ts", 1))
    looker = seated(table, 0)
    for _ in range(20):
        looker.send(wire.Problem(message="x" * 1_000_000))
        assert len(await looker.next() or b"") > 1_000_000
    assert (looker.gone, looker.waiting) == (False, 0)


async def test_nobody_is_buried_in_notices(open_site):
    """Two who pass the turn to and fro under a third one's address."""
    site = await open_site()
    now = [1_000_000.0]
    notices = Notices(site.store, site.settings, lambda: now[0])
    for n in range(2):
        await site.store.add_user(User(f"u{n}", "x", True, webhook="https://victim.example/", notify_webhook=True))
    await site.store.add_table(TableRow("t", "ts"), [], [])
    for seq in range(100):
        await notices.queue(f"u{seq % 2}", "t", seq)
        await notices.queue(f"u{seq % 2}", "t", seq)  # told already: that is not counted
    told = len(await site.store.notices("u0", 200)) + len(await site.store.notices("u1", 200))
    assert told == MANY
    now[0] += 61
    await notices.queue("u0", "t", 1000)
    assert len(await site.store.notices("u0", 200)) + len(await site.store.notices("u1", 200)) == MANY + 1


# -- tables in memory


async def test_an_act_whose_sender_is_gone_stands_or_not_but_is_the_same_for_all(open_site):
    """Whenever he goes: what is on disk is soon what stands here, and the table can be played on."""
    site = await open_site()
    table = await put(site, "t0")
    await site.start()
    for steps in range(6):
        words = ("unit", "W2-1") if table.length % 2 else ("drop", None)
        sent = asyncio.ensure_future(site.change(table, lambda words=words: table.act({0}, table.length, words, [])))
        for _ in range(steps):
            await asyncio.sleep(0)
        sent.cancel()
        await asyncio.gather(sent, return_exceptions=True)
        await site.store.audit(0.0, "after", None)  # whatever was to be written before it is written
        await site.catch_up(table)
        assert table.length == len(await site.store.lines("t0")) == len(table.journal.entries) + 1
    assert table.length > 2
    for task in list(site.tasks):
        task.cancel()
    await asyncio.gather(*site.tasks, return_exceptions=True)


async def put(site, id, bots=False):
    pos, _ = begin(load("ts", {"setup": "ready_made"}), Given([]))
    game = pos.game
    row = TableRow(id, "ts", game.scenario, encoded(dict(game.options)), rules=game.version, data=game.digest, status="playing")
    seats = [SeatRow(id, n, "bot", None, "random") if bots else SeatRow(id, n, "open") for n in range(2)]
    await site.store.add_table(row, seats, [written(header_for(pos, {"mode": "manual"}))])
    return await site.table(id)


async def test_tables_are_forgotten_but_for_those_in_use(open_site, monkeypatch):
    monkeypatch.setattr(site_module, "KEPT", 3)
    site = await open_site()
    first = await put(site, "t0")
    looker = onlooker.Onlooker(first, None, "en", True)
    site.rooms.here["t0"] = {looker}
    second = await put(site, "t1")
    async with second.lock:  # something is being written
        for n in range(2, 8):
            assert await put(site, f"t{n}") is site.tables[f"t{n}"]
    assert list(site.tables) == ["t0", "t1", "t7"]
    monkeypatch.setattr(site_module, "HEAVY", -1)
    await put(site, "t8")
    assert list(site.tables) == ["t0", "t8"]  # whoever has just asked gets what everybody gets


async def test_computers_play_each_other_only_while_somebody_looks(open_site):
    """Nobody's games take the time that others wait for their opponent."""
    site = await open_site()
    table = await put(site, "t0", bots=True)
    assert site.bot_for(table) is None
    site.rooms.here["t0"] = {onlooker.Onlooker(table, None, "en", True)}
    assert site.bot_for(table) == "random"


async def test_a_list_of_tables_with_all_sorts_of_options_loads_no_game_for_each(open_site):
    site, luck = await open_site(), Random(1)
    load("ts")
    before = _load.cache_info().misses
    for _ in range(50):
        options = {option.name: luck.choice(option.values) for option in entry("ts").options}
        row = TableRow("t", "ts", "standard", encoded(options), dice='{"mode":"manual"}', phase="white-movement")
        told = table_now(site, row, [SeatRow("t", n, "open") for n in range(2)], None, "fr", None)
        assert (told.options, len(told.seats), told.phase_text) == (options, 2, "Mouvement blanc")
    assert _load.cache_info().misses == before
