"""Refusals as a player reads them: the same cause at the table and in the terminal, in both languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from grognard.cli.main import main
from grognard.games import entry
from grognard.kernel.engine import choices
from grognard.kernel.narration import unit_name
from grognard.kernel.texts import Texts, texts
from grognard.server import presentation, why_view, wire
from grognard.testing.table import Situation, situation


class Case(NamedTuple):
    """A situation, what is asked, the paragraph and the sentences; {W2-1} stands for the name of a unit."""

    phase: str
    units: Mapping[str, Any]
    acts: Sequence[str]
    ask: str
    cite: str
    en: str
    fr: str
    turn: int = 4
    options: Mapping[str, str] = {}


def table_of(game: str, case: Case) -> Situation:
    t = situation(game, case.phase, turn=case.turn, options=case.options, units=case.units)
    return t.acts(*case.acts)


def filled(sentence: str, t: Situation, words: Texts) -> str:
    """The sentence with the names of its units, as this reader is given them."""
    index = t.game.roster.index
    for unit in sorted(index, key=len, reverse=True):
        sentence = sentence.replace(f"{{{unit}}}", unit_name(t.game, index[unit], words))
    return sentence


def whole(reason: wire.Reason, lang: str) -> str:
    """The sentence of a reason, with the bill that a card shows below it."""
    if reason.bill is None:
        return reason.text
    items = ", ".join(f"{item.text} {item.value}" for item in reason.bill.items)
    return f"{reason.text.removesuffix('.')}{SPACED[lang]} {items}."


SPACED = {"en": ":", "fr": "\u00a0:"}


def check_table(game: str, case: Case) -> None:
    """What the server answers."""
    t = table_of(game, case)
    verb, _, noun = case.ask.partition(" ")
    for lang, sentence in (("en", case.en), ("fr", case.fr)):
        told = why_view.why(t.pos, choices(t.pos).who, wire.Why(id=1, verb=verb, noun=noun or None), lang)
        assert not told.legal
        said = filled(sentence, t, presentation.words_for(t.game, lang))
        assert (case.cite, said) in [(reason.cite, whole(reason, lang)) for reason in told.reasons]


def check_terminal(game: str, case: Case, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What `grognard why` prints of a game begun from the same position."""
    t, path = table_of(game, case), str(folder / "g.jsonl")
    options = [word for name, value in case.options.items() for word in ("--option", f"{name}={value}")]
    begun = [
        "new",
        game,
        "--position",
        position(game, case, folder),
        "--dice",
        "script:",
        *options,
        "-o",
        path,
    ]
    for words in (begun, *(["act", path, *act.split()] for act in case.acts)):
        assert main(words) == 0
    for lang, sentence, colon in (("en", case.en, ":"), ("fr", case.fr, "\u00a0:")):
        capsys.readouterr()
        assert main(["why", path, *case.ask.split(), "--lang", lang]) == 0
        said = filled(sentence, t, texts(lang, entry(game).package)).rstrip(".")
        printed = capsys.readouterr().out
        cite = f"{case.cite} " if lang == "en" else f"({case.cite})"
        assert f"{case.ask}{colon} {said}. " in printed
        assert cite in printed


def position(game: str, case: Case, folder: Path) -> str:
    lines = [f'game = "{game}"', f"turn = {case.turn}", f'phase = "{case.phase}"', "[units]"]
    for unit, spec in case.units.items():
        more = spec if isinstance(spec, dict) else {"at": spec}
        inside = ", ".join(f"{key} = {value!r}" for key, value in more.items())
        lines.append(f'"{unit}" = {{ {inside} }}')
    file = folder / "position.toml"
    file.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return str(file)
