"""show, replay, games, rules, map, check: what one reads."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.kernel.journals import GAME, new, play, text_of

from grognard.games.boards import BOARDS


def test_show_json_has_every_legal_act_with_its_paragraph(cli, started):
    shown = cli.json("show", started)
    assert (shown["game"], shown["turn"], shown["phase"], shown["to_act"], shown["as"]) == (
        "ts",
        1,
        "white-movement",
        "white",
        "white",
    )
    assert shown["result"] is None
    assert shown["menu"]["cite"] == "TS IV.4"
    acts = shown["menu"]["acts"]
    assert {
        "verb": "unit",
        "noun": "W2-1",
        "kind": "unit",
        "cite": "TS V.1",
        "role": "hand",
        "final": False,
    } in acts
    assert {
        "verb": "end_phase",
        "noun": None,
        "kind": "button",
        "cite": "TS IV.4",
        "role": "close",
        "final": False,
    } in acts
    for act in acts:
        words = [act["verb"], *([act["noun"]] if act["noun"] else [])]
        assert cli.json("why", started, *words)["legal"], words


def test_show_as_the_other_side_has_no_acts(cli, started):
    shown = cli.json("show", started, "--as", "red")
    assert (shown["as"], shown["to_act"], shown["menu"]["acts"]) == ("red", "white", [])
    assert "Waiting for the Whites (TS IV.4)." in cli("show", started, "--as", "red")


def test_show_in_words(cli, started):
    told = cli("show", started)
    assert "Tsaritsyn, 1919 · turn 1 of 12 · White movement" in told
    assert "The Whites: select a unit to move, or end the phase. (TS IV.4)" in told
    assert "W2-1 2/1, infantry, 3-3, in 0909" in told
    assert "1003 Tsaritsyn: 38 sailors 1 (R38-S1), 38 sailors 2 (R38-S2)" in told
    assert "/0909 " in told  # the map
    assert "/0909 " not in cli("show", started, "--plain")


def test_show_in_french(cli, started, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    told = cli("show", started)
    assert "Tsaritsyne, 1919 · tour 1 sur 12 · mouvement blanc" in told
    assert "Les Blancs\u00a0: choisissez une unité à déplacer" in told
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "White movement" in cli("show", started)
    assert "mouvement blanc" in cli("show", started, lang="fr")


def test_costs_stand_beside_the_hexes(cli, started):
    cli.play(started, "unit W2-1")
    assert "0908 (2 MP)" in cli("show", started)  # clear, across the Elshanka


def test_targets_tell_who_stands_there(cli):
    path = cli.situation("white-combat", {"W2-1": "1105", "R37-3": "1104", "R-M1": "1104"})
    assert "1104 (Tsaritsyn, R37-3, R-M1)" in cli("show", path)


def test_face_down_counters_stay_unknown(cli):
    path = cli.path()
    cli("new", "ts", "--seed", "1", "--option", "red_tactical_advantage=yes", "-o", path)
    told = cli.play(path, "ready_made")
    assert "0306 R37-3" in told
    cli.play(path, "end_setup")
    white = cli.json("show", path, "--as", "white")["view"]
    assert not [unit for unit in white["units"] if unit["id"].startswith("R")]
    assert {"side": "red", "at": "0306"} in white["hidden"]
    assert "a Red unit" in cli("show", path, "--as", "white")
    for side in ("white", "red"):
        log = cli("replay", path, "--as", side)
        assert ("R37-3" in log) is (side == "red")
        assert ("0306 ?" in log) is (side == "white")
        assert ("TS X.red.3" in log) is False
    cli.play(path, "ready_made", "end_setup")
    assert "R37-3" in json.dumps(cli.json("show", path, "--as", "white")["view"]["units"])


def test_the_acts_of_a_hidden_set_up_stay_private(cli):
    path = cli.path()
    cli("new", "ts", "--seed", "1", "--option", "red_tactical_advantage=yes", "-o", path)
    cli.play(path, "unit R-HQ", "at 1004")
    assert "1. the Reds: unit R-HQ" in cli("replay", path, "--as", "red")
    for viewer in ((), ("--as", "white")):
        log = cli("replay", path, *viewer)
        assert "1. the Reds: unit ?" in log
        assert "Set up in 1004 Tsaritsyn: a Red unit. (TS XI.5)" in log
        assert "R-HQ" not in log
        assert "R-HQ" not in json.dumps(cli.json("replay", path, *viewer)["entries"])


def test_what_happened_before_the_first_decision_is_told(cli, started):
    told = cli("replay", started)
    assert told.startswith(
        "Phase: Red set-up. (TS X.red.1)\n22 units are set up: 0204 RD-3; 0305 RD-1, RD-2; "
    )
    assert "Turn 1. (TS IV.1)" in told
    path = cli.path("bid")
    created = cli("new", "ts", "--option", "length=bid", "--dice", "script:2", "-o", path)
    assert "Heads or tails: heads. (TS II.1)\nThe second player sets the length. (TS II.1)" in created
    assert [line["cite"] for line in cli.json("replay", path)["opening"]] == ["TS II.1", "TS II.1"]


def test_replay_tells_the_game(cli, started):
    cli.play(started, "unit W2-1", "to 0908")
    told = cli("replay", started)
    assert "2. the Whites: to 0908" in told
    assert "2/1 (W2-1): from 0909 to 0908. (TS V.2)" in told
    found = cli.json("replay", started)
    assert found["acts"] == 2
    assert "verified" not in found
    assert found["entries"][1]["log"] == [
        {"text": "2/1 (W2-1): from 0909 to 0908.", "cite": "TS V.2", "kind": "moved", "face": 0}
    ]
    assert "Verified: 2 actions, no die." in cli("replay", started, "--verify")
    assert "2/1 (W2-1)\u00a0: de 0909 à 0908. (TS V.2)" in cli("replay", started, lang="fr")


def test_act_answers_in_json(cli, started):
    cli.play(started, "unit W2-1")
    told = cli.json("act", started, "to", "0908")
    assert (told["n"], told["as"], told["act"], told["rolls"], told["to_act"], told["result"]) == (
        2,
        "white",
        ["to", "0908"],
        [],
        "white",
        None,
    )
    assert told["log"][0]["cite"] == "TS V.2"


# -- the games themselves


def test_games(cli):
    found = cli.json("games")
    ts = next(g for g in found if g["id"] == "ts")
    assert [s["id"] for s in ts["sides"]] == ["white", "red"]
    assert ts["map"] == {"hexes": 168, "columns": 12, "rows": 14}
    assert ts["units"] == 68
    assert 0 < ts["reconstructed"] < 1
    options = {o["name"]: o for o in ts["options"]}
    assert options["length"]["default"] == "12"
    assert [v["value"] for v in options["length"]["values"]] == [
        "7",
        "8",
        "9",
        "10",
        "11",
        "12",
        "13",
        "14",
        "bid",
    ]
    assert options["red_tactical_advantage"]["cite"] == "TS XI.5"
    assert "toy" not in [g["id"] for g in found]
    told = cli("games", lang="fr")
    assert "Tsaritsyne, 1919" in told
    assert "carte de 12 sur 14 (168 hex), 68 unités" in told


def test_rules(cli):
    assert cli("rules", "ts", "TS V.4").startswith("TS V.4 Stop on entering a ZOC: ")
    assert cli("rules", "ts", "TS", "V.4", lang="fr").startswith("TS V.4 Arrêt en ZdC\u00a0: ")
    assert cli("rules", "ts", "v.4") == cli("rules", "ts", "TS V.4")
    assert cli.json("rules", "ts", "TS V.4")["title"] == "Stop on entering a ZOC"
    chapter = cli.json("rules", "ts", "V")
    assert [row["id"] for row in chapter] == [f"TS V.{n}" for n in range(1, 13)]
    assert len(cli.json("rules", "ts")) == 186
    assert 'no paragraph is called "TS V.99"' in cli.bad("rules", "ts", "TS V.99")


def test_coverage_joins_code_and_tests(cli):
    found = cli.json("rules", "ts", "--coverage")
    assert (found["game"], found["rows"], found["to_enforce"]) == ("ts", 186, 174)
    assert found["enforced"] + len(found["missing"]) == found["to_enforce"]
    assert found["errors"] == []
    zoc = found["details"]["TS V.4"]
    assert any("movement.py" in place and place.endswith(" put_down") for place in zoc["code"])
    assert any("test_" in place for place in zoc["tests"])
    told = cli("rules", "ts", "--coverage")
    assert "186 paragraphs, 174 to enforce" in told
    assert cli("rules", "ts", "--coverage", "--strict", code=2 if found["missing"] else 0) == told


def test_check(cli):
    assert [g["game"] for g in cli.json("check")] == list(BOARDS)
    found = cli.json("check", "ts")[0]
    assert found["errors"] == []
    assert found["files"]["crt.csv"] == [6, 4]
    assert "ts\u00a0: aucune faute." in cli("check", "ts", lang="fr")
    assert "crt.csv: 6 rows, 4 reconstructed" in cli("check", "ts")


def test_map(cli):
    assert cli("map", "ts", "--hex", "1003").startswith("1003, Tsaritsyn")
    assert "Tsaritsyne" in cli("map", "ts", "--hex", "1003", lang="fr")
    assert '"9999" is not a hex of this map' in cli.bad("map", "ts", "--hex", "9999")
    assert "/0909 " in cli("map", "ts")
    whole = cli.json("map", "ts")
    assert len(whole["hexes"]) == 168
    fort = cli.json("map", "ts", "--hex", "0804")
    assert (fort["terrain"], fort["features"], fort["sides"]) == (
        "clear",
        ["fort"],
        {"river": ["0704", "0803", "0904"]},
    )
    assert fort in whole["hexes"]
    cli("map", "ts", "-o", "m.svg", "--layers", "terrain,numbers")
    assert Path("m.svg").read_text(encoding="utf-8").startswith("<svg")
    assert '--layers: "sky" is not one of terrain, ' in cli.bad("map", "ts", "-o", "n.svg", "--layers", "sky")
    assert "neither .svg nor .png" in cli.bad("map", "ts", "-o", "n.pdf")
    assert "cannot be written" in cli.bad("map", "ts", "-o", "no/such/n.svg", "--layers", "terrain")
    assert not Path("n.svg").exists()


def test_map_as_a_picture(cli):
    pytest.importorskip("resvg_py")
    cli("map", "ts", "-o", "m.png", "--layers", "terrain")
    assert Path("m.png").read_bytes().startswith(b"\x89PNG")


def test_sim(cli):
    found = cli.json(
        "sim",
        "ts",
        "--players",
        "random,random",
        "--games",
        "2",
        "--seed",
        "5",
        "--workers",
        "1",
        "--option",
        "length=7",
    )
    assert found["games"] == 2
    assert sum(found["results"]["winner"].values()) == 2
    told = cli(
        "sim",
        "ts",
        "--players",
        "random,random",
        "--games",
        "1",
        "--seed",
        "5",
        "--workers",
        "1",
        "--option",
        "length=7",
        "--out",
        "o",
        "--journals",
        lang="fr",
    )
    assert "Une partie\u00a0: random, random (graine 5)" in told
    journal = next(Path("o/journals").iterdir())
    assert cli.json("replay", str(journal), "--verify")["verified"]["dice"] == "revealed"
    assert 'no player is called "deep"' in cli.bad("sim", "ts", "--players", "deep,random", "--games", "1")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_help(cli, lang):
    top = cli("--help", lang=lang)
    for command in (
        "play",
        "serve",
        "table",
        "games",
        "new",
        "show",
        "act",
        "why",
        "odds",
        "undo",
        "redo",
        "replay",
        "sim",
        "map",
        "rules",
        "check",
    ):
        assert f"  {command} " in top
        told = cli(command, "--help", lang=lang)
        assert f"grognard {command}" in told
        assert "help-" not in told
    assert cli("--version").startswith("grognard ")


def test_the_language_before_the_command(cli):
    assert cli("--lang", "fr", "rules", "ts", "V.4").startswith("TS V.4 Arrêt en ZdC")


@pytest.mark.parametrize(
    ("how", "winner", "lang", "told"),
    [
        ("resigned", 0, "en", "The game is over. Resignation. The winner: "),
        ("overtime", 1, "fr", "Partie terminée. "),
        ("agreed", -1, "en", "The game is over. A draw, by agreement."),
    ],
)
def test_a_game_that_the_players_ended_can_be_read(cli, tmp_path, how, winner, lang, told):
    """As the server gives it away: there is no paragraph to name."""
    journal, live = new()
    play(journal, live, *GAME[:4])
    journal.close(1, how, winner)
    journal.reveal(live.seed)
    (tmp_path / "g.jsonl").write_text(text_of(journal), encoding="utf-8")
    line = next(
        line for line in cli("show", str(tmp_path / "g.jsonl"), lang=lang).splitlines() if told in line
    )
    assert not line.endswith("()")
