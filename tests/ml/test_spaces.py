"""Acts as numbers, and numbers as acts."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from grognard.games import COMING, MODULES, load
from grognard.kernel.acts import nouns_of, verbs_of
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.menu import BUTTON, HEX, OPTION, UNIT, Act, Menu, units
from grognard.kernel.position import begin
from grognard.ml.spaces import acts, head_sizes

GOLDEN = Path(__file__).parents[1] / "golden"


def positions(game, many: int, seed: int = 1):
    dice, luck = SeededDice(f"{seed}".encode()), Random(seed)
    pos, _ = begin(game, dice)
    while many and pos.state.result is None:
        yield pos
        pos = step(pos, luck.choice(choices(pos).acts()), dice).pos
        many -= 1


@pytest.mark.parametrize("id", [id for id in MODULES if id not in COMING])
def test_the_golden_journals_speak_of_what_was_foreseen(id):
    """Between them they hold nearly every verb: each with a noun of a kind that a question declares."""
    game, met = load(id), set()
    for path in sorted((GOLDEN / id).glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines()[1:]:
            act = json.loads(line).get("act")
            if act is None or tuple(act) in met:
                continue
            met.add(tuple(act))
            kinds = {kind for verb, kind in nouns_of(game) if verb == act[0]}
            fitting = [kind for kind in kinds if (len(act) == 1) == (kind == BUTTON)]
            assert fitting, act
            known = {HEX: game.map.index, UNIT: game.roster.index}
            assert any(kind not in known or act[1] in known[kind] for kind in fitting), act
    # of Sudden Storm the recorded games show little of the air and the sea
    assert len({act[0] for act in met}) > (0.5 if id == "ss" else 0.6) * len(verbs_of(game))


@pytest.mark.parametrize("id", ["toy", "ts", "vl", "avl", "vr"])
def test_the_mask_is_the_menu(id):
    game = load(id)
    space = acts(game)
    for pos in positions(game, 120):
        menu = choices(pos)
        mask = space.mask(menu)
        assert sorted(space.act(int(n)) for n in np.flatnonzero(mask)) == sorted(menu.acts())
        for act in menu.acts():
            assert mask[space.number(act, menu.verbs[act.verb].kind)] == 1


def test_whoever_is_not_asked_may_do_nothing():
    assert not acts(load("toy")).mask(None).any()


def test_verb_and_noun_are_found_in_the_flat_mask():
    game = load("ts", {"setup": "ready_made"})
    space = acts(game)
    for pos in positions(game, 60):
        menu = choices(pos)
        mask = space.mask(menu)
        heads = space.parts_in(mask)
        assert {space.parts[i].verb for i in np.flatnonzero(heads)} == {
            verb for verb, allowed in menu.verbs.items() if allowed.set
        }
        found = [Act(space.parts[i].verb, 0) for i in np.flatnonzero(heads) if space.parts[i].kind == BUTTON]
        flat = [
            space.join(int(i), int(n))
            for i in np.flatnonzero(heads)
            for n in np.flatnonzero(space.nouns_in(mask, int(i)))
        ]
        assert flat == np.flatnonzero(mask).tolist()
        assert all(act in menu for act in found)
        assert all(space.join(*space.split(n)) == n for n in flat)


def test_a_head_is_as_long_as_what_it_chooses_from():
    game = load("ts")
    space, sizes = acts(game), head_sizes(acts(game))
    assert sizes == {"part": len(verbs_of(game)), HEX: 12 * 14, UNIT: len(game.roster), OPTION: 32, BUTTON: 1}
    assert all(
        len(space.nouns_in(space.mask(None), i)) == sizes[part.kind] for i, part in enumerate(space.parts)
    )


def test_hexes_are_counted_as_they_lie_on_paper():
    game = load("ts")
    paper = acts(game).paper
    assert (paper.columns, paper.rows) == (12, 14)
    assert paper.hex_of[0] == game.map.hex("0101")
    assert paper.hex_of[paper.columns + 2] == game.map.hex("0302")
    assert paper.plane(game.map.hexes("0302 0101")).nonzero()[0].tolist() == [0, paper.columns + 2]


def test_a_number_outside_is_refused():
    space = acts(load("toy"))
    with pytest.raises(ValueError, match=f"act {space.many}: from 0 to {space.many - 1}"):
        space.act(space.many)


def test_a_verb_with_another_kind_of_noun_is_told_of():
    with pytest.raises(ValueError, match='no question declares the verb "to" with a unit'):
        acts(load("toy")).mask(Menu(0, "", "", {"to": units(1, "")}))
