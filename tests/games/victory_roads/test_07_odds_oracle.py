"""7.5, 13 and 3.2. Totals and columns of random fights against a second implementation, written from the
rulebook and read from the files: supply, rivers and bridges, mud, snow, works, terrains, retreats.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from random import Random
from typing import Any

import pytest
from tests.games.victory_roads.test_04_oracle import DATA, GAME, LAND, MIDDLES, RIVERS, SHUT, Board
from tests.games.victory_roads.test_06_oracle import COSTS, HEXES, WAYS, WET, beside, touch

from grognard.games.victory_roads.law.combat.odds import compute_odds
from grognard.games.victory_roads.law.names import AXIS, SOVIET, WEATHERS, Battle
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import bits
from grognard.kernel.position import begin
from grognard.kernel.state import Position

# The works before Vitebsk and Königsberg, cities, marshes, mountains and rivers.
PLACES = (*MIDDLES, "6122", "6120", "3325", "2239", "4332", "3151")


def random_fight(seed: int) -> tuple[Position, int, str, list[str]]:
    """A position, the side that attacks, the hex attacked, and who attacks it."""
    luck = Random(seed)
    side = luck.choice((SOVIET, AXIS))
    middle = GAME.map.hex(PLACES[seed % len(PLACES)])
    near = [h for h in GAME.map.labels(GAME.map.grid.disc(1 << middle, 2) & DATA.area) if h in LAND]
    target = luck.choice(near)
    around = [
        h for h in beside(target) if h in LAND and touch(target, h) and DATA.area >> GAME.map.hex(h) & 1
    ]
    units: dict[str, Any] = {}

    def put(side: int, h: str, many: int) -> None:
        some = DATA.of_side[side] & DATA.divisions
        free = [GAME.roster[u].id for u in bits(some) if GAME.roster[u].kind != "hiwis"]
        for id in luck.sample(free, many):
            more = DATA.more(GAME.roster.index[id])
            if id not in units and HEXES[h]["country"] != SHUT.get(more.nation):
                marks = [one for one in ("unsupplied", "retreated") if luck.random() < 0.2]
                steps = luck.randint(1, GAME.roster[GAME.roster.index[id]].steps)
                units[id] = {"at": h, "steps": steps, "marks": marks}

    put(1 - side, target, luck.randint(1, 3))
    for h in luck.sample(around, luck.randint(1, len(around))):
        put(side, h, luck.randint(1, 2))
    own: dict[str, Any] = {"weather": luck.choice(WEATHERS), "romania": "axis", "hungary": "axis"}
    own["soviet" if luck.random() < 0.5 else "axis"] = [target]
    own["captured"] = [target] if luck.random() < 0.3 else []
    if luck.random() < 0.3:
        units["engineers-1"] = luck.choice(around)
        own["placements"] = {"engineers-1": ["", ""]}
    phase = ("soviet-movement", "axis-movement")[side]
    table = {"game": "vr", "turn": 6, "phase": phase, "units": units, "own": own}
    pos = begin(GAME, FixedDice(()), table)[0]
    names = [id for id in units if "-" not in id and GAME.roster[GAME.roster.index[id]].side == side]
    return pos, side, target, names


def wet(a: str, b: str, weather: str) -> str:
    """The watercourse between two hexes: a side of water that a road crosses is a major river."""
    edge = frozenset((a, b))
    water = RIVERS.get(edge, set())
    if "major_river" in water or (water & set(WET) and edge in WAYS):
        return "major"
    return "river" if "river" in water else ""


def reckoned(pos: Position, side: int, target: str, names: list[str]) -> tuple[int, int, int]:
    """Attack, defence, and the column."""
    board, roster, marks = Board(pos), GAME.roster, pos.state.marks
    hungry = {roster[u].id for u in bits(marks[GAME.mark("unsupplied")])}
    fled = {roster[u].id for u in bits(marks[GAME.mark("retreated")])}
    foes = [id for id, h in board.at.items() if h == target and board.side[id] != GAME.sides[side]]
    hungry |= {id for id in foes if not board.is_fed(id)}

    def face(id: str) -> Any:
        u = roster.index[id]
        return roster[u].face(pos.state.steps[u])

    attack, crossing = Fraction(), [wet(board.at[id], target, board.weather) for id in names]
    for id, water in zip(names, crossing, strict=True):
        divisor = 2 if id in hungry else 1
        if board.weather == "mud":
            divisor *= 3 if water else 1
        elif all(crossing):
            divisor *= 2
        attack += Fraction(face(id).attack, divisor)
    defence = Fraction()
    for id in foes:
        defence += Fraction(1 if id in fled else face(id).defence, 2 if id in hungry else 1)
    total = ceil(attack), max(1, ceil(defence * strongest(pos, board, target, names)))
    ratio = Fraction(*total)
    column = floor(ratio) if ratio >= 1 else 2 - ceil(1 / ratio)
    return total[0], ceil(defence * strongest(pos, board, target, names)), min(column, 6)


def strongest(pos: Position, board: Board, target: str, names: list[str]) -> int:
    row, captured = HEXES[target], set(GAME.map.labels(pos.state.own.captured))
    terrain = "forest" if row["terrain"] == "marsh" and board.weather == "snow" else row["terrain"]
    some, features = [terrain], set(row["features"].split())
    some += [one for one in ("city", "minor_city") if one in features]
    if "fortress" in features and target not in captured:
        some.append("fortress")
    works = all("works" in RIVERS.get(frozenset((board.at[id], target)), set()) for id in names)
    if "fort" in features and target not in captured and works:
        some.append("fort")
    return max(int(COSTS[one]["strength"].removeprefix("x")) for one in some)


@cites("VR 7.5.2", "VR 7.5.3", "VR 7.5.5", "VR 4.6.2", "VR EX-19a", "VR 3.2.2o", "VR 13.1.1d", "VR 7.10.12")
@pytest.mark.parametrize("seed", range(150))
def test_totals_and_column_are_what_a_slow_reckoning_finds(seed: int) -> None:
    pos, side, target, names = random_fight(seed)
    if not names or not any(board_at(pos, target, 1 - side)):
        return
    mine = sum(1 << GAME.roster.index[id] for id in names)
    theirs = sum(1 << u for u in board_at(pos, target, 1 - side))
    sum_ = compute_odds(pos, Battle(GAME.map.hex(target), mine, theirs))
    attack, defence, column = reckoned(pos, side, target, names)
    assert (sum_.attack, sum_.defence) == (attack, defence), (target, names)
    assert sum_.column == column or not attack


def board_at(pos: Position, label: str, side: int) -> list[int]:
    return bits(pos.at(GAME.map.hex(label)) & DATA.of_side[side] & DATA.units)
