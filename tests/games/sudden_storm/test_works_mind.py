"""Where a computer player builds forts: of thousands of sites the few that are worth a point."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.situations import DATA, GAME, drawn

from grognard.games.sudden_storm.law.names import SOVIET, Stock
from grognard.games.sudden_storm.law.names import own as own_of
from grognard.games.sudden_storm.mind import works
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act, Menu, button, hexes
from grognard.kernel.state import Position
from grognard.testing.table import Situation

MINSK, MOSCOW = (GAME.map.label(DATA.places[name]) for name in ("minsk", "moscow"))
BESIDE = GAME.map.labels(GAME.map.grid.adjacent(1 << DATA.places["minsk"]) & DATA.land)
STRONG = ["G6Pz", "G8Pz", "G1Pz", "G11Inf", "G12Inf", "G1Inf"]


def threatened(**more: Any) -> Situation:
    """Riflemen in Minsk, with the Panzers beside it; others far behind."""
    foes = dict(zip(STRONG, [BESIDE[0]] * 3 + [BESIDE[1]] * 3, strict=True))
    return drawn("soviet-movement", {"S54Rif": MINSK, "S14Rif": MOSCOW, **foes}, **more)


def asked(t: Situation, points: int, *verbs: str) -> Act | None:
    """The answer to the question of works with so many points at hand, if all land could be built on."""
    stock = (Stock(GAME.map.hex(MOSCOW), SOVIET, points),) if points else ()
    own = own_of(t.pos)._replace(stocks=stock)
    pos = Position(t.game, t.pos.state._replace(own=own))
    every = {verb: hexes(DATA.land, "SS 14A.1", lambda h: []) for verb in verbs}
    return works.choose_works_act(
        pos, Menu(SOVIET, "ss-works", "SS 14A.1", {**every, "done": button("SS 14A.1")})
    )


def test_a_fort_is_begun_under_those_whom_the_enemy_can_attack() -> None:
    act = asked(threatened(), works.KEPT + 1, "fort", "fort_workers")
    assert act == Act("fort_workers", GAME.map.hex(MINSK))


def test_points_are_kept_for_other_things() -> None:
    assert asked(threatened(), works.KEPT, "fort", "fort_workers") == Act("done")


def test_nobody_builds_where_no_enemy_is_near() -> None:
    quiet = drawn("soviet-movement", {"S54Rif": MINSK, "S14Rif": MOSCOW, "G1Inf": "1B:2524"})
    assert asked(quiet, 20, "fort", "fort_workers") == Act("done")


def test_only_a_few_hexes_are_looked_at() -> None:
    t = threatened()
    assert set(works.fort_values(t.pos, SOVIET, DATA.land)) == {GAME.map.hex(MINSK)}
    assert len(bits(DATA.land)) > 5000


def test_other_questions_are_left_to_others() -> None:
    t = threatened()
    assert (
        works.choose_works_act(t.pos, Menu(SOVIET, "ss-move", "SS 6.1", {"end_phase": button("SS 6.1")}))
        is None
    )
