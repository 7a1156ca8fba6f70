"""Large boards are made before anybody asks for them: beside everything else, and small ones not at all."""

from __future__ import annotations

import asyncio
import sys
import threading

import pytest
from tests.server.test_abuse_limits import put

from grognard.games import PLAYABLE, load
from grognard.kernel.texts import LANGUAGES
from grognard.server import layout
from grognard.server.packed import PackedCache

pytestmark = pytest.mark.anyio
BOTH = [("ts", lang) for lang in LANGUAGES]


@pytest.fixture
def made(monkeypatch):
    """The boards that were made, and by which thread."""
    found = []

    def make(game, digest, lang):
        found.append((game, lang, threading.get_ident()))
        return lang

    monkeypatch.setattr(layout, "packed_board", PackedCache(make, 32))
    return found


async def until_laid_out(site, *games):
    """The tasks of a site go on for ever, but for these."""
    async with asyncio.timeout(30):
        while not {(game, lang) for game in games for lang in LANGUAGES} <= site.layout.begun:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)  # anything more that would be made is made by then


async def test_a_large_game_is_laid_out_when_the_server_starts(open_site, made, monkeypatch):
    monkeypatch.setattr(layout, "LARGE", 100)  # Tsaritsyn has 168
    site = await open_site(games=("toy",))
    await site.start()
    try:
        await until_laid_out(site, *PLAYABLE)
    finally:
        await site.close()
    assert [(game, lang) for game, lang, _ in made] == [
        (game, lang) for game in PLAYABLE for lang in LANGUAGES
    ]
    assert threading.get_ident() not in {thread for _, _, thread in made}


async def test_or_not_where_the_operator_does_not_want_it(open_site, made, monkeypatch):
    monkeypatch.setattr(layout, "LARGE", 100)
    site = await open_site(boards_ahead=False)
    await site.start()
    try:
        await asyncio.sleep(0.3)
        assert site.layout.measured == set()
        await put(site, "t0")
        await site.table("t0")
        await until_laid_out(site, "ts")
    finally:
        await site.close()
    assert {game for game, _, _ in made} == {"ts"}


async def test_a_small_game_is_not(open_site, made):
    large = {game for game in PLAYABLE if len(load(game).map.index) >= layout.LARGE}
    site = await open_site(games=("toy",))
    await site.start()
    try:
        await put(site, "t0")
        async with asyncio.timeout(30):
            while site.layout.measured != {*PLAYABLE, "toy"}:
                await asyncio.sleep(0.01)
        await until_laid_out(site, *large)
    finally:
        await site.close()
    assert {game for game, _, _ in made} == large < set(PLAYABLE)


async def test_a_table_that_is_opened_or_found_again_has_its_board_made_once(open_site, made, monkeypatch):
    monkeypatch.setattr(layout, "LARGE", 100)
    site = await open_site()
    for id in ("t0", "t1", "t2"):
        await put(site, id)
    await until_laid_out(site, "ts")
    assert [(game, lang) for game, lang, _ in made] == BOTH
    again = await open_site()
    await again.table("t1")
    await until_laid_out(again, "ts")
    assert again.layout.begun == set(BOTH)
    assert len(made) == len(BOTH)  # kept from before


async def test_a_large_board_is_made_by_another_process(monkeypatch):
    def refuse(*_):
        raise AssertionError("made in the server, while people wait for their acts")

    large = next(game for game in PLAYABLE if len(load(game).map.index) >= layout.LARGE)
    here = layout.board_json(large, "fr")
    monkeypatch.setattr(layout, "board", refuse)
    assert layout.make_board(large, "", "fr") == here


async def test_when_that_process_dies_it_is_made_all_the_same(monkeypatch):
    monkeypatch.setattr(sys, "executable", "false")
    monkeypatch.setattr(layout, "LARGE", 1)
    assert layout.make_board("toy", "", "fr") == layout.board_json("toy", "fr")
