"""The options: chapter 15, and the readings that rulings leave open."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_lost.law.book import Rulebook
from grognard.games.victory_lost.law.data import Data
from grognard.games.victory_lost.law.movement_costs import Ground
from grognard.games.victory_lost.law.names import MP
from grognard.kernel.cite import rule
from grognard.kernel.game import Option
from grognard.rules.options import YES_NO

OPTIONS = (
    Option("chits", ("free", "historical"), "AVL 3.0h"),
    Option("mech_points", ("three", "five"), "AVL 15.0.1a"),
    Option("administrative", YES_NO, "AVL 15.0.1b"),
    Option("late_1pza", YES_NO, "AVL 15.0.1c"),
    Option("early_manstein", YES_NO, "AVL 15.0.2a"),
    Option("preselection", YES_NO, "AVL 15.0.2b"),
    Option("free_chit", YES_NO, "AVL 15.0.2c"),
    Option("supply_distance", ("straight", "nearest", "path"), "AVL 9.5.2b"),
    Option("grace", ("none", "one_turn"), "AVL 12.7f"),
    # our own: the order of battle is reconstructed
    Option("rifles", ("thinned", "all"), "AVL 3.0a", before="all"),
)


@rule("AVL 15.0", "AVL 15.0.1a", "AVL 15.0.1b", "AVL 15.0.1c", "AVL 15.0.2a", "AVL 15.0.2b", "AVL 15.0.2c")
def rules_for(data: Data, options: Mapping[str, str]) -> Rulebook:
    """The base rules with what the players agreed on."""
    return Rulebook(
        data=data,
        ground=Ground(data),
        distance=options["supply_distance"],
        grace=options["grace"] == "one_turn",
        mech_points=5 if options["mech_points"] == "five" else 3,
        extra=MP if options["administrative"] == "yes" else 0,
        panzers=5 if options["late_1pza"] == "yes" else 0,
        early_manstein=options["early_manstein"] == "yes",
        preselection=options["preselection"] == "yes",
        free_chit=options["free_chit"] == "yes",
        absent=data.thinned if options["rifles"] == "thinned" and data.scenario is None else 0,
    )
