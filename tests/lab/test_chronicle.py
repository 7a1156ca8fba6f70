"""What a game tells of itself, turn by turn: forces, losses, who held what, and what the dice gave."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from grognard.games import load
from grognard.kernel.acts import read_act
from grognard.kernel.dice import Roll, SeededDice
from grognard.kernel.engine import Outcome, expand
from grognard.kernel.journal import Journal
from grognard.kernel.menu import Act
from grognard.kernel.places import DEAD
from grognard.kernel.position import begin
from grognard.kernel.replaying import parse
from grognard.kernel.state import Position
from grognard.lab import luck
from grognard.lab.chronicle import Chronicle, counted_tracks
from grognard.lab.match import first_position, play_game, seat_players

SHORT = {"length": "7", "setup": "ready_made"}


@cache
def game_of(id: str, seed: int = 5) -> Journal:
    text = play_game(
        load(id, SHORT if id == "ts" else {}), seat_players(("random", "random"), seed), seed, True
    ).journal
    return parse(text, "game", first_position)


def chronicle(journal: Journal, **more: Any) -> dict[str, Any]:
    found = Chronicle(journal.game, **more)
    found.begin(journal.start)
    for scene in journal.scenes():
        found.record_act(scene.before, read_act(scene.before, *scene.act), scene)
    return found.to_dict()


@pytest.mark.parametrize("id", ["toy", "ts"])
def test_there_is_a_row_for_every_turn_and_it_can_be_written_down(id: str) -> None:
    journal = game_of(id)
    told = chronicle(journal)
    last = journal.pos.state.turn
    assert [row["turn"] for row in told["turns"]] == list(range(last + 1))
    assert [row["turn"] for row in told["control"]] == list(range(last + 1))
    assert json.loads(json.dumps(told)) == told
    assert all(not isinstance(value, dict | list) for row in told["turns"] for value in row.values())
    assert told["turns"][-1]["score"] is None  # a victory is no standing
    assert all(isinstance(row["score"], float) for row in told["turns"][:-1])


def test_what_is_lost_and_what_stands_add_up() -> None:
    """Every unit of a game without step losses is on the map, lost or in the pool; and somebody died in this
    one.
    """
    journal = game_of("ts")
    told, state, roster = chronicle(journal, luck=False), journal.pos.state, journal.game.roster
    row = told["turns"][-1]
    for side, name in enumerate(journal.game.sides):
        mine = [u for u in range(len(roster)) if roster[u].side == side]
        assert row[f"units_{name}"] == sum(state.where[u] >= 0 for u in mine)
        assert row[f"lost_{name}"] == sum(state.where[u] == DEAD for u in mine)
    assert row["lost_white"] + row["lost_red"] > 0
    lost = [r["lost_white"] + r["lost_red"] for r in told["turns"]]
    assert lost == sorted(lost)


def test_a_hex_is_held_by_whoever_was_last_in_it() -> None:
    journal = game_of("ts")
    told, pos = chronicle(journal, luck=False), journal.pos
    white, red = (int(text, 16) for text in told["control"][-1]["held"])
    assert white & red == 0
    assert told["turns"][-1]["held_white"] == white.bit_count()
    for unit, at in enumerate(pos.state.where):
        if at >= 0:
            assert (white, red)[journal.game.roster[unit].side] >> at & 1
    standing = pos.hexes_of((1 << len(journal.game.roster)) - 1)
    assert (white | red) & ~standing  # and what somebody left is still his


@cache
def bratislava() -> Journal:
    """The first training game of Victory Roads in which the Soviets break through."""
    game = load("vr", None, "training")
    for seed in range(1, 9):
        text = play_game(game, seat_players(("greedy", "greedy"), seed), seed, True).journal
        journal = parse(text, "game", first_position)
        if chronicle(journal, luck=False)["captures"]:
            return journal
    raise AssertionError("no city ever falls")


def test_where_a_game_says_who_controls_what_the_chronicle_says_so_too() -> None:
    """Units on their way control what they pass (VR 1.10), and most of the land is held by nobody who stands
    there.
    """
    journal = bratislava()
    told, control = chronicle(journal, luck=False), journal.game.hooks.control
    assert control is not None
    assert [row["turn"] for row in told["turns"]] == list(range(21, journal.pos.state.turn + 1))
    held = [control(journal.pos, side) for side in (0, 1)]
    assert told["control"][-1]["held"] == [f"{one:x}" for one in held]
    assert told["turns"][-1]["held_soviet"] == held[0].bit_count()


def test_cities_that_fall_are_told_with_their_turn() -> None:
    journal = bratislava()
    control, map_ = journal.game.hooks.control, journal.game.map
    assert control is not None
    falls = [
        {"turn": scene.before.state.turn, "place": place.id, "side": name}
        for scene in journal.scenes()
        for side, name in enumerate(journal.game.sides)
        for place in map_.places
        if place.kind == "city" or place.id == "gyor"  # a small one, but it wins the game
        if control(scene.pos, side) >> place.hex & 1 > control(scene.before, side) >> place.hex & 1
    ]
    assert chronicle(journal, luck=False)["captures"] == falls
    assert falls
    assert chronicle(game_of("ts"), luck=False)["captures"] == []


def test_only_what_counts_towards_victory_is_called_points() -> None:
    tracks = {id: load(id).hooks.tracks(first(id), -1) for id in ("ts", "vl", "avl")}
    campaign = begin(load("vr", None, "campaign"), SeededDice(bytes(32)))[0]
    found = campaign.game.hooks.tracks(campaign, -1)
    assert [t.id for t in counted_tracks(found)] == ["mood", "reich"]
    assert {"rail", "naval"} < {t.id for t in found}  # which are there to be spent
    assert counted_tracks(load("vr").hooks.tracks(first("vr"), -1)) == []
    assert [t.id for t in counted_tracks(tracks["ts"])] == ["tsaritsyn", "towns", "exits"]
    assert [t.id for t in counted_tracks(tracks["vl"])] == ["points"]
    assert [t.id for t in counted_tracks(tracks["avl"])] == ["points-soviet", "points-axis"]


def first(id: str) -> Position:
    return begin(load(id), SeededDice(bytes(32)))[0]


# -- luck


def acts_with_dice(journal: Journal) -> list[tuple[Position, Act, Outcome]]:
    found = []
    for scene in journal.scenes():
        if scene.rolls:
            outcome = Outcome(scene.pos, scene.changes, scene.rolls)
            found.append((scene.before, read_act(scene.before, *scene.act), outcome))
    return found


def test_luck_favours_nobody_over_all_outcomes() -> None:
    """Weighed by their chances, the luck of all outcomes of a throw is nought, and its spread is that of the
    values.
    """
    before, act, outcome = next(
        one
        for one in acts_with_dice(game_of("ts"))
        if (luck.measure_roll(*one) or luck.RollLuck(0, 0, 0, 0)).spread > 0.5
    )
    every = [(chance, luck.measure_roll(before, act, one)) for chance, one in expand(before, act)]
    assert len(every) == 6
    gave = [(chance, found.gave) for chance, found in every if found is not None]
    assert sum(chance * value for chance, value in gave) == pytest.approx(0, abs=1e-9)
    spread = luck.measure_roll(before, act, outcome)
    assert spread is not None
    assert sum(chance * value * value for chance, value in gave) ** 0.5 == pytest.approx(spread.spread)


def test_too_many_outcomes_are_not_added_up() -> None:
    before, act, outcome = acts_with_dice(game_of("ts"))[0]
    assert luck.measure_roll(before, act, outcome, most=1) is None
    assert chronicle(game_of("ts"), most=1)["throws"] == []
    assert chronicle(game_of("ts"), luck=False)["throws"] == []


def test_a_result_that_asks_is_worth_what_it_comes_to() -> None:
    """A retreat that the owner has yet to make is followed through: the score does not wait for it."""
    asked = 0
    for before, _, outcome in acts_with_dice(game_of("ts")):
        floor = max(1, len(before.state.frames) - 1)
        end = luck.play_out(outcome.pos, floor)
        if outcome.pos.state.result is None and len(outcome.pos.state.frames) > floor:
            asked += 1
            assert end.state.where != outcome.pos.state.where or len(end.state.frames) <= floor
        else:
            assert end is outcome.pos
    assert asked


def test_three_dice_are_looked_at_by_a_balanced_sixth() -> None:
    """The faces tried are a Latin square that holds what fell: each pair of two dice comes up once."""
    tried = luck.latin_square([Roll(6, 2, ""), Roll(6, 5, ""), Roll(6, 1, "")])
    assert len(tried) == 36
    assert (2, 5, 1) in tried
    for a, b in ((0, 1), (0, 2), (1, 2)):
        assert len({(faces[a], faces[b]) for faces in tried}) == 36


def test_the_rows_tell_luck_as_it_was_reckoned() -> None:
    journal = game_of("ts")
    told = chronicle(journal)
    found = [luck.measure_roll(*one) for one in acts_with_dice(journal)]
    assert [row["luck"] for row in told["throws"]] == [
        round(one.gave, 3) for one in found if one is not None and one.spread > 1e-9
    ]
    attacks = [row for row in told["throws"] if row["odds"]]
    assert attacks
    assert all(row["hex"] in journal.game.map.index and row["side"] in journal.game.sides for row in attacks)
