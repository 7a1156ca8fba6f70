"""3. Set-up: everybody has a place on the map, or a turn."""

from __future__ import annotations

from grognard.games.victory_lost.law.data import FIRST_CHITS, Data
from grognard.games.victory_lost.law.names import AXIS, SOVIET, ChitSet, Own
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.hexes import unitset
from grognard.kernel.places import ABSENT, POOL, is_own_box
from grognard.kernel.state import Frame, State
from grognard.rules.scenario import Scenario


@rule(
    "AVL 3.0a", "AVL 3.0c", "AVL 2.1.1b", "AVL 2.2.2b", "AVL 2.2.2k", "AVL 2.3.2c", "AVL 2.2.3d", "AVL ANX.P1"
)
@rule("AVL 3.0p", "AVL 10.1.5", "AVL ANX.S0")
def start(game: Game) -> State:
    """Everybody whose hex is given stands in it at full strength and in supply; the others wait, or take no
    part.

    All cities are the Axis's.
    """
    if game.rules.data.scenario is not None:
        return small_start(game, game.rules.data, game.rules.data.scenario)
    absent = game.rules.absent
    places = [game.map.hex(u.setup) if u.setup else POOL for u in game.roster.units]
    where = tuple(ABSENT if absent >> u & 1 else at for u, at in enumerate(places))
    steps = tuple(u.steps for u in game.roster.units)
    own = Own(axis=first_chits(game.rules.data))
    return State(0, (Frame(game.first, SOVIET),), where, steps, (0,) * len(game.marks), own)


def small_start(game: Game, data: Data, small: Scenario) -> State:
    """A scenario begins between two turns; each side has the chits of the HQs that take part, so nothing is
    chosen.
    """

    def chits(side: int, *, waiting: bool) -> ChitSet:
        here = unitset(
            u for u, at in enumerate(small.where) if at >= 0 or is_own_box(at) or (waiting and at == POOL)
        )
        return sum(1 << chit for hq, chit in data.chit_of.items() if (here & data.of_side[side]) >> hq & 1)

    red, grey = (
        sum(1 << at for u, at in enumerate(small.where) if at >= 0 and game.roster[u].side == s)
        for s in (SOVIET, AXIS)
    )
    held = (
        small.hexes(game.map, "soviet_cities") if "soviet_cities" in small.victory else 0
    ) | data.cities & red
    own = Own(five=chits(SOVIET, waiting=True), axis=chits(AXIS, waiting=False), control=held & ~grey)
    return State(
        small.turns[0] - 1, (Frame("turn", SOVIET),), small.where, small.steps, (0,) * len(game.marks), own
    )


@rule("AVL 3.0n", "AVL ANX.P2b")
def first_chits(data: Data) -> int:
    return sum(1 << data.chit_index[name] for name in FIRST_CHITS)
