"""Position files of this game: what [own] may say, what is refused and on which line; and what no position
may be.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import load
from grognard.games.victory_lost.law.names import ACTIVE, ISOLATED, UNSUPPLIED
from grognard.games.victory_lost.record import OWN_KEYS
from grognard.kernel.cite import cites
from grognard.kernel.errors import BadInput
from grognard.kernel.places import DEAD, POOL, read_place
from grognard.kernel.position import check_text
from grognard.kernel.state import Position
from grognard.testing.table import Situation, fresh, situation

FILE = """game = "avl"
turn = {turn}
phase = "{phase}"
[units]
G168 = "2010"
S25G = "4110"
1PzA = "pool"
4PzA = "pool"
[own]
chits = ["1GdA", "2GdA", "3GdA", "5TkA", "Popov"]
{own}
"""


def refusal(own: str, phase: str = "axis-movement", turn: int = 6, units: str = "") -> str:
    text = FILE.format(turn=turn, phase=phase, own=own).replace(
        "[own]", f"{units}\n[own]" if units else "[own]"
    )
    with pytest.raises(BadInput) as found:
        check_text(load("avl"), text, "p.toml")
    return str(found.value)


@pytest.mark.parametrize(
    ("own", "words"),
    [
        ('bag = ["9A"]', 'p.toml:11: bag: "9A" is not known'),
        ('bag = "1GdA"', "p.toml:11: bag: a list of names is required"),
        ("bag = [3]", 'p.toml:11: bag: "3" is not known'),
        ('bag = ["6A"]', "chits that nobody has: 6A"),
        ('axis_chits = ["6A"]', "chits of the wrong side: 6A"),
        ('shown = ["Hollidt"]', "chits of the wrong side: Hollidt"),
        ('bag = ["1GdA"]\nplayed = ["1GdA"]', "chits in the bag and played: 1GdA"),
        ('cities = ["2010"]', "p.toml:11: cities: only victory cities have an owner"),
        ('cities = ["9999"]', 'p.toml:11: cities: "9999" is not known'),
        ('boxed = ["G168"]', "p.toml:11: boxed: 1PzA and 28A (AVL 11.2.1a) only, not G168"),
        ('boxed = ["G3Pz"]', "p.toml:11: boxed: G3Pz is not waiting"),
        ('returning = ["S25G"]', "p.toml:11: returning: HQs (AVL 12.7g) only, not S25G"),
        ('returning = ["Hollidt"]', "p.toml:11: returning: Hollidt is not waiting"),
        ('displaced = ["G168"]', "p.toml:11: displaced: HQs"),
        ('eliminated = ["Hollidt"]', "p.toml:11: eliminated: combat units"),
        ('eliminated = ["G168"]', "p.toml:11: eliminated: G168 is not dead"),
        ('eliminated = ["GTot"]', "p.toml:11: eliminated: GTot is not dead"),
        ('moved = "yes"', "p.toml:11: moved: true or false"),
        ("refused = 1", "p.toml:11: refused: true or false"),
        ('drawn = "Manstein-1"', "p.toml:11: drawn: a Manstein, in the phase axis-manstein"),
        ('moon = "full"', 'unknown key "moon"'),
    ],
)
def test_what_is_wrong_is_told_with_its_line(own: str, words: str) -> None:
    said = refusal(own)
    assert words in said
    assert said.startswith("p.toml:")


def test_other_contradictions_are_refused() -> None:
    assert "drawn: a Manstein" in refusal('drawn = "Hollidt"', phase="axis-manstein")
    assert "p.toml:" in refusal('cities = ["2129"]', units='G26 = "2129"')
    assert "cities: the Axis stands in 2129" in refusal('cities = ["2129"]', units='G26 = "2129"')
    assert "on the map without their chit: Hollidt" in refusal('lost = ["Hollidt"]', units='Hollidt = "2009"')
    assert "the game is over" in refusal("", turn=10)


def test_every_key_is_understood() -> None:
    own: dict[str, Any] = {
        "chits": ["1GdA", "2GdA", "3GdA", "5TkA", "Popov"],
        "axis_chits": ["4PzA", "Hollidt", "Manstein-1", "Manstein-2", "R3A"],
        "lost": ["R3A", "Popov"],
        "bag": ["STAVKA", "1GdA", "Hollidt"],
        "played": ["2GdA", "4PzA"],
        "shown": ["3GdA"],
        "drawn": "Manstein-2",
        "refused": True,
        "cities": ["1112"],
        "boxed": ["1PzA", "G3Pz"],
        "returning": ["Hollidt"],
        "displaced": ["Hollidt"],
        "eliminated": ["G26"],
        "moved": False,
        "picked": ["1GdA", "2GdA", "3GdA", "4PzA", "Hollidt", "Manstein-2"],
        "ahead": ["1GdA", "2GdA", "5TkA"],
    }
    assert set(own) == set(OWN_KEYS)
    units = {
        "G168": "2010",
        "4PzA": "2011",
        "S25G": "4110",
        "1PzA": "pool",
        "G3Pz": "pool",
        "Hollidt": "pool",
        "G26": "dead",
    }
    t = situation("avl", "axis-manstein", turn=6, units=units, own=own)
    found, data, roster = t.pos.state.own, t.game.rules.data, t.game.roster

    def chits(key: str) -> int:
        return sum(1 << data.chit_index[c] for c in own[key])

    red, manstein = data.chits_of(0), 1 << data.chit_index["Manstein-2"]
    assert (found.five, found.axis, found.lost, found.bag) == tuple(
        chits(key) for key in ("chits", "axis_chits", "lost", "bag")
    )
    assert (found.played, found.drawn, found.refused) == (
        chits("played") | manstein,
        data.chit_index["Manstein-2"],
        True,
    )
    assert found.picked == (chits("picked") & red, chits("picked") & ~red)
    assert (found.shown, found.ahead) == (chits("shown") | chits("played") & red, chits("ahead"))
    assert t.game.map.labels(found.control) == ["1112"]
    assert (t.at("1PzA"), t.at("G3Pz"), t.at("Hollidt")) == ("1pza", "1pza", "returning")
    assert (roster.ids(found.displaced), roster.ids(found.fallen)) == (
        ["Hollidt"],
        ["G26"],
    )
    assert t.refusals("refuse") == ["AVL 7.2.2f"]  # the last draw was one too


def test_what_is_not_said_is_as_usual() -> None:
    t = situation(
        "avl", "axis-movement", turn=6, units={"G168": "2010", "S25G": "1112"}, own={"bag": ["6A", "Kempf"]}
    )
    own, data = t.pos.state.own, t.game.rules.data
    five = {data.chits[i].id for i in range(len(data.chits)) if own.five >> i & 1}
    assert five == {
        "6A",
        "1GdA",
        "3GdA",
        "5TkA",
        "2GdA",
    }  # who is in the bag, filled up with the historical ones
    assert own.axis >> data.chit_index["Kempf"] & 1
    assert t.game.map.labels(own.control) == ["1112"]  # Soviets stand in it
    assert (own.active, own.moved) == (1, False)
    assert (
        situation("avl", "axis-manstein", turn=6, units={"G168": "2010", "Hollidt": "2011"})
        .act("refuse")
        .phase
        != ""
    )


@cites("AVL 4.1.2e")
def test_a_position_of_turn_1_leads_to_the_special_combat() -> None:
    units = {"G168": "2011", "S25G": "2010", "1GdA": "2009"}
    t = situation("avl", "axis-selection", turn=1, units=units)
    while not t.can("end_selection"):
        t.act("pick", t.may("pick")[0])
    assert t.act("end_selection").phase == "soviet-special"
    t = situation("avl", "axis-selection", turn=2, units=units, own={"bag": ["STAVKA"]})
    while not t.can("end_selection"):
        t.act("pick", t.may("pick")[0])
    assert t.act("end_selection", dice=[1]).phase == "soviet-movement"  # STAVKA is the first chit in the bag


# -- what may not be


def sound() -> Situation:
    units = {
        "G168": "2010",
        "G26": "2010",
        "H7": "2011",
        "4PzA": "2010",
        "S25G": "4110",
        "S35G": "4110",
        "1GdA": "4110",
        "1PzA": "1pza",
    }
    return situation(
        "avl",
        "axis-movement",
        turn=6,
        units={**units, "G62": "dead", "S219": "2129"},
    )


def broken(
    t: Situation, where: dict[str, Any] | None = None, marks: dict[int, list[str]] | None = None, **own: Any
) -> list[str]:
    """The same position with units elsewhere, other marks, another memory."""
    roster, state = t.game.roster, t.pos.state
    places = list(state.where)
    for unit, at in (where or {}).items():
        places[roster.index[unit]] = read_place(t.game, at) if isinstance(at, str) else at
    worn = tuple(
        sum(1 << roster.index[u] for u in (marks or {}).get(mark, [])) | old
        for mark, old in enumerate(state.marks)
    )
    new = state._replace(where=tuple(places), marks=worn, own=state.own._replace(**own))
    return t.game.hooks.invariants(Position(t.game, new))


@cites("AVL 5.0.1a", "AVL 5.0.1b", "AVL 5.0.2", "AVL 5.0.3b", "AVL 13.0a")
def test_what_must_never_be_seen_on_the_map() -> None:
    t = sound()
    assert broken(t) == []
    assert broken(t, {"H7": "4110"}) == [
        "both sides in a hex: 4110",
        "too many units, or nations that do not stack: 4110",
    ]
    assert broken(t, {"S25G": "2737"}) == ["units in the water: 2737"]
    assert broken(t, {"H7": "2010"}) == ["too many units, or nations that do not stack: 2010"]
    assert broken(t, {"G298": "2011", "R7": "2011"}) == ["too many units, or nations that do not stack: 2011"]
    assert broken(t, {"R7": "2011"}) == ["too many units, or nations that do not stack: 2011"]
    assert broken(t, {"Hollidt": "2010"}) == ["too many units, or nations that do not stack: 2010"]
    assert broken(t, {"S25G": "6423"}) == []
    with pytest.raises(BadInput, match="units in the closed pocket: 6423"):
        situation("avl", "axis-movement", turn=4, units={"S25G": "6423"})


@cites("AVL 14.0.1a")
def test_what_must_never_be_seen_beside_the_map() -> None:
    t = sound()
    roster, data = t.game.roster, t.game.rules.data
    one = {u: 1 << roster.index[u] for u in ("G168", "G62", "GTot", "4PzA", "1PzA", "G3Pz", "Hollidt")}
    assert broken(t, control=0) == ["a city in the hands of who is not in it: 2129"]
    assert broken(t, {"G26": "1112"}, control=t.pos.state.own.control | t.game.map.hexes("1112")) == [
        "a city in the hands of who is not in it: 1112"
    ]
    assert broken(t, control=t.pos.state.own.control | t.game.map.hexes("2010")) == ["no victory city: 2010"]
    assert broken(t, {"G168": "1pza"}) == ["in the box of another army (AVL 11.2.1a): G168"]
    assert broken(t, {"1PzA": "28a"}) == ["in the box of another army (AVL 11.2.1a): 1PzA"]
    assert broken(t, {"4PzA": "returning"}) == []
    assert broken(t, {"G168": "returning"}) == ["HQs alone come back next turn (AVL 12.7g), not: G168"]
    assert broken(t, {"1PzA": "1pza", "G3Pz": "1pza"}, fallen=one["G3Pz"]) == ["counted as eliminated: G3Pz"]
    assert broken(t, fallen=one["G62"]) == []
    assert broken(t, fallen=one["G168"]) == ["counted as eliminated: G168"]
    assert broken(t, fallen=one["GTot"]) == ["counted as eliminated: GTot"]  # it has yet to come
    assert broken(t, {"Hollidt": DEAD}, fallen=one["Hollidt"]) == ["counted as eliminated: Hollidt"]
    assert broken(t, lost=1 << data.chit_index["4PzA"]) == ["on the map without their chit: 4PzA"]
    assert broken(t, {"4PzA": POOL}, lost=1 << data.chit_index["4PzA"]) == []


@cites("AVL 10.1.3b", "AVL 7.0")
def test_what_must_never_be_seen_among_markers() -> None:
    t = sound()
    assert broken(t, marks={UNSUPPLIED: ["G168"], ISOLATED: ["G26"]}) == []
    assert broken(t, marks={UNSUPPLIED: ["G168"], ISOLATED: ["G168"]}) == ["out of supply and isolated: G168"]
    assert broken(t, marks={ISOLATED: ["G62"]}) == ["a supply marker off the map: G62"]
    assert broken(t, marks={ACTIVE: ["G168", "1PzA"]}) == []
    assert broken(t, marks={ACTIVE: ["S25G"]}) == ["activated out of turn: S25G"]
    assert broken(t, marks={ACTIVE: ["G168"]}, active=-1) == ["activated out of turn: G168"]


@cites("AVL 3.0h", "AVL 7.1.2a")
def test_what_must_never_be_seen_among_chits() -> None:
    t = sound()
    index = t.game.rules.data.chit_index
    six = sum(1 << index[c] for c in ("40A", "6A", "1GdA", "2GdA", "3GdA", "5TkA"))
    assert broken(t, five=six) == ["the chosen chits are five Soviet ones at most, besides STAVKA"]
    assert broken(t, five=1 << index["STAVKA"]) == [
        "the chosen chits are five Soviet ones at most, besides STAVKA"
    ]
    assert broken(t, bag=1 << index["Kempf"]) == ["chits that nobody has: Kempf"]
    assert broken(t, bag=1 << index["Hollidt"]) == []
    assert broken(t, bag=1 << index["Hollidt"], played=1 << index["Hollidt"]) == [
        "chits in the bag and played: Hollidt"
    ]


def test_a_game_begins_sound() -> None:
    t = fresh("avl")
    assert t.game.hooks.invariants(t.pos) == []
