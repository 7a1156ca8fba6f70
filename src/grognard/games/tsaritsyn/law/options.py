"""XI. Variants, and the options that rulings leave open: each is a function from Rulebook to Rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from grognard.games.tsaritsyn.law.book import Rulebook
from grognard.games.tsaritsyn.law.data import Data
from grognard.games.tsaritsyn.law.length import LENGTHS
from grognard.games.tsaritsyn.law.movement import costs, networks, rails
from grognard.games.tsaritsyn.law.names import RED, WHITE
from grognard.games.tsaritsyn.law.setup import label_hexes, own_half, rail_hexes
from grognard.kernel.cite import rule
from grognard.kernel.game import Option
from grognard.kernel.hexes import HexSet, bits, holds, unitset
from grognard.rules.options import YES_NO, Layer, apply_layers

DEADLINE = 7  # the turn by whose end cavalry must have left

OPTIONS = (
    Option("length", (*LENGTHS, "bid"), "TS II.4", "12"),
    Option("chooser", ("coin", "white", "red"), "TS II.1"),
    Option("setup", ("free", "ready_made"), "TS X.0"),
    Option("free_deployment", YES_NO, "TS XI.1a"),
    Option("no_allied_support", YES_NO, "TS XI.2a"),
    Option("more_white_support", YES_NO, "TS XI.3"),
    Option("white_flexibility", YES_NO, "TS XI.4"),
    Option("red_tactical_advantage", YES_NO, "TS XI.5"),
    Option("more_red_support", YES_NO, "TS XI.6"),
    Option("exit_clock", ("deadline", "from_turn_7"), "TS III.3"),
    Option("train_escort", ("land", "any"), "TS IX.train.7"),
    Option("entry", ("edge", "half"), "TS X.white.9"),
    Option("stacking", ("phase", "move"), "TS VI.2"),
)


def base(data: Data) -> Rulebook:
    """The rules of chapters I to X."""
    areas, of, prices = data.map.areas, data.units_of_kind, costs(data)
    return Rulebook(
        data=data,
        costs=prices,
        networks=networks(prices, data),
        rails=rails(data.map.grid, data),
        limits=(3, 2),
        setup_area=label_hexes,
        labels_bind=True,
        in_setup=data.roster.where(lambda u: bool(u.setup)),
        absent=0,
        entry=(areas["south_edge"], areas["north_edge"]),
        escorts=(data.of_side[WHITE] | data.of_side[RED]) & ~of["train"] & ~of["gunboat"],
        exit_counts=lambda turn: turn <= DEADLINE,
        full_bars_entry=False,
        face_down=False,
    )


@rule("TS XI.1a")
def free_deployment(rules: Rulebook) -> Rulebook:
    """Initial forces anywhere on their side of the line; what moves only on rails or water starts there."""

    def area(rules: Rulebook, unit: int) -> HexSet:
        counter = rules.data.roster[unit]
        if counter.kind == "gunboat":
            return rules.data.volga
        half = own_half(rules, counter.side)
        return half & (rail_hexes(rules) | rules.data.tsaritsyn) if counter.kind == "train" else half

    return replace(rules, setup_area=area, labels_bind=False)


@rule("TS XI.2a", "TS XI.2b")
def no_allied_support(rules: Rulebook) -> Rulebook:
    """White keeps one tank; the 2KC cavalry is set up anywhere south of the line."""
    data, area = rules.data, rules.setup_area
    tanks = bits(data.units_of_kind["tank"] & data.of_side[WHITE])[1:]
    kuban = data.roster.where(lambda u: u.side == WHITE and u.formation == "2KC")

    def with_cavalry(rules: Rulebook, unit: int) -> HexSet:
        return own_half(rules, WHITE) if holds(kuban, unit) else area(rules, unit)

    gone = unitset(tanks)
    return replace(
        rules, absent=rules.absent | gone, in_setup=rules.in_setup & ~gone | kuban, setup_area=with_cavalry
    )


def without_militia(side: int) -> Callable[[Rulebook], Rulebook]:
    def without(rules: Rulebook) -> Rulebook:
        gone = rules.data.units_of_kind["militia"] & rules.data.of_side[side]
        return replace(rules, absent=rules.absent | gone, in_setup=rules.in_setup & ~gone)

    return without


@rule("TS XI.3")
def without_red_militia(rules: Rulebook) -> Rulebook:
    """No Red militia."""
    return without_militia(RED)(rules)


@rule("TS XI.6")
def without_white_militia(rules: Rulebook) -> Rulebook:
    """No White militia, nor any to be raised."""
    return without_militia(WHITE)(rules)


@rule("TS XI.4")
def white_flexibility(rules: Rulebook) -> Rulebook:
    """Cavalry that leaves counts at any time."""
    return replace(rules, exit_counts=lambda turn: True)


@rule("TS XI.5")
def red_tactical_advantage(rules: Rulebook) -> Rulebook:
    return replace(rules, face_down=True)


def exits_from_turn_7(rules: Rulebook) -> Rulebook:
    """The other reading of III: exits count from turn 7 on."""
    return replace(rules, exit_counts=lambda turn: turn >= DEADLINE)


def any_escort(rules: Rulebook) -> Rulebook:
    """The other reading of IX: any friendly unit keeps a train company."""
    return replace(rules, escorts=rules.data.of_side[WHITE] | rules.data.of_side[RED])


def half_map_entry(rules: Rulebook) -> Rulebook:
    """The other reading of X: reinforcements enter anywhere in their half of the map."""
    return replace(rules, entry=(rules.data.map.areas["half_south"], rules.data.map.areas["half_north"]))


def stacking_at_once(rules: Rulebook) -> Rulebook:
    """A full hex is not entered at all, so that nothing has to be sorted out before the phase can end."""
    return replace(rules, full_bars_entry=True)


LAYERS: tuple[Layer[Rulebook], ...] = (
    ("free_deployment", "yes", free_deployment),
    ("no_allied_support", "yes", no_allied_support),
    ("more_white_support", "yes", without_red_militia),
    ("more_red_support", "yes", without_white_militia),
    ("exit_clock", "from_turn_7", exits_from_turn_7),
    ("white_flexibility", "yes", white_flexibility),
    ("red_tactical_advantage", "yes", red_tactical_advantage),
    ("train_escort", "any", any_escort),
    ("entry", "half", half_map_entry),
    ("stacking", "move", stacking_at_once),
)


def rules_for(data: Data, options: Mapping[str, str]) -> Rulebook:
    return apply_layers(base(data), LAYERS, options)
