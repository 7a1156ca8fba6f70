"""What each side sees, and what search may suppose of what it does not see."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.combat_view import combat_view
from grognard.games.victory_roads.law.corps import Reinforcing
from grognard.games.victory_roads.law.draws import DICE
from grognard.games.victory_roads.law.events.play import Playing
from grognard.games.victory_roads.law.events.reich import LOST_DIE
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
    Battle,
    Own,
    own,
)
from grognard.games.victory_roads.law.objectives import DIE as REICH_DIE
from grognard.games.victory_roads.law.replacements import Replacing
from grognard.games.victory_roads.law.supports_available import (
    support_boxes,
    theatre_of_support,
    usable_supports,
)
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
STEPS = ("gift", "receive", "handed_stalin", "forced", "only", "order")
DRAWING = tuple(f"{name}-supports.{step}" for name in SIDES for step in STEPS)


# -- what is open


@rule("VR 1.4.1")
def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    """Counters in boxes are the only secrets: all that the game remembers is open, field by field, and so are
    the questions it has come to, but for a support that somebody has in hand.
    """
    now, label = own(pos), pos.game.map.label
    asked = [frame for frame in pos.state.frames if is_open(frame)]
    return {
        **{name: visible_value(pos, viewer, kind, getattr(now, name)) for name, kind in kinds(Own).items()},
        "weather": WEATHERS[now.weather],
        "sky": SKIES[now.sky],
        "captured": pos.game.map.labels(now.captured & ~now.control),
        "pontoons": {pos.game.roster[one.unit].id: label(one.across) for one in now.pontoons},
        "placements": {pos.game.roster[one.support].id: list(one[1:]) for one in now.placements},
        "asked": [{"step": frame.step, **memo_view(pos, viewer, frame.memo)} for frame in asked],
        "autonomous": [nation for n, nation in enumerate(ALLIES) if now.autonomous >> n & 1],
        "combat": combat_view(pos),
    }


def memo_view(pos: Position, viewer: int, memo: tuple[Any, ...]) -> dict[str, Any]:
    return {
        name: visible_value(pos, viewer, kind, getattr(memo, name))
        for name, kind in kinds(type(memo)).items()
    }


@cache
def kinds(of: type) -> dict[str, str]:
    """The type of each field of a named tuple, as its module writes it."""
    found = of.__annotations__.items()
    return {name: getattr(kind, "__forward_arg__", str(kind)) for name, kind in found}


def visible_value(pos: Position, viewer: int, kind: str, value: Any) -> Any:
    """A value by the names that are printed; of units only those that the viewer may see."""
    if kind == "HexSet":
        return pos.game.map.labels(value)
    if kind == "UnitSet":
        return [pos.game.roster[unit].id for unit in bits(value) if sees_open_boxes(pos, viewer, unit)]
    return sorted(value) if isinstance(value, frozenset) else value


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
        for unit, place in deal_supports(pos, side, theirs, rng).items():
            where[unit] = place
    anew = state._replace(where=tuple(where))
    frames = tuple(with_hidden_dealt(Position(game, anew), frame, viewer, rng) for frame in state.frames)
    return anew._replace(frames=frames)


def deal_supports(pos: Position, side: int, theirs: list[int], rng: random.Random) -> dict[int, int]:
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
        open_ |= set(support_boxes(pos, side))
    for unit in theirs:
        if unit not in found and holds(data.mandatory, unit):
            found[unit] = rng.choice([place for place in places if place in open_] or places)
            places.remove(found[unit])
    rng.shuffle(places)
    return found | dict(zip((unit for unit in theirs if unit not in found), places, strict=True))


def is_open(frame: Frame) -> bool:
    """May everybody see what a question remembers? Of a combat only what has been announced."""
    return (
        isinstance(frame.memo, tuple)
        and not isinstance(frame.memo, Battle)
        and not has_hidden_supports(frame)
    )


def has_hidden_supports(frame: Frame) -> bool:
    """Does somebody have supports in hand that he has not played or spent yet?"""
    if isinstance(frame.memo, Replacing):
        return frame.memo.supports != 0
    return isinstance(frame.memo, Playing | Reinforcing) and frame.memo.support != NOBODY


def with_hidden_dealt(pos: Position, frame: Frame, viewer: int, rng: random.Random) -> Frame:
    """A support that somebody has in hand is as unknown as any other in his boxes."""
    memo = frame.memo
    if frame.who == viewer or not has_hidden_supports(frame):
        return frame
    if isinstance(memo, Replacing):
        named = rng.sample(bits(usable_supports(pos, frame.who)), memo.supports.bit_count())
        return frame._replace(memo=memo._replace(supports=unitset(named)))
    support = rng.choice(bits(usable_supports(pos, frame.who)))
    if isinstance(memo, Playing):
        return frame._replace(memo=Playing(support))
    return frame._replace(memo=Reinforcing(support, theatre_of_support(pos, support)))


# Which counter of the pool a draw takes is its owner's to know.
DRAWS = owners_dice({DICE[SOVIET]: SOVIET, DICE[AXIS]: AXIS, REICH_DIE: AXIS, LOST_DIE: AXIS})


@rule("VR 5.1.2")
def conceal(change: Change, pos: Position, viewer: int) -> Change | None:
    """A draw stays unknown even where the support must be played at once: it might have been drawn before."""
    if isinstance(change, Removed) and change.how == "drawn" and viewer in box_at(pos.game, change.box).shut:
        change = change._replace(unit=UNKNOWN)
    return DRAWS(change, pos, viewer)
