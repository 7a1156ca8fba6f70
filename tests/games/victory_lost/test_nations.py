"""The colours of nations: four of them fight on one side, and what each may do differs."""

from __future__ import annotations

from grognard.cli.picture import counters
from grognard.draw.board import art_of
from grognard.draw.counters import SYMBOLS, face_svg
from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.position import begin
from grognard.server.board import board

ALLIES = ("hungarian", "italian", "romanian")


@cites("AVL 2.2.1a")
def test_the_colour_of_a_counter_tells_its_nation():
    sent = board(load("avl"), "fr")
    nations = {u.id: u.nation for u in sent.units}
    assert [nations[u] for u in ("H7", "ItTrd", "R7", "G168", "S25G", "It8A", "4PzA")] == [
        "hungarian",
        "italian",
        "romanian",
        "",
        "",
        "italian",
        "",
    ]
    looks = [*sent.sides, *sent.nations]
    assert [n.id for n in sent.nations] == list(ALLIES)
    assert [n.text for n in sent.nations] == ["Hongrois", "Italiens", "Roumains"]
    for theme in ("light", "dark"):
        assert len({getattr(look, theme).face for look in looks}) == 5
        assert len({(getattr(look, theme).band, getattr(look, theme).sign) for look in looks}) == 5, (
            "told apart without colour"
        )


@cites("AVL 2.2.1a", "AVL 2.2.2a")
def test_counters_are_drawn_in_the_colours_of_their_nation_with_the_symbol_of_their_kind():
    game = load("avl")
    pos, _ = begin(game, FixedDice([]))
    art = art_of(game)
    drawn = {c.label: c for c in counters(pos, 0)}
    faces = {drawn[u].nation: art.face(1, drawn[u].nation).face for u in ("H7", "ItTrd", "R7", "G168")}
    assert len(set(faces.values())) == 4
    assert faces["italian"] in face_svg(drawn["ItTrd"], art)
    assert all(SYMBOLS.get(u.kind) for u in game.roster.units)
