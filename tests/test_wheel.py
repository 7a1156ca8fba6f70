"""The wheel as a stranger gets it: made here, installed where there is neither a compiler nor Node."""

from __future__ import annotations

import json
import lzma
import os
import re
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen
from zipfile import ZipFile

import httpx
import pytest
from tests.server.harness import free_port

from wheel import ROOT, wheel

PAGE = ROOT / "src/grognard/server/static/index.html"
RELEASED = ROOT / "tests/released"
VERSIONS = sorted(path.parent.name for path in RELEASED.glob("*/grognard.db.xz"))


def cannot(reason: str) -> None:
    print(reason)
    pytest.fail(reason) if os.environ.get("CI") == "true" else pytest.skip(reason)


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not PAGE.exists():
        cannot("the client is not built: make setup")
    made = wheel(tree(tmp_path_factory.mktemp("tree")), tmp_path_factory.mktemp("wheels"), pure=True)
    assert made is not None
    return made


def tree(folder: Path) -> Path:
    """What a build needs, in a place of its own: two builds in one place disturb each other."""
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    return folder


@pytest.fixture(scope="module")
def installed(pure: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an empty environment with the wheel in it."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=True)
    pip = [str(folder / "bin/python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    locked = ["--require-hashes", "-r", str(ROOT / "requirements.lock")]
    done = subprocess.run([*pip, *locked], capture_output=True, text=True)
    if done.returncode:
        assert "hash" not in done.stderr.lower().replace("--hash", ""), done.stderr
        cannot(f"the registry cannot be reached: {done.stderr.strip().splitlines()[-1]}")
    subprocess.run([*pip, "--no-deps", "--no-index", str(pure)], check=True)
    subprocess.run([folder / "bin/python", "-m", "pip", "check"], check=True, capture_output=True)
    return folder / "bin"


def bare(folder: Path, **more: str) -> dict[str, str]:
    """Surroundings in which nothing but the package can be found, and nothing of this tree."""
    return {"PATH": str(folder), "HOME": str(folder), "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", **more}


def run(bin: Path, folder: Path, *words: str) -> str:
    done = subprocess.run(
        [bin / "grognard", *words], cwd=folder, env=bare(bin), input="quit\n", capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_client_and_all_data_are_in_it(pure: Path) -> None:
    with ZipFile(pure) as held:
        names = held.namelist()
        metadata = held.read(next(name for name in names if name.endswith("METADATA"))).decode()
    assert pure.name.endswith("-py3-none-any.whl")
    assert "grognard/server/static/index.html" in names
    data = {".csv", ".toml", ".ftl", ".sql", ".ttf", ".woff2", ".typed"}
    here = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src/grognard").rglob("*")
        if path.suffix in data and "static" not in path.parts
    }
    assert here <= set(names)
    assert "Classifier: Topic :: Games/Entertainment :: Board Games" in metadata
    assert "Provides-Extra: postgres" in metadata
    assert "](docs/" not in metadata, "a link that leads nowhere from a package"


def test_without_the_client_nothing_is_built(tmp_path: Path) -> None:
    folder = tree(tmp_path)
    shutil.rmtree(folder / "src/grognard/server/static", ignore_errors=True)
    with pytest.raises(SystemExit, match="the client is not built"):
        wheel(folder, tmp_path / "dist", pure=True)
    assert list((tmp_path / "dist").iterdir()) == []


@pytest.mark.slow
def test_it_works_without_a_compiler_and_without_node(installed: Path, tmp_path: Path) -> None:
    assert not shutil.which("node", path=str(installed))
    assert not shutil.which("cc", path=str(installed))
    players = ("--players", "random,random", "--games", "1", "--scenario", "training")
    assert "white" in run(installed, tmp_path, "sim", "ts", *players, "--workers", "1").lower()
    run(installed, tmp_path, "map", "ts", "-o", "ts.svg")
    assert (tmp_path / "ts.svg").read_text(encoding="utf-8").startswith("<svg")
    run(installed, tmp_path, "table", "ts", "--plain", "--seed", "1", "--journal", "g.jsonl")
    assert (tmp_path / "g.jsonl").exists()


@contextmanager
def serving(command: list[str | Path], folder: Path, home: str) -> Iterator[str]:
    """A server of the installed package, until its door answers; the page of the door."""
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            command, cwd=folder, env=bare(folder, GROGNARD_RATE="0"), stdout=log, stderr=log
        )
    try:
        yield fetched(f"{home}/?game=ts", server, folder / "log")
    finally:
        server.terminate()
        server.wait(30)


@pytest.mark.slow
def test_the_page_is_there(installed: Path, tmp_path: Path) -> None:
    home = f"http://127.0.0.1:{(port := free_port())}"
    command = [installed / "grognard", "play", "ts", "--port", str(port), "--no-browser"]
    with serving(command, tmp_path, home) as page:
        assert "<html" in page
        script = page.partition('src="/assets/')[2].partition('"')[0]
        with urlopen(f"{home}/assets/{script}", timeout=30) as answer:
            assert "function" in answer.read().decode()
    assert (tmp_path / "grognard/tables.db").exists()


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_games_of_an_earlier_version_open_after_the_upgrade(
    version: str, installed: Path, tmp_path: Path
) -> None:
    """The database of that version under the installed package; its owner comes in by an operator's link."""
    data = tmp_path / "tables.db"
    data.write_bytes(lzma.decompress((RELEASED / version / "grognard.db.xz").read_bytes()))
    games = json.loads(lzma.decompress((RELEASED / version / "last.json.xz").read_bytes()))
    home = f"http://127.0.0.1:{(port := free_port())}"
    db = ("--db", f"sqlite:///{data}")
    with serving([installed / "grognard", "serve", "--port", str(port), *db], tmp_path, home):
        link = run(installed, tmp_path, "admin", "reset", "anna", *db, "--lang", "en")
        token = re.findall(r"#reset=(\S+)", link)[0]
        with httpx.Client(base_url=home) as anna:
            answer = anna.post("/api/password/new", json={"token": token, "new": "correct horse"})
            assert answer.status_code == 200, answer.text
            listed = anna.get("/api/tables").json()["tables"]
            assert {row["id"] for row in listed} == set(games)
            for id in games:
                assert (seen := anna.get(f"/api/tables/{id}")).status_code == 200, seen.text
                assert seen.json()["status"] != "held", id
                assert (replay := anna.get(f"/api/tables/{id}/replay")).status_code == 200, replay.text
                assert not replay.json()["unplayable"], id
    assert "rror" not in (tmp_path / "log").read_text()


def fetched(address: str, server: Any, log: Path) -> str:
    deadline = time.monotonic() + 60
    while True:
        try:
            with urlopen(address, timeout=30) as answer:
                return str(answer.read().decode())
        except URLError:
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.1)


@pytest.fixture
def unbuilt(tmp_path: Path) -> Path:
    """This program as it stands in a tree where nothing was built."""
    folder = tree(tmp_path)
    shutil.rmtree(folder / "src/grognard/server/static", ignore_errors=True)
    return folder / "src"


def test_play_refuses_rather_than_announce_a_page_that_is_not_there(unbuilt: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grognard.cli.main", "play", "ts", "--no-browser", "--lang", "en"],
        env={**bare(tmp_path), "PYTHONPATH": str(unbuilt)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "lacks the table in the browser" in done.stderr
    assert not (tmp_path / "grognard").exists()
