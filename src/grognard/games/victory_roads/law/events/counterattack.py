"""The counter-attack: after the exploitation of the Soviets a stack of German armour strikes back (K-21)."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.events import strikes
from grognard.games.victory_roads.law.events.event import not_a_target_cause, reveal
from grognard.games.victory_roads.law.events.strikes import Strike
from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.games.victory_roads.law.presence import occupied_hexes, side_units
from grognard.games.victory_roads.law.supports_available import usable_supports
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, Ask, Do, Seq, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import HEX, Allowed, Menu, button, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import finish
from grognard.rules.why_not import fixed_words

NAME, KIND = "counterattack", "counter"
PACE = "counter"  # half the points of movement


def reserves(pos: Position) -> UnitSet:
    """The counter-attacks that the Axis has at hand."""
    return book(pos).data.supports[NAME] & usable_supports(pos, AXIS)


@rule("VR 11.5.4", "VR 3.2.2k")
def stacks(pos: Position) -> Allowed:
    """Stacks with armour that are near the Soviets, not in mud, while the support is at hand."""
    data, grid = book(pos).data, pos.game.map.grid
    far = data.event(bits(data.supports[NAME])[0]).range
    near = grid.disc(occupied_hexes(pos, SOVIET), far)
    armour = pos.hexes_of(side_units(pos, AXIS) & data.armour & data.divisions)
    found = hexes(armour, "VR 11.5.4", lambda h: not_a_target_cause("armoured_stack"))
    found.less("VR 11.5.4", armour & ~near, fixed_words("vr-why-too-far-to-counter", (("range", far),)))
    found.less("VR 3.2.2k", armour if is_mud(pos) else 0, "vr-why-not-in-mud")
    return found.less("VR 11.5.1b", 0 if reserves(pos) else armour, "vr-why-no-counterattack")


# -- the window


@rule("VR 11.5.1b")
def may_counter(pos: Position) -> bool:
    return bool(stacks(pos).set)


def due(ref: Referee, _: Frame) -> None:
    if may_counter(ref.pos):
        ref.ask(NAME, AXIS)


def menu(pos: Position) -> Menu:
    verbs = {"counter": stacks(pos), "pass": button("VR 11.5.1b")}
    return Menu(AXIS, "vr-counterattack", "VR 11.5.1b", verbs, {"many": reserves(pos).bit_count()})


@rule("VR 1.5.2a")
def counter(ref: Referee, h: int) -> None:
    """The stack moves with half its points and makes one attack."""
    reveal(ref, bits(reserves(ref.pos))[0], "VR 1.5.2a")
    ref.do(Message("vr-counterattacked", (("hex", At(h)),), "VR 1.5.2a"))
    ref.ask("countering", AXIS, Strike(strikes.stack(ref.pos, AXIS, h)))


QUESTION, BATTLE = strikes.steps(KIND, ("countering", "vr-countering", "VR 1.5.2a"), PACE)
# At the end of the Soviet exploitation phase.
STEPS: tuple[Step, ...] = (Do("counterattacks", due),)
PROCEDURES: Mapping[str, Step] = {
    NAME: Ask(
        NAME, menu, {"counter": Verb(counter, HEX), "pass": Verb(finish, role=CLOSE)}, when=may_counter
    ),
    "countering": Seq((QUESTION, Do("countering_over", strikes.end_strike))),
    "counter_battle": BATTLE,
}
