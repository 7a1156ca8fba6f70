"""The largest board to come over the real server: its board, its pieces and a table of it."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import PATIENCE, Server

from grognard.server.packed import PackedCache, pack

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
HEXES, COUNTERS = 12_000, 1_500


class BigServer(Server):
    """The server as the benchmark starts it."""

    def start(self) -> BigServer:
        words = [
            sys.executable,
            "-m",
            "uvicorn",
            "bench.asgi:app",
            "--port",
            str(self.port),
            "--ws",
            "websockets-sansio",
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*words, "--log-level", "warning", "--no-access-log"],
                cwd=ROOT,
                env=self.env,
                stdout=log,
                stderr=log,
            )
        self.pid = self.process.pid
        self.wait()
        return self


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("big")
    server = BigServer(f"sqlite:///{folder}/x.db", folder, GROGNARD_GAMES="big").start()
    try:
        yield server
    finally:
        server.stop()
    assert server.complaints() == []


@pytest.fixture(scope="module")
def board(server) -> dict[str, Any]:
    found: dict[str, Any] = fetch(server, "/api/games/big/board?lang=fr").json()
    return found


def fetch(server: Server, address: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.home}{address}", headers=headers, timeout=PATIENCE)


def piece(board: dict[str, Any], id: str, detail: str = "near", theme: str = "light") -> str:
    return f"/api/maps/big/{board['digest']}/{theme}/{detail}/fr/{id}.svg"


# -- the board


def test_the_board_holds_every_hex_and_counter(board):
    assert len(board["hexes"]["labels"]) == len(set(board["hexes"]["labels"])) == HEXES
    assert len(board["hexes"]["x"]) == len(board["hexes"]["y"]) == len(board["hexes"]["words"]) == HEXES
    assert len(board["units"]) == COUNTERS
    assert board["far"]
    assert board["title"] == "Grand front"


def test_the_pieces_cover_the_sheet(board):
    pieces = board["chunks"]
    assert len(pieces) > 40
    for x, y in zip(board["hexes"]["x"][::97], board["hexes"]["y"][::97], strict=True):
        assert any(c["x"] <= x <= c["x"] + c["width"] and c["y"] <= y <= c["y"] + c["height"] for c in pieces)


def test_pieces_are_drawn_near_and_far(server, board):
    id = board["chunks"][len(board["chunks"]) // 2]["id"]
    near, far = fetch(server, piece(board, id)), fetch(server, piece(board, id, "far"))
    for answer in (near, far):
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.text.startswith("<svg")
    assert len(far.content) < len(near.content)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_whole_map_is_one_small_picture_too(server, board, theme):
    answer = fetch(server, piece(board, "overview", "far", theme))
    assert answer.status_code == 200
    assert f'viewBox="0 0 {board["width"]:g} {board["height"]:g}"' in answer.text
    assert len(answer.content) < 100_000


def test_no_other_piece_is_known(server, board):
    for address in (
        piece(board, "99-99"),
        piece(board, "overview").replace(board["digest"], "0" * 16),
        piece(board, "0-0", "nearer"),
    ):
        assert fetch(server, address).status_code == 404


# -- how it is sent


def test_what_is_large_is_sent_compressed_and_the_same_to_those_who_cannot_unpack(server, board):
    for address in ("/api/games/big/board?lang=fr", piece(board, "0-0"), piece(board, "overview", "far")):
        packed, plain = (
            fetch(server, address, **{"accept-encoding": "gzip"}),
            fetch(server, address, **{"accept-encoding": "identity"}),
        )
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content  # httpx has unpacked it
        assert "accept-encoding" in packed.headers["vary"]
        assert "accept-encoding" in plain.headers["vary"]
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        assert "max-age" in packed.headers["cache-control"]


def test_the_scripts_are_sent_compressed(server):
    assets = ROOT / "src" / "grognard" / "server" / "static" / "assets"
    scripts = sorted(assets.glob("*.js")) if assets.is_dir() else []
    if not scripts:
        pytest.skip("the client is not built")
    answer = fetch(server, f"/assets/{scripts[0].name}", **{"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == scripts[0].read_bytes()
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


# -- a table


async def test_a_table_is_played(company):
    anna = await company.person("Anna")
    made = await anna.ask("POST", "/api/tables", {"game": "big", "seats": [{"kind": "me"}, {"kind": "me"}]})
    eyes = await company.sits(anna, made["table"]["id"])
    assert len(eyes.units) == COUNTERS
    assert eyes.update["side"] == "west"
    unit = eyes.verb("unit")["nouns"][0]
    update = await eyes.does(f"unit {unit}")
    assert update["menu"]["held"] == unit
    to = eyes.verb("to")
    assert len(to["nouns"]) > 20
    assert set(to["lit"]) == set(to["nouns"])
    assert all(int(lit["cost"]) > 0 for lit in to["lit"].values())
    where = to["nouns"][-1]
    update = await eyes.does(f"to {where}")
    assert [one["id"] for one in update["units"]] == [unit]  # nothing is sent again that has not changed
    assert eyes.units[unit] == {"id": unit, "at": where, "steps": 1, "marks": ["moved"]}
    assert [event["unit"] for event in update["events"] if event["kind"] == "moved"] == [unit]
    assert unit not in eyes.verb("unit")["nouns"]


async def test_overlays_and_reasons_on_the_great_map(company):
    anna = await company.person("Anna")
    made = await anna.ask("POST", "/api/tables", {"game": "big", "seats": [{"kind": "me"}, {"kind": "me"}]})
    eyes = await company.sits(anna, made["table"]["id"])
    unit = eyes.verb("unit")["nouns"][0]
    await eyes.send("overlay", id=1, name="reach", unit=unit)
    assert len((await eyes.next("overlay", id=1))["hexes"]) > 20
    await eyes.send("overlay", id=2, name="zoc", side="east")
    assert len((await eyes.next("overlay", id=2))["hexes"]) > 500
    foe = next(one["id"] for one in eyes.units.values() if one["id"].startswith("east"))
    await eyes.send("why", id=3, noun=foe)
    answer = await eyes.next("why", id=3)
    assert not answer["legal"]
    assert [reason["cite"] for reason in answer["reasons"]] == ["SYN 1"]


def test_what_is_kept_is_made_once_and_the_oldest_goes():
    made: list[str] = []

    def make(what: str) -> str:
        made.append(what)
        return what * 100

    kept = PackedCache(make, 2)
    assert gzip.decompress(kept("a")) == b"a" * 100
    assert kept("a") == pack("a" * 100)
    kept("b"), kept("c"), kept("a")  # the first of three was let go
    assert made == ["a", "b", "c", "a"]
