"""What terrain does to movement and combat, from a game's own table, in the few signs that the key has room
for.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, only_keys

SEMICOLON = ("; ", "\u00a0; ")  # English, French
NEUTRAL = ("", "x1", "+0", "0", "none")  # no effect on combat: nothing to say
SIGNS = {"-": "—", "1/2": "½", "0.5": "½", "half": "½", "1/4": "¼", "quarter": "¼", "": "·"}
# cells that are words: [words] of draw/art.toml has them as effect_stop and so on
WORDS = ("stop", "other", "all", "no")


class Effects(NamedTuple):
    """The columns of the table that the key shows, and its rows by the name of terrain, feature, hexside or
    line.
    """

    move: tuple[str, ...]
    combat: tuple[str, ...]
    words: Mapping[str, Mapping[str, str]]
    rows: Mapping[str, Mapping[str, str]]

    def line(self, name: str, said: Mapping[str, Mapping[str, str]], lang: str) -> str:
        """`1 · 2; ×2`: movement, then combat. Columns that all say the same are said once."""
        row = self.rows.get(name)
        if row is None:
            return ""
        move = [cell_text(row[column], said, lang) for column in self.move]
        combat = [cell_text(row[column], said, lang) for column in self.combat]
        parts = [
            " · ".join(move[:1] if len(set(move)) == 1 else move)
            if any(row[column] for column in self.move)
            else ""
        ]
        if any(row[column] not in NEUTRAL for column in self.combat):
            parts.append(" · ".join(combat))
        return SEMICOLON[lang == "fr"].join(part for part in parts if part)

    def legend(self, said: Mapping[str, Mapping[str, str]], lang: str) -> str:
        """What the figures under the words of the key mean."""
        parts = []
        for key, columns in (("effect_move", self.move), ("effect_combat", self.combat)):
            if columns:
                words = " · ".join(self.word(column, lang) for column in columns)
                parts.append(f"{_say(said, key, lang)} {words}")
        cells = {row[column] for row in self.rows.values() for column in (*self.move, *self.combat)}
        if "-" in cells:
            parts.append(f"— {_say(said, 'effect_never', lang)}")
        return SEMICOLON[lang == "fr"].join(parts)

    def word(self, column: str, lang: str) -> str:
        known = self.words.get(column, {})
        return known.get(lang) or known.get("en") or column.replace("_", " ")


def cell_text(cell: str, said: Mapping[str, Mapping[str, str]], lang: str) -> str:
    """One cell as the key writes it."""
    if cell in SIGNS:
        return SIGNS[cell]
    if cell in WORDS:
        return _say(said, f"effect_{cell}", lang)
    cell = re.sub(r"\bx(?=\d)", "×", cell)
    cell = re.sub(r"\b1/2\b", "½", cell)
    cell = re.sub(r"\b1/4\b", "¼", cell)
    cell = re.sub(r"^/(?=\d)", "÷", cell)
    return re.sub(r"^-(?=\d)", "−", cell)


def _say(said: Mapping[str, Mapping[str, str]], key: str, lang: str) -> str:
    return said[key].get(lang) or said[key]["en"]


def read_effects(files: Files, entry: Mapping[str, Any], where: str) -> Effects:
    """The [key] of an art.toml: which table and which of its columns."""
    only_keys(entry, ("file", "id", "move", "combat", "words"), where)
    for name, kind in (("file", str), ("id", str), ("move", list), ("combat", list), ("words", dict)):
        if not isinstance(entry.get(name, kind()), kind):
            raise BadInput(f"{where}: {name} is not as it should be")
    file, id = entry.get("file", "costs.csv"), entry.get("id", "feature")
    move, combat = tuple(entry.get("move", ())), tuple(entry.get("combat", ()))
    found: dict[str, dict[str, str]] = {}
    for row in files.rows(file, _header(files, file, (id, *move, *combat), where)):
        found[row.cells[id]] = {column: row.cells[column].strip() for column in (*move, *combat)}
    return Effects(move, combat, entry.get("words", {}), found)


def _header(files: Files, file: str, wanted: Sequence[str], where: str) -> tuple[str, ...]:
    try:
        header = tuple(files.read(file)[0].splitlines()[0].split(","))
    except FileNotFoundError:
        raise BadInput(f"{where}: there is no {file}") from None
    for column in wanted:
        if column not in header:
            raise BadInput(f'{where}: {file} has no column "{column}"')
    return header
