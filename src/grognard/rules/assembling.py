"""An attack put together unit by unit: the target first, then whoever joins. The memo has `attackers`, whatever else it has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.kernel.changes import Noted
from grognard.kernel.flow import Ask
from grognard.kernel.menu import Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


def question(menu: Callable[[Position], Menu], announce: Callable[[Referee, int], None]) -> Ask:
    """Who takes part, until the attack is announced or given up."""
    play = {"join": join, "leave": unjoin, "attack": announce, "cancel": cancel}
    return Ask("battle", menu, play, final=frozenset({"attack"}))


def join(ref: Referee, unit: int) -> None:
    battle = ref.frame.memo
    ref.remember(battle._replace(attackers=battle.attackers | 1 << unit))


def unjoin(ref: Referee, unit: int) -> None:
    battle = ref.frame.memo
    ref.remember(battle._replace(attackers=battle.attackers & ~(1 << unit)))


def cancel(ref: Referee, _: int) -> None:
    """The question is taken back as if it had not been asked."""
    ref.state = ref.state._replace(frames=ref.state.frames[:-1])


def announced(ref: Referee, what: str, battle: Any, own: Any, cite: str) -> None:
    """The attack is told and can no longer be taken back; `battle` has attackers, defenders and a target."""
    names, foes = (", ".join(ref.game.roster.ids(found)) for found in (battle.attackers, battle.defenders))
    ref.do(Noted(what, (("hex", ref.game.map.label(battle.target)), ("units", names), ("foes", foes)), own, cite))
    ref.remember(battle)
    ref.finish()
