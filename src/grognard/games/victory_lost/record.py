"""A Victory Lost as a game: its parts put together, and position files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.victory_lost.law import data, faces, secrecy, sequence, setup
from grognard.games.victory_lost.law.data import CHOSEN, Data
from grognard.games.victory_lost.law.names import (
    ARMY_BOXES,
    AXIS,
    BOXES,
    DESIGNATION,
    DRAWS,
    MARKS,
    MP,
    NOBODY,
    RETURNING,
    SIDES,
    SOVIET,
    SPECIAL,
    ChitSet,
    Own,
)
from grognard.games.victory_lost.law.options import OPTIONS, rules_for
from grognard.games.victory_lost.law.supply import supplied_hexes
from grognard.games.victory_lost.law.victory import CITIES
from grognard.games.victory_lost.law.zoc import zoc
from grognard.games.victory_lost.mind import score
from grognard.games.victory_lost.mind.hints import HINTS
from grognard.games.victory_lost.table import draws, forecast, overlays, preview, reminders
from grognard.games.victory_lost.table.invariants import invariants
from grognard.kernel.errors import BadInput
from grognard.kernel.game import NEITHER, Game, Hooks
from grognard.kernel.hexes import HexSet, bits, hexset, unitset
from grognard.kernel.load import only_keys
from grognard.kernel.places import DEAD, POOL
from grognard.kernel.state import State, UnitSet
from grognard.rules.overlays import mark_possession, move_costs
from grognard.rules.own_words import number_of, read_flag, read_list
from grognard.rules.record import Parts

OWN_KEYS = (
    "chits",
    "axis_chits",
    "lost",
    "bag",
    "played",
    "shown",
    "drawn",
    "refused",
    "cities",
    "boxed",
    "returning",
    "displaced",
    "eliminated",
    "moved",
    "picked",
    "ahead",
)


def read_own(game: Game, table: Mapping[str, Any], state: State) -> Own:
    """What a position file says of this game: chits, cities, boxes, who was eliminated. In a phase of a side
    its units are activated as their marks say."""
    only_keys(dict(table), OWN_KEYS, "[own]")
    found: Data = game.rules.data
    phase = game.program[state.frames[0].step].phase
    side = next(
        (s for s, name in enumerate(SIDES) if phase in (f"{name}-movement", f"{name}-combat")), NOBODY
    )
    names = {
        key: chit_set(found, table, key) for key in ("lost", "bag", "played", "picked", "ahead", "shown")
    }
    red, played = found.chits_of(SOVIET), names["played"]
    drawn = drawn_chit(found, table, phase, played)
    if drawn != NOBODY:
        played |= 1 << drawn
    everything = names["bag"] | played | names["picked"] | names["ahead"] | names["shown"]
    return Own(
        five=five_chits(found, table, everything, phase, state),
        axis=axis_chits(found, table, everything, state),
        lost=names["lost"],
        picked=(names["picked"] & red, names["picked"] & ~red),
        ahead=names["ahead"],
        bag=names["bag"],
        played=played,
        shown=names["shown"] | played & red,
        drawn=drawn,
        refused=read_flag(table, "refused", False),
        active=side,
        moved=read_flag(table, "moved", phase.endswith("-combat")),
        opening=opening(state.turn, phase),
        control=cities(game, table, state),
        displaced=units(game, table, "displaced", found.hqs, "HQs (AVL 12.7a)"),
        fallen=eliminated_units(game, table, state),
    )


# -- one key of a position file each: what is wrong is told under its name


def chit_set(found: Data, table: Mapping[str, Any], key: str) -> ChitSet:
    return sum(1 << c for c in {number_of(key, name, found.chit_index) for name in read_list(table, key)})


def five_chits(found: Data, table: Mapping[str, Any], named: ChitSet, phase: str, state: State) -> ChitSet:
    """The chits chosen for the game; where nothing is said, those that are about and the historical ones."""
    others = found.chits_of(SOVIET) & ~(1 << found.stavka)
    if "chits" in table:
        return chit_set(found, table, "chits") & ~(1 << found.stavka)
    if found.scenario is not None:
        return int(state.own.five)
    if phase == "soviet-chits":
        return 0
    five = named & others
    for chit in [i for i, c in enumerate(found.chits) if c.usual and others >> i & 1]:
        five |= 1 << chit if five.bit_count() < CHOSEN else 0
    return five


def axis_chits(found: Data, table: Mapping[str, Any], named: ChitSet, state: State) -> ChitSet:
    if "axis_chits" in table:
        return chit_set(found, table, "axis_chits")
    first: ChitSet = setup.first_chits(found) if found.scenario is None else state.own.axis
    return first | named & found.chits_of(AXIS)


def drawn_chit(found: Data, table: Mapping[str, Any], phase: str, played: ChitSet) -> int:
    """The Manstein that waits for its owner, in the phase where one does."""
    if "drawn" in table:
        chit = number_of("drawn", table["drawn"], found.chit_index)
        if phase != "axis-manstein" or not found.mansteins >> chit & 1:
            raise BadInput("drawn: a Manstein, in the phase axis-manstein (AVL 7.2.2d)")
        return chit
    return bits(found.mansteins & played or found.mansteins)[0] if phase == "axis-manstein" else NOBODY


def opening(turn: int, phase: str) -> int:
    """What is still to come before the first draw of turn 1."""
    if phase == "axis-designation":
        return DESIGNATION
    return (
        SPECIAL if turn == 1 and phase in ("soviet-selection", "axis-selection", "soviet-special") else DRAWS
    )


def cities(game: Game, table: Mapping[str, Any], state: State) -> HexSet:
    """The victory cities in Soviet hands: those named, and those where Soviets stand."""
    found: Data = game.rules.data
    named = hexset({number_of("cities", label, game.map.index) for label in read_list(table, "cities")})
    if named & ~found.cities:
        raise BadInput("cities: only victory cities have an owner (AVL 14.0.1a)")
    stands: list[HexSet] = [0, 0]
    for unit, at in enumerate(state.where):
        if at >= 0 and found.cities >> at & 1:
            stands[game.roster[unit].side] |= 1 << at
    if named & stands[AXIS]:
        raise BadInput(
            f"cities: the Axis stands in {' '.join(game.map.labels(named & stands[AXIS]))} (AVL 14.0.1a)"
        )
    return named | stands[SOVIET]


def units(game: Game, table: Mapping[str, Any], key: str, allowed: UnitSet, what: str) -> UnitSet:
    found = unitset({number_of(key, name, game.roster.index) for name in read_list(table, key)})
    if found & ~allowed:
        raise BadInput(f"{key}: {what} only, not {' '.join(game.roster.ids(found & ~allowed))}")
    return found


def read_places(game: Game, table: Mapping[str, Any], state: State) -> State:
    """Older files say "pool" in [units], and under [own] who of these is in a box."""
    found: Data = game.rules.data
    where = list(state.where)
    named = (
        ("boxed", found.box_units, "1PzA and 28A (AVL 11.2.1a)"),
        ("returning", found.hqs, "HQs (AVL 12.7g)"),
    )
    for key, allowed, what in named:
        for unit in bits(units(game, table, key, allowed, what)):
            box = ARMY_BOXES[found.more(unit).box] if key == "boxed" else RETURNING
            if where[unit] not in (POOL, box):
                raise BadInput(f'{key}: {game.roster[unit].id} is not waiting: say "pool" in [units]')
            where[unit] = box
    return state._replace(where=tuple(where))


def eliminated_units(game: Game, table: Mapping[str, Any], state: State) -> UnitSet:
    found = units(game, table, "eliminated", ~game.rules.data.hqs, "combat units (AVL 14.0.1b)")
    for unit in bits(found):
        if state.where[unit] != DEAD:
            raise BadInput(f'eliminated: {game.roster[unit].id} is not dead: say "dead" in [units]')
    return found


GAME = Parts(
    id="avl",
    version="4",
    package="grognard.games.victory_lost",
    sides=SIDES,
    marks=MARKS,
    own=Own,
    boxes=BOXES,
    options=OPTIONS,
    scenarios=("standard", "training"),
    read=data.read,
    rules_for=rules_for,
    sequence=(sequence.FIRST, sequence.PROGRAM),
    start=setup.start,
    mp=MP,
    hooks=Hooks(
        own_view=secrecy.own_view,
        scramble=secrecy.scramble,
        conceal=secrecy.conceal,
        score=score.score,
        hints=HINTS,
        odds=preview.preview,
        read_own=read_own,
        read_places=read_places,
        invariants=invariants,
        overlays=overlays.OVERLAYS,
        overlay_specs=overlays.SPECS,
        tracks=overlays.tracks,
        markers=mark_possession(CITIES),
        turns=lambda pos: pos.game.rules.data.last_turn,
        move_costs=move_costs(overlays.REACHING),
        bill=overlays.bill,
        strikes=overlays.strikes,
        unfinished_business=reminders.unfinished_business,
        wasteful_acts=reminders.wasteful_acts,
        read_draw=draws.read_draw,
        policy=forecast.choice,
        policy_text=forecast.POLICY,
        orders=forecast.ORDERS,
        die_rollers={"avl-die-draw": NEITHER},
        zone=zoc,
        supply=supplied_hexes,
        printed_text=faces.printed_text,
        nation=faces.nation,
        army=faces.army,
    ),
)
