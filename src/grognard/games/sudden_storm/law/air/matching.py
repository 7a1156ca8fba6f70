"""20A3 and 20B1. The steps of an air combat: the screen, those who pass it, the mission force."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.sudden_storm.law.air import clash, duels
from grognard.games.sudden_storm.law.air.clash import (
    Clash,
    bypassing_units,
    interceptors,
    mission_force,
    screen,
    screen_attackers,
    units_in_pairs,
)
from grognard.games.sudden_storm.law.air.duels import Exchange
from grognard.games.sudden_storm.law.presence import side_of
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.flow import BACK, CLOSE, JOIN, Ask, Do, Seq, Step, Verb, While
from grognard.kernel.hexes import bits, holds, one_of, unitset
from grognard.kernel.menu import UNIT, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import finish
from grognard.rules.why_not import not_among_cause, unit_words

Choosers = Callable[[Position, Clash], UnitSet]


def current_clash(pos: Position) -> Clash:
    return pos.memo(Clash)


# -- screen or bypass


@rule("SS 20A3")
def has_screen_to_pass(pos: Position) -> bool:
    """Without a screen there is nothing to pass."""
    return bool(screen(pos, current_clash(pos)) and interceptors(pos, current_clash(pos)))


@rule("SS 20A3")
def groups_menu(pos: Position) -> Menu:
    mine = interceptors(pos, current_clash(pos))
    verbs = {
        "bypass": units(
            mine & ~current_clash(pos).bypass,
            "SS 20A3",
            not_among_cause(pos, "SS 20A3", "ss-why-not-interceptor"),
        ),
        "face": units(
            mine & current_clash(pos).bypass,
            "SS 20A3",
            not_among_cause(pos, "SS 20A3", "ss-why-not-interceptor"),
        ),
        "ready": button("SS 20A3"),
    }
    return Menu(
        1 - current_clash(pos).side, "ss-air-groups", "SS 20A3", verbs, {"hex": At(current_clash(pos).hex)}
    )


def side_setter(passes: bool) -> Callable[[Referee, int], None]:
    def put(ref: Referee, unit: int) -> None:
        found = current_clash(ref.pos).bypass
        ref.remember(
            current_clash(ref.pos)._replace(bypass=found | 1 << unit if passes else found & ~(1 << unit))
        )

    return put


def no_screen(ref: Referee, frame: Frame) -> None:
    """Then all go for the mission force."""
    if not screen(ref.pos, frame.memo):
        ref.remember(frame.memo._replace(bypass=interceptors(ref.pos, frame.memo)))


# -- matching, unit by unit


def match(ref: Referee, unit: int, foe: int) -> None:
    """A pair holds the interceptor first."""
    memo: Clash = ref.frame.memo
    mine = side_of(ref.pos, unit) != memo.side
    ref.remember(memo._replace(pairs=(*memo.pairs, (unit, foe) if mine else (foe, unit))))


def first_unit(some: UnitSet) -> int:
    """Whose turn it is: the order makes no difference to what can come of it."""
    return bits(some)[0]


class Matching:
    """A step in which the units of a player are matched one by one against the others."""

    def __init__(
        self, name: str, cite: str, prompt: str, choosers: Choosers, foes: Choosers, more: str = ""
    ) -> None:
        self.name, self.cite, self.prompt = name, cite, prompt
        self.choosers, self.foes, self.more = choosers, foes, more

    def is_open(self, pos: Position) -> bool:
        return bool(self.choosers(pos, current_clash(pos)) and self.foes(pos, current_clash(pos)))

    def menu(self, pos: Position) -> Menu:
        memo = current_clash(pos)
        unit = first_unit(self.choosers(pos, memo))
        found = units(self.foes(pos, memo), self.cite, not_among_cause(pos, self.cite, "ss-why-no-such-foe"))
        if self.name == "match_screen":
            taken = screen(pos, memo) & units_in_pairs(memo) & ~found.set
            found.less(self.cite, taken, unit_words("ss-why-one-each", pos))
        verbs = {"against": found}
        if self.more:
            verbs[self.more] = button("SS 20B1a.2")
        return Menu(side_of(pos, unit), self.prompt, self.cite, verbs, {"hex": At(memo.hex)}, unit)

    def take(self, ref: Referee, foe: int) -> None:
        match(ref, first_unit(self.choosers(ref.pos, current_clash(ref.pos))), foe)
        self.match_forced(ref, ref.frame)

    def match_forced(self, ref: Referee, _: Frame) -> None:
        """Who has but one foe to be matched against is asked nothing."""
        while not self.more and type(ref.frame.memo) is Clash:
            some, foes = (find(ref.pos, ref.frame.memo) for find in (self.choosers, self.foes))
            if not some or not foes or foes & foes - 1:
                return
            match(ref, first_unit(some), one_of(foes))

    def steps(self) -> tuple[Step, ...]:
        verbs = {"against": Verb(self.take, UNIT, JOIN)}
        if self.more:
            verbs[self.more] = Verb(hold_escort, role=BACK)
        ask = Ask(self.name, self.menu, verbs, self.is_open, Clash)
        return (Do(f"{self.name}_forced", self.match_forced), ask)


@rule("SS 20B1a.1")
def unmatched_facing(pos: Position, memo: Clash) -> UnitSet:
    return screen_attackers(pos, memo) & ~units_in_pairs(memo)


@rule("SS 20B1a.1")
def escorts_to_face(pos: Position, memo: Clash) -> UnitSet:
    """One interceptor for each escort, as far as there are so many; what is left over goes where it likes."""
    escorts = screen(pos, memo)
    bare = escorts & ~units_in_pairs(memo)
    many = unmatched_facing(pos, memo).bit_count()
    return escorts if many > bare.bit_count() else bare


@rule("SS 20B1a.1", "SS 20B1a.2")
def spare_escorts(pos: Position, memo: Clash) -> UnitSet:
    """More escorts than interceptors: they join in as they like, or wait for who passes."""
    return screen(pos, memo) & ~units_in_pairs(memo) & ~memo.held


def units_attacking_screen(pos: Position, memo: Clash) -> UnitSet:
    return screen_attackers(pos, memo)


@rule("SS 20B1a.2")
def hold_escort(ref: Referee, _: int) -> None:
    """The escort is not engaged."""
    memo: Clash = ref.frame.memo
    ref.remember(memo._replace(held=memo.held | 1 << first_unit(spare_escorts(ref.pos, memo))))


@rule("SS 20B1c")
def free_escorts(pos: Position, memo: Clash) -> UnitSet:
    """Those that have not fought yet."""
    return screen(pos, memo) & ~units_in_pairs(memo)


@rule("SS 20B1e")
def units_past_screen(pos: Position, memo: Clash) -> UnitSet:
    """Interceptors that have got past the screen."""
    return bypassing_units(pos, memo) & ~units_in_pairs(memo)


SCREEN = Matching("match_screen", "SS 20B1a.1", "ss-match-screen", unmatched_facing, escorts_to_face)
SPARE = Matching("match_spare", "SS 20B1a.2", "ss-match-spare", spare_escorts, units_attacking_screen, "hold")
BYPASS = Matching("match_bypass", "SS 20B1c", "ss-match-bypass", free_escorts, bypassing_units)
MISSION = Matching("match_mission", "SS 20B1e", "ss-match-mission", units_past_screen, mission_force)


# -- the exchanges


def next_exchange(pairs: clash.Pairs, answers: bool = True) -> Exchange:
    """That of the first pair, with all who are matched against the same unit."""
    unit, foe = pairs[0]
    mine = unitset(one for one, other in pairs if other == foe)
    theirs = unitset(other for one, other in pairs if one == unit)
    if not answers or theirs & theirs - 1:
        return Exchange(unit, theirs, answers)
    return Exchange(foe, mine)


def exchanging(answers: bool) -> Callable[[Referee, Frame], None]:
    @rule("SS 20B1b.1", "SS 20B1d", "SS 20B1f")
    def exchange(ref: Referee, frame: Frame) -> None:
        memo: Clash = ref.frame.memo
        found = next_exchange(memo.pairs, answers)
        both = found.many | 1 << found.lone
        left = tuple(pair for pair in memo.pairs if not holds(both, pair[0]) or not holds(both, pair[1]))
        ref.remember(memo._replace(pairs=left))
        ref.ask("exchange", frame.who, found)

    return exchange


def exchange_loop(name: str, answers: bool = True) -> While:
    """All exchanges of a step."""
    return While(name, lambda pos: bool(current_clash(pos).pairs), Do(f"{name}_next", exchanging(answers)))


def announce_pairs(ref: Referee, frame: Frame) -> None:
    ref.do(clash.pairs_message(ref.pos, frame.memo))


STEPS = Seq(
    (
        clash.QUESTION,
        Do("clash_told", announce_pairs),
        Ask(
            "groups",
            groups_menu,
            {
                "bypass": Verb(side_setter(True), UNIT),
                "face": Verb(side_setter(False), UNIT, BACK),
                "ready": Verb(finish, role=CLOSE),
            },
            has_screen_to_pass,
            Clash,
        ),
        Do("no_screen", no_screen),
        *SCREEN.steps(),
        *SPARE.steps(),
        exchange_loop("screen_fire"),
        *BYPASS.steps(),
        exchange_loop("bypass_fire", answers=False),
        *MISSION.steps(),
        exchange_loop("mission_fire"),
    )
)
PROCEDURES: Mapping[str, Step] = {"clash_hex": clash.CHOICE, "clash": STEPS, **duels.PROCEDURES}
