"""What the journal reads: whole, or refused with the line that is wrong."""

from __future__ import annotations

import random

import pytest
from tests.kernel.journals import GAME, GONE, forged, new, opened, play, text_of

from grognard.kernel.errors import BadInput
from grognard.kernel.replaying import parse

NO_ACT = dict.fromkeys(("act", "n", "rolls", "hash", "as"), GONE)


def test_a_journal_is_read_back_whole(played):
    again = parse(text_of(played), "g", opened)
    assert again.pos.state == played.pos.state
    assert [e.hash for e in again.entries] == [e.hash for e in played.entries]
    assert [e.barrier for e in again.entries] == [e.barrier for e in played.entries]
    assert (again.sum, again.dice_count) == (played.sum, played.dice_count)


def test_undone_acts_can_be_redone_after_reading():
    journal, live = new()
    play(journal, live, *GAME[:4])
    journal.undo()
    again = parse(text_of(journal), "g", opened)
    assert again.redo().act == ["to", "0201"]


def test_any_single_byte_changed_is_noticed(played):
    raw = text_of(played).encode()
    luck = random.Random(1)
    missed = []
    for at in range(len(raw)):
        spoilt = bytearray(raw)
        spoilt[at] ^= luck.randrange(1, 256)
        try:
            parse(bytes(spoilt).decode("utf-8"), "g", opened)
        except UnicodeDecodeError:
            continue
        except BadInput as e:
            missed += [] if str(e).startswith("g:") else [str(e)]
        else:
            missed.append((at, spoilt[at]))
    assert missed == []


@pytest.mark.parametrize("blank", [" ", "\t", "\r"])
def test_blanks_that_json_does_not_care_for_are_noticed(played, blank):
    lines = text_of(played).split("\n")
    lines[2] += blank
    with pytest.raises(BadInput, match=r"g:3: this line was changed"):
        parse("\n".join(lines), "g", opened)


def test_lines_lost_doubled_swapped_or_cut_are_noticed(played):
    lines = text_of(played).splitlines()
    for spoilt, line in (
        (lines[:3] + lines[4:], 4),
        ([*lines[:3], lines[2], *lines[3:]], 4),
        ([*lines[:3], lines[4], lines[3], *lines[5:]], 4),
    ):
        with pytest.raises(BadInput, match=rf"g:{line}: "):
            parse("\n".join(spoilt) + "\n", "g", opened)
    with pytest.raises(BadInput, match=rf"g:{len(lines)}: file cut short"):
        parse(text_of(played)[:-10], "g", opened)


@pytest.mark.parametrize(
    ("line", "changed", "said"),
    [
        (2, {"act": ["deploy", "south"]}, "g:2: hash"),
        (2, {"as": "red"}, "g:2: as"),
        (2, {"n": 7}, "g:2: n"),
        (2, {"hash": "0" * 24}, "g:2: hash"),
        (2, {"act": ["deploy", "east"]}, "g:2: deploy: east is not one of north, south"),
        (2, {"act": ["dance"]}, 'g:2: no action is called "dance"'),
        (2, {"act": ["end_phase"]}, "g:2: act: end_phase 0: TOY 2.2"),
        (2, {"act": []}, "g:2: not a line of a Grognard game file"),
        (2, {"rolls": 3}, "g:2: not a line of a Grognard game file"),
        (2, {"rolls": [[]]}, "g:2: not a line of a Grognard game file"),
        (2, {"rolls": []}, "g:2: act: a die of 6 is needed"),
        (13, {"rolls": [[6, 9, "TOY 5.4"]]}, "g:13: dice: 9 is not a face"),
        (2, {**NO_ACT, "redo": 1}, "g:2: redo: nothing has been undone"),
        (2, {**NO_ACT, "undo": 1}, "g:2: undo: nothing has been played"),
        (1, {"game": "chess"}, "g:1: no game is called"),
        (1, {"options": {"hill": "high"}}, "g:1: option hill"),
        (1, {"scenario": "other"}, "g:1: unknown scenario"),
        (1, {"rules": "0"}, "g:1: played with rules and data 0/"),
        (1, {"hash": "0"}, "g:1: hash"),
        (1, {"rolls": []}, "g:1: rolls: a die of 6 is needed"),
        (1, {"options": GONE}, "g:1: not a Grognard game file"),
        (1, {"grognard": 99}, "g:1: not a Grognard game file"),
    ],
)
def test_a_forger_who_reckons_the_sums_again_is_caught_by_the_rules(played, line, changed, said):
    with pytest.raises(BadInput) as refused:
        parse(forged(played, line - 1, changed), "g", opened)
    assert str(refused.value).startswith(said)


def test_what_is_no_journal_is_refused():
    for text, said in (
        ("", "g: an empty file"),
        ("hello\n", "g:1: not a Grognard game file"),
        ("[]\n", "g:1: "),
        ("{}\n", "g:1: not a Grognard game file"),
        ("[" * 100000 + "\n", "g:1: "),
    ):
        with pytest.raises(BadInput, match=said):
            parse(text, "g", opened)
