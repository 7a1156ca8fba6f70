"""A phase in which one side decides again and again until it has had enough: movement, combat,
reinforcements.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.kernel.flow import Ask, Phase, Seq, Step, Test, Verb
from grognard.kernel.menu import Menu
from grognard.kernel.state import Position


def decision_phase(
    name: str,
    side: int,
    cite: str,
    question: str,
    menu: Callable[[Position, int, str], Menu],
    verbs: Mapping[str, Verb],
    when: Test | None = None,
    before: tuple[Step, ...] = (),
    after: tuple[Step, ...] = (),
) -> Phase:
    """A side's phase: what happens by itself before and after its question, and what may be answered."""

    def side_menu(pos: Position) -> Menu:
        return menu(pos, side, cite)

    return Phase(name, side, cite, Seq((*before, Ask(question, side_menu, verbs, when=when), *after)))
