"""Why a unit, a hex or a way is refused, in words: asked for only when somebody wants to know."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.data import CLASSES
from grognard.games.tsaritsyn.law.names import FLIPPED, RED, WHITE, Moving
from grognard.games.tsaritsyn.law.stacking import room_for
from grognard.games.tsaritsyn.law.zoc import land, zoc
from grognard.kernel.arguments import At, Points, Units
from grognard.kernel.cite import rule
from grognard.kernel.hexes import holds
from grognard.kernel.menu import Cause
from grognard.kernel.places import ABSENT, GONE, POOL
from grognard.kernel.state import Position, UnitSet
from grognard.rules import why_not
from grognard.rules.why_not import Hindrance, Trip, Words, known_units
from grognard.rules.why_not import not_among_cause as not_among_cause

# -- units


@rule("TS X.white.8", "TS X.white.9", "TS X.red.8", "TS X.red.9", "TS IX.militia.3")
def entry_cite(pos: Position, unit: int) -> str:
    """The paragraph that brings a unit in later."""
    counter = pos.game.roster[unit]
    if counter.arrives == "raise":
        return "TS IX.militia.3"
    if counter.side == RED:
        return "TS X.red.8" if counter.kind == "militia" else "TS X.red.9"
    return "TS X.white.8" if counter.kind == "train" else "TS X.white.9"


@rule("TS XI.2a", "TS XI.3", "TS XI.6")
def removing_cite(pos: Position, unit: int) -> str:
    """The variant that takes a unit out of the game."""
    counter = pos.game.roster[unit]
    if counter.kind == "tank":
        return "TS XI.2a"
    return "TS XI.3" if counter.side == RED else "TS XI.6"


@rule("TS IX.cav.5")
def not_on_map_cause(pos: Position, unit: int, cite: str) -> Cause:
    """Why a unit is not among those one can choose from at all: not there, or not one's own."""
    counter, at = pos.game.roster[unit], pos.state.where[unit]
    if at == ABSENT:
        return Cause(cite, "why-not-in-this-game", (("unit", Units(1 << unit)),))
    if holds(book(pos).absent, unit):
        return Cause(removing_cite(pos, unit), "why-not-in-this-game", (("unit", Units(1 << unit)),))
    if counter.side != pos.frame.who:
        return Cause(cite, *why_not.enemy_unit(pos, unit))
    if at == GONE:
        return Cause("TS IX.cav.5", "ts-why-left-north", (("unit", Units(1 << unit)),))
    if at == POOL:
        raised = counter.arrives == "raise"
        later = int(counter.arrives) if counter.arrives.isdigit() else 0
        words = ("ts-why-not-raised", ()) if raised else why_not.absence_words(pos, unit, later)
        return Cause(entry_cite(pos, unit) if counter.arrives else cite, *words)
    if at < 0:
        return Cause(cite, *why_not.absence_words(pos, unit))
    return Cause(cite, "why-on-map", (("unit", known_units(pos, 1 << unit)),))


def not_movable_cause(pos: Position, cite: str) -> Callable[[int], Cause]:
    return lambda unit: not_on_map_cause(pos, unit, cite)


# -- hexes


@rule("TS VI.2", "TS VI.3")
def full_hex(pos: Position, side: int) -> Callable[[int], Words]:
    """Who fills a hex: tanks, trains, HQs and ships do not count."""

    def words(h: int) -> Words:
        data = book(pos).data
        free = (
            data.units_of_kind["tank"]
            | data.units_of_kind["train"]
            | data.units_of_kind["hq"]
            | data.units_of_kind["gunboat"]
        )
        here = pos.at(h) & data.of_side[side] & ~free
        return "why-full", (("hex", At(h)), ("units", known_units(pos, here)))

    return words


def enemy_here(pos: Position, side: int) -> Callable[[int], Words]:
    return why_not.hex_words("why-enemy-there", pos, lambda h: pos.at(h) & book(pos).data.of_side[1 - side])


def controlling(pos: Position, side: int) -> UnitSet:
    """The units of a side that have a zone."""
    first, end = pos.game.roster.spans[4 * side]
    return ((1 << end) - (1 << first)) & ~pos.state.marks[FLIPPED]


def zoc_words(pos: Position, foe: int) -> Callable[[int], Words]:
    return lambda h: why_not.zoc_owner_words(pos, h, controlling(pos, foe))


# -- the way there


def price(pos: Position, unit: int) -> why_not.Price:
    """What a step costs a unit, itemised as the Terrain Effects Chart has it."""
    kind = pos.game.roster[unit].kind
    return book(pos).costs.items(kind if kind in CLASSES else "move")


@rule("TS V.2", "TS V.4", "TS V.8", "TS VII.6", "TS IX.tank.5")
def land_rules(pos: Position, moving: Moving, trip: Trip, h: int) -> tuple[list[Hindrance], Hindrance]:
    """The rules that may bar the way of a land unit, and the limit of its points. That trains keep to the
    rails is said only of a hex to which none lead."""
    rules, counter = book(pos), pos.game.roster[moving.unit]
    foe, nets = 1 - counter.side, book(pos).networks
    enemies = rules.data.of_side[foe] & ~rules.data.units_of_kind["gunboat"]
    found = [
        why_not.enemy_bars("TS VII.6", pos, rules.data.land, land(pos, foe), enemies),
        why_not.zone_stops("TS V.4", pos, zoc(pos, foe), controlling(pos, foe)),
    ]
    if counter.kind == "tank":
        found.append(why_not.no_step("TS IX.tank.5", "ts-why-tank-river", trip.net, nets["cavalry"]))
    grid = pos.game.map.grid
    if counter.kind == "train" and not holds(grid.flood(trip.start, grid.board, rules.rails), h):
        found.append(why_not.no_step("TS V.8", "ts-why-off-rails", trip.net, nets["infantry"]))
    return found, why_not.too_far("TS V.2", Points(moving.left), price(pos, moving.unit))


@rule("TS I.4", "TS V.10", "TS IX.gunboat.1", "TS VI.2")
def no_way(pos: Position, moving: Moving, trip: Trip, h: int) -> list[Cause]:
    """Why a hex is not in reach."""
    rules, counter = book(pos), pos.game.roster[moving.unit]
    if pos.state.where[moving.unit] == h:
        return [Cause("TS V.2", "why-already-there", (("hex", At(h)),))]
    if counter.kind == "gunboat":
        return [Cause("TS V.10", "ts-why-ashore"), Cause("TS IX.gunboat.1")]
    if not holds(rules.data.land, h):
        return [Cause("TS I.4", "ts-why-volga", (("hex", At(h)),))]
    if holds(land(pos, 1 - counter.side), h):
        return [Cause("TS VII.6", *enemy_here(pos, counter.side)(h))]
    found = why_not.hindrances(trip, *land_rules(pos, moving, trip, h), h)
    if rules.full_bars_entry and not holds(room_for(pos, moving.unit), h):
        found.append(Cause("TS VI.2", *full_hex(pos, counter.side)(h)))
    return found or [Cause("TS V.2", "why-no-way", (("hex", At(h)),))]


@rule("TS IX.cav.4")
def no_exit(pos: Position, unit: int) -> Words:
    """Why a unit cannot leave by the north."""
    data = book(pos).data
    if unit >= 0 and holds(data.units_of_kind["cavalry"] & data.of_side[WHITE], unit):
        return "ts-why-not-at-the-edge", (("unit", Units(1 << unit)),)
    return "ts-why-only-cavalry-exits", ()
