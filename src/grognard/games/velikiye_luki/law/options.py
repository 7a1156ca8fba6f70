"""The options: chapter 15, the waiver of 13.2.3, and the readings that rulings leave open."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.velikiye_luki.law.book import Rulebook
from grognard.games.velikiye_luki.law.data import Data
from grognard.games.velikiye_luki.law.movement_costs import Ground
from grognard.kernel.cite import rule
from grognard.kernel.game import Option
from grognard.rules.options import YES_NO

OPTIONS = (
    Option("setup", ("free", "ready_made"), "VL 13.1.S12"),
    Option("first_turn", YES_NO, "VL 15.1"),
    Option("plain_t34", YES_NO, "VL 15.2"),
    Option("corps", ("limited", "free"), "VL 13.2.3a"),
    Option("hq_range", ("target", "unit"), "VL 1.4c"),
    Option("roads", ("whole", "half"), "VL T.terr.6"),
    Option("lakes", ("foot", "printed"), "VL T.terr.12"),
    Option("foot_advance", ("two", "any"), "VL 6.6.2j"),
    Option("limits", ("end", "each"), "VL 6.4e"),
    Option("siege_bonus", ("each", "one"), "VL 7.4a"),
    Option("siege_double", ("lost", "survivor"), "VL 7.5b"),
)


@rule("VL 13.2.3c", "VL 15.1", "VL 15.2")
def rules_for(data: Data, options: Mapping[str, str]) -> Rulebook:
    """The base rules with what the players agreed on."""
    t34 = 1 << data.roster.index["T34-8Pz"]
    return Rulebook(
        data=data,
        ground=Ground(data, lakes_swapped=options["lakes"] == "foot", half_roads=options["roads"] == "half"),
        corps_limit=options["corps"] == "limited",
        range_to_target=options["hq_range"] == "target",
        clamp_each=options["limits"] == "each",
        bonus_each=options["siege_bonus"] == "each",
        spare_level=options["siege_double"] == "survivor",
        foot_cap=2 if options["foot_advance"] == "two" else 0,
        luck=options["first_turn"] == "yes",
        plain=t34 if options["plain_t34"] == "yes" else 0,
    )
