"""A phase in which one side decides again and again until it has had enough: movement, combat, reinforcements."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.kernel.flow import Ask, Phase, Seq, Step, Test
from grognard.kernel.menu import Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

FINAL = frozenset({"end_phase"})  # what ends a phase is not taken back


def deciding(
    name: str,
    side: int,
    cite: str,
    question: str,
    menu: Callable[[Position, int, str], Menu],
    play: Mapping[str, Callable[[Referee, int], None]],
    when: Test | None = None,
    final: frozenset[str] = FINAL,
    before: tuple[Step, ...] = (),
    after: tuple[Step, ...] = (),
) -> Phase:
    """A side's phase: what happens by itself before and after its question, and what may be answered."""

    def asked(pos: Position) -> Menu:
        return menu(pos, side, cite)

    return Phase(name, side, cite, Seq((*before, Ask(question, asked, play, when=when, final=final), *after)))
