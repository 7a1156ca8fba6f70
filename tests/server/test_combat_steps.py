"""The steps of a combat: which is lit, and what is told of those that are done."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.games.sudden_storm.air_situations import met
from tests.games.victory_roads.drawn import drawn

from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.journal import Journal, header_for, read_act
from grognard.kernel.replaying import parse
from grognard.kernel.state import Position
from grognard.server import combat_steps, presentation, wire
from grognard.testing.conformance import open_game
from grognard.testing.table import Situation

TARGET = "2451"
RECORDED = Path(__file__).parents[1] / "golden" / "avl" / "810-greedy.jsonl"
Played = Sequence[tuple[str, Sequence[int]]]


def journal_of(pos: Position, acts: Played) -> Journal:
    """A game that begins with a position, played on with these dice."""
    journal = Journal(header_for(pos, {"mode": "live", "commit": ""}), pos)
    for words, dice in acts:
        verb, _, noun = words.partition(" ")
        given = FixedDice(dice)
        journal.play(read_act(journal.pos, verb, noun or None), given)
        assert given.used == len(dice), f"{words} threw {given.used} of {len(dice)} dice"
    return journal


def told(journal: Journal, lang: str = "en", viewer: int = 0) -> list[wire.CombatStep]:
    words = presentation.words_for(journal.game, lang)
    return combat_steps.steps_and_results(journal, viewer, words)


def texts(journal: Journal, lang: str = "en") -> list[str]:
    return [one.came.text if one.came else "" for one in told(journal, lang)]


def infantry() -> Situation:
    """Two Soviet corps, 10 and 8, beside a German division of 4 that no HQ supplies."""
    return drawn("soviet-combat", {"S27G": "2551", "S57": "2551", "G46": TARGET})


ATTACK: Played = ((f"target {TARGET}", ()), ("join S27G", ()), ("join S57", ()), ("attack", (3, 4)))


def test_nothing_has_come_of_an_attack_that_is_put_together() -> None:
    journal = journal_of(infantry().pos, ATTACK[:3])
    assert [(one.state, one.came) for one in told(journal)] == [("now", None), *[("next", None)] * 5]


@cites("VR 7.2.1", "VR 7.4.3", "VR 7.5.4", "VR 7.7.3")
def test_each_step_says_what_came_of_it() -> None:
    """Two corps against a division out of supply, halved: 18 to 2, read in the last column; 3 and 4 are
    losses 0/2, E2, DR2: a division of two steps is gone, and two units may exploit."""
    journal = journal_of(infantry().pos, ATTACK)
    steps = told(journal)
    assert [one.state for one in steps] == ["done"] * 4 + ["now", "next"]
    assert [one.came.text if one.came else "" for one in steps] == [
        "2 units against 1",
        "Out of supply: 46 ID",
        "9/1, 18 against 2",
        "Column 6/1; losses 0/2; eliminated: 46 ID",
        "Attacker E2, defender DR2",
        "",
    ]
    assert [one.came.faces if one.came else [] for one in steps] == [[], [], [], [3, 4], [], []]
    assert [one.came.cite for one in steps[:2] if one.came] == ["VR 7.3.1", "VR 7.4.3"]


def test_an_advance_is_told_in_the_step_it_belongs_to() -> None:
    journal = journal_of(infantry().pos, (*ATTACK, ("advance S57", ())))
    assert texts(journal)[4] == "Attacker E2, defender DR2; advance: 57"


def test_both_languages_tell_the_same_steps() -> None:
    journal = journal_of(infantry().pos, ATTACK)
    assert [bool(text) for text in texts(journal, "fr")] == [bool(text) for text in texts(journal)]
    told_ = " ".join(texts(journal, "fr")[3].split())
    assert told_ == "Colonne 6/1 ; pertes 0/2 ; unité éliminée : 46 DI"


def test_a_new_combat_begins_with_nothing() -> None:
    """Not with what came of the one before it."""
    units = {"S27G": "2551", "S57": "2551", "G46": TARGET, "S68": "2652", "G357": "2752"}
    journal = journal_of(drawn("soviet-combat", units).pos, (*ATTACK, ("advance S57", ())))
    while journal.pos.frame.step != "soviet-combat.fight":
        closing = next(verb for verb in ("halt", "done") if verb in choices(journal.pos).verbs)
        journal.play(read_act(journal.pos, closing, None), FixedDice(()))
    for verb, noun in (("target", "2752"), ("join", "S68")):
        journal.play(read_act(journal.pos, verb, noun), FixedDice(()))
    assert texts(journal) == [""] * 6
    journal.play(read_act(journal.pos, "attack", None), FixedDice((1, 1)))
    assert texts(journal)[0] == "1 unit against 1"
    assert all("46 ID" not in text for text in texts(journal))


def test_what_an_act_played_again_tells_is_what_it_told() -> None:
    """Nobody sees another game by looking: the journal is as it was."""
    journal = journal_of(infantry().pos, ATTACK)
    before = (journal.pos.state, len(journal.entries), journal.sum, journal.dice_count)
    first, again = texts(journal), texts(journal)
    assert first == again
    assert (journal.pos.state, len(journal.entries), journal.sum, journal.dice_count) == before


# -- air combat: the example of the rulebook (E59 to E63)

JU88, F1, F2, L1, L2 = "LJu88A01", "LMe109F01", "LMe109F02", "VLaGG301", "VLaGG302"


def interception() -> Position:
    return met({JU88: "bomb", F1: "escort", F2: "escort"}, f"{L1} {L2}").pos


def test_the_lanes_of_an_air_combat_are_lit_in_their_order() -> None:
    """After what is repeated in a step the walk back through them does not lose its way."""
    begun: Played = (("fight", ()), (f"bypass {L2}", ()), ("ready", ()), (f"against {F1}", ()))
    for n, lit in ((0, 0), (1, 1), (3, 2), (4, 2)):
        journal = journal_of(interception(), begun[:n])
        states = [one.state for one in told(journal)]
        assert states == ["done"] * lit + ["now"] + ["next"] * (4 - lit), n


def test_a_step_of_an_air_combat_says_who_met_whom() -> None:
    journal = journal_of(interception(), (("fight", ()), (f"bypass {L2}", ()), ("ready", ())))
    met_, groups, *_ = told(journal)
    assert met_.came is not None
    assert met_.came.text == "2 interceptors against 3"
    assert groups.state == "done"


# -- an advance that is a question of its own


def test_the_victor_of_a_combat_advances_with_all_that_came_of_it_before_him() -> None:
    """In A Victory Lost the combat is over when the victor is asked: its steps stand until he is done."""
    journal = parse(RECORDED.read_text(encoding="utf-8"), RECORDED.name, open_game)
    words = presentation.words_for(journal.game, "en")
    seen = 0
    for n in range(len(journal.entries)):
        if journal.position_at(n).state.frames[-1].step != "pursuit":
            continue
        now = journal.draft()
        now.entries.cut(n)
        now.pos = journal.position_at(n)
        steps = combat_steps.steps_and_results(now, 0, words)
        assert [one.state for one in steps] == ["done"] * 4 + ["now"]
        assert all(one.came and one.came.text for one in steps[:4]), steps
        assert len(steps[1].came.faces if steps[1].came else []) == 1, "one die"
        seen += 1
        if seen == 3:
            return
    raise AssertionError("nobody pursues in this game")
