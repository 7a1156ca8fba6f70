"""Support is offered beside the odds: before the attack is announced, and when it is asked for."""

from __future__ import annotations

import pytest

from grognard.games.velikiye_luki.table.about import about
from grognard.games.velikiye_luki.table.additions import forecast_choices
from grognard.kernel.cite import cites
from grognard.kernel.preview import Addition
from grognard.testing.table import Situation, situation

UNITS = {"9DFG": "1112", "46DFG": "1113", "QG5G": "1212", "Giehl": "1012", "QG83": "0911"}


def attacked(**more: str) -> Situation:
    t = situation("vl", "soviet-combat", turn=2, units={**UNITS, **more}).act("target", "1012")
    for unit in t.may("join"):
        t.act("join", unit)
    return t


def offered(t: Situation) -> dict[tuple[str, str], str]:
    found: tuple[Addition, ...] = t.odds().later()
    return {(one.verb, t.game.roster[one.unit].id): one.column for one in found}


@cites("VL 1.4a", "VL 6.2.7a", "VL 6.2.7f")
def test_the_support_to_come_is_offered_while_the_attack_is_put_together() -> None:
    """6.2.7: a point of artillery is a column; and so it turns out."""
    t = attacked()
    columns = t.odds().columns
    told = offered(t)[("artillery", "QG5G")]
    assert columns.index(told) == columns.index(t.odds().column) + 1
    t.act("attack").act("artillery", "QG5G")
    assert t.odds().column == told
    assert t.odds().later() == (), "it is asked for now"


@cites("VL 1.4c", "VL 1.4d")
def test_an_hq_out_of_range_or_of_another_colour_is_not_offered() -> None:
    assert [unit for _, unit in offered(attacked(QG5G="1218"))] == []  # its range is 5
    assert {unit for _, unit in offered(attacked(QG2M="1211"))} == {"QG5G"}


@cites("VL 1.4b", "VL 6.2.7d")
def test_each_support_says_the_column_and_what_is_left_to_its_hq() -> None:
    t = attacked().act("attack")
    before = t.odds()
    for verb, units in forecast_choices(t.pos).items():
        assert {t.game.roster[unit].id for unit in units} == set(t.may(verb))
    message, args = forecast_choices(t.pos)["artillery"][t.game.roster.index["QG5G"]]
    assert (message, dict(args)["left"]) == ("vl-support-worth", 1)  # of its two supports a turn
    assert before.columns.index(str(dict(args)["column"])) == before.columns.index(before.column) + 1
    t.act("artillery", "QG5G")
    _, args = forecast_choices(t.pos)["artillery"][t.game.roster.index["QG5G"]]
    assert dict(args)["left"] == 0


@cites("VL 6.2.7c")
def test_the_defenders_support_takes_a_column_away() -> None:
    t = attacked().act("attack").act("ready")
    _, args = forecast_choices(t.pos)["artillery"][t.game.roster.index["QG83"]]
    columns = t.odds().columns
    assert columns.index(str(dict(args)["column"])) == columns.index(t.odds().column) - 1


@pytest.mark.parametrize(
    ("unit", "printed", "words"),
    [
        ("QG5G", "2 (5)", "2 supports a turn (artillery or air) within 5 hexes, for the 5th Guards Corps"),
        ("QG3C", "4 (8)", "4 supports a turn (artillery or air) within 8 hexes, for any unit of its side"),
        ("QG83", "2 (4)", "2 supports a turn (artillery or air) within 4 hexes, for the 83rd ID"),
        ("38G", "+1 (2)", "1 column in a combat within 2 hexes, once a turn"),
        ("357DF", "7-C", "combat strength, then quality C (A best, D worst)"),
    ],
)
@cites("VL 1.3a", "VL 1.3i")
def test_the_print_of_a_counter_is_explained(unit: str, printed: str, words: str) -> None:
    game = situation("vl", "soviet-movement", units={"FestungW": "1110"}).game
    number = game.roster.index[unit]
    assert game.hooks.printed_text(game, number, 0) == printed
    assert about(game, number, "en") == words
    assert "{" not in about(game, number, "fr")
    assert about(game, number, "fr") != words


@cites("VL 1.3e", "VL 1.3f")
def test_the_signs_of_a_counter_are_explained_too() -> None:
    game = situation("vl", "soviet-movement", units={"FestungW": "1110"}).game
    for unit in game.roster.units:
        print_ = game.hooks.printed_text(game, game.roster.index[unit.id], 0)
        told = about(game, game.roster.index[unit.id], "en")
        assert ("·" in print_) == ("antitank" in told), unit.id
        if "*" in print_:
            assert "armour bonus" in told
