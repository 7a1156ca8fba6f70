"""What the planes, rows and numbers say, and what they keep to themselves."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from grognard.games import load
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.ml.encoding import Encoder, encoder
from grognard.ml.spaces import acts
from grognard.testing.table import situation

HIDING = [("toy", {}), ("ts", {"red_tactical_advantage": "yes"}), ("avl", {"chits": "free"}), ("vr", {})]


def played(game, many: int, seed: int = 1):
    dice, luck = SeededDice(f"{seed}".encode()), Random(seed)
    pos, _ = begin(game, dice)
    while many and pos.state.result is None:
        pos = step(pos, luck.choice(choices(pos).acts()), dice).pos
        yield pos
        many -= 1


def same(a, b) -> bool:
    return all(np.array_equal(x, y) for x, y in zip(a, b, strict=True))


def plane(game, seen, name: str):
    return seen.planes[encoder(game).plane_names.index(name)]


def test_counters_stand_where_they_stand():
    pos = situation("ts", "white-movement", W2_1="0808", W2_2="0808", R_M1="0807").pos
    game = pos.game
    seen = encoder(game).encode(pos, game.side("white"))
    assert plane(game, seen, "mine counters")[7, 7] == 2
    assert plane(game, seen, "theirs counters")[6, 7] == 1
    assert plane(game, seen, "mine kind infantry").sum() == 2
    assert plane(game, seen, "theirs kind militia")[6, 7] == 1
    assert plane(game, seen, "mine attack")[7, 7] == sum(
        game.roster[game.roster.index[u]].attack for u in ("W2-1", "W2-2")
    )
    row = seen.units[game.roster.index["W2-1"]]
    assert dict(zip(encoder(game).unit_names, row.tolist(), strict=True)) | {
        "row": 8,
        "column": 8,
        "mine": 1,
        "may_choose": 1,
    } == dict(zip(encoder(game).unit_names, row.tolist(), strict=True))
    other = encoder(game).encode(pos, game.side("red"))
    assert plane(game, other, "theirs counters")[7, 7] == 2
    assert not plane(game, other, "may_choose").any()
    assert seen.vector[1] == 1.0
    assert other.vector[1] == 0.0


def test_a_reduced_counter_is_worth_what_its_face_says():
    """AVL 2.2.3: the 17th Tank Corps is 7-4-7, and 4-2-7 with one step lost: not a half, rounded one way."""
    units = {"S17Tk": {"at": "2510", "steps": 1}, "G11Pz": "3010"}
    pos = situation("avl", "soviet-movement", turn=2, units=units).pos
    seen = encoder(pos.game).encode(pos, 0)
    assert (plane(pos.game, seen, "mine attack").sum(), plane(pos.game, seen, "mine defence").sum()) == (4, 2)
    assert (plane(pos.game, seen, "theirs attack").sum(), plane(pos.game, seen, "theirs defence").sum()) == (
        8,
        6,
    )


def test_the_unit_in_hand_and_the_hexes_it_may_go_to():
    t = situation("ts", "white-movement", W2_1="0808", R_M1="0101")
    t.act("unit", "W2-1")
    game = t.pos.game
    seen = encoder(game).encode(t.pos, 0)
    assert plane(game, seen, "in_hand").nonzero() == (7, 7)
    places = acts(game).paper.places(choices(t.pos).verbs["to"].set)
    assert sorted(plane(game, seen, "may_go").reshape(-1).nonzero()[0].tolist()) == sorted(places)
    assert seen.vector[encoder(game).vector_names.index("question moving")] == 1.0


@pytest.mark.parametrize(
    ("id", "sets"),
    [
        ("toy", {"zone"}),
        ("ts", {"zone"}),
        ("vl", {"zone", "supply"}),
        ("avl", {"zone", "supply"}),
        ("vr", {"supply", "control"}),
    ],
)
def test_zones_and_supply_are_those_that_the_game_tells(id, sets):
    """Each game has its planes, whatever file of its law they come from."""
    game = load(id)
    assert sets == {"zone", "supply", "control"} & {
        name.removeprefix("mine ") for name in encoder(game).plane_names
    }
    *_, pos = played(game, 300)
    for name in sets:
        seen, of = encoder(game).encode(pos, 0), getattr(game.hooks, name)
        for who, side in (("mine", 0), ("theirs", 1)):
            assert of(pos, side) or id == "toy"
            expected = acts(game).paper.plane(of(pos, side))
            assert np.array_equal(plane(game, seen, f"{who} {name}").reshape(-1), expected)


@pytest.mark.parametrize(("id", "many"), [("toy", 60), ("ts", 400), ("vl", 250), ("avl", 250), ("vr", 250)])
def test_what_is_kept_from_one_position_to_the_next_is_what_would_be_made_anew(id, many):
    game = load(id)
    for n, pos in enumerate(played(game, many)):
        seen = [encoder(game).encode(pos, side) for side in (0, 1)]
        if n % 25 == 0 or pos.state.result is not None:
            fresh = Encoder(game)
            assert all(same(seen[side], fresh.encode(pos, side)) for side in (0, 1)), f"after {n + 1} acts"


def test_a_track_that_is_told_now_and_then_only_moves_no_other_number():
    """Victory Roads tells replacement points while there are any."""
    own = {"points": [3, 0, 0, 0], "mood": 5}
    game = load("vr", None, "campaign")
    table = {"turn": 3, "phase": "soviet-movement", "units": {"S30": "6221"}, "own": own}
    pos, _ = begin(game, SeededDice(b"1"), {"game": "vr", **table})
    names = encoder(game).vector_names
    told = dict(zip(names, encoder(game).encode(pos, 0).vector.tolist(), strict=True))
    assert "points-soviet" in {track.id for track in game.hooks.tracks(pos, 0)}
    assert "track points-soviet" not in names
    assert told["points.0"] == pytest.approx(0.3)
    assert told["track mood"] == pytest.approx(0.5)
    assert (told["weather fair"], told["weather mud"], told["hungary axis"]) == (1.0, 0.0, 1.0)
    assert sum(told[name] for name in names if name.startswith("question ")) == 1.0


def test_arrays_are_the_callers_own():
    pos, _ = begin(load("toy"), SeededDice(b"1"))
    first = encoder(pos.game).encode(pos, 0)
    kept = first.planes.copy()
    first.planes[:] = 7
    first.units[:] = 7
    assert np.array_equal(encoder(pos.game).encode(pos, 0).planes, kept)
    assert encoder(pos.game).encode(pos, 0).units.max() < 7


@pytest.mark.parametrize(("id", "options"), HIDING)
def test_nobody_sees_what_is_hidden_from_him(id, options):
    """All that a side cannot know is dealt anew: its observation and its mask stay the same."""
    game = load(id, options)
    luck, other_deals = Random(5), 0
    for n, pos in enumerate(played(game, 160)):
        if n % 8 or pos.state.result is not None:
            continue
        for side in (0, 1):
            seen = encoder(game).encode(pos, side)
            twin = Position(game, game.hooks.scramble(game, pos.state, side, luck))
            other_deals += twin.state != pos.state
            assert same(seen, encoder(game).encode(twin, side)), f"after {n + 1} acts, side {side}"
            if choices(pos).who == side:
                assert np.array_equal(acts(game).mask(choices(pos)), acts(game).mask(choices(twin)))
    assert other_deals > 3


def test_the_other_sides_chits_are_not_seen_and_ones_own_are():
    """Two games of A Victory Lost that differ in nothing but the chits the Soviets chose in secret."""
    game = load("avl", {"chits": "free"})
    states = []
    for skipped in (0, 1):
        pos, dice = begin(game, SeededDice(b"1"))[0], SeededDice(b"2")
        for _ in range(5):
            pos = step(pos, [a for a in choices(pos).acts() if a.verb == "choose"][skipped], dice).pos
        states.append(step(pos, next(a for a in choices(pos).acts() if a.verb == "end_choice"), dice).pos)
    one, other = states
    assert one.state.own != other.state.own
    axis, soviet = game.side("axis"), game.side("soviet")
    assert same(encoder(game).encode(one, axis), encoder(game).encode(other, axis))
    assert not same(encoder(game).encode(one, soviet), encoder(game).encode(other, soviet))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "scenario"), [("vr", "campaign"), ("ss", "campaign")])
def test_every_counter_of_a_large_map_has_its_row_and_column(game: str, scenario: str):
    rules = load(game, {}, scenario)
    pos, _ = begin(rules, SeededDice(b"1"))
    found = encoder(rules)
    seen, paper = found.encode(pos, 0), found.paper
    at = [
        paper.cell_of[where] if where >= 0 and rules.hooks.can_see(pos, 0, unit) else -1
        for unit, where in enumerate(pos.state.where)
    ]
    expected = [(cell // paper.columns + 1, cell % paper.columns + 1) if cell >= 0 else (0, 0) for cell in at]
    assert [tuple(row[:2]) for row in seen.units.tolist()] == expected
    assert max(map(max, expected)) > 60
