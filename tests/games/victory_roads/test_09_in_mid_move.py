"""9.1.4. Theatres that are overrun or cut off while a unit moves: their owner is asked inside the move, and
what he interrupts goes on as if nothing had been asked.
"""

from __future__ import annotations

from typing import Any

from tests.games.victory_roads.drawn import past_orders
from tests.games.victory_roads.theatre_situations import GAME, campaign, hand, in_box

from grognard.games.victory_roads.law.captures import occupy
from grognard.games.victory_roads.law.names import Moving
from grognard.kernel.changes import Placed
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

# 6326 is as far from Gomel as from Smolensk; a road and a railway meet in it.
BETWEEN, GOMEL, SMOLENSK = "6326", "6532", "6721"


def axis_moves(units: dict[str, Any], phase: str = "axis-movement", **own: Any) -> Situation:
    there = {"TOCN": BETWEEN, "Q8": "5426", **hand("available_cn", "engineers*2"), **units}
    given = {"axis": ["5426", "6223", "6224", "6225", "6325"], "mood": 5, **own}
    return past_orders(campaign(phase, there, given))


def overrun(t: Situation) -> Situation:
    """The question stands, and is answered."""
    assert (t.who, t.may("to")) == ("soviet", [GOMEL, SMOLENSK])
    t.act("to", SMOLENSK)
    assert (t.at("TOCN"), in_box(t, "available_cn")) == (SMOLENSK, [])
    assert [frame.step for frame in t.pos.state.frames].count("displaced") == 0
    return t


@cites("VR 9.1.4c", "VR 9.1.4d")
def test_a_unit_that_overruns_a_theatre_goes_on_with_its_move() -> None:
    t = axis_moves({"G5P": "6225"}).acts("unit G5P", f"to {BETWEEN}")
    overrun(t)
    memo = t.pos.memo(Moving)
    assert (t.who, GAME.roster[memo.unit].id) == ("axis", "G5P")
    assert memo.spent > 0
    t.act("to", t.may("to")[0])
    assert t.at("G5P") != BETWEEN


@cites("VR 9.1.4c", "VR 6.1.3")
def test_a_unit_that_has_come_to_the_end_of_its_move_is_put_down_all_the_same() -> None:
    """Volkssturm of one point; asked once, though the line of the theatre is cut as well."""
    t = axis_moves({"VS8": "6226", "G12": "6226"}).acts("unit VS8", f"to {BETWEEN}")
    overrun(t)
    assert (t.who, t.phase, t.units_marked("moved")) == ("axis", "axis-movement", ["VS8"])
    assert t.may("unit") == ["G12", "Q8"]


@cites("VR 9.1.4c", "VR 4.7.1d")
def test_a_withdrawal_over_a_theatre_goes_on() -> None:
    t = axis_moves({"G5P": "6325", "S30": "6224", "G12": "6226"}, "axis-supply")
    if t.may("pontoon"):
        t.act("done")
    overrun(t.acts("pull_back 6325", "unit G5P", f"to {BETWEEN}")).acts("done", "done")
    assert t.units_marked("withdrawn") == ["G5P"]


ROUND_MINSK = {"G227": "5326", "G61": "5327", "G21": "5427", "G225": "5526"}


@cites("VR 9.1.4b")
def test_the_line_that_a_move_cuts_costs_the_theatre_its_place_at_once() -> None:
    """The last unit closes the ring around Minsk; nobody waits for a combat or the next supports phase."""
    there = {"TOCN": "5426", **hand("available_cn", "engineers*2"), **ROUND_MINSK, "G215": "5628"}
    t = past_orders(campaign("axis-movement", there, {"soviet": ["5426"]}))
    t.acts("unit G215", "to 5527")
    assert (t.at("TOCN"), in_box(t, "available_cn")) == (GOMEL, [])


@cites("VR 9.1.4b")
def test_an_hq_that_leaves_for_want_of_supply_may_take_the_line_of_a_theatre_with_it() -> None:
    """It alone kept the railway open beside an enemy, and has no line itself."""
    ring = {**ROUND_MINSK, "G215": "5528"}
    there = {"TOCN": "5426", "TON": "6115", "Q1BR": "5527", **ring, **hand("available_cn", "engineers")}
    t = campaign("soviet-supply", there, {"soviet": ["5426"]})
    assert t.at("Q1BR") == "waiting_soviet"
    assert t.at("TOCN") == GOMEL


@cites("VR 9.1.4b", "VR 17.2.1a")
def test_who_arrives_beside_a_line_cuts_it_when_the_phase_ends() -> None:
    """The last gap around Minsk is closed by a division that comes on a hex of its own."""
    there = {"TOCN": "5426", **hand("available_cn", "engineers"), **ROUND_MINSK, "G11": "waiting_axis"}
    t = campaign("axis-reinforcements", there, {"soviet": ["5426"], "mood": 5})
    ref = Referee(t.pos, FixedDice([]))
    ref.do(Placed(t.game.roster.index["G11"], t.game.map.hex("5527"), "arrives", "VR 17.2.1a"))
    occupy(ref, ref.frame)
    t.pos = ref.pos
    assert t.at("TOCN") == GOMEL
