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
from grognard.games.velikiye_luki.table.additions import foretold
from grognard.kernel.game import FOE, NEITHER, Hooks
from grognard.rules.overlays import light
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
        sees=secrecy.sees,
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
        lit=light(overlays.REACHING),
        bill=overlays.bill,
        strikes=overlays.strikes,
        unfinished=reminders.unfinished,
        policy=forecast.choice,
        policy_text=forecast.POLICY,
        foretold=foretold,
        about=about,
        orders=forecast.ORDERS,
        throws={"vl-die-weather": NEITHER, "vl-die-quality-defence": FOE},
        zone=zoc,
        supply=supplied_hexes,
        printed=faces.printed,
    ),
)
