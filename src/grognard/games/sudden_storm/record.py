"""Sudden Storm as a game: its parts put together."""

from __future__ import annotations

from grognard.games.sudden_storm.law import not_now, reading, secrecy, sequence, setup
from grognard.games.sudden_storm.law.air.interruptions import judge
from grognard.games.sudden_storm.law.names import BOXES, FIGHTING, MARKS, MP, SIDES, Own
from grognard.games.sudden_storm.law.options import OPTIONS, rules_for
from grognard.games.sudden_storm.law.supply import regular
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.games.sudden_storm.mind.hints import HINTS
from grognard.games.sudden_storm.mind.score import score
from grognard.games.sudden_storm.table import (
    air_forecast,
    air_odds,
    air_picture,
    entailed,
    faces,
    forecast,
    overlays,
    panel,
    position_file,
    preview,
    reminders,
    set_up_view,
    tracks,
)
from grognard.kernel.game import NEITHER, Hooks, Longest
from grognard.rules.overlays import move_costs
from grognard.rules.record import Parts

GAME = Parts(
    id="ss",
    version="1",
    package="grognard.games.sudden_storm",
    sides=SIDES,
    marks=MARKS,
    own=Own,
    boxes=BOXES,
    options=OPTIONS,
    scenarios=("campaign", "dvina", "smolensk", "leningrad", "kalinin", "training"),
    twins=frozenset({"dvina"}),  # of training
    read=reading.read,
    rules_for=rules_for,
    sequence=(sequence.FIRST, sequence.PROGRAM),
    start=setup.start,
    judge=judge,
    mp=MP,
    longest=Longest(game=400_000, phase=5_000),
    fights=(*FIGHTING[0], *FIGHTING[1]),
    hooks=Hooks(
        own_view=panel.own_view,
        weather=panel.weather,
        scramble=secrecy.scramble,
        conceal=secrecy.conceal,
        score=score,
        hints=HINTS,
        odds=preview.preview,
        not_now=not_now.cause,
        read_own=position_file.read_own,
        read_places=position_file.read_places,
        invariants=position_file.invariants,
        overlays=overlays.OVERLAYS,
        overlay_specs=overlays.SPECS,
        sorties=air_picture.sorties,
        air_picture=air_picture.air_picture,
        set_up_view=set_up_view.set_up_view,
        tracks=tracks.tracks,
        markers=tracks.markers,
        turns=lambda pos: pos.game.rules.data.scenario.turns[1],
        first_turn=lambda game: game.rules.data.scenario.turns[0],
        date=tracks.date,
        optional=reminders.OPTIONAL,
        unfinished_business=reminders.unfinished_business,
        policy=forecast.choice,
        policy_text=forecast.POLICY,
        die_rollers={"ss-die-weather": NEITHER},
        orders=air_forecast.ORDERS,
        order_follows=entailed.follows,
        forecast_choices=air_odds.forecast_choices,
        move_costs=move_costs(overlays.REACHING),
        bill=overlays.bill,
        strikes=overlays.strikes,
        printed_text=faces.printed_text,
        drawing=faces.drawing,
        nation=faces.nation,
        about=faces.about,
        zone=zoc,
        supply=regular,
    ),
)
