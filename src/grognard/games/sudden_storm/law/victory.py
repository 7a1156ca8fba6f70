"""36. Victory points and levels, of the campaign and of scenarios of our own."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

from grognard.games.sudden_storm.law import superiority, supply_check
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, NOBODY, SOVIET, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Seq, Step, While
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

HALVES = 2  # points are counted in halves, and rounded once
LEVELS = (  # from the German decisive victory down; the last one needs nothing
    (AXIS, "ss-decisive"),
    (AXIS, "ss-substantial"),
    (AXIS, "ss-marginal"),
    (NOBODY, "ss-draw"),
    (SOVIET, "ss-marginal"),
    (SOVIET, "ss-substantial"),
    (SOVIET, "ss-decisive"),
)
SMALL_LEVELS = ((AXIS, "ss-victory"), (NOBODY, "ss-draw"), (SOVIET, "ss-victory"))
CAMPAIGN_LEVELS = tuple(
    f"levels.{name}"
    for name in (
        *("decisive", "substantial", "marginal", "draw"),
        *("soviet_marginal", "soviet_substantial"),
    )
)

# -- hexes


@rule("SS 36B.1")
def hex_points(pos: Position, h: int) -> int:
    """The points of a hex of the USSR of 1941, whoever owns that land since (SS-P81): its best category
    alone (D31).
    """
    data = book(pos).data
    city = data.city(h)
    return city.vp if city is not None and data.ussr >> h & 1 else 0


@rule("SS 36B.2")
def shares(pos: Position, isolated: bool) -> tuple[HexSet, HexSet]:
    """The hexes that score whole, and those that score half: Soviet, but isolated."""
    cut = own(pos).cut_off[SOVIET] if isolated else 0
    return owned_hexes(pos, AXIS), owned_hexes(pos, SOVIET) & cut


def points_of_hexes(pos: Position, some: HexSet, points: int | None, isolated: bool) -> int:
    """Half points of some hexes, each worth so much, or what 36B says."""
    whole, half = shares(pos, isolated)
    value = [hex_points(pos, h) if points is None else points for h in bits(some & whole)]
    halves = [hex_points(pos, h) if points is None else points for h in bits(some & half)]
    return HALVES * sum(value) + sum(halves)


# -- all together


@rule("SS 36B.4")
def superiority_points(pos: Position) -> int:
    """Three points for each full tenth by which the Axis is the stronger."""
    axis, soviet = (superiority.strength(pos, side) for side in (AXIS, SOVIET))
    tenths = (axis - soviet) * 10 // soviet if axis > soviet > 0 else 0
    return tenths * book(pos).data.constant("vp.superiority")


def loss_points(pos: Position) -> int:
    """In scenarios: Soviet strength lost scores, German strength costs, each by full shares."""
    rates, fallen = book(pos).data.scene.goals.losses, own(pos).fallen
    return fallen[SOVIET] // rates[0] - fallen[AXIS] // rates[1] if rates else 0


@rule("SS 36B.3", "SS 36B.5")
def total(pos: Position) -> int:
    """German victory points; fractions are dropped from the sum alone."""
    data, goals = book(pos).data, book(pos).data.scene.goals
    events = HALVES * own(pos).points
    if goals.campaign:
        cities = points_of_hexes(pos, data.ussr, None, isolated=True)
        return (cities + events + HALVES * superiority_points(pos)) // HALVES
    places = [points_of_hexes(pos, one.hexes, one.points, goals.isolated) for one in goals.places]
    return (sum(places) + events + HALVES * loss_points(pos)) // HALVES


@rule("SS 36C")
def level(pos: Position, points: int) -> tuple[int, str]:
    """Who has won, and how well."""
    data = book(pos).data
    least = data.scene.goals.levels or tuple(data.constant(name) for name in CAMPAIGN_LEVELS)
    names = LEVELS if len(least) + 1 == len(LEVELS) else SMALL_LEVELS
    return next((name for name, needed in zip(names, least, strict=False) if points >= needed), names[-1])


# -- at the end of a game turn


def score_early(ref: Referee, _: Frame) -> None:
    """Scenarios: hexes that count at the end of a turn."""
    for one in book(ref.pos).data.scene.goals.early:
        won = (one.hexes & owned_hexes(ref.pos, AXIS)).bit_count() * one.points
        if one.turn == ref.state.turn and won:
            points = own(ref.pos).points + won
            ref.note("SS 36B.1", "ss-early", (("points", won),), points=points)


@rule("SS 36A")
def is_over(pos: Position) -> bool:
    return pos.state.turn >= book(pos).data.scenario.turns[1]


@rule("SS 36D.2")
def match(first: int, second: int) -> int:
    """Of two games with the sides exchanged: who wins, 0 or 1 as the German of the first or of the second
    game; the higher score as the German counts (C13).
    """
    return NOBODY if first == second else int(second > first)


def finish(ref: Referee, _: Frame) -> None:
    points = total(ref.pos)
    ref.do(Message("ss-score", (("points", points),), "SS 36B.5"))
    if book(ref.pos).data.scene.goals.campaign:
        beaten_by = next(more for more in count(points) if match(points, more) == 1)
        ref.do(Message("ss-match", (("points", beaten_by),), "SS 36D.2"))
    winner, how = level(ref.pos, points)
    ref.end(winner, how, "SS 36C")


# Isolation is looked at once more before the count (D33).
END: tuple[Step, ...] = (
    Do("score_early", score_early),
    While("is_over", is_over, Seq((*supply_check.ISOLATION, Do("finish", finish)))),
)
PROCEDURES: Mapping[str, Step] = {}
