"""What is counted, and what lies on hexes besides counters."""

from __future__ import annotations

from grognard.games.sudden_storm.law import factories, rail, victory
from grognard.games.sudden_storm.law.air import bases
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, INACTIVE, NETS, NOBODY, PLACE, SIDES, SOVIET, own
from grognard.games.sudden_storm.law.pools import INFANTRY, points_held, points_owed, side_of
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.tables import TWENTIETHS
from grognard.games.sudden_storm.table import seas
from grognard.kernel.game import Game, Marker, Track
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position

NO_LIMIT = 0
NET_SIDES = (SOVIET, AXIS, AXIS)


def tracks(pos: Position, _: int) -> list[Track]:
    """Victory points as they would be now, rail capacity of this turn, replacement points and debts."""
    goals = book(pos).data.scene.goals
    best = goals.levels[0] if goals.levels else book(pos).data.constant("levels.decisive")
    found = [Track("points", victory.total(pos), best, "SS 36C", AXIS, "bar")]
    return found + rails(pos) + air_forces(pos) + replacements(pos)


def rails(pos: Position) -> list[Track]:
    """RE left on each net that has any."""
    found, campaign = [], book(pos).data.scene.campaign
    for net, name in enumerate(NETS):
        most = rail.capacity(pos, net)
        if most and (campaign or net != rail.FINNISH_NET):
            found.append(
                Track(
                    f"rail-{name}",
                    max(0, rail.rail_room(pos, net)),
                    most,
                    "SS 7A4.1",
                    NET_SIDES[net],
                    "bar",
                    args=(("lost", own(pos).yards_hit[net]),),
                    scores=False,
                )
            )
    return found


def air_forces(pos: Position) -> list[Track]:
    """Air units of each side that can fly, out of all on the map; besides, who lies in its boxes."""
    found, data = list[Track](), book(pos).data
    for side, name in enumerate(SIDES):
        mine, ours = bases.planes(pos, side), data.planes & data.all_of_side[side]
        boxed = tuple((box, (pos.at(PLACE[box]) & ours).bit_count()) for box in ("eft", "remnants"))
        if mine or any(many for _, many in boxed):
            ready = mine & ~pos.state.marks[INACTIVE]
            all_of_them = mine.bit_count()
            found.append(
                Track(
                    f"air-{name}", ready.bit_count(), all_of_them, "SS 16B1", side, "bar", boxed, scores=False
                )
            )
    return found


def replacements(pos: Position) -> list[Track]:
    """Each side's points of each kind, whole ones; what is owed is told beside it."""
    data, now = book(pos).data, own(pos)
    names = sorted({name for name, _ in (*now.pools, *now.debts)})
    sums: dict[tuple[int, str], list[int]] = {}
    for name in names:
        kind = name.rpartition(" ")[2]
        entry = sums.setdefault((side_of(data, name), kind), [0, 0])
        entry[0] += points_held(pos, name)
        entry[1] += points_owed(pos, name)
    return [
        Track(
            f"rp-{SIDES[side]}-{kind}",
            points // TWENTIETHS,
            NO_LIMIT,
            "SS 33B.1",
            side,
            args=(("owed", debt // TWENTIETHS),),
            scores=False,
        )
        for (side, kind), (points, debt) in sorted(
            sums.items(), key=lambda one: (one[0][0], one[0][1] != INFANTRY)
        )
    ]


def by_side_and_kind(one: tuple[tuple[int, str], list[int]]) -> tuple[int, bool, str]:
    (side, kind), _ = one
    return side, kind != INFANTRY, kind


# -- what lies on hexes


def markers(pos: Position, _: int) -> list[Marker]:
    """Works finished and begun, fortresses and cities that are closed, factories, the capital, points, yards
    that were hit in this air phase.
    """
    now = own(pos)
    soviet = owned_hexes(pos, SOVIET)

    def side(h: int) -> int:
        return SOVIET if soviet >> h & 1 else AXIS

    laid = (("fort", now.forts), ("airfield", now.airfields), ("razed", now.razed), ("closed", now.unguarded))
    found = [Marker(h, kind, side(h)) for kind, hexes in laid for h in bits(hexes)]
    found += [Marker(one.hex, f"work-{one.kind}", one.side, one.turn) for one in now.works]
    found += [
        Marker(one.hex, f"factory-{one.state}" if one.state != factories.PRODUCING else "factory", SOVIET)
        for one in now.factories
        if one.hex != NOBODY
    ]
    found += seas.quays(pos)
    less = book(pos).data.constant("yard.hit")
    found += [Marker(h, "yard-hit", side(h), hits * less) for h, hits in now.yard_hits]
    if now.capital.hex != NOBODY:
        found.append(Marker(now.capital.hex, "capital", SOVIET))
    stocked: dict[tuple[int, int], int] = {}
    for one in now.stocks:
        stocked[one.hex, one.side] = stocked.get((one.hex, one.side), 0) + one.points
    return found + [Marker(h, "points", side_, n) for (h, side_), n in stocked.items() if h >= 0]


def date(game: Game, turn: int, lang: str) -> str:
    """The month and its half, as the turn track prints them; the surprise turn opens the first."""
    turns = game.rules.data.tables.turns
    return turns[max(1, turn) - 1].names[lang] if 0 <= turn <= len(turns) else ""
