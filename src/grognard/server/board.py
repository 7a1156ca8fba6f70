"""A game's board for the client: geometry, counters, sequence, overlays; nothing that changes during play."""

from __future__ import annotations

from typing import Literal

import msgspec

from grognard.draw.art import Art
from grognard.draw.board import art_of, board_geometry, hex_words
from grognard.draw.chunks import chunks
from grognard.draw.map_names import map_names
from grognard.draw.picture import picture
from grognard.draw.text import hex_notes
from grognard.kernel.flow import Program
from grognard.kernel.game import Game
from grognard.kernel.load import Files, Row
from grognard.kernel.texts import Texts
from grognard.kernel.units import Unit
from grognard.server import presentation, wire
from grognard.server.armies import armies
from grognard.server.charts import Chart, chart_of

MARKS = {
    "moved": "moved",
    "fought": "fought",
    "flipped": "panic",
    "unsupplied": "supply",
    "isolated": "isolated",
}
BEFORE = ("setup", "chits")  # how the names of phases before the first turn end
# kernel/places.BOXES, by what they are for
USUAL_BOXES: tuple[Literal["waiting", "eliminated", "left", "absent"], ...] = (
    "waiting",
    "eliminated",
    "left",
    "absent",
)
QUIET = ("stopped",)  # said by another mark already

__all__ = ["bare_board", "board", "face", "hex_words", "tour_rows"]


def board(game: Game, lang: str) -> wire.Board:
    art, words = art_of(game), presentation.words_for(game, lang)
    return msgspec.structs.replace(
        bare_board(chart_of(game), lang, words.say("game-subtitle") if words.has("game-subtitle") else ""),
        sides=[
            wire.SideInfo(
                id=side,
                text=presentation.capital(words.say(f"side-{side}")),
                light=face(art, n, "light"),
                dark=face(art, n, "dark"),
            )
            for n, side in enumerate(game.sides)
        ],
        nations=[
            wire.SideInfo(
                id=name,
                text=presentation.capital(words.say(f"nation-{name}")),
                light=face(art, 0, "light", name),
                dark=face(art, 0, "dark", name),
            )
            for name in dict.fromkeys(game.hooks.nation(game, u) for u in range(len(game.roster.units)))
            if name
        ],
        units=[unit(game, u, art, words) for u in game.roster.units],
        armies=armies(game, art, words),
        phases=phases(game, words),
        marks=[mark(name, words) for name in (*game.marks, *game.hooks.signs) if name not in QUIET],
        boxes=[box(game, n, words) for n in range(len(game.boxes))],
        overlays=[
            wire.OverlayInfo(
                name=name,
                text=presentation.capital(words.say(f"overlay-{name}")),
                key=o.key,
                per=o.per,  # type: ignore[arg-type]
                style=o.style,  # type: ignore[arg-type]
            )
            for name, o in game.hooks.overlay_specs.items()
        ],
        tour=tour(game, words),
    )


def bare_board(chart: Chart, lang: str, subtitle: str = "") -> wire.Board:
    """The map alone: nobody plays on it."""
    map, art = chart.map, chart.art
    plan = board_geometry(map, art)
    words: dict[str, int] = {}
    which = [
        words.setdefault(", ".join(hex_notes(map, h, lang, art)), len(words))
        for h in picture(map, art).drawing_of.plane.hexes
    ]
    return wire.Board(
        game=chart.id,
        title=map.title[lang],
        subtitle=subtitle,
        digest=chart.digest,
        width=plan.width,
        height=plan.height,
        left=plan.left,
        top=plan.top,
        size=plan.size,
        corners=[(x, y) for x, y in plan.corners],
        hexes=wire.HexInfo(labels=plan.labels, x=plan.x, y=plan.y, texts=list(words), words=which),
        chunks=[wire.Chunk(id=c.id, x=c.x, y=c.y, width=c.width, height=c.height) for c in chunks(map, art)],
        far=plan.far,
        names=[
            wire.MapName(
                text=n.text,
                kind=n.kind,
                tier=n.tier,
                x=n.x,
                y=n.y,
                victory=n.victory,
                wide=n.wide,
                line=list(n.line),
            )
            for n in map_names(map, lang, art)
        ],
        sides=[],
        nations=[],
        units=[],
        armies=[],
        phases=[],
        marks=[],
        boxes=[],
        overlays=[],
        tour=[],
        turns=0,
    )


def face(art: Art, side: int, theme: str, nation: str = "") -> wire.FaceArt:
    found = art.with_theme(theme).face(side, nation)
    return wire.FaceArt(
        face=found.face,
        ink=found.ink,
        edge=found.edge,
        box=found.box,
        symbol=found.symbol,
        band=found.band,
        sign=found.sign,
    )


def unit(game: Game, one: Unit, art: Art, words: Texts) -> wire.UnitInfo:
    number = game.roster.index[one.id]
    symbol = art.symbol_of(game.hooks.drawing(game, number))
    return wire.UnitInfo(
        id=one.id,
        side=game.sides[one.side],
        name=one.name(words.lang),
        kind=one.kind,
        kind_text=symbol.word(words.lang),
        size=one.size.strip("-"),
        formation=one.formation,
        army=game.hooks.army(game, number),
        nation=game.hooks.nation(game, number),
        faces=[printed.replace("-", "–") for printed in game.faces(number)],
        attack=one.attack,
        defence=one.defence,
        move=one.move // game.mp,
        attacks=[face.attack for face in one.faces] if one.steps > 1 else [],
        moves=[face.move // game.mp for face in one.faces] if one.steps > 1 else [],
        steps=one.steps,
        strengths=[face.attack + face.defence for face in one.faces],
        sidc=symbol.sidc,
        strokes=symbol.strokes,
        solid=symbol.solid,
        card=symbol.card,
        shape=symbol.shape,  # type: ignore[arg-type]
        arrives=one.arrives,
        setup=one.setup,
        about=game.hooks.about(game, number, words.lang),
    )


def phases(game: Game, words: Texts) -> list[wire.PhaseInfo]:
    """The sequence of play, in order: nodes are laid from the last to the first."""
    opening = [node.opens for node in reversed(game.program.values()) if node.opens is not None]
    *loops, turn = sorted(phases_repeated(game.program), key=len)  # the widest is the turn itself
    return [
        wire.PhaseInfo(
            id=name,
            text=presentation.phase_text(game, name, words),
            cite=cite,
            side=game.sides[who] if who >= 0 else None,
            setup=name.endswith(BEFORE),
            again=any(name in loop and len(loop) > 1 for loop in loops),
            opening=name not in turn and not name.endswith(BEFORE),
        )
        for name, who, cite in opening
    ]


def phases_repeated(program: Program) -> list[set[str]]:
    """The phases inside each loop of the sequence."""
    found = []
    for start, node in program.items():
        inside: set[str] = set()
        ahead: list[str | None] = [node.body]
        while ahead:
            name = ahead.pop()
            if name is not None and name != start and name not in inside:
                inside.add(name)
                ahead += [program[name].after, program[name].body]
        if inside:
            found.append({opens[0] for name in inside if (opens := program[name].opens)})
    return found


def mark(name: str, words: Texts) -> wire.MarkInfo:
    text = presentation.capital(words.say(f"mark-{name}"))
    shape = MARKS.get(name, "letter")
    sign = f"mark-{name}-sign"
    letter = words.say(sign) if words.has(sign) else text[:1]
    return wire.MarkInfo(id=name, text=text, shape=shape, letter=letter if shape == "letter" else "")


def box(game: Game, number: int, words: Texts) -> wire.BoxInfo:
    one = game.boxes[number]
    title = f"box-{one.id}-title"
    return wire.BoxInfo(
        id=one.id,
        text=presentation.capital(words.say(f"box-{one.id}")),
        kind=USUAL_BOXES[number] if number < len(USUAL_BOXES) else "own",
        owner=game.sides[one.owner] if one.owner >= 0 else None,
        hand=one.hand,
        title=presentation.capital(words.say(title)) if words.has(title) else "",
        shut=[game.sides[viewer] if viewer >= 0 else None for viewer in sorted(one.shut)],
    )


def tour(game: Game, words: Texts) -> list[wire.TourStep]:
    """The guided first turns of those scenarios that have one."""
    return [
        wire.TourStep(
            text=words.say(f"tour-{row.cells['step']}"),
            phase=row.cells["phase"],
            verb=row.cells["verb"],
            scenario=row.cells["scenario"],
            spot=row.cells["spot"],  # type: ignore[arg-type]
        )
        for row in tour_rows(game.files)
    ]


def tour_rows(files: Files) -> list[Row]:
    """tour.csv: the steps of each scenario in their order, and what each waits for; the
    words may be shared.
    """
    return (
        files.rows("tour.csv", ("scenario", "step", "phase", "verb", "spot"))
        if "tour.csv" in files.names()
        else []
    )
