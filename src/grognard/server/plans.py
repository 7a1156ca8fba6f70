"""What a player draws on the map for himself: kept for his seat, told to nobody else, no part of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grognard.kernel.errors import BadInput
from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.store import PlanRow
from grognard.server.table import GameTable, encode
from grognard.server.typed_words import clean_line

if TYPE_CHECKING:
    from grognard.server.onlooker import Connection
    from grognard.server.site import Site


async def answer(site: Site, table: GameTable, looker: Connection, ask: wire.AskPlan) -> None:
    """Tell somebody what he has drawn, after changing it where he says so; his other windows too."""
    if not looker.own_seats or looker.user is None:
        raise Fault(403, "no-seat")
    seat, me = seat_of(table, looker), looker.user.id
    if ask.plan is not None:
        plan = read_plan(table, ask.plan)
        drawn = plan.arrows or plan.marks or plan.notes
        await site.store.keep_plan(PlanRow(table.id, seat, me, encode(plan) if drawn else ""))
        others = [one for one in site.rooms.lookers(table.id) if one is not looker and is_his(one, me)]
        for other in (one for one in others if seat_of(table, one) == seat):
            other.send(plan_answer(0, plan))
    else:
        text = await site.store.plan(table.id, seat, me)
        plan = msgspec.json.decode(text, type=wire.PlanIn) if text else wire.PlanIn()
    looker.send(plan_answer(ask.id, plan))


def seat_of(table: GameTable, looker: Connection) -> int:
    """The seat whose eyes he sees with: who plays both sides draws for the one whose turn it is."""
    return table.pos.state.seats[table.viewer(looker.own_seats)]


def is_his(looker: Connection, user: str) -> bool:
    return looker.user is not None and looker.user.id == user and bool(looker.own_seats)


def plan_answer(id: int, plan: wire.PlanIn) -> wire.PlanAnswer:
    return wire.PlanAnswer(id=id, arrows=plan.arrows, marks=plan.marks, notes=plan.notes)


def read_plan(table: GameTable, plan: wire.PlanIn) -> wire.PlanIn:
    """Refuse hexes that are none, and words that cannot be shown."""
    check_hexes(table, (hex for arrow in plan.arrows for hex in arrow.way))
    check_hexes(table, (mark.hex for mark in plan.marks))
    check_hexes(table, (note.hex for note in plan.notes))
    for arrow in plan.arrows:
        if arrow.unit and arrow.unit not in table.game.roster.index:
            raise BadInput(f'unit "{arrow.unit}" is not known', "bad-unit", unit=arrow.unit, near="none")
    notes = [wire.PlanNote(hex=note.hex, text=clean_line(note.text)) for note in plan.notes]
    return wire.PlanIn(arrows=plan.arrows, marks=plan.marks, notes=notes)


def check_hexes(table: GameTable, hexes: Iterable[str]) -> None:
    for hex in hexes:
        if hex not in table.game.map.index:
            raise BadInput(f'"{hex}" is not a hex of this map', "why-noun", noun=hex)
