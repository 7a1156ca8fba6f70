"""The atlas over a real server: every map can be looked at, also those of games that cannot be played yet."""

from __future__ import annotations

import json
import time
from importlib import import_module

import httpx
import pytest
from tests.server.harness import PATIENCE

from grognard.draw.hex_words import hex_lines
from grognard.games import COMING, FINISHED, PLAYABLE, boards, load
from grognard.games.boards import board
from grognard.kernel.errors import BadInput
from grognard.server import charts, layout, maps_api
from grognard.server.app import DOCUMENT
from grognard.server.atlas import wire_hex
from grognard.server.charts import chart
from grognard.server.faults import Fault
from grognard.server.thumbnail import blank_svg

MAPS = (*PLAYABLE, *COMING)
BOTH = ("fr", "en")


@pytest.fixture(scope="module")
def ask(server):
    with httpx.Client(base_url=server.home, timeout=PATIENCE) as client:
        yield client


@pytest.fixture(scope="module")
def atlases(ask):
    """The atlas of each map, in both languages."""
    return {(game, lang): got(ask, f"/api/maps/{game}", lang).json() for game in MAPS for lang in BOTH}


def got(ask, path, lang="en", **query):
    answer = ask.get(path, params={"lang": lang, **query})
    assert answer.status_code == 200, f"{path}: {answer.text[:300]}"
    return answer


# -- the shelf


def test_a_finished_game_is_not_to_come():
    assert set(COMING).isdisjoint({*FINISHED, *PLAYABLE})
    assert {*PLAYABLE, *COMING} == set(boards.BOARDS) - {"toy"}
    assert [game for game in FINISHED if "to come" in str(import_module(boards.BOARDS[game]).__doc__)] == []


@pytest.mark.parametrize("lang", BOTH)
def test_every_card_of_the_shelf_leads_to_a_map(ask, lang):
    shelf = {one["id"]: one for one in got(ask, "/api/games", lang).json()["games"]}
    assert set(shelf) == set(MAPS)
    for id, one in shelf.items():
        assert one["atlas"], id
        assert one["hexes"] == len(board(id).map.index)
        assert one["playable"] == (id in PLAYABLE)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", MAPS)
def test_the_small_picture_is_a_cut_of_the_map(ask, game, theme):
    answer = got(ask, f"/api/games/{game}/thumbnail.svg", "fr", theme=theme)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text != blank_svg(game, theme)
    assert 'class="g-paper"' in answer.text
    assert answer.text.rstrip().endswith("</svg>")


# -- a map


@pytest.mark.parametrize("lang", BOTH)
@pytest.mark.parametrize("game", MAPS)
def test_an_atlas_holds_every_hex_and_place(atlases, game, lang):
    found, map = atlases[game, lang], board(game).map
    sheet = found["board"]
    assert sorted(sheet["hexes"]["labels"]) == sorted(map.label(h) for h in map.names)
    assert {**{label: label for label in sheet["hexes"]["labels"]}, **found["labels"]} == {
        x: map.label(h) for x, h in map.index.items()
    }
    assert sheet["title"] == map.title[lang]
    assert sheet["units"] == sheet["phases"] == []
    assert [(p["name"], p["hex"]) for p in found["places"]] == [
        (getattr(p, lang), map.label(p.hex)) for p in map.places
    ]
    assert {p["other"] for p in found["places"]} == {p.en if lang == "fr" else p.fr for p in map.places}
    assert all(p["kind"] for p in found["places"])


@pytest.mark.parametrize("game", MAPS)
def test_its_picture_comes_in_pieces(ask, atlases, game):
    sheet = atlases[game, "fr"]["board"]
    where = f"/api/maps/{game}/{sheet['digest']}"
    middle = sheet["chunks"][len(sheet["chunks"]) // 2]["id"]
    for path in (f"light/near/fr/{middle}", f"dark/far/en/{middle}", "light/far/fr/overview"):
        answer = got(ask, f"{where}/{path}.svg")
        assert answer.text.startswith("<svg")
        assert "immutable" in answer.headers["cache-control"]
    for path in (
        f"light/near/fr/{middle}x",
        f"green/near/fr/{middle}",
        f"light/nearer/fr/{middle}",
        f"light/near/de/{middle}",
    ):
        assert ask.get(f"{where}/{path}.svg").status_code == 404
    assert ask.get(f"/api/maps/{game}/{'0' * 16}/light/near/fr/{middle}.svg").status_code == 404


@pytest.mark.parametrize(("game", "theme"), [("vl", "light"), ("vl", "dark"), ("avl", "light")])
def test_the_whole_map_can_be_taken_home(ask, game, theme):
    answer = got(ask, f"/api/maps/{game}/map.svg", "fr", theme=theme)
    assert answer.headers["content-disposition"] == f'attachment; filename="grognard-{game}-fr.svg"'
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert f"<title>{board(game).map.title['fr']}</title>" in answer.text
    assert (
        answer.text
        != got(ask, f"/api/maps/{game}/map.svg", "fr", theme="dark" if theme == "light" else "light").text
    )


def test_the_largest_map_is_there_at_once_on_a_warm_server(ask, atlases):
    large = max(MAPS, key=lambda game: len(atlases[game, "fr"]["board"]["hexes"]["labels"]))
    assert len(atlases[large, "fr"]["board"]["hexes"]["labels"]) > 10_000
    begun = time.monotonic()
    body = got(ask, f"/api/maps/{large}", "fr")
    assert time.monotonic() - begun < 1
    assert body.headers["content-encoding"] == "gzip"
    assert int(body.headers["content-length"]) < 500_000


# -- a hex


def report_lines(ask, game, label, lang):
    found = got(ask, f"/api/maps/{game}/hexes/{label}", lang).json()
    return [found["text"], *(f"  {fact['text']}" for fact in found["facts"])]


@pytest.mark.parametrize("lang", BOTH)
@pytest.mark.parametrize("game", MAPS)
def test_a_hex_is_told_as_the_command_line_tells_it(game, lang):
    found, shown = board(game), chart(game)
    assert shown is not None
    numbers = sorted(found.map.names)
    named = [p.hex for p in found.map.places]
    for h in {*numbers[:: len(numbers) // 4], *named[:: len(named) // 4]}:
        answer = wire_hex(shown, shown.map.index[found.map.label(h)], lang)
        assert [answer.text, *(f"  {fact.text}" for fact in answer.facts)] == hex_lines(found, h, lang)


def test_moscow(ask):
    assert report_lines(ask, "ss", "2A:3317", "en") == hex_lines(
        board("ss"), board("ss").map.hex("2A:3317"), "en"
    )
    facts = got(ask, "/api/maps/ss/hexes/2A:3317", "fr").json()["facts"]
    assert any(fact["kind"] == "place" and "Moscou" in fact["text"] for fact in facts)
    assert {"ground", "attribute", "side", "line", "place"} <= {fact["kind"] for fact in facts}


def test_a_hex_under_its_other_label_is_the_same_hex(ask, atlases):
    game, again = next(
        (game, atlases[game, "en"]["labels"]) for game in MAPS[::-1] if atlases[game, "en"]["labels"]
    )
    other, first = next(iter(again.items()))
    assert (
        got(ask, f"/api/maps/{game}/hexes/{other}").json()
        == got(ask, f"/api/maps/{game}/hexes/{first}").json()
    )
    assert any(
        fact["kind"] == "labels" and other in fact["text"]
        for fact in got(ask, f"/api/maps/{game}/hexes/{first}").json()["facts"]
    )


# -- what is not there


@pytest.mark.parametrize(
    ("path", "en", "fr"),
    [
        ("/api/maps/chess", 'no game is called "chess"', "aucun jeu ne s'appelle «\u00a0chess\u00a0»"),
        ("/api/maps/toy", 'no game is called "toy"', "aucun jeu ne s'appelle «\u00a0toy\u00a0»"),
        ("/api/maps/chess/hexes/0101", 'no game is called "chess"', None),
        ("/api/maps/chess/map.svg", 'no game is called "chess"', None),
        (
            "/api/maps/vl/hexes/9999",
            '"9999" is not a hex of this map',
            "«\u00a09999\u00a0» n'est pas un hex de cette carte",
        ),
        ("/api/maps/vl/hexes/%00", None, None),
        ("/api/maps/vl/hexes/" + "9" * 5000, None, None),
        ("/api/maps/" + "x" * 5000, None, None),
        ("/api/maps/vl/map.svg?theme=green", "there is nothing at this address", None),
        ("/api/games/vl/thumbnail.svg?theme=green", "there is nothing at this address", None),
        ("/api/maps", "there is nothing at this address", None),
        ("/api/maps/vl/hexes", "there is nothing at this address", None),
    ],
)
def test_what_is_not_there(ask, path, en, fr):
    for lang, said in (("en", en), ("fr", fr)):
        answer = ask.get(path, headers={"accept-language": lang})
        assert answer.status_code == 404
        fault = answer.json()["error"]
        assert "\n" not in fault
        assert len(fault) < 1000
        if said is not None:
            assert fault == said


def test_the_document_names_the_routes():
    paths = json.loads(DOCUMENT)["paths"]
    for path in ("/api/maps/{game}", "/api/maps/{game}/map.svg", "/api/maps/{game}/hexes/{hex}"):
        assert {"200", "404", "429"} <= set(paths[path]["get"]["responses"])
    assert "theme" in {p["name"] for p in paths["/api/maps/{game}/map.svg"]["get"]["parameters"]}


# -- a map whose data are broken


@pytest.fixture(params=["unreadable", "missing"])
def broken(monkeypatch, request):
    """The map of a game that is to come cannot be read, or is not there; what is said of it."""

    def read(game):
        if game == "ss":
            raise BadInput("hexes.csv:3: nonsense")
        return board(game)

    boards._board.cache_clear()
    for module in (charts, maps_api):
        monkeypatch.setattr(module, "COMING", ("ss",))
    monkeypatch.setattr(maps_api, "PLAYABLE", tuple(id for id in PLAYABLE if id != "ss"))
    if request.param == "unreadable":
        monkeypatch.setattr(charts, "board", read)
    else:
        monkeypatch.setitem(boards.BOARDS, "ss", "grognard.games.nowhere")
    charts.chart_of_board.cache_clear()
    yield {"unreadable": "hexes.csv:3: nonsense", "missing": "ss: the map of this game is not there"}[
        request.param
    ]
    charts.chart_of_board.cache_clear()


@pytest.mark.anyio
async def test_a_broken_map_has_no_link_and_spoils_no_other(broken, open_site, caplog):
    await open_site()
    assert {id for id in MAPS if charts.chart(id) is None} == {"ss"}
    assert maps_api.draw_cut("ss", "light", "fr") == blank_svg("ss", "light")
    for make in (
        lambda: layout.make_atlas("ss", "", "fr"),
        lambda: maps_api.draw_piece("ss", "", "light", "near", "fr", "0-0"),
    ):
        with pytest.raises(Fault) as refused:
            make()
        assert refused.value.status == 404
    (told,) = [line for line in caplog.messages if "the map of" in line]  # once
    assert told.startswith(f"the map of ss cannot be shown: {broken}")


def test_a_game_with_rules_shows_the_map_it_is_played_on():
    for game in PLAYABLE:
        found = chart(game)
        assert found is not None
        assert found.map is load(game).map
