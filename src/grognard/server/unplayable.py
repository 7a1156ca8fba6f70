"""A game that today's rules do not replay: it is not lost. Its table is seen, its acts and dice are read as
they were written.

After the end everybody at the table reads all of it. Of a game that is held everybody reads what his own side
did:
another version may take it up again, and then what was hidden must still be hidden.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence

from grognard.games import load
from grognard.kernel.chain import write_record
from grognard.kernel.records import Record, records
from grognard.kernel.replaying import replay_as_far
from grognard.kernel.texts import Texts
from grognard.server import presentation, wire
from grognard.server.store import SeatRow, TableRow
from grognard.server.table import first_position


class Shut:
    """Such a game, for one reader: `mine` are the sides whose acts he may read."""

    def __init__(
        self, row: TableRow, seats: Sequence[SeatRow], lines: Sequence[str], user: str | None
    ) -> None:
        self.row, self.seats, self.lines = row, seats, lines
        self.game = load(row.game)
        held = [seat.n for seat in seats if user is not None and seat.user == user]
        self.whole = row.status == "over" or len(held) == len(seats)
        self.mine = self.game.sides if self.whole else self.sides_of(held)

    def sides_of(self, held: Collection[int]) -> tuple[str, ...]:
        """Who plays which side is settled early: as far as the game can be played again, it tells."""
        found = replay_as_far(self.lines, self.row.id, first_position) if held else None
        sides = () if found is None else found.pos.state.seats
        return tuple(self.game.sides[side] for side, seat in enumerate(sides) if seat in held)

    def journal(self) -> list[str]:
        """The journal, or as much of it as one side may know: without the sums and hashes
        of what it may not.
        """
        return list(self.lines) if self.whole else [own_line(line, self.mine) for line in self.lines]

    def moves(self, words: Texts) -> list[wire.ReplayMove]:
        found = records(self.lines, self.row.id)
        told = [("", []), *((one.side, self.wire_lines(one, words)) for one in found)]
        return [
            wire.ReplayMove(n=n, turn=0, phase="", side=side, lines=lines)
            for n, (side, lines) in enumerate(told)
        ]

    def wire_lines(self, one: Record, words: Texts) -> list[wire.Line]:
        if one.side not in self.mine:
            return [wire.Line(text=words.say("unread-act"), cite="", kind="told")]
        verb, *noun = one.act
        said = words.say(f"verb-{verb}") if words.has(f"verb-{verb}") else verb
        lines = [wire.Line(text=" ".join([said, *noun]), cite="", kind="told")]
        for roll in one.rolls:
            text = words.say("written-die", face=roll.face, sides=roll.sides)
            lines.append(wire.Line(text=text, cite=roll.cite, kind="roll", face=roll.face, side=one.side))
        return lines

    def dice(self) -> list[wire.DiceCount]:
        found = {side: [0] * 6 for side in self.game.sides}
        for one in records(self.lines, self.row.id):
            for roll in one.rolls if one.side in self.mine and one.side in found else ():
                if roll.sides == 6:
                    found[one.side][roll.face - 1] += 1
        return [wire.DiceCount(side=side, faces=faces) for side, faces in found.items()]

    def replay(self, table: wire.TableNow, lang: str) -> wire.Replay:
        words = presentation.words_for(self.game, lang)
        mode = table.dice.mode
        why = self.row.held or self.row.id
        return wire.Replay(
            table=table,
            moves=self.moves(words),
            dice=self.dice(),
            verified="sealed" if mode == "live" else mode,
            unplayable=why,
        )


def own_line(line: str, mine: Collection[str]) -> str:
    record = json.loads(line)
    hidden = {"hash", "sum"} if record.get("as") in mine else {"hash", "sum", "act", "rolls"}
    return write_record({key: value for key, value in record.items() if key not in hidden})
