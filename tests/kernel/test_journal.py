"""The journal: chained, replayed, undone up to the last barrier."""

from __future__ import annotations

import hashlib
import json
import random

import pytest

from grognard.games import load
from grognard.kernel.changes import Revealed
from grognard.kernel.dice import Given, Live, Roll, commitment
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput, Refused
from grognard.kernel.journal import Journal, chained, follow, header_for, parse, read_act, state_hash, verify_dice, write_act
from grognard.kernel.journal_files import append_lines, write_new
from grognard.kernel.position import begin
from grognard.kernel.state import Frame, State

SEED = b"a seed for tests"
GONE = object()
NO_ACT = dict.fromkeys(("act", "n", "rolls", "hash", "as"), GONE)
GAME = ("deploy north", "deploy south", "unit B-F", "to 0201", "unit B-H", "drop", "end_phase", "unit B-F", "target 0301", "attack")


def opened(header):
    game = load(header["game"], header["options"], header["scenario"])
    return begin(game, Given([r[1] for r in header["rolls"]]), header["position"])[0]


def new(seed=SEED, **options):
    live = Live(seed)
    pos, rolls = begin(load("toy", options), live)
    header = header_for(pos, {"mode": "live", "commit": commitment(seed)}, rolls=rolls)
    return Journal(header, pos), live


def play(journal, live, *words):
    for word in words:
        journal.play(read_act(journal.pos, *word.split(" ", 1)), live)


def text_of(journal):
    return "\n".join([json.dumps(journal.header, ensure_ascii=False), *journal.lines]) + "\n"


@pytest.fixture
def played():
    journal, live = new()
    play(journal, live, *GAME[:4])
    journal.undo()
    journal.redo()
    play(journal, live, *GAME[4:])
    return journal


# -- what is written


def test_a_line_says_who_did_what_with_which_dice(played):
    lines = [json.loads(line) for line in played.lines]
    assert lines[0]["as"] == "blue"
    assert lines[0]["act"] == ["deploy", "north"]
    assert lines[1]["as"] == "red"
    assert lines[3]["act"] == ["to", "0201"]
    assert lines[4] == {"undo": 1, "sum": lines[4]["sum"]}
    assert lines[5] == {"redo": 1, "sum": lines[5]["sum"]}
    attack = lines[-1]
    assert attack["act"] == ["attack"]
    assert attack["rolls"][0][0] == 6
    assert attack["rolls"][0][2] == "TOY 5.4"
    assert [line["n"] for line in lines if "n" in line] == list(range(1, 11))


def test_every_line_is_chained_to_the_one_before(played):
    before = ""
    for line in text_of(played).splitlines():
        record = json.loads(line)
        sum_ = record.pop("sum")
        assert sum_ == chained(before, record)
        before = sum_


def test_the_header_keeps_the_dice_thrown_before_anybody_decided(played):
    """TOY 2.1: Blue draws a chit at once, before the first question."""
    (sides, face, cite) = played.header["rolls"][0]
    assert (sides, cite) == (6, "TOY 2.1")
    assert face == Live(SEED).roll(6, cite)
    assert played.cast[0] == Roll(sides, face, cite)
    assert played.thrown == 1 + sum(len(e.rolls) for e in played.entries)


def test_a_game_taken_up_again_throws_the_dice_that_follow(played):
    """The dice of the header count: else the first die would come twice."""
    straight, live = new()
    play(straight, live, *GAME)
    broken, live = new()
    for word in GAME:
        play(broken, Live(SEED, broken.thrown), word)
    assert [e.rolls for e in broken.entries] == [e.rolls for e in straight.entries]
    assert broken.sum == straight.sum


def test_words_and_acts_are_each_other(played):
    for n in range(len(played.entries)):
        pos = played.before(n)
        for act in choices(pos).acts():
            assert read_act(pos, *write_act(pos, act)) == act


# -- what is read


def test_a_journal_is_read_back_whole(played):
    again = parse(text_of(played), "g", opened)
    assert again.pos.state == played.pos.state
    assert [e.hash for e in again.entries] == [e.hash for e in played.entries]
    assert [e.barrier for e in again.entries] == [e.barrier for e in played.entries]
    assert (again.sum, again.thrown) == (played.sum, played.thrown)


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
    with pytest.raises(BadInput, match=rf"g:{len(lines)}: cut short"):
        parse(text_of(played)[:-10], "g", opened)


def forged(played, at, changed):
    """The journal with one line changed by somebody who can reckon the sums again."""
    records = [json.loads(line) for line in text_of(played).splitlines()]
    records[at].update(changed)
    before, lines = "", []
    for record in records:
        record = {k: v for k, v in record.items() if k != "sum" and v is not GONE}
        before = chained(before, record)
        lines.append(json.dumps({**record, "sum": before}, ensure_ascii=False))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("line", "changed", "said"),
    [
        (2, {"act": ["deploy", "south"]}, "g:2: hash"),
        (2, {"as": "red"}, "g:2: as"),
        (2, {"n": 7}, "g:2: n"),
        (2, {"hash": "0" * 24}, "g:2: hash"),
        (2, {"act": ["deploy", "east"]}, "g:2: deploy: east is none of north, south"),
        (2, {"act": ["dance"]}, 'g:2: no act is called "dance"'),
        (2, {"act": ["end_phase"]}, "g:2: act: end_phase 0: TOY 2.2"),
        (2, {"act": []}, "g:2: not an entry of a journal"),
        (2, {"rolls": 3}, "g:2: not an entry of a journal"),
        (2, {"rolls": [[]]}, "g:2: not an entry of a journal"),
        (2, {"rolls": []}, "g:2: act: a die of 6 is needed"),
        (13, {"rolls": [[6, 9, "TOY 5.4"]]}, "g:13: dice: 9 is not a face"),
        (2, {**NO_ACT, "redo": 1}, "g:2: redo: nothing has been undone"),
        (2, {**NO_ACT, "undo": 1}, "g:2: undo: nothing has been played"),
        (1, {"game": "chess"}, "g:1: no game is called"),
        (1, {"options": {"hill": "high"}}, "g:1: option hill"),
        (1, {"scenario": "other"}, "g:1: scenario"),
        (1, {"rules": "0"}, "g:1: played with rules and data 0/"),
        (1, {"hash": "0"}, "g:1: hash"),
        (1, {"rolls": []}, "g:1: rolls: a die of 6 is needed"),
        (1, {"options": GONE}, "g:1: not the header of a journal"),
        (1, {"grognard": 99}, "g:1: not a journal of this program"),
    ],
)
def test_a_forger_who_reckons_the_sums_again_is_caught_by_the_rules(played, line, changed, said):
    with pytest.raises(BadInput) as refused:
        parse(forged(played, line - 1, changed), "g", opened)
    assert str(refused.value).startswith(said)


def test_what_is_no_journal_is_refused():
    for text, said in (
        ("", "g: empty"),
        ("hello\n", "g:1: "),
        ("[]\n", "g:1: "),
        ("{}\n", "g:1: not a journal"),
        ("[" * 100000 + "\n", "g:1: "),
    ):
        with pytest.raises(BadInput, match=said):
            parse(text, "g", opened)


# -- undo


def test_undo_and_redo_come_back_to_the_same_state():
    journal, live = new()
    play(journal, live, *GAME[:3])
    states = [journal.pos.state]
    play(journal, live, "to 0201")
    states.append(journal.pos.state)
    assert journal.undo().act == ["to", "0201"]
    assert journal.pos.state == states[0]
    journal.redo()
    assert journal.pos.state == states[1]
    journal.undo()
    journal.undo()
    journal.redo()
    journal.redo()
    assert journal.pos.state == states[1]
    assert [e.act[0] for e in journal.entries] == ["deploy", "deploy", "unit", "to"]


def test_a_new_act_makes_the_undone_ones_forgotten():
    journal, live = new()
    play(journal, live, *GAME[:4])
    journal.undo()
    play(journal, live, "drop")
    with pytest.raises(BadInput, match="redo: nothing has been undone"):
        journal.redo()


def test_nothing_played_is_nothing_to_undo():
    journal, _ = new()
    with pytest.raises(BadInput, match="undo: nothing has been played"):
        journal.undo()


@pytest.mark.parametrize("upto", [1, 2, 10])
def test_nobody_goes_back_behind_a_barrier(upto):
    """1: the draw threw a die. 2: the decision passed to Blue. 10: the attack threw dice and revealed."""
    journal, live = new()
    play(journal, live, *GAME[:upto])
    assert journal.entries[-1].barrier
    before = journal.pos.state, journal.sum, len(journal.lines)
    with pytest.raises(BadInput, match="undo: the last act"):
        journal.undo()
    assert (journal.pos.state, journal.sum, len(journal.lines)) == before


def test_what_was_revealed_cannot_be_hidden_again_even_without_a_die():
    """A barrier is derived from the changes: a Revealed is enough."""
    journal, live = new()
    play(journal, live, *GAME)
    attack = journal.entries[-1]
    assert any(isinstance(c, Revealed) for c in attack.changes)
    from grognard.kernel.engine import Outcome
    from grognard.kernel.journal import is_barrier

    quiet = journal.before(3)
    same = Outcome(quiet, [], [])
    assert not is_barrier(quiet, same)
    assert is_barrier(quiet, Outcome(quiet, [Revealed(1, "X")], []))
    assert is_barrier(quiet, Outcome(quiet, [], [Roll(6, 1, "X")]))
    assert is_barrier(quiet, Outcome(journal.before(1), [], []))  # Red was to decide there


# -- refusals


def test_an_act_out_of_turn_or_off_the_menu_changes_nothing():
    journal, live = new()
    before = journal.pos.state, journal.sum, list(journal.lines), live.thrown
    with pytest.raises(Refused) as refused:
        journal.play(read_act(journal.pos, "deploy", "north"), live, as_side=1)
    assert refused.value.reasons == ["TOY 2.2"]
    with pytest.raises(Refused):
        journal.play(read_act(journal.pos, "end_phase"), live, as_side=0)
    assert (journal.pos.state, journal.sum, journal.lines, live.thrown) == before


def test_an_act_whose_dice_fail_leaves_no_trace():
    from grognard.kernel.dice import NeedRoll

    journal, _ = new()
    with pytest.raises(NeedRoll):
        journal.play(read_act(journal.pos, "deploy", "north"), Given([]))
    assert journal.entries == []
    assert journal.lines == []


# -- the seed


def test_the_seed_proves_every_die(played):
    verify_dice(played, SEED)
    with pytest.raises(BadInput, match="not the one committed to"):
        verify_dice(played, b"another")


def test_a_die_that_the_seed_does_not_throw_is_found():
    journal, live = new()
    play(journal, live, *GAME[:1])
    other = Given([Live(SEED, journal.thrown).roll(6, "X") % 6 + 1] * 3)
    play(journal, other, "deploy south")
    play(journal, other, *GAME[2:9])
    journal.play(read_act(journal.pos, "attack"), other)
    with pytest.raises(BadInput, match="is not the one that the seed throws"):
        verify_dice(journal, SEED)


def test_the_seed_is_revealed_in_the_journal(played):
    played.reveal(SEED)
    again = parse(text_of(played), "g", opened)
    assert again.revealed == SEED.hex()
    verify_dice(again, bytes.fromhex(again.revealed))


# -- files


def test_files_are_written_whole_and_added_to(tmp_path):
    path = tmp_path / "g.jsonl"
    journal, live = new()
    write_new(path, journal)
    assert parse(path.read_text(), "g", opened).pos.state == journal.pos.state
    play(journal, live, *GAME[:2])
    append_lines(path, journal)
    play(journal, live, *GAME[2:4])
    append_lines(path, journal)
    assert journal.lines == []
    assert parse(path.read_text(), "g", opened).pos.state == journal.pos.state
    assert [p.name for p in tmp_path.iterdir()] == ["g.jsonl"]


def test_a_file_that_is_there_is_not_written_over(tmp_path):
    path = tmp_path / "g.jsonl"
    path.write_text("mine")
    with pytest.raises(BadInput, match="already"):
        write_new(path, new()[0])
    assert path.read_text() == "mine"
    assert [p.name for p in tmp_path.iterdir()] == ["g.jsonl"]


# -- hashes


def test_the_hash_sees_every_field():
    pos = new()[0].pos
    state = pos.state
    others = [
        state._replace(turn=9),
        state._replace(frames=()),
        state._replace(where=(0, *state.where[1:])),
        state._replace(steps=(1, *state.steps[1:])),
        state._replace(marks=(1 << 60, *state.marks[1:])),
        state._replace(own=state.own._replace(sounded=(True, False))),
        state._replace(seats=(1, 0)),
    ]
    hashes = {state_hash(s) for s in [state, *others]}
    assert len(hashes) == len(others) + 1


def test_the_hash_is_that_of_a_plain_text():
    """Fixed for good, whatever Python runs it: else a journal could not be checked elsewhere. Sets are sorted."""
    state = State(1, (Frame("a", 0, (2, None)),), (5, -1), (2, 1), (1 << 60, 0), (frozenset({3, 1}), True), (0, 1), None)
    text = '[1,[["a",0,[2,null]]],[5,-1],[2,1],[1152921504606846976,0],[[1,3],true],[0,1],null]'
    assert state_hash(state) == hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def test_sets_of_the_largest_maps_can_be_hashed():
    """Python refuses to write a number of more than 4,300 digits: a map of 20,000 places needs 6,000."""
    state = new()[0].pos.state
    large = state._replace(own=(1 << 20_000, 7))
    assert state_hash(large) != state_hash(state._replace(own=(1 << 20_001, 7)))
    assert state_hash(large) == state_hash(state._replace(own=(1 << 20_000, 7)))


# -- what players agree on besides


def test_acts_taken_back_by_agreement_are_gone_past_a_die(played):
    before = len(played.entries)
    assert played.entries[-1].rolls  # the last act threw a die: nobody undoes that alone
    with pytest.raises(BadInput, match="threw dice"):
        played.undo()
    played.take_back(3)
    assert len(played.entries) == before - 3
    again = parse(text_of(played), "j", opened)
    assert [e.hash for e in again.entries] == [e.hash for e in played.entries]


def test_a_die_taken_back_is_spent(played):
    thrown, faces = played.thrown, [r.face for r in played.cast]
    played.take_back(1)
    assert played.thrown == thrown
    play(played, Live(SEED, played.thrown), "attack")
    assert [r.face for r in played.cast[:thrown]] == faces
    assert played.cast[thrown].face == Live(SEED, thrown).roll(6, "")
    verify_dice(parse(text_of(played), "j", opened), SEED)


@pytest.mark.parametrize("many", [0, -1, 99, "1", None])
def test_only_what_was_played_can_be_taken_back(played, many):
    with pytest.raises(BadInput):
        played.take_back(many)
    assert played.lines == text_of(played).split("\n")[1:-1]


def test_a_resignation_ends_the_game_for_good():
    journal, live = new()
    play(journal, live, *GAME[:3])
    journal.close(1, "resigned", 0)
    assert journal.pos.state.result.winner == 0
    assert journal.pos.state.result.how == "resigned"
    assert choices(journal.pos).acts() == []
    with pytest.raises(BadInput):
        journal.undo()
    with pytest.raises(BadInput):
        journal.close(0, "resigned", 1)
    again = parse(text_of(journal), "j", opened)
    assert again.pos.state == journal.pos.state
    assert again.entries[-1].act == ["resigned"]


def test_nobody_ends_a_game_in_a_way_of_his_own():
    journal, _ = new()
    with pytest.raises(BadInput):
        journal.close(0, "bored", 1)


def test_a_false_ending_is_found():
    journal, live = new()
    play(journal, live, *GAME[:3])
    journal.close(1, "agreed", -1)
    record = json.loads(journal.lines[-1])
    for field, value in (("n", 7), ("hash", "0" * 24), ("winner", "blue"), ("close", "bored"), ("as", "green")):
        bare = {k: v for k, v in {**record, field: value}.items() if k != "sum"}
        before = json.loads(journal.lines[-2])["sum"]
        line = json.dumps({**bare, "sum": chained(before, bare)}, ensure_ascii=False)
        text = "\n".join([json.dumps(journal.header, ensure_ascii=False), *journal.lines[:-1], line]) + "\n"
        if field == "winner":  # another winner is another position
            with pytest.raises(BadInput, match="j:5"):
                parse(text, "j", opened)
        else:
            with pytest.raises(BadInput):
                parse(text, "j", opened)


def test_a_game_goes_on_under_rules_that_lead_to_the_same_positions(played):
    older = {**played.header, "rules": "0.0.1", "data": "elsewhere"}
    bare = {k: v for k, v in older.items() if k != "sum"}
    journal = Journal({**bare, "sum": chained("", bare)}, played.start)
    play(journal, Live(SEED, journal.thrown), *GAME)
    with pytest.raises(BadInput, match=r"played with rules and data 0\.0\.1/elsewhere"):
        parse(text_of(journal), "j", opened)
    adopted = parse(text_of(journal), "j", opened, any_rules=True)
    journal.adopt(played.game.version, played.game.digest)
    assert parse(text_of(journal), "j", opened).pos.state == adopted.pos.state


def test_a_branch_throws_its_own_dice_after_those_it_inherited(played):
    inherited = played.thrown
    dice = {"mode": "live", "commit": commitment(b"another seed"), "inherited": inherited}
    branch = Journal(header_for(played.start, dice, rolls=played.cast[:1]), played.start)
    for entry in played.entries:
        branch.play(read_act(branch.pos, *entry.act), Given([r.face for r in entry.rolls]))
    verify_dice(parse(text_of(branch), "j", opened), b"another seed")
    with pytest.raises(BadInput, match="committed"):
        verify_dice(branch, SEED)


def test_following_another_hand_line_by_line(played):
    mirror, _ = new()
    for line in played.lines:
        follow(mirror, line, "here")
    assert mirror.pos.state == played.pos.state
    assert mirror.sum == played.sum
    with pytest.raises(BadInput, match="here"):
        follow(mirror, played.lines[0], "here")
    assert mirror.sum == played.sum
