from itertools import pairwise

import pytest
from tests.mapmaker.country import Country, line, square

from grognard.kernel.errors import BadInput
from mapmaker.draft import Draft

TOWNS = (
    "west,town,Ouest,West,0105,,,town,reconstructed hand",
    "east,town,Est,East,0705,,,town,reconstructed hand",
    "middle,town,Milieu,Middle,0405,,,town,reconstructed hand",
)


def chain(draft: Draft, name: str) -> list[str]:
    return [draft.lattice.labels[h] for h in next(w for w in draft.ways if w.id == name).hexes]


def test_a_railway_follows_its_track(country: Country) -> None:
    country.layer("towns", *TOWNS)
    country.layer("ways", "line,rail,,west east,reconstructed hand")
    straight = chain(country.draft(), "line")
    assert len(straight) == 7
    country.shapes("railways", [(line((56, 20), (58.5, 21.5), (58.5, 24.5), (56, 26)), {"kind": ""})])
    bent = chain(country.draft(), "line")
    assert (bent[0], bent[-1]) == ("0105", "0705")
    assert {"0302", "0402"} & set(bent)


def test_a_ferry_is_no_track(country: Country) -> None:
    country.layer("towns", *TOWNS)
    country.layer("ways", "line,rail,,west east,reconstructed hand")
    country.shapes("railways", [(line((56, 20), (58.5, 21.5), (58.5, 24.5), (56, 26)), {"kind": "ferry"})])
    assert len(chain(country.draft(), "line")) == 7


def test_a_way_does_not_run_through_water(country: Country) -> None:
    country.layer("towns", *TOWNS)
    country.layer("ground", "terrain,lake,0403 0404 0406 0304 0305 0306,reconstructed hand")
    country.layer("ways", "line,road,,west east,reconstructed hand")
    draft = country.draft()
    assert not any(draft.wet(draft.lattice.index[x]) for x in chain(draft, "line"))


def test_a_step_is_drawn_once(country: Country) -> None:
    country.layer("towns", *TOWNS)
    country.layer(
        "ways",
        "one,rail,broad,west east,reconstructed hand",
        "two,rail,broad,0101 west middle 0408,reconstructed hand",
    )
    draft = country.draft()
    steps = [draft.lattice.side(a, b) for w in draft.ways for a, b in pairwise(w.hexes)]
    assert len(steps) == len(set(steps))
    assert chain(draft, "two")[-1] == "0105"
    assert chain(draft, "two_2")[0] == "0405"
    assert {w.gauge for w in draft.ways} == {"broad"}


def test_a_bridge_stands_where_a_railway_crosses_a_river_and_nowhere_else(country: Country) -> None:
    country.layer("towns", *TOWNS)
    country.layer("rivers", 'main,major_river,"path 60,23.5; 53,23.5",edge edge,reconstructed hand')
    country.layer(
        "ways", "line,rail,,west east,reconstructed hand", "track,road,,0102 0702,reconstructed hand"
    )
    draft = country.draft()
    bridges = [side for side, marks in draft.sides.items() if "bridge" in marks]
    assert len(bridges) == 1
    assert "major_river" in draft.sides[bridges[0]]
    assert {draft.lattice.labels[h] for h in bridges[0]} <= set(chain(draft, "line"))


def test_a_pinned_line_is_there(country: Country) -> None:
    country.layer("towns", *TOWNS)
    country.layer("ways", "line,rail,,west east,reconstructed hand")
    country.layer("pins", "line,0505 0506 0507,rail,rulebook XX 4")
    draft = country.draft()
    index = draft.lattice.index
    assert {
        draft.lattice.side(index["0505"], index["0506"]),
        draft.lattice.side(index["0506"], index["0507"]),
    } <= draft.steps("rail")


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (
            "a,rail,,west nowhere,reconstructed hand",
            'ways.csv:2: stations: "nowhere" is neither a place nor a hex',
        ),
        ("a,rail,,west 0808,reconstructed hand", "ways.csv:2: stations: no way from 0105 to 0808"),
    ],
)
def test_bad_rows_are_told_with_their_line(country: Country, row: str, said: str) -> None:
    country.shapes("land", [(square(10, 40, 25.5, 70), {})])
    country.layer("towns", *TOWNS[:1])
    country.layer("ground", "terrain,clear,0808,reconstructed hand")
    country.layer("ways", row)
    with pytest.raises(BadInput) as e:
        country.draft()
    assert str(e.value).startswith(said)


def test_a_road_along_a_river_keeps_to_its_bank(country: Country) -> None:
    country.layer(
        "rivers",
        'main,major_river,"path 56.1,20; 55.9,21; 56.1,22; 55.9,23; 56.1,24; 55.9,25; 56.1,26",free '
        "free,reconstructed hand",
    )
    country.layer("ways", "track,road,,0104 0704,reconstructed hand")
    draft = country.draft()
    index = draft.lattice.index
    sides = [draft.lattice.side(index[a], index[b]) for a, b in pairwise(chain(draft, "track"))]
    assert not any("major_river" in draft.sides.get(side, {}) for side in sides)


def test_neighbours_are_joined_directly(country: Country) -> None:
    country.shapes("railways", [(line((57, 20), (58, 20), (58, 22), (57, 21)), {"kind": ""})])
    country.layer("ways", "line,rail,,0104 0203,reconstructed hand")
    assert chain(country.draft(), "line") == ["0104", "0203"]
