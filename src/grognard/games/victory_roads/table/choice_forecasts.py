"""What a choice would come to: a result on this ground, a city lost with an order and without."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat import dice, tactical
from grognard.games.victory_roads.law.combat.battle import battle_of
from grognard.games.victory_roads.law.combat.conversion import defence_changes, final_codes
from grognard.kernel.arguments import Arguments
from grognard.kernel.state import Position

HOLDING = "axis-movement.orders"
Told = Mapping[str, Mapping[int, tuple[str, Arguments]]]


def forecast_choices(pos: Position) -> Told:
    step = pos.frame.step
    if step in dice.CHOICES:
        return {"choose": cell_forecasts(pos, dice.CHOICES.index(step))}
    return {"hold": city_loss_forecasts(pos)} if step == HOLDING and book(pos).satisfaction else {}


def city_loss_forecasts(pos: Position) -> dict[int, tuple[str, Arguments]]:
    """What the Führer would mind of the loss of each city, held by order or not."""
    return {
        h: ("vr-hold-worth", (("held", one.value + one.port), ("unheld", one.value + one.port + one.unheld)))
        for h, one in book(pos).data.tables.strategic.items()
    }


def cell_forecasts(pos: Position, place: int) -> dict[int, tuple[str, Arguments]]:
    """Of each cell that an elite may choose, where it does not stay as it is printed."""
    found: dict[int, tuple[str, Arguments]] = {}
    for n, code in enumerate(dice.codes(pos, place)):
        became = converted_word(pos, place, code)
        if became != dice.code_word(code):
            found[n] = ("vr-cell-becomes", (("code", became),))
    return found


def converted_word(pos: Position, place: int, code: str) -> str:
    """What is left of a result of the table."""
    battle = battle_of(pos)
    assert battle is not None
    if place:
        tables = book(pos).data.tables
        return tactical.join_codes(
            final_codes(code, defence_changes(tables, tactical.conversion_setting(pos, battle), code))
        )
    return tactical.join_codes(
        final_codes(code, tactical.attacker_changes(pos, battle._replace(attack_code=code)))
    )
