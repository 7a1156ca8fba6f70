"""A refusal names the paragraph that really rules an act out."""

from __future__ import annotations

from tests.games.victory_lost.fighting import assembled, awake, witnesses

from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation, situation


def choosing_losses(**units: object) -> Situation:
    """An attack on 5505 by all who may, with the first die that leaves its owner a choice of losses."""
    for die in range(1, 7):
        t = situation("avl", "soviet-combat", units={**witnesses("soviet"), **units})
        assembled(t, "5505").act("attack", dice=[die])
        if choices(t.pos).prompt == "avl-losses":
            return t
    raise AssertionError("no die asks for losses")


@cites("AVL 12.2a", "AVL 9.4.1d")
def test_no_loss_is_borne_by_an_hq_nor_by_who_took_no_part() -> None:
    t = choosing_losses(
        **{"S17Tk": awake("5604"), "S305": awake("5604"), "1GdA": awake("5604"), "S107": "5608"},
        **{"G26": "5505", "G168": "5505", "Hollidt": "5505", "G298": "5509"},
    )
    hq, idle = ("1GdA", "S107") if t.who == "soviet" else ("Hollidt", "G298")
    assert t.refusals("lose", hq) == ["AVL 12.2a"]
    assert t.refusals("lose", idle) == ["AVL 9.4.1d"]


@cites("AVL 9.4.2c", "AVL 11.0", "AVL 8.0")
def test_the_dead_and_those_to_come_are_not_merely_inactive() -> None:
    """The 161st arrives on turn 3."""
    units = {"S25G": awake("5505"), "S305": "dead", "S161": "pool", "G168": "0101"}
    t = situation("avl", "soviet-movement", turn=2, units=units)
    assert t.refusals("unit", "S305") == ["AVL 9.4.2c"]
    assert t.refusals("unit", "S161") == ["AVL 11.0"]
    assert t.refusals("unit", "G168") == ["AVL 8.0"]
