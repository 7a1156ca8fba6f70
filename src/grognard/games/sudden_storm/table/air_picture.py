"""The air forces for the eye: flights from base to target, the bases, and who may meet a mission."""

from __future__ import annotations

from grognard.games.sudden_storm.law.air import bases, flights, interception, reach
from grognard.games.sudden_storm.law.air.clash import Clash
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, INACTIVE, SIDES, SOVIET, own
from grognard.games.sudden_storm.law.presence import side_of
from grognard.kernel.air_picture import Airbase, AirPicture, Lane, Manner, Raid, Ring, Sortie
from grognard.kernel.arguments import At, Units
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.views import phase

BEFORE = ("fly", "aloft", "intercept", "rising")  # the questions up to the end of the interception
MANNERS: dict[str, Manner] = {flights.ESCORT: "escort", flights.INTERCEPTION: "interception"}


def sorties(pos: Position) -> list[Sortie]:
    """Those who fly from one base to one hex on one mission are one."""
    together: dict[tuple[int, int, int, str, bool], UnitSet] = {}
    for one in own(pos).flights:
        to = pos.state.where[one.unit]
        key = side_of(pos, one.unit), one.base, to, one.mission, bool(one.over)
        together[key] = together.get(key, 0) | 1 << one.unit
    return [
        Sortie(units, side, what, base, to, MANNERS.get(what, "mission"), over)
        for (side, base, to, what, over), units in together.items()
        if to >= 0
    ]


def air_picture(pos: Position) -> AirPicture | None:
    """In the air phases; the missions are those of the player whose phase it is."""
    name = phase(pos)
    side = next((n for n, one in enumerate(SIDES) if name == f"{one}-air"), None)
    if side is None:
        return None
    aircraft = bases.units_at_base(pos, AXIS) | bases.units_at_base(pos, SOVIET)
    return AirPicture(
        side=side,
        bases=airbases(pos),
        raids=raids(pos, side),
        met=any(frame.step.rpartition(".")[2] in BEFORE for frame in pos.state.frames),
        aircraft=aircraft,
        idle=aircraft & pos.state.marks[INACTIVE],
        rings=rings(pos),
        lanes=lanes(pos),
    )


def airbases(pos: Position) -> tuple[Airbase, ...]:
    """Of both sides, where air units are based or have taken off."""
    away = dict.fromkeys(one.base for one in own(pos).flights)
    found = []
    for side, _ in enumerate(SIDES):
        mine = bases.airbases(pos, side)
        here = pos.hexes_of(bases.units_at_base(pos, side)) & mine
        here |= sum(1 << h for h in away if h >= 0 and mine >> h & 1)
        found += [Airbase(h, side, bases.takeoffs_used(pos, h), bases.capacity(pos, h)) for h in bits(here)]
    return tuple(found)


def raids(pos: Position, side: int) -> tuple[Raid, ...]:
    """Of those whose missions are met, if at all, by the fighters of the other player."""
    over = flights.units_on_mission(pos, side) & ~flights.flying_units(
        pos, side, *flights.STAYING, flights.TRANSFER
    )
    escorts = flights.units_on_mission(pos, side, flights.ESCORT)
    rising = bits(interception.interceptors(pos, 1 - side).set)
    meets = {unit: interception.raid_targets(pos, unit).set for unit in rising}
    return tuple(
        Raid(
            h,
            over & pos.at(h) & ~escorts,
            escorts & pos.at(h),
            tuple(
                sorted((u for u, some in meets.items() if some >> h & 1), key=lambda u: fighter_value(pos, u))
            ),
        )
        for h in bits(pos.hexes_of(over))
    )


def fighter_value(pos: Position, unit: int) -> tuple[int, int, int]:
    """The best fighter first; of equals the one that reaches least else."""
    plane = book(pos).data.plane(unit)
    return -plane.attack, plane.range, unit


def lanes(pos: Position) -> tuple[Lane, ...]:
    """Interceptors, screen and mission force of the combat under way."""
    memo = next((f.memo for f in pos.state.frames if isinstance(f.memo, Clash)), None)
    if memo is None:
        return ()
    found: dict[str, UnitSet] = dict.fromkeys(("interceptors", "screen", "mission"), 0)
    out = 0
    for one in own(pos).flights:
        if pos.state.where[one.unit] != memo.hex or one.mission in flights.STAYING:
            continue
        mine = side_of(pos, one.unit) == memo.side
        what = "interceptors" if not mine else "screen" if one.mission == flights.ESCORT else "mission"
        found[what] |= 1 << one.unit
        out |= (1 << one.unit) * bool(one.over)
    return tuple(Lane(what, some, some & out) for what, some in found.items() if some)


# -- how far


def rings(pos: Position) -> tuple[Ring, ...]:
    """Of the air unit in hand; and where enemy fighters rise to meet it."""
    unit = choices(pos).hand
    data = book(pos).data
    if unit < 0 or not data.planes >> unit & 1 or pos.state.where[unit] < 0:
        return ()
    side, here = side_of(pos, unit), pos.state.where[unit]
    rising = phase(pos) != f"{SIDES[side]}-air"
    points = flights.flight_rating(pos, unit, flights.INTERCEPTION if rising else flights.ESCORT) or 0
    args = (("unit", Units(1 << unit)), ("points", points), ("hex", At(here)))
    own_ring = Ring(reach.hexes_in_range(pos, unit, here, points), side, "ring-range", args)
    if rising:
        return (own_ring,)
    near, most = 0, 0
    for foe in bits(bases.active(pos, 1 - side)):
        if data.plane(foe).is_fighter:
            far = flights.flight_rating(pos, foe, flights.INTERCEPTION) or 0
            near |= reach.hexes_in_range(pos, foe, pos.state.where[foe], far)
            most = max(most, far)
    warning = (Ring(near, 1 - side, "ring-interception", (("points", most),), True),) if near else ()
    return (own_ring, *warning)
