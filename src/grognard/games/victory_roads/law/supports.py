"""5. Supports: what is played goes back to the pool, new ones are drawn blindly, six at most are kept."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AVAILABLE, SIDES, SOVIET, SPENT, SUPPORT_POOL
from grognard.kernel.changes import Message, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Phase, Seq, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT, Menu, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.hidden import draw
from grognard.rules.why_not import not_among

MOST = 6
DICE = tuple(f"vr-die-draw-{name}" for name in SIDES)


@rule("VR 5.2.1a")
def take_back(ref: Referee, frame: Frame) -> None:
    """What the side has spent since its last supports phase goes back to the pool."""
    for unit in bits(ref.pos.at(SPENT[frame.who])):
        ref.do(Removed(unit, SUPPORT_POOL[frame.who], "support-back", "VR 5.2.1a"))


@rule("VR 5.1.2", "VR 5.3.1", "VR 5.3.2", "VR 5.4.1a")
def draw_supports(ref: Referee, frame: Frame) -> None:
    """As many as the scenario says, or a die; where the pool runs dry, what there is (K-27)."""
    side = frame.who
    scene = book(ref.pos).data.scene
    many = (scene.soviet_supports, scene.axis_supports)[side] or "0"  # others draw by theatre and track
    number = ref.roll(6, "vr-die-supports", "VR 5.3.1") if many == "1d6" else int(many)
    cite = "VR 5.3.1" if side == SOVIET else "VR 5.3.2"
    ref.do(Message("vr-supports", (("side", SIDES[side]), ("many", number)), cite))
    for _ in range(number):
        draw(ref, SUPPORT_POOL[side], AVAILABLE[side], DICE[side], "VR 5.1.2")


# -- six at most


def too_many(pos: Position) -> bool:
    return pos.at(AVAILABLE[pos.frame.who]).bit_count() > MOST


@rule("VR 5.1.3")
def surplus_menu(pos: Position) -> Menu:
    side = pos.frame.who
    mine = pos.at(AVAILABLE[side])
    found = units(mine, "VR 5.1.3", not_among(pos, "VR 5.1.3", "vr-why-not-available"))
    return Menu(side, "vr-surplus", "VR 5.1.3", {"give_back": found}, {"many": mine.bit_count() - MOST})


@rule("VR 5.1.3")
def give_back(ref: Referee, unit: int) -> None:
    ref.do(Removed(unit, SUPPORT_POOL[ref.frame.who], "support-back", "VR 5.1.3"))
    if not too_many(ref.pos):
        ref.finish()


def phase(side: int) -> Step:
    ask = Ask("surplus", surplus_menu, {"give_back": Verb(give_back, UNIT)}, when=too_many)
    steps = Do("take_back", take_back), Do("draw", draw_supports), ask
    return Phase(f"{SIDES[side]}-supports", side, "VR 5.1.2", Seq(steps))
