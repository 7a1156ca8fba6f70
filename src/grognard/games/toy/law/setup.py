"""2. Set-up: the secret chit, and two counters face down."""

from __future__ import annotations

from grognard.games.toy.law.names import BLANK, BLUE, BUGLE, MARKS, RED, SIDES, Own
from grognard.kernel.changes import Placed
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Phase, Seq, Step, Verb
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.menu import OPTION, Menu, options
from grognard.kernel.places import POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, State


@rule("TOY 2.1")
def draw(ref: Referee, frame: Frame) -> None:
    """A die in secret: 1 or 2 is the bugle."""
    own: Own = ref.state.own
    side = frame.who
    chit = BUGLE if ref.roll(6, f"toy-die-chit-{SIDES[side]}", "TOY 2.1") <= 2 else BLANK
    drawn = (own.drawn[0], chit) if side == RED else (chit, own.drawn[1])
    ref.note("TOY 2.1", "toy-drawn", (("side", SIDES[side]),), drawn=drawn)


@rule("TOY 2.2")
def deploy_menu(pos: Position) -> Menu:
    """The foot goes to the north or to the south of its home, the horse to the other hex."""
    return Menu(
        pos.frame.who, "toy-deploy", "TOY 2.2", {"deploy": options(("north", "south"), "TOY 2.2", "TOY 2.2")}
    )


def deploy(ref: Referee, south: int) -> None:
    side = ref.frame.who
    foot, horse = range(*ref.game.roster.spans[side])
    # Told hex by hex: the order of the counters would give away what lies face down.
    homes = bits(ref.game.map.areas[f"{SIDES[side]}_home"])
    for h, unit in zip(homes, (horse, foot) if south else (foot, horse), strict=True):
        ref.do(Placed(unit, h, "set-up", "TOY 2.2"))
    ref.finish()


def set_up(side: int) -> Step:
    ask = Ask("deploy", deploy_menu, {"deploy": Verb(deploy, OPTION)})
    return Phase(f"{SIDES[side]}-setup", side, "TOY 2.2", Seq((Do("draw", draw), ask)))


def start(game: Game) -> State:
    """Everybody waits beside the map; in a small scenario they stand where it says, without a bugle."""
    small = game.rules.data.scenario
    if small is not None:
        turn, step, own = small.turns[0] - 1, "turn", Own(drawn=(BLANK, BLANK))
        return State(turn, (Frame(step, BLUE),), small.where, small.steps, (0,) * len(MARKS), own)
    steps = tuple(u.steps for u in game.roster.units)
    return State(0, (Frame(game.first, BLUE),), (POOL,) * len(game.roster), steps, (0,) * len(MARKS), Own())
