"""8 once more: the lines of supply of every unit, traced hex by hex by the plain text of the rules, in random
positions.
"""

from __future__ import annotations

import csv
import random
from functools import cache

import pytest

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.testing.table import situation

FILES = load("vl").files
ROWS = {name: list(csv.DictReader(FILES.read(f"{name}.csv")[0].splitlines())) for name in ("hexes", "units")}
TERRAIN = {row["hex"]: row["terrain"] for row in ROWS["hexes"]}
UNITS = {row["id"]: row for row in ROWS["units"]}
FOOT = {"infantry", "mountain", "parachute", "security", "cadre", "ski", "engineer", "antitank"}
EDGES = {
    "german": {f"01{r:02}" for r in range(1, 21)}
    | {"0201", "0301", "0401", "0501", "0219", "0320", "0419", "0520"},
    "soviet": {f"16{r:02}" for r in range(5, 20)}
    | {"0701", "0801", "0901", "1001", "1101", "1201", "1301", "1302", "1402", "1503", "1504", "1505", "1520"}
    | {"0819", "0920", "1019", "1120", "1219"},
}
Placing = dict[str, str]


@cache
def beside(label: str) -> frozenset[str]:
    c, r = int(label[:2]), int(label[2:])
    up = r - 1 if c % 2 else r
    six = ((c, r - 1), (c, r + 1), (c - 1, up), (c - 1, up + 1), (c + 1, up), (c + 1, up + 1))
    return frozenset(f"{x:02}{y:02}" for x, y in six) & TERRAIN.keys()


def supplied(unit: str, placing: Placing, encircled: bool, printed_lakes: bool) -> bool:
    """Can this unit trace a line? Its own hex it stands in, whatever that is."""
    side = UNITS[unit]["side"]
    friends = {h for u, h in placing.items() if UNITS[u]["side"] == side and UNITS[u]["kind"] != "festung"}
    foes = {u: h for u, h in placing.items() if UNITS[u]["side"] != side}
    silent = ("hq", "rocket", "festung") if encircled else ("hq", "rocket")
    zone = {n for u, h in foes.items() if UNITS[u]["kind"] not in silent for n in beside(h)} - friends
    barred = (
        zone
        | set(foes.values())
        | (set() if printed_lakes else {h for h, ground in TERRAIN.items() if ground == "lake"})
    )
    seen, queue = {placing[unit]}, [placing[unit]]
    while queue:
        here = queue.pop()
        if here in EDGES[side]:
            return True
        new = beside(here) - barred - seen
        seen |= new
        queue += new
    return False


def scattered(rng: random.Random) -> Placing:
    """Many counters on few columns: pockets come by themselves."""
    first = rng.choice((1, 4, 8, 10))
    owner: dict[str, str] = {"1110": "german", "1210": "german"}
    placing: Placing = {"FestungW": "1110", "FestungE": "1210"}
    for unit in rng.sample([u for u in sorted(UNITS) if u not in placing], 60):
        side, foot = UNITS[unit]["side"], UNITS[unit]["kind"] in FOOT
        good = [h for h in sorted(TERRAIN) if first <= int(h[:2]) < first + 7 and owner.get(h, side) == side]
        placing[unit] = rng.choice([h for h in good if foot or TERRAIN[h] != "lake"])
        owner[placing[unit]] = side
    return placing


@cites(
    "VL 8.1a",
    "VL 8.1b",
    "VL 8.1c",
    "VL 8.1d",
    "VL 8.2a",
    "VL 8.2b",
    "VL 8.2c",
    "VL 8.2d",
    "VL 8.3a",
    "VL 8.3c",
    "VL 4.2.1e",
    "VL 4.2.2",
)
@pytest.mark.parametrize("seed", range(30))
def test_every_unit_has_the_line_that_the_rules_give_it(seed: int) -> None:
    rng = random.Random(seed)
    placing, encircled = scattered(rng), rng.random() < 0.5
    worn = {
        u: rng.choice(([], [], ["isolated"], ["unsupplied"]))
        for u in placing
        if UNITS[u]["kind"] != "festung"
    }
    cut = 0
    for side in ("soviet", "german"):
        units = {u: {"at": h, "marks": worn.get(u, [])} for u, h in placing.items()}
        t = situation("vl", f"{side}-supply", turn=8, units=units, own={"encircled": encircled})
        mine = [u for u in worn if UNITS[u]["side"] == side]
        lost = {u for u in mine if not supplied(u, placing, encircled, False)}
        cut += len(lost)
        assert set(t.units_marked("isolated")) & set(mine) == {u for u in lost if not worn[u]}, placing
        assert set(t.units_marked("unsupplied")) & set(mine) == {u for u in lost if worn[u]}, placing
    assert cut or seed  # the first position is known to have pockets


@cites("VL 8.1a")
@pytest.mark.parametrize("seed", range(6))
def test_the_same_where_lakes_are_as_printed(seed: int) -> None:
    """Nobody on foot stands on them then."""
    rng = random.Random(500 + seed)
    placing = {u: h for u, h in scattered(rng).items() if TERRAIN[h] != "lake"}
    t = situation("vl", "soviet-supply", turn=8, units=placing, options={"lakes": "printed"})
    mine = {u for u in placing if UNITS[u]["side"] == "soviet"}
    assert set(t.units_marked("isolated")) == {u for u in mine if not supplied(u, placing, False, True)}
