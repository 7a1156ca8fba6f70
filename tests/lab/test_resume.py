"""A batch cut short, at any moment and in any way, goes on where it was: nothing lost that was finished,
nothing twice.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.errors import BadInput
from grognard.lab.executors import Games
from grognard.lab.sim import Summary, simulate

SIM = [sys.executable, "-m", "grognard.cli.main", "sim"]
SHORT = [
    "ts",
    "--players",
    "random,random",
    "--option",
    "length=7",
    "--option",
    "setup=ready_made",
    "--no-chronicle",
    "--seed",
    "4",
]


def batch(out: Path | None, **more: Any) -> Summary:
    return simulate("toy", **{"games": 6, "seed": 5, "progress": False, "out": out, **more})


def numbers(out: Path) -> list[int]:
    """The games whose lines are whole."""
    path = out / "games.jsonl"
    text = path.read_bytes() if path.exists() else b""
    return [json.loads(line)["number"] for line in text.splitlines(keepends=True) if line.endswith(b"\n")]


def until(true: Callable[[], bool]) -> None:
    for _ in range(1200):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("it never came")


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == process and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def alive(process: int) -> bool:
    try:
        return (Path("/proc") / str(process) / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[
            0
        ] != "Z"
    except OSError:
        return False


def has_more(out: Path, many: int) -> bool:
    return len(numbers(out)) > many


def all_dead(processes: list[int]) -> bool:
    return not any(map(alive, processes))


@pytest.mark.parametrize(
    "torn", [b'{"seed": 12, "play', b"{", b'{"number": 3}', '{"players": ["é'.encode()[:-1]]
)
def test_a_torn_last_line_is_dropped_and_its_game_played_again(tmp_path: Path, torn: bytes) -> None:
    out = tmp_path / "out"
    whole = batch(out)
    text = (out / "games.jsonl").read_bytes().splitlines(keepends=True)
    (out / "games.jsonl").write_bytes(b"".join(text[:3]) + torn)
    again = batch(out)
    assert again.results == whole.results
    assert sorted(numbers(out)) == list(range(6))
    assert (out / "games.jsonl").read_bytes().splitlines(keepends=True)[:3] == text[
        :3
    ]  # what was finished is not played again


def test_a_whole_line_without_its_end_is_torn_too(tmp_path: Path) -> None:
    """Nobody can tell whether such a line was to go on; to play the game again is safe."""
    out = tmp_path / "out"
    whole = batch(out)
    text = (out / "games.jsonl").read_bytes()
    (out / "games.jsonl").write_bytes(text[:-1])
    assert batch(out).results == whole.results
    assert sorted(numbers(out)) == list(range(6))


def test_a_finished_batch_is_not_played_again(tmp_path: Path) -> None:
    out = tmp_path / "out"
    whole = batch(out)
    text = (out / "games.jsonl").read_bytes()
    again = batch(out)
    assert (out / "games.jsonl").read_bytes() == text
    assert (
        again.to_dict() == whole.to_dict()
    )  # the time it took is that of the games, not of this look at them


def test_a_batch_may_grow_and_not_shrink(tmp_path: Path) -> None:
    out = tmp_path / "out"
    few = batch(out)
    more = batch(out, games=9)
    assert more.results[:6] == few.results
    assert len(more.results) == 9
    assert more.results == batch(None, games=9, chronicle=True).results
    with pytest.raises(BadInput, match="games: 9 is played in this folder, not 6"):
        batch(out)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"seed": 6}, "seed: 5 is played in this folder, not 6"),
        (
            {"players": ("greedy", "random")},
            "players: random,random is played in this folder, not greedy,random",
        ),
        ({"swap": True}, "swap: False is played in this folder, not True"),
        ({"journals": True}, "journals: False"),
        ({"chronicle": False}, "chronicle: True"),
    ],
)
def test_other_parameters_are_refused_and_nothing_changes(
    tmp_path: Path, other: dict[str, Any], said: str
) -> None:
    out = tmp_path / "out"
    batch(out)
    before = {path: path.read_bytes() for path in out.iterdir()}
    with pytest.raises(BadInput, match=said) as refused:
        batch(out, **other)
    assert "\n" not in str(refused.value)
    assert {path: path.read_bytes() for path in out.iterdir()} == before


@pytest.mark.parametrize("key", ["code", "data", "rules", "version"])
def test_games_of_another_program_are_not_mixed_with_ours(tmp_path: Path, key: str) -> None:
    out = tmp_path / "out"
    batch(out)
    told = json.loads((out / "batch.json").read_text(encoding="utf-8"))
    (out / "batch.json").write_text(json.dumps(told | {key: "older"}), encoding="utf-8")
    with pytest.raises(BadInput, match=f"{key}: older is played in this folder"):
        batch(out)


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("batch.json", "{", "batch.json: cannot be read"),
        ("batch.json", "[]", "batch.json: this is not what a batch leaves"),
        ("games.jsonl", "{}\n", "games.jsonl:1: seed: not as a finished game of this batch has it"),
        ("games.jsonl", "\n", "games.jsonl:1: this is not a finished game"),
    ],
)
def test_a_folder_that_was_tampered_with_is_refused(tmp_path: Path, file: str, text: str, said: str) -> None:
    out = tmp_path / "out"
    batch(out)
    (out / file).write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=said):
        batch(out)
    assert (out / file).read_text(encoding="utf-8") == text


def test_a_game_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "out"
    batch(out)
    lines = (out / "games.jsonl").read_bytes().splitlines(keepends=True)
    (out / "games.jsonl").write_bytes(b"".join([*lines, lines[2]]))
    with pytest.raises(BadInput, match=r"games\.jsonl:7: game 2 is there twice"):
        batch(out)


def test_a_game_that_comes_twice_is_kept_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from grognard.lab import sim
    from grognard.lab.executors import play_alone

    def stuttering(batch: Any, wanted: Any) -> Games:
        for found in play_alone(batch, wanted):
            yield found
            yield found

    monkeypatch.setattr(sim, "dealer", lambda *_: nullcontext(stuttering))
    assert [r.number for r in batch(tmp_path / "out").results] == list(range(6))
    assert numbers(tmp_path / "out") == list(range(6))


@pytest.mark.slow
def test_killed_at_any_moment_it_goes_on(tmp_path: Path) -> None:
    """SIGKILL to the real process again and again; its workers end with it."""
    out, rounds = tmp_path / "out", 0
    command = [*SIM, *SHORT, "--games", "8", "--workers", "2", "--out", str(out)]
    while len(numbers(out)) < 5:
        many = len(numbers(out))
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as run:
            until(partial(has_more, out, many + rounds % 2))
            workers = children(run.pid)
            run.send_signal(signal.SIGKILL)
        assert run.returncode == -signal.SIGKILL
        assert len(workers) >= 2
        until(partial(all_dead, workers))
        assert not (out / "summary.json").exists()
        rounds += 1
    assert rounds >= 2
    told = json.loads(subprocess.run([*command, "--json"], capture_output=True, check=True).stdout)
    assert told["games"] == 8
    assert sorted(numbers(out)) == list(range(8))
    here = simulate("ts", {"length": "7", "setup": "ready_made"}, games=8, seed=4, progress=False)
    kept = {
        row["number"]: row["hash"]
        for row in map(json.loads, (out / "games.jsonl").read_text(encoding="utf-8").splitlines())
    }
    assert [kept[n] for n in range(8)] == [r.hash for r in here.results]


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_tables_of_what_was_finished(tmp_path: Path, workers: str) -> None:
    out = tmp_path / "out"
    command = [*SIM, *SHORT, "--games", "40", "--workers", workers, "--out", str(out)]
    # As a terminal does it, to the whole group of processes; even where the tests themselves run behind `&`.
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=heard
    ) as run:
        until(lambda: len(numbers(out)) >= 2)
        left = children(run.pid)
        os.killpg(run.pid, signal.SIGINT)
        _, said = run.communicate(timeout=60)
    assert run.returncode == 130
    until(partial(all_dead, left))
    done = len(numbers(out))
    assert said.decode().splitlines() == [
        f"Interrupted after {done} of 40 games. The same command resumes the batch."
    ]
    assert 2 <= done < 40
    assert json.loads((out / "summary.json").read_text(encoding="utf-8"))["games"] == done
    assert (out / "report.html").exists()
    assert len((out / "games.csv").read_text(encoding="utf-8").splitlines()) == done + 1


@pytest.mark.slow
def test_a_dead_worker_is_replaced(tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = [*SIM, *SHORT, "--games", "10", "--workers", "2", "--out", str(out), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as run:
        until(lambda: len(numbers(out)) >= 1)
        victim = next(
            pid
            for pid in children(run.pid)
            if b"spawn_main" in (Path("/proc") / str(pid) / "cmdline").read_bytes()
        )
        os.kill(victim, signal.SIGKILL)
        told = json.loads(run.communicate()[0])
    assert run.returncode == 0
    assert (told["games"], told["failures"]) == (10, 0)
    assert sorted(numbers(out)) == list(range(10))


@pytest.mark.slow
def test_two_processes_do_not_play_one_batch(tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = [*SIM, *SHORT, "--games", "40", "--workers", "1", "--out", str(out)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as run:
        until(lambda: len(numbers(out)) >= 1)
        other = subprocess.run(command, capture_output=True, check=False)
        run.kill()
    assert other.returncode == 2
    assert "another process is playing this batch" in other.stderr.decode()
    assert len(other.stderr.decode().splitlines()) == 1
