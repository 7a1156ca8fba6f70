"""8.1.4 and 12.1. An HQ alone is overrun by whoever of the line enters its hex, and the move goes on."""

from __future__ import annotations

import pytest
from tests.games.victory_lost.moving import left, moving, overlay_labels

from grognard.kernel.cite import cites


@cites("AVL 8.1.4", "AVL 12.1a", "AVL 5.0.2")
@pytest.mark.parametrize("unit", ["S25G", "S17Tk"])
def test_a_combat_unit_enters_and_the_hq_goes(unit: str) -> None:
    t = moving(unit, "0614", {"Hollidt": "0616"})
    before = left(t)
    t.act("to", "0616")
    assert (t.at(unit), t.at("Hollidt")) == ("0616", "pool")
    assert t.who == "axis", "its owner says where to"
    t.act("at", t.may("at")[0])
    assert t.at("Hollidt") != "0616"
    assert t.who == "soviet"
    assert left(t) == before - 2, "what entering the hexes costs, and nothing for the HQ"


@cites("AVL 8.1.4", "AVL 12.1a")
def test_the_move_goes_on_over_a_second_hq() -> None:
    t = moving("S17Tk", "0614", {"Hollidt": "0616", "4PzA": "0515"}).act("to", "0616")
    t.act("at", t.may("at")[0])
    t.act("to", "0515")
    assert t.at("4PzA") == "pool"
    t.act("at", t.may("at")[0])
    assert left(t) == 7 - 2 - 2


@cites("AVL 8.1.4")
def test_a_unit_that_has_spent_all_has_overrun_it_all_the_same() -> None:
    t = moving("S25G", "0612", {"Hollidt": "0616"}).act("to", "0616")
    t.act("at", t.may("at")[0])
    assert t.refusals("unit", "S25G") == ["AVL 8.1.2b"]


@cites("AVL 8.1.4")
def test_beyond_an_hq_one_goes_after_overrunning_it() -> None:
    """At 0101 both ways out are barred by HQs: first over one of them."""
    t = moving("S25G", "0101", {"Hollidt": "0102", "4PzA": "0201"})
    assert t.may("to") == ["0102", "0201"]
    assert t.refusals("to", "0103") == ["AVL 8.1.4"]
    t.act("to", "0102")
    t.act("at", t.may("at")[0])
    assert t.can("to", "0103")


@cites("AVL 8.1.4", "AVL 8.1.3b")
def test_an_overrun_over_a_major_river_ends_the_move_like_any_crossing() -> None:
    t = moving("S17Tk", "4414", {"Hollidt": "4315"}).act("to", "4315")
    if t.who == "axis":
        t.act("at", t.may("at")[0])
    assert t.at("S17Tk") == "4315"
    assert t.at("Hollidt") != "4315"
    assert t.refusals("unit", "S17Tk") == ["AVL 8.1.2b"]


@cites("AVL 5.0.2", "AVL 8.1.4")
@pytest.mark.parametrize("at", ["0616", "0514"])
def test_an_hq_overruns_nobody(at: str) -> None:
    t = moving("1GdA", "0614", {"Hollidt": at})
    assert t.refusals("to", at) == ["AVL 5.0.2"]
    t = moving("1GdA", "0101", {"Hollidt": "0102", "4PzA": "0201"})
    assert t.may("to") == [], "nor does it pass"


@cites("AVL 5.0.2", "AVL 8.1.4")
def test_an_hq_in_company_is_not_overrun() -> None:
    assert "AVL 5.0.2" in moving("S17Tk", "0614", {"Hollidt": "0616", "G168": "0616"}).refusals("to", "0616")


@cites("AVL 8.2.1a", "AVL 8.1.4")
def test_an_hq_in_a_zone_of_its_friends_costs_two_more() -> None:
    t = moving("S17Tk", "0614", {"Hollidt": "0616", "G168": "0617"}).act("to", "0616")
    t.act("at", t.may("at")[0])
    assert left(t) == 7 - 1 - 3


@cites("AVL 8.1.4")
def test_the_axis_overruns_soviet_hqs() -> None:
    t = moving("G168", "5406", {"1GdA": "5405"}).act("to", "5405")
    assert t.who == "soviet"
    assert t.at("1GdA") == "pool"


@cites("AVL 8.3.1d", "AVL 12.1a", "AVL 8.3.1b")
def test_by_road_too_and_on_along_it() -> None:
    """From 0713 by 0613 to 0514, and three hexes further to 0215."""
    t = moving("S25G", "0713", {"Hollidt": "0514"}).act("by_road")
    assert "AVL 8.3.1d" in t.refusals("to", "0414")
    t.act("to", "0514")
    assert t.cites().count("AVL 8.3.1d") == 1
    t.act("at", t.may("at")[0])
    assert left(t) == 3
    assert {"0414", "0315", "0215", "0115"} <= set(t.may("to"))
    assert "AVL 8.3.1b" in t.refusals("to", "0515")


@cites("AVL 8.3.1d")
def test_the_road_itself_leads_to_the_overrun_where_nothing_else_does() -> None:
    t = moving("S25G", "0913", {"Hollidt": "0414"})
    assert overlay_labels(t, "reach", "S25G")["0414"] == 2.5
    t.act("to", "0414")
    t.act("at", t.may("at")[0])
    assert left(t) == 1.5
