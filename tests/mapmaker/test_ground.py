import numpy as np
from tests.mapmaker.country import Country, square

from mapmaker.geodata import FOREST, WETLAND


def test_sea_is_what_is_not_land(country: Country) -> None:
    country.shapes("land", [(square(10, 40, 23.5, 70), {})])
    draft = country.draft()
    assert country.terrain(draft, "0304") == "clear"
    assert country.terrain(draft, "0604") == "sea"


def test_a_lake_of_1941_is_a_lake_and_a_later_reservoir_is_not(country: Country) -> None:
    country.shapes(
        "lakes",
        [(square(21.3, 57.4, 22.7, 58.6), {"in_1941": 1}), (square(24.3, 57.4, 25.7, 58.6), {"in_1941": 0})],
    )
    draft = country.draft()
    assert country.terrain(draft, "0303") == "lake"
    assert country.terrain(draft, "0603") == "clear"


def test_forest_and_swamp_come_from_the_land_cover(country: Country) -> None:
    country.raster(
        "landcover_30s.npy.gz", 120, np.uint8, (20.4, 56.4, 23.6, 59.4, FOREST), (24.5, 56, 26.6, 59, WETLAND)
    )
    draft = country.draft()
    assert country.terrain(draft, "0303") == "woods"
    assert country.terrain(draft, "0603") == "swamp"
    assert country.terrain(draft, "0308") == "clear"


def test_rough_is_height_that_differs_within_a_hex(country: Country) -> None:
    country.raster(
        "elevation_1min.npy.gz", 60, np.int16, (22, 57.4, 22.7, 58.6, 600), (24, 55.5, 27.4, 59, 600)
    )
    draft = country.draft()
    assert country.terrain(draft, "0303") == "rough"
    assert country.terrain(draft, "0604") == "clear"  # high, and flat


def test_a_side_under_water_between_two_shores(country: Country) -> None:
    country.shapes("land", [(square(10, 40, 22.35, 70), {}), (square(22.65, 40, 40, 70), {})])
    draft = country.draft()
    index = draft.lattice.index
    assert "strait" in draft.sides[draft.lattice.side(index["0304"], index["0404"])]
    assert draft.lattice.side(index["0304"], index["0204"]) not in draft.sides


def test_without_geodata_everything_is_as_drawn(country: Country) -> None:
    (country.geo / "land.geojson").unlink()
    country.layer("ground", "terrain,woods,0303 0304,reconstructed hand")
    draft = country.draft()
    assert [country.terrain(draft, x) for x in ("0303", "0304", "0305")] == ["woods", "woods", "clear"]


def test_pins_stand_over_hands_and_hands_over_geodata(country: Country) -> None:
    country.raster("landcover_30s.npy.gz", 120, np.uint8, (10, 40, 40, 70, FOREST))
    country.layer("ground", "terrain,swamp,0303 0304,reconstructed hand")
    country.layer("pins", "terrain,0304,clear,rulebook XX 1")
    draft = country.draft()
    assert [country.terrain(draft, x) for x in ("0302", "0303", "0304")] == ["woods", "swamp", "clear"]
    sources = [draft.sources[draft.lattice.index[x]] for x in ("0302", "0303", "0304")]
    assert sources == ["reconstructed geodata", "reconstructed hand", "rulebook XX 1"]


def test_a_pin_that_forbids_a_terrain_leaves_the_ground_clear(country: Country) -> None:
    country.layer("ground", "terrain,swamp,0303 0304,reconstructed hand")
    country.layer("pins", "terrain,0304 0305,!swamp,rulebook XX 1")
    draft = country.draft()
    assert country.terrain(draft, "0304") == "clear"
    assert draft.sources[draft.lattice.index["0305"]] == "reconstructed geodata"


def test_a_town_is_not_in_the_water(country: Country) -> None:
    country.shapes("land", [(square(10, 40, 23.5, 70), {})])
    country.layer(
        "towns",
        "port,town,Port,Port,,57,25,town,reconstructed hand",
        "gulf,sea,Golfe,Gulf,0704,,,,reconstructed hand",
    )
    draft = country.draft()
    assert country.terrain(draft, draft.lattice.labels[draft.places["port"].hex]) == "clear"
    assert country.terrain(draft, "0704") == "sea"
