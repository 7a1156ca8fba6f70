"""A game's paragraphs as rules.csv gives them: titles and summaries in our own words."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.kernel.load import Files

COLUMNS = (
    "id",
    "kind",
    "title_fr",
    "title_en",
    "summary_fr",
    "summary_en",
    "pins",
    "ruling_fr",
    "ruling_en",
    "status",
)
UNENFORCED = ("note", "physical")  # kinds of paragraph that no code can break


class Paragraph(NamedTuple):
    id: str
    kind: str
    titles: dict[str, str]
    summaries: dict[str, str]
    rulings: dict[str, str]
    pins: str  # the figures it fixes
    status: str
    line: int

    @property
    def to_enforce(self) -> bool:
        return self.kind not in UNENFORCED

    def title(self, lang: str) -> str:
        return self.titles[lang]

    def summary(self, lang: str) -> str:
        return self.summaries[lang]

    def ruling(self, lang: str) -> str:
        return self.rulings[lang]


@lru_cache(maxsize=16)
def paragraphs(files: Files) -> dict[str, Paragraph]:
    """Every paragraph by its id, in the rulebook's order."""
    found: dict[str, Paragraph] = {}
    for row in files.rows("rules.csv", COLUMNS):
        if row["id"] in found:
            raise row.bad("id", f"{row['id']} is given twice")
        for column in ("title_fr", "title_en", "summary_fr", "summary_en"):
            if not row[column].strip():
                raise row.bad(column, "is empty")
        both = {
            name: {lang: row[f"{name}_{lang}"] for lang in ("fr", "en")}
            for name in ("title", "summary", "ruling")
        }
        found[row["id"]] = Paragraph(
            row["id"],
            row["kind"],
            both["title"],
            both["summary"],
            both["ruling"],
            row["pins"],
            row["status"],
            row.line,
        )
    return found
