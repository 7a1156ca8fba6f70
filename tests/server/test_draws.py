"""A chit drawn is told with whom it calls; a phase that is passed over says so and why; the steps of a
combat are lit one after the other.
"""

from __future__ import annotations

from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.menu import Act
from grognard.kernel.narration import story
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER
from grognard.server import presentation
from grognard.server.combat_steps import steps
from grognard.server.draw_view import wire_draw
from grognard.testing.table import Situation, situation


def before_the_draw() -> Situation:
    """Two chits in the bag; the 1st Guards have two divisions near their HQ and one a hex too far."""
    units = {
        "3GdA": {"at": "4519", "marks": ["active"]},
        "S25G": {"at": "4319", "marks": ["active"]},
        "G298": "4320",
        "1GdA": "2005",
        "S35G": "2006",
        "S41G": "2004",
        "S38G": "2011",
    }
    own = {"bag": ["1GdA", "It8A"], "chits": ["1GdA", "3GdA", "40A", "6A", "51A"]}
    return situation("avl", "soviet-combat", turn=3, units=units, own=own)


def drawn(viewer: int, lang: str = "en"):
    table = before_the_draw()
    face = (
        1
        if "1GdA"
        in [c.id for i, c in enumerate(table.game.rules.data.chits) if table.pos.state.own.bag >> i & 1][:1]
        else 2
    )
    outcome = step(table.pos, Act("end_phase"), FixedDice((face,)))
    for change in outcome.changes:
        found = table.game.hooks.read_draw(change, outcome.pos)
        if found is not None:
            return wire_draw(1, outcome.pos, found, viewer, presentation.words_for(table.game, lang))
    raise AssertionError("nothing was drawn")


def test_a_chit_names_its_army_its_hq_and_whom_it_calls() -> None:
    card = drawn(0)
    assert (card.mark, card.name, card.side, card.yours) == ("1GdA", "1st Guards Army", "soviet", True)
    assert card.text.startswith("HQ in 2005")
    assert sorted(card.units) == ["S35G", "S41G"]
    assert card.hqs == ["1GdA"]
    assert set(card.hexes) == {"2004", "2005", "2006"}
    assert (card.nth, card.of) == (1, 2)


def test_who_stays_out_and_why_is_said() -> None:
    (out,) = drawn(0).out
    assert out.unit == "S38G"
    assert "command radius" in out.text
    assert out.cite == "AVL 7.3.3a"


def test_the_other_side_reads_the_same_card_as_not_his() -> None:
    assert not drawn(1).yours
    assert drawn(OBSERVER).name == "1st Guards Army"


def lines(pos: Position, act: str, lang: str = "en") -> list[str]:
    outcome = step(pos, Act(act), FixedDice(()))
    words = presentation.words_for(pos.game, lang)
    return [line.text for line in story(outcome.changes, pos, outcome.pos, words, choices(pos).who)]


def test_a_phase_in_which_nothing_can_be_done_says_so_and_why() -> None:
    far = situation("ts", "white-movement", turn=2, units={"W3KC-1": "0808", "R37-1": "1106"})
    found = lines(far.pos, "end_phase")
    assert "Phase skipped: White combat, no unit is adjacent to an enemy." in found
    assert any(
        text.startswith("Phase passée\u00a0: combat blanc") for text in lines(far.pos, "end_phase", "fr")
    )


def test_a_phase_in_which_something_can_be_done_is_not_called_skipped() -> None:
    near = situation("ts", "white-movement", turn=2, units={"W3KC-1": "0807", "R37-1": "0808"})
    assert not any("skipped" in text for text in lines(near.pos, "end_phase"))


def lit(table: Situation) -> list[str]:
    found = steps(table.pos, presentation.words_for(table.game, "en"))
    return [f"{one.state} {one.text}" for one in found]


def test_the_steps_of_a_combat_are_lit_one_after_the_other() -> None:
    units = {"9DFG": "1112", "46DFG": "1113", "QG5G": "1212", "Giehl": "1012", "QG83": "0911"}
    table = situation("vl", "soviet-combat", turn=2, units=units)
    assert lit(table) == []
    table = table.acts("target 1012", "join 9DFG")
    assert lit(table)[0] == "now Attackers and declaration"
    table = table.acts("attack")
    assert lit(table)[:2] == ["done Attackers and declaration", "now The attacker's support"]
    table = table.acts("ready")
    assert [one.split()[0] for one in lit(table)] == ["done", "done", "now", "next", "next", "next", "next"]
