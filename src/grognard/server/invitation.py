"""What a link leads to: told to whoever holds it before he takes a seat."""

from __future__ import annotations

import hmac

import msgspec

from grognard.draw.board import art_of
from grognard.games import entry, load
from grognard.kernel.game import Game
from grognard.kernel.texts import Texts
from grognard.server import clock as clocks
from grognard.server import presentation, wire
from grognard.server.api import LANG, Call, Route
from grognard.server.board import face
from grognard.server.faults import Fault
from grognard.server.play_facts import PlayFacts, play_facts
from grognard.server.security import digest
from grognard.server.shelf import option_value, scenario_table, scenario_title
from grognard.server.store import SeatRow, TableRow
from grognard.server.table_view import turns_of


async def invitation(call: Call) -> wire.InvitationInfo:
    """Read from what is kept: the game itself need not be opened for it."""
    site, id, hash = call.site, call.path["id"], digest(call.body.token)
    row = await site.store.table(id)
    if row is None:
        raise Fault(404, "no-such-table")
    seats = await site.store.seats(id)
    seat = next((s for s in seats if s.invite_hash and hmac.compare_digest(s.invite_hash, hash)), None)
    watching = bool(row.watch_hash) and hmac.compare_digest(row.watch_hash, hash)
    mine = next((s for s in seats if call.user is not None and s.user == call.user.id), None)
    if seat is None and not watching and mine is None:
        raise Fault(403, "bad-link")
    host, here = await host_of(call, row, seats)
    found = info(row, seat or (None if watching else mine), host, here, call.lang)
    found.yours = mine is not None
    return found


async def host_of(call: Call, row: TableRow, seats: list[SeatRow]) -> tuple[str, bool]:
    """Who opened the table, and whether he is at it."""
    mine = [seat for seat in seats if seat.user is not None and seat.user == row.owner]
    person = await call.site.store.user(row.owner) if row.owner is not None and not mine else None
    name = mine[0].name if mine else person.name if person is not None else ""
    return name, any(seat.n in call.site.rooms.online(row.id) for seat in mine)


def info(row: TableRow, seat: SeatRow | None, host: str, here: bool, lang: str) -> wire.InvitationInfo:
    game = load(row.game)
    words, pace = presentation.words_for(game, lang), msgspec.json.decode(row.pace, type=clocks.Pace)
    facts = play_facts(game.id).get(row.scenario, PlayFacts())
    found = wire.InvitationInfo(
        table=row.id,
        game=game.id,
        title=game.map.title[lang],
        scenario=scenario_title(game.id, row.scenario, lang),
        about=scenario_table(game.id, row.scenario).get("introduction", {}).get(lang, ""),
        minutes=(facts.least, facts.most),
        level=facts.level,
        turns=turns_of(game, row),
        seat=seat.n if seat is not None else None,
        host=host,
        message=row.message,
        here=here,
        pace=pace.kind,  # type: ignore[arg-type]
        timeout=pace.timeout,  # type: ignore[arg-type]
        size=pace.minutes if pace.kind == clocks.LIVE else pace.hours,
        increment=pace.increment,
        dice=str(msgspec.json.decode(row.dice)["mode"]),
        changed=changed_options(row, words),
    )
    if seat is not None:
        side = game.sides[seat.n]
        found.side, found.side_text = side, presentation.capital(words.say(f"side-{side}"))
        found.aim, found.art = aim_of(game, row.scenario, side, words), face(art_of(game), seat.n, "light")
    return found


def aim_of(game: Game, scenario: str, side: str, words: Texts) -> str:
    """What a side must do, in the scenario if that says so itself."""
    for message in (f"aim-{scenario}-{side}", f"aim-{side}"):
        if words.has(message):
            return words.say(message)
    return ""


def changed_options(row: TableRow, words: Texts) -> list[wire.Changed]:
    """The options that differ from the rulebook; how the units are set up is no change of the rules."""
    given = msgspec.json.decode(row.options)
    return [
        wire.Changed(
            text=presentation.capital(words.say(f"option-{one.name}")),
            # of an option that is on or off its name says enough
            value="" if set(one.values) == {"no", "yes"} else option_value(words, one.name, given[one.name]),
            cite=one.cite,
        )
        for one in entry(row.game).options
        if given.get(one.name, one.usual) != one.usual and one.name not in ("setup", "length")
    ]


MOST_OPEN = 30  # tables in one list


async def open_tables(call: Call) -> wire.OpenTables:
    """Tables at which anybody may take a seat, but for the reader's own."""
    told, me = [], call.user.id if call.user is not None else ""
    for row, seats in await call.site.store.open_tables(MOST_OPEN):
        seat = next((one for one in seats if one.kind == "open" and one.invite_hash), None)
        if seat is None or row.owner == me or any(one.user == me for one in seats if me):
            continue
        host, here = await host_of(call, row, seats)
        told.append(info(row, seat, host, here, call.lang))
    return wire.OpenTables(tables=told)


INVITATIONS = [
    Route("GET", "/api/open", open_tables, wire.OpenTables, summary="Open tables", query=(LANG,)),
    Route(
        "POST",
        "/api/tables/{id}/invitation",
        invitation,
        wire.InvitationInfo,
        wire.TokenIn,
        "What a link leads to",
        query=(LANG,),
    ),
]
