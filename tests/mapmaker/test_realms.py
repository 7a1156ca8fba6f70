import pytest
from tests.mapmaker.country import Country, square

from grognard.kernel.errors import BadInput
from mapmaker.draft import Draft
from mapmaker.where import Where


def of(draft: Draft, value: str) -> set[str]:
    return {x for x, h in draft.lattice.index.items() if draft.attributes["country"][h] == value}


def test_a_wall_parts_two_countries(country: Country) -> None:
    country.layer(
        "realms",
        'country,wall,"path 56.5,19; 56.5,28",reconstructed hand',
        "country,north,flood 0101,reconstructed hand",
        "country,south,flood 0108,reconstructed hand",
    )
    draft = country.draft()
    north, south = of(draft, "north"), of(draft, "south")
    assert not north & south
    assert north | south == set(draft.lattice.index)
    assert {"0103", "0803"} <= north
    assert {"0106", "0806"} <= south


def test_a_river_is_a_wall(country: Country) -> None:
    country.layer("rivers", 'main,major_river,"path 60,23.5; 53,23.5",edge edge,reconstructed hand')
    country.layer(
        "realms", "country,wall,rivers main,reconstructed hand", "country,north,flood 0101,reconstructed hand"
    )
    draft = country.draft()
    assert {"0101", "0208"} <= of(draft, "north")
    assert not {"0701", "0808"} & of(draft, "north")


def test_a_flood_stays_on_land_and_later_rows_win(country: Country) -> None:
    country.shapes("land", [(square(10, 40, 23.5, 70), {})])
    country.layer(
        "realms", "country,north,flood 0101,reconstructed hand", "country,south,0202,reconstructed hand"
    )
    draft = country.draft()
    assert not any(draft.wet(draft.lattice.index[x]) for x in of(draft, "north"))
    assert of(draft, "south") == {"0202"}


def test_pins_stand_over_realms(country: Country) -> None:
    country.layer("realms", "country,north,all,reconstructed hand")
    country.layer("pins", "attribute,0505 0506,country=south,rulebook XX 5")
    assert of(country.draft(), "south") == {"0505", "0506"}


@pytest.mark.parametrize(
    ("where", "hexes"),
    [
        ("0303 0304", {"0303", "0304"}),
        ("0301..0304", {"0301", "0302", "0303", "0304"}),
        ("near 0303 1", {"0303", "0302", "0304", "0202", "0203", "0402", "0403"}),
        ("near 0303 1 - 0303 + 0808", {"0302", "0304", "0202", "0203", "0402", "0403", "0808"}),
        ("ring 58.6,21.5; 58.6,22.5; 57.4,22.5; 57.4,21.5", {"0303"}),
        ("path 58,20; 58,22", {"0103", "0202", "0203", "0303"}),
        ("band 0.4 58,20; 58,22", {"0103", "0303"}),
        ("is terrain lake", {"0606"}),
        ("is feature town", {"0707"}),
        ("is country south", {"0505"}),
    ],
)
def test_where(country: Country, where: str, hexes: set[str]) -> None:
    country.layer("ground", "terrain,lake,0606,reconstructed hand", "feature,town,0707,reconstructed hand")
    country.layer("realms", "country,south,0505,reconstructed hand")
    country.layer("areas", f'here,"{where}",reconstructed hand')
    draft = country.draft()
    assert {draft.lattice.labels[h] for h in draft.areas["here"][0]} == hexes


def test_rows_of_one_area_are_put_together(country: Country) -> None:
    country.layer("areas", "here,0101,reconstructed hand", "here,0102,reconstructed hand")
    draft = country.draft()
    assert [draft.lattice.labels[h] for h in draft.areas["here"][0]] == ["0101", "0102"]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("country,east,all,reconstructed hand", 'realms.csv:2: value: "east" is not a value of country'),
        ("zone,north,all,reconstructed hand", 'realms.csv:2: attribute: "zone" is not among the attributes'),
        ("country,north,0999,reconstructed hand", 'realms.csv:2: where: "0999" is not a hex of this map'),
        ("country,north,is river x,reconstructed hand", 'realms.csv:2: where: "is river"'),
        ("country,wall,all,reconstructed hand", "realms.csv:2: where: a wall is given by"),
    ],
)
def test_bad_rows_are_told_with_their_line(country: Country, row: str, said: str) -> None:
    country.layer("realms", row)
    with pytest.raises(BadInput) as e:
        country.draft()
    assert str(e.value).startswith(said)


def test_a_map_without_projection_takes_hexes_only(country: Country) -> None:
    text = (country.maps / "map.toml").read_text()
    start, end = text.index("[projection]"), text.index("[ground]")
    country.top(text[:start] + text[end:])
    country.layer("ground", "terrain,woods,0303,reconstructed hand")
    assert country.terrain(country.draft(), "0303") == "woods"
    country.layer("areas", 'here,"path 58,20; 58,22",reconstructed hand')
    with pytest.raises(BadInput, match="no projection"):
        country.draft()


def test_where_reads_what_was_settled_before(country: Country) -> None:
    draft = country.draft()
    assert len(Where(country.definition, draft).settled(None, "where", "terrain clear")) == 64  # type: ignore[arg-type]
