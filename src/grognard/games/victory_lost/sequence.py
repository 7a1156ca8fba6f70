"""4. The sequence of play, in the rulebook's order."""

from __future__ import annotations

from grognard.games.victory_lost import advance, chits, combat, displacement, movement, reinforcements, retreat, supply, victory
from grognard.games.victory_lost.rulebook import book
from grognard.games.victory_lost.state import AXIS, SIDES, SOVIET, Own
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Phase, Seq, Step, While, compiled
from grognard.kernel.menu import Menu
from grognard.kernel.state import Position
from grognard.rules import asking, assembling, phases


@rule("AVL 4.1.1", "AVL 7.1.2a", "AVL 15.0.2b")
def selection_phase(side: int, cite: str) -> Step:
    """This turn's chits into the bag; where the Soviets select ahead, the next turn's after them."""

    def menu(pos: Position) -> Menu:
        return chits.select_menu(pos, side)

    def this_turn(pos: Position) -> bool:
        return side != SOVIET or not chits.ahead(pos)

    def next_turn(pos: Position) -> bool:
        return side == SOVIET and chits.ahead(pos) and pos.state.turn < book(pos).data.last_turn

    play = {"pick": chits.pick, "unpick": chits.unpick, "end_selection": asking.finish}
    final = frozenset({"end_selection"})
    parts: tuple[Step, ...] = (Ask("select", menu, play, when=this_turn, final=final), Do("bag", chits.into_bag))
    if side == SOVIET:
        parts += (Ask("select_ahead", menu, play, when=next_turn, final=final),)
    return Phase(f"{SIDES[side]}-selection", side, cite, Seq(parts))


@rule("AVL 4.1.2b", "AVL ANX.S1B2", "AVL 4.1.2f")
def movement_phase(side: int, cite: str) -> Step:
    play, close = {"unit": movement.take, "end_phase": asking.finish}, Do("close", movement.close)
    return phases.deciding(f"{SIDES[side]}-movement", side, cite, "move", movement.phase_menu, play, after=(close,))


@rule("AVL 4.1.2c", "AVL ANX.S1B3")
def combat_phase(side: int, cite: str) -> Step:
    return phases.deciding(
        f"{SIDES[side]}-combat",
        side,
        cite,
        "fight",
        combat.phase_menu,
        {"target": combat.aim, "end_phase": asking.finish},
        when=combat.may_fight,
        before=(Do("open", combat.open_segment),),
        after=(Do("close", combat.close),),
    )


def activation(side: int) -> Step:
    """What a side does with whom it has activated."""

    def active(pos: Position) -> bool:
        own: Own = pos.state.own
        return own.active == side

    def yet_to_move(pos: Position) -> bool:
        own: Own = pos.state.own
        return own.active == side and not own.moved

    moving = While(f"{SIDES[side]}_moves", yet_to_move, movement_phase(side, "AVL 4.1.2b"))
    parts = (moving, combat_phase(side, "AVL 4.1.2c"), Do(f"{SIDES[side]}_done", chits.stand_down))
    return While(f"{SIDES[side]}_active", active, Seq(parts))


def reinforcement_phase(side: int, cite: str) -> Step:
    return phases.deciding(
        f"{SIDES[side]}-reinforcement",
        side,
        cite,
        "reinforce",
        reinforcements.menu,
        {"unit": reinforcements.take},
        when=reinforcements.may_place,
        final=frozenset(),
        before=(Do("arrive", reinforcements.arrive),),
        after=(Do("close", reinforcements.close),),
    )


def supply_steps() -> Step:
    """The last step does nothing: it keeps the phase open while owners put their HQs in the rear."""
    return Seq((Do("supply", supply.check), Do("hqs", supply.send_back_hqs), Do("supplied", lambda ref, frame: None)))


@rule("AVL 3.0h", "AVL 3.0k")
def chits_of_the_game() -> Step:
    """The five, by hand or by history, once and for all."""
    five = Ask(
        "choose",
        chits.choose_menu,
        {"choose": chits.choose, "give_back": chits.give_back, "historical": chits.historical, "end_choice": asking.finish},
        when=chits.by_hand,
        final=frozenset({"end_choice"}),
    )
    return Phase("soviet-chits", SOVIET, "AVL 3.0h", Seq((Do("usual", chits.unless_by_hand), five)))


@rule("AVL 4.1.2a", "AVL 4.1.2d", "AVL 4.1.2e", "AVL 4.1.2g", "AVL 15.0.2c")
def draws() -> Step:
    """Chit by chit until the bag is empty; on turn 1 the Soviet attack before them, and with the option the Axis's first chit."""
    special = Ask(
        "special",
        chits.special_menu,
        {"activate": chits.activate_special, "pass": chits.forgo_special},
        final=frozenset({"activate", "pass"}),
    )
    manstein = Ask(
        "manstein", chits.manstein_menu, {"activate": chits.activate, "refuse": chits.refuse}, final=frozenset({"activate", "refuse"})
    )
    designate = Ask(
        "designate", chits.designate_menu, {"designate": chits.designate}, when=chits.designates, final=frozenset({"designate"})
    )
    parts = (
        While("special_combat", chits.may_be_special, Phase("soviet-special", SOVIET, "AVL 4.1.2e", special)),
        While("designation", chits.designates, Phase("axis-designation", AXIS, "AVL 15.0.2c", designate)),
        While("drawing", chits.to_draw, Phase("draw", SOVIET, "AVL 4.1.2a", Do("chit", chits.draw))),
        While("manstein_drawn", chits.manstein_waits, Phase("axis-manstein", AXIS, "AVL 7.2.2d", manstein)),
        activation(SOVIET),
        activation(AXIS),
    )
    return While("draws", chits.goes_on, Seq(parts))


@rule("AVL 4.0a", "AVL 4.2a", "AVL 4.2b", "AVL 4.3a", "AVL 4.3b", "AVL 4.3c", "AVL 11.1.1a")
def main() -> Step:
    """The five chits; then, each turn, selection, draws until the bag is empty, supply, and the end of the turn."""
    last = (Do("withdraw", displacement.withdraw), Do("sudden", victory.sudden_death), Do("last", victory.last_count))
    turn = (
        Do("new_turn", chits.new_turn),
        selection_phase(SOVIET, "AVL 7.1.2b"),
        selection_phase(AXIS, "AVL 7.1.2c"),
        draws(),
        Phase("supply", SOVIET, "AVL 4.2a", supply_steps()),
        reinforcement_phase(AXIS, "AVL 11.1.1a"),
        reinforcement_phase(SOVIET, "AVL 11.1.1a"),
        Phase("end", SOVIET, "AVL 4.3c", Seq(last)),
    )
    # the last turn ends the game itself
    return Seq((chits_of_the_game(), While("turn", lambda pos: True, Seq(turn))))


BATTLE = Seq(
    (
        assembling.question(combat.assemble_menu, combat.announce),
        Do("throw", combat.throw),
        Do("losses_first", combat.take_losses),
        Do("then_retreat", retreat.begin),
        Do("orphans", retreat.orphans),
        Do("pursue", advance.begin),
    )
)

PROCEDURES: dict[str, Step] = {
    "moving": Ask(
        "moving", movement.moving_menu, {"to": movement.go, "by_road": movement.by_road, "done": movement.done, "drop": asking.finish}
    ),
    "placing": Ask("placing", reinforcements.placing_menu, {"at": reinforcements.put, "drop": asking.finish}),
    "battle": BATTLE,
    "losses": Ask("losses", combat.losses_menu, {"lose": combat.lose}),
    "falling": Seq(
        (
            While(
                "falling",
                retreat.to_go,
                Seq(
                    (
                        Do("falls", retreat.by_itself),
                        Ask("fall_back", retreat.menu, {"fall": retreat.fall, "back": retreat.back}, when=retreat.to_choose),
                    )
                ),
            ),
            Do("hq_goes", retreat.take_hq),
        )
    ),
    "following": Ask("following", retreat.following_menu, {"with": retreat.follow_to}),
    "pursuit": Ask(
        "pursuit",
        advance.menu,
        {"advance": advance.advance, "to": advance.go_on, "stay": advance.stay, "halt": asking.finish},
        when=advance.may_advance,
    ),
    "displaced": Seq(
        (Ask("displaced", displacement.menu, {"at": displacement.settle}, when=displacement.has_refuge), Do("waits", displacement.or_wait))
    ),
}

FIRST, PROGRAM = compiled(main(), PROCEDURES)
