"""The atlas: every map of the project to look at, also of games that cannot be played yet."""

from __future__ import annotations

from functools import lru_cache

from grognard.draw.hex_words import Words, hex_facts
from grognard.draw.svg import map_svg
from grognard.draw.text import hex_text
from grognard.kernel.texts import LANGUAGES
from grognard.server import wire
from grognard.server.board import bare_board
from grognard.server.charts import Chart, need


def atlas(chart: Chart, lang: str) -> wire.Atlas:
    map, words = chart.map, words_of(chart.id, chart.digest, lang)
    other = next(one for one in LANGUAGES if one != lang)
    return wire.Atlas(
        board=bare_board(chart, lang),
        labels={label: names[0] for names in map.names.values() for label in names[1:]},
        places=[
            wire.MapPlace(
                name=getattr(p, lang),
                other=getattr(p, other),
                hex=map.label(p.hex),
                kind=words.of("place", name=p.kind),
            )
            for p in map.places
        ],
    )


@lru_cache(maxsize=32)
def words_of(game: str, digest: str, lang: str) -> Words:
    found = need(game)
    return Words(found.map, found.package, found.art, lang)


def wire_hex(chart: Chart, h: int, lang: str) -> wire.HexTold:
    """A hex as `grognard map GAME --hex LABEL` tells it."""
    facts = hex_facts(h, words_of(chart.id, chart.digest, lang))
    return wire.HexTold(
        hex=chart.map.label(h),
        text=hex_text(chart.map, h, lang, chart.art),
        facts=[wire.HexFact(kind=fact.kind, text=fact.text) for fact in facts],  # type: ignore[arg-type]
    )


def whole_svg(game: str, digest: str, theme: str, lang: str) -> str:
    """The map on one sheet, with its type: to keep, to print, to hang on the wall."""
    found = need(game)
    return map_svg(found.map, lang, art=found.art, theme=theme, embed_fonts=True)
