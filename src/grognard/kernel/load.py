"""TOML and CSV to plain records. Every error names its file and line."""

from __future__ import annotations

import csv
import hashlib
import io
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files as resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from grognard.kernel.errors import BadInput
from grognard.kernel.spelling import nearest, suggestion

SOURCES = ("rulebook ", "derived ", "found", "reconstructed")


@dataclass(frozen=True)
class Row:
    """One line of a CSV file, which knows where it stands."""

    file: str
    line: int
    cells: dict[str, str]

    def __getitem__(self, column: str) -> str:
        return self.cells[column]

    def bad(self, column: str, what: str, message: str = "", **details: Any) -> BadInput:
        return BadInput(what, message, **details).located_at(f"{self.file}:{self.line}: {column}")

    def number(self, column: str) -> int:
        try:
            return int(self.cells[column])
        except ValueError:
            raise self.bad(
                column,
                f'"{self.cells[column]}" is not a whole number',
                "data-number",
                given=self.cells[column],
            ) from None

    def numbers(self, column: str) -> tuple[int, ...]:
        """Several in one cell."""
        given = self.cells[column]
        try:
            return tuple(int(word) for word in given.split())
        except ValueError:
            raise self.bad(
                column, f'"{given}" is not made of whole numbers', "data-number", given=given
            ) from None

    def one_of(self, column: str, choices: Iterable[str]) -> str:
        value, choices = self.cells[column], list(choices)
        if value not in choices:
            near = nearest(value, choices)
            raise self.bad(
                column,
                f'"{value}" is not known{suggestion(near)}',
                "data-unknown",
                given=value,
                near=near or "none",
            )
        return value

    def source(self) -> str:
        value = self.cells["source"]
        if not value.startswith(SOURCES):
            text = f'"{value}" names no source (rulebook …, derived …, found …, reconstructed)'
            raise self.bad("source", text, "data-source", given=value)
        return value


@dataclass(frozen=True)
class Cells:
    """A CSV file as lists of cells; a row that knows where it stands is made when it is asked for."""

    file: str
    header: list[str]
    body: list[list[str]]
    lines: Sequence[int]

    def row(self, n: int) -> Row:
        return Row(self.file, self.lines[n], dict(zip(self.header, self.body[n], strict=True)))

    def column(self, name: str) -> list[str]:
        """The cells of one column from top to bottom."""
        at = self.header.index(name)
        return [cells[at] for cells in self.body]

    def sources(self) -> list[str]:
        """The source of every row; what names none is refused."""
        found = self.column("source")
        for n, source in enumerate(found):
            if not source.startswith(SOURCES):
                self.row(n).source()
        return found


def row_lines(text: str) -> list[int]:
    """The line of each row of a CSV text in which a cell runs over several."""
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    return [reader.line_num for _ in reader][1:]


# our own words, pictures and checks: no game depends on them
WORDS = ("rules.csv", "art.toml", "tour.csv", "pins.csv", "names.csv", "play.csv")


class Files:
    """The data files of a game; a data pack is a folder whose files stand in for ours."""

    def __init__(self, package: str, pack: Path | None = None) -> None:
        self.base: Traversable = resources(package).joinpath("data")
        self.pack = pack
        if pack is not None:
            self.check_pack(pack)

    def check_pack(self, pack: Path) -> None:
        if not pack.is_dir():
            raise BadInput("no such folder", "data-no-folder").located_at(str(pack))
        ours = set(self.names())
        for path in sorted(p for p in pack.rglob("*") if p.is_file()):
            name = path.relative_to(pack).as_posix()
            if name not in ours:
                near = nearest(name, sorted(ours))
                text = "a data pack has no such file" + (f" (did you mean {near}?)" if near else "")
                raise BadInput(text, "data-no-such-file", near=near or "none").located_at(str(path))

    def names(self) -> list[str]:
        def walk(folder: Traversable, prefix: str) -> Iterable[str]:
            for entry in folder.iterdir():
                if entry.is_dir():
                    yield from walk(entry, f"{prefix}{entry.name}/")
                elif entry.name.endswith((".csv", ".toml")):
                    yield prefix + entry.name

        return sorted(walk(self.base, ""))

    def read(self, name: str) -> tuple[str, str]:
        """The text of a file, and the name to give in errors."""
        if self.pack is not None and (own := self.pack / name).is_file():
            try:
                return own.read_text(encoding="utf-8"), str(own)
            except UnicodeDecodeError as e:
                line = e.object[: e.start].count(10) + 1
                raise BadInput("not UTF-8 text", "file-not-text").located_at(f"{own}:{line}") from None
        return self.base.joinpath(name).read_text(encoding="utf-8"), name

    def digest(self, scenario: str = "standard") -> str:
        """One short name for all that the data say; texts, pictures and the other scenarios apart."""
        sum_ = hashlib.blake2b(digest_size=8)
        for name in self.names():
            if name not in WORDS and (
                not name.startswith("scenarios/") or name == f"scenarios/{scenario}.toml"
            ):
                sum_.update(name.encode() + b"\0" + self.read(name)[0].encode() + b"\0")
        return sum_.hexdigest()

    def rows(self, name: str, columns: Sequence[str], optional: Sequence[str] = ()) -> list[Row]:
        """A CSV file with exactly these columns."""
        sheet = self.cells(name, columns, optional)
        return [sheet.row(n) for n in range(len(sheet.body))]

    def cells(self, name: str, columns: Sequence[str], optional: Sequence[str] = ()) -> Cells:
        """The same as bare lists of cells: what files of ten thousand rows are read by."""
        text, shown = self.read(name)
        reader = csv.reader(io.StringIO(text, newline=""), strict=True)
        try:
            header = next(reader, [])
            self._header(shown, header, columns, optional)
            body = list(reader)
        except csv.Error as e:
            raise BadInput(f"{shown}:{reader.line_num}: {e}") from None
        found = Cells(
            shown,
            header,
            body,
            row_lines(text) if reader.line_num != len(body) + 1 else range(2, len(body) + 2),
        )
        wanted = len(header)
        for n, cells in enumerate(body):
            if len(cells) != wanted:
                told = f"{len(cells)} columns where {wanted} are required"
                raise BadInput(told, "data-columns", many=len(cells), wanted=wanted).located_at(
                    f"{shown}:{found.lines[n]}"
                )
        return found

    @staticmethod
    def _header(shown: str, header: list[str], columns: Sequence[str], optional: Sequence[str]) -> None:
        choices = [*columns, *optional]
        for column in header:
            if column not in choices:
                near = nearest(column, choices)
                text = f'unknown column "{column}"' + suggestion(near)
                raise BadInput(text, "data-unknown-column", column=column, near=near or "none").located_at(
                    f"{shown}:1"
                )
        for column in columns:
            if column not in header:
                raise BadInput(
                    f'column "{column}" is missing', "data-missing-column", column=column
                ).located_at(f"{shown}:1")
        if len(set(header)) != len(header):
            raise BadInput("a column is given twice", "data-column-twice").located_at(f"{shown}:1")

    def toml(self, name: str) -> TomlTable:
        text, shown = self.read(name)
        return parse_toml(text, shown)


class TomlTable(dict[str, Any]):
    """A TOML table that knows the file it stands in, and the line of each of its keys."""

    def __init__(self, values: Mapping[str, Any], file: str, text: str, section: str = "") -> None:
        def inside(key: str, value: Any) -> Any:
            if isinstance(value, dict):
                return TomlTable(value, file, text, f"{section}.{key}".lstrip("."))
            return [inside(key, v) for v in value] if isinstance(value, list) else value

        super().__init__({key: inside(key, value) for key, value in values.items()})
        self.file, self.text, self.section = file, text, section

    def spot(self, key: str = "") -> str:
        """File and line of a key, or of the table itself."""
        line = line_of(self.text, key, self.section) if key else 1
        if line == 1 and self.section:
            above, _, name = self.section.rpartition(".")
            line = line_of(self.text, name, above)
        return f"{self.file}:{line}"

    def need(self, key: str, kind: type) -> Any:
        if key not in self:
            raise BadInput(f"{key} is missing", "data-missing-key", key=key).located_at(self.spot())
        if not isinstance(self[key], kind) or isinstance(self[key], bool) != (kind is bool):
            raise BadInput(
                f'{key}: "{self[key]}" is of the wrong kind', "data-kind", key=key, given=str(self[key])
            ).located_at(self.spot(key))
        return self[key]

    def one_of(self, key: str, choices: Sequence[str]) -> str:
        value: str = self.need(key, str)
        if value not in choices:
            names = ", ".join(choices)
            raise BadInput(
                f'{key}: "{value}" is not one of {names}',
                "data-none-of",
                key=key,
                given=str(value),
                names=names,
            ).located_at(self.spot(key))
        return value


def parse_toml(text: str, shown: str) -> TomlTable:
    try:
        return TomlTable(tomllib.loads(text), shown, text)
    except RecursionError:
        raise BadInput("nested too deeply", "data-too-deep").located_at(f"{shown}:1") from None
    except tomllib.TOMLDecodeError as e:
        line = re.search(r"at line (\d+)", str(e))
        raise BadInput(f"{shown}:{line[1] if line else max(1, len(text.splitlines()))}: {e}") from None


def only_keys(table: Mapping[str, Any], choices: Sequence[str], shown: str) -> None:
    """Unknown keys are errors."""
    for key in table:
        if key not in choices:
            near = nearest(key, choices)
            at = table.spot(key) if isinstance(table, TomlTable) else shown
            text = f'unknown key "{key}"' + suggestion(near)
            raise BadInput(text, "bad-key", key=key, near=near or "none").located_at(at)


def line_of(text: str, key: str, section: str = "") -> int:
    """The line where a key is given in a TOML text; 1 when it is not."""
    here, wanted = "", re.compile(rf"""\s*["']?{re.escape(key)}["']?\s*[=.]""")
    for n, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[\[?([^\[\]]+)\]", line)
        if header:
            here = header[1].strip()
            if here == key or here.startswith(f"{key}."):
                return n
        elif here == section and wanted.match(line):
            return n
    return 1
