"""Velikié Louki as a game: its parts put together, position files and invariants."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grognard.games.velikie_louki import data, faces, overlays, preview, score, sequence, setup, variants, views
from grognard.games.velikie_louki.data import TURNS
from grognard.games.velikie_louki.hints import HINTS
from grognard.games.velikie_louki.movement import closed
from grognard.games.velikie_louki.rulebook import book
from grognard.games.velikie_louki.state import GERMAN, MARKS, MP, OVERCAST, SIDES, SOVIET, WEATHERS, Own
from grognard.games.velikie_louki.zoc import held
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game, Hooks
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.load import Files, only_keys
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, State
from grognard.rules.own_words import flag, known, listed

ID, VERSION, PACKAGE = "vl", "3", "grognard.games.velikie_louki"
OPTIONS = variants.OPTIONS
SCENARIOS = ("standard", "training")
MOST = 99  # points of artillery or missions that a position may give a side


def build(options: Mapping[str, str], scenario: str = "standard", pack: Path | None = None) -> Game:
    files = Files(PACKAGE, pack)
    found = data.read(files, scenario)
    return Game(
        id=ID,
        version=VERSION,
        digest=files.digest(scenario),
        files=files,
        sides=SIDES,
        marks=MARKS,
        board_marks=(),
        map=found.map,
        roster=found.roster,
        rules=variants.rules_for(found, options),
        options=options,
        scenario=scenario,
        first=sequence.FIRST,
        program=sequence.PROGRAM,
        start=setup.start,
        judge=judge,
        hooks=Hooks(
            sees=views.sees,
            own_view=views.own_view,
            scramble=views.scramble,
            conceal=views.conceal,
            score=score.score,
            hints=HINTS,
            odds=preview.preview,
            read_own=read_own,
            invariants=invariants,
            overlays=overlays.OVERLAYS,
            shown=overlays.SHOWN,
            tracks=overlays.tracks,
            turns=lambda pos: found.last_turn,
            lit=overlays.lit,
            faces=faces.faces,
            move=lambda game, unit: game.roster[unit].move // MP,
        ),
    )


def judge(ref: Referee) -> None:
    """Nothing ends the game but the end of a turn."""


def read_own(game: Game, table: Mapping[str, Any], state: State) -> Own:
    """What a position file says of this game: weather, points to spend, the encirclement, brigades gone."""
    only_keys(dict(table), ("weather", "air", "artillery", "encircled", "besieged", "exits"), "[own]")
    sky = table.get("weather", WEATHERS[OVERCAST])
    if sky not in WEATHERS:
        raise BadInput(f'weather: "{sky}" is none of {", ".join(WEATHERS)} (VL 9a)', "vl-bad-weather", given=str(sky))
    found = game.rules.data
    now, turn = WEATHERS.index(sky), max(1, min(TURNS, state.turn))
    exits = sum(1 << u for u in {known("exits", name, game.roster.index) for name in listed(table, "exits")})
    return Own(
        weather=now,
        air=pair(table, "air", found.air[now]),
        guns=pair(table, "artillery", found.guns[turn - 1]),
        encircled=flag(table, "encircled", False),
        besieged=flag(table, "besieged", False),
        exits=exits,
    )


def pair(table: Mapping[str, Any], key: str, usual: tuple[int, int]) -> tuple[int, int]:
    """What each side has left of something."""
    value = listed(table, key) if key in table else list(usual)
    if len(value) != 2 or any(type(n) is not int or not 0 <= n <= MOST for n in value):
        raise BadInput(f"{key}: two numbers, Soviet and German, from 0 to {MOST}", "data-kind", key=key, given=str(value))
    return value[0], value[1]


def invariants(pos: Position) -> list[str]:
    """What must never be seen on this map."""
    rules, label = book(pos), pos.game.map.labels
    broken = []

    def never(what: str, where: HexSet) -> None:
        if where:
            broken.append(f"{what}: {' '.join(label(where))}")

    never("both sides in a hex", held(pos, SOVIET) & held(pos, GERMAN))
    never("Soviets in a hex of the garrison", held(pos, SOVIET) & closed(pos, SOVIET))
    on_map = [u for u in range(len(pos.game.roster)) if pos.state.where[u] >= 0]
    for how, kinds in (("foot", rules.data.foot), ("motor", rules.data.motor)):
        stand = pos.hexes_of(sum(1 << u for u in on_map) & kinds)
        never(f"{how} units where they cannot be", stand & ~rules.ground.open_to(how))
    festungs = bits(rules.data.of["festung"])
    never("a Festung away from the city", pos.hexes_of(sum(1 << u for u in festungs)) & ~rules.data.city)
    return broken
