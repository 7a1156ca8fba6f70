"""The terminal table: typed at, through standard input and through a real terminal."""

from __future__ import annotations

import io
import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest


@pytest.fixture
def table(cli, monkeypatch):
    """Sits down, types these lines, and gets up; gives what was printed."""

    def sit(
        *lines,
        game="ts",
        players="human,random",
        options=("setup=ready_made",),
        more=("--seed", "3"),
        lang=None,
    ):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
        words = [word for option in options for word in ("--option", option)]
        seats = ("--players", players) if players else ()
        return cli("table", *([game] if game else []), *seats, *words, *more, lang=lang)

    return sit


def test_a_turn_against_a_bot(cli, table):
    told = table("unit W2-1", "0908", "end_phase", "end_phase", "end_phase", "end_phase", "quit")
    assert "The game is saved in grognard-ts-1.jsonl." in told
    assert "Tsaritsyn, 1919 · turn 1 of 12 · White movement" in told
    assert "2/1 (W2-1): from 0909 to 0908. (TS V.2)" in told
    assert "Phase: White combat. (TS IV.5)" in told
    assert "The Reds play (random)." in told
    assert "Phase: Red movement. (TS IV.8)" in told
    assert "turn 2 of 12" in told
    assert cli.json("show", "grognard-ts-1.jsonl")["turn"] == 2
    assert cli.json("replay", "grognard-ts-1.jsonl", "--verify")["verified"]["dice"] == "open"


def test_the_officer_sits_opposite_when_nobody_is_named(table):
    told = table("deploy north", "end_phase", "quit", game="toy", players=None, options=())
    assert "Red play (officer)." in told


def test_acts_by_number_by_words_and_by_noun(cli, table):
    told = table("1", "to 0908", "undo", "0908", "W2-2", "17", "quit")
    assert "[1] W2-1 2/1, infantry, 3-3, in 0909" in told
    at = cli.standing("grognard-ts-1.jsonl")
    assert at["W2-1"] == "0908"
    assert "[1] 0608 (3 MP)" in told
    assert told.count("2/1 (W2-1): from 0909 to 0908.") == 2
    assert "Undone: to 0908." in told


def test_questions_change_nothing(cli, table):
    table("quit")
    before = Path("grognard-ts-1.jsonl").read_bytes()
    resume = {"game": None, "options": (), "more": ("--journal", "grognard-ts-1.jsonl")}
    told = table(
        "why unit R37-1",
        "why unit W2-1",
        "hex 0804",
        "stack 0909",
        "units",
        "map",
        "acts",
        "log",
        "rules TS V.4",
        "rules",
        "odds 0907 W2-1",
        "help",
        "save",
        "undo",
        "quit",
        **resume,
    )
    assert "Game resumed: grognard-ts-1.jsonl." in told
    assert "not allowed: unit R37-1: A unit of the other side: 37/1 (R37-1). TS V.1 " in told
    assert "allowed: unit W2-1. TS V.1 " in told
    assert "0804, clear, fortification, river (Tsaritsa)" in told
    assert "W2-3 2/3, infantry, 3-3, in 0909" in told
    assert "TS V.4 Stop on entering a ZOC: " in told
    assert "TS IV.4 Phase 2: White movement: " in told
    assert "not allowed: target 0907: This action is not possible at this point. TS IV.4 " in told
    assert "why an action is legal or not (why to 0708)" in told
    assert "undo: nothing has been played" in told
    assert Path("grognard-ts-1.jsonl").read_bytes() == before


def test_words_that_mean_nothing_are_told_so(table):
    told = table(
        "fly",
        "attack",
        "99",
        "unit",
        "unit W2-1 W2-2",
        "hex",
        "hex 9999",
        "stack 0101",
        "why",
        "R37-1",
        "odds",
        "rules TS V.99",
        "quit",
    )
    for line in (
        'unknown command "fly"; type "help" for a list',
        "not allowed: attack: This action is not possible at this point. TS IV.4 Phase 2: White movement: ",
        "no action has the number 99 (from 1 to 25)",
        "unit: a unit is required",
        "an action has one noun at most",
        "a hex is required",
        '"9999" is not a hex of this map',
        "0101: no units",
        'why: name the action, as in "why to 0708"',
        "not allowed: unit R37-1: A unit of the other side: 37/1 (R37-1). TS V.1 ",
        "no attack is being put together",
        'no paragraph is called "TS V.99"',
    ):
        assert line in told, line


def test_in_french_with_french_words(table):
    told = table(
        "pourquoi unit R37-1",
        "unit W2-1",
        "0908",
        "annuler",
        "refaire",
        "pile 0909",
        "journal",
        "aide",
        "zut",
        "quitter",
        lang="fr",
    )
    assert "Interdit\u00a0: unit R37-1\u00a0: Unité de l'autre camp\u00a0: 37/1 (R37-1). Bouger " in told
    assert "Annulé\u00a0: to 0908." in told
    assert "Rétabli\u00a0: to 0908." in told
    assert "0909\u00a0: 2/2 (W2-2), 2/3 (W2-3)" in told
    assert "pourquoi (why)\u00a0: " in told.replace("): ", ")\u00a0: ")
    assert "«\u00a0zut\u00a0»\u00a0: commande inconnue" in told


def test_plain_has_no_map_and_no_colours(table):
    told = table("unit W2-1", "map", "quit", more=("--seed", "3", "--plain"))
    assert "/0909 " not in told
    assert "\x1b" not in told
    assert "0909: 2/1 (W2-1), 2/2 (W2-2), 2/3 (W2-3)" in told
    assert "\n   [1] 0608 (3 MP)\n   [2] 0609 (3 MP)\n   [3] 0708" in told  # an act a line


def test_two_people_at_one_screen(table):
    told = table(
        "ready_made",
        "end_setup",
        "ready_made",
        "end_setup",
        "quit",
        players="human,human",
        options=("red_tactical_advantage=yes",),
    )
    assert "The Reds: 22 units left to set up." in told
    white = told.split("The Whites: 24 units left to set up.")[0].rsplit("White set-up", 1)[1]
    assert "R37" not in white  # White looks at the map before the counters are turned up
    assert "22 units" not in white


def test_bots_alone_play_to_the_end(cli, table):
    told = table(players="random,random", options=("setup=ready_made", "length=7"))
    assert "The game is over. " in told
    assert cli.json("show", "grognard-ts-1.jsonl")["result"] is not None


def test_each_game_gets_its_own_file(cli, table, monkeypatch, tmp_path):
    table("quit")
    table("quit")
    assert Path("grognard-ts-2.jsonl").exists()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert f"{tmp_path}/data/grognard/grognard-ts-1.jsonl" in table("quit")
    table("save copy.jsonl", "save copy.jsonl", "quit", more=("--seed", "1"))
    assert cli.json("show", "copy.jsonl")["turn"] == 1


def test_bad_seats_and_bad_journals(cli, table):
    assert "--players: 2 names are required" in cli.bad("table", "ts", "--players", "human")
    assert 'no player is called "deep"' in cli.bad("table", "ts", "--players", "human,deep")
    assert not list(Path().iterdir())
    table("quit")
    assert "a game of ts" in cli.bad("table", "toy", "--journal", "grognard-ts-1.jsonl")


def test_manual_dice_at_the_table(cli, table):
    position = cli.position("white-combat", {"W2-1": "0712", "W2-2": "0712", "R37-3": "0711"})
    cli("new", "ts", "--position", position, "--dice", "manual", "-o", "m.jsonl")
    told = table(
        "target 0711", "join W2-1", "attack", "quit", game=None, options=(), more=("--journal", "m.jsonl")
    )
    assert "a die of 6 is required (TS VIII.p4)" in told  # no terminal to ask at


# -- a real terminal


class Terminal:
    def __init__(self, *args, folder):
        self.master, slave = pty.openpty()
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "TERM": "xterm",
            "COLUMNS": "130",
            "LANG": "C.UTF-8",
            "LC_ALL": "",
        }
        env.pop("NO_COLOR", None)
        command = [sys.executable, "-m", "grognard.cli.main", *args]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, cwd=folder, env=env, close_fds=True
        )
        os.close(slave)
        self.seen = ""

    def expect(self, text, seconds=30):
        """Wait until this is on the screen."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} never came: {self.seen[-2000:]}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:  # the other end has closed
                    assert text in self.seen, self.seen[-2000:]
        self.seen = self.seen.split(text, 1)[1]

    def type(self, line):
        os.write(self.master, (line + "\n").encode())


def test_a_game_on_a_real_terminal(tmp_path, cli):
    t = Terminal(
        "table",
        "ts",
        "--players",
        "human,random",
        "--option",
        "setup=ready_made",
        "--dice",
        "manual",
        "--journal",
        "g.jsonl",
        folder=tmp_path,
    )
    t.expect("White movement")
    t.expect("\x1b[")  # colours
    t.expect("> ")
    t.type("unit W2-1")
    t.expect("move 2/1 (W2-1).")
    t.type("to 0908")
    t.expect("2/1 (W2-1): from 0909 to 0908.")
    t.type("end_phase")
    t.expect("choose a target hex")
    t.type("target 0907")
    t.type("join W2-1")
    t.type("attack")
    t.expect("Die of 6, TS VIII.p4 Step 4: die roll:")
    t.type("9")
    t.expect("Die of 6, TS VIII.p4 Step 4: die roll:")
    t.type("1")
    t.expect("Combat die: 1.")
    t.expect("DR, no effect: the defender ignores the retreat.")
    t.type("quit")
    t.expect("The game is saved in g.jsonl")
    assert t.process.wait(10) == 0
    os.close(t.master)
    assert cli.json("replay", "g.jsonl", "--verify")["acts"] == 6
