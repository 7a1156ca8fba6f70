"""The glossary, over every catalogue and every rule: a word that is not used, and the one that is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from grognard.games import PLAYABLE, entry, load
from grognard.kernel.paragraphs import paragraphs
from grognard.kernel.texts import LANGUAGES, SHARED, source

CLIENT = Path(__file__).parents[2] / "client" / "src" / "texts"
PARTS = ("grognard.server", "grognard.lab", "grognard.ai", "grognard.games.toy")
WRITE = {  # what must not be read, and what to write
    "en": {
        r"(the|this|that|each|every|last|go to|…|\d) acts?(?! (first|as|only|by|on)\b)": "action",
        r"(an|any) act|acts (of|as written|in)": "action",
        r"nought": "0",
        r"by (lot|luck)": "at random",
        r"(is|are) wanted": "is required, is expected",
        r"throw|throws|throwing|thrown": "roll, rolled",
        r"fall(s|ing)? back|fell back": "retreat",
        r"enemy zones?(?! of control)": "enemy ZOC",
        r"for want of": "no, without",
        r"whoever|whom|somebody": "the player, the unit that, someone",
        r"one (may|must|can|halts)": "a unit may, a player may",
        r"reckon\w*": "calculation",
        r"(is|are|the) lit": "highlighted",
        r"overfull|over-full|crowded": "overstacked",
        r"in ink|brass": 'what the screen shows: "final", gold',
        r"fingerprint": "hash",
        r"sealed dice": "committed dice",
        r"a move a day": "correspondence",
        r"without a bridge|with no bridge": "unbridged",
        r"skiers": "ski troops",
        r"siege die|fear die": "siege roll, tank fear roll",
        r"at a stroke": "at the same time",
        r"free line": "clear line",
        r"units in contact|combat in contact": "adjacent",
        r"Festungs": "Festung counters",
        r"(the|a) ring": "encirclement",
        r"in our words": "the summary of the rule",
        r"no backing out|called back": "cannot be undone",
    },
    "fr": {
        r"hexagones?": "hex",
        r"(un|une|d'un|l'|cet|chaque|dernier|vos|ses|les|des|\d|…) ?actes?": "action",
        r"un coup par jour": "par correspondance",
        r"sur-empil\w+": "surempilement",
        r"(en|un|le) surnombre": "surempilement, en trop",
        r"zones? ennemies?": "ZdC ennemie",
        r"ZDC": "ZdC",
        r"CRT": "TRC",
        r"TEC": "table des effets du terrain",
        r"rapports? de forces": "rapport de force",
        r"à l'encre|laiton": "ce que montre l'écran\u00a0: « définitif », doré",
        r"fût-ce|moyennant|n'eût|quiconque": "même, avec, un joueur qui",
        r"nul (n'\w+|ne)": "une unité ne peut pas",
        r"voisine?s?": "adjacent",
        r"au contact (de|d'un)": "adjacent à",
        r"jett?(er|e|ent) (…|un|le|les|son|des) dés?|dés jetés": "lancer",
        r"retraite[rz]": "reculer",
        r"(l'|un |d'un )anneau": "encerclement",
        r"villes? de victoire": "ville à étoile",
        r"graine engagée": "graine fixée",
        r"lance-fusées": "LRM, lance-roquettes multiples",
        r"sacrifier": "éliminer",
        r"dans nos mots": "le résumé de la règle",
        r"demande «.pourquoi pas": "explique pourquoi",
    },
}
EXACT = (r"ZDC", r"CRT", r"TEC")  # capitals matter: ZdC is the word
both = pytest.mark.parametrize("lang", LANGUAGES)
games = pytest.mark.parametrize("game", PLAYABLE)


def plain(pattern: ftl.Pattern) -> str:
    """A sentence with an ellipsis for each variable or choice; variants of a choice come by themselves."""
    return "".join(
        element.value if isinstance(element, ftl.TextElement) else "…" for element in pattern.elements
    )


def patterns(node: object) -> Iterator[ftl.Pattern]:
    if isinstance(node, ftl.Pattern):
        yield node
    parts = vars(node).values() if isinstance(node, ftl.BaseNode) else node
    for part in parts if isinstance(node, ftl.BaseNode | list) else ():  # type: ignore[attr-defined]
        yield from patterns(part)


def messages(name: str, text: str) -> Iterator[tuple[str, str]]:
    for message in FluentParser().parse(text).body:
        if isinstance(message, ftl.Message | ftl.Term):
            for pattern in patterns(message):
                yield f"{name}: {message.id.name}", plain(pattern)


def catalogues(lang: str) -> Iterator[tuple[str, str]]:
    """Everything the program says: of the games, the server, the laboratory, the terminal, the client."""
    for package in (SHARED, *PARTS, *(entry(game).package for game in PLAYABLE)):
        yield from messages(package, source(lang, package))
    for path in sorted((CLIENT / lang).glob("*.ftl")):
        yield from messages(f"client {path.name}", path.read_text(encoding="utf-8"))


def rules(game: str, lang: str) -> Iterator[tuple[str, str]]:
    for id, row in paragraphs(load(game).files).items():
        yield id, f"{row.title(lang)}. {row.summary(lang)}"


def mistakes(said: Iterator[tuple[str, str]], lang: str) -> list[str]:
    """What to mend, one line each: where, the word that stands there, the word to write."""
    found = []
    for pattern, instead in WRITE[lang].items():
        word = re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])", 0 if pattern in EXACT else re.I)
        found.append((word, instead))
    return [
        f"{where}: “{seen[0]}” in “{text}”: write {instead}"
        for where, text in said
        for word, instead in found
        if (seen := word.search(text))
    ]


@both
def test_catalogues_keep_to_the_glossary(lang: str) -> None:
    said = list(catalogues(lang))
    assert len(said) > 3000
    assert {where.split(":")[0] for where, _ in said} >= {*PARTS, SHARED, "client table.ftl"}
    assert mistakes(iter(said), lang) == []


@both
@games
def test_rules_keep_to_the_glossary(game: str, lang: str) -> None:
    assert mistakes(rules(game, lang), lang) == []


@both
def test_a_word_that_is_not_used_is_found(lang: str) -> None:
    wrong = {"en": "The unit throws a die.", "fr": "L'unité quitte un hexagone."}[lang]
    right = {"en": "The unit rolls a die.", "fr": "L'unité quitte un hex."}[lang]
    word = {"en": "roll, rolled", "fr": "hex"}[lang]
    assert mistakes(iter([("here", right)]), lang) == []
    (line,) = mistakes(iter([("here", wrong)]), lang)
    assert line.endswith(f"write {word}")


@both
def test_every_word_of_the_list_can_be_found(lang: str) -> None:
    """Each entry is a pattern that fits some word of its own: none is dead."""
    samples = {
        "en": "the act. an act. nought. by lot. is wanted. throws. falls back. enemy zone. for want of. "
        "whoever. one may. reckoning. is lit. overfull. in ink. fingerprint. sealed dice. a move a day. "
        "free line. units in contact. Festungs. the ring. "
        "without a bridge. skiers. siege die. at a stroke. in our words. called back.",
        "fr": "hexagone. un acte. un coup par jour. sur-empilement. en surnombre. zone ennemie. ZDC. CRT. "
        "TEC. rapport de forces. laiton. fût-ce. nul ne peut. "
        "voisin. au contact d'un ennemi. jeter le dé. "
        "l'anneau. retraiter. "
        "ville de victoire. graine engagée. lance-fusées. sacrifier. dans nos mots. "
        "demande « pourquoi pas.",
    }[lang]
    assert len(mistakes(iter([("here", samples)]), lang)) == len(WRITE[lang])
