"""Coming back to a game: what the others did meanwhile, in a few lines and as a picture."""

from __future__ import annotations

import copy
from collections.abc import Iterable

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from grognard.kernel.changes import Change, Moved, Placed, Removed, StepsChanged
from grognard.kernel.journal import Scene
from grognard.kernel.texts import Texts
from grognard.kernel.views import seen_change
from grognard.server import presentation, wire
from grognard.server.api import LANG, Call, Route
from grognard.server.maps_api import THEME, theme_of
from grognard.server.replay_api import eyes_of
from grognard.server.table import GameTable
from grognard.server.thumbnail import position_svg
from grognard.server.visibility import seen_table

LINES = 3  # that are told
BACK = 300  # acts at most that are looked through for them
ASIDE = ("phase", "turn", "seated", "roll")  # lines that say where we are, or only what a die showed


async def news(call: Call) -> wire.News:
    table, me = await seen_table(call), call.me
    seen = await call.site.store.seen(table.id, me.id)
    call.site.guard.reads(call, min(BACK, len(table.journal.entries)))
    words = presentation.words_for(table.game, call.lang)
    return await run_in_threadpool(news_of, copy.copy(table), seen, table.seats_of(me.id), words)


def news_of(table: GameTable, seen: int, held: frozenset[int], words: Texts) -> wire.News:
    """Of the acts of others that the reader has not seen: how many there are, and what weighed most."""
    journal, eyes = table.journal, table.viewer(held)
    last = len(journal.entries)
    first = max(min(seen, last), last - BACK)
    seats = table.pos.state.seats
    scenes = [journal.scene(n) for n in range(first, last)]
    theirs = [scene for scene in scenes if scene.side < 0 or seats[scene.side] not in held]
    fights = [scene for scene in theirs if is_weighty(scene)]
    lines = [line for scene in (fights or theirs) if (line := news_line(scene, eyes, words)) is not None]
    return wire.News(acts=len(theirs), lines=lines[-LINES:])


def is_weighty(scene: Scene) -> bool:
    """Whether dice fell or somebody lost something."""
    return bool(scene.rolls) or any(isinstance(c, Removed | StepsChanged) for c in scene.changes)


def news_line(scene: Scene, eyes: int, words: Texts) -> wire.Line | None:
    """What an act came to: its first sentence, and the last that tells of losses."""
    lines = presentation.log_lines(scene.changes, scene.before, scene.pos, words, eyes)
    some = [line for line in lines if line.kind not in ASIDE]
    if not some:
        return None
    losses = [line.text for line in some[1:] if line.kind in ("removed", "step")]
    text = " ".join([some[0].text, *losses[:2]])
    return wire.Line(text=text, cite=some[0].cite, kind=some[0].kind)


async def table_picture(call: Call) -> Response:
    """The position as the asker may see it, around where something last happened."""
    table, theme = await seen_table(call), theme_of(call)
    eyes = eyes_of(call, table)
    svg = await run_in_threadpool(draw_picture, copy.copy(table), eyes, theme, call.lang)
    return Response(svg, 200, {}, "image/svg+xml")


def draw_picture(table: GameTable, eyes: int, theme: str, lang: str) -> str:
    return position_svg(table.pos, eyes, theme, lang, scene_of_action(table, eyes))


def scene_of_action(table: GameTable, eyes: int) -> int:
    """The hex where the last thing happened that the reader saw, else one where units stand."""
    journal = table.journal
    for n in range(len(journal.entries) - 1, max(-1, len(journal.entries) - BACK), -1):
        scene = journal.scene(n)
        seen = [seen_change(change, scene.before, scene.pos, eyes) for change in scene.changes]
        if hexes := list(places(change for change in seen if change is not None)):
            return hexes[-1]
    standing = [at for at in table.pos.state.where if at >= 0]
    return sorted(standing)[len(standing) // 2] if standing else next(iter(table.game.map.index.values()))


def places(changes: Iterable[Change]) -> Iterable[int]:
    for change in changes:
        if isinstance(change, Moved):
            yield change.path[-1]
        elif isinstance(change, Placed) and change.to >= 0:
            yield change.to


NEWS = [
    Route(
        "GET",
        "/api/tables/{id}/news",
        news,
        wire.News,
        summary="What the others did meanwhile",
        query=(LANG,),
        faults=(401, 409),
    ),
    Route(
        "GET",
        "/api/tables/{id}/picture.svg",
        table_picture,
        wire.Done,
        summary="The position as a small picture",
        query=(LANG, THEME),
        media="image/svg+xml",
        cost=2,
        faults=(409,),
    ),
]
