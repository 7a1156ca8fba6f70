"""A draft as the game's files, the same bytes each time."""

from __future__ import annotations

import csv
import io
import json
import tomllib
from pathlib import Path
from typing import Any

from mapmaker.definition import Definition
from mapmaker.draft import Draft


def sheet(columns: list[str], rows: list[list[str]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([columns, *rows])
    return out.getvalue()


def files(definition: Definition, draft: Draft) -> dict[str, str]:
    label = draft.lattice.labels
    attributes = list(draft.attributes)
    hexes = [
        [
            label[h],
            draft.terrain[h],
            " ".join(sorted(draft.features[h])),
            *(draft.attributes[a][h] for a in attributes),
            draft.sources[h],
        ]
        for h in range(len(label))
    ]
    sides = [  # in the order they were laid: rivers from head to mouth
        [*sorted((label[a], label[b])), feature, mark.name, mark.source]
        for (a, b), marks in draft.sides.items()
        for feature, mark in marks.items()
    ]
    gauged = any(way.gauge for way in draft.ways)
    lines = [
        [
            way.id,
            way.kind,
            *([way.gauge] if gauged else []),
            " ".join(label[h] for h in way.hexes),
            way.source,
        ]
        for way in draft.ways
    ]
    places = [[p.id, label[p.hex], p.kind, p.fr, p.en, p.source] for p in draft.places.values()]
    areas = [
        [name, " ".join(label[h] for h in found), source] for name, (found, source) in draft.areas.items()
    ]
    return {
        "map.toml": top(definition),
        "hexes.csv": sheet(["hex", "terrain", "features", *attributes, "source"], hexes),
        "hexsides.csv": sheet(["a", "b", "feature", "name", "source"], sides),
        "lines.csv": sheet(["line", "kind", *(["gauge"] if gauged else []), "hexes", "source"], lines),
        "places.csv": sheet(["id", "hex", "kind", "fr", "en", "source"], places),
        "areas.csv": sheet(["area", "hexes", "source"], areas),
    }


def top(definition: Definition) -> str:
    """map.toml of the game: the parts of the definition that the game needs."""
    out = [f"title = {inline(definition.top['title'])}"]
    for name in ("grid", "scale", "attributes"):
        if name in definition.top:
            out += [f"[{name}]", *(f"{key} = {inline(value)}" for key, value in definition.top[name].items())]
        if name == "grid":
            for one in definition.top.get("sheet", []):
                out += ["[[sheet]]", *(f"{key} = {inline(value)}" for key, value in one.items())]
    return "\n".join(out) + "\n"


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k} = {inline(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(inline(v) for v in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def same(name: str, old: str, new: str) -> bool:
    """Whether two files say the same: how a table is written, or in what order an area names its hexes, is a
    person's choice.
    """
    if name == "map.toml":
        return tomllib.loads(old) == tomllib.loads(new)
    if name == "areas.csv":
        one, two = (
            [(r[0], set(r[1].split()), r[2:]) for r in csv.reader(io.StringIO(text))] for text in (old, new)
        )
        return one == two
    return old == new


def written(folder: Path, texts: dict[str, str]) -> list[str]:
    """Writes what differs and names it."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = []
    for name, text in texts.items():
        path = folder / name
        if not path.exists() or not same(name, path.read_text(encoding="utf-8"), text):
            path.write_bytes(text.encode())
            changed.append(name)
    return changed
