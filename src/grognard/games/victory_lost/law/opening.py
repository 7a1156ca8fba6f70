"""4.1.2e and 15.0.2c. Before the first draw: the Soviet attack without movement, and the chit of the Axis."""

from __future__ import annotations

from grognard.games.victory_lost.law import command, supply, why_not
from grognard.games.victory_lost.law.chits import chit_options, play
from grognard.games.victory_lost.law.names import (
    AXIS,
    DESIGNATION,
    DRAWS,
    SOVIET,
    SPECIAL,
    Own,
)
from grognard.kernel.cite import rule
from grognard.kernel.menu import Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


def may_be_special(pos: Position) -> bool:
    own: Own = pos.state.own
    return own.opening == SPECIAL


@rule("AVL 4.1.2e", "AVL 4.1.2f", "AVL 4.1.2g", "AVL ANX.S1B0")
def special_menu(pos: Position) -> Menu:
    """One Soviet HQ on the map, whatever its chit, for combat without movement; or none."""
    here = command.present(pos, SOVIET) & supply.units_on_map(pos)
    choice = units(here, "AVL 4.1.2e", why_not.not_an_hq_cause(pos, SOVIET, "AVL 4.1.2e"))
    verbs = {"activate": choice, "pass": button("AVL 4.1.2e")}
    return Menu(SOVIET, "avl-special", "AVL 4.1.2e", verbs)


def forgo_special(ref: Referee, _: int) -> None:
    ref.note("AVL 4.1.2e", opening=DESIGNATION)
    ref.finish()


def activate_special(ref: Referee, hq: int) -> None:
    ref.note("AVL 4.1.2e", opening=DESIGNATION)
    ref.finish()
    command.activate(ref, SOVIET, 1 << hq, special=True)


def designate_menu(pos: Position) -> Menu:
    """One of the chits that the Axis has put into the bag, played before any draw."""
    own: Own = pos.state.own
    return Menu(
        AXIS,
        "avl-designate",
        "AVL 15.0.2c",
        {
            "designate": chit_options(
                pos, AXIS, own.bag & own.axis, "AVL 15.0.2c", "avl-why-chit-not-in-the-bag"
            )
        },
    )


def designate(ref: Referee, chit: int) -> None:
    ref.note("AVL 15.0.2c", opening=DRAWS, refused=True)  # what one names oneself is not put back
    ref.finish()
    play(ref, chit)
