"""VR 7.9 and 3.2: what becomes of tactical results, by tables written from the rulebook and the charts."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from tests.games.victory_roads.drawn import DATA

from grognard.games.victory_roads.law.combat.conversion import (
    Setting,
    attack_changes,
    defence_changes,
    final_codes,
)
from grognard.games.victory_roads.law.names import FAIR, MUD, SNOW
from grognard.kernel.cite import cites

# What E, E2 and E3 become, and S, DR, DR2 and DR3. The rulebook has S and DR in forest (7.9.2), DR2 and E2
# in forest (EX-19), E in marsh and E3 in clear (7.9.5), no exploitation against a fortress (13.2.4); marsh is
# one step down (J-16).
EXPLOITATION = {
    "clear": "E E2 E3",
    "forest": "- E E2",
    "marsh": "- E E2",
    "mountain": "- - E",
    "minor_city": "E E E2",
    "city": "- E E2",
    "fort": "- E E2",
    "fortress": "- - -",
    "bridgehead": "E E2 E3",
    "major_river": "- E E2",
}
RETREAT = {
    "clear": "S DR DR2 DR3",
    "forest": "- S DR DR2",
    "marsh": "- S DR DR2",
    "mountain": "- - S DR",
    "minor_city": "S DR DR DR2",
    "city": "- S DR DR2",
    "fort": "- S DR DR2",
    "fortress": "- S S DR",
    "bridgehead": "S S DR DR2",
}
ATTACK = ("-", "AR", "D1", "Eng", "E", "E2", "E3")
DEFENCE = ("-", "Eng", "S", "DR", "DR2", "DR3")
STRONGHOLDS = ("", "VR 13.2.4", "VR 13.3.1")


def attacked(code: str, **setting: object) -> tuple[str, ...]:
    return final_codes(code, attack_changes(DATA.tables, Setting(**{"ground": "clear", **setting}), code))  # type: ignore[arg-type]


def defended(code: str, **setting: object) -> tuple[str, ...]:
    return final_codes(code, defence_changes(DATA.tables, Setting(**{"ground": "clear", **setting}), code))  # type: ignore[arg-type]


def expected_attack(
    code: str, ground: str, weather: int, by_river: bool, stronghold: str, hurrah: bool
) -> set[str]:
    if weather == MUD:
        return {"D1": set(), "E": {"Eng"}, "E2": {"Eng"}, "E3": {"Eng"}, "-": set()}.get(code, {code})
    found = {code} - {"-"}
    if code in ("E", "E2", "E3"):
        row = EXPLOITATION["major_river" if by_river else ground].split()
        found = {row[("E", "E2", "E3").index(code)]} - {"-"}
        if weather == SNOW and found == {"E3"}:
            found = {"E2"}
    if stronghold:
        return found - {"E", "E2", "E3"}
    if hurrah:
        better = {"E": "E2", "E2": "E3", "E3": "E4"}
        found = {better[one] for one in found if one in better} or {*found, "E"}
    return found


@cites(
    "VR 3.2.2c",
    "VR 3.2.2d",
    "VR 3.2.2e",
    "VR 3.2.2f",
    "VR 3.2.3a",
    "VR 3.2.3b",
    "VR 7.9.2a",
    "VR 7.9.4",
    "VR 7.9.5b",
    "VR 13.2.4",
    "VR 13.3.1",
)
def test_every_result_of_the_attacker_everywhere() -> None:
    """Hurrah is not declared in mud or against a stronghold (VR 7.6.4)."""
    everything = product(ATTACK, RETREAT, (FAIR, MUD, SNOW), (False, True), (False, True), STRONGHOLDS)
    for code, ground, weather, by_river, hurrah, stronghold in everything:
        if hurrah and (weather == MUD or stronghold):
            continue
        for besieged in (False, True):
            found = attacked(
                code,
                ground=ground,
                weather=weather,
                by_river=by_river,
                hurrah=hurrah,
                stronghold=stronghold,
                besieged=besieged,
            )
            wanted = expected_attack(code, ground, weather, by_river, stronghold, hurrah)
            assert set(found) == wanted, (code, ground, weather, by_river, hurrah, stronghold)
            assert len(found) == len(wanted)


@cites("VR 6.7.5d", "VR 6.7.5e", "VR 7.9.2a", "VR 3.2.3c")
def test_every_result_of_the_defender_everywhere() -> None:
    """By the ground in any weather, mud too (C-07), or by the siege in its place."""
    besieging = {"-": "-", "S": "-", "DR": "Eng", "DR2": "Eng", "DR3": "Eng", "Eng": "Eng"}
    for code, ground, weather, besieged in product(DEFENCE, RETREAT, (FAIR, MUD, SNOW), (False, True)):
        codes = ("S", "DR", "DR2", "DR3")
        by_ground = RETREAT[ground].split()[codes.index(code)] if code in codes else code
        wanted = {besieging[code] if besieged else by_ground} - {"-"}
        for by_river, hurrah, stronghold in product((False, True), (False, True), STRONGHOLDS):
            found = defended(
                code,
                ground=ground,
                weather=weather,
                besieged=besieged,
                by_river=by_river,
                hurrah=hurrah,
                stronghold=stronghold,
            )
            assert set(found) == wanted, (code, ground, weather, besieged)


@pytest.mark.parametrize(("code", "becomes"), [("S", ()), ("DR", ("S",)), ("DR2", ("DR",))])
@cites("VR 7.9.2a")
def test_ex_14_forest_and_results_of_the_defender(code: str, becomes: tuple[str, ...]) -> None:
    assert defended(code, ground="forest") == becomes


@cites("VR 7.9.5b", "VR 3.2.3b")
def test_ex_16_hurrah() -> None:
    assert attacked("D1", hurrah=True) == ("D1", "E")
    assert attacked("E", ground="marsh") == ()
    assert attacked("E", ground="marsh", hurrah=True) == ("E",)
    assert attacked("E3", hurrah=True) == ("E4",)
    assert attacked("E3", weather=SNOW) == ("E2",), "after terrain"
    assert attacked("E3", weather=SNOW, hurrah=True) == ("E3",), "and Hurrah after that"


def test_each_change_has_its_paragraph() -> None:
    def cited(code: str, **setting: object) -> list[str]:
        at = Setting(**{"ground": "clear", **setting})  # type: ignore[arg-type]
        return [change.cite for change in attack_changes(DATA.tables, at, code)]

    assert cited("E3", ground="forest", weather=SNOW, hurrah=True) == ["VR 7.9.2a", "VR 7.9.5b"]
    assert cited("E3", weather=SNOW, hurrah=True) == ["VR 3.2.3a", "VR 7.9.5b"]
    assert cited("E2", by_river=True) == ["VR 7.9.4"]
    assert cited("E2", ground="city", stronghold="VR 13.3.1") == ["VR 7.9.2a", "VR 13.3.1"]
    assert cited("E", weather=MUD) == ["VR 3.2.2e"]
    assert cited("D1", weather=MUD) == ["VR 3.2.2d"]
    assert cited("AR", ground="mountain", weather=SNOW) == []
    siege = Setting("clear", besieged=True)
    assert [change.cite for change in defence_changes(DATA.tables, siege, "DR3")] == ["VR 6.7.5e"]
    assert [change.cite for change in defence_changes(DATA.tables, siege, "S")] == ["VR 6.7.5d"]


@cites("VR 3.2.3c")
def test_a_frozen_marsh_converts_as_the_forest_row_does() -> None:
    """The two rows are alike; with another marsh row the difference shows."""
    rows = {**DATA.tables.conversions, "marsh": {"E2": "-", "DR": "-"}}
    tables = replace(DATA.tables, conversions=rows)
    for weather, ground_is in ((FAIR, ((), ())), (SNOW, (("E",), ("S",)))):
        at = Setting("marsh", weather)
        found = (
            final_codes("E2", attack_changes(tables, at, "E2")),
            final_codes("DR", defence_changes(tables, at, "DR")),
        )
        assert found == ground_is
