"""5.3, 11.3 and 11.4. How supports are obtained: by theatres, by the Führer's mood, by the scenario."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import (
    AVAILABLE,
    AXIS,
    MUD,
    NOBODY,
    SIDES,
    SNOW,
    SOVIET,
    SUPPORT_POOL,
    own,
)
from grognard.games.victory_roads.law.placements import supports_of
from grognard.games.victory_roads.law.supports_available import box_of
from grognard.games.victory_roads.law.theatres import moving_theatres, offensive, remote, theatres
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.arguments import Arguments, Units
from grognard.kernel.changes import Message, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, COMMIT, Ask, Verb
from grognard.kernel.hexes import bits, holds, only
from grognard.kernel.menu import BUTTON, UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import ENOUGH, finish
from grognard.rules.hidden import draw, pick
from grognard.rules.why_not import not_among_cause

DICE = tuple(f"vr-die-draw-{name}" for name in SIDES)


def draw_into_box(ref: Referee, side: int, box: int, many: int, cite: str) -> int:
    """So many supports drawn blindly into a box; where the pool runs dry, what there is (K-27)."""
    drawn = [draw(ref, SUPPORT_POOL[side], box, DICE[side], cite) for _ in range(many)]
    return sum(unit >= 0 for unit in drawn)


# -- at the very beginning


@rule("VR 9.1.1c")
def first_supports(ref: Referee, _: Frame) -> None:
    """The theatres draw what the scenario gives them besides; one that must be played at once would be
    exchanged for another (K-28), and is therefore not drawn.
    """
    data = book(ref.pos).data
    for theatre in data.tables.theatres:
        for _nth in range(theatre.random):
            pool = ref.pos.at(SUPPORT_POOL[SOVIET]) & ~data.mandatory
            if pool:
                unit = pick(ref, pool, DICE[SOVIET], "VR 9.1.1c")
                ref.do(Removed(unit, box_of(ref.game, theatre.unit), "drawn", "VR 9.1.1c"))


# -- which theatre matters most


@rule("VR 11.3.1a")
def fall_due(ref: Referee, _: Frame) -> None:
    """A theatre that is alone is the priority one: nothing is secondary to it (G-10)."""
    some = theatres(ref.pos)
    if some.bit_count() == 1:
        ref.note("VR 11.3.1a", priority=only(some))


def unnamed_theatres(pos: Position) -> Allowed:
    some = theatres(pos)
    found = units(some, "VR 11.3.1a", not_among_cause(pos, "VR 11.3.1a", "vr-why-no-theatre"))
    named = 1 << own(pos).priority if own(pos).priority != NOBODY else 0
    return found.less("VR 11.3.1a", named, "vr-why-priority")


def naming_menu(prompt: str, verb: str) -> Ask:
    """The question which theatre bears a name this turn."""

    def menu(pos: Position) -> Menu:
        return Menu(pos.frame.who, prompt, "VR 11.3.1a", {verb: unnamed_theatres(pos)})

    def waits(pos: Position) -> bool:
        return getattr(own(pos), verb) == NOBODY and theatres(pos).bit_count() > 1

    return Ask(verb, menu, {verb: Verb(name_priority if verb == "priority" else name_secondary, UNIT)}, waits)


@rule("VR 11.3.1a")
def name_priority(ref: Referee, theatre: int) -> None:
    """Of two theatres the other one is secondary (K-30)."""
    ref.note("VR 11.3.1a", "vr-priority", (("unit", Units(1 << theatre)),), priority=theatre)
    others = theatres(ref.pos) & ~(1 << theatre)
    if others.bit_count() == 1:
        set_secondary(ref, only(others))
    ref.finish()


def name_secondary(ref: Referee, theatre: int) -> None:
    set_secondary(ref, theatre)
    ref.finish()


def set_secondary(ref: Referee, theatre: int) -> None:
    ref.note("VR 11.3.1b", "vr-secondary", (("unit", Units(1 << theatre)),), secondary=theatre)


PRIORITY = naming_menu("vr-name-priority", "priority")
SECONDARY = naming_menu("vr-name-secondary", "secondary")

# -- the grand offensive


@rule("VR 11.3.2a", "VR 3.2.2i")
def may_declare(pos: Position) -> bool:
    """The priority theatre, in offensive mode, on a major city, with its box full before the draw (G-02)."""
    theatre, data = own(pos).priority, book(pos).data
    if theatre == NOBODY or is_mud(pos) or not holds(offensive(pos), theatre):
        return False
    full = pos.at(box_of(pos.game, theatre)).bit_count() >= data.tables.modifiers["supports"]["kept"]
    return full and holds(data.map.features["city"], pos.state.where[theatre])


def grand_menu(pos: Position) -> Menu:
    verbs = {"grand_offensive": button("VR 11.3.2a"), "no_offensive": button("VR 11.3.2a")}
    return Menu(pos.frame.who, "vr-grand", "VR 11.3.2a", verbs, hand=own(pos).priority)


@rule("VR 11.3.2b")
def declare(ref: Referee, _: int) -> None:
    """One support chosen from the pool comes with it, unless the theatre is remote."""
    theatre = own(ref.pos).priority
    gift = 0 if holds(own(ref.pos).remote, theatre) else 1
    args: Arguments = (("unit", Units(1 << theatre)),)
    ref.note("VR 11.3.2a", "vr-grand-declared", args, grand=theatre, choosing=gift)
    ref.finish()


GRAND = Ask(
    "grand",
    grand_menu,
    {"grand_offensive": Verb(declare, BUTTON, COMMIT), "no_offensive": Verb(finish, BUTTON, CLOSE)},
    when=may_declare,
)

# -- supports that are chosen


def receiving_box(pos: Position, side: int) -> int:
    """The box into which chosen supports go."""
    return box_of(pos.game, own(pos).grand) if side == SOVIET else AVAILABLE[AXIS]


def gift_menu(pos: Position) -> Menu:
    side = pos.frame.who
    cite = "VR 11.3.2b" if side == SOVIET else "VR 16.2.1c"
    pool = pos.at(SUPPORT_POOL[side])
    found = units(pool, cite, not_among_cause(pos, cite, "vr-why-not-in-pool"))
    return Menu(side, "vr-gift", cite, {"choose_support": found}, {"many": own(pos).choosing})


@rule("VR 11.3.2b", "VR 16.2.1c")
def choose(ref: Referee, support: int) -> None:
    """What is chosen comes before what is drawn (K-29)."""
    side = ref.frame.who
    cite = "VR 11.3.2b" if side == SOVIET else "VR 16.2.1c"
    ref.do(Removed(support, receiving_box(ref.pos, side), "drawn", cite))
    ref.note(cite, choosing=own(ref.pos).choosing - 1)
    if not is_choosing(ref.pos):
        ref.finish()


def is_choosing(pos: Position) -> bool:
    return own(pos).choosing > 0 and bool(pos.at(SUPPORT_POOL[pos.frame.who]))


GIFT = Ask("gift", gift_menu, {"choose_support": Verb(choose, UNIT)}, when=is_choosing)

# -- the dice of the theatres


@rule("VR 11.3.3a", "VR 11.3.1b", "VR 11.2.1b", "VR 11.3.2d", "VR 11.3.3i")
def drawing_theatres(pos: Position) -> UnitSet:
    """The theatres that throw for supports: in offensive mode on a city, neither secondary nor remote; in a
    grand offensive only the one that has declared it.
    """
    now, some = own(pos), offensive(pos) & pos.units_in(book(pos).data.cities) & ~own(pos).remote
    some &= ~(1 << now.secondary) if now.secondary != NOBODY else -1
    return some & 1 << now.grand if now.grand != NOBODY else some


@rule(
    "VR 11.3.2c",
    "VR 11.3.3b",
    "VR 11.3.3c",
    "VR 11.3.3d",
    "VR 11.3.3e",
    "VR 11.3.3f",
    "VR 11.3.3g",
    "VR 3.2.2g",
)
def draw_modifiers(pos: Position, theatre: int) -> dict[str, int]:
    """What is added to half the roll, case by case. Zhukov brings one more support."""
    data, now, h = book(pos).data, own(pos), 1 << pos.state.where[theatre]
    rails = any(gate & h for gate in data.lines["rail"])
    holding = {
        "priority": now.priority == theatre,
        "grand_offensive": now.grand == theatre,
        "minor_city": not data.map.features["city"] & h,
        "road_only": not rails,
        "snow": now.weather == SNOW,
        "mud": now.weather == MUD,
    }
    found = {case: n for case, n in data.tables.modifiers["support_draw"].items() if holding[case]}
    zhukov = supports_of(pos, theatre) & data.supports["zhukov"]
    return found | ({"zhukov": data.support("zhukov").amount} if zhukov else {})


@rule("VR 11.3.3a", "VR 11.3.3h")
def draw_for(ref: Referee, theatre: int) -> None:
    """Two dice, halved and rounded down, then modified."""
    roll = sum(ref.roll(6, "vr-die-theatre", "VR 11.3.3a") for _ in range(2))
    more = sum(draw_modifiers(ref.pos, theatre).values())
    many = max(0, roll // 2 + more)
    args: Arguments = (("unit", Units(1 << theatre)), ("roll", roll), ("more", more), ("many", many))
    ref.do(Message("vr-theatre-draw", args, "VR 11.3.3h"))
    if draw_into_box(ref, SOVIET, box_of(ref.game, theatre), many, "VR 11.3.3h"):
        ref.note("VR 11.3.3h", resting=own(ref.pos).resting | 1 << theatre)


# -- one support for a theatre in movement mode


@rule("VR 11.3.4a", "VR 11.3.2d", "VR 11.3.1b")
def receivers(pos: Position) -> Allowed:
    """Theatres in movement mode that may take one support, and then stay where they are."""
    cite, now, some = "VR 11.3.4a", own(pos), theatres(pos)
    found = units(some, cite, not_among_cause(pos, cite, "vr-why-no-theatre"))
    found.less(cite, offensive(pos), "vr-why-offensive-draws")
    found.less("VR 11.3.1b", 1 << now.secondary if now.secondary != NOBODY else 0, "vr-why-secondary")
    found.less("VR 3.2.2g", some if is_mud(pos) else 0, "vr-why-mud-no-support")
    found.less("VR 11.3.2d", some if now.grand != NOBODY else 0, "vr-why-grand-offensive")
    return found.less(cite, now.resting & moving_theatres(pos), "vr-why-supports-received")


def receivers_menu(pos: Position) -> Menu:
    verbs = {"receive_support": receivers(pos), "next": button("VR 11.3.4a")}
    return Menu(pos.frame.who, "vr-receive", "VR 11.3.4a", verbs)


@rule("VR 11.3.4b")
def receive(ref: Referee, theatre: int) -> None:
    if draw_into_box(ref, SOVIET, box_of(ref.game, theatre), 1, "VR 11.3.4a"):
        ref.note("VR 11.3.4b", resting=own(ref.pos).resting | 1 << theatre)
    else:
        ref.finish()


RECEIVE = Ask(
    "receive",
    receivers_menu,
    {"receive_support": Verb(receive, UNIT), "next": ENOUGH},
    when=lambda pos: bool(receivers(pos).set and pos.at(SUPPORT_POOL[SOVIET])),
)

# -- the German draw


@rule("VR 11.4.1a", "VR 11.4.1b", "VR 16.2.1a", "VR 11.4.2", "VR 3.2.2g", "VR 15.1.3")
def mood_supports(pos: Position) -> int:
    """What the box of Hitler's mood gives, one more with all objectives, one less in mud (G-15)."""
    tables, now = book(pos).data.tables, own(pos)
    many = tables.satisfaction[now.mood].supports + tables.end_of_reich[now.objectives].bonus_support
    return max(0, many + (tables.modifiers["german_draw"]["mud"] if is_mud(pos) else 0))


@rule("VR 11.4.3", "VR 15.3.1d", "VR 16.2.1c")
def allot(ref: Referee, frame: Frame) -> None:
    """After a dismissal the Germans may choose some of their supports."""
    if frame.who == AXIS and book(ref.pos).satisfaction and own(ref.pos).few_supports:
        reich = book(ref.pos).data.tables.end_of_reich[own(ref.pos).objectives]
        ref.note("VR 16.2.1c", choosing=min(reich.chosen, reich.after_dismissal))


# -- the draw


@rule("VR 5.1.2", "VR 5.3.1", "VR 5.3.2", "VR 5.4.1a", "VR 11.1c")
def draw_supports(ref: Referee, frame: Frame) -> None:
    side = frame.who
    if side == SOVIET and book(ref.pos).theatres:
        for theatre in bits(drawing_theatres(ref.pos)):
            draw_for(ref, theatre)
        return
    number, cite = german_draw(ref) if side == AXIS else basic_draw(ref, SOVIET)
    ref.do(Message("vr-supports", (("side", SIDES[side]), ("many", number)), cite))
    draw_into_box(ref, side, AVAILABLE[side], number, "VR 5.1.2")


def basic_draw(ref: Referee, side: int) -> tuple[int, str]:
    """As many as the scenario says, or a die."""
    scene = book(ref.pos).data.scene
    cite = "VR 5.3.1" if side == SOVIET else "VR 5.3.2"
    many = (scene.soviet_supports, scene.axis_supports)[side]
    return (ref.roll(6, "vr-die-supports", cite) if many == "1d6" else int(many)), cite


@rule("VR 11.4.3", "VR 15.3.1d", "VR 16.2.1c")
def german_draw(ref: Referee) -> tuple[int, str]:
    """The Führer's mood counts, but for the draw after a dismissal: then the track of the End of the Reich,
    whatever the weather (K-41); what was chosen is part of it.
    """
    if not book(ref.pos).satisfaction:
        return basic_draw(ref, AXIS)
    if not own(ref.pos).few_supports:
        return mood_supports(ref.pos), "VR 11.4.1a"
    reich = book(ref.pos).data.tables.end_of_reich[own(ref.pos).objectives]
    ref.note("VR 11.4.3", few_supports=False)
    return max(0, reich.after_dismissal - reich.chosen), "VR 16.2.1c"


@rule("VR 11.1b", "VR 11.2.1a")
def find_remote(ref: Referee, _: Frame) -> None:
    """Step 2: which theatres are remote this turn."""
    found = remote(ref.pos)
    if found:
        args: Arguments = (("units", Units(found)),)
        ref.note("VR 11.2.1a", "vr-remote", args, remote=found)
    fall_due(ref, ref.frame)
