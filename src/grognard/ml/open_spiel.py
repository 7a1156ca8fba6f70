"""A game as an OpenSpiel game: sequential, with the dice as a player, and with what each side may know.

`pyspiel.load_game("python_grognard", {"game": "ts", "scenario": "training"})` finds it once this file has
been imported.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from grognard.games import load
from grognard.kernel.changes import Change
from grognard.kernel.dice import FixedDice, NeedRoll
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.menu import BOX, HEX, OPTION, UNIT, Act
from grognard.kernel.position import opening
from grognard.kernel.state import Position, State
from grognard.kernel.views import menu_view, seen_change, view
from grognard.ml.encoding import encoder
from grognard.ml.shaping import reward_of, side_of
from grognard.ml.spaces import acts, check_most

NAME = "python_grognard"
MOST_FACES = 64  # of a die, or of a draw from a bag
# nought: as many acts as the game may have
PARAMETERS = {"game": "toy", "scenario": "", "options": "", "most": 0}

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Grognard: operational wargames",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class Wargame(pyspiel.Game):  # type: ignore[misc]
    """`options` are words like "setup:ready_made length:7"; a game longer than `most` acts is a draw."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        options = read_options(given["options"])
        self.rules: Game = load(given["game"], options, given["scenario"] or None)
        self.most: int = check_most(self.rules, given["most"] or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=acts(self.rules).many,
            max_chance_outcomes=MOST_FACES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most,
        )
        super().__init__(
            TYPE, info, {**(params or {}), **({"options": write_options(options)} if options else {})}
        )

    def new_initial_state(self) -> WargameState:
        return WargameState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Watching:
        if params:
            raise BadInput(f"an observer takes no parameters ({params} given)")
        return Watching(self.rules, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


def read_options(words: str) -> dict[str, str]:
    """Options written as words, "name:value", or "name=value"."""
    found = {}
    for word in words.split():
        name, sign, value = word.replace("=", ":", 1).partition(":")
        if not sign:
            raise BadInput(f'options: "{word}": name:value is required')
        found[name] = value
    return found


def write_options(options: Mapping[str, str]) -> str:
    """OpenSpiel writes a game as name(key=value,...) and reads it again: an option must
    not look like a key.
    """
    return " ".join(f"{name}:{value}" for name, value in options.items())


class Going(NamedTuple):
    """How a game stands: the position, the act whose dice are being thrown, and what each side has seen so
    far.
    """

    pos: Position | None  # none before the dice of the opening have been thrown
    act: Act | None = None
    faces: tuple[int, ...] = ()
    sides: int = 0  # of the die that is called for
    acts: int = 0
    told: tuple[bytes, bytes] = (b"", b"")

    def __deepcopy__(self, memo: Any) -> Going:
        """Nothing in it ever changes: a copy of a state may share it."""
        return self

    def __reduce__(self) -> Any:
        """A position is packed as its state; its game is found again by name."""
        pos = self.pos
        return unpack_state, (None, None, *self[1:]) if pos is None else (
            key_of(pos.game),
            pos.state,
            *self[1:],
        )


def key_of(game: Game) -> tuple[str, dict[str, str], str]:
    return game.id, dict(game.options), game.scenario


def unpack_state(key: tuple[str, dict[str, str], str] | None, state: State, *rest: Any) -> Going:
    return Going(None if key is None else Position(load(*key), state), *rest)


class Fixed(NamedTuple):
    """What belongs to the game and not to a state of it."""

    rules: Game
    most: int

    def __deepcopy__(self, memo: Any) -> Fixed:
        return self

    def __reduce__(self) -> Any:
        return settle_game, (*key_of(self.rules), self.most)


def settle_game(game: str, options: dict[str, str], scenario: str, most: int) -> Fixed:
    return Fixed(load(game, options, scenario), most)


class WargameState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Wargame) -> None:
        super().__init__(game)
        self.frame = Fixed(game.rules, game.most)
        self.going = play_waiting_act(self.frame.rules, Going(None))

    def current_player(self) -> int:
        going = self.going
        if going.sides:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.pos.state.seats[choices(self.pos).who]

    @property
    def pos(self) -> Position:
        assert self.going.pos is not None
        return self.going.pos

    def is_terminal(self) -> bool:
        going = self.going
        return not going.sides and (self.pos.state.result is not None or going.acts >= self.frame.most)

    def _legal_actions(self, player: int) -> list[int]:
        menu = choices(self.pos)
        return sorted(acts(self.frame.rules).numbers(menu)) if menu.who == side_of(self.pos, player) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.going.sides
        return [(face, 1.0 / sides) for face in range(sides)]

    def _apply_action(self, action: int) -> None:
        going = self.going
        if going.sides:
            going = going._replace(faces=(*going.faces, action + 1), sides=0)
        else:
            going = going._replace(act=acts(self.frame.rules).act(action))
        self.going = play_waiting_act(self.frame.rules, going)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"die {action + 1}"
        rules, space = self.frame.rules, acts(self.frame.rules)
        verb, noun = space.act(action)
        kind = space.parts[space.split(action)[0]].kind
        if kind == HEX:
            return f"{verb} {rules.map.label(noun) if noun >= 0 else '?'}"
        if kind == UNIT:
            return f"{verb} {rules.roster[noun].id}"
        if kind == BOX:
            return f"{verb} {rules.boxes[noun].id}"
        return f"{verb} {noun}" if kind == OPTION else verb

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        return [reward_of(self.pos, side_of(self.pos, player)) for player in (0, 1)]

    def __str__(self) -> str:
        going = self.going
        if going.pos is None:
            return f"opening, dice {going.faces}"
        waiting = f", {going.act}, dice {going.faces}" if going.sides else ""
        return f"{going.acts} acts, turn {going.pos.state.turn}, {going.pos.state.frames[-1:]}{waiting}"


def play_waiting_act(rules: Game, going: Going) -> Going:
    """Play the act that waits with the dice there are; when one more is called for, it is chance's turn."""
    dice = FixedDice(going.faces)
    try:
        if going.pos is None:
            start, out = opening(rules, dice)
            return Going(out.pos, told=hear(going.told, start, out, None))
        assert going.act is not None
        out = step(going.pos, going.act, dice)
    except NeedRoll as need:
        if need.sides > MOST_FACES:
            raise ValueError(
                f"a die of {need.sides}: at most {MOST_FACES} faces were foreseen ({need.cite})"
            ) from None
        return going._replace(sides=need.sides)
    return Going(out.pos, acts=going.acts + 1, told=hear(going.told, going.pos, out, going.act))


def hear(told: tuple[bytes, bytes], before: Position, out: Outcome, act: Act | None) -> tuple[bytes, bytes]:
    """What each player has seen, chained: his own acts, and the changes that are shown to his side."""
    who = choices(before).who if act is not None else -1
    sides = [side_of(before, player) for player in (0, 1)]
    first, second = (
        chain_heard(
            told[player], visible_changes(out.changes, before, out.pos, side), act if side == who else None
        )
        for player, side in enumerate(sides)
    )
    return first, second


def visible_changes(changes: list[Change], before: Position, after: Position, side: int) -> list[Change]:
    seen = (seen_change(change, before, after, side) for change in changes)
    return [change for change in seen if change is not None]


def chain_heard(told: bytes, changes: list[Change], act: Act | None) -> bytes:
    """Acts of the other side that show nothing leave no trace."""
    return (
        hashlib.blake2b(told + repr((act, changes)).encode(), digest_size=16).digest()
        if changes or act
        else told
    )


class Watching:
    """What one player sees of a state: as words, and as one long row of numbers."""

    def __init__(self, rules: Game, recall: bool) -> None:
        self.rules, self.recall = rules, recall
        found = encoder(rules)
        shapes = {
            "planes": found.plane_shape,
            "units": found.unit_shape,
            "vector": (len(found.vector_names),),
        }
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes.items():
            many = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + many].reshape(shape)
            at += many

    def set_from(self, state: WargameState, player: int) -> None:
        pos = state.going.pos
        if pos is None:
            self.tensor.fill(0)
            return
        for name, value in encoder(self.rules).encode(pos, side_of(pos, player))._asdict().items():
            self.dict[name][:] = value

    def string_from(self, state: WargameState, player: int) -> str:
        pos = state.going.pos
        if pos is None:
            return "opening"
        side = side_of(pos, player)
        seen = json.dumps([view(pos, side), menu_view(pos, side)], sort_keys=True)
        return f"{state.going.told[player].hex()} {seen}" if self.recall else seen


pyspiel.register_game(TYPE, Wargame)


def game_of(
    game: str = "toy",
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
    most: int | None = None,
) -> Any:
    """The OpenSpiel game of one of ours."""
    settings: dict[str, Any] = {
        "game": game,
        "scenario": scenario or "",
        "options": write_options(options or {}),
    }
    return pyspiel.load_game(NAME, settings if most is None else settings | {"most": most})
