"""3. Set-up: everybody has a place on the map, or a turn."""

from __future__ import annotations

from grognard.games.victory_lost.data import FIRST_CHITS, Data
from grognard.games.victory_lost.state import SOVIET, Own
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.state import POOL, Frame, State


@rule("AVL 3.0a", "AVL 3.0c", "AVL 2.1.1b", "AVL 2.2.2b", "AVL 2.2.2k", "AVL 2.3.2c", "AVL 2.2.3d", "AVL ANX.P1")
@rule("AVL 3.0p", "AVL 10.1.5", "AVL ANX.S0")
def start(game: Game) -> State:
    """Everybody whose hex is given stands in it at full strength and in supply; the others wait. All cities are the Axis's."""
    where = tuple(game.map.hex(u.setup) if u.setup else POOL for u in game.roster.units)
    steps = tuple(u.steps for u in game.roster.units)
    own = Own(axis=first_chits(game.rules.data))
    return State(0, (Frame(game.first, SOVIET),), where, steps, (0,) * len(game.marks), own)


@rule("AVL 3.0n", "AVL ANX.P2b")
def first_chits(data: Data) -> int:
    return sum(1 << data.chit_index[name] for name in FIRST_CHITS)
