"""REST about maps: the atlas, single hexes, pieces of the picture and the whole of it. The same for
everybody, so kept.
"""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from grognard.draw.chunks import chunk_svg
from grognard.draw.overview import OVERVIEW, overview_svg
from grognard.games import COMING, PLAYABLE, entry, load
from grognard.kernel.errors import BadInput
from grognard.server import wire
from grognard.server.api import LANG, Call, Param, Route
from grognard.server.atlas import whole_svg, wire_hex
from grognard.server.charts import Chart, chart, need
from grognard.server.faults import Fault
from grognard.server.layout import atlas_of
from grognard.server.packed import PackedCache, packed_response
from grognard.server.thumbnail import blank_svg, cut_svg, thumbnail_svg

FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
SHORT = {"cache-control": "public, max-age=300"}
SPOKEN = {**SHORT, "vary": "accept-language"}
SVG = "image/svg+xml"
THEMES = ("light", "dark")
THEME = Param("theme", {"type": "string", "enum": list(THEMES)})
SCENARIO = Param("scenario", {"type": "string", "maxLength": 64})


async def find_map(call: Call) -> Chart:
    """The map that is asked for. A game that is not offered here keeps its map to itself."""
    game = call.path["game"]
    if game not in (*PLAYABLE, *COMING, *call.site.settings.games):
        raise Fault(404, "no-such-game", game=game)
    return await run_in_threadpool(need, game)


def theme_of(call: Call) -> str:
    theme = call.query("theme") or "light"
    if theme not in THEMES:
        raise Fault(404, "not-here")
    return theme


# -- to look at


async def map_atlas(call: Call) -> Response:
    found = await find_map(call)
    body = await run_in_threadpool(atlas_of, found, call.lang)
    return packed_response(call.request, body, SPOKEN, "application/json")


async def map_hex(call: Call) -> wire.HexTold:
    found, label = await find_map(call), call.path["hex"]
    if label not in found.map.index:
        raise Fault(404, "bad-hex", hex=label)
    call.headers.update(SPOKEN)
    return await run_in_threadpool(wire_hex, found, found.map.index[label], call.lang)


# -- pictures


async def map_chunk(call: Call) -> Response:
    """A piece of the map. Its address names the data it was drawn from, so it never changes."""
    path, found = call.path, await find_map(call)
    wrong = (
        path["theme"] not in THEMES
        or path["detail"] not in ("near", "far")
        or path["lang"] not in ("fr", "en")
    )
    if wrong or path["digest"] != found.digest:
        raise Fault(404, "not-here")
    try:
        packed = await run_in_threadpool(
            packed_piece, found.id, path["digest"], path["theme"], path["detail"], path["lang"], path["chunk"]
        )
    except BadInput:
        raise Fault(404, "not-here") from None
    return packed_response(call.request, packed, FOREVER, SVG)


def draw_piece(game: str, digest: str, theme: str, detail: str, lang: str, chunk: str) -> str:
    found = need(game)
    if chunk == OVERVIEW:
        return overview_svg(found.map, found.art, theme)
    return chunk_svg(found.map, found.art, theme, lang, detail, chunk)


packed_piece = PackedCache(draw_piece, 1024)


async def map_svg(call: Call) -> Response:
    """The whole map, to keep."""
    found, theme = await find_map(call), theme_of(call)
    packed = await run_in_threadpool(packed_whole, found.id, found.digest, theme, call.lang)
    headers = {**SPOKEN, "content-disposition": f'attachment; filename="grognard-{found.id}-{call.lang}.svg"'}
    return packed_response(call.request, packed, headers, SVG)


packed_whole = PackedCache(whole_svg, 8)


async def thumbnail(call: Call) -> Response:
    game, theme = call.path["game"], theme_of(call)
    if game not in (*PLAYABLE, *COMING):
        raise Fault(404, "not-here")
    scenario = call.query("scenario") or ""
    if scenario and (game not in PLAYABLE or scenario not in entry(game).scenarios):
        raise Fault(404, "not-here")
    packed = (
        await run_in_threadpool(packed_thumbnail, game, theme, call.lang, scenario)
        if game in PLAYABLE
        else await run_in_threadpool(packed_cut, game, theme, call.lang)
    )
    return packed_response(call.request, packed, SHORT, SVG)


def draw_thumbnail(game: str, theme: str, lang: str, scenario: str) -> str:
    return thumbnail_svg(load(game, scenario=scenario or None), theme, lang)


def draw_cut(game: str, theme: str, lang: str) -> str:
    found = chart(game)
    return cut_svg(found, theme, lang) if found else blank_svg(game, theme)


packed_thumbnail = PackedCache(draw_thumbnail, 32)
packed_cut = PackedCache(
    draw_cut, 32
)  # apart: nobody waits for the large map of a game that he cannot play yet


CHUNK = "/api/maps/{game}/{digest}/{theme}/{detail}/{lang}/{chunk}.svg"
MAPS = [
    Route(
        "GET",
        "/api/games/{game}/thumbnail.svg",
        thumbnail,
        wire.Done,
        summary="A small map",
        media=SVG,
        query=(LANG, THEME, SCENARIO),
    ),
    Route(
        "GET", "/api/maps/{game}", map_atlas, wire.Atlas, summary="A map to look at", query=(LANG,), cost=2
    ),
    Route(
        "GET",
        "/api/maps/{game}/map.svg",
        map_svg,
        wire.Done,
        summary="The whole map",
        media=SVG,
        query=(LANG, THEME),
        cost=5,
    ),
    Route(
        "GET",
        "/api/maps/{game}/hexes/{hex}",
        map_hex,
        wire.HexTold,
        summary="A hex of a map",
        query=(LANG,),
        cost=0.2,
    ),
    Route("GET", CHUNK, map_chunk, wire.Done, summary="A piece of the map", media=SVG, cost=0.2),
]
