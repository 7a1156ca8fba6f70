"""IV. The sequence of play, in the rulebook's order."""

from __future__ import annotations

from grognard.games.tsaritsyn import combat, control, length, movement, retreat, setup, tanks
from grognard.games.tsaritsyn.stacking import overfull
from grognard.games.tsaritsyn.state import RED, SIDES, WHITE
from grognard.kernel.changes import Turned
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Seq, Step, While, compiled
from grognard.kernel.menu import Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules import asking, assembling, phases, placing


def new_turn(ref: Referee, _: Frame) -> None:
    ref.do(Turned(ref.state.turn + 1, "TS IV.1"))
    tanks.recover(ref)


def going_on(pos: Position) -> bool:
    """The last turn ends the game itself."""
    return True


@rule("TS IV.1")
def end_of_turn(ref: Referee, _: Frame) -> None:
    """As many turns as were agreed on."""
    if ref.state.turn >= ref.state.own.length:
        control.last_turn(ref)


def set_up(side: int, cite: str) -> Step:
    def place_all(ref: Referee, side: int) -> None:
        ref.state = ref.state._replace(frames=(ref.frame._replace(who=side),))
        setup.place_ready_made(ref, 0)

    play = {"unit": setup.take, "ready_made": setup.place_ready_made, "lift": setup.lift, "end_setup": setup.end_setup}
    return placing.set_up(f"{SIDES[side]}-setup", side, cite, setup.setup_menu, play, place_all)


@rule("TS IV.3", "TS IV.7")
def reinforcements(side: int, cite: str) -> Step:
    return phases.deciding(
        f"{SIDES[side]}-reinforcement",
        side,
        cite,
        "enter",
        setup.reinforcement_menu,
        {"unit": setup.take, "raise": setup.raise_militia, "end_phase": asking.finish},
        when=setup.reinforced,
        final=phases.FINAL | {"raise"},
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
    return phases.deciding(
        f"{SIDES[side]}-{'mechanised' if mechanised else 'movement'}",
        side,
        cite,
        "move",
        menu,
        {"unit": movement.take, "end_phase": asking.finish, "disband": movement.disband},
        when=useful,
        final=phases.FINAL | {"disband"},
        before=(Do("breakdown", tanks.breakdown),) if mechanised else (),
        after=(*fear, Do("close", movement.close)),
    )


@rule("TS IV.5", "TS IV.9")
def combat_phase(side: int, cite: str) -> Step:
    play = {"target": combat.aim, "target_ship": combat.aim_ship, "end_phase": asking.finish}
    close = Do("close", combat.close)
    return phases.deciding(f"{SIDES[side]}-combat", side, cite, "fight", combat.phase_menu, play, combat.may_attack, after=(close,))


@rule("TS IV.2", "TS X.red.1", "TS X.white.1")
def main() -> Step:
    """Red sets up first; then, each turn, four phases for White and four for Red."""
    return Seq(
        (
            Do("designate", length.designate),
            Ask("length", length.length_menu, {"length": length.set_length}, when=length.bidding, final=frozenset({"length"})),
            Ask("side", length.side_menu, {"side": length.set_side}, when=length.bidding, final=frozenset({"side"})),
            set_up(RED, "TS X.red.1"),
            set_up(WHITE, "TS X.white.1"),
            Do("reveal", setup.reveal),
            While(
                "turn",
                going_on,
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


BATTLE = Seq(
    (
        assembling.question(combat.assemble_menu, combat.announce),
        Do("throw", combat.throw),
        Ask(
            "reroll",
            combat.reroll_menu,
            {"keep": asking.finish, "reroll": combat.reroll},
            when=combat.may_reroll,
            final=frozenset({"keep", "reroll"}),
        ),
        Do("result", combat.apply_result),
        Ask("advance", combat.advance_menu, {"advance": combat.advance, "halt": asking.finish}, when=combat.may_advance),
    )
)

PROCEDURES: dict[str, Step] = {
    "moving": Ask(
        "moving", movement.moving_menu, {"to": movement.go, "done": movement.done, "drop": asking.finish, "exit": movement.leave}
    ),
    "placing": Ask("placing", setup.placing_menu, {"at": setup.put, "drop": asking.finish}),
    "battle": BATTLE,
    "loss": Ask("loss", combat.loss_menu, {"lose": combat.lose}, final=frozenset({"lose"})),
    "only_loss": Do("only_loss", combat.lose_only),
    "retreat": Ask("retreat", retreat.menu, {"retreat": retreat.who, "back": retreat.where}),
    "fear": Ask("fear", tanks.menu, {"test": tanks.test}, when=tanks.waiting, final=frozenset({"test"})),
}

FIRST, PROGRAM = compiled(main(), PROCEDURES)
