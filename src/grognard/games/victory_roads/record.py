"""Victory Roads as a game: its parts put together."""

from __future__ import annotations

from grognard.games.victory_roads.law import data, moments, secrecy, sequence, setup
from grognard.games.victory_roads.law.names import AXIS, BOXES, FIGHTING, MARKS, MP, SIDES, SOVIET, Own
from grognard.games.victory_roads.law.options import OPTIONS, rules_for
from grognard.games.victory_roads.law.presence import controlled_hexes
from grognard.games.victory_roads.law.supply import connected_hexes
from grognard.games.victory_roads.mind.hints import HINTS
from grognard.games.victory_roads.mind.score import score
from grognard.games.victory_roads.table import (
    choice_forecasts,
    draws,
    faces,
    forecast,
    overlays,
    panel,
    position_file,
    preview,
    reminders,
    tracks,
)
from grognard.kernel.game import NEITHER, Hooks, Longest
from grognard.rules.overlays import move_costs
from grognard.rules.record import Parts

GAME = Parts(
    id="vr",
    version="1",
    package="grognard.games.victory_roads",
    sides=SIDES,
    marks=MARKS,
    own=Own,
    boxes=BOXES,
    options=OPTIONS,
    scenarios=("budapest_wien", "bessarabia", "bagration", "campaign", "training"),
    read=data.read,
    rules_for=rules_for,
    sequence=(sequence.FIRST, sequence.PROGRAM),
    start=setup.start,
    mp=MP,
    longest=Longest(game=100_000, phase=1_000),
    fights=(*FIGHTING[0], *FIGHTING[1]),
    hooks=Hooks(
        own_view=panel.own_view,
        weather=panel.weather,
        scramble=secrecy.scramble,
        conceal=secrecy.conceal,
        score=score,
        hints=HINTS,
        odds=preview.preview,
        read_own=position_file.read_own,
        invariants=position_file.invariants,
        overlays=overlays.OVERLAYS,
        overlay_specs=overlays.SPECS,
        tracks=tracks.tracks,
        markers=tracks.markers,
        signs=tracks.SIGNS,
        turns=lambda pos: pos.game.rules.data.scenario.turns[1],
        first_turn=lambda game: game.rules.data.scenario.turns[0],
        date=tracks.date,
        optional=reminders.OPTIONAL,
        unfinished_business=reminders.unfinished_business,
        read_draw=draws.read_draw,
        policy=forecast.choice,
        policy_text=forecast.POLICY,
        orders=forecast.ORDERS,
        die_rollers={
            "vr-die-weather": NEITHER,
            "vr-die-kampfgruppe": AXIS,
            "vr-die-draw-soviet": SOVIET,
            "vr-die-draw-axis": AXIS,
            "vr-die-reich": AXIS,
            "vr-die-stalin": SOVIET,
        },
        move_costs=move_costs(overlays.REACHING),
        forecast_choices=choice_forecasts.forecast_choices,
        not_now=moments.not_now,
        bill=overlays.bill,
        strikes=overlays.strikes,
        printed_text=faces.printed_text,
        drawing=faces.drawing,
        nation=faces.nation,
        about=faces.about,
        supply=connected_hexes,
        control=controlled_hexes,
    ),
)
