"""What each side sees of the chits, and what search may suppose of those it does not see."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from grognard.games.victory_lost.law import victory
from grognard.games.victory_lost.law.book import Rulebook, book
from grognard.games.victory_lost.law.chits import DRAW, printed_name
from grognard.games.victory_lost.law.data import CHOSEN, SELECTED, Data
from grognard.games.victory_lost.law.names import ARMY_BOXES, AXIS, RETURNING, SIDES, SOVIET, ChitSet, Own
from grognard.kernel.changes import Change, Rolled
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position, State

if TYPE_CHECKING:
    import random


def names(data: Data, chits: ChitSet) -> list[str]:
    return [printed_name(data.chits[c].id) for c in bits(chits)]


@rule("AVL 3.0j", "AVL 3.0l", "AVL 7.1.2a", "AVL 7.1.2d", "AVL 7.1.3a", "AVL 7.1.3b", "AVL 2.1.1f")
def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    """One's own chits and selection; of the bag only how many are in it, of the other side only what lies
    open.
    """
    own: Own = pos.state.own
    data, label = book(pos).data, pos.game.map.labels
    soviet, axis = victory.points(pos)
    stavka = 1 << data.stavka
    mine: dict[str, Any] = {}
    if viewer == SOVIET:
        left = (own.five | stavka) & ~own.lost
        mine = {
            "chits": names(data, left),
            "picked": names(data, own.picked[SOVIET]),
            "ahead": names(data, own.ahead),
        }
    elif viewer == AXIS:
        mine = {"chits": names(data, own.axis & ~own.lost), "picked": names(data, own.picked[AXIS])}
    return {
        "points": {"soviet": soviet, "axis": axis},
        "cities": {"soviet": label(own.control), "axis": label(data.cities & ~own.control)},
        "bag": own.bag.bit_count(),
        "played": names(data, own.played),
        "known": names(data, own.shown),
        "returned": names(data, own.back),
        "drawn": printed_name(data.chits[own.drawn].id) if own.drawn >= 0 else "",
        "active": SIDES[own.active] if own.active >= 0 else "",
        "axis_pool": names(data, own.axis & ~own.lost),
        "boxes": {name: pos.game.roster.ids(pos.at(box)) for name, box in ARMY_BOXES.items()},
        "returning": pos.game.roster.ids(pos.at(RETURNING)),
        "eliminated": pos.game.roster.ids(own.fallen),
        "attacked": label(own.attacked),
        "mine": mine,
    }


@rule("AVL 3.0l", "AVL 7.1.3a", "AVL 7.1.3b")
def scramble(game: Game, state: State, viewer: int, rng: random.Random) -> State:
    """The other side's secrets dealt anew, by luck and by what lies open alone."""
    own: Own = state.own
    if state.result is not None:
        return state
    if viewer != SOVIET:
        own = deal_soviet(game, own, state, rng)
    if viewer != AXIS:
        own = deal_axis(game, own, state, rng)
    return state._replace(own=own)


def some(chits: ChitSet, many: int, rng: random.Random) -> ChitSet:
    return sum(1 << c for c in rng.sample(bits(chits), many))


def partial_choice(chits: ChitSet, whole: int, rng: random.Random) -> ChitSet:
    """A choice that is still being made: nobody else knows how far it has got."""
    return some(chits, rng.randint(0, min(whole, chits.bit_count())), rng)


def is_in_phase(game: Game, state: State, phase: str) -> bool:
    return game.program[state.frames[0].step].phase == phase


def deal_soviet(game: Game, own: Own, state: State, rng: random.Random) -> Own:
    """The five, this turn's selection among them, and the next turn's where they select ahead."""
    rules: Rulebook = game.rules
    data = rules.data
    others = data.chits_of(SOVIET) & ~(1 << data.stavka)
    # everybody knows the chits of a scenario
    free = game.options["chits"] == "free" and data.scenario is None
    if is_in_phase(game, state, "soviet-chits"):
        return own._replace(five=partial_choice(others, CHOSEN, rng)) if free else own
    five = deal_five(rules, own, others, rng) if free else own.five
    pool, choosing = five & ~own.lost, is_in_phase(game, state, "soviet-selection")
    if (own.bag | own.played) & data.chits_of(SOVIET):  # this turn's selection is made
        dealt = deal_bag(own.bag & others, pool & ~own.played, five & ~own.played, rng)
        picked, bag = own.played & others | dealt, own.bag & ~others | dealt
    else:
        picked, bag = partial_choice(pool, SELECTED, rng) if choosing else 0, own.bag
    ahead = 0
    if rules.preselection and bag | own.played and state.turn < data.last_turn:
        whole = min(SELECTED, pool.bit_count())
        ahead = partial_choice(pool, SELECTED, rng) if choosing else some(pool, whole, rng)
    return own._replace(five=five, picked=(picked, own.picked[AXIS]), ahead=ahead, bag=bag)


def deal_five(rules: Rulebook, own: Own, others: ChitSet, rng: random.Random) -> ChitSet:
    """All that were ever drawn, and as many others; so many of them still in the game as have been selected
    this turn.
    """
    known = own.shown & others
    missing, unknown = max(0, CHOSEN - known.bit_count()), others & ~known
    picked = ((own.bag | own.played) & others).bit_count()
    # whoever has lost so few selects the usual number
    few = (own.lost & others).bit_count() <= CHOSEN - SELECTED
    if few or not picked or rules.preselection:
        return known | some(unknown, missing, rng)
    fives = [known | sum(1 << c for c in chits) for chits in combinations(bits(unknown), missing)]
    return rng.choice(
        [five for five in fives if min(SELECTED, (five & ~own.lost).bit_count()) == picked] or fives
    )


def deal_bag(true: ChitSet, likely: ChitSet, able: ChitSet, rng: random.Random) -> ChitSet:
    """As many chits as are in the bag. One whose HQ was lost since they were put in is in it only where there
    is no other.
    """
    many = true.bit_count()
    if many <= likely.bit_count():
        return some(likely, many, rng)
    return likely | some(able & ~likely, min(many - likely.bit_count(), (able & ~likely).bit_count()), rng)


def deal_axis(game: Game, own: Own, state: State, rng: random.Random) -> Own:
    """Which of the Axis's chits are in the bag: a Manstein put back before all eyes is."""
    rules: Rulebook = game.rules
    mine, pool = rules.data.chits_of(AXIS), own.axis & ~own.lost
    if not (own.bag | own.played) & mine:
        many = rules.data.axis_chits[state.turn - 1] if is_in_phase(game, state, "axis-selection") else 0
        return own._replace(picked=(own.picked[SOVIET], partial_choice(pool, many, rng)))
    hidden = ~(own.played | own.back)
    dealt = own.back & mine | deal_bag(own.bag & mine & ~own.back, pool & hidden, own.axis & hidden, rng)
    return own._replace(bag=own.bag & ~mine | dealt, picked=(own.picked[SOVIET], dealt | own.played & mine))


@rule("AVL 7.1.3a")
def conceal(change: Change, pos: Position, viewer: int) -> Change | None:
    """The place of a chit in the bag would tell which others are in it."""
    if isinstance(change, Rolled) and change.what == DRAW and pos.state.result is None:
        return None
    return change
