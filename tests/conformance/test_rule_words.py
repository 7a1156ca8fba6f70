"""The words of each game: summaries say the rule, and places are spelled as on the map."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from importlib.resources import files
from typing import Any

import pytest

from grognard.games import PLAYABLE, entry, load
from grognard.kernel.paragraphs import paragraphs
from grognard.kernel.texts import LANGUAGES, source

NAME = re.compile(r"[A-ZÀ-Ý][\w-]{4,}")  # shorter words are near to too many names
NEAR = 0.75
PROGRAM = re.compile(r"\b(le programme|the program|l'ordinateur|the computer)\b", re.I)
# Peoples, an operation and plain words that are near to one of the 358 names of the map of Victory Roads.
PLAIN = re.findall(
    r"\w+",
    """Bagration Bulgares Hongrois Roumains Allemand Allemands Symboles Passage Poser Mouvement Cette Moins
    Soviets German Germans Bulgarian Bulgarians Hungarians Romanian Romanians Poland South August Playing
    Placing Naval Tested Ratio Marsh Never Movement Standard Number Lines""",
)
# The same for the 1,100 names of the map of Sudden Storm.
OTHERS = re.findall(
    r"\w[\w-]*",
    """Absente Cartes Cette Dernier Finlandais Grande Match Moins Piste Roumains Roumanie Storm Total Volga-1
    Forest Grouping Interior Lines Naval Never North Poland Prussian Search South Target There Transylvania
    Urals While""",
)
OTHERWISE = {
    ("vl", "Gorki"),  # the booklet's own spelling, quoted to say which village it is
    *(("vr", word) for word in PLAIN),
    *(("ss", word) for word in OTHERS),
}
games = pytest.mark.parametrize("game", PLAYABLE)
both = pytest.mark.parametrize("lang", LANGUAGES)


def rule_words(game: str, lang: str) -> Iterator[tuple[str, str]]:
    for id, row in paragraphs(load(game).files).items():
        yield id, f"{row.title(lang)}. {row.summary(lang)} {row.ruling(lang)}"


def said_in(table: Any, lang: str) -> Iterator[str]:
    """Whatever a file of settings says in a language."""
    if isinstance(table, dict):
        if isinstance(table.get(lang), str):
            yield table[lang]
        table = list(table.values())
    for value in table if isinstance(table, list) else ():
        yield from said_in(value, lang)


def all_words(game: str, lang: str) -> Iterator[tuple[str, str]]:
    yield from rule_words(game, lang)
    yield f"{lang}.ftl", source(lang, entry(game).package)
    data = files(entry(game).package).joinpath("data")
    for path in (*data.iterdir(), *data.joinpath("scenarios").iterdir()):
        if path.name.endswith(".toml"):
            yield path.name, "\n".join(said_in(tomllib.loads(path.read_text(encoding="utf-8")), lang))


def misspelled(words: str, names: set[str], foreign: set[str]) -> list[str]:
    """Names of places as another language spells them, and words that are nearly one."""
    others = [word for word in NAME.findall(words) if word not in names]
    return [word for word in others if word in foreign or get_close_matches(word, names, 1, NEAR)]


@both
@games
def test_no_paragraph_says_what_the_program_does(game: str, lang: str) -> None:
    words = dict(rule_words(game, lang))
    assert len(words) > 150
    assert [id for id, text in words.items() if PROGRAM.search(text)] == []


@both
@games
def test_places_are_spelled_as_on_the_map(game: str, lang: str) -> None:
    places = load(game).map.places
    here = {word for place in places for word in NAME.findall(place.fr if lang == "fr" else place.en)}
    there = {word for place in places for word in NAME.findall(place.en if lang == "fr" else place.fr)} - here
    found = {
        (where, word) for where, words in all_words(game, lang) for word in misspelled(words, here, there)
    }
    assert {(where, word) for where, word in found if (game, word) not in OTHERWISE} == set()


def test_a_name_nearly_spelled_right_is_found() -> None:
    names, foreign = {"Bassarguino", "Eltchi", "Tsaritsyne"}, {"Bassargino", "Yelchi", "Tsaritsyn"}
    assert misspelled("De Bassarguino à Tsaritsyne par Eltchi.", names, foreign) == []
    assert misspelled("De Basarguino à Tsarytsine par Yelchi.", names, foreign) == [
        "Basarguino",
        "Tsarytsine",
        "Yelchi",
    ]
