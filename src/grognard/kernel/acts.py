"""Acts in words: the verb and the printed name of its noun, as typed, sent and kept in journals."""

from __future__ import annotations

from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.flow import Ask
from grognard.kernel.game import Game
from grognard.kernel.menu import BOX, BUTTON, HEX, OPTION, UNIT, Act, Allowed
from grognard.kernel.places import box_numbers
from grognard.kernel.spelling import nearest, suggestion
from grognard.kernel.state import Position
from grognard.kernel.views import noun_name


def write_act(pos: Position, act: Act) -> list[str]:
    """An act as it stands in the journal."""
    noun = noun_name(pos, choices(pos).verbs[act.verb], act.noun)
    return [act.verb] if noun is None else [act.verb, noun]


def numbers_of(game: Game, kind: str) -> dict[str, int]:
    """The number of each noun of a kind (hex, unit, box) by the name that is printed."""
    return box_numbers(game) if kind == BOX else game.roster.index if kind == UNIT else game.map.index


def nouns_of(game: Game) -> list[tuple[str, str]]:
    """Every verb that some question of the game knows, with the kind of its noun."""
    asks = (node.step for node in game.program.values() if isinstance(node.step, Ask))
    return list(dict.fromkeys((name, verb.noun) for ask in asks for name, verb in ask.verbs.items()))


def verbs_of(game: Game) -> list[str]:
    """Every verb that some question of the game knows."""
    return list(dict.fromkeys(verb for verb, _ in nouns_of(game)))


def read_act(pos: Position, verb: str, noun: str | None = None) -> Act:
    """An act from what somebody typed or sent. BadInput when its words mean nothing at all."""
    allowed = choices(pos).verbs.get(verb)
    if allowed is not None:
        return _on_menu(pos, verb, noun, allowed)
    if verb not in (verbs := verbs_of(pos.game)):
        near = nearest(verb, verbs)
        raise BadInput(
            f'no action is called "{verb}"{suggestion(near)}', "bad-verb", verb=verb, near=near or "none"
        )
    numbers = (numbers_of(pos.game, kind).get(noun or "") for kind in (HEX, UNIT, BOX))
    return Act(verb, next((n for n in numbers if n is not None), 0))


def _on_menu(pos: Position, verb: str, noun: str | None, allowed: Allowed) -> Act:
    kind = allowed.kind
    if kind == BUTTON:
        if noun is not None:
            raise BadInput(f'{verb}: takes no noun ("{noun}" given)', "bad-button", verb=verb, noun=noun)
        return Act(verb)
    if noun is None:
        raise BadInput(f"{verb}: a {kind} is required", "bad-no-noun", verb=verb, kind=kind)
    if kind == OPTION:
        if noun not in allowed.names and noun.isdecimal() and all(n.isdecimal() for n in allowed.names):
            return Act(verb, len(allowed.names))  # a number that means something, and is not allowed
        if noun not in allowed.names:
            names = ", ".join(allowed.names)
            raise BadInput(
                f"{verb}: {noun} is not one of {names}", "bad-choice", verb=verb, noun=noun, names=names
            )
        return Act(verb, allowed.names.index(noun))
    index = numbers_of(pos.game, kind)
    if noun not in index:
        near = nearest(noun, index)
        raise BadInput(
            f'{verb}: "{noun}" is not a {kind} of this game{suggestion(near)}',
            "bad-noun",
            verb=verb,
            noun=noun,
            kind=kind,
            near=near or "none",
        )
    return Act(verb, index[noun])
