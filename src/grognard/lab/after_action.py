"""What happened in one game, gathered turn by turn for somebody who reads about it afterwards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from grognard.ai.reasons import Reason
from grognard.kernel.acts import read_act
from grognard.kernel.changes import (
    Change,
    Message,
    Moved,
    PhaseStarted,
    Placed,
    Removed,
    Rolled,
    StepsChanged,
    TurnStarted,
)
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.journal import CLOSED, Journal, Scene
from grognard.kernel.menu import Act
from grognard.kernel.narration import Line, story
from grognard.kernel.places import DEAD
from grognard.kernel.preview import Preview
from grognard.kernel.state import Position, State, UnitSet
from grognard.kernel.texts import Texts
from grognard.kernel.views import UNKNOWN, seen_change
from grognard.lab.chronicle import NO_LOSS, Chronicle, steps_lost
from grognard.lab.luck import MOST, RollLuck, measure_roll
from grognard.lab.reasons import Reasons

UNTOLD = ("only", "end", "forced", "random", "gain")  # reasons that name no aim
# lines that tell where we are, or are told together, not what a fight came to
ASIDE = ("phase", "turn", "seated", "end", "moved")


class Arrow(NamedTuple):
    """A unit's way in one turn, in one manner."""

    side: int
    path: tuple[int, ...]
    how: str


class UnitChange(NamedTuple):
    """A unit that came or was lost: its number, or UNKNOWN; where, and how many steps."""

    unit: int
    side: int
    hex: int
    steps: int
    gone: bool = True  # for good, not only a step of it


@dataclass
class Event:
    """A combat, or something else for which dice fell."""

    turn: int
    side: int
    target: int = -1
    odds: Preview | None = None
    faces: list[int] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    luck: RollLuck | None = None
    lost: list[int] = field(default_factory=list)  # steps, by side
    # units that moved because of it, by manner; UNKNOWN among them
    went: dict[str, list[int]] = field(default_factory=dict)
    why: Reason | None = None  # the attacker's, if it was kept and the reader may know it
    defenders: UnitSet = 0  # of an attack: the units it was made on
    emptied: bool = False  # of an attack: whether none of them is left in the hex
    n: int = 0  # the act that began it, counted from one

    @property
    def chance(self) -> float | None:
        """Of an attack for which dice fell: how likely it was that the defenders would leave the hex."""
        if self.odds is None or not self.faces:
            return None
        return sum(row.chance for row in self.odds.rows if row.emptied)


@dataclass
class Turn:
    turn: int
    state: State | None = None  # as the turn left it
    arrows: list[Arrow] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    arrived: list[UnitChange] = field(default_factory=list)
    losses: list[UnitChange] = field(default_factory=list)
    others: list[Line] = field(default_factory=list)  # what the game told besides
    # by side and reason, the units that moved for it
    aims: dict[tuple[int, Reason], list[int]] = field(default_factory=dict)


@dataclass
class GameSummary:
    """A whole game, as its reader may know it."""

    journal: Journal
    game: Game  # as the reader sees it: with everything face up when the game is over
    viewer: int
    over: bool
    full: bool
    turns: list[Turn]
    chronicle: dict[str, Any]
    dice: list[list[int]]  # for each side's acts, how often each face of a six-sided die fell


def sum_up(
    journal: Journal,
    words: Texts,
    side: int | None = None,
    luck: bool = True,
    most: int = MOST,
    reasons: Reasons | None = None,
) -> GameSummary:
    """Of a game that is over: everything, or what one side saw of it. Of another: what the side named may
    know.

    `reasons` are those of the acts, by number. Reasons tell of plans: of one side's report only its own are
    part.
    """
    over = journal.pos.state.result is not None
    if not over and side is None:
        names = ", ".join(journal.game.sides)
        raise BadInput(
            f"the game is not over: say whose report it is, --as {names}", "report-not-over", names=names
        )
    teller = _Summariser(journal, words, side, luck and over, most)
    for n, entry in enumerate(journal.scenes()):
        teller.n = n + 1
        teller.why = (reasons or {}).get(n + 1) if side is None or entry.side == side else None
        teller.read_scene(entry)
    return teller.summary(over)


def open_faced(game: Game) -> Game:
    """The same game with nothing hidden from anybody."""
    return replace(
        game, hooks=replace(game.hooks, can_see=lambda *_: True, conceal=lambda change, *_: change)
    )


class _Summariser:
    def __init__(self, journal: Journal, words: Texts, side: int | None, luck: bool, most: int) -> None:
        self.journal, self.words, self.luck, self.most = journal, words, luck, most
        self.full = side is None
        self.game = open_faced(journal.game) if side is None else journal.game
        self.viewer = 0 if side is None else side
        self.chronicle = Chronicle(journal.game, luck=False)
        self.chronicle.begin(journal.start)
        first = journal.start.state.turn
        self.turns = [Turn(first)]
        self.state = journal.start.state
        self.event: Event | None = None
        self.why: Reason | None = None  # of the act being told
        self.floor = 0
        self.dice = [[0] * 6 for _ in journal.game.sides]
        self.n = 0  # of the act being told
        self.first_turn = self.game.hooks.first_turn(self.game)
        if first >= self.first_turn:  # the units stand already: the map before the first turn
            self.turns = [Turn(first - 1, journal.start.state), Turn(first)]

    def summary(self, over: bool) -> GameSummary:
        self._close()
        self.turns[-1].state = self.journal.pos.state
        return GameSummary(
            self.journal,
            self.game,
            self.viewer,
            over,
            self.full,
            self.turns,
            self.chronicle.to_dict(),
            self.dice,
        )

    def read_scene(self, entry: Scene) -> None:
        before = entry.before
        act = None if entry.act[0] in CLOSED and not entry.rolls else read_act(before, *entry.act)
        self.chronicle.record_act(before, act, entry)
        self._event(before, act, entry)
        was, now = (Position(self.game, pos.state) for pos in (before, entry.pos))
        self.state = before.state
        for k, changes in enumerate(by_phase(entry.changes)):
            if k:
                self._new_phase(changes, entry)
            self._part(changes, was, now, entry)
            was = Position(self.game, self.state._replace(own=was.state.own))

    def _part(self, changes: list[Change], was: Position, now: Position, entry: Scene) -> None:
        lines = story(changes, was, now, self.words, self.viewer)
        if self.event is not None:
            self.event.lines += [line for line in lines if line.kind not in ASIDE]
        for change in changes:
            self._changed(change, was, now, entry)
        if self.event is None:
            self.turns[-1].others += [line for line in lines if line.kind in ("told", "marked", "end")]

    def _new_phase(self, changes: list[Change], entry: Scene) -> None:
        """What an act brings about in the phase after its own is no part of the fight it ended."""
        if self.event is not None and self.event.faces:
            self._close()
        if self.event is None and any(isinstance(change, Rolled) for change in changes):
            self.event, self.floor = self._blank(self.state.turn, entry.side), len(entry.pos.state.frames)

    def _blank(self, turn: int, side: int) -> Event:
        return Event(turn, side, lost=[0] * len(self.game.sides), n=self.n)

    def _event(self, before: Position, act: Act | None, entry: Scene) -> None:
        """Open an event when an attack is announced or dice fall; it lasts as long as its questions do."""
        depth = len(before.state.frames)
        if self.event is not None and (depth <= self.floor or (entry.rolls and not self.event.odds)):
            self._close()
        odds = (
            self._odds(before)
            if entry.rolls or any(isinstance(change, Message | Removed) for change in entry.changes)
            else None
        )
        if self.event is None and (odds or entry.rolls):
            self.event = self._blank(before.state.turn, entry.side)
            self.floor = max(1, depth - 1) if odds else depth
        if self.event is None:
            return
        if odds is not None and not self.event.faces:
            self.event.odds = odds
            self.event.side, self.event.target = odds.attacker, odds.hex
            self.event.defenders = defenders(before, odds)
            self.event.why = self.event.why or (self.why if entry.side == self.event.side else None)
        if entry.rolls and self.luck and act is not None and self.event.luck is None:
            found = measure_roll(before, act, entry, self.most)
            self.event.luck = found if found is not None and found.spread > 1e-9 else None

    def _odds(self, before: Position) -> Preview | None:
        """What an attack was reckoned at, if the reader may know: his own attacks, and those that hide
        nothing.
        """
        if before.state.result is not None or not before.state.frames:
            return None
        found = before.game.hooks.odds(before)
        known = self.full or choices(before).who == self.viewer or (found is not None and found.open)
        return found if known else None

    def _close(self) -> None:
        if self.event is not None and self.event.lines:
            where, target = self.state.where, self.event.target
            self.event.emptied = all(where[unit] != target for unit in bits(self.event.defenders))
            turn = next(t for t in reversed(self.turns) if t.turn <= self.event.turn)
            turn.events.append(self.event)
        self.event = None

    def _changed(self, change: Change, was: Position, now: Position, entry: Scene) -> None:
        if isinstance(change, TurnStarted):
            if self.event is not None:
                self.event.turn = change.turn  # its dice fall in the new turn
            self.turns[-1].state = self.state
            self.turns.append(Turn(change.turn))
        seen = seen_change(change, was, now, self.viewer)
        if isinstance(seen, Rolled):
            self._rolled(seen, entry)
        elif isinstance(seen, Moved | Placed | Removed | StepsChanged) and isinstance(
            change, Moved | Placed | Removed | StepsChanged
        ):
            self._unit(seen, change)
        if isinstance(change, Moved | Placed | Removed | StepsChanged | TurnStarted):
            self.state = change.apply(self.state)

    def _rolled(self, seen: Rolled, entry: Scene) -> None:
        if seen.sides == 6:
            self.dice[entry.side][seen.face - 1] += 1
            if self.event is not None:  # a counter drawn is no die
                self.event.faces.append(seen.face)

    def _unit(
        self, seen: Moved | Placed | Removed | StepsChanged, change: Moved | Placed | Removed | StepsChanged
    ) -> None:
        turn, side, was = self.turns[-1], self.game.roster[change.unit].side, self.state.where[change.unit]
        if isinstance(seen, Moved):
            turn.arrows.append(Arrow(side, seen.path, seen.how))
            if self.event is None and self.why is not None and self.why.what not in UNTOLD:
                moved = turn.aims.setdefault((side, self.why._replace(gain=0.0)), [])
                moved += [seen.unit] if seen.unit not in moved else []
            if self.event is not None and seen.unit not in self.event.went.setdefault(seen.how, []):
                self.event.went[seen.how].append(seen.unit)
        elif isinstance(seen, Placed):
            if was < 0 and turn.turn >= self.first_turn and self.chronicle.fights_for(change.unit) >= 0:
                turn.arrived.append(UnitChange(seen.unit, side, seen.to, self.state.steps[change.unit]))
        elif steps := steps_lost(change, self.state):
            gone = isinstance(change, Removed) and change.box == DEAD and change.how not in NO_LOSS
            turn.losses.append(UnitChange(seen.unit, side, was, steps, gone))
            if self.event is not None:
                self.event.lost[side] += steps


def defenders(pos: Position, odds: Preview) -> UnitSet:
    """The fighting units in the hex that is attacked."""
    units = pos.game.fighting_units(1 - odds.attacker)
    return unitset(unit for unit in bits(units) if pos.state.where[unit] == odds.hex)


def by_phase(changes: list[Change]) -> list[list[Change]]:
    """The changes of an act, cut where a new turn or phase begins."""
    parts: list[list[Change]] = [[]]
    for change in changes:
        together = isinstance(change, PhaseStarted) and parts[-1] and isinstance(parts[-1][-1], TurnStarted)
        if isinstance(change, PhaseStarted | TurnStarted) and parts[-1] and not together:
            parts.append([])
        parts[-1].append(change)
    return parts


def turning_points(tale: GameSummary, many: int = 8) -> list[Event]:
    """The throws that swung the game most, in the order in which they fell."""
    thrown = [event for turn in tale.turns for event in turn.events if event.luck is not None]
    largest = sorted(thrown, key=lambda e: -abs(e.luck.gave) if e.luck else 0.0)[:many]
    return [event for event in thrown if any(event is one for one in largest)]


def ways(arrows: Iterable[Arrow]) -> list[Arrow]:
    """Arrows that go on where another ended become one."""
    found: list[Arrow] = []
    for arrow in arrows:
        if len(arrow.path) < 2:
            continue
        last = next(
            (i for i in range(len(found) - 1, max(-1, len(found) - 4), -1) if is_continued(found[i], arrow)),
            None,
        )
        if last is None:
            found.append(arrow)
        else:
            found[last] = found[last]._replace(path=(*found[last].path, *arrow.path[1:]))
    return found


def is_continued(first: Arrow, second: Arrow) -> bool:
    return first.side == second.side and first.how == second.how and first.path[-1] == second.path[0]


__all__ = [
    "UNKNOWN",
    "Arrow",
    "Event",
    "GameSummary",
    "Turn",
    "UnitChange",
    "sum_up",
    "turning_points",
    "ways",
]
