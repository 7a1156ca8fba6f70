"""Refusals drawn from recorded games: each is a sentence in both languages, and none is only a permission."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from grognard.games import FINISHED, entry
from grognard.kernel.engine import choices
from grognard.kernel.menu import BUTTON, HEX, UNIT, Act, Allowed, exists
from grognard.kernel.narration import cause_text
from grognard.kernel.replaying import parse
from grognard.kernel.state import Position
from grognard.testing.checks import texts_in_both_languages
from grognard.testing.conformance import open_game

GOLDEN = Path(__file__).parent.parent / "golden"
JOURNALS, POSITIONS, NOUNS = 3, 20, 4  # of each game, of each journal, of each verb


def positions(game: str, luck: Random) -> Iterator[Position]:
    for path in luck.sample(sorted((GOLDEN / game).glob("*.jsonl")), JOURNALS):
        journal = parse(path.read_text(encoding="utf-8"), path.name, open_game)
        for n in luck.sample(range(len(journal.entries)), min(POSITIONS, len(journal.entries))):
            yield journal.position_at(n)


def nouns(pos: Position, allowed: Allowed, luck: Random) -> list[int]:
    """Some that a player may ask about; the options of a question are all offered."""
    many = {HEX: pos.game.map.grid.size, UNIT: len(pos.game.roster)}.get(allowed.kind, 0)
    found = luck.sample(range(many), NOUNS) if many else [0] if allowed.kind == BUTTON else []
    return [noun for noun in found if exists(pos.game, allowed.kind, noun)]


@pytest.mark.parametrize("game", FINISHED)
def test_every_refusal_is_a_sentence_and_none_is_only_a_permission(game: str) -> None:
    luck, languages, drawn = Random(77), texts_in_both_languages(entry(game).package), 0
    for pos in positions(game, luck):
        menu = choices(pos)
        for verb, allowed in menu.verbs.items():
            for act in (Act(verb, noun) for noun in nouns(pos, allowed, luck)):
                if act in menu:
                    continue
                causes = menu.causes(act)
                where = f"{menu.prompt}: {verb} {act.noun}: {causes}"
                assert not allowed.permits_only(act.noun), where
                assert any(cause.what for cause in causes), where
                for cause in causes:
                    for words in languages if cause.what else ():
                        assert cause_text(pos.game, cause, words).strip(), where
                drawn += 1
    assert drawn > 100
