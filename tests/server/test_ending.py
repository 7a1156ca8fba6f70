"""The button that ends a phase: what follows it, and what is left undone, as the server reckons them."""

from __future__ import annotations

from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.menu import Act
from grognard.server import presentation, wire
from grognard.server.ending import foresee
from grognard.testing.table import Situation, situation


def ending(table: Situation, lang: str = "en") -> wire.Ending:
    words = presentation.words_for(table.game, lang)
    found = presentation.menu(table.pos, choices(table.pos).who, words).ending
    assert found is not None
    return found


def whites() -> Situation:
    """Two White units, one beside a Red one."""
    units = {"W3KC-1": "0808", "W3KC-2": "0708", "R37-1": "0707"}
    return situation("ts", "white-movement", turn=2, units=units)


def test_it_names_who_plays_next_and_who_has_not_acted() -> None:
    found = ending(whites())
    assert (found.verb, found.side) == ("end_phase", "white")
    assert found.next == "Then you: White combat"
    idle = next(one for one in found.undone if one.short == "2 units unmoved")
    assert sorted(idle.units) == ["W3KC-1", "W3KC-2"]
    assert idle.text.startswith("2 units may still act: ")
    assert ending(whites(), "fr").next == "Puis vous\u00a0: combat blanc"


def test_whoever_has_moved_is_no_longer_counted() -> None:
    moved = whites().acts("unit W3KC-1", "to 0809")
    if choices(moved.pos).hand >= 0:
        moved = moved.acts("done")
    assert all("W3KC-1" not in one.units for one in ending(moved).undone)


def test_a_phase_passed_over_is_named_before_it_is_passed() -> None:
    """Nobody is in contact: the end of White's movement leads past his combat."""
    far = situation("ts", "white-movement", turn=2, units={"W3KC-1": "0808", "R37-1": "1106"})
    found = ending(far)
    assert found.skips.startswith("Skipped, nothing can be done: White combat")
    outcome = step(far.pos, Act("end_phase"), FixedDice(()))
    seen = foresee(far.pos, Act("end_phase"))
    assert seen.who == choices(outcome.pos).who
    assert seen.phase == outcome.pos.game.program[outcome.pos.frame.step].phase


def test_a_draw_is_foretold_and_nothing_of_what_comes_of_it() -> None:
    """Which chit comes out is not known: the die is not thrown."""
    own = {"bag": ["40A", "STAVKA"]}
    table = situation(
        "avl",
        "soviet-combat",
        turn=3,
        units={
            "1GdA": {"at": "4519", "marks": ["active"]},
            "S25G": {"at": "4319", "marks": ["active"]},
            "G298": "4320",
        },
        own=own,
    )
    found = ending(table)
    assert found.side is None
    assert found.next == "Then: draw from the bag"
    assert [one.short for one in found.undone] == ["1 attack possible"]
    assert found.undone[0].hexes == ["4320"]


def test_who_must_come_on_is_said_where_the_button_is_shut() -> None:
    units = {"28A": {"at": "28a", "marks": ["active"]}}
    found = ending(situation("avl", "soviet-movement", turn=4, units=units))
    assert found.next == ""
    assert found.lacks
    assert [one.kind for one in found.undone] == ["must"]


def test_no_word_of_it_within_a_move_or_to_others() -> None:
    table = whites()
    words = presentation.words_for(table.game, "en")
    assert presentation.menu(table.pos, 1, words).ending is None
    held = table.acts("unit W3KC-1")
    assert presentation.menu(held.pos, 0, words).ending is None


def test_an_hq_called_for_nothing_is_warned_of_on_its_verb() -> None:
    """The 6th Army leads nobody beside an enemy; to forgo the combat names the 40th, which does."""
    units = {"40A": "3302", "S25G": "3303", "H13": "3304", "6A": "3808", "S127": "3809"}
    own = {"chits": ["1GdA"], "bag": ["STAVKA"]}
    table = situation("avl", "soviet-special", turn=1, units=units, own=own)
    words = presentation.words_for(table.game, "en")
    menu = presentation.menu(table.pos, choices(table.pos).who, words)
    activate = next(verb for verb in menu.verbs if verb.verb == "activate")
    assert list(activate.wasted) == ["6A"]
    assert activate.wasted["6A"].text.endswith("no unit in its radius is adjacent to an enemy")
    assert [one.short for one in ending(table).undone] == ["1 HQ has a target"]
