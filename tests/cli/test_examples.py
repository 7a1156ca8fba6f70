"""The two combat examples of chapter VIII, played from position files with the rulebook's own dice.

The strengths of the second example are counted as the ruling AMB-TS-28 has it: 10 to 6, and 10 to 7 with the
militia.
"""

from __future__ import annotations

FIRST = {
    "R37-3": "0711",  # infantry 2-3
    "R-M1": "0711",  # militia 1-2
    "W2-1": "0712",  # infantry 3-3, two of them in one hex
    "W2-2": "0712",
    "W2-A": "0713",  # artillery 2-3, two hexes away
    "W3KC-1": "0611",  # cavalry 2-3, in another adjacent hex
}
SECOND = {
    "R37-3": "0806",  # rough and fortified
    "R-M1": "0806",
    "W2-1": "0807",
    "W2-2": "0807",
    "W2-A": "0808",
    "W-TK1": "0605",
}


def test_example_1_infantry_cavalry_and_artillery_in_the_open(cli):
    path = cli.situation("white-combat", FIRST, "script:3")
    cli.play(path, "target 0711", "join W2-1", "join W2-2", "join W2-A", "join W3KC-1")
    odds = cli.json("odds", path)
    assert (odds["attack"], odds["defence"], odds["column_before"], odds["column"]) == (10, 3, "3-1", "4-1")
    assert [(s["columns"], s["cite"]) for s in odds["shifts"] if s["columns"]] == [(1, "TS VIII.ca")]
    told = cli.play(path, "attack")
    assert "Combat die: 3. (TS VIII.p4)" in told
    assert "EX: exchange" in told
    assert cli.json("show", path)["to_act"] == "red"
    cli.play(path, "lose R-M1")
    assert "not allowed: lose W2-A: Cannot take this loss: 2 art. (W2-A). TS VIII.r6 " in cli.bad(
        "act", path, "lose", "W2-A"
    )  # two hexes away
    cli.play(path, "lose W3KC-1")
    at = cli.standing(path)
    assert at["R-M1"] == at["W3KC-1"] == "dead"
    assert at["R37-3"] == "0711"
    assert [at["W2-1"], at["W2-2"], at["W2-A"]] == ["0712", "0712", "0713"]


def frightened(cli, infantry, militia, combat=1):
    """The tank comes up; Red throws for the infantry, then for the militia."""
    path = cli.situation("white-movement", SECOND, f"script:{infantry},{militia},{combat}")
    cli.play(path, "unit W-TK1", "to 0706", "end_phase", "test R37-3")
    return path, cli.play(path, "test R-M1")


def test_example_2_a_tank_against_rough_and_fort(cli):
    path, told = frightened(cli, 2, 6)
    assert "Tank fear roll: 6." in told
    assert "Panic: Militia 1 (R-M1)" in told
    cli.play(path, "back 0805")
    units = {u["id"]: u for u in cli.json("show", path)["view"]["units"]}
    assert (units["R-M1"]["at"], units["R-M1"]["marks"]) == ("0805", ["flipped"])
    assert units["R37-3"]["at"] == "0806"
    cli.play(path, "target 0806", "join W2-1", "join W2-2", "join W2-A", "join W-TK1")
    odds = cli.json("odds", path)
    assert (odds["attack"], odds["defence"], odds["column_before"], odds["column"]) == (10, 6, "1-1", "2-1")
    assert [i["cite"] for i in odds["terrain"] if i["value"] == 2] == ["TS VIII.t1", "TS IX.fort.1"]
    assert "EX: exchange" in cli.play(path, "attack")
    cli.play(path, "lose W-TK1", "advance W2-1", "advance W2-2")
    at = cli.standing(path)
    assert at["R37-3"] == at["W-TK1"] == "dead"
    assert at["W2-1"] == at["W2-2"] == "0806"
    assert at["W2-A"] == "0808"


def test_example_2_had_the_militia_stayed(cli):
    path, told = frightened(cli, 2, 3)
    assert "No panic: Militia 1 (R-M1)." in told
    odds = cli.json("odds", path, "0806", "W2-1", "W2-2", "W2-A", "W-TK1")
    assert (odds["attack"], odds["defence"], odds["column_before"], odds["column"]) == (10, 7, "1-1", "2-1")
    assert {i["what"]: i["value"] for i in odds["strengths"]}["R-M1"] == 1


def test_odds_before_the_click_leave_the_game_alone(cli):
    path = cli.situation("white-combat", FIRST)
    before = cli.json("show", path)
    odds = cli.json("odds", path, "0711", "W2-1", "W3KC-1")
    assert (odds["attack"], odds["defence"], odds["column"]) == (5, 3, "2-1")
    assert cli.json("show", path) == before
    assert odds["chances"]["AE"] == "0"
    assert sum(odds["results"].values()) == 1


def test_odds_in_words(cli):
    path = cli.situation("white-combat", FIRST)
    told = cli("odds", path, "0711", "W2-1", "W3KC-1", lang="fr")
    assert "Attaque sur 0711\u00a0: 5 contre 3" in told
    assert "37/3 (R37-3)\u00a0: 2 (TS VIII.p1)" in told
    assert "armes combinées\u00a0: +1 (TS VIII.ca)" in told
    assert "fortification\u00a0: sans objet (TS IX.fort.1)" in told
    assert "1/6, 16,7" in told  # EX on the column 2-1 is one face: a die of 1
    assert "refused: join W2-A: TS VIII" not in cli("odds", path, "0711", "W2-A")


def test_odds_of_what_cannot_attack(cli):
    path = cli.situation("white-combat", {**FIRST, "W-M1": "0714"})
    assert "not allowed: join W-M1: 3 hexes from 0711: Militia 1 (W-M1). TS VIII.1 " in cli.bad(
        "odds", path, "0711", "W2-1", "W-M1"
    )
    assert "no attack is being put together" in cli.bad("odds", path)
