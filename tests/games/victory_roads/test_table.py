"""What the table shows of a position: tracks, markers, signs, overlays, reminders, draws; and that all of it
has words in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.victory_roads.drawn import drawn, until

from grognard.games import load
from grognard.games.victory_roads.law.marching import movement_reach
from grognard.games.victory_roads.law.names import AXIS, PLACE, SOVIET, Moving
from grognard.games.victory_roads.law.presence import occupied_hexes, side_units
from grognard.games.victory_roads.law.supply import supplied_units
from grognard.games.victory_roads.table.draws import read_draw as shown_draw
from grognard.games.victory_roads.table.overlays import strikers
from grognard.kernel.changes import Removed
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.kernel.views import OBSERVER, seen_change, view
from grognard.server import combat_steps, draw_view, info_panel, odds_view, overlay_view, presentation, wire
from grognard.server.board import board
from grognard.testing.table import Situation

LANGS = ("fr", "en")


def beginning(scenario: str) -> Position:
    return begin(load("vr", scenario=scenario), SeededDice(b"table"))[0]


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


# -- counters


def printed(unit: str) -> tuple[str, ...]:
    game = load("vr", scenario="campaign")
    return game.faces(game.roster.index[unit])


def test_each_counter_prints_what_it_is_worth() -> None:
    assert printed("G11") == ("3-4-2", "1-2-2")
    assert printed("S27G")[0] == "10-9-3"
    assert printed("Q8") == ("[5] 1-3",)
    assert printed("TON")[0] == "9/5"
    assert (printed("artillery_3-1"), printed("navy-1")) == (("+3",), ("+2",))
    assert (printed("tiger-1"), printed("partisans-1")) == (("+2",), ("",))
    assert printed("G21")[0] == "5-5-2", "equal factors stand side by side, not to be read as movement"


def test_supports_are_cards_with_a_drawing_of_their_own() -> None:
    told = board(load("vr", scenario="training"), "en")
    by_id = {unit.id: unit for unit in told.units}
    cards = {unit.id for unit in told.units if unit.card}
    assert {"artillery_2-1", "reich_fuel-1", "TON"} <= cards
    assert not cards & {"G357", "Q8", "HB1"}
    assert all(by_id[id].strokes or by_id[id].solid for id in cards)
    assert by_id["S27G"].nation == "guards"
    assert by_id["G357"].nation == ""
    assert {one.id for one in told.nations} >= {"guards", "ss", "hungarian", "romanian"}


def test_every_army_has_a_name_and_a_code() -> None:
    for lang in LANGS:
        told = board(load("vr", scenario="campaign"), lang)
        assert len(told.armies) > 20
        assert all("_" not in army.code + army.text for army in told.armies)
    assert {army.text for army in told.armies} >= {"3rd Panzer Army", "1st Belorussian Front"}


# -- tracks, markers, signs


def tracks(pos: Position, lang: str) -> dict[str, wire.Track]:
    words = presentation.words_for(pos.game, lang)
    return {track.id: track for track in presentation.tracks(pos, SOVIET, words)}


def test_the_fuhrers_tracks_say_what_their_boxes_give() -> None:
    pos = beginning("bagration")
    mood, reich = tracks(pos, "en")["mood"], tracks(pos, "en")["reich"]
    assert (mood.value, mood.of, mood.look, reich.value) == (7, 10, "cells", 6)
    assert "3 supports, 4 RP; maximum 10; freedom of action 0, the next withdrawal costs 1" in mood.hint
    assert "1 more support" in reich.hint
    assert "3 supports, 4 PR" in tracks(pos, "fr")["mood"].hint
    assert "mood" not in tracks(beginning("training"), "en"), "a scenario without the Führer"


def test_the_rail_capacity_of_the_turn_is_there_before_it_is_given_out() -> None:
    pos = beginning("bagration")
    assert (tracks(pos, "en")["rail"].value, tracks(pos, "en")["rail"].of) == (6, 6)
    t = drawn("axis-combat", {"G46": "2451", "S57": "2551"}, {"rail": 1})
    assert tracks(t.pos, "en")["rail"].value == 1


def markers(pos: Position) -> dict[str, str]:
    words = presentation.words_for(pos.game, "en")
    return {one.at: one.kind for one in presentation.markers(pos, SOVIET, words)}


def test_orders_bridgeheads_and_theatres_lie_on_the_map() -> None:
    units = {"G95": "5426", "TON": "6115", "TOCN": "6721", "S57": "6223", "G96": "4724"}
    own: dict[str, Any] = {"holding": ["5426", "4724"], "bridgeheads": ["6223"], "moving": ["TON"]}
    t = drawn("soviet-movement", units, own, scenario="campaign", turn=2)
    assert markers(t.pos) == {
        "5426": "order",
        "4724": "order",
        "6223": "bridgehead",
        "6115": "theatre-moving",
        "6721": "theatre-offensive",
    }
    signs = {one["id"]: one["marks"] for one in view(t.pos, SOVIET)["units"]}
    assert "in_movement" in signs["TON"]
    assert "offensive" in signs["TOCN"]


def test_a_city_under_siege_is_marked_so() -> None:
    around = {"S27G": "5425", "S57": "5427", "S24G": "5526"}
    units = {"G95": {"at": "5426", "marks": ["unsupplied"]}, **around}
    t = drawn("soviet-movement", units, {"holding": ["5426"]}, scenario="campaign", turn=2)
    assert markers(t.pos)["5426"] == "besieged"


def test_the_panel_tells_weather_and_allies() -> None:
    words = presentation.words_for(load("vr", scenario="campaign"), "en")
    found = info_panel.build_info_panel(beginning("campaign"), OBSERVER, words)
    assert found is not None
    rows = {row.id: row.items for row in found.rows}
    assert len(rows["table-sky"]) == 2
    assert rows["table-allies"] == ["Romania: with the Axis", "Hungary: with the Axis"]


# -- overlays


def overlay(t: Situation, name: str, of: str) -> Any:
    return t.overlay(name, of)


@pytest.mark.parametrize("scenario", ["training", "budapest_wien", "bagration"])
def test_a_threat_is_what_each_unit_could_strike_after_its_move(scenario: str) -> None:
    """Against every unit's reach by itself."""
    pos = beginning(scenario)
    data, grid = pos.game.rules.data, pos.game.map.grid
    for side in (SOVIET, AXIS):
        stand = 0
        for unit in bits(strikers(pos, side)):
            stand |= movement_reach(pos, Moving(unit)).hexes | 1 << pos.state.where[unit]
        expected = grid.spread(stand, data.touching) & data.area & ~occupied_hexes(pos, side)
        assert pos.game.hooks.overlays["threat"](pos, side).hexes == expected


def test_supply_shows_a_line_for_each_hq_and_crosses_out_whoever_has_none() -> None:
    pos = beginning("bagration")
    for side in (SOVIET, AXIS):
        shown = pos.game.hooks.overlays["supply"](pos, side)
        mine = side_units(pos, side)
        assert shown.classes["cut"] == pos.hexes_of(mine & ~supplied_units(pos, side))
        hqs = pos.hexes_of(mine & pos.game.rules.data.of_type["hq"])
        assert {line[0] for line in shown.lines} <= set(bits(hqs))
        assert shown.n == len(shown.lines) > 0


def test_an_hq_shows_whom_it_leads_and_a_unit_its_hqs() -> None:
    t = drawn("axis-movement", {"Q8": "2250", "G46": "2351", "H7": "2251", "S57": "2550"})
    shown = overlay(t, "command", "Q8")
    label = t.game.map.labels
    assert label(shown.classes["led"]) == ["2250", "2351"]
    assert label(shown.classes["fed"]) == ["2251"], "a German HQ feeds Hungarians and does not lead them"
    assert label(overlay(t, "command", "G46").classes["leads"]) == ["2250"]
    assert label(overlay(t, "command", "H7").classes["feeds"]) == ["2250"]


def test_a_retreat_shows_its_first_hexes_and_when_there_is_none() -> None:
    t = drawn("soviet-movement", {"G46": "2352", "S57": "2452"})
    shown = overlay(t, "retreat", "G46")
    assert shown.classes["way"]
    assert t.game.map.labels(shown.classes["foe"]) == ["2452"]
    ring = {f"S{n}": at for n, at in (("57", "2452"), ("27G", "2353"), ("24G", "2351"))}
    ring |= {"S25G": "2251", "S68": "2252", "S53": "2451"}
    shut = drawn("soviet-movement", {"G46": "2352", **ring})
    assert overlay(shut, "retreat", "G46").text == "overlay-retreat-shut"
    assert overlay(t, "retreat", "S57").text != "overlay-retreat-none"


def test_each_theatre_has_its_own_radius() -> None:
    pos = beginning("campaign")
    areas = pos.game.hooks.overlays["theatres"](pos, 0).areas
    assert len(areas) == 4
    assert sorted({area.look for area in areas}) == ["edge", "full"]
    answer = overlay_view.overlay(pos, SOVIET, wire.Overlay(id=1, name="theatres"), "en")
    assert any(area.text.endswith("offensive: 9") for area in answer.areas)


def test_strategic_hexes_bear_what_their_loss_costs() -> None:
    pos = beginning("bagration")
    values = pos.game.hooks.overlays["strategic"](pos, 0).values
    label = pos.game.map.hex
    assert values[label("5426")] >= 1
    assert all(pos.game.rules.data.scene.area >> h & 1 for h in values)


def test_objectives_are_the_places_of_the_scenario_by_holder() -> None:
    pos = beginning("training")
    shown = pos.game.hooks.overlays["objectives"](pos, 0)
    assert {side: pos.game.map.labels(some) for side, some in shown.classes.items()} == {
        "soviet": ["2354"],
        "axis": ["2252"],
    }


@pytest.mark.parametrize("unit", ["S4GC", "S57", "S2GM"])
def test_a_bill_adds_up_to_what_the_hex_costs(unit: str) -> None:
    t = until(Situation(beginning("training")), "soviet-movement").act("unit", unit)
    hooks, moving = t.game.hooks, t.pos.memo(Moving)
    for h, cost in hooks.move_costs(t.pos).items():
        path = movement_reach(t.pos, moving).path(h)
        paid = sum(charge.points.value / charge.points.per for charge in hooks.bill(t.pos, tuple(path)))
        assert paid == cost.cost


# -- what is left undone, what was drawn, the steps of a combat


def test_supports_that_could_be_played_are_named_as_such() -> None:
    units = {"S57": "2550", "G46": "2352", "artillery_2-1": "available_soviet"}
    t = drawn("soviet-supports", units, dice=(1,) * 9)
    assert t.pos.frame.step == "soviet-supports.place"
    ending = presentation.menu(t.pos, SOVIET, presentation.words_for(t.game, "en")).ending
    assert ending is not None
    (one,) = ending.undone
    assert "may still be played" in one.text
    assert "artillery_2-1" in one.units


def test_overstacked_units_are_warned_of_before_the_phase_ends() -> None:
    stack = dict.fromkeys(("S57", "S27G", "S24G", "S25G"), "2551")
    t = drawn("soviet-movement", {**stack, "G46": "2352"})
    words = presentation.words_for(t.game, "en")
    ending = presentation.menu(t.pos, SOVIET, words).ending
    assert ending is not None
    (over,) = (one for one in ending.undone if one.cite == "VR 1.11.2b")
    assert over.text.startswith("Overstacked: ")


def test_pontoons_leave_nobody_idle() -> None:
    pos = beginning("campaign")
    assert pos.frame.step == "soviet-supply.pontoons"
    ending = presentation.menu(pos, SOVIET, presentation.words_for(pos.game, "en")).ending
    assert ending is not None
    assert not ending.undone


def test_an_elites_choice_says_what_the_ground_makes_of_each_cell() -> None:
    """EX-19: nobody exploits into a forest on E, and E2 comes to E."""
    attackers = {"G14": "5027", "GFHH": "4926", "G12P": "4927", "G211V": "5025"}
    corps = {"S36": {"at": "5026", "steps": 1}, "S65": {"at": "5026", "steps": 1}}
    t = drawn("axis-combat", {**attackers, **corps}, turn=3, scenario="campaign").act("target", "5026")
    t.acts(*(f"join {unit}" for unit in attackers)).act("attack")
    t.act("elite", "GFHH").act("armoured").act("throw", dice=(4, 6))
    (choose,) = presentation.menu(t.pos, AXIS, presentation.words_for(t.game, "en")).verbs
    assert choose.foretold == {"E": "no effect here", "E2": "here: E"}


def test_an_order_to_hold_says_what_the_loss_of_the_city_costs_with_it_and_without() -> None:
    t = drawn("axis-movement", {"G11": "5426", "G58": "4314"}, turn=3, scenario="campaign")
    verbs = presentation.menu(t.pos, AXIS, presentation.words_for(t.game, "en")).verbs
    (hold,) = (verb for verb in verbs if verb.verb == "hold")
    assert hold.foretold["5426"] == "lost with the order: −1; without: −2"
    assert sorted(hold.foretold) == sorted(hold.nouns)


def test_a_draw_is_a_card_for_its_owner_alone() -> None:
    pos = beginning("training")
    support = pos.game.roster.index["aviation_s-1"]
    change = Removed(support, PLACE["available_soviet"], "drawn", "VR 5.1.2")
    after = Position(pos.game, change.apply(pos.state), pos)
    mine, theirs = (seen_change(change, pos, after, viewer) for viewer in (SOVIET, AXIS))
    assert mine is not None
    card = shown_draw(mine, after)
    assert card is not None
    told = draw_view.wire_draw(1, after, card, SOVIET, presentation.words_for(pos.game, "en"))
    assert (told.mark, told.name, told.yours) == ("+1", "Aviation", True)
    assert theirs is None or shown_draw(theirs, after) is None


def test_supports_drawn_for_one_box_are_told_together() -> None:
    pos = beginning("training")
    names, box = ("aviation_s-1", "artillery_2-1"), PLACE["available_soviet"]
    found = [
        shown_draw(Removed(pos.game.roster.index[name], box, "drawn", "VR 5.1.2"), pos) for name in names
    ]
    one, other = (card for card in found if card is not None)
    both = draw_view.merge_draws(one, other, pos.game)
    told = draw_view.wire_draw(1, pos, both, SOVIET, presentation.words_for(pos.game, "en"))
    assert (told.counters, sorted(told.units)) == (True, sorted(names))
    assert told.text == "2 supports drawn, each available to the Soviets"
    elsewhere = draw_view.merge_draws(one, other._replace(args=()), pos.game)
    assert elsewhere.units == other.units, "what went somewhere else is another draw"


def test_a_support_says_what_it_does_and_its_box_has_a_short_heading() -> None:
    shown = board(load("vr", {}, "training"), "en")
    about = {unit.id: unit.about for unit in shown.units}
    assert about["aviation_s-1"].endswith(".")
    assert about["S57"] == ""
    titles = {box.id: box.title for box in shown.boxes if box.hand}
    assert titles["available_cn"] == "TO Centre North"
    assert all(titles.values())


def test_the_steps_of_a_combat_are_lit_one_after_the_other() -> None:
    t = drawn("soviet-combat", {"S27G": "2551", "S57": "2551", "G46": "2451"}).act("target", "2451")
    words = presentation.words_for(t.game, "en")
    told = combat_steps.steps(t.pos, words)
    assert [one.state for one in told] == ["now", *["next"] * (len(told) - 1)]
    t.acts("join S27G", "join S57").act("attack", dice=(3, 4))
    lit = [one.state for one in combat_steps.steps(t.pos, words)]
    assert lit.count("now") == 1
    assert lit[0] == "done"


# -- words


@pytest.mark.parametrize(
    ("scenario", "acts"), [("training", 150), ("budapest_wien", 500), ("bessarabia", 700)]
)
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
            overlay_view.overlay(pos, who, ask, words.lang)
    assert not missing


def test_no_overlay_shares_its_key_with_another() -> None:
    specs = load("vr").hooks.overlay_specs
    keys = [spec.key for spec in specs.values()]
    assert len(set(keys)) == len(keys)
    assert all(re.fullmatch("[A-Z]", key) for key in keys)


def test_acts_of_the_policy_are_always_on_the_menu() -> None:
    for pos in walked("bessarabia", 900, 11):
        if pos.frame.step in pos.game.hooks.orders and pos.game.hooks.policy is not None:
            act = pos.game.hooks.policy(pos, choices(pos))
            assert act in choices(pos), f"{pos.frame.step}: {act}"
            assert isinstance(act, Act)
