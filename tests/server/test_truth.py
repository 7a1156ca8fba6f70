"""What the table promises is what the rules will do: odds by outcome, refusals with their numbers and a way
out, the log of a combat with its modifiers.
"""

from __future__ import annotations

import pytest

from grognard.kernel.engine import choices
from grognard.kernel.preview import Effect, PreviewRow
from grognard.server import odds_view, presentation, why_view, wire
from grognard.testing.table import Situation, situation


def answer(
    table: Situation, noun: str | None = None, verb: str | None = None, lang: str = "en"
) -> wire.WhyAnswer:
    who = choices(table.pos).who
    return why_view.why(table.pos, who, wire.Why(id=1, noun=noun, verb=verb), lang)


def active(at: str) -> dict[str, object]:
    return {"at": at, "marks": ["active"]}


def test_rows_that_come_to_the_same_are_one() -> None:
    """The table says 1/1 and 1/R; both times the defender goes back one hex and the attacker loses a step."""
    units = {"9DFG": "1112", "46DFG": "1113", "QG5G": "1212", "Giehl": "1012", "QG83": "0911"}
    t = situation("vl", "soviet-combat", turn=2, units=units).acts("target 1012", "join 9DFG", "join 46DFG")
    found = odds_view.odds(t.pos, 0, presentation.words_for(t.game, "en"))
    assert found is not None
    told = [tuple(part.text for part in row.outcome) for row in found.results]
    assert len(set(told)) == len(told)
    assert any(row.code == "1/1, 1/R" for row in found.results)
    assert sum(row.chance for row in found.results) == pytest.approx(1)


def test_rows_merge_by_what_happens_and_not_by_the_paragraph() -> None:
    def row(code: str, cite: str, face: int, what: str = "retreat") -> PreviewRow:
        return PreviewRow(code, 1 / 6, (face,), "good", (Effect(what, cite),), True, True, (0, 0))

    groups = odds_view.merge_rows([row("DR", "X 1", 4), row("EX", "X 1", 1, "loss"), row("DR2", "X 2", 2)])
    assert [[one.code for one in group] for group in groups] == [["DR", "DR2"], ["EX"]]


def test_the_same_attack_without_one_of_them_says_what_it_would_come_to() -> None:
    units = {"3GdA": active("4519"), "S17Tk": active("4420"), "S18Tk": active("4420"), "G298": "4320"}
    t = situation("avl", "soviet-combat", turn=3, units=units).acts("target 4320", "join S17Tk", "join S18Tk")
    found = odds_view.odds(t.pos, 0, presentation.words_for(t.game, "en"))
    assert found is not None
    alone = t.acts("leave S18Tk").odds()
    assert alone.forecast is not None
    assert found.without["S18Tk"].column == alone.column
    assert found.without["S18Tk"].taken == pytest.approx(alone.forecast.taken, abs=1e-4)


def far_away() -> Situation:
    """A German division that has four points, and wants to go further."""
    units = {"It8A": active("2915"), "G298": active("3016"), "S25G": "2109"}
    return situation("avl", "axis-movement", turn=3, units=units).acts("unit G298")


def test_a_refusal_adds_up_what_the_way_would_cost() -> None:
    found = answer(far_away(), "3616")
    cause = next(reason for reason in found.reasons if reason.bill is not None)
    assert cause.bill is not None
    total = int(cause.bill.total)
    assert sum(int(item.value) for item in cause.bill.items) == total
    assert cause.text == f"{total} MP needed, 4 left."
    assert cause.bill.over == f"{total - 4} too many"


def test_the_way_out_is_the_nearest_hex_that_is_allowed() -> None:
    table = far_away()
    (way,) = answer(table, "3616").ways
    assert way.verb == "to"
    assert (
        way.noun
        in presentation.menu_verb(
            table.pos, 1, "to", choices(table.pos).verbs["to"], presentation.words_for(table.game, "en")
        ).nouns
    )
    assert way.text.endswith("MP")
    assert answer(table, way.noun).legal


def test_of_a_unit_that_may_not_act_the_way_out_is_one_that_may() -> None:
    units = {"It8A": active("2915"), "G298": active("3016"), "R7": "2817"}
    table = situation("avl", "axis-movement", turn=3, units=units)
    (way,) = answer(table, "R7").ways
    assert (way.verb, way.noun) in (("unit", "It8A"), ("unit", "G298"))


def test_a_button_that_is_shut_says_what_is_to_be_done_first() -> None:
    units = {"28A": active("28a")}
    table = situation("avl", "soviet-movement", turn=4, units=units)
    found = answer(table, verb="end_phase")
    assert not found.legal
    assert found.reasons[0].text
    assert found.ways[0].text.startswith("Waiting in the reinforcement box")


def test_a_box_says_why_nothing_comes_out_of_it() -> None:
    units = {"28A": "28a", "S34G": "28a", "1GdA": active("2005")}
    table = situation("avl", "soviet-movement", turn=4, units=units)
    found = answer(table, "28a")
    assert not found.legal
    assert found.about
    assert all(reason.text for reason in found.reasons)


def test_the_log_of_a_combat_lists_the_modifiers_of_its_odds() -> None:
    units = {"W3KC-1": "0808", "R37-1": "0807"}
    table = situation("ts", "white-combat", turn=2, units=units).acts("target 0807", "join W3KC-1")
    words = presentation.words_for(table.game, "en")
    odds = odds_view.odds(table.pos, 0, words)
    assert odds is not None
    assert odds_view.modifiers(table.pos, 0, words) == [item for item in odds.items if item.applies]
