"""What an air combat comes to on the whole, shown before anybody fights, aborts or passes a screen."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.air_situations import FIELD, met, prompt
from tests.games.sudden_storm.situations import GAME

from grognard.games.sudden_storm.law.air.clash import Clash
from grognard.games.sudden_storm.law.air.flights import flights_by_unit
from grognard.games.sudden_storm.law.names import AXIS, EFT, RETURNED, SHOT
from grognard.games.sudden_storm.table import air_forecast, clash_odds
from grognard.kernel.cite import cites
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import Position
from grognard.rules import combat_forecast
from grognard.server import presentation
from grognard.testing.table import Situation

JU88, JU87 = "LJu88A01", "LJu87B01"
F1, F2, E1 = "LMe109F01", "LMe109F02", "LMe109E01"
L1, MIG = "VLaGG301", "VMiG301"
CODES = {SHOT: "A", RETURNED: "R", "": "-"}


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def as_it_is(pos: Position, menu: Menu) -> Act:
    """The division of the interceptors stands; all else goes by the policy."""
    return Act("ready") if "ready" in menu.verbs else air_forecast.answer(pos, menu)


def played(t: Situation) -> dict[int, dict[str, float]]:
    """By unit, the chance of each result: the rules themselves, throw by throw."""
    frame = t.pos.frame
    units = clash_odds.fates_of_all(t.pos, t.pos.memo(Clash))
    found = {unit: dict.fromkeys("KAR-", 0.0) for unit in units}
    for end in combat_forecast.endings(
        t.pos, frame.step, frame.who, frame.memo, as_it_is, air_forecast.possible_rolls
    ):
        flights = flights_by_unit(end.pos)
        for unit in units:
            gone = end.pos.state.where[unit] == EFT
            found[unit]["K" if gone else CODES[flights[unit].over]] += end.chance
    return found


def check(t: Situation) -> None:
    shown = clash_odds.fates_of_all(t.pos, t.pos.memo(Clash))
    for unit, fate in played(t).items():
        assert shown[unit] == pytest.approx(fate), GAME.roster[unit].id


@cites("SS 20B1a.1", "SS 20B1b.2", "SS 20B1c", "SS 20B1e", "SS 20B2")
@pytest.mark.parametrize(
    ("mission", "interceptors", "past"),
    [
        ({JU88: "bomb"}, f"{L1} {MIG}", ""),
        ({JU88: "bomb", F1: "escort"}, L1, ""),
        ({JU88: "bomb", F1: "escort"}, L1, L1),
        ({JU88: "bomb", F1: "escort"}, f"{L1} {MIG}", ""),
        ({JU88: "bomb", F1: "escort"}, f"{L1} {MIG}", f"{L1} {MIG}"),
        ({JU88: "bomb", F1: "escort", F2: "escort"}, f"{L1} {MIG}", MIG),
        ({JU88: "bomb", F1: "escort", F2: "escort"}, f"{L1} {MIG}", f"{L1} {MIG}"),
        ({JU88: "bomb", F1: "escort", E1: "escort"}, L1, ""),  # the stronger of the two fires first
        ({JU88: "bomb", F1: "escort", E1: "escort"}, L1, L1),
        ({JU88: "bomb", JU87: "bomb", F1: "bomb"}, f"{L1} {MIG}", ""),
    ],
)
def test_the_shares_are_those_of_the_rules(mission: dict[str, str], interceptors: str, past: str) -> None:
    """Screen or none, several on one, some past the screen."""
    t = met(mission, interceptors, dict.fromkeys(list(mission)[1:], FIELD)).act("fight")
    for unit in past.split():
        t.act("bypass", unit)
    if prompt(t) != "ss-air-groups":  # without a screen nothing is asked before the dice
        t = met(mission, interceptors, dict.fromkeys(list(mission)[1:], FIELD))
    check(t)


def told(t: Situation, verb: str, unit: str = "") -> tuple[str, dict[str, Any]]:
    what, args = GAME.hooks.forecast_choices(t.pos)[verb][number(unit) if unit else 0]
    return what, dict(args)


def test_to_fight_and_to_abort_are_told_apart() -> None:
    t = met({JU88: "bomb", F1: "escort"}, L1)
    what, fight = told(t, "fight")
    assert what == "ss-foretold-fight"
    assert fight["through"] == 100  # nobody passes the screen
    assert fight["through_past"] < 100
    assert told(t, "abort") == ("ss-foretold-abort", {"many": 2})


def test_a_fighter_that_would_drop_its_bombs_is_told_of() -> None:
    t = met({F1: "bomb", JU88: "bomb"}, L1, {F1: FIELD})
    what, bare = told(t, "fight")
    assert what == "ss-foretold-clash"
    what, args = told(t, "jettison", F1)
    assert what == "ss-foretold-fight"
    assert (bare["bombers"], args["bombers"]) == (2, 1)
    t.act("jettison", F1)
    assert told(t, "fight") == (what, args)


def test_who_may_pass_the_screen_sees_what_it_would_come_to() -> None:
    t = met({JU88: "bomb", F1: "escort"}, f"{L1} {MIG}").act("fight")
    shown = told(t, "bypass", MIG)
    assert told(t, "ready")[1]["through"] == 100
    t.act("bypass", MIG)
    assert told(t, "ready") == shown
    assert told(t, "face", MIG)[1]["through"] == 100


def test_the_table_says_it_beside_the_buttons() -> None:
    """A fighter with bombs (4 and 4) and a LaGG (5 and 4): 15 dice of 36 miss in column +1, 3 kill and 7
    abort; in column 0, with superior pilots, 6 kill and 4 abort.
    """
    t = met({F1: "bomb"}, L1, {F1: FIELD})
    shown = {
        verb.verb: verb.foretold
        for verb in presentation.menu(t.pos, AXIS, presentation.words_for(t.game, "en")).verbs
    }
    assert shown["abort"] == {"": "nobody fires; 1 unit returns to base, mission undone"}
    assert shown["fight"][""] == (
        "42 % of the mission force gets through; of the mission and its escort 8 % eliminated, 19 % aborted; "
        "of the interceptors 17 % eliminated, 11 % aborted"
    )
    assert "no mission force left" in shown["jettison"][F1]
    french = presentation.menu(t.pos, AXIS, presentation.words_for(t.game, "fr")).verbs
    assert "plus de force en mission" in next(v.foretold[F1] for v in french if v.verb == "jettison")
