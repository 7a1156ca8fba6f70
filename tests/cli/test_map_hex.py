"""Maps on the command line: one hex explained, the map in numbers, its pins; for games without rules too."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.cli import info_commands
from grognard.cli.mapping import map_json
from grognard.draw.hex_words import hex_lines
from grognard.games import MODULES
from grognard.games.boards import BOARDS, Board, board
from grognard.kernel.maps import Sheet
from grognard.testing.paper import draw_map, paper

MAP_ONLY = [game for game in BOARDS if game not in MODULES]


def pack(game, file, old, new):
    """A data pack that changes one thing in one file."""
    text = board(game).files.read(file)[0]
    assert text.count(old) == 1, f"{old} stands {text.count(old)} times in {file}"
    Path("pack").mkdir(exist_ok=True)
    Path("pack", file).write_text(text.replace(old, new), encoding="utf-8")
    return "pack"


# -- one hex


def test_a_hex_is_explained(cli):
    assert cli("map", "ts", "--hex", "0604").splitlines() == [
        "0604, Gumrak, clear, town, railway",
        "  ground: clear, town (rulebook TS I.2)",
        '  railway "west": to the south and to the north-east (reconstructed)',
        "  place: Gumrak, town (reconstructed)",
        "  area: north (reconstructed)",
        "  area: red towns (reconstructed)",
        "  area: half north (reconstructed)",
    ]


def test_a_hex_is_explained_in_french(cli):
    told = cli("map", "ts", "--hex", "0804", lang="fr").splitlines()
    assert told[1] == "  sol\u00a0: clair, fortification (reconstructed)"
    assert "  au nord-est (0904)\u00a0: rivière, Tsaritsa (reconstructed)" in told
    assert "  lieu\u00a0: Tsaritsa, rivière (reconstructed)" in told
    assert "  zone\u00a0: north (reconstructed)" in told


def test_the_end_of_a_line_leads_one_way(cli):
    assert '  railway "north": to the south (reconstructed)' in cli("map", "ts", "--hex", "1001").splitlines()


def test_a_brook_that_is_called_brook_has_no_name(cli):
    assert (
        "  to the north-west (0201): brook (rulebook TOY 1.1)"
        in cli("map", "toy", "--hex", "0302").splitlines()
    )


def test_a_hex_for_programs(cli):
    found = cli.json("map", "ts", "--hex", "0704")
    assert (found["hex"], found["labels"], found["terrain"], found["attributes"]) == (
        "0704",
        ["0704"],
        "clear",
        {},
    )
    edge = {
        "direction": "SE",
        "to": "0804",
        "feature": "river",
        "name": "tsaritsa",
        "source": "reconstructed",
    }
    assert edge in found["edges"]
    assert found["lines"] == [
        {"line": "west", "kind": "rail", "gauge": "", "directions": ["SW", "NE"], "source": "reconstructed"}
    ]
    assert {"area": "north", "source": "reconstructed"} in found["areas"]
    assert cli.json("map", "ts", "--hex", "0604")["places"][0]["fr"] == "Goumrak"


def test_every_hex_has_its_account(cli):
    whole = cli.json("map", "ts")
    assert [one for one in whole["hexes"] if one["hex"] == "0704"] == [cli.json("map", "ts", "--hex", "0704")]
    assert whole["lines"][0] | {"hexes": []} == {"line": "west", "kind": "rail", "gauge": "", "hexes": []}


def test_an_unknown_hex(cli):
    assert cli.bad("map", "vl", "--hex", "9999") == 'grognard: "9999" is not a hex of this map'


def test_a_hex_of_two_sheets_has_its_labels(cli):
    told = cli("map", "ss", "--hex", "1B:2906")
    assert told.startswith("1B:2906, ")
    assert any(
        len(cli.json("map", "ss", "--hex", label)["labels"]) > 1
        for label in ("1B:0101", "1B:3301", "3B:0101")
    )


@pytest.fixture(scope="module")
def made():
    """A board with one of everything, on two sheets."""
    sheets = [Sheet("A", 3, 3), Sheet("B", 3, 3, column=2)]
    files = paper(
        sheets=sheets,
        features={"port": "A:0302"},
        attributes={"country": {"poland": "A:0302"}, "weather": {"X": "A:0302"}},
        sides=["A:0302/A:0301 river don", "A:0302/A:0301 bridge", "B:0102/A:0303 major_river vistula"],
        lines=["west rail broad A:0201 A:0302 A:0303"],
        places=["gdynia B:0102 town", "don A:0101 river"],
        areas={"front_line": "B:0102"},
    )
    return Board("made", "grognard.games.toy", files, *draw_map(files)[:2])


def test_all_that_is_known_of_a_hex(made):
    assert hex_lines(made, made.map.hex("B:0102"), "en") == [
        "A:0302, Gdynia, clear, port, river (Don) to the north, major river (Vistula) to the south, "
        "bridge to the north, broad-gauge railway",
        "  labels: A:0302 = B:0102",
        "  ground: clear, port (reconstructed)",
        "  country: Poland",
        "  weather zone: X",
        "  to the north (A:0301): bridge (reconstructed)",
        "  to the north (A:0301): river, Don (reconstructed)",
        "  to the south (A:0303): major river, Vistula (reconstructed)",
        '  railway, broad gauge "west": to the north-west and to the south (reconstructed)',
        "  place: Gdynia, town (reconstructed)",
        "  area: front line (reconstructed)",
    ]
    french = hex_lines(made, made.map.hex("B:0102"), "fr")
    assert "  numéros\u00a0: A:0302 = B:0102" in french
    assert "  pays\u00a0: Pologne" in french
    assert any(
        line.startswith("  voie ferrée, écartement large «\u00a0west\u00a0»\u00a0: au nord-ouest et au sud")
        for line in french
    )


def test_the_same_for_programs(made):
    found = map_json(made, "B:0102", False, "en")
    assert found["labels"] == ["A:0302", "B:0102"]
    assert found["attributes"] == {"country": "poland", "weather": "X"}
    assert found["sides"] == {"river": ["A:0301"], "major_river": ["A:0303"], "bridge": ["A:0301"]}
    assert [(line["gauge"], line["directions"]) for line in found["lines"]] == [("broad", ["NW", "S"])]
    assert [place["id"] for place in found["places"]] == ["gdynia"]
    assert found["areas"] == [{"area": "front_line", "source": "reconstructed"}]


# -- in numbers


def test_a_map_in_numbers(cli):
    told = cli("map", "ts", "--counts").splitlines()
    assert told[0] == "168 hexes, 17 areas"
    assert "  hexsides: river 21" in told
    assert "  hexes on lines: railway 25" in told
    assert "  places: town 7, river 4, city 3" in told
    assert "  rows, reconstructed: 96.4%" in told
    french = cli("map", "ts", "--counts", lang="fr")
    assert "  côtés d'hex\u00a0: rivière 21" in french
    assert "lignes, la règle\u00a0: 3,6" in french


def test_a_map_in_numbers_for_programs(cli):
    found = cli.json("map", "ts", "--counts")
    assert sum(found["terrain"].values()) == found["hexes"] == 168
    assert found["sides"] == {"river": 21}
    assert found["lines"] == {"rail": 25}
    assert found["sources"]["hexes.csv"] == {"reconstructed": 160, "rulebook": 8}
    assert found["shares"] == {"reconstructed": 0.9641, "rulebook": 0.0359}


# -- pins


def test_pins_one_by_one(cli):
    told = cli("check", "ts", "--pins").splitlines()
    assert told[0] == f"ts: {len(told) - 1} of {len(told) - 1} pins hold"
    assert "  holds: terrain 0905 rough (rulebook TS I.2)" in told
    assert (
        cli("check", "ts", "--pins", lang="fr")
        .splitlines()[0]
        .endswith(f"{len(told) - 1} repères sur {len(told) - 1} tiennent")
    )
    found = cli.json("check", "ts", "--pins")[0]
    assert found["game"] == "ts"
    assert found["pins"][1] == {
        "claim": "terrain",
        "at": "0905",
        "value": "rough",
        "source": "rulebook TS I.2",
        "line": 3,
        "holds": True,
        "found": "",
    }


def test_a_pin_that_fails(cli):
    folder = pack("ts", "hexes.csv", "0905,rough,fort", "0905,clear,fort")
    told = cli("check", "ts", "--pins", "--data-pack", folder, code=2)
    assert "  FAILS: terrain 0905 rough: 0905 clear is found (rulebook TS I.2)" in told.splitlines()
    assert cli("check", "ts", "--data-pack", folder, code=2) == ""
    assert cli.err == "pins.csv:3: terrain 0905: rough is required, 0905 clear is found (rulebook TS I.2)\n"
    cli("check", "ts", "--data-pack", folder, code=2, lang="fr")
    assert (
        cli.err == "pins.csv:3: terrain 0905\u00a0: on attend rough, on trouve 0905 clear (rulebook TS I.2)\n"
    )


def test_a_map_that_is_unsound(cli):
    folder = pack("ts", "hexsides.csv", "0803,0804,river,tsaritsa,reconstructed\n", "")
    cli("check", "ts", "--data-pack", folder, code=2)
    where = str(Path(folder, "hexsides.csv"))
    assert cli.err == f"{where}:2: tsaritsa is in 2 pieces: 0704/0705 does not join the rest\n"
    cli("check", "ts", "--data-pack", folder, code=2, lang="fr")
    assert cli.err == f"{where}:2: tsaritsa est en 2 morceaux\u00a0: 0704/0705 ne rejoint pas le reste\n"


# -- games without rules


@pytest.mark.parametrize("game", MAP_ONLY)
def test_the_map_of_a_game_without_rules(cli, game):
    assert cli.json("map", game, "--counts")["hexes"] > 300
    assert f"{game}: no faults found." in cli("check", game)


@pytest.mark.parametrize("game", MAP_ONLY)
def test_a_game_without_rules_cannot_be_begun(cli, game):
    assert (
        cli.bad("new", game, "-o", "g.jsonl")
        == f"grognard: {game}: the rules of this game are not there yet, only its map"
    )
    told = cli.bad("new", game, "-o", "g.jsonl", lang="fr")
    assert told == f"grognard: {game}\u00a0: les règles de ce jeu ne sont pas encore là, seulement sa carte"
    assert not Path("g.jsonl").exists()


def test_games_names_those_that_are_only_a_map(cli, monkeypatch):
    """As it would be with a game that is not offered yet: today there is none."""
    monkeypatch.setattr(info_commands, "PLAYABLE", ("ts",))
    monkeypatch.setattr(info_commands, "COMING", ("vr", "ss"))
    told = "map only, the rules are to come: vr, ss (grognard map vr)"
    assert cli("games").splitlines()[-1] == told
    assert [one["id"] for one in cli.json("games")] == ["ts"]
    assert not {one["id"] for one in cli.json("games", "--all")} & set(MAP_ONLY)


def test_pictures_of_a_game_without_rules(cli):
    cli("map", "vl", "-o", "m.svg", "--layers", "terrain,numbers")
    assert Path("m.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_map_that_is_not_there_spoils_no_other(cli, monkeypatch):
    monkeypatch.setitem(BOARDS, "none", "grognard.games.nothing")
    assert "ts: no faults found." in cli("check", code=2)
    assert "none: the map of this game is not there (map_types.py is missing)" in cli.err.splitlines()
