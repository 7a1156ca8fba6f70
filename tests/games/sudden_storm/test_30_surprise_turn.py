"""30F: the surprise turn."""

from __future__ import annotations

from tests.games.sudden_storm.drawn import drawn, remembered, until

PANZER = "G6Pz"
HOME = "1B:3027"


def test_only_germans_out_of_greater_germany_move() -> None:
    units = {PANZER: HOME, "G1Pz": "3B:2818", "S14Rif": "2A:3201"}
    t = drawn("surprise-movement", units, {"surprise": True}, turn=1)
    assert t.may("unit") == [PANZER]
    assert t.refused("unit", "G1Pz") == ["SS 30F.2"]


def test_the_surprise_turn_ends_without_exploitation() -> None:
    t = drawn("surprise-movement", {PANZER: HOME, "S14Rif": "2A:3201"}, {"surprise": True}, turn=1)
    assert remembered(t).surprise
    t = until(t, "axis-movement")
    assert not remembered(t).surprise
    assert "axis-exploitation" not in t.phase
