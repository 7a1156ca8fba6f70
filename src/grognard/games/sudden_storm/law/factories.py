"""30D, 30E, 30I. Factories, the capital, oil fields."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import capital, regauging, stocks
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.capital import charge, has_rail_room, may_ride
from grognard.games.sudden_storm.law.names import AXIS, NOBODY, SOVIET, Factory, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step, Verb
from grognard.kernel.hexes import HexSet
from grognard.kernel.menu import HEX, Allowed, Cause, Menu, button, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.answers import ENOUGH

PRODUCING, PREPARED, MOVING, CANCELLED = "producing", "prepared", "moving", "cancelled"


@rule("SS 30D.2", "SS 30D.4", "SS 30D.5")
def is_producing(pos: Position, one: Factory) -> bool:
    """Neither prepared nor on its way, and in Soviet hands."""
    return one.state == PRODUCING and (one.hex == NOBODY or owned_hexes(pos, SOVIET) >> one.hex & 1 == 1)


def factories_in_state(pos: Position, state: str, earlier: bool = False) -> HexSet:
    """The hexes of factories in a state, or of those that were so before this turn."""
    return sum(
        1 << one.hex
        for one in own(pos).factories
        if one.hex != NOBODY and one.state == state and (not earlier or one.since < pos.state.turn)
    )


@rule("SS 30D.1")
def destroy(ref: Referee, _: Frame) -> None:
    """At the start of a German initial phase (D23: one that has been won back by then survives)."""
    mine = owned_hexes(ref.pos, AXIS)
    left = tuple(one for one in own(ref.pos).factories if one.hex == NOBODY or not mine >> one.hex & 1)
    for one in own(ref.pos).factories:
        if one not in left:
            ref.do(Message("ss-factory-destroyed", (("hex", At(one.hex)),), "SS 30D.1"))
    ref.note("SS 30D.1", factories=left)


@rule("SS 30D.3", "SS 30D.4")
def resume(ref: Referee, _: Frame) -> None:
    """Factories that have come to the Urals, and those whose transfer was cancelled, work again."""
    turn, wait = ref.state.turn, book(ref.pos).data.constant("factory.back_after")
    found = []
    for one in own(ref.pos).factories:
        there = one.state == MOVING and turn >= one.since + wait
        again = one.state == CANCELLED and turn > one.since
        found.append(one._replace(state=PRODUCING, since=turn) if there or again else one)
    ref.note("SS 30D.3", factories=tuple(found))


def change(ref: Referee, old: int, cite: str, state: str, new: int) -> None:
    """A factory is in another state from this turn on."""
    turn, some = ref.state.turn, own(ref.pos).factories
    found = [one._replace(hex=new, state=state, since=turn) if one.hex == old else one for one in some]
    ref.note(cite, "ss-factory-now", (("hex", At(old)),), factories=tuple(found))


# -- the question


@rule("SS 30D.2")
def preparable(pos: Position) -> HexSet:
    begun = pos.state.turn >= book(pos).data.constant("factory.prepared_from")
    return factories_in_state(pos, PRODUCING) & owned_hexes(pos, SOVIET) if begun else 0


@rule("SS 30D.3")
def movable(pos: Position) -> HexSet:
    """Prepared before, on a railway to the eastern edge, and within the rail capacity."""
    return may_ride(
        pos, factories_in_state(pos, PREPARED, earlier=True) & owned_hexes(pos, SOVIET), "re.factory"
    )


@rule("SS 30D.4")
def cancellable(pos: Position) -> HexSet:
    """Prepared, in this phase or before, and still on the map."""
    return factories_in_state(pos, PREPARED) & owned_hexes(pos, SOVIET)


def has_factories(pos: Position) -> bool:
    return book(pos).data.scene.is_on("30D") and bool(preparable(pos) | factories_in_state(pos, PREPARED))


@rule("SS 30D.1")
def standing_factories(pos: Position, cite: str) -> Allowed:
    """The hexes with a Soviet factory, before anything is ruled out."""
    there = sum(1 << one.hex for one in own(pos).factories if one.hex != NOBODY)
    found = there & owned_hexes(pos, SOVIET)

    def missing(h: int) -> Cause:
        why = "ss-why-factory-held" if there >> h & 1 else "ss-why-no-factory"
        return Cause("SS 30D.1", why, (("hex", At(h)),))

    return hexes(found, cite, missing)


@rule("SS 30D.3", "SS 30D.4")
def why_not_again(pos: Position, found: Allowed) -> Allowed:
    """A factory that is prepared moves, or its transfer is called off; it is prepared anew once it works."""
    found.less("SS 30D.3", factories_in_state(pos, PREPARED) & found.set, "ss-why-factory-prepared")
    found.less("SS 30D.4", factories_in_state(pos, CANCELLED) & found.set, "ss-why-factory-called-off")
    return found.less("SS 30D.2", found.set & ~preparable(pos), "ss-why-factory-too-early")


def menu(pos: Position) -> Menu:
    prepare, evacuate, call_off = (
        standing_factories(pos, cite) for cite in ("SS 30D.2", "SS 30D.3", "SS 30D.4")
    )
    begun = factories_in_state(pos, PREPARED, earlier=True)
    why_not_again(pos, prepare)
    call_off.less("SS 30D.4", call_off.set & ~cancellable(pos), "ss-why-factory-unprepared")
    evacuate.less("SS 30D.3", evacuate.set & ~begun, "ss-why-factory-not-prepared")
    if not has_rail_room(pos, "re.factory"):
        evacuate.less("SS 30D.3", evacuate.set, "ss-why-no-rail-left")
    evacuate.less("SS 30D.3", evacuate.set & ~movable(pos), "ss-why-no-rail-east")
    verbs = {"prepare": prepare, "evacuate": evacuate, "call_off": call_off, "next": button("SS 30D.2")}
    if (more := buying(pos)) is not None:
        verbs["buy_rail"] = more
    return Menu(SOVIET, "ss-factories", "SS 30D.2", verbs)


def buying(pos: Position) -> Allowed | None:
    waits = factories_in_state(pos, PREPARED, earlier=True) & owned_hexes(pos, SOVIET)
    return capital.capacity_offer(pos, "re.factory") if waits else None


def prepare(ref: Referee, h: int) -> None:
    change(ref, h, "SS 30D.2", PREPARED, h)


def evacuate(ref: Referee, h: int) -> None:
    change(ref, h, "SS 30D.3", MOVING, NOBODY)
    charge(ref, "re.factory", "SS 30D.3")


def cancel_transfer(ref: Referee, h: int) -> None:
    change(ref, h, "SS 30D.4", CANCELLED, h)


ASK = Ask(
    "factories",
    menu,
    {
        "prepare": Verb(prepare, HEX),
        "evacuate": Verb(evacuate, HEX),
        "call_off": Verb(cancel_transfer, HEX),
        "buy_rail": Verb(regauging.buy, HEX),
        "next": ENOUGH,
    },
    when=has_factories,
)


def checks(side: int) -> tuple[Step, ...]:
    """At the start of an initial phase: prepared, cancelled, moved, destroyed."""
    if side == AXIS:
        return (Do("destroy", destroy),)
    return (Do("resume", resume), ASK, *capital.STEPS)


def oil(side: int) -> tuple[Step, ...]:
    """Resource points of the oil fields."""
    return (Do("oil", lambda ref, frame: stocks.pump(ref, frame.who)),)


PROCEDURES: Mapping[str, Step] = {}
