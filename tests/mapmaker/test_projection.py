import numpy as np
import pytest

from grognard.kernel.hexes import Layout
from grognard.kernel.maps import Sheet
from mapmaker.lattice import Lattice, spots
from mapmaker.projection import projection, warped

PLATE = {
    "kind": "plate",
    "lon": 34.75,
    "lat": 51.30,
    "at": [1, 1],
    "columns_per_degree": 6.4843,
    "rows_per_degree": 8.5538,
}
CONIC = {"kind": "lcc", "lon0": 20.35, "lat0": 52, "p1": 47, "p2": 57, "km": 25.31, "at": [28.1683, 35.7418]}
ROUND = {"kind": "laea", "lon0": 20.3, "lat0": 41.6, "km": 25.3, "turn": -20.5, "at": [-47.7, 75.7]}
PLACES = np.array([(53.9, 27.56), (48.7, 44.5), (59.9, 30.3), (45.0, 34.1)])


@pytest.mark.parametrize("table", [PLATE, CONIC, ROUND])
def test_there_and_back(table: dict[str, object]) -> None:
    found = projection(table)
    assert np.allclose(found.to_earth(found.to_plane(PLACES)), PLACES, atol=1e-6)


@pytest.mark.parametrize(("label", "lat", "lon"), [("5426", 53.90, 27.57), ("6115", 56.34, 30.55)])
def test_minsk_and_velikie_luki_fall_where_the_rulebook_of_vr_has_them(
    label: str, lat: float, lon: float
) -> None:
    board = Lattice(Layout("flat", "even"), spots([Sheet("", 70, 75)], "CCRR"))
    at = projection(CONIC).to_plane(np.array([(lat, lon)]))
    assert board.labels[board.at(at)[0]] == label


def test_north_is_up_and_east_is_right() -> None:
    for table in (PLATE, CONIC):
        here, north, east = projection(table).to_plane(np.array([(50.0, 36.0), (51.0, 36.0), (50.0, 37.0)]))
        assert north[1] < here[1]
        assert east[0] > here[0]


def test_the_warp_pulls_a_town_into_its_hex_and_leaves_what_is_far() -> None:
    board = Lattice(Layout("flat", "even"), spots([Sheet("", 65, 38)], "CCRR"))
    base = projection(PLATE)
    town = np.array([(49.0, 40.0)])
    there = int(board.at(base.to_plane(town))[0])
    wanted = board.near[there][0]
    found = warped(base, board, [(wanted, 49.0, 40.0)], 0.0, 5.0)
    assert board.at(found.to_plane(town))[0] == wanted
    far = np.array([(50.9, 36.0)])
    assert np.allclose(found.to_plane(far), base.to_plane(far))
    assert np.allclose(found.to_earth(found.to_plane(town)), town, atol=1e-3)


def test_a_town_that_is_in_its_hex_holds_the_ground() -> None:
    board = Lattice(Layout("flat", "even"), spots([Sheet("", 65, 38)], "CCRR"))
    base = projection(PLATE)
    town = np.array([(49.0, 40.0)])
    here = int(board.at(base.to_plane(town))[0])
    assert np.allclose(
        warped(base, board, [(here, 49.0, 40.0)], 0.0, 5.0).to_plane(town), base.to_plane(town)
    )
