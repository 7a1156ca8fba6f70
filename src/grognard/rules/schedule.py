"""What is listed for each turn: reinforcements, and whatever else comes by the calendar (withdrawals,
transformations, draws).

schedule.csv: turn,side,what,unit,count,where,condition,scenarios,source
2,axis,arrive,G28J G367,,german_city,,campaign bagration,rulebook 10.1

Columns besides turn, side, unit and source may be left out, and a game may have more of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from grognard.kernel.load import Files, Row
from grognard.kernel.places import POOL
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.units import Roster

FIELDS = ("turn", "side", "what", "count", "where", "condition", "scenarios", "source")
ARRIVE = "arrive"


class Entry(NamedTuple):
    """A line of the list."""

    turn: int
    side: int
    what: str
    units: tuple[int, ...] = ()  # in the order of the list; none, where any of a kind will do
    number: int = 0  # of those
    where: str = ""
    condition: str = ""
    more: Mapping[str, str] = {}  # the cells of all other columns

    @property
    def set(self) -> UnitSet:
        return sum(1 << unit for unit in self.units)


Met = Callable[[Position, Entry], bool]  # does the condition of an entry hold?


class Schedule:
    """The entries of all turns, and the units that arrive by them."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = tuple(entries)

    def units_on(self, turn: int) -> UnitSet:
        """The units listed for one turn."""
        return self._units_on[turn] if 0 <= turn < len(self._units_on) else 0

    def units_until(self, turn: int) -> UnitSet:
        """The units listed for a turn or an earlier one."""
        return self._units_until[min(turn, len(self._units_until) - 1)] if turn >= 0 else 0

    def entries_of(self, turn: int, side: int, what: str) -> list[Entry]:
        """What the list says for a side's turn."""
        return [e for e in self.entries if (e.turn, e.side, e.what) == (turn, side, what)]

    @cached_property
    def conditional(self) -> tuple[Entry, ...]:
        return tuple(e for e in self.entries if e.what == ARRIVE and e.condition)

    @cached_property
    def _units_on(self) -> list[UnitSet]:
        found = [0] * (max((e.turn for e in self.entries), default=0) + 1)
        for entry in self.entries:
            if entry.what == ARRIVE:
                found[entry.turn] |= entry.set
        return found

    @cached_property
    def _units_until(self) -> list[UnitSet]:
        return list(accumulate(self._units_on, or_))


def printed_schedule(
    roster: Roster, among: UnitSet = -1, turn: Callable[[int], int] | None = None
) -> Schedule:
    """The list that the counters of a set give: the turn that each prints, or that `turn` says; 0 for who has
    none.
    """
    found = []
    for unit, counter in enumerate(roster.units):
        on = turn(unit) if turn is not None else int(counter.arrives) if counter.arrives.isdecimal() else 0
        if on and among >> unit & 1:
            found.append(Entry(on, counter.side, ARRIVE, (unit,)))
    return Schedule(found)


def due(pos: Position, schedule: Schedule, side: int, met: Met = lambda pos, entry: True) -> UnitSet:
    """A side's units that wait beside the map and whose turn has come, this one or an earlier one; who waits
    for something else besides comes only when it has happened.
    """
    first, end = pos.game.roster.side_spans[side]
    found = pos.at(POOL) & schedule.units_until(pos.state.turn) & ((1 << end) - (1 << first))
    for entry in schedule.conditional:
        if entry.set & found and not met(pos, entry):
            found &= ~entry.set
    return found


def read(
    files: Files,
    columns: Sequence[str],
    roster: Roster,
    sides: Sequence[str],
    events: Sequence[str] = (ARRIVE,),
    others: Sequence[str] = (),
    scenario: str = "",
    file: str = "schedule.csv",
    check: Callable[[Row, Entry], None] = lambda row, entry: None,
) -> Schedule:
    """The list of a scenario: the rows that name it, and those that name none. `events` happen to the
    counters
    that their rows name, `others` to something else (points, a kind of unit), which is left to the game;
    `check` refuses a row of the scenario that the game has no use for.
    """
    found = []
    for row in files.rows(file, columns):
        scenarios = row.cells.get("scenarios", "").split()
        entry = _entry(row, roster, sides, events, others)
        if not scenarios or scenario in scenarios:
            check(row, entry)
            found.append(entry)
    return Schedule(found)


def _entry(
    row: Row, roster: Roster, sides: Sequence[str], events: Sequence[str], others: Sequence[str]
) -> Entry:
    row.source()
    what = row.one_of("what", (*events, *others)) if "what" in row.cells else ARRIVE
    names = row["unit"].split() if what in events else []
    for name in names:
        if name not in roster.index:
            raise row.bad("unit", f'"{name}" is not known', "data-unknown", given=name, near="none")
    if row.number("turn") < 0:
        raise row.bad("turn", "less than nothing", "data-negative")
    return Entry(
        turn=row.number("turn"),
        side=sides.index(row.one_of("side", sides)),
        what=what,
        units=tuple(roster.index[name] for name in names),
        number=row.number("count") if row.cells.get("count") else len(names),
        where=row.cells.get("where", ""),
        condition=row.cells.get("condition", ""),
        more={column: cell for column, cell in row.cells.items() if column not in FIELDS},
    )
