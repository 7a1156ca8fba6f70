"""A real cluster: a scheduler and workers in processes of their own, one of them killed while it plays."""

from __future__ import annotations

import gc
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import grognard
from grognard.kernel.errors import BadInput
from grognard.lab import cluster as cluster_module
from grognard.lab.sim import simulate

distributed = pytest.importorskip("distributed")
SHORT = {"length": "7", "setup": "ready_made"}


class Cluster:
    """A scheduler, and workers that come and go. Workers have no nanny: the dead stay dead."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.running = folder, list[subprocess.Popen[bytes]]()
        file = folder / "scheduler.json"
        self.run(
            "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file)
        )
        until(file.exists)
        self.url = str(json.loads(file.read_text(encoding="utf-8"))["address"])

    def run(self, part: str, *words: str, **env: str) -> subprocess.Popen[bytes]:
        log = open(self.folder / f"{len(self.running)}.log", "wb")  # noqa: SIM115 - it lives as long as the process
        command = [sys.executable, "-m", f"distributed.cli.dask_{part}", *words]
        self.running.append(
            subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, env={**os.environ, **env})
        )
        log.close()
        return self.running[-1]

    def worker(self, **env: str) -> subprocess.Popen[bytes]:
        words = (
            "--nthreads",
            "1",
            "--no-nanny",
            "--no-dashboard",
            "--host",
            "127.0.0.1",
            "--local-directory",
            str(self.folder),
        )
        return self.run("worker", self.url, *words, **env)

    def end(self) -> None:
        for process in reversed(self.running):
            process.kill()
            process.wait()


def until(true: Callable[[], bool]) -> None:
    for _ in range(3000):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it never came")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    (tmp_path / "cluster").mkdir()
    found = Cluster(tmp_path / "cluster")
    yield found
    found.end()


MANY = 30  # games: so many that nobody is done with them before the worker is killed


def lines(out: Path) -> list[str]:
    return (
        (out / "games.jsonl").read_text(encoding="utf-8").splitlines()
        if (out / "games.jsonl").exists()
        else []
    )


@pytest.mark.slow
def test_a_worker_killed_at_play_loses_and_doubles_nothing(tmp_path: Path, cluster: Cluster) -> None:
    workers, out = [cluster.worker(), cluster.worker()], tmp_path / "there"
    words = [
        "--games",
        str(MANY),
        "--seed",
        "3",
        "--swap",
        "--no-chronicle",
        *(word for k, v in SHORT.items() for word in ("--option", f"{k}={v}")),
    ]
    command = [sys.executable, "-m", "grognard.cli.main", "sim", "ts", "--players", "random,random", *words]
    with subprocess.Popen(
        [*command, "--out", str(out), "--cluster", cluster.url, "--json"], stdout=subprocess.PIPE
    ) as run:
        until(lambda: len(lines(out)) >= 2)
        before = len(lines(out))
        workers[0].send_signal(signal.SIGKILL)
        told = json.loads(run.communicate()[0])
    assert run.returncode == 0
    assert before < MANY  # it was killed in mid-run
    assert workers[0].wait() == -signal.SIGKILL
    assert workers[1].poll() is None
    assert told["games"] == MANY
    rows = sorted((json.loads(line) for line in lines(out)), key=lambda row: row["number"])
    assert [row["number"] for row in rows] == list(range(MANY))
    here = simulate("ts", SHORT, players=("random", "random"), games=MANY, seed=3, swap=True, progress=False)
    assert [row["hash"] for row in rows] == [r.hash for r in here.results]


@pytest.mark.slow
def test_a_worker_with_another_program_is_refused(tmp_path: Path, cluster: Cluster) -> None:
    """The same release with one line changed in a player; and one whose program cannot do this at all."""
    mine, theirs = Path(grognard.__file__).parent, tmp_path / "other" / "grognard"
    shutil.copytree(mine, theirs, ignore=shutil.ignore_patterns("server", "static", "__pycache__"))
    with open(theirs / "ai" / "random_player.py", "a", encoding="utf-8") as f:
        f.write("# changed\n")
    odd = cluster.worker(PYTHONPATH=str(theirs.parent))
    with pytest.raises(BadInput, match="has another program") as refused:
        simulate("toy", games=2, progress=False, out=tmp_path / "out", cluster=cluster.url)
    assert "\n" not in str(refused.value)
    odd.kill()
    odd.wait()
    (tmp_path / "none" / "grognard").mkdir(parents=True)
    (tmp_path / "none" / "grognard" / "__init__.py").write_text("", encoding="utf-8")
    cluster.worker(PYTHONPATH=str(tmp_path / "none"))
    with pytest.raises(BadInput, match="has another program"):
        simulate("toy", games=2, progress=False, out=tmp_path / "out", cluster=cluster.url)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("url", ["tcp://127.0.0.1:1", "nowhere at all", "http://127.0.0.1:1"])
def test_no_cluster_is_one_line(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setattr(cluster_module, "PATIENCE", "1s")
    with pytest.raises(BadInput, match="no cluster answers") as refused:
        simulate("toy", games=2, progress=False, cluster=url)
    assert "\n" not in str(refused.value)
    assert url in str(refused.value)
    # None is left to close itself at some other time, which might be while the next one is made: that would
    # hang.
    assert [
        c.status for c in gc.get_objects() if type(c) is distributed.Client and c.status != "closed"
    ] == []


def everything(out: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in out.rglob("*") if path.is_file()}


def test_without_a_cluster_nothing_is_laid_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No folder is made, and one that is there says what it said; a batch that is whole needs nobody to play
    it.
    """
    monkeypatch.setattr(cluster_module, "PATIENCE", "1s")
    out, url = tmp_path / "out", "tcp://127.0.0.1:1"
    with pytest.raises(BadInput, match="no cluster answers"):
        simulate("toy", games=2, progress=False, out=out, cluster=url)
    assert not out.exists()
    played = simulate("toy", games=2, progress=False, out=out)
    before = everything(out)
    with pytest.raises(BadInput, match="no cluster answers"):
        simulate("toy", games=10, progress=False, out=out, cluster=url)
    assert everything(out) == before
    assert simulate("toy", games=2, progress=False, out=out, cluster=url).results == played.results


@pytest.mark.slow
def test_a_cluster_without_workers_is_none(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_module, "PATIENCE", "3s")
    with pytest.raises(BadInput, match="no cluster answers"):
        simulate("toy", games=2, progress=False, out=tmp_path / "out", cluster=cluster.url)
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_a_lost_scheduler_is_one_line_and_the_batch_goes_on_elsewhere(
    tmp_path: Path, cluster: Cluster
) -> None:
    cluster.worker()
    out = tmp_path / "out"
    words = [word for k, v in SHORT.items() for word in ("--option", f"{k}={v}")]
    command = [
        sys.executable,
        "-m",
        "grognard.cli.main",
        "sim",
        "ts",
        "--players",
        "random,random",
        "--games",
        "6",
        "--no-chronicle",
        *words,
        "--out",
        str(out),
    ]
    with subprocess.Popen(
        [*command, "--cluster", cluster.url], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        until(lambda: len(lines(out)) >= 1)
        cluster.running[0].kill()
        said = run.communicate()[1].decode()
    assert run.returncode == 2
    assert said.startswith("grognard: --cluster")
    assert len(said.splitlines()) == 1
    assert len(lines(out)) < 6
    assert subprocess.run([*command, "--workers", "1", "--json"], capture_output=True, check=True).stdout
    assert sorted(json.loads(line)["number"] for line in lines(out)) == list(range(6))
