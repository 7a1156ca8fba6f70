"""Illegal acts through `act`: status 2, each paragraph with its summary, and the journal as it was."""

from __future__ import annotations

from pathlib import Path

RIVER = "No tank crosses the river between 0908 and 0909"
GUNS = "Only artillery, armoured trains and gunboats attack a gunboat"
FAR = {"R38-1": "0902"}  # somebody must stand for Red, far from everything


def assert_refused(cli, path, act, cite, title, why):
    """The refusal names the act, why not, the paragraph and its title, then says it in a sentence; nothing is
    written.
    """
    before = Path(path).read_bytes()
    assert cli("act", path, *act.split(), code=2) == ""
    start = f"not allowed: {act}: {why}. {cite} {title}: "
    lines = cli.err.splitlines()
    assert any(line.startswith(start) and len(line) > len(start) + 20 for line in lines), lines
    assert all(line.startswith(f"not allowed: {act}: ") for line in lines)
    assert Path(path).read_bytes() == before
    told = cli.json("why", path, *act.split())
    assert not told["legal"]
    assert cite in [reason["cite"] for reason in told["reasons"]]


def test_moving_on_after_entering_a_zone_of_control(cli):
    path = cli.situation("white-movement", {"W2-1": "0909", "R37-5": "0907", **FAR})
    # beside the Red infantry: two points of three, and the move is over
    cli.play(path, "unit W2-1", "to 0908")
    stopped = "It stopped in an enemy ZOC in this phase"
    assert_refused(cli, path, "to 0808", "TS V.4", "Stop on entering a ZOC", stopped)
    assert_refused(cli, path, "unit W2-1", "TS V.4", "Stop on entering a ZOC", stopped)


def test_a_tank_across_a_river(cli):
    path = cli.situation("white-movement", {"W-TK1": "0909", **FAR})
    cli.play(path, "unit W-TK1")
    assert_refused(cli, path, "to 0908", "TS IX.tank.5", "Tanks cannot cross rivers", RIVER)


def test_a_fourth_white_unit_in_a_hex(cli):
    path = cli.situation(
        "white-movement", {"W2-1": "0909", "W2-2": "0909", "W2-3": "0909", "W2-4": "0910", **FAR}
    )
    cli.play(path, "unit W2-4", "to 0909", "done")
    assert_refused(cli, path, "end_phase", "TS VI.2", "Stacking limits", "Overstacked: 0909")


def test_a_gunboat_attacked_by_cavalry(cli):
    path = cli.situation("white-combat", {"W3KC-1": "1106", "R-GB": "1206", "R38-1": "1005"})
    assert_refused(cli, path, "target_ship R-GB", "TS IX.gunboat.6", "Gunboat defence", GUNS)


def test_cavalry_joining_guns_against_a_gunboat(cli):
    path = cli.situation("white-combat", {"W3KC-1": "1106", "W2-A": "1105", "R-GB": "1206", **FAR})
    cli.play(path, "target_ship R-GB", "join W2-A")
    assert_refused(cli, path, "join W3KC-1", "TS IX.gunboat.6", "Gunboat defence", GUNS)


def test_artillery_firing_two_hexes_with_an_enemy_beside_it(cli):
    path = cli.situation("white-combat", {"W2-A": "0909", "R37-5": "0908", "R37-6": "0907"})
    beside = "No fire at 2 hexes for 2 art. (W2-A), next to an enemy: 37/5 (R37-5)"
    assert_refused(cli, path, "target 0907", "TS IX.range.1", "Condition for range two", beside)


def test_reinforcements_in_a_zone_of_control(cli):
    path = cli.situation("white-reinforcement", {"W2KC-1": "pool", "R37-5": "0513"}, turn=3)
    cli.play(path, "unit W2KC-1")
    zone = "0514 is in the ZOC of 37/5 (R37-5)"
    assert_refused(cli, path, "at 0514", "TS VII.5", "Reinforcements avoid ZOC", zone)


def test_the_same_in_french(cli):
    path = cli.situation("white-movement", {"W-TK1": "0909", **FAR})
    cli.play(path, "unit W-TK1")
    assert cli.bad("act", path, "to", "0908", lang="fr").startswith(
        "Refusé\u00a0: to 0908\u00a0: Aucun tank ne franchit la rivière entre 0908 et 0909. "
        "Tanks et rivières (TS IX.tank.5)\u00a0: Un tank ne peut pas traverser "
    )


def test_the_other_side_may_not_act(cli, started):
    before = Path(started).read_bytes()
    line = cli.bad("act", started, "unit", "W2-1", "--as", "red")
    assert line.startswith(
        "not allowed: unit W2-1. This decision belongs to the other side (the Whites). TS IV.4 Phase 2: "
        "White movement: "
    )
    assert Path(started).read_bytes() == before
    cli("act", started, "unit", "W2-1", "--as", "white")


def test_a_unit_of_the_other_side(cli, started):
    assert_refused(
        cli,
        started,
        "unit R37-1",
        "TS V.1",
        "Moving in movement phases",
        "A unit of the other side: 37/1 (R37-1)",
    )


def test_a_verb_of_another_phase(cli, started):
    now = "This action is not possible at this point"
    assert_refused(cli, started, "target 0907", "TS IV.4", "Phase 2: White movement", now)
    assert_refused(cli, started, "length 9", "TS IV.4", "Phase 2: White movement", now)


def test_an_act_on_a_finished_game(cli):
    path = cli.situation("red-movement", {"R37-1": "0507"}, turn=7, own="length = 7")
    assert "The Reds win" in cli.play(path, "end_phase")
    before = Path(path).read_bytes()
    assert "The game is over. TS III.4 " in cli.bad("act", path, "unit", "R37-1")
    assert Path(path).read_bytes() == before
    assert cli.json("show", path)["result"] == {"winner": "red", "how": "ts-red-wins", "cite": "TS III.4"}


def test_why_tells_what_is_legal_too(cli, started):
    told = cli.json("why", started, "unit", "W2-1")
    assert told["legal"]
    assert told["reasons"] == []
    assert told["paragraph"]["cite"] == "TS V.1"
    assert cli("why", started, "unit", "W2-1").startswith("allowed: unit W2-1. TS V.1 ")
    assert cli("why", started, "unit", "R37-1", lang="fr").startswith(
        "Interdit\u00a0: unit R37-1\u00a0: Unité de l'autre camp\u00a0: 37/1 (R37-1). "
        "Bouger en phase de mouvement "
    )
    assert not cli.json("why", started, "unit", "W2-1", "--as", "red")["legal"]
