"""30B, 30K and 31. Which hexes an air unit may have for its target."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.sudden_storm.law.air import bases, flights
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import own
from grognard.games.sudden_storm.law.presence import side_of
from grognard.games.sudden_storm.law.territory import (
    FINNS,
    closures,
    is_german,
    limits,
    nation_of,
)
from grognard.kernel.cite import rule
from grognard.kernel.hexes import holds
from grognard.kernel.state import Position
from grognard.rules.why_not import Closure, hex_words

RIVALS = {"hungarian": "rumanian", "rumanian": "hungarian"}


@rule("SS 31B.2")
def closed_targets(pos: Position, unit: int, start: int) -> Iterator[Closure]:
    """Hexes over which a unit flies no mission from a base, by paragraph; from neutral Finland no German, who
    stages there either, flies into the USSR.
    """
    yield from closures(pos, unit)
    yield from limits(pos, unit)
    if is_german(pos, unit) and holds(book(pos).data.country("finland") & own(pos).neutral, start):
        yield Closure("SS 31B.2", book(pos).data.ussr, "ss-why-neutral-finland")
    yield from war_aims(pos, unit, start)
    if book(pos).data.scene.is_on("31A"):
        yield from eastern(pos, unit)


@rule("SS 31B1.3", "SS 31B1.4", "SS 31B2")
def war_aims(pos: Position, unit: int, start: int) -> Iterator[Closure]:
    """Soviet hexes outside both theatres are closed to Finns, and to Germans based in the Finnish one as long
    as they are subject to its limits.
    """
    data, now = book(pos).data, own(pos)
    finn = nation_of(pos, unit) == FINNS
    near = holds(data.theatre("finnish"), start)
    subject = near and is_german(pos, unit) and not now.leningrad
    if data.scene.is_on("31B") and (finn or subject):
        away = now.soviet & ~data.theatre("finnish") & ~data.arctic
        yield Closure("SS 31B1.3" if finn else "SS 31B1.4", away, "ss-why-war-aims")


@rule("SS 31A2.1", "SS 31A.2")
def eastern(pos: Position, unit: int) -> Iterator[Closure]:
    """Rumanians stay at home but for two; Hungarians and Rumanians have no target hex together."""
    nation = nation_of(pos, unit)
    if nation == "rumanian":
        yield from bases.rumanian_closures(pos, unit)
    if nation in RIVALS:
        others = book(pos).data.planes_of[RIVALS[nation]]
        yield Closure(
            "SS 31A.2",
            pos.hexes_of(others & flights.flying_units(pos, side_of(pos, unit))),
            hex_words("ss-why-rivals-flight", pos),
        )
