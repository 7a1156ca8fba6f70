"""5.1 and 11.5. Nobody learns from a view, a menu, a refusal or the log which supports the other side holds,
draws, spends or puts back (K-26).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.victory_roads.theatre_situations import DATA, FRONT, GAME, campaign, hand, pool

from grognard.games import load
from grognard.games.victory_roads.law.events.play import Playing
from grognard.games.victory_roads.law.names import AXIS, PLACE, PLAYED, SOVIET
from grognard.kernel.changes import Removed
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.narration import visible_act
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER, menu_view, seen_change, view
from grognard.testing import secrecy
from grognard.testing.conformance import pick_act
from grognard.testing.table import Situation

SUPPORTS = bits(DATA.of_type["support"])
HIDING = {PLACE[box.id] for box in GAME.boxes if box.shut}


def played(game: Game, seed: int, acts: int) -> Iterator[tuple[Position, Act, Outcome]]:
    """Random acts, most of them in the phases of supports and of the Stavka."""
    luck, dice = Random(seed), SeededDice(bytes([seed]))
    pos = begin(game, dice)[0]
    for _ in range(acts):
        menu = choices(pos)
        away = "end_phase" in menu.verbs and luck.random() < 0.9
        act = Act("end_phase") if away else pick_act(menu, luck, by_verb=True)
        out = step(pos, act, dice)
        yield pos, act, out
        pos = out.pos
        if pos.state.result is not None:
            return


@cites("VR 5.1.2", "VR 5.1.4", "VR 5.4.1a", "VR 11.5.1a")
@pytest.mark.parametrize(
    ("scenario", "seed"), [("campaign", 1), ("campaign", 2), ("bessarabia", 3), ("budapest_wien", 4)]
)
def test_what_is_shown_does_not_hang_on_what_is_hidden(scenario: str, seed: int) -> None:
    """Hundreds of states of random play, with all that a viewer does not know dealt anew."""
    luck = Random(seed)
    for n, (pos, act, out) in enumerate(played(load("vr", {}, scenario), seed, 150)):
        if n % 3 == 0:
            secrecy.views(pos, luck)
        secrecy.log(pos, act, out, luck)


@cites("VR 5.1.1", "VR 5.2.1a")
@pytest.mark.parametrize("scenario", ["campaign", "bagration", "bessarabia"])
def test_no_support_is_ever_lost_or_doubled(scenario: str) -> None:
    """Each lies in a box of its own side, on the map, or in play; as many as at the start, and those that the
    calendar has brought.
    """
    game = load("vr", {}, scenario)
    absent = PLACE["absent"]
    first = [u for u, at in enumerate(game.start(game).where) if u in SUPPORTS and at != absent]
    homes = {side: {PLACE[b.id] for b in game.boxes if b.owner == side} for side in (SOVIET, AXIS)}
    for _, _, out in played(game, 7, 300):
        where = out.pos.state.where
        there = [u for u in SUPPORTS if where[u] != absent]
        assert set(first) <= set(there)
        first = there
        for unit in first:
            assert where[unit] >= 0 or where[unit] in homes[game.roster[unit].side]
        borne = [one.support for one in out.pos.state.own.placements]
        assert len(set(borne)) == len(borne)
        lying = {u for u in first if where[u] >= 0 or where[u] in PLAYED}
        assert set(borne) == lying, "who bears it is known of what is in play, and of nothing else"


# -- deals


def dealt(pos: Position, viewer: int, many: int = 40) -> list[tuple[int, ...]]:
    return [GAME.hooks.scramble(GAME, pos.state, viewer, Random(n)).where for n in range(many)]


@cites("VR 5.1.4", "VR 16.2.1b")
def test_deals_keep_the_number_of_each_box_and_what_everybody_knows() -> None:
    pos = begin(GAME, SeededDice(b"x"))[0]
    count = Counter(pos.state.where[u] for u in SUPPORTS)
    hands: dict[int, set[int]] = {}
    for where in dealt(pos, OBSERVER):
        assert Counter(where[u] for u in SUPPORTS) == count
        assert all(at == where[u] for u, at in enumerate(pos.state.where) if u not in SUPPORTS)
        for unit in SUPPORTS:
            assert (pos.state.where[unit] in HIDING) == (where[unit] in HIDING)
            hands.setdefault(where[unit], set()).add(unit)
        late = {u for u in SUPPORTS if where[u] == PLACE["end_supports"]}
        assert all(DATA.end_of_reich >> u & 1 for u in late), "only those of the End of the Reich wait there"
    assert len(hands[PLACE["available_cn"]]) > 20, "any support may be in a hand"
    forced = DATA.mandatory
    for name in ("available_n", "available_cn", "available_cs"):
        assert not any(forced >> u & 1 for u in hands[PLACE[name]]), "Stalin would have been played"


@cites("VR 5.1.4")
def test_a_side_knows_its_own_boxes_and_pool() -> None:
    pos = begin(GAME, SeededDice(b"y"))[0]
    soviet = [u for u in SUPPORTS if GAME.roster[u].side == SOVIET]
    for where in dealt(pos, SOVIET, 5):
        assert [where[u] for u in soviet] == [pos.state.where[u] for u in soviet]


def drawing(*, waits: bool) -> Position:
    """CN has drawn; N, in movement mode, is asked whether it wants a support, or the placement has begun."""
    theatres = {"TON": "6115", "TOCN": "6721", "TOCS": "5141", **FRONT}
    there = {**hand("available_cn", "engineers*2"), **pool("stalin", "aviation_s*4")}
    t = campaign("soviet-supports", {**theatres, **there}, {"moving": ["TON"]})
    t.act("priority", "TOCN").act("secondary", "TOCS", [1, 1, 2, 2, 2])
    assert t.pos.frame.step == "soviet-supports.receive"
    return t.pos if waits else t.act("next").pos


@cites("VR 5.1.4")
@pytest.mark.parametrize("waits", [True, False])
def test_stalin_may_be_in_a_box_between_the_draw_and_the_placement(waits: bool) -> None:
    stalin = GAME.roster.index["stalin-1"]
    seen = {where[stalin] == PLACE["available_cn"] for where in dealt(drawing(waits=waits), AXIS)}
    assert (True in seen) is waits


@cites("VR 5.1.4", "VR 11.5.1a")
def test_what_a_player_has_in_hand_is_dealt_anew_too() -> None:
    there = {"TON": "6115", "TOCN": "6721", **FRONT, "S8E": "6424", "S109": "6521"}
    t = campaign("soviet-supports", {**there, **hand("available_cn", "engineers*2"), **pool("partisans*4")})
    t.act("priority", "TOCN", [1, 1, 1, 1, 1]).act("play", "engineers-2")
    hands = set()
    for n in range(30):
        state = GAME.hooks.scramble(GAME, t.pos.state, AXIS, Random(n))
        memo = state.frames[-1].memo
        assert isinstance(memo, Playing)
        assert state.where[memo.support] == PLACE["available_cn"]
        hands.add(memo.support)
    assert len(hands) > 2
    assert GAME.hooks.scramble(GAME, t.pos.state, SOVIET, Random(1)).frames == t.pos.state.frames


# -- what is told


def told(t: Situation, verb: str, noun: str, dice: list[int] | None = None) -> dict[int, list[Any]]:
    """The counters that each viewer hears named by an act, and the act as he is told it."""
    before, act = t.pos, [verb, noun]
    t.act(verb, noun, dice or [])
    found = {}
    for viewer in (SOVIET, AXIS, OBSERVER):
        heard = [seen_change(one, before, t.pos, viewer) for one in t.log]
        names = [
            GAME.roster[one.unit].id if one.unit >= 0 else "?" for one in heard if isinstance(one, Removed)
        ]
        found[viewer] = [*names, visible_act(act, before, viewer)[1]]
    return found


@cites("VR 5.1.4", "VR 11.5.1a")
def test_generic_use_surplus_and_choice_are_their_owners_secret() -> None:
    theatres = {"TON": "6115", "TOCN": "6721", **FRONT, "S8E": {"at": "6521", "steps": 1}}
    full = hand("available_cn", "engineers*3", "katyusha*2", "flotilla")
    t = campaign("soviet-supports", {**theatres, **full, **pool("partisans*4")})
    t.act("priority", "TOCN").act("grand_offensive")
    secret = {SOVIET: ["partisans-1", "partisans-1"], AXIS: ["?", "?"], OBSERVER: ["?", "?"]}
    heard = told(t, "choose_support", "partisans-1", [1, 1, 1, 1])
    assert {viewer: [names[0], names[-1]] for viewer, names in heard.items()} == secret, "chosen"
    assert told(t, "reinforce", "flotilla-1")[AXIS] == ["?"]
    assert told(t, "reinforce_corps", "S8E")[AXIS] == ["?", "S8E"], "spent"
    t.act("next").act("next")
    assert told(t, "give_back", "engineers-1")[AXIS] == ["?", "?"], "put back"


@cites("VR 5.1.2", "VR 1.5.3a")
def test_of_what_must_be_played_nobody_else_learns_when_it_was_drawn() -> None:
    """He sees Stalin played, and a support drawn: it may have been another."""
    t = campaign("soviet-supports", {"TON": "6115", "TOCN": "6721", **FRONT, **pool("stalin", "engineers*3")})
    heard = told(t, "priority", "TOCN", [1, 1, 1, 2, 1, 3])
    assert t.at("stalin-1") == "played_soviet"
    assert heard[SOVIET][:-1].count("stalin-1") == 2, "drawn and played"
    assert heard[AXIS][:-1].count("stalin-1") == 1, "played"


@cites("VR 11.5.1a")
def test_events_are_seen_by_all() -> None:
    there = {"TON": "6115", "TOCN": "6721", **FRONT, "S8E": "6424"}
    t = campaign("soviet-supports", {**there, **hand("available_cn", "engineers", "partisans")})
    t.act("priority", "TOCN", [1, 1]).act("play", "engineers-1")
    assert t.at("engineers-1") == "6424"
    assert "'engineers-1'" in str(view(t.pos, AXIS))
    assert "'partisans-1'" not in str(view(t.pos, AXIS))


@cites("VR 5.1.4")
def test_which_kind_of_support_is_asked_about_is_not_told() -> None:
    """Whoever waits sees one paragraph for all of the placing, whatever its owner holds."""
    theatres = {"TON": "6115", "TOCN": "6721", **FRONT, "S8E": "6424", "S109": "6521"}
    shown = set()
    for one in ("lend_lease", "surprise_attack", "engineers", "politruks"):
        t = campaign("soviet-supports", {**theatres, **hand("available_cn", one)})
        t.act("priority", "TOCN", [1, 1])
        shown.add(str(menu_view(t.pos, AXIS)))
    t.act("next")
    t = campaign("soviet-supports", {**theatres, **hand("available_cn", "engineers")})
    t.act("priority", "TOCN", [1, 1]).act("play", "engineers-1")
    assert shown == {str(menu_view(t.pos, AXIS))}


@cites("VR 5.1.4", "VR 11.5.1a", "VR 11.5.1b")
@pytest.mark.parametrize(
    ("phase", "units", "question", "held"),
    [
        ("axis-supply", {"G46": {"at": "4723", "marks": ["unsupplied"]}}, "axis-supply.airlift", "ju52"),
        ("axis-movement", {"G46": "4723", "S30": "6424"}, "axis-movement.orders", "fortress_order"),
    ],
)
def test_that_a_question_is_asked_does_not_tell_which_support_is_at_hand(
    phase: str, units: dict[str, Any], question: str, held: str
) -> None:
    """It is asked of whoever has any; only he learns whether there is something to play."""
    shown = []
    pool = {f"{held}-2": "axis_supports", "aviation_g-1": "axis_supports"}
    for one in (held, "tiger"):
        others = {"ju52": "tiger", "fortress_order": "tiger", "tiger": held}
        t = campaign(
            phase, {**units, **pool, f"{one}-1": "available_axis", f"{others[one]}-1": "axis_supports"}
        )
        assert t.pos.frame.step == question
        shown.append((str(menu_view(t.pos, SOVIET)), str(view(t.pos, SOVIET))))
        verb = "airlift" if phase == "axis-supply" else "fortify"
        assert bool(t.may(verb)) is (one == held)
        if one != held:
            somewhere = "4723" if verb == "airlift" else "3324"
            assert t.refusals(verb, somewhere) == ["VR 11.5.1b"]
    assert shown[0] == shown[1]
    assert campaign(phase, {**units, **pool}).pos.frame.step != question, "an empty hand holds nothing"
