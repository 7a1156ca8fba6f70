"""What a person did wrong, said in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from grognard.kernel.menu import Cause


class BadInput(Exception):
    """Something from outside that cannot be used: one clear line, nothing changed.

    `message` and `details` say the same in the reader's language, where the catalogues have it;
    `where` is the file and line.
    """

    def __init__(self, text: str, message: str = "", **details: Any) -> None:
        super().__init__(text)
        self.message, self.details, self.where = message, details, ""

    def located_at(self, where: str) -> BadInput:
        """The same complaint, told of a file and line."""
        told = BadInput(f"{where}: {self}", self.message, **self.details)
        told.where = f"{where}: {self.where}"
        return told


class Refused(Exception):
    """An act that is not on the menu, with the causes that rule it out."""

    def __init__(self, act: str, causes: Sequence[Cause]) -> None:
        super().__init__(f"{act}: {', '.join(cause.cite for cause in causes)}")
        self.act, self.causes = act, list(causes)

    @property
    def cites(self) -> list[str]:
        return [cause.cite for cause in self.causes]

    def __reduce__(self) -> tuple[type[Refused], tuple[str, list[Cause]]]:
        """From one process to another."""
        return Refused, (self.act, self.causes)
