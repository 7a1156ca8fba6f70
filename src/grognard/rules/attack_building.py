"""An attack put together unit by unit: the target first, then whoever joins. The memo has `attackers`,
whatever else it has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.kernel.arguments import At, Units
from grognard.kernel.flow import BACK, COMMIT, Ask, Verb
from grognard.kernel.menu import BUTTON, UNIT, Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


def question(menu: Callable[[Position], Menu], announce: Callable[[Referee, int], None], memo: type) -> Ask:
    """Who takes part, until the attack is announced or given up."""
    verbs = {
        "join": Verb(join, UNIT),
        "leave": Verb(unjoin, UNIT, BACK),
        "attack": Verb(announce, BUTTON, COMMIT),
        "cancel": Verb(cancel, BUTTON, BACK),
    }
    return Ask("battle", menu, verbs, memo=memo)


def join(ref: Referee, unit: int) -> None:
    battle = ref.frame.memo
    ref.remember(battle._replace(attackers=battle.attackers | 1 << unit))


def unjoin(ref: Referee, unit: int) -> None:
    battle = ref.frame.memo
    ref.remember(battle._replace(attackers=battle.attackers & ~(1 << unit)))


def cancel(ref: Referee, _: int) -> None:
    """The question is taken back as if it had not been asked."""
    ref.drop()


def announce(ref: Referee, what: str, battle: Any, cite: str, **spent: Any) -> None:
    """The attack is announced, uses up what it uses up, and can no longer be taken back.

    `battle` has attackers, defenders and a target."""
    units, foes = Units(battle.attackers), Units(battle.defenders)
    ref.note(cite, what, (("hex", At(battle.target)), ("units", units), ("foes", foes)), **spent)
    ref.remember(battle)
    ref.finish()
