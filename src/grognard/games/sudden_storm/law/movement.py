"""6 and 7. The movement phase: who moves, in which manners, and its questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.sudden_storm.law import (
    breakdown,
    freight,
    marching,
    movers,
    no_train,
    overrun,
    possession,
    rail,
    regauging,
    stacking,
    stocks,
)
from grognard.games.sudden_storm.law.air import search
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.marching import ADMIN, MARCH, RAIL, STRATEGIC_RAIL
from grognard.games.sudden_storm.law.names import AXIS, DONE, MP, SIDES, STRATEGIC, Moving, own
from grognard.games.sudden_storm.law.sea import sailing
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.menu import Allowed, Menu, button
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules import march
from grognard.rules.march import Manner, March, Way

# -- the law of movement


@rule("SS 6.3", "SS 6.7", "SS 6.8")
def stop_rule(cite: str, how: str) -> Callable[[Position, Moving, Way], tuple[Moving, str]]:
    """A unit goes on until its points are spent. A hex beyond its means costs them all."""

    def judge(pos: Position, moving: Moving, way: Way) -> tuple[Moving, str]:
        left = moving.left - way.cost
        stopped = moving.exploiting and book(pos).data.arctic >> way.to & 1
        now = moving._replace(left=max(0, left), how=how, fresh=False)
        return now, cite if left <= 0 or stopped else ""

    return judge


def record_march(ref: Referee, moving: Moving, way: Way) -> None:
    marching.note_manner(ref, moving.unit, moving.how)
    record_entry(ref, moving, way)


def record_entry(ref: Referee, moving: Moving, way: Way) -> None:
    """The side of a unit owns the hexes that it enters (3E); what it carries goes along."""
    stocks.go_along(ref, moving.unit)
    possession.pass_through(ref, moving.unit, way.path)


def record_ride(ref: Referee, moving: Moving, way: Way) -> None:
    rail.book_ride(ref, moving.unit, way.path)
    rail.used_zones(ref, moving, way)
    record_entry(ref, moving, way)


@rule("SS 7A2.3")
def record_strategic_ride(ref: Referee, moving: Moving, way: Way) -> None:
    """Who goes so neither attacks nor exploits in this player turn."""
    ref.do(Marked(STRATEGIC, 1 << moving.unit, True, "SS 7A2.3", quiet=True))
    rail.book_ride(ref, moving.unit, way.path)
    record_entry(ref, moving, way)


MANNERS = {
    "to": Manner(
        "SS 6.4", marching.destinations, marching.march_reach, stop_rule("SS 6.3", MARCH), record_march
    ),
    "admin": Manner(
        "SS 6B.3",
        marching.admin_destinations,
        marching.admin_reach,
        stop_rule("SS 6B.3", ADMIN),
        record_march,
        how=ADMIN,
    ),
    "rail": Manner(
        "SS 7A1.2", no_train.by_rail, rail.rail_reach, rail.continue_by_rail, record_ride, how=RAIL
    ),
    "strategic": Manner(
        "SS 7A2.1",
        no_train.strategically,
        rail.strategic_reach,
        rail.continue_strategically,
        record_strategic_ride,
        how=STRATEGIC_RAIL,
    ),
}
THE_MARCH = March(memo=Moving, take=marching.begin_unit_move, manners=MANNERS, put_down=marching.put_down)


def moving_menu(pos: Position, moving: Moving, verbs: dict[str, Allowed]) -> Menu:
    points = march.points_args(moving.left, MP)
    return Menu(pos.frame.who, "ss-moving", "SS 6.3", verbs, points, moving.unit)


MOVING = march.moving(
    THE_MARCH,
    moving_menu,
    drop="SS 6.1",
    done=lambda pos, moving: button("SS 6.3") if moving.how else None,
    more={"overrun": overrun.CHOICE, **freight.IN_HAND},
)

# -- the phase


@rule("SS 7A1.4")
def close(ref: Referee, _: Frame) -> None:
    """Points that were not spent are lost; everybody is off his train, and nothing is carried any more."""
    march.clear_marks(ref, "SS 6.3", DONE)
    if own(ref.pos).left:
        ref.note("SS 6.3", left=())
    ref.note("SS 7A1.4", rode=(0, 0, 0), kept=0, marched=0, in_column=0)
    stocks.release_points(ref)


@rule("SS 7A3.10", "SS 3C4")
def begin(ref: Referee, frame: Frame) -> None:
    """Germans lay rails anew in each of their turns, and use what they laid in the last."""
    if frame.who == AXIS:
        ref.note("SS 7A3.10", fresh=(0, 0, 0), laid=())
    sailing.begin(ref, frame.who)


@rule("SS 4A2", "SS 6.1")
def phase(side: int) -> tuple[Step, ...]:
    """A movement phase: breaking down, moves, assembling, and the stacks looked over."""
    return (movement_phase(f"{SIDES[side]}-movement", side),)


def movement_phase(name: str, side: int) -> Step:
    return march.phase(
        name,
        side,
        "SS 4A2",
        THE_MARCH,
        movers.movable,
        "ss-move",
        more={**sailing.FLEET, **search.MORE, **regauging.MORE, **freight.MORE, **breakdown.MORE},
        end=sailing.ready,
        before=(Do("begin", begin),),
        after=(
            *search.steps(side),
            Do("ships_close", sailing.close),
            Do("close", close),
            *breakdown.steps_after_movement(side),
            Do("settle", possession.resolve_possession_step),
            *stacking.CHECK,
        ),
    )


PROCEDURES: Mapping[str, Step] = {
    "moving": MOVING,
    **overrun.PROCEDURES,
    **freight.PROCEDURES,
    **sailing.PROCEDURES,
    **search.PROCEDURES,
}
