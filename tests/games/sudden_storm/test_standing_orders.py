"""One standing order for interception, or for missions that are met, covers all that follows from it."""

from __future__ import annotations

from tests.games.sudden_storm.air_situations import (
    FIELD,
    MINSK,
    WILNO,
    aloft,
    fly,
    hexes_from,
    met,
    on_ground,
    prompt,
)
from tests.games.sudden_storm.situations import GAME

from grognard.games.sudden_storm.table import entailed
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import step
from grognard.server.orders import Orders, answer_to
from grognard.testing.table import Situation

JU88, JU88B, F1, E1 = "LJu88A01", "LJu88A02", "LMe109F01", "LMe109E01"
L1, L2, L3, MIG = "VLaGG301", "VLaGG302", "VLaGG303", "VMiG301"
RISING = (L1, L2, L3, MIG)
RISE = Orders({"intercept": "policy"})
FIGHT = Orders({"clash": "fight"})


def obeyed(t: Situation, orders: dict[str, Orders], dice: int = 4) -> list[str]:
    """All that orders answer, one act after the other; the questions."""
    found = []
    while (act := answer_to(t.pos, orders.get(t.who, Orders()))) is not None:
        found.append(t.pos.frame.step)
        outcome = step(t.pos, act, FixedDice([dice] * 200))
        t.pos, t.log = outcome.pos, outcome.changes
    return found


def raided() -> Situation:
    """Two raids, one with two unlike escorts, and four fighters near them."""
    t = aloft({JU88: WILNO, JU88B: WILNO, F1: WILNO, E1: FIELD, **dict.fromkeys(RISING, MINSK)})
    near = hexes_from(MINSK, 2)
    fly(t, "bomb", MINSK, JU88)
    fly(t, "escort", MINSK, F1, E1)
    return fly(t, "bomb", near, JU88B).act("end_phase")


def test_who_has_his_fighters_rise_is_asked_nothing_more() -> None:
    """Where to fly, which combat first, screen or bypass, whom to meet, the way home."""
    t = raided()
    assert (t.who, prompt(t)) == ("soviet", "ss-intercept")
    asked: set[str] = set()
    while t.phase == "axis-air":
        seen = obeyed(t, {"soviet": RISE, "axis": FIGHT})
        asked |= set(seen)
        if t.phase != "axis-air" or t.who == "soviet":
            break
        t.act("end_phase" if t.can("end_phase") else "home")  # his own missions are the Axis's own business
    assert t.who == "axis" or t.phase != "axis-air"
    assert {"intercept", "rising", "clash_hex", "clash", "groups", "match_screen"} <= asked
    assert all(on_ground(t, unit) for unit in RISING if t.at(unit) not in ("eft", "remnants"))


def test_without_an_order_he_is_asked_each_time() -> None:
    t = raided()
    assert obeyed(t, {}) == []
    t.act("unit", L1)
    assert answer_to(t.pos, Orders()) is None
    assert answer_to(t.pos, RISE) is not None


def test_an_answer_of_its_own_goes_before_what_follows() -> None:
    t = met({JU88: "bomb", F1: "escort", E1: "escort"}, L1, {E1: FIELD}).act("fight").act("ready")
    t.act("against", F1)
    assert (t.who, prompt(t)) == ("axis", "ss-match-spare")
    first, other = (
        answer_to(t.pos, FIGHT),
        answer_to(t.pos, Orders({"clash": "fight", "match_spare": "hold"})),
    )
    assert first is not None
    assert other is not None
    assert (first.verb, other.verb) == ("against", "hold")


def test_an_order_for_interception_does_not_speak_of_ones_own_missions() -> None:
    t = met({JU88: "bomb"}, f"{L1} {MIG}").act("fight")
    assert (t.who, prompt(t)) == ("axis", "ss-fire-at")
    assert answer_to(t.pos, RISE) is None
    assert answer_to(t.pos, FIGHT) is not None


def test_who_has_his_missions_aborted_has_them_fly_home() -> None:
    t = aloft({JU88: WILNO, L1: MINSK, "S54Rif": MINSK})
    fly(t, "bomb", MINSK, JU88).act("end_phase")
    fly(t, "to", MINSK, L1).act("end_phase")
    assert obeyed(t, {"axis": Orders({"clash": "abort"})}) == ["clash", "landing"]
    assert on_ground(t, JU88)


def test_who_lets_the_enemy_fly_is_asked_nothing_either() -> None:
    t = raided()
    assert obeyed(t, {"soviet": Orders({"intercept": "end_phase"})}) == ["intercept"]
    assert t.who == "axis"


def test_what_follows_is_named_among_the_orders() -> None:
    """Whoever wants another answer to one of these can give it."""
    assert set(entailed.OF_INTERCEPTORS) | set(entailed.IN_A_CLASH) | {"landing"} <= set(GAME.hooks.orders)
