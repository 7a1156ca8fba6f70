"""1.10. Capture: the one place where all that follows from entering a hex happens."""

from __future__ import annotations

from grognard.games.victory_roads.law import haltebefehl, theatres, warsaw
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, FIGHTING, SOVIET, own
from grognard.games.victory_roads.law.presence import controlled_hexes, occupied_hexes
from grognard.games.victory_roads.law.satisfaction import change_satisfaction
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules import possession
from grognard.rules.possession import Possession

# -- whose ground it is


@rule("VR 1.10.1a", "VR 13.0", "VR 6.4.3d", "VR 6.5.2c")
def apply_capture(ref: Referee, side: int, won: tuple[int, ...]) -> None:
    """What the Soviets, turned allies among them, have once controlled counts as captured for good: works,
    German cities, junctions and ports (K-45).
    """
    before, new = own(ref.pos), hexset(won)
    if side == SOVIET:
        ref.note("VR 1.10.1a", control=before.control | new)
        ref.note("VR 13.0", captured=before.captured | new)
    else:
        ref.note("VR 1.10.1a", control=before.control & ~new)
    for h in won:
        (apply_loss if side == SOVIET else apply_recapture)(ref, h)


def land(game: Game) -> HexSet:
    found: HexSet = game.rules.data.land
    return found


CONTROL = Possession("control", SOVIET, land, apply_capture)


@rule("VR 1.10.1b", "VR 9.1.4b")
def occupy(ref: Referee, _: Frame) -> None:
    """At the end of a phase each side controls the hexes where its units stand; theatres whose line is cut
    by then go.
    """
    for side in range(len(FIGHTING)):
        won = occupied_hexes(ref.pos, side) & ~controlled_hexes(ref.pos, side)
        if won:
            apply_capture(ref, side, capture_order(ref.pos, won))
    haltebefehl.lift_empty(ref)
    theatres.overrun(ref, occupied_hexes(ref.pos, AXIS))
    theatres.check_lines(ref)


def capture_order(pos: Position, won: HexSet) -> tuple[int, ...]:
    """Several hexes that fall at once fall in the order of their numbers (K-35)."""
    return tuple(sorted(bits(won), key=pos.game.map.label))


@rule("VR 9.1.4c", "VR 19.1.1")
def pass_through(ref: Referee, unit: int, path: tuple[int, ...]) -> None:
    """A unit enters the hexes of a path: it controls them, overruns theatres and may rouse Warsaw."""
    possession.record_passage(ref, unit, path, CONTROL)
    if ref.game.roster[unit].side == AXIS:
        theatres.overrun(ref, hexset(path))
    else:
        warsaw.record_approach(ref, path)


# -- strategic hexes


@rule("VR 15.2.1c", "VR 6.7.10", "VR EX-29b")
def apply_loss(ref: Referee, h: int) -> None:
    """What a strategic hex is worth, as a port besides, and a point more where nobody was ordered to hold it
    in this turn (K-25, F-05).
    """
    data, now = book(ref.pos).data, own(ref.pos)
    price = data.tables.strategic.get(h)
    if price is None or not book(ref.pos).satisfaction:
        return
    ordered = (now.held_order | now.holding) >> h & 1 or not book(ref.pos).orders_to_hold
    if points := price.value + price.port + (0 if ordered else price.unheld):
        ref.note("VR 15.2.1c", fallen=now.fallen | 1 << h)
        ref.do(Message("vr-strategic-lost", (("hex", At(h)), ("points", points)), "VR 15.2.1c"))
        change_satisfaction(ref, -points, "VR 15.2.1c")


@rule("VR 15.2.2b")
def apply_recapture(ref: Referee, h: int) -> None:
    """Value and port come back, the missing order never; a hex that cost nothing gives nothing (K-33)."""
    now, tables = own(ref.pos), book(ref.pos).data.tables
    if not now.fallen >> h & 1:
        return
    ref.note("VR 15.2.2b", fallen=now.fallen & ~(1 << h))
    if points := tables.strategic[h].value + tables.strategic[h].port:
        ref.do(Message("vr-strategic-retaken", (("hex", At(h)), ("points", points)), "VR 15.2.2b"))
        change_satisfaction(ref, points, "VR 15.2.2b")
