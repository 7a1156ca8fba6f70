"""What the table draws of the air: how far a unit flies, and who would fly home with his bombs."""

from __future__ import annotations

from grognard.games.sudden_storm.law.air import flights, raids, reach
from grognard.games.sudden_storm.law.book import book
from grognard.kernel.game import Unfinished
from grognard.kernel.preview import Overlay
from grognard.kernel.state import Position


def show_range(pos: Position, unit: int) -> Overlay:
    """From where an air unit is: half of its range, in which a fighter intercepts; its range; and beyond it
    what it reaches in extended range.
    """
    data, h = book(pos).data, pos.state.where[unit]
    if h < 0 or not data.planes >> unit & 1:
        return Overlay(text="overlay-range-none")
    fighter = data.plane(unit).is_fighter
    half, whole, far = (
        reach.hexes_in_range(pos, unit, h, flights.flight_rating(pos, unit, mission, extended))
        for mission, extended in (
            (flights.INTERCEPTION, False),
            (flights.ESCORT, False),
            (flights.ESCORT, True),
        )
    )
    inner = half if fighter else 0
    return Overlay(
        classes={"half": inner, "whole": whole & ~inner, "extended": far & ~whole},
        looks={"half": "full", "whole": "full", "extended": "edge"},
        n=whole.bit_count(),
    )


def unfinished_air(pos: Position, side: int) -> list[Unfinished]:
    """Bombers over their targets that nobody has told what to bomb."""
    some = raids.loaded_bombers(pos, side)
    if some and pos.frame.step.endswith(".missions"):
        return [Unfinished("ss-undone-bombers", some, cite="SS 19D.3")]
    return []
