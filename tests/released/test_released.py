"""Databases and journals of every released version are opened with the code of today."""

from __future__ import annotations

import json
import lzma
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route as At

from grognard.cli.main import main
from grognard.games import COMING, MODULES
from grognard.kernel.chain import chain_hash, check_sum, read_line, write_record
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.finality import is_final
from grognard.kernel.journal import FORMAT, Journal, verify_dice, write_act
from grognard.kernel.places import BOXES, place_name
from grognard.kernel.records import records
from grognard.kernel.replaying import parse
from grognard.server.replay_api import REPLAYS
from grognard.server.security import digest, new_token, seal
from grognard.server.settings import Settings
from grognard.server.site import Site
from grognard.server.store import Session, Store, TableRow
from grognard.server.study_api import STUDIES
from grognard.server.table import GameTable, first_position
from grognard.server.tables_api import TABLES

HERE = Path(__file__).parent
VERSIONS = sorted(path.parent.name for path in HERE.glob("*/grognard.db.xz"))
JOURNALS = sorted(HERE.glob("*/*.jsonl.xz"))
HOST = "http://table.test"

# Games of earlier versions that rules corrected since take elsewhere, and why: they are read as they were
# written.
SHUT: set[tuple[str, str]] = set()

anyio = pytest.mark.anyio


@pytest.fixture
def anyio_backend():
    return "asyncio"


def unpacked(path: Path) -> bytes:
    return lzma.decompress(path.read_bytes())


def last_of(version: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(unpacked(HERE / version / "last.json.xz"))
    return found


@pytest.fixture
async def site(request, tmp_path, anyio_backend):
    """A server on a copy of the database of a version."""
    path = tmp_path / "grognard.db"
    path.write_bytes(unpacked(HERE / request.param / "grognard.db.xz"))
    settings = Settings(db=f"sqlite:///{path}", games=("toy",), rate=0)
    found = Site(await Store.open(settings.db), settings, b"k" * 32)
    found.version = request.param
    yield found
    await found.close()


async def browser(site: Site, user: str) -> httpx.AsyncClient:
    token = new_token()
    await site.store.add_session(Session(digest(token), user, "test", 0.0, site.clock()))
    app = Starlette(
        routes=[At(r.path, r.endpoint(site), methods=[r.method]) for r in (*TABLES, *REPLAYS, *STUDIES)]
    )
    cookies = {"grognard": seal(site.guard.key, token)}
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOST, cookies=cookies)


async def rows(site: Site) -> dict[str, TableRow]:
    found = await site.store.tables_of("anna", 100)
    return {row.id: row for row, _ in found}


def came_to(journal: Journal, then: dict[str, Any]) -> None:
    """The last position is the one that the version left, counter by counter; what was added since is on no
    hex.
    """
    state, game = journal.pos.state, journal.game
    assert (state.turn, state.result is not None) == (then["turn"], then["over"])
    for n, unit in enumerate(game.roster.units):
        there, here = then["where"].get(unit.id), place_name(game, state.where[n])
        if there is None:
            assert state.where[n] < 0, unit.id
        elif isinstance(there, int):  # a box by its number; who took no part was called gone or dead
            assert here in (BOXES[-1 - there].id, "absent"), unit.id
        else:
            assert here == there, unit.id
    steps = dict(zip(then["where"], then["steps"], strict=True))
    assert all(steps.get(u.id, u.steps) == state.steps[n] for n, u in enumerate(game.roster.units))


@anyio
@pytest.mark.parametrize("site", VERSIONS, indirect=True)
async def test_every_game_is_opened_downloaded_and_read(site):
    anna = await browser(site, "anna")
    shut, last = set(), last_of(site.version)
    before = await rows(site)
    assert set(before) == set(last)
    for id, row in before.items():
        for lang in ("fr", "en"):
            answer = await anna.get(f"/api/tables/{id}", params={"lang": lang})
            assert answer.status_code == 200, (id, answer.text)
        replay = (await anna.get(f"/api/tables/{id}/replay", params={"lang": "en"})).json()
        assert [move["n"] for move in replay["moves"] if move["n"]] == list(range(1, row.acts + 1)), id
        journal = await anna.get(f"/api/tables/{id}/journal")
        if row.status == "over":
            assert journal.status_code == 200
            assert journal.text.splitlines() == await site.store.lines(id)
        if replay["unplayable"]:
            shut.add((site.version, id))
            assert journal.status_code == 200
            assert any(move["lines"] for move in replay["moves"])
        else:
            came_to((await site.table(id)).journal, last[id])
    assert shut <= SHUT, "more games of earlier versions can no longer be played on"
    await anna.aclose()


@anyio
@pytest.mark.parametrize("site", VERSIONS, indirect=True)
async def test_a_game_that_goes_on_is_played_on_in_the_format_of_today(site):
    many = 0
    for id, row in (await rows(site)).items():
        if row.status != "playing" or (site.version, id) in SHUT:
            continue
        table = await site.table(id)
        assert (table.row.status, table.journal.is_current) == ("playing", True), id
        lines = await site.store.lines(id)
        assert json.loads(lines[-1])["grognard"] == FORMAT
        again = GameTable(table.row, table.seats, lines)  # and read once more, the hashes of today with it
        assert again.pos.state == table.pos.state
        many += 1
    assert many >= 4


async def spoil(site: Site, id: str) -> None:
    """As if a rule had been corrected: the last act is one that no rule allows."""
    lines = await site.store.lines(id)
    record = {**json.loads(lines[-1]), "act": ["to", "0000"]}
    record["sum"] = chain_hash(json.loads(lines[-2])["sum"], {k: v for k, v in record.items() if k != "sum"})
    with sqlite3.connect(site.settings.db.removeprefix("sqlite:///")) as db:
        db.execute(
            "UPDATE lines SET line = ? WHERE table_id = ? AND n = ?", [write_record(record), id, len(lines)]
        )
    db.close()


@anyio
@pytest.mark.parametrize("site", ["0.4"], indirect=True)
async def test_of_a_game_that_is_held_each_reads_what_his_own_side_did(site):
    """A Victory Lost has secrets, and another version may take up again what cannot be played on today."""
    id, sides = "avlready", {"anna": "soviet", "boris": "axis"}
    await spoil(site, id)
    whole = records(await site.store.lines(id), id)
    assert {one.side for one in whole} == set(sides.values())
    for name, side in sides.items():
        person = await browser(site, name)
        assert (await person.get(f"/api/tables/{id}")).json()["status"] == "held"
        replay = (await person.get(f"/api/tables/{id}/replay", params={"lang": "en"})).json()
        assert replay["unplayable"] == f"{id}:{len(await site.store.lines(id))}"
        for one, move in zip(whole, replay["moves"][1:], strict=True):
            said = [line["text"] for line in move["lines"]]
            assert move["side"] == one.side
            assert (said == ["plays a hidden action"]) == (one.side != side)
            if one.side == side:
                assert said[0].split()[-1] == one.act[-1] or len(one.act) == 1
                assert [line["face"] for line in move["lines"][1:]] == [roll.face for roll in one.rolls]
        answer = await person.get(f"/api/tables/{id}/journal")
        lines = [json.loads(line) for line in answer.text.splitlines()]
        assert [line["act"] for line in lines if line.get("as") == side and "act" in line]
        assert not any(key in line for line in lines for key in ("hash", "sum"))
        assert not any(key in line for line in lines if line.get("as") != side for key in ("act", "rolls"))
        await person.aclose()


@anyio
@pytest.mark.parametrize("site", ["0.4"], indirect=True)
async def test_a_game_that_is_over_is_read_whole_though_nobody_can_replay_it(site):
    id = "tsresigned"
    lines = await site.store.lines(id)
    with sqlite3.connect(site.settings.db.removeprefix("sqlite:///")) as db:
        head = {**json.loads(lines[0]), "scenario": "forgotten"}
        head["sum"] = chain_hash("", {k: v for k, v in head.items() if k != "sum"})
        text, before = [write_record(head)], head["sum"]
        for line in lines[1:]:
            record = {k: v for k, v in json.loads(line).items() if k != "sum"}
            before = chain_hash(before, record)
            text.append(write_record({**record, "sum": before}))
        db.executemany(
            "UPDATE lines SET line = ? WHERE table_id = ? AND n = ?",
            [(line, id, n) for n, line in enumerate(text, 1)],
        )
    db.close()
    boris = await browser(site, "boris")
    replay = (await boris.get(f"/api/tables/{id}/replay", params={"lang": "fr"})).json()
    whole = records(text, id)
    assert [move["side"] for move in replay["moves"][1:]] == [one.side for one in whole]
    assert all(
        one.act[-1] in move["lines"][0]["text"]
        for one, move in zip(whole, replay["moves"][1:], strict=True)
        if len(one.act) > 1
    )
    assert (await boris.get(f"/api/tables/{id}/journal")).text.splitlines() == text
    assert (await boris.get(f"/api/tables/{id}/replay/3")).status_code == 409  # there is no position
    assert (await site.store.table(id)).status == "over"
    await boris.aclose()


@pytest.mark.parametrize("path", JOURNALS, ids=lambda p: f"{p.parent.name}-{p.name.split('.')[0]}")
def test_a_journal_of_an_earlier_version_is_read(path, tmp_path, capsys):
    text = unpacked(path).decode()
    before = ""
    for n, line in enumerate(text.splitlines(), 1):
        record = read_line(f"j:{n}", line)
        check_sum(f"j:{n}", before, record)
        before = record["sum"]
    acts = records(text.splitlines(), "j")
    assert len(acts) > 3
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    said = main(["replay", str(file), "--lang", "en"])
    out = capsys.readouterr()
    for n, one in enumerate(acts, 1):
        assert f"\n{n:,}. " in "\n" + out.out
        assert said == 0 or " ".join(one.act) in out.out
    if said == 0:
        assert main(["replay", str(file), "--verify", "--lang", "en"]) == 0
        journal = parse(text, "j", first_position, any_rules=True)
        assert len(journal.entries) == len(acts)
        verify_dice(journal, bytes.fromhex(journal.revealed))
    else:
        assert out.err.count("\n") == 1


@pytest.mark.parametrize("version", VERSIONS)
def test_the_command_line_goes_on_with_a_game_of_an_earlier_version(version, tmp_path, capsys):
    with sqlite3.connect(":memory:") as db:
        db.deserialize(unpacked(HERE / version / "grognard.db.xz"))
        lines = [
            line for (line,) in db.execute("SELECT line FROM lines WHERE table_id = 'tsready' ORDER BY n")
        ]
    file = tmp_path / "game.jsonl"
    file.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    pos = parse(file.read_text(encoding="utf-8"), "j", first_position, any_rules=True).pos
    quiet = next(act for act in choices(pos).acts() if not is_final(pos, act))
    assert main(["act", str(file), *write_act(pos, quiet), "--lang", "en"]) == 0
    added = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[len(lines) :]]
    assert [added[0]["grognard"], added[1]["act"]] == [FORMAT, write_act(pos, quiet)]
    assert main(["undo", str(file), "--lang", "en"]) == 0
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert parse(file.read_text(encoding="utf-8"), "j", first_position).is_current


def test_every_game_and_every_version_is_there():
    assert VERSIONS == ["0.2", "0.3", "0.4", "0.5"]
    games = set()
    for version in VERSIONS:
        with sqlite3.connect(":memory:") as db:
            db.deserialize(unpacked(HERE / version / "grognard.db.xz"))
            games |= {game for (game,) in db.execute("SELECT DISTINCT game FROM tables")}
    unreleased = {"vr", "ss"}  # finished since
    assert games == set(MODULES) - set(COMING) - unreleased
    assert sum(path.stat().st_size for path in HERE.rglob("*.xz")) < 300_000


def test_a_forged_journal_is_not_let_in_by_calling_itself_old():
    """Format 1 is judged by its acts and dice: both are still those of the rules."""
    text = unpacked(HERE / "0.5" / "toy-600-random.jsonl.xz").decode()
    lines = text.splitlines()
    assert parse(text, "j", first_position, any_rules=True).header["grognard"] == 1
    spoilt = lines[2].replace('"n": 2', '"n": 3')
    with pytest.raises(BadInput, match="j:3"):
        parse("\n".join([*lines[:2], spoilt, *lines[3:]]) + "\n", "j", first_position, any_rules=True)
