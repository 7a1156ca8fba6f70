"""11.5. Step 4 of the supports phase: what must be played, then what the owner likes, then corps."""

from __future__ import annotations

from grognard.games.victory_roads.law import corps
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.events import mandatory, play
from grognard.games.victory_roads.law.names import SIDES, SOVIET
from grognard.games.victory_roads.law.placements import to_pool
from grognard.games.victory_roads.law.supports_available import usable_supports
from grognard.kernel.cite import rule
from grognard.kernel.flow import HAND, Ask, Do, Seq, Verb, While
from grognard.kernel.hexes import only
from grognard.kernel.menu import UNIT, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import ENOUGH
from grognard.rules.why_not import not_among_cause

# -- what must be played


@rule("VR 1.5.3a", "VR 11.5.2a")
def mandatory_supports(pos: Position) -> UnitSet:
    """The supports at hand that must be played as events, before anything else is placed (K-28)."""
    return usable_supports(pos, pos.frame.who) & book(pos).data.mandatory


@rule("VR 1.5.3a", "VR 11.5.3c")
def play_forced(ref: Referee, support: int) -> None:
    """One that has no legal target goes back to the pool, and no other is drawn for it (K-28). It does not
    count against the limit of its theatre.
    """
    if mandatory.has_target(ref.pos, support):
        mandatory.play(ref, support)
    else:
        to_pool(ref, support, "VR 1.5.3a")


def play_the_only_one(ref: Referee, _: Frame) -> None:
    if (waiting := mandatory_supports(ref.pos)).bit_count() == 1:
        play_forced(ref, only(waiting))


def forced_menu(pos: Position) -> Menu:
    found = units(
        mandatory_supports(pos), "VR 1.5.3a", not_among_cause(pos, "VR 1.5.3a", "vr-why-not-forced")
    )
    return Menu(pos.frame.who, "vr-forced", "VR 1.5.3a", {"play": found})


def play_next(ref: Referee, support: int) -> None:
    ref.finish()
    play_forced(ref, support)


FORCED = While(
    "forced",
    lambda pos: bool(mandatory_supports(pos)),
    Seq(
        (
            Do("only", play_the_only_one),
            Ask(
                "order",
                forced_menu,
                {"play": Verb(play_next, UNIT)},
                when=lambda pos: bool(mandatory_supports(pos)),
            ),
        )
    ),
)

# -- what may be played


def place_menu(pos: Position) -> Menu:
    """One question for all that is left of the order: a question of its own for each kind of support would
    tell the enemy what the owner holds.
    """
    side = pos.frame.who
    verbs = {"play": play.playable(pos, side)}
    reinforcing = corps.reinforcing_supports(pos) if side == SOVIET else None
    if reinforcing is not None:
        verbs["reinforce"] = reinforcing
    verbs["next"] = button("VR 11.5.1b")
    return Menu(side, "vr-place", "VR 11.5.1b", verbs, {"side": SIDES[side]})


PLACE = Ask(
    "place",
    place_menu,
    {
        "play": Verb(play.play, UNIT, HAND),
        "reinforce": Verb(corps.take_support, UNIT),
        "next": ENOUGH,
    },
    when=lambda pos: bool(usable_supports(pos, pos.frame.who)),
)
