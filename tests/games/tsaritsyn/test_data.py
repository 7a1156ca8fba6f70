"""The data of Tsaritsyn: what the text pins, what every row owes, and a set-up that can be played."""

from __future__ import annotations

import csv
import tomllib
from collections import Counter
from itertools import pairwise

import pytest

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.kernel.load import SOURCES
from grognard.testing.table import fresh

GAME = load("ts")
TABLES = ("areas", "costs", "crt", "hexes", "hexsides", "lines", "places", "units")
SETUP = GAME.rules.data.setups


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(GAME.files.read(f"{name}.csv")[0].splitlines()))


def units(**asked: str) -> list[dict[str, str]]:
    return [row for row in rows("units") if all(row[key] == value for key, value in asked.items())]


def beside(label: str) -> set[str]:
    c, r = int(label[:2]), int(label[2:])
    up = r - 1 if c % 2 else r
    return {
        f"{x:02}{y:02}"
        for x, y in ((c, r - 1), (c, r + 1), (c - 1, up), (c - 1, up + 1), (c + 1, up), (c + 1, up + 1))
    }


# -- where it comes from


@pytest.mark.parametrize("table", TABLES)
def test_every_row_names_its_source(table: str) -> None:
    for row in rows(table):
        assert row["source"].startswith(SOURCES), row


def test_what_claims_the_rulebook_or_is_derived_names_a_paragraph() -> None:
    known = {row["id"] for row in rows("rules")}
    for table in TABLES:
        for row in rows(table):
            kind, _, paragraph = row["source"].partition(" ")
            if kind in ("rulebook", "derived"):
                assert paragraph in known, row
    top = tomllib.loads(GAME.files.read("map.toml")[0])
    assert top["scale"]["source"] == "rulebook TS I.3"


# -- what the text pins (charts, 4.1)


@cites("TS I.2", "TS I.4")
@pytest.mark.parametrize(
    ("label", "terrain", "feature"),
    [
        ("0604", "clear", "town"),
        ("0905", "rough", "fort"),
        ("0209", "clear", ""),
        ("0210", "clear", ""),
        ("0907", "clear", "fort"),
        ("1110", "volga", ""),
        ("1210", "volga", ""),
        ("1205", "volga", ""),
    ],
)
def test_hexes_that_the_text_names(label: str, terrain: str, feature: str) -> None:
    (row,) = [row for row in rows("hexes") if row["hex"] == label]
    assert (row["terrain"], row["features"]) == (terrain, feature)
    assert row["source"].startswith("rulebook TS I.")


@cites("TS X.0")
def test_the_map_in_figures() -> None:
    terrain = Counter(row["terrain"] for row in rows("hexes"))
    features = Counter(f for row in rows("hexes") for f in row["features"].split())
    assert sum(terrain.values()) == 168
    assert terrain["tsaritsyn"] == 3
    assert features["town"] == 7
    assert features["fort"] == 12  # eight on the line, four behind
    assert features["bank"] == 13
    assert terrain["volga"] == 19
    assert terrain["rough"] == 15
    areas = {row["area"]: row["hexes"].split() for row in rows("areas")}
    assert len(areas["start_forts"]) == 8
    assert sorted(areas["white_towns"] + areas["red_towns"]) == sorted(
        row["hex"] for row in rows("hexes") if "town" in row["features"]
    )
    assert set(areas["red_towns"]) <= set(areas["north"])
    assert set(areas["white_towns"]) <= set(areas["south"])
    for half in ("north", "south"):
        assert len(areas[half]) == len(set(areas[half]))
    assert len(areas["north"]) + len(areas["south"]) == 168
    assert len(areas["half_north"]) == len(areas["half_south"]) == 84


@cites("TS I.2")
def test_rails_and_rivers_join_hexes_that_touch() -> None:
    for row in rows("lines"):
        for a, b in pairwise(row["hexes"].split()):
            assert b in beside(a), (row["line"], a, b)
    sides = [frozenset((row["a"], row["b"])) for row in rows("hexsides")]
    assert len(sides) == len(set(sides)) == 21
    for a, b in sides:
        assert b in beside(a)
    (west,) = [row["hexes"].split() for row in rows("lines") if row["line"] == "west"]
    assert "0208" in west  # Bassargino lies on the rails


@cites("TS T.tec")
def test_the_costs_that_the_text_pins() -> None:
    chart = {
        row["feature"]: (row["move"], row["cavalry"], row["tank"], row["defence"]) for row in rows("costs")
    }
    assert chart["clear"] == ("1", "1", "1", "x1")
    assert chart["rough"] == ("2", "2", "2", "x2")
    assert chart["fort"] == ("+1", "+1", "+1", "x2")
    assert chart["river"] == ("+1", "+0", "-", "x2")
    assert chart["tsaritsyn"][3] == "x2"
    assert chart["town"][3] == chart["rail"][3] == "x1"
    assert set(chart["volga"][:3]) == {"-"}


@cites("TS T.crt")
def test_the_cells_that_the_examples_pin() -> None:
    table = {row["die"]: row for row in rows("crt")}
    assert table["3"]["4-1"] == table["1"]["2-1"] == "EX"
    assert list(table["1"])[1:-1] == ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]
    # no column is worse for the attacker than the one before
    good = {"DE": 4, "EX": 3, "DR": 2, "AR": 1, "AE": 0}
    for row in rows("crt"):
        line = [good[row[c]] for c in list(row)[1:-1]]
        assert line == sorted(line)


@cites("TS I.9", "TS I.10")
@pytest.mark.parametrize(
    ("asked", "value"),
    [
        ({"side": "white", "kind": "infantry"}, {"3-3"}),
        ({"side": "white", "kind": "artillery"}, {"2-3"}),
        ({"side": "white", "kind": "cavalry"}, {"2-3"}),
        ({"side": "red", "kind": "infantry"}, {"2-3", "3-3"}),
        ({"side": "red", "kind": "militia"}, {"1-2"}),
        ({"side": "white", "kind": "militia"}, {"1-2"}),
        ({"kind": "tank"}, {"2-4"}),
        ({"kind": "train"}, {"3-*"}),
        ({"kind": "gunboat"}, {"3-*"}),
    ],
)
def test_the_values_of_the_examples(asked: dict[str, str], value: set[str]) -> None:
    assert {f"{row['strength']}-{row['move']}" for row in units(**asked)} == value


@cites(
    "TS X.red.2",
    "TS X.red.7",
    "TS X.red.8",
    "TS X.red.9",
    "TS X.white.2",
    "TS X.white.6",
    "TS X.white.7",
    "TS X.white.8",
    "TS X.white.9",
)
@pytest.mark.parametrize(
    ("asked", "many"),
    [
        ({"side": "red", "kind": "tank", "setup": "tsaritsyn"}, 1),
        ({"side": "red", "kind": "hq", "setup": "tsaritsyn"}, 1),
        ({"side": "red", "kind": "gunboat", "setup": "volga"}, 1),
        ({"side": "red", "kind": "militia", "arrives": "2"}, 7),
        ({"side": "red", "kind": "train", "arrives": "3"}, 1),
        ({"side": "white", "kind": "train", "setup": "bassargino"}, 1),
        ({"side": "white", "kind": "tank", "setup": "yelchi"}, 3),
        ({"side": "white", "kind": "militia", "setup": "south"}, 5),
        ({"side": "white", "kind": "train", "arrives": "2"}, 2),
        ({"side": "white", "formation": "2KC", "kind": "cavalry", "arrives": "3"}, 5),
        ({"side": "white", "kind": "militia", "arrives": "raise"}, 7),  # one for each town (AMB-TS-41)
    ],
)
def test_how_many_of_each(asked: dict[str, str], many: int) -> None:
    assert len(units(**asked)) == many


@cites("TS X.red.3", "TS X.red.4", "TS X.red.6", "TS X.white.3", "TS X.white.4", "TS X.white.5")
def test_the_divisions_have_the_arms_that_the_set_up_names() -> None:
    def arms(side: str, formation: str) -> set[str]:
        return {row["kind"] for row in units(side=side, formation=formation)}

    assert arms("red", "37") == {"infantry", "artillery"}
    assert len(units(side="red", formation="37")) >= 8  # or the line could not be manned
    assert arms("red", "38") == {"infantry", "artillery", "sailors"}
    assert arms("red", "D") == {"cavalry"}
    assert arms("white", "2") == arms("white", "3K") == {"infantry", "artillery"}
    assert (
        len(units(side="white", formation="2", kind="artillery"))
        == len(units(side="white", formation="3K", kind="artillery"))
        == 1
    )
    assert arms("white", "3KC") == arms("white", "2KC") == {"cavalry"}


def test_every_counter_is_set_up_or_arrives() -> None:
    everyone = rows("units")
    assert len(everyone) == len({row["id"] for row in everyone}) == 68
    for row in everyone:
        assert bool(row["setup"]) != bool(row["arrives"]), row["id"]
        assert row["fr"], row["id"]
        assert row["en"], row["id"]


# -- the ready-made set-up


def test_the_ready_made_set_up_is_whole_and_legal() -> None:
    """Every counter of it put down by hand, under the rules."""
    placed = [u for side in SETUP.values() for ids in side.values() for u in ids]
    assert sorted(placed) == sorted(row["id"] for row in rows("units") if row["setup"])
    t = fresh("ts")
    for side in ("red", "white"):
        stacks = [(u, h) for h, ids in SETUP[side].items() for u in ids]
        for unit, h in sorted(stacks, key=lambda pair: pair[0].startswith(("W-M", "R-M"))):
            t.acts(f"unit {unit}", f"at {h}")
        t.act("end_setup")
    assert (t.phase, t.pos.state.turn) == ("white-movement", 1)
    assert not t.game.hooks.invariants(t.pos)


def test_the_ready_made_set_up_asks_nobody_to_sort_it_out() -> None:
    for side, limit in (("white", 3), ("red", 2)):
        for h, ids in SETUP[side].items():
            counted = [
                u
                for u in ids
                if GAME.roster[GAME.roster.index[u]].kind not in ("tank", "train", "hq", "gunboat")
            ]
            assert len(counted) <= limit, h


def test_the_button_and_the_option_give_the_same_set_up() -> None:
    by_button = fresh("ts").acts("ready_made", "end_setup", "ready_made", "end_setup")
    by_option = fresh("ts", setup="ready_made")
    wanted = {u: h for side in SETUP.values() for h, ids in side.items() for u in ids}
    for t in (by_button, by_option):
        assert {u: t.at(u) for u in wanted} == wanted
        assert t.phase == "white-movement"


def test_the_ready_made_set_up_mans_the_line() -> None:
    manned = {GAME.map.hex(h) for h, ids in SETUP["red"].items() if any(u.startswith("R37") for u in ids)}
    assert manned == set(bits(GAME.map.areas["start_forts"]))
