"""A whole side arranged at once: where should everybody go, all things considered?

Nobody moves while it is thought out. Each unit's places are those on its menu; a try puts some units
elsewhere on paper and asks the game's score for the whole. Units are tried one by one, then in
companies: all that could come next to the same enemy, the strongest first, even where the first of
them alone would gain nothing. Last, whoever adds nothing by moving stays where he is.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from heapq import heapify, heappop, heappush
from operator import or_
from random import Random
from typing import NamedTuple

from grognard.ai.evaluation import friendly_hexes, is_marker, one_outcome, question
from grognard.ai.style import PlayStyle
from grognard.kernel.engine import choices
from grognard.kernel.flow import GO, HAND
from grognard.kernel.game import Judge
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.menu import BOX, HEX, UNIT, Act, Allowed
from grognard.kernel.places import box_number, box_place
from grognard.kernel.state import Position

WORTHWHILE = 0.02  # a gain below this is none
KEPT = 8  # places of a unit that are weighed again and again, the best of the last look
WIDE = 120  # of more places than this another look takes in the best of the one before
SPOTS = 3  # places next to him tried for each
ROUNDS = 8
FEW = 900  # places in all that may be looked at more than once
TRIES = 6000  # scores taken for one arrangement
# the share of them for the first look, and places of each unit that it takes in at least
LOOKED, LEAST = (0.6, 3)


class MoveOptions(NamedTuple):
    """Where one unit may go, full hexes of friends included: they may have left by then."""

    opens: Act  # takes it in hand
    verbs: tuple[tuple[str, HexSet], ...]  # each manner of going, and to which hexes
    boxes: tuple[tuple[str, int], ...] = ()  # and to which places beside the map

    @property
    def places(self) -> HexSet:
        return reduce(or_, (places for _, places in self.verbs), 0)

    @property
    def all_places(self) -> list[int]:
        """Hexes, then boxes."""
        return [*bits(self.places), *(at for _, at in self.boxes)]

    def acts_to(self, h: int) -> list[Act]:
        """The acts that lead to a place, in the order in which the question names them."""
        if h < 0:
            return [Act(verb, box_number(at)) for verb, at in self.boxes if at == h]
        return [Act(verb, h) for verb, places in self.verbs if places >> h & 1]


def survey_moves(pos: Position) -> dict[int, MoveOptions]:
    """The units that may go somewhere now, and where to. Nothing where the phase is not one of going."""
    found: dict[int, MoveOptions] = {}
    menu, friends = choices(pos), friendly_hexes(pos, choices(pos).who)
    for verb in question(pos).with_role(HAND, UNIT):
        for unit in bits(menu.verbs[verb].set) if verb in menu.verbs else ():
            if unit not in found and (ways := move_options_of(pos, Act(verb, unit), friends)) is not None:
                found[unit] = ways
    return found


def move_options_of(pos: Position, opens: Act, friends: HexSet) -> MoveOptions | None:
    """Where a unit taken in hand may go, by each verb that moves it; nothing where it cannot go anywhere."""
    opened = one_outcome(pos, opens)
    menu = choices(opened)
    if menu.who != choices(pos).who or opened.state.result is not None:
        return None
    going = [
        (v, menu.verbs[v]) for v in question(opened).with_role(GO) if v in menu.verbs and menu.verbs[v].set
    ]
    hexes = tuple((verb, a.set | shut_by_friends(a) & friends) for verb, a in going if a.kind == HEX)
    if is_marker(pos, opens.noun) and asks_more(
        pos, opened, [Act(v, n) for v, a in going for n in bits(a.set)[:1]]
    ):
        return None
    boxes = tuple((verb, box_place(n)) for verb, a in going if a.kind == BOX for n in bits(a.set))
    return MoveOptions(opens, hexes, boxes) if hexes or boxes else None


def asks_more(pos: Position, opened: Position, going: list[Act]) -> bool:
    """Does laying a marker put a question of its own? Then it is no matter of who stands where."""
    after = [one_outcome(opened, act) for act in going]
    return any(len(then.state.frames) > len(pos.state.frames) for then in after)


def shut_by_friends(allowed: Allowed) -> HexSet:
    """What was ruled out; of that, who asks picks the hexes where friends stand."""
    return reduce(or_, (out for _, out, _ in allowed.ruled_out if out > 0), 0)


class MovePlan:
    """Where everybody is to stand, so far, and what that is worth to one side."""

    def __init__(
        self,
        pos: Position,
        ways: dict[int, MoveOptions],
        luck: Random,
        manner: PlayStyle,
        judge: Judge,
        tries: int = TRIES,
    ) -> None:
        self.judge = judge
        self.first, self.ways, self.luck, self.left = pos, ways, luck, tries
        self.side, self.bold = choices(pos).who, manner.boldness
        self.hints = pos.game.hooks.hints
        self.goals = self.hints.objectives(pos, self.side)
        self.known: dict[tuple[int, ...], float] = {}
        self.gifts: dict[int, float] = {}
        self.near_enemies: HexSet | None = None
        self.now, self.value, self.taken = pos, self.score_of(pos.state.where), self.friends(pos.state.where)
        self.begun = self.value
        self.kept: dict[int, list[int]] = {}
        self.seen: dict[int, list[int]] = {}

    # -- on paper

    def score_of(self, where: tuple[int, ...]) -> float:
        """The score of everybody standing so."""
        value = self.known.get(where)
        if value is None:
            self.left -= 1
            then = Position(self.first.game, self.first.state._replace(where=where), self.first)
            value = self.judge(then, self.side)
            if self.goals:
                value += sum(
                    self.arrival_gain(u, at)
                    for u in self.ways
                    if (at := where[u]) in self.goals and at != self.first.state.where[u]
                )
            if self.bold:
                value += self.bold * self.count_in_touch(where)
            self.known[where] = value
        return value

    def count_in_touch(self, where: tuple[int, ...]) -> int:
        """How many stand next to an enemy: what the bold like, and the cautious do not."""
        if self.near_enemies is None:
            foes = friendly_hexes(self.first, 1 - self.side)
            self.near_enemies = self.first.game.map.grid.adjacent(foes)
        return sum(1 for u in self.ways if (at := where[u]) >= 0 and self.near_enemies >> at & 1)

    def arrival_gain(self, unit: int, h: int) -> float:
        """What coming to a place changes besides who stands where: a town taken, say."""
        if h not in self.gifts:
            self.gifts[h] = 0.0
            ways = self.ways[unit]
            opened = one_outcome(self.first, ways.opens)
            going = next((act for act in ways.acts_to(h) if act in choices(opened)), None)
            if going is not None:
                score = self.judge
                real = one_outcome(opened, going)
                paper = Position(
                    self.first.game, self.first.state._replace(where=real.state.where), self.first
                )
                shut = self.first.state.frames if real.state.result is None else real.state.frames
                done = Position(real.game, real.state._replace(frames=shut))
                self.gifts[h] = score(done, self.side) - score(paper, self.side)
        return self.gifts[h]

    def with_unit(self, where: tuple[int, ...], unit: int, h: int) -> tuple[int, ...]:
        return (*where[:unit], h, *where[unit + 1 :])

    def adopt(self, where: tuple[int, ...], value: float) -> None:
        self.now = Position(self.first.game, self.first.state._replace(where=where), self.first)
        self.value, self.taken = value, self.friends(where)

    def friends(self, where: tuple[int, ...]) -> HexSet:
        """The hexes where units of the side stand, those too that do not fight: they may fill a hex."""
        lo, hi = self.first.game.roster.side_spans[self.side]
        return hexset({h for h in where[lo:hi] if h >= 0})

    def has_room(self, unit: int, h: int) -> bool:
        """Only friends in a hex can be in the way: other places would not be on the menu."""
        return h < 0 or not self.taken >> h & 1 or self.hints.has_room(self.now, unit, h)

    # -- one by one

    def improve(self) -> None:
        """Until nothing gains any more, or enough was tried."""
        for again in range(ROUNDS):
            if not again or self.is_worth_another_look():
                self.look()
            climbed = self.climb()
            stormed = self.gather_attacks()
            if self.left <= 0 or not (climbed or stormed):
                break
        self.release_idle()

    def look(self) -> None:
        """A look at every place, again at the best of many; the best of each unit's are kept. Whoever is in a
        hurry looks at some.
        """
        where, many = self.now.state.where, max(LEAST, int(LOOKED * self.left / len(self.ways)))
        for unit, ways in self.ways.items():
            places = [h for h in self.seen.get(unit) or ways.all_places if self.has_room(unit, h)]
            if len(places) > many:
                places = self.luck.sample(places, many)
            found = [(self.score_of(self.with_unit(where, unit, h)), h) for h in places]
            found.sort(reverse=True)
            self.kept[unit] = [h for _, h in found[:KEPT]]
            if len(found) > WIDE:
                self.seen[unit] = [h for _, h in found[:WIDE]]

    def is_worth_another_look(self) -> bool:
        """Whether all places should be looked at again: where there are few, or where all units come new to
        the map, so that the first look saw none of them beside another.
        """
        many = sum(ways.places.bit_count() for ways in self.ways.values())
        return many < FEW or all(self.first.state.where[u] < 0 for u in self.ways)

    def gain(self, unit: int, h: int) -> float:
        now = self.now.state.where
        if now[unit] == h or (h != self.first.state.where[unit] and not self.has_room(unit, h)):
            return 0.0
        return self.score_of(self.with_unit(now, unit, h)) - self.value

    def climb(self) -> bool:
        """Make the best single move, again and again. A gain found earlier is worked out anew before it is
        used, since other units have moved.
        """
        waiting = [
            (-self.gain(u, h), u, h)
            for u, kept in self.kept.items()
            for h in (*kept, *(home for home in [self.first.state.where[u]] if home >= 0))
        ]
        heapify(waiting)
        climbed = False
        while waiting and self.left > 0:
            _, unit, h = heappop(waiting)
            gain = self.gain(unit, h)
            if gain <= WORTHWHILE:
                if waiting and -waiting[0][0] <= WORTHWHILE:
                    break
                continue
            if waiting and gain < -waiting[0][0] - 1e-9:
                heappush(waiting, (-gain, unit, h))
                continue
            self.adopt(self.with_unit(self.now.state.where, unit, h), self.value + gain)
            climbed = True
            for other in self.kept[unit]:
                heappush(waiting, (-self.gain(unit, other), unit, other))
        return climbed

    # -- in company

    def gather_attacks(self) -> bool:
        """Gather against the enemies that it pays to gather against, the best first."""
        found = [
            (gain, target)
            for target in self.enemies()
            if (gain := self.best_gathering(target)[1] - self.value) > WORTHWHILE
        ]
        found.sort(reverse=True)
        stormed = False
        for _, target in found:
            where, value = self.best_gathering(target)
            if value > self.value + WORTHWHILE:
                self.adopt(where, value)
                stormed = True
        return stormed

    def enemies(self) -> list[int]:
        """The hexes of enemies that somebody could come next to."""
        game = self.first.game
        reach = 0
        for ways in self.ways.values():
            reach |= ways.places
        near = game.map.grid.adjacent(reach)
        foes = [friendly_hexes(self.first, side) for side in range(len(game.sides)) if side != self.side]
        return bits(reduce(or_, foes, 0) & near)

    def best_gathering(self, target: int) -> tuple[tuple[int, ...], float]:
        """The best of all companies against one enemy: the strongest who can come, and so many more."""
        spots = self.first.game.map.grid.adjacent(1 << target) & ~(1 << target)
        where = self.now.state.where
        best = (where, self.value)
        comers = [
            (self.hints.attack_strength(self.first, u), u)
            for u, w in self.ways.items()
            if w.places & spots and not self.is_standing_on(u, spots)
        ]
        comers.sort(reverse=True)
        for _, unit in comers[: self.hints.company]:
            tried = self.best_post(where, unit, spots & self.ways[unit].places)
            if tried is None:
                continue
            where, value = tried
            if value > best[1]:
                best = (where, value)
        return best

    def is_standing_on(self, unit: int, spots: HexSet) -> bool:
        at = self.now.state.where[unit]
        return at >= 0 and bool(spots >> at & 1)

    def best_post(
        self, where: tuple[int, ...], unit: int, spots: HexSet
    ) -> tuple[tuple[int, ...], float] | None:
        """One more in the best of these places; nothing where there is no room."""
        game, state = self.first.game, self.first.state
        paper = Position(game, state._replace(where=where), self.first)
        best: tuple[tuple[int, ...], float] | None = None
        open_ = [h for h in bits(spots) if self.hints.has_room(paper, unit, h)]
        if len(open_) > SPOTS:
            open_ = self.luck.sample(open_, SPOTS)
        for h in open_:
            then = self.with_unit(where, unit, h)
            value = self.score_of(then)
            if best is None or value > best[1]:
                best = (then, value)
        return best

    # -- who need not go

    def release_idle(self) -> None:
        """Whoever adds nothing by moving stays."""
        home = self.first.state.where
        for unit in self.moved_units():
            back = self.gain(unit, home[unit]) if home[unit] >= 0 else -1.0
            if back > -WORTHWHILE and self.hints.has_room(self.now, unit, home[unit]):
                self.adopt(self.with_unit(self.now.state.where, unit, home[unit]), self.value + back)

    def moved_units(self) -> Iterable[int]:
        return [u for u in self.ways if self.now.state.where[u] != self.first.state.where[u]]

    def orders(self) -> list[tuple[int, int]]:
        """Who goes where: first those who bring most."""
        might, now = self.hints.attack_strength, self.now.state.where
        return [(u, now[u]) for u in sorted(self.moved_units(), key=lambda u: -might(self.first, u))]
