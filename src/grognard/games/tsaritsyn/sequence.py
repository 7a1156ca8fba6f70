"""IV. The sequence of play, in the rulebook's order."""

from __future__ import annotations

from grognard.games.tsaritsyn import combat, control, length, movement, retreat, setup, tanks
from grognard.games.tsaritsyn.stacking import overfull
from grognard.games.tsaritsyn.state import RED, SIDES, WHITE
from grognard.kernel.changes import Turned
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Phase, Seq, Step, While, compiled
from grognard.kernel.menu import Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules import asking, assembling, placing

FINAL = frozenset({"end_phase"})


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
    def menu(pos: Position) -> Menu:
        return setup.reinforcement_menu(pos, side, cite)

    play = {"unit": setup.take, "raise": setup.raise_militia, "end_phase": asking.finish}
    ask = Ask("enter", menu, play, when=setup.reinforced, final=FINAL | {"raise"})
    return Phase(f"{SIDES[side]}-reinforcement", side, cite, Seq((ask, Do("stragglers", setup.lose_stragglers))))


@rule("TS IV.4", "TS IV.6", "TS IV.8", "TS IV.10", "TS V.1")
def movement_phase(side: int, mechanised: bool, cite: str) -> Step:
    """The mechanised phase begins with breakdown; after every White movement comes the fear of tanks."""

    def menu(pos: Position) -> Menu:
        return movement.phase_menu(pos, side, mechanised, cite)

    def close(ref: Referee, _: Frame) -> None:
        movement.close(ref)

    def useful(pos: Position) -> bool:
        return not mechanised or bool(movement.movable(pos, side, True).set or overfull(pos, side))

    play = {"unit": movement.take, "end_phase": asking.finish, "disband": movement.disband}
    steps: list[Step] = [Ask("move", menu, play, when=useful, final=FINAL | {"disband"})]
    if mechanised:
        steps.insert(0, Do("breakdown", tanks.breakdown))
    if side == WHITE:
        steps.append(Do("terror", tanks.begin_fear))
    steps.append(Do("close", close))
    name = "mechanised" if mechanised else "movement"
    return Phase(f"{SIDES[side]}-{name}", side, cite, Seq(tuple(steps)))


@rule("TS IV.5", "TS IV.9")
def combat_phase(side: int, cite: str) -> Step:
    def menu(pos: Position) -> Menu:
        return combat.phase_menu(pos, side, cite)

    def close(ref: Referee, _: Frame) -> None:
        combat.close(ref)

    play = {"target": combat.aim, "target_ship": combat.aim_ship, "end_phase": asking.finish}
    ask = Ask("fight", menu, play, when=combat.may_attack, final=FINAL)
    return Phase(f"{SIDES[side]}-combat", side, cite, Seq((ask, Do("close", close))))


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
        Ask(
            "battle",
            combat.assemble_menu,
            {"join": assembling.join, "leave": assembling.unjoin, "attack": combat.announce, "cancel": assembling.cancel},
            final=frozenset({"attack"}),
        ),
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
