"""What is counted, and what lies on hexes besides counters."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.haltebefehl import MOST, besieged_hexes, number
from grognard.games.victory_roads.law.names import AXIS, NOBODY, SOVIET, own
from grognard.games.victory_roads.law.theatres import moving_theatres as in_movement
from grognard.games.victory_roads.law.theatres import offensive, radius, theatres
from grognard.kernel.arguments import Arguments
from grognard.kernel.game import Game, Marker, Track, UnitsOf
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.views import phase

POINTS = ("soviet", "german", "hungarian", "romanian")  # in the order of Own.points
NO_LIMIT = 0
SHIPPING = tuple(f"axis-{name}" for name in ("movement", "combat", "exploitation", "reinforcements"))


def tracks(pos: Position, _: int) -> list[Track]:
    """The Führer's two tracks, capacities of this turn, replacement points left, orders to hold."""
    rules, now = book(pos), own(pos)
    found = fuhrer(pos) if rules.satisfaction else []
    capacity, sea = rules.data.rail_capacity(max(1, pos.state.turn)), rules.data.scene.naval
    given = phase(pos) in SHIPPING  # before, all that the turn will give is to come
    rail, naval = (now.rail, now.naval) if given else (capacity, sea)
    found.append(Track("rail", rail, max(capacity, rail), "VR 6.4.1a", AXIS, "bar", scores=False))
    if sea:
        found.append(Track("naval", naval, max(sea, naval), "VR 6.5.1a", AXIS, "bar", scores=False))
    if rules.replacements:
        for n, (nation, points) in enumerate(zip(POINTS, now.points, strict=True)):
            if points:
                side = SOVIET if n == 0 else AXIS
                found.append(Track(f"points-{nation}", points, NO_LIMIT, "VR 17.3.4", side, scores=False))
    if rules.orders_to_hold and now.holding:
        held = now.holding.bit_count()
        found.append(Track("orders", held, number(pos, MOST), "VR 6.7.3", AXIS, scores=False))
    return found


def fuhrer(pos: Position) -> list[Track]:
    """Hitler's mood with what its box gives, and the track of the End of the Reich."""
    tables, now = book(pos).data.tables, own(pos)
    box, last = tables.satisfaction[now.mood], len(tables.satisfaction) - 1
    next_box = tables.satisfaction[min(now.freedom + 1, last)]
    mood: Arguments = (
        ("box", now.mood),
        ("pr", box.pr),
        ("supports", box.supports),
        ("most", now.maximum),
        ("freedom", now.freedom),
        ("cost", next_box.freedom_cost),
        ("dismissals", now.dismissals),
    )
    reich = tables.end_of_reich[now.objectives]
    end: Arguments = (("bonus", reich.bonus_support), ("added", reich.added))
    return [
        Track("mood", now.mood, last, "VR 15.1.1", AXIS, "cells", mood),
        Track("reich", now.objectives, len(tables.objectives), "VR 16.1.3", AXIS, "cells", end),
    ]


# -- what lies on hexes


def markers(pos: Position, _: int) -> list[Marker]:
    """Orders to hold, bridgeheads, works that were taken, Warsaw, and hexes without roads for the Axis."""
    data, now, roster = book(pos).data, own(pos), pos.game.roster
    works = data.map.features["fort"] | data.map.features["fortress"]
    besieged = besieged_hexes(pos)
    hollow = now.holding & now.hollow
    warsaw = sum(1 << place.hex for place in data.map.places if place.id == "warsaw") if now.uprising else 0
    laid = (
        ("besieged", AXIS, besieged),
        ("hollow", AXIS, hollow & ~besieged),
        ("order", AXIS, now.holding & ~besieged & ~hollow),
        ("bridgehead", SOVIET, now.bridgeheads),
        ("captured", SOVIET, works & now.captured & ~data.first_control),
        ("uprising", SOVIET, warsaw),
        ("refugees", AXIS, now.refugees),
    )
    found = [Marker(h, kind, side) for kind, side, hexes in laid for h in bits(hexes)]
    return found + [
        Marker(pos.state.where[one], f"theatre-{mode}", SOVIET, radius(pos, one), roster[one].id, above=True)
        for mode, some in (("offensive", offensive(pos)), ("moving", in_movement(pos)))
        for one in bits(some)
    ]


# -- what counters bear besides their marks


def theatre_named(field: str) -> UnitsOf:
    """The theatre that bears a name this turn."""

    def of(pos: Position) -> UnitSet:
        one: int = getattr(own(pos), field)
        return 1 << one & theatres(pos) if one != NOBODY else 0

    return of


def units_on_pontoons(pos: Position) -> UnitSet:
    return sum(1 << one.unit for one in own(pos).pontoons)


def units_with_supports(pos: Position) -> UnitSet:
    """Units and HQs that bear a support."""
    some = sum(1 << one for one in {placed.bearer for placed in own(pos).placements} if one != NOBODY)
    return some & book(pos).data.units


def hqs_ordered_away(pos: Position) -> UnitSet:
    """HQs with an order to abandon equipment."""
    return own(pos).abandoned


SIGNS: Mapping[str, UnitsOf] = {
    "offensive": offensive,
    "in_movement": in_movement,
    "priority": theatre_named("priority"),
    "secondary": theatre_named("secondary"),
    "pontoon": units_on_pontoons,
    "supported": units_with_supports,
    "abandoning": hqs_ordered_away,
    "stayed": lambda pos: own(pos).stayed,
}


def date(game: Game, turn: int, lang: str) -> str:
    """The month and the part of it, as the turn track prints them."""
    turns = game.rules.data.turns
    return turns[turn - 1].names[lang] if 0 < turn <= len(turns) else ""
