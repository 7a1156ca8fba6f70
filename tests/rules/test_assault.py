"""An attack put together, announced, and closed with its phase; an overrun, which is one from a single
hex.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest

from grognard.games import MODULES, load
from grognard.kernel.arguments import At, Units
from grognard.kernel.changes import Marked, OwnChanged
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import Outcome, choices, step
from grognard.kernel.errors import Refused
from grognard.kernel.flow import BACK, JOIN, SPEND, Ask, Do, Seq, Verb, While, compile_program
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT, Act, Allowed, Menu, button, units
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules import assault
from grognard.rules.answers import ENOUGH, Choice, finish
from grognard.rules.assault import Assault, Cites, Prompts
from grognard.rules.why_not import not_among_cause
from grognard.testing.giant_toy import combat
from grognard.testing.giant_toy.names import FOUGHT, NORTH, Battle, Moving, units_on_map


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "giant", "grognard.testing.giant_toy")


CITES = Cites("ask", "join", "twice", "attack", "announce", "cancel", "fought", "close", "end")
PROMPTS = Prompts("giant-fight", "giant-attack", "giant-attacks")
ASSAULT = combat.ASSAULT._replace(cites=CITES)


def spent(pos: Position, battle: Battle) -> dict[str, object]:
    return {"marches": (Moving(bits(battle.defenders)[0], 0, 1),)}


# -- one hex of the South, three units of the North beside it, one far off


def fighting(rule: Assault[Battle] = ASSAULT, **more: Choice[int]) -> Position:
    """The combat phase of the North, again and again."""
    game = load("giant")
    phase = assault.phase("north-combat", NORTH, "phase", rule, more, when=lambda pos: True)
    main = While("turn", lambda pos: True, phase)
    first, program = compile_program(
        main, {"battle": assault.battle(rule, Do("strike", lambda ref, frame: None))}
    )
    return placed(
        Position(
            replace(game, first=first, program=program),
            game.start(game)._replace(frames=(Frame("north-combat.fight", NORTH),)),
        )
    )


def placed(pos: Position) -> Position:
    """S1 in 0504; N1, N2 and N3 beside it, N4 two hexes away."""
    where, index = list(pos.state.where), pos.game.map.index
    for unit, label in {"S1": "0504", "N1": "0503", "N2": "0404", "N3": "0604", "N4": "0502"}.items():
        where[pos.game.roster.index[unit]] = index[label]
    return Position(pos.game, pos.state._replace(where=tuple(where)))


def act(pos: Position, words: str) -> Act:
    verb, _, noun = words.partition(" ")
    return Act(verb, pos.game.roster.index.get(noun, pos.game.map.index.get(noun, 0)))


def play(pos: Position, *words: str) -> Outcome:
    found = Outcome(pos, [], [])
    for word in words:
        found = step(found.pos, act(found.pos, word), FixedDice([]))
    return found


def refused(pos: Position, word: str) -> list[str]:
    with pytest.raises(Refused):
        play(pos, word)
    return choices(pos).why_not(act(pos, word))


def some(pos: Position, *names: str) -> UnitSet:
    return sum(1 << pos.game.roster.index[name] for name in names)


def test_the_phase_asks_for_a_target_and_says_by_which_paragraph_it_ends() -> None:
    menu = choices(fighting())
    assert (menu.who, menu.prompt, menu.cite) == (NORTH, "giant-fight", "phase")
    assert list(menu.verbs) == ["target", "end_phase"]
    assert menu.verbs["target"].set == 1 << fighting().game.map.index["0504"]
    assert menu.verbs["end_phase"].under == "end"
    plain = choices(fighting(ASSAULT._replace(cites=CITES._replace(end=""))))
    assert plain.verbs["end_phase"].under == "phase"


def test_the_phase_may_offer_more_and_is_passed_over_when_it_offers_nothing() -> None:
    def parade(pos: Position, side: int) -> Allowed:
        return units(units_on_map(pos, side) & ~pos.state.marks[FOUGHT], "parade", "parade")

    more = {"parade": Choice(parade, Verb(lambda ref, unit: ref.finish(), UNIT))}
    assert list(choices(fighting(**more)).verbs) == ["target", "parade", "end_phase"]
    game = load("giant")
    for extra, asked in (({}, False), (more, True)):
        phase = assault.phase("north-combat", NORTH, "phase", ASSAULT, extra)
        assert isinstance(phase.step, Seq)
        ask = phase.step.steps[0]
        assert isinstance(ask, Ask)
        assert ask.when is not None
        far_apart = Position(game, game.start(game)._replace(frames=(Frame("fight", NORTH),)))
        assert ask.when(far_apart) is asked
        assert ask.when(fighting())


def test_units_beside_the_target_join_once_and_leave_again() -> None:
    pos = play(fighting(), "target 0504").pos
    menu = choices(pos)
    assert (menu.prompt, menu.cite, menu.args) == ("giant-attack", "ask", {"hex": At(pos.frame.memo.target)})
    assert menu.verbs["join"].set == some(pos, "N1", "N2", "N3")
    assert refused(pos, "join N4") == ["BIG 4.1"]
    assert refused(pos, "leave N1") == ["join"]
    two = play(pos, "join N1", "join N2").pos
    assert two.frame.memo.attackers == some(pos, "N1", "N2")
    assert refused(two, "join N1") == ["twice"]
    one = play(two, "leave N1").pos
    assert one.frame.memo.attackers == some(pos, "N2")
    assert choices(one).verbs["leave"].under == "join"


def test_an_attack_without_attackers_is_none_and_one_given_up_was_never_begun() -> None:
    start = fighting()
    pos = play(start, "target 0504").pos
    assert refused(pos, "attack") == ["announce"]
    assert choices(pos).verbs["attack"].under == "attack"
    assert choices(pos).verbs["cancel"].under == "cancel"
    assert play(pos, "join N1", "cancel").pos.state == start.state


def test_an_announced_attack_fixes_its_defenders_marks_its_attackers_and_uses_up_what_it_does() -> None:
    rule = ASSAULT._replace(spent=spent, reset={"marches": ()})
    start = fighting(rule)
    out = play(start, "target 0504", "join N1", "join N3", "attack")
    s1, two = some(start, "S1"), some(start, "N1", "N3")
    told = next(change for change in out.changes if isinstance(change, OwnChanged) and change.what)
    args = (("hex", At(start.game.map.index["0504"])), ("units", Units(two)), ("foes", Units(s1)))
    assert (told.what, told.args, told.cite) == ("giant-attacks", args, "announce")
    assert out.pos.state.own.marches == (Moving(bits(s1)[0], 0, 1),)
    assert out.pos.state.marks[FOUGHT] == two
    assert out.pos.frame.step == "north-combat.fight"
    after = play(out.pos, "end_phase")
    assert (after.pos.state.marks[FOUGHT], after.pos.state.own.marches) == (0, ())
    cleared = [change for change in after.changes if isinstance(change, Marked | OwnChanged)]
    assert [change.cite for change in cleared] == ["close", "close"]


def test_the_defenders_are_known_to_the_steps_that_follow() -> None:
    seen = []
    rule = ASSAULT._replace(defenders=lambda pos, battle: pos.at(battle.target))
    pos = fighting(rule)
    steps = assault.battle(rule, Do("strike", lambda ref, frame: seen.append(frame.memo)))
    program = compile_program(Do("nothing", lambda ref, frame: None), {"battle": steps})[1]
    pos = Position(replace(pos.game, program={**pos.game.program, **program}), pos.state)
    play(pos, "target 0504", "join N2", "attack")
    assert seen == [Battle(pos.game.map.index["0504"], some(pos, "N2"), some(pos, "S1"))]


def test_an_attack_too_weak_is_refused_once_it_has_attackers() -> None:
    asked = []

    def strong(pos: Position, battle: Battle, attack: Allowed) -> Allowed:
        asked.append(battle.attackers)
        return attack.less("odds", int(battle.attackers.bit_count() < 2))

    pos = play(fighting(ASSAULT._replace(restrain=strong)), "target 0504").pos
    choices(pos)
    assert asked == []
    assert refused(play(pos, "join N1").pos, "attack") == ["odds"]
    assert Act("attack") in choices(play(pos, "join N1", "join N2").pos)


# -- an overrun


class Overrun(NamedTuple):
    """Units that roll over a hex out of the movement phase."""

    target: int
    attackers: UnitSet = 0
    defenders: UnitSet = 0


def one_hex(pos: Position, overrun: Overrun) -> Allowed:
    """The units beside the hex; after the first of them only those that stand with it."""
    near = pos.units_in(pos.game.map.grid.adjacent(1 << overrun.target)) & units_on_map(pos, NORTH)
    found = units(near, "13.2", not_among_cause(pos, "13.2", "why-out-of-range"))
    together = pos.units_in(pos.hexes_of(overrun.attackers)) if overrun.attackers else near
    return found.less("13.2", near & ~together, "why-out-of-range")


def overwhelming(pos: Position, overrun: Overrun, attack: Allowed) -> Allowed:
    return attack.less("13.3", int(overrun.attackers.bit_count() < 2), "why-no-strength")


OVERRUN = Assault(
    CITES,
    PROMPTS,
    Overrun,
    targets=combat.targets,
    joins=one_hex,
    defenders=lambda pos, overrun: pos.at(overrun.target),
    spent=lambda pos, overrun: {"marches": tuple(Moving(u, 0, 1) for u in bits(overrun.attackers))},
    restrain=overwhelming,
    name="overrun",
)


def moving() -> Position:
    """A movement question with the overrun beside it; N1 and N2 stand together."""

    def menu(pos: Position) -> Menu:
        return Menu(
            NORTH,
            "giant-move",
            "3",
            {"overrun": OVERRUN.targets(pos, NORTH), "end_phase": button("3")},
        )

    game = load("giant")
    ask = Ask("move", menu, {"overrun": assault.target(OVERRUN), "end_phase": ENOUGH})
    first, program = compile_program(ask, {"overrun": assault.battle(OVERRUN)})
    game = replace(game, first=first, program=program)
    pos = placed(Position(game, game.start(game)._replace(frames=(Frame("move", NORTH),))))
    where = list(pos.state.where)
    where[game.roster.index["N2"]] = game.map.index["0503"]
    return Position(game, pos.state._replace(where=tuple(where)))


def test_an_overrun_is_an_assault_from_one_hex_in_the_middle_of_the_movement() -> None:
    pos = play(moving(), "overrun 0504").pos
    assert pos.frame.step == "overrun"
    assert choices(pos).verbs["join"].set == some(pos, "N1", "N2", "N3")
    one = play(pos, "join N1").pos
    assert choices(one).verbs["join"].set == some(pos, "N2"), "N3 stands elsewhere"
    assert refused(one, "attack") == ["13.3"]
    out = play(one, "join N2", "attack").pos
    assert out.frame.step == "move", "the movement goes on"
    assert {march.unit for march in out.state.own.marches} == set(bits(some(pos, "N1", "N2")))
    assert out.state.marks[FOUGHT] == 0, "who overruns may attack later"


def test_a_memo_that_needs_more_than_its_target_is_made_by_the_game() -> None:
    aimed = OVERRUN._replace(aim=lambda target: Overrun(target, 1 << 0))
    pos = moving()
    ask = pos.game.program["move"].step
    assert isinstance(ask, Ask)
    verbs = {**ask.verbs, "overrun": assault.target(aimed), "end_phase": Verb(finish)}
    node = replace(pos.game.program["move"], step=replace(ask, verbs=verbs))
    game = replace(pos.game, program={**pos.game.program, "move": node})
    assert play(Position(game, pos.state), "overrun 0504").pos.frame.memo.attackers == 1


def test_the_south_adds_supports_beside_its_units() -> None:
    """What a game adds to the question stands beside `join`; its own steps come after the announcement."""
    steps = combat.BATTLE.steps
    assert [step.name for step in steps if isinstance(step, Ask | Do)] == ["battle", "strike"]
    question = steps[0]
    assert isinstance(question, Ask)
    assert (question.with_role(JOIN), question.with_role(SPEND)) == (("join",), ("support",))
    assert question.with_role(BACK) == ("withdraw", "leave", "cancel")
