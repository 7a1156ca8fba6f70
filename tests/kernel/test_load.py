"""Data files and data packs: every error names its file, and where there is one its line and column."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, line_of, only_keys, parse_toml

DATA = files("grognard.games.toy").joinpath("data")


def pack_with(tmp_path, name, old, new):
    """A data pack that holds one file of ours with one thing changed."""
    text = DATA.joinpath(name).read_text(encoding="utf-8")
    assert old in text, f"{name} has no {old}"
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return tmp_path


# (file, what stands there, what is put in its place, line and complaint)
SPOILT = [
    ("hexes.csv", "0201,hill", "0201,hil", ':4: terrain: "hil" is not known (did you mean "hill"?)'),
    ("hexes.csv", "0201,hill", "0901,hill", ':4: hex: "0901" is not a hex of this map'),
    ("hexes.csv", "0102,field", "0101,field", ":3: hex: 0101 is given twice"),
    ("hexes.csv", "0201,hill,", "0201,hill,castle", ':4: features: "castle" is not known'),
    ("hexes.csv", "0302,field,,rulebook TOY 1.1\n", "", ": 1 hexes of the grid are not given"),
    ("hexes.csv", "pond,,rulebook TOY 1.1", "pond,,my own idea", ':5: source: "my own idea" names no source'),
    ("hexes.csv", "0202,pond,,", "0202,pond,", ":5: 3 columns where 4 are required"),
    ("hexes.csv", "hex,terrain", "hex,terain", ':1: unknown column "terain" (did you mean "terrain"?)'),
    ("hexes.csv", "hex,terrain,features", "hex,features", ':1: column "terrain" is missing'),
    (
        "hexes.csv",
        "hex,terrain,features,source",
        "hex,terrain,features,source,source",
        ":1: a column is given twice",
    ),
    ("hexes.csv", "0201,hill", '0201,"hill', ":7: "),  # a quote that is never closed runs to the end
    ("hexsides.csv", "0201,0302,stream", "0101,0302,stream", ":2: b: 0101 and 0302 do not touch"),
    ("hexsides.csv", ",stream,", ",river,", ':2: feature: "river" is not known'),
    ("hexsides.csv", "0201,0302", "0201,0303", ':2: b: "0303" is not a hex of this map'),
    ("lines.csv", "0101 0201 0301", "0101 0301", ":2: hexes: two hexes of the chain do not touch"),
    ("lines.csv", ",road,", ",rail,", ':2: kind: "rail" is not known'),
    ("lines.csv", "0101 0201", "0101 02O1", ':2: hexes: "02O1" is not a hex of this map'),
    ("places.csv", "mill,0201", "mill,2010", ':2: hex: "2010" is not a hex of this map'),
    ("areas.csv", "0301 0302", "0301 0399", ':3: hexes: "0399" is not a hex of this map'),
    ("areas.csv", "red_home,", "red_hom,", ": red_home needs two hexes"),
    ("units.csv", "R-F,red,foot,2", "R-F,red,foot,two", ':4: strength: "two" is not a whole number'),
    ("units.csv", "R-H,red,horse", "R-H,green,horse", ':5: side: "green" is not known'),
    ("units.csv", "R-H,red,horse", "R-H,red,hors", ':5: kind: "hors" is not known (did you mean "horse"?)'),
    ("crt.csv", "3,-,-,DR", "3,-,-,DX", ":4: +1: "),
    ("crt.csv", "4,-,DR", "5,-,DR", ":5: die: rows run from 1 to 6"),
    ("map.toml", "columns = 3", "columns = three", ":4: "),
    ("map.toml", "columns = 3", 'columns = "three"', ":4: columns: "),
    ("map.toml", "columns = 3", "colums = 3", ':4: unknown key "colums" (did you mean "columns"?)'),
    ("map.toml", "columns = 3\n", "", ":2: columns is missing"),
    ("map.toml", 'orientation = "flat"', 'orientation = "flatt"', ":3: orientation: "),
    ("map.toml", 'label = "CCRR"', 'label = "CR"', ":7: label: "),
    ("map.toml", 'low = "even"', 'low = "evn"', ":6: low: "),
    ("map.toml", "[grid]", "[gird]", ':2: unknown key "gird" (did you mean "grid"?)'),
    ("map.toml", "[scale]", "[[sheet]]", ':9: unknown key "metres"'),
    ("map.toml", "rows = 2", "rows = 0", ":5: rows: from 1 to 99"),
    ("map.toml", "rows = 2", "rows = true", ":5: rows: "),
    ("map.toml", "title = {", "titel = {", ':1: unknown key "titel" (did you mean "title"?)'),
    ("scenarios/standard.toml", "source =", "sorce =", ':2: unknown key "sorce" (did you mean "source"?)'),
    ("scenarios/standard.toml", "[introduction]", "[introduction", ":4: "),
]


@pytest.mark.parametrize(
    ("name", "old", "new", "said"), SPOILT, ids=[f"{n}-{i}" for i, (n, *_) in enumerate(SPOILT)]
)
def test_a_spoilt_file_is_refused_by_its_line(tmp_path, name, old, new, said):
    pack = pack_with(tmp_path, name, old, new)
    with pytest.raises(BadInput) as refused:
        load("toy", pack=pack)
    assert str(refused.value).startswith(f"{tmp_path / name}{said}")
    assert "\n" not in str(refused.value)


def test_a_pack_stands_in_for_our_files_and_changes_the_digest(tmp_path):
    pack = pack_with(tmp_path, "units.csv", "B-F,blue,foot,2,2", "B-F,blue,foot,2,3")
    ours, theirs = load("toy"), load("toy", pack=pack)
    assert ours.roster[0].move == 2
    assert theirs.roster[0].move == 3
    assert ours.digest != theirs.digest
    assert theirs.map.labels(theirs.map.grid.board) == ours.map.labels(ours.map.grid.board)


def test_a_pack_that_was_changed_is_read_again(tmp_path, monkeypatch):
    """Named by a relative path too: the same name in another folder is another pack."""
    monkeypatch.chdir(tmp_path)
    for move in ("3", "4"):
        pack_with(tmp_path, "units.csv", "B-F,blue,foot,2,2", f"B-F,blue,foot,2,{move}")
        assert load("toy", pack=Path(".")).roster[0].move == int(move)


def test_words_and_pictures_are_not_in_the_digest(tmp_path):
    pack = pack_with(tmp_path, "rules.csv", "Five hexes", "Some hexes")
    assert load("toy", pack=pack).digest == load("toy").digest


def test_a_pack_with_a_file_we_do_not_know_is_refused(tmp_path):
    (tmp_path / "unit.csv").write_text("id\n")
    with pytest.raises(
        BadInput, match=r"unit.csv: a data pack has no such file \(did you mean units.csv\?\)"
    ):
        load("toy", pack=tmp_path)


def test_a_pack_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(BadInput, match="nowhere: no such folder"):
        load("toy", pack=tmp_path / "nowhere")


def test_a_pack_that_is_not_text_is_refused(tmp_path):
    (tmp_path / "units.csv").write_bytes(b"id,side\n\xff\xfe")
    with pytest.raises(BadInput, match=r"units.csv.*: not UTF-8 text"):
        load("toy", pack=tmp_path)


def test_rows_know_where_they_stand():
    row = Files("grognard.games.toy").rows(
        "units.csv", ("id", "side", "kind", "strength", "move", "steps", "fr", "en", "source")
    )[2]
    assert (row.file, row.line, row["id"]) == ("units.csv", 4, "R-F")
    assert row.number("move") == 2
    assert str(row.bad("move", "too fast")) == "units.csv:4: move: too fast"


def test_every_file_of_the_games_data_is_named():
    assert Files("grognard.games.toy").names() == [
        *(
            "areas.csv",
            "art.toml",
            "crt.csv",
            "hexes.csv",
            "hexsides.csv",
            "lines.csv",
            "map.toml",
            "places.csv",
            "rules.csv",
        ),
        *("scenarios/standard.toml", "scenarios/training.toml", "tour.csv", "units.csv"),
    ]


# -- TOML


@pytest.mark.parametrize(
    ("text", "line"), [("a = 1\nb = \n", 2), ("[x\n", 1), ("a = 1\na = 2\n", 2), ('a = """\nx\n', 2)]
)
def test_text_that_is_not_toml_is_refused_by_its_line(text, line):
    with pytest.raises(BadInput, match=rf"^f.toml:{line}: "):
        parse_toml(text, "f.toml")


def test_unknown_keys_are_refused_with_what_was_meant():
    with pytest.raises(BadInput, match=re.escape('f: unknown key "trun" (did you mean "turn"?)')):
        only_keys({"trun": 1}, ("turn", "side"), "f")


def test_a_key_is_found_in_its_own_section():
    text = 'turn = 3  # "R1"\n[units]\n"R10" = "0101"\nR1 = "0102"\n[own]\nturn = 4\n'
    assert line_of(text, "turn") == 1
    assert line_of(text, "units") == 2
    assert line_of(text, "R1", "units") == 4
    assert line_of(text, "turn", "own") == 6
