"""14A. Forts and airfields."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import stocks, supply
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import CLEAR, NOBODY, SOVIET, Work, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.weather_areas import weather_at
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
BROAD, STANDARD = "broad_railway", "standard_railway"  # of a road (37B)
RAILWAYS = (BROAD, STANDARD)
KINDS = (FORT, AIRFIELD, *RAILWAYS)
CITES = {FORT: "SS 14A.1", AIRFIELD: "SS 14A.4", BROAD: "SS 37B.1", STANDARD: "SS 37B.1"}
QUICK = ("clear", "rough")  # terrains where a work takes the shorter time
LEVEL = ("clear", "woods", "rough", "wooded_rough")  # where an airfield may be
FIRST = 1  # Jun II 41
HALVES = 2  # time is reckoned in half turns

# -- where


@rule("SS 14A.1", "SS 14A.4")
def sites(pos: Position, kind: str) -> HexSet:
    """Where such a work may stand at all: none where there is one already, built or begun."""
    data, now = book(pos).data, own(pos)
    if kind in RAILWAYS:
        return roads(pos)
    begun = hexset({one.hex for one in now.works if one.kind == kind})
    if kind == FORT:
        return data.land & ~now.forts & ~(data.features("fortress") & ~now.razed) & ~begun
    level = sum(data.map.terrain[name] for name in LEVEL)
    return level & ~now.airfields & ~begun


@rule("SS 37B.1")
def roads(pos: Position) -> HexSet:
    """Hexes of roads that can become railways, whatever else lies in them."""
    data, now = book(pos).data, own(pos)
    found = 0
    for steps in data.lines["road"]:
        found |= steps
    begun = hexset({one.hex for one in now.works if one.kind in RAILWAYS})
    barred = data.arctic | data.map.terrain["mountain"]
    return found & data.land & ~barred & ~(now.upgraded[0] | now.upgraded[1]) & ~begun


@rule("SS 30G.2")
def unready(pos: Position, side: int) -> HexSet:
    """The Soviets begin no works on Jun II 41."""
    return book(pos).data.land if side == SOVIET and pos.state.turn == FIRST else 0


def outside_cause(kind: str) -> Cause:
    return Cause(CITES[kind], "ss-why-no-site", (("work", kind),))


def hexes_allowed(pos: Position, side: int, kind: str) -> Allowed:
    """One's own hexes since the phase began, in regular supply, with a point to pay (SS-P60)."""
    found = hexes(sites(pos, kind), CITES[kind], lambda h: outside_cause(kind))
    found.less("SS 30G.2", unready(pos, side), "ss-why-no-works-yet")
    found.only("SS 14A.1", owned_hexes(pos, side) & own(pos).at_start, "ss-why-work-not-owned")
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


@rule("SS 14A.2", "SS 14A1", "SS 37B.2")
def half_turns(pos: Position, h: int, kind: str = FORT) -> int:
    """By terrain, doubled in bad weather: that of its beginning (SS-P20). A railway takes as long as a fort
    in clear terrain.
    """
    data = book(pos).data
    quick = kind in RAILWAYS or any(data.map.terrain[name] >> h & 1 for name in QUICK)
    turns = data.constant("construction.clear" if quick else "construction.other")
    if weather_at(pos, h) != CLEAR:
        turns *= data.constant("construction.bad_weather")
    return turns * HALVES


@rule("SS 14A2.1")
@fact
def hexes_helped(pos: Position, city: int) -> HexSet:
    """Hexes that the workers of a Soviet major city in the USSR reach."""
    data = book(pos).data
    whole = next(one for one in data.great_cities if one >> city & 1)
    start = whole & owned_hexes(pos, SOVIET) & data.ussr
    hexes_off = data.constant("construction.workers.hexes")
    return supply.overland(pos, SOVIET, start, "overland", hexes_off) if start else 0


@rule("SS 14A2.2")
def workers(pos: Position, city: int) -> int:
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
    found = [city for city in cities if workers(pos, city) > 0 and hexes_helped(pos, city) >> h & 1]
    return sorted(found, key=lambda city: -workers(pos, city))


def hexes_in_help(pos: Position) -> tuple[HexSet, HexSet]:
    """The hexes that workers of any city reach, and those that workers reach who are free."""
    near = free = 0
    for one in book(pos).data.great_cities:
        city = min(bits(one))
        near |= hexes_helped(pos, city)
        free |= hexes_helped(pos, city) if workers(pos, city) > 0 else 0
    return near, free


# -- begun and finished


@rule("SS 14A.5")
def begin(ref: Referee, kind: str, h: int, workers: bool) -> None:
    """A point is spent, and never given back."""
    pos, side = ref.pos, ref.frame.who
    halves = half_turns(pos, h, kind) // (HALVES if workers else 1)
    city = helpers(pos, h)[0] if workers else NOBODY
    cost = next(cost for cost, where in costs(pos) if where >> h & 1)
    paying = (
        one for one in stocks.payable(pos, side, cost) if supply.lines_from(pos, side, 1 << one) >> h & 1
    )
    stocks.spend(ref, side, next(paying), cost, "SS 14A.5")
    work = Work(h, kind, side, pos.state.turn + halves // HALVES, city, halves < HALVES)
    args = (("hex", At(h)), ("work", kind))
    ref.note("SS 14A.1", "ss-work-begun", args, works=tuple(sorted((*own(ref.pos).works, work))))


def finish_works(ref: Referee, done: list[Work]) -> None:
    now = own(ref.pos)
    new = {kind: hexset({one.hex for one in done if one.kind == kind}) for kind in KINDS}
    left = tuple(one for one in now.works if one not in done)
    for one in done:
        ref.do(Message("ss-work-done", (("hex", At(one.hex)), ("work", one.kind)), "SS 14A.2"))
    if done:
        forts, airfields = now.forts | new[FORT], now.airfields | new[AIRFIELD]
        ref.note("SS 14A.2", works=left, forts=forts, airfields=airfields)
    if new[BROAD] | new[STANDARD]:
        broad, standard = now.upgraded
        ref.note("SS 37B.1", upgraded=(broad | new[BROAD], standard | new[STANDARD]))


@rule("SS 14A.2")
def complete(ref: Referee, frame: Frame) -> None:
    """In the builder's initial phase so many turns later."""
    due = [one for one in own(ref.pos).works if one.side == frame.who and one.turn <= ref.state.turn]
    finish_works(ref, [one for one in due if not one.same_turn])


@rule("SS 14A2.1")
def complete_same_turn(ref: Referee, _: Frame) -> None:
    """At the end of the Soviet player turn in which it was begun."""
    finish_works(ref, [one for one in own(ref.pos).works if one.same_turn and one.turn <= ref.state.turn])


# -- the question


@rule("SS 37B.1")
def known_kinds(pos: Position) -> tuple[str, ...]:
    """The kinds of works; railways by an option alone."""
    return KINDS if book(pos).upgraded_roads else KINDS[:2]


def verbs(pos: Position, side: int) -> dict[str, Allowed]:
    kinds = known_kinds(pos)
    found = {kind: hexes_allowed(pos, side, kind) for kind in kinds}
    if side == SOVIET:
        near, free = hexes_in_help(pos)
        for kind in kinds:
            more = hexes_allowed(pos, side, kind).only("SS 14A2.1", near, "ss-why-no-workers")
            found[f"{kind}_workers"] = more.less("SS 14A2.2", near & ~free, "ss-why-workers-busy")
    return found


def beginning(kind: str, workers: bool) -> Verb:
    return Verb(lambda ref, h: begin(ref, kind, h, workers), HEX)


def question(side: int) -> Ask:
    def menu(pos: Position) -> Menu:
        return Menu(side, "ss-works", "SS 14A.1", {**verbs(pos, side), "done": button("SS 14A.1")})

    def some(pos: Position) -> bool:
        if not book(pos).data.scene.is_on("14A") or not stocks.stock_hexes(pos, side):
            return False
        return any(hexes_allowed(pos, side, kind).set for kind in known_kinds(pos))

    answers = {kind: beginning(kind, False) for kind in KINDS}
    if side == SOVIET:
        answers |= {f"{kind}_workers": beginning(kind, True) for kind in KINDS}
    return Ask("works", menu, {**answers, "done": Verb(finish, BUTTON, CLOSE)}, when=some)


def steps(side: int) -> tuple[Step, ...]:
    """In an initial phase: works finished and begun."""
    return Do("works_done", complete), question(side)


# At the end of a Soviet player turn: works finished by workers.
SAME_TURN: tuple[Step, ...] = (Do("works_of_workers", complete_same_turn),)
PROCEDURES: Mapping[str, Step] = {}
