"""7.3.3 to 7.3.5, drawn on the map: how far an HQ commands, what stops it, and whom it may command."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.games.victory_lost.plain import AREAS, CLOSED, LAND, SIDES, TERRAIN, beside

from grognard.games import load
from grognard.games.victory_lost.law.command import radius
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.position import begin
from grognard.kernel.views import view
from grognard.testing.table import Situation, situation

GAME = load("avl")


def drawn(chit: str, units: dict[str, Any], turn: int = 4, pack: Path | None = None) -> Situation:
    """The only chit in the bag is drawn, with these units on the map."""
    own = {"chits": ["40A", "6A", "1GdA", "2GdA", "3GdA"], "bag": [chit]}
    if pack is None:
        return situation("avl", "draw", turn=turn, own=own, units=units)
    table = {"game": "avl", "turn": turn, "phase": "draw", "units": units, "own": own}
    return Situation(begin(load("avl", pack=pack), FixedDice([]), table)[0])


def called(chit: str, units: dict[str, Any], turn: int = 4, pack: Path | None = None) -> set[str]:
    """Who is activated besides the HQ itself."""
    return set(drawn(chit, units, turn, pack).units_marked("active")) - {chit}


def go(t: Situation, unit: str, to: str) -> Situation:
    t.acts(f"unit {unit}", f"to {to}")
    return t.act("done") if t.can("done") else t


# -- 7.3.3: the distance


@cites("AVL 7.3.3a", "AVL 2.3.2b", "AVL 4.1.2a")
@pytest.mark.parametrize(
    ("hq", "reach"),
    [("40A", ("2014", "1616", "2416")), ("1GdA", ("2013", "1516", "2516"))],
)
def test_four_hexes_away_is_within_a_radius_of_four_and_five_is_not(hq: str, reach: tuple[str, ...]) -> None:
    """From 2018: straight north, and to both sides; three or four hexes lie between."""
    further = {"2014": "2013", "1616": "1515", "2416": "2515", "2013": "2012", "1516": "1415", "2516": "2615"}
    for h in reach:
        assert called(hq, {hq: "2018", "S25G": h, "S107": further[h], "S141": "2018"}) == {"S25G", "S141"}


@cites("AVL 7.3.3a", "AVL 7.3.4a", "AVL 7.3.4b", "AVL 7.3.4c", "AVL 13.0b")
@pytest.mark.parametrize("seed", range(40))
def test_the_radius_is_that_of_a_walk_hex_by_hex(seed: int) -> None:
    """From hexes all over the map, held against steps counted one by one on the files of the map."""
    rng = random.Random(seed)
    banks = sorted({h for side in SIDES["major_river"] for h in side} & LAND)
    start = rng.choice(sorted(LAND) if seed % 2 else banks)
    for reach in (1, 3, 4, 5, 6):
        going, found = {start}, {start}
        for _ in range(reach):
            over = {n for h in going for n in beside(h) if frozenset((h, n)) in CLOSED} & LAND
            going |= {n for h in going for n in beside(h) if frozenset((h, n)) not in CLOSED} & LAND
            found |= going | over
        assert set(GAME.map.labels(radius(GAME.rules.data, GAME.map.hex(start), reach))) == found


@cites("AVL 7.3.3b")
def test_who_comes_within_reach_after_the_activation_is_not_activated() -> None:
    """The HQ moves toward a unit six hexes off; it still does not command it."""
    t = drawn("1GdA", {"1GdA": "2018", "S25G": "2019", "S107": "2012"})
    go(t, "1GdA", "2016")
    assert t.may("unit") == ["S25G"]
    assert t.refusals("unit", "S107") == ["AVL 7.0", "AVL 7.3.3b"]


@cites("AVL 7.3.3c", "AVL 7.3.3b")
def test_who_was_activated_goes_out_of_the_radius_and_fights_there() -> None:
    t = drawn("40A", {"40A": "2018", "S17Tk": "2014", "H13": "2009"})
    go(t, "S17Tk", "2010").act("end_phase")
    assert t.phase == "soviet-combat"
    t.acts("target 2009", "join S17Tk")
    assert t.can("attack")


@cites("AVL 7.3.3d", "AVL 2.5c")
def test_those_out_of_command_are_told_apart_by_their_mark() -> None:
    """Everybody else in the radius of no HQ stays without the marker of the activated, for both players to
    see.
    """
    t = drawn("STAVKA", {"40A": "2018", "1GdA": "3018", "S25G": "2014", "S107": "3013", "S141": "2508"})
    assert set(t.units_marked("active")) == {"40A", "1GdA", "S25G", "S107"}
    for viewer in (0, 1):
        seen = {u["id"]: u["marks"] for u in view(t.pos, viewer)["units"]}
        assert (seen["S25G"], seen["S141"]) == (["active"], [])


# -- 7.3.4: what stops it


@cites("AVL 7.3.4c")
def test_over_a_major_river_without_a_bridge_one_hex_and_no_further() -> None:
    """The 3rd Guards Army (5) on the left bank at 4512: the Don runs between 4515 and 4516, and no bridge is
    near.
    """
    assert frozenset(("4515", "4516")) in SIDES["major_river"] - SIDES["bridge"]
    everyone = {
        "3GdA": "4512",
        "S278": "4515",
        "S266": "4516",
        "S197": "4517",
        "S203": "4415",
        "S14G": "4416",
    }
    assert called("3GdA", everyone) == {"S278", "S266", "S203", "S14G"}
    nearer = {"3GdA": "4515", "S266": "4516", "S197": "4517", "S203": "4518"}
    assert called("3GdA", nearer) == {"S266"}  # though 4517 is but two hexes away


@cites("AVL 7.3.4c", "AVL 2.1.3")
def test_over_a_bridge_it_goes_on() -> None:
    """The 6th Army (4) at 3810, where the road crosses the Don to 3811: two more hexes beyond, and a fifth is
    too far.
    """
    assert frozenset(("3810", "3811")) in SIDES["bridge"] & SIDES["major_river"]
    everyone = {"6A": "3810", "S127": "3811", "S172": "3812", "S350": "3814", "S267": "3815"}
    assert called("6A", everyone) == {"S127", "S172", "S350"}


@cites("AVL 7.3.4c")
def test_a_minor_river_without_a_bridge_does_not_stop_it() -> None:
    """Between 2020 and 2021 runs a minor river."""
    assert frozenset(("2020", "2021")) in SIDES["minor_river"] - SIDES["bridge"]
    assert called("40A", {"40A": "2018", "S25G": "2021", "S107": "2022"}) == {"S25G", "S107"}


@cites("AVL 7.3.4b")
def test_it_does_not_go_through_water() -> None:
    """Fretter-Pico (4) on the coast at 2735: the other shore at 2938 is four hexes away as the crow flies."""
    assert GAME.map.grid.distance(GAME.map.hex("2735"), GAME.map.hex("2938")) == 4
    assert TERRAIN["2938"] != "sea"
    assert called("F-Pico", {"F-Pico": "2735", "G168": "2938", "G26": "2731", "G62": "2736"}) == {
        "G26",
        "G62",
    }


@cites("AVL 7.3.4a")
def test_it_does_not_pass_an_impassable_hexside(tmp_path: Path) -> None:
    """No side of our map is so: a pack makes one, and the hexes straight beyond it are
    then a step further.
    """
    everyone = {"40A": "2018", "S25G": "2017", "S107": "2014"}
    assert called("40A", everyone) == {"S25G", "S107"}
    text, _ = GAME.files.read("hexsides.csv")
    (tmp_path / "hexsides.csv").write_text(text + "2017,2018,impassable,,reconstructed\n", encoding="utf-8")
    assert called("40A", everyone, pack=tmp_path) == {"S25G"}


@cites("AVL 7.3.4d")
def test_neither_the_enemy_nor_his_zones_nor_supply_matter() -> None:
    """Between the HQ and its unit the road is full of Germans, both are surrounded and out of supply."""
    foes = {"G168": "2017", "G26": "2016", "G298": "2015", "G385": "2119", "G387": "2013", "G62": "1919"}
    unit = {"at": "2014", "marks": ["isolated"]}
    assert called("40A", {"40A": {"at": "2018", "marks": ["unsupplied"]}, "S25G": unit, **foes}) == {"S25G"}


@cites("AVL 13.0b")
@pytest.mark.parametrize("turn", [4, 5])
def test_it_is_traced_through_the_pocket_of_stalingrad(turn: int) -> None:
    """From 6225 straight north through four hexes of the pocket to 6220."""
    assert {"6221", "6222", "6223", "6224"} <= AREAS["pocket"]
    assert called("2GdA", {"2GdA": "6225", "S98": "6220", "S3G": "6219"}, turn=turn) == {"S98"}


# -- 7.3.5: nationality


@cites("AVL 7.3.5a", "AVL 7.3.5b", "AVL 2.2.1a", "AVL 2.2.2e", "AVL 7.3.2a")
@pytest.mark.parametrize(
    ("hq", "commands"),
    [
        ("Hollidt", {"G168", "H7", "R7", "ItTrd"}),
        ("It8A", {"G168", "ItTrd"}),
        ("H2A", {"G168", "H7"}),
        ("R3A", {"G168", "R7"}),
    ],
)
def test_germans_command_everybody_and_the_others_their_own_and_germans(hq: str, commands: set[str]) -> None:
    """G168 bears the colour of the Hungarian army, and that does not matter."""
    assert called(hq, {hq: "2018", "G168": "2017", "H7": "2019", "R7": "1919", "ItTrd": "2118"}) == commands


@cites("AVL 7.2.1c", "AVL 7.3.2a", "AVL 2.2.2e", "AVL 2.3.1")
def test_an_hq_activates_units_of_any_army_but_no_other_hq() -> None:
    """The units of the 40th Army answer to the 6th, whose own do not when they are far away."""
    t = drawn("6A", {"6A": "2018", "40A": "2017", "S25G": "2016", "S127": "2008"})
    assert t.units_marked("active") == ["S25G", "6A"]
    assert t.refusals("unit", "40A") == ["AVL 7.0", "AVL 7.3.2a"]


@cites("AVL 7.3.2a")
def test_everybody_in_the_radius_is_activated_and_nobody_else() -> None:
    """The whole of the set-up, by the 1st Guards Army: the hexes of the radius decide."""
    units = {u.id: u.setup for u in GAME.roster.units if u.setup}
    found = set(GAME.map.labels(radius(GAME.rules.data, GAME.map.hex("4110"), 5)))
    reds = {u.id for u in GAME.roster.units if u.setup in found and u.side == 0 and u.kind != "hq"}
    assert called("1GdA", units, turn=2) == reds
    assert len(reds) > 10
