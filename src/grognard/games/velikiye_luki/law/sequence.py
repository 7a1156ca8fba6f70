"""2. The sequence of play, in the rulebook's order."""

from __future__ import annotations

from grognard.games.velikiye_luki.law import (
    advance,
    combat,
    combat_results,
    festung,
    movement,
    reinforcements,
    retreat,
    setup,
    stacking,
    supply,
    support,
    victory,
    weather,
)
from grognard.games.velikiye_luki.law.names import (
    GERMAN,
    SIDES,
    SOVIET,
    AdvanceAfterCombat,
    Battle,
    Freed,
    PendingResult,
    Retreat,
    StepLossChoice,
)
from grognard.kernel.cite import rule
from grognard.kernel.flow import BACK, GO, HAND, Ask, Do, Phase, Seq, Step, Verb, While, compile_program
from grognard.kernel.menu import HEX, UNIT
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame
from grognard.rules import advances, assault, march, phases, placing
from grognard.rules.answers import ENOUGH, PUT_DOWN, Choice


def set_up(side: int, cite: str) -> Step:
    verbs = {
        "unit": Verb(setup.take, UNIT, HAND),
        "ready_made": Verb(setup.ready_made),
        "lift": Verb(setup.lift, UNIT, BACK),
        "end_setup": ENOUGH,
    }
    return placing.set_up(f"{SIDES[side]}-setup", side, cite, setup.menu, verbs, setup.place_usual)


def supply_phase(side: int, cite: str) -> Step:
    return Phase(f"{SIDES[side]}-supply", side, cite, Do("supply", supply.check))


def sorting(side: int) -> Step:
    """Who stands over the limit when a phase ends is given up by its owner."""

    def sort(ref: Referee, _: Frame) -> None:
        stacking.sort_out(ref, side)

    def sorted_out(ref: Referee, _: Frame) -> None:
        """The phase lasts until its owner has answered."""

    return Seq((Do("sort", sort), Do("sorted", sorted_out)))


@rule("VL 2.1.C", "VL 2.1.F")
def movement_phase(side: int, cite: str) -> Step:
    entering = Choice(reinforcements.due, Verb(reinforcements.enter, UNIT, HAND))
    return march.phase(
        f"{SIDES[side]}-movement",
        side,
        cite,
        movement.MARCH,
        movement.movable,
        "vl-move",
        {"enter": entering, **movement.REGROUPING},
        args=lambda pos, verbs: {"waiting": verbs["enter"].set.bit_count()},
        after=(Do("close", movement.close), sorting(side)),
    )


@rule("VL 2.1.D", "VL 2.1.G")
def combat_phase(side: int, cite: str) -> Step:
    verbs = {
        "target": assault.target(combat.ASSAULT),
        "besiege": Verb(festung.besiege),
        "besiege_rockets": Verb(festung.besiege_with_rockets),
        "end_phase": ENOUGH,
    }
    after = (assault.close(combat.ASSAULT), sorting(side))
    return phases.decision_phase(
        f"{SIDES[side]}-combat",
        side,
        cite,
        "fight",
        combat.phase_menu,
        verbs,
        combat.may_fight,
        after=after,
    )


@rule("VL 2a", "VL 2.1.A", "VL 2.1.B", "VL 2.1.E")
def main() -> Step:
    """The Germans set up first; then, each turn, the sky, the Soviet phases, the German ones, and the end of
    the turn.
    """
    return Seq(
        (
            set_up(GERMAN, "VL 13.1.G3"),
            set_up(SOVIET, "VL 13.1.S12"),
            While(
                "turn",
                lambda pos: True,  # the last turn ends the game itself
                Seq(
                    (
                        Do("new_turn", weather.new_turn),
                        Phase("weather", SOVIET, "VL 2.1.A", Do("sky", weather.phase)),
                        supply_phase(SOVIET, "VL 2.1.B"),
                        movement_phase(SOVIET, "VL 2.1.C"),
                        combat_phase(SOVIET, "VL 2.1.D"),
                        supply_phase(GERMAN, "VL 2.1.E"),
                        movement_phase(GERMAN, "VL 2.1.F"),
                        combat_phase(GERMAN, "VL 2.1.G"),
                        Phase(
                            "end",
                            SOVIET,
                            "VL 2.1.Ha",
                            Seq(
                                (
                                    Do("encircled", festung.update_encirclement),
                                    Do("victory", victory.end_of_turn),
                                )
                            ),
                        ),
                    )
                ),
            ),
        )
    )


BATTLE = assault.battle(
    combat.ASSAULT,
    Ask("attacker_support", support.menu, support.VERBS, support.may_support, Battle),
    Ask("defender_support", support.menu, support.VERBS, support.may_support, Battle),
    Do("throw", combat.roll_combat),
    Do("defender", combat_results.defender),
    Do("attacker", combat_results.attacker),
    Do("pursue", advance.begin),
)

PROCEDURES: dict[str, Step] = {
    "moving": movement.MOVING,
    "absorbing": Ask(
        "absorbing", movement.absorbing_menu, {"take_in": Verb(movement.absorb_this, UNIT)}, memo=int
    ),
    "entering": Ask(
        "entering",
        reinforcements.entering_menu,
        {"at": Verb(reinforcements.enter_map, HEX, GO), "drop": PUT_DOWN},
        memo=int,
    ),
    "placing": Ask(
        "placing", setup.placing_menu, {"at": Verb(setup.place_unit, HEX, GO), "drop": PUT_DOWN}, memo=int
    ),
    "excess": Ask("excess", stacking.excess_menu, {"disband": Verb(stacking.disband, UNIT)}, memo=int),
    "battle": BATTLE,
    "ordeal": Ask(
        "ordeal",
        combat_results.menu,
        {
            "hold": Verb(combat_results.hold_stack, UNIT),
            "lose": Verb(combat_results.lose, UNIT),
            "fall_back": Verb(combat_results.fall_back),
            "impose_step": Verb(combat_results.impose_step),
            "impose_hex": Verb(combat_results.impose_hex),
        },
        memo=PendingResult,
    ),
    "falling": Ask(
        "falling",
        retreat.menu,
        {"back": Verb(combat_results.retreat_to, HEX, GO), "apart": Verb(combat_results.part_unit, UNIT)},
        memo=Retreat,
    ),
    "toll": Ask(
        "toll", combat_results.step_loss_menu, {"lose": Verb(combat_results.pay, UNIT)}, memo=StepLossChoice
    ),
    "pursuit": advances.question("pursuit", advance.PURSUIT, advance.menu, AdvanceAfterCombat),
    "siege": Ask("siege", festung.siege_menu, {"reduce": Verb(festung.reduce_this, UNIT)}),
    "occupy": Ask(
        "occupy", festung.occupy_menu, {"occupy": Verb(festung.occupy, UNIT)}, festung.has_candidates, Freed
    ),
}

FIRST, PROGRAM = compile_program(main(), PROCEDURES)
