"""Positions in letters and as pictures, through both environments."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import numpy as np
import pytest
from pettingzoo.test import render_test

import grognard.ml
from grognard.draw.geometry import SIZE, Plane
from grognard.games import load
from grognard.kernel.engine import choices
from grognard.ml.picture import HALF, MARGIN, RADIUS, draw_picture, sheet, terrain_colours
from grognard.ml.rendering import render
from grognard.testing.table import situation

SCALE = SIZE / RADIUS


def by_hand(game: str, seed: int, acts: int):
    """A table where so many acts have been played at random."""
    table, luck = grognard.ml.env(game, render_mode="rgb_array"), Random(seed)
    table.reset(seed=seed)
    for _ in range(acts):
        table.step(luck.choice(np.flatnonzero(table.last()[0]["action_mask"]).tolist()))
    return table


@pytest.mark.parametrize("game", ["toy", "ts"])
def test_pettingzoo_finds_nothing_amiss(game):
    seen = []

    def made(render_mode):
        seen.append(render_mode)
        return grognard.ml.env(
            game, render_mode=None if render_mode == "human" else render_mode
        )  # it asks for a window first

    render_test(
        made,
        {
            "ansi": lambda text: text.startswith(f"{game} turn "),
            "rgb_array": lambda picture: picture.min() < picture.max(),
        },
    )
    assert seen == ["human", "ansi", "rgb_array"]


@pytest.mark.parametrize("game", ["toy", "ts", "vl", "avl", "vr"])
def test_each_hex_has_the_colour_of_its_terrain(game):
    rules = load(game)
    plane, bare = Plane(rules.map), draw_picture(rules, {})
    assert bare.dtype == np.uint8
    assert bare.shape == (round(plane.height / SCALE), round(plane.width / SCALE), 3)
    wrong = [
        rules.map.label(h) for h, (x, y) in sheet(rules).at.items() if tuple(bare[y, x]) != terrain(rules, h)
    ]
    assert not wrong
    water = {"sea", "lake"}  # one colour
    grounds = {"water" if name in water else name for name, s in rules.map.terrain.items() if s}
    assert len({tuple(bare[y, x]) for x, y in sheet(rules).at.values()}) == len(grounds)


def terrain(rules, h):
    return terrain_colours(rules.map)[rules.map.terrain_of(h)]


def test_each_pixel_belongs_to_the_hex_it_lies_in():
    """Against the one-point answer of the drawing, on terrain that changes from hex to hex."""
    rules = load("toy")
    plane, bare = Plane(rules.map), draw_picture(rules, {})
    for y, x in np.ndindex(bare.shape[:2]):
        h = plane.hex_at(((x + 0.5) * SCALE, (y + 0.5) * SCALE))
        paint = np.array(MARGIN if h is None else terrain(rules, h))
        assert (bare[y, x] <= paint).all(), (x, y)
        assert (bare[y, x] >= paint * 0.8).all(), (x, y)  # the edges are a little darker


def test_a_move_takes_the_colour_of_its_side_along():
    t = situation("ts", "white-movement", W2_1="0808", W2_2="0808", R_M1="0606")
    game, found = t.pos.game, sheet(t.pos.game)
    before = np.asarray(render(t.pos, "rgb_array"))
    t.act("unit", "W2-1").act("to", "0908")
    after = np.asarray(render(t.pos, "rgb_array"))
    from_, to, red = (found.at[game.map.hex(label)] for label in ("0808", "0908", "0606"))
    corner = HALF - 1  # inside the edge, beside the points
    white_face, red_face = (found.faces[side][0] for side in (0, 1))
    shown = {
        name: [tuple(one[y - corner, x - corner]) for x, y in (from_, to, red)]
        for name, one in (("before", before), ("after", after))
    }
    clear = terrain(game, game.map.hex("0908"))
    assert shown == {"before": [white_face, clear, red_face], "after": [white_face, white_face, red_face]}
    changed = np.argwhere((before != after).any(axis=2))
    near = [min(max(abs(x - cx), abs(y - cy)) for cx, cy in (from_, to)) for y, x in changed]
    assert near
    assert max(near) <= HALF  # nothing else has changed


@pytest.mark.parametrize("game", ["toy", "ts", "vl", "avl", "vr"])
def test_sides_can_be_told_apart_and_from_the_ground(game):
    rules = load(game)
    faces = [face for face, _, _ in sheet(rules).faces]
    assert len({*faces, *terrain_colours(rules.map).values()}) == 2 + len(
        set(terrain_colours(rules.map).values())
    )
    reds = [side for side, (red, _, blue) in enumerate(faces) if red > blue]
    assert [rules.sides[side] for side in reds] == [name for name in rules.sides if name in ("red", "soviet")]


def test_stacks_have_a_point_for_each_counter():
    rules = load("toy")
    h = next(iter(sheet(rules).at))
    ink = np.array(sheet(rules).faces[0][2])
    inked = [int((draw_picture(rules, {h: {0: many}}) == ink).all(axis=2).sum()) for many in (1, 2, 9, 12)]
    assert inked == [4, 8, 36, 36]


def test_both_sides_in_a_hex_are_seen():
    rules = load("toy")
    h = next(iter(sheet(rules).at))
    both = draw_picture(rules, {h: {1: 1, 0: 2}})
    for side in (0, 1):
        assert (both == np.array(sheet(rules).faces[side][0])).all(axis=2).any()


def test_a_picture_is_the_callers_own():
    rules = load("toy")
    draw_picture(rules, {})[:] = 0
    assert draw_picture(rules, {}).min() > 0


def test_pictures_follow_the_game_in_both_environments():
    pictures = [by_hand("ts", 1, acts).render() for acts in (0, 40)]
    assert pictures[0].shape == pictures[1].shape
    assert (pictures[0] != pictures[1]).any()
    table = grognard.ml.gym("toy", side="blue", render_mode="rgb_array")
    _, info = table.reset(seed=1)
    before = table.render()
    for _ in range(4):
        *_, info = table.step(int(info["action_mask"].argmax()))
    assert choices(table.pos).who == table.side
    assert (table.render() != before).any()
    assert grognard.ml.gym("toy", side="blue").render() is None


def test_openspiel_needs_no_other_learning_package():
    """Somebody who has installed only the extra of one API can load it."""
    without = "import sys; sys.modules['pettingzoo'] = sys.modules['gymnasium'] = None; "
    without += "import grognard.ml.open_spiel; print('loaded')"
    gym = "import sys; sys.modules['pettingzoo'] = None; "
    gym += "import grognard.ml; print(grognard.ml.gym('toy').game.id)"
    told = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for code in (without, gym)
    ]
    assert told == ["loaded\n", "toy\n"]
