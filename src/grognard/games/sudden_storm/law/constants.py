"""The numbers of the rules that stand in no chart, by name."""

from __future__ import annotations

from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files

STACKS = tuple(
    f"stack.{where}.{what}"
    for where in ("regular", "mountain", "arctic")
    for what in ("units", "divisions", "artillery")
)
CAPACITIES = tuple(
    f"rail.capacity.{net}{more}" for net in ("soviet", "standard", "finnish") for more in ("", ".more")
)
NAMES = (
    *("re.capital", "re.factory", "transport.times"),
    *STACKS,
    *("rail.entrain", "rail.strategic", "rail.gauge_change", "rail.gauge_change.strategic"),
    *("rail.gauge_change.resource", "rail.resource_point", "rail.regauge.clear", "rail.regauge.frost"),
    *("rail.regauge.mud", "rail.regauge.snow", "rail.regauge.run"),
    *CAPACITIES,
    *("rail.capacity.soviet.first", "rail.per_resource_point", "rail.loss_per_city_hex", "rail.eastern_free"),
    *("overrun.odds", "overrun.truck"),
    *("construction.clear", "construction.other", "construction.bad_weather", "construction.workers.hexes"),
    *(f"construction.workers.{city}" for city in ("multi_hex", "full_city", "partial_city")),
    *("resource.truck", "oil.baku", "oil.ploesti"),
    *("factory.prepared_from", "factory.back_after", "factory.produces_from", "factory.armor"),
    *("factory.artillery", "capital.prepared_from", "capital.captured_phases"),
    *("finland.german_limit", "finland.german_rise", "finland.helsinki", "finland.arctic_limit"),
    *("reserves.release", "axis_garrison.hexes", "axis_garrison.re", "conditional.hexes"),
    "garrison.release",
    *("surprise.german_aborted", "surprise.soviet_killed", "surprise.soviet_eft", "surprise.soviet_aborted"),
    *("surprise.norway", "air.rumanian_limit", "air.arctic_units", "air.escape", "air.escape_range"),
    *("air.interception", "air.extended_range", "air.extended_strength", "air.fighter_bombs", "air.strafing"),
    *("yard.hit", "yard.dot", "yard.major", "harassment.points", "harassment.most", "harassment.march"),
    *("harassment.strategic", "harassment.resource", "air.search_points", "air.search_hexes"),
    *("special.german", "special.other", "special.district", "communications"),
    *("cavalry.turn", "winterized.month", "artillery.month", "retaken.after"),
    *("demobilize.cm", "demobilize.militia", "stronger.from", "stronger.turn", "lend_north.sunk"),
    *("naval.port", "naval.supply", "naval.embark.foot", "naval.embark.cm", "naval.flotilla"),
    *("naval.gun.primary", "naval.gun.other", "naval.escape", "naval.zone", "naval.test"),
    *("naval.test.hexes", "naval.replace"),
    *(
        f"vp.{what}"
        for what in ("full", "partial", "dot", "capital_moved", "captured", "garrison", "superiority")
    ),
    *("levels.decisive", "levels.substantial", "levels.marginal", "levels.draw"),
    *("levels.soviet_marginal", "levels.soviet_substantial"),
)


def read_constants(files: Files) -> dict[str, int]:
    """Each name once, and none besides."""
    found: dict[str, int] = {}
    for row in files.rows("constants.csv", ("name", "value", "source")):
        row.source()
        name = row.one_of("name", NAMES)
        if name in found:
            raise row.bad("name", f"{name} is given twice", "data-twice", given=name)
        found[name] = row.number("value")
    for name in NAMES:
        if name not in found:
            raise BadInput(f"no row for {name}", "data-no-row", name=name).located_at(
                files.read("constants.csv")[1]
            )
    return found
