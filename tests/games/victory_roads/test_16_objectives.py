"""16. The six objectives, the check after the German exploitation, and the End of the Reich."""

from __future__ import annotations

import pytest
from tests.games.victory_roads.campaign import DATA, campaign, ended, lying, own

from grognard.games.victory_roads.law.objectives import objectives_held
from grognard.kernel.changes import Rolled
from grognard.kernel.cite import cites
from grognard.kernel.views import OBSERVER, seen_change
from grognard.testing.table import Situation

MINSK, REVAL, RIGA, PSKOV = "5426", "4402", "4314", "5409"
PLOESTI, BUDA, PEST, BERLIN = "5366", "2855", "2955", "1133"
KATOWICE, GLEIWITZ, OPPELN = "2843", "2743", "2541"
FOOTHOLD = DATA.map.labels(DATA.tables.objectives[1].hexes)
REICH = ("fuel", "no_rail", "desertion", "no_pr", "refugees", "lost", "meddling", "ammunition")
END_SUPPORTS = {f"reich_{name}-1": "end_supports" for name in REICH}


def held(*soviet: str, **more: object) -> list[str]:
    t = campaign("axis-movement", {}, {"soviet": list(soviet)}, **more)
    return [one.id for one in objectives_held(t.pos)]


ALL = ["german_cities", "foothold", "silesia", "ploesti", "budapest", "berlin"]


def without(*lost: str) -> list[str]:
    return [id for id in ALL if id not in lost]


def checked(soviet: list[str], *dice: int, **before: object) -> Situation:
    """After the check that ends the German exploitation, in the reinforcements phase."""
    units = {**END_SUPPORTS, "G6": {"at": "0837", "steps": 1}, "Q4": "0837"}
    t = campaign("axis-movement", units, {"soviet": soviet, **before})
    return ended(t, *dice)


@cites("VR 16.1.1a", "VR 16.1.1b", "VR 16.1.1c", "VR 16.1.1d", "VR 16.1.1e", "VR 16.1.1f")
@pytest.mark.parametrize(
    ("soviet", "lost"),
    [
        ((), ()),
        (("3519",), ("german_cities",)),  # Memel
        (("3722",), ("german_cities",)),  # Tilsit, a minor city
        ((BERLIN,), ("berlin",)),
        ((MINSK,), ()),
        (tuple(FOOTHOLD), ("foothold",)),
        (tuple(label for label in FOOTHOLD if label != PSKOV), ()),
        (tuple(label for label in FOOTHOLD if label != REVAL), ()),
        ((OPPELN,), ("german_cities",)),
        ((OPPELN, KATOWICE), ("german_cities", "silesia")),
        ((OPPELN, GLEIWITZ), ("german_cities", "silesia")),
        ((PLOESTI,), ("ploesti",)),
        ((BUDA,), ("budapest",)),
        ((BUDA, PEST), ("budapest",)),
    ],
)
def test_what_each_objective_asks_for(soviet: tuple[str, ...], lost: tuple[str, ...]) -> None:
    assert held(*soviet) == without(*lost)


@cites("VR 16.1.1b")
def test_a_foothold_is_a_soviet_major_city_or_a_port_of_the_baltic_states() -> None:
    assert {MINSK, REVAL, RIGA} <= set(FOOTHOLD)
    assert "4724" not in FOOTHOLD, "Vilnius is in the Baltic states, and no port"
    assert "3519" not in FOOTHOLD, "Memel is German"


@cites("VR 16.1.1e")
def test_players_may_agree_that_one_hex_holds_a_city() -> None:
    """H-06."""
    assert held(BUDA, options={"cities": "any"}) == ALL
    assert held(BUDA, PEST, options={"cities": "any"}) == without("budapest")


@cites("VR 16.1.2", "VR 16.1.3", "VR 2l")
def test_the_check_comes_after_the_german_exploitation() -> None:
    t = campaign("axis-movement", END_SUPPORTS, {"soviet": [PLOESTI]})
    assert own(t).objectives == 6
    assert own(checked([PLOESTI], 1)).objectives == 5


@cites("VR 16.1.3")
def test_the_marker_never_goes_back() -> None:
    assert own(checked([], objectives=4)).objectives == 4
    assert own(checked([PLOESTI], objectives=4)).objectives == 4


@cites("VR 16.2.1b")
@pytest.mark.parametrize(
    ("before", "soviet", "added"),
    [
        (6, [PLOESTI], 1),
        (5, [PLOESTI, BUDA], 2),
        (6, [PLOESTI, BUDA], 3),  # J-09: both boxes
        (5, [PLOESTI], 0),
    ],
)
def test_each_new_box_adds_its_supports(before: int, soviet: list[str], added: int) -> None:
    t = checked(soviet, *[1] * added, objectives=before)
    assert len(lying(t, "axis_supports")) == added
    assert len(lying(t, "end_supports")) == 8 - added


@cites("VR 16.2.1b")
def test_the_pool_of_them_runs_dry() -> None:
    """K-27: the track may ask for thirteen, and there are eight."""
    lost = [PLOESTI, BUDA, BERLIN, "3519", KATOWICE, OPPELN, *FOOTHOLD]
    t = checked(lost, *[1] * 7)
    assert len(lying(t, "axis_supports")) == 8
    assert own(t).objectives == 0


@cites("VR 16.2.1b")
def test_which_are_added_is_for_the_axis_alone() -> None:
    """K-26: each player knows what his own pool holds, and the other learns nothing."""
    before = campaign("axis-movement", END_SUPPORTS, {"soviet": [PLOESTI]})
    t = checked([PLOESTI], 3)
    dice = [c for c in t.log if isinstance(c, Rolled)]
    assert [c.what for c in dice] == ["vr-die-reich"]
    assert seen_change(dice[0], before.pos, t.pos, 1) is not None
    assert seen_change(dice[0], before.pos, t.pos, 0) is None
    assert seen_change(dice[0], before.pos, t.pos, OBSERVER) is None


@cites("VR 15.2.1b")
def test_the_loss_of_the_german_cities_at_a_check_is_remembered() -> None:
    assert own(checked(["3519"], 1)).cities_lost
    t = checked([], objectives=5, cities_lost=True, mood=7)
    assert own(t).cities_lost
    assert own(t).mood == 7, "H-08: it does not come back with the city"
    assert not own(checked([PLOESTI], 1)).cities_lost


@cites("VR 0a")
def test_no_check_where_the_chapter_is_not_in_force() -> None:
    t = campaign("axis-movement", {"G6": "1952"}, turn=20, scenario="budapest_wien")
    ended(t, 3, 3, 1)
    assert own(t).objectives == 0
