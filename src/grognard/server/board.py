"""A game's board for the client: geometry, counters, sequence, overlays; nothing that changes during play."""

from __future__ import annotations

import hashlib

from grognard import __version__
from grognard.draw.art import Art
from grognard.draw.board import all_hex_words, art_of, board_geometry, hex_words, names_svg, symbol
from grognard.draw.chunks import chunks
from grognard.kernel.game import Game
from grognard.kernel.going import UNLIMITED
from grognard.kernel.texts import Texts
from grognard.kernel.units import Unit
from grognard.server import shown, wire

MARKS = {"moved": "moved", "fought": "fought", "flipped": "panic", "unsupplied": "supply", "isolated": "isolated"}
QUIET = ("stopped",)  # said by another mark already

__all__ = ["board", "face", "hex_words", "picture_digest"]


def board(game: Game, lang: str) -> wire.Board:
    art, words = art_of(game), shown.words_for(game, lang)
    plan, (texts, which) = board_geometry(game.map, art), all_hex_words(game, lang)
    return wire.Board(
        game=game.id,
        title=game.map.title[lang],
        subtitle=words.say("game-subtitle") if words.has("game-subtitle") else "",
        digest=picture_digest(game),
        width=plan.width,
        height=plan.height,
        left=plan.left,
        top=plan.top,
        size=plan.size,
        corners=[(x, y) for x, y in plan.corners],
        hexes=wire.HexInfo(labels=plan.labels, x=plan.x, y=plan.y, texts=texts, words=which),
        chunks=[wire.Chunk(id=c.id, x=c.x, y=c.y, width=c.width, height=c.height) for c in chunks(game.map, art)],
        far=plan.far,
        names=names_svg(game.map, lang, art),
        sides=[
            wire.SideInfo(id=side, text=shown.capital(words.say(f"side-{side}")), light=face(art, n, "light"), dark=face(art, n, "dark"))
            for n, side in enumerate(game.sides)
        ],
        units=[unit(game, u, art, words) for u in game.roster.units],
        phases=phases(game, words),
        marks=[mark(name, words) for name in game.marks if name not in QUIET],
        overlays=[
            wire.OverlayInfo(
                name=name,
                text=shown.capital(words.say(f"overlay-{name}")),
                key=o.key,
                per=o.per,  # type: ignore[arg-type]
                style=o.style,  # type: ignore[arg-type]
            )
            for name, o in game.hooks.shown.items()
        ],
        tour=tour(game, words),
        turns=0,
    )


def picture_digest(game: Game) -> str:
    """One short name for all that the picture of the map depends on."""
    looks = game.files.read("art.toml")[0] if "art.toml" in game.files.names() else ""
    return hashlib.blake2b(f"{__version__} {game.digest} {looks}".encode(), digest_size=8).hexdigest()


def face(art: Art, side: int, theme: str) -> wire.FaceArt:
    found = art.under(theme).face(side)
    return wire.FaceArt(
        face=found.face, ink=found.ink, edge=found.edge, box=found.box, symbol=found.symbol, band=found.band, sign=found.sign
    )


def unit(game: Game, one: Unit, art: Art, words: Texts) -> wire.UnitInfo:
    sidc, word = symbol(art, one.kind, words.lang)
    move = "∗" if one.move == UNLIMITED else str(one.move)
    return wire.UnitInfo(
        id=one.id,
        side=game.sides[one.side],
        name=one.name(words.lang),
        kind=one.kind,
        kind_text=word,
        size=one.size,
        formation=one.formation,
        values=f"{one.attack}–{move}" if one.attack == one.defence else f"{one.attack}–{one.defence}–{move}",
        attack=one.attack,
        defence=one.defence,
        move=one.move,
        steps=one.steps,
        sidc=sidc,
        arrives=one.arrives,
        setup=one.setup,
    )


def phases(game: Game, words: Texts) -> list[wire.PhaseInfo]:
    """The sequence of play, in order: nodes are laid from the last to the first."""
    opening = [node.opens for node in reversed(game.program.values()) if node.opens is not None]
    return [
        wire.PhaseInfo(
            id=name,
            text=shown.phase_text(game, name, words),
            cite=cite,
            side=game.sides[who] if who >= 0 else None,
            setup=name.endswith("setup"),
        )
        for name, who, cite in opening
    ]


def mark(name: str, words: Texts) -> wire.MarkInfo:
    text = shown.capital(words.say(f"mark-{name}"))
    shape = MARKS.get(name, "letter")
    return wire.MarkInfo(id=name, text=text, shape=shape, letter=text[:1] if shape == "letter" else "")


def tour(game: Game, words: Texts) -> list[wire.TourStep]:
    """The guided first turn, when the game has one: tour.csv says what each step waits for."""
    if "tour.csv" not in game.files.names():
        return []
    rows = game.files.rows("tour.csv", ("step", "phase", "verb", "spot"))
    return [
        wire.TourStep(
            text=words.say(f"tour-{row.cells['step']}"),
            phase=row.cells["phase"],
            verb=row.cells["verb"],
            spot=row.cells["spot"],  # type: ignore[arg-type]
        )
        for row in rows
    ]
