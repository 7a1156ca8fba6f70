"""REST about games: what there is to play, their boards and rulebooks. The same for everybody, so kept."""

from __future__ import annotations

from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from grognard.ai.style import SECONDS
from grognard.draw.board import art_of
from grognard.games import MODULES, PLAYABLE, entry, fixed_options, load
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.paragraphs import paragraphs
from grognard.mapcheck.sources import data_share
from grognard.server import levels, presentation, wire
from grognard.server.api import LANG, Call, Route
from grognard.server.board import face, hex_words, tour_rows
from grognard.server.faults import Fault
from grognard.server.layout import board_of
from grognard.server.packed import packed_response

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
        games=shelf, bots=levels.offered(call.lang), styles=levels.styles(call.lang), seconds=SECONDS
    )


def game_info(game: Game, lang: str) -> wire.GameInfo:
    known, words = entry(game.id), presentation.words_for(game, lang)
    art = art_of(game)
    return wire.GameInfo(
        id=game.id,
        title=game.map.title[lang],
        subtitle=words.say("game-subtitle"),
        playable=True,
        scale=words.say("game-scale"),
        unit_scale=words.say("game-units"),
        length=words.say("game-length"),
        complexity=int(words.say("game-complexity")),
        scenarios=[scenario_info(game, s, lang) for s in known.scenarios],
        options=[
            wire.OptionInfo(
                name=o.name,
                text=presentation.capital(words.say(f"option-{o.name}")),
                values=[wire.OptionValue(value=v, text=option_value(words, o.name, v)) for v in o.values],
                default=o.usual,
                cite=o.cite,
            )
            for o in known.options
        ],
        sides=[
            wire.GameSide(id=s, text=presentation.capital(words.say(f"side-{s}")), art=face(art, n, "light"))
            for n, s in enumerate(game.sides)
        ],
        hexes=len(game.map.index),
        units=len(game.roster),
        reconstructed=round(data_share(game).part, 4),
        rules=game.version,
        edition=words.say("game-edition"),
        atlas=True,
    )


def scenario_info(game: Game, scenario: str, lang: str) -> wire.ScenarioInfo:
    table = game.files.toml(f"scenarios/{scenario}.toml")
    title, (first, last) = table.get("title", scenario), table.get("turns", (1, 0))
    return wire.ScenarioInfo(
        id=scenario,
        title=str(title.get(lang, scenario) if isinstance(title, dict) else title),
        settles=list(fixed_options(game.id, scenario)),
        turns=last - first + 1,
        guided=any(row.cells["scenario"] == scenario for row in tour_rows(game.files)),
    )


def option_value(words: Any, option: str, value: str) -> str:
    for message in (f"option-{option}-{value}", f"value-{value}"):
        if words.has(message):
            return str(words.say(message))
    return value


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
