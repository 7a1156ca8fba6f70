"""2. The sequence of play, in the rulebook's order."""

from __future__ import annotations

from grognard.games.velikie_louki import (
    advance,
    combat,
    festung,
    movement,
    ordeal,
    reinforcements,
    retreat,
    setup,
    stacking,
    supply,
    support,
    victory,
    weather,
)
from grognard.games.velikie_louki.state import GERMAN, SIDES, SOVIET
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Phase, Seq, Step, While, compiled
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame
from grognard.rules import asking, assembling, phases, placing


def set_up(side: int, cite: str) -> Step:
    play = {"unit": setup.take, "ready_made": setup.ready_made, "lift": setup.lift, "end_setup": asking.finish}
    return placing.set_up(f"{SIDES[side]}-setup", side, cite, setup.menu, play, setup.place_usual)


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
    play = {
        "unit": movement.take,
        "enter": reinforcements.enter,
        "detach": movement.detach,
        "absorb": movement.absorb,
        "end_phase": asking.finish,
    }
    after = (Do("close", movement.close), sorting(side))
    return phases.deciding(f"{SIDES[side]}-movement", side, cite, "move", movement.phase_menu, play, after=after)


@rule("VL 2.1.D", "VL 2.1.G")
def combat_phase(side: int, cite: str) -> Step:
    play = {
        "target": combat.aim,
        "besiege": festung.besiege,
        "besiege_rockets": festung.besiege_with_rockets,
        "end_phase": asking.finish,
    }
    final, after = phases.FINAL | {"besiege", "besiege_rockets"}, (Do("close", combat.close), sorting(side))
    return phases.deciding(f"{SIDES[side]}-combat", side, cite, "fight", combat.phase_menu, play, combat.may_fight, final, after=after)


@rule("VL 2a", "VL 2.1.A", "VL 2.1.B", "VL 2.1.E")
def main() -> Step:
    """The Germans set up first; then, each turn, the sky, the Soviet phases, the German ones, and the end of the turn."""
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
                        Phase("end", SOVIET, "VL 2.1.Ha", Seq((Do("encircled", festung.verify), Do("victory", victory.end_of_turn)))),
                    )
                ),
            ),
        )
    )


BATTLE = Seq(
    (
        assembling.question(combat.assemble_menu, combat.announce),
        Ask("attacker_support", support.menu, support.PLAY, when=support.may_support, final=frozenset({"ready"})),
        Ask("defender_support", support.menu, support.PLAY, when=support.may_support, final=frozenset({"ready"})),
        Do("throw", combat.throw),
        Do("defender", ordeal.defender),
        Do("attacker", ordeal.attacker),
        Do("pursue", advance.begin),
    )
)

PROCEDURES: dict[str, Step] = {
    "moving": Ask(
        "moving", movement.moving_menu, {"to": movement.go, "done": movement.done, "drop": asking.finish, "exit": movement.leave}
    ),
    "absorbing": Ask("absorbing", movement.absorbing_menu, {"take_in": movement.absorb_this}),
    "entering": Ask("entering", reinforcements.entering_menu, {"at": reinforcements.come_on, "drop": asking.finish}),
    "placing": Ask("placing", setup.placing_menu, {"at": setup.put, "drop": asking.finish}),
    "excess": Ask("excess", stacking.excess_menu, {"disband": stacking.disband}, final=frozenset({"disband"})),
    "battle": BATTLE,
    "ordeal": Ask(
        "ordeal",
        ordeal.menu,
        {
            "hold": ordeal.hold,
            "lose": ordeal.lose,
            "fall_back": ordeal.fall_back,
            "impose_step": ordeal.impose_step,
            "impose_hex": ordeal.impose_hex,
        },
    ),
    "falling": Ask("falling", retreat.menu, {"back": retreat.back, "apart": retreat.apart}),
    "toll": Ask("toll", ordeal.toll_menu, {"lose": ordeal.pay}),
    "pursuit": Ask(
        "pursuit",
        advance.menu,
        {"advance": advance.advance, "to": advance.step_to, "stay": advance.stay, "halt": asking.finish},
        when=advance.may_advance,
    ),
    "siege": Ask("siege", festung.siege_menu, {"reduce": festung.reduce_this}, final=frozenset({"reduce"})),
    "occupy": Ask("occupy", festung.occupy_menu, {"occupy": festung.occupy}, when=festung.somebody, final=frozenset({"occupy"})),
}

FIRST, PROGRAM = compiled(main(), PROCEDURES)
