"""Garrisons at the table: where they are due, and what a player is reminded of."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.situations import DATA, GAME, RELEASED, drawn

from grognard.games.sudden_storm.table import guards, reminders
from grognard.testing.checks import texts_in_both_languages
from grognard.testing.table import Situation

LWOW = "place lwow"
RIVALS = {"G1Inf": "1B:2623", "S14Rif": "1B:2622"}


def table(phase: str = "axis-movement", units: Any = RIVALS, turn: int = 4, **own: Any) -> Situation:
    return drawn(phase, units, own, turn=turn)


def told(t: Situation) -> list[str]:
    return [one.what for one in reminders.unfinished_business(t.pos)]


def test_garrisons_that_are_due_and_cities_without_theirs() -> None:
    due = sum(1 << n for n, one in enumerate(DATA.tables.garrisons) if one.name in ("turkey", "iran_border"))
    t = table(turn=2, released=RELEASED & ~due, axis=LWOW, occupied=LWOW)
    found = guards.show_garrisons(t.pos, 0)
    words = [dict(area.args).get("garrison", area.text) for area in found.areas]
    assert words == ["turkey", "iran_border", "overlay-garrisons-bare"]
    guarded = table(units={"G1Inf": "3B:0326"}, axis=LWOW, occupied=LWOW)
    assert [area.text for area in guards.show_garrisons(guarded.pos, 0).areas] == [
        "overlay-garrisons-guarded"
    ]


def test_a_player_is_reminded_of_garrisons() -> None:
    bare = reminders.unfinished_business(table(axis=LWOW, occupied=LWOW).pos)
    assert [one.hexes for one in bare if one.what == "ss-undone-city"] == [1 << DATA.places["lwow"]]
    assert "ss-undone-garrison" in told(table("soviet-movement", turn=2, released=0))
    assert "ss-undone-garrison" not in told(table("soviet-movement", turn=2))


def test_pockets_in_the_enemys_reach_are_threatened() -> None:
    pocket = {"G1Inf": {"at": "2A:4118", "marks": ["isolated"]}, "S14Rif": "2A:4119"}
    found = {one.what: one.units for one in reminders.unfinished_business(table(units=pocket).pos)}
    assert found["ss-undone-threatened"] == 1 << GAME.roster.index["G1Inf"]
    assert "ss-undone-threatened" not in told(table(units={"G1Inf": pocket["G1Inf"], "S14Rif": "4A:0511"}))


def test_all_of_it_has_words_in_both_languages() -> None:
    undone = [
        f"ss-undone-{one}{more}" for one in ("city", "garrison", "threatened") for more in ("", "-short")
    ]
    shown = [f"overlay-garrisons{more}" for more in ("", "-text", "-border", "-bare", "-guarded")]
    names = [
        f"value-{unit.more.zone}"
        for unit in DATA.roster.units
        if unit.more.zone and " " not in unit.more.zone
    ]
    for texts in texts_in_both_languages("grognard.games.sudden_storm"):
        assert [word for word in (*undone, *shown, *names) if not texts.has(word)] == []
