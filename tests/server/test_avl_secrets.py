"""A Victory Lost over the network: chits that one side hides reach nobody else, read frame by frame and
answer by answer.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.server.harness import Company, Duel, Eyes, Person, served, verified
from tests.server.test_noninterference import Thinking, frames_of_last_act, twin_of

from grognard.cli.main import main
from grognard.games import load
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices
from grognard.kernel.journal import header_for, write_record
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER, view
from grognard.server.store import SeatRow, TableRow
from grognard.server.table import GameTable, encode
from grognard.testing.conformance import pick_act
from grognard.testing.secrecy import deal_hidden

pytestmark = pytest.mark.anyio
VIEWERS = (0, 1, OBSERVER)

ORDER = [chit.id for chit in load("avl").rules.data.chits]
SOVIETS = (
    (["1GdA", "2GdA", "3GdA", "40A", "6A"], ["1GdA", "40A", "6A"]),
    (["1GdA", "51A", "3TkA", "28A", "5ShA"], ["1GdA", "51A", "28A"]),
)
GERMANS = ["Hollidt", "4PzA", "It8A"], ["Hollidt", "R3A", "H2A"]
HIDDEN = re.compile(
    "|".join(rf"(?<![\w]){name}(?![\w])" for name in ("40A", "6A", "51A", "3TkA", "5ShA", "28A"))
)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"), GROGNARD_GAMES="avl")


async def opened(company: Company, **more: Any) -> Duel:
    """Anna is the Soviet side, Boris the Axis, Clara looks on; what they were sent while they sat down is put
    away.
    """
    duel = await company.duel(game="avl", options=more.pop("options", {}), **more)
    await duel.all_see()
    for eyes in duel.all:
        eyes.frames.clear()
    return duel


async def draws(eyes: Eyes, act: str, bag: list[str], chit: str) -> None:
    """An act after which this chit is drawn from this bag: the die is typed in by whoever acts."""
    inside = sorted(bag, key=ORDER.index)
    verb, _, noun = act.partition(" ")
    asked = await eyes.act(verb, noun or None)
    assert (asked["t"], asked["sides"]) == ("die", len(inside))
    await eyes.act(verb, noun or None, [inside.index(chit) + 1])
    bag.remove(chit)


async def pries(duel: Duel, *lookers: Eyes) -> None:
    """Those who may not know try what one can try: acts that are not theirs, taking back, doing again, every
    kind of question.
    """
    for eyes in lookers:
        for words in (
            ("pick", "40A"),
            ("choose", "51A"),
            ("end_selection", None),
            ("historical", None),
            ("pick", "nothing"),
        ):
            await eyes.act(*words)
        for kind in ("undo", "redo"):
            await eyes.ask(kind, seq=eyes.seq)
        for noun in ("40A", "51A", "Hollidt", "4110"):
            await eyes.send("why", id=1, noun=noun)
            await eyes.send("why", id=2, verb="pick", noun=noun)
        await eyes.send("why", id=3, verb="pick")
        for name in ("supply", "zoc", "rail", "control", "objectives"):
            await eyes.send("overlay", id=4, name=name, side="soviet")
        for unit in ("1GdA", "40A", "51A", "Hollidt"):
            await eyes.send("overlay", id=5, name="command", unit=unit)
        await eyes.send("past", id=6, before=10_000)
        await eyes.send("lang", lang="fr")
        await eyes.send("lang", lang="en")
        await eyes.catch_up()


async def looks_back(person: Person, table: str) -> list[str]:
    """Everything that can be asked about a table before the end."""
    n = (await person.ask("GET", f"/api/tables/{table}"))["acts"]
    paths = [
        f"/api/tables/{table}{end}"
        for end in ("", "/replay", *(f"/replay/{k}" for k in range(n + 1)), "/journal")
    ]
    paths += ["/api/tables", "/api/me/export"] if person.me else []
    return [
        (await person.http.get(path, params={"lang": lang})).text for path in paths for lang in ("fr", "en")
    ]


def plain(text: str, duel: Duel) -> str:
    """Without what no two tables have in common: names of tables and people, times,
    links, the server's port.
    """
    for person in duel.people:
        text = text.replace(person.me.get("id", duel.table), "ID").replace(
            person.me.get("csrf", duel.table), "CSRF"
        )
    text = text.replace(duel.table, "TABLE")
    return re.sub(r'"(created|touched|since|seen|at|expires|agent)": ?("[^"]*"|[\d.e+]+)', r'"\1":0', text)


async def all_received(
    company: Company, duel: Duel, eyes: tuple[Eyes, ...], people: tuple[Person, ...]
) -> list[str]:
    """Every frame that these have received, what they are greeted with when they come again, and every answer
    they get.
    """
    await duel.all_see()
    found = [plain(text, duel) for one in eyes for text in one.frames]
    for person in people:
        found += [plain(text, duel) for text in (await company.sits(person, duel.table)).frames]
        found += [plain(text, duel) for text in await looks_back(person, duel.table)]
    return found


def same(first: list[str], second: list[str]) -> None:
    assert len(first) == len(second)
    for one, other in zip(first, second, strict=True):
        assert one == other


# -- the same game but for what is hidden


async def soviet_choice(company: Company, five: list[str], three: list[str]) -> tuple[Duel, list[str]]:
    """From the first choice through two draws, with a change of mind on the way; the others pry whenever they
    can.
    """
    duel = await opened(company, dice="manual")
    soviet, axis = duel.white, duel.red
    await soviet.does(*(f"choose {name}" for name in five[:3]))
    await soviet.ask("undo", seq=soviet.seq)
    await soviet.ask("redo", seq=soviet.seq)
    await soviet.ask("undo", seq=soviet.seq)
    await duel.all_see()
    await pries(duel, axis, duel.watcher)
    await soviet.does(
        f"choose {five[2]}",
        f"give_back {five[1]}",
        f"choose {five[1]}",
        *(f"choose {name}" for name in five[3:]),
    )
    await soviet.does("end_choice", *(f"pick {name}" for name in three))
    await duel.all_see()
    await pries(duel, axis, duel.watcher)
    await soviet.does("end_selection")
    await axis.sees(soviet.seq)
    await axis.does(*(f"pick {name}" for name in GERMANS[0]), "end_selection")
    await soviet.sees(axis.seq)
    bag = ["STAVKA", *three, *GERMANS[0]]
    await draws(soviet, "pass", bag, "Hollidt")
    await axis.sees(soviet.seq)
    await ended(axis, bag, "1GdA")
    await soviet.sees(axis.seq)
    await duel.all_see()
    await pries(duel, duel.watcher)
    return duel, bag


async def ended(eyes: Eyes, bag: list[str], chit: str) -> None:
    """Movement and combat of an activation passed over, then this draw."""
    inside = sorted(bag, key=ORDER.index)
    while len(inside) == len(bag):
        answer = await eyes.act("end_phase")
        if answer["t"] == "die":
            await eyes.act("end_phase", None, [inside.index(chit) + 1])
            bag.remove(chit)


async def test_what_the_soviets_choose_makes_no_difference_to_what_the_others_receive(company):
    """Other chits for the game and for the turn: all that the Axis and a watcher receive, and find when they
    ask, is the same.
    """
    received, differ = [], []
    for five, three in SOVIETS:
        duel, bag = await soviet_choice(company, five, three)
        assert len(bag) == 5
        received.append(await all_received(company, duel, (duel.red, duel.watcher), duel.people[1:]))
        differ.append(sorted(bag))
        assert len(received[-1]) > 200
        for path, status in (("journal", 409), ("branch", 409)):
            method, body = ("GET", None) if path == "journal" else ("POST", {"n": 3})
            for person in duel.people[:2]:
                await person.ask(method, f"/api/tables/{duel.table}/{path}", body, status)
    assert differ[0] != differ[1]
    same(*received)


async def test_what_the_axis_selects_makes_no_difference_to_what_the_others_receive(company):
    five, three = SOVIETS[0]
    received = []
    for wanted in GERMANS:
        duel = await opened(company, dice="manual")
        soviet, axis = duel.white, duel.red
        await soviet.does(
            *(f"choose {name}" for name in five),
            "end_choice",
            *(f"pick {name}" for name in three),
            "end_selection",
        )
        await axis.sees(soviet.seq)
        await axis.does(f"pick {wanted[2]}", f"unpick {wanted[2]}", *(f"pick {name}" for name in wanted))
        await axis.ask("undo", seq=axis.seq)
        await duel.all_see()
        await pries(duel, soviet, duel.watcher)
        await axis.does(f"pick {wanted[2]}", "end_selection")
        bag = ["STAVKA", *three, *wanted]
        await soviet.sees(axis.seq)
        await draws(soviet, "pass", bag, "Hollidt")
        await axis.sees(soviet.seq)
        await ended(axis, bag, "1GdA")
        await duel.all_see()
        received.append(
            await all_received(company, duel, (duel.white, duel.watcher), (duel.people[0], duel.people[2]))
        )
        assert len(received[-1]) > 100
    same(*received)


# -- read word for word


async def test_no_frame_names_what_was_chosen(company, tmp_path):
    """Chits bear the names of their HQs, which stand on the map: whatever else names one is read here."""
    five, three = SOVIETS[0]
    duel = await opened(company)
    await duel.white.does(
        *(f"choose {name}" for name in five), "end_choice", *(f"pick {name}" for name in three)
    )
    await duel.all_see()
    mine = [text for text in duel.white.frames if HIDDEN.search(text)]
    assert mine  # whoever chooses reads it on his menu
    for eyes in (duel.red, duel.watcher):
        assert len(eyes.frames) > 8
        for text in eyes.frames:
            assert not HIDDEN.search(json.dumps(json.loads(text), ensure_ascii=False)), text[:500]
    for person in duel.people[1:]:
        answers = [text for text in await looks_back(person, duel.table) if '"moves"' in text]
        assert answers
        for text in answers:
            assert not HIDDEN.search(text)
    assert "40A" not in duel_log(company)
    await duel.red.ask("resign")
    journal = await duel.people[1].journal(duel.table)
    assert '"pick", "40A"' in journal  # after the end there is no secret
    assert "revealed" in verified(tmp_path, "avl", journal)


def duel_log(company: Company) -> str:
    return str(company.server.log.read_text())


async def test_the_die_of_a_draw_is_on_no_wire(company):
    """Sealed dice: nobody, of either side, is told a face, an event or a count that would tell who lies
    beside whom in the bag.
    """
    five, three = SOVIETS[0]
    duel = await opened(company)
    await duel.white.does(
        *(f"choose {name}" for name in five),
        "end_choice",
        *(f"pick {name}" for name in three),
        "end_selection",
    )
    await duel.red.sees(duel.white.seq)
    await duel.red.does(*(f"pick {name}" for name in GERMANS[0]), "end_selection")
    await duel.white.sees(duel.red.seq)
    await duel.white.does("pass")
    await duel.all_see()
    for eyes in duel.all:
        assert eyes.update["dice"]["thrown"] >= 1
        assert [
            line for entry in eyes.log.values() for line in entry["lines"] if line["kind"] == "roll"
        ] == []
        assert [
            e for text in eyes.frames for e in json.loads(text).get("events", []) if e["kind"] == "rolled"
        ] == []
    for person in duel.people:
        replay = await person.ask("GET", f"/api/tables/{duel.table}/replay")
        assert {sum(count["faces"]) for count in replay["dice"]} == {0}
        assert {move["luck"] for move in replay["moves"]} == {0.0}


# -- an attack is reckoned for both sides


async def test_the_defender_reads_the_odds_of_an_attack(company):
    """Something is always hidden in this game, but no chit bears on an attack."""
    five, three = SOVIETS[0]
    duel = await opened(company)
    await duel.white.does(
        *(f"choose {name}" for name in five),
        "end_choice",
        *(f"pick {name}" for name in three),
        "end_selection",
    )
    await duel.red.sees(duel.white.seq)
    await duel.red.does(*(f"pick {name}" for name in GERMANS[0]), "end_selection")
    await duel.white.sees(duel.red.seq)
    await duel.white.does("activate 1GdA")
    assert duel.white.update["phase"] == "soviet-combat"
    target = duel.white.nouns("target")[0]
    await duel.white.does(f"target {target}")
    await duel.white.does(f"join {duel.white.nouns('join')[0]}")
    await duel.all_see()
    assert duel.white.update["odds"]["hex"] == target
    assert duel.red.update["odds"] == duel.watcher.update["odds"] == duel.white.update["odds"]


# -- a computer at the table


async def test_a_bot_plays_against_hidden_chits(company):
    anna = await company.person("Anna")
    table = (await anna.opens("me", "random", game="avl", options={}))["id"]
    soviet = await company.sits(anna, table)
    five, three = SOVIETS[0]
    await soviet.does(
        *(f"choose {name}" for name in five),
        "end_choice",
        *(f"pick {name}" for name in three),
        "end_selection",
    )
    while soviet.update["phase"] in ("soviet-selection", "axis-selection"):
        await soviet.frame()
    assert soviet.update["menu"]["yours"]
    assert soviet.update["phase"] == "soviet-special"


# -- at many moments of random games: frames, looking back, computer players


def table_played(seed: int, acts: int) -> Iterator[GameTable]:
    """A table of two people, one act after the other."""
    secret = bytes([seed]) * 32
    pos, rolls = begin(load("avl", {"free_chit": "yes"}), SeededDice(secret))
    header = header_for(pos, {"mode": "live", "commit": ""}, rolls=rolls)
    row = TableRow(
        "t", "avl", pos.game.scenario, encode(dict(pos.game.options)), secret=secret.hex(), status="playing"
    )
    table = GameTable(
        row,
        [SeatRow("t", n, "person", name, "", name) for n, name in enumerate(("anna", "boris"))],
        [write_record(header)],
    )
    luck = Random(seed)
    for _ in range(acts):
        table.journal.play(
            pick_act(choices(table.pos), luck, by_verb=True), SeededDice(secret, table.journal.dice_count)
        )
        table.length += 1
        yield table


async def test_what_is_told_of_an_act_hangs_on_nothing_hidden():
    """An act done in a position that looks the same: the update, the greeting, the position looked back at
    and the dice counted.
    """
    alike = dict.fromkeys(VIEWERS, 0)
    for n, table in enumerate(table_played(1, 500)):
        for viewer in VIEWERS if n and n % 8 == 0 else ():
            if (twin := twin_of(table.journal, viewer, Random(n))) is not None:
                alike[viewer] += twin.pos.state != table.pos.state
                assert frames_of_last_act(table, twin, viewer) == frames_of_last_act(
                    table, table.journal, viewer
                )
    assert min(alike.values()) > 10


async def test_a_computer_is_given_what_its_side_can_know():
    """The same for every position that it cannot tell from the true one: with its own chits, and other ones
    for the enemy.
    """
    given = dict.fromkeys((0, 1), 0)
    for n, table in enumerate(table_played(3, 700)):
        who, standing = choices(table.pos).who, table.journal
        if n % 7:
            continue
        bots, other = Thinking(), deal_hidden(table.pos, who, Random(n))
        await bots.choose(table, "greedy", b"key")
        table.journal = standing.draft()
        table.journal.pos = other
        await bots.choose(table, "greedy", b"key")
        table.journal = standing
        assert bots.given[0] == bots.given[1]
        state = bots.given[0][3]
        assert view(Position(table.game, state), who) == view(table.pos, who)
        given[who] += state != table.pos.state
    assert min(given.values()) > 10


# -- the command line


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    capsys.readouterr()
    assert main([*words, "--lang", "en"]) == 0, words
    return capsys.readouterr().out


async def test_a_journal_read_with_other_eyes_names_no_chit(tmp_path, capsys):
    """Nor does it tell the hash of a position, which could be found by trying all that may be hidden."""
    texts: dict[str, list[str]] = {}
    for n, (five, three) in enumerate(SOVIETS):
        path = str(tmp_path / f"{n}.jsonl")
        said(capsys, "new", "avl", "--seed", "5", "-o", path)
        for words in (
            *(["choose", c] for c in five),
            ["end_choice"],
            *(["pick", c] for c in three),
            ["end_selection"],
        ):
            said(capsys, "act", path, *words)
        for command in ("replay", "show"):
            for side, how in product(("axis", "soviet"), ([], ["--json"])):
                texts.setdefault(f"{side} {command} {how}", []).append(
                    said(capsys, command, path, "--as", side, *how)
                )
        texts.setdefault("nobody", []).append(said(capsys, "replay", path, "--json"))
    assert len(texts) == 9
    for who, (one, other) in texts.items():
        if not who.startswith("soviet"):
            assert one == other, who
            assert "show" in who or not HIDDEN.search(one)
        elif "replay" in who or "json" in who:
            assert one != other, who  # it is there to be read
