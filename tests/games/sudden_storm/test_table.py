"""What the table shows of a position: tracks, markers, panel, overlays, reminders; and that all of it has
words in both languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, GAME, drawn

from grognard.draw.board import art_of
from grognard.games import load
from grognard.games.sudden_storm.law import marching, supply, victory
from grognard.games.sudden_storm.law.crossings import passable
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, Moving
from grognard.games.sudden_storm.law.presence import occupied_hexes
from grognard.games.sudden_storm.law.zoc import zones
from grognard.games.sudden_storm.table.overlays import attackers
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.kernel.views import OBSERVER
from grognard.server import combat_steps, info_panel, odds_view, overlay_view, presentation, wire
from grognard.testing.table import Situation

LANGS = ("fr", "en")
MINSK = GAME.map.label(DATA.places["minsk"])
RING = GAME.map.labels(GAME.map.grid.ring(1 << DATA.places["minsk"], 2) & DATA.land)
GERMANS = dict(zip(GAME.roster.ids(DATA.divisions & DATA.of_nation["german"]), RING, strict=False))


def beginning(scenario: str) -> Position:
    return begin(load("ss", scenario=scenario), SeededDice(b"table"))[0]


def walked(scenario: str, acts: int, seed: int) -> Iterator[Position]:
    """Positions of random play, those of questions that came up seldom."""
    pos, luck, dice = beginning(scenario), Random(seed), SeededDice(bytes([seed]))
    seen: dict[str, int] = {}
    for _ in range(acts):
        pos = step(pos, luck.choice(choices(pos).acts()), dice).pos
        if pos.state.result is not None:
            return
        seen[pos.frame.step] = seen.get(pos.frame.step, 0) + 1
        if seen[pos.frame.step] <= 2:
            yield pos


# -- tracks, markers, the panel


def tracks(pos: Position, lang: str = "en") -> dict[str, wire.Track]:
    words = presentation.words_for(pos.game, lang)
    return {track.id: track for track in presentation.tracks(pos, SOVIET, words)}


def test_points_are_those_that_the_game_would_end_with() -> None:
    pos = beginning("kalinin")
    shown = tracks(pos)["points"]
    assert (shown.value, shown.of) == (victory.total(pos), DATA_OF_KALININ.goals.levels[0])


DATA_OF_KALININ = load("ss", scenario="kalinin").rules.data.scene


def test_each_net_shows_what_is_left_of_its_capacity() -> None:
    pos = beginning("campaign")
    assert {name: one.of for name, one in tracks(pos).items() if name.startswith("rail")} == {
        "rail-soviet": DATA.constant("rail.capacity.soviet.first"),
        "rail-standard": DATA.constant("rail.capacity.standard"),
        "rail-finnish": DATA.constant("rail.capacity.finnish"),
    }
    t = drawn("soviet-movement", {"S14Rif": MINSK}).act("unit", "S14Rif")
    somewhere = min(bits(choices(t.pos).verbs["rail"].set))
    shown = tracks(t.act("rail", GAME.map.label(somewhere)).pos)["rail-soviet"]
    assert shown.of - shown.value == 3


def test_replacement_points_of_all_pools_stand_together_with_what_is_owed() -> None:
    own = {
        "pools": [["german infantry", 40], ["rumanian infantry", 20], ["soviet armor", 60]],
        "debts": [["finnish infantry", 20]],
    }
    found = tracks(drawn("soviet-movement", {"S14Rif": MINSK}, own).pos)
    assert (found["rp-axis-infantry"].value, found["rp-soviet-armor"].value) == (3, 3)
    assert "owed: 1" in found["rp-axis-infantry"].hint
    assert "owed" not in found["rp-soviet-armor"].hint


def markers(pos: Position) -> dict[str, set[str]]:
    words, found = presentation.words_for(pos.game, "en"), dict[str, set[str]]()
    for one in presentation.markers(pos, SOVIET, words):
        found.setdefault(one.at, set()).add(one.kind)
    return found


def test_forts_works_points_and_factories_lie_on_the_map() -> None:
    own: dict[str, Any] = {
        "forts": [MINSK],
        "works": [{"hex": RING[0], "kind": "airfield", "side": "soviet", "turn": 6}],
        "stocks": [
            {"hex": RING[1], "side": "soviet", "points": 2},
            {"hex": RING[1], "side": "soviet", "points": 1, "carrier": 5},
        ],
    }
    t = drawn("soviet-movement", {"S14Rif": MINSK}, own)
    found = markers(t.pos)
    assert "fort" in found[MINSK]
    assert "work-airfield" in found[RING[0]]
    (points,) = (one for one in GAME.hooks.markers(t.pos, SOVIET) if one.kind == "points")
    assert points.n == 3
    factories = [kinds for kinds in found.values() if "factory" in kinds]
    assert len(factories) == sum(one.hex >= 0 for one in t.pos.state.own.factories)


def test_the_panel_tells_the_weather_of_the_zones_in_play_and_who_is_at_war() -> None:
    words = presentation.words_for(GAME, "en")
    found = info_panel.build_info_panel(beginning("campaign"), OBSERVER, words)
    assert found is not None
    rows = {row.id: row.items for row in found.rows}
    assert rows["table-weather"] == [f"{zone}: clear" for zone in "ABCDG"]
    assert "Finland: neutral" in rows["table-nations"]
    small = info_panel.build_info_panel(beginning("kalinin"), OBSERVER, words)
    assert small is not None
    assert {row.id: row.items for row in small.rows}["table-weather"] == ["B: snow"]
    assert "table-nations" not in {row.id for row in small.rows}


# -- overlays


@pytest.mark.parametrize("scenario", ["dvina", "kalinin"])
def test_a_threat_is_what_each_unit_could_strike_after_its_march(scenario: str) -> None:
    """Against every unit's reach by itself."""
    pos = beginning(scenario)
    data, grid = pos.game.rules.data, pos.game.map.grid
    for side in (AXIS, SOVIET):
        stand = 0
        for unit in bits(attackers(pos, side)):
            moving = marching.begin_unit_move(pos, unit)
            stand |= marching.march_reach(pos, moving).hexes | 1 << pos.state.where[unit]
        expected = (
            grid.spread(stand, passable(pos, side)) & data.land & data.scene.area & ~occupied_hexes(pos, side)
        )
        assert pos.game.hooks.overlays["threat"](pos, side).hexes == expected


def test_supply_crosses_out_whoever_has_none_and_draws_lines_to_the_others() -> None:
    t = drawn("soviet-movement", {**GERMANS, "S14Rif": MINSK})
    shown = GAME.hooks.overlays["supply"](t.pos, SOVIET)
    assert GAME.map.labels(shown.classes["cut"]) == [MINSK]
    assert (shown.n, shown.lines) == (1, ())
    pos = beginning("kalinin")
    for side in (AXIS, SOVIET):
        shown = pos.game.hooks.overlays["supply"](pos, side)
        fed = pos.hexes_of(pos.on_map(side) & supply.supplied_units(pos, side))
        assert {line[0] for line in shown.lines} <= set(bits(fed))
        assert shown.lines
        assert all(line[-1] != line[0] for line in shown.lines if len(line) > 1)


def test_zones_are_standard_or_reduced() -> None:
    t = drawn("axis-movement", {"S14Rif": {"at": MINSK, "marks": ["starving"]}, "G1Inf": RING[0]})
    for side in (AXIS, SOVIET):
        shown, (reduced, standard) = GAME.hooks.overlays["zones"](t.pos, side), zones(t.pos, side)
        assert (shown.hexes, shown.classes["reduced"]) == (standard, reduced)
    assert GAME.hooks.overlays["zones"](t.pos, SOVIET).classes["reduced"]


def test_a_train_goes_where_its_verbs_go() -> None:
    t = drawn("soviet-movement", {"S14Rif": MINSK, "G1Inf": "1B:2524"})
    unit = GAME.roster.index["S14Rif"]
    shown = GAME.hooks.overlays["rail"](t.pos, unit)
    verbs = choices(t.act("unit", "S14Rif").pos).verbs
    assert shown.classes["near"] == verbs["rail"].set != 0
    assert shown.classes["far"] == verbs["strategic"].set & ~verbs["rail"].set
    surprise = beginning("campaign")
    german = GAME.roster.index["G1Inf"]
    assert GAME.hooks.overlays["rail"](surprise, german).text == "overlay-rail-none", "no trains then"


def test_hexes_that_score_bear_their_points() -> None:
    values = GAME.hooks.overlays["objectives"](beginning("campaign"), 0).values
    assert {h: n for h, n in values.items() if n} == {
        h: city.vp for h, city in DATA.tables.cities.items() if city.vp and DATA.ussr >> h & 1
    }
    small = beginning("dvina")
    shown = small.game.hooks.overlays["objectives"](small, 0).values
    assert shown == {small.game.rules.data.places[name]: n for name, n in SCORED.items()}


SCORED = {"kaunas": 1, "wilno": 1, "siauliai": 1, "dvinsk": 2}


@pytest.mark.parametrize("unit", ["G1Inf", "G6Pz"])
def test_a_bill_adds_up_to_what_the_hex_costs(unit: str) -> None:
    t = drawn("axis-movement", {unit: RING[0]}).act("unit", unit)
    moving = t.pos.memo(Moving)
    lit = GAME.hooks.move_costs(t.pos)
    assert len(lit) > 20
    for h, cost in lit.items():
        path = marching.march_reach(t.pos, moving).path(h)
        paid = sum(charge.points.value / charge.points.per for charge in GAME.hooks.bill(t.pos, tuple(path)))
        assert paid == cost.cost


# -- what is left undone


def undone(t: Situation) -> dict[str, str]:
    words = presentation.words_for(t.game, "en")
    ending = presentation.menu(t.pos, choices(t.pos).who, words).ending
    assert ending is not None
    return {one.cite: one.text for one in ending.undone}


def test_pockets_lost_lines_and_crowds_are_named_before_the_phase_ends() -> None:
    t = drawn("soviet-movement", {**GERMANS, "S14Rif": MINSK})
    assert undone(t)["SS 12B.1"].startswith("Without a supply line: ")
    t = drawn("soviet-movement", {**GERMANS, "S14Rif": {"at": MINSK, "marks": ["isolated"]}})
    assert undone(t)["SS 3H"].startswith("Isolated: ")
    assert "SS 12B.1" not in undone(t), "said once"
    crowd = GAME.roster.ids(DATA.divisions & DATA.of_nation["soviet"] & DATA.combat_units)[:6]
    t = drawn("soviet-movement", dict.fromkeys(crowd, MINSK))
    assert undone(t)["SS 8B.1"].startswith("Overstacked: ")


# -- words


@pytest.mark.parametrize(("scenario", "acts"), [("dvina", 300), ("kalinin", 600), ("campaign", 300)])
def test_all_that_is_shown_has_words(scenario: str, acts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Menus, endings, tracks, markers, panel, odds, steps and overlays of positions of random play."""
    missing: set[str] = set()
    said = Texts.say

    def say(self: Texts, message: str, **args: Any) -> str:
        if not self.has(message):
            missing.add(message)
        return said(self, message, **args)

    monkeypatch.setattr(Texts, "say", say)
    for n, pos in enumerate(walked(scenario, acts, 5)):
        words = presentation.words_for(pos.game, LANGS[n % 2])
        who = choices(pos).who
        for viewer in (SOVIET, AXIS, OBSERVER):
            presentation.menu(pos, viewer, words)
            presentation.tracks(pos, viewer, words)
            presentation.markers(pos, viewer, words)
            info_panel.build_info_panel(pos, viewer, words)
        combat_steps.steps(pos, words)
        odds_view.odds(pos, who, words)
        for name, spec in pos.game.hooks.overlay_specs.items():
            unit = next(u for u in range(len(pos.game.roster)) if pos.state.where[u] >= 0)
            ask = wire.Overlay(
                id=1,
                name=name,
                side=pos.game.sides[who] if spec.per == "side" else None,
                unit=pos.game.roster[unit].id if spec.per == "unit" else None,
            )
            overlay_view.overlay(pos, SOVIET, ask, words.lang)
    assert missing == set()


# -- counters


def on_the_ground() -> list[int]:
    return [number for side in (AXIS, SOVIET) for number in bits(GAME.fighting_units(side))]


def test_every_kind_has_a_sign_and_a_word_of_its_own_in_both_languages() -> None:
    """No kind is shown by its name in the files, or by a letter alone."""
    art = art_of(GAME)
    for kind in sorted({GAME.roster[number].kind for number in on_the_ground()}):
        symbol = art.symbol_of(kind)
        assert symbol.sidc or symbol.strokes, kind
        assert kind in art.symbols, kind


def test_every_nation_and_branch_of_its_own_has_its_colours() -> None:
    art = art_of(GAME)
    for number in on_the_ground():
        nation = GAME.hooks.nation(GAME, number)
        assert not nation or nation in art.nations, nation
