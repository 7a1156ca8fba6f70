"""2. Actions at another moment than theirs, or by the other side: the paragraph is that of the action."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads import combats
from tests.games.victory_roads.drawn import drawn, moving, past_orders, until

from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.narration import cause_text
from grognard.kernel.texts import texts
from grognard.testing.table import Situation

RIGA, MINSK = "4314", "5426"


def campaign(phase: str, units: dict[str, Any], own: dict[str, Any] | None = None) -> Situation:
    return drawn(phase, units, {"mood": 8, **(own or {})}, turn=3, scenario="campaign")


def told(t: Situation, verb: str, noun: str | None = None) -> tuple[str, str]:
    """The first cause of a refusal: its paragraph and its sentence."""
    cause = choices(t.pos).causes(t._read(verb, noun))[0]
    return cause.cite, cause_text(t.game, cause, texts("en", "grognard.games.victory_roads"))


ONLY_GERMAN = "Only the German player may do this."


@cites("VR 6.4.1a", "VR 6.5.1a", "VR 6.2.3a", "VR 6.3.1a", "VR 6.7.1a", "VR 4.7.1a", "VR 2g")
@pytest.mark.parametrize(
    ("verb", "noun", "cite"),
    [
        ("rail", "6016", "VR 6.4.1a"),
        ("naval", RIGA, "VR 6.5.1a"),
        ("spend", "rail-1", "VR 6.2.3a"),
        ("abandon", "Q2BR", "VR 6.3.1a"),
        ("hold", MINSK, "VR 6.7.1a"),
        ("pull_back", MINSK, "VR 4.7.1a"),
    ],
)
def test_what_only_the_german_player_does(verb: str, noun: str, cite: str) -> None:
    t = campaign("soviet-movement", {"S8E": "6115", "Q2BR": "6115", "G11": MINSK})
    assert told(t, verb, noun) == (cite, ONLY_GERMAN)
    t.act("unit", "S8E")
    assert told(t, verb, noun) == (cite, ONLY_GERMAN)


@cites("VR 8.2.3")
def test_who_exploits_goes_on_foot() -> None:
    units = {"G12P": {"at": "5125", "marks": ["exploiting"]}, "S8E": "5725"}
    t = campaign("axis-exploitation", units).act("unit", "G12P")
    for verb in ("strategic", "rail", "naval"):
        assert told(t, verb, "5225")[0] == "VR 8.2.3"
    assert t.can("to", "5225")


@cites("VR 4.7.1a", "VR 6.7.1a", "VR 7.1.1", "VR 6.1.1a", "VR 4.1.3a", "VR 2i", "VR 2k", "VR 2d")
def test_each_action_has_its_phase() -> None:
    units = {"G12P": MINSK, "Q3P": "5326", "S8E": "5725"}
    t = campaign("axis-movement", units)
    assert told(t, "unit", "G12P") == ("VR 6.7.1a", "The Haltebefehl orders must be finished first.")
    t.act("done")
    late = "Only at the start of the German movement phase."
    assert told(t, "hold", MINSK) == ("VR 6.7.1a", late), "the orders have been given"
    assert told(t, "pull_back", MINSK)[0] == "VR 4.7.1a"
    assert told(t, "target", "5725")[0] == "VR 7.1.1"
    assert told(t, "pontoon", "Q3P")[0] == "VR 4.1.3a"
    fight = combats.drawn(combats.AXIS, {"G12P": "5219", "S8E": "5220"})
    assert told(fight, "unit", "G12P")[0] == "VR 6.1.1a"
    assert told(fight, "rail", "5218") == ("VR 6.4.1a", "Only in the German movement phase.")
    assert told(fight, "disband", "G12P")[0] == "VR 1.11.2b"


@cites("VR 6.1.1a", "VR 7.3.1")
def test_in_its_own_phase_an_action_is_refused_for_what_must_be_chosen_first() -> None:
    t = past_orders(campaign("axis-movement", {"G12P": "5125", "S8E": "5725"}))
    for verb in ("to", "strategic", "rail", "naval"):
        assert told(t, verb, "5225") == ("VR 6.1.1a", "The unit that moves must be chosen first.")
    fight = combats.drawn(combats.AXIS, {"G12P": "5219", "S8E": "5220"})
    assert told(fight, "join", "G12P") == ("VR 7.3.1", "The hex to attack must be chosen first.")
    assert told(fight, "attack")[0] == "VR 7.3.1"
    assert told(t, "take_up", "G12P")[0] == "VR 4.1.4"


@cites("VR 4.7.1a", "VR 6.3.1a", "VR 6.5.1a", "VR 7.6.4a")
def test_what_the_basic_rules_do_not_have() -> None:
    out = "This rule is not in force in this scenario."
    t = past_orders(drawn("axis-movement", {"G12P": "2355", "S8E": "2955"}))
    assert told(t, "abandon", "Q8") == ("VR 6.3.1a", out)
    assert told(t, "pull_back", "2355") == ("VR 4.7.1a", out)
    assert told(t.act("unit", "G12P"), "naval", "2825") == (
        "VR 6.5.1a",
        "This scenario has no naval capacity.",
    )


@cites("VR 7.6.4a", "VR 8.3.2a", "VR 7.3.3b")
def test_declarations_that_are_not_this_combats() -> None:
    tanks = {"G5P": "5219", "G12P": "5219", "S8E": "5220"}
    t = combats.drawn(combats.AXIS, tanks)
    combats.announced(t, "5220", "G5P", "G12P")
    assert combats.asked(t) == "declare"
    assert told(t, "hurrah")[0] == "VR 7.6.4a"
    assert told(t, "join", "G12P")[0] == told(t, "cancel")[0] == "VR 7.3.3b"
    marked = {id: {"at": "5219", "marks": ["exploiting"]} for id in ("G5P", "G12P")}
    late = combats.drawn("axis-exploitation", {**marked, "S8E": "5220"})
    until(late, "axis-exploitation-combat") if late.phase != "axis-exploitation-combat" else None
    combats.announced(late, "5220", "G5P", "G12P")
    assert told(late, "elite", "G5P")[0] == "VR 8.3.2a"
    assert told(late, "hurrah")[0] == "VR 7.6.4a"


@cites("VR 6.1.8b")
def test_an_hq_on_its_pontoon_side_is_told_so() -> None:
    t = moving("G12P", "2355", {"QH3": "2855", "S8E": "2955"}).act("drop")
    assert t.can("unit", "QH3")
    fixed = campaign(
        "axis-movement", {"Q18": "4314", "GFK": "3324", "S8E": "5725"}, {"pontoons": {"Q18": "4313"}}
    )
    fixed = past_orders(fixed)
    assert told(fixed, "unit", "Q18")[1].startswith("A pontoon HQ may not move")
    assert told(fixed, "unit", "GFK")[1].startswith("A unit with 0 MP may not move")


@cites("VR 6.1.3")
def test_one_move_is_finished_before_the_next() -> None:
    t = past_orders(campaign("axis-movement", {"G12P": "5125", "G11": "5225", "S8E": "5725"}))
    t.act("unit", "G12P")
    assert told(t, "unit", "G11")[0] == "VR 6.1.3"
    t.act("to", "5126")
    assert told(t, "unit", "G11") == ("VR 6.1.3", "Another unit's move must be finished first: 12 Pz (G12P).")
    assert told(t, "end_phase")[0] == "VR 6.1.3"
    assert t.act("done").can("unit", "G11")
