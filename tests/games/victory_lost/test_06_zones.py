"""6. Zones of control: six hexes, rivers or not; none into water, none across impassable
sides, none of HQs.
"""

from __future__ import annotations

from pathlib import Path

from tests.games.victory_lost.moving import GAME, active, moving, overlay_labels, pack, price, with_pack

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation


def zone(units: dict[str, str], side: str = "axis") -> list[str]:
    found: list[str] = overlay_labels(situation("avl", "soviet-movement", units=units), "zoc", side)
    return found


@cites("AVL 6.0.1a")
def test_a_combat_unit_holds_the_six_hexes_around_it() -> None:
    assert zone({"G168": "5406"}) == ["5306", "5307", "5405", "5407", "5506", "5507"]
    assert zone({"S25G": "5405"}, "soviet") == ["5305", "5306", "5404", "5406", "5505", "5506"]


@cites("AVL 6.0.1a")
def test_a_reduced_or_isolated_unit_holds_as_many() -> None:
    t = situation("avl", "soviet-movement", units={"G168": {"at": "5406", "steps": 1, "marks": ["isolated"]}})
    assert len(overlay_labels(t, "zoc", "axis")) == 6


@cites("AVL 6.0.1b")
def test_none_reaches_into_the_sea() -> None:
    """Taganrog: 2836 and 2936 are the Sea of Azov."""
    assert zone({"G168": "2835"}) == ["2735", "2736", "2834", "2935"]


@cites("AVL 6.0.1d")
def test_it_reaches_over_major_rivers_bridge_or_not() -> None:
    """The bridgehead of Osetrovka: the Don has a bridge to 3810 and none to 3711, 3911 and 3912."""
    assert zone({"S25G": "3811"}, "soviet") == ["3711", "3712", "3810", "3812", "3911", "3912"]


@cites("AVL 6.0.1c")
def test_none_reaches_across_an_impassable_side(tmp_path: Path) -> None:
    """The map has no such side: one is drawn between 5406 and 5405."""
    folder = impassable(tmp_path)
    t = with_pack(folder, "soviet-movement", {"G168": "5406"})
    assert overlay_labels(t, "zoc", "axis") == ["5306", "5307", "5407", "5506", "5507"]


@cites("AVL 8.1.5c")
def test_nobody_crosses_an_impassable_side(tmp_path: Path) -> None:
    """From 5406 to 5405 one goes round, by two hexes; and not at all with one point."""
    folder = impassable(tmp_path)
    for points, marks in ((4, ["active"]), (2, ["active", "isolated"])):
        t = with_pack(folder, "soviet-movement", {"S25G": {"at": "5406", "marks": marks}}).act("unit", "S25G")
        reach = overlay_labels(t, "reach", "S25G")
        assert reach["5405"] == 2
        assert reach["5407"] == 1
        assert max(reach.values()) == points
    t = with_pack(folder, "soviet-movement", {"S25G": active("5406"), "G168": "5505", "G57": "5305"}).act(
        "unit", "S25G"
    )
    assert not t.can("to", "5405"), "round through the zones of both it costs 3 and 5"
    assert "AVL 8.1.5c" in t.refusals("to", "5405"), "straight over the side it would cost 1 and 2"


def impassable(folder: Path) -> Path:
    return pack(
        folder,
        "hexsides.csv",
        "3001,3101,major_river",
        "5406,5405,impassable,,reconstructed drawn\n3001,3101,major_river",
    )


@cites("AVL 6.0.1e")
def test_an_hq_holds_nothing() -> None:
    assert zone({"4PzA": "5406", "Hollidt": "5404"}) == []


@cites("AVL 6.0.3", "AVL 8.2.1a")
def test_two_zones_in_a_hex_are_one() -> None:
    """5405 lies beside both."""
    assert price("S17Tk", "5404", "5405", others={"G168": "5406"}) == 3
    assert price("S17Tk", "5404", "5405", others={"G168": "5406", "G57": "5306"}) == 3


@cites("AVL 6.0.2", "AVL 8.2.1a", "AVL 10.1.2b", "AVL 11.1.1c", "AVL 9.5.3")
def test_a_zone_bears_on_movement_supply_placement_and_retreat() -> None:
    """Liski with a German across the Don, and without him: dearer steps, a cut line, a rail hex that takes
    nobody.
    """
    watched: dict[str, str] = {"G168": "3204"}
    assert price("S17Tk", "3202", "3203") == 1
    assert price("S17Tk", "3202", "3203", others=watched) == 3
    for overlay in ("supply", "rail"):
        free, cut = (
            overlay_labels(situation("avl", "soviet-movement", units=units), overlay, "soviet")
            for units in ({}, watched)
        )
        assert "3203" in free
        assert "3203" not in cut
    assert [beaten(watch).pos.state.steps[index("G168")] for watch in (False, True)] == [2, 1]


def index(unit: str) -> int:
    return GAME.roster.index[unit]


def beaten(watched: bool) -> Situation:
    """21 to 4 on a German at 0614: with a 3 he falls back two hexes. With more Soviets about, only 0615 is
    left, in their zones.
    """
    force = {"S17Tk": active("0714"), "S18Tk": active("0714"), "S24Tk": active("0715")}
    watch = {"S25Tk": "0514", "S1Tk": "0515", "S7Tk": "0613"} if watched else {}
    t = situation("avl", "soviet-combat", turn=5, units={"G168": "0614", **force, **watch})
    t.act("target", "0614").acts(*(f"join {unit}" for unit in force)).act("attack", dice=[3])
    while t.may("fall"):
        t.act("fall", t.may("fall")[0])
    return t


@cites("AVL 8.2.1a")
def test_leaving_the_sight_of_a_zone_is_free_again() -> None:
    t = moving("S17Tk", "5404", {"G168": "5407"}).act("to", "5405")
    assert t.can("to", "5404")
