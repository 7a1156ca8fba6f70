"""`grognard map`: a map as a picture, in letters, in numbers, or one hex of it in words."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from grognard.cli.desk import DONE, Desk
from grognard.cli.picture import blank_map, draw_file
from grognard.draw.art import Art, load_art
from grognard.draw.text import hex_text
from grognard.games.boards import Board, board
from grognard.kernel.hexes import bits
from grognard.kernel.tally import Accounts, Edge, Tally, Through, tally
from grognard.kernel.texts import Texts, texts


def draw_map(args: Namespace, desk: Desk) -> int:
    found = board(args.game, Path(args.data_pack) if args.data_pack else None)
    if args.output:
        draw_file(found, Path(args.output), tuple(args.layers.split(",")) if args.layers else None, desk.lang)
    if desk.json:
        desk.dump(map_json(found, args.hex, args.counts, desk.lang))
    elif args.hex:
        print(*hex_lines(found, found.map.hex(args.hex), desk.lang), sep="\n")
    elif args.counts:
        print(*counts_lines(tally(found.map), Words(found, desk.lang)), sep="\n")
    elif args.output:
        desk.say("map-done", path=args.output)
    else:
        print(*blank_map(found, desk.lang), sep="\n")
    return DONE


# -- for programs


def map_json(found: Board, label: str | None, counts: bool, lang: str) -> Any:
    accounts, art = Accounts(found.map), load_art(found.files)
    if label:
        return hex_json(accounts, found.map.hex(label), lang, art)
    if counts:
        counted = tally(found.map)
        return {"game": found.id, **counted._asdict(), "shares": {name: round(part, 4) for name, part in counted.shares.items()}}
    told = [hex_json(accounts, h, lang, art) for h in bits(found.map.grid.board)]
    return {"title": found.map.title[lang], "hexes": told, "lines": lines_json(found)}


def hex_json(accounts: Accounts, h: int, lang: str, art: Art) -> dict[str, Any]:
    map, told = accounts.map, accounts.told(h)
    sides: dict[str, list[str]] = {name: [] for name in map.sides}
    for edge in told["edges"]:
        sides[edge["feature"]].append(edge["to"])
    return {
        "hex": map.label(h),
        "terrain": map.terrain_of(h),
        "features": map.features_of(h),
        "sides": {name: sorted(set(toward)) for name, toward in sides.items() if toward},
        "source": map.sources[h],
        "text": hex_text(map, h, lang, art),
        **told,
    }


def lines_json(found: Board) -> list[dict[str, Any]]:
    label = found.map.label
    return [{"line": x.id, "kind": x.kind, "gauge": x.gauge, "hexes": [label(h) for h in x.hexes]} for x in found.map.lines]


# -- for people


class Words:
    """What things of a board are called in the reader's language."""

    def __init__(self, found: Board, lang: str) -> None:
        self.lang, self.map = lang, found.map
        self.texts: Texts = texts(lang, found.package)
        self.art: Art = load_art(found.files)
        self._rivers = {p.id: p.fr if lang == "fr" else p.en for p in found.map.places if p.kind == "river"}

    def of(self, *prefixes: str, name: str) -> str:
        """The message for a name, or the name itself when nobody gave it words."""
        for prefix in prefixes:
            if self.texts.has(f"{prefix}-{name}"):
                return self.texts.say(f"{prefix}-{name}")
        return name.replace("_", " ")

    def river(self, name: str) -> str:
        return self._rivers.get(name) or self._rivers.get(f"{name}_river") or name.replace("_", " ").title()

    def way(self, d: int) -> str:
        return self.art.word(f"side_{self.map.grid.names[d]}", self.lang)


def hex_lines(found: Board, h: int, lang: str) -> list[str]:
    """One hex in a sentence, then everything known of it with its source."""
    map, words = found.map, Words(found, lang)
    account, say = Accounts(map).of(h), words.texts.say
    lines = []
    if len(map.names[h]) > 1:
        lines.append(say("hex-labels", labels=" = ".join(map.names[h])))
    ground = [words.art.of_terrain(map.terrain_of(h)).word(lang), *(words.art.of_feature(f).word(lang) for f in map.features_of(h))]
    lines.append(say("hex-ground", ground=", ".join(ground), source=map.sources[h]))
    lines += [
        say("hex-attribute", name=words.of("attribute", name=name), value=words.of(name, "country", name=value))
        for name, value in map.attributes_of(h).items()
    ]
    lines += [edge_line(edge, words) for edge in account.edges]
    lines += [through_line(through, words) for through in account.lines]
    for place in account.places:
        name = place.fr if lang == "fr" else place.en
        lines.append(say("hex-place", name=name, kind=words.of("place", name=place.kind), source=place.source))
    for area in account.areas:
        lines.append(say("hex-area", area=words.of("area", name=area), source=map.area_sources.get(area, "")))
    return [hex_text(map, h, lang, words.art), *(f"  {line}" for line in lines)]


def edge_line(edge: Edge, words: Words) -> str:
    what = words.art.of_side(edge.feature).word(words.lang)
    if edge.name and edge.name != words.art.of_side(edge.feature).word("en"):
        what = words.texts.say("hex-called", what=what, name=words.river(edge.name))
    return words.texts.say("hex-side", way=words.way(edge.direction), hex=words.map.label(edge.beyond), what=what, source=edge.source)


def through_line(through: Through, words: Words) -> str:
    line, say = through.line, words.texts.say
    kind = words.art.of_line(line.kind).word(words.lang)
    if line.gauge:
        kind = say("hex-gauge", kind=kind, gauge=words.of("gauge", name=line.gauge))
    ways = words.texts.words([words.way(d) for d in through.directions])
    return say("hex-line", kind=kind, line=line.id, ways=ways, source=line.source)


def counts_lines(found: Tally, words: Words) -> list[str]:
    """The map in numbers, a line to each kind of thing."""
    art, lang, say = words.art, words.lang, words.texts.say
    told = {
        "counts-terrain": {art.of_terrain(name).word(lang): many for name, many in found.terrain.items()},
        "counts-features": {art.of_feature(name).word(lang): many for name, many in found.features.items()},
        "counts-sides": {art.of_side(name).word(lang): many for name, many in found.sides.items()},
        "counts-lines": {art.of_line(name).word(lang): many for name, many in found.lines.items()},
        "counts-places": {words.of("place", name=name): many for name, many in found.places.items()},
    }
    lines = [say("counts-hexes", many=found.hexes, areas=found.areas)]
    for message, counted in told.items():
        if counted:
            lines.append("  " + say(message, counted=", ".join(f"{name} {many}" for name, many in counted.items())))
    for name, part in found.shares.items():
        lines.append("  " + say("counts-source", name=words.of("source", name=name.replace(" ", "-")), share=part))
    return lines
