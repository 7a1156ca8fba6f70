"""30H. Garrisons: what is missing, what releases them, and who pays."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, drawn, remembered, until_asked
from tests.games.sudden_storm.still_situations import MAP, still, told

from grognard.games.sudden_storm.law import garrisons
from grognard.games.sudden_storm.law.names import own
from grognard.kernel.cite import cites
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

LISTED = {one.name: n for n, one in enumerate(DATA.tables.garrisons)}
MOUNTAIN = ("S72MtR", "S44MtR", "S58MtR")
RIFLES = ("S14Rif", "S52Rif", "S104Rif", "S122Rif", "S54Rif", "S71Rif", "S168Rif", "S237Rif", "S43Rif")
TURKISH, IRANIAN, BOTH = "9A:1026", "9A:2120", "9A:1525"


def only(*names: str, **more: Any) -> Referee:
    """Only some garrisons are due; the others have been released."""
    gone = sum(1 << n for name, n in LISTED.items() if name not in names)
    own = {"released": gone, **more.pop("own", {})}
    return still(more.pop("units", {}), own=own, turn=more.pop("turn", 1), phase="soviet-initial", **more)


def at(h: str, *names: str) -> dict[str, str]:
    return dict.fromkeys(names, h)


def paid(ref: Referee) -> int:
    """Points that are owed after the check."""
    garrisons.release(ref, ref.frame)
    garrisons.charge_debts(ref, ref.frame)
    return dict(own(ref.pos).debts).get(garrisons.OWED, 0) // 20


@cites("SS 30H1.1")
@pytest.mark.parametrize(
    ("turn", "name", "re"),
    [(1, "finland", 42), (1, "hungary", 9), (1, "iran_border", 9), (1, "turkey", 30), (5, "iran", 9)],
)
def test_what_each_border_needs(turn: int, name: str, re: int) -> None:
    assert garrisons.missing(only(name, turn=turn).pos) == re


@cites("SS 30H2")
@pytest.mark.parametrize(
    ("turn", "border", "country"), [(3, True, False), (4, False, False), (5, False, True)]
)
def test_the_garrison_of_iran_takes_the_place_of_that_of_its_border(
    turn: int, border: bool, country: bool
) -> None:
    found = garrisons.due(only("iran_border", "iran", turn=turn).pos)
    assert (LISTED["iran_border"] in found, LISTED["iran"] in found) == (border, country)


@cites("SS 30H2")
def test_it_may_stand_anywhere_in_iran() -> None:
    south = MAP.labels(DATA.country("iran") & DATA.land)[-1]
    units = at(south, "S14Rif", "S52Rif", "S104Rif")
    assert garrisons.missing(only("iran", turn=5, units=units).pos) == 0
    assert garrisons.missing(only("iran", turn=5, units=at(IRANIAN, *units)).pos) == 9


@cites("SS 30H1.1")
def test_units_count_within_three_hexes_of_the_border() -> None:
    border = DATA.map.grid.spread(DATA.country("turkey") & DATA.land, DATA.map.grid.open) & DATA.ussr
    three = DATA.map.grid.disc(border, 2) & ~DATA.map.grid.disc(border, 1) & DATA.ussr
    four = DATA.map.grid.disc(border, 3) & ~DATA.map.grid.disc(border, 2) & DATA.ussr
    for hexes, missing in ((three, 27), (four, 30)):
        label = MAP.labels(hexes)[0]
        assert garrisons.missing(only("turkey", units=at(label, "S72MtR")).pos) == missing


@cites("SS 30H1.1")
def test_nine_of_the_turkish_garrison_are_mountain_troops() -> None:
    """SS-P24: the larger shortage."""
    ten = (*RIFLES, "S115Rif")
    assert garrisons.missing(only("turkey", units=at(TURKISH, *ten)).pos) == 9
    assert garrisons.missing(only("turkey", units=at(TURKISH, *ten, "S72MtR")).pos) == 6
    assert garrisons.missing(only("turkey", units=at(TURKISH, *RIFLES[:7], *MOUNTAIN)).pos) == 0
    assert garrisons.missing(only("turkey", units=at(TURKISH, *MOUNTAIN)).pos) == 21


@cites("SS 30H1.2")
def test_any_ground_unit_counts_and_a_cadre_is_one() -> None:
    units: dict[str, Any] = {**at(IRANIAN, "S14Rif", "S8RifB"), "S52Rif": {"at": IRANIAN, "steps": 1}}
    assert garrisons.missing(only("iran_border", units=units).pos) == 9 - 3 - 1 - 1


@cites("SS 30H1.2")
def test_no_unit_counts_for_turkey_and_iran() -> None:
    turks = {**at(TURKISH, *RIFLES[:6], *MOUNTAIN)}  # 27
    shared = at(BOTH, "S168Rif", "S237Rif", "S43Rif")
    assert garrisons.missing(only("turkey", "iran_border", units={**turks, **shared}).pos) == 39 - 27 - 9
    assert garrisons.missing(only("turkey", units={**turks, **shared}).pos) == 0
    assert garrisons.missing(only("iran_border", units={**turks, **shared}).pos) == 0


@cites("SS 30H1.2")
def test_a_shared_unit_counts_where_it_is_needed() -> None:
    """A mountain division between the borders belongs to the Turkish one."""
    turks = at(TURKISH, *RIFLES[:7], "S72MtR", "S44MtR")  # 27, of them 6 mountain
    iran = at(IRANIAN, "S237Rif", "S115Rif")
    both = at(BOTH, "S58MtR", "S43Rif")
    assert garrisons.missing(only("turkey", "iran_border", units={**turks, **iran, **both}).pos) == 0


# -- lines


def lines(**more: Any) -> int:
    return garrisons.open_lines(only("hungary", **more).pos)


@cites("SS 30H.1")
def test_each_line_across_the_border_must_be_covered() -> None:
    """Three cross that of Hungary."""
    assert lines() == 3
    assert lines(units=at("3B:0530", "S8RifB")) == 2  # occupied
    beside = MAP.labels(MAP.grid.adjacent(1 << MAP.hex("3B:1026")) & DATA.ussr)[0]
    assert lines(units=at(beside, "S14Rif")) == 2  # in its ZOC
    assert lines(units=at(beside, "S8RifB")) == 3  # a brigade has none here


@cites("SS 30H.1")
def test_lines_of_a_border_that_is_neutral_no_more_cost_nothing() -> None:
    assert garrisons.open_lines(only("turkey", turn=2).pos) > 0
    assert garrisons.open_lines(only("hungary", turn=2).pos) == 0


@cites("SS 30H.1")
def test_each_re_and_each_line_costs_a_point() -> None:
    ref = only("hungary", units=at("3B:0530", "S14Rif"))
    assert paid(ref) == 6 + 2
    assert told(ref) == ["ss-garrison-short"]


@cites("SS 30H.1")
def test_a_full_garrison_costs_nothing() -> None:
    full = {"S14Rif": "3B:0530", "S52Rif": "3B:0628", "S104Rif": "3B:1026"}
    ref = only("hungary", units=full)
    assert paid(ref) == 0
    assert told(ref) == []


# -- release


def near(far: int, start: str = BOTH) -> str:
    """A hex so many steps away over Soviet land."""
    ring = 1 << MAP.hex(start)
    found = ring
    for _ in range(far):
        ring = MAP.grid.spread(found, DATA.open) & DATA.ussr & ~found
        found |= ring
    return MAP.labels(ring)[-1]


@cites("SS 30H.3")
@pytest.mark.parametrize(("far", "released"), [(7, True), (8, False)])
def test_an_enemy_within_seven_hexes_releases_a_garrison_for_good(far: int, released: bool) -> None:
    ref = only("turkey", units={"S14Rif": BOTH, "G1Inf": near(far)})
    garrisons.release(ref, ref.frame)
    assert bool(own(ref.pos).released >> LISTED["turkey"] & 1) is released
    assert (LISTED["turkey"] not in garrisons.due(ref.pos)) is released


@cites("SS 30H.3")
def test_the_path_begins_at_a_unit_of_the_garrison_and_avoids_neutral_land() -> None:
    ref = only("turkey", units={"S14Rif": near(9), "G1Inf": near(7)})
    garrisons.release(ref, ref.frame)
    assert not own(ref.pos).released >> LISTED["turkey"] & 1
    inside = MAP.labels(DATA.country("finland") & DATA.land & MAP.grid.adjacent(1 << MAP.hex("2A:0231")))[0]
    ref = only("finland", units={"S14Rif": "2A:0231", "G1Inf": inside})
    garrisons.release(ref, ref.frame)
    assert not own(ref.pos).released >> LISTED["finland"] & 1


@cites("SS 30H.3")
def test_it_is_released_before_it_is_reckoned() -> None:
    """SS-P59."""
    ref = only("turkey", units={"S14Rif": BOTH, "G1Inf": near(5)})
    assert paid(ref) == 0


# -- the debt


def owing(points: int, turn: int = 4, **pools: int) -> Situation:
    """In a Soviet initial phase: nothing else is due, and so much was owed before."""
    gone = sum(1 << n for n in LISTED.values())
    given = [[f"{whose} infantry", many * 20] for whose, many in pools.items()]
    own = {"released": gone, "debts": [["soviet infantry", points * 20]], "pools": given}
    return drawn("soviet-initial", {}, own, turn=turn)


@cites("SS 30H.2")
def test_points_that_come_are_taken_and_the_rest_is_owed() -> None:
    """All that comes this turn is less than what is owed."""
    t = until_asked(owing(500, moscow=3), "unit")
    got = remembered(t)
    assert [one for one in got.pools if one[0].endswith(" infantry")] == []
    left = dict(got.debts)["soviet infantry"] // 20
    plain = dict(remembered(until_asked(owing(0, moscow=3), "unit")).pools)
    came = sum(many for name, many in plain.items() if name.endswith(" infantry")) // 20
    assert came > 3
    assert left == 500 - came


@cites("SS 30H.2")
def test_the_owner_chooses_the_district_that_pays() -> None:
    """SS-P25."""
    t = until_asked(owing(4, moscow=3, kiev=2), "pay")
    before = dict(remembered(t).pools)
    t.act("pay", "kiev")
    after = dict(remembered(t).pools)
    taken = before["kiev infantry"] - after.get("kiev infantry", 0)
    assert taken == min(before["kiev infantry"], 4 * 20)
    if taken < 80:
        t.act("pay", "moscow")
    found = remembered(t)
    assert dict(found.debts).get("soviet infantry", 0) == 0
    assert sum(before.values()) - sum(dict(found.pools).values()) == 4 * 20


@cites("SS 30H.2")
def test_several_districts_may_bear_a_debt_together() -> None:
    t = until_asked(owing(4, moscow=3, kiev=2), "pay")
    before = dict(remembered(t).pools)
    t.act("pay_point", "kiev").act("pay", "moscow")
    after = dict(remembered(t).pools)
    assert before["kiev infantry"] - after["kiev infantry"] == 20
    assert before["moscow infantry"] - after["moscow infantry"] == 60


@cites("SS 30H.2")
def test_a_district_without_points_cannot_pay() -> None:
    t = until_asked(owing(4, turn=2, moscow=3, kiev=2), "pay")
    empty = next(name for name in garrisons.payers(t.pos) if name not in garrisons.able(t.pos))
    assert t.refusals("pay", empty) == ["SS 30H.2"]


@cites("SS 30H.2")
def test_special_replacements_pay_too() -> None:
    """Before August nothing else comes (D25, SS-P25)."""
    gone = sum(1 << n for n in LISTED.values())
    own = {"released": gone, "debts": [["soviet infantry", 40]], "losses": [["soviet", 50]]}
    t = until_asked(drawn("soviet-initial", {}, own, turn=2), "district")
    t.act("district", "moscow")
    found = remembered(t)
    assert dict(found.debts).get("soviet infantry", 0) == 0
    assert dict(found.pools) == {"moscow infantry": (10 - 2) * 20}
