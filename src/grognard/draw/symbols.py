"""The signs of the kinds of counters: NATO's, or our own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from grognard.kernel.errors import BadInput
from grognard.kernel.load import only_keys


class Symbol(NamedTuple):
    """A kind of counter: its NATO symbol (20 digits, or nothing) and what it is called.

    Where NATO has none it may be a drawing of ours, as path data: strokes and filled shapes, inside the box
    from (15, 16.5) to (45, 35.5) or, on a card, from (10, 11) to (50, 42). A card is what no unit is: a
    support, a marker. A plane is drawn about its middle, a ship on its water line at 38.
    """

    sidc: str
    words: Mapping[str, str]
    strokes: str = ""
    solid: str = ""
    card: bool = False
    shape: str = ""

    def word(self, lang: str) -> str:
        return self.words.get(lang) or self.words.get("en", "")


def plain_words(name: str) -> dict[str, str]:
    word = name.replace("_", " ")
    return {"fr": word, "en": word}


SYMBOL_KEYS = ("sidc", "strokes", "solid", "card", "shape", "like", "fr", "en")
SHAPES = ("", "plane", "ship")
PATH = re.compile(r"[MLHVCSQTAZmlhvcsqtaz0-9 .,-]*")


def read_symbol(kind: str, entries: Mapping[str, dict[str, Any]], shown: str) -> Symbol:
    """One kind; it may look like another and be called otherwise."""
    where, entry = f"{shown}: [symbol.{kind}]", entries[kind]
    only_keys(entry, SYMBOL_KEYS, where)
    if "like" in entry:
        model = entries.get(entry["like"])
        if model is None or "like" in model:
            raise BadInput(f'{where}: like "{entry["like"]}" is no kind with looks of its own')
        entry = {**model, **entry}
    sidc = entry.get("sidc", "")
    if sidc and (len(sidc) != 20 or not sidc.isdigit()):
        raise BadInput(f'{where}: sidc "{sidc}" is not 20 digits')
    strokes, solid = str(entry.get("strokes", "")), str(entry.get("solid", ""))
    if not PATH.fullmatch(strokes) or not PATH.fullmatch(solid):
        raise BadInput(f"{where}: strokes and solid are the data of paths")
    shape = str(entry.get("shape", ""))
    if shape not in SHAPES:
        raise BadInput(f'{where}: shape "{shape}" is none of plane, ship')
    words = {str(lang): entry[lang] for lang in ("fr", "en") if lang in entry} or plain_words(kind)
    return Symbol(sidc, words, strokes, solid, bool(entry.get("card", False)), shape)
