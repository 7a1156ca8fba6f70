"""Situations of initial phases that two rules bear on at once."""

from __future__ import annotations

from tests.games.sudden_storm.situations import GAME
from tests.games.sudden_storm.still_situations import still, unit

from grognard.games.sudden_storm.law import cadres, supply_check
from grognard.games.sudden_storm.law.exchanges import exchange
from grognard.kernel.cite import cites

MOSCOW = "2A:3317"


@cites("SS 33E1.2", "SS 12E.1")
def test_a_cadre_raised_to_its_substitute_keeps_what_it_has_drawn_from_a_special_source() -> None:
    """A besieged port is fed by ships; who is rebuilt there is as well fed as before."""
    cadre, heir = unit("S14Rif"), unit("S100Rif")
    hungry = {"at": MOSCOW, "steps": 1, "marks": ["unsupplied", "fed"]}
    ref = still({"S14Rif": hungry}, phase="soviet-initial")
    exchange(ref, cadre, heir, cadres.retire_cadre, "SS 33E1.2")
    assert ref.state.where[heir] == GAME.map.hex(MOSCOW)
    assert not supply_check.units_out_of_supply(ref.pos) & 1 << heir
    hungry["marks"] = ["unsupplied"]
    ref = still({"S14Rif": hungry}, phase="soviet-initial")
    exchange(ref, cadre, heir, cadres.retire_cadre, "SS 33E1.2")
    assert supply_check.units_out_of_supply(ref.pos) & 1 << heir
