"""A combat before its dice: what is shown is what the rules then do, if both sides choose by the policy."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest
from tests.games.victory_roads.drawn import drawn

from grognard.games import load
from grognard.games.victory_roads.law.combat.battle import battle_of
from grognard.games.victory_roads.law.names import Battle
from grognard.games.victory_roads.table import forecast
from grognard.games.victory_roads.table.preview import preview
from grognard.kernel.changes import StepsChanged
from grognard.kernel.dice import FixedDice, NeedRoll, SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.kernel.preview import Preview
from grognard.kernel.state import Position


class Met(NamedTuple):
    """What a combat came to: steps lost by attacker and defender, corps that only go to standard mode not
    counted; is the hex entered?
    """

    losses: tuple[int, int]
    taken: bool


def shown(pos: Position) -> Preview:
    found = preview(pos)
    assert found is not None
    return found


def fought(pos: Position, first: tuple[int, int], luck: Random) -> tuple[Met, str]:
    """The combat played by the engine, act by act, with the policy's answers: two dice given, then others."""
    battle = battle_of(pos)
    assert battle is not None
    before, depth = pos, len(pos.state.frames)
    dice, code, turned = list(first), "", [0, 0]
    while len(pos.state.frames) >= depth and pos.state.result is None:
        act = forecast.choice(pos, choices(pos))
        given, out = list[int](), None
        while out is None:
            try:
                out = step(pos, act, FixedDice(given))
            except NeedRoll as need:
                given.append(dice.pop(0) if dice else luck.randint(1, need.sides))
        for change in out.changes:
            if isinstance(change, StepsChanged) and change.how == "standard":
                turned[not battle.attackers >> change.unit & 1] += 1
        pos = out.pos
        code = code or told(out.changes)
    mine, theirs = battle.attackers, before.at(battle.target) & ~battle.attackers
    side = before.game.roster[bits(mine)[0]].side
    theirs &= sum(1 << u for u in bits(theirs) if before.game.roster[u].side != side and strong(before, u))
    lost = tuple(steps_lost(before, pos, some) for some in (mine, theirs))
    return Met(
        (lost[0] - turned[0], lost[1] - turned[1]),
        any(before.game.roster[u].side == side and strong(pos, u) for u in bits(pos.at(battle.target))),
    ), code


def strong(pos: Position, unit: int) -> bool:
    return bool(pos.game.rules.data.units >> unit & 1)


def told(changes: list[object]) -> str:
    """The cell that the dice pointed at, as the preview writes it."""
    for change in changes:
        if getattr(change, "what", "") == "vr-cell":
            args = dict(change.args)  # type: ignore[attr-defined]
            codes = [args[key] for key in ("attack", "defence") if args[key] != "none"]
            return " ".join([f"{args['attacker']}/{args['defender']}", *codes])
    return ""


def steps_lost(before: Position, after: Position, units: int) -> int:
    where, left = after.state.where, after.state.steps
    return sum(before.state.steps[u] - (left[u] if where[u] >= 0 else 0) for u in bits(units))


def combats(scenario: str, seed: int, most: int) -> list[Position]:
    """Attacks put together in random play, ready to be announced."""
    game, dice = load("vr", scenario=scenario), SeededDice(bytes([seed]))
    pos, luck, found = begin(game, dice)[0], Random(seed), list[Position]()
    while len(found) < most:
        pos = step(pos, luck.choice(choices(pos).acts()), dice).pos
        if pos.state.result is not None:
            pos = begin(game, dice)[0]
        ready = Act("attack") in choices(pos) and isinstance(pos.frame.memo, Battle)
        if ready and shown(pos).rows:
            found.append(pos)
    return found


@pytest.mark.parametrize(
    ("scenario", "seed", "many"),
    [("budapest_wien", 3, 14), ("bessarabia", 4, 14), ("bagration", 5, 14), ("campaign", 6, 8)],
)
def test_what_is_shown_is_what_comes_of_it(scenario: str, seed: int, many: int) -> None:
    """On fifty random combats, each of the throws of two dice once: the result is among the rows of its
    cell.
    """
    luck, checked = Random(seed), 0
    found = combats(scenario, seed, many)
    assert len(found) == many
    for pos in found:
        rows = shown(pos).rows
        for roll in range(2, 13):
            met, code = fought(pos, (max(1, roll - 6), min(6, roll - 1)), luck)
            expected = {Met(row.losses, row.taken) for row in rows if row.code == code}
            assert met in expected, f"{pos.game.map.label(battle_of(pos).target)} {roll}: {code}"  # type: ignore[union-attr]
            checked += 1
    assert checked == 11 * many


@pytest.mark.parametrize("scenario", ["budapest_wien", "bessarabia"])
def test_chances_add_up(scenario: str) -> None:
    for pos in combats(scenario, 9, 8):
        found = shown(pos)
        assert sum(row.chance for row in found.rows) == pytest.approx(1)
        assert set(found.chances) <= set(found.words)
        outlook = found.forecast
        assert outlook is not None
        assert 0 <= outlook.taken <= 1


def test_the_chance_of_each_cell_is_that_of_two_dice() -> None:
    """10 to 4 in clear ground, cell by cell as the table has them."""
    units = {"S27G": "2652", "G46": "2552", "Q8": "2250"}
    own = {"axis": ["2352", "2452", "2552"]}
    t = drawn("soviet-combat", units, own).acts("target 2552", "join S27G")
    found = shown(t.pos)
    table = t.game.rules.data.tables.crt
    column = table.columns.index(found.column)
    assert found.attack == 10
    expected: dict[str, int] = {}
    for one in range(1, 7):
        for other in range(1, 7):
            code = forecast.code_of(table.cell(column, one + other))
            expected[code] = expected.get(code, 0) + 1
    assert {code: round(chance * 36) for code, chance in found.chances.items()} == expected


def test_nothing_is_shown_once_the_dice_lie_or_of_an_attack_that_cannot_be() -> None:
    t = drawn("soviet-combat", {"S27G": "2551", "G46": "2451"}).act("target", "2451")
    assert preview(t.pos) is None, "nobody attacks yet"
    t.acts("join S27G").act("attack", dice=(6, 6))
    assert preview(t.pos) is None
    weak = drawn("axis-combat", {"S27G": "2551", "VS8": "2451"}).acts("target 2551", "join VS8")
    found = shown(weak.pos)
    assert not found.rows
    assert not found.faces


def test_a_declaration_is_part_of_what_is_shown() -> None:
    """An armoured exploitation makes armour bear the first loss."""
    units = {"S4GC": "2551", "S2GM": "2551", "S6GC": "2551", "G46": "2451"}
    t = drawn("soviet-combat", units).acts("target 2451", "join S4GC", "join S2GM", "join S6GC").act("attack")
    assert t.pos.frame.step == "declare"
    plain = shown(t.pos)
    t.act("armoured")
    armoured = shown(t.pos)
    first = {
        u
        for row in armoured.rows
        for e in row.effects
        if e.what.startswith("steps") and e.side == 0
        for u in bits(e.units)
    }
    assert first
    assert all(t.game.rules.data.armour >> u & 1 for u in first)
    assert plain.column == armoured.column
