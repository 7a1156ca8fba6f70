"""What each side sees, and what search may suppose of what it does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.corps import Reinforcing
from grognard.games.victory_roads.law.draws import DICE
from grognard.games.victory_roads.law.events.play import Playing
from grognard.games.victory_roads.law.events.reich import LOST_DIE
from grognard.games.victory_roads.law.hands import at_hand, holder, holders
from grognard.games.victory_roads.law.names import (
    AXIS,
    NOBODY,
    PLACE,
    SIDES,
    SKIES,
    SOVIET,
    SUPPORT_POOL,
    WEATHERS,
    Own,
    own,
)
from grognard.games.victory_roads.law.objectives import DIE as REICH_DIE
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits, holds
from grognard.kernel.places import sees_open_boxes
from grognard.kernel.state import Frame, Position, State
from grognard.rules.hidden import owners_dice

if TYPE_CHECKING:
    import random

END = PLACE["end_supports"]
# Between the draw and the placement a side may hold supports that must be played.
STEPS = ("gift", "receive", "handed_stalin", "forced", "only", "order")
DRAWING = tuple(f"{name}-supports.{step}" for name in SIDES for step in STEPS)


def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    """All but supports is open to all."""
    now, label = own(pos), pos.game.map.label
    return {
        "weather": WEATHERS[now.weather],
        "sky": SKIES[now.sky],
        "control": pos.game.map.labels(now.control),
        "captured": pos.game.map.labels(now.captured & ~now.control),
        "rail": now.rail,
        "paid": now.paid,
        "pontoons": {pos.game.roster[one.unit].id: label(one.across) for one in now.pontoons},
        "bridgeheads": pos.game.map.labels(now.bridgeheads),
        **theatres_view(pos),
        **reich_view(now),
        **events_view(pos),
    }


def theatres_view(pos: Position) -> dict[str, Any]:
    now, roster = own(pos), pos.game.roster
    named = {"priority": now.priority, "secondary": now.secondary, "grand": now.grand}
    sets = {"moving": now.moving, "remote": now.remote, "resting": now.resting}
    sets |= {"fired": now.fired, "widened": now.widened}
    borne = {roster[one.support].id: roster[one.bearer].id for one in now.placements if one.bearer >= 0}
    return {
        **{name: roster[one].id if one != NOBODY else None for name, one in named.items()},
        **{name: roster.ids(some) for name, some in sets.items()},
        "borne": borne,
    }


def events_view(pos: Position) -> dict[str, Any]:
    """What events have in force is seen by all."""
    now = own(pos)
    return {
        "curbs": sorted(now.curbs),
        "refugees": pos.game.map.labels(now.refugees),
        "driven": pos.game.roster[now.driven].id if now.driven != NOBODY else None,
        "must_attack": pos.game.map.labels(now.must_attack),
        "stood_back": now.stood_back,
    }


def reich_view(now: Own) -> dict[str, Any]:
    """The Führer's tracks, replacement points, allies and Warsaw are open too."""
    tracks = ("mood", "maximum", "freedom", "dismissals", "objectives", "cities_lost")
    states = ("few_supports", "slowed", "halting", "no_replacements", "forfeited")
    allies = ("romania", "hungary", "faithful", "rising", "uprising", "handed")
    found = {name: getattr(now, name) for name in (*tracks, *states, *allies)}
    return found | {name: list(getattr(now, name)) for name in ("points", "changed", "returning")}


# -- what is hidden, dealt anew


@rule("VR 5.1.2", "VR 5.1.4", "VR 5.4.1a", "VR 11.5.1a")
def scramble(game: Game, state: State, viewer: int, rng: random.Random) -> State:
    """The supports of the other side dealt anew among its pool, its boxes and what it has spent (K-26): as
    many in each place as before. A support that its owner has in hand becomes one that he might have.
    """
    pos = Position(game, state)
    hidden = [unit for unit in range(len(game.roster)) if not sees_open_boxes(pos, viewer, unit)]
    if len(hidden) < 2:
        return state
    where = list(state.where)
    for side in (SOVIET, AXIS):
        theirs = [unit for unit in hidden if game.roster[unit].side == side]
        for unit, place in dealt(pos, side, theirs, rng).items():
            where[unit] = place
    anew = state._replace(where=tuple(where))
    frames = tuple(in_mind(Position(game, anew), frame, viewer, rng) for frame in state.frames)
    return anew._replace(frames=frames)


def dealt(pos: Position, side: int, theirs: list[int], rng: random.Random) -> dict[int, int]:
    """A place for each hidden support of a side. Those of the End of the Reich alone wait outside the pool;
    what must be played when drawn lies in no box but between the draw and the placement.
    """
    data = book(pos).data
    places = sorted(pos.state.where[unit] for unit in theirs)
    late = [unit for unit in theirs if holds(data.end_of_reich, unit)]
    found = dict.fromkeys(rng.sample(late, places.count(END)), END)
    places = [place for place in places if place != END]
    open_ = {SUPPORT_POOL[side]}
    if pos.state.frames and pos.state.frames[0].step in DRAWING:
        open_ |= set(holders(pos, side))
    for unit in theirs:
        if unit not in found and holds(data.mandatory, unit):
            found[unit] = rng.choice([place for place in places if place in open_] or places)
            places.remove(found[unit])
    rng.shuffle(places)
    return found | dict(zip((unit for unit in theirs if unit not in found), places, strict=True))


def in_mind(pos: Position, frame: Frame, viewer: int, rng: random.Random) -> Frame:
    """A support that somebody has in hand is as unknown as any other in his boxes."""
    memo = frame.memo
    if frame.who == viewer or not isinstance(memo, Playing | Reinforcing) or memo.support == NOBODY:
        return frame
    support = rng.choice(bits(at_hand(pos, frame.who)))
    if isinstance(memo, Playing):
        return frame._replace(memo=Playing(support))
    return frame._replace(memo=Reinforcing(support, holder(pos, support)))


# Which counter of the pool a draw takes is its owner's to know.
conceal = owners_dice({DICE[SOVIET]: SOVIET, DICE[AXIS]: AXIS, REICH_DIE: AXIS, LOST_DIE: AXIS})
