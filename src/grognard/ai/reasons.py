"""Why a player did what it did, as a message that any reader can be told in his language."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.game import Game
from grognard.kernel.narration import hex_name, unit_name
from grognard.kernel.texts import Texts, texts


class Reason(NamedTuple):
    """`what` names the message `reason-<what>`; the rest is what that message may speak of."""

    what: str
    hex: int = -1
    unit: int = -1
    odds: str = ""
    gain: float = 0.0


def reason_sentence(reason: Reason, game: Game, words: Texts) -> str:
    """A reason in words. The texts are those of `reason_texts`."""
    return words.say(
        f"reason-{reason.what}",
        place=hex_name(game, reason.hex, words) if reason.hex >= 0 else "",
        unit=unit_name(game, reason.unit, words) if reason.unit >= 0 else "",
        odds=reason.odds,
        gain=signed_text(reason.gain, words.lang),
    )


def reason_texts(lang: str, package: str) -> Texts:
    """The catalogue for reasons in one game."""
    return texts(lang, "grognard.ai", package)


def signed_text(number: float, lang: str) -> str:
    shown = f"{number:+.1f}".replace("-", "−")
    return shown.replace(".", ",") if lang == "fr" else shown
