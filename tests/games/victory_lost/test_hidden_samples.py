"""What may be supposed of the other side's chits: all that agrees with what lies open, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tests.games.victory_lost.secret_states import moments
from tests.games.victory_lost.test_07_draws import FIELD, FIVE, drawing

from grognard.games.victory_lost.law.names import Own
from grognard.kernel.cite import cites
from grognard.kernel.state import Position
from grognard.kernel.views import OBSERVER
from grognard.testing import secrecy
from grognard.testing.table import Situation, fresh, situation

SOVIET, AXIS = 0, 1


def chits(t: Situation, names: Iterable[str]) -> int:
    return sum(1 << t.game.rules.data.chit_index[name] for name in names)


def dealt(pos: Position, viewer: int, many: int = 60) -> list[Own]:
    return [secrecy.deal_hidden(pos, viewer, Random(seed)).state.own for seed in range(many)]


def union(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


# -- in a thousand states


def test_a_supposition_agrees_with_all_that_lies_open() -> None:
    luck = Random(5)
    for pos, _, _ in moments():
        data, own = pos.game.rules.data, pos.state.own
        red, stavka = data.chits_of(SOVIET), 1 << data.stavka
        for viewer in (SOVIET, AXIS, OBSERVER):
            twin: Own = secrecy.deal_hidden(pos, viewer, luck).state.own
            secret = {"five": 0, "picked": 0, "ahead": 0, "bag": 0}
            assert twin._replace(**secret) == own._replace(**secret)  # all else is open to everybody
            for mine in (red, ~red):
                assert (twin.bag & mine).bit_count() == (own.bag & mine).bit_count()
            assert twin.bag & stavka == own.bag & stavka
            assert own.back & ~twin.bag == 0
            assert twin.bag & ~(twin.five | stavka | own.axis) == 0
            assert own.shown & ~stavka & ~twin.five == 0
            assert twin.five.bit_count() == 5 or pos.state.turn == 0
            if viewer == SOVIET:
                assert (twin.five, twin.picked[SOVIET], twin.ahead, twin.bag & red) == (
                    *(own.five, own.picked[SOVIET], own.ahead),
                    own.bag & red,
                )
            if viewer == AXIS:
                assert (twin.picked[AXIS], twin.bag & ~red) == (own.picked[AXIS], own.bag & ~red)


# -- how much is left open


@cites("AVL 3.0l")
def test_how_far_the_choice_of_the_five_has_got_cannot_be_told() -> None:
    t = fresh("avl")
    begun = dealt(t.pos, AXIS)
    for name in FIVE:
        t.act("choose", name)
        assert dealt(t.pos, AXIS) == begun
    assert {own.five.bit_count() for own in begun} == set(range(6))


@cites("AVL 7.1.2a")
def test_how_far_a_selection_has_got_cannot_be_told() -> None:
    t = fresh("avl").acts(*(f"choose {name}" for name in FIVE), "end_choice")
    begun = dealt(t.pos, OBSERVER)
    for word in ("pick 40A", "pick 6A", "unpick 40A", "pick 1GdA", "pick 2GdA"):
        t.acts(word)
        assert dealt(t.pos, OBSERVER) == begun
    t.act("end_selection")
    begun = dealt(t.pos, SOVIET)
    for word in ("pick 4PzA", "pick Hollidt"):
        t.acts(word)
        assert dealt(t.pos, SOVIET) == begun


@cites("AVL 3.0l", "AVL 7.1.3a")
def test_any_chit_never_seen_may_be_among_the_five_and_in_the_bag() -> None:
    """Of the Soviets one knows STAVKA and what was drawn: 3GdA in this turn, 40A in another."""
    t = drawing(["STAVKA", "40A", "6A", "Hollidt"], "Hollidt", played=["3GdA"], shown=["40A"])
    red = t.game.rules.data.chits_of(SOVIET) & ~chits(t, ["STAVKA"])
    deals = dealt(t.pos, AXIS, 200)
    assert union(own.five for own in deals) == red
    assert union(own.bag & red for own in deals) == red & ~chits(t, ["3GdA"])
    assert all(own.five & chits(t, ["3GdA", "40A"]) == chits(t, ["3GdA", "40A"]) for own in deals)
    assert any(not own.bag & chits(t, ["40A"]) for own in deals)


@cites("AVL 7.1.3a", "AVL 7.1.3b")
def test_any_chit_that_the_axis_has_and_has_not_played_may_be_in_the_bag() -> None:
    have = ["4PzA", "Hollidt", "It8A", "R3A", "H2A", "Manstein-1"]
    t = drawing(["STAVKA", "40A", "4PzA", "It8A", "Hollidt"], "40A", axis_chits=have, lost=["R3A"])
    deals = dealt(t.pos, SOVIET, 200)
    grey = t.pos.state.own.axis
    assert union(own.bag & grey for own in deals) == chits(t, have) & ~chits(t, ["R3A"])
    assert {(own.bag & grey).bit_count() for own in deals} == {3}


@cites("AVL 7.2.2e")
def test_a_manstein_put_back_is_in_the_bag() -> None:
    t = drawing(
        ["Manstein-1", "Hollidt", "4PzA"],
        "Manstein-1",
        axis_chits=["Manstein-1", "Hollidt", "4PzA", "It8A", "H2A"],
    )
    t.act("refuse", dice=[1])
    assert all(own.bag & chits(t, ["Manstein-1"]) for own in dealt(t.pos, SOVIET))


# -- chits that left the game with their HQ


def test_who_puts_fewer_into_the_bag_has_lost_the_others() -> None:
    """Three HQs are gone. Two chits besides STAVKA in the bag: all three were among the five. Three: one or
    more was not.
    """
    lost = ["3GdA", "5TkA", "2GdA"]
    for bag, many in ((["40A", "6A"], 2), (["40A", "6A", "Popov"], 3)):
        five = [*bag, *lost][:5]
        t = situation(
            "avl",
            "axis-movement",
            turn=6,
            own={"chits": five, "bag": ["STAVKA", *bag], "played": ["Hollidt"], "lost": lost},
            units=FIELD,
        )
        for own in dealt(t.pos, AXIS):
            left = own.five & ~own.lost
            assert min(3, left.bit_count()) == many
            assert own.bag & ~left & ~chits(t, ["STAVKA"]) == 0


def test_the_chit_of_an_hq_lost_while_it_lies_in_the_bag() -> None:
    """All six were put in; then Manstein called the 1st Panzer Army, which found no way in."""
    have = ["4PzA", "Hollidt", "It8A", "H2A", "1PzA", "Manstein-1"]
    bag = ["STAVKA", "4PzA", "Hollidt", "It8A", "H2A", "1PzA"]
    own = {"bag": bag, "axis_chits": have, "played": ["Manstein-1"], "lost": ["1PzA"]}
    t = situation("avl", "axis-movement", turn=7, own=own, units=FIELD)
    assert {twin.bag for twin in dealt(t.pos, SOVIET)} == {t.pos.state.own.bag}
