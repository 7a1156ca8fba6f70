"""17.3. Replacement points: how many each side receives, and in whose purse they are."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, SIDES, SOVIET, own
from grognard.games.victory_roads.law.satisfaction import mood_box
from grognard.games.victory_roads.law.supply import ally_status
from grognard.kernel.cite import rule
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

PURSES = ("soviet", "german", "hungarian", "romanian")  # the order of Own.points
NO_POINTS = (0, 0, 0, 0)


@rule("VR 17.3.1")
def receive_soviet(ref: Referee, _: Frame) -> None:
    if book(ref.pos).replacements:
        give_points(ref, (calendar_points(ref.pos, "soviet"), 0, 0, 0), "VR 17.3.1")


@rule("VR 17.3.2", "VR 17.3.3a", "VR 17.3.3b", "VR 15.3.1c", "VR 18.1.2b", "VR 1.5.2a")
def receive_axis(ref: Referee, _: Frame) -> None:
    """By the box of the mood, and by the calendar for each ally that is one still; none after a dismissal,
    nor once a withdrawal has failed. On the first turn of the war plan (H-19) the track gives none, and
    neither do factories that are gone; allies have theirs all the same, for 17.3.2 speaks of German units.
    """
    rules, now = book(ref.pos), own(ref.pos)
    first = ref.state.turn == rules.data.scenario.turns[0] and not rules.data.scene.pr_first_turn
    if not rules.replacements or now.no_replacements or now.forfeited:
        return
    allies = [
        calendar_points(ref.pos, nation) if ally_status(ref.pos, nation) == "axis" else 0
        for nation in PURSES[2:]
    ]
    german = 0 if first or "reich_no_pr" in now.curbs else mood_box(ref.pos).pr
    give_points(ref, (0, german, *allies), "VR 17.3.2")


def calendar_points(pos: Position, nation: str) -> int:
    return book(pos).data.turns[pos.state.turn - 1].pr[nation]


def give_points(ref: Referee, points: tuple[int, ...], cite: str) -> None:
    if any(points):
        told = tuple(zip(PURSES, points, strict=True))
        ref.note(cite, f"vr-points-{SIDES[SOVIET if points[0] else AXIS]}", told, points=points)


@rule("VR 17.3.4", "VR 15.3.1c")
def close(ref: Referee, frame: Frame) -> None:
    """Points are not kept; a dismissal has had its effect on this phase."""
    ref.note("VR 17.3.4", points=NO_POINTS, returning=(0, 0))
    if frame.who == AXIS:
        ref.note("VR 15.3.1c", no_replacements=False)


def purse(pos: Position, unit: int) -> int:
    """Whose points a unit is paid with."""
    return PURSES.index(book(pos).data.commands[unit])


def left(pos: Position, unit: int) -> int:
    return own(pos).points[purse(pos, unit)]
