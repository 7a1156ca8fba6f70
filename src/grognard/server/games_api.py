"""REST about games: what there is to play, their boards and rulebooks. The same for everybody, so kept."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from grognard.ai.style import SECONDS
from grognard.games import MODULES, PLAYABLE, load
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.paragraphs import paragraphs
from grognard.server import levels, wire
from grognard.server.api import LANG, Call, Route
from grognard.server.board import hex_words
from grognard.server.faults import Fault
from grognard.server.layout import board_of
from grognard.server.packed import packed_response
from grognard.server.shelf import game_info

SHORT = {"cache-control": "public, max-age=300"}


def find_game(game: str, call: Call) -> Game:
    if game not in MODULES or (game not in PLAYABLE and game not in call.site.settings.games):
        raise Fault(404, "no-such-game", game=game)
    return load(game)


# -- the shelf


async def games(call: Call) -> wire.Games:
    for id in PLAYABLE:
        call.site.spawn(call.site.layout.board(id, call.lang))
    shelf = [game_info(load(id), call.lang) for id in PLAYABLE]
    return wire.Games(
        games=shelf, bots=levels.levels_offered(call.lang), styles=levels.styles(call.lang), seconds=SECONDS
    )


# -- the board


async def game_board(call: Call) -> Response:
    game = find_game(call.path["game"], call)
    body = await run_in_threadpool(board_of, game.id, call.lang)
    return packed_response(
        call.request, body, {**SHORT, "vary": "accept-language, cookie"}, "application/json"
    )


async def game_rules(call: Call) -> wire.Rulebook:
    game = find_game(call.path["game"], call)
    rows = paragraphs(game.files).values()
    return wire.Rulebook(
        game=game.id,
        title=game.map.title[call.lang],
        version=game.version,
        paragraphs=[
            wire.Paragraph(
                id=r.id,
                kind=r.kind,
                title=r.title(call.lang),
                summary=r.summary(call.lang),
                ruling=r.ruling(call.lang),
            )
            for r in rows
        ],
    )


def hex_answer(game: Game, ask: wire.LookAt, lang: str) -> wire.HexAnswer:
    if ask.hex not in game.map.index:
        raise BadInput(f'"{ask.hex}" is not a hex of this map', "why-noun", noun=ask.hex)
    return wire.HexAnswer(
        id=ask.id, hex=ask.hex, text=hex_words(game, game.map.index[ask.hex], lang), cites=[]
    )


GAMES = [
    Route("GET", "/api/games", games, wire.Games, summary="What there is to play", query=(LANG,)),
    Route(
        "GET",
        "/api/games/{game}/board",
        game_board,
        wire.Board,
        summary="A game's board",
        query=(LANG,),
        cost=2,
    ),
    Route(
        "GET",
        "/api/games/{game}/rules",
        game_rules,
        wire.Rulebook,
        summary="A game's paragraphs",
        query=(LANG,),
        cost=2,
    ),
]
