"""The set-up by hand for the eye: the armies of a stage, their zones, and what is missing (35)."""

from __future__ import annotations

from grognard.games.sudden_storm.law import armies
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import SOVIET
from grognard.games.sudden_storm.law.stacking import overstacked_units
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.set_up_view import SetUpGroup, SetUpNeed, SetUpView
from grognard.kernel.state import Position
from grognard.kernel.views import phase

STAGES = dict(zip(("soviet-setup", "axis-setup", "soviet-setup-interior"), armies.STAGES, strict=True))


def set_up_view(pos: Position) -> SetUpView | None:
    stage = STAGES.get(phase(pos))
    if stage is None:
        return None
    data = book(pos).data
    mine = armies.units_of_stage(data, stage)
    groups = []
    for name in armies.armies(data, stage):
        units = unitset(unit for unit in bits(mine) if armies.army(data, unit) == name)
        zone = 0
        if name not in (armies.FLOTILLAS, armies.AIRCRAFT):
            zone = armies.zone(pos, bits(units)[0]) & data.scene.area
        groups.append(SetUpGroup("fill", name, units, zone))
    return SetUpView(tuple(groups), tuple(missing_units(pos, stage)))


def missing_units(pos: Position, stage: armies.Stage) -> list[SetUpNeed]:
    """What must be in order before the set-up ends, kept or not."""
    found = []
    if stage == armies.STAGES[0] and book(pos).data.scene.campaign:
        gaps = armies.uncovered_hexes(pos)
        found.append(SetUpNeed("ss-lack-border", gaps, "SS 35.5", (("many", gaps.bit_count()),), bool(gaps)))
    few = armies.short_hexes(pos, stage)
    found.append(SetUpNeed("ss-lack-few", few, "SS 35.2", (("many", few.bit_count()),), bool(few)))
    crowd = pos.hexes_of(overstacked_units(pos, stage.side))
    found.append(SetUpNeed("ss-lack-crowd", crowd, "SS 8A1", (("many", crowd.bit_count()),), bool(crowd)))
    if stage.side == SOVIET:
        lone = pos.hexes_of(armies.lonely_units(pos, stage))
        found.append(SetUpNeed("ss-lack-lonely", lone, "SS 35.6", (("many", lone.bit_count()),), bool(lone)))
    return found
