"""One hex of a map in words: a sentence, then everything known of it with its source. The same at the
terminal and in the browser.
"""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

from grognard.draw.art import Art, load_art
from grognard.draw.text import hex_text
from grognard.games.boards import Board
from grognard.kernel.maps import Map
from grognard.kernel.texts import Texts, texts
from grognard.mapcheck.map_stats import Accounts, Edge, Through


class Fact(NamedTuple):
    """A line about a hex, and what it is about: labels, ground, attribute, side, line, place, area."""

    kind: str
    text: str


class Words:
    """What things of a board are called in the reader's language."""

    def __init__(self, map: Map, package: str, art: Art, lang: str) -> None:
        self.lang, self.map, self.art = lang, map, art
        self.texts: Texts = texts(lang, package)
        self._rivers = {p.id: p.fr if lang == "fr" else p.en for p in map.places if p.kind == "river"}

    def of(self, *prefixes: str, name: str) -> str:
        """The message for a name, or the name itself when nobody gave it words."""
        for prefix in prefixes:
            if self.texts.has(f"{prefix}-{name}"):
                return self.texts.say(f"{prefix}-{name}")
        return name.replace("_", " ")

    def river(self, name: str) -> str:
        return self._rivers.get(name) or self._rivers.get(f"{name}_river") or name.replace("_", " ").title()

    def way(self, d: int) -> str:
        return self.art.word(f"side_{self.map.grid.names[d]}", self.lang)


def board_words(found: Board, lang: str) -> Words:
    return Words(found.map, found.package, load_art(found.files), lang)


_accounts: WeakKeyDictionary[Map, Accounts] = WeakKeyDictionary()


def accounts(map: Map) -> Accounts:
    """The accounts of a map's hexes, gathered once."""
    found = _accounts.get(map)
    if found is None:
        found = _accounts[map] = Accounts(map)
    return found


def hex_lines(found: Board, h: int, lang: str) -> list[str]:
    """One hex in a sentence, then everything known of it with its source."""
    words = board_words(found, lang)
    return [hex_text(found.map, h, lang, words.art), *(f"  {fact.text}" for fact in hex_facts(h, words))]


def hex_facts(h: int, words: Words) -> list[Fact]:
    """Everything known of a hex, a line to each thing."""
    map, lang, say = words.map, words.lang, words.texts.say
    account = accounts(map).account_of(h)
    facts = []
    if len(map.names[h]) > 1:
        facts.append(Fact("labels", say("hex-labels", labels=" = ".join(map.names[h]))))
    ground = [
        words.art.terrain_look(map.terrain_of(h)).word(lang),
        *(words.art.feature_look(f).word(lang) for f in map.features_of(h)),
    ]
    facts.append(Fact("ground", say("hex-ground", ground=", ".join(ground), source=map.sources[h])))
    for name, value in map.attributes_of(h).items():
        told = say(
            "hex-attribute",
            name=words.of("attribute", name=name),
            value=words.of(name, "country", name=value),
        )
        facts.append(Fact("attribute", told))
    facts += [Fact("side", edge_line(edge, words)) for edge in account.edges]
    facts += [Fact("line", through_line(through, words)) for through in account.lines]
    for place in account.places:
        called = place.fr if lang == "fr" else place.en
        facts.append(
            Fact(
                "place",
                say("hex-place", name=called, kind=words.of("place", name=place.kind), source=place.source),
            )
        )
    for area in account.areas:
        facts.append(
            Fact(
                "area",
                say("hex-area", area=words.of("area", name=area), source=map.area_sources.get(area, "")),
            )
        )
    return facts


def edge_line(edge: Edge, words: Words) -> str:
    what = words.art.side_look(edge.feature).word(words.lang)
    if edge.name and edge.name != words.art.side_look(edge.feature).word("en"):
        what = words.texts.say("hex-called", what=what, name=words.river(edge.name))
    return words.texts.say(
        "hex-side",
        way=words.way(edge.direction),
        hex=words.map.label(edge.beyond),
        what=what,
        source=edge.source,
    )


def through_line(through: Through, words: Words) -> str:
    line, say = through.line, words.texts.say
    kind = words.art.line_look(line.kind).word(words.lang)
    if line.gauge:
        kind = say("hex-gauge", kind=kind, gauge=words.of("gauge", name=line.gauge))
    ways = words.texts.words([words.way(d) for d in through.directions])
    return say("hex-line", kind=kind, line=line.id, ways=ways, source=line.source)
