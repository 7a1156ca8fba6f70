"""The orders of battle: who begins where, and what the calendar holds."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.sudden_storm.situations import DATA, GAME, drawn, until_so

from grognard.games import load
from grognard.games.sudden_storm.law.names import CONVERTED, NOBODY, SOVIET, Capital, Own
from grognard.games.sudden_storm.law.schedule import Event
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import bits

MAP, ROSTER = DATA.map, DATA.roster
SETUP = "setup.csv"


def moved(folder: Path, unit: str, at: str) -> str:
    """What is said of a set-up in which one unit stands elsewhere."""
    lines = GAME.files.read(SETUP)[0].splitlines(keepends=True)
    found = [n for n, line in enumerate(lines) if line.startswith(f"{unit},")]
    assert len(found) == 1
    fields = lines[found[0]].split(",")
    fields[1] = at
    lines[found[0]] = ",".join(fields)
    (folder / SETUP).write_text("".join(lines), encoding="utf-8")
    with pytest.raises(BadInput) as wrong:
        load("ss", pack=folder)
    return str(wrong.value)


def stands(unit: str) -> str:
    return str(MAP.label(DATA.scenario.where[ROSTER.index[unit]]))


def of_zone(zone: str) -> list[str]:
    return [unit.id for unit in ROSTER.units if unit.more.zone == zone]


# -- the Axis


ARMIES = {
    "axis_18th_army": ("1B:2224", "1B:2424", 5, 1),
    "axis_16th_army": ("1B:2723", "1B:2923", 5, 1),
    "axis_9th_army": ("1B:3221", "1B:3327", 5, 1),
    "axis_2nd_panzer_group": ("1B:4025", "1B:4325", 5, 1),
    "axis_reserves_center": ("1B:3023", "1B:4325", 7, 2),
}


@cites("SS OB-A.1")
@pytest.mark.parametrize("zone", ARMIES)
def test_german_armies_stand_near_the_border_between_two_hexes(zone: str, tmp_path: Path) -> None:
    north, south, far, near = ARMIES[zone]
    rows = range(row(north), row(south) + 1)
    border = DATA.near_border("germany", "ussr", near, far)
    for unit in of_zone(zone):
        h = DATA.scenario.where[ROSTER.index[unit]]
        assert border >> h & 1
        assert row(MAP.label(h)) in rows
    assert f"is not in {zone}" in moved(tmp_path, of_zone(zone)[0], "1B:2028")


def row(label: str) -> int:
    return int(label.split(":")[1][:2])


@cites("SS OB-A.3")
def test_three_re_of_the_army_of_norway_near_rovaniemi(tmp_path: Path) -> None:
    finland = DATA.country("finland")
    there = [one for one in of_zone("army_of_norway") if finland >> MAP.hex(stands(one)) & 1]
    assert sum(ROSTER[ROSTER.index[one]].more.re for one in there) == 3
    assert all(MAP.grid.distance(MAP.hex(stands(one)), MAP.hex("5B:2502")) <= 3 for one in there)
    other = next(one for one in of_zone("army_of_norway") if one not in there)
    assert "army_of_norway" in moved(tmp_path, other, "5B:2502")


@cites("SS OB-A.4")
def test_finns_in_the_north_and_their_forts(tmp_path: Path) -> None:
    forces = of_zone("finnish_forces")
    north = [one for one in forces if DATA.arctic >> MAP.hex(stands(one)) & 1]
    assert sum(ROSTER[ROSTER.index[one]].more.re for one in north) <= 10
    others = [one for one in forces if one not in north and ROSTER[ROSTER.index[one]].size == "XX"]
    lines = GAME.files.read(SETUP)[0]
    for one in others[:4]:
        lines = lines.replace(f"{one},{stands(one)},", f"{one},5B:2502,")
    (tmp_path / SETUP).write_text(lines, encoding="utf-8")
    with pytest.raises(BadInput, match="finnish_forces"):
        load("ss", pack=tmp_path)
    forts = [one for one in DATA.tables.items if one.kind == "fort" and one.side == 0]
    assert len(forts) == 3  # SS-P79
    border = DATA.near_border("finland", "ussr", 1, 2)
    for one in forts:
        assert DATA.country("finland") >> one.hex & 1
        assert not (DATA.arctic | border) >> one.hex & 1


@cites("SS OB-A.4", "SS OB-S.7")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("finnish_forts,1B:0410", "finnish_forts,5B:2502"),
        ("airfields_ussr,2A:3516", "airfields_ussr,1B:2317"),
        ("airfields_border,1B:2317", "airfields_border,1B:1705"),
    ],
)
def test_forts_and_airfields_lie_where_they_may(tmp_path: Path, old: str, new: str) -> None:
    text = GAME.files.read("items.csv")[0]
    assert text.count(old) == 1
    (tmp_path / "items.csv").write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadInput, match=r"items\.csv"):
        load("ss", pack=tmp_path)


@cites("SS OB-A.5")
def test_hungarians_begin_in_hungary(tmp_path: Path) -> None:
    assert len(of_zone("hungary")) == 7
    assert all(DATA.country("hungary") >> MAP.hex(stands(one)) & 1 for one in of_zone("hungary"))
    assert "is not in hungary" in moved(tmp_path, "H102Sec", "3B:3126")


@cites("SS OB-A.6")
def test_rumanian_armies_and_the_one_division_with_the_germans(tmp_path: Path) -> None:
    with_germans = DATA.area("axis_11th_army")
    third = of_zone("rumanian_3rd_army")
    there = [one for one in third if with_germans >> MAP.hex(stands(one)) & 1]
    divisions = [one for one in third if ROSTER[ROSTER.index[one]].size == "XX"]
    assert len(there) <= 1
    second = next(one for one in divisions if one not in there)
    empty = next(h for h in MAP.labels(with_germans & DATA.land) if h not in map(stands, there))
    assert "rumanian_3rd_army" in moved(tmp_path, second, stands(there[0]) if there else empty)


@cites("SS OB-A.7")
def test_rumanian_reserves_west_of_the_line(tmp_path: Path) -> None:
    assert len(of_zone("rumanian_reserve")) == 20
    assert "is not in rumanian_reserve" in moved(tmp_path, "R1Inf", "3B:2018")


# -- the Soviets


@cites("SS OB-S.1")
def test_border_armies_and_named_places(tmp_path: Path) -> None:
    near = DATA.near_border("ussr", "germany", 1, 5)
    for zone in ("soviet_11th_army", "soviet_3rd_army", "soviet_10th_army", "soviet_5th_army"):
        assert all(near >> MAP.hex(stands(one)) & 1 for one in of_zone(zone))
    assert [stands(one) for one in of_zone("riga")] == [MAP.label(DATA.places["riga"])]
    assert [stands(one) for one in of_zone("kandalaksha")] == ["6A:2420"]
    assert "is not in soviet_11th_army" in moved(tmp_path, of_zone("soviet_11th_army")[0], "1B:3611")


@cites("SS OB-S.1")
def test_a_brigade_of_a_district_stands_with_others_of_it(tmp_path: Path) -> None:
    land = DATA.land & DATA.district("baltic") & ~DATA.cities & ~DATA.features("fortress")
    taken = {at for at in DATA.scenario.where if at >= 0}
    lonely = next(h for h in bits(land) if h not in taken)
    assert "nobody of its district" in moved(tmp_path, "SBalt1ATB", MAP.label(lonely))


# an army, a division that its place needs, and where it is one too many
NEEDED = [
    ("western_reserves", "S17Rif", "1B:3611"),  # in Gomel
    ("kiev_reserves", "S10Tk", "3B:0607"),
    ("transcaucasus", "S9MtR", "9A:1506"),
    ("moscow_md", "S172Rif", "2A:3317"),
    ("orel_md", "S149Rif", "2A:4622"),
    ("north_caucasus_md", "S165Rif", "4A:2718"),
    ("interior_artillery", "S6ArtB", "4A:1124"),
]


@cites("SS OB-S.2", "SS OB-S.3", "SS OB-S.4", "SS OB-S.6")
@pytest.mark.parametrize(("zone", "unit", "at"), NEEDED)
def test_so_many_in_each_place(tmp_path: Path, zone: str, unit: str, at: str) -> None:
    assert zone in moved(tmp_path, unit, at)


@cites("SS OB-S.3", "SS OB-S.4")
def test_ten_re_near_tarnopol_and_thirteen_divisions_on_the_turkish_border() -> None:
    reserve = [unit for unit in of_zone("kiev_reserves") if near(unit, "3B:0222", 2)]
    assert sum(ROSTER[ROSTER.index[unit]].more.re for unit in reserve) == 10
    border = DATA.near_border("ussr", "turkey", 1, 3) | DATA.near_border("ussr", "iran", 1, 3)
    there = [unit for unit in of_zone("transcaucasus") if border >> MAP.hex(stands(unit)) & 1]
    assert sum(ROSTER[ROSTER.index[unit]].size == "XX" for unit in there) == 13


def near(unit: str, at: str, far: int) -> bool:
    return bool(MAP.grid.distance(MAP.hex(stands(unit)), MAP.hex(at)) <= far)


@cites("SS OB-S.5")
@pytest.mark.parametrize(
    ("zone", "of", "far"),
    [
        ("soviet_16th_army", "2A:4622", 5),
        ("soviet_19th_army", "3B:0909", 3),
        ("soviet_20th_army", "2A:3821", 7),
        ("soviet_21st_army", "1B:4604", 3),
        ("soviet_22nd_army", "1B:2601", 5),
        ("soviet_41st_rifle_corps", "1B:1705", 2),
    ],
)
def test_the_strategic_reserve(zone: str, of: str, far: int, tmp_path: Path) -> None:
    assert of_zone(zone)
    assert all(near(unit, of, far) for unit in of_zone(zone))
    assert f"is not in {zone}" in moved(tmp_path, of_zone(zone)[0], "7A:4801")


# -- things


def first() -> Own:
    found: Own = GAME.start(GAME).own
    return found


@cites("SS OB-S.7")
def test_soviet_forts_and_airfields() -> None:
    soviet = first().soviet
    forts = ["1B:4824", "1B:4926", MAP.label(DATA.places["kiev"]), "9A:0733", "9A:1226"]
    assert sorted(MAP.labels(first().forts & soviet)) == sorted(forts)
    fields = list(bits(first().airfields & soviet))
    assert len(fields) == 13
    level = DATA.map.terrain["clear"] | DATA.map.terrain["rough"]
    assert all(level >> h & 1 for h in fields)
    border = DATA.near_border("ussr", "germany", 3, 7)
    assert sum(border >> h & 1 for h in fields) >= 7
    assert all(MAP.grid.distance(a, b) > 3 for a in fields for b in fields if a < b)


@cites("SS OB-S.8")
def test_capital_factories_and_resource_points() -> None:
    own = first()
    assert own.capital == Capital(DATA.places["moscow"])
    names = ("leningrad", "moscow", "tula", "kharkov", "stalingrad", "rostov")
    assert {one.hex for one in own.factories} == {DATA.places[name] for name in names} | {NOBODY}
    mine = [one for one in own.stocks if one.side == SOVIET]
    assert sum(one.points for one in mine) == 25
    assert all(DATA.cities >> one.hex & DATA.ussr >> one.hex & 1 for one in mine)


@cites("SS OB-S.9")
def test_between_the_railheads_is_a_road() -> None:
    """A5: no railway yet, and lines of supply may run there."""
    one, other = MAP.hexes(["6A:4407"]), MAP.hexes(["6A:3818"])
    assert MAP.grid.flood(one, DATA.land, DATA.ways) & other
    rails = [line for line in MAP.lines if line.kind == "rail"]
    assert not any({MAP.hex("6A:4407"), MAP.hex("6A:3818")} <= set(line.hexes) for line in rails)
    (road,) = (line for line in MAP.lines if line.kind == "road" and MAP.hex("6A:4407") in line.hexes)
    assert MAP.hex("6A:3818") in road.hexes
    between = road.hexes[1:-1]
    assert all(h in bits(DATA.land) for h in between)


@cites("SS OB-S.11")
def test_the_substitutes() -> None:
    state = GAME.start(GAME)
    waiting = [unit for n, unit in enumerate(ROSTER.units) if state.where[n] == CONVERTED]
    soviet = [one for one in waiting if one.more.status == "substitute" and one.more.nation == "soviet"]
    found = Counter((one.kind, one.faces[0].attack) for one in soviet)
    assert found == {("infantry", 3): 69, ("infantry", 2): 1, ("cavalry", 3): 13}


@cites("SS OB-S.12")
@pytest.mark.parametrize(("turn", "comes"), [(13, False), (14, True)])
def test_later_conditional_units_come_from_january_on(turn: int, comes: bool) -> None:
    units = {"S5NkRif": "conditional", "S4NkRif": "conditional", "G15Inf": "2A:2724"}
    t = drawn("soviet-initial", {**units, "S73Rif": "7A:4801"}, {}, turn=turn, dice=[6] * 200)
    t = until_so(t, lambda: choices(t.pos).prompt in ("ss-arrive", "ss-goods"), *[6] * 200)
    assert t.at("S4NkRif") == "conditional"  # Kharkov is not threatened
    if not comes:
        assert t.at("S5NkRif") == "conditional"
        return
    t.act("unit", "S5NkRif")
    assert t.may("at") == [MAP.label(DATA.places["kalinin"])]


# -- the calendar


def events(side: int, *what: str) -> list[Event]:
    return [one for one in DATA.schedule if one.side == side and one.what in what]


def divisions(some: list[Event]) -> int:
    return sum(ROSTER[one.unit].size == "XX" for one in some)


@cites("SS OB-A.9")
def test_the_calendar_of_the_axis_in_numbers() -> None:
    """As the orders of battle were counted (rulings, section 8)."""
    come = events(0, "arrive", "arrive_reserve")
    assert (divisions(come), len(come) - divisions(come)) == (72, 13)
    assert len(events(0, "arrive_reserve")) == 3
    gone = events(0, "withdraw")
    assert (divisions(gone), len(gone) - divisions(gone), sum(one.cadre for one in gone)) == (8, 6, 1)
    assert len(events(0, "return")) == 1
    freed = events(0, "release")
    assert (divisions(freed), len(freed) - divisions(freed)) == (13, 1)
    changed = events(0, "convert", "upgrade")
    assert (divisions(changed), len(changed) - divisions(changed)) == (7, 1)
    assert sum(one.many for one in events(0, "resource")) == 77


def test_the_calendar_of_the_soviets_in_numbers() -> None:
    come = events(1, "arrive")
    assert (divisions(come), len(come) - divisions(come)) == (252, 79)
    bought = events(1, "pool")
    assert (divisions(bought), len(bought) - divisions(bought)) == (21, 14)
    guards = events(1, "guards")
    assert (divisions(guards), len(guards) - divisions(guards)) == (35, 11)
    assert len(events(1, "conditional")) == 16
