"""The advance after combat: one unit after the other, as far as its game lets it."""

from __future__ import annotations

from typing import Any

from tests.rules.field import Field

from grognard.kernel.changes import Message, Moved
from grognard.kernel.engine import choices
from grognard.kernel.flow import Step
from grognard.kernel.menu import Allowed, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules import advances
from grognard.rules.advances import NOBODY, Advance, AdvanceRule
from grognard.testing.giant_toy import retreat as giant

# -- into one hex, and on from there without end


def followers(pos: Position, chase: Advance) -> Allowed:
    return units(chase.units, "1", "1")


def onward(pos: Position, chase: Advance) -> Allowed:
    near = pos.game.map.grid.adjacent(1 << pos.state.where[chase.unit])
    return hexes(near, "1", "1").less("2", near if chase.gone >= 2 else 0)


def enter(ref: Referee, to: int) -> bool:
    chase = ref.pos.memo(Advance)
    ref.do(Moved(chase.unit, (ref.state.where[chase.unit], to), "advance", "1"))
    ref.remember(chase._replace(gone=chase.gone + 1))
    return bool(onward(ref.pos, ref.pos.memo(Advance)).set)


def menu(pos: Position) -> Menu:
    chase = pos.memo(Advance)
    if chase.unit == NOBODY:
        return Menu(0, "x", "1", {"advance": followers(pos, chase), "halt": button("1")})
    return Menu(0, "x", "1", {"to": onward(pos, chase), "stay": button("1")}, hand=chase.unit)


def begin_anew(chase: Advance, unit: int) -> Advance:
    return chase._replace(unit=unit, gone=0)


PLAIN: AdvanceRule[Advance] = AdvanceRule(followers, enter, take=begin_anew)
PLACING = {"N1": "1103", "N2": "1104"}


def chasing(rule: AdvanceRule[Any] = PLAIN, ids: str = "N1 N2") -> Field:
    procedures: dict[str, Step] = {"pursuit": advances.question("pursuit", rule, menu, Advance)}
    field = Field(PLACING, procedures)
    return field.ask("pursuit", 0, Advance(field.hex("1003"), field.units(ids)))


def test_a_unit_enters_and_goes_on_as_far_as_it_may() -> None:
    field = chasing()
    assert field.acts() == {"advance N1", "advance N2", "halt"}
    field.play("advance N1")
    assert (field.at("N1"), choices(field.pos).hand) == ("1003", 0)
    field.play("to 0903")
    assert field.at("N1") == "0903"
    assert field.acts() == {"advance N2", "halt"}, "two hexes are the last: nobody asks"


def test_each_unit_begins_anew() -> None:
    field = chasing().play("advance N1", "to 0903", "advance N2")
    assert field.pos.memo(Advance).gone == 1
    assert "to 0904" in field.acts()


def test_who_stays_is_done_and_after_the_last_the_advance_is_over() -> None:
    field = chasing().play("advance N1", "stay")
    assert field.acts() == {"advance N2", "halt"}
    assert field.pos.memo(Advance).unit == NOBODY
    assert field.play("advance N2", "stay").acts() == {"end_phase"}


def test_the_owner_halts() -> None:
    assert chasing().play("halt").acts() == {"end_phase"}
    assert chasing().play("advance N1", "stay", "halt").at("N2") == "1104"


def test_nobody_is_asked_where_nobody_may_follow() -> None:
    def barred(pos: Position, chase: Advance) -> Allowed:
        return followers(pos, chase).less("2", chase.units)

    assert chasing(PLAIN._replace(followers=barred)).acts() == {"end_phase"}

    def not_the_second(pos: Position, chase: Advance) -> Allowed:
        return barred(pos, chase) if chase.unit != NOBODY else followers(pos, chase)

    field = chasing(PLAIN._replace(followers=not_the_second)).play("advance N1")
    assert "stay" in field.acts(), "a unit under way is not asked whether it may follow"


def test_what_a_hex_leads_to_comes_when_the_advance_is_recorded() -> None:
    """It may put a question of its own: by then the unit is done, and the last one's advance is over."""

    def entered(ref: Referee, unit: int, to: int) -> None:
        ref.do(Message("x", (("unit", unit), ("to", to), ("under", ref.frame.step)), "1"))
        ref.ask("idle", 1)

    rule = PLAIN._replace(enter=lambda ref, to: enter(ref, to) and False, entered=entered)
    field = chasing(rule, "N1").play("advance N1")
    told = field.changes[-1]
    assert told.args == (("unit", 0), ("to", field.hex("1003")), ("under", "idle"))
    assert field.pos.frame.who == 1


def test_the_memo_records_where_a_unit_ended() -> None:
    def put_down(pos: Position, chase: Advance) -> Advance:
        return chase._replace(gone=10 + pos.state.where[chase.unit])

    rule = PLAIN._replace(put_down=put_down)
    field = chasing(rule).play("advance N1", "stay")
    assert field.pos.memo(Advance).gone == 10 + field.hex("1003")
    field = chasing(rule).play("advance N1", "to 0903")
    assert field.pos.memo(Advance).gone == 10 + field.hex("0903")


# -- the giants' toy: one counter to a hex, and a guard exploits


def vacated(ids: str, placing: dict[str, str]) -> Field:
    field = Field(placing, giant.PROCEDURES)
    return field.ask("pursuit", 0, Advance(field.hex("1003"), field.units(ids)))


def test_one_corps_enters_and_the_hex_is_full() -> None:
    field = vacated("N1 N2", PLACING).play("advance N2")
    assert field.at("N2") == "1003"
    assert field.acts() == {"end_phase"}


def test_a_guard_goes_a_second_hex() -> None:
    field = vacated("N1 N3", {"N1": "1103", "N3": "1104"}).play("advance N3")
    assert "to 0903" in field.acts()
    field.play("to 0903")
    assert field.acts() == {"advance N1", "halt"}, "the hex is free again"


def test_nobody_advances_into_a_hex_that_is_held() -> None:
    assert vacated("N1", {"N1": "1103", "S1": "1003"}).acts() == {"end_phase"}
