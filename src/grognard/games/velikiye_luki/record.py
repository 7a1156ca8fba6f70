"""Velikié Louki as a game: its parts put together."""

from __future__ import annotations

from grognard.games.velikiye_luki.law import data, faces, secrecy, sequence, setup
from grognard.games.velikiye_luki.law.names import MARKS, MP, SIDES, Own
from grognard.games.velikiye_luki.law.options import OPTIONS, rules_for
from grognard.games.velikiye_luki.law.supply import supplied_hexes
from grognard.games.velikiye_luki.law.zoc import zoc
from grognard.games.velikiye_luki.mind import score
from grognard.games.velikiye_luki.mind.hints import HINTS
from grognard.games.velikiye_luki.table import forecast, overlays, position_file, preview, reminders
from grognard.games.velikiye_luki.table.about import about
from grognard.games.velikiye_luki.table.additions import forecast_choices
from grognard.kernel.game import FOE, NEITHER, Hooks
from grognard.rules.overlays import move_costs
from grognard.rules.record import Parts

GAME = Parts(
    id="vl",
    version="4",
    package="grognard.games.velikiye_luki",
    sides=SIDES,
    marks=MARKS,
    own=Own,
    options=OPTIONS,
    scenarios=("standard", "training"),
    read=data.read,
    rules_for=rules_for,
    sequence=(sequence.FIRST, sequence.PROGRAM),
    start=setup.start,
    mp=MP,
    hooks=Hooks(
        can_see=secrecy.can_see,
        own_view=secrecy.own_view,
        scramble=secrecy.scramble,
        conceal=secrecy.conceal,
        score=score.score,
        hints=HINTS,
        odds=preview.preview,
        read_own=position_file.read_own,
        invariants=position_file.invariants,
        overlays=overlays.OVERLAYS,
        overlay_specs=overlays.SPECS,
        tracks=overlays.tracks,
        weather=overlays.weather,
        turns=lambda pos: pos.game.rules.data.last_turn,
        move_costs=move_costs(overlays.REACHING),
        bill=overlays.bill,
        strikes=overlays.strikes,
        unfinished_business=reminders.unfinished_business,
        policy=forecast.choice,
        policy_text=forecast.POLICY,
        forecast_choices=forecast_choices,
        about=about,
        orders=forecast.ORDERS,
        die_rollers={"vl-die-weather": NEITHER, "vl-die-quality-defence": FOE},
        zone=zoc,
        supply=supplied_hexes,
        printed_text=faces.printed_text,
    ),
)
