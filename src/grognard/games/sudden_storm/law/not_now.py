"""What to say of verbs that the present question does not offer: the paragraph that bars them, and why."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.marching import ADMIN
from grognard.games.sudden_storm.law.names import DONE, Moving, own
from grognard.games.sudden_storm.law.stocks import limit, points_carried
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.menu import HEX, Act, Cause, exists
from grognard.kernel.state import Position
from grognard.kernel.views import phase
from grognard.rules.why_not import known_units

RIDES = ("rail", "strategic")
WORKS = ("fort", "airfield", "broad_railway", "standard_railway")
OF_THE_PHASE = ("regauge", "buy_rail", "ship", "break_down")  # asked while no unit is in hand
MOVEMENT, EXPLOITATION, COMBAT, INITIAL = "movement", "exploitation", "combat", "initial"

# The phase that a verb belongs to, the paragraph that says so, and the sentence.
ELSEWHERE = {
    "to": ((MOVEMENT, EXPLOITATION), "SS 6.1", "ss-only-moving"),
    "admin": ((MOVEMENT,), "SS 6B.1", "ss-only-movement-admin"),
    "rail": ((MOVEMENT,), "SS 7A.1", "ss-only-movement-rail"),
    "strategic": ((MOVEMENT,), "SS 7A.1", "ss-only-movement-rail"),
    "overrun": ((MOVEMENT, EXPLOITATION), "SS 13.1", "ss-only-moving-overrun"),
    "regauge": ((MOVEMENT,), "SS 7A3.7", "ss-only-regauging"),
    "buy_rail": ((MOVEMENT,), "SS 7A4.6", "ss-only-movement-capacity"),
    "ship": ((MOVEMENT,), "SS 12F.6", "ss-only-movement-rail"),
    "break_down": ((MOVEMENT, EXPLOITATION), "SS 15A.1", "ss-only-breaking-down"),
    "assemble": ((), "SS 15A.2", "ss-only-assembling"),
    "target": ((COMBAT,), "SS 9.1", "ss-only-combat"),
    "join": ((COMBAT, MOVEMENT, EXPLOITATION), "SS 9.1", "ss-only-combat"),
    "attack": ((COMBAT, MOVEMENT, EXPLOITATION), "SS 9.1", "ss-only-combat"),
    "advance": ((), "SS 9F2.2", "ss-only-advance"),
    **{
        f"{kind}{by}": ((INITIAL,), "SS 14A.1", "ss-only-initial-works")
        for kind in WORKS
        for by in ("", "_workers")
    },
}


def cause(pos: Position, act: Act) -> Cause | None:
    """Of an act whose verb is not on the menu; nothing where no rule forbids it, but only the question."""
    memo = pos.frame.memo
    here = in_hand(pos, memo, act) if isinstance(memo, Moving) else in_phase(pos, act)
    return here or elsewhere(pos, act)


@rule("SS 6B.5", "SS 7A2.3", "SS 12F.7", "SS 13.2")
def in_hand(pos: Position, moving: Moving, act: Act) -> Cause | None:
    """Of the unit in hand: what its move so far, or the place where it stands, does not allow."""
    verb, unit = act.verb, ("unit", known_units(pos, 1 << moving.unit))
    if verb in RIDES and not moving.exploiting and own(pos).surprise:
        return Cause("SS 30F1", "ss-only-no-trains")
    if verb in ("to", "rail") and moving.how == ADMIN:
        return Cause("SS 6B.5", "ss-only-admin", (unit,))
    if verb == "strategic" and not moving.exploiting:
        return Cause("SS 7A2.3", "ss-only-strategic", (unit,))
    if verb == "admin" and not moving.exploiting:
        return Cause("SS 6B.3", "ss-only-whole-move", (unit,))
    if verb == "overrun" and exists(pos.game, HEX, act.noun):
        return Cause("SS 13.2", "ss-why-no-overrun", (("hex", At(act.noun)),))
    if verb in ("load", "load_one", "unload"):
        return burden(pos, moving.unit, verb)
    if verb in OF_THE_PHASE and phase(pos).partition("-")[2] in ELSEWHERE[verb][0]:
        return Cause("SS 6.3", "ss-only-in-hand", (unit,))
    return None


def burden(pos: Position, unit: int, verb: str) -> Cause:
    """Of points that cannot be taken up or set down."""
    who, had, most = ("unit", known_units(pos, 1 << unit)), points_carried(pos, unit), limit(pos, unit)
    if verb == "unload":
        return Cause("SS 12F.7", "ss-only-nothing-carried", (who,))
    if had >= most:
        return Cause("SS 12F.7", "ss-only-full-load", (who, ("points", had), ("most", most)))
    return Cause("SS 12F.7", "ss-only-nothing-to-load", (who,))


@rule("SS 7A3.7", "SS 15A.1", "SS 30F1")
def in_phase(pos: Position, act: Act) -> Cause | None:
    """Of a phase: who it is not for, and what comes too late in it."""
    verb, here = act.verb, phase(pos)
    if not here.endswith((MOVEMENT, EXPLOITATION)):
        return None
    if own(pos).surprise and verb in ("regauge", "buy_rail", "ship"):
        return Cause("SS 30F1", "ss-only-no-trains")
    if verb == "regauge" and here.endswith(MOVEMENT):
        return Cause("SS 7A3.7", "ss-only-regauging")
    moved = own(pos).left or pos.state.marks[DONE] & book(pos).data.of_side[pos.frame.who]
    if verb == "break_down" and moved:
        return Cause("SS 15A.1", "ss-only-breaking-down")
    return None


@rule("SS 4C", "SS 6B.1", "SS 7A.1", "SS 13.1", "SS 15A.2")
def elsewhere(pos: Position, act: Act) -> Cause | None:
    """Of another phase than that which an act belongs to."""
    phases, cite, message = ELSEWHERE.get(act.verb, ((), "", ""))
    here = phase(pos).partition("-")[2]
    return Cause(cite, message) if cite and here not in phases else None
