"""9. Theatres: radius and mode, the line they always need, and where they go without it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.theatre_situations import (
    DATA,
    FRONT,
    GAME,
    THEATRES,
    campaign,
    hand,
    in_box,
    many,
)

from grognard.games.victory_roads.law import corps, theatres
from grognard.games.victory_roads.law.names import own
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import run
from grognard.kernel.hexes import bits, hexset, unitset
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

GRID = GAME.map.grid


def index(id: str) -> int:
    return GAME.roster.index[id]


def at(label: str) -> int:
    return GAME.map.hex(label)


def after(t: Situation, what: Any, *args: Any) -> Situation:
    """Let something of the law happen, and go on to the next question."""
    ref = Referee(t.pos, FixedDice(()))
    what(ref, *args)
    run(ref)
    t.pos = ref.pos
    return t


def stavka(units: dict[str, Any], own_: dict[str, Any] | None = None) -> Situation:
    """A question of the Stavka phase, theatre N being there in any case."""
    return campaign("stavka", {"TON": "6115", **FRONT, **units}, {"priority": "TON", **(own_ or {})})


# -- radius


@cites("VR 9.1.2a", "VR 1.6.2", "VR 9.1.2b")
@pytest.mark.parametrize(("moving", "radius"), [([], 9), (["TOCS"], 5)])
def test_nine_hexes_in_offensive_mode_and_five_in_movement_mode(moving: list[str], radius: int) -> None:
    """Plain hexes: rivers, marshes, enemies and borders do not matter (K-01)."""
    t = stavka({"TOCS": "5141", "G227": "5040", "G61": "5142"}, {"moving": moving})
    area = theatres.area(t.pos, index("TOCS"))
    assert area == hexset(h for h in bits(GRID.board) if GRID.distance(h, at("5141")) <= radius)
    assert area.bit_count() == 1 + 3 * radius * (radius + 1)


@cites("VR 9.1.2c", "VR 1.6.1", "VR 9.1.1a")
def test_any_theatre_counts_whatever_its_mode_where_no_mode_is_named() -> None:
    """G-09."""
    t = stavka({**THEATRES}, {"moving": ["TOS"]})
    everywhere = theatres.theatre_area(t.pos)
    assert everywhere == theatres.offensive_area(t.pos) | theatres.moving_area(t.pos)
    assert theatres.is_in_radius(t.pos, index("TOS"), at("6458"))
    assert not theatres.is_in_radius(t.pos, index("TOS"), at("6358"))
    assert everywhere >> at("6458") & 1
    assert not theatres.offensive_area(t.pos) >> at("6458") & 1


@cites("VR 9.1.1a", "VR 9.1.1b")
def test_a_scenario_has_the_theatres_that_it_names() -> None:
    t = campaign("stavka", {"TON": "6115", "TOCN": "absent", **FRONT}, {"priority": "TON"})
    assert theatres.theatres(t.pos) == 1 << index("TON")


# -- the line


# Minsk is no Soviet source: railways and roads lead to it from five hexes.
ROUND_MINSK = {"G227": "5326", "G61": "5327", "G21": "5427", "G225": "5526", "G215": "5527"}
FULL = hand("available_cn", "engineers*3", "katyusha")


def at_minsk(units: dict[str, Any], own_: dict[str, Any] | None = None) -> Situation:
    given = {"soviet": ["5426"], **(own_ or {})}
    return stavka({"TOCN": "5426", **FULL, **units}, given)


@cites("VR 9.1.4a", "VR 9.1.4b")
def test_a_theatre_with_a_line_stays_though_enemies_are_adjacent() -> None:
    """The railway to 5526 is open, and its own hex is not passed."""
    open_ = {id: h for id, h in ROUND_MINSK.items() if h not in ("5526", "5527", "5427")}
    t = after(at_minsk({**open_, "S8E": "5526"}), theatres.check_lines)
    assert t.at("TOCN") == "5426"
    assert many(t, "available_cn") == 4


@cites("VR 9.1.4b", "VR 9.1.4d")
@pytest.mark.parametrize("moving", [[], ["TOCN"]])
def test_without_a_line_it_goes_east_to_the_nearest_major_city_and_loses_its_supports(
    moving: list[str],
) -> None:
    t = after(at_minsk(ROUND_MINSK, {"moving": moving}), theatres.check_lines)
    assert t.at("TOCN") == "6532", "Gomel is 11 hexes away, Smolensk 13"
    assert many(t, "available_cn") == 0
    assert len(in_box(t, "soviet_supports")) == 4
    assert bool(own(t.pos).moving) == bool(moving), "its mode stays (G-07)"


@cites("VR 9.1.4b")
def test_east_means_a_greater_column_even_if_another_city_is_nearer() -> None:
    """Tarnopol is west of Rovno, 5 hexes away, Zhitomir east, 8 hexes away."""
    cut = {"G227": "5040", "G61": "5041", "G21": "5142", "G225": "5240", "G215": "5241"}
    t = stavka({"TOCS": "5141", **cut}, {"axis": ["5141"]})
    assert after(t, theatres.check_lines).at("TOCS") == "5942"


@cites("VR 9.1.4b")
def test_where_there_is_no_city_to_the_east_the_nearest_of_all_will_do() -> None:
    cities = ["6532", "6721", "6736", "6541", "6958", "5942", "5947", "6105", "6115"]
    t = after(at_minsk(ROUND_MINSK, {"axis": cities}), theatres.check_lines)
    assert t.at("TOCN") == "5141", "Rovno, 16 hexes to the south-west"


@cites("VR 9.1.4b")
def test_its_owner_chooses_between_cities_equally_near() -> None:
    """6326 is as far from Gomel as from Smolensk."""
    t = stavka({"TOCN": "6326", "G227": "6226", "G61": "6327", "G21": "6426", "G225": "6325", "G215": "6425"})
    t = after(t, theatres.check_lines)
    assert (t.who, t.may("to")) == ("soviet", ["6532", "6721"])
    assert t.refusals("to", "6115") == ["VR 9.1.4b"]
    t.act("to", "6721")
    assert t.at("TOCN") == "6721"


@cites("VR 9.1.4c", "VR 9.1.4d")
def test_any_axis_unit_that_enters_its_hex_drives_it_away() -> None:
    """H-23: a Hungarian will do."""
    t = after(at_minsk({"H1A": "5426"}), theatres.overrun, 1 << at("5426"))
    assert (t.at("TOCN"), many(t, "available_cn")) == ("6532", 0)
    other = after(at_minsk({}), theatres.overrun, 1 << at("5425"))
    assert other.at("TOCN") == "5426"


@cites("VR 9.1.4b", "VR 11.5.7a")
def test_what_lies_on_the_marker_goes_with_it() -> None:
    """K-42."""
    zhukov = {"zhukov-1": "played_soviet"}
    t = at_minsk({**ROUND_MINSK, **zhukov}, {"placements": {"zhukov-1": ["TOCN", ""]}})
    assert after(t, theatres.check_lines).at("zhukov-1") == "played_soviet"
    assert own(t.pos).placements[0].bearer == index("TOCN")


@cites("VR 9.1.4b")
def test_the_line_is_looked_at_when_the_supports_phase_ends() -> None:
    cut = {"TON": "6115", "TOCN": "5426", **FRONT, **ROUND_MINSK, **FULL}
    t = campaign("soviet-supports", cut, {"soviet": ["5426"]}).act("priority", "TON", [1, 1])
    while t.phase == "soviet-supports":
        t.act("next")
    assert t.at("TOCN") == "6532"


# -- what the radius is good for: rifle corps and armour


OUT, IN = "5728", "6424"  # outside every theatre; within nine hexes of CN
CORPS = {"TOCN": "6721", "S8E": OUT, "S30G": IN}


@cites("VR 9.2.3", "VR 10.1.4d", "VR 9.1.2c")
@pytest.mark.parametrize(("start", "flipped"), [("5729", True), ("6425", False)])
def test_a_corps_that_goes_far_and_ends_outside_is_standard_again(start: str, flipped: bool) -> None:
    """Three points of its three: within nine hexes of CN it keeps its guns."""
    t = campaign("soviet-movement", {"TOCN": "6721", "S8E": start, "Q1BR": start})
    t.act("unit", "S8E")
    costs = t.costs("S8E")
    t.act("to", next(h for h, cost in costs.items() if cost == 3))
    assert corps.is_reinforced(t.pos, index("S8E")) is not flipped


@cites("VR 9.2.4a", "VR 10.1.4b")
def test_attackers_outside_every_theatre_are_standard_before_attrition() -> None:
    t = after(stavka(CORPS), corps.standardise_outside_attackers, unitset((index("S8E"), index("S30G"))))
    assert corps.reinforced_corps(t.pos) & t.pos.on_map(0) == 1 << index("S30G")


@cites("VR 9.2.4b", "VR 10.1.4c")
@pytest.mark.parametrize(("attacked", "flipped"), [(OUT, True), (IN, False)])
def test_defenders_that_retreat_from_outside_are_standard(attacked: str, flipped: bool) -> None:
    t = after(stavka(CORPS), corps.standardise_retreated, 1 << index("S30G"), at(attacked))
    assert corps.is_reinforced(t.pos, index("S30G")) is not flipped


@cites("VR 9.2.5")
def test_armoured_corps_outside_every_theatre() -> None:
    """No rifle corps, no turned ally (J-14)."""
    some = {"S5T": OUT, "S2GT": IN, "S8E": OUT, "SR1A": OUT}
    t = stavka({"TOCN": "6721", **some})
    found = corps.armour_outside(t.pos, unitset(index(id) for id in some))
    assert found == 1 << index("S5T")
    assert DATA.armour >> index("SR1A") & 1
