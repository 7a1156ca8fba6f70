"""14A. Forts and airfields."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import stocks, supply
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import CLEAR, NOBODY, SOVIET, Work, own
from grognard.games.sudden_storm.law.possession import owned
from grognard.games.sudden_storm.law.skies import weather_at
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, Ask, Do, Step, Verb
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.menu import BUTTON, HEX, Allowed, Cause, Menu, button, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, fact
from grognard.rules.answers import finish

FORT, AIRFIELD = "fort", "airfield"
QUICK = ("clear", "rough")  # terrains where a work takes the shorter time
LEVEL = ("clear", "woods", "rough", "wooded_rough")  # where an airfield may be
FIRST = 1  # Jun II 41
HALVES = 2  # time is reckoned in half turns

# -- where


@rule("SS 14A.1", "SS 14A.4")
def sites(pos: Position, kind: str) -> HexSet:
    """Where such a work may stand at all: none where there is one already, built or begun."""
    data, now = book(pos).data, own(pos)
    begun = hexset({one.hex for one in now.works if one.kind == kind})
    if kind == FORT:
        return data.land & ~now.forts & ~(data.features("fortress") & ~now.razed) & ~begun
    level = sum(data.map.terrain[name] for name in LEVEL)
    return level & ~now.airfields & ~begun


@rule("SS 30G.2")
def unready(pos: Position, side: int) -> HexSet:
    """The Soviets begin no works on Jun II 41."""
    return book(pos).data.land if side == SOVIET and pos.state.turn == FIRST else 0


def outside(kind: str) -> Cause:
    return Cause("SS 14A.1" if kind == FORT else "SS 14A.4", "ss-why-no-site", (("work", kind),))


def allowed(pos: Position, side: int, kind: str) -> Allowed:
    """One's own hexes since the phase began, in regular supply, with a point to pay (SS-P60)."""
    cite = "SS 14A.1" if kind == FORT else "SS 14A.4"
    found = hexes(sites(pos, kind), cite, lambda h: outside(kind))
    found.less("SS 30G.2", unready(pos, side), "ss-why-no-works-yet")
    found.only("SS 14A.1", owned(pos, side) & own(pos).at_start, "ss-why-work-not-owned")
    found.only("SS 14A.1", own(pos).supplied[side], "ss-why-work-not-supplied")
    return found.only("SS 14A.5", near_points(pos, side), "ss-why-no-points-near")


@rule("SS 14A.5")
@fact
def near_points(pos: Position, side: int) -> HexSet:
    """Hexes from which a line of supply leads to enough points for a work there."""
    found = 0
    for cost, where in costs(pos):
        for h in stocks.payable(pos, side, cost):
            found |= supply.lines_from(pos, side, 1 << h) & where
    return found


def costs(pos: Position) -> list[tuple[int, HexSet]]:
    """What a work costs, and where: bad weather doubles that by an option alone (C8)."""
    data = book(pos).data
    if not book(pos).double_work:
        return [(1, data.land)]
    bad = sum(zone for zone, sky in zip(data.weather_zones, own(pos).weather, strict=True) if sky != CLEAR)
    return [(1, data.land & ~bad), (data.constant("construction.bad_weather"), data.land & bad)]


# -- how long


@rule("SS 14A.2", "SS 14A1")
def half_turns(pos: Position, h: int) -> int:
    """By terrain, doubled in bad weather: that of its beginning (SS-P20)."""
    data = book(pos).data
    quick = any(data.map.terrain[name] >> h & 1 for name in QUICK)
    turns = data.constant("construction.clear" if quick else "construction.other")
    if weather_at(pos, h) != CLEAR:
        turns *= data.constant("construction.bad_weather")
    return turns * HALVES


@rule("SS 14A2.1")
@fact
def helped(pos: Position, city: int) -> HexSet:
    """Hexes that the workers of a Soviet major city in the USSR reach."""
    data = book(pos).data
    whole = next(one for one in data.great_cities if one >> city & 1)
    start = whole & owned(pos, SOVIET) & data.ussr
    hexes_off = data.constant("construction.workers.hexes")
    return supply.overland(pos, SOVIET, start, "overland", hexes_off) if start else 0


@rule("SS 14A2.2")
def hands(pos: Position, city: int) -> int:
    """How many works more a city may speed up."""
    data = book(pos).data
    whole = next(one for one in data.great_cities if one >> city & 1)
    if whole.bit_count() > 1:
        most = data.constant("construction.workers.multi_hex")
    else:
        full = data.features("full_city") >> city & 1
        most = data.constant(f"construction.workers.{'full_city' if full else 'partial_city'}")
    return most - sum(one.worker == city for one in own(pos).works)


def helpers(pos: Position, h: int) -> list[int]:
    """Cities, each by its first hex, whose workers can help in a hex: those with most hands left first."""
    cities = [min(bits(one)) for one in book(pos).data.great_cities]
    found = [city for city in cities if hands(pos, city) > 0 and helped(pos, city) >> h & 1]
    return sorted(found, key=lambda city: -hands(pos, city))


def within_help(pos: Position) -> HexSet:
    found = 0
    for one in book(pos).data.great_cities:
        city = min(bits(one))
        if hands(pos, city) > 0:
            found |= helped(pos, city)
    return found


# -- begun and finished


@rule("SS 14A.5")
def begin(ref: Referee, kind: str, h: int, workers: bool) -> None:
    """A point is spent, and never given back."""
    pos, side = ref.pos, ref.frame.who
    halves = half_turns(pos, h) // (HALVES if workers else 1)
    city = helpers(pos, h)[0] if workers else NOBODY
    cost = next(cost for cost, where in costs(pos) if where >> h & 1)
    paying = (
        one for one in stocks.payable(pos, side, cost) if supply.lines_from(pos, side, 1 << one) >> h & 1
    )
    stocks.spend(ref, side, next(paying), cost, "SS 14A.5")
    work = Work(h, kind, side, pos.state.turn + halves // HALVES, city, halves < HALVES)
    args = (("hex", At(h)), ("work", kind))
    ref.note("SS 14A.1", "ss-work-begun", args, works=tuple(sorted((*own(ref.pos).works, work))))


def finished(ref: Referee, done: list[Work]) -> None:
    now = own(ref.pos)
    forts = hexset({one.hex for one in done if one.kind == FORT})
    airfields = hexset({one.hex for one in done if one.kind == AIRFIELD})
    left = tuple(one for one in now.works if one not in done)
    for one in done:
        ref.do(Message("ss-work-done", (("hex", At(one.hex)), ("work", one.kind)), "SS 14A.2"))
    if done:
        ref.note("SS 14A.2", works=left, forts=now.forts | forts, airfields=now.airfields | airfields)


@rule("SS 14A.2")
def complete(ref: Referee, frame: Frame) -> None:
    """In the builder's initial phase so many turns later."""
    due = [one for one in own(ref.pos).works if one.side == frame.who and one.turn <= ref.state.turn]
    finished(ref, [one for one in due if not one.same_turn])


@rule("SS 14A2.1")
def complete_same_turn(ref: Referee, _: Frame) -> None:
    """At the end of the Soviet player turn in which it was begun."""
    finished(ref, [one for one in own(ref.pos).works if one.same_turn and one.turn <= ref.state.turn])


# -- the question


def verbs(pos: Position, side: int) -> dict[str, Allowed]:
    found = {FORT: allowed(pos, side, FORT), AIRFIELD: allowed(pos, side, AIRFIELD)}
    if side == SOVIET:
        near = within_help(pos)
        for kind in (FORT, AIRFIELD):
            more = allowed(pos, side, kind).only("SS 14A2.1", near, "ss-why-no-workers")
            found[f"{kind}_workers"] = more
    return found


def question(side: int) -> Ask:
    def menu(pos: Position) -> Menu:
        return Menu(side, "ss-works", "SS 14A.1", {**verbs(pos, side), "done": button("SS 14A.1")})

    def some(pos: Position) -> bool:
        if not book(pos).data.scene.on("14A") or not stocks.stocked(pos, side):
            return False
        return any(allowed(pos, side, kind).set for kind in (FORT, AIRFIELD))

    answers = {
        FORT: Verb(lambda ref, h: begin(ref, FORT, h, False), HEX),
        AIRFIELD: Verb(lambda ref, h: begin(ref, AIRFIELD, h, False), HEX),
    }
    if side == SOVIET:
        answers["fort_workers"] = Verb(lambda ref, h: begin(ref, FORT, h, True), HEX)
        answers["airfield_workers"] = Verb(lambda ref, h: begin(ref, AIRFIELD, h, True), HEX)
    return Ask("works", menu, {**answers, "done": Verb(finish, BUTTON, CLOSE)}, when=some)


def steps(side: int) -> tuple[Step, ...]:
    """In an initial phase: works finished and begun."""
    return Do("works_done", complete), question(side)


# At the end of a Soviet player turn: works finished by workers.
SAME_TURN: tuple[Step, ...] = (Do("works_of_workers", complete_same_turn),)
PROCEDURES: Mapping[str, Step] = {}
