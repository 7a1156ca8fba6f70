"""Rail priority and the Kriegsmarine: more points of rail or naval capacity for the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.events.event import reveal
from grognard.games.victory_roads.law.names import AXIS, own
from grognard.games.victory_roads.law.supports_available import usable_supports
from grognard.kernel.cite import rule
from grognard.kernel.flow import SPEND, Verb
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.menu import UNIT, Allowed, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules.answers import Choice
from grognard.rules.why_not import not_among_cause

RAIL, NAVY = "rail", "navy"


@rule("VR 11.5.1b", "VR 1.5.2a")
def playable(moment: str) -> Callable[[Position, int], Allowed | None]:
    """The supports that bring transport in a phase: none by rail while the lines are cut, and no ships
    without ammunition or where there are none.
    """

    def found(pos: Position, side: int) -> Allowed | None:
        if side != AXIS:
            return None
        data, curbs = book(pos).data, own(pos).curbs
        hand = usable_supports(pos, AXIS)
        mine = hand & (data.supports[RAIL] | data.supports[NAVY])
        timely = unitset(one for one in bits(mine) if moment in data.event(one).phases)
        allowed = units(hand, "VR 11.5.1b", not_among_cause(pos, "VR 11.5.1b", "vr-why-not-available"))
        allowed.less("VR 11.5.1b", hand & ~timely, "vr-why-other-phase")
        cut = data.supports[RAIL] if "reich_no_rail" in curbs else 0
        allowed.less("VR 1.5.2a", timely & cut, "vr-why-lines-cut")
        short = data.supports[NAVY] if "reich_ammunition" in curbs else 0
        allowed.less("VR 1.5.2a", timely & short, "vr-why-ammunition")
        dry = 0 if data.scene.naval else data.supports[NAVY]
        return allowed.less("VR 6.5.1a", timely & dry, "vr-why-no-ships")

    return found


@rule("VR 1.5.2a", "VR 6.4.1a", "VR 6.5.1a")
def play(ref: Referee, support: int) -> None:
    """The points are there at once, for this turn."""
    data, now = book(ref.pos).data, own(ref.pos)
    more = data.event(support).amount
    reveal(ref, support, "VR 1.5.2a")
    told = (("many", more),)
    if holds(data.supports[RAIL], support):
        ref.note("VR 6.4.1a", "vr-more-rail", told, rail=now.rail + more)
    else:
        ref.note("VR 6.5.1a", "vr-more-ships", told, naval=now.naval + more)


OFFER: Mapping[str, Choice[int]] = {"play": Choice(playable("movement"), Verb(play, UNIT, SPEND))}


# -- for who arrives by rail

IN_TIME = playable("reinforcement")
VERBS: Mapping[str, Verb] = {"play": Verb(play, UNIT, SPEND)}


def offers(pos: Position, side: int) -> dict[str, Allowed]:
    found = IN_TIME(pos, side)
    return {} if found is None else {"play": found}
