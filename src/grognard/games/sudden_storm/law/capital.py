"""30E. The seat of government."""

from __future__ import annotations

from grognard.games.sudden_storm.law import rail, regauging, supply
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.captures import is_scoring
from grognard.games.sudden_storm.law.entries import city_at, hexes_of_lines
from grognard.games.sudden_storm.law.names import NOBODY, SOVIET, Capital, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step, Verb
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import HEX, Allowed, Cause, Menu, button, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.answers import ENOUGH

SEATED, PREPARED, URALS, CAPTURED = "seated", "prepared", "urals", "captured"

# -- rail transfers of factories and the capital


@rule("SS 30D.3", "SS 30E.2")
def has_rail_room(pos: Position, what: str) -> bool:
    """Is there rail capacity for it this turn? It is taken from that of the movement phase (D22)."""
    return rail.rail_room(pos, rail.SOVIET_NET) >= book(pos).data.constant(what)


def east(pos: Position) -> HexSet:
    data = book(pos).data
    return data.area("east_edge") & hexes_of_lines(data.lines["rail"])


def may_ride(pos: Position, some: HexSet, what: str) -> HexSet:
    """Of some hexes those from which a rail element leads to the eastern edge."""
    if not has_rail_room(pos, what):
        return 0
    return sum(1 << h for h in bits(some) if supply.hexes_by_rail(pos, SOVIET, 1 << h) & east(pos))


def charge(ref: Referee, what: str, cite: str) -> None:
    used, more = own(ref.pos).rail_used, book(ref.pos).data.constant(what)
    ref.note(cite, rail_used=(used[0] + more, *used[1:]))


@rule("SS 7A4.5", "SS 30D.3")
def capacity_offer(pos: Position, what: str) -> Allowed | None:
    """Resource points that raise the capacity of this turn, where something waits for it (D22)."""
    return None if has_rail_room(pos, what) else regauging.points_for_sale(pos, SOVIET)


# -- the capital


@rule("SS 30E.3", "SS 30E.4")
def wait_for_turn(ref: Referee, _: Frame) -> None:
    """One phase less of the penalty; the phase in which it ends still halves (D20)."""
    seat, turn = own(ref.pos).capital, ref.state.turn
    if seat.state == CAPTURED:
        ref.note("SS 30E.3", penalty=max(0, seat.since + phases_to_return(ref.pos) - turn + 1))
    elif own(ref.pos).penalty:
        ref.note("SS 30E.3", penalty=own(ref.pos).penalty - 1)


def phases_to_return(pos: Position) -> int:
    """Phases from the first one after the capture to the return: that of the same turn, if the Axis captured
    it in its own.
    """
    return book(pos).data.constant("capital.captured_phases") - 1


@rule("SS 30E.4")
def capital_hexes(pos: Position) -> HexSet:
    data = book(pos).data
    return data.major_cities & data.ussr & owned_hexes(pos, SOVIET)


@rule("SS 30E.2", "SS 30E.4")
def goals(pos: Position) -> HexSet:
    """Where it may go now: joined by rail if it was prepared before; anywhere after its capture."""
    seat, turn = own(pos).capital, pos.state.turn
    if seat.state == CAPTURED:
        return capital_hexes(pos) if turn >= seat.since + phases_to_return(pos) else 0
    if not is_ready(pos) or not has_rail_room(pos, "re.capital"):
        return 0
    return (
        supply.hexes_by_rail(pos, SOVIET, 1 << seat.hex)
        & capital_hexes(pos)
        & ~city_at(book(pos).data, seat.hex)
    )


def is_ready(pos: Position) -> bool:
    """Was it prepared in an earlier turn?"""
    seat = own(pos).capital
    return seat.state == PREPARED and seat.since < pos.state.turn


def can_go_to_urals(pos: Position) -> bool:
    seat = own(pos).capital
    if seat.state == CAPTURED:
        return pos.state.turn >= seat.since + phases_to_return(pos)
    return is_ready(pos) and bool(may_ride(pos, 1 << seat.hex, "re.capital"))


@rule("SS 30E.2")
def can_prepare(pos: Position) -> bool:
    seat = own(pos).capital
    begun = pos.state.turn >= book(pos).data.constant("capital.prepared_from")
    return seat.state == SEATED and seat.hex != NOBODY and begun


def is_undecided(pos: Position) -> bool:
    here = book(pos).data.scene.is_on("30E")
    if not here:
        return False
    wants = is_ready(pos) and (more := capacity_offer(pos, "re.capital")) is not None and bool(more.set)
    return wants or can_prepare(pos) or bool(goals(pos)) or can_go_to_urals(pos)


def stuck(pos: Position) -> str:
    """Why it moves nowhere, or not there."""
    if not is_ready(pos):
        return "ss-why-capital-unprepared"
    return "ss-why-capital-no-rail" if has_rail_room(pos, "re.capital") else "ss-why-capital-no-room"


def menu(pos: Position) -> Menu:
    """The capital must return once it can; otherwise all is free."""
    back = own(pos).capital.state == CAPTURED
    cite = "SS 30E.4" if back else "SS 30E.2"
    seats = hexes(capital_hexes(pos), cite, lambda h: Cause(cite, "ss-why-no-seat", (("hex", At(h)),)))
    if (at := own(pos).capital.hex) != NOBODY:
        seats.less(cite, seats.set & city_at(book(pos).data, at), "ss-why-capital-there")
    verbs = {
        "prepare": button("SS 30E.2").less("SS 30E.2", not can_prepare(pos), "ss-why-capital-stays"),
        "seat": seats.less(cite, seats.set & ~goals(pos), stuck(pos)),
        "urals": button(cite).less(cite, not can_go_to_urals(pos), stuck(pos)),
        "next": button("SS 30E.2").less("SS 30E.4", back, "ss-why-capital-returns"),
    }
    if is_ready(pos) and (more := capacity_offer(pos, "re.capital")) is not None:
        verbs["buy_rail"] = more
    return Menu(SOVIET, "ss-capital", "SS 30E.2", verbs)


def prepare(ref: Referee, _: int) -> None:
    seat = own(ref.pos).capital
    ref.note("SS 30E.2", "ss-capital-prepared", capital=Capital(seat.hex, PREPARED, ref.state.turn))
    ref.finish()


@rule("SS 36B.3")
def leave(ref: Referee, new: Capital) -> None:
    """A move scores for the Germans; the return of a captured capital does not (D21)."""
    moved = own(ref.pos).capital.state != CAPTURED
    ref.note("SS 30E.2", "ss-capital-moved", capital=new)
    if moved:
        charge(ref, "re.capital", "SS 30E.2")
    if moved and is_scoring(ref.pos, "capital"):
        points = own(ref.pos).points + book(ref.pos).data.constant("vp.capital_moved")
        ref.note("SS 36B.3", points=points)
    ref.finish()


def seat_at(ref: Referee, h: int) -> None:
    leave(ref, Capital(h, SEATED, ref.state.turn))


def seat_in_urals(ref: Referee, _: int) -> None:
    leave(ref, Capital(NOBODY, URALS, ref.state.turn))


STEPS: tuple[Step, ...] = (
    Do("capital_waits", wait_for_turn),
    Ask(
        "capital",
        menu,
        {
            "prepare": Verb(prepare),
            "seat": Verb(seat_at, HEX),
            "urals": Verb(seat_in_urals),
            "buy_rail": Verb(regauging.buy, HEX),
            "next": ENOUGH,
        },
        when=is_undecided,
    ),
)
