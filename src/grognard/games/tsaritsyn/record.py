"""Tsaritsyn as a game: its parts put together."""

from __future__ import annotations

from grognard.games.tsaritsyn.law import data, secrecy, sequence
from grognard.games.tsaritsyn.law.beginning import start
from grognard.games.tsaritsyn.law.control import LAST, judge
from grognard.games.tsaritsyn.law.names import MARKS, RED, SIDES, Own
from grognard.games.tsaritsyn.law.options import OPTIONS, rules_for
from grognard.games.tsaritsyn.law.zoc import zoc
from grognard.games.tsaritsyn.mind import score
from grognard.games.tsaritsyn.mind.hints import HINTS
from grognard.games.tsaritsyn.table import forecast, overlays, position_file, preview, reminders
from grognard.kernel.game import NEITHER, Hooks
from grognard.rules.overlays import mark_possession, move_costs
from grognard.rules.record import Parts

GAME = Parts(
    id="ts",
    version="3",
    package="grognard.games.tsaritsyn",
    sides=SIDES,
    marks=MARKS,
    own=Own,
    options=OPTIONS,
    scenarios=("standard", "training"),
    read=data.read,
    rules_for=rules_for,
    sequence=(sequence.FIRST, sequence.PROGRAM),
    start=start,
    judge=judge,
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
        markers=mark_possession(LAST),
        turns=lambda pos: pos.state.own.length,
        move_costs=move_costs(overlays.REACHING),
        bill=overlays.bill,
        strikes=overlays.strikes,
        unfinished_business=reminders.unfinished_business,
        policy=forecast.choice,
        policy_text=forecast.POLICY,
        orders=forecast.ORDERS,
        die_rollers={"ts-coin": NEITHER, "ts-die-fear": RED},
        zone=zoc,
    ),
)
