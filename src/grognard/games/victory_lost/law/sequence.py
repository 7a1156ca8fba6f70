"""4. The sequence of play, in the rulebook's order."""

from __future__ import annotations

from grognard.games.victory_lost.law import (
    advance,
    chits,
    combat,
    displacement,
    movement,
    opening,
    reinforcements,
    retreat,
    supply,
    victory,
)
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.names import (
    AXIS,
    SIDES,
    SOVIET,
    AdvanceAfterCombat,
    Displaced,
    Own,
    Retreat,
)
from grognard.kernel.cite import rule
from grognard.kernel.flow import (
    BACK,
    CLOSE,
    GO,
    HAND,
    Ask,
    Do,
    Phase,
    Seq,
    Step,
    Verb,
    While,
    compile_program,
)
from grognard.kernel.menu import BUTTON, HEX, OPTION, UNIT, Menu
from grognard.kernel.state import Position
from grognard.rules import advances, assault, losses, march, phases
from grognard.rules import retreat as retreats
from grognard.rules.answers import ENOUGH, PUT_DOWN


@rule("AVL 4.1.1", "AVL 7.1.2a", "AVL 15.0.2b")
def selection_phase(side: int, cite: str) -> Step:
    """This turn's chits into the bag; where the Soviets select ahead, the next turn's after them."""

    def menu(pos: Position) -> Menu:
        return chits.select_menu(pos, side)

    def this_turn(pos: Position) -> bool:
        return side != SOVIET or not chits.is_selecting_ahead(pos)

    def next_turn(pos: Position) -> bool:
        return side == SOVIET and chits.is_selecting_ahead(pos) and pos.state.turn < book(pos).data.last_turn

    verbs = {
        "pick": Verb(chits.pick, OPTION),
        "unpick": Verb(chits.unpick, OPTION, BACK),
        "end_selection": ENOUGH,
    }
    parts: tuple[Step, ...] = (Ask("select", menu, verbs, this_turn), Do("bag", chits.fill_bag))
    if side == SOVIET:
        parts += (Ask("select_ahead", menu, verbs, next_turn),)
    return Phase(f"{SIDES[side]}-selection", side, cite, Seq(parts))


@rule("AVL 4.1.2b", "AVL ANX.S1B2", "AVL 4.1.2f")
def movement_phase(side: int, cite: str) -> Step:
    return march.phase(
        f"{SIDES[side]}-movement",
        side,
        cite,
        movement.MARCH,
        movement.movable,
        "avl-move",
        end=movement.leaving,
        args=lambda pos, verbs: {"waiting": movement.must_enter(pos, side).bit_count()},
        after=(Do("close", movement.close),),
    )


@rule("AVL 4.1.2c", "AVL ANX.S1B3", "AVL 9.0c", "AVL 9.1.2", "AVL 9.2a")
def combat_phase(side: int, cite: str) -> Step:
    """One attack after another, in the order the attacker likes."""
    open_ = Do("open", combat.open_segment)
    return assault.phase(f"{SIDES[side]}-combat", side, cite, combat.ASSAULT, before=(open_,))


def activation(side: int) -> Step:
    """What a side does with whom it has activated."""

    def active(pos: Position) -> bool:
        own: Own = pos.state.own
        return own.active == side

    def yet_to_move(pos: Position) -> bool:
        own: Own = pos.state.own
        return own.active == side and not own.moved

    moving = While(f"{SIDES[side]}_moves", yet_to_move, movement_phase(side, "AVL 4.1.2b"))
    parts = (moving, combat_phase(side, "AVL 4.1.2c"), Do(f"{SIDES[side]}_done", chits.clear_activations))
    return While(f"{SIDES[side]}_active", active, Seq(parts))


def reinforcement_phase(side: int, cite: str) -> Step:
    return phases.decision_phase(
        f"{SIDES[side]}-reinforcement",
        side,
        cite,
        "reinforce",
        reinforcements.menu,
        {"unit": Verb(reinforcements.take, UNIT, HAND)},
        when=reinforcements.may_place,
        before=(Do("arrive", reinforcements.arrive),),
        after=(Do("close", reinforcements.close),),
    )


def supply_steps() -> Step:
    """The last step does nothing: it keeps the phase open while owners put their HQs in the rear."""
    return Seq(
        (
            Do("supply", supply.check),
            Do("hqs", displacement.send_back_hqs),
            Do("supplied", lambda ref, frame: None),
        )
    )


@rule("AVL 3.0h", "AVL 3.0k")
def chits_of_the_game() -> Step:
    """The five, by hand or by history, once and for all."""
    five = Ask(
        "choose",
        chits.choose_menu,
        {
            "choose": Verb(chits.choose, OPTION),
            "give_back": Verb(chits.give_back, OPTION, BACK),
            "historical": Verb(chits.historical),
            "end_choice": ENOUGH,
        },
        when=chits.is_by_hand,
    )
    return Phase("soviet-chits", SOVIET, "AVL 3.0h", Seq((Do("usual", chits.unless_by_hand), five)))


@rule("AVL 4.1.2a", "AVL 4.1.2d", "AVL 4.1.2e", "AVL 4.1.2g", "AVL 15.0.2c")
def draws() -> Step:
    """Chit by chit until the bag is empty; on turn 1 the Soviet attack before them, and with the option the
    Axis's first chit.
    """
    special = Ask(
        "special",
        opening.special_menu,
        {
            "activate": Verb(opening.activate_special, UNIT),
            "pass": Verb(opening.forgo_special, BUTTON, CLOSE),
        },
    )
    manstein = Ask(
        "manstein",
        chits.manstein_menu,
        {"activate": Verb(chits.activate, UNIT), "refuse": Verb(chits.refuse)},
    )
    designate = Ask(
        "designate",
        opening.designate_menu,
        {"designate": Verb(opening.designate, OPTION)},
        chits.must_designate,
    )
    parts = (
        While(
            "special_combat", opening.may_be_special, Phase("soviet-special", SOVIET, "AVL 4.1.2e", special)
        ),
        While("designation", chits.must_designate, Phase("axis-designation", AXIS, "AVL 15.0.2c", designate)),
        While("drawing", chits.must_draw, Phase("draw", SOVIET, "AVL 4.1.2a", Do("chit", chits.draw))),
        While(
            "manstein_drawn", chits.is_manstein_waiting, Phase("axis-manstein", AXIS, "AVL 7.2.2d", manstein)
        ),
        activation(SOVIET),
        activation(AXIS),
    )
    return While("draws", chits.is_activation_left, Seq(parts))


@rule("AVL 4.0a", "AVL 4.2a", "AVL 4.2b", "AVL 4.3a", "AVL 4.3b", "AVL 4.3c", "AVL 11.1.1a")
def main() -> Step:
    """The five chits; then, each turn, selection, draws until the bag is empty, supply, and the end of the
    turn.
    """
    last = (
        Do("withdraw", displacement.withdraw),
        Do("sudden", victory.sudden_death),
        Do("last", victory.last_count),
    )
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


BATTLE = assault.battle(
    combat.ASSAULT,
    Do("throw", combat.roll_combat),
    Do("losses_first", combat.take_losses),
    Do("then_retreat", retreat.begin),
    Do("orphans", retreat.displace_stranded_hqs),
    Do("pursue", advance.begin),
)

PROCEDURES: dict[str, Step] = {
    "moving": movement.MOVING,
    "placing": Ask(
        "placing",
        reinforcements.placing_menu,
        {"at": Verb(reinforcements.place_selected, HEX, GO), "drop": PUT_DOWN},
        memo=int,
    ),
    "battle": BATTLE,
    "losses": losses.procedure(combat.BEARING),
    "falling": Seq(
        (
            retreats.procedure("falling", "falls", retreat.WAYS, retreat.menu, Retreat, who="fall"),
            Do("hq_goes", retreat.take_hq),
        )
    ),
    "following": Ask("following", retreat.following_menu, {"with": Verb(retreat.follow_to, HEX, GO)}),
    "pursuit": advances.question("pursuit", advance.PURSUIT, advance.menu, AdvanceAfterCombat),
    "displaced": Seq(
        (
            Ask(
                "displaced",
                displacement.menu,
                {"at": Verb(displacement.place_displaced, HEX, GO)},
                when=displacement.has_refuge,
                memo=Displaced,
            ),
            Do("waits", displacement.return_next_turn),
        )
    ),
}

FIRST, PROGRAM = compile_program(main(), PROCEDURES)
