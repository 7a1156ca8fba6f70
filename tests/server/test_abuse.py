"""People who send what nobody should: nothing breaks."""

from __future__ import annotations

import json

import pytest
from tests.server.test_socket_branch import forged

from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import state_hash
from grognard.kernel.position import begin, read_state
from grognard.server.faults import Fault
from grognard.server.notices import is_public
from grognard.server.settings import IMPORT_ACTS
from grognard.server.study_api import check_dice, read_import
from grognard.server.typed_words import clean_email, clean_line, clean_name

pytestmark = pytest.mark.anyio


# -- journals that were never played


def nested(depth):
    return json.loads("[" * depth + "]" * depth)


def forge_start(position):
    """A journal that begins with a position of one's own making, with the right hash."""
    game = load("ts", {"setup": "ready_made"})
    pos, _ = begin(game, FixedDice([]), position)
    return forged({"position": position, "hash": state_hash(pos)})


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
        read_import(FORGED[kind](), ("ts",), b"")


@pytest.mark.parametrize(
    "wrong",
    [{"turn": 1.5}, {"turn": True}, {"units": []}, {"phase": ["x"]}, {"own": {"exits": 10**30}}, {"own": 5}],
)
def test_a_position_of_the_wrong_kind(wrong):
    forge_start(POSITION)
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
            read_import(text, ("ts",), b"")
        told.add(refused.value.message)
    assert "journal-entry" in told


def test_a_journal_of_nothing_but_second_thoughts():
    text = forged(None, {"undo": 1})
    with pytest.raises(BadInput):
        read_import(text, ("ts",), b"")
    with pytest.raises(Fault, match="413 journal-long"):
        read_import(text + text.splitlines()[1] * 2 + "\n" * IMPORT_ACTS, ("ts",), b"")


def test_dice_of_our_own_making_are_taken():
    for dice in (
        {"mode": "live", "commit": "0f" * 16},
        {"mode": "seed", "commit": "0f" * 16, "seed": 4, "inherited": 2},
        {"mode": "manual"},
    ):
        check_dice(dice)


async def test_forged_journals_over_the_wire(company):
    anna = await company.person("Anna")
    texts = [make() for make in FORGED.values()] + [
        "",
        "\0",
        "x" * 1_000_000,
        "\n" * 100_000,
        '{"grognard": 1}\n',
        "[" * 100_000 + "\n",
    ]
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
    words = [
        {"t": t, "id": 1, key: odd}
        for t, key in (("why", "verb"), ("why", "noun"), ("hex", "hex"))
        for odd in ODD
    ]
    words += [
        {"t": "act", "seq": 1, "verb": verb or odd, "noun": odd} for verb in ("", "unit", "to") for odd in ODD
    ]
    words += [
        {"t": "overlay", "id": 1, "name": name, "side": odd, "unit": odd}
        for name in ("zoc", "reach", "x")
        for odd in ODD
    ]
    for eyes in (duel.white, duel.red, duel.watcher):
        for frame in (*FRAMES, *map(json.dumps, words)):
            await eyes.connection.send(frame)
            await eyes.connection.send(frame.encode())
        await eyes.catch_up()
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
    inside = "127.0.0.1 10.1.2.3 169.254.169.254 100.64.0.1 192.0.0.8 198.18.0.1 0.0.0.0 255.255.255.255"
    inside += " 224.0.0.1 ::1 :: fe80::1%eth0 fec0::1 fc00::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:0:127.0.0.1"
    inside += " 64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1:: 2001:db8::1 ff02::1 5f00::1"
    assert [address for address in inside.split() if is_public(address)] == []
    assert all(map(is_public, ("9.9.9.9", "2620:fe::fe", "64:ff9b::909:909", "2002:909:909::")))


@pytest.mark.parametrize(
    "typed",
    [
        "=?utf-8?q?victim=40x.org=2C?=@evil.org",
        "a=?b@c.de",
        "a\n@b.de",
        "a@b.de\r\nBcc: c@d.de",
        "a,b@c.de",
        "<a@b.de>",
    ],
)
def test_an_address_of_which_a_header_would_make_another(typed):
    with pytest.raises(Fault):
        clean_email(typed)


@pytest.mark.parametrize(
    "name", ["\u3164", "a\u2800b", "\u202eanna", "a" + "\u0301" * 5, "x" * 41, "\x00", " "]
)
def test_a_name_that_is_no_name(name):
    with pytest.raises(Fault, match="400 bad-name"):
        clean_name(name)
    assert clean_name("  E\u0301lise\u0323\u0302  de la  Tour ") == "Élisệ de la Tour"


async def test_a_guest_does_not_speak_for_the_house(company):
    person = await company.person()
    refused = await person.ask("POST", "/api/guest", {"name": "ＡＤＭＩＮ"}, 409)
    assert refused["error"]
    assert (await person.ask("POST", "/api/guest", {"name": "Invité"}))["name"] == "Invité"
