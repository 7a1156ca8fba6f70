"""What each side sees, and what search may suppose of what it does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.shown import combat_view
from grognard.games.victory_roads.law.corps import Reinforcing
from grognard.games.victory_roads.law.draws import DICE
from grognard.games.victory_roads.law.events.play import Playing
from grognard.games.victory_roads.law.hands import at_hand, holder, holders
from grognard.games.victory_roads.law.names import (
    ALLIES,
    AXIS,
    NOBODY,
    PLACE,
    SIDES,
    SKIES,
    SOVIET,
    SUPPORT_POOL,
    WEATHERS,
    own,
)
from grognard.games.victory_roads.law.objectives import DIE as REICH_DIE
from grognard.games.victory_roads.law.replacements import Replacing
from grognard.games.victory_roads.law.reserve import Leaving
from grognard.games.victory_roads.law.stavka import Calling
from grognard.games.victory_roads.law.theatre_moves import Shift
from grognard.kernel.changes import Change, Removed
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.places import box_at, sees_open_boxes
from grognard.kernel.state import Frame, Position, State
from grognard.kernel.views import UNKNOWN
from grognard.rules.hidden import owners_dice

if TYPE_CHECKING:
    import random

END = PLACE["end_supports"]
# Between the draw and the placement a side may hold supports that must be played.
DRAWING = tuple(f"{name}-supports.{step}" for name in SIDES for step in ("gift", "receive", "order"))


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
        "attacked": pos.game.map.labels(now.attacked),
        "autonomous": [nation for n, nation in enumerate(ALLIES) if now.autonomous >> n & 1],
        "combat": combat_view(pos),
        **orders_view(pos),
        **theatres_view(pos),
        **reich_view(pos),
    }


def orders_view(pos: Position) -> dict[str, Any]:
    """Orders to hold, ships, and what holds for the turn."""
    now, labels = own(pos), pos.game.map.labels
    hexes = ("holding", "hollow", "held_order", "refugees")
    found: dict[str, Any] = {name: labels(getattr(now, name)) for name in hexes}
    found |= {"naval": now.naval, "curbs": sorted(now.curbs)}
    return found | {"abandoned": pos.game.roster.ids(now.abandoned)}


def reich_view(pos: Position) -> dict[str, Any]:
    """The Führer's tracks, replacement points, allies and Warsaw."""
    now = own(pos)
    tracks = ("mood", "maximum", "freedom", "dismissals", "objectives", "cities_lost")
    states = ("few_supports", "slowed", "halting", "no_replacements", "forfeited")
    allies = ("romania", "hungary", "faithful", "rising", "uprising", "handed")
    found = {name: getattr(now, name) for name in (*tracks, *states, *allies)}
    rows = {"replacements": now.points, "changed": now.changed, "returning": now.returning}
    return found | rows | {"fallen": pos.game.map.labels(now.fallen)}


THEATRE_SETS = (
    *("moving", "remote", "resting", "fired", "widened", "shifted", "flipped", "tested"),
    "called",
)
THEATRE_NUMBERS = ("used", "reinforcing", "choosing", "stage", "entered")


def theatres_view(pos: Position) -> dict[str, Any]:
    """What theatres are and have done, and what their open dice have given and is not used yet."""
    now, roster = own(pos), pos.game.roster
    named = {name: getattr(now, name) for name in ("priority", "secondary", "grand")}
    sets = {name: getattr(now, name) for name in THEATRE_SETS}
    borne = {roster[one.support].id: roster[one.bearer].id for one in now.placements if one.bearer >= 0}
    memos = [frame.memo for frame in pos.state.frames]
    return {
        **{name: roster[one].id if one != NOBODY else None for name, one in named.items()},
        **{name: roster.ids(some) for name, some in sets.items()},
        **{name: getattr(now, name) for name in THEATRE_NUMBERS},
        "borne": borne,
        "points": [memo.points for memo in memos if isinstance(memo, Leaving | Shift)],
        "bonus": [memo.bonus for memo in memos if isinstance(memo, Calling)],
    }


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
    if frame.who != viewer and isinstance(memo, Replacing) and memo.supports:
        named = rng.sample(bits(at_hand(pos, frame.who)), memo.supports.bit_count())
        return frame._replace(memo=memo._replace(supports=unitset(named)))
    if frame.who == viewer or not isinstance(memo, Playing | Reinforcing) or memo.support == NOBODY:
        return frame
    support = rng.choice(bits(at_hand(pos, frame.who)))
    if isinstance(memo, Playing):
        return frame._replace(memo=Playing(support))
    return frame._replace(memo=Reinforcing(support, holder(pos, support)))


# Which counter of the pool a draw takes is its owner's to know.
DRAWS = owners_dice({DICE[SOVIET]: SOVIET, DICE[AXIS]: AXIS, REICH_DIE: AXIS})


@rule("VR 5.1.2")
def conceal(change: Change, pos: Position, viewer: int) -> Change | None:
    """A draw stays unknown even where the support must be played at once: it might have been drawn before."""
    if isinstance(change, Removed) and change.how == "drawn" and viewer in box_at(pos.game, change.box).shut:
        change = change._replace(unit=UNKNOWN)
    return DRAWS(change, pos, viewer)
