"""12.1 to 12.3. HQs run over, HQs whose troops die, HQs that fall back with them. See retreats.py for the
ground around 3020.
"""

from __future__ import annotations

from tests.games.victory_lost.fighting import awake, witnesses
from tests.games.victory_lost.retreats import SOUTH, THIN, beaten, steps, struck

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

RINGED = {"S270": "2820", "S160": "2821"}  # with THIN or NORTH and SOUTH every hex around 3020 is in a zone
SHUT = {"S270": "2920", "S160": "2921", "S127": "3019", "S172": "3021"}  # and here every one is taken


# -- 12.1: overrun


@cites("AVL 12.1a", "AVL 8.1.4", "AVL 12.7a")
def test_a_unit_that_moves_in_sends_a_lone_hq_to_the_rear() -> None:
    units = {"S17Tk": awake("3121"), "Hollidt": "3020"}
    t = situation("avl", "soviet-movement", units=units).acts("unit S17Tk", "to 3020")
    assert (t.at("S17Tk"), t.at("Hollidt"), t.who) == ("3020", "pool", "axis"), "its owner places it, at once"
    t.act("at", "2620")
    assert (t.at("Hollidt"), t.who) == ("2620", "soviet")


@cites("AVL 12.1a", "AVL 9.6.4")
def test_a_unit_that_advances_does_too() -> None:
    """Tanks go two hexes: the one they attacked, and the HQ's."""
    t = beaten("DR", {"S17Tk": awake("3121"), "S18Tk": awake("3121")}, **{"G168": "3020", "Hollidt": "3019"})
    t.acts("back 2920", "advance S17Tk", "to 3019")
    assert (t.at("S17Tk"), t.at("Hollidt"), t.who) == ("3019", "pool", "axis")


@cites("AVL 12.1a")
def test_an_hq_with_troops_is_not_run_over_and_no_hq_runs_over_another() -> None:
    units = {"S17Tk": awake("3121"), "6A": awake("3121"), "Hollidt": "3020", "H2A": "3120", "H7": "3120"}
    t = situation("avl", "soviet-movement", units=units).act("unit", "S17Tk")
    assert "AVL 5.0.2" in t.refusals("to", "3120")
    assert t.can("to", "3020")
    t.acts("drop", "unit 6A")
    assert "AVL 5.0.2" in t.refusals("to", "3020")


@cites("AVL 12.1b")
def test_a_lone_hq_is_not_attacked() -> None:
    t = situation("avl", "soviet-combat", units={**witnesses("soviet-combat"), **SOUTH, "Hollidt": "3020"})
    assert "AVL 12.1b" in t.refusals("target", "3020")
    assert t.at("Hollidt") == "3020"


# -- 12.2: losses


@cites("AVL 12.2a")
def test_an_hq_bears_no_loss() -> None:
    """The step may be either division's."""
    t = beaten("1DR", **{"G168": "3020", "Hollidt": "3020", "G384": "3020"})
    assert t.may("lose") == ["G168", "G384"]


@cites("AVL 12.2a", "AVL 12.2b")
def test_all_its_troops_lost_in_the_fight() -> None:
    """10-1: two steps lost and two hexes back; the division had one step."""
    t = beaten("2DR2", **{"H7": "3020", "H2A": "3020"})
    assert (t.at("H7"), t.at("H2A"), t.who) == ("dead", "pool", "axis")
    assert t.act("at", t.may("at")[0]).at("H2A") not in ("dead", "gone", "pool")


@cites("AVL 12.2b", "AVL 9.5.8")
def test_all_its_troops_lost_for_want_of_a_way() -> None:
    t = beaten("DR", **SHUT, **{"G168": "3020", "Hollidt": "3020"})
    assert (t.at("G168"), t.at("Hollidt"), t.who) == ("dead", "pool", "axis")


@cites("AVL 12.2b", "AVL 9.5.3")
def test_all_its_troops_lost_in_enemy_zones() -> None:
    t = beaten("DR", THIN, **RINGED, **{"H7": "3020", "H2A": "3020"}).act("back", "2920")
    assert (t.at("H7"), t.at("H2A"), t.who) == ("dead", "pool", "axis")


@cites("AVL 12.2b")
def test_the_attackers_hq_too() -> None:
    """A division at half strength attacks alone, two to two, and throws a 1: A1."""
    attacker = {"S270": awake("3121", steps=1)}
    t = beaten("A1", attacker, **{"6A": "3121", "H7": "3020"})
    assert (t.at("S270"), t.at("6A"), t.who) == ("dead", "pool", "soviet")
    t = beaten("A1", {"S270": awake("3121")}, **{"6A": "3121", "G168": "3020"})
    assert (steps(t, "S270"), t.at("6A")) == ([1], "3121"), "it lives, and so the HQ stays"


@cites("AVL 12.2b")
def test_not_while_one_of_them_lives() -> None:
    """The other one of its stack took no part in the attack."""
    t = beaten("A1", {"S270": awake("3121", steps=1), "S160": "3121"}, **{"6A": "3121", "H7": "3020"})
    assert (t.at("S270"), t.at("6A")) == ("dead", "3121")


@cites("AVL 12.2b")
def test_only_those_who_were_with_it_when_the_segment_began() -> None:
    """A division falls back to an HQ that was alone and dies there: nobody of the HQ's own was lost, and it
    stays.
    """
    t = joined("1DR", "S17Tk", "S18Tk")
    assert (t.at("G168"), t.at("Hollidt")) == ("dead", "2920")


# -- 12.3: retreat


@cites("AVL 12.3")
def test_it_goes_back_with_its_troops() -> None:
    t = beaten("DR2", **{"G168": "3020", "Hollidt": "3020"}).acts("back 2921", "back 2821")
    assert (t.at("G168"), t.at("Hollidt")) == ("2821", "2821")


@cites("AVL 12.3")
def test_with_whom_it_likes_when_they_part() -> None:
    t = beaten("DR", **{"G168": "3020", "G26": "3020", "Hollidt": "3020"})
    t.acts("fall G168", "back 2920", "back 2921")
    assert (t.who, t.may("with")) == ("axis", ["2920", "2921"])
    assert t.act("with", "2921").at("Hollidt") == "2921"


@cites("AVL 12.3", "AVL 12.2a")
def test_with_the_one_that_lives_and_unhurt_in_a_zone() -> None:
    """Both enter zones: the Hungarians die of it, the Germans do not."""
    t = beaten("DR", THIN, **RINGED, **{"H7": "3020", "G384": "3020", "Hollidt": "3020"})
    t.acts("fall H7", "back 2920", "back 2921")
    assert (t.at("H7"), t.at("G384"), t.at("Hollidt")) == ("dead", "2921", "2921")
    assert (steps(t, "G384"), steps(t, "Hollidt")) == ([1], [1])


@cites("AVL 12.3", "AVL 5.0.1b")
def test_with_the_one_where_there_is_no_other_hq() -> None:
    t = beaten("DR", **{"G168": "3020", "G26": "3020", "Hollidt": "3020", "4PzA": "2920"})
    t.acts("fall G168", "back 2920", "back 2921")
    assert t.at("Hollidt") == "2921"


@cites("AVL 12.3", "AVL 9.5.4")
def test_without_room_for_it_the_hq_goes_on() -> None:
    """Another HQ is in the only hex: one hex further, closer to supply like anybody."""
    t = beaten("DR", **{"G168": "3020", "Hollidt": "3020", "4PzA": "2920", "G26": "2921", "G298": "2921"})
    assert (t.at("G168"), t.at("Hollidt"), t.may("back")) == ("2920", "2920", ["2819", "2820"])
    assert t.act("back", "2819").at("Hollidt") == "2819"


@cites("AVL 12.3", "AVL 12.2a", "AVL 12.1a")
def test_on_its_own_it_loses_nothing_and_runs_over_nobody() -> None:
    """With 2720, 2918 and 2922 in enemy hands all hexes around 2920 are in zones; then 2819 is taken by an
    enemy HQ.
    """
    units = {
        "G168": "3020",
        "Hollidt": "3020",
        "4PzA": "2920",
        "S270": "2720",
        "S160": "2918",
        "S127": "2922",
    }
    t = beaten("DR", **units)
    assert (t.at("G168"), t.may("back")) == ("2920", ["2819", "2820"])
    assert (t.act("back", "2819").at("Hollidt"), steps(t, "Hollidt")) == ("2819", [1])
    t = beaten("DR", **units, **{"6A": "2819"})
    assert (t.at("Hollidt"), t.at("6A")) == ("2820", "2819")


@cites("AVL 12.3", "AVL 9.5.5")
def test_nor_does_it_stay_with_another_nation() -> None:
    """Germans fall back to Romanians and stay; the Hungarian HQ that was with them goes on."""
    t = beaten("DR", **{"G168": "3020", "H2A": "3020", "R7": "2920", "G26": "2921", "G298": "2921"})
    assert (t.at("G168"), t.at("H2A"), t.may("back")) == ("2920", "2920", ["2819", "2820"])


@cites("AVL 12.3")
def test_an_hq_they_only_came_to_during_the_segment_is_not_bound() -> None:
    t = joined("DR", "S17Tk")
    assert t.at("G168") == "2820"
    assert t.at("Hollidt") == "2920", "it had been alone"


@cites("AVL 12.3")
def test_an_hq_alone_in_another_hex_stays() -> None:
    t = beaten("DR", **{"G168": "3020", "Hollidt": "2920"}).act("back", "2921")
    assert t.at("Hollidt") == "2920"


def joined(result: str, *second: str) -> Situation:
    """A division falls back from 3020 to a lone HQ in 2920, into the zone of tanks in 2919, and is attacked
    there by them.
    """
    force = {
        "S25G": awake("3121"),
        "S35G": awake("3121"),
        "S17Tk": awake("2919"),
        "S18Tk": awake("2919"),
        "S270": "2922",
    }
    t = situation(
        "avl",
        "soviet-combat",
        units={**witnesses("soviet-combat"), **force, "G168": "3020", "Hollidt": "2920"},
    )
    struck(t, "3020", "DR", "S25G", "S35G").acts("back 2920", "halt")
    assert (t.at("G168"), steps(t, "G168")) == ("2920", [1])
    struck(t, "2920", result, *second)
    while t.may("back"):
        t.act("back", t.may("back")[0])
    return t


@cites("AVL 12.3", "AVL 9.5.6a")
def test_an_hq_driven_further_crosses_no_great_river_after_its_first_hex() -> None:
    """0124 holds another HQ, and the Dnepr runs between it and 0125: the second hex of the retreat is on this
    bank.
    """
    force = {"S25G": awake("0222"), "S15G": awake("0222")}
    t = beaten("DR", force, target="0123", turn=6, **{"G168": "0123", "Hollidt": "0123", "4PzA": "0124"})
    assert t.at("G168") == "0124"
    assert t.at("Hollidt") == "0224"


@cites("AVL 12.3", "AVL 9.5a")
def test_an_hq_driven_further_does_not_go_back_to_where_it_was_attacked() -> None:
    units = {
        "G168": "3020",
        "Hollidt": "3020",
        "4PzA": "2920",
        "S270": "2819",
        "S160": "2820",
        "S127": "2922",
    }
    t = beaten("DR", **units).act("back", "2920")
    assert (t.who, t.may("back")) == ("axis", ["2919", "2921", "3019"])
    assert "AVL 9.5a" in t.refusals("back", "3020")
