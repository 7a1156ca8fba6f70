"""IV. The sequence of play, in the rulebook's order."""

from __future__ import annotations

from grognard.games.tsaritsyn.law import (
    combat,
    combat_results,
    control,
    length,
    movement,
    retreat,
    setup,
    tanks,
)
from grognard.games.tsaritsyn.law.names import RED, SIDES, WHITE, Battle, Fear, Retreat
from grognard.games.tsaritsyn.law.stacking import overfull
from grognard.kernel.changes import TurnStarted
from grognard.kernel.cite import rule
from grognard.kernel.flow import (
    BACK,
    CLOSE,
    COMMIT,
    GO,
    HAND,
    Ask,
    Do,
    Seq,
    Step,
    Verb,
    While,
    compile_program,
)
from grognard.kernel.menu import BUTTON, HEX, OPTION, UNIT, Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules import assault, losses, march, phases, placing
from grognard.rules import retreat as retreats
from grognard.rules.answers import ENOUGH, PUT_DOWN, Choice


def new_turn(ref: Referee, _: Frame) -> None:
    ref.do(TurnStarted(ref.state.turn + 1, "TS IV.1"))
    tanks.recover(ref)


def is_going_on(pos: Position) -> bool:
    """The last turn ends the game itself."""
    return True


@rule("TS IV.1")
def end_of_turn(ref: Referee, _: Frame) -> None:
    """As many turns as were agreed on."""
    if ref.state.turn >= ref.state.own.length:
        control.last_turn(ref)


def set_up(side: int, cite: str) -> Step:
    def place_all(ref: Referee, side: int) -> None:
        ref.hand_over(side)
        setup.place_ready_made(ref, 0)

    verbs = {
        "unit": Verb(setup.take, UNIT, HAND),
        "ready_made": Verb(setup.place_ready_made),
        "lift": Verb(setup.lift, UNIT, BACK),
        "end_setup": Verb(setup.end_setup, BUTTON, CLOSE),
    }
    return placing.set_up(f"{SIDES[side]}-setup", side, cite, setup.setup_menu, verbs, place_all)


@rule("TS IV.3", "TS IV.7")
def reinforcements(side: int, cite: str) -> Step:
    return phases.decision_phase(
        f"{SIDES[side]}-reinforcement",
        side,
        cite,
        "enter",
        setup.reinforcement_menu,
        {
            "unit": Verb(setup.take, UNIT, HAND),
            "raise": Verb(setup.raise_militia, HEX),
            "end_phase": ENOUGH,
        },
        when=setup.has_reinforcements,
        after=(Do("stragglers", setup.lose_stragglers),),
    )


@rule("TS IV.4", "TS IV.6", "TS IV.8", "TS IV.10", "TS V.1")
def movement_phase(side: int, mechanised: bool, cite: str) -> Step:
    """The mechanised phase begins with breakdown; after every White movement comes the fear of tanks."""

    def menu(pos: Position, side: int, cite: str) -> Menu:
        return movement.phase_menu(pos, side, mechanised, cite)

    def useful(pos: Position) -> bool:
        return not mechanised or bool(movement.movable(pos, side, True).set or overfull(pos, side))

    fear = (Do("terror", tanks.begin_fear),) if side == WHITE else ()
    return phases.decision_phase(
        f"{SIDES[side]}-{'mechanised' if mechanised else 'movement'}",
        side,
        cite,
        "move",
        menu,
        {
            "unit": march.take_verb(movement.MARCH),
            "end_phase": ENOUGH,
            "disband": Verb(movement.disband, UNIT),
        },
        when=useful,
        before=(Do("breakdown", tanks.breakdown),) if mechanised else (),
        after=(*fear, Do("close", movement.close)),
    )


@rule("TS IV.5", "TS IV.9")
def combat_phase(side: int, cite: str) -> Step:
    ships = {"target_ship": Choice(combat.target_ships, Verb(combat.aim_ship, UNIT))}
    return assault.phase(f"{SIDES[side]}-combat", side, cite, combat.ASSAULT, ships, when=combat.may_attack)


@rule("TS IV.2", "TS X.red.1", "TS X.white.1")
def main() -> Step:
    """Red sets up first; then, each turn, four phases for White and four for Red."""
    return Seq(
        (
            Do("designate", length.designate),
            Ask(
                "length",
                length.length_menu,
                {"length": Verb(length.set_length, OPTION)},
                when=length.is_bidding,
                memo=int,
            ),
            Ask("side", length.side_menu, {"side": Verb(length.set_side, OPTION)}, length.is_bidding, int),
            set_up(RED, "TS X.red.1"),
            set_up(WHITE, "TS X.white.1"),
            Do("reveal", setup.reveal),
            While(
                "turn",
                is_going_on,
                Seq(
                    (
                        Do("new_turn", new_turn),
                        reinforcements(WHITE, "TS IV.3"),
                        movement_phase(WHITE, False, "TS IV.4"),
                        combat_phase(WHITE, "TS IV.5"),
                        movement_phase(WHITE, True, "TS IV.6"),
                        reinforcements(RED, "TS IV.7"),
                        movement_phase(RED, False, "TS IV.8"),
                        combat_phase(RED, "TS IV.9"),
                        movement_phase(RED, True, "TS IV.10"),
                        Do("end_of_turn", end_of_turn),
                    )
                ),
            ),
        )
    )


BATTLE = assault.battle(
    combat.ASSAULT,
    Do("throw", combat.roll_combat),
    Ask(
        "reroll",
        combat.reroll_menu,
        {"keep": ENOUGH, "reroll": Verb(combat.reroll, BUTTON, COMMIT)},
        when=combat.may_reroll,
        memo=Battle,
    ),
    Do("result", combat_results.apply_result),
    Ask(
        "advance",
        combat_results.advance_menu,
        {"advance": Verb(combat_results.advance, UNIT), "halt": ENOUGH},
        when=combat_results.may_advance,
        memo=Battle,
    ),
)

PROCEDURES: dict[str, Step] = {
    "moving": movement.MOVING,
    "placing": Ask(
        "placing", setup.placing_menu, {"at": Verb(setup.place_unit, HEX, GO), "drop": PUT_DOWN}, memo=int
    ),
    "battle": BATTLE,
    "loss": losses.procedure(combat_results.EXCHANGE),
    "retreat": retreats.question(retreat.WAYS, retreat.menu, Retreat, who="retreat"),
    "fear": Ask("fear", tanks.menu, {"test": Verb(tanks.test, UNIT)}, when=tanks.is_waiting, memo=Fear),
}

FIRST, PROGRAM = compile_program(main(), PROCEDURES)
