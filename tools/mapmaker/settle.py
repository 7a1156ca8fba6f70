"""What people say of a map, over what the geodata say: hand layers first, the pins of the rulebook last."""

from __future__ import annotations

from itertools import pairwise

from grognard.kernel.load import Row
from mapmaker.definition import Definition
from mapmaker.draft import Draft, Place, Way
from mapmaker.lattice import Side
from mapmaker.rivers import led, pair
from mapmaker.where import Where


def hand_ground(definition: Definition, draft: Draft) -> None:
    where = Where(definition, draft)
    for row in definition.rows("ground"):
        for h in where(row):
            if row["layer"] == "terrain":
                draft.terrain[h], draft.sources[h] = row["value"], row["source"]
            elif row["layer"] == "feature":
                give(draft, h, row["value"])
            else:
                raise row.bad("layer", f'"{row["layer"]}" is neither terrain nor feature')


def give(draft: Draft, h: int, feature: str) -> None:
    """A feature for a hex, or `-feature` to take it away."""
    if feature.startswith(("-", "!")):
        draft.features[h].discard(feature[1:])
    else:
        draft.features[h].add(feature)


def hand_towns(definition: Definition, draft: Draft) -> None:
    where = Where(definition, draft)
    for row in definition.rows("towns"):
        if row["hex"]:
            h = definition.hex(row, "hex", row["hex"])
        else:
            h = int(definition.lattice.at(where.plane(row, f"{row['lat']},{row['lon']}", "lat"))[0])
            if h < 0:
                draft.remarks.append(f"{row.file}:{row.line}: {row['id']} lies off the map")
                continue
        if row["id"] in draft.places:
            raise row.bad("id", f"{row['id']} is given twice")
        draft.places[row["id"]] = Place(row["id"], h, row["kind"], row["fr"], row["en"], row["source"])
        for feature in row["features"].split():
            give(draft, h, feature)


def dry_towns(definition: Definition, draft: Draft) -> None:
    """A town is not in the water: its hex is land, whatever the geodata say."""
    clear = definition.table("ground").get("clear", "clear")
    for row in definition.rows("towns"):
        place = draft.places.get(row["id"])
        if place and row["features"] and draft.wet(place.hex):
            draft.terrain[place.hex], draft.sources[place.hex] = clear, "reconstructed hand"


def hand_sides(definition: Definition, draft: Draft) -> None:
    for row in definition.rows("sides"):
        side = pair(definition, row, "a", f"{row['a']}/{row['b']}")
        if row["feature"].startswith("-"):
            draft.sides.get(side, {}).pop(row["feature"][1:], None)
        else:
            draft.sides.setdefault(side, {}).pop(row["feature"], None)
            draft.mark(side, row["feature"], row["name"], row["source"])


def hand_realms(definition: Definition, draft: Draft) -> None:
    where = Where(definition, draft)
    walls: dict[str, set[Side]] = {name: set() for name in draft.attributes}
    for row in definition.rows("realms"):
        name = row["attribute"]
        if name not in walls:
            raise row.bad("attribute", f'"{name}" is not among the attributes of map.toml')
        if row["value"] == "wall":
            walls[name] |= wall(definition, draft, row, where)
            continue
        if row["value"] and row["value"] not in definition.table("attributes")[name]:
            raise row.bad("value", f'"{row["value"]}" is not a value of {name} in map.toml')
        for h in where(row, walls=walls[name]):
            draft.attributes[name][h] = row["value"]


def wall(definition: Definition, draft: Draft, row: Row, where: Where) -> set[Side]:
    word, _, rest = row["where"].partition(" ")
    if word == "sides":
        return {pair(definition, row, "where", text) for text in rest.split()}
    if word == "rivers":
        names = {name.strip() for name in rest.split(",")}
        return {side for side, marks in draft.sides.items() if any(m.name in names for m in marks.values())}
    if word == "path":
        line = where.plane(row, rest)
        ends = [
            "edge" if h < 0 else "water" if draft.wet(int(h)) else "free"
            for h in definition.lattice.at(line[[0, -1]])
        ]
        cells = {**row.cells, "ends": " ".join(ends), "course": row["where"], "id": "wall"}
        return set(led(Row(row.file, row.line, cells), draft, line, directed=True))
    raise row.bad("where", "a wall is given by path, sides or rivers")


def hand_areas(definition: Definition, draft: Draft) -> None:
    where = Where(definition, draft)
    for row in definition.rows("areas"):
        hexes, source = draft.areas.get(row["area"], ([], row["source"]))
        draft.areas[row["area"]] = (sorted(set(hexes) | where(row)), source)


def build_bridges(definition: Definition, draft: Draft) -> None:
    """A bridge where a line crosses a river."""
    t = definition.table("bridges")
    if not t:
        return
    for way in draft.ways:
        if way.kind in t["lines"]:
            for a, b in pairwise(way.hexes):
                side = draft.lattice.side(a, b)
                if any(feature in draft.sides.get(side, {}) for feature in t["over"]):
                    draft.mark(side, t["feature"], "", way.source)


def pinned(definition: Definition, draft: Draft, claims: tuple[str, ...]) -> None:
    """Puts into the map what the rulebook pins."""
    for row in definition.rows("pins"):
        if row["claim"] in claims:
            PUT[row["claim"]](definition, draft, row)


def _ground(definition: Definition, draft: Draft, row: Row) -> None:
    """A pin is the source of a hex where it changes it, or where it is the rulebook's own word on its
    terrain.
    """
    value = row["value"]
    for label in row["at"].split():
        h = definition.hex(row, "at", label)
        before = (draft.terrain[h], set(draft.features[h]))
        if row["claim"] == "feature":
            give(draft, h, value)
        elif not value.startswith("!"):
            draft.terrain[h] = value
        elif draft.terrain[h] == value[1:]:
            draft.terrain[h] = definition.table("ground").get("clear", "clear")
        stated = (
            row["claim"] == "terrain" and row["source"].startswith("rulebook ") and not value.startswith("!")
        )
        if stated or before != (draft.terrain[h], draft.features[h]):
            draft.sources[h] = row["source"]


def _attribute(definition: Definition, draft: Draft, row: Row) -> None:
    name, _, value = row["value"].partition("=")
    for label in row["at"].split():
        draft.attributes[name][definition.hex(row, "at", label)] = value


def _side(definition: Definition, draft: Draft, row: Row) -> None:
    for text in row["at"].split():
        side = pair(definition, row, "at", text)
        value = row["value"]
        if value == "none":
            draft.sides.pop(side, None)
        elif value.startswith("!"):
            draft.sides.get(side, {}).pop(value[1:], None)
        else:
            old = draft.sides.setdefault(side, {}).get(value)
            draft.sides[side].pop(value, None)
            draft.mark(side, value, old.name if old else "", row["source"])


def _line(definition: Definition, draft: Draft, row: Row) -> None:
    chain = [definition.hex(row, "at", label) for label in row["at"].split()]
    steps = draft.steps(row["value"])
    for n, (a, b) in enumerate(pairwise(chain)):
        if draft.lattice.side(a, b) not in steps:
            draft.ways.append(Way(f"pin_{row.line}_{n + 1}", row["value"], "", (a, b), row["source"]))


PUT = {"terrain": _ground, "feature": _ground, "attribute": _attribute, "side": _side, "line": _line}
