"""5. Stacking: what fits in a hex, when it is looked at, and who chooses what goes."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.changes import Removed
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import situation

REDUCED, CADRE = {"at": "1312", "steps": 2}, {"at": "1312", "steps": 1}


def stack(words: str, **special: Any) -> dict[str, Any]:
    return {
        **dict.fromkeys(words.split(), "1312"),
        **{name.replace("_", "-"): spec for name, spec in special.items()},
    }


def too_many(side: str, units: dict[str, Any]) -> bool:
    """Is somebody asked to go when the movement phase ends? Two units in contact keep the
    combat phase open.
    """
    pair = {"FR1-7": "0308", "32BF": "0309"}
    t = situation("vl", f"{side}-movement", turn=8, units={**units, **pair}).act("end_phase")
    return choices(t.pos).prompt == "vl-excess"


# -- the Soviets


@cites("VL 5.1sa", "VL 5.1a", "VL 5.1e")
@pytest.mark.parametrize(
    "units",
    [
        stack("357DF 184BC"),
        stack("357DF 27RC"),
        stack("357DF 146"),
        stack("357DF 38G"),
        stack("357DF 31BF QG3C QG5G"),
        stack("31BF", **{"357DF": REDUCED}),
        stack("CC1 184BC", **{"357DF": REDUCED}),  # a division by its two counters, and one more
        stack("CC1 CC2", **{"357DF": REDUCED}),
        stack("27RC", **{"357DF": REDUCED, "257DF": CADRE}),
        stack("CB1 36RC", **{"9DFG": REDUCED}),
    ],
)
def test_a_division_and_one_smaller_unit(units: dict[str, Any]) -> None:
    assert not too_many("soviet", units)


@cites("VL 5.1sa", "VL 5.1a")
@pytest.mark.parametrize(
    "units",
    [
        stack("357DF 257DF"),
        stack("357DF 184BC 27RC"),
        stack("357DF 27RC 146"),
        stack("357DF 146 170"),
        stack("357DF 38G 146"),  # rockets count by their size
        stack("357DF CC1 184BC"),  # a full division and a cadre are more than a division
        stack("CC1 CC2 184BC", **{"357DF": REDUCED}),
        stack("184BC 27RC", **{"357DF": REDUCED}),
        stack("257DF", **{"357DF": REDUCED}),
        stack("CB1 27RC", **{"357DF": REDUCED}),  # a cadre of 3-B is no third regiment of the 357th, 5-C
        stack("CC1 36RC", **{"9DFG": REDUCED}),  # nor one of 2-C of the 9th Guards, 6-B
        stack("27RC", **{"357DF": REDUCED, "21DFG": CADRE}),
    ],
)
def test_no_more_than_one_beside_a_division(units: dict[str, Any]) -> None:
    assert too_many("soviet", units)


@cites("VL 5.1sb", "VL 5.1sc", "VL 5.1a", "VL 5.1e")
@pytest.mark.parametrize(
    ("units", "over"),
    [
        (stack("184BC 31BF 27RC 146"), False),
        (stack("184BC 31BF 27RC 146 QG3C"), False),
        (stack("CC1 27RC 38G 171AT"), False),
        # down to its last step a division is a cadre, which is a regiment
        (stack("27RC 36RC 146", **{"357DF": CADRE}), False),
        (stack("184BC 31BF 146 170"), False),
        (stack("184BC 146 170 171AT"), False),
        (stack("184BC 31BF 27RC 36RC"), True),
        (stack("184BC 31BF 27RC 146 170"), True),
        (stack("184BC 31BF 146 170 171AT"), True),
        (stack("CC1 CC2 CC3 CC4"), True),
    ],
)
def test_three_regiments_and_a_battalion_or_two_and_two(units: dict[str, Any], over: bool) -> None:
    assert too_many("soviet", units) is over


# -- the Germans


@cites("VL 5.2", "VL 5.1a", "VL 5.1e")
@pytest.mark.parametrize(
    ("units", "over"),
    [
        (stack("Meyer Klatt S343 3-185"), False),
        (stack("S663 S591 S795 3-185 QG83"), False),
        (stack("76-20M 90-20M WLR1 T34-8Pz"), False),
        (stack("Meyer Klatt 3-185 T34-8Pz"), False),  # a company in the place of a larger unit
        (stack("Meyer Klatt S343 Giehl"), True),
        (stack("S663 S591 S795 5Jg"), True),
        (stack("Meyer Klatt S343 3-185 T34-8Pz"), True),
        (stack("76-20M 90-20M WLR1 sWR3"), True),
    ],
)
def test_three_regiments_kampfgruppen_or_battalions_and_a_company(units: dict[str, Any], over: bool) -> None:
    assert too_many("german", units) is over


@cites("VL 5.1e", "VL 5.2")
def test_the_garrison_does_not_count() -> None:
    city = dict.fromkeys(("FestungW", "Meyer", "Klatt", "S343", "3-185"), "1110")
    assert not too_many("german", city)


# -- when, and who chooses


@cites("VL 5.1c", "VL 5.1b")
def test_during_movement_any_number_may_pass_or_wait() -> None:
    t = situation("vl", "soviet-movement", turn=8, units={**stack("357DF 184BC"), "21DFG": "1311"})
    t.acts("unit 21DFG", "to 1312", "to 1313", "to 1312", "done")  # over the limit, and the phase goes on
    assert (t.at("21DFG"), choices(t.pos).prompt) == ("1312", "vl-move")
    t.acts("unit 357DF", "to 1313", "done", "end_phase")
    assert choices(t.pos).prompt != "vl-excess"
    assert {t.at(u) for u in ("357DF", "21DFG", "184BC")} == {"1312", "1313"}


@cites("VL 5.1d", "VL 5.1b")
def test_the_owner_chooses_what_is_given_up() -> None:
    t = situation(
        "vl", "soviet-movement", turn=8, units={**stack("357DF 257DF 184BC QG3C"), "46DFG": "1410"}
    ).act("end_phase")
    assert (t.who, t.may("disband")) == ("soviet", ["257DF", "357DF"])
    assert t.refusals("disband", "46DFG") == ["VL 5.1d"]
    t.act("disband", "257DF")
    assert [(c.cite, c.how) for c in t.log if isinstance(c, Removed)] == [("VL 5.1d", "crowded")]
    assert [t.at(u) for u in ("257DF", "357DF", "184BC", "QG3C")] == ["dead", "1312", "1312", "1312"]
    assert choices(t.pos).prompt != "vl-excess"


@cites("VL 5.1d")
@pytest.mark.parametrize(
    ("side", "crowd", "fitting"),
    [
        ("soviet", "357DF 257DF 184BC", "184BC"),  # beside either division there is room for the brigade
        ("soviet", "357DF 184BC 27RC", ""),  # any one of them
        ("soviet", "357DF 184BC 27RC 36RC", ""),  # the division alone, or two of the others
        ("soviet", "184BC 31BF 27RC 36RC 146", "146"),  # three of the four, and a battalion in any case
        ("german", "Meyer Klatt S343 Giehl 3-185", "3-185"),
        ("german", "Meyer Klatt S343 3-185 T34-8Pz", ""),  # a company may take the place of a larger unit
    ],
)
def test_nobody_is_given_up_whose_loss_cures_nothing(side: str, crowd: str, fitting: str) -> None:
    pair = {"FR1-7": "0308", "32BF": "0309"}
    t = situation("vl", f"{side}-movement", turn=8, units={**stack(crowd), **pair}).act("end_phase")
    assert set(t.may("disband")) == set(crowd.split()) - set(fitting.split())
    for unit in fitting.split():
        assert t.refusals("disband", unit) == ["VL 5.1d"]


@cites("VL 5.1d")
def test_as_many_go_as_are_too_many() -> None:
    pair = {"FR1-7": "0308", "32BF": "0309"}  # in contact: the combat phase that follows stays open
    t = situation(
        "vl", "german-movement", turn=8, units={**stack("Meyer Klatt S343 Giehl S591"), **pair}
    ).act("end_phase")
    t.act("disband", "S591")
    assert (choices(t.pos).prompt, t.phase) == ("vl-excess", "german-movement")
    t.act("disband", "S343")
    assert (choices(t.pos).prompt, t.phase) == ("vl-combat", "german-combat")


@cites("VL 5.1b", "VL 5.1d")
@pytest.mark.parametrize(
    ("phase", "first", "second"),
    [
        ("soviet-movement", "soviet", "german"),
        ("soviet-combat", "soviet", "german"),
        ("german-movement", "german", "soviet"),
        ("german-combat", "german", "soviet"),
    ],
)
def test_both_sides_are_looked_at_when_a_phase_of_movement_or_combat_ends(
    phase: str, first: str, second: str
) -> None:
    """The two crowds are far apart: there is nobody to attack, so a phase of combat is over at once."""
    germans = dict.fromkeys(("Meyer", "Klatt", "S343", "Giehl"), "0308")
    t = situation("vl", phase, turn=8, units={**stack("357DF 257DF"), **germans, "FestungE": "1210"})
    if t.can("end_phase"):
        t.act("end_phase")
    spare = {"soviet": "257DF", "german": "Giehl"}
    assert (choices(t.pos).prompt, t.who) == ("vl-excess", first)
    t.act("disband", spare[first])
    assert (choices(t.pos).prompt, t.who) == ("vl-excess", second)
    t.act("disband", spare[second], dice=[3] if first == "german" else [])  # the weather of the next turn
    assert choices(t.pos).prompt != "vl-excess"


@cites("VL 5.1b")
@pytest.mark.parametrize("phase", ["soviet-supply", "german-supply"])
def test_supply_phases_do_not_look_at_stacking(phase: str) -> None:
    germans = dict.fromkeys(("Meyer", "Klatt", "S343", "Giehl"), "0308")
    t = situation("vl", phase, turn=8, units={**stack("357DF 257DF"), **germans, "FestungE": "1210"})
    assert choices(t.pos).prompt == "vl-move"
