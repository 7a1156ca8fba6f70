"""11.2. The 1st Panzer Army and the 28th Army come on from their boxes, when their HQ is first activated, and
at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.games.victory_lost.moving import GAME, active, left, overlay_labels, pack, with_pack

from grognard.games import load
from grognard.kernel.changes import OwnChanged
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.menu import Act
from grognard.kernel.narration import cause_text, story
from grognard.kernel.position import opening
from grognard.kernel.texts import texts
from grognard.testing.table import Situation, situation

ARMY = ("28A", "S34G", "S248", "S130", "S6G")
PANZERS = ("1PzA", "G3Pz", "G13Pz", "G111", "G370", "G444Sec", "G454Sec")
SOUTH = [f"{column}38" for column in range(36, 46)]  # beside the box of 1PzA
# beside that of 28A
EAST = [*(f"{column}38" for column in range(55, 65)), "6534", "6535", "6536", "6537", "6538"]
CALLED, PANZERS_CALLED = active("28a"), active("1pza")


def waiting(
    called: Sequence[str],
    others: dict[str, Any] | None = None,
    side: str = "soviet",
    own: dict[str, Any] | None = None,
) -> Situation:
    """These are in their box and activated."""
    units = {**dict.fromkeys(called, CALLED if side == "soviet" else PANZERS_CALLED), **(others or {})}
    return situation("avl", f"{side}-movement", turn=5, units=units, own=own or {})


# -- 11.2.2: how they come on


@cites("AVL 11.2.2b", "AVL 2.1.1g", "AVL 8.1.2c")
def test_the_first_hex_is_beside_the_box_and_costs_what_it_is() -> None:
    t = waiting(["S34G"]).act("unit", "S34G")
    reach = overlay_labels(t, "reach", "S34G")
    assert sorted(h for h, points in reach.items() if points == 1) == sorted(EAST)
    t.act("to", "6038")
    assert (t.at("S34G"), left(t)) == ("6038", 3)


@cites("AVL 11.2.2b", "AVL 2.1.1g")
def test_each_army_has_its_own_box() -> None:
    t = waiting(["G111"], side="axis").act("unit", "G111")
    assert sorted(h for h, points in overlay_labels(t, "reach", "G111").items() if points == 1) == SOUTH


@cites("AVL 11.2.2b")
def test_they_go_on_with_what_is_left() -> None:
    """4038 and three more hexes northwards for a division; the HQ has seven points."""
    t = waiting(["G111", "1PzA"], side="axis").act("unit", "G111")
    assert overlay_labels(t, "reach", "G111")["4138"] == 1
    assert max(overlay_labels(t, "reach", "G111").values()) == 4
    t.acts("to 4138", "to 4137", "done", "unit 1PzA")
    assert max(overlay_labels(t, "reach", "1PzA").values()) == 7


@cites("AVL 11.2.2b", "AVL 8.2.1a")
def test_a_zone_beside_the_box_costs_two_more() -> None:
    t = waiting(["S34G"], {"G168": "6037"}).act("unit", "S34G")
    reach = overlay_labels(t, "reach", "S34G")
    assert reach["6038"] == 3
    assert reach["6338"] == 1


@cites("AVL 11.2.2b", "AVL 8.1.3b")
def test_a_major_river_is_no_first_step_for_who_comes_from_a_box(tmp_path: Path) -> None:
    """Major rivers are drawn south of 6037: whoever stands in 6038 may cross, whoever comes on there goes
    round by 6137.
    """
    first, bank = "3001,3101,major_river", ("5938", "6038", "6138")
    drawn = "".join(f"{h},6037,major_river,drawn,reconstructed drawn\n" for h in bank)
    folder = pack(tmp_path, "hexsides.csv", first, drawn + first)
    t = with_pack(folder, "soviet-movement", {"S34G": CALLED, "S25G": active("6038")}, ["S34G"])
    assert overlay_labels(t.act("unit", "S25G"), "reach", "S25G")["6037"] == 1
    assert overlay_labels(t.acts("drop", "unit S34G"), "reach", "S34G")["6037"] == 3
    assert overlay_labels(t.act("to", "6038"), "reach", "S34G")["6037"] == 3


@cites("AVL 11.2.2b", "AVL 5.0.2")
def test_a_hex_that_the_enemy_holds_is_no_entry() -> None:
    t = waiting(["S34G"], {"G168": "6037", "G26": "6038"}).act("unit", "S34G")
    assert not t.can("to", "6038")


@cites("AVL 11.2.2b", "AVL 8.1.4")
def test_an_hq_beside_the_box_is_overrun_on_coming_in() -> None:
    t = waiting(["S34G", "28A"], {"Hollidt": "6038"}).act("unit", "28A")
    assert not t.can("to", "6038"), "not by an HQ"
    t.acts("drop", "unit S34G", "to 6038")
    if t.who == "axis":
        t.act("at", t.may("at")[0])
    assert t.at("S34G") == "6038"
    assert t.at("Hollidt") != "6038"
    assert left(t) == 3


@cites("AVL 11.2.2d")
def test_once_out_nobody_goes_back() -> None:
    """After its first hex it has no way but those of the map, and is in the box no more."""
    t = waiting(["S34G", "S248"]).acts("unit S34G", "to 6038")
    assert (t.at("S34G"), t.at("S248")) == ("6038", "28a")
    assert t.may("drop") == []
    t.act("done")
    assert t.refusals("unit", "S34G") == ["AVL 8.1.2b"]


# -- 11.2.2c: by road


@cites("AVL 11.2.2c")
def test_without_a_road_beside_the_box_there_is_no_strategic_entry() -> None:
    assert waiting(["S34G"]).act("unit", "S34G").refusals("by_road") == ["AVL 11.2.2c"]


def by_the_road(folder: Path, others: dict[str, Any] | None = None) -> Situation:
    """The road to Sarepta, which ends at 6533, is led on to 6534, beside the box."""
    old = "6431 6532 6533,"
    pack(folder, "lines.csv", old, "6431 6532 6533 6534,")
    return with_pack(folder, "soviet-movement", {"S34G": CALLED, **(others or {})}, ["S34G"]).act(
        "unit", "S34G"
    )


@cites("AVL 11.2.2c", "AVL 8.3.1a")
def test_by_a_road_hex_they_may_come_on_strategically(tmp_path: Path) -> None:
    """Four points: eight hexes of road, the first of them 6534."""
    t = by_the_road(tmp_path)
    assert overlay_labels(t, "reach", "S34G")["6534"] == 1, "as long as nothing is said"
    anyhow = set(t.may("to"))
    t.act("by_road")
    off = sorted(anyhow - set(t.may("to")))
    assert off, "by road it stays on the road"
    assert all(t.refusals("to", h) == ["AVL 8.3.1b"] for h in off), "still in the box"
    road = ["6534", "6533", "6532", "6431", "6531", "6530", "6529", "6428", "6528"]
    assert overlay_labels(t, "reach", "S34G") == {h: (n + 1) / 2 for n, h in enumerate(road[:7])} | {
        "6428": 4,
        "6528": 4,
    }
    t.act("to", "6532")
    assert left(t) == 2.5
    assert "AVL 8.3.1b" in t.refusals("to", "6432")


@cites("AVL 11.2.2c", "AVL 8.3.1a", "AVL 8.3.1b")
@pytest.mark.parametrize(
    ("to", "cite", "said"),
    [
        ("6129", "AVL 8.1.2d", "5½ MP needed, 4 left: road 5½."),
        ("5236", "AVL 8.3.1b", "Strategic movement never leaves the road."),
        ("0101", "AVL 8.3.1b", "Strategic movement never leaves the road."),
    ],
)
def test_by_road_the_way_in_is_paid_and_refused_as_a_road(
    tmp_path: Path, to: str, cite: str, said: str
) -> None:
    t = by_the_road(tmp_path).act("by_road")
    causes = choices(t.pos).causes(Act("to", t.game.map.index[to]))
    words = texts("en", "grognard.games.victory_lost")
    assert [(cause.cite, cause_text(t.game, cause, words)) for cause in causes] == [(cite, said)]


@cites("AVL 11.2.2c", "AVL 8.3.1c")
def test_not_by_a_road_hex_in_an_enemy_zone(tmp_path: Path) -> None:
    t = by_the_road(tmp_path, {"G168": "6434"})
    assert t.refusals("by_road") == ["AVL 11.2.2c"]
    assert overlay_labels(t, "reach", "S34G")["6534"] == 3


@cites("AVL 11.2.2c", "AVL 8.3.1d")
def test_an_hq_on_that_road_is_overrun_and_the_move_goes_on_along_it(tmp_path: Path) -> None:
    t = by_the_road(tmp_path, {"Hollidt": "6534"}).act("by_road")
    assert t.may("to") == ["6534"]
    t.act("to", "6534")
    if t.who == "axis":
        t.act("at", t.may("at")[0])
    assert left(t) == 3.5
    assert t.can("to", "6529")


# -- 11.2.2a: they must


@cites("AVL 11.2.2a")
def test_whoever_is_called_from_a_box_has_to_come() -> None:
    t = waiting(["28A", "S34G"])
    assert t.refusals("end_phase") == ["AVL 11.2.2a"]
    t.acts("unit S34G", "to 6038", "done")
    assert t.refusals("end_phase") == ["AVL 11.2.2a"]
    t.acts("unit 28A", "to 6038", "done")
    assert t.can("end_phase")


@cites("AVL 11.2.2a")
def test_those_not_called_stay() -> None:
    units: dict[str, Any] = {"S25G": active("5406"), "S34G": "28a", "28A": "28a"}
    t = situation("avl", "soviet-movement", turn=5, units=units)
    assert t.may("unit") == ["S25G"]
    t.act("end_phase")
    assert (t.at("S34G"), t.at("28A")) == ("28a", "28a")


def ring(lone: bool = False) -> dict[str, Any]:
    """Soviets in every hex beside the box of 1PzA."""
    tanks = [u.id for u in GAME.roster.units if u.side == 0 and u.kind in ("tank", "mechanised")]
    return dict(zip(tanks, SOUTH[1:] if lone else SOUTH, strict=False))


@cites("AVL 11.2.2a", "AVL 11.1.3")
def test_whoever_finds_no_way_in_is_lost_and_counts() -> None:
    """Nobody gets in: a Panzer division is 3 points to the Soviets, an infantry division 1, the HQ none, but
    its chit is gone.
    """
    t = waiting(["1PzA", "G3Pz", "G111"], ring(), "axis", {"axis_chits": ["4PzA", "1PzA"]})
    assert t.act("unit", "G3Pz").may("to") == []
    t.act("drop")
    before = points(t)
    t.act("end_phase")
    assert [t.at(u) for u in ("1PzA", "G3Pz", "G111")] == ["gone", "dead", "dead"]
    assert points(t)[0] - before[0] == 4
    chit = t.game.rules.data.chit_index
    assert t.pos.state.own.lost == 1 << chit["1PzA"]


def points(t: Situation) -> tuple[int, int]:
    tracks = {track.id: track.value for track in t.game.hooks.tracks(t.pos, 0)}
    return tracks["points-soviet"], tracks["points-axis"]


@cites("AVL 11.2.2a", "AVL 5.0.1a")
def test_whoever_finds_the_last_hex_full_is_lost_too() -> None:
    """Only 3638 is free, deep in Soviet zones; two divisions fill it, and 3 points do not lead on."""
    t = waiting(["G111", "G370", "G444Sec"], ring(lone=True) | {"S25G": "3537", "S15G": "3637"}, "axis")
    t.acts("unit G111", "to 3638")
    if choices(t.pos).prompt == "avl-moving":
        t.act("done")
    assert t.refusals("end_phase") == ["AVL 11.2.2a"]
    t.acts("unit G370", "to 3638")
    if choices(t.pos).prompt == "avl-moving":
        t.act("done")
    t.act("end_phase")
    assert t.at("G444Sec") == "dead"


# -- 11.2.3: whom an HQ in its box calls


@cites("AVL 11.2.3", "AVL 11.2.2a")
@pytest.mark.parametrize(
    ("chit", "army", "on_map", "at"),
    [
        ("28A", ARMY, "S25G", "6038"),
        ("STAVKA", ARMY, "S25G", "6038"),
        ("1PzA", PANZERS, "G168", "4038"),
        ("Manstein-1", PANZERS, "G168", "4038"),
    ],
)
def test_an_hq_in_its_box_calls_those_in_the_box_and_nobody_outside(
    chit: str, army: tuple[str, ...], on_map: str, at: str
) -> None:
    units = {**dict.fromkeys(army, "28a" if army == ARMY else "1pza"), on_map: at}
    own = {"bag": [chit], "axis_chits": ["4PzA", "1PzA", "Manstein-1"]}
    t = situation("avl", "draw", turn=5, units=units, own=own)
    if chit.startswith("Manstein"):
        t.act("activate", "1PzA")
    assert t.may("unit") == sorted(army)


@cites("AVL 11.2.3")
def test_an_hq_on_the_map_calls_nobody_from_a_box() -> None:
    units = {"51A": "6038", "S25G": "6037", "S34G": "28a", "28A": "28a"}
    t = situation("avl", "draw", turn=5, units=units, own={"bag": ["51A"]})
    assert t.may("unit") == ["51A", "S25G"]


@cites("AVL 11.2.2a", "AVL 11.1.3")
def test_the_chit_of_an_hq_that_was_shut_out_leaves_the_bag() -> None:
    """AMB-AVL-25: the 28th Army was called by STAVKA, its own chit is still to be drawn, and Germans hold
    every hex beside its box.
    """
    germans = [u.id for u in GAME.roster.units if u.more.nation == "german" and u.kind != "hq"]
    own = {"bag": ["28A", "Hollidt"], "chits": ["28A", "1GdA", "2GdA", "3GdA", "Popov"]}
    t = waiting(ARMY, dict(zip(germans, EAST, strict=False)), own=own)
    t.act("end_phase")  # one chit is left: no die is needed to draw it
    assert t.at("28A") == "gone"
    assert not any(
        isinstance(c, OwnChanged) and c.what == "avl-drawn" and dict(c.args)["chit"] == "28A" for c in t.log
    )
    chits = t.game.rules.data.chit_names
    assert not t.pos.state.own.bag >> chits.index("28A") & 1


@cites("AVL 11.2.3", "AVL 7.3.2a")
def test_a_unit_in_a_box_whose_hq_was_not_called_is_told_so() -> None:
    units: dict[str, Any] = {"1GdA": active("5406"), "S25G": active("5406"), "S34G": "28a", "28A": "28a"}
    t = situation("avl", "soviet-movement", turn=5, units=units)
    assert "AVL 11.2.3" in t.refusals("unit", "S34G")
    assert "AVL 7.3.2a" in t.refusals("unit", "28A")


@cites("AVL 11.2.1a", "AVL 12.7g")
def test_those_in_a_box_do_not_come_by_rail_and_are_told_so() -> None:
    units = {"1PzA": "1pza", "G3Pz": "1pza", "Hollidt": "returning", "GDR": "pool", "G168": "1112"}
    t = situation("avl", "axis-reinforcement", turn=5, units=units, own={"displaced": ["Hollidt"]})
    assert t.may("unit") == ["GDR"]
    assert t.refusals("unit", "G3Pz") == ["AVL 11.2.1a"]
    assert t.refusals("unit", "Hollidt") == ["AVL 12.7g"]


@cites("AVL 11.2.1a")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "7 reinforcements off the map: 1PzA box (1PzA, G111, G13Pz, G370, G3Pz, G444Sec, G454Sec)."),
        (
            "fr",
            "7 unités de renfort hors carte\N{NO-BREAK SPACE}: zone de renfort de la 1PzA "
            "(1PzA, G111, G13Pz, G370, G3Pz, G444Sec, G454Sec).",
        ),
    ],
)
def test_the_log_names_the_box(lang: str, line: str) -> None:
    game = load("avl")
    table = {"game": "avl", "turn": 4, "phase": "axis-reinforcement", "units": dict.fromkeys(PANZERS, "pool")}
    before, first = opening(game, FixedDice([]), table)
    told = story(first.changes, before, first.pos, texts(lang, "grognard.games.victory_lost"), -1)
    assert [str(one.text) for one in told if one.kind == "placed"] == [line]


@cites("AVL 11.2.3")
def test_a_unit_on_the_map_beside_a_boxed_hq_is_told_so() -> None:
    t = waiting(["1PzA", "G3Pz"], {"G168": "4037"}, side="axis")
    assert "AVL 11.2.3" in t.refusals("unit", "G168")
