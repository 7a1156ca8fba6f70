"""What an exchange of fire and an attack of bombers may come to: as it is shown, and as it is resolved."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.sudden_storm.air_situations import FIELD, MINSK, WILNO, aloft, fly, met, prompt, shots
from tests.games.sudden_storm.situations import GAME

from grognard.games.sudden_storm.law.names import EFT
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.server.orders import answer_by_order
from grognard.testing.table import Situation

JU88, JU87, F1, F2 = "LJu88A01", "LJu87B01", "LMe109F01", "LMe109F02"
L1, L2, MIG = "VLaGG301", "VLaGG302", "VMiG301"


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def aiming() -> Situation:
    """A Ju 88A before two unlike interceptors: its owner is to choose."""
    return met({JU88: "bomb"}, f"{L1} {MIG}").act("fight")


def test_the_exchange_before_its_dice() -> None:
    found = aiming().odds()
    assert (found.attack, found.defence, found.column, found.dice) == (5, 4, "+1", 2)
    assert [item.what for item in found.strengths] == [MIG, L1, JU88]
    assert sum(row.chance for row in found.rows) == pytest.approx(1)
    assert {row.code for row in found.rows} == {"K", "A", "R", "-"}


def test_its_chances_are_those_of_all_dice() -> None:
    """The Ju 88A fires at one of two, both fire at it: reckoned dice by dice."""
    found = aiming().odds()
    column = GAME.rules.data.tables.air.column(1)
    sums = [a + b - 1 for a, b in product(range(1, 7), repeat=2)]
    misses = sum(column.result(n) == "-" for n in sums) / 36
    kills = sum(column.result(n) == "K" for n in sums) / 36
    assert found.chances["-"] == pytest.approx(misses * misses)
    assert found.chances["K"] == pytest.approx(kills + misses * kills)


def test_what_is_shown_is_what_happens() -> None:
    rows = aiming().odds().rows
    killed = [[effect.what for effect in row.effects] for row in rows if row.code == "K"]
    assert ["eliminated"] in killed  # and others in which it has hit somebody first
    t = aiming().act("fire_at", L1, dice=[6, 6]).act("shoot", MIG, dice=[1, 1])
    assert t.pos.state.where[number(JU88)] == EFT
    assert shots(t)[-1][5] == "K"


def test_the_screen_is_shown_as_it_would_be_matched() -> None:
    t = met({JU88: "bomb", F1: "escort", "LMe109E01": "escort"}, L1, {"LMe109E01": FIELD}).act("fight")
    t.act("ready")
    assert prompt(t) == "ss-match-screen"
    found = t.odds()
    assert found.attacker == 1
    assert found.columns[0] == "-5"
    told = GAME.hooks.forecast_choices(t.pos)["against"]
    assert set(told) == {number(F1), number("LMe109E01")}
    what, args = told[number(F1)]
    assert what == "ss-foretold-shot"
    assert dict(args)["difference"] == -1
    assert dict(args)["kill"] == 3  # a 2: one in 36


def struck(*units: str) -> Situation:
    t = aloft({**dict.fromkeys(units, WILNO), L1: MINSK, "S54Rif": MINSK})
    return fly(t, "bomb", MINSK, *units).act("end_phase").act("end_phase").act("bombard", MINSK)


@pytest.mark.parametrize("die", range(1, 7))
def test_bombing_hits_as_it_is_shown(die: int) -> None:
    t = struck(JU88, "LJu88A02", "LJu88A03")
    shown = t.odds()
    assert shown.column == "15"
    assert shown.faces == ("M", "M", "H", "H", "H", "H")
    what = "ss-bombs-hit" if shown.faces[die - 1] == "H" else "ss-bombs-miss"
    assert t.act("yard", dice=[die]).message(what)


def test_what_a_hit_does_is_played_out() -> None:
    rows = {row.code: row for row in struck(JU88).odds().rows}
    assert [effect.what for effect in rows["H"].effects] == ["yard"]
    assert rows["M"].tone == "none"
    stukas = struck(JU87, "LJu87B02")  # no strategic strength of note: 1 and 1, column 2
    assert stukas.odds().shifts[0].what == "divers"
    assert GAME.hooks.forecast_choices(stukas.pos)["raid"][number(L1)] == (
        "ss-foretold-bombing",
        (("chance", 33),),
    )


def test_the_policy_answers_what_may_be_ordered() -> None:
    """Everybody who is away can have his aircraft rise, fight and come home."""
    t = aloft({JU88: WILNO, F1: WILNO, L1: MINSK, L2: MINSK, MIG: MINSK})
    fly(t, "bomb", MINSK, JU88)
    fly(t, "escort", MINSK, F1).act("end_phase")
    risen = 0
    while prompt(t) in ("ss-intercept", "ss-rising"):
        act = answer_by_order(t.pos, "policy")
        assert act is not None
        risen += act.verb == "to"
        t.act(act.verb, None if act.verb == "end_phase" else noun(t, act.verb, act.noun))
    assert risen == 2
    assert prompt(t) == "ss-clash"
    assert set(GAME.hooks.orders["clash"]) == {"fight", "abort"}


def noun(t: Situation, verb: str, n: int) -> str:
    kind = choices(t.pos).verbs[verb].kind
    return GAME.roster[n].id if kind == "unit" else GAME.map.label(n)


def test_range_is_drawn_and_idle_bombers_are_named() -> None:
    t = aloft({JU88: WILNO, F1: WILNO, "S54Rif": MINSK})
    drawn = t.overlay("range", F1)
    start = GAME.map.hex(WILNO)
    for name, low, high in (("half", 0, 4), ("whole", 5, 8), ("extended", 9, 16)):
        far = [GAME.map.grid.distance(start, h) for h in bits(drawn.classes[name])]
        assert (min(far), max(far)) == (low, high)
    assert t.overlay("range", "S54Rif").text == "overlay-range-none"
    fly(t, "bomb", MINSK, JU88).act("end_phase")
    assert [one.what for one in GAME.hooks.unfinished_business(t.pos)] == ["ss-undone-bombers"]
