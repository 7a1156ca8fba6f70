"""Supports, markers and ships on the map hold no hex and are no enemies: only units that fight are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grognard.ai.explaining import explain_contact, explain_moves, explain_supply
from grognard.ai.reasons import Reason
from grognard.games import MODULES, load
from grognard.kernel.changes import Placed, Removed
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import Outcome
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.places import DEAD
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.lab.chronicle import Chronicle
from grognard.testing.giant_toy.names import NORTH, SOUTH


@pytest.fixture
def pos(monkeypatch: pytest.MonkeyPatch) -> Position:
    monkeypatch.setitem(MODULES, "giant", "grognard.testing.giant_toy")
    return begin(load("giant"), FixedDice([]))[0]


def placed(pos: Position, **units: str) -> Position:
    """The position with some units elsewhere."""
    where = list(pos.state.where)
    for unit, hex in units.items():
        where[pos.game.roster.index[unit]] = pos.game.map.index[hex]
    return Position(pos.game, pos.state._replace(where=tuple(where)))


def ids(game: Game, side: int) -> set[str]:
    return {game.roster[u].id for u in bits(game.fighting_units(side))}


def test_units_that_fight_are_those_of_the_groups_named(pos: Position) -> None:
    assert ids(pos.game, NORTH) == {f"N{n}" for n in range(1, 7)}
    assert ids(pos.game, SOUTH) == {f"S{n}" for n in range(1, 7)}


def test_where_no_group_is_named_all_units_fight() -> None:
    game = load("ts")
    for side in (0, 1):
        assert ids(game, side) == {u.id for u in game.roster.units if u.side == side}


# -- the chronicle


def test_a_support_on_the_map_holds_no_hex_and_is_no_unit_of_a_turn(pos: Position) -> None:
    here = 1 << pos.game.map.index["0504"]
    after = Position(pos.game, placed(pos, Z1="0504").state._replace(turn=1))
    found = Chronicle(pos.game, luck=False)
    found.begin(after)
    assert not found.held[SOUTH] & here
    assert found.to_dict()["turns"][0]["units_south"] == 6
    found.record_act(
        after, None, Outcome(after, (Placed(support(pos), here.bit_length() - 1, "set", "BIG 5.2"),), ())
    )
    assert not found.held[SOUTH] & here
    found.record_act(after, None, Outcome(after, (Removed(support(pos), DEAD, "spent", "BIG 5.2"),), ()))
    assert found.lost == [0, 0]


def support(pos: Position) -> int:
    return pos.game.roster.index["Z1"]


# -- why a computer player acted


def test_a_support_is_no_enemy_to_gather_against(pos: Position) -> None:
    after = placed(pos, N1="0504", Z1="0604")
    assert explain_contact(after, NORTH, pos.game.roster.index["N1"]) is None


def test_a_support_put_on_the_map_is_no_march(pos: Position) -> None:
    assert explain_moves(pos, placed(pos, Z1="0504"), SOUTH, 1.0).what == "gain"
    assert explain_moves(pos, placed(pos, S1="0504"), SOUTH, 1.0).what == "take"


def test_a_support_is_no_enemy_cut_off(pos: Position) -> None:
    """The South is fed everywhere, and nowhere once N1 stands in 0604; first it has corps and a support
    on the map, then the support alone.
    """
    n1, there = pos.game.roster.index["N1"], pos.game.map.index["0604"]
    hooks = replace(pos.game.hooks, supply=lambda p, side: 0 if p.state.where[n1] == there else -1)
    game = replace(pos.game, hooks=hooks)

    def reason(corps: bool) -> Reason | None:
        away = [
            at if corps or u.side == NORTH else DEAD
            for u, at in zip(game.roster.units, pos.state.where, strict=True)
        ]
        before = placed(Position(game, pos.state._replace(where=tuple(away))), Z1="0504")
        return explain_supply(before, placed(before, N1="0604"), NORTH, n1)

    cut = reason(corps=True)
    assert cut is not None
    assert game.roster[cut.unit].id.startswith("S")
    assert reason(corps=False) is None
