"""33. What the questions of the economy refuse they refuse in words, in both languages."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.games.sudden_storm.situations import GAME
from tests.games.sudden_storm.test_33_ledger import in_winter, playing

from grognard.games import entry
from grognard.kernel.engine import choices
from grognard.kernel.menu import BUTTON, HEX, UNIT, Act
from grognard.kernel.narration import cause_text
from grognard.testing.checks import texts_in_both_languages

QUESTIONS = ("arrive", "arriving", "rebuild", "buying", "converting", "withdraw", "goods_at", "special_to")
NOUNS = 12


def test_refusals_are_sentences() -> None:
    luck, languages = Random(5), texts_in_both_languages(entry("ss").package)
    drawn: Counter[str] = Counter()
    sizes = {HEX: GAME.map.grid.size, UNIT: len(GAME.roster), BUTTON: 1}
    for pos, _, _, _ in playing(in_winter(3), 3, 11):
        name = pos.frame.step.split(".")[-1]
        if name not in QUESTIONS:
            continue
        menu = choices(pos)
        for verb, allowed in menu.verbs.items():
            many = sizes.get(allowed.kind, 0)
            for noun in luck.sample(range(many), min(NOUNS, many)):
                act = Act(verb, noun)
                if act in menu or (allowed.kind == HEX and not GAME.map.grid.board >> noun & 1):
                    continue
                assert not allowed.permits_only(noun), (name, verb, noun)
                for cause in menu.causes(act):
                    assert cause.what, (name, verb, noun, cause)
                    for words in languages:
                        assert cause_text(pos.game, cause, words).strip()
                drawn[f"{name} {verb}"] += 1
    assert {"rebuild buy", "rebuild convert", "rebuild strengthen", "buying at"} <= set(drawn)
