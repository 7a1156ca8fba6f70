"""7.1 and 7.2. Command chits: chosen for the game, selected for the turn, drawn from one bag."""

from __future__ import annotations

from grognard.games.victory_lost.law import command, why_not
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.data import CHOSEN, SELECTED
from grognard.games.victory_lost.law.names import (
    ACTIVE,
    AXIS,
    DESIGNATION,
    DRAWS,
    NOBODY,
    SOVIET,
    SPECIAL,
    ChitSet,
    Own,
)
from grognard.kernel.changes import Marked, Message, TurnStarted
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds
from grognard.kernel.menu import Allowed, Menu, button, options, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules import hidden

DRAW = "avl-die-draw"


def chit_options(
    pos: Position, side: int, allowed: ChitSet, cite: str, message: str, missing: int = 1
) -> Allowed:
    """Chits as nouns, by their names; none once all are chosen, and never those of the other side."""
    data, area = book(pos).data, allowed if missing > 0 else 0
    words = why_not.chit_words(data, side, message if missing > 0 else "avl-why-chits-enough")
    return options(data.chit_names, cite, cite).only(cite, area, words)


# -- 3.0: the five


@rule("AVL 3.0h", "AVL 3.0i", "AVL 3.0j", "AVL 3.0k", "AVL 3.0l", "AVL ANX.P2a")
def choose_menu(pos: Position) -> Menu:
    """STAVKA is given; five of the others, those of HQs to come among them, for the whole game."""
    own: Own = pos.state.own
    data = book(pos).data
    others = data.chits_of(SOVIET) & ~(1 << data.stavka)
    missing = CHOSEN - own.five.bit_count()
    verbs = {
        "choose": chit_options(pos, SOVIET, others & ~own.five, "AVL 3.0h", "avl-why-chosen", missing),
        "give_back": chit_options(pos, SOVIET, own.five, "AVL 3.0h", "avl-why-not-chosen"),
        "historical": button("AVL 3.0h").less(
            "AVL 3.0h", int(not missing or not historical_left(pos)), "avl-why-chits-enough"
        ),
        "end_choice": button("AVL 3.0k").less("AVL 3.0h", int(missing > 0), why_not.chits_missing(missing)),
    }
    return Menu(SOVIET, "avl-choose", "AVL 3.0h", verbs, {"left": missing})


def is_by_hand(pos: Position) -> bool:
    return bool(pos.game.options["chits"] == "free")


def choose(ref: Referee, chit: int) -> None:
    ref.note("AVL 3.0h", five=ref.state.own.five | 1 << chit)


def give_back(ref: Referee, chit: int) -> None:
    ref.note("AVL 3.0h", five=ref.state.own.five & ~(1 << chit))


def historical_five(pos: Position) -> ChitSet:
    data = book(pos).data
    return sum(1 << i for i, c in enumerate(data.chits) if c.side == SOVIET and c.usual and i != data.stavka)


def historical_left(pos: Position) -> list[int]:
    own: Own = pos.state.own
    return bits(historical_five(pos) & ~own.five)


@rule("AVL 3.0l")
def historical(ref: Referee, _: int) -> None:
    """The next of the historical five. All at once would be told from a choice by hand by whoever counts the
    acts.
    """
    choose(ref, historical_left(ref.pos)[0])


def unless_by_hand(ref: Referee, _: Frame) -> None:
    if not is_by_hand(ref.pos):
        ref.note("AVL 3.0h", five=historical_five(ref.pos))


# -- 7.1: this turn's


@rule("AVL 7.1.1", "AVL 3.0k", "AVL 11.1.2c", "AVL 3.0n", "AVL 3.0o", "AVL ANX.P2b")
def available(pos: Position, side: int) -> ChitSet:
    """The chits of a side that are still in the game, played ones too; STAVKA apart."""
    own: Own = pos.state.own
    return (own.five if side == SOVIET else own.axis) & ~own.lost


@rule("AVL 7.1.2b", "AVL 7.1.2c", "AVL ANX.S1Aa", "AVL ANX.S1Ab")
def chits_to_select(pos: Position, side: int) -> int:
    """How many must be selected: three besides STAVKA, or what the turn track gives the Axis; all there are
    if there are fewer.
    """
    number = SELECTED if side == SOVIET else book(pos).data.axis_chits[pos.state.turn - 1]
    return min(number, available(pos, side).bit_count())


def selection(pos: Position, side: int) -> ChitSet:
    """What is being selected: for the next turn where the Soviets select ahead."""
    own: Own = pos.state.own
    return own.ahead if side == SOVIET and is_selecting_ahead(pos) else own.picked[side]


def first_turn(pos: Position) -> int:
    """The first turn of the game, or of its scenario."""
    scenario = book(pos).data.scenario
    return scenario.turns[0] if scenario else 1


@rule("AVL 15.0.2b")
def is_selecting_ahead(pos: Position) -> bool:
    """Do the Soviets select for the next turn now? From the second turn on always; on the first once this
    turn's is made.
    """
    own: Own = pos.state.own
    return book(pos).preselection and (
        pos.state.turn > first_turn(pos)
        or (own.picked[SOVIET].bit_count() > 0 and own.bag >> book(pos).data.stavka & 1 > 0)
    )


@rule("AVL 4.1.1", "AVL 7.1.2a", "AVL 7.1.2d", "AVL 7.2.2h")
def select_menu(pos: Position, side: int) -> Menu:
    """In secret; Mansteins are chits like the others."""
    mine = selection(pos, side)
    missing, free = chits_to_select(pos, side) - mine.bit_count(), available(pos, side) & ~mine
    cite = "AVL 7.1.2b" if side == SOVIET else "AVL 7.1.2c"
    verbs = {
        "pick": chit_options(pos, side, free, cite, "avl-why-chit-unavailable", missing),
        "unpick": chit_options(pos, side, mine, cite, "avl-why-not-chosen"),
        "end_selection": button(cite).less(cite, int(missing > 0), why_not.chits_missing(missing)),
    }
    prompt = "avl-select-ahead" if side == SOVIET and is_selecting_ahead(pos) else "avl-select"
    return Menu(side, prompt, cite, verbs, {"left": missing})


def set_selection(ref: Referee, side: int, chits: ChitSet) -> None:
    own: Own = ref.state.own
    if side == SOVIET and is_selecting_ahead(ref.pos):
        ref.note("AVL 7.1.2a", ahead=chits)
    else:
        ref.note(
            "AVL 7.1.2a", picked=(chits, own.picked[AXIS]) if side == SOVIET else (own.picked[SOVIET], chits)
        )


def pick(ref: Referee, chit: int) -> None:
    side = ref.frame.who
    set_selection(ref, side, selection(ref.pos, side) | 1 << chit)


def unpick(ref: Referee, chit: int) -> None:
    side = ref.frame.who
    set_selection(ref, side, selection(ref.pos, side) & ~(1 << chit))


@rule("AVL 2.4b", "AVL 7.1.2a", "AVL 7.1.2b", "AVL ANX.S1Ac")
def fill_bag(ref: Referee, frame: Frame) -> None:
    """All selected chits, STAVKA always among them, into the one bag."""
    own: Own = ref.state.own
    side = frame.who
    chits = own.picked[side] | (1 << book(ref.pos).data.stavka if side == SOVIET else 0)
    args = (("side", ref.game.sides[side]), ("n", chits.bit_count()))
    ref.note("AVL 7.1.2a", "avl-selected", args, bag=own.bag | chits)


# -- the turn


@rule(
    "AVL 4.0a", "AVL 4.3d", "AVL 7.1.1", "AVL 2.5a", "AVL 3.0e", "AVL ANX.S3c", "AVL 15.0.2a", "AVL 15.0.2b"
)
def new_turn(ref: Referee, _: Frame) -> None:
    """Everybody gathers his chits; with the option, a Manstein due this turn is there already, and the
    Soviets take what they noted.
    """
    turn = ref.state.turn + 1
    ref.do(TurnStarted(turn, "AVL 4.3d"))
    rules, own = book(ref.pos), ref.state.own
    noted = own.ahead & ~own.lost if rules.preselection and turn > first_turn(ref.pos) else 0
    ref.note(
        "AVL 4.3d",
        picked=(noted, 0),
        ahead=0,
        bag=0,
        played=0,
        back=0,
        refused=False,
        displaced=0,
        opening=SPECIAL if turn == 1 else DRAWS,
    )
    if rules.early_manstein:
        receive_mansteins(ref)


@rule("AVL 11.1.2b", "AVL 15.0.2a", "AVL 4.3a")
def receive_mansteins(ref: Referee) -> None:
    due = sum(
        1 << i
        for i in bits(book(ref.pos).data.mansteins)
        if book(ref.pos).data.chits[i].arrives == ref.state.turn
    )
    own: Own = ref.state.own
    if due & ~own.axis:
        ref.note("AVL 11.1.2b", "avl-manstein", axis=own.axis | due)


# -- 7.2: draws


def is_activation_left(pos: Position) -> bool:
    """Until the bag is empty and nobody is activated any more."""
    own: Own = pos.state.own
    return bool(own.bag) or own.active != NOBODY or own.drawn != NOBODY


def must_draw(pos: Position) -> bool:
    own: Own = pos.state.own
    return (
        bool(own.bag)
        and own.active == NOBODY
        and own.drawn == NOBODY
        and own.opening != SPECIAL
        and not must_designate(pos)
    )


@rule(
    "AVL 7.2.1a",
    "AVL 7.2.1b",
    "AVL 7.2.1d",
    "AVL 4.1.2a",
    "AVL 4.1.2d",
    "AVL 7.1.3a",
    "AVL ANX.S1B1",
    "AVL ANX.S1B4",
)
def draw(ref: Referee, _: Frame) -> None:
    """One chit, blindly."""
    if ref.state.own.bag:  # a position may begin here with an empty one
        play(ref, hidden.pick(ref, ref.state.own.bag, DRAW, "AVL 7.2.1a"))


@rule("AVL 7.2.1d", "AVL 7.2.2a", "AVL 7.3.1", "AVL 7.2.2b", "AVL 7.2.2c", "AVL 7.3.2c", "AVL 7.3.2e")
def play(ref: Referee, chit: int) -> None:
    """The chit is shown to all and activates its HQ, STAVKA all Soviet HQs, the one in its box too; a
    Manstein waits for its owner.

    A chit whose HQ is neither on the map nor in a box does nothing (AMB-AVL-08).
    """
    data = book(ref.pos).data
    own: Own = ref.state.own
    one = data.chits[chit]
    shown = own.shown | 1 << chit if one.side == SOVIET else own.shown
    # the two are alike: it may be the one that was put back
    back = own.back & ~(data.mansteins if holds(data.mansteins, chit) else 0)
    bag, played = own.bag & ~(1 << chit), own.played | 1 << chit
    args = (("chit", printed_name(one.id)), ("side", ref.game.sides[one.side]))
    ref.note("AVL 7.2.1b", "avl-drawn", args, bag=bag, played=played, shown=shown, back=back)
    hqs = command.present(ref.pos, one.side)
    if one.hq >= 0:
        hqs &= 1 << one.hq
    if hqs and holds(data.mansteins, chit):
        ref.note("AVL 7.2.1b", drawn=chit)
        return
    ref.note("AVL 7.2.1b", refused=False)
    if hqs:
        command.activate(ref, one.side, hqs)
    else:
        ref.do(Message("avl-no-effect", (("chit", printed_name(one.id)),), "AVL 7.2.2a"))


def printed_name(chit: str) -> str:
    """What stands on a chit: the two Mansteins are alike."""
    return chit.partition("-")[0] if chit.startswith("Manstein") else chit


# -- Manstein


def is_manstein_waiting(pos: Position) -> bool:
    own: Own = pos.state.own
    return own.drawn != NOBODY


@rule("AVL 7.2.2d", "AVL 7.2.2e", "AVL 7.2.2f")
def manstein_menu(pos: Position) -> Menu:
    """Any Axis HQ, the one in its box too; or back into the bag, but not twice running."""
    own: Own = pos.state.own
    hqs = command.present(pos, AXIS)
    refuse = button("AVL 7.2.2e").less("AVL 7.2.2f", int(own.refused and bool(hqs)), "avl-why-refused-before")
    verbs = {
        "activate": units(hqs, "AVL 7.2.2d", why_not.not_an_hq_cause(pos, AXIS, "AVL 7.2.2d")),
        "refuse": refuse,
    }
    return Menu(AXIS, "avl-manstein-drawn", "AVL 7.2.2d", verbs)


def activate(ref: Referee, hq: int) -> None:
    ref.note("AVL 7.2.2d", drawn=NOBODY, refused=False)
    ref.finish()
    command.activate(ref, ref.game.roster[hq].side, 1 << hq)


def refuse(ref: Referee, _: int) -> None:
    own: Own = ref.state.own
    bit = 1 << own.drawn
    bag, back, played = own.bag | bit, own.back | bit, own.played & ~bit
    ref.note("AVL 7.2.2e", "avl-refused", bag=bag, back=back, played=played, drawn=NOBODY, refused=True)
    ref.finish()


@rule("AVL 15.0.2c")
def must_designate(pos: Position) -> bool:
    own: Own = pos.state.own
    return (
        own.opening == DESIGNATION
        and own.active == NOBODY
        and book(pos).free_chit
        and bool(own.bag & own.axis)
    )


# -- the end of an activation


@rule("AVL 7.3.3c", "AVL 4.1.2d")
def clear_activations(ref: Referee, _: Frame) -> None:
    """Wherever they have gone to, nobody stays activated."""
    ref.note("AVL 7.3.3c", active=NOBODY, moved=False)
    if ref.state.marks[ACTIVE]:
        ref.do(Marked(ACTIVE, ref.state.marks[ACTIVE], False, "AVL 7.3.2a", quiet=True))
