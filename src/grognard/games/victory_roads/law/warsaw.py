"""19. The Warsaw uprising."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law import haltebefehl
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat import casualties
from grognard.games.victory_roads.law.names import AXIS, SIDES, SOVIET, Battle, own
from grognard.games.victory_roads.law.placements import take_off
from grognard.games.victory_roads.law.presence import occupied_hexes, side_units
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step, Verb
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.menu import UNIT, Menu, units
from grognard.kernel.places import ABSENT, GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.kernel.tables import Shift
from grognard.kernel.views import phase
from grognard.rules.why_not import not_among_cause

SOVIET_MOVEMENT = f"{SIDES[SOVIET]}-movement"


def city(pos: Position) -> HexSet:
    return book(pos).data.place["warsaw"]


def occupants(pos: Position, side: int = AXIS) -> UnitSet:
    """The units of a side in the city."""
    return pos.units_in(city(pos)) & side_units(pos, side)


def germans(pos: Position) -> UnitSet:
    """Only German units start the rising, and keep it alive (K-41)."""
    return occupants(pos) & book(pos).data.of_nation["german"]


# -- how it begins


def record_approach(ref: Referee, path: tuple[int, ...]) -> None:
    """A Soviet unit has entered these hexes: in its movement phase Warsaw looks on (H-17)."""
    if phase(ref.pos) == SOVIET_MOVEMENT:
        start_uprising(ref, hexset(path))


def check_start(ref: Referee, _: Frame) -> None:
    """The Soviet movement phase begins: somebody may be near already."""
    start_uprising(ref, occupied_hexes(ref.pos, SOVIET))


@rule("VR 19.1.1")
def start_uprising(ref: Referee, hexes: HexSet) -> None:
    """Once in a game: a Soviet unit within two hexes, and a German one in the city."""
    pos = ref.pos
    if not book(pos).warsaw or own(pos).rising or not germans(pos):
        return
    reach = book(pos).data.tables.modifiers["warsaw"]["trigger_hexes"]
    if pos.game.map.grid.disc(city(pos), reach) & hexes:
        ref.note("VR 19.1.1", "vr-warsaw-rises", rising=ref.state.turn, uprising=True)


# -- what combat asks


def is_attacked(pos: Position, battle: Battle) -> bool:
    return own(pos).uprising and bool(city(pos) >> battle.target & 1)


@rule("VR 19.1.2a")
def shifts(pos: Position, battle: Battle) -> list[Shift]:
    """Columns to the right for the Soviets who attack the city."""
    columns = book(pos).data.tables.modifiers["warsaw"]["columns"]
    return [Shift(columns, "VR 19.1.2a", "uprising")] if is_attacked(pos, battle) else []


@rule("VR 19.1.2b")
def must_advance(pos: Position, battle: Battle) -> bool:
    """A city that a combat has emptied must be entered, by one unit at least (K-20)."""
    return is_attacked(pos, battle) and not occupants(pos)


@rule("VR 19.1.2b", "VR 19.1.2c")
def end_after_combat(ref: Referee, battle: Battle) -> None:
    """Taken by combat: the markers go, and Stalin into German hands, wherever that support is (G-14)."""
    if not must_advance(ref.pos, battle):
        return
    end(ref, "VR 19.1.2b")
    for support in bits(book(ref.pos).data.supports["stalin"]):
        if ref.state.where[support] != ABSENT:
            take_off(ref, support, GONE, "support-handed", "VR 19.1.2c")
            ref.note("VR 19.1.2c", handed=True)


# -- how it ends by itself


def end(ref: Referee, cite: str) -> None:
    ref.note(cite, "vr-warsaw-over", uprising=False)


@rule("VR 19.1.2d", "VR 19.1.2e", "VR 19.1.2f")
def roll(ref: Referee, _: Frame) -> None:
    """A die and the turns since it began, none in the turn itself: a loss on 5, the end on 6 or more."""
    if not own(ref.pos).uprising:
        return
    table = book(ref.pos).data.tables.modifiers["warsaw"]
    total = ref.roll(6, "vr-die-warsaw", "VR 19.1.2d") + ref.state.turn - own(ref.pos).rising
    ref.do(Message("vr-warsaw-roll", (("total", total),), "VR 19.1.2d"))
    if total >= table["over_at"]:
        end(ref, "VR 19.1.2f")
    elif total == table["loss_at"] and (bearing := eligible_for_loss(ref.pos)):
        if bearing & bearing - 1:
            ref.ask("uprising_loss", AXIS)
        else:
            suffer(ref, bits(bearing)[0])


def eligible_for_loss(pos: Position) -> UnitSet:
    """Who may bear the loss: divisions, else an HQ, else a garrison's marker (F-07)."""
    data, here = book(pos).data, occupants(pos)
    return here & data.divisions or here & data.of_type["hq"] or here


@rule("VR 19.1.2e")
def loss_menu(pos: Position) -> Menu:
    here = units(occupants(pos), "VR 19.1.2e", not_among_cause(pos, "VR 19.1.2e", "vr-why-not-in-warsaw"))
    here.only("VR 19.1.2e", eligible_for_loss(pos), "vr-why-others-first")
    return Menu(AXIS, "vr-uprising-loss", "VR 19.1.2e", {"suffer": here})


def suffer(ref: Referee, unit: int) -> None:
    casualties.take_loss(ref, unit, "VR 19.1.2e", "uprising")


def lose(ref: Referee, unit: int) -> None:
    ref.finish()
    suffer(ref, unit)


@rule("VR 19.1.2g")
def check_end(ref: Referee, _: Frame) -> None:
    """Without a German unit in the city the rising is over, and an order to hold it goes."""
    haltebefehl.lift_empty(ref)
    if own(ref.pos).uprising and not germans(ref.pos):
        end(ref, "VR 19.1.2g")


# Before the Soviet movement phase, and at the end of the Axis exploitation phase.
WATCH: tuple[Step, ...] = (Do("warsaw", check_start),)
ROLL: tuple[Step, ...] = (Do("uprising", roll), Do("uprising_over", check_end))
PROCEDURES: Mapping[str, Step] = {
    "uprising_loss": Ask("uprising_loss", loss_menu, {"suffer": Verb(lose, UNIT)}),
}
