"""What a table says of itself without its board, to one reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.games import load
from grognard.kernel.game import Game
from grognard.kernel.state import Result
from grognard.kernel.texts import Texts
from grognard.server import clock as clocks
from grognard.server import levels, presentation, table_agreements, wire
from grognard.server.onlooker import dice_now, seats_now
from grognard.server.retention import removal
from grognard.server.shelf import scenario_table, scenario_title
from grognard.server.store import SeatRow, TableRow, User
from grognard.server.table import GameTable

if TYPE_CHECKING:
    from grognard.server.site import Site


def table_now(
    site: Site, row: TableRow, seats: Sequence[SeatRow], user: User | None, lang: str, table: GameTable | None
) -> wire.TableNow:
    """A table without its board, as far as the asker may know it."""
    # names are the same whatever the options: to load each one's own would hold everybody up
    game = load(row.game)
    words, mine = (
        presentation.words_for(game, lang),
        {s.n for s in seats if user is not None and s.user == user.id},
    )
    pace = msgspec.json.decode(row.pace, type=clocks.Pace)
    return wire.TableNow(
        id=row.id,
        game=row.game,
        title=game.map.title[lang],
        scenario=row.scenario,
        options=msgspec.json.decode(row.options),
        seats=seats_now(table, user, site.rooms.online(row.id), lang)
        if table is not None
        else plain_seats(game, seats, user, lang),
        status=row.status,  # type: ignore[arg-type]
        pace=pace.kind,
        timeout=pace.timeout,
        terms=table_agreements.wire_terms(row, seats),
        dice=dice_now(table) if table is not None else wire.DiceNow(**dice_of(row)),
        rules=row.rules,
        turn=row.turn,
        phase=row.phase,
        phase_text=presentation.phase_text(game, row.phase, words),
        acts=row.acts,
        yours=row.status == "playing" and row.to_act in mine,
        private=row.private,
        held=row.held,
        created=row.created,
        touched=row.touched,
        leaves=removal(site.settings.keep_tables, row),
        scenario_title=scenario_title(game.id, row.scenario, lang),
        turns=turns_of(game, row),
        last=scenario_table(game.id, row.scenario).get("turns", (1, 0))[1] or turns_of(game, row),
        to_act=row.to_act if row.status == "playing" else None,
        since=row.since or row.touched,
        left=time_left(row, site.clock()),
        rematch=row.rematch if mine else "",
        result=result_of(row, game, words),
        role="player" if mine else "spectator",  # to others the table does not exist
    )


def turns_of(game: Game, row: TableRow) -> int:
    """How many turns a game has: the scenario says so, or an option."""
    first, last = scenario_table(game.id, row.scenario).get("turns", (1, 0))
    length = msgspec.json.decode(row.options).get("length", "")
    return last - first + 1 if last else int(length) if length.isdigit() else 0


def time_left(row: TableRow, now: float) -> float | None:
    """What the seat that must decide has, where a clock runs."""
    clock = msgspec.json.decode(row.clock, type=clocks.Clock | None)
    if clock is None or clock.running is None or not clock.left or row.status != "playing":
        return None
    return clocks.time_remaining(clock, now)[clock.running]


def result_of(row: TableRow, game: Game, words: Texts) -> wire.Result | None:
    found = msgspec.json.decode(row.result, type=Result | None)
    return None if found is None else presentation.wire_result(game, found, words)


def plain_seats(game: Game, seats: Sequence[SeatRow], user: User | None, lang: str) -> list[wire.SeatNow]:
    return [
        wire.SeatNow(
            n=s.n,
            side=game.sides[s.n],
            kind=s.kind,  # type: ignore[arg-type]
            name=levels.player_name(s.bot, lang) if s.kind == "bot" else s.name,
            you=user is not None and s.user == user.id,
        )
        for s in seats
    ]


def dice_of(row: TableRow) -> dict[str, Any]:
    dice = msgspec.json.decode(row.dice)
    return {"mode": dice["mode"], "commit": dice.get("commit", "")}
