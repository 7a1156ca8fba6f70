"""Dice that can be audited: sealed, from a number, from a script, by hand."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

from grognard.kernel.dice import SeededDice, commitment

UNITS = {"W2-1": "0712", "W2-2": "0712", "R37-3": "0711"}
ATTACK = ("target 0711", "join W2-1", "join W2-2")
LAST = {"R37-1": "0507", "R-TK": "0406"}  # at the end of the last turn the Red tank is tested for breakdown


def new_game(cli, *dice, units=UNITS, phase="white-combat", turn=4, own=""):
    path = cli.path()
    cli("new", "ts", "--position", cli.position(phase, units, turn, own), *dice, "-o", path)
    return path


def header(path):
    return json.loads(Path(path).read_text().splitlines()[0])


def rolls(path):
    found = [json.loads(line) for line in Path(path).read_text().splitlines()[1:]]
    return [roll for entry in found for roll in entry.get("rolls", [])]


def test_live_dice_are_sealed_beside_the_journal(cli):
    path = new_game(cli)
    secret = Path(path + ".secret")
    assert stat.S_IMODE(os.stat(secret).st_mode) == 0o600
    seed = bytes.fromhex(secret.read_text())
    assert len(seed) == 32
    assert header(path)["dice"] == {"mode": "live", "commit": commitment(seed)}
    assert seed.hex() not in Path(path).read_text()
    cli.play(path, *ATTACK, "attack")
    assert rolls(path) == [[6, SeededDice(seed).roll(6, ""), "TS VIII.p4"]]
    assert cli.json("replay", path, "--verify")["verified"] == {
        "chain": True,
        "hashes": True,
        "rolls": True,
        "dice": "sidecar",
    }


def test_the_seed_is_revealed_at_the_end(cli):
    path = new_game(cli, units=LAST, phase="red-movement", turn=7, own="length = 7")
    secret = Path(path + ".secret")
    seed = secret.read_text().strip()
    cli.play(path, "end_phase")
    if not cli.json("show", path)["result"]:  # an even die: the tank may still move
        cli.play(path, "end_phase")
    assert not secret.exists()
    assert json.loads(Path(path).read_text().splitlines()[-1])["seed"] == seed
    assert len(rolls(path)) == 1
    assert cli.json("replay", path, "--verify")["verified"]["dice"] == "revealed"
    assert "matches the commitment" in cli("replay", path, "--verify")


def test_a_lost_secret_stops_only_dice(cli):
    path = new_game(cli)
    Path(path + ".secret").unlink()
    cli.play(path, *ATTACK)
    before = Path(path).read_bytes()
    assert "g.jsonl.secret: no such file" in cli.bad("act", path, "attack")
    assert Path(path).read_bytes() == before
    assert cli.json("replay", path, "--verify")["verified"]["dice"] == "sealed"


def test_another_secret_is_found_out(cli):
    path = new_game(cli)
    cli.play(path, *ATTACK)
    Path(path + ".secret").write_text("00" * 32)
    assert "does not match the commitment" in cli.bad("act", path, "attack")
    assert "does not match the commitment" in cli.bad("replay", path, "--verify")
    Path(path + ".secret").write_text("no seed at all")
    assert "does not match the commitment" in cli.bad("act", path, "attack")


def test_a_seed_gives_the_same_dice_again(cli):
    found = []
    for name in ("one", "two"):
        path = cli.path(name)
        cli("new", "ts", "--position", cli.position("white-combat", UNITS), "--seed", "77", "-o", path)
        cli.play(path, *ATTACK, "attack")
        found.append(rolls(path))
    assert found[0] == found[1] != []
    assert header(path)["dice"]["seed"] == 77
    assert not Path(path + ".secret").exists()
    assert cli.json("replay", path, "--verify")["verified"]["dice"] == "open"


def test_a_die_that_the_seed_does_not_throw(cli):
    """A journal re-written with another die, its chain mended, is still found out."""
    from grognard.kernel.chain import chain_hash

    path = new_game(cli, "--seed", "77", units=LAST, phase="red-movement", turn=7, own="length = 7")
    cli.play(path, "end_phase")
    lines = [json.loads(line) for line in Path(path).read_text().splitlines()]
    entry = next(e for e in lines if e.get("rolls"))
    face = entry["rolls"][0][1]
    entry["rolls"][0][1] = (face + 1) % 6 + 1  # odd stays odd: the positions are the same
    total = ""
    for line in lines:
        line.pop("sum")
        line["sum"] = total = chain_hash(total, line)
    Path(path).write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines))
    cli("replay", path)
    assert "dice: die 1 does not follow from the secret" in cli.bad("replay", path, "--verify")


def test_a_script_is_used_up_in_order(cli):
    path = new_game(cli, "--dice", "script:4")
    assert header(path)["dice"] == {"mode": "script", "faces": [4]}
    told = cli.play(path, *ATTACK, "attack")
    assert "Combat die: 4." in told
    assert cli.json("replay", path, "--verify")["verified"]["dice"] == "script"


def test_a_used_up_script_refuses_the_act(cli):
    path = new_game(cli, "--dice", "script:")
    cli.play(path, *ATTACK)
    before = Path(path).read_bytes()
    assert "the script is used up; a die of 6 is required (TS VIII.p4)" in cli.bad("act", path, "attack")
    assert Path(path).read_bytes() == before


def test_dice_thrown_before_the_first_decision_count(cli):
    """Three White tanks are tested for breakdown as the phase opens: 1 and 3 stay, 2 runs."""
    path = cli.path()
    units = {"W-TK1": "0712", "W-TK2": "0712", "W-TK3": "0712", "W2-1": "0714", "R37-3": "0902"}
    cli(
        "new",
        "ts",
        "--position",
        cli.position("white-mechanised", units),
        "--dice",
        "script:1,2,3,6",
        "-o",
        path,
    )
    assert header(path)["rolls"] == [[6, 1, "TS IX.tank.2"], [6, 2, "TS IX.tank.2"], [6, 3, "TS IX.tank.2"]]
    acts = cli.json("show", path)["menu"]["acts"]
    assert [a["noun"] for a in acts if a["verb"] == "unit"] == ["W-TK2"]
    found = cli.json("replay", path, "--verify")
    assert (found["dice"], found["verified"]["dice"]) == (3, "script")


def test_dice_by_hand(cli):
    path = new_game(cli, "--dice", "manual")
    cli.play(path, *ATTACK)
    before = Path(path).read_bytes()
    assert "a die of 6 is required (TS VIII.p4)" in cli.bad("act", path, "attack")
    assert "3 dice given, 1 rolled" in cli.bad("act", path, "attack", "--roll", "3,4,5")
    assert '"7" is not a face' in cli.bad("act", path, "attack", "--roll", "7")
    assert Path(path).read_bytes() == before
    assert "Combat die: 6." in cli("act", path, "attack", "--roll", "6")
    assert rolls(path) == [[6, 6, "TS VIII.p4"]]
    assert cli.json("replay", path, "--verify")["verified"]["dice"] == "manual"


def test_the_coin_by_hand(cli):
    """With the length to be bid for, a coin is tossed before anybody decides (TS II.1)."""
    new = ("new", "ts", "--option", "length=bid", "--dice", "manual", "-o", cli.path())
    assert "a die of 2 is required (TS II.1)" in cli.bad(*new)
    assert "5 is not a face of a die of 2" in cli.bad(*new, "--roll", "5")
    assert not Path(cli.path()).exists()
    cli(*new, "--roll", "2")
    assert cli.json("show", cli.path())["menu"]["prompt"] == "ts-length"
    assert cli.json("show", cli.path())["to_act"] == "red"


def test_faces_by_hand_belong_to_games_by_hand(cli, started):
    assert "does not take dice by hand" in cli.bad("act", started, "unit", "W2-1", "--roll", "3")
    assert "exclude each other" in cli.bad(
        "new", "ts", "--seed", "1", "--dice", "manual", "-o", cli.path("h")
    )
    assert "does not take dice by hand" in cli.bad(
        "new", "ts", "--seed", "1", "--roll", "3", "-o", cli.path("h")
    )
