"""`grognard map`: a map as a picture, in letters, in numbers, or one hex of it in words."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from grognard.cli.command_context import DONE, CommandContext
from grognard.cli.picture import blank_map, draw_file
from grognard.draw.art import Art, load_art
from grognard.draw.hex_words import Words, board_words, hex_lines
from grognard.draw.text import hex_text
from grognard.games.boards import Board, board
from grognard.kernel.hexes import bits
from grognard.mapcheck.map_stats import Accounts, Tally, tally


def draw_map(args: Namespace, desk: CommandContext) -> int:
    found = board(args.game, Path(args.data_pack) if args.data_pack else None)
    if args.output:
        draw_file(
            found,
            Path(args.output),
            tuple(args.layers.split(",")) if args.layers else None,
            desk.lang,
            args.dpi,
        )
    if desk.json:
        desk.dump(map_json(found, args.hex, args.counts, desk.lang))
    elif args.hex:
        print(*hex_lines(found, found.map.hex(args.hex), desk.lang), sep="\n")
    elif args.counts:
        print(*counts_lines(tally(found.map), board_words(found, desk.lang)), sep="\n")
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
        return {
            "game": found.id,
            **counted._asdict(),
            "shares": {name: round(part, 4) for name, part in counted.shares.items()},
        }
    told = [hex_json(accounts, h, lang, art) for h in bits(found.map.grid.board)]
    return {"title": found.map.title[lang], "hexes": told, "lines": lines_json(found)}


def hex_json(accounts: Accounts, h: int, lang: str, art: Art) -> dict[str, Any]:
    map, told = accounts.map, accounts.to_dict(h)
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
    return [
        {"line": x.id, "kind": x.kind, "gauge": x.gauge, "hexes": [label(h) for h in x.hexes]}
        for x in found.map.lines
    ]


# -- for people


def counts_lines(found: Tally, words: Words) -> list[str]:
    """The map in numbers, a line to each kind of thing."""
    art, lang, say = words.art, words.lang, words.texts.say
    told = {
        "counts-terrain": {art.terrain_look(name).word(lang): many for name, many in found.terrain.items()},
        "counts-features": {art.feature_look(name).word(lang): many for name, many in found.features.items()},
        "counts-sides": {art.side_look(name).word(lang): many for name, many in found.sides.items()},
        "counts-lines": {art.line_look(name).word(lang): many for name, many in found.lines.items()},
        "counts-places": {words.of("place", name=name): many for name, many in found.places.items()},
    }
    lines = [say("counts-hexes", many=found.hexes, areas=found.areas)]
    for message, counted in told.items():
        if counted:
            lines.append(
                "  " + say(message, counted=", ".join(f"{name} {many}" for name, many in counted.items()))
            )
    for name, part in found.shares.items():
        lines.append(
            "  " + say("counts-source", name=words.of("source", name=name.replace(" ", "-")), share=part)
        )
    return lines
