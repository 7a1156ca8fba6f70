"""The words of Tsaritsyn: units may be named in the plural, and the guided turn names
what is on the screen.
"""

from __future__ import annotations

import pytest

from grognard.games import entry
from grognard.kernel.texts import LANGUAGES, texts

PACKAGE = entry("ts").package


@pytest.mark.parametrize(
    ("lang", "asked", "ran"),
    [
        ("fr", "où déplacer Chars 1\u00a0? Il reste 3 PM.", "Pas de panne\u00a0: Autos blindées."),
        ("en", "move Tanks 1. 3 MP left.", "No breakdown: Armoured cars."),
    ],
)
def test_tanks_are_asked_for_and_told_of(lang, asked, ran):
    words = texts(lang, PACKAGE)
    assert words.say("ts-moving", unit={"fr": "Chars 1", "en": "Tanks 1"}[lang], points=3) == asked
    assert words.say("ts-runs", unit={"fr": "Autos blindées", "en": "Armoured cars"}[lang]) == ran


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guided_turn_names_an_overlay_as_its_button_does(lang):
    words = texts(lang, PACKAGE)
    assert words.say("overlay-zoc").capitalize() in words.say("tour-overlays")
