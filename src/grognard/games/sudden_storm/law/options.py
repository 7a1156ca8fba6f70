"""What players may agree on: each option is a layer over the base rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from grognard.games.sudden_storm.law.book import Rulebook
from grognard.games.sudden_storm.law.data import Data
from grognard.kernel.cite import rule
from grognard.kernel.game import Option
from grognard.rules.options import apply_layers

OPTIONS = (
    Option("setup", ("ready_made", "free"), "SS 35.4"),
    Option("run_of_links", ("four", "any"), "SS 7A3.11"),
    Option("double_work", ("time", "points"), "SS 14A1"),
    Option("retreats", ("plain", "overrun"), "SS 37A.1"),
    Option("roads", ("plain", "upgraded"), "SS 37B.1"),
    Option("moves", ("plain", "combined"), "SS 37C"),
    Option("search", ("plain", "zones"), "SS 37D.1"),
    Option("isolation", ("plain", "detailed"), "SS 37E.1"),
)


def base(data: Data) -> Rulebook:
    return Rulebook(data, run_of_links=data.constant("rail.regauge.run"))


def with_free_set_up(rules: Rulebook) -> Rulebook:
    """Both sides set up by themselves, an army at a time."""
    return replace(rules, ready_made=False)


def with_any_run(rules: Rulebook) -> Rulebook:
    """Any number of links in a row may be regauged in a turn (C14)."""
    return replace(rules, run_of_links=None)


def with_dearer_works(rules: Rulebook) -> Rulebook:
    """Bad weather doubles the points of a work besides its time (C8)."""
    return replace(rules, double_work=True)


@rule("SS 37.1")
def overrunning(rules: Rulebook) -> Rulebook:
    """A retreat may overrun enemies in its way."""
    return replace(rules, retreat_overruns=True)


@rule("SS 37.1")
def upgrading(rules: Rulebook) -> Rulebook:
    """Roads may become railways."""
    return replace(rules, upgraded_roads=True)


@rule("SS 37.1", "SS 37C")
def combining(rules: Rulebook) -> Rulebook:
    """Administrative movement goes with trains and ships."""
    return replace(rules, combined_moves=True)


@rule("SS 37.1", "SS 37D.1")
def searching(rules: Rulebook) -> Rulebook:
    """Aircraft search the sea in the enemy's movement phase."""
    return replace(rules, searching=True)


@rule("SS 37.1")
def isolating(rules: Rulebook) -> Rulebook:
    """Isolation is a matter of distance, and pockets lose ground."""
    return replace(rules, detailed_isolation=True)


LAYERS = (
    ("setup", "free", with_free_set_up),
    ("run_of_links", "any", with_any_run),
    ("double_work", "points", with_dearer_works),
    ("retreats", "overrun", overrunning),
    ("roads", "upgraded", upgrading),
    ("moves", "combined", combining),
    ("search", "zones", searching),
    ("isolation", "detailed", isolating),
)


def rules_for(data: Data, options: Mapping[str, str]) -> Rulebook:
    return apply_layers(base(data), LAYERS, options)
