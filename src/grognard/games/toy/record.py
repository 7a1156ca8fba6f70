"""The Hill as a game: its parts put together."""

from __future__ import annotations

from grognard.games.toy.law import data, secrecy, sequence, setup
from grognard.games.toy.law.movement import zoc
from grognard.games.toy.law.names import MARKS, SIDES, Own
from grognard.games.toy.law.options import OPTIONS, rules_for
from grognard.games.toy.mind.hints import HINTS
from grognard.games.toy.mind.score import score
from grognard.games.toy.table import overlays, position_file, preview
from grognard.kernel.game import Hooks
from grognard.rules.record import Parts

GAME = Parts(
    id="toy",
    version="1",
    package="grognard.games.toy",
    sides=SIDES,
    marks=MARKS,
    own=Own,
    options=OPTIONS,
    read=data.read,
    rules_for=rules_for,
    sequence=(sequence.FIRST, sequence.PROGRAM),
    start=setup.start,
    scenarios=("standard", "training"),
    judge=sequence.judge,
    hooks=Hooks(
        can_see=secrecy.can_see,
        own_view=secrecy.own_view,
        scramble=secrecy.scramble,
        conceal=secrecy.conceal,
        score=score,
        odds=preview.preview,
        read_own=position_file.read_own,
        invariants=position_file.invariants,
        overlays=overlays.OVERLAYS,
        zone=zoc,
        hints=HINTS,
        policy=preview.first_act,
        policy_text="toy-policy",
        orders={"retreat": ("policy",)},
        die_rollers={f"toy-die-chit-{name}": side for side, name in enumerate(SIDES)},
    ),
)
