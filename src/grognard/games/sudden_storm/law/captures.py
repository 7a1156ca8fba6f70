"""What follows when a hex changes hands: each as one small function of the won hexes.

`possession.gained` calls them all, and nothing else does.
"""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.sudden_storm.law.air.air_losses import eliminate_otherwise
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, NOBODY, SIDES, SOVIET, Stock, own
from grognard.games.sudden_storm.law.nationality import gone_back
from grognard.games.sudden_storm.law.pools import INFANTRY, districts, pool, with_value
from grognard.games.sudden_storm.law.sea.sinking import scuttle_in
from grognard.games.sudden_storm.law.sea.zone import end_zone
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.kernel.views import phase


def announce_captures(ref: Referee, side: int, won: HexSet) -> None:
    """Cities and fortresses are told one by one, other hexes are not."""
    data = book(ref.pos).data
    for h in bits(won & (data.cities | data.features("fortress"))):
        what = "ss-taken-axis" if side == AXIS else "ss-taken-soviet"
        ref.do(Message(what, (("hex", At(h)),), "SS 3E.1"))


@rule("SS 12F.5")
def take_stocks(ref: Referee, side: int, won: HexSet) -> None:
    """Half of the resource points of a hex, rounded down, become the captor's; the rest is destroyed."""
    now = own(ref.pos).stocks
    taken: dict[int, int] = {}
    for one in now:
        if won >> one.hex & 1 and one.side != side and one.carrier == NOBODY:
            taken[one.hex] = taken.get(one.hex, 0) + one.points
    if not taken:
        return
    kept = [one for one in now if not (one.hex in taken and one.side != side and one.carrier == NOBODY)]
    for h, points in taken.items():
        mine = sum(one.points for one in kept if (one.hex, one.side, one.carrier) == (h, side, NOBODY))
        kept = [one for one in kept if (one.hex, one.side, one.carrier) != (h, side, NOBODY)]
        if points // 2 + mine:
            kept.append(Stock(h, side, points // 2 + mine))
        args = (("hex", At(h)), ("points", points // 2), ("lost", points - points // 2))
        ref.do(Message("ss-stocks-taken", args, "SS 12F.5"))
    ref.note("SS 12F.5", stocks=tuple(sorted(kept)))


@rule("SS 30A5a", "SS 30A5b")
def raze(ref: Referee, side: int, won: HexSet) -> None:
    """Forts are gone at once; a fortress is destroyed for good, whoever owns its hex later."""
    now, fortresses = own(ref.pos), book(ref.pos).data.features("fortress")
    for h in bits(won & now.forts):
        ref.do(Message("ss-fort-gone", (("hex", At(h)),), "SS 30A5b"))
    ref.note("SS 30A5b", forts=now.forts & ~won)
    for h in bits(won & fortresses & ~now.razed):
        ref.do(Message("ss-fortress-destroyed", (("hex", At(h)),), "SS 30A5a"))
    ref.note("SS 30A5a", razed=now.razed | won & fortresses)


@rule("SS 14A.3")
def stop_works(ref: Referee, side: int, won: HexSet) -> None:
    """Unfinished works of the other side are removed, and their points not given back."""
    works = own(ref.pos).works
    left = tuple(one for one in works if not won >> one.hex & 1 or one.side == side)
    for one in works:
        if one not in left:
            ref.do(Message("ss-work-lost", (("hex", At(one.hex)), ("work", one.kind)), "SS 14A.3"))
    ref.note("SS 14A.3", works=left)


def is_scoring(pos: Position, event: str) -> bool:
    """Does such an event give victory points here?"""
    goals = book(pos).data.scene.goals
    return goals.campaign or event in goals.events


@rule("SS 30D.1", "SS 36B.3")
def take_factories(ref: Referee, side: int, won: HexSet) -> None:
    """Points kept in a factory are lost at once; the factory itself is judged in the German initial phase.
    It scores each time its hex is captured (D23).
    """
    now, points = own(ref.pos), book(ref.pos).data.constant("vp.captured")
    if side != AXIS or not any(one.hex != NOBODY and won >> one.hex & 1 for one in now.factories):
        return
    found = []
    for one in now.factories:
        hit = one.hex != NOBODY and won >> one.hex & 1
        found.append(one._replace(armour=0, artillery=0) if hit else one)
        if hit:
            ref.do(Message("ss-factory-taken", (("hex", At(one.hex)),), "SS 30D.1"))
            if is_scoring(ref.pos, "factory"):
                ref.note("SS 36B.3", points=own(ref.pos).points + points)
    ref.note("SS 30D.1", factories=tuple(found))


@rule("SS 30E.4", "SS 36B.3")
def take_capital(ref: Referee, side: int, won: HexSet) -> None:
    """The seat of government is captured with its hex, and gone for a while: in the Soviet turn, too, by
    Germans who retreat into it.
    """
    now, data = own(ref.pos), book(ref.pos).data
    if side != AXIS or now.capital.hex == NOBODY or not won >> now.capital.hex & 1:
        return
    ref.do(Message("ss-capital-taken", (("hex", At(now.capital.hex)),), "SS 30E.4"))
    late = phase(ref.pos).startswith(SIDES[SOVIET])  # his initial phase of this turn is over
    seat = now.capital._replace(hex=NOBODY, state="captured", since=ref.state.turn + late)
    ref.note("SS 30E.4", capital=seat, penalty=data.constant("capital.captured_phases"))
    if is_scoring(ref.pos, "capital"):
        ref.note("SS 36B.3", points=now.points + data.constant("vp.captured"))


@rule("SS 7A4.7")
def cut_capacity(ref: Referee, side: int, first: HexSet) -> None:
    """Soviet rail capacity falls for good by each major city hex of the USSR that the Axis owns for the
    first time.
    """
    data = book(ref.pos).data
    lost = (first & data.major_cities & data.ussr).bit_count() if side == AXIS else 0
    if lost:
        more = lost * data.constant("rail.loss_per_city_hex")
        ref.note("SS 7A4.7", "ss-capacity-lost", (("re", more),), rail_lost=own(ref.pos).rail_lost + more)


@rule("SS 33B2.6", "SS 33B2.8")
def spoil_stores(ref: Referee, side: int, won: HexSet) -> None:
    """Points kept in a city are lost with it; a replacement city that is won back begins a new wait."""
    now = own(ref.pos)
    ref.note("SS 33B2.6", stores=tuple(one for one in now.stores if not won >> one[0] & 1))
    if side == SOVIET:
        back = [one.hex for one in book(ref.pos).data.tables.soviet_replacements if one.hex >= 0]
        wait = [(h, ref.state.turn) for h in back if won >> h & 1]
        older = [one for one in now.retaken if not won >> one[0] & 1]
        ref.note("SS 33B2.8", retaken=tuple(sorted(older + wait)))


@rule("SS 33B2.5")
def lose_pools(ref: Referee, side: int, won: HexSet) -> None:
    """The points of a district are lost with its last major or dot city, even if one is won back at once."""
    data, now = book(ref.pos).data, own(ref.pos)
    left = now.soviet & ~gone_back(ref.pos)
    for name in districts(data) if side == AXIS else ():
        cities = data.way_in(f"md {name}")
        if won & cities and not left & cities:
            ref.note("SS 33B2.5", pools=with_value(own(ref.pos).pools, pool(name, INFANTRY), 0))


@rule("SS 34.2")
def sink_ashore(ref: Referee, side: int, won: HexSet) -> None:
    """Air units of lend-lease kept in a port are lost with it."""
    lost = [one for one in own(ref.pos).ashore if won >> one[1] & 1]
    ref.note("SS 34.2", ashore=tuple(one for one in own(ref.pos).ashore if one not in lost))
    for unit, _ in lost:
        eliminate_otherwise(ref, unit, "SS 34.2")


def forget_counts(ref: Referee, side: int, won: HexSet) -> None:
    """A city's turns out of supply are its owner's, and begin anew with another (SS-P55)."""
    counts = own(ref.pos).counts
    ref.note("SS 12D.4", counts=tuple(one for one in counts if not won >> one.hex & 1))


@rule("SS 31A2.4")
def regain_bessarabia(ref: Referee, side: int, won: HexSet) -> None:
    """Once all of it is the Axis's it is Rumanian for good."""
    land, now = book(ref.pos).data.area("bessarabia"), own(ref.pos)
    if side == AXIS and won & land and not now.bessarabia and not now.soviet & land:
        ref.note("SS 31A2.4", "ss-bessarabia", bessarabia=True)


Spoil = Callable[[Referee, int, HexSet], None]
SPOILS: tuple[Spoil, ...] = (
    *(
        announce_captures,
        take_stocks,
        raze,
        stop_works,
        take_factories,
        take_capital,
        spoil_stores,
        lose_pools,
    ),
    *(forget_counts, regain_bessarabia, sink_ashore, scuttle_in, end_zone),
)
