"""5 and 11.1. The supports phase of each side, step by step."""

from __future__ import annotations

from grognard.games.victory_roads.law import draws, theatre_moves
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.events import bridgeheads
from grognard.games.victory_roads.law.events.stalin import HANDED
from grognard.games.victory_roads.law.names import NOBODY, PLAYED, SIDES, SOVIET, SPENT, own
from grognard.games.victory_roads.law.placements import to_pool
from grognard.games.victory_roads.law.placing import FORCED, PLACE
from grognard.games.victory_roads.law.stacking import check_stacks
from grognard.games.victory_roads.law.supports_available import support_boxes
from grognard.games.victory_roads.law.theatres import check_lines
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Phase, Seq, Step, Verb
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.menu import HEX, UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import ENOUGH
from grognard.rules.why_not import not_among_cause

# -- step 1: what was played goes back


def supports_to_return(pos: Position, side: int) -> UnitSet:
    """A side's supports on the map, with a unit or in force; a Ju-52 goes back at a time of its own."""
    supports = book(pos).data.of_type["support"] & ~book(pos).data.supports["ju52"]
    return pos.on_map(side) & supports | pos.at(PLAYED[side])


@rule("VR 5.2.1b")
def staying(pos: Position, side: int) -> UnitSet:
    """Those in play that stay until their owner takes them back."""
    return unitset(one for one in bits(supports_to_return(pos, side)) if book(pos).data.event(one).stays)


@rule("VR 5.2.1a", "VR 11.1a")
def take_back(ref: Referee, frame: Frame) -> None:
    """What a side has played or spent since its last supports phase goes back to the pool, and what it has
    said of its theatres is forgotten. What was seen goes first: mixed, the order would tell what was spent.
    """
    side = frame.who
    for unit in (
        *bits(supports_to_return(ref.pos, side) & ~staying(ref.pos, side)),
        *bits(ref.pos.at(SPENT[side])),
    ):
        to_pool(ref, unit, "VR 5.2.1a")
    ref.note("VR 5.2.1a", choosing=0, stage=0)
    if side == SOVIET:
        ref.note("VR 11.3.1a", priority=NOBODY, secondary=NOBODY, grand=NOBODY, remote=0, resting=0)
        ref.note("VR 11.1a", fired=0, widened=0, used=(0,) * 4, reinforcing=(0,) * 4, shifted=0, flipped=0)


def recall_menu(pos: Position) -> Menu:
    side = pos.frame.who
    found = units(staying(pos, side), "VR 5.2.1b", not_among_cause(pos, "VR 5.2.1b", "vr-why-not-staying"))
    verbs = {"take_back": found, **removing(pos, side), "next": button("VR 5.2.1b")}
    return Menu(side, "vr-recall", "VR 5.2.1b", verbs)


def removing(pos: Position, side: int) -> dict[str, Allowed]:
    """Bridgehead markers stay as well until their owner likes."""
    return {"unbridge": bridgeheads.removable(pos)} if side == SOVIET and own(pos).bridgeheads else {}


def recall(ref: Referee, support: int) -> None:
    to_pool(ref, support, "VR 5.2.1b")


RECALL = Ask(
    "recall",
    recall_menu,
    {"take_back": Verb(recall, UNIT), "unbridge": Verb(bridgeheads.take_away, HEX), "next": ENOUGH},
    when=lambda pos: bool(staying(pos, pos.frame.who) or removing(pos, pos.frame.who)),
)

# -- step 5 begins anew for theatres that were remote


def stand(ref: Referee, _: Frame) -> None:
    ref.note("VR 11.6.1", shifted=0)


# -- step 7: six at most


@rule("VR 5.1.3", "VR 11.1g", "VR EX-24a")
def surplus(pos: Position, side: int) -> tuple[UnitSet, int]:
    """The supports in boxes that hold too many, each box by itself (G-16), and how many must go."""
    most = book(pos).data.tables.modifiers["supports"]["kept"]
    found, many = 0, 0
    for box in support_boxes(pos, side):
        over = pos.at(box).bit_count() - most
        if over > 0:
            found, many = found | pos.at(box), many + over
    return found, many


def surplus_menu(pos: Position) -> Menu:
    side = pos.frame.who
    mine, many = surplus(pos, side)
    found = units(mine, "VR 5.1.3", not_among_cause(pos, "VR 5.1.3", "vr-why-not-surplus"))
    return Menu(side, "vr-surplus", "VR 5.1.3", {"give_back": found}, {"many": many})


@rule("VR 5.1.3")
def give_back(ref: Referee, support: int) -> None:
    to_pool(ref, support, "VR 5.1.3")
    if not surplus(ref.pos, ref.frame.who)[1]:
        ref.finish()


SURPLUS = Ask(
    "surplus",
    surplus_menu,
    {"give_back": Verb(give_back, UNIT)},
    when=lambda pos: bool(surplus(pos, pos.frame.who)[1]),
)


# -- the phase


@rule("VR 2e", "VR 2j", "VR 1.11.2a", "VR 11.1a", "VR 11.1b", "VR 11.1c", "VR 11.1d", "VR 11.1e", "VR 11.1f")
def phase(side: int) -> Step:
    """The seven steps; those of theatres are passed over where there are none."""
    back = Do("take_back", take_back), RECALL
    obtain = Do("allot", draws.allot), draws.GIFT, Do("draw", draws.draw_supports)
    last = SURPLUS, Do("lines", lambda ref, _: check_lines(ref)), Do("stacks", check_stacks)
    if side != SOVIET:
        return Phase("axis-supports", side, "VR 5.1.2", Seq((*back, *obtain, FORCED, PLACE, *last)))
    far = Do("remoteness", draws.find_remote), theatre_moves.REMOTE_STEP
    named = draws.PRIORITY, draws.SECONDARY, draws.GRAND
    moved = Do("stand", stand), theatre_moves.SHIFT_STEP, theatre_moves.MODES_STEP
    steps = *back, *far, *named, *obtain, draws.RECEIVE, HANDED, FORCED, PLACE, *moved, *last
    return Phase(f"{SIDES[side]}-supports", side, "VR 5.1.2", Seq(steps))
