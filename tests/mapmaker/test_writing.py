from pathlib import Path

import pytest
from tests.mapmaker.country import MAP, Country, square

from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files
from grognard.kernel.maps import load_map
from mapmaker import command
from mapmaker.write import files, written


def drawn(country: Country) -> None:
    country.shapes("land", [(square(10, 40, 25.5, 70), {})])
    country.layer(
        "towns",
        "west,town,Ouest,West,0105,,,town,reconstructed hand",
        "east,town,Est,East,0505,,,town,reconstructed hand",
    )
    country.layer("rivers", 'main,major_river,"path 60,22.5; 53,22.5",edge edge,reconstructed hand')
    country.layer("ways", "line,rail,broad,west east,reconstructed hand")
    country.layer("realms", "country,north,flood 0101,reconstructed hand")
    country.layer("areas", "entry,0101 0102,rulebook XX 6")


def test_the_same_bytes_again(country: Country, tmp_path: Path) -> None:
    drawn(country)
    once, twice = (files(country.definition, country.draft()) for _ in range(2))
    assert once == twice
    assert written(tmp_path / "out", once) == list(once)
    assert written(tmp_path / "out", twice) == []


def test_what_is_written_is_a_map_of_a_game(country: Country) -> None:
    drawn(country)
    draft = country.draft()
    folder = country.games / "country" / "data"
    written(folder, files(country.definition, draft))
    given = Files.__new__(Files)
    given.base, given.pack = folder, None
    found = load_map(
        given, ("clear", "sea", "lake", "woods"), ("town",), ("river", "major_river", "bridge"), ("rail",)
    )
    assert found.title == {"fr": "Pays", "en": "Country"}
    assert found.attributes["country"]["north"].bit_count() == sum(
        v == "north" for v in draft.attributes["country"]
    )
    assert found.lines[0].gauge == "broad"
    assert found.labels(found.areas["entry"]) == ["0101", "0102"]
    assert found.labels(found.terrain["sea"]) == sorted(
        x for x, h in draft.lattice.index.items() if draft.wet(h)
    )
    assert {p.id for p in found.places} == {"west", "east"}


def test_the_command_writes_once_and_tells_what(
    country: Country, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn(country)
    monkeypatch.setattr(command, "HERE", country.folder)
    monkeypatch.setattr(command, "GAMES", country.games)
    (country.folder / "maps2").mkdir()
    country.maps.rename(country.folder / "maps2" / "country")
    (country.folder / "maps2").rename(country.folder / "maps")
    assert command.main(["country", "--geo", str(country.geo)]) == 0
    assert "64 hexes" in capsys.readouterr().out
    assert command.main(["all", "--geo", str(country.geo)]) == 0
    assert "country: nothing written" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ((MAP, MAP + "[weather]\nx = 1\n"), 'maps/map.toml: "weather" is not known'),
        ((MAP, "title = ["), "maps/map.toml:"),
    ],
)
def test_a_bad_definition_is_told_and_nothing_written(
    country: Country, change: tuple[str, str], said: str
) -> None:
    country.top(change[1])
    with pytest.raises(BadInput) as e:
        country.draft()
    assert str(e.value).startswith(said)


def test_a_missing_folder_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["ts", "--geo", "nowhere"]) == 2
    assert capsys.readouterr().err == "nowhere: no such folder\n"
    assert command.main(["nothing"]) == 2
    assert capsys.readouterr().err == "map.toml: there is no map definition in nothing\n"


def test_a_layer_with_other_columns_is_told(country: Country) -> None:
    (country.maps / "areas.csv").write_text("area,hexes\n")
    with pytest.raises(BadInput, match=r"areas.csv:1: the columns are area,where,source"):
        country.draft()
    (country.maps / "areas.csv").write_text("area,where,source\nx,0101\n")
    with pytest.raises(BadInput, match=r"areas.csv:2: 2 cells, not 3"):
        country.draft()


def test_a_file_that_says_the_same_is_left_as_a_person_wrote_it(country: Country, tmp_path: Path) -> None:
    drawn(country)
    texts = files(country.definition, country.draft())
    out = tmp_path / "out"
    written(out, texts)
    (out / "map.toml").write_text("# by hand\n" + texts["map.toml"])
    (out / "areas.csv").write_text("area,hexes,source\nentry,0102 0101,rulebook XX 6\n")
    assert written(out, texts) == []
    (out / "areas.csv").write_text("area,hexes,source\nentry,0102,rulebook XX 6\n")
    assert written(out, texts) == ["areas.csv"]


def test_a_river_is_written_from_head_to_mouth(country: Country) -> None:
    country.layer("rivers", "drawn,river,sides 0304/0403 0303/0304 0204/0304,free free,reconstructed hand")
    rows = files(country.definition, country.draft())["hexsides.csv"].splitlines()[1:]
    assert [row.split(",")[:2] for row in rows] == [["0304", "0403"], ["0303", "0304"], ["0204", "0304"]]


def test_a_pin_that_only_confirms_is_not_the_source(country: Country) -> None:
    country.layer("ground", "terrain,woods,0303 0304 0305,reconstructed hand")
    country.layer(
        "pins",
        "terrain,0303,woods,derived XX 1",
        "terrain,0304,woods,rulebook XX 1",
        "terrain,0305,swamp,derived XX 2",
    )
    draft = country.draft()
    assert [draft.sources[draft.lattice.index[x]] for x in ("0303", "0304", "0305")] == [
        "reconstructed hand",
        "rulebook XX 1",
        "derived XX 2",
    ]
